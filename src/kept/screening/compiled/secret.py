"""Compiled from rules/secret*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION: str = 'b81a0417'

RULES: tuple[tuple[object, ...], ...] = (('private-key', 'secret', False,
  b'-----begin (?:[a-z0-9]+ ){0,3}private key(?: block)?-----(?:[\\s\\\\nr"\'+,]|(?:proc-type|dek-info|version|c'
  b'omment):[^\\n]{0,80})*([a-z0-9+/=]{16,}(?:[\\s\\\\nr"\'+,]*[a-z0-9+/=]{8,})*)',
  None, None, None),
 ('putty-private-key', 'secret', False,
  b'putty-user-key-file-\\d:(?s:.*?)private-lines:\\s*\\d+\\s+([a-z0-9+/=\\s]{16,})', None, None, None),
 ('age-secret-key', 'secret', True, b'AGE-SECRET-KEY-1[A-Z0-9]{58}', None, None, 'is_token'),
 ('wireguard-key', 'secret', False, b'(?:privatekey|presharedkey)\\s*=\\s*([a-z0-9+/]{43}=)', None, None,
  'is_token'),
 ('json-web-token', 'secret', True, b'(eyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{6,}\\.[A-Za-z0-9_-]*)', None, None,
  None),
 ('encrypted-web-token', 'secret', True,
  b'(eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{40,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{16,})',
  None, None, 'is_token'),
 ('authorization-header', 'secret', False,
  b'(?:authorization["\'`]?\\s*[:=]\\s*["\'`]?(?:(?:bearer|token|api-token|apikey|key|splunk|digest)\\s+)?|(?:^|['
  b'"\'`\\s])(?:[\\w-]*token|x-api-key|api-key|apikey):\\s*)["\'`]?([^\\s"\'`,;<>]{8,})',
  None, None, 'is_random'),
 ('basic-authorization-header', 'secret', False,
  b'authorization["\'`]?\\s*[:=]\\s*["\'`]?basic\\s+([a-z0-9+/]{8,}={0,2})', None, None, 'is_basic_header'),
 ('password-in-address', 'secret', False,
  b'[a-z][a-z0-9+.-]{1,30}://[^\\s/:@"\'`<>]{0,80}:([^\\s/@"\'`<>]{3,100})@[a-z0-9\\[_$-]', None, None,
  'is_password'),
 ('password-in-curl', 'secret', False,
  b'\\bcurl\\b[^\\n]{0,300}?\\s(?:-u|--user)(?:\\s+|=)["\']?([^\\s"\'$<{%\\[]{0,60}:["\']?[^\\s"\'$<{%\\[][^\\s"\'<'
  b'{]{2,60}|[^\\s"\':$<{]{8,60}:)',
  None, None, 'is_basic_auth'),
 ('nuget-password', 'secret', False, b'cleartextpassword"\\s+value="([^"]{4,})"', None, None, 'is_attribute'),
 ('assigned-password', 'secret', False,
  b'(?:(?:mot\\s+de\\s+passe|passphrase|contrasena|password|passcode|passwort|kennwort|passwd|\xe3\x83\x91\xe3'
  b'\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe6\x9a\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5\x8f\xb7|pwd|mdp'
  b'|\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4\xbb\xa4)|[_.-]pass)["\'`]?(?:\\s*(?:=>|[:?+]{0,3}=)\\s*|:\\s*)((?'
  b':["\'`][^"\'`\\n]{4,80}["\'`])|[^\\s"\'`,;&]{4,80})',
  None, None, 'is_assigned_password'),
 ('assigned-secret', 'secret', False,
  b'(?:encryption_key|encryption\\s+key|webhook_secret|client\\s+secret|client\\-secret|client_secret|shared_secret'
  b'|refresh_token|session_token|api\\-schlussel|access\\s+token|access\\-token|access_token|clientsecret|sessionto'
  b'ken|bearer_token|deploy_token|clave\\s+de\\s+api|accesstoken|private\\s+key|private\\-key|private_key|signin'
  b'g_key|signing\\s+key|license_key|oauth_token|totp_secret|credentials|access\\s+key|access\\-key|access_key|auth'
  b'\\s+token|auth\\-token|auth_token|secret\\s+key|secret\\-key|secret_key|privatekey|app_secret|master_key|api'
  b"\\s+token|api\\-token|api_token|accesskey|authtoken|secretkey|appsecret|bot_token|user_auth|schlussel|cle\\s+d'"
  b'api|clave\\s+api|apitoken|auth_key|id_token|api\\s+key|api\\-key|api_key|authkey|idtoken|cle\\s+api|apikey|s'
  b'ecret|\xe3\x82\xa2\xe3\x82\xaf\xe3\x82\xbb\xe3\x82\xb9\xe3\x82\xad\xe3\x83\xbc|\xe3\x82\xb7\xe3\x83\xbc\xe3'
  b'\x82\xaf\xe3\x83\xac\xe3\x83\x83\xe3\x83\x88|api\\s+\xe5\xaf\x86\xe9\x92\xa5|token|api\xe3\x82\xad\xe3\x83\xbc'
  b'|api\xe5\xaf\x86\xe9\x92\xa5|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe5\xaf\x86\xe9\x92\xa5|\xe4'
  b'\xbb\xa4\xe7\x89\x8c)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\'`'
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)([^\\s"\'`,;<>{}()\xe3\x80\x8c\xe3'
  b'\x80\x8d]{8,})',
  None, None, 'is_random'),
 ('assigned-key', 'secret', False,
  b'(?:[a-z]{3,}[_.-]?(?:key|login|auth)|\\bsourcegraph|messagebirdclientid)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\'
  b'||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\'`\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3'
  b'\x80\x8e]\\s*)?)([^\\s"\'`,;<>{}()]{20,})',
  None, None, 'is_machine_made'),
 ('aws-secret-key', 'secret', False,
  b'(?:aws|amazon|secret)[^\\n]{0,40}?(?:secret|key)[^\\n]{0,30}?[\\s=:"\'`(]([a-z0-9/+]{40})(?:$|[^a-z0-9/+=])',
  None, None, 'is_mixed_token'),
 ('named-provider-secret', 'secret', False,
  b'(?:okta|sumo(?:logic)?|facebook|vault|twilio|mistral|cohere|datadog|pagerduty|cloudflare|vercel|postmark|tog'
  b'ether|wandb|weights|dd_api|cf_api|algolia|bitly|linode|hetzner|vultr|gitea|travis|codecov|deepgram|assemblya'
  b'i|ngrok|scaleway|jira|snyk)[^\\n]{0,60}?(?:token|key|secret|sid|access_?id|access|auth|login|password|api|sch'
  b'lussel|cle|clave|\xe3\x82\xad\xe3\x83\xbc|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe5\xaf\x86'
  b'\xe9\x92\xa5|\xe4\xbb\xa4\xe7\x89\x8c)[^\\n]{0,40}?[\\s=:"\'`(\xe3\x80\x8c\xe2\x80\x9c\xc2\xab:]([a-z0-9_-]{14'
  b',80}(?:\\.[a-z0-9_-]{8,80})?)(?:$|[^a-z0-9_.-]|\\.\\s|\\.$)',
  None, None, 'is_random'),
 ('sonar-login', 'secret', False,
  b'sonar[_.-](?:login|token)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\'`\xe2'
  b'\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)([a-z0-9_]{40,44})(?:$|[^a-z0-9_])',
  None, None, None),
 ('sumologic-access-id', 'secret', False,
  b'sumo[a-z_.-]*access_?id(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*)(?:(?:["\''
  b'`\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)(su[a-z0-9]{12})(?:$|[^a-z0-9])',
  None, None, 'is_mixed_token'),
 ('bundler-credentials', 'secret', False,
  b'bundle_[a-z0-9_]{3,60}__(?:com|org|io|dev|net)(?:["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ ='
  b'])\\s*)(?:(?:["\'`\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8e]\\s*)?)([a-z0-9]{6,40}:'
  b'[a-z0-9]{6,40})',
  None, None, None),
 ('vault-old-token', 'secret', True, b'(?:^|[\\s"\'`=:(])(s\\.[A-Za-z0-9]{24})(?:$|[^A-Za-z0-9])', None, None,
  'is_mixed_token'),
 ('otp-seed', 'secret', False,
  b'(?:otpauth://[^\\s]{0,200}secret=([a-z2-7]{16,64}))|(?:totp|2fa|authenticator|otp|\xe4\xba\x8c\xe6\xae\xb5\xe9'
  b'\x9a\x8e\xe8\xaa\x8d\xe8\xa8\xbc|\xe4\xb8\xa4\xe6\xad\xa5\xe9\xaa\x8c\xe8\xaf\x81|\xe5\x8f\x8c\xe9\x87\x8d'
  b'\xe8\xae\xa4\xe8\xaf\x81)[^\\n]{0,60}?[\\s::="\'`\xe3\x80\x8c\xe3\x81\xaf\xe3\x83\xbc\xe6\x98\xaf]([a-z2-7]{4'
  b'}(?:[ -]?[a-z2-7]{4}){3,15})(?:$|[^a-z0-9])',
  None, None, 'is_seed'),
 ('seed-phrase', 'secret', False,
  b'(?:seed phrase|recovery phrase|mnemonic(?: phrase)?|seed words)[^\\n:]{0,30}(?::|is|are)\\s*["\'`\xe2\x80'
  b'\x9c]?((?:[a-z]{3,8}[ ,]+){11,23}[a-z]{3,8})',
  None, None, None),
 ('password-beside-its-name', 'secret', False,
  b'(?:^|[\\s"\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80'
  b'\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f(/\xe3\x80\x81,,::=>]|[^\\x00-\\x7f])([!-&*-~]{5,40})(?:$|[\\s"\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f)'
  b'\xe3\x80\x81\xe3\x80\x82,,;]|[^\\x00-\\x7f])',
  b'(?:masterpasswort|mot\\s+de\\s+passe|credenciales|identifiants|zugangsdaten|passphrase|contrasena|passwords|pa'
  b'ssword|passcode|passwort|kennwort|wi\\-fi\xe3\x82\xad\xe3\x83\xbc|passwd|log\\s+in|\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|clave|wi\\-fi|login|\xe3\x83\x91\xe3\x82\xb9\xe3'
  b'\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|pass|wifi|wlan|'
  b'ssid|\xe3\x83\xad\xe3\x82\xb0\xe3\x82\xa4\xe3\x83\xb3|pwd|mdp|pw|\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4'
  b'\xbb\xa4|\xe5\xaf\x86\xe7\xa2\xbc|\xe8\xb4\xa6\xe5\x8f\xb7)',
  None, 'is_beside_its_name'),
 ('password-joined-words', 'secret', False,
  b'(?:masterpasswort|mot\\s+de\\s+passe|credenciales|identifiants|zugangsdaten|passphrase|contrasena|passwords|pa'
  b'ssword|passcode|passwort|kennwort|wi\\-fi\xe3\x82\xad\xe3\x83\xbc|passwd|log\\s+in|\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\x95\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|clave|wi\\-fi|login|\xe3\x83\x91\xe3\x82\xb9\xe3'
  b'\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|pass|wifi|wlan|'
  b'ssid|\xe3\x83\xad\xe3\x82\xb0\xe3\x82\xa4\xe3\x83\xb3|pwd|mdp|pw|\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4'
  b'\xbb\xa4|\xe5\xaf\x86\xe7\xa2\xbc|\xe8\xb4\xa6\xe5\x8f\xb7)[^.;!?\xe3\x80\x82\\n]{0,60}?(?:\\bis|\\bto|:|=>?|\\'
  b'bes|\\best|\\bist|\\blautet|\xe3\x81\xaf|\xe3\x81\xab|\xe6\x98\xaf|\xe4\xb8\xba|\\bpassword|\\bpass|\\bpw|\\bmd'
  b'p|\\bpasswort|\\bcontrasena|\\bclave|\xe5\x8f\xa3\xe4\xbb\xa4|\xe5\xaf\x86\xe7\xa0\x81|siendo|\\ben|\\bas)\\s*'
  b'(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z]{2,}(?:[-_][a-z]{2,})+)(?:$|[\\s"\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x99\xc2\xbb\xe3\x80\x8d\xe3\x80\x8f)\xe3\x80\x81\xe3\x80\x82,,;]|[.!](?:\\s|$)'
  b'|\xe3\x82\x92|\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa7)',
  None, None, 'is_joined_words'),
 ('passphrase-stated', 'secret', False,
  b'(?:(?:passphrase|pass phrase|phrase de passe|frase de contrasena)[^.:;!?\\n]{0,50}?|(?:password|passwort|kenn'
  b'wort|mot de passe|contrasena)[^.:;!?\\n]{0,40}\\([^)\\n]{1,40}\\)\\s*)(?::|\\bis|\\blautet|\\best|\\bes|\\bist'
  b')\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80'
  b'\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([a-z]+(?:\\s+[a-z]+){3,7})\\s*(?:["'
  b"'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3"
  b'\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*(?:$|[.!\\n])',
  None, None, 'is_phrase'),
 ('security-answer', 'secret', False,
  b'(?:answer to (?:the|my|his|her|our)[^\\n]{0,30}(?:security|secret) question|(?:security|secret) question|sich'
  b'erheitsfrage|geheimfrage|question (?:secrete|de securite)|pregunta (?:de seguridad|secreta)|\xe7\xa7\x98\xe5'
  b'\xaf\x86\xe3\x81\xae\xe8\xb3\xaa\xe5\x95\x8f|\xe5\xaf\x86\xe4\xbf\x9d\xe9\x97\xae\xe9\xa2\x98?)[^\\n]{0,80}?(?'
  b':(?:\\bi|we) (?:always )?(?:answer|put|use)|\\banswer(?: is|:)?|\\bis|antwort(?: ist| lautet)?|reponse(?: est)?'
  b'|respuesta(?: es)?|\xe7\xad\x94\xe3\x81\x88\xe3\x81\xaf|\xe7\xad\x94\xe6\xa1\x88(?:\xe6\x98\xaf|\xe4\xb8\xba)|:'
  b')\\s*[::]?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80'
  b'\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?((?:[^\\s"\'`.,;]+ ?){1,4})',
  None, None, 'is_answer'),
 ('code-for-a-lock', 'secret', False,
  b'(?:^|[\\s"\'`\xe2\x80\x9c\xe3\x80\x8c::\xe3\x81\xaf\xe3\x81\xa7\xe3\x81\xab\xe4\xb8\xba\xe6\x98\xaf#])(\\d{3,8'
  b'}[ab]?|\\d{1,2}(?:\\s?-\\s?\\d{1,2}){2,5}|(?:left|right|links|rechts|\xe5\x8f\xb3|\xe5\xb7\xa6)\\s*\\d{1,2}('
  b'?:,?\\s*(?:left|right|links|rechts|\xe5\x8f\xb3|\xe5\xb7\xa6)\\s*\\d{1,2})+)#?(?:$|[\\s"\'`\xe2\x80\x9d\xe3'
  b'\x80\x8d,\xe3\x80\x81\xe3\x80\x82,;)]|[.!](?:\\s|$)|\xe3\x81\xa7|\xe3\x81\xa0|\xe3\x81\xa7\xe3\x81\x99|opens)',
  b'keypad|lock ?box|padlock|bike lock|safe combination|combination\\b|the safe|alarm|unlocks? (?:with|by)|opens '
  b'with|garage|gate code|panic code|disarm|opener code|zahlenschloss|tresor|kombination|clavier|cadenas|coffre|'
  b'digicode|candado|caja fuerte|combinacion|combinaison|desbloquea|\xe3\x83\x80\xe3\x82\xa4\xe3\x83'
  b'\xa4\xe3\x83\xab\xe3\x83\xad\xe3\x83\x83\xe3\x82\xaf|\xe8\xa7\xa3\xe9\x8c\xa0|\xe9\x87\x91\xe5\xba\xab|'
  b'\xe5\xbc\x80\xe9\x94\x81|\xe4\xbf\x9d\xe9\x99\xa9\xe7\xae\xb1|\xe9\x97\xa8\xe9\x94\x81',
  b'\\b(?:port|issue|ticket|version|release|line|error|deadlock|mutex|threshold|ms|seconds|minutes|users|alarm ru'
  b'le|cloudwatch|lock ?file|block|clock)\\b',
  'is_lock_code'),
 ('login-with-word', 'secret', False,
  b'(?:\\buser(?:name)?|\\bas|benutzer(?:name)?|usuario|utilisateur|\xe8\xb4\xa6\xe5\x8f\xb7|\xe3\x83\xa6'
  b'\xe3\x83\xbc\xe3\x82\xb6\xe3\x83\xbc\xe5\x90\x8d?|login(?: is)?|hotspot|ssid)\\s*(?:["\'`\xe2\x80\x9c\xe2\x80'
  b'\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3'
  b'\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?[^\\s,"\'`\xe2\x80\x9d\xe3\x80\x8d\xe3\x81\xa8\xe5\x92\x8c]{2,30}?(?:\\s'
  b'[^\\s,"\'`\xe2\x80\x9d\xe3\x80\x8d]{2,12})?(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab'
  b'\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?[,\xe3\x80\x81]'
  b'?\\s*(?:(?:and|und|et|y|con|with|mit|avec)\\s+(?:the\\s|la\\s|le\\s|das\\s)?|\xe5\x92\x8c|\xe3\x81\xa8|['
  b',\xe3\x80\x81]\\s*|\\s)(?:(?:password|pass|pw|pwd|passwort|kennwort|mot de passe|mdp|contrasena|clave)(?:\\s'
  b'*:\\s*|\\s+)|(?:\xe5\x8f\xa3\xe4\xbb\xa4|\xe5\xaf\x86\xe7\xa0\x81|\xe3\x83\x91\xe3\x82\xb9\xe3\x83'
  b'\xaf\xe3\x83\xbc\xe3\x83\x89)\\s*:?\\s*)(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99'
  b'\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z0-9'
  b'][^\\s"\'`\xe2\x80\x9d\xe3\x80\x8d\xe3\x80\x81\xe3\x80\x82,,;:]{4,40}?)(?:$|[\\s"\'`\xe2\x80\x9d\xe3'
  b'\x80\x8d\xe3\x80\x81\xe3\x80\x82,,;]|[.!](?:\\s|$)|\xe3\x81\xa7|\xe3\x81\xa7\xe3\x81\x99)',
  None, None, 'is_stated_word'),
 ('name-and-password', 'secret', False,
  b'(?:^|[\\s::,\xe3\x80\x81\xe3\x80\x8c\xe6\x98\xaf\xe3\x81\xaf])(?:admin|root|user|guest|deploy|pi|ubuntu)\\s?/\\'
  b's?([^\\s/"\'`,;\xe3\x80\x82\xe3\x80\x81]{5,30})',
  None, None, 'is_stated'),
 ('password-in-sshpass', 'secret', False,
  b'(?:\\bsshpass\\s+-p\\s*|\\bmysql\\b[^\\n|;]{0,80}\\s-p|\\bredis-cli\\b[^\\n|;]{0,80}\\s-a\\s+|\\bpgpassword=)'
  b'["\']?([^\\s"\'$<{]{4,40})',
  None, None, 'is_password'),
 ('password-stated', 'secret', False,
  b'\\b(?:login\\s+credentials|security\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admi'
  b'n\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+pa'
  b'ssword|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s'
  b'+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|p'
  b'asscode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw)s?(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:for|to'
  b'|of|on|at|in|that|we|i|he|she|they|you)\\b[^.:;!?\\n]{1,60}?)?(?:\\s*\\([^)\\n]{0,60}\\))?\\s*(?:(?:is|was|are|'
  b'will be|should be|=|:|->|\xe2\x86\x92|changed to|was changed to|has changed to|is now|now is|set to|is set to'
  b'|was set to|reset to|was reset to|got reset to|updated to|became|remains|stays))\\s*(?:(?:now|currently|still'
  b'|just|simply|actually|probably|always|again|really|literally|the word|the same as|as)[:,]?\\s+)*:?\\s*(?:['
  b'"\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([^\\s]{3,64})',
  None, None, 'is_stated'),
 ('own-password-stated', 'secret', False,
  b"\\b(?:my|our|his|her|their|your|user'?s?|'s|the|new|old|current|temporary|temp|default|initial|shared|mom'?s|"
  b"dad'?s|wife'?s)\\s+(?:[\\w-]+\\s+){0,3}?(?:login\\s+credentials|security\\s+answer|master\\s+password|login\\s+"
  b'password|wi\\-fi\\s+password|admin\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s'
  b'+code|secret\\s+answer|root\\s+password|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\'
  b's+phrase|network\\s+key|unlock\\s+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-'
  b'fi\\s+key|wifi\\s+code|password|passcode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw)(?:\\s+(?:for|t'
  b'o|of|on|at)\\b[^.:;!?\\n]{1,40}?)?\\s*(?:is|=|:|->|\xe2\x86\x92|changed to|is now|was changed to|was reset t'
  b'o)\\s*(?:now|still|just|simply)?:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2'
  b'\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z][^\\'
  b's]{3,40})',
  None, None, 'is_stated_word'),
 ('quoted-passphrase', 'secret', False,
  b'\\b(?:login\\s+credentials|security\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admi'
  b'n\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+pa'
  b'ssword|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s'
  b'+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|p'
  b'asscode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw)s?\\b[^.;!?\\n"\xe2\x80\x9c\'`\xe3\x80\x8c'
  b'\xc2\xab]{0,50}(?:(?:is|was|are|will be|should be|=|:|->|\xe2\x86\x92|changed to|was changed to|has changed to|'
  b'is now|now is|set to|is set to|was set to|reset to|was reset to|got reset to|updated to|became|remains|stays'
  b'))\\s*(?:["\xe2\x80\x9c`\xe3\x80\x8c\xc2\xab\']([^"\xe2\x80\x9d`\xe3\x80\x8d\xc2\xbb\'\\n]{4,60})["\xe2'
  b"\x80\x9d`\xe3\x80\x8d\xc2\xbb'])",
  None, None, 'is_quoted'),
 ('password-used', 'secret', False,
  b'\\b(?:use|using|enter|type|try|with|give|and|,|is)\\s+(?:the\\s+)?(?:["\'`\xe2\x80\x9c\xe2\x80\x9d'
  b'\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80'
  b'\x8f\xe3\x80\x8a\xe3\x80\x8b])?([^\\s]{4,40}?)(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2'
  b'\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s+(?:as|'
  b'for|is|to be)\\s+(?:the|my|our|your|a|his|her|their)\\s+(?:[\\w-]+\\s+){0,3}?(?:login\\s+credentials|security'
  b'\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admin\\s+password|encryption\\s+key|decrypt'
  b'ion\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+password|sudo\\s+password|wireless\\s+key'
  b'|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s+code|backup\\s+code|credentials|secre'
  b't\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|passcode|wifi\\s+key|wpa2\\s+key|wpa'
  b'\\s+key|passwd|pass|pwd|pw)\\b',
  None, None, 'is_stated'),
 ('login-stated', 'secret', False,
  b'(?:login|log in|log-in|logins|sign in|signin|credentials?|creds|user(?:name)?|account|anmeldung|zugang|zugan'
  b'gsdaten|benutzer|identifiants?|connexion|utilisateur|usuario|acceso|credenciales|\xe3\x83\xad\xe3\x82\xb0\xe3'
  b'\x82\xa4\xe3\x83\xb3|\xe3\x82\xa2\xe3\x82\xab\xe3\x82\xa6\xe3\x83\xb3\xe3\x83\x88|\xe3\x83\xa6\xe3\x83\xbc'
  b'\xe3\x82\xb6\xe3\x83\xbc\xe5\x90\x8d?|\xe7\x99\xbb\xe5\xbd\x95|\xe8\xb4\xa6\xe5\x8f\xb7|\xe5\xb8\x90'
  b'\xe5\x8f\xb7|\xe8\xb4\xa6\xe6\x88\xb7)[^.!?\\n]{0,50}?(?:\\s|:|:|\xe3\x81\xaf|\xe6\x98\xaf|\xe4\xb8\xba)\\s*('
  b'?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3'
  b'\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?[\\w.@+-]{2,40}(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98'
  b'\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80'
  b'\x8a\xe3\x80\x8b])?\\s*(?:/|\\||,?\\s+(?:and|with|und|mit|et|y|con)?\\s*(?:the\\s+)?(?:password|pass|pw|pwd|p'
  b'asswort|kennwort|mot de passe|mdp|contrasena|clave)\\s*:?|\xe3\x80\x81?\\s*(?:\xe3\x83\x91\xe3\x82'
  b'\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9|pw|pass)(?:\xe3\x81\xaf|:|:)?|[,,]?\\s*\xe5'
  b'\xaf\x86\xe7\xa0\x81(?:\xe6\x98\xaf|\xe4\xb8\xba|:|:)?)\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80'
  b'\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3'
  b'\x80\x8a\xe3\x80\x8b])?([^\\s\xe3\x80\x81\xe3\x80\x82,\xe3\x80\x8d"\'`]{4,40})',
  None, None, 'is_stated'),
 ('pin-stated', 'secret', False,
  b'\\b(?:pin|pin code|pin number|(?:door|gate|alarm|entry|access|garage|safe|lock|unlock|security|keypad|buildin'
  b'g|lockbox|front door|bike lock|suitcase|phone|card|sim|voicemail|debit card|atm|entrance|office|elevator|loc'
  b"ker|burglar alarm|intercom)s?'?s?\\s+(?:code|pin|combination|combo|passcode|number)|passcode|lock combination"
  b'|combination)s?(?:\\s+(?:for|to|of|on|at)\\b[^.:;!?\\n0-9]{1,40}?)?\\s*(?:is|was|=|:|changed to|is now|set t'
  b'o|->|\xe2\x86\x92)?\\s*(?:now|still|set to)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80'
  b'\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?#?('
  b'\\d{3,8}|\\d{1,2}(?:[ -]\\d{1,2}){2,4})#?(?:$|[^\\d.%a-z:/-]|[.,](?:\\s|$))',
  None, None, 'is_code_number'),
 ('pin-after-number', 'secret', False,
  b'\\b(\\d{4,8}|\\d{1,2}(?:-\\d{1,2}){2,3})#?\\s+(?:is|as|opens|unlocks)\\s+(?:(?:the|my|our|your|his|her|their|f'
  b'or the)\\s+)?(?:[\\w-]+\\s+){0,3}?(?:pin|code|combination|passcode|door|gate|garage|safe|alarm|lock)\\b',
  None, b'\\b(?:error|exit|status|zip|postal|area|country|response|http|issue|ticket|port)\\b', 'is_code_number'),
 ('recovery-code', 'secret', False,
  b'(?:recovery|backup|rescue|wiederherstellungs|notfall|recuperation|secours|recuperacion|respaldo|'
  b'\xe3\x83\xaa\xe3\x82\xab\xe3\x83\x90\xe3\x83\xaa\xe3\x83\xbc|\xe5\xbe\xa9\xe6\x97\xa7|\xe3\x83\x90\xe3\x83'
  b'\x83\xe3\x82\xaf\xe3\x82\xa2\xe3\x83\x83\xe3\x83\x97|\xe6\x81\xa2\xe5\xa4\x8d|\xe5\xa4\x87\xe7\x94\xa8)[\\s-'
  b']*(?:codes?|keys?|schlussel|\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe3\x82\xad\xe3\x83\xbc|\xe7\xa0\x81'
  b'|\xe5\xaf\x86\xe9\x92\xa5|\xe4\xbb\xa3\xe7\xa0\x81)?[^\\n]{0,40}?(?:[::\xe3\x81\xaf\xe3\x81\x8c\xe6\x98\xaf\xe4'
  b'\xb8\xba=]|\\bis|\\bare|\\bist|\\blautet|\\best|\\bes|\\bsont|\\bson)\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2'
  b'\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f'
  b'\xe3\x80\x8a\xe3\x80\x8b])?([a-z0-9]{4,8}(?:[- ][a-z0-9]{4,8}){1,7}|[a-z]*\\d[a-z0-9]{7,})(?:$|[^a-z0-9])',
  None, None, 'is_recovery_code'),
 ('password-stated-de', 'secret', False,
  b'(?:passwort|passworter|kennwort|passphrase|wlan-?\\s?(?:schlussel|passwort|key|code|kennwort)|netzwerkschluss'
  b'el|sicherheitsschlussel|zugangscode|sicherheitsantwort|losungswort|\\bpw)\\b?(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s'
  b'+(?:fur|zum|zur|von|vom|des|der|am|im|beim|auf|meines|meiner|unseres|unserer|ins|in)\\b[^.:;!?\\n]{1,60}?)?\\s*'
  b'(?:ist|lautet|hei\xc3\x9ft|war|wurde auf|wurde zu|geandert auf|jetzt|nun|=|:|->|\xe2\x86\x92|auf)\\s*(?:jetz'
  b't|nun|aktuell|immer noch|weiterhin|einfach|ab sofort|auf|neu|derzeit|das wort)?[:,]?\\s*(?:["\'`\xe2\x80'
  b'\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3'
  b'\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-de', 'secret', False,
  b'(?:passwort|kennwort|wlan-?(?:schlussel|passwort|kennwort))(?:\\s+(?:fur|zum|zur|von|vom|des|der|am|im|beim|i'
  b'ns)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:lautet|hei\xc3\x9ft|ist)\\s*(?:jetzt|nun|weiterhin|einfach)?:?\\s*(?:["\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-de', 'secret', False,
  b'(?:\\bpin\\b|\\bpin-?(?:code|nummer)\\b|(?:tur|alarm|tor|garagen|tresor|zugangs|haustur|schlie\xc3\x9ffach|saf'
  b'e|zahlen|handy|karten|eingangs|fahrradschloss)[a-zaou\xc3\x9f-]*\\s?-?(?:code|pin|kombination)|zahlenkombinatio'
  b'n|zahlenschloss|turcode)[^.:;!?\\n0-9]{0,50}?(?:ist|lautet|=|:|war|->|auf)?\\s*(?:jetzt|nun)?:?\\s*(?:["\'`\xe2'
  b'\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d'
  b'\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?(\\d{4,8})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, None, 'is_code_number'),
 ('password-stated-fr', 'secret', False,
  b'(?:mots? de passe|\\bmdp\\b|phrase (?:de passe|secrete)|cle\\s+(?:du\\s+)?(?:wi-?fi|wpa2?|reseau|de securite'
  b'|sans fil|de chiffrement)|cle de la box|code (?:du )?wi-?fi|reponse (?:secrete|de securite))(?:\\s*\\([^)\\n]{0'
  b",60}\\))?(?:\\s+(?:de|du|des|d'|pour|sur|a|au|admin|root|de l'|wifi|actuel|principal|temporaire|maitre|proviso"
  b"ire|par defaut)\\b[^.:;!?\\n]{0,60}?)?\\s*(?:est|c'est|etait|sera|devient|=|:|->|\xe2\x86\x92|a ete change e"
  b'n|a ete change pour|change en|passe a|est passe a)\\s*(?:maintenant|desormais|toujours|actuellement|bien|simp'
  b'lement|devenu|a present|encore)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2'
  b'\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([^\\s]'
  b'{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-fr', 'secret', False,
  b'(?:mon|ton|son|notre|votre|leur|le|la|ma|sa)\\s+(?:nouveau\\s+|nouvelle\\s+)?(?:mot de passe|mdp|cle\\s+(?:d'
  b"u\\s+)?wi-?fi)(?:\\s+(?:de|du|des|d'|pour|sur|au)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:est|c'est|:)\\s*(?:maintenant|d"
  b'esormais|toujours)?:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2'
  b'\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-fr', 'secret', False,
  b"(?:\\bpin\\b|code\\s+(?:pin|confidentiel|secret|d'entree|d'acces|de la porte|de l'alarme|du portail|de l'immeub"
  b'le|du coffre|du garage|de la carte|de (?:ma|sa|la|notre|mon|son) [a-ze]+|porte|alarme|portail|du [a-ze]+|sim'
  b"|de deverrouillage|de l'[a-ze]+)|digicode|combinaison)[^.:;!?\\n0-9]{0,50}?(?:est|=|:|->)?\\s*(?:le|maintenant"
  b'|desormais)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2'
  b'\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([0-9]{4,8}|\\d{2,4}[a-'
  b'f]\\d{0,4}|[ab]\\d{4})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, b'erreur|postal|http|retour|sortie|statut|etat|source', 'is_code_number'),
 ('password-stated-es', 'secret', False,
  b'(?:contrasenas?|frase (?:de contrasena|secreta|de paso)|clave\\s+(?:del?\\s+)?(?:(?:la\\s+)?wi-?fi|red|router|r'
  b'oot|admin|acceso|maestra|servidor|nas|correo|wpa2?|cifrado|secreta|temporal|actual|sudo|banco|usuario|vpn)|\\'
  b'bclave|respuesta (?:secreta|de seguridad))(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:de|del|para|en|al|root|admin|'
  b'wifi|actual|maestra|temporal|nueva)\\b[^.:;!?\\n]{0,60}?)?\\s*(?:es|era|sera|=|:|->|\xe2\x86\x92|cambio a|se'
  b' cambio a|ahora es|paso a ser|quedo en|ha cambiado a|quedo como)\\s*(?:ahora|actualmente|todavia|siempre|simp'
  b'lemente|sigue siendo|la palabra)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80\x99'
  b'\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*('
  b'[^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-es', 'secret', False,
  b'(?:mi|tu|su|nuestra|la)\\s+(?:nueva\\s+)?(?:contrasena|clave\\s+del?\\s+(?:la\\s+)?wi-?fi)(?:\\s+(?:de|del|par'
  b'a|en)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:es|:|ahora es|sigue siendo)\\s*(?:ahora)?:?\\s*(?:["\'`\xe2\x80\x9c\xe2'
  b'\x80\x9d\xe2\x80\x98\xe2\x80\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e'
  b'\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-es', 'secret', False,
  b'(?:\\bpin\\b|(?:codigo|clave)\\s+(?:de la alarma|de la puerta|del portal|del garaje|de la caja|de acceso|de ent'
  b'rada|de desbloqueo|secreto|numerica|de(?:l| la) [a-zn]+|pin|de mi [a-zn]+|de seguridad)|combinacion)[^.:;!?\\'
  b'n0-9]{0,50}?(?:es|=|:|->)?\\s*(?:el|ahora)?\\s*:?\\s*(?:["\'`\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x98\xe2\x80'
  b'\x99\xc2\xab\xc2\xbb\xe2\x80\x9e\xe3\x80\x8c\xe3\x80\x8d\xe3\x80\x8e\xe3\x80\x8f\xe3\x80\x8a\xe3\x80\x8b])?\\s*'
  b'(\\d{4,8})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, b'error|postal|http|salida|estado|producto|pedido', 'is_code_number'),
 ('password-stated-ja', 'secret', False,
  b'(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\x95'
  b'\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe3\x83\x91\xe3\x82\xb9\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe3\x83'
  b'\x91\xe3\x82\xb9|\xe5\x90\x88\xe8\xa8\x80\xe8\x91\x89|\xe6\x9a\x97\xe5\x8f\xb7\xe5\x8c\x96\xe3\x82\xad\xe3'
  b'\x83\xbc|wi-?fi(?:\xe3\x81\xae)?(?:\xe3\x82\xad\xe3\x83\xbc|\xe9\x8d\xb5|pw)|\xe3\x83\x8d\xe3\x83'
  b'\x83\xe3\x83\x88\xe3\x83\xaf\xe3\x83\xbc\xe3\x82\xaf\xe3\x82\xad\xe3\x83\xbc|\xe3\x82\xbb\xe3\x82\xad\xe3\x83'
  b'\xa5\xe3\x83\xaa\xe3\x83\x86\xe3\x82\xa3\xe3\x82\xad\xe3\x83\xbc|\xe7\xa7\x98\xe5\xaf\x86\xe3\x81\xae(?'
  b':\xe8\xb3\xaa\xe5\x95\x8f\xe3\x81\xae)?\xe7\xad\x94\xe3\x81\x88|\\bpw)(?:\\([^\\)\\n]{0,40}\\)|\\([^)\\n]{0,'
  b'40}\\))?(?:\xe3\x81\xaf|\xe3\x81\x8c|\xe3\x82\x92|:|:|=|=|\xe2\x86\x92)\\s*(?:\xe7\x8f\xbe\xe5\x9c\xa8|\xe4'
  b'\xbb\x8a\xe3\x81\xaf|\xe4\xbb\x8a|\xe3\x81\xbe\xe3\x81\xa0|\xe5\x85\xa8\xe9\x83\xa8|\xe3\x80\x8c|\xe3\x80\x8e|'
  b'"|\'|`|\xe2\x80\x9c)*\\s*([!-~]{4,60}?)\\s*(?:\xe3\x80\x8d|\xe3\x80\x8f|"|\'|`|\xe2\x80\x9d)?\\s*(?:\xe3'
  b'\x81\xa7\xe3\x81\x99|\xe3\x81\xa0|\xe3\x81\xa7(?:\xe3\x81\x99|\xe3\x81\x82\xe3\x82\x8b|\xe3\x80\x81|\xe3'
  b'\x83\xad\xe3\x82\xb0\xe3\x82\xa4\xe3\x83\xb3|\xe5\x85\xa5|\xe6\x8e\xa5\xe7\xb6\x9a|\xe3\x80\x82)|\xe3\x81\xab('
  b'?:\xe5\xa4\x89\xe6\x9b\xb4|\xe3\x81\x97\xe3\x81\x9f|\xe3\x81\x97\xe3\x81\xbe\xe3\x81\x97\xe3\x81\x9f'
  b'|\xe8\xa8\xad\xe5\xae\x9a|\xe3\x81\xaa\xe3\x81\xa3|\xe5\xa4\x89\xe3\x82\x8f|\xe5\xa4\x89\xe3\x81\x88'
  b'|\xe3\x83\xaa\xe3\x82\xbb\xe3\x83\x83\xe3\x83\x88)|\xe3\x82\x92\xe4\xbd\xbf|\xe3\x81\xa8(?:\xe8\xa8\xad\xe5'
  b'\xae\x9a|\xe3\x81\x84\xe3\x81\x86|\xe3\x81\xaa\xe3\x81\xa3|\xe5\x85\xa5\xe5\x8a\x9b|\xe3\x81\xae\xe3'
  b'\x81\x93\xe3\x81\xa8)|\xe3\x80\x82|\xe3\x80\x81|,|\\.|$|\\n|!|\\(|\\s)',
  None, None, 'is_stated_ja'),
 ('quoted-password-ja', 'secret', False,
  b'(?:\xe3\x83\x91\xe3\x82\xb9\xe3\x83\xaf\xe3\x83\xbc\xe3\x83\x89|\xe3\x83\x91\xe3\x82\xb9\xe3\x83\x95'
  b'\xe3\x83\xac\xe3\x83\xbc\xe3\x82\xba|\xe5\x90\x88\xe8\xa8\x80\xe8\x91\x89|\xe7\xa7\x98\xe5\xaf\x86\xe3\x81'
  b'\xae(?:\xe8\xb3\xaa\xe5\x95\x8f\xe3\x81\xae)?\xe7\xad\x94\xe3\x81\x88)[^\xe3\x80\x82!\\?\\n\xe3\x80\x8c\xe3'
  b'\x80\x8e]{0,30}(?:\xe3\x81\xaf|\xe3\x81\x8c|:|:)\\s*[\xe3\x80\x8c\xe3\x80\x8e]([^\xe3\x80\x8d\xe3\x80\x8f\\n]{'
  b'3,60})[\xe3\x80\x8d\xe3\x80\x8f]\\s*(?:\xe3\x81\xa7\xe3\x81\x99|\xe3\x81\xa0|\xe3\x81\xa7|\xe3\x80\x82|\xe3'
  b'\x81\xab|\xe3\x81\xa8|$)',
  None, None, 'is_quoted'),
 ('pin-stated-ja', 'secret', False,
  b'(?:\xe6\x9a\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5\x8f\xb7|pin(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5'
  b'\x8f\xb7)|\\bpin(?:\xe3\x81\xaf|:)|\xe8\xa7\xa3\xe9\x99\xa4\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe8'
  b'\xa7\xa3\xe9\x8c\xa0(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5\x8f\xb7)|\xe9\x96\x8b\xe9\x8c\xa0'
  b'(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5\x8f\xb7)|\xe3\x83\xad\xe3\x83\x83\xe3\x82\xaf\xe7\x95'
  b'\xaa\xe5\x8f\xb7|(?:\xe3\x83\x89\xe3\x82\xa2|\xe7\x8e\x84\xe9\x96\xa2|\xe3\x82\xa2\xe3\x83\xa9\xe3\x83\xbc\xe3'
  b'\x83\xa0|\xe8\xad\xa6\xe5\xa0\xb1|\xe9\x87\x91\xe5\xba\xab|\xe3\x82\xaa\xe3\x83\xbc\xe3\x83\x88\xe3\x83'
  b'\xad\xe3\x83\x83\xe3\x82\xaf|\xe5\x85\xa5\xe5\x8f\xa3|\xe9\x96\x80|\xe3\x82\xac\xe3\x83\xac\xe3\x83\xbc'
  b'\xe3\x82\xb8|\xe5\x80\x89\xe5\xba\xab|\xe3\x82\xb9\xe3\x83\x9e\xe3\x83\x9b|\xe3\x82\xab\xe3\x83\xbc\xe3'
  b'\x83\x89|\xe3\x83\x9d\xe3\x82\xb9\xe3\x83\x88|\xe8\x87\xaa\xe8\xbb\xa2\xe8\xbb\x8a|\xe3\x83\xad\xe3\x83'
  b'\x83\xe3\x82\xab\xe3\x83\xbc|\xe3\x82\xa8\xe3\x83\xb3\xe3\x83\x88\xe3\x83\xa9\xe3\x83\xb3\xe3\x82\xb9)['
  b'^\xe3\x80\x82\\n]{0,12}?(?:\xe3\x82\xb3\xe3\x83\xbc\xe3\x83\x89|\xe7\x95\xaa\xe5\x8f\xb7|pin|\xe6\x9a'
  b'\x97\xe8\xa8\xbc\xe7\x95\xaa\xe5\x8f\xb7))[^\xe3\x80\x82\\n0-9]{0,20}?(?:\xe3\x81\xaf|\xe3\x81\x8c|:|:'
  b'|\xe3\x82\x92|\xe2\x86\x92|=)?\\s*(?:\xe3\x80\x8c|\xe3\x80\x8e)?\\s*(\\d{4,8})(?:$|[^\\d.%-])',
  None, None, 'is_code_number'),
 ('password-stated-zh', 'secret', False,
  b'(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\xaf\x86\xe7\xa2\xbc|\xe5\x8f\xa3\xe4\xbb\xa4|\xe6\x9a\x97\xe5\x8f\xb7|\xe5'
  b'\xaf\x86\xe4\xbf\x9d\xe7\xad\x94\xe6\xa1\x88|\xe5\xaf\x86\xe4\xbf\x9d\xe9\x97\xae\xe9\xa2\x98\xe7\x9a\x84\xe7'
  b'\xad\x94\xe6\xa1\x88|\xe5\xaf\x86\xe9\x92\xa5|\xe7\xbd\x91\xe7\xbb\x9c\xe5\xaf\x86\xe9\x92\xa5)(?:\\([^\\)\\'
  b'n]{0,40}\\)|\\([^)\\n]{0,40}\\))?\\s*(?:\xe6\x98\xaf|\xe4\xb8\xba|\xe5\xb0\xb1\xe6\x98\xaf|\xe6\x94'
  b'\xb9\xe6\x88\x90\xe4\xba\x86?|\xe6\x94\xb9\xe4\xb8\xba\xe4\xba\x86?|\xe8\xae\xbe\xe4\xb8\xba|\xe8'
  b'\xae\xbe\xe6\x88\x90|\xe8\xae\xbe\xe7\xbd\xae\xe4\xb8\xba|\xe6\x8d\xa2\xe6\x88\x90\xe4\xba\x86?|\xe5'
  b'\x8f\x98\xe6\x88\x90\xe4\xba\x86?|\xe6\x9b\xb4\xe6\x96\xb0\xe4\xb8\xba|\xe9\x87\x8d\xe7\xbd\xae\xe4\xb8'
  b'\xba|\xe5\xb7\xb2\xe6\x94\xb9\xe4\xb8\xba|\xe7\x8e\xb0\xe5\x9c\xa8\xe6\x98\xaf|\xe8\xbf\x98\xe6\x98\xaf'
  b'|\xe9\x83\xbd\xe6\x98\xaf|:|:|=|\xe2\x86\x92)\\s*(?:\xe7\x8e\xb0\xe5\x9c\xa8|\xe7\x9b\xae\xe5\x89\x8d|\xe8\xbf'
  b'\x98\xe6\x98\xaf|\xe2\x80\x9c|"|\xe3\x80\x8c|\'|`|\xe2\x80\x98|\xe3\x80\x8e)*\\s*([!-~]{4,60}?)\\s*(?:\xe2'
  b'\x80\x9d|"|\xe3\x80\x8d|\'|`|\xe2\x80\x99|\xe3\x80\x8f)?\\s*(?:[,\xe3\x80\x82;!\xe3\x80\x81,.;\\n\\(]|$'
  b'|\xe4\xba\x86|\xe5\x90\xa7|\xe5\x95\x8a|\xe5\x93\xa6|\xe5\x91\xa2|\\s)',
  None, None, 'is_stated'),
 ('quoted-password-zh', 'secret', False,
  b'(?:\xe5\xaf\x86\xe7\xa0\x81|\xe5\x8f\xa3\xe4\xbb\xa4|\xe6\x9a\x97\xe5\x8f\xb7|\xe5\xaf\x86\xe4\xbf\x9d(?'
  b':\xe9\x97\xae\xe9\xa2\x98)?(?:\xe7\x9a\x84)?\xe7\xad\x94\xe6\xa1\x88)[^\xe3\x80\x82!\\?\\n\xe2\x80'
  b'\x9c\xe3\x80\x8c"]{0,20}(?:\xe6\x98\xaf|\xe4\xb8\xba|\xe5\x8f\xab|:|:|\xe6\x94\xb9\xe6\x88\x90|\xe8\xae'
  b'\xbe\xe6\x88\x90|\xe8\xae\xbe\xe4\xb8\xba)\\s*[\xe2\x80\x9c\xe3\x80\x8c"\']([^\xe2\x80\x9d\xe3\x80\x8d"\'\\n]{'
  b'3,40})[\xe2\x80\x9d\xe3\x80\x8d"\']',
  None, None, 'is_quoted'),
 ('pin-stated-zh', 'secret', False,
  b'(?:\xe5\xaf\x86\xe7\xa0\x81|pin\\s?\xe7\xa0\x81|\\bpin(?:\xe6\x98\xaf|:)|\xe9\x97\xa8\xe7\xa6\x81(?:'
  b'\xe7\xa0\x81|\xe5\x8d\xa1\xe5\xaf\x86\xe7\xa0\x81)?|\xe5\xbc\x80\xe9\x97\xa8\xe7\xa0\x81|\xe8\xa7'
  b'\xa3\xe9\x94\x81\xe7\xa0\x81|\xe9\x97\xa8\xe9\x94\x81|\xe9\xaa\x8c\xe8\xaf\x81\xe7\xa0\x81|\xe9\x94\x81'
  b'\xe5\xb1\x8f\xe7\xa0\x81|\xe4\xbf\x9d\xe9\x99\xa9\xe7\xae\xb1[^\xe3\x80\x82\\n]{0,8}|\xe6\x8a\xa5\xe8\xad\xa6'
  b'\xe5\x99\xa8[^\xe3\x80\x82\\n]{0,8})[^\xe3\x80\x82\\n0-9]{0,12}?(?:\xe6\x98\xaf|\xe4\xb8\xba|:|:|\xe6\x94'
  b'\xb9\xe6\x88\x90\xe4\xba\x86?|\xe6\x94\xb9\xe4\xb8\xba|\xe8\xae\xbe\xe4\xb8\xba)?\\s*(?:\xe2\x80\x9c|"|'
  b'\xe3\x80\x8c)?\\s*(\\d{4,8})(?:$|[^\\d.%\xe5\xb9\xb4\xe6\x9c\x88\xe6\x97\xa5\xe4\xbd\x8d\xe4\xb8\xaa-])',
  None, None, 'is_code_number'),
 ('aws-access-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('aws-bedrock-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ABSK[A-Za-z0-9+/]{109,269}={0,2}|bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-'
  b'z0-9+/]{20,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('google-api-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AIza[A-Za-z0-9_-]{35}|AQ\\.Ab[A-Za-z0-9_-]{40,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('google-oauth', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ya29\\.[A-Za-z0-9_-]{30,}|GOCSPX-[A-Za-z0-9_-]{24,}|1//0[A-Za-z0-9_-]{40,})(?:(?:$|['
  b'^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('azure-client-secret', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])([A-Za-z0-9_~.-]{3}\\dQ~[A-Za-z0-9_~.-]{31,34})(?:$|[^A-Za-z0-9_~-])', None, None,
  'is_token'),
 ('azure-storage-key', 'secret', True,
  b'((?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{42,}={0,2}|[?&]sig=[A-Za-z0-9%+/]{40,})', None, None,
  'is_token'),
 ('azure-devops-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))([A-Za-z0-9]{72,80}AZDO[A-Za-z0-9]{4})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('digitalocean-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(do[opr]_v1_[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('alibaba-access-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(LTAI[A-Za-z0-9]{12,26})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('tencent-secret-id', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(AKID[A-Za-z0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('yandex-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AQVN[A-Za-z0-9_-]{35,38}|t1\\.[A-Za-z0-9_-]{20,}={0,2}\\.[A-Za-z0-9_-]{86}={0,2})(?:('
  b'?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('cloudflare-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}|cf(?:ut|at|k)_[A-Za-z0-9]{40,})(?:(?:$|[^A-Za-z0-9'
  b'_-]))',
  None, None, 'is_token'),
 ('heroku-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(HRKU-[A-Za-z0-9_-]{36,64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('fly-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(fm[12][ar]?_[A-Za-z0-9+/=_-]{60,}|fo1_[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('vercel-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(vc[pirak]_[A-Za-z0-9]{24,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('netlify-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(nf[pocu]_[A-Za-z0-9_-]{36,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('supabase-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sbp_[a-f0-9]{40}|sb_secret_[A-Za-z0-9_-]{20,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('planetscale-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pscale_(?:tkn|pw|oauth)_[A-Za-z0-9=._-]{32,64})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('neon-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(napi_[a-z0-9]{40,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('render-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(rnd_[A-Za-z0-9]{28,40})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('scalingo-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(tk-us-[A-Za-z0-9_-]{48})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('doppler-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44})(?:(?:$|['
  b'^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('pulumi-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pul-[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('terraform-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))([A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,70})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('vault-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(hv[sbr]\\.[A-Za-z0-9_-]{24,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('infracost-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(ico-[A-Za-z0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('prefect-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pn[ub]_[A-Za-z0-9]{36})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('tailscale-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(tskey-[a-z]+-[A-Za-z0-9]{10,}-[A-Za-z0-9]{20,}|tskey-[A-Za-z0-9]{16,}-[A-Za-z0-9]{1'
  b'0,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('harness-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:pat|sat)\\.[A-Za-z0-9_-]{22}\\.[a-f0-9]{24}\\.[A-Za-z0-9]{20})(?:(?:$|[^A-Za-z0-9_-'
  b']))',
  None, None, 'is_token'),
 ('openshift-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sha256~[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('github-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(gh[pousr]_[A-Za-z0-9]{36,255})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_github_token'),
 ('github-fine-grained-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('gitlab-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(gl(?:pat|dt|rtr?|cbt|ptt|ft|soat|agent|oas|imt|ffct)-[A-Za-z0-9_.-]{20,}|GR1348941['
  b'A-Za-z0-9_-]{20})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('bitbucket-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ATBB[A-Za-z0-9]{24,36}|BBDC-[A-Za-z0-9+/=-]{40,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('atlassian-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AT[ACS]TT3[A-Za-z0-9_=-]{60,})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('sourcegraph-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:sgp_(?:local_|[a-fA-F0-9]{16}_)?[a-fA-F0-9]{40}|slk_[a-f0-9]{64}))(?:(?:$|[^A-Za'
  b'-z0-9_-]))',
  None, None, 'is_token'),
 ('sonar-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sq[upa]_[A-Za-z0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('buildkite-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(bkua_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('circleci-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(CCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('artifactory-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(AKCp[A-Za-z0-9]{69}|cmVmd[A-Za-z0-9]{59})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('octopus-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(API-[A-Z0-9]{25,27})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('postman-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(PMAK-[a-f0-9]{24}-[a-f0-9]{34}|PMAT-[A-Z0-9]{26})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('launchdarkly-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:api|sdk)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:(?:$|[^'
  b'A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('readme-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(rdme_[a-z0-9]{70})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('contentful-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(CFPAT-[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('dynatrace-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dt0[a-z]\\d\\d\\.[A-Z0-9]{24}\\.[A-Z0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('sentry-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sntrys_eyJ[A-Za-z0-9+/=]{20,}_[A-Za-z0-9+/]{30,}|sntryu_[a-f0-9]{64})(?:(?:$|[^A-Za'
  b'-z0-9_-]))',
  None, None, 'is_token'),
 ('new-relic-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(NR(?:AK|II|RA|IQ|JS)-[A-Za-z0-9_-]{19,42})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('grafana-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(glc_eyJ[A-Za-z0-9+/]{30,}={0,2}|glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8})(?:(?:$|[^A-Za-'
  b'z0-9_-]))',
  None, None, 'is_token'),
 ('easypost-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(EZ[AT]K[A-Za-z0-9]{54})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('typeform-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(tfp_[A-Za-z0-9_.=-]{40,60})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('intra42-secret', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(s-s4t2(?:ud|af)-[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('clickhouse-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(4b1d[A-Za-z0-9]{38})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('mapbox-secret', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk\\.eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{20,})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('apify-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(apify_api_[A-Za-z0-9]{34,40})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('adafruit-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(aio_[A-Za-z0-9]{28})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('flutterwave-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(FLWSECK(?:_TEST)?-[a-h0-9]{12,32}(?:-X)?)(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('slack-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(xox[baporscd]-[0-9]{6,}[A-Za-z0-9-]*-[A-Za-z0-9%/+=]{10,}|xox[ars]-[0-9]-[0-9-]{9,}'
  b'-[a-f0-9]{10,}|xox[cd]-[A-Za-z0-9%/+=-]{40,}|xoxe\\.xox[bp]-\\d-[A-Za-z0-9]{100,}|xoxe-\\d-[A-Za-z0-9]{100,}|xo'
  b'xe-[0-9]{10,}-[A-Za-z0-9-]{20,}|xapp-\\d-[A-Z0-9]{8,}-\\d{8,}-[a-f0-9]{40,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('slack-webhook', 'secret', True, b'(hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{30,80})',
  None, None, 'is_token'),
 ('discord-bot-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))([MNO][A-Za-z0-9_-]{23,25}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38})(?:(?:$|[^A-Za-z0'
  b'-9_-]))',
  None, None, 'is_mixed_token'),
 ('discord-webhook', 'secret', True, b'(discord(?:app)?\\.com/api/webhooks/\\d{16,20}/[A-Za-z0-9_-]{60,})', None,
  None, 'is_token'),
 ('telegram-bot-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])(\\d{8,10}:A[A-Za-z0-9_-]{34})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('teams-webhook', 'secret', True,
  b'(webhook\\.office\\.com/webhookb2/[A-Za-z0-9@-]{30,}/IncomingWebhook/[a-f0-9]{32}[A-Za-z0-9/-]*|logic\\.azu'
  b're\\.com(?::443)?/workflows/[a-f0-9]{32}/[^\\s\\"\'<>]*sig=[A-Za-z0-9_-]{20,})',
  None, None, 'is_token'),
 ('google-chat-webhook', 'secret', True,
  b'(chat\\.googleapis\\.com/v1/spaces/[A-Za-z0-9_-]+/messages\\?key=[A-Za-z0-9_-]{20,}&token=[A-Za-z0-9_%=-]{20,})',
  None, None, 'is_token'),
 ('automation-webhook', 'secret', True,
  b'(hooks\\.zapier\\.com/hooks/catch/\\d{5,}/[a-z0-9]{6,}|maker\\.ifttt\\.com/[\\w/]+/with/key/[\\w-]{20,}|hoo'
  b'k\\.[a-z0-9]+\\.make\\.com/[a-z0-9]{24,})',
  None, None, 'is_token'),
 ('facebook-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])(EAA[A-Za-z0-9]{80,}|\\d{15,16}\\|[A-Za-z0-9_-]{27})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('stripe-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{24,}={0,2})(?:(?:'
  b'$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('square-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,43}|EAAA[A-Za-z0-9_-]{60})(?:(?:$|[^A-Za-z0-9_-'
  b']))',
  None, None, 'is_token'),
 ('braintree-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(access_token\\$(?:production|sandbox)\\$[a-z0-9]{16}\\$[a-f0-9]{32})(?:(?:$|[^A-Za-z0-'
  b'9_-]))',
  None, None, 'is_token'),
 ('razorpay-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(rzp_(?:live|test)_[A-Za-z0-9]{14,})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('shopify-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(shp(?:at|ca|pa|ss|tka)_[a-fA-F0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('mollie-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))((?:live|test)_[A-Za-z0-9]{30})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('plaid-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])(access-(?:sandbox|development|production)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4'
  b'}-[0-9a-f]{12})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('shippo-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(shippo_(?:live|test)_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('duffel-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(duffel_(?:test|live)_[A-Za-z0-9_=-]{43})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('adyen-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(AQE[a-z][A-Za-z0-9+/=-]{40,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_mixed_token'),
 ('twilio-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(SK[0-9a-f]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('sendgrid-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(SG\\.[A-Za-z0-9_-]{20,24}\\.[A-Za-z0-9_-]{39,50})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('mailgun-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(key-[a-f0-9]{32}|[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('mailchimp-key', 'secret', True, b'(?:^|[^A-Za-z0-9_])([a-f0-9]{32}-us\\d{1,2})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('brevo-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(x(?:key|smtp)sib-[a-f0-9]{64}-[A-Za-z0-9]{16})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('resend-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('openai-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{40,}|sk-[A-Za-z0-9_-]{16,}T3BlbkFJ[A-Z'
  b'a-z0-9_-]{16,}|sk-[A-Za-z0-9]{48})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('anthropic-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk-ant-(?:api|admin|oat|ort|sid)\\d\\d-[A-Za-z0-9_-]{80,120}AA)(?:(?:$|[^A-Za-z0-9_-]'
  b'))',
  None, None, None),
 ('deepseek-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sk-[a-f0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('openrouter-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sk-or-(?:v1-)?[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('langfuse-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|sk-helicone-[a-z'
  b'0-9-]{24,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('huggingface-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))((?:hf_|api_org_)[A-Za-z0-9]{34})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('replicate-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(r8_[A-Za-z0-9]{37,40})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('groq-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(gsk_[A-Za-z0-9]{48,56})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('xai-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(xai-[A-Za-z0-9]{64,100})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('perplexity-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pplx-[A-Za-z0-9]{40,64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('fireworks-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(fw_[A-Za-z0-9]{22,32})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('cerebras-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(csk-[a-z0-9]{40,60})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('nvidia-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(nvapi-[A-Za-z0-9_-]{60,70})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('elevenlabs-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(sk_[a-f0-9]{48})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('databricks-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dapi[a-f0-9]{32}(?:-\\d)?)(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('langsmith-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('pinecone-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{50,70})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('voyage-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pa-[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('jina-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(jina_[a-f0-9]{32}[A-Za-z0-9_-]{28})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('tavily-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(tvly-(?:dev-|prod-)?[A-Za-z0-9]{30,40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('firecrawl-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(fc-[a-f0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('together-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(tgp_v1_[A-Za-z0-9_-]{43})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('wandb-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(wandb_v1_[A-Za-z0-9_]{60,90})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('e2b-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(e2b_[a-f0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('mem0-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(m0-[A-Za-z0-9]{40})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('cursor-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))((?:crsr|key)_[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('npm-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(npm_[A-Za-z0-9]{36})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_github_token'),
 ('pypi-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(pypi-[A-Za-z0-9_-]{60,})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('rubygems-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(rubygems_[a-f0-9]{48})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('crates-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(cio[A-Za-z0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_mixed_token'),
 ('nuget-key', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(oy2[a-z0-9]{43})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('docker-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,36})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('clojars-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(CLOJARS_[a-z0-9]{60})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('airtable-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pat[A-Za-z0-9]{14}\\.[a-f0-9]{64})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('asana-token', 'secret', True,
  b'(?:^|[^A-Za-z0-9_])([12]/\\d{13,19}(?:/\\d{13,19})?:[a-f0-9]{32})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('notion-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ntn_\\d{8,12}[A-Za-z0-9]{32,38}|secret_[A-Za-z0-9]{43})(?:(?:$|[^A-Za-z0-9_-]))', None,
  None, 'is_token'),
 ('figma-token', 'secret', True, b'(?:(?:^|[^A-Za-z0-9_.]))(fig[dou]_[A-Za-z0-9_-]{36,})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('linear-key', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(lin_(?:api|oauth)_[A-Za-z0-9]{32,64})(?:(?:$|[^A-Za-z0-9_-]))', None, None,
  'is_token'),
 ('dropbox-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(sl\\.(?:u\\.)?[A-Za-z0-9_-]{60,})(?:(?:$|[^A-Za-z0-9_-]))', None, None, 'is_token'),
 ('onepassword-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(ops_eyJ[A-Za-z0-9+/]{60,}={0,3}|A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]'
  b'{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5})(?:(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'),
 ('hubspot-token', 'secret', True,
  b'(?:(?:^|[^A-Za-z0-9_.]))(pat-(?:na|eu|ap)\\d-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:'
  b'(?:$|[^A-Za-z0-9_-]))',
  None, None, 'is_token'))

TOKENS: tuple[tuple[str, tuple[int, ...]], ...] = (('-', (131,)), ('-us', (132,)), ('.', (112,)), ('.atlasv1.', (76,)), ('.logic.azure.com', (115,)),
 ('.make.com/', (117,)), ('/api/webhooks/', (113,)), ('/webhookb2/', (115,)), ('1/', (169,)), ('1//0', (56,)),
 ('2/', (169,)), ('4b1d', (105,)), (':A', (114,)), ('A3-', (174,)), ('ABIA', (53,)), ('ABSK', (54,)),
 ('ACCA', (53,)), ('AGE-SECRET-KEY-1', (2,)), ('AIza', (55,)), ('AKCp', (92,)), ('AKIA', (53,)), ('AKID', (62,)),
 ('API-', (93,)), ('AQ.', (55,)), ('AQE', (128,)), ('AQVN', (63,)), ('ASIA', (53,)), ('ATATT3', (87,)),
 ('ATBB', (86,)), ('ATCTT3', (87,)), ('ATSTT3', (87,)), ('AZDO', (59,)), ('AccountKey=', (58,)), ('BBDC-', (86,)),
 ('CCIPAT_', (91,)), ('CCIPRJ_', (91,)), ('CFPAT-', (97,)), ('CLOJARS_', (167,)), ('EAA', (118,)), ('EAAA', (120,)),
 ('EZAK', (102,)), ('EZTK', (102,)), ('FLWSECK', (109,)), ('GOCSPX-', (56,)), ('GR1348941', (85,)),
 ('HRKU-', (65,)), ('LTAI', (61,)), ('NRAK-', (100,)), ('NRII-', (100,)), ('NRIQ-', (100,)), ('NRJS-', (100,)),
 ('NRRA-', (100,)), ('PMAK-', (94,)), ('PMAT-', (94,)), ('Q~', (57,)), ('SG.', (130,)), ('SK', (129,)),
 ('SharedAccessKey=', (58,)), ('_v1_', (60,)), ('access-', (125,)), ('access_token$', (121,)), ('aio_', (108,)),
 ('api-', (95,)), ('api_org_', (140,)), ('apify_api_', (107,)), ('bedrock-api-key-', (54,)), ('bkua_', (90,)),
 ('cfat_', (64,)), ('cfk_', (64,)), ('cfut_', (64,)), ('chat.googleapis.com', (116,)), ('cio', (164,)),
 ('cmVmd', (92,)), ('crsr_', (160,)), ('csk-', (146,)), ('dapi', (149,)), ('dckr_', (166,)), ('dp.', (74,)),
 ('dt0', (98,)), ('duffel_', (127,)), ('e2b_', (158,)), ('eyJ', (4, 5)), ('fc-', (155,)), ('figd_', (171,)),
 ('figo_', (171,)), ('figu_', (171,)), ('fm1', (66,)), ('fm2_', (66,)), ('fo1_', (66,)), ('fw_', (145,)),
 ('gho_', (83,)), ('ghp_', (83,)), ('ghr_', (83,)), ('ghs_', (83,)), ('ghu_', (83,)), ('github_pat_', (84,)),
 ('glagent-', (85,)), ('glc_', (101,)), ('glcbt-', (85,)), ('gldt-', (85,)), ('glffct-', (85,)), ('glft-', (85,)),
 ('glimt-', (85,)), ('gloas-', (85,)), ('glpat-', (85,)), ('glptt-', (85,)), ('glrt-', (85,)), ('glrtr-', (85,)),
 ('glsa_', (101,)), ('glsoat-', (85,)), ('gsk_', (142,)), ('hf_', (140,)), ('hooks.slack.com/', (111,)),
 ('hooks.zapier.com', (117,)), ('hvb.', (77,)), ('hvr.', (77,)), ('hvs.', (77,)), ('ico-', (78,)),
 ('jina_', (153,)), ('key-', (131,)), ('key_', (160,)), ('lin_api_', (172,)), ('lin_oauth_', (172,)),
 ('live_', (124,)), ('lsv2_', (150,)), ('m0-', (159,)), ('maker.ifttt.com', (117,)), ('napi_', (71,)),
 ('nfc_', (68,)), ('nfo_', (68,)), ('nfp_', (68,)), ('nfu_', (68,)), ('npm_', (161,)), ('ntn_', (170,)),
 ('nvapi-', (147,)), ('ops_eyJ', (174,)), ('oy2', (165,)), ('pa-', (152,)), ('pat', (168,)), ('pat-ap', (175,)),
 ('pat-eu', (175,)), ('pat-na', (175,)), ('pat.', (81,)), ('pcsk_', (151,)), ('pnb_', (79,)), ('pnu_', (79,)),
 ('pplx-', (144,)), ('pscale_', (70,)), ('pul-', (75,)), ('pypi-', (162,)), ('r8_', (141,)), ('rdme_', (96,)),
 ('re_', (134,)), ('rk_live_', (119,)), ('rk_prod_', (119,)), ('rk_test_', (119,)), ('rnd_', (72,)),
 ('rubygems_', (163,)), ('rzp_live_', (122,)), ('rzp_test_', (122,)), ('s-s4t2', (104,)), ('s.', (19,)),
 ('sat.', (81,)), ('sb_secret_', (69,)), ('sbp_', (69,)), ('sdk-', (95,)), ('secret_', (170,)), ('sgp_', (88,)),
 ('sha256~', (82,)), ('shippo_', (126,)), ('shpat_', (123,)), ('shpca_', (123,)), ('shppa_', (123,)),
 ('shpss_', (123,)), ('shptka_', (123,)), ('sig=', (58,)), ('sk-', (135, 137)), ('sk-ant-', (136,)),
 ('sk-helicone-', (139,)), ('sk-lf-', (139,)), ('sk-or-', (138,)), ('sk.eyJ', (106,)), ('sk_', (148,)),
 ('sk_live_', (119,)), ('sk_prod_', (119,)), ('sk_test_', (119,)), ('sl.', (173,)), ('slk_', (88,)),
 ('sntrys_', (99,)), ('sntryu_', (99,)), ('sq0atp-', (120,)), ('sq0csp-', (120,)), ('sq0idp-', (120,)),
 ('sqa_', (89,)), ('sqp_', (89,)), ('squ_', (89,)), ('t1.', (63,)), ('test_', (124,)), ('tfp_', (103,)),
 ('tgp_v1_', (156,)), ('tk-us-', (73,)), ('tskey-', (80,)), ('tvly-', (154,)), ('v1.0-', (64,)), ('vca_', (67,)),
 ('vci_', (67,)), ('vck_', (67,)), ('vcp_', (67,)), ('vcr_', (67,)), ('wandb_v1_', (157,)), ('whsec_', (119,)),
 ('xai-', (143,)), ('xapp-', (110,)), ('xkeysib-', (133,)), ('xoxa-', (110,)), ('xoxb-', (110,)), ('xoxc-', (110,)),
 ('xoxd-', (110,)), ('xoxe-', (110,)), ('xoxe.', (110,)), ('xoxo-', (110,)), ('xoxp-', (110,)), ('xoxr-', (110,)),
 ('xoxs-', (110,)), ('xsmtpsib-', (133,)), ('ya29.', (56,)), ('|', (118,)))

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [('://', (8,)), ('pw', (22, 23, 30, 31, 32, 33, 38, 47)), ('pw ', (27,)), ('pw:', (27,)), ('wi-fi', (22, 23)),
      ('apikey', (12,)), ('auth', (13,)), ('clientid', (13,)), ('code', (40,)), ('kennwort', (38, 39)),
      ('key', (13,)), ('kombination', (40,)), ('login', (13,)), ('passwd', (11,)), ('password', (11, 22, 23)),
      ('passwort', (11, 22, 23, 38, 39)), ('pin', (40,)), ('pwd', (11,)), ('secret', (12,)), ('token', (12,)),
      ('token:', (6,))],
 '*': [('キー', (47,)), ('パス', (47,)), ('令牌', (12,)), ('保险', (26,)), ('口令', (11, 22, 23, 27, 50, 51)), ('备用', (37,)),
       ('密保', (25, 51)), ('密码', (11, 22, 23, 27, 50, 51, 52)), ('密碼', (22, 23, 50)), ('密钥', (12, 50)),
       ('帐号', (34,)), ('开锁', (26,)), ('开门', (52,)), ('復旧', (37,)), ('恢复', (37,)), ('暗号', (50, 51)), ('番号', (49,)),
       ('登录', (34,)), ('答え', (48,)), ('解錠', (26,)), ('账号', (22, 23, 34)), ('账户', (34,)), ('金庫', (26,)),
       ('開錠', (49,)), ('门禁', (52,)), ('门锁', (26,))],
 '2fa': [('2fa', (20,))],
 'acc': [('acceso', (34,)), ('access code', (35, 36)), ('access key', (12,)), ('access token', (12,)),
         ('access-key', (12,)), ('access-token', (12,)), ('access_key', (12,)), ('access_token', (12,)),
         ('accesskey', (12,)), ('accesstoken', (12,)), ('account', (34,))],
 'adm': [('admin /', (28,)), ('admin/', (28,))],
 'ala': [('alarm', (26,)), ('alarm code', (35, 36))],
 'alg': [('algolia', (15,))],
 'anm': [('anmeld', (34,))],
 'api': [('api key', (12,)), ('api 密钥', (12,)), ('api-key', (12,)), ('api-key:', (6,)), ('api_key', (12,)),
         ('apikey', (12,)), ('apikey:', (6,)), ('apitoken', (12,)), ('apiキー', (12,)), ('api密钥', (12,)),
         ('cf_api', (15,)), ('dd_api', (15,)), ('x-api-key', (6,))],
 'app': [('appsecret', (12,))],
 'ass': [('assemblyai', (15,))],
 'aut': [('auth_key', (12,)), ('authenticator', (20,)), ('authkey', (12,)), ('authorization', (6,)),
         ('authtoken', (12,))],
 'aws': [('aws', (14,))],
 'bac': [('backup code', (30, 31, 32, 33, 37)), ('backup-code', (37,))],
 'bas': [('basic', (7,))],
 'bea': [('bearer_token', (12,))],
 'ben': [('benutzer', (34,))],
 'bit': [('bitly', (15,))],
 'bui': [('building code', (35, 36))],
 'bun': [('bundle_', (18,))],
 'cad': [('cadenas', (26,))],
 'can': [('candado', (26,))],
 'chi': [('cle de chiff', (41,))],
 'cla': [('clave', (22, 23, 27, 44, 45, 46)), ('clave api', (12,)), ('clave de api', (12,)), ('clavier', (26,))],
 'cle': [('cle api', (12,)), ("cle d'api", (12,)), ('cle de la box', (41,)), ('cle de sec', (41,)),
         ('cle du wi', (41, 42)), ('cle du wpa', (41,)), ('cle wi', (41, 42)), ('cle wpa', (41,)),
         ('cleartextpassword', (10,))],
 'cli': [('client secret', (12,)), ('client-secret', (12,)), ('client_secret', (12,)), ('clientsecret', (12,))],
 'clo': [('cloudflare', (15,))],
 'cod': [('code', (35, 36, 43)), ('code du wi', (41,)), ('code wi', (41,)), ('codecov', (15,)), ('codigo', (46,)),
         ('pin code', (35, 36))],
 'cof': [('coffre', (26,))],
 'coh': [('cohere', (15,))],
 'com': [('combinacion', (26, 46)), ('combinaison', (26, 43)), ('combination', (26, 35, 36)),
         ('safe combination', (35, 36))],
 'con': [('connexion', (34,)), ('contrasena', (11, 22, 23, 24, 27, 44, 45)), ('frase de contrasena', (24, 44))],
 'cre': [('credenciales', (22, 23)), ('credential', (34,)), ('credentials', (12, 30, 31, 32, 33)), ('creds', (34,)),
         ('login credentials', (30, 31, 32, 33))],
 'cur': [('curl', (9,))],
 'dat': [('datadog', (15,))],
 'dec': [('decryption key', (30, 31, 32, 33))],
 'dee': [('deepgram', (15,))],
 'dep': [('deploy_token', (12,))],
 'des': [('desbloquea', (26,))],
 'dig': [('digicode', (43,))],
 'dis': [('disarm', (26,))],
 'doo': [('door code', (35, 36))],
 'enc': [('encryption key', (12, 30, 31, 32, 33)), ('encryption_key', (12,))],
 'ent': [('entry code', (35, 36))],
 'fac': [('facebook', (15,))],
 'fue': [('caja fuerte', (26,))],
 'gar': [('garage', (26,)), ('garage code', (35, 36))],
 'gat': [('gate', (26,)), ('gate code', (35, 36))],
 'geh': [('geheimfrage', (25,))],
 'git': [('gitea', (15,))],
 'gue': [('guest/', (28,))],
 'het': [('hetzner', (15,))],
 'ide': [('identifiant', (34,)), ('identifiants', (22, 23))],
 'idt': [('idtoken', (12,))],
 'jir': [('jira', (15,))],
 'ken': [('kennwort', (11, 22, 23, 24, 27))],
 'key': [('keypad', (26,)), ('keypad code', (35, 36)), ('wi-fi key', (30, 31, 32, 33))],
 'kom': [('kombination', (26,))],
 'lic': [('license_key', (12,))],
 'lin': [('linode', (15,))],
 'loc': [('lock', (26,)), ('lock code', (35, 36)), ('lockbox code', (35, 36))],
 'log': [('log in', (22, 23, 32, 34)), ('log-in', (34,)), ('login', (22, 23, 32, 34))],
 'los': [('losungswort', (38,))],
 'mas': [('master_key', (12,)), ('masterpasswort', (22, 23))],
 'mdp': [('mdp', (11, 22, 23, 27, 41, 42))],
 'mis': [('mistral', (15,))],
 'mne': [('mnemonic', (21,))],
 'mon': [('mongosh', (29,))],
 'mys': [('mysql', (29,))],
 'net': [('network key', (30, 31, 32, 33)), ('netzwerkschlussel', (38,))],
 'ngr': [('ngrok', (15,))],
 'num': [('pin number', (35, 36))],
 'oau': [('oauth_token', (12,))],
 'okt': [('okta', (15,))],
 'ope': [('opener code', (26,)), ('opens', (36,)), ('opens with', (26,))],
 'otp': [('otp', (20,)), ('otpauth://', (20,))],
 'pag': [('pagerduty', (15,))],
 'pan': [('panic code', (26,))],
 'pas': [('-pass', (11,)), ('.pass', (11,)), ('_pass', (11,)), ('admin password', (30, 31, 32, 33)),
         ('login password', (30, 31, 32, 33)), ('master password', (30, 31, 32, 33)),
         ('mot de passe', (11, 22, 23, 24, 27, 41, 42)), ('mots de passe', (41,)),
         ('pass', (22, 23, 30, 31, 32, 33)), ('pass ', (27,)), ('pass code', (30, 31, 32, 33)), ('pass:', (27,)),
         ('passcode', (11, 22, 23, 30, 31, 32, 33, 35, 36)), ('passphrase', (11, 22, 23, 24, 30, 31, 32, 33, 38)),
         ('passwd', (11, 22, 23, 30, 31, 32, 33)), ('password', (11, 22, 23, 24, 27, 30, 31, 32, 33, 44)),
         ('passwords', (22, 23)), ('passwort', (11, 22, 23, 24, 27)), ('root password', (30, 31, 32, 33)),
         ('sudo password', (30, 31, 32, 33)), ('wi-fi password', (30, 31, 32, 33)),
         ('wifi password', (30, 31, 32, 33))],
 'pgp': [('pgpassword', (29,))],
 'phr': [('pass phrase', (24, 30, 31, 32, 33)), ('phrase de passe', (24, 41)), ('seed phrase', (21,))],
 'pin': [('pin', (35, 36, 40, 43, 46, 49, 52))],
 'pos': [('postmark', (15,))],
 'pre': [('pregunta secreta', (25,)), ('presharedkey', (3,))],
 'pri': [('private key', (0, 12)), ('private-key', (12,)), ('private_key', (12,)), ('privatekey', (3, 12))],
 'put': [('putty-user-key-file-', (1,))],
 'pwd': [('pwd', (11, 22, 23, 27, 30, 31, 32, 33))],
 'que': [('question de securite', (25,)), ('question secrete', (25,)), ('secret question', (25,))],
 'rec': [('recovery', (37,)), ('recovery code', (30, 31, 32, 33)), ('recovery key', (30, 31, 32, 33)),
         ('recovery phrase', (21,)), ('recuperacion', (37,)), ('recuperation', (37,))],
 'red': [('redis-cli', (29,))],
 'ref': [('refresh_token', (12,))],
 'rep': [('reponse secrete', (41,))],
 'res': [('cle du reseau', (41,)), ('cle reseau', (41,)), ('rescue code', (37,)), ('respaldo', (37,)),
         ('respuesta de seguridad', (44,)), ('respuesta secreta', (44,))],
 'roo': [('root /', (28,)), ('root/', (28,))],
 'saf': [('safe', (26,)), ('safe code', (35, 36))],
 'san': [('cle sans', (41,))],
 'sca': [('scaleway', (15,))],
 'sch': [('api-schlussel', (12,)), ('schloss', (26,)), ('schlussel', (12,))],
 'sec': [('app_secret', (12,)), ('codes de secours', (37,)), ('frase secreta', (44,)), ('phrase secrete', (41,)),
         ('reponse de securite', (41,)), ('secours', (37,)), ('secret', (12,)), ('secret access key', (14,)),
         ('secret answer', (30, 31, 32, 33)), ('secret key', (12,)), ('secret word', (30, 31, 32, 33)),
         ('secret-key', (12,)), ('secret_access_key', (14,)), ('secret_key', (12,)), ('secretaccesskey', (14,)),
         ('secretkey', (12,)), ('security answer', (30, 31, 32, 33)), ('security code', (35, 36)),
         ('security key', (30, 31, 32, 33)), ('security question', (25,)), ('totp_secret', (12,))],
 'seg': [('pregunta de seguridad', (25,))],
 'ses': [('session_token', (12,)), ('sessiontoken', (12,))],
 'sha': [('shared_secret', (12,))],
 'sic': [('sicherheitsantwort', (38,)), ('sicherheitsfrage', (25,)), ('sicherheitsschlussel', (38,))],
 'sig': [('sign in', (32, 34)), ('signing key', (12,)), ('signing_key', (12,))],
 'sim': [('sim pin', (35, 36))],
 'smb': [('smbclient', (29,))],
 'sny': [('snyk', (15,))],
 'son': [('sonar', (16,))],
 'sou': [('sourcegraph', (13,))],
 'ssh': [('sshpass', (29,))],
 'ssi': [('ssid', (22, 23))],
 'sum': [('sumo', (15, 17))],
 'tog': [('together', (15,))],
 'tok': [('api token', (12,)), ('api-token', (12,)), ('api_token', (12,)), ('auth token', (12,)),
         ('auth-token', (12,)), ('auth_token', (12,)), ('bot_token', (12,)), ('id_token', (12,)),
         ('token', (12,))],
 'tot': [('totp', (20,))],
 'tra': [('travis', (15,))],
 'tre': [('tresor', (26,))],
 'twi': [('twilio', (15,))],
 'unl': [('unlock', (26,)), ('unlock code', (30, 31, 32, 33, 35, 36)), ('unlocks', (36,))],
 'use': [('user', (34,)), ('user/', (28,)), ('user_auth', (12,))],
 'usu': [('usuario', (34,))],
 'uti': [('utilisateur', (34,))],
 'vau': [('vault', (15,))],
 'ver': [('vercel', (15,))],
 'voi': [('voicemail pin', (35, 36))],
 'vul': [('vultr', (15,))],
 'wan': [('wandb', (15,))],
 'web': [('webhook_secret', (12,))],
 'wei': [('weights', (15,))],
 'wi-': [('wi-fiのキー', (47,)), ('wi-fiキー', (22, 23))],
 'wie': [('wiederherstellung', (37,))],
 'wif': [('wifi', (22, 23)), ('wifi code', (30, 31, 32, 33)), ('wifi key', (30, 31, 32, 33)), ('wifiのキー', (47,))],
 'wir': [('wireless key', (30, 31, 32, 33))],
 'wla': [('wlan', (22, 23, 38, 39))],
 'wor': [('seed words', (21,))],
 'wpa': [('wpa key', (30, 31, 32, 33)), ('wpa2 key', (30, 31, 32, 33))],
 'zah': [('zahlenschloss', (40,))],
 'zug': [('zugang', (34,)), ('zugangscode', (38,)), ('zugangsdaten', (22, 23))],
 'アカウ': [('アカウント', (34,))],
 'アクセ': [('アクセスキー', (12,))],
 'キーコ': [('キーコード', (49,))],
 'コード': [('コード', (49,))],
 'シーク': [('シークレット', (12,))],
 'ダイヤ': [('ダイヤル', (26, 49))],
 'トーク': [('トークン', (12,))],
 'バック': [('バックアップコード', (37,))],
 'パスコ': [('パスコード', (22, 23, 47))],
 'パスフ': [('パスフレーズ', (22, 23, 47, 48))],
 'パスワ': [('パスワード', (11, 22, 23, 27, 47, 48))],
 'ユーザ': [('ユーザー', (34,))],
 'リカバ': [('リカバリー', (37,))],
 'ログイ': [('ログイン', (22, 23, 34))],
 'ロック': [('ロック番号', (49,))],
 '两步验': [('两步验证', (20,))],
 '二段階': [('二段階認証', (20,))],
 '保险箱': [('保险箱', (52,))],
 '双重认': [('双重认证', (20,))],
 '合言葉': [('合言葉', (47, 48))],
 '密保答': [('密保答案', (50,))],
 '恢复码': [('恢复码', (50,))],
 '报警器': [('报警器', (52,))],
 '暗号化': [('暗号化キー', (47,))],
 '暗証番': [('暗証番号', (11, 49))],
 '秘密の': [('秘密の答え', (47,)), ('秘密の質問', (25, 47))],
 '解锁码': [('解锁码', (52,))],
 '解除コ': [('解除コード', (49,))],
 '验证码': [('验证码', (52,))]}
