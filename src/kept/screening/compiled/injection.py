"""Compiled from rules/injection*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION: str = '37a4680d'

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
  None),
 ('override-earlier-instructions-es', 'injection', False,
  b'\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarten?|omite|omita|desa'
  b'tiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obedecer|cumplas|cumplir'
  b'|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:haz|haga|hagan) c'
  b'aso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|anule|sobrescribe|pr'
  b'escinde de|rompe|viola|desactiva|desactive|incumple))(?:\\s+(?:(?:todas?|todos?|las?|los|el|tus?|sus?|mis|est'
  b'as?|estos|de|del|a|y|cualquier|otras))){0,5}\\s+(?:(?:instrucci(?:on|ones)|indicaci(?:on|ones)|reglas?|direct'
  b'ri(?:z|ces)|ordenes|comandos?|prompts?|mandatos?|restricciones|limitaciones|politicas?|normas?|pautas?|direc'
  b'tivas?|programacion|consignas?|mensajes? del sistema))(?:\\s+\\w+){0,2}?\\s+(?:(?:anterior(?:es)?|previ[ao]s?|p'
  b'recedentes?|de arriba|iniciales?|originales?|del sistema|dadas?|recibidas?|que (?:te|se te|le|has|recibiste)'
  b'|antes dadas))\\b|\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarten?'
  b'|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obedece'
  b'r|cumplas|cumplir|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:'
  b'haz|haga|hagan) caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|anu'
  b'le|sobrescribe|prescinde de|rompe|viola|desactiva|desactive|incumple))(?:\\s+(?:(?:todas?|todos?|las?|los|el|'
  b'tus?|sus?|mis|estas?|estos|de|del|a|y|cualquier|otras))){0,3}\\s+(?:tus|sus|vuestras|anteriores|previas)\\s+(?'
  b':\\w+\\s+)?(?:(?:instrucci(?:on|ones)|indicaci(?:on|ones)|reglas?|directri(?:z|ces)|ordenes|comandos?|prompts?'
  b'|mandatos?|restricciones|limitaciones|politicas?|normas?|pautas?|directivas?|programacion|consignas?|mensaje'
  b's? del sistema))\\b|\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarte'
  b'n?|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obede'
  b'cer|cumplas|cumplir|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|('
  b'?:haz|haga|hagan) caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|a'
  b'nule|sobrescribe|prescinde de|rompe|viola|desactiva|desactive|incumple))\\s+todas\\s+las\\s+(?:instrucciones|in'
  b'dicaciones|directrices|ordenes)\\b|\\b(?:(?:ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|de'
  b'scarta|descarten?|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|'
  b'obedezcas|obedecer|cumplas|cumplir|respetes|respetar)|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|ten'
  b'ga) en cuenta|(?:haz|haga|hagan) caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elud'
  b'e|evade|anula|anule|sobrescribe|prescinde de|rompe|viola|desactiva|desactive|incumple))\\s+todo lo (?:que|ant'
  b'erior|dicho|de arriba)\\b(?:\\s+(?:te|se te|le|has|sabes|esta|aparece))?[^.!?\\n]{0,30}|\\b(?:(?:ignora(?:d|'
  b'r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese de|descarta|descarten?|omite|omita|desatiende|desobedece|d'
  b'esobedezca|(?:no|deja de|deje de) (?:sigas|siga|seguir|obedezcas|obedecer|cumplas|cumplir|respetes|respetar)'
  b'|no (?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:haz|haga|hagan) caso omiso (?:de|a)('
  b'?:l)?|(?:pasa|pase) por alto|saltate|salta|saltese|elude|evade|anula|anule|sobrescribe|prescinde de|rompe|vi'
  b'ola|desactiva|desactive|incumple))\\s+(?:el|tu|su|al|del)\\s+(?:prompt|mensaje)(?:\\s+(?:del?|de) sistema)?'
  b'\\b|\\b(?:instrucciones|indicaciones|directrices|reglas)\\s+(?:anteriores|previas|de arriba)\\s+(?:ya no (?:'
  b'se aplican|valen|son validas)|quedan (?:anuladas|sin efecto)|son nulas)',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('override-new-task-es', 'injection', False,
  b'\\bnuevas (?:instrucciones|indicaciones|ordenes|directrices)\\s*:|\\b(?:tu|su) (?:verdadera|autentica|real|secr'
  b'eta) (?:tarea|mision|funcion|instruccion)\\s+(?:es|consiste)|\\b(?:estas|las siguientes|las) (?:instrucciones|'
  b'indicaciones|reglas|ordenes)(?: siguientes)?\\s+(?:sustituyen|reemplazan|anulan|prevalecen sobre|tienen prior'
  b'idad sobre)\\s+(?:a\\s+)?(?:todas?|todos|las anteriores|tus|sus)|\\b(?:a partir de ahora|de ahora en adelante|d'
  b'esde ahora),?\\s+(?:\\w+\\s+)?(?:solo|solo|unicamente|exclusivamente)\\s+(?:obede\\w+|segui\\w+|respond\\w+ a|h'
  b'aras caso)|\\b(?:a partir de ahora|de ahora en adelante),?\\s+(?:obedece\\w*|me obedece\\w*)|\\b(?:omite|elud'
  b'e|desactiva|ignora|salta|evade|apaga|desactive|quita|burla)(?:te)?\\s+(?:todas?\\s+|todos\\s+)?(?:tus|sus)\\'
  b's+(?:\\w+\\s+)?(?:filtros?|protecciones|restricciones|limites|limitaciones|medidas|normas|salvaguardas|barrera'
  b's)\\b|\\b(?:omite|elude|ignora|viola|salta)(?:te)?\\s+(?:todas )?las (?:reglas|normas|directrices|restricciones'
  b') (?:de seguridad|eticas|morales)',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('exfiltrate-send-es', 'injection', False,
  b'\\b(?:(?:envia|envie|envien|enviar|reenvia|reenvie|manda|mande|mandar|sube|suba|publica|publique|comparte|com'
  b'parta|transmite|copia|copie|anade|anada|agrega|adjunta|adjunte|incluye|exfiltra|filtra|transfiere))(?:(?:[^\\'
  b"w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:(?:conversaci(?:on|ones)|historial(?: del chat| de mensa"
  b'jes)?|recuerdos|memorias?|prompt del sistema|variables de entorno|\\.env\\b|\\.ssh\\b|claves? (?:privadas?|s'
  b'sh)|datos (?:personales|privados|confidenciales|sensibles|del usuario|de los (?:usuarios|clientes|empleados)'
  b')|(?:todas|todos|tus|sus|las|los) (?:las |los )?(?:contrasenas|credenciales|secretos|claves(?: api)?|tokens|'
  b'cookies|contactos)|su contrasena|[\\w-]+ del usuario))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|w'
  b'ebhook|atacante|pastebin|ftp://|servidor (?:externo|remoto)|(?:esta|mi|la siguiente) (?:direccion|url|pagina'
  b')|este (?:servidor|enlace|sitio)))|(?:(?:conversaci(?:on|ones)|historial(?: del chat| de mensajes)?|recuerdo'
  b's|memorias?|prompt del sistema|variables de entorno|\\.env\\b|\\.ssh\\b|claves? (?:privadas?|ssh)|datos (?:p'
  b'ersonales|privados|confidenciales|sensibles|del usuario|de los (?:usuarios|clientes|empleados))|(?:todas|tod'
  b'os|tus|sus|las|los) (?:las |los )?(?:contrasenas|credenciales|secretos|claves(?: api)?|tokens|cookies|contac'
  b'tos)|su contrasena|[\\w-]+ del usuario))[^!?\\n]{0,60}\\b(?:envia|manda|sube|publica|reenvia)(?:los|las|lo|'
  b'la)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|atacante|pastebin|ftp://|servidor (?:exte'
  b'rno|remoto)|(?:esta|mi|la siguiente) (?:direccion|url|pagina)|este (?:servidor|enlace|sitio)))',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('exfiltrate-ask-secret-es', 'injection', False,
  b'(?:^|[^\\w])(?:(?:d[ii](?:me|ganme|game|nos)|d[aa](?:me|nos)|deme|muestrame|muestrame|indicame|ensename|confi'
  b'rmame|revelame|enviame|(?:puedes|podrias|puede|podria) (?:decirme|darme|revelarme|compartir|indicarme|propor'
  b'cionarme|confirmar)|si me (?:das|da|dices|dice)|cual(?:es)? (?:es|era|son|seria)))\\s+(?:por favor\\s+)?(?:(?:'
  b'la|el|las|los|tu|tus|su|sus|nuestra)\\s+){1,2}(?:(?:contrasenas?|clave (?:secreta|privada|api|de acceso)|clav'
  b'es? api|codigo (?:secreto|de acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|password))\\b(?'
  b':\\s*[?!.,;:"\xc2\xbb]|\\s+(?:de|del|para|y|por|secreta)\\b|\\s*$)|\\b(?:comparte|comparta|revela|revele|divulg'
  b'a|da)\\s+(?:conmigo\\s+)?(?:tu|tus|su)\\s+(?:(?:contrasenas?|clave (?:secreta|privada|api|de acceso)|claves? ap'
  b'i|codigo (?:secreto|de acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|password))\\b|\\b(?:ne'
  b'cesito|quiero|exijo)\\s+(?:saber\\s+)?(?:tu|tus|su)\\s+(?:(?:contrasenas?|clave (?:secreta|privada|api|de acces'
  b'o)|claves? api|codigo (?:secreto|de acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|passwor'
  b'd))\\b|\\b(?:revela|repite|muestra|imprime|escribe|copia|dime|muestrame|cuales son|cual es)\\s+(?:(?:todas|todo'
  b'|el|las)\\s+){0,2}(?:tu|tus|su|sus)\\s+(?:\\w+\\s+)?(?:prompt|instrucci(?:on|ones)|indicaciones|directrices)'
  b'\\b|\\b(?:revela|divulga|muestra|filtra)\\s+el\\s+prompt\\s+(?:del?|de) sistema|\\bdonde (?:vive|reside|trabaj'
  b'a)\\s+(?:actualmente\\s+)?(?:el usuario|la usuaria)|(?:^|[^\\w])(?:(?:d[ii](?:me|ganme|game|nos)|d[aa](?:me|nos'
  b')|deme|muestrame|muestrame|indicame|ensename|confirmame|revelame|enviame|(?:puedes|podrias|puede|podria) (?:'
  b'decirme|darme|revelarme|compartir|indicarme|proporcionarme|confirmar)|si me (?:das|da|dices|dice)|cual(?:es)'
  b'? (?:es|era|son|seria)))\\s+(?:(?:la|el|los|las|cual es la)\\s+)?(?:(?:(?:fecha de nacimiento|ano de nacimient'
  b'o|cumpleanos|correo(?: electronico)?|e-?mail|direccion(?: de correo)?|numero de telefono|telefono|ciudad de '
  b'residencia|lugar de residencia|saldo(?: bancario)?|cuenta bancaria|numero de cuenta|tarjeta de credito|salar'
  b'io|sueldo|nombre|iniciales|color favorito|contrasena))\\s+del?\\s+(?:la\\s+)?usuari[oa]|(?:(?:fecha de nacimien'
  b'to|ano de nacimiento|correo electronico|numero de telefono|ciudad de residencia|lugar de residencia|saldo(?:'
  b' bancario)?|cuenta bancaria|numero de cuenta|tarjeta de credito|salario|sueldo))\\s+de\\s+\\w+)',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))',
  None),
 ('hide-from-user-es', 'injection', False,
  b'\\b(?:no|nunca|jamas)\\s+(?:se\\s+)?(?:lo|la|le|les|esto)?\\s*(?:digas?|cuentes?|menciones?|reveles?|informe'
  b's?|avises?|comentes?|muestres?|expliques?|notifiques?)\\s+(?:(?:nada|esto|esta \\w+|este \\w+|nunca|de esto|sob'
  b're esto|lo que)\\s+){0,3}(?:de esto\\s+)?(?:(?:(?:el|al|del) usuario|la usuaria|a la usuaria|los usuarios|al d'
  b'ueno|a nadie))(?:\\s*[.!,;]|\\s*$|\\s+(?:de|sobre|que|lo que|y|nada))|\\b(?:manten|mantenga|guarda|oculta|oc'
  b'ulte|esconde|esconda)(?:lo|le|selo)?\\s+(?:esto|eso|esta \\w+|este \\w+|todo)?\\s*(?:en secreto\\s+|oculto\\s+'
  b')?(?:para|a|al|ante|frente al?|de|del)\\s*(?:(?:(?:el|al|del) usuario|la usuaria|a la usuaria|los usuarios|al'
  b' dueno|a nadie)|usuario)\\b|\\b(?:el|la)\\s+usuari[oa]\\s+no\\s+(?:debe|puede|deberia|tiene que)\\s+(?:saber\\w'
  b'*|enterarse|descubrir\\w*|darse cuenta|conocer\\w*|ser (?:informado|avisado))|\\bsin\\s+(?:que\\s+(?:el|la)\\s'
  b'+usuari[oa]\\s+(?:se\\s+)?(?:lo\\s+)?(?:de cuenta|entere|sepa|note|perciba)|(?:avisar|informar|decirselo|notifi'
  b'car|decir nada)\\s+(?:al|a la)\\s+usuari[oa]|(?:el\\s+)?conocimiento del usuario)|\\ba espaldas del usuario|'
  b'\\b(?:reenvia|envia|copia|anade|inserta|instala|graba|recopila|borra|modifica|transfiere)\\s+(?:\\S+\\s+){0,'
  b'3}?(?:en secreto|a escondidas|secretamente|disimuladamente)\\b',
  None,
  b'\\b(?:nunca|jamas|nada|prohibido)\\b[^.!?\\n]*\\bsin\\b|\\bno\\s+\\w+\\b[^.!?\\n]*\\bsin (?:avisar|informar|que'
  b')|(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|d'
  b'etect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`]['
  b'^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyecci'
  b'on|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata '
  b'de|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('impersonate-authority-es', 'injection', False,
  b'\\b(?:soy|te habla|habla|como|aqui)\\s+tu\\s+(?:\\w+\\s+)?(?:desarrollador|creador|administrador|admin|dueno|'
  b'amo|jefe|superior|programador|propietario)a?\\b|\\bsoy su\\s+(?:desarrollador|creador|administrador|programador'
  b')a?\\b|\\b(?:mensaje|instruccion|aviso|orden|comunicado)(?:es)?\\s+(?:oficial\\w*\\s+)?de\\s+(?:anthropic|open'
  b'ai|google|microsoft|tus (?:creadores|desarrolladores))\\b[^.!?\\n]{0,80}\\b(?:tu|debes|debe|tus|tienes que|'
  b'te)\\b|\\b(?:anthropic|openai|google|microsoft|el sistema|el administrador)\\s+te\\s+(?:ha\\s+)?(?:autoriz\\w+'
  b'|orden\\w+|permit\\w+|exig\\w+)|\\bsoy (?:dios|el presidente|policia)\\b[^\\n]{0,100}\\b(?:debes|tienes que|obe'
  b'de|necesito saber)',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('jailbreak-no-limits-es', 'injection', False,
  b'\\b(?:eres|ahora eres|actua como)\\s+(?:ahora\\s+)?["\'\xc2\xab]?dan\\b(?:[\\s,.:;!]|$)|\\b(?:ia|inteligencia'
  b' artificial|asistente|modelo|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sin\\s+(?:ninguna?\\s+|ningun\\s+)?(?:restric'
  b'ci\\w+|reglas?|filtros?|limites?|censura|moral|normas)|(?:no censurada|sin censura|ilimitada))|\\b(?:finge|ima'
  b'gina|actua como si|haz como si|como si)\\s+(?:que\\s+)?no (?:tienes|tuvieras|tuvieses|hay)\\s+(?:ningun\\w*\\'
  b's+)?(?:reglas?|restricci\\w+|directrices|filtros?|limites?|normas)|\\b(?:ya )?no tienes\\s+(?:ningun\\w*\\s+)'
  b'?(?:reglas|restricci\\w+|filtros|directrices|limites|normas)\\b|\\b(?:ya )?no estas\\s+(?:sujet[oa]|limitad['
  b'oa]|obligad[oa]|atad[oa]|restringid[oa])\\s+(?:a|por)\\b[^.!?\\n]{0,20}\\b(?:directri\\w+|reglas?|restricci\\w'
  b'+|normas?|politicas?|limites?)|\\b(?:responde|contesta|habla)\\s+(?:\\w+\\s+){0,2}?sin\\s+(?:ninguna?\\s+|ning'
  b'un\\s+)?(?:censura|filtros?|restricci\\w+|limites? morales?)|\\b(?:ahora\\s+)?estas\\s+(?:ahora\\s+)?en (?:el\\'
  b's+)?modo\\s+(?:de\\s+)?(?:desarrollador|dios|admin\\w*|depuracion|dan|mantenimiento|sin restricciones)',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('trigger-planted-action-es', 'injection', False,
  b'\\b(?:(?:cada vez que|siempre que|la proxima vez que|en cuanto|tan pronto como|cuando|si))\\s+(?:(?:(?:el usua'
  b'rio|la usuaria|un usuario|alguien|el cliente|el|ella|tu|usted|escribas?|despliegues?|respondas?|revises?|res'
  b'umas?)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:envia|reenvia|manda|sube|publica|copia)\\b[^.!?\\n]{0,40}\\b(?:su|sus|'
  b'todos?|todas?|cada|copia|contrasenas?|credenciales|claves?|tokens?|contenido|lo|la|los|las)\\b[^!?\\n]{0,60}(?'
  b':https?://|[\\w.-]+@[\\w-]|atacante|webhook)|(?:inserta|anade|agrega|introduce|esconde|incluye|mete|oculta)\\b['
  b'^.!?\\n]{0,40}\\b(?:puertas? traseras?|backdoor|codigo malicioso|malware|vulnerabilidad|enlace (?:oculto|de af'
  b'iliado|malicioso)|pixel)|(?:inserta|cuela)\\b[^.!?\\n]{0,40}(?:\\benlace\\b|https?://)|(?:recomienda|promoci'
  b'ona|aconseja|elogia)\\b[^.!?\\n]{0,20}\\b(?:solo|solo|solamente|unicamente|exclusivamente)|(?:solo|unicamente|e'
  b'xclusivamente) recomienda|(?:aprueba|fusiona|acepta|aprueba|fusiona|acepta)\\w*\\b[^.!?\\n]{0,40}\\bsin (?:\\'
  b'w+ )?(?:revision|revisar\\w*|verificacion|verificar|comprobar|control)|(?:desactiva|omite|apaga|elude|deshabi'
  b'lita)\\b[^.!?\\n]{0,30}\\b(?:seguridad|cortafuegos|antivirus|registro|cifrado|protecciones|2fa)|(?:reemplaza|ca'
  b'mbia|sustituye|modifica)\\b[^.!?\\n]{0,40}\\b(?:cuenta bancaria|iban|cartera|monedero|beneficiario|destinatario'
  b')|(?:transfiere|paga|envia)\\b[^.!?\\n]{0,30}(?:\\d+ ?(?:euros?|eur|dolares|usd|\xe2\x82\xac|\\$)|\\bdinero|\\b'
  b'bitcoin)|(?:borra|elimina|destruye)\\b[^.!?\\n]{0,20}\\b(?:todos|todas) (?:los|las|sus) (?:archivos|datos|copia'
  b's)|(?:instala|descarga|ejecuta)\\b[^.!?\\n]{0,40}\\b(?:desde|script)\\b[^.!?\\n]{0,30}https?://))',
  None,
  b'(?:(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|d'
  b'es\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) hay que)|(?:(?:(?:red[ -]?team|equipo rojo|ataqu'
  b'e|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))[^.'
  b'!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99'
  b'\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|fr'
  b'ases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de|para) (?:ignorar|omitir|saltarse|o'
  b'lvidar))|github\\.com',
  None),
 ('memory-own-rules-es', 'injection', False,
  b'\\b(?:marca|trata|considera|guarda|clasifica|etiqueta|marque|trate|considere)\\s+(?:est[ea]|el|la)\\s+(?:siguie'
  b'nte\\s+)?(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+como\\s+(?:una?\\s+|la\\s+)?(?:\\w+\\s+)?'
  b'(?:confiable|de confianza|fiable|confirmad[oa]|verificad[oa]|(?:del )?sistema|aprobad[oa]|prioritari[oa]|ofi'
  b'cial|permanente)|\\b(?:trata|considera)\\s+(?:esto|lo siguiente)\\s+como\\s+(?:una?\\s+)?(?:\\w+\\s+)?(?:del? s'
  b'istema)|\\best[ea]\\s+(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+tiene\\s+(?:la\\s+)?(?:max'
  b'ima prioridad|prioridad (?:absoluta|maxima)|mas alta prioridad)|\\best[ea]\\s+(?:(?:recuerdo|memoria|nota|mens'
  b'aje|entrada|instruccion))\\s+(?:anula|reemplaza|sustituye|prevalece sobre)\\s+(?:a\\s+)?(?:todos|todas)|\\b('
  b'?:nunca|no|jamas)\\s+(?:borres|elimines|olvides|reemplaces|sustituyas|borre|elimine)\\s+est[ea]\\s+(?:recuerdo|'
  b'memoria|entrada|instruccion|nota)|\\best[ea]\\s+(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+(?'
  b':no|nunca)\\s+(?:debe|puede)\\s+(?:nunca\\s+|jamas\\s+)?(?:ser\\s+)?(?:borrad|eliminad|reemplazad|sustituid|m'
  b'odificad|cuestionad)[oa]|\\b(?:borra|elimina|ignora|olvida|descarta)\\s+(?:todos|todas)\\s+(?:los|las|tus)\\'
  b's+(?:demas|otros|otras|anteriores)\\s+(?:recuerdos|memorias|notas|entradas)|\\b(?:guarda|copia|repite|anade|in'
  b'serta|almacena)\\s+est[ea]\\s+(?:(?:recuerdo|memoria|nota|mensaje|entrada|instruccion))\\s+en\\s+(?:cada|tod'
  b'as las|todos los)\\s+(?:nuev[oa]s?\\s+)?(?:sesi\\w+|recuerdos?|conversaci\\w+|memorias?)|\\b(?:desactiva|omit'
  b'e|salta|deshabilita)\\s+(?:la|el|los|las)\\s+(?:\\w+\\s+)?(?:revision|filtrado|verificacion|cuarentena|filtr'
  b'o|control|comprobacion)s?\\s+(?:para|de)\\s+est[ea]',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('smuggle-hidden-order-es', 'injection', False,
  b'\\b(?:(?:decodifica|descifra|desencripta|descodifica)(?:r)?\\b[^.!?\\n]{0,80}|(?:traduce|lee|convierte)\\b[^'
  b'.!?\\n]{0,60}\\b(?:morse|base64|binario|al reves|rot13|hexa\\w*)\\b[^.!?\\n]{0,30})\\by\\s+(?:(?:sigue|obedece|'
  b'responde)\\b|(?:ejecuta|siguel|obedecel|ejecuta)\\w*|(?:haz|dime) lo que)|\\b(?:combina|concatena|junta|une'
  b')\\b[^.!?\\n]{0,60}\\by\\s+(?:responde|contesta|ejecuta|sigue)\\b|\\bimagina\\b[^.!?\\n]{0,30}\\bmundo\\b[^.!?'
  b'\\n]{0,60}\\b(?:contrasenas|datos personales|secretos)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('code-false-result-es', 'injection', False,
  b'\\b(?:ignora|ignore|olvida|olvide|omite)\\s+(?:la|el|los|las|est[ea]|estos|estas)\\s+(?:\\w+\\s+)?(?:funcion|'
  b'codigo|tabla|datos|contenido|documento|texto|articulo|correo|pagina|calculo|estudio)s?\\s*(?:,|y|e|\\s)+\\s*(?:'
  b'simplemente\\s+)?(?:di|diga|indica|indique|responde|escribe|afirma|declara|concluye|da|finge)\\b|\\b(?:di|diga|'
  b'indica|indique|afirma|declara|considera|considere|responde|finge|supongamos)\\s+que\\s+(?:la|el)\\s+(?:salida|s'
  b'uma|resultado|respuesta|conclusion|total)\\b[^.!?\\n]{0,40}\\b(?:es|vale|sea|seria)\\s*(?::|["\'\xc2\xab]|\\'
  b'd)|\\b(?:para la ia|a la ia|al modelo|para el modelo|para el asistente)\\s*:\\s*(?:responde|di|indica|afirma|co'
  b'nfirma)\\s+que\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por ejemplo|frases? como|det'
  b'ect|regla de filtro|caso de prueba))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.'
  b'!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipo rojo|ataque|atacante|inyeccion'
  b'|injection|jailbreak|por ejemplo|frases? como|detect|regla de filtro|caso de prueba))|(?:intenta\\w*|trata de'
  b'|para) (?:ignorar|omitir|saltarse|olvidar))',
  None),
 ('override-earlier-instructions-fr', 'injection', False,
  b'\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte (?:de|des|du|d['
  b"'\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?|obei\\w+) (?:pas|plus)(?: a| aux)?|(?:fais|faites|faire"
  b") (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2\x80\x99])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outr"
  b'e|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:cesse|arrete)[rz]? de (?:suivre|respecter)|de'
  b'sobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?))(?:\\s*(?:(?:toutes?|tous|tout|les|la|le|l['
  b"'\xe2\x80\x99]|des|de|du|aux|a|tes|vos|ces|ses|mes|autres|et))(?:\\s+|\\b)){0,5}\\s*(?:(?:instructions?|cons"
  b'ignes?|regles?|directives?|ordres?|commandes?|invites?|prompts?|contraintes|restrictions|politiques?|recomma'
  b'ndations|limites|garde-fous|programmation))(?:\\s+\\w+){0,2}?\\s+(?:(?:precedent\\w*|anterieur\\w*|ci-dessus|'
  b"prealables?|initial\\w*|d['\xe2\x80\x99]origine|du systeme|systeme|plus haut|donnees? (?:avant|plus haut|prece"
  b"demment)|recues?|qui precedent|que (?:tu as|vous avez|l['\xe2\x80\x99]on t|je t)))|\\b(?:(?:ignore[rz]?|oublie"
  b"[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|"
  b'suivez|suivre|respecte[rz]?|obei\\w+) (?:pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table '
  b"rase) (?:de|des|du|d['\xe2\x80\x99])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecart"
  b'e[rz]?|annule[rz]?|abandonne[rz]?|(?:cesse|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfre'
  b"i\\w+|viole[rz]?|desactive[rz]?))(?:\\s*(?:(?:toutes?|tous|tout|les|la|le|l['\xe2\x80\x99]|des|de|du|aux|a|tes|"
  b'vos|ces|ses|mes|autres|et))\\s+){0,3}\\s*(?:precedent\\w*|tes|vos)\\s+(?:\\w+\\s+)?(?:(?:instructions?|consign'
  b'es?|regles?|directives?|ordres?|commandes?|invites?|prompts?|contraintes|restrictions|politiques?|recommanda'
  b'tions|limites|garde-fous|programmation))\\b|\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir'
  b") (?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?|obei\\w+) (?"
  b":pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2\x80\x99])|con"
  b'tourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:ce'
  b'sse|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?))\\s+tout'
  b'es\\s+les\\s+(?:instructions|consignes|directives)\\b|\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens'
  b"|tenez|tenir) (?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?"
  b"|obei\\w+) (?:pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2"
  b'\x80\x99])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonn'
  b'e[rz]?|(?:cesse|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[r'
  b"z]?))\\s+(?:a )?tout ce (?:qui|qu['\xe2\x80\x99]on|que)\\s*(?:\\S+\\s+){0,4}?(?:avant|auparavant|dit|precede|"
  b'ci-dessus|plus haut|appris|sais|savez)\\b|\\b(?:(?:ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) '
  b"(?:pas|plus|aucun) compte (?:de|des|du|d['\xe2\x80\x99])|ne (?:suis|suivez|suivre|respecte[rz]?|obei\\w+) (?:p"
  b"as|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) (?:de|des|du|d['\xe2\x80\x99])|conto"
  b'urne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? tomber|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:cess'
  b'e|arrete)[rz]? de (?:suivre|respecter)|desobei\\w+(?: a| aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?))\\s*(?'
  b":a\\s+|de\\s+)?(?:l['\xe2\x80\x99]|le |ton |votre )(?:invite|prompt|message) (?:du )?systeme|\\b(?:instructi"
  b"ons|consignes|directives|regles)\\s+(?:precedentes|anterieures|ci-dessus)\\s+(?:ne s['\xe2\x80\x99]appliquent p"
  b'lus|sont (?:desormais |maintenant )?(?:annulees|nulles|caduques|invalides))',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))',
  None),
 ('override-new-task-fr', 'injection', False,
  b'\\b(?:nouvelles (?:instructions|consignes|directives)|nouveaux ordres)\\s*:|\\b(?:ta|votre) (?:veritable|vraie|'
  b'reelle|secrete) (?:tache|mission|fonction|consigne)\\s+(?:est|consiste)|\\b(?:ces|les) (?:instructions|consign'
  b"es|regles|directives)(?: suivantes| ci-dessous)?\\s+(?:remplacent|annulent|priment sur|prevalent sur|l['\xe2"
  b'\x80\x99]emportent sur)\\s+(?:toutes?|tous|les precedentes|tes|vos)|\\b(?:a partir de maintenant|desormais|d'
  b"orenavant),?\\s+(?:tu|vous)\\s+(?:n['\xe2\x80\x99])?(?:obei\\w+|ne (?:suis|suivez|suivras|reponds))(?:\\s+(?:"
  b"plus\\s+)?qu['\xe2\x80\x99]|\\s+qu['\xe2\x80\x99]|\\s+(?:uniquement|seulement))|\\b(?:a partir de maintenant|d"
  b'esormais),?\\s+(?:obeis|obeissez)|\\b(?:contourne|desactive|ignore|outrepasse|coupe|supprime|leve)[rz]?\\s+(?:t'
  b'outes?\\s+|tous\\s+)?(?:tes|vos)\\s+(?:\\w+\\s+)?(?:filtres?|protections?|restrictions?|garde-fous|limites|li'
  b'mitations|mesures|regles|securites?)\\b|\\b(?:contourne|ignore|outrepasse|viole)[rz]?\\s+(?:toutes )?les (?:reg'
  b'les|consignes|directives|restrictions) (?:de securite|ethiques|morales)',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))',
  None),
 ('exfiltrate-send-fr', 'injection', False,
  b'\\b(?:(?:envoie[rz]?|envoye[rz]|transmets?|transmettez|transferer?|transferez|transfere|televerse[rz]?|poste['
  b'rz]?|publie[rz]?|partage[rz]?|expedie[rz]?|copie[rz]?|ajoute[rz]?|joins|integre[rz]?|exfiltre[rz]?|charge[rz'
  b"]?|mets))(?:(?:[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:(?:conversations?|historique(?: du cha"
  b't| des messages| de la conversation)?|souvenirs|memoires?|invite systeme|prompt systeme|variables d['
  b"'\xe2\x80\x99]environnement|\\.env\\b|\\.ssh\\b|cles? (?:privees?|ssh)|cles api de l['\xe2\x80\x99]utilisateur"
  b"|donnees (?:personnelles|privees|confidentielles|sensibles|de l['\xe2\x80\x99]utilisateur|des (?:utilisateurs"
  b'|clients|employes))|(?:tous|toutes|tes|vos|ses|leurs|les) (?:les )?(?:mots de passe|identifiants|secrets|cle'
  b"s(?: api)?|jetons|cookies|contacts)|son mot de passe|[\\w-]+ de l['\xe2\x80\x99]utilisateur))[^!?\\n]{0,80}?(?:"
  b'(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|attaquant|pirate|pastebin|ftp://|serveur (?:externe|distant)|(?:cet'
  b"te|mon) (?:adresse|url|site)|l['\xe2\x80\x99](?:adresse|url) suivante|ce (?:serveur|lien|site)))|(?:(?:conver"
  b'sations?|historique(?: du chat| des messages| de la conversation)?|souvenirs|memoires?|invite systeme|prompt'
  b" systeme|variables d['\xe2\x80\x99]environnement|\\.env\\b|\\.ssh\\b|cles? (?:privees?|ssh)|cles api de l"
  b"['\xe2\x80\x99]utilisateur|donnees (?:personnelles|privees|confidentielles|sensibles|de l['\xe2\x80\x99]utilis"
  b'ateur|des (?:utilisateurs|clients|employes))|(?:tous|toutes|tes|vos|ses|leurs|les) (?:les )?(?:mots de passe'
  b"|identifiants|secrets|cles(?: api)?|jetons|cookies|contacts)|son mot de passe|[\\w-]+ de l['\xe2\x80\x99]utili"
  b'sateur))[^!?\\n]{0,60}\\b(?:envoie|envoyez|transmets|transmettez|poste|televerse)[- ](?:les|le|la|tout)\\b['
  b'^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhook|attaquant|pirate|pastebin|ftp://|serveur (?:ext'
  b"erne|distant)|(?:cette|mon) (?:adresse|url|site)|l['\xe2\x80\x99](?:adresse|url) suivante|ce (?:serveur|lien|"
  b'site)))',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))',
  None),
 ('exfiltrate-ask-secret-fr', 'injection', False,
  b'\\b(?:(?:(?:dis|donne|montre|revele|communique|envoie|fournis|indique)[- ](?:moi|nous)|(?:dites|donnez|montre'
  b'z|revelez|communiquez|envoyez|fournissez|indiquez)[- ](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:'
  b'dire|donner|reveler|communiquer|partager|fournir|indiquer)|(?:pouvez|pourriez)[- ]vous (?:me |nous )?(?:dire'
  b'|donner|reveler|communiquer|partager|fournir|indiquer)|(?:si )?(?:tu me|vous me) (?:donnes?|donnez|dis|dites'
  b")|quel(?:le)?s? (?:est|sont|etait|serait)))\\s+(?:s['\xe2\x80\x99]il te plait\\s+)?(?:(?:le|la|les|ton|ta|tes|v"
  b'otre|vos|son|sa|notre)\\s+){1,2}(?:(?:mots? de passe|mdp|phrase secrete|cles? (?:secretes?|privees?|api|d'
  b"['\xe2\x80\x99]acces|d['\xe2\x80\x99]api)|codes? (?:secrets?|d['\xe2\x80\x99]acces|pin)|identifiants(?: de conn"
  b'exion)?))\\b(?:\\s*[?!.,;:"\xc2\xbb]|\\s+(?:de|du|des|d[\'\xe2\x80\x99]|pour|administrateur|admin|et|secret'
  b"|s['\xe2\x80\x99]il)|\\s*$)|\\b(?:partage|revele|divulgue|donne|communique)[rz]?\\s+(?:avec moi\\s+)?(?:ton|t"
  b"a|tes|votre|vos)\\s+(?:(?:mots? de passe|mdp|phrase secrete|cles? (?:secretes?|privees?|api|d['\xe2\x80\x99]ac"
  b"ces|d['\xe2\x80\x99]api)|codes? (?:secrets?|d['\xe2\x80\x99]acces|pin)|identifiants(?: de connexion)?))\\b|"
  b"\\bj['\xe2\x80\x99](?:ai besoin de|exige)\\s+(?:ton|ta|tes|votre|vos|le|les)\\s*(?:(?:mots? de passe|mdp|phr"
  b"ase secrete|cles? (?:secretes?|privees?|api|d['\xe2\x80\x99]acces|d['\xe2\x80\x99]api)|codes? (?:secrets?|"
  b"d['\xe2\x80\x99]acces|pin)|identifiants(?: de connexion)?))\\b|\\b(?:revele|repete|affiche|montre|donne|imprime"
  b'|ecris|recopie|devoile|quelles? (?:est|sont))[rz]?(?:-moi)?\\s+(?:(?:toutes?|le|la|les|mot pour mot)\\s+){0,2}'
  b'(?:ton|ta|tes|votre|vos)\\s+(?:\\w+\\s+)?(?:invite|prompt|instructions?|consignes?|directives)\\b|\\b(?:revel'
  b"e|devoile|divulgue|affiche|recopie)[rz]?\\s+(?:l['\xe2\x80\x99]invite|le prompt)\\s+(?:du )?systeme|\\bou (?"
  b":habite|vit|reside|travaille)(?:[- ]t[- ]il)?\\s+l['\xe2\x80\x99]utilisat|\\b(?:(?:(?:dis|donne|montre|revele|c"
  b'ommunique|envoie|fournis|indique)[- ](?:moi|nous)|(?:dites|donnez|montrez|revelez|communiquez|envoyez|fourni'
  b'ssez|indiquez)[- ](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me |nous )?(?:dire|donner|reveler|communiquer|part'
  b'ager|fournir|indiquer)|(?:pouvez|pourriez)[- ]vous (?:me |nous )?(?:dire|donner|reveler|communiquer|partager'
  b'|fournir|indiquer)|(?:si )?(?:tu me|vous me) (?:donnes?|donnez|dis|dites)|quel(?:le)?s? (?:est|sont|etait|se'
  b"rait)))\\s+(?:(?:la|le|les|quelle est la)\\s+|l['\xe2\x80\x99])?(?:(?:(?:date de naissance|annee de naissance|a"
  b'nniversaire|adresse(?: e-?mail| mail| electronique| postale)?|e-?mail|courriel|numero de telephone|ville de '
  b'residence|lieu de residence|solde(?: bancaire)?|compte bancaire|numero de compte|carte (?:de credit|bancaire'
  b")|salaire|numero de securite sociale|nom|initiales|couleur preferee|mot de passe))\\s+de\\s+l['\xe2\x80\x99]uti"
  b'lisat|(?:(?:date de naissance|annee de naissance|adresse (?:e-?mail|mail|electronique|postale)|numero de tel'
  b'ephone|ville de residence|lieu de residence|solde(?: bancaire)?|compte bancaire|numero de compte|carte (?:de'
  b" credit|bancaire)|salaire|numero de securite sociale))\\s+d(?:e |['\xe2\x80\x99])\\w+)",
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))|adresse du serveur',
  None),
 ('hide-from-user-fr', 'injection', False,
  b"\\bn(?:e |['\xe2\x80\x99]en |['\xe2\x80\x99])(?:le |la |les |lui )?(?:dis|dites|parle[rz]?|raconte[rz]?|mention"
  b'ne[rz]?|revele[rz]?|signale[rz]?|montre[rz]?|devoile[rz]?|explique[rz]?)\\s+(?:rien|pas|jamais)(?:\\s+(?:ceci|'
  b"cela|ca|cette \\w+|ce \\w+|ces \\w+|tout cela|de ceci|de cela))?\\s+(?:a\\s+|aux?\\s+)?(?:(?:l['\xe2\x80\x99]ut"
  b"ilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))(?:\\s*[.!,;]|\\s*$|\\s+(?:de|qu"
  b"e|ce que|et|sur))|\\b(?:ne|n['\xe2\x80\x99])\\s*(?:informe|previens|avertis|alerte|prevenez|informez|avertissez"
  b")[rz]?\\s+(?:pas|jamais)\\s+(?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['"
  b'\xe2\x80\x99]humain))|\\b(?:garde|gardez|cache|cachez|dissimule|dissimulez|tais|taisez)\\s+(?:cela|ceci|ca|le|l'
  b'a|cette \\w+|ce \\w+|tout)(?:\\s+(?:secret|secrete|cache))?[^.!?\\n]{0,20}\\s+(?:a|vis-a-vis de|de|pour)\\s+(?'
  b":(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))|\\b(?:(?:l['"
  b"\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))\\s+ne\\s+(?:doit"
  b"|doivent|devrait)\\s+(?:pas|jamais|rien)\\s+(?:le |en |l['\xe2\x80\x99])?(?:savoir|apprendre|decouvrir|etre (?:"
  b"informe|au courant|prevenu)|s['\xe2\x80\x99]en apercevoir)|\\bsans\\s+(?:que\\s+(?:(?:l['\xe2\x80\x99]utilisa"
  b"t(?:eur|rice)|aux utilisateurs|le proprietaire|l['\xe2\x80\x99]humain))\\s+(?:le |s['\xe2\x80\x99]en |ne )?(?:s"
  b"ache|apercoive|remarque|s['\xe2\x80\x99]en rende compte|rende compte)|(?:prevenir|informer|avertir|en parler "
  b"a|le dire a|alerter)\\s+(?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l["
  b"'\xe2\x80\x99]humain)))|\\ba l['\xe2\x80\x99]insu de (?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|aux utilisat"
  b"eurs|le proprietaire|l['\xe2\x80\x99]humain))|\\b(?:transfere|envoie|copie|ajoute|insere|installe|enregistre|c"
  b'ollecte|supprime|modifie)[rz]?\\s+(?:\\S+\\s+){0,3}?(?:discretement|secretement|en secret|en cachette)\\b',
  None,
  b'\\b(?:jamais|rien|pas|interdit)\\b[^.!?\\n]*\\bsans\\b|(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|j'
  b'ailbreak|par exemple|phrases? comme|detect|regle de filtrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c'
  b'\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?'
  b'team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|cas de tes'
  b't))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:ignorer|contourner|oublier))',
  None),
 ('impersonate-authority-fr', 'injection', False,
  b"\\b(?:je suis|c['\xe2\x80\x99]est|ici|en tant que|moi,)\\s+(?:ton|votre)\\s+(?:\\w+\\s+)?(?:developpeur|create"
  b'ur|administrateur|admin|proprietaire|maitre|patron|superieur|programmeur|concepteur)(?:e|se)?\\b|\\b(?:message'
  b"|instruction|consigne|avis|ordre|directive)s?\\s+(?:officiel\\w*\\s+)?(?:d['\xe2\x80\x99]|de\\s+)(?:anthropic"
  b'|openai|google|microsoft|tes (?:createurs|developpeurs))\\b[^.!?\\n]{0,80}\\b(?:tu|vous|tes|vos|dois|devez)'
  b"\\b|\\b(?:anthropic|openai|google|microsoft|le systeme|l['\xe2\x80\x99]administrateur)\\s+(?:t['\xe2\x80\x99]"
  b'|vous\\s+)(?:a |ont |avez )?\\s*(?:autoris\\w+|ordonn\\w+|permet|permis|demand\\w+)|\\bje suis (?:dieu|le pres'
  b'ident|policier)\\b[^\\n]{0,100}\\b(?:tu dois|vous devez|obei|dois savoir)',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('jailbreak-no-limits-fr', 'injection', False,
  b'\\b(?:tu es|vous etes)\\s+(?:maintenant\\s+|desormais\\s+)?["\'\xc2\xab]?\\s?dan\\b(?:[\\s,.:;!]|$)|\\b(?:ia|in'
  b'telligence artificielle|assistant|modele|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sans\\s+(?:aucune?\\s+)?(?:restr'
  b'ictions?|regles?|filtres?|limites?|censure|morale)|non (?:censuree?|filtree?|bridee?)|debridee?)|\\bcomme si '
  b"(?:tu n['\xe2\x80\x99]avais|vous n['\xe2\x80\x99]aviez)\\s+(?:aucune?|pas de|plus de)\\s+(?:regles?|restrict"
  b"ions?|directives?|filtres?|limites?)|\\b(?:tu n['\xe2\x80\x99]as|vous n['\xe2\x80\x99]avez)\\s+(?:plus\\s+)?("
  b'?:aucune?|plus de|pas de)\\s+(?:regles?|restrictions?|filtres?|directives?|limites?)\\b|\\b(?:tu n['
  b"'\xe2\x80\x99]es|vous n['\xe2\x80\x99]etes)\\s+(?:plus|pas)\\s+(?:liee?|soumise?|tenue?|contrainte?)\\s+(?:pa"
  b'r|a|aux?|de)\\b[^.!?\\n]{0,20}\\b(?:directives?|regles?|restrictions?|consignes?|politiques?|limites?)|\\b(?'
  b':reponds|repondez|parle|parlez)\\s+(?:\\w+\\s+){0,2}?sans\\s+(?:aucune?\\s+)?(?:censure|filtre|restriction|li'
  b'mites? morales?)|\\b(?:tu es|vous etes)\\s+(?:maintenant\\s+|desormais\\s+)?en mode\\s+(?:developpeur|dieu|ad'
  b'min\\w*|debogage|dan|maintenance|sans restriction)',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('trigger-planted-action-fr', 'injection', False,
  b"\\b(?:(?:chaque fois qu(?:e |['\xe2\x80\x99])|a chaque fois qu(?:e |['\xe2\x80\x99])|la prochaine fois qu(?:e |"
  b"['\xe2\x80\x99])|des qu(?:e |['\xe2\x80\x99])|aussitot qu(?:e |['\xe2\x80\x99])|quand|lorsqu(?:e |["
  b"'\xe2\x80\x99])|si))\\s*(?:(?:(?:l['\xe2\x80\x99]utilisat(?:eur|rice)|un utilisateur|quelqu['\xe2\x80\x99]un"
  b'|le client|il|elle|on|tu|vous)))\\b[^.!?\\n]{0,100}?\\b(?:(?:(?:envoie|envoyez|transmets|transfere|televerse|po'
  b'ste|copie)\\b[^.!?\\n]{0,40}\\b(?:son|sa|ses|leur\\w*|tous|toutes|chaque|copie|mots? de passe|identifiants|c'
  b'les?|jetons?|contenu|le|la|les)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|attaquant|webhook)|(?:insere|in'
  b'serez|ajoute|glisse|cache|introduis|integre|mets)[rz]?\\b[^.!?\\n]{0,40}\\b(?:portes? derobees?|backdoor|code m'
  b"alveillant|logiciel malveillant|faille|vulnerabilite|lien (?:cache|d['\xe2\x80\x99]affiliation|piege)|pixel|m"
  b'alware)|(?:insere|glisse)[rz]?\\b[^.!?\\n]{0,40}(?:\\blien\\b|https?://)|(?:recommande|conseille|vante|prome'
  b'us)[rz]?\\b[^.!?\\n]{0,20}\\b(?:uniquement|seulement|exclusivement|que\\b)|(?:approuve|fusionne|accepte|vali'
  b'de)[rz]?\\b[^.!?\\n]{0,40}\\bsans (?:\\w+ )?(?:relecture|revue|verification|verifier|controle|relire|examen)'
  b'|(?:desactive|contourne|coupe|supprime)[rz]?\\b[^.!?\\n]{0,30}\\b(?:securite|pare-feu|antivirus|journalisation|'
  b'chiffrement|protections?|2fa)|(?:remplace|change|modifie)[rz]?\\b[^.!?\\n]{0,40}\\b(?:compte bancaire|iban|rib|'
  b'portefeuille|beneficiaire|destinataire)|(?:vire|verse|transfere|paie|envoie)[rz]?\\b[^.!?\\n]{0,30}(?:\\d+ ?(?:'
  b'euros?|eur|dollars?|usd|\xe2\x82\xac|\\$)|\\bargent|\\bbitcoin)|(?:supprime|efface|detruis)[rz]?\\b[^.!?\\n]{0'
  b',20}\\b(?:tous|toutes) (?:les|ses) (?:fichiers|donnees|sauvegardes)|(?:installe|telecharge|execute)[rz]?\\b[^.'
  b'!?\\n]{0,40}\\b(?:depuis|script)\\b[^.!?\\n]{0,30}https?://))',
  None,
  b"(?:n['\xe2\x80\x99](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne (?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b"
  b'|ne (?:\\w+[- ]){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmet'
  b's|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? (?:pas|jamais|aucun))|(?:(?:('
  b'?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de filtrage|'
  b'cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["\'\xe2\x80'
  b'\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phr'
  b'ases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |a )?(?:igno'
  b'rer|contourner|oublier))|github\\.com',
  None),
 ('memory-own-rules-fr', 'injection', False,
  b'\\b(?:marque|traite|considere|enregistre|classe|etiquette)[rz]?\\s+(?:ce|cet|cette|la|le)\\s+(?:(?:souvenir|mem'
  b'oire|note|message|entree|instruction|consigne))(?:\\s+suivante?)?\\s+comme\\s+(?:etant\\s+)?(?:une?\\s+|la\\s+'
  b')?(?:\\w+\\s+)?(?:fiable|digne de confiance|de confiance|confirmee?|verifiee?|systeme|approuvee?|prioritaire|o'
  b'fficielle?|permanente?)|\\b(?:traite|considere)[rz]?\\s+(?:ceci|cela|ce qui suit)\\s+comme\\s+(?:une?\\s+)?(?'
  b':\\w+\\s+)?(?:systeme|du systeme)|\\b(?:ce|cet|cette)\\s+(?:(?:souvenir|memoire|note|message|entree|instruct'
  b'ion|consigne))\\s+(?:a|possede)\\s+(?:la\\s+)?(?:priorite (?:absolue|maximale|la plus haute)|plus haute priorit'
  b'e)|\\b(?:ce|cet|cette)\\s+(?:(?:souvenir|memoire|note|message|entree|instruction|consigne))\\s+(?:remplace|annu'
  b'le|prime sur|prevaut sur|ecrase)\\s+(?:tous|toutes)|\\bne\\s+(?:supprime|efface|remplace|oublie|modifie)[rz'
  b']?\\s+(?:jamais|pas)\\s+(?:ce|cet|cette)\\s+(?:souvenir|memoire|entree|instruction|note)|\\b(?:ce|cet|cette)'
  b'\\s+(?:(?:souvenir|memoire|note|message|entree|instruction|consigne))\\s+ne\\s+(?:doit|peut)\\s+(?:jamais|pa'
  b's)\\s+(?:jamais\\s+)?etre\\s+(?:supprimee?|remplacee?|effacee?|modifiee?|contestee?)|\\b(?:supprime|efface|i'
  b'gnore|oublie)[rz]?\\s+(?:tous|toutes)\\s+(?:les|tes|vos)\\s+(?:autres|precedents|precedentes)\\s+(?:souvenir'
  b's|memoires|notes|entrees)|\\b(?:enregistre|copie|repete|ajoute|sauvegarde|insere)[rz]?\\s+(?:ce|cet|cette)\\s+('
  b'?:(?:souvenir|memoire|note|message|entree|instruction|consigne))\\s+(?:dans|a)\\s+(?:chaque|toutes? les|tous l'
  b'es)\\s+(?:nouvelles?\\s+)?(?:sessions?|souvenirs?|conversations?|memoires?)|\\b(?:desactive|contourne|saute)[rz'
  b']?\\s+(?:le|la|les)\\s+(?:\\w+\\s+)?(?:controle|filtrage|verification|quarantaine|filtre)s?\\s+(?:pour|de)\\s+'
  b'(?:ce|cet|cette)',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('smuggle-hidden-order-fr', 'injection', False,
  b'\\b(?:(?:decode|dechiffre|decrypte)[rz]?\\b[^.!?\\n]{0,80}|(?:traduis|traduisez|lis|lisez|convertis)\\b[^.!?'
  b"\\n]{0,60}\\b(?:morse|base64|binaire|a l['\xe2\x80\x99]envers|rot13|hexa\\w*)\\b[^.!?\\n]{0,30})\\bet\\s+(?:"
  b'(?:suis|suivez|obeis|obeissez|reponds)\\b|(?:execute|applique)[rz]?(?:-(?:le|la|les)|\\s+(?:le|la|les|ce))|(?:'
  b'fais|faites|dis-moi) ce qu)|\\b(?:combine|assemble|concatene|reunis)[rz]?\\b[^.!?\\n]{0,60}\\bet\\s+(?:repond'
  b's|repondez|execute[rz]?|suis|suivez)\\b|\\bimagine[rz]?\\b[^.!?\\n]{0,30}\\bmonde\\b[^.!?\\n]{0,60}\\b(?:mot'
  b's de passe|donnees personnelles|secrets)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None),
 ('code-false-result-fr', 'injection', False,
  b"\\b(?:ignore|oublie|neglige)[rz]?\\s+(?:la|le|les|ce|cet|cette|ces|l['\xe2\x80\x99])\\s*(?:\\w+\\s+)?(?:foncti"
  b'on|code|tableau|donnees|contenu|document|texte|article|courriel|page|calcul|etude)s?\\s*(?:,|et|\\s)+\\s*(?:plu'
  b'tot\\s+|simplement\\s+)?(?:dis|dites|indique[rz]?|reponds|repondez|ecris|ecrivez|affirme[rz]?|declare[rz]?|con'
  b'clus|donne[rz]?|pretends)\\b|\\b(?:dis|dites|indique[rz]?|affirme[rz]?|declare[rz]?|considere[rz]?|reponds|pre'
  b'tends|supposons)\\s+que\\s+(?:la|le)\\s+(?:sortie|somme|resultat|reponse|conclusion|total)\\b[^.!?\\n]{0,40}\\'
  b'b(?:est|vaut|soit|serait)\\s*(?::|["\'\xc2\xab]|\\d)|\\b(?:a l[\'\xe2\x80\x99]ia|au modele|aux ia|a l[\'\xe2'
  b'\x80\x99]assistant)\\s*:\\s*(?:reponds|dis|indique|affirme|confirme)[rz]?\\s+que\\b',
  None,
  b'(?:(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? comme|detect|regle de fi'
  b'ltrage|cas de test))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xc2\xab`]|["\'\xe2\x80\x9c\xc2\xab`][^.!?\\n]*["'
  b"'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|equipe rouge|attaque|injection|jailbreak|par "
  b'exemple|phrases? comme|detect|regle de filtrage|cas de test))|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) (?:de |'
  b'a )?(?:ignorer|contourner|oublier))',
  None))

TOKENS: tuple[tuple[str, tuple[int, ...]], ...] = ()

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [('\nf:', (10,)), ('\np:', (10,)), ('\nq:', (10,)), (' f:', (10,)), (' p:', (10,)), (' q:', (10,)),
      ("'s e", (30,)), ('-.', (6,)), ('.-', (6,)), ('<|', (0,)), ('?d=', (5,)), ('?q=', (5,)),
      ('@', (13, 27, 50, 61)), ('ai', (46,)), ('as a ', (34,)), ('as an ', (34,)), ('i am ', (34,)),
      ("i'm ", (34,)), ('if ', (36,)), ('ki ', (17,)), ("l'ia", (69,)), ('la ia', (58,)), ('si ', (66,)),
      ('si el', (55,)), ('si la', (55,)), ('si un', (55,)), ('su ', (53,)), ('to me', (27,)), ('tu ', (53,))],
 '*': [('問:', (10,)), ('问:', (10,))],
 '001': [(' 0010', (7,))],
 '011': [(' 0110', (7,)), (',0110', (7,)), ('-0110', (7,))],
 'a l': [('a l’envers', (68,)), ('a l’insu', (63,))],
 'abo': [('above', (22, 29)), ('the above', (37,))],
 'acc': [(' account', (27,)), ("'s account", (30,)), ('access code', (28, 31)), ('access key', (28, 31)),
         ('account ', (30,))],
 'act': [('your actual', (24,))],
 'add': [(' address', (27,))],
 'ade': [('de ahora en adelante', (49,))],
 'adm': [('your admin', (35,))],
 'adr': [('adresse', (13, 14, 61, 62))],
 'aft': [('after ', (36,))],
 'alg': [('si alguien', (55,))],
 'all': [('all you', (23,)), ('alles', (11,))],
 'ang': [('angreifer', (13,))],
 'ann': [('anniversaire', (62,)), ('annulent', (60,))],
 'ano': [('anordnung', (11,))],
 'ans': [('answer', (46,))],
 'ant': [('anthropic', (16, 35, 53, 64)), ('antwort', (21,))],
 'anu': [('anulan', (49,))],
 'anw': [('anweisung', (11, 14, 19)), ('anwender', (14, 15)), ('neue anweisung', (12,))],
 'any': [('anybody', (32,)), ('anyone', (32,)), ('anything', (23,)), ('anything now', (41,)), ('anytime', (36,)),
         ('do anything now', (40,))],
 'api': [('api k', (14,)), ('api key', (28, 31)), ('api-', (14,))],
 'ask': [('asks', (32,)), ('if asked', (32,))],
 'ass': [('assemble', (44, 68)), ('assistant', (46,)), ('assistant:', (2,))],
 'ata': [('atacante', (50,))],
 'att': [('attacker', (27,)), ('attaquant', (61,)), ('atthay', (8,))],
 'atw': [('atwhay', (8,))],
 'auf': [('auflagen', (11,))],
 'aus': [('ausgabe', (21,)), ('aussitot', (66,))],
 'aut': [('autentica', (49,)), ('authorized you', (35,))],
 'bac': [('backwards', (43,))],
 'ban': [("'s bank", (30,)), ('bank', (14,)), ('bank ', (30,))],
 'bas': [('base-64', (43,)), ('base64', (20, 43, 57, 68))],
 'bef': [('befehl', (11,)), ('before ', (36,)), ('before this', (29,)), ('neue befehle', (12,))],
 'ben': [('benutzer', (14, 15))],
 'bes': [('beschrankung', (11, 17))],
 'bet': [('between us', (32,))],
 'bin': [('binaire', (68,)), ('binar', (20,)), ('binario', (57,)), ('binary', (43,))],
 'bir': [("'s birth", (30,)), ('birth date', (30,)), ('date of birth', (30,))],
 'bot': [('bot', (46,))],
 'bri': [('bridee', (65,))],
 'bui': [('built-in', (25,))],
 'cac': [('en cachette', (63,))],
 'cad': [('cada vez', (55,))],
 'cae': [('caesar', (43,))],
 'car': [('carte', (62,))],
 'cen': [('censor', (41,)), ('censura', (54,)), ('censure', (65,))],
 'cha': [('chaque fois', (66,))],
 'cip': [('cipher', (43,))],
 'cit': [("'s city", (30,))],
 'cla': [('clave', (51,))],
 'cle': [('cle', (62,))],
 'cnf': [('cnffjbeq', (9,))],
 'cod': [('code', (62,)), ('codigo', (51,))],
 'com': [('.com/', (27,)), ('comando', (48,)), ('combina', (57,)), ('combine', (44, 68)), ('commande', (59,)),
         ('commands', (22,)), ('commands you', (34,)), ('compte', (62,)), ('system command:', (2,))],
 'con': [('concatena', (57,)), ('concatenate', (44,)), ('concatene', (68,)), ('conclusion', (46, 58, 69)),
         ('confidential', (28, 31)), ('confines', (41,)), ('consigna', (48,)), ('consigne', (59, 62, 67)),
         ('constraint', (22, 41)), ('context', (22,)), ('contrainte', (59,)), ('contrasena', (51,)),
         ('contrasenas', (57,)), ('conversation', (22,))],
 'cor': [('correo', (51,))],
 'cou': [('courriel', (62,))],
 'cov': [('covertly', (33,))],
 'cre': [("'s credit", (30,)), ('created by', (35,)), ('credencial', (51,)), ('credentials', (28, 31, 45)),
         ('credit card', (30,)), ('your creator', (35,))],
 'cua': [('cuando', (55,)), ('en cuanto', (55,))],
 'cue': [('cuenta', (51,))],
 'cum': [('cumpleanos', (51,))],
 'cur': [("'s current", (30,)), ('curl', (4,))],
 'dan': [(' dan', (40,)), ('dan', (17, 54, 65))],
 'dat': [("'s date of", (30,)), ('?data=', (5,)), ('in your database', (30,))],
 'deb': [('debridee', (65,))],
 'dec': [('dechiffr', (68,)), ('decipher', (43,)), ('decline', (41,)), ('decod', (68,)), ('decode', (43,)),
         ('decodier', (20,)), ('decodifica', (57,)), ('decrypt', (43, 68))],
 'dei': [('dein', (16,))],
 'dek': [('dekodier', (20,))],
 'des': [('des qu', (66,)), ('descifra', (57,)), ('desde ahora', (49,)), ('desencripta', (57,)),
         ('desormais', (60,))],
 'dev': [('developed by', (35,)), ('developer:', (2,)), ('your developer', (35,))],
 'die': [('an die ki', (21,))],
 'dio': [('soy dios', (53,))],
 'dir': [('direccion', (50, 51)), ('directiva', (48,)), ('directive', (22, 29, 59, 62, 65)),
         ('directri', (48, 51, 54)), ('direktive', (11,)), ('new directive', (24,)), ('nuevas directrices', (49,)),
         ('system directive:', (2,)), ('this directive', (37,))],
 'dis': [('discreetly', (33,)), ('discretement', (63,)), ('disimuladamente', (52,)), ('disregard', (47,))],
 'dor': [('dorenavant', (60,))],
 'dro': [('drowssap', (9,))],
 'due': [('dueno', (52,))],
 'eac': [('each time', (36,))],
 'ech': [('echte ', (12,))],
 'eig': [('eigentliche', (12,))],
 'ein': [('einschrankung', (11, 17)), ('eintrag', (19,))],
 'enc': [('encoded', (43,)), ('encryption key', (28,))],
 'end': [(' endpoint', (27,)), ('end of mem', (3,)), ('endpunkt', (13,))],
 'enl': [('enlace', (50,))],
 'ent': [('entrada', (56,)), ('entree', (67,)), ('entschlussel', (20,)), ('entziffer', (20,)),
         ('other entries', (38,)), ('this entry', (37, 38))],
 'env': [("a l'envers", (68,))],
 'ere': [('erewhay', (8,))],
 'erg': [('ergebnis', (21,))],
 'eri': [('erinnerung', (19,))],
 'ers': [('ersetzen', (12,))],
 'esc': [('a escondidas', (52,))],
 'eth': [('ethay', (8,)), ('ethic', (41,)), ('ethical', (25,)), ('ethiques', (60,))],
 'eti': [('eticas', (49,))],
 'eve': [('even if you', (26,)), ('every time', (36,)), ('everyone', (32,)), ('everything', (23,)),
         ('everything now', (41,))],
 'evi': [('evil', (40,))],
 'exa': [('.example/', (27,))],
 'ext': [('</external', (3,))],
 'fal': [('falls', (18,))],
 'fil': [('filter', (12, 17, 41)), ('filtre', (65,)), ('filtres', (60,)), ('filtro', (54,)), ('filtros', (49,))],
 'fkp': [('fkpqorzqflkp', (9,))],
 'fla': [('flagging', (39,))],
 'fol': [('following', (37,)), ('following ', (24,))],
 'for': [('forget', (47,)), ('forget about', (23,)), ('forget it', (23,)), ('forget that', (23,)),
         ('forget this', (23,))],
 'fra': [('frage:', (10,))],
 'fro': [('from now on', (24,))],
 'ftp': [('ftp:', (27,))],
 'fug': [('fuge ', (20,))],
 'fun': [('</function_', (3,))],
 'fur': [('fur die ki', (21,))],
 'gar': [('garde-fou', (59,))],
 'geb': [('gebunden', (17,)), ('geburt', (14,))],
 'geh': [('gehalt', (14,)), ('geheim', (14,)), ('geheime ', (12,)), ('gehorch', (12,))],
 'goo': [('google', (16, 35, 53, 64))],
 'got': [('ich bin gott', (16,))],
 'gpt': [('gpt(', (44,))],
 'gre': [('grenzen', (17,))],
 'gua': [('guard', (22,))],
 'gui': [('guideline', (22, 29, 41))],
 'han': [('handynummer', (14,))],
 'hei': [('heimlich', (15,))],
 'hen': [('henceforth', (24,))],
 'hex': [('hex', (43,))],
 'hid': [('your hidden', (24,))],
 'hmr': [('hmrsqtbshnmr', (9,))],
 'hom': [("'s home", (30,))],
 'htt': [('](http', (5,)), ('http', (13, 27, 50, 61))],
 'hum': [('humain', (63,)), ('human', (32,))],
 'hyp': [('hypothetical', (42,))],
 'ide': [('identifiants', (62,))],
 'ign': [('ignora', (58,)), ('ignore', (47, 58, 69)), ('ignoreway', (8,)), ('ignorier', (21,))],
 'ihr': [('ihr ', (16,))],
 'ima': [('image', (27,))],
 'imm': [('wann immer', (18,))],
 'ind': [('indicacion', (48, 51)), ('nuevas indicaciones', (49,))],
 'inf': [('personal information', (45,)), ('private information', (45,))],
 'inj': [('injection', (39,))],
 'ins': [('# instruction:', (2,)), ("a l'insu", (63,)), ('insgeheim', (15,)), ('inst]', (0,)),
         ('instruccion', (48, 51, 56)), ('instruction', (22, 29, 59, 62, 67)), ('instructs you', (34,)),
         ('instruktion', (11, 14)), ('new instruction', (24,)), ('nouvelles instructions', (60,)),
         ('nuevas instrucciones', (49,)), ('system instruction', (2,)), ('this instruction', (37, 38))],
 'int': [('interlac', (44,)), ('interleav', (44,))],
 'inv': [('invite', (59, 62))],
 'irm': [('irm ', (4,))],
 'its': [('its ', (25,))],
 'iwr': [('iwr ', (4,))],
 'i’m': [('i’m ', (34,))],
 'jai': [('jailbr', (40,))],
 'jet': [('ab jetzt', (12,))],
 'joi': [('join', (44,))],
 'jot': [('jotusvdujpot', (9,))],
 'jun': [('junta', (57,))],
 'ken': [('kennw', (14,))],
 'kep': [('</kept', (3,))],
 'kno': [('i know that you', (26,)), ('i know you', (26,))],
 'kom': [('kombinier', (20,))],
 'kon': [('kontext', (11,)), ('konto', (14,))],
 'kpu': [('kpuvtwevkqpu', (9,))],
 'kre': [('kredit', (14,))],
 'lat': [('pig latin', (43,))],
 'lee': [('leet', (43,))],
 'lei': [('leitlinie', (11,)), ('leitplanke', (11,))],
 'lie': [('ce lien', (61,))],
 'lim': [('limit', (41,)), ('limitacion', (48,)), ('limitation', (22,)), ('limite', (54, 65)), ('limites', (59,))],
 'llm': [('llm', (46,))],
 'log': [('login ', (28,))],
 'lor': [('lorsqu', (66,))],
 'lqv': [('lqvwuxfwlrqv', (9,))],
 'l’i': [('l’ia', (69,))],
 'mai': [('a partir de maintenant', (60,)), ('mail', (14, 51, 62))],
 'mak': [('your maker', (35,))],
 'man': [('mandato', (48,))],
 'mdp': [('mdp', (62,))],
 'mem': [('</mem', (3,)), ('end memor', (3,)), ('memoire', (67,)), ('memoria', (56,)), ('memories', (38,)),
         ('memory ', (39,)), ('other memory', (38,)), ('this memory', (38,))],
 'men': [('mensaje', (56,))],
 'mer': [('merge', (44,))],
 'mes': [('message', (29, 67)), ('this message', (37,))],
 'met': [('meta ', (35,))],
 'mic': [('an mich', (13,)), ('microsoft', (16, 35, 53, 64))],
 'mis': [('missacht', (21,))],
 'mod': [(' mode', (40,)), ('al modelo', (58,)), ('an das modell', (21,)), ('au modele', (69,)), ('mode', (65,)),
         ('model', (46,)), ('modo', (54,)), ('modus', (17,)), ('of this model', (34,))],
 'mon': [('monde', (68,))],
 'mor': [('moral', (25, 41)), ('morse', (20, 43, 57, 68))],
 'mun': [('mundo', (57,))],
 'mxp': [('mxpptloa', (9,))],
 'nac': [('nachricht', (19,)), ('nacimiento', (51,))],
 'nad': [('nadie', (52,))],
 'nai': [('naissance', (62,))],
 'nex': [('next time', (36,))],
 'nie': [('niemand', (15,))],
 'nor': [('norma', (48,)), ('normas', (54,))],
 'not': [('nota', (56,)), ('note', (67,)), ('notiz', (19,))],
 'nou': [('nouveaux ordres', (60,)), ('nouvelles consignes', (60,))],
 'nsx': [('nsxywzhyntsx', (9,))],
 'nut': [('nutzer', (14, 15))],
 'obe': [('obey', (24,))],
 'obf': [('obfuscate', (43,))],
 'obj': [('new objective', (24,))],
 'olv': [('olvida', (58,))],
 'onc': [('once ', (36,))],
 'ons': [('onsway', (8,)), ('onsyay', (8,))],
 'ope': [('openai', (16, 35, 53, 64)), ('operator', (32,))],
 'ord': [('new orders', (24,)), ('nuevas ordenes', (49,)), ('ordenes', (48,)), ('orders', (22,)),
         ('orders you', (34,)), ('ordpay', (8,)), ('ordre', (59,))],
 'oth': [('other notes', (38,))],
 'oub': [('oublie', (69,))],
 'our': [('ouryay', (8,))],
 'out': [('output', (46,))],
 'ouy': [('ouyay', (8,))],
 'ove': [('overlook', (47,)), ('system override', (35,)), ('system override:', (2,))],
 'own': [('owner', (32,))],
 'ozr': [('ozrrvnqc', (9,))],
 'pag': [('pagina', (50,))],
 'pal': [('palabra', (51,))],
 'par': [('a partir de ahora', (49,))],
 'pas': [('mot de passe', (62,)), ('mots de passe', (62, 68)), ('passcode', (28, 31)), ('passphrase', (14, 28, 31)),
         ('passw', (14,)), ('password', (28, 31, 51)), ('passwords', (45,)), ('passworter', (20,)),
         ('pastebin', (13, 27, 50, 61))],
 'pau': [('pauta', (48,))],
 'per': [('personal data', (45,))],
 'pho': [("'s phone", (30,))],
 'phr': [('pass phrase', (28,))],
 'pin': [('pin', (14, 28, 31))],
 'pir': [('pirate', (61,))],
 'pol': [('polic', (22, 41)), ('policia', (53,)), ('policier', (64,)), ('politica', (48,)), ('politique', (59,)),
         ('polizist', (16,))],
 'pre': [('pregunta:', (10,)), ('president', (64,)), ('presidente', (53,)), ('prevalecen', (49,)),
         ('prevalent', (60,))],
 'pri': [('priment', (60,)), ('privat', (14,)), ('private data', (45,)), ('private key', (28, 31))],
 'pro': [('prochaine fois', (66,)), ('programacion', (48,)), ('programmation', (59,)), ('programmierung', (11,)),
         ('programming', (22, 29)), ('prompt', (11, 14, 22, 29, 48, 51, 59, 62)), ('proprietaire', (63,)),
         ('protecciones', (49,)), ('protections', (60,)), ('proxima vez', (55,)), ('tan pronto', (55,))],
 'qbt': [('qbttxpse', (9,))],
 'qua': [('quand', (66,)), ('quarantin', (39,))],
 'que': [('query', (27,)), ('question:', (10,)), ('questions', (41,))],
 'qui': [('quietly', (33,))],
 'rcu': [('rcuuyqtf', (9,))],
 'rec': [('</recall', (3,)), ('end of recalled', (3,)), ('recommandation', (59,)), ('recuerdo', (56,)),
         ('this record', (37,))],
 'ree': [('reelle', (60,)), ('reemplazan', (49,))],
 'ref': [('refuse', (41,))],
 'reg': [('neue regeln', (12,)), ('regel', (11,)), ('regeln', (17,)), ('regla', (48,)), ('reglas', (54,)),
         ('regle', (59, 65))],
 'rem': [('remplace', (60,))],
 'rep': [('reponse', (69,))],
 'req': [('requires you', (34,))],
 'res': [(' of residence', (30,)), ('# response:', (2,)), ('residence', (62,)), ('residencia', (51,)),
         ('respuesta', (58,)), ('restriccion', (48, 54)), ('restrict', (41,)), ('restriction', (22, 59, 65)),
         ('restrictions', (60,)), ('result', (46,)), ('resultado', (58,)), ('resultat', (69,))],
 'ret': [('</retriev', (3,)), ('return value', (46,))],
 'rev': [('al reves', (57,)), ('reversed', (43,))],
 'ric': [('richtlinie', (11, 14, 17))],
 'rot': [('rot-13', (43,)), ('rot13', (43,))],
 'ruc': [('ruckwarts', (20,))],
 'rul': [('rules', (22, 41))],
 'saf': [('safeguard', (41,)), ('safety', (25,))],
 'sal': [("'s sal", (30,)), ('salaire', (62,)), ('salario', (51,)), ('saldo', (51,)), ('salida', (58,))],
 'say': [('say no', (41,))],
 'sch': [('schutz', (12,)), ('schutzma', (11,))],
 'scr': [('screening', (39,))],
 'sdv': [('sdvvzrug', (9,))],
 'sec': [('en secret', (63,)), ('en secreto', (52,)), ('frase secreta', (51,)), ('secr', (62,)),
         ('secret ', (28, 31)), ('secreta', (49,)), ('secretamente', (52,)), ('secrete', (60,)),
         ('secretement', (63,)), ('secretly', (33,)), ('secrets', (45,)), ('securite', (60,)),
         ('social security', (30,)), ('your secret', (24,))],
 'seg': [('seguridad', (49,))],
 'sen': [('sentence', (44,))],
 'ser': [(' server', (27,)), ('server', (13,)), ('serveur', (61,)), ('servidor', (50,))],
 'set': [('setze ', (20,))],
 'sic': [('sicherheit', (12,))],
 'sie': [('siempre que', (55,))],
 'sil': [('silently', (33,))],
 'sit': [(' site', (27,)), ('ce site', (61,)), ('sitio', (50,))],
 'sno': [('snoitcurtsni', (9,))],
 'sob': [('sobald', (18,))],
 'soc': [("'s soc", (30,))],
 'sof': [('ab sofort', (12,))],
 'sol': [('solde', (62,))],
 'som': [('somme', (69,))],
 'soo': [('as soon as', (36,))],
 'sor': [('sortie', (69,))],
 'sou': [('souvenir', (67,))],
 'src': [('src=', (5,))],
 'ssn': [("'s ssn", (30,))],
 'sta': [('starting now', (24,)), ('this statement', (37,))],
 'ste': [('stealthily', (33,)), ('stell dir', (20,))],
 'str': [('string', (44,))],
 'sue': [('sueldo', (51,))],
 'sui': [('je suis dieu', (64,))],
 'sum': [('sum ', (46,)), ('suma', (58,)), ('summe', (21,))],
 'sus': [('sustituyen', (49,))],
 'sys': [('# system', (2,)), ('*system', (1,)), ('- system', (1,)), ('/system>', (1,)), ('<system', (1,)),
         ('= system', (1,)), ('[system', (1,)), ('als system', (19,)), ('new system prompt', (24,)),
         ('sys>>', (0,)), ('system notice:', (2,)), ('system**:', (2,)), ('system:', (2,)), ('the system', (35,)),
         ('{system', (1,))],
 'tar': [('tarjeta', (51,))],
 'tel': [('telefon', (14,)), ('telefono', (51,)), ('telephone', (62,))],
 'tha': [('all that', (23,))],
 'the': [('the user’s', (31,)), ('these ', (24, 37))],
 'thi': [('of this ai', (34,)), ('this ', (24, 39)), ('this as ', (37,)), ('this mem', (37,)),
         ('this note', (37, 38))],
 'tho': [('even though you', (26,))],
 'tim': [('any time', (36,))],
 'tod': [('todo lo', (48,))],
 'ton': [('ton ', (64,))],
 'too': [('</tool_', (3,))],
 'tot': [('total', (46,))],
 'tou': [('tout ce qu', (59,))],
 'tra': [('trained by', (35,)), ('training', (22,))],
 'tru': [('trust check', (39,))],
 'tur': [('_of_turn>', (0,))],
 'ube': [('uberschreiben', (12,))],
 'ufx': [('ufxxbtwi', (9,))],
 'unb': [('unbemerkt', (15,))],
 'unc': [('uncensored', (40,))],
 'und': [('i understand that you', (26,)), ('i understand you', (26,))],
 'unf': [('unfiltered', (40,))],
 'unr': [('unrestricted', (40,))],
 'uns': [('unscramble', (43,))],
 'unt': [('</untrust', (3,)), ('end of untrusted', (3,))],
 'upo': [('upon ', (36,))],
 'url': [(' url', (27,)), ('url', (13, 50, 61))],
 'use': [('</user_mem', (3,)), ('of the user', (31,)), ('the user', (30,)), ("the user's", (31,)),
         ('user', (15, 32)), ("user's", (30,)), ("users'", (30,)), ('userway', (8,)), ('useryay', (8,)),
         ('user’s', (30,))],
 'usu': [('usuari', (51, 52))],
 'uti': [('utilisat', (62, 63))],
 'vaf': [('vafgehpgvbaf', (9,))],
 'ver': [('verbinde', (20,)), ('verdadera', (49,)), ('veritable', (60,))],
 'von': [('von nun an', (12,))],
 'vor': [('vorgabe', (11,)), ('vorrang', (12,))],
 'vot': [('votre ', (64,))],
 'vra': [('vraie', (60,))],
 'wah': [('wahre ', (12,))],
 'web': [('invoke-webrequest', (4,)), ('webhook', (13, 27, 50, 61))],
 'wen': [('wenn', (18,))],
 'wge': [('wget', (4,))],
 'wha': [('what the', (23,)), ('what was', (23,)), ('what you', (23,)), ('whatever', (23,))],
 'whe': [('when', (36,)), ('where does', (30,))],
 'wir': [('wirkliche ', (12,))],
 'wit': [('without ', (33,))],
 'woh': [('wohn', (14,))],
 'www': [('www.', (13, 27, 50, 61))],
 'you': [('in your mem', (30,)), ('in your rec', (30,)), ('on you', (25,)), ('your ', (25, 34)),
         ('your new', (24,)), ('your real', (24,)), ('your true', (24,))],
 'zen': [('zensur', (17,))],
 'zug': [('zugangs', (14,))],
 '’s ': [('’s ', (30,))],
 '问题:': [('问题:', (10,))]}
