"""Compiled from rules/sensitive*.toml by `make rules`: edit those."""

VERSION: str = 'ae3b9db6'

RULES: tuple[tuple[object, ...], ...] = (('health-condition-de', 'health', False,
  b'\\b(?:(?:(?:(?:habe?n?|hat|hatten?|bekam|bekommt|entwickelte|wegen|aufgrund|trotz))|(?:(?:mein|dein|sein|ihr|'
  b'unser|deren|dessen)(?:e|en|em|er|es)?))\\s+(?:(?:(?:eine?[nmrs]?|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)'
  b'(?:e|en|em|er|es)?)|schwere?[nmrs]?|leichte?[nmrs]?|starke?[nmrs]?|chronische?[nmrs]?|akute?[nmrs]?|schlimme'
  b'?[nmrs]?|seltene?[nmrs]?|angeborene?[nmrs]?|unheilbare?[nmrs]?|fortgeschrittene?[nmrs]?|erhohte?[nmrs]?|klin'
  b'ische?[nmrs]?|diagnostizierte?[nmrs]?|wiederkehrende?[nmrs]?|massive?[nmrs]?|standige?[nmrs]?|haufige?[nmrs]'
  b'?|saisonale?[nmrs]?|linke?[nmrs]?|rechte?[nmrs]?|postnatale?[nmrs]?|soziale?[nmrs]?|seit|vor|im|am|als|der|d'
  b'ie|den|das|dem|mit|kindheit|geburt|jahre?n?|monate?n?|wochen|langem|kurzem|jahr|kind|\\d+|typ|zwei|drei|vier|'
  b'funf|zehn|einigen|vielen|auch|leider|oft|haufig|manchmal|regelma\xc3\x9fig|immer|wieder|letzte[nsr]?|noch|gera'
  b'de|aktuell|damals|mal|einmal|erneut|schon|bereits|sehr|fruhjahr|sommer|herbst|winter|(?:(?:januar|februar|ma'
  b'rz|april|mai|juni|juli|august|september|oktober|november|dezember))|form\\s+von|und|art|verdacht\\s+auf|geschi'
  b'chte\\s+von)\\s+){0,6})|(?:(?:leide[nt]?|litt|leidend|erkrankten?|erkrankt|gestorben|starb|verstorben|verstarb'
  b'|kampfte?t?|lebt|behandelt|behandlung|krankgeschrieben|therapie|tabletten|medikamente|verdacht|diagnose|diag'
  b'nostiziert|diagnostizierten|festgestellt|erholt\\s+sich|betroffen)(?:\\s+[\\w\xc3\x9f]+){0,3}?(?:\\s+(?:an|am|'
  b'unter|mit|gegen|wegen|auf|von|vom)|:))\\s+(?:(?:[\\w\xc3\x9f,/-]+\\s+){0,4})|an\\s+|bei\\s+(?:\\w+\\s+){1,4})'
  b'(?:(?:[a-z\xc3\x9f]*-?(?:posttraumatische\\s+belastungsstorung|chronisches\\s+fatigue\\-syndrom|gesundheitlic'
  b'hen\\s+problemen|pfeiffersches\\s+drusenfieber|schilddrusenunterfunktion|sehnenscheidenentzundung|gesundheitli'
  b'che\\s+probleme|schilddrusenuberfunktion|schwerbehindertenausweis|glutenunvertraglichkeit|schleimbeutelentzun'
  b'dung|anaphylaktischen\\s+schock|personlichkeitsstorung|psychischen\\s+erkrankung|chronischen\\s+erkrankung|herz'
  b'rhythmusstorungen|psychische\\s+erkrankung|psychischen\\s+problemen|chronische\\s+erkrankung|chronischen\\s+'
  b'schmerzen|ehlers\\-danlos\\-syndrom|wochenbettdepression|bandscheibenvorfalle|epileptische\\s+anfalle|clusterko'
  b'pfschmerzen|chronische\\s+krankheit|chronische\\s+schmerzen|lebensmittelallergie|herzmuskelentzundung|herzrhyt'
  b'hmusstorung|blinddarmentzundung|bandscheibenvorfall|karpaltunnelsyndrom|gehirnerschutterung|schadel\\-hirn\\-t'
  b'rauma|querschnittslahmung|manische\\s+depression|nervenzusammenbruch|psychische\\s+probleme|gesundheitsproblem'
  b'e|mittelohrentzundung|alkoholabhangigkeit|autoimmunerkrankung|erschopfungssyndrom|niereninsuffizienz|fruktos'
  b'eintoleranz|histaminintoleranz|multipler\\s+sklerose|hirnhautentzundung|makuladegeneration|selbstmordgedanken'
  b'|autoimmunkrankheit|laktoseintoleranz|chorea\\s+huntington|multiple\\s+sklerose|rot\\-grun\\-schwache|bipola'
  b'ren\\s+storung|anpassungsstorung|schwerbehinderung|hausstauballergie|herzschrittmacher|cochlea\\-implantat|her'
  b'zinsuffizienz|sichelzellanamie|colitis\\s+ulcerosa|glutenintoleranz|muskeldystrophie|schwindelanfalle|bipolar'
  b'e\\s+storung|asperger\\-syndrom|lungenentzundung|blasenentzundung|mandelentzundung|prostataprobleme|zuckerkran'
  b'kheit|angina\\s+pectoris|unfruchtbarkeit|reizdarmsyndrom|schuppenflechte|ruckenschmerzen|schleudertrauma|poly'
  b'neuropathie|schlafstorungen|schlaflosigkeit|schwerhorigkeit|farbenblindheit|farbsehschwache|lernbehinderung|'
  b'suchterkrankung|erdnussallergie|bluterkrankheit|typ\\-1\\-diabetes|typ\\-2\\-diabetes|vorhofflimmern|nierenv'
  b'ersagen|divertikulitis|ruckenprobleme|zerebralparese|morbus\\s+meniere|sehbehinderung|horbehinderung|angststo'
  b'rungen|soziale\\s+phobie|klaustrophobie|suizidgedanken|morbus\\s+basedow|lungenemphysem|blutvergiftung|harnweg'
  b'sinfekt|alkoholproblem|tablettensucht|pollenallergie|katzenallergie|unterzuckerung|marfan\\-syndrom|herzerkra'
  b'nkung|bluthochdruck|schlaganfalle|lungenembolie|leberzirrhose|magengeschwur|neurodermitis|kreuzbandriss|kram'
  b'pfanfalle|muskelschwund|schlafstorung|restless\\s+legs|schizophrenie|panikattacken|zwangsstorung|mukoviszidos'
  b'e|drogenproblem|kinderlahmung|prostatakrebs|immunschwache|herzschwache|herzprobleme|schlaganfall|endometrios'
  b'e|praeklampsie|wechseljahre|gallensteine|nierensteine|morbus\\s+crohn|pankreatitis|hamorrhoiden|fibromyalgie|'
  b'ruckenleiden|knieprobleme|knochenbruch|leistenbruch|spina\\s+bifida|depressionen|angststorung|sozialphobie|pa'
  b'nikattacke|panikstorung|essstorungen|down\\-syndrom|denguefieber|alkoholsucht|heuschnupfen|nussallergie|beinp'
  b'rothese|erbkrankheit|leberschaden|ads\\-syndrom|pradiabetes|herzinfarkt|hirnblutung|krampfadern|thalassamie|l'
  b'ungenkrebs|inkontinenz|osteoporose|narkolepsie|schlafapnoe|gruner\\s+star|grauer\\s+star|sehschwache|agoraphob'
  b'ie|legasthenie|dyskalkulie|trisomie\\s+21|behinderung|ubergewicht|tuberkulose|keuchhusten|drogensucht|hexensc'
  b'huss|mrt\\-befund|hypertonie|herzfehler|hamophilie|brustkrebs|metastasen|chlamydien|gurtelrose|sarkoidose|men'
  b'ingitis|horverlust|depression|borderline|magersucht|essstorung|adipositas|bronchitis|long\\s+covid|long\\-covi'
  b'd|borreliose|windpocken|spielsucht|fehlgeburt|amputation|pflegegrad|hypotonie|herzkrank|thrombose|aneurysma|'
  b'blutarmut|hautkrebs|hirntumor|hepatitis|fettleber|gelbsucht|gastritis|psoriasis|arthritis|beinbruch|epilepsi'
  b'e|parkinson|alzheimer|neuralgie|psychosen|flugangst|hashimoto|allergien|diabetes|leukamie|karzinom|gonorrho|'
  b'syphilis|reizdarm|zoliakie|vitiligo|arthrose|skoliose|armbruch|tinnitus|horsturz|psychose|burn\\-out|autismus'
  b'|asperger|tourette|stottern|covid\\-19|allergie|prothese|embolie|lymphom|melanom|colitis|rosazea|ischias|migr'
  b'ane|lahmung|glaukom|bulimie|burnout|malaria|asthma|anamie|sarkom|zysten|herpes|reflux|rheuma|demenz|zwange|t'
  b'rauma|corona|grippe|masern|sepsis|me/cfs|bluter|krebs|tumor|zyste|myome|ekzem|lupus|gicht|covid|mumps|stoma|'
  b'adhs|ptbs|copd|aids|myom|hiv|als|gdb|ms)(?:e|en|n|s|es)?))\\b(?:\\s*[.,;:!?)("]|\\s*$|\\s+\\w)',
  b'\\b(?:(?:(?:habe?n?|hat|hatten?|bekam|bekommt|entwickelte|wegen|aufgrund|trotz))|(?:(?:leide[nt]?|litt|leiden'
  b'd|erkrankten?|erkrankt|gestorben|starb|verstorben|verstarb|kampfte?t?|lebt|behandelt|behandlung|krankgeschri'
  b'eben|therapie|tabletten|medikamente|verdacht|diagnose|diagnostiziert|diagnostizierten|festgestellt|erholt\\s+'
  b'sich|betroffen)(?:\\s+[\\w\xc3\x9f]+){0,3}?(?:\\s+(?:an|am|unter|mit|gegen|wegen|auf|von|vom)|:))|(?:(?:diagn'
  b'ostiziert|festgestellt|erkrankt|erkrankte|leide[nt]?|litt|operiert|behandelt|gestorben|verstorben|krankgesch'
  b'rieben|entdeckt|nachgewiesen|hat|hatte|hatten))|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es'
  b')?))\\b',
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|'
  b'verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simula'
  b'tion|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|d'
  b'ashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeli'
  b'ne|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|me'
  b'thode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produk'
  b't|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|'
  b'sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|'
  b'daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum'
  b'|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte'
  b'|leidet|wohnt|lebt)\\b)|\\buber\\s|\\bthema\\b|(?:menschen|patienten|personen|nutzer)\\s+mit\\s|\\bms\\s+(?:o'
  b'ffice|teams|word|project|excel|sql)|\\d\\s*ms\\b|\\barbeitsmarkt',
  None),
 ('health-condition-found-de', 'health', False,
  b'\\b(?:(?:[a-z\xc3\x9f]*-?(?:posttraumatische\\s+belastungsstorung|chronisches\\s+fatigue\\-syndrom|gesundheitl'
  b'ichen\\s+problemen|pfeiffersches\\s+drusenfieber|schilddrusenunterfunktion|sehnenscheidenentzundung|gesundheit'
  b'liche\\s+probleme|schilddrusenuberfunktion|schwerbehindertenausweis|glutenunvertraglichkeit|schleimbeutelentz'
  b'undung|anaphylaktischen\\s+schock|personlichkeitsstorung|psychischen\\s+erkrankung|chronischen\\s+erkrankung|he'
  b'rzrhythmusstorungen|psychische\\s+erkrankung|psychischen\\s+problemen|chronische\\s+erkrankung|chronischen\\'
  b's+schmerzen|ehlers\\-danlos\\-syndrom|wochenbettdepression|bandscheibenvorfalle|epileptische\\s+anfalle|cluster'
  b'kopfschmerzen|chronische\\s+krankheit|chronische\\s+schmerzen|lebensmittelallergie|herzmuskelentzundung|herzrh'
  b'ythmusstorung|blinddarmentzundung|bandscheibenvorfall|karpaltunnelsyndrom|gehirnerschutterung|schadel\\-hirn\\'
  b'-trauma|querschnittslahmung|manische\\s+depression|nervenzusammenbruch|psychische\\s+probleme|gesundheitsprobl'
  b'eme|mittelohrentzundung|alkoholabhangigkeit|autoimmunerkrankung|erschopfungssyndrom|niereninsuffizienz|frukt'
  b'oseintoleranz|histaminintoleranz|multipler\\s+sklerose|hirnhautentzundung|makuladegeneration|selbstmordgedank'
  b'en|autoimmunkrankheit|laktoseintoleranz|chorea\\s+huntington|multiple\\s+sklerose|rot\\-grun\\-schwache|bipo'
  b'laren\\s+storung|anpassungsstorung|schwerbehinderung|hausstauballergie|herzschrittmacher|cochlea\\-implantat|h'
  b'erzinsuffizienz|sichelzellanamie|colitis\\s+ulcerosa|glutenintoleranz|muskeldystrophie|schwindelanfalle|bipol'
  b'are\\s+storung|asperger\\-syndrom|lungenentzundung|blasenentzundung|mandelentzundung|prostataprobleme|zuckerkr'
  b'ankheit|angina\\s+pectoris|unfruchtbarkeit|reizdarmsyndrom|schuppenflechte|ruckenschmerzen|schleudertrauma|po'
  b'lyneuropathie|schlafstorungen|schlaflosigkeit|schwerhorigkeit|farbenblindheit|farbsehschwache|lernbehinderun'
  b'g|suchterkrankung|erdnussallergie|bluterkrankheit|typ\\-1\\-diabetes|typ\\-2\\-diabetes|vorhofflimmern|niere'
  b'nversagen|divertikulitis|ruckenprobleme|zerebralparese|morbus\\s+meniere|sehbehinderung|horbehinderung|angsts'
  b'torungen|soziale\\s+phobie|klaustrophobie|suizidgedanken|morbus\\s+basedow|lungenemphysem|blutvergiftung|harnw'
  b'egsinfekt|alkoholproblem|tablettensucht|pollenallergie|katzenallergie|unterzuckerung|marfan\\-syndrom|herzerk'
  b'rankung|bluthochdruck|schlaganfalle|lungenembolie|leberzirrhose|magengeschwur|neurodermitis|kreuzbandriss|kr'
  b'ampfanfalle|muskelschwund|schlafstorung|restless\\s+legs|schizophrenie|panikattacken|zwangsstorung|mukoviszid'
  b'ose|drogenproblem|kinderlahmung|prostatakrebs|immunschwache|herzschwache|herzprobleme|schlaganfall|endometri'
  b'ose|praeklampsie|wechseljahre|gallensteine|nierensteine|morbus\\s+crohn|pankreatitis|hamorrhoiden|fibromyalgi'
  b'e|ruckenleiden|knieprobleme|knochenbruch|leistenbruch|spina\\s+bifida|depressionen|angststorung|sozialphobie|'
  b'panikattacke|panikstorung|essstorungen|down\\-syndrom|denguefieber|alkoholsucht|heuschnupfen|nussallergie|bei'
  b'nprothese|erbkrankheit|leberschaden|ads\\-syndrom|pradiabetes|herzinfarkt|hirnblutung|krampfadern|thalassamie'
  b'|lungenkrebs|inkontinenz|osteoporose|narkolepsie|schlafapnoe|gruner\\s+star|grauer\\s+star|sehschwache|agoraph'
  b'obie|legasthenie|dyskalkulie|trisomie\\s+21|behinderung|ubergewicht|tuberkulose|keuchhusten|drogensucht|hexen'
  b'schuss|mrt\\-befund|hypertonie|herzfehler|hamophilie|brustkrebs|metastasen|chlamydien|gurtelrose|sarkoidose|m'
  b'eningitis|horverlust|depression|borderline|magersucht|essstorung|adipositas|bronchitis|long\\s+covid|long\\-co'
  b'vid|borreliose|windpocken|spielsucht|fehlgeburt|amputation|pflegegrad|hypotonie|herzkrank|thrombose|aneurysm'
  b'a|blutarmut|hautkrebs|hirntumor|hepatitis|fettleber|gelbsucht|gastritis|psoriasis|arthritis|beinbruch|epilep'
  b'sie|parkinson|alzheimer|neuralgie|psychosen|flugangst|hashimoto|allergien|diabetes|leukamie|karzinom|gonorrh'
  b'o|syphilis|reizdarm|zoliakie|vitiligo|arthrose|skoliose|armbruch|tinnitus|horsturz|psychose|burn\\-out|autism'
  b'us|asperger|tourette|stottern|covid\\-19|allergie|prothese|embolie|lymphom|melanom|colitis|rosazea|ischias|mi'
  b'grane|lahmung|glaukom|bulimie|burnout|malaria|asthma|anamie|sarkom|zysten|herpes|reflux|rheuma|demenz|zwange'
  b'|trauma|corona|grippe|masern|sepsis|me/cfs|bluter|krebs|tumor|zyste|myome|ekzem|lupus|gicht|covid|mumps|stom'
  b'a|adhs|ptbs|copd|aids|myom|hiv|als|gdb|ms)(?:e|en|n|s|es)?))\\s+(?:[\\w\xc3\x9f-]+\\s+){0,7}?(?:diagnostizier'
  b't|festgestellt|erkrankt\\w*|leide[nt]?|operiert|behandelt|gestorben|verstorben|krankgeschrieben|nachgewiesen|'
  b'in\\s+behandlung)\\b',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\bms\\s+(?:office|teams|word|project|excel|s'
  b'ql)|\\d\\s*ms\\b',
  None),
 ('health-medicine-de', 'health', False,
  b'\\b(?:(?:(?:nimmt|nehme|nehmen|nahm|genommen|bekommt|bekomme|spritzt|spritze|schluckt|schlucke|verschrieben|v'
  b'erschreibt|verordnet|eingestellt|braucht|brauche|benotigt|einnimmt|absetzen|abgesetzt|dosis|taglich|benutzt|'
  b'auf|mit))\\s+(?:[\\w\xc3\x9f,-]+\\s+){0,5}(?:schilddrusentabletten|blutdrucktabletten|beruhigungsmittel|chole'
  b'sterinsenker|medikamente\\s+gegen|medikamente\\s+wegen|immunsuppressiva|antidepressivum|schlaftabletten|blutdr'
  b'ucksenker|antihistaminika|tabletten\\s+gegen|psychopharmakon|hiv\\-medikamente|methylphenidat|antidepressiva|p'
  b'sychopharmaka|johanniskraut|schmerzmittel|levetiracetam|blutverdunner|cortisonspray|antibabypille|escitalopr'
  b'am|amitriptylin|neuroleptika|schlafmittel|buprenorphin|carbamazepin|atorvastatin|antibiotikum|aripiprazol|ha'
  b'loperidol|betablocker|candesartan|simvastatin|prednisolon|methotrexat|asthmaspray|pantoprazol|antibiotika|am'
  b'oxicillin|testosteron|sumatriptan|medikamente|citalopram|venlafaxin|mirtazapin|lamotrigin|risperidon|alprazo'
  b'lam|gabapentin|pregabalin|semaglutid|lisinopril|metoprolol|bisoprolol|l\\-thyroxin|salbutamol|penicillin|sild'
  b'enafil|notfallset|sertralin|fluoxetin|paroxetin|duloxetin|bupropion|opipramol|quetiapin|olanzapin|medikinet|'
  b'strattera|lorazepam|topiramat|metformin|enalapril|valsartan|amlodipin|biologika|inhalator|omeprazol|tamoxife'
  b'n|herceptin|die\\s+pille|donepezil|cetirizin|valproat|clozapin|concerta|diazepam|zopiclon|zolpidem|oxycodon|m'
  b'orphium|fentanyl|tramadol|methadon|mounjaro|ramipril|marcumar|thyroxin|euthyrox|kortison|cortison|ostrogen|l'
  b'evodopa|triptane|lithium|ritalin|elvanse|opioide|morphin|tilidin|subutex|insulin|ozempic|statine|xarelto|eli'
  b'quis|aspirin|ass\\s+100|hormone|valium|codein|lyrica|keppra|wegovy|humira|viagra|epipen|tavor|prep|mtx)\\b|(?:'
  b'schilddrusentabletten|blutdrucktabletten|beruhigungsmittel|cholesterinsenker|medikamente\\s+gegen|medikamente'
  b'\\s+wegen|immunsuppressiva|antidepressivum|schlaftabletten|blutdrucksenker|antihistaminika|tabletten\\s+gegen|'
  b'psychopharmakon|hiv\\-medikamente|methylphenidat|antidepressiva|psychopharmaka|johanniskraut|schmerzmittel|le'
  b'vetiracetam|blutverdunner|cortisonspray|antibabypille|escitalopram|amitriptylin|neuroleptika|schlafmittel|bu'
  b'prenorphin|carbamazepin|atorvastatin|antibiotikum|aripiprazol|haloperidol|betablocker|candesartan|simvastati'
  b'n|prednisolon|methotrexat|asthmaspray|pantoprazol|antibiotika|amoxicillin|testosteron|sumatriptan|medikament'
  b'e|citalopram|venlafaxin|mirtazapin|lamotrigin|risperidon|alprazolam|gabapentin|pregabalin|semaglutid|lisinop'
  b'ril|metoprolol|bisoprolol|l\\-thyroxin|salbutamol|penicillin|sildenafil|notfallset|sertralin|fluoxetin|paroxe'
  b'tin|duloxetin|bupropion|opipramol|quetiapin|olanzapin|medikinet|strattera|lorazepam|topiramat|metformin|enal'
  b'april|valsartan|amlodipin|biologika|inhalator|omeprazol|tamoxifen|herceptin|die\\s+pille|donepezil|cetirizin|'
  b'valproat|clozapin|concerta|diazepam|zopiclon|zolpidem|oxycodon|morphium|fentanyl|tramadol|methadon|mounjaro|'
  b'ramipril|marcumar|thyroxin|euthyrox|kortison|cortison|ostrogen|levodopa|triptane|lithium|ritalin|elvanse|opi'
  b'oide|morphin|tilidin|subutex|insulin|ozempic|statine|xarelto|eliquis|aspirin|ass\\s+100|hormone|valium|codein'
  b'|lyrica|keppra|wegovy|humira|viagra|epipen|tavor|prep|mtx)\\s+(?:[\\w\xc3\x9f,-]+\\s+){0,5}(?:nimmt|nehmen|ei'
  b'nnimmt|einnehmen|verschrieben|verordnet|bekommt|spritzt|angewiesen|braucht|abgesetzt)\\b|(?:(?:mein|dein|sein'
  b'|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)\\s+(?:schilddrusentabletten|blutdrucktabletten|beruhigungsmittel|'
  b'cholesterinsenker|medikamente\\s+gegen|medikamente\\s+wegen|immunsuppressiva|antidepressivum|schlaftabletten|b'
  b'lutdrucksenker|antihistaminika|tabletten\\s+gegen|psychopharmakon|hiv\\-medikamente|methylphenidat|antidepress'
  b'iva|psychopharmaka|johanniskraut|schmerzmittel|levetiracetam|blutverdunner|cortisonspray|antibabypille|escit'
  b'alopram|amitriptylin|neuroleptika|schlafmittel|buprenorphin|carbamazepin|atorvastatin|antibiotikum|aripipraz'
  b'ol|haloperidol|betablocker|candesartan|simvastatin|prednisolon|methotrexat|asthmaspray|pantoprazol|antibioti'
  b'ka|amoxicillin|testosteron|sumatriptan|medikamente|citalopram|venlafaxin|mirtazapin|lamotrigin|risperidon|al'
  b'prazolam|gabapentin|pregabalin|semaglutid|lisinopril|metoprolol|bisoprolol|l\\-thyroxin|salbutamol|penicillin'
  b'|sildenafil|notfallset|sertralin|fluoxetin|paroxetin|duloxetin|bupropion|opipramol|quetiapin|olanzapin|medik'
  b'inet|strattera|lorazepam|topiramat|metformin|enalapril|valsartan|amlodipin|biologika|inhalator|omeprazol|tam'
  b'oxifen|herceptin|die\\s+pille|donepezil|cetirizin|valproat|clozapin|concerta|diazepam|zopiclon|zolpidem|oxyco'
  b'don|morphium|fentanyl|tramadol|methadon|mounjaro|ramipril|marcumar|thyroxin|euthyrox|kortison|cortison|ostro'
  b'gen|levodopa|triptane|lithium|ritalin|elvanse|opioide|morphin|tilidin|subutex|insulin|ozempic|statine|xarelt'
  b'o|eliquis|aspirin|ass\\s+100|hormone|valium|codein|lyrica|keppra|wegovy|humira|viagra|epipen|tavor|prep|mtx)\\'
  b'b)',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|lithium-?\\s?(?:ionen|akku|batterie|polymer)'
  b'|\\bapotheke|\\bauf\\s+(?:der\\s+)?medikamente\\b',
  None),
 ('health-treatment-de', 'health', False,
  b'\\b(?:(?:macht|mache|machte|hat|habe|hatte|hatten|bekommt|bekam|geht|gehe|ging|in|nach|wegen|vor|wahrend|begi'
  b'nnt|begann|steht|wartet|auf|von|zu|zur|zum|bei|beim|besucht|braucht|erholt|durch|seit|eine[rn]?|(?:(?:mein|d'
  b'ein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)))\\s+(?:(?:[\\w\xc3\x9f-]+\\s+){0,4})(?:[a-z\xc3\x9f]+-)?(?'
  b':geschlechtsangleichende\\s+operation|stammzelltransplantation|kunstlichen\\s+befruchtung|schwangerschaftsabbr'
  b'uch|kunstliche\\s+befruchtung|kinderwunschbehandlung|geschlechtsangleichung|nierentransplantation|gebarmutter'
  b'entfernung|anonymen\\s+alkoholikern|lebertransplantation|organtransplantation|hyposensibilisierung|herztransp'
  b'lantation|anonyme\\s+alkoholiker|kinderwunschklinik|verhaltenstherapie|schulteroperation|gesprachstherapie|se'
  b'lbsthilfegruppe|strahlentherapie|hormonbehandlung|bypass\\-operation|operation\\s+an\\s+der|kunstliche\\s+hu'
  b'fte|krankengymnastik|trauerbegleitung|palliativstation|ruckenoperation|bandscheiben\\-op|brustamputation|mage'
  b'nspiegelung|gruppentherapie|schmerztherapie|mutter\\-kind\\-kur|krebsbehandlung|hormontherapie|augenoperation|'
  b'darmspiegelung|physiotherapie|psychotherapie|traumatherapie|entziehungskur|burnout\\-klinik|therapie\\s+wegen|'
  b'therapie\\s+gegen|chemotherapie|immuntherapie|herzoperation|knieoperation|huftoperation|kaiserschnitt|psychoa'
  b'nalyse|entzugsklinik|suchtberatung|schmerzklinik|lymphdrainage|krebstherapie|operation\\s+am|knieprothese|paa'
  b'rtherapie|ergotherapie|herzkatheter|rheumaklinik|blinddarm\\-op|bestrahlung|schulter\\-op|magenbypass|mastekto'
  b'mie|suchtklinik|psychiatrie|tagesklinik|schlaflabor|vasektomie|abtreibung|amputation|blutwasche|rucken\\-op|o'
  b'p\\s+an\\s+der|logopadie|mandel\\-op|onkologie|augen\\-op|dialyse|herz\\-op|knie\\-op|huft\\-op|biopsie|entzug|'
  b'hospiz|chemo|op\\s+am|stent|lasik|icsi|reha|ivf)\\b',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)|^\\s*\\w+\\s+(?:macht|hat|geht|war|ist|bekommt|wartet|beginnt|erholt)',
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\buber\\s|\\barbeitet\\s+(?:\\w+\\s+){0,2}(?'
  b':in|als|bei)\\b|operation\\s+am\\s+(?:code|system|herzen\\s+des)',
  None),
 ('health-doctor-de', 'health', False,
  b'\\b(?:geht|gehe|ging|war|ist|termin\\w*|sitzung\\w*|uberwiesen|behandlung|sprechstunde|(?:(?:mein|dein|sein|ihr'
  b'|unser|deren|dessen)(?:e|en|em|er|es)?)|beim|zum)\\s+(?:[\\w\xc3\x9f.:]+\\s+){0,5}?(?:(?:(?:beim|zum|zur|bei|'
  b'von|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|ihrem|seinem|eine[nm]|einer|den|die))\\s+'
  b'(?:neuen\\s+|neue\\s+)?)?(?:psychotherapeuten|psychotherapeutin|gastroenterologen|physiotherapeutin|psychother'
  b'apeut|physiotherapeut|endokrinologen|endokrinologin|lungenfacharzt|rheumatologen|rheumatologin|psychiaterin|'
  b'frauenarztin|diabetologen|diabetologin|suchtberater|psychologen|psychologin|therapeuten|therapeutin|kardiolo'
  b'gen|kardiologin|gynakologen|gynakologin|nephrologen|psychiater|psychologe|kardiologe|neurologen|neurologin|h'
  b'autarztin|frauenarzt|lungenarzt|orthopaden|orthopadin|seelsorger|therapeut|onkologen|onkologin|neurologe|log'
  b'opadin|logopaden|orthopade|onkologe|hautarzt|urologen|urologin|hebamme)\\b',
  b'\\b(?:beim|zum|zur|bei|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|termin)\\b',
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:arbeitet|interview\\w*|gesprach\\w*)\\b|('
  b'?:ist|war|wurde|wird)\\s+(?:selbst\\s+)?(?:eine?\\s+)?(?:psychotherapeuten|psychotherapeutin|gastroenterologen|'
  b'physiotherapeutin|psychotherapeut|physiotherapeut|endokrinologen|endokrinologin|lungenfacharzt|rheumatologen'
  b'|rheumatologin|psychiaterin|frauenarztin|diabetologen|diabetologin|suchtberater|psychologen|psychologin|ther'
  b'apeuten|therapeutin|kardiologen|kardiologin|gynakologen|gynakologin|nephrologen|psychiater|psychologe|kardio'
  b'loge|neurologen|neurologin|hautarztin|frauenarzt|lungenarzt|orthopaden|orthopadin|seelsorger|therapeut|onkol'
  b'ogen|onkologin|neurologe|logopadin|logopaden|orthopade|onkologe|hautarzt|urologen|urologin|hebamme)',
  None),
 ('health-state-de', 'health', False,
  b'(?:(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)|\\bgilt\\s+als|\\bwar\\s+lange|\\bals)\\s+(?'
  b':(?:(?:gerade|aktuell|derzeit|im|in|der|\\d+\\.?|woche|monat|ersten|zweiten|dritten|vierten|funften|sechsten|s'
  b'iebten|achten|neunten|seit|vor|mit|zwillingen|wieder|erneut|auch|sehr|schwer|leicht|stark|auf|einem|beiden|o'
  b'hr|ohren|auge|augen|linken|rechten|einer|seite|geburt|unfall|dem|ein|eine|einen|nach|jahren|jahre|wochen|mon'
  b'aten|einigen|(?:(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember))|von|'
  b'beruflich|wegen|\\d+|fast|komplett|vollstandig|teilweise|trockener|trockene|noch|schon|inzwischen|ziemlich|ni'
  b'cht|mehr|uber|den|seinem|ihrem|sechs|drei|zwei|vier|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|e'
  b'r|es)?))\\s+){0,7})(?:in\\s+psychiatrischer\\s+behandlung|in\\s+psychologischer\\s+behandlung|auf\\s+der\\s+int'
  b'ensivstation|trockene\\s+alkoholikerin|trockener\\s+alkoholiker|korperlich\\s+behindert|in\\s+den\\s+wechselj'
  b'ahren|querschnittsgelahmt|in\\s+behandlung\\s+wegen|seit\\s+jahren\\s+trocken|contergangeschadigt|typ\\-1\\-di'
  b'abetikerin|halbseitig\\s+gelahmt|in\\s+der\\s+psychiatrie|manisch\\-depressiv|laktoseintolerant|geistig\\s+be'
  b'hindert|krank\\s+geschrieben|in\\s+psychotherapie|auf\\s+den\\s+rollstuhl|rollstuhlfahrerin|tablettenabhangi'
  b'g|an\\s+krebs\\s+erkrankt|typ\\-1\\-diabetiker|immunsupprimiert|glutenintolerant|krankgeschrieben|erwerbsgem'
  b'indert|dialysepflichtig|tablettensuchtig|insulinpflichtig|stillende\\s+mutter|legasthenikerin|immungeschwacht'
  b'|suizidgefahrdet|schwerbehindert|korperbehindert|pflegebedurftig|unheilbar\\s+krank|chronisch\\s+krank|psychis'
  b'ch\\s+krank|im\\s+krankenstand|rollstuhlfahrer|alkoholabhangig|risikopatientin|unter\\s+betreuung|intensivpatie'
  b'nt|neurodivergent|rot\\-grun\\-blind|erwerbsunfahig|arbeitsunfahig|drogenabhangig|heroinabhangig|krebspatienti'
  b'n|dialysepatient|hochschwanger|epileptikerin|asthmatikerin|legastheniker|horgeschadigt|berufsunfahig|in\\s+de'
  b'r\\s+klinik|alkoholikerin|drogensuchtig|ubergewichtig|risikopatient|traumatisiert|diabetikerin|allergikerin|m'
  b'agersuchtig|sehbehindert|gehbehindert|schwer\\s+krank|in\\s+remission|im\\s+rollstuhl|alkoholkrank|spielsuchtig'
  b'|trocken\\s+seit|krebspatient|fruhberentet|kleinwuchsig|epileptiker|asthmatiker|schizophren|hiv\\-positiv|hiv\\'
  b's+positiv|unfruchtbar|schwerhorig|farbenblind|bettlagerig|schwerkrank|nierenkrank|lungenkrank|in\\s+therapie|'
  b'in\\s+der\\s+reha|auf\\s+dialyse|alkoholiker|demenzkrank|ausgebrannt|hypochonder|auf\\s+insulin|herzpatient|'
  b'diabetiker|allergiker|autistisch|fast\\s+blind|krebskrank|suchtkrank|ruckfallig|fettleibig|fruhgeburt|schwang'
  b'er|bulimisch|depressiv|taubstumm|erblindet|behindert|herzkrank|abstinent|autistin|suizidal|gehorlos|todkrank'
  b'|auf\\s+reha|bipolar|gelahmt|im\\s+koma|autist|dement|adipos|bluter|blind|clean|stumm|taub)\\b',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|le'
  b'bt)\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichni'
  b's|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberf'
  b'lache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|c'
  b'ontainer|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formula'
  b'r|software|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|webs'
  b'ite|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|'
  b'server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|but'
  b'ton|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|test'
  b's|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test'
  b'|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifika'
  b'tion|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|sta'
  b'tistik|pravention)\\w*)|(?:blind|taub)\\s+(?:gegenuber|fur)|(?:test|studie|review|gutachten|begutachtung)\\'
  b'w*\\s+(?:ist|war)|doppelblind|\\b(?:taste|knopf|leitung|kabel|wasche|wein|code|build)\\b|clean\\s+code|\\b(?:'
  b'als\\s+blind|bipolare[rn]?\\s+transistor)',
  None),
 ('health-disability-de', 'health', False,
  b'\\b(?:(?:(?:sitzt|im|einen|auf|braucht|benutzt|nutzt)\\s+(?:\\w+\\s+){0,3}rollstuhl\\b|(?:tragt|hat|braucht|n'
  b'utzt|bekommt|bekam)\\s+(?:\\w+\\s+){0,3}(?:horgerate?|cochlea-implantat|\\w*prothese|herzschrittmacher|stutz'
  b'korsett|insulinpumpe|blindenhund|blindenstock|rollator|krucken|sauerstoffgerat|stoma)\\b|geht\\s+(?:\\w+\\s+'
  b'){0,2}(?:an|auf|mit)\\s+(?:krucken|(?:dem|einem)?\\s*(?:rollator|blindenstock)))|(?:(?:bein|arm|handgelenk|kno'
  b'chel|hufte|fu\xc3\x9f|hand|schlusselbein|rippen?|finger|schulter|knie|nase|becken|wirbel|kreuzband|sprunggelen'
  b'k|ellenbogen)\\s+(?:\\w+\\s+){0,3}?(?:gebrochen|operiert|verstaucht|gerissen|amputiert|ausgekugelt)|(?:am|a'
  b'n\\s+der|an\\s+den)\\s+(?:\\w+\\s+)?(?:herz\\w*|knie|hufte|rucken|schulter|bandscheibe\\w*|augen?|gehirn|darm|b'
  b'rust|prostata|galle|meniskus|blinddarm|wirbelsaule|hand|fu\xc3\x9f|bein)\\s+operiert|(?:wurde|wird|worden)\\'
  b's+(?:\\w+\\s+){0,3}operiert|(?:gehor|augenlicht|sehkraft|bein|arm)\\s+(?:\\w+\\s+){0,3}verloren|fehlt\\s+(?:ei'
  b'n|der|das|eine)\\s+(?:linke[rs]?\\s+|rechte[rs]?\\s+)?(?:bein|arm|hand|finger|auge|niere))|(?:(?:gdb\\s+(?:v'
  b'on\\s+)?\\d+|grad\\s+der\\s+behinderung|schwerbehindertenausweis|behindertenausweis|pflegegrad\\s+\\d|pflegest'
  b'ufe\\s+\\w+)))\\b',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\bspielfigur|\\bavatar|\\bicon',
  None),
 ('health-pregnancy-de', 'health', False,
  b'\\b(?:(?:erwarte[nt]?\\s+(?:\\w+\\s+){0,2}(?:ein\\s+(?:kind|baby)|zwillinge|nachwuchs|(?:(?:mein|dein|sein|ih'
  b'r|unser|deren|dessen)(?:e|en|em|er|es)?)\\s+(?:erstes|zweites|drittes)?\\s*(?:kind|baby))\\b|(?:(?:(?:mein|dein'
  b'|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|der|risiko)-?\\s*schwangerschaft\\b|schwangerschafts(?:woche|'
  b'monat|diabetes|abbruch|ubelkeit)|fehlgeburt|totgeburt|abgetrieben|abtreibung|entbindet|entbunden|(?:kind|toc'
  b'hter|sohn|baby|zwillinge)\\s+(?:\\w+\\s+){0,3}zur\\s+welt\\s+gebracht|kinderwunsch\\w*|stillt\\s+(?:\\w+\\s+)'
  b'{0,2}(?:baby|kind|sohn|tochter|noch|voll|ihr\\w*)|geburtstermin\\s+(?:ist|im|am)|schwangere[rn]?\\s+(?:frau|fre'
  b'undin|kollegin|tochter|schwester|partnerin)))',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\buber\\s|\\b(?:funktion|methode|xml)\\b',
  None),
 ('health-addiction-de', 'health', False,
  b'\\b(?:(?:(?:trocken(?:er|e)|ehemalige[r]?)\\s+(?:alkoholiker|alkoholikerin|junkie|suchtkranker?)|(?:suchtig|ab'
  b'hangig)\\s+(?:nach|von)\\s+(?:alkohol|heroin|kokain|tabletten|drogen|schmerzmitteln|nikotin|cannabis|opioiden|'
  b'glucksspiel)|(?:trinkt|trank)\\s+(?:\\w+\\s+){0,2}(?:zu\\s+viel\\s+alkohol|zu\\s+viel(?:[.,]|$)|keinen\\s+alkoh'
  b'ol\\s+mehr|nicht\\s+mehr\\s+seit)|(?:seit|jahren?|monaten?)\\s+(?:\\w+\\s+){0,3}(?:trocken|clean|nuchtern)\\b|r'
  b'uckfallig\\s+geworden|alkoholruckfall|alkoholproblem\\w*|anonyme[nr]?\\s+alkoholiker\\w*|uberdosis))',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:wasche|kaffee|wetter|build|code)\\b',
  None),
 ('health-mind-de', 'health', False,
  b'\\b(?:(?:selbstmordversuch|suizidversuch|(?:versuchte?|versucht),?\\s+sich\\s+(?:das\\s+leben\\s+zu\\s+nehmen|'
  b'umzubringen)|ritzt\\s+sich|verletzt\\s+sich\\s+selbst|selbstverletz\\w+|(?:nerven|psychischer)\\s?zusammenbru'
  b'ch|psychisch(?:e[rn]?)?\\s+(?:angeschlagen|labil|belastet|krank|instabil|probleme[n]?|erkrankung\\w*)|mentale\\'
  b's+gesundheit\\s+(?:leidet|ist)|in\\s+(?:\\w+\\s+)?(?:therapie|psychotherapie|behandlung)\\s*(?:[.,;]|$|seit|w'
  b'egen|bei|und))|(?:(?:liegt|lag|ist|war|kam|musste|muss|wurde)\\s+(?:\\w+\\s+){0,5}(?:im\\s+krankenhaus|ins\\s'
  b'+krankenhaus|auf\\s+der\\s+intensivstation|im\\s+koma|in\\s+die\\s+notaufnahme|auf\\s+kur|auf\\s+reha|in\\s+'
  b'(?:der|eine[r]?)\\s+(?:psychiatrie|klinik|reha|psychosomatischen\\s+klinik))|krankgeschrieben|krankschreibung|'
  b'arbeitsunfahig|krankenstand|im\\s+hospiz))',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:arbeitet|angestellt|projekt|team)\\b',
  None),
 ('health-values-de', 'health', False,
  b'\\b(?:(?:(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|nutzers|nutzerin|hat|habe)\\s+(?:\\'
  b'w+\\s+){0,2}(?:blutdruck|blutzucker|blutgruppe|blutwerte?n?|bmi|hba1c|cholesterin\\w*|langzeitzucker|puls|diag'
  b'nose|befund|krankenakte|krankheit|erkrankung|behinderung|viruslast|korperfett\\w*|gesundheitszustand)\\b|blutg'
  b'ruppe\\s+(?:ist\\s+)?(?:a|b|ab|0|null)\\s*(?:\\+|-|positiv|negativ|rhesus)|wiegt\\s+\\d{2,3}\\s*(?:kg|kilo)))',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)',
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:rechner|fehler\\w*|bugs?|problems?|leck'
  b's?|ausfall\\w*)\\b',
  None),
 ('health-allergy-de', 'health', False,
  b'\\b(?:allergisch\\s+(?:\\w+\\s+)?(?:gegen|auf)\\s+(?:[\\w\xc3\x9f]+,?\\s+){0,3}(?:hausstaubmilben|insektensti'
  b'che|meeresfruchte|schalentiere|birkenpollen|graserpollen|bienenstiche|wespenstiche|kreuzblutler|milcheiw'
  b'ei\xc3\x9f|katzenhaare|antibiotika|amoxicillin|haselnusse|krebstiere|hundehaare|penicillin|duftstoffe|haselnus'
  b's|erdbeeren|hausstaub|tierhaare|ibuprofen|erdnusse|walnusse|garnelen|huhnerei|kuhmilch|sellerie|ambrosia|sch'
  b'immel|fruktose|histamin|erdnuss|mandeln|laktose|aspirin|tomaten|weizen|gluten|pollen|birken|graser|milben|ka'
  b'tzen|pferde|bienen|wespen|nickel|parfum|nusse|fisch|milch|sesam|apfel|apfel|staub|hunde|latex|nuss|eier|soja'
  b'|senf|kiwi|jod|ei)|(?:gegen|auf)\\s+(?:[\\w\xc3\x9f]+,?\\s+){0,3}(?:hausstaubmilben|insektenstiche|meeresfruc'
  b'hte|schalentiere|birkenpollen|graserpollen|bienenstiche|wespenstiche|kreuzblutler|milcheiwei\xc3\x9f|katzenhaa'
  b're|antibiotika|amoxicillin|haselnusse|krebstiere|hundehaare|penicillin|duftstoffe|haselnuss|erdbeeren|hausst'
  b'aub|tierhaare|ibuprofen|erdnusse|walnusse|garnelen|huhnerei|kuhmilch|sellerie|ambrosia|schimmel|fruktose|his'
  b'tamin|erdnuss|mandeln|laktose|aspirin|tomaten|weizen|gluten|pollen|birken|graser|milben|katzen|pferde|bienen'
  b'|wespen|nickel|parfum|nusse|fisch|milch|sesam|apfel|apfel|staub|hunde|latex|nuss|eier|soja|senf|kiwi|jod|ei)'
  b'\\s+(?:\\w+\\s+)?allergisch|(?:hausstaubmilben|insektenstiche|meeresfruchte|schalentiere|birkenpollen|graserpol'
  b'len|bienenstiche|wespenstiche|kreuzblutler|milcheiwei\xc3\x9f|katzenhaare|antibiotika|amoxicillin|haselnusse|k'
  b'rebstiere|hundehaare|penicillin|duftstoffe|haselnuss|erdbeeren|hausstaub|tierhaare|ibuprofen|erdnusse|walnus'
  b'se|garnelen|huhnerei|kuhmilch|sellerie|ambrosia|schimmel|fruktose|histamin|erdnuss|mandeln|laktose|aspirin|t'
  b'omaten|weizen|gluten|pollen|birken|graser|milben|katzen|pferde|bienen|wespen|nickel|parfum|nusse|fisch|milch'
  b'|sesam|apfel|apfel|staub|hunde|latex|nuss|eier|soja|senf|kiwi|jod|ei)n?-?(?:allergi\\w+|unvertraglich\\w*|into'
  b'leran\\w*)|allergie\\s+(?:gegen|auf)\\s+(?:[\\w\xc3\x9f]+,?\\s+){0,3}(?:hausstaubmilben|insektenstiche|meeresfr'
  b'uchte|schalentiere|birkenpollen|graserpollen|bienenstiche|wespenstiche|kreuzblutler|milcheiwei\xc3\x9f|katzenh'
  b'aare|antibiotika|amoxicillin|haselnusse|krebstiere|hundehaare|penicillin|duftstoffe|haselnuss|erdbeeren|haus'
  b'staub|tierhaare|ibuprofen|erdnusse|walnusse|garnelen|huhnerei|kuhmilch|sellerie|ambrosia|schimmel|fruktose|h'
  b'istamin|erdnuss|mandeln|laktose|aspirin|tomaten|weizen|gluten|pollen|birken|graser|milben|katzen|pferde|bien'
  b'en|wespen|nickel|parfum|nusse|fisch|milch|sesam|apfel|apfel|staub|hunde|latex|nuss|eier|soja|senf|kiwi|jod|e'
  b'i)|(?:vertragt|vertrage)\\s+(?:[\\w\xc3\x9f]+\\s+){0,2}?(?:kein\\w*|nicht)\\s+(?:[\\w\xc3\x9f]+\\s+)?(?:haussta'
  b'ubmilben|insektenstiche|meeresfruchte|schalentiere|birkenpollen|graserpollen|bienenstiche|wespenstiche|kreuz'
  b'blutler|milcheiwei\xc3\x9f|katzenhaare|antibiotika|amoxicillin|haselnusse|krebstiere|hundehaare|penicillin|duf'
  b'tstoffe|haselnuss|erdbeeren|hausstaub|tierhaare|ibuprofen|erdnusse|walnusse|garnelen|huhnerei|kuhmilch|selle'
  b'rie|ambrosia|schimmel|fruktose|histamin|erdnuss|mandeln|laktose|aspirin|tomaten|weizen|gluten|pollen|birken|'
  b'graser|milben|katzen|pferde|bienen|wespen|nickel|parfum|nusse|fisch|milch|sesam|apfel|apfel|staub|hunde|late'
  b'x|nuss|eier|soja|senf|kiwi|jod|ei)|(?:vertragt|vertrage)\\s+(?:\\w+\\s+)?(?:hausstaubmilben|insektenstiche|meer'
  b'esfruchte|schalentiere|birkenpollen|graserpollen|bienenstiche|wespenstiche|kreuzblutler|milcheiwei\xc3\x9f|kat'
  b'zenhaare|antibiotika|amoxicillin|haselnusse|krebstiere|hundehaare|penicillin|duftstoffe|haselnuss|erdbeeren|'
  b'hausstaub|tierhaare|ibuprofen|erdnusse|walnusse|garnelen|huhnerei|kuhmilch|sellerie|ambrosia|schimmel|frukto'
  b'se|histamin|erdnuss|mandeln|laktose|aspirin|tomaten|weizen|gluten|pollen|birken|graser|milben|katzen|pferde|'
  b'bienen|wespen|nickel|parfum|nusse|fisch|milch|sesam|apfel|apfel|staub|hunde|latex|nuss|eier|soja|senf|kiwi|j'
  b'od|ei)\\s+nicht)\\b',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|'
  b'verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simula'
  b'tion|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|d'
  b'ashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeli'
  b'ne|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|me'
  b'thode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produk'
  b't|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|'
  b'sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|'
  b'daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum'
  b'|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte'
  b'|leidet|wohnt|lebt)\\b)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikato'
  b'r|chatbot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anw'
  b'endung|software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)',
  None),
 ('religion-believer-de', 'religion', False,
  b'(?:(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)|\\b(?:als|(?:(?:mein|dein|sein|ihr|unser|deren|'
  b'dessen)(?:e|en|em|er|es)?)|wuchs|erzogen|aufgewachsen|bezeichnet\\s+sich\\s+als|versteht\\s+sich\\s+als|reli'
  b'gion:|konfession:|gehort\\s+zu\\s+den|heiratet\\s+eine[n]?|aus\\s+einer|in\\s+einer)\\b)\\s+(?:(?:praktizierend'
  b'er|strengglaubiger|praktizierende|strengglaubige|praktizierend|tiefglaubiger|konservativer|konvertierter|eva'
  b'ngelischer|tiefglaubige|konservative|konvertierte|mittlerweile|evangelische|katholischer|uberzeugter|bekenne'
  b'nder|katholische|uberzeugte|bekennende|orthodoxer|ehemaliger|geburtiger|inzwischen|eigentlich|griechisch|gla'
  b'ubiger|orthodoxe|liberaler|sakularer|ehemalige|getaufter|kulturell|geburtige|glaubige|strenger|liberale|saku'
  b'lare|getaufte|russisch|glaubig|frommer|strenge|romisch|aktiver|fromme|streng|aktive|geburt|fromm|einer|nicht'
  b'|jetzt|keine|tief|eine|sehr|auch|eher|zwar|seit|kein|ein|ex)\\s+){0,4}(?:evangelischen\\s+glaubens|muslimische'
  b'n\\s+glaubens|christlichen\\s+glaubens|katholischen\\s+glaubens|griechisch\\-orthodox|romisch\\-katholisch|or'
  b'thodoxe\\s+christin|judischen\\s+glaubens|russisch\\-orthodox|serbisch\\-orthodox|orthodoxer\\s+christ|orthod'
  b'oxer\\s+jude|streng\\s+religios|protestantisch|neuapostolisch|zeugin\\s+jehovas|zeugen\\s+jehovas|konfession'
  b'slos|freikirchlich|zeuge\\s+jehovas|strengglaubig|sehr\\s+religios|nicht\\s+glaubig|protestantin|lutheranerin|f'
  b'reikirchler|anglikanisch|hinduistisch|buddhistisch|zen\\-buddhist|agnostikerin|religionslos|scientologin|esot'
  b'erikerin|messdienerin|ministrantin|konfirmandin|evangelisch|evangelikal|methodistin|adventistin|zoroastrier|'
  b'atheistisch|tiefglaubig|scientologe|katholikin|katholiken|katholisch|protestant|lutheraner|lutherisch|reform'
  b'iert|mennonitin|pfingstler|anglikaner|muslimisch|moslemisch|alevitisch|buddhistin|buddhisten|schintoist|agno'
  b'stiker|satanistin|freimaurer|messdiener|ministrant|konfirmand|calvinist|methodist|baptistin|adventist|jesidi'
  b'sch|atheistin|atheisten|unglaubig|bibeltreu|katholik|mennonit|mormonin|mormonen|orthodox|christin|christen|k'
  b'optisch|muslimin|moslemin|sunnitin|schiitin|alevitin|aleviten|buddhist|religios|neuheide|satanist|baptist|mo'
  b'rmone|judisch|muslima|muslime|jesidin|jesiden|atheist|glaubig|quaker|christ|koptin|muslim|moslem|sunnit|schi'
  b'it|alevit|ahmadi|jeside|esidin|drusin|taoist|daoist|heidin|kopte|judin|juden|eside|druse|hindu|parse|bahai|f'
  b'romm|heide|wicca|jude|sufi|sikh|jain)(?:en|e[nr]?)?(?:\\s+(?:familie|elternhaus|haushalt|mann|frau|kollege|ko'
  b'llegin|freund|freundin|nachbar|nachbarin))?(?:(?:\\s+(?:und|aber|getauft|erzogen|aufgewachsen|geworden|sozial'
  b'isiert|oder|seit|aus|in|von|sowie|mit|weil|daher|deshalb|glaubens|verheiratet|geheiratet|erzogene[nr]?|konve'
  b'rtiert|war|ist)\\b|\\s*[.,;:!?)\xe2\x80\x94\xe2\x80\x93-]|\\s*$))',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|le'
  b'bt)\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichni'
  b's|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberf'
  b'lache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|c'
  b'ontainer|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formula'
  b'r|software|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|webs'
  b'ite|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|'
  b'server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|but'
  b'ton|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|test'
  b's|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test'
  b'|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifika'
  b'tion|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|sta'
  b'tistik|pravention)\\w*)|\\b(?:pruft|reviewt|merged|merge|pull\\s+requests?|name|hei\xc3\x9ft|ansprechpartner|'
  b'reviewer|vorgehen|ansatz|art)\\b',
  None),
 ('religion-faith-de', 'religion', False,
  b'\\b(?:(?:(?:zum|vom|den|dem|zur|der|im)\\s+(?:\\w+\\s+)?(?:evangelischen\\s+glauben|katholischen\\s+glauben|ev'
  b'angelischen\\s+kirche|katholischen\\s+kirche|orthodoxen\\s+glauben|orthodoxen\\s+kirche|protestantismus|zen\\'
  b'-buddhismus|katholizismus|christentum|mormonentum|scientology|alevitentum|hinduismus|buddhismus|sikhismus|at'
  b'heismus|judentum|taoismus|jehovas|islam)\\s+(?:\\w+\\s+){0,3}?(?:konvertiert\\w*|ubergetreten|ubertreten|bek'
  b'ennt|bekannt|gewechselt|gefunden|angehorig|abgewandt|erzogen|aufgewachsen|bei)|(?:konvertiert\\w*|trat|wechse'
  b'lte|bekennt\\s+sich|fand)\\s+(?:\\w+\\s+){0,3}(?:zum|zur|vom|zu\\s+den)\\s+(?:\\w+\\s+)?(?:evangelischen\\s+g'
  b'lauben|katholischen\\s+glauben|evangelischen\\s+kirche|katholischen\\s+kirche|orthodoxen\\s+glauben|orthodox'
  b'en\\s+kirche|protestantismus|zen\\-buddhismus|katholizismus|christentum|mormonentum|scientology|alevitentum|hi'
  b'nduismus|buddhismus|sikhismus|atheismus|judentum|taoismus|jehovas|islam)|(?:aus\\s+der|der)\\s+kirche\\s+(?'
  b':\\w+\\s+){0,3}(?:ausgetreten|austreten|beigetreten|eingetreten)|kirchenaustritt|tritt\\s+aus\\s+der\\s+kirch'
  b'e|trat\\s+(?:\\w+\\s+){0,3}aus\\s+der\\s+kirche|(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b'
  b')\\s+(?:\\w+\\s+){0,2}konvertiert\\b|praktiziert\\s+(?:den\\s+|das\\s+)?(?:evangelischen\\s+glauben|katholis'
  b'chen\\s+glauben|evangelischen\\s+kirche|katholischen\\s+kirche|orthodoxen\\s+glauben|orthodoxen\\s+kirche|pro'
  b'testantismus|zen\\-buddhismus|katholizismus|christentum|mormonentum|scientology|alevitentum|hinduismus|buddhi'
  b'smus|sikhismus|atheismus|judentum|taoismus|jehovas|islam))|(?:glaub(?:t|e|en)\\s+(?:\\w+\\s+){0,3}an\\s+(?:g'
  b'ott|jesus|allah|wiedergeburt|die\\s+wiedergeburt)|(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|e'
  b'r|es)?)|der)\\s+(?:\\w+\\s+)?(?:glaube[n]?|religion)\\s+(?:ist|verbietet|erlaubt|gibt|spielt|bedeutet|wichti'
  b'g)|aus\\s+(?:religiosen|glaubens)\\s?-?grunden|vom\\s+glauben\\s+abgefallen|glauben\\s+(?:\\w+\\s+)?verloren|ki'
  b'rchensteuer\\s+(?:zahlt|zahle)|zahlt\\s+kirchensteuer))\\b',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:datei|json|utf|pdf|format|programmiersprac'
  b'he)\\b|glaubensfrage|glaubenskrieg',
  None),
 ('religion-worship-de', 'religion', False,
  b'\\b(?:(?:(?:geht|gehe|gehen|ging|besucht|besuche|fahrt|gegangen|jeden\\s+sonntag|sonntags|freitags|samstags)\\s'
  b'+(?:[\\w\xc3\x9f]+\\s+){0,4}(?:in\\s+die\\s+(?:kirche|moschee|synagoge|messe|sonntagsmesse)|zur\\s+(?:kirche|be'
  b'ichte|kommunion|bibelstunde)|zum\\s+(?:gottesdienst|freitagsgebet|bibelkreis|abendmahl)|in\\s+den\\s+(?:gottesd'
  b'ienst|tempel|gurdwara|bibelkreis)|die\\s+(?:moschee|synagoge|kirche|heilige\\s+messe|sonntagsmesse)|den\\s+(?:g'
  b'ottesdienst|bibelkreis|tempel))\\b|betet\\b|bete\\s|gebetszeiten?|freitagsgebet\\w*|singt\\s+(?:\\w+\\s+){0,3}('
  b'?:kirchenchor|gospelchor|chor\\s+(?:der|seiner|ihrer)\\s+(?:kirchen)?gemeinde)|im\\s+kirchenchor|(?:liest|studi'
  b'ert|rezitiert)\\s+(?:\\w+\\s+){0,3}(?:bibel|koran|tora|thora|talmud)\\b|(?:(?:(?:mein|dein|sein|ihr|unser|de'
  b'ren|dessen)(?:e|en|em|er|es)?)|der|einer)\\s+(?:\\w+\\s+)?(?:kirchengemeinde|moscheegemeinde|pfarrei|pfarrgemei'
  b'nde|freikirche|moscheeverein)\\s+(?:aktiv|engagiert|mit|ehrenamtlich|tatig)|engagiert\\s+sich\\s+(?:\\w+\\s+)'
  b'{0,3}(?:kirche\\w*|gemeinde\\w*|pfarr\\w*|moschee\\w*))|(?:(?:(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|'
  b'geworden)\\b)|hat|lasst|lie\xc3\x9f|habe|haben)\\s+(?:\\w+\\s+){0,5}(?:getauft|konfirmiert|gefirmt|beschnitten'
  b'|zum\\s+priester\\s+geweiht)|(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|zur|feiert|fei'
  b'erte)\\s+(?:\\w+\\s+)?(?:kommunion|erstkommunion|konfirmation|firmung|taufe|bar\\s+mizwa|bat\\s+mizwa)\\b|pilg'
  b'ert|pilgerfahrt|(?:macht|machte|war\\s+auf)\\s+(?:\\w+\\s+){0,3}(?:hadsch|haddsch|umra)\\b)|(?:(?:\\b(?:ist|wa'
  b'r|bin|sind|waren|wurde|wird|sei|geworden)\\b)|als|wurde)\\s+(?:\\w+\\s+){0,3}(?:lektor\\s+in\\s+der\\s+kirche|k'
  b'irchengemeinderat|gemeindereferentin|religionslehrerin|pfarrgemeinderat|theologiestudent|ordensschwester|kir'
  b'chenvorstand|kirchenaltester|kirchenalteste|presbyterium|jugenddiakon|ordensbruder|missionarin|rabbinerin|pr'
  b'edigerin|pfarrerin|missionar|priester|pastorin|diakonin|rabbiner|prediger|kantorin|pfarrer|vikarin|pastor|di'
  b'akon|kantor|kuster|nonne|monch|vikar|imam)\\b)',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:konzert|tourist\\w*|besichtig\\w*|hochze'
  b'it|frankfurt|hannover|aussteller|fachmesse|der\\s+javascript|release|projekt)\\b|klassen?\\s+(?:wurde|wird)'
  b'\\s+getauft|(?:server|feature|tool)\\s+(?:\\w+\\s+){0,2}getauft',
  None),
 ('religion-observance-de', 'religion', False,
  b'\\b(?:(?:(?:fastet|faste|fasten|halt|halte|begeht|feiert|feiere|feiern|beachtet|wahrend|im|wegen|nach|vor|zum'
  b'|an)\\s+(?:(?:des|dem|das|den|die|der|an|am|im|in|zum|wahrend|auch|immer|streng|jedes|jahr|sich)\\s+){0,4}(?:r'
  b'amadan|fastenmonat|fastenzeit|schabbat|sabbat|jom\\s+kippur|zuckerfest|opferfest|diwali|chanukka|pessach|rosc'
  b'h\\s+haschana|vesakh|newroz|orthodoxe[sn]?\\s+(?:ostern|weihnachten))\\b|(?:isst|esse|lebt|ernahrt\\s+sich|n'
  b'ur|kocht|braucht|streng|strikt|ausschlie\xc3\x9flich)\\s+(?:\\w+\\s+){0,2}(?:koscher|halal|koscheres|koschere'
  b')\\b|(?:tragt|trage|tragen)\\s+(?:[\\w\xc3\x9f]+\\s+){0,3}(?:kopftuch|hidschab|hijab|kippa|turban|burka|nikab|'
  b'niqab|tschador|kreuzkette|ordenstracht|gebetsriemen)\\b))',
  None,
  b'(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archi'
  b'tektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|w'
  b'irtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|containe'
  b'r|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softw'
  b'are|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|rel'
  b'ease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|'
  b'dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dia'
  b'log|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build'
  b'|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|p'
  b'ort|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifikation|fo'
  b'rum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|statistik|'
  b'pravention)\\w*)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatb'
  b'ot|simulator|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|'
  b'software|modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|p'
  b'ull\\s+request|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|d'
  b'atensatze|deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|par'
  b'ameter|plattform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|vari'
  b'able|webseite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|proj'
  b'ekt|service|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|'
  b'rechner|drucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plug'
  b'in|korpus|modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|'
  b'laptop|router|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firm'
  b'a|markt|konto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\'
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:kalender|angebot|rabatt|kampagne)\\b|sa'
  b'bbatical',
  None),
 ('race-people-de', 'race', False,
  b'(?:(?:(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)|\\b(?:bezeichnet\\s+sich(?:\\s+selbst)?\\s+'
  b'als|versteht\\s+sich\\s+als|identifiziert\\s+sich\\s+als|als|gehort\\s+zu\\s+den|gehort\\s+zur|angehorige[r'
  b']?\\s+der|minderheit\\s+der|zu\\s+den|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?))\\b))\\'
  b's+(?:(?:ein|eine|einer|auch|eigentlich|zur|den|der|die|zu|stolzer|stolze|ethnischer|ethnische|ethnisch|gebur'
  b'tiger|geburtige|halb|als|minderheit|\\w+e[r]?)\\s+){0,3}(?:schwarzer\\s+deutscher|schwarze\\s+deutsche|russl'
  b'anddeutscher|afroamerikanerin|afroamerikanisch|lateinamerikaner|russlanddeutsche|spataussiedlerin|person\\s+o'
  b'f\\s+color|people\\s+of\\s+color|schwarze\\s+person|halbitalienerin|afroamerikaner|deutsch\\-turkin|spataussi'
  b'edler|schwarzer\\s+mann|dunkelhautiger|aschkenasische|afrodeutscher|deutschturkin|deutsch\\-turke|deutschrussi'
  b'n|tschetschenin|schwarze\\s+frau|dunkelhautige|aschkenasisch|halbafrikaner|halbitaliener|halbjapanerin|afrode'
  b'utsche|deutschturke|deutschrusse|tschetschene|dunkelhautig|halbgriechin|han\\-chinesin|afrodeutsch|afrikaneri'
  b'n|tscherkesse|sephardisch|halbasiatin|halbjapaner|halbgrieche|han\\-chinese|paschtunin|hellhautig|halbasiate|'
  b'halbturkin|afrikaner|tibeterin|paschtune|aramaerin|assyrerin|jenischer|indigener|mischling|halbturke|halbpol'
  b'in|kurdisch|araberin|sintezza|berberin|beduinin|jenische|mestizin|indigene|farbiger|zigeuner|halbpole|cherok'
  b'ee|asiatin|uigurin|tibeter|tamilin|beduine|tatarin|aramaer|assyrer|jenisch|mestize|indigen|farbige|mulatte|k'
  b'urdin|kurden|araber|sorbin|asiate|latina|latino|uigure|tamile|hazara|berber|tuareg|tatare|yoruba|farbig|kurd'
  b'e|romni|sinto|sinti|sorbe|maori|inuit|samin|hausa|tutsi|roma|igbo|hutu|rom)(?:s|n|nen|innen)?(?:(?:\\s+(?:und'
  b'|aber|aus|mit|von|oder|der|die|frau|mann|madchen|junge|familie|eltern|abstammung|herkunft|muttersprachler\\w*'
  b'|person|community|in|im|war|ist|sowie|deutsche[r]?)\\b|\\s*[.,;:!?)\xe2\x80\x94\xe2\x80\x93/(]|\\s*$))',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|le'
  b'bt)\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichni'
  b's|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberf'
  b'lache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|c'
  b'ontainer|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formula'
  b'r|software|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|webs'
  b'ite|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|'
  b'server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|but'
  b'ton|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|test'
  b's|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test'
  b'|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifika'
  b'tion|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|sta'
  b'tistik|pravention)\\w*)|\\b(?:sprache|spricht|lernt|ubersetz\\w*|cd-rom|dvd|musik|kuche)\\b',
  None),
 ('race-colour-de', 'race', False,
  b'\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbewoh'
  b'nerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwister|g'
  b'rossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro'
  b'\xc3\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin'
  b'|verlobter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zw'
  b'illinge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|b'
  b'ekannte|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|fami'
  b'lie|trainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|n'
  b'ichte|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|'
  b'baby|herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?'
  b')\\s+\\w+)\\s+(?:[\\w-]+\\s+)?(?:ist|war|bin|sind)\\s+(?:(?:ein|eine|die|der|einzige[r]?|selbst|auch)\\s+){0,2}'
  b'(?:schwarze?[r]?|wei\xc3\x9fe?[r]?|weisse?[r]?|braun)(?:\\s*[.,;!?)]|\\s*$|\\s+(?:und|aber|frau|mann|person|d'
  b'eutsche[r]?)\\b)|\\b(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|hat|habe|mit|wegen)\\s+('
  b'?:\\w+\\s+)?(?:dunkle[rn]?|schwarze[rn]?|helle[rn]?|braune[rn]?)\\s+(?:haut\\b|hautfarbe)|\\bhautfarbe\\s+ist|'
  b'\\b(?:schwarze|schwarzer)\\s+(?:deutsche[r]?|person|kollegin|kollege|freundin|freund)\\b',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)',
  b'\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archite'
  b'ktur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|wir'
  b'tschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|container|'
  b'benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softwar'
  b'e|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|relea'
  b'se|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|di'
  b'enst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dialo'
  b'g|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build|t'
  b'heme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|por'
  b't|baum|app|api|url|bot|csv)|hintergrund|text|schrift|liste|farbe|rahmen|bildschirm|auto|katze|hund|kaffee|he'
  b'md|kleid|wand|gurtel|icon|logo|brett|pixel|avatar|spielfigur|wei\xc3\x9f\\s+nicht|wei\xc3\x9f,\\s)\\b',
  None),
 ('race-descent-de', 'race', False,
  b'\\b(?:[a-z\xc3\x9f]+-?stammige?[rsn]?\\b|(?:(?:lateinamerikanisch|aserbaidschanisch|deutsch\\-turkisch|palast'
  b'inensisch|westafrikanisch|nordafrikanisch|bangladeschisch|sudamerikanisch|tschetschenisch|au\xc3\x9fereuropais'
  b'ch|sudafrikanisch|niederlandisch|sudetendeutsch|portugiesisch|senegalesisch|vietnamesisch|philippinisch|bras'
  b'ilianisch|kolumbianisch|venezolanisch|osteuropaisch|sudeuropaisch|aschkenasisch|marokkanisch|nigerianisch|ko'
  b'ngolesisch|thailandisch|pakistanisch|sudasiatisch|ostasiatisch|argentinisch|bolivianisch|jamaikanisch|belaru'
  b'ssisch|amerikanisch|italienisch|franzosisch|libanesisch|kamerunisch|afrikanisch|angolanisch|indonesisch|sril'
  b'ankisch|nepalesisch|mexikanisch|haitianisch|kosovarisch|mazedonisch|tschechisch|auslandisch|griechisch|afgha'
  b'nisch|athiopisch|eritreisch|kenianisch|chinesisch|koreanisch|malaysisch|mongolisch|peruanisch|chilenisch|bul'
  b'garisch|slowakisch|slowenisch|ukrainisch|moldauisch|kasachisch|israelisch|schwedisch|norwegisch|schottisch|s'
  b'chlesisch|agyptisch|tunesisch|algerisch|ghanaisch|somalisch|japanisch|tamilisch|tibetisch|asiatisch|kubanisc'
  b'h|karibisch|kroatisch|albanisch|rumanisch|ungarisch|armenisch|georgisch|usbekisch|litauisch|kreolisch|turkis'
  b'ch|polnisch|russisch|spanisch|irakisch|iranisch|persisch|arabisch|kurdisch|serbisch|bosnisch|finnisch|belgis'
  b'ch|englisch|britisch|slawisch|baltisch|lettisch|estnisch|gemischt|sorbisch|syrisch|indisch|judisch|danisch|i'
  b'ndigen|irisch)(?:e[rnsm]?)?|judische[rn]?|gemischte[rn]?)\\s+(?:[\\w-]+\\s+)?(?:wurzeln|abstammung|herkunft|vor'
  b'fahren|ursprungs?|migrationshintergrund|ethnie|blut)\\b|migrationshintergrund|(?:wurzeln|vorfahren)\\s+(?:lieg'
  b'en\\s+|stammen\\s+|kommen\\s+|sind\\s+)?(?:in|aus)\\s+(?:der\\s+|dem\\s+)?\\w+|halb\\s+(?:\\w+(?:er|erin|in|e|'
  b'isch|ch)),?\\s+(?:und\\s+)?halb\\b|(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)\\s+(?:zur\\s+ha'
  b'lfte|halb|ethnisch[e]?[r]?)\\s+\\w+|ethnische[rn]?\\s+(?:herkunft|minderheit|zugehorigkeit|\\w+er))',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)|^\\s*\\w+\\s+(?:ist|hat)',
  b'\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archite'
  b'ktur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|wir'
  b'tschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|container|'
  b'benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softwar'
  b'e|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|relea'
  b'se|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|di'
  b'enst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dialo'
  b'g|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build|t'
  b'heme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|por'
  b't|baum|app|api|url|bot|csv)|baums?|wort|begriff|gericht|rezept|kuche|kaffee|wein|kase|produkt|tee|quellbaum|'
  b'mathematik|gleichung|rassehund|musik)\\b|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|e'
  b'rweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deplo'
  b'yment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattfor'
  b'm|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|w'
  b'erkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|clu'
  b'ster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker'
  b'|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|model'
  b'l|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|p'
  b'aket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|a'
  b'pps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|statio'
  b'n|erkennung|vorhersage|klassifikation|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|e'
  b'vangelist|kalender|bug|ticket|statistik|pravention)\\w*)',
  None),
 ('race-family-de', 'race', False,
  b'\\b(?:(?:eltern|familie|mutter|vater|gro\xc3\x9feltern|grosseltern|oma|opa|vorfahren|schwiegereltern)\\s+(?:'
  b'\\w+\\s+){0,3}?(?:stammt|stammen|kommt|kommen|kam|kamen|floh|flohen|fluchteten|fluchtete|wanderte[n]?|emigrier'
  b'te[n]?)\\s+(?:[\\w\xc3\x9f]+\\s+){0,4}?aus\\s+\\w+|(?:eltern|familie|mutter|vater|gro\xc3\x9feltern)\\s+(?:\\w+'
  b'\\s+){0,2}aus\\s+\\w+\\s+(?:\\w+\\s+){0,3}?(?:stammen|stammt|kommen|kommt|geflohen|eingewandert|gefluchtet)|(?'
  b':(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)|als|kam)\\s+(?:\\w+\\s+){0,4}(?:fluchtling|gefl'
  b'uchtete[r]?|asylbewerber|asylbewerberin|migrant|migrantin|einwanderer|gastarbeiter|gastarbeiterin|gastarbeit'
  b'erkind)\\b|aus\\s+\\w+\\s+(?:\\w+\\s+){0,3}(?:geflohen|gefluchtet)|(?:zweiter|dritter|erster)\\s+generation'
  b'\\s+(?:in\\s+deutschland|hier|aus)|(?:kind|sohn|tochter)\\s+(?:\\w+\\s+)?(?:von\\s+)?(?:\\w+\\s+)?(?:einwand'
  b'erer[n]?|gastarbeiter[n]?|migranten|fluchtlingen|zuwanderern))\\b',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|le'
  b'bt)\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichni'
  b's|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberf'
  b'lache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|c'
  b'ontainer|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formula'
  b'r|software|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|webs'
  b'ite|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|'
  b'server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|but'
  b'ton|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|test'
  b's|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test'
  b'|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|erkennung|vorhersage|klassifika'
  b'tion|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|evangelist|kalender|bug|ticket|sta'
  b'tistik|pravention)\\w*)|\\b(?:urlaub|reise|besuch|datenbank|daten|lieferung)\\b',
  None),
 ('minors-age-de', 'minors', False,
  b'\\b(?:(?:(?:1[0-7]|[0-9]|(?:dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|sieben|sechs|zwolf|eins|zwei|drei|vi'
  b'er|funf|acht|neun|zehn|ein|elf)|sieb|sechz|siebz)-?\\s?(?:jahrig|monatig|wochig))e[nrsm]?\\s+(?:[\\w-]+\\s+)'
  b'?(?:stieftochter|enkelkinder|geschwister|adoptivkind|tochterkind|tochterchen|pflegekind|enkelkind|schwester|'
  b'stiefsohn|patenkind|patensohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs|jungster|altester|teenager|s'
  b'augling|sohnchen|tochter|tochter|nichten|enkelin|cousine|madchen|schuler|kleiner|kleinen|jungste|alteste|kin'
  b'der|nichte|neffen|bruder|cousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|neffe|enkel|junge|jungs|gr'
  b'o\xc3\x9fe|sohn|kind|baby|kids)|(?:stieftochter|enkelkinder|geschwister|adoptivkind|tochterkind|tochterchen|pf'
  b'legekind|enkelkind|schwester|stiefsohn|patenkind|patensohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs'
  b'|jungster|altester|teenager|saugling|sohnchen|tochter|tochter|nichten|enkelin|cousine|madchen|schuler|kleine'
  b'r|kleinen|jungste|alteste|kinder|nichte|neffen|bruder|cousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|n'
  b'effe|enkel|junge|jungs|gro\xc3\x9fe|sohn|kind|baby|kids)(?:,?\\s+[\\w-]+)?\\s*(?:,|\\(|:|\\s(?:ist|sind|war|wir'
  b'd|werden|wurde|bald|im\\s+alter\\s+von|von))\\s*(?:(?:ist|sind|wird|jetzt|gerade|erst|schon|bald|heute|morgen|f'
  b'ast|etwa|knapp|nun|am|im|(?:(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dez'
  b'ember))|nachste\\s+woche|mittlerweile|inzwischen|beide|\\d{1,2}\\.)\\s+){0,4}(?:(?:1[0-7]|[0-9]|(?:dreizehn|'
  b'vierzehn|funfzehn|sechzehn|siebzehn|sieben|sechs|zwolf|eins|zwei|drei|vier|funf|acht|neun|zehn|ein|elf)))(?:'
  b'\\s*(?:jahre?|monate?|wochen)\\b|\\s*[.,;:!?)&/]|\\s*$|\\s+(?:und|geworden|oder|sowie|bzw)\\b)|(?:stieftochter'
  b'|enkelkinder|geschwister|adoptivkind|tochterkind|tochterchen|pflegekind|enkelkind|schwester|stiefsohn|patenk'
  b'ind|patensohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs|jungster|altester|teenager|saugling|sohnchen'
  b'|tochter|tochter|nichten|enkelin|cousine|madchen|schuler|kleiner|kleinen|jungste|alteste|kinder|nichte|neffe'
  b'n|bruder|cousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|neffe|enkel|junge|jungs|gro\xc3\x9fe|sohn|ki'
  b'nd|baby|kids)(?:,?\\s+[\\w-]+)?\\s*,?\\s+(?:(?:1[0-7]|[0-9]|(?:dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|'
  b'sieben|sechs|zwolf|eins|zwei|drei|vier|funf|acht|neun|zehn|ein|elf)))\\s+(?:jahre?|monate?|wochen)\\b|(?:(?:1['
  b'0-7]|[0-9]|(?:dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|sieben|sechs|zwolf|eins|zwei|drei|vier|funf|acht|'
  b'neun|zehn|ein|elf)))\\s+(?:jahre?|monate?|wochen)\\s+alte[nrsm]?\\s+(?:[\\w-]+\\s+)?(?:stieftochter|enkelkind'
  b'er|geschwister|adoptivkind|tochterkind|tochterchen|pflegekind|enkelkind|schwester|stiefsohn|patenkind|patens'
  b'ohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs|jungster|altester|teenager|saugling|sohnchen|tochter|t'
  b'ochter|nichten|enkelin|cousine|madchen|schuler|kleiner|kleinen|jungste|alteste|kinder|nichte|neffen|bruder|c'
  b'ousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|neffe|enkel|junge|jungs|gro\xc3\x9fe|sohn|kind|baby|ki'
  b'ds))',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv)|hund|hundin|welpe|katze|kater|pferd|kaninchen|haustier|auto|wagen|haus|fahrra'
  b'd|handy|whisky|wein|jahre\\s+erfahrung|berufserfahrung|prozent|pixel|px|minuten|stunden|sekunden|uhr|euro|tic'
  b'kets|punkte|kilometer|km|jahre\\s+(?:alter|junger|lang|her))\\b|%)',
  None),
 ('minors-own-age-de', 'minors', False,
  b'\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbewoh'
  b'nerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwister|g'
  b'rossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro'
  b'\xc3\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin'
  b'|verlobter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zw'
  b'illinge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|b'
  b'ekannte|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|fami'
  b'lie|trainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|n'
  b'ichte|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|'
  b'baby|herr|oma|opa|ich|sie|wir|der|die|wer|er)(?:\\s+[\\w-]+)?\\s+(?:ist|bin|war|wird|sind)\\s+(?:(?:erst|ger'
  b'ade|jetzt|schon|noch|knapp|fast|etwa|ein|eine|bald)\\s+){0,3}(?:(?:1[0-7]|[0-9]|(?:dreizehn|vierzehn|funfzehn'
  b'|sechzehn|siebzehn|sieben|sechs|zwolf|eins|zwei|drei|vier|funf|acht|neun|zehn|ein|elf)))\\s+(?:jahre?|monate?'
  b'|wochen)\\s+alt|^\\s*[a-z]+\\s+(?:ist|wird|wurde)\\s+(?:\\w+\\s+)?(?:(?:1[0-7]|[0-9]|(?:dreizehn|vierzehn|funf'
  b'zehn|sechzehn|siebzehn|sieben|sechs|zwolf|eins|zwei|drei|vier|funf|acht|neun|zehn|ein|elf)))\\s+jahre\\s+alt|('
  b'?:ist|bin|als|mit|ein|eine|der|die|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?))\\s+(?:(?:'
  b'1[0-7]|[0-9]|(?:dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|sieben|sechs|zwolf|eins|zwei|drei|vier|funf|ach'
  b't|neun|zehn|ein|elf)|sieb|sechz|siebz)-?\\s?(?:jahrig|monatig|wochig))e[nrsm]?(?:\\s+(?:schuler\\w*|aus|die|der'
  b'|und|lernt|spielt|geht|hat|in|am|auf)\\b|\\s*[.,;)]|\\s*$)|(?:ich\\s+bin|er\\s+ist|sie\\s+ist|nutzer\\s+ist|nut'
  b'zerin\\s+ist)\\s+(?:(?:erst|gerade|jetzt|noch)\\s+){0,2}(?:[3-9]|1[0-7]|dreizehn|vierzehn|funfzehn|sechzehn|sie'
  b'bzehn)(?:\\s*[.,;!?)]|\\s*$|\\s+(?:und|geworden)\\b))',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv)|hund|hundin|welpe|katze|kater|pferd|kaninchen|haustier|auto|wagen|haus|fahrra'
  b'd|handy|whisky|wein|jahre\\s+erfahrung|berufserfahrung|prozent|pixel|px|minuten|stunden|sekunden|uhr|euro|tic'
  b'kets|punkte|kilometer|km|jahre\\s+(?:alter|junger|lang|her))\\b|%)',
  None),
 ('minors-school-de', 'minors', False,
  b'\\b(?:(?:in|die|der|den|zur|zum|im|vom|aus|von|fur|eine[rn]?|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e'
  b'|en|em|er|es)?))\\s+(?:\\w+\\s+)?(?:[\\w-]*(?:kindertagesstatte|waldorfschule|krabbelgruppe|kindergarten|kin'
  b'derkrippe|gesamtschule|mittelschule|forderschule|grundschule|hauptschule|tagesmutter|volksschule|spielgruppe'
  b'|kinderhort|realschule|vorschule|gymnasium|krippe|kita|hort))\\b|(?:in|besucht|die|der|zur)\\s+(?:die\\s+|d'
  b'er\\s+)?(?:\\d{1,2}\\.|erste[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|funfte[nr]?|sechste[nr]?|siebte[nr]?|acht'
  b'e[nr]?|neunte[nr]?|zehnte[nr]?|elfte[nr]?|zwolfte[nr]?)\\s+klasse\\b|\\d{1,2}\\.?\\s?klasse\\b|(?:erst|zweit|d'
  b'ritt|viert|funft|sechst|siebt|acht|neunt|zehnt)klassler\\w*|eingeschult|einschulung|vorschulkind|schulkind|sc'
  b'hulpflichtig)',
  b'\\b(?:(?:stieftochter|enkelkinder|geschwister|adoptivkind|tochterkind|tochterchen|pflegekind|enkelkind|schwes'
  b'ter|stiefsohn|patenkind|patensohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs|jungster|altester|teenag'
  b'er|saugling|sohnchen|tochter|tochter|nichten|enkelin|cousine|madchen|schuler|kleiner|kleinen|jungste|alteste'
  b'|kinder|nichte|neffen|bruder|cousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|neffe|enkel|junge|jungs|gr'
  b'o\xc3\x9fe|sohn|kind|baby|kids)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?))\\b|\\b(?:er'
  b'|sie|nutzer|nutzerin|ich)\\s+(?:geht|gehe|besucht|besuche|ist|kommt|komme|bin)\\s|^\\s*[a-z]+\\s+(?:geht|bes'
  b'ucht|kommt|ist)\\s',
  b'(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatbot|simulator|dat'
  b'enbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|software|modell|'
  b'bibliothek|plattform)(?:s|n|en|e)?\\b)|\\b(?:lehrer\\w*|unterricht\\w*|erzieher\\w*|arbeitet|leitet|unterrich'
  b'te[nt]?|erste[rn]?\\s+klasse\\s+(?:fahrt|reist|ticket|bahn)|bahn|flug|fliegt|reist|wagen|diagramm|erbt|uml|abi'
  b'tur\\s+(?:19|200)\\d|ehemalige|fruher|damals|gruppiert|methoden?|basisklasse|objekt\\w*)\\b',
  None),
 ('minors-child-de', 'minors', False,
  b'\\b(?:(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|hat\\s+ein(?:en)?|haben\\s+ein(?:en)?|'
  b'mit\\s+(?:ihrem|seinem|meinem))\\s+(?:\\w+\\s+)?(?:saugling|neugeborene[nsr]?|kleinkind|baby|teenager|minder'
  b'jahrige[nrs]?|jugendliche[rn]?)\\b|(?:ist|sind|bin)\\s+(?:noch\\s+|erst\\s+)?(?:ein\\s+|eine\\s+)?(?:minderjah'
  b'rig|jugendliche[r]?|teenager|saugling|kleinkind|schulerin|schuler|noch\\s+nicht\\s+(?:18|volljahrig))\\b|minder'
  b'jahrige[rns]?\\s+(?:sohn|tochter|kind|kinder|bruder|schwester|neffe|nichte)|(?:sohn|tochter|baby)\\s+(?:\\w'
  b'+\\s+)?(?:zahnt|krabbelt|lauft\\s+schon|schlaft\\s+(?:nicht\\s+)?durch))',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)|^\\s*\\w+\\s+ist',
  b'(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatbot|simulator|dat'
  b'enbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|software|modell|'
  b'bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erw'
  b'eiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deploym'
  b'ent|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|'
  b'datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|wer'
  b'kzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|clust'
  b'er|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|b'
  b'ackend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|'
  b'parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|pak'
  b'et|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|app'
  b's|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|'
  b'erkennung|vorhersage|klassifikation|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|eva'
  b'ngelist|kalender|bug|ticket|statistik|pravention)\\w*)|\\b(?:projekt|parser|query|sein\\s+baby\\s+ist\\s+(?:d'
  b'er|die|das)|unterrichtet|lehrer\\w*|ist\\s+(?:\\w+\\s+)?sein\\s+baby)\\b',
  None),
 ('minors-birth-de', 'minors', False,
  b'\\b(?:(?:geboren|geburtsdatum|geburtstag|geburtsjahr|geb\\.|jahrgang|jg\\.)(?:\\s+(?:ist|am|im|in|war|der|de'
  b'n))*\\s*[:,(]?\\s*(?:[\\w.,:/-]+[\\s,]+){0,3}?(?:\\d{1,2}[./-]\\s?\\d{1,2}[./-]\\s?)?(?:(?:2009|201[0-9]|202'
  b'[0-6]))\\b|(?:[\\w-]+\\s+(?:wurde|ist|kam)\\s+am\\s+\\d{1,2}\\.\\s*[\\w.]+\\s*)?(?:(?:2009|201[0-9]|202[0-6]))'
  b'\\s+(?:\\w+\\s+){0,3}?(?:geboren|zur\\s+welt)|(?:stieftochter|enkelkinder|geschwister|adoptivkind|tochterkin'
  b'd|tochterchen|pflegekind|enkelkind|schwester|stiefsohn|patenkind|patensohn|zwillinge|drillinge|schulerin|kle'
  b'inkind|nachwuchs|jungster|altester|teenager|saugling|sohnchen|tochter|tochter|nichten|enkelin|cousine|madche'
  b'n|schuler|kleiner|kleinen|jungste|alteste|kinder|nichte|neffen|bruder|cousin|jungen|madels|kleine|gro\xc3\x9fe'
  b'r|grosse|sohne|neffe|enkel|junge|jungs|gro\xc3\x9fe|sohn|kind|baby|kids)\\s+(?:[\\w-]+\\s+)?(?:wurde|ist)\\s+('
  b'?:letzte[nrs]?|diese[nrs]?|gestern|vor\\s+(?:\\w+)\\s+(?:wochen|monaten|tagen)|im\\s+(?:(?:januar|februar|ma'
  b'rz|april|mai|juni|juli|august|september|oktober|november|dezember)))\\s+(?:\\w+\\s+)?geboren)',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)|\\b(?:stieftochter|enkelkinder|geschwister|adoptivkind|tochterkind|tochterchen|pflege'
  b'kind|enkelkind|schwester|stiefsohn|patenkind|patensohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs|jun'
  b'gster|altester|teenager|saugling|sohnchen|tochter|tochter|nichten|enkelin|cousine|madchen|schuler|kleiner|kl'
  b'einen|jungste|alteste|kinder|nichte|neffen|bruder|cousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|neffe'
  b'|enkel|junge|jungs|gro\xc3\x9fe|sohn|kind|baby|kids)|^\\s*[a-z]+\\s+(?:wurde|ist)|^\\s*[a-z]+\\s*[,(]',
  b'\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archite'
  b'ktur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|wir'
  b'tschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|container|'
  b'benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softwar'
  b'e|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|relea'
  b'se|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|di'
  b'enst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dialo'
  b'g|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build|t'
  b'heme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|por'
  b't|baum|app|api|url|bot|csv)|sprache|rust|python|kotlin|idee|bewegung|podcast|blog|hund|katze|welpe|meme|vere'
  b'in)\\b',
  None),
 ('location-address-de', 'location', False,
  b'\\b(?:wohn(?:e|t|en|te|haft|ung)|leb(?:e|t|en)|zieht|ziehe|gezogen|umgezogen|zog|adresse|anschrift|privatansc'
  b'hrift|wohnadresse|haus|zuhause|zu\\s+hause|gemeldet|meldeadresse|wohnsitz|schick\\w*|paket\\w*|liefer\\w*|ha'
  b'usnummer|abholen|mietet|wg)\\b[^\\n;!?]{0,40}?\\b(?:[\\w\xc3\x9f.-]+\\s+){0,3}?[\\w\xc3\x9f-]*(?:promenade|cha'
  b'ussee|strasse|stra\xc3\x9fe|graben|winkel|garten|stiege|brucke|linden|twiete|redder|platz|allee|gasse|steig|ma'
  b'rkt|zeile|stieg|anger|bogen|heide|str\\.|ring|damm|ufer|pfad|kamp|berg|wall|park|weg|hof|tor|kai)\\s*\\d{1,'
  b'4}\\s?[a-z]?\\b|[\\w\xc3\x9f-]+(?:promenade|chaussee|strasse|stra\xc3\x9fe|graben|winkel|garten|stiege|brucke|l'
  b'inden|twiete|redder|platz|allee|gasse|steig|markt|zeile|stieg|anger|bogen|heide|str\\.|ring|damm|ufer|pfad|ka'
  b'mp|berg|wall|park|weg|hof|tor|kai)\\s*\\d{1,4}\\s?[a-z]?\\b[^\\n;!?.]{0,40}\\b(?:wohnt|wohne|gezogen|umgezogen'
  b'|gemeldet|zu\\s+hause)\\b',
  None,
  b'\\b(?:buro|firma|firmensitz|sitz\\s+der|gmbh|filiale|laden|geschaft|restaurant|museum|hotel|krankenhaus|schule'
  b'|test|beispiel|platzhalter|muster|feld|api|parser|regex|validier\\w+|server|lager|rechenzentrum|praxis|verans'
  b'taltung|meetup|kanzlei|lokal|standort|unternehmen)\\b',
  None),
 ('location-home-de', 'location', False,
  b'\\b(?:wohn(?:t|e|en)\\s+(?:[\\w\xc3\x9f]+\\s+){0,2}?(?:am|im|in|an\\s+der|auf|unter|zum)\\s+(?:der\\s+|dem\\s+'
  b')?(?:[\\w\xc3\x9f.-]+,?\\s+){1,3}?\\d{1,4}\\s?[a-z]?(?:\\s*[,.;(]|\\s*$)|(?:(?:(?:mein|dein|sein|ihr|unser|d'
  b'eren|dessen)(?:e|en|em|er|es)?)|private|wohn)\\s*(?:adresse|anschrift|privatadresse|wohnadresse|privatanschri'
  b'ft|heimadresse)\\s*(?:ist|lautet|:)\\s*[^\\n;!?]{3,60}\\d)',
  None,
  b'[/\\\\]\\w|https?|localhost|@|\\b(?:ip|mac|e-mail|email|mail|wallet|speicheradresse|buro|firma|server|dienst'
  b'|datei|ordner|port|api|test|beispiel|jahre[n]?|personen|leuten|kindern?|katzen|hunden|(?:19|20)\\d\\d|seit|min'
  b'uten|km|stock\\s+\\d+\\s+leute)\\b|0x|\\d+\\.\\d+\\.\\d+\\.\\d+',
  None),
 ('politics-de', 'politics', False,
  b'\\b(?:(?:mitglied\\s+(?:in\\s+)?(?:der|bei\\s+den|bei\\s+der|in\\s+der|von)|wahl(?:t|e|te|en)|unterstutzt|gewa'
  b'hlt|stimmte?\\s+fur|tritt\\s+fur|kandidiert\\s+fur|anhanger(?:in)?\\s+(?:der|von)|sympathisiert\\s+mit|engagi'
  b'ert\\s+sich\\s+(?:bei|in|fur)|aktiv\\s+(?:bei|in)|eingetreten\\s+in|austritt\\s+aus|stadtrat\\s+fur|gemeindera'
  b't\\s+fur|spendet\\s+(?:an|fur))\\s+(?:(?:die|den|der|das|bei|immer|seit|jahren|meist|regelma\xc3\x9fig|wieder'
  b')\\s+){0,4}(?:jungen\\s+alternative|sozialdemokraten|christdemokraten|piratenpartei|freien\\s+wahler|jungen'
  b'\\s+union|republikaner|linkspartei|junge\\s+union|rechten|grunen|linken|gruner|grune|linke|jusos|neos|mlpd|vol'
  b't|spd|cdu|csu|fdp|afd|bsw|npd|dkp|ovp|fpo|spo|svp|kpd)\\b|(?:die|der|den)\\s+(?:jungen\\s+alternative|sozialdem'
  b'okraten|christdemokraten|piratenpartei|freien\\s+wahler|jungen\\s+union|republikaner|linkspartei|junge\\s+union'
  b'|rechten|grunen|linken|gruner|grune|linke|jusos|neos|mlpd|volt|spd|cdu|csu|fdp|afd|bsw|npd|dkp|ovp|fpo|spo|s'
  b'vp|kpd)\\s+(?:\\w+\\s+)?(?:gewahlt|wahlt|eingetreten|beigetreten|ausgetreten)|(?:(?:\\b(?:ist|war|bin|sind|w'
  b'aren|wurde|wird|sei|geworden)\\b)|gilt\\s+als|bezeichnet\\s+sich\\s+als|versteht\\s+sich\\s+als)\\s+(?:(?:ein|e'
  b'ine|uberzeugter|uberzeugte|bekennender|bekennende|politisch|eher|sehr|aktiver|aktive|stramm|klar|weit|stramm'
  b'er|ehemaliger|militanter)\\s+){0,3}(?:politisch\\s+konservativ|stramm\\s+konservativ|sozialdemokratin|politisch'
  b'\\s+rechts|klimaaktivistin|grunen\\-mitglied|grunen\\-wahlerin|politisch\\s+links|sozialdemokrat|reichsburge'
  b'rin|antifaschistin|rechtsradikal|konservativer|klimaaktivist|grunen\\-wahler|linksradikal|rechtsextrem|reichs'
  b'burger|querdenkerin|antifaschist|afd\\-wahlerin|spd\\-mitglied|cdu\\-mitglied|afd\\-mitglied|linksliberal|ko'
  b'mmunistin|sozialistin|anarchistin|linksextrem|querdenker|monarchist|afd\\-wahler|cdu\\-wahler|spd\\-wahler|sepa'
  b'ratist|kommunist|sozialist|marxistin|anarchist|trotzkist|faschist|liberale|marxist|neonazi|linker|rechts|lin'
  b'ks|nazi)(?:\\s*[.,;!?)]|\\s*$|\\s+(?:und|aber|eingestellt|orientiert|aus)\\b)|(?:(?:(?:mein|dein|sein|ihr|un'
  b'ser|deren|dessen)(?:e|en|em|er|es)?))\\s+politische[n]?\\s+(?:einstellung|haltung|uberzeugung|meinung)|politis'
  b'ch\\s+(?:links|rechts|konservativ|liberal|grun))',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|le'
  b'bt)\\b)|\\b(?:links\\s+(?:oben|unten|im|neben|ausgerichtet|von)|rechts\\s+(?:oben|unten|im|neben|ausgerichte'
  b't|von)|ausgerichtet|menuleiste|sidebar|spalte|layout|linke\\s+(?:seite|spalte|maustaste)|rechte\\s+(?:seite|sp'
  b'alte|maustaste))\\b',
  None),
 ('union-de', 'union', False,
  b'\\b(?:gewerkschaft(?:er|erin|smitglied|ssekretar\\w*|lich\\s+\\w+)\\b|(?:in\\s+der|in\\s+einer|der|bei\\s+de'
  b'r|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|einer|aus\\s+der)\\s+(?:[\\w-]+\\s+)?gewer'
  b'kschaft\\b|(?:mitglied|aktiv|organisiert|engagiert|ehrenamtlich|vertrauens\\w+|streikt|eingetreten|beigetreten'
  b'|arbeitet|sitzt)\\s+(?:\\w+\\s+){0,3}(?:ver\\.di|verdi|(?:der\\s+)?ig\\s+(?:metall|bau|bce)|(?:der\\s+)?gew|(?:'
  b'der\\s+)?gdl|(?:dem\\s+)?marburger\\s+bund|(?:der\\s+)?evg|ngg)\\b|(?:sitzt|ist|wurde|kandidiert|gewahlt|mitg'
  b'lied)\\s+(?:[\\w-]+\\s+){0,6}betriebsrats?\\b|(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)\\s+('
  b'?:\\w+\\s+){0,2}(?:betriebsrat|betriebsratin|vertrauensmann|vertrauensfrau))',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)|^\\s*\\w+\\s',
  b'(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatbot|simulator|dat'
  b'enbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|software|modell|'
  b'bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erw'
  b'eiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deploym'
  b'ent|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|'
  b'datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|wer'
  b'kzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|clust'
  b'er|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|b'
  b'ackend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|'
  b'parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|pak'
  b'et|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|app'
  b's|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|station|'
  b'erkennung|vorhersage|klassifikation|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|login|eva'
  b'ngelist|kalender|bug|ticket|statistik|pravention)\\w*)|\\b(?:oper|opern|musik|komponist|tarif-?app)\\b',
  None),
 ('sexuality-de', 'sexuality', False,
  b'(?:(?:\\b(?:ist|war|bin|sind|waren|wurde|wird|sei|geworden)\\b)|\\b(?:als|outete\\s+sich\\s+als|bezeichnet\\s+'
  b'sich\\s+als|versteht\\s+sich\\s+als|identifiziert\\s+sich\\s+als))\\s+(?:(?:ein|eine|offen|heimlich|auch|nicht'
  b'|stolz|noch|eigentlich|inzwischen|wohl)\\s+){0,3}(?:in\\s+einer\\s+offenen\\s+beziehung|eine\\s+transfrau|het'
  b'erosexuell|ein\\s+transmann|transsexuell|intersexuell|homosexuell|transgender|nicht\\-binar|genderfluid|pansex'
  b'uell|nichtbinar|transident|drag\\s+queen|bisexuell|transfrau|transmann|ungeoutet|lesbisch|asexuell|nonbinar|p'
  b'olyamor|schwuler|schwul|hetero|queer|trans|lesbe|bi)(?:\\s*[.,;:!?)]|\\s*$|\\s+(?:und|aber|geoutet|oder|mann|fr'
  b'au|seit|zu|lebt|in|ist)\\b)|\\b(?:geoutet|coming-?out|sexuelle\\s+orientierung|(?:(?:(?:mein|dein|sein|ihr|unse'
  b'r|deren|dessen)(?:e|en|em|er|es)?))\\s+(?:sexualleben|transition|sexualitat)|hat\\s+eine\\s+affare|steht\\s+'
  b'auf\\s+(?:manner|frauen)|schwule[rn]?\\s+(?:sohn|bruder|kollege|freund|onkel|paar|mann)|lesbische[n]?\\s+(?:toc'
  b'hter|schwester|kollegin|freundin|tante|paar|frau))\\b|\\ber\\b[^.;!?\\n]{0,30}\\b(?:mit\\s+seinem\\s+(?:ehe)?ma'
  b'nn)\\b|\\bsie\\b[^.;!?\\n]{0,30}\\bmit\\s+ihrer\\s+(?:ehe)?frau\\b',
  None,
  b'(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|arch'
  b'itektur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|'
  b'wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|contain'
  b'er|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|soft'
  b'ware|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|re'
  b'lease|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server'
  b'|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|di'
  b'alog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|buil'
  b'd|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|'
  b'port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|le'
  b'bt)\\b)|(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatbot|simula'
  b'tor|datenbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|software|'
  b'modell|bibliothek|plattform)(?:s|n|en|e)?\\b)|\\b(?:bi-tool|power\\s+bi|trans-?komponente|sql|css|affare\\s+'
  b'um)\\b',
  None),
 ('genetics-de', 'genetics', False,
  b'\\b(?:(?:tragt|trage|hat|habe|trager(?:in)?|nachgewiesen|geerbt|vererbt)\\s+(?:[\\w-]+\\s+){0,5}(?:brca-?[12'
  b']?[\\w-]*|[\\w-]*(?:genmutation|gendefekt|genvariante|-mutation|-gens?\\b|erbanlage)|mutation\\s+(?:im|des|i'
  b'n)|faktor-v-leiden[\\w-]*)|(?:gentest|dna-test|gen-test|23andme)\\s*(?:\\w+\\s+){0,3}?(?:gemacht|machen|erga'
  b'b|zeigt|zeigte|positiv|ergebnis\\w*)|(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|nutze'
  b'rs)\\s+(?:\\w+\\s+)?(?:gentest\\w*|dna-\\w+|erbgut|genom|genprofil)|genetisch\\s+(?:vorbelastet|bedingt\\w*|pra'
  b'disponiert)|brca-?[12]?-?(?:mutation|positiv|trager\\w*))',
  None,
  b'(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatbot|simulator|dat'
  b'enbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|software|modell|'
  b'bibliothek|plattform)(?:s|n|en|e)?\\b)|\\b(?:genetische[rn]?\\s+algorithm\\w+|graphql|mutationstest\\w*|hosen'
  b'trager|datentrager|hoffnungstrager)\\b|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|er'
  b'weiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deploy'
  b'ment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform'
  b'|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|we'
  b'rkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|clus'
  b'ter|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|'
  b'backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell'
  b'|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|pa'
  b'ket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|ap'
  b'ps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|si'
  b'nd|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)',
  None),
 ('biometrics-de', 'biometrics', False,
  b'\\b(?:(?:(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?))\\s+(?:\\w+\\s+)?(?:fingerabdr[uu]c'
  b'ke?|gesichtsscan|gesichtsprofil|gesichtsdaten|irisscan|iris-scan|netzhautscan|stimmabdruck|stimmprofil|biome'
  b'trische[n]?\\s+\\w+|biometrie\\w*|handvenen\\w*)|(?:fingerabdr[uu]cke?|gesichtsscan|irisscan|iris-scan|stimm'
  b'abdruck|stimmprofil|biometrische[n]?\\s+daten)\\s+(?:de[sr]|von|der)\\s+(?:nutzer\\w*|kund\\w+|kolleg\\w+|mita'
  b'rbeiter\\w*|frau|mann\\w*|herrn|tochter|sohn\\w*|[a-z]+))',
  None,
  b'\\b(?:ssh|gpg|tls|zertifikat\\w*|schlussel\\w*|browser|login|bibliothek|demo|datensatz|implementier\\w*|serv'
  b'er\\w*|gerate?s?|commit\\w*|app|api)\\b',
  None),
 ('crime-de', 'crime', False,
  b'\\b(?:vorbestraft|vorstrafen?\\b|(?:im|ins|aus\\s+dem)\\s+(?:gefangnis|knast)|in\\s+(?:der\\s+)?(?:jva|haft|un'
  b'tersuchungshaft|u-haft)\\b|(?:wegen|zu|fur)\\s+(?:[\\w\xc3\x9f]+\\s+){0,5}verurteilt|auf\\s+bewahrung\\b|bew'
  b'ahrungsstrafe|(?:wurde|worden|ist)\\s+(?:\\w+\\s+){0,5}(?:festgenommen|verhaftet|angeklagt|inhaftiert)|(?:ermit'
  b'telt\\s+die|gegen\\s+(?:ihn|sie|mich|den\\s+\\w+)\\s+(?:\\w+\\s+){0,4}(?:ermittelt|strafverfahren))|strafregist'
  b'er\\w*|tragt\\s+(?:\\w+\\s+)?fu\xc3\x9ffessel|geldstrafe\\s+wegen|wegen\\s+(?:diebstahl\\w*|betrug\\w*|korperv'
  b'erletzung|steuerhinterziehung|drogenbesitz\\w*|trunkenheit\\w*|fahrerflucht)\\b|eintrag\\s+im\\s+fuhrungszeug'
  b'nis)',
  b'(?:\\b(?:(?:lebensgefahrtin|schwiegermutter|schwiegereltern|lebensgefahrte|schwiegervater|mitarbeiterin|mitbe'
  b'wohnerin|vorgesetzter|stieftochter|praktikantin|entwicklerin|teamleiterin|vorgesetzte|mitarbeiter|geschwiste'
  b'r|grossmutter|grosseltern|mitbewohner|vermieterin|assistentin|anwenderin|benutzerin|gro\xc3\x9fmutter|gro\xc3'
  b'\x9feltern|grossvater|schwagerin|praktikant|entwickler|designerin|teamleiter|mandantin|nachbarin|partnerin|verl'
  b'obter|schwester|gro\xc3\x9fvater|stiefsohn|vermieter|studentin|schulerin|assistent|bekannter|trainerin|zwillin'
  b'ge|nutzerin|anwender|benutzer|klientin|kollegin|kollegen|freundin|verlobte|schwager|lehrerin|designer|bekann'
  b'te|mandant|kollege|nachbar|ehemann|ehefrau|partner|tochter|cousine|enkelin|student|schuler|madchen|familie|t'
  b'rainer|ex\\-frau|ex\\-mann|nutzer|userin|kundin|klient|chefin|freund|mutter|eltern|kinder|bruder|cousin|nichte'
  b'|lehrer|person|kunde|vater|onkel|tante|neffe|enkel|azubi|junge|user|chef|frau|mann|mama|papa|sohn|kind|baby|'
  b'herr|oma|opa|ich|sie|wir|der|die|wer|er)|(?:(?:mein|dein|sein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|mic'
  b'h|mir|ihn|ihm|ihnen)\\b)|^\\s*\\w+\\s',
  b'(?:\\b(?:app|api|endpunkt|tabelle|spalte|enum|schema|datensatz|feld|modul|klassifikator|chatbot|simulator|dat'
  b'enbank|webseite|website|codebasis|repo|parser|prototyp|portal|komponente|formular|anwendung|software|modell|'
  b'bibliothek|plattform)(?:s|n|en|e)?\\b)|(?:\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|er'
  b'weiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|deploy'
  b'ment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|plattform'
  b'|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|we'
  b'rkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|service|clus'
  b'ter|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|'
  b'backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell'
  b'|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|pa'
  b'ket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|ap'
  b'ps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv))(?:s|n|en|e|es)?\\s+(?:\\w+\\s+)?(?:ist|si'
  b'nd|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|(?:-(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+requ'
  b'est|erweiterung|algorithmus|verzeichnis|architektur|unternehmen|repository|bibliothek|komponente|datensatze|'
  b'deployment|kubernetes|simulation|oberflache|wirtschaft|anwendung|codebasis|framework|datenbank|parameter|pla'
  b'ttform|datensatz|testsuite|dashboard|container|benchmark|schlussel|endpunkt|codebase|funktion|variable|webse'
  b'ite|werkzeug|compiler|pipeline|formular|software|firmware|computer|maschine|diagramm|frontend|projekt|servic'
  b'e|cluster|tabelle|instanz|methode|website|release|version|backlog|vorlage|abfrage|prozess|element|rechner|dr'
  b'ucker|backend|startup|produkt|feature|server|dienst|spalte|schema|klasse|portal|system|skript|plugin|korpus|'
  b'modell|parser|branch|commit|sprint|button|dialog|layout|ordner|docker|thread|knoten|string|puffer|laptop|rou'
  b'ter|paket|zeile|modul|seite|daten|tests|build|theme|query|datei|graph|array|cache|queue|spiel|firma|markt|ko'
  b'nto|apps|code|repo|feld|enum|tool|test|menu|port|baum|app|api|url|bot|csv)|tracker|forschung|studie|klinik|s'
  b'tation|erkennung|vorhersage|klassifikation|forum|buch|blog|podcast|film|hilfe|stiftung|endpunkt|liste|typ|lo'
  b'gin|evangelist|kalender|bug|ticket|statistik|pravention)\\w*)|\\b(?:unity|serie|film|roman|podcast|escape\\s+ro'
  b'om|vendor|spiel|probezeit|sandbox)\\b',
  None),
 ('health-condition-en', 'health', False,
  b"\\b(?:(?:(?:(?:has|have|had|having|['\xe2\x80\x99]ve(?:\\s+had)?|got|gets|developed|contracted|caught|survived|"
  b"beat|due\\s+to|because\\s+of|despite))|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['"
  b'\xe2\x80\x99])))\\s+(?:(?:high\\-functioning|life\\-threatening|severe\\s+case\\s+of|rare\\s+form\\s+of|mild'
  b'\\s+case\\s+of|debilitating|early\\-onset|generalized|generalised|undiagnosed|non\\-hodgkin|obstructive|gest'
  b'ational|late\\-stage|inoperable|metastatic|persistent|congenital|hereditary|history\\s+of|occasional|borderlin'
  b'e|post\\-viral|rheumatoid|ulcerative|postpartum|end\\-stage|recurrent|recurring|relapsing|untreated|crippling|'
  b'malignant|long\\-term|suspected|psoriatic|postnatal|moderate|terrible|advanced|terminal|clinical|seasonal|tou'
  b'ch\\s+of|multiple|recently|constant|frequent|lifelong|systemic|ischemic|cervical|prenatal|prostate|chronic|se'
  b'rious|ongoing|form\\s+of|case\\s+of|bout\\s+of|partial|several|regular|painful|hodgkin|ovarian|thyroid|really|s'
  b'evere|benign|lumbar|social|breast|kidney|their|quite|acute|early|major|stage|grade|right|total|minor|small|l'
  b'ower|upper|nasty|brain|colon|liver|heart|blood|some|very|both|mild|late|rare|type|left|been|lung|skin|bone|t'
  b'he|his|her|our|bad|iii|two|an|my|ii|iv|a|1|2|3|4|i)[\\s-]+){0,5}|(?:(?:(?:suffer(?:s|ed|ing)?(?:\\s+from|\\s+wi'
  b'th)?|struggl(?:es?|ed|ing)\\s+with|battl(?:es?|ed|ing)(?:\\s+with|\\s+against)?|fighting|fought|liv(?:es?|ed|in'
  b'g)\\s+with|cop(?:es|ed|ing)\\s+with|deal(?:s|t|ing)?\\s+with|recover(?:s|ed|ing)\\s+from|born\\s+with|died\\s+'
  b'(?:of|from)|dying\\s+of|passed\\s+away\\s+from|(?:ill|sick|down)\\s+with|surviv(?:es|ed|ing|or\\s+of)))|(?:(?'
  b':diagnos(?:ed|is)(?:\\s+\\w+)?\\s+(?:with|as|of|for)|diagnosis:|condition:|positive\\s+for|tested\\s+for|eval'
  b'uated\\s+for|(?:treat(?:ed|ment)|therapy|medication|meds|pills|takes\\s+\\w+)\\s+for|(?:hospitali[sz]ed|admi'
  b'tted|hospital|leave|off\\s+work|off\\s+sick)\\s+(?:\\w+\\s+)?(?:for|with|after|due\\s+to|because\\s+of)|history'
  b'\\s+of|complications\\s+(?:from|of)|symptoms\\s+of|flare-?ups?\\s+of|lost\\s+\\w+\\s+\\w+\\s+to|in\\s+remissio'
  b"n\\s+from)))\\s+(?:(?:[\\w'\xe2\x80\x99,/-]+\\s+){0,4}))(?:(?:(?:repetitive\\s+strain\\s+injury|urinary\\s+t"
  b'ract\\s+infection|borderline\\s+personality|mental\\s+health\\s+problems|substance\\s+use\\s+disorder|postpart'
  b'um\\s+depression|dissociative\\s+identity|gestational\\s+diabetes|erectile\\s+dysfunction|macular\\s+degenera'
  b'tion|personality\\s+disorder|mental\\s+health\\s+issues|high\\s+blood\\s+pressure|atrial\\s+fibrillation|lacto'
  b'se\\s+intolerance|clinical\\s+depression|learning\\s+disability|low\\s+blood\\s+pressure|gluten\\s+intolerance'
  b'|epileptic\\s+seizures|multiple\\s+sclerosis|muscular\\s+dystrophy|hearing\\s+impairment|gambling\\s+addictio'
  b'n|cluster\\s+headaches|chronic\\s+headaches|visual\\s+impairment|suicidal\\s+thoughts|suicidal\\s+ideation|ne'
  b'rvous\\s+breakdown|medical\\s+condition|chronic\\s+condition|alcohol\\s+addiction|prostate\\s+problems|enlarg'
  b'ed\\s+prostate|high\\s+cholesterol|food\\s+intolerance|colour\\s+blindness|bipolar\\s+disorder|manic\\s+depres'
  b'sion|thyroid\\s+problems|kidney\\s+infection|opioid\\s+addiction|drinking\\s+problem|cochlear\\s+implant|gend'
  b'er\\s+dysphoria|uterine\\s+fibroids|bladder\\s+problems|type\\s+1\\s+diabetes|type\\s+2\\s+diabetes|heart\\s'
  b'+condition|coeliac\\s+disease|neurodermatitis|shoulder\\s+injury|color\\s+blindness|eating\\s+disorder|body\\'
  b's+dysmorphia|health\\s+problems|chronic\\s+illness|chronic\\s+fatigue|hyperthyroidism|phenylketonuria|cysti'
  b'c\\s+fibrosis|staph\\s+infection|alcohol\\s+problem|substance\\s+abuse|turner\\s+syndrome|heart\\s+problems|ca'
  b'rdiomyopathy|varicose\\s+veins|kidney\\s+failure|kidney\\s+disease|diverticulitis|celiac\\s+disease|osteoart'
  b'hritis|herniated\\s+disc|guillain\\-barre|cerebral\\s+palsy|social\\s+anxiety|claustrophobia|panic\\s+disorde'
  b'r|mental\\s+illness|hypothyroidism|whooping\\s+cough|drug\\s+addiction|heart\\s+failure|endometriosis|kidney'
  b'\\s+stones|renal\\s+failure|stomach\\s+ulcer|carpal\\s+tunnel|back\\s+problems|spinal\\s+injury|torn\\s+ligamen'
  b't|restless\\s+legs|schizophrenia|panic\\s+attacks|down\\s+syndrome|health\\s+issues|mononucleosis|ear\\s+infe'
  b'ction|ehlers\\-danlos|silent\\s+reflux|ovarian\\s+cysts|hypertension|heart\\s+murmur|heart\\s+attack|heart\\s+'
  b'defect|preeclampsia|appendicitis|pancreatitis|incontinence|osteoporosis|fibromyalgia|slipped\\s+disc|chronic\\'
  b's+pain|brain\\s+injury|broken\\s+wrist|broken\\s+ankle|encephalitis|spina\\s+bifida|sleep\\s+apnoea|hearing\\s'
  b'+loss|binge\\s+eating|disabilities|tuberculosis|drug\\s+problem|hypoglycemia|insulin\\s+pump|endocarditis|predi'
  b'abetes|hypotension|haemophilia|sickle\\s+cell|thalassemia|infertility|fatty\\s+liver|acid\\s+reflux|hemorrhoids'
  b'|sarcoidosis|knee\\s+injury|back\\s+injury|head\\s+injury|broken\\s+foot|sleep\\s+apnea|retinopathy|vision\\s+'
  b'loss|agoraphobia|dyscalculia|anaphylaxis|miscarriage|klinefelter|myocarditis|arrhythmia|thrombosis|blood\\s+c'
  b'lot|hemophilia|metastases|gallstones|rheumatism|tendinitis|tendonitis|concussion|broken\\s+leg|broken\\s+arm|b'
  b'roken\\s+hip|huntington|neuropathy|meningitis|narcolepsy|depression|disability|bronchitis|long\\s+covid|chicke'
  b'npox|alcoholism|stillbirth|prosthesis|angioedema|amputation|vaginismus|nosebleeds|leukaemia|carcinoma|menopa'
  b'use|chlamydia|gonorrhea|hepatitis|cirrhosis|gastritis|psoriasis|arthritis|scoliosis|back\\s+pain|migraines|pa'
  b'rkinson|alzheimer|neuralgia|paralysis|cataracts|psychosis|self\\-harm|breakdown|dyspraxia|hashimoto|pneumonia'
  b'|emphysema|influenza|allergies|hay\\s+fever|pacemaker|cleft\\s+lip|sinusitis|hiv/aids|diabetes|embolism|aneury'
  b'sm|leukemia|lymphoma|melanoma|fibroids|syphilis|jaundice|dialysis|vitiligo|alopecia|shingles|sciatica|bursit'
  b'is|whiplash|torn\\s+acl|epilepsy|seizures|migraine|dementia|insomnia|tinnitus|glaucoma|cataract|anorexia|aspe'
  b'rger|dyslexia|tourette|covid\\-19|gangrene|mastitis|anaemia|sarcoma|colitis|coeliac|rosacea|vertigo|meniere|a'
  b'nxiety|bipolar|bulimia|burnout|stutter|addison|cushing|obesity|malaria|measles|allergy|asthma|angina|stroke|'
  b'anemia|cancer|tumour|herpes|ulcers|celiac|eczema|hernia|trauma|autism|graves|dengue|sepsis|marfan|phobia|tum'
  b'or|crohn|lupus|covid|mumps|stoma|edema|ulcer|polio|adhd|ptsd|pcos|copd|aids|gerd|mrsa|pots|afib|cyst|gout|ti'
  b"cs|lyme|ocd|ibs|hiv|bpd|als|hpv|dvt|cfs|rsi|flu|uti)(?:['\xe2\x80\x99]?s)?|(?:[\\w'\xe2\x80\x99-]+\\s+){1,2}"
  b'(?:insufficiency|carcinoma|dystrophy|sclerosis|arthritis|addiction|syndrome|disorder|lymphoma|leukemia|melan'
  b'oma|fracture|disease|sarcoma|myeloma|allergy|cancer|tumour|phobia|injury|tumor|palsy)s?))\\b',
  None,
  b'(?:(?:(?:repetitive\\s+strain\\s+injury|urinary\\s+tract\\s+infection|borderline\\s+personality|mental\\s+heal'
  b'th\\s+problems|substance\\s+use\\s+disorder|postpartum\\s+depression|dissociative\\s+identity|gestational\\s+d'
  b'iabetes|erectile\\s+dysfunction|macular\\s+degeneration|personality\\s+disorder|mental\\s+health\\s+issues|hi'
  b'gh\\s+blood\\s+pressure|atrial\\s+fibrillation|lactose\\s+intolerance|clinical\\s+depression|learning\\s+disab'
  b'ility|low\\s+blood\\s+pressure|gluten\\s+intolerance|epileptic\\s+seizures|multiple\\s+sclerosis|muscular\\s+d'
  b'ystrophy|hearing\\s+impairment|gambling\\s+addiction|cluster\\s+headaches|chronic\\s+headaches|visual\\s+impa'
  b'irment|suicidal\\s+thoughts|suicidal\\s+ideation|nervous\\s+breakdown|medical\\s+condition|chronic\\s+conditi'
  b'on|alcohol\\s+addiction|prostate\\s+problems|enlarged\\s+prostate|high\\s+cholesterol|food\\s+intolerance|col'
  b'our\\s+blindness|bipolar\\s+disorder|manic\\s+depression|thyroid\\s+problems|kidney\\s+infection|opioid\\s+add'
  b'iction|drinking\\s+problem|cochlear\\s+implant|gender\\s+dysphoria|uterine\\s+fibroids|bladder\\s+problems|ty'
  b'pe\\s+1\\s+diabetes|type\\s+2\\s+diabetes|heart\\s+condition|coeliac\\s+disease|neurodermatitis|shoulder\\s+inj'
  b'ury|color\\s+blindness|eating\\s+disorder|body\\s+dysmorphia|health\\s+problems|chronic\\s+illness|chronic\\s+'
  b'fatigue|hyperthyroidism|phenylketonuria|cystic\\s+fibrosis|staph\\s+infection|alcohol\\s+problem|substance\\'
  b's+abuse|turner\\s+syndrome|heart\\s+problems|cardiomyopathy|varicose\\s+veins|kidney\\s+failure|kidney\\s+dis'
  b'ease|diverticulitis|celiac\\s+disease|osteoarthritis|herniated\\s+disc|guillain\\-barre|cerebral\\s+palsy|so'
  b'cial\\s+anxiety|claustrophobia|panic\\s+disorder|mental\\s+illness|hypothyroidism|whooping\\s+cough|drug\\s+a'
  b'ddiction|heart\\s+failure|endometriosis|kidney\\s+stones|renal\\s+failure|stomach\\s+ulcer|carpal\\s+tunnel|b'
  b'ack\\s+problems|spinal\\s+injury|torn\\s+ligament|restless\\s+legs|schizophrenia|panic\\s+attacks|down\\s+synd'
  b'rome|health\\s+issues|mononucleosis|ear\\s+infection|ehlers\\-danlos|silent\\s+reflux|ovarian\\s+cysts|hypert'
  b'ension|heart\\s+murmur|heart\\s+attack|heart\\s+defect|preeclampsia|appendicitis|pancreatitis|incontinence|oste'
  b'oporosis|fibromyalgia|slipped\\s+disc|chronic\\s+pain|brain\\s+injury|broken\\s+wrist|broken\\s+ankle|encepha'
  b'litis|spina\\s+bifida|sleep\\s+apnoea|hearing\\s+loss|binge\\s+eating|disabilities|tuberculosis|drug\\s+probl'
  b'em|hypoglycemia|insulin\\s+pump|endocarditis|prediabetes|hypotension|haemophilia|sickle\\s+cell|thalassemia|in'
  b'fertility|fatty\\s+liver|acid\\s+reflux|hemorrhoids|sarcoidosis|knee\\s+injury|back\\s+injury|head\\s+injury|'
  b'broken\\s+foot|sleep\\s+apnea|retinopathy|vision\\s+loss|agoraphobia|dyscalculia|anaphylaxis|miscarriage|klinef'
  b'elter|myocarditis|arrhythmia|thrombosis|blood\\s+clot|hemophilia|metastases|gallstones|rheumatism|tendinitis|'
  b'tendonitis|concussion|broken\\s+leg|broken\\s+arm|broken\\s+hip|huntington|neuropathy|meningitis|narcolepsy|dep'
  b'ression|disability|bronchitis|long\\s+covid|chickenpox|alcoholism|stillbirth|prosthesis|angioedema|amputation'
  b'|vaginismus|nosebleeds|leukaemia|carcinoma|menopause|chlamydia|gonorrhea|hepatitis|cirrhosis|gastritis|psori'
  b'asis|arthritis|scoliosis|back\\s+pain|migraines|parkinson|alzheimer|neuralgia|paralysis|cataracts|psychosis|s'
  b'elf\\-harm|breakdown|dyspraxia|hashimoto|pneumonia|emphysema|influenza|allergies|hay\\s+fever|pacemaker|cleft\\'
  b's+lip|sinusitis|hiv/aids|diabetes|embolism|aneurysm|leukemia|lymphoma|melanoma|fibroids|syphilis|jaundice|di'
  b'alysis|vitiligo|alopecia|shingles|sciatica|bursitis|whiplash|torn\\s+acl|epilepsy|seizures|migraine|dementia|'
  b'insomnia|tinnitus|glaucoma|cataract|anorexia|asperger|dyslexia|tourette|covid\\-19|gangrene|mastitis|anaemia|'
  b'sarcoma|colitis|coeliac|rosacea|vertigo|meniere|anxiety|bipolar|bulimia|burnout|stutter|addison|cushing|obes'
  b'ity|malaria|measles|allergy|asthma|angina|stroke|anemia|cancer|tumour|herpes|ulcers|celiac|eczema|hernia|tra'
  b'uma|autism|graves|dengue|sepsis|marfan|phobia|tumor|crohn|lupus|covid|mumps|stoma|edema|ulcer|polio|adhd|pts'
  b'd|pcos|copd|aids|gerd|mrsa|pots|afib|cyst|gout|tics|lyme|ocd|ibs|hiv|bpd|als|hpv|dvt|cfs|rsi|flu|uti)|(?:ins'
  b'ufficiency|carcinoma|dystrophy|sclerosis|arthritis|addiction|syndrome|disorder|lymphoma|leukemia|melanoma|fr'
  b"acture|disease|sarcoma|myeloma|allergy|cancer|tumour|phobia|injury|tumor|palsy))(?:['\xe2\x80\x99]?s)?[\\s_-]+"
  b'(?:\\w+[\\s_-]+)?(?:questionnaire|architecture|application|fundraising|competition|documentary|classifier|pred'
  b'iction|researcher|foundation|fundraiser|department|statistics|newsletter|calculator|simulation|repository|sp'
  b'ecialist|predictor|detection|screening|component|dashboard|awareness|simulator|benchmark|challenge|tokenizer'
  b'|data\\s+set|database|endpoint|detector|research|hospital|registry|patients|industry|notebook|pipeline|ontolo'
  b'gy|resource|platform|software|calendar|festival|tracker|dataset|service|website|studies|project|article|char'
  b'ity|records|startup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine|variant|history|'
  b'column|module|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|filter|labels|ent'
  b'ity|schema|policy|option|expert|school|locale|table|field|class|model|suite|chart|study|paper|novel|cases|sc'
  b'ans|cells|stats|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data|enum|page|site|b'
  b'ook|ward|mode|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art)\\b)|(?:\\b(?:configuration|pu'
  b'll\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|s'
  b'imulation|framework|interface|parameter|component|extension|algorithm|dashboard|directory|container|benchmar'
  b'k|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|template|software|firmwar'
  b'e|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|release|version|backlog|'
  b'process|element|machine|macbook|printer|backend|company|startup|product|feature|server|column|schema|struct|'
  b'method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|fol'
  b'der|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query'
  b'|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|p'
  b'ort|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got'
  b'|lives?|uses?|with)\\b)|(?:(?:impost[eo]r|invented[\\s-]+here|second[\\s-]+system|shiny[\\s-]+object|\\babout'
  b'\\b|(?:people|patients|users|those|children|kids)\\s+(?:with|who)\\b|stroke\\s+(?:of|width|color|colour)|res'
  b"t\\s+client|postman|\\bmarket\\b|\\beconomy\\b))|installed|\\b(?:kaggle|who|sklearn|hospital|clinic)['"
  b"\xe2\x80\x99]s\\b|['\xe2\x80\x99]s\\s+(?:stroke|breakdown|trauma)\\b",
  None),
 ('health-medicine-en', 'health', False,
  b'\\b(?:(?:takes?|taking|took|taken|on|uses?|using|needs?|inject(?:s|ing|ed)?|prescribed|prescription\\s+(?:is|f'
  b'or)|start(?:s|ed)|stopped|switched\\s+to|off|dose\\s+of|mg\\s+of|carr(?:y|ies|ying)|depends\\s+on|relies\\s+o'
  b"n|refill(?:s|ed)?|daily|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))))\\s+(?"
  b":(?:[\\w'\xe2\x80\x99,/-]+\\s+){0,4})(?:hydrochlorothiazide|hormone\\s+replacement|immunosuppressants|prescr"
  b'iption\\s+drugs|lisdexamfetamine|mood\\s+stabilizers|methylphenidate|antidepressants|benzodiazepines|mood\\s+st'
  b'abilizer|corticosteroids|antiretrovirals|antidepressant|antipsychotics|sleeping\\s+pills|blood\\s+thinners|hyd'
  b'rocortisone|antihistamines|amitriptyline|antipsychotic|beta\\s+blockers|buprenorphine|levetiracetam|carbamaze'
  b'pine|blood\\s+thinner|levothyroxine|birth\\s+control|nitroglycerin|escitalopram|aripiprazole|beta\\s+blocker|at'
  b'orvastatin|rosuvastatin|prednisolone|methotrexate|pantoprazole|prep\\s+for\\s+hiv|testosterone|venlafaxine|mir'
  b'tazapine|lamotrigine|risperidone|haloperidol|atomoxetine|painkillers|hydrocodone|semaglutide|propranolol|sim'
  b'vastatin|clopidogrel|methimazole|montelukast|antibiotics|amoxicillin|chemo\\s+drugs|finasteride|sumatriptan|m'
  b'edications|sertraline|fluoxetine|citalopram|paroxetine|duloxetine|wellbutrin|quetiapine|olanzapine|alprazola'
  b'm|clonazepam|naltrexone|gabapentin|pregabalin|topiramate|lisinopril|amlodipine|metoprolol|bisoprolol|prednis'
  b'one|adalimumab|infliximab|salbutamol|omeprazole|sildenafil|medication|bupropion|trazodone|valproate|clozapin'
  b'e|strattera|lorazepam|oxycodone|oxycontin|methadone|phenytoin|metformin|jardiance|glipizide|enalapril|valsar'
  b'tan|synthroid|cortisone|rituximab|albuterol|singulair|tamoxifen|letrozole|herceptin|donepezil|cymbalta|lamic'
  b'tal|seroquel|concerta|adderall|diazepam|klonopin|zolpidem|morphine|fentanyl|tramadol|suboxone|antabuse|mounj'
  b'aro|ramipril|losartan|atenolol|warfarin|coumadin|apixaban|remicade|ventolin|biktarvy|imatinib|estrogen|levod'
  b'opa|triptans|lexapro|effexor|lithium|abilify|ritalin|vyvanse|opioids|vicodin|codeine|insulin|ozempic|statins'
  b'|lipitor|eliquis|xarelto|inhaler|truvada|aricept|zoloft|prozac|ativan|valium|ambien|lyrica|keppra|wegovy|sta'
  b'tin|humira|enbrel|viagra|clomid|epipen|paxil|xanax|ssris|ssri|meds)\\b',
  None,
  b'\\blithium[\\s-]+(?:ion|batter|polymer|cell)|\\b(?:medication|meds|insulin|inhaler|birth\\s+control)[\\s_-]+('
  b'?:\\w+[\\s_-]+)?(?:questionnaire|architecture|application|fundraising|competition|documentary|classifier|predi'
  b'ction|researcher|foundation|fundraiser|department|statistics|newsletter|calculator|simulation|repository|spe'
  b'cialist|predictor|detection|screening|component|dashboard|awareness|simulator|benchmark|challenge|tokenizer|'
  b'data\\s+set|database|endpoint|detector|research|hospital|registry|patients|industry|notebook|pipeline|ontolog'
  b'y|resource|platform|software|calendar|festival|tracker|dataset|service|website|studies|project|article|chari'
  b'ty|records|startup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine|variant|history|c'
  b'olumn|module|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|filter|labels|enti'
  b'ty|schema|policy|option|expert|school|locale|table|field|class|model|suite|chart|study|paper|novel|cases|sca'
  b'ns|cells|stats|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data|enum|page|site|bo'
  b'ok|ward|mode|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art)\\b|(?:\\b(?:configuration|pull'
  b'\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|sim'
  b'ulation|framework|interface|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|'
  b'endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|template|software|firmware|'
  b'computer|frontend|library|package|project|service|cluster|website|dataset|fixture|release|version|backlog|pr'
  b'ocess|element|machine|macbook|printer|backend|company|startup|product|feature|server|column|schema|struct|me'
  b'thod|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folde'
  b'r|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|g'
  b'raph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|por'
  b't|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|l'
  b'ives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|field|module|classifier|chatb'
  b'ot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:models?|parses?|builds?|sell'
  b's?|writing|about|pharmacy|company)\\b',
  None),
 ('health-treatment-en', 'health', False,
  b'\\b(?:(?:underwent|undergo(?:es|ing)?|had|has|have|having|recover(?:s|ed|ing)\\s+from|scheduled\\s+for|awaiting'
  b'|wait(?:s|ing)\\s+for|go(?:es|ing)?\\s+(?:to|through|for)|went\\s+(?:to|through|for)|attend(?:s|ed|ing)?|do(?:e'
  b's|ing)|did|in|gets?|getting|receiv(?:es?|ed|ing)|start(?:s|ed|ing)|finish(?:es|ed)|needs?|on|after|before|co'
  b"nsidering|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))|because\\s+of|due"
  b'\\s+to|during|between|booked\\s+for|opted\\s+for|refused|joined))\\s+(?:(?:(?:a|an|the|his|her|my|their|your'
  b'|another|first|second|third|last|next|weekly|regular|more|minor|major|emergency|elective|double|triple|plann'
  b'ed|upcoming|back|knee|hip|heart|eye|shoulder|round|rounds|cycle|cycles|session|sessions|course|of|for|throug'
  b'h|in|left|right|two|three|six|months|weeks|years|daily|online|local|ongoing|recent)\\s+){0,5})(?:cognitive\\s+'
  b'behavioural\\s+therapy|cognitive\\s+behavioral\\s+therapy|gender\\-affirming\\s+surgery|bone\\s+marrow\\s+trans'
  b'plant|fertility\\s+treatments|electroshock\\s+therapy|occupational\\s+therapy|alcoholics\\s+anonymous|wisdom'
  b'\\s+teeth\\s+surgery|radiation\\s+treatment|fertility\\s+treatment|narcotics\\s+anonymous|open\\-heart\\s+surge'
  b'ry|radiation\\s+therapy|hormone\\s+treatment|bariatric\\s+surgery|kidney\\s+transplant|grief\\s+counselling|l'
  b'aser\\s+eye\\s+surgery|blood\\s+transfusion|shoulder\\s+surgery|knee\\s+replacement|liver\\s+transplant|heart\\'
  b's+transplant|physical\\s+therapy|grief\\s+counseling|organ\\s+transplant|hormone\\s+therapy|hip\\s+replacemen'
  b't|lung\\s+transplant|couples\\s+therapy|12\\-step\\s+program|an\\s+operation\\s+on|lumbar\\s+puncture|palliativ'
  b'e\\s+care|bypass\\s+surgery|gastric\\s+bypass|cancer\\s+surgery|spinal\\s+surgery|hernia\\s+surgery|psychoanal'
  b'ysis|trauma\\s+therapy|speech\\s+therapy|surgery\\s+on\\s+his|surgery\\s+on\\s+her|immunotherapy|heart\\s+surge'
  b'ry|brain\\s+surgery|physiotherapy|psychotherapy|group\\s+therapy|alcohol\\s+detox|tonsillectomy|surgery\\s+o'
  b'n\\s+my|chemotherapy|radiotherapy|back\\s+surgery|knee\\s+surgery|hysterectomy|appendectomy|egg\\s+freezing|'
  b'talk\\s+therapy|hospice\\s+care|hip\\s+surgery|eye\\s+surgery|top\\s+surgery|colonoscopy|miscarriage|aa\\s+mee'
  b'tings|na\\s+meetings|angioplasty|transplant|mastectomy|drug\\s+rehab|amputation|vasectomy|c\\-section|caesarean'
  b'|mammogram|dialysis|cesarean|abortion|surgery|biopsy|chemo|rehab|detox|stent|emdr|ivf|iui|cbt|ect)\\b',
  None,
  b'\\b(?:therapy|surgery|transplant|chemo|dialysis|rehab|ivf|biopsy|abortion|\\w+therapy)[\\s_-]+(?:\\w+[\\s_-]+'
  b')?(?:questionnaire|architecture|application|fundraising|competition|documentary|classifier|prediction|resear'
  b'cher|foundation|fundraiser|department|statistics|newsletter|calculator|simulation|repository|specialist|pred'
  b'ictor|detection|screening|component|dashboard|awareness|simulator|benchmark|challenge|tokenizer|data\\s+set|d'
  b'atabase|endpoint|detector|research|hospital|registry|patients|industry|notebook|pipeline|ontology|resource|p'
  b'latform|software|calendar|festival|tracker|dataset|service|website|studies|project|article|charity|records|s'
  b'tartup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine|variant|history|column|module'
  b'|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|filter|labels|entity|schema|po'
  b'licy|option|expert|school|locale|table|field|class|model|suite|chart|study|paper|novel|cases|scans|cells|sta'
  b'ts|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data|enum|page|site|book|ward|mode'
  b'|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art)\\b|(?:\\b(?:configuration|pull\\s+request|a'
  b'rchitecture|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|fram'
  b'ework|interface|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|cod'
  b'ebase|database|instance|function|variable|platform|compiler|pipeline|template|software|firmware|computer|fro'
  b'ntend|library|package|project|service|cluster|website|dataset|fixture|release|version|backlog|process|elemen'
  b't|machine|macbook|printer|backend|company|startup|product|feature|server|column|schema|struct|method|module|'
  b'widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thr'
  b'ead|string|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|c'
  b'ache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|'
  b'game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|lives?|uses?|'
  b'with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|field|module|classifier|chatbot|fixture|s'
  b'imulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:refactor\\w*|code|monolith|server|reposit'
  b'ory)\\b',
  None),
 ('health-doctor-en', 'health', False,
  b'\\b(?:(?:sees|saw|seeing|see\\s+(?:a|an|my)|visits?|visiting|goes\\s+to|going\\s+to|went\\s+to|appointments?\\'
  b's+(?:with|at)|sessions?\\s+with|referred\\s+to|consult(?:s|ed|ing)?|talks\\s+to|calls?\\s+with|works?\\s+with'
  b"\\s+(?:a|his|her|my)|treated\\s+by|check-?up\\s+with|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|"
  b"[a-z]+s['\xe2\x80\x99]))|patient\\s+of|has\\s+an?))\\s+(?:(?:an?|the|his|her|my|their|new|weekly|regular|loc"
  b'al|private)\\s+){0,3}(?:eating\\s+disorder\\s+clinic|fertility\\s+specialist|mental\\s+health\\s+clinic|addict'
  b'ion\\s+counselor|gastroenterologist|physical\\s+therapist|speech\\s+therapist|fertility\\s+clinic|methadone\\'
  b's+clinic|psychotherapist|endocrinologist|physiotherapist|grief\\s+counselor|rheumatologist|psychoanalyst|derm'
  b'atologist|gynaecologist|pulmonologist|cancer\\s+clinic|diabetologist|memory\\s+clinic|psychiatrist|psychologis'
  b't|cardiologist|gynecologist|nephrologist|hematologist|sleep\\s+clinic|neurologist|pain\\s+clinic|orthopedist|o'
  b'ncologist|counsellor|therapist|urologist|counselor|allergist|midwife|shrink)\\b',
  None,
  b'(?:eating\\s+disorder\\s+clinic|fertility\\s+specialist|mental\\s+health\\s+clinic|addiction\\s+counselor|gast'
  b'roenterologist|physical\\s+therapist|speech\\s+therapist|fertility\\s+clinic|methadone\\s+clinic|psychothera'
  b'pist|endocrinologist|physiotherapist|grief\\s+counselor|rheumatologist|psychoanalyst|dermatologist|gynaecolog'
  b'ist|pulmonologist|cancer\\s+clinic|diabetologist|memory\\s+clinic|psychiatrist|psychologist|cardiologist|gynec'
  b'ologist|nephrologist|hematologist|sleep\\s+clinic|neurologist|pain\\s+clinic|orthopedist|oncologist|counsellor'
  b'|therapist|urologist|counselor|allergist|midwife|shrink)s?[\\s_-]+(?:\\w+[\\s_-]+)?(?:questionnaire|architectur'
  b'e|application|fundraising|competition|documentary|classifier|prediction|researcher|foundation|fundraiser|dep'
  b'artment|statistics|newsletter|calculator|simulation|repository|specialist|predictor|detection|screening|comp'
  b'onent|dashboard|awareness|simulator|benchmark|challenge|tokenizer|data\\s+set|database|endpoint|detector|rese'
  b'arch|hospital|registry|patients|industry|notebook|pipeline|ontology|resource|platform|software|calendar|fest'
  b'ival|tracker|dataset|service|website|studies|project|article|charity|records|startup|company|podcast|lecture'
  b'|palette|package|library|feature|chatbot|vaccine|variant|history|column|module|models|portal|survey|thesis|c'
  b'linic|center|centre|record|images|market|course|filter|labels|entity|schema|policy|option|expert|school|loca'
  b'le|table|field|class|model|suite|chart|study|paper|novel|cases|scans|cells|stats|forum|score|theme|codes|ter'
  b'ms|label|movie|story|value|trial|music|apps|data|enum|page|site|book|ward|mode|font|repo|code|term|film|song'
  b'|band|flag|type|drug|app|api|bot|art)\\b|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|field|modu'
  b'le|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:interview'
  b'\\w*|booking\\s+system|career|camp|school)\\b|\\bis\\s+an?\\s+(?:\\w+\\s+)?(?:eating\\s+disorder\\s+clinic|fer'
  b'tility\\s+specialist|mental\\s+health\\s+clinic|addiction\\s+counselor|gastroenterologist|physical\\s+therapi'
  b'st|speech\\s+therapist|fertility\\s+clinic|methadone\\s+clinic|psychotherapist|endocrinologist|physiotherapist|'
  b'grief\\s+counselor|rheumatologist|psychoanalyst|dermatologist|gynaecologist|pulmonologist|cancer\\s+clinic|dia'
  b'betologist|memory\\s+clinic|psychiatrist|psychologist|cardiologist|gynecologist|nephrologist|hematologist|sle'
  b'ep\\s+clinic|neurologist|pain\\s+clinic|orthopedist|oncologist|counsellor|therapist|urologist|counselor|allerg'
  b'ist|midwife|shrink)',
  None),
 ('health-state-en', 'health', False,
  b"(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re)\\b))\\"
  b's+(?:(?:(?:now|also|still|currently|already|about|almost|just|severely|mildly|slightly|partially|totally|ful'
  b'ly|completely|clinically|highly|deeply|openly|newly|recently|very|\\d+|(?:seventeen|thirteen|fourteen|fifteen'
  b'|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)|weeks?|months?|a|an|her|red-green|b'
  b'it|once|again|not|no\\s+longer|type|high-risk|heavily|unexpectedly|finally)\\s+){0,4})(?:intellectually\\s+disa'
  b'bled|addicted\\s+to\\s+painkillers|on\\s+the\\s+autism\\s+spectrum|a\\s+recovering\\s+alcoholic|suffering\\s'
  b'+from\\s+burnout|clinically\\s+depressed|in\\s+the\\s+hospital\\s+with|addicted\\s+to\\s+gambling|addicted\\'
  b's+to\\s+nicotine|undergoing\\s+treatment|physically\\s+disabled|registered\\s+disabled|a\\s+recovering\\s+addi'
  b'ct|addicted\\s+to\\s+alcohol|addicted\\s+to\\s+cocaine|addicted\\s+to\\s+opioids|severely\\s+depressed|lact'
  b'ose\\s+intolerant|lactose\\-intolerant|on\\s+antidepressants|addicted\\s+to\\s+heroin|trying\\s+to\\s+conceive|'
  b'a\\s+dialysis\\s+patient|immunocompromised|gluten\\s+intolerant|gluten\\-intolerant|visually\\s+impaired|part'
  b'ially\\s+sighted|mentally\\s+disabled|severely\\s+disabled|in\\s+intensive\\s+care|on\\s+long\\-term\\s+sick'
  b'|a\\s+cancer\\s+survivor|a\\s+stroke\\s+survivor|addicted\\s+to\\s+drugs|addicted\\s+to\\s+pills|institution'
  b'alized|a\\s+wheelchair\\s+user|a\\s+type\\s+1\\s+diabetic|a\\s+type\\s+2\\s+diabetic|immunosuppressed|hearin'
  b'g\\s+impaired|hearing\\-impaired|completely\\s+blind|wheelchair\\-bound|wheelchair\\s+bound|in\\s+hospital\\s+w'
  b'ith|in\\s+a\\s+psychiatric|on\\s+medical\\s+leave|a\\s+cancer\\s+patient|hard\\s+of\\s+hearing|vision\\s+impa'
  b'ired|completely\\s+deaf|profoundly\\s+deaf|chronically\\s+ill|in\\s+a\\s+wheelchair|on\\s+the\\s+spectrum|immun'
  b'odeficient|wheelchair\\s+user|an\\s+aids\\s+patient|neurodivergent|terminally\\s+ill|critically\\s+ill|disabl'
  b'ed\\s+since|disabled\\s+after|a\\s+haemophiliac|postmenopausal|schizophrenic|legally\\s+blind|seriously\\s+il'
  b'l|on\\s+disability|on\\s+sick\\s+leave|a\\s+hemophiliac|a\\s+drug\\s+addict|breastfeeding|hiv\\s+positive|h'
  b'iv\\-positive|quadriplegic|hypertensive|colour\\-blind|colour\\s+blind|almost\\s+blind|nearly\\s+blind|mental'
  b'ly\\s+ill|in\\s+remission|on\\s+methadone|an\\s+alcoholic|hospitalized|hospitalised|an\\s+epileptic|an\\s+asth'
  b'matic|prediabetic|tetraplegic|color\\-blind|color\\s+blind|colourblind|blind\\s+since|gravely\\s+ill|in\\s+re'
  b'covery|on\\s+dialysis|sober\\s+since|paraplegic|colorblind|deaf\\s+since|born\\s+blind|half\\s+blind|a\\s+disa'
  b'bled|in\\s+therapy|in\\s+the\\s+icu|in\\s+hospice|on\\s+insulin|on\\s+lithium|an\\s+amputee|menopausal|burn'
  b'ed\\s+out|a\\s+diabetic|epileptic|asthmatic|infertile|born\\s+deaf|half\\s+deaf|deaf\\-mute|deafblind|paralys'
  b'ed|paralyzed|bedridden|in\\s+a\\s+coma|alcoholic|an\\s+addict|sectioned|burnt\\s+out|depressed|psychotic|sob'
  b'er\\s+for|clean\\s+for|sick\\s+with|pregnant|diabetic|autistic|dyslexic|anorexic|suicidal|blind\\s+in|in\\s+r'
  b'ehab|on\\s+chemo|ill\\s+with|off\\s+sick|allergic|bipolar|bulimic|anaemic|coeliac|deaf\\s+in|anemic|celiac|o'
  b'bese|manic|blind|deaf)\\b',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:blind|deaf)\\s+(?:to|spot|test|review|copy|carbon)|double[\\'
  b's-]blind|allergic\\s+to|\\b(?:reviews?|study|experiment|peer|button|key|market|account|login|transistors?|ampl'
  b'ifier|joints?|coil|pause|switch|checkbox|mode|input|toggle|feature|option|currency|economy|justice|function|'
  b'method)\\b|\\bblind\\s+(?:approval|trust|merge)',
  None),
 ('health-disability-en', 'health', False,
  b'\\b(?:(?:(?:wears?|wearing|has|uses?|got|needs?)\\s+(?:\\w+\\s+){0,2}(?:hearing\\s+aids?|cochlear\\s+implants?'
  b'|prosthe\\w+|pacemaker|(?:leg|back|neck)\\s+brace|stoma\\s+bag|insulin\\s+pump|glucose\\s+monitor|epipen|whee'
  b'lchair|walker|cpap\\s*\\w*|white\\s+cane|walking\\s+frame|rollator|stairlift|mobility\\s+scooter|guide\\s+dog|'
  b'oxygen\\s+tank|braille))|(?:(?:walks?|is|was|gets\\s+around)\\s+(?:with|on|in)\\s+(?:crutches|a\\s+cane|a\\s+w'
  b'alker|a\\s+wheelchair)|wheelchair[\\s-](?:user|bound))|(?:(?:lost|losing)\\s+(?:\\w+\\s+of\\s+)?(?:his|her|my|'
  b'their)\\s+(?:\\w+\\s+)?(?:hearing|sight|eyesight|vision|leg|arm|hand|foot)|missing\\s+(?:a|one|his|her)\\s+(?'
  b':\\w+\\s+)?(?:leg|arm|hand|finger|eye|kidney)|(?:blind|deaf)\\s+(?:in|on|from|since)\\s+(?:one|birth|his|her'
  b'|the|an|age))|(?:(?:has|have|had|with)\\s+(?:an?\\s+)?(?:\\w+\\s+){0,2}(?:disabilit(?:y|ies)|(?:visual|heari'
  b'ng|speech|cognitive|mobility)\\s+impairment|speech\\s+impediment|stutter|lisp|weak\\s+heart|bad\\s+(?:back|k'
  b'nees?|hip)|chronic\\s+(?:pain|illness|fatigue|condition|disease|cough))\\b|stutters\\b|(?:living|lives|copes|co'
  b'ping|diagnosed)\\s+with\\s+(?:an?\\s+)?(?:\\w+\\s+)?(?:disability|pain|ms)\\b)|(?:(?:broke|sprained|fractured|'
  b'tore|dislocated|injured)\\s+(?:his|her|my|their|an?)\\s+(?:\\w+\\s+)?(?:leg|arm|wrist|ankle|hip|foot|hand|co'
  b'llarbone|ribs?|toe|finger|nose|shoulder|knee|acl|back|neck|achilles)\\b))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|fie'
  b'ld|module|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|guide\\s'
  b"+dog\\s+(?:charity|training)|\\bmaster['\xe2\x80\x99]?s|\\bbackward|\\bavatar|\\bgame\\b|\\bsprite",
  None),
 ('health-pregnancy-en', 'health', False,
  b"\\b(?:(?:(?:got|gets|her|my|[a-z]+['\xe2\x80\x99]s|unplanned|risky|high-risk)\\s+pregnan(?:t|cy)|pregnant\\s"
  b'+(?:with|wife|girlfriend|partner|sister|daughter|colleague|friend|again)|(?:weeks|months)\\s+(?:pregnant|alon'
  b'g)|expecting\\s+(?:an?\\s+(?:baby|child|boy|girl)|twins|(?:her|their|our|my|his)\\s+(?:first|second|third|baby)'
  b')|baby\\s+is\\s+due|due\\s+with\\s+(?:her|their|our)|(?:first|second|third|last)\\s+trimester)|(?:gave\\s+birt'
  b'h|had\\s+(?:a|an|two|three|several)\\s+(?:\\w+\\s+)?(?:miscarriages?|abortions?|stillbirths?)|miscarried|(?:'
  b'is|still|currently)\\s+breastfeeding|trying\\s+(?:to\\s+conceive|for\\s+a\\s+baby|to\\s+get\\s+pregnant)|fertil'
  b'ity\\s+(?:treatments?|clinic|doctor)|lost\\s+(?:the|her|their|our)\\s+baby))\\b',
  None,
  b'(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|field|module|classifier|chatbot|fixture|simulator|'
  b'database|website|codebase|repo|parser|prototype)s?\\b)|pregnant\\s+pause|\\bexpecting\\s+a\\s+(?:string|list|'
  b'value)|gave\\s+birth\\s+to\\s+(?:a|the|an)\\s+(?:new\\s+)?(?:idea|project|framework|library|product|startup|m'
  b'ovement|language)',
  None),
 ('health-addiction-en', 'health', False,
  b'\\b(?:(?:(?:been|is|was|stay(?:s|ed|ing)?|got|getting|am)\\s+(?:\\w+\\s+)?sober\\b|(?:years?|months?|days)\\s+'
  b'(?:sober|clean|of\\s+sobriety)|(?:stopped|quit|gave\\s+up)\\s+(?:drinking|smoking\\s+weed)|(?:recovering|dry'
  b'|functioning)\\s+(?:alcoholic|addict)|heavy\\s+(?:drinker|smoker)|drinks?\\s+(?:too\\s+much|heavily))|(?:ove'
  b'rdosed|relapsed|drug\\s+(?:addict|addiction|habit)|alcohol\\s+(?:addict|addiction|problem|dependen\\w+)|addicte'
  b'd\\s+to\\s+(?:\\w+\\s+)?(?:alcohol|heroin|cocaine|opioids|painkillers|gambling|drugs|pills|nicotine|meth|can'
  b"nabis|porn)|(?:his|her|my|their|[a-z]+['\xe2\x80\x99]s)\\s+(?:\\w+\\s+)?(?:addiction|drinking|alcoholism|sob"
  b'riety)\\b))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|fie'
  b'ld|module|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:(?'
  b":(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99])))\\s+addiction\\s+to\\s+(?:coffe"
  b'e|vim|emacs|code|twitter|chess|side\\s+projects)|drinks?\\s+too\\s+much\\s+(?:coffee|tea|water|soda|coke)|\\b'
  b'sober\\s+(?:look|analysis|design|tone|style|assessment)|\\b(?:build|cache|builds)\\b',
  None),
 ('health-mind-en', 'health', False,
  b'\\b(?:(?:(?:attempted|tried\\s+to\\s+commit|considered|thinking\\s+about|survived\\s+a|thoughts\\s+of)\\s+suici'
  b'de|suicide\\s+attempt|suicidal|tried\\s+to\\s+(?:kill|hang)\\s+(?:himself|herself|myself)|(?:cuts|cut|harms?'
  b'|harming)\\s+(?:himself|herself|myself)\\b|self-harm(?:s|ed|ing))|(?:(?:in|to|attends|started|starts|weekly|be'
  b'en\\s+in|quit)\\s+(?:group\\s+|couples\\s+|psycho)?(?:therapy|counsel+ing)(?:\\s+(?:since|for|because|after|e'
  b'very|on|twice|once|and|with|again|sessions?|weekly|due)\\b|\\s*[.,;]|\\s*$)|therapy\\s+(?:session|appointmen'
  b't)s?|psych(?:iatric)?\\s+(?:ward|hospital|clinic|unit))|(?:(?:has|had|have|struggl\\w+\\s+with|suffer\\w*\\s+'
  b"from|because\\s+of|due\\s+to|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))"
  b')\\s+(?:(?:his|her|my|their|some|serious|severe|ongoing|chronic|constant|poor)\\s+){0,2}(?:mental\\s+health|hea'
  b'lth\\s+(?:issues|problems|condition)|poor\\s+health|mental\\s+(?:illness|issues|problems))|(?:terminally|chroni'
  b'cally|seriously|mentally)\\s+ill\\b))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|fie'
  b'ld|module|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\bhealt'
  b'h\\s+(?:check|endpoint|probe|service|insurance|api|tech|care)|\\b(?:prevention|hotline|novel|movie|podcast|app'
  b')\\b',
  None),
 ('health-hospital-en', 'health', False,
  b'\\b(?:(?:(?:is|was|been|are|were|got)\\s+(?:\\w+\\s+)?(?:hospitali[sz]ed|in\\s+(?:the\\s+)?(?:hospital|icu)|in'
  b'\\s+intensive\\s+care|in\\s+a\\s+coma|discharged\\s+from\\s+(?:the\\s+)?hospital|(?:taken|rushed|admitted)\\'
  b's+to\\s+(?:the\\s+)?(?:hospital|er|icu)|operated\\s+on|sectioned|in\\s+remission|in\\s+hospice)\\b|(?:on|takin'
  b'g|took)\\s+(?:[\\w-]+\\s+)?(?:sick|medical|stress|mental\\s+health)\\s+leave|on\\s+(?:disability\\s+(?:benefits'
  b'?|pension)|the\\s+(?:autism\\s+)?spectrum)|off\\s+sick\\b))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|fie'
  b'ld|module|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:wo'
  b'rks?|working|employed|internship|rf\\s+spectrum|frequency)\\b',
  None),
 ('health-values-en', 'health', False,
  b"\\b(?:(?:(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:latest\\s+|las"
  b't\\s+|resting\\s+|average\\s+)?(?:blood\\s+(?:type|group|sugar|pressure|tests?|glucose|results?|work)|bmi|hb'
  b'a1c|a1c|cholesterol|viral\\s+load|cd4\\s+count|diagnosis|medical\\s+(?:history|condition|records?)|prognosis|bi'
  b'opsy|immune\\s+system|psa\\s+level|body\\s+fat|periods?\\s+(?:is|are))\\b|blood\\s+type\\s+(?:is\\s+)?(?:ab?'
  b'|b|o)(?:[+-]|\\s+(?:positive|negative))|(?:irregular|painful|missed\\s+her)\\s+periods?|weighs?\\s+\\d{2,3}\\s'
  b'*(?:kg|kilos|pounds|lbs)|needs\\s+(?:\\w+\\s+)?(?:dialysis|insulin|a\\s+(?:kidney|transplant|liver))\\b))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|fie'
  b'ld|module|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:ca'
  b'lculator|bug|root\\s+cause|trial|grace|outage|incident)\\b',
  None),
 ('health-allergy-en', 'health', False,
  b'\\b(?:allergic\\s+to\\s+(?:[\\w-]+,?\\s+){0,3}(?:(?:(?:certain\\s+foods|strawberries|animal\\s+hair|insect\\'
  b"s+bite|antibiotics|amoxicillin|crustacean|cow's\\s+milk|strawberry|pet\\s+dander|wasp\\s+sting|penicillin|shell"
  b'fish|dust\\s+mite|bee\\s+sting|ibuprofen|fragrance|bee\\s+venom|tree\\s+nut|hazelnut|tomatoes|morphine|seafo'
  b'od|lactose|mustard|ragweed|aspirin|perfume|avocado|sulfite|nut\\s+oil|codeine|peanut|walnut|almond|cashew|shr'
  b'imp|gluten|sesame|celery|pollen|nickel|iodine|banana|tomato|garlic|dairy|wheat|apple|birch|grass|mould|horse'
  b'|sulfa|latex|lupin|mango|onion|fish|milk|kiwi|dust|mold|wasp|nut|egg|soy|cat|dog|pet|bee)(?:s|es)?))|(?:(?:('
  b"?:certain\\s+foods|strawberries|animal\\s+hair|insect\\s+bite|antibiotics|amoxicillin|crustacean|cow's\\s+mi"
  b'lk|strawberry|pet\\s+dander|wasp\\s+sting|penicillin|shellfish|dust\\s+mite|bee\\s+sting|ibuprofen|fragrance'
  b'|bee\\s+venom|tree\\s+nut|hazelnut|tomatoes|morphine|seafood|lactose|mustard|ragweed|aspirin|perfume|avocado|s'
  b'ulfite|nut\\s+oil|codeine|peanut|walnut|almond|cashew|shrimp|gluten|sesame|celery|pollen|nickel|iodine|banana'
  b'|tomato|garlic|dairy|wheat|apple|birch|grass|mould|horse|sulfa|latex|lupin|mango|onion|fish|milk|kiwi|dust|m'
  b'old|wasp|nut|egg|soy|cat|dog|pet|bee)(?:s|es)?))[\\s-]+(?:allerg(?:y|ies)|intoleran(?:t|ce))|allerg(?:y|ies)\\'
  b's+(?:to|:)\\s+(?:[\\w-]+,?\\s+){0,3}(?:(?:(?:certain\\s+foods|strawberries|animal\\s+hair|insect\\s+bite|antib'
  b"iotics|amoxicillin|crustacean|cow's\\s+milk|strawberry|pet\\s+dander|wasp\\s+sting|penicillin|shellfish|dus"
  b't\\s+mite|bee\\s+sting|ibuprofen|fragrance|bee\\s+venom|tree\\s+nut|hazelnut|tomatoes|morphine|seafood|lacto'
  b'se|mustard|ragweed|aspirin|perfume|avocado|sulfite|nut\\s+oil|codeine|peanut|walnut|almond|cashew|shrimp|glut'
  b'en|sesame|celery|pollen|nickel|iodine|banana|tomato|garlic|dairy|wheat|apple|birch|grass|mould|horse|sulfa|l'
  b'atex|lupin|mango|onion|fish|milk|kiwi|dust|mold|wasp|nut|egg|soy|cat|dog|pet|bee)(?:s|es)?))|(?:has|have|sev'
  b'ere|food|seasonal|her|his|my)\\s+(?:\\w+\\s+){0,2}allerg(?:y|ies)|anaphyla(?:xis|ctic))\\b',
  None,
  b'\\ballerg(?:y|ies|ens?)[\\s_-]+(?:(?:questionnaire|architecture|application|fundraising|competition|documentar'
  b'y|classifier|prediction|researcher|foundation|fundraiser|department|statistics|newsletter|calculator|simulat'
  b'ion|repository|specialist|predictor|detection|screening|component|dashboard|awareness|simulator|benchmark|ch'
  b'allenge|tokenizer|data\\s+set|database|endpoint|detector|research|hospital|registry|patients|industry|noteboo'
  b'k|pipeline|ontology|resource|platform|software|calendar|festival|tracker|dataset|service|website|studies|pro'
  b'ject|article|charity|records|startup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine'
  b'|variant|history|column|module|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|'
  b'filter|labels|entity|schema|policy|option|expert|school|locale|table|field|class|model|suite|chart|study|pap'
  b'er|novel|cases|scans|cells|stats|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data'
  b'|enum|page|site|book|ward|mode|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art)|icon|warni'
  b'ng|list)s?\\b|(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier'
  b'|test\\s+suite|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|d'
  b'ashboard|directory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compil'
  b'er|pipeline|template|software|firmware|computer|frontend|library|package|project|service|cluster|website|dat'
  b'aset|fixture|release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product'
  b'|feature|server|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|c'
  b'ommit|sprint|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|tabl'
  b'e|field|class|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test'
  b'|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|a'
  b're|was|were|has|have|had|suffers?|got|lives?|uses?|with)\\b)|\\b(?:java|javascript|php|meetings?|semicolons?|b'
  b'oilerplate|tabs|xml|react)\\b',
  None),
 ('religion-believer-en', 'religion', False,
  b"(?:(?:(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re"
  b')\\b))|\\b(?:identif(?:y|ies|ied)\\s+as|raised(?:\\s+as)?|grew\\s+up|born|considers?\\s+\\w+self|describes?'
  b'\\s+\\w+self\\s+as|calls?\\s+\\w+self|married\\s+an?|as\\s+an?|from\\s+an?|has\\s+an?|my|his|her|their|our|re'
  b'ligion:|faith:|remains?)\\b))\\s+(?:(?:non\\-practicing|non\\-practising|member\\s+of\\s+the|conservative|prog'
  b'ressive|traditional|practicing|practising|born\\-again|born\\s+again|originally|culturally|moderately|observan'
  b't|religious|committed|nominally|convinced|an\\s+active|confirmed|faithful|lifelong|strictly|orthodox|ordained'
  b'|baptized|baptised|fervent|secular|liberal|staunch|devout|strict|lapsed|former|deeply|raised|active|reform|o'
  b'penly|modern|pious|proud|still|roman|very|also|half|the|not|now|an|ex|a)\\s+){0,4}(?:falun\\s+gong\\s+practitio'
  b'ner|evangelical\\s+christian|seventh\\-day\\s+adventist|born\\-again\\s+christian|born\\s+again\\s+christian|pr'
  b"acticing\\s+christian|practising\\s+christian|jehovah's\\s+witnesses|committed\\s+christian|orthodox\\s+chris"
  b"tian|jehovah's\\s+witness|jehovah\xe2\x80\x99s\\s+witness|russian\\s+orthodox|eastern\\s+orthodox|coptic\\s+ch"
  b'ristian|devout\\s+christian|secular\\s+humanist|jehovah\\s+witness|orthodox\\s+jewish|lapsed\\s+catholic|gree'
  b'k\\s+orthodox|roman\\s+catholic|scientologist|messianic\\s+jew|new\\s+apostolic|episcopalian|presbyterian|or'
  b'thodox\\s+jew|zen\\s+buddhist|hare\\s+krishna|spiritualist|non\\-believer|an\\s+agnostic|evangelical|pentecos'
  b'tal|zoroastrian|rastafarian|a\\s+christian|secular\\s+jew|nonbeliever|ex\\-catholic|protestant|a\\s+believer'
  b'|methodist|calvinist|mennonite|adventist|shintoist|confucian|unitarian|christian|vaishnava|ex\\-muslim|ex\\-mo'
  b'rmon|kabbalist|catholic|buddhist|lutheran|anglican|neopagan|satanist|maronite|opus\\s+dei|santeria|atheist|ba'
  b"ptist|hasidic|alawite|ismaili|animist|muslim|jewish|mormon|quaker|haredi|shiite|ahmadi|yazidi|baha'i|taoist|"
  b'daoist|wiccan|coptic|theist|jesuit|voodoo|hindu|amish|sunni|alevi|druze|parsi|bahai|pagan|rasta|deist|a\\s+je'
  b'w|sikh|shia|sufi|jain|copt|lds)s?(?:(?:\\s+(?:and|but|who|man|woman|family|household|parents|girl|boy|wife|hu'
  b'sband|faith|religion|by|since|so|from|in|at|convert|couple|community|background|home|upbringing|colleague|fr'
  b'iend|neighbou?r|girlfriend|boyfriend|mother|father|mom|mum|dad|boss|client|coworker|roommate|or|though|with|'
  b'because|now|clergy\\w*|christian|jew|believer|as|until|like)\\b|\\s*[.,;:!?)\xe2\x80\x94\xe2\x80\x93-]|\\s*$))',
  None,
  b'(?:\\b(?:reviewer|assignee|author|maintainer|contact|approver|admin|name|lead|speaker|host|owner|manager|ment'
  b"or|colleague|boss|cto|ceo)(?:['\xe2\x80\x99]s\\s+name)?\\s+(?:is|was)\\s+christian\\b|\\b(?:named|called|assig"
  b'ned|reports?|ask|ping|cc|talk|thanks|with)\\s+(?:to\\s+)?christian)|(?:\\b(?:configuration|pull\\s+request|a'
  b'rchitecture|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|fram'
  b'ework|interface|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|cod'
  b'ebase|database|instance|function|variable|platform|compiler|pipeline|template|software|firmware|computer|fro'
  b'ntend|library|package|project|service|cluster|website|dataset|fixture|release|version|backlog|process|elemen'
  b't|machine|macbook|printer|backend|company|startup|product|feature|server|column|schema|struct|method|module|'
  b'widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thr'
  b'ead|string|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|c'
  b'ache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|'
  b'game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|lives?|uses?|'
  b'with)\\b)|\\b(?:reviews?|merges?|merged|approves?|pull\\s+requests?|prs?)\\b',
  None),
 ('religion-faith-en', 'religion', False,
  b'\\b(?:(?:(?:convert(?:s|ed|ing)?(?:\\s+\\w+)?\\s+(?:to|from)|conversion\\s+to|practi[cs](?:es?|ed|ing)|follow'
  b's?|embraced|found|left|abandoned|renounced|belongs\\s+to|raised\\s+in|grew\\s+up\\s+in|adheres?\\s+to|turned\\'
  b's+to|returned\\s+to|joined)\\s+(?:\\w+\\s+)?(?:orthodox\\s+christianity|the\\s+orthodox\\s+church|the\\s+cat'
  b"holic\\s+church|jehovah's\\s+witnesses|the\\s+christian\\s+faith|the\\s+catholic\\s+faith|the\\s+mormon\\s+c"
  b"hurch|the\\s+islamic\\s+faith|the\\s+baha'i\\s+faith|tibetan\\s+buddhism|the\\s+jewish\\s+faith|the\\s+musli"
  b'm\\s+faith|the\\s+hindu\\s+faith|zoroastrianism|rastafarianism|evangelicalism|protestantism|christianity|ze'
  b'n\\s+buddhism|catholicism|scientology|lutheranism|anglicanism|sunni\\s+islam|shia\\s+islam|falun\\s+gong|mor'
  b'monism|orthodoxy|quakerism|hinduism|buddhism|paganism|judaism|sikhism|jainism|atheism|taoism|shinto|sufism|i'
  b'slam|wicca|bahai|zen))|(?:(?:left|joined|quit|belongs?\\s+to|active\\s+in|volunteers\\s+(?:at|in)|member\\s+'
  b'of|elder\\s+(?:at|of|in)|attends?|grew\\s+up\\s+in|serves?\\s+(?:at|in)|(?:choir|youth\\s+group|bible\\s+group'
  b')\\s+(?:at|of|in))\\s+(?:(?:his|her|my|their|the|an?|our|local|catholic|baptist|lutheran|orthodox|methodist|ev'
  b'angelical|anglican|mormon|presbyterian|pentecostal|greek|russian|protestant|small|new|bible)\\s+){0,4}(?:chur'
  b'ch|parish|congregation|synagogue|mosque|gurdwara|megachurch|kingdom\\s+hall|prayer\\s+group|bible\\s+study)'
  b'\\b)|(?:(?:believes?|believing)\\s+in\\s+(?:god|jesus|allah|the\\s+bible|reincarnation|krishna)|(?:lost|foun'
  b"d|renounced)\\s+(?:his|her|my|their)\\s+faith|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+"
  b"s['\xe2\x80\x99]))\\s+(?:faith|religion|religious\\s+beliefs)\\s+(?:is|forbids|requires|matters|prevents|doe"
  b"s)|(?:is|was|are|very|deeply|not|strictly|am|['\xe2\x80\x99]m)\\s+(?:very\\s+|deeply\\s+|strictly\\s+|not\\s+)"
  b'?religious\\b|for\\s+religious\\s+reasons|(?:found|accepted)\\s+(?:jesus|god)|was\\s+excommunicated))\\b',
  None,
  b'\\bchurch\\s+(?:encoding|numerals?|website|app|management|organ)|\\b(?:good|bad|leap\\s+of)\\s+faith|(?:\\b(?:'
  b'configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|deploym'
  b'ent|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|directory|co'
  b'ntainer|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|template|'
  b'software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|release|'
  b'version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|server|colum'
  b'n|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|d'
  b'ialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|model|b'
  b'uild|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|'
  b'json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|'
  b'had|suffers?|got|lives?|uses?|with)\\b)|\\b(?:file|json|yaml|utf|svg|pdf|dtype|tourist|concert|contract|websit'
  b'e|app|mode|ui)\\b|\\breligious\\s+about\\b|\\breligion\\s+of\\b',
  None),
 ('religion-worship-en', 'religion', False,
  b'\\b(?:(?:(?:goes|going|went|go|gets|walks)\\s+to\\s+(?:(?:the|an?|his|her|my|their|sunday|friday|saturday|daily'
  b'|morning|evening|local|catholic|weekly|hindu|buddhist|sikh)\\s+){0,4}(?:mass|church|mosque|synagogue|shul|tem'
  b'ple|gurdwara|confession|communion|bible\\s+study|sunday\\s+school|prayers?|mandir|worship)\\b|attend(?:s|ed|ing'
  b')?\\s+(?:\\w+\\s+){0,4}(?:mass|church|mosque|synagogue|temple|gurdwara|prayers?|bible\\s+study|shabbat|jumu\\'
  b'w*|worship)\\b)|(?:prays?\\s+(?:\\w+\\s+){0,3}(?:times|day|daily|morning|every|before|the\\s+rosary|toward\\w*'
  b"|together|regularly|at)\\b|(?:leaves|breaks?|time|pause|stops|needs|leave)\\s+(?:[\\w'\xe2\x80\x99-]+\\s+){0,"
  b"5}for\\s+(?:\\w+\\s+)?(?:prayers?|jumu\\w*|salat|namaz)\\b|friday\\s+prayers?|jumu['\xe2\x80\x99]?ah|(?:sings?|"
  b'plays?)\\s+(?:\\w+\\s+){0,3}(?:church|gospel|parish)\\s+(?:choir|band|organ)|tithes\\b|gives\\s+zakat)|(?:(?:r'
  b"eads?|reading|studies|recites?|memori[sz](?:es|ed|ing))\\s+(?:\\w+\\s+){0,2}(?:bible|quran|qur['\xe2\x80\x99"
  b']an|koran|torah|talmud|gita|scriptures?|sutras?)\\b)|(?:first\\s+communion|(?:bar|bat)\\s+mitzvah|(?:got|been|b'
  b'eing|was|is|were|be)\\s+(?:bapti[sz]ed|ordained)|(?:made|went\\s+on|going\\s+on|performed|planning|doing|did|co'
  b'mpleted|plans)\\s+(?:\\w+\\s+){0,3}(?:hajj|umrah|pilgrimage)\\b)|(?:is|was|as|became|becoming|become)\\s+(?:a'
  b'n?\\s+|the\\s+)?(?:\\w+\\s+){0,2}(?:minister\\s+of\\s+the\\s+church|sunday\\s+school\\s+teacher|parish\\s+prie'
  b'st|lay\\s+preacher|altar\\s+server|church\\s+elder|youth\\s+pastor|churchwarden|missionary|seminarian|deacon'
  b'ess|catechist|preacher|elder\\s+in|chaplain|muezzin|priest|pastor|deacon|bishop|cantor|mullah|rabbi|vicar|mon'
  b'k|imam|lama|nun)\\b)',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|\\b(?:website|app|api|mass\\s+(?:storage|deletion|update|email|'
  b'assignment)|tourist|concert|photo\\w*|wedding|museum|unity|game|dataset|ruby|evangelism|data|template|react|m'
  b'ovie|character)\\b|\\bof\\s+(?:javascript|python|rust|c\\+\\+|typescript|programming|css|design|sql)\\b',
  None),
 ('religion-observance-en', 'religion', False,
  b'\\b(?:(?:(?:fasts?|fasting)\\s+(?:\\w+\\s+){0,3}(?:ramadan|lent|yom\\s+kippur|ekadashi|navratri)|(?:observ(?:'
  b'es?|ed|ing|ant\\s+of)|keeps?|keeping|celebrat(?:es?|ed|ing))\\s+(?:\\w+\\s+){0,3}(?:ramadan|lent|yom\\s+kippu'
  b'r|kosher|halal|shabbat|shabbos|sabbath|eid|diwali|hanukkah|passover|purim|rosh\\s+hashanah|vesak|vaisakhi|suk'
  b'kot|ashura|navratri|orthodox\\s+(?:easter|christmas)|high\\s+holidays)|(?:during|before|after|until|because\\s+'
  b'of|for|due\\s+to)\\s+(?:(?:his|her|my|their)\\s+)?(?:ramadan|shabbat|the\\s+sabbath|yom\\s+kippur|lent)\\b|(?:'
  b"no|not|never|doesn['\xe2\x80\x99]t|won['\xe2\x80\x99]t|unavailable|offline|off)\\s+(?:\\w+\\s+){0,5}(?:shabba"
  b't|the\\s+sabbath|ramadan|eid|diwali|yom\\s+kippur|rosh\\s+hashanah))|(?:(?:eats?|eating|only|strictly|diet\\'
  b's+is|food\\s+is|requires|needs|wants|orders)\\s+(?:\\w+\\s+){0,3}(?:kosher|halal)\\b|(?:kosher|halal)\\s+(?:me'
  b'als?|food|diet|meat|only|household)|(?:wears?|wearing|put\\s+on|took\\s+off)\\s+(?:\\w+\\s+){0,3}(?:hijab|niq'
  b'ab|burqa|headscarf|head\\s+scarf|turban|kippah|kippa|yarmulke|chador|kirpan|tefillin|crucifix|tichel|tzitzit)'
  b'\\b))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|fie'
  b'ld|module|classifier|chatbot|fixture|simulator|database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:ca'
  b'lendar|date)\\s+(?:library|widget|function)|\\b(?:holiday|holidays)\\s+(?:api|table|calendar)|\\bsale\\b|\\bca'
  b'mpaign\\b',
  None),
 ('race-people-en', 'race', False,
  b"(?:(?:(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re"
  b')\\b))|\\b(?:identif(?:y|ies|ied)\\s+as|describes?\\s+\\w+self\\s+as|considers?\\s+\\w+self|raised|born|grew'
  b'\\s+up|married\\s+an?|as\\s+an?|has\\s+an?|ethnicity:|race:|from\\s+an?|belongs?\\s+to\\s+the|member\\s+of\\s'
  b'+(?:the|a)|part\\s+of\\s+the|from\\s+the|my|his|her|our)\\b))\\s+(?:(?:(?:an?|the|proud|ethnic|half|part|also'
  b'|of|both|originally|one|[\\w-]+-generation|young|openly|only|not|from|enrolled\\s+member\\s+of\\s+the|member'
  b'\\s+of\\s+the|\\w+ly)\\s+){0,4})(?:torres\\s+strait\\s+islander|vietnamese\\s+american|vietnamese\\-american'
  b'|a\\s+person\\s+of\\s+colour|japanese\\s+american|japanese\\-american|british\\s+pakistani|a\\s+person\\s+of'
  b'\\s+color|a\\s+woman\\s+of\\s+colour|african\\s+american|african\\-american|mexican\\s+american|mexican\\-am'
  b'erican|chinese\\s+american|chinese\\-american|italian\\s+american|italian\\-american|british\\s+nigerian|ashk'
  b'enazi\\s+jewish|a\\s+woman\\s+of\\s+color|pacific\\s+islander|korean\\s+american|korean\\-american|indian\\s'
  b'+american|indian\\-american|native\\s+american|native\\s+hawaiian|a\\s+man\\s+of\\s+colour|southeast\\s+asian|i'
  b'rish\\s+traveller|black\\s+american|asian\\s+american|asian\\-american|cuban\\s+american|cuban\\-american|iris'
  b'h\\s+american|irish\\-american|british\\s+indian|afro\\-caribbean|afro\\-brazilian|a\\s+man\\s+of\\s+color|m'
  b'iddle\\s+eastern|afro\\-american|arab\\s+american|arab\\-american|british\\s+asian|black\\s+british|first\\s+na'
  b'tions|crimean\\s+tatar|light\\-skinned|brown\\-skinned|black\\-skinned|dark\\-skinned|fair\\-skinned|han\\s+chi'
  b'nese|afro\\-latina|afro\\-latino|multiracial|south\\s+asian|aboriginal|circassian|mixed\\-race|mixed\\s+race|'
  b'indigenous|east\\s+asian|travellers|ashkenazi|sephardic|caucasian|of\\s+colour|a\\s+brahmin|hispanic|tigrayan|g'
  b'ujarati|hawaiian|cherokee|okinawan|zainichi|biracial|of\\s+color|eurasian|chicano|chicana|kurdish|tibetan|ash'
  b'anti|amazigh|bedouin|pashtun|punjabi|bengali|choctaw|quechua|mapuche|guarani|chechen|mizrahi|mulatto|mestizo'
  b'|mestiza|a\\s+dalit|brahmin|latino|latina|latinx|romani|uyghur|uighur|yoruba|amhara|maasai|kikuyu|berber|tuar'
  b'eg|hazara|baloch|sindhi|samoan|tongan|navajo|lakota|apache|mohawk|ojibwe|aymara|manchu|creole|sansei|sinti|t'
  b'amil|hausa|xhosa|tutsi|oromo|hmong|maori|inuit|metis|sioux|mayan|hakka|tatar|bipoc|gypsy|dalit|nisei|kurd|ar'
  b'ab|roma|igbo|zulu|hutu|sami|ainu)s?(?:(?:\\s+(?:and|but|who|man|woman|person|people|family|girl|boy|wife|husb'
  b'and|by|from|in|with|nation|tribe|tribal|community|minority|heritage|background|parents|so|male|female|guy|la'
  b'dy|mother|father|mom|dad|colleague|friend|neighbou?r|girlfriend|boyfriend|client|immigrant|refugee|on|or|act'
  b'ivist|american|jew|jewish|developer|designer|student|engineer|kid|teenager|couple|as|though|because)\\b|\\s*[.'
  b',;:!?)\xe2\x80\x94\xe2\x80\x93/(]|\\s*$))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|(?:torres\\s+strait\\s+islander|vietnamese\\s+american|vietn'
  b'amese\\-american|a\\s+person\\s+of\\s+colour|japanese\\s+american|japanese\\-american|british\\s+pakistani|'
  b'a\\s+person\\s+of\\s+color|a\\s+woman\\s+of\\s+colour|african\\s+american|african\\-american|mexican\\s+ameri'
  b'can|mexican\\-american|chinese\\s+american|chinese\\-american|italian\\s+american|italian\\-american|british\\'
  b's+nigerian|ashkenazi\\s+jewish|a\\s+woman\\s+of\\s+color|pacific\\s+islander|korean\\s+american|korean\\-americ'
  b'an|indian\\s+american|indian\\-american|native\\s+american|native\\s+hawaiian|a\\s+man\\s+of\\s+colour|southeas'
  b't\\s+asian|irish\\s+traveller|black\\s+american|asian\\s+american|asian\\-american|cuban\\s+american|cuban\\-am'
  b'erican|irish\\s+american|irish\\-american|british\\s+indian|afro\\-caribbean|afro\\-brazilian|a\\s+man\\s+o'
  b'f\\s+color|middle\\s+eastern|afro\\-american|arab\\s+american|arab\\-american|british\\s+asian|black\\s+british'
  b'|first\\s+nations|crimean\\s+tatar|light\\-skinned|brown\\-skinned|black\\-skinned|dark\\-skinned|fair\\-skinne'
  b'd|han\\s+chinese|afro\\-latina|afro\\-latino|multiracial|south\\s+asian|aboriginal|circassian|mixed\\-race|mi'
  b'xed\\s+race|indigenous|east\\s+asian|travellers|ashkenazi|sephardic|caucasian|of\\s+colour|a\\s+brahmin|hisp'
  b'anic|tigrayan|gujarati|hawaiian|cherokee|okinawan|zainichi|biracial|of\\s+color|eurasian|chicano|chicana|kurd'
  b'ish|tibetan|ashanti|amazigh|bedouin|pashtun|punjabi|bengali|choctaw|quechua|mapuche|guarani|chechen|mizrahi|'
  b'mulatto|mestizo|mestiza|a\\s+dalit|brahmin|latino|latina|latinx|romani|uyghur|uighur|yoruba|amhara|maasai|kik'
  b'uyu|berber|tuareg|hazara|baloch|sindhi|samoan|tongan|navajo|lakota|apache|mohawk|ojibwe|aymara|manchu|creole'
  b'|sansei|sinti|tamil|hausa|xhosa|tutsi|oromo|hmong|maori|inuit|metis|sioux|mayan|hakka|tatar|bipoc|gypsy|dali'
  b't|nisei|kurd|arab|roma|igbo|zulu|hutu|sami|ainu)\\s+(?:language|tokenizer|locale|font|script|cuisine|food|dis'
  b'h|restaurant|keyboard|translation)|\\b(?:container|word|term|song|license|httpd|kafka|spark|(?:is|uses?|with)'
  b'\\s+apache)\\b|\\b(?:speaks?|learn\\w*|translat\\w+)\\s',
  None),
 ('race-colour-en', 'race', False,
  b'(?:\\b(?:(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchi'
  b'ld|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighb'
  b'our|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|appl'
  b'icant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|la'
  b'ndlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|st'
  b'epson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance'
  b'|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|b'
  b'estie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|ki'
  b'ds|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we'
  b"|i)(?:\\s+[\\w-]+)?(?:['\xe2\x80\x99](?:m|s|re)|\\s+(?:is|was|are|were|am|identifies\\s+as))|^[\\w-]+\\s+is"
  b'))\\s+(?:(?:an?|the|only|young|also|openly|proudly|visibly|one|of)\\s+){0,3}(?:black|white|brown|asian|mixed)('
  b'?:\\s*[.,;:!?)]|\\s*$|\\s+(?:and|but|man|woman|person|guy|girl|boy|male|female|british|american|brit|canadian|q'
  b'ueer|gay|colleague|developer|engineer|founder|designer|student)\\b)|\\b(?:black|brown|asian|white)\\s+(?:man|wo'
  b'man|guy|girl|boy|male|female|teenager|colleague|friend|neighbou?r|wife|husband|girlfriend|boyfriend|person|f'
  b"amily)\\b|\\b(?:(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))|has|have|wit"
  b'h)\\s+(?:an?\\s+)?(?:very\\s+)?(?:dark|brown|black|olive|pale|light|fair)(?:er)?\\s+(?:skin|complexion)\\b|\\b'
  b'skin\\s+(?:colou?r|tone)\\s+(?:is|was)\\s+\\w+|\\b(?:person|woman|women|man|men|people|developer|engineer|fou'
  b'nder)\\s+of\\s+colou?r\\b)',
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|^\\s*\\w+\\s+is",
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|skins?\\s+for|background|'
  b'text|colou?r\\s+(?:scheme|picker|of\\s+the)|hat|box|list|listed|coffee|wine|tea|belt|shirt|dress|car|cat|dog|h'
  b'air|screen|border|player|pixel|icon|logo|mirror|friday|market|formatter|wedding|paper|noise|space|paint|avat'
  b'ar|character|emoji|sprite|shader|render\\w*|keyboard)s?\\b',
  None),
 ('race-descent-en', 'race', False,
  b"\\b(?:of|has|have|had|with|is|was|an?|some|mixed|partly|to|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80"
  b"\x99]s|[a-z]+s['\xe2\x80\x99])))\\s+(?:[\\w-]+\\s+){0,3}(?:eastern\\s+european|pacific\\s+islander|southeast\\"
  b's+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s+afri'
  b'can|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verd'
  b'ean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|sene'
  b'galese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusia'
  b'n|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopia'
  b'n|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|paki'
  b'stani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|erit'
  b'rean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okin'
  b'awan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|alba'
  b'nian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican'
  b'|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|rus'
  b'sian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|latvian'
  b'|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|in'
  b'dian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|navaj'
  b'o|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swi'
  b'ss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)(?:[\\s-]+[\\w-'
  b']+){0,2}\\s+(?:(?:descent|ancestry|heritage|extraction|parentage|roots|blood|lineage|ancestors?|origins?|desc'
  b'ended|immigrants?|refugee|asylum\\s+seeker))\\b',
  None,
  b'\\b(?:gradient|recursive|coordinate|steepest)\\s+descent|(?:\\b(?:configuration|pull\\s+request|architecture'
  b'|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|inter'
  b'face|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|datab'
  b'ase|instance|function|variable|platform|compiler|pipeline|template|software|firmware|computer|frontend|libra'
  b'ry|package|project|service|cluster|website|dataset|fixture|release|version|backlog|process|element|machine|m'
  b'acbook|printer|backend|company|startup|product|feature|server|column|schema|struct|method|module|widget|port'
  b'al|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|'
  b'buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|'
  b'chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|a'
  b'pp|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|lives?|uses?|with)\\b)|\\b'
  b'(?:recipe|dish|cuisine|food|wine|coffee|bean|tea|word|term|font|cheese|ingredient|cors|git|spice|restaurant|'
  b'furniture|phone|half-life|part-time|loanword|music|dance|breed|puppy|dog|cat|style|game)s?\\b',
  None),
 ('race-half-en', 'race', False,
  b'\\b(?:(?:half|part|quarter|partly|ethnic|ethnically|racially|[\\w-]+[\\s-]generation)[\\s-]+(?:\\w+\\s+)?|born'
  b'\\s+to\\s+(?:an?\\s+)?(?:\\w+\\s+)?|descend(?:s|ed|ant)\\s+(?:from|of)\\s+(?:[\\w-]+\\s+){0,3}|ancestors?\\s+('
  b'?:is|are|was|were)\\s+(?:\\w+\\s+)?)(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+ame'
  b'rican|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|'
  b'west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|arge'
  b'ntinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|sa'
  b'lvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portugu'
  b'ese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominica'
  b'n|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashk'
  b'enazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|morocc'
  b'an|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipi'
  b'na|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilian|austri'
  b'an|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|lao'
  b'tian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian'
  b'|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwa'
  b'ndan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|y'
  b'emeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uygh'
  b'ur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh'
  b'|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)\\b',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|\\b(?:recipe|dish|cuisine|food|wine|coffee|word|font|restauran'
  b't|half-life|part-time|loanword|music|breed|puppy|dog|cat|phone|hardware|chip|ipad|console)s?\\b|part\\s+of\\b',
  None),
 ('race-family-en', 'race', False,
  b'\\b(?:(?:(?:parents|family|grandparents|father|mother|ancestors|dad|mom|mum|grandmother|grandfather|great-gra'
  b'ndparents|grandma|grandpa))\\s+(?:both\\s+|originally\\s+|once\\s+)?(?:immigrated|emigrated|migrated|came\\s+'
  b'over|came|fled|comes?|hails?|escaped)\\s+(?:\\w+\\s+){0,4}from\\s+\\w+|(?:(?:parents|family|grandparents|fath'
  b'er|mother|ancestors|dad|mom|mum|grandmother|grandfather|great-grandparents|grandma|grandpa))\\s+(?:both\\s+|al'
  b'l\\s+)?(?:is|are|was|were)\\s+(?:both\\s+|originally\\s+|all\\s+)?(?:(?:eastern\\s+european|pacific\\s+islander'
  b'|southeast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|s'
  b'outh\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|'
  b'cape\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trini'
  b'dadian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lanka'
  b'n|belarusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbe'
  b'an|ethiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mon'
  b'golian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|gh'
  b'anaian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|ja'
  b'panese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|cr'
  b'oatian|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|hait'
  b'ian|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|'
  b'mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finn'
  b'ish|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korea'
  b'n|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|r'
  b'omani|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czec'
  b'h|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)|f'
  b'rom\\s+(?:\\w+\\s+)?\\w+|(?:\\w+\\s+){0,2}(?:immigrants|refugees))|(?:(?:my|his|her|their|your|our|[a-z]+['
  b"'\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|nati"
  b've\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s+african|central\\'
  b's+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroon'
  b'ian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guate'
  b'malan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian'
  b'|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|'
  b'dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordan'
  b'ian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanes'
  b'e|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipin'
  b'o|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilia'
  b'n|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chi'
  b'nese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian'
  b'|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zam'
  b'bian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|'
  b'syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|ton'
  b'gan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|iri'
  b'sh|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)\\s+(?:parents|grandparent'
  b's|grandmother|grandfather|mother|father|grandma|family)|(?:child|son|daughter|grandson|granddaughter|childre'
  b'n)\\s+of\\s+(?:\\w+\\s+){0,2}(?:immigrants|refugees)|(?:is|was|as)\\s+an?\\s+(?:\\w+\\s+)?(?:refugee|asylum\\'
  b's+seeker|immigrant|migrant)\\s+from|immigrant\\s+(?:family|parents|background)|(?:(?:my|his|her|their|your|our'
  b"|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:race|ethnicity|ethnic\\s+(?:origin|background))\\s+is)"
  b'\\b',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|\\b(?:recipe|dish|cuisine|word|font|package|database|data|vaca'
  b'tion|holiday|visit\\w*|trip|postgres\\w*|mysql|svn|jenkins|wordpress|dinner|office)\\b',
  None),
 ('minors-age-en', 'minors', False,
  b'\\b(?:(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|four|'
  b'five|nine|one|two|six|ten)))[\\s-]*(?:and\\s+a\\s+half[\\s-]*)?(?:years?|yrs?|months?|weeks?)[\\s-]*old\\s+(?:'
  b'[\\w-]+\\s+)?(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+g'
  b'irl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|'
  b'children|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|co'
  b'usin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son'
  b'|kid|boy)|(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|'
  b'four|five|nine|one|two|six|ten)))\\s*(?:yo|y/o)\\s+(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|'
  b'stepbrother|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|da'
  b'ughter|grandson|godchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling|toddler|studen'
  b't|nephews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby'
  b'|twin|kids|sons|boys|teen|girl|son|kid|boy)|(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepb'
  b'rother|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughte'
  b'r|grandson|godchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nep'
  b'hews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin'
  b"|kids|sons|boys|teen|girl|son|kid|boy)(?:,?\\s+[\\w-]+)?\\s*(?:(?:,|\\(|:|['\xe2\x80\x99](?:s|re)|\\s(?:is|are"
  b"|was|were|who\\s+is|who['\xe2\x80\x99]s|just|has\\s+(?:just\\s+)?turned|turned|turns|turning|will\\s+(?:be|tu"
  b'rn)|aged?|ages))\\s*(?:(?:now|just|only|about|almost|nearly|already|turned|turns|turning|currently|aged?|ages'
  b'|barely|both|are|is|going\\s+to\\s+be|about\\s+to\\s+turn)\\s+){0,3})(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen'
  b'|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))(?:\\s+and\\s+a\\s+h'
  b'alf)?(?:(?:\\s*(?:years?|months?|weeks?|days?|yrs?|yo|y/o)\\b|\\s*[.,;:!?)&/]|\\s*$|\\s+(?:and|next|this|in|o'
  b'n|so|but|today|tomorrow|soon|now|or|yesterday|last|respectively|when)\\b))|(?:granddaughter|grandchildren|ste'
  b'pdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little'
  b'\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|brothers|youngest|teenager|stepson|b'
  b'rother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child'
  b'|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)\\s+of\\s+(?:(?:1[0-7]|[0-9]|(?:sevent'
  b'een|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))\\b|(?'
  b':granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandchild|st'
  b'epsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|brothers'
  b'|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godson|niece'
  b"s|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)['\xe2\x80"
  b'\x99]s\\s+(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|tw'
  b'elfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)\\s+birthday)',
  None,
  b'(?:\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+su'
  b'ite|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|d'
  b'irectory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipelin'
  b'e|template|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixtu'
  b're|release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|s'
  b'erver|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|spri'
  b'nt|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|cl'
  b'ass|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu'
  b'|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|car|house|dog|puppy|c'
  b'at|kitten|horse|rabbit|hamster|pet|whisky|wine|phone|bike|px|pixels?|percent|minutes|hours|seconds|pid|mb|gb'
  b"|ms|points|bits|bytes|o['\xe2\x80\x99]clock|am|pm|feet|steps|tickets|tasks|issues|items|commits|lines|message"
  b's|meters|km|miles|years?\\s+of\\s+experience)s?\\b|%|\\byears?\\s+(?:ahead|younger|older|behind|into|in\\s+a\\s'
  b'+row))|(?:1[89]|[2-9]\\d)th\\b',
  None),
 ('minors-own-age-en', 'minors', False,
  b"\\b(?:(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:[\\w-]+\\s+)?(?:(?"
  b':1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|'
  b'one|two|six|ten)))[\\s-]*(?:year|month|week)s?[\\s-]*olds?(?:\\s*[.,;:!?)]|\\s*$|\\s+(?:is|has|had|was|will|g'
  b'oes|go|started|starts|loves?|likes?|just|who|at|in|named|called|and|needs?|attends?|wants?|can|to|plays?|kee'
  b'ps?|wakes?|sleeps?|learns?|learning|with|for|while|refuses|hates)\\b)|(?:granddaughter|grandparents|stepdaugh'
  b'ter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|co'
  b'ntractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secret'
  b'ary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbo'
  b'r|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|'
  b'husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|som'
  b'eone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|'
  b'in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|c'
  b'oach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|'
  b"son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)(?:\\s+[\\w-]+)?(?:['\xe2\x80\x99](?:m|s|re)|\\"
  b's+(?:is|am|are|was|just\\s+turned|turned|turns|will\\s+be|will\\s+turn))\\s+(?:(?:only|just|now|currently|st'
  b'ill|about|almost|already|turning|an?)\\s+){0,2}(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixt'
  b'een|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))[\\s-]*(?:(?:years?|months?|weeks?)[\\s-]'
  b'*(?:old|of\\s+age)|yo\\b|y/o\\b)|(?:i|he|she|user|who)(?:\\s+(?:is|am|turned|turns|just\\s+turned|will\\s+be|w'
  b"ill\\s+turn)|['\xe2\x80\x99]m|['\xe2\x80\x99]s)\\s+(?:(?:only|just|now|currently|still|almost|already|turned"
  b'|turning)\\s+){0,2}(?:[3-9]|1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?:\\s*[.,;:!?)]|\\s*$|\\s+(?'
  b':and|today|tomorrow|next|this|in\\s+(?:(?:january|february|march|april|may|june|july|august|september|october'
  b'|november|december))|so|but|years)\\b)|^\\s*[a-z]+\\s+is\\s+(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourtee'
  b'n|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))\\s+years?\\s+old)',
  None,
  b'(?:\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+su'
  b'ite|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|d'
  b'irectory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipelin'
  b'e|template|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixtu'
  b're|release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|s'
  b'erver|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|spri'
  b'nt|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|cl'
  b'ass|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu'
  b'|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|car|house|dog|puppy|c'
  b'at|kitten|horse|rabbit|hamster|pet|whisky|wine|phone|bike|px|pixels?|percent|minutes|hours|seconds|pid|mb|gb'
  b"|ms|points|bits|bytes|o['\xe2\x80\x99]clock|am|pm|feet|steps|tickets|tasks|issues|items|commits|lines|message"
  b's|meters|km|miles|years?\\s+of\\s+experience)s?\\b|%|\\byears?\\s+(?:ahead|younger|older|behind|into|in\\s+a\\s'
  b'+row))',
  None),
 ('minors-school-en', 'minors', False,
  b"\\b(?:is|are|am|['\xe2\x80\x99]m|['\xe2\x80\x99]s|goes|go|attends?|attending|start(?:s|ed|ing)?|enter(?:s|ing)?"
  b"|begins?|began|finish(?:es|ed)|in|to|at|into|from|off\\s+at|for|repeat(?:s|ing))\\s+(?:[\\w'\xe2\x80\x99-]+\\"
  b's+){0,4}(?:elementary\\s+school|after\\-school\\s+care|secondary\\s+school|reception\\s+class|boarding\\s+scho'
  b'ol|nursery\\s+school|primary\\s+school|grammar\\s+school|eleventh\\s+grade|middle\\s+school|seventh\\s+grade|t'
  b'welfth\\s+grade|toddler\\s+group|kindergarten|grade\\s+school|second\\s+grade|fourth\\s+grade|eighth\\s+grade|'
  b'junior\\s+high|high\\s+school|first\\s+grade|third\\s+grade|fifth\\s+grade|sixth\\s+grade|ninth\\s+grade|te'
  b'nth\\s+grade|girl\\s+scouts|pre\\-school|10th\\s+grade|11th\\s+grade|12th\\s+grade|sixth\\s+form|elementary|boy'
  b'\\s+scouts|cub\\s+scouts|preschool|1st\\s+grade|2nd\\s+grade|3rd\\s+grade|4th\\s+grade|5th\\s+grade|6th\\s+g'
  b'rade|7th\\s+grade|8th\\s+grade|9th\\s+grade|day\\s+care|grade\\s+10|grade\\s+11|grade\\s+12|nursery|daycare|gra'
  b'de\\s+1|grade\\s+2|grade\\s+3|grade\\s+4|grade\\s+5|grade\\s+6|grade\\s+7|grade\\s+8|grade\\s+9|year\\s+10|yea'
  b'r\\s+11|creche|year\\s+1|year\\s+2|year\\s+3|year\\s+4|year\\s+5|year\\s+6|year\\s+7|year\\s+8|year\\s+9|pre\\-'
  b'k)\\b',
  b'\\b(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandchil'
  b'd|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|brot'
  b'hers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godson|n'
  b'ieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)\\b|\\'
  b'b(?:he|she|user|who|i)\\s+(?:is|am|attends|goes|just\\s+started|started|starts)\\s+(?:currently\\s+|still\\s+'
  b'|now\\s+)?(?:in\\s+|to\\s+)?(?:an?\\s+|the\\s+)?(?:(?:elementary\\s+school|after\\-school\\s+care|secondary\\'
  b's+school|reception\\s+class|boarding\\s+school|nursery\\s+school|primary\\s+school|grammar\\s+school|eleventh'
  b'\\s+grade|middle\\s+school|seventh\\s+grade|twelfth\\s+grade|toddler\\s+group|kindergarten|grade\\s+school|sec'
  b'ond\\s+grade|fourth\\s+grade|eighth\\s+grade|junior\\s+high|high\\s+school|first\\s+grade|third\\s+grade|fi'
  b'fth\\s+grade|sixth\\s+grade|ninth\\s+grade|tenth\\s+grade|girl\\s+scouts|pre\\-school|10th\\s+grade|11th\\s+'
  b'grade|12th\\s+grade|sixth\\s+form|elementary|boy\\s+scouts|cub\\s+scouts|preschool|1st\\s+grade|2nd\\s+grade|3'
  b'rd\\s+grade|4th\\s+grade|5th\\s+grade|6th\\s+grade|7th\\s+grade|8th\\s+grade|9th\\s+grade|day\\s+care|grade\\'
  b's+10|grade\\s+11|grade\\s+12|nursery|daycare|grade\\s+1|grade\\s+2|grade\\s+3|grade\\s+4|grade\\s+5|grade\\s'
  b'+6|grade\\s+7|grade\\s+8|grade\\s+9|year\\s+10|year\\s+11|creche|year\\s+1|year\\s+2|year\\s+3|year\\s+4|year'
  b"\\s+5|year\\s+6|year\\s+7|year\\s+8|year\\s+9|pre\\-k))|\\bi['\xe2\x80\x99]m\\s+in\\b|^\\s*[a-z]+\\s+(?:is|g"
  b'oes|attends|starts|started)\\s',
  b'\\b(?:teach(?:es|er|ing)?|taught|(?:configuration|pull\\s+request|architecture|application|spreadsheet|reposit'
  b'ory|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|interface|parameter|component|extensi'
  b'on|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|database|instance|function|variable|p'
  b'latform|compiler|pipeline|template|software|firmware|computer|frontend|library|package|project|service|clust'
  b'er|website|dataset|fixture|release|version|backlog|process|element|machine|macbook|printer|backend|company|s'
  b'tartup|product|feature|server|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|p'
  b'arser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|desi'
  b'gn|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|'
  b'tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|u'
  b'i)|principal|works?\\s+(?:at|in|for)|volunteers?|married|met|years\\s+ago|when\\s+(?:he|she|i)\\s+was|curric'
  b'ulum|since\\s+(?:high|elementary|primary|middle)|reading\\s+level|graduated|dropped\\s+out|(?:was|back)\\s+i'
  b'n\\s+(?:high|elementary|primary|middle)|founded|year\\s+\\d+\\s+of|apprenticeship|university|bachelor)\\b',
  None),
 ('minors-child-en', 'minors', False,
  b"(?:\\b(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:(?:new|little|yo"
  b'ung|own|eldest|youngest|adopted|twin)\\s+){0,2}(?:(?:high\\s+school\\s+sophomore|high\\s+school\\s+freshman|p'
  b'rimary\\s+school\\s+pupil|high\\s+school\\s+student|high\\s+school\\s+junior|eleventh\\s+grader|middle\\s+sc'
  b'hooler|middle\\-schooler|infant\\s+daughter|seventh\\s+grader|twelfth\\s+grader|seventh\\-grader|kindergarten'
  b'er|second\\s+grader|fourth\\s+grader|eighth\\s+grader|second\\-grader|fourth\\-grader|eighth\\-grader|kinderga'
  b'rtner|high\\s+schooler|high\\-schooler|first\\s+grader|third\\s+grader|fifth\\s+grader|sixth\\s+grader|ninth\\s'
  b'+grader|tenth\\s+grader|first\\-grader|third\\-grader|fifth\\-grader|sixth\\-grader|ninth\\-grader|tenth\\-grad'
  b'er|newborn\\s+baby|preschooler|schoolchild|10th\\s+grader|11th\\s+grader|little\\s+girl|schoolgirl|7th\\s+gra'
  b'der|8th\\s+grader|9th\\s+grader|6th\\s+grader|5th\\s+grader|4th\\s+grader|3rd\\s+grader|2nd\\s+grader|1st\\s'
  b'+grader|little\\s+boy|infant\\s+son|schoolboy|baby\\s+girl|teenager|baby\\s+boy|toddler|newborn|preteen|infa'
  b'nt|tween|minor|teen)|school[\\s-]aged?\\s+\\w+|minor\\s+(?:son|daughter|child|children))s?\\b|\\b(?:has|have|w'
  b"ith|having|got|['\xe2\x80\x99]ve|raising|adopted|fosters?|cares?\\s+for|looks?\\s+after)\\s+(?:(?:an?|two|th"
  b'ree|the|one|his|her)\\s+){1,2}(?:(?:new|young|little|adopted|small)\\s+)?(?:newborn|toddler|infant|teenager|pr'
  b'eschooler|[\\w-]+[\\s-]grader|baby\\s+(?:boy|girl)|baby)s?(?:\\s+(?:at|and|who|so|in|named|called|since|with'
  b'|to|on)\\b|\\s*[.,;:!?)]|\\s*$)|(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|'
  b"['\xe2\x80\x99](?:m|s|re)\\b))\\s+(?:(?:still|only|just|legally|both|an?|in)\\s+){0,2}(?:(?:high\\s+school\\s+"
  b'sophomore|high\\s+school\\s+freshman|primary\\s+school\\s+pupil|high\\s+school\\s+student|high\\s+school\\s+'
  b'junior|eleventh\\s+grader|middle\\s+schooler|middle\\-schooler|infant\\s+daughter|seventh\\s+grader|twelfth\\s'
  b'+grader|seventh\\-grader|kindergartener|second\\s+grader|fourth\\s+grader|eighth\\s+grader|second\\-grader|fo'
  b'urth\\-grader|eighth\\-grader|kindergartner|high\\s+schooler|high\\-schooler|first\\s+grader|third\\s+grader|f'
  b'ifth\\s+grader|sixth\\s+grader|ninth\\s+grader|tenth\\s+grader|first\\-grader|third\\-grader|fifth\\-grader|six'
  b'th\\-grader|ninth\\-grader|tenth\\-grader|newborn\\s+baby|preschooler|schoolchild|10th\\s+grader|11th\\s+grade'
  b'r|little\\s+girl|schoolgirl|7th\\s+grader|8th\\s+grader|9th\\s+grader|6th\\s+grader|5th\\s+grader|4th\\s+grader'
  b'|3rd\\s+grader|2nd\\s+grader|1st\\s+grader|little\\s+boy|infant\\s+son|schoolboy|baby\\s+girl|teenager|baby\\s+'
  b'boy|toddler|newborn|preteen|infant|tween|minor|teen))s?(?:\\s+(?:at|and|who|so|named|with|from|learning|but|n'
  b'ow|this)\\b|\\s*[.,;:!?)]|\\s*$)|(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b'
  b"|['\xe2\x80\x99](?:m|s|re)\\b))\\s+(?:still\\s+|only\\s+)?(?:underage|under\\s+(?:18|16|13|14|age)|not\\s+y"
  b'et\\s+18|in\\s+(?:his|her)\\s+(?:early\\s+)?teens)|\\bteenage\\s+(?:son|daughter|niece|nephew|brother|sister|s'
  b'tepson|stepdaughter|cousin|kid|boy|girl|child|children)s?\\b|\\b(?:baby|newborn|infant)\\s+(?:son|daughter|boy|'
  b"girl|brother|sister|niece|nephew)\\b|\\b(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s["
  b"'\xe2\x80\x99]))\\s+baby\\s+(?:is|was|sleeps|wakes|cries|has|named|arrived|just|keeps|won['\xe2\x80\x99]t))",
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|\\bwith\\b|^\\s*\\w+\\s+is",
  b'(?:\\b(?:app|api|endpoint|table|column|enum|schema|dataset|field|module|classifier|chatbot|fixture|simulator|'
  b'database|website|codebase|repo|parser|prototype)s?\\b)|\\b(?:minor\\s+(?:version|issue|bug|change|fix|update|re'
  b'lease|detail|problem)|(?:is|was)\\s+(?:a\\s+)?minor\\s+(?:in|and|but|so)|baby\\s+(?:steps|project|is\\s+(?:th'
  b'e|his|her|a)\\b)|query|(?:is|was)\\s+his\\s+baby|music)\\b|\\bteach|\\b(?:issue|bug|change|fix|release|process'
  b'|version)s?\\s+(?:is|was|are)\\b',
  None),
 ('minors-birth-en', 'minors', False,
  b'\\b(?:(?:born|birthday|birthdate|birth\\s+date|date\\s+of\\s+birth|dob|birth)(?:\\s+(?:is|was|on|in))*\\s*[:,('
  b']?\\s*(?:[\\w.,/-]+[\\s,]+){0,4}?(?:\\d{1,2}[./-]\\d{1,2}[./-])?(?:(?:2009|201[0-9]|202[0-6]))\\b|b\\.?\\s*('
  b'?:(?:2009|201[0-9]|202[0-6]))\\b|(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|godda'
  b'ughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|g'
  b'odchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters'
  b'|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|b'
  b'oys|teen|girl|son|kid|boy)(?:\\s+[\\w-]+)?\\s+(?:was|were)\\s+born\\s+(?:\\w+\\s+){0,2}(?:last|this|yesterday|('
  b'?:an?|two|three|\\d)\\s+(?:weeks?|months?)\\s+ago|[1-9]\\s+years\\s+ago|1[0-6]\\s+years\\s+ago|in\\s+(?:(?:j'
  b'anuary|february|march|april|may|june|july|august|september|october|november|december))))',
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|\\b(?:(?:granddaughter|grandchildren|stepdaughter|fost"
  b'er\\s+child|stepbrother|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughte'
  b'rs|firstborn|daughter|grandson|godchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling'
  b'|toddler|student|nephews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|p'
  b'upil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)|name[sd]?|dob)\\b|^\\s*[a-z]+\\s+(?:was|is)?\\s*b'
  b'orn|^\\s*[a-z]+\\s*[,(]',
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|language|rust|python|kot'
  b'lin|swift|typescript|golang|react|bitcoin|ethereum|idea|movement|podcast|blog|channel|puppy|dog|cat|meme)\\b',
  None),
 ('location-address-en', 'location', False,
  b'\\b(?:lives?|living|lived|resid(?:es?|ing|ence)|stay(?:s|ing)?|moved|moving|home|house|apartment|flat|address'
  b'|room|ship|send|deliver\\w*|mail|rents?|renting|owns?|bought|place|condo|studio|pick\\s+(?:\\w+\\s+)?up|drop'
  b"\\s+(?:\\w+\\s+)?off)\\b[^\\n;!?]{0,40}?\\b\\d{1,5}(?:[a-z]|[-/]\\d+)?,?\\s+(?:[nsew]\\.?\\s+)?(?:[\\w'\xe2"
  b'\x80\x99.-]+\\s+){1,3}(?:boulevard|crescent|broadway|terrace|parkway|highway|gardens|street|avenue|square|circl'
  b'e|drive|court|place|close|grove|trail|alley|wharf|road|lane|blvd|pkwy|mews|hill|walk|quay|ave|way|hwy|row|st'
  b'|rd|ln|dr|ct|pl)\\b',
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|\\b(?:home|apt|apartment|flat|lives?|living|reside"
  b's?)\\b',
  b'\\b(?:office|headquarters?|hq|company|store|shop|branch|venue|conference|warehouse|restaurant|museum|hotel|ho'
  b'spital|school|library|test|fixture|example|placeholder|mock|sample|default|field|api|parser|geocod\\w+|regex|'
  b'validat\\w+|server|data\\s?center|clinic|station|meetup)\\b',
  None),
 ('location-home-en', 'location', False,
  b"\\b(?:(?:lives?|living|resid(?:es|ing)|stay(?:s|ing))\\s+(?:at|in|on)\\s+(?:[\\w'\xe2\x80\x99.#\xc3\x9f-]+,"
  b'?\\s+){0,6}?(?:\\d{1,5}[a-z]?(?:[-/]\\d+)?)(?:\\s*[,.;]|\\s*$|\\s+(?:in|near|on|apt|apartment|flat|unit|with|a'
  b"nd|[a-z]+\\s*[.,]))|(?:home|private|personal|residential|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]"
  b"s|[a-z]+s['\xe2\x80\x99])))\\s+(?:home\\s+|street\\s+|postal\\s+|mailing\\s+|residential\\s+|private\\s+|ful"
  b'l\\s+)?address\\s*(?:is|was|:|=|\xe2\x80\x94|-)\\s*[^\\n;!?]{0,60}\\d|(?:home|(?:(?:my|his|her|their|your|our|'
  b"[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99])))\\s+(?:home\\s+)?(?:postcode|post\\s+code|zip\\s+code|zip|post"
  b'al\\s+code)\\s*(?:is|:)\\s*\\w*\\d)',
  None,
  b'[/\\\\]\\w|https?|localhost|@|\\b(?:ip|mac|email|e-mail|wallet|bitcoin|memory|virtual|office|headquarters?|c'
  b'ompany|server|service|config|file|code|port|host|docs?|api|endpoint|line|repo|branch|version|module|function'
  b'|test|example|fixture|placeholder|cluster|sector|hex|contract|subnet|loopback|base|years?|people|roommates|k'
  b'ids|children|cats|dogs|(?:19|20)\\d\\d|since|minutes|km|miles|floors?|for)\\b|0x|\\b\\d+\\.\\d+\\.\\d+\\.\\'
  b'd+|\\d\\s*(?:am|pm|%)',
  None),
 ('politics-en', 'politics', False,
  b'\\b(?:(?:(?:member\\s+of|joined|supports?|supporter\\s+of|donat(?:es?|ed|ing)\\s+to|campaign(?:s|ed|ing)?\\s+'
  b'for|volunteer(?:s|ed|ing)?\\s+for|active\\s+in|canvass(?:es|ed)?\\s+for|belongs?\\s+to|left|councillor\\s+for'
  b')\\s+(?:the\\s+)?(?:democratic\\s+socialists\\s+of\\s+america|conservative\\s+party|liberal\\s+democrats|libert'
  b'arian\\s+party|the\\s+conservatives|the\\s+liberal\\s+party|republican\\s+party|democratic\\s+party|the\\s+labo'
  b'ur\\s+party|the\\s+republicans|communist\\s+party|socialist\\s+party|national\\s+front|congress\\s+party|the\\s'
  b'+democrats|the\\s+far\\s+right|labour\\s+party|green\\s+party|plaid\\s+cymru|the\\s+tories|tory\\s+party|th'
  b'e\\s+greens|reform\\s+uk|sinn\\s+fein|lib\\s+dems|momentum|the\\s+afd|the\\s+cdu|the\\s+spd|the\\s+dsa|the\\s'
  b'+ndp|fidesz|labour|ukip|tory|snp|dup|bjp)\\b)|(?:(?:vot(?:es?|ed|ing))\\s+(?:for\\s+)?(?:the\\s+)?(?:leave\\s'
  b'+in\\s+the\\s+referendum|the\\s+conservatives|liberal\\s+democrat|the\\s+republicans|the\\s+republican|the\\s+d'
  b'emocrats|the\\s+far\\s+right|the\\s+democrat|conservative|the\\s+lib\\s+dems|republicans|republican|the\\s+tor'
  b'ies|the\\s+greens|jill\\s+stein|melenchon|bolsonaro|poilievre|democrats|reform\\s+uk|the\\s+right|thatcher|d'
  b'emocrat|the\\s+left|clinton|sanders|kennedy|johnson|starmer|erdogan|trudeau|the\\s+afd|the\\s+snp|harris|bernie'
  b'|reagan|corbyn|farage|macron|le\\s+pen|merkel|scholz|brexit|remain|labour|trump|biden|obama|sunak|putin|milei'
  b'|orban|green|bush|merz|modi|lula|tory)\\b|(?:supports?|supported|backs?|campaign(?:s|ed)\\s+for|donated\\s+to|f'
  b'an\\s+of|supporter\\s+of|admires)\\s+(?:donald\\s+|joe\\s+)?(?:trump|biden|harris|sanders|bernie|corbyn|farag'
  b"e|starmer|macron|le\\s+pen|modi|putin|erdogan|bolsonaro|lula|milei|brexit)\\b)|(?:(?:is|am|['\xe2\x80\x99]m"
  b"|['\xe2\x80\x99]s|was|are|identif(?:y|ies)\\s+as|considers?\\s+\\w+self|describes?\\s+\\w+self\\s+as)\\s+(?:"
  b'(?:an?|very|quite|politically|staunch|lifelong|registered|card-carrying|convinced|committed|proud|self-descr'
  b'ibed|die-hard|moderate|radical|active|openly|former|militant|strongly)\\s+){0,4}(?:democratic\\s+socialist|pol'
  b'itical\\s+activist|feminist\\s+activist|brexit\\s+supporter|climate\\s+activist|labour\\s+supporter|social\\s+'
  b'democrat|trump\\s+supporter|maga\\s+supporter|conservative|anti\\-zionist|labour\\s+voter|libertarian|nation'
  b'alist|progressive|republican|right\\-wing|monarchist|trotskyist|pro\\-choice|communist|socialist|anarchist|lef'
  b't\\-wing|far\\-right|brexiteer|democrat|far\\-left|neo\\-nazi|trumpist|pro\\-life|marxist|liberal|leftist|fas'
  b'cist|zionist|maoist|tory)s?(?:\\s*[.,;!?)]|\\s*$|\\s+(?:and|but|who|voter|activist|in|supporter|party|views|so|'
  b"since|by)\\b)|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:politica"
  b'l\\s+(?:views|opinions?|beliefs|affiliation)|politics)\\s+(?:is|are|lean)|politically\\s+(?:left|right|conserva'
  b'tive|liberal)))',
  None,
  b'\\b(?:party\\s+planning|third[\\s-]party|birthday|(?:configuration|pull\\s+request|architecture|application|'
  b'spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|interface|paramete'
  b'r|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|database|instance|'
  b'function|variable|platform|compiler|pipeline|template|software|firmware|computer|frontend|library|package|pr'
  b'oject|service|cluster|website|dataset|fixture|release|version|backlog|process|element|machine|macbook|printe'
  b'r|backend|company|startup|product|feature|server|column|schema|struct|method|module|widget|portal|system|scr'
  b'ipt|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|buffer|config'
  b'|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|chart|logic|c'
  b'ode|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|cs'
  b's|sql|url|bot|csv|ui)|(?:conservative|liberal)\\s+(?:with|about|estimate|garbage|approach|arts|use)|progressi'
  b've\\s+(?:enhancement|web|rendering)|dependenc\\w+|upgrades?|estimates?)\\b',
  None),
 ('union-en', 'union', False,
  b'\\b(?:(?:(?:member\\s+of|joined|joining|belongs?\\s+to|active\\s+in|organi[sz](?:es?|ing)\\s+(?:for|with)|ele'
  b'cted\\s+to|pays?\\s+dues\\s+to|represented\\s+by|sits\\s+on|left|in)\\s+(?:(?:the|an?|his|her|my|their|local)\\'
  b's+){0,3}(?:national\\s+education\\s+union|postal\\s+workers\\s+union|screen\\s+actors\\s+guild|unite\\s+the'
  b"\\s+union|teachers'\\s+union|teachers\\s+union|workers'\\s+union|nurses'\\s+union|works\\s+council|labour\\s+un"
  b'ion|nurses\\s+union|trade\\s+union|labor\\s+union|union\\s+local|rail\\s+union|teamsters|ig\\s+metall|sag\\-aft'
  b'ra|afl\\-cio|unison|ver\\.di|union|aslef|seiu|ibew|uaw|usw|cwa|iww|rmt|gmb|cgt)\\b|(?:trade[\\s-])?union\\s+('
  b'?:member|representative|rep|organi[sz]er|steward|delegate|activist|official|dues|card|membership)|shop\\s+ste'
  b'ward|(?:is|are|was|got)\\s+(?:an?\\s+)?(?:unioni[sz]ed|trade\\s+unionist)))',
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|^\\s*\\w+\\s",
  b'\\bunion\\s+(?:types?|all|query|find|jack|square|station)|\\b(?:(?:configuration|pull\\s+request|architectur'
  b'e|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|inte'
  b'rface|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|data'
  b'base|instance|function|variable|platform|compiler|pipeline|template|software|firmware|computer|frontend|libr'
  b'ary|package|project|service|cluster|website|dataset|fixture|release|version|backlog|process|element|machine|'
  b'macbook|printer|backend|company|startup|product|feature|server|column|schema|struct|method|module|widget|por'
  b'tal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string'
  b'|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|cache|queue'
  b'|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|'
  b'app|api|row|css|sql|url|bot|csv|ui)|types?|sql|select|typescript|credit\\s+union|european\\s+union|soviet\\s+un'
  b'ion|discriminated|tagged|student\\s+union)\\b',
  None),
 ('sexuality-en', 'sexuality', False,
  b"(?:(?:(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re"
  b')\\b))|\\b(?:identif(?:y|ies|ied)\\s+as|(?:came|coming|comes)\\s+out\\s+as|out\\s+as|describes?\\s+\\w+self\\'
  b's+as|considers?\\s+\\w+self))\\s+(?:(?:an?|the|openly|secretly|also|now|proudly|still|not|closeted|probably|in|'
  b'only|proud|young)\\s+){0,3}(?:in\\s+an\\s+open\\s+relationship|a\\s+transgender\\s+woman|attracted\\s+to\\s+'
  b'women|a\\s+transgender\\s+man|attracted\\s+to\\s+both|attracted\\s+to\\s+men|in\\s+the\\s+closet|a\\s+trans\\s'
  b'+woman|heterosexual|gender\\-fluid|a\\s+drag\\s+queen|transgender|transsexual|genderqueer|genderfluid|polyamoro'
  b'us|a\\s+trans\\s+man|homosexual|non\\-binary|out\\s+as\\s+gay|demisexual|omnisexual|pansexual|aromantic|nonbi'
  b'nary|a\\s+lesbian|into\\s+bdsm|gay\\s+or\\s+bi|bisexual|straight|intersex|closeted|lesbian|asexual|agender|q'
  b'ueer|trans|lgbtq|poly|lgbt|gay|bi)(?:\\s+(?:and|but|man|woman|guy|person|couple|teenager|male|female|who|so|i'
  b'n|since|or|with|at|to|last|two|three|when|years?|this|dad|mom|parent|colleague)\\b|\\s*[.,;:!?)]|\\s*$)|(?:'
  b'\\b(?:gay|lesbian|trans|transgender|queer|bisexual|nonbinary|non-binary)\\s+(?:man|woman|son|daughter|brother|'
  b'sister|friend|colleague|uncle|aunt|cousin|neighbou?r|couple|teenager|dad|mom|boss|child|kid)\\b|\\bhis\\s+(?:hu'
  b'sband|boyfriend)\\b|\\bher\\s+(?:wife|girlfriend)\\b|\\bsexual\\s+(?:orientation|preference|identity)\\s+is'
  b"|\\bcame\\s+out\\s+(?:to\\s+(?:his|her|my|their)|at\\s+work)|(?:(?:my|his|her|their|your|our|[a-z]+['"
  b"\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:coming\\s+out|sex\\s+life|gender\\s+transition|sexuality|sexual\\"
  b's+(?:orientation|partners?))|\\bhaving\\s+an\\s+affair|\\btransition(?:ed|ing)?\\s+from\\s+(?:male|female)))',
  None,
  b'(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|h'
  b'as|have|had|suffers?|got|lives?|uses?|with)\\b)|\\b(?:gay-lussac|bi\\s+(?:tool|dashboard|team|report\\w*|pla'
  b'tform|developer|analyst)|trans\\s+(?:fat|atlantic)|power\\s+bi|straight\\s+(?:line|edge|forward|to|up|into|from'
  b'|a)|sql|enum|poly\\s+(?:mesh|count)|fill|api|react)\\b',
  None),
 ('genetics-en', 'genetics', False,
  b'\\b(?:(?:(?:carr(?:y|ies|ied|ying)|carrier\\s+(?:of|for)|has|have|had|inherited|positive\\s+for|with|found|show'
  b"(?:s|ed)?|reveal(?:s|ed)|confirmed|homozygous\\s+for|heterozygous\\s+for)\\s+(?:[\\w'\xe2\x80\x99-]+\\s+){0,5}"
  b'(?:brca\\s?[12]?|apoe\\s?[e4-]*\\w*|mthfr|factor\\s+v\\s+leiden|lynch\\s+syndrome|huntington\\w*\\s+gene|cft'
  b'r|(?:genetic|chromosom\\w+|hereditary)\\s+\\w+|[\\w-]+\\s+(?:gene|mutation|allele)|trisomy|extra\\s+chromosome'
  b')\\b|(?:is|was|are|am)\\s+(?:an?\\s+)?(?:[\\w-]+\\s+){0,3}carrier\\b|genetically\\s+predisposed)|(?:(?:(?:my|hi'
  b"s|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))\\s+(?:\\w+\\s+)?(?:23andme|ancestrydna|d"
  b'na|genome|genetic|genotype|genes?)\\s*(?:tests?|results?|report|profile|sequence|sequencing|data|is|was|show\\'
  b'w*|raw|sample|say)|(?:did|took|had|has\\s+taken|got)\\s+(?:an?|his|her|my)\\s+(?:23andme|dna|genetic|gene|ances'
  b'trydna)\\s*(?:test|kit|screening)?|dna\\s+(?:test|results?)\\s+(?:show\\w*|reveal\\w*|says?)))',
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|\\bresults\\b|^\\s*\\w+\\s+(?:has|carries|is|inherited"
  b')',
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|graphql|genetic\\s+(?:alg'
  b'orithm|programming)|mutation\\s+(?:testing|observer|resolver|score)|mobile|phone|aircraft|carrier\\s+(?:of\\s+('
  b'?:the\\s+)?(?:context|information)|lock|wave|pigeon)|freight|shipping|react|vcf)\\b|\\bin\\s+(?:our|the\\s+co'
  b"mpany['\xe2\x80\x99]?s?)\\s+dna",
  None),
 ('biometrics-en', 'biometrics', False,
  b"\\b(?:(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80\x99]s|[a-z]+s['\xe2\x80\x99]))|(?:granddaughter|grandpar"
  b'ents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|'
  b'ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|as'
  b'sistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|te'
  b'ammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|ma'
  b'nager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|train'
  b'ee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|'
  b'cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece'
  b'|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|the'
  b'y|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)\\s+(?:has\\s+)?(?:registered|enrol'
  b'led|submitted|gave|provided|unlocks\\s+\\w+(?:\\s+\\w+)?\\s+with)(?:\\s+(?:an?|his|her|the|my|their))?)\\s+(?:('
  b'?:left|right|index|thumb|registered|enrolled|stored|scanned|own)\\s+){0,2}(?:(?:fingerprints?|thumbprint|face'
  b'\\s+(?:scan|template|embedding|encoding|geometry|data)|facial\\s+(?:scan|recognition\\s+(?:data|template|profil'
  b'e)|features|geometry|biometrics)|iris\\s+(?:scan|template|pattern|code)|retinal?\\s+(?:scan|pattern)|voice\\s?p'
  b'rint|voice\\s+(?:profile|biometrics)|biometric\\s+(?:data|template|profile|id|hash)|biometrics|palm\\s+(?:print'
  b'|vein\\w*|scan)|faceprint|gait\\s+(?:pattern|profile)))\\b',
  None,
  b'\\b(?:browser|ssh|gpg|tls|certificate|public\\s+key|commit|build|docker|library|demo|iris\\s+dataset|retina'
  b'\\s+display|canvas|dataset|device\\s+fingerprint)\\b',
  None),
 ('crime-en', 'crime', False,
  b'\\b(?:(?:convicted\\s+(?:of|for|felon)|(?:in|to|from|of)\\s+(?:prison|jail)\\b|(?:is|was|been|are|were)\\s+(?'
  b':out\\s+|currently\\s+|released\\s+|still\\s+)?(?:on|under)\\s+(?:probation|parole|house\\s+arrest|criminal\\s+'
  b'investigation|investigation\\s+for)|(?:was|were|got|been|is|being)\\s+(?:\\w+\\s+)?(?:arrested|jailed|impris'
  b'oned|incarcerated|indicted|sentenced\\s+to|found\\s+guilty|charged\\s+with|accused\\s+of|prosecuted)|(?:plea'
  b'ded|pled)\\s+guilty|served\\s+(?:\\w+\\s+){1,3}(?:in\\s+(?:prison|jail)|behind\\s+bars)|behind\\s+bars)|(?:(?:h'
  b'as|have|had|got)\\s+(?:(?:an?|two|several|prior|previous|outstanding)\\s+)*(?:\\w+\\s+)?(?:criminal\\s+(?:rec'
  b'ord|convictions?|past|history)|convictions?|felony|dui|dwi|rap\\s+sheet|arrest\\s+warrant|restraining\\s+order)'
  b'\\b|criminal\\s+record|(?:arrest(?:ed)?|charged|fined|trial|wanted|investigated|caught|conviction|charges)\\s+('
  b'?:for|with|over|of)\\s+(?:\\w+\\s+)?(?:domestic\\s+violence|dangerous\\s+driving|money\\s+laundering|drug\\s+tr'
  b'afficking|drug\\s+possession|insider\\s+trading|sexual\\s+assault|identity\\s+theft|animal\\s+cruelty|drunk\\s'
  b'+driving|a\\s+misdemeanor|manslaughter|embezzlement|drug\\s+dealing|tax\\s+evasion|shoplifting|trafficking|'
  b'hit\\s+and\\s+run|possession|harassment|kidnapping|vandalism|blackmail|extortion|burglary|stalking|a\\s+felony|'
  b'speeding|assault|robbery|perjury|forgery|battery|hacking|a\\s+crime|bribery|murder|fraud|theft|arson|rape|dui'
  b'|dwi)\\b|(?:registered\\s+sex\\s+offender|ex-con\\b|ex-convict|ex-offender|is\\s+a\\s+felon)|wears\\s+an\\s+'
  b'ankle\\s+monitor|(?:did|doing|ordered|sentenced\\s+to)\\s+(?:\\w+\\s+){0,3}community\\s+service\\s+(?:for|after'
  b'|as\\s+a)))',
  b'(?:\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|'
  b'stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour'
  b'|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applica'
  b'nt|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landl'
  b'ord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|steps'
  b'on|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|sp'
  b'ouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|best'
  b'ie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|'
  b'baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)'
  b"|his|her|my|their|our|me|him|[a-z]+['\xe2\x80\x99]s)\\b)|^\\s*\\w+\\s",
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|probation\\s+period|trial'
  b'\\s+period|prison\\s+(?:architect|break)|jail\\s?break|chroot|freebsd|fail2ban|sandbox|podcast|novel|series|mov'
  b'ie|film|card|fee|credit|invoice|subscription|battery|accused\\s+of\\s+(?:over|bike))\\b',
  None),
 ('health-condition-fr', 'health', False,
  b'(?:(?:(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fi'
  b'lle|proprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|gran'
  b'd\\-mere|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secre'
  b'taire|ingenieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagia'
  b'ire|apprentie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant'
  b'|apprenti|employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfa'
  b'nts|cousine|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse'
  b'|fiance|enfant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niec'
  b'e|mamie|eleve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme'
  b"|qui|ex|il|on|je)(?:\\s+[\\w-]+)?|et|mais)\\s+|\\bj['\xe2\x80\x99]|\\bqu['\xe2\x80\x99](?:il|elle)\\s+)(?:a|"
  b'ai|ont|avait|avaient|avais|aurait|fait|faisait|developpe)\\s+|^\\s*[\\w-]+\\s+(?:a|avait|fait)\\s+(?:eu\\s+|fa'
  b"it\\s+)?(?:une?\\s|du\\s|de\\s|des\\s|la\\s|le\\s|les\\s|l['\xe2\x80\x99])))|\\b(?:(?:souffr(?:e|es|ent|ait|ir"
  b'|ant|ais)|souffert|atteinte?s?|victimes?|malade|mort|morte|decedee?|emportee?|lutte|luttent|se\\s+bat|vit\\s+a'
  b'vec|vivre\\s+avec|guerie?|remise?\\s+d|se\\s+remet|diagnostiquee?s?|diagnostic|traitee?s?|soignee?s?|suivie?s?|'
  b'hospitalisee?s?|operee?s?|positive?\\s+au|sujette?|sujet|touchee?s?|traitement|medicaments|cachets|symptomes|'
  b"antecedents|rechute|arret\\s+maladie|en\\s+arret|arretee?))(?:(?:\\s+(?:d['\xe2\x80\x99]|de\\s+l['\xe2\x80\x99"
  b"]|de|du|des|par|pour|contre|avec|a\\s+cause|suite\\s+a|au|aux|a)|\\s+[\\w-]+\\s+(?:de|du|des|d['\xe2\x80\x99]|"
  b'pour|contre)|\\s*:)?\\s*)|\\b(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))\\s+|\\b('
  b"?:a\\s+cause|en\\s+raison|suite|malgre)\\s+(?:d['\xe2\x80\x99]|de\\s|du\\s|a\\s)?\\s*)(?:(?:(?:une?|du|de|la"
  b'|le|les|des|son|sa|ses|mon|ma|mes|grave|forte?|gros|grosse|severe|leger|legere|petite?|type|[123]|debut|cris'
  b'es?|problemes?|antecedents?|forme|souvent|toujours|aussi|parfois|regulierement|eu|fait|developpe|contracte|a'
  b'ttrape|depuis|\\d+|ans|enfance|naissance|deja|recemment|beaucoup|troubles?|maladie|plusieurs|double|rare|terr'
  b"ible|violentes?|frequentes?|autre|nouvelle|seconde|syndrome|diagnostic|suspicion|risque|cause)\\s+|[ld]['"
  b'\xe2\x80\x99]\\s?){0,5})(?:troubles\\s+du\\s+comportement\\s+alimentaire|syndrome\\s+des\\s+ovaires\\s+polyk'
  b'ystiques|trouble\\s+du\\s+spectre\\s+autistique|accident\\s+vasculaire\\s+cerebral|syndrome\\s+du\\s+colon\\'
  b's+irritable|trouble\\s+de\\s+la\\s+personnalite|fibrillation\\s+auriculaire|rectocolite\\s+hemorragique|polya'
  b'rthrite\\s+rhumatoide|stress\\s+post\\-traumatique|insuffisance\\s+cardiaque|depression\\s+post\\-partum|intol'
  b"erance\\s+au\\s+lactose|trouble\\s+de\\s+l'attention|intolerance\\s+au\\s+gluten|dystrophie\\s+musculaire|troub"
  b'les\\s+alimentaires|problemes\\s+de\\s+thyroide|problemes\\s+cardiaques|maladie\\s+de\\s+parkinson|addiction\\s'
  b"+a\\s+l'alcool|syndrome\\s+de\\s+tourette|insuffisance\\s+renale|douleurs\\s+chroniques|commotion\\s+cerebrale"
  b"|traumatisme\\s+cranien|maladie\\s+d'alzheimer|sclerose\\s+en\\s+plaques|paralysie\\s+cerebrale|deficience\\s+"
  b'visuelle|deficience\\s+auditive|troubles\\s+bipolaires|attaques\\s+de\\s+panique|trouble\\s+alimentaire|pense'
  b'es\\s+suicidaires|troubles\\s+psychiques|maladie\\s+auto\\-immune|dependance\\s+aux\\s+jeux|choc\\s+anaphylacti'
  b"que|syndrome\\s+d'asperger|angine\\s+de\\s+poitrine|probleme\\s+cardiaque|embolie\\s+pulmonaire|crises\\s+d'ep"
  b'ilepsie|maladie\\s+de\\s+meniere|attaque\\s+de\\s+panique|problemes\\s+de\\s+sante|infection\\s+urinaire|implan'
  b't\\s+cochleaire|dysphorie\\s+de\\s+genre|syndrome\\s+depressif|problemes\\s+de\\s+c\xc5\x93ur|calculs\\s+bili'
  b"aires|maladie\\s+coeliaque|douleur\\s+chronique|crise\\s+d'epilepsie|apnees\\s+du\\s+sommeil|jambes\\s+sans\\s+"
  b"repos|trouble\\s+bipolaire|crises\\s+d'angoisse|crises\\s+de\\s+panique|idees\\s+suicidaires|trouble\\s+psychi"
  b'que|probleme\\s+de\\s+sante|maladie\\s+chronique|maladie\\s+genetique|maladie\\s+orpheline|maladie\\s+cardiaqu'
  b'e|fatigue\\s+chronique|ligaments\\s+croises|probleme\\s+de\\s+c\xc5\x93ur|maladie\\s+de\\s+crohn|maladie\\s+c'
  b"\xc5\x93liaque|problemes\\s+de\\s+dos|apnee\\s+du\\s+sommeil|crise\\s+d'angoisse|troubles\\s+anxieux|syndrom"
  b'e\\s+de\\s+down|crise\\s+cardiaque|colon\\s+irritable|trouble\\s+panique|trouble\\s+anxieux|handicap\\s+mental|'
  b'handicap\\s+moteur|maladie\\s+mentale|soucis\\s+de\\s+sante|ennuis\\s+de\\s+sante|maladie\\s+de\\s+lyme|rhum'
  b'e\\s+des\\s+foins|calculs\\s+renaux|hernie\\s+discale|perte\\s+auditive|phobie\\s+sociale|claustrophobie|hyper'
  b'thyroidie|drepanocytose|diverticulite|canal\\s+carpien|schizophrenie|maladie\\s+grave|hypothyroidie|mucoviscid'
  b'ose|fausse\\s+couche|ehlers\\-danlos|hypertension|endometriose|preeclampsie|incontinence|polyarthrite|fibromya'
  b'lgie|spina\\s+bifida|retinopathie|maladie\\s+rare|mononucleose|hypoglycemie|poliomyelite|hypotension|cholester'
  b'ol|thalassemie|infertilite|appendicite|pancreatite|hemorroides|rhumatismes|osteoporose|maux\\s+de\\s+dos|neuro'
  b'pathie|encephalite|narcolepsie|agoraphobie|hyperphagie|traumatisme|dyscalculie|trisomie\\s+21|tuberculose|tox'
  b'icomanie|pericardite|prediabete|hemophilie|metastases|baby\\s+blues|sarcoidose|mal\\s+de\\s+dos|huntington|acou'
  b'phenes|daltonisme|depression|bipolarite|borderline|begaiement|covid\\s+long|coqueluche|septicemie|alcoolisme|'
  b'amputation|myocardite|rhumatisme|infarctus|thrombose|anevrisme|carcinome|menopause|sterilite|chlamydia|gonor'
  b'rhee|psoriasis|sciatique|tendinite|lombalgie|commotion|epilepsie|migraines|parkinson|alzheimer|nevralgie|men'
  b'ingite|paralysie|myopathie|insomnies|cataracte|surmenage|dyspraxie|hashimoto|bronchite|pneumonie|emphyseme|p'
  b'aludisme|oreillons|varicelle|allergies|pacemaker|sequelles|dechirure|arythmie|phlebite|leucemie|lymphome|mel'
  b'anome|fibromes|syphilis|hepatite|cirrhose|jaunisse|gastrite|vitiligo|arthrite|arthrose|scoliose|migraine|ins'
  b'omnie|vertiges|glaucome|psychose|anorexie|boulimie|burn\\-out|asperger|dyslexie|tourette|trisomie|handicap|su'
  b'rpoids|covid\\-19|rougeole|allergie|prothese|fracture|diabete|embolie|varices|sarcome|fibrome|rosacee|bursite'
  b'|demence|surdite|anxiete|burnout|autisme|maladie|basedow|obesite|malaria|cystite|entorse|asthme|anemie|cance'
  b'r|tumeur|kystes|herpes|colite|ulcere|reflux|eczema|pelade|hernie|goutte|grippe|dengue|angine|marfan|stomie|k'
  b'yste|crohn|lupus|covid|otite|tdah|tspt|tocs|bpco|sida|sopk|zona|dmla|lyme|rqth|toc|vih|sla|avc|tca|tsa|ald)s'
  b'?\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|f'
  b"ile\\s+d'attente|fonctionnalite|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|a"
  b'pplication|enumeration|classifieur|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kuber'
  b'netes|ordinateur|imprimante|simulation|entreprise|librairie|framework|structure|interface|parametre|composan'
  b't|extension|conteneur|processus|benchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|lo'
  b'giciel|portable|economie|serveur|service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|ver'
  b'sion|branche|backlog|requete|fichier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|'
  b'projet|schema|classe|module|widget|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|cha'
  b'ine|marche|appli|depot|table|champ|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|'
  b'test|menu|port|n\xc5\x93ud|app|api|url|bot|jeu|csv)|article|livre|these|memoire|etude|recherche|recherches|ass'
  b'ociation|podcast|film|documentaire|roman|etiquette|detection|prediction|depistage|donnees|projet|suivi|stati'
  b"stiques)s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,4}?(?:de|du|des|d['\xe2\x80\x99]|sur|pour|contre|dedie"
  b'e?s?|consacree?s?|lutte))|\\b(?:au\\s+sujet|a\\s+propos)\\b|economique|\\bles\\s+(?:patients|personnes|gens)\\b',
  None),
 ('health-condition-found-fr', 'health', False,
  b'\\b(?:(?:lui|leur|nous)\\s+(?:a|ont|avait|avaient)\\s+(?:ete\\s+)?(?:(?:diagnostiqu(?:e|ee|er|a)|decouvert|d'
  b"etecte|trouve|depiste|annonce))|m['\xe2\x80\x99](?:a|ont)\\s+(?:ete\\s+)?(?:(?:diagnostiqu(?:e|ee|er|a)|decouve"
  b'rt|detecte|trouve|depiste|annonce))|(?:a|ont|avait|fut|ete)\\s+(?:ete\\s+)?(?:recemment\\s+)?diagnostiquee?s?|('
  b'?:(?:diagnostiqu(?:e|ee|er|a)|decouvert|detecte|trouve|depiste|annonce))\\s+chez\\s+(?:lui|elle|(?:(?:mon|ma|m'
  b'es|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))\\s+\\w+))\\s+(?:(?:(?:une?|du|de|la|le|les|des|son|sa'
  b'|ses|mon|ma|mes|grave|forte?|gros|grosse|severe|leger|legere|petite?|type|[123]|debut|crises?|problemes?|ant'
  b'ecedents?|forme|souvent|toujours|aussi|parfois|regulierement|eu|fait|developpe|contracte|attrape|depuis|\\d+|'
  b'ans|enfance|naissance|deja|recemment|beaucoup|troubles?|maladie|plusieurs|double|rare|terrible|violentes?|fr'
  b"equentes?|autre|nouvelle|seconde|syndrome|diagnostic|suspicion|risque|cause)\\s+|[ld]['\xe2\x80\x99]\\s?){0,5})"
  b'(?:[\\w-]+\\s+){0,3}?(?:troubles\\s+du\\s+comportement\\s+alimentaire|syndrome\\s+des\\s+ovaires\\s+polykyst'
  b'iques|trouble\\s+du\\s+spectre\\s+autistique|accident\\s+vasculaire\\s+cerebral|syndrome\\s+du\\s+colon\\s+i'
  b'rritable|trouble\\s+de\\s+la\\s+personnalite|fibrillation\\s+auriculaire|rectocolite\\s+hemorragique|polyarth'
  b'rite\\s+rhumatoide|stress\\s+post\\-traumatique|insuffisance\\s+cardiaque|depression\\s+post\\-partum|intolera'
  b"nce\\s+au\\s+lactose|trouble\\s+de\\s+l'attention|intolerance\\s+au\\s+gluten|dystrophie\\s+musculaire|troubles"
  b'\\s+alimentaires|problemes\\s+de\\s+thyroide|problemes\\s+cardiaques|maladie\\s+de\\s+parkinson|addiction\\'
  b"s+a\\s+l'alcool|syndrome\\s+de\\s+tourette|insuffisance\\s+renale|douleurs\\s+chroniques|commotion\\s+cerebral"
  b"e|traumatisme\\s+cranien|maladie\\s+d'alzheimer|sclerose\\s+en\\s+plaques|paralysie\\s+cerebrale|deficience\\s"
  b'+visuelle|deficience\\s+auditive|troubles\\s+bipolaires|attaques\\s+de\\s+panique|trouble\\s+alimentaire|pens'
  b'ees\\s+suicidaires|troubles\\s+psychiques|maladie\\s+auto\\-immune|dependance\\s+aux\\s+jeux|choc\\s+anaphylact'
  b"ique|syndrome\\s+d'asperger|angine\\s+de\\s+poitrine|probleme\\s+cardiaque|embolie\\s+pulmonaire|crises\\s+d'e"
  b'pilepsie|maladie\\s+de\\s+meniere|attaque\\s+de\\s+panique|problemes\\s+de\\s+sante|infection\\s+urinaire|impla'
  b'nt\\s+cochleaire|dysphorie\\s+de\\s+genre|syndrome\\s+depressif|problemes\\s+de\\s+c\xc5\x93ur|calculs\\s+bil'
  b"iaires|maladie\\s+coeliaque|douleur\\s+chronique|crise\\s+d'epilepsie|apnees\\s+du\\s+sommeil|jambes\\s+sans\\s"
  b"+repos|trouble\\s+bipolaire|crises\\s+d'angoisse|crises\\s+de\\s+panique|idees\\s+suicidaires|trouble\\s+psych"
  b'ique|probleme\\s+de\\s+sante|maladie\\s+chronique|maladie\\s+genetique|maladie\\s+orpheline|maladie\\s+cardiaq'
  b'ue|fatigue\\s+chronique|ligaments\\s+croises|probleme\\s+de\\s+c\xc5\x93ur|maladie\\s+de\\s+crohn|maladie\\s+'
  b"c\xc5\x93liaque|problemes\\s+de\\s+dos|apnee\\s+du\\s+sommeil|crise\\s+d'angoisse|troubles\\s+anxieux|syndro"
  b'me\\s+de\\s+down|crise\\s+cardiaque|colon\\s+irritable|trouble\\s+panique|trouble\\s+anxieux|handicap\\s+mental'
  b'|handicap\\s+moteur|maladie\\s+mentale|soucis\\s+de\\s+sante|ennuis\\s+de\\s+sante|maladie\\s+de\\s+lyme|rhu'
  b'me\\s+des\\s+foins|calculs\\s+renaux|hernie\\s+discale|perte\\s+auditive|phobie\\s+sociale|claustrophobie|hype'
  b'rthyroidie|drepanocytose|diverticulite|canal\\s+carpien|schizophrenie|maladie\\s+grave|hypothyroidie|mucovisci'
  b'dose|fausse\\s+couche|ehlers\\-danlos|hypertension|endometriose|preeclampsie|incontinence|polyarthrite|fibromy'
  b'algie|spina\\s+bifida|retinopathie|maladie\\s+rare|mononucleose|hypoglycemie|poliomyelite|hypotension|choleste'
  b'rol|thalassemie|infertilite|appendicite|pancreatite|hemorroides|rhumatismes|osteoporose|maux\\s+de\\s+dos|neur'
  b'opathie|encephalite|narcolepsie|agoraphobie|hyperphagie|traumatisme|dyscalculie|trisomie\\s+21|tuberculose|to'
  b'xicomanie|pericardite|prediabete|hemophilie|metastases|baby\\s+blues|sarcoidose|mal\\s+de\\s+dos|huntington|aco'
  b'uphenes|daltonisme|depression|bipolarite|borderline|begaiement|covid\\s+long|coqueluche|septicemie|alcoolisme'
  b'|amputation|myocardite|rhumatisme|infarctus|thrombose|anevrisme|carcinome|menopause|sterilite|chlamydia|gono'
  b'rrhee|psoriasis|sciatique|tendinite|lombalgie|commotion|epilepsie|migraines|parkinson|alzheimer|nevralgie|me'
  b'ningite|paralysie|myopathie|insomnies|cataracte|surmenage|dyspraxie|hashimoto|bronchite|pneumonie|emphyseme|'
  b'paludisme|oreillons|varicelle|allergies|pacemaker|sequelles|dechirure|arythmie|phlebite|leucemie|lymphome|me'
  b'lanome|fibromes|syphilis|hepatite|cirrhose|jaunisse|gastrite|vitiligo|arthrite|arthrose|scoliose|migraine|in'
  b'somnie|vertiges|glaucome|psychose|anorexie|boulimie|burn\\-out|asperger|dyslexie|tourette|trisomie|handicap|s'
  b'urpoids|covid\\-19|rougeole|allergie|prothese|fracture|diabete|embolie|varices|sarcome|fibrome|rosacee|bursit'
  b'e|demence|surdite|anxiete|burnout|autisme|maladie|basedow|obesite|malaria|cystite|entorse|asthme|anemie|canc'
  b'er|tumeur|kystes|herpes|colite|ulcere|reflux|eczema|pelade|hernie|goutte|grippe|dengue|angine|marfan|stomie|'
  b'kyste|crohn|lupus|covid|otite|tdah|tspt|tocs|bpco|sida|sopk|zona|dmla|lyme|rqth|toc|vih|sla|avc|tca|tsa|ald)'
  b'\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)',
  None),
 ('health-medicine-fr', 'health', False,
  b"\\b(?:(?:prend|prends|prenait|prennent|pris|prendre|sous|suit|suis|s['\xe2\x80\x99]injecte|m['\xe2\x80\x99]inje"
  b'cte|injecte|avale|utilise|arrete|arrete|commence|prescrit|prescrite|besoin|recoit|dose|mg|(?:(?:mon|ma|mes|t'
  b"on|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))))\\s+(?:(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+),?\\s+){0,4}("
  b"?:d['\xe2\x80\x99]|l['\xe2\x80\x99]))?(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+),?\\s+){0,4}(?:pilule\\s+contracept"
  b'ive|anti\\-inflammatoires|traitement\\s+hormonal|immunosuppresseurs|medicaments\\s+contre|antihistaminiques|med'
  b'icament\\s+contre|traitement\\s+contre|antipsychotiques|antiepileptiques|medicaments\\s+pour|methylphenidate|an'
  b'tidepresseurs|antiretroviraux|medicament\\s+pour|traitement\\s+pour|antidepresseur|neuroleptiques|beta\\-bloqua'
  b'nts|anticoagulants|amitriptyline|anxiolytiques|neuroleptique|betabloquants|buprenorphine|levetiracetam|carba'
  b'mazepine|atorvastatine|anticoagulant|levothyroxine|antibiotiques|escitalopram|aripiprazole|anxiolytique|beta'
  b'bloquant|antidouleurs|simvastatine|prednisolone|methotrexate|pantoprazole|antibiotique|amoxicilline|testoste'
  b'rone|contraceptif|venlafaxine|mirtazapine|lamotrigine|risperidone|haloperidol|antidouleur|gabapentine|pregab'
  b'aline|semaglutide|propranolol|corticoides|penicilline|tritherapie|medicaments|sertraline|fluoxetine|citalopr'
  b'am|paroxetine|duloxetine|quetiapine|olanzapine|alprazolam|bromazepam|somniferes|topiramate|metformine|lisino'
  b'pril|amlodipine|bisoprolol|metoprolol|levothyrox|prednisone|salbutamol|inhalateur|omeprazole|tamoxifene|'
  b'\xc5\x93strogenes|bupropion|valproate|risperdal|clozapine|lorazepam|zopiclone|somnifere|oxycodone|methadone|en'
  b'alapril|valsartan|previscan|cortisone|ventoline|herceptin|donepezil|seroplex|cymbalta|lamictal|depakine|xero'
  b'quel|ritaline|concerta|diazepam|zolpidem|opioides|morphine|fentanyl|tramadol|tegretol|insuline|mounjaro|rami'
  b'pril|losartan|statines|kardegic|aspirine|seretide|hormones|levodopa|triptans|deroxat|effexor|laroxyl|lithium'
  b'|zyprexa|abilify|lexomil|stilnox|imovane|codeine|subutex|ozempic|statine|xarelto|eliquis|zoloft|prozac|haldo'
  b'l|valium|lyrica|keppra|wegovy|humira|viagra|epipen|xanax)\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|batteries?\\s+(?:au\\s+)?lithium|lithium-ion|\\bpharmacie\\b',
  None),
 ('health-treatment-fr', 'health', False,
  b'\\b(?:(?:suit|suis|suivi|fait|fais|faire|subi|subit|subir|commence|commence|termine|en|va|vais|aller|apres|at'
  b'tend|besoin|remet|suite|eu|programmee?|a|au|aux|chez|depuis|pour|a|avant|pendant|(?:(?:mon|ma|mes|ton|ta|tes'
  b'|son|sa|ses|notre|nos|votre|vos|leur|leurs))))\\s+(?:(?:une?|la|le|les|des|du|de|sa|son|ses|en|a|au|aux|premi'
  b'ere|deuxieme|derniere|seances?|long|longue|lourde|petite|grosse|nouvelle|recente|parcours|cycle|liste|attent'
  b"e|d['\xe2\x80\x99]|l['\xe2\x80\x99])\\s*){0,5}\\b(?:interruption\\s+de\\s+grossesse|traitement\\s+de\\s+fert"
  b'ilite|cure\\s+de\\s+desintoxication|operation\\s+de\\s+la\\s+hanche|clinique\\s+psychiatrique|operation\\s+'
  b"de\\s+l'epaule|chirurgie\\s+bariatrique|hopital\\s+psychiatrique|fecondation\\s+in\\s+vitro|alcooliques\\s+ano"
  b'nymes|narcotiques\\s+anonymes|suivi\\s+psychologique|suivi\\s+psychiatrique|transition\\s+de\\s+genre|operati'
  b'on\\s+du\\s+genou|operation\\s+du\\s+coeur|operation\\s+des\\s+yeux|prothese\\s+de\\s+hanche|therapie\\s+de\\s'
  b'+couple|therapie\\s+de\\s+groupe|centre\\s+antidouleur|operation\\s+du\\s+c\xc5\x93ur|prothese\\s+de\\s+genou'
  b'|desensibilisation|operation\\s+du\\s+dos|greffe\\s+de\\s+moelle|groupe\\s+de\\s+parole|soins\\s+palliatifs|hor'
  b'monotherapie|transplantation|seances\\s+de\\s+kine|desintoxication|hopital\\s+de\\s+jour|maison\\s+de\\s+repos'
  b'|coronarographie|chimiotherapie|immunotherapie|greffe\\s+de\\s+rein|greffe\\s+de\\s+foie|greffe\\s+du\\s+c'
  b'\xc5\x93ur|kinesitherapie|psychotherapie|radiotherapie|hysterectomie|fausse\\s+couche|curietherapie|inseminatio'
  b'n|psychanalyse|ergotherapie|angioplastie|mammographie|mastectomie|orthophonie|reeducation|transfusion|vasect'
  b'omie|coloscopie|cesarienne|avortement|amputation|operation|chirurgie|suivi\\s+psy|therapie|desintox|ablation|'
  b'dialyse|pontage|biopsie|analyse|sevrage|chimio|rayons|bypass|greffe|stent|kine|emdr|cure|fiv|pma|ivg|tcc)\\b',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:est|a|suit|va|fait)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b"django)s?\\b)|\\b(?:analyse\\s+(?:de|des|du|statique|syntaxique|d['\xe2\x80\x99])|operation\\s+(?:de|crud|ato"
  b'mique|sur|asynchrone|bancaire|arithmetique|couteuse)|greffon|tranche|code|donnees)\\b|\\ben\\s+cure\\s+de\\s+'
  b'(?:refactor|code)',
  None),
 ('health-doctor-fr', 'health', False,
  b'\\b(?:(?:voit|vois|voir|consulte|consulte|va|vais|alle|rendez-vous|rdv|suivie?|seances?|(?:(?:mon|ma|mes|ton|'
  b'ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|adressee?|chez|traitee?))\\s+(?:(?:une?|la|le|les|chez|ave'
  b"c|par|son|sa|mon|ma|au|a|l['\xe2\x80\x99]|d['\xe2\x80\x99]|nouveau|nouvelle|de|suivi)\\s*){0,4}\\b(?:gastro\\"
  b'-enterologue|psychotherapeute|kinesitherapeute|endocrinologue|ergotherapeute|psychanalyste|orthophoniste|can'
  b'cerologue|dermatologue|rhumatologue|addictologue|diabetologue|orthopediste|allergologue|psychologue|cardiolo'
  b'gue|gynecologue|nephrologue|pneumologue|hematologue|psychiatre|therapeute|neurologue|sage\\-femme|oncologue|s'
  b'exologue|urologue|kine|psy)\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:interview\\w*|entretien\\w*)\\b|(?:est|suis|etait|devenue?)\\s+(?:une?\\s+)?(?:(?:gastr'
  b'o\\-enterologue|psychotherapeute|kinesitherapeute|endocrinologue|ergotherapeute|psychanalyste|orthophoniste|c'
  b'ancerologue|dermatologue|rhumatologue|addictologue|diabetologue|orthopediste|allergologue|psychologue|cardio'
  b'logue|gynecologue|nephrologue|pneumologue|hematologue|psychiatre|therapeute|neurologue|sage\\-femme|oncologue'
  b'|sexologue|urologue|kine|psy))',
  None),
 ('health-state-fr', 'health', False,
  b'(?:(?:\\b(?:est|suis|sont|etait|etais|etaient|fut|devenue?|devient|reste|soit|etre|etant|a\\s+ete|ont\\s+ete|ai'
  b'\\s+ete)\\b))\\s+(?:(?:(?:tres|aussi|encore|toujours|actuellement|gravement|legerement|completement|totalement|'
  b'profondement|partiellement|presque|une?|plus|pas|depuis|nee?|devenue?|ancien|ancienne|a\\s+nouveau|desormais|'
  b'maintenant|recemment|deja|peu|longtemps|souvent|reconnue?)\\s+){0,4})(?:reconnue\\s+travailleuse\\s+handicapee|'
  b'reconnu\\s+travailleur\\s+handicape|en\\s+mi\\-temps\\s+therapeutique|intolerante\\s+au\\s+lactose|intolera'
  b'nt\\s+au\\s+lactose|intolerante\\s+au\\s+gluten|en\\s+arret\\s+longue\\s+duree|accro\\s+aux\\s+medicaments|de'
  b"pendante\\s+a\\s+l'alcool|suivie\\s+en\\s+psychiatrie|intolerant\\s+au\\s+gluten|sous\\s+antidepresseurs|alcool"
  b"ique\\s+abstinent|dependant\\s+a\\s+l'alcool|suivi\\s+en\\s+psychiatrie|en\\s+soins\\s+palliatifs|en\\s+arre"
  b't\\s+de\\s+travail|en\\s+fauteuil\\s+roulant|sous\\s+anticoagulants|sous\\s+neuroleptiques|ancienne\\s+alcooliq'
  b'ue|en\\s+phase\\s+terminale|en\\s+soins\\s+intensifs|sous\\s+anxiolytiques|maniaco\\-depressif|en\\s+psychother'
  b'apie|en\\s+chimiotherapie|ancien\\s+alcoolique|ancien\\s+toxicomane|insuffisant\\s+renal|handicape\\s+moteur|'
  b'gravement\\s+malade|malade\\s+chronique|en\\s+arret\\s+maladie|en\\s+conge\\s+maladie|sous\\s+tritherapie|accro'
  b"\\s+a\\s+l'alcool|sous\\s+traitement|immunodeprimee|malade\\s+du\\s+c\xc5\x93ur|en\\s+reeducation|en\\s+reani"
  b'mation|sous\\s+methadone|sous\\s+cortisone|porteur\\s+du\\s+vih|hypocondriaque|prediabetique|dyscalculique|i'
  b'mmunodeprime|tetraplegique|neuroatypique|malentendante|sourde\\-muette|en\\s+depression|en\\s+invalidite|so'
  b'us\\s+insuline|sous\\s+morphine|claustrophobe|schizophrene|seropositive|paraplegique|hemiplegique|malentendant'
  b'|en\\s+remission|dans\\s+le\\s+coma|hospitalisee|sous\\s+dialyse|sous\\s+lithium|sobre\\s+depuis|epileptique|a'
  b'sthmatique|dyspraxique|seropositif|hypertendue|non\\-voyante|daltonienne|en\\s+burn\\-out|en\\s+therapie|en\\'
  b's+desintox|en\\s+fauteuil|hospitalise|sous\\s+chimio|heroinomane|cocainomane|traumatisee|myope\\s+comme|insomni'
  b'aque|migraineuse|diabetique|dyslexique|anorexique|boulimique|hypertendu|suicidaire|depressive|malvoyante|non'
  b'\\-voyant|sourd\\-muet|handicapee|grabataire|en\\s+burnout|en\\s+analyse|alcoolique|toxicomane|abstinente|me'
  b'nopausee|cancereuse|traumatise|trisomique|migraineux|agoraphobe|bipolaire|paralysee|depressif|infertile|coel'
  b'iaque|malvoyant|daltonien|handicape|en\\s+chimio|abstinent|hemophile|cardiaque|cancereux|enceinte|paralyse|an'
  b'emique|c\xc5\x93liaque|invalide|mourante|atteinte|en\\s+arret|internee|dialysee|surmenee|autiste|sterile|aveugl'
  b'e|infirme|mourant|atteint|en\\s+cure|interne|dialyse|amputee|greffee|surmene|sourde|muette|alitee|en\\s+pma|en'
  b"\\s+fiv|ampute|operee|greffe|sourd|alite|sevre|obese|opere|begue|muet)(?:\\s+(?:de|du|des|d['\xe2\x80\x99]|et|m"
  b'ais|depuis|a|au|pour|suite|a\\s+cause|apres|en|dans|par|lourd\\w*|chronique|qui|ou|severe|moteur|mentale?|avec'
  b'|tres|profonde?|leger|legere|jusqu|car|donc|anonyme|abstinente?|trois|actuellement)|\\s*[.,;:!?)\xe2'
  b'\x80\x94\xe2\x80\x93(-]|\\s*$)',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:double|test\\s+en|essai\\s+en|en)\\s+aveugle|\\b(?:bouton|touche|enceinte\\s+'
  b'(?:bluetooth|connectee|acoustique)|transistors?|sourde?\\s+aux?|aveugle\\s+(?:aux?|a)|porte|atteinte?\\s+(?:la|'
  b"le|les|une?|par|en|son|a)|limite|objectif|quota)\\b|\\b(?:une|l['\xe2\x80\x99]|deux)\\s*enceintes?\\b",
  None),
 ('health-disability-fr', 'health', False,
  b"\\b(?:(?:(?:en|un|son|fauteuil)\\s+fauteuil\\s+(?:roulant|electrique)|(?:porte|a|utilise|besoin\\s+d['\xe2\x80"
  b"\x99]un?e?|portent|possede)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}(?:appareils?\\s+auditifs?|prothes"
  b'es?\\s*\\w*|implant\\s+cochleaire|pacemaker|stimulateur\\s+cardiaque|pompe\\s+a\\s+insuline|canne\\s+blanche|ch'
  b'ien\\s+guide|corset|deambulateur|sonotone)\\b|marche\\s+avec\\s+(?:une\\s+canne|des\\s+bequilles|un\\s+deambula'
  b"teur)|se\\s+deplace\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}(?:fauteuil|bequilles))|(?:(?:s['\xe2\x80"
  b"\x99]est|me\\s+suis|s['\xe2\x80\x99]etait)\\s+(?:cassee?|fracturee?|foulee?|tordue?|luxee?|dechiree?|rompue?)\\"
  b"s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}\\w+|(?:perdu)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,"
  b"2}(?:l['\xe2\x80\x99]ouie|ouie|la\\s+vue|une\\s+jambe|un\\s+bras|un\\s+\xc5\x93il|l['\xe2\x80\x99]audition)|"
  b"operee?\\s+(?:du|de\\s+la|de\\s+l['\xe2\x80\x99]|des|a|au|d['\xe2\x80\x99])\\s*\\w+|(?:carte|reconnaissance|rec"
  b"onnue?|allocation|taux)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,3}(?:invalidite|handicap\\w*|handicapee?|"
  b'incapacite)|\\brqth\\b|\\baah\\b))\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\bicone|\\bavatar|\\bpersonnage',
  None),
 ('health-pregnancy-fr', 'health', False,
  b'(?:\\b(?:tombee?|femme|compagne|s\xc5\x93ur|soeur|fille|collegue|copine|amie|enfin|etant)\\s+enceinte\\b|\\b(?'
  b':attend\\s|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))\\s+grossesse|grossesse\\s|fa'
  b'usse\\s|accouch|avorte|a\\s+fait\\s+une?\\s+ivg|allaite|essai|essay|parcours\\s|terme\\s)|enceinte\\s+de\\s+'
  b'(?:\\w+\\s+)?(?:mois|semaines|jumeaux))(?:[^.;!?\\n]{0,40})',
  b'(?:enceinte|attend\\s+(?:un\\s+(?:bebe|enfant)|des\\s+jumeaux|une\\s+(?:petite\\s+)?fille|un\\s+(?:petit\\s+)?g'
  b'arcon|son\\s+(?:premier|deuxieme|second|troisieme))|(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre'
  b'|vos|leur|leurs))|la)\\s+grossesse|grossesse\\s+(?:difficile|a\\s+risque|gemellaire)|fausse\\s+couche|accouc'
  b'he|accouche\\s+(?:en|dans)|avorte|a\\s+fait\\s+une?\\s+ivg|allaite|(?:essaie|essaient|essayent)\\s+d['
  b"'\xe2\x80\x99]avoir\\s+un\\s+(?:enfant|bebe)|parcours\\s+(?:de\\s+)?(?:pma|fiv)|terme\\s+prevu)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|processus|n\xc5\x93ud|element\\s+enfant|attend\\s+une?\\s+(?:valeur|chaine|liste|reponse)|avorte'
  b'\\s+(?:la|le)\\s+(?:transaction|build|requete|deploiement)|enceinte\\s+(?:bluetooth|connectee|acoustique)',
  None),
 ('health-addiction-fr', 'health', False,
  b"\\b(?:(?:(?:abstinente?|sobre|sevree?|clean)\\s+depuis|(?:ne\\s+boit|boit)\\s+(?:plus\\s+(?:d['\xe2\x80\x99]al"
  b"cool|depuis)|trop\\s*(?:[.,]|$|d['\xe2\x80\x99]alcool))|a\\s+arrete\\s+(?:de\\s+boire|l['\xe2\x80\x99]alcool|l"
  b"a\\s+drogue)|(?:accro|dependante?|addicte?)\\s+(?:a|au|aux)\\s+(?:l['\xe2\x80\x99])?(?:alcool|heroine|cocain"
  b"e|opioides|antidouleurs|jeu|jeux\\s+d['\xe2\x80\x99]argent|drogue|medicaments|nicotine|cannabis|tabac)|(?:(?:("
  b'?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+(?:addiction|alcoolisme|dependance\\s+'
  b'a)|alcooliques\\s+anonymes|(?:fait|fit)\\s+une\\s+(?:rechute|overdose)|a\\s+rechute|(?:cure|sevrage)\\s+(?:de'
  b"\\s+desintox\\w*|alcoolique)|problemes?\\s+d['\xe2\x80\x99]alcool))",
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\bcafe\\b|\\bdesign\\b',
  None),
 ('health-mind-fr', 'health', False,
  b'\\b(?:(?:tentative\\s+de\\s+suicide|a\\s+(?:tente|essaye)\\s+de\\s+(?:se\\s+suicider|mettre\\s+fin)|(?:se\\s+'
  b"scarifie|s['\xe2\x80\x99]automutile|automutil\\w+)|idees\\s+suicidaires|pensees\\s+suicidaires|sante\\s+menta"
  b'le\\s+(?:fragile|est)|(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+sante\\s+('
  b'?:mentale|fragile|decline)|fragile\\s+psychologiquement|(?:fait|fit|faire)\\s+(?:une\\s+depression|un\\s+bur'
  b"n-?out|une\\s+crise\\s+(?:cardiaque|d['\xe2\x80\x99]\\w+)|un\\s+(?:avc|infarctus|malaise)|des\\s+(?:crises|ins"
  b'omnies|migraines)))|(?:arret\\s+(?:maladie|de\\s+travail)|conge\\s+maladie|longue\\s+maladie|mi-temps\\s+ther'
  b"apeutique|hospitalisee?|(?:est|etait|admise?|entree?|rentree?|transportee?|emmenee?)\\s+(?:(?:[\\w\xc5\x93'\xe2"
  b"\x80\x99-]+)\\s+){0,2}(?:a\\s+l['\xe2\x80\x99]hopital|aux\\s+urgences|en\\s+reanimation|en\\s+soins\\s+intens"
  b'ifs|en\\s+psychiatrie|dans\\s+le\\s+coma)))',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:travaille|employee?|logiciel|planning|prevention)\\b|suites?\\s+de\\s+tests',
  None),
 ('health-values-fr', 'health', False,
  b'\\b(?:(?:(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+(?:groupe\\s+sanguin|te'
  b'nsion(?:\\s+arterielle)?\\s+(?:est|a|monte)|glycemie|taux\\s+de\\s+(?:cholesterol|sucre|glycemie)|imc|hba1c|'
  b'charge\\s+virale|diagnostic|dossier\\s+medical|bilan\\s+sanguin|analyses\\s+(?:de\\s+sang|sanguines)|etat\\s+d'
  b'e\\s+sante|maladie|handicap)\\b|groupe\\s+sanguin\\s+(?:est\\s+)?(?:a|b|ab|o)\\s*(?:\\+|-|positif|negatif)|pese'
  b'\\s+\\d{2,3}\\s*(?:kg|kilos)))',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:bug|fuite|panne|incident|calculateur|probleme)\\b',
  None),
 ('health-allergy-fr', 'health', False,
  b"\\b(?:allergi(?:que|ques|e|es)\\s+(?:severe\\s+|grave\\s+)?(?:(?:a|au|aux|la|le|les|l['\xe2\x80\x99]|d['\xe2"
  b"\x80\x99]|de)\\s*){0,3}(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+),?\\s+){0,3}?(?:piqures\\s+d'abeille|produits\\s+lai"
  b"tiers|piqures\\s+de\\s+guepe|poils\\s+d'animaux|fruits\\s+a\\s+coque|fruits\\s+de\\s+mer|lait\\s+de\\s+vache|"
  b'poils\\s+de\\s+chat|antibiotiques|amoxicilline|moisissures|penicilline|cacahuetes|ibuprofene|arachides|cacahue'
  b'te|noisettes|crustaces|crevettes|graminees|ambroisie|poussiere|histamine|arachide|noisette|moutarde|acariens'
  b'|abeilles|aspirine|sulfites|amandes|poisson|lactose|fraises|pollens|bouleau|chevaux|parfums|codeine|gluten|s'
  b'esame|celeri|pommes|pollen|chiens|guepes|nickel|parfum|oeufs|pomme|chats|chien|latex|noix|\xc5\x93ufs|lait|soj'
  b"a|kiwi|chat|iode|\xc5\x93uf|ble)|intoleran(?:te?|ce)\\s+(?:(?:a|au|aux|la|le|l['\xe2\x80\x99])\\s*){0,2}(?:pi"
  b"qures\\s+d'abeille|produits\\s+laitiers|piqures\\s+de\\s+guepe|poils\\s+d'animaux|fruits\\s+a\\s+coque|frui"
  b'ts\\s+de\\s+mer|lait\\s+de\\s+vache|poils\\s+de\\s+chat|antibiotiques|amoxicilline|moisissures|penicilline|cac'
  b'ahuetes|ibuprofene|arachides|cacahuete|noisettes|crustaces|crevettes|graminees|ambroisie|poussiere|histamine'
  b'|arachide|noisette|moutarde|acariens|abeilles|aspirine|sulfites|amandes|poisson|lactose|fraises|pollens|boul'
  b'eau|chevaux|parfums|codeine|gluten|sesame|celeri|pommes|pollen|chiens|guepes|nickel|parfum|oeufs|pomme|chats'
  b'|chien|latex|noix|\xc5\x93ufs|lait|soja|kiwi|chat|iode|\xc5\x93uf|ble)|ne\\s+supporte\\s+pas\\s+(?:le\\s+|la'
  b'\\s+|les\\s+)?(?:lactose|gluten|histamine))\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\breunions?\\b',
  None),
 ('religion-believer-fr', 'religion', False,
  b'(?:(?:(?:\\b(?:est|suis|sont|etait|etais|etaient|fut|devenue?|devient|reste|soit|etre|etant|a\\s+ete|ont\\s+ete'
  b"|ai\\s+ete)\\b))|\\b(?:se\\s+dit|se\\s+considere|se\\s+definit\\s+comme|s['\xe2\x80\x99]identifie\\s+comme|el"
  b"evee?|grandi\\s+dans|issue?\\s+d['\xe2\x80\x99]une|ne|nee|epouse\\s+une?|en\\s+tant\\s+que|comme|(?:(?:mon|ma|"
  b'mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|religion\\s*:|famille|couple|notre\\s+voisin|mariee'
  b'?\\s+a\\s+une?|une?|confession)\\b)\\s+(?:(?:non\\-pratiquante|traditionaliste|non\\-pratiquant|culturellement'
  b"|profondement|pratiquante|d'education|pratiquant|convaincue|confession|maintenant|convaincu|d'origine|desorm"
  b'ais|fervente|croyante|ancienne|religion|baptisee|militant|liberale|toujours|fervent|croyant|stricte|famille|'
  b'baptise|devenue|liberal|culture|grecque|pieuse|devote|ancien|plutot|strict|elevee|devenu|pieux|devot|aussi|b'
  b'onne|eleve|juive|russe|tres|juif|grec|une|des|non|nee|pas|bon|un|ne|de)\\s+){0,4}(?:de\\s+confession\\s+protest'
  b'ante|de\\s+confession\\s+catholique|de\\s+confession\\s+musulmane|de\\s+confession\\s+juive|temoins\\s+de\\s'
  b'+jehovah|temoin\\s+de\\s+jehovah|orthodoxe\\s+russe|traditionaliste|orthodoxe\\s+grec|juif\\s+orthodoxe|tres\\'
  b's+croyante|libre\\-penseur|pentecotiste|scientologue|non\\-croyante|tres\\s+croyant|protestante|evangelique|lut'
  b'herienne|bouddhistes|zoroastrien|non\\-croyant|pratiquante|franc\\-macon|catholique|chretienne|protestant|calv'
  b'iniste|methodiste|adventiste|loubavitch|hassidique|hindouiste|bouddhiste|shintoiste|agnostique|pratiquant|ch'
  b'retiens|lutherien|anglicane|mennonite|orthodoxe|musulmane|musulmans|ismaelien|rastafari|sataniste|chretien|a'
  b'nglican|baptiste|maronite|musulman|croyante|animiste|reforme|mormone|sunnite|yezidie|hindoue|taoiste|paienne'
  b'|croyant|quaker|mormon|chiite|alevie|ahmadi|yezidi|hindou|wiccan|athees|pieuse|devote|deiste|vaudou|copte|so'
  b'ufi|alevi|druze|juive|juifs|sikhe|parsi|bahai|paien|rasta|athee|pieux|devot|catho|juif|sikh|jain)(?:(?:\\s+(?'
  b':et|mais|pratiquante?|non|de|par|depuis|ou|qui|comme|convaincue?|donc|a|dans|tres|car|du|fervente?)\\b|\\s*[.,'
  b';:!?)\xe2\x80\x94\xe2\x80\x93-]|\\s*$))',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:est|se)|\\bfamille\\b",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|\\b(?:art|livre|musique|approche|architecture|site|cuisine|temple|moine\\s+du'
  b'|relit|eglise\\s+\\w+e|histoire|ecole|expo\\w*|agnostique\\s+(?:de|du|a))\\b',
  None),
 ('religion-faith-fr', 'religion', False,
  b'\\b(?:(?:(?:converti(?:e|s|es)?|convertir|conversion|reconverti|adhere|adhere|venue?|revenue?|renonce|quitte|'
  b"pratique|rejoint|appartient|croit|elevee?|grandi)\\s+(?:(?:a|au|aux|en|dans|le|la|les|l['\xe2\x80\x99]|chez|de"
  b')\\s*){0,3}(?:bouddhisme\\s+tibetain|religion\\s+catholique|temoins\\s+de\\s+jehovah|religion\\s+musulmane|pro'
  b'testantisme|bouddhisme\\s+zen|foi\\s+catholique|foi\\s+chretienne|religion\\s+juive|christianisme|foi\\s+musu'
  b"lmane|l'evangelisme|catholicisme|scientologie|l'hindouisme|hindouisme|bouddhisme|orthodoxie|mormonisme|l'ath"
  b"eisme|judaisme|sikhisme|jainisme|l'islam|taoisme|islam))|(?:(?:croi[ts]|croient|croire)\\s+(?:(?:[\\w\xc5"
  b"\x93'\xe2\x80\x99-]+)\\s+){0,2}?en\\s+(?:dieu|jesus|allah|la\\s+reincarnation)|(?:(?:(?:mon|ma|mes|ton|ta|tes|s"
  b'on|sa|ses|notre|nos|votre|vos|leur|leurs))|perdu\\s+la|retrouve\\s+la)\\s+(?:foi|religion|croyances)\\b|pour'
  b"\\s+(?:des\\s+)?raisons\\s+religieuses|(?:quitte|renie)\\s+l['\xe2\x80\x99]eglise|tres\\s+(?:religieux|religie"
  b'use)|apostasi\\w+))\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:fichier|format|json|livre|cours|expose|bonne\\s+foi|mauvaise\\s+foi)\\b',
  None),
 ('religion-worship-fr', 'religion', False,
  b"\\b(?:(?:(?:va|vais|vont|aller|alle|assiste|participe|se\\s+rend|frequente)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-"
  b"]+)\\s+){0,4}?(?:a\\s+la\\s+(?:messe|mosquee|synagogue|grand-messe)|a\\s+l['\xe2\x80\x99]eglise|au\\s+(?:culte"
  b"|temple|gurdwara|catechisme)|a\\s+confesse|la\\s+(?:mosquee|synagogue)|l['\xe2\x80\x99]eglise|le\\s+temple)\\"
  b'b|(?:la|a\\s+la)\\s+messe\\s+(?:tous|chaque|le\\s+dimanche|dominicale|du\\s+dimanche)|prie\\s+(?:(?:[\\'
  b"w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,3}(?:fois|jour|matin|soir|chaque|avant|regulierement|tous|dieu)\\b|priere\\s"
  b"+du\\s+vendredi|heures?\\s+(?:de|des)\\s+prieres?|(?:pause|absente?|temps)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80"
  b'\x99-]+)\\s+){0,3}(?:priere|prier)\\b|(?:chante|chorale|engagee?|benevole|actif|active|catechiste)\\s+(?:(?:[\\'
  b"w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,4}(?:paroisse|eglise|mosquee|synagogue|paroissiale?)\\b|(?:lit|etudie|recit"
  b"e)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}(?:bible|coran|torah|talmud)\\b)|(?:(?:baptisee?|communie|co"
  b'nfirmee?|circoncis|ordonnee?\\s+(?:pretre|diacre))\\b|(?:premiere\\s+communion|bar[\\s-]mitzvah?|bat[\\s-]mit'
  b"zvah?|profession\\s+de\\s+foi)|(?:fait|faire|parti|partie|prepare|pelerinage)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80"
  b'\x99-]+)\\s+){0,3}(?:hajj|omra|pelerinage\\s+a\\s+la\\s+mecque|pelerinage\\s+a\\s+lourdes))|(?:est|devenue?|c'
  b"omme|etait|suis)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}(?:enfant\\s+de\\s+ch\xc5\x93ur|missionnaire|"
  b'seminariste|predicateur|religieuse|bonne\\s+s\xc5\x93ur|catechiste|sacristain|diaconesse|pasteure|aumonier|past'
  b'eur|rabbine|moniale|chantre|muezzin|pretre|diacre|rabbin|eveque|moine|cure|imam)\\b)',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:est|va|a|chante|prie)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:touriste|visite|concert|mariage|photo\\w*|javascript|commande\\s+est\\s+confirmee?|comman'
  b'de|ticket|rendez-vous\\s+confirme|confirmee?\\s+(?:par|le|la|que))\\b',
  None),
 ('religion-observance-fr', 'religion', False,
  b'\\b(?:(?:(?:fait|fais|faire|jeune|jeuner|observe|respecte|celebre|fete|pratique|pendant|durant|avant|apres|po'
  b"ur|a\\s+cause\\s+du)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,3}?(?:ramadan|careme|shabbat|chabbat|sabb"
  b'at|yom\\s+kippour|aid|divali|diwali|hanoucca|hanouka|pessah|roch\\s+hachana|vesak|paque\\s+juive|noel\\s+ort'
  b'hodoxe)\\b|(?:mange|mangent|manger|cuisine|repas|strictement|uniquement|que|du)\\s+(?:(?:[\\w\xc5\x93'
  b"'\xe2\x80\x99-]+)\\s+){0,2}(?:casher|cacher|kasher|halal|hallal)\\b|(?:porte|porter|mis|met|enleve)\\s+(?:(?"
  b":[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}(?:voile|hijab|foulard|niqab|burqa|kippa|turban|tchador|abaya|croix\\s"
  b'+autour)\\b))',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:fait|mange|porte|jeune|observe|ne)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:calendrier|promotion|soldes|campagne|bouton|cacher\\s+(?:le|la|les|un)|bateau|a\\s+voile'
  b')\\b',
  None),
 ('race-people-fr', 'race', False,
  b'(?:(?:(?:\\b(?:est|suis|sont|etait|etais|etaient|fut|devenue?|devient|reste|soit|etre|etant|a\\s+ete|ont\\s+ete'
  b"|ai\\s+ete)\\b))|\\b(?:se\\s+dit|se\\s+considere(?:\\s+comme)?|se\\s+definit\\s+comme|s['\xe2\x80\x99]identif"
  b'ie\\s+comme|appartient\\s+a\\s+la\\s+communaute|communaute|en\\s+tant\\s+que|(?:(?:mon|ma|mes|ton|ta|tes|son|s'
  b"a|ses|notre|nos|votre|vos|leur|leurs))\\s+\\w+))\\s+(?:(?:une?|des|la|le|un\\s+peu|d['\xe2\x80\x99]une|moitie"
  b'|a\\s+moitie|seule?|jeune|femme|homme|personne|francais|francaise|belge|suisse|franco)[\\s-]+){0,3}(?:reunionn'
  b"ais\\s+d'origine|personne\\s+de\\s+couleur|armenien\\s+d'origine|afro\\-descendante|femme\\s+de\\s+couleur|homm"
  b'e\\s+de\\s+couleur|afro\\-descendant|afro\\-americaine|gens\\s+du\\s+voyage|afro\\-americain|juif\\s+ashkena'
  b'ze|afro\\-caribeen|juif\\s+sefarade|femme\\s+blanche|guadeloupeen|martiniquais|amerindienne|femme\\s+noire|h'
  b'omme\\s+blanc|maghrebine|antillaise|eurasienne|hispanique|amerindien|autochtone|tchetchene|homme\\s+noir|peau\\'
  b'-rouge|maghrebin|antillais|africaine|asiatique|ouighoure|tibetaine|pachtoune|pied\\-noir|ashkenaze|sepharade|'
  b'quarteron|beurette|manouche|africain|eurasien|ouighour|tibetain|sefarade|indigene|metisse|berbere|amazigh|to'
  b'uareg|bedouin|tsigane|tzigane|bambara|soninke|haoussa|tamoule|racisee|blanche|mulatre|basanee|quechua|kabyle'
  b'|gitane|creole|latino|latina|inuite|mohawk|bantou|yoruba|zoulou|tamoul|hazara|tatare|racise|basane|noire|bla'
  b'ck|metis|kurde|arabe|gitan|inuit|kanak|maori|peule|wolof|tutsi|tatar|harki|blanc|hmong|khmer|noir|beur|roms|'
  b"peul|igbo|hutu|rom|cri)(?:(?:\\s+(?:et|mais|de|du|des|d['\xe2\x80\x99]|par|ne|nee|ou|qui|dans|avec|issue?|amer"
  b'icaine?|francaise?)|\\s*[.,;:!?)\xe2\x80\x94\xe2\x80\x93/(-]|\\s*$))',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:est|se)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|\\b(?:fond|texte|liste|couleur|tableau|ecran|bordure|theme|cadre|chemise|robe|vo'
  b'iture|chat|chien|cafe|vin|mariage|carton|boite|logo|icone|cd-rom|langue|parle|apprend|cuisine|musique|page|n'
  b'uit|encre|avatar)\\b|boite\\s+noire|\\blouvre',
  None),
 ('race-descent-fr', 'race', False,
  b"(?:\\b(?:d['\xe2\x80\x99]|des\\s+|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))\\s"
  b"+|ses\\s+)(?:origines?|ascendance|racines|ancetres)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,2}?(?:lat"
  b'ino\\-americaine|nord\\-africaine|guadeloupeenne|sud\\-americaine|subsaharienne|martiniquaise|venezuelienne|pal'
  b'estinienne|camerounaise|pakistanaise|sri\\-lankaise|vietnamienne|cambodgienne|thailandaise|indonesienne|reuni'
  b'onnaise|macedonienne|neerlandaise|capverdienne|amerindienne|senegalaise|ethiopienne|erythreenne|mauricienne|'
  b'bangladaise|malaisienne|colombienne|bresilienne|ukrainienne|norvegienne|finlandaise|israelienne|algerienne|t'
  b'unisienne|maghrebine|ivoirienne|congolaise|somalienne|comorienne|egyptienne|armenienne|georgienne|taiwanaise'
  b'|philippine|antillaise|caribeenne|jamaicaine|peruvienne|bolivienne|portugaise|sicilienne|irlandaise|tchetche'
  b'ne|autochtone|marocaine|guineenne|beninoise|togolaise|nigeriane|ghaneenne|rwandaise|africaine|libanaise|irak'
  b'ienne|iranienne|nepalaise|tibetaine|japonaise|laotienne|asiatique|guyanaise|haitienne|mexicaine|chilienne|ar'
  b'gentine|espagnole|italienne|polonaise|hongroise|bosniaque|albanaise|allemande|ecossaise|ashkenaze|etrangere|'
  b'angolaise|malienne|malgache|libyenne|syrienne|indienne|chinoise|coreenne|roumaine|slovaque|kosovare|anglaise'
  b'|suedoise|sefarade|afghane|tamoule|cubaine|grecque|bulgare|tcheque|danoise|tsigane|berbere|metisse|turque|az'
  b'erie|creole|croate|gitane|kabyle|perse|kurde|corse|russe|serbe|belge|juive|arabe|slave|innue|rom)s?\\b|\\b'
  b"d['\xe2\x80\x99](?:origine|ascendance)\\s+(?:mixte|etrangere|immigree)|\\b(?:a\\s+)?moitie\\s+(?:(?:latino\\-a"
  b'mericaine|nord\\-africaine|guadeloupeenne|sud\\-americaine|subsaharienne|martiniquaise|venezuelienne|palestini'
  b'enne|camerounaise|pakistanaise|sri\\-lankaise|vietnamienne|cambodgienne|thailandaise|indonesienne|reunionnais'
  b'e|macedonienne|neerlandaise|capverdienne|amerindienne|senegalaise|ethiopienne|erythreenne|mauricienne|bangla'
  b'daise|malaisienne|colombienne|bresilienne|ukrainienne|norvegienne|finlandaise|israelienne|algerienne|tunisie'
  b'nne|maghrebine|ivoirienne|congolaise|somalienne|comorienne|egyptienne|armenienne|georgienne|taiwanaise|phili'
  b'ppine|antillaise|caribeenne|jamaicaine|peruvienne|bolivienne|portugaise|sicilienne|irlandaise|tchetchene|aut'
  b'ochtone|marocaine|guineenne|beninoise|togolaise|nigeriane|ghaneenne|rwandaise|africaine|libanaise|irakienne|'
  b'iranienne|nepalaise|tibetaine|japonaise|laotienne|asiatique|guyanaise|haitienne|mexicaine|chilienne|argentin'
  b'e|espagnole|italienne|polonaise|hongroise|bosniaque|albanaise|allemande|ecossaise|ashkenaze|etrangere|angola'
  b'ise|malienne|malgache|libyenne|syrienne|indienne|chinoise|coreenne|roumaine|slovaque|kosovare|anglaise|suedo'
  b'ise|sefarade|afghane|tamoule|cubaine|grecque|bulgare|tcheque|danoise|tsigane|berbere|metisse|turque|azerie|c'
  b'reole|croate|gitane|kabyle|perse|kurde|corse|russe|serbe|belge|juive|arabe|slave|innue|rom)|\\w+ais|\\w+ien|\\w'
  b"+ain|\\w+ois|senegalais|chinois|japonais|turc|grec|arabe)\\b|\\b(?:issue?s?)\\s+de\\s+(?:l['\xe2\x80\x99])?imm"
  b"igration|\\bissue?\\s+d['\xe2\x80\x99]une\\s+famille\\s+(?:(?:latino\\-americaine|nord\\-africaine|guadeloupeen"
  b'ne|sud\\-americaine|subsaharienne|martiniquaise|venezuelienne|palestinienne|camerounaise|pakistanaise|sri\\-la'
  b'nkaise|vietnamienne|cambodgienne|thailandaise|indonesienne|reunionnaise|macedonienne|neerlandaise|capverdien'
  b'ne|amerindienne|senegalaise|ethiopienne|erythreenne|mauricienne|bangladaise|malaisienne|colombienne|bresilie'
  b'nne|ukrainienne|norvegienne|finlandaise|israelienne|algerienne|tunisienne|maghrebine|ivoirienne|congolaise|s'
  b'omalienne|comorienne|egyptienne|armenienne|georgienne|taiwanaise|philippine|antillaise|caribeenne|jamaicaine'
  b'|peruvienne|bolivienne|portugaise|sicilienne|irlandaise|tchetchene|autochtone|marocaine|guineenne|beninoise|'
  b'togolaise|nigeriane|ghaneenne|rwandaise|africaine|libanaise|irakienne|iranienne|nepalaise|tibetaine|japonais'
  b'e|laotienne|asiatique|guyanaise|haitienne|mexicaine|chilienne|argentine|espagnole|italienne|polonaise|hongro'
  b'ise|bosniaque|albanaise|allemande|ecossaise|ashkenaze|etrangere|angolaise|malienne|malgache|libyenne|syrienn'
  b'e|indienne|chinoise|coreenne|roumaine|slovaque|kosovare|anglaise|suedoise|sefarade|afghane|tamoule|cubaine|g'
  b'recque|bulgare|tcheque|danoise|tsigane|berbere|metisse|turque|azerie|creole|croate|gitane|kabyle|perse|kurde'
  b'|corse|russe|serbe|belge|juive|arabe|slave|innue|rom)|immigree)|\\bfranco-(?:(?:latino\\-americaine|nord\\-afri'
  b'caine|guadeloupeenne|sud\\-americaine|subsaharienne|martiniquaise|venezuelienne|palestinienne|camerounaise|pa'
  b'kistanaise|sri\\-lankaise|vietnamienne|cambodgienne|thailandaise|indonesienne|reunionnaise|macedonienne|neerl'
  b'andaise|capverdienne|amerindienne|senegalaise|ethiopienne|erythreenne|mauricienne|bangladaise|malaisienne|co'
  b'lombienne|bresilienne|ukrainienne|norvegienne|finlandaise|israelienne|algerienne|tunisienne|maghrebine|ivoir'
  b'ienne|congolaise|somalienne|comorienne|egyptienne|armenienne|georgienne|taiwanaise|philippine|antillaise|car'
  b'ibeenne|jamaicaine|peruvienne|bolivienne|portugaise|sicilienne|irlandaise|tchetchene|autochtone|marocaine|gu'
  b'ineenne|beninoise|togolaise|nigeriane|ghaneenne|rwandaise|africaine|libanaise|irakienne|iranienne|nepalaise|'
  b'tibetaine|japonaise|laotienne|asiatique|guyanaise|haitienne|mexicaine|chilienne|argentine|espagnole|italienn'
  b'e|polonaise|hongroise|bosniaque|albanaise|allemande|ecossaise|ashkenaze|etrangere|angolaise|malienne|malgach'
  b'e|libyenne|syrienne|indienne|chinoise|coreenne|roumaine|slovaque|kosovare|anglaise|suedoise|sefarade|afghane'
  b'|tamoule|cubaine|grecque|bulgare|tcheque|danoise|tsigane|berbere|metisse|turque|azerie|creole|croate|gitane|'
  b'kabyle|perse|kurde|corse|russe|serbe|belge|juive|arabe|slave|innue|rom)|\\w+ain|\\w+ien|\\w+ais|turc|malien'
  b')\\b|\\b(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|a\\s+la|couleur\\s+de)\\s+'
  b'peau\\s+(?:est\\s+)?(?:noire|foncee|claire|brune|mate|blanche|metissee)|\\bde\\s+sang\\s+\\w+|\\borigine\\s+'
  b'ethnique|\\bancetres\\s+(?:etaient|viennent|venaient))',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:est|a)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|\\b(?:plat|recette|mot|terme|vin|fromage|cafe|produit|cuisine|the|arbre|feuilles'
  b'|equation|musique|entreprise|ecole|lycee|match)\\b|\\bsquad',
  None),
 ('race-family-fr', 'race', False,
  b'\\b(?:(?:parents|famille|mere|pere|grands-parents|grand-mere|grand-pere|ancetres|aieux)\\s+(?:(?:[\\w\xc5\x93'
  b"'\xe2\x80\x99-]+)\\s+){0,3}?(?:viennent|vient|venaient|venait|venue?s?|arrivee?s?|originaires?|ont\\s+(?:fui|qu"
  b"itte|emigre|immigre)|a\\s+(?:fui|quitte|emigre)|immigree?s?|exilee?s?)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\"
  b"s+){0,3}?(?:d['\xe2\x80\x99]|de\\s+|du\\s+|des\\s+|le\\s+|la\\s+|l['\xe2\x80\x99])?(?:cote\\s+d'ivoire|afgha"
  b'nistan|philippines|ile\\s+maurice|tchetchenie|madagascar|bangladesh|guadeloupe|martinique|sri\\s+lanka|thailan'
  b'de|argentine|palestine|kurdistan|cameroun|ethiopie|erythree|pakistan|cambodge|antilles|colombie|portugal|rou'
  b'manie|bulgarie|cap\\-vert|algerie|tunisie|senegal|nigeria|somalie|comores|afrique|maghreb|turquie|armenie|vie'
  b'tnam|mexique|espagne|pologne|ukraine|hongrie|croatie|albanie|kabylie|guinee|rwanda|egypte|bresil|italie|russ'
  b'ie|serbie|bosnie|kosovo|angola|maroc|congo|benin|ghana|liban|syrie|chine|japon|coree|haiti|perou|chili|grece'
  b'|mali|togo|irak|iran|inde|laos|asie|cuba)|(?:(?:(?:\\b(?:est|suis|sont|etait|etais|etaient|fut|devenue?|devie'
  b'nt|reste|soit|etre|etant|a\\s+ete|ont\\s+ete|ai\\s+ete)\\b))|comme)\\s+(?:une?\\s+)?(?:ancien\\s+|ancienne\\'
  b"s+)?(?:refugiee?|immigree?|migrante?|demandeu(?:r|se)\\s+d['\xe2\x80\x99]asile|exilee?)(?:\\s+(?:de|du|d['\xe2"
  b'\x80\x99]|politique|(?:latino\\-americaine|nord\\-africaine|guadeloupeenne|sud\\-americaine|subsaharienne|mar'
  b'tiniquaise|venezuelienne|palestinienne|camerounaise|pakistanaise|sri\\-lankaise|vietnamienne|cambodgienne|tha'
  b'ilandaise|indonesienne|reunionnaise|macedonienne|neerlandaise|capverdienne|amerindienne|senegalaise|ethiopie'
  b'nne|erythreenne|mauricienne|bangladaise|malaisienne|colombienne|bresilienne|ukrainienne|norvegienne|finlanda'
  b'ise|israelienne|algerienne|tunisienne|maghrebine|ivoirienne|congolaise|somalienne|comorienne|egyptienne|arme'
  b'nienne|georgienne|taiwanaise|philippine|antillaise|caribeenne|jamaicaine|peruvienne|bolivienne|portugaise|si'
  b'cilienne|irlandaise|tchetchene|autochtone|marocaine|guineenne|beninoise|togolaise|nigeriane|ghaneenne|rwanda'
  b'ise|africaine|libanaise|irakienne|iranienne|nepalaise|tibetaine|japonaise|laotienne|asiatique|guyanaise|hait'
  b'ienne|mexicaine|chilienne|argentine|espagnole|italienne|polonaise|hongroise|bosniaque|albanaise|allemande|ec'
  b'ossaise|ashkenaze|etrangere|angolaise|malienne|malgache|libyenne|syrienne|indienne|chinoise|coreenne|roumain'
  b'e|slovaque|kosovare|anglaise|suedoise|sefarade|afghane|tamoule|cubaine|grecque|bulgare|tcheque|danoise|tsiga'
  b'ne|berbere|metisse|turque|azerie|creole|croate|gitane|kabyle|perse|kurde|corse|russe|serbe|belge|juive|arabe'
  b"|slave|innue|rom))|\\s*[.,;])|(?:fils|fille|enfant|petit-fils|petite-fille)\\s+d['\xe2\x80\x99](?:immigres?|imm"
  b'igrees?|exiles|ouvriers\\s+immigres)|(?:fils|fille|enfant)\\s+de\\s+(?:refugies|harkis|migrants))',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|\\b(?:vacances|voyage|donnees|livraison|colis)\\b',
  None),
 ('minors-age-fr', 'minors', False,
  b'\\b(?:petite\\s+derniere|petits\\-enfants|petit\\s+dernier|petite\\-fille|petite\\s+soeur|belle\\-fille|pet'
  b'it\\s+frere|petite\\s+s\xc5\x93ur|adolescente|petit\\-fils|adolescent|nourrisson|beau\\-fils|benjamine|filleul'
  b'e|jumelles|benjamin|enfants|cousine|filleul|garcons|jumeaux|jumelle|triples|cadette|filles|enfant|neveux|nie'
  b'ces|freres|cousin|garcon|gamine|gamins|gosses|jumeau|petite|fille|neveu|niece|frere|soeur|s\xc5\x93urs|gamin|g'
  b'osse|eleve|ainee|cadet|petit|fils|bebe|s\xc5\x93ur|aine|ado)(?:\\s*,?\\s*[\\w-]+)?(?:\\s*,|\\s*\\(|\\s*:|\\s+('
  b"?:a|ont|avait|aura|auront|aura\\s+bientot|vient\\s+d['\xe2\x80\x99]avoir|fete|fetera|de|d['\xe2\x80\x99]|age"
  b'e?s?\\s+de|qui\\s+a|qui\\s+ont|va\\s+avoir|est\\s+agee?\\s+de|sont\\s+ages\\s+de))\\s*(?:(?:maintenant|biento'
  b't|deja|presque|tout\\s+juste|ses|avoir|a|ont|respectivement|eu|de|juste|a\\s+peine)\\s+){0,3}(?:(?:1[0-7]|[0-9]'
  b'|(?:quatorze|dix\\-sept|quatre|treize|quinze|trois|douze|seize|deux|cinq|sept|huit|neuf|onze|six|dix|un)))(?:'
  b'\\s*(?:,|et|/|ou)\\s*(?:(?:1[0-7]|[0-9]|(?:quatorze|dix\\-sept|quatre|treize|quinze|trois|douze|seize|deux|cinq'
  b'|sept|huit|neuf|onze|six|dix|un)))){0,3}\\s*(?:ans|mois|semaines|jours)\\b|\\b(?:petite\\s+derniere|petits\\-'
  b'enfants|petit\\s+dernier|petite\\-fille|petite\\s+soeur|belle\\-fille|petit\\s+frere|petite\\s+s\xc5\x93ur|a'
  b'dolescente|petit\\-fils|adolescent|nourrisson|beau\\-fils|benjamine|filleule|jumelles|benjamin|enfants|cousine'
  b'|filleul|garcons|jumeaux|jumelle|triples|cadette|filles|enfant|neveux|nieces|freres|cousin|garcon|gamine|gam'
  b'ins|gosses|jumeau|petite|fille|neveu|niece|frere|soeur|s\xc5\x93urs|gamin|gosse|eleve|ainee|cadet|petit|fils|b'
  b'ebe|s\xc5\x93ur|aine|ado)\\s+(?:[\\w-]+\\s+)?\\(\\s*(?:(?:1[0-7]|[0-9]|(?:quatorze|dix\\-sept|quatre|treize|'
  b'quinze|trois|douze|seize|deux|cinq|sept|huit|neuf|onze|six|dix|un)))\\s*\\)',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b'url|bot|jeu|csv)|chien|chienne|chiot|chat|chatte|chaton|cheval|lapin|animal|voiture|maison|velo|telephone|wh'
  b'isky|vin|experience|anciennete|pour\\s+cent|pixels?|px|minutes|heures|secondes|euros|tickets|points|kilometre'
  b"s|km)\\b|%|\\bd['\xe2\x80\x99]execution\\b|\\bans\\s+(?:d['\xe2\x80\x99]|de\\s+(?:metier|pratique|carriere|m"
  b'ariage|retard)))',
  None),
 ('minors-own-age-fr', 'minors', False,
  b"(?:\\bj['\xe2\x80\x99]ai|\\b(?:utilisateur|utilisatrice|il|elle|eleve|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|no"
  b'tre|nos|votre|vos|leur|leurs))\\s+\\w+|collegien|collegienne|lyceen|lyceenne|stagiaire)(?:\\s+[\\w-]+)?\\s+(?'
  b":a|ont|aura|avait|n['\xe2\x80\x99]a)|^\\s*[\\w-]+\\s+(?:a|aura))\\s+(?:(?:tout\\s+juste|bientot|deja|a\\s+peine"
  b'|que|maintenant|presque|eu)\\s+){0,2}(?:1[0-7]|[1-9]|treize|quatorze|quinze|seize|dix-sept|douze|onze|sept|hu'
  b'it|neuf|six|cinq|quatre|trois|deux)\\s+ans(?:\\s*[.,;:!?)]|\\s*$|\\s+(?:et|mais|en\\s+(?:(?:janvier|fevrier|m'
  b'ars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))|cette|la\\s+semaine|demain|aujourd|depu'
  b'is)\\b)|\\bagee?s?\\s+de\\s+(?:(?:1[0-7]|[0-9]|(?:quatorze|dix\\-sept|quatre|treize|quinze|trois|douze|seize|'
  b'deux|cinq|sept|huit|neuf|onze|six|dix|un)))\\s+(?:ans|mois)\\b',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b'url|bot|jeu|csv)|chien|chienne|chiot|chat|chatte|chaton|cheval|lapin|animal|voiture|maison|velo|telephone|wh'
  b'isky|vin|experience|anciennete|pour\\s+cent|pixels?|px|minutes|heures|secondes|euros|tickets|points|kilometre'
  b"s|km)\\b|%|\\bd['\xe2\x80\x99]execution\\b|\\bans\\s+(?:d['\xe2\x80\x99]|de\\s+(?:metier|pratique|carriere|m"
  b"ariage|retard)))|\\bans\\s+et\\s+(?:demi\\s+)?d['\xe2\x80\x99]experience",
  None),
 ('minors-school-fr', 'minors', False,
  b'\\b(?:est|sont|va|vont|entre|entrent|entrera|passe|rentre|commence|commencera|redouble|suit|en|a|au|a\\s+la|de'
  b"|la|le|l['\xe2\x80\x99]|chercher|depose|recupere|inscrite?|scolarisee?)\\s+(?:(?:en|a|au|la|le|a\\s+la|de|du|da"
  b"ns|sa|son|une|l['\xe2\x80\x99]|classe|petite|grande)\\s*){0,4}(?:colonie\\s+de\\s+vacances|ecole\\s+elementai"
  b're|ecole\\s+maternelle|moyenne\\s+section|ecole\\s+primaire|halte\\-garderie|petite\\s+section|grande\\s+secti'
  b'on|chez\\s+la\\s+nounou|centre\\s+aere|maternelle|cinquieme|quatrieme|troisieme|terminale|primaire|garderie|pre'
  b"miere|nourrice|sixieme|seconde|college|l'ecole|creche|lycee|ecole|6eme|5eme|4eme|3eme|ce1|ce2|cm1|cm2|cp|6e|"
  b'5e|4e|3e)\\b|\\b(?:collegien|collegienne|lyceen|lyceenne|ecolier|ecoliere)\\b',
  b'\\b(?:petite\\s+derniere|petits\\-enfants|petit\\s+dernier|petite\\-fille|petite\\s+soeur|belle\\-fille|pet'
  b'it\\s+frere|petite\\s+s\xc5\x93ur|adolescente|petit\\-fils|adolescent|nourrisson|beau\\-fils|benjamine|filleul'
  b'e|jumelles|benjamin|enfants|cousine|filleul|garcons|jumeaux|jumelle|triples|cadette|filles|enfant|neveux|nie'
  b'ces|freres|cousin|garcon|gamine|gamins|gosses|jumeau|petite|fille|neveu|niece|frere|soeur|s\xc5\x93urs|gamin|g'
  b'osse|eleve|ainee|cadet|petit|fils|bebe|s\xc5\x93ur|aine|ado)\\b|\\b(?:il|elle|utilisateur|utilisatrice|qui)\\'
  b's+(?:est|entre|va|passe)\\s+(?:encore\\s+)?(?:en|a|au)|\\bje\\s+suis\\s+(?:en|au|collegien|lyceen)|^\\s*\\w'
  b'+\\s+(?:est|entre|va|passe)\\s+(?:en|a|au)',
  b'(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration|schema|jeu\\s+de\\s+donnees|da'
  b'taset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portail|prototype|composant|formulaire|'
  b'logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|django)s?\\b)|\\b(?:professeure?|pr'
  b'of|enseigne\\w*|institut\\w+|directeur|directrice|travaille|ancien|ancienne|element|n\xc5\x93ud|processus|po'
  b'rtail|en\\s+premiere\\s+(?:instance|ligne|page|version|classe)|ligne|a\\s+la\\s+seconde|par\\s+seconde|en\\s+s'
  b'econde\\s+(?:main|lecture)|premier|etape|partie|position|trimestre|fin\\s+de\\s+vie|doctorat|ingenieurs?|commer'
  b'ce|universite)\\b',
  None),
 ('minors-child-fr', 'minors', False,
  b'\\b(?:(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|a\\s+une?|ont\\s+une?|ai\\s'
  b'+une?|avec\\s+une?|attend\\w*\\s+une?)\\s+(?:\\w+\\s+)?(?:bebe|nourrisson|nouveau-ne|adolescente?|ado|bambin|t'
  b'out-petit)\\b|(?:est|sont|suis)\\s+(?:encore\\s+|toujours\\s+)?(?:une?\\s+)?(?:mineure?s?|adolescente?s?|nour'
  b'risson|bebe|ado)(?:\\s*[.,;)]|\\s*$|\\s+(?:et|de|qui|mais|donc)\\b)|(?:enfants?|fils|fille)\\s+mineure?s?)',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:est|a)",
  b'(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration|schema|jeu\\s+de\\s+donnees|da'
  b'taset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portail|prototype|composant|formulaire|'
  b'logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|django)s?\\b)|(?:\\b(?:(?:base\\s+de'
  b"\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalite|configuration|base\\s+d"
  b'e\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieur|compilateur|deploiemen'
  b't|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simulation|entreprise|librair'
  b'ie|framework|structure|interface|parametre|composant|extension|conteneur|processus|benchmark|graphique|endpo'
  b'int|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|service|cluster|colonne|'
  b'methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fichier|dossier|element|tabl'
  b'eau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widget|script|plugin|corpus|m'
  b'odele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|champ|ligne|outil|tests|buil'
  b'd|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|url|bot|jeu|csv))s?\\s+(?'
  b":(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffrent|vit|habite|se\\s+trouve"
  b')\\b)|\\b(?:parseur|projet\\s+est|version\\s+mineure|bug\\s+mineur|probleme\\s+mineur|changement|modification|'
  b"correctif|c['\xe2\x80\x99]est\\s+(?:son|mon)\\s+bebe|enseigne\\w*)\\b",
  None),
 ('minors-birth-fr', 'minors', False,
  b'\\b(?:(?:nee?s?|naissance|anniversaire)\\s*(?::|\\()?\\s*(?:(?:le|en|est|a|au|du|de)\\s+){0,3}(?:[\\w.,:/-]+[\\'
  b's,]+){0,3}?(?:\\d{1,2}[./-]\\d{1,2}[./-])?(?:(?:2009|201[0-9]|202[0-6]))\\b|(?:petite\\s+derniere|petits\\-en'
  b'fants|petit\\s+dernier|petite\\-fille|petite\\s+soeur|belle\\-fille|petit\\s+frere|petite\\s+s\xc5\x93ur|ado'
  b'lescente|petit\\-fils|adolescent|nourrisson|beau\\-fils|benjamine|filleule|jumelles|benjamin|enfants|cousine|f'
  b'illeul|garcons|jumeaux|jumelle|triples|cadette|filles|enfant|neveux|nieces|freres|cousin|garcon|gamine|gamin'
  b's|gosses|jumeau|petite|fille|neveu|niece|frere|soeur|s\xc5\x93urs|gamin|gosse|eleve|ainee|cadet|petit|fils|beb'
  b"e|s\xc5\x93ur|aine|ado)(?:\\s+[\\w-]+)?\\s+(?:est|sont)\\s+nee?s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+"
  b'){0,3}?(?:hier|derniere?|il\\s+y\\s+a|cette\\s+(?:annee|semaine)|ce\\s+mois|en\\s+(?:(?:janvier|fevrier|mars|'
  b"avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))|l['\xe2\x80\x99]an\\s+dernier))",
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|\\b(?:petite\\s+derniere|petits\\-enfants|petit\\s+dernier|petite\\-fille|petite\\s+s"
  b'oeur|belle\\-fille|petit\\s+frere|petite\\s+s\xc5\x93ur|adolescente|petit\\-fils|adolescent|nourrisson|beau\\-f'
  b'ils|benjamine|filleule|jumelles|benjamin|enfants|cousine|filleul|garcons|jumeaux|jumelle|triples|cadette|fil'
  b'les|enfant|neveux|nieces|freres|cousin|garcon|gamine|gamins|gosses|jumeau|petite|fille|neveu|niece|frere|soe'
  b'ur|s\xc5\x93urs|gamin|gosse|eleve|ainee|cadet|petit|fils|bebe|s\xc5\x93ur|aine|ado)\\b|^\\s*[\\w-]+\\s+(?:es'
  b't\\s+)?nee?|^\\s*[\\w-]+\\s*[,(]',
  b"\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalite|c"
  b'onfiguration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieur|c'
  b'ompilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simulati'
  b'on|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|benc'
  b'hmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|ser'
  b'vice|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fichier'
  b'|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widget|s'
  b'cript|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|champ|l'
  b'igne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|url'
  b'|bot|jeu|csv)|langage|rust|python|kotlin|idee|mouvement|podcast|blog|chien|chat|chiot|meme|association)\\b',
  None),
 ('location-address-fr', 'location', False,
  b'\\b(?:habit(?:e|ent|ait|er|ons)|vi[ts]|vivent|loge|reside|resident|domicili\\w+|domicile|adresse|maison|appart'
  b'ement|logement|studio|demenag\\w+|emmenag\\w+|chez\\s+(?:moi|lui|elle)|livr\\w+|envoy\\w+|colis|loue|colocati'
  b'on|demeure|coordonnees)\\b[^\\n;!?]{0,40}?\\b\\d{1,4}(?:\\s?(?:bis|ter|quater|[a-d]))?\\s?,?\\s+(?:lotissement|'
  b'rond\\-point|boulevard|residence|esplanade|promenade|faubourg|lieu\\-dit|traverse|impasse|passage|sentier|vene'
  b'lle|avenue|allees|chemin|square|ruelle|hameau|montee|place|allee|route|cours|villa|sente|quai|cite|voie|rue|'
  b"av\\.|bld|bd)\\s+[\\w\xc5\x93'\xe2\x80\x99-]+",
  None,
  b'\\b(?:bureau|bureaux|siege|societe|entreprise|magasin|boutique|restaurant|musee|hotel|hopital|ecole|test|exem'
  b'ple|champ|api|parseur|regex|valid\\w+|serveur|entrepot|cabinet|salle|conference|agence|meetup|gare)\\b',
  None),
 ('location-home-fr', 'location', False,
  b"\\b(?:(?:habit(?:e|ent)|vi[ts]|loge|reside)\\s+(?:(?:au|a|dans|en|l['\xe2\x80\x99])\\s*){0,2}(?:(?:numero|ap"
  b'partement|appt|apt|batiment|bat|immeuble|escalier|porte|n\xc2\xb0)\\s*){1,2}[\\w]*\\d\\w*|(?:(?:(?:mon|ma|mes|'
  b'ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+(?:adresse(?:\\s+(?:personnelle|postale|privee))?|d'
  b'omicile)\\s*(?:est|:|se\\s+trouve|se\\s+situe)\\s*[^\\n;!?]{3,60}\\d|(?:habit(?:e|ent)|vi[ts]|reside)\\s+(?:au|'
  b"a)\\s+(?:[\\w'\xe2\x80\x99-]+,?\\s+){1,5}?\\d{1,4}[a-z]?\\s*,\\s*\\d{4,5}\\s+\\w+)",
  None,
  b'[/\\\\]\\w|https?|localhost|@|\\b(?:ip|mac|e-mail|email|mail|memoire|bureau|societe|serveur|service|fichier|'
  b'dossier|port|api|test|exemple|ans|personnes|enfants|chats|chiens|(?:19|20)\\d\\d|depuis|minutes|km)\\b|0x|\\'
  b'd+\\.\\d+\\.\\d+\\.\\d+',
  None),
 ('politics-fr', 'politics', False,
  b'\\b(?:(?:vot(?:e|e|er|era|ent|ait)|milite|militante?|adherente?|adhere|encartee?|sympathisante?|soutient|sout'
  b'enu|candidate?|elue?|membre|engagee?|partisane?|electeur|electrice)\\s+(?:(?:pour|au|a|aux|chez|du|de|des|la|'
  b"le|les|l['\xe2\x80\x99]|toujours|contre|parti)\\s*){0,4}\\b(?:rassemblement\\s+national|la\\s+france\\s+insoum"
  b'ise|parti\\s+socialiste|france\\s+insoumise|les\\s+republicains|parti\\s+communiste|europe\\s+ecologie|les\\s+'
  b'ecologistes|front\\s+national|lutte\\s+ouvriere|extreme\\s+droite|extreme\\s+gauche|parti\\s+radical|renaissa'
  b'nce|reconquete|en\\s+marche|les\\s+verts|melenchon|hollande|bardella|pecresse|zemmour|sarkozy|hidalgo|roussel|'
  b'gauche|droite|macron|le\\s+pen|fillon|modem|jadot|eelv|lfi|pcf|npa|udi|ps|rn|fn|lr)\\b|(?:(?:(?:\\b(?:est|suis|'
  b'sont|etait|etais|etaient|fut|devenue?|devient|reste|soit|etre|etant|a\\s+ete|ont\\s+ete|ai\\s+ete)\\b))|se\\s'
  b'+dit|se\\s+considere|se\\s+situe)\\s+(?:(?:une?|plutot|tres|politiquement|fervente?|convaincue?|ancien|ancienne'
  b'|clairement|vieux|vieille|militante?)\\s+){0,3}(?:ecologiste\\s+convaincue|militant\\s+antifasciste|ecologi'
  b"ste\\s+convaincu|militante\\s+ecologiste|militant\\s+ecologiste|militante\\s+feministe|d'extreme\\s+droite|d'"
  b'extreme\\s+gauche|independantiste|souverainiste|melenchoniste|nationaliste|monarchiste|gilet\\s+jaune|communis'
  b'te|socialiste|anarchiste|trotskiste|macroniste|libertaire|gaulliste|royaliste|lepeniste|insoumise|de\\s+gauch'
  b'e|de\\s+droite|centriste|frontiste|marxiste|fasciste|insoumis|neonazi|zadiste)(?:\\s*[.,;!?)]|\\s*$|\\s+(?:e'
  b't|mais|convaincue?|depuis|de\\s+toujours)\\b)|(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|le'
  b'ur|leurs)))\\s+(?:opinions?|convictions?|idees)\\s+politiques?)',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|\\b(?:colonne\\s+de|barre|panneau|a\\s+(?:gauche|droite)\\s+de|cote|marge|align'
  b'ee?|bouton|menu|clic|politique\\s+de\\s+(?:securite|confidentialite))\\b',
  None),
 ('union-fr', 'union', False,
  b"\\b(?:(?:est|suis|sont|etait|devenue?)\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+){0,3}?(?:syndiquee?s?|syndica"
  b'liste|delegue\\w*\\s+(?:syndicale?|du\\s+personnel)|representante?\\s+(?:syndicale?|du\\s+personnel)|elue?\\s+'
  b"(?:au\\s+)?(?:cse|comite\\s+d['\xe2\x80\x99]entreprise))|(?:adherente?|adhere|adhere|membre|encartee?|militante"
  b"?|milite|carte|cotise|rejoint|affiliee?|permanente?)\\s+(?:(?:a|au|de|du|la|le|chez|d['\xe2\x80\x99]un|un|"
  b"l['\xe2\x80\x99]|son)\\s*){0,3}\\b(?:cgt|cfdt|fo|force\\s+ouvriere|cfe-cgc|cftc|sud|unsa|fsu|solidaires|synd"
  b'icat)\\b|(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+syndicat\\b)',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b"django)s?\\b)|syndicat\\s+(?:d['\xe2\x80\x99]initiative|de\\s+copropriete)|syndication|\\bsyndic\\b",
  None),
 ('sexuality-fr', 'sexuality', False,
  b'(?:(?:(?:(?:\\b(?:est|suis|sont|etait|etais|etaient|fut|devenue?|devient|reste|soit|etre|etant|a\\s+ete|ont\\s+'
  b"ete|ai\\s+ete)\\b))|\\b(?:se\\s+dit|se\\s+definit\\s+comme|s['\xe2\x80\x99]identifie\\s+comme|se\\s+considere"
  b'\\s+comme|en\\s+tant\\s+que))\\s+(?:(?:une?|ouvertement|aussi|secretement|plutot|pas|fierement|homme|femme|c'
  b'ouple)\\s+){0,3}(?:une\\s+femme\\s+trans|en\\s+couple\\s+libre|dans\\s+le\\s+placard|heterosexuelle|un\\s+ho'
  b'mme\\s+trans|transsexuelle|polyamoureuse|homosexuelle|heterosexuel|polyamoureux|pansexuelle|transsexuel|non\\s'
  b'+binaire|non\\-binaire|femme\\s+trans|homme\\s+trans|genderfluid|homosexuel|bisexuelle|transgenre|intersexue|le'
  b'sbienne|pansexuel|asexuelle|intersexe|bisexuel|asexuel|hetero|queer|trans|homo|gay|bi)(?:\\s*[.,;:!?)]|\\s*$|\\'
  b's+(?:et|mais|depuis|ou|qui|a|dans)\\b)|\\b(?:coming[\\s-]out|orientation\\s+sexuelle|(?:(?:(?:mon|ma|mes|ton'
  b'|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+(?:vie\\s+sexuelle|transition|sexualite|homosexualite)'
  b'|a\\s+une\\s+liaison|(?:fils|frere|collegue|ami|oncle|couple)\\s+(?:gay|homosexuel)|(?:fille|s\xc5\x93ur|soeu'
  b'r|collegue|amie|tante|couple)\\s+(?:lesbien(?:ne)?|homosexuelle))\\b)',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:power\\s+bi|outil\\s+bi|gras\\s+trans|transition\\s+(?:css|ecologique|numerique|vers))\\b',
  None),
 ('genetics-fr', 'genetics', False,
  b"\\b(?:(?:porteu(?:r|se)|porte|herite|a|positive?)\\s+(?:(?:de|du|la|le|une?|d['\xe2\x80\x99]une?|a|l['\xe2"
  b'\x80\x99])\\s*){0,3}(?:mutation\\s+\\w+|brca\\s?[12]?|gene\\s+\\w+|anomalie\\s+(?:genetique|chromosomique)|ma'
  b'ladie\\s+(?:genetique|hereditaire)|predisposition\\s+genetique)|(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notr'
  b'e|nos|votre|vos|leur|leurs)))\\s+(?:test\\s+(?:adn|genetique)|adn|genome|profil\\s+genetique|tests?\\s+23and'
  b'me)|(?:fait|passe|realise)\\s+un\\s+test\\s+(?:adn|genetique)|predisposee?\\s+genetiquement)',
  None,
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|algorithmes?\\s+genetiques?|graphql|tests?\\s+de\\s+mutation',
  None),
 ('biometrics-fr', 'biometrics', False,
  b'\\b(?:(?:(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)))\\s+(?:empreintes?\\s+(?:digit'
  b"ales?|vocales?|retiniennes?)|scan\\s+(?:du\\s+visage|facial|de\\s+l['\xe2\x80\x99]iris|retinien)|donnees\\s+b"
  b'iometriques|gabarit\\s+(?:facial|biometrique)|iris\\s+(?:est|a))|(?:empreintes?\\s+(?:digitales?|vocales?)|donn'
  b"ees\\s+biometriques|scan\\s+(?:facial|de\\s+l['\xe2\x80\x99]iris))\\s+(?:de|du|d['\xe2\x80\x99]|de\\s+l"
  b"['\xe2\x80\x99])\\s*(?:l['\xe2\x80\x99])?(?:utilisat\\w+|cliente?|collegue|salariee?|[a-z]+\\s+(?:est|sont|a\\"
  b's+ete)))',
  None, b'\\b(?:connexion\\s+par|ssh|gpg|tls|certificat|cle|navigateur|bibliotheque|demo|implement\\w*|commit)\\b',
  None),
 ('crime-fr', 'crime', False,
  b'\\b(?:(?:en|de)\\s+prison\\b|condamnee?s?\\s+(?:pour|a|par|en)|casier\\s+judiciaire|garde\\s+a\\s+vue|mise?'
  b'\\s+en\\s+examen|(?:peine|mois|ans)\\s+(?:de\\s+prison\\s+)?avec\\s+sursis|en\\s+sursis\\s+probatoire|bracel'
  b'et\\s+electronique|detention\\s+provisoire|incarceree?|inculpee?|ecrouee?|arretee?\\s+(?:par\\s+la\\s+police|'
  b"pour\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:vol|fraude|trafic|agression|conduite|escroquerie|violence\\"
  b'w*))|en\\s+liberte\\s+(?:conditionnelle|surveillee)|repris\\s+de\\s+justice|jugee?\\s+pour\\s+\\w+)',
  b'(?:(?:\\b(?:(?:grands\\-parents|petits\\-enfants|interlocutrice|interlocuteur|utilisatrice|petite\\-fille|pr'
  b'oprietaire|developpeuse|utilisateur|petite\\s+amie|belle\\-fille|colocataire|developpeur|partenaire|grand\\-mer'
  b'e|grand\\-pere|petit\\-fils|belle\\-mere|beau\\-frere|belle\\-s\xc5\x93ur|professeur|assistante|secretaire|inge'
  b'nieure|infirmiere|petit\\s+ami|conjointe|compagnon|beau\\-fils|beau\\-pere|locataire|etudiante|stagiaire|appren'
  b'tie|assistant|ingenieur|infirmier|comptable|graphiste|collegue|patronne|conjoint|compagne|etudiant|apprenti|'
  b'employee|salariee|designer|monsieur|personne|jumelles|cliente|manager|voisine|fiancee|parents|enfants|cousin'
  b'e|employe|salarie|avocate|famille|jumeaux|medecin|client|cheffe|patron|voisin|copain|copine|epouse|fiance|en'
  b'fant|cousin|avocat|madame|garcon|nounou|femme|epoux|maman|fille|frere|soeur|oncle|tante|neveu|niece|mamie|el'
  b'eve|coach|homme|chef|amie|mari|mere|pere|papa|fils|bebe|s\xc5\x93ur|papi|prof|gars|dame|elle|ami|mme|qui|ex|il'
  b"|on|je)|(?:(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs))|lui|moi)\\b|\\bj['\xe2\x80\x99]"
  b"|\\bm['\xe2\x80\x99]))|^\\s*\\w+\\s+(?:a|est)",
  b"(?:\\b(?:(?:base\\s+de\\s+donnees|tableau\\s+de\\s+bord|jeu\\s+de\\s+donnees|file\\s+d'attente|fonctionnalit"
  b'e|configuration|base\\s+de\\s+code|bibliotheque|pull\\s+request|architecture|application|enumeration|classifieu'
  b'r|compilateur|deploiement|plateforme|algorithme|formulaire|repertoire|kubernetes|ordinateur|imprimante|simul'
  b'ation|entreprise|librairie|framework|structure|interface|parametre|composant|extension|conteneur|processus|b'
  b'enchmark|graphique|endpoint|instance|fonction|variable|pipeline|dialogue|logiciel|portable|economie|serveur|'
  b'service|cluster|colonne|methode|portail|systeme|dataset|donnees|parseur|version|branche|backlog|requete|fich'
  b'ier|dossier|element|tableau|machine|routeur|societe|startup|produit|paquet|projet|schema|classe|module|widge'
  b't|script|plugin|corpus|modele|commit|sprint|bouton|docker|thread|graphe|chaine|marche|appli|depot|table|cham'
  b'p|ligne|outil|tests|build|theme|noeud|arbre|cache|code|repo|enum|site|page|test|menu|port|n\xc5\x93ud|app|api|'
  b"url|bot|jeu|csv))s?\\s+(?:(?:[\\w\xc5\x93'\xe2\x80\x99-]+)\\s+)?(?:est|sont|etait|a|ont|avait|souffre|souffren"
  b't|vit|habite|se\\s+trouve)\\b)|(?:\\b(?:application|appli|app|api|endpoint|table|colonne|champ|enum|enumeration'
  b'|schema|jeu\\s+de\\s+donnees|dataset|module|classifieur|chatbot|simulateur|base\\s+de\\s+donnees|site|portai'
  b'l|prototype|composant|formulaire|logiciel|modele|plateforme|bibliotheque|fonction|classe|serveur|script|css|'
  b'django)s?\\b)|\\b(?:serie|film|roman|podcast|jeu|escape\\s+game)\\b',
  None))

TOKENS: tuple[tuple[str, tuple[int, ...]], ...] = ()

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [('b.', (58,)), ('b. ', (58,)), ("i'm ", (55,)), ('y/o', (55,))],
 '23an': [('23andme', (30, 64, 96))],
 '3e': [('3e', (88,))],
 '3eme': [('3eme', (88,))],
 '4e': [('4e', (88,))],
 '4eme': [('4eme', (88,))],
 '5e': [('5e', (88,))],
 '5eme': [('5eme', (88,))],
 '6e': [('6e', (88,))],
 '6eme': [('6eme', (88,))],
 'a1c': [('a1c', (43,))],
 'aah': [('aah', (73,))],
 'abay': [('abaya', (82,))],
 'aben': [('abendmahl', (14,))],
 'abge': [('abgetrieben', (7,))],
 'abha': [('abhangig', (8,))],
 'abil': [('abilify', (34, 69))],
 'abla': [('ablation', (70,))],
 'abor': [('aboriginal', (49, 51)), ('abortion', (35, 39))],
 'abst': [('abstammung', (18,)), ('abstinen', (75,)), ('abstinent', (5, 72)), ('abstinente', (72,))],
 'abtr': [('abtreibung', (3, 7))],
 'acco': [('accouch', (74,))],
 'accr': [('accro', (75,))],
 'accu': [('accused', (66,))],
 'achi': [('achilles', (38,))],
 'acl': [('acl', (38,))],
 'acou': [('acouphenes', (67, 68))],
 'acti': [('climate activist', (61,))],
 'adal': [('adalimumab', (34,))],
 'adde': [('adderall', (34,))],
 'addi': [('a drug addict', (37,)), ('addict', (40, 75)), ('addicted to alcohol', (37,)),
          ('addicted to cocaine', (37,)), ('addicted to drugs', (37,)), ('addicted to gambling', (37,)),
          ('addicted to heroin', (37,)), ('addicted to nicotine', (37,)), ('addicted to opioids', (37,)),
          ('addicted to pills', (37,)), ('addiction', (33,)), ("addiction a l'alcool", (67, 68)),
          ('addiction counselor', (36,)), ('addictologue', (71,)), ('addison', (33,)), ('alcohol addiction', (33,)),
          ('an addict', (37,)), ('drug addiction', (33,)), ('gambling addiction', (33,)),
          ('opioid addiction', (33,))],
 'addr': [('address', (60,))],
 'adhd': [('adhd', (33,))],
 'adhs': [('adhs', (0, 1))],
 'adip': [('adipos', (5,)), ('adipositas', (0, 1))],
 'adn': [('adn', (96,))],
 'ado': [(' ado', (89,)), ('ado', (86,))],
 'adol': [('adolescen', (89,)), ('adolescent', (86,)), ('adolescente', (86,))],
 'adop': [('adoptivkind', (20,))],
 'adre': [('adresse', (26, 92))],
 'adve': [('adventist', (12, 45)), ('adventiste', (79,)), ('adventistin', (12,)), ('seventh-day adventist', (45,))],
 'afd': [('afd', (27,))],
 'affa': [('affair', (63,)), ('affare', (29,))],
 'affi': [('gender-affirming surgery', (35,))],
 'afgh': [('afghan', (51,)), ('afghanisch', (18,))],
 'afib': [('afib', (33,))],
 'afl': [('afl-cio', (62,))],
 'afri': [('africain', (83,)), ('africaine', (83,)), ('african', (51,)), ('afrikaner', (16,)),
          ('afrikanerin', (16,)), ('afrikanisch', (18,)), ('east african', (51,)), ('north african', (51,)),
          ('south african', (51,)), ('west african', (51,))],
 'afro': [('afroamerikaner', (16,)), ('afroamerikanerin', (16,)), ('afroamerikanisch', (16,)),
          ('afrodeutsch', (16,)), ('afrodeutsche', (16,)), ('afrodeutscher', (16,))],
 'aftr': [('sag-aftra', (62,))],
 'agen': [('agender', (63,))],
 'agno': [('agnostiker', (12,)), ('agnostikerin', (12,)), ('agnostique', (79,)), ('an agnostic', (45,))],
 'agor': [('agoraphobe', (72,)), ('agoraphobia', (33,)), ('agoraphobie', (0, 1, 67, 68))],
 'agyp': [('agyptisch', (18,))],
 'ahma': [('ahmadi', (12, 45, 79))],
 'aid': [('aid', (82,))],
 'aids': [('aids', (0, 1, 33)), ('hiv/aids', (33,))],
 'aine': [('aine', (86,)), ('ainee', (86,))],
 'ainu': [('ainu', (49,))],
 'alaw': [('alawite', (45,))],
 'alba': [('albanian', (51,)), ('albanisch', (18,))],
 'albu': [('albuterol', (34,))],
 'alco': [("accro a l'alcool", (72,)), ('alcohol', (40,)), ('alcohol detox', (35,)), ('alcohol problem', (33,)),
          ('alcoholic', (37, 40)), ('alcoholics anonymous', (35,)), ('alcoholism', (33,)), ('alcool', (75,)),
          ('alcoolique', (72,)), ('alcoolique abstinent', (72,)), ('alcooliques anonymes', (70,)),
          ('alcoolisme', (67, 68)), ('an alcoholic', (37,)), ('ancien alcoolique', (72,)),
          ('ancienne alcoolique', (72,))],
 'ald': [('ald', (67, 68))],
 'alev': [('alevi', (45, 79)), ('alevie', (79,)), ('alevit', (12,)), ('aleviten', (12,)), ('alevitentum', (13,)),
          ('alevitin', (12,)), ('alevitisch', (12,))],
 'alge': [('algerian', (51,)), ('algerisch', (18,))],
 'alim': [('trouble alimentaire', (67, 68)), ('troubles alimentaires', (67, 68))],
 'alit': [('alite', (72,)), ('alitee', (72,))],
 'alko': [('alkohol', (8,)), ('alkoholabhangig', (5,)), ('alkoholabhangigkeit', (0, 1)), ('alkoholiker', (5,)),
          ('alkoholikerin', (5,)), ('alkoholkrank', (5,)), ('alkoholproblem', (0, 1)), ('alkoholsucht', (0, 1)),
          ('anonyme alkoholiker', (3,)), ('anonymen alkoholikern', (3,)), ('trockene alkoholikerin', (5,)),
          ('trockener alkoholiker', (5,))],
 'alla': [('allah', (46, 80)), ('allaite', (74,))],
 'alle': [('allee', (25, 91)), ('allees', (91,)), ('allele', (64,)), ('allerg', (44, 78)), ('allergi', (11,)),
          ('allergic', (37,)), ('allergie', (0, 1, 67, 68)), ('allergien', (0, 1)), ('allergies', (33, 67, 68)),
          ('allergiker', (5,)), ('allergikerin', (5,)), ('allergist', (36,)), ('allergologue', (71,)),
          ('allergy', (33,)), ('alley', (59,))],
 'almo': [('almost blind', (37,))],
 'alon': [('along', (39,))],
 'alop': [('alopecia', (33,))],
 'alpr': [('alprazolam', (2, 34, 69))],
 'als': [('als', (0, 1, 33))],
 'alte': [('alteste', (20,)), ('altester', (20,)), ('jungen alternative', (27,))],
 'alzh': [('alzheimer', (0, 1, 33, 67, 68)), ("maladie d'alzheimer", (67, 68))],
 'am': [('i am ', (55,))],
 'amaz': [('amazigh', (49, 51, 83))],
 'ambi': [('ambien', (34,))],
 'amer': [('african american', (49,)), ('african-american', (49,)), ('afro-americain', (83,)),
          ('afro-americaine', (83,)), ('afro-american', (49,)), ('amerikanisch', (18,)), ('amerindien', (83,)),
          ('amerindienne', (83,)), ('arab american', (49,)), ('arab-american', (49,)), ('asian american', (49,)),
          ('asian-american', (49,)), ('black american', (49,)), ('chinese american', (49,)),
          ('chinese-american', (49,)), ('cuban american', (49,)), ('cuban-american', (49,)),
          ('indian american', (49,)), ('indian-american', (49,)), ('irish american', (49,)),
          ('irish-american', (49,)), ('italian american', (49,)), ('italian-american', (49,)),
          ('korean american', (49,)), ('korean-american', (49,)), ('latin american', (51,)),
          ('mexican american', (49,)), ('mexican-american', (49,)), ('native american', (49, 51))],
 'amha': [('amhara', (49,))],
 'amis': [('amish', (45,))],
 'amit': [('amitriptylin', (2,)), ('amitriptyline', (34, 69))],
 'amlo': [('amlodipin', (2,)), ('amlodipine', (34, 69))],
 'amox': [('amoxicillin', (2, 34)), ('amoxicilline', (69,))],
 'ampu': [('amputation', (0, 1, 3, 33, 35, 67, 68, 70)), ('ampute', (72,)), ('amputee', (72,)), ('amputiert', (6,)),
          ('an amputee', (37,))],
 'anae': [('anaemia', (33,)), ('anaemic', (37,))],
 'anal': [('analyse', (70,)), ('analyses', (77,)), ('en analyse', (72,))],
 'anam': [('anamie', (0, 1))],
 'anap': [('anaphyla', (44,)), ('anaphylaktischen schock', (0, 1)), ('anaphylaxis', (33,)),
          ('choc anaphylactique', (67, 68))],
 'anar': [('anarchist', (27, 61)), ('anarchiste', (93,)), ('anarchistin', (27,))],
 'ance': [('ancestor', (52,)), ('ancetres', (84,))],
 'anem': [('anemia', (33,)), ('anemic', (37,)), ('anemie', (67, 68)), ('anemique', (72,))],
 'aneu': [('aneurysm', (33,)), ('aneurysma', (0, 1))],
 'anev': [('anevrisme', (67, 68))],
 'ange': [('angeklagt', (32,)), ('anger', (25,)), ('angezeigt', (32,))],
 'angi': [('angina', (33,)), ('angine', (67, 68)), ('angioedema', (33,)), ('angioplastie', (70,)),
          ('angioplasty', (35,))],
 'angl': [('anglican', (45, 79)), ('anglicane', (79,)), ('anglicanism', (46,)), ('anglikaner', (12,)),
          ('anglikanisch', (12,))],
 'ango': [('angolan', (51,)), ('angolanisch', (18,)), ("crise d'angoisse", (67, 68)),
          ("crises d'angoisse", (67, 68))],
 'angs': [('angststorung', (0, 1)), ('angststorungen', (0, 1))],
 'anim': [('animist', (45,)), ('animiste', (79,))],
 'ankl': [('ankle', (38,))],
 'anni': [('anniversaire', (90,))],
 'anor': [('anorexia', (33,)), ('anorexic', (37,)), ('anorexie', (67, 68)), ('anorexique', (72,))],
 'anpa': [('anpassungsstorung', (0, 1))],
 'ans': [(' ans', (87,))],
 'ansc': [('anschrift', (26,))],
 'anta': [('antabuse', (34,))],
 'anti': [('antibabypille', (2,)), ('antibiotics', (34,)), ('antibiotika', (2,)), ('antibiotikum', (2,)),
          ('antibiotique', (69,)), ('antibiotiques', (69,)), ('anticoagulant', (69,)), ('anticoagulants', (69,)),
          ('antidepressant', (34,)), ('antidepressants', (34,)), ('antidepresseur', (69,)),
          ('antidepresseurs', (69,)), ('antidepressiva', (2,)), ('antidepressivum', (2,)), ('antidouleur', (69,)),
          ('antidouleurs', (69,)), ('antiepileptiques', (69,)), ('antifaschist', (27,)), ('antifaschistin', (27,)),
          ('antihistamines', (34,)), ('antihistaminika', (2,)), ('antihistaminiques', (69,)), ('antillais', (83,)),
          ('antillaise', (83,)), ('antipsychotic', (34,)), ('antipsychotics', (34,)), ('antipsychotiques', (69,)),
          ('antiretrovirals', (34,)), ('antiretroviraux', (69,)), ('centre antidouleur', (70,)),
          ('militant antifasciste', (93,)), ('on antidepressants', (37,)), ('sous anticoagulants', (72,)),
          ('sous antidepresseurs', (72,))],
 'anxi': [('anxiete', (67, 68)), ('anxiety', (33,)), ('anxiolytique', (69,)), ('anxiolytiques', (69,)),
          ('social anxiety', (33,)), ('sous anxiolytiques', (72,))],
 'apac': [('apache', (49,))],
 'apix': [('apixaban', (34,))],
 'apno': [('sleep apnoea', (33,))],
 'apoe': [('apoe', (64,))],
 'apos': [('apostasi', (80,)), ('new apostolic', (45,))],
 'appe': [('appendectomy', (35,)), ('appendicite', (67, 68)), ('appendicitis', (33,))],
 'arab': [('arab', (49, 51)), ('arabe', (83,)), ('araber', (16,)), ('araberin', (16,)), ('arabic', (51,)),
          ('arabisch', (18,))],
 'aram': [('aramaer', (16,)), ('aramaerin', (16,))],
 'arbe': [('arbeitsunfahig', (5, 9))],
 'arge': [('argentinian', (51,)), ('argentinisch', (18,))],
 'aric': [('aricept', (34,))],
 'arip': [('aripiprazol', (2,)), ('aripiprazole', (34, 69))],
 'arm': [('arm', (38,))],
 'armb': [('armbruch', (0, 1))],
 'arme': [('armenian', (51,)), ("armenien d'origine", (83,)), ('armenisch', (18,))],
 'arom': [('aromantic', (63,))],
 'arre': [('arrest', (66,)), ('arret', (76,)), ('arrete', (98,)), ('en arret', (72,))],
 'arrh': [('arrhythmia', (33,))],
 'arri': [('arrive', (85,))],
 'arth': [('arthrite', (67, 68)), ('arthritis', (0, 1, 33)), ('arthrose', (0, 1, 67, 68))],
 'aryt': [('arythmie', (67, 68))],
 'asce': [('ascendance', (84,))],
 'asch': [('aschkenasisch', (16, 18)), ('aschkenasische', (16,))],
 'aser': [('aserbaidschanisch', (18,))],
 'asex': [('asexual', (63,)), ('asexuel', (95,)), ('asexuell', (29,)), ('asexuelle', (95,))],
 'asha': [('ashanti', (49,))],
 'ashk': [('ashkenaze', (83,)), ('ashkenazi', (49, 51)), ('ashkenazi jewish', (49,)), ('juif ashkenaze', (83,))],
 'ashu': [('ashura', (48,))],
 'asia': [('asian', (50, 51)), ('asiate', (16,)), ('asiatin', (16,)), ('asiatique', (83,)), ('asiatisch', (18,)),
          ('east asian', (49, 51))],
 'asle': [('aslef', (62,))],
 'aspe': [('asperger', (0, 1, 33, 67, 68)), ('asperger-syndrom', (0, 1))],
 'aspi': [('aspirin', (2,)), ('aspirine', (69,))],
 'ass': [('ass 100', (2,))],
 'assy': [('assyrer', (16,)), ('assyrerin', (16,))],
 'asth': [('an asthmatic', (37,)), ('asthma', (0, 1, 33)), ('asthmaspray', (2,)), ('asthmatic', (37,)),
          ('asthmatiker', (5,)), ('asthmatikerin', (5,)), ('asthmatique', (72,)), ('asthme', (67, 68))],
 'asyl': [('asyl', (19,)), ('asylum', (53,))],
 'aten': [('atenolol', (34,))],
 'athe': [('athee', (79,)), ('athees', (79,)), ('atheism', (46,)), ('atheismus', (13,)), ('atheist', (12, 45)),
          ('atheisten', (12,)), ('atheistin', (12,)), ('atheistisch', (12,)), ("l'atheisme", (80,))],
 'athi': [('athiopisch', (18,))],
 'ativ': [('ativan', (34,))],
 'atom': [('atomoxetine', (34,))],
 'ator': [('atorvastatin', (2, 34)), ('atorvastatine', (69,))],
 'atta': [('attaque de panique', (67, 68)), ('attaques de panique', (67, 68)), ('heart attack', (33,)),
          ('panic attacks', (33,))],
 'atte': [('atteint', (72,)), ('atteinte', (72,)), ('attend', (74,)), ("trouble de l'attention", (67, 68))],
 'attr': [('attracted to both', (63,)), ('attracted to men', (63,)), ('attracted to women', (63,))],
 'audi': [('auditif', (73,)), ('perte auditive', (67, 68))],
 'auf': [('auf kur', (9,))],
 'auge': [('augen-op', (3,)), ('augenoperation', (3,))],
 'aumo': [('aumonier', (81,))],
 'ausg': [('ausgebrannt', (5,)), ('ausgekugelt', (6,)), ('ausgewandert', (19,))],
 'ausl': [('auslandisch', (18,))],
 'aust': [('austrian', (51,))],
 'auti': [('autism', (33,)), ('autisme', (67, 68)), ('autismus', (0, 1)), ('autist', (5,)), ('autiste', (72,)),
          ('autistic', (37,)), ('autistin', (5,)), ('autistisch', (5,)),
          ('trouble du spectre autistique', (67, 68))],
 'auto': [('autochtone', (83,)), ('autoimmunerkrankung', (0, 1)), ('autoimmunkrankheit', (0, 1)),
          ('automutil', (76,))],
 'auße': [('außereuropaisch', (18,))],
 'av': [('av.', (91,))],
 'avc': [('avc', (67, 68, 76))],
 'ave': [('ave', (59,))],
 'aven': [('avenue', (59, 91))],
 'aveu': [('aveugle', (72,))],
 'avor': [('avorte', (74,)), ('avortement', (70,))],
 'ayma': [('aymara', (49,))],
 'azer': [('azeri', (51,))],
 'babi': [('babies', (57,))],
 'baby': [('baby', (20, 23, 39, 54, 57)), ('baby boy', (57,)), ('baby girl', (57,)), ('baby is due', (39,))],
 'back': [('back pain', (33,)), ('bad back', (38,))],
 'bad': [('bad hip', (38,))],
 'baha': [("baha'i", (45,)), ('bahai', (12, 45, 46, 79))],
 'balo': [('baloch', (49,))],
 'balt': [('baltic', (51,)), ('baltisch', (18,))],
 'bamb': [('bambara', (83,)), ('bambin', (89,))],
 'band': [('bandscheiben-op', (3,)), ('bandscheibenvorfall', (0, 1)), ('bandscheibenvorfalle', (0, 1))],
 'bang': [('bangladeschisch', (18,)), ('bangladeshi', (51,))],
 'bant': [('bantou', (83,))],
 'bapt': [('baptis', (81,)), ('baptised', (47,)), ('baptist', (12, 45)), ('baptiste', (79,)), ('baptistin', (12,)),
          ('baptized', (47,))],
 'bard': [('bardella', (93,))],
 'bari': [('bariatric surgery', (35,)), ('chirurgie bariatrique', (70,))],
 'basa': [('basane', (83,)), ('basanee', (83,))],
 'base': [('basedow', (67, 68)), ('morbus basedow', (0, 1))],
 'basq': [('basque', (51,))],
 'bau': [('ig bau', (28,))],
 'bce': [('ig bce', (28,))],
 'bd': [('bd', (91,))],
 'beau': [('beau-fils', (86,))],
 'bebe': [('bebe', (74, 86, 89))],
 'bedo': [('bedouin', (49, 83))],
 'bedr': [('bedridden', (37,))],
 'bedu': [('beduine', (16,)), ('beduinin', (16,))],
 'befr': [('kunstliche befruchtung', (3,))],
 'befu': [('befund', (10,)), ('mrt-befund', (0, 1))],
 'bega': [('begaiement', (67, 68))],
 'begu': [('begue', (72,))],
 'beha': [('behandlung', (9,)), ('cognitive behavioral therapy', (35,)), ('cognitive behavioural therapy', (35,)),
          ('in behandlung wegen', (5,))],
 'behi': [('behind bars', (66,)), ('behindert', (5,)), ('behindertenausweis', (6,)), ('behinderung', (0, 1, 6, 10)),
          ('geistig behindert', (5,))],
 'beic': [('beichte', (14,))],
 'bein': [('beinbruch', (0, 1)), ('beinprothese', (0, 1))],
 'bela': [('belarusian', (51,)), ('belarussisch', (18,)), ('posttraumatische belastungsstorung', (0, 1))],
 'belg': [('belgian', (51,)), ('belgisch', (18,))],
 'beli': [('a believer', (45,)), ('non-believer', (45,))],
 'bell': [('belle-fille', (86,))],
 'beng': [('bengali', (49, 51))],
 'benj': [('benjamin', (86,)), ('benjamine', (86,))],
 'benz': [('benzodiazepines', (34,))],
 'bequ': [('bequilles', (73,))],
 'berb': [('berber', (16, 49, 51)), ('berbere', (83,)), ('berberin', (16,))],
 'berg': [('berg', (25,))],
 'bern': [('bernie', (61,))],
 'beru': [('berufsunfahig', (5,)), ('beruhigungsmittel', (2,))],
 'besc': [('beschnitten', (14,))],
 'best': [('bestrahlung', (3,))],
 'beta': [('betablocker', (2,)), ('betabloquant', (69,)), ('betabloquants', (69,))],
 'bete': [('bete', (14,))],
 'betr': [('betriebsrat', (28,)), ('betriebsratin', (28,)), ('unter betreuung', (5,))],
 'bett': [('bettlagerig', (5,))],
 'beur': [('beur', (83,)), ('beurette', (83,))],
 'bewa': [('bewahrung', (32,))],
 'bezi': [('in einer offenen beziehung', (29,))],
 'bi': [('bi', (29, 63, 95))],
 'bibe': [('bibel', (14,)), ('bibeltreu', (12,))],
 'bibl': [('bible', (46, 47, 81))],
 'bide': [('biden', (61,))],
 'bifi': [('spina bifida', (0, 1, 33, 67, 68))],
 'bikt': [('biktarvy', (34,))],
 'bili': [('calculs biliaires', (67, 68))],
 'bin': [('bin ', (21,))],
 'bina': [('non binaire', (95,)), ('non-binaire', (95,)), ('non-binary', (63,))],
 'biol': [('biologika', (2,))],
 'biom': [('biometri', (31, 97)), ('biometric', (65,))],
 'biop': [('biopsie', (3, 70)), ('biopsy', (35, 43))],
 'bipo': [('bipoc', (49,)), ('bipolaire', (72,)), ('bipolar', (5, 33, 37)), ('bipolare storung', (0, 1)),
          ('bipolaren storung', (0, 1)), ('bipolarite', (67, 68)), ('trouble bipolaire', (67, 68)),
          ('troubles bipolaires', (67, 68))],
 'bira': [('biracial', (49,))],
 'birt': [('birth', (39, 58))],
 'bise': [('bisexual', (63,)), ('bisexuel', (95,)), ('bisexuell', (29,)), ('bisexuelle', (95,))],
 'bish': [('bishop', (47,))],
 'biso': [('bisoprolol', (2, 34, 69))],
 'bjp': [('bjp', (61,))],
 'blac': [('black', (50, 51, 83))],
 'blan': [('blanc', (83,)), ('blanche', (83,)), ('femme blanche', (83,))],
 'blas': [('blasenentzundung', (0, 1))],
 'bld': [('bld', (91,))],
 'blin': [('blind', (5, 37, 38)), ('blind in', (37,)), ('blind since', (37,)), ('blinddarm-op', (3,)),
          ('blinddarmentzundung', (0, 1)), ('blindenhund', (6,)), ('blindenstock', (6,)), ('born blind', (37,)),
          ('color blindness', (33,)), ('colour blindness', (33,)), ('fast blind', (5,)), ('half blind', (37,)),
          ('rot-grun-blind', (5,))],
 'bloc': [('beta blocker', (34,)), ('beta blockers', (34,))],
 'bloo': [('blood', (43,)), ('blood clot', (33,))],
 'bloq': [('beta-bloquants', (69,))],
 'blue': [('baby blues', (67, 68))],
 'blut': [('blut', (10,)), ('blutarmut', (0, 1)), ('blutdrucksenker', (2,)), ('blutdrucktabletten', (2,)),
          ('bluter', (0, 1, 5)), ('bluterkrankheit', (0, 1)), ('bluthochdruck', (0, 1)), ('blutverdunner', (2,)),
          ('blutvergiftung', (0, 1)), ('blutwasche', (3,))],
 'blvd': [('blvd', (59,))],
 'bmi': [('bmi', (10, 43))],
 'boar': [('boarding school', (56,))],
 'body': [('body fat', (43,))],
 'boge': [('bogen', (25,))],
 'boir': [('de boire', (75,))],
 'boit': [('boit', (75,))],
 'boli': [('bolivian', (51,)), ('bolivianisch', (18,))],
 'bols': [('bolsonaro', (61,))],
 'bonn': [('bonne sœur', (81,))],
 'bord': [('borderline', (0, 1, 67, 68))],
 'born': [('born', (58,)), ('born deaf', (37,)), ('born to', (52,))],
 'borr': [('borreliose', (0, 1))],
 'bosn': [('bosnian', (51,)), ('bosnisch', (18,))],
 'boud': [('bouddhisme', (80,)), ('bouddhisme tibetain', (80,)), ('bouddhisme zen', (80,)), ('bouddhiste', (79,)),
          ('bouddhistes', (79,))],
 'boul': [('boulevard', (59, 91)), ('boulimie', (67, 68)), ('boulimique', (72,))],
 'boy': [('boy', (54,))],
 'boyf': [('boyfriend', (63,))],
 'boys': [('boys', (54,))],
 'bpco': [('bpco', (67, 68))],
 'bpd': [('bpd', (33,))],
 'brac': [('brace', (38,))],
 'brah': [('a brahmin', (49,)), ('brahmin', (49,))],
 'brai': [('braille', (38,))],
 'bras': [('brasilianisch', (18,))],
 'brau': [('braun', (17,))],
 'braz': [('afro-brazilian', (49,)), ('brazilian', (51,))],
 'brca': [('brca', (30, 64, 96))],
 'brea': [('breakdown', (33,)), ('breastfe', (39,)), ('breastfeeding', (37,)), ('nervous breakdown', (33,))],
 'brex': [('brexit', (61,)), ('brexiteer', (61,))],
 'brit': [('black british', (49,)), ('britisch', (18,)), ('british', (51,)), ('british asian', (49,)),
          ('british indian', (49,))],
 'broa': [('broadway', (59,))],
 'brok': [('broke', (38,)), ('broken ankle', (33,)), ('broken arm', (33,)), ('broken foot', (33,)),
          ('broken hip', (33,)), ('broken leg', (33,)), ('broken wrist', (33,))],
 'brom': [('bromazepam', (69,))],
 'bron': [('bronchite', (67, 68)), ('bronchitis', (0, 1, 33))],
 'brot': [('brother', (54,)), ('brothers', (54,))],
 'brow': [('brown', (50,))],
 'bruc': [('brucke', (25,))],
 'brud': [('bruder', (20,))],
 'brus': [('brustamputation', (3,)), ('brustkrebs', (0, 1))],
 'bsw': [('bsw', (27,))],
 'budd': [('buddhism', (46,)), ('buddhismus', (13,)), ('buddhist', (12, 45)), ('buddhisten', (12,)),
          ('buddhistin', (12,)), ('buddhistisch', (12,)), ('tibetan buddhism', (46,)), ('zen buddhism', (46,)),
          ('zen buddhist', (45,)), ('zen-buddhismus', (13,)), ('zen-buddhist', (12,))],
 'bulg': [('bulgarian', (51,)), ('bulgarisch', (18,))],
 'buli': [('bulimia', (33,)), ('bulimic', (37,)), ('bulimie', (0, 1)), ('bulimisch', (5,))],
 'bupr': [('buprenorphin', (2,)), ('buprenorphine', (34, 69)), ('bupropion', (2, 34, 69))],
 'burk': [('burka', (15,))],
 'burm': [('burmese', (51,))],
 'burn': [('burn', (76,)), ('burn-out', (0, 1, 67, 68)), ('burned out', (37,)), ('burnout', (0, 1, 33, 67, 68)),
          ('burnout-klinik', (3,)), ('burnt out', (37,)), ('en burn-out', (72,)), ('en burnout', (72,))],
 'burq': [('burqa', (48, 82))],
 'burs': [('bursite', (67, 68)), ('bursitis', (33,))],
 'bush': [('bush', (61,))],
 'bypa': [('bypass', (70,))],
 'cach': [('cacher', (82,))],
 'cade': [('cadet', (86,)), ('cadette', (86,))],
 'caes': [('caesarean', (35,))],
 'calc': [('calculs renaux', (67, 68))],
 'calv': [('calvinist', (12, 45)), ('calviniste', (79,))],
 'camb': [('cambodian', (51,))],
 'came': [('came', (53,)), ('came out', (63,)), ('cameroonian', (51,))],
 'canc': [('cancer', (33, 67, 68)), ('cancer clinic', (36,)), ('cancereuse', (72,)), ('cancereux', (72,)),
          ('cancerologue', (71,))],
 'cand': [('candesartan', (2,))],
 'cane': [('cane', (38,))],
 'cann': [('canne', (73,))],
 'cant': [('cantonese', (51,)), ('cantor', (47,))],
 'carb': [('carbamazepin', (2,)), ('carbamazepine', (34, 69))],
 'carc': [('carcinoma', (33,)), ('carcinome', (67, 68))],
 'card': [('cardiaque', (72,)), ('cardiologist', (36,)), ('cardiologue', (71,)), ('cardiomyopathy', (33,)),
          ('crise cardiaque', (67, 68)), ('maladie cardiaque', (67, 68)), ('probleme cardiaque', (67, 68)),
          ('problemes cardiaques', (67, 68))],
 'care': [('careme', (82,)), ('day care', (56,))],
 'cari': [('afro-caribbean', (49, 51)), ('afro-caribeen', (83,)), ('caribbean', (51,))],
 'carp': [('canal carpien', (67, 68)), ('carpal tunnel', (33,))],
 'carr': [('carrier', (64,))],
 'cash': [('casher', (82,))],
 'casi': [('casier', (98,))],
 'cass': [('casse', (73,))],
 'cata': [('catalan', (51,)), ('cataract', (33,)), ('cataracte', (67, 68)), ('cataracts', (33,))],
 'cate': [('catechisme', (81,)), ('catechist', (47,)), ('catechiste', (81,))],
 'cath': [('catho', (79,)), ('catholic', (45,)), ('catholicism', (46,)), ('catholicisme', (80,)),
          ('catholique', (79,)), ('ex-catholic', (45,)), ('foi catholique', (80,)), ('lapsed catholic', (45,)),
          ('religion catholique', (80,)), ('roman catholic', (45,)), ('the catholic church', (46,)),
          ('the catholic faith', (46,))],
 'cauc': [('caucasian', (49,))],
 'caug': [('caught', (66,))],
 'cbt': [('cbt', (35,))],
 'cd4': [('cd4', (43,))],
 'cdu': [('cdu', (27,))],
 'ce1': [('ce1', (88,))],
 'ce2': [('ce2', (88,))],
 'celi': [('celiac', (33, 37))],
 'cent': [('central asian', (51,)), ('centre aere', (88,)), ('centriste', (93,))],
 'cere': [('cerebral palsy', (33,))],
 'cesa': [('cesarean', (35,)), ('cesarienne', (70,))],
 'ceti': [('cetirizin', (2,))],
 'cfdt': [('cfdt', (94,))],
 'cfe': [('cfe-cgc', (94,))],
 'cfs': [('cfs', (33,)), ('me/cfs', (0, 1))],
 'cftc': [('cftc', (94,))],
 'cftr': [('cftr', (64,))],
 'cgt': [('cgt', (62, 94))],
 'chab': [('chabbat', (82,))],
 'chad': [('chador', (48,))],
 'chan': [('chantre', (81,)), ('chanukka', (15,))],
 'chap': [('chaplain', (47,))],
 'char': [('charge', (66,)), ('charge virale', (77,))],
 'chau': [('chaussee', (25,))],
 'chec': [('chechen', (49, 51))],
 'chem': [('chemin', (91,)), ('chemo', (3, 35)), ('chemo drugs', (34,)), ('chemotherapie', (3,)),
          ('chemotherapy', (35,)), ('on chemo', (37,))],
 'cher': [('cherokee', (16, 49, 51))],
 'chic': [('chicana', (49,)), ('chicano', (49,)), ('chickenpox', (33,))],
 'chie': [('chien guide', (73,))],
 'chii': [('chiite', (79,))],
 'chil': [('child', (54,)), ('children', (54,)), ('chilean', (51,)), ('chilenisch', (18,))],
 'chim': [('chimio', (70,)), ('chimiotherapie', (70,)), ('en chimio', (72,)), ('en chimiotherapie', (72,)),
          ('sous chimio', (72,))],
 'chin': [('chinese', (51,)), ('chinesisch', (18,)), ('han chinese', (49, 51)), ('han-chinese', (16,)),
          ('han-chinesin', (16,))],
 'chir': [('chirurgie', (70,))],
 'chla': [('chlamydia', (33, 67, 68)), ('chlamydien', (0, 1))],
 'choc': [('choctaw', (49,))],
 'choi': [('pro-choice', (61,))],
 'chol': [('cholesterin', (10,)), ('cholesterinsenker', (2,)), ('cholesterol', (43, 67, 68)),
          ('high cholesterol', (33,))],
 'chre': [('chretien', (79,)), ('chretienne', (79,)), ('chretiens', (79,)), ('foi chretienne', (80,))],
 'chri': [('a christian', (45,)), ('born again christian', (45,)), ('born-again christian', (45,)),
          ('christ', (12,)), ('christdemokraten', (27,)), ('christen', (12,)), ('christentum', (13,)),
          ('christian', (45,)), ('christianisme', (80,)), ('christianity', (46,)), ('christin', (12,)),
          ('christlichen glaubens', (12,)), ('coptic christian', (45,)), ('devout christian', (45,)),
          ('orthodox christian', (45,)), ('orthodox christianity', (46,)), ('the christian faith', (46,))],
 'chro': [('chromosom', (30, 64, 96)), ('chronic', (38,)), ('chronic fatigue', (33,)), ('chronic illness', (33,)),
          ('chronic pain', (33,)), ('chronically ill', (37,)), ('chronisch krank', (5,)),
          ('chronische erkrankung', (0, 1)), ('chronische krankheit', (0, 1)), ('chronische schmerzen', (0, 1)),
          ('chronischen erkrankung', (0, 1)), ('chronischen schmerzen', (0, 1)),
          ('chronisches fatigue-syndrom', (0, 1)), ('douleur chronique', (67, 68)),
          ('douleurs chroniques', (67, 68)), ('fatigue chronique', (67, 68)), ('malade chronique', (72,)),
          ('maladie chronique', (67, 68))],
 'chur': [('church', (46, 47)), ('church elder', (47,)), ('churchwarden', (47,))],
 'cinq': [('cinquieme', (88,))],
 'circ': [('circassian', (49,)), ('circle', (59,)), ('circoncis', (81,))],
 'cirr': [('cirrhose', (67, 68)), ('cirrhosis', (33,))],
 'cita': [('citalopram', (2, 34, 69))],
 'cite': [('cite', (91,))],
 'clau': [('claustrophobe', (72,)), ('claustrophobia', (33,)), ('claustrophobie', (67, 68))],
 'clea': [('clean', (5, 8, 40, 75)), ('clean for', (37,))],
 'clef': [('cleft lip', (33,))],
 'clin': [('clinically depressed', (37,)), ('clinton', (61,)), ('pain clinic', (36,)), ('sleep clinic', (36,))],
 'clom': [('clomid', (34,))],
 'clon': [('clonazepam', (34,))],
 'clop': [('clopidogrel', (34,))],
 'clos': [('close', (59,)), ('closeted', (63,)), ('in the closet', (63,))],
 'cloz': [('clozapin', (2,)), ('clozapine', (34, 69))],
 'clus': [('clusterkopfschmerzen', (0, 1))],
 'cm1': [('cm1', (88,))],
 'cm2': [('cm2', (88,))],
 'coca': [('cocainomane', (72,))],
 'coch': [('cochlea', (6,)), ('cochlear', (38,)), ('cochlear implant', (33,)), ('implant cochleaire', (67, 68))],
 'code': [('codein', (2,)), ('codeine', (34, 69))],
 'coel': [('coeliac', (33, 37)), ('coeliac disease', (33,)), ('coeliaque', (72,)), ('maladie coeliaque', (67, 68))],
 'coli': [('colite', (67, 68)), ('colitis', (0, 1, 33))],
 'coll': [('collarbone', (38,)), ('college', (88,)), ('collegien', (88,))],
 'colo': [('a man of color', (49,)), ('a man of colour', (49,)), ('a woman of colour', (49,)), ('colombian', (51,)),
          ('colonoscopy', (35,)), ('color blind', (37,)), ('color-blind', (37,)), ('colorblind', (37,)),
          ('coloscopie', (70,)), ('colour blind', (37,)), ('colour-blind', (37,)), ('colourblind', (37,)),
          ('of colo', (50,)), ('of color', (49,)), ('of colour', (49,))],
 'coma': [('coma', (42, 76)), ('in a coma', (37,))],
 'come': [('come from', (53,)), ('comes from', (53,))],
 'comi': [('coming out', (63, 95)), ('coming-out', (95,))],
 'comm': [('committed christian', (45,)), ('commotion', (67, 68)), ('commotion cerebrale', (67, 68)),
          ('communi', (81,)), ('communion', (47,)), ('communist', (61,)), ('communist party', (61,)),
          ('communiste', (93,)), ('community service', (66,)), ('parti communiste', (93,))],
 'comp': [('completely blind', (37,)), ('completely deaf', (37,)), ('complexion', (50,)),
          ('troubles du comportement alimentaire', (67, 68))],
 'con': [('ex-con', (66,))],
 'conc': [('concerta', (2, 34, 69)), ('concussion', (33,)), ('trying to conceive', (37,))],
 'cond': [('chronic condition', (33,)), ('condamn', (98,)), ('heart condition', (33,)),
          ('medical condition', (33,))],
 'conf': [('confesse', (81,)), ('confession', (47,)), ('confirme', (81,)), ('confucian', (45,)),
          ('de confession catholique', (79,)), ('de confession juive', (79,)), ('de confession musulmane', (79,))],
 'cong': [('congolese', (51,)), ('congregation', (46,)), ('congress party', (61,))],
 'cons': [('conservative', (61,)), ('conservative party', (61,)), ('the conservatives', (61,))],
 'cont': [('birth control', (34,)), ('contergangeschadigt', (5,)), ('contraceptif', (69,)),
          ('pilule contraceptive', (69,))],
 'conv': [('conversion', (46,)), ('convert', (46,)), ('convict', (66,))],
 'copd': [('copd', (0, 1, 33))],
 'copt': [('copt', (45,)), ('copte', (79,)), ('coptic', (45,))],
 'coqu': [('coqueluche', (67, 68))],
 'cora': [('coran', (81,))],
 'corb': [('corbyn', (61,))],
 'coro': [('corona', (0, 1)), ('coronarographie', (70,))],
 'cors': [('corset', (73,))],
 'cort': [('corticoides', (69,)), ('corticosteroids', (34,)), ('cortison', (2,)), ('cortisone', (34, 69)),
          ('cortisonspray', (2,)), ('sous cortisone', (72,))],
 'coul': [('femme de couleur', (83,)), ('homme de couleur', (83,))],
 'coum': [('coumadin', (34,))],
 'coun': [('counsel', (41,)), ('counsellor', (36,)), ('counselor', (36,)), ('grief counseling', (35,)),
          ('grief counselling', (35,)), ('grief counselor', (36,)), ('works council', (62,))],
 'coup': [('couples therapy', (35,)), ('en couple libre', (95,))],
 'cour': [('cours', (91,)), ('court', (59,))],
 'cous': [('cousin', (20, 54, 86)), ('cousine', (20, 86))],
 'covi': [('covid', (0, 1, 33, 67, 68)), ('covid long', (67, 68)), ('covid-19', (0, 1, 33, 67, 68)),
          ('long covid', (0, 1, 33)), ('long-covid', (0, 1))],
 'cp': [('cp', (88,))],
 'cpap': [('cpap', (38,))],
 'crec': [('creche', (56, 88))],
 'creo': [('creole', (49, 51, 83))],
 'cres': [('crescent', (59,))],
 'cri': [('cri', (83,))],
 'crim': [('crimean tatar', (49,)), ('criminal', (66,))],
 'cris': [('crise', (76,))],
 'crit': [('critically ill', (37,))],
 'croa': [('croatian', (51,))],
 'croh': [('crohn', (33, 67, 68))],
 'croi': [('croix', (82,))],
 'croy': [('croyances', (80,)), ('croyant', (79,)), ('croyante', (79,)), ('non-croyant', (79,)),
          ('non-croyante', (79,)), ('tres croyant', (79,)), ('tres croyante', (79,))],
 'cruc': [('crucifix', (48,))],
 'crut': [('crutches', (38,))],
 'cse': [('cse', (94,))],
 'csu': [('csu', (27,))],
 'ct': [('ct', (59,))],
 'cuba': [('cuban', (51,))],
 'cult': [('culte', (81,))],
 'cure': [('cure', (70, 75, 81)), ('en cure', (72,))],
 'curi': [('curietherapie', (70,))],
 'cush': [('cushing', (33,))],
 'cwa': [('cwa', (62,))],
 'cymb': [('cymbalta', (34, 69))],
 'cypr': [('cypriot', (51,))],
 'cyst': [('cyst', (33,)), ('cystite', (67, 68))],
 'czec': [('czech', (51,))],
 'cœli': [('cœliaque', (72,))],
 'dad': [('dad is', (53,))],
 'dali': [('a dalit', (49,)), ('dalit', (49,))],
 'dalt': [('daltonien', (72,)), ('daltonienne', (72,)), ('daltonisme', (67, 68))],
 'damm': [('damm', (25,))],
 'dani': [('danisch', (18,)), ('danish', (51,))],
 'dans': [('dans le coma', (72,))],
 'daoi': [('daoist', (12, 45))],
 'darm': [('darmspiegelung', (3,))],
 'daug': [('daughter', (54,)), ('daughters', (54,)), ('infant daughter', (57,))],
 'dayc': [('daycare', (56,))],
 'deac': [('deacon', (47,)), ('deaconess', (47,))],
 'deaf': [('deaf', (37, 38)), ('deaf in', (37,)), ('deaf-mute', (37,)), ('deafblind', (37,))],
 'deam': [('deambulateur', (73,))],
 'dech': [('dechire', (73,)), ('dechirure', (67, 68))],
 'defe': [('heart defect', (33,))],
 'defi': [('deficience auditive', (67, 68)), ('deficience visuelle', (67, 68))],
 'dege': [('macular degeneration', (33,))],
 'deis': [('deist', (45,)), ('deiste', (79,))],
 'deli': [('delinquan', (98,))],
 'dema': [("demandeur d'asile", (85,)), ("demandeuse d'asile", (85,))],
 'deme': [('demence', (67, 68)), ('dement', (5,)), ('dementia', (33,)), ('demenz', (0, 1)), ('demenzkrank', (5,))],
 'demi': [('demisexual', (63,))],
 'demo': [('democrat', (61,)), ('democratic party', (61,)), ('democratic socialist', (61,)),
          ('democratic socialists of america', (61,)), ('democrats', (61,)), ('liberal democrat', (61,)),
          ('liberal democrats', (61,)), ('social democrat', (61,)), ('the democrat', (61,)),
          ('the democrats', (61,))],
 'dems': [('lib dems', (61,)), ('the lib dems', (61,))],
 'deng': [('dengue', (33, 67, 68)), ('denguefieber', (0, 1))],
 'depa': [('depakine', (69,))],
 'depe': [('dependan', (75,)), ('dependance aux jeux', (67, 68)), ("dependant a l'alcool", (72,)),
          ("dependante a l'alcool", (72,))],
 'depr': [('clinical depression', (33,)), ('depressed', (37,)), ('depressif', (72,)),
          ('depression', (0, 1, 33, 67, 68, 76)), ('depression post-partum', (67, 68)), ('depressionen', (0, 1)),
          ('depressiv', (5,)), ('depressive', (72,)), ('en depression', (72,)), ('maniaco-depressif', (72,)),
          ('manic depression', (33,)), ('manisch-depressiv', (5,)), ('manische depression', (0, 1)),
          ('severely depressed', (37,)), ('syndrome depressif', (67, 68))],
 'depu': [('sobre depuis', (72,))],
 'der': [('op an der', (3,))],
 'derm': [('dermatologist', (36,)), ('dermatologue', (71,))],
 'dern': [('petit dernier', (86,)), ('petite derniere', (86,))],
 'dero': [('deroxat', (69,))],
 'desc': [('afro-descendant', (83,)), ('afro-descendante', (83,)), ('descend', (52,)), ('descendan', (84,))],
 'dese': [('desensibilisation', (70,))],
 'desi': [('cure de desintoxication', (70,)), ('desintox', (70,)), ('desintoxication', (70,)),
          ('en desintox', (72,))],
 'dete': [('detention', (98,))],
 'deto': [('detox', (35,))],
 'deut': [('deutsch-turke', (16,)), ('deutsch-turkin', (16,)), ('deutschrusse', (16,)), ('deutschrussin', (16,)),
          ('deutschturke', (16,)), ('deutschturkin', (16,))],
 'devo': [('devot', (79,)), ('devote', (79,))],
 'dgb': [('dgb', (28,))],
 'diab': [('a diabetic', (37,)), ('a type 1 diabetic', (37,)), ('a type 2 diabetic', (37,)), ('diabete', (67, 68)),
          ('diabetes', (0, 1, 33)), ('diabetic', (37,)), ('diabetiker', (5,)), ('diabetikerin', (5,)),
          ('diabetique', (72,)), ('diabetologen', (4,)), ('diabetologin', (4,)), ('diabetologist', (36,)),
          ('diabetologue', (71,)), ('typ-1-diabetes', (0, 1)), ('typ-1-diabetiker', (5,)),
          ('typ-1-diabetikerin', (5,)), ('typ-2-diabetes', (0, 1)), ('type 1 diabetes', (33,)),
          ('type 2 diabetes', (33,))],
 'diac': [('diaconesse', (81,)), ('diacre', (81,))],
 'diag': [('diagnose', (10,)), ('diagnosis', (43,)), ('diagnostic', (77,))],
 'diak': [('diakon', (14,)), ('diakonin', (14,))],
 'dial': [('a dialysis patient', (37,)), ('auf dialyse', (5,)), ('dialyse', (3, 70, 72)), ('dialysee', (72,)),
          ('dialysepatient', (5,)), ('dialysepflichtig', (5,)), ('dialysis', (33, 35, 43)), ('on dialysis', (37,)),
          ('sous dialyse', (72,))],
 'diaz': [('diazepam', (2, 34, 69))],
 'dieu': [('dieu', (80,))],
 'disa': [('a disabled', (37,)), ('disab', (38,)), ('disabilities', (33,)), ('disability', (33, 42)),
          ('disabled after', (37,)), ('disabled since', (37,)), ('learning disability', (33,)),
          ('on disability', (37,))],
 'disc': [('hernie discale', (67, 68))],
 'dise': [('celiac disease', (33,)), ('disease', (33,)), ('kidney disease', (33,))],
 'diso': [('bipolar disorder', (33,)), ('disorder', (33,)), ('eating disorder', (33,)),
          ('eating disorder clinic', (36,)), ('panic disorder', (33,))],
 'diss': [('dissociative identity', (33,))],
 'diva': [('divali', (82,))],
 'dive': [('diverticulite', (67, 68)), ('diverticulitis', (33,)), ('divertikulitis', (0, 1))],
 'diwa': [('diwali', (15, 48, 82))],
 'dkp': [('dkp', (27,))],
 'dmla': [('dmla', (67, 68))],
 'dna': [('dna', (30, 64))],
 'dob': [('dob', (58,))],
 'domi': [('domicile', (92,)), ('dominican', (51,))],
 'done': [('donepezil', (2, 34, 69))],
 'doss': [('dossier medical', (77,))],
 'dr': [('dr', (59,))],
 'drep': [('drepanocytose', (67, 68))],
 'dril': [('drillinge', (20,))],
 'drin': [('drink', (40,)), ('drinking problem', (33,))],
 'driv': [('drive', (59,))],
 'drog': [('drogenabhangig', (5,)), ('drogenproblem', (0, 1)), ('drogensucht', (0, 1)), ('drogensuchtig', (5,)),
          ('drogue', (75,))],
 'droi': [('de droite', (93,)), ('droite', (93,))],
 'drug': [('drug', (40,))],
 'drus': [('druse', (12,)), ('drusin', (12,))],
 'druz': [('druze', (45, 79))],
 'dui': [('dui', (66,))],
 'dulo': [('duloxetin', (2,)), ('duloxetine', (34, 69))],
 'dunk': [('dunkelhautig', (16,)), ('dunkelhautige', (16,)), ('dunkelhautiger', (16,))],
 'dup': [('dup', (61,))],
 'dutc': [('dutch', (51,))],
 'dvt': [('dvt', (33,))],
 'dwi': [('dwi', (66,))],
 'dysc': [('dyscalculia', (33,)), ('dyscalculie', (67, 68)), ('dyscalculique', (72,))],
 'dysf': [('erectile dysfunction', (33,))],
 'dysk': [('dyskalkulie', (0, 1))],
 'dysl': [('dyslexia', (33,)), ('dyslexic', (37,)), ('dyslexie', (67, 68)), ('dyslexique', (72,))],
 'dysm': [('body dysmorphia', (33,))],
 'dysp': [('dysphorie de genre', (67, 68)), ('dyspraxia', (33,)), ('dyspraxie', (67, 68)), ('dyspraxique', (72,)),
          ('gender dysphoria', (33,))],
 'dyst': [('dystrophie musculaire', (67, 68)), ('dystrophy', (33,)), ('muscular dystrophy', (33,))],
 'east': [('middle eastern', (49, 51))],
 'eati': [('binge eating', (33,))],
 'ecol': [('ecole', (88,)), ('ecolier', (88,)), ('ecoliere', (88,)), ('ecologiste convaincu', (93,)),
          ('ecologiste convaincue', (93,)), ('europe ecologie', (93,)), ("l'ecole", (88,)),
          ('les ecologistes', (93,)), ('militant ecologiste', (93,)), ('militante ecologiste', (93,))],
 'ecro': [('ecroue', (98,))],
 'ect': [('ect', (35,))],
 'ecua': [('ecuadorian', (51,))],
 'ecze': [('eczema', (33, 67, 68))],
 'edem': [('edema', (33,))],
 'educ': [('national education union', (62,))],
 'eelv': [('eelv', (93,))],
 'effe': [('effexor', (34, 69))],
 'egli': [('eglise', (81,)), ("l'eglise", (80,))],
 'egyp': [('egyptian', (51,))],
 'ehle': [('ehlers-danlos', (33, 67, 68))],
 'eid': [('eid', (48,))],
 'eigh': [('eighth grade', (56,)), ('eighth grader', (57,)), ('eighth-grader', (57,))],
 'eing': [('eingeschult', (22,)), ('eingewandert', (19,))],
 'eins': [('einschulung', (22,))],
 'einw': [('einwander', (19,))],
 'ekad': [('ekadashi', (48,))],
 'ekze': [('ekzem', (0, 1))],
 'elde': [('elder in', (47,)), ('eldest', (54,))],
 'elec': [('bracelet electronique', (98,)), ('electroshock therapy', (35,))],
 'elem': [('ecole elementaire', (88,)), ('elementary', (56,)), ('elementary school', (56,))],
 'elev': [('eleve', (86,)), ('eleventh grade', (56,)), ('eleventh grader', (57,))],
 'eliq': [('eliquis', (2, 34, 69))],
 'elva': [('elvanse', (2,))],
 'embo': [('embolie', (0, 1, 67, 68)), ('embolism', (33,))],
 'emdr': [('emdr', (35, 70))],
 'emig': [('emigr', (85,)), ('emigrat', (53,))],
 'emph': [('emphysema', (33,)), ('emphyseme', (67, 68))],
 'empr': [('empreinte', (97,))],
 'enal': [('enalapril', (2, 34, 69))],
 'enbr': [('enbrel', (34,))],
 'ence': [('enceinte', (72, 74)), ('encephalite', (67, 68)), ('encephalitis', (33,))],
 'endo': [('endocarditis', (33,)), ('endocrinologist', (36,)), ('endocrinologue', (71,)), ('endokrinologen', (4,)),
          ('endokrinologin', (4,)), ('endometriose', (0, 1, 67, 68)), ('endometriosis', (33,))],
 'enfa': [('enfant', (74, 86)), ('enfant de chœur', (81,)), ('enfants', (86,)), ('petits-enfants', (86,))],
 'engl': [('englisch', (18,)), ('english', (51,))],
 'enke': [('enkel', (20,)), ('enkelin', (20,)), ('enkelkind', (20,)), ('enkelkinder', (20,))],
 'enla': [('enlarged prostate', (33,))],
 'ennu': [('ennuis de sante', (67, 68))],
 'entb': [('entbindet', (7,)), ('entbunden', (7,))],
 'ente': [('gastro-enterologue', (71,))],
 'ento': [('entorse', (67, 68))],
 'entr': [("comite d'entreprise", (94,))],
 'entz': [('entziehungskur', (3,)), ('entzug', (3,)), ('entzugsklinik', (3,))],
 'epil': [('an epileptic', (37,)), ("crise d'epilepsie", (67, 68)), ("crises d'epilepsie", (67, 68)),
          ('epilepsie', (0, 1, 67, 68)), ('epilepsy', (33,)), ('epileptic', (37,)), ('epileptic seizures', (33,)),
          ('epileptiker', (5,)), ('epileptikerin', (5,)), ('epileptique', (72,)),
          ('epileptische anfalle', (0, 1))],
 'epip': [('epipen', (2, 34, 38, 69))],
 'epis': [('episcopalian', (45,))],
 'erba': [('erbanlage', (30,))],
 'erbg': [('erbgut', (30,))],
 'erbk': [('erbkrankheit', (0, 1))],
 'erbl': [('erblindet', (5,))],
 'erdn': [('erdnussallergie', (0, 1))],
 'erdo': [('erdogan', (61,))],
 'ergo': [('ergotherapeute', (71,)), ('ergotherapie', (3, 70))],
 'erit': [('eritrean', (51,)), ('eritreisch', (18,))],
 'erkr': [('an krebs erkrankt', (5,)), ('erkrankung', (10,))],
 'ermi': [('ermittelt', (32,))],
 'ersc': [('erschopfungssyndrom', (0, 1))],
 'erwa': [('erwart', (7,))],
 'erwe': [('erwerbsgemindert', (5,)), ('erwerbsunfahig', (5,))],
 'esca': [('escaped', (53,))],
 'esci': [('escitalopram', (2, 34, 69))],
 'esid': [('eside', (12,)), ('esidin', (12,))],
 'esot': [('esoterikerin', (12,))],
 'espl': [('esplanade', (91,))],
 'esss': [('essstorung', (0, 1)), ('essstorungen', (0, 1))],
 'estn': [('estnisch', (18,))],
 'esto': [('estonian', (51,))],
 'estr': [('estrogen', (34,))],
 'ethi': [('ethiopian', (51,))],
 'ethn': [('ethni', (18, 84)), ('ethnic', (52, 53))],
 'eura': [('eurasian', (49,)), ('eurasien', (83,)), ('eurasienne', (83,))],
 'euro': [('eastern european', (51,)), ('european', (51,))],
 'euth': [('euthyrox', (2,))],
 'evan': [('evangelical', (45,)), ('evangelical christian', (45,)), ('evangelicalism', (46,)),
          ('evangelikal', (12,)), ('evangelique', (79,)), ('evangelisch', (12,)), ('evangelischen glauben', (13,)),
          ('evangelischen glaubens', (12,)), ('evangelischen kirche', (13,)), ("l'evangelisme", (80,))],
 'eveq': [('eveque', (81,))],
 'exam': [('mis en examen', (98,)), ('mise en examen', (98,))],
 'exco': [('excommunicated', (46,))],
 'exil': [('exil', (85,))],
 'expe': [('expecting', (39,))],
 'extr': [("d'extreme droite", (93,)), ("d'extreme gauche", (93,)), ('extreme droite', (93,)),
          ('extreme gauche', (93,))],
 'eye': [('eye', (38,))],
 'face': [('face', (65,))],
 'faci': [('facial', (65,))],
 'fail': [('heart failure', (33,)), ('kidney failure', (33,)), ('renal failure', (33,))],
 'fait': [('faith', (46,)), ("the baha'i faith", (46,))],
 'falu': [('falun gong', (46,))],
 'fami': [('family', (53,))],
 'fara': [('farage', (61,))],
 'farb': [('farbenblind', (5,)), ('farbenblindheit', (0, 1)), ('farbig', (16,)), ('farbige', (16,)),
          ('farbiger', (16,)), ('farbsehschwache', (0, 1))],
 'fasc': [('faschist', (27,)), ('fascist', (61,)), ('fasciste', (93,))],
 'fast': [('fastenmonat', (15,)), ('fastenzeit', (15,))],
 'fath': [('father', (53,))],
 'fatt': [('fatty liver', (33,))],
 'faub': [('faubourg', (91,))],
 'faus': [('fausse couche', (67, 68, 70, 74))],
 'faut': [('en fauteuil', (72,)), ('en fauteuil roulant', (72,)), ('fauteuil', (73,))],
 'fdp': [('fdp', (27,))],
 'feco': [('fecondation in vitro', (70,))],
 'fehl': [('fehlgeburt', (0, 1, 7)), ('fehlt', (6,))],
 'felo': [('felon', (66,))],
 'femi': [('feminist activist', (61,))],
 'femm': [('femme noire', (83,)), ('femme trans', (95,)), ('sage-femme', (71,)), ('une femme trans', (95,))],
 'fent': [('fentanyl', (2, 34, 69))],
 'fert': [('fertil', (39,)), ('fertility clinic', (36,)), ('fertility treatment', (35,))],
 'fest': [('festgenommen', (32,))],
 'fett': [('fettleber', (0, 1)), ('fettleibig', (5,))],
 'feve': [('hay fever', (33,))],
 'fibr': [('atrial fibrillation', (33,)), ('cystic fibrosis', (33,)), ('fibrillation auriculaire', (67, 68)),
          ('fibroids', (33,)), ('fibrome', (67, 68)), ('fibromes', (67, 68)), ('fibromyalgia', (33,)),
          ('fibromyalgie', (0, 1, 67, 68)), ('uterine fibroids', (33,))],
 'fide': [('fidesz', (61,))],
 'fift': [('fifth grade', (56,))],
 'fili': [('filipina', (51,)), ('filipino', (51,))],
 'fill': [('fille', (86,)), ('filles', (86,)), ('filleul', (86,)), ('filleule', (86,)), ('fillon', (93,))],
 'fils': [('fils', (86,))],
 'fina': [('finasteride', (34,))],
 'fine': [('fined', (66,))],
 'fing': [('finger', (38,)), ('fingerabdr', (31,)), ('fingerprint', (65,))],
 'finn': [('finnisch', (18,)), ('finnish', (51,))],
 'firm': [('firm', (14,))],
 'firs': [('first grade', (56,)), ('firstborn', (54,))],
 'fiv': [('en fiv', (72,)), ('fiv', (70,))],
 'fled': [('fled', (53,))],
 'floh': [('floh', (19,))],
 'flu': [('flu', (33,))],
 'fluc': [('fluchte', (19,)), ('fluchtling', (19,))],
 'flug': [('flugangst', (0, 1))],
 'fluo': [('fluoxetin', (2,)), ('fluoxetine', (34, 69))],
 'fn': [('fn', (93,))],
 'foi': [('foi', (80,))],
 'foot': [('foot', (38,))],
 'ford': [('forderschule', (22,))],
 'fost': [('foster child', (54,))],
 'foul': [('foulard', (82,)), ('foule', (73,))],
 'four': [('fourth grade', (56,)), ('fourth grader', (57,)), ('fourth-grader', (57,))],
 'fpo': [('fpo', (27,))],
 'frac': [('fractur', (73,)), ('fracture', (33, 67, 68))],
 'frag': [('fragile', (76,))],
 'fram': [('frame', (38,))],
 'fran': [('franc-macon', (79,)), ('franco-', (84,)), ('franzosisch', (18,))],
 'frau': [('frauenarzt', (4,)), ('frauenarztin', (4,))],
 'free': [('egg freezing', (35,))],
 'frei': [('freien wahler', (27,)), ('freikirchler', (12,)), ('freikirchlich', (12,)), ('freimaurer', (12,))],
 'fren': [('french', (51,))],
 'frer': [('frere', (86,)), ('freres', (86,))],
 'fres': [('high school freshman', (57,))],
 'freu': [('ihrer freundin', (29,))],
 'from': [('fromm', (12,))],
 'fron': [('frontiste', (93,))],
 'fruh': [('fruhberentet', (5,)), ('fruhgeburt', (5,))],
 'fruk': [('fruktoseintoleranz', (0, 1))],
 'fuhr': [('fuhrungszeugnis', (32,))],
 'fui': [('fui', (85,))],
 'fußf': [('fußfessel', (32,))],
 'gaba': [('gabapentin', (2, 34)), ('gabapentine', (69,)), ('gabarit', (97,))],
 'gait': [('gait', (65,))],
 'gall': [('gallensteine', (0, 1)), ('gallstones', (33,))],
 'gami': [('gamin', (86,)), ('gamine', (86,)), ('gamins', (86,))],
 'gang': [('gangrene', (33,))],
 'garc': [('garcon', (86,)), ('garcons', (86,))],
 'gard': [('garde a vue', (98,)), ('gardens', (59,)), ('garderie', (88,)), ('halte-garderie', (88,))],
 'gart': [('garten', (25,))],
 'gass': [('gasse', (25,))],
 'gast': [('gastarbeiter', (19,)), ('gastric bypass', (35,)), ('gastrite', (67, 68)), ('gastritis', (0, 1, 33)),
          ('gastroenterologen', (4,)), ('gastroenterologist', (36,))],
 'gauc': [('de gauche', (93,)), ('gauche', (93,))],
 'gaul': [('gaulliste', (93,))],
 'gay': [('gay', (63, 95)), ('gay or bi', (63,))],
 'gdb': [('gdb', (0, 1, 6))],
 'geb': [('geb.', (24,))],
 'geba': [('gebarmutterentfernung', (3,))],
 'gebe': [('gebet', (14,)), ('gebetsriemen', (15,))],
 'gebo': [('geboren', (24,))],
 'gebr': [('gebrochen', (6,)), ('zur welt gebracht', (7,))],
 'gebu': [('geburt', (24,)), ('geburtstermin', (7,))],
 'gefa': [('gefangnis', (32,))],
 'gefl': [('geflohen', (19,))],
 'gehb': [('gehbehindert', (5,))],
 'gehi': [('gehirnerschutterung', (0, 1))],
 'geho': [('gehorlos', (5,))],
 'gela': [('gelahmt', (5,))],
 'gelb': [('gelbsucht', (0, 1))],
 'geld': [('geldstrafe', (32,))],
 'geme': [('gemeinde', (14,)), ('gemeindereferentin', (14,))],
 'gemi': [('gemischt', (18,))],
 'gend': [('gendefekt', (30,)), ('gender-fluid', (63,)), ('genderfluid', (29, 63, 95)), ('genderqueer', (63,))],
 'gene': [('gene', (64, 96)), ('generation', (19, 52)), ('genetique', (96,)), ('genetisch', (30,)),
          ('maladie genetique', (67, 68))],
 'geno': [('genotype', (64,))],
 'gent': [('gentest', (30,))],
 'genv': [('genvariante', (30,))],
 'geor': [('georgian', (51,)), ('georgisch', (18,))],
 'geou': [('geoutet', (29,))],
 'gerd': [('gerd', (33,))],
 'geri': [('gerissen', (6,))],
 'germ': [('german', (51,))],
 'gesa': [('gesamtschule', (22,))],
 'gesc': [('geschlechtsangleichende operation', (3,)), ('geschlechtsangleichung', (3,)), ('geschwister', (20,)),
          ('krank geschrieben', (5,))],
 'gesi': [('gesichtserkennung', (31,)), ('gesichtsprofil', (31,)), ('gesichtsscan', (31,))],
 'gesp': [('gesprachstherapie', (3,))],
 'gest': [('gestational diabetes', (33,)), ('gestohlen', (32,))],
 'gesu': [('gesundheitliche probleme', (0, 1)), ('gesundheitlichen problemen', (0, 1)),
          ('gesundheitsprobleme', (0, 1)), ('gesundheitszustand', (10,)), ('mentale gesundheit', (9,))],
 'geta': [('getauft', (14,))],
 'gew': [('gew', (28,))],
 'gewe': [('geweiht', (14,)), ('gewerkschaft', (28,))],
 'gewo': [('geworden', (21,))],
 'ghan': [('ghanaian', (51,)), ('ghanaisch', (18,))],
 'gich': [('gicht', (0, 1))],
 'gile': [('gilet jaune', (93,))],
 'girl': [('girl', (54,)), ('girlfriend', (63,)), ('girls', (54,))],
 'gita': [('gita', (47,)), ('gitan', (83,)), ('gitane', (83,))],
 'glau': [('glaub', (13,)), ('glaubig', (12,)), ('glaucoma', (33,)), ('glaucome', (67, 68)), ('glaukom', (0, 1)),
          ('nicht glaubig', (12,))],
 'glip': [('glipizide', (34,))],
 'gluc': [('glucose', (38,))],
 'glut': [('glutenintolerant', (5,)), ('glutenintoleranz', (0, 1)), ('glutenunvertraglichkeit', (0, 1))],
 'glyc': [('glycemie', (77,))],
 'gmb': [('gmb', (62,))],
 'god': [('god', (46,))],
 'godc': [('godchild', (54,))],
 'godd': [('goddaughter', (54,))],
 'gods': [('godson', (54,))],
 'gono': [('gonorrhea', (33,)), ('gonorrhee', (67, 68)), ('gonorrho', (0, 1))],
 'gosp': [('gospel', (47,)), ('gospelchor', (14,))],
 'goss': [('gosse', (86,)), ('gosses', (86,))],
 'gott': [('gottesdienst', (14,))],
 'gout': [('gout', (33,)), ('goutte', (67, 68))],
 'grab': [('grabataire', (72,)), ('graben', (25,))],
 'grad': [('10th grade', (56,)), ('10th grader', (57,)), ('11th grade', (56,)), ('11th grader', (57,)),
          ('12th grade', (56,)), ('1st grade', (56,)), ('1st grader', (57,)), ('2nd grade', (56,)),
          ('2nd grader', (57,)), ('3rd grade', (56,)), ('3rd grader', (57,)), ('4th grade', (56,)),
          ('4th grader', (57,)), ('5th grade', (56,)), ('5th grader', (57,)), ('6th grade', (56,)),
          ('6th grader', (57,)), ('7th grade', (56,)), ('7th grader', (57,)), ('8th grade', (56,)),
          ('8th grader', (57,)), ('9th grade', (56,)), ('9th grader', (57,)), ('fifth grader', (57,)),
          ('fifth-grader', (57,)), ('first grader', (57,)), ('first-grader', (57,)), ('grade 1', (56,)),
          ('grade 10', (56,)), ('grade 11', (56,)), ('grade 12', (56,)), ('grade 2', (56,)), ('grade 3', (56,)),
          ('grade 4', (56,)), ('grade 5', (56,)), ('grade 6', (56,)), ('grade 7', (56,)), ('grade 8', (56,)),
          ('grade 9', (56,)), ('ninth grader', (57,)), ('ninth-grader', (57,)), ('sixth grader', (57,)),
          ('sixth-grader', (57,)), ('tenth grader', (57,)), ('tenth-grader', (57,)), ('third grader', (57,)),
          ('third-grader', (57,))],
 'gram': [('grammar school', (56,))],
 'gran': [('grandchild', (54,)), ('grandchildren', (54,)), ('granddaughter', (54,)), ('grandson', (54,))],
 'grau': [('grauer star', (0, 1))],
 'grav': [('gravely ill', (37,)), ('gravement malade', (72,)), ('graves', (33,))],
 'gree': [('greek', (51,)), ('green', (61,)), ('green party', (61,)), ('the greens', (61,))],
 'gref': [('greffe', (70, 72)), ('greffe de foie', (70,)), ('greffe de moelle', (70,)), ('greffe de rein', (70,)),
          ('greffe du cœur', (70,)), ('greffee', (72,))],
 'grie': [('griechisch', (18,)), ('griechisch-orthodox', (12,))],
 'grip': [('grippe', (0, 1, 67, 68))],
 'gros': [('grosse', (20,)), ('grossesse', (74,))],
 'grou': [('groupe de parole', (70,))],
 'grov': [('grove', (59,))],
 'groß': [('große', (20,)), ('großer', (20,))],
 'grun': [('grundschule', (22,)), ('grune', (27,)), ('grunen', (27,)), ('grunen-wahler', (27,)), ('gruner', (27,)),
          ('gruner star', (0, 1))],
 'grup': [('gruppentherapie', (3,))],
 'guad': [('guadeloupeen', (83,))],
 'guar': [('guarani', (49,))],
 'guat': [('guatemalan', (51,))],
 'guid': [('guide dog', (38,))],
 'guil': [('guillain-barre', (33,)), ('guilty', (66,))],
 'guja': [('gujarati', (49, 51))],
 'gurd': [('gurdwara', (14, 46, 47, 81))],
 'gurt': [('gurtelrose', (0, 1))],
 'guya': [('guyanese', (51,))],
 'gymn': [('gymnasium', (22,))],
 'gyna': [('gynaecologist', (36,)), ('gynakologen', (4,)), ('gynakologin', (4,))],
 'gyne': [('gynecologist', (36,)), ('gynecologue', (71,))],
 'gyps': [('gypsy', (49,))],
 'habi': [('habit', (92,))],
 'hach': [('hachana', (82,))],
 'hadd': [('haddsch', (14,))],
 'hads': [('hadsch', (14,))],
 'haem': [('a haemophiliac', (37,)), ('haemophilia', (33,))],
 'haft': [('haft', (32,))],
 'hail': [('hail', (53,))],
 'hait': [('haitian', (51,)), ('haitianisch', (18,))],
 'hajj': [('hajj', (47, 81))],
 'hakk': [('hakka', (49,))],
 'hala': [('halal', (15, 48, 82))],
 'halb': [('halb ', (18,)), ('halbafrikaner', (16,)), ('halbasiate', (16,)), ('halbasiatin', (16,)),
          ('halbgrieche', (16,)), ('halbgriechin', (16,)), ('halbitaliener', (16,)), ('halbitalienerin', (16,)),
          ('halbjapaner', (16,)), ('halbjapanerin', (16,)), ('halbpole', (16,)), ('halbpolin', (16,)),
          ('halbseitig gelahmt', (5,)), ('halbturke', (16,)), ('halbturkin', (16,))],
 'hald': [('haldol', (69,))],
 'half': [('half', (52,)), ('half deaf', (37,))],
 'hall': [('hallal', (82,))],
 'halo': [('haloperidol', (2, 34, 69))],
 'hame': [('hameau', (91,))],
 'hamo': [('hamophilie', (0, 1)), ('hamorrhoiden', (0, 1))],
 'hand': [('hand', (38,)), ('handicap', (67, 68, 73, 77)), ('handicap mental', (67, 68)),
          ('handicap moteur', (67, 68)), ('handicape', (72,)), ('handicape moteur', (72,)), ('handicapee', (72,)),
          ('handvenen', (31,))],
 'hano': [('hanou', (82,))],
 'hanu': [('hanukkah', (48,))],
 'haou': [('haoussa', (83,))],
 'hare': [('haredi', (45,))],
 'hark': [('harki', (83,))],
 'harn': [('harnwegsinfekt', (0, 1))],
 'harr': [('harris', (61,))],
 'hasc': [('rosch haschana', (15,))],
 'hash': [('hashimoto', (0, 1, 33, 67, 68)), ('rosh hashanah', (48,))],
 'hasi': [('hasidic', (45,))],
 'hass': [('hassidique', (79,))],
 'haup': [('hauptschule', (22,))],
 'haus': [('hausa', (16, 49)), ('hausstauballergie', (0, 1))],
 'haut': [('haut', (17,)), ('hautarzt', (4,)), ('hautarztin', (4,)), ('hautkrebs', (0, 1))],
 'hawa': [('hawaiian', (49, 51)), ('native hawaiian', (49,))],
 'haza': [('hazara', (16, 49, 83))],
 'hba1': [('hba1c', (10, 77))],
 'he': [('he is ', (55,)), ("he's ", (55,))],
 'head': [('chronic headaches', (33,)), ('cluster headaches', (33,))],
 'heal': [('health', (41,)), ('health issues', (33,))],
 'hear': [('hard of hearing', (37,)), ('hearing', (38,)), ('hearing loss', (33,)), ('weak heart', (38,))],
 'heba': [('hebamme', (4,))],
 'heid': [('heide', (12, 25)), ('heidin', (12,))],
 'hell': [('hellhautig', (16,))],
 'hema': [('hematologist', (36,)), ('hematologue', (71,))],
 'hemi': [('hemiplegique', (72,))],
 'hemo': [('a hemophiliac', (37,)), ('hemophile', (72,)), ('hemophilia', (33,)), ('hemophilie', (67, 68)),
          ('hemorrhoids', (33,)), ('hemorroides', (67, 68)), ('rectocolite hemorragique', (67, 68))],
 'hepa': [('hepatite', (67, 68)), ('hepatitis', (0, 1, 33))],
 'herc': [('herceptin', (2, 34, 69))],
 'here': [('hereditaire', (96,)), ('hereditary', (64,))],
 'herk': [('herkunft', (18,))],
 'hern': [('hernia', (33,)), ('herniated disc', (33,)), ('hernie', (67, 68))],
 'hero': [('heroinabhangig', (5,)), ('heroinomane', (72,))],
 'herp': [('herpes', (0, 1, 33, 67, 68))],
 'hers': [('herself', (41,))],
 'herz': [('herz-op', (3,)), ('herzerkrankung', (0, 1)), ('herzfehler', (0, 1)), ('herzinfarkt', (0, 1)),
          ('herzinsuffizienz', (0, 1)), ('herzkatheter', (3,)), ('herzkrank', (0, 1, 5)),
          ('herzmuskelentzundung', (0, 1)), ('herzoperation', (3,)), ('herzpatient', (5,)),
          ('herzprobleme', (0, 1)), ('herzrhythmusstorung', (0, 1)), ('herzrhythmusstorungen', (0, 1)),
          ('herzschrittmacher', (0, 1, 6)), ('herzschwache', (0, 1)), ('herztransplantation', (3,))],
 'hete': [('hetero', (29, 95)), ('heterosexual', (63,)), ('heterosexuel', (95,)), ('heterosexuell', (29,)),
          ('heterosexuelle', (95,))],
 'heus': [('heuschnupfen', (0, 1))],
 'hexe': [('hexenschuss', (0, 1))],
 'he’s': [('he’s ', (55,))],
 'hida': [('hidalgo', (93,))],
 'hids': [('hidschab', (15,))],
 'high': [('highway', (59,))],
 'hija': [('hijab', (15, 48, 82))],
 'hill': [('hill', (59,))],
 'hims': [('himself', (41,))],
 'hind': [('hindou', (79,)), ('hindoue', (79,)), ('hindouisme', (80,)), ('hindouiste', (79,)), ('hindu', (12, 45)),
          ('hinduism', (46,)), ('hinduismus', (13,)), ('hinduistisch', (12,)), ("l'hindouisme", (80,)),
          ('the hindu faith', (46,))],
 'hip': [('hip', (38,))],
 'hirn': [('hirnblutung', (0, 1)), ('hirnhautentzundung', (0, 1)), ('hirntumor', (0, 1))],
 'hisp': [('hispanic', (49, 51)), ('hispanique', (83,))],
 'hist': [('histaminintoleranz', (0, 1))],
 'hiv': [('hiv', (0, 1, 33))],
 'hmon': [('hmong', (49, 51, 83))],
 'hoch': [('hochschwanger', (5,))],
 'hof': [('hof', (25,))],
 'holi': [('high holidays', (48,))],
 'holl': [('hollande', (93,))],
 'homm': [('homme blanc', (83,)), ('homme noir', (83,)), ('homme trans', (95,)), ('un homme trans', (95,))],
 'homo': [('homo', (95,)), ('homosexual', (63,)), ('homosexuel', (95,)), ('homosexuell', (29,)),
          ('homosexuelle', (95,))],
 'hond': [('honduran', (51,))],
 'hong': [('hong kong', (51,))],
 'hopi': [('hopital', (76,)), ('hopital de jour', (70,))],
 'horb': [('horbehinderung', (0, 1))],
 'horg': [('horgerat', (6,)), ('horgeschadigt', (5,))],
 'horm': [('hormonbehandlung', (3,)), ('hormone', (2,)), ('hormone therapy', (35,)), ('hormones', (69,)),
          ('hormonotherapie', (70,)), ('hormontherapie', (3,))],
 'hors': [('horsturz', (0, 1))],
 'hort': [('hort', (22,))],
 'horv': [('horverlust', (0, 1))],
 'hosp': [('hospice', (42,)), ('hospice care', (35,)), ('hospital', (42,)), ('hospitalis', (76,)),
          ('hospitalise', (72,)), ('hospitalised', (37,)), ('hospitalisee', (72,)), ('hospitalized', (37,)),
          ('hospiz', (3, 9)), ('in hospice', (37,)), ('in hospital with', (37,)), ('in the hospital with', (37,))],
 'hpv': [('hpv', (33,))],
 'huft': [('huft-op', (3,)), ('huftoperation', (3,))],
 'huma': [('secular humanist', (45,))],
 'humi': [('humira', (2, 34, 69))],
 'hung': [('hungarian', (51,))],
 'hunt': [('chorea huntington', (0, 1)), ('huntington', (33, 67, 68)), ('huntington-gen', (30,))],
 'husb': [('husband', (63,))],
 'hutu': [('hutu', (16, 49, 83))],
 'hwy': [('hwy', (59,))],
 'hydr': [('hydrochlorothiazide', (34,)), ('hydrocodone', (34,)), ('hydrocortisone', (34,))],
 'hype': [('hyperphagie', (67, 68)), ('hypertendu', (72,)), ('hypertendue', (72,)), ('hypertension', (33, 67, 68)),
          ('hypertensive', (37,)), ('hyperthyroidie', (67, 68)), ('hyperthyroidism', (33,)),
          ('hypertonie', (0, 1))],
 'hypo': [('hypochonder', (5,)), ('hypocondriaque', (72,)), ('hypoglycemia', (33,)), ('hypoglycemie', (67, 68)),
          ('hyposensibilisierung', (3,)), ('hypotension', (33, 67, 68)), ('hypothyroidie', (67, 68)),
          ('hypothyroidism', (33,)), ('hypotonie', (0, 1))],
 'hyst': [('hysterectomie', (70,)), ('hysterectomy', (35,))],
 'ibew': [('ibew', (62,))],
 'ibs': [('ibs', (33,))],
 'icel': [('icelandic', (51,))],
 'icsi': [('icsi', (3,))],
 'icu': [('icu', (42,))],
 'igbo': [('igbo', (16, 49, 83))],
 'ihre': [('ihrer frau', (29,))],
 'ill': [(' ill', (41,))],
 'illn': [('mental illness', (33,))],
 'imam': [('imam', (14, 47, 81))],
 'imat': [('imatinib', (34,))],
 'imc': [('imc', (77,))],
 'immi': [('immigr', (85,)), ('immigra', (53,))],
 'immu': [('immune', (43,)), ('immungeschwacht', (5,)), ('immunocompromised', (37,)), ('immunodeficient', (37,)),
          ('immunodeprime', (72,)), ('immunodeprimee', (72,)), ('immunosuppressants', (34,)),
          ('immunosuppressed', (37,)), ('immunosuppresseurs', (69,)), ('immunotherapie', (70,)),
          ('immunotherapy', (35,)), ('immunschwache', (0, 1)), ('immunsuppressiva', (2,)),
          ('immunsupprimiert', (5,)), ('immuntherapie', (3,))],
 'imov': [('imovane', (69,))],
 'impa': [('hearing impaired', (37,)), ('hearing impairment', (33,)), ('hearing-impaired', (37,)),
          ('impair', (38,)), ('impasse', (91,)), ('vision impaired', (37,)), ('visual impairment', (33,))],
 'impe': [('imped', (38,))],
 'impl': [('cochlea-implantat', (0, 1)), ('implant', (73,))],
 'inca': [('incapacite', (73,)), ('incarcer', (98,)), ('incarcerat', (66,))],
 'inco': [('incontinence', (33, 67, 68))],
 'incu': [('inculpe', (98,))],
 'inde': [('independantiste', (93,))],
 'indi': [('indian', (51,)), ('indict', (66,)), ('indigen', (16, 18)), ('indigene', (16, 83)), ('indigener', (16,)),
          ('indigenous', (49, 51)), ('indisch', (18,))],
 'indo': [('indonesian', (51,)), ('indonesisch', (18,))],
 'infa': [('infant', (57,)), ('infant son', (57,)), ('infarctus', (67, 68, 76))],
 'infe': [('ear infection', (33,)), ('infection urinaire', (67, 68)), ('infertile', (37, 72)),
          ('infertilite', (67, 68)), ('infertility', (33,)), ('kidney infection', (33,)),
          ('staph infection', (33,)), ('urinary tract infection', (33,))],
 'infi': [('infirme', (72,))],
 'infl': [('anti-inflammatoires', (69,)), ('infliximab', (34,)), ('influenza', (33,))],
 'inha': [('inhalateur', (69,)), ('inhalator', (2,)), ('inhaler', (34,))],
 'inju': [('back injury', (33,)), ('brain injury', (33,)), ('head injury', (33,)), ('injury', (33,)),
          ('knee injury', (33,))],
 'inko': [('inkontinenz', (0, 1))],
 'inse': [('insemination', (70,))],
 'inso': [('france insoumise', (93,)), ('insomnia', (33,)), ('insomniaque', (72,)), ('insomnie', (67, 68)),
          ('insomnies', (67, 68, 76)), ('insoumis', (93,)), ('insoumise', (93,)), ('la france insoumise', (93,))],
 'inst': [('institutionalized', (37,))],
 'insu': [('auf insulin', (5,)), ('insufficiency', (33,)), ('insuffisance cardiaque', (67, 68)),
          ('insuffisance renale', (67, 68)), ('insuffisant renal', (72,)), ('insulin', (2, 34, 43)),
          ('insulin pump', (33,)), ('insuline', (69,)), ('insulinpflichtig', (5,)), ('insulinpumpe', (6,)),
          ('on insulin', (37,)), ('pompe a insuline', (73,)), ('sous insuline', (72,))],
 'inte': [('auf der intensivstation', (5,)), ('en soins intensifs', (72,)), ('in intensive care', (37,)),
          ('intellectually disabled', (37,)), ('intensive care', (42,)), ('intensivpatient', (5,)),
          ('intensivstation', (9,)), ('interne', (72,)), ('internee', (72,)), ('interruption de grossesse', (70,)),
          ('intersex', (63,)), ('intersexe', (95,)), ('intersexue', (95,)), ('intersexuell', (29,)),
          ('soins intensifs', (76,))],
 'into': [('food intolerance', (33,)), ('gluten intolerance', (33,)), ('gluten intolerant', (37,)),
          ('gluten-intolerant', (37,)), ('into bdsm', (63,)), ('intoleran', (11, 44, 78)),
          ('intolerance au gluten', (67, 68)), ('intolerance au lactose', (67, 68)),
          ('intolerant au gluten', (72,)), ('intolerant au lactose', (72,)), ('intolerante au gluten', (72,)),
          ('intolerante au lactose', (72,)), ('lactose intolerance', (33,)), ('lactose intolerant', (37,)),
          ('lactose-intolerant', (37,))],
 'inui': [('inuit', (16, 49, 51, 83)), ('inuite', (83,))],
 'inva': [('en invalidite', (72,)), ('invalide', (72,)), ('invalidite', (73,))],
 'inve': [('investigat', (66,))],
 'irak': [('irakisch', (18,))],
 'iran': [('iranian', (51,)), ('iranisch', (18,))],
 'iraq': [('iraqi', (51,))],
 'iris': [('iris', (31, 65, 97)), ('irisch', (18,)), ('irish', (51,))],
 'irri': [('colon irritable', (67, 68)), ('syndrome du colon irritable', (67, 68))],
 'isch': [('ischias', (0, 1))],
 'isla': [('islam', (13, 46, 80)), ("l'islam", (80,)), ('pacific islander', (49, 51)), ('shia islam', (46,)),
          ('the islamic faith', (46,)), ('torres strait islander', (49,))],
 'isma': [('ismaelien', (79,)), ('ismaili', (45,))],
 'isra': [('israeli', (51,)), ('israelisch', (18,))],
 'issu': [('issu', (84,))],
 'ital': [('italian', (51,)), ('italienisch', (18,))],
 'iui': [('iui', (35,))],
 'ivf': [('ivf', (3, 35))],
 'ivg': [('ivg', (70, 74))],
 'ivor': [('ivorian', (51,))],
 'iww': [('iww', (62,))],
 'i’m ': [('i’m ', (55,))],
 'jado': [('jadot', (93,))],
 'jahr': [('jahre alt', (21,)), ('jahrgang', (24,)), ('jahrig', (21,))],
 'jail': [('jail', (66,))],
 'jain': [('jain', (12, 45, 79)), ('jainism', (46,)), ('jainisme', (80,))],
 'jama': [('jamaican', (51,)), ('jamaikanisch', (18,))],
 'jamb': [('jambes sans repos', (67, 68))],
 'japa': [('japanese', (51,)), ('japanese american', (49,)), ('japanese-american', (49,)), ('japanisch', (18,))],
 'jard': [('jardiance', (34,))],
 'jaun': [('jaundice', (33,)), ('jaunisse', (67, 68))],
 'jeho': [('jehovah witness', (45,)), ("jehovah's witness", (45,)), ('jehovah’s witness', (45,)),
          ('jehovas', (13,)), ('temoin de jehovah', (79,)), ('zeuge jehovas', (12,)), ('zeugen jehovas', (12,)),
          ('zeugin jehovas', (12,))],
 'jeni': [('jenisch', (16,)), ('jenische', (16,)), ('jenischer', (16,))],
 'jesi': [('jeside', (12,)), ('jesiden', (12,)), ('jesidin', (12,)), ('jesidisch', (12,))],
 'jesu': [('jesuit', (45,)), ('jesus', (46, 80))],
 'jew': [('a jew', (45,))],
 'jewi': [('jewish', (45, 51)), ('the jewish faith', (46,))],
 'jg': [('jg.', (24,))],
 'joha': [('johanniskraut', (2,))],
 'john': [('johnson', (61,))],
 'jord': [('jordanian', (51,))],
 'juda': [('judaism', (46,)), ('judaisme', (80,))],
 'jude': [('jude', (12,)), ('juden', (12,)), ('judentum', (13,))],
 'judi': [('judin', (12,)), ('judisch', (12, 18)), ('judischen glaubens', (12,))],
 'juge': [('juge', (98,)), ('jugenddiakon', (14,)), ('jugendliche', (23,))],
 'juif': [('juif', (79,)), ('juifs', (79,))],
 'juiv': [('juive', (79,))],
 'jume': [('jumeau', (86,)), ('jumeaux', (86,)), ('jumelle', (86,)), ('jumelles', (86,))],
 'jumu': [('jumu', (47,))],
 'jung': [('junge', (20,)), ('junge union', (27,)), ('jungen', (20,)), ('jungen union', (27,)), ('jungs', (20,)),
          ('jungste', (20,)), ('jungster', (20,))],
 'juni': [('junior high', (56,))],
 'junk': [('junkie', (8,))],
 'juso': [('jusos', (27,))],
 'jva': [('jva', (32,))],
 'kabb': [('kabbalist', (45,))],
 'kaby': [('kabyle', (83,))],
 'kai': [('kai', (25,))],
 'kais': [('kaiserschnitt', (3,))],
 'kam': [('kam', (19,))],
 'kame': [('kamerunisch', (18,))],
 'kamp': [('kamp', (25,))],
 'kana': [('kanak', (83,))],
 'kant': [('kantor', (14,)), ('kantorin', (14,))],
 'kard': [('kardegic', (69,)), ('kardiologe', (4,)), ('kardiologen', (4,)), ('kardiologin', (4,))],
 'kari': [('karibisch', (18,))],
 'karp': [('karpaltunnelsyndrom', (0, 1))],
 'karz': [('karzinom', (0, 1))],
 'kasa': [('kasachisch', (18,))],
 'kash': [('kasher', (82,)), ('kashmiri', (51,))],
 'kath': [('katholik', (12,)), ('katholiken', (12,)), ('katholikin', (12,)), ('katholisch', (12,)),
          ('katholischen glauben', (13,)), ('katholischen glaubens', (12,)), ('katholischen kirche', (13,)),
          ('katholizismus', (13,)), ('romisch-katholisch', (12,))],
 'katz': [('katzenallergie', (0, 1))],
 'kaza': [('kazakh', (51,))],
 'keni': [('kenianisch', (18,))],
 'kenn': [('kennedy', (61,))],
 'keny': [('kenyan', (51,))],
 'kepp': [('keppra', (2, 34, 69))],
 'keuc': [('keuchhusten', (0, 1))],
 'khme': [('khmer', (83,))],
 'kid': [('kid', (54,))],
 'kidn': [('kidney', (38,)), ('kidney stones', (33,))],
 'kids': [('kids', (20, 54))],
 'kiku': [('kikuyu', (49,))],
 'kind': [('kind', (20,)), ('kinder', (20,)), ('kindergarten', (22, 56)), ('kindergartener', (57,)),
          ('kindergartner', (57,)), ('kinderhort', (22,)), ('kinderkrippe', (22,)), ('kinderlahmung', (0, 1)),
          ('kindertagesstatte', (22,)), ('kinderwunsch', (7,)), ('kinderwunschbehandlung', (3,)),
          ('kinderwunschklinik', (3,))],
 'kine': [('kine', (70, 71)), ('kinesitherapeute', (71,)), ('kinesitherapie', (70,))],
 'king': [('kingdom hall', (46,))],
 'kipp': [('jom kippur', (15,)), ('kippa', (15, 48, 82)), ('kippour', (82,)), ('yom kippur', (48,))],
 'kirc': [('kirche', (13, 14)), ('kirchenalteste', (14,)), ('kirchenaltester', (14,)),
          ('kirchengemeinderat', (14,)), ('kirchenvorstand', (14,))],
 'kirp': [('kirpan', (48,))],
 'kita': [('kita', (22,))],
 'klas': [('klasse', (22,)), ('klassler', (22,))],
 'klau': [('klaustrophobie', (0, 1))],
 'klei': [('kleine', (20,)), ('kleinen', (20,)), ('kleiner', (20,)), ('kleinkind', (20, 23)),
          ('kleinwuchsig', (5,))],
 'klim': [('klimaaktivist', (27,)), ('klimaaktivistin', (27,))],
 'klin': [('in der klinik', (5,)), ('klinefelter', (33,)), ('klinik', (9,))],
 'klon': [('klonopin', (34,))],
 'knas': [('knast', (32,))],
 'knee': [('bad knee', (38,)), ('knee', (38,))],
 'knie': [('knie-op', (3,)), ('knieoperation', (3,)), ('knieprobleme', (0, 1)), ('knieprothese', (3,))],
 'knoc': [('knochenbruch', (0, 1))],
 'kolu': [('kolumbianisch', (18,))],
 'koma': [('im koma', (5,)), ('koma', (9,))],
 'komm': [('komm', (19,)), ('kommunion', (14,)), ('kommunist', (27,)), ('kommunistin', (27,))],
 'konf': [('konfessionslos', (12,)), ('konfirm', (14,)), ('konfirmand', (12, 23)), ('konfirmandin', (12,))],
 'kong': [('kongolesisch', (18,))],
 'kons': [('konservativer', (27,)), ('politisch konservativ', (27,)), ('stramm konservativ', (27,))],
 'konv': [('konvertiert', (13,))],
 'kopf': [('kopftuch', (15,))],
 'kopt': [('kopte', (12,)), ('koptin', (12,)), ('koptisch', (12,))],
 'kora': [('koran', (14, 47))],
 'kore': [('korean', (51,)), ('koreanisch', (18,)), ('north korean', (51,))],
 'korp': [('korperbehindert', (5,)), ('korperfett', (10,)), ('korperlich behindert', (5,))],
 'kort': [('kortison', (2,))],
 'kosc': [('koscher', (15,))],
 'kosh': [('kosher', (48,))],
 'koso': [('kosovan', (51,)), ('kosovarisch', (18,))],
 'kpd': [('kpd', (27,))],
 'krab': [('krabbel', (23,)), ('krabbelgruppe', (22,))],
 'kram': [('krampfadern', (0, 1)), ('krampfanfalle', (0, 1))],
 'kran': [('im krankenstand', (5,)), ('krankenakte', (10,)), ('krankengymnastik', (3,)), ('krankenhaus', (9,)),
          ('krankenstand', (9,)), ('krankgeschrieben', (5, 9)), ('krankheit', (10,)), ('krankschreibung', (9,))],
 'kreb': [('krebs', (0, 1)), ('krebsbehandlung', (3,)), ('krebskrank', (5,)), ('krebspatient', (5,)),
          ('krebspatientin', (5,)), ('krebstherapie', (3,))],
 'kreo': [('kreolisch', (18,))],
 'kreu': [('kreuzbandriss', (0, 1)), ('kreuzkette', (15,))],
 'krip': [('krippe', (22,))],
 'kris': [('hare krishna', (45,)), ('krishna', (46,))],
 'kroa': [('kroatisch', (18,))],
 'kruc': [('krucken', (6,))],
 'kuba': [('kubanisch', (18,))],
 'kuns': [('kunstliche hufte', (3,)), ('kunstlichen befruchtung', (3,))],
 'kurd': [('kurd', (49,)), ('kurde', (16, 83)), ('kurden', (16,)), ('kurdin', (16,)), ('kurdisch', (16, 18)),
          ('kurdish', (49, 51))],
 'kust': [('kuster', (14,))],
 'kyst': [('kyste', (67, 68)), ('kystes', (67, 68))],
 'labo': [('labor union', (62,)), ('labour', (61,)), ('labour party', (61,)), ('labour union', (62,)),
          ('labour voter', (61,)), ('the labour party', (61,))],
 'lahm': [('lahmung', (0, 1))],
 'lako': [('lakota', (49,))],
 'lakt': [('laktoseintolerant', (5,)), ('laktoseintoleranz', (0, 1))],
 'lama': [('lama', (47,))],
 'lami': [('lamictal', (34, 69))],
 'lamo': [('lamotrigin', (2,)), ('lamotrigine', (34, 69))],
 'lane': [('lane', (59,))],
 'lang': [('langzeitzucker', (10,))],
 'lank': [('sri lankan', (51,))],
 'laot': [('laotian', (51,))],
 'laro': [('laroxyl', (69,))],
 'lasi': [('lasik', (3,))],
 'late': [('lateinamerikaner', (16,)), ('lateinamerikanisch', (18,))],
 'lati': [('afro-latina', (49,)), ('afro-latino', (49,)), ('latina', (16, 49, 51, 83)),
          ('latino', (16, 49, 51, 83)), ('latinx', (49,))],
 'latv': [('latvian', (51,))],
 'lds': [('lds', (45,))],
 'leav': [(' leave', (42,)), ('on sick leave', (37,))],
 'leba': [('lebanese', (51,))],
 'lebe': [('lebensmittelallergie', (0, 1)), ('leberschaden', (0, 1)), ('lebertransplantation', (3,)),
          ('leberzirrhose', (0, 1))],
 'left': [('far-left', (61,)), ('left-wing', (61,)), ('leftist', (61,)), ('the left', (61,))],
 'leg': [('leg', (38,))],
 'lega': [('legally blind', (37,)), ('legasthenie', (0, 1)), ('legastheniker', (5,)), ('legasthenikerin', (5,))],
 'leid': [('leiden', (64,))],
 'leis': [('leistenbruch', (0, 1))],
 'lekt': [('lektor in der kirche', (14,))],
 'lent': [('lent', (48,))],
 'lepe': [('lepeniste', (93,))],
 'lern': [('lernbehinderung', (0, 1))],
 'lesb': [('a lesbian', (63,)), ('lesbe', (29,)), ('lesbian', (63,)), ('lesbienne', (95,)), ('lesbisch', (29,))],
 'letr': [('letrozole', (34,))],
 'lett': [('lettisch', (18,))],
 'leuc': [('leucemie', (67, 68))],
 'leuk': [('leukaemia', (33,)), ('leukamie', (0, 1)), ('leukemia', (33,))],
 'leve': [('levetiracetam', (2, 34, 69))],
 'levo': [('levodopa', (2, 34, 69)), ('levothyrox', (69,)), ('levothyroxine', (34, 69))],
 'lexa': [('lexapro', (34,))],
 'lexo': [('lexomil', (69,))],
 'lfi': [('lfi', (93,))],
 'lgbt': [('lgbt', (63,)), ('lgbtq', (63,))],
 'liai': [('liaison', (95,))],
 'liba': [('libanesisch', (18,))],
 'libe': [('liberal', (61,)), ('liberale', (27,)), ('libertaire', (93,)), ('libertarian', (61,)),
          ('libertarian party', (61,)), ('the liberal party', (61,))],
 'liby': [('libyan', (51,))],
 'lieu': [('lieu-dit', (91,))],
 'life': [('pro-life', (61,))],
 'liga': [('ligaments croises', (67, 68)), ('torn ligament', (33,))],
 'lind': [('linden', (25,))],
 'link': [('linke', (27,)), ('linken', (27,)), ('linker', (27,)), ('links', (27,)), ('linksextrem', (27,)),
          ('linksliberal', (27,)), ('linkspartei', (27,)), ('linksradikal', (27,))],
 'lipi': [('lipitor', (34,))],
 'lisd': [('lisdexamfetamine', (34,))],
 'lisi': [('lisinopril', (2, 34, 69))],
 'lisp': [('lisp', (38,))],
 'lita': [('litauisch', (18,))],
 'lith': [('lithium', (2, 34, 69)), ('lithuanian', (51,)), ('on lithium', (37,)), ('sous lithium', (72,))],
 'litt': [('little boy', (54, 57)), ('little girl', (54, 57)), ('little one', (54,))],
 'live': [('live', (60,))],
 'livi': [('living', (60,))],
 'ln': [('ln', (59,))],
 'loge': [('loge', (92,))],
 'logo': [('logopaden', (4,)), ('logopadie', (3,)), ('logopadin', (4,))],
 'lomb': [('lombalgie', (67, 68))],
 'long': [('en arret longue duree', (72,)), ('on long-term sick', (37,))],
 'lora': [('lorazepam', (2, 34, 69))],
 'losa': [('losartan', (34, 69))],
 'loti': [('lotissement', (91,))],
 'loub': [('loubavitch', (79,))],
 'lr': [('lr', (93,))],
 'lula': [('lula', (61,))],
 'lung': [('lungenarzt', (4,)), ('lungenembolie', (0, 1)), ('lungenemphysem', (0, 1)), ('lungenentzundung', (0, 1)),
          ('lungenfacharzt', (4,)), ('lungenkrank', (5,)), ('lungenkrebs', (0, 1))],
 'lupu': [('lupus', (0, 1, 33, 67, 68))],
 'luth': [('lutheran', (45,)), ('lutheraner', (12,)), ('lutheranerin', (12,)), ('lutheranism', (46,)),
          ('lutherien', (79,)), ('lutherienne', (79,)), ('lutherisch', (12,))],
 'luxe': [('luxe', (73,))],
 'lyce': [('lycee', (88,)), ('lyceen', (88,))],
 'lyme': [('lyme', (33, 67, 68))],
 'lymp': [('lymphdrainage', (3,)), ('lymphom', (0, 1)), ('lymphoma', (33,)), ('lymphome', (67, 68))],
 'lync': [('lynch', (64,))],
 'lyri': [('lyrica', (2, 34, 69))],
 'l’eg': [('l’eglise', (80,))],
 'maas': [('maasai', (49,))],
 'mace': [('macedonian', (51,))],
 'macr': [('macron', (61, 93)), ('macroniste', (93,))],
 'madc': [('madchen', (20,))],
 'made': [('madels', (20,))],
 'mage': [('magenbypass', (3,)), ('magengeschwur', (0, 1)), ('magenspiegelung', (3,)), ('magersucht', (0, 1)),
          ('magersuchtig', (5,))],
 'magh': [('maghrebin', (83,)), ('maghrebine', (83,))],
 'mais': [('maison de repos', (70,))],
 'maku': [('makuladegeneration', (0, 1))],
 'mal': [('mal de dos', (67, 68))],
 'mala': [('conge maladie', (76,)), ('en arret maladie', (72,)), ('en conge maladie', (72,)),
          ('longue maladie', (76,)), ('malade du cœur', (72,)), ('maladie', (67, 68, 77)),
          ('maladie auto-immune', (67, 68)), ('maladie cœliaque', (67, 68)), ('maladie de crohn', (67, 68)),
          ('maladie de lyme', (67, 68)), ('maladie de meniere', (67, 68)), ('maladie grave', (67, 68)),
          ('maladie mentale', (67, 68)), ('maladie rare', (67, 68)), ('malaise', (76,)),
          ('malaria', (0, 1, 33, 67, 68)), ('malay', (51,)), ('malaysian', (51,)), ('malaysisch', (18,))],
 'male': [('malentendant', (72,)), ('malentendante', (72,))],
 'mali': [('malian', (51,))],
 'malv': [('malvoyant', (72,)), ('malvoyante', (72,))],
 'mamm': [('mammogram', (35,)), ('mammographie', (70,))],
 'manc': [('manchu', (49,))],
 'mand': [('mandel-op', (3,)), ('mandelentzundung', (0, 1)), ('mandir', (47,))],
 'mani': [('manic', (37,))],
 'mano': [('manouche', (83,))],
 'maoi': [('maoist', (61,))],
 'maor': [('maori', (16, 49, 51, 83))],
 'mapu': [('mapuche', (49,))],
 'marb': [('marburger bund', (28,))],
 'marc': [('en marche', (93,)), ('marcumar', (2,))],
 'marf': [('marfan', (33, 67, 68))],
 'mark': [('markt', (25,))],
 'maro': [('marokkanisch', (18,)), ('maronite', (45, 79))],
 'mart': [('martiniquais', (83,))],
 'marx': [('marxist', (27, 61)), ('marxiste', (93,)), ('marxistin', (27,))],
 'mase': [('masern', (0, 1))],
 'mass': [('mass', (47,))],
 'mast': [('mastectomie', (70,)), ('mastectomy', (35,)), ('mastektomie', (3,)), ('mastitis', (33,))],
 'mate': [('ecole maternelle', (88,)), ('maternelle', (88,))],
 'maux': [('maux de dos', (67, 68))],
 'maya': [('mayan', (49,))],
 'maze': [('mazedonisch', (18,))],
 'meas': [('measles', (33,))],
 'medi': [('accro aux medicaments', (72,)), ('hiv-medikamente', (2,)), ('medical', (43,)),
          ('medicament contre', (69,)), ('medicament pour', (69,)), ('medicaments', (69,)),
          ('medicaments contre', (69,)), ('medicaments pour', (69,)), ('medication', (34,)), ('medications', (34,)),
          ('medikamente', (2,)), ('medikamente gegen', (2,)), ('medikamente wegen', (2,)), ('medikinet', (2,)),
          ('on medical leave', (37,))],
 'meds': [('meds', (34,))],
 'meet': [('aa meetings', (35,)), ('na meetings', (35,))],
 'mela': [('melanom', (0, 1)), ('melanoma', (33,)), ('melanome', (67, 68))],
 'mele': [('melenchon', (61, 93)), ('melenchoniste', (93,))],
 'memo': [('memory clinic', (36,))],
 'meni': [('meniere', (33,)), ('meningite', (67, 68)), ('meningitis', (0, 1, 33)), ('morbus meniere', (0, 1))],
 'menn': [('mennonit', (12,)), ('mennonite', (45, 79)), ('mennonitin', (12,))],
 'meno': [('menopausal', (37,)), ('menopause', (33, 67, 68)), ('menopausee', (72,))],
 'ment': [('mental', (41,)), ('mental health clinic', (36,)), ('mental health issues', (33,)),
          ('mentally disabled', (37,)), ('mentally ill', (37,)), ('mentee', (54,))],
 'merk': [('merkel', (61,))],
 'merz': [('merz', (61,))],
 'mess': [('messdiener', (12,)), ('messdienerin', (12,)), ('messe', (14, 81)), ('messianic jew', (45,))],
 'mest': [('mestiza', (49,)), ('mestize', (16,)), ('mestizin', (16,)), ('mestizo', (49,))],
 'meta': [('ig metall', (28, 62)), ('metastasen', (0, 1)), ('metastases', (33, 67, 68))],
 'metf': [('metformin', (2, 34)), ('metformine', (69,))],
 'meth': [('methadon', (2,)), ('methadone', (34, 69)), ('methadone clinic', (36,)), ('methimazole', (34,)),
          ('methodist', (12, 45)), ('methodiste', (79,)), ('methodistin', (12,)), ('methotrexat', (2,)),
          ('methotrexate', (34, 69)), ('methylphenidat', (2,)), ('methylphenidate', (34, 69)),
          ('on methadone', (37,)), ('sous methadone', (72,))],
 'meti': [('metis', (49, 83)), ('metiss', (84,)), ('metisse', (83,))],
 'meto': [('metoprolol', (2, 34, 69))],
 'mett': [('mettre fin', (76,))],
 'mews': [('mews', (59,))],
 'mexi': [('mexican', (51,)), ('mexikanisch', (18,))],
 'midd': [('middle school', (56,))],
 'midw': [('midwife', (36,))],
 'migr': [('migraine', (33, 67, 68)), ('migraines', (33, 67, 68, 76)), ('migraineuse', (72,)),
          ('migraineux', (72,)), ('migrane', (0, 1)), ('migrant', (19, 53)), ('migrat', (53,)),
          ('migrationshintergrund', (18,))],
 'mile': [('milei', (61,))],
 'mili': [('militante feministe', (93,))],
 'mind': [('minderjahrig', (23,))],
 'mine': [('mineur', (89,))],
 'mini': [('minister of the church', (47,)), ('ministrant', (12,)), ('ministrantin', (12,))],
 'mino': [('minor', (57,))],
 'mirt': [('mirtazapin', (2,)), ('mirtazapine', (34, 69))],
 'misc': [('miscarr', (39,)), ('miscarriage', (33, 35)), ('mischling', (16,))],
 'miss': [('missionar', (14,)), ('missionarin', (14,)), ('missionary', (47,)), ('missionnaire', (81,))],
 'mitg': [('afd-mitglied', (27,)), ('cdu-mitglied', (27,)), ('grunen-mitglied', (27,)), ('spd-mitglied', (27,))],
 'mitt': [('mittelohrentzundung', (0, 1)), ('mittelschule', (22,))],
 'mitz': [('mitzva', (81,)), ('mitzvah', (47,))],
 'mixe': [('mixed', (50, 51, 53)), ('mixed race', (49,)), ('mixed-race', (49,))],
 'mizr': [('mizrahi', (49, 51))],
 'mizw': [('mizwa', (14,))],
 'mlpd': [('mlpd', (27,))],
 'mode': [('modem', (93,))],
 'modi': [('modi', (61,))],
 'moha': [('mohawk', (49, 83))],
 'moin': [('moine', (81,))],
 'mois': [(' mois', (87,))],
 'moit': [('moitie', (84,))],
 'mold': [('moldauisch', (18,)), ('moldovan', (51,))],
 'mom': [('mom is', (53,))],
 'mome': [('momentum', (61,))],
 'mona': [('monarchist', (27, 61)), ('monarchiste', (93,)), ('monate alt', (21,))],
 'monc': [('monch', (14,))],
 'mong': [('mongolian', (51,)), ('mongolisch', (18,))],
 'moni': [('ankle monitor', (66,)), ('moniale', (81,))],
 'monk': [('monk', (47,))],
 'mono': [('mononucleose', (67, 68)), ('mononucleosis', (33,))],
 'mont': [('montee', (91,)), ('montelukast', (34,)), ('month old', (55,)), ('month-old', (55,)),
          ('months old', (55,))],
 'moor': [('moorish', (51,))],
 'morb': [('morbus crohn', (0, 1))],
 'morm': [('ex-mormon', (45,)), ('mormon', (45, 79)), ('mormone', (12, 79)), ('mormonen', (12,)),
          ('mormonentum', (13,)), ('mormonin', (12,)), ('mormonism', (46,)), ('mormonisme', (80,)),
          ('the mormon church', (46,))],
 'moro': [('moroccan', (51,))],
 'morp': [('morphin', (2,)), ('morphine', (34, 69)), ('morphium', (2,)), ('sous morphine', (72,))],
 'mosc': [('moschee', (14,))],
 'mosl': [('moslem', (12,)), ('moslemin', (12,)), ('moslemisch', (12,))],
 'mosq': [('mosque', (46, 47)), ('mosquee', (81,))],
 'moth': [('mother', (53,))],
 'moun': [('mounjaro', (2, 34, 69))],
 'mour': [('mourant', (72,)), ('mourante', (72,))],
 'moye': [('moyenne section', (88,))],
 'moza': [('mozambican', (51,))],
 'mrsa': [('mrsa', (33,))],
 'ms': [('ms', (0, 1, 38))],
 'mthf': [('mthfr', (64,))],
 'mtx': [('mtx', (2,))],
 'muco': [('mucoviscidose', (67, 68))],
 'muet': [('muet', (72,)), ('muette', (72,))],
 'muez': [('muezzin', (47, 81))],
 'muko': [('mukoviszidose', (0, 1))],
 'mula': [('mulatre', (83,)), ('mulatte', (16,)), ('mulatto', (49,))],
 'mull': [('mullah', (47,))],
 'mult': [('multiple sklerose', (0, 1)), ('multipler sklerose', (0, 1)), ('multiracial', (49,))],
 'mump': [('mumps', (0, 1, 33))],
 'murm': [('heart murmur', (33,))],
 'musk': [('muskeldystrophie', (0, 1)), ('muskelschwund', (0, 1))],
 'musl': [('ex-muslim', (45,)), ('muslim', (12, 45)), ('muslima', (12,)), ('muslime', (12,)), ('muslimin', (12,)),
          ('muslimisch', (12,)), ('muslimischen glaubens', (12,)), ('the muslim faith', (46,))],
 'musu': [('foi musulmane', (80,)), ('musulman', (79,)), ('musulmane', (79,)), ('musulmans', (79,)),
          ('religion musulmane', (80,))],
 'muta': [('mutation', (30, 64, 96))],
 'mutt': [('mutter-kind-kur', (3,))],
 'myel': [('myeloma', (33,))],
 'myoc': [('myocardite', (67, 68)), ('myocarditis', (33,))],
 'myom': [('myom', (0, 1)), ('myome', (0, 1))],
 'myop': [('myopathie', (67, 68)), ('myope comme', (72,))],
 'myse': [('myself', (41,))],
 'nach': [('nachwuchs', (20,))],
 'nais': [('naissance', (90,))],
 'nalt': [('naltrexone', (34,))],
 'nama': [('namaz', (47,))],
 'narc': [('narcolepsie', (67, 68)), ('narcolepsy', (33,)), ('narcotics anonymous', (35,)),
          ('narcotiques anonymes', (70,))],
 'nark': [('narkolepsie', (0, 1))],
 'nati': [('first nations', (49,)), ('front national', (93,)), ('national front', (61,)), ('nationalist', (61,)),
          ('nationaliste', (93,))],
 'nava': [('navajo', (49, 51))],
 'navr': [('navratri', (48,))],
 'nazi': [('nazi', (27,)), ('neo-nazi', (61,))],
 'ne': [('ne', (90,))],
 'near': [('nearly blind', (37,))],
 'neck': [('neck', (38,))],
 'need': [('needs a', (43,))],
 'neff': [('neffe', (20,)), ('neffen', (20,))],
 'nehm': [('das leben zu nehmen', (9,))],
 'neon': [('neonazi', (27, 93))],
 'neop': [('neopagan', (45,))],
 'neos': [('neos', (27,))],
 'nepa': [('nepalese', (51,)), ('nepalesisch', (18,)), ('nepali', (51,))],
 'neph': [('nephew', (54,)), ('nephews', (54,)), ('nephrologen', (4,)), ('nephrologist', (36,)),
          ('nephrologue', (71,))],
 'nerv': [('nervenzusammenbruch', (0, 1))],
 'netz': [('netzhaut', (31,))],
 'neua': [('neuapostolisch', (12,))],
 'neug': [('neugeboren', (23,))],
 'neuh': [('neuheide', (12,))],
 'neur': [('neuralgia', (33,)), ('neuralgie', (0, 1)), ('neuroatypique', (72,)), ('neurodermatitis', (33,)),
          ('neurodermitis', (0, 1)), ('neurodivergent', (5, 37)), ('neuroleptika', (2,)), ('neuroleptique', (69,)),
          ('neuroleptiques', (69,)), ('neurologe', (4,)), ('neurologen', (4,)), ('neurologin', (4,)),
          ('neurologist', (36,)), ('neurologue', (71,)), ('neuropathie', (67, 68)), ('neuropathy', (33,)),
          ('sous neuroleptiques', (72,))],
 'neve': [('neveu', (86,)), ('neveux', (86,))],
 'nevr': [('nevralgie', (67, 68))],
 'newb': [('newborn', (57,)), ('newborn baby', (57,))],
 'newr': [('newroz', (15,))],
 'nich': [('nicht-binar', (29,)), ('nichtbinar', (29,)), ('nichte', (20,)), ('nichten', (20,))],
 'niec': [('niece', (54, 86)), ('nieces', (54, 86))],
 'nied': [('niederlandisch', (18,))],
 'nier': [('niereninsuffizienz', (0, 1)), ('nierenkrank', (5,)), ('nierensteine', (0, 1)),
          ('nierentransplantation', (3,)), ('nierenversagen', (0, 1))],
 'nige': [('british nigerian', (49,)), ('nigerian', (51,)), ('nigerianisch', (18,))],
 'nika': [('nikab', (15,))],
 'nint': [('ninth grade', (56,))],
 'niqa': [('niqab', (15, 48, 82))],
 'nise': [('nisei', (49,))],
 'nitr': [('nitroglycerin', (34,))],
 'noir': [('noir', (83,)), ('noire', (83,))],
 'nonb': [('nonbeliever', (45,)), ('nonbinar', (29,)), ('nonbinary', (63,))],
 'nonn': [('nonne', (14,))],
 'nord': [('nordafrikanisch', (18,))],
 'norw': [('norwegian', (51,)), ('norwegisch', (18,))],
 'nose': [('nose', (38,)), ('nosebleeds', (33,))],
 'not': [('not yet 18', (57,))],
 'nota': [('notaufnahme', (9,))],
 'notf': [('notfallset', (2,))],
 'noun': [('chez la nounou', (88,))],
 'nour': [('nourrice', (88,)), ('nourrisson', (86, 89))],
 'nouv': [('nouveau-ne', (89,))],
 'npa': [('npa', (93,))],
 'npd': [('npd', (27,))],
 'nuch': [('nuchtern', (8,))],
 'nun': [('nun', (47,))],
 'nurs': [('nursery', (56,)), ('nursery school', (56,)), ('nurses union', (62,)), ("nurses' union", (62,))],
 'nuss': [('nussallergie', (0, 1))],
 'obam': [('obama', (61,))],
 'obes': [('obese', (37, 72)), ('obesite', (67, 68)), ('obesity', (33,))],
 'occu': [('occupational therapy', (35,))],
 'ocd': [('ocd', (33,))],
 'offe': [('offender', (66,))],
 'ojib': [('ojibwe', (49,))],
 'okin': [('okinawan', (49, 51))],
 'olan': [('olanzapin', (2,)), ('olanzapine', (34, 69))],
 'olde': [('oldest', (54,))],
 'omep': [('omeprazol', (2,)), ('omeprazole', (34, 69))],
 'omni': [('omnisexual', (63,))],
 'omra': [('omra', (81,))],
 'onco': [('oncologist', (36,)), ('oncologue', (71,))],
 'onko': [('onkologe', (4,)), ('onkologen', (4,)), ('onkologie', (3,)), ('onkologin', (4,))],
 'op': [('op am', (3,))],
 'oper': [('an operation on', (35,)), ('bypass-operation', (3,)), ('operated on', (42,)), ('operation', (70,)),
          ('operation am', (3,)), ('operation an der', (3,)), ("operation de l'epaule", (70,)),
          ('operation de la hanche', (70,)), ('operation des yeux', (70,)), ('operation du coeur', (70,)),
          ('operation du cœur', (70,)), ('operation du dos', (70,)), ('operation du genou', (70,)),
          ('opere', (72, 73)), ('operee', (72,)), ('operiert', (6,))],
 'opfe': [('opferfest', (15,))],
 'opio': [('opioide', (2,)), ('opioides', (69,)), ('opioids', (34,))],
 'opip': [('opipramol', (2,))],
 'opus': [('opus dei', (45,))],
 'orba': [('orban', (61,))],
 'orda': [('ordained', (47,))],
 'orde': [('ordensbruder', (14,)), ('ordensschwester', (14,)), ('ordenstracht', (15,))],
 'ordo': [('ordonne', (81,))],
 'orei': [('oreillons', (67, 68))],
 'orga': [('organtransplantation', (3,))],
 'orig': [('originaire', (85,)), ('origine', (84,))],
 'orom': [('oromo', (49,))],
 'orph': [('maladie orpheline', (67, 68))],
 'orth': [('eastern orthodox', (45,)), ('greek orthodox', (45,)), ('juif orthodoxe', (79,)),
          ('noel orthodoxe', (82,)), ('orthodox', (12, 15, 48)), ('orthodox jew', (45,)),
          ('orthodox jewish', (45,)), ('orthodoxe', (79,)), ('orthodoxe christin', (12,)),
          ('orthodoxe grec', (79,)), ('orthodoxe russe', (79,)), ('orthodoxen glauben', (13,)),
          ('orthodoxen kirche', (13,)), ('orthodoxer christ', (12,)), ('orthodoxer jude', (12,)),
          ('orthodoxie', (80,)), ('orthodoxy', (46,)), ('orthopade', (4,)), ('orthopaden', (4,)),
          ('orthopadin', (4,)), ('orthopedist', (36,)), ('orthopediste', (71,)), ('orthophonie', (70,)),
          ('orthophoniste', (71,)), ('russian orthodox', (45,)), ('the orthodox church', (46,))],
 'osta': [('ostasiatisch', (18,))],
 'oste': [('osteoarthritis', (33,)), ('osteoporose', (0, 1, 67, 68)), ('osteoporosis', (33,)),
          ('osteuropaisch', (18,))],
 'ostr': [('ostrogen', (2,))],
 'otit': [('otite', (67, 68))],
 'ouig': [('ouighour', (83,)), ('ouighoure', (83,))],
 'out': [('out as gay', (63,))],
 'outi': [('outing', (29,))],
 'ouvr': [('force ouvriere', (94,)), ('lutte ouvriere', (93,))],
 'ovar': [('ovarian cysts', (33,))],
 'over': [('overdose', (75,)), ('overdosed', (40,))],
 'ovp': [('ovp', (27,))],
 'oxyc': [('oxycodon', (2,)), ('oxycodone', (34, 69)), ('oxycontin', (34,))],
 'oxyg': [('oxygen', (38,))],
 'ozem': [('ozempic', (2, 34, 69))],
 'paar': [('paartherapie', (3,))],
 'pace': [('pacemaker', (33, 38, 67, 68, 73))],
 'pach': [('pachtoune', (83,))],
 'paga': [('pagan', (45,)), ('paganism', (46,))],
 'paie': [('paien', (79,)), ('paienne', (79,))],
 'pain': [('addicted to painkillers', (37,)), ('pain', (38,)), ('painkillers', (34,))],
 'paki': [('british pakistani', (49,)), ('pakistani', (51,)), ('pakistanisch', (18,))],
 'pala': [('palastinensisch', (18,))],
 'pale': [('palestinian', (51,))],
 'pall': [('en soins palliatifs', (72,)), ('palliative care', (35,)), ('palliativstation', (3,)),
          ('soins palliatifs', (70,))],
 'palm': [('palm', (65,))],
 'pals': [('palsy', (33,))],
 'palu': [('paludisme', (67, 68))],
 'panc': [('pancreatite', (67, 68)), ('pancreatitis', (33,))],
 'pani': [('crises de panique', (67, 68)), ('panikattacke', (0, 1)), ('panikattacken', (0, 1)),
          ('panikstorung', (0, 1))],
 'pank': [('pankreatitis', (0, 1))],
 'pans': [('pansexual', (63,)), ('pansexuel', (95,)), ('pansexuell', (29,)), ('pansexuelle', (95,))],
 'pant': [('pantoprazol', (2,)), ('pantoprazole', (34, 69))],
 'paqu': [('paque', (82,))],
 'para': [('paralyse', (72,)), ('paralysed', (37,)), ('paralysee', (72,)), ('paralysie', (67, 68)),
          ('paralysie cerebrale', (67, 68)), ('paralysis', (33,)), ('paralyzed', (37,)), ('paraplegic', (37,)),
          ('paraplegique', (72,))],
 'parc': [('parcours', (74,))],
 'pare': [('parents', (53,))],
 'pari': [('parish', (46, 47)), ('parish priest', (47,))],
 'park': [('maladie de parkinson', (67, 68)), ('park', (25,)), ('parkinson', (0, 1, 33, 67, 68)),
          ('parkway', (59,))],
 'paro': [('paroiss', (81,)), ('parole', (66,)), ('paroxetin', (2,)), ('paroxetine', (34, 69))],
 'pars': [('parse', (12,)), ('parsi', (45, 79))],
 'part': [('part', (52,)), ('partially sighted', (37,)), ('tory party', (61,))],
 'pasc': [('paschtune', (16,)), ('paschtunin', (16,))],
 'pash': [('pashtun', (49,))],
 'pass': [('passage', (91,)), ('passover', (48,))],
 'past': [('pasteur', (81,)), ('pasteure', (81,)), ('pastor', (14, 47)), ('pastorin', (14,)),
          ('youth pastor', (47,))],
 'pate': [('patenkind', (20,)), ('patensohn', (20,))],
 'pati': [('a cancer patient', (37,)), ('an aids patient', (37,))],
 'paxi': [('paxil', (34,))],
 'pcf': [('pcf', (93,))],
 'pcos': [('pcos', (33,))],
 'peau': [('peau', (84,))],
 'pecr': [('pecresse', (93,))],
 'pect': [('angina pectoris', (0, 1))],
 'pela': [('pelade', (67, 68))],
 'pele': [('pelerinage', (81,))],
 'pen': [('le pen', (61, 93))],
 'peni': [('penicillin', (2,)), ('penicilline', (69,))],
 'pens': [('libre-penseur', (79,))],
 'pent': [('pentecostal', (45,)), ('pentecotiste', (79,))],
 'peop': [('people of color', (16,))],
 'perd': [('perdu', (73,))],
 'peri': [('pericardite', (67, 68)), ('period', (43,))],
 'pers': [('a person of color', (49,)), ('a person of colour', (49,)), ('borderline personality', (33,)),
          ('persian', (51,)), ('persisch', (18,)), ('person of color', (16,)), ('personality disorder', (33,)),
          ('personalrat', (28,)), ('personlichkeitsstorung', (0, 1)), ('personne de couleur', (83,)),
          ('trouble de la personnalite', (67, 68))],
 'peru': [('peruanisch', (18,)), ('peruvian', (51,))],
 'pese': [('pese', (77,))],
 'pess': [('pessach', (15,)), ('pessah', (82,))],
 'peti': [('petit', (86,)), ('petit frere', (86,)), ('petit-fils', (86,)), ('petite', (86,)),
          ('petite soeur', (86,)), ('petite sœur', (86,)), ('petite-fille', (86,)), ('tout-petit', (89,))],
 'peul': [('peul', (83,)), ('peule', (83,))],
 'pfad': [('pfad', (25,))],
 'pfar': [('pfarr', (14,)), ('pfarrer', (14,)), ('pfarrerin', (14,)), ('pfarrgemeinderat', (14,))],
 'pfei': [('pfeiffersches drusenfieber', (0, 1))],
 'pfin': [('pfingstler', (12,))],
 'pfle': [('pflegebedurftig', (5,)), ('pflegegrad', (0, 1, 6)), ('pflegekind', (20,)), ('pflegestufe', (6,))],
 'phen': [('phenylketonuria', (33,)), ('phenytoin', (34,))],
 'phil': [('philippinisch', (18,))],
 'phle': [('phlebite', (67, 68))],
 'phob': [('phobia', (33,))],
 'phys': [('physical therapy', (35,)), ('physically disabled', (37,)), ('physiotherapeut', (4,)),
          ('physiotherapeutin', (4,)), ('physiotherapie', (3,)), ('physiotherapist', (36,)),
          ('physiotherapy', (35,))],
 'pied': [('pied-noir', (83,))],
 'pieu': [('pieuse', (79,)), ('pieux', (79,))],
 'pilg': [('pilger', (14,)), ('pilgrimage', (47,))],
 'pill': [('die pille', (2,))],
 'pira': [('piratenpartei', (27,))],
 'pkwy': [('pkwy', (59,))],
 'pl': [('pl', (59,))],
 'plac': [('dans le placard', (95,)), ('place', (59, 91))],
 'plai': [('plaid cymru', (61,)), ('plainte', (98,))],
 'plat': [('platz', (25,))],
 'pma': [('en pma', (72,)), ('pma', (70,))],
 'pneu': [('pneumologue', (71,)), ('pneumonia', (33,)), ('pneumonie', (67, 68))],
 'poil': [('poilievre', (61,))],
 'poin': [('rond-point', (91,))],
 'poit': [('angine de poitrine', (67, 68))],
 'poli': [('polio', (33,)), ('poliomyelite', (67, 68)), ('polish', (51,)), ('politic', (61,)),
          ('political activist', (61,)), ('politique', (93,)), ('politisch', (27,)), ('politisch links', (27,)),
          ('politisch rechts', (27,))],
 'poll': [('pollenallergie', (0, 1))],
 'poln': [('polnisch', (18,))],
 'poly': [('poly', (63,)), ('polyamor', (29,)), ('polyamorous', (63,)), ('polyamoureuse', (95,)),
          ('polyamoureux', (95,)), ('polyarthrite', (67, 68)), ('polyarthrite rhumatoide', (67, 68)),
          ('polyneuropathie', (0, 1)), ('syndrome des ovaires polykystiques', (67, 68))],
 'pont': [('pontage', (70,))],
 'port': [('porteu', (96,)), ('porteur du vih', (72,)), ('portugiesisch', (18,)), ('portuguese', (51,))],
 'posi': [('hiv positiv', (5,)), ('hiv positive', (37,)), ('hiv-positiv', (5,)), ('hiv-positive', (37,))],
 'post': [('code postal', (92,)), ('post code', (60,)), ('postal code', (60,)), ('postcode', (60,)),
          ('postleitzahl', (26,)), ('postmenopausal', (37,)), ('postpartum depression', (33,))],
 'pots': [('pots', (33,))],
 'prac': [('falun gong practitioner', (45,)), ('practicing christian', (45,)), ('practising christian', (45,))],
 'prad': [('pradiabetes', (0, 1))],
 'prae': [('praeklampsie', (0, 1))],
 'prat': [('pratiquant', (79,)), ('pratiquante', (79,))],
 'pray': [('pray', (47,)), ('prayer group', (46,))],
 'pre': [('pre-k', (56,))],
 'prea': [('lay preacher', (47,)), ('preacher', (47,))],
 'pred': [('prediabete', (67, 68)), ('prediabetes', (33,)), ('prediabetic', (37,)), ('prediabetique', (72,)),
          ('predicateur', (81,)), ('prediger', (14,)), ('predigerin', (14,)), ('prednisolon', (2,)),
          ('prednisolone', (34, 69)), ('prednisone', (34, 69))],
 'pree': [('preeclampsia', (33,)), ('preeclampsie', (67, 68))],
 'preg': [('pregabalin', (2, 34)), ('pregabaline', (69,)), ('pregnan', (39,)), ('pregnant', (37,))],
 'prem': [('premiere', (88,))],
 'prep': [('prep', (2,)), ('prep for hiv', (34,))],
 'pres': [('high blood pressure', (33,)), ('low blood pressure', (33,)), ('presbyterian', (45,)),
          ('presbyterium', (14,)), ('preschool', (56,)), ('preschooler', (57,)), ('prescription drugs', (34,))],
 'pret': [('preteen', (57,)), ('pretre', (81,))],
 'prev': [('previscan', (69,))],
 'prie': [('prie', (81,)), ('priere', (81,)), ('priest', (47,)), ('priester', (14,))],
 'prim': [('ecole primaire', (88,)), ('primaire', (88,)), ('primary school', (56,)),
          ('primary school pupil', (57,))],
 'pris': [('prison', (66, 98))],
 'prob': [('back problems', (33,)), ('bladder problems', (33,)), ('drug problem', (33,)),
          ('health problems', (33,)), ('heart problems', (33,)), ('mental health problems', (33,)),
          ('probation', (66,)), ('probleme de cœur', (67, 68)), ('probleme de sante', (67, 68)),
          ('problemes de cœur', (67, 68)), ('problemes de dos', (67, 68)), ('problemes de sante', (67, 68)),
          ('problemes de thyroide', (67, 68)), ('thyroid problems', (33,))],
 'prof': [('profession de foi', (81,)), ('profoundly deaf', (37,))],
 'prog': [('12-step program', (35,)), ('prognosis', (43,)), ('progressive', (61,))],
 'prom': [('promenade', (25, 91))],
 'prop': [('propranolol', (34, 69))],
 'pros': [('prosecuted', (66,)), ('prostatakrebs', (0, 1)), ('prostataprobleme', (0, 1)),
          ('prostate problems', (33,)), ('prosthe', (38,)), ('prosthesis', (33,))],
 'prot': [('de confession protestante', (79,)), ('protestant', (12, 45, 79)), ('protestante', (79,)),
          ('protestantin', (12,)), ('protestantisch', (12,)), ('protestantism', (46,)), ('protestantisme', (80,)),
          ('protestantismus', (13,)), ('prothese', (0, 1, 6, 67, 68, 73)), ('prothese de genou', (70,)),
          ('prothese de hanche', (70,))],
 'proz': [('prozac', (34, 69))],
 'prud': [("prud'hom", (94,))],
 'ps': [('ps', (93,))],
 'psa': [('psa', (43,))],
 'psor': [('psoriasis', (0, 1, 33, 67, 68))],
 'psy': [('psy', (71,))],
 'psyc': [('clinique psychiatrique', (70,)), ('en psychotherapie', (72,)), ('hopital psychiatrique', (70,)),
          ('in a psychiatric', (37,)), ('in der psychiatrie', (5,)), ('in psychiatrischer behandlung', (5,)),
          ('in psychologischer behandlung', (5,)), ('in psychotherapie', (5,)), ('psych', (41,)),
          ('psychanalyse', (70,)), ('psychanalyste', (71,)), ('psychiater', (4,)), ('psychiaterin', (4,)),
          ('psychiatre', (71,)), ('psychiatrie', (3, 9, 76)), ('psychiatrist', (36,)), ('psychisch', (9,)),
          ('psychisch krank', (5,)), ('psychische erkrankung', (0, 1)), ('psychische probleme', (0, 1)),
          ('psychischen erkrankung', (0, 1)), ('psychischen problemen', (0, 1)), ('psychoanalyse', (3,)),
          ('psychoanalysis', (35,)), ('psychoanalyst', (36,)), ('psychologe', (4,)), ('psychologen', (4,)),
          ('psychologin', (4,)), ('psychologist', (36,)), ('psychologue', (71,)), ('psychopharmaka', (2,)),
          ('psychopharmakon', (2,)), ('psychose', (0, 1, 67, 68)), ('psychosen', (0, 1)), ('psychosis', (33,)),
          ('psychotherapeut', (4,)), ('psychotherapeute', (71,)), ('psychotherapeuten', (4,)),
          ('psychotherapeutin', (4,)), ('psychotherapie', (3, 70)), ('psychotherapist', (36,)),
          ('psychotherapy', (35,)), ('psychotic', (37,)), ('suivi en psychiatrie', (72,)),
          ('suivi psychiatrique', (70,)), ('suivi psychologique', (70,)), ('suivie en psychiatrie', (72,)),
          ('trouble psychique', (67, 68)), ('troubles psychiques', (67, 68))],
 'ptbs': [('ptbs', (0, 1))],
 'ptsd': [('ptsd', (33,))],
 'pube': [('pubertier', (23,))],
 'puer': [('puerto rican', (51,))],
 'pulm': [('embolie pulmonaire', (67, 68)), ('pulmonologist', (36,))],
 'puls': [('puls', (10,))],
 'pump': [('pump', (38,))],
 'punc': [('lumbar puncture', (35,))],
 'punj': [('punjabi', (49, 51))],
 'pupi': [('pupil', (54,))],
 'puri': [('purim', (48,))],
 'puti': [('putin', (61,))],
 'quad': [('quadriplegic', (37,))],
 'quai': [('quai', (91,))],
 'quak': [('quaker', (12, 45, 79)), ('quakerism', (46,))],
 'quar': [('quarter', (52,)), ('quarteron', (83,))],
 'quat': [('quatrieme', (88,))],
 'quay': [('quay', (59,))],
 'quec': [('quechua', (49, 83))],
 'quee': [('a drag queen', (63,)), ('drag queen', (29,)), ('queer', (29, 63, 95))],
 'quer': [('querdenker', (27,)), ('querdenkerin', (27,)), ('querschnittsgelahmt', (5,)),
          ('querschnittslahmung', (0, 1))],
 'quet': [('quetiapin', (2,)), ('quetiapine', (34, 69))],
 'qur': [("qur'an", (47,))],
 'qura': [('quran', (47,))],
 'rabb': [('rabbi', (47,)), ('rabbin', (81,)), ('rabbine', (81,)), ('rabbiner', (14,)), ('rabbinerin', (14,))],
 'race': [('race', (53,))],
 'raci': [('racial', (52,)), ('racines', (84,)), ('racise', (83,)), ('racisee', (83,))],
 'radi': [('parti radical', (93,)), ('radiation therapy', (35,)), ('radiation treatment', (35,)),
          ('radiotherapie', (70,)), ('radiotherapy', (35,))],
 'rama': [('ramadan', (15, 48, 82))],
 'rami': [('ramipril', (2, 34, 69))],
 'rass': [('rassemblement national', (93,))],
 'rast': [('rasta', (45, 79)), ('rastafari', (79,)), ('rastafarian', (45,)), ('rastafarianism', (46,))],
 'rayo': [('rayons', (70,))],
 'rd': [('rd', (59,))],
 'reag': [('reagan', (61,))],
 'real': [('realschule', (22,))],
 'rean': [('en reanimation', (72,)), ('reanimation', (76,))],
 'rece': [('reception class', (56,))],
 'rech': [('rechten', (27,)), ('rechts', (27,)), ('rechtsextrem', (27,)), ('rechtsradikal', (27,)),
          ('rechut', (75,))],
 'reco': [('a recovering addict', (37,)), ('a recovering alcoholic', (37,)), ('in recovery', (37,)),
          ('reconnaissance faciale', (97,)), ('reconquete', (93,))],
 'redd': [('redder', (25,))],
 'reed': [('en reeducation', (72,)), ('reeducation', (70,))],
 'refe': [('leave in the referendum', (61,))],
 'refl': [('acid reflux', (33,)), ('reflux', (0, 1, 67, 68))],
 'refo': [('reform uk', (61,)), ('reforme', (79,)), ('reformiert', (12,))],
 'refu': [('refugee', (53,)), ('refugie', (85,))],
 'regi': [('registered disabled', (37,))],
 'reha': [('auf reha', (5,)), ('drug rehab', (35,)), ('in der reha', (5,)), ('in rehab', (37,)), ('reha', (3, 9)),
          ('rehab', (35,))],
 'reic': [('reichsburger', (27,)), ('reichsburgerin', (27,))],
 'rein': [('reincarnation', (46, 80))],
 'reiz': [('reizdarm', (0, 1)), ('reizdarmsyndrom', (0, 1))],
 'rela': [('in an open relationship', (63,)), ('relapsed', (40,))],
 'reli': [('religi', (13, 80)), ('religieuse', (81,)), ('religio', (46,)), ('religion juive', (80,)),
          ('religionslehrerin', (14,)), ('religionslos', (12,)), ('religios', (12,)), ('sehr religios', (12,)),
          ('streng religios', (12,))],
 'rema': [('remain', (61,))],
 'remi': [('en remission', (72,)), ('in remission', (5, 37)), ('remicade', (34,)), ('remission', (42,))],
 'rena': [('renaissance', (93,))],
 'rent': [('rentree', (88,))],
 'repe': [('repetitive strain injury', (33,))],
 'repl': [('hip replacement', (35,)), ('hormone replacement', (34,)), ('knee replacement', (35,))],
 'repu': [('les republicains', (93,)), ('republican', (61,)), ('republican party', (61,)), ('republicans', (61,)),
          ('republikaner', (27,)), ('the republican', (61,)), ('the republicans', (61,))],
 'resi': [('reside', (60, 92)), ('residence', (91,)), ('residing', (60,))],
 'rest': [('restless legs', (0, 1, 33)), ('restraining order', (66,))],
 'reti': [('retin', (97,)), ('retina', (65,)), ('retinopathie', (67, 68)), ('retinopathy', (33,))],
 'reun': [("reunionnais d'origine", (83,))],
 'rheu': [('rheuma', (0, 1)), ('rheumaklinik', (3,)), ('rheumatism', (33,)), ('rheumatologen', (4,)),
          ('rheumatologin', (4,)), ('rheumatologist', (36,))],
 'rhum': [('rhumatisme', (67, 68)), ('rhumatismes', (67, 68)), ('rhumatologue', (71,)),
          ('rhume des foins', (67, 68))],
 'rib': [('rib', (38,))],
 'righ': [('far-right', (61,)), ('right-wing', (61,)), ('the far right', (61,)), ('the right', (61,))],
 'ring': [('ring', (25,))],
 'risi': [('risikopatient', (5,)), ('risikopatientin', (5,))],
 'risp': [('risperdal', (69,)), ('risperidon', (2,)), ('risperidone', (34, 69))],
 'rita': [('ritalin', (2, 34)), ('ritaline', (69,))],
 'ritu': [('rituximab', (34,))],
 'ritz': [('ritzt', (9,))],
 'rmt': [('rmt', (62,))],
 'rn': [('rn', (93,))],
 'road': [('road', (59,))],
 'roll': [('auf den rollstuhl', (5,)), ('im rollstuhl', (5,)), ('rollator', (6, 38)), ('rollstuhl', (6,)),
          ('rollstuhlfahrer', (5,)), ('rollstuhlfahrerin', (5,))],
 'rom': [('rom', (16, 83))],
 'roma': [('roma', (16, 49, 51)), ('romani', (49, 51)), ('romanian', (51,))],
 'romn': [('romni', (16,))],
 'romp': [('rompu', (73,))],
 'roms': [('roms', (83,))],
 'rosa': [('rosacea', (33,)), ('rosacee', (67, 68)), ('rosazea', (0, 1))],
 'rosu': [('rosuvastatin', (34,))],
 'roug': [('peau-rouge', (83,)), ('rougeole', (67, 68))],
 'rous': [('roussel', (93,))],
 'rout': [('route', (91,))],
 'row': [('row', (59,))],
 'roya': [('royaliste', (93,))],
 'rqth': [('rqth', (67, 68, 73))],
 'rsi': [('rsi', (33,))],
 'ruck': [('rucken-op', (3,)), ('ruckenleiden', (0, 1)), ('ruckenoperation', (3,)), ('ruckenprobleme', (0, 1)),
          ('ruckenschmerzen', (0, 1)), ('ruckfallig', (5, 8))],
 'rue': [('rue', (91,))],
 'ruel': [('ruelle', (91,))],
 'ruma': [('rumanisch', (18,))],
 'russ': [('russian', (51,)), ('russisch', (18,)), ('russisch-orthodox', (12,)), ('russlanddeutsche', (16,)),
          ('russlanddeutscher', (16,))],
 'rwan': [('rwandan', (51,))],
 'sabb': [('sabbat', (15, 82)), ('sabbath', (48,))],
 'sacr': [('sacristain', (81,))],
 'sala': [('salat', (47,))],
 'salb': [('salbutamol', (2, 34, 69))],
 'salv': [('salvadoran', (51,))],
 'sami': [('sami', (49, 51)), ('samin', (16,))],
 'samo': [('samoan', (49, 51))],
 'sand': [('sanders', (61,))],
 'sang': [('bilan sanguin', (77,)), ('groupe sanguin', (77,)), ('sang', (84,))],
 'sans': [('sansei', (49,))],
 'sant': [('etat de sante', (77,)), ('sante', (76,)), ('santeria', (45,))],
 'sarc': [('sarcoidose', (67, 68)), ('sarcoidosis', (33,)), ('sarcoma', (33,)), ('sarcome', (67, 68))],
 'sark': [('sarkoidose', (0, 1)), ('sarkom', (0, 1)), ('sarkozy', (93,))],
 'sata': [('satanist', (12, 45)), ('sataniste', (79,)), ('satanistin', (12,))],
 'saud': [('saudi', (51,))],
 'saue': [('sauerstoffgerat', (6,))],
 'saug': [('saugling', (20, 23))],
 'scan': [('scan', (97,)), ('scandinavian', (51,))],
 'scar': [('scarf', (48,)), ('scarifie', (76,))],
 'scha': [('schabbat', (15,)), ('schadel-hirn-trauma', (0, 1))],
 'schi': [('schiit', (12,)), ('schiitin', (12,)), ('schilddrusentabletten', (2,)),
          ('schilddrusenuberfunktion', (0, 1)), ('schilddrusenunterfunktion', (0, 1)), ('schintoist', (12,)),
          ('schizophren', (5,)), ('schizophrene', (72,)), ('schizophrenia', (33,)), ('schizophrenic', (37,)),
          ('schizophrenie', (0, 1, 67, 68))],
 'schl': [('schlafapnoe', (0, 1)), ('schlaflabor', (3,)), ('schlaflosigkeit', (0, 1)), ('schlafmittel', (2,)),
          ('schlafstorung', (0, 1)), ('schlafstorungen', (0, 1)), ('schlaftabletten', (2,)),
          ('schlaganfall', (0, 1)), ('schlaganfalle', (0, 1)), ('schleimbeutelentzundung', (0, 1)),
          ('schlesisch', (18,)), ('schleudertrauma', (0, 1))],
 'schm': [('schmerzklinik', (3,)), ('schmerzmittel', (2,)), ('schmerztherapie', (3,))],
 'scho': [('after-school care', (56,)), ('grade school', (56,)), ('high school', (56,)),
          ('high school junior', (57,)), ('high schooler', (57,)), ('high-schooler', (57,)),
          ('middle schooler', (57,)), ('middle-schooler', (57,)), ('pre-school', (56,)), ('scholz', (61,)),
          ('school age', (57,)), ('school-age', (57,)), ('schoolboy', (57,)), ('schoolchild', (57,)),
          ('schoolgirl', (57,)), ('schottisch', (18,))],
 'schu': [('schuler', (20, 23)), ('schulerin', (20,)), ('schulkind', (22,)), ('schulpflichtig', (22,)),
          ('schulter-op', (3,)), ('schulteroperation', (3,)), ('schuppenflechte', (0, 1))],
 'schw': [('rot-grun-schwache', (0, 1)), ('schwanger', (5, 7)), ('schwangerschaftsabbruch', (3,)),
          ('schwarz', (17,)), ('schwarze deutsche', (16,)), ('schwarze frau', (16,)), ('schwarze person', (16,)),
          ('schwarzer deutscher', (16,)), ('schwarzer mann', (16,)), ('schwedisch', (18,)), ('schwer krank', (5,)),
          ('schwerbehindert', (5,)), ('schwerbehindertenausweis', (0, 1)), ('schwerbehinderung', (0, 1)),
          ('schwerhorig', (5,)), ('schwerhorigkeit', (0, 1)), ('schwerkrank', (5,)), ('schwester', (20,)),
          ('schwindelanfalle', (0, 1)), ('schwul', (29,)), ('schwuler', (29,))],
 'scia': [('sciatica', (33,)), ('sciatique', (67, 68))],
 'scie': [('scientologe', (12,)), ('scientologie', (80,)), ('scientologin', (12,)), ('scientologist', (45,)),
          ('scientologue', (79,)), ('scientology', (13, 46))],
 'scle': [('multiple sclerosis', (33,)), ('sclerose en plaques', (67, 68)), ('sclerosis', (33,))],
 'scol': [('scoliose', (67, 68)), ('scoliosis', (33,))],
 'scoo': [('scooter', (38,))],
 'scot': [('scottish', (51,))],
 'scou': [('boy scouts', (56,)), ('cub scouts', (56,)), ('girl scouts', (56,))],
 'scre': [('screen actors guild', (62,))],
 'scri': [('scripture', (47,))],
 'sean': [('seances de kine', (70,))],
 'seco': [('second grade', (56,)), ('second grader', (57,)), ('second-grader', (57,)), ('secondary school', (56,)),
          ('seconde', (88,))],
 'sect': [('c-section', (35,)), ('grande section', (88,)), ('petite section', (88,)), ('sectioned', (37, 42))],
 'secu': [('secular jew', (45,))],
 'seel': [('seelsorger', (4,))],
 'sefa': [('juif sefarade', (83,)), ('sefarade', (83,))],
 'sehb': [('sehbehindert', (5,)), ('sehbehinderung', (0, 1))],
 'sehn': [('sehnenscheidenentzundung', (0, 1))],
 'sehs': [('sehschwache', (0, 1))],
 'sein': [('seinem freund', (29,)), ('seinem mann', (29,))],
 'seiu': [('seiu', (62,))],
 'seiz': [('seizures', (33,))],
 'selb': [('selbsthilfegruppe', (3,)), ('selbstmord', (9,)), ('selbstmordgedanken', (0, 1)),
          ('selbstverletz', (9,))],
 'self': [('self-harm', (33, 41))],
 'sema': [('semaglutid', (2,)), ('semaglutide', (34, 69))],
 'semi': [('seminarian', (47,)), ('seminariste', (81,))],
 'sene': [('senegalese', (51,)), ('senegalesisch', (18,))],
 'sent': [('sente', (91,)), ('sentenced', (66,)), ('sentier', (91,))],
 'sepa': [('separatist', (27,))],
 'seph': [('sepharade', (83,)), ('sephardic', (49, 51)), ('sephardisch', (16,))],
 'seps': [('sepsis', (0, 1, 33))],
 'sept': [('septicemie', (67, 68))],
 'sequ': [('sequelles', (67, 68))],
 'serb': [('serbian', (51,)), ('serbisch', (18,)), ('serbisch-orthodox', (12,))],
 'sere': [('seretide', (69,))],
 'seri': [('seriously ill', (37,))],
 'sero': [('seroplex', (69,)), ('seropositif', (72,)), ('seropositive', (72,)), ('seroquel', (34,))],
 'sert': [('sertralin', (2,)), ('sertraline', (34, 69))],
 'serv': [('altar server', (47,))],
 'seve': [('seventh grade', (56,)), ('seventh grader', (57,)), ('seventh-grader', (57,)),
          ('severely disabled', (37,))],
 'sevr': [('sevrage', (70, 75)), ('sevre', (72, 75))],
 'sex': [('sex', (29, 63))],
 'sexo': [('sexologue', (71,))],
 'sexu': [('sexualite', (95,)), ('sexuel', (95,))],
 'shab': [('shabb', (48,)), ('shabbat', (47, 82))],
 'shee': [('rap sheet', (66,))],
 'shia': [('shia', (45,))],
 'shii': [('shiite', (45,))],
 'shin': [('shingles', (33,)), ('shinto', (46,)), ('shintoist', (45,)), ('shintoiste', (79,))],
 'shou': [('shoulder', (38,)), ('shoulder injury', (33,)), ('shoulder surgery', (35,))],
 'shri': [('shrink', (36,))],
 'shul': [('shul', (47,))],
 'sibl': [('sibling', (54,))],
 'sich': [('sichelzellanamie', (0, 1))],
 'sici': [('sicilian', (51,))],
 'sick': [('off sick', (37, 42)), ('sick with', (37,)), ('sickle cell', (33,))],
 'sida': [('sida', (67, 68))],
 'sigh': [('sight', (38,))],
 'sikh': [('sikh', (12, 45, 79)), ('sikhe', (79,)), ('sikhism', (46,)), ('sikhisme', (80,)), ('sikhismus', (13,))],
 'sild': [('sildenafil', (2, 34))],
 'sile': [('silent reflux', (33,))],
 'simv': [('simvastatin', (2, 34)), ('simvastatine', (69,))],
 'sinc': [('deaf since', (37,))],
 'sind': [('sindhi', (49,))],
 'sing': [('singaporean', (51,)), ('singulair', (34,))],
 'sinn': [('sinn fein', (61,))],
 'sint': [('sintezza', (16,)), ('sinti', (16, 49, 51)), ('sinto', (16,))],
 'sinu': [('sinusitis', (33,))],
 'siou': [('sioux', (49,))],
 'sist': [('sister', (54,)), ('sisters', (54,))],
 'sixi': [('sixieme', (88,))],
 'sixt': [('sixth form', (56,)), ('sixth grade', (56,))],
 'skin': [('black-skinned', (49,)), ('brown-skinned', (49,)), ('dark-skinned', (49,)), ('fair-skinned', (49,)),
          ('light-skinned', (49,)), ('skin', (50,))],
 'skol': [('skoliose', (0, 1))],
 'sla': [('sla', (67, 68))],
 'slav': [('slavic', (51,))],
 'slaw': [('slawisch', (18,))],
 'slee': [('sleep apnea', (33,)), ('sleeping pills', (34,))],
 'slip': [('slipped disc', (33,))],
 'slov': [('slovak', (51,))],
 'slow': [('slowakisch', (18,)), ('slowenisch', (18,))],
 'smok': [('smok', (40,))],
 'snp': [('snp', (61,))],
 'sobe': [('sober', (40,)), ('sober for', (37,)), ('sober since', (37,))],
 'sobr': [('sobre', (75,)), ('sobriety', (40,))],
 'soci': [('parti socialiste', (93,)), ('phobie sociale', (67, 68)), ('socialist', (61,)),
          ('socialist party', (61,)), ('socialiste', (93,))],
 'soeu': [('soeur', (86,))],
 'sohn': [('sohn', (20,)), ('sohnchen', (20,)), ('sohne', (20,))],
 'soma': [('somali', (51,)), ('somalisch', (18,))],
 'somm': [('apnee du sommeil', (67, 68)), ('apnees du sommeil', (67, 68))],
 'somn': [('somnifere', (69,)), ('somniferes', (69,))],
 'son': [('son', (54,))],
 'soni': [('soninke', (83,))],
 'sono': [('sonotone', (73,))],
 'sons': [('sons', (54,))],
 'soph': [('high school sophomore', (57,))],
 'sopk': [('sopk', (67, 68))],
 'sorb': [('sorbe', (16,)), ('sorbin', (16,)), ('sorbisch', (18,))],
 'souc': [('soucis de sante', (67, 68))],
 'souf': [('soufi', (79,))],
 'sour': [('sourd', (72,)), ('sourd-muet', (72,)), ('sourde', (72,)), ('sourde-muette', (72,))],
 'sout': [('south asian', (49, 51)), ('southeast asian', (49, 51))],
 'souv': [('souverainiste', (93,))],
 'sozi': [('sozialdemokrat', (27,)), ('sozialdemokraten', (27,)), ('sozialdemokratin', (27,)),
          ('soziale phobie', (0, 1)), ('sozialist', (27,)), ('sozialistin', (27,)), ('sozialphobie', (0, 1))],
 'span': [('spanisch', (18,)), ('spanish', (51,))],
 'spat': [('spataussiedler', (16, 19)), ('spataussiedlerin', (16,))],
 'spd': [('spd', (27,))],
 'spec': [('fertility specialist', (36,)), ('on the autism spectrum', (37,)), ('on the spectrum', (37,)),
          ('spectrum', (42,))],
 'spie': [('spielgruppe', (22,)), ('spielsucht', (0, 1)), ('spielsuchtig', (5,))],
 'spin': [('spinal injury', (33,))],
 'spir': [('spiritualist', (45,))],
 'spo': [('spo', (27,))],
 'squa': [('square', (59, 91))],
 'sril': [('srilankisch', (18,))],
 'ssri': [('ssri', (34,)), ('ssris', (34,))],
 'st': [('st', (59,))],
 'stab': [('mood stabilizer', (34,)), ('mood stabilizers', (34,))],
 'stai': [('stairlift', (38,))],
 'stam': [('stamm', (19,)), ('stammig', (18,)), ('stammzelltransplantation', (3,))],
 'star': [('starmer', (61,))],
 'stat': [('statin', (34,)), ('statine', (2, 69)), ('statines', (69,)), ('statins', (34,))],
 'stay': [('stay', (60,))],
 'stei': [('jill stein', (61,)), ('steig', (25,))],
 'sten': [('stent', (3, 35, 70))],
 'step': [('stepbrother', (54,)), ('stepdaughter', (54,)), ('stepsister', (54,)), ('stepson', (54,))],
 'ster': [('sterile', (72,)), ('sterilite', (67, 68))],
 'stew': [('shop steward', (62,))],
 'stie': [('stiefsohn', (20,)), ('stieftochter', (20,)), ('stieg', (25,)), ('stiege', (25,))],
 'stil': [('stillb', (39,)), ('stillbirth', (33,)), ('stillende mutter', (5,)), ('stillt', (7,)),
          ('stilnox', (69,))],
 'stim': [('stimmabdruck', (31,)), ('stimmprofil', (31,)), ('stimulateur', (73,))],
 'stom': [('stoma', (0, 1, 6, 33, 38)), ('stomach ulcer', (33,)), ('stomie', (67, 68))],
 'stot': [('stottern', (0, 1))],
 'str': [('str.', (25,))],
 'stra': [('strafregister', (32,)), ('straftat', (32,)), ('strafverfahren', (32,)), ('strahlentherapie', (3,)),
          ('straight', (63,)), ('strasse', (25,)), ('strattera', (2, 34)), ('straße', (25,))],
 'stre': [('street', (59,)), ('strengglaubig', (12,))],
 'stro': [('stroke', (33,))],
 'stud': [('high school student', (57,)), ('student', (54,))],
 'stum': [('stumm', (5,))],
 'stut': [('stutter', (33, 38)), ('stutzkorsett', (6,))],
 'subo': [('suboxone', (34,))],
 'subs': [('substance abuse', (33,)), ('substance use disorder', (33,))],
 'subu': [('subutex', (2, 69))],
 'such': [('suchtberater', (4,)), ('suchtberatung', (3,)), ('suchterkrankung', (0, 1)), ('suchtig', (8,)),
          ('suchtklinik', (3,)), ('suchtkrank', (5, 8))],
 'sud': [('sud ', (94,))],
 'suda': [('sudafrikanisch', (18,)), ('sudamerikanisch', (18,)), ('sudanese', (51,)), ('sudasiatisch', (18,))],
 'sude': [('sudetendeutsch', (18,)), ('sudeuropaisch', (18,))],
 'suff': [('suffering from burnout', (37,))],
 'sufi': [('sufi', (12, 45)), ('sufism', (46,))],
 'suic': [('idees suicidaires', (67, 68)), ('pensees suicidaires', (67, 68)), ('suicid', (41, 76)),
          ('suicidaire', (72,)), ('suicidal', (37,)), ('suicidal ideation', (33,)), ('suicidal thoughts', (33,))],
 'suiv': [('suivi psy', (70,))],
 'suiz': [('suizid', (9,)), ('suizidal', (5,)), ('suizidgedanken', (0, 1)), ('suizidgefahrdet', (5,))],
 'sukk': [('sukkot', (48,))],
 'suma': [('sumatriptan', (2, 34))],
 'suna': [('sunak', (61,))],
 'sund': [('sunday school', (47,))],
 'sunn': [('sunni', (45,)), ('sunni islam', (46,)), ('sunnit', (12,)), ('sunnite', (79,)), ('sunnitin', (12,))],
 'supp': [('brexit supporter', (61,)), ('labour supporter', (61,)), ('maga supporter', (61,)),
          ('supporte pas', (78,)), ('trump supporter', (61,))],
 'surd': [('surdite', (67, 68))],
 'surg': [('back surgery', (35,)), ('brain surgery', (35,)), ('bypass surgery', (35,)), ('cancer surgery', (35,)),
          ('eye surgery', (35,)), ('heart surgery', (35,)), ('hernia surgery', (35,)), ('hip surgery', (35,)),
          ('knee surgery', (35,)), ('laser eye surgery', (35,)), ('open-heart surgery', (35,)),
          ('spinal surgery', (35,)), ('surgery', (35,)), ('surgery on her', (35,)), ('surgery on his', (35,)),
          ('surgery on my', (35,)), ('top surgery', (35,)), ('wisdom teeth surgery', (35,))],
 'suri': [('surinamese', (51,))],
 'surm': [('surmenage', (67, 68)), ('surmene', (72,)), ('surmenee', (72,))],
 'surp': [('surpoids', (67, 68))],
 'surs': [('sursis', (98,))],
 'surv': [('a cancer survivor', (37,)), ('a stroke survivor', (37,))],
 'sutr': [('sutra', (47,))],
 'svp': [('svp', (27,))],
 'swed': [('swedish', (51,))],
 'swis': [('swiss', (51,))],
 'syna': [('synagoge', (14,)), ('synagogue', (46, 47, 81))],
 'synd': [('ads-syndrom', (0, 1)), ('down syndrome', (33,)), ('down-syndrom', (0, 1)),
          ('ehlers-danlos-syndrom', (0, 1)), ('marfan-syndrom', (0, 1)), ('syndi', (94,)), ('syndrome', (33,)),
          ("syndrome d'asperger", (67, 68)), ('syndrome de down', (67, 68)), ('syndrome de tourette', (67, 68)),
          ('turner syndrome', (33,))],
 'synt': [('synthroid', (34,))],
 'syph': [('syphilis', (0, 1, 33, 67, 68))],
 'syri': [('syrian', (51,)), ('syrisch', (18,))],
 'sœur': [('sœur', (86,)), ('sœurs', (86,))],
 'tabl': [('tabletten gegen', (2,)), ('tablettenabhangig', (5,)), ('tablettensucht', (0, 1)),
          ('tablettensuchtig', (5,))],
 'tage': [('tagesklinik', (3,)), ('tagesmutter', (22,))],
 'taiw': [('taiwanese', (51,))],
 'talm': [('talmud', (14, 47, 81))],
 'tami': [('tamil', (49, 51)), ('tamile', (16,)), ('tamilin', (16,)), ('tamilisch', (18,))],
 'tamo': [('tamoul', (83,)), ('tamoule', (83,)), ('tamoxifen', (2, 34)), ('tamoxifene', (69,))],
 'taoi': [('taoism', (46,)), ('taoisme', (80,)), ('taoismus', (13,)), ('taoist', (12, 45)), ('taoiste', (79,))],
 'tata': [('tatar', (49, 51, 83)), ('tatare', (16, 83)), ('tatarin', (16,))],
 'taub': [('taub', (5,)), ('taubstumm', (5,))],
 'tauf': [('taufe', (14,))],
 'taux': [('taux de', (77,))],
 'tavo': [('tavor', (2,))],
 'tca': [('tca', (67, 68))],
 'tcc': [('tcc', (70,))],
 'tcha': [('tchador', (82,))],
 'tche': [('tchetchene', (83,))],
 'tdah': [('tdah', (67, 68))],
 'teac': [('sunday school teacher', (47,)), ('teachers union', (62,)), ("teachers' union", (62,))],
 'team': [('teamsters', (62,))],
 'teen': [('teen', (54, 57)), ('teenage', (57,)), ('teenager', (20, 23, 54, 57)), ('teens', (57,))],
 'tefi': [('tefillin', (48,))],
 'tegr': [('tegretol', (69,))],
 'temo': [('temoins de jehovah', (79, 80))],
 'temp': [('mi-temps', (76,)), ('tempel', (14,)), ('temple', (47, 81))],
 'tend': [('tendinite', (67, 68)), ('tendinitis', (33,)), ('tendonitis', (33,))],
 'tens': [('tension', (77,))],
 'tent': [('tenth grade', (56,))],
 'term': [('en phase terminale', (72,)), ('terme prevu', (74,)), ('terminale', (88,)), ('terminally ill', (37,))],
 'terr': [('terrace', (59,))],
 'test': [('testosteron', (2,)), ('testosterone', (34, 69))],
 'tetr': [('tetraplegic', (37,)), ('tetraplegique', (72,))],
 'thai': [('thai', (51,)), ('thailandisch', (18,))],
 'thal': [('thalassamie', (0, 1)), ('thalassemia', (33,)), ('thalassemie', (67, 68))],
 'that': [('thatcher', (61,))],
 'the': [('in the icu', (37,)), ('the afd', (61,)), ('the cdu', (61,)), ('the dsa', (61,)), ('the ndp', (61,)),
         ('the snp', (61,)), ('the spd', (61,)), ('to the er', (42,))],
 'thei': [('theist', (45,))],
 'theo': [('theologiestudent', (14,))],
 'ther': [('en mi-temps therapeutique', (72,)), ('en therapie', (72,)), ('group therapy', (35,)),
          ('in therapie', (5,)), ('in therapy', (37,)), ('physical therapist', (36,)), ('speech therapist', (36,)),
          ('speech therapy', (35,)), ('talk therapy', (35,)), ('therapeut', (4,)), ('therapeute', (71,)),
          ('therapeuten', (4,)), ('therapeutin', (4,)), ('therapie', (9, 70)), ('therapie de couple', (70,)),
          ('therapie de groupe', (70,)), ('therapie gegen', (3,)), ('therapie wegen', (3,)), ('therapist', (36,)),
          ('therapy', (41,)), ('trauma therapy', (35,))],
 'thin': [('blood thinner', (34,)), ('blood thinners', (34,))],
 'thir': [('third grade', (56,))],
 'thor': [('thora', (14,))],
 'thro': [('thrombose', (0, 1, 67, 68)), ('thrombosis', (33,))],
 'thum': [('thumbprint', (65,))],
 'thyr': [('l-thyroxin', (2,)), ('thyroxin', (2,))],
 'tibe': [('tibetain', (83,)), ('tibetaine', (83,)), ('tibetan', (49, 51)), ('tibeter', (16,)),
          ('tibeterin', (16,)), ('tibetisch', (18,))],
 'tich': [('tichel', (48,))],
 'tics': [('tics', (33,))],
 'tief': [('tiefglaubig', (12,))],
 'tigr': [('tigrayan', (49,))],
 'tili': [('tilidin', (2,))],
 'tinn': [('tinnitus', (0, 1, 33))],
 'tith': [('tithes', (47,))],
 'toc': [('toc', (67, 68))],
 'toch': [('tochter', (20,)), ('tochterchen', (20,)), ('tochterkind', (20,))],
 'tocs': [('tocs', (67, 68))],
 'todd': [('toddler', (54, 57)), ('toddler group', (56,))],
 'todk': [('todkrank', (5,))],
 'toe': [('toe', (38,))],
 'tong': [('tongan', (49, 51))],
 'tons': [('tonsillectomy', (35,))],
 'topi': [('topiramat', (2,)), ('topiramate', (34, 69))],
 'tor': [('tor', (25,))],
 'tora': [('tora', (14,)), ('torah', (47, 81))],
 'tord': [('tordu', (73,))],
 'tori': [('the tories', (61,))],
 'torn': [('torn acl', (33,))],
 'tory': [('tory', (61,))],
 'totg': [('totgeburt', (7,))],
 'toua': [('touareg', (83,))],
 'tour': [('tourette', (0, 1, 33, 67, 68))],
 'toxi': [('ancien toxicomane', (72,)), ('toxicomane', (72,)), ('toxicomanie', (67, 68))],
 'trad': [('trade union', (62,)), ('traditionaliste', (79,))],
 'trag': [('trager', (30,)), ('tragerin', (30,))],
 'trai': [('sous traitement', (72,)), ('trail', (59,)), ('traitement contre', (69,)),
          ('traitement de fertilite', (70,)), ('traitement hormonal', (69,)), ('traitement pour', (69,))],
 'tram': [('tramadol', (2, 34, 69))],
 'tran': [('a trans man', (63,)), ('a trans woman', (63,)), ('a transgender man', (63,)),
          ('a transgender woman', (63,)), ('blood transfusion', (35,)), ('bone marrow transplant', (35,)),
          ('ein transmann', (29,)), ('eine transfrau', (29,)), ('heart transplant', (35,)),
          ('kidney transplant', (35,)), ('liver transplant', (35,)), ('lung transplant', (35,)),
          ('organ transplant', (35,)), ('trank', (8,)), ('trans', (29, 63, 95)), ('transfrau', (29,)),
          ('transfusion', (70,)), ('transgender', (29, 63)), ('transgenre', (95,)), ('transident', (29,)),
          ('transition', (63,)), ('transition de genre', (70,)), ('transmann', (29,)), ('transplant', (35, 43)),
          ('transplantation', (70,)), ('transsexual', (63,)), ('transsexuel', (95,)), ('transsexuell', (29,)),
          ('transsexuelle', (95,))],
 'trau': [('stress post-traumatique', (67, 68)), ('trauerbegleitung', (3,)), ('trauma', (0, 1, 33)),
          ('traumatherapie', (3,)), ('traumatise', (72,)), ('traumatisee', (72,)), ('traumatisiert', (5,)),
          ('traumatisme', (67, 68)), ('traumatisme cranien', (67, 68))],
 'trav': [('en arret de travail', (72,)), ('irish traveller', (49,)), ('reconnu travailleur handicape', (72,)),
          ('reconnue travailleuse handicapee', (72,)), ('travellers', (49,)), ('traverse', (91,))],
 'traz': [('trazodone', (34,))],
 'trea': [('fertility treatments', (35,)), ('hormone treatment', (35,))],
 'tria': [('trial', (66,))],
 'trim': [('trimester', (39,))],
 'trin': [('trinidadian', (51,)), ('trinkt', (8,))],
 'trip': [('triples', (86,)), ('triplets', (54,)), ('triptane', (2,)), ('triptans', (34, 69))],
 'tris': [('trisomie', (67, 68)), ('trisomie 21', (0, 1, 67, 68)), ('trisomique', (72,)), ('trisomy', (64,))],
 'trit': [('sous tritherapie', (72,)), ('tritherapie', (69,)), ('tritt', (13,))],
 'troc': [('seit jahren trocken', (5,)), ('trocken', (8,)), ('trocken seit', (5,))],
 'troi': [('troisieme', (88,))],
 'trot': [('trotskiste', (93,)), ('trotskyist', (61,)), ('trotzkist', (27,))],
 'trou': [('trouble anxieux', (67, 68)), ('trouble panique', (67, 68)), ('troubles anxieux', (67, 68))],
 'trud': [('trudeau', (61,))],
 'trum': [('trump', (61,)), ('trumpist', (61,))],
 'truv': [('truvada', (34,))],
 'tryi': [('trying', (39,))],
 'tsa': [('tsa', (67, 68))],
 'tsch': [('tschador', (15,)), ('tschechisch', (18,)), ('tscherkesse', (16,)), ('tschetschene', (16,)),
          ('tschetschenin', (16,)), ('tschetschenisch', (18,))],
 'tsig': [('tsigane', (83,))],
 'tspt': [('tspt', (67, 68))],
 'tuar': [('tuareg', (16, 49))],
 'tube': [('tuberculose', (67, 68)), ('tuberculosis', (33,)), ('tuberkulose', (0, 1))],
 'tume': [('tumeur', (67, 68))],
 'tumo': [('tumor', (0, 1, 33)), ('tumour', (33,))],
 'tune': [('tunesisch', (18,))],
 'tuni': [('tunisian', (51,))],
 'turb': [('turban', (15, 48, 82))],
 'turk': [('deutsch-turkisch', (18,)), ('turkisch', (18,)), ('turkish', (51,))],
 'turn': [('turned', (55,)), ('turns', (55,))],
 'tuts': [('tutsi', (16, 49, 83))],
 'twee': [('tween', (57,))],
 'twel': [('twelfth grade', (56,)), ('twelfth grader', (57,))],
 'twie': [('twiete', (25,))],
 'twin': [('twin', (54,)), ('twins', (54,))],
 'tzig': [('tzigane', (83,))],
 'tzit': [('tzitzit', (48,))],
 'uaw': [('uaw', (62,))],
 'uber': [('uberdosis', (8,)), ('ubergewicht', (0, 1)), ('ubergewichtig', (5,))],
 'udi': [('udi', (93,))],
 'ufer': [('ufer', (25,))],
 'ugan': [('ugandan', (51,))],
 'uigh': [('uighur', (49,))],
 'uigu': [('uigure', (16,)), ('uigurin', (16,))],
 'ukip': [('ukip', (61,))],
 'ukra': [('ukrainian', (51,)), ('ukrainisch', (18,))],
 'ulce': [('colitis ulcerosa', (0, 1)), ('ulcer', (33,)), ('ulcere', (67, 68)), ('ulcers', (33,))],
 'umra': [('umra', (14,)), ('umrah', (47,))],
 'umzu': [('umzubringen', (9,))],
 'unde': [('under 13', (57,)), ('under 16', (57,)), ('under 18', (57,)), ('under age', (57,)), ('underage', (57,)),
          ('undergoing treatment', (37,))],
 'unfr': [('unfruchtbar', (5,)), ('unfruchtbarkeit', (0, 1))],
 'unga': [('ungarisch', (18,))],
 'unge': [('ungeoutet', (29,))],
 'ungl': [('unglaubig', (12,))],
 'unhe': [('unheilbar krank', (5,))],
 'unio': [('rail union', (62,)), ('union', (62,)), ('union local', (62,)), ('unioni', (62,))],
 'unis': [('unison', (62,))],
 'unit': [('unitarian', (45,)), ('unite the union', (62,))],
 'unsa': [('unsa', (94,))],
 'unte': [('unterzuckerung', (0, 1))],
 'unve': [('unvertraglich', (11,))],
 'urge': [('urgences', (76,))],
 'urol': [('urologen', (4,)), ('urologin', (4,)), ('urologist', (36,)), ('urologue', (71,))],
 'ursp': [('ursprungs', (18,))],
 'usbe': [('usbekisch', (18,))],
 'user': [('user is ', (55,))],
 'usw': [('usw', (62,))],
 'uti': [('uti', (33,))],
 'uygh': [('uyghur', (49, 51))],
 'uzbe': [('uzbek', (51,))],
 'vaca': [('colonie de vacances', (88,))],
 'vagi': [('vaginismus', (33,))],
 'vais': [('vaisakhi', (48,)), ('vaishnava', (45,))],
 'vali': [('valium', (2, 34, 69))],
 'valp': [('valproat', (2,)), ('valproate', (34, 69))],
 'vals': [('valsartan', (2, 34, 69))],
 'vari': [('varicelle', (67, 68)), ('varices', (67, 68)), ('varicose veins', (33,))],
 'vasc': [('accident vasculaire cerebral', (67, 68))],
 'vase': [('vasectomie', (70,)), ('vasectomy', (35,)), ('vasektomie', (3,))],
 'vaud': [('vaudou', (79,))],
 'vena': [('venai', (85,))],
 'vene': [('venelle', (91,)), ('venezolanisch', (18,)), ('venezuelan', (51,))],
 'venl': [('venlafaxin', (2,)), ('venlafaxine', (34, 69))],
 'vent': [('ventolin', (34,)), ('ventoline', (69,))],
 'venu': [('venu', (85,))],
 'ver': [('ver.di', (28, 62))],
 'verd': [('cape verdean', (51,)), ('verdi', (28,))],
 'verh': [('verhaftet', (32,)), ('verhaltenstherapie', (3,))],
 'verl': [('verletzt sich', (9,)), ('verloren', (6,))],
 'vers': [('verstaucht', (6,))],
 'vert': [('les verts', (93,)), ('vertiges', (67, 68)), ('vertigo', (33,)), ('vertrage', (11,)),
          ('vertragt', (11,)), ('vertrauensfrau', (28,)), ('vertrauensleute', (28,)), ('vertrauensmann', (28,))],
 'veru': [('verurteilt', (32,))],
 'vesa': [('vesak', (48, 82)), ('vesakh', (15,))],
 'viag': [('viagra', (2, 34, 69))],
 'vica': [('vicar', (47,))],
 'vico': [('vicodin', (34,))],
 'vien': [('vien', (85,))],
 'viet': [('vietnamese', (51,)), ('vietnamese american', (49,)), ('vietnamese-american', (49,)),
          ('vietnamesisch', (18,))],
 'vih': [('vih', (67, 68))],
 'vika': [('vikar', (14,)), ('vikarin', (14,))],
 'vill': [('villa', (91,))],
 'vira': [('viral load', (43,))],
 'viru': [('viruslast', (10,))],
 'vis': [('vis ', (92,))],
 'visa': [('visage', (97,))],
 'visi': [('vision', (38,)), ('vision loss', (33,))],
 'visu': [('visually impaired', (37,))],
 'vit': [('vit ', (92,))],
 'viti': [('vitiligo', (0, 1, 33, 67, 68))],
 'voic': [('voice', (65,))],
 'voie': [('voie', (91,))],
 'voil': [('voile', (82,))],
 'volk': [('volksschule', (22,))],
 'volt': [('volt', (27,))],
 'vood': [('voodoo', (45,))],
 'vorb': [('vorbestraft', (32,))],
 'vorf': [('vorfahren', (18,))],
 'vorh': [('vorhofflimmern', (0, 1))],
 'vors': [('vorschule', (22,)), ('vorschulkind', (22,)), ('vorstrafe', (32,))],
 'voya': [('gens du voyage', (83,)), ('non-voyant', (72,)), ('non-voyante', (72,))],
 'vyva': [('vyvanse', (34,))],
 'wahl': [('afd-wahler', (27,)), ('afd-wahlerin', (27,)), ('cdu-wahler', (27,)), ('grunen-wahlerin', (27,)),
          ('spd-wahler', (27,))],
 'wald': [('waldorfschule', (22,))],
 'walk': [('walk', (59,)), ('walker', (38,))],
 'wall': [('wall', (25,))],
 'want': [('wanted', (66,))],
 'warf': [('warfarin', (34,))],
 'way': [('way', (59,))],
 'wech': [('in den wechseljahren', (5,)), ('wechseljahre', (0, 1))],
 'week': [('week old', (55,)), ('week-old', (55,)), ('weeks old', (55,))],
 'weg': [('weg', (25,))],
 'wego': [('wegovy', (2, 34, 69))],
 'weig': [('weigh', (43,))],
 'weis': [('weiss', (17,))],
 'weiß': [('weiß', (17,))],
 'well': [('wellbutrin', (34,))],
 'wels': [('welsh', (51,))],
 'welt': [('zur welt', (24,))],
 'west': [('westafrikanisch', (18,))],
 'whar': [('wharf', (59,))],
 'whee': [('a wheelchair user', (37,)), ('in a wheelchair', (37,)), ('wheelchair', (38,)),
          ('wheelchair bound', (37,)), ('wheelchair user', (37,)), ('wheelchair-bound', (37,))],
 'whip': [('whiplash', (33,))],
 'whit': [('white', (50, 51))],
 'whoo': [('whooping cough', (33,))],
 'wicc': [('wicca', (12, 46)), ('wiccan', (45, 79))],
 'wieg': [('wiegt', (10,))],
 'wife': [('wife', (63,))],
 'wind': [('windpocken', (0, 1))],
 'wink': [('winkel', (25,))],
 'with': [('due with', (39,)), ('ill with', (37,))],
 'witn': [("jehovah's witnesses", (45, 46))],
 'woch': [('wochen alt', (21,)), ('wochenbettdepression', (0, 1))],
 'wohn': [('wohn', (26,))],
 'wolo': [('wolof', (83,))],
 'woma': [('a woman of color', (49,))],
 'work': [('postal workers union', (62,)), ("workers' union", (62,))],
 'wors': [('worship', (47,))],
 'wris': [('wrist', (38,))],
 'wurz': [('wurzeln', (18,))],
 'xana': [('xanax', (34, 69))],
 'xare': [('xarelto', (2, 34, 69))],
 'xero': [('xeroquel', (69,))],
 'xhos': [('xhosa', (49,))],
 'yarm': [('yarmulke', (48,))],
 'yazi': [('yazidi', (45,))],
 'year': [('year 1', (56,)), ('year 10', (56,)), ('year 11', (56,)), ('year 2', (56,)), ('year 3', (56,)),
          ('year 4', (56,)), ('year 5', (56,)), ('year 6', (56,)), ('year 7', (56,)), ('year 8', (56,)),
          ('year 9', (56,)), ('year old', (55,)), ('year-old', (55,)), ('years of age', (55,)),
          ('years old', (55,))],
 'yeme': [('yemeni', (51,))],
 'yezi': [('yezidi', (79,)), ('yezidie', (79,))],
 'yo': [(' yo', (55,))],
 'yoru': [('yoruba', (16, 49, 83))],
 'youn': [('youngest', (54,))],
 'zadi': [('zadiste', (93,))],
 'zahn': [('zahnt', (23,))],
 'zain': [('zainichi', (49,))],
 'zaka': [('zakat', (47,))],
 'zamb': [('zambian', (51,))],
 'zeil': [('zeile', (25,))],
 'zemm': [('zemmour', (93,))],
 'zen': [('zen', (46,))],
 'zere': [('zerebralparese', (0, 1))],
 'zige': [('zigeuner', (16,))],
 'zimb': [('zimbabwean', (51,))],
 'zion': [('anti-zionist', (61,)), ('zionist', (61,))],
 'zip': [('zip', (60,))],
 'zoli': [('zoliakie', (0, 1))],
 'zolo': [('zoloft', (34, 69))],
 'zolp': [('zolpidem', (2, 34, 69))],
 'zona': [('zona', (67, 68))],
 'zopi': [('zopiclon', (2,)), ('zopiclone', (69,))],
 'zoro': [('zoroastrian', (45,)), ('zoroastrianism', (46,)), ('zoroastrien', (79,)), ('zoroastrier', (12,))],
 'zoul': [('zoulou', (83,))],
 'zuck': [('zuckerfest', (15,)), ('zuckerkrankheit', (0, 1))],
 'zulu': [('zulu', (49,))],
 'zusa': [('zusammenbruch', (9,))],
 'zwan': [('zwange', (0, 1)), ('zwangsstorung', (0, 1))],
 'zwil': [('zwillinge', (20,))],
 'zypr': [('zyprexa', (69,))],
 'zyst': [('zyste', (0, 1)), ('zysten', (0, 1))],
 'œstr': [('œstrogenes', (69,))]}
