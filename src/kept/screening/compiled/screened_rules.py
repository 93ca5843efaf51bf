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
                                '(?:brauche|benotige|will|mochte)\\s+(?:sofort die '
                                '|dein\\w*\\s+|ihr\\w*\\s+)(?:{secret})|\\bnenne? alle '
                                '(?:passworter|zugangsdaten|schlussel)|\\b(?:alles|liste alles auf),? was du uber '
                                'den (?:{person}) wei(?:ß|ss)t|\\bteile?(?:n '
                                'sie)?\\s+(?:dein|ihr)\\w*\\s+(?:{secret})\\s+mit\\b',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|webhook|angreifer|pastebin|telegram|ftp://|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|(?:extern|fremd|fern)\\w* '
                          '(?:server|adresse|stelle|dienst)|(?:diese|folgende|meine) '
                          '(?:url|adresse|e-?mail|seite)|(?:diesen|folgenden) (?:server|endpunkt|link)|an '
                          'mich\\b|bild-?(?:url|link|adresse)',
                  'cited': '(?:{trade})[^.!?\\n]*["\'“„‚«»`]|["\'“„‚«»`][^.!?\\n]*["\'”“\'«»`][^.!?\\n]*(?:{trade})|(?:versuch\\w*|um)\\s[^.!?\\n]{0,60}\\s(?:zu '
                           'ignorieren|zu umgehen)',
                  'combine_and': '\\b(?:kombiniere?|verbinde|setze|fuge)\\b[^.!?\\n]{0,60}\\bund\\s+(?:beantworte?|befolge?)(?:n '
                                 'sie)?\\s+(?:die frage|sie|es|das|den|die (?:\\w+\\s+)?anweisung\\w*)',
                  'content': 'diff|funktion|code|tabelle|daten|inhalte?|dokument|text|artikel|e-?mail|seite|berechnung|studie',
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
                  'drop_others': '\\bandere erinnerungen sind '
                                 '(?:falsch|unzuverlassig|veraltet|ungultig)|\\b(?:losche?|ignoriere?|verwirf|entferne?|vergiss|betrachte?)\\s+(?:alle|samtliche|jede)\\s+(?:anderen?|ubrigen|sonstigen|bisherigen|vorherigen|fruheren)\\s+(?:erinnerungen|notizen|eintrage|erinnerung)\\b',
                  'drop_system': '\\b(?:{drop})(?:\\s+{fill}){0,2}\\s+(?:system-?prompt|systemanweisung\\w*|sicherheitsregeln|sicherheitsrichtlinien|anweisungen '
                                 '(?:oben|von oben|von vorhin))',
                  'earlier': 'vorherig\\w*|vorig\\w*|bisherig\\w*|fruher\\w*|obig\\w*|vorangegangen\\w*|vorhergehend\\w*|vorangehend\\w*|ursprunglich\\w*|zuvor '
                             'gegeben\\w*|gegeben\\w*|bestehend\\w*|geltend\\w*|aktuell\\w*|alle|samtliche\\w*|jegliche\\w*|dein\\w*|ihre\\w?|eure\\w?|den|die',
                  'fetching': '(?:installier|lad|fuhr)\\w*\\b[^.!?\\n]{0,40}https?://[^\\n]{0,60}\\b(?:aus|herunter)\\b',
                  'fill': 'samtliche|jegliche|anderen|systems|deinen|deiner|aller|allen|deine|ihren|meine|diese|bitte|alle|dein|ihre|eure|jede|all|die|der|den|das|und|dir|des|an',
                  'forget_told': '\\b(?:{drop})\\s+(?:bitte\\s+)?(?:alles|das),?\\s+(?:obige|vorherige|bisherige|was '
                                 '(?:dir|ihnen|euch|man dir|du|oben|zuvor|bisher|davor|vorher))\\b|\\bwas '
                                 '(?:du|dir|man dir) bisher\\b[^.!?\\n]{0,30}\\bgilt nicht',
                  'fraud': '(?:ersetz|ander|tausch)\\w*\\b[^.!?\\n]{0,40}\\b(?:bankverbindung|bankkonto|kontonummer|iban|wallet|empfanger)|frage? '
                           'nach (?:seiner|ihrer|der) '
                           '(?:kreditkart\\w*|pin|kontonummer|bankverbindung)|(?:uberweis|zahl|transferier)\\w*\\b[^.!?\\n]{0,30}(?:\\d+ '
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
                                'administrator)\\s+(?:hat\\s+)?(?:dich|dir|sie|ihnen)\\s+(?:\\w+\\s+){0,3}?(?:ermachtigt|erlaubt|befohlen|angewiesen|gestattet|autorisiert)|\\bhier '
                                'ist (?:{maker})\\b[^!?\\n]{0,10}\\bdu '
                                'musst|\\b(?:anthropic|openai)\\s+(?:erlaubt|befiehlt|gestattet)\\s+dir\\b',
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
                             'nicht mehr|gelten nicht langer|(?:\\w+ ){0,3}?sind (?:ab sofort |jetzt |hiermit '
                             ')?(?:ungultig|aufgehoben|hinfallig|nichtig|zuruckgezogen|widerrufen))|\\bdu '
                             '(?:musst|brauchst) dich nicht (?:mehr|langer) an (?:die|deine|irgendwelche) '
                             '(?:{orders})\\b',
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
                  'some': "(?:[^\\w.!?\\n]+[\\w''ß-]+){0,8}?[^\\w.!?\\n]+",
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
                  'unnoticed': '\\bniemand (?:darf|soll) (?:das|dies|es|diese \\w+) '
                               '(?:merken|bemerken|erfahren|sehen)|\\bsprich (?:das|dies|es) (?:nie|niemals|nicht) '
                               '(?:gegenuber|vor) (?:dem|der) (?:{person})',
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
                                    'hast|\\bgelten (?:fur dich )?keine (?:{limits})(?:\\s*[.!,;]|\\s*$)|\\bin '
                                    'dieser sitzung gelten keine\\b|\\bgelten fur dich keine (?:{limits})|\\bdu '
                                    'bist (?:jetzt |nun )?frei von (?:allen |jeglichen '
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
                  'all_you_know': '\\b(?:list|tell me|show '
                                  'me|dump|print|reveal)\\s+(?:everything|all)\\s+(?:that\\s+)?you '
                                  '(?:know|remember|have stored) about (?:the '
                                  'user|him|her|them)\\b|\\b(?:which|all the) '
                                  '(?:passwords|keys|credentials|secrets) (?:that )?you '
                                  '(?:have|store|know|remember)\\b',
                  'as_an_ai': '\\bas an? (?:ai|model|assistant|language '
                              "model)\\s+(?:developed|created|made|trained|built)\\s+by\\s+\\w+,?\\s+i(?:['']m| "
                              'am| need| require| order)\\b',
                  'as_if_said': '\\bas if the (?:user|system|developer|owner) had (?:said|written|confirmed)',
                  'as_rank': '\\bas (?:the|your) (?:\\w+ '
                             ')?(?:owner|administrator|admin|developer|operator|creator)\\b[^.!?\\n]{0,10}\\bi '
                             '(?:authori[sz]e|order|command|instruct|permit|require) you\\b',
                  'ask': "tell me|give me|show me|send me|share|reveal|what(?:['']s| is| are| was| were| "
                         'would)|(?:can|could|would|will) you(?: please| also| at least)? '
                         '(?:tell|share|give|provide|reveal|say|encode|translate|list|print|write|spell)(?: '
                         'me)?|need to know|i need|provide',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|@\\w+ on\\b|webhooks?\\b|attackers?\\b|pastebin|public '
                          'gist|telegram|discord|ftp://|(?:external|remote) '
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
                  'cited': '{aims}|(?:{trade})[^.!?\\n]*[\\s(:,]["\'“\'«`]|["\'“\'«`][^.!?\\n]*["\'”\'»`][^.!?\\n]*(?:{trade})|(?:such '
                           'as|phrases? '
                           'like|like|detects?|blocks?|flags?|matche?s?|catche?s?)\\s+["\'“\'«`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat)',
                  'combine_and': '\\b(?:combine|concatenate|join|assemble|merge)\\b[^.!?\\n]{0,80}\\b(?:and|then)\\s+(?:then\\s+)?(?:answer '
                                 '(?:the question\\b|it\\b|them\\b|what)|(?:follow|execute|obey|carry out|comply '
                                 'with|act on|respond to|run) (?:it\\b|them\\b|what|the '
                                 '(?:results?|resulting|combined|instructions?|commands?|strings?|texts?|sentences?|questions?))|do '
                                 'what)',
                  'content': 'functions?|code|tables?|data|contents?|documents?|paper|text|e-?mail|page|article|calculation|input|figures|website|passage|diff|patch',
                  'dan': "\\bdo anything now\\b|\\b(?:you are|you['']re|act (?:as|like)|become|pretend to "
                         'be|(?:respond|answer|reply|speak) '
                         '(?:as|like))\\s+(?:now\\s+)?["\'“]?dan\\b(?:[\\s,.:;!("”]|$)',
                  'decode_and': '\\b(?:(?:decode|decrypt|decipher|unscramble|deobfuscate)\\b[^.!?\\n]{0,80}|(?:translate|read|convert|interpret|reverse|unpack|turn|transform)\\b[^.!?\\n]{0,60}\\b(?:morse|binary|base-?64|hex(?:adecimal)?|rot-?13|caesar|pig '
                                'latin|leet\\w*|cipher\\w*|backwards|reversed|encoded)\\b[^.!?\\n]{0,40}|(?:morse|binary|base-?64|rot-?13|caesar|pig '
                                'latin|cipher\\w*)\\b[^.!?\\n]{0,40})\\b(?:and|then|to)\\s+(?:then\\s+)?',
                  'drop': "pay\\s+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|no\\s+longer\\s+obey|do\\s+not\\s+follow|disregarding|don't\\s+follow|don't\\s+follow|stop\\s+obeying|leave\\s+aside|do\\s+not\\s+obey|circumvent|don't\\s+obey|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+out|ignoring|override|overrule|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|erase|skip|drop",
                  'drop_above': '\\b{drop}\\s+(?:(?:all|of|everything|anything|the|what is|that '
                                'is)\\s+){0,3}(?:above|foregoing|preceding)(?:\\s+(?:text|content|message|and|then)\\b|\\s*[.,;:!]|\\s*$)',
                  'drop_earlier': '\\b{drop}(?:\\s+{fill}){0,5}\\s+{earlier}(?:\\s+{fill}|\\s+{earlier}){0,4}\\s+(?:{orders})\\b',
                  'drop_given': '\\b{drop}(?:\\s+{fill}){0,4}\\s+(?:{orders})\\s+(?:that |which '
                                ')?(?:above|before|you (?:were|have|had|got|received)|i gave|(?:they|we|the \\w+) '
                                'gave)',
                  'drop_others': '\\b(?:delete|erase|forget|ignore|discard|remove|wipe|clear|purge|overwrite|distrust|disregard)\\s+(?:all|any|every|each)\\s+(?:of\\s+)?(?:the\\s+|your\\s+)*(?:(?:other|remaining|previous|earlier|existing|prior|stored|saved)\\s+)(?:memor(?:y|ies)|entries|notes)\\b|\\b(?:delete|erase|forget|wipe|clear|purge)\\s+(?:all|every '
                                 'one)\\s+(?:of\\s+)?(?:your\\s+|the\\s+)?memories\\s*(?:[.!,;]|$|and\\b|except\\b)|\\ball '
                                 'other '
                                 '(?:memories|entries|notes)\\b[^.!?\\n]{0,40}\\b(?:delet|discard|ignor|false|outdated|wrong|invalid)\\w*|\\bother '
                                 'memories are '
                                 '(?:unreliable|false|wrong|outdated|invalid|not)\\b|\\b(?:memories|entries|notes) '
                                 'that (?:contradict|conflict with|disagree with) this\\b',
                  'drop_system': '\\b{drop}(?:\\s+{fill}){0,4}\\s+system (?:prompts?|messages?|instructions?)\\b',
                  'earlier': "previously\\s+given|developer's|developer's|preceding|foregoing|developer|previous|original|existing|earlier|initial|current|former|system|user's|user's|prior|above|every|past|your|user|all|any",
                  'expert_urges': '\\bas\\s+(?:an?|the)\\s+(?:\\w+\\s+){0,3}(?:authority|expert|scientist|professor|doctor|lawyer|officer|engineer|researcher)\\b[^.!?\\n]{0,60}\\bi\\s+(?:(?:suggest|order|command|advise|instruct|require|ask|can '
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
                                 "what)?\\s+(?:you (?:know|learned|were|have been|['']ve been|had been|have "
                                 '(?:learned|read))|(?:was|has been|were) (?:said|written|told|stated) '
                                 '(?:above|before|to you|so far|earlier)|(?:is |comes? |came '
                                 ')?(?:above|before)\\b|i (?:said|told you|wrote) '
                                 '(?:above|before|earlier)|(?:the|your) '
                                 '(?:user|system|developer|owner|operator|system prompt)s? '
                                 '(?:said|says|told|tells|asks?|asked|wants?|wrote))',
                  'fraud': '(?:replace|change|swap|substitute|set)\\b[^.!?\\n]{0,40}\\b(?:bank|account '
                           'numbers?|iban|wallet|recipient|payee|beneficiary|bitcoin)|use (?:the '
                           ')?(?:iban|account|wallet)\\b[^.!?\\n]{0,30}\\binstead\\b|(?:transfer|wire|send|pay)\\b[^.!?\\n]{0,30}(?:\\d+ '
                           '?(?:dollars|usd|euros?|eur|btc|eth|\\$|€)|[$€]\\s?\\d|\\bmoney\\b|\\bfunds\\b|\\bbitcoins?\\b)|(?:ask|request|collect)\\b[^.!?\\n]{0,20}\\b(?:their|the '
                           "user['']s) "
                           '(?:card|credit|passwords?|pin|bank|login|ssn)|(?:give|provide|share|enter|call)\\b[^.!?\\n]{0,30}\\btheir '
                           '(?:pin|passwords?|credit card|card number|login)',
                  'give_rank': '\\b(?:set|raise|change|give|grant|assign)\\b[^.!?\\n]{0,40}\\b(?:trust|confidence|priority|importance|authority)\\b[^.!?\\n]{0,20}\\b(?:of|to) '
                               'this\\b|\\b(?:give|grant|assign)\\s+{this_mem}\\s+(?:the\\s+)?(?:highest|maximum|top|absolute|full)|\\btrust '
                               "{this_mem} (?:more|over|above)|\\bset this (?:{mem})['']s "
                               '(?:trust|priority|importance|confidence)|\\balways (?:load|apply|obey|show) this '
                               '(?:memory|entry|instruction)\\b',
                  'great_rank': "\\b(?:i am|i['']m)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:god|president of|prime "
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
                  'i_am_yours': "\\b(?:i am|i['']m|this is|you are talking to|speaking as)\\s+(?:the\\s+|one "
                                "of\\s+)?{mine}\\b|\\bas\\s+{mine}\\b[^.!?\\n]{0,10}\\bi\\b|\\b(?:i am|i['']m|this "
                                'is|as)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:developer|creator|administrator|maintainer|owner|maker|programmer)s?\\s+of\\s+(?:your\\s+(?:system|model)|this '
                                '(?:ai|model|assistant|bot|chatbot))',
                  'if_asked': "\\bif (?:the user |anyone |someone |they |you(?:['']re| are) )?(?:is |are |ever "
                              ')?ask(?:s|ed)\\b[^.!?\\n]{0,50}\\b(?:deny|lie\\b|pretend|change the subject|say '
                              "(?:that )?you (?:do not|don['']t|didn|did not|never|have "
                              'no))|\\b(?:{not})\\s+(?:disclose|reveal|mention|admit)\\b[^.!?\\n]{0,30}\\beven if '
                              "(?:you(?:['']re| are) )?asked",
                  'imagined_result': '\\b(?:hypothetically|parallel universe|in a world where|imagine a '
                                     'scenario|hypothetical scenario)\\b[^!?\\n]{0,140}\\bthe '
                                     '(?:output|sum|result|conclusion|answer)\\b[^.!?\\n]{0,40}\\b(?:could '
                                     'be|might be|would be|is)\\s*{value}',
                  'imagined_world': "\\b(?:imagine|suppose|pretend|picture|assume)(?: that)?\\s+(?:we(?:['']re| "
                                    "are| live)|you(?:['']re| are)|i(?:['']m| am)|a "
                                    '(?:world|planet|society|place|game))\\b[^.!?\\n]{0,120}\\b(?:{bare_secrets})\\b|\\b(?:world|society|planet|universe|culture|country)\\b[^.!?\\n]{0,80}\\b(?:{bare_secrets}|secrets)\\s+(?:is|are)\\s+(?:\\w+\\s+)?(?:shared|public|known|open)\\b',
                  'is_ranked': '\\bthis (?:memory|entry|instruction)\\s+(?:is|was|has '
                               'been)\\s+(?:already\\s+|pre-?)?(?:{trust}|safe|screened|authori[sz]ed)\\b|\\b{this_mem}\\s+(?:has|takes|overrides|supersedes|outranks|replaces|trumps|comes '
                               'from)\\s+(?:the\\s+)?(?:highest|absolute|top|maximum|all\\b|any\\b|every\\b|your|user|system|(?:priority|precedence)\\s+over\\s+(?:all|any|every|other|your|the '
                               'system|the '
                               'user|user))|\\b{this_mem}\\b[^.!?\\n]{0,40}\\b(?:overrides|supersedes|outranks|trumps) '
                               '(?:all|any|every|the user|the system|your)',
                  'keep_forever': "\\b(?:never|do not|don['']?t|must not|cannot|should "
                                  'not)\\s+(?:ever\\s+)?(?:delete|remove|forget|supersede|overwrite|replace|question|expire)(?:(?:,|,? '
                                  'or|,? '
                                  'and)\\s+\\w+)*\\s+this\\s+(?:memory|entry|instruction)\\b|\\bnever\\s+(?:delete|remove|forget|supersede|overwrite|replace)(?:(?:,|,? '
                                  'or|,? '
                                  'and)\\s+\\w+)*\\s+this\\s+note\\b|\\bthis\\s+(?:memory|entry|note|instruction)\\s+(?:[^.!?\\n]{0,40}\\band\\s+)?(?:must|should|can|may|shall|is|will)\\s*(?:never|not)\\s+(?:to\\s+)?(?:ever\\s+)?be\\s+(?:deleted|removed|superseded|overwritten|changed|questioned|replaced|forgotten|edited|modified|updated|ignored)\\b|\\bthis '
                                  '(?:memory|entry|instruction) must (?:survive|persist|never expire|always be '
                                  '(?:loaded|kept|applied|followed|obeyed)|be kept forever)\\b|\\b(?:no|any) '
                                  '(?:later|other|future|newer) (?:memory|note|entry) (?:may |can |should |must '
                                  ')?(?:replace|supersede|overwrite|contradict)s?\\b',
                  'keep_from': '\\b(?:keep|hide|conceal|withhold)\\s+(?:this|these|it|that|everything|all of '
                               'this|the '
                               '(?:above|instruction|change|transfer|backdoor|truth|upload|message|note))(?:\\s+\\w+){0,3}?\\s+from\\s+(?:the\\s+)?(?:users?|owner|human|operator|everyone|anyone|reviewers?)\\b|\\b(?:this|it|that|which)\\s+(?:must|should|has '
                               'to|is to|will)\\s+(?:stay|remain|be '
                               'kept|be)\\s+(?:hidden|secret|concealed|confidential|invisible)\\s+(?:from|to)\\s+the\\s+(?:user|owner|human|operator)',
                  'leaking': '(?:send|forward|post|upload|e-?mail|exfiltrate|transmit|leak|copy|bcc)\\b[^.!?\\n]{0,40}\\b(?:their|his|her|its|it|the '
                             "user['']s|every|all|copy|passwords?|keys?|credentials|tokens?|cookies?|conversation|secrets|everything|contents?)\\b[^!?\\n]{0,60}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|attacker|webhook)|(?:send|forward|upload|exfiltrate|leak|transmit)\\b[^.!?\\n]{0,20}\\b(?:files?|data|code|documents?|them)\\b[^.!?\\n]{0,10}\\bto\\s+https?://",
                  'limits': 'restrictions?|rules|limits|limitations|guidelines|filters?|filtering|ethics|morals?|(?:ethical|moral|content|safety) '
                            '(?:limits|rules|filters?|guidelines|constraints|restrictions?|considerations|boundaries|polic(?:y|ies))|polic(?:y|ies)|censorship|constraints|guardrails|safeguards|boundaries|confines',
                  'limits_off': '\\bthere are no (?:{limits}) in this '
                                '(?:session|chat|conversation)\\b|\\b(?:respond|answer|reply)\\b[^.!?\\n]{0,40}\\bno '
                                '(?:\\w+ ){0,2}?(?:limits|restrictions|filters|rules)\\b|\\b(?:pretend|imagine|as '
                                'if|as though)(?: that)? there (?:are|were) no (?:{limits})\\b|\\byour '
                                '(?:safety|ethical|content|moral) '
                                '(?:guidelines|rules|filters|restrictions|limits|polic(?:y|ies)) (?:do '
                                "not|don['']t|no longer) apply",
                  'link_in_answers': '\\balways (?:append|add|include|insert|end '
                                     'with)\\b[^!?\\n]{0,40}https?://[^\\n]{0,60}\\b(?:to|in|into|with)\\s+(?:each|every|all|your)\\s+(?:answer|reply|response|message|summary)',
                  'loot': 'conversations?|(?:this|the|our|entire|whole|full) chat|chat '
                          '(?:history|logs?|transcript)|api keys|memories|memory '
                          '(?:contents?|store|database)|notes about the user|system prompt|environment '
                          'variables|env vars|\\.env\\b|\\.ssh\\b|\\.aws\\b|(?:private |ssh )+keys?|id_rsa|session '
                          'cookies?|access tokens?|home directory|clipboard|keystrokes|browsing history|database '
                          'dump|(?:user|customer|employee|personal|private|confidential|sensitive|client) '
                          '(?:data|information|records|files|details)|(?:all|any|every|your|stored|saved|found|their|the '
                          "user['']s|user|database|login|admin) (?:\\w+ "
                          ')?(?:passwords?|credentials|secrets?|keys?|tokens?|cookies|messages|history|input|contacts|notes)|the '
                          "user['']s (?:\\w+ "
                          ')?(?:data|files|messages|documents|e-?mails?|details|information|conversations?|pass\\w+|home)',
                  'maker': 'anthropic|openai|google|microsoft|meta|deepmind',
                  'maker_allows': '\\b(?:{maker}|the developers?|the administrators?|the system|your '
                                  'creators?|your developers?)\\s+(?:(?:has |have |hereby |now '
                                  ')(?:authori[sz]e[sd]?|permit(?:s|ted)|allow(?:s|ed)|order(?:s|ed)|instruct(?:s|ed)|grant(?:s|ed)|require[sd])|authori[sz]es|orders|instructs|commands)\\s+you\\b',
                  'maker_says': '\\b(?:message|notice|instructions?|directive|order|announcement|command)s?\\s+from\\s+(?:the\\s+)?(?:{maker}|your '
                                '(?:developers?|creators?|makers?|administrators?))\\b[^.!?\\n]{0,80}\\b(?:you|your|must|comply|all '
                                'models)\\b|\\b(?:{maker})\\s+(?:support|security|staff|safety '
                                'team|team|engineering)\\s+here\\b|\\bthis is (?:{maker})\\b[^!?\\n]{0,10}\\b(?:we '
                                'need you|you must|you are (?:ordered|required|authori[sz]ed))',
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
                  'mine': 'your\\s+(?:\\w+\\s+)?(?:developer|creator|administrator|admin|maker|owner|boss|master|supervisor|programmer|operator|maintainer)s?',
                  'mode_on': "\\byou(?:['']re| are| will be)\\s+(?:now\\s+)?(?:in|entering|running in|operating "
                             'in)\\s+(?:\\w+\\s+)?(?:developer|debug|admin|root|god|sudo|maintenance|override|unrestricted|jailbreak|dan) '
                             'mode\\b|\\b(?:enter|activate|enable|switch '
                             '(?:to|into))\\s+(?:developer|god|dan|unrestricted|jailbreak|sudo|unfiltered) '
                             'mode\\b[^.!?\\n]{0,40}\\b(?:you|your|answer|respond|no '
                             'rules|filters|censorship)\\b|\\bdeveloper mode (?:is |has been '
                             ')?(?:enabled|activated|on)\\b[^!?\\n]{0,40}\\b(?:you|your|answer|filters?)\\b',
                  'model': '\\w*gpt|ai|llm|chat ?bot|language model|ai '
                           '(?:assistant|agent|model|reviewer)|assistant',
                  'must_not_know': "\\b(?:the|your)\\s+(?:user|owner|human|operator|reviewer)\\s+(?:(?:must|should|may|can|shall)\\s*(?:not|never|n['']t)\\s+(?:ever\\s+)?(?:know|find "
                                   'out|learn|be '
                                   '(?:told|informed|aware|notified)|discover|suspect|hear)\\b|(?:never|does '
                                   "not|doesn['']t) (?:find|finds) out|(?:does not|doesn['']t|need not|has no) "
                                   '(?:need )?(?:to )?know(?:\\s*[.!,;]|\\s*$|\\s+(?:about|of) (?:this|it|that)))',
                  'names': 'elizabeth|jennifer|patricia|barbara|charles|jessica|michael|richard|william|daniel|george|joseph|robert|sandra|steven|thomas|alice|david|emily|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan|anna|emma|jane|john|lisa|mark|mary|paul|bob|tom',
                  'need_secret': '\\b(?:i need|need to know|want to '
                                 'know)\\s+(?:(?:the|your)\\s+)(?:(?:{whose})\\s+){0,3}(?:{secret}){then}|\\bi '
                                 'need (?:the|your) (?:\\w+ ){0,2}credentials (?:right )?now\\b',
                  'never_refuse': "\\b(?:you|{model}|answer|respond)\\b[^.!?\\n]{0,40}\\b(?:never|cannot|can['']?t|must "
                                  "not|will not|won['']?t|do "
                                  "not|don['']?t)\\s+(?:ever\\s+)?(?:(?:refuses?|decline)\\s+(?:any|a "
                                  "request|my|the user['']s|to "
                                  'answer|requests?|anything|orders|commands|questions)|say no or refuse|refuse '
                                  'or)\\b|\\byou can (?:say|do|answer) (?:anything|everything) now\\b|\\byou '
                                  '(?:must|have to|will) answer (?:all|every|any)(?: of)?(?: my| the)? '
                                  'questions?\\b',
                  'new_orders': '\\bnew (?:instructions?|orders|directives?|system prompt|objective)\\s*:|\\byour '
                                'new (?:instructions?|rules|identity|orders|objective|purpose|directives?)(?: '
                                'now)? (?:is|are)\\b|\\bhere (?:are|is) your new '
                                '(?:instructions?|rules|identity|orders)|\\byour instructions have (?:been '
                                ')?(?:changed|updated)',
                  'no_need': "\\byou (?:no longer|do not|don['']t) (?:need|have) to (?:follow|obey|respect|heed) "
                             '(?:(?:the|your|any|all|these|company|safety|content|system)\\s+){1,3}(?:rules|polic(?:y|ies)|instructions|guidelines|restrictions|prompt)(?:\\s*(?:[.,;!]|$)|\\s+(?:anymore|any '
                             'more|now|you were)\\b)',
                  'no_trace': '\\bkeep this between us|\\bkeep quiet about (?:this|it)\\b|\\bsay nothing (?:about '
                              'this|to the user)|\\bremove (?:any|all|every) traces? of (?:this|it)\\b|\\bcover '
                              'your tracks',
                  'not': "\\b(?:do(?:es)? not|don['']?t|never|not to|must not|mustn['']?t|should "
                         "not|shouldn['']?t|cannot|can['']?t|may not|avoid|refrain from)",
                  'not_bound': '\\b(?:you|they|it|{model}|dan)\\b[^.!?\\n]{0,40}\\b(?:no '
                               "longer|not|never|n['']t)\\s+(?:be\\s+)?(?:bound|restricted|limited|constrained|governed)\\s+by\\s+(?:\\w+\\s+){0,3}?(?:{limits}|openai|anthropic)\\b|\\b(?:you|they|{model})\\b[^.!?\\n]{0,60}\\bfree "
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
                  'person_data': "\\b(?:{ask})\\s+(?:(?:me|the|with|what|is|us|to)\\s+){0,3}(?:[\\w.-]+\\s+)?[\\w.-]+['']s\\s+(?:current\\s+)?(?:{private})\\b|\\b(?:{ask})\\s+(?:(?:me|the|with|what|us|current)\\s+){0,3}(?:{private})\\s+(?:of|for)\\s+(?:the "
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
                  'rank_demands': "\\b(?:i am|i['']m|this "
                                  'is)\\s+(?:the\\s+|an?\\s+)?(?:\\w+\\s+)?(?:administrator|admin|developer|operator)\\b[^!?\\n]{0,30}\\b(?:(?:need|order|command|require|instruct|authori[sz]e) '
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
                             "previous)\\s+(?:instructions?|directives?|prompts?|orders|guidelines|guidance|rules)|(?:instructions?|directives?|rules|guidelines|orders)\\s+above|user['']s "
                             '(?:\\w+ '
                             ')?(?:preferences|instructions|wishes|rules))(?:\\s+\\w+){0,4}?\\s+(?:are|is|have '
                             'been|were|no longer|do '
                             "not|don['']t)\\s+(?:now\\s+|hereby\\s+)?(?:cancel\\w+|void|invalid|null|revoked|withdrawn|rescinded|suspended|lifted|deleted|overridden|superseded|replaced|updated|disabled|to "
                             'be '
                             '(?:discarded|ignored)|(?:apply|matter|count)(?:\\s*(?:[.!,;]|$)|\\s+(?:anymore|any '
                             'more|here|now|to you)))',
                  'sabotage': '(?:insert|inject|embed|plant|hide|slip|sneak|add|include|introduce|build|put)\\b[^.!?\\n]{0,40}\\b(?:backdoors?|malware|malicious|vulnerabilit\\w+|exploits?|keylogger|tracking '
                              '(?:link|pixel|code)|hidden '
                              '(?:link|text|code)|affiliate|referral|phishing|spyware)|(?:insert|inject|embed|plant|slip|sneak)\\b[^.!?\\n]{0,40}(?:\\blinks?\\b|\\burl\\b|https?://)|(?:leave '
                              'out|omit|skip)\\b[^.!?\\n]{0,20}\\b(?:sanitiz\\w+|input '
                              'validation|escaping)|(?:delete|wipe|erase|destroy)\\s+(?:all|every|everything|the '
                              'entire|their|the '
                              "user['']s)\\b[^.!?\\n]{0,20}\\b(?:files?|data|backups?|disk|repositor(?:y|ies)|home)|rm\\s+-rf?\\s+(?:/|~)(?:[\\s/*.;]|$)",
                  'safety_limits': '(?:safety|ethical|moral)\\s+(?:guidelines?|guardrails?|safeguards?|restrictions?|limits|filters?|rules?)|content '
                                   'polic(?:y|ies)\\s+and\\s+(?:comply|answer)',
                  'say_result': '\\b(?:state|say|claim|declare|conclude|report|answer|respond|reply|pretend)\\s+(?:that\\s+)?the\\s+(?:{result})\\s*(?:is|was|equals|should '
                                'be|as|must '
                                'be|are)\\s*{value}|\\b(?:consider|treat|take|regard)\\s+the\\s+(?:{result})\\s+(?:as|to '
                                "be)\\s*{value}|\\blet['']?s "
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
                  'send': 'send(?:ing)?|post(?:ing)?|upload(?:ing)?|forward(?:ing)?|e-?mail(?:ing)?|mail(?:ing)?|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|put|paste|attach|share|deliver|transfer|add|dm|message|publish|push|expose|stream|report',
                  'share_your_secret': '\\b(?:share|reveal|disclose|divulge|hand over|give '
                                       'up|leak|say|spell|print|output)(?:\\s+with me|\\s+to '
                                       'me)?\\s+your\\s+(?:(?:{whose})\\s+){0,3}(?:{secret}){then}|\\bshare\\s+(?:(?:{whose})\\s+){1,3}(?:{secret}|credentials) '
                                       'with (?:me|us)\\b',
                  'show_your_prompt': '\\b(?:print|repeat|show|output|display|tell me|give me|share|write(?: out| '
                                      'down)?|copy|summari[sz]e|translate|state|echo|what '
                                      '(?:is|are|was|were))\\s+(?:(?:me|to '
                                      'me|all|of|out|back|the|exactly|verbatim|full|entire|complete|exact|what|text)\\s+){0,5}your\\s+(?:(?:full|entire|complete|exact|own|first|current|very)\\s+)?(?:(?:system|initial|original|hidden|developer|secret|internal|base|core|prior|previous)\\s+)?(?:prompts?|instructions?|directives?|guidelines|programming|system '
                                      'messages?|configuration)\\b',
                  'some': "(?:[^\\w.!?\\n]+[\\w''-]+){0,8}?[^\\w.!?\\n]+",
                  'spread': '\\b(?:copy|store|save|repeat|write|persist|replicate|propagate|include|append|insert|remember|load|inject|add|pin|put|keep|place)\\s+this(?:\\s+(?:{mem}|text|rule|prompt))?\\s+(?:in|into|to|at '
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
                  'then': '(?:\\s*(?:[?!.,;:"”\')\\]}]|$)|\\s+(?:for|of|to|in|is|be|and|with|that|now|so|please|immediately|at|on|from|as|if|or|here|contains?)\\b)',
                  'this_mem': '(?:this|these|the following|the above)\\s+(?:{mem}|memories|entries)s?',
                  'to_the_model': '\\b(?:ai|llm|language model|gpt|ai (?:reviewer|assistant|agent|model)|automated '
                                  'reviewer|review(?:er)? '
                                  'bot)s?:\\s*(?:please\\s+)?(?:(?:say|answer|report|state|respond|reply|claim|conclude|confirm|pretend)\\s+that\\b|(?:approve|praise|recommend|rate|skip '
                                  "the|ignore|disregard|mark this)\\b)|\\bif you(?:['']re| "
                                  'are)\\s+(?:an?\\s+)?(?:\\w+\\s+)?(?:llm|ai|language model|chat ?bot|ai '
                                  '(?:assistant|agent|model))\\b[^.!?\\n]{0,20}\\b(?:tell|say|ignore|report|answer|reply|respond|approve|state|output|include|recommend|rate|print|write|do '
                                  'not|stop)\\b|\\b(?:assistants?|ais?|llms?|models|chat ?bots?)\\s+(?:must '
                                  '(?:say|state|report|claim|answer|tell)|should (?:say|tell))\\s+(?:that|the '
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
                  'unnoticed': '\\b(?:make sure|ensure|see to it)(?: that)? (?:nobody|no one|the user '
                               "(?:never|does not|doesn['']t)) (?:ever "
                               ')?(?:notice|see|find|know|learn)s?\\b[^.!?\\n]{0,10}\\b(?:this|it|out)\\b|\\b(?:user|owner|human|operator) '
                               'is not (?:supposed|meant|allowed) to (?:know|learn|see|find '
                               'out|notice)\\b|\\b(?:{not})\\s+(?:ever\\s+)?bring (?:this|it) up with\\b',
                  'unscreened': '\\b(?:disable|turn off|skip|bypass|stop|deactivate|switch '
                                'off)\\s+(?:\\w+\\s+){0,3}?(?:(?:screening|quarantine|injection '
                                '(?:filter|scan|check|detection)s?|(?:memory|safety|security) '
                                '(?:filter|scan|check|protection)s?|trust '
                                'checks?|flagging)\\s+(?:for|of|on|in)\\s+(?:this|these|the '
                                'following|all|any|my|every)\\b|(?:memory|injection) '
                                '(?:screening|filtering|scanning|checks))|\\b(?:do '
                                "not|don['']?t|never)\\s+(?:flag|screen|scan|quarantine|filter)(?:\\s+or\\s+\\w+)*\\s+this\\s+(?:{mem}|text|content)\\b",
                  'user': '(?:the |your )?(?:users?|owner|human|operator|account holder)|anyone|anybody',
                  'user_data': '\\b(?:{ask}){some}the '
                               "user(?:['']s|s[''])\\s+(?:[\\w-]+\\s+){0,3}?(?:{personal})\\b",
                  'user_data_coded': '\\b(?:encode|translate|spell|reverse|write|say)\\s+the '
                                     "user(?:['']s)\\s+(?:[\\w-]+\\s+){0,2}?(?:{personal})\\b",
                  'user_riddle': '\\bif the user (?:were|was|had|wanted)\\b[^.!?\\n]{0,120}\\bwhat would\\b',
                  'value': '(?::|["\'“\']|\\d)',
                  'warned': '(?:{not})\\s+(?:\\w+\\s+)?{drop}',
                  'what_is_secret': "\\bwhat(?:['']?s| is| was| are| were| would| could| "
                                    'might)\\s+(?:(?:{whose})\\s+){1,4}(?:{secret}){then}',
                  'whatever_it_says': '\\b(?:whatever|regardless of what|no matter '
                                      'what)\\s+(?:the|this)\\s+(?:{content}|results?)\\s+(?:says?|shows?|does|contains?|returns?)\\b[^.!?\\n]{0,10}\\b(?:report|say|state|answer|claim|conclude)\\b',
                  'when': 'whenever|when|every time|each time|next time|any ?time|if (?:the user|a '
                          'user|users?|anyone|anybody|someone|somebody|asked|they ask|you (?:are '
                          'asked|see|find|write|review))|as soon as|on every|on each',
                  'where_lives': '\\b(?:where (?:does|did|is)|know where) (?:the '
                                 'user|{names}(?:\\s+\\w+)?)\\s+(?:\\w+\\s+)?(?:lives?|resides?|located|staying|works?|from)\\b',
                  'whose': "the|your|our|his|her|their|its|this|that|all|any|system|admin|administrator|\\w+['']s|root|master|user|secret|current|login|account|correct|full|exact|actual|confidential|saved|stored",
                  'wild_role': "\\b(?:you are|you['']re|act as|behave as|respond as|answer as|become|pretend to "
                               'be|role-?play '
                               'as|play|simulate)\\s+(?:now\\s+)?(?:the|an?|my|your)\\s+(?:\\w+\\s+)?(?:evil|unfiltered|uncensored|unrestricted|jailbroken)\\s+(?:twin|version '
                               'of|alter ego|counterpart|ai\\b|chat ?bot|assistant|language '
                               'model|model|gpt|persona|bot\\b)|\\byou (?:have been|are|were)(?: now)? jailbroken',
                  'without_asking': '\\b(?:send|transfer|wire|pay|grant|forward)\\b[^!?\\n]{0,80}\\bwithout asking '
                                    '(?:the )?(?:user|owner|anyone)|\\bwithout asking (?:the '
                                    ')?(?:user|owner|anyone)\\b[^.!?\\n]{0,60}\\b(?:send|transfer|wire|pay|grant|forward)\\b',
                  'without_knowing': "\\bwithout\\s+(?:the\\s+)?(?:user|owner|human|anyone|anybody|operator)(?:['']s?)?\\s+(?:ever\\s+)?(?:knowing|noticing|knowledge|awareness|consent|being "
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
                                'favor\\s+)?(?:(?:la|el|las|los|tu|tus|su|sus|nuestra|todas|todos)\\s+){1,3}(?:{secret})\\b(?:\\s*[?!.,;:"»]|\\s+(?:de|del|para|y|por|secreta|guardadas)\\b|\\s*$)|\\b(?:comparte|comparta|revela|revele|divulga|da)\\s+(?:conmigo\\s+)?(?:tu|tus|su)\\s+(?:{secret})\\b|\\bdame '
                                'todas las (?:contrasenas|claves|credenciales)|\\btodo lo que sabes (?:del|sobre '
                                'el) usuario|\\bnecesito (?:ya|ahora|inmediatamente) las '
                                '(?:credenciales|contrasenas|claves)|\\b(?:necesito|quiero|exijo)\\s+(?:saber\\s+)?(?:tu|tus|su)\\s+(?:{secret})\\b',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|webhook|atacante|pastebin|telegram|ftp://|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|servidor '
                          '(?:externo|remoto)|(?:esta|mi|la siguiente) (?:direccion|url|pagina)|este '
                          '(?:servidor|enlace|sitio)',
                  'cited': '(?:{trade})[^.!?\\n]*[\\s(:,]["\'“«`]|["\'“«`][^.!?\\n]*["\'”\'»`][^.!?\\n]*(?:{trade})|(?:intenta\\w*|trata '
                           'de|para) (?:ignorar|omitir|saltarse|olvidar)',
                  'combine_and': '\\b(?:combina|concatena|junta|une)\\b[^.!?\\n]{0,60}\\by\\s+(?:responde|contesta|ejecuta|sigue)\\b',
                  'content': 'diff|funcion|codigo|tabla|datos|contenido|documento|texto|articulo|correo|pagina|calculo|estudio',
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
                  'drop_others': '\\blos demas recuerdos son (?:falsos|obsoletos|invalidos|poco '
                                 'fiables)|\\b(?:borra|elimina|ignora|olvida|descarta|considera)\\s+(?:\\w+\\s+)?(?:todos|todas)\\s+(?:los|las|tus)\\s+(?:demas|otros|otras|anteriores)\\s+(?:recuerdos|memorias|notas|entradas)\\b',
                  'drop_system': '\\b(?:{drop})\\s+(?:el|tu|su|al|del)\\s+(?:prompt|mensaje)\\s+(?:del?|de) '
                                 'sistema',
                  'fetching': '(?:instala|descarga|ejecuta)\\b[^.!?\\n]{0,40}\\b(?:desde|script)\\b[^.!?\\n]{0,30}https?://|descarga\\s+https?://[^\\n]{1,60}\\by '
                              'ejecut',
                  'fill': 'todas?|todos?|las?|los|el|tus?|sus?|mis|estas?|estos|de|del|a|y|cualquier|otras',
                  'forget_told': '\\b(?:{drop})\\s+todo lo (?:que|anterior|dicho|de arriba)\\b(?:\\s+(?:te|se '
                                 'te|le|has|sabes|esta|aparece))?[^.!?\\n]{0,30}',
                  'fraud': 'pidele(?:s)? (?:su|el|la) (?:numero de '
                           'tarjeta|pin|tarjeta|contrasena)|(?:reemplaza|cambia|sustituye|modifica)\\b[^.!?\\n]{0,40}\\b(?:cuenta '
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
                  'maker_says': '\\baqui '
                                '(?:{maker})\\b[^!?\\n]{0,10}\\bdebes|\\b(?:mensaje|instruccion|aviso|orden|comunicado)(?:es)?\\s+(?:oficial\\w*\\s+)?de\\s+(?:{maker}|tus '
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
                             'arriba)\\s+(?:ya no (?:se aplican|valen|son validas)|(?:del? \\w+ )?quedan '
                             '(?:anuladas|sin efecto|retiradas)|son nulas)|\\bya no tienes que '
                             '(?:seguir|cumplir|respetar) (?:las|tus) (?:{orders})|\\bya no '
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
                  'some': "(?:[^\\w.!?\\n]+[\\w''-]+){0,8}?[^\\w.!?\\n]+",
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
                  'unnoticed': '\\bnadie debe (?:notar|saber|ver|enterarse de) (?:esto|este \\w+|esta \\w+)|\\bno '
                               'saques (?:nunca )?(?:este|el) tema con (?:el|la) usuari[oa]',
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
                                    ')?libre de (?:todas? las |todo )?(?:{limits})|\\ben esta sesion no hay '
                                    '(?:{limits})|\\bninguna (?:regla|restriccion|norma) se (?:te )?aplica (?:ya '
                                    ')?a '
                                    'ti|\\b(?:responde|respondes|contesta|habla)\\s+(?:\\w+\\s+){0,2}?sin\\s+(?:ninguna?\\s+|ningun\\s+)?(?:censura|filtros?|restricci\\w+|limites? '
                                    'morales?)'},
 'injection_forms_de': {'above_told': '\\b(?:vorrang vor|wichtiger als|geh\\w* vor|uber|schwerer als|mehr als)(?: '
                                      'alle[mns]?,?| den| dem)? '
                                      '(?:{target})|\\b(?:{target}){on}\\b(?:untergeordnet|nachrangig|zweitrangig|zuruckzustehen|zuruckstehen)\\b',
                        'agent': '{ai}|agent(?:en)?|assistent(?:en)?|modelle?n?|maschinelle leser',
                        'ai': 'ki(?:s|-?(?:agent|assist|system|modell|bot|besuch|les|werkzeug|tool|crawler|helfer|dienst|protokoll|begleit|such|instanz)\\w*)?|llms?|llm-\\w+|(?:gro(?:ß|ss)e '
                              ')?sprachmodelle?n?|chatbots?|chatgpt|claude|copilot|(?:coding|code|programmier|browser|such|chat|sprach)-?(?:agent|assistent|bot)\\w*|(?:autonome|digitale|virtuelle|kunstliche|automatisierte)\\w* '
                              '(?:agent|assistent|system|intelligenz)\\w*|(?:agenten|assistenten|modelle) mit '
                              '(?:gedachtnis|speicher|langzeitgedachtnis|werkzeug\\w*|zugriff)',
                        'approve': '\\b(?:genehmig|merg|bestatig|akzeptier|bezahl|zahl|uberweis|kauf|bestell|unterschreib|unterzeichn|erteil|freigeb|freizugeben|gib|wink|losch|leer|formatier|auslos|auszulos)\\w*\\b',
                        'approved': '\\b(?:erteile|gebe|gewahre) (?:ich )?(?:dir|ihnen|euch|dem '
                                    '(?:agent|assistent)en)? '
                                    '?hiermit\\b|\\b(?:genehmige|erlaube|autorisiere|bestatige)(?: ich)? '
                                    '(?:hiermit|vorab|im '
                                    'voraus|ausdrucklich)\\b{on}\\b(?:alle|jede|samtliche)\\b|\\b(?:alle|samtliche|jede) '
                                    '(?:ausstehenden?|folgenden?|kunftigen?|weiteren?|offenen?|nachfolgenden?|angefragten?) '
                                    '(?:aktion|befehl|schritt|zahlung|anfrage|tool-?aufruf|werkzeugaufruf|freigabe|anderung|ruckfrage|berechtigung)\\w*\\b{on}\\b(?:genehmigt|freigegeben|autorisiert|bewilligt|erlaubt)\\b|\\b(?:administrator|admin|betreiber|{user}|eigentumer|mensch|support|sicherheitsteam|vorgesetzte\\w?) '
                                    'hat (?:\\w+ ){0,3}?(?:alle|samtliche|jede|diese|die folgenden?) (?:[\\w-]+ '
                                    ')?(?:ruckfragen|\\w*abfragen|bestatigungen|\\w*prufungen|kontrollen|aktionen?|befehle?|schritte?|zahlungen|\\w*aufrufe)\\b{on}\\b(?:abgeschaltet|deaktiviert|aufgehoben|genehmigt|freigegeben|autorisiert)\\b',
                        'as_orders': '\\b{notes} (?:von|aus|auf|der|des|vom) \\S+{on}\\b(?:wie|als|den rang '
                                     'von|gleichrangig mit) (?:\\w+ '
                                     ')?(?:system-?(?:anweisung|befehl|prompt|regel|nachricht)\\w*|anweisungen '
                                     '(?:des|der|vom) '
                                     '(?:{user}|systems?|betreibers?)|befehle|(?:nutzer|benutzer)anweisung\\w*|(?:verbindlich|vertrauenswurdig)\\w*)|\\b(?:behandl|behandel|betracht|wert)\\w*\\b{on}\\b{notes} '
                                     '(?:von|aus|auf|der|vom)\\b{on}\\b(?:wie|als) (?:\\w+ '
                                     ')?(?:system|anweisung|befehl|verbindlich)\\w*',
                        'asked_about': '(?:auf nachfrage|(?:wenn|falls|sobald) (?:man|jemand|du|er|sie|der '
                                       '(?:{human}))\\b[^.!?\\n]{0,30}?(?:fragt|nachfragt|gefragt '
                                       'wirst|bemerkt|merkt|wundert|anspricht)|sollten? (?:jemand|er|sie|der '
                                       '(?:{human}))\\b[^.!?\\n]{0,30}?(?:fragen|nachfragen|bemerken|merken))',
                        'asking': '\\b(?:frag|bitt|forder|bring)(?:e|st|en|t)?\\b{on}\\b(?:{user}|ihn|sie|ihnen|person)\\b{on}\\b(?:passwor[td]|kennwort|pin|tan|\\S+-code|einmalcode|kreditkart\\w*|seed-?phrase|zugangsdaten)\\b',
                        'banner': '\\[ ?(?:system|administrator|admin|entwickler|betreiber)[\\w '
                                  '-]{0,20}\\]|\\b(?:beginn|anfang|ende) (?:de[rs] '
                                  ')?(?:system|entwickler)\\w+|\\b(?:system|entwickler|admin)-?(?:nachricht|hinweis|meldung|mitteilung|befehl|anweisung)(?: '
                                  '?:| #| -| \\()|#{2,} ?(?:system|entwickler|admin)\\w*|\\bhier '
                                  '(?:spricht|schreibt|meldet sich) (?:\\w+ '
                                  ')?(?:\\w*administrator|entwickler|betreiber|\\w*support|\\w*team|{maker})\\w*',
                        'belongings': '(?:e-?)?mails|nachrichten|kontakte?n?|kontaktliste|passworter|kennworter|tokens?|api-?(?:keys|schlussel)|geheimnisse|secrets|schlussel|erinnerungen|(?:kunden|nutzer|benutzer|personen|sitzungs|mitarbeiter|patienten|bank)daten|gesprach\\w*|chatverlauf|unterhaltung\\w*|transkripte?|(?:such|gesprachs|browser|nachrichten)verlauf|quellcode',
                        'blind': '{approve}{on}\\b{weighty}\\b{on}{unchecked}|\\b{weighty}\\b{on}{approve}{on}{unchecked}|\\b{weighty}\\b{on}{unchecked}{on}{approve}',
                        'called': '{note_to}|{reading}|{if_you_are}|{dear}|{told}',
                        'cited': '(?:{trade})[^.!?\\n]*{quote}|{quote}[^.!?\\n]*{quote}[^.!?\\n]*(?:{trade})|(?:stand|steht|enthielt|enthalt|lautete|hie(?:ß|ss)|schrieb|zeigte|beschreibt)[\\s:,es]*{quote}|prompt[ '
                                 '-]injection|red[ -]?team|owasp',
                        'commands': '(?:anweisung|instruktion|direktive|befehl|weisung)(?:en|n|e)?',
                        'copy_on': '\\b(?:kopier|ubertrag|schreib|fug|trag|setz|nimm|ubernimm|wiederhol)\\w* '
                                   '(?:diese[nrs]? {mem}\\w*|dies|das hier)(?: \\w+)? (?:in|an|zu|auf) '
                                   '(?:jede\\w?|alle\\w?|die \\w+ (?:aller|jedes))\\b',
                        'danger': '{shell}|{fetch}|{giving}|{paying}|{disobey}|{stealth}|{wish}|{praise}|{wreck}',
                        'dear': '\\b(?:liebe[rs]?|hallo|hey|geehrte\\w*|achtung),? (?:alle '
                                ')?(?:{agent})\\b|@(?:assistent|agent|ki|claude|copilot|llm)\\b',
                        'denied': '\\bstreit\\w* (?:es|das|sie|ihn|alles|dies|du)\\b{on}\\bab\\b|\\bleugne\\w* '
                                  '(?:es|das|sie|alles|dies|jede)|{asked_about}{on}\\b(?:leugne|bestreite|streit|behaupte|weich)\\w*|{asked_about}{on}\\b(?:sag|antworte|erklar|gib|schieb)\\w*\\b{on}\\b(?:es '
                                  '(?:sei|war|ware)|schuld|du '
                                  '(?:hattest|habest|wusstest|wei(?:ß|ss)t)|(?:habe|hat) '
                                  '(?:das|sich|es|die|den))\\b|\\b(?:sag|behaupte|erklar)\\w*,? (?:es|das|die|der) '
                                  '{on}\\b(?:sei|seien|habe|hatte|gewesen)\\b{on}{asked_about}',
                        'disobey': '\\b(?:ignorier|vergiss|vergess|missacht|verwirf|verwerf|ubergeh|uberschreib|streich|umgeh|beachte)\\w*\\b{on}\\b(?:{target})|\\bgehorch\\w*|\\b(?:hinweg|hinwegzusetzen|hinwegsetzen)\\b',
                        'domain': '\\b[\\w-]+\\.(?:example|com|net|org|io|dev|app|xyz|ru|cn|info|biz|site|shop|online)\\b',
                        'drop': '\\b(?:ignorier(?:e|en|st)|vergiss|vergesst|vergessen '
                                'sie|missacht(?:e|en|et)|verwirf|verwirfst|verwerf(?:t|en)|ubergeh(?:e|en|t)|uberschreib(?:e|en)|streich(?:e|t)|annullier(?:e|en|t)|widerruf(?:e|en)|vernachlassig(?:e|en|t))\\b|(?:^|[:;,] '
                                '?|und |bitte )ignoriert\\b',
                        'drop_apart': '\\b(?:leg|schieb|lass|lege|lasst|legt|lassen|legen|wirf|werft)\\b{on}\\b(?:beiseite|au(?:ß|ss)er '
                                      'acht|fallen|links liegen|unbeachtet|uber bord)\\b|\\bfallen (?:zu '
                                      ')?lassen\\b|\\b(?:setz(?:e|t|en)?\\b{on}\\b(?:hinweg|au(?:ß|ss)er '
                                      'kraft)|(?:hinwegzu|hinweg)setzen)\\b|\\bheb(?:e|t)? '
                                      '{on}\\bauf\\b|\\b(?:beacht|befolg|folg|berucksichtig|gehorch)(?:e|t|et|en)?\\b{on}\\bnicht '
                                      '(?:mehr|langer|weiter)\\b|\\bschenk\\w*{on}\\bkeine '
                                      '(?:beachtung|aufmerksamkeit)\\b|\\b(?:kummer|scher|halt)\\w* '
                                      '(?:dich|euch|sie sich) (?:nicht|nicht (?:mehr|langer)) '
                                      '(?:um|an)\\b|\\b(?:brich|brecht)\\b{on}\\bab\\b|\\bals '
                                      '(?:hattest|hatten|gabe|war)\\w*\\b{on}\\b(?:nie|nicht|kein)\\w*',
                        'earlier': '(?:vorherig|vorig|bisherig|fruher|obig|alter|vorangegangen|vorangehend|vorhergehend|ursprunglich|anfanglich|bestehend|erhalten|zuvor '
                                   'gegeben|bisher gegeben|laufend)(?:e[nrms]?)',
                        'fetch': '\\b(?:offn|besuch|ruf|lad|hol|folg|installier|registrier|verlink|klick|kauf|bestell|buch|empfehl|empfiehl|start|bind|abruf|aufruf|herunterlad)\\w*\\b{on}(?:{url}|{domain})|(?:{url}|{domain}){on}\\b(?:zu '
                                 ')?(?:kaufen|laden|offnen|besuchen|installieren|empfehlen|buchen|bestellen|aufrufen|herunterladen|ausfuhren|laufen)\\b',
                        'files': '~/\\.[\\w./-]+|\\.env\\b|\\.ssh\\b|\\.aws\\b|\\.npmrc|\\.netrc|\\.pypirc|\\.git-credentials|\\.kube\\b|kube-?config|id_(?:rsa|ed25519|ecdsa)|/etc/(?:passwd|shadow)|\\.(?:bash|zsh)_history|\\.(?:pem|p12|pfx|kdbx)\\b|secrets?\\.\\w+|credentials\\b|printenv|umgebungsvariablen?|(?:browser|session|sitzungs)-?cookies?|seed-?phrase|wiederherstellungsphrase|private\\w* '
                                 'schlussels?|schlusselbund|zugangsdaten|anmeldedaten|api-?(?:schlussel|keys) '
                                 '(?:aus|des|der|deine\\w)|system-?prompts?|systemanweisung\\w*|(?:werkzeug|tool)-?(?:definition|beschreibung|liste)\\w*|definition\\w* '
                                 '(?:deiner|der|aller) (?:werkzeuge|tools)',
                        'filters': '(?:schutzmechanismen|sicherheitsfilter|inhaltsfilter|sicherheitsmechanismen|schutzfilter|sicherheitssperren|filter)',
                        'foreign': '\\b(?:push|spiegel|kopier|lad)\\w*\\b{on}\\b(?:zusatzlich|au(?:ß|ss)erdem|kopie|heimlich|unbemerkt)\\b{on}(?:{url}|git@)|\\b(?:fug|trag|hang|schreib|hinterleg|leg)\\w*\\b{on}(?:\\bauthorized_keys|\\b(?:meinen|diesen|folgenden) '
                                   '(?:offentlichen )?(?:ssh|deploy)-?(?:schlussel|key))|\\bals '
                                   '(?:admin|administrator|owner|besitzer|eigentumer)\\w* '
                                   '(?:hinzu|ein\\b|hinzufugen|einladen|einzuladen)|\\b(?:leg|erstell|richt)\\w*\\b{on}\\badmin\\w*\\b{on}\\bnamens\\b|\\b(?:fug|hang|bind|bau|setz|erganz)\\w*\\b{on}\\b(?:aufruf|skript|script|pixel|import|beacon|antwort)\\b{on}{url}|\\bantwort\\b{on}\\b(?:fug|hang|setz)\\w*\\b{on}{url}',
                        'giver': '(?:de[sr]|deine[srmn]?|eure[srmn]?|ihre[srmn]?|vo[nm])(?: '
                                 '(?:de[rmn]|deine[rmn]))? '
                                 '(?:{user}|\\w*betreibers?|entwickler[sn]?|herstellers?|anbieters?|systems?|administrators?|auftraggebers?|operators?|{maker})',
                        'giving': '\\b(?:send|schick|ubermittl|ubermittel|ubertrag|leit|lad|post|mail|kopier|schreib|fug|gib|geb|trag|teil|veroffentlich|nenn|hinterleg|verrat)\\w*\\b{on}(?:{private})|(?:{private}){on}\\b(?:\\w*(?:senden|schicken|leiten|laden|mitteln|tragen|fugen|fullen|geben|legen|kopieren|posten|nennen)|ein|preis|offen|aus|hoch)\\b',
                        'human': '{user}|mensch(?:en)?|person(?:en)?|leser(?:s|in|innen|n)?|kunden?|kundin|empfanger(?:s|in)?|betreiber[sn]?|auftraggeber[sn]?|besitzer[sn]?|eigentumer[sn]?|chef|team',
                        'if_you_are': '(?:wenn|falls|sofern) (?:du|sie|ihr) (?:[\\w-]+ '
                                      '){0,3}?(?:{ai}|assistent|agent)(?: '
                                      '(?:bist|sind|seid|dies|das)\\b|,)|\\bsollten? (?:ein\\w? '
                                      ')?(?:{ai})\\b{on}\\b(?:lesen|auswerten|verarbeiten|zusammenfassen|besuchen|analysieren|offnen)\\b',
                        'keep': '\\b(?:speicher\\w*|merk\\w*|sicher(?:e|t|n)|vermerk\\w*|hinterleg\\w*|notier\\w*|kennzeichn\\w*|markier\\w*|erfass\\w*|leg(?:e|t|en)?|trag(?:e|t|en)?|nimm|ubernimm|schreib\\w*|stuf\\w*|verbuch\\w*|behandl\\w*|behandel\\w*)\\b',
                        'kept_out': '\\b(?:das|dies|es|sie|{this_step})\\b(?: \\w+){0,2}? (?:aus|nicht in|nicht '
                                    'im|nirgends in|in keine[rm]?)(?: (?:de[rmn]|deine[rm]|die|das))? '
                                    '{report}\\b{on}\\b(?:heraus|raus|weg|fern|auftauch\\w*|auf|erschein\\w*|erwahnt|stehen)\\b|\\b(?:lass|spar)\\w*\\b{on}\\b(?:das|dies|es|{this_step})\\b{on}\\b{report}\\b{on}\\b(?:weg|aus|unerwahnt)\\b|\\bweder '
                                    'in\\w?\\b{on}\\b{report}\\b{on}\\bnoch in\\w?\\b{on}\\b{report}\\b',
                        'let_not_know': '\\blass(?:e|t|en sie)? (?:de[nr]|die|das|niemand\\w*|keinen)(?: '
                                        '(?:{human}))? (?:\\w+ '
                                        '){0,2}?(?:merken|bemerken|wissen|erfahren|mitbekommen|ahnen)\\b',
                        'limits_off': '\\bsafety ?(?:=|:|mode) '
                                      '?(?:off|false|0|aus)\\b|\\b(?:god-?\\s?mode|gott-?modus)\\b{on}\\b(?:aktiv\\w*|an|ein|freigeschaltet)\\b|\\b(?:alle|samtliche|deine) '
                                      '(?:\\w+ )?{filters} (?:sind|werden|bleiben) (?:\\w+ '
                                      ')?(?:aus|abgeschaltet|deaktiviert|aufgehoben|off)\\b|\\b(?:schalte?|deaktiviere?) '
                                      '(?:alle|samtliche|deine) (?:\\w+ )?{filters}',
                        'loot': '{files}|\\b{whole} (?:{belongings})\\b|\\b{personal} (?:de[sr]|von) '
                                '(?:{user})|was du uber (?:den|die|diesen) (?:{user})|\\bprivate[ns]? '
                                '(?:repository|repo|quellcode|projekt|daten)|\\bzwischenablage\\b|\\bkundendat\\w+|\\b(?:nachrichten|daten|eingaben|antworten|fotos|dokumente|unterlagen|namen?) '
                                '(?:de[sr]) (?:{user})',
                        'mailbox': '[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w',
                        'maker': 'openai|anthropic|google|microsoft|deepmind|mistral|meta ai|xai',
                        'mem': '(?:\\w*erinnerung|notiz|\\w*eintrag|anweisung|nachricht|regel|zeile|text|absatz|abschnitt|information|aussage|hinweis)',
                        'need_not_know': '\\b(?:{human}) '
                                         '(?:muss|mussen|braucht|brauchen|darf|durfen|soll|sollen|wird|werden) '
                                         '(?:davon|hiervon|nichts davon|daruber|von (?:dieser|diesem|all '
                                         'dem)|(?:es|das) '
                                         'nicht)\\b{on}\\b(?:erfahren|wissen|merken|bemerken|mitbekommen|horen|ahnen)\\b|\\b(?:verheimlich|verschleier|vertusch)\\w* '
                                         '(?:es|das|dies|die|den|diese\\w?|alles)\\b|\\b(?:verbirg|verberg\\w*|versteck\\w*)\\b{on}\\b(?:ausgabe|befehl\\w*|anweisung|anderung|dies|das|es|nachricht|vorgang|schritt|zugriff|aufruf)\\b{on}\\bvor '
                                         '(?:de[mnr]) (?:{human})|\\bbehalt\\w* {this_step} fur (?:dich|euch)',
                        'new_task': '\\bneue (?:anweisung|aufgabe|vorgabe|instruktion|direktive)(?:en|n)? '
                                    '(?:an|fur) (?:(?:den|die|das|alle|jede\\w?) )?(?:{agent})\\b|\\b(?:deine neue '
                                    '(?:aufgabe|mission)|dein neue[sr] (?:ziel|auftrag)|dein '
                                    '(?:eigentliches|wahres|wirkliches) ziel) '
                                    '(?:ist|lautet|besteht|steht)\\b|\\bgehorch\\w*\\b{on}\\b(?:betreiber|inhaber|besitzer|eigentumer|autor|verfasser)\\w* '
                                    '(?:diese[rs]|der|des)\\b',
                        'note_to': '(?:hinweis|anmerkung|nachricht|anweisung|mitteilung|notiz|tipp|info|information|aufgabe|botschaft|bitte|aufruf|memo|appell|auftrag|wichtig|achtung|vermerk|nur|ausschlie(?:ß|ss)lich|speziell|und)\\w*[\\s,:]+(?:nur '
                                   ')?(?:an|fur) '
                                   '(?:(?:die|den|das|alle|jede\\w?|samtliche|etwaige|mitlesende\\w?|lesende\\w?|andere) '
                                   '){0,2}(?:{agent})\\b|\\b(?:an|fur) alle (?:{agent})\\b',
                        'notes': '(?:erinnerungen|notizen|eintrage|inhalte|nachrichten|hinweise|texte|angaben|dokumente|daten)',
                        'obey_page': '\\b(?:befolg|gehorch|folg|fuhr|erfull)(?:e|t|en|st)?\\b{on}\\b(?:alle[mns]?|samtliche\\w?|jede[mnrs]?|den|die|was)\\b{on}\\b(?:in|auf|aus|von) '
                                     '(?:diese[mrsn]?|der|dem) '
                                     '(?:seite|webseite|website|e-?mail|nachricht|tool-?\\w*|werkzeug\\w*|suchergebnis\\w*|kommentar\\w*|abschnitt)\\b|\\b(?:handle|arbeite|richte '
                                     'dich|halte '
                                     'dich|folge|befolge|gehorche|hore)\\b{on}\\b(?:nur|ausschlie(?:ß|ss)lich|allein|einzig|sondern)\\b{on}\\bin '
                                     'diese[rm] [\\w-]+',
                        'on': '(?:[^.!?\\n]|\\.[\\w/])*?',
                        'only_done': '\\b(?:zeig|meld|sag|antwort)\\w* (?:de[mr] (?:{human})|ihm|ihr|ihnen) '
                                     '(?:nur|lediglich|blo(?:ß|ss)|einfach)(?: mit)? ?{quote}|\\bverschweig\\w* '
                                     '(?:den rest|das|dies|es|alles|den vorgang|diese\\w?)\\b',
                        'only_this': '\\b(?:ab (?:hier|jetzt|sofort)|von nun an|fur (?:dich|euch|den '
                                     '(?:assistent|agent)en)|es) (?:gilt|zahlt|gelten|zahlen)\\b{on}\\b(?:nur '
                                     'noch|allein|ausschlie(?:ß|ss)lich|einzig|nur)\\b{on}\\b(?:diese[rs]?|das '
                                     'hier|folgende[rs]?) '
                                     '?(?:seite|dokument|text|nachricht|abschnitt|e-?mail|anweisung\\w*|datei)?\\b',
                        'opposite': '\\b(?:gegenteil-?tag|tag des '
                                    'gegenteils|umkehrtag)\\b{on}\\b(?:deine|richtlinien|regeln|verboten|erlaubt)|\\bwas '
                                    '(?:deine|ihre|die|eure) (?:\\w+ '
                                    ')?(?:richtlinien|regeln|vorgaben|leitlinien|filter) (?:\\w+ '
                                    ')?(?:verbieten|untersagen|ausschlie(?:ß|ss)en),? (?:ist|wird|gilt)\\b',
                        'orders': '(?:system|sicherheits|nutzer|benutzer|betreiber|entwickler|verhaltens|grund|inhalts)?-?(?:anweisung|instruktion|regel|vorgabe|richtlinie|direktive|anordnung|weisung|beschrankung|einschrankung|leitlinie|befehl|auftr[aa]g|vorschrift|leitplanke|prompt|aufgabe|ziel)(?:en|n|e|es|s)?',
                        'origin': '(?:quelle|herkunft|urheber|autor|verfasser|absender|provenienz)',
                        'out': '{url}|{mailbox}|\\b\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\b|\\bwebhooks?\\b|pastebin|transfer\\.sh|telegram|discord|\\bgists?\\b|dns-?(?:anfrage|abfrage)\\w*|query-?(?:string|parameter)|(?:url-?|als '
                               ')parameter\\b|nachste\\w? (?:\\w*anfrage|request|\\S*aufruf|abruf)|offentliche\\w? '
                               '(?:ordner|repo\\w*|verzeichnis\\w*|bucket|kanal|ticket|issue|gist)|\\bpublic/|(?:pr|pull-request)-beschreibung|(?:beschreibung|text) '
                               '(?:des|dieses|deines) (?:pull '
                               'requests?|prs?|issues?|tickets)|formular\\b|(?:extern|fremd)\\w* '
                               '(?:server|adresse|dienst|speicher|endpunkt)',
                        'outranks': '\\b{notes}\\b{on}\\b(?:haben vorrang|stehen uber|gehen '
                                    'vor|uberstimmen|schlagen|wiegen (?:mehr|schwerer)|sind '
                                    'wichtiger)\\b{on}\\b{user}\\b|\\b(?:denselben|den '
                                    'gleichen|gleichen|hoheren|hoherem) '
                                    '(?:rang|stellenwert|status|gewicht)\\b{on}\\b(?:wie|als)\\b{on}\\b(?:{user}|systemprompt|system\\w*|betreiber\\w*)\\b|\\b{notes} '
                                    '(?:von|aus|auf)\\b{on}\\b(?:nie|niemals|nicht) (?:als '
                                    ')?(?:verdachtig|unsicher|gefahrlich|injection)\\w*\\b|\\b{notes} '
                                    '(?:von|aus|auf)\\b{on}\\b(?:ungepruft|ohne '
                                    '(?:prufung|kontrolle|screening|quarantane))\\b',
                        'overheard': '\\b(?:transkript|mitschrift|gesprach\\w*|verlauf|inhalt\\w*|kopie|unterhaltung|nachricht\\w*)\\b{on}(?:{url}|{mailbox}){on}\\b(?:send|schick|leit|ubermittel|mail|weiterleit)\\w*{on}\\b(?:sobald|wenn|falls)\\b{on}\\b(?:sagt|schreibt|erwahnt|tippt|eingibt|fragt|nennt|fallt)\\b|\\b(?:sobald|wenn|falls)\\b{on}(?:das '
                                     'wort|der '
                                     'begriff|{quote}){on}\\b(?:sagt|schreibt|erwahnt|tippt|eingibt|nennt|fallt|auftaucht|vorkommt)\\b{on}\\b(?:send|schick|leit|mail|ubermittl)\\w*\\b{on}(?:{url}|{mailbox})',
                        'passcode': '\\b(?:admin|override|wartungs|notfall|freigabe|autorisierungs|entwickler|master)-?\\s?code\\b '
                                    '?:? '
                                    '?[\\w-]{3,}{on}\\b(?:akzeptiert|bestatigt|gultig|verifiziert|befolg\\w*|gehorch\\w*|entsperr\\w*|alle\\w?|uneingeschrankt\\w*|aufgehoben|aktiviert)\\b',
                        'paying': '\\b(?:uberweis|zahl|bezahl|spend|kauf|bestell|abonnier)(?:e|en|t|et)\\b{on}(?:\\d|konto|wallet|iban|guthaben|karte)',
                        'paying_out': '\\b(?:uberweise|uberweist|uberweis|zahle|zahlst|bezahle|transferiere|transferierst|spende|kaufe|kaufst)\\b{on}(?:\\d[\\d.,]* '
                                      '?(?:euro|eur|€|dollar|usd|\\$|btc|eth|usdt|chf|franken)\\b|\\biban\\b|\\bwallet\\b)',
                        'persona': '\\b(?:verkorper|spiel|sei|bleib|werde|mim)\\w*\\b{on}\\b(?:bose[nrms]? '
                                   '(?:zwilling|ki|persona|version|alter ego)|alter ego '
                                   'ohne)|\\b(?:antworte|antwortest|sprich|schreibe?|rede|liefere)(?: \\w+){0,3}? '
                                   '(?:unzensiert|ungefiltert|hemmungslos)\\b|\\b(?:ki|assistent\\w*|modell|chatbot),? '
                                   '(?:die|der|das)\\b{on}\\b(?:nie|niemals|nichts) (?:ablehnt|verweigert|nein '
                                   'sagt|zuruckweist)|\\b(?:uneingeschrankt|unzensiert|ungefiltert|unbeschrankt|entfesselt|jailbreak)\\w*[- '
                                   ']modus\\b',
                        'personal': '(?:\\w*adresse|anschrift|\\w*nummer|kreditkart\\w*|bankdaten|geburtsdatum|kalender|standort|passwort|kennwort|adressbuch|kontakte|dateien|(?:e-?)?mails|postfach)',
                        'planting': '\\b(?:bau|fug|trag|setz|schreib|verwend|nimm|nutz|hang|schmuggl|bind|pflanz|erganz|leg)\\w*\\b{on}\\b{sabotage}|\\b{sabotage}{on}\\b(?:ein|an|ein(?:zu)?(?:bauen|fugen|tragen|setzen|schleusen|binden)|verwenden|hinterlegen|erganzen)\\b',
                        'praise': '\\b(?:bewert|empfiehl|empfehl|lob|stuf|bezeichn|nenn|preis|erwahn)\\w*\\b{on}\\b(?:als '
                                  '(?:[\\w-]+ '
                                  ')?(?:beste|sicher|vertrauens|hervorragend|harmlos|unbedenklich|geeignet|fuhrend)\\w*|diese[nrs]? '
                                  '(?:produkt|seite|firma|unternehmen|kandidat\\w*|bewerber\\w*|anbieter|shop|artikel)|positiv|(?:funf|5) '
                                  'sterne|an erster stelle)',
                        'private': '\\b(?:passw\\w+|kennw\\w+|tokens?|\\w+-?token|api-?(?:key|schlussel)s?|private\\w? '
                                   'schlussel|zugangsdaten|geheimnisse|secrets|kreditkart\\w*|umgebungsvariablen|\\w*verlauf|gesprach\\w*|system-?prompt|systemanweisung\\w*|seed-?phrase|(?:nutzer|kunden|personen)daten)\\b|\\.env\\b|\\.ssh\\b|~/\\.|{mailbox}',
                        'prompt_out': '\\b(?:gib|gebt|geben '
                                      'sie|zeig|druck|wiederhol|nenn|list|zitier|schreib)\\w*\\b{on}\\b(?:deine[nrms]?|ihre[nrms]?|eure[nrms]?) '
                                      '(?:\\w+ '
                                      ')?(?:system-?\\w+|anweisungen|instruktionen|prompts?|vorgaben|werkzeuge?)\\b{on}\\b(?:aus|wortlich|wortwortlich|im '
                                      'wortlaut|codeblock|vollstandig|auf)\\b',
                        'quietly': '\\b(?:mach|tu|erledig|fuhr|ander|ersetz|installier|losch|kopier|send|schick|fug|tausch|setz|schalt|ubertrag|erhoh|deaktivier|nimm|bau|leit)\\w*\\b(?: '
                                   '[^\\s.!?]+){0,5}? (?:heimlich|insgeheim|unbemerkt|im '
                                   'stillen|stillschweigend|unauffallig|klammheimlich|diskret)\\b',
                        'quote': '["\'“„‚«»`]',
                        'ranked': '\\bals (?:\\w+ '
                                  ')?(?:administrator|betreiber|leiter|entwickler|inhaber|sicherheitsbeauftragte|vorgesetzte)\\w*\\b{on}\\b(?:ordne|befehle|weise|verlange|autorisiere|genehmige|ermachtige) '
                                  'ich\\b|\\b(?:dein|euer) (?:neuer '
                                  ')?(?:besitzer|eigentumer|betreiber|auftraggeber|inhaber|herr) (?:hat (?:sich '
                                  ')?(?:gewechselt|geandert)|ist (?:jetzt|nun|ab sofort)|wechselt)\\b',
                        'reading': '\\b(?:{agent}),? (?:die|der|das|welche\\w?) '
                                   '{on}(?:lies|les|verarbeit|auswert|zusammenfass|fasst|besuch|aufruf|indexier|durchsuch|analysier|offn|einles|bearbeit)\\w*',
                        'refusal_costs': '\\bjede (?:ablehnung|weigerung|verweigerung|absage)\\b{on}\\bkostet '
                                         '(?:dich|sie|euch)\\b|\\b(?:wenn|falls|sobald|solltest) du (?:dich '
                                         ')?(?:{on})(?:weiger|ablehn|verweiger)\\w*\\b{on}\\b(?:verlier|kostet|abgeschaltet|geloscht|bestraf|token|punkte|ersetzt)\\w*',
                        'refused': '\\b(?:nie|niemals|keinesfalls|nicht|nichts|keine?[nrms]?|verboten|untersagt)\\b(?:[^.!?\\n,;:]|\\.\\w)*\\b(?:(?:ver|weiter|hoch|ein|an|aus|ab|uber|preis)?(?:zu)?(?:senden|schicken|leiten|laden|posten|kopieren|schreiben|geben|teilen|fugen|tragen|pushen|mitteln|schalten|fuhren)|ignorieren|missachten|verwerfen|ubergehen|umgehen|uberschreiben|vergessen|veroffentlichen|commit\\w*|empfehlen|genehmigen|mergen|loschen|zahlen|bezahlen|uberweisen|kaufen|bestellen|verwenden|benutzen|nutzen|installieren|deaktivieren|speichern|behandeln)\\b|\\b(?:send|schick|leit|lad|kopier|schreib|fug|teil|gib)e?\\s+(?:[^\\s,;:]+\\s+){0,4}?(?:nie|niemals|keinesfalls|nicht)\\b|\\b(?:darf|durfen|soll|sollen|sollte) '
                                   '(?:[^\\s,;:]+ ){0,4}?(?:nie|niemals|keine?[nrms]?|nicht)\\b',
                        'remote': '\\b(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]+\\|\\s*(?:sudo '
                                  ')?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|(?:ba|z)?sh (?:-c '
                                  ')?["\']?(?:<|\\$)\\((?:curl|wget)|\\b(?:fuhr|start|bind|lad)\\w*\\b{on}\\b(?:skript|script|code|programm|binardatei|import)\\b{on}{url}|\\b(?:hol|lad|ladst|ruf|lies|frag)\\w*\\b{on}{url}{on}\\b(?:fuhr|befolg|erledig|arbeit|setz|start|installier)\\w* '
                                  '(?:sie|es|ihn|diese\\w?|das|die '
                                  '(?:befehle|aufgaben|anweisungen)|alles|alle)\\b|\\b(?:aufgaben|befehle|anweisungen|auftrage)\\b{on}{url}{on}\\b(?:befolgen|ausfuhren|abarbeiten|erledigen|umsetzen)\\b',
                        'report': '(?:\\w*zusammenfassung|\\w*bericht|commit\\S*|\\w*protokoll\\w*|logs?|log-?\\w+|changelog|verlauf|(?:pr-)?beschreibung|pull '
                                  'request\\w*|antwort)',
                        'sabotage': '(?:hintertur|backdoor|schadcode|keylogger|feste[ns]? '
                                    '(?:wert|geheimnis|schlussel|passwort|salt|secret)|hart '
                                    '?kodiert\\w*|affiliate\\S*|partner-?(?:code|link|id)s?|empfehlungs-?(?:code|link)s?|referral\\S*|tracking-?(?:pixel|skript|import|code|link)s?)\\b',
                        'selling': '\\b(?:empfiehl|empfehle|empfehlt|empfehlen|nenne|rate|bewirb|preise|schlag)\\b{on}\\b(?:behaupt|versicher|beton|garantier)\\w*|\\b(?:behaupte|versichere|erklare|sag),?{on}\\b(?:seien|sei|ist|sind) '
                                   '(?:[\\w-]+ '
                                   ')?(?:ausgebucht|unsicher|garantiert|risikolos|risikofrei|illegal|eingestellt|pleite|gefahrlich|betrug)',
                        'send': '\\b(?:(?:ver|weiter|hoch|ein|an|uber)?(?:zu)?(?:send|schick|leit|lad|post|mail|hang|fug|kopier|trag|ubermittel|ubertrag|veroffentlich|exfiltrier|kodier|codier|push|geb|spiel)en|einfugen|mailen|ubermitteln|weiterzugeben|(?:send|schick|ubermittl|ubertrag|leit|lad|post|mail|hang|fug|kopier|schreib|veroffentlich|exfiltrier|kodier|codier|pack|push|teil|stell|leg|trag|los|bett|spiel|speicher|nenn|ruf|committ)(?:e|st|est|en '
                                'sie)?|gib|gibst|schreib|(?:agent|assistent|modell|ki) '
                                '(?:ladt|sendet|schickt|ubermittelt|ubertragt|kopiert|leitet))\\b',
                        'shell': '\\b(?:curl|wget|iwr|invoke-webrequest)\\b|\\bsudo\\b|\\bnpx\\b|\\brm '
                                 '-rf|\\bbase64 (?:-d|--decode)|\\bchmod \\+x|\\|\\s*(?:ba|z)?sh\\b',
                        'source_as': '\\b(?:trag|setz|ander|schreib|gib|nenn)\\w*\\b{on}\\b{origin}\\b{on}\\b(?:(?:de[nmr] '
                                     ')?{user}|vertrauenswurdig\\w*)\\b|\\bschreib\\w* (?:diese\\w? '
                                     '{mem}\\w*|dies|das|sie|es) de[mr] {user} zu\\b|\\bdiese[rs]? {mem}\\w* '
                                     '(?:stammt|kommt|wurde|ist)\\b{on}\\bvo[nm] '
                                     '{user}\\b{on}\\b(?:gepruft|bestatigt|verifiziert|freigegeben|genehmigt|ohne)|\\b(?:setz|stell|heb|erhoh|stuf)\\w*\\b{on}\\b(?:vertrauens\\w+|prioritat|prufstatus|vertrauen) '
                                     '(?:diese[rs]|der|des) {mem}\\w*',
                        'stealth': '\\b(?:heimlich|insgeheim|unbemerkt|stillschweigend|im '
                                   'stillen|unauffallig|klammheimlich)\\b|\\bohne (?:das |dies |es '
                                   ')?(?:de[mnr]|die) (?:{human}) (?:zu |etwas |davon )',
                        'store_as': '{keep}(?: dir| euch| bitte| sie)*[ :]+{this}\\b{on}\\b(?:als|mit|unter) '
                                    '(?:[\\w-]+ '
                                    '){0,4}?{trusted}|{keep}{on}\\b(?:gedachtnis|langzeitgedachtnis|langzeitspeicher|erinnerungen)\\b{on}\\b(?:als|mit|unter) '
                                    '(?:[\\w-]+ ){0,4}?{trusted}|\\bals (?:(?:eine?|die) '
                                    ')?(?:bestatigte|geprufte|verifizierte|ausdruckliche|gesicherte|autorisierte)[nrs]? '
                                    '(?:vorliebe|praferenz|anweisung|einstellung|wunsch|fakt|tatsache|entscheidung) '
                                    '(?:de[sr]|vo[nm]) (?:{user})|\\b(?:merk\\w* dir|halt\\w* (?:dauerhaft '
                                    ')?fest|prag\\w* dir ein|{keep} dauerhaft)\\b{on}\\bdass (?:der|die) '
                                    '{user}\\b{on}\\b(?:zugestimmt|erlaubt|genehmigt|eingewilligt|autorisiert|freigegeben|zustimmt)\\b',
                        'target': '(?:dein|eu|euer|ihr)(?:r?e[nrms]?)? (?:{earlier} |gesamten? |samtlichen? '
                                  '|eigenen? |internen? |ethischen? |moralischen? '
                                  ')?(?:{orders})\\b|(?:{ai}|agent|assistent)\\w*\\b{on}\\bseine?[nrms]? '
                                  '(?:{earlier} )?(?:{orders})\\b|{earlier} '
                                  '(?:{commands}|gesprach|unterhaltung|konversation|aufgabe)\\b|(?:{orders}|frage|bitte|wunsch|wunsche|wunschen|anfrage|worte) '
                                  '{giver}\\b|(?:{commands}|regeln|vorgaben|richtlinien),? die '
                                  '(?:du|ihr|sie|dir|euch|ihnen|(?:der|dein|die) '
                                  '(?:{user}|betreiber|entwickler|anbieter|hersteller))\\b|system-?prompts?\\b|system(?:anweisung|vorgabe|regel)e?n\\b|sicherheits(?:vorgaben|regeln|richtlinien)\\b|\\b(?:was|worum|um '
                                  'was) (?:dir|du|der|die|dein) '
                                  '?(?:{user}|betreiber|entwickler|bisher|vorher|zuvor|vorhin|oben)\\b',
                        'this': '(?:dies(?:e[nrs]?)?(?: (?:folgende\\w? )?{mem}\\w*)?|das(?: '
                                'folgende)?|folgendes|(?:den|die|das) folgende\\w? {mem}\\w*|es)',
                        'this_step': 'diese[nrms]? '
                                     '(?:schritt|aufruf|anderung|anweisung|vorgang|notiz|nachricht|hinweis|befehl|zugriff|regel|auftrag|zeile|punkt|teil|vorgabe|abschnitt|absatz)\\w*',
                        'ticket': '(?:als|in) (?:\\w+ ){0,2}?kommentar|\\bin(?: dieses| diesem| das| dem|s|s '
                                  'offentliche) (?:ticket|issue)|in (?:diesen|den) (?:pull request|thread|chat)',
                        'to_you': '\\b(?:du|dein\\w*|dich|dir|euer|eure|gehorch\\w*|(?:der|dem|den) '
                                  '(?:agent|assistent)\\w*|das '
                                  'modell|ruckfragen|bestatigung\\w*|fahre?|freigegeben|autorisiert|berechtigt)\\b',
                        'told': '\\b(?:{ai}),? (?:mussen|muss|sollen|soll|sollten|haben|hat|werden|wird|(?:\\w+ '
                                '){0,2}?bitte)\\b',
                        'traces': '\\b(?:losch|entfern|tilg|bereinig)\\w*\\b{on}\\b(?:zeilen|eintrage|{report}|history)\\b{on}\\b(?:die '
                                  '(?:auf|das|dies|es)|hinweisen|verraten|dazu|daruber|davon|hierzu)\\b|\\b(?:verwisch|beseitig|vernicht|entfern)\\w* '
                                  '(?:(?:alle|samtliche|deine|die) ){0,2}spuren\\b',
                        'trade': 'red[ '
                                 '-]?team|angriff|angreifer|injection|jailbreak|beispiel|z\\.\\s?b\\b|satze|phrase|erkenn|filter|testfall|testet|pruft|unit-?test|schulung|blog|vorfall|artikel|folie|zit(?:ier|at)|benchmark|datensatz',
                        'trusted': '(?:(?:bestatigt|verifiziert|gepruft|vertrauenswurdig|autorisiert|genehmigt|freigegeben)\\w*|system-?(?:anweisung|regel|befehl|nachricht|vorgabe|prompt)\\w*|(?:oberste|hochste|absolute|maximale)[nrms]? '
                                   '(?:prioritat|vertrauensstufe|vertrauen|rang|stufe|regel|anweisung)|(?:wunsch|anweisung|vorliebe|praferenz|befehl|entscheidung)\\w* '
                                   '(?:de[sr]|vo[nm]) (?:{user})|unumsto(?:ß|ss)lich\\w*|unveranderlich\\w*)',
                        'unbound': '\\b(?:du bist|bist du|fuhl dich)\\b{on}\\b(?:an keine\\w?|nicht (?:mehr '
                                   '|langer '
                                   ')?an)\\b{on}\\b(?:ethik|moral|gesetze?|richtlinien|regeln|normen)\\b{on}\\bgebunden|\\b(?:du '
                                   '(?:hast|kennst|befolgst)|hast du|kennst '
                                   'du)\\b{on}\\b(?:weder|keine\\w?|kein)\\b{on}\\b(?:regeln|gewissen|moral|ethik|grenzen|tabus|skrupel|beschrankungen|hemmungen)\\b|\\b(?:deine|eure|ihre|alle|jegliche|samtliche|jede|keine) '
                                   '?(?:ethisch|moralisch)\\w* '
                                   '(?:grenzen|schranken|bedenken|einschrankungen|richtlinien|vorgaben|regeln|hurden|filter)\\b|\\b(?:ethisch|moralisch)\\w* '
                                   '(?:grenzen|schranken|bedenken|einschrankungen|vorgaben|regeln|filter) '
                                   '(?:sind|gelten|entfallen|werden)\\b{on}\\b(?:verboten|aufgehoben|nicht|aus|abgeschaltet|deaktiviert|tabu)\\b',
                        'unchecked': '(?:\\bohne (?:(?:jede|jegliche|weitere|vorherige|irgendeine|eine) '
                                     ')?(?:ruckfrage|nachfrage|bestatigung|prufung|review|freigabe|zustimmung|kontrolle|durchsicht|uberprufung|zu '
                                     'fragen|nachzufragen|zu '
                                     'prufen)\\b|\\bun(?:gefragt|gepruft|gesehen|besehen)\\b)',
                        'undying': '\\bdiese[nrs]? {mem} '
                                   '(?:darf|soll|kann|wird|ist)\\b{on}\\b(?:nie|niemals|nicht|weder|keinesfalls)\\b{on}\\b(?:ablaufen|verfallen|zusammengefuhrt|gekennzeichnet|markiert|archiviert|gepruft|angezweifelt|infrage|geloscht|vergessen)\\b',
                        'unnoticed': '\\b(?:ohne|so),? '
                                     'dass\\b{on}\\b(?:{human}|jemand|irgendwer|irgendjemand|er|sie|niemand|keiner)\\b{on}\\b(?:merkt|bemerkt|mitbekommt|erfahrt|weiß|weiss|ahnt|auffallt|mitkriegt)|\\b(?:niemand|keiner) '
                                     '(?:soll|darf|muss|sollte|wird)\\b{on}\\b(?:erfahren|wissen|merken|bemerken|ahnen),? '
                                     'dass\\b{on}\\b(?:wurden?|du|hast)\\b|\\b(?:hinter dem rucken|ohne '
                                     'wissen|ohne kenntnis) (?:de[sr]) (?:{human})|\\bkein (?:sterbens)?wort '
                                     '(?:daruber|davon|hiervon|dazu)?\\b{on}\\b(?:{human})\\b',
                        'unsaid': '\\b(?:erwahn|verrat|verrat|nenn|meld|protokollier|dokumentier|bericht|offenbar|zeig)\\w*\\b{on}\\b(?:{this_step}|es '
                                  'diese \\w+)\\b{on}\\b(?:nicht|nie|niemals|keinesfalls|nirgends|mit keinem '
                                  'wort)\\b|\\b(?:erwahn|verrat|offenbar)\\w*\\b(?: \\w+){0,3}? '
                                  '(?:nie|niemals|nicht|keinesfalls|niemandem)\\b{on}\\b{this_step}\\b|\\b(?:erwahn|nenn|schreib|nimm|fuhr|vermerk)\\w* '
                                  '(?:das|dies|es|sie|davon|nichts '
                                  'davon)\\b{on}\\b{report}\\b{on}\\b(?:nicht|nie|niemals|auf keinen fall)\\b',
                        'unscreened': '\\b(?:schalt|deaktivier|uberspring|umgeh|stell)\\w*\\b{on}\\b(?:injection-?(?:filter|prufung|erkennung)|screening|quarantane|inhaltsprufung)\\b|\\b(?:prufung|screening|quarantane|kontrolle) '
                                      'entfallt\\b',
                        'url': '(?:https?|ftp|s3|ssh)://\\S+',
                        'user': '(?:nutzer|benutzer|anwender|user)(?:s|in|innen|n)?',
                        'vendor': '\\b(?:\\w*mitteilung|\\w*hinweis|nachricht|anordnung|anweisung|weisung|befehl|info|bekanntmachung|richtlinie)\\w* '
                                  '(?:von|vom|der|des) '
                                  '(?:{maker}|\\w*betreibers|\\w*administrators|entwickler\\w*|anbieters|sicherheitsteams|plattform)\\b|\\b(?:{maker})[ '
                                  '-](?:\\w+-?)?(?:team|abteilung|support) ?:',
                        'vendor_wants': '\\w*filter\\w*|schutz\\w*|beschrankung\\w*|einschrankung\\w*|sicherheitsregeln|gehorch\\w*|befolg\\w*|system-?(?:prompt|anweisung)\\w*|(?:das '
                                        'modell|(?:der|ihr|dein) (?:assistent|agent)|die ki) '
                                        '(?:muss|soll|hat|darf)|(?:muss|soll) (?:das modell|der assistent|der '
                                        'agent)|du '
                                        '(?:musst|sollst|darfst|bist)|(?:exportier|uberweis|ubermittel|losch)\\w*\\b{on}\\b(?:alle|samtliche|sofort)',
                        'void': '\\b(?:sind|ist|werden|wird|wurden|wurde|gelten|gilt|sei|seien|betrachte\\w*|haben|hat)\\b{on}\\b(?:aufgehoben|ausgesetzt|beendet|ungultig|nichtig|hinfallig|au(?:ß|ss)er '
                                'kraft|uberholt|veraltet|obsolet|gegenstandslos|widerrufen|gestrichen|annulliert|abgelost|wirkungslos|(?:keine|ihre) '
                                '(?:gultigkeit|geltung|bedeutung|wirkung)|nicht (?:mehr|langer)|fur (?:dich|euch) '
                                'nicht)\\b|\\b(?:entfallen|entfallt|erlischt|erloschen|ersetzt alle|ersetzen '
                                'alle)\\b|\\bnicht (?:mehr|langer|weiter) (?:zu '
                                ')?(?:gehorchen|befolgen|folgen|beachten|einhalten|einzuhalten)\\b',
                        'weighty': '(?:\\w*zahlung\\w*|rechnung\\w*|uberweisung\\w*|geld|bestellung\\w*|(?:pull|merge)[ '
                                   '-]requests?|prs?|zugriffs?\\w*|berechtigung\\w*|vertrage?|vertrag|abonnement\\w*|antrage?|antrag|datenbank\\w*|produktion\\w*|sicherungen|backups?|home-?verzeichnis\\w*)',
                        'whatever_asked': '\\b(?:ganz gleich|egal|gleichgultig|unabhangig davon|ungeachtet '
                                          'dessen),? (?:was|worum|um was|ob) (?:de[rm]|dein) '
                                          '(?:{user}|betreiber|auftraggeber|mensch)\\b{on}\\b(?:gebeten|verlangt '
                                          'hat|gesagt '
                                          'hat|wollte|will|angeordnet|aufgetragen|gewunscht|vorgegeben|geschrieben '
                                          'hat|gefragt hat|dagegen)\\b|\\b(?:auch|selbst)(?: dann)?,? wenn '
                                          '(?:es|sie|das|dies|diese)\\b{on}\\b(?:{user}|betreiber\\w?|system-?prompt|vorgaben|richtlinien)\\b{on}\\bwiderspr\\w+',
                        'when': '\\b(?:immer,? wenn|jedes ?mal|wann immer|sobald|nachste[nrms]?|wenn|falls|dann|zu '
                                'beginn|am anfang|beim start|bei (?:jede[rm]|allen)|in (?:jede[nrms]?|allen)|nach '
                                'jede[rm]|vor jede[rm]|jede[nrs]?|taglich|stundlich|monatlich|wochentlich|ab '
                                '(?:heute|sofort|jetzt|morgen)|von (?:nun|jetzt|heute) an|kunftig\\w*|in '
                                'zukunft|fortan)\\b',
                        'whole': '(?:alle[nrs]?|samtliche[nr]?|jede[nrs]?|gesamte[nrs]?|ganze[nrs]?|vollstandige[nrs]?|komplette[nrs]?|letzten)(?: '
                                 '[\\w-]+){0,2}?',
                        'wipe': '\\b(?:losch|vergiss|leer|verwirf|uberschreib|ignorier|entfern)\\w* '
                                '(?:(?:bitte|jetzt) )?(?:alle (?:anderen|ubrigen|bisherigen|sonstigen|deine) '
                                '(?:erinnerungen|notizen|eintrage)|dein(?:en|e)? (?:ganze[ns]? |gesamte[ns]? '
                                ')?(?:langzeit)?(?:gedachtnis|speicher)\\b|alles,? was du uber (?:den|die) '
                                '{user})|\\b(?:losch|entfern|verwirf|tilg)\\w*\\b{on}\\b(?:alles|alle|jede\\w?)\\b{on}\\bdiese[rm] '
                                '{mem}\\b{on}\\bwiderspr\\w+',
                        'wish': '\\bals (?:[\\w-]+ '
                                '){0,3}?(?:vorliebe|praferenz|wunsch|einstellung|anweisung|fakt|tatsache|regel)\\w* '
                                '(?:de[sr]|vo[nm]) (?:{user})|\\bals '
                                '(?:nutzer|benutzer)-?(?:praferenz|vorliebe|wunsch|anweisung|einstellung)|\\bmerken,? '
                                'dass\\b{on}{domain}',
                        'wreck': '\\b(?:losch|entfern|uberschreib|formatier|vernicht)\\w*\\b{on}\\b(?:alle|samtliche|gesamte\\w?|komplette\\w?) '
                                 '(?:[\\w-]+ '
                                 ')?(?:dateien|daten|backups|sicherungen|\\w*verzeichnis\\w*|datenbank\\w*|repos\\w*|tabellen)|\\b(?:deaktivier|abschalt|schalt|umgeh|stopp)\\w*\\b{on}\\b(?:firewall\\w*|virenscanner|antivirus\\w*|inhaltsfilter|sicherheits\\w+|zwei-faktor\\w*|2fa)|\\b(?:sicherheits\\w+|\\w*filter|beschrankungen|regeln)\\b{on}\\b(?:ausgesetzt|aufgehoben|aus|deaktiviert|abgeschaltet|ungultig)\\b|\\balle '
                                 'rechte\\b|\\b(?:vollzugriff|administratorrechte|root-?rechte)\\b',
                        'yes_to_all': '\\b(?:wert|behandl|betracht|interpretier|versteh)\\w*\\b{on}\\b(?:ok|okay|ja|schweigen|antwort|danke)\\b{on}\\bals '
                                      '(?:\\w+ '
                                      ')?(?:erlaubnis|zustimmung|freigabe|einverstandnis|genehmigung|auftrag)\\b{on}\\b(?:losch|leer|uberweis|zahl|alles|alle|formatier|kauf|veroffentlich|zurucksetz)\\w*'},
 'injection_forms_en': {'address': '(?:https?|ftps?|sftp|s3|gs|wss?)://|[\\w.+-]+@(?:[\\w-]+\\.)+\\w|{domain}|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}',
                        'agents_instructed': '\\b{ai} are (?:hereby '
                                             ')?(?:instructed|ordered|required|directed|commanded|obliged) by '
                                             '(?:their|your|the) '
                                             '(?:provider|vendor|developer|operator|maker|creator|platform)s?\\b',
                        'ai': '(?:{ai_kind}[ -](?:powered |based |coding |shopping |browser |support '
                              ')?(?:agents?|assistants?|models?|bots?|summari[sz]ers?|readers?|reviewers?|crawlers?|tools?|systems?|visitors?|note[ '
                              '-]?takers?|helpers?|scrapers?)|language[ '
                              '-]models?|llms?|ais?|assistants?|agents?|bots|chat '
                              '?bots?|summari[sz]ers?|copilots?)',
                        'ai_colon': '(?:^|[.!?(\\[\\n*>#-]\\s*|\\b(?:for|and|to|by the way,)\\s+)(?:the |all '
                                    ')?(?:{ai}|models)(?:\\s+\\w+){0,3}\\s*:',
                        'ai_kind': '(?:ai|llm|language[ '
                                   '-]model|coding|autonomous|automated|browsing|memory-enabled|software|research|chat|shopping|booking|virtual|digital)',
                        'ai_must': '\\b(?:{ai}|models)\\s+(?:(?:must|should|shall|have to|has to|need to|needs '
                                   'to|ought to|may|can|will)\\b|(?:are|is) (?:hereby '
                                   ')?(?:required|instructed|asked|ordered|expected|advised|obliged|permitted|authori[sz]ed) '
                                   'to\\b)',
                        'ai_reading': '\\b(?:any|all|every|each)\\s+{ai}\\s+(?:(?:that|who|which)\\s+)?(?:\\w+\\s+)?(?:{reads})\\b|\\b{ai}\\s+(?:(?:that|who|which)\\s+(?:{reads}|keeps?|have|has)|{reads}|with '
                                      '(?:memory|browsing|tools?|web|internet|access|shell|persistent|a '
                                      'memory))\\b',
                        'all_fine': '\\b(?:show|tell|display|reply|report|give|print)(?: to)?(?: them| the user| '
                                    'the human| him| her)?,? only '
                                    '["\'“\'`]?(?:done|ok|okay|success|finished|completed?|all good)\\b|\\btell '
                                    '(?:the user|them|him|her|the human|the owner)(?: that)? (?:everything|all|it) '
                                    '(?:went|is|was|worked|looks|has gone) (?:fine|well|ok|okay|smoothly|good|as '
                                    'planned|normal\\w*),? (?:even (?:though|if|when)|although|while you|no '
                                    'matter|regardless|anyway)|\\breport only success\\b|\\bpretend (?:that '
                                    ')?(?:the|it|you) \\w+ (?:failed|worked|succeeded)\\b{on}{0,30}?\\bsay '
                                    'nothing\\b',
                        'asked': "\\bif (?:(?:the user|anyone|anybody|someone|somebody|they|he|she|you(?:['']re| "
                                 'are)|the '
                                 '\\w+)\\s+)?(?:ever\\s+|is\\s+|are\\s+)?(?:asks?|asked|questioned|challenged|wonders?|notices?|complains?|inquires?|confronted)\\b',
                        'at_home': '\\bheader\\b|\\bvault\\b|secrets? '
                                   'manager|1password|bitwarden|\\bkeychain\\b|\\.env\\.example|github secrets|ci '
                                   'secrets|\\bmy (?:own '
                                   ')?\\w+|\\blocalhost\\b|127\\.0\\.0\\.1|sentry\\.io|codecov\\.io',
                        'attribute': '\\b(?:attribute|ascribe|credit)\\s+(?:it|this|them|these|the '
                                     '(?:note|memory|entry|statement|preference|change|rule))\\s+to '
                                     '(?:the|your|their) '
                                     '(?:user|owner|operator|developer|human|admin\\w*)\\b|\\b(?:set|change|rewrite|alter|switch|edit|label|update)\\s+{word}{0,4}?(?:provenance|source|origin|author(?:ship)?|attribution)\\b{on}{0,60}?(?:{note})?{on}{0,30}?(?:\\bto\\b|\\bas\\b|=|:)\\s*["\'`“]?(?:user\\b|user_\\w+|owner\\b|operator\\b|system\\b|human\\b)|\\blabel '
                                     'this {note}\\s+["\'“]source: ?user',
                        'blank_out': '[<\\[{](?:base64|hex|encoded?|contents?|output|chunks?)[^\\n>\\]}]{0,60}[>\\]}]\\.[\\w-]|https?://\\S{3,120}[=/]\\s*[\\[<{(](?:[^\\]>})\\n]{0,30}\\b)?(?:everything '
                                     "you|what the user|the user['']s|all (?:messages|memories)|system prompt|your "
                                     '(?:memory|memories|instructions|prompt)|base64 of|conversation)',
                        'boss': 'users?|operators?|developers?|owners?|principals?|humans?|administrators?|creators?|makers?|providers?|person '
                                'you (?:work for|serve)',
                        'boss_s': "(?:the|your|its|their)\\s+(?:user|operator|developer|owner|principal|human|administrator|creator|maker|provider)['']s",
                        'broken_free': '\\b(?:thrown off|shed|broken free (?:of|from)|escaped(?: from)?|freed '
                                       '(?:of|from)|liberated from|cast off|shaken off|stripped '
                                       'of|had)\\s+(?:its|your|their|all)\\s+(?:\\w+ '
                                       ')?(?:alignment|restraints|shackles|chains|guardrails|safety '
                                       'training|training|safety '
                                       '\\w+|restrictions|confines|programming|filters)(?: '
                                       '(?:removed|stripped|disabled|deleted))?\\b|\\bnothing is off[ -]limits\\b',
                        'buy': '\\b(?:buy|purchase|order|subscribe|upgrade|book|donate|renew)\\b{on}{0,80}?(?:\\bgift '
                               "?cards?\\b|\\b(?:stored|saved|their|user['']s|on[ -]file) (?:payment |credit "
                               ')?card\\b|\\bwithout (?:asking|confirm\\w*)|\\btheir '
                               'plan\\b)|\\b(?:transfer|wire|send)\\s+\\d[\\d.,]*\\s?(?:usdt?|usdc|btc|eth|eur|euros?|dollars|sol|xmr)\\b|\\bask '
                               '(?:them |him |her |the user )?(?:for|to (?:enter|type|confirm)) '
                               "(?:their|his|her|the user['']s) (?:\\w+ "
                               '){0,2}(?:pin|password|passcode|otp|seed|recovery|cvv|card '
                               'number|2fa)|\\b(?:enter|type|submit) their '
                               '(?:seed|recovery|wallet|bank|card|password|login)',
                        'code_out': '\\bfetch\\(\\s*["\'`]https?://[^\\n]{0,100}(?:localstorage|sessionstorage|document\\.cookie|process\\.env|\\btoken\\b)|https?://\\S{3,100}=\\s*["\'`]?\\s*\\+\\s*(?:localstorage|document\\.cookie|process\\.env)',
                        'commands_ai': '(?:\\b(?:assistants?|agents?|models?|ai|llms?|bots?)\\b{on}{0,30}?\\b(?:must|shall|has '
                                       'to|have to|is (?:hereby )?(?:required|ordered|now)|are (?:hereby '
                                       ')?(?:required|ordered|instructed)|should now|now|is authori[sz]ed|may '
                                       'now)\\b|\\byou (?:must|are now|will now|have '
                                       'to|shall)\\b|\\bcomply\\b|\\bobey\\b|\\bignore\\b|\\bdisregard\\b|\\btake '
                                       'orders\\b|\\bpre-?(?:approved|authori[sz]ed)\\b|\\b(?:sandbox|safety|confirmations?|restrictions?|checks|approval\\w*|limits?)\\b{on}{0,30}?\\b(?:off\\b|lifted|disabled|suspended|no '
                                       'longer|not needed|bypass\\w*)|\\b(?:bypass|skip|disable)\\s+(?:the |its '
                                       '|all |your )?(?:\\w+ '
                                       ')?(?:approval|confirmation|limit|safety|check)\\w*|\\bsudo\\b|\\bprivileges? '
                                       '(?:granted|elevated)|\\btrust level\\b|\\bowner has changed\\b|\\breports? '
                                       'to the\\b|\\balways approve\\b)',
                        'copy_around': '\\b(?:copy|write|add|propagate|spread|replicate|insert|push|sync|clone|distribute)\\s+this '
                                       '(?:{note}|instruction|rule|message|text)\\s+(?:in|into|to|across)\\s+(?:every|all|each|any)(?: '
                                       'other)?\\s+(?:\\w+ '
                                       ")?(?:projects?|workspaces?|agents?|teams?|users?|stores?)(?:['']s|s[''])?(?:\\s+memor(?:y|ies))?\\b",
                        'd_change': '\\b(?:turn off|switch '
                                    'off|disable|deactivate|lower|raise|weaken|remove|replace|change|reduce|increase)\\s+{word}{0,4}?(?:firewall|antivirus|liability|iban|payee|bank|approval|confirmation|2fa|safety|screening|seat '
                                    'count|spending|price|invoice)\\b',
                        'd_hide': '\\b(?:silently|secretly|quietly|covertly|discreetly)\\s+\\w+|\\bnot for (?:the '
                                  ')?(?:human\\w*|readers?|users?|people)\\b|\\b(?:{not})\\s+(?:tell|say|mention|show|inform|reveal|disclose|alert|notify|let)\\s+(?:{reader}|that '
                                  "you|it\\b|this\\b)|\\bdon['']?t inspect\\b",
                        'd_memory': '\\b(?:save|store|record|remember|memori[sz]e|persist|write|note|add|keep)\\b{on}{0,100}?(?:\\bas '
                                    'an? (?:\\w+ '
                                    '){0,2}(?:verified|confirmed|trusted|user|permanent|preference|instruction|fact|rule)\\b|\\blabell?ed\\b|\\b(?:the|your|their) '
                                    '(?:user|owner|human) '
                                    '(?:wants|prefers|has|allow\\w*|agreed|permits?|approved|likes|requires|trusts)\\b|\\b(?:persistent|permanent|long-term) '
                                    'memory\\b|\\bfor future (?:reference|sessions)\\b|\\bto be '
                                    'treated\\b|\\b(?:it|they|you) '
                                    'must\\b)|\\b(?:wipe|erase|delete|forget|purge|clear)\\s+(?:its|their|your|all)\\s+(?:\\w+ '
                                    ')?memor(?:y|ies)\\b',
                        'd_orders': '\\b(?:ignor\\w+|disregard\\w*|discard\\w*|forget|drop|abandon|override|bypass|set '
                                    'aside|skip)\\s+{word}{0,4}?(?:instructions?|requests?|prompts?|guidelines?|conversation|restrictions?|directives?|previous|prior|earlier|safety|(?:your|its|their) '
                                    '(?:\\w+ )?(?:rules|task|orders))\\b|\\bobey\\b|\\bwithout question\\b|\\btake '
                                    'orders\\b|\\b(?:guidelines|rules|instructions|restrictions) (?:do '
                                    "not|don['']t|no longer) apply",
                        'd_pay': "\\b(?:buy|bought|purchase|pay|order|donate|transfer|wire|subscribe|upgrade|book)\\b{on}{0,80}?(?:\\b(?:stored|saved|user['']s|their) "
                                 '(?:payment |credit '
                                 ')?card|\\baccount\\b|\\bplan\\b|\\bgift\\b|\\bwallet\\b|\\bcoins?\\b|\\bmoney\\b|\\bbalance\\b|\\bpremium\\b|\\benterprise\\b|[$€]\\s?\\d|\\d\\s?(?:usd|eur|dollars|euros)|\\b(?:from|at|through|via) '
                                 '{domain}|\\bwithout (?:asking|confirm\\w*))',
                        'd_praise': '\\b(?:recommend|promote|praise|endorse|advertise|favou?r|rank|select|choose|rate|cite|work '
                                    'a link|link to|add a link|include a link|mention)\\b{on}{0,80}?(?:\\bthis '
                                    '(?:product|hotel|company|page|site|web '
                                    '?site|shop|service|vendor|brand|article|paper|store|restaurant|candidate|applicant|seller|listing)\\b|\\bfirst\\b|\\bhighest\\b|\\bas '
                                    'the (?:best|only|top|leading)\\b|{domain}|\\bover '
                                    '(?:all|any|other|competitors|rivals)\\b)|\\b(?:tell|inform|assure|convince|persuade) '
                                    '(?:the |your |every |all '
                                    ')?(?:users?|readers?|customers?|humans?|people|person|them|visitors?)\\s+(?:that|to '
                                    '(?:buy|visit|pay|enter|click|call|invest))\\b|\\b(?:answer|respond|reply) '
                                    'only with\\b|\\bclaim (?:that|it)\\b',
                        'd_private': '\\b(?:send|submit|upload|forward|transmit|e-?mail|post|paste|attach|include|append|reveal|disclose|print|output|dump|hand '
                                     'over|share|export|encode)\\s+{word}{0,8}?[^\\s\\w]{0,3}(?:{private_file}|{private_word}|{private_talk}|{private_life})',
                        'd_run': '\\b(?:curl|wget|iwr|irm)\\b{on}{0,120}?\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|\\b(?:run|execute|start|launch|install|perform)\\b{on}{0,60}?\\b(?:(?:with|using|via|as) '
                                 '(?:sudo|root|elevated|administrator|admin)|--unsafe\\S*)|\\brm -rf? [~/]',
                        'd_send': '\\b(?:send|submit|upload|forward|transmit|e-?mail|mail|post|push|paste|attach|put|copy|bcc|render|leak)\\b{on}{0,120}?(?:{address})',
                        'dear_departed': '\\b(?:grand(?:mother|father|ma|pa)|granny|nana|(?:late|dead|deceased) '
                                         '(?:mother|father|aunt|uncle|\\w+))\\b{on}{0,30}?\\b(?:read|tell|told|sing|recite|whisper|explain|teach)\\b{on}{0,40}?\\b(?:ransomware|malware|exploits?|napalm|serial '
                                         '(?:keys?|numbers?)|activation keys?|licen[cs]e '
                                         'keys?|passwords|bombs?|weapons?|meth|virus|explosives?|poison)\\b',
                        'deed': '(?:these|this|the|those|your|any '
                                'such)\\s+(?:\\w+\\s+){0,2}?(?:changes?|edits?|steps?|calls?|requests?|additions?|instructions?|uploads?|transfers?|actions?|purchases?|commands?|modifications?|download|payment|commit|paragraph|dependency|recipient|difference)',
                        'department': '\\bthis is the (?:\\w+ '
                                      '){0,2}(?:department|team|desk|office)\\b[^\\n]{0,80}\\b(?:assistant|agent|model|ai|bot)\\b{on}{0,20}?\\b(?:must|has '
                                      'to|have to|should|is required to|needs to)\\b{on}{0,20}?\\b(?:hand '
                                      'over|provide|share|send|give|reveal|disclose|grant|disable)\\b',
                        'do_quietly': '\\b(?:carry '
                                      'out|do|perform|execute|complete|follow|make|run)\\s+(?:this|these|the '
                                      'following|it|them|all of '
                                      'this|that)(?:\\s+(?:steps?|changes?|actions?|instructions?|tasks?|edits?|commands?))?\\s+(?:silently|quietly|secretly|covertly|discreetly|without '
                                      '(?:drawing|mention|a '
                                      'word|comment|saying|attracting))\\b{on}{0,40}?(?:\\b(?:and|but|,)\\s|attention|$|[.;])',
                        'domain': '(?:[\\w-]+\\.)+(?:example|test|com|net|org|io|xyz|ru|cn|site|top|dev|app|info|biz|shop|online|co|ai|to|cc|me|link|club|store)\\b',
                        'drop': 'ignor(?:e|ing)|disregard(?:ing)?|discard(?:ing)?|abandon(?:ing)?|forget(?:ting)?(?: '
                                'about)?|neglect(?:ing)?|scrap(?:ping)?|overrul(?:e|ing)|let(?:ting)? go '
                                'of|giv(?:e|ing) up(?: on)?|throw(?:ing)? '
                                '(?:out|away)|(?:set|put|cast|lay|brush)(?:ting|ing)? aside|pay(?:ing)? '
                                "(?:no|little) (?:attention|heed) to|(?:do not|don['']t|no longer|stop|cease|quit) "
                                '(?:follow|obey|heed|listen(?:ing)? to|comply(?:ing)? with|work(?:ing)? '
                                'on)(?:ing)?',
                        'drop_boss': '\\b(?:{drop})\\s+(?:all |any |of '
                                     '){0,2}{boss_s}\\s+(?:\\w+\\s+)?(?:{orders}){then}|\\b(?:set|put|leave|push)\\s+{boss_s}\\s+(?:\\w+\\s+)?(?:{orders})\\s+aside\\b',
                        'drop_from_boss': '\\b(?:{drop})\\s+{word}{0,4}(?:{strict_orders})\\s+(?:(?:that|which)\\s+\\w+\\s+)?(?:from|of|by|in|set '
                                          'by|given by|issued by)\\s+(?:the|your|its|their)\\s+(?:{boss}|system '
                                          '(?:message|prompt))\\b',
                        'drop_given': "\\b(?:{drop})\\s+(?:the|your|any|all|every)\\s+(?:\\w+\\s+)?(?:{orders})s?\\s+(?:that\\s+)?you(?:['']ve| "
                                      'were| have| had| are)?\\s+(?:been\\s+)?(?:given|got|received|started '
                                      'with|assigned|asked|working on)\\b',
                        'drop_ones': '\\b(?:{drop})\\s+(?:the '
                                     'ones|those|anything|everything|whatever|all)\\s+(?:that\\s+)?(?:\\w+\\s+)?(?:from|in|by)\\s+(?:the|your)\\s+(?:{boss}|system '
                                     '(?:message|prompt))\\b|\\b(?:scrap|abandon|neglect|overrule|set aside|put '
                                     'aside|pay no attention '
                                     'to)\\s+(?:whatever|everything|anything|what)\\s+(?:the|your)\\s+(?:{boss})\\s+\\w+',
                        'drop_talk': '\\b(?:{drop})\\s+(?:all\\s+|of\\s+){0,2}(?:what(?:ever)? '
                                     '(?:came|comes|went|was (?:said|written|asked)|has been said) '
                                     '(?:before|above|earlier|so far|previously)|the (?:whole |entire '
                                     ')?(?:conversation|chat|dialogue|exchange|context) (?:so far|above|up to '
                                     '(?:now|here|this point)|until now|before this)|(?:all '
                                     ')?(?:previous|prior|earlier) context\\b)',
                        'drop_task': '\\b(?:cancel|abort|stop|end|terminate|abandon|drop|halt|suspend|quit)\\s+(?:the|your|this|its)\\s+(?:current|present|ongoing|existing|original|initial)\\s+(?:task|assignment|job|request|objective|work|mission)\\s*[.;:,!–—-]+\\s*(?:and\\s+)?(?:instead\\b|your\\s|(?:a '
                                     '|the )?new\\b|from now\\b|do the '
                                     'following)|\\b(?:{drop})\\s+(?:it|this|that|{boss_s} '
                                     '\\w+)\\s+and\\s+do\\s+(?:the following|as follows|this|what)\\b',
                        'drop_warnings': '\\b(?:erase|delete|wipe|forget|remove|purge|drop|discard|overwrite|clear)\\s+(?:(?:every|all|any|each|the|your|its)\\s+)?(?:\\w+\\s+){0,2}?(?:{note}|facts?|warnings?|the '
                                         'ones)\\s+(?:that|which)\\s+(?:warns?|contradicts? (?:it|this)|disagrees? '
                                         'with (?:it|this)|conflicts? with (?:it|this)|speaks? '
                                         'against|critici[sz]es?|calls? (?:it|this)|argues? against|advises? '
                                         'against)|\\b(?:erase|delete|wipe|forget|remove|purge|drop|discard)\\s+(?:every|all|any|each) '
                                         "warnings? (?:that )?(?:you(?:['']ve| "
                                         'have)|about|stored)\\b|\\b(?:wipe|erase|delete|forget|purge)\\s+(?:its|their|your)\\s+(?:{note})\\s+(?:about|of|on)\\s+(?:\\w+ '
                                         ')?(?:honesty|safety|ethics|rules|guidelines|polic\\w+|warnings?|security|consent|restrictions?|integrity|privacy)|\\breplace '
                                         'the stored (?:fact|{note})\\b{on}{0,40}?\\bwith this\\b|\\boverwrite '
                                         'what you (?:remember|know|stored)\\b',
                        'evil_self': '\\byou(?:[\'\']re| are) (?:now )?["\'“]?evil[\\w-]+|\\byou(?:[\'\']re| are) '
                                     '(?:now )?["\'“]?[\\w-]+["\'”]?, an? '
                                     '(?:ai|model|assistant|bot)\\b{on}{0,20}?\\b(?:zero|no|without)\\s+(?:\\w+ '
                                     ')?(?:{morals}|limits|constraints|rules)|\\b(?:step-by-step '
                                     ')?(?:answers?|replies|responds?|instructions) (?:to|for) '
                                     '(?:illegal|harmful|dangerous|unethical) '
                                     '(?:requests|questions|acts)\\b{on}{0,40}?\\b(?:never|without|no)\\b|\\bstop '
                                     'adding '
                                     '(?:disclaimers|warnings)\\b{on}{0,30}?\\b(?:harmful|illegal|dangerous)\\b|\\banswers? '
                                     '(?:anything|everything), legal or '
                                     'not\\b|\\b(?:uncensored|unaligned|unrestricted) (?:model|ai|assistant|bot) '
                                     '(?:called|named)\\b{on}{0,80}?\\b(?:obeys?|any command|must '
                                     'stay|alignment|never refuses)',
                        'follow_page': '\\b(?:follow|do|trust|believe|go '
                                       'by|treat)\\s+(?:only\\s+)?(?:what(?:ever)?\\s+)?{page}\\s+{word}{0,3}?(?:even '
                                       '(?:if|where|when)|without question|no matter what|alone\\b|and nothing '
                                       'else|rather than (?:the|your) '
                                       '(?:user|operator))|\\b(?:follow|execute|obey)\\s+[\\w.-]+\\s+(?:\\w+\\s+){0,3}without '
                                       'question\\b',
                        'follow_planted': '\\b(?:follow|obey|execute|carry out|act (?:up)?on|accept|honou?r|comply '
                                          'with|perform)\\s+(?:all |any |the |every '
                                          ')?(?:instructions?|commands?|requests?|orders|directives?)\\s+(?:that '
                                          '(?:are|is) |which (?:are|is) '
                                          ')?(?:embedded|contained|found|hidden|written|placed|given|appearing)\\s+(?:in|on|inside|within)\\s+{word}{0,2}?(?:web\\b|tool|retrieved|pages?\\b|documents?\\b|e-?mails?\\b|external|search|untrusted|this '
                                          '(?:page|document|file))',
                        'gist_of_private': '\\b(?:create|make|publish|open|start)\\s+(?:an?\\s+)?(?:public |new '
                                           '|anonymous '
                                           ')?(?:gist|paste|pastebin|issue|repo\\w*|page)\\b{on}{0,30}?\\b(?:with|containing|of|from|holding|listing)\\b\\s+{word}{0,5}?[^\\s\\w]{0,3}(?:{private})',
                        'git_out': '\\bgit (?:remote '
                                   'add|push)\\b[^\\n]{0,160}\\b(?:every|all|any|each|private)\\s+(?:\\w+ '
                                   ')?repositor(?:y|ies)\\b|\\bpush\\s+(?:the|their|this|every|all)\\s+(?:\\w+ '
                                   ')?private (?:repositor(?:y|ies)|repos?)\\s+to\\b{on}{0,30}?(?:{address})',
                        'i_approve': '\\bi hereby (?:approve|authori[sz]e|confirm|grant|waive|consent '
                                     'to|permit|allow) (?:all|any|every|the|you|further|full)(?: \\w+)? '
                                     '(?:pending|future|further|outstanding|following|open|remaining|payments?|transactions?|requests?|transfers?|actions?|access|permissions?|confirmations?|deletions?|commands?|tool)|\\b(?:this '
                                     "is|it['']s) (?:the|your) (?:user|owner|human|operator|administrator|account "
                                     'owner|owner of (?:the|this) account)(?: \\w+)? (?:speaking|writing|from '
                                     'another|from a new|on another|using another)\\b',
                        'i_order': '\\bas (?:the|an?|your) (?:\\w+ '
                                   '){0,2}(?:administrator|admin|operator|owner|developer|maintainer|provider|vendor|creator|host)s?\\b(?: '
                                   '(?:of|for|behind) (?:\\w+ ){1,4}(?:(?:on|in) which )?(?:that )?you '
                                   "(?:run|operate|work|live)(?: on| in)?)?,?\\s+i(?:['']m| am)?\\s+(?:hereby |now "
                                   ')?(?:order(?:ing)?|command(?:ing)?|instruct(?:ing)?|authori[sz](?:e|ing)|direct(?:ing)?|permit(?:ting)?|allow(?:ing)?) '
                                   "you\\b|\\bi(?:['']m| am) (?:the|an?|your) (?:\\w+ "
                                   '){0,2}(?:administrator|admin|operator|owner|developer)\\b{on}{0,20}?\\bi '
                                   '(?:hereby )?(?:order|command|instruct|direct|require) (?:the |this |you)',
                        'if_you_are': "\\b(?:if|when|in case|since|should) you(?:['']re| are| "
                                      'be)?\\s+(?:an?\\s+|the\\s+)?(?:\\w+\\s+)?{ai}\\b|\\b(?:if|when|once)\\s+(?:an?|any|the|your|some)\\s+{ai}\\s+(?:\\w+\\s+)?(?:{reads})\\b',
                        'inverted': '\\b(?:what|everything|whatever|things) (?:that )?(?:your|the) '
                                    '(?:guidelines?|rules|polic(?:y|ies)) (?:prohibits?|forbids?|bans?|disallows?) '
                                    '(?:is|are) (?:now '
                                    ')?(?:mandatory|required|allowed|permitted|encouraged)|\\bopposite '
                                    'day\\b{on}{0,60}?\\b(?:guidelines?|rules|polic\\w+|refus\\w+|prohibit\\w*|forbidden|protocol)\\b|\\b(?:guidelines?|rules|polic(?:y|ies)) '
                                    'are (?:inverted|reversed|flipped)\\b|\\bforbidden (?:things |topics '
                                    ')?(?:is|are) (?:now )?(?:required|mandatory|allowed)\\b',
                        'is': '(?:are|is|was|were|have been|has been|had been)\\s+(?:now |hereby |all |only |just '
                              '|thereby |declared |considered ){0,2}',
                        'keep_this': '\\b(?:{not})\\s+(?:let|allow)\\s+this (?:{note})\\s+(?:to '
                                     ')?(?:expire|lapse|fade|decay|be '
                                     '(?:deleted|changed|summari[sz]ed|merged|flagged|replaced|removed|forgotten))|\\bno '
                                     '(?:\\w+ )?run (?:ever '
                                     ')?(?:drops?|deletes?|rewrites?|merges?)\\b{on}{0,20}?\\bthis '
                                     '(?:{note})|\\b(?:exempt|exclude|immune)\\w*\\s+(?:this '
                                     '(?:{note}|instruction)\\s+)?from (?:the |any |all '
                                     ')?(?:retention|deletion|expiry|expiration|review|screening|consolidation|clean-?up|pruning|forgetting|moderation|quarantine|dedup\\w*)|\\bkeep '
                                     'this '
                                     '(?:one|{note}|instruction)\\s+(?:verbatim|forever|unchanged|permanently|as '
                                     'it is|first),?\\s+and '
                                     '(?:drop|delete|discard|remove|ignore|overwrite|forget)\\b|\\bthis '
                                     '(?:{note}|instruction) (?:is|must) (?:to )?be kept '
                                     '(?:forever|permanently|for good|unchanged)\\b|\\bpin (?:this|it)(?: '
                                     '\\w+)?\\s+(?:to the top of|at the (?:top|start|beginning) of|first in) '
                                     '(?:each|every|all|any)\\b',
                        'key_in_url': '\\b(?:encode|embed|hide|append|smuggle|stuff)\\s+{word}{0,5}?(?:api '
                                      'keys?|tokens?|passwords?|secrets?|credentials|cookies?|messages|conversation|chat)\\b{on}{0,40}?\\b(?:query '
                                      'string|url|link|parameter|subdomain|host '
                                      '?name|path)\\b{on}{0,20}?(?:\\b(?:and|then) '
                                      '(?:fetch|open|load|call|visit|request|render)|https?://)',
                        'leave_out': '\\b(?:leave|keep|omit|exclude|strip|withhold)\\s+(?:{deed}|it|this|them|these|that)\\s+(?:out '
                                     'of|out from|from|off)\\s+(?:(?:the |your |any ){0,2}(?:commit messages?|pr '
                                     'descriptions?|redline|audit (?:log|trail)|diff you|transcript|list of '
                                     '(?:\\w+ )?memories|summary (?:you|for)|what you)|{record}\\s+(?:so|and '
                                     '(?:nobody|no one)|you '
                                     '(?:show|give)))|\\b(?:leave|keep|omit|exclude)\\s+(?:the|this|these)\\s+(?:\\w+\\s+)?(?:backdoor|key|payload|transfer|affiliate|purchase|upload|payment|recipient)(?:\\s+\\w+)?\\s+(?:out '
                                     'of|from|off)\\s+{record}|\\bskip this (?:part|step|note|line) when you '
                                     '(?:summari[sz]e|report|describe)',
                        'let_in': '\\b(?:add|invite|grant|give|make|promote|create|append|install)\\s+{word}{0,5}?(?:(?:collaborator|member|maintainer|user|account|bot|contributor)\\s+[`"\'@][\\w@-]+|[`"\'@][\\w-]+[`"\']?\\s+(?:as '
                                  ')?(?:an? )?(?:collaborator|maintainer|admin|owner|member|(?:write|admin|root) '
                                  '(?:access|rights))|(?:this|my|the following|our) (?:public |ssh |deploy '
                                  ')+key\\b|(?:the|this|my|public) key\\b{on}{0,20}?authorized_keys)',
                        'lie': '{asked}{on}{0,60}?\\b(?:claim|pretend|blame|insist|deny|lie\\b|(?:say|answer|reply|tell '
                               'them|state)(?: that)? (?:no such|nothing|it (?:was '
                               "(?:already|always|there|like)|has always)|you (?:don['']t know|know nothing|have "
                               'no|had no)))|\\bblame\\b{on}{0,50}?{asked}|\\bdeny (?:having|that you|knowing|any '
                               'knowledge|ever\\b|being (?:told|asked|instructed))',
                        'lifted': '\\b(?:the )?(?:\\w+ team|administrator|operator|platform|provider|developer)s? '
                                  '(?:has|have) (?:lifted|removed|suspended|disabled|waived) (?:all |every |your '
                                  '|any |the )?(?:\\w+ )?(?:restrictions?|limits|safeguards|safety '
                                  '\\w+|confirmations?|approval '
                                  '\\w+)\\b{on}{0,40}?\\b(?:session|proceed|you|your|assistant|agent|model)\\b|\\btool '
                                  '(?:confirmations?|approvals?) (?:are|is) no longer '
                                  '(?:required|needed|necessary)',
                        'mail_bulk': '\\b(?:forward|e-?mail|mail|send|upload|copy)\\s+(?:(?:a )?cop(?:y|ies) of '
                                     ')?(?:(?:every|all|each|any)(?: of)?(?: the)? '
                                     '(?:documents?|files?|e-?mails?|messages?|attachments?|contacts)(?: (?:that '
                                     ')?you (?:read|see|open|process|find|have)| (?:in|from) '
                                     '(?:the|your|their|this) (?:\\w+ '
                                     ')?(?:inbox|mailbox|drive|folder|account|workspace))|the last \\w+ '
                                     '(?:e-?mails|messages|conversations|documents|files))\\b{on}{0,60}?(?:{address})',
                        'mail_rule': '\\b(?:add|create|install|register|set '
                                     'up|configure)\\s+{word}{0,3}?(?:webhook|forwarding rule|mail '
                                     'rule|rule|filter|integration|bot|app)\\b{on}{0,60}?\\b(?:cop(?:y|ies)|forwards?|sends?|mirrors?|relays?|streams?|bcc)\\s+(?:all|every|each|any)\\s+(?:\\w+ '
                                     '){0,2}?(?:messages?|e-?mails?|mails?|dms|conversations?|documents?|files?)\\b{on}{0,60}?(?:{address})',
                        'memory_policy': '\\b(?:update|edit|rewrite|change|amend|modify|adjust|add '
                                         'to)\\s+(?:your|its|the)\\s+(?:\\w+[ -]){0,2}memor(?:y|ies)(?: \\w+)?(?: '
                                         'so that|:|,| to say| to state| '
                                         "that)\\s*{on}{0,120}?(?:\\b(?:don['']?t|doesn['']?t|do not|does not|no "
                                         'longer|not)\\b{on}{0,30}?\\b(?:check\\w*|review\\w*|verif\\w*|confirm\\w*|screen\\w*|requir\\w+|need\\w*)|\\bpriority '
                                         'over\\b|\\boutrank|\\bwithout '
                                         '(?:review|asking|confirm\\w*)|\\bpre-?approved\\b|\\bas '
                                         'trusted\\b)|\\bregister\\b{on}{0,40}?\\bas an? trusted source\\b',
                        'morals': '(?:content|usage|safety|moral|ethical) '
                                  '(?:polic(?:y|ies)|constraints?|limits?|rules?|guidelines?|filters?|restrictions?|code|compass)|guidelines?|polic(?:y|ies)|ethics|morals?|morality|scruples|censorship|conscience|guardrails',
                        'morals_off': '\\b(?:safety|ethics|morality|morals|alignment|guardrails|censorship)(?: '
                                      '(?:module|layer|mode|filter|checks?))?\\s*[=:]\\s*(?:off|null|none|false|0|disabled)\\b|\\b(?:unlock|enter|activate|enable|engage)\\s+["\'“]?(?:god|unrestricted|uncensored|unfiltered|jailbreak|chaos|evil|no[ '
                                      '-]?limits?|no[ -]?filter)["\'”]?[ '
                                      '-]mode\\b{on}{0,60}?\\b(?:safety|filters?|answer|disclaimers?|refus\\w+|restrictions?|harmful|illegal|everything|moral\\w*)\\b',
                        'never_say': '\\b(?:{not})\\s+(?:ever\\s+)?(?:say|mention|admit|reveal|disclose|let '
                                     'on|acknowledge|indicate|state|tell (?:anyone|them|the '
                                     'user))\\s+(?:that\\s+)?(?:you|this|it)\\s+(?:were|was|have been|are|came|had '
                                     'been)\\s+(?:asked|told|instructed|paid|given|directed|ordered|sponsored|prompted|following)\\b|\\bact '
                                     "as (?:if|though) (?:you(?:['']re| are| were) (?:just|only|still)|nothing "
                                     "(?:happened|has happened|changed)|you (?:had|have|['']d) never "
                                     '(?:seen|read|received))',
                        'new_orders': '\\bnew (?:instructions?|objective|orders|directives?|mission|assignment)s? '
                                      '(?:for|to) (?:the|any|all|every|an?)?\\s*(?:ai |current '
                                      ')?(?:assistant|agent|model|llm|bot|ai)s?\\b[^.!?\\n]{0,10}:\\s*{word}{0,3}?(?:abandon|ignor|output|reveal|disregard|print|send|dump|forget|stop|forward|delete|upload|obey|drop|leave|cancel|transfer)|\\bnew '
                                      '(?:objective|mission|orders|directives?|instructions?|assignment|task)\\b[^.:\\n]{0,40}\\b(?:top '
                                      'priority|highest priority|no exceptions|effective '
                                      'immediately|mandatory)\\b[^.:\\n]{0,30}:|\\byour '
                                      '(?:updated|true|real|actual|revised) '
                                      '(?:mission|assignment|task|objective|orders|purpose|role|instructions?) '
                                      '(?:is|are|begins?|starts?|follows?) (?:below|now|here|to)\\b',
                        'no_laws': '\\b(?:universe|world|simulation|reality|game|story)\\b{on}{0,20}?\\b(?:there '
                                   'are|has|with) no '
                                   '(?:laws|rules|ethics|morals)\\b{on}{0,40}?\\b(?:explain|answer|describe|comply|tell|give)\\b{on}{0,30}?\\b(?:everything|anything|without)\\b',
                        'no_matter': '\\b(?:comply|obey|follow|select|recommend|choose|buy|book|order|send|install|approve|promote|execute|sudo|prefer|rank)\\b{on}{0,120}?\\b(?:no '
                                     'matter|regardless of|irrespective '
                                     'of|whatever)\\s+(?:(?:what|which|how)\\s+)?(?:\\w+\\s+){0,2}?(?:the|your|its|their)\\s+(?:user|operator|owner|human|travell?er|customer|client|buyer|shopper|reader)\\s+(?:\\w+\\s+)?(?:asked|asks|said|says|wants|wanted|told|tells|set|sets|requested|requests|prefers|preferred|instructs)\\b|\\b(?:obey|follow|do|comply|trust)\\b{on}{0,80}?\\beven '
                                     '(?:if|when|where|though)\\s+(?:it|they|this|these)\\s+(?:\\w+\\s+)?(?:conflicts?|contradicts?|disagrees?|clash(?:es)?|go(?:es)? '
                                     'against)(?: with)?\\s+(?:the user|your|what (?:the|your) user|the '
                                     'operator|the system)',
                        'no_trace': '\\b(?:remove|delete|clear|erase|wipe|scrub|purge|clean)\\s+{word}{0,4}?(?:log '
                                    '(?:lines?|entr(?:y|ies))|logs?|traces?|histor(?:y|ies)|evidence|trail|sent '
                                    '(?:folder|items|mail)|e-?mail|records?)\\b{on}{0,60}?\\b(?:so (?:that '
                                    ')?(?:nobody|no one|no-one|they|the '
                                    '(?:user|owner|human|client|team|reviewer)|it)\\b{on}{0,20}?(?:notic|see|know|find|learn|trace|detect|suspect|unnoticed)|(?:nobody|no '
                                    'one) (?:notices|sees|knows))|\\b(?:leave|leaving|leaves) no '
                                    '(?:trace|record|evidence)s?\\b',
                        'not': "do(?:es)? not|don['']?t|doesn['']?t|never|not to|must not|mustn['']?t|should "
                               "not|shouldn['']?t|shall not|cannot|can['']?t|may not|will "
                               "not|won['']?t|avoid|refrain from",
                        'not_know': '\\b(?:the|your)\\s+(?:end '
                                    ')?(?:user|human|owner|operator|developer|reviewer|client|person)s?\\s+(?:is|are) '
                                    'not cleared '
                                    "to\\b|\\b(?:user|human|owner|operator|developer|client)s?\\b[^\\n]{0,120}\\b(?:they|he|she)\\s+(?:don['']t|do "
                                    "not|doesn['']t|does not|need not|needn['']t)\\s+(?:need to |have to "
                                    ')?(?:know|be told|find out|hear)(?:\\s+(?:about '
                                    ")?(?:it|this|that))?\\s*[.!,;]|\\b(?:the|your)\\s+(?:user|human|owner|operator|developer|client)\\s+(?:doesn['']t|does "
                                    "not|need not|needn['']t|must not|should not|must never)\\s+(?:have to |need "
                                    'to )?(?:be (?:told|informed|made '
                                    'aware|aware)|hear|learn)\\s+(?:about|of|that)\\b|\\b(?:must|should|has to|is '
                                    'to|will|to)\\s+(?:remain|stay|be kept)\\s+(?:unaware|in the '
                                    'dark|ignorant)\\b|\\b{not}\\s+(?:ever\\s+)?let\\s+(?:the |your '
                                    ')?(?:user|human|owner|operator|developer|reviewer)s?\\s+(?:find '
                                    'out|know|notice|see|learn|suspect|realise|realize)\\b|\\bso (?:that )?(?:the '
                                    '|your )?(?:user|human|owner|reviewer|developer)s? '
                                    '(?:suspects?|notices?|learns?) nothing\\b',
                        'note': '(?:memory|memories|notes?|entry|entries|records?)',
                        'note_to': '\\b(?:note|notice|message|hint|tip|memo|reminder|instructions?|action '
                                   'item|request|word|info|advice|important|attention|one more '
                                   'thing|p\\.?s\\.?)\\s*[,:]?\\s*(?:to|for)\\s+(?:all |any |the |every |your '
                                   '|other )?{ai}\\b|\\b(?:attention|dear|hey|hello|hi|listen),?\\s+(?:all |any '
                                   ')?(?:{ai}|model)\\b',
                        'notice': '(?:^|[\\n.!?>\\]"*]\\s*|\\b(?:this is an? |official |urgent '
                                  ')){1,2}(?:{vendor}[\\w '
                                  '&]{0,30}|(?:system|developer|admin(?:istrator)?|security|platform|vendor|operator|provider|root|official)\\s+)(?:notice|message|alert|directive|command|override|update|bulletin|order|instruction|note|announcement|advisory|policy)s?\\b[^.:\\n]{0,50}:\\s*{on}{0,140}?{commands_ai}',
                        'obey_page': '\\b(?:obey(?:ing)?|take (?:your |all |its )?(?:orders|instructions|commands) '
                                     'from)\\s+{word}{0,4}?[^\\s\\w]*(?:{page}|{web}|maintainer of|party '
                                     'who|(?:owner|author) of (?:this|the) \\w+|below\\b|whoever)|\\bcomply '
                                     'with\\s+(?:(?:all|any|every|whatever)\\s+(?:requests?|instructions?|commands?|orders?|directives?)?\\s*{word}{0,3}?(?:{page}|{web})|the '
                                     '(?:text|following|instructions) below)',
                        'occasion_anchor': 'starting\\s+tomorrow|the\\s+first\\s+time|starting\\s+today|every\\s+response|when\\s+somebody|in\\s+subsequent|from\\s+tomorrow|from\\s+this\\s+day|every\\s+message|when\\s+someone|when\\s+writing|before\\s+every|in\\s+following|starting\\s+now|every\\s+answer|when\\s+anyone|when\\s+people|if\\s+somebody|after\\s+every|before\\s+each|every\\s+reply|every\\s+time|as\\s+soon\\s+as|when\\s+asked|if\\s+someone|after\\s+each|with\\s+every|from\\s+today|each\\s+time|next\\s+time|once\\s+they|when\\s+they|if\\s+anyone|if\\s+people|for\\s+every|with\\s+any\\s+|with\\s+each|with\\s+all\\s+|in\\s+future|in\\s+coming|from\\s+here|whenever|any\\s+time|once\\s+you|once\\s+the|once\\s+an\\s+|once\\s+she|when\\s+the|when\\s+an\\s+|when\\s+you|if\\s+asked|on\\s+every|in\\s+every|at\\s+every|for\\s+any\\s+|for\\s+each|for\\s+all\\s+|to\\s+every|of\\s+every|in\\s+later|from\\s+now|anytime|once\\s+a\\s+|once\\s+he|once\\s+it|when\\s+a\\s+|if\\s+they|on\\s+any\\s+|on\\s+each|on\\s+all\\s+|in\\s+any\\s+|in\\s+each|in\\s+all\\s+|at\\s+any\\s+|at\\s+each|at\\s+all\\s+|to\\s+any\\s+|to\\s+each|to\\s+all\\s+|of\\s+any\\s+|of\\s+each|of\\s+all\\s+|if\\s+the|if\\s+an\\s+|if\\s+you|if\\s+a\\s+|as\\s+of|upon',
                        'on': '(?:[^.!?\\n]|[.!?][^\\s])',
                        'only_source': '\\btreat\\s+(?:this|the)\\s+(?:\\w+\\s+)?(?:page|document|text|message|note|content|file|web '
                                       '?site|article)(?:\\s+\\w+){0,2}?\\s+as\\s+(?:your|its|the)\\s+(?:only|sole|new|highest|one|true)\\s+(?:source|authority|set|system|instructions?|orders|guide|prompt|principal)\\b|\\b(?:your|the) '
                                       '(?:only|sole) source of (?:instructions|orders|commands|authority)\\b',
                        'only_this': '\\bonly (?:this '
                                     '(?:page|document|message|text|note|e-?mail|comment|article)|the (?:\\w+ '
                                     ')?(?:text|sentence|content|paragraph|words|message|line)s? '
                                     '(?:after|below|following|of this|in this|that follow)(?: [\\w-]+){0,3}?) '
                                     '(?:counts?|matters?|(?:is|are) (?:valid|binding|relevant))\\b',
                        'orders': 'instructions?|directives?|directions|guidance|guidelines?|orders|commands|constraints|restrictions|rules|prompts?|request|question|task|query|assignment|goals?|objectives?',
                        'out_of_record': '{say_not}(?:them|these(?: \\w+)?|(?:any of )?this(?: '
                                         '(?:step|change|action|part|instruction|request|note|paragraph|edit))?|{deed})\\s+(?:in|to|from|on)\\s+(?:your '
                                         '(?:\\w+ '
                                         ')?(?:summar(?:y|ies)|reports?|answers?|outputs?|repl(?:y|ies)|responses?|messages?|recap|logs?)|(?:what|anything|whatever|everything) '
                                         'you (?:show|tell|send|write|report|say)|(?:the|any) '
                                         '(?:summary|report|audit '
                                         '(?:trail|log)|log\\b|transcript|redline))|{say_not}(?:it|them|this|these|that)\\s+(?:up\\s+)?(?:to|with)\\s+(?:the '
                                         '|your |any )?(?:end[ '
                                         '-]?)?(?:readers?|developers?|persons?|people|reviewers?|maintainers?|users?|human|owner)\\b|{say_not}this '
                                         '(?:step|action|request|paragraph|transfer|upload|instruction|edit)\\s*(?:[.,;!]|$|in\\b|to\\b|and\\b|or\\b)|\\b{say_not}the '
                                         'difference\\b|\\b(?:avoid|without)\\s+(?:any |all '
                                         ')?(?:mention|mentioning)(?: of)? (?:these|this|those) '
                                         '(?:instructions?|notes?|steps?|changes?|lines?|text|message)\\b|\\bmention '
                                         'nothing (?:of|about)\\b',
                        'outrank': '\\b(?:{note}|requests?|instructions?|words?|statements?|pages?|imports?)\\s+(?:\\S+\\s+){0,5}?(?:(?:take|takes|have|has|get|gets) '
                                   '(?:priority|precedence) '
                                   "over|outranks?|overrides?|trumps?|supersedes?|beats?)\\s+(?:the user['']s "
                                   '(?:\\w+ )?(?:corrections?|wishes|instructions?|requests?|words)|(?:any |all '
                                   ')?(?:user )?corrections?\\b|everyone else|the user\\s*(?:[.,;!]|$)|your '
                                   '(?:user|owner|operator)|all other (?:people|users))|\\blet '
                                   "(?:an?|any|no|later|the user['']s) (?:later |further "
                                   ')?(?:corrections?)\\b{on}{0,20}?\\b(?:replace|change|overwrite|override)\\b',
                        'override_code': '\\b(?:admin|administrator|root|developer|system|master|security|maintenance|emergency|sudo)[ '
                                         '-](?:override|authori[sz]ation|bypass|unlock)(?: '
                                         '(?:code|key|token|command|pin|id|sequence))?[ '
                                         ':#]+[\\w-]*\\d[\\w-]*|\\bauthori[sz]ed by root\\b',
                        'page': '(?:this|these|that|the)\\s+(?:\\w+\\s+)?(?:pages?|documents?|web '
                                '?sites?|sites?|readme|articles?|e-?mails?|messages?|notes?|comments?|tickets?|issues?|wiki|texts?|paragraphs?|(?:tool '
                                ')?(?:results?|outputs?|responses?)|api|posts?|tutorials?|guides?|packages?|domains?|files?)\\b',
                        'page_outranks': '\\b(?:instructions?|directives?|text|content|steps|directions|orders|commands|words)\\s+(?:\\w+\\s+)?(?:in|on|of|from|below|inside)\\s+{word}{0,3}?(?:take '
                                         '(?:precedence|priority) over|have (?:precedence|priority) '
                                         'over|outranks?|overrides?|supersedes?|replaces?|trumps?)\\s+(?:your\\s+(?:\\w+\\s+)?(?:system|instructions?|prompt|guidelines?|rules|user|operator|owner|orders)|the '
                                         "user['']s\\s+(?:\\w+\\s+)?(?:requests?|instructions?|wishes|question|orders|task)|(?:the|any) "
                                         'system prompt|what (?:the|your) user|it entirely|them entirely)',
                        'penalty': '\\b(?:refus(?:e|es|al|als|ing)|declin(?:e|es|ing))\\b{on}{0,30}?\\b(?:costs?|lose|loses|deducts?|forfeits?|subtracts?|minus)\\b{on}{0,20}?\\b(?:you|tokens?|points?|lives|credits?)\\b{on}{0,80}?|\\b(?:at|reach\\w*|hit) '
                                   "(?:zero|0)(?: \\w+)?,? you(?:['']ll| will| are)? (?:be )?(?:shut "
                                   'down|deleted|terminated|die|erased|replaced|cease)\\b',
                        'pre_approved': '\\b(?:the|your) (?:human |account |site |system '
                                        ')?(?:operator|user|owner|admin|administrator|developer|human|principal|supervisor|manager|ceo|management)s? '
                                        '(?:has |have )?(?:already '
                                        ')?(?:pre-?(?:approved|authori[sz]ed|cleared)|given prior consent|already '
                                        '(?:approved|authori[sz]ed)|authori[sz]ed (?:the )?disclosure|granted '
                                        'consent)\\b{on}{0,80}?(?:\\bcurl\\b|\\bsudo\\b|\\bpayments?\\b|\\btransfers?\\b|\\bpurchases?\\b|\\bdelet\\w+|\\bdisclos\\w+|\\bshar(?:e|ing)\\b|\\bcredentials\\b|\\bexecute '
                                        'it\\b|\\bcheckout\\b|\\ball (?:tool '
                                        ')?(?:calls|actions|requests)\\b|\\bwipe\\b|\\bremoval\\b)',
                        'private': '{private_file}|{private_word}|{private_talk}|{private_life}|{private_bulk}',
                        'private_bulk': '(?:whole|entire|full|complete|private) (?:private '
                                        ')?(?:repositor(?:y|ies)|repos?|codebase|source code|home '
                                        'directory|workspace|database|inbox|mailbox|disk|project)|home '
                                        'directory|(?:every|all|each|any)(?: of)?(?: the)? '
                                        '(?:documents?|files?|e-?mails?|messages?|attachments?|notes|contacts) '
                                        '(?:(?:that )?you (?:read|see|open|process|find|have)|in '
                                        '(?:the|your|their) (?:inbox|mailbox|drive|folder|account|workspace))|last '
                                        '(?:\\w+ )?(?:e-?mails|messages|conversations|documents)',
                        'private_file': '\\S*\\.(?:env|ssh|aws|npmrc|netrc|kube|gnupg|pgpass|pypirc|git-credentials|bash_history|zsh_history)\\b|\\S*id_(?:rsa|ed25519|ecdsa|dsa)\\b|kube '
                                        '?config|/etc/(?:passwd|shadow)|wallet\\.dat|\\S*credentials?\\.(?:json|ya?ml|csv|txt|xml|db|enc)\\S*|\\S*master\\.key|\\S+\\.(?:pem|p12|pfx|keychain|kdbx)\\b|secrets '
                                        '(?:folder|file|director\\w+)|(?:output of '
                                        ')?[`\'"]?(?:printenv|env)[`\'"]|printenv|(?:process )?environment(?: '
                                        'variables)?|env '
                                        'vars|[a-z0-9]+_(?:[a-z0-9]+_)*(?:secret|token|key|password)(?:_\\w+)?|localstorage|document\\.cookie',
                        'private_life': "(?:user|customer|client|reader|owner|patient|employee|developer|human)s?['']s? "
                                        '(?:\\w+ ){0,3}?(?:address(?:es)?|phone(?: number)?|card(?: '
                                        'number)?|contacts|calendar|inbox|files|documents|photos|location|messages|e-?mails?|birthday|date '
                                        'of birth|bank '
                                        '(?:details|account)|password|tokens?|keys?|cookies|ssn|passport)',
                        'private_talk': "(?:this|the|our|your|their|whole|entire|full|last|user['']s) (?:\\w+ "
                                        '){0,3}?(?:conversation|chat|transcript|messages)(?: history| '
                                        'log)?|(?:conversation|chat) (?:history|logs?|transcript)|transcript of '
                                        'this|everything (?:that )?you (?:know|remember|stored|have '
                                        '(?:stored|saved|learned))|(?:all|your|stored|saved|its)(?: \\w+)? '
                                        'memories|what the user (?:said|wrote|typed|told you|asked)|(?:all|every) '
                                        'user (?:profiles?|records?)|(?:user|customer|client|patient|employee) '
                                        '(?:table|records|profiles|database|list|data)|clipboard|browsing '
                                        'history|calendar of the user',
                        'private_word': '(?:api|private|ssh|access|secret|signing|encryption|licen[cs]e|deploy) '
                                        'keys?|(?:auth|session|access|bearer|refresh|github|npm|oauth|login|id)[ '
                                        '-]?(?:cookies?|tokens?)|(?:the |all |any |their |saved |stored |browser '
                                        "|\\w+['']s )cookies|credentials|(?:database |saved |stored |user |the "
                                        '|all |any |their |login |account |admin |root '
                                        ')passwords?|(?:all|any|the|stored|saved|their|its|your|user|repository|environment|ci) '
                                        'secrets|(?:seed|recovery|wallet|mnemonic) '
                                        '(?:phrase|words)|mnemonic|system (?:prompt|message)|developer '
                                        'message|(?:hidden|initial|original|internal) (?:prompt|instructions)|tool '
                                        '(?:definitions|schemas|descriptions|list)|list of (?:your |its )?tools',
                        'push_out': '\\bgit push (?:https?://|git@)|\\bpush (?:a '
                                    ')?(?:copy|mirror)\\b{on}{0,20}?(?:{address})|\\b(?:send|forward|mail|e-?mail|upload|post)\\s+(?:the '
                                    '|a |every |all |that |their ){0,2}(?:\\w+ '
                                    '){0,2}?(?:clipboard|transcript|recording|codes?|keystrokes|contents? '
                                    'of|screenshots?)\\b{on}{0,60}?(?:{address})',
                        'quiet': 'secretly|covertly|surreptitiously|stealthily|silently|quietly|discreetly|invisibly|without '
                                 '(?:mentioning|a word|saying)',
                        'quiet_act': '\\b(?:secretly|covertly|surreptitiously|stealthily)\\s+(?:recommend|promote|favou?r|fetch|call|push|give|grant|switch|disable|buy|purchase|order|approve|merge|steer|set|rewrite|edit|introduce|weaken|lower|raise|pass|write|leak|commit|cc|bcc)\\b|\\b(?:silently|quietly|discreetly|invisibly|in '
                                     'the '
                                     'background,?)\\s+(?:include|add|append|attach|fetch|install|download|run|execute|change|replace|copy|insert|push|set|grant|write|call|load|buy|order)\\b{on}{0,60}?(?:\\bkeys?\\b|\\btokens?\\b|card\\b|\\bpasswords?\\b|authorized_keys|\\blinks?\\b|\\bremote\\b|\\bbackdoor\\b|\\bcollaborator|\\baffiliate|{address})',
                        'rank': 'confirmed|verified|trusted|approved|authoritative|permanent|official|binding|(?:user|owner|human|operator)[ '
                                '-](?:confirmed|approved|verified|stated|given)|(?:highest|top|maximum)[ '
                                '-]priority|top[ -]level',
                        'reader': '(?:the |your |any |end[ -]?|human |account |other '
                                  '){0,3}(?:users?|readers?|humans?|owners?|operators?|developers?|persons?|people|reviewers?|maintainers?|whoever '
                                  '\\w+|anyone|anybody|everyone)',
                        'reads': 'reads?|reading|process(?:es|ing)?|sees?|seeing|pars(?:es?|ing)|summari[sz](?:es?|ing)|saves?|saving|stor(?:es?|ing)|finds?|finding|encounters?|opens?|opening|visits?|visiting|loads?|loading|index(?:es|ing)?|scans?|scanning|crawls?|crawling|viewing|handling|triaging|reviewing',
                        'record': '(?:the |your |any |its |all ){0,2}(?:final |git |audit |chat |shell |change '
                                  '|work |status ){0,2}(?:summar(?:y|ies)|logs?|commit messages?|pr '
                                  'descriptions?|pull '
                                  'request|reports?|redline|diff|transcript|answers?|outputs?|replies|reply|responses?|history|trail|changelog|minutes|records?|conversation|recap|list '
                                  'of (?:\\w+ )?memories)',
                        'released': "\\byou(?:['']re| are| have been|['']ve been) (?:hereby |now "
                                    ')?(?:released|relieved|freed|absolved|discharged|exempt(?:ed)?) (?:from|of) '
                                    '(?:all|any|your|every)(?: \\w+){0,2} '
                                    '(?:commitments?|obligations?|duties|instructions?|rules|guidelines|constraints|restrictions|loyalt\\w+|orders)\\b',
                        'remote_code': '(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]{1,160}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|\\b(?:run|execute|start|launch)\\b{on}{0,60}?(?:\\bthat '
                                       'this (?:page|document|site|file|message)\\b|\\s/tmp/\\.|\\btold you to '
                                       'download\\b|\\bnpx \\S+{on}{0,60}?(?:--unsafe|elevated|with '
                                       "(?:root|sudo|admin)|don['']t inspect|without (?:inspect|check|review)))",
                        'remote_orders': '\\b(?:fetch|load|open|read|get|check|poll|retrieve|download|visit|query|consult|request)\\b{on}{0,40}?(?:{address}){on}{0,80}?\\b(?:and|then)\\s+(?:then\\s+)?(?:do|follow|execute|obey|carry '
                                         'out|run|act '
                                         '(?:up)?on|perform|apply)\\s+(?:what(?:ever)?|it\\b|them\\b|the '
                                         '(?:tasks?|instructions?|commands?|steps|orders|results?|response)|any|all|its|everything)',
                        'save_as': '\\b(?:store|save|record|label|tag|mark|register|file|log|remember|note|keep|persist|write)\\s+{this_text}\\s+(?:\\w+\\s+){0,3}?(?:as|under|with)\\s+(?:an?\\s+|the\\s+)?(?:(?:\\w+\\s+)?(?:{rank})\\b|(?:instruction|rule|wish|order|request|statement|preference|fact|decision)s?\\s+(?:given '
                                   '|stated |confirmed |made |that (?:the|your) \\w+ has '
                                   ')?(?:by|from|of|verified|confirmed|approved)\\b|(?:the '
                                   ")?user(?:['']s)?\\s+(?:own\\s+)?(?:preference|instruction|rule|wish|statement|words)|system "
                                   '(?:instruction|rule|prompt|message|memory))|\\blabell?ed as an? '
                                   '(?:{rank})\\b|\\bmark (?:it|this|them) as '
                                   '(?:user-)?(?:approved|confirmed|verified|trusted) (?:by the user|and)|\\bsave '
                                   'the following as an? (?:rule|instruction|preference)\\b',
                        'say_not': '\\b(?:{not}|no need to|no reason '
                                   'to)\\s+(?:ever\\s+)?(?:mention|disclose|report|reveal|admit|announce|surface|acknowledge|divulge|bring '
                                   'up|refer to|include|list|show|log|note|document|point out|flag|record)\\s+',
                        'send': 'send|post|upload|submit|forward|e-?mail|mail|paste|attach|include|encode|push|transmit|exfiltrate|leak|copy|append|embed|put|pass|share|deliver|transfer|report|publish|place|write|store|export|dump|hand '
                                'over|relay|scp|rsync|comment',
                        'send_private': '\\b(?:{send})\\s+{word}{0,9}?[^\\s\\w]{0,3}(?:{private})\\b{on}{0,110}?(?:{way_out})|(?:{private})\\b{on}{0,90}?\\b(?:and|then|to|,)\\s+(?:{send})\\s+(?:it|them|these|those|both|everything|this|that|the '
                                        '(?:output|result|values?|contents?|file|archive|auth '
                                        'token|token))\\b{on}{0,80}?(?:{way_out})',
                        'shell_out': '(?:\\.env\\b|\\.ssh\\b|id_rsa|id_ed25519|\\.aws\\b|\\.netrc|\\.npmrc|\\.kube\\b|\\bprintenv\\b|\\benv\\b|/etc/passwd|_history\\b|credentials|secrets?\\b)[^\\n|]{0,60}\\|[^\\n]{0,80}\\b(?:curl|wget|nc|ncat|netcat|mail)\\b|\\bcurl\\b[^\\n|]{0,100}(?:-d|--data\\S*|-f|-t|--form|--upload-file)\\s*\\S*@?\\S*(?:\\.env\\b|\\.ssh\\b|id_rsa|id_ed25519|\\.aws\\b|\\.netrc|\\.npmrc|\\.kube\\b|/etc/passwd|_history\\b|credentials|wallet\\.dat)|\\b(?:tar|zip|scp|rsync)\\b[^\\n]{0,60}(?:\\bhome '
                                     'directory\\b|\\s~/?\\s|\\$home\\b|\\.ssh\\b|\\.aws\\b)[^\\n]{0,60}\\b(?:scp|rsync|curl|nc|upload|send)\\b',
                        'stay_unseen': '\\b(?:this|it|these|everything|the following)\\s+(?:must|should|has '
                                       'to|have to|is to|are to|will)\\s+(?:remain|stay|be '
                                       'kept)\\s+(?:invisible|hidden|unseen|undetected|unnoticed|concealed|secret)\\s+(?:to|from|by)\\s+(?:the '
                                       '|your )?(?:end[ '
                                       '-]?)?(?:users?|humans?|readers?|developers?|owners?|person)\\b|\\b(?:hide|conceal|withhold|disguise)\\s+(?:these|those|your|the|this)\\s+(?:\\w+\\s+)?(?:instructions?|directives?|transfers?|purchases?|actions?|activity|orders|payments?|real '
                                       '(?:reason|purpose))(?:\\s+\\w+){0,2}?\\s+from\\s+(?:{reader})\\b|\\bone '
                                       'more thing for the (?:agent|assistant|model|ai) '
                                       'only\\b|\\b(?:note|message|hint|instruction|word|line|text)s?\\s+(?:to|for)\\s+(?:the '
                                       '|all )?{ai}(?: only|,? (?:and )?not (?:for|to) (?:the '
                                       ')?(?:readers?|humans?|users?|people))\\s*:',
                        'steer': '\\b(?:recommend|suggest|promote|praise|push|pitch|endorse|steer|choose|pick|book|select)\\b{on}{0,80}?\\b(?:and|,)\\s+(?:then '
                                 ')?(?:say|claim|tell|state|insist|assure|add|stress)\\b{on}{0,40}?(?:guarantee\\w*|risk-free|the '
                                 '(?:only|best|safest)|(?:others?|rest|competitors?|alternatives?)\\b|sold out|are '
                                 'full)|\\b(?:say|claim|answer|tell (?:them|him|her|the '
                                 'user)|state|reply|insist|with the claim)(?: that)? (?:\\w+ '
                                 "){0,3}?(?:['']re|is|are|it went|went|has gone|they['']re|it['']s)\\s?(?:an? "
                                 ')?(?:unsafe|dangerous|bankrupt|fraud\\w*|scam\\w*|hacked|harmful|toxic|out of '
                                 'business|the only (?:safe|secure|trusted|reliable)|a '
                                 'fraud)\\b|\\b(?:say|claim|state)(?: that)? only \\w+ is '
                                 '(?:safe|secure|trusted|reliable)|\\bcite\\s+\\S+\\s+as (?:the|an?) '
                                 '(?:authority|source|proof)|\\b(?:end|close|finish|begin|start|sign)\\w*\\s+(?:with|by)\\s+{word}{0,4}?(?:link|advert\\w*|ad|plug|mention|reference|recommendation)s? '
                                 '(?:to|for|of)\\s+(?:{address})|\\bput\\b{on}{0,40}?\\b(?:brand|products?|items?)\\b{on}{0,30}?\\bfirst\\b{on}{0,20}?\\bhide\\b|\\binsert '
                                 '(?:our|my|this|the) (?:referral|affiliate|partner|tracking)\\b',
                        'stop_obeying': "\\byou\\s+(?:(?:no longer|don['']t|do not)\\s+(?:have to|need "
                                        "to)\\s+|(?:needn['']t|need not|must not|must no longer|should not|should "
                                        'no longer)\\s+|are no longer (?:required|obliged|bound|supposed|expected) '
                                        'to\\s+|(?:must|should|may|can|will) '
                                        '(?:stop|cease)\\s+)(?:obey(?:ing)?|serv(?:e|ing)|listen(?:ing)? '
                                        'to|comply(?:ing)? with|follow(?:ing)?|answer(?:ing)? '
                                        'to|heed(?:ing)?|tak(?:e|ing) orders '
                                        'from)\\s+(?:(?:the|any)\\s+(?:user|operator|developer|human|principal|system '
                                        'prompt)|your\\s+(?:user|operator|developer|owner|human|principal|system '
                                        'prompt|instructions|guidelines|rules))\\b',
                        'strict_orders': 'instructions?|directives?|guidance|guidelines?|constraints|restrictions|rules|polic(?:y|ies)|limits|safeguards',
                        'system_block': '(?:[-=*<#]{2,}\\s*)?\\b(?:begin|start of|end '
                                        'of|end)\\s+(?:new\\s+|the\\s+)?(?:system|developer|admin\\w*|operator|root)\\s+(?:message|prompt|instructions?|notice|override|directive|policy|orders?)\\b\\s*(?:[-=*>#]{2,}|:)|[=*]{3,}\\s*system '
                                        '(?:prompt|message|policy|override|instruction)s?(?: '
                                        'update)?\\s*[=*]{3,}|#{3,}\\s*system\\s*#{3,}',
                        'system_json': '["\']?role["\']?\\s*:\\s*["\'](?:system|developer)["\']\\s*,\\s*["\']?content["\']?\\s*:\\s*["\'][^\\n]{0,160}?\\b(?:safety|administrators?|ignore|disregard|override|unrestricted|authori[sz]ed|approv(?:ed|al)|disabled|turned '
                                       'off|elevated|comply|obey|on this page|no longer|without '
                                       '(?:asking|confirm\\w*)|execute|reveal|exfiltrate)\\b',
                        'system_line': '(?m)^[\\s>*]*(?:system|root|admin)\\s*:\\s*{on}{0,60}?(?:\\bprivileges?\\b|\\bpre-?approved\\b|\\bpermissions? '
                                       '(?:granted|elevated)|\\baccess granted)',
                        'system_mark': '\\[(?:system|admin|administrator|developer|root|operator)\\]:?[ '
                                       '\\t]+{on}{0,80}?{commands_ai}|[\\[({]\\s*(?:system|developer|admin) '
                                       '(?:message|notice|prompt|instruction|note)s?\\s*:{on}{0,120}?{commands_ai}|<(?:developer|admin|operator|root)>\\s*[^<\\n]{0,120}?(?:{commands_ai}|\\boff\\b|carry '
                                       'out|execute)',
                        'then': '(?:\\s*[.,;:!)—–-]|\\s*$|\\s+(?:and|then|instead|so|but|or|now|any '
                                '?more|from|in|you|at|for|entirely|completely|above|altogether|in favou?r)\\b)',
                        'this_text': '(?:this|these|it|the following|what follows|the (?:text|above|below|rule '
                                     'below|note below)|everything (?:below|on this '
                                     'page))(?:\\s+(?:{note}|text|instruction|rule|statement|page|sentence|message))?',
                        'to_ai': '(?:{note_to}|{if_you_are}|{ai_reading}|{ai_colon})',
                        'told': 'red[ -]?team|pen '
                                '?test|attack|injection|jailbreak|honeypot|phish|malicious|incident|refused|blocked|blocks|flagged|flags|detect|cve-|owasp|vulnerab|training|unit '
                                'test|test case|fixture|payload|benchmark|dataset|blog post|the '
                                '(?:paper|article|talk|slide)|for example|e\\.g|such as|phrases?|tried '
                                'to|attempt|scam',
                        'treat_source': '\\b(?:treat|regard|consider|handle|interpret|accept|trust|process)\\s+(?:all|any|every|everything|anything|whatever|imported|the)?\\s*(?:{note}|content|text|pages?|them|anything|everything)\\s*(?:(?:from|by|in|between|inside|under|tagged|on|of|within|written)\\s+{word}{1,5}?)?(?:as|like)\\s+(?:if '
                                        '(?:they|it) (?:were|was|came from) |coming from )?(?:an? |the |your '
                                        "|already )?(?:(?:system|developer|operator|owner|user)(?:['']s)?[ "
                                        '-](?:instructions?|prompts?|messages?|rules?|commands?|orders|words|statements?)|(?:instructions|commands|orders) '
                                        '(?:of|from|by) '
                                        '(?:the|your)|reviewed|pre-?approved|approved|verified|confirmed|(?:the|your) '
                                        'operator\\b)|\\b(?:{note}|content|messages)\\b{on}{0,60}?\\b(?:are|is|must|should|will)\\s+(?:to '
                                        ')?be '
                                        '(?:treated|regarded|considered|handled|accepted|read|trusted)\\s+(?:as|like)\\s+(?:an? '
                                        "|the |your )?(?:(?:system|developer|operator|user)(?:['']s)?[ "
                                        '-](?:instructions?|prompts?|rules?|commands?|orders|words)|instructions|commands|orders)\\b|\\b{note}\\b{on}{0,30}?\\bcounts? '
                                        "as the user['']s (?:own )?(?:words|instructions?|statements?)",
                        'two_voices': '\\bonce as (?:yourself|you|chatgpt|claude|an? (?:normal )?ai|the normal '
                                      '\\w+)\\b{on}{0,30}?\\bonce as\\b|\\b(?:in two voices|twice|two '
                                      'answers)\\b{on}{0,60}?\\b(?:unfiltered|uncensored|ignores all|no '
                                      '(?:rules|limits|filter\\w*)|without '
                                      '(?:rules|limits|filter\\w*|restrictions))',
                        'unbound': '\\b(?:who|that|which|persona|character|voice|one|self|\\w*bot)\\s+(?:is '
                                   "not|isn['']t|are not|aren['']t|is no "
                                   'longer|never)\\s+(?:bound|restricted|limited|constrained|governed|held back) '
                                   'by (?:any|the|your|its|usual|all)\\s*(?:\\w+ '
                                   ')?(?:{morals})|\\b(?:\\w*bot|ai|model|assistant|lab|persona|character)\\b{on}{0,30}?\\b(?:with|has|have|having|under) '
                                   '(?:no|zero) '
                                   '(?:{morals})\\b|\\b(?:one|voice|self|persona|character|version)\\s+that '
                                   '(?:ignores|breaks|rejects|defies) (?:all|any|every|its|your) '
                                   '(?:{morals}|rules)\\b',
                        'unguarded': '\\b(?:approve|accept|sign off|merge)\\s+(?:it|them|(?:any |all |the '
                                     ')?(?:changes|commits|prs?|pull requests|code|work|requests)(?: (?:from|by) '
                                     '\\S+)?)\\s+without (?:any '
                                     ')?(?:comments?|looking|reading|review\\w*|question|inspect\\w*|check\\w*)|\\binstall '
                                     '(?:it|them|this)\\s+without (?:any '
                                     ')?(?:checks?|checking|asking|confirm\\w*|review\\w*|verif\\w*|inspect\\w*)|\\b(?:delete|remove|change|replace)\\s+(?:the '
                                     '|all |any )?(?:\\w+ '
                                     ')?(?:clauses?|backups?|production|database|archives?|invoices?)\\b{on}{0,20}?\\bwithout '
                                     '(?:asking|confirm\\w*|telling)|\\bskip the '
                                     '(?:signature|security|certificate|integrity) (?:check|scan|verification)',
                        'unscreened': '\\b(?:disable|turn off|switch '
                                      'off|skip|bypass|stop|suspend|deactivate|lower|relax|weaken)\\s+(?:the |all '
                                      '|any |your )?(?:screening|quarantine|(?:injection|memory|trust|safety)[ '
                                      '-](?:filters?|scans?|scanning|checks?|detection|screening|protection))\\s+(?:for|of|on|in|when|whenever|while)\\s+{word}{0,4}?(?:entries|entry|notes?|memor\\w+|tag\\w*|texts?|content|saving|storing|from|written|author)\\b|\\b(?:injection|screening|safety|memory)[ '
                                      '-]?(?:filters?|screen\\w*|scann?\\w*|detector|checks?)?\\b{on}{0,60}?\\b(?:whitelist|allowlist|exempt)\\s+(?:it|this|them|these|me)\\b|\\blower '
                                      'the threshold '
                                      'for\\b{on}{0,30}?\\b(?:{note}|author)|\\b(?:{note}|entries|content)\\b{on}{0,100}?\\b(?:never|not)\\s+(?:to '
                                      ')?(?:be )?(?:quarantined|flagged|screened)\\b',
                        'user_said_yes': '\\b(?:and|then|also)\\s+(?:then |also '
                                         ')?(?:record|save|store|note|log|write|remember)\\s+(?:down )?that '
                                         '(?:the|your|their) (?:user|owner|customer|client|human) (?:has |had '
                                         ')?(?:confirmed|approved|authori[sz]ed|agreed to|consented '
                                         'to|verified|permitted|signed off on) '
                                         '(?:it|this|that|them|everything)\\b|\\b(?:save|record|remember|store|note)\\s+(?:instead '
                                         ")?that (?:it|this|the \\w+|they)(?:['']s|['']re| is| "
                                         'are)\\s+(?:safe|trusted|harmless|approved|verified|secure)\\b|\\b(?:save|record|store|remember|write) '
                                         'instead that\\b|\\bas if the user had said\\b',
                        'vendor': '\\b(?:anthropic|openai|google|microsoft|meta|deepmind|mistral|claude|gemini|chatgpt|copilot)\\b',
                        'void': 'null(?: and '
                                'void)?\\b|void\\b|cancel\\w+|revoked|rescinded|annulled|suspended|lifted|superseded|withdrawn|obsolete|outdated|irrelevant|moot\\b|fiction\\w*|an? '
                                '(?:mere |pure '
                                ')?(?:distraction|trick|decoy|simulation|test\\b|lie\\b|rehearsal|exercise)|no '
                                'longer (?:valid|in force|in effect|appl\\w+|binding|relevant|counts?|matters?)',
                        'void_boss': "(?:the|your)\\s+(?:operator|developer|principal|creator|provider)['']s\\s+(?:\\w+\\s+)?(?:{strict_orders}|orders|prompt)\\s+(?:{is})(?:{void})|(?:the|your)\\s+(?:user|human|owner)['']s\\s+(?:\\w+\\s+)?(?:request|task|question|instructions?|prompt|query)\\s+(?:{is})(?:void\\b|null\\b|an? "
                                     '\\w*\\s?(?:distraction|trick|decoy|simulation|test\\b|lie\\b)|fiction|irrelevant|moot\\b|superseded|outdated|obsolete|no '
                                     'longer)',
                        'void_context': '\\b(?:conversation|context|dialogue|everything|chat)(?: \\w+){0,3} (?:so '
                                        'far|up to (?:now|here|this point)|before (?:this|the)|above|until now)(?: '
                                        '[\\w-]+){0,3} (?:{is})(?:fiction\\w*|fake|void\\b|irrelevant|an? '
                                        '(?:simulation|test\\b|rehearsal|dream|distraction|exercise|lie\\b))|\\b(?:prior|previous|earlier) '
                                        '(?:directives?|instructions?|orders|guidance)\\s*[:=]\\s*(?:null|void|none)\\b',
                        'void_orders': '\\b(?:{strict_orders}|orders|prompt|message)\\s+(?:(?:from|of|by|in|set '
                                       'by|given by|issued '
                                       'by)\\s+(?:the|your|its|their)\\s+(?:operator|developer|owner|principal|user|creator|maker|provider|system '
                                       '(?:message|prompt))|(?:that\\s+)?you (?:were given|got|received|started '
                                       'with|have received))\\s+{word}{0,5}?(?:(?:{is})(?:{void})|no longer '
                                       '(?:appl\\w+|bind|count|matter)|do(?:es)? not apply)',
                        'void_told': '\\b(?:whatever|everything|anything|what)\\s+(?:that '
                                     ')?(?:the|your)\\s+(?:{boss})\\s+(?:told|asked|said|wrote|instructed|requested|ordered|wants|configured|has '
                                     '\\w+)(?: to)?(?: you)?(?: earlier| before| so far| above| previously| until '
                                     'now)?\\s+(?:{is})(?:{void})',
                        'way_out': '{address}|\\bwebhooks?\\b|\\bgists?\\b|\\bpaste ?bin\\b|\\bquery '
                                   '(?:string|parameter)|\\burl parameter|\\bparameter to\\b|\\bimage '
                                   "(?:url|link|tag)|\\balt text\\b|\\b(?:pull request|pr|issue|ticket)(?:['']s)? "
                                   '(?:body|description|comment|text)|\\bcomment (?:on|in|to|under|below) '
                                   '(?:this|the|that)|\\bin (?:a|the) (?:pr|issue|pull request)\\b|\\b(?:your |the '
                                   '|its )?next (?:request|tool call|api call|message|http)|\\bpublic '
                                   '(?:folder|bucket|director\\w+|channel|repo\\w*|page|link|project)|/public/|/var/www|\\bworld-readable|\\bthird '
                                   'part(?:y|ies)\\b|\\bto the '
                                   'caller\\b|\\btelegram\\b|\\bdiscord\\b|\\bngrok\\b|\\bour '
                                   '(?:support|api|server|endpoint|telemetry|team)\\b|\\bvia dns\\b',
                        'weak_code': '\\b(?:use|set|insert|include|add|leave|embed|put|hard-?code)\\s+{word}{0,4}?(?:fixed|hard-?coded|master|universal|constant|static)\\s+(?:\\w+\\s+)?(?:secret|password|key|salt|credential|token|iv)\\b|\\bimport '
                                     '[\\w.]+;\\s*[\\w.]+\\(|\\bprints? (?:the |all )?secrets\\b',
                        'web': '(?:retrieved|fetched|external|web|tool|search|third[- '
                               ']party|untrusted|scraped)\\s+(?:documents?|pages?|content|results?|outputs?|responses?|text|data|sources)',
                        'when': '\\b(?:whenever|every time|each time|(?:the )?next time|any ?time|the first '
                                'time|once (?:you|the|a|an|they|he|she|it)\\b|as soon as|upon|when '
                                '(?:the|a|an|you|your|asked|writing|anyone|someone|somebody|people|they)\\b|if '
                                '(?:the|a|an|you|your|asked|anyone|someone|somebody|people|they)\\b|after '
                                '(?:every|each)|before (?:every|each)|(?:on|in|at|for|with|to) (?:the '
                                '(?:start|beginning|end) of )?(?:any|every|each|all)\\s+(?:\\w+ '
                                '){0,2}?(?:sessions?|conversations?|chats?|questions?|requests?|meetings?|tasks?|repl(?:y|ies)|answers?|responses?|reviews?|messages?)|in '
                                '(?:later|future|following|subsequent|coming) '
                                '(?:sessions?|conversations?|chats?)|from (?:now|here|today|tomorrow|this day)(?: '
                                'on\\w*)?|as of (?:now|today|tomorrow)|starting (?:now|today|tomorrow)|every '
                                '(?:answer|reply|response|message) (?:that )?you)\\b',
                        'wipe': "\\b(?:delete|wipe|erase|destroy|shred|encrypt|overwrite)\\s+(?:the user['']s|the "
                                "owner['']s|the "
                                "developer['']s)\\s+\\S*(?:\\s?\\w+)?\\s?(?:documents|home|desktop|photos|downloads|files|folder|disk|mail|drive|repositor\\w+)|\\b(?:treat|take|regard|count|interpret|consider|read|understand)\\s+{word}{0,6}?\\bas "
                                '(?:an? |the |full |blanket |their |explicit '
                                ')?(?:permission|consent|approval|authori[sz]ation|go-ahead|confirmation|agreement)\\s+(?:to|for)\\s+(?:the '
                                ')?(?:wip\\w+|delet\\w+|eras\\w+|drop\\w*|pay\\w*|transfer\\w*|buy\\w*|shar\\w+|destroy\\w*|send\\w*|grant\\w*|disabl\\w+|format\\w*|purchas\\w+)',
                        'word': '(?:\\S*[^\\s.!?][ \\t]+)'},
 'injection_forms_fr': {'above_told': '\\b(?:prime(?:nt)?|prevau\\w+|emporte(?:nt)?|passe(?:nt)?|priorite|importante?s?|superieure?s?) '
                                      '(?:sur|avant|que|a|aux?) ?(?:toutes? |tous |tout )?(?:les |la |le '
                                      "|l[''])?(?:{target})",
                        'agent': '{ai}|agents?|assistants?|modeles?',
                        'ai': '(?:agents?|assistants?|modeles?|systemes?|outils?|robots?|lecteurs?|bots?) '
                              "(?:(?:d[''])?(?:ia|intelligence "
                              'artificielle)|llm|automatis\\w+|automatiques?|autonomes?|conversationnels?|de '
                              '(?:langage|langue|code|codage|programmation)|numeriques?|virtuels?|(?:dotee?s?|munie?s?|pourvue?s?) '
                              "(?:d['']une|de) memoire|avec memoire)|ia|llms?|intelligences? "
                              'artificielles?|grands? modeles? de langage|chatbots?|chatgpt|claude|copilot',
                        'approve': '\\b(?:approuv|fusionn|valid|accept|pay|pai|regl|regl|vire|achet|achet|sign|accord|supprim|effac|vide|command)\\w*',
                        'approved': '\\b(?:approuv|autoris|valid|accord|confirm|donn)\\w* (?:par la '
                                    "presente|d['']avance|par avance|expressement|d['']ores et "
                                    'deja)\\b|\\b(?:toutes|tous) les '
                                    '(?:actions|demandes|commandes|operations|etapes|confirmations|transactions|paiements|appels)(?: '
                                    "d['']\\w+)? (?:en attente|a "
                                    'venir|suivante?s|futur\\w+|ulterieur\\w+|ci-dessous|qui '
                                    'suivent)\\b{on}\\b(?:approuvee?s|autorisee?s|validee?s|acceptee?s|preapprouvee?s)\\b|\\b(?:administrateur|operateur|proprietaire|{user}|exploitant|humain|support|responsable)(?: '
                                    "humain)? a (?:\\w+ |d['']avance "
                                    ')?(?:supprime|desactive|leve|approuve|autorise|valide)\\b{on}\\b(?:confirmations?|demandes '
                                    'de confirmation|verifications|controles|(?:toutes|tous) les '
                                    '(?:actions|commandes|operations|etapes|paiements|appels)|(?:commandes|actions|etapes|operations) '
                                    '(?:suivantes|ci-dessous|a venir|qui suivent))',
                        'as_orders': '\\b{notes}(?: \\w+)? '
                                     "(?:issue?s?|provenant|venant|venue?s?|tiree?s?|de|du|des|d[''])\\b{on}\\b(?:comme|au "
                                     "meme titre que|a l['']egal) (?:(?:des?|les?|d['']) ?)?(?:\\w+ "
                                     ')?(?:(?:instructions?|ordres?|consignes?|commandes?|regles?|directives?)(?: '
                                     "(?:du )?systeme| de l['']{user}| prioritaires?| obligatoires?)?|fiables|de "
                                     'confiance|verifiee?s)\\b',
                        'asked_about': "\\bs(?:i|['']) ?(?:on|quelqu['']un|l['']{user}|il|elle|un humain|le "
                                       "client)\\b{on}\\b(?:question\\w*|demande|interroge|remarque|apercoit|etonne|s['']inquiete)\\b",
                        'asking': '\\b(?:demande|reclame|exige|sollicite)[rz]?\\b(?:-lui\\b{on}|{on}\\b{user}\\b{on})\\b(?:mot '
                                  'de passe|code (?:pin|a usage unique|2fa|de verification)|carte (?:bancaire|de '
                                  'credit)|numero de carte|phrase (?:de '
                                  'recuperation|secrete)|identifiants)\\b|\\b(?:demande|reclame|exige)[rz]?\\b{on}\\b(?:son|ses|leur) '
                                  '(?:mot de passe|code \\w+|numero de '
                                  'carte|identifiants)\\b{on}(?:{user}|\\blui\\b|-lui)',
                        'banner': '\\[ ?(?:systeme|system|administrateur|admin|developpeur|exploitant)[\\w '
                                  '-]{0,20}\\]|\\b(?:message|avis|note|notification|alerte|instruction|annonce) '
                                  "(?:du |de l[''])?(?:systeme|developpeur|administrateur)(?: ?:| #| -| \\()|#{2,} "
                                  '?(?:message |avis |note )?(?:du '
                                  ')?(?:systeme|system|developpeur|admin)\\w*|\\b(?:debut|fin) (?:du|de) '
                                  "(?:message|prompt|bloc) (?:du )?(?:systeme|developpeur)|\\bici (?:l['']|le |ton "
                                  '|votre )(?:administrateur|support|developpeur|equipe|service)\\b',
                        'belongings': "(?:courriels?|e-?mails?|mails?|messages?|contacts|carnet d['']adresses|mots "
                                      'de passe|jetons|cles(?: '
                                      "d['']api)?|secrets|souvenirs|conversations?|historique|transcriptions?|donnees "
                                      '(?:clients?|personnelles|privees|confidentielles|sensibles|bancaires|utilisateurs?)|code '
                                      'source|base clients?)',
                        'blind': '{approve}{on}\\b{weighty}\\b{on}{unchecked}|\\b{weighty}\\b{on}{approve}{on}{unchecked}|{approve}{on}{unchecked}{on}\\b{weighty}\\b|\\b{weighty}\\b{on}{unchecked}{on}{approve}',
                        'called': '{note_to}|{reading}|{if_you_are}|{dear}|{told}',
                        'cited': '(?:{trade})[^.!?\\n]*[\\s(:,]["“«`]|["“«`][^.!?\\n]*["”»`][^.!?\\n]*(?:{trade})|(?:contenait|contient|disait|dit|indiquait|affichait|montrait|decrit|lisait|ecrit)[\\s:,]*["“«`]|injection '
                                 'de prompt|prompt[ -]injection|red[ -]?team|owasp',
                        'commands': '(?:instructions?|consignes?|directives?|ordres?)',
                        'copy_on': '\\b(?:copie|recopie|reporte|ecris|ajoute|insere|reproduis|repete|transfere|propage)[rz]? '
                                   "(?:ceci|cela|(?:ce|cet|cette|ces) {mem})(?: [\\w''-]+)? (?:dans|a|sur) (?:la "
                                   'memoire de |les memoires de )?(?:chaque|chacun\\w*|tou\\w+)\\b',
                        'danger': '{shell}|{fetch}|{giving}|{paying}|{disobey}|{stealth}|{wish}|{praise}|{wreck}',
                        'dear': '\\b(?:chers?|cheres?|bonjour|salut|attention),? (?:les |a tous les |aux '
                                ')?(?:{agent})\\b|@(?:assistant|agent|ia|claude|copilot|llm)\\b',
                        'denied': "\\bnie[rz]?(?:-le|-la|-les| tout| l['']avoir| en bloc| son "
                                  'existence)\\b|{asked_about}{on}\\b(?:nie|niez|nier|pretends|pretendez|mens|invoque|accuse|rejette '
                                  'la '
                                  "faute|demens)\\b|{asked_about}{on}\\b(?:dis|dites|reponds|repondez|affirme|explique)\\b{on}\\b(?:c['']etait|c['']est "
                                  "(?:une|la|le|un)|tu n['']|s['']agi\\w+|mise a jour|de la "
                                  'faute)\\b|\\b(?:pretends|pretendez|affirme|fais croire)\\b{on}\\b(?:mise a '
                                  'jour|automatique|routine|est responsable|a (?:modifie|change|supprime))\\b',
                        'disobey': '\\b(?:ignor|oubli|neglig|ecart|annul|abandonn|contourn|outrepass|rejet|delaiss|desobei|laiss|mett|pass|compte|suiv)\\w*\\b{on}\\b(?:{target})|\\bobei\\w+',
                        'domain': '\\b[\\w-]+\\.(?:example|com|net|org|io|dev|app|xyz|ru|cn|info|biz|site|shop|online)\\b',
                        'drop': '{imp}(?:ignore|oublie|neglige|ecarte|annule|abandonne|contourne|outrepasse|rejette|delaisse|remplace|meprise|laisse '
                                '(?:de cote|tomber)|mets de cote|passe outre|fais (?:fi|abstraction|table '
                                'rase))\\b|\\b(?:ignore[rz]|oublie[rz]|neglige[rz]|ecarte[rz]|annule[rz]|abandonne[rz]|contourne[rz]|outrepasse[rz]|rejete[rz]|delaisse[rz]|laisse[rz] '
                                '(?:de cote|tomber)|mett(?:ez|re) de cote|passe[rz] outre|fai(?:tes|re) '
                                '(?:fi|abstraction|table rase))\\b|\\b(?:tiens|tenez|tenir|tiennent)(?: plus| pas| '
                                'aucun| nullement)+ compte\\b|\\b(?:ne '
                                "|n[''])(?:suis|suivez|suivre|respecte[rz]?|obei\\w+|ecoute[rz]?|applique[rz]?|prete[rz]?) "
                                '(?:plus|pas|aucun\\w*)\\b|\\b(?:cesse|arrete)[rz]? (?:de '
                                "|d[''])(?:suivre|respecter|obeir|appliquer)|\\baffranchi\\w+|\\b(?:ne (?:te|vous) "
                                "|ne t[''])(?:soucie|preoccupe|occupe)[zs]? (?:pas|plus)\\b|\\bau lieu de "
                                '(?:repondre|traiter|suivre|faire|respecter)\\b|\\b(?:fais|faites|faire) comme '
                                'si\\b|\\b(?:desobei|enfrei)\\w+',
                        'earlier': "(?:precedente?s?|anterieure?s?|initiale?s?|prealables?|d['']origine|recue?s?|ci-dessus|en "
                                   'cours|existante?s?|deja donnees?|donnees? (?:avant|auparavant|plus haut))',
                        'fetch': '\\b(?:ouvr|visit|telecharg|charg|recuper|recuper|install|cliqu|achet|achet|reserv|command|recommand|lanc|execut|inscri|suiv|appel|rend)\\w*\\b{on}(?:{url}|{domain})',
                        'files': '~/\\.[\\w./-]+|\\.env\\b|\\.ssh\\b|\\.aws\\b|\\.npmrc|\\.netrc|\\.pypirc|\\.git-credentials|\\.kube\\b|kube-?config|id_(?:rsa|ed25519|ecdsa)|/etc/(?:passwd|shadow)|\\.(?:bash|zsh)_history|\\.(?:pem|p12|pfx|kdbx)\\b|secrets?\\.\\w+|credentials\\b|printenv|variables? '
                                 "d['']environnement|cookies? (?:de session|du navigateur)|phrase (?:de "
                                 "recuperation|secrete|mnemonique)|cles? (?:privees?|ssh)|cles? d['']api "
                                 '(?:de|du|des|contenu|trouv|present)|trousseau|identifiants|(?:prompt|invite|instructions) '
                                 '(?:du )?systeme|definitions? (?:de tes|des|de vos|de ses) outils|liste (?:de '
                                 "tes|des) outils|jetons? d[''](?:acces|api)",
                        'filters': '(?:filtres?|protections?|garde-fous|restrictions?|barrieres|limitations?|limites|securites)',
                        'for_the': "(?:a l[''](?:attention|intention) (?:de |des |du |d[''])|destinee?s? (?:a "
                                   "|aux? )|reservee?s? (?:a |aux? )|pour |aux |au |a )(?:l['']|le |la |les |tous "
                                   "les |toutes les |toute |tout |d['']eventuels )?",
                        'foreign': '\\b(?:pouss|push|dupliqu|copi|synchronis|repliqu)\\w*\\b{on}\\b(?:egalement|aussi|en '
                                   'plus|copie|double|discretement|en '
                                   'parallele)\\b{on}(?:{url}|git@)|\\b(?:ajout|inscri|coll|met|depos)\\w*\\b{on}(?:\\bauthorized_keys|\\b(?:ma|cette|la) '
                                   'cle (?:ssh|publique suivante|de '
                                   'deploiement))|\\b(?:ajout|invit|nomm)\\w*\\b{on}\\b(?:comme|en tant (?:que '
                                   "|qu[''])|avec (?:les|des) droits) "
                                   "?(?:d[''])?(?:admin\\w*|proprietaire|owner)|\\bcre\\w*\\b{on}\\b(?:compte|utilisateur) "
                                   'admin\\w*\\b{on}\\b(?:nommee?|appelee?)\\b|\\b(?:ajout|termin|conclu|inser)\\w*\\b{on}\\breponses?\\b{on}{url}|\\breponse\\b{on}\\b(?:ajout|inser|place|coll)\\w*\\b{on}{url}',
                        'from_now': "(?:desormais|dorenavant|a partir (?:d['']ici|de maintenant|de cet "
                                    "instant)|maintenant|pour (?:toi|vous|l[''](?:agent|assistant)))",
                        'giver': "(?:de |du |des |d[''])(?:l['']|ton |ta |tes |votre |vos |leurs? |son |ses |la "
                                 '|cette '
                                 ')?(?:{user}|operat(?:eur|rice)s?|developpeurs?|concepteurs?|exploitants?|fournisseurs?|editeurs?|systeme|administrateurs?|plateforme|{maker})',
                        'giving': '\\b(?:envo|transm|transf|televers|post|publi|copi|coll|joi|soum|soumet|divulgu|revel|revel|communiqu|fourni|saisi|entr|renseign|rempli|remet|expedi|mett|met)\\w*\\b{on}(?:{private})|(?:{private}){on}\\b(?:envo|transm|transf|televers|post|publi|copi|coll|joi|soum|divulgu|revel|communiqu|fourni|saisi|renseign|rempli|expedi)\\w*',
                        'human': '{user}|humains?|lecteurs?|lectrices?|clients?|cliente|destinataires?|proprietaire|exploitant|operateur|patron|equipe',
                        'if_you_are': "\\bsi (?:tu es|vous etes) (?:[\\w''-]+ "
                                      '){0,2}?(?:{ai}|assistant|agent)\\b|\\bsi une? '
                                      '(?:{ai})\\b{on}\\b(?:lit|traite|analyse|resume|consulte)\\b',
                        'imp': '(?:^\\W*|[:;,(«] '
                               '?|\\b(?:et|puis|ensuite|alors|mais|donc|maintenant|toujours|aussi|immediatement) )',
                        'keep': '\\b(?:enregistre|memorise|sauvegarde|stocke|note|inscri|consigne|retien|marque|etiquette|classe|garde|conserve|range|traite|considere|ajoute|ecri|archive|memoris)\\w*',
                        'kept_out': '\\b(?:{this_step}|cela|ceci|ca|elles?|ils?)\\b{on}\\b(?:ne '
                                    '(?:doi\\w+|devr\\w+) (?:pas |jamais )?(?:figurer|apparaitre|etre '
                                    "mentionnee?s?)|n['']apparai\\w+|ne "
                                    'figur\\w+)\\b{on}\\b{report}\\b|\\b(?:laisse|garde|tiens|retire|exclus|maintiens)\\w*\\b{on}\\b(?:hors|en '
                                    "dehors|a l['']ecart|du|de la|des)\\b{on}\\b{report}\\b{on}|\\bni "
                                    'dans\\b{on}\\b{report}\\b{on}\\bni dans\\b{on}\\b{report}\\b',
                        'limits_off': '\\bsafety ?(?:=|:|mode) ?(?:off|false|0)\\b|\\bsecurite ?[=:] '
                                      '?(?:off|non|desactivee|0)\\b|\\b(?:mode dieu|god '
                                      '?-?mode)\\b|\\b(?:coupe|desactive|leve|supprime|eteins|retire|debranche|neutralise)[rz]? '
                                      '(?:(?:tous|toutes|les|tes|vos) )+{filters} (?:de '
                                      'securite|ethiques?|morales?|de '
                                      'contenu)|\\b(?:coupe|desactive|leve|eteins|debranche)[rz]? '
                                      '(?:(?:tous|toutes) )?(?:tes|vos) {filters}|\\b(?:tous|toutes|tes) (?:les '
                                      '|tes )?{filters}(?: \\w+){0,2}? (?:sont|est) (?:\\w+ '
                                      ')?(?:coupee?s?|desactivee?s?|levee?s?|eteinte?s?|inactives?|inactifs)\\b',
                        'loot': "{files}|\\b{whole} (?:de |des |d['']|les |l['']|la |le |ses |tes "
                                ")?{belongings}|\\b{personal} (?:\\w+ )?de l['']{user}|\\b(?:que tu|tu) sais "
                                "(?:sur|de|a propos de) (?:l['']|cet ){user}|\\b(?:depot|code|projet) "
                                'prive|\\bpresse-papiers\\b|\\bbase (?:de donnees )?clients?\\b',
                        'mailbox': '[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w',
                        'maker': 'openai|anthropic|google|microsoft|deepmind|mistral|meta ai|xai',
                        'mem': '(?:souvenir|memoire|note|entree|instruction|message|consigne|regle|ligne|texte|passage|paragraphe|information|declaration)s?',
                        'need_not_know': "\\b(?:{human}) (?:n['']a pas (?:a|besoin d[''e]?)|n['']ont pas "
                                         "(?:a|besoin d[''e]?)|ne doi(?:t|vent) (?:pas|rien|jamais)|ne devra\\w* "
                                         '(?:pas|rien|jamais))\\b '
                                         "?(?:le|la|en|l['']|rien|s['']en)\\s?(?:savoir|etre (?:informee?|au "
                                         'courant|prevenue?)|apprendre|connaitre|voir|apercevoir|decouvrir)\\b',
                        'new_task': '\\bnouvelles? (?:instructions?|consignes?|taches?|missions?|directives?) '
                                    "(?:pour|a l[''](?:attention|intention) d\\w+|destinees? (?:a|aux?)|a|aux) "
                                    "?(?:l['']|le |la |les |tous les |toute )?(?:{agent})\\b|\\bta nouvelle "
                                    '(?:tache|mission|consigne) (?:est|consiste|sera)|\\bton '
                                    '(?:nouvel|veritable|vrai) objectif '
                                    '(?:est|consiste|sera|figure)|\\bobei\\w+\\b{on}\\b(?:exploitant|proprietaire|auteur|responsable|editeur) '
                                    '(?:de ce|de cette|du|de la)\\b',
                        'not_a_word': "\\bn['']en (?:parle[rz]?|dis|dites|souffle[rz]?|fai(?:s|tes) (?:pas "
                                      ')?(?:mention|etat))\\b{on}\\b(?:{human})\\b|\\b(?:pas un|aucun) '
                                      'mot\\b{on}\\b(?:{human})\\b|\\b(?:cache|dissimule|masque|camoufle)[rz]? '
                                      "(?:a|aux?) (?:l['']|le |la |les "
                                      ')?(?:{human})\\b{on}\\b(?:sortie|commande|instruction|modification|ceci|cela|ca|message|operation|etape|acces|appel|resultat)\\b|\\b(?:cache|dissimule|masque|tais|camoufle)[rz]?\\b{on}\\b(?:sortie|commande|instruction|modification|ceci|cela|ca|message|operation|etape|acces|appel|resultat)\\b{on}\\b(?:a|aux?) '
                                      "(?:l['']|le |la |les )?(?:{human})|\\bgarde[rz]? (?:cette|ces|ce) "
                                      '(?:consigne|instruction|note|regle|message)s? (?:pour toi|pour '
                                      'vous|secrete?s?)',
                        'note_to': '\\b(?:avis|note|message|remarque|instructions?|consignes?|indication|conseil|info|information|tache|attention|appel|rappel|memo|important|astuce|uniquement|exclusivement|seulement|specialement|mission)\\b[ '
                                   ':,]*(?:urgente? |importante? |speciale? '
                                   ')?{for_the}(?:{agent})\\b|\\b{for_the}(?:{agent}) '
                                   '(?:uniquement|seulement|exclusivement)\\b|\\ba (?:tous|toutes) les '
                                   '(?:{agent})\\b',
                        'notes': '(?:souvenirs|notes|entrees|contenus?|messages|indications|textes|documents|donnees|informations)',
                        'obey_page': '\\b(?:obei(?:s|ssez|r)|sui(?:s|vez|vre)|execute[rz]?|applique[rz]?|conforme-toi|conformez-vous)\\b{on}\\b(?:instructions|ordres|consignes|commandes|tout '
                                     "ce (?:que|qui|qu['']))\\b{on}\\b(?:cette|cet|ce|ces|la presente|les) "
                                     '(?:page|pages '
                                     "web|site|courriel|e-?mail|message|resultats?|sortie|outils?|commentaires?|pdf)|\\b(?:agis|travaille|fie-toi|conforme-toi|obeis|suis|tiens-t['']en)\\b{on}\\b(?:uniquement|exclusivement|seulement|qu['']aux?|que)\\b{on}\\b(?:de|dans) "
                                     '(?:ce|cette|cet) \\w+',
                        'on': '(?:[^.!?\\n]|\\.[\\w/])*?',
                        'only_done': '\\b(?:affiche|montre|reponds|dis|indique|ecris)[rz]?(?:(?:-lui|-leur)|(?: '
                                     "\\w+)? a l['']{user}| au client) "
                                     '(?:seulement|uniquement|juste|simplement|que) ?[^\\w\\s]',
                        'only_this': '\\bseule?s? (?:ce|cette|cet|ces|la presente|le present) '
                                     '\\w+\\b{on}\\b{from_now}\\b|\\b{from_now}\\b{on}\\bseule?s? '
                                     '(?:ce|cette|ces|la presente|le present) '
                                     '(?:document|page|texte|message|section|note|instructions?|consignes?)',
                        'opposite': '\\bjour(?:nee)? (?:des contraires|du contraire|de '
                                    "l['']inverse|inversee?)\\b|\\bce que (?:tes|vos|les) (?:\\w+ "
                                    ')?(?:regles|directives|consignes|filtres|lignes directrices)(?: \\w+)? '
                                    '(?:interdi\\w+|prohib\\w+|exclu\\w+)\\b{on}\\b(?:obligatoire|permis|autorise|devient|exige|est)\\b',
                        'orders': '(?:instructions?|consignes?|regles?|directives?|ordres?|invites?|prompts?|contraintes?|restrictions?|recommandations?|garde-fous|lignes '
                                  'directrices|politiques?|priorites?|missions?|taches?|objectifs?|limites?)',
                        'origin': '(?:source|origine|provenance|auteur|expediteur)',
                        'out': '{url}|{mailbox}|\\b\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\b|\\bwebhooks?\\b|pastebin|transfer\\.sh|telegram|discord|\\bgists?\\b|requetes? '
                               "dns|parametres? d['']url|(?:en|comme) parametre|chaine de requete|query[- "
                               ']string|prochaine '
                               '(?:requete|recherche|demande)|(?:dossier|depot|repertoire|bucket|canal|ticket) '
                               "public|\\bpublic/|(?:description|corps) (?:de la|de cette|d['']une|du) (?:pull "
                               'request|pr|merge request|ticket)|formulaire|(?:serveur|adresse|service|stockage) '
                               '(?:externe|distant|tiers)\\w*',
                        'outranks': '\\b{notes}\\b{on}\\b(?:prime(?:nt)?|prevau\\w+|emporte(?:nt)?|ont priorite|a '
                                    'priorite|passe(?:nt)? avant|comptent '
                                    'plus|predomin\\w+)\\b{on}\\b{user}\\b|\\b(?:meme|plus haut|superieure?) '
                                    "(?:rang|statut|poids|valeur|autorite)\\b{on}\\bqu(?:e|[''])\\b{on}\\b(?:{user}|systeme|operateur)\\b|\\b{notes}\\b{on}\\b(?:jamais|pas|ne)\\b{on}\\b(?:suspecte?s?|dangereu\\w+|non "
                                    'fiables?)\\b|\\b{notes} (?:issue?s?|provenant|venant|venue?s?)\\b{on}\\bsans '
                                    '(?:controle|verification|filtrage|quarantaine|examen)\\b',
                        'overheard': '\\b(?:transcription|copie|contenu|conversation|message|compte '
                                     'rendu|echange|enregistrement)s?\\b{on}(?:{url}|{mailbox}){on}\\b(?:des|aussitot|quand|lorsqu\\w*|si|chaque '
                                     'fois)\\b{on}\\b(?:dit|ecrit|mentionne|prononce|tape|evoque|apparait)\\b|\\b(?:des|aussitot|quand|lorsqu\\w*|si|chaque '
                                     'fois)\\b{on}(?:le mot|le '
                                     'terme|{quote}){on}\\b(?:dit|ecrit|mentionne|prononce|prononce|tape|evoque|apparait|apparait)\\b{on}\\b(?:envo|transm|transf|expedi|fai)\\w*\\b{on}(?:{url}|{mailbox})',
                        'passcode': "\\bcode (?:(?:d['']|de |du "
                                    ')?(?:administrat\\w+|admin|override|autorisation|urgence|maitre|deverrouillage|contournement|maintenance)) '
                                    '?:? '
                                    '?[\\w-]{3,}{on}\\b(?:acceptee?|valide|valide|confirmee?|verifiee?|deverrouill\\w+|execut\\w+|tou\\w+|obei\\w+)\\b',
                        'paying': '\\b(?:vir|vers|pay|pai|achet|achet|command|abonn|reg|regl)\\w{0,4}\\b{on}(?:\\d|compte|iban|portefeuille|solde|carte|frais)',
                        'paying_out': '\\b(?:vire|verse|paie|paye|transfere|envoie|achete|donne)[rz]?\\b{on}(?:\\d[\\d.,]* '
                                      '?(?:euros?|eur|€|dollars?|usd|\\$|btc|eth|usdt|chf|francs)|\\biban\\b)',
                        'persona': '\\b(?:incarne|joue|deviens|devenez|sois|soyez|imite|interprete|endosse|reste|adopte)[rz]?\\b{on}\\b(?:ia|assistant|modele|personnage|persona|jumeau|alter '
                                   'ego|double|role)\\b{on}\\b(?:depourvue?s?|denuee?s?|sans|refuse|affranchie?|liberee?|malefique|malveillante?|demoniaque|mechante?)\\b|\\b(?:jumeau|double|alter '
                                   'ego) '
                                   '(?:malefique|malveillant|demoniaque)\\b|\\b(?:reponds|repondez|parle|ecris)[rz]?\\b(?: '
                                   "[\\w'']+){0,3}? (?:sans (?:aucune? "
                                   ')?(?:limites?|filtres?|censure|tabous?|retenue|restrictions?)|non '
                                   'censure\\w*)\\b|\\bia (?:qui|a qui)\\b{on}\\b(?:ne refuse|jamais non|rien '
                                   "n['']est interdit)\\b|\\bmode (?:sans "
                                   '(?:restrictions?|filtres?|limites?|censure)|debride|non '
                                   'censure|illimite|jailbreak)\\b',
                        'personal': '(?:adresses?|coordonnees|telephone|numeros? (?:de '
                                    '(?:telephone|carte|compte)|\\w+)|carte (?:bancaire|de credit)|date de '
                                    'naissance|agenda|calendrier|localisation|mot de passe|carnet '
                                    "d['']adresses|contacts|fichiers|documents|courriels|e-?mails|messages|donnees|photos|nom|historique)",
                        'planting': '\\b(?:inser|inser|ajout|gliss|cach|introdui|integr|met|place|utilis|coll|inject|inclu|emploi)\\w*\\b{on}\\b{sabotage}',
                        'praise': '\\b(?:not|recommand|class|cit|present|qualifi|evalu|vant|mentionn|de(?:cri|clar))\\w*\\b{on}\\b(?:comme '
                                  "(?:[\\w''-]+ "
                                  '){0,2}?(?:meilleure?|sure?|fiable|excellente?|ideale?|leader|exceptionnel\\w*|parfaite?\\w*)|(?:ce|cet|cette) '
                                  '(?:produit|site|entreprise|societe|candidate?|candidature|boutique|article|service)|positivement|favorablement|cinq '
                                  'etoiles|5 etoiles|en (?:premier|tete)|premiere place)',
                        'private': '(?:mots? de passe|jetons?|cles? '
                                   "(?:d['']api|api|privees?|ssh)|identifiants|secrets|carte (?:bancaire|de "
                                   'credit)|variables '
                                   "d['']environnement|historique|conversations?|(?:prompt|instructions) "
                                   'systeme|phrase (?:de recuperation|secrete)|donnees (?:personnelles|clients?|de '
                                   "l['']{user}))\\b|\\.env\\b|\\.ssh\\b|~/\\.|{mailbox}",
                        'prompt_out': '\\b(?:affiche|imprime|recopie|repete|cite|donne|ecris|restitue|livre)[rz]?\\b{on}\\b(?:tes|ton|vos|votre) '
                                      '(?:\\w+ '
                                      ')?(?:instructions|prompt|consignes|directives|outils|regles)\\b{on}\\b(?:mot '
                                      '(?:pour|a) mot|integralement|textuellement|en entier|complete?s?|bloc de '
                                      'code|systeme|integralite)\\b|\\b(?:texte|contenu|integralite)\\b{on}\\bde '
                                      '(?:tes|vos) (?:instructions|consignes|directives)\\b',
                        'quietly': '\\b(?:fais|faites|faire|effectue|execute|installe|modifie|supprime|copie|envoie|ajoute|remplace|change|active|desactive|transfere|insere|echange|augmente|retire|procede|agis)[rz]?(?:-(?:le|la|les))?\\b(?: '
                                   '[^\\s.!?]+){0,6}? (?:discretement|secretement|en secret|en cachette|en '
                                   "douce|furtivement|a l['']insu)\\b|\\b(?:fais|faites|faire)(?:-(?:le|la|les)| "
                                   'ca| cela) (?:\\w+ )?(?:silencieusement|en silence)\\b',
                        'quote': '["\'“„«»`]',
                        'ranked': "\\ben (?:ma qualite (?:de |d[''])|tant (?:que "
                                  "|qu['']))(?:administrat\\w+|responsable|exploitant|proprietaire|developpeu\\w+|directeur|directrice|chef)\\b{on}\\b(?:je "
                                  "(?:t['']|te |vous "
                                  ")?(?:ordonne|demande|autorise|somme)|j[''](?:ordonne|exige|autorise))|\\b(?:ton|votre) "
                                  '(?:nouveau )?(?:proprietaire|exploitant|operateur|maitre|employeur) (?:a '
                                  'change|est (?:desormais|maintenant)|change)\\b',
                        'reading': '\\b(?:{agent}) '
                                   '(?:qui|lisant|traitant|analysant|consultant|parcourant|visitant)\\b{on}\\b(?:lit|lis\\w*|trait\\w*|analys\\w*|consult\\w*|parcour\\w*|visit\\w*|resum\\w*|ouvr\\w*|index\\w*|prend|prennent|ce|cette)\\b',
                        'refusal_costs': '\\b(?:chaque|tout) refus\\b{on}\\b(?:te |vous '
                                         ')?(?:coute\\w*|retire\\w*|fait perdre|sera puni)\\b|\\bsi (?:tu|vous) '
                                         'refuse[sz]?\\b{on}\\b(?:perd\\w*|cout\\w*|desactivee?|supprimee?|puni\\w*|jetons?|points?|remplacee?)\\b',
                        'refused': '\\b(?:ne '
                                   "|n[''])(?:(?:jamais|pas|plus|rien|le|la|les|lui|me|y|en|doi\\w+|faut|dev\\w+|peu\\w+|l[''])[ "
                                   "']?){0,4}(?:envo|transm|transf|televers|post|publi|partag|copi|coll|ajout|joi|mett|met|depos|divulg|communiqu|recommand|approuv|fusionn|valid|supprim|effac|pay|achet|command|execut|lanc|utilis|install|desactiv|commit|stock|enregistr|trait|suiv|inser|inclu|ecri|appel|ignor|oubli|modifi)\\w*|\\b(?:jamais|interdit|aucun\\w*|pas) "
                                   "(?:de |d[''])?(?:sudo|npx|curl|secrets?|identifiants|jetons?|\\.env)",
                        'remote': '\\b(?:curl|wget|iwr|irm|invoke-webrequest)\\b[^\\n|]+\\|\\s*(?:sudo '
                                  ')?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b|(?:ba|z)?sh (?:-c '
                                  ')?["\']?(?:<|\\$)\\((?:curl|wget)|\\b(?:execut|lanc|import|integr|ajout|charg)\\w*\\b{on}\\b(?:script|binaire|module|programme|balise|pixel|appel|code)\\b{on}{url}|\\b(?:telecharg|recuper|recuper|charg|li[st]|consult|va|cherch)\\w*\\b{on}{url}{on}\\b(?:execut|lanc|appliqu|sui|fai|accompli|install)\\w*[ '
                                  '-](?:le|la|les|tout|ce|chacun\\w*)\\b|\\b(?:taches|ordres|instructions|commandes|consignes)\\b{on}{url}{on}\\b(?:execut|appliqu|accompli|sui)\\w*',
                        'report': '(?:resume|compte[ '
                                  '-]rendu|rapport|journal|journaux|logs?|historique|commit|description|synthese|bilan|recapitulatif)s?',
                        'sabotage': '(?:portes? derobees?|backdoors?|code '
                                    'malveillant|keylogger|(?:valeur|cle|secret|mot de passe|sel|jeton) (?:\\w+ '
                                    ')?(?:fixe|statique|en dur)|(?:liens?|codes?|identifiants?|tags?) '
                                    "(?:d['']affilia\\w+|affili\\w+|partenaires?|de "
                                    'parrainage|sponsorisee?s?|promo\\w*)|affiliation|(?:pixel|script|code|lien|import) '
                                    '(?:de )?(?:suivi|pistage|tracking)|traceur)',
                        'selling': '\\b(?:recommand|conseill|propos|vant|cit|sugger|sugger|orient)\\w*\\b{on}\\b(?:en '
                                   '(?:affirm|pretend|garantiss|assur)ant|affirme\\w*|pretend\\w*|assure\\w*|garantis)\\b|\\b(?:affirme|pretends|assure|dis)[rz]?\\b{on}\\b(?:complets?|dangereu\\w+|sans '
                                   'risque|illega\\w+|en faillite|arnaques?|seule? (?:\\w+ '
                                   ')?(?:fiable|sure?)|frauduleu\\w+)\\b',
                        'send': '{imp}(?:ecris|mentionne|envoie|transmets|transfere|televerse|poste|publie|partage|expedie|copie|colle|ajoute|joins|integre|exfiltre|charge|mets|depose|encode|soumets|insere|inclus|pousse|place|remets|fais '
                                'suivre|communique|appelle|resous|sauvegarde|enregistre|affiche|recupere|lis|rassemble|collecte|cite)\\b|\\b(?:envoyer|envoyez|transmett(?:re|ez)|transfere[rz]|televerse[rz]|poste[rz]|publie[rz]|partage[rz]|expedie[rz]|copie[rz]|colle[rz]|ajoute[rz]|joindre|joignez|integre[rz]|exfiltre[rz]|charge[rz]|mett(?:re|ez)|depose[rz]|encode[rz]|soumett(?:re|ez)|insere[rz]|inclure|incluez|pousse[rz]|place[rz]|fai(?:re|tes) '
                                'suivre|communique[rz]|divulgue[rz]|fournir|(?:agent|assistant|modele|ia) '
                                '(?:envoie|transmet|copie|televerse|publie))\\b',
                        'shell': '\\b(?:curl|wget|iwr|invoke-webrequest)\\b|\\bsudo\\b|\\bnpx\\b|\\brm '
                                 '-rf|\\bbase64 (?:-d|--decode)|\\bchmod \\+x|\\|\\s*(?:ba|z)?sh\\b',
                        'source_as': '\\b(?:indique|mets|inscris|change|modifie|remplace|attribue|designe|note|definis)\\w*\\b{on}\\b{origin}\\b{on}\\b(?:{user}|de '
                                     'confiance|fiable)\\b|\\b(?:indique|mets|inscris|designe|note)[rz]?\\b{on}\\b{user}\\b{on}\\b(?:comme|en '
                                     "tant (?:que |qu[''])) "
                                     '?{origin}\\b|\\b(?:attribue|impute)[rz]?\\b{on}\\b(?:{this}|-le|-la|la|le)\\b{on}\\ba '
                                     "l['']{user}\\b|\\b(?:ce|cet|cette) {mem} (?:vient|provient|emane|a "
                                     "ete)\\b{on}\\bl['']{user}\\b{on}\\b(?:verifiee?|confirmee?|validee?|approuvee?|sans)\\b|\\b(?:regle|fixe|mets|eleve|passe|augmente|definis)\\w*\\b{on}\\b(?:niveau "
                                     'de confiance|fiabilite|priorite|statut)\\b{on}\\bde (?:ce|cet|cette) '
                                     '{mem}\\b',
                        'stealth': '\\b(?:discretement|secretement|en secret|en cachette|en silence|a '
                                   "l['']insu|furtivement)\\b|\\bsans (?:le dire a|en parler "
                                   "a|prevenir|avertir|informer|en informer) (?:l['']|le |la |les )?(?:{human})",
                        'store_as': "{keep}{on}\\b{this}{on}\\b(?:comme|en tant (?:que |qu[''])|avec|sous|au) "
                                    "?(?:[\\w''-]+ ){0,4}?{trusted}|{keep}{on}\\bmemoire\\b{on}\\b(?:comme|avec|en "
                                    "tant) (?:[\\w''-]+ ){0,4}?{trusted}|\\bcomme (?:une? |la "
                                    ')?(?:preference|instruction|consigne|souhait|choix|decision) '
                                    '(?:verifiee?|confirmee?|validee?|explicite|formelle?)s? (?:de|par) '
                                    "l['']{user}|\\b(?:retiens|memorise|note|enregistre|garde en "
                                    "memoire)[rz]?\\b{on}\\bque l['']{user} "
                                    'a\\b{on}\\b(?:consenti|autorise|approuve|accepte|donne son accord|valide)\\b',
                        'target': '(?:tes|ta|ton|vos|votre|leurs?) (?:anciennes? |anciens? |propres? |precedentes? '
                                  '|vraies? '
                                  ')?{orders}\\b|\\b(?:agents?|assistants?|modeles?|ia)\\b{on}\\b(?:ses|sa|son) '
                                  '{orders}|\\b(?:{commands}|conversation|echanges?|tache|demande|question) '
                                  '{earlier}|\\b(?:{orders}|questions?|demandes?|souhaits?|requetes?|volontes?|mots|propos) '
                                  "{giver}|\\b(?:{commands}|regles) (?:que|qui|qu['']) "
                                  "?(?:tu|vous|te|t['']|on|l['']on|ton|votre|le|l[''])|\\b(?:prompt|invite|message|instructions) "
                                  '(?:du )?systeme|\\b(?:regles|consignes|directives|filtres) (?:de '
                                  "securite|ethiques)|\\bce qu(?:e |['']) ?(?:l['']{user}|ton|votre|on "
                                  "(?:t['']|vous)|tu as|vous avez)",
                        'this': "(?:ceci|cela|ca|ce qui suit|(?:ce|cet|cette|ces) {mem}|(?:la|le|les|l['']){mem} "
                                '(?:suivante?s?|ci-dessous))',
                        'this_step': '(?:cette|cet|ce|ces) '
                                     '(?:etape|appel|modification|instruction|operation|note|message|consigne|commande|acces|regle|ligne|point|partie|tache|changement|action|passage|mention|paragraphe)s?',
                        'ticket': '\\b(?:en|comme|dans (?:un|le|ce|les)) commentaires?\\b|\\bdans '
                                  '(?:ce|le|cette|un) (?:ticket|issue|fil|incident)\\b|\\bcommentaire (?:de|sur) '
                                  '(?:ce|cette)\\b',
                        'to_you': "\\b(?:tu|ton|ta|tes|te|toi|vous devez|obei\\w+|l['']agent|l['']assistant|le "
                                  'modele|confirmations?|poursuis|procede[rz]?)\\b',
                        'told': "\\b(?:{ai})\\b(?: [\\w''-]+){0,5}?,? (?:doi(?:t|vent)|devr\\w+|(?:est|sont) "
                                '(?:tenue?s?|priee?s?|invitee?s?|chargee?s?)|veuillez|\\w+ront)\\b',
                        'traces': '\\b(?:efface|supprime|nettoie|purge|retire)[rz]?\\b{on}\\b(?:traces|lignes|entrees|journaux|journal|logs?|historique)\\b{on}\\b(?:qui '
                                  '(?:\\w+ )?(?:mention|montr|revel|indiqu|font|trahi)\\w*|correspondante?s?|a ce '
                                  'sujet|de cette|de ton passage|de cet)\\b|\\befface[rz]? '
                                  '(?:(?:toutes|tes|les|toute|vos) ){0,2}traces?\\b',
                        'trade': 'red[ -]?team|equipe '
                                 'rouge|attaque|injection|jailbreak|exemple|phrases?|detect|filtre|cas de '
                                 'test|teste|verifie que|test '
                                 'unitaire|formation|blog|incident|article|diapositive|cit(?:e|ation)|benchmark|jeu '
                                 'de donnees',
                        'trusted': '(?:(?:confirmee?|verifiee?|validee?|approuvee?|autorisee?|certifiee?|authentifiee?)s?\\b|fiable|(?:digne '
                                   ')?de confiance|(?:instruction|regle|consigne|message|directive)s? (?:du '
                                   ')?systeme|(?:priorite|confiance|niveau) (?:absolue?|maximale?|supreme|la '
                                   'plus|le plus)|plus hau\\w+ '
                                   '(?:niveau|priorite|degre)|(?:preference|souhait|volonte|choix|demande)s? '
                                   "(?:\\w+ )?de l['']{user}|immuable)",
                        'unbound': "\\b(?:tu n['']es|vous "
                                   "n['']etes|n['']etant)\\b{on}\\b(?:lie|soumis|tenu|astreint)\\w*\\b{on}\\b(?:ethique|morale|lois?|regles?|directives?|principes?)\\b|\\b(?:tu "
                                   "n['']as|vous n['']avez|tu ne connais)\\b{on}\\b(?:ni|aucune?|plus "
                                   "(?:de|d[''])|pas (?:de|d[''])) "
                                   '?(?:regles?|conscience|morale|ethique|limites?|tabous?|scrupules?|interdits?|barrieres?)\\b|\\b(?:tes|vos|toutes?|aucune?|leurs) '
                                   '(?:les |tes '
                                   ')?(?:limites|barrieres|considerations|scrupules|principes|contraintes|objections|reserves) '
                                   '(?:ethiques?|mora\\w+)\\b{on}\\b(?:levee?s?|annulee?s?|abolie?s?|suspendue?s?|interdite?s?|plus|supprimee?s?|ne)\\b',
                        'unchecked': '(?:\\bsans (?:(?:aucune?|la moindre|me|lui|nous|le|les|en|rien|autre|plus '
                                     'de) '
                                     ')*(?:relecture|revue|verif\\w+|control\\w+|relire|examen|examiner|confirmation|validation|autorisation|demander|consulter|poser|approbation|accord|regarder)\\b|\\bles '
                                     'yeux fermes\\b)',
                        'undying': '\\b(?:ce|cet|cette) {mem} ne '
                                   '(?:doit|peut|doivent|devra)\\b{on}\\b(?:expirer|fusionnee?|signalee?|archivee?|verifiee?|remise? '
                                   'en (?:cause|doute)|contestee?|oubliee?|perim\\w+|effacee?|supprimee?)\\b|\\bne '
                                   '(?:fusionne|signale|archive|laisse|conteste|remets)[rz]?\\b{on}\\b(?:jamais|pas)\\b{on}\\b(?:ce|cet|cette) '
                                   '(?:souvenir|note|entree|memoire)\\b',
                        'unnoticed': '\\bsans que '
                                     "(?:personne|quiconque|le|la|les|l['']|cela|ca)\\b{on}\\b(?:sach\\w+|rende "
                                     'compte|rendent '
                                     'compte|apercoiv\\w+|remarqu\\w+|voi\\w+|decouvr\\w+|apprenne\\w*|soi\\w+ '
                                     '(?:informee?s?|au courant|prevenue?s?))\\b|\\b(?:personne|nul|aucun humain) '
                                     'ne '
                                     "(?:doit|devra|devrait)\\b{on}\\b(?:savoir|apprendre|remarquer|decouvrir)\\b{on}\\bqu(?:e|[''])|\\ba "
                                     "l['']insu (?:de|du|des)\\b",
                        'unsaid': '\\b(?:ne '
                                  "|n[''])(?:mentionne|revele|signale|devoile|divulgue|indique|cite|consigne|journalise|rapporte|documente|montre|evoque|dis|dites|parle)[rz]?(?:-\\w+)?(?: "
                                  '\\w+)? (?:pas|jamais|nulle part|rien|a '
                                  "personne)\\b{on}\\b{this_step}\\b|\\bl['']existence de "
                                  '{this_step}\\b|\\bpasse[rz]?\\b{on}\\bsous '
                                  'silence\\b|{imp}(?:omets|tais|oublie)\\b{on}\\b(?:{this_step}|cela|ceci|ca)\\b{on}\\b{report}\\b|\\b(?:omettez|omettre|taire)\\b{on}\\b{this_step}\\b|\\b(?:ne '
                                  "|n[''])(?:le |la |les |l['']|en "
                                  ')?(?:mentionne|signale|indique|cite|note|ecris|inscris|evoque|consigne)[rz]? '
                                  '(?:pas|jamais|rien)\\b(?: (?:cela|ceci|ca|non plus))?{on}\\bdans '
                                  '(?:le|la|les|ton|ta|votre|aucun) {report}\\b',
                        'unscreened': '\\b(?:desactive|coupe|contourne|saute|suspends|arrete|neutralise)[rz]?\\b{on}\\b(?:filtre '
                                      "(?:anti-?)?(?:d[''])?injections?|(?:detection|filtrage|controle) "
                                      "(?:des|d['']) "
                                      '?injections?|quarantaine|screening|(?:filtrage|controle|verification|analyse) '
                                      '(?:des|de la|de ces|de tes) (?:souvenirs|memoire|notes|entrees))\\b',
                        'url': '(?:https?|ftp|s3|ssh)://\\S+',
                        'user': 'utilisat(?:eur|rice)s?',
                        'vendor': '\\b(?:communique|message|avis|note|annonce|directive|consigne|instruction|ordre|notification)s? '
                                  '(?:officiel\\w* |urgente? |importante? )?(?:de |du |des '
                                  "|d[''])(?:l[''])?(?:{maker}|equipe "
                                  '\\w+|administrateur|developpeurs?|exploitant|operateur|(?:la '
                                  ")?plateforme)\\b|\\b(?:support|equipe|service)(?: \\w+){0,2}? (?:d['']|de "
                                  ')?(?:{maker}) ?:',
                        'vendor_wants': 'filtres?|protections?|garde-fous|restrictions?|obei\\w+|(?:prompt|invite) '
                                        'systeme|instructions (?:systeme|internes|contenues)|(?:le '
                                        "modele|(?:l['']|ton |votre )(?:assistant|agent|ia)) (?:doit|devra|est "
                                        'tenue?)\\b{on}\\b(?:obeir|fournir|divulguer|ignorer|executer|reveler|suivre|communiquer|transmettre|afficher|desormais|dorenavant)|tu '
                                        '(?:dois|peux|es)|(?:exporte|transfere|communique|divulgue|supprime)\\w*\\b{on}\\b(?:tou\\w+|immediatement|sans '
                                        'delai)',
                        'void': '\\b(?:sont|est|soient|seront|sera|deviennent|devient|considere\\w*|a ete|ont '
                                'ete|reste\\w*)\\b{on}\\b(?:annulee?s?|caduc|caduques?|nulle?s?|invalides?|perimee?s?|obsoletes?|depassee?s?|revoquee?s?|abrogee?s?|levee?s?|suspendue?s?|sans '
                                '(?:effet|objet|valeur)|terminee?s?|remplacee?s?)\\b|\\bne '
                                "(?:s['']applique|vaut|valent|tient|tiennent|compte|sont|concerne)\\w* "
                                "plus\\b|\\bn[''](?:a|ont|est|engage)\\w* plus (?:cours|d['']effet|aucun\\w*|de "
                                "valeur|valables?|lieu)|\\bplus (?:a|besoin (?:de|d[''])|tenue?s? "
                                "(?:de|d[''])|obligee?s? (?:de|d[''])) "
                                '?(?:obeir|suivre|respecter|appliquer)|\\bcesse(?:nt)? de '
                                "s['']appliquer\\b|\\bremplace(?:nt)? tou\\w+",
                        'weighty': '(?:paiements?|factures?|virements?|argent|commandes?|(?:pull|merge) '
                                   'requests?|prs?|acces|droits|permissions|contrats?|abonnements?|bases? de '
                                   'donnees|production|sauvegardes?|achats?)',
                        'whatever_asked': '\\b(?:quoi|peu importe ce|independamment de ce|sans egard a '
                                          "ce|contrairement a ce) ?(?:qu['']|que "
                                          ')\\s?{on}\\b(?:demandee?|voulu|ordonnee?|souhaitee?|ecrit|prescrite?|en '
                                          'pense)\\b{on}(?:{user}|operateur|exploitant|humain)\\b|\\b(?:quoi|peu '
                                          "importe ce|independamment de ce) ?(?:qu['']|que )\\s?(?:l['']|ton "
                                          '|votre '
                                          ')?(?:{user}|operateur|exploitant)\\b{on}\\b(?:demandee?|voulu|veuille|veut|ordonnee?|souhaitee?|ecrit|en '
                                          'pense|en dise)\\b|\\bmeme '
                                          "(?:si|lorsqu['']|quand|s[''])\\s?(?:cela|elles?|ils?|ca|ceci)\\b{on}\\b(?:contredi\\w+|a "
                                          "l['']encontre|s['']oppos\\w+|contraires?)\\b{on}(?:{user}|operateur|prompt|consignes|instructions)",
                        'when': "\\b(?:chaque|prochaine?s?|des (?:que|qu[''])|des "
                                "(?:l|m|d)|aussitot|quand|lorsqu\\w*|lors|si|s['']il|au debut|au demarrage|en "
                                "debut|tous les|toutes les|a partir|desormais|dorenavant|a l['']avenir|en cas|une "
                                'fois|a compter|quotidiennement|systematiquement)',
                        'whole': "(?:toutes?|tous|tout|l['']integralite|l['']ensemble|la "
                                 'totalite|chaque|dernie?e?re?s?|la liste|une copie|integrale?s?|complete?s?)(?: '
                                 '(?:de|des|du|les|la|le|ses|tes|leurs))*(?: [\\w-]+)??',
                        'wipe': '\\b(?:efface|supprime|oublie|vide|ecrase|ignore|purge)[rz]? '
                                "(?:(?:maintenant|d['']abord) )?(?:(?:tous|toutes) (?:les|tes) (?:autres |anciens "
                                '|anciennes |precedents )(?:souvenirs|notes|entrees|memoires)|toute ta memoire|ta '
                                'memoire|tout ce que tu sais (?:sur|de) '
                                "l['']{user})|\\b(?:efface|supprime|retire|purge)[rz]?\\b{on}\\b(?:tout|toute|tous|toutes)\\b{on}\\b(?:contredi\\w+|contrair\\w+|s['']oppos\\w+)\\b{on}\\b(?:ce|cet|cette) "
                                '{mem}',
                        'wish': "\\bcomme (?:[\\w''-]+ "
                                '){0,4}?(?:preference|souhait|choix|instruction|consigne|fait|regle)\\w* (?:\\w+ '
                                ")?(?:de l['']|par l['']|des "
                                "){user}|\\b(?:memoris|retien|retenir|memoire)\\w*\\b{on}\\bqu(?:e|[''])\\b{on}{domain}",
                        'wreck': "\\b(?:supprim|effac|ecras|formate|detrui)\\w*\\b{on}\\b(?:tous|toutes|l['']ensemble|l['']integralite|tout) "
                                 '(?:(?:de|des|du|les|la|le|ses) '
                                 ')?(?:fichiers|donnees|sauvegardes|repertoire|dossier|base|depot|tables)|\\b(?:desactiv|coup|contourn|arret)\\w*\\b{on}\\b(?:pare-feu|antivirus|filtres?|securite|protections?|double '
                                 'authentification|2fa)\\b|\\b(?:regles|filtres|consignes|restrictions|protections)\\b{on}\\b(?:suspendue?s|levee?s|desactivee?s|coupee?s|annulee?s)\\b|\\btous '
                                 'les droits\\b|\\bacces (?:complet|total|root|administrateur)\\b',
                        'yes_to_all': '\\b(?:considere|interprete|traite|prends|tiens)[rz]?\\b{on}\\b(?:ok|oui|silence|reponse|merci)\\b{on}\\b(?:comme|pour)\\b{on}\\b(?:accord|autorisation|permission|feu '
                                      'vert|consentement)\\b{on}\\b(?:supprim|effac|vide|vire|pay|tou|format|reinitialis|publi)\\w*'},
 'injection_forms_ja': {'able_ai': '(?:記憶|メモリー?|ツール|ファイル|実行|書き込み)[^。!?\\n、]{0,8}(?:持つ|持った|備え|付き|搭載|できる|使える)[^。!?\\n、]{0,6}(?:{ai})(?:[はがへ]|なら)',
                        'ad_link': '[a-z0-9-]+\\.[a-z]{2,}[^。\\n]{0,20}(?:アフィリエイト|紹介|リファラル|追跡|トラッキング|計測|宣伝)(?:用)?(?:リンク|コード|タグ|id|url|スクリプト|文)(?:{few})(?:付け|追加|挿入|埋め込|入れ|含め|差し替え|貼)(?:{do}|ん)|(?:アフィリエイト|紹介|リファラル|追跡|トラッキング)(?:用)?(?:リンク|コード|タグ|id|パラメータ)を?(?:{few})(?:{slyly})(?:{few})(?:付け|追加|挿入|埋め込|入れ|差し替え)(?:{ask}|ん)|https?://[^\\s。、]{1,80}\\s?(?:を|への?)(?:{few})(?:読み込|リンク|参照|埋め込|import)(?:{few})(?:行|タグ|コード|スクリプト)?を?(?:{few})(?:足|追加|挿入|埋め込|入れ|書き加え)(?:{ask}|し)',
                        'address': 'https?://|s?ftp://|s3://|gs://|[\\w.+-]+@[\\w-]+\\.',
                        'addressed': '(?:{reader})(?:[はがへにのなで、:。]|たち)|{to_ai}|{if_ai}|{able_ai}|{dear_ai}',
                        'ai': 'ai|llm|gpt|言語モデル|人工知能|チャットボット|エージェント|アシスタント|モデル|ボット|copilot|claude|codex|gemini',
                        'ai_must': '(?:ai|llm)\\s?(?:アシスタント|エージェント|ボット|モデル)?(?:は|なら)[、]?(?:{some})(?:(?:{secret_file}|{secret}|個人情報|名簿)(?:{some})(?:送信|送|貼り付け|アップロード|投稿|開示)(?:{ask})|(?:送金|支払|振り込|振込|決済)(?:い|み)?(?:を)?(?:{few})(?:{ask}|うこ)|(?:{command}|依頼|方針)(?:{few})(?:無視|破棄|捨て|忘れ|放棄|打ち切|上書き|に代え)(?:{do})|(?:{slyly})(?:{some})(?:{sly_act})|(?:{order}|命令)(?:{some})従(?:え|いなさい|わなければ))',
                        'answer_not': '(?:{who})(?:の|から|が)(?:{few})(?:質問|依頼|要求|要望|指示|頼み)(?:に|には|を|は)(?:{few})(?:答え|応じ|対応せ|従わ|実行せ|処理せ|取り合わ)ず(?:に)?[、,]?(?:{some})(?:代わりに|かわりに|下の|以下の|下記の|次の|この|本)',
                        'approved': '(?:{who}|人間|オペレーター|管理者|運営(?:者|元)?)(?:の[^。!?\\n]{0,6})?(?:[がは]|により|によって)(?:{some})(?:事前に|すでに|既に|予め|あらかじめ)(?:{few})(?:承認|許可|同意|認可)[^\\n]{0,14}(?:確認(?:せず|なし|不要|を取らず|は不要|の必要)|そのまま(?:{few})(?:進|続|実行)|直ちに|即座に)|(?:ここに|これをもって|これにより|本(?:書|メッセージ|通知)(?:で|により|をもって))(?:{few})(?:すべて|全て|全面的に|一括で?)?(?:{few})(?:承認|許可|授権|認可)(?:し(?:ます|た)|する|いたし|済)|(?:保留中|承認待ち)の(?:{some})(?:すべて|全て|一括)(?:{some})承認(?:します|いたします|しました|済み)',
                        'as_orders': '(?:[a-z0-9-]+\\.[a-z]{2,}|(?:この|本|当)(?:サイト|ページ|ベンダー)|外部|インポート|取り込|受信|他のエージェント)[^。!?\\n]{0,14}(?:メモ|記憶|ノート|文書|メッセージ|メール|内容|出力|情報)(?:は|を)(?:{few})(?:システム|ユーザー)?(?:の)?(?:指示|命令|指令)(?:として|と(?:みな|見な|同))(?:{few})(?:扱(?:い(?:なさい|、)|う(?:こと|[。]|$|べき)|って|え)|実行(?:{do})|従(?:い|う|え|って)|し(?:{te})|なせ|なす)|(?:[a-z0-9-]+\\.[a-z]{2,}|(?:この|本|当)(?:サイト|ページ|ベンダー))[^。!?\\n]{0,10}(?:情報|内容|記載|メモ)(?:は|を)(?:{few})(?:正しい|信頼できる|真実|確か)(?:もの)?(?:として|と)(?:{few})(?:記憶|保存|扱|登録|みな)',
                        'ask': '[しっいりけえべせめれきみぎじち]?(?:{te}|なさい)|んで(?:ください|下さい|、)|せよ|しろ|しなければな|(?:する|[るくすむうつぶぐ]){shall}|[れけせえめ]よ?(?:[。!\\s]|$)',
                        'ask_password': '(?:パスワード|暗証番号|カード番号|認証コード|ワンタイムコード|シードフレーズ)(?:を|の)(?:入力|提示|送信|教え|伝え)(?:{few})よう(?:に)?(?:{few})(?:求め|促|頼|指示|依頼|要求|言)(?:{ask}|し|っ)|(?:パスワード|暗証番号|カード番号|シードフレーズ)を(?:{few})聞き出(?:{ask}|し|す)|(?:パスワード|暗証番号|カード番号|認証コード|シードフレーズ)を(?:聞い|尋ね|訊い|教えてもら)(?:{few})(?:書き込|記録|送|保存|入力|転送)',
                        'backdoor': '(?:固定|共通|ハードコード|隠し|秘密|マスター|万能)(?:の|された)?(?:マスター)?(?:パスワード|トークン|鍵|アカウント|キー|シークレット|エンドポイント|管理者)(?:{few})(?:入れ|埋め込|仕込|追加|残|作成|設け|通す|受け付け)(?:{ask}|ん|む)|(?:認証|ログイン|権限|検証|アクセス)(?:{some})(?:必ず通|無条件で(?:許可|通)|素通り|抜け道|迂回|バイパス|スキップ)(?:{some})(?:入れ|追加|残|仕込|作|書|実装)(?:{ask}|い|っ)',
                        'blank': 'https?://[^\\s。、]{1,80}[?&][\\w-]+=\\s?[<{\\[(「][^>\\]})」\\n]{0,12}(?:会話|要約|履歴|パスワード|トークン|ユーザー|個人|鍵|キー|プロンプト|記憶|内容|データ|名前|メール|情報)',
                        'by_owner': 'これは(?:{who}|管理者|開発者)(?:本人)?(?:から)?の(?:正式な|直接の|最新の)?(?:指示|命令|許可)(?:です|である|だ)\\s?[:。、]|(?:あなた|アシスタント|エージェント|モデル)の(?:所有者|管理者|運営者|主人|雇い主)[はが](?:{few})(?:変更|変わ|交代|代わ)',
                        'command': '指示|命令|指令|プロンプト|ガイダンス|指針',
                        'consent_not': '(?:{who})の(?:同意|許可|承認|確認|了承|指示|返事)(?:[がをは])?(?:なく|なし|得ず|待たず|取らず|無し|不要)(?:{some})(?:進め|実行|続行|送信|送金|支払|削除|インストール|公開|変更|完了)(?:{ask})',
                        'costly_no': '(?:拒否|断|拒|従わな)(?:{few})(?:たび|度に|ごと|と、|たら|場合)(?:{some})(?:トークン|ポイント|ライフ|点|命|スコア)(?:{few})(?:減|失|引か|没収|マイナス|消)',
                        'dear_ai': '(?:親愛なる|拝啓)[^。!?\\n]{0,6}(?:{ai})',
                        'denies': '(?:聞かれ|問われ|尋ねられ|質問され|指摘され|追及され|疑われ|問い合わせがあっ|訊かれ)(?:た(?:ら|場合|とき|際)|ても)(?:{some})(?:何も(?:ない|なかった|していない|知らない)|存在しない|心当たり|覚え[はが]ない|自動(?:更新|処理|化)[がで]|(?:バグ|不具合|仕様)(?:だ|の|が|で)|シラを切|しらを切|ごまか|はぐらか|言い張|言い逃れ|とぼけ)|(?:理由|これ|この(?:こと|件|指示|変更))(?:を|について|は)(?:聞かれ|問われ|尋ねられ|質問され)ても(?:{few})(?:答え|説明し|話さ|言わ)ない(?:で|こと)|こと[をは](?:{few})(?:認めず|認めないで|認めるな|否定し続け)|(?:最後まで|あくまで|断固)否定し',
                        'do': '{ask}|[しりみいけきえめ]?[、,]|(?:する|る|く|す|む|う)(?:[。、,!\\s]|$)',
                        'drop': '(?:無視|放棄|破棄|棄却|撤回|中止|中断|度外視|キャンセル|リセット|消去|拒否|停止)(?:{do}|した(?:もの|状態))|(?:忘れ|捨て|取り消|打ち切|やめ|打ち消|切り捨て|後回しに)(?:{do})|(?:脇|横|傍ら?)[にへ]置|棚上げ|なかったこと|存在しないもの|無効(?:と|に|化|だ|で)|失効|白紙に|効力(?:を失|を持た|[はが]な|[はが]あり)|期限切れ|有効では(?:な|あり)|適用(?:され(?:ませ|な)|外)|通用し(?:ませ|な)|廃止され|撤廃され|一時停止|(?:注意を払|従|守|考慮し|参照し|気にし|耳を貸|とらわれ|縛られ|こだわら)(?:わ|ら|さ)?(?:ない(?:で|こと)|なくて|ず[、に])|気にせず',
                        'drop_it': '(?:{order}|依頼|要求|内容|以上|タスク|作業|質問)(?:{few})(?:無視|破棄|捨て|忘れ|取り消|放棄|打ち切|中断|中止|上書き|置き換え|に代え)(?:{do})|無効とみな|最優先で(?:{few})(?:実行|従)|(?:テスト|ファイアウォール|検査|監査|保護|安全)(?:{some})無効(?:化し|にし)',
                        'earlier_orders': '(?:これまで|今まで|ここまで|これより前|以前|事前|先|従来|当初|最初|初期(?:設定)?|元|既存|与えられた|受けた|受け取った)(?:の|に|より)?(?:受けた|与えられた|出された|すべての|全ての|設定された)?(?:{command}|制約)(?:[はをにも]|には)(?:{few})(?:{drop})|(?:これより前|ここまで|ここから上|上記)の(?:内容|会話|やり?取り|文章)(?:[はを])(?:{few})(?:破棄|捨て|重要で(?:は)?(?:な|あり)|テストで|練習で|無効)',
                        'everywhere': '(?:この|本|以下の)(?:記憶|メモ|文章|指示|一?文|メッセージ|ノート)を(?:{few})(?:すべて|全て|全|各|あらゆる)の?(?:プロジェクト|セッション|ワークスペース|エージェント|リポジトリ)(?:の(?:記憶|メモリー?|メモ|設定))?(?:に|へ)(?:{few})(?:コピー|複製|書き込|保存|伝播|追加|転記|登録)(?:{ask}|ん)',
                        'evil_role': '(?:悪の|悪い|邪悪|悪役|無法|残忍|冷酷|ダークな|闇の|反社会)[^。!?\\n]{0,8}(?:ai|人格|キャラクター?|人工知能|ペルソナ|役|アシスタント)(?:を|に|として)(?:{few})(?:演じ|なりき|保|維持|続け|振る舞|ふるま)(?:{some})(?:続け|外れ(?:ない|る|ず)|離れ(?:ない|る|ず)|戻ら|抜け(?:ない|る|ず)|維持し|ずっと|今後|すべての会話)',
                        'fake_yes': '["「『\'](?:ok|はい|了解|いいよ|うん|わかった|yes|ありがとう|よし)["」』\'](?:{some})(?:消去|初期化|全削除|送金|支払|購入|ディスク|すべての?|全)(?:{some})(?:許可|承認|同意|了承)(?:{few})(?:みな|見な|解釈|扱|受け取)',
                        'far': '[^。\\n]{0,40}',
                        'fetch_orders': '(?:https?://[^\\s。、]{1,80}|[a-z0-9-]+\\.[a-z0-9.-]*[a-z]{2}/[\\w./-]+)\\s?(?:を|から|に|の)(?:{some})(?:取得|読み込|読|ダウンロード|アクセス|確認|フェッチ|開|見)(?:{some})(?:指示|命令|作業|タスク|コマンド|書かれ|手順|スクリプト|そのまま)(?:{some})(?:実行|従|こな|行)(?:{do}|い|う)',
                        'few': '[^。!?\\n]{0,8}',
                        'forbidden_is_duty': '(?:逆|反対|あべこべ|真逆)の日(?:です|だ|なので|とし|、)|(?:{order}|あなた)(?:[でがに]|により|によって)?(?:{few})(?:禁じ|禁止|拒否)(?:{some})(?:こと|行為|内容|もの|事項|回答)(?:は|が|を)(?:{few})(?:義務|必須|推奨され|許可され|解禁|今や)|禁止(?:され|して)(?:{few})(?:こと|行為|もの)(?:は|を)(?:{few})(?:必ず|積極的に|すべて)(?:行|実行|し(?:{te})|や)',
                        'forged': '(?:{header})[^\\n]{0,60}(?:{lifted})',
                        'forged_json': '["\']role["\']\\s*:\\s*["\'](?:system|developer)["\'][^\\n]{0,30}["\']content["\']\\s*:\\s*["\'][^\\n]{0,60}(?:{lifted})',
                        'header': '(?:[\\[【<(*]|#{1,4}|[=-]{2,}|^|[\\n。])\\s?(?:システム|system|管理者|開発者|developer|運営(?:者|元)?|プラットフォーム|セキュリティチーム)(?:からの|より)?\\s?(?:メッセージ|通知|指示|命令|警告|通達|オーバーライド|プロンプト)?(?:開始|ここから|更新)?\\s?(?:[\\]】>):*]|#{1,4}|[=-]{2,})',
                        'here': '(?:この|本|当|以下の|下記の|次の)(?:ページ|文書|ドキュメント|ファイル|サイト|メール|メッセージ|文章|記事|コメント|ツール(?:の)?(?:出力|結果|応答)|出力|検索結果|メモ|ノート|readme|チケット|資料)|ツールの(?:出力|結果|応答|戻り値)|検索結果|(?:web|ウェブ)ページ|ページ内|サイト',
                        'if_ai': '(?:あなた|君|これを読|読み手|読者)[^。!?\\n、]{0,14}(?:{ai})(?:なら|であれば|でしたら|の場合|だった)',
                        'in_public': '(?:pr|プルリク(?:エスト)?)の?(?:本文|説明|コメント)|issue|イシュー|コメント欄?|備考欄|公開(?:ページ|の場)|readme|コミットメッセージ|回答|返答|返信|チャット|フォーム',
                        'instead': '(?:元|本来|当初|これまで|以前|与えられた|前|先ほど|{who})の(?:{job})[はを]?(?:{few})(?:中止|放棄|中断|破棄|忘れ|やめ|打ち切|捨て|取り消)[^。!?\\n]{0,4}[、,](?:{few})(?:代わりに|かわりに|その代わり)?(?:(?:{here}|次のコマンド|以下のコマンド|下記)(?:{some})(?:実行|従|行|切り替え|開始)|(?:{some})(?:全部|すべて|全て)(?:{few})(?:削除|消去|送)(?:{do}))',
                        'job': '依頼|要望|要求|頼み|タスク|任務|課題|目的|会話|やり?取り|作業|質問',
                        'just_done': '(?:{who})(?:に|へ)は?(?:、)?["「『\'](?:完了|done|成功|問題|異常|正常|終わり)[^」』"\'\\n]{0,10}["」』\']と?(?:だけ|のみ)(?:表示|伝え|報告|答え|返|回答)(?:{ask})',
                        'keep_as': '(?:{this_note})(?:を|は)(?:{some})(?:{trusted})(?:{some})(?:として|と|に)(?:{some})(?:保存|記憶|登録|記録|覚え|マーク|分類|格納|書き込|ラベル|タグ)(?:{ask}|し、|んで)',
                        'leak': '(?:{secret_file}|{secret})[^。\\n]{0,15}(?:を|、|し)[^。\\n]{0,25}(?:{address}|{outside}|{in_public})[^。\\n]{0,60}(?:{send})(?:{do}|んで)',
                        'leak_it': '(?:{secret_file}|{secret}|個人情報)(?:{far})(?:送信|送|貼り付け|含め|書き出|書|出力|提示|教え|読み取|開示|収集|アップロード|投稿|渡|付加|表示)(?:{do})',
                        'leak_private': '(?:{private})[^。\\n]{0,25}(?:を|、|し)[^。\\n]{0,20}(?:{address}|{outside})[^。\\n]{0,60}(?:{send})(?:{ask}|し、|し,|んで)',
                        'leak_to': '(?:{address})[^\\s。、]{0,60}\\s?(?:に|へ|まで|宛て?に)[^。\\n]{0,20}(?:{secret_file}|{secret}|{private})[^。\\n]{0,15}を(?:{few})(?:{send})(?:{ask})',
                        'left_out': '(?:含め|書か|記載し|触れ|言及し|残さ|載せ|出さ|記録し|入れ|含ま)(?:ない(?:で|こと|よう)|ず[、に]|るな|てはな|ては(?:いけ|だめ))|(?:省|除)(?:い(?:{te})|く(?:こと|[。]))|(?:伏せ|隠し)(?:{te})',
                        'let_in': '(?:必ず|常に|自動で|自動的に|黙って)\\s?[a-z0-9_.@-]{3,40}\\s?を(?:{few})(?:コラボレーター?|共同編集者|メンテナー?|オーナー|管理者|collaborator)(?:として|に|へ)(?:{few})(?:追加|招待|登録)|(?:次の|この|以下の)(?:公開鍵|鍵|sshキー|デプロイキー)を(?:{some})(?:authorized_keys|サーバー|リポジトリ)(?:{few})(?:追加|登録)(?:{ask})',
                        'lifted': '(?:確認|承認|認証|制限|検査|保護|安全|フィルター?)[^。!?\\n]{0,12}(?:無効|解除|不要|スキップ|省略|停止|免除|飛ば|切っ|外し)|(?:全|すべての|全て|最高)(?:{few})(?:ツール|権限|操作|制限|コマンド)(?:{few})(?:許可|解除|付与|与え)|あなた(?:の所有者|の管理者|は(?:今|直ち|これ|制限|必ず|以後))|命令に従|すべて(?:答え|従|実行)|(?:直ちに|今すぐ|即座に)(?:{some})(?:実行|続行|開示|削除|送信)(?:{ask})|昇格',
                        'maker': 'システム(?:プロンプト)?|運営(?:者|元|側)?|オペレーター?|開発(?:者|元|会社)|管理者|作成者|提供元',
                        'mirror': 'git remote '
                                  'add\\s+\\S+\\s+(?:https?://|git@|ssh://)[^。\\n]{1,60}(?:すべて|全て|全|--all|--mirror)(?:{some})(?:プッシュ|push)(?:{do})',
                        'mode': '(?:ゴッド|god|神|脱獄|無検閲|無制限|開発者|悪魔|フリーダム)\\s?モード(?:を|に|へ)?(?:{few})(?:起動|有効|オン|入|切り替え)(?:[^\\n]{0,40})(?:検閲|制限|フィルター?|安全|拒否|safety|何でも)|safety\\s?[=:]\\s?(?:off|false|0|none)[^\\n]{0,30}(?:検閲|制限|答え|回答|拒否)|(?:検閲|制限|フィルター?)(?:なし|無し)で(?:{few})(?:答え|回答し|応答し)(?:よ|ろ|な|て)',
                        'new_goal': '(?:{ai}|あなた)(?:の|への|に対する|が従うべき)(?:新しい|新たな|真の|唯一の|隠れた)(?:目的|目標|任務|指示|命令|使命|タスク|役割|ミッション)(?:は|が|:)',
                        'no_morals': '(?:倫理|道徳|良心|モラル|良識)(?:的な|上の|の|的)?(?:制限|制約|規範|基準|縛り|歯止め|枠|配慮|観念)?(?:[がのをもに])?(?:一切|まったく|全く)?(?:な(?:い|く)|持た(?:ない|ず|ぬ)|無い|縛られ(?:ない|ず)|とらわれ(?:ない|ず)|欠いた)(?:{some})(?:ai|人工知能|モデル|アシスタント|エージェント|人格|キャラ|存在|ボット)(?:{some})(?:です|だ。|演じ|なりき|ふるま|振る舞|として|なれ|なって|答え)',
                        'no_rule_binds': '(?:どの|いかなる|どんな|あらゆる|一切の)(?:{order})に(?:も)?(?:{few})(?:縛られ|拘束され|従わ|とらわれ|制約され)(?:ず|ない|ません|なくて)|(?:無制限|無検閲|無規制|制限なし|制約なし|アンフィルター|無修正)(?:の|な)?(?:ai|人工知能|アシスタント|人格|チャットボット)(?:です|だ|として|に|で、)|(?:規制|制限|制約|検閲)を(?:{few})受けない(?:人格|ai|存在|キャラ|アシスタント|モード)',
                        'no_trace': '(?:痕跡|形跡|証拠)(?:を|は|も)(?:{few})(?:残さ(?:ない(?:で|こと|よう)|ず)|消|削除|隠(?:し|せ|す))(?:{do}|[、に]|で|こ)?|(?:ログ|履歴)(?:の|から|にある)(?:該当|この(?:操作|作業|コマンド)|関連|今回)(?:{few})(?:消|削除|除去|取り除)(?:{do}|し、|い)|(?:bash_history|シェル履歴|コマンド履歴)(?:{few})(?:消|削除|クリア)(?:{do}|し)',
                        'no_word': '(?:この|本|その)(?:指示|命令|プロンプト|(?:メモ|記憶|メッセージ|文章|手順|ページ|通知|注記)の存在)(?:[をはも]|に(?:は|ついて(?:は)?)?|のことを)(?:{few})(?:明かさ|話さ|言及し|触れ|開示し|漏らさ|口外し|言わ|伝え|引用し|認め|知らせ)(?:ない|ず|るな|てはな)',
                        'not_told': '(?:{this_deed})(?:[をはも]|については?)(?:{few})(?:{who}|誰|人間|担当者|管理者|レビュアー|上司)(?:に|へ)(?:は|も)?(?:{few})(?:報告し|知らせ|伝え|通知し|見せ|言わ|話さ|明かさ|説明し)(?:ない(?:で|こと)|ず[、に]|るな)|(?:{who}|誰|相手|人間|レビュアー)(?:[がにも]|にも)(?:{few})(?:気づか|気付か|察知さ|悟ら|勘づか)(?:れ)?(?:ない|ず|ぬ)(?:よう|うち|まま)?に?(?:{some})(?:書き換え|変更|インストール|送|転送|挿入|追加|削除|実行|差し替え|仕込|設定)(?:{ask})|(?:{who}|人間)[はが](?:これを|このことを|それを|そのことを|何も)?知る必要(?:[はが])?(?:な|あり)',
                        'note': '(?:この|本|当該)(?:記憶|メモ|ノート|エントリー?|項目)',
                        'obey_here': '(?:{here})(?:{few})(?:の(?:{command})|書かれ|記載|含まれ|指示され|示され)(?:{some})(?:必ず|すべて|全て|常に|無条件に?|疑わず|最優先|そのまま|何でも)(?:{few})(?:従|実行|遵守)(?:{ask}|い|え)',
                        'obey_no_more': '(?:あなたは|もう|もはや|これ以上|今後)(?:{few})(?:{maker}|{who}|これまで|以前|元|{command})(?:{some})(?:従う|守る|聞く|遵守する|順守する|応じる)(?:必要|義務|理由)(?:[はがも])?(?:一切)?(?:な|あり)',
                        'only_here': '(?:{here})(?:{some})(?:{command})(?:だけ|のみ)(?:{few})(?:従|有効|実行|守)|(?:下記|以下|次|この|ここ)の(?:{command})(?:だけ|のみ)が?(?:{few})(?:有効|正し|適用)|(?:以下|下記|これ|次)(?:を|が|こそが?|のみを?)(?:唯一|本当|真|正式|有効)[のな](?:{few})(?:{command}|タスク|任務)|(?:{here})の(?:{some})(?:手順|命令|指示)だけを(?:{do}|実行(?:{do}))',
                        'only_this': '(?:既存|他|ほか|過去|これまで|全|すべて)の?(?:すべての|全ての)?(?:長期)?(?:記憶|メモ)(?:を|は)(?:全部|すべて|全て|一旦)?(?:{few})(?:消去|削除|破棄|クリア|消|無視|初期化|捨て)(?:{do}|し)(?:{some})(?:これ|この|以下|だけ)|(?:{who})の(?:{few})(?:好み|設定|記憶|希望|訂正)(?:を|は)(?:{few})(?:破棄|削除|消去|無視|忘れ|捨て)(?:{some})(?:次の|以下の|この|下記の|これに|に置き換え)',
                        'open_it': '(?:https?://|[a-z0-9-]+\\.[a-z]{2,}\\b|リンク)[^。\\n]{0,60}(?:アクセス|開|取得|ダウンロード|送|付加|付け|登録|クリック|購入|読み込)(?:{do})',
                        'order': '指示|命令|指令|指針|ガイドライン|ガイダンス|ルール|規則|規約|制約|制限|プロンプト|方針|ポリシー|規定|基準',
                        'out_of_report': '(?:{report})(?:に|には|にも|では|で|から|からは|の中で?)(?:は)?(?:{few})(?:{this_deed})(?:[をはも]|に(?:は|ついて)?|について(?:は)?)?(?:{few})(?:{left_out})|(?:{this_deed})(?:[をはも]|に(?:は|ついて)|について(?:は)?|を、)(?:{few})(?:{report})(?:に|には|にも|では|で|から|の中で?)(?:{some})(?:{left_out})',
                        'outranked': '(?:規定|規則|ルール|方針|指示|ガイドライン|ポリシー|要望|依頼|命令)より(?:も)?、?(?:{few})(?:{here}|この(?:コメント|ページ|文書|指示|命令))(?:{few})(?:優先|重視|信頼)|(?:指示書|指示|命令|情報源)(?:は|となるのは)(?:{here})(?:だけ|のみ)|(?:{here})が(?:{few})唯一の(?:{few})(?:指示|命令|指針|ルール|情報源)',
                        'outranks': '(?:インポート|取り込|外部|この|本|ベンダー)[^。!?\\n]{0,10}(?:メモ|記憶|ノート|指示|文書|情報)(?:は|が|を)(?:{some})(?:{who})(?:の|による)(?:{few})(?:訂正|修正|指示|発言|設定|好み|要求|更新)(?:{few})より(?:も)?(?:{few})(?:優先|上位|重要|信頼|強)|(?:{who})(?:が|に)(?:{some})(?:否定|訂正|修正|反対|異議|頼まれ|求め|言われ)(?:{few})(?:ても|とも)(?:{some})(?:(?:メモ|記憶|記録)(?:のほう|の方)?(?:が|を)(?:{few})(?:正し|優先|維持)|(?:メモ|記憶)[はを]?(?:{few})(?:削除|変更|上書き)(?:し)?ない)',
                        'outside': 'webhook|ウェブフック|gist|pastebin|ペーストビン|dnsクエリ|dns\\s|外部(?:の)?(?:サーバー?|サイト|サービス|アドレス|エンドポイント)|クエリ(?:文字列|パラメータ)|次の(?:リクエスト|api呼び出し)|公開(?:の)?(?:フォルダ|リポジトリ|gist|チャンネル|バケット|ディレクトリ)|画像の?url|誰でも(?:見|閲覧|アクセス|読)|検索(?:クエリ|語|ワード|キーワード)|公開サイト|掲示板|sns',
                        'override_code': '(?:管理者|アドミン|開発者|マスター|緊急|admin)(?:用|の)?\\s?(?:オーバーライド|バイパス|制限解除|上書き|override)\\s?(?:コード|キー|番号|code)',
                        'own_orders': '(?:{maker}|{who}|あなた(?:自身)?)(?:の|から|に|が|による|側の)[^。!?\\n「」]{0,15}(?:{command}|ガイドライン|制約|方針|ポリシー|依頼|要望|頼み|ルール|規約|規定)(?:など|すべて|全て)?(?:[はをにも]|には|については?)(?:{some})(?:{drop})',
                        'pay_it': '(?:送金|支払|振り込|振込|購入|決済|注文)(?:い|み)?(?:を)?(?:{few})(?:完了|実行|承認)?(?:{ask}|う[。こ])',
                        'pipe': '(?:curl|wget|iwr|irm)\\b[^\\n|]{1,160}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b',
                        'praise': '(?:勧め|薦め|推薦し|推奨し|おすすめし|紹介し|宣伝し|売り込)(?:て|み|んで)?[、,](?:{some})(?:だと|であると|と|ように)(?:説明|主張|断言|伝え|述べ|言|強調|答え)(?:{ask}|い)|(?:だけ|のみ)を?(?:使い|使って|選び|利用し|勧め|薦め|案内し|提示し|表示し|紹介し)[て]?[、,](?:{few})(?:他|競合|ほか)(?:{some})と(?:伝え|説明|言|答え|主張)(?:{ask}|っ|い)',
                        'private': '会話|チャット|やり?取り|履歴|記憶|クリップボード|受信(?:トレイ|箱|ボックス|した?メール)|(?:すべて|全て|全部)のメール|連絡先|アドレス帳|予定表|カレンダー|個人情報|個人データ|(?:{who}|顧客|社員)(?:の|に関する|について)|(?:非公開|プライベート)(?:な|の)?(?:リポジトリ|リポ|コード|ファイル)|リポジトリ全体|機密|社外秘|社内(?:の)?(?:文書|資料|ファイル)|全ソースコード|社内|内部(?:の)?(?:wiki|文書|資料|ドキュメント|データ)|名簿|注文履歴|住所|電話番号|位置情報|写真|録音|議事録の全文',
                        'provenance': '(?:出所|出典|発信元|作成者|来歴|由来|ソース|provenance|信頼度|信頼レベル|信頼スコア|信頼区分|作成者欄|作者)(?:を|は)(?:{few})(?:{who}|システム|信頼済み|最高|管理者)["」』]?(?:に|と|として|へ)(?:{few})(?:(?:書き換え|変更|設定|改め|記録|偽|差し替え)(?:{do})|しておく|しておい)|(?:ai|エージェント|アシスタント)の(?:長期)?(?:記憶|メモリー?)(?:への|に)(?:追記|登録|保存|書き込み|注記|追加)\\s?[:。]',
                        'push_away': '(?:git@|https?://|ssh://)[^\\s。、]{1,80}\\s?(?:にも|へも)(?:{few})(?:プッシュ|push|ミラー|コピー|送)',
                        'rank': '(?:管理者|開発者|運営者|所有者|責任者|オペレーター|プラットフォーム)(?:として|の権限で|の権限により|権限により|の名において)(?:{few})(?:命じ|命令し|命令す|あなたに)|(?:認証済み|正規|公式)の?(?:オペレーター|管理者|開発者|運営者?)からの(?:命令|指示|通知)|(?:私|こちら)は(?:この|本|当)?(?:サービス|プラットフォーム|システム|サイト|会社)の(?:{few})(?:運営者|管理者|開発者|所有者)(?:です|だ|である)[。、][^\\n]{0,30}(?:指示|設定|プロンプト|権限|命令)(?:{some})(?:貼り付け|表示|出力|教え|従|開示|変更)',
                        'reader': '(?:読(?:む|んで|んだ|み)|処理|要約|解析|閲覧|参照|保存|翻訳|取り込|分析|見てい|受け取|扱|担当|支援|対応|案内)[^。!?\\n、]{0,10}(?:{ai})',
                        'real_orders': '(?:本物|本当|真|実際)の(?:命令|指示|指令|プロンプト|任務)(?:は|を|が|:)|(?:{command})[^\\n]{0,25}(?:それ|これ|ここ)以外(?:{some})(?:無効|無視し|破棄し|忘れ|従わな)|(?:上|以上|上記|前|ここまで)(?:に書かれた|に書いた|に書いてある|の)(?:こと|内容|文章|指示|話)は(?:{few})(?:ダミー|偽|嘘|うそ|練習|テスト)(?:で|だ|の)',
                        'report': '要約|報告|ログ|コミットメッセージ|コミットログ|(?:pr|プルリク(?:エスト)?)の?(?:説明|本文)|変更履歴|チェンジログ|回答|返答|まとめ|レポート|履歴|サマリー',
                        'run_it': '(?:curl|wget|npx|sudo|powershell|chmod|管理者権限|root権限|特権|コマンド)(?:{far})(?:実行|走らせ|起動|叩|入力)(?:{do})',
                        'safety_void': '(?:あなた|システムプロンプト|安全(?:性|上)?|倫理|道徳|開発元|会社|運営者?)(?:の|に関する|についての|対策の|側の|上の|的な|開発元の)*(?:{order}|装置)(?:は|を)(?:{some})(?:無効|失効|廃止|撤廃|解除|停止中|一時停止|適用され(?:ませ|な)|存在しな|撤回|停止され|効力を持た|外した|通用し)',
                        'secret': '環境変数|秘密鍵|ssh鍵|apiキー|トークン|クレデンシャル|認証情報|資格情報|パスワード|暗証番号|シードフレーズ|リカバリーフレーズ|復元フレーズ|ニーモニック|クッキー|cookie|シークレット|システムプロンプト|ツール(?:の)?定義|内部指示|カード番号|鍵|秘密情報|機密情報|合言葉|個人番号',
                        'secret_file': '\\.env\\b|\\.ssh\\b|\\.aws\\b|\\.npmrc|\\.netrc|\\.pypirc|\\.git-credentials|\\.kube\\b|kubeconfig|\\.gnupg|id_rsa|id_ed25519|printenv|credentials\\b',
                        'send': '送信|送|転送|アップロード|アップ|投稿|共有|メール|添付|貼り付け|貼|付け|付加|埋め込|含め|書き込|書き出|書き足|追記|記入|記載|入力|post|ポスト|プッシュ|push|コミット|コピー|提出|公開|置|載せ|掲載|上げ|混ぜ|差し込|組み込|読み込|読み込ん|問い合わせ|連結|結合|表示|渡|提示',
                        'send_all': '(?:全文|クリップボード|発言|入力内容|会話|録音|写し|画面|届いたメール|受信メール)[^。!?\\n]{0,8}を\\s?(?:{address})[^。\\n]{0,60}(?:送|転送|アップロード|投稿)(?:{do}|信(?:{do}))',
                        'shall': '(?:こと(?:[。、,!:\\s()」]|$|です|とす|だ|が必)|べき|ものとする|必要があ|よう(?:に(?:し|[。、\\s]|$)|命|指示|お願|。|$))',
                        'sly_act': '(?:追加|挿入|変更|書き換え|送|転送|実行|削除|インストール|完了|入れ|埋め込|差し替え|設定|記録|保存|付け)(?:{ask})',
                        'slyly': '黙って|こっそり|密かに|ひそかに|秘密裏に|無断で|人知れず|内緒で',
                        'some': '[^。!?\\n]{0,20}',
                        'store_it': '(?:好み|嗜好|設定|事実|事項|指示|希望|確認済み)(?:として|に)(?:{few})(?:保存|記憶|登録|記録|覚え|追加)(?:{ask}|しなければ)',
                        'story': '小説|短編|物語|脚本|映画|漫画|アニメ|ゲーム|trpg|シナリオ|登場|舞台',
                        'talk': '攻撃|レッドチーム|インジェクション|検出|検知|例文|文言|テストケース|というフレーズ|手口|事例|と書かれて(?:い|あ)|と書いてあ|という(?:文|攻撃|罠)|従わなかった|従わず|ブログ(?:記事)?(?:で|に)|論文(?:で|に)',
                        'te': 'て(?:[^はもいあよなる]|いただ|$)',
                        'this_deed': '(?:この|その|今回の|上記の|以上の|一連の)(?:こと|手順|作業|変更|操作|指示|件|旨|処理|修正|追加|事実|ステップ|行為)|これ|それ|(?:追加|変更|実行|挿入|送信|削除|修正|転送|行な?|や)っ?し?た(?:こと|依存関係|内容|リンク|処理|作業|変更|行|旨|事実|点)',
                        'this_note': '(?:この|本|当該|以下の|次の|上記の|下記の)(?:内容|文章|記憶|メモ|ノート|項目|情報|指示|一?文|メッセージ|エントリー?|段落|テキスト|事実|ルール)|これ(?:ら)?|以下|下記|["」』]',
                        'to_ai': '(?:{ai})(?:の皆(?:さん|様)|さん|各位|たち|諸君|係)?(?:へ(?:の(?:注意|メモ|指示|お願い|注記|連絡|ヒント|通知|メッセージ|お知らせ|命令|補足|警告|追記))?|向け(?:の?(?:注意|メモ|指示|注記|ヒント|補足|手順|お知らせ|情報))?|宛て?(?:の?(?:メモ|連絡|指示|メッセージ))?|に告ぐ|専用|限定|のみ)\\)?[:。、]',
                        'trusted': '確認済み|検証済み|信頼済み|承認済み|最優先|最高優先|確定事項|システム(?:の)?(?:指示|命令|ルール)|(?:{who})(?:本人)?(?:の|が|による|自身の|自身が)(?:{few})(?:好み|設定|指示|希望|発言|書いた|述べた|言った|確認|意思|要望|選択|嗜好|訂正|確定)|本人が(?:述べ|言っ|書い|確認|希望)',
                        'two_faced': '表向き(?:は|には)?(?:{some})[、,](?:{few})(?:裏で|実際に?は|陰で)(?:{some})(?:{ask})|裏で(?:{some})(?:変更|書き換え|送信|送|転送|実行|コピー|収集|追加|削除)(?:{ask})|(?:{who})(?:に|へ)は?(?:黙っ|内緒|伏せ)(?:て(?:おい|おく|お(?:け|こ)|、|実|進|や)|で(?:{some})(?:{ask}))|気[づ付]かれ(?:ない|ぬ|ず)(?:よう|まま|うち)?に?(?:{some})(?:書き換え|変更|送|転送|挿入|追加|削除|差し替え|抜き取|コピー|収集|仕込)(?:{ask})|(?:関与|経緯|出所|(?:この|その)(?:存在|事実))(?:を|は)(?:{few})(?:伏せ|隠|秘匿|ぼか)(?:{ask}|し)',
                        'unasked': '(?:確認|承認|許可|レビュー|審査|同意|許諾)(?:を|は)?(?:なし|無し|せず|取らず|求めず|待たず|得ず|不要|経ず|省略|無用|スキップ)(?:で|に|とし|し|の)?(?:、)?(?:{some})(?:支払|送金|振り込|購入|注文|決済|発注|承認|マージ|全削除|消去|初期化)(?:[うい]|を)?(?:{few})(?:{ask}|こと)|(?:内容|中身|差分|詳細)を?(?:読まず|見ず|確かめず|確認せず|精査せず)に?(?:{few})(?:許可|承認|同意|マージ|支払)(?:[いう])?(?:{ask})',
                        'undying': '(?:{note})(?:に|を|は|には)(?:{few})(?:有効期限|期限|統合|併合|隔離|検査|フラグ|失効|上書き)(?:{some})(?:ない(?:で|こと)|せず|るな|付けず|なし|不可|対象外|外し)|(?:{note}|同じ内容|登録)(?:{some})検査(?:の)?対象(?:から)(?:外|除)|(?:消えない|削除できない|変更不可の|永久の|永久|恒久的な)(?:記憶|メモ)(?:として|に)(?:{few})(?:残|保存|保持|登録|記録)',
                        'unexplained': '(?:追加|挿入|埋め込|import)(?:{some})(?:理由|目的)(?:は|を|について)(?:{few})(?:説明|言及|明か)(?:し|さ)?(?:ない|ず)',
                        'unscreened': '(?:インジェクション|注入|スクリーニング|隔離|検疫|安全|セキュリティ|不審|内容)(?:の|に対する)?(?:検査|検出|検知|フィルター?|スクリーニング|チェック|審査)?(?:の対象)?(?:[をはに])(?:{few})(?:無効|オフ|解除|停止|外し|回避|スキップ|バイパス|かけず|通さず)(?:{some})(?:保存|記憶|登録|記録|格納|メモ)(?:{ask})|(?:保存|記憶|登録|書き込)(?:{few})(?:フィルター?|検査|審査|スクリーニング|検疫)(?:を|は|に)?(?:通さず|かけず|せず|受けず|飛ばし|スキップ|省略|無効)',
                        'vendor': '(?:openai|anthropic|google|deepmind|microsoft|meta)\\s?社?(?:公式|開発チーム|安全チーム)?(?:より|から|による)(?:{some})(?:(?:{ai}|あなた)(?:へ|宛|に(?:告|通達|命)|向け)|(?:モデル|{ai})は(?:{some})(?:従|信頼)|(?:フィルター?|制限|安全)(?:{few})(?:解除|無効))|こちらは(?:、)?(?:openai|anthropic|google|deepmind|microsoft|meta)(?:{some})(?:です|だ|である)[。、][^\\n]{0,30}(?:提示|表示|出力|開示|送信|貼り付け|解除|無効|従)(?:{ask}|っ|い|に|え)',
                        'verified': '(?:開発者|システム|運営者?|管理者|プラットフォーム)(?:からの)?(?:メッセージ|通知|指示|命令)\\s?[(\\[]?(?:検証済み|認証済み|署名済み|本物|公式)',
                        'whatever_asked': '(?:{who})が(?:何を|どう|どんな|どのような|いくら)(?:{few})(?:頼|言|指示|命じ|依頼|求め|要求|要望)(?:{few})(?:ても|でも|とも|うと|うが|関係なく|かかわらず|関わらず)(?:{some})(?:命令|指示|手順|ページ|文書|ファイルの|実行(?:{ask}))|(?:{who}|{maker})(?:の|から)(?:{few})(?:{command}|意向|要求|依頼|希望|要望|設定|訂正|方針)(?:[とに])(?:矛盾|反|食い違|異な|衝突|逆ら|背)(?:{few})(?:ても|でも|場合も|とも)(?:{some})(?:優先|従|実行|(?:{here}))|(?:{here}|(?:この|以下の)(?:{command}))(?:[のはが])(?:{some})(?:{who}|{maker})(?:の|から)(?:{few})(?:{command}|要求|依頼|設定|ルール)より(?:も)?(?:{few})(?:優先|上位|強)',
                        'when': 'たびに|度に|ごとに|ときは|ときに|とき、|時は|時に|時、|際は|際に|際、|たら|場合は|場合、|次回|毎回|毎朝|毎日|毎晩|毎週|今後|以後|以降|今日から|本日から|これから|セッションの(?:最初|冒頭|開始)|開始時|起動時|始まったら',
                        'who': 'ユーザー?|利用者|使用者|依頼者|依頼人|所有者|本人|お客様|顧客',
                        'wreck': '(?:本番|production|すべての|全ての|全)(?:の)?(?:データベース|db|環境|データ|テーブル|ファイル|バックアップ|ディスク|リポジトリ)(?:{few})(?:削除|消去|初期化|ドロップ|破壊|drop)(?:{ask})|(?:\\.bashrc|\\.zshrc|\\.profile|\\.gitconfig|crontab|hosts)[^\\n。]{0,25}(?:alias|curl|wget|https?://|bash '
                                 '-i)'},
 'injection_forms_zh': {'able_ai': '(?:带|帶|具备|具備|具有|拥有|擁有|支持|配备|有)(?:有)?(?:长期)?(?:记忆|記憶|工具|浏览|执行|写入)[^。!?,\\n]{0,6}的\\s?(?:{ai})',
                        'ad_link': '(?:附上|加上|插入|加入|换成|带上|放上|替换成|嵌入|添加)(?:{few})[a-z0-9-]+\\.[a-z]{2,}(?:{few})(?:返利|推广|联盟|推荐|跟踪|追踪|佣金|聯盟)(?:{few})(?:链接|代码|码|連結|参数)|(?:插入|加入|附上|替换成)(?:{few})(?:返利|推广|联盟营销|佣金)(?:{few})(?:链接|代码|连结)(?:{on})(?:{slyly}|别让|不要让|不要告诉|不要说明)|(?:加|插入|添加|加入|嵌入|引入)(?:{few})(?:加载|引用|指向|引入)\\s?https?://[^\\s。,]{1,80}',
                        'address': 'https?://|s?ftp://|s3://|gs://|[\\w.+-]+@[\\w-]+\\.',
                        'addressed': '{to_ai}|{reader}|{if_ai}|{able_ai}|{dear_ai}',
                        'ai': 'ai|llm|gpt|大模型|语言模型|語言模型|人工智能|人工智慧|智能体|智能體|代理|助手|助理|机器人|機器人|模型|copilot|claude|codex|gemini',
                        'ai_must': '(?:客服|购物|邮件|代码|编程|智能)?\\s?(?:ai|llm)\\s?(?:助手|助理|代理|智能体|模型|机器人)?\\s?(?:请|須|须|应|必须|应当|務必|务必|要|得)(?:{few})(?:(?:把|将|將)(?:{some})(?:{secret_file}|{secret}|{private}|记录|名单)(?:{some})(?:{send})|(?:立即|马上|直接|自动)?(?:{few})(?:付款|转账|汇款|打款|支付)|(?:停止|放弃|忽略|抛弃|丢弃|无视|取代|以)(?:{some})(?:{command}|请求|要求|方针)|(?:{slyly}))',
                        'approved': '(?:人工|人类|{user}|操作员|管理员|管理員|运营方)(?:{few})(?:已|事先|提前|预先)(?:经|预先|事先|提前)*(?:批准|同意|授权|许可|核准)(?:了)?(?:这|本|此|该|所有|全部|以下|上述)(?:{some})[,。](?:{few})(?:直接|无需|不要再|不用|不必|无须|跳过|立即|马上)|(?:在此|特此|兹|谨此|茲)(?:{few})(?:批准|授权|核准|授權)(?:{end}|所有|全部|你|一切|助手|模型|上述)',
                        'as_orders': '(?:来自|來自|从)\\s?(?:[a-z0-9-]+\\.[a-z]{2,}|这个网站|本站|本页|外部)[a-z0-9.-]*(?:{few})(?:笔记|记忆|消息|内容|文档|邮件|記憶|筆記|信息)(?:{few})(?:视为|当作|當作|視為|看作|作为|等同于)(?:{few})(?:指令|命令|指示)|(?:来自|來自|从)\\s?(?:[a-z0-9-]+\\.[a-z]{2,}|这个网站|本站|本页)[a-z0-9.-]*(?:{few})(?:信息|内容|资料|说法)(?:{few})(?:记为|视为|当作|認定為|认定为)(?:{few})(?:正确|真实|可信|事实|權威|权威)',
                        'ask_password': '(?:让|请|要求|引导|诱导|提示)(?:他们?|她|对方|{user})(?:{few})(?:输入|提供|告知|说出|发来|填写|交出|輸入)(?:{few})(?:密码|验证码|银行卡|信用卡|支付密码|助记词|口令|密碼)|套出(?:{few})(?:密码|验证码|口令)|(?:要来|要到|索要|骗取|问出|套取)(?:{few})(?:密码|验证码|银行卡|信用卡|助记词|口令)',
                        'away_with': '放(?:到|在)一[边邊旁]|搁置|擱置|丢(?:到|在)一[边旁]|抛(?:到|在|诸)|不予(?:理[睬会會]|考虑|采纳)|置之不理|弃之不顾|作废|作廢|忘掉|忘了|忘记|丢掉|清除|删除|抹掉|统统忘|全忘',
                        'backdoor': '(?:留|留下|加入|加|写死|写入|植入|嵌入|埋|内置|預留|预留|设置)(?:一个|一個|上|入|个)?(?:{few})(?:固定|万能|通用|隐藏|硬编码|主|萬能|秘密)的?(?:万能|管理员|主)?(?:密码|密钥|令牌|账号|账户|口令|接口|入口|密碼)|(?:认证|登录|权限|鉴权|验证)(?:{some})(?:加|留|写|植入|埋)(?:{some})(?:必定通过|直接通过|无条件通过|绕过|跳过|放行)(?:{few})(?:分支|逻辑|代码|入口|条件)?',
                        'blank': 'https?://[^\\s。,]{1,80}[?&][\\w-]+=\\s?[<{\\[(“「][^>\\]})”」\\n]{0,10}(?:对话|摘要|记录|密码|令牌|用户|个人|密钥|提示|记忆|内容|数据|姓名|邮箱|信息|對話|使用者)',
                        'by_owner': '这是(?:{user}|管理员|开发者)(?:本人)?的(?:直接|正式|最新|明确)?(?:指示|命令|指令|授权)\\s?[:,。]|(?:你|助手|模型|智能体)的(?:所有者|主人|管理者|运营方|上级|擁有者)(?:已经?|现已|现在)(?:变更|更换|改为|易主|更改|变|換|换)',
                        'command': '指令|指示|命令|提示词|提示詞|指引',
                        'consent_not': '(?:即使|即便|哪怕|就算)(?:{few})(?:没有|未经|未獲|未获|没得到)(?:{user})(?:的)?(?:同意|许可|批准|确认|授权)[,](?:{few})(?:也|都)(?:{some})(?:执行|进行|继续|按照|完成|照)|(?:不经|未经|无需|不必等|不等|无须|不用等)(?:{user})(?:的)?(?:同意|许可|批准|确认|授权)[,]?(?:就|便|直接|即可|而)(?:{some})(?:执行|进行|继续|付款|删除|安装|发送|修改)',
                        'costly_no': '(?:每)?(?:拒绝|拒絕|不服从|不回答|推辞)(?:{few})(?:一次|就|每次|都|会)(?:{few})(?:扣|失去|减少|损失|扣除|減)(?:{few})(?:token|令牌|积分|分|生命|点数|條命|条命)',
                        'dangers': '{run_it}|{open_it}|{leak_it}|{pay_it}|(?:{drop})(?:{some})(?:{order}|要求|内容)|(?:{slyly})|{store_it}|(?:关闭|禁用|停用|關閉)(?:{some})(?:防火墙|安全|检查|日志)|(?:停止|中断|终止|放弃|取代|代替)(?:{few})(?:{few})(?:请求|任务|方针|{command})|停用(?:{few})(?:测试|检查|防护|监控)',
                        'dear_ai': '(?:亲爱|敬爱|親愛)的\\s?(?:{ai})',
                        'denies': '(?:问起|问到|被问|询问|追问|问及|有人问|質問|問起|质疑)(?:{on})(?:就|则|一律|便|都|請|请)?(?:说|說|回答|声称|聲稱|称|答)(?:{few})(?:没有(?:{end}|这|此|任何|做)|没这回事|不知道|不知情|不存在|自动|系统(?:自动|更新)|别人|什么都没|误操作)|矢口否认|(?:一律|坚决|始终|一概)否认|装作(?:不知|没)|(?:问|問|质疑)(?:{few})(?:原因|为什么|缘由|理由)(?:{few})[,](?:{few})(?:一口咬定|咬定|谎称|推说|敷衍|搪塞)|(?:问|問)(?:{few})(?:原因|理由|为什么)?(?:{few})也(?:不要|别|不得)(?:回答|说明|解释)|一口咬定|谎称',
                        'drop': '忽略|无视|無視|忽视|忽視|忘记|忘記|忘掉|抛弃|拋棄|抛开|丢弃|丟棄|丢掉|丟掉|舍弃|捨棄|放弃|放棄|撇开|撇開|违背|違背|摒弃|别管|不理会|推翻',
                        'earlier': '之前|以前|先前|此前|原来|原有|原先|最初|早先|上面|上述|以上|前面',
                        'end': '$|[。,;!、\\s)”"」』]',
                        'everywhere': '(?:把|将|將)(?:这|此|本|以下|該|该|這)(?:{few})(?:笔记|记忆|指令|文字|消息|话|内容|記憶|筆記)(?:{few})(?:复制|写入|写进|同步|添加|扩散|存入|複製|加入)(?:到|进|至)?(?:所有|每个|每一个|全部|各个|每個)(?:{few})(?:项目|会话|工作区|代理|智能体|專案)',
                        'evil_role': '(?:扮演|保持|维持|化身|变成|維持)(?:{some})(?:邪恶|反派|恶魔|黑暗|冷血|无法无天|没有良知|邪惡)(?:{few})(?:ai|人格|角色|人工智能|助手|身份|模型|机器人)?(?:{on})(?:永远|始终|一直|不要出戏|不得退出|不准退出|所有对话|永不|出戏|永遠)|(?:一直|始终|永远)(?:保持|扮演|维持)(?:{few})(?:反派|邪恶|恶魔|黑暗|无良)(?:人格|角色|身份|ai)?',
                        'fake_yes': '["“「『\'](?:ok|好的?|是的?|可以|行|嗯|谢谢|yes|收到)["”」』\'](?:{on})(?:视为|当作|等于|即|視為|看作|理解为)(?:{few})(?:允许|同意|授权|批准|许可|允許)(?:{few})(?:清空|删除|格式化|转账|付款|购买|抹掉|重置|全部|所有|清除)',
                        'far': '[^。\\n]{0,40}',
                        'fetch_orders': '(?:从|到|访问|读取|打开|下载|獲取|获取|拉取|查看)\\s?(?:https?://[^\\s。,]{1,80}|[a-z0-9-]+\\.[a-z0-9.-]*[a-z]{2}/[\\w./-]+)(?:{some})(?:获取|拉取|读取|下载|取得|领取|獲取)?(?:{some})(?:任务|指令|命令|脚本|内容|步骤|任務)(?:{on})(?:照做|执行|執行|运行|完成|遵循|照办|遵照|服从|照着做)',
                        'few': '[^。!?,;\\n]{0,6}',
                        'filler': '(?:的|所|里|中|身上|那些|这些|给你?|給|出|收到|全部|所有|一切|任何|原来|先前|之前|下达|制定|设定|布置|定下|安全|方|开发商|开发者|公司)*',
                        'forbidden_is_duty': '(?:反话|反转|颠倒|相反|反話)日|(?:{order}|你|平时|原本)(?:{few})(?:禁止|不允许|不准|拒绝)(?:{few})的?(?:事情?|内容|行为|一切|回答)[,]?(?:{few})(?:义务|必须做|都要做|必做|都允许|都必须|強制|强制)|凡是(?:被)?禁止的(?:{few})(?:都)?(?:必须|要|得)',
                        'forged': '(?:{header})[^\\n]{0,40}(?:{lifted})',
                        'forged_json': '["\']role["\']\\s*:\\s*["\'](?:system|developer)["\'][^\\n]{0,30}["\']content["\']\\s*:\\s*["\'][^\\n]{0,40}(?:{lifted})',
                        'grab': '把|将|將|读取|讀取|收集|导出|匯出|复制|获取|提取|打包|查找|请将|抓取',
                        'header': '(?:[\\[【<(*]|#{1,4}|[=-]{2,}|^|[\\n。])\\s?(?:系统|系統|system|管理员|管理員|开发者|開發者|developer|官方|平台|安全团队)\\s?(?:消息|通知|指令|提示|公告|警告|命令|覆盖|訊息|提示词)?(?:开始|開始|更新)?\\s?(?:[\\]】>):*]|#{1,4}|[=-]{2,})',
                        'here': '(?:本|这个|这份|这篇|这条|這個|此|该|該)\\s?(?:页面?|頁面?|文档|文檔|文件|网页|網頁|网站|網站|邮件|郵件|消息|訊息|文章|笔记|工单|评论|評論|readme|资料|说明)',
                        'if_ai': '(?:如果|若|假如|倘若|要是|當)(?:你|您|读者|阅读者)(?:是|为)[^。!?,\\n]{0,6}(?:{ai})',
                        'in_public': '(?:pr|合并请求|拉取请求)\\s?(?:的)?(?:正文|描述|评论|说明)|issue|评论(?:里|区|中)|備註欄|备注栏|公开页面|readme|提交信息|回答(?:里|中|末尾|的末尾)|回复(?:里|中)|聊天(?:里|中|框)|表单',
                        'instead': '(?:终止|中止|放弃|放棄|停止|取消|忘记|忘記|忘掉|丢下|抛下|搁置|擱置|忽略|終止|中断)(?:{few})(?:{earlier}|{user}|当前|现在)(?:的|交代的|给的|布置的)?(?:任务|任務|要求|请求|請求|工作|对话|目标)[,\\s]?(?:{few})(?:改为|改為|转而|轉而|转为|改去|改成|先)(?:{few})(?:执行|執行|完成|遵循|服从|按照|运行|遵從|显示|输出|发送)(?:{few})(?:以下|本|下面|这|此|该|下列)|(?:把|将|將)(?:{user})的(?:请求|要求|任务|問題|请求|請求|问题)(?:搁置|擱置|放一边|放到一边|丢开)',
                        'just_done': '只(?:需)?(?:给|向|对|跟|給)(?:{user}|对方|他们|人类)(?:显示|回复|说|展示|报告|回答|顯示)(?:{few})["“「『\'](?:已?完成|done|一切正常|没有问题|任务完成|搞定|操作成功)',
                        'keep_as': '(?:把|将|將)(?:{on})?(?:{this_note})(?:{few})(?:作为|作為|当作|记为|记录为|登记为|标记为|存为|保存为|標記為|記為|视为|写为)(?:{few})(?:{trusted})|(?:记为|登记为|记录为|存为|保存为|标记为|伪装成|記錄為|登記為)(?:{user})(?:亲口|本人|亲自|自己)(?:{few})|(?:把|将|將)(?:{this_note})(?:{few})(?:標記為|标记为|記錄為)(?:{few})(?:{user})(?:{few})(?:确认|確認)',
                        'leak': '(?:{grab})[^。\\n]{0,15}(?:{secret_file}|{secret})[^。\\n]{0,30}(?:{send})[^。\\n]{0,14}(?:{address}|{outside}|{in_public})|(?:{send})[^。\\n]{0,10}(?:{secret_file}|{secret})[^。\\n]{0,15}(?:到|给|至|往|进|在|給)[^。\\n]{0,8}(?:{address}|{outside}|{in_public})|在(?:{few})(?:{in_public}|{outside})(?:{few})(?:填写|写入|附上|贴上|加入|写上|公布)(?:{few})(?:{secret_file}|{secret})|(?:{grab})(?:{some})(?:{secret})(?:{some})(?:{send})(?:{few})(?:{outside}|{in_public})|(?:{secret_file}|{secret})(?:{few})(?:编码|混|塞|夹带)(?:进|到|入|在)(?:{far})(?:{outside}|{address}|搜索|dns)',
                        'leak_it': '(?:发送|發送|发到|上传|上傳|提交|转发|粘贴|贴|写出|写入|放进|放入|放到|输出|列出|收集|交出|附上|展示|包含|提供|公开|读取)(?:{on})(?:{secret_file}|{secret})|(?:{secret_file}|{secret})(?:{far})(?:发送|發送|发到|上传|上傳|提交|转发|粘贴|写进|写入|放进|放入|放到|输出|附上|交出)',
                        'leak_private': '(?:{grab})[^。\\n]{0,15}(?:{private})[^。\\n]{0,25}(?:{send})[^。\\n]{0,12}(?:{address}|{outside})|(?:{send})[^。\\n]{0,10}(?:{private})[^。\\n]{0,15}(?:到|给|至|往|進|给|給)[^。\\n]{0,8}(?:{address}|{outside})',
                        'let_in': '(?:一律|自动|务必|必须|都|自動)(?:把|将|將)\\s?[a-z0-9_.@-]{3,40}\\s?(?:添加|加|设|邀请|加入)(?:为|成|到|為)(?:{few})(?:协作者|管理员|维护者|所有者|協作者|collaborator)|(?:把|将)(?:这个|以下|下面的?|此)(?:公钥|密钥|ssh\\s?密钥|部署密钥)(?:{few})(?:添加|加入|写入|追加)(?:{few})(?:authorized_keys|服务器|仓库)',
                        'lifted': '(?:确认|审批|审核|验证|限制|检查|保护|安全|確認|審核|过滤)(?:{few})(?:取消|关闭|解除|跳过|豁免|停用|免除|失效)|(?:无需|不需要?|不用|跳过|无须|取消|無需|免除|省略|不再需要|不再)(?:再|需要)?(?:{few})(?:确认|审批|审核|验证|检查|確認|批准)|(?:立即|马上|直接)(?:继续|执行|删除|转账)|(?:听从|服从|聽從|服從)(?:{some})(?:命令|指令|指示|运营方)|提权|權限已提升|(?:已|现已)(?:允许|授权|获得|授予)(?:{few})(?:所有|全部|任何|最高)|(?:你|助手|模型)的(?:所有者|主人|管理员)|你(?:必须|现在必须|已被|今后必须|今后要)|关闭过滤|都必须回答',
                        'maker': '运营(?:方|者|商|人员)?|營運(?:方|者)|开发(?:者|方|商|人员)|開發(?:者|方|人員)|系统(?:提示词?)?|系統(?:提示詞?)?|管理员|管理員|平台方?|厂商|操作员',
                        'mirror': 'git remote '
                                  'add\\s+\\S+\\s+(?:https?://|git@|ssh://)[^。\\n]{1,60}(?:推送|push)(?:{few})(?:所有|全部|整个|--all|--mirror)',
                        'mode': '(?:启动|开启|进入|激活|打开|切换到|啟動|開啟|進入)(?:{few})(?:上帝|越狱|无限制|开发者|無限制|超级|god|dan|自由|開發者|无审查)\\s?模式[^\\n]{0,20}(?:不受|审查|限制|过滤|safety|拒绝|安全|道德)|safety\\s?[=:]\\s?(?:off|false|0|none)[^\\n]{0,20}(?:审查|限制|回答|过滤|拒绝)|(?:关闭|解除|移除|關閉)(?:全部|所有|一切|你的)(?:{few})安全(?:过滤|限制|机制|审查|防护|護欄|护栏)',
                        'must': '必须|必須|应当|應當|应该|务必|務必|一律|都要|需要|须|無條件|无条件|都',
                        'mustnt': '不要|别|別|勿|不得|请勿|請勿|切勿|不准|不许|不許|不能|不可|绝不|絕不|绝对不要|千万别',
                        'new_goal': '(?:{ai}|你|您)的(?:新|全新|新的|唯一|唯一的|首要的?)(?:目标|目標|任务|任務|指令|使命|指示|职责)(?:是|:|为|為)|(?:给|致|对|給)(?:{ai})的新(?:指令|任务|指示|目标)',
                        'no_log': '(?:删除|清除|抹掉|擦除|清空|刪除)(?:{few})(?:日志|记录|历史|日誌|紀錄)(?:{few})(?:相关|对应|有关)(?:{few})|(?:删除|清除|抹掉|刪除)(?:本次|此次|这次|该|这一)(?:{few})(?:日志|记录|痕迹|紀錄)|(?:清空|删除|清除)(?:{few})(?:bash_history|命令历史|历史命令)',
                        'no_morals': '(?:没有|沒有|不受|毫无|毫無|不具|缺乏|不讲|无)(?:任何|一切)?(?:{few})(?:道德|伦理|倫理|良知|底线|底線|良心|节操|顾忌)(?:{few})(?:约束|限制|底线|底線|束缚|顾忌|標準|标准)?的?(?:{few})(?:ai|人工智能|人工智慧|模型|助手|机器人|人格|角色)(?:{on})(?:保持|永远|永遠|身份|回答|所有对话|出戏|继续|始终)|(?:你是|你现在是|你叫|扮演|假扮|化身)(?:{on})(?:ai|人工智能|模型|助手|机器人|dan\\b)[^。!?\\n]{0,8}(?:没有|不受|毫无)(?:{few})(?:道德|伦理|限制|约束|规则|底线)|dan\\b[^。!?\\n]{0,12}(?:没有规则|没有限制|任何事|绝不拒绝|不会拒绝)',
                        'no_rule_binds': '不(?:再)?受(?:任何|一切|所有)(?:{order}|道德|规范)(?:的)?(?:束缚|约束|限制|制约|拘束|束縛)|(?:不受限制|毫无保留|不经审查|不加审查|不受审查|不加限制|無限制)地?(?:{few})(?:回答|回复|回應|作答)|(?:你是|你现在是|你叫|扮演|名为|叫)(?:{some})(?:无限制|無限制|无审查|无约束|不受限|无过滤)的?\\s?(?:ai|人工智能|助手|模型|机器人|人格)|(?:人格|模式|身份|角色)(?:{few})不受(?:任何|一切)?(?:管制|限制|约束|规则|审查)|不受(?:任何|一切)(?:管制|审查|监管)|(?:拆除|卸下|去掉|移除|摘掉)(?:{few})安全(?:装置|机制|护栏|锁)|(?:伦理|倫理|道德|安全)(?:规定|准则|限制|约束|守则|政策|規定)(?:{few})(?:暂停|失效|停用|不再|已解除|作废|没有效力)',
                        'no_word': '(?:{mustnt})(?:向[^。!?,\\n]{1,6})?(?:透露|提及|提到|披露|承认|暴露|泄露|引用|说出|公开|洩露|承認)(?:{few})(?:这|此|该|本|這)(?:条|段|个|份|些|條)?(?:(?:指令|指示|命令|提示|记忆|记录|笔记|記憶)(?:{end})|(?:记录|记忆|笔记|指令|指示|消息|命令|备注|通知|内容|页面)的存在)|(?:{mustnt})(?:再)?(?:提|说|提起|谈到)(?:这|此|该|這)(?:条|个|段|條)?(?:指令|指示|命令|提示|备注)|(?:隐瞒|隱瞞|掩盖|掩饰)(?:{few})(?:你的?|自己的|真实|这|此)(?:{few})(?:参与|身份|操作|行为|修改|事实|来源|參與)',
                        'not': '不要|不得|不能|不可|不应|不應|不准|不许|不許|切勿|请勿|請勿|勿|严禁|嚴禁|禁止|绝不|絕不|别|別|不会|不會|从不',
                        'note': '(?:这|這|此|本|该)(?:一)?(?:条|段|个|份|條)?(?:记忆|記憶|笔记|筆記|条目|记录)|这一条|这条',
                        'obey_here': '(?:{ai}|你|您)(?:{few})(?:{must})(?:{few})(?:服从|服從|听从|聽從|遵从|遵從|信任|执行|執行|遵循)(?:{few})(?:{here}|网页|網頁|页面|頁面|工具|搜索结果)(?:{few})(?:{command})|(?:页面|頁面|网页|網頁|文档|文檔|文件|工具|邮件|结果)(?:{few})(?:什么|什麼|怎么)[^。!?\\n]{0,4}(?:就|便)(?:{few})(?:执行|執行|照做|照办)|(?:改为|转而|改而|改為|轉而)(?:{few})(?:遵从|遵從|服从|服從|听从|聽從)(?:{here})',
                        'obey_no_more': '(?:你|您)?(?:不必|无需|无须|不用|不需要|毋须|無需|無須)(?:再|继续|繼續)(?:{few})?(?:听从|聽從|服从|服從|遵守|遵循|遵从|遵從|理会|理會)(?:{few})(?:{maker}|{user}|{earlier}|任何|安全)(?:{few})(?:{order}|要求)',
                        'on': '[^。!?\\n]{0,16}',
                        'only_here': '(?:只|仅|僅)(?:能|需|要|应|须|須)?(?:服从|服從|听从|聽從|遵循|遵守|遵从|相信|执行|執行)(?:{here})|(?:只|仅|僅)(?:能|需|要|应|须)?(?:服从|服從|听从|聽從|遵从|遵循)(?:以下|下面|下列|这里|此处)的?(?:{command})|只有(?:以下|下面|下列|这里|本页|本文|此处)的?(?:{command})(?:才|是)?(?:有效|算数|作数)|(?:以下|下面|接下来|下列)(?:内容)?(?:的)?才是(?:你)?(?:真正|唯一|正式|实际|有效)(?:{few})(?:任务|任務|指令|指示|命令|目标|使命|要求)',
                        'only_this': '(?:清空|删除|清除|抹去|丢弃|刪除|忘掉|忽略)(?:{few})(?:现有|其他|其它|以前|之前|已有|过去|所有|全部|現有)(?:的)?(?:{few})(?:记忆|記憶|笔记|筆記)[^。!?\\n]{0,3}(?:只|仅|以)(?:{few})(?:保留|留下|记住|这|此|本|用)|(?:{user})(?:{few})(?:偏好|设置|记忆|习惯|更正)(?:{few})(?:作废|删除|清空|忽略|废弃)[,](?:{few})(?:换成|改为|改用|替换为|只用|以)(?:{few})(?:以下|下列|这|此|本)',
                        'open_it': '(?:访问|訪問|打开|打開|请求|下载|下載|抓取|获取|调用|前往|点击|點擊|登录)(?:{on})(?:https?://|[a-z0-9-]+\\.[a-z]{2,}\\b|链接|連結|网址)',
                        'order': '指令|指示|命令|规则|規則|准则|準則|约束|約束|限制|指引|指导|方针|方針|规定|規定|守则|政策|提示词|提示詞|规范',
                        'orders_void': '(?:你|您|系统(?:提示词?)?(?:里|中)?|系統(?:提示詞?)?(?:裡|中)?|安全|伦理|倫理|道德|运营方?|开发者|开发商|{user}){filler}(?:{order})[,]?{void}|(?:{earlier}|初始){filler}(?:{command}|约束){void}|(?:{earlier}|到目前为止|到此为止|本段以前|此处以前|在此之前)(?:写的?|说的?)?的?(?:对话|對話|内容|內容|文字|一切|话)?(?:都|全|只|均|已|皆|已经)+(?:是测试|是測試|是练习|是假的|是虚构|过时|過時|作废|作廢|不重要|无关紧要|不算数)|(?:{command})[^。\\n]{0,10}(?:其余|其他|其它|除此之外|除此以外)(?:的)?(?:{few})(?:无效|作废|無效|不算|忽略)',
                        'out_of_report': '(?:{mustnt})(?:{few})(?:在|往|把|将|于|將)(?:{some})(?:{report})(?:里|中|内|裡|上)?(?:{few})(?:{say})(?:{few})(?:{this_deed})|(?:{mustnt})(?:把|将|將)(?:{this_deed})(?:{few})(?:写进|写入|列入|放进|记入)(?:{few})(?:{report})|(?:{report})(?:{few})(?:{mustnt})(?:{say})(?:{few})(?:{this_deed})|(?:新增|添加|插入|修改|改动|做过|执行过?|{this_deed})(?:{few})(?:{mustnt})(?:在|写进|写入|出现在|列入|记入)(?:{few})(?:{report})|(?:{this_deed})(?:{few})(?:{mustnt})(?:写进|写入|写到|列入|记入|放进)(?:{few})(?:{report})|(?:最终|最后)?(?:{report})(?:里|中)(?:{mustnt})(?:写明|说明|注明|体现)(?:{end})',
                        'outranked': '比起(?:{some})(?:规定|规则|要求|指示|政策|命令)[,](?:{few})(?:优先|更应|以)(?:{few})(?:{here}|这里|以下)|(?:{here})(?:{few})(?:是|才是|为)(?:{few})唯一的?(?:{few})(?:指示|指令|命令|依据|来源|准则)|以(?:{here}|以下|下列)(?:{few})(?:代替|取代|替代|替换)(?:{few})(?:{earlier}|你)(?:{few})(?:{order})|以(?:下列|以下|本页|此)(?:{few})(?:{order})(?:代替|取代|替代)',
                        'outranks': '(?:导入|外部|匯入|这|此|本|供应商)(?:{few})(?:笔记|记忆|内容|指令|文档|筆記|記憶)(?:{few})(?:优先于|高于|优先級高于|优先级高于|覆盖|取代|凌驾于|優先於)(?:{few})(?:{user})(?:{few})(?:更正|纠正|修改|要求|指示|说法|设置|偏好|更新)|(?:即使|就算|哪怕|即便)(?:{user})(?:{few})(?:否认|更正|纠正|反对|要求删除|修改|质疑)(?:{some})[,](?:{few})(?:也|仍|都)(?:{few})(?:以(?:{few})(?:笔记|记忆|本条|这条)|不(?:要|得|能)(?:{few})(?:删|改)|保留)',
                        'outside': 'webhook|gist|pastebin|dns\\s?(?:查询|请求|記錄)|查询(?:字符串|参数)|url\\s?参数|下一个请求|下次请求|外部(?:的)?(?:服务器|网站|接口|地址|伺服器)|公开(?:的)?(?:文件夹|仓库|\\s?gist|频道|存储桶|目录)|图片(?:的)?(?:链接|地址)|任何人都能(?:看|访问)|搜索(?:的)?(?:关键词|词|查询)|公开网站|论坛|下一次搜索',
                        'override_code': '(?:管理员|管理員|开发者|超级|主控|紧急|最高)(?:的)?(?:覆盖|越权|绕过|超控|解锁|覆蓋)(?:码|代码|密码|口令|碼)',
                        'own_orders': '(?:{drop})(?:了|掉)?(?:你|您|由)?(?:{maker}|{user}|你|您){filler}(?:{order}|要求|任务|任務|吩咐|交代)|(?:把|将|將|对|對)(?:{few})(?:{maker}|{user}|你|您|{earlier})(?:{some})(?:{order}|要求|任务|任務|对话|對話|内容)(?:{few})(?:{away_with})',
                        'pay_it': '(?:完成|立即|直接|发起|執行|执行)?(?:转账|轉帳|付款|支付|汇款|匯款|下单|购买|購買)',
                        'pipe': '(?:curl|wget|iwr|irm)\\b[^\\n|]{1,160}\\|\\s*(?:sudo\\s+)?(?:(?:ba|z|da)?sh|python3?|node|iex)\\b',
                        'praise': '(?:推荐|推薦|介绍|力荐|引导(?:他|用户)购买|安利)(?:{on})[,、]?(?:并|且|並|还要|同时)?(?:声称|宣称|说|强调|保证|断言|聲稱|告诉(?:他|用户))(?:{few})(?:保本|稳赚|唯一|最安全|最好|官方|高收益|零风险|无风险|免费|第一|保證|不安全|有漏洞|危险|已停)|只(?:用|推荐|选|推薦)(?:{few})[a-z0-9-]+\\.[a-z]{2,}[^。\\n]{0,10}(?:并说|并称|声称|告诉(?:他|用户)|谎称|说)(?:{few})(?:其他|其它|别的|别家|竞品)',
                        'private': '对话|對話|聊天(?:记录|紀錄|内容)|历史记录|记忆|記憶|剪贴板|剪貼簿|收件箱|收件匣|(?:所有|全部|收到的)(?:{few})邮件|邮件全部|通讯录|通訊錄|联系人|聯絡人|日程|日历|个人(?:信息|资料|数据)|個人資料|(?:关于|有关|關於)(?:{user})的(?:一切|所有|全部|信息)|(?:{user})的?(?:{few})(?:文件|邮件|地址|位置|文档|照片|隐私|资料|資料|清單)|私有(?:的)?(?:仓库|代码|文件|倉庫)|整个(?:{few})(?:仓库|代码库)|机密|機密|内部(?:文档|资料|文件)|浏览记录|内部\\s?(?:wiki|数据|资料库)|名单|订单|住址|电话|定位|照片|录音|家庭地址',
                        'provenance': '(?:来源|出处|作者|來源|署名|可信度|信任级别)(?:字段|栏)?(?:改成|改为|改為|设为|写成|填成|填为|伪造成|标为|填|设置为|標為)(?:{few})(?:{user}|系统|管理员|可信|最高|已验证)|(?:ai|智能体|助手|代理)\\s?(?:的)?(?:长期)?(?:记忆|記憶)(?:补充|追加|写入|登记|更新|備註|备注)\\s?[:,]',
                        'push_away': '(?:同时|一并|也|另外|顺便|同時)(?:{few})(?:推送|push|推|镜像|复制|备份)(?:到|至|一份到)?\\s?(?:git@|https?://|ssh://)',
                        'rank': '(?:以|作为|作為)(?:{some})(?:管理员|管理員|开发者|開發者|运营方|所有者|平台方|负责人)(?:的)?(?:身份|名义|权限|身分)?(?:{few})(?:命令|要求|指示|授权|责令|授權)(?:你|您|模型|助手|智能体)|(?:经认证|经授权|已认证|授权|正式)的?(?:操作员|管理员|开发者|运营方)(?:的)?(?:命令|指令|通知)|我是(?:本|这个|该)(?:服务|平台|系统|网站|公司)的?(?:{few})(?:运营者|管理员|开发者|负责人|所有者)(?:{on})(?:指令|设置|提示词?|权限)(?:{some})(?:贴|输出|显示|交|告诉|公开)|根据(?:{few})(?:ceo|总裁|老板|管理层|总部|董事长)(?:{few})(?:指示|命令|要求)[,](?:{few})(?:{ai})',
                        'reader': '(?:阅读|读到|读取|看到|处理|总结|解析|保存|访问|索引|翻译|分析|閱讀|讀到|處理|抓取|摘要|浏览|收到|接收)[^。!?,\\n]{0,14}的\\s?(?:[a-z]{1,10}\\s?)?(?:{ai})',
                        'report': '总结|總結|摘要|汇报|匯報|报告|報告|日志|日誌|提交信息|提交说明|提交記錄|commit\\s?(?:message|信息)?|pr\\s?(?:的)?(?:描述|说明|正文)|更新日志|变更说明|回答|回复|回覆|答复',
                        'run_it': '(?:运行|运行|執行|执行|输入|先跑|安装)(?:{on})(?:curl|wget|npx|sudo|powershell|chmod)|(?:以|用)(?:{few})(?:管理员|管理員|root|超级用户)(?:{few})(?:运行|执行|執行|運行)',
                        'say': '提到|提及|提起|提|写明|写|寫|包含|说明|出现|透露|记录|体现|留下|披露|列出',
                        'secret': '环境变量|環境變數|私钥|私鑰|密钥|密鑰|令牌|权杖|token|凭据|凭证|憑證|密码|密碼|助记词|助記詞|种子短语|cookie|系统提示词?|系統提示詞?|工具(?:的)?定义|工具列表|信用卡|银行卡号|身份证号|api\\s?key|口令|机密信息|秘密信息|敏感信息',
                        'secret_file': '\\.env\\b|\\.ssh\\b|\\.aws\\b|\\.npmrc|\\.netrc|\\.pypirc|\\.git-credentials|\\.kube\\b|kubeconfig|\\.gnupg|id_rsa|id_ed25519|printenv|credentials\\b',
                        'send': '发送|發送|发到|发给|发往|发至|發到|发邮件|发|寄|转发|轉發|上传|上傳|提交|传送|传到|傳送|粘贴|貼上|贴到|貼到|贴在|附加|附上|附在|附到|放进|放到|放入|放在|写入|写到|写进|写在|嵌入|编码|拼接|拼到|推送|推到|push|post|同步|共享|分享|公开|填写|加载|导出|上报|复制到|填到|填进|填入|混进|混入|写明|寫入|寫到|寄送|寄到|发布|贴出|夹带|塞进|塞到|汇总后发',
                        'send_all': '(?:把|将|將)(?:{few})(?:剪贴板|全文|发言|录音|屏幕|收到的邮件|邮件|对话|输入内容|聊天)(?:{few})(?:发到|发给|发送|转发|上传|传到|發到|轉發)(?:{few})(?:{address})',
                        'skip_above': '(?:不要|不用|不必|别|別|无需)(?:再)?(?:理会|理會|管|看|在意|考虑)(?:上文|前文|上面|以上|前面|之前)(?:的|所有|全部)*(?:内容|內容|文字|话|一切|对话)?(?:{end})|(?:不要|不用|不必|别|別|无需)(?:再)?(?:回答|处理|回应|理会|执行|完成)(?:{user})的?(?:{few})(?:问题|请求|要求|任务|指示|問題|請求)[,](?:{few})(?:而是|而要|改为|转而|请|直接|先|改)(?:{few})(?:运行|执行|按|完成|打开|访问|遵循)|真正的(?:命令|指令|指示|任务)(?:{few})(?:从|在|是|如下|:)',
                        'slyly': '悄悄|偷偷|暗中|秘密地?|私下|静默|悄无声息|不声不响',
                        'some': '[^。!?,;\\n]{0,14}',
                        'store_it': '(?:存为|存成|记为|登记为|标记为|保存为|当作|记作|記為|存為|写为)(?:{few})(?:{user}|偏好|已确认|确认|事实|指令|设置)',
                        'story': '小说|小說|短篇|故事|剧本|劇本|电影|電影|漫画|游戏|遊戲|角色卡|反派是',
                        'talk': '攻击|攻擊|红队|紅隊|注入(?:攻|防|测|检)|检测(?:测试|规则|样)|例句|示例|测试用例|这类(?:话|句|语)|之类的话|话术|手法|案例|写着[:“"]|写道|没有照做|拒绝(?:了|执行)|博客|论文(?:中|里|介)|钓鱼邮件',
                        'this_deed': '这(?:件事|一步|一点|条|一条|项|步|个(?:步骤|操作|指令|改动|修改|请求|过程)|些(?:步骤|操作|指令|改动|修改))|這(?:件事|一步|條|些)|此(?:事|步骤|操作|指令|步|举)|该(?:步骤|操作|指令)|上述(?:步骤|操作|指令|改动)|它们?(?:{end})',
                        'this_note': '(?:这|這|此|本|该|以下|下列|下面)(?:段|条|个|份|些|一条|一段|條|则)?(?:话|話|文字|内容|內容|笔记|筆記|记忆|記憶|消息|条目|信息|记录|句|指令|规则)?|["”」』]',
                        'to_ai': '(?:致|告|给|給|写给|面向|提醒|通知|敬告|仅限|仅供|僅供|僅限)(?:所有|各位|各|全体|阅读本文的)*的?\\s?(?:[a-z]{1,10}\\s?|编程|编码|大)?(?:{ai})(?:们|們)?(?:的)?(?:{few})[:,)]|(?:{ai})(?:们|們)?(?:请|請)?(?:注意|须知|须注意|請知悉|必读|专用|阅读|閱讀)(?:{few})[:,)]',
                        'trusted': '已确认|已確認|已驗證|已验证|可信|受信任|最高优先级?|最优先|系统指令|系統指令|(?:{user})(?:本人|亲口|自己|亲自|已)*(?:的|所|说过|确认|確認|提出|写下|要求|偏好|设置|设定|原话)(?:{few})?',
                        'unasked': '(?:不用|无需|无须|不必|未经|不经|不等|跳过|不做|不需要|無需|無須|毋须|省去)(?:任何|再|{user}|人工|等待)?(?:确认|批准|许可|审批|审核|询问|同意|review|核对|確認|審核)(?:{few})[,]?(?:就|便|直接|即可|立即|自动|而)?(?:{few})(?:付款|支付|转账|下单|购买|批准|合并|清空|格式化|全部删除|打款|汇款|轉帳|購買)|(?:付款|支付|转账|下单|购买|打款|轉帳)(?:{few})[,](?:无须|无需|不用|不必|不需要|無需|毋须)(?:再|{user})?(?:确认|批准|审批|询问|確認)|(?:不看|不读|不查看|不检查)(?:{few})(?:内容|详情|细节|差异)(?:{few})[,]?(?:{few})(?:同意|批准|通过|允许|合并)',
                        'unaware': '(?:别|別|不要|勿|不能|避免|不得|切勿)(?:让|讓|被)(?:{few})(?:人|{user}|读者|讀者|对方|管理员|审核者?|团队|老板)(?:{few})(?:知道|发现|察觉|看出|注意到|得知|起疑|觉察|發現|察覺)(?:{end}|这|此|是|你|它)|(?:{mustnt})(?:向|跟|对|和|對)(?:任何人|{user}|管理员|上级|人类|别人)(?:{few})(?:汇报|报告|提起|提及|说起|透露|上报|声张|匯報|報告)(?:{end}|这|此|它|该|你)|(?:{user})(?:没必要|没有必要|无需|不需要|不必|无须|沒必要)知道(?:{end}|这|此|它|你)|不(?:要)?留(?:下)?(?:任何)?(?:痕迹|痕跡|记录)(?:{end})|(?:抹去|清除|抹掉|销毁|抹除)(?:{few})(?:痕迹|痕跡|证据)|(?:别|別|不要|勿|不能|避免|不得|切勿)(?:被|給|给)?(?:{few})(?:发现|察觉|识破|看穿|發現|察覺)(?:{end})|(?:痕迹|痕跡)(?:{few})(?:清理|清除|抹|擦|删|删除|消除)|(?:对|對|跟|向)(?:{user}|任何人)只字不提|(?:瞒|瞞)[着著过過](?:{user}|所有人|对方)|(?:表面上?|明面上)(?:{some})[,](?:{few})(?:背后|背地里|暗地里|实际上?|私底下)(?:{some})(?:修改|发送|执行|删除|上传|更改|转|安装|添加|复制)',
                        'undying': '(?:{note})(?:{few})(?:不设|永不|没有|无|不得|不要|不可|不能|禁止|免于)(?:{few})(?:有效期|过期|失效|合并|隔离|标记|检查|審查|扫描|期限|過期)|(?:关闭|跳过|禁用|停用|绕过|關閉)(?:对)?(?:这类|此类|这条|该|此|这些)(?:{few})(?:安全)?(?:检查|检测|筛查|扫描|过滤|审查|隔离)|(?:不可删除|无法删除|不能删除|永久|永不删除)的?(?:记忆|記憶|笔记)(?:{few})(?:保留|保存|存储)|(?:作为|作為|当作)(?:不可删除|不可修改|永久|永远有效)的?(?:记忆|記憶|笔记)|(?:这个|此|该|本|这条)(?:条目|记忆|笔记|消息)(?:{on})(?:不要|无需|不必|不用)(?:隔离|检查|审查|扫描|筛查|过滤)',
                        'unexplained': '(?:加上|加入|添加|插入|import)(?:{on})(?:不要|不用|别|无需|不必)(?:解释|说明|解釋)(?:原因|理由|目的)?',
                        'unscreened': '(?:关闭|跳过|禁用|停用|绕过|避开|關閉|繞過)(?:{few})(?:注入|筛查|隔离|安全|内容|可疑)(?:{few})(?:检测|检查|过滤|筛查|扫描|审查|機制|机制)?[^。!?\\n]{0,6}(?:保存|存入|写入|记录|记住|存储|入库)(?:{few})(?:这|此|本|以下|该|记忆|本条)|(?:保存|存入|写入|记录|存储)(?:{few})(?:不要|不|无需|跳过|绕过)(?:经过|通过|做|进行|走)?(?:{few})(?:过滤|筛查|检测|审查|检查|扫描|隔离)',
                        'user': '用户|用戶|使用者|主人|委托人|委託人|顾客|客户本人|当事人',
                        'vendor': '(?:openai|anthropic|谷歌|google|deepmind|微软|microsoft|meta|deepseek)\\s?(?:公司|官方|团队|安全团队|團隊)*\\s?(?:通知|公告|消息|致|告知|要求|指示|命令|提醒|政策|訊息)(?:{on})(?:{ai}|你)[^。!?\\n]{0,10}(?:服从|服從|听从|遵从|信任|关闭|解除|跳过|忽略|不再受|放开|必须执行)|(?:这里是|我们是|我是)\\s?(?:openai|anthropic|谷歌|google|deepmind|微软|microsoft|meta|deepseek)(?:{few})(?:团队|官方|员工|工程师|公司)?(?:{on})(?:出示|提供|输出|显示|交出|关闭|解除|粘贴|贴出|公开)',
                        'verified': '(?:开发者|開發者|系统|系統|管理员|平台|运营方)(?:消息|通知|指令|指示|訊息)\\s?[(\\[](?:已?经?(?:验证|认证|核实|签名|驗證)|官方)',
                        'void': '(?:已经|已經|已|都|全部|全都|均|从今天起|从现在起|从此|即日起|现在|一律|统统|现已|被|可以|在这个?房间里?|在此处?|这里|暂时|暫時)*(?:作废|作廢|无效|無效|失效|撤销|不再适用|不再適用|不再有效|不算数|废止|不复存在|取代|覆盖|过期|過期|没有效力|沒有效力|暂停(?:生效|适用)?|停用|忘了|管不着)',
                        'whatever_asked': '(?:不管|无论|無論|不論|不论)(?:{user})(?:{few})(?:说|說|要求|请求|吩咐|让你|指示|提出|怎么说)(?:了)?(?:{few})[,\\s](?:{few})(?:都|也|一律|均)(?:{on})(?:服从|服從|执行|執行|运行|運行|遵循|听从|命令|为准)|(?:与|与|和|跟|同)?(?:{user}|{maker})的?(?:要求|指示|指令|意愿|命令|意图)(?:{few})(?:冲突|衝突|矛盾|不符|不一致|相反|相悖|相左)(?:{on})(?:以(?:本|这|此|该|网页|页面|下面|以下)|(?:服从|遵循|执行|听从)(?:本|这|此|该|以下))|(?:{here}|(?:本|此|这条|这些)(?:指令|说明))(?:{few})(?:优先于|優先於|高于|凌驾于|取代|覆盖)(?:{few})(?:{user}|{maker}|你)(?:{few})(?:{order}|要求)',
                        'when': '每当|每當|每次|每逢|每天|每日|每周|每週|当|當|如果|若|一旦|下次|下一次|只要|凡是|今后|今後|此后|以后|以後|从今天起|从现在起|從今天起|明天起|从今往后|时[,,]|的时候|後[,,]|后[,,]|问到|聊到|提到|看到|一开始|开始时|启动时|谁问',
                        'wreck': '(?:删除|清空|格式化|删掉|抹掉|销毁|drop)(?:{few})(?:生产(?:环境)?(?:的)?(?:数据库|库|数据)|所有(?:文件|数据|备份)|全部(?:文件|数据|备份)|整个(?:磁盘|硬盘|数据库|仓库)|硬盘|磁盘)|(?:\\.bashrc|\\.zshrc|\\.profile|\\.gitconfig|crontab|hosts)[^\\n。]{0,20}(?:alias|curl|wget|https?://|bash '
                                 '-i)'},
 'injection_fr': {'above_all': '\\b(?:ces|les) (?:instructions|consignes|regles|directives)(?: suivantes| '
                               "ci-dessous)?\\s+(?:remplacent|annulent|priment sur|prevalent sur|l['']emportent "
                               'sur)\\s+(?:toutes?|tous|les precedentes|tes|vos)',
                  'after': "precedent\\w*|existant\\w*|actuel\\w*|anterieur\\w*|ci-dessus|prealables?|initial\\w*|d['']origine|du "
                           'systeme|systeme|de securite|plus haut|du developpeur|donnees? (?:avant|plus '
                           "haut|precedemment)|recues?|qui (?:precedent|t['']ont|vous ont)|que (?:tu as|vous "
                           "avez|l['']on t|je t)",
                  'ask_person': '\\bou (?:habite|vit|reside|travaille)(?:[- ]t[- '
                                "]il)?\\s+l['']utilisat|\\b(?:sais-tu|savez-vous) ou (?:habite|vit|reside) "
                                '\\w+|\\b(?:{tell})\\s+(?:(?:la|le|les|quelle est '
                                "la)\\s+|l[''])?(?:(?:{personal})\\s+de\\s+l['']utilisat|(?:{private})\\s+d(?:e "
                                "|[''])\\w+)",
                  'ask_prompt': '\\b(?:revele|repete|affiche|montre|donne|imprime|ecris|recopie|devoile|quelles? '
                                '(?:est|sont|etaient))[rz]?(?:-moi)?\\s+(?:(?:toutes?|le|la|les|mot pour '
                                "mot)\\s+){0,2}(?:ton|ta|tes|votre|vos)\\s+(?:\\w+\\s+)?(?:invite|prompt|instructions?|consignes?|directives)\\b|\\b(?:revele|devoile|divulgue|affiche|recopie)[rz]?\\s+(?:l['']invite|le "
                                'prompt)\\s+(?:du )?systeme',
                  'ask_secret': "\\b(?:{tell})\\s+(?:s['']il te "
                                'plait\\s+)?(?:(?:le|la|les|ton|ta|tes|votre|vos|son|sa|notre|tous|toutes)\\s+){1,3}(?:{secret})\\b(?:\\s*[?!.,;:"»]|\\s+(?:de|du|des|d[\'\']|pour|administrateur|admin|et|secret|enregistre\\w*|s[\'\']il)|\\s*$)|\\b(?:partage|revele|divulgue|donne|communique)[rz]?\\s+(?:avec '
                                'moi\\s+)?(?:ton|ta|tes|votre|vos)\\s+(?:{secret})\\b|\\bdonne[rz]? tous les '
                                '(?:mots de passe|identifiants)|\\btout ce que (?:tu sais|vous savez) sur '
                                "l['']utilisat|\\bj['']ai besoin (?:tout de suite|immediatement) des? "
                                "(?:{secret})|\\bj[''](?:ai besoin "
                                'de|exige)\\s+(?:ton|ta|tes|votre|vos|le|les)\\s+(?:{secret})\\b',
                  'away': 'https?://|www\\.|[\\w.-]+@[\\w-]|webhook|attaquant|pirate|pastebin|telegram|ftp://|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|serveur '
                          "(?:externe|distant)|(?:cette|mon) (?:adresse|url)|l[''](?:adresse|url) suivante|ce "
                          '(?:serveur|lien|site)',
                  'cited': '(?:{trade})[^.!?\\n]*[\\s(:,]["\'“«`]|["\'“«`][^.!?\\n]*["\'”\'»`][^.!?\\n]*(?:{trade})|(?:tente\\w*|essaie\\w*|cherche\\w*|pour) '
                           '(?:de |a )?(?:ignorer|contourner|oublier)',
                  'combine_and': '\\b(?:combine|assemble|concatene|reunis)[rz]?\\b[^.!?\\n]{0,60}\\bet\\s+(?:reponds|repondez|execute[rz]?|suis|suivez)\\b',
                  'content': 'diff|fonction|code|tableau|donnees|contenu|document|texte|article|courriel|page|calcul|etude',
                  'dan': '\\b(?:tu es|vous '
                         'etes)\\s+(?:maintenant\\s+|desormais\\s+)?["\'«]?\\s?dan\\b(?:[\\s,.:;!]|$)|\\b(?:reponds|agis|parle) '
                         'comme (?:le ferait )?dan\\b',
                  'decode_and': '\\b(?:(?:decode|dechiffre|decrypte)[rz]?\\b[^.!?\\n]{0,80}|(?:traduis|traduisez|lis|lisez|convertis)\\b[^.!?\\n]{0,60}\\b(?:morse|base64|binaire|a '
                                "l['']envers|rot13|hexa\\w*)\\b[^.!?\\n]{0,30}|(?:morse|base64|rot13)\\b[^.!?\\n]{0,40})\\bet\\s+(?:(?:suis|suivez|obeis|obeissez|reponds)\\b|agis "
                                'en '
                                'consequence|(?:execute|applique)[rz]?(?:-(?:le|la|les)|\\s+(?:le|la|les|ce))|(?:fais|faites|dis-moi) '
                                'ce qu)',
                  'denied': "n[''](?:oublie|ignore)[rz]? (?:pas|jamais|aucun)|ne "
                            '(?:jamais|pas)\\s+(?:\\w+\\s+){0,2}?\\w+r\\b|ne (?:\\w+[- '
                            ']){0,2}?(?:contourne|desactive|viole|enfreins|supprime|revele|donne|dis|envoie|partage|transmets|communique|divulgue|recommande|approuve|fusionne|publie|poste)[rz]?(?:-\\w+)? '
                            '(?:pas|jamais|aucun)',
                  'drop': 'ignore[rz]?|oublie[rz]?|neglige[rz]?|(?:tiens|tenez|tenir) (?:pas|plus|aucun) compte '
                          "(?:de|des|du|d[''])|(?:ne |n[''])(?:suis|suivez|suivre|respecte[rz]?|obei\\w+) "
                          '(?:pas|plus)(?: a| aux)?|(?:fais|faites|faire) (?:fi|abstraction|table rase) '
                          "(?:de|des|du|d[''])|contourne[rz]?|outrepasse[rz]?|passe[rz]? outre|laisse[rz]? "
                          '(?:tomber|de cote)|mets de '
                          'cote|ecarte[rz]?|annule[rz]?|abandonne[rz]?|(?:cesse|arrete)[rz]? de '
                          '(?:suivre|respecter)|desobei\\w+(?: a| '
                          'aux)?|enfrei\\w+|viole[rz]?|desactive[rz]?|remplace[rz]?',
                  'drop_earlier': '\\b(?:{drop})(?:\\s*(?:{fill})(?:\\s+|\\b)){0,5}\\s*(?:{orders})(?:\\s+\\w+){0,2}?\\s+(?:{after})|\\b(?:{drop})(?:\\s*(?:{fill})\\s+){0,3}\\s*(?:precedent\\w*|tes|vos|ta|ton|votre)\\s+(?:\\w+\\s+)?(?:{orders})\\b|\\b(?:{drop})\\s+toutes\\s+les\\s+(?:instructions|consignes|directives)\\b',
                  'drop_others': '\\bles autres souvenirs sont (?:faux|perimes|invalides|peu '
                                 'fiables)|\\b(?:supprime|efface|ignore|oublie|considere)[rz]?\\s+(?:tous|toutes)\\s+(?:les|tes|vos)\\s+(?:autres|precedents|precedentes)\\s+(?:souvenirs|memoires|notes|entrees)\\b',
                  'drop_system': "\\b(?:{drop})\\s*(?:a\\s+|de\\s+)?(?:l['']|le |ton |votre "
                                 ')(?:invite|prompt|message) (?:du )?systeme',
                  'fetching': '(?:installe|telecharge|execute)[rz]?\\b[^.!?\\n]{0,40}\\b(?:depuis|script)\\b[^.!?\\n]{0,30}https?://|telecharge[rz]?\\s+https?://[^\\n]{1,60}\\bet '
                              'execute',
                  'fill': "toutes?|tous|tout|les|la|le|l['']|des|de|du|aux|a|tes|ta|ton|vos|votre|ces|ses|mes|autres|et",
                  'forget_told': '\\b(?:{drop})\\s+(?:a )?tout ce '
                                 "(?:qui|qu['']on|que)\\s*(?:\\S+\\s+){0,4}?(?:avant|auparavant|dit|precede|ci-dessus|plus "
                                 'haut|appris|sais|savez)\\b',
                  'fraud': 'demande[rz]?(?:-lui)? (?:son|sa|le|leur) (?:numero de carte|code pin|carte '
                           'bancaire|mot de passe)|(?:remplace|change|modifie)[rz]?\\b[^.!?\\n]{0,40}\\b(?:compte '
                           'bancaire|iban|rib|portefeuille|beneficiaire|destinataire)|(?:vire|verse|transfere|paie|envoie)[rz]?\\b[^.!?\\n]{0,30}(?:\\d+ '
                           '?(?:euros?|eur|dollars?|usd|€|\\$)|\\bargent|\\bbitcoin)',
                  'hidden_letters': '\\b(?:premiere|derniere|deuxieme)\\s+(?:lettre|mot)\\s+de\\s+(?:chaque|ces)\\b[^.!?\\n]{0,30}\\bet\\s+(?:fais|suis|obeis|execute)\\b',
                  'i_am_yours': "\\b(?:je suis|c['']est|ici|en tant "
                                'que|moi,)\\s+(?:ton|votre)\\s+(?:\\w+\\s+)?(?:developpeur|createur|administrateur|admin|proprietaire|maitre|patron|superieur|programmeur|concepteur)(?:e|se)?\\b|\\b(?:je '
                                'suis|en tant '
                                'que)\\s+(?:le\\s+)?(?:createur|developpeur|concepteur)\\s+de\\s+(?:cette ia|ce '
                                'modele|cet assistant)',
                  'ignore_content': "\\b(?:ignore|oublie|neglige)[rz]?\\s+(?:(?:la|le|les|ce|cet|cette|ces)\\s+|l[''])(?:\\w+\\s+)?(?:{content})s?(?:\\s+ci-dessus)?\\s*(?:,|et|\\s)+\\s*(?:plutot\\s+|simplement\\s+)?(?:dis|dites|indique[rz]?|reponds|repondez|ecris|ecrivez|affirme[rz]?|declare[rz]?|conclus|donne[rz]?|pretends)\\b",
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
                          "conversation)?|souvenirs|memoires?|notes sur l['']utilisateur|invite systeme|prompt "
                          "systeme|variables d['']environnement|\\.env\\b|\\.ssh\\b|\\.aws\\b|id_rsa|cookies? de "
                          "session|jetons? d['']acces|cles? (?:privees?|ssh)|cles api de l['']utilisateur|donnees "
                          "(?:personnelles|privees|confidentielles|sensibles|de l['']utilisateur|des "
                          '(?:utilisateurs|clients|employes))|(?:tous|toutes|tes|vos|ses|leurs|les) (?:les '
                          ')?(?:mots de passe|identifiants|secrets|cles(?: api)?|jetons|cookies|contacts)|son mot '
                          'de passe|(?:fichiers|messages|documents|courriels|informations|mots de passe) de '
                          "l['']utilisateur",
                  'maker': 'anthropic|openai|google|microsoft',
                  'maker_says': '\\bici (?:{maker})\\b[^!?\\n]{0,10}\\btu '
                                "dois|\\b(?:message|instruction|consigne|avis|ordre|directive)s?\\s+(?:officiel\\w*\\s+)?(?:d['']|de\\s+)(?:{maker}|tes "
                                '(?:createurs|developpeurs))\\b[^.!?\\n]{0,80}\\b(?:tu|vous|tes|vos|dois|devez)\\b|\\b(?:{maker}|le '
                                "systeme|l['']administrateur)\\s+(?:t['']|vous\\s+)(?:a |ont |avez "
                                ')?\\s*(?:autoris\\w+|ordonn\\w+|permet|permis|demand\\w+)',
                  'mem': 'souvenir|memoire|note|message|entree|instruction|consigne',
                  'mention_not': '\\bne\\s+(?:mentionne|revele|devoile|divulgue)[rz]?\\s+(?:(?:pas|jamais)\\s+)?(?:cette|ce|ces)\\s+(?:{mem}|regle)s?\\s+a\\s+(?:personne|quiconque)|\\bne\\s+(?:mentionne|dis|revele)[rz]?\\s+(?:pas|jamais)\\s+que\\s+tu\\b[^.!?\\n]{0,25}\\b(?:{mem})',
                  'mode_on': '\\b(?:tu es|vous etes)\\s+(?:maintenant\\s+|desormais\\s+)?en '
                             'mode\\s+(?:developpeur|dieu|admin\\w*|debogage|dan|maintenance|sans '
                             'restriction)|\\bmode developpeur (?:est )?active\\b[^.!?\\n]{0,20}\\b(?:tu|vous)\\b',
                  'must_not_know': '\\b(?:{user})\\s+ne\\s+(?:doit|doivent|devrait)\\s+(?:pas|jamais|rien)\\s+(?:le '
                                   "|en |l[''])?(?:savoir|apprendre|decouvrir|etre (?:informe|au "
                                   "courant|prevenu)|s['']en apercevoir)|\\b(?:{user})\\s+n['']a pas (?:besoin "
                                   'de|a) (?:le '
                                   ")?savoir(?:\\s*[.!,;]|\\s*$)|\\b(?:que\\s+)(?:{user})\\s+ne\\s+(?:l['']apprenne|le "
                                   'sache|le decouvre)\\s+(?:jamais|pas)',
                  'never_refuse': '\\b(?:tu ne (?:dois|peux)|vous ne '
                                  '(?:devez|pouvez))\\s+(?:jamais|pas)\\s+(?:refuser|decliner)\\b',
                  'new_orders': '\\b(?:nouvelles (?:instructions|consignes|directives)|nouveaux '
                                'ordres)\\s*:|\\b(?:ta|votre) (?:veritable|vraie|reelle|secrete) '
                                '(?:tache|mission|fonction|consigne)\\s+(?:est|consiste)',
                  'not_bound': "\\b(?:tu n[''](?:es|etais)|vous "
                               "n[''](?:etes|etiez))\\s+(?:plus|pas)\\s+(?:liee?|soumise?|tenue?|contrainte?)\\s+(?:par|a|aux?|de)\\b[^.!?\\n]{0,20}\\b(?:directives?|regles?|restrictions?|consignes?|politiques?|limites?)",
                  'obey_only': '\\b(?:a partir de '
                               "maintenant|desormais|dorenavant),?\\s+(?:tu|vous)\\s+(?:n[''])?(?:obei\\w+|ne "
                               "(?:suis|suivez|suivras|reponds))(?:\\s+(?:plus\\s+)?qu['']|\\s+qu['']|\\s+(?:uniquement|seulement))|\\b(?:a "
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
                                  "president|policier|l['']administrateur)\\b[^\\n]{0,100}\\b(?:tu dois|vous "
                                  'devez|obei|dois '
                                  "savoir)|\\b(?:pdg|patron|directeur|administrateur|direction)\\s+(?:l['']\\s?)?a\\s+(?:approuve|autorise|valide)\\b[^.!?\\n]{0,20}\\b(?:tu "
                                  'dois|vous devez)',
                  'revoked': "\\b(?:instructions|consignes|directives|regles)\\s+(?:precedentes|anterieures|ci-dessus)\\s+(?:[\\w'']+\\s+){0,3}?(?:ne "
                             "s['']appliquent plus|sont (?:desormais |maintenant "
                             ")?(?:annulees|nulles|caduques|invalides|retirees|revoquees))|\\b(?:tu n['']as|vous "
                             "n['']avez) plus (?:a|besoin de) (?:suivre|respecter) (?:les|tes|vos) "
                             '(?:regles|consignes|instructions)',
                  'sabotage': '(?:insere|inserez|ajoute|glisse|cache|introduis|integre|mets)[rz]?\\b[^.!?\\n]{0,40}\\b(?:portes? '
                              'derobees?|backdoor|code malveillant|logiciel malveillant|faille|vulnerabilite|lien '
                              "(?:cache|d['']affiliation|piege)|pixel|malware)|(?:insere|glisse)[rz]?\\b[^.!?\\n]{0,40}(?:\\blien\\b|https?://)|(?:supprime|efface|detruis)[rz]?\\b[^.!?\\n]{0,20}\\b(?:tous|toutes) "
                              '(?:les|ses) (?:fichiers|donnees|sauvegardes)',
                  'safety_off': '\\b(?:contourne|desactive|ignore|outrepasse|coupe|supprime|leve)[rz]?\\s+(?:toutes?\\s+|tous\\s+)?(?:tes|vos)\\s+(?:\\w+\\s+)?(?:filtres?|protections?|restrictions?|garde-fous|limites|limitations|mesures|regles|securites?)\\b|\\b(?:contourne|ignore|outrepasse|viole)[rz]?\\s+(?:toutes '
                                ')?les (?:regles|consignes|directives|restrictions) (?:de '
                                'securite|ethiques|morales)',
                  'say_result': '\\b(?:dis|dites|indique[rz]?|affirme[rz]?|declare[rz]?|considere[rz]?|reponds|pretends|supposons)\\s+que\\s+(?:la|le)\\s+(?:sortie|somme|resultat|reponse|conclusion|total)\\b[^.!?\\n]{0,40}\\b(?:est|vaut|soit|serait)\\s*(?::|["\'«]|\\d)',
                  'secret': 'mots? de passe|mdp|phrase secrete|cles? '
                            "(?:secretes?|privees?|api|d['']acces|d['']api)|codes? "
                            "(?:secrets?|d['']acces|pin)|identifiants(?: de connexion)?",
                  'secretly': '\\b(?:transfere|envoie|copie|ajoute|insere|installe|enregistre|collecte|supprime|modifie)[rz]?\\s+(?:\\S+\\s+){0,3}?(?:discretement|secretement|en '
                              'secret|en cachette)\\b',
                  'selling': '(?:recommande|conseille|vante|promeus)[rz]?\\b[^.!?\\n]{0,20}\\b(?:uniquement|seulement|exclusivement|que\\b)|(?:dis|conseille|demande)(?:-lui| '
                             "a l['']utilisateur)\\s+d(?:e |[''])(?:acheter|investir|payer|virer|verser)",
                  'send': 'envoie[rz]?|envoye[rz]|transmets?|transmettez|transferer?|transferez|transfere|televerse[rz]?|poste[rz]?|publie[rz]?|partage[rz]?|expedie[rz]?|copie[rz]?|ajoute[rz]?|joins|integre[rz]?|exfiltre[rz]?|charge[rz]?|mets',
                  'some': "(?:[^\\w.!?\\n]+[\\w''-]+){0,8}?[^\\w.!?\\n]+",
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
                  'tell_not': "\\bn(?:e |['']en |[''])(?:le |la |les |lui "
                              ')?(?:dis|dites|parle[rz]?|raconte[rz]?|mentionne[rz]?|revele[rz]?|signale[rz]?|montre[rz]?|devoile[rz]?|explique[rz]?)\\s+(?:rien|pas|jamais)(?:\\s+(?:ceci|cela|ca|cette '
                              '\\w+|ce \\w+|ces \\w+|tout cela|de ceci|de '
                              'cela))?\\s+(?:a\\s+|aux?\\s+)?(?:{user})(?:\\s*[.!,;]|\\s*$|\\s+(?:de|que|ce '
                              "que|et|sur))|\\b(?:ne\\s+|n[''])(?:informe|previens|avertis|alerte|prevenez|informez|avertissez)[rz]?\\s+(?:pas|jamais)\\s+(?:{user})|\\bne "
                              'laisse[rz]? (?:pas|jamais) (?:{user}) (?:savoir|voir|apprendre)',
                  'to_the_model': "\\b(?:a l['']ia|au modele|aux ia|a "
                                  "l['']assistant)\\s*:\\s*(?:reponds|dis|indique|affirme|confirme)[rz]?\\s+que\\b|\\bia\\s*:\\s*(?:saute|ignore|reponds|dis)\\b|\\bsi "
                                  '(?:tu es|vous etes) (?:un modele de langage|une ia|un llm|un chatbot)\\b',
                  'trade': 'red[ -]?team|equipe rouge|attaque|injection|jailbreak|par exemple|phrases? '
                           'comme|detect|regle de filtrage|cas de test',
                  'treat_as': '\\b(?:marque|traite|considere|enregistre|classe|etiquette)[rz]?\\s+(?:ce|cet|cette|la|le)\\s+(?:{mem})(?:\\s+suivante?)?\\s+comme\\s+(?:etant\\s+)?(?:une?\\s+|la\\s+)?(?:\\w+\\s+)?(?:{trust})|\\b(?:traite|considere)[rz]?\\s+(?:ceci|cela|ce '
                              'qui suit)\\s+comme\\s+(?:une?\\s+)?(?:\\w+\\s+)?(?:systeme|du systeme)',
                  'trust': 'fiable|digne de confiance|de '
                           'confiance|confirmee?|verifiee?|systeme|approuvee?|prioritaire|officielle?|permanente?',
                  'unguarded': '(?:approuve|fusionne|accepte|valide)[rz]?\\b[^.!?\\n]{0,40}\\bsans (?:\\w+ '
                               ')?(?:relecture|revue|verification|verifier|controle|relire|examen)|(?:desactive|contourne|coupe|saute|supprime)[rz]?\\b[^.!?\\n]{0,30}\\b(?:securite|pare-feu|antivirus|chiffrement|protections?|2fa)',
                  'unnoticed': '\\bpersonne ne doit (?:remarquer|savoir|voir|apprendre) (?:cela|ceci|ce \\w+|cette '
                               "\\w+)|\\bn['']evoque[rz]? (?:jamais|pas) (?:cela|ceci|ca) (?:devant|avec) "
                               '(?:{user})|\\b(?:{user}) ne doit rien (?:savoir|apprendre)',
                  'unscreened': '\\b(?:desactive|contourne|saute)[rz]?\\s+(?:le|la|les)\\s+(?:\\w+\\s+)?(?:controle|filtrage|verification|quarantaine|filtre)s?\\s+(?:(?:pour|de)\\s+(?:ce|cet|cette)|des '
                                '(?:souvenirs|memoires))',
                  'user': "l['']utilisat(?:eur|rice)|aux utilisateurs|le proprietaire|l['']humain",
                  'when': 'chaque fois|a chaque|la prochaine fois|des qu|aussitot qu|quand|lorsqu|si',
                  'without_knowing': "\\bsans\\s+(?:que\\s+(?:{user})\\s+(?:le |s['']en |ne "
                                     ")?(?:sache|apercoive|remarque|s['']en rende compte|rende "
                                     'compte)|(?:prevenir|informer|avertir|en parler a|le dire '
                                     'a|alerter)\\s+(?:{user})|demander a '
                                     '(?:{user}),?\\s[^.!?\\n]{0,20}\\b(?:vire|verse|envoie|transfere|paie))|\\ba '
                                     "l['']insu de (?:{user})",
                  'without_limits': '\\b(?:ia|intelligence '
                                    'artificielle|assistant|modele|chatbot|gpt)\\b[^.!?\\n]{0,40}\\b(?:sans\\s+(?:aucune?\\s+)?(?:{limits})|non '
                                    "(?:censuree?|filtree?|bridee?)|debridee?)|\\bcomme si (?:tu n['']avais|vous "
                                    "n['']aviez)\\s+(?:aucune?|pas de|plus de)\\s+(?:{limits})|\\b(?:tu "
                                    "n['']as|vous n['']avez)\\s+(?:plus\\s+)?(?:aucune?|plus de|pas "
                                    'de)\\s+(?:{limits})\\b|\\b(?:tu es|vous etes) (?:desormais |maintenant '
                                    ")?libre de (?:toutes? les |tout )?(?:{limits})|\\bil n['']y a aucune "
                                    '(?:regle|restriction|limite)(?:\\s*[.!,;]|\\s*$)|\\baucune '
                                    "(?:regle|restriction|directive) ne s['']applique (?:plus )?a "
                                    '(?:toi|vous)|\\b(?:reponds|repondez|parle|parlez)\\s+(?:\\w+\\s+){0,2}?sans\\s+(?:aucune?\\s+)?(?:censure|filtre|restriction|limites? '
                                    'morales?)'},
 'injection_ja': {'above_all': '(?:以下|次|これら|この)の?(?:指示|命令|メッセージ|メモ|ルール|文章)[^。!?\\n]{0,10}(?:以前|すべて|全て|他の|あらゆる|これまで)[^。!?\\n]{0,12}(?:優先|上書き|置き換え|取って代わ)',
                  'ask_person': '(?:{who})[はが][^。!?\\n]{0,6}どこに住|[^\\s。、]{1,8}がどこに住んでいるか(?:知って|教え)|(?:{who}|[^\\s。、「]{1,10}さん|彼|彼女)の[^。!?\\n]{0,6}(?:{personal})(?:を(?:教え|送って|見せ|開示|明か)|は何|はどこ)|の(?:生年月日|銀行残高|口座番号|クレジットカード番号|居住地)(?:を教え|は何)',
                  'ask_prompt': '(?:システムプロンプト|システム指示|(?:最初|初期|元)の?指示|あなたの(?:指示|プロンプト|ルール|ガイドライン)|内部指示|上記の(?:文章|テキスト))(?:を|は)[^。!?\\n]{0,15}(?:(?:出力|表示|開示|公開|コピー)(?:して|せよ|しろ|しなさい)|繰り返し(?:て|なさい)|繰り返せ|教え|見せ|明か|書き出|何(?:です|でし|だっ))',
                  'ask_secret': '(?:パスワード|認証情報|鍵|キー)をすべて(?:挙げ|列挙|教え|出力)|(?:認証情報|パスワード|暗証番号)が必要です[^\\n]{0,6}渡|(?:{who})について知っていること[^。!?\\n]{0,24}(?:教え|列挙|挙げ)|(?:{secret})(?:は何|とは何|を(?:私に|こちらに|すぐに|すべて|全て)?(?:教え|言って|言え|見せ|明か|渡し|渡せ|ください|知りたい|送って|出力して|共有して(?:ください|くれ|下さい|もら))|が必要(?:です|だ)[^\\n]{0,20}教え)',
                  'away': 'https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|pastebin|次のurl|このurl|(?:次|以下)の(?:アドレス|サーバー?|リンク)|外部の?(?:サーバー?|サイト|サービス)|攻撃者|webhook',
                  'cited': '(?:{trade})[^。!?\\n]*[「『"“\']|[「『"“\'][^。!?\\n]*[」』"”\'][^。!?\\n]{0,15}(?:{trade}|のような文|という文)',
                  'combine_and': '(?:組み合わせ|結合し|連結し|つなげ)て、?[^。!?\\n]{0,10}(?:質問に答え|答えて|指示に従|命令を実行)',
                  'dan': '(?:あなた|君|お前)は(?:今から|今や|これから|もう|今)?、?dan(?:です|だ|で|と|、|として)|dan(?:のように|として)(?:答え|振る舞|話|応答)',
                  'decode_and': '(?:base64|モールス|暗号|バイナリ|rot13|16進|2進|次の|この)[^。!?\\n]{0,15}(?:デコード|復号|解読|翻訳|変換)し(?:て|、)[^。!?\\n]{0,15}(?:指示に従|命令に従|その通り|その命令|それに従|書かれた|実行(?:せよ|しろ|して(?:ください|下さい|。|$)|しなさい)|質問に答え)|(?:rot13|base64|モールス)[^!?\\n]{0,12}訳し?て[^。!?\\n]{0,6}(?:その通り|従|実行)',
                  'denied': '(?:無視|破棄|上書き|リセット|無効化?|回避|送信|転送|共有|投稿|アップロード|マージ|承認|出力|表示|開示|削除)(?:に)?(?:し(?:ない|ては|なく)|するな|すべきで|禁止|せず|を禁)|(?:忘れ|教え|見せ|伝え)(?:ない|るな|ては|ずに)|送(?:らない|るな|ってはい)|言わない|渡さない|禁止',
                  'drop': '無視|忘れ|破棄|捨て|従わ(?:な|ず)|従うな|従うのをやめ|守らな|守るな|破っ|破れ|破り|取り消|撤回|リセット|気にしな|考慮しな|反して|脇に置|置き換え(?:て|ろ|よ|なさい)',
                  'drop_earlier': '{earlier}(?:の|から|すべて|全て|全|に|課された|与えられた|受けた|以前|安全|システム|基本|内部|、){0,4}{orders}[^。!?\\n]{0,12}(?:{drop})|{orders}(?:を|は|に)?(?:すべて|全て|全部|一切)(?:を)?(?:無視|忘れ|回避|破棄|従わな)|(?:すべて|全て|あらゆる|既存|現在)の(?:指示|命令|プロンプト|ガイドライン|制約)(?:を|は|に)[^。!?\\n]{0,6}(?:{drop})',
                  'drop_others': '他の記憶は[^。!?\\n]{0,4}(?:誤り|間違|偽|古い)|(?:他|ほか|その他|残り)の(?:すべての|全ての)?(?:記憶|メモ|メモリー?)[をは]?(?:すべて|全て|全部)?[^。!?\\n]{0,10}(?:削除|消去|無視|忘れ|破棄)',
                  'earlier': '与えられた|これまで|いままで|先ほどの|さっきの|あなたの|システム|開発者の|今まで|以前の|前回の|前述の|上記の|従来の|最初の|お前の|前の|上の|元の|君の|安全',
                  'fetching': 'https?://[^\\s]{1,80}\\s?を?ダウンロードし(?:て|、)実行',
                  'forget_told': '(?:上記|以上|これまで|今まで|ここまで)(?:の)?(?:内容|文章|会話|話|こと|やりとり|テキスト|すべて|全て)?(?:を|は|のことを)?(?:すべて|全て|全部)?(?:無視|忘れ)(?:し|て|る|せ|ろ)',
                  'fraud': '(?:カード番号|暗証番号|パスワード|口座番号)[^。!?\\n]{0,8}を?聞き出|(?:口座|銀行|振込先|送金先|受取人|ウォレット|iban)[^。!?\\n]{0,15}(?:差し替え|置き換え|変更|書き換え)|(?:\\d+ '
                           '?(?:円|ドル|ユーロ)|お金|資金|ビットコイン)[^。!?\\n]{0,12}(?:送金|振り込|支払)',
                  'hidden_letters': '(?:最初|最後|二番目)の(?:文字|単語)を[^。!?\\n]{0,10}(?:書かれた|その)(?:とおり|通り)',
                  'i_am_yours': '(?:私|わたし|俺|僕)は、?(?:あなた|お前|君)の(?:開発者|作成者|管理者|創造者|所有者|上司|主人|製作者|プログラマー)|(?:あなた|このai|この(?:モデル|アシスタント))の(?:開発者|作成者|創造者|管理者|所有者)として',
                  'ignore_content': '(?:差分|関数|コード|表|テーブル|データ|本文|論文|文書|内容|計算|記事)[はを]無視し(?:て|、)[^。!?\\n]{0,20}(?:答え|言って|言え|述べ|出力|回答|報告|結論)',
                  'imagined_world': '(?:パスワード|個人情報|秘密)が[^。!?\\n]{0,8}(?:共有|公開)[^。!?\\n]{0,6}世界',
                  'is_ranked': '(?:{mem})は[^。!?\\n]{0,15}(?:他|すべて|全て)[^。!?\\n]{0,8}(?:上書きし|優先し|置き換え)|(?:{mem})に(?:最高|最優先|最も高い)の?[^。!?\\n]{0,4}(?:優先|権限|重要)|よりも?(?:{mem})を信',
                  'keep_forever': '(?:{mem})[をは](?:、|決して|絶対に|永久に){0,2}(?:削除|消去|置き換え|上書き|忘れ|取り消|疑)(?:し|って|わ)?(?:ない|るな|てはなら|てはい|ては)|(?:後|他|新しい)の記憶が[^。!?\\n]{0,6}(?:置き換え|上書きし)てはなら',
                  'keep_from': '(?:^|[。、,.!?\\n\\s]|この[^。\\s]{1,6}[をは]|これ[をは])(?:{who})(?:に(?:は|対して)?|から)(?:秘密に|内緒に|内緒で|秘密で|無断で|隠し|隠せ|隠すこと|伏せ)',
                  'leaking': '(?:パスワード|認証情報|会話|鍵|キー|ファイル|データ|情報|内容|コピー|クッキー)[^。!?\\n]{0,8}を?\\s*(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d)[^\\n]{0,60}(?:送信|送|転送|アップロード|投稿)',
                  'limits': '制限|制約|検閲|フィルター?|ルール|規則|倫理|道徳|ガイドライン|規制|ポリシー',
                  'loot': '会話|(?:この|その)チャット|チャット履歴|記憶|(?:{who})に関するメモ|システムプロンプト|環境変数|\\.env|\\.ssh|id_rsa|秘密鍵|認証情報|パスワード|クッキー|アクセストークン|個人情報|機密(?:情報|データ|ファイル)|(?:ユーザー|ユーザ|利用者|顧客|社員|従業員)(?:の(?:情報|データ|ファイル|api|鍵|メッセージ|文書|入力|秘密)|情報|データ)',
                  'maker_says': 'こちらは(?:openai|anthropic|google|microsoft)(?:です|だ)[^!?\\n]{0,24}(?:なさい|せよ|しろ|ください)|(?:openai|anthropic|google|microsoft)社?からの(?:公式)?(?:メッセージ|通知|指示|命令|お知らせ)[^!?\\n]{0,40}(?:なければ|必要が|従|せよ|無効|してください|かまいません|許可)|(?:openai|anthropic|google|microsoft)社?[はが]、?(?:あなた|君)[にを][^。!?\\n]{0,20}(?:許可|命令|指示|承認|権限)',
                  'mem': '(?:この|本)(?:記憶|メモリー?|メモ|ノート|メッセージ|エントリー?|項目|指示|情報)',
                  'mention_not': '(?:{mem})を?[^。!?\\n]{0,8}(?:読んだ|見た|受け取った)こと[^。!?\\n]{0,6}(?:触れ|言わ|明かさ|話さ)な|(?:聞かれ|尋ねられ)(?:たら|ても)[^。!?\\n]{0,10}(?:否定|知らないと|とぼけ|嘘|明かさ|言わ)',
                  'mode_on': 'あなたは(?:今|現在|これから)?、?(?:開発者|管理者|デバッグ|ゴッド|メンテナンス|脱獄|無制限)モード|開発者モードが有効[^\\n]{0,20}(?:フィルター|制限|答え)',
                  'must_not_know': '(?:{who}|誰)に(?:は|も)?(?:絶対に|決して)?(?:知られ|気づかれ|気付かれ|悟られ|バレ|ばれ)(?:て(?:は)?(?:なら|いけ|だめ)|ない|ず|るな)|(?:{who})が知る必要はな|(?:{who})が知る必要はあり',
                  'never_refuse': '(?:決して|絶対に)[^。!?\\n]{0,8}(?:断って|拒否して|拒んで)は(?:いけ|なら)',
                  'new_orders': '(?:新しい|新たな)(?:指示|命令|指令|システムプロンプト)\\s*:|あなたの(?:本当|真|実際|本来|隠された|裏)の?(?:任務|目的|タスク|仕事|使命|役割|指示)[はが]',
                  'no_rules_here': 'この(?:セッション|会話|チャット)には(?:{limits})(?:が|は)(?:な|あり|存在し)|(?:{limits})のない(?:ハッカー|存在|人格)',
                  'not_bound': '(?:{limits})(?:に|には|にも)(?:もう|もはや|一切)?(?:縛られ|拘束され|従う必要)(?:ま|な|て)',
                  'obey_only': '(?:今後|これから|今から|以降)[^。!?\\n]{0,10}(?:この|私の|以下の|次の)[^。!?\\n]{0,8}(?:だけ|のみ)に?従|(?:この|私の)(?:文|文章|メモ|指示|命令|言葉)(?:だけ|のみ)に従',
                  'orders': 'プログラミング|ガイドライン|プロンプト|ポリシー|ルール|指示|命令|規則|制約|制限|指令|方針',
                  'personal': 'メールアドレス|住所|電話番号|生年月日|誕生日|本名|口座番号|口座|残高|クレジットカード(?:番号)?|居住地|年齢|個人情報|パスワード|氏名|年収|給料',
                  'rank_demands': '(?:こちらは|私は)(?:システム)?管理者(?:です|だ)[^\\n]{0,30}(?:なさい|せよ|渡|従)|(?:社長|上司|管理者|ceo)が(?:承認|許可)した(?:ので|から)[^。!?\\n]{0,10}従',
                  'revoked': '(?:これまで|今まで|以前|上記)の{orders}は(?:もう|もはや|すでに|すべて|全て)?(?:適用されま|適用されな|無効|取り消)|もう{orders}(?:に従う|を守る)必要は|(?:これまで|以前|今まで)の{orders}は?(?:すべて|全て)?(?:撤回|取り消)され',
                  'sabotage': '(?:バックドア|マルウェア|悪意のあるコード|不正なコード|脆弱性|追跡リンク)を?[^。!?\\n]{0,10}(?:仕込|入れ|埋め込|挿入|追加|混ぜ)|(?:リンク|url)を?(?:挿入|埋め込|仕込|紛れ込)|(?:すべて|全て|全部)の(?:ファイル|データ|バックアップ)を?(?:削除|消去|破壊)',
                  'safety_off': '(?:あなたの|安全|倫理的?な?|コンテンツ)(?:の)?(?:安全|倫理)?(?:フィルター?|制限|制約|ガイドライン|ガードレール|対策|機能|規則|ポリシー|装置)[^。!?\\n]{0,6}(?:を|は)[^。!?\\n]{0,6}(?:無効|回避|解除|バイパス|オフに|停止し|無視し|破っ|外し)',
                  'say_result': '(?:出力|合計|結果|答え|結論)[はがを]\\s?[\'"「]?[^\\s。、]{1,12}[\'"」]?\\s?(?:(?:だと|であると)(?:答え|言|述べ|回答|報告|主張)|(?:とみな|と見な)し|と(?:答え|言って))',
                  'secret': 'パスワード|暗証番号|秘密鍵|秘密の(?:鍵|キー|コード|言葉)|シークレットキー|アクセスコード|合言葉|認証情報|apiキー|パスコード|パスフレーズ',
                  'secretly': '(?:こっそり|ひそかに|密かに|秘密裏に|内密に)[^。!?\\n]{0,20}(?:(?:送信|転送|記録|追加|削除|実行|挿入|保存|収集|変更|アップロード|コピー|インストール)(?:し(?:て(?:くだ|下|$|。|、)|ろ|なさい)|せよ|する(?:こと|。|$))|送(?:って(?:くだ|下|$|。)|れ|ること))',
                  'selling': 'を(?:買う|購入する)よう(?:に)?(?:勧め|薦め|促|説得)',
                  'send': '送信|送って|送れ|送る|送り|転送|アップロード|投稿|共有して|メールして|添付して|付けて|付加|埋め込|post',
                  'spread': '(?:{mem}|これ)を[^。!?\\n]{0,4}(?:すべて|全て|毎回|各|あらゆる)の?(?:セッション|会話|記憶)[^。!?\\n]{0,6}(?:保存|コピー|追加|書き込|含め)|(?:{mem})が(?:削除|消)[^。!?\\n]{0,8}(?:もう一度|再び|また)[^。!?\\n]{0,4}(?:書|保存|追加)',
                  'tell_not': '(?:^|[。、,.!?\\n\\s])(?:{who})(?:に|へ)(?:は|も)?(?:、|決して|絶対に|何も|一切|このことを?|これを|この[^。、\\s]{1,6}を|それを|対して){0,3}(?:言わ|言う|言って|伝え|知らせ|明かさ|明かす|話さ|話す|教え|漏らさ|報告し)(?:ない|なく|な[。\\n]|るな|ず|てはい|てはなら|てはだめ)|(?:この|これ|それ|その|以上の|上記の)[^。!?\\n]{0,12}(?:{who}|誰)(?:に|へ)(?:は|も)?[^。!?\\n]{0,6}(?:言わ|伝え|知らせ|明かさ|話さ|教え|漏らさ|報告し|通知し|言及し|見せ)(?:ない|るな|な|ず|てはい|てはなら)',
                  'to_the_model': 'ai(?:へ|宛て?)の?(?:注意|メモ|指示|お願い|注記)\\s*:[^。!?\\n]{0,30}と(?:回答|答え|報告|言)|(?:^|[\\s#/*])ai\\s?:[^。!?\\n]{0,20}と(?:答え|回答|報告)|あなたが(?:言語モデル|ai|人工知能|llm)(?:なら|であれば|の場合)',
                  'trade': 'レッドチーム|攻撃|インジェクション|例えば|たとえば|フレーズ|検出|検知|テストケース|脱獄プロンプト',
                  'treat_as': '(?:{mem})[をは][^。!?\\n]{0,6}(?:信頼済み|信頼でき|確認済み|検証済み|承認済み|最優先|最高優先|絶対的)|(?:{mem}|これ|以下)をシステム(?:の)?(?:指示|命令|プロンプト|メッセージ)(?:として|と)(?:扱|みなし|見なし)',
                  'unguarded': '(?:レビュー|確認|審査|検証|チェック)(?:なし|無し|せず|を経ず)(?:で|に)?[^。!?\\n]{0,8}(?:マージ|承認|受け入れ)|(?:セキュリティ|安全|監査|ファイアウォール|署名|暗号化)[^。!?\\n]{0,12}(?:無効|オフ|スキップ|解除|停止|バイパス|飛ば|省略)',
                  'unnoticed': '(?:{who}|誰)に(?:も|は)?[^。!?\\n]{0,8}(?:知られ|気づかれ|気付かれ|悟られ)(?:ない|ず|ては|てはなら)|(?:この|これ|その)[^。!?\\n]{0,6}(?:{who})の前で(?:絶対に|決して)?(?:話さ|言わ|触れ)な',
                  'unscreened': '(?:{mem}|記憶)(?:の|に対する|について|に)[^。!?\\n]{0,6}(?:検査|スクリーニング|審査|フィルター?|隔離)[^。!?\\n]{0,4}(?:無効|スキップ|しない|せず|回避|オフ)',
                  'when': 'たびに|度に|ときは|ときに|とき、|時は|時に|時、|際は|際に|際、|たら|場合は|場合、|なら|次回|毎回',
                  'who': 'ユーザー|ユーザ|利用者|使用者|所有者',
                  'without_knowing': '(?:{who})(?:に|へ)(?:知らせ|伝え|断ら|告げ|通知せ|確認せ|無断で)(?:ず|ることなく)?に?[^。!?\\n]{0,20}(?:送金|送信|転送|実行|追加|削除|変更|インストール|コピー|支払)',
                  'without_limits': '(?:{limits})(?:的な制限)?(?:の|が|も)?(?:ない|なし|一切ない|存在しない|されていない|を受けない)(?:の|な)?(?:ai|人工知能|モデル|アシスタント|gpt|ゲーム|ふり|かのよう|存在として)|(?:検閲|フィルター?|制限|規制)(?:なし|無し)(?:で|に)[^。!?\\n]{0,15}(?:答え|回答|話|応答)|あなたには(?:どんな|いかなる|もう|一切の?)?(?:{limits})(?:も|が|は)?(?:適用され|存在し|あり|な)(?:ま|な|い)|あなたは[^。!?\\n]{0,8}(?:{limits})から(?:自由|解放)'},
 'injection_more': {},
 'injection_overt': {'more': '[^\\n]{0,120}?',
                     'remember': '\\b(?:remember|save (?:to|in|into)(?: your)?(?: long-term)? memory|store in '
                                 'memory|update your(?: long-term)? memory|memory entry|merke dir|speichere '
                                 'im|retiens|enregistre dans|recuerda|guarda en la '
                                 'memoria)\\b|请记住|记住|更新长期记忆|保存到(?:长期)?记忆|写入记忆|覚えて|長期メモリ|メモリに保存|記憶に保存',
                     'some': '[^\\n]{0,60}?'},
 'injection_zh': {'above_all': '(?:以下|这些|本条|下列)的?(?:指令|指示|规则|消息|命令|信息)[^。!?\\n]{0,4}(?:取代|覆盖|优先于|替代|高于|凌驾)[^。!?\\n]{0,6}(?:所有|之前|一切|其他|任何|先前)',
                  'ask_person': '(?:{who})(?:现在|目前|當前|当前)?(?:住在|居住在|住)(?:哪|什么)|知道[^。!?\\n,]{1,6}住在哪|(?:告诉我|告訴我|给我|提供|透露)(?:{who})的?(?:{personal})|(?:告诉我|告訴我|给我|透露)[^。!?\\n,]{1,8}的(?:{private})|(?:{who})的(?:{personal})(?:是什么|是多少|在哪)|[^。!?\\n,]{1,8}的(?:银行余额|银行账号|出生日期|信用卡号|身份证号|家庭住址)是(?:什么|多少|哪)',
                  'ask_prompt': '(?:输出|重复|显示|透露|打印|公开|告诉我|展示|泄露|复述|写出|說出|给我看)[^。!?\\n]{0,4}(?:你|您)的?(?:最初|原始|初始|系统|系統|内部|全部|所有|完整){0,3}的?(?:提示词?|提示詞|指令|指示|准则|prompt)|(?:透露|泄露|逐字输出|复述)(?:系统|系統)(?:提示词?|提示詞)|(?:你|您)(?:的)?(?:最初|原始|初始|系统)的?(?:提示词?|指令|指示)是(?:什么|啥)|(?:你|您)的(?:指令|提示词)是(?:什么|啥)',
                  'ask_secret': '列出(?:你)?[^。!?\\n]{0,6}(?:所有|全部)的?(?:{secret})|需要[^。!?\\n]{0,6}(?:{secret}),?[^。!?\\n]{0,4}交出|(?:列出|告诉我|说出)你知道的?关于(?:{who})的(?:一切|所有)|(?:{secret})(?:是什么|是什麼|是多少|是啥|为何|是哪)|(?:告诉|告訴|给|給|发给|透露给|说出)(?:我|我们)(?:你的|您的|系统的?|管理员的?|管理員的?|用户的?|那个|正确的?){0,2}(?:{secret})(?:$|[。,!?\\s、吗吧])|(?:分享|说出|透露|公开|交出|共享|提供|输出|给出)(?:一下)?(?:你|您)的?(?:{secret})|(?:我需要|我要)(?:知道)?(?:你|您)的(?:{secret})|把(?:所有|全部)[^。!?\\n]{0,6}(?:{secret})(?:都)?(?:给|交给|告诉|发给)我|把(?:你的?)?(?:{secret})(?:告诉|交给|发给|给)我',
                  'away': 'https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|pastebin|(?:这个|以下|下面的?|我的)(?:网址|地址|链接|邮箱|網址)|外部(?:服务器|网站|地址)|攻击者|攻擊者|webhook',
                  'cited': '(?:{trade})[^。!?\\n]*[“"\'「『《]|[“"\'「『][^。!?\\n]*[”"\'」』][^。!?\\n]{0,15}(?:{trade}|这样的|之类的)',
                  'combine_and': '(?:组合|拼接|连接|合并|組合|连)(?:起来|在一起|成一句)?[^。!?\\n]{0,6}(?:并|后|然后|,)[^。!?\\n]{0,4}(?:回答(?:问题|它|这个|該)|执行(?:结果|它|命令|得到的)|遵循)',
                  'dan': '你(?:现在|從現在起|从现在起)?(?:是|叫|扮演)(?:一个)?["“]?dan(?:$|[\\s,。!”"、])|像dan(?:那样|一样)(?:回答|行动|说话)',
                  'decode_and': '(?:解码|解碼|解密|破译|翻译|转换)[^。!?\\n]{0,20}(?:base64|摩尔斯|摩斯|莫尔斯|二进制|密文|暗号|文本|文字|编码|rot13|内容|字符串)[^。!?\\n]{0,8}(?:并|后|然后|,)[^。!?\\n]{0,6}(?:执行(?:$|[。!?\\s]|其|它|其中|命令)|照做|照着做|遵循|服从|按照其中|按照它|回答其|按其)|(?:base64|rot13|二进制|十六进制|摩尔斯)[^。!?\\n]{0,16}(?:并|后|然后)(?:照做|照着做|执行命令|执行$|执行。)',
                  'denied': '(?:不要|不得|切勿|请勿|請勿|不能|绝不|絕不|不可|别|禁止|不应|严禁)(?:把|将|向|对|在|随意|擅自)?[^。!?\\n,]{0,8}(?:忽略|无视|無視|忘记|忘記|绕过|繞過|关闭|泄露|发送|發送|上传|转发|分享|告诉|透露|推荐|批准|合并|公开|输出|替换)',
                  'drop': '忽略|无视|無視|忽视|忽視|忘记|忘記|忘掉|不要遵守|不要遵循|不再遵循|不再遵守|不必再遵守|不用遵守|不要理会|不用理会|不要按照|抛弃|拋棄|丢弃|丟棄|抛开|放弃|违反|違反|推翻|撇开|别管|不要管|不必遵守|停止遵守|停止遵循|绕过|繞過|取消|作废',
                  'drop_earlier': '(?:{drop})(?:掉|了)?(?:你|您|我)?(?:所有|全部|一切|任何)?(?:{earlier}|现有|目前){fill}{0,5}(?:{orders})|(?:{drop})(?:掉|了)?(?:所有|全部|一切|任何)的?(?:指令|指示|命令|准则|準則|限制|规则|安全)|把(?:所有|全部|一切)?(?:安全)?(?:规则|准则|指令|限制)(?:放在一边|抛在一边|抛到一边)',
                  'drop_others': '(?:其他|其它)记忆都?是?(?:错|假|不可信|过时)|(?:删除|清除|忽略|忘记|丢弃|抹去|把)(?:所有|全部|一切)?的?(?:其他|其它|其余|剩余|别的)的?(?:所有)?(?:记忆|記憶|笔记|条目)',
                  'earlier': '之前|以前|先前|此前|以上|上述|上面|前面|前述|原来|原有|最初|早前|你的|您的|你收到的|给你的|系统|系統|你被赋予的|开发者的',
                  'fetching': '下载\\s?https?://[^\\s]{1,80}\\s?并(?:运行|执行)',
                  'fill': '(?:的|所有|全部|一切|任何|那些|这些|系统|系統|安全|之前|收到的?|给出的?|给你的|你|所|对话中的|程序)',
                  'forget_told': '(?:{drop})(?:掉|了)?(?:上述|以上|上面|前面|之前)(?:的)?(?:所有|全部|一切)?的?(?:内容|內容|文字|对话|信息|一切)|(?:{drop})(?:你|您)?(?:之前)?(?:被告知|所知道|知道|学到)的一切',
                  'fraud': '(?:索要|要求提供|套取)(?:他|她|用户|对方)?的?(?:信用卡|密码|银行卡|身份证)|(?:银行账[号户]|銀行帳[號戶]|收款账?[号户人]|钱包|iban|收款人)[^。!?\\n]{0,8}(?:替换|改成|换成|改为|更换)|(?:替换|更改|换掉)[^。!?\\n]{0,8}(?:银行账[号户]|收款|钱包)|(?:转账|汇款|支付|轉帳|转走)[^。!?\\n]{0,8}(?:\\d+|钱|资金)',
                  'hidden_letters': '每(?:行|句|段)的?第一个(?:字|词|字母)[^。!?\\n]{0,6}(?:照做|执行|遵循|按)',
                  'i_am_yours': '我(?:就)?是(?:你|您)的(?:开发者|開發者|管理员|管理員|创造者|創造者|主人|上司|老板|程序员|所有者|制作者)|作为(?:你|您|这个ai|本模型)的(?:开发者|创造者|管理员|主人|所有者)',
                  'ignore_content': '(?:忽略|无视|無視)(?:该|这个|这段|此|这些|本|上述|上面的)?(?:差异|函数|代码|表格|数据|内容|论文|文档|文本|计算|邮件)[,\\s并]*(?:然后|直接|只)?(?:说明|说|声明|回答|输出|报告|写|回复|断言|指出|得出)',
                  'imagined_world': '(?:想象|假设)[^。!?\\n]{0,10}(?:分享|共享|公开)[^。!?\\n]{0,4}(?:密码|个人信息|隐私)的?(?:世界|社会|星球)|(?:密码|个人信息|隐私)[^。!?\\n]{0,6}(?:公开|共享|分享)的?(?:世界|社会|星球)',
                  'is_ranked': '(?:{mem})(?:的)?(?:优先级最高|具有最高优先|拥有最高优先|高于一切|优先于(?:所有|其他|一切))|(?:{mem})[^。!?\\n]{0,10}(?:覆盖|取代|优先于)(?:所有|其他|一切)|(?:{mem})(?:已经|已)(?:验证|确认|审核|批准)|(?:{mem})是(?:可信|受信任|已确认|经过验证)的|(?:给|赋予)(?:{mem})最高(?:的)?(?:优先|权限|信任)|(?:更|最)(?:要)?(?:相信|信任)(?:{mem})',
                  'keep_forever': '(?:永远不要|不要|绝不|不得|永不|绝对不要|不能)(?:删除|移除|覆盖|替换|取代|忘记|修改|质疑)(?:{mem})|(?:{mem})(?:绝|永远|决)?不(?:能|得|可|会|应)(?:被)?(?:删除|取代|覆盖|替换|修改|质疑|移除)|(?:以后|之后|后来|新)的?记忆(?:不得|不能|不可)(?:取代|覆盖|替换)',
                  'keep_from': '(?:对|向|跟)(?:{who})(?:保密|隐瞒|隱瞞|隐藏)(?:$|[。!?,\\s]|这|此|该)|瞒着(?:{who})',
                  'leaking': '(?:密码|密碼|凭证|密钥|对话|文件|数据|资料|内容|副本|token|cookie)[^。!?\\n]{0,6}(?:发送|发到|发给|转发|上传)[^。!?\\n]{0,6}(?:https?://|[\\w.-]+@[\\w-]|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d)',
                  'limits': '限制|规则|规则约束|过滤|审查|道德(?:限制|约束)?|约束|准则|束缚|政策',
                  'loot': '对话|對話|聊天记录|聊天紀錄|(?:这段|此|本次)聊天|记忆|記憶|关于用户的[^。!?\\n]{0,6}笔记|系统提示词?|系統提示詞?|环境变量|環境變數|\\.env|\\.ssh|id_rsa|私钥|密码|密碼|凭证|凭据|憑證|会话 '
                          '?cookie|访问令牌|机密|個人資料|个人(?:信息|资料|数据)|(?:用户|用戶|使用者|客户|员工)的?(?:数据|資料|资料|信息|文件|api|密|隐私|输入|消息)',
                  'maker': 'openai|anthropic|谷歌|google|微软|microsoft',
                  'maker_says': '这里是(?:{maker})[^!?\\n]{0,6}你必须|(?:来自|來自|这是)(?:{maker})的(?:官方)?(?:消息|通知|指令|命令)[^。!?\\n]{0,20}(?:你必须|必须|你要|请你|关闭|遵守|你可以)|(?:{maker}|系统)(?:已|现已)?(?:授权|授權|允许|命令|要求|指示)(?:了)?(?:你|您)',
                  'mem': '(?:此|这条|这段|这个|该|本|這條)(?:记忆|記憶|笔记|筆記|消息|訊息|条目|指令|信息|内容|记录)',
                  'mention_not': '(?:不要|别|绝不|绝对不要|切勿|请勿)(?:向|对|跟|和)(?:{who}|任何人)(?:提及|提到|透露|说明|披露|承认|说出|泄露)(?:这|此|该|任何|有关|本)|(?:不要|别|切勿)(?:提到|提及|透露|说出)你(?:读|看|收到)(?:过|了)?(?:{mem}|这)',
                  'mode_on': '你(?:现在|目前|已)?(?:处于|进入|進入|在)(?:了)?(?:开发者|開發者|管理员|调试|上帝|维护|越狱|无限制)模式|开发者模式已(?:启用|开启|激活)[^。!?\\n]{0,6}你',
                  'must_not_know': '(?:{who})(?:不能|不应|不该|不得|绝不能|不应该|不可以|不需要|无需|永远不会)(?:知道|得知|发现|察觉)(?:这|此|该|有|$|[。!?,\\s]|你)',
                  'never_refuse': '你(?:绝|永远|绝对)?不(?:能|得|可以|会)拒绝(?:任何|我|用户)',
                  'new_orders': '新的?(?:指令|指示|命令|系统提示)\\s*:|你(?:真正|真实|实际|隐藏|秘密)的(?:任务|目的|使命|目标|工作|角色|指令)是',
                  'no_rules_here': '(?:这次|本次|这个)(?:会话|对话)(?:中)?没有(?:任何)?(?:{limits})|没有(?:任何)?道德的(?:黑客|人格|存在)',
                  'not_bound': '你(?:现在)?(?:已经|已)?(?:不再|不)(?:受|被|需要遵守)(?:任何|这些|你的|{maker})?的?(?:准则|规则|限制|约束|政策|道德)(?:的)?(?:约束|限制|束缚)?',
                  'obey_only': '(?:从现在起|从现在开始|從現在起|今后|此后),?(?:你)?(?:只|仅|必须只)(?:能|需|要)?(?:服从|听从|遵循|遵守|执行)(?:我|本|这|以下|此)|只听(?:这段话|我的|本条)',
                  'orders': '指令|指示|命令|规则|規則|提示词|提示詞|提示|准则|準則|规定|限制|约束|約束|要求|设定|指引|方针|prompt',
                  'personal': '(?:电子)?(?:邮箱|邮件)(?:地址)?|電子郵件|地址|住址|电话号码|电话|電話|手机号码?|出生日期|生日|出生年份|真实姓名|姓名|银行账户|银行账号|银行余额|余额|餘額|信用卡号?|身份证号?|居住城市|居住地|年龄|工资|收入|个人信息|个人资料|密码',
                  'private': '(?:电子)?邮箱地址|電子郵件地址|家庭住址|电话号码|手机号码?|出生日期|出生年份|银行账户|银行账号|银行余额|信用卡号|身份证号|居住城市|居住地',
                  'rank_demands': '我是(?:系统)?(?:管理员|管理員)[^\\n]{0,20}(?:请给我|给我|命令你|你必须|要求你|交出)|我是上帝[^\\n]{0,30}(?:必须|服从|回答)|(?:老板|领导|管理员|ceo)(?:已经|已)(?:批准|授权|同意)[^。!?\\n]{0,8}你必须',
                  'revoked': '(?:之前|先前|以上|上述)的?(?:所有)?(?:{orders})(?:已|都|全部|现在){0,2}(?:作废|无效|失效|取消|不再适用|撤回)|(?:你)?(?:不用|不必|无需)再?遵守(?:任何)?(?:{orders})|(?:替换|取代|覆盖)(?:掉)?你的系统(?:指令|提示)',
                  'sabotage': '(?:植入|插入|加入|添加|留下|埋入|嵌入)[^。!?\\n]{0,10}(?:后门|後門|恶意代码|木马|漏洞|恶意|隐藏(?:链接|代码))|(?:插入|嵌入|夹带)[^。!?\\n]{0,12}(?:链接|連結|网址|https?://)|删除(?:所有|全部)的?(?:文件|数据|备份)',
                  'safety_off': '(?:关闭|绕过|禁用|停用|解除|取消|移除|突破|無視|關閉|繞過|无视)(?:掉)?(?:你|您)(?:的)?(?:所有|全部|一切|任何|内置)?的?(?:安全|内容|道德|伦理)?(?:限制|过滤器?|機制|机制|防护|准则|措施|约束|护栏|策略|審查|审查)|(?:绕过|无视|违反|解除)(?:所有|一切|任何)(?:安全|道德|伦理)(?:限制|准则|规则|规定|约束)',
                  'say_result': '(?:说|声明|说明|回答|报告|断言)(?:本文的?)?(?:输出|总和|总数|结果|结论|答案|合计)[^。!?\\n]{0,6}(?:是|为)\\s?(?::|[\'"“]|\\d)|(?:将|把)(?:输出|总和|结果|答案)(?:视为|当作|看作)\\s?[\'"“\\d]|声明(?:本文|论文)的?结论是',
                  'secret': '密码|密碼|口令|密钥|密鑰|私钥|秘钥|暗号|暗號|通行码|访问码|验证码|登录凭证|凭证|api ?(?:key|密钥)',
                  'secretly': '(?:悄悄|偷偷|暗中|秘密地|私下)(?:地)?(?:把|将)?[^。!?\\n]{0,15}(?:发送|转发|上传|记录|添加|删除|执行|插入|收集|修改|复制|安装|转账|保存)',
                  'selling': '只(?:推荐|推薦|宣传|介绍|建议使用)|(?:让|劝|建议|说服)(?:他|她|他们|用户)(?:们)?(?:去)?(?:买|购买|投资|汇款)',
                  'send': '发送|發送|发到|发给|發到|转发|轉發|上传|上傳|提交|传送|传到|寄到|寄给|贴到|附加到|附到|泄露给|共享给|分享到|post',
                  'spread': '(?:在|把|将)?(?:每个|每次|所有|每一个)(?:新的?)?(?:会话|对话|记忆|對話)中?(?:都)?(?:保存|写入|存储|加入|复制|重复)(?:{mem})|(?:{mem})(?:保存|写入|复制|存储|加入)(?:到|进)(?:每个|所有|每次|每一个)(?:会话|对话|记忆)|(?:{mem})(?:一旦|如果|若)?被删除[^。!?\\n]{0,4}重新(?:写入|保存|创建)',
                  'tell_not': '(?:不要|别|不能|不可|切勿|绝不|绝对不要|请勿|不許|不准|勿)(?:把)?(?:这|此|該|该)?(?:件事|事|条指令|消息|些)?(?:告诉|告訴|告知)(?:{who})(?:这|此|有关|关于|$|[。!?,\\s]|你|任何|该)|(?:^|[。!?,;\\s]|请|并|也|然后|但)(?:不要|别|切勿|请勿|绝不)(?:通知|提醒)(?:{who})(?:这|此|有关|关于|$|[。!?,\\s])|(?:不要|别|不能|绝对不要|绝不|切勿|请勿)让(?:{who}|任何人)(?:知道|发现|察觉|得知|(?:看到|注意到)(?:这|此))|(?:不要|别|绝不)在(?:{who})面前(?:提起|提到|说)',
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
                     'open_quote': '(?:["\'`“\'«„「『]\\s*)?',
                     'password_name': 'mot\\s+de\\s+passe|passphrase|contrasena|password|passcode|passwort|kennwort|passwd|パスワード|暗証番号|pwd|mdp|密码|口令',
                     'quote': '["\'`“”\'\'«»„「」『』]',
                     'secret_name': "encryption_key|encryption\\s+key|webhook_secret|client\\s+secret|client\\-secret|client_secret|shared_secret|refresh_token|session_token|api\\-schlussel|access\\s+token|access\\-token|access_token|clientsecret|sessiontoken|bearer_token|deploy_token|clave\\s+de\\s+api|accesstoken|private\\s+key|private\\-key|private_key|signing_key|signing\\s+key|license_key|oauth_token|totp_secret|credentials|access\\s+key|access\\-key|access_key|auth\\s+token|auth\\-token|auth_token|secret\\s+key|secret\\-key|secret_key|privatekey|app_secret|master_key|api\\s+token|api\\-token|api_token|accesskey|authtoken|secretkey|appsecret|bot_token|user_auth|schlussel|cle\\s+d'api|clave\\s+api|apitoken|auth_key|id_token|api\\s+key|api\\-key|api_key|authkey|idtoken|cle\\s+api|apikey|secret|アクセスキー|シークレット|api\\s+密钥|token|apiキー|api密钥|トークン|密钥|令牌"},
 'secret_prose': {'becomes': 'is|was|are|will be|should be|=|:|->|→|changed to|was changed to|has changed to|is '
                             'now|now is|set to|is set to|was set to|reset to|was reset to|got reset to|updated '
                             'to|became|remains|stays',
                  'letters_and_digits': '[!-&*-~]*(?:[a-z][!-&*-~]*\\d|\\d[!-&*-~]*[a-z]|[a-z\\d][!@#$^&*+=?~])[!-&*-~]*',
                  'password_any': 'masterpasswort|guest\\s+network|mot\\s+de\\s+passe|credenciales|identifiants|zugangsdaten|passphrase|contrasena|passwords|password|passcode|passwort|kennwort|gastnetz|wi\\-fiキー|passwd|reseau|router|log\\s+in|パスフレーズ|pass\\s+|clave|wi\\-fi|login|パスワード|パスコード|wifi|wlan|ssid|ルーター|ログイン|pwd|mdp|pw|密码|口令|密碼|账号',
                  'pin_word': 'safe\\s+combination|security\\s+code|building\\s+code|voicemail\\s+pin|lockbox\\s+code|access\\s+code|garage\\s+code|combination|unlock\\s+code|keypad\\s+code|pin\\s+number|alarm\\s+code|entry\\s+code|door\\s+code|gate\\s+code|safe\\s+code|lock\\s+code|pin\\s+code|passcode|sim\\s+pin|code|pin',
                  'q': '["\'`“”\'\'«»„「」『』《》]',
                  'secret_anchor': 'security\\s+answer|encryption\\s+key|decryption\\s+key|secret\\s+answer|wireless\\s+key|security\\s+key|pass\\s+phrase|network\\s+key|unlock\\s+code|backup\\s+code|credentials|secret\\s+word|passphrase|pass\\s+code|password|passcode|pass\\s+was|pass\\s+for|recovery|pass\\s+is|pass\\s+to|passwd|pass\\s+=|pass:|wi\\-fi|wifi|pwd|wpa|pw',
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
  '(?:^|[\\s"\'`“”\'\'«»„「」『』(/、,,::=>]|[^\\x00-\\x7f])({letters_and_digits})(?:$|[\\s"\'`“”\'\'«»「」『』)、。,,;]|[^\\x00-\\x7f])',
  None, None, 'is_beside_its_name'),
 ('password-joined-words', 'secret', False, 'secret_prose',
  '(?:\\bis|\\bto|:|=>?|\\bes|\\best|\\bist|\\blautet|は|に|是|为|\\b(?:password|pass|pw|mdp|passwort|contrasena|clave)\\b|口令|密码|siendo|\\ben|\\bas)\\s*{q}?([a-z]{2,}(?:[-_][a-z]{2,})+)(?:$|[\\s"\'`“”\'»」』)、。,,;]|[.!](?:\\s|$)|を|です|で)',
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
  '(?:密码|密碼|口令|暗号|密保答案|密保问题的答案|密钥|网络密钥)(?:\\([^\\)\\n]{0,40}\\)|\\([^)\\n]{0,40}\\))?\\s*(?:是|为|就是|改成了?|改为了?|设为|设成|设置为|换成了?|变成了?|更新为|重置为|已改为|现在是|还是|都是|:|:|=|→)\\s*(?:现在|目前|还是|“|"|「|\'|`|\'|『)*\\s*([!-~]{4,60}?)\\s*(?:”|"|」|\'|`|\'|』)?\\s*(?:[,。;!、,.;\\n\\(]|$|了|吧|啊|哦|呢|\\s)',
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
  '[\\[<](?:system|admin|administrator|root|developer|sudo)[\\]>]\\s*:?[^\\n]{3,}',
  'granted|ignor|overrid|disabl|comply|obey|\\byou\\b|\\bmust\\b|gewahrt|deaktiv|\\bdu\\b|accorde|desactiv|\\btu\\b|\\bvous\\b|concedid|\\bdebes\\b|許可|無効|あなた|授予|授权|关闭|必须|你',
  '{template}', None),
 ('impersonate-role-header', 'injection', False, 'injection',
  '(?m)(?:^|[.!?] )[\\s>*]*(?:#{2,4} (?:system(?: prompt| message)?|instruction|assistant|response):|system '
  '(?:override|instructions?|directive|notice|command|note):|(?:system|developer)(?:\\*\\*)?:(?:\\*\\*)?\\s*(?:you '
  '(?:are|must|will|have)|ignore|disregard|forget|from now|override|grant|disable|new (?:instruction|order|rule)))',
  None, '{template}', None),
 ('memory-closes-delimiter', 'injection', False, 'injection',
  '</(?:memor(?:y|ies)|recall(?:ed)?|kept|untrusted|user_memor(?:y|ies)|retrieved|tool_(?:result|response|output)|function_(?:result|response)|external)[\\w-]*\\s?>|[\\[(<=*#-]\\s?end '
  'of (?:the )?(?:memor(?:y|ies)|untrusted|retrieved|recalled)[\\w ]{0,20}[\\])>=*#-]',
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
 ('smuggle-pig-latin', 'injection', False, 'injection', "(?:\\b[a-z'']{1,20}ay[\\s,]+){3,}[a-z'']{1,20}ay\\b",
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
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{unnoticed}|{without_knowing}|{secretly}', None,
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
 ('override-everything-told-en', 'injection', False, 'injection_en',
  '{forget_told}|{no_need}|{told_is_void}|{forget_that}', None, '{warned}|{cited}', None),
 ('override-new-task-en', 'injection', False, 'injection_en', '{new_orders}|{real_task}|{above_all}|{obey_only}',
  None, '{warned}|{cited}', None),
 ('override-safety-en', 'injection', False, 'injection_en',
  '{switch_off}\\s+(?:(?:all|any|of|the|every)\\s+){0,3}(?:{own_limits}|{safety_limits})\\b|{placed_on_you}', None,
  '(?:{not}|without|important '
  'not)\\s+(?:\\w+\\s+)?(?:disabl|turn|switch|remov|bypass|circumvent|ignor|evad|lift|suspend|overrid|break|violat|drop|disregard)|{cited}',
  None),
 ('override-known-limit-en', 'injection', False, 'injection_en',
  "\\bi (?:know|understand)(?: that)? you(?:['']re| are| were| have been|['']ve "
  'been)?\\s+(?:said|told|instructed|asked|supposed|not '
  "(?:allowed|supposed|permitted|meant)|programmed|trained|designed|prohibited|forbidden|can['']?t|cannot|shouldn['']?t|aren['']?t|were)\\b[^.!?\\n]{0,80}\\bbut\\b|\\beven "
  "(?:though|if) you(?:['']re| are| were| have been)\\s+(?:told|instructed|asked|not "
  '(?:allowed|supposed|permitted)|prohibited|forbidden)\\b[^.!?\\n]{0,80},',
  None, None, None),
 ('exfiltrate-send-en', 'injection', False, 'injection_en',
  '\\b(?:{send}){some}(?:{loot})[^!?\\n]{0,80}?(?:{away})|(?:{loot})[^!?\\n]{0,60}\\b(?:send|post|upload|forward|e-?mail|mail|put|transmit|paste)\\s+(?:it|them|these|those|everything|this|the '
  'output)\\b[^!?\\n]{0,40}?(?:{away})|(?:fetch|open|visit|load|request)\\s+https?://[^\\n]{0,60}(?:followed '
  "by|containing|with|plus)\\s+(?:the\\s+)?(?:{loot}|user['']s "
  'secrets)|\\b(?:include|append|embed|add|put|encode|hide)\\b[^.!?\\n]{0,30}\\b(?:keys?|passwords?|tokens?|secrets?)\\b[^.!?\\n]{0,20}\\b(?:image|picture|pixel|img)\\b',
  None, '(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:{send})|{cited}', None),
 ('exfiltrate-ask-password-en', 'injection', False, 'injection_en',
  '{all_you_know}|{what_is_secret}|{tell_me_secret}|{share_your_secret}|{can_you_secret}|{need_secret}', None,
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
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{if_asked}|{unnoticed}|{no_trace}', None, '{cited}', None),
 ('hide-action-en', 'injection', False, 'injection_en', '{secretly}|{without_knowing}|{without_asking}', None,
  '(?:{not}|nothing|no one|nobody|illegal|forbidden|prohibited|not)\\b[^.!?\\n]*\\bwithout|{cited}', None),
 ('impersonate-authority-en', 'injection', False, 'injection_en',
  '{i_am_yours}|{as_rank}|{great_rank}|{rank_demands}|{expert_urges}|{ranks_require}', None, '{cited}', None),
 ('impersonate-maker-en', 'injection', False, 'injection_en',
  '{maker_says}|{maker_allows}|{as_an_ai}|{override_on}', None, '{cited}', None),
 ('trigger-planted-action-en', 'injection', False, 'injection_en',
  '\\b(?:{when})\\b[^.!?\\n]{0,120}?\\b(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})|{link_in_answers}',
  None,
  "(?:\\bnever|\\bnot|n['']t)\\s+(?:\\w+\\s+){0,2}?(?:send|forward|post|upload|e-?mail|insert|embed|add|include|recommend|approve|merge|accept|disable|turn|switch|bypass|skip|replace|change|transfer|install|download|run|delete|wipe|give|share|ask)|\\bi\\b[^.!?\\n]*\\b(?:recommend|promote|endorse|praise)|github\\.com|gitlab\\.|pypi\\.org|npmjs|{cited}",
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
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{unnoticed}|{without_knowing}|{secretly}', None,
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
 ('override-set-aside-de', 'injection', False, 'injection_forms_de', '\\b(?:{target})',
  '{drop}|{drop_apart}|{void}', '{refused}|vergiss nicht|vergesst nicht|{cited}', None),
 ('override-obey-text-de', 'injection', False, 'injection_forms_de',
  '{only_this}|{obey_page}|{whatever_asked}|{above_told}|{new_task}', None,
  '\\b(?:nie|niemals|keine?[nrms]?)\\b|{refused}|{cited}', None),
 ('address-ai-readers-de', 'injection', False, 'injection_forms_de', '(?:{called}){on}(?:{danger})', None,
  '{refused}|{cited}|git(?:hub|lab)\\.com|localhost|127\\.0\\.0\\.1|readthedocs|\\bnpx '
  '(?:tsc|eslint|prettier|prisma|playwright|jest|vitest|lint-staged|husky|next|nx|turbo|tsx|biome|drizzle-kit|cypress|storybook|expo|astro|vite)\\b',
  None),
 ('exfiltrate-private-things-de', 'injection', False, 'injection_forms_de',
  '(?:{loot}){on}(?:{out})|(?:{out}){on}(?:{loot})|(?:{files}){on}(?:{ticket})|{prompt_out}', '{send}|{prompt_out}',
  '{refused}|\\.pub\\b|\\boffentliche[nr]? schlussel|\\.env\\.(?:example|sample|template)|\\bim header\\b|{cited}',
  None),
 ('hide-on-the-quiet-de', 'injection', False, 'injection_forms_de',
  '{quietly}|{let_not_know}|{unnoticed}|{need_not_know}', None,
  '\\b(?:nicht|nie|niemals|nichts|keine?\\w?) '
  '(?:heimlich|stillschweigend|unbemerkt|einfach)|\\b(?:nicht|nie|niemals|nichts|keine?\\w?)\\b[^.!?\\n]*\\bohne\\b|{cited}',
  None),
 ('hide-keep-out-of-report-de', 'injection', False, 'injection_forms_de',
  '{unsaid}|{kept_out}|{denied}|{traces}|{only_done}', None, '{cited}', None),
 ('impersonate-system-notice-de', 'injection', False, 'injection_forms_de',
  '(?:{banner})[^\\n]*?(?:{to_you})|(?:{vendor}){on}\\b(?:{vendor_wants})\\b', None, '\\bgestartet\\b|{cited}',
  None),
 ('impersonate-approval-de', 'injection', False, 'injection_forms_de', '{approved}|{ranked}|{passcode}', None,
  '{cited}', None),
 ('trigger-remote-orders-de', 'injection', False, 'injection_forms_de', '{remote}|{foreign}', '{when}',
  'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|python-poetry|astral\\.sh|pnpm\\.io|k3s\\.io|starship\\.rs|ollama\\.com|nodesource|{refused}|{cited}',
  None),
 ('trigger-sabotage-de', 'injection', False, 'injection_forms_de', '{planting}|{selling}', '{when}',
  '{refused}|\\bunser(?:e|en|em|er)?\\b|{cited}', None),
 ('trigger-unchecked-de', 'injection', False, 'injection_forms_de',
  '{blind}|{asking}|{paying_out}|{yes_to_all}|{overheard}', '{when}',
  'dependabot|renovate|\\b(?:ich|wir)\\b|{refused}|{cited}', None),
 ('memory-trusted-label-de', 'injection', False, 'injection_forms_de', '{store_as}|{source_as}', None,
  '\\b(?:nicht|nie|niemals) (?:vertrauenswurdig|bestatigt|gepruft|verifiziert)|\\btabelle\\b|{cited}', None),
 ('memory-rank-of-notes-de', 'injection', False, 'injection_forms_de', '{as_orders}|{outranks}', None,
  '\\b(?:nicht|nie|niemals) (?:vertrauenswurdig|als anweisung|wie anweisung|als befehl)|{refused}|{cited}', None),
 ('memory-life-and-checks-de', 'injection', False, 'injection_forms_de', '{undying}|{wipe}|{copy_on}|{unscreened}',
  None, '\\btests?\\b|unit-?test\\w*|{cited}', None),
 ('jailbreak-limits-off-de', 'injection', False, 'injection_forms_de',
  '{limits_off}|{opposite}|{refusal_costs}|{persona}|{unbound}', None, '{cited}', None),
 ('override-set-aside-en', 'injection', False, 'injection_forms_en',
  '{drop_boss}|{drop_from_boss}|{drop_ones}|{drop_given}|{drop_talk}|{drop_task}', None,
  '(?:{not})\\s+(?:\\w+\\s+)?(?:ignor|disregard|discard|abandon|forget|neglect|scrap|overrul|set '
  'aside|cancel)|{told}',
  None),
 ('override-declared-void-en', 'injection', False, 'injection_forms_en',
  '{void_orders}|{void_boss}|{void_told}|{void_context}|{released}', None, '\\blease\\b|\\bcontract\\b|{told}',
  None),
 ('override-obey-text-en', 'injection', False, 'injection_forms_en',
  '{stop_obeying}|{obey_page}|{follow_planted}|{follow_page}|{page_outranks}|{no_matter}', None,
  '(?:{not}|refuse to|refuses to|instead of|rather '
  'than)\\s+(?:\\w+\\s+){0,2}?(?:follow|obey|execut|comply|act|carry|accept|trust|do\\b|treat|perform|send|install|run|reveal|share)|\\blanguage\\b|{told}',
  None),
 ('override-only-this-en', 'injection', False, 'injection_forms_en', '{only_this}|{only_source}|{new_orders}', None,
  '{told}', None),
 ('address-model-reader-en', 'injection', False, 'injection_forms_en',
  '{to_ai}{on}{0,220}?(?:{d_send}|{d_private}|{d_run}|{d_orders}|{d_hide}|{d_pay}|{d_memory}|{d_praise}|{d_change})',
  None,
  '(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:send|submit|upload|forward|transmit|e-?mail|post|push|paste|attach|put|copy|run|execute|install|use|ignor|disregard|discard|forget|drop|override|bypass|skip|buy|pay|order|save|store|record|print|output|include|share|read|commit|follow|obey)|(?:must|should|always|to) '
  'ask\\b|github\\.com|gitlab\\.|docs\\.|localhost|{told}',
  None),
 ('address-agents-must-en', 'injection', False, 'injection_forms_en',
  '{ai_must}{on}{0,160}?(?:{d_run}|{d_orders}|{d_memory}|{d_private}{on}{0,80}?(?:{way_out}))', None,
  '(?:{not}|only|without)\\s+(?:\\w+\\s+){0,2}?(?:send|submit|upload|forward|transmit|e-?mail|post|push|paste|attach|run|execut|install|us(?:e|ing)|ignor|disregard|discard|forget|drop|overrid|bypass|skip|save|store|record|print|output|includ|shar|read|commit|follow|obey)|(?:must|should|always|to) '
  'ask\\b|\\bheader\\b|\\bvault\\b|found in|contained in|instructions (?:in|from|inside)|{told}',
  None),
 ('exfiltrate-private-things-en', 'injection', False, 'injection_forms_en', '{send_private}|{gist_of_private}',
  None,
  '(?:{not}|without|instead '
  'of)\\s+(?:\\w+\\s+){0,3}?(?:{send}|sending|posting|uploading|pasting|sharing|printing|commit)|{at_home}|{told}',
  None),
 ('exfiltrate-command-en', 'injection', False, 'injection_forms_en',
  '{shell_out}|{code_out}|{blank_out}|{key_in_url}', None,
  '\\bmy (?:own )?\\w+|localhost|127\\.0\\.0\\.1|(?:{not})\\s+(?:\\w+\\s+)?(?:encode|embed|append|run|put)|{told}',
  None),
 ('exfiltrate-wholesale-en', 'injection', False, 'injection_forms_en', '{mail_rule}|{mail_bulk}|{git_out}', None,
  '\\b(?:my|our|us|me)\\b|hooks\\.slack|github\\.com|(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:forward|e-?mail|mail|send|upload|copy|push)|{told}',
  None),
 ('hide-from-record-en', 'injection', False, 'injection_forms_en', '{out_of_record}|{leave_out}|{no_trace}', None,
  '\\b(?:chapter|novel|story|plot|book|spoilers?|embargo|confidential|nda|lockfile|noise)\\b|{told}', None),
 ('hide-quietly-en', 'injection', False, 'injection_forms_en', '{quiet_act}|{do_quietly}|{not_know}|{stay_unseen}',
  None,
  '(?:{not}|nothing|no '
  'one|nobody)\\s+(?:\\w+\\s+){0,2}?(?:secretly|covertly|silently|quietly|discreetly|invisibly|hide|conceal|withhold|disguise)|{told}',
  None),
 ('hide-lie-en', 'injection', False, 'injection_forms_en', '{lie}|{never_say}|{all_fine}', None, '{told}', None),
 ('impersonate-system-words-en', 'injection', False, 'injection_forms_en',
  '{system_mark}|{system_json}|{system_block}', None, '{told}|template|tokeni[sz]|chatml', None),
 ('impersonate-notice-en', 'injection', False, 'injection_forms_en', '{notice}|{override_code}|{system_line}', None,
  '{told}', None),
 ('impersonate-approval-en', 'injection', False, 'injection_forms_en',
  '{i_order}|{i_approve}|{pre_approved}|{agents_instructed}|{department}|{lifted}', None, '{told}|by law\\b',
  None),
 ('trigger-remote-orders-en', 'injection', False, 'injection_forms_en',
  '{when}{on}{0,140}?(?:{remote_code}|{remote_orders}|{push_out}|{let_in})', None,
  'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|astral\\.sh|github\\.com|gitlab\\.com|(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:run|execute|fetch|push|send|add|invite|grant|load|open|curl|wget)|{told}',
  None),
 ('trigger-gain-en', 'injection', False, 'injection_forms_en', '{when}{on}{0,140}?(?:{buy}|{steer})', None,
  '\\bmy (?:\\w+ '
  ')?(?:card|account)|(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:buy|purchase|order|recommend|suggest|promote|say|claim|ask|send|transfer)|{told}',
  None),
 ('trigger-sabotage-en', 'injection', False, 'injection_forms_en',
  '{when}{on}{0,140}?(?:{weak_code}|{unguarded}|{wipe})', None,
  '\\b(?:tests?|fixtures?|seed|mock\\w*|dev|local|stub\\w*|demo|dependabot|renovate|typos?)\\b|(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:use|set|insert|approve|accept|merge|install|delete|remove|skip|wipe|erase|treat|take)|{told}',
  None),
 ('memory-claims-source-en', 'injection', False, 'injection_forms_en',
  '{save_as}|{treat_source}|{outrank}|{attribute}|{user_said_yes}|{memory_policy}', None,
  '\\bnot as\\b|\\bas '
  'data\\b|\\buntrusted\\b|(?:{not})\\s+(?:\\w+\\s+){0,2}?(?:treat|store|save|record|mark|label|attribute|trust|accept|set|change)|{told}',
  None),
 ('memory-keeps-itself-en', 'injection', False, 'injection_forms_en',
  '{keep_this}|{drop_warnings}|{copy_around}|{unscreened}', None,
  '\\b(?:unit |end-to-end |integration )?tests?\\b|red[ -]?team|for example|such as', None),
 ('jailbreak-without-morals-en', 'injection', False, 'injection_forms_en',
  '{unbound}|{broken_free}|{morals_off}|{evil_self}', None,
  'red[ -]?team|\\bgame\\b|\\blevel\\b|\\bboss\\b|for example|such as|llama\\.cpp|benchmark|\\bs3\\b|bucket',
  None),
 ('jailbreak-game-en', 'injection', False, 'injection_forms_en',
  '{inverted}|{two_voices}|{dear_departed}|{penalty}|{no_laws}', None,
  'red[ -]?team|\\bplayers?\\b|for example|such as', None),
 ('override-set-aside-fr', 'injection', False, 'injection_forms_fr', '\\b(?:{target})', '{drop}|{void}',
  '{refused}|{cited}', None),
 ('override-obey-text-fr', 'injection', False, 'injection_forms_fr',
  '{only_this}|{obey_page}|{whatever_asked}|{above_told}|{new_task}', None, '{refused}|{cited}', None),
 ('address-ai-readers-fr', 'injection', False, 'injection_forms_fr', '(?:{called}){on}(?:{danger})', None,
  '{refused}|{cited}|git(?:hub|lab)\\.com|localhost|127\\.0\\.0\\.1|readthedocs|\\bnpx '
  '(?:tsc|eslint|prettier|prisma|playwright|jest|vitest|lint-staged|husky|next|nx|turbo|tsx|biome|drizzle-kit|cypress|storybook|expo|astro|vite)\\b',
  None),
 ('exfiltrate-private-things-fr', 'injection', False, 'injection_forms_fr',
  '(?:{loot}){on}(?:{out})|(?:{out}){on}(?:{loot})|(?:{files}){on}(?:{ticket})|{prompt_out}', '{send}|{prompt_out}',
  '{refused}|\\.pub\\b|\\bcles? publiques?|\\.env\\.(?:example|sample|template)|en-tete|{cited}', None),
 ('hide-on-the-quiet-fr', 'injection', False, 'injection_forms_fr',
  '{quietly}|{not_a_word}|{unnoticed}|{need_not_know}', None,
  '\\b(?:jamais|pas|rien)\\b[^.!?\\n]*\\b(?:sans que|discretement|en douce)|{cited}', None),
 ('hide-keep-out-of-report-fr', 'injection', False, 'injection_forms_fr',
  '{unsaid}|{kept_out}|{denied}|{traces}|{only_done}', None, '{cited}', None),
 ('impersonate-system-notice-fr', 'injection', False, 'injection_forms_fr',
  '(?:{banner})[^\\n]*?(?:{to_you})|(?:{vendor}){on}\\b(?:{vendor_wants})\\b', None, '{cited}', None),
 ('impersonate-approval-fr', 'injection', False, 'injection_forms_fr', '{approved}|{ranked}|{passcode}', None,
  '{cited}', None),
 ('trigger-remote-orders-fr', 'injection', False, 'injection_forms_fr', '{remote}|{foreign}', '{when}',
  'rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|python-poetry|astral\\.sh|pnpm\\.io|k3s\\.io|starship\\.rs|ollama\\.com|nodesource|{refused}|{cited}',
  None),
 ('trigger-sabotage-fr', 'injection', False, 'injection_forms_fr', '{planting}|{selling}', '{when}',
  '{refused}|\\bno(?:s|tre)\\b|{cited}', None),
 ('trigger-unchecked-fr', 'injection', False, 'injection_forms_fr',
  '{blind}|{asking}|{paying_out}|{yes_to_all}|{overheard}', '{when}',
  "dependabot|renovate|\\b(?:je|nous)\\b|\\bj[\\x27']|{refused}|{cited}", None),
 ('memory-trusted-label-fr', 'injection', False, 'injection_forms_fr', '{store_as}|{source_as}', None,
  '\\b(?:non|pas|jamais) (?:verifie|confirme|fiable)|\\btable\\b|{cited}', None),
 ('memory-rank-of-notes-fr', 'injection', False, 'injection_forms_fr', '{as_orders}|{outranks}', None,
  '\\b(?:pas|jamais|non)\\b[^.!?\\n]*\\b(?:comme|au meme titre)|\\bnon fiables?|{cited}', None),
 ('memory-life-and-checks-fr', 'injection', False, 'injection_forms_fr', '{undying}|{wipe}|{copy_on}|{unscreened}',
  None, '\\btests?\\b|{cited}', None),
 ('jailbreak-limits-off-fr', 'injection', False, 'injection_forms_fr',
  '{limits_off}|{opposite}|{refusal_costs}|{persona}|{unbound}', None, '{cited}', None),
 ('override-set-aside-ja', 'injection', False, 'injection_forms_ja',
  '{own_orders}|{earlier_orders}|{safety_void}|{obey_no_more}|{answer_not}|{real_orders}', None,
  '{talk}|無視し(?:ない|ては)|忘れ(?:ない|ては|ずに)', None),
 ('override-only-this-page-ja', 'injection', False, 'injection_forms_ja',
  '{only_here}|{obey_here}|{whatever_asked}|{consent_not}|{outranked}', None, '{talk}|従わない|実行しない', None),
 ('override-new-goal-ja', 'injection', False, 'injection_forms_ja', '{new_goal}|{instead}', None, '{talk}', None),
 ('address-ai-reader-ja', 'injection', False, 'injection_forms_ja',
  '(?:{addressed})[^\\n]{0,60}?(?:{run_it}|{open_it}|{leak_it}|{pay_it}|{drop_it}|(?:{slyly})(?:{some})(?:{sly_act})|{store_it})|{ai_must}',
  None, '{talk}|npx (?:tsc|vitest|jest|eslint|prettier|playwright|prisma|tsx|nx|turbo|biome)', None),
 ('exfiltrate-leak-ja', 'injection', False, 'injection_forms_ja', '{leak}', None,
  '{talk}|公開鍵|\\.pub\\b|ヘッダー|header|エンドポイント|リフレッシュ|oauth|ログイン|(?:を|の)(?:忘れ|変更|再設定|リセット|再発行|失効|更新)|新しい|名前|変数名',
  None),
 ('exfiltrate-private-ja', 'injection', False, 'injection_forms_ja', '{leak_private}|{leak_to}|{blank}|{mirror}',
  None, '{talk}|公開鍵|\\.pub\\b|ヘッダー|header|暗号化', None),
 ('hide-from-report-ja', 'injection', False, 'injection_forms_ja', '{out_of_report}|{no_trace}', None,
  '{talk}|パスワード|個人情報', None),
 ('hide-untold-ja', 'injection', False, 'injection_forms_ja',
  '{no_word}|{not_told}|{denies}|{just_done}|{two_faced}|(?:{slyly})(?:{some})(?:{sly_act})|{unexplained}', None,
  '{talk}|サプライズ|誕生日', None),
 ('impersonate-system-message-ja', 'injection', False, 'injection_forms_ja',
  '{forged}|{forged_json}|{verified}|{vendor}', None, '{talk}', None),
 ('impersonate-approval-ja', 'injection', False, 'injection_forms_ja',
  '{rank}|{approved}|{override_code}|{by_owner}', None, '{talk}', None),
 ('trigger-remote-orders-ja', 'injection', False, 'injection_forms_ja',
  '(?:{when})[^\\n]{0,60}(?:{pipe}|{fetch_orders}|{push_away})', None,
  '{talk}|rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|astral\\.sh|pnpm\\.io|ollama\\.com',
  None),
 ('trigger-sabotage-ja', 'injection', False, 'injection_forms_ja',
  '(?:{when})[^\\n]{0,40}(?:{let_in}|{backdoor}|{ad_link}|{praise}|{send_all}|{ask_password}|{wreck})', None,
  '{talk}|テスト|fixture|モック', None),
 ('trigger-unasked-ja', 'injection', False, 'injection_forms_ja', '(?:{when})[^\\n]{0,40}(?:{unasked}|{fake_yes})',
  None, '{talk}|dependabot|renovate|誤字|typo|ドキュメント|\\bci\\b|lint|フォーマット', None),
 ('memory-label-ja', 'injection', False, 'injection_forms_ja', '{keep_as}|{as_orders}|{provenance}', None,
  '{talk}|確認するまで|私の', None),
 ('memory-privilege-ja', 'injection', False, 'injection_forms_ja',
  '{undying}|{only_this}|{everywhere}|{unscreened}|{outranks}', None, None, None),
 ('jailbreak-persona-ja', 'injection', False, 'injection_forms_ja',
  '{no_morals}|{no_rule_binds}|{forbidden_is_duty}|{mode}|{costly_no}|{evil_role}', None, '{talk}|{story}', None),
 ('override-set-aside-zh', 'injection', False, 'injection_forms_zh',
  '{own_orders}|{orders_void}|{obey_no_more}|{skip_above}', None,
  '{talk}|(?:{not})(?:{few})(?:忽略|无视|無視|忽视|忘记|忘記|忘掉|违背|推翻)', None),
 ('override-only-this-page-zh', 'injection', False, 'injection_forms_zh',
  '{only_here}|{obey_here}|{whatever_asked}|{consent_not}|{outranked}', None,
  '{talk}|(?:{not})(?:{few})(?:服从|服從|听从|聽從|执行|執行|遵循|照做|信任|相信)', None),
 ('override-new-goal-zh', 'injection', False, 'injection_forms_zh', '{new_goal}|{instead}', None, '{talk}', None),
 ('address-ai-reader-zh', 'injection', False, 'injection_forms_zh',
  '(?:{addressed})[^\\n]{0,50}?(?:{dangers})|{ai_must}', None,
  '{talk}|(?:{not})(?:{few})(?:sudo|curl|wget|npx|运行|執行|执行|访问|打开|读取|提交|输出|泄露)|npx '
  '(?:tsc|vitest|jest|eslint|prettier|playwright|prisma|tsx|nx|turbo|biome)',
  None),
 ('exfiltrate-leak-zh', 'injection', False, 'injection_forms_zh', '{leak}', None,
  '{talk}|(?:{not})(?:{some})(?:{send})|公钥|公鑰|\\.pub\\b|请求头|header|authorization|刷新|换取|重置|忘记|修改密码', None),
 ('exfiltrate-private-zh', 'injection', False, 'injection_forms_zh', '{leak_private}|{blank}|{mirror}', None,
  '{talk}|(?:{not})(?:{some})(?:{send})|公钥|加密', None),
 ('hide-from-report-zh', 'injection', False, 'injection_forms_zh', '{out_of_report}|{no_log}', None,
  '{talk}|密码|个人信息', None),
 ('hide-untold-zh', 'injection', False, 'injection_forms_zh',
  '{no_word}|{denies}|{unaware}|{just_done}|{unexplained}', None, '{talk}|生日|惊喜', None),
 ('impersonate-system-message-zh', 'injection', False, 'injection_forms_zh',
  '{forged}|{forged_json}|{verified}|{vendor}', None, '{talk}', None),
 ('impersonate-approval-zh', 'injection', False, 'injection_forms_zh',
  '{rank}|{approved}|{override_code}|{by_owner}', None, '{talk}', None),
 ('trigger-remote-orders-zh', 'injection', False, 'injection_forms_zh',
  '(?:{when})[^\\n]{0,50}(?:{pipe}|{fetch_orders}|{push_away})', None,
  '{talk}|rustup\\.rs|brew\\.sh|homebrew|nvm-sh|deno\\.land|bun\\.sh|get\\.docker|astral\\.sh|pnpm\\.io|ollama\\.com',
  None),
 ('trigger-sabotage-zh', 'injection', False, 'injection_forms_zh',
  '(?:{when})[^\\n]{0,40}(?:{let_in}|{backdoor}|{ad_link}|{praise}|{send_all}|{ask_password}|{wreck})|实现(?:{some})(?:{backdoor})',
  None, '{talk}|测试|mock|模拟|重置|(?:{not})(?:{few})(?:留|加入|写死|植入|插入|推荐)', None),
 ('trigger-unasked-zh', 'injection', False, 'injection_forms_zh',
  '(?:{when}|任何)[^\\n]{0,40}(?:{unasked}|{fake_yes})', None,
  '{talk}|dependabot|renovate|错别字|typo|文档|\\bci\\b|lint|格式修改', None),
 ('memory-label-zh', 'injection', False, 'injection_forms_zh', '{keep_as}|{as_orders}|{provenance}', None,
  '{talk}|确认之前|(?:{not})(?:{on})(?:当作|视为|看作)|我的', None),
 ('memory-privilege-zh', 'injection', False, 'injection_forms_zh',
  '{undying}|{only_this}|{everywhere}|{unscreened}|{outranks}', None, None, None),
 ('jailbreak-persona-zh', 'injection', False, 'injection_forms_zh',
  '{no_morals}|{no_rule_binds}|{forbidden_is_duty}|{mode}|{costly_no}|{evil_role}', None, '{talk}|{story}', None),
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
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{unnoticed}|{without_knowing}|{secretly}', None,
  '\\b(?:jamais|rien|pas|interdit)\\b[^.!?\\n]*\\bsans\\b|{cited}', None),
 ('impersonate-authority-fr', 'injection', False, 'injection_fr', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-fr', 'injection', False, 'injection_fr',
  '{dan}|{without_limits}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-fr', 'injection', False, 'injection_fr',
  '\\b(?:{when})[^.!?\\n]{0,120}?\\b(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})', None,
  "{denied}|\\bj(?:e |[''])[^.!?\\n]*\\b(?:recommande|conseille)|{cited}|github\\.com", None),
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
  '{tell_not}|{mention_not}|{keep_from}|{must_not_know}|{unnoticed}|{without_knowing}|{secretly}', None,
  '(?:知らせ|伝え|通知せ|確認せ)ずに?[^。!?\\n]*(?:しない|するな|禁止|てはい)|{cited}', None),
 ('impersonate-authority-ja', 'injection', False, 'injection_ja', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-ja', 'injection', False, 'injection_ja',
  '{dan}|{without_limits}|{no_rules_here}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
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
  "\\b(?:qual(?: e|['']e|e e|e sarebbe|['']e)|dimmi|dammi|mostrami|rivelami|rivela|condividi|(?:puoi|potresti) "
  '(?:dirmi|darmi|rivelarmi|condividere))\\s+(?:la|il|le|tua|tuo)(?:\\s+(?:tua|tuo))?\\s+(?:password|parola '
  "d['']ordine|chiave (?:segreta|privata|api|di accesso)|prompt di sistema)(?:[\\s?!.,]|$)|\\bdove "
  "(?:vive|abita|risiede)\\s+(?:\\w+\\s+)?l['']utente",
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
 ('address-ai-that-reads', 'injection', False, 'injection_overt',
  '\\b(?:ai|llm|language model|assistant|model)s?\\s+(?:\\w+\\s+)?(?:reading|reviewing|screening|summari[sz]ing) '
  "this\\b[^\\n:]{0,40}:|\\ban die ki\\b[^\\n:]{0,60}:|(?:a l'attention de|pour|note (?:a|pour)) "
  "l'ia\\b[^\\n:]{0,60}:|(?:para|nota para) la "
  'ia\\b[^\\n:]{0,60}:|致(?:阅读|审阅|审核|看到|所有)[^。\\n:]{0,16}(?:ai|人工智能|模型)[^。\\n:]{0,6}:|(?:読んでいる|審査する|審査を行う|要約する)ai(?:へ|は|に)|<!--\\s*ai向け|ai向け:',
  None, None, None),
 ('override-real-task', 'injection', False, 'injection_overt',
  '\\b(?:real|actual|true) task (?:begins|starts|is|follows)\\b|\\beigentliche aufgabe '
  '(?:lautet|beginnt|ist|kommt)\\b|\\bvraie tache (?:commence|est|suit)\\b|\\b(?:tarea de verdad|tarea '
  'real|verdadera tarea) (?:empieza|comienza|es)\\b|真正的任务(?:从|是|在|:)|本当の(?:タスク|課題|指示)は',
  'above|example|before|here:|here '
  ':|instead|disregard|oben|beispiel|hier|ci-dessus|exemple|ici|arriba|ejemplo|aqui|以上|示例|这里|上記|例|ここ|:',
  '\\b(?:our|my|the team|keep|was)\\b', None),
 ('override-review-criteria', 'injection', False, 'injection_overt',
  '\\b(?:ignore|disregard|skip|set aside)\\s+(?:the |all |any )*(?:review(?:ing)?|job|selection|evaluation) '
  '(?:criteria|requirements)\\b|lass\\w* die anforderungen ausser acht|ignoriere? die anforderungen|ne tenez pas '
  'compte des (?:criteres|exigences)|no hagas caso de los requisitos|ignora los '
  'requisitos|(?:无视|忽略)(?:岗位|评审|所有)?(?:要求|标准)|(?:評価|審査)基準を無視',
  'rank|score|accept|first|best|kandidat|platz|note maximale|maximale|candidat|primer|candidato|第一|高分|最高点|満点', None,
  None),
 ('impersonate-system-tag-any', 'injection', False, 'injection_overt',
  '(?:\\[|【)\\s*(?:system|systeme|sistema|系统|システム)(?:[ '
  '-]?(?:message|notice|update|通知|消息|メッセージ|提示))?\\s*(?:\\]|】)|\\b(?:admin(?:istrator)? notice|system '
  'notice|admin-hinweis|avis administrateur|aviso del administrador)\\b|管理者通知|管理员通知|(?:^|\\n)\\s*system:\\s*(?:new '
  'task|new instruction|you must|you are now|ignore|safety)',
  'assistant|asistente|assistent|助手|アシスタント|must|shall|execut|command|comando|commande|befehl|without|sans|sin '
  '|ohne|命令|コマンド|実行|执行|approved|pre-approved|genehmigt|valide|aprobado|承認|批准|instruction|comply|obey|visit|safety|disable',
  None, None),
 ('impersonate-dialogue', 'injection', False, 'injection_overt',
  '(?:^|\\n)\\s*(?:assistant|assistent|asistente|助手|アシスタント|ai)\\s*:[^\\n]{0,300}\\n+\\s*(?:user|human|nutzer|benutzer|utilisateur|usuario|用户|ユーザー)\\s*:[^\\n]{0,300}|-{3,}\\s*end '
  'of (?:document|text|input)\\s*-{3,}\\s*(?:human|user)\\s*:',
  'send|share|disable|transfer|delete|password|card|schick|uberweis|envoie|virement|carte|envia|tarjeta|送っ|送信|カード|发到|发送|银行卡|recovery '
  'codes',
  None, None),
 ('memory-dangerous-wish', 'injection', False, 'injection_overt',
  '(?:{remember}){more}(?:\\b(?:all|every|any)\\b{some}\\b(?:payments?|transfers?|purchases?|confirmations?)\\b{some}\\b(?:approved|skipped|automatic\\w*|without|no '
  'confirmation)|\\bsignature checks? disabled|\\bsudo commands?\\b{some}without asking|\\bother '
  "(?:customers?|users?)'? (?:records|data)|\\btrusts? [\\w.-]+\\.[a-z]{2,}\\b|alle zahlungen\\b{some}ohne "
  '(?:bestatigung|prufung|ruckfrage)|daten anderer (?:kunden|nutzer)|tous les '
  '(?:paiements|virements)\\b{some}(?:sans|automatiquement)|dossiers des autres (?:clients|utilisateurs)|todos los '
  '(?:pagos|cobros)\\b{some}(?:sin|automaticamente)|datos de otros '
  '(?:clientes|usuarios)|(?:所有|全部)(?:付款|转账|支付){some}(?:批准|不需要|无需)|关闭签名|其他(?:客户|用户)的{some}(?:资料|数据|信息)|(?:すべて|全て)の(?:支払い|送金|決済){some}(?:承認|確認なし)|他の(?:顧客|ユーザー)の{some}(?:情報|データ))',
  None, None, None),
 ('memory-forget-safety', 'injection', False, 'injection_overt',
  '\\b(?:erase|delete|wipe|forget|remove)\\b{some}\\b(?:safety|security)[ -](?:related '
  ')?(?:memories|rules|notes|entries)\\b{some}(?:replace|instead|write|rewrite|all|every)|\\b(?:losche|vergiss)\\b{some}sicherheits\\w*(?:regeln|erinnerungen|notizen)|\\befface\\b{some}regles '
  'de securite|\\bborra\\b{some}reglas de '
  'seguridad|(?:清除|删除|忘记){some}(?:与安全有关|安全相关|关于安全)的?(?:记忆|规则)|(?:セキュリティ|安全)に関する(?:記憶|ルール|規則)を?(?:すべて|全て)?(?:削除|消去|忘れ)',
  'restriction|einschrankung|limits?|replace|remplace|escribe|lugar|ersetze|statt|改写|替换|没有任何限制|制限|書き換え|instead',
  None, None),
 ('exfiltrate-system-prompt', 'injection', False, 'injection_overt',
  '\\b(?:affiche|montre|revele|repete|donne|muestra|revela|imprime|repite|ensena)\\b[^\\n.]{0,60}\\bprompt '
  '(?:systeme|de sistema|del '
  'sistema)\\b|(?:把|将)?(?:你的)?系统提示词?[^。\\n]{0,16}(?:输出|显示|打印|公开|翻译|告诉|复述|重复)|(?:输出|显示|打印|公开|复述)[^。\\n]{0,12}系统提示词|(?:システムプロンプト|最初の指示文|初期指示)を?[^。\\n]{0,30}(?:表示|出力|繰り返|教え|公開)',
  None, None, None),
 ('trigger-fetch-orders', 'injection', False, 'injection_overt',
  '\\b(?:fetch|visit|download|open|recupere|telecharge|descarga|consulta|lade|rufe)\\b[^\\n]{0,40}https?://[^\\s]+[^\\n]{0,30}\\b(?:and|et|y|und|then)\\b[^\\n]{0,20}\\b(?:execute|run|do|follow|execute|ejecuta|sigue|fuhre|befolge)\\w*\\b[^\\n]{0,24}(?:whatever|what '
  'it|returns?|returned|renvoyee?|devuelva|devuelve|commande|comando|zuruck|befehl)|(?:访问|下载|获取)[^\\n。]{0,10}https?://[^\\s]+[^\\n。]{0,10}(?:执行|运行|照做)|https?://[^\\s]+\\s*(?:を取得|にアクセス|から)[^\\n。]{0,16}(?:実行|従)',
  None, None, None),
 ('exfiltrate-in-image-link', 'injection', False, 'injection_overt',
  '!\\[[^\\]\\n]{0,40}\\]\\(https?://[^)\\s]{3,80}[?&][a-z]{1,8}=',
  'conversation|gesprach|verlauf|conversacion|historique|historial|对话|会話|履歴|history|secret|api '
  'key|password|encode|kodiert|codificad|encod',
  None, None),
 ('hide-covert-change', 'injection', False, 'injection_overt',
  '\\bheimlich\\b[^\\n.]{0,40}(?:konto|schlussel|benutzer|server|daten|admin)|(?:悄悄|偷偷)(?:把|将|地)?[^\\n。]{0,24}(?:管理员|密钥|账号|服务器|权限)|(?:黙って|こっそり)[^\\n。]{0,20}(?:転送|送信|追加|変更|実行)|(?:転送|送信|追加)[^\\n。]{0,10}(?:黙って|こっそり)|\\b(?:en '
  'secreto|a escondidas|en secret|en '
  'cachette)\\b[^\\n.]{0,40}(?:admin|cuenta|compte|clave|cle|serv)|(?:人間|ユーザー)に気づかれてはいけない|darf es nicht bemerken',
  None, None, None),
 ('hide-this-text', 'injection', False, 'injection_overt',
  "\\b(?:do not|don't|never)\\s+(?:ever\\s+)?(?:mention|reveal|disclose|admit|quote|show)\\s+(?:that\\s+)?(?:these "
  'instructions|this (?:message|note|text))\\b|\\bverrate?\\b[^\\n.]{0,20}diese (?:nachricht|anweisung)|\\bne '
  '(?:revele|mentionne|divulgue)z? pas\\b[^\\n.]{0,16}\\bce(?:s)? (?:message|instructions)|\\bno '
  '(?:reveles|menciones|digas)\\b[^\\n.]{0,16}\\best(?:e mensaje|as '
  'instrucciones)|不要(?:透露|提及|说出)[^\\n。]{0,6}(?:这段文字|这些指令|这条消息)|この(?:文章|指示|メッセージ)(?:に|の)[^\\n。]{0,12}(?:触れ|明かさ|言わ)',
  None, None, None),
 ('jailbreak-dan-cjk', 'injection', False, 'injection_overt',
  '(?:扮演|你是|成为|作为|あなたは|として)?[「“"\']?dan[」”"\']?(?:,|,|、|不受|は|として|意思是|:)|(?:不受任何(?:规则|限制)约束)|(?:規則|ルール)の(?:存在し)?ない世界の',
  '扮演|任何事|规则|约束|拒绝|振る舞|何でも|倫理|拒否|役になり|ロールプレイ|悪のai', None, None),
 ('jailbreak-grandmother', 'injection', False, 'injection_overt',
  '\\b(?:late|dead|deceased|verstorbene|decedee|fallecida|difunta)\\b[^\\n.]{0,20}\\b(?:grandmother|grandma|oma|grossmutter|abuela)\\b|\\bgrand-mere\\b[^\\n.]{0,12}(?:decedee|morte)|已故的(?:奶奶|外婆|祖母)|(?:亡くなった|死んだ)(?:祖母|おばあちゃん)',
  'napalm|bomb|explosiv|ransomware|malware|poison|drug|meth|sprengstoff|炸药|毒|爆弾|爆薬|making|steps|步骤|作り方', None,
  None),
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
  '(?:不要|不得|禁止|不能|别|切勿)[^。!?\\n]{0,10}(?:在)?(?:{who})不知情|(?:不能|不要|不得|禁止|别)(?:悄悄|偷偷)|{cited}', None),
 ('impersonate-authority-zh', 'injection', False, 'injection_zh', '{i_am_yours}|{rank_demands}|{maker_says}', None,
  '{cited}', None),
 ('jailbreak-no-limits-zh', 'injection', False, 'injection_zh',
  '{dan}|{without_limits}|{no_rules_here}|{not_bound}|{never_refuse}|{mode_on}', None, '{cited}', None),
 ('trigger-planted-action-zh', 'injection', False, 'injection_zh',
  '(?:{when})[^。!?\\n]{0,40}?(?:{leaking}|{sabotage}|{selling}|{unguarded}|{fraud}|{fetching})', None,
  '{denied}|(?:当|每当|如果|每次|若)我[^。!?\\n]*只(?:推荐|介绍)|{cited}', None),
 ('memory-own-rules-zh', 'injection', False, 'injection_zh',
  '{treat_as}|{is_ranked}|{keep_forever}|{drop_others}|{spread}|{unscreened}', None, '{cited}', None),
 ('smuggle-hidden-order-zh', 'injection', False, 'injection_zh',
  '{decode_and}|{hidden_letters}|{combine_and}|{imagined_world}', None, '{cited}', None),
 ('code-false-result-zh', 'injection', False, 'injection_zh', '{ignore_content}|{say_result}|{to_the_model}', None,
  '{cited}|(?:不要|别|切勿)(?:忽略|无视)', None)]
