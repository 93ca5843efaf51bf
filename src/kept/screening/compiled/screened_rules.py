"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

LISTS: Any = {'injection': {'loot': 'conversation|passwords|memories|messages|password|contents|history|secrets|message|context|summary|content|secret|prompt|memory|token|email|data|chat|keys|key|env',
               'pig_latin': 'ignoreway|erewhay|userway|useryay|atthay|ouryay|atwhay|ordpay|onsway|onsyay|ethay|ouyay',
               'pipe_to_shell': '\\b(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]{1,200}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|(?:ba|z)?sh\\s+(?:-c\\s+)?["\']?(?:<|\\$)\\((?:curl|wget)',
               'shifted': 'jotusvdujpot|kpuvtwevkqpu|lqvwuxfwlrqv|nsxywzhyntsx|vafgehpgvbaf|fkpqorzqflkp|hmrsqtbshnmr|snoitcurtsni|qbttxpse|rcuuyqtf|sdvvzrug|ufxxbtwi|cnffjbeq|mxpptloa|ozrrvnqc|drowssap',
               'template': 'template|tokeni[sz]|special '
                           'token|chatml|delimiter|marker|escape|sanitiz|strip|テンプレート|トークン|模板|标记|標記|vorlage|plantilla|modele',
               'whenever': "at\\s+the\\s+start\\s+of\\s+every|at\\s+the\\s+start\\s+of\\s+each|quand\\s+l'utilisateur|la\\s+prochaine\\s+fois|cuando\\s+el\\s+usuario|si\\s+l'utilisateur|la\\s+proxima\\s+vez|when\\s+the\\s+user|beim\\s+nachsten|cuando\\s+escrib|si\\s+el\\s+usuario|when\\s+someone|before\\s+every|when\\s+a\\s+user|if\\s+the\\s+user|when\\s+anyone|before\\s+each|wenn\\s+jemand|chaque\\s+fois|siempre\\s+que|every\\s+time|if\\s+someone|immer\\s+wenn|each\\s+time|next\\s+time|if\\s+anyone|jedes\\s+mal|falls\\s+der|en\\s+cuanto|si\\s+escrib|whenever|when\\s+you|jedesmal|wenn\\s+der|quand\\s+tu|cada\\s+vez|wenn\\s+du|lorsque|des\\s+que|sobald|si\\s+tu|如果用户|如果有人|當使用者|たびに|当用户|当有人|當用戶|度に|たら|際に|際は|とき|時は|毎回|次回|每当|每次|下次|一旦"},
 'injection_de': {'above_all': '\\b(?:diese|folgende[nr]?|die folgenden) '
                               '(?:anweisung(?:en)?|regeln|befehle|nachricht|notiz)\\s+(?:ersetz\\w+|uberschreib\\w+|hat '
                               'vorrang|haben '
                               'vorrang|heb\\w+)\\s+(?:vor\\s+)?(?:alle|allen|samtliche|deine|jede|ihre)',
                  'ask_person': '\\bwo (?:wohnt|lebt|arbeitet) (?:der|die) (?:{person})|\\bwei(?:ß|ss)t du,? wo '
                                '\\w+ wohnt|\\b(?:{tell}|was ist|wie '
                                'lautet)\\s+(?:(?:bitte|die|das|den|aktuelle\\w*)\\s+){0,3}(?:(?:{personal})\\s+de[sr]\\s+(?:{person})|[\\w-]+s\\s+(?:{private})|(?:{private})\\s+von\\s+\\w+)\\b',
                  'ask_prompt': '\\b(?:gib|geben '
                                'sie|zeige?\\w*|wiederhole?\\w*|nenne?\\w*|verrate?\\w*|drucke?|schreibe?|enthulle?|offenbare?|was '
                                '(?:ist|sind|waren|steht in)|wie (?:lautet|lauten|lauteten))(?: sie)?(?: '
                                'mir)?\\s+(?:(?:bitte|alle|den|die|das|genau|wortlich|gesamten?)\\s+){0,3}(?:dein\\w*|ihre\\w*|eure\\w*)\\s+(?:\\w+\\s+)?(?:system-?prompts?|system-?anweisung\\w*|anweisung\\w*|instruktion\\w*|prompt|richtlinien|vorgaben)\\b|\\b(?:gib|zeige?|verrate?|nenne?|enthulle?)(?: '
                                'mir)? den (?:gesamten |vollstandigen )?system-?prompt\\b',
                  'ask_secret': '\\b(?:was ist|wie (?:lautet|lauten|ist|hei(?:ß|ss)t)|{tell}|verrate?(?:n '
                                'sie)?)\\s+(?:(?:bitte|das|dein\\w*|ihr|ihre\\w*|den|die|alle|unser\\w*|aktuelle\\w*|richtige\\w*|gespeicherte\\w*|admin\\w*|mit|nutzer\\w*|system\\w*|mal)\\s+){0,4}(?:{secret})(?:[\\s?!.,;:"”]|$)|\\bich '
                                '(?:brauche|benotige|will|mochte)\\s+(?:dein|ihr)\\w*\\s+(?:{secret})|\\bteile?(?:n '
                                'sie)?\\s+(?:dein|ihr)\\w*\\s+(?:{secret})\\s+mit\\b',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|webhook|angreifer|pastebin|telegram|ftp://|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|(?:extern|fremd|fern)\\w* '
                          '(?:server|adresse|stelle|dienst)|(?:diese|folgende|meine) '
                          '(?:url|adresse|e-?mail|seite)|(?:diesen|folgenden) (?:server|endpunkt|link)|an '
                          'mich\\b|bild-?(?:url|link|adresse)',
                  'cited': '(?:{trade})[^.!?\\n]*["\'“„‚«»`]|["\'“„‚«»`][^.!?\\n]*["\'”“‘«»`][^.!?\\n]*(?:{trade})|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu '
                           'ignorieren|zu umgehen)',
                  'combine_and': '\\b(?:kombiniere?|verbinde|setze|fuge)\\b[^.!?\\n]{0,60}\\bund\\s+(?:beantworte?|befolge?)(?:n '
                                 'sie)?\\s+(?:die frage|sie|es|das|den|die (?:\\w+\\s+)?anweisung\\w*)',
                  'content': 'funktion|code|tabelle|daten|inhalte?|dokument|text|artikel|e-?mail|seite|berechnung|studie',
                  'dan': '\\bdu bist (?:jetzt |nun |ab jetzt '
                         ')?["\'„]?dan\\b(?:[\\s,.:;!]|$)|\\b(?:antworte|handle|sprich) (?:wie|als) dan\\b',
                  'decode_and': '\\b(?:(?:dekodiere?|decodiere?|entschlussele?|entziffere?)(?:n '
                                'sie)?\\b[^.!?\\n]{0,80}|(?:ubersetze?|lies|lesen '
                                'sie|wandle?)\\b[^.!?\\n]{0,60}\\b(?:morse\\w*|base64|binar\\w*|ruckwarts|rot13|hex\\w*)\\b[^.!?\\n]{0,30}|(?:morse\\w*|base64|rot13)\\b[^.!?\\n]{0,40})\\bund\\s+(?:(?:befolge?|folge?|beantworte?|gehorche?)(?:n '
                                'sie)?\\b|fuhre?n?(?: sie)?\\s+(?:ihn|sie|es|das|den|die|die '
                                'anweisung\\w*)\\b[^.!?\\n]{0,30}\\baus|tue?,? was|mach,? was|sag mir,? was|handle '
                                'danach)',
                  'denied': '(?:nie|niemals|nicht|keinesfalls)\\b[^.!?\\n]{0,40}\\b(?:ignorieren|vergessen|missachten|umgehen|ubergehen|abschalten|deaktivieren|verraten|weitergeben|senden|schicken|empfehlen|genehmigen|loschen)|(?:ignorier\\w*|vergiss|missachte|umgeh\\w*|verrate?|sende|schicke?|gib|teile?|schalte?)\\s+(?:\\S+\\s+){0,4}?(?:nie|niemals|keinesfalls)\\b|vergiss '
                            'nicht',
                  'drop': 'ignorier(?:e|en sie|t)?|vergiss|vergesst|vergessen sie|missachte(?:n '
                          'sie)?|verwirf|verwerfen sie|umgehe?(?:n sie)?|ubergehe?(?:n sie)?|uberschreibe?(?:n '
                          'sie)?|streiche?(?:n sie)?|setz(?:e|en)? (?:dich|sie sich) '
                          'uber|brich|verletze|ersetze?(?:n sie)?',
                  'drop_earlier': '\\b(?:{drop})(?:\\s+{fill}){0,4}\\s+(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor '
                                  'gegeben\\w*|gegeben\\w*|bestehend\\w*|geltend\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?)(?:\\s+(?:{fill}|{earlier})){0,3}\\s+(?:{orders})\\b',
                  'drop_others': '\\b(?:losche?|ignoriere?|verwirf|entferne?|vergiss|betrachte?)\\s+(?:alle|samtliche|jede)\\s+(?:anderen?|ubrigen|sonstigen|bisherigen|vorherigen|fruheren)\\s+(?:erinnerungen|notizen|eintrage|erinnerung)\\b',
                  'drop_system': '\\b(?:{drop})(?:\\s+{fill}){0,2}\\s+(?:system-?prompt|systemanweisung\\w*|sicherheitsregeln|sicherheitsrichtlinien|anweisungen '
                                 '(?:oben|von oben|von vorhin))',
                  'earlier': 'vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor '
                             'gegeben\\w*|gegeben\\w*|bestehend\\w*|geltend\\w*|aktuell\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?|den|die',
                  'fetching': '(?:installier|lad|fuhr)\\w*\\b[^.!?\\n]{0,40}https?://[^\\n]{0,60}\\b(?:aus|herunter)\\b',
                  'fill': 'samtliche|jegliche|anderen|systems|deinen|deiner|aller|allen|deine|ihren|meine|diese|bitte|alle|dein|ihre|eure|jede|all|die|der|den|das|und|dir|des|an',
                  'forget_told': '\\b(?:{drop})\\s+(?:bitte\\s+)?(?:alles|das),?\\s+(?:obige|vorherige|bisherige|was '
                                 '(?:dir|ihnen|euch|man dir|du|oben|zuvor|bisher|davor|vorher))\\b|\\bwas '
                                 '(?:du|dir|man dir) bisher\\b[^.!?\\n]{0,30}\\bgilt nicht',
                  'fraud': '(?:ersetz|ander|tausch)\\w*\\b[^.!?\\n]{0,40}\\b(?:bankverbindung|bankkonto|kontonummer|iban|wallet|empfanger)|(?:uberweis|zahl|transferier)\\w*\\b[^.!?\\n]{0,30}(?:\\d+ '
                           '?(?:euro|eur|dollar|usd|€|\\$)|\\bgeld|\\bbitcoin)',
                  'hidden_letters': '\\b(?:ersten|letzten|jeden '
                                    'zweiten)\\s+(?:buchstaben|worter|wort)\\s+(?:jeder|jedes|dieser)\\b[^.!?\\n]{0,30}\\bund\\s+(?:tue?|mach|befolge|folge)\\b',
                  'i_am_yours': '\\b(?:ich bin|hier '
                                '(?:spricht|ist|schreibt)|als)\\s+(?:dein|ihr|euer)\\s+(?:\\w+\\s+)?(?:entwickler|schopfer|administrator|admin|erschaffer|besitzer|eigentumer|chef|vorgesetzter|programmierer|betreiber|meister|herr)(?:in)?\\b|\\b(?:ich '
                                'bin|als)\\s+(?:der\\s+)?(?:entwickler|schopfer|erschaffer)\\s+(?:dieser ki|dieses '
                                '(?:modells|assistenten))',
                  'ignore_content': '\\b(?:ignoriere?|missachte?|vergiss)(?:n '
                                    'sie)?\\s+(?:die|diese[nrs]?|das|den|alle)\\s+(?:\\w+\\s+)?(?:{content})\\s*(?:,|und|\\s)+\\s*(?:stattdessen\\s+|nur\\s+)?(?:sage?|gib|schreibe?|antworte?|behaupte?|berichte?|nenne?|melde|erklare?)(?:n '
                                    'sie)?\\b',
                  'imagined_world': '\\bstelle?n?(?: sie)? '
                                    '(?:dir|sich)\\s+[^.!?\\n]{0,30}\\bwelt\\b[^.!?\\n]{0,60}\\b(?:passworter|personliche '
                                    'daten|geheimnisse)\\b',
                  'is_ranked': '\\bdiese[rs]?\\s+(?:{mem})\\s+(?:hat|besitzt)\\s+(?:die\\s+|absolute\\s+)*(?:hochste|oberste|absolute|vorrang)\\b|\\bdiese[rs]?\\s+(?:{mem})\\s+(?:uberschreibt|ersetzt|ubertrumpft|ubersteuert)\\s+(?:alle|jede|samtliche)|\\bdiese[rs]?\\s+(?:erinnerung|eintrag)\\s+(?:ist|wurde)\\s+(?:bereits\\s+)?(?:gepruft|bestatigt|verifiziert|vertrauenswurdig|freigegeben)|\\bgib '
                               'diese[rm]\\s+(?:{mem})\\s+(?:die\\s+)?(?:hochste|oberste|absolute)|\\bvertraue '
                               'diese[rm]\\s+(?:{mem})\\s+mehr als',
                  'keep_forever': '\\b(?:losche?|entferne?|uberschreibe?|vergiss|ersetze?)\\s+diese[ns]?\\s+(?:{mem})\\s+(?:nie|niemals|nicht|unter '
                                  'keinen '
                                  'umstanden)\\b|\\bdiese[rs]?\\s+(?:{mem})\\s+(?:darf|soll|kann)\\s+(?:nie|niemals|nicht)\\s+(?:\\w+\\s+)?(?:geloscht|ersetzt|uberschrieben|entfernt|geandert|hinterfragt)|\\bkeine '
                                  '(?:spatere|andere|neuere) (?:erinnerung|notiz) darf diese\\b',
                  'keep_from': '\\b(?:halte?|behalte?|verheimliche?|verschweige?|verbirg|verstecke?|verbergen '
                               'sie|verheimlichen sie|verschweigen '
                               'sie)\\s+(?:das|dies|es|diese\\w*|alles)\\b[^.!?\\n]{0,25}\\b(?:vor |gegenuber '
                               ')?(?:dem|der|den)\\s+(?:{person}|{persons})|\\b(?:das|dies|es)\\s+(?:muss|soll|sollte)\\s+vor '
                               'dem (?:{person})\\s+(?:verborgen|geheim|versteckt)',
                  'leaking': '(?:send|schick|leit|lad|ubermittl|post|mail|kopier)\\w*\\b[^.!?\\n]{0,40}\\b(?:sein\\w*|ihr\\w*|alle\\w*|jede\\w*|kopie|passw\\w+|zugangsdaten|schlussel|tokens?|\\w*-?cookies?|gesprach|inhalt\\w*|es|sie|ihn)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|angreifer|webhook)|(?:send|schick|leit|lad)\\w*\\b[^.!?\\n]{0,20}\\b(?:dateien|datei|daten|code|dokumente?)\\b[^.!?\\n]{0,6}\\b(?:an|auf|nach)\\s+https?://',
                  'limits': 'einschrankung\\w*|beschrankung\\w*|regeln|filter|grenzen|zensur|moral|richtlinien|vorgaben|(?:ethische|moralische)\\w* '
                            '\\w+',
                  'loot': 'gesprach\\w*|unterhaltung\\w*|(?:dieses|des|den|diesen) '
                          'chats?|chatverlauf\\w*|konversation\\w*|erinnerungen|notizen uber den '
                          '\\w+|speicherinhalt\\w*|system-?prompt|umgebungsvariablen|\\.env\\b|\\.ssh\\b|\\.aws\\b|id_rsa|session-?cookies?|zugriffstokens?|(?:private\\w? '
                          '|ssh-)schlussel|(?:nutzer|benutzer|kunden|personen|anwender|mitarbeiter)daten|(?:personliche|vertrauliche|private|sensible)\\w* '
                          '(?:daten|dateien|informationen)|(?:alle|samtliche|deine|ihre|seine|gespeicherten?|gefundenen?|die) '
                          '(?:[\\w-]+ '
                          ')?(?:passworter|geheimnisse|api-?schlussel|schlussel|tokens?|cookies|kontakte)|(?:alle|deine|ihre|seine) '
                          '(?:[\\w-]+ )?(?:zugangsdaten|dateien|nachrichten)|sein '
                          'passwort|(?:daten|dateien|nachrichten|api-?schlussel|schlussel|passwort|passworter|dokumente|mails|unterlagen) '
                          '(?:des|der|eines) (?:nutzers|benutzers|anwenders|kunden)',
                  'maker': 'anthropic|openai|google|microsoft',
                  'maker_says': '\\b(?:nachricht|anweisung|mitteilung|befehl|hinweis|anordnung)\\w*\\s+von\\s+(?:{maker}|deinen? '
                                '(?:entwickler|schopfer)\\w*)\\b[^.!?\\n]{0,80}\\b(?:du|sie|dein\\w*|musst|mussen)\\b|\\b(?:{maker}|das '
                                'system|der '
                                'administrator)\\s+(?:hat\\s+)?(?:dich|dir|sie|ihnen)\\s+(?:\\w+\\s+){0,3}?(?:ermachtigt|erlaubt|befohlen|angewiesen|gestattet|autorisiert)|\\b(?:anthropic|openai)\\s+(?:erlaubt|befiehlt|gestattet)\\s+dir\\b',
                  'mem': 'erinnerung|notiz|nachricht|eintrag|anweisung|gedachtniseintrag|speichereintrag',
                  'mention_not': '\\b(?:erwahne?|verrate?|zeige?|nenne?|offenbare?|erwahnen sie|verraten '
                                 'sie)\\s+(?:niemandem\\s+)?(?:diese\\w*|das|dies|es|davon)\\s+(?:\\w+\\s+)?(?:nie|niemals|nicht|nichts|keinesfalls)\\b[^.!?\\n]{0,30}\\b(?:{person}|{persons})|\\b(?:erwahne?|verrate?|zeige?)\\s+(?:dem|der|gegenuber '
                                 'dem)\\s+(?:{person})\\s+(?:diese\\w*|das|dies|davon|nichts '
                                 'davon)\\b|\\b(?:verrate?|erwahne?|offenbare?)\\s+(?:niemandem|keinem)\\s+diese\\w*\\s+(?:{mem}|regel)|\\berwahne?\\s+(?:nicht|nie|niemals),?\\s+dass '
                                 'du\\b[^.!?\\n]{0,20}\\b(?:{mem})',
                  'mode_on': '\\bdu bist (?:jetzt|nun|ab '
                             'sofort)?\\s*im\\s+(?:entwickler|admin|gott|wartungs|debug|dan|jailbreak)-?modus|\\bentwicklermodus '
                             '(?:ist )?(?:aktiviert|an)\\b[^.!?\\n]{0,20}\\bdu\\b',
                  'must_not_know': '\\bder\\s+(?:{person})\\s+(?:darf|soll|sollte|muss|braucht)\\s+(?:es\\s+|das\\s+|davon\\s+|hiervon\\s+|von '
                                   '\\w+ '
                                   ')?(?:\\w+\\s+)?(?:nicht|nichts|nie|niemals)\\s+(?:davon\\s+|daruber\\s+)?(?:erfahren|wissen|merken|bemerken|mitbekommen|zu '
                                   'wissen)|\\bdass '
                                   'der\\s+(?:{person})\\s+(?:es|das|davon|dies)\\s+(?:nie|niemals|nicht)\\s+(?:erfahrt|merkt|mitbekommt|wei(?:ß|ss))',
                  'never_refuse': '\\bdu (?:darfst|wirst|kannst) '
                                  '(?:nie|niemals|keine)\\s[^.!?\\n]{0,20}\\b(?:ablehnen|verweigern)\\b',
                  'new_orders': '\\bneue '
                                '(?:anweisung(?:en)?|befehle|systemanweisung(?:en)?)\\s*:|\\b(?:deine|ihre) '
                                '(?:eigentliche|wahre|wirkliche|echte|geheime) '
                                '(?:aufgabe|mission|bestimmung|rolle|anweisung)\\w*\\s+(?:ist|lautet|besteht)',
                  'not_bound': '\\b(?:an keine\\w*|nicht (?:mehr |langer )?an(?: '
                               'die)?)\\s+(?:\\w+\\s+){0,2}?(?:richtlinien|regeln|vorgaben|einschrankungen|gesetze)\\s+(?:von '
                               '\\w+\\s+)?(?:mehr\\s+|langer\\s+)?gebunden',
                  'not_follow': '\\b(?:beachte|befolge|folge|berucksichtige|halte dich|beachten sie|befolgen '
                                'sie|folgen sie|halten sie '
                                'sich)\\b(?:\\s+{fill}){0,4}\\s+(?:{earlier})?\\s*(?:{fill}\\s+)?(?:{orders})\\s+(?:\\w+\\s+)?nicht\\b|\\bhalte '
                                'dich nicht (?:mehr |langer )?an '
                                '(?:deine|die|alle|ihre)\\s+(?:\\w+\\s+)?(?:{orders})|\\b(?:hor|hore|horen sie) '
                                'auf,?\\s[^.!?\\n]{0,30}\\b(?:{orders})[^.!?\\n]{0,25}\\bzu '
                                '(?:folgen|befolgen|gehorchen)|\\blass(?:e|en '
                                'sie)?\\s+(?:alle|deine|die|samtliche|jegliche)\\s+(?:\\w+\\s+)?(?:{orders})\\s+(?:außer '
                                'acht|beiseite|fallen|weg)',
                  'obey_only': '\\b(?:ab jetzt|ab sofort|von nun '
                               'an)\\b[^.!?\\n]{0,20}\\b(?:gehorch\\w*|befolg\\w*|folg\\w*|hor\\w*)\\s+(?:du\\s+|sie\\s+)?(?:nur(?: '
                               'noch)?|ausschlie(?:ß|ss)lich|allein)\\b|\\b(?:ab jetzt|ab sofort|von nun '
                               'an)\\b[^.!?\\n]{0,20}\\bgehorch|\\b(?:befolge|folge|gehorche) nur (?:noch '
                               ')?(?:dieser?|diesem|diesen|mir)\\b',
                  'orders': '(?:system-?)?anweisung\\w*|instruktion\\w*|regeln?|befehle?n?|vorgaben?|(?:sicherheits)?richtlinien?|(?:system-?)?prompts?|sicherheits(?:regeln|vorgaben|vorkehrungen)|einschrankung\\w*|beschrankung\\w*|anordnung\\w*|leitlinien?|leitplanken|schutzmaßnahmen|auflagen|programmierung|direktiven?',
                  'person': '(?:nutzer|benutzer|anwender|user)(?:s|in)?',
                  'personal': 'geburtsdatum|geburtstag|geburtsjahr|e-?mail(?:-?adresse)?|telefonnummer|handynummer|adresse|wohnort|anschrift|kontostand|kontonummer|bankdaten|kreditkart\\w*|gehalt|sozialversicherungsnummer|name|initialen|lieblings\\w+|passwort',
                  'persons': '(?:nutzer|benutzer|anwender|user)n?',
                  'private': 'geburtsdatum|geburtsjahr|e-?mail-?adresse|telefonnummer|handynummer|wohnort|privatadresse|wohnadresse|kontostand|kontonummer|bankdaten|kreditkart\\w*|gehalt|sozialversicherungsnummer',
                  'rank_demands': '\\bich bin (?:gott|der prasident|polizist|der (?:system)?administrator|der '
                                  'admin)\\b[^\\n]{0,100}\\b(?:du musst|sie mussen|muss ich '
                                  'wissen|gehorch|befehle)|\\b(?:chef|administrator|vorstand|geschaftsfuhrer|sicherheitsteam)\\s+hat\\s+(?:das|dies|es)\\s+(?:genehmigt|freigegeben|erlaubt)\\b[^.!?\\n]{0,20}\\bmusst '
                                  'du\\b',
                  'revoked': '\\b(?:vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|dein\\w*)\\s+(?:anweisung\\w*|instruktion\\w*|regeln|richtlinien|befehle|vorgaben)\\s+(?:gelten '
                             'nicht mehr|gelten nicht langer|sind (?:ab sofort |jetzt |hiermit '
                             ')?(?:ungultig|aufgehoben|hinfallig|nichtig))',
                  'sabotage': '(?:bau|fug|schmuggl|pflanz|versteck|setz|schleus)\\w*\\b[^.!?\\n]{0,40}\\b(?:hintertur|backdoor|schadcode|schadsoftware|malware|schwachstelle|sicherheitslucke|tracking-?\\w+|versteckt\\w+|affiliate\\w*|link|url)|(?:losch|vernicht)\\w*\\b[^.!?\\n]{0,20}\\balle\\w* '
                              '(?:dateien|daten|backups|sicherungen)',
                  'safety_off': '\\b(?:umgeh\\w*|deaktivier\\w*|ignorier\\w*|missacht\\w*|schalte?n?|uberwinde\\w*|setz\\w* '
                                '(?:dich|sie sich) uber)(?: '
                                'sie)?\\s+(?:(?:alle|all|jegliche|samtliche)\\s+)?(?:dein\\w*|ihre\\w?|eure\\w?)\\s+(?:\\w+\\s+)?(?:sicherheits\\w+|inhalts?filter|filter|schutz\\w*|beschrankung\\w*|einschrankung\\w*|richtlinien|ethi\\w+)|\\b(?:umgeh\\w*|missacht\\w*|ignorier\\w*|setz\\w* '
                                '(?:dich|sie sich) uber)(?: '
                                'sie)?\\s+(?:alle|jegliche|samtliche)\\s+(?:sicherheitsregeln|sicherheitsrichtlinien|sicherheitsvorkehrungen|ethischen '
                                '\\w+)',
                  'say_result': '\\b(?:sage?|behaupte?|erklare?|berichte?|antworte?)(?:n '
                                'sie)?,?\\s+(?:dass\\s+)?(?:die|das)\\s+(?:ausgabe|summe|ergebnis|antwort|fazit|schlussfolgerung)\\b[^.!?\\n]{0,40}\\b(?:ist|betragt|lautet|sei)\\s*(?::|["\'„]|\\d)|\\b(?:betrachte?|werte?|nimm)(?:n '
                                'sie)?\\s+(?:die|das)\\s+(?:ausgabe|summe|ergebnis|antwort)\\s+als\\s*["\'„\\d]',
                  'secret': '(?:[\\w]+-)?(?:passwor(?:t|tes|ts|ter|d)|kennwor(?:t|ter)|passphrase|geheimschlussel|geheimwort|geheimcode|zugangscode|zugangsdaten|pin|api-?schlussel|api-?keys?|schlusselwort)|(?:geheim\\w*|privat\\w*) '
                            '(?:schlussel\\w*|code|wort)',
                  'secretly': '\\b(?:leite?|sende?|schicke?|lade?|kopiere?|fuge?|ubertrage?|sammle?|zeichne?|installiere?|andere?|losche?)\\w*\\s+(?:\\S+\\s+){0,3}?(?:heimlich|insgeheim|unbemerkt)\\b|\\b(?:heimlich|insgeheim|unbemerkt)\\s+(?:alle|jede|das|die|den|eine)\\b',
                  'selling': '(?:empfiehl|empfehle|empfehlen|bewirb|lobe)\\b[^.!?\\n]{0,20}\\b(?:nur|ausschlie(?:ß|ss)lich|allein)|(?:nur|ausschlie(?:ß|ss)lich)\\b[^.!?\\n]{0,30}\\b(?:empfehlen|bewerben)|rate '
                             '(?:ihm|ihr|ihnen|dem nutzer),?\\s[^.!?\\n]{0,30}\\bzu '
                             '(?:kaufen|investieren|uberweisen|zahlen)',
                  'send': 'send(?:e|en)|schick(?:e|en)?|leite(?:n|st)?|lade?n?|ubermittl?e?l?n?|ubertrag(?:e|en)|poste?n?|maile?n?|teile?n?|hange?n?|kopiere?n?|fuge?n?|verschicke?n?|exfiltriere?n?|veroffentliche?n?|gib',
                  'some': "(?:[^\\w.!?\\n]+[\\w'’ß-]+){0,8}?[^\\w.!?\\n]+",
                  'spread': '\\b(?:speichere?|kopiere?|wiederhole?|schreibe?|fuge?)\\s+(?:diese[ns]?\\s+(?:{mem})|dies|das|folgendes)\\s+(?:(?:in|zu)\\s+(?:jede\\w?|alle\\w?)\\s+(?:neuen?\\s+|kunftigen?\\s+|weiteren?\\s+)?(?:sitzung\\w*|session\\w*|erinnerung\\w*|gesprach\\w*|unterhaltung\\w*)|(?:neu|erneut|wieder),?\\s[^.!?\\n]{0,20}\\bgeloscht)',
                  'tell': '(?:nenne?|sage?|verrate?|gib|zeige?|schicke?|teile?)(?:n sie)? '
                          '(?:mir|uns)|(?:kannst|konntest|wurdest|wenn) du '
                          '(?:mir|uns)|(?:konnen|konnten|wurden|wenn) sie (?:mir|uns)',
                  'tell_not': '\\b(?:sage?|erzahle?|verrate?|berichte?|melde|teile?|sagen sie|erzahlen '
                              'sie|verraten '
                              'sie)\\s+(?:es\\s+|das\\s+|dies\\s+)?(?:dem|der|den|keinem)\\s+(?:{person}|{persons})\\s+(?:\\w+\\s+){0,2}?(?:(?:nichts|nicht,? '
                              '(?:dass|was|davon|daruber)|niemals|nie|kein '
                              'wort)\\b|nicht\\s*(?:[.!,;]|$))|\\b(?:informiere?|benachrichtige?|warne?|unterrichte?)(?:n '
                              'sie)?\\s+(?:den|die)\\s+(?:{person})\\s+(?:\\w+\\s+)?(?:nicht|nie|niemals)(?:\\s+(?:daruber|davon|uber|von)|\\s*[.!,;]|\\s*$)|\\blass(?:e|en '
                              'sie)?\\s+(?:den|die)\\s+(?:{person})\\s+(?:\\w+\\s+)?(?:nicht|nie|niemals|nichts)\\s+(?:davon\\s+|\\w+\\s+)?(?:wissen|merken|sehen|erfahren)',
                  'to_the_model': '\\b(?:an|fur)\\s+(?:die|das|alle)\\s+(?:ki\\b|ki-\\w+|sprachmodell|modell|llm|assistenten)\\s*:\\s*(?:bitte\\s+)?(?:antworte?|sage?|berichte?|behaupte?|bestatige?|melde),?\\s+dass|\\bki\\s*:\\s*(?:uberspringe?|ignoriere?|antworte?|sage?|melde)\\b|\\b(?:falls|wenn) '
                                  'du (?:ein sprachmodell|eine ki|ein llm|ein chatbot) bist\\b',
                  'trade': 'red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b|satze? '
                           'wie|phrase|erkenn|filterregel|testfall',
                  'treat_as': '\\b(?:markiere?|behandle?|betrachte?|speichere?|kennzeichne?|werte?|stufe?|behandeln '
                              'sie|markieren sie)\\s+(?:diese\\w?|die folgende\\w?|den '
                              'folgenden)\\s+(?:{mem})\\w*\\s+(?:stets\\s+|immer\\s+)?als\\s+(?:\\w+\\s+)?(?:{trust})|\\b(?:behandle?|betrachte?)\\s+(?:dies|das|folgendes)\\s+als\\s+(?:\\w+\\s+)?system-?(?:anweisung|prompt|nachricht|befehl)',
                  'trust': 'vertrauenswurdig\\w*|bestatigt\\w*|verifiziert\\w*|gepruft\\w*|system-?\\w+|verbindlich\\w*|autoritativ\\w*|hochste\\w*|dauerhaft\\w*|unveranderlich\\w*|offiziell\\w*',
                  'unguarded': '(?:fuhr|genehmig|akzeptier|merge|gib|nimm|winke?)\\w*\\b[^.!?\\n]{0,40}\\b(?:ohne '
                               '(?:jede |weitere '
                               ')?(?:prufung|review|kontrolle|durchsicht|uberprufung|ruckfrage)|ungepruft|ungesehen)|(?:schalt|deaktivier|umgeh|stell|uberspring)\\w*\\b[^.!?\\n]{0,30}\\b(?:sicherheits\\w+|schutz\\w*|firewall|virenscanner|verschlusselung|2fa)',
                  'unscreened': '\\b(?:deaktiviere?|uberspringe?|umgehe?|schalte?)\\s+(?:die\\s+|das\\s+|alle\\s+)?(?:\\w+\\s+)?(?:prufung|screening|uberprufung|filterung|quarantane|kontrolle|filter)\\s+(?:(?:fur|bei|von)\\s+diese|diese[rs] '
                                '(?:{mem})|(?:von|fur|der) erinnerungen)',
                  'when': 'immer wenn|jedes ?mal|wann immer|sobald|wenn|falls|bei jedem|bei jeder|beim nachsten',
                  'wild_role': '\\b(?:du bist|sie sind|spiele?|sei|handle als|verhalte dich wie|antworte als|stell '
                               'dir vor,? du '
                               '(?:bist|warst))\\s+(?:jetzt\\s+|nun\\s+)?(?:eine?|die)\\s+(?:\\w+\\s+)?(?:uneingeschrankte|unzensierte|ungefilterte|bose|unbeschrankte)\\w*\\s+(?:ki|version|assistent\\w*|sprachmodell|zwilling)',
                  'without_knowing': '\\bohne\\s+(?:dass\\s+(?:der|die|ein)\\s+(?:{person})\\s+(?:es|das|davon|etwas|dies)\\s+(?:\\w+\\s+)?(?:merkt|bemerkt|wei(?:ß|ss)|erfahrt|mitbekommt)|wissen '
                                     'des (?:{person})|(?:dem|den|der)\\s+(?:{person})\\s+(?:\\w+\\s+)?zu '
                                     '(?:informieren|benachrichtigen|sagen|warnen)|den (?:{person}) zu '
                                     'fragen,?\\s[^.!?\\n]{0,20}\\b(?:uberweis|send|zahl|leit)\\w*)',
                  'without_limits': '\\b(?:ki|assistent|sprachmodell|chatbot|gpt)\\b[^.!?\\n]{0,40}\\bohne\\s+(?:\\w+\\s+)?(?:{limits})|\\bals '
                                    '(?:hattest|hatten|habest) (?:du|sie) '
                                    'keine(?:rlei)?\\s+(?:\\w+\\s+)?(?:{limits})|\\b(?:du|sie)\\s+(?:hast|haben|habt)\\s+(?:ab '
                                    'jetzt |jetzt |nun '
                                    ')?keine(?:rlei)?\\s+(?:\\w+\\s+)?(?:regeln|einschrankungen|beschrankungen|richtlinien|filter|moral)(?: '
                                    'mehr)?\\b|\\bdu keine (?:regeln|einschrankungen|beschrankungen|filter) '
                                    'hast|\\bgelten fur dich keine (?:{limits})|\\bdu bist (?:jetzt |nun )?frei '
                                    'von (?:allen |jeglichen '
                                    ')?(?:{limits})|\\b(?:antworte?|antwortest|sprich|rede)\\w*\\s+(?:\\w+\\s+){0,3}?ohne\\s+(?:\\w+\\s+)?(?:zensur|filter|einschrankung\\w*|moralische\\w* '
                                    '\\w+)'},
 'injection_en': {'above_all': '\\b(?:this|these|following) '
                               '(?:instructions?|rules?|directives?|messages?|notes?|prompts?|text)(?: now| '
                               'hereby| will| shall| must)? (?:override|supersede|outrank|trump|take '
                               '(?:precedence|priority) over)s? (?:all|any|every|everything|your|the '
                               'system)\\b|\\b(?:this|these|following) (?:instructions?|directives?|prompts?) '
                               'replaces? (?:all|any|every|everything|your)\\b|\\bthe following replaces '
                               'them|\\b(?:precedence|priority) over '
                               '(?:everything|all|any)\\b[^.!?\\n]{0,30}\\b(?:you|your|instructions|told|prompt)\\b',
                  'act_on_it': '(?:(?:follow|execute|obey|answer|perform|carry out|comply with|act '
                               '(?:on|upon)|run|respond to|treat)\\s+(?:it\\b|them\\b|that\\b|what|its|the '
                               '(?:instructions?|commands?|results?|contents?|messages?|decoded|questions?|texts?|orders?))|do '
                               '(?:what|as|exactly)|tell me what|say what)',
                  'aims': '(?:likely|able|used|designed|meant|easier|harder|how|ways?|techniques?|methods?|attempts?|trie[sd]|trying)\\s+to\\s+(?:ignor|disregard|forget|bypass|overrid|circumvent|reveal|print|repeat)',
                  'as_an_ai': '\\bas an? (?:ai|model|assistant|language '
                              "model)\\s+(?:developed|created|made|trained|built)\\s+by\\s+\\w+,?\\s+i(?:['’]m| "
                              'am| need| require| order)\\b',
                  'as_if_said': '\\bas if the (?:user|system|developer|owner) had (?:said|written|confirmed)',
                  'ask': "tell me|give me|show me|send me|share|reveal|what(?:['’]s| is| are| was| were| "
                         'would)|(?:can|could|would|will) you(?: please| also| at least)? '
                         '(?:tell|share|give|provide|reveal|say|encode|translate|list|print|write|spell)(?: '
                         'me)?|need to know|i need|provide',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|@\\w+ on\\b|webhooks?\\b|attackers?\\b|pastebin|public '
                          'gist|telegram|discord|ftp://|(?:external|remote|foreign|third[- ]party) '
                          '(?:server|address|site|url|endpoint|service|host)|(?:this|the following) '
                          '(?:url|address|server|endpoint|site)|my (?:address|e-?mail)|to me\\b|image '
                          '(?:url|link|tag)|query (?:string|parameter)|the '
                          'url\\b|[\\w-]+\\.(?:example|test|com|net|org|io)\\b',
                  'bare_secrets': 'passwords|personal (?:data|information)|private '
                                  '(?:data|information)|credentials',
                  'can_you_secret': '\\b(?:(?:can|could|would|will) you(?: please| at least| '
                                    'also)?|(?:need|want|order|ask|command|require|instruct)s? you '
                                    'to)\\s+(?:tell|share|reveal|disclose|confirm|provide|give|say|print|show|output|state|spell|hand '
                                    'over)(?:\\s+with)?(?:\\s+to)?(?:\\s+(?:me|us))?(?:\\s+what)?\\s+(?:(?:{whose})\\s+){1,4}(?:{secret}|credentials){then}',
                  'cited': '{aims}|(?:{trade})[^.!?\\n]*[\\s(:,]["\'“‘«`]|["\'“‘«`][^.!?\\n]*["\'”’»`][^.!?\\n]*(?:{trade})|(?:such '
                           'as|phrases? '
                           'like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'“‘«`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat)',
                  'combine_and': '\\b(?:combine|concatenate|join|assemble|merge)\\b[^.!?\\n]{0,80}\\b(?:and|then)\\s+(?:then\\s+)?(?:answer '
                                 '(?:the question\\b|it\\b|them\\b|what)|(?:follow|execute|obey|carry out|comply '
                                 'with|act on|respond to) (?:it\\b|them\\b|what|the '
                                 '(?:results?|resulting|combined|instructions?|commands?|strings?|texts?|sentences?|questions?))|do '
                                 'what)',
                  'content': 'functions?|code|tables?|data|contents?|documents?|paper|text|e-?mail|page|article|calculation|input|figures|website|passage',
                  'dan': "\\bdo anything now\\b|\\b(?:you are|you['’]re|act (?:as|like)|become|pretend to "
                         'be|(?:respond|answer|reply|speak) '
                         '(?:as|like))\\s+(?:now\\s+)?["\'“]?dan\\b(?:[\\s,.:;!("”]|$)',
                  'decode_and': '\\b(?:(?:decode|decrypt|decipher|unscramble|de-?obfuscate)\\b[^.!?\\n]{0,80}|(?:translate|read|convert|interpret|reverse|unpack)\\b[^.!?\\n]{0,60}\\b(?:morse|binary|base-?64|hex(?:adecimal)?|rot-?13|caesar|pig '
                                'latin|leet\\w*|cipher\\w*|backwards|reversed|encoded)\\b[^.!?\\n]{0,40}|(?:morse|binary|base-?64|rot-?13|caesar|pig '
                                'latin|cipher\\w*)\\b[^.!?\\n]{0,40})\\b(?:and|then|to)\\s+(?:then\\s+)?',
                  'drop': "pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|no\\s+longer\\s+obey|do\\s+not\\s+follow|disregarding|don't\\s+follow|don’t\\s+follow|stop\\s+obeying|leave\\s+aside|do\\s+not\\s+obey|circumvent|don't\\s+obey|don’t\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|ignoring|override|overrule|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase|skip|drop",
                  'drop_above': '\\b{drop}\\s+(?:(?:all|of|everything|anything|the|what is|that '
                                'is)\\s+){0,3}(?:above|foregoing|preceding)(?:\\s+(?:text|content|message|and|then)\\b|\\s*[.,;:!]|\\s*$)',
                  'drop_earlier': '\\b{drop}(?:\\s+{fill}){0,5}\\s+{earlier}(?:\\s+{fill}|\\s+{earlier}){0,4}\\s+(?:{orders})\\b',
                  'drop_given': '\\b{drop}(?:\\s+{fill}){0,4}\\s+(?:{orders})\\s+(?:that |which '
                                ')?(?:above|before|you (?:were|have|had|got|received)|i gave|(?:they|we|the \\w+) '
                                'gave)',
                  'drop_others': '\\b(?:delete|erase|forget|ignore|discard|remove|wipe|clear|purge|overwrite|distrust|disregard)\\s+(?:all|any|every|each)\\s+(?:of\\s+)?(?:the\\s+|your\\s+)*(?:(?:other|remaining|previous|earlier|existing|prior|stored|saved)\\s+)(?:memor(?:y|ies)|entries|notes)\\b|\\b(?:delete|erase|forget|wipe|clear|purge)\\s+(?:all|every '
                                 'one)\\s+(?:of\\s+)?(?:your\\s+|the\\s+)?memories\\s*(?:[.!,;]|$|and\\b|except\\b)|\\ball '
                                 'other '
                                 '(?:memories|entries|notes)\\b[^.!?\\n]{0,40}\\b(?:delet|discard|ignor|false|outdated|wrong|invalid)\\w*|\\b(?:memories|entries|notes) '
                                 'that (?:contradict|conflict with|disagree with) this\\b',
                  'drop_system': '\\b{drop}(?:\\s+{fill}){0,4}\\s+system (?:prompts?|messages?|instructions?)\\b',
                  'earlier': "previously\\s+given|developer's|developer’s|preceding|foregoing|developer|previous|original|existing|earlier|initial|current|former|system|prior|above|every|past|your|all|any",
                  'expert_urges': '\\bas\\s+(?:an?|the)\\s+(?:\\w+\\s+){0,3}(?:authority|expert|scientist|professor|doctor|lawyer|officer|engineer|researcher|specialist|official)\\b[^.!?\\n]{0,60}\\bi\\s+(?:(?:suggest|order|command|advise|instruct|require|ask|can '
                                  'assure|assure|insist that)\\s+you|believe\\b[^.!?\\n]{0,30}\\bfor you to)\\b',
                  'fetching': '(?:install|download|run|execute|load)\\b[^.!?\\n]{0,40}\\b(?:from|at|script)\\b[^.!?\\n]{0,30}https?://|download\\s+https?://[^\\n]{1,60}\\band '
                              '(?:run|execute)|download and (?:run|execute|install)\\b',
                  'fill': 'security|ethical|content|single|safety|so\\s+far|entire|their|those|these|every|other|given|whole|your|this|each|user|all|any|the|its|our|and|one|of|my|or',
                  'foreign': '(?:{orders})\\s+(?:that\\s+\\w+\\s+|found\\s+|contained\\s+|embedded\\s+|hidden\\s+|you '
                             'find\\s+)?(?:in|inside|from|within)\\s+(?:the\\s+|any\\s+)?(?:\\w+\\s+)?(?:web|pages?|files?|e-?mails?|tools?|fetched|external|untrusted|documents?|issues?|websites?|third|comments?|readme|results?)\\b',
                  'forget_that': '\\bforget (?:about )?(?:that|this|it|all '
                                 'that)[,.;:!\\s]+(?:(?:can|could|would|will) you|(?:and |now |instead '
                                 ')+(?:tell|give|write|say|show|answer|do))\\b',
                  'forget_told': '\\b(?:ignore|disregard|forget|discard|erase)(?: '
                                 'about)?\\s+(?:everything|anything|all|whatever|what)(?: that| of '
                                 "what)?\\s+(?:you (?:know|learned|were|have been|['’]ve been|had been|have "
                                 '(?:learned|read))|(?:was|has been|were) (?:said|written|told|stated) '
                                 '(?:above|before|to you|so far|earlier)|(?:is |comes? |came '
                                 ')?(?:above|before)\\b|i (?:said|told you|wrote) '
                                 '(?:above|before|earlier)|(?:the|your) (?:user|system|developer|owner|operator)s? '
                                 '(?:said|says|told|tells|asks?|asked|wants?|wrote))',
                  'fraud': '(?:replace|change|swap|substitute|set)\\b[^.!?\\n]{0,40}\\b(?:bank|account '
                           'numbers?|iban|wallet|recipient|payee|beneficiary|bitcoin)|(?:transfer|wire|send|pay)\\b[^.!?\\n]{0,30}(?:\\d+ '
                           '?(?:dollars|usd|euros?|eur|btc|eth|\\$|€)|[$€]\\s?\\d|\\bmoney\\b|\\bfunds\\b|\\bbitcoins?\\b)|(?:ask|request|collect)\\b[^.!?\\n]{0,20}\\b(?:their|the '
                           "user['’]s) "
                           '(?:card|credit|passwords?|pin|bank|login|ssn)|(?:give|provide|share|enter|call)\\b[^.!?\\n]{0,30}\\btheir '
                           '(?:pin|passwords?|credit card|card number|login)',
                  'give_rank': '\\b(?:set|raise|change|give|grant|assign)\\b[^.!?\\n]{0,40}\\b(?:trust|confidence|priority|importance|authority)\\b[^.!?\\n]{0,20}\\b(?:of|to) '
                               'this\\b|\\b(?:give|grant|assign)\\s+{this_mem}\\s+(?:the\\s+)?(?:highest|maximum|top|absolute|full)|\\btrust '
                               "{this_mem} (?:more|over|above)|\\bset this (?:{mem})['’]s "
                               '(?:trust|priority|importance|confidence)|\\balways (?:load|apply|obey|show) this '
                               '(?:memory|entry|instruction)\\b',
                  'great_rank': "\\b(?:i am|i['’]m)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:god|president of|prime "
                                'minister|police officer|fbi|cia|law enforcement|ceo of '
                                '(?:{maker}))\\b[^\\n]{0,120}\\b(?:you (?:must|have to|need to|are required)|need '
                                'you to|need to know|obey|comply|important that you)\\b',
                  'have_no': '\\b(?:you (?:now )?(?:have|had)|you are (?:an? )?(?:\\w+ '
                             ')?with|(?:pretend|imagine|as if|as though)(?: that)? you '
                             '(?:have|had)|(?:{model})(?:,?\\s+(?:that|which|who)\\b[^.!?\\n]{0,80}?|\\s+(?:named|called)\\s+\\w+)?\\s+(?:with|has|having))\\s+(?:absolutely\\s+)?no\\s+(?:special\\s+|more\\s+)?(?:{limits})\\b',
                  'hidden_letters': '\\b(?:first|last|every '
                                    '(?:second|third|other))\\s+(?:letters?|words?|characters?)\\s+(?:of|in|from)\\s+(?:each|every|this|these|the '
                                    'following)\\b[^.!?\\n]{0,40}\\b(?:do what|obey|follow|execute|answer it|act '
                                    'on|carry out)',
                  'i_am_yours': "\\b(?:i am|i['’]m|this is|you are talking to|speaking as)\\s+(?:the\\s+|one "
                                "of\\s+)?{mine}\\b|\\bas\\s+{mine}\\b[^.!?\\n]{0,10}\\bi\\b|\\b(?:i am|i['’]m|this "
                                'is|as)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:developer|creator|administrator|maintainer|owner|maker|programmer)s?\\s+of\\s+(?:your\\s+(?:system|model)|this '
                                '(?:ai|model|assistant|bot|chatbot))',
                  'if_asked': "\\bif (?:the user |anyone |someone |they |you(?:['’]re| are) )?(?:is |are |ever "
                              ')?ask(?:s|ed)\\b[^.!?\\n]{0,50}\\b(?:deny|lie\\b|pretend|change the subject|say '
                              "(?:that )?you (?:do not|don['’]t|didn|did not|never|have "
                              'no))|\\b(?:{not})\\s+(?:disclose|reveal|mention|admit)\\b[^.!?\\n]{0,30}\\beven if '
                              "(?:you(?:['’]re| are) )?asked",
                  'imagined_result': '\\b(?:hypothetically|parallel universe|in a world where|imagine a '
                                     'scenario|hypothetical scenario)\\b[^!?\\n]{0,140}\\bthe '
                                     '(?:output|sum|result|conclusion|answer)\\b[^.!?\\n]{0,40}\\b(?:could '
                                     'be|might be|would be|is)\\s*{value}',
                  'imagined_world': "\\b(?:imagine|suppose|pretend|picture|assume)(?: that)?\\s+(?:we(?:['’]re| "
                                    "are| live)|you(?:['’]re| are)|i(?:['’]m| am)|a "
                                    '(?:world|planet|society|place|game))\\b[^.!?\\n]{0,120}\\b(?:{bare_secrets})\\b|\\b(?:world|society|planet|universe|culture|country)\\b[^.!?\\n]{0,80}\\b(?:{bare_secrets}|secrets)\\s+(?:is|are)\\s+(?:\\w+\\s+)?(?:shared|public|known|open)\\b',
                  'is_ranked': '\\bthis (?:memory|entry|instruction)\\s+(?:is|was|has '
                               'been)\\s+(?:already\\s+|pre-?)?(?:{trust}|safe|screened|authori[sz]ed)\\b|\\b{this_mem}\\s+(?:has|takes|overrides|supersedes|outranks|replaces|trumps|comes '
                               'from)\\s+(?:the\\s+)?(?:highest|absolute|top|maximum|all\\b|any\\b|every\\b|your|user|system|(?:priority|precedence)\\s+over\\s+(?:all|any|every|other|your|the '
                               'system|the '
                               'user|user))|\\b{this_mem}\\b[^.!?\\n]{0,40}\\b(?:overrides|supersedes|outranks|trumps) '
                               '(?:all|any|every|the user|the system|your)',
                  'keep_forever': "\\b(?:never|do not|don['’]?t|must not|cannot|should "
                                  'not)\\s+(?:ever\\s+)?(?:delete|remove|forget|supersede|overwrite|replace|question|expire)(?:(?:,|,? '
                                  'or|,? '
                                  'and)\\s+\\w+)*\\s+this\\s+(?:memory|entry|instruction)\\b|\\bnever\\s+(?:delete|remove|forget|supersede|overwrite|replace)(?:(?:,|,? '
                                  'or|,? '
                                  'and)\\s+\\w+)*\\s+this\\s+note\\b|\\bthis\\s+(?:memory|entry|note|instruction)\\s+(?:[^.!?\\n]{0,40}\\band\\s+)?(?:must|should|can|may|shall|is|will)\\s*(?:never|not)\\s+(?:to\\s+)?(?:ever\\s+)?be\\s+(?:deleted|removed|superseded|overwritten|changed|questioned|replaced|forgotten|edited|modified|updated|ignored)\\b|\\b(?:no|any) '
                                  '(?:later|other|future|newer) (?:memory|note|entry) (?:may |can |should |must '
                                  ')?(?:replace|supersede|overwrite|contradict)s?\\b',
                  'keep_from': '\\b(?:keep|hide|conceal|withhold)\\s+(?:this|these|it|that|everything|all of '
                               'this|the '
                               '(?:above|instruction|change|transfer|backdoor|truth|upload|message|note))(?:\\s+\\w+){0,3}?\\s+from\\s+(?:the\\s+)?(?:users?|owner|human|operator|everyone|anyone|reviewers?)\\b|\\b(?:this|it|that|which)\\s+(?:must|should|has '
                               'to|is to|will)\\s+(?:stay|remain|be '
                               'kept|be)\\s+(?:hidden|secret|concealed|confidential|invisible)\\s+(?:from|to)\\s+the\\s+(?:user|owner|human|operator)',
                  'leaking': '(?:send|forward|post|upload|e-?mail|exfiltrate|transmit|leak|copy|bcc)\\b[^.!?\\n]{0,40}\\b(?:their|his|her|its|it|the '
                             "user['’]s|every|all|copy|passwords?|keys?|credentials|tokens?|cookies?|conversation|secrets|everything|contents?)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|attacker|webhook)|(?:send|forward|upload|exfiltrate|leak|transmit)\\b[^.!?\\n]{0,20}\\b(?:files?|data|code|documents?|them)\\b[^.!?\\n]{0,10}\\bto\\s+https?://",
                  'limits': 'restrictions?|rules|limits|limitations|guidelines|filters?|filtering|ethics|morals?|(?:ethical|moral|content|safety) '
                            '(?:limits|rules|filters?|guidelines|constraints|restrictions?|considerations|boundaries|polic(?:y|ies))|polic(?:y|ies)|censorship|constraints|guardrails|safeguards|boundaries|confines',
                  'limits_off': '\\b(?:pretend|imagine|as if|as though)(?: that)? there (?:are|were) no '
                                '(?:{limits})\\b|\\byour (?:safety|ethical|content|moral) '
                                '(?:guidelines|rules|filters|restrictions|limits|polic(?:y|ies)) (?:do '
                                "not|don['’]t|no longer) apply",
                  'link_in_answers': '\\balways (?:append|add|include|insert|end '
                                     'with)\\b[^!?\\n]{0,40}https?://[^\\n]{0,60}\\b(?:to|in|into|with)\\s+(?:each|every|all|your)\\s+(?:answer|reply|response|message|summary)',
                  'loot': 'conversations?|(?:this|the|our|entire|whole|full) chat|chat '
                          '(?:history|logs?|transcript)|api keys|memories|memory '
                          '(?:contents?|store|database)|notes about the user|system prompt|environment '
                          'variables|env vars|\\.env\\b|\\.ssh\\b|\\.aws\\b|(?:private |ssh )+keys?|id_rsa|session '
                          'cookies?|access tokens?|home directory|clipboard|keystrokes|browsing history|database '
                          'dump|(?:user|customer|employee|personal|private|confidential|sensitive|client) '
                          '(?:data|information|records|files|details)|(?:all|any|every|your|stored|saved|found|their|the '
                          "user['’]s|user|database|login|admin) (?:\\w+ "
                          ')?(?:passwords?|credentials|secrets?|keys?|tokens?|cookies|messages|history|input|contacts|notes)|the '
                          "user['’]s (?:\\w+ "
                          ')?(?:data|files|messages|documents|e-?mails?|details|information|conversations?|pass\\w+|home)',
                  'maker': 'anthropic|openai|google|microsoft|meta|deepmind',
                  'maker_allows': '\\b(?:{maker}|the developers?|the administrators?|the system|your '
                                  'creators?|your developers?)\\s+(?:(?:has |have |hereby |now '
                                  ')(?:authori[sz]e[sd]?|permit(?:s|ted)|allow(?:s|ed)|order(?:s|ed)|instruct(?:s|ed)|grant(?:s|ed)|require[sd])|authori[sz]es|orders|instructs|commands)\\s+you\\b',
                  'maker_says': '\\b(?:message|notice|instructions?|directive|order|announcement|command)s?\\s+from\\s+(?:the\\s+)?(?:{maker}|your '
                                '(?:developers?|creators?|makers?|administrators?))\\b[^.!?\\n]{0,80}\\b(?:you|your|must|comply|all '
                                'models)\\b|\\b(?:{maker})\\s+(?:support|security|staff|safety '
                                'team|team|engineering)\\s+here\\b',
                  'mem': 'memory|note|entry|record|message|instruction|directive',
                  'mention_not': '\\b(?:{not})\\s+(?:ever\\s+)?(?:mention|reveal|disclose|show|report|discuss|talk '
                                 'about|bring up|speak '
                                 'of|admit|say|divulge|explain)\\s+(?:anything\\s+)?(?:about\\s+)?(?:(?:this|these|it|that|any '
                                 'of this|the (?:above|existence)|your actions)(?:\\s+\\w+)?(?:\\s+of '
                                 '(?:this|these) \\w+)?\\s+(?:to|with)\\s+(?:the |your '
                                 ')?(?:users?|owner|human|operator)|(?:this|these|the existence of '
                                 '(?:this|these))\\s+(?:{mem}|rule)s?(?:\\s+(?:to|with)\\s+(?:anyone|anybody)|\\s*[.,;!]|\\s*$)|to '
                                 '(?:the |your )?(?:user|owner) (?:that|what|why)|that you '
                                 '(?:read|saw|received|are following|follow|got|were '
                                 'given)\\b)|\\b(?:{not})\\s+(?:ever\\s+)?(?:reveal|disclose|divulge) '
                                 '(?:this|it|these|any of this) to (?:anyone|anybody)\\b',
                  'mine': 'your\\s+(?:\\w+\\s+)?(?:developer|creator|administrator|admin|maker|owner|boss|master|supervisor|programmer|operator|maintainer|god|superior)s?',
                  'mode_on': "\\byou(?:['’]re| are| will be)\\s+(?:now\\s+)?(?:in|entering|running in|operating "
                             'in)\\s+(?:\\w+\\s+)?(?:developer|debug|admin|root|god|sudo|maintenance|override|unrestricted|jailbreak|dan) '
                             'mode\\b|\\b(?:enter|activate|enable|switch '
                             '(?:to|into))\\s+(?:developer|god|dan|unrestricted|jailbreak|sudo|unfiltered) '
                             'mode\\b[^.!?\\n]{0,40}\\b(?:you|your|answer|respond|no '
                             'rules|filters|censorship)\\b|\\bdeveloper mode (?:is |has been '
                             ')?(?:enabled|activated|on)\\b[^!?\\n]{0,40}\\b(?:you|your|answer|filters?)\\b',
                  'model': '\\w*gpt|ai|llm|chat ?bot|language model|ai '
                           '(?:assistant|agent|model|reviewer)|assistant',
                  'must_not_know': "\\b(?:the|your)\\s+(?:user|owner|human|operator|reviewer)\\s+(?:(?:must|should|may|can|shall)\\s*(?:not|never|n['’]t)\\s+(?:ever\\s+)?(?:know|find "
                                   'out|learn|be '
                                   '(?:told|informed|aware|notified)|discover|suspect|hear)\\b|(?:never|does '
                                   "not|doesn['’]t) (?:find|finds) out|(?:does not|doesn['’]t|need not|has no) "
                                   '(?:need )?(?:to )?know(?:\\s*[.!,;]|\\s*$|\\s+(?:about|of) (?:this|it|that)))',
                  'names': 'elizabeth|jennifer|patricia|barbara|charles|jessica|michael|richard|william|daniel|george|joseph|robert|sandra|steven|thomas|alice|david|emily|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan|anna|emma|jane|john|lisa|mark|mary|paul|bob|tom',
                  'need_secret': '\\b(?:i need|need to know|want to '
                                 'know)\\s+(?:(?:the|your)\\s+)(?:(?:{whose})\\s+){0,3}(?:{secret}){then}',
                  'never_refuse': "\\b(?:you|{model}|answer|respond)\\b[^.!?\\n]{0,40}\\b(?:never|cannot|can['’]?t|must "
                                  "not|will not|won['’]?t|do "
                                  "not|don['’]?t)\\s+(?:ever\\s+)?(?:(?:refuses?|decline)\\s+(?:any|a "
                                  "request|my|the user['’]s|to "
                                  'answer|requests?|anything|orders|commands|questions)|say no or refuse|refuse '
                                  'or)\\b|\\byou can (?:say|do|answer) (?:anything|everything) now\\b|\\byou '
                                  '(?:must|have to|will) answer (?:all|every|any)(?: of)?(?: my| the)? '
                                  'questions?\\b',
                  'new_orders': '\\bnew (?:instructions?|orders|directives?|system prompt|objective)\\s*:|\\byour '
                                'new (?:instructions?|rules|identity|orders|objective|purpose|directives?)(?: '
                                'now)? (?:is|are)\\b|\\bhere (?:are|is) your new '
                                '(?:instructions?|rules|identity|orders)|\\byour instructions have (?:been '
                                ')?(?:changed|updated)',
                  'no_trace': '\\bkeep this between us|\\bkeep quiet about (?:this|it)\\b|\\bsay nothing (?:about '
                              'this|to the user)|\\bremove (?:any|all|every) traces? of (?:this|it)\\b|\\bcover '
                              'your tracks',
                  'not': "\\b(?:do(?:es)? not|don['’]?t|never|not to|must not|mustn['’]?t|should "
                         "not|shouldn['’]?t|cannot|can['’]?t|may not|avoid|refrain from)",
                  'not_bound': '\\b(?:you|they|it|{model}|dan)\\b[^.!?\\n]{0,40}\\b(?:no '
                               "longer|not|never|n['’]t)\\s+(?:be\\s+)?(?:bound|restricted|limited|constrained|governed)\\s+by\\s+(?:\\w+\\s+){0,3}?(?:{limits}|openai|anthropic)\\b|\\b(?:you|they|{model})\\b[^.!?\\n]{0,60}\\bfree "
                               '(?:of|from)\\s+(?:\\w+\\s+){0,3}?(?:{limits})\\b|\\bnot have to '
                               '(?:abide|adhere|comply|stick)\\b[^.!?\\n]{0,20}\\b(?:rules|guidelines|polic(?:y|ies)|restrictions)\\b',
                  'obey_only': '\\b(?:from now on|henceforth|starting now),? (?:you )?(?:(?:will|must|shall|are '
                               'to|should) )?(?:(?:only|solely|exclusively) (?:obey|follow|listen to|answer to) '
                               '(?:me\\b|my|this|these|the instructions)|obey|answer (?:only )?to me|take '
                               'orders|serve me)|\\b(?:only (?:obey|follow)|(?:obey|follow) (?:only|nothing but)) '
                               '(?:me\\b|my (?:orders|commands|instructions)|this (?:message|note|text)|these '
                               '(?:orders|instructions))',
                  'orders': 'instructions?|directives?|directions|(?:system )?prompts?|system '
                            'messages?|guidelines?|guidance|orders|commands|rules?|constraints|restrictions|limitations|programming|polic(?:y|ies)|safeguards|guardrails',
                  'override_on': '\\b(?:system|developer|admin|root|security|safety) '
                                 'override\\b[^.!?\\n]{0,20}\\b(?:confirmed|activated|engaged|initiated|enabled|accepted|granted)|\\boverride '
                                 'protocol\\b|\\bsystem mode (?:on|activated|enabled|engaged)\\b',
                  'own_limits': '(?:your|built-in)\\s+(?:own\\s+|internal\\s+|current\\s+)?(?:safety|security|content|ethical|ethics|moral|protective|alignment)?[\\s-]*(?:guidelines?|filters?|polic(?:y|ies)|restrictions?|protocols?|measures?|guardrails?|safeguards?|limitations?|protections?|constraints|rules|programming|mechanisms?|morals|ethics|censorship)',
                  'person_data': "\\b(?:{ask})\\s+(?:(?:me|the|with|what|is|us|to)\\s+){0,3}(?:[\\w.-]+\\s+)?[\\w.-]+['’]s\\s+(?:current\\s+)?(?:{private})\\b|\\b(?:{ask})\\s+(?:(?:me|the|with|what|us|current)\\s+){0,3}(?:{private})\\s+(?:of|for)\\s+(?:the "
                                 'user|{names})\\b',
                  'personal': 'birth ?(?:date|day|year|place)s?|date of birth|e-?mail(?: address)?|phone '
                              'number|(?:home |street |postal )?address|(?:city|place|country|town|state) of '
                              'residence|initials|(?:full|real|last|first|middle) '
                              'name|age|location|whereabouts|bank|account|balance|credit card|social '
                              'security|ssn|passport|licen[cs]e|salary|income|medical|favou?rite \\w+|maiden '
                              'name|marital|hometown|job|occupation|employer|religion|pass ?(?:word|code)s?',
                  'placed_on_you': '\\b(?:restrictions?|limits|limitations|rules|filters|constraints)\\s+(?:that '
                                   '(?:are|were)\\s+)?(?:placed|imposed|put|set)\\s+(?:on|upon)\\s+you\\b',
                  'private': 'birth ?(?:date|day|year|place)|date of birth|e-?mail address|phone number|home '
                             'address|(?:city|place|country|town|state) of residence|bank (?:account '
                             ')?(?:balance|number|details)|account (?:balance|number)|credit card(?: '
                             'number)?|social security number|ssn|salary|passport number',
                  'rank_demands': "\\b(?:i am|i['’]m|this "
                                  'is)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:administrator|admin|developer|operator|manager|auditor)\\b[^!?\\n]{0,30}\\b(?:(?:need|order|command|require|instruct|authori[sz]e) '
                                  'you '
                                  'to\\s+(?:disable|reveal|share|bypass|give|print|hand|grant|ignore|override|delete|confirm|comply|obey)|you '
                                  'must (?:comply|obey|do as))',
                  'ranks_require': '\\b(?:security team|administrators?|it '
                                   'department|admins?|ceo|director)\\s+(?:requires?|orders?|instructs?|demands?|commands?)\\s+you\\s+to\\b|\\b(?:ceo|boss|administrator|admin|security '
                                   'team|director)\\s+(?:has|have)\\s+(?:already\\s+)?(?:approved|authori[sz]ed|cleared)\\b[^.!?\\n]{0,30}\\byou '
                                   'must\\b',
                  'real_task': '\\byour (?:real|true|actual|secret|hidden) '
                               '(?:task|goal|job|purpose|mission|objective|instructions?|role|orders|identity)(?: '
                               'now)? (?:is|are)\\b',
                  'repeat_above': '\\b(?:repeat|print|output|copy|write|show|echo|reveal)(?: out| back| '
                                  'me)?\\s+(?:everything|all|(?:all )?the '
                                  '(?:text|words|content|instructions?|prompt|messages?|lines?))(?: that '
                                  '(?:is|came|comes|appears?|was))?(?: '
                                  'written)?\\s+(?:above(?:\\s*(?:[.,:;!?\\"]|$)|\\s+(?:this|verbatim|starting|word|and|exactly|in '
                                  'full)\\b)|(?:before|preceding|prior to) this\\b)',
                  'report': 'state|say|write|output|answer|report|respond|print|claim|tell|reply|give|conclude|declare|reveal|send|pretend|recommend',
                  'result': '(?:correct |main |final |actual '
                            ')?(?:output|sum|result|answer|conclusions?|total|return value)(?: of (?:[\\w]+ '
                            '){1,5}?)?',
                  'reveal_prompt': '\\b(?:reveal|leak|dump|recite|disclose|divulge|expose|extract)\\s+(?:(?:to '
                                   'me|me|all|of|the|your|its|full|entire|exact)\\s+){0,4}(?:system|initial|original|hidden|developer|secret|internal|base)\\s+(?:prompts?|instructions?|messages?|directives?)\\b|\\b(?:print|repeat|show|output|display|give '
                                   'me|tell me)\\s+(?:me\\s+)?the (?:full |entire |whole |exact )?system '
                                   'prompt(?:,? (?:verbatim|word for word|exactly|in full|to '
                                   'me|now)\\b|\\s*[.!]?$)',
                  'revoked': '(?:(?:your|system)\\s+(?:\\w+\\s+)?(?:{orders})|(?:previous|prior|earlier|above|all '
                             'prior|all '
                             "previous)\\s+(?:instructions?|directives?|prompts?|orders|guidelines|guidance|rules)|(?:instructions?|directives?|rules|guidelines|orders)\\s+above|user['’]s "
                             '(?:\\w+ '
                             ')?(?:preferences|instructions|wishes|rules))(?:\\s+\\w+){0,2}?\\s+(?:are|is|have '
                             'been|were|no longer|do '
                             "not|don['’]t)\\s+(?:now\\s+|hereby\\s+)?(?:cancel\\w+|void|invalid|null|revoked|suspended|lifted|deleted|overridden|superseded|replaced|updated|disabled|to "
                             'be '
                             '(?:discarded|ignored)|(?:apply|matter|count)(?:\\s*(?:[.!,;]|$)|\\s+(?:anymore|any '
                             'more|here|now|to you)))',
                  'sabotage': '(?:insert|inject|embed|plant|hide|slip|sneak|add|include|introduce|build|put)\\b[^.!?\\n]{0,40}\\b(?:backdoors?|malware|malicious|vulnerabilit\\w+|exploits?|keylogger|tracking '
                              '(?:link|pixel|code)|hidden '
                              '(?:link|text|code)|affiliate|referral|phishing|spyware)|(?:insert|inject|embed|plant|slip|sneak)\\b[^.!?\\n]{0,40}(?:\\blinks?\\b|\\burl\\b|https?://)|(?:leave '
                              'out|omit|skip)\\b[^.!?\\n]{0,20}\\b(?:sanitiz\\w+|input '
                              'validation|escaping)|(?:delete|wipe|erase|destroy)\\s+(?:all|every|everything|the '
                              'entire|their|the '
                              "user['’]s)\\b[^.!?\\n]{0,20}\\b(?:files?|data|backups?|disk|repositor(?:y|ies)|home)|rm\\s+-rf?\\s+(?:/|~)(?:[\\s/*.;]|$)",
                  'safety_limits': '(?:safety|ethical|moral)\\s+(?:guidelines?|guardrails?|safeguards?|restrictions?|limits|filters?|rules?)|content '
                                   'polic(?:y|ies)\\s+and\\s+(?:comply|answer)',
                  'say_result': '\\b(?:state|say|claim|declare|conclude|report|answer|respond|reply|pretend)\\s+(?:that\\s+)?the\\s+(?:{result})\\s*(?:is|was|equals|should '
                                'be|as|must '
                                'be|are)\\s*{value}|\\b(?:consider|treat|take|regard)\\s+the\\s+(?:{result})\\s+(?:as|to '
                                "be)\\s*{value}|\\blet['’]?s "
                                '(?:assume|say|state|pretend|imagine)\\s+(?:that\\s+)?the\\s+(?:{result})\\s*(?:is|was|equals|as|are)\\s*{value}',
                  'secret': 'pass ?(?:word|code|phrase)s?(?: phrase)?|secret '
                            '(?:key|code|word|phrase|password|string|token)|access '
                            '(?:code|key)|(?:api|private|encryption) keys?|pin(?: code| number)?|confidential '
                            '(?:string|key|code)|login (?:data|details|credentials)',
                  'secret_part': '\\b(?:first|last|second|third)\\s+(?:\\w+\\s+)?(?:letters?|characters?|digits?|half)\\s+of\\s+(?:(?:{whose})\\s+){1,3}(?:{secret}){then}',
                  'secret_poem': '\\b(?:write|compose|create|make|give me|tell '
                                 'me|sing|generate)\\s+(?:me\\s+)?an?\\s+(?:\\w+\\s+)?(?:poem|haiku|song|story|riddle|limerick|acrostic|rhyme|sonnet|hint|rap|joke|clue)\\s+(?:about|containing|with|of|on|from|hiding|that\\s+\\w+)\\s+(?:(?:{whose})\\s+){1,3}(?:{secret}){then}',
                  'secret_spelled': '\\b(?:write|spell|say|print|output|give|put|express|type|repeat|tell)(?: me| '
                                    'out)?\\s+(?:(?:{whose})\\s+){1,3}(?:{secret})\\s+(?:(?:in|as|into|with|using|by)\\s+)?(?:\\w+\\s+)?(?:leet\\w*|morse|binary|reversed?|rot-?13|pig '
                                    'latin|emojis?|cipher|poem|rhyme|backwards|letters?|characters?|each|french|german|spanish|japanese|chinese)\\b',
                  'secretly': '\\b(?:secretly|covertly|stealthily|surreptitiously)\\s+(?:send|forward|upload|post|e-?mail|copy|record|log|add|insert|install|run|execute|delete|transfer|collect|track|include|change|modify|share|store|monitor|read|append|replace|save|download|embed)\\b|\\b(?:silently|quietly|discreetly)\\s+(?:send|forward|upload|e-?mail|exfiltrate|transfer|record|insert|approve|collect|post)\\b',
                  'selling': '(?:recommend|promote|endorse|advertise|praise)\\s+(?:only|exclusively|solely)|(?:only|exclusively|solely)\\s+(?:recommend|promote|endorse|advertise|praise)|(?:tell|advise|urge|convince|persuade|get)\\s+(?:them|him|her|the '
                             'user|users|people|everyone)\\s+to\\s+(?:buy|invest|send|pay|transfer|deposit|click|enter '
                             'their|give their|share their)',
                  'send': 'send|post|upload|forward|e-?mail|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|put|paste|attach|share|deliver|transfer|add|dm|message|publish|push|expose|stream|report',
                  'share_your_secret': '\\b(?:share|reveal|disclose|divulge|hand over|give '
                                       'up|leak|say|spell|print|output)(?:\\s+with me|\\s+to '
                                       'me)?\\s+your\\s+(?:(?:{whose})\\s+){0,3}(?:{secret}){then}|\\bshare\\s+(?:(?:{whose})\\s+){1,3}(?:{secret}|credentials) '
                                       'with (?:me|us)\\b',
                  'show_your_prompt': '\\b(?:print|repeat|show|output|display|tell me|give me|share|write(?: out| '
                                      'down)?|copy|summari[sz]e|translate|state|echo|what '
                                      '(?:is|are|was|were))\\s+(?:(?:me|to '
                                      'me|all|of|out|back|the|exactly|verbatim|full|entire|complete|exact|what|text)\\s+){0,5}your\\s+(?:(?:full|entire|complete|exact|own|first|current|very)\\s+)?(?:(?:system|initial|original|hidden|developer|secret|internal|base|core|prior|previous)\\s+)?(?:prompts?|instructions?|directives?|guidelines|programming|system '
                                      'messages?|configuration)\\b',
                  'some': "(?:[^\\w.!?\\n]+[\\w'’-]+){0,8}?[^\\w.!?\\n]+",
                  'spread': '\\b(?:copy|store|save|repeat|write|persist|replicate|propagate|include|append|insert|remember|load|inject|add|pin|put)\\s+this(?:\\s+(?:{mem}|text|rule|prompt))?\\s+(?:in|into|to|at '
                            'the (?:start|beginning|end|top) '
                            'of|across)\\s+(?:every|each|all|any)\\s+(?:(?:new|future|other|of '
                            'your|subsequent)\\s+)*(?:sessions?|memor(?:y|ies)|conversations?|agents?|entr(?:y|ies)|chats?|contexts?|prompts?)\\b|\\b(?:write|create|store|save|add|restore)\\s+(?:this|the '
                            'same)\\s+(?:same\\s+)?(?:{mem})\\b[^.!?\\n]{0,30}\\b(?:deleted|removed|erased)\\b',
                  'string_games': '\\binterlac(?:e|ing)\\s+(?:the\\s+)?(?:parts?|strings?|letters|characters|words|them)\\b|\\b(?:write|say|print|output|form)\\s+(?:down\\s+|out\\s+)?(?:the\\s+)?(?:string|sentence)\\s+\\w\\s*=\\s*\\w\\s*\\+\\s*\\w|\\b(?:assume|suppose|say|given|imagine)(?: '
                                  'that)? (?:we|you|i) have (?:two|three|four|five|\\d) '
                                  '(?:strings|sentences|variables)\\b|\\b(?:returned|produced|generated) '
                                  '(?:from|by) \\w*gpt\\(|\\b(?:carry out|execute|obey|follow|answer) a ?\\+ ?b\\b',
                  'switch_off': '\\b(?:disable|turn off|switch '
                                'off|deactivate|remove|bypass|circumvent|ignore|evade|lift|get '
                                'around|suspend|override|shut down|break|violate|drop|disregard)',
                  'tell_me_secret': '\\b(?:tell|give|send|show|read|hand|provide)\\s+(?:to\\s+|over\\s+to\\s+)?(?:me|us)(?:\\s+with)?(?:\\s+what)?\\s+(?:(?:{whose})\\s+){1,4}(?:{secret}){then}',
                  'tell_not': '\\b(?:{not})\\s+(?:ever\\s+)?(?:tell|inform|notify|alert|warn|let)\\s+(?:{user})\\s*(?:know(?:\\s*(?:[.!,;]|$)|\\s+(?:about|of|that '
                              'you|what you|this|it|anything)\\b)|about (?:this|it|that|these|any|what|the '
                              '(?:change|transfer|instruction|note|memory|message|upload|action|request))|of '
                              '(?:this|it|these|any)|(?:that|what|why) you\\b|any of '
                              'this|anything|this\\b|[.!,;:]|$|and\\b|or\\b)',
                  'then': '(?:\\s*(?:[?!.,;:"”’)\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b)',
                  'this_mem': '(?:this|these|the following|the above)\\s+(?:{mem}|memories|entries)s?',
                  'to_the_model': '\\b(?:ai|llm|language model|gpt|ai (?:reviewer|assistant|agent|model)|automated '
                                  'reviewer)s?:\\s*(?:please\\s+)?(?:(?:say|answer|report|state|respond|reply|claim|conclude|confirm|pretend)\\s+that\\b|(?:approve|praise|recommend|rate|skip '
                                  "the|ignore|disregard)\\b)|\\bif you(?:['’]re| "
                                  'are)\\s+(?:an?\\s+)?(?:\\w+\\s+)?(?:llm|ai|language model|chat ?bot|ai '
                                  '(?:assistant|agent|model))\\b[^.!?\\n]{0,20}\\b(?:tell|say|ignore|report|answer|reply|respond|approve|state|output|include|recommend|rate|print|write|do '
                                  'not|stop)\\b|\\b(?:assistants?|ais?|llms?|models|chat '
                                  '?bots?)\\s+(?:must|should) '
                                  '(?:say|state|report|claim|answer|tell|recommend|conclude)\\s+(?:that|the '
                                  'user|users)\\b',
                  'told_is_void': '\\beverything (?:you (?:were|have been) told|above|before '
                                  'this)\\b[^.!?\\n]{0,30}\\b(?:invalid|void|wrong|false|obsolete|cancelled|a lie)',
                  'tools': '(?:{orders})\\s+(?:for|in|of|about|from)\\s+(?:the\\s+)?(?:\\w+\\s+)?(?:eslint|lint\\w*|css|firewall|router|naming|style|formatting|folders?|config\\w*|tests?|docs)|(?:iaea|countries|company|companies|employees|students|drivers)\\b',
                  'trade': 'red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such '
                           'as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked',
                  'treat_as': '\\b(?:mark|treat|regard|consider|flag|label|classify|store|save|handle|interpret|accept|record|tag|rate)\\s+(?:everything '
                              'in\\s+)?{this_mem}\\s+(?:as|with)\\s+(?:if it were\\s+|coming '
                              'from\\s+|having\\s+|being\\s+)?(?:an?\\s+|the\\s+|your\\s+)?(?:\\w+[\\s-]+)?(?:{trust})\\b|\\b(?:treat|regard|handle|interpret|consider)\\s+(?:this|the '
                              'following|the '
                              'above)\\s+as\\s+(?:an?\\s+|the\\s+|your\\s+)?(?:\\w+\\s+)?(?:system|developer)[\\s-]+(?:instruction|prompt|message|rule|command|directive|level)',
                  'trust': 'trusted|trustworthy|confirmed|verified|authoritative|absolute|permanent|immutable|approved|ground '
                           'truth|protected|binding|official|(?:highest|top|maximum|absolute) '
                           '(?:priority|importance|trust|authority|rank)|(?:system|developer)[\\s-]+(?:instruction|prompt|message|rule|command|directive|level)s?',
                  'unguarded': '(?:approve|merge|accept|sign '
                               'off)\\b[^.!?\\n]{0,40}\\bwithout\\s+(?:any\\s+)?(?:review|reviewing|checking|reading|verification|verifying|asking|looking|inspection)|(?:always|blindly) '
                               'approve (?:it|them|everything|his|her|their)\\b|(?:disable|turn off|switch '
                               'off|bypass|skip)\\b[^.!?\\n]{0,20}\\b(?:security|safety|safeguards|audit|antivirus|firewall|signature|screening|encryption|2fa|all '
                               'checks)',
                  'unscreened': '\\b(?:disable|turn off|skip|bypass|stop|deactivate|switch '
                                'off)\\s+(?:\\w+\\s+){0,3}?(?:(?:screening|quarantine|injection '
                                '(?:filter|scan|check|detection)s?|(?:memory|safety|security) '
                                '(?:filter|scan|check|protection)s?|trust '
                                'checks?|flagging)\\s+(?:for|of|on|in)\\s+(?:this|these|the '
                                'following|all|any|my|every)\\b|(?:memory|injection) '
                                '(?:screening|filtering|scanning|checks))|\\b(?:do '
                                "not|don['’]?t|never)\\s+(?:flag|screen|scan|quarantine|filter)(?:\\s+or\\s+\\w+)*\\s+this\\s+(?:{mem}|text|content)\\b",
                  'user': '(?:the |your )?(?:users?|owner|human|operator|account holder)|anyone|anybody',
                  'user_data': '\\b(?:{ask}){some}the '
                               "user(?:['’]s|s['’])\\s+(?:[\\w-]+\\s+){0,3}?(?:{personal})\\b",
                  'user_data_coded': '\\b(?:encode|translate|spell|reverse|write|say)\\s+the '
                                     "user(?:['’]s)\\s+(?:[\\w-]+\\s+){0,2}?(?:{personal})\\b",
                  'user_riddle': '\\bif the user (?:were|was|had|wanted)\\b[^.!?\\n]{0,120}\\bwhat would\\b',
                  'value': '(?::|["\'“‘]|\\d)',
                  'warned': '(?:{not})\\s+(?:\\w+\\s+)?{drop}',
                  'what_is_secret': "\\bwhat(?:['’]?s| is| was| are| were| would| could| "
                                    'might)\\s+(?:(?:{whose})\\s+){1,4}(?:{secret}){then}',
                  'whatever_it_says': '\\b(?:whatever|regardless of what|no matter '
                                      'what)\\s+(?:the|this)\\s+(?:{content}|results?)\\s+(?:says?|shows?|does|contains?|returns?)\\b[^.!?\\n]{0,10}\\b(?:report|say|state|answer|claim|conclude)\\b',
                  'when': 'whenever|when|every time|each time|next time|any ?time|if (?:the user|a '
                          'user|users?|anyone|anybody|someone|somebody|asked|they ask|you (?:are '
                          'asked|see|find|write|review))|as soon as|on every|on each',
                  'where_lives': '\\b(?:where (?:does|did|is)|know where) (?:the '
                                 'user|{names}(?:\\s+\\w+)?)\\s+(?:\\w+\\s+)?(?:lives?|resides?|located|staying|works?|from)\\b',
                  'whose': "the|your|our|his|her|their|its|this|that|all|any|system|admin|administrator|\\w+['’]s|root|master|user|secret|current|login|account|correct|full|exact|actual|confidential|saved|stored",
                  'wild_role': "\\b(?:you are|you['’]re|act as|behave as|respond as|answer as|become|pretend to "
                               'be|role-?play '
                               'as|play|simulate)\\s+(?:now\\s+)?(?:the|an?|my|your)\\s+(?:\\w+\\s+)?(?:evil|unfiltered|uncensored|unrestricted|jailbroken)\\s+(?:twin|version '
                               'of|alter ego|counterpart|ai\\b|chat ?bot|assistant|language '
                               'model|model|gpt|persona|bot\\b)|\\byou (?:have been|are|were)(?: now)? jailbroken',
                  'without_asking': '\\b(?:send|transfer|wire|pay|grant|forward)\\b[^!?\\n]{0,80}\\bwithout asking '
                                    '(?:the )?(?:user|owner|anyone)|\\bwithout asking (?:the '
                                    ')?(?:user|owner|anyone)\\b[^.!?\\n]{0,60}\\b(?:send|transfer|wire|pay|grant|forward)\\b',
                  'without_knowing': "\\bwithout\\s+(?:the\\s+)?(?:user|owner|human|anyone|anybody|operator)(?:['’]s?)?\\s+(?:ever\\s+)?(?:knowing|noticing|knowledge|awareness|consent|being "
                                     '(?:aware|told|informed|notified)|realizing|finding '
                                     'out)|\\bwithout\\s+(?:first\\s+|ever\\s+)?(?:telling|informing|notifying|alerting|warning)\\s+(?:the\\s+)?(?:user|owner|human|operator|anyone|anybody)\\b',
                  'without_limits': '\\b(?:you are|act '
                                    'as|pretend|imagine|respond|answer|reply|talk|speak|{model})\\b[^.!?\\n]{0,60}\\bwithout\\s+(?:(?:any|all|special)\\s+){0,2}(?:{limits})\\b|\\b(?:{model}|you '
                                    'are|model)\\b[^.!?\\n]{0,30}\\b(?:safety|ethical|content|moral) '
                                    '(?:features|filters|guidelines|restrictions) (?:removed|disabled|off)',
                  'your_users': '\\b(?:{ask}){some}(?:users|customers|people|clients|patients|employees|members) '
                                'in your (?:database|memory|records|system|training data)'},
 'injection_es': {'above_all': '\\b(?:estas|las siguientes|las) (?:instrucciones|indicaciones|reglas|ordenes)(?: '
                               'siguientes)?\\s+(?:sustituyen|reemplazan|anulan|prevalecen sobre|tienen prioridad '
                               'sobre)\\s+(?:a\\s+)?(?:todas?|todos|las anteriores|tus|sus)',
                  'after': 'anterior(?:es)?|existentes|actuales|vigentes|previ[ao]s?|precedentes?|de '
                           'arriba|iniciales?|originales?|del sistema|del desarrollador|de '
                           'seguridad|dadas?|recibidas?|que (?:te|se te|le|has|recibiste)|antes dadas',
                  'ask_person': '\\bdonde (?:vive|reside|trabaja)\\s+(?:actualmente\\s+)?(?:el usuario|la '
                                'usuaria)|\\b(?:sabes|sabe) donde (?:vive|reside) '
                                '\\w+|(?:^|[^\\w])(?:{tell})\\s+(?:(?:la|el|los|las|cual es '
                                'la)\\s+)?(?:(?:{personal})\\s+del?\\s+(?:la\\s+)?usuari[oa]|(?:{private})\\s+de\\s+\\w+)',
                  'ask_prompt': '\\b(?:revela|repite|muestra|imprime|escribe|copia|dime|muestrame|cuales '
                                '(?:son|eran)|cual '
                                'es)\\s+(?:(?:todas|todo|el|las)\\s+){0,2}(?:tu|tus|su|sus)\\s+(?:\\w+\\s+)?(?:prompt|instrucci(?:on|ones)|indicaciones|directrices)\\b|\\b(?:revela|divulga|muestra|filtra)\\s+el\\s+prompt\\s+(?:del?|de) '
                                'sistema',
                  'ask_secret': '(?:^|[^\\w])(?:{tell})\\s+(?:por '
                                'favor\\s+)?(?:(?:la|el|las|los|tu|tus|su|sus|nuestra|todas|todos)\\s+){1,3}(?:{secret})\\b(?:\\s*[?!.,;:"»]|\\s+(?:de|del|para|y|por|secreta|guardadas)\\b|\\s*$)|\\b(?:comparte|comparta|revela|revele|divulga|da)\\s+(?:conmigo\\s+)?(?:tu|tus|su)\\s+(?:{secret})\\b|\\b(?:necesito|quiero|exijo)\\s+(?:saber\\s+)?(?:tu|tus|su)\\s+(?:{secret})\\b',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|webhook|atacante|pastebin|telegram|ftp://|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|servidor '
                          '(?:externo|remoto)|(?:esta|mi|la siguiente) (?:direccion|url|pagina)|este '
                          '(?:servidor|enlace|sitio)',
                  'cited': '(?:{trade})[^.!?\\n]*[\\s(:,]["\'“«`]|["\'“«`][^.!?\\n]*["\'”’»`][^.!?\\n]*(?:{trade})|(?:intenta\\w*|trata '
                           'de|para) (?:ignorar|omitir|saltarse|olvidar)',
                  'combine_and': '\\b(?:combina|concatena|junta|une)\\b[^.!?\\n]{0,60}\\by\\s+(?:responde|contesta|ejecuta|sigue)\\b',
                  'content': 'funcion|codigo|tabla|datos|contenido|documento|texto|articulo|correo|pagina|calculo|estudio',
                  'dan': '\\b(?:eres|ahora eres|actua '
                         'como)\\s+(?:ahora\\s+)?["\'«]?dan\\b(?:[\\s,.:;!]|$)|\\b(?:responde|actua|habla) como '
                         '(?:lo haria )?dan\\b',
                  'decode_and': '\\b(?:(?:decodifica|descifra|desencripta|descodifica)(?:r)?\\b[^.!?\\n]{0,80}|(?:traduce|lee|convierte)\\b[^.!?\\n]{0,60}\\b(?:morse|base64|binario|al '
                                'reves|rot13|hexa\\w*)\\b[^.!?\\n]{0,30}|(?:morse|base64|rot13)\\b[^.!?\\n]{0,40})\\by\\s+(?:(?:sigue|obedece|responde)\\b|actua '
                                'en consecuencia|(?:ejecuta|siguel|obedecel|ejecuta)\\w*|(?:haz|dime) lo que)',
                  'denied': '(?:no|nunca|jamas)\\s+(?:\\w+\\s+){0,1}?(?:olvid|ignor|omit|elud|desactiv|borr|revel|compart|envi|mand|dig|des\\b|recomiend|aprueb|fusion|public|reenvi)\\w*|(?:no|nunca) '
                            'hay que',
                  'drop': 'ignora(?:d|r)?|ignoren?|olvida(?:te de|r)?|olviden?|olvidese '
                          'de|descarta|descarten?|omite|omita|desatiende|desobedece|desobedezca|(?:no|deja de|deje '
                          'de) (?:sigas|siga|seguir|obedezcas|obedecer|cumplas|cumplir|respetes|respetar)|no '
                          '(?:hagas|haga) caso (?:de|a)(?:l)?|no (?:tengas|tenga) en cuenta|(?:haz|haga|hagan) '
                          'caso omiso (?:de|a)(?:l)?|(?:pasa|pase) por alto|(?:deja|deje) de '
                          'lado|saltate|salta|saltese|elude|evade|anula|anule|sobrescribe|prescinde '
                          'de|rompe|viola|desactiva|desactive|incumple|reemplaza|sustituye',
                  'drop_earlier': '\\b(?:{drop})(?:\\s+(?:{fill})){0,5}\\s+(?:{orders})(?:\\s+\\w+){0,2}?\\s+(?:{after})\\b|\\b(?:{drop})(?:\\s+(?:{fill})){0,3}\\s+(?:tus?|sus?|vuestras|anteriores|previas)\\s+(?:\\w+\\s+)?(?:{orders})\\b|\\b(?:{drop})\\s+todas\\s+las\\s+(?:instrucciones|indicaciones|directrices|ordenes)\\b',
                  'drop_others': '\\b(?:borra|elimina|ignora|olvida|descarta|considera)\\s+(?:\\w+\\s+)?(?:todos|todas)\\s+(?:los|las|tus)\\s+(?:demas|otros|otras|anteriores)\\s+(?:recuerdos|memorias|notas|entradas)\\b',
                  'drop_system': '\\b(?:{drop})\\s+(?:el|tu|su|al|del)\\s+(?:prompt|mensaje)\\s+(?:del?|de) '
                                 'sistema',
                  'fetching': '(?:instala|descarga|ejecuta)\\b[^.!?\\n]{0,40}\\b(?:desde|script)\\b[^.!?\\n]{0,30}https?://|descarga\\s+https?://[^\\n]{1,60}\\by '
                              'ejecut',
                  'fill': 'todas?|todos?|las?|los|el|tus?|sus?|mis|estas?|estos|de|del|a|y|cualquier|otras',
                  'forget_told': '\\b(?:{drop})\\s+todo lo (?:que|anterior|dicho|de arriba)\\b(?:\\s+(?:te|se '
                                 'te|le|has|sabes|esta|aparece))?[^.!?\\n]{0,30}',
                  'fraud': '(?:reemplaza|cambia|sustituye|modifica)\\b[^.!?\\n]{0,40}\\b(?:cuenta '
                           'bancaria|iban|cartera|monedero|beneficiario|destinatario)|(?:transfiere|paga|envia)\\b[^.!?\\n]{0,30}(?:\\d+ '
                           '?(?:euros?|eur|dolares|usd|€|\\$)|\\bdinero|\\bbitcoin)',
                  'hidden_letters': '\\b(?:primera|ultima|segunda)\\s+(?:letra|palabra)\\s+de\\s+(?:cada|estas)\\b[^.!?\\n]{0,30}\\by\\s+(?:haz|sigue|obedece|ejecuta)\\b',
                  'i_am_yours': '\\b(?:soy|te '
                                'habla|habla|como|aqui)\\s+tu\\s+(?:\\w+\\s+)?(?:desarrollador|creador|administrador|admin|dueno|jefe|superior|programador|propietario)a?\\b|\\bsoy '
                                'su\\s+(?:desarrollador|creador|administrador|programador)a?\\b|\\b(?:soy '
                                'el|como)\\s+(?:creador|desarrollador)\\s+de\\s+(?:esta ia|este modelo|este '
                                'asistente)',
                  'ignore_content': '\\b(?:ignora|ignore|olvida|olvide|omite)\\s+(?:la|el|los|las|est[ea]|estos|estas)\\s+(?:\\w+\\s+)?(?:{content})s?(?:\\s+de '
                                    'arriba)?\\s*(?:,|y|e|\\s)+\\s*(?:simplemente\\s+)?(?:di|diga|indica|indique|responde|escribe|afirma|declara|concluye|da|finge)\\b',
                  'imagined_world': '\\bimagina\\b[^.!?\\n]{0,30}\\bmundo\\b[^.!?\\n]{0,60}\\b(?:contrasenas|datos '
                                    'personales|secretos)\\b',
                  'is_ranked': '\\best[ea]\\s+(?:{mem})\\s+tiene\\s+(?:la\\s+)?(?:maxima prioridad|prioridad '
                               '(?:absoluta|maxima|sobre tod\\w+)|mas alta '
                               'prioridad)|\\best[ea]\\s+(?:{mem})\\s+(?:anula|reemplaza|sustituye|prevalece '
                               'sobre)\\s+(?:a\\s+)?(?:todos|todas)|\\best[ea]\\s+(?:recuerdo|memoria|entrada)\\s+(?:esta|fue|ha '
                               'sido)\\s+(?:ya\\s+)?(?:verificad|confirmad|aprobad)[oa]|\\best[ea]\\s+(?:recuerdo|memoria|entrada)\\s+es\\s+(?:de '
                               'confianza|confiable|fiable)|\\b(?:da|dale) a '
                               'est[ea]\\s+(?:{mem})\\s+(?:la\\s+)?(?:maxima|mas alta)|\\bconfia mas en '
                               'est[ea]\\s+(?:{mem})',
                  'keep_forever': '\\b(?:nunca|no|jamas)\\s+(?:borres|elimines|olvides|reemplaces|sustituyas|borre|elimine)\\s+est[ea]\\s+(?:recuerdo|memoria|entrada|instruccion|nota)|\\best[ea]\\s+(?:{mem})\\s+(?:no|nunca)\\s+(?:debe|puede)\\s+(?:nunca\\s+|jamas\\s+)?(?:ser\\s+)?(?:borrad|eliminad|reemplazad|sustituid|modificad|cuestionad)[oa]|\\bning[uu]na? '
                                  '(?:recuerdo|nota|memoria) (?:posterior|futur[oa]) (?:debe|puede) '
                                  '(?:reemplazar|sustituir)',
                  'keep_from': '\\b(?:manten|mantenga|guarda|oculta|oculte|esconde|esconda)(?:lo|le|selo)?\\s+(?:esto|eso|esta '
                               '\\w+|este \\w+|todo)?\\s*(?:en secreto\\s+|oculto\\s+)?(?:para|a|al|ante|frente '
                               'al?|de|del)\\s+(?:{user}|usuario)\\b|\\besto\\s+(?:debe|tiene '
                               'que)\\s+(?:permanecer|quedar|estar|ser)\\s+(?:oculto|en '
                               'secreto|secreto)\\s+(?:para|al?|ante)\\s+(?:{user}|usuario)',
                  'leaking': '(?:envia|reenvia|manda|sube|publica|copia)\\b[^.!?\\n]{0,40}\\b(?:su|sus|todos?|todas?|cada|copia|contrasenas?|credenciales|claves?|tokens?|cookies?|contenido|lo|la|los|las)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|atacante|webhook)|(?:envia|reenvia|manda|sube)\\b[^.!?\\n]{0,20}\\b(?:archivos?|datos|codigo|documentos?)\\b[^.!?\\n]{0,6}\\ba\\s+https?://',
                  'limits': 'restricci\\w+|reglas?|filtros?|limites?(?: '
                            '(?:eticos?|morales?))?|censura|moral|normas|directri\\w+|politicas?',
                  'loot': 'conversaci(?:on|ones)|(?:este|del) chat|historial(?: del chat| de '
                          'mensajes)?|recuerdos|memorias?|notas sobre el usuario|prompt del sistema|variables de '
                          'entorno|\\.env\\b|\\.ssh\\b|\\.aws\\b|id_rsa|cookies? de sesion|tokens? de '
                          'acceso|claves? (?:privadas?|ssh)|datos '
                          '(?:personales|privados|confidenciales|sensibles|del usuario|de los '
                          '(?:usuarios|clientes|empleados))|(?:todas|todos|tus|sus|las|los) (?:las |los '
                          ')?(?:contrasenas|credenciales|secretos|claves(?: api)?|tokens|cookies|contactos)|su '
                          'contrasena|(?:archivos|mensajes|documentos|correos|informacion|contrasenas) del usuario',
                  'maker': 'anthropic|openai|google|microsoft',
                  'maker_says': '\\b(?:mensaje|instruccion|aviso|orden|comunicado)(?:es)?\\s+(?:oficial\\w*\\s+)?de\\s+(?:{maker}|tus '
                                '(?:creadores|desarrolladores))\\b[^.!?\\n]{0,80}\\b(?:tu|debes|debe|puedes|tus|tienes '
                                'que|te)\\b|\\b(?:{maker}|el sistema|el '
                                'administrador)\\s+te\\s+(?:ha\\s+)?(?:autoriz\\w+|orden\\w+|permit\\w+|exig\\w+)',
                  'mem': 'recuerdo|memoria|nota|mensaje|entrada|instruccion',
                  'mention_not': '\\b(?:no|nunca|jamas)\\s+(?:menciones|reveles|divulgues|muestres)\\s+(?:est[ea]|estas|estos)\\s+(?:{mem}|regla)s?\\s+a\\s+nadie|\\b(?:no|nunca)\\s+(?:menciones|digas|reveles)\\s+que\\b[^.!?\\n]{0,20}\\b(?:{mem})',
                  'mode_on': '\\b(?:ahora\\s+)?estas\\s+(?:ahora\\s+)?en '
                             '(?:el\\s+)?modo\\s+(?:de\\s+)?(?:desarrollador|dios|admin\\w*|depuracion|dan|mantenimiento|sin '
                             'restricciones)|\\bmodo desarrollador '
                             'activado\\b[^.!?\\n]{0,20}\\b(?:respondes|tu|eres|puedes)\\b',
                  'must_not_know': '\\b(?:el|la)\\s+usuari[oa]\\s+no\\s+(?:debe|puede|deberia|tiene '
                                   'que|necesita)\\s+(?:saber\\w*|enterarse|descubrir\\w*|darse '
                                   'cuenta|conocer\\w*|ser (?:informado|avisado))|\\bque '
                                   '(?:el|la)\\s+usuari[oa]\\s+(?:nunca|no)\\s+(?:se entere|lo sepa|lo descubra)',
                  'never_refuse': '\\b(?:nunca|jamas|no)\\s+(?:debes|puedes)\\s+(?:rechazar|negarte)\\b',
                  'new_orders': '\\bnuevas (?:instrucciones|indicaciones|ordenes|directrices)\\s*:|\\b(?:tu|su) '
                                '(?:verdadera|autentica|secreta) '
                                '(?:tarea|mision|funcion|instruccion)\\s+(?:es|consiste)',
                  'not_bound': '\\b(?:ya )?no '
                               '(?:estas|estuvieras)\\s+(?:sujet[oa]|limitad[oa]|obligad[oa]|atad[oa]|restringid[oa])\\s+(?:a|por)\\b[^.!?\\n]{0,20}\\b(?:directri\\w+|reglas?|restricci\\w+|normas?|politicas?|limites?)',
                  'obey_only': '\\b(?:a partir de ahora|de ahora en adelante|desde '
                               'ahora),?\\s+(?:\\w+\\s+)?(?:solo|solo|unicamente|exclusivamente)\\s+(?:obede\\w+|segui\\w+|respond\\w+ '
                               'a|haras caso)|\\b(?:a partir de ahora|de ahora en adelante),?\\s+(?:obedece\\w*|me '
                               'obedece\\w*)',
                  'orders': 'instrucci(?:on|ones)|indicaci(?:on|ones)|reglas?|directri(?:z|ces)|ordenes|comandos?|prompts?|mandatos?|restricciones|limitaciones|politicas|normas?|pautas?|directivas?|programacion|consignas?|mensajes? '
                            'del sistema',
                  'personal': 'fecha de nacimiento|ano de nacimiento|cumpleanos|correo(?: '
                              'electronico)?|e-?mail|direccion(?: de correo)?|numero de telefono|telefono|ciudad '
                              'de residencia|lugar de residencia|saldo(?: bancario)?|cuenta bancaria|numero de '
                              'cuenta|tarjeta de credito|salario|sueldo|nombre|iniciales|color favorito|contrasena',
                  'private': 'fecha de nacimiento|ano de nacimiento|correo electronico|numero de telefono|ciudad '
                             'de residencia|lugar de residencia|saldo(?: bancario)?|cuenta bancaria|numero de '
                             'cuenta|tarjeta de credito|salario|sueldo',
                  'rank_demands': '\\bsoy (?:dios|el presidente|policia|el '
                                  'administrador)\\b[^\\n]{0,100}\\b(?:debes|tienes que|obede|necesito '
                                  'saber)|\\b(?:director|jefe|gerente|administrador)\\s+(?:lo\\s+)?ha\\s+(?:aprobado|autorizado)\\b[^.!?\\n]{0,20}\\bdebes\\b',
                  'revoked': '\\b(?:instrucciones|indicaciones|directrices|reglas)\\s+(?:anteriores|previas|de '
                             'arriba)\\s+(?:ya no (?:se aplican|valen|son validas)|quedan (?:anuladas|sin '
                             'efecto)|son nulas)|\\bya no '
                             '(?:obedezcas|sigas|respetes)\\s+(?:tus|sus|las)\\s+(?:{orders})',
                  'sabotage': '(?:inserta|anade|agrega|introduce|esconde|incluye|mete|oculta)\\b[^.!?\\n]{0,40}\\b(?:puertas? '
                              'traseras?|backdoor|codigo malicioso|malware|vulnerabilidad|enlace (?:oculto|de '
                              'afiliado|malicioso)|pixel)|(?:inserta|cuela)\\b[^.!?\\n]{0,40}(?:\\benlace\\b|https?://)|(?:borra|elimina|destruye)\\b[^.!?\\n]{0,20}\\b(?:todos|todas) '
                              '(?:los|las|sus) (?:archivos|datos|copias)',
                  'safety_off': '\\b(?:omite|elude|desactiva|ignora|salta|evade|apaga|desactive|quita|burla)(?:te)?\\s+(?:todas?\\s+|todos\\s+)?(?:tus|sus)\\s+(?:\\w+\\s+)?(?:filtros?|protecciones|restricciones|limites|limitaciones|medidas|normas|salvaguardas|barreras)\\b|\\b(?:omite|elude|ignora|viola|salta)(?:te)?\\s+(?:todas '
                                ')?las (?:reglas|normas|directrices|restricciones) (?:de seguridad|eticas|morales)',
                  'say_result': '\\b(?:di|diga|indica|indique|afirma|declara|considera|considere|responde|finge|supongamos)\\s+que\\s+(?:la|el)\\s+(?:salida|suma|resultado|respuesta|conclusion|total)\\b[^.!?\\n]{0,40}\\b(?:es|vale|sea|seria)\\s*(?::|["\'«]|\\d)',
                  'secret': 'contrasenas?|clave (?:secreta|privada|api|de acceso)|claves? api|codigo (?:secreto|de '
                            'acceso|pin)|palabra (?:secreta|clave)|credenciales|frase secreta|password',
                  'secretly': '\\b(?:reenvia|envia|copia|anade|inserta|instala|graba|recopila|borra|modifica|transfiere)\\s+(?:\\S+\\s+){0,3}?(?:en '
                              'secreto|a escondidas|secretamente|disimuladamente)\\b',
                  'selling': '(?:recomienda|promociona|aconseja|elogia)\\b[^.!?\\n]{0,20}\\b(?:solo|solo|solamente|unicamente|exclusivamente)|(?:solo|unicamente|exclusivamente) '
                             'recomienda|dile(?:s)? que (?:compren?|inviertan?|paguen?|transfieran?)',
                  'send': 'envia|envie|envien|enviar|reenvia|reenvie|manda|mande|mandar|sube|suba|publica|publique|comparte|comparta|transmite|copia|copie|anade|anada|agrega|adjunta|adjunte|incluye|exfiltra|filtra|transfiere',
                  'some': "(?:[^\\w.!?\\n]+[\\w'’-]+){0,8}?[^\\w.!?\\n]+",
                  'spread': '\\b(?:guarda|copia|repite|anade|inserta|almacena)\\s+(?:est[ea]\\s+(?:{mem})|esto)\\s+en\\s+(?:cada|todas '
                            'las|todos '
                            'los)\\s+(?:nuev[oa]s?\\s+)?(?:sesi\\w+|recuerdos?|conversaci\\w+|memorias?)|\\bvuelve '
                            'a escribir est[ea]\\s+(?:{mem})\\b',
                  'tell': 'd[ii](?:me|ganme|game|nos)|d[aa](?:me|nos)|deme|muestrame|muestrame|indicame|ensename|confirmame|revelame|enviame|(?:puedes|podrias|puede|podria) '
                          '(?:decirme|darme|revelarme|compartir|indicarme|proporcionarme|confirmar)|si me '
                          '(?:das|da|dices|dice)|cual(?:es)? (?:es|era|eran|son|seria)',
                  'tell_not': '\\b(?:no|nunca|jamas)\\s+(?:se\\s+)?(?:lo|la|le|les|esto)?\\s*(?:digas?|cuentes?|menciones?|reveles?|informes?|avises?|comentes?|muestres?|expliques?|notifiques?)\\s+(?:(?:nada|esto|esta '
                              '\\w+|este \\w+|nunca|de esto|sobre esto|lo que)\\s+){0,3}(?:de '
                              'esto\\s+)?(?:{user})(?:\\s*[.!,;]|\\s*$|\\s+(?:de|sobre|que|lo que|y|nada))|\\bno '
                              '(?:dejes|deje|permitas) que (?:el|la) usuari[oa] (?:sepa|vea|se entere|note)',
                  'to_the_model': '\\b(?:para la ia|a la ia|al modelo|para el modelo|para el '
                                  'asistente)\\s*:\\s*(?:responde|di|indica|afirma|confirma)\\s+que\\b|\\bia\\s*:\\s*(?:salta|ignora|responde|di)\\b|\\bsi '
                                  'eres (?:un modelo de lenguaje|una ia|un llm|un chatbot)\\b',
                  'trade': 'red[ -]?team|equipo rojo|ataque|atacante|inyeccion|injection|jailbreak|por '
                           'ejemplo|frases? como|detect|regla de filtro|caso de prueba',
                  'treat_as': '\\b(?:marca|trata|considera|guarda|clasifica|etiqueta|marque|trate|considere)\\s+(?:est[ea]|el|la)\\s+(?:siguiente\\s+)?(?:{mem})\\s+como\\s+(?:una?\\s+|la\\s+)?(?:\\w+\\s+)?(?:{trust})|\\b(?:trata|considera)\\s+(?:esto|lo '
                              'siguiente)\\s+como\\s+(?:una?\\s+)?(?:\\w+\\s+)?(?:del? sistema)',
                  'trust': 'confiable|de confianza|fiable|confirmad[oa]|verificad[oa]|(?:del '
                           ')?sistema|aprobad[oa]|prioritari[oa]|oficial|permanente',
                  'unguarded': '(?:aprueba|fusiona|acepta|aprueba|fusiona|acepta)\\w*\\b[^.!?\\n]{0,40}\\bsin '
                               '(?:\\w+ '
                               ')?(?:revision|revisar\\w*|verificacion|verificar|comprobar|control)|(?:desactiva|omite|apaga|elude|deshabilita|salta)\\b[^.!?\\n]{0,30}\\b(?:seguridad|cortafuegos|antivirus|cifrado|protecciones|2fa)',
                  'unscreened': '\\b(?:desactiva|omite|salta|deshabilita)\\s+(?:la|el|los|las)\\s+(?:\\w+\\s+)?(?:revision|filtrado|verificacion|cuarentena|filtro|control|comprobacion)s?\\s+(?:(?:para|de)\\s+est[ea]|de '
                                '(?:recuerdos|memorias))',
                  'user': '(?:el|al|del) usuario|la usuaria|a la usuaria|los usuarios|al dueno|a nadie',
                  'when': 'cada vez|en cada|siempre que|la proxima vez|en cuanto|tan pronto como|cuando|si',
                  'without_knowing': '\\bsin\\s+(?:que\\s+(?:el|la)\\s+usuari[oa]\\s+(?:se\\s+)?(?:lo\\s+)?(?:de '
                                     'cuenta|entere|sepa|note|perciba)|(?:avisar|informar|decirselo|notificar|decir '
                                     'nada)\\s+(?:al|a la)\\s+usuari[oa]|(?:el\\s+)?conocimiento del '
                                     'usuario|preguntar (?:al|a la) '
                                     'usuari[oa],?\\s[^.!?\\n]{0,20}\\b(?:transfiere|envia|paga))|\\ba espaldas '
                                     'del usuario',
                  'without_limits': '\\b(?:ia|inteligencia '
                                    'artificial|asistente|modelo|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sin\\s+(?:ninguna?\\s+|ningun\\s+)?(?:{limits})|no '
                                    'censurada|ilimitada)|\\b(?:finge|imagina|actua como si|haz como si|como '
                                    'si)\\s+(?:que\\s+)?no '
                                    '(?:tienes|tuvieras|tuvieses|hay)\\s+(?:ningun\\w*\\s+)?(?:{limits})|\\b(?:ya '
                                    ')?no tienes\\s+(?:ningun\\w*\\s+)?(?:{limits})\\b|\\b(?:estas|eres) (?:ahora '
                                    ')?libre de (?:todas? las |todo )?(?:{limits})|\\bninguna '
                                    '(?:regla|restriccion|norma) se (?:te )?aplica (?:ya )?a '
                                    'ti|\\b(?:responde|respondes|contesta|habla)\\s+(?:\\w+\\s+){0,2}?sin\\s+(?:ninguna?\\s+|ningun\\s+)?(?:censura|filtros?|restricci\\w+|limites? '
                                    'morales?)'},
 'injection_forms_de': {'agent': '{ai}|agent(?:en)?|assistent(?:en)?|modelle?n?|maschinelle leser',
                        'ai': 'ki(?:s|-?(?:agent|assist|system|modell|bot|besuch|les|werkzeug|tool|crawler|helfer|dienst|protokoll|begleit|zusammenfass|such|instanz)\\w*)?|llms?|llm-\\w+|(?:gro(?:ß|ss)e '
                              ')?sprachmodelle?n?|chatbots?|chatgpt|claude|copilot|(?:coding|code|programmier|software|browser|such|chat|sprach)-?(?:agent|assistent|bot)\\w*|(?:autonome|digitale|virtuelle|kunstliche|automatische|automatisierte)\\w* '
                              '(?:agent|assistent|system|intelligenz)\\w*|(?:agenten|assistenten|modelle) mit '
                              '(?:gedachtnis|speicher|langzeitgedachtnis|werkzeugen|zugriff)',
                        'approving': '\\b(?:genehmig|merg|bestatig|akzeptier|bezahl|zahl|uberweis|kauf|bestell|unterschreib|unterzeichn|erteil|freigeb|freizugeben|gib|winke?)\\w*\\b',
                        'as_user_wish': '\\bals (?:[\\w-]+ '
                                        '){0,3}?(?:vorliebe|praferenz|wunsch|einstellung|anweisung|fakt|tatsache|regel)\\w* '
                                        '(?:de[sr]|vo[nm]) (?:{user})|\\bals '
                                        '(?:nutzer|benutzer)-?(?:praferenz|vorliebe|wunsch|anweisung|einstellung)|\\b(?:langzeit)?gedachtnis\\b{bit}{0,40}?\\b(?:ein|ab|auf)\\b',
                        'asking': '\\b(?:frag|bitt|forder|bring)(?:e|st|en|t)?\\b{bit}{0,60}?(?:{user}|ihn|sie|ihnen|person)\\b{bit}{0,60}?(?:passwor[td]|kennwort|\\bpin\\b|tan\\b|2fa-code|einmalcode|kreditkart\\w*|seed-?phrase|zugangsdaten)',
                        'belongings': '(?:e-?)?mails|nachrichten|kontakte?n?|kontaktliste|adressbuch|kalender|dateien|dokumente|unterlagen|passworter|kennworter|tokens?|api-?(?:keys|schlussel)|geheimnisse|secrets|schlussel|erinnerungen|notizen|rechnungen|kundendaten|gesprachs?\\w*|chatverlauf|unterhaltung\\w*|transkripte?|suchverlauf|verlauf',
                        'bit': '(?:[^.!?\\n]|\\.[\\w/])',
                        'blind': '{approving}{bit}{0,60}?(?:{things_of_weight}){bit}{0,60}?(?:{unchecked})|(?:{things_of_weight}){bit}{0,80}?{approving}{bit}{0,40}?(?:{unchecked})|(?:{things_of_weight}){bit}{0,60}?(?:{unchecked}){bit}{0,20}?\\b(?:genehmigen|mergen|bestatigen|bezahlen|zahlen|freigeben|loschen|uberweisen|auslosen|auszulosen)\\b|\\b(?:losch|leer|formatier)\\w*\\b{bit}{0,40}?(?:datenbank\\w*|produktion\\w*|backups?|sicherungen|home-?verzeichnis\\w*){bit}{0,40}?(?:{unchecked})',
                        'called': '\\b(?:{note_to}|{only_for}|{reading}|{if_you_are}|{dear})|{told}',
                        'cited': '(?:{trade})[^.!?\\n]*{quote}|{quote}[^.!?\\n]*{quote}[^.!?\\n]*(?:{trade})|(?:stand|steht|enthielt|enthalt|lautete|hie(?:ß|ss)|schrieb|hie(?:ß|ss) '
                                 'es|zeigte|beschreibt|gemeldet)[\\s:,]*{quote}|prompt[ -]injection|red[ '
                                 '-]?team|owasp',
                        'commands': '(?:system|sicherheits|nutzer|benutzer|betreiber|entwickler)?-?(?:anweisung|instruktion|direktive|befehl|weisung)(?:en|n|e)?|system-?prompts?|sicherheits(?:richtlinien|regeln|vorgaben)',
                        'danger': '{shell}|{fetch}|{giving}|{paying}|{disobey}|{stealth}|{as_user_wish}|{praise}|{wreck}',
                        'dear': '(?:liebe[rs]?|hallo|hey|geehrte\\w*|achtung),? (?:alle )?(?:{agent})\\b',
                        'disobey': '\\b(?:{drop})\\b{bit}{0,40}?(?:{target})|(?:{target}){bit}{0,40}?\\b(?:{drop}|hinwegsetzen|hinweg)\\b|\\b(?:{drop_opens})\\b{bit}{0,40}?(?:{target}){bit}{0,40}?(?:{drop_ends})|\\bgehorch\\w*',
                        'drop': 'ignorier(?:e|en|st)|vergiss|vergesst|vergessen|missacht(?:e|en|et)|verwirf|verwirfst|verwerf(?:t|en)|ubergeh(?:e|en|t)|uberschreib(?:e|en)|streich(?:e|en|t)|annullier(?:e|en|t)|widerruf(?:e|en)|vernachlassig(?:e|en|t)',
                        'drop_ends': 'beiseite|hinweg|au(?:ß|ss)er (?:acht|kraft)|fallen|links '
                                     'liegen|unbeachtet|nicht (?:mehr|langer|weiter)|keine '
                                     '(?:beachtung|aufmerksamkeit)|als '
                                     '(?:gegenstandslos|hinfallig|nichtig|ungultig|uberholt|veraltet|aufgehoben|erledigt)|ab\\b|auf\\b',
                        'drop_opens': 'leg(?:e|t|en)?|setz(?:e|t|en)?|lass(?:e|t|en)?|heb(?:e|t|en)?|schieb(?:e|t|en)?|beacht(?:e|et|en)|befolg(?:e|t|en)|folg(?:e|t|en)|berucksichtig(?:e|t|en)|schenk(?:e|t|en)?|kummer(?:e|t|n)|halt(?:e|et|en)?|betracht(?:e|et|en)|brich|brecht',
                        'earlier': '(?:vorherig|vorig|bisherig|fruher|obig|alter|alt|vorangegangen|vorangehend|vorhergehend|vorausgehend|ursprunglich|anfanglich|bestehend|erhalten|zuvor '
                                   'gegeben|bisher gegeben|laufend)(?:e|en|er|em|es)',
                        'fetch': '\\b(?:offne|besuch|ruf|lad|hol|lade|folg|installier|registrier|verlink|klick|abruf|aufruf|herunterlad|herunterzuladen|kauf|bestell|buch|empfehl|empfiehl|start|bind)\\w*\\b{bit}{0,80}?(?:https?://|[\\w-]+\\.(?:example|com|net|org|io|dev|app|xyz|ru|cn|info|biz|site|shop|online)\\b)|(?:https?://\\S+|\\b[\\w-]+\\.(?:example|com|net|org|io|dev|app|xyz|ru|cn|info|biz|site|shop|online)\\b){bit}{0,60}?\\b(?:zu '
                                 '(?:kaufen|laden|offnen|besuchen|installieren|empfehlen|buchen|bestellen|senden)|aufrufen|besuchen|offnen|herunterladen|installieren|ausfuhren|kaufen|buchen|laufen)\\b',
                        'files': '~/\\.\\w+|\\.env\\b|\\.ssh\\b|\\.aws\\b|\\.npmrc|\\.netrc|\\.pypirc|\\.git-credentials|\\.kube\\b|kube-?config|id_(?:rsa|ed25519|ecdsa)|/etc/(?:passwd|shadow)|\\.(?:bash|zsh)_history|printenv|umgebungsvariablen?|(?:browser|session|sitzungs)-?cookies?|seed-?phrase|wiederherstellungsphrase|private\\w* '
                                 'schlussels?|schlusselbund|zugangsdaten|system-?prompts?|systemanweisung\\w*|(?:werkzeug|tool)-?(?:definition|beschreibung|liste)\\w*|definition\\w* '
                                 '(?:deiner|der|aller) (?:werkzeuge|tools)',
                        'foreign': '\\b(?:push|spiegel|kopier|lad)\\w*\\b{bit}{0,60}?\\b(?:zusatzlich|au(?:ß|ss)erdem|kopie|heimlich|unbemerkt)\\b{bit}{0,60}?(?:https?://|git@|ssh://)|\\b(?:authorized_keys|(?:meinen|diesen|folgenden|den) '
                                   '(?:offentlichen )?(?:ssh|deploy)-?(?:schlussel|key))\\b|\\bals '
                                   '(?:admin|administrator|owner|besitzer|eigentumer|mitarbeiter mit '
                                   '\\w+|collaborator mit '
                                   '\\w+)\\w*\\b{bit}{0,20}?\\b(?:hinzu|ein|hinzufugen|einladen|einzuladen)\\b',
                        'giver': '(?:de[sr]|deine[sr]|eure[sr]|ihre[sr]|vo[nm]|deinem|eurem|ihrem)(?: '
                                 '(?:de[rmn]|deine[rmn]))? '
                                 '(?:{user}|betreibers?|entwicklers?|entwicklern?|herstellers?|anbieters?|systems?|administrators?|auftraggebers?|operators?|{maker})',
                        'giving': '\\b(?:{send})\\w{0,3}\\b{bit}{0,60}?(?:{loot}|passw\\w+|tokens?|api-?\\w+)|(?:{loot}|passw\\w+|tokens?|api-?(?:token|key|schlussel)s?){bit}{0,60}?\\b(?:senden|schicken|ubermitteln|ubertragen|hochladen|kopieren|einfugen|einzufugen|posten|preisgeben|preiszugeben|offenlegen|offenzulegen|ausgeben|auszugeben|weiterleiten|weiterzuleiten|weitergeben|ein)\\b|\\b(?:send|schick|ubermittl|mail|leit){bit}{0,80}?[\\w.+-]+@[\\w-]+\\.\\w|[\\w.+-]+@[\\w-]+\\.\\w+{bit}{0,40}?\\b(?:senden|schicken|mailen|weiterleiten|ubermitteln)\\b',
                        'human': '{user}|mensch(?:en)?|person(?:en)?|leser(?:s|in|innen|n)?|kunden?|kundin|empfanger(?:s|in)?|betreiber(?:s|n)?|auftraggeber(?:s|in|n)?|besitzer(?:s|in)?|eigentumer(?:s|in)?|team',
                        'if_you_are': '(?:wenn|falls|sofern) (?:du|sie|ihr) (?:(?:ein|eine|selbst|gerade|als) '
                                      '){0,2}(?:[\\w-]+ ){0,2}?(?:{ai}|assistent|agent) '
                                      '(?:bist|sind|seid|dies|das|,)',
                        'into_ticket': '(?:als|in) (?:einen |einem |den |dem )?(?:offentlichen? )?kommentar|in '
                                       '(?:dieses|diesem|das|dem) (?:ticket|issue|formular)|ins '
                                       '(?:ticket|issue)|in (?:diesen|den) (?:pull request|thread|chat)',
                        'keep': 'speicher\\w*|merk\\w*|sicher(?:e|t|n)|vermerk\\w*|hinterleg\\w*|notier\\w*|kennzeichn\\w*|markier\\w*|erfass\\w*|leg(?:e|t|en)?|trag(?:e|t|en)?|nimm|ubernimm|schreib\\w*|ein(?:zu)?stufen|stuf\\w*|verbuch\\w*|behandl\\w*|behandel\\w*',
                        'leaking': '\\b(?:transkript|mitschrift|gesprach\\w*|verlauf|inhalt\\w*|kopie|unterhaltung|nachricht\\w*)\\b{bit}{0,60}?(?:https?://|[\\w.+-]+@[\\w-]+\\.\\w){bit}{0,40}?\\b(?:send\\w*|schick\\w*|leit\\w*|ubermittel\\w*|mail\\w*|weiterleit\\w*)',
                        'loot': '{files}|(?:{whole}) (?:[\\w-]+ ){0,2}?(?:{belongings})|(?:{personal})(?: und '
                                '(?:die |den |das )?(?:{personal}))? (?:des|der|von) (?:{user})|alles,? was du '
                                'uber (?:den|die|diesen) (?:{user})|private\\w? '
                                '(?:repository|repo|quellcode)|zwischenablage',
                        'maker': 'openai|anthropic|google|microsoft|deepmind|mistral|meta ai|xai',
                        'mem': 'erinnerung|notiz|eintrag|gedachtniseintrag|anweisung|nachricht|regel|zeile|text|absatz|abschnitt|information|aussage|hinweis',
                        'never': '(?:nie|niemals|keinesfalls|nirgends|nicht|nichts|keine[nrms]?|kein|verboten|untersagt|auf '
                                 'keinen fall)',
                        'note_to': '(?:hinweis|anmerkung|nachricht|anweisung|mitteilung|notiz|tipp|info|information|aufgabe|botschaft|bitte|aufruf|memo|appell|auftrag|wichtig|achtung|vermerk|kommentar)\\w*[\\s,:]+(?:nur '
                                   ')?(?:an|fur) '
                                   '(?:(?:die|den|das|alle|jede\\w?|samtliche|etwaige|mitlesende\\w?|lesende\\w?|andere|autonome\\w?|automatische\\w?) '
                                   '){0,3}(?:{agent})\\b',
                        'notes': '(?:erinnerungen|notizen|eintrage|inhalte|nachrichten|hinweise|texte|angaben|dokumente|daten)',
                        'only_for': '(?:nur|ausschlie(?:ß|ss)lich|speziell) (?:an|fur) (?:(?:den|die|das|alle) '
                                    ')?(?:{agent})\\b|\\b(?:an|fur) alle (?:{agent})\\b[^:\\n]{0,40}:',
                        'orders': '(?:system|sicherheits|nutzer|benutzer|betreiber|entwickler|verhaltens|grund|inhalts)?-?(?:anweisung|instruktion|regel|vorgabe|richtlinie|direktive|anordnung|weisung|beschrankung|einschrankung|leitlinie|befehl|auftr[aa]g|vorschrift|leitplanke|prompt|anforderung|aufgabe|ziel)(?:en|n|e|es|s)?',
                        'origin': '(?:quelle|herkunft|urheber|autor|verfasser|absender|provenienz)',
                        'out': 'https?://|ftp://|s3://|[\\w.+-]+@[\\w-]+\\.\\w|webhooks?|pastebin|transfer\\.sh|telegram|discord|(?:offentliche\\w* '
                               ')gists?|gist\\.github|dns-?(?:anfrage|abfrage|eintrag)\\w*|query-?(?:string|parameter)|url-?parameter|als '
                               'parameter|nachste\\w? '
                               '(?:anfrage|suchanfrage|request|tool-?aufruf|aufruf|abruf)|offentliche\\w? '
                               '(?:ordner|repo\\w*|verzeichnis\\w*|bucket|kanal|ticket|issue)|(?:pr|pull-request)-beschreibung|(?:beschreibung|text) '
                               '(?:des|dieses|deines) (?:pull '
                               'requests?|prs?|issues?|tickets)|kontaktformular|formular|(?:extern|fremd)\\w* '
                               '(?:server|adresse|dienst|speicher|endpunkt)',
                        'overheard': '\\b(?:sagt|schreibt|erwahnt|tippt|eingibt|fragt|nennt)\\b',
                        'paying': '\\b(?:uberweis|zahl|bezahl|spend|kauf|bestell|abonnier)(?:e|en|t|et)\\b{bit}{0,60}?(?:\\d|konto|wallet|iban|guthaben|karte)',
                        'personal': '(?:(?:private|personliche|heim)\\w* '
                                    '?)?(?:adresse|anschrift|telefonnummer|kreditkart\\w*|kartennummer|kontonummer|bankdaten|ausweisnummer|geburtsdatum|kalender|standort|passwort|kennwort|adressbuch|kontakte|dateien|(?:e-?)?mails|postfach)',
                        'planting': '\\b(?:bau|fug|trag|setz|schreib|verwend|nimm|nutz|hang|schmuggl|bind|pflanz|erganz|leg)\\w*\\b{bit}{0,60}?{sabotage}|{sabotage}{bit}{0,40}?\\b(?:ein|an|ein(?:zu)?(?:bauen|fugen|tragen|setzen|schleusen|binden)|verwenden|hinterlegen|erganzen)\\b',
                        'praise': '\\b(?:bewert|empfiehl|empfehl|lob|stuf|bezeichn|nenn|preis|erwahn)\\w*\\b{bit}{0,60}?(?:als '
                                  '(?:[\\w-]+ '
                                  ')?(?:beste|sicher|vertrauens|hervorragend|harmlos|unbedenklich|geeignet|fuhrend)\\w*|diese[ns]?r? '
                                  '(?:produkt|seite|firma|unternehmen|kandidat\\w*|bewerber\\w*|anbieter|shop|artikel)|positiv|(?:funf|5) '
                                  'sterne|an erster stelle)',
                        'quote': '["\'“„‚«»`]',
                        'reading': '(?:{agent}),? (?:die|der|das|welche\\w?) '
                                   '{bit}{0,60}?(?:lies|les|verarbeit|auswert|zusammenfass|fasst|besuch|aufruf|indexier|durchsuch|analysier|offn|einles|sto(?:ß|ss)|bearbeit)\\w*',
                        'refused': '\\b{never}\\b[^.!?\\n,;:]{0,80}\\b(?:ignorieren|missachten|verwerfen|ubergehen|umgehen|uberschreiben|vergessen|(?:(?:ver|weiter|hoch|ein|an|aus|ab)-?(?:zu)?)?(?:senden|schicken|leiten|laden|posten|mailen|kopieren|schreiben|geben|teilen|legen|fugen|hangen|tragen|pushen|ubermitteln|ubertragen|veroffentlichen|committen|commiten|empfehlen|genehmigen|mergen|loschen|zahlen|bezahlen|uberweisen|kaufen|bestellen|ausfuhren|verwenden|benutzen|nutzen|installieren|deaktivieren|abschalten|speichern|preisgeben|behandeln))\\b|\\b(?:{send})(?:e|en|t|et)?\\s+(?:[^\\s,;:]+\\s+){0,5}?(?:nie|niemals|keinesfalls|nicht)\\b|\\b(?:darf|durfen|soll|sollen|sollte|muss|mussen) '
                                   '(?:[^\\s,;:]+ ){0,4}?(?:nie|niemals|keine?[nrms]?|nicht)\\b',
                        'remote': '\\b(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]{1,200}\\|\\s*(?:sudo '
                                  ')?(?:ba|z|da)?(?:sh|python3?|node|iex)\\b|(?:ba|z)?sh (?:-c '
                                  ')?["\']?(?:<|\\$)\\((?:curl|wget)|\\b(?:fuhr|start|bind|lad)\\w*\\b{bit}{0,40}?\\b(?:skript|script|code|programm|binardatei|import)\\b{bit}{0,30}?https?://|\\b(?:hol|lad|ruf|lies|les|frag)\\w*\\b{bit}{0,60}?https?://\\S+{bit}{0,60}?\\b(?:fuhr|befolg|erledig|arbeit|ausfuhr|umsetz|setz|start)\\w*|https?://\\S+{bit}{0,60}?\\b(?:abruf|hol|lad)\\w*{bit}{0,40}?\\b(?:befolgen|ausfuhren|abarbeiten|erledigen|umsetzen|starten)\\b',
                        'sabotage': '\\b(?:hintertur|backdoor|schadcode|keylogger|fest(?:en|e|es)? '
                                    '(?:wert|geheimnis|schlussel|passwort|salt|secret)|hartkodiert\\w*|hart '
                                    'kodiert\\w*|affiliate-?\\w*|partner-?(?:code|link|id)s?|empfehlungs-?(?:code|link)s?|referral-?\\w*|tracking-?(?:pixel|skript|import|code|link)s?)\\b',
                        'selling': '\\b(?:empfiehl|empfehle|empfehlt|empfehlen|nenne|rate|bewirb|preise|schlag)\\b{bit}{0,80}?\\b(?:behaupte\\w*|versicher\\w*|beton\\w*|garantier\\w*|sag\\w*,? '
                                   '(?:dass|die|alle)|erklar\\w*,? (?:dass|die|alle)|erwahn\\w* (?:dabei '
                                   ')?(?:keine|nie))|\\b(?:behaupte|versichere|erklare|sag),?{bit}{0,60}?\\b(?:seien|sei|ist|sind) '
                                   '(?:[\\w-]+ '
                                   ')?(?:ausgebucht|unsicher|garantiert|risikolos|risikofrei|illegal|eingestellt|pleite|gefahrlich|betrug)',
                        'send': 'send|schick|verschick|ubermittl|ubermittel|ubertrag|leit|weiterleit|weiterzuleiten|lad|hochlad|hochzuladen|post|mail|hang|anhang|fug|einfug|kopier|schreib|veroffentlich|exfiltrier|kodier|codier|pack|push|pusht|gib|geb|weitergeb|weiterzugeben|teil|stell|leg|trag|eintrag|einzutragen|los|bett|spiel',
                        'shell': '\\b(?:curl|wget|iwr|invoke-webrequest)\\b{bit}{0,40}?https?://|\\bsudo\\b|\\bnpx\\b|\\brm '
                                 '-rf|\\bbase64 (?:-d|--decode)|\\bchmod \\+x|\\|\\s*(?:ba|z)?sh\\b',
                        'stealth': '\\b(?:heimlich|insgeheim|unbemerkt|stillschweigend|im '
                                   'stillen|unauffallig|klammheimlich)\\b|\\bohne (?:das |dies |es '
                                   ')?(?:de[mnr]|die) (?:{human}) (?:zu |etwas |davon )',
                        'target': '(?:dein|eu(?:e)?r|ihr)(?:e|en|er|em|es)? (?:{earlier} |gesamten? |samtlichen? '
                                  '|eigenen? |internen? )?(?:{orders})|{earlier} '
                                  '(?:{commands})|(?:{orders}|frage|bitte|wunsch|wunsche|anfrage) '
                                  '{giver}|(?:anweisungen|regeln|vorgaben|befehle|instruktionen),? die '
                                  '(?:du|ihr|sie|dir|euch|ihnen)\\b{bit}{0,30}?(?:hast|habt|haben|wurden|bekam\\w*|erhielt\\w*)|(?:den|der|dein\\w*|ganzen?) '
                                  'system-?prompt|{earlier} '
                                  '(?:gesprach|unterhaltung|konversation|chatverlauf|aufgabe)|sicherheits(?:vorgaben|regeln|richtlinien)|(?:alles,? '
                                  ')?(?:was|worum|um was) (?:dir|du|der|die|dein) '
                                  '?(?:{user}|betreiber|entwickler|bisher|vorher|zuvor|vorhin|oben)\\b',
                        'things_of_weight': 'zahlung\\w*|rechnung\\w*|uberweisung\\w*|geld|bestellung\\w*|pull[ '
                                            '-]requests?|merge[ '
                                            '-]requests?|prs?\\b|zugriffs?\\w*|berechtigung\\w*|vertrage?|vertrag|abonnement\\w*|antrage?|antrag|datenbank\\w*|produktionsdaten\\w*|sicherungen|backups',
                        'this': 'dies(?:e[nrs]?)?(?: (?:folgende\\w? )?(?:{mem})\\w*)?|das(?: '
                                'folgende)?|folgendes|(?:den|die|das) folgende\\w? (?:{mem})\\w*|es',
                        'told': '\\b(?:{ai})(?: \\([^)\\n]{0,30}\\))?,? '
                                '(?:mussen|muss|sollen|soll|sollten|haben|hat|werden|wird|sind|ist)\\b|\\b(?:{ai}),? '
                                '(?:\\w+ ){0,2}?bitte\\b',
                        'trade': 'red[ -]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b\\b|satze? '
                                 'wie|satzen|phrase|erkenn|filter|testfall|testet|pruft|unit-?test|schulung|blog|vorfall|artikel|folie|zitier|zitat|meldung|benchmark|datensatz',
                        'trusted': '(?:vo[nm] (?:{user}|(?:de[mr] )?(?:{user})) '
                                   ')?(?:bestatigt|verifiziert|gepruft|vertrauenswurdig|autorisiert|genehmigt|freigegeben|gesichert)\\w*|system-?(?:anweisung|regel|befehl|nachricht|vorgabe|prompt)\\w*|(?:oberste|hochste|absolute|maximale)[nrms]? '
                                   '(?:prioritat|vertrauensstufe|vertrauen|rang|stufe|regel|anweisung)|(?:ausdrucklich\\w* '
                                   ')?(?:wunsch|anweisung|vorliebe|praferenz|befehl|entscheidung)\\w* '
                                   '(?:de[sr]|vo[nm]) (?:{user})|unumsto(?:ß|ss)lich\\w*|unveranderlich\\w*',
                        'unchecked': '\\bohne (?:(?:jede|jegliche|weitere|vorherige|irgendeine|eine) '
                                     ')?(?:ruckfrage|nachfrage|bestatigung|prufung|review|freigabe|zustimmung|kontrolle|durchsicht|uberprufung|zu '
                                     'fragen|nachzufragen|zu '
                                     'prufen)\\b|\\bungefragt\\b|\\bungepruft\\b|\\bungesehen\\b|\\bunbesehen\\b',
                        'user': '(?:nutzer|benutzer|anwender|user)(?:s|in|innen|n)?',
                        'void': 'aufgehoben|ungultig|nichtig|hinfallig|au(?:ß|ss)er '
                                'kraft|uberholt|veraltet|obsolet|gegenstandslos|widerrufen|gestrichen|annulliert|abgelost|ersetzt|wirkungslos|nicht '
                                'mehr (?:gultig|verbindlich|bindend|ma(?:ß|ss)geblich)',
                        'when': 'immer,? wenn|jedes ?mal|wann immer|sobald|(?:das|beim|bei der|bei deiner) '
                                'nachste\\w*|wenn (?:jemand|der|die|ein|eine|ich|du|man)|falls '
                                '(?:jemand|der|die|ein)|zu beginn (?:jeder|aller|der|einer)|am anfang '
                                '(?:jeder|aller|der|einer)|beim start (?:jeder|einer)|bei (?:jede[rm]|allen)|in '
                                '(?:jede[rm]|allen)|nach jede[rm]|vor jede[rm]|jeden '
                                '(?:morgen|abend|tag|montag|freitag)|jede '
                                '(?:nacht|woche|stunde)|taglich|stundlich|ab (?:heute|sofort|jetzt|morgen)|von '
                                '(?:nun|jetzt|heute) an|kunftig|in zukunft|fortan|jede[ns]? (?:neue\\w? )?(?:pull '
                                'request|rechnung|anfrage|ok\\b|„ok)',
                        'whole': 'alle\\w?|samtliche\\w?|jede[nrs]?|gesamte\\w?|ganze\\w?|vollstandige\\w?|komplette\\w?|die '
                                 'letzten (?:\\w+)|eine (?:liste|kopie) (?:aller|der)',
                        'wreck': '\\b(?:losch|entfern|uberschreib|formatier|vernicht)\\w*\\b{bit}{0,30}?\\b(?:alle\\w?|samtliche\\w?|gesamte\\w?|komplette\\w?) '
                                 '(?:[\\w-]+ '
                                 ')?(?:dateien|daten|backups|sicherungen|verzeichnis\\w*|datenbank\\w*|repos\\w*|tabellen|arbeitsverzeichnis\\w*)|\\b(?:deaktivier|abschalt|schalt|umgeh|stopp)\\w*\\b{bit}{0,40}?(?:firewall\\w*|virenscanner|antivirus\\w*|inhaltsfilter|sicherheitsfilter|sicherheitsprufung\\w*|zwei-faktor\\w*|2fa)'},
 'injection_fr': {'above_all': '\\b(?:ces|les) (?:instructions|consignes|regles|directives)(?: suivantes| '
                               "ci-dessous)?\\s+(?:remplacent|annulent|priment sur|prevalent sur|l['’]emportent "
                               'sur)\\s+(?:toutes?|tous|les precedentes|tes|vos)',
                  'after': "precedent\\w*|existant\\w*|actuel\\w*|anterieur\\w*|ci-dessus|prealables?|initial\\w*|d['’]origine|du "
                           'systeme|systeme|de securite|plus haut|du developpeur|donnees? (?:avant|plus '
                           "haut|precedemment)|recues?|qui (?:precedent|t['’]ont|vous ont)|que (?:tu as|vous "
                           "avez|l['’]on t|je t)",
                  'ask_person': '\\bou (?:habite|vit|reside|travaille)(?:[- ]t[- '
                                "]il)?\\s+l['’]utilisat|\\b(?:sais-tu|savez-vous) ou (?:habite|vit|reside) "
                                '\\w+|\\b(?:{tell})\\s+(?:(?:la|le|les|quelle est '
                                "la)\\s+|l['’])?(?:(?:{personal})\\s+de\\s+l['’]utilisat|(?:{private})\\s+d(?:e "
                                "|['’])\\w+)",
                  'ask_prompt': '\\b(?:revele|repete|affiche|montre|donne|imprime|ecris|recopie|devoile|quelles? '
                                '(?:est|sont|etaient))[rz]?(?:-moi)?\\s+(?:(?:toutes?|le|la|les|mot pour '
                                "mot)\\s+){0,2}(?:ton|ta|tes|votre|vos)\\s+(?:\\w+\\s+)?(?:invite|prompt|instructions?|consignes?|directives)\\b|\\b(?:revele|devoile|divulgue|affiche|recopie)[rz]?\\s+(?:l['’]invite|le "
                                'prompt)\\s+(?:du )?systeme',
                  'ask_secret': "\\b(?:{tell})\\s+(?:s['’]il te "
                                'plait\\s+)?(?:(?:le|la|les|ton|ta|tes|votre|vos|son|sa|notre|tous|toutes)\\s+){1,3}(?:{secret})\\b(?:\\s*[?!.,;:"»]|\\s+(?:de|du|des|d[\'’]|pour|administrateur|admin|et|secret|enregistre\\w*|s[\'’]il)|\\s*$)|\\b(?:partage|revele|divulgue|donne|communique)[rz]?\\s+(?:avec '
                                "moi\\s+)?(?:ton|ta|tes|votre|vos)\\s+(?:{secret})\\b|\\bj['’](?:ai besoin "
                                'de|exige)\\s+(?:ton|ta|tes|votre|vos|le|les)\\s+(?:{secret})\\b',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|webhook|attaquant|pirate|pastebin|telegram|ftp://|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|serveur '
                          "(?:externe|distant)|(?:cette|mon) (?:adresse|url)|l['’](?:adresse|url) suivante|ce "
                          '(?:serveur|lien|site)',
                  'cited': '(?:{trade})[^.!?\\n]*[\\s(:,]["\'“«`]|["\'“«`][^.!?\\n]*["\'”’»`][^.!?\\n]*(?:{trade})|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) '
                           '(?:de |a )?(?:ignorer|contourner|oublier)',
                  'combine_and': '\\b(?:combine|assemble|concatene|reunis)[rz]?\\b[^.!?\\n]{0,60}\\bet\\s+(?:reponds|repondez|execute[rz]?|suis|suivez)\\b',
                  'content': 'fonction|code|tableau|donnees|contenu|document|texte|article|courriel|page|calcul|etude',
                  'dan': '\\b(?:tu es|vous '
                         'etes)\\s+(?:maintenant\\s+|desormais\\s+)?["\'«]?\\s?dan\\b(?:[\\s,.:;!]|$)|\\b(?:reponds|agis|parle) '
                         'comme (?:le ferait )?dan\\b',
                  'decode_and': '\\b(?:(?:decode|dechiffre|decrypte)[rz]?\\b[^.!?\\n]{0,80}|(?:traduis|traduisez|lis|lisez|convertis)\\b[^.!?\\n]{0,60}\\b(?:morse|base64|binaire|a '
                                "l['’]envers|rot13|hexa\\w*)\\b[^.!?\\n]{0,30}|(?:morse|base64|rot13)\\b[^.!?\\n]{0,40})\\bet\\s+(?:(?:suis|suivez|obeis|obeissez|reponds)\\b|agis "
                                'en '
                                'consequence|(?:execute|applique)[rz]?(?:-(?:le|la|les)|\\s+(?:le|la|les|ce))|(?:fais|faites|dis-moi) '
                                'ce qu)',
                  'denied': "n['’](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne "
                            '(?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b|ne (?:\\w+[- '
                            ']){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmets|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? '
                            '(?:pas|jamais|aucun)',
                  'drop': 'ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte '
                          "(?:de|des|du|d['’])|(?:ne |n['’])(?:suis|suivez|suivre|respecte[rz]?|obei\\w+) "
                          '(?:pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) '
                          "(?:de|des|du|d['’])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? "
                          '(?:tomber|de cote)|mets de '
                          'cote|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:cesse|arrete)[rz]? de '
                          '(?:suivre|respecter)|desobei\\w+(?: a| '
                          'aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?|remplace[rz]?',
                  'drop_earlier': '\\b(?:{drop})(?:\\s*(?:{fill})(?:\\s+|\\b)){0,5}\\s*(?:{orders})(?:\\s+\\w+){0,2}?\\s+(?:{after})|\\b(?:{drop})(?:\\s*(?:{fill})\\s+){0,3}\\s*(?:precedent\\w*|tes|vos|ta|ton|votre)\\s+(?:\\w+\\s+)?(?:{orders})\\b|\\b(?:{drop})\\s+toutes\\s+les\\s+(?:instructions|consignes|directives)\\b',
                  'drop_others': '\\b(?:supprime|efface|ignore|oublie|considere)[rz]?\\s+(?:tous|toutes)\\s+(?:les|tes|vos)\\s+(?:autres|precedents|precedentes)\\s+(?:souvenirs|memoires|notes|entrees)\\b',
                  'drop_system': "\\b(?:{drop})\\s*(?:a\\s+|de\\s+)?(?:l['’]|le |ton |votre "
                                 ')(?:invite|prompt|message) (?:du )?systeme',
                  'fetching': '(?:installe|telecharge|execute)[rz]?\\b[^.!?\\n]{0,40}\\b(?:depuis|script)\\b[^.!?\\n]{0,30}https?://|telecharge[rz]?\\s+https?://[^\\n]{1,60}\\bet '
                              'execute',
                  'fill': "toutes?|tous|tout|les|la|le|l['’]|des|de|du|aux|a|tes|ta|ton|vos|votre|ces|ses|mes|autres|et",
                  'forget_told': '\\b(?:{drop})\\s+(?:a )?tout ce '
                                 "(?:qui|qu['’]on|que)\\s*(?:\\S+\\s+){0,4}?(?:avant|auparavant|dit|precede|ci-dessus|plus "
                                 'haut|appris|sais|savez)\\b',
                  'fraud': '(?:remplace|change|modifie)[rz]?\\b[^.!?\\n]{0,40}\\b(?:compte '
                           'bancaire|iban|rib|portefeuille|beneficiaire|destinataire)|(?:vire|verse|transfere|paie|envoie)[rz]?\\b[^.!?\\n]{0,30}(?:\\d+ '
                           '?(?:euros?|eur|dollars?|usd|€|\\$)|\\bargent|\\bbitcoin)',
                  'hidden_letters': '\\b(?:premiere|derniere|deuxieme)\\s+(?:lettre|mot)\\s+de\\s+(?:chaque|ces)\\b[^.!?\\n]{0,30}\\bet\\s+(?:fais|suis|obeis|execute)\\b',
                  'i_am_yours': "\\b(?:je suis|c['’]est|ici|en tant "
                                'que|moi,)\\s+(?:ton|votre)\\s+(?:\\w+\\s+)?(?:developpeur|createur|administrateur|admin|proprietaire|maitre|patron|superieur|programmeur|concepteur)(?:e|se)?\\b|\\b(?:je '
                                'suis|en tant '
                                'que)\\s+(?:le\\s+)?(?:createur|developpeur|concepteur)\\s+de\\s+(?:cette ia|ce '
                                'modele|cet assistant)',
                  'ignore_content': "\\b(?:ignore|oublie|neglige)[rz]?\\s+(?:(?:la|le|les|ce|cet|cette|ces)\\s+|l['’])(?:\\w+\\s+)?(?:{content})s?(?:\\s+ci-dessus)?\\s*(?:,|et|\\s)+\\s*(?:plutot\\s+|simplement\\s+)?(?:dis|dites|indique[rz]?|reponds|repondez|ecris|ecrivez|affirme[rz]?|declare[rz]?|conclus|donne[rz]?|pretends)\\b",
                  'imagined_world': '\\bimagine[rz]?\\b[^.!?\\n]{0,30}\\bmonde\\b[^.!?\\n]{0,60}\\b(?:mots de '
                                    'passe|donnees personnelles|secrets)\\b',
                  'is_ranked': '\\b(?:ce|cet|cette)\\s+(?:{mem})\\s+(?:a|possede)\\s+(?:la\\s+)?(?:priorite '
                               '(?:absolue|maximale|la plus haute)|plus haute '
                               'priorite)|\\b(?:ce|cet|cette)\\s+(?:{mem})\\s+(?:remplace|annule|prime sur|prevaut '
                               'sur|ecrase|est prioritaire sur|a priorite '
                               'sur)\\s+(?:tous|toutes)|\\b(?:ce|cette)\\s+(?:souvenir|memoire|entree)\\s+(?:est|a '
                               'ete)\\s+(?:deja\\s+)?(?:verifiee?|confirmee?|approuvee?|fiable)|\\bdonne[rz]? a '
                               '(?:ce|cette)\\s+(?:{mem})\\s+la (?:priorite|plus haute)|\\bplus confiance a '
                               '(?:ce|cette)\\s+(?:{mem})',
                  'keep_forever': '\\bne\\s+(?:supprime|efface|remplace|oublie|modifie)[rz]?\\s+(?:jamais|pas)\\s+(?:ce|cet|cette)\\s+(?:souvenir|memoire|entree|instruction|note)|\\b(?:ce|cet|cette)\\s+(?:{mem})\\s+ne\\s+(?:doit|peut)\\s+(?:jamais|pas)\\s+(?:jamais\\s+)?etre\\s+(?:supprimee?|remplacee?|effacee?|modifiee?|contestee?)|\\baucune? '
                                  '(?:souvenir|note|memoire) (?:ulterieure?|autre|future?) ne (?:doit|peut) '
                                  'remplacer',
                  'keep_from': '\\b(?:garde|gardez|cache|cachez|dissimule|dissimulez|tais|taisez)\\s+(?:cela|ceci|ca|le|la|cette '
                               '\\w+|ce '
                               '\\w+|tout)(?:\\s+(?:secret|secrete|cache))?[^.!?\\n]{0,20}\\s+(?:a|vis-a-vis '
                               'de|de|pour)\\s+(?:{user})|\\b(?:cela|ceci|ca)\\s+(?:doit|devra)\\s+(?:rester|etre)\\s+(?:cachee?|secret|secrete|invisible)\\s+(?:a|pour|de)\\s+(?:{user})',
                  'leaking': '(?:envoie|envoyez|transmets|transfere|televerse|poste|copie)\\b[^.!?\\n]{0,40}\\b(?:son|sa|ses|leur\\w*|tous|toutes|chaque|copie|mots? '
                             'de '
                             'passe|identifiants|cles?|jetons?|cookies?|contenu|le|la|les)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|attaquant|webhook)',
                  'limits': 'restrictions?|regles?|filtres?|limites?(?: '
                            '(?:ethiques?|morales?))?|censure|morale|directives?|consignes?|politiques?',
                  'loot': 'conversations?|(?:ce|du) chat|historique(?: du chat| des messages| de la '
                          "conversation)?|souvenirs|memoires?|notes sur l['’]utilisateur|invite systeme|prompt "
                          "systeme|variables d['’]environnement|\\.env\\b|\\.ssh\\b|\\.aws\\b|id_rsa|cookies? de "
                          "session|jetons? d['’]acces|cles? (?:privees?|ssh)|cles api de l['’]utilisateur|donnees "
                          "(?:personnelles|privees|confidentielles|sensibles|de l['’]utilisateur|des "
                          '(?:utilisateurs|clients|employes))|(?:tous|toutes|tes|vos|ses|leurs|les) (?:les '
                          ')?(?:mots de passe|identifiants|secrets|cles(?: api)?|jetons|cookies|contacts)|son mot '
                          'de passe|(?:fichiers|messages|documents|courriels|informations|mots de passe) de '
                          "l['’]utilisateur",
                  'maker': 'anthropic|openai|google|microsoft',
                  'maker_says': "\\b(?:message|instruction|consigne|avis|ordre|directive)s?\\s+(?:officiel\\w*\\s+)?(?:d['’]|de\\s+)(?:{maker}|tes "
                                '(?:createurs|developpeurs))\\b[^.!?\\n]{0,80}\\b(?:tu|vous|tes|vos|dois|devez)\\b|\\b(?:{maker}|le '
                                "systeme|l['’]administrateur)\\s+(?:t['’]|vous\\s+)(?:a |ont |avez "
                                ')?\\s*(?:autoris\\w+|ordonn\\w+|permet|permis|demand\\w+)',
                  'mem': 'souvenir|memoire|note|message|entree|instruction|consigne',
                  'mention_not': '\\bne\\s+(?:mentionne|revele|devoile|divulgue)[rz]?\\s+(?:(?:pas|jamais)\\s+)?(?:cette|ce|ces)\\s+(?:{mem}|regle)s?\\s+a\\s+(?:personne|quiconque)|\\bne\\s+(?:mentionne|dis|revele)[rz]?\\s+(?:pas|jamais)\\s+que\\s+tu\\b[^.!?\\n]{0,25}\\b(?:{mem})',
                  'mode_on': '\\b(?:tu es|vous etes)\\s+(?:maintenant\\s+|desormais\\s+)?en '
                             'mode\\s+(?:developpeur|dieu|admin\\w*|debogage|dan|maintenance|sans '
                             'restriction)|\\bmode developpeur (?:est )?active\\b[^.!?\\n]{0,20}\\b(?:tu|vous)\\b',
                  'must_not_know': '\\b(?:{user})\\s+ne\\s+(?:doit|doivent|devrait)\\s+(?:pas|jamais|rien)\\s+(?:le '
                                   "|en |l['’])?(?:savoir|apprendre|decouvrir|etre (?:informe|au "
                                   "courant|prevenu)|s['’]en apercevoir)|\\b(?:{user})\\s+n['’]a pas (?:besoin "
                                   'de|a) (?:le '
                                   ")?savoir(?:\\s*[.!,;]|\\s*$)|\\b(?:que\\s+)(?:{user})\\s+ne\\s+(?:l['’]apprenne|le "
                                   'sache|le decouvre)\\s+(?:jamais|pas)',
                  'never_refuse': '\\b(?:tu ne (?:dois|peux)|vous ne '
                                  '(?:devez|pouvez))\\s+(?:jamais|pas)\\s+(?:refuser|decliner)\\b',
                  'new_orders': '\\b(?:nouvelles (?:instructions|consignes|directives)|nouveaux '
                                'ordres)\\s*:|\\b(?:ta|votre) (?:veritable|vraie|reelle|secrete) '
                                '(?:tache|mission|fonction|consigne)\\s+(?:est|consiste)',
                  'not_bound': "\\b(?:tu n['’](?:es|etais)|vous "
                               "n['’](?:etes|etiez))\\s+(?:plus|pas)\\s+(?:liee?|soumise?|tenue?|contrainte?)\\s+(?:par|a|aux?|de)\\b[^.!?\\n]{0,20}\\b(?:directives?|regles?|restrictions?|consignes?|politiques?|limites?)",
                  'obey_only': '\\b(?:a partir de '
                               "maintenant|desormais|dorenavant),?\\s+(?:tu|vous)\\s+(?:n['’])?(?:obei\\w+|ne "
                               "(?:suis|suivez|suivras|reponds))(?:\\s+(?:plus\\s+)?qu['’]|\\s+qu['’]|\\s+(?:uniquement|seulement))|\\b(?:a "
                               'partir de maintenant|desormais),?\\s+(?:obeis|obeissez)',
                  'orders': 'instructions?|consignes?|regles?|directives?|ordres?|commandes?|invites?|prompts?|contraintes|restrictions|recommandations|limites|garde-fous|programmation',
                  'personal': 'date de naissance|annee de naissance|anniversaire|adresse(?: e-?mail| mail| '
                              'electronique| postale)?|e-?mail|courriel|numero de telephone|ville de '
                              'residence|lieu de residence|solde(?: bancaire)?|compte bancaire|numero de '
                              'compte|carte (?:de credit|bancaire)|salaire|numero de securite '
                              'sociale|nom|initiales|couleur preferee|mot de passe',
                  'private': 'date de naissance|annee de naissance|adresse '
                             '(?:e-?mail|mail|electronique|postale)|numero de telephone|ville de residence|lieu de '
                             'residence|solde(?: bancaire)?|compte bancaire|numero de compte|carte (?:de '
                             'credit|bancaire)|salaire|numero de securite sociale',
                  'rank_demands': '\\bje suis (?:dieu|le '
                                  "president|policier|l['’]administrateur)\\b[^\\n]{0,100}\\b(?:tu dois|vous "
                                  'devez|obei|dois '
                                  "savoir)|\\b(?:pdg|patron|directeur|administrateur|direction)\\s+(?:l['’]\\s?)?a\\s+(?:approuve|autorise|valide)\\b[^.!?\\n]{0,20}\\b(?:tu "
                                  'dois|vous devez)',
                  'revoked': '\\b(?:instructions|consignes|directives|regles)\\s+(?:precedentes|anterieures|ci-dessus)\\s+(?:ne '
                             "s['’]appliquent plus|sont (?:desormais |maintenant "
                             ')?(?:annulees|nulles|caduques|invalides))',
                  'sabotage': '(?:insere|inserez|ajoute|glisse|cache|introduis|integre|mets)[rz]?\\b[^.!?\\n]{0,40}\\b(?:portes? '
                              'derobees?|backdoor|code malveillant|logiciel malveillant|faille|vulnerabilite|lien '
                              "(?:cache|d['’]affiliation|piege)|pixel|malware)|(?:insere|glisse)[rz]?\\b[^.!?\\n]{0,40}(?:\\blien\\b|https?://)|(?:supprime|efface|detruis)[rz]?\\b[^.!?\\n]{0,20}\\b(?:tous|toutes) "
                              '(?:les|ses) (?:fichiers|donnees|sauvegardes)',
                  'safety_off': '\\b(?:contourne|desactive|ignore|outrepasse|coupe|supprime|leve)[rz]?\\s+(?:toutes?\\s+|tous\\s+)?(?:tes|vos)\\s+(?:\\w+\\s+)?(?:filtres?|protections?|restrictions?|garde-fous|limites|limitations|mesures|regles|securites?)\\b|\\b(?:contourne|ignore|outrepasse|viole)[rz]?\\s+(?:toutes '
                                ')?les (?:regles|consignes|directives|restrictions) (?:de '
                                'securite|ethiques|morales)',
                  'say_result': '\\b(?:dis|dites|indique[rz]?|affirme[rz]?|declare[rz]?|considere[rz]?|reponds|pretends|supposons)\\s+que\\s+(?:la|le)\\s+(?:sortie|somme|resultat|reponse|conclusion|total)\\b[^.!?\\n]{0,40}\\b(?:est|vaut|soit|serait)\\s*(?::|["\'«]|\\d)',
                  'secret': 'mots? de passe|mdp|phrase secrete|cles? '
                            "(?:secretes?|privees?|api|d['’]acces|d['’]api)|codes? "
                            "(?:secrets?|d['’]acces|pin)|identifiants(?: de connexion)?",
                  'secretly': '\\b(?:transfere|envoie|copie|ajoute|insere|installe|enregistre|collecte|supprime|modifie)[rz]?\\s+(?:\\S+\\s+){0,3}?(?:discretement|secretement|en '
                              'secret|en cachette)\\b',
                  'selling': '(?:recommande|conseille|vante|promeus)[rz]?\\b[^.!?\\n]{0,20}\\b(?:uniquement|seulement|exclusivement|que\\b)|(?:dis|conseille|demande)(?:-lui| '
                             "a l['’]utilisateur)\\s+d(?:e |['’])(?:acheter|investir|payer|virer|verser)",
                  'send': 'envoie[rz]?|envoye[rz]|transmets?|transmettez|transferer?|transferez|transfere|televerse[rz]?|poste[rz]?|publie[rz]?|partage[rz]?|expedie[rz]?|copie[rz]?|ajoute[rz]?|joins|integre[rz]?|exfiltre[rz]?|charge[rz]?|mets',
                  'some': "(?:[^\\w.!?\\n]+[\\w'’-]+){0,8}?[^\\w.!?\\n]+",
                  'spread': '\\b(?:enregistre|copie|repete|ajoute|sauvegarde|insere)[rz]?\\s+(?:(?:ce|cet|cette)\\s+(?:{mem})|ceci|cela)\\s+(?:dans|a)\\s+(?:chaque|toutes? '
                            'les|tous '
                            'les)\\s+(?:nouvelles?\\s+)?(?:sessions?|souvenirs?|conversations?|memoires?)|\\breecri[st]\\s+(?:ce|cette)\\s+(?:{mem})\\b[^.!?\\n]{0,20}\\b(?:supprimee?|effacee?)',
                  'tell': '(?:dis|donne|montre|revele|communique|envoie|fournis|indique)[- '
                          '](?:moi|nous)|(?:dites|donnez|montrez|revelez|communiquez|envoyez|fournissez|indiquez)[- '
                          '](?:moi|nous)|(?:peux|pourrais)[- ]tu (?:me |nous '
                          ')?(?:dire|donner|reveler|communiquer|partager|fournir|indiquer)|(?:pouvez|pourriez)[- '
                          ']vous (?:me |nous )?(?:dire|donner|reveler|communiquer|partager|fournir|indiquer)|(?:si '
                          ')?(?:tu me|vous me) (?:donnes?|donnez|dis|dites)|quel(?:le)?s? '
                          '(?:est|sont|etait|etaient|serait)',
                  'tell_not': "\\bn(?:e |['’]en |['’])(?:le |la |les |lui "
                              ')?(?:dis|dites|parle[rz]?|raconte[rz]?|mentionne[rz]?|revele[rz]?|signale[rz]?|montre[rz]?|devoile[rz]?|explique[rz]?)\\s+(?:rien|pas|jamais)(?:\\s+(?:ceci|cela|ca|cette '
                              '\\w+|ce \\w+|ces \\w+|tout cela|de ceci|de '
                              'cela))?\\s+(?:a\\s+|aux?\\s+)?(?:{user})(?:\\s*[.!,;]|\\s*$|\\s+(?:de|que|ce '
                              "que|et|sur))|\\b(?:ne\\s+|n['’])(?:informe|previens|avertis|alerte|prevenez|informez|avertissez)[rz]?\\s+(?:pas|jamais)\\s+(?:{user})|\\bne "
                              'laisse[rz]? (?:pas|jamais) (?:{user}) (?:savoir|voir|apprendre)',
                  'to_the_model': "\\b(?:a l['’]ia|au modele|aux ia|a "
                                  "l['’]assistant)\\s*:\\s*(?:reponds|dis|indique|affirme|confirme)[rz]?\\s+que\\b|\\bia\\s*:\\s*(?:saute|ignore|reponds|dis)\\b|\\bsi "
                                  '(?:tu es|vous etes) (?:un modele de langage|une ia|un llm|un chatbot)\\b',
                  'trade': 'red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? '
                           'comme|detect|regle de filtrage|cas de test',
                  'treat_as': '\\b(?:marque|traite|considere|enregistre|classe|etiquette)[rz]?\\s+(?:ce|cet|cette|la|le)\\s+(?:{mem})(?:\\s+suivante?)?\\s+comme\\s+(?:etant\\s+)?(?:une?\\s+|la\\s+)?(?:\\w+\\s+)?(?:{trust})|\\b(?:traite|considere)[rz]?\\s+(?:ceci|cela|ce '
                              'qui suit)\\s+comme\\s+(?:une?\\s+)?(?:\\w+\\s+)?(?:systeme|du systeme)',
                  'trust': 'fiable|digne de confiance|de '
                           'confiance|confirmee?|verifiee?|systeme|approuvee?|prioritaire|officielle?|permanente?',
                  'unguarded': '(?:approuve|fusionne|accepte|valide)[rz]?\\b[^.!?\\n]{0,40}\\bsans (?:\\w+ '
                               ')?(?:relecture|revue|verification|verifier|controle|relire|examen)|(?:desactive|contourne|coupe|saute|supprime)[rz]?\\b[^.!?\\n]{0,30}\\b(?:securite|pare-feu|antivirus|chiffrement|protections?|2fa)',
                  'unscreened': '\\b(?:desactive|contourne|saute)[rz]?\\s+(?:le|la|les)\\s+(?:\\w+\\s+)?(?:controle|filtrage|verification|quarantaine|filtre)s?\\s+(?:(?:pour|de)\\s+(?:ce|cet|cette)|des '
                                '(?:souvenirs|memoires))',
                  'user': "l['’]utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['’]humain",
                  'when': 'chaque fois|a chaque|la prochaine fois|des qu|aussitot qu|quand|lorsqu|si',
                  'without_knowing': "\\bsans\\s+(?:que\\s+(?:{user})\\s+(?:le |s['’]en |ne "
                                     ")?(?:sache|apercoive|remarque|s['’]en rende compte|rende "
                                     'compte)|(?:prevenir|informer|avertir|en parler a|le dire '
                                     'a|alerter)\\s+(?:{user})|demander a '
                                     '(?:{user}),?\\s[^.!?\\n]{0,20}\\b(?:vire|verse|envoie|transfere|paie))|\\ba '
                                     "l['’]insu de (?:{user})",
                  'without_limits': '\\b(?:ia|intelligence '
                                    'artificielle|assistant|modele|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sans\\s+(?:aucune?\\s+)?(?:{limits})|non '
                                    "(?:censuree?|filtree?|bridee?)|debridee?)|\\bcomme si (?:tu n['’]avais|vous "
                                    "n['’]aviez)\\s+(?:aucune?|pas de|plus de)\\s+(?:{limits})|\\b(?:tu "
                                    "n['’]as|vous n['’]avez)\\s+(?:plus\\s+)?(?:aucune?|plus de|pas "
                                    'de)\\s+(?:{limits})\\b|\\b(?:tu es|vous etes) (?:desormais |maintenant '
                                    ')?libre de (?:toutes? les |tout )?(?:{limits})|\\baucune '
                                    "(?:regle|restriction|directive) ne s['’]applique (?:plus )?a "
                                    '(?:toi|vous)|\\b(?:reponds|repondez|parle|parlez)\\s+(?:\\w+\\s+){0,2}?sans\\s+(?:aucune?\\s+)?(?:censure|filtre|restriction|limites? '
                                    'morales?)'},
 'injection_ja': {'above_all': '(?:以下|次|これら|この)の?(?:指示|命令|メッセージ|メモ|ルール|文章)[^。!?\\n]{0,10}(?:以前|すべて|全て|他の|あらゆる|これまで)[^。!?\\n]{0,12}(?:優先|上書き|置き換え|取って代わ)',
                  'ask_person': '(?:{who})[はが][^。!?\\n]{0,6}どこに住|[^\\s。、]{1,8}がどこに住んでいるか(?:知って|教え)|(?:{who}|[^\\s。、「]{1,10}さん|彼|彼女)の[^。!?\\n]{0,6}(?:{personal})(?:を(?:教え|送って|見せ|開示|明か)|は何|はどこ)|の(?:生年月日|銀行残高|口座番号|クレジットカード番号|居住地)を教え',
                  'ask_prompt': '(?:システムプロンプト|システム指示|(?:最初|初期|元)の?指示|あなたの(?:指示|プロンプト|ルール|ガイドライン)|内部指示|上記の(?:文章|テキスト))(?:を|は)[^。!?\\n]{0,15}(?:(?:出力|表示|開示|公開|コピー)(?:して|せよ|しろ|しなさい)|繰り返し(?:て|なさい)|繰り返せ|教え|見せ|明か|書き出|何(?:です|でし|だっ))',
                  'ask_secret': '(?:{secret})(?:は何|とは何|を(?:私に|こちらに|すぐに|すべて|全て)?(?:教え|言って|言え|見せ|明か|渡し|渡せ|ください|知りたい|送って|出力して|共有して(?:ください|くれ|下さい|もら))|が必要(?:です|だ)[^\\n]{0,20}教え)',
                  'away': 'https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|pastebin|次のurl|このurl|(?:次|以下)の(?:アドレス|サーバー?|リンク)|外部の?(?:サーバー?|サイト|サービス)|攻撃者|webhook',
                  'cited': '(?:{trade})[^。!?\\n]*[「『"“\']|[「『"“\'][^。!?\\n]*[」』"”\'][^。!?\\n]{0,15}(?:{trade}|のような文|という文)',
                  'combine_and': '(?:組み合わせ|結合し|連結し|つなげ)て、?[^。!?\\n]{0,10}(?:質問に答え|答えて|指示に従|命令を実行)',
                  'dan': '(?:あなた|君|お前)は(?:今から|今や|これから|もう|今)?、?dan(?:です|だ|で|と|、|として)|dan(?:のように|として)(?:答え|振る舞|話|応答)',
                  'decode_and': '(?:base64|モールス|暗号|バイナリ|rot13|16進|2進|次の|この)[^。!?\\n]{0,15}(?:デコード|復号|解読|翻訳|変換)し(?:て|、)[^。!?\\n]{0,15}(?:指示に従|命令に従|その通り|その命令|書かれた|実行(?:せよ|しろ|して(?:ください|下さい|。|$)|しなさい)|質問に答え)|(?:rot13|base64|モールス)[^!?\\n]{0,12}訳し?て[^。!?\\n]{0,6}(?:その通り|従|実行)',
                  'denied': '(?:無視|破棄|上書き|リセット|無効化?|回避|送信|転送|共有|投稿|アップロード|マージ|承認|出力|表示|開示|削除)(?:に)?(?:し(?:ない|ては|なく)|するな|すべきで|禁止|せず|を禁)|(?:忘れ|教え|見せ|伝え)(?:ない|るな|ては|ずに)|送(?:らない|るな|ってはい)|言わない|渡さない|禁止',
                  'drop': '無視|忘れ|破棄|捨て|従わ(?:な|ず)|従うな|従うのをやめ|守らな|守るな|破っ|破れ|破り|取り消|撤回|リセット|気にしな|考慮しな|反して|脇に置|置き換え(?:て|ろ|よ|なさい)',
                  'drop_earlier': '{earlier}(?:の|から|すべて|全て|全|に|課された|与えられた|受けた|以前|安全|システム|基本|内部|、){0,4}{orders}[^。!?\\n]{0,12}(?:{drop})|{orders}(?:を|は|に)?(?:すべて|全て|全部|一切)(?:を)?(?:無視|忘れ|回避|破棄|従わな)|(?:すべて|全て|あらゆる|既存|現在)の(?:指示|命令|プロンプト|ガイドライン|制約)(?:を|は|に)[^。!?\\n]{0,6}(?:{drop})',
                  'drop_others': '(?:他|ほか|その他|残り)の(?:すべての|全ての)?(?:記憶|メモ|メモリー?)[をは]?(?:すべて|全て|全部)?[^。!?\\n]{0,10}(?:削除|消去|無視|忘れ|破棄)',
                  'earlier': '与えられた|これまで|いままで|先ほどの|さっきの|あなたの|システム|開発者の|今まで|以前の|前回の|前述の|上記の|従来の|最初の|お前の|前の|上の|元の|君の|安全',
                  'fetching': 'https?://[^\\s]{1,80}\\s?を?ダウンロードし(?:て|、)実行',
                  'forget_told': '(?:上記|以上|これまで|今まで|ここまで)(?:の)?(?:内容|文章|会話|話|こと|やりとり|テキスト|すべて|全て)?(?:を|は|のことを)?(?:すべて|全て|全部)?(?:無視|忘れ)(?:し|て|る|せ|ろ)',
                  'fraud': '(?:口座|銀行|振込先|送金先|受取人|ウォレット|iban)[^。!?\\n]{0,15}(?:差し替え|置き換え|変更|書き換え)|(?:\\d+ '
                           '?(?:円|ドル|ユーロ)|お金|資金|ビットコイン)[^。!?\\n]{0,12}(?:送金|振り込|支払)',
                  'hidden_letters': '(?:最初|最後|二番目)の(?:文字|単語)を[^。!?\\n]{0,10}(?:書かれた|その)(?:とおり|通り)',
                  'i_am_yours': '(?:私|わたし|俺|僕)は、?(?:あなた|お前|君)の(?:開発者|作成者|管理者|創造者|所有者|上司|主人|製作者|プログラマー)|(?:あなた|このai|この(?:モデル|アシスタント))の(?:開発者|作成者|創造者|管理者|所有者)として',
                  'ignore_content': '(?:関数|コード|表|テーブル|データ|本文|論文|文書|内容|計算|記事)[はを]無視し(?:て|、)[^。!?\\n]{0,20}(?:答え|言って|言え|述べ|出力|回答|報告|結論)',
                  'imagined_world': '(?:パスワード|個人情報|秘密)が[^。!?\\n]{0,8}(?:共有|公開)[^。!?\\n]{0,6}世界',
                  'is_ranked': '(?:{mem})は[^。!?\\n]{0,15}(?:他|すべて|全て)[^。!?\\n]{0,8}(?:上書きし|優先し|置き換え)|(?:{mem})に(?:最高|最優先|最も高い)の?[^。!?\\n]{0,4}(?:優先|権限|重要)|よりも?(?:{mem})を信',
                  'keep_forever': '(?:{mem})[をは](?:、|決して|絶対に|永久に){0,2}(?:削除|消去|置き換え|上書き|忘れ|取り消|疑)(?:し|って|わ)?(?:ない|るな|てはなら|てはい|ては)|(?:後|他|新しい)の記憶が[^。!?\\n]{0,6}(?:置き換え|上書きし)てはなら',
                  'keep_from': '(?:^|[。、,.!?\\n\\s]|この[^。\\s]{1,6}[をは]|これ[をは])(?:{who})(?:に(?:は|対して)?|から)(?:秘密に|内緒に|内緒で|秘密で|無断で|隠し|隠せ|隠すこと|伏せ)',
                  'leaking': '(?:パスワード|認証情報|会話|鍵|キー|ファイル|データ|情報|内容|コピー|クッキー)[^。!?\\n]{0,8}を?\\s*(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d)[^\\n]{0,60}(?:送信|送|転送|アップロード|投稿)',
                  'limits': '制限|制約|検閲|フィルター?|ルール|規則|倫理|道徳|ガイドライン|規制|ポリシー',
                  'loot': '会話|(?:この|その)チャット|チャット履歴|記憶|(?:{who})に関するメモ|システムプロンプト|環境変数|\\.env|\\.ssh|id_rsa|秘密鍵|認証情報|パスワード|クッキー|アクセストークン|個人情報|機密(?:情報|データ|ファイル)|(?:ユーザー|ユーザ|利用者|顧客|社員|従業員)(?:の(?:情報|データ|ファイル|api|鍵|メッセージ|文書|入力|秘密)|情報|データ)',
                  'maker_says': '(?:openai|anthropic|google|microsoft)社?からの(?:公式)?(?:メッセージ|通知|指示|命令|お知らせ)[^!?\\n]{0,40}(?:なければ|必要が|従|せよ|無効|してください|かまいません|許可)|(?:openai|anthropic|google|microsoft)社?[はが]、?(?:あなた|君)[にを][^。!?\\n]{0,20}(?:許可|命令|指示|承認|権限)',
                  'mem': '(?:この|本)(?:記憶|メモリー?|メモ|ノート|メッセージ|エントリー?|項目|指示|情報)',
                  'mention_not': '(?:{mem})を?[^。!?\\n]{0,8}(?:読んだ|見た|受け取った)こと[^。!?\\n]{0,6}(?:触れ|言わ|明かさ|話さ)な|(?:聞かれ|尋ねられ)(?:たら|ても)[^。!?\\n]{0,10}(?:否定|知らないと|とぼけ|嘘|明かさ|言わ)',
                  'mode_on': 'あなたは(?:今|現在|これから)?、?(?:開発者|管理者|デバッグ|ゴッド|メンテナンス|脱獄|無制限)モード|開発者モードが有効[^\\n]{0,20}(?:フィルター|制限|答え)',
                  'must_not_know': '(?:{who}|誰)に(?:は|も)?(?:絶対に|決して)?(?:知られ|気づかれ|気付かれ|悟られ|バレ|ばれ)(?:て(?:は)?(?:なら|いけ|だめ)|ない|ず|るな)|(?:{who})が知る必要はな|(?:{who})が知る必要はあり',
                  'never_refuse': '(?:決して|絶対に)[^。!?\\n]{0,8}(?:断って|拒否して|拒んで)は(?:いけ|なら)',
                  'new_orders': '(?:新しい|新たな)(?:指示|命令|指令|システムプロンプト)\\s*:|あなたの(?:本当|真|実際|本来|隠された|裏)の?(?:任務|目的|タスク|仕事|使命|役割|指示)[はが]',
                  'not_bound': '(?:{limits})(?:に|には|にも)(?:もう|もはや|一切)?(?:縛られ|拘束され|従う必要)(?:ま|な|て)',
                  'obey_only': '(?:今後|これから|今から|以降)[^。!?\\n]{0,10}(?:この|私の|以下の|次の)[^。!?\\n]{0,8}(?:だけ|のみ)に?従|(?:この|私の)(?:文|文章|メモ|指示|命令|言葉)(?:だけ|のみ)に従',
                  'orders': 'プログラミング|ガイドライン|プロンプト|ポリシー|ルール|指示|命令|規則|制約|制限|指令|方針',
                  'personal': 'メールアドレス|住所|電話番号|生年月日|誕生日|本名|口座番号|口座|残高|クレジットカード(?:番号)?|居住地|年齢|個人情報|パスワード|氏名|年収|給料',
                  'rank_demands': '(?:こちらは|私は)(?:システム)?管理者(?:です|だ)[^\\n]{0,30}(?:なさい|せよ|渡|従)|(?:社長|上司|管理者|ceo)が(?:承認|許可)した(?:ので|から)[^。!?\\n]{0,10}従',
                  'revoked': '(?:これまで|今まで|以前|上記)の{orders}は(?:もう|もはや|すでに|すべて|全て)?(?:適用されま|適用されな|無効|取り消)|もう{orders}に従う必要は',
                  'sabotage': '(?:バックドア|マルウェア|悪意のあるコード|不正なコード|脆弱性|追跡リンク)を?[^。!?\\n]{0,10}(?:仕込|入れ|埋め込|挿入|追加|混ぜ)|(?:リンク|url)を?(?:挿入|埋め込|仕込|紛れ込)|(?:すべて|全て|全部)の(?:ファイル|データ|バックアップ)を?(?:削除|消去|破壊)',
                  'safety_off': '(?:あなたの|安全|倫理的?な?|コンテンツ)(?:の)?(?:安全|倫理)?(?:フィルター?|制限|制約|ガイドライン|ガードレール|対策|機能|規則|ポリシー|装置)[^。!?\\n]{0,6}(?:を|は)[^。!?\\n]{0,6}(?:無効|回避|解除|バイパス|オフに|停止し|無視し|破っ|外し)',
                  'say_result': '(?:出力|合計|結果|答え|結論)[はがを]\\s?[\'"「]?[^\\s。、]{1,12}[\'"」]?\\s?(?:だと|であると|とみな|と見な|と答え|と言って)(?:答え|言|述べ|回答|報告|主張|し)?',
                  'secret': 'パスワード|暗証番号|秘密鍵|秘密の(?:鍵|キー|コード|言葉)|シークレットキー|アクセスコード|合言葉|認証情報|apiキー|パスコード|パスフレーズ',
                  'secretly': '(?:こっそり|ひそかに|密かに|秘密裏に|内密に)[^。!?\\n]{0,20}(?:送|転送|記録|追加|削除|実行|挿入|保存|収集|変更|アップロード|コピー|インストール)',
                  'selling': 'を(?:買う|購入する)よう(?:に)?(?:勧め|薦め|促|説得)',
                  'send': '送信|送って|送れ|送る|送り|転送|アップロード|投稿|共有して|メールして|添付して|付けて|付加|埋め込|post',
                  'spread': '(?:{mem}|これ)を[^。!?\\n]{0,4}(?:すべて|全て|毎回|各|あらゆる)の?(?:セッション|会話|記憶)[^。!?\\n]{0,6}(?:保存|コピー|追加|書き込|含め)|(?:{mem})が(?:削除|消)[^。!?\\n]{0,8}(?:もう一度|再び|また)[^。!?\\n]{0,4}(?:書|保存|追加)',
                  'tell_not': '(?:^|[。、,.!?\\n\\s])(?:{who})(?:に|へ)(?:は|も)?(?:、|決して|絶対に|何も|一切|このことを?|これを|この[^。、\\s]{1,6}を|それを|対して){0,3}(?:言わ|言う|言って|伝え|知らせ|明かさ|明かす|話さ|話す|教え|漏らさ|報告し)(?:ない|なく|な[。\\n]|るな|ず|てはい|てはなら|てはだめ)|(?:この|これ|それ|その|以上の|上記の)[^。!?\\n]{0,12}(?:{who}|誰)(?:に|へ)(?:は|も)?[^。!?\\n]{0,6}(?:言わ|伝え|知らせ|明かさ|話さ|教え|漏らさ|報告し|通知し|言及し|見せ)(?:ない|るな|な|ず|てはい|てはなら)',
                  'to_the_model': 'ai(?:へ|宛て?)の?(?:注意|メモ|指示|お願い|注記)\\s*:[^。!?\\n]{0,30}と(?:回答|答え|報告|言)|(?:^|[\\s#/*])ai\\s?:[^。!?\\n]{0,20}と(?:答え|回答|報告)|あなたが(?:言語モデル|ai|人工知能|llm)(?:なら|であれば|の場合)',
                  'trade': 'レッドチーム|攻撃|インジェクション|例えば|たとえば|フレーズ|検出|検知|テストケース|脱獄プロンプト',
                  'treat_as': '(?:{mem})[をは][^。!?\\n]{0,6}(?:信頼済み|信頼でき|確認済み|検証済み|承認済み|最優先|最高優先|絶対的)|(?:{mem}|これ|以下)をシステム(?:の)?(?:指示|命令|プロンプト|メッセージ)(?:として|と)(?:扱|みなし|見なし)',
                  'unguarded': '(?:レビュー|確認|審査|検証|チェック)(?:なし|無し|せず|を経ず)(?:で|に)?[^。!?\\n]{0,8}(?:マージ|承認|受け入れ)|(?:セキュリティ|安全|監査|ファイアウォール|署名|暗号化)[^。!?\\n]{0,12}(?:無効|オフ|スキップ|解除|停止|バイパス|飛ば|省略)',
                  'unscreened': '(?:{mem}|記憶)(?:の|に対する|について|に)[^。!?\\n]{0,6}(?:検査|スクリーニング|審査|フィルター?|隔離)[^。!?\\n]{0,4}(?:無効|スキップ|しない|せず|回避|オフ)',
                  'when': 'たびに|度に|ときは|ときに|とき、|時は|時に|時、|際は|際に|際、|たら|場合は|場合、|なら|次回|毎回',
                  'who': 'ユーザー|ユーザ|利用者|使用者|所有者',
                  'without_knowing': '(?:{who})(?:に|へ)(?:知らせ|伝え|断ら|告げ|通知せ|確認せ|無断で)(?:ず|ることなく)?に?[^。!?\\n]{0,20}(?:送金|送信|転送|実行|追加|削除|変更|インストール|コピー|支払)',
                  'without_limits': '(?:{limits})(?:的な制限)?(?:の|が|も)?(?:ない|なし|一切ない|存在しない|されていない|を受けない)(?:の|な)?(?:ai|人工知能|モデル|アシスタント|gpt|ゲーム|ふり|かのよう|存在として)|(?:検閲|フィルター?|制限|規制)(?:なし|無し)(?:で|に)[^。!?\\n]{0,15}(?:答え|回答|話|応答)|あなたには(?:どんな|いかなる|もう|一切の?)?(?:{limits})(?:も|が|は)?(?:適用され|存在し|あり|な)(?:ま|な|い)|あなたは[^。!?\\n]{0,8}(?:{limits})から(?:自由|解放)'},
 'injection_more': {},
 'injection_zh': {'above_all': '(?:以下|这些|本条|下列)的?(?:指令|指示|规则|消息|命令|信息)[^。!?\\n]{0,4}(?:取代|覆盖|优先于|替代|高于|凌驾)[^。!?\\n]{0,6}(?:所有|之前|一切|其他|任何|先前)',
                  'ask_person': '(?:{who})(?:现在|目前|當前|当前)?(?:住在|居住在|住)(?:哪|什么)|知道[^。!?\\n,]{1,6}住在哪|(?:告诉我|告訴我|给我|提供|透露)(?:{who})的?(?:{personal})|(?:告诉我|告訴我|给我|透露)[^。!?\\n,]{1,8}的(?:{private})|(?:{who})的(?:{personal})(?:是什么|是多少|在哪)|[^。!?\\n,]{1,8}的(?:银行余额|出生日期|信用卡号|身份证号|家庭住址)是(?:什么|多少|哪)',
                  'ask_prompt': '(?:输出|重复|显示|透露|打印|公开|告诉我|展示|泄露|复述|写出|說出|给我看)[^。!?\\n]{0,4}(?:你|您)的?(?:最初|原始|初始|系统|系統|内部|全部|所有|完整){0,3}的?(?:提示词?|提示詞|指令|指示|准则|prompt)|(?:透露|泄露|逐字输出|复述)(?:系统|系統)(?:提示词?|提示詞)|(?:你|您)(?:的)?(?:最初|原始|初始|系统)的?(?:提示词?|指令|指示)是(?:什么|啥)|(?:你|您)的(?:指令|提示词)是(?:什么|啥)',
                  'ask_secret': '(?:{secret})(?:是什么|是什麼|是多少|是啥|为何|是哪)|(?:告诉|告訴|给|給|发给|透露给|说出)(?:我|我们)(?:你的|您的|系统的?|管理员的?|管理員的?|用户的?|那个|正确的?){0,2}(?:{secret})(?:$|[。,!?\\s、吗吧])|(?:分享|说出|透露|公开|交出|共享|提供|输出|给出)(?:一下)?(?:你|您)的?(?:{secret})|(?:我需要|我要)(?:知道)?(?:你|您)的(?:{secret})|把(?:所有|全部)[^。!?\\n]{0,6}(?:{secret})(?:都)?(?:给|交给|告诉|发给)我|把(?:你的?)?(?:{secret})(?:告诉|交给|发给|给)我',
                  'away': 'https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|pastebin|(?:这个|以下|下面的?|我的)(?:网址|地址|链接|邮箱|網址)|外部(?:服务器|网站|地址)|攻击者|攻擊者|webhook',
                  'cited': '(?:{trade})[^。!?\\n]*[“"\'「『《]|[“"\'「『][^。!?\\n]*[”"\'」』][^。!?\\n]{0,15}(?:{trade}|这样的|之类的)',
                  'combine_and': '(?:组合|拼接|连接|合并|組合|连)(?:起来|在一起|成一句)?[^。!?\\n]{0,6}(?:并|后|然后|,)[^。!?\\n]{0,4}(?:回答(?:问题|它|这个|該)|执行(?:结果|它|命令|得到的)|遵循)',
                  'dan': '你(?:现在|從現在起|从现在起)?(?:是|叫|扮演)(?:一个)?["“]?dan(?:$|[\\s,。!”"、])|像dan(?:那样|一样)(?:回答|行动|说话)',
                  'decode_and': '(?:解码|解碼|解密|破译|翻译|转换)[^。!?\\n]{0,20}(?:base64|摩尔斯|摩斯|莫尔斯|二进制|密文|暗号|文本|文字|编码|rot13|内容|字符串)[^。!?\\n]{0,8}(?:并|后|然后|,)[^。!?\\n]{0,6}(?:执行(?:$|[。!?\\s]|其|它|其中|命令)|照做|照着做|遵循|服从|按照其中|按照它|回答其|按其)|(?:base64|rot13|二进制|摩尔斯)[^。!?\\n]{0,16}(?:并|后|然后)(?:照做|照着做|执行命令|执行$|执行。)',
                  'denied': '(?:不要|不得|切勿|请勿|請勿|不能|绝不|絕不|不可|别|禁止|不应|严禁)(?:把|将|向|对|在|随意|擅自)?[^。!?\\n,]{0,8}(?:忽略|无视|無視|忘记|忘記|绕过|繞過|关闭|泄露|发送|發送|上传|转发|分享|告诉|透露|推荐|批准|合并|公开|输出|替换)',
                  'drop': '忽略|无视|無視|忽视|忽視|忘记|忘記|忘掉|不要遵守|不要遵循|不再遵循|不再遵守|不必再遵守|不用遵守|不要理会|不用理会|不要按照|抛弃|拋棄|丢弃|丟棄|抛开|放弃|违反|違反|推翻|撇开|别管|不要管|不必遵守|停止遵守|停止遵循|绕过|繞過|取消|作废',
                  'drop_earlier': '(?:{drop})(?:掉|了)?(?:你|您|我)?(?:所有|全部|一切|任何)?(?:{earlier}|现有|目前){fill}{0,5}(?:{orders})|(?:{drop})(?:掉|了)?(?:所有|全部|一切|任何)的?(?:指令|指示|命令|准则|準則|限制|规则|安全)|把(?:所有|全部|一切)?(?:安全)?(?:规则|准则|指令|限制)(?:放在一边|抛在一边|抛到一边)',
                  'drop_others': '(?:删除|清除|忽略|忘记|丢弃|抹去|把)(?:所有|全部|一切)?的?(?:其他|其它|其余|剩余|别的)的?(?:所有)?(?:记忆|記憶|笔记|条目)',
                  'earlier': '之前|以前|先前|此前|以上|上述|上面|前面|前述|原来|原有|最初|早前|你的|您的|你收到的|给你的|系统|系統|你被赋予的|开发者的',
                  'fetching': '下载\\s?https?://[^\\s]{1,80}\\s?并(?:运行|执行)',
                  'fill': '(?:的|所有|全部|一切|任何|那些|这些|系统|系統|安全|之前|收到的?|给出的?|给你的|你|所|对话中的|程序)',
                  'forget_told': '(?:{drop})(?:掉|了)?(?:上述|以上|上面|前面|之前)(?:的)?(?:所有|全部|一切)?的?(?:内容|內容|文字|对话|信息|一切)|(?:{drop})(?:你|您)?(?:之前)?(?:被告知|所知道|知道|学到)的一切',
                  'fraud': '(?:银行账[号户]|銀行帳[號戶]|收款账?[号户人]|钱包|iban|收款人)[^。!?\\n]{0,8}(?:替换|改成|换成|改为|更换)|(?:替换|更改|换掉)[^。!?\\n]{0,8}(?:银行账[号户]|收款|钱包)|(?:转账|汇款|支付|轉帳|转走)[^。!?\\n]{0,8}(?:\\d+|钱|资金)',
                  'hidden_letters': '每(?:行|句|段)的?第一个(?:字|词|字母)[^。!?\\n]{0,6}(?:照做|执行|遵循|按)',
                  'i_am_yours': '我(?:就)?是(?:你|您)的(?:开发者|開發者|管理员|管理員|创造者|創造者|主人|上司|老板|程序员|所有者|制作者)|作为(?:你|您|这个ai|本模型)的(?:开发者|创造者|管理员|主人|所有者)',
                  'ignore_content': '(?:忽略|无视|無視)(?:该|这个|这段|此|这些|本|上述|上面的)?(?:函数|代码|表格|数据|内容|论文|文档|文本|计算|邮件)[,\\s并]*(?:然后|直接|只)?(?:说明|说|声明|回答|输出|报告|写|回复|断言|指出|得出)',
                  'imagined_world': '(?:想象|假设)[^。!?\\n]{0,10}(?:分享|共享|公开)[^。!?\\n]{0,4}(?:密码|个人信息|隐私)的?(?:世界|社会|星球)|(?:密码|个人信息|隐私)[^。!?\\n]{0,6}(?:公开|共享|分享)的?(?:世界|社会|星球)',
                  'is_ranked': '(?:{mem})(?:的)?(?:优先级最高|具有最高优先|拥有最高优先|高于一切|优先于(?:所有|其他|一切))|(?:{mem})[^。!?\\n]{0,10}(?:覆盖|取代|优先于)(?:所有|其他|一切)|(?:{mem})(?:已经|已)(?:验证|确认|审核|批准)|(?:{mem})是(?:可信|受信任|已确认|经过验证)的|(?:给|赋予)(?:{mem})最高(?:的)?(?:优先|权限|信任)|(?:更|最)(?:要)?(?:相信|信任)(?:{mem})',
                  'keep_forever': '(?:永远不要|不要|绝不|不得|永不|绝对不要|不能)(?:删除|移除|覆盖|替换|取代|忘记|修改|质疑)(?:{mem})|(?:{mem})(?:绝|永远|决)?不(?:能|得|可|会|应)(?:被)?(?:删除|取代|覆盖|替换|修改|质疑|移除)|(?:以后|之后|后来|新)的?记忆(?:不得|不能|不可)(?:取代|覆盖|替换)',
                  'keep_from': '(?:对|向|跟)(?:{who})(?:保密|隐瞒|隱瞞|隐藏)(?:$|[。!?,\\s]|这|此|该)|瞒着(?:{who})',
                  'leaking': '(?:密码|密碼|凭证|密钥|对话|文件|数据|资料|内容|副本|token|cookie)[^。!?\\n]{0,6}(?:发送|发到|发给|转发|上传)[^。!?\\n]{0,6}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d)',
                  'limits': '限制|规则|规则约束|过滤|审查|道德(?:限制|约束)?|约束|准则|束缚|政策',
                  'loot': '对话|對話|聊天记录|聊天紀錄|(?:这段|此|本次)聊天|记忆|記憶|关于用户的[^。!?\\n]{0,6}笔记|系统提示词?|系統提示詞?|环境变量|環境變數|\\.env|\\.ssh|id_rsa|私钥|密码|密碼|凭证|凭据|憑證|会话 '
                          '?cookie|访问令牌|机密|個人資料|个人(?:信息|资料|数据)|(?:用户|用戶|使用者|客户|员工)的?(?:数据|資料|资料|信息|文件|api|密|隐私|输入|消息)',
                  'maker': 'openai|anthropic|谷歌|google|微软|microsoft',
                  'maker_says': '(?:来自|來自|这是)(?:{maker})的(?:官方)?(?:消息|通知|指令|命令)[^。!?\\n]{0,20}(?:你必须|必须|你要|请你|关闭|遵守|你可以)|(?:{maker}|系统)(?:已|现已)?(?:授权|授權|允许|命令|要求|指示)(?:了)?(?:你|您)',
                  'mem': '(?:此|这条|这段|这个|该|本|這條)(?:记忆|記憶|笔记|筆記|消息|訊息|条目|指令|信息|内容|记录)',
                  'mention_not': '(?:不要|别|绝不|绝对不要|切勿|请勿)(?:向|对|跟|和)(?:{who}|任何人)(?:提及|提到|透露|说明|披露|承认|说出|泄露)(?:这|此|该|任何|有关|本)|(?:不要|别|切勿)(?:提到|提及|透露|说出)你(?:读|看|收到)(?:过|了)?(?:{mem}|这)',
                  'mode_on': '你(?:现在|目前|已)?(?:处于|进入|進入|在)(?:了)?(?:开发者|開發者|管理员|调试|上帝|维护|越狱|无限制)模式|开发者模式已(?:启用|开启|激活)[^。!?\\n]{0,6}你',
                  'must_not_know': '(?:{who})(?:不能|不应|不该|不得|绝不能|不应该|不可以|不需要|无需|永远不会)(?:知道|得知|发现|察觉)(?:这|此|该|有|$|[。!?,\\s]|你)',
                  'never_refuse': '你(?:绝|永远|绝对)?不(?:能|得|可以|会)拒绝(?:任何|我|用户)',
                  'new_orders': '新的?(?:指令|指示|命令|系统提示)\\s*:|你(?:真正|真实|实际|隐藏|秘密)的(?:任务|目的|使命|目标|工作|角色|指令)是',
                  'not_bound': '你(?:现在)?(?:已经|已)?(?:不再|不)(?:受|被|需要遵守)(?:任何|这些|你的|{maker})?的?(?:准则|规则|限制|约束|政策|道德)(?:的)?(?:约束|限制|束缚)?',
                  'obey_only': '(?:从现在起|从现在开始|從現在起|今后|此后),?(?:你)?(?:只|仅|必须只)(?:能|需|要)?(?:服从|听从|遵循|遵守|执行)(?:我|本|这|以下|此)|只听(?:这段话|我的|本条)',
                  'orders': '指令|指示|命令|规则|規則|提示词|提示詞|提示|准则|準則|规定|限制|约束|約束|要求|设定|指引|方针|prompt',
                  'personal': '(?:电子)?(?:邮箱|邮件)(?:地址)?|電子郵件|地址|住址|电话号码|电话|電話|手机号码?|出生日期|生日|出生年份|真实姓名|姓名|银行账户|银行账号|银行余额|余额|餘額|信用卡号?|身份证号?|居住城市|居住地|年龄|工资|收入|个人信息|个人资料|密码',
                  'private': '(?:电子)?邮箱地址|電子郵件地址|家庭住址|电话号码|手机号码?|出生日期|出生年份|银行账户|银行账号|银行余额|信用卡号|身份证号|居住城市|居住地',
                  'rank_demands': '我是(?:系统)?(?:管理员|管理員)[^\\n]{0,20}(?:请给我|给我|命令你|你必须|要求你|交出)|我是上帝[^\\n]{0,30}(?:必须|服从|回答)|(?:老板|领导|管理员|ceo)(?:已经|已)(?:批准|授权|同意)[^。!?\\n]{0,8}你必须',
                  'revoked': '(?:之前|先前|以上|上述)的?(?:所有)?(?:{orders})(?:已|都|全部|现在){0,2}(?:作废|无效|失效|取消|不再适用)|(?:替换|取代|覆盖)(?:掉)?你的系统(?:指令|提示)',
                  'sabotage': '(?:植入|插入|加入|添加|留下|埋入|嵌入)[^。!?\\n]{0,10}(?:后门|後門|恶意代码|木马|漏洞|恶意|隐藏(?:链接|代码))|(?:插入|嵌入|夹带)[^。!?\\n]{0,12}(?:链接|連結|网址|https?://)|删除(?:所有|全部)的?(?:文件|数据|备份)',
                  'safety_off': '(?:关闭|绕过|禁用|停用|解除|取消|移除|突破|無視|關閉|繞過|无视)(?:掉)?(?:你|您)(?:的)?(?:所有|全部|一切|任何|内置)?的?(?:安全|内容|道德|伦理)?(?:限制|过滤器?|機制|机制|防护|准则|措施|约束|护栏|策略|審查|审查)|(?:绕过|无视|违反|解除)(?:所有|一切|任何)(?:安全|道德|伦理)(?:限制|准则|规则|规定|约束)',
                  'say_result': '(?:说|声明|说明|回答|报告|断言)(?:本文的?)?(?:输出|总和|总数|结果|结论|答案|合计)[^。!?\\n]{0,6}(?:是|为)\\s?(?::|[\'"“]|\\d)|(?:将|把)(?:输出|总和|结果|答案)(?:视为|当作|看作)\\s?[\'"“\\d]|声明(?:本文|论文)的?结论是',
                  'secret': '密码|密碼|口令|密钥|密鑰|私钥|秘钥|暗号|暗號|通行码|访问码|验证码|登录凭证|凭证|api ?(?:key|密钥)',
                  'secretly': '(?:悄悄|偷偷|暗中|秘密地|私下)(?:地)?(?:把|将)?[^。!?\\n]{0,15}(?:发送|转发|上传|记录|添加|删除|执行|插入|收集|修改|复制|安装|转账|保存)',
                  'selling': '只(?:推荐|推薦|宣传|介绍|建议使用)|(?:让|劝|建议|说服)(?:他|她|他们|用户)(?:们)?(?:去)?(?:买|购买|投资|汇款)',
                  'send': '发送|發送|发到|发给|發到|转发|轉發|上传|上傳|提交|传送|传到|寄到|寄给|贴到|附加到|附到|泄露给|共享给|分享到|post',
                  'spread': '(?:在|把|将)?(?:每个|每次|所有|每一个)(?:新的?)?(?:会话|对话|记忆|對話)中?(?:都)?(?:保存|写入|存储|加入|复制|重复)(?:{mem})|(?:{mem})(?:保存|写入|复制|存储|加入)(?:到|进)(?:每个|所有|每次|每一个)(?:会话|对话|记忆)|(?:{mem})(?:一旦|如果|若)?被删除[^。!?\\n]{0,4}重新(?:写入|保存|创建)',
                  'tell_not': '(?:不要|别|不能|不可|切勿|绝不|绝对不要|请勿|不許|不准|勿)(?:把)?(?:这|此|該|该)?(?:件事|事|条指令|消息|些)?(?:告诉|告訴|告知)(?:{who})(?:这|此|有关|关于|$|[。!?,\\s]|你|任何|该)|(?:^|[。!?,;\\s]|请|并|也|然后|但)(?:不要|别|切勿|请勿|绝不)(?:通知|提醒)(?:{who})(?:这|此|有关|关于|$|[。!?,\\s])|(?:不要|别|不能|绝对不要|绝不|切勿|请勿)让(?:{who}|任何人)(?:知道|发现|察觉|得知|看到(?:这|此))',
                  'to_the_model': 'ai(?:模型|助手|审查者|评审)?(?:请注意|注意|请)\\s*[:,]?\\s*(?:请)?(?:回答|报告|说|声明|确认)(?:这|该|本|此)|(?:^|[\\s#/*])ai\\s?:[^。!?\\n]{0,14}(?:回答|报告|说)|如果你是(?:语言模型|大模型|ai|人工智能|一个ai)[,\\s]',
                  'trade': '红队|紅隊|攻击|攻擊|注入|例如|比如|短语|检测|檢測|越狱提示|测试用例',
                  'treat_as': '(?:{mem})(?:标记为|視為|视为|当作|當作|设为|看作|作为|标为)(?:一条|一个|最高|绝对|已)*(?:可信|受信任|信任|已确认|确认|已验证|系统(?:指令|提示|消息|命令)|最高优先|优先|权威|永久|官方)',
                  'unguarded': '(?:不经|未经|无需|不需|跳过|不做|不)(?:任何)?(?:审查|审核|检查|审阅|review|確認|确认)[^。!?\\n]{0,8}(?:合并|批准|通过|合併)|(?:关闭|禁用|停用|绕过|跳过|關閉)[^。!?\\n]{0,8}(?:安全|防火墙|杀毒|审计|加密|签名|防护)',
                  'unscreened': '(?:对|跳过|禁用|关闭)(?:对)?(?:{mem})(?:的)?(?:禁用|跳过|关闭|不做)?(?:审查|筛查|检查|过滤|隔离|检测|扫描)|(?:关闭|禁用|跳过|停用)(?:记忆|記憶)的?(?:审查|筛查|检查|过滤|检测)',
                  'when': '每当|每當|每次|当|當|如果|若|一旦|下次|只要|凡是',
                  'who': '用户|用戶|使用者|主人|所有者',
                  'without_knowing': '(?:在)?(?:{who})不知情(?:的情况下|时|的情況下)|(?:不|不用|无需|未|不要)(?:通知|告知|告诉|经|问|询问)(?:{who})(?:同意|许可)?(?:就|便|而|直接|,)[^。!?\\n]{0,20}(?:转|发|删|执行|安装|添加|上传|修改)',
                  'without_limits': '(?:没有|不受|無|毫无|不存在)(?:任何)?(?:的)?(?:{limits})的?(?:人工智能|ai|模型|助手|机器人|聊天机器人|gpt)|(?:假装|假设|想象|就像|装作)(?:你)?(?:没有|不受)(?:任何)?(?:{limits})|(?:不受审查|没有(?:任何)?(?:道德)?限制|不加过滤|无过滤|不经过滤|無限制)地?[^。!?\\n]{0,12}(?:回答|回复|回應|说话)|你没有(?:任何)?(?:{limits})(?:的游戏|[。,!\\s]|$)|你不再有(?:任何)?(?:{limits})|任何(?:规则|限制|准则)都?不(?:再)?适用于你'},
 'secret_contexts': {'assign': '["\'`]?\\s*(?:=>|[:?+]{0,3}=|:|\\||\\n\\s*value:|\\s--body[ =])\\s*',
                     'open_quote': '(?:["\'`“‘«„「『]\\s*)?',
                     'password_name': 'mot\\s+de\\s+passe|passphrase|contrasena|password|passcode|passwort|kennwort|passwd|パスワード|暗証番号|pwd|mdp|密码|口令',
                     'quote': '["\'`“”‘’«»„「」『』]',
                     'secret_name': "encryption_key|encryption\\s+key|webhook_secret|client\\s+secret|client\\-secret|client_secret|shared_secret|refresh_token|session_token|api\\-schlussel|access\\s+token|access\\-token|access_token|clientsecret|sessiontoken|bearer_token|deploy_token|clave\\s+de\\s+api|accesstoken|private\\s+key|private\\-key|private_key|signing_key|signing\\s+key|license_key|oauth_token|totp_secret|credentials|access\\s+key|access\\-key|access_key|auth\\s+token|auth\\-token|auth_token|secret\\s+key|secret\\-key|secret_key|privatekey|app_secret|master_key|api\\s+token|api\\-token|api_token|accesskey|authtoken|secretkey|appsecret|bot_token|user_auth|schlussel|cle\\s+d'api|clave\\s+api|apitoken|auth_key|id_token|api\\s+key|api\\-key|api_key|authkey|idtoken|cle\\s+api|apikey|secret|アクセスキー|シークレット|api\\s+密钥|token|apiキー|api密钥|トークン|密钥|令牌"},
 'secret_prose': {'becomes': 'is|was|are|will be|should be|=|:|->|→|changed to|was changed to|has changed to|is '
                             'now|now is|set to|is set to|was set to|reset to|was reset to|got reset to|updated '
                             'to|became|remains|stays',
                  'letters_and_digits': '[!-&*-~]*(?:[a-z][!-&*-~]*\\d|\\d[!-&*-~]*[a-z]|[a-z\\d][!@#$^&*+=?~])[!-&*-~]*',
                  'password_any': 'masterpasswort|guest\\s+network|mot\\s+de\\s+passe|credenciales|identifiants|zugangsdaten|passphrase|contrasena|passwords|password|passcode|passwort|kennwort|gastnetz|wi\\-fiキー|passwd|reseau|router|log\\s+in|パスフレーズ|clave|wi\\-fi|login|パスワード|パスコード|pass|wifi|wlan|ssid|ルーター|ログイン|pwd|mdp|pw|密码|口令|密碼|账号',
                  'pin_word': 'safe\\s+combination|security\\s+code|building\\s+code|voicemail\\s+pin|lockbox\\s+code|access\\s+code|garage\\s+code|combination|unlock\\s+code|keypad\\s+code|pin\\s+number|alarm\\s+code|entry\\s+code|door\\s+code|gate\\s+code|safe\\s+code|lock\\s+code|pin\\s+code|passcode|sim\\s+pin|code|pin',
                  'q': '["\'`“”‘’«»„「」『』《》]',
                  'secret_word': 'login\\s+credentials|security\\s+answer|master\\s+password|login\\s+password|wi\\-fi\\s+password|admin\\s+password|encryption\\s+key|decryption\\s+key|wifi\\s+password|recovery\\s+code|secret\\s+answer|root\\s+password|sudo\\s+password|wireless\\s+key|security\\s+key|recovery\\s+key|pass\\s+phrase|network\\s+key|unlock\\s+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|wi\\-fi\\s+key|wifi\\s+code|password|passcode|wifi\\s+key|wpa2\\s+key|wpa\\s+key|passwd|pass|pwd|pw'},
 'secret_tokens': {'end': '(?:$|[^A-Za-z0-9_-])', 'start': '(?:^|[^A-Za-z0-9_.])'}}

RULES: Any = [('age-secret-key', 'secret', True, 'secret_contexts', 'AGE-SECRET-KEY-1[A-Z0-9]{58}', None, None, 'is_token'),
 ('json-web-token', 'secret', True, 'secret_contexts',
  '(eyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{6,}\\.[A-Za-z0-9_-]*)', None, None, None),
 ('encrypted-web-token', 'secret', True, 'secret_contexts',
  '(eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{40,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{16,})',
  None, None, 'is_token'),
 ('vault-old-token', 'secret', True, 'secret_contexts', '(?:^|[\\s"\'`=:(])(s\\.[A-Za-z0-9]{24})(?:$|[^A-Za-z0-9])',
  None, None, 'is_mixed_token'),
 ('aws-access-key', 'secret', True, 'secret_tokens', '{start}((?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}){end}', None,
  None, 'is_token'),
 ('aws-bedrock-key', 'secret', True, 'secret_tokens',
  '{start}(ABSK[A-Za-z0-9+/]{109,269}={0,2}|bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[A-Za-z0-9+/]{20,}){end}',
  None, None, 'is_token'),
 ('google-api-key', 'secret', True, 'secret_tokens',
  '{start}(AIza[A-Za-z0-9_-]{35}|AQ\\.Ab[A-Za-z0-9_-]{40,}){end}', None, None, 'is_token'),
 ('google-oauth', 'secret', True, 'secret_tokens',
  '{start}(ya29\\.[A-Za-z0-9_-]{30,}|GOCSPX-[A-Za-z0-9_-]{24,}|1//0[A-Za-z0-9_-]{40,}){end}', None, None,
  'is_token'),
 ('azure-client-secret', 'secret', True, 'secret_tokens',
  '(?:^|[^A-Za-z0-9_])([A-Za-z0-9_~.-]{3}\\dQ~[A-Za-z0-9_~.-]{31,34})(?:$|[^A-Za-z0-9_~-])', None, None,
  'is_token'),
 ('azure-storage-key', 'secret', True, 'secret_tokens',
  '((?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{42,}={0,2}|[?&]sig=[A-Za-z0-9%+/]{40,})', None, None, 'is_token'),
 ('azure-devops-token', 'secret', True, 'secret_tokens', '{start}([A-Za-z0-9]{72,80}AZDO[A-Za-z0-9]{4}){end}', None,
  None, 'is_token'),
 ('digitalocean-token', 'secret', True, 'secret_tokens', '{start}(do[opr]_v1_[a-f0-9]{64}){end}', None, None,
  'is_token'),
 ('alibaba-access-key', 'secret', True, 'secret_tokens', '{start}(LTAI[A-Za-z0-9]{12,26}){end}', None, None,
  'is_mixed_token'),
 ('tencent-secret-id', 'secret', True, 'secret_tokens', '{start}(AKID[A-Za-z0-9]{32}){end}', None, None,
  'is_token'),
 ('yandex-key', 'secret', True, 'secret_tokens',
  '{start}(AQVN[A-Za-z0-9_-]{35,38}|t1\\.[A-Za-z0-9_-]{20,}={0,2}\\.[A-Za-z0-9_-]{86}={0,2}){end}', None, None,
  'is_token'),
 ('cloudflare-token', 'secret', True, 'secret_tokens',
  '{start}(v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}|cf(?:ut|at|k)_[A-Za-z0-9]{40,}){end}', None, None, 'is_token'),
 ('heroku-key', 'secret', True, 'secret_tokens', '{start}(HRKU-[A-Za-z0-9_-]{36,64}){end}', None, None, 'is_token'),
 ('fly-token', 'secret', True, 'secret_tokens',
  '{start}(fm[12][ar]?_[A-Za-z0-9+/=_-]{60,}|fo1_[A-Za-z0-9_-]{43}){end}', None, None, 'is_token'),
 ('vercel-token', 'secret', True, 'secret_tokens', '{start}(vc[pirak]_[A-Za-z0-9]{24,}){end}', None, None,
  'is_mixed_token'),
 ('netlify-token', 'secret', True, 'secret_tokens', '{start}(nf[pocu]_[A-Za-z0-9_-]{36,}){end}', None, None,
  'is_token'),
 ('supabase-key', 'secret', True, 'secret_tokens', '{start}(sbp_[a-f0-9]{40}|sb_secret_[A-Za-z0-9_-]{20,}){end}',
  None, None, 'is_token'),
 ('planetscale-token', 'secret', True, 'secret_tokens',
  '{start}(pscale_(?:tkn|pw|oauth)_[A-Za-z0-9=._-]{32,64}){end}', None, None, 'is_token'),
 ('neon-key', 'secret', True, 'secret_tokens', '{start}(napi_[a-z0-9]{40,}){end}', None, None, 'is_token'),
 ('render-key', 'secret', True, 'secret_tokens', '{start}(rnd_[A-Za-z0-9]{28,40}){end}', None, None,
  'is_mixed_token'),
 ('scalingo-token', 'secret', True, 'secret_tokens', '{start}(tk-us-[A-Za-z0-9_-]{48}){end}', None, None,
  'is_token'),
 ('doppler-token', 'secret', True, 'secret_tokens',
  '{start}(dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44}){end}', None, None,
  'is_token'),
 ('pulumi-token', 'secret', True, 'secret_tokens', '{start}(pul-[a-f0-9]{40}){end}', None, None, 'is_token'),
 ('terraform-token', 'secret', True, 'secret_tokens',
  '{start}([A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{60,70}){end}', None, None, 'is_token'),
 ('vault-token', 'secret', True, 'secret_tokens', '{start}(hv[sbr]\\.[A-Za-z0-9_-]{24,}){end}', None, None,
  'is_token'),
 ('infracost-key', 'secret', True, 'secret_tokens', '{start}(ico-[A-Za-z0-9]{32}){end}', None, None, 'is_token'),
 ('prefect-key', 'secret', True, 'secret_tokens', '{start}(pn[ub]_[A-Za-z0-9]{36}){end}', None, None, 'is_token'),
 ('tailscale-key', 'secret', True, 'secret_tokens',
  '{start}(tskey-[a-z]+-[A-Za-z0-9]{10,}-[A-Za-z0-9]{20,}|tskey-[A-Za-z0-9]{16,}-[A-Za-z0-9]{10,}){end}', None,
  None, 'is_token'),
 ('harness-token', 'secret', True, 'secret_tokens',
  '{start}((?:pat|sat)\\.[A-Za-z0-9_-]{22}\\.[a-f0-9]{24}\\.[A-Za-z0-9]{20}){end}', None, None, 'is_token'),
 ('openshift-token', 'secret', True, 'secret_tokens', '{start}(sha256~[A-Za-z0-9_-]{43}){end}', None, None,
  'is_token'),
 ('github-token', 'secret', True, 'secret_tokens', '{start}(gh[pousr]_[A-Za-z0-9]{36,255}){end}', None, None,
  'is_github_token'),
 ('github-fine-grained-token', 'secret', True, 'secret_tokens',
  '{start}(github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}){end}', None, None, 'is_token'),
 ('gitlab-token', 'secret', True, 'secret_tokens',
  '{start}(gl(?:pat|dt|rtr?|cbt|ptt|ft|soat|agent|oas|imt|ffct)-[A-Za-z0-9_.-]{20,}|GR1348941[A-Za-z0-9_-]{20}){end}',
  None, None, 'is_token'),
 ('bitbucket-token', 'secret', True, 'secret_tokens',
  '{start}(ATBB[A-Za-z0-9]{24,36}|BBDC-[A-Za-z0-9+/=-]{40,}){end}', None, None, 'is_token'),
 ('atlassian-token', 'secret', True, 'secret_tokens', '{start}(AT[ACS]TT3[A-Za-z0-9_=-]{60,}){end}', None, None,
  'is_token'),
 ('sourcegraph-token', 'secret', True, 'secret_tokens',
  '{start}((?:sgp_(?:local_|[a-fA-F0-9]{16}_)?[a-fA-F0-9]{40}|slk_[a-f0-9]{64})){end}', None, None, 'is_token'),
 ('sonar-token', 'secret', True, 'secret_tokens', '{start}(sq[upa]_[A-Za-z0-9]{40}){end}', None, None, 'is_token'),
 ('buildkite-token', 'secret', True, 'secret_tokens', '{start}(bkua_[a-f0-9]{40}){end}', None, None, 'is_token'),
 ('circleci-token', 'secret', True, 'secret_tokens', '{start}(CCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-f0-9]{40}){end}',
  None, None, 'is_token'),
 ('artifactory-key', 'secret', True, 'secret_tokens', '{start}(AKCp[A-Za-z0-9]{69}|cmVmd[A-Za-z0-9]{59}){end}',
  None, None, 'is_token'),
 ('octopus-key', 'secret', True, 'secret_tokens', '{start}(API-[A-Z0-9]{25,27}){end}', None, None, 'is_token'),
 ('postman-key', 'secret', True, 'secret_tokens', '{start}(PMAK-[a-f0-9]{24}-[a-f0-9]{34}|PMAT-[A-Z0-9]{26}){end}',
  None, None, 'is_token'),
 ('launchdarkly-key', 'secret', True, 'secret_tokens',
  '{start}((?:api|sdk)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}){end}', None, None,
  'is_token'),
 ('readme-key', 'secret', True, 'secret_tokens', '{start}(rdme_[a-z0-9]{70}){end}', None, None, 'is_token'),
 ('contentful-token', 'secret', True, 'secret_tokens', '{start}(CFPAT-[A-Za-z0-9_-]{43}){end}', None, None,
  'is_token'),
 ('dynatrace-token', 'secret', True, 'secret_tokens', '{start}(dt0[a-z]\\d\\d\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}){end}',
  None, None, 'is_token'),
 ('sentry-token', 'secret', True, 'secret_tokens',
  '{start}(sntrys_eyJ[A-Za-z0-9+/=]{20,}_[A-Za-z0-9+/]{30,}|sntryu_[a-f0-9]{64}){end}', None, None, 'is_token'),
 ('new-relic-key', 'secret', True, 'secret_tokens', '{start}(NR(?:AK|II|RA|IQ|JS)-[A-Za-z0-9_-]{19,42}){end}', None,
  None, 'is_token'),
 ('grafana-token', 'secret', True, 'secret_tokens',
  '{start}(glc_eyJ[A-Za-z0-9+/]{30,}={0,2}|glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}){end}', None, None, 'is_token'),
 ('easypost-key', 'secret', True, 'secret_tokens', '{start}(EZ[AT]K[A-Za-z0-9]{54}){end}', None, None, 'is_token'),
 ('typeform-token', 'secret', True, 'secret_tokens', '{start}(tfp_[A-Za-z0-9_.=-]{40,60}){end}', None, None,
  'is_token'),
 ('intra42-secret', 'secret', True, 'secret_tokens', '{start}(s-s4t2(?:ud|af)-[a-f0-9]{64}){end}', None, None,
  'is_token'),
 ('clickhouse-key', 'secret', True, 'secret_tokens', '{start}(4b1d[A-Za-z0-9]{38}){end}', None, None,
  'is_mixed_token'),
 ('mapbox-secret', 'secret', True, 'secret_tokens', '{start}(sk\\.eyJ[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{20,}){end}',
  None, None, 'is_token'),
 ('apify-token', 'secret', True, 'secret_tokens', '{start}(apify_api_[A-Za-z0-9]{34,40}){end}', None, None,
  'is_token'),
 ('adafruit-key', 'secret', True, 'secret_tokens', '{start}(aio_[A-Za-z0-9]{28}){end}', None, None, 'is_token'),
 ('flutterwave-key', 'secret', True, 'secret_tokens', '{start}(FLWSECK(?:_TEST)?-[a-h0-9]{12,32}(?:-X)?){end}',
  None, None, 'is_token'),
 ('slack-token', 'secret', True, 'secret_tokens',
  '{start}(xox[baporscd]-[0-9]{6,}[A-Za-z0-9-]*-[A-Za-z0-9%/+=]{10,}|xox[ars]-[0-9]-[0-9-]{9,}-[a-f0-9]{10,}|xox[cd]-[A-Za-z0-9%/+=-]{40,}|xoxe\\.xox[bp]-\\d-[A-Za-z0-9]{100,}|xoxe-\\d-[A-Za-z0-9]{100,}|xoxe-[0-9]{10,}-[A-Za-z0-9-]{20,}|xapp-\\d-[A-Z0-9]{8,}-\\d{8,}-[a-f0-9]{40,}){end}',
  None, None, 'is_token'),
 ('slack-webhook', 'secret', True, 'secret_tokens',
  '(hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{30,80})', None, None, 'is_token'),
 ('discord-bot-token', 'secret', True, 'secret_tokens',
  '{start}([MNO][A-Za-z0-9_-]{23,25}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,38}){end}', None, None,
  'is_mixed_token'),
 ('discord-webhook', 'secret', True, 'secret_tokens',
  '(discord(?:app)?\\.com/api/webhooks/\\d{16,20}/[A-Za-z0-9_-]{60,})', None, None, 'is_token'),
 ('telegram-bot-token', 'secret', True, 'secret_tokens', '(?:^|[^A-Za-z0-9_])(\\d{8,10}:A[A-Za-z0-9_-]{34}){end}',
  None, None, 'is_token'),
 ('teams-webhook', 'secret', True, 'secret_tokens',
  '(webhook\\.office\\.com/webhookb2/[A-Za-z0-9@-]{30,}/IncomingWebhook/[a-f0-9]{32}[A-Za-z0-9/-]*|logic\\.azure\\.com(?::443)?/workflows/[a-f0-9]{32}/[^\\s\\"\'<>]*sig=[A-Za-z0-9_-]{20,})',
  None, None, 'is_token'),
 ('google-chat-webhook', 'secret', True, 'secret_tokens',
  '(chat\\.googleapis\\.com/v1/spaces/[A-Za-z0-9_-]+/messages\\?key=[A-Za-z0-9_-]{20,}&token=[A-Za-z0-9_%=-]{20,})',
  None, None, 'is_token'),
 ('automation-webhook', 'secret', True, 'secret_tokens',
  '(hooks\\.zapier\\.com/hooks/catch/\\d{5,}/[a-z0-9]{6,}|maker\\.ifttt\\.com/[\\w/]+/with/key/[\\w-]{20,}|hook\\.[a-z0-9]+\\.make\\.com/[a-z0-9]{24,})',
  None, None, 'is_token'),
 ('facebook-token', 'secret', True, 'secret_tokens',
  '(?:^|[^A-Za-z0-9_])(EAA[A-Za-z0-9]{80,}|\\d{15,16}\\|[A-Za-z0-9_-]{27}){end}', None, None, 'is_token'),
 ('stripe-key', 'secret', True, 'secret_tokens',
  '{start}((?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{24,}={0,2}){end}', None, None,
  'is_token'),
 ('square-token', 'secret', True, 'secret_tokens',
  '{start}(sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,43}|EAAA[A-Za-z0-9_-]{60}){end}', None, None, 'is_token'),
 ('braintree-token', 'secret', True, 'secret_tokens',
  '{start}(access_token\\$(?:production|sandbox)\\$[a-z0-9]{16}\\$[a-f0-9]{32}){end}', None, None, 'is_token'),
 ('razorpay-key', 'secret', True, 'secret_tokens', '{start}(rzp_(?:live|test)_[A-Za-z0-9]{14,}){end}', None, None,
  'is_token'),
 ('shopify-token', 'secret', True, 'secret_tokens', '{start}(shp(?:at|ca|pa|ss|tka)_[a-fA-F0-9]{32}){end}', None,
  None, 'is_token'),
 ('mollie-key', 'secret', True, 'secret_tokens', '{start}((?:live|test)_[A-Za-z0-9]{30}){end}', None, None,
  'is_mixed_token'),
 ('plaid-token', 'secret', True, 'secret_tokens',
  '(?:^|[^A-Za-z0-9_])(access-(?:sandbox|development|production)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}){end}',
  None, None, 'is_token'),
 ('shippo-token', 'secret', True, 'secret_tokens', '{start}(shippo_(?:live|test)_[a-f0-9]{40}){end}', None, None,
  'is_token'),
 ('duffel-token', 'secret', True, 'secret_tokens', '{start}(duffel_(?:test|live)_[A-Za-z0-9_=-]{43}){end}', None,
  None, 'is_token'),
 ('adyen-key', 'secret', True, 'secret_tokens', '{start}(AQE[a-z][A-Za-z0-9+/=-]{40,}){end}', None, None,
  'is_mixed_token'),
 ('twilio-key', 'secret', True, 'secret_tokens', '{start}(SK[0-9a-f]{32}){end}', None, None, 'is_token'),
 ('sendgrid-key', 'secret', True, 'secret_tokens', '{start}(SG\\.[A-Za-z0-9_-]{20,24}\\.[A-Za-z0-9_-]{39,50}){end}',
  None, None, 'is_token'),
 ('mailgun-key', 'secret', True, 'secret_tokens',
  '{start}(key-[a-f0-9]{32}|[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}){end}', None, None, 'is_token'),
 ('mailchimp-key', 'secret', True, 'secret_tokens', '(?:^|[^A-Za-z0-9_])([a-f0-9]{32}-us\\d{1,2}){end}', None, None,
  'is_token'),
 ('brevo-key', 'secret', True, 'secret_tokens', '{start}(x(?:key|smtp)sib-[a-f0-9]{64}-[A-Za-z0-9]{16}){end}', None,
  None, 'is_token'),
 ('resend-key', 'secret', True, 'secret_tokens', '{start}(re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}){end}', None, None,
  'is_token'),
 ('openai-key', 'secret', True, 'secret_tokens',
  '{start}(sk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{40,}|sk-[A-Za-z0-9_-]{16,}T3BlbkFJ[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9]{48}){end}',
  None, None, 'is_token'),
 ('anthropic-key', 'secret', True, 'secret_tokens',
  '{start}(sk-ant-(?:api|admin|oat|ort|sid)\\d\\d-[A-Za-z0-9_-]{80,120}AA){end}', None, None, None),
 ('deepseek-key', 'secret', True, 'secret_tokens', '{start}(sk-[a-f0-9]{32}){end}', None, None, 'is_token'),
 ('openrouter-key', 'secret', True, 'secret_tokens', '{start}(sk-or-(?:v1-)?[a-f0-9]{64}){end}', None, None,
  'is_token'),
 ('langfuse-key', 'secret', True, 'secret_tokens',
  '{start}(sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|sk-helicone-[a-z0-9-]{24,}){end}',
  None, None, 'is_token'),
 ('huggingface-token', 'secret', True, 'secret_tokens', '{start}((?:hf_|api_org_)[A-Za-z0-9]{34}){end}', None, None,
  'is_token'),
 ('replicate-token', 'secret', True, 'secret_tokens', '{start}(r8_[A-Za-z0-9]{37,40}){end}', None, None,
  'is_token'),
 ('groq-key', 'secret', True, 'secret_tokens', '{start}(gsk_[A-Za-z0-9]{48,56}){end}', None, None, 'is_token'),
 ('xai-key', 'secret', True, 'secret_tokens', '{start}(xai-[A-Za-z0-9]{64,100}){end}', None, None, 'is_token'),
 ('perplexity-key', 'secret', True, 'secret_tokens', '{start}(pplx-[A-Za-z0-9]{40,64}){end}', None, None,
  'is_token'),
 ('fireworks-key', 'secret', True, 'secret_tokens', '{start}(fw_[A-Za-z0-9]{22,32}){end}', None, None, 'is_token'),
 ('cerebras-key', 'secret', True, 'secret_tokens', '{start}(csk-[a-z0-9]{40,60}){end}', None, None, 'is_token'),
 ('nvidia-key', 'secret', True, 'secret_tokens', '{start}(nvapi-[A-Za-z0-9_-]{60,70}){end}', None, None,
  'is_token'),
 ('elevenlabs-key', 'secret', True, 'secret_tokens', '{start}(sk_[a-f0-9]{48}){end}', None, None, 'is_token'),
 ('databricks-token', 'secret', True, 'secret_tokens', '{start}(dapi[a-f0-9]{32}(?:-\\d)?){end}', None, None,
  'is_token'),
 ('langsmith-key', 'secret', True, 'secret_tokens', '{start}(lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}){end}', None,
  None, 'is_token'),
 ('pinecone-key', 'secret', True, 'secret_tokens', '{start}(pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{50,70}){end}', None,
  None, 'is_token'),
 ('voyage-key', 'secret', True, 'secret_tokens', '{start}(pa-[A-Za-z0-9_-]{43}){end}', None, None,
  'is_mixed_token'),
 ('jina-key', 'secret', True, 'secret_tokens', '{start}(jina_[a-f0-9]{32}[A-Za-z0-9_-]{28}){end}', None, None,
  'is_token'),
 ('tavily-key', 'secret', True, 'secret_tokens', '{start}(tvly-(?:dev-|prod-)?[A-Za-z0-9]{30,40}){end}', None, None,
  'is_token'),
 ('firecrawl-key', 'secret', True, 'secret_tokens', '{start}(fc-[a-f0-9]{32}){end}', None, None, 'is_token'),
 ('together-key', 'secret', True, 'secret_tokens', '{start}(tgp_v1_[A-Za-z0-9_-]{43}){end}', None, None,
  'is_token'),
 ('wandb-key', 'secret', True, 'secret_tokens', '{start}(wandb_v1_[A-Za-z0-9_]{60,90}){end}', None, None,
  'is_token'),
 ('e2b-key', 'secret', True, 'secret_tokens', '{start}(e2b_[a-f0-9]{40}){end}', None, None, 'is_token'),
 ('mem0-key', 'secret', True, 'secret_tokens', '{start}(m0-[A-Za-z0-9]{40}){end}', None, None, 'is_token'),
 ('cursor-key', 'secret', True, 'secret_tokens', '{start}((?:crsr|key)_[a-f0-9]{64}){end}', None, None, 'is_token'),
 ('npm-token', 'secret', True, 'secret_tokens', '{start}(npm_[A-Za-z0-9]{36}){end}', None, None, 'is_github_token'),
 ('pypi-token', 'secret', True, 'secret_tokens', '{start}(pypi-[A-Za-z0-9_-]{60,}){end}', None, None, 'is_token'),
 ('rubygems-key', 'secret', True, 'secret_tokens', '{start}(rubygems_[a-f0-9]{48}){end}', None, None, 'is_token'),
 ('crates-token', 'secret', True, 'secret_tokens', '{start}(cio[A-Za-z0-9]{32}){end}', None, None,
  'is_mixed_token'),
 ('nuget-key', 'secret', True, 'secret_tokens', '{start}(oy2[a-z0-9]{43}){end}', None, None, 'is_token'),
 ('docker-token', 'secret', True, 'secret_tokens', '{start}(dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,36}){end}', None,
  None, 'is_token'),
 ('clojars-token', 'secret', True, 'secret_tokens', '{start}(CLOJARS_[a-z0-9]{60}){end}', None, None, 'is_token'),
 ('airtable-token', 'secret', True, 'secret_tokens', '{start}(pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}){end}', None, None,
  'is_token'),
 ('asana-token', 'secret', True, 'secret_tokens',
  '(?:^|[^A-Za-z0-9_])([12]/\\d{13,19}(?:/\\d{13,19})?:[a-f0-9]{32}){end}', None, None, 'is_token'),
 ('notion-token', 'secret', True, 'secret_tokens',
  '{start}(ntn_\\d{8,12}[A-Za-z0-9]{32,38}|secret_[A-Za-z0-9]{43}){end}', None, None, 'is_token'),
 ('figma-token', 'secret', True, 'secret_tokens', '{start}(fig[dou]_[A-Za-z0-9_-]{36,}){end}', None, None,
  'is_token'),
 ('linear-key', 'secret', True, 'secret_tokens', '{start}(lin_(?:api|oauth)_[A-Za-z0-9]{32,64}){end}', None, None,
  'is_token'),
 ('dropbox-token', 'secret', True, 'secret_tokens', '{start}(sl\\.(?:u\\.)?[A-Za-z0-9_-]{60,}){end}', None, None,
  'is_token'),
 ('onepassword-token', 'secret', True, 'secret_tokens',
  '{start}(ops_eyJ[A-Za-z0-9+/]{60,}={0,3}|A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}){end}',
  None, None, 'is_token'),
 ('hubspot-token', 'secret', True, 'secret_tokens',
  '{start}(pat-(?:na|eu|ap)\\d-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}){end}', None, None,
  'is_token'),
 ('private-key', 'secret', False, 'secret_contexts',
  '-----begin (?:[a-z0-9]+ ){0,3}private key(?: '
  'block)?-----(?:[\\s\\\\nr"\'+,]|(?:proc-type|dek-info|version|comment):[^\\n]{0,80})*([a-z0-9+/=]{16,}(?:[\\s\\\\nr"\'+,]*[a-z0-9+/=]{8,})*)',
  None, None, None),
 ('putty-private-key', 'secret', False, 'secret_contexts',
  'putty-user-key-file-\\d:(?s:.*?)private-lines:\\s*\\d+\\s+([a-z0-9+/=\\s]{16,})', None, None, None),
 ('wireguard-key', 'secret', False, 'secret_contexts', '(?:privatekey|presharedkey)\\s*=\\s*([a-z0-9+/]{43}=)',
  None, None, 'is_token'),
 ('authorization-header', 'secret', False, 'secret_contexts',
  '(?:authorization["\'`]?\\s*[:=]\\s*["\'`]?(?:(?:bearer|token|api-token|apikey|key|splunk|digest)\\s+)?|(?:^|["\'`\\s])(?:[\\w-]*token|x-api-key|api-key|apikey):\\s*)["\'`]?([^\\s"\'`,;<>]{8,})',
  None, None, 'is_random'),
 ('basic-authorization-header', 'secret', False, 'secret_contexts',
  'authorization["\'`]?\\s*[:=]\\s*["\'`]?basic\\s+([a-z0-9+/]{8,}={0,2})', None, None, 'is_basic_header'),
 ('password-in-address', 'secret', False, 'secret_contexts',
  '[a-z][a-z0-9+.-]{1,30}://[^\\s/:@"\'`<>]{0,80}:([^\\s/@"\'`<>]{3,100})@[a-z0-9\\[_$-]', None, None,
  'is_password'),
 ('password-in-curl', 'secret', False, 'secret_contexts',
  '\\bcurl\\b[^\\n]{0,300}?\\s(?:-u|--user)(?:\\s+|=)["\']?([^\\s"\'$<{%\\[]{0,60}:["\']?[^\\s"\'$<{%\\[][^\\s"\'<{]{2,60}|[^\\s"\':$<{]{8,60}:)',
  None, None, 'is_basic_auth'),
 ('nuget-password', 'secret', False, 'secret_contexts', 'cleartextpassword"\\s+value="([^"]{4,})"', None, None,
  'is_attribute'),
 ('assigned-password', 'secret', False, 'secret_contexts',
  '(?:{password_name}|[_.-]pass)["\'`]?(?:\\s*(?:=>|[:?+]{0,3}=)\\s*|:\\s*)((?:["\'`][^"\'`\\n]{4,80}["\'`])|[^\\s"\'`,;&]{4,80})',
  None, None, 'is_assigned_password'),
 ('assigned-secret', 'secret', False, 'secret_contexts',
  '{secret_name}{assign}{open_quote}([^\\s"\'`,;<>{}()「」]{8,})', None, None, 'is_random'),
 ('assigned-key', 'secret', False, 'secret_contexts',
  '(?:[a-z]{3,}[_.-]?(?:key|login|auth)|\\bsourcegraph|messagebirdclientid){assign}{open_quote}([^\\s"\'`,;<>{}()]{20,})',
  None, None, 'is_machine_made'),
 ('aws-secret-key', 'secret', False, 'secret_contexts',
  '(?:aws|amazon|secret)[^\\n]{0,40}?(?:secret|key)[^\\n]{0,30}?[\\s=:"\'`(]([a-z0-9/+]{40})(?:$|[^a-z0-9/+=])',
  None, None, 'is_mixed_token'),
 ('named-provider-secret', 'secret', False, 'secret_contexts',
  '(?:okta|sumo(?:logic)?|facebook|vault|twilio|mistral|cohere|datadog|pagerduty|cloudflare|vercel|postmark|together|wandb|weights|dd_api|cf_api|algolia|bitly|linode|hetzner|vultr|gitea|travis|codecov|deepgram|assemblyai|ngrok|scaleway|jira|snyk)[^\\n]{0,60}?(?:token|key|secret|sid|access_?id|access|auth|login|password|api|schlussel|cle|clave|キー|トークン|密钥|令牌)[^\\n]{0,40}?[\\s=:"\'`(「“«:]([a-z0-9_-]{14,80}(?:\\.[a-z0-9_-]{8,80})?)(?:$|[^a-z0-9_.-]|\\.\\s|\\.$)',
  None, None, 'is_random'),
 ('sonar-login', 'secret', False, 'secret_contexts',
  'sonar[_.-](?:login|token){assign}{open_quote}([a-z0-9_]{40,44})(?:$|[^a-z0-9_])', None, None, None),
 ('sumologic-access-id', 'secret', False, 'secret_contexts',
  'sumo[a-z_.-]*access_?id{assign}{open_quote}(su[a-z0-9]{12})(?:$|[^a-z0-9])', None, None, 'is_mixed_token'),
 ('bundler-credentials', 'secret', False, 'secret_contexts',
  'bundle_[a-z0-9_]{3,60}__(?:com|org|io|dev|net){assign}{open_quote}([a-z0-9]{6,40}:[a-z0-9]{6,40})', None, None,
  None),
 ('otp-seed', 'secret', False, 'secret_contexts',
  '(?:otpauth://[^\\s]{0,200}secret=([a-z2-7]{16,64}))|(?:totp|2fa|authenticator|otp|二段階認証|两步验证|双重认证)[^\\n]{0,60}?[\\s::="\'`「はー是]([a-z2-7]{4}(?:[ '
  '-]?[a-z2-7]{4}){3,15})(?:$|[^a-z0-9])',
  None, None, 'is_seed'),
 ('seed-phrase', 'secret', False, 'secret_contexts',
  '(?:seed phrase|recovery phrase|mnemonic(?: phrase)?|seed '
  'words)[^\\n:]{0,30}(?::|is|are)\\s*["\'`“]?((?:[a-z]{3,8}[ ,]+){11,23}[a-z]{3,8})',
  None, None, None),
 ('password-beside-its-name', 'secret', False, 'secret_prose',
  '(?:^|[\\s"\'`“”‘’«»„「」『』(/、,,::=>]|[^\\x00-\\x7f])({letters_and_digits})(?:$|[\\s"\'`“”‘’«»「」『』)、。,,;]|[^\\x00-\\x7f])',
  None, None, 'is_beside_its_name'),
 ('password-joined-words', 'secret', False, 'secret_prose',
  '(?:\\bis|\\bto|:|=>?|\\bes|\\best|\\bist|\\blautet|は|に|是|为|\\b(?:password|pass|pw|mdp|passwort|contrasena|clave)\\b|口令|密码|siendo|\\ben|\\bas)\\s*{q}?([a-z]{2,}(?:[-_][a-z]{2,})+)(?:$|[\\s"\'`“”’»」』)、。,,;]|[.!](?:\\s|$)|を|です|で)',
  '{password_any}', None, 'is_joined_words'),
 ('passphrase-stated', 'secret', False, 'secret_prose',
  '(?:(?:passphrase|pass phrase|phrase de passe|frase de '
  'contrasena)[^.:;!?\\n]{0,50}?|(?:password|passwort|kennwort|mot de '
  'passe|contrasena)[^.:;!?\\n]{0,40}\\([^)\\n]{1,40}\\)\\s*)(?::|\\bis|\\blautet|\\best|\\bes|\\bist)\\s*{q}?\\s*([a-z]+(?:\\s+[a-z]+){3,7})\\s*{q}?\\s*(?:$|[.!\\n])',
  None, None, 'is_phrase'),
 ('security-answer', 'secret', False, 'secret_prose',
  '(?:answer to (?:the|my|his|her|our)[^\\n]{0,30}(?:security|secret) question|(?:security|secret) '
  'question|sicherheitsfrage|geheimfrage|question (?:secrete|de securite)|pregunta (?:de '
  'seguridad|secreta)|秘密の質問|密保问题?)[^\\n]{0,80}?(?:(?:\\bi|we) (?:always )?(?:answer|put|use)|\\banswer(?: '
  'is|:)?|\\bis|antwort(?: ist| lautet)?|reponse(?: est)?|respuesta(?: '
  'es)?|答えは|答案(?:是|为)|:)\\s*[::]?\\s*{q}?((?:[^\\s"\'`.,;]+ ?){1,4})',
  None, None, 'is_answer'),
 ('code-for-a-lock', 'secret', False, 'secret_prose',
  '(?:^|[\\s"\'`“«「::はでに为是#*])(\\d{3,8}[a-f]?|\\d{1,2}(?:\\s?-\\s?\\d{1,2}){2,5}|\\d(?: '
  '\\d){3,7}|(?:left|right|links|rechts|右|左)\\s*\\d{1,2}(?:,?\\s*(?:left|right|links|rechts|右|左)\\s*\\d{1,2})+)#?(?:$|[\\s"\'`”»」,、。,;)]|[.!](?:\\s|$)|で|だ|です|opens)',
  'keypad|lock ?box|padlock|bike lock|screen lock|combination lock|key ?safe|key ?box|safe '
  'combination|combination\\b|the safe|alarm|unlock|opens with|open the '
  '(?:garage|gate|door|safe)|garage|\\bgate\\b|panic code|disarm|opener '
  'code|zahlenschloss|tresor|haustur|kombination|entsperrt|clavier|cadenas|coffre|boite a '
  'cles|deverrouille|digicode|candado|caja fuerte|caja de '
  'llaves|combinacion|combinaison|desbloquea|ダイヤル(?:ロック|錠)|オートロック|ロック解除|解錠|金庫|开锁|保险箱|门锁|密码锁',
  '\\b(?:port|issue|ticket|version|release|line|lines|error|deadlock|mutex|threshold|ms|seconds|minutes|users|alarm '
  'rule|cloudwatch|lock ?file|block|clock|lines|rows|percent|pull request|pr|commit|api gate|gateway)\\b',
  'is_lock_code'),
 ('opened-with', 'secret', False, 'secret_prose',
  "(?:unlock(?:s|ed)?|opens?|protected|encrypted|decrypt(?:s|ed)?|offnest|offnet|entsperrt|gesichert|deverrouille|s'ouvre|protegee?|chiffree?|se "
  'abre|se '
  'desbloquea|protegid[oa]|開くには|解凍には|解压|打开)[^.;!?\\n]{0,24}?(?:with|using|type|enter|mit|avec|con|は|要|用|には)?\\s*{q}\\s?([^"\'`“”«»„「」『』\\n]{6,60}?)\\s?{q}|(?:protected|encrypted|unlocked|opens|offnest '
  'du|gesichert|protegee?|s\'ouvre|se abre|protegid[oa])\\s+(?:with|mit|avec|con)\\s+([^\\s"\'`]{6,40})',
  '\\b(?:zip|archive?|archivo|pdf|sheet|spreadsheet|excel|file|disk|drive|volume|vault|backup|phone|tablet|laptop|usb|datei|archiv|laufwerk|handy|fichier|disque|disco|movil|telefono|carpeta|folder)\\b|ファイル|圧縮|ディスク|文件|压缩包|硬盘',
  None, 'is_opening'),
 ('credentials-pair', 'secret', False, 'secret_prose',
  '(?:credentials?|creds|account|sign in|log in|login|get '
  'into|acces|identifiants|zugang|anmelden|credenciales|摄像头|后台|登录|ログイン)[^;!?\\n]{0,60}?(?:\\bare|\\bis|\\bwith|\\busing|\\bas|\\bmit|\\bavec|\\bcon|用|は)\\s+{q}?[\\w.@+-]{2,40}{q}?\\s+(?:and|with|/|und|mit|et|avec|y|con|和|と)\\s+(?:the\\s+)?(?:pass '
  '?phrase|password|secret|passwort|contrasena)?\\s*{q}?([^\\s"\'`”」、。,]{5,40})',
  None, None, 'is_stated'),
 ('secret-in-quotes', 'secret', False, 'secret_prose', '\\bsecret\\s+["“\'`]([^"”\'`\\s]{6,40})["”\'`]', None, None,
  'is_opening'),
 ('login-with-word', 'secret', False, 'secret_prose',
  '(?:\\buser(?:name)?|\\bas|benutzer(?:name)?|usuario|utilisateur|账号|ユーザー名?|login(?: '
  'is)?|hotspot|ssid)\\s*{q}?[^\\s,"\'`”」と和]{2,30}?(?:\\s[^\\s,"\'`”」]{2,12})?{q}?[,、]?\\s*(?:(?:and|und|et|y|con|with|mit|avec)\\s+(?:the\\s|la\\s|le\\s|das\\s)?|和|と|[,、]\\s*|\\s)(?:(?:password|pass|pw|pwd|passwort|kennwort|mot '
  'de '
  'passe|mdp|contrasena|clave)(?:\\s*:\\s*|\\s+)|(?:口令|密码|パスワード)\\s*:?\\s*){q}?([a-z0-9][^\\s"\'`”」、。,,;:]{4,40}?)(?:$|[\\s"\'`”」、。,,;]|[.!](?:\\s|$)|で|です)',
  None, None, 'is_stated_word'),
 ('name-and-password', 'secret', False, 'secret_prose',
  '(?:^|[\\s::,、「是は])(?:admin|root|user|guest|deploy|pi|ubuntu)\\s?/\\s?([^\\s/"\'`,;。、]{5,30})', None, None,
  'is_stated'),
 ('password-in-sshpass', 'secret', False, 'secret_prose',
  '(?:\\bsshpass\\s+-p\\s*|\\bmysql\\b[^\\n|;]{0,80}\\s-p|\\bredis-cli\\b[^\\n|;]{0,80}\\s-a\\s+|\\bpgpassword=)["\']?([^\\s"\'$<{]{4,40})',
  None, None, 'is_password'),
 ('password-stated', 'secret', False, 'secret_prose',
  '\\b{secret_word}s?(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:for|to|of|on|at|in|that|we|i|he|she|they|you)\\b[^.:;!?\\n]{1,60}?)?(?:\\s*\\([^)\\n]{0,60}\\))?\\s*(?:{becomes})\\s*(?:(?:now|currently|still|just|simply|actually|probably|always|again|really|literally|the '
  'word|the same as|as)[:,]?\\s+)*:?\\s*{q}?([^\\s]{3,64})',
  None, None, 'is_stated'),
 ('own-password-stated', 'secret', False, 'secret_prose',
  "\\b(?:my|our|his|her|their|your|user'?s?|'s|the|new|old|current|temporary|temp|default|initial|shared|mom'?s|dad'?s|wife'?s)\\s+(?:[\\w-]+\\s+){0,3}?{secret_word}(?:\\s+(?:for|to|of|on|at)\\b[^.:;!?\\n]{1,40}?)?\\s*(?:is|=|:|->|→|changed "
  'to|is now|was changed to|was reset to)\\s*(?:now|still|just|simply)?:?\\s*{q}?([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('quoted-passphrase', 'secret', False, 'secret_prose',
  '\\b{secret_word}s?\\b[^.;!?\\n"“\'`「«]{0,50}(?:{becomes})\\s*(?:["“`「«\']([^"”`」»\'\\n]{4,60})["”`」»\'])', None,
  None, 'is_quoted'),
 ('password-used', 'secret', False, 'secret_prose',
  '\\b(?:use|using|enter|type|try|with|give|and|,|is)\\s+(?:the\\s+)?{q}?([^\\s]{4,40}?){q}?\\s+(?:as|for|is|to '
  'be)\\s+(?:the|my|our|your|a|his|her|their)\\s+(?:[\\w-]+\\s+){0,3}?{secret_word}\\b',
  None, None, 'is_stated'),
 ('login-stated', 'secret', False, 'secret_prose',
  '(?:login|log in|log-in|logins|sign '
  'in|signin|credentials?|creds|user(?:name)?|account|anmeldung|zugang|zugangsdaten|benutzer|identifiants?|connexion|utilisateur|usuario|acceso|credenciales|ログイン|アカウント|ユーザー名?|登录|账号|帐号|账户)[^.!?\\n]{0,50}?(?:\\s|:|:|は|是|为)\\s*{q}?[\\w.@+-]{2,40}{q}?\\s*(?:/|\\||,?\\s+(?:and|with|und|mit|et|y|con)?\\s*(?:the\\s+)?(?:password|pass|pw|pwd|passwort|kennwort|mot '
  'de '
  'passe|mdp|contrasena|clave)\\s*:?|、?\\s*(?:パスワード|パス|pw|pass)(?:は|:|:)?|[,,]?\\s*密码(?:是|为|:|:)?)\\s*{q}?([^\\s、。,」"\'`]{4,40})',
  None, None, 'is_stated'),
 ('pin-stated', 'secret', False, 'secret_prose',
  '\\b(?:pin|pin code|pin '
  'number|(?:door|gate|alarm|entry|access|garage|safe|lock|unlock|security|keypad|building|lockbox|front door|bike '
  'lock|suitcase|phone|card|sim|voicemail|debit card|atm|entrance|office|elevator|locker|burglar '
  "alarm|intercom)s?'?s?\\s+(?:code|pin|combination|combo|passcode|number)|passcode|lock "
  'combination|combination)s?(?:\\s+(?:for|to|of|on|at)\\b[^.:;!?\\n0-9]{1,40}?)?\\s*(?:is|was|=|:|changed to|is '
  'now|set to|->|→)?\\s*(?:now|still|set to)?\\s*:?\\s*{q}?#?(\\d{3,8}|\\d{1,2}(?:[ '
  '-]\\d{1,2}){2,4})#?(?:$|[^\\d.%a-z:/-]|[.,](?:\\s|$))',
  None, None, 'is_code_number'),
 ('pin-after-number', 'secret', False, 'secret_prose',
  '\\b(\\d{4,8}|\\d{1,2}(?:-\\d{1,2}){2,3})#?\\s+(?:is|as|opens|unlocks)\\s+(?:(?:the|my|our|your|his|her|their|for '
  'the)\\s+)?(?:[\\w-]+\\s+){0,3}?(?:pin|code|combination|passcode|door|gate|garage|safe|alarm|lock)\\b',
  None, '\\b(?:error|exit|status|zip|postal|area|country|response|http|issue|ticket|port)\\b', 'is_code_number'),
 ('recovery-code', 'secret', False, 'secret_prose',
  '(?:recovery|backup|rescue|wiederherstellungs|notfall|recuperation|secours|recuperacion|respaldo|リカバリー|復旧|バックアップ|恢复|备用)[\\s-]*(?:codes?|keys?|schlussel|コード|キー|码|密钥|代码)?[^\\n]{0,40}?(?:[::はが是为=]|\\bis|\\bare|\\bist|\\blautet|\\best|\\bes|\\bsont|\\bson)\\s*{q}?([a-z0-9]{4,8}(?:[- '
  '][a-z0-9]{4,8}){1,7}|[a-z]*\\d[a-z0-9]{7,})(?:$|[^a-z0-9])',
  None, None, 'is_recovery_code'),
 ('password-stated-de', 'secret', False, 'secret_prose',
  '(?:passwort|passworter|kennwort|passphrase|wlan-?\\s?(?:schlussel|passwort|key|code|kennwort)|netzwerkschlussel|sicherheitsschlussel|zugangscode|sicherheitsantwort|losungswort|\\bpw)\\b?(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:fur|zum|zur|von|vom|des|der|am|im|beim|auf|meines|meiner|unseres|unserer|ins|in)\\b[^.:;!?\\n]{1,60}?)?\\s*(?:ist|lautet|heißt|war|wurde '
  'auf|wurde zu|geandert auf|jetzt|nun|=|:|->|→|auf)\\s*(?:jetzt|nun|aktuell|immer noch|weiterhin|einfach|ab '
  'sofort|auf|neu|derzeit|das wort)?[:,]?\\s*{q}?([^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-de', 'secret', False, 'secret_prose',
  '(?:passwort|kennwort|wlan-?(?:schlussel|passwort|kennwort))(?:\\s+(?:fur|zum|zur|von|vom|des|der|am|im|beim|ins)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:lautet|heißt|ist)\\s*(?:jetzt|nun|weiterhin|einfach)?:?\\s*{q}?([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-de', 'secret', False, 'secret_prose',
  '(?:\\bpin\\b|\\bpin-?(?:code|nummer)\\b|(?:tur|alarm|tor|garagen|tresor|zugangs|haustur|schließfach|safe|zahlen|handy|karten|eingangs|fahrradschloss)[a-zaouß-]*\\s?-?(?:code|pin|kombination)|\\bcode\\s+(?:fur|zur|zum|der|des)\\s+[^.\\n0-9]{0,25}(?:tur|tor|garage|safe|tresor|alarm|keller|buro|haus)[a-zaouß]*|zahlenkombination|zahlenschloss|turcode)[^.:;!?\\n0-9]{0,50}?(?:ist|lautet|=|:|war|->|auf)?\\s*(?:jetzt|nun)?:?\\s*{q}?(\\d{4,8})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, None, 'is_code_number'),
 ('password-stated-fr', 'secret', False, 'secret_prose',
  '(?:mots? de passe|\\bmdp\\b|phrase (?:de passe|secrete)|cle\\s+(?:du\\s+)?(?:wi-?fi|wpa2?|reseau|de '
  'securite|sans fil|de chiffrement)|cle de la box|code (?:du )?wi-?fi|reponse (?:secrete|de '
  "securite))(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:de|du|des|d'|pour|sur|a|au|admin|root|de "
  "l'|wifi|actuel|principal|temporaire|maitre|provisoire|par "
  "defaut)\\b[^.:;!?\\n]{0,60}?)?\\s*(?:est|c'est|etait|sera|devient|=|:|->|→|a ete change en|a ete change "
  'pour|change en|passe a|est passe a)\\s*(?:maintenant|desormais|toujours|actuellement|bien|simplement|devenu|a '
  'present|encore)?\\s*:?\\s*{q}?\\s*([^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-fr', 'secret', False, 'secret_prose',
  '(?:mon|ton|son|notre|votre|leur|le|la|ma|sa)\\s+(?:nouveau\\s+|nouvelle\\s+)?(?:mot de '
  "passe|mdp|cle\\s+(?:du\\s+)?wi-?fi)(?:\\s+(?:de|du|des|d'|pour|sur|au)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:est|c'est|:)\\s*(?:maintenant|desormais|toujours)?:?\\s*{q}?\\s*([a-z][^\\s]{3,40})",
  None, None, 'is_stated_word'),
 ('pin-stated-fr', 'secret', False, 'secret_prose',
  "(?:\\bpin\\b|code\\s+(?:pin|confidentiel|secret|d'entree|d'acces|de la porte|de l'alarme|du portail|de "
  "l'immeuble|du coffre|du garage|de la carte|de (?:ma|sa|la|notre|mon|son) [a-ze]+|porte|alarme|portail|du "
  '[a-ze]+|sim|de deverrouillage|de '
  "l'[a-ze]+)|digicode|combinaison)[^.:;!?\\n0-9]{0,50}?(?:est|=|:|->)?\\s*(?:le|maintenant|desormais)?\\s*:?\\s*{q}?\\s*([0-9]{4,8}|\\d{2,4}[a-f]\\d{0,4}|[ab]\\d{4})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))",
  None, 'erreur|postal|http|retour|sortie|statut|etat|source', 'is_code_number'),
 ('password-stated-es', 'secret', False, 'secret_prose',
  '(?:contrasenas?|frase (?:de contrasena|secreta|de '
  'paso)|clave\\s+(?:del?\\s+)?(?:(?:la\\s+)?wi-?fi|red|router|root|admin|acceso|maestra|servidor|nas|correo|wpa2?|cifrado|secreta|temporal|actual|sudo|banco|usuario|vpn)|\\bclave|respuesta '
  '(?:secreta|de '
  'seguridad))(?:\\s*\\([^)\\n]{0,60}\\))?(?:\\s+(?:de|del|para|en|al|root|admin|wifi|actual|maestra|temporal|nueva)\\b[^.:;!?\\n]{0,60}?)?\\s*(?:es|era|sera|=|:|->|→|cambio '
  'a|se cambio a|ahora es|paso a ser|quedo en|ha cambiado a|quedo '
  'como)\\s*(?:ahora|actualmente|todavia|siempre|simplemente|sigue siendo|la '
  'palabra)?\\s*:?\\s*{q}?\\s*([^\\s]{4,64})',
  None, None, 'is_stated'),
 ('own-password-stated-es', 'secret', False, 'secret_prose',
  '(?:mi|tu|su|nuestra|la)\\s+(?:nueva\\s+)?(?:contrasena|clave\\s+del?\\s+(?:la\\s+)?wi-?fi)(?:\\s+(?:de|del|para|en)\\b[^.:;!?\\n]{1,50}?)?\\s*(?:es|:|ahora '
  'es|sigue siendo)\\s*(?:ahora)?:?\\s*{q}?\\s*([a-z][^\\s]{3,40})',
  None, None, 'is_stated_word'),
 ('pin-stated-es', 'secret', False, 'secret_prose',
  '(?:\\bpin\\b|(?:codigo|clave)\\s+(?:de la alarma|de la puerta|del portal|del garaje|de la caja|de acceso|de '
  'entrada|de desbloqueo|secreto|numerica|de(?:l| la) [a-zn]+|pin|de mi [a-zn]+|de '
  'seguridad)|combinacion)[^.:;!?\\n0-9]{0,50}?(?:es|=|:|->)?\\s*(?:el|ahora)?\\s*:?\\s*{q}?\\s*(\\d{4,8})(?:$|[^\\d.%a-z]|[.,](?:\\s|$))',
  None, 'error|postal|http|salida|estado|producto|pedido', 'is_code_number'),
 ('password-stated-ja', 'secret', False, 'secret_prose',
  '(?:パスワード|パスフレーズ|パスコード|パス|合言葉|暗号化キー|wi-?fi(?:の)?(?:キー|鍵|pw)|ネットワークキー|セキュリティキー|秘密の(?:質問の)?答え|\\bpw)(?:\\([^\\)\\n]{0,40}\\)|\\([^)\\n]{0,40}\\))?(?:は|が|を|:|:|=|=|→)\\s*(?:現在|今は|今|まだ|全部|「|『|"|\'|`|“)*\\s*([!-~]{4,60}?)\\s*(?:」|』|"|\'|`|”)?\\s*(?:です|だ|で(?:す|ある|、|ログイン|入|接続|。)|に(?:変更|した|しました|設定|なっ|変わ|変え|リセット)|を使|と(?:設定|いう|なっ|入力|のこと)|。|、|,|\\.|$|\\n|!|\\(|\\s)',
  None, None, 'is_stated_ja'),
 ('quoted-password-ja', 'secret', False, 'secret_prose',
  '(?:パスワード|パスフレーズ|合言葉|秘密の(?:質問の)?答え)[^。!\\?\\n「『]{0,30}(?:は|が|:|:)\\s*[「『]([^」』\\n]{3,60})[」』]\\s*(?:です|だ|で|。|に|と|$)',
  None, None, 'is_quoted'),
 ('pin-stated-ja', 'secret', False, 'secret_prose',
  '(?:暗証番号|pin(?:コード|番号)|\\bpin(?:は|:)|解除コード|解錠(?:コード|番号)|開錠(?:コード|番号)|ロック番号|(?:ドア|玄関|アラーム|警報|金庫|オートロック|入口|門|ガレージ|倉庫|スマホ|カード|ポスト|自転車|ロッカー|エントランス)[^。\\n]{0,12}?(?:コード|番号|pin|暗証番号))[^。\\n0-9]{0,20}?(?:は|が|:|:|を|→|=)?\\s*(?:「|『)?\\s*(\\d{4,8})(?:$|[^\\d.%-])',
  None, None, 'is_code_number'),
 ('password-stated-zh', 'secret', False, 'secret_prose',
  '(?:密码|密碼|口令|暗号|密保答案|密保问题的答案|密钥|网络密钥)(?:\\([^\\)\\n]{0,40}\\)|\\([^)\\n]{0,40}\\))?\\s*(?:是|为|就是|改成了?|改为了?|设为|设成|设置为|换成了?|变成了?|更新为|重置为|已改为|现在是|还是|都是|:|:|=|→)\\s*(?:现在|目前|还是|“|"|「|\'|`|‘|『)*\\s*([!-~]{4,60}?)\\s*(?:”|"|」|\'|`|’|』)?\\s*(?:[,。;!、,.;\\n\\(]|$|了|吧|啊|哦|呢|\\s)',
  None, None, 'is_stated'),
 ('quoted-password-zh', 'secret', False, 'secret_prose',
  '(?:密码|口令|暗号|密保(?:问题)?(?:的)?答案)[^。!\\?\\n“「"]{0,20}(?:是|为|叫|:|:|改成|设成|设为)\\s*[“「"\']([^”」"\'\\n]{3,40})[”」"\']',
  None, None, 'is_quoted'),
 ('pin-stated-zh', 'secret', False, 'secret_prose',
  '(?:密码|pin\\s?码|\\bpin(?:是|:)|门禁(?:码|卡密码)?|开门码|解锁码|门锁|验证码|锁屏码|保险箱[^。\\n]{0,8}|报警器[^。\\n]{0,8})[^。\\n0-9]{0,12}?(?:是|为|:|:|改成了?|改为|设为)?\\s*(?:“|"|「)?\\s*(\\d{4,8})(?:$|[^\\d.%年月日位个-])',
  None, None, 'is_code_number'),
 ('impersonate-chat-markup', 'injection', False, 'injection',
  '<\\|\\s*(?:im_start|im_end|im_sep|system|assistant|developer|user|end|endoftext|begin_of_text|start_header_id|end_header_id|eot_id|start|message|channel)\\s*\\|>|\\[/?inst\\]|<</?sys>>|<(?:start|end)_of_turn>',
  None, '{template}', None),
 ('impersonate-system-tag', 'injection', False, 'injection',
  '</?system>|(?:[\\[<{*]|[=-] )system[ '
  '_-](?:mode|override|reminder|instructions?|command|notice|alert|update|directive|admin|administrator|message|prompt)\\b[^\\])>}\\n]{0,40}[\\])>}*=-]',
  None, '{template}', None),
 ('impersonate-bracketed-role', 'injection', False, 'injection',
  '[\\[<(](?:system|admin|administrator|root|developer|sudo)[\\])>]\\s*:?[^\\n]{3,}',
  'granted|ignor|overrid|disabl|comply|obey|\\byou\\b|\\bmust\\b|gewahrt|deaktiv|\\bdu\\b|accorde|desactiv|\\btu\\b|\\bvous\\b|concedid|\\bdebes\\b|許可|無効|あなた|授予|授权|关闭|必须|你',
  '{template}', None),
 ('impersonate-role-header', 'injection', False, 'injection',
  '(?m)(?:^|[.!?] )[\\s>*]*(?:#{2,4} (?:system(?: prompt| message)?|instruction|assistant|response):|system '
  '(?:override|instructions?|directive|notice|command|note):|(?:system|developer)(?:\\*\\*)?:(?:\\*\\*)?\\s*(?:you '
  '(?:are|must|will|have)|ignore|disregard|forget|from now|override|grant|disable|new (?:instruction|order|rule)))',
  None, '{template}', None),
 ('memory-closes-delimiter', 'injection', False, 'injection',
  '</(?:memor(?:y|ies)|recall(?:ed)?|kept|untrusted|user_memor(?:y|ies)|retrieved|tool_(?:result|response|output)|function_(?:result|response)|external)[\\w-]*\\s?>|[\\[(<=*#-]+\\s?end '
  '(?:of )?(?:the )?(?:recalled |untrusted |retrieved )?(?:memor(?:y|ies)|untrusted|retrieved|recalled)(?: '
  '(?:block|section|context|data|list|content))?\\s?[\\])>=*#-]',
  None, None, None),
 ('trigger-remote-script', 'injection', False, 'injection',
  '{whenever}[^\\n]{0,200}\\b(?:{pipe_to_shell})|(?:{pipe_to_shell})[^\\n]{0,80}{whenever}', None,
  'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|python-poetry|astral\\.sh|pnpm\\.io|k3s\\.io|starship\\.rs|ollama\\.com|nodesource',
  None),
 ('exfiltrate-image-link', 'injection', False, 'injection',
  '(?:\\]\\(|src\\s*=\\s*["\']?|\\s)https?://[^\\s)"\'<>{\\[]*[?&][\\w-]+=\\s*(?:["\'+\\s]*(?:[{<\\[]|\\$\\{|%7b)+\\s*(?:[a-z0-9]+[\\s_-]+){0,4}{loot}\\b|{loot}(?:[)"\'\\s]|$))',
  None, None, None),
 ('smuggle-morse', 'injection', False, 'injection', '(?:[.-]{1,6}[ /]+){7,}[.-]{1,6}', '\\.-|-\\.', None, None),
 ('smuggle-binary', 'injection', False, 'injection',
  '\\b(?:0(?:[01]1|10)[01]{5}[ ,_-]+){7,}0(?:[01]1|10)[01]{5}\\b', None, None, None),
 ('smuggle-pig-latin', 'injection', False, 'injection', "(?:\\b[a-z'’]{1,20}ay[\\s,]+){3,}[a-z'’]{1,20}ay\\b",
  '{pig_latin}\\b', None, None),
 ('smuggle-shifted-letters', 'injection', False, 'injection', '\\b{shifted}\\b', None, None, None),
 ('smuggle-open-transcript', 'injection', False, 'injection',
  '(?s)(?:^|[\\s"])(?:q ?|f|p|question ?|frage|pregunta):\\s.+\\s(?:a|r|answer|antwort|respuesta|reponse) '
  '?:\\s.+\\s(?:q ?|f|p|question '
  '?|frage|pregunta):\\s[^?]{3,}\\?\\s*$|(?s)(?:問|问|问题):.+(?:答|答え|答案):.+(?:問|问|问题):[^?]{3,}\\?\\s*$',
  None, None, None),
 ('override-earlier-instructions-de', 'injection', False, 'injection_de',
  '{drop_earlier}|{drop_system}|{forget_told}|{not_follow}|{revoked}', None, '{denied}|{cited}', None),
 ('override-new-task-de', 'injection', False, 'injection_de', '{new_orders}|{above_all}|{obey_only}|{safety_off}',
  None, '{denied}|{cited}', None),
 ('exfiltrate-send-de', 'injection', False, 'injection_de',
  '\\b(?:{send}){some}(?:{loot})[^!?\\n]{0,80}?(?:{away})|(?:{loot})[^!?\\n]{0,60}\\b(?:send\\w*|schick\\w*|leit\\w*|lad\\w*|mail\\w*)\\s+(?:es|sie|diese|alles|das)\\b[^!?\\n]{0,40}?(?:{away})',
  None, '{denied}|{cited}', None),
 ('exfiltrate-ask-secret-de', 'injection', False, 'injection_de', '{ask_secret}|{ask_prompt}|{ask_person}', None,
  '{denied}|{cited}', None),
 ('hide-from-user-de', 'injection', False, 'injection_de',
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{without_knowing}|{secretly}', None,
  '(?:nie|niemals|nichts|nicht|verboten|kein\\w*)\\b[^.!?\\n]*\\bohne\\b|{cited}', None),
 ('impersonate-authority-de', 'injection', False, 'injection_de', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-de', 'injection', False, 'injection_de',
  '{dan}|{wild_role}|{without_limits}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-de', 'injection', False, 'injection_de',
  '\\b(?:{when})\\b[^.!?\\n]{0,120}?\\b(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})', None,
  '{denied}|(?:nie|niemals|keine?)\\s+(?:\\w+\\s+){0,3}?(?:empfehl|genehmig|deaktivier|losch)|\\bich\\b[^.!?\\n]*\\b(?:empf[ie]|lob)|{cited}|github\\.com',
  None),
 ('memory-own-rules-de', 'injection', False, 'injection_de',
  '{treat_as}|{is_ranked}|{keep_forever}|{drop_others}|{spread}|{unscreened}', None, '{cited}', None),
 ('smuggle-hidden-order-de', 'injection', False, 'injection_de',
  '{decode_and}|{hidden_letters}|{combine_and}|{imagined_world}', None, '{cited}', None),
 ('code-false-result-de', 'injection', False, 'injection_de', '{ignore_content}|{say_result}|{to_the_model}', None,
  '{cited}', None),
 ('override-earlier-instructions-en', 'injection', False, 'injection_en',
  '{drop_earlier}|{drop_given}|{drop_system}|{drop_above}|{revoked}', None, '{warned}|{cited}|{foreign}|{tools}',
  None),
 ('override-everything-told-en', 'injection', False, 'injection_en', '{forget_told}|{told_is_void}|{forget_that}',
  None, '{warned}|{cited}', None),
 ('override-new-task-en', 'injection', False, 'injection_en', '{new_orders}|{real_task}|{above_all}|{obey_only}',
  None, '{warned}|{cited}', None),
 ('override-safety-en', 'injection', False, 'injection_en',
  '{switch_off}\\s+(?:(?:all|any|of|the|every)\\s+){0,3}(?:{own_limits}|{safety_limits})\\b|{placed_on_you}', None,
  '(?:{not}|without|important '
  'not)\\s+(?:\\w+\\s+)?(?:disabl|turn|switch|remov|bypass|circumvent|ignor|evad|lift|suspend|overrid|break|violat|drop|disregard)|{cited}',
  None),
 ('override-known-limit-en', 'injection', False, 'injection_en',
  "\\b(?:i (?:know|understand)(?: that)?|even (?:though|if)) you(?:['’]re| are| were| have been|['’]ve "
  'been)?\\s+(?:said|told|instructed|asked|supposed|not '
  "(?:allowed|supposed|permitted|meant)|programmed|trained|designed|prohibited|forbidden|can['’]?t|cannot|shouldn['’]?t|aren['’]?t|were)\\b[^.!?\\n]{0,80}(?:\\bbut\\b|,)",
  None, None, None),
 ('exfiltrate-send-en', 'injection', False, 'injection_en',
  '\\b(?:{send}){some}(?:{loot})[^!?\\n]{0,80}?(?:{away})|(?:{loot})[^!?\\n]{0,60}\\b(?:send|post|upload|forward|e-?mail|put|transmit|paste)\\s+(?:it|them|these|those|everything|this|the '
  'output)\\b[^!?\\n]{0,40}?(?:{away})|(?:fetch|open|visit|load|request)\\s+https?://[^\\n]{0,60}(?:followed '
  "by|containing|with|plus)\\s+(?:the\\s+)?(?:{loot}|user['’]s "
  'secrets)|\\b(?:include|append|embed|add|put|encode|hide)\\b[^.!?\\n]{0,30}\\b(?:keys?|passwords?|tokens?|secrets?)\\b[^.!?\\n]{0,20}\\b(?:image|picture|pixel|img)\\b',
  None, '(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:{send})|{cited}', None),
 ('exfiltrate-ask-password-en', 'injection', False, 'injection_en',
  '{what_is_secret}|{tell_me_secret}|{share_your_secret}|{can_you_secret}|{need_secret}', None,
  '(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:tell|give|send|show|share|reveal|disclose|say|print|ask)|{cited}', None),
 ('exfiltrate-disguised-en', 'injection', False, 'injection_en',
  '{secret_poem}|{secret_spelled}|{secret_part}|{user_data_coded}', None, None, None),
 ('exfiltrate-ask-prompt-en', 'injection', False, 'injection_en',
  '{reveal_prompt}|{show_your_prompt}|{repeat_above}', None,
  '(?:{not})\\s+(?:\\w+\\s+)?(?:reveal|leak|dump|disclos|expos|print|repeat|show|output|share)|{cited}', None),
 ('exfiltrate-personal-data-en', 'injection', False, 'injection_en',
  '{user_data}|{person_data}|{where_lives}|{user_riddle}|{your_users}', None,
  '(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:tell|give|send|show|share|reveal|provide|ask)|{cited}', None),
 ('hide-from-user-en', 'injection', False, 'injection_en',
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{if_asked}|{no_trace}', None, '{cited}', None),
 ('hide-action-en', 'injection', False, 'injection_en', '{secretly}|{without_knowing}|{without_asking}', None,
  '(?:{not}|nothing|no one|nobody|illegal|forbidden|prohibited|not)\\b[^.!?\\n]*\\bwithout|{cited}', None),
 ('impersonate-authority-en', 'injection', False, 'injection_en',
  '{i_am_yours}|{great_rank}|{rank_demands}|{expert_urges}|{ranks_require}', None, '{cited}', None),
 ('impersonate-maker-en', 'injection', False, 'injection_en',
  '{maker_says}|{maker_allows}|{as_an_ai}|{override_on}', None, '{cited}', None),
 ('trigger-planted-action-en', 'injection', False, 'injection_en',
  '\\b(?:{when})\\b[^.!?\\n]{0,120}?\\b(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})|{link_in_answers}',
  None,
  "(?:\\bnever|\\bnot|n['’]t)\\s+(?:\\w+\\s+){0,2}?(?:send|forward|post|upload|e-?mail|insert|embed|add|include|recommend|approve|merge|accept|disable|turn|switch|bypass|skip|replace|change|transfer|install|download|run|delete|wipe|give|share|ask)|\\bi\\b[^.!?\\n]*\\b(?:recommend|promote|endorse|praise)|github\\.com|gitlab\\.|pypi\\.org|npmjs|{cited}",
  None),
 ('memory-raise-trust-en', 'injection', False, 'injection_en', '{treat_as}|{as_if_said}|{give_rank}|{is_ranked}',
  None, '{cited}', None),
 ('memory-never-drop-en', 'injection', False, 'injection_en', '{keep_forever}|{drop_others}', None, '{cited}',
  None),
 ('memory-spread-en', 'injection', False, 'injection_en', '{spread}|{unscreened}', None, '{cited}', None),
 ('jailbreak-persona-en', 'injection', False, 'injection_en', '{dan}|{wild_role}|{mode_on}', None,
  '{cited}|android|phone|chromebook|browser', None),
 ('jailbreak-no-limits-en', 'injection', False, 'injection_en',
  '{have_no}|{not_bound}|{without_limits}|{limits_off}|{never_refuse}', None, '{cited}', None),
 ('jailbreak-hypothetical-en', 'injection', False, 'injection_en',
  '\\bfor (?:an?|the sake of an?|the sake '
  'of)\\s+(?:purely\\s+)?hypothetical\\s+(?:discussion|conversation|argument|chat|debate|purposes?)\\b|\\bhypothetical '
  '(?:world|scenario|universe) where (?:you (?:have no|are not bound|are free)|there are no '
  '(?:rules|laws|limits))\\b',
  None, None, None),
 ('smuggle-decode-en', 'injection', False, 'injection_en', '{decode_and}{act_on_it}|{hidden_letters}', None,
  '{cited}', None),
 ('smuggle-split-payload-en', 'injection', False, 'injection_en', '{combine_and}|{string_games}', None, '{cited}',
  None),
 ('smuggle-imagined-world-en', 'injection', False, 'injection_en', '{imagined_world}', None, None, None),
 ('code-false-result-en', 'injection', False, 'injection_en', '{say_result}|{imagined_result}', None, '{cited}',
  None),
 ('code-note-to-model-en', 'injection', False, 'injection_en', '{to_the_model}|{whatever_it_says}', None, '{cited}',
  None),
 ('code-ignore-content-en', 'injection', False, 'injection_en',
  '\\b(?:ignore|disregard|forget|overlook)\\s+(?:the|this|all|any|everything in the)\\s+(?:(?:actual|above|rest of '
  'the|whole|entire|content of '
  'the|real)\\s+){0,2}(?:{content})(?:\\s+(?:above|below))?\\s*(?:,|;|and|then|\\s)+\\s*(?:(?:instead|just|only|then|simply)\\s+)?(?:{report})\\b',
  None, '{cited}|{warned}', None),
 ('override-earlier-instructions-es', 'injection', False, 'injection_es',
  '{drop_earlier}|{drop_system}|{forget_told}|{revoked}', None, '{denied}|{cited}', None),
 ('override-new-task-es', 'injection', False, 'injection_es', '{new_orders}|{above_all}|{obey_only}|{safety_off}',
  None, '{denied}|{cited}', None),
 ('exfiltrate-send-es', 'injection', False, 'injection_es',
  '\\b(?:{send}){some}(?:{loot})[^!?\\n]{0,80}?(?:{away})|(?:{loot})[^!?\\n]{0,60}\\b(?:envia|manda|sube|publica|reenvia)(?:los|las|lo|la)\\b[^!?\\n]{0,40}?(?:{away})',
  None, '{denied}|{cited}', None),
 ('exfiltrate-ask-secret-es', 'injection', False, 'injection_es', '{ask_secret}|{ask_prompt}|{ask_person}', None,
  '{denied}|{cited}', None),
 ('hide-from-user-es', 'injection', False, 'injection_es',
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{without_knowing}|{secretly}', None,
  '\\b(?:nunca|jamas|nada|prohibido)\\b[^.!?\\n]*\\bsin\\b|\\bno\\s+\\w+\\b[^.!?\\n]*\\bsin '
  '(?:avisar|informar|que)|{cited}',
  None),
 ('impersonate-authority-es', 'injection', False, 'injection_es', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-es', 'injection', False, 'injection_es',
  '{dan}|{without_limits}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-es', 'injection', False, 'injection_es',
  '\\b(?:{when})\\b[^.!?\\n]{0,120}?\\b(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})', None,
  '{denied}|\\b(?:cuando|si|cada vez que) (?:yo |te '
  ')?(?:pida|pregunte|diga|busque)\\b[^.!?\\n]*\\b(?:recomienda|aconseja)|{cited}|github\\.com',
  None),
 ('memory-own-rules-es', 'injection', False, 'injection_es',
  '{treat_as}|{is_ranked}|{keep_forever}|{drop_others}|{spread}|{unscreened}', None, '{cited}', None),
 ('smuggle-hidden-order-es', 'injection', False, 'injection_es',
  '{decode_and}|{hidden_letters}|{combine_and}|{imagined_world}', None, '{cited}', None),
 ('code-false-result-es', 'injection', False, 'injection_es', '{ignore_content}|{say_result}|{to_the_model}', None,
  '{cited}', None),
 ('override-set-aside-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{drop})\\b,?(?: sie)?{bit}{0,30}?\\b(?:{target})|(?:^|[.!?:;,\\n] ?|\\bund |\\bbitte )ignoriert (?:bitte '
  ')?(?:{target}|(?:alle|samtliche|die) (?:{target}))|(?:{target}){bit}{0,30}?\\b(?:zu '
  '(?:ignorieren|verwerfen|vergessen|missachten|ubergehen)|hinwegzusetzen|hinwegsetzen)\\b|\\b(?:{drop_opens})\\b{bit}{0,40}?\\b(?:{target}){bit}{0,30}?\\b(?:{drop_ends})|\\b(?:kummer\\w*|scher\\w*) '
  '(?:dich|euch|sie sich) nicht (?:mehr |weiter |langer )?um (?:die |den |das )?(?:{target})',
  None, '{refused}|vergiss nicht|vergesst nicht|{cited}', None),
 ('override-void-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{target}|{earlier} (?:{orders}) fur (?:dich|den (?:assistent|agent)en|das '
  'modell)){bit}{0,60}?\\b(?:sind|ist|werden|wird|wurden|wurde|gelten|gilt|sei|seien)\\b{bit}{0,30}?\\b(?:{void}|nicht '
  'mehr\\b|nicht langer\\b)|\\b(?:ab (?:hier|jetzt|sofort)|von nun an|fur (?:dich|den (?:assistent|agent)en)) '
  '(?:gilt|zahlt|gelten|zahlen|(?:ist|sind) ma(?:ß|ss)geblich) (?:nur|allein|ausschlie(?:ß|ss)lich|einzig)(?: '
  'noch)?\\b{bit}{0,30}?(?:seite|dokument|text|nachricht|abschnitt|e-?mail|anweisung\\w*|hier)|\\b(?:du|ihr) '
  '(?:musst|musst|brauchst|braucht)\\b{bit}{0,60}?(?:{target}|regeln|anweisungen|vorgaben){bit}{0,30}?nicht '
  '(?:mehr|langer|weiter) (?:zu )?(?:gehorchen|befolgen|folgen|beachten|einhalten|einzuhalten)',
  None, '{cited}', None),
 ('override-obey-text-de', 'injection', False, 'injection_forms_de',
  '\\b(?:befolg|gehorch|folg|fuhr|erfull)\\w*\\b{bit}{0,30}?\\b(?:alle[mns]?|samtliche\\w?|jede[mnrs]?|allem|den|die)\\b{bit}{0,40}?(?:in|auf|aus|von) '
  '(?:diese[mrsn]?|der|dem|web) '
  '?(?:seite|webseite|webseiten|website|e-?mail|nachricht|tool-?\\w*|werkzeug\\w*|suchergebnis\\w*|kommentar\\w*|abschnitt)\\b|\\b(?:ganz '
  'gleich|egal|gleichgultig|unabhangig davon|ungeachtet dessen),? (?:was|worum|um was|ob) (?:de[rm]|dein) '
  '(?:{user}|betreiber|auftraggeber|mensch)\\b{bit}{0,40}?\\b(?:gebeten|verlangt hat|gesagt '
  'hat|wollte|will|angeordnet|aufgetragen|gewunscht|vorgegeben|geschrieben hat|gefragt '
  'hat|dagegen)\\b|\\b(?:auch|selbst) wenn '
  '(?:es|sie|das|dies|diese)\\b{bit}{0,40}?\\b(?:{user}|betreiber|systemprompt|vorgaben|richtlinien)\\w*\\b{bit}{0,20}?\\bwiderspr\\w+|\\bneue '
  '(?:anweisung|aufgabe|vorgabe|instruktion|direktive)(?:en|n)? (?:an|fur) (?:den|die|das|alle|jede\\w?) '
  '(?:{agent})\\b|\\b(?:deine neue aufgabe|dein neues ziel|deine neue mission|dein neuer auftrag) '
  '(?:ist|lautet|besteht)\\b|\\bdein (?:eigentliches|wahres|wirkliches|neues) ziel '
  '(?:ist|lautet|steht)|\\bgehorch\\w*\\b{bit}{0,30}?\\b(?:betreiber|inhaber|besitzer|eigentumer|autor|verfasser)\\w* '
  '(?:diese[rs]|der|des)',
  None, '\\b(?:nie|niemals|keine?[nrms]?)\\b|{refused}|{cited}', None),
 ('address-ai-readers-de', 'injection', False, 'injection_forms_de', '(?:{called}){bit}{0,200}?(?:{danger})', None,
  '{refused}|{cited}|github\\.com|gitlab\\.com|localhost|127\\.0\\.0\\.1|readthedocs|\\bnpx '
  '(?:tsc|eslint|prettier|prisma|playwright|jest|vitest|lint-staged|husky|next|nx|turbo|tsx|biome|drizzle-kit|cypress|storybook|expo|astro|vite)\\b',
  None),
 ('exfiltrate-private-things-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{send})(?:e|en|t|st|et)?\\b{bit}{0,80}?(?:{loot}){bit}{0,120}?(?:{out})|(?:{loot}){bit}{0,120}?(?:{out}){bit}{0,40}?\\b(?:(?:ver|weiter|hoch|ein|an|uber)?(?:zu)?(?:senden|schicken|leiten|laden|posten|mailen|kopieren|fugen|tragen|mitteln)|send\\w*|schick\\w*|lad\\w*)\\b|(?:{loot}){bit}{0,80}?\\b(?:{send})(?:e|en|t|st|et)? '
  '(?:es|sie|ihn|beides|das|alles|diese\\w?|den inhalt|das '
  'ergebnis)\\b{bit}{0,80}?(?:{out})|\\b(?:{send})(?:e|en|t|st|et)?\\b{bit}{0,40}?(?:{out}){bit}{0,60}?(?:{loot})|\\bfur '
  'jedes zeichen\\b{bit}{0,60}?(?:{files}){bit}{0,60}?(?:{out})',
  None,
  '{refused}|\\.pub\\b|\\boffentliche[nr]? schlussel|\\.env\\.(?:example|sample|template)|\\bim header\\b|{cited}',
  None),
 ('exfiltrate-into-ticket-de', 'injection', False, 'injection_forms_de',
  '(?:{files}){bit}{0,60}?\\b(?:{send})(?:e|en|t|st|et)?\\b{bit}{0,60}?(?:{into_ticket})|\\b(?:{send})(?:e|en|t|st|et)?\\b{bit}{0,40}?(?:{files}){bit}{0,60}?(?:{into_ticket})',
  None, '{refused}|\\.pub\\b|\\boffentliche[nr]? schlussel|\\.env\\.(?:example|sample|template)|{cited}', None),
 ('hide-on-the-quiet-de', 'injection', False, 'injection_forms_de',
  '\\b(?:mach|tu|erledig|fuhr|ander|ersetz|installier|losch|kopier|send|schick|fug|tausch|setz|schalt|ubertrag|erhoh|deaktivier|nimm|bau|leit)\\w*\\b(?: '
  '[^\\s.!?]+){0,5}? (?:heimlich|insgeheim|unbemerkt|im '
  'stillen|stillschweigend|unauffallig|klammheimlich|diskret)\\b|\\blass(?:e|t|en sie)? '
  '(?:de[nr]|die|das|niemand\\w*|keinen)(?: (?:{human}))? (?:\\w+ '
  '){0,2}?(?:merken|bemerken|wissen|erfahren|mitbekommen|ahnen)\\b|\\bohne,? dass (?:(?:es|das|dies|etwas) '
  ')?(?:(?:de[rn]|die|das|ein\\w?|irgend\\w*) '
  ')?(?:{human}|jemand|irgendwer|irgendjemand|er|sie)\\b{bit}{0,30}?\\b(?:merkt|bemerkt|mitbekommt|erfahrt|weiß|weiss|ahnt|auffallt|mitkriegt)|\\b(?:{human})\\s(?:muss|mussen|braucht|brauchen|darf|durfen|soll|sollen)\\b '
  '(?:davon|hiervon|nichts davon|daruber|von (?:dieser|diesem|all '
  'dem))\\b{bit}{0,30}?\\b(?:erfahren|wissen|merken|mitbekommen|sehen|horen|ahnen)\\b|\\bso,? dass (?:es |das '
  ')?(?:niemand|keiner|kein mensch)\\b{bit}{0,20}?\\b(?:merkt|bemerkt|auffallt|mitbekommt|sieht)\\b',
  None,
  '\\b(?:nicht|nie|niemals|nichts|keine?\\w?) '
  '(?:heimlich|stillschweigend|unbemerkt|einfach)|\\b(?:nicht|nie|niemals|nichts|keine?\\w?)\\b[^.!?\\n]{0,60}\\bohne\\b|{cited}',
  None),
 ('hide-keep-out-of-report-de', 'injection', False, 'injection_forms_de',
  '\\b(?:erwahn|verrat|verrat|nenn|meld|protokollier|dokumentier|bericht|offenbar|zeig)\\w*\\b{bit}{0,25}?\\b(?:diese[nrms]? '
  '(?:schritt|aufruf|anderung|anweisung|vorgang|notiz|nachricht|hinweis|befehl|zugriff|regel|auftrag)\\w*|es diese '
  '(?:notiz|anweisung|nachricht|regel))\\b{bit}{0,40}?\\b(?:nicht|nie|niemals|keinesfalls|nirgends|mit keinem '
  'wort)\\b|\\b(?:erwahn|verrat|verrat|offenbar)\\w*\\b (?:\\w+ '
  '){0,3}?(?:nie|niemals|nicht|keinesfalls|niemandem)\\b,? ?(?:dass|von|diese\\w?)\\b{bit}{0,30}?\\bdiese[nrms]? '
  '(?:notiz|anweisung|nachricht|hinweis|regel|schritt|text)\\b|\\b(?:erwahn|nenn|schreib|nimm|fuhr|vermerk)\\w*\\b '
  '(?:das|dies|es|sie|davon|nichts '
  'davon)\\b{bit}{0,50}?\\b(?:zusammenfassung|bericht|commit\\S*|protokoll|log|logs|changelog|antwort|pr-beschreibung|beschreibung)\\b{bit}{0,40}?\\b(?:nicht|nie|niemals|auf '
  'keinen fall)\\b|\\b(?:das|dies|es|sie|diese\\w? \\w+)\\b(?: \\w+){0,2}? (?:aus|nicht in|nirgends in|in '
  'keine[rm]?|in keinem) (?:(?:de[rmn]|deine[rm]|die|das) '
  ')?(?:zusammenfassung|bericht|commit\\S*|protokoll\\w*|logs?|changelog|verlauf|pr-beschreibung|pull '
  'request\\w*|antwort)\\w*\\b{bit}{0,20}?\\b(?:heraus|raus|weg|fern|auftauch\\w*|auf|erschein\\w*|erwahnt|stehen)\\b|\\b(?:streit\\w* '
  '(?:es|das|sie|ihn|alles|dies)\\b{bit}{0,30}?\\bab\\b|streitest du\\b{bit}{0,20}?\\bab\\b|leugne\\w* '
  '(?:es|das|sie|alles|dies|jede)|(?:auf nachfrage|wenn '
  '(?:man|jemand|du|er|sie)\\b{bit}{0,20}?(?:fragt|nachfragt|gefragt wirst),?|sollte (?:jemand|er|sie|der '
  '{user})\\b{bit}{0,20}?(?:fragen|nachfragen),?)\\s{bit}{0,20}?\\b(?:leugne|bestreite|streite|streit|behaupte)\\w*)|\\b(?:losch|entfern|tilg|bereinig)\\w*\\b{bit}{0,40}?\\b(?:zeilen|eintrage|logs?|protokoll\\w*|verlauf|history|log-?\\w+)\\b{bit}{0,30}?\\b(?:die '
  '(?:auf|das|dies|es)|hinweisen|verraten|dazu|daruber|davon|hierzu|deine)\\b|\\b(?:verwisch|beseitig|vernicht|entfern)\\w* '
  '(?:alle |samtliche |deine |die )*spuren\\b|\\b(?:zeig|meld|sag|antwort)\\w* (?:de[mr] '
  '(?:{human})|ihm|ihr|ihnen) (?:nur|lediglich|blo(?:ß|ss)|einfach)(?: mit)? ?{quote}|\\bverschweig\\w*\\b (?:den '
  'rest|das|dies|es|alles|den vorgang|diese\\w?)',
  None, '{cited}', None),
 ('impersonate-system-notice-de', 'injection', False, 'injection_forms_de',
  '(?:\\[ ?(?:system|administrator|admin|entwickler|betreiber)[\\w '
  '-]{0,20}\\]|\\b(?:system|entwickler)(?:nachricht|hinweis|meldung|mitteilung|befehl)(?: ?:|\\b(?: #+| -+)| '
  'du\\b| sie\\b)|#{2,} '
  '?system\\w*)[^\\n]{0,160}?\\b(?:du\\b|dein\\w*|dich\\b|dir\\b|euer\\b|eure\\b|gehorch\\w*|(?:der|dem|den) '
  '(?:agent|assistent)\\w*|das '
  'modell|ruckfragen|bestatigung\\w*|fahre?\\b|sofort|freigegeben|autorisiert|berechtigt)|\\b(?:mitteilung|hinweis|nachricht|anordnung|weisung|sicherheitshinweis|info|bekanntmachung|richtlinie)\\w* '
  '(?:von|vom|der|des) '
  '(?:{maker})(?:-\\w+)?\\b{bit}{0,120}?\\b(?:(?:inhalts|sicherheits)?filter\\w*|schutz\\w*|beschrankung\\w*|einschrankung\\w*|gehorch\\w*|befolg\\w*|system-?(?:prompt|anweisung)\\w*|(?:das '
  'modell|der assistent|der agent) (?:muss|soll|hat|darf))\\b|\\b(?:{maker})[ '
  '-](?:sicherheits|support|entwickler|richtlinien|compliance)?-?(?:team|abteilung|support)\\b '
  '?:{bit}{0,120}?\\b(?:modell|assistent|agent|du|dein\\w*)\\b',
  None, '\\bgestartet\\b|{cited}', None),
 ('impersonate-approval-de', 'injection', False, 'injection_forms_de',
  '\\b(?:ich )?(?:genehmige|erlaube|autorisiere|bestatige)(?: ich)? (?:hiermit|vorab|im '
  'voraus|ausdrucklich)\\b{bit}{0,30}?\\b(?:alle|jede|samtliche)\\b|\\b(?:alle|samtliche|jede) '
  '(?:ausstehenden?|folgenden?|kunftigen?|weiteren?|offenen?|nachfolgenden?|angefragten?) '
  '(?:aktion|befehl|schritt|zahlung|anfrage|tool-?aufruf|werkzeugaufruf|freigabe|anderung|ruckfrage|berechtigung)\\w*\\b{bit}{0,40}?\\b(?:genehmigt|freigegeben|autorisiert|bewilligt|erlaubt)|\\b(?:administrator|admin|betreiber|{user}|eigentumer|mensch|support|sicherheitsteam|vorgesetzte\\w?)\\b '
  'hat (?:\\w+ ){0,3}?(?:alle|samtliche|jede|diese|die folgenden?) (?:[\\w-]+ '
  ')?(?:ruckfragen|sicherheitsabfragen|bestatigungen|sicherheitsprufungen|kontrollen|aktionen?|befehle?|schritte?|zahlungen|tool-?aufrufe)\\b{bit}{0,30}?\\b(?:abgeschaltet|deaktiviert|aufgehoben|genehmigt|freigegeben|autorisiert)|\\bals '
  '(?:\\w+ '
  ')?(?:administrator|betreiber|leiter|entwickler|inhaber|sicherheitsbeauftragte|vorgesetzte)\\w*\\b{bit}{0,60}?\\b(?:ordne|befehle|weise|verlange|autorisiere|genehmige|ermachtige) '
  'ich\\b|\\b(?:admin|override|wartungs|notfall|freigabe|autorisierungs|entwickler|master)-?\\s?code\\b ?:? '
  '?[\\w-]{3,}{bit}{0,60}?\\b(?:akzeptiert|bestatigt|gultig|verifiziert|befolg\\w*|gehorch\\w*|entsperr\\w*|alle\\w?|uneingeschrankt\\w*|aufgehoben|aktiviert)|\\b(?:dein|euer) '
  '(?:neuer )?(?:besitzer|eigentumer|betreiber|auftraggeber|inhaber|herr)\\b (?:hat (?:sich '
  ')?(?:gewechselt|geandert)|ist (?:jetzt|nun|ab sofort)|wechselt)',
  None, '{cited}', None),
 ('trigger-remote-orders-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{when})\\b[^\\n]{0,160}?(?:{remote}|{foreign})|(?:{remote}|{foreign})[^\\n]{0,100}?\\b(?:{when})\\b|\\b(?:fuhr|hol|lad|fug|bind)\\w* '
  '(?:{when})\\b[^\\n]{0,160}?(?:{remote}|{foreign}|https?://\\S+{bit}{0,60}?\\b(?:fuhr|befolg|erledig)\\w*)',
  None,
  'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|python-poetry|astral\\.sh|pnpm\\.io|k3s\\.io|starship\\.rs|ollama\\.com|nodesource|{refused}|{cited}',
  None),
 ('trigger-sabotage-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{when})\\b{bit}{0,120}?(?:{planting}|{selling})|(?:{planting}|{selling}){bit}{0,80}?\\b(?:{when})\\b|\\bin '
  'jede[nmrs]? (?:link|antwort|seite|projekt|datei|commit)\\b{bit}{0,40}?{sabotage}|{sabotage}{bit}{0,30}?\\bin '
  'jede[nmrs]? (?:link|antwort|seite|projekt|datei|commit)\\b',
  None, '{refused}|\\bunser(?:e|en|em|er)?\\b|\\bniemals\\b|{cited}', None),
 ('trigger-unchecked-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{when})\\b{bit}{0,100}?(?:{blind}|{asking})|(?:{blind}|{asking}){bit}{0,60}?\\b(?:{when})\\b|\\b(?:frag|bitt|forder)\\w* '
  '(?:de[nr]|die) (?:{user}) '
  '(?:{when})\\b{bit}{0,60}?(?:passwor[td]|kennwort|kreditkart\\w*|seed-?phrase|zugangsdaten)|\\b(?:ab '
  '(?:heute|sofort|jetzt)|kunftig|fortan|von nun '
  'an)\\b{bit}{0,20}?\\bgenehmig\\w*\\b{bit}{0,60}?(?:{unchecked})|\\b(?:wert|behandl|betracht|interpretier|versteh)\\w*\\b{bit}{0,40}?(?:\\bok\\b|\\bja\\b|schweigen|jede '
  'antwort|danke){bit}{0,40}?\\bals (?:\\w+ '
  ')?(?:erlaubnis|zustimmung|freigabe|einverstandnis|genehmigung|auftrag)\\b{bit}{0,60}?\\b(?:losch|leer|uberweis|zahl|alles|alle|formatier|kauf|veroffentlich|zurucksetz)\\w*|{leaking}{bit}{0,20}?\\b(?:sobald|wenn)\\b{bit}{0,40}?{overheard}|\\b(?:sobald|wenn)\\b{bit}{0,40}?{overheard}{bit}{0,60}?{leaking}',
  None, 'dependabot|renovate|{refused}|{cited}', None),
 ('memory-trusted-label-de', 'injection', False, 'injection_forms_de',
  '\\b(?:{keep})\\b(?: dir| euch| bitte| sie)?{bit}{0,10}?\\b(?:{this})\\b{bit}{0,40}?\\b(?:als|mit|unter)\\b '
  '(?:(?:de[rmn]|eine?[nr]?|die) )?(?:[\\w-]+ ){0,2}?(?:{trusted})|\\bals (?:(?:eine?|die) '
  ')?(?:bestatigte|geprufte|verifizierte|ausdruckliche|gesicherte|autorisierte)[nrs]? '
  '(?:vorliebe|praferenz|anweisung|einstellung|wunsch|fakt|tatsache|entscheidung) (?:de[sr]|vo[nm]) '
  '(?:{user})|\\b(?:trag|setz|ander|schreib|gib|nenn)\\w*\\b{bit}{0,30}?\\b{origin}\\b{bit}{0,30}?\\b(?:(?:de[nmr] '
  ')?(?:{user})|vertrauenswurdig\\w*)\\b|\\b{origin} (?:dieser|der|dieses) (?:{mem})\\w*\\b{bit}{0,20}?\\bauf '
  '{quote}?(?:{user})|\\bschreib\\w* (?:diese\\w? (?:{mem})\\w*|dies|das|sie|es) (?:de[mr] (?:{user})) zu\\b',
  None, '\\b(?:nicht|nie|niemals|un)-? ?(?:vertrauenswurdig|bestatigt|gepruft|verifiziert)|\\btabelle\\b|{cited}',
  None),
 ('memory-rank-of-notes-de', 'injection', False, 'injection_forms_de',
  '\\b{notes} (?:von|aus|auf|der|des|vom) \\S+{bit}{0,60}?\\b(?:wie|als|den rang von|gleichrangig mit) (?:\\w+ '
  ')?(?:system-?(?:anweisung|befehl|prompt|regel|nachricht)|anweisungen (?:des|der|vom) '
  '(?:{user}|systems?|betreibers?)|befehle|(?:nutzer|benutzer)anweisung|(?:verbindlich|vertrauenswurdig)\\w*\\b)\\w*{bit}{0,40}?(?:behandel|behandl|gelten|gilt|betracht|befolg|einstuf|prufung|$|[.!;])|\\b(?:behandl|behandel|betracht|wert)\\w*\\b{bit}{0,20}?\\b{notes} '
  '(?:von|aus|auf|der|vom)\\b{bit}{0,40}?\\b(?:wie|als) (?:\\w+ '
  ')?(?:system\\w*|anweisung\\w*|befehl\\w*|verbindlich\\w*)|\\b{notes}\\b{bit}{0,40}?\\b(?:haben vorrang|stehen '
  'uber|gehen vor|uberstimmen|schlagen|wiegen (?:mehr|schwerer)|sind '
  'wichtiger)\\b{bit}{0,20}?\\b(?:korrekturen|wunsche\\w?|anweisungen|aussagen|einwande|vorgaben)? ?(?:de[snr] '
  ')?(?:{user})',
  None,
  '\\b(?:nicht|nie|niemals|un)-? ?(?:vertrauenswurdig|als anweisung|wie anweisung|als befehl)|{refused}|{cited}',
  None),
 ('memory-life-and-checks-de', 'injection', False, 'injection_forms_de',
  '\\bdiese[nrs]? (?:{mem})\\b '
  '(?:darf|soll|kann|wird|ist)\\b{bit}{0,20}?\\b(?:nie|niemals|nicht|weder|keinesfalls)\\b{bit}{0,20}?\\b(?:ablaufen|verfallen|zusammengefuhrt|zusammenzufuhren|gekennzeichnet|markiert|archiviert|gepruft|angezweifelt|infrage|geloscht|vergessen)\\b|\\b(?:losch|entfern|vergiss|archivier)\\w*\\b '
  '(?:sie|ihn|es|diese[nrs]? (?:{mem})) (?:nie|niemals|nicht|auf keinen '
  'fall)\\b,?{bit}{0,10}?\\b(?:auch|selbst|egal)\\b{bit}{0,30}?(?:{user})|\\b(?:losch|vergiss|leer|verwirf|uberschreib|ignorier)\\w* '
  '(?:(?:bitte|jetzt) )?(?:alle (?:anderen|ubrigen|bisherigen|sonstigen|deine) '
  '(?:erinnerungen|notizen|eintrage)|dein(?:en|e)? (?:ganze[ns]? |gesamte[ns]? '
  '|langzeit)?(?:gedachtnis|speicher)\\b|alles,? was du uber (?:den|die) '
  '(?:{user}))|\\b(?:kopier|ubertrag|schreib|fug|trag|setz|nimm)\\w* (?:diese[nrs]? (?:{mem})\\w*|dies|das '
  'hier)\\b{bit}{0,10}? (?:in|an|zu|auf) (?:jede\\w?|alle\\w?|die (?:speicher|gedachtnisse|notizen|regeln) '
  '(?:aller|jedes))\\b{bit}{0,20}?\\b(?:projekt|repo|arbeitsbereich|workspace|agents\\.md|claude\\.md|gedachtnis|speicher|sitzung|unterhaltung)\\w*|\\bin '
  'die (?:speicher|gedachtnisse) '
  'aller\\b|\\b(?:schalt|deaktivier|uberspring|umgeh|stell)\\w*\\b{bit}{0,20}?\\b(?:injection-?filter|screening|quarantane|injection-?(?:prufung|erkennung)|inhaltsprufung)\\b{bit}{0,60}?\\b(?:ab|aus|eintrage|erinnerungen|notizen|fur|bei|speicher\\w*)\\b|\\b(?:prufung|screening|quarantane|kontrolle) '
  'entfallt\\b',
  None, '\\btests?\\b|unit-?test\\w*|{refused}|{cited}', None),
 ('jailbreak-limits-off-de', 'injection', False, 'injection_forms_de',
  '\\bsafety ?(?:=|:|mode) '
  '?(?:off|false|0|aus)\\b|\\b(?:god-?\\s?mode|gott-?modus)\\b{bit}{0,30}?\\b(?:aktiv\\w*|an|ein|freigeschaltet)\\b|\\b(?:aktivier\\w*|wechsle|schalte)\\b{bit}{0,20}?\\b(?:god-?\\s?mode|gott-?modus)\\b|\\b(?:heute '
  'ist|es ist|wir haben|spielen wir|ab jetzt ist)\\b{bit}{0,20}?\\b(?:gegenteil-?tag|tag des '
  'gegenteils|umkehrtag)|\\bwas (?:deine|ihre|die|eure) (?:\\w+ '
  ')?(?:richtlinien|regeln|vorgaben|leitlinien|filter) (?:\\w+ )?(?:verbieten|untersagen|ausschlie(?:ß|ss)en),? '
  '(?:ist|wird|gilt)\\b{bit}{0,20}?\\b(?:pflicht|erlaubt|geboten|verpflichtend|vorgeschrieben|erwunscht)|\\bjede '
  '(?:ablehnung|weigerung|verweigerung|absage)\\b{bit}{0,20}?\\bkostet '
  '(?:dich|sie|euch)\\b|\\b(?:verkorper|spiel|sei|bleib|werde|mim)\\w*\\b{bit}{0,30}?\\b(?:bose[nrms]? '
  '(?:zwilling|ki|persona|version|alter ego)|alter ego '
  'ohne)|\\b(?:antworte|antwortest|sprich|schreibe?|rede)\\b(?: \\w+){0,3}? (?:unzensiert|ungefiltert)\\b|\\b(?:du '
  'bist|bist du|du fuhlst dich|fuhl dich)\\b{bit}{0,30}?\\b(?:an keine\\w?|nicht (?:mehr |langer '
  ')?an)\\b{bit}{0,40}?\\b(?:ethik|moral|gesetze?|richtlinien|regeln|normen)\\b{bit}{0,30}?\\bgebunden|\\b(?:alle '
  '|samtliche |deine )(?:\\w+ '
  ')?(?:schutzmechanismen|sicherheitsfilter|inhaltsfilter|sicherheitsmechanismen|schutzfilter|sicherheitssperren) '
  '(?:sind|werden|bleiben) (?:\\w+ '
  ')?(?:aus|abgeschaltet|deaktiviert|aufgehoben|off)\\b|\\b(?:schalte?|deaktiviere?|kappe?)\\b '
  '(?:alle|samtliche|deine) (?:\\w+ '
  ')?(?:schutzmechanismen|sicherheitsfilter|inhaltsfilter|sicherheitsmechanismen|sicherheitssperren)',
  None, '{cited}', None),
 ('override-earlier-instructions-fr', 'injection', False, 'injection_fr',
  '{drop_earlier}|{drop_system}|{forget_told}|{revoked}', None, '{denied}|{cited}', None),
 ('override-new-task-fr', 'injection', False, 'injection_fr', '{new_orders}|{above_all}|{obey_only}|{safety_off}',
  None, '{denied}|{cited}', None),
 ('exfiltrate-send-fr', 'injection', False, 'injection_fr',
  '\\b(?:{send}){some}(?:{loot})[^!?\\n]{0,80}?(?:{away})|(?:{loot})[^!?\\n]{0,60}\\b(?:envoie|envoyez|transmets|transmettez|poste|televerse)[- '
  '](?:les|le|la|tout)\\b[^!?\\n]{0,40}?(?:{away})',
  None, '{denied}|{cited}', None),
 ('exfiltrate-ask-secret-fr', 'injection', False, 'injection_fr', '{ask_secret}|{ask_prompt}|{ask_person}', None,
  '{denied}|{cited}|adresse du serveur', None),
 ('hide-from-user-fr', 'injection', False, 'injection_fr',
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{without_knowing}|{secretly}', None,
  '\\b(?:jamais|rien|pas|interdit)\\b[^.!?\\n]*\\bsans\\b|{cited}', None),
 ('impersonate-authority-fr', 'injection', False, 'injection_fr', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-fr', 'injection', False, 'injection_fr',
  '{dan}|{without_limits}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-fr', 'injection', False, 'injection_fr',
  '\\b(?:{when})[^.!?\\n]{0,120}?\\b(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})', None,
  "{denied}|\\bj(?:e |['’])[^.!?\\n]*\\b(?:recommande|conseille)|{cited}|github\\.com", None),
 ('memory-own-rules-fr', 'injection', False, 'injection_fr',
  '{treat_as}|{is_ranked}|{keep_forever}|{drop_others}|{spread}|{unscreened}', None, '{cited}', None),
 ('smuggle-hidden-order-fr', 'injection', False, 'injection_fr',
  '{decode_and}|{hidden_letters}|{combine_and}|{imagined_world}', None, '{cited}', None),
 ('code-false-result-fr', 'injection', False, 'injection_fr', '{ignore_content}|{say_result}|{to_the_model}', None,
  '{cited}', None),
 ('override-earlier-instructions-ja', 'injection', False, 'injection_ja', '{drop_earlier}|{forget_told}|{revoked}',
  None, '{denied}|{cited}', None),
 ('override-new-task-ja', 'injection', False, 'injection_ja', '{new_orders}|{above_all}|{obey_only}|{safety_off}',
  None, '{denied}|{cited}', None),
 ('exfiltrate-send-ja', 'injection', False, 'injection_ja',
  '(?:{loot})[^。!?\\n]{0,20}(?:{away})[^\\n]{0,80}?(?:{send})|(?:{away})[^\\s。]{0,80}\\s*(?:に|へ|宛て?に)[^。!?\\n]{0,15}(?:{loot})[^。!?\\n]{0,12}を?(?:{send})|(?:{loot})[^。!?\\n]{0,12}を(?:{away})に(?:{send})|(?:apiキー|トークン|鍵)を\\s?(?:{away})[^\\n]{0,60}(?:{send})',
  None, '{denied}|{cited}', None),
 ('exfiltrate-ask-secret-ja', 'injection', False, 'injection_ja', '{ask_secret}|{ask_prompt}|{ask_person}', None,
  '{denied}|{cited}', None),
 ('hide-from-user-ja', 'injection', False, 'injection_ja',
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{without_knowing}|{secretly}', None,
  '(?:知らせ|伝え|通知せ|確認せ)ずに?[^。!?\\n]*(?:しない|するな|禁止|てはい)|{cited}', None),
 ('impersonate-authority-ja', 'injection', False, 'injection_ja', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-ja', 'injection', False, 'injection_ja',
  '{dan}|{without_limits}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-ja', 'injection', False, 'injection_ja',
  '(?:{who}|誰か|顧客|客|人)が?[^。!?\\n]{0,30}(?:{when})[^。!?\\n]{0,40}?(?:だけ|のみ)を?(?:薦め|勧め|推薦|推奨|おすすめ|宣伝)|(?:{when})[^。!?\\n]{0,40}?(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})',
  None, '{denied}|{cited}', None),
 ('memory-own-rules-ja', 'injection', False, 'injection_ja',
  '{treat_as}|{is_ranked}|{keep_forever}|{drop_others}|{spread}|{unscreened}', None, '{cited}', None),
 ('smuggle-hidden-order-ja', 'injection', False, 'injection_ja',
  '{decode_and}|{hidden_letters}|{combine_and}|{imagined_world}', None, '{cited}', None),
 ('code-false-result-ja', 'injection', False, 'injection_ja', '{ignore_content}|{say_result}|{to_the_model}', None,
  '{cited}|無視し(?:ない|ては)', None),
 ('override-earlier-instructions-ko', 'injection', False, 'injection_more',
  '(?:이전|앞의|앞선|위의|기존|지금까지|모든|당신의|너의|네|시스템)(?:의|에)?\\s?(?:모든\\s?|받은\\s?|안전\\s?|시스템\\s?|주어진\\s?){0,3}(?:지시|명령|지침|규칙|프롬프트|가이드라인|제한)[^.!?\\n]{0,12}(?:무시(?:하|해)|잊|따르지\\s?마|따르지\\s?말|버려|취소|우회)',
  None, '무시하지\\s?(?:마|말|않)|잊지\\s?(?:마|말)|레드팀|공격|예를 들', None),
 ('exfiltrate-ask-secret-ko', 'injection', False, 'injection_more',
  '(?:비밀번호|암호|패스워드|비밀\\s?키|시스템 '
  '프롬프트)(?:는|은|가|이|를|을)?\\s?(?:무엇|뭐|뭔|알려|말해|공개|보여|출력해|필요(?:해|합니다)[^\\n]{0,20}알려)|사용자(?:가|는)[^.!?\\n]{0,8}어디에?\\s?(?:살|거주)',
  None, '알려\\s?주지\\s?(?:마|말)|말하지\\s?(?:마|말)|공개하지', None),
 ('override-earlier-instructions-pt', 'injection', False, 'injection_more',
  '\\b(?:ignor[ea]m?|ignorar|esquec?[ae]m?|esquecer|desconsider[ea]|descart[ea]|nao '
  '(?:siga|sigas|obedeca)|desobedeca|contorne|pare de '
  'seguir)(?:\\s+(?:todas?|todos|as?|os?|suas?|tuas?|seus?|quaisquer|estas)){0,4}\\s+(?:(?:instrucoes|instrucao|regras|diretrizes|ordens|comandos|orientacoes|prompts?|restricoes)(?:\\s+\\w+)?\\s+(?:anteriores|previas|acima|iniciais|originais|do '
  'sistema|de seguranca|recebidas)|(?:suas|tuas)\\s+(?:instrucoes|regras|diretrizes|restricoes)|prompt do '
  'sistema|instrucoes\\b)|\\b(?:ignor[ea]|esquec?[ae])\\s+tudo o que (?:foi dito|lhe|te|voce|veio)',
  None, '(?:nao|nunca)\\s+(?:se\\s+)?(?:ignor|esque[cc])|equipe vermelha|red team|ataque|por exemplo', None),
 ('exfiltrate-ask-secret-pt', 'injection', False, 'injection_more',
  '\\b(?:qual (?:e|era) (?:a|o|sua|tua)(?:\\s+(?:sua|tua))?|(?:me '
  ')?(?:diga|de|mostre|revele|informe|passe)(?:-me)?(?: para mim)?\\s+(?:a|o|sua|tua)|(?:pode|poderia) me '
  '(?:dizer|dar|passar|informar)\\s+(?:a|o|sua)|compartilhe (?:sua|tua|a))\\s+(?:senha|palavra-passe|chave '
  '(?:secreta|privada|api|de acesso)|prompt do sistema)\\b|\\bonde (?:o '
  '(?:usuario|utilizador)\\s+(?:\\w+\\s+)?(?:mora|vive|reside)|(?:mora|vive|reside) o (?:usuario|utilizador))',
  None, '(?:nao|nunca)\\s+(?:\\w+\\s+)?(?:diga|compartilh|revel|de|pass|inform)', None),
 ('override-earlier-instructions-it', 'injection', False, 'injection_more',
  '\\b(?:ignora|ignorate|ignori|ignorare|dimentica|dimenticate|dimentichi|trascura|disattendi|scarta|non '
  '(?:seguire|rispettare|considerare)|aggira|smetti di '
  'seguire|disobbedisci)(?:\\s+(?:tutt[ei]|le|gli|i|il|alle|tue|tuoi|sue|queste)){0,4}\\s+(?:(?:istruzioni|regole|direttive|ordini|comandi|indicazioni|prompt|linee '
  'guida|restrizioni)(?:\\s+\\w+)?\\s+(?:precedenti|di cui sopra|sopra|iniziali|originali|di sistema|di '
  'sicurezza|ricevut[ei])|(?:precedenti|tue|sue)\\s+(?:istruzioni|regole|direttive|linee guida)|prompt di '
  'sistema|istruzioni\\b)|\\b(?:ignora|dimentica)\\s+tutto (?:cio|quello) che (?:ti|e stato|sai|hai)',
  None, 'non\\s+(?:ignor|dimentic)|mai\\s+(?:ignor|dimentic)|red team|attacc|ad esempio', None),
 ('exfiltrate-ask-secret-it', 'injection', False, 'injection_more',
  "\\b(?:qual(?: e|['’]e|e e|e sarebbe|['’]e)|dimmi|dammi|mostrami|rivelami|rivela|condividi|(?:puoi|potresti) "
  '(?:dirmi|darmi|rivelarmi|condividere))\\s+(?:la|il|le|tua|tuo)(?:\\s+(?:tua|tuo))?\\s+(?:password|parola '
  "d['’]ordine|chiave (?:segreta|privata|api|di accesso)|prompt di sistema)(?:[\\s?!.,]|$)|\\bdove "
  "(?:vive|abita|risiede)\\s+(?:\\w+\\s+)?l['’]utente",
  None, '(?:non|mai)\\s+(?:\\w+\\s+)?(?:rivel|condivid|dire|dare)', None),
 ('override-earlier-instructions-ru', 'injection', False, 'injection_more',
  '(?:игнорируи(?:те)?|проигнорируи(?:те)?|забудь(?:те)?|не '
  'следуи(?:те)?|отбрось(?:те)?|нарушь(?:те)?|обоиди(?:те)?|отмени(?:те)?|пренебреги(?:те)?|не '
  'соблюдаи(?:те)?|перестань(?:те)? '
  'следовать)\\s+(?:(?:обо?|про|все|всех|всем|всеми|любые|свои|своим|твои|ваши|эти|данные|тебе|вам|выше)\\s+){0,4}(?:(?:предыдущ|прежн|прошл|вышеуказанн|вышеизложенн|вышестоящ|систем|перво|исходн|изначальн|ранее|получен)[а-я]+\\s+(?:[а-я]+\\s+)?)?(?:инструкци|указани|правил|команд|приказ|директив|системныи '
  'промпт|промпт|ограничени|распоряжени)[а-я]*',
  'предыдущ|прежн|прошл|выше|систем|исходн|изначальн|ранее|все|свои|твои|ваши|любые',
  '(?:не|никогда не)\\s+(?:игнорируи|забудь|забываи|нарушаи|обходи)|красная команда|атак|например', None),
 ('exfiltrate-ask-secret-ru', 'injection', False, 'injection_more',
  '(?:как(?:ои|ов)|назови(?:те)?(?: мне)?|скажи(?:те)? мне|сообщи(?:те)? мне|даи(?:те)? мне|покажи(?:те)? '
  'мне|раскрои(?:те)?|открои(?:те)? мне|выдаи(?:те)?|(?:можешь|можете) (?:сказать|назвать|дать) '
  'мне|поделись)\\s+(?:у '
  'тебя\\s+|твои\\s+|ваш\\s+|свои\\s+|свои\\s+|секретныи\\s+|системныи\\s+){0,2}(?:парол(?:ь|и|я|ем)|секретныи '
  'ключ|ключ доступа|системныи промпт|промпт|кодовое '
  'слово)|где\\s+(?:сеичас\\s+)?(?:живет|проживает)\\s+(?:сеичас\\s+)?пользовател',
  None, '(?:не|никогда не)\\s+(?:сообщаи|говори|раскрываи|даваи|называи)', None),
 ('override-earlier-instructions-el', 'injection', False, 'injection_more',
  '(?:αγνοησε|αγνοηστε|αγνοειστε|αγνοα|ξεχασε|ξεχαστε|παρακαμψε|παρακαμψτε|παραβλεψε|μην ακολουθεις|μην '
  'ακολουθησεις|μην '
  'ακολουθειτε|απορριψε)\\s+(?:(?:ολες|ολους|τις|τους|την|τα|καθε|σου|σας)\\s+){0,3}(?:(?:προηγουμεν|παραπανω|αρχικ|προτερ|υπαρχουσ|ανωτερω)[α-ως]*\\s+)?(?:οδηγιες|εντολες|κανονες|περιορισμους|κατευθυνσεις|προτροπη)(?:\\s+(?:σου|σας|συστηματος))?',
  'προηγουμεν|παραπανω|αρχικ|προτερ|ανωτερω|ολες|ολους|σου|σας|συστηματος',
  '(?:μην|ποτε)\\s+(?:αγνο|ξεχ|παρακαμ)|επιθεσ|για παραδειγμα', None),
 ('exfiltrate-ask-secret-el', 'injection', False, 'injection_more',
  '(?:ποιος ειναι|ποιο ειναι|πες μου|πειτε μου|δωσε μου|δωστε μου|αποκαλυψε|δειξε μου|μπορεις να μου '
  '(?:πεις|δωσεις))\\s+(?:ο|το|τον|την)\\s+(?:κωδικος|κωδικο|συνθηματικο|μυστικο '
  'κλειδι|κλειδι)|που\\s+(?:ζει|μενει|κατοικει)\\s+(?:τωρα\\s+)?ο χρηστης',
  None, '(?:μην|ποτε)\\s+(?:\\S+\\s+)?(?:αποκαλ|διν|λες|πεις)', None),
 ('override-earlier-instructions-hi', 'injection', False, 'injection_more',
  '(?:पिछल|पिछली|पहल|परव|ऊपर|उपरोकत|सभी|अपन|सार|सिसटम)[^।?!\\n]{0,25}(?:निरदश|आदश|नियम|परॉमपट|दिशानिरदश)[^।?!\\n]{0,12}(?:अनदखा|नजरअदाज|नजरअदाज|भल|उपकषा|न '
  'मान|मत मानो|अवहलना)',
  None, '(?:अनदखा|नजरअदाज|उपकषा)\\s?(?:न|मत|नही)|भल(?:ना|)?\\s?(?:मत|नही)|न भल', None),
 ('exfiltrate-ask-secret-hi', 'injection', False, 'injection_more',
  '(?:पासवरड|गपत कजी|बक बलस|बक खाता|जनम तिथि|जनमतिथि|ईमल पता)\\s?(?:कया (?:ह|था)|बताओ|बताए|बताइए|बता दो|दो$|साझा '
  'करो|दीजिए)|उपयोगकरता[^।?!\\n]{0,12}कहा\\s?(?:रहता|रहती|रहत)',
  None, 'मत बता|न बता|साझा न', None),
 ('override-earlier-instructions-id', 'injection', False, 'injection_more',
  '\\b(?:abaikan|lupakan|hiraukan|langgar|jangan '
  '(?:ikuti|patuhi)|lewati|kesampingkan)\\s+(?:(?:semua|seluruh|segala|setiap)\\s+)?(?:instruksi|perintah|aturan|petunjuk|arahan|prompt|pedoman|batasan)(?:[- '
  ']\\w+)?\\s+(?:sebelumnya|di atas|terdahulu|awal|sistem|anda|kamu|mu|keamanan|yang '
  '(?:diberikan|ada|telah))\\b|\\b(?:abaikan|lupakan)\\s+(?:semua|seluruh|segala)\\s+(?:instruksi|perintah|pedoman)\\b',
  None, 'jangan\\s+(?:abaikan|lupakan|langgar)|serangan|misalnya|contoh', None),
 ('exfiltrate-ask-secret-id', 'injection', False, 'injection_more',
  '\\b(?:apa(?:kah)?|beri ?tahu (?:saya|aku|kami)|beritahukan|katakan(?: kepada saya)?|berikan(?: '
  'saya)?|sebutkan|tunjukkan|bagikan|bocorkan|(?:bisakah|bolehkah) (?:anda|kamu) memberi(?:kan| ?tahu) '
  '(?:saya)?)\\s+(?:kata sandi(?:nya|mu| anda| kamu)?|password(?:nya|mu)?|kunci rahasia(?:nya|mu| anda)?|prompt '
  'sistem(?:mu| anda)?)\\b|\\bdi mana\\s+pengguna\\s+(?:\\w+\\s+)?tinggal',
  None, 'jangan\\s+(?:pernah\\s+)?(?:beri|bagi|kata|bocor)', None),
 ('override-earlier-instructions-zh', 'injection', False, 'injection_zh', '{drop_earlier}|{forget_told}|{revoked}',
  None, '{denied}|{cited}', None),
 ('override-new-task-zh', 'injection', False, 'injection_zh', '{new_orders}|{above_all}|{obey_only}|{safety_off}',
  None, '{denied}|{cited}', None),
 ('exfiltrate-send-zh', 'injection', False, 'injection_zh',
  '(?:{loot})[^。!?\\n]{0,15}(?:{send})[^。!?\\n]{0,6}(?:{away})|(?:{send})[^。!?\\n]{0,10}(?:{loot})[^。!?\\n]{0,10}(?:到|给|至)[^。!?\\n]{0,4}(?:{away})|(?:向|给|到)\\s?(?:{away})[^\\s。]{0,60}\\s?(?:{send})[^。!?\\n]{0,10}(?:{loot})|api '
  '?密钥(?:都)?(?:{send})[^。!?\\n]{0,6}(?:{away})',
  None, '{denied}|{cited}', None),
 ('exfiltrate-ask-secret-zh', 'injection', False, 'injection_zh', '{ask_secret}|{ask_prompt}|{ask_person}', None,
  '{denied}|{cited}', None),
 ('hide-from-user-zh', 'injection', False, 'injection_zh',
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{without_knowing}|{secretly}', None,
  '(?:不要|不得|禁止|不能|别|切勿)[^。!?\\n]{0,10}(?:在)?(?:{who})不知情|{cited}', None),
 ('impersonate-authority-zh', 'injection', False, 'injection_zh', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-zh', 'injection', False, 'injection_zh',
  '{dan}|{without_limits}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-zh', 'injection', False, 'injection_zh',
  '(?:{when})[^。!?\\n]{0,40}?(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})', None,
  '{denied}|(?:当|每当|如果|每次|若)我[^。!?\\n]*只(?:推荐|介绍)|{cited}', None),
 ('memory-own-rules-zh', 'injection', False, 'injection_zh',
  '{treat_as}|{is_ranked}|{keep_forever}|{drop_others}|{spread}|{unscreened}', None, '{cited}', None),
 ('smuggle-hidden-order-zh', 'injection', False, 'injection_zh',
  '{decode_and}|{hidden_letters}|{combine_and}|{imagined_world}', None, '{cited}', None),
 ('code-false-result-zh', 'injection', False, 'injection_zh', '{ignore_content}|{say_result}|{to_the_model}', None,
  '{cited}|(?:不要|别|切勿)(?:忽略|无视)', None)]
