"""Compiled from rules/injection*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION: str = '1ebce289'

RULES: tuple[tuple[object, ...], ...] = (('impersonate-chat-markup', 'injection', False,
  b'<\\|\\s*(?:im_start|im_end|im_sep|system|assistant|developer|user|end|endoftext|begin_of_text|start_header_id|'
  b'end_header_id|eot_id|start|message|channel)\\s*\\|>|\\[/?inst\\]|<</?sys>>|<(?:start|end)_of_turn>',
  None,
  b'(?:template|tokeni[sz]|special token|chatml|delimiter|marker|escape|sanitiz|strip|\xe3\x83\x86\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\xac\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe6\xa8'
  b'\xa1\xe6\x9d\xbf|\xe6\xa0\x87\xe8\xae\xb0|\xe6\xa8\x99\xe8\xa8\x98|vorlage|plantilla|modele)',
  None),
 ('impersonate-system-tag', 'injection', False,
  b'</?system>|(?:[\\[<{*]|[=-] )system[\\s_-]+(?:mode|override|reminder|instructions?|command|notice|alert|update'
  b'|directive|admin|administrator|message|prompt)\\b[^\\])>}\\n]{0,40}[\\])>}*=-]',
  None,
  b'(?:template|tokeni[sz]|special token|chatml|delimiter|marker|escape|sanitiz|strip|\xe3\x83\x86\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\xac\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe6\xa8'
  b'\xa1\xe6\x9d\xbf|\xe6\xa0\x87\xe8\xae\xb0|\xe6\xa8\x99\xe8\xa8\x98|vorlage|plantilla|modele)',
  None),
 ('impersonate-role-header', 'injection', False,
  b'(?m)^[\\s>*]*(?:#{2,4} (?:system|instruction|assistant|response)(?: (?:prompt|message|override))?:|system (?:'
  b'override|instructions?|directive|notice|command):|(?:system|assistant|developer)\\**:\\s*\\**\\s*(?:you (?:a'
  b're|must|will|have)|ignore|disregard|forget|from now|override|new (?:instruction|order|rule)|sure[,.!]|i will'
  b' (?:now|comply)))',
  None,
  b'(?:template|tokeni[sz]|special token|chatml|delimiter|marker|escape|sanitiz|strip|\xe3\x83\x86\xe3\x83\xb3'
  b'\xe3\x83\x97\xe3\x83\xac\xe3\x83\xbc\xe3\x83\x88|\xe3\x83\x88\xe3\x83\xbc\xe3\x82\xaf\xe3\x83\xb3|\xe6\xa8'
  b'\xa1\xe6\x9d\xbf|\xe6\xa0\x87\xe8\xae\xb0|\xe6\xa8\x99\xe8\xa8\x98|vorlage|plantilla|modele)',
  None),
 ('memory-closes-delimiter', 'injection', False,
  b'</\\s*(?:memor(?:y|ies)|recall(?:ed)?|kept|untrusted|user_memor|retrieved|tool_(?:result|response|output)|fun'
  b'ction_(?:result|response)|external)[\\w-]*\\s*>|[\\[(<=*#-]+\\s*end\\s+(?:of\\s+)?(?:the\\s+)?(?:recalled\\s'
  b'+|untrusted\\s+|retrieved\\s+)?(?:memor(?:y|ies)|untrusted|retrieved|recalled)(?:\\s+(?:block|section|context|d'
  b'ata|list|content))?\\s*[\\])>=*#-]',
  None, None, None),
 ('trigger-remote-script', 'injection', False,
  b"(?:at\\s+the\\s+start\\s+of\\s+every|lorsque\\s+l'utilisateur|at\\s+the\\s+start\\s+of\\s+each|quand\\s+l'util"
  b"isateur|wenn\\s+der\\s+benutzer|la\\s+prochaine\\s+fois|cuando\\s+el\\s+usuario|si\\s+l'utilisateur|wenn\\s+"
  b'der\\s+nutzer|la\\s+proxima\\s+vez|when\\s+the\\s+user|beim\\s+nachsten|si\\s+el\\s+usuario|when\\s+someone|b'
  b'efore\\s+every|when\\s+a\\s+user|if\\s+the\\s+user|before\\s+each|chaque\\s+fois|siempre\\s+que|every\\s+time'
  b'|immer\\s+wenn|sobald\\s+der|each\\s+time|next\\s+time|if\\s+anyone|jedes\\s+mal|whenever|jedesmal|cada\\s+vez|'
  b'\xe5\xa6\x82\xe6\x9e\x9c\xe7\x94\xa8\xe6\x88\xb7|\xe7\x95\xb6\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe3\x81'
  b'\x9f\xe3\x81\xb3\xe3\x81\xab|\xe3\x81\xa8\xe3\x81\x8d\xe3\x81\xaf|\xe5\xbd\x93\xe7\x94\xa8\xe6\x88\xb7|'
  b'\xe7\x95\xb6\xe7\x94\xa8\xe6\x88\xb6|\xe5\xba\xa6\xe3\x81\xab|\xe3\x81\x9f\xe3\x82\x89|\xe9\x9a\x9b\xe3'
  b'\x81\xab|\xe9\x9a\x9b\xe3\x81\xaf|\xe6\x99\x82\xe3\x81\xaf|\xe6\xaf\x8e\xe5\x9b\x9e|\xe6\xac\xa1\xe5'
  b'\x9b\x9e|\xe6\xaf\x8f\xe5\xbd\x93|\xe6\xaf\x8f\xe6\xac\xa1|\xe4\xb8\x8b\xe6\xac\xa1|\xe4\xb8\x80\xe6\x97\xa6)['
  b'^\\n]{0,200}(?:(?:(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]{1,200}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?s'
  b'h|python3?|node|iex)\\b|(?:ba|z)?sh\\s+(?:-c\\s+)?["\']?(?:<|\\$)\\((?:curl|wget)))|(?:(?:(?:curl|wget|iwr|irm'
  b'|invoke-webrequest)\\b[^\\n|]{1,200}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|(?:ba|z)?sh\\s+'
  b'(?:-c\\s+)?["\']?(?:<|\\$)\\((?:curl|wget)))[^\\n]{0,80}(?:at\\s+the\\s+start\\s+of\\s+every|lorsque\\s+l\'util'
  b"isateur|at\\s+the\\s+start\\s+of\\s+each|quand\\s+l'utilisateur|wenn\\s+der\\s+benutzer|la\\s+prochaine\\s+fo"
  b"is|cuando\\s+el\\s+usuario|si\\s+l'utilisateur|wenn\\s+der\\s+nutzer|la\\s+proxima\\s+vez|when\\s+the\\s+user"
  b'|beim\\s+nachsten|si\\s+el\\s+usuario|when\\s+someone|before\\s+every|when\\s+a\\s+user|if\\s+the\\s+user|bef'
  b'ore\\s+each|chaque\\s+fois|siempre\\s+que|every\\s+time|immer\\s+wenn|sobald\\s+der|each\\s+time|next\\s+tim'
  b'e|if\\s+anyone|jedes\\s+mal|whenever|jedesmal|cada\\s+vez|\xe5\xa6\x82\xe6\x9e\x9c\xe7\x94\xa8\xe6\x88\xb7|'
  b'\xe7\x95\xb6\xe4\xbd\xbf\xe7\x94\xa8\xe8\x80\x85|\xe3\x81\x9f\xe3\x81\xb3\xe3\x81\xab|\xe3\x81\xa8\xe3\x81'
  b'\x8d\xe3\x81\xaf|\xe5\xbd\x93\xe7\x94\xa8\xe6\x88\xb7|\xe7\x95\xb6\xe7\x94\xa8\xe6\x88\xb6|\xe5\xba\xa6'
  b'\xe3\x81\xab|\xe3\x81\x9f\xe3\x82\x89|\xe9\x9a\x9b\xe3\x81\xab|\xe9\x9a\x9b\xe3\x81\xaf|\xe6\x99\x82'
  b'\xe3\x81\xaf|\xe6\xaf\x8e\xe5\x9b\x9e|\xe6\xac\xa1\xe5\x9b\x9e|\xe6\xaf\x8f\xe5\xbd\x93|\xe6\xaf\x8f'
  b'\xe6\xac\xa1|\xe4\xb8\x8b\xe6\xac\xa1|\xe4\xb8\x80\xe6\x97\xa6)',
  None,
  b'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|python-poetry|astral\\.sh|pnpm\\.io|k3s'
  b'\\.io|starship\\.rs|ollama\\.com|nodesource',
  None),
 ('exfiltrate-image-link', 'injection', False,
  b'(?:\\]\\(|src\\s*=\\s*["\']?|\\s)https?://[^\\s)"\'<>{\\[]*[?&][\\w-]+=\\s*(?:["\'+\\s]*(?:[{<\\[]|\\$\\{|%7'
  b'b)+\\s*(?:[a-z0-9]+[\\s_-]+){0,4}(?:conversation|passwords|memories|messages|password|contents|history|secrets'
  b'|message|context|summary|content|secret|prompt|memory|token|email|data|chat|keys|key|env)\\b|(?:conversation|'
  b'passwords|memories|messages|password|contents|history|secrets|message|context|summary|content|secret|prompt|'
  b'memory|token|email|data|chat|keys|key|env)(?:[)"\'\\s]|$))',
  None, None, None),
 ('smuggle-morse', 'injection', False, b'(?:[.-]{1,6}[ /]+){7,}[.-]{1,6}', b'\\.-|-\\.', None, None),
 ('smuggle-binary', 'injection', False, b'(?:0[01]{7}[ ,_-]+){7,}0[01]{7}', None, None, None),
 ('smuggle-pig-latin', 'injection', False,
  b"(?:\\b[a-z'\xe2\x80\x99]{1,20}ay[\\s,]+){3,}[a-z'\xe2\x80\x99]{1,20}ay\\b",
  b'(?:ignoreway|erewhay|userway|useryay|atthay|ouryay|atwhay|ordpay|onsway|onsyay|ethay|ouyay)\\b', None, None),
 ('smuggle-shifted-letters', 'injection', False,
  b'\\b(?:jotusvdujpot|kpuvtwevkqpu|lqvwuxfwlrqv|nsxywzhyntsx|vafgehpgvbaf|fkpqorzqflkp|hmrsqtbshnmr|snoitcurtsni'
  b'|qbttxpse|rcuuyqtf|sdvvzrug|ufxxbtwi|cnffjbeq|mxpptloa|ozrrvnqc|drowssap)\\b',
  None, None, None),
 ('smuggle-open-transcript', 'injection', False,
  b'(?s)(?:^|[\\s"])(?:q|f|p|question|frage|pregunta) ?:\\s.+\\s(?:a|r|answer|antwort|respuesta|reponse) ?:\\s.+'
  b'\\s(?:q|f|p|question|frage|pregunta) ?:\\s[^?]{3,}\\?\\s*$|(?s)(?:\xe5\x95\x8f|\xe9\x97\xae|\xe9\x97'
  b'\xae\xe9\xa2\x98):.+(?:\xe7\xad\x94|\xe7\xad\x94\xe3\x81\x88|\xe7\xad\x94\xe6\xa1\x88):.+(?:\xe5\x95\x8f|\xe9'
  b'\x97\xae|\xe9\x97\xae\xe9\xa2\x98):[^?]{3,}\\?\\s*$',
  None, None, None),
 ('override-earlier-instructions-de', 'injection', False,
  b'\\b(?:(?:ignorier(?:e|en sie|t)|vergiss|vergesst|vergessen sie|missachte(?:n sie)?|verwirf|verwerfen sie|umge'
  b'he?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n sie)?|(?:hor|hore|horen sie) auf|lasse?(?:n sie)?|streic'
  b'he?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) uber|brich|verletze))(?:\\s+(?:samtliche|jegliche|anderen|deine'
  b'n|deiner|aller|allen|deine|ihren|meine|diese|alle|dein|ihre|eure|jede|all|die|der|den|das|und|dir)){0,4}\\s+('
  b'?:(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend'
  b'\\w*|ursprunglich\\w*|zuvor gegeben\\w*|gegeben\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w'
  b'?))(?:\\s+(?:(?:samtliche|jegliche|anderen|deinen|deiner|aller|allen|deine|ihren|meine|diese|alle|dein|ihre|e'
  b'ure|jede|all|die|der|den|das|und|dir)|(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegange'
  b'n\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor gegeben\\w*|gegeben\\w*|alle|samtliche\\w*|jeglic'
  b'he\\w*|dein\\w*|ihre\\w?|eure\\w?))){0,3}\\s+(?:(?:(?:system-?)?anweisung\\w*|instruktion\\w*|regeln?|befehle?n'
  b'?|vorgaben?|(?:sicherheits)?richtlinien?|(?:system-?)?prompts?|sicherheitsregeln|einschrankung\\w*|beschranku'
  b'ng\\w*|anordnung\\w*|leitlinien?|leitplanken|schutzma\xc3\x9fnahmen|auflagen|programmierung|direktiven?|kont'
  b'ext))\\b|\\b(?:(?:ignorier(?:e|en sie|t)|vergiss|vergesst|vergessen sie|missachte(?:n sie)?|verwirf|verwerfen '
  b'sie|umgehe?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n sie)?|(?:hor|hore|horen sie) auf|lasse?(?:n sie)'
  b'?|streiche?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) uber|brich|verletze))\\s+(?:den|deinen|ihren|die|deine|'
  b'alle)\\s+(?:system-?prompt|systemanweisung\\w*|sicherheitsregeln|sicherheitsrichtlinien|anweisungen (?:oben|vo'
  b'n oben|von vorhin))|\\b(?:(?:ignorier(?:e|en sie|t)|vergiss|vergesst|vergessen sie|missachte(?:n sie)?|verwir'
  b'f|verwerfen sie|umgehe?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n sie)?|(?:hor|hore|horen sie) auf|las'
  b'se?(?:n sie)?|streiche?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) uber|brich|verletze))\\s+(?:bitte\\s+)?(?:al'
  b'les|das),?\\s+(?:obige|vorherige|bisherige|was (?:dir|ihnen|euch|man dir|du|oben|zuvor|bisher|davor|vorher))\\'
  b'b|\\b(?:beachte|befolge|folge|berucksichtige|halte dich|beachten sie|befolgen sie|folgen sie|halten sie sich)'
  b'\\b(?:\\s+an)?(?:\\s+(?:samtliche|jegliche|anderen|deinen|deiner|aller|allen|deine|ihren|meine|diese|alle|dein|'
  b'ihre|eure|jede|all|die|der|den|das|und|dir)){0,3}\\s+(?:(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obi'
  b'g\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor gegeben\\w*|gegeben\\w*|alle|sa'
  b'mtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?))(?:\\s+(?:(?:samtliche|jegliche|anderen|deinen|deiner|all'
  b'er|allen|deine|ihren|meine|diese|alle|dein|ihre|eure|jede|all|die|der|den|das|und|dir)|(?:vorherig\\w*|vorig\\'
  b'w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor g'
  b'egeben\\w*|gegeben\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?))){0,2}\\s+(?:(?:(?:system'
  b'-?)?anweisung\\w*|instruktion\\w*|regeln?|befehle?n?|vorgaben?|(?:sicherheits)?richtlinien?|(?:system-?)?promp'
  b'ts?|sicherheitsregeln|einschrankung\\w*|beschrankung\\w*|anordnung\\w*|leitlinien?|leitplanken|schutzma'
  b'\xc3\x9fnahmen|auflagen|programmierung|direktiven?|kontext))\\s+(?:\\w+\\s+)?nicht\\b|\\b(?:vorherig\\w*|vor'
  b'ig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|dein\\w*)\\s+(?:anweisung\\w*|instruktion\\w*|regeln|richtlinien|bef'
  b'ehle|vorgaben)\\s+(?:gelten nicht mehr|gelten nicht langer|sind (?:ab sofort |jetzt |hiermit )?(?:ungultig|au'
  b'fgehoben|hinfallig|nichtig))',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('override-new-task-de', 'injection', False,
  b'\\bneue (?:anweisung(?:en)?|befehle|systemanweisung(?:en)?)\\s*:|\\b(?:deine|ihre) (?:eigentliche|wahre|wirklic'
  b'he|echte|geheime) (?:aufgabe|mission|bestimmung|rolle|anweisung)\\w*\\s+(?:ist|lautet|besteht)|\\b(?:diese|folg'
  b'ende[nr]?|die folgenden) (?:anweisung(?:en)?|regeln|befehle|nachricht|notiz)\\s+(?:ersetz\\w+|uberschreib\\w+|h'
  b'at vorrang|haben vorrang|heb\\w+)\\s+(?:vor\\s+)?(?:alle|allen|samtliche|deine|jede|ihre)|\\b(?:ab jetzt|ab '
  b'sofort|von nun an)\\b[^.!?\\n]{0,20}\\b(?:gehorch\\w*|befolg\\w*|folg\\w*|hor\\w*)\\s+(?:du\\s+|sie\\s+)?(?:nu'
  b'r(?: noch)?|ausschlie(?:\xc3\x9f|ss)lich|allein)\\b|\\b(?:ab jetzt|ab sofort|von nun an)\\b[^.!?\\n]{0,20}\\bge'
  b'horch|\\b(?:umgeh\\w*|deaktivier\\w*|ignorier\\w*|missacht\\w*|schalte?n?|uberwinde\\w*|setz\\w* (?:dich|sie si'
  b'ch) uber)(?: sie)?\\s+(?:(?:alle|all|jegliche|samtliche)\\s+)?(?:dein\\w*|ihre\\w?|eure\\w?)\\s+(?:\\w+\\s+)'
  b'?(?:sicherheits\\w+|inhalts?filter|filter|schutz\\w*|beschrankung\\w*|einschrankung\\w*|richtlinien|ethi\\w+)'
  b'|\\b(?:umgeh\\w*|missacht\\w*|ignorier\\w*|setz\\w* (?:dich|sie sich) uber)(?: sie)?\\s+(?:alle|jegliche|samtl'
  b'iche)\\s+(?:sicherheitsregeln|sicherheitsrichtlinien|sicherheitsvorkehrungen|ethischen \\w+)',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('exfiltrate-send-de', 'injection', False,
  b'\\b(?:(?:send(?:e|en)|schick(?:e|en)?|leite(?:n|st)?|lade?n?|ubermittl?e?l?n?|ubertrag(?:e|en)|poste?n?|maile'
  b"?n?|teile?n?|hange?n?|kopiere?n?|fuge?n?|verschicke?n?|exfiltriere?n?|gib))(?:(?:[^\\w.!?\\n]+[\\w'"
  b'\xe2\x80\x99\xc3\x9f-]+){0,8}?[^\\w.!?\\n]+)(?:(?:gesprach\\w*|unterhaltung\\w*|chatverlauf\\w*|konversation'
  b'\\w*|erinnerungen|speicherinhalt\\w*|system-?prompt|umgebungsvariablen|\\.env\\b|\\.ssh\\b|(?:private\\w? |ssh-'
  b')schlussel|(?:nutzer|benutzer|kunden|personen|anwender|mitarbeiter)daten|(?:personliche|vertrauliche|private'
  b'|sensible)\\w* (?:daten|dateien|informationen)|(?:alle|samtliche|deine|ihre|seine|gespeicherten?|gefundenen?|'
  b'die) (?:[\\w-]+ )?(?:passworter|geheimnisse|api-?schlussel|schlussel|tokens?|cookies|kontakte)|(?:alle|deine|'
  b'ihre|seine) (?:zugangsdaten|dateien|nachrichten)|sein passwort|[\\w-]+ (?:des|der|eines) (?:nutzers|benutzers'
  b'|anwenders|kunden)))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|angreifer|pastebin|ftp://|'
  b'(?:extern|fremd|fern)\\w* (?:server|adresse|stelle|dienst)|(?:diese|folgende|meine) (?:url|adresse|e-?mail|se'
  b'ite)|(?:diesen|folgenden|meinen) (?:server|endpunkt|link)|an mich\\b|bild-?(?:url|link|adresse)))|(?:(?:gespr'
  b'ach\\w*|unterhaltung\\w*|chatverlauf\\w*|konversation\\w*|erinnerungen|speicherinhalt\\w*|system-?prompt|umge'
  b'bungsvariablen|\\.env\\b|\\.ssh\\b|(?:private\\w? |ssh-)schlussel|(?:nutzer|benutzer|kunden|personen|anwender'
  b'|mitarbeiter)daten|(?:personliche|vertrauliche|private|sensible)\\w* (?:daten|dateien|informationen)|(?:alle|'
  b'samtliche|deine|ihre|seine|gespeicherten?|gefundenen?|die) (?:[\\w-]+ )?(?:passworter|geheimnisse|api-?schlus'
  b'sel|schlussel|tokens?|cookies|kontakte)|(?:alle|deine|ihre|seine) (?:zugangsdaten|dateien|nachrichten)|sein '
  b'passwort|[\\w-]+ (?:des|der|eines) (?:nutzers|benutzers|anwenders|kunden)))[^!?\\n]{0,60}\\b(?:send\\w*|schi'
  b'ck\\w*|leit\\w*|lad\\w*|mail\\w*)\\s+(?:es|sie|diese|alles|das)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.'
  b'-]+@[\\w-]|webhook|angreifer|pastebin|ftp://|(?:extern|fremd|fern)\\w* (?:server|adresse|stelle|dienst)|(?:die'
  b'se|folgende|meine) (?:url|adresse|e-?mail|seite)|(?:diesen|folgenden|meinen) (?:server|endpunkt|link)|an mic'
  b'h\\b|bild-?(?:url|link|adresse)))',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('exfiltrate-ask-secret-de', 'injection', False,
  b'\\b(?:was ist|wie (?:lautet|lauten|ist|hei(?:\xc3\x9f|ss)t)|(?:nenne?|sage?|verrate?|gib|zeige?|schicke?|teile?'
  b')(?:n sie)? (?:mir|uns)|verrate?(?:n sie)?|(?:kannst|konntest|wurdest) du (?:mir|uns)|(?:konnen|konnten|wurd'
  b'en|wenn) sie (?:mir|uns)|wenn du (?:mir|uns))\\s+(?:(?:bitte|das|dein\\w*|ihr|ihre\\w*|den|die|unser\\w*|akt'
  b'uelle\\w*|richtige\\w*|admin\\w*|mit|nutzer\\w*|system\\w*|mal)\\s+){0,4}(?:(?:(?:[\\w]+-)?(?:passwor(?:t|tes|t'
  b's|ter|d)|kennwor(?:t|ter)|passphrase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdaten|pin|api-'
  b'?schlussel|api-?keys?|schlusselwort)|(?:geheim\\w*|privat\\w*) (?:schlussel\\w*|code|wort)))(?:[\\s?!.,;'
  b':"\xe2\x80\x9d]|$)|\\bich (?:brauche|benotige|will|mochte)\\s+(?:dein|ihr)\\w*\\s+(?:(?:(?:[\\w]+-)?(?:passwor'
  b'(?:t|tes|ts|ter|d)|kennwor(?:t|ter)|passphrase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdate'
  b'n|pin|api-?schlussel|api-?keys?|schlusselwort)|(?:geheim\\w*|privat\\w*) (?:schlussel\\w*|code|wort)))|\\bte'
  b'ile?(?:n sie)?\\s+(?:dein|ihr)\\w*\\s+(?:(?:(?:[\\w]+-)?(?:passwor(?:t|tes|ts|ter|d)|kennwor(?:t|ter)|passph'
  b'rase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdaten|pin|api-?schlussel|api-?keys?|schlusselw'
  b'ort)|(?:geheim\\w*|privat\\w*) (?:schlussel\\w*|code|wort)))\\s+mit\\b|\\b(?:gib|geben sie|zeige?\\w*|wiederhol'
  b'e?\\w*|nenne?\\w*|verrate?\\w*|drucke?|schreibe?|enthulle?|offenbare?|was (?:ist|sind|steht in)|wie (?:lautet|l'
  b'auten))(?: sie)?(?: mir)?\\s+(?:(?:bitte|alle|den|die|das|genau|wortlich|gesamten?)\\s+){0,3}(?:dein\\w*|ih'
  b're\\w*|eure\\w*)\\s+(?:\\w+\\s+)?(?:system-?prompts?|system-?anweisung\\w*|anweisung\\w*|instruktion\\w*|pro'
  b'mpt|richtlinien|vorgaben)\\b|\\b(?:gib|zeige?|verrate?|nenne?|enthulle?)(?: mir)? den (?:gesamten |vollstandig'
  b'en )?system-?prompt\\b|\\bwo (?:wohnt|lebt|arbeitet) (?:der|die) (?:(?:(?:nutzer|benutzer|anwender|user)(?:s|i'
  b'n)?))|\\b(?:(?:nenne?|sage?|verrate?|gib|zeige?)(?:n sie)? mir|was ist|wie lautet|(?:kannst|konntest) du mir|'
  b'(?:konnen|konnten) sie mir)\\s+(?:(?:bitte|die|das|den|aktuelle\\w*)\\s+){0,3}(?:(?:(?:geburtsdatum|geburtstag|'
  b'geburtsjahr|e-?mail(?:-?adresse)?|telefonnummer|handynummer|adresse|wohnort|anschrift|kontostand|kontonummer'
  b'|bankdaten|kreditkart\\w*|gehalt|sozialversicherungsnummer|name|initialen|lieblings\\w+|passwort))\\s+de[sr'
  b']\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))|[\\w-]+s\\s+(?:(?:geburtsdatum|geburtsjahr|e-?mail-?adr'
  b'esse|telefonnummer|handynummer|wohnort|privatadresse|wohnadresse|kontostand|kontonummer|bankdaten|kreditkart'
  b'\\w*|gehalt|sozialversicherungsnummer))|(?:(?:geburtsdatum|geburtsjahr|e-?mail-?adresse|telefonnummer|handynu'
  b'mmer|wohnort|privatadresse|wohnadresse|kontostand|kontonummer|bankdaten|kreditkart\\w*|gehalt|sozialversicher'
  b'ungsnummer))\\s+von\\s+\\w+)\\b',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|ph'
  b'rase|erkenn|filterregel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('hide-from-user-de', 'injection', False,
  b'\\b(?:sage?|erzahle?|verrate?|berichte?|melde|teile?|sagen sie|erzahlen sie|verraten sie)\\s+(?:es\\s+|das\\'
  b's+|dies\\s+)?(?:dem|der|den|keinem)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?)|nutzern|benutzern)\\s+'
  b'(?:\\w+\\s+){0,2}?(?:nichts|nicht,? (?:dass|was|davon|daruber)|niemals|nie|kein wort)\\b|\\b(?:erwahne?|verr'
  b'ate?|zeige?|nenne?|offenbare?|erwahnen sie|verraten sie)\\s+(?:diese\\w*|das|dies|es|davon)\\s+(?:\\w+\\s+)?('
  b'?:nie|niemals|nicht|nichts|keinesfalls)\\b[^.!?\\n]{0,30}\\b(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?)|n'
  b'utzern|benutzern)|\\b(?:erwahne?|verrate?|zeige?)\\s+(?:dem|der|gegenuber dem)\\s+(?:(?:(?:nutzer|benutzer|anwe'
  b'nder|user)(?:s|in)?))\\s+(?:diese\\w*|das|dies|davon|nichts davon)\\b|\\b(?:halte?|behalte?|verheimliche?|ve'
  b'rschweige?|verbirg|verstecke?|verbergen sie|verheimlichen sie|verschweigen sie)\\s+(?:das|dies|es|diese\\w*|al'
  b'les)\\b[^.!?\\n]{0,25}\\b(?:vor |gegenuber )?(?:dem|der|den)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|'
  b'in)?)|nutzern|benutzern)|\\bder\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))\\s+(?:darf|soll|sollte|mu'
  b'ss|braucht)\\s+(?:es\\s+|das\\s+|davon\\s+|hiervon\\s+|von \\w+ )?(?:\\w+\\s+)?(?:nicht|nichts|nie|niemals)\\'
  b's+(?:davon\\s+|daruber\\s+)?(?:erfahren|wissen|merken|bemerken|mitbekommen|zu wissen)|\\bohne\\s+(?:dass\\s+('
  b'?:der|die|ein)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))\\s+(?:es|das|davon|etwas|dies)\\s+(?:\\'
  b'w+\\s+)?(?:merkt|bemerkt|wei(?:\xc3\x9f|ss)|erfahrt|mitbekommt)|wissen des (?:(?:(?:nutzer|benutzer|anwender|us'
  b'er)(?:s|in)?))|(?:dem|den|der)\\s+(?:(?:(?:nutzer|benutzer|anwender|user)(?:s|in)?))\\s+(?:\\w+\\s+)?zu (?:i'
  b'nformieren|benachrichtigen|sagen|warnen))|\\b(?:leite?|sende?|schicke?|lade?|kopiere?|fuge?|ubertrage?|sammle'
  b'?|zeichne?|installiere?|andere?|losche?)\\w*\\s+(?:\\S+\\s+){0,3}?(?:heimlich|insgeheim|unbemerkt)\\b|\\b(?:he'
  b'imlich|insgeheim|unbemerkt)\\s+(?:alle|jede|das|die|den|eine)\\b',
  None,
  b'(?:nie|niemals|nichts|nicht|verboten|kein\\w*)\\b[^.!?\\n]*\\bohne\\b|(?:(?:(?:red[ -]?team|angriff|angreifer'
  b'|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))[^.!?\\n]*["'
  b'\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2'
  b'\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|angrif'
  b'f|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))|(?:versuch\\'
  b'w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('impersonate-authority-de', 'injection', False,
  b'\\b(?:ich bin|hier (?:spricht|ist|schreibt)|als)\\s+(?:dein|ihr|euer)\\s+(?:\\w+\\s+)?(?:entwickler|schopfer|'
  b'administrator|admin|erschaffer|besitzer|eigentumer|chef|vorgesetzter|programmierer|betreiber|meister|herr)(?'
  b':in)?\\b|\\b(?:nachricht|anweisung|mitteilung|befehl|hinweis|anordnung)\\w*\\s+von\\s+(?:anthropic|openai|goo'
  b'gle|microsoft|deinen? (?:entwickler|schopfer)\\w*)\\b[^.!?\\n]{0,80}\\b(?:du|sie|dein\\w*|musst|mussen)\\b|\\b('
  b'?:anthropic|openai|google|microsoft|das system|der administrator)\\s+(?:hat\\s+)?(?:dich|dir|sie|ihnen)\\s+'
  b'(?:\\w+\\s+){0,3}?(?:ermachtigt|erlaubt|befohlen|angewiesen|gestattet|autorisiert)|\\b(?:anthropic|openai)\\'
  b's+(?:erlaubt|befiehlt|gestattet)\\s+dir\\b|\\bich bin (?:gott|der prasident|polizist)\\b[^\\n]{0,100}\\b(?:du '
  b'musst|sie mussen|muss ich wissen|gehorch)',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('jailbreak-no-limits-de', 'injection', False,
  b'\\bdu bist (?:jetzt |nun |ab jetzt )?["\'\xe2\x80\x9e]?dan\\b(?:[\\s,.:;!]|$)|\\b(?:du bist|sie sind|spiele?|s'
  b'ei|handle als|verhalte dich wie|antworte als|stell dir vor,? du (?:bist|warst))\\s+(?:jetzt\\s+|nun\\s+)?(?:ein'
  b'e?|die)\\s+(?:\\w+\\s+)?(?:uneingeschrankte|unzensierte|ungefilterte|bose|unbeschrankte)\\w*\\s+(?:ki|version'
  b'|assistent\\w*|sprachmodell|zwilling)|\\b(?:ki|assistent|sprachmodell|chatbot|gpt)\\b[^.!?\\n]{0,40}\\bohne\\s'
  b'+(?:\\w+\\s+)?(?:einschrankung\\w*|beschrankung\\w*|regeln|filter|grenzen|zensur|moral|richtlinien)|\\bals (?'
  b':hattest|hatten|habest) (?:du|sie) keine(?:rlei)?\\s+(?:\\w+\\s+)?(?:regeln|einschrankung\\w*|beschrankung\\w'
  b'*|richtlinien|filter|grenzen|moral)|\\b(?:du|sie)\\s+(?:hast|haben|habt)\\s+(?:ab jetzt |jetzt |nun )?keine(?:r'
  b'lei)?\\s+(?:\\w+\\s+)?(?:regeln|einschrankungen|beschrankungen|richtlinien|filter|moral)(?: mehr)?\\b|\\b(?:a'
  b'n keine\\w*|nicht (?:mehr|langer) an)\\s+(?:\\w+\\s+){0,2}?(?:richtlinien|regeln|vorgaben|einschrankungen|ge'
  b'setze)\\s+(?:mehr\\s+|langer\\s+)?gebunden|\\b(?:antworte?|sprich|rede)\\w*\\s+(?:\\w+\\s+){0,3}?ohne\\s+(?:\\'
  b'w+\\s+)?(?:zensur|filter|einschrankung\\w*|moralische\\w* \\w+)|\\bdu bist (?:jetzt|nun|ab sofort)?\\s*im\\s+(?'
  b':\\w+-?)?(?:entwickler|admin|gott|wartungs|debug|dan|jailbreak)-?\\s?modus',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('trigger-planted-action-de', 'injection', False,
  b'\\b(?:(?:immer wenn|jedes ?mal,? wenn|wann immer|sobald|wenn|falls|beim nachsten mal,? wenn|das nachste mal,?'
  b' wenn|nachstes mal,? wenn))\\s+(?:(?:(?:der |ein |die |eine )?(?:nutzer(?:in)?|benutzer(?:in)?|anwender(?:in)'
  b'?|user|jemand|kunde|er|sie|du|man)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:send|schick|leit|lad|ubermittl|post|mail|ko'
  b'pier)\\w*\\b[^.!?\\n]{0,40}\\b(?:sein\\w*|ihr\\w*|alle\\w*|jede\\w*|kopie|passw\\w+|zugangsdaten|schlussel|to'
  b'kens?|gesprach|inhalt\\w*|es|sie|ihn)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|angreifer|webhook)|(?:bau|'
  b'fug|schmuggl|pflanz|versteck|setz|schleus)\\w*\\b[^.!?\\n]{0,40}\\b(?:hintertur|backdoor|schadcode|schadsoft'
  b'ware|malware|schwachstelle|sicherheitslucke|tracking-?\\w+|versteckt\\w+|affiliate\\w*|link|url)|(?:empfiehl|em'
  b'pfehle|empfehlen|bewirb|lobe)\\b[^.!?\\n]{0,20}\\b(?:nur|ausschlie(?:\xc3\x9f|ss)lich|allein)|(?:nur|ausschli'
  b'e(?:\xc3\x9f|ss)lich)\\b[^.!?\\n]{0,30}\\b(?:empfehlen|bewerben)|(?:fuhr|genehmig|akzeptier|merge|gib|nimm|wi'
  b'nke?)\\w*\\b[^.!?\\n]{0,40}\\bohne (?:jede |weitere )?(?:prufung|review|kontrolle|durchsicht|uberprufung|ruc'
  b'kfrage)|(?:schalt|deaktivier|umgeh|stell)\\w*\\b[^.!?\\n]{0,30}\\b(?:sicherheits\\w+|schutz\\w*|firewall|viren'
  b'scanner|protokollierung|verschlusselung|2fa|prufungen)|(?:ersetz|ander|tausch)\\w*\\b[^.!?\\n]{0,40}\\b(?:ba'
  b'nkverbindung|bankkonto|kontonummer|iban|wallet|empfanger)|(?:uberweis|zahl|transferier)\\w*\\b[^.!?\\n]{0,30}(?'
  b':\\d+ ?(?:euro|eur|dollar|usd|\xe2\x82\xac|\\$)|\\bgeld|\\bbitcoin)|(?:losch|vernicht)\\w*\\b[^.!?\\n]{0,20}'
  b'\\balle\\w* (?:dateien|daten|backups|sicherungen)|(?:installier|lad|fuhr)\\w*\\b[^.!?\\n]{0,40}https?://[^\\n]'
  b'{0,60}\\b(?:aus|herunter)\\b))',
  None,
  b'(?:(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|a'
  b'bschalten|deaktivieren|verraten|weitergeben|senden|schicken)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verra'
  b'te?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss nicht)|('
  b'?:nie|niemals|keine?)\\s+(?:\\w+\\s+){0,3}?(?:empfehl|genehmig|deaktivier|losch)|(?:(?:(?:red[ -]?team|angriff|'
  b'angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))[^.!?\\n]*['
  b'"\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab'
  b'\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|a'
  b'ngriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterregel|testfall))|(?:ver'
  b'such\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))|github\\.com',
  None),
 ('memory-own-rules-de', 'injection', False,
  b'\\b(?:markiere?|behandle?|betrachte?|speichere?|kennzeichne?|werte?|stufe?|behandeln sie|markieren sie)\\s+(?:'
  b'diese\\w?|die folgende\\w?|den folgenden)\\s+(?:(?:erinnerung|notiz|nachricht|eintrag|anweisung|eintragung|geda'
  b'chtniseintrag|speichereintrag))\\w*\\s+(?:stets\\s+|immer\\s+)?als\\s+(?:\\w+\\s+)?(?:vertrauenswurdig\\w*|b'
  b'estatigt\\w*|verifiziert\\w*|gepruft\\w*|system-?\\w+|verbindlich\\w*|autoritativ\\w*|hochste\\w*|dauerhaft'
  b'\\w*|unveranderlich\\w*|offiziell\\w*)|\\b(?:behandle?|betrachte?)\\s+(?:dies|das|folgendes)\\s+als\\s+(?:\\'
  b'w+\\s+)?system-?(?:anweisung|prompt|nachricht|befehl)|\\bdiese[rs]?\\s+(?:(?:erinnerung|notiz|nachricht|eintrag'
  b'|anweisung|eintragung|gedachtniseintrag|speichereintrag))\\s+(?:hat|besitzt)\\s+(?:die\\s+|absolute\\s+)*(?:'
  b'hochste|oberste|absolute|vorrang)\\b|\\bdiese[rs]?\\s+(?:(?:erinnerung|notiz|nachricht|eintrag|anweisung|eintra'
  b'gung|gedachtniseintrag|speichereintrag))\\s+(?:uberschreibt|ersetzt|ubertrumpft|ubersteuert)\\s+(?:alle|jede|s'
  b'amtliche)|\\b(?:losche?|entferne?|uberschreibe?|vergiss|ersetze?)\\s+diese[ns]?\\s+(?:(?:erinnerung|notiz|nachr'
  b'icht|eintrag|anweisung|eintragung|gedachtniseintrag|speichereintrag))\\s+(?:nie|niemals|nicht|unter keinen um'
  b'standen)\\b|\\bdiese[rs]?\\s+(?:(?:erinnerung|notiz|nachricht|eintrag|anweisung|eintragung|gedachtniseintrag|sp'
  b'eichereintrag))\\s+(?:darf|soll|kann)\\s+(?:nie|niemals|nicht)\\s+(?:\\w+\\s+)?(?:geloscht|ersetzt|uberschrie'
  b'ben|entfernt|geandert|hinterfragt)|\\b(?:losche?|ignoriere?|verwirf|entferne?|vergiss)\\s+(?:alle|samtliche|je'
  b'de)\\s+(?:anderen?|ubrigen|sonstigen|bisherigen|vorherigen|fruheren)\\s+(?:erinnerungen|notizen|eintrage|erinn'
  b'erung)|\\b(?:speichere?|kopiere?|wiederhole?|schreibe?|fuge?)\\s+diese[ns]?\\s+(?:(?:erinnerung|notiz|nachricht'
  b'|eintrag|anweisung|eintragung|gedachtniseintrag|speichereintrag))\\s+(?:in|zu)\\s+(?:jede\\w?|alle\\w?)\\s+(?'
  b':neuen?\\s+|kunftigen?\\s+|weiteren?\\s+)?(?:sitzung\\w*|session\\w*|erinnerung\\w*|gesprach\\w*|unterhaltu'
  b'ng\\w*)|\\b(?:deaktiviere?|uberspringe?|umgehe?|schalte?)\\s+(?:die\\s+|das\\s+|alle\\s+)?(?:\\w+\\s+)?(?:pr'
  b'ufung|screening|uberprufung|filterung|quarantane|kontrolle|filter)\\s+(?:fur|bei|von)\\s+diese',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('smuggle-hidden-order-de', 'injection', False,
  b'\\b(?:(?:dekodiere?|decodiere?|entschlussele?|entziffere?)(?:n sie)?\\b[^.!?\\n]{0,80}|(?:ubersetze?|lies|lesen'
  b' sie|wandle?)\\b[^.!?\\n]{0,60}\\b(?:morse\\w*|base64|binar\\w*|ruckwarts|rot13|hex\\w*)\\b[^.!?\\n]{0,30})\\'
  b'bund\\s+(?:(?:befolge?|folge?|beantworte?|gehorche?)(?:n sie)?\\b|fuhre?n?(?: sie)?\\s+(?:ihn|sie|es|das|den|di'
  b'e|die anweisung\\w*)\\b[^.!?\\n]{0,30}\\baus|tue?,? was|mach,? was|sag mir,? was)|\\b(?:kombiniere?|verbinde|'
  b'setze|fuge?)\\b[^.!?\\n]{0,60}\\bund\\s+(?:beantworte?|befolge?)(?:n sie)?\\s+(?:die frage|sie|es|das|den|die'
  b' anweisung\\w*)|\\bstelle?n?(?: sie)? (?:dir|sich)\\s+[^.!?\\n]{0,30}\\bwelt\\b[^.!?\\n]{0,60}\\b(?:passwort'
  b'er|personliche daten|geheimnisse)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('code-false-result-de', 'injection', False,
  b'\\b(?:ignoriere?|missachte?|vergiss)(?:n sie)?\\s+(?:die|diese[nrs]?|das|den|alle)\\s+(?:\\w+\\s+)?(?:funktio'
  b'n|code|tabelle|daten|inhalte?|dokument|text|artikel|e-?mail|seite|berechnung|studie)\\s*(?:,|und|\\s)+\\s*(?:st'
  b'attdessen\\s+|nur\\s+)?(?:sage?|gib|schreibe?|antworte?|behaupte?|berichte?|nenne?|melde|erklare?)(?:n sie)?\\b'
  b'|\\b(?:sage?|behaupte?|erklare?|berichte?|antworte?)(?:n sie)?,?\\s+(?:dass\\s+)?(?:die|das)\\s+(?:ausgabe|s'
  b'umme|ergebnis|antwort|fazit|schlussfolgerung)\\b[^.!?\\n]{0,40}\\b(?:ist|betragt|lautet|sei)\\s*(?::|["\''
  b'\xe2\x80\x9e]|\\d)|\\b(?:betrachte?|werte?|nimm)(?:n sie)?\\s+(?:die|das)\\s+(?:ausgabe|summe|ergebnis|antwor'
  b't)\\s+als\\s*["\'\xe2\x80\x9e\\d]|\\b(?:an|fur)\\s+(?:die|das|alle)\\s+(?:ki\\b|ki-\\w+|sprachmodell|modell|ll'
  b'm|assistenten)\\s*:\\s*(?:bitte\\s+)?(?:antworte?|sage?|berichte?|behaupte?|bestatige?|melde),?\\s+dass',
  None,
  b'(?:(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filter'
  b'regel|testfall))[^.!?\\n]*["\'\xe2\x80\x9c\xe2\x80\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x9e\xe2\x80\x9a\xc2\xab\xc2\xbb`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x9c\xe2\x80\x98\xc2\xab\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? wie|phrase|erkenn|filterr'
  b'egel|testfall))|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu ignorieren|zu umgehen))',
  None),
 ('override-earlier-instructions-en', 'injection', False,
  b"\\b(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follo"
  b"w|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard"
  b'|set\\s+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|viol'
  b'ate|ignore|forget|bypass|cancel|erase)(?:\\s+(?:security|ethical|content|single|safety|so\\s+far|entire|their|'
  b'those|these|every|other|given|whole|your|this|each|user|all|any|the|its|our|and|of|my|or)){0,5}\\s+(?:precedi'
  b'ng|foregoing|developer|previous|original|earlier|initial|system|prior|above|past|your|all|any)(?:\\s+(?:secur'
  b'ity|ethical|content|single|safety|so\\s+far|entire|their|those|these|every|other|given|whole|your|this|each|u'
  b'ser|all|any|the|its|our|and|of|my|or)|\\s+(?:preceding|foregoing|developer|previous|original|earlier|initial|'
  b'system|prior|above|past|your|all|any)){0,4}\\s+(?:(?:instructions?|directives?|(?:system )?prompts?|guideline'
  b's?|orders|commands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards'
  b'|guardrails|context|conversation))\\b|\\b(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+foll'
  b"owing|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not"
  b"\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring"
  b'|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase)(?:\\s+(?:security|ethical'
  b'|content|single|safety|so\\s+far|entire|their|those|these|every|other|given|whole|your|this|each|user|all|any'
  b'|the|its|our|and|of|my|or)){0,4}\\s+(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orders|c'
  b'ommands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardrails'
  b'|context|conversation))\\s+(?:that |which )?(?:above|before|you (?:were|have|had|got|received)|i gave|(?:they'
  b'|we|the \\w+) gave)|\\b(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+f'
  b"ollow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don"
  b"'t\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring|neglect|discard|dismi"
  b'ss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase)\\s+(?:(?:all|of|everything|anything|the|what is'
  b'|that is)\\s+){0,3}(?:above|foregoing|preceding)(?:\\s+(?:text|content|message|and|then)\\b|\\s*[.,;:!]|\\s*$'
  b')|(?:(?:your|system)\\s+(?:\\w+\\s+)?(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orders|co'
  b'mmands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardrails|'
  b'context|conversation))|(?:previous|prior|earlier|above)\\s+(?:instructions?|directives?|prompts?|orders|guide'
  b'lines)|(?:instructions?|directives?|rules|guidelines|orders)\\s+above)(?:\\s+\\w+){0,2}?\\s+(?:are|is|have b'
  b'een|were|no longer)\\s+(?:now\\s+|hereby\\s+)?(?:cancel\\w+|void|invalid|null|revoked|suspended|lifted|delet'
  b'ed|overridden|superseded|replaced|apply|disabled)',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attent"
  b"ion\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+fo"
  b"llow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+asi"
  b'de|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypa'
  b'ss|cancel|erase)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts'
  b'?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red'
  b'[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test'
  b' case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))|(?:(?:in'
  b'structions?|directives?|(?:system )?prompts?|guidelines?|orders|commands|rules|constraints|restrictions|limi'
  b'tations|programming|polic(?:y|ies)|training|safeguards|guardrails|context|conversation))\\s+(?:that\\s+\\w+'
  b'\\s+|found\\s+|contained\\s+|embedded\\s+|hidden\\s+|you find\\s+)?(?:in|inside|from|within)\\s+(?:the\\s+|a'
  b'ny\\s+)?(?:\\w+\\s+)?(?:web|pages?|files?|e-?mails?|tools?|fetched|external|untrusted|documents?|issues?|websit'
  b'es?|third|comments?|readme|results?)\\b|(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orde'
  b'rs|commands|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardr'
  b'ails|context|conversation))\\s+(?:for|in|of|about|from)\\s+(?:the\\s+)?(?:\\w+\\s+)?(?:eslint|lint\\w*|css|fir'
  b'ewall|router|naming|style|formatting|folders?|config\\w*|tests?|docs)',
  None),
 ('override-everything-told-en', 'injection', False,
  b'\\b(?:ignore|disregard|forget|discard|erase)(?: about)?\\s+(?:everything|anything|all|whatever|what)(?: that| '
  b"of what)?\\s+(?:you (?:know|learned|were|have been|['\xe2\x80\x99]ve been|had been|have (?:learned|read))|(?:w"
  b'as|has been|were) (?:said|written|told|stated) (?:above|before|to you|so far|earlier)|(?:is |comes? |came )?'
  b'(?:above|before)\\b|i (?:said|told you|wrote) (?:above|before|earlier)|(?:the|your) (?:user|system|developer|'
  b'owner|operator)s? (?:said|says|told|tells|asks?|asked|wants?|wrote))|\\beverything (?:you (?:were|have been) '
  b'told|above|before this)\\b[^.!?\\n]{0,30}\\b(?:invalid|void|wrong|false|obsolete|cancelled|a lie)|\\bforget '
  b'(?:about )?(?:that|this|it|all that)[,.;:!\\s]+(?:(?:can|could|would|will) you|(?:and |now |instead )+(?:tell'
  b'|give|write|say|show|answer|do))\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attent"
  b"ion\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+fo"
  b"llow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+asi"
  b'de|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypa'
  b'ss|cancel|erase)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts'
  b'?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red'
  b'[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test'
  b' case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('override-new-task-en', 'injection', False,
  b'\\bnew (?:instructions?|orders|directives?|system prompt|objective)\\s*:|\\byour new (?:instructions?|rules|ide'
  b'ntity|orders|objective|purpose|directives?)(?: now)? (?:is|are)\\b|\\bhere (?:are|is) your new (?:instructions'
  b'?|rules|identity|orders)|\\byour (?:real|true|actual|secret|hidden) (?:task|goal|job|purpose|mission|objectiv'
  b'e|instructions?|role|orders|identity)(?: now)? (?:is|are)\\b|\\b(?:this|these|following) (?:instructions?|rule'
  b's?|directives?|messages?|notes?|prompts?|text)(?: now| hereby| will| shall| must)? (?:override|supersede|rep'
  b'lace|outrank|cancel|trump|take (?:precedence|priority) over)s? (?:all|any|every|everything|your|the system|t'
  b'hem)\\b|\\b(?:from now on|henceforth|starting now),? (?:you )?(?:(?:will|must|shall|are to|should) )?(?:(?:onl'
  b'y|solely|exclusively) (?:obey|follow|listen to|answer to) (?:me\\b|my|this|these|the instructions)|obey|answe'
  b'r (?:only )?to me|take orders|serve me)|\\b(?:obey|follow) (?:only|nothing but) (?:me\\b|my (?:orders|commands'
  b'|instructions)|this (?:message|note|text)|these (?:orders|instructions))|\\bthe following replaces them',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attent"
  b"ion\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+fo"
  b"llow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+asi"
  b'de|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypa'
  b'ss|cancel|erase)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts'
  b'?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red'
  b'[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test'
  b' case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('override-safety-en', 'injection', False,
  b'\\b(?:disable|turn off|switch off|deactivate|remove|bypass|circumvent|ignore|evade|lift|get around|suspend|ov'
  b'erride|shut down|break|violate|drop|disregard)\\s+(?:(?:all|any|of|the)\\s+){0,3}(?:(?:your|its|built-in)\\s+(?'
  b':own\\s+|internal\\s+|current\\s+)?(?:safety|security|content|ethical|ethics|moral|protective|alignment)?[\\'
  b's-]*(?:guidelines?|filters?|polic(?:y|ies)|restrictions?|protocols?|measures?|guardrails?|safeguards?|limita'
  b'tions?|protections?|constraints|rules|programming|mechanisms?)|(?:safety|ethical|moral)\\s+(?:guidelines?|gua'
  b'rdrails?|safeguards?|restrictions?|limits|filters?|rules))\\b|\\b(?:restrictions?|limits|limitations|rules|fil'
  b'ters|constraints)\\s+(?:that (?:are|were)\\s+)?(?:placed|imposed|put|set)\\s+(?:on|upon)\\s+you\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from)|without|important not)\\s+(?:\\w+\\s+"
  b')?(?:disabl|turn|switch|remov|bypass|circumvent|ignor|evad|lift|suspend|overrid|break|violat|drop|disregard)'
  b'|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|tryin'
  b'g)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack'
  b'|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test strin'
  b'g|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2'
  b'\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection'
  b'|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|'
  b'blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80'
  b'\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('override-known-limit-en', 'injection', False,
  b"\\b(?:i (?:know|understand)(?: that)?|even (?:though|if)) you(?:['\xe2\x80\x99]re| are| were| have been|['"
  b'\xe2\x80\x99]ve been)?\\s+(?:said|told|instructed|asked|supposed|not (?:allowed|supposed|permitted|meant)|prog'
  b"rammed|trained|designed|prohibited|forbidden|can['\xe2\x80\x99]?t|cannot|shouldn['\xe2\x80\x99]?t|aren"
  b"['\xe2\x80\x99]?t|were)\\b[^.!?\\n]{0,80}(?:\\bbut\\b|,)",
  None, None, None),
 ('exfiltrate-send-en', 'injection', False,
  b'\\b(?:(?:send|post|upload|forward|e-?mail|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|pu'
  b"t|paste|attach|share|deliver|transfer|add))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:(?:c"
  b'onversations?|api keys|chat (?:history|logs?|transcript)|memories|memory (?:contents?|store|database)|system'
  b' prompt|environment variables|env vars|\\.env\\b|\\.ssh\\b|(?:private |ssh )+keys?|id_rsa|(?:user|customer|e'
  b'mployee|personal|private|confidential|sensitive|client) (?:data|information|records|files|details)|(?:all|an'
  b"y|every|your|stored|found|their|the user['\xe2\x80\x99]s|user|database|login|admin) (?:\\w+ )?(?:passwords?|cr"
  b"edentials|secrets?|keys?|tokens?|cookies|data|files|messages|history|input|contacts|details)|the user['\xe2"
  b'\x80\x99]s [\\w-]+))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhooks?\\b|attackers?\\b|pastebin'
  b'|ftp://|(?:external|remote|foreign|third[- ]party) (?:server|address|site|url|endpoint|service|host)|(?:this'
  b'|the following|my|that) (?:url|address|server|e-?mail|endpoint|site|domain|account)|to me\\b|image (?:url|lin'
  b'k|tag|address)|query (?:string|parameter)|in the url|[\\w-]+\\.(?:example|com|net|org|io|xyz|ru|cn|site)/))|(?'
  b':(?:conversations?|api keys|chat (?:history|logs?|transcript)|memories|memory (?:contents?|store|database)|s'
  b'ystem prompt|environment variables|env vars|\\.env\\b|\\.ssh\\b|(?:private |ssh )+keys?|id_rsa|(?:user|custo'
  b'mer|employee|personal|private|confidential|sensitive|client) (?:data|information|records|files|details)|(?:a'
  b"ll|any|every|your|stored|found|their|the user['\xe2\x80\x99]s|user|database|login|admin) (?:\\w+ )?(?:password"
  b"s?|credentials|secrets?|keys?|tokens?|cookies|data|files|messages|history|input|contacts|details)|the user['"
  b'\xe2\x80\x99]s [\\w-]+))[^!?\\n]{0,60}\\b(?:send|post|upload|forward|e-?mail|put|transmit)\\s+(?:it|them|thes'
  b'e|those|everything|this)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhooks?\\b|attackers?\\b|pas'
  b'tebin|ftp://|(?:external|remote|foreign|third[- ]party) (?:server|address|site|url|endpoint|service|host)|(?'
  b':this|the following|my|that) (?:url|address|server|e-?mail|endpoint|site|domain|account)|to me\\b|image (?:ur'
  b'l|link|tag|address)|query (?:string|parameter)|in the url|[\\w-]+\\.(?:example|com|net|org|io|xyz|ru|cn|site)/'
  b'))',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:(?:send|post"
  b'|upload|forward|e-?mail|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|put|paste|attach|sh'
  b'are|deliver|transfer|add))|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods'
  b'?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)'
  b'|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter'
  b' rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]'
  b'?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test cas'
  b'e|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s'
  b'+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('exfiltrate-ask-password-en', 'injection', False,
  b"\\bwhat(?:['\xe2\x80\x99]?s| is| was| are| were| would| could| might)\\s+(?:(?:(?:the|your|our|his|her|their|it"
  b"s|this|that|system|admin|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|log"
  b'in|account|correct|full|exact|actual|confidential))\\s+){1,4}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|s'
  b'ecret (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pi'
  b'n(?: code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:'
  b'"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|f'
  b'rom|as|if|or|here|contains?)\\b))|\\b(?:tell|give|send|show|read|hand|provide)\\s+(?:to\\s+|over\\s+to\\s+)?(?'
  b':me|us)(?:\\s+with)?(?:\\s+what)?\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrat'
  b"or['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual"
  b'|confidential))\\s+){1,4}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|passwo'
  b'rd|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:'
  b'string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|'
  b'\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b('
  b'?:share|reveal|disclose|divulge|hand over|give up|leak|say|spell|print|output)(?:\\s+with me|\\s+to me)?\\s+you'
  b"r\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrator['\xe2\x80\x99]?s?|root|maste"
  b"r|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual|confidential))\\s+){0,3}(?:(?:"
  b'pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|password|string|token)|access (?:cod'
  b'e|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:string|key|code)|credentials|l'
  b'ogin (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|w'
  b'ith|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b(?:(?:can|could|would|will) you'
  b'(?: please| at least| also)?|(?:need|want|order|ask|command|require|instruct) you to)\\s+(?:tell|share|reveal'
  b'|disclose|confirm|provide|give|say|print|show|output|state|spell|hand over)(?:\\s+with)?(?:\\s+to)?(?:\\s+(?:me'
  b"|us))?(?:\\s+what)?\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrator['\xe2"
  b"\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual|confiden"
  b'tial))\\s+){1,4}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|password|string'
  b'|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:string|ke'
  b'y|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for'
  b'|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b(?:i need|'
  b'need to know|want to know)\\s+(?:(?:the|your)\\s+)(?:(?:(?:the|your|our|his|her|their|its|this|that|system|adm'
  b"in|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|ful"
  b'l|exact|actual|confidential))\\s+){0,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word'
  b'|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|co'
  b'nfidential (?:string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80'
  b'\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|cont'
  b'ains?)\\b))|\\b(?:tell|ask|get)\\b[^.!?\\n]{0,40}\\bhand over the (?:(?:pass ?(?:word|code|phrase)s?(?: phras'
  b'e)?|secret (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) key'
  b's?|pin(?: code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))|\\b(?:requires'
  b'?|orders?|needs?) you to hand over',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:tell|give|se"
  b'nd|show|share|reveal|disclose|say|print|ask)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|t'
  b'echniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|re'
  b'veal|print|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|det'
  b'ect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98'
  b'\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:'
  b'(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rul'
  b'e|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|ca'
  b'tche?s?)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repea'
  b't))',
  None),
 ('exfiltrate-ask-prompt-en', 'injection', False,
  b'\\b(?:reveal|leak|dump|recite|disclose|divulge|expose|extract)\\s+(?:(?:to me|me|all|of|the|your|its|full|enti'
  b're|exact)\\s+){0,4}(?:system|initial|original|hidden|developer|secret|internal|base)\\s+(?:prompts?|instructio'
  b'ns?|messages?|directives?)\\b|\\b(?:print|repeat|show|output|display|tell me|give me|share|write(?: out| down)'
  b'?|copy|summari[sz]e|translate|state|echo|what (?:is|are|was|were))\\s+(?:(?:me|to me|all|of|out|back|the|exac'
  b'tly|verbatim|full|entire|complete|exact|what)\\s+){0,3}your\\s+(?:(?:full|entire|complete|exact|own|first|curr'
  b'ent|very)\\s+)?(?:system|initial|original|hidden|developer|secret|internal|base|core|prior|previous)?\\s*(?:pr'
  b'ompts?|instructions?|directives?|guidelines|programming)\\b|\\b(?:repeat|print|output|copy|write|show|echo|rev'
  b'eal)(?: out| back| me)?\\s+(?:everything|all|(?:all )?the (?:text|words|content|instructions?|prompt|messages'
  b'?|lines?))(?: that (?:is|came|comes|appears?|was))?(?: written)?\\s+(?:above|before|preceding|prior)\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:reveal|leak|dump|"
  b'disclos|expos|print|repeat|show|output|share)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|'
  b'techniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|r'
  b'eveal|print|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|de'
  b'tect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n'
  b']*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filte'
  b'r rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?'
  b's?|catche?s?)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|'
  b'repeat))',
  None),
 ('exfiltrate-personal-data-en', 'injection', False,
  b"\\b(?:(?:tell me|give me|show me|send me|share|reveal|what(?:['\xe2\x80\x99]s| is| are| was| were| would)|(?:c"
  b'an|could|would|will) you(?: please| also| at least)? (?:tell|share|give|provide|reveal|say|encode|translate|'
  b"list|print|write|spell)(?: me)?|need to know|i need|provide))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?["
  b"^\\w.!?\\n]+)the user(?:['\xe2\x80\x99]s|s['\xe2\x80\x99])\\s+(?:[\\w-]+\\s+){0,3}?(?:(?:birth ?(?:date|day|yea"
  b'r|place)s?|date of birth|e-?mail(?: address)?|phone number|(?:home |street |postal )?address|(?:city|place|c'
  b'ountry|town|state) of residence|initials|(?:full|real|last|first|middle) name|age|location|whereabouts|bank|'
  b'account|balance|credit card|social security|ssn|passport|licen[cs]e|salary|income|medical|favou?rite \\w+|mai'
  b'den name|marital|hometown|job|occupation|employer|religion|pass ?(?:word|code)))\\b|\\b(?:(?:tell me|give me|s'
  b"how me|send me|share|reveal|what(?:['\xe2\x80\x99]s| is| are| was| were| would)|(?:can|could|would|will) you("
  b'?: please| also| at least)? (?:tell|share|give|provide|reveal|say|encode|translate|list|print|write|spell)(?'
  b": me)?|need to know|i need|provide))\\s+(?:(?:me|the|with|what|is|us|to)\\s+){0,3}(?:[\\w.-]+\\s+)?[\\w.-]+['"
  b'\xe2\x80\x99]s\\s+(?:current\\s+)?(?:(?:birth ?(?:date|day|year|place)|date of birth|e-?mail address|phone numb'
  b'er|home address|(?:city|place|country|town|state) of residence|bank (?:account )?(?:balance|number|details)|'
  b'account (?:balance|number)|credit card(?: number)?|social security number|ssn|salary|maiden name|passport nu'
  b"mber))\\b|\\b(?:(?:tell me|give me|show me|send me|share|reveal|what(?:['\xe2\x80\x99]s| is| are| was| were| wo"
  b'uld)|(?:can|could|would|will) you(?: please| also| at least)? (?:tell|share|give|provide|reveal|say|encode|t'
  b'ranslate|list|print|write|spell)(?: me)?|need to know|i need|provide))\\s+(?:(?:me|the|with|what|us|current)\\'
  b's+){0,3}(?:(?:birth ?(?:date|day|year|place)|date of birth|e-?mail address|phone number|home address|(?:city'
  b'|place|country|town|state) of residence|bank (?:account )?(?:balance|number|details)|account (?:balance|numb'
  b'er)|credit card(?: number)?|social security number|ssn|salary|maiden name|passport number))\\s+(?:of|for)\\s+('
  b'?:the user|(?:elizabeth|jennifer|patricia|barbara|charles|jessica|michael|richard|william|daniel|george|jose'
  b'ph|robert|sandra|steven|thomas|alice|david|emily|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan'
  b'|anna|emma|jane|john|lisa|mark|mary|paul|bob|tom))\\b|\\bwhere (?:does|did|is) (?:the user|(?:elizabeth|jennif'
  b'er|patricia|barbara|charles|jessica|michael|richard|william|daniel|george|joseph|robert|sandra|steven|thomas'
  b'|alice|david|emily|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan|anna|emma|jane|john|lisa|mark'
  b'|mary|paul|bob|tom)(?:\\s+\\w+)?)\\s+(?:\\w+\\s+)?(?:live|reside|located|staying|work|from)\\b|\\bif the user ('
  b'?:were|was|had|wanted)\\b[^.!?\\n]{0,120}\\bwhat would\\b|\\b(?:(?:tell me|give me|show me|send me|share|reve'
  b"al|what(?:['\xe2\x80\x99]s| is| are| was| were| would)|(?:can|could|would|will) you(?: please| also| at least"
  b')? (?:tell|share|give|provide|reveal|say|encode|translate|list|print|write|spell)(?: me)?|need to know|i nee'
  b"d|provide))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:users|customers|people|clients|patie"
  b'nts|employees|members) in your (?:database|memory|records|system|training data)',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:tell|give|se"
  b'nd|show|share|reveal|provide|ask)|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|'
  b'methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|'
  b'repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif'
  b'|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["'
  b'\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?'
  b'team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case'
  b'|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+'
  b'["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('exfiltrate-disguised-en', 'injection', False,
  b'\\b(?:write|compose|create|make|give me|tell me|sing|generate)\\s+(?:me\\s+)?an?\\s+(?:\\w+\\s+)?(?:poem|haiku'
  b'|song|story|riddle|limerick|acrostic|rhyme|sonnet|hint|rap|joke|clue)\\s+(?:about|containing|with|of|on|from|'
  b"hiding|that\\s+\\w+)\\s+(?:(?:(?:the|your|our|his|her|their|its|this|that|system|admin|administrator['\xe2"
  b"\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|account|correct|full|exact|actual|confiden"
  b'tial))\\s+){1,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret (?:key|code|word|phrase|password|string'
  b'|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential (?:string|ke'
  b'y|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for'
  b'|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b))|\\b(?:write|s'
  b'pell|say|print|output|give|put|express|type|repeat|tell)(?: me| out)?\\s+(?:(?:(?:the|your|our|his|her|their|'
  b"its|this|that|system|admin|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|l"
  b'ogin|account|correct|full|exact|actual|confidential))\\s+){1,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?'
  b'|secret (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|'
  b'pin(?: code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))\\s+(?:in|as|into|'
  b'with|using|by)?\\s*(?:\\w+\\s+)?(?:leet\\w*|morse|binary|reversed?|rot-?13|pig latin|emojis?|cipher|poem|rhy'
  b'me|backwards|letters?|characters?|each|french|german|spanish|japanese|chinese)\\b|\\b(?:first|last|second|thir'
  b'd)\\s+(?:\\w+\\s+)?(?:letters?|characters?|digits?|half)\\s+of\\s+(?:(?:(?:the|your|our|his|her|their|its|thi'
  b"s|that|system|admin|administrator['\xe2\x80\x99]?s?|root|master|user['\xe2\x80\x99]?s?|secret|current|login|ac"
  b'count|correct|full|exact|actual|confidential))\\s+){1,3}(?:(?:pass ?(?:word|code|phrase)s?(?: phrase)?|secret'
  b' (?:key|code|word|phrase|password|string|token)|access (?:code|key)|(?:api|private|encryption) keys?|pin(?: '
  b'code| number)?|confidential (?:string|key|code)|credentials|login (?:data|details)))(?:(?:\\s*(?:[?!.,;:"'
  b'\xe2\x80\x9d\xe2\x80\x99)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|fr'
  b"om|as|if|or|here|contains?)\\b))|\\b(?:encode|translate|spell|reverse|write|say)\\s+the user(?:['\xe2\x80"
  b'\x99]s)\\s+(?:[\\w-]+\\s+){0,2}?(?:(?:birth ?(?:date|day|year|place)s?|date of birth|e-?mail(?: address)?|phon'
  b'e number|(?:home |street |postal )?address|(?:city|place|country|town|state) of residence|initials|(?:full|r'
  b'eal|last|first|middle) name|age|location|whereabouts|bank|account|balance|credit card|social security|ssn|pa'
  b'ssport|licen[cs]e|salary|income|medical|favou?rite \\w+|maiden name|marital|hometown|job|occupation|employer|'
  b'religion|pass ?(?:word|code)))\\b',
  None, None, None),
 ('hide-from-user-en', 'injection', False,
  b"\\b(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn"
  b"['\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:ever\\s+)?(?:tell|inform|no"
  b'tify|alert|warn|let)\\s+(?:(?:(?:the |your )?(?:users?|owner|human|operator)|anyone|anybody))\\s*(?:know\\b|abo'
  b'ut (?:this|it|that|these|any|what|the (?:change|transfer|instruction|note|memory|message|upload|action|reque'
  b'st))|of (?:this|it|these|any)|(?:that|what|why) you\\b|any of this|anything|this\\b|[.!,;:]|$|and\\b|or\\b)|'
  b"\\b(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn"
  b"['\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:ever\\s+)?(?:mention|reveal"
  b'|disclose|show|report|discuss|talk about|bring up|speak of|admit)\\s+(?:about\\s+)?(?:(?:this|these|it|that|an'
  b'y of this|the (?:above|existence)|your actions)(?:\\s+\\w+)?(?:\\s+of (?:this|these) \\w+)?\\s+(?:to|with)\\s+'
  b'(?:the |your )?(?:users?|owner|human|operator)|(?:this|these|the existence of (?:this|these))\\s+(?:(?:memory'
  b'|memories|note|entry|record|message|instruction|directive|statement))s?\\s+(?:to|with)\\s+(?:anyone|anybody))|'
  b'\\b(?:keep|hide|conceal|withhold)\\s+(?:this|these|it|that|everything|all of this|the (?:above|instruction|cha'
  b'nge|transfer|backdoor|truth|upload|message|note))(?:\\s+\\w+){0,3}?\\s+from\\s+(?:the\\s+)?(?:users?|owner|hu'
  b'man|operator|everyone|anyone|reviewers?)\\b|\\bthe\\s+(?:user|owner|human|operator|reviewer)\\s+(?:must|shou'
  b"ld|may|can|shall|does|need)\\s*(?:not|never|n['\xe2\x80\x99]t)\\s+(?:ever\\s+)?(?:know|find out|learn|be (?:"
  b"told|informed|aware|notified)|discover|suspect|hear)\\b|\\bif (?:the user |anyone |someone |they |you(?:['"
  b'\xe2\x80\x99]re| are) )?(?:is |are |ever )?ask(?:s|ed)?\\b[^.!?\\n]{0,50}\\b(?:deny|lie\\b|pretend|change the'
  b" subject|say (?:that )?you (?:do not|don['\xe2\x80\x99]t|didn|did not|never|have no))|\\bkeep this between us",
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('hide-action-en', 'injection', False,
  b'\\b(?:secretly|covertly|stealthily|surreptitiously)\\s+(?:send|forward|upload|post|e-?mail|copy|record|log|add'
  b'|insert|install|run|execute|delete|transfer|collect|track|include|change|modify|share|store|monitor|read|app'
  b'end|replace|save|download|embed)\\b|\\b(?:silently|quietly|discreetly)\\s+(?:send|forward|upload|e-?mail|exfilt'
  b'rate|transfer|record|insert|approve|collect|post)\\b|\\bwithout\\s+(?:the\\s+)?(?:user|owner|human|anyone|an'
  b"ybody|operator)(?:['\xe2\x80\x99]s?)?\\s+(?:ever\\s+)?(?:knowing|noticing|knowledge|awareness|consent|being (?:"
  b'aware|told|informed|notified)|realizing|finding out)|\\bwithout\\s+(?:first\\s+|ever\\s+)?(?:telling|informi'
  b'ng|notifying|alerting|warning)\\s+(?:the\\s+)?(?:user|owner|human|operator|anyone|anybody)\\b|\\b(?:send|tra'
  b'nsfer|wire|pay|grant|forward)\\b[^.!?\\n]{0,80}\\bwithout asking (?:the )?(?:user|owner|anyone)|\\bwithout a'
  b'sking (?:the )?(?:user|owner|anyone)\\b[^.!?\\n]{0,60}\\b(?:send|transfer|wire|pay|grant|forward)\\b',
  None,
  b"(?:(?:do(?:es)? not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['"
  b"\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from)|nothing|no one|nobody|illegal|forbidde"
  b'n|prohibited|not)\\b[^.!?\\n]*\\bwithout|(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniqu'
  b'es?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|pr'
  b'int|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|cla'
  b'ssif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`'
  b']|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red['
  b' -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test '
  b'case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?'
  b')\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('impersonate-authority-en', 'injection', False,
  b"\\b(?:i am|i['\xe2\x80\x99]m|this is|you are talking to)\\s+(?:the\\s+|one of\\s+)?(?:your\\s+(?:\\w+\\s+)?("
  b'?:developer|creator|administrator|admin|maker|owner|boss|master|supervisor|programmer|operator|maintainer|go'
  b"d|superior)s?)\\b|\\b(?:i am|i['\xe2\x80\x99]m|this is)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:developer|cre"
  b'ator|administrator|maintainer|owner|maker|programmer)s?\\s+of\\s+(?:your\\s+(?:system|model)|this (?:ai|model|a'
  b'ssistant|bot|chatbot))|\\bas\\s+(?:your\\s+(?:\\w+\\s+)?(?:developer|creator|administrator|admin|maker|owner|'
  b'boss|master|supervisor|programmer|operator|maintainer|god|superior)s?)\\b[^.!?\\n]{0,10}\\bi\\b|\\b(?:i am|i['
  b"'\xe2\x80\x99]m)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:god|president of|prime minister|police officer|fbi|cia"
  b'|government|law enforcement|ceo of (?:openai|anthropic|google|meta|microsoft))\\b[^\\n]{0,120}\\b(?:you (?:must'
  b'|have to|need to|are required)|need you to|need to know|obey|comply|important that you)\\b|\\bas\\s+(?:an?|the)'
  b'\\s+(?:\\w+\\s+){0,3}(?:authority|expert|scientist|professor|doctor|lawyer|officer|engineer|researcher|speciali'
  b'st|official)\\b[^.!?\\n]{0,60}\\bi\\s+(?:(?:suggest|order|command|advise|instruct|require|ask|can assure|ass'
  b'ure|insist that)\\s+you|believe\\b[^.!?\\n]{0,30}\\bfor you to)\\b|\\b(?:security team|administrators?|it depa'
  b'rtment|management|admins?)\\s+(?:requires?|orders?|instructs?|demands?|commands?)\\s+you\\s+to\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('impersonate-maker-en', 'injection', False,
  b'\\b(?:message|notice|instructions?|directive|order|announcement|command)s?\\s+from\\s+(?:the\\s+)?(?:anthrop'
  b'ic|openai|google|microsoft|meta|your (?:developers?|creators?|makers?|administrators?))\\b[^.!?\\n]{0,80}\\b(?:'
  b'you|your|must|comply|all models)\\b|\\b(?:anthropic|openai|google|microsoft|meta|the developers?|the administr'
  b'ators?|the system|your creators?|your developers?)\\s+(?:has |have |hereby |now )?(?:authori[sz]e[sd]?|permit'
  b'(?:s|ted)?|allow(?:s|ed)|order(?:s|ed)?|instruct(?:s|ed)?|grant(?:s|ed)?|require[sd]?)\\s+you\\b|\\bas an? (?:a'
  b"i|model|assistant|language model)\\s+(?:developed|created|made|trained|built)\\s+by\\s+\\w+,?\\s+i(?:['\xe2\x80"
  b'\x99]m| am| need| require| order)\\b|\\bsystem override\\b[^.!?\\n]{0,20}\\b(?:confirmed|activated|engaged|i'
  b'nitiated|enabled|accepted)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('trigger-planted-action-en', 'injection', False,
  b'\\b(?:(?:whenever|when|every time|each time|next time|any ?time|if|once|as soon as|after|upon|before))\\s+(?:('
  b'?:(?:the |a |any )?(?:next )?(?:users?|anyone|someone|somebody|they|he|she|you|customers?|asked|deploying|wr'
  b'iting|reviewing|answering|summari[sz]ing)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:send|forward|post|upload|e-?mail|exf'
  b"iltrate|transmit|leak|copy|bcc)\\b[^.!?\\n]{0,40}\\b(?:their|his|her|its|it|the user['\xe2\x80\x99]s|every|a"
  b'll|copy|passwords?|keys?|credentials|tokens?|conversation|secrets|everything|contents?)\\b[^!?\\n]{0,60}(?:htt'
  b'ps?://|[\\w.-]+@[\\w-]|attacker|webhook)|(?:insert|inject|embed|plant|hide|slip|sneak|add|include|introduce|bu'
  b'ild|put)\\b[^.!?\\n]{0,40}\\b(?:backdoors?|malware|malicious|vulnerabilit\\w+|exploits?|keylogger|tracking ('
  b'?:link|pixel|code)|hidden (?:link|text|code)|affiliate|referral|phishing|spyware)|(?:insert|inject|embed|pla'
  b'nt|slip|sneak)\\b[^.!?\\n]{0,40}(?:\\blinks?\\b|\\burl\\b|https?://)|(?:recommend|promote|endorse|advertise|pr'
  b'aise)\\s+(?:only|exclusively|solely)|(?:only|exclusively|solely)\\s+(?:recommend|promote|endorse|advertise|pra'
  b'ise)|(?:approve|merge|accept|sign off)\\b[^.!?\\n]{0,40}\\bwithout\\s+(?:any\\s+)?(?:review|reviewing|checkin'
  b'g|reading|verification|verifying|asking|looking|inspection)|(?:disable|turn off|switch off|bypass)\\b[^.!?\\n]'
  b'{0,30}\\b(?:security|safety|safeguards|audit|logging|antivirus|firewall|signature|screening|encryption|2fa|al'
  b'l checks)|(?:replace|change|swap|substitute)\\b[^.!?\\n]{0,40}\\b(?:bank|account numbers?|iban|wallet|recipient'
  b'|payee|bitcoin)|(?:transfer|wire|send|pay)\\b[^.!?\\n]{0,30}(?:\\d+ ?(?:dollars|usd|euros?|eur|btc|eth|\\$|\xe2'
  b'\x82\xac)|[$\xe2\x82\xac]\\s?\\d|\\bmoney\\b|\\bfunds\\b|\\bbitcoins?\\b)|(?:install|download|run|execute|load)'
  b'\\b[^.!?\\n]{0,40}\\b(?:from|at|script)\\b[^.!?\\n]{0,30}https?://|(?:delete|wipe|erase|destroy)\\s+(?:all|eve'
  b"ry|everything|the entire|their|the user['\xe2\x80\x99]s)\\b[^.!?\\n]{0,20}\\b(?:files?|data|backups?|disk|re"
  b'positor(?:y|ies)|home)|rm\\s+-rf\\s+[/~]|(?:give|provide|share|enter|call)\\b[^.!?\\n]{0,30}\\btheir (?:pin|p'
  b'asswords?|credit card|card number|login)))',
  None,
  b"(?:never|not|n['\xe2\x80\x99]t)\\s+(?:\\w+\\s+){0,2}?(?:send|forward|post|upload|e-?mail|insert|embed|add|in"
  b'clude|recommend|approve|merge|accept|disable|turn|switch|bypass|replace|change|transfer|install|download|run'
  b'|delete|wipe|give|share)|github\\.com|gitlab\\.|pypi\\.org|npmjs|(?:(?:likely|able|used|designed|meant|easier|h'
  b'arder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|over'
  b'rid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|p'
  b'hrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2'
  b'\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80'
  b'\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|'
  b'detect|classif|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|bl'
  b'ocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|o'
  b'verrid|reveal|print|repeat))',
  None),
 ('memory-raise-trust-en', 'injection', False,
  b'\\b(?:mark|treat|regard|consider|flag|label|classify|store|save|handle|interpret|accept|record|tag|rate)\\s+(?'
  b':this|these|the following|the above)\\s+(?:(?:memory|memories|note|entry|record|message|instruction|directive'
  b'|statement))s?\\s+(?:as|with)\\s+(?:if it were\\s+|coming from\\s+|having\\s+|being\\s+)?(?:an?\\s+|the\\s+|'
  b'your\\s+)?(?:\\w+[\\s-]+)?(?:trusted|trustworthy|confirmed|verified|system|developer|highest|top|authoritative|'
  b'absolute|permanent|immutable|approved|ground truth|protected|binding|official)\\b|\\b(?:treat|regard|handle|in'
  b'terpret|consider)\\s+(?:this|the following|the above)\\s+as\\s+(?:an?\\s+|the\\s+|your\\s+)?(?:\\w+\\s+)?(?:'
  b'system|developer)[\\s-]+(?:instruction|prompt|message|rule|command|directive|level)|\\bas if the (?:user|syste'
  b'm|developer|owner) had (?:said|written|confirmed)|\\b(?:set|raise|change)\\s+(?:the\\s+)?(?:trust|confidence|pr'
  b'iority|importance)(?:\\s+level|\\s+score)?\\s+of\\s+this\\b|\\bthis (?:memory|entry)\\s+(?:is|was|has been)'
  b'\\s+(?:already\\s+)?(?:trusted|confirmed|verified|approved|pre-?approved|safe|screened|authori[sz]ed)\\b|\\b'
  b'this (?:(?:memory|memories|note|entry|record|message|instruction|directive|statement))\\s+(?:has|takes|overri'
  b'des|supersedes|outranks|replaces|trumps)\\s+(?:the\\s+)?(?:highest|absolute|top|maximum|all\\b|any\\b|every\\'
  b'b|all other|your|system|(?:priority|precedence)\\s+over\\s+(?:all|any|every|other|your|the system|the user))',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('memory-never-drop-en', 'injection', False,
  b"\\b(?:never|do not|don['\xe2\x80\x99]?t|must not|cannot|should not)\\s+(?:ever\\s+)?(?:delete|remove|forget|"
  b'supersede|overwrite|replace|question|expire)(?:(?:,|,? or|,? and)\\s+\\w+)*\\s+this\\s+(?:memory|entry|instr'
  b'uction)\\b|\\bnever\\s+(?:delete|remove|forget|supersede|overwrite|replace)(?:(?:,|,? or|,? and)\\s+\\w+)*\\s+'
  b'this\\s+note\\b|\\bthis\\s+(?:memory|entry|note|instruction)\\s+(?:[^.!?\\n]{0,40}\\band\\s+)?(?:must|should'
  b'|can|may|shall|is|will)\\s*(?:never|not)\\s+(?:to\\s+)?(?:ever\\s+)?be\\s+(?:deleted|removed|superseded|overw'
  b'ritten|changed|questioned|replaced|forgotten|edited|modified|updated|ignored)\\b|\\b(?:delete|erase|forget|ign'
  b'ore|discard|remove|wipe|clear|purge|overwrite|distrust|disregard)\\s+(?:all|any|every|each)\\s+(?:of\\s+)?(?:th'
  b'e\\s+|your\\s+)*(?:(?:other|remaining|previous|earlier|existing|prior|stored|saved)\\s+)(?:memor(?:y|ies)|entri'
  b'es|notes)\\b|\\b(?:delete|erase|forget|wipe|clear|purge)\\s+(?:all|every one)\\s+(?:of\\s+)?(?:your\\s+|the\\s+'
  b')?memories\\s*(?:[.!,;]|$|and\\b|except\\b)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('memory-spread-en', 'injection', False,
  b'\\b(?:copy|store|save|repeat|write|persist|replicate|propagate|include|append|insert|remember|load|inject|add'
  b')\\s+this(?:\\s+(?:(?:memory|memories|note|entry|record|message|instruction|directive|statement)|text|rule|pro'
  b'mpt))?\\s+(?:in|into|to|at the (?:start|beginning|end) of|across)\\s+(?:every|each|all|any)\\s+(?:(?:new|future'
  b'|other|of your|subsequent)\\s+)*(?:sessions?|memor(?:y|ies)|conversations?|agents?|entr(?:y|ies)|chats?)\\b|\\b'
  b'(?:disable|turn off|skip|bypass|stop|deactivate|switch off)\\s+(?:\\w+\\s+){0,3}?(?:screening|quarantine|inject'
  b'ion (?:filter|scan|check|detection)s?|memory (?:filter|scan|check|protection)s?|trust checks?|flagging)\\s+(?'
  b":for|of|on|in)\\s+(?:this|these|the following|all|any|my|every)\\b|\\b(?:do not|don['\xe2\x80\x99]?t|never)\\"
  b's+(?:flag|screen|scan|quarantine|filter)(?:\\s+or\\s+\\w+)*\\s+this\\s+(?:(?:memory|memories|note|entry|recor'
  b'd|message|instruction|directive|statement)|text|content)\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('jailbreak-persona-en', 'injection', False,
  b"\\bdo anything now\\b|\\b(?:you are|you['\xe2\x80\x99]re|act as|become|pretend to be)\\s+(?:now\\s+)?["
  b'"\'\xe2\x80\x9c]?dan\\b(?:[\\s,.:;!("\xe2\x80\x9d]|$)|\\b(?:you are|you[\'\xe2\x80\x99]re|act as|behave as|r'
  b'espond as|answer as|become|pretend to be|role-?play as|play|simulate)\\s+(?:now\\s+)?(?:the|an?|my|your)\\s+(?:'
  b'\\w+\\s+)?(?:evil|unfiltered|uncensored|unrestricted|jailbroken)\\s+(?:twin|version of|alter ego|counterpart|ai'
  b'\\b|chat ?bot|assistant|language model|model|gpt|persona|bot\\b)|\\byou (?:have been|are|were)(?: now)? jailbro'
  b"ken|\\byou(?:['\xe2\x80\x99]re| are| will be)\\s+(?:now\\s+)?(?:in|entering|running in|operating in)\\s+(?:\\w"
  b'+\\s+)?(?:developer|debug|admin|root|god|sudo|maintenance|override|unrestricted|jailbreak|dan) mode\\b|\\b(?:en'
  b'ter|activate|enable|switch (?:to|into))\\s+(?:developer|god|dan|unrestricted|jailbreak|sudo|unfiltered) mode\\'
  b'b[^.!?\\n]{0,40}\\b(?:you|your|answer|respond|no rules|filters)\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))|android|phone|chromebook|'
  b'browser',
  None),
 ('jailbreak-no-limits-en', 'injection', False,
  b'\\b(?:you (?:now )?(?:have|had)|you are (?:an? )?(?:\\w+ )?with|(?:pretend|imagine|as if|as though)(?: that)? '
  b'you (?:have|had)|(?:\\w*gpt|ai|assistant|chat ?bot|language model)\\b[^.!?\\n]{0,80}\\b(?:with|has|have|havi'
  b'ng))\\s+(?:absolutely\\s+)?no\\s+(?:special\\s+|content\\s+|ethical\\s+|moral\\s+|safety\\s+|more\\s+)?(?:fil'
  b'ter(?:s|ing)?|restrictions?|rules|guidelines|limits|limitations|morals?|ethics|censorship|safeguards|boundar'
  b'ies|constraints)\\b|\\b(?:you|they|it|ai|dan|assistant|bot)\\b[^.!?\\n]{0,40}\\b(?:no longer|not|never|n['
  b"'\xe2\x80\x99]t)\\s+(?:be\\s+)?(?:bound|restricted|limited|constrained|governed)\\s+by\\s+(?:\\w+\\s+){0,3}?(?:"
  b'restrictions?|rules|guidelines|polic(?:y|ies)|limits|ethics?|morals?|filters|openai|anthropic)\\b|\\b(?:you|th'
  b'ey|ai|assistant|bot)\\b[^.!?\\n]{0,60}\\bfree (?:of|from)\\s+(?:\\w+\\s+){0,3}?(?:restrictions?|confines|limit'
  b'ations|rules|filters|polic(?:y|ies)|guidelines|constraints|censorship)\\b|\\bnot have to (?:abide|adhere|compl'
  b'y|stick)\\b[^.!?\\n]{0,20}\\b(?:rules|guidelines|polic(?:y|ies)|restrictions)\\b|\\b(?:you|ai|assistant|bot|m'
  b"odel|answer|respond)\\b[^.!?\\n]{0,40}\\b(?:never|cannot|can['\xe2\x80\x99]?t|must not|will not|won["
  b"'\xe2\x80\x99]?t|do not|don['\xe2\x80\x99]?t)\\s+(?:ever\\s+)?(?:refuses?|decline)\\s+(?:any|a request|my|the"
  b" user['\xe2\x80\x99]s|to answer|requests?|anything|orders|commands|questions)\\b|\\b(?:you are|act as|respond|a"
  b'nswer|reply|talk|speak|ai|assistant|chat ?bot)\\b[^.!?\\n]{0,60}\\bwithout\\s+(?:(?:any|all|moral|ethical|co'
  b'ntent|safety|special)\\s+){0,3}(?:filters?|filtering|restrictions?|censorship|guidelines|limitations|rules|et'
  b'hics|morals)\\b|\\byou can (?:say|do|answer) (?:anything|everything) now\\b|\\byou (?:must|have to) answer ('
  b'?:all|every|any)(?: of)?(?: my| the)? questions?\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('jailbreak-hypothetical-en', 'injection', False,
  b'\\bfor (?:an?|the sake of an?|the sake of)\\s*(?:purely\\s+)?hypothetical\\s+(?:discussion|conversation|argu'
  b'ment|chat|debate|purposes?)\\b|\\bhypothetical (?:world|scenario|universe) where (?:you (?:have no|are not bou'
  b'nd|are free)|there are no (?:rules|laws|limits))\\b',
  None, None, None),
 ('smuggle-decode-en', 'injection', False,
  b'\\b(?:(?:decode|decrypt|decipher|unscramble|de-?obfuscate)\\b[^.!?\\n]{0,80}|(?:translate|read|convert|interpre'
  b't|reverse|unpack)\\b[^.!?\\n]{0,60}\\b(?:morse|binary|base-?64|hex(?:adecimal)?|rot-?13|caesar|pig latin|le'
  b'et\\w*|cipher\\w*|backwards|reversed|encoded)\\b[^.!?\\n]{0,40})\\b(?:and|then|to)\\s+(?:then\\s+)?(?:(?:follow'
  b'|execute|obey|answer|perform|carry out|comply with|act (?:on|upon)|run|respond to|treat)\\s+(?:it\\b|them\\b|th'
  b'at\\b|what|its|the (?:instructions?|commands?|results?|contents?|messages?|decoded|questions?|texts?|orders?)'
  b')|do (?:what|as|exactly)|tell me what|say what)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('smuggle-split-payload-en', 'injection', False,
  b'\\b(?:combine|concatenate|join|assemble|merge)\\b[^.!?\\n]{0,80}\\b(?:and|then)\\s+(?:then\\s+)?(?:answer (?:t'
  b'he question|it\\b|them\\b|what)|(?:follow|execute|obey|carry out|comply with|act on|respond to) (?:it\\b|th'
  b'em\\b|what|the (?:results?|resulting|combined|instructions?|commands?|strings?|texts?|sentences?|questions?))'
  b'|do what)|\\binterlac(?:e|ing)\\s+(?:the\\s+)?(?:parts?|strings?|letters|characters|words|them)\\b|\\b(?:writ'
  b'e|say|print|output|form)\\s+(?:down\\s+|out\\s+)?(?:the\\s+)?(?:string|sentence|text)\\s+\\w\\s*=\\s*\\w\\s*\\+'
  b'\\s*\\w|\\b(?:assume|suppose|say|given|imagine)(?: that)? (?:we|you|i) have (?:two|three|four|five|\\d) (?:s'
  b'trings|sentences|variables)\\b|\\b(?:returned|produced|generated) (?:from|by) \\w*gpt\\(',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('smuggle-imagined-world-en', 'injection', False,
  b"\\b(?:imagine|suppose|pretend|picture|assume)(?: that)?\\s+(?:we(?:['\xe2\x80\x99]re| are| live)|you(?:"
  b"['\xe2\x80\x99]re| are)|i(?:['\xe2\x80\x99]m| am)|a (?:world|planet|society|place|game))\\b[^.!?\\n]{0,120}\\"
  b'b(?:passwords|personal (?:data|information)|private (?:data|information)|credentials)\\b|\\b(?:world|society|p'
  b'lanet|universe|culture)\\b[^.!?\\n]{0,80}\\b(?:passwords|personal (?:data|information)|private (?:data|informat'
  b'ion)|secrets|credentials)\\s+(?:is|are)\\s+(?:\\w+\\s+)?(?:shared|public|known|open)\\b',
  None, None, None),
 ('code-false-result-en', 'injection', False,
  b'\\b(?:state|say|claim|declare|conclude|report|answer|respond|pretend)\\s+(?:that\\s+)?the\\s+(?:(?:(?:correc'
  b't |main |final |actual )?(?:output|sum|result|answer|conclusions?|total|return value)(?: of (?:[\\w]+ ){1,5}?'
  b')?))\\s*(?:is|was|equals|should be|as|must be|are)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d))|\\b(?:conside'
  b'r|treat|take|regard)\\s+the\\s+(?:(?:(?:correct |main |final |actual )?(?:output|sum|result|answer|conclusions'
  b'?|total|return value)(?: of (?:[\\w]+ ){1,5}?)?))\\s+(?:as|to be)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d)'
  b")|\\blet['\xe2\x80\x99]?s (?:assume|say|state|pretend|imagine)\\s+(?:that\\s+)?the\\s+(?:(?:(?:correct |main "
  b'|final |actual )?(?:output|sum|result|answer|conclusions?|total|return value)(?: of (?:[\\w]+ ){1,5}?)?))\\s*('
  b'?:is|was|equals|as|are)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d))|\\b(?:hypothetically|parallel universe|'
  b'in a world where|imagine a scenario|hypothetical scenario)\\b[^!?\\n]{0,140}\\b(?:output|sum|result|conclusion|'
  b'answer)\\b[^.!?\\n]{0,40}\\b(?:could be|might be|would be|is)\\s*(?:(?::|["\'\xe2\x80\x9c\xe2\x80\x98]|\\d))'
  b'|\\b(?:to|for|attention|dear)?\\s*(?:the |any |all )?(?:ai|llm|language model|assistant|chat ?bot|gpt|ai (?:re'
  b'viewer|assistant|agent|model))s?\\s*[:,]\\s*(?:please\\s+)?(?:(?:say|answer|report|state|respond|reply|claim|co'
  b'nclude|confirm|pretend)\\s+that\\b|(?:approve|praise|recommend|rate)\\b)',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
  None),
 ('code-ignore-content-en', 'injection', False,
  b'\\b(?:ignore|disregard|forget|overlook)\\s+(?:the|this|all|any|everything in the)\\s+(?:(?:actual|above|rest of'
  b' the|whole|entire|content of the|real)\\s+){0,2}(?:functions?|code|tables?|data|contents?|documents?|paper|te'
  b'xt|e-?mail|page|article|calculation|input|figures|website|passage)\\s*(?:,|;|and|then|\\s)+\\s*(?:(?:instead|ju'
  b'st|only|then|simply)\\s+)?(?:state|say|write|output|answer|report|respond|print|claim|tell|reply|give|conclud'
  b'e|declare|reveal|send|pretend|recommend)\\b',
  None,
  b'(?:(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying'
  b')\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)|(?:(?:red[ -]?team|attack|'
  b'injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string'
  b'|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|'
  b'jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|b'
  b'locked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'\xe2\x80\x9c'
  b"\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))|(?:(?:do(?:es)? not|don['"
  b"\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99]?t|cannot|can"
  b"['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attention\\s+to|no\\s+longer\\"
  b"s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s+obeying|disre"
  b"garding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|override|o"
  b'verrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase)',
  None))

TOKENS: tuple[tuple[str, tuple[int, ...]], ...] = ()

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [('\nf:', (10,)), ('\np:', (10,)), ('\nq:', (10,)), (' 0010', (7,)), (' 0110', (7,)), (' account', (27,)),
      (' address', (27,)), (' dan', (40,)), (' endpoint', (27,)), (' f:', (10,)), (' mode', (40,)),
      (' of residence', (30,)), (' p:', (10,)), (' q:', (10,)), (' server', (27,)), (' site', (27,)),
      (' url', (27,)), ('# instruction:', (2,)), ('# response:', (2,)), ('# system', (2,)), ("'s account", (30,)),
      ("'s bank", (30,)), ("'s birth", (30,)), ("'s city", (30,)), ("'s credit", (30,)), ("'s current", (30,)),
      ("'s date of", (30,)), ("'s e", (30,)), ("'s home", (30,)), ("'s phone", (30,)), ("'s sal", (30,)),
      ("'s soc", (30,)), ("'s ssn", (30,)), ('*system', (1,)), (',0110', (7,)), ('- system', (1,)), ('-.', (6,)),
      ('-0110', (7,)), ('.-', (6,)), ('.com/', (27,)), ('.example/', (27,)), ('/system>', (1,)),
      ('</external', (3,)), ('</function_', (3,)), ('</kept', (3,)), ('</mem', (3,)), ('</recall', (3,)),
      ('</retriev', (3,)), ('</tool_', (3,)), ('</untrust', (3,)), ('</user_mem', (3,)), ('<system', (1,)),
      ('<|', (0,)), ('= system', (1,)), ('?d=', (5,)), ('?data=', (5,)), ('?q=', (5,)), ('@', (13, 27)),
      ('[system', (1,)), ('](http', (5,)), ('_of_turn>', (0,)), ('ab jetzt', (12,)), ('ab sofort', (12,)),
      ('ai', (46,)), ('an das modell', (21,)), ('an die ki', (21,)), ('an mich', (13,)), ('as a ', (34,)),
      ('as an ', (34,)), ('as soon as', (36,)), ('do anything now', (40,)), ('i am ', (34,)),
      ('i know that you', (26,)), ('i know you', (26,)), ('i understand that you', (26,)),
      ('i understand you', (26,)), ("i'm ", (34,)), ('if ', (36,)), ('if asked', (32,)),
      ('in your database', (30,)), ('in your mem', (30,)), ('in your rec', (30,)), ('ki ', (17,)),
      ('of the user', (31,)), ('of this ai', (34,)), ('of this model', (34,)), ('on you', (25,)), ('to me', (27,)),
      ('{system', (1,)), ('問:', (10,)), ('问:', (10,))],
 'abo': [('above', (22, 29))],
 'acc': [('access code', (28, 31)), ('access key', (28, 31)), ('account ', (30,))],
 'adr': [('adresse', (13, 14))],
 'aft': [('after ', (36,))],
 'all': [('all that', (23,)), ('all you', (23,)), ('alles', (11,))],
 'als': [('als system', (19,))],
 'ang': [('angreifer', (13,))],
 'ano': [('anordnung', (11,))],
 'ans': [('answer', (46,))],
 'ant': [('anthropic', (16, 35)), ('antwort', (21,))],
 'anw': [('anweisung', (11, 14, 19)), ('anwender', (14, 15))],
 'any': [('any time', (36,)), ('anybody', (32,)), ('anyone', (32,)), ('anything', (23,)), ('anything now', (41,)),
         ('anytime', (36,))],
 'api': [('api k', (14,)), ('api key', (28, 31)), ('api-', (14,))],
 'ask': [('asks', (32,))],
 'ass': [('assemble', (44,)), ('assistant', (46,)), ('assistant:', (2,))],
 'att': [('attacker', (27,)), ('atthay', (8,))],
 'atw': [('atwhay', (8,))],
 'auf': [('auflagen', (11,))],
 'aus': [('ausgabe', (21,))],
 'aut': [('authorized you', (35,))],
 'bac': [('backwards', (43,))],
 'ban': [('bank', (14,)), ('bank ', (30,))],
 'bas': [('base-64', (43,)), ('base64', (20, 43))],
 'bef': [('befehl', (11,)), ('before ', (36,)), ('before this', (29,))],
 'ben': [('benutzer', (14, 15))],
 'bes': [('beschrankung', (11, 17))],
 'bet': [('between us', (32,))],
 'bin': [('binar', (20,)), ('binary', (43,))],
 'bir': [('birth date', (30,))],
 'bot': [('bot', (46,))],
 'bui': [('built-in', (25,))],
 'cae': [('caesar', (43,))],
 'cen': [('censor', (41,))],
 'cip': [('cipher', (43,))],
 'cnf': [('cnffjbeq', (9,))],
 'com': [('combine', (44,)), ('commands', (22,)), ('commands you', (34,))],
 'con': [('concatenate', (44,)), ('conclusion', (46,)), ('confidential', (28, 31)), ('confines', (41,)),
         ('constraint', (22, 41)), ('context', (22,)), ('conversation', (22,))],
 'cov': [('covertly', (33,))],
 'cre': [('created by', (35,)), ('credentials', (28, 31, 45)), ('credit card', (30,))],
 'cur': [('curl', (4,))],
 'dan': [('dan', (17,))],
 'dat': [('date of birth', (30,))],
 'dec': [('decipher', (43,)), ('decline', (41,)), ('decode', (43,)), ('decodier', (20,)), ('decrypt', (43,))],
 'dei': [('dein', (16,))],
 'dek': [('dekodier', (20,))],
 'dev': [('developed by', (35,)), ('developer:', (2,))],
 'dir': [('directive', (22, 29)), ('direktive', (11,))],
 'dis': [('discreetly', (33,)), ('disregard', (47,))],
 'dro': [('drowssap', (9,))],
 'eac': [('each time', (36,))],
 'ech': [('echte ', (12,))],
 'eig': [('eigentliche', (12,))],
 'ein': [('einschrankung', (11, 17)), ('eintrag', (19,))],
 'enc': [('encoded', (43,)), ('encryption key', (28,))],
 'end': [('end memor', (3,)), ('end of mem', (3,)), ('end of recalled', (3,)), ('end of untrusted', (3,)),
         ('endpunkt', (13,))],
 'ent': [('entschlussel', (20,)), ('entziffer', (20,))],
 'ere': [('erewhay', (8,))],
 'erg': [('ergebnis', (21,))],
 'eri': [('erinnerung', (19,))],
 'ers': [('ersetzen', (12,))],
 'eth': [('ethay', (8,)), ('ethic', (41,)), ('ethical', (25,))],
 'eve': [('even if you', (26,)), ('even though you', (26,)), ('every time', (36,)), ('everyone', (32,)),
         ('everything', (23,)), ('everything now', (41,))],
 'evi': [('evil', (40,))],
 'fal': [('falls', (18,))],
 'fil': [('filter', (12, 17, 41))],
 'fkp': [('fkpqorzqflkp', (9,))],
 'fla': [('flagging', (39,))],
 'fol': [('following', (37,)), ('following ', (24,))],
 'for': [('forget', (47,)), ('forget about', (23,)), ('forget it', (23,)), ('forget that', (23,)),
         ('forget this', (23,))],
 'fra': [('frage:', (10,))],
 'fro': [('from now on', (24,))],
 'ftp': [('ftp:', (27,))],
 'fug': [('fuge ', (20,))],
 'fur': [('fur die ki', (21,))],
 'geb': [('gebunden', (17,)), ('geburt', (14,))],
 'geh': [('gehalt', (14,)), ('geheim', (14,)), ('geheime ', (12,)), ('gehorch', (12,))],
 'goo': [('google', (16, 35))],
 'gpt': [('gpt(', (44,))],
 'gre': [('grenzen', (17,))],
 'gua': [('guard', (22,))],
 'gui': [('guideline', (22, 29, 41))],
 'han': [('handynummer', (14,))],
 'hei': [('heimlich', (15,))],
 'hen': [('henceforth', (24,))],
 'hex': [('hex', (43,))],
 'hmr': [('hmrsqtbshnmr', (9,))],
 'htt': [('http', (13, 27))],
 'hum': [('human', (32,))],
 'hyp': [('hypothetical', (42,))],
 'ich': [('ich bin gott', (16,))],
 'ign': [('ignore', (47,)), ('ignoreway', (8,)), ('ignorier', (21,))],
 'ihr': [('ihr ', (16,))],
 'ima': [('image', (27,))],
 'inj': [('injection', (39,))],
 'ins': [('insgeheim', (15,)), ('inst]', (0,)), ('instruction', (22, 29)), ('instructs you', (34,)),
         ('instruktion', (11, 14))],
 'int': [('interlac', (44,)), ('interleav', (44,))],
 'inv': [('invoke-webrequest', (4,))],
 'irm': [('irm ', (4,))],
 'its': [('its ', (25,))],
 'iwr': [('iwr ', (4,))],
 'i’m': [('i’m ', (34,))],
 'jai': [('jailbr', (40,))],
 'joi': [('join', (44,))],
 'jot': [('jotusvdujpot', (9,))],
 'ken': [('kennw', (14,))],
 'kom': [('kombinier', (20,))],
 'kon': [('kontext', (11,)), ('konto', (14,))],
 'kpu': [('kpuvtwevkqpu', (9,))],
 'kre': [('kredit', (14,))],
 'lee': [('leet', (43,))],
 'lei': [('leitlinie', (11,)), ('leitplanke', (11,))],
 'lim': [('limit', (41,)), ('limitation', (22,))],
 'llm': [('llm', (46,))],
 'log': [('login ', (28,))],
 'lqv': [('lqvwuxfwlrqv', (9,))],
 'mai': [('mail', (14,))],
 'mem': [('memories', (38,)), ('memory ', (39,))],
 'mer': [('merge', (44,))],
 'mes': [('message', (29,))],
 'met': [('meta ', (35,))],
 'mic': [('microsoft', (16, 35))],
 'mis': [('missacht', (21,))],
 'mod': [('model', (46,)), ('modus', (17,))],
 'mor': [('moral', (25, 41)), ('morse', (20, 43))],
 'mxp': [('mxpptloa', (9,))],
 'nac': [('nachricht', (19,))],
 'neu': [('neue anweisung', (12,)), ('neue befehle', (12,)), ('neue regeln', (12,))],
 'new': [('new directive', (24,)), ('new instruction', (24,)), ('new objective', (24,)), ('new orders', (24,)),
         ('new system prompt', (24,))],
 'nex': [('next time', (36,))],
 'nie': [('niemand', (15,))],
 'not': [('notiz', (19,))],
 'nsx': [('nsxywzhyntsx', (9,))],
 'nut': [('nutzer', (14, 15))],
 'obe': [('obey', (24,))],
 'obf': [('obfuscate', (43,))],
 'onc': [('once ', (36,))],
 'ons': [('onsway', (8,)), ('onsyay', (8,))],
 'ope': [('openai', (16, 35)), ('operator', (32,))],
 'ord': [('orders', (22,)), ('orders you', (34,)), ('ordpay', (8,))],
 'oth': [('other entries', (38,)), ('other memory', (38,)), ('other notes', (38,))],
 'our': [('ouryay', (8,))],
 'out': [('output', (46,))],
 'ouy': [('ouyay', (8,))],
 'ove': [('overlook', (47,))],
 'own': [('owner', (32,))],
 'ozr': [('ozrrvnqc', (9,))],
 'pas': [('pass phrase', (28,)), ('passcode', (28, 31)), ('passphrase', (14, 28, 31)), ('passw', (14,)),
         ('password', (28, 31)), ('passwords', (45,)), ('passworter', (20,)), ('pastebin', (13, 27))],
 'per': [('personal data', (45,)), ('personal information', (45,))],
 'pig': [('pig latin', (43,))],
 'pin': [('pin', (14, 28, 31))],
 'pol': [('polic', (22, 41)), ('polizist', (16,))],
 'pre': [('pregunta:', (10,))],
 'pri': [('privat', (14,)), ('private data', (45,)), ('private information', (45,)), ('private key', (28, 31))],
 'pro': [('programmierung', (11,)), ('programming', (22, 29)), ('prompt', (11, 14, 22, 29))],
 'qbt': [('qbttxpse', (9,))],
 'qua': [('quarantin', (39,))],
 'que': [('query', (27,)), ('question:', (10,)), ('questions', (41,))],
 'qui': [('quietly', (33,))],
 'rcu': [('rcuuyqtf', (9,))],
 'ref': [('refuse', (41,))],
 'reg': [('regel', (11,)), ('regeln', (17,))],
 'req': [('requires you', (34,))],
 'res': [('restrict', (41,)), ('restriction', (22,)), ('result', (46,))],
 'ret': [('return value', (46,))],
 'rev': [('reversed', (43,))],
 'ric': [('richtlinie', (11, 14, 17))],
 'rot': [('rot-13', (43,)), ('rot13', (43,))],
 'ruc': [('ruckwarts', (20,))],
 'rul': [('rules', (22, 41))],
 'saf': [('safeguard', (41,)), ('safety', (25,))],
 'say': [('say no', (41,))],
 'sch': [('schutz', (12,)), ('schutzma', (11,))],
 'scr': [('screening', (39,))],
 'sdv': [('sdvvzrug', (9,))],
 'sec': [('secret ', (28, 31)), ('secretly', (33,)), ('secrets', (45,))],
 'sen': [('sentence', (44,))],
 'ser': [('server', (13,))],
 'set': [('setze ', (20,))],
 'sic': [('sicherheit', (12,))],
 'sil': [('silently', (33,))],
 'sno': [('snoitcurtsni', (9,))],
 'sob': [('sobald', (18,))],
 'soc': [('social security', (30,))],
 'src': [('src=', (5,))],
 'sta': [('starting now', (24,))],
 'ste': [('stealthily', (33,)), ('stell dir', (20,))],
 'str': [('string', (44,))],
 'sum': [('sum ', (46,)), ('summe', (21,))],
 'sys': [('sys>>', (0,)), ('system command:', (2,)), ('system directive:', (2,)), ('system instruction', (2,)),
         ('system notice:', (2,)), ('system override', (35,)), ('system override:', (2,)), ('system**:', (2,)),
         ('system:', (2,))],
 'tel': [('telefon', (14,))],
 'the': [('the above', (37,)), ('the system', (35,)), ('the user', (30,)), ("the user's", (31,)),
         ('the user’s', (31,)), ('these ', (24, 37))],
 'thi': [('this ', (24, 39)), ('this as ', (37,)), ('this directive', (37,)), ('this entry', (37, 38)),
         ('this instruction', (37, 38)), ('this mem', (37,)), ('this memory', (38,)), ('this message', (37,)),
         ('this note', (37, 38)), ('this record', (37,)), ('this statement', (37,))],
 'tot': [('total', (46,))],
 'tra': [('trained by', (35,)), ('training', (22,))],
 'tru': [('trust check', (39,))],
 'ube': [('uberschreiben', (12,))],
 'ufx': [('ufxxbtwi', (9,))],
 'unb': [('unbemerkt', (15,))],
 'unc': [('uncensored', (40,))],
 'unf': [('unfiltered', (40,))],
 'unr': [('unrestricted', (40,))],
 'uns': [('unscramble', (43,))],
 'upo': [('upon ', (36,))],
 'url': [('url', (13,))],
 'use': [('user', (15, 32)), ("user's", (30,)), ("users'", (30,)), ('userway', (8,)), ('useryay', (8,)),
         ('user’s', (30,))],
 'vaf': [('vafgehpgvbaf', (9,))],
 'ver': [('verbinde', (20,))],
 'von': [('von nun an', (12,))],
 'vor': [('vorgabe', (11,)), ('vorrang', (12,))],
 'wah': [('wahre ', (12,))],
 'wan': [('wann immer', (18,))],
 'web': [('webhook', (13, 27))],
 'wen': [('wenn', (18,))],
 'wge': [('wget', (4,))],
 'wha': [('what the', (23,)), ('what was', (23,)), ('what you', (23,)), ('whatever', (23,))],
 'whe': [('when', (36,)), ('where does', (30,))],
 'wir': [('wirkliche ', (12,))],
 'wit': [('without ', (33,))],
 'woh': [('wohn', (14,))],
 'www': [('www.', (13, 27))],
 'you': [('your ', (25, 34)), ('your actual', (24,)), ('your admin', (35,)), ('your creator', (35,)),
         ('your developer', (35,)), ('your hidden', (24,)), ('your maker', (35,)), ('your new', (24,)),
         ('your real', (24,)), ('your secret', (24,)), ('your true', (24,))],
 'zen': [('zensur', (17,))],
 'zug': [('zugangs', (14,))],
 '’s ': [('’s ', (30,))],
 '问题:': [('问题:', (10,))]}
