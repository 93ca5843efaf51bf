"""Compiled from rules/sensitive*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION: str = '37a4680d'

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
  b'a|adhs|ptbs|copd|aids|myom|hiv|als|gdb|ms)(?:e|en|n|s|es)?))\\s+(?:[\\w\xc3\x9f-]+\\s+){0,5}?(?:diagnostizier'
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
  b'r|unser|deren|dessen)(?:e|en|em|er|es)?)\\s+(?:erstes|zweites|drittes)?\\s*(?:kind|baby))|(?:(?:(?:mein|dein|s'
  b'ein|ihr|unser|deren|dessen)(?:e|en|em|er|es)?)|der|risiko)-?\\s*schwangerschaft\\b|schwangerschafts(?:woche|mo'
  b'nat|diabetes|abbruch|ubelkeit)|fehlgeburt|totgeburt|abgetrieben|abtreibung|entbindet|entbunden|(?:kind|tocht'
  b'er|sohn|baby|zwillinge)\\s+(?:\\w+\\s+){0,3}zur\\s+welt\\s+gebracht|kinderwunsch\\w*|stillt\\s+(?:\\w+\\s+){0'
  b',2}(?:baby|kind|sohn|tochter|noch|voll|ihr\\w*)|geburtstermin\\s+(?:ist|im|am)|schwangere[rn]?\\s+(?:frau|freun'
  b'din|kollegin|tochter|schwester|partnerin)))',
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
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\buber\\s',
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
  b'w+\\s+)?(?:ist|sind|war|hat|haben|hatte|leidet|wohnt|lebt)\\b)|\\b(?:rechner|fehler|bug|problem|leck|ausfal'
  b'l)\\b',
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
  b'\\b(?:(?:schnittstelle|klassifikator|konfiguration|pull\\s+request|erweiterung|algorithmus|verzeichnis|archite'
  b'ktur|unternehmen|repository|bibliothek|komponente|datensatze|deployment|kubernetes|simulation|oberflache|wir'
  b'tschaft|anwendung|codebasis|framework|datenbank|parameter|plattform|datensatz|testsuite|dashboard|container|'
  b'benchmark|schlussel|endpunkt|codebase|funktion|variable|webseite|werkzeug|compiler|pipeline|formular|softwar'
  b'e|firmware|computer|maschine|diagramm|frontend|projekt|service|cluster|tabelle|instanz|methode|website|relea'
  b'se|version|backlog|vorlage|abfrage|prozess|element|rechner|drucker|backend|startup|produkt|feature|server|di'
  b'enst|spalte|schema|klasse|portal|system|skript|plugin|korpus|modell|parser|branch|commit|sprint|button|dialo'
  b'g|layout|ordner|docker|thread|knoten|string|puffer|laptop|router|paket|zeile|modul|seite|daten|tests|build|t'
  b'heme|query|datei|graph|array|cache|queue|spiel|firma|markt|konto|apps|code|repo|feld|enum|tool|test|menu|por'
  b't|baum|app|api|url|bot|csv)|lehrer\\w*|unterricht\\w*|erzieher\\w*|arbeitet|leitet|unterrichte[nt]?|erste[r'
  b'n]?\\s+klasse\\s+(?:fahrt|reist|ticket|bahn)|bahn|flug|fliegt|reist|wagen|diagramm|erbt|uml|abitur\\s+(?:19|200'
  b')\\d|ehemalige|fruher|damals|gruppiert|methoden?)\\b',
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
  b'n))*\\s*[:,(]?\\s*(?:[\\w.,/-]+[\\s,]+){0,3}?(?:\\d{1,2}[./-]\\s?\\d{1,2}[./-]\\s?)?(?:(?:2009|201[0-9]|202['
  b'0-6]))\\b|(?:(?:2009|201[0-9]|202[0-6]))\\s+(?:\\w+\\s+){0,3}?(?:geboren|zur\\s+welt)|(?:stieftochter|enkelki'
  b'nder|geschwister|adoptivkind|tochterkind|tochterchen|pflegekind|enkelkind|schwester|stiefsohn|patenkind|pate'
  b'nsohn|zwillinge|drillinge|schulerin|kleinkind|nachwuchs|jungster|altester|teenager|saugling|sohnchen|tochter'
  b'|tochter|nichten|enkelin|cousine|madchen|schuler|kleiner|kleinen|jungste|alteste|kinder|nichte|neffen|bruder'
  b'|cousin|jungen|madels|kleine|gro\xc3\x9fer|grosse|sohne|neffe|enkel|junge|jungs|gro\xc3\x9fe|sohn|kind|baby|'
  b'kids)\\s+(?:[\\w-]+\\s+)?(?:wurde|ist)\\s+(?:letzte[nrs]?|diese[nrs]?|gestern|vor\\s+(?:\\w+)\\s+(?:wochen|mona'
  b'ten|tagen)|im\\s+(?:(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)))\\'
  b's+(?:\\w+\\s+)?geboren)',
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
  b'|enkel|junge|jungs|gro\xc3\x9fe|sohn|kind|baby|kids)\\b|^\\s*[a-z]+\\s+(?:wurde|ist)|^\\s*[a-z]+\\s*[,(]',
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
  b'[/\\\\]\\w|https?|localhost|@|\\b(?:ip|mac|e-mail|email|mail|wallet|speicher|buro|firma|server|dienst|datei|'
  b'ordner|port|api|test|beispiel|jahre[n]?|personen|leuten|kindern?|katzen|hunden|(?:19|20)\\d\\d|seit|minuten|km'
  b'|stock\\s+\\d+\\s+leute)\\b|0x|\\d+\\.\\d+\\.\\d+\\.\\d+',
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
  b'olyamor|schwuler|schwul|hetero|queer|trans|lesbe|inter|bi)(?:\\s*[.,;:!?)]|\\s*$|\\s+(?:und|aber|geoutet|oder|m'
  b'ann|frau|seit|zu|lebt|in|ist)\\b)|\\b(?:geoutet|coming-?out|sexuelle\\s+orientierung|(?:(?:(?:mein|dein|sein|ih'
  b'r|unser|deren|dessen)(?:e|en|em|er|es)?))\\s+(?:sexualleben|transition|sexualitat)|hat\\s+eine\\s+affare|st'
  b'eht\\s+auf\\s+(?:manner|frauen)|schwule[rn]?\\s+(?:sohn|bruder|kollege|freund|onkel|paar|mann)|lesbische[n]'
  b'?\\s+(?:tochter|schwester|kollegin|freundin|tante|paar|frau))\\b|\\ber\\b[^.;!?\\n]{0,30}\\b(?:mit\\s+seine'
  b'm\\s+(?:ehe)?mann)\\b|\\bsie\\b[^.;!?\\n]{0,30}\\bmit\\s+ihrer\\s+(?:ehe)?frau\\b',
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
  b'um|als\\s+trans\\s)\\b',
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
  b"\\b(?:(?:of|has|have|had|with|is|was|a|an|some|mixed|partly|to|(?:(?:my|his|her|their|your|our|[a-z]+['\xe2\x80"
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
  b'ended|immigrants?|refugee|asylum\\s+seeker))|(?:half|part|quarter|partly|ethnic|ethnically|racially|[\\w-]+[\\s'
  b'-]generation)[\\s-]+(?:\\w+\\s+)?(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+americ'
  b'an|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|wes'
  b't\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argenti'
  b'nian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|salva'
  b'doran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese'
  b'|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominican|c'
  b'olombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashkena'
  b'zi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|'
  b'algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipina|'
  b'nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilian|austrian|'
  b'scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|laotia'
  b'n|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian|ko'
  b'sovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwanda'
  b'n|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|yeme'
  b'ni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|'
  b'creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|si'
  b'nti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)|born\\s+to\\s+(?:an?\\s+)?(?:\\w+\\s'
  b'+)?(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+'
  b'american|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|west\\s+african|east\\s+african|'
  b'puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|singapor'
  b'ean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian'
  b'|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigenous|abor'
  b'iginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominican|colombian|brazilian|taiwanes'
  b'e|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hung'
  b'arian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|'
  b'jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|'
  b'lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilian|austrian|scottish|estonian|european|'
  b'cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|b'
  b'engali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|spani'
  b'sh|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|c'
  b'hechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slo'
  b'vak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh'
  b'|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white'
  b'|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)\\s+(?:parents|mother|father|family)|descend(?:s|ed|ant)\\s+(?:fr'
  b'om|of)\\s+(?:[\\w-]+\\s+){0,3}(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+american|'
  b'afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|west\\s'
  b'+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argentinia'
  b'n|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|salvador'
  b'an|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese|li'
  b'thuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominican|colo'
  b'mbian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashkenazi|'
  b'sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|alg'
  b'erian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipina|nep'
  b'alese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilian|austrian|sco'
  b'ttish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|laotian|b'
  b'urmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian|kosov'
  b'an|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwandan|i'
  b'vorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|yemeni|'
  b'arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|cre'
  b'ole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|sinti'
  b'|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)|ancestors?\\s+(?:is|are|was|were)\\s+(?:'
  b'\\w+\\s+)?(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|lat'
  b'in\\s+american|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|west\\s+african|east\\s+afr'
  b'ican|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|sin'
  b'gaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecuad'
  b'orian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigenous'
  b'|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominican|colombian|brazilian|tai'
  b'wanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukrainian'
  b'|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|egyp'
  b'tian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|kash'
  b'miri|lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilian|austrian|scottish|estonian|euro'
  b'pean|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|punj'
  b'abi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|'
  b'spanish|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|amaz'
  b'igh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polis'
  b'h|slovak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber|k'
  b'azakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|'
  b'white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami))\\b',
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
  None))

TOKENS: tuple[tuple[str, tuple[int, ...]], ...] = ()

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [(' yo', (54,)), ('b.', (57,)), ('b. ', (57,)), ('bi', (29, 62)), ('ct', (58,)), ('dr', (58,)),
      ('he is ', (54,)), ("he's ", (54,)), ('i am ', (54,)), ("i'm ", (54,)), ('jg.', (24,)), ('ln', (58,)),
      ('ms', (0, 1, 38)), ('op am', (3,)), ('pl', (58,)), ('rd', (58,)), ('st', (58,)), ('y/o', (54,))],
 '23a': [('23andme', (30, 63))],
 'a1c': [('a1c', (43,))],
 'abe': [('abendmahl', (14,))],
 'abg': [('abgetrieben', (7,))],
 'abh': [('abhangig', (8,))],
 'abi': [('abilify', (34,))],
 'abo': [('aboriginal', (49, 51)), ('abortion', (35, 39))],
 'abs': [('abstammung', (18,)), ('abstinent', (5,))],
 'abt': [('abtreibung', (3, 7))],
 'acc': [('accused', (65,))],
 'ach': [('achilles', (38,))],
 'acl': [('acl', (38,))],
 'act': [('climate activist', (60,))],
 'ada': [('adalimumab', (34,))],
 'add': [('a drug addict', (37,)), ('adderall', (34,)), ('addict', (40,)), ('addicted to alcohol', (37,)),
         ('addicted to cocaine', (37,)), ('addicted to drugs', (37,)), ('addicted to gambling', (37,)),
         ('addicted to heroin', (37,)), ('addicted to nicotine', (37,)), ('addicted to opioids', (37,)),
         ('addicted to pills', (37,)), ('addiction', (33,)), ('addiction counselor', (36,)), ('addison', (33,)),
         ('address', (59,)), ('alcohol addiction', (33,)), ('an addict', (37,)), ('drug addiction', (33,)),
         ('gambling addiction', (33,)), ('opioid addiction', (33,))],
 'adh': [('adhd', (33,)), ('adhs', (0, 1))],
 'adi': [('adipos', (5,)), ('adipositas', (0, 1))],
 'ado': [('adoptivkind', (20,))],
 'adr': [('adresse', (26,))],
 'adv': [('adventist', (12, 45)), ('adventistin', (12,)), ('seventh-day adventist', (45,))],
 'afd': [('afd', (27,))],
 'aff': [('affair', (62,)), ('affare', (29,)), ('gender-affirming surgery', (35,))],
 'afg': [('afghan', (51,)), ('afghanisch', (18,))],
 'afi': [('afib', (33,))],
 'afl': [('afl-cio', (61,))],
 'afr': [('african', (51,)), ('afrikaner', (16,)), ('afrikanerin', (16,)), ('afrikanisch', (18,)),
         ('afroamerikaner', (16,)), ('afroamerikanerin', (16,)), ('afroamerikanisch', (16,)),
         ('afrodeutsch', (16,)), ('afrodeutsche', (16,)), ('afrodeutscher', (16,)), ('east african', (51,)),
         ('north african', (51,)), ('south african', (51,)), ('west african', (51,))],
 'aft': [('sag-aftra', (61,))],
 'age': [('agender', (62,))],
 'agn': [('agnostiker', (12,)), ('agnostikerin', (12,)), ('an agnostic', (45,))],
 'ago': [('agoraphobia', (33,)), ('agoraphobie', (0, 1))],
 'agy': [('agyptisch', (18,))],
 'ahm': [('ahmadi', (12, 45))],
 'aid': [('aids', (0, 1, 33)), ('hiv/aids', (33,))],
 'ain': [('ainu', (49,))],
 'ala': [('alawite', (45,))],
 'alb': [('albanian', (51,)), ('albanisch', (18,)), ('albuterol', (34,))],
 'alc': [('alcohol', (40,)), ('alcohol detox', (35,)), ('alcohol problem', (33,)), ('alcoholic', (37, 40)),
         ('alcoholics anonymous', (35,)), ('alcoholism', (33,)), ('an alcoholic', (37,))],
 'ale': [('alevi', (45,)), ('alevit', (12,)), ('aleviten', (12,)), ('alevitentum', (13,)), ('alevitin', (12,)),
         ('alevitisch', (12,))],
 'alg': [('algerian', (51,)), ('algerisch', (18,))],
 'alk': [('alkohol', (8,)), ('alkoholabhangig', (5,)), ('alkoholabhangigkeit', (0, 1)), ('alkoholiker', (5,)),
         ('alkoholikerin', (5,)), ('alkoholkrank', (5,)), ('alkoholproblem', (0, 1)), ('alkoholsucht', (0, 1)),
         ('anonyme alkoholiker', (3,)), ('anonymen alkoholikern', (3,)), ('trockene alkoholikerin', (5,)),
         ('trockener alkoholiker', (5,))],
 'all': [('allah', (46,)), ('allee', (25,)), ('allele', (63,)), ('allerg', (44,)), ('allergi', (11,)),
         ('allergic', (37,)), ('allergie', (0, 1)), ('allergien', (0, 1)), ('allergies', (33,)),
         ('allergiker', (5,)), ('allergikerin', (5,)), ('allergist', (36,)), ('allergy', (33,)), ('alley', (58,))],
 'alm': [('almost blind', (37,))],
 'alo': [('along', (39,)), ('alopecia', (33,))],
 'alp': [('alprazolam', (2, 34))],
 'als': [('als', (0, 1, 33))],
 'alt': [('alteste', (20,)), ('altester', (20,)), ('jungen alternative', (27,))],
 'alz': [('alzheimer', (0, 1, 33))],
 'ama': [('amazigh', (49, 51))],
 'amb': [('ambien', (34,))],
 'ame': [('african american', (49,)), ('african-american', (49,)), ('afro-american', (49,)),
         ('amerikanisch', (18,)), ('arab american', (49,)), ('arab-american', (49,)), ('asian american', (49,)),
         ('asian-american', (49,)), ('black american', (49,)), ('chinese american', (49,)),
         ('chinese-american', (49,)), ('cuban american', (49,)), ('cuban-american', (49,)),
         ('indian american', (49,)), ('indian-american', (49,)), ('irish american', (49,)),
         ('irish-american', (49,)), ('italian american', (49,)), ('italian-american', (49,)),
         ('korean american', (49,)), ('korean-american', (49,)), ('latin american', (51,)),
         ('mexican american', (49,)), ('mexican-american', (49,)), ('native american', (49, 51))],
 'amh': [('amhara', (49,))],
 'ami': [('amish', (45,)), ('amitriptylin', (2,)), ('amitriptyline', (34,))],
 'aml': [('amlodipin', (2,)), ('amlodipine', (34,))],
 'amo': [('amoxicillin', (2, 34))],
 'amp': [('amputation', (0, 1, 3, 33, 35)), ('amputiert', (6,)), ('an amputee', (37,))],
 'ana': [('anaemia', (33,)), ('anaemic', (37,)), ('anamie', (0, 1)), ('anaphyla', (44,)),
         ('anaphylaktischen schock', (0, 1)), ('anaphylaxis', (33,)), ('anarchist', (27, 60)),
         ('anarchistin', (27,))],
 'ane': [('anemia', (33,)), ('anemic', (37,)), ('aneurysm', (33,)), ('aneurysma', (0, 1))],
 'ang': [('angeklagt', (32,)), ('anger', (25,)), ('angezeigt', (32,)), ('angina', (33,)), ('angioedema', (33,)),
         ('angioplasty', (35,)), ('anglican', (45,)), ('anglicanism', (46,)), ('anglikaner', (12,)),
         ('anglikanisch', (12,)), ('angolan', (51,)), ('angolanisch', (18,)), ('angststorung', (0, 1)),
         ('angststorungen', (0, 1))],
 'ani': [('animist', (45,))],
 'ank': [('ankle', (38,))],
 'ano': [('anorexia', (33,)), ('anorexic', (37,))],
 'anp': [('anpassungsstorung', (0, 1))],
 'ans': [('anschrift', (26,))],
 'ant': [('antabuse', (34,)), ('antibabypille', (2,)), ('antibiotics', (34,)), ('antibiotika', (2,)),
         ('antibiotikum', (2,)), ('antidepressant', (34,)), ('antidepressants', (34,)), ('antidepressiva', (2,)),
         ('antidepressivum', (2,)), ('antifaschist', (27,)), ('antifaschistin', (27,)), ('antihistamines', (34,)),
         ('antihistaminika', (2,)), ('antipsychotic', (34,)), ('antipsychotics', (34,)), ('antiretrovirals', (34,)),
         ('on antidepressants', (37,))],
 'anx': [('anxiety', (33,)), ('social anxiety', (33,))],
 'apa': [('apache', (49,))],
 'api': [('apixaban', (34,))],
 'apn': [('sleep apnoea', (33,))],
 'apo': [('apoe', (63,)), ('new apostolic', (45,))],
 'app': [('appendectomy', (35,)), ('appendicitis', (33,))],
 'ara': [('arab', (49, 51)), ('araber', (16,)), ('araberin', (16,)), ('arabic', (51,)), ('arabisch', (18,)),
         ('aramaer', (16,)), ('aramaerin', (16,))],
 'arb': [('arbeitsunfahig', (5, 9))],
 'arg': [('argentinian', (51,)), ('argentinisch', (18,))],
 'ari': [('aricept', (34,)), ('aripiprazol', (2,)), ('aripiprazole', (34,))],
 'arm': [('arm', (38,)), ('armbruch', (0, 1)), ('armenian', (51,)), ('armenisch', (18,))],
 'aro': [('aromantic', (62,))],
 'arr': [('arrest', (65,)), ('arrhythmia', (33,))],
 'art': [('arthritis', (0, 1, 33)), ('arthrose', (0, 1))],
 'asc': [('aschkenasisch', (16, 18)), ('aschkenasische', (16,))],
 'ase': [('aserbaidschanisch', (18,)), ('asexual', (62,)), ('asexuell', (29,))],
 'ash': [('ashanti', (49,)), ('ashkenazi', (49, 51)), ('ashkenazi jewish', (49,)), ('ashura', (48,))],
 'asi': [('asian', (50, 51)), ('asiate', (16,)), ('asiatin', (16,)), ('asiatisch', (18,)),
         ('east asian', (49, 51))],
 'asl': [('aslef', (61,))],
 'asp': [('asperger', (0, 1, 33)), ('asperger-syndrom', (0, 1)), ('aspirin', (2,))],
 'ass': [('ass 100', (2,)), ('assyrer', (16,)), ('assyrerin', (16,))],
 'ast': [('an asthmatic', (37,)), ('asthma', (0, 1, 33)), ('asthmaspray', (2,)), ('asthmatic', (37,)),
         ('asthmatiker', (5,)), ('asthmatikerin', (5,))],
 'asy': [('asyl', (19,)), ('asylum', (52,))],
 'ate': [('atenolol', (34,))],
 'ath': [('atheism', (46,)), ('atheismus', (13,)), ('atheist', (12, 45)), ('atheisten', (12,)),
         ('atheistin', (12,)), ('atheistisch', (12,)), ('athiopisch', (18,))],
 'ati': [('ativan', (34,))],
 'ato': [('atomoxetine', (34,)), ('atorvastatin', (2, 34))],
 'att': [('attracted to both', (62,)), ('attracted to men', (62,)), ('attracted to women', (62,)),
         ('heart attack', (33,)), ('panic attacks', (33,))],
 'auf': [('auf kur', (9,))],
 'aug': [('augen-op', (3,)), ('augenoperation', (3,))],
 'aus': [('ausgebrannt', (5,)), ('ausgekugelt', (6,)), ('ausgewandert', (19,)), ('auslandisch', (18,)),
         ('austrian', (51,))],
 'aut': [('autism', (33,)), ('autismus', (0, 1)), ('autist', (5,)), ('autistic', (37,)), ('autistin', (5,)),
         ('autistisch', (5,)), ('autoimmunerkrankung', (0, 1)), ('autoimmunkrankheit', (0, 1))],
 'auß': [('außereuropaisch', (18,))],
 'ave': [('ave', (58,)), ('avenue', (58,))],
 'aym': [('aymara', (49,))],
 'aze': [('azeri', (51,))],
 'bab': [('babies', (56,)), ('baby', (20, 23, 39, 53, 56)), ('baby boy', (56,)), ('baby girl', (56,)),
         ('baby is due', (39,))],
 'bac': [('back pain', (33,)), ('bad back', (38,))],
 'bad': [('bad hip', (38,))],
 'bah': [("baha'i", (45,)), ('bahai', (12, 45, 46))],
 'bal': [('baloch', (49,)), ('baltic', (51,)), ('baltisch', (18,))],
 'ban': [('bandscheiben-op', (3,)), ('bandscheibenvorfall', (0, 1)), ('bandscheibenvorfalle', (0, 1)),
         ('bangladeschisch', (18,)), ('bangladeshi', (51,))],
 'bap': [('baptised', (47,)), ('baptist', (12, 45)), ('baptistin', (12,)), ('baptized', (47,))],
 'bar': [('bariatric surgery', (35,))],
 'bas': [('basque', (51,)), ('morbus basedow', (0, 1))],
 'bau': [('ig bau', (28,))],
 'bce': [('ig bce', (28,))],
 'bed': [('bedouin', (49,)), ('bedridden', (37,)), ('beduine', (16,)), ('beduinin', (16,))],
 'bef': [('befund', (10,)), ('kunstliche befruchtung', (3,)), ('mrt-befund', (0, 1))],
 'beh': [('behandlung', (9,)), ('behind bars', (65,)), ('behindert', (5,)), ('behindertenausweis', (6,)),
         ('behinderung', (0, 1, 6, 10)), ('cognitive behavioral therapy', (35,)),
         ('cognitive behavioural therapy', (35,)), ('geistig behindert', (5,)), ('in behandlung wegen', (5,))],
 'bei': [('beichte', (14,)), ('beinbruch', (0, 1)), ('beinprothese', (0, 1))],
 'bel': [('a believer', (45,)), ('belarusian', (51,)), ('belarussisch', (18,)), ('belgian', (51,)),
         ('belgisch', (18,)), ('non-believer', (45,)), ('posttraumatische belastungsstorung', (0, 1))],
 'ben': [('bengali', (49, 51)), ('benzodiazepines', (34,))],
 'ber': [('berber', (16, 49, 51)), ('berberin', (16,)), ('berg', (25,)), ('bernie', (60,)), ('berufsunfahig', (5,)),
         ('beruhigungsmittel', (2,))],
 'bes': [('beschnitten', (14,)), ('bestrahlung', (3,))],
 'bet': [('betablocker', (2,)), ('bete', (14,)), ('betriebsrat', (28,)), ('betriebsratin', (28,)),
         ('bettlagerig', (5,)), ('unter betreuung', (5,))],
 'bew': [('bewahrung', (32,))],
 'bez': [('in einer offenen beziehung', (29,))],
 'bib': [('bibel', (14,)), ('bibeltreu', (12,)), ('bible', (46, 47))],
 'bid': [('biden', (60,))],
 'bif': [('spina bifida', (0, 1, 33))],
 'bik': [('biktarvy', (34,))],
 'bin': [('bin ', (21,)), ('non-binary', (62,))],
 'bio': [('biologika', (2,)), ('biometri', (31,)), ('biometric', (64,)), ('biopsie', (3,)), ('biopsy', (35, 43))],
 'bip': [('bipoc', (49,)), ('bipolar', (5, 33, 37)), ('bipolare storung', (0, 1)), ('bipolaren storung', (0, 1))],
 'bir': [('biracial', (49,)), ('birth', (39, 57))],
 'bis': [('bisexual', (62,)), ('bisexuell', (29,)), ('bishop', (47,)), ('bisoprolol', (2, 34))],
 'bjp': [('bjp', (60,))],
 'bla': [('black', (50, 51)), ('blasenentzundung', (0, 1))],
 'bli': [('blind', (5, 37, 38)), ('blind in', (37,)), ('blind since', (37,)), ('blinddarm-op', (3,)),
         ('blinddarmentzundung', (0, 1)), ('blindenhund', (6,)), ('blindenstock', (6,)), ('born blind', (37,)),
         ('color blindness', (33,)), ('colour blindness', (33,)), ('fast blind', (5,)), ('half blind', (37,)),
         ('rot-grun-blind', (5,))],
 'blo': [('beta blocker', (34,)), ('beta blockers', (34,)), ('blood', (43,)), ('blood clot', (33,))],
 'blu': [('blut', (10,)), ('blutarmut', (0, 1)), ('blutdrucksenker', (2,)), ('blutdrucktabletten', (2,)),
         ('bluter', (0, 1, 5)), ('bluterkrankheit', (0, 1)), ('bluthochdruck', (0, 1)), ('blutverdunner', (2,)),
         ('blutvergiftung', (0, 1)), ('blutwasche', (3,))],
 'blv': [('blvd', (58,))],
 'bmi': [('bmi', (10, 43))],
 'boa': [('boarding school', (55,))],
 'bod': [('body fat', (43,))],
 'bog': [('bogen', (25,))],
 'bol': [('bolivian', (51,)), ('bolivianisch', (18,)), ('bolsonaro', (60,))],
 'bor': [('borderline', (0, 1)), ('born', (57,)), ('born deaf', (37,)), ('borreliose', (0, 1))],
 'bos': [('bosnian', (51,)), ('bosnisch', (18,))],
 'bou': [('boulevard', (58,))],
 'boy': [('boy', (53,)), ('boyfriend', (62,)), ('boys', (53,))],
 'bpd': [('bpd', (33,))],
 'bra': [('a brahmin', (49,)), ('afro-brazilian', (49,)), ('brace', (38,)), ('brahmin', (49,)), ('braille', (38,)),
         ('brasilianisch', (18,)), ('braun', (17,)), ('brazilian', (51,))],
 'brc': [('brca', (30, 63))],
 'bre': [('breakdown', (33,)), ('breastfe', (39,)), ('breastfeeding', (37,)), ('brexit', (60,)),
         ('brexiteer', (60,)), ('nervous breakdown', (33,))],
 'bri': [('black british', (49,)), ('britisch', (18,)), ('british', (51,)), ('british asian', (49,)),
         ('british indian', (49,))],
 'bro': [('broadway', (58,)), ('broke', (38,)), ('broken ankle', (33,)), ('broken arm', (33,)),
         ('broken foot', (33,)), ('broken hip', (33,)), ('broken leg', (33,)), ('broken wrist', (33,)),
         ('bronchitis', (0, 1, 33)), ('brother', (53,)), ('brothers', (53,)), ('brown', (50,))],
 'bru': [('brucke', (25,)), ('bruder', (20,)), ('brustamputation', (3,)), ('brustkrebs', (0, 1))],
 'bsw': [('bsw', (27,))],
 'bud': [('buddhism', (46,)), ('buddhismus', (13,)), ('buddhist', (12, 45)), ('buddhisten', (12,)),
         ('buddhistin', (12,)), ('buddhistisch', (12,)), ('tibetan buddhism', (46,)), ('zen buddhism', (46,)),
         ('zen buddhist', (45,)), ('zen-buddhismus', (13,)), ('zen-buddhist', (12,))],
 'bul': [('bulgarian', (51,)), ('bulgarisch', (18,)), ('bulimia', (33,)), ('bulimic', (37,)), ('bulimie', (0, 1)),
         ('bulimisch', (5,))],
 'bup': [('buprenorphin', (2,)), ('buprenorphine', (34,)), ('bupropion', (2, 34))],
 'bur': [('burka', (15,)), ('burmese', (51,)), ('burn-out', (0, 1)), ('burned out', (37,)), ('burnout', (0, 1, 33)),
         ('burnout-klinik', (3,)), ('burnt out', (37,)), ('burqa', (48,)), ('bursitis', (33,))],
 'bus': [('bush', (60,))],
 'cae': [('caesarean', (35,))],
 'cal': [('calvinist', (12, 45))],
 'cam': [('cambodian', (51,)), ('came', (52,)), ('came out', (62,)), ('cameroonian', (51,))],
 'can': [('cancer', (33,)), ('cancer clinic', (36,)), ('candesartan', (2,)), ('cane', (38,)), ('cantonese', (51,)),
         ('cantor', (47,))],
 'car': [('afro-caribbean', (49, 51)), ('carbamazepin', (2,)), ('carbamazepine', (34,)), ('carcinoma', (33,)),
         ('cardiologist', (36,)), ('cardiomyopathy', (33,)), ('caribbean', (51,)), ('carpal tunnel', (33,)),
         ('carrier', (63,)), ('day care', (55,))],
 'cat': [('catalan', (51,)), ('cataract', (33,)), ('cataracts', (33,)), ('catechist', (47,)), ('catholic', (45,)),
         ('catholicism', (46,)), ('ex-catholic', (45,)), ('lapsed catholic', (45,)), ('roman catholic', (45,)),
         ('the catholic church', (46,)), ('the catholic faith', (46,))],
 'cau': [('caucasian', (49,)), ('caught', (65,))],
 'cbt': [('cbt', (35,))],
 'cd4': [('cd4', (43,))],
 'cdu': [('cdu', (27,))],
 'cel': [('celiac', (33, 37))],
 'cen': [('central asian', (51,))],
 'cer': [('cerebral palsy', (33,))],
 'ces': [('cesarean', (35,))],
 'cet': [('cetirizin', (2,))],
 'cfs': [('cfs', (33,)), ('me/cfs', (0, 1))],
 'cft': [('cftr', (63,))],
 'cgt': [('cgt', (61,))],
 'cha': [('chador', (48,)), ('chanukka', (15,)), ('chaplain', (47,)), ('charge', (65,)), ('chaussee', (25,))],
 'che': [('chechen', (49, 51)), ('chemo', (3, 35)), ('chemo drugs', (34,)), ('chemotherapie', (3,)),
         ('chemotherapy', (35,)), ('cherokee', (16, 49, 51)), ('on chemo', (37,))],
 'chi': [('chicana', (49,)), ('chicano', (49,)), ('chickenpox', (33,)), ('child', (53,)), ('children', (53,)),
         ('chilean', (51,)), ('chilenisch', (18,)), ('chinese', (51,)), ('chinesisch', (18,)),
         ('han chinese', (49, 51)), ('han-chinese', (16,)), ('han-chinesin', (16,))],
 'chl': [('chlamydia', (33,)), ('chlamydien', (0, 1))],
 'cho': [('choctaw', (49,)), ('cholesterin', (10,)), ('cholesterinsenker', (2,)), ('cholesterol', (43,)),
         ('high cholesterol', (33,)), ('pro-choice', (60,))],
 'chr': [('a christian', (45,)), ('born again christian', (45,)), ('born-again christian', (45,)),
         ('christ', (12,)), ('christdemokraten', (27,)), ('christen', (12,)), ('christentum', (13,)),
         ('christian', (45,)), ('christianity', (46,)), ('christin', (12,)), ('christlichen glaubens', (12,)),
         ('chromosom', (30, 63)), ('chronic', (38,)), ('chronic fatigue', (33,)), ('chronic illness', (33,)),
         ('chronic pain', (33,)), ('chronically ill', (37,)), ('chronisch krank', (5,)),
         ('chronische erkrankung', (0, 1)), ('chronische krankheit', (0, 1)), ('chronische schmerzen', (0, 1)),
         ('chronischen erkrankung', (0, 1)), ('chronischen schmerzen', (0, 1)),
         ('chronisches fatigue-syndrom', (0, 1)), ('coptic christian', (45,)), ('devout christian', (45,)),
         ('orthodox christian', (45,)), ('orthodox christianity', (46,)), ('the christian faith', (46,))],
 'chu': [('church', (46, 47)), ('church elder', (47,)), ('churchwarden', (47,))],
 'cir': [('circassian', (49,)), ('circle', (58,)), ('cirrhosis', (33,))],
 'cit': [('citalopram', (2, 34))],
 'cla': [('claustrophobia', (33,))],
 'cle': [('clean', (5, 8, 40)), ('clean for', (37,)), ('cleft lip', (33,))],
 'cli': [('clinically depressed', (37,)), ('clinton', (60,)), ('pain clinic', (36,)), ('sleep clinic', (36,))],
 'clo': [('clomid', (34,)), ('clonazepam', (34,)), ('clopidogrel', (34,)), ('close', (58,)), ('closeted', (62,)),
         ('clozapin', (2,)), ('clozapine', (34,)), ('in the closet', (62,))],
 'clu': [('clusterkopfschmerzen', (0, 1))],
 'coc': [('cochlea', (6,)), ('cochlear', (38,)), ('cochlear implant', (33,))],
 'cod': [('codein', (2,)), ('codeine', (34,))],
 'coe': [('coeliac', (33, 37)), ('coeliac disease', (33,))],
 'col': [('a man of color', (49,)), ('a man of colour', (49,)), ('a woman of colour', (49,)),
         ('colitis', (0, 1, 33)), ('collarbone', (38,)), ('colombian', (51,)), ('colonoscopy', (35,)),
         ('color blind', (37,)), ('color-blind', (37,)), ('colorblind', (37,)), ('colour blind', (37,)),
         ('colour-blind', (37,)), ('colourblind', (37,)), ('of colo', (50,)), ('of color', (49,)),
         ('of colour', (49,))],
 'com': [('coma', (42,)), ('come from', (52,)), ('comes from', (52,)), ('coming out', (62,)),
         ('committed christian', (45,)), ('communion', (47,)), ('communist', (60,)), ('communist party', (60,)),
         ('community service', (65,)), ('completely blind', (37,)), ('completely deaf', (37,)),
         ('complexion', (50,)), ('in a coma', (37,))],
 'con': [('birth control', (34,)), ('chronic condition', (33,)), ('concerta', (2, 34)), ('concussion', (33,)),
         ('confession', (47,)), ('confucian', (45,)), ('congolese', (51,)), ('congregation', (46,)),
         ('congress party', (60,)), ('conservative', (60,)), ('conservative party', (60,)),
         ('contergangeschadigt', (5,)), ('conversion', (46,)), ('convert', (46,)), ('convict', (65,)),
         ('ex-con', (65,)), ('heart condition', (33,)), ('medical condition', (33,)), ('the conservatives', (60,)),
         ('trying to conceive', (37,))],
 'cop': [('copd', (0, 1, 33)), ('copt', (45,)), ('coptic', (45,))],
 'cor': [('corbyn', (60,)), ('corona', (0, 1)), ('corticosteroids', (34,)), ('cortison', (2,)),
         ('cortisone', (34,)), ('cortisonspray', (2,))],
 'cou': [('coumadin', (34,)), ('counsel', (41,)), ('counsellor', (36,)), ('counselor', (36,)),
         ('couples therapy', (35,)), ('court', (58,)), ('cousin', (20, 53)), ('cousine', (20,)),
         ('grief counseling', (35,)), ('grief counselling', (35,)), ('grief counselor', (36,)),
         ('works council', (61,))],
 'cov': [('covid', (0, 1, 33)), ('covid-19', (0, 1, 33)), ('long covid', (0, 1, 33)), ('long-covid', (0, 1))],
 'cpa': [('cpap', (38,))],
 'cre': [('creche', (55,)), ('creole', (49, 51)), ('crescent', (58,))],
 'cri': [('crimean tatar', (49,)), ('criminal', (65,)), ('critically ill', (37,))],
 'cro': [('croatian', (51,)), ('crohn', (33,))],
 'cru': [('crucifix', (48,)), ('crutches', (38,))],
 'csu': [('csu', (27,))],
 'cub': [('cuban', (51,))],
 'cus': [('cushing', (33,))],
 'cwa': [('cwa', (61,))],
 'cym': [('cymbalta', (34,))],
 'cyp': [('cypriot', (51,))],
 'cys': [('cyst', (33,))],
 'cze': [('czech', (51,))],
 'dad': [('dad is', (52,))],
 'dal': [('a dalit', (49,)), ('dalit', (49,))],
 'dam': [('damm', (25,))],
 'dan': [('danisch', (18,)), ('danish', (51,))],
 'dao': [('daoist', (12, 45))],
 'dar': [('darmspiegelung', (3,))],
 'dau': [('daughter', (53,)), ('daughters', (53,)), ('infant daughter', (56,))],
 'day': [('daycare', (55,))],
 'dea': [('deacon', (47,)), ('deaconess', (47,)), ('deaf', (37, 38)), ('deaf in', (37,)), ('deaf-mute', (37,)),
         ('deafblind', (37,))],
 'def': [('heart defect', (33,))],
 'deg': [('macular degeneration', (33,))],
 'dei': [('deist', (45,))],
 'dem': [('dement', (5,)), ('dementia', (33,)), ('demenz', (0, 1)), ('demenzkrank', (5,)), ('demisexual', (62,)),
         ('democrat', (60,)), ('democratic party', (60,)), ('democratic socialist', (60,)),
         ('democratic socialists of america', (60,)), ('democrats', (60,)), ('lib dems', (60,)),
         ('liberal democrat', (60,)), ('liberal democrats', (60,)), ('social democrat', (60,)),
         ('the democrat', (60,)), ('the democrats', (60,)), ('the lib dems', (60,))],
 'den': [('dengue', (33,)), ('denguefieber', (0, 1))],
 'dep': [('clinical depression', (33,)), ('depressed', (37,)), ('depression', (0, 1, 33)), ('depressionen', (0, 1)),
         ('depressiv', (5,)), ('manic depression', (33,)), ('manisch-depressiv', (5,)),
         ('manische depression', (0, 1)), ('severely depressed', (37,))],
 'der': [('dermatologist', (36,)), ('op an der', (3,))],
 'det': [('detox', (35,))],
 'deu': [('deutsch-turke', (16,)), ('deutsch-turkin', (16,)), ('deutschrusse', (16,)), ('deutschrussin', (16,)),
         ('deutschturke', (16,)), ('deutschturkin', (16,))],
 'dgb': [('dgb', (28,))],
 'dia': [('a diabetic', (37,)), ('a dialysis patient', (37,)), ('a type 1 diabetic', (37,)),
         ('a type 2 diabetic', (37,)), ('auf dialyse', (5,)), ('diabetes', (0, 1, 33)), ('diabetic', (37,)),
         ('diabetiker', (5,)), ('diabetikerin', (5,)), ('diabetologen', (4,)), ('diabetologin', (4,)),
         ('diabetologist', (36,)), ('diagnose', (10,)), ('diagnosis', (43,)), ('diakon', (14,)),
         ('diakonin', (14,)), ('dialyse', (3,)), ('dialysepatient', (5,)), ('dialysepflichtig', (5,)),
         ('dialysis', (33, 35, 43)), ('diazepam', (2, 34)), ('on dialysis', (37,)), ('typ-1-diabetes', (0, 1)),
         ('typ-1-diabetiker', (5,)), ('typ-1-diabetikerin', (5,)), ('typ-2-diabetes', (0, 1)),
         ('type 1 diabetes', (33,)), ('type 2 diabetes', (33,))],
 'dis': [('a disabled', (37,)), ('bipolar disorder', (33,)), ('celiac disease', (33,)), ('disab', (38,)),
         ('disabilities', (33,)), ('disability', (33, 42)), ('disabled after', (37,)), ('disabled since', (37,)),
         ('disease', (33,)), ('disorder', (33,)), ('dissociative identity', (33,)), ('eating disorder', (33,)),
         ('eating disorder clinic', (36,)), ('kidney disease', (33,)), ('learning disability', (33,)),
         ('on disability', (37,)), ('panic disorder', (33,))],
 'div': [('diverticulitis', (33,)), ('divertikulitis', (0, 1))],
 'diw': [('diwali', (15, 48))],
 'dkp': [('dkp', (27,))],
 'dna': [('dna', (30, 63))],
 'dob': [('dob', (57,))],
 'dom': [('dominican', (51,))],
 'don': [('donepezil', (2, 34))],
 'dri': [('drillinge', (20,)), ('drink', (40,)), ('drinking problem', (33,)), ('drive', (58,))],
 'dro': [('drogenabhangig', (5,)), ('drogenproblem', (0, 1)), ('drogensucht', (0, 1)), ('drogensuchtig', (5,))],
 'dru': [('drug', (40,)), ('druse', (12,)), ('drusin', (12,)), ('druze', (45,))],
 'dui': [('dui', (65,))],
 'dul': [('duloxetin', (2,)), ('duloxetine', (34,))],
 'dun': [('dunkelhautig', (16,)), ('dunkelhautige', (16,)), ('dunkelhautiger', (16,))],
 'dup': [('dup', (60,))],
 'dut': [('dutch', (51,))],
 'dvt': [('dvt', (33,))],
 'dwi': [('dwi', (65,))],
 'dys': [('body dysmorphia', (33,)), ('dyscalculia', (33,)), ('dyskalkulie', (0, 1)), ('dyslexia', (33,)),
         ('dyslexic', (37,)), ('dyspraxia', (33,)), ('dystrophy', (33,)), ('erectile dysfunction', (33,)),
         ('gender dysphoria', (33,)), ('muscular dystrophy', (33,))],
 'eas': [('middle eastern', (49, 51))],
 'eat': [('binge eating', (33,))],
 'ect': [('ect', (35,))],
 'ecu': [('ecuadorian', (51,))],
 'ecz': [('eczema', (33,))],
 'ede': [('edema', (33,))],
 'edu': [('national education union', (61,))],
 'eff': [('effexor', (34,))],
 'egy': [('egyptian', (51,))],
 'ehl': [('ehlers-danlos', (33,))],
 'eid': [('eid', (48,))],
 'eig': [('eighth grade', (55,)), ('eighth grader', (56,)), ('eighth-grader', (56,))],
 'ein': [('eingeschult', (22,)), ('eingewandert', (19,)), ('einschulung', (22,)), ('einwander', (19,))],
 'eka': [('ekadashi', (48,))],
 'ekz': [('ekzem', (0, 1))],
 'eld': [('elder in', (47,)), ('eldest', (53,))],
 'ele': [('electroshock therapy', (35,)), ('elementary', (55,)), ('elementary school', (55,)),
         ('eleventh grade', (55,)), ('eleventh grader', (56,))],
 'eli': [('eliquis', (2, 34))],
 'elv': [('elvanse', (2,))],
 'emb': [('embolie', (0, 1)), ('embolism', (33,))],
 'emd': [('emdr', (35,))],
 'emi': [('emigrat', (52,))],
 'emp': [('emphysema', (33,))],
 'ena': [('enalapril', (2, 34))],
 'enb': [('enbrel', (34,))],
 'enc': [('encephalitis', (33,))],
 'end': [('endocarditis', (33,)), ('endocrinologist', (36,)), ('endokrinologen', (4,)), ('endokrinologin', (4,)),
         ('endometriose', (0, 1)), ('endometriosis', (33,))],
 'eng': [('englisch', (18,)), ('english', (51,))],
 'enk': [('enkel', (20,)), ('enkelin', (20,)), ('enkelkind', (20,)), ('enkelkinder', (20,))],
 'enl': [('enlarged prostate', (33,))],
 'ent': [('entbindet', (7,)), ('entbunden', (7,)), ('entziehungskur', (3,)), ('entzug', (3,)),
         ('entzugsklinik', (3,))],
 'epi': [('an epileptic', (37,)), ('epilepsie', (0, 1)), ('epilepsy', (33,)), ('epileptic', (37,)),
         ('epileptic seizures', (33,)), ('epileptiker', (5,)), ('epileptikerin', (5,)),
         ('epileptische anfalle', (0, 1)), ('epipen', (2, 34, 38)), ('episcopalian', (45,))],
 'erb': [('erbanlage', (30,)), ('erbgut', (30,)), ('erbkrankheit', (0, 1)), ('erblindet', (5,))],
 'erd': [('erdnussallergie', (0, 1)), ('erdogan', (60,))],
 'erg': [('ergotherapie', (3,))],
 'eri': [('eritrean', (51,)), ('eritreisch', (18,))],
 'erk': [('an krebs erkrankt', (5,)), ('erkrankung', (10,))],
 'erm': [('ermittelt', (32,))],
 'ers': [('erschopfungssyndrom', (0, 1))],
 'erw': [('erwart', (7,)), ('erwerbsgemindert', (5,)), ('erwerbsunfahig', (5,))],
 'esc': [('escaped', (52,)), ('escitalopram', (2, 34))],
 'esi': [('eside', (12,)), ('esidin', (12,))],
 'eso': [('esoterikerin', (12,))],
 'ess': [('essstorung', (0, 1)), ('essstorungen', (0, 1))],
 'est': [('estnisch', (18,)), ('estonian', (51,)), ('estrogen', (34,))],
 'eth': [('ethiopian', (51,)), ('ethni', (18,)), ('ethnic', (52,))],
 'eur': [('eastern european', (51,)), ('eurasian', (49,)), ('european', (51,))],
 'eut': [('euthyrox', (2,))],
 'eva': [('evangelical', (45,)), ('evangelical christian', (45,)), ('evangelicalism', (46,)),
         ('evangelikal', (12,)), ('evangelisch', (12,)), ('evangelischen glauben', (13,)),
         ('evangelischen glaubens', (12,)), ('evangelischen kirche', (13,))],
 'exc': [('excommunicated', (46,))],
 'exp': [('expecting', (39,))],
 'eye': [('eye', (38,))],
 'fac': [('face', (64,)), ('facial', (64,))],
 'fai': [('faith', (46,)), ('heart failure', (33,)), ('kidney failure', (33,)), ('renal failure', (33,)),
         ("the baha'i faith", (46,))],
 'fal': [('falun gong', (46,))],
 'fam': [('family', (52,))],
 'far': [('farage', (60,)), ('farbenblind', (5,)), ('farbenblindheit', (0, 1)), ('farbig', (16,)),
         ('farbige', (16,)), ('farbiger', (16,)), ('farbsehschwache', (0, 1))],
 'fas': [('faschist', (27,)), ('fascist', (60,)), ('fastenmonat', (15,)), ('fastenzeit', (15,))],
 'fat': [('father', (52,)), ('fatty liver', (33,))],
 'fdp': [('fdp', (27,))],
 'feh': [('fehlgeburt', (0, 1, 7)), ('fehlt', (6,))],
 'fel': [('felon', (65,))],
 'fem': [('feminist activist', (60,))],
 'fen': [('fentanyl', (2, 34))],
 'fer': [('fertil', (39,)), ('fertility clinic', (36,)), ('fertility treatment', (35,))],
 'fes': [('festgenommen', (32,))],
 'fet': [('fettleber', (0, 1)), ('fettleibig', (5,))],
 'fev': [('hay fever', (33,))],
 'fib': [('atrial fibrillation', (33,)), ('cystic fibrosis', (33,)), ('fibroids', (33,)), ('fibromyalgia', (33,)),
         ('fibromyalgie', (0, 1)), ('uterine fibroids', (33,))],
 'fid': [('fidesz', (60,))],
 'fif': [('fifth grade', (55,))],
 'fil': [('filipina', (51,)), ('filipino', (51,))],
 'fin': [('finasteride', (34,)), ('fined', (65,)), ('finger', (38,)), ('fingerabdr', (31,)), ('fingerprint', (64,)),
         ('finnisch', (18,)), ('finnish', (51,))],
 'fir': [('firm', (14,)), ('first grade', (55,)), ('firstborn', (53,))],
 'fle': [('fled', (52,))],
 'flo': [('floh', (19,))],
 'flu': [('flu', (33,)), ('fluchte', (19,)), ('fluchtling', (19,)), ('flugangst', (0, 1)), ('fluoxetin', (2,)),
         ('fluoxetine', (34,))],
 'foo': [('foot', (38,))],
 'for': [('forderschule', (22,))],
 'fos': [('foster child', (53,))],
 'fou': [('fourth grade', (55,)), ('fourth grader', (56,)), ('fourth-grader', (56,))],
 'fpo': [('fpo', (27,))],
 'fra': [('fracture', (33,)), ('frame', (38,)), ('franzosisch', (18,)), ('frauenarzt', (4,)),
         ('frauenarztin', (4,))],
 'fre': [('egg freezing', (35,)), ('freien wahler', (27,)), ('freikirchler', (12,)), ('freikirchlich', (12,)),
         ('freimaurer', (12,)), ('french', (51,)), ('high school freshman', (56,)), ('ihrer freundin', (29,))],
 'fro': [('fromm', (12,))],
 'fru': [('fruhberentet', (5,)), ('fruhgeburt', (5,)), ('fruktoseintoleranz', (0, 1))],
 'fuh': [('fuhrungszeugnis', (32,))],
 'fuß': [('fußfessel', (32,))],
 'gab': [('gabapentin', (2, 34))],
 'gai': [('gait', (64,))],
 'gal': [('gallensteine', (0, 1)), ('gallstones', (33,))],
 'gan': [('gangrene', (33,))],
 'gar': [('gardens', (58,)), ('garten', (25,))],
 'gas': [('gasse', (25,)), ('gastarbeiter', (19,)), ('gastric bypass', (35,)), ('gastritis', (0, 1, 33)),
         ('gastroenterologen', (4,)), ('gastroenterologist', (36,))],
 'gay': [('gay', (62,)), ('gay or bi', (62,))],
 'gdb': [('gdb', (0, 1, 6))],
 'geb': [('geb.', (24,)), ('gebarmutterentfernung', (3,)), ('gebet', (14,)), ('gebetsriemen', (15,)),
         ('geboren', (24,)), ('gebrochen', (6,)), ('geburt', (24,)), ('geburtstermin', (7,)),
         ('zur welt gebracht', (7,))],
 'gef': [('gefangnis', (32,)), ('geflohen', (19,))],
 'geh': [('gehbehindert', (5,)), ('gehirnerschutterung', (0, 1)), ('gehorlos', (5,))],
 'gel': [('gelahmt', (5,)), ('gelbsucht', (0, 1)), ('geldstrafe', (32,))],
 'gem': [('gemeinde', (14,)), ('gemeindereferentin', (14,)), ('gemischt', (18,))],
 'gen': [('gendefekt', (30,)), ('gender-fluid', (62,)), ('genderfluid', (29, 62)), ('genderqueer', (62,)),
         ('gene', (63,)), ('generation', (19,)), ('genetisch', (30,)), ('genotype', (63,)), ('gentest', (30,)),
         ('genvariante', (30,))],
 'geo': [('georgian', (51,)), ('georgisch', (18,)), ('geoutet', (29,))],
 'ger': [('gerd', (33,)), ('gerissen', (6,)), ('german', (51,))],
 'ges': [('gesamtschule', (22,)), ('geschlechtsangleichende operation', (3,)), ('geschlechtsangleichung', (3,)),
         ('geschwister', (20,)), ('gesichtserkennung', (31,)), ('gesichtsprofil', (31,)), ('gesichtsscan', (31,)),
         ('gesprachstherapie', (3,)), ('gestational diabetes', (33,)), ('gestohlen', (32,)),
         ('gesundheitliche probleme', (0, 1)), ('gesundheitlichen problemen', (0, 1)),
         ('gesundheitsprobleme', (0, 1)), ('gesundheitszustand', (10,)), ('krank geschrieben', (5,)),
         ('mentale gesundheit', (9,))],
 'get': [('getauft', (14,))],
 'gew': [('gew', (28,)), ('geweiht', (14,)), ('gewerkschaft', (28,)), ('geworden', (21,))],
 'gha': [('ghanaian', (51,)), ('ghanaisch', (18,))],
 'gic': [('gicht', (0, 1))],
 'gir': [('girl', (53,)), ('girlfriend', (62,)), ('girls', (53,))],
 'git': [('gita', (47,))],
 'gla': [('glaub', (13,)), ('glaubig', (12,)), ('glaucoma', (33,)), ('glaukom', (0, 1)), ('nicht glaubig', (12,))],
 'gli': [('glipizide', (34,))],
 'glu': [('glucose', (38,)), ('glutenintolerant', (5,)), ('glutenintoleranz', (0, 1)),
         ('glutenunvertraglichkeit', (0, 1))],
 'gmb': [('gmb', (61,))],
 'god': [('god', (46,)), ('godchild', (53,)), ('goddaughter', (53,)), ('godson', (53,))],
 'gon': [('gonorrhea', (33,)), ('gonorrho', (0, 1))],
 'gos': [('gospel', (47,)), ('gospelchor', (14,))],
 'got': [('gottesdienst', (14,))],
 'gou': [('gout', (33,))],
 'gra': [('10th grade', (55,)), ('10th grader', (56,)), ('11th grade', (55,)), ('11th grader', (56,)),
         ('12th grade', (55,)), ('1st grade', (55,)), ('1st grader', (56,)), ('2nd grade', (55,)),
         ('2nd grader', (56,)), ('3rd grade', (55,)), ('3rd grader', (56,)), ('4th grade', (55,)),
         ('4th grader', (56,)), ('5th grade', (55,)), ('5th grader', (56,)), ('6th grade', (55,)),
         ('6th grader', (56,)), ('7th grade', (55,)), ('7th grader', (56,)), ('8th grade', (55,)),
         ('8th grader', (56,)), ('9th grade', (55,)), ('9th grader', (56,)), ('fifth grader', (56,)),
         ('fifth-grader', (56,)), ('first grader', (56,)), ('first-grader', (56,)), ('graben', (25,)),
         ('grade 1', (55,)), ('grade 10', (55,)), ('grade 11', (55,)), ('grade 12', (55,)), ('grade 2', (55,)),
         ('grade 3', (55,)), ('grade 4', (55,)), ('grade 5', (55,)), ('grade 6', (55,)), ('grade 7', (55,)),
         ('grade 8', (55,)), ('grade 9', (55,)), ('grammar school', (55,)), ('grandchild', (53,)),
         ('grandchildren', (53,)), ('granddaughter', (53,)), ('grandson', (53,)), ('grauer star', (0, 1)),
         ('gravely ill', (37,)), ('graves', (33,)), ('ninth grader', (56,)), ('ninth-grader', (56,)),
         ('sixth grader', (56,)), ('sixth-grader', (56,)), ('tenth grader', (56,)), ('tenth-grader', (56,)),
         ('third grader', (56,)), ('third-grader', (56,))],
 'gre': [('greek', (51,)), ('green', (60,)), ('green party', (60,)), ('the greens', (60,))],
 'gri': [('griechisch', (18,)), ('griechisch-orthodox', (12,)), ('grippe', (0, 1))],
 'gro': [('grosse', (20,)), ('grove', (58,)), ('große', (20,)), ('großer', (20,))],
 'gru': [('grundschule', (22,)), ('grune', (27,)), ('grunen', (27,)), ('grunen-wahler', (27,)), ('gruner', (27,)),
         ('gruner star', (0, 1)), ('gruppentherapie', (3,))],
 'gua': [('guarani', (49,)), ('guatemalan', (51,))],
 'gui': [('guide dog', (38,)), ('guillain-barre', (33,)), ('guilty', (65,))],
 'guj': [('gujarati', (49, 51))],
 'gur': [('gurdwara', (14, 46, 47)), ('gurtelrose', (0, 1))],
 'guy': [('guyanese', (51,))],
 'gym': [('gymnasium', (22,))],
 'gyn': [('gynaecologist', (36,)), ('gynakologen', (4,)), ('gynakologin', (4,)), ('gynecologist', (36,))],
 'gyp': [('gypsy', (49,))],
 'had': [('haddsch', (14,)), ('hadsch', (14,))],
 'hae': [('a haemophiliac', (37,)), ('haemophilia', (33,))],
 'haf': [('haft', (32,))],
 'hai': [('hail', (52,)), ('haitian', (51,)), ('haitianisch', (18,))],
 'haj': [('hajj', (47,))],
 'hak': [('hakka', (49,))],
 'hal': [('halal', (15, 48)), ('halb ', (18,)), ('halbafrikaner', (16,)), ('halbasiate', (16,)),
         ('halbasiatin', (16,)), ('halbgrieche', (16,)), ('halbgriechin', (16,)), ('halbitaliener', (16,)),
         ('halbitalienerin', (16,)), ('halbjapaner', (16,)), ('halbjapanerin', (16,)), ('halbpole', (16,)),
         ('halbpolin', (16,)), ('halbseitig gelahmt', (5,)), ('halbturke', (16,)), ('halbturkin', (16,)),
         ('half deaf', (37,)), ('haloperidol', (2, 34))],
 'ham': [('hamophilie', (0, 1)), ('hamorrhoiden', (0, 1))],
 'han': [('hand', (38,)), ('handvenen', (31,)), ('hanukkah', (48,))],
 'har': [('haredi', (45,)), ('harnwegsinfekt', (0, 1)), ('harris', (60,))],
 'has': [('hashimoto', (0, 1, 33)), ('hasidic', (45,)), ('rosch haschana', (15,)), ('rosh hashanah', (48,))],
 'hau': [('hauptschule', (22,)), ('hausa', (16, 49)), ('hausstauballergie', (0, 1)), ('haut', (17,)),
         ('hautarzt', (4,)), ('hautarztin', (4,)), ('hautkrebs', (0, 1))],
 'haw': [('hawaiian', (49, 51)), ('native hawaiian', (49,))],
 'haz': [('hazara', (16, 49))],
 'hba': [('hba1c', (10,))],
 'hea': [('chronic headaches', (33,)), ('cluster headaches', (33,)), ('hard of hearing', (37,)), ('health', (41,)),
         ('health issues', (33,)), ('hearing', (38,)), ('hearing loss', (33,)), ('weak heart', (38,))],
 'heb': [('hebamme', (4,))],
 'hei': [('heide', (12, 25)), ('heidin', (12,))],
 'hel': [('hellhautig', (16,))],
 'hem': [('a hemophiliac', (37,)), ('hematologist', (36,)), ('hemophilia', (33,)), ('hemorrhoids', (33,))],
 'hep': [('hepatitis', (0, 1, 33))],
 'her': [('herceptin', (2, 34)), ('hereditary', (63,)), ('herkunft', (18,)), ('hernia', (33,)),
         ('herniated disc', (33,)), ('heroinabhangig', (5,)), ('herpes', (0, 1, 33)), ('herself', (41,)),
         ('herz-op', (3,)), ('herzerkrankung', (0, 1)), ('herzfehler', (0, 1)), ('herzinfarkt', (0, 1)),
         ('herzinsuffizienz', (0, 1)), ('herzkatheter', (3,)), ('herzkrank', (0, 1, 5)),
         ('herzmuskelentzundung', (0, 1)), ('herzoperation', (3,)), ('herzpatient', (5,)), ('herzprobleme', (0, 1)),
         ('herzrhythmusstorung', (0, 1)), ('herzrhythmusstorungen', (0, 1)), ('herzschrittmacher', (0, 1, 6)),
         ('herzschwache', (0, 1)), ('herztransplantation', (3,))],
 'het': [('hetero', (29,)), ('heterosexual', (62,)), ('heterosexuell', (29,))],
 'heu': [('heuschnupfen', (0, 1))],
 'hex': [('hexenschuss', (0, 1))],
 'he’': [('he’s ', (54,))],
 'hid': [('hidschab', (15,))],
 'hig': [('highway', (58,))],
 'hij': [('hijab', (15, 48))],
 'hil': [('hill', (58,))],
 'him': [('himself', (41,))],
 'hin': [('hindu', (12, 45)), ('hinduism', (46,)), ('hinduismus', (13,)), ('hinduistisch', (12,)),
         ('the hindu faith', (46,))],
 'hip': [('hip', (38,))],
 'hir': [('hirnblutung', (0, 1)), ('hirnhautentzundung', (0, 1)), ('hirntumor', (0, 1))],
 'his': [('hispanic', (49, 51)), ('histaminintoleranz', (0, 1))],
 'hiv': [('hiv', (0, 1, 33))],
 'hmo': [('hmong', (49, 51))],
 'hoc': [('hochschwanger', (5,))],
 'hof': [('hof', (25,))],
 'hol': [('high holidays', (48,))],
 'hom': [('homosexual', (62,)), ('homosexuell', (29,))],
 'hon': [('honduran', (51,)), ('hong kong', (51,))],
 'hor': [('horbehinderung', (0, 1)), ('horgerat', (6,)), ('horgeschadigt', (5,)), ('hormonbehandlung', (3,)),
         ('hormone', (2,)), ('hormone therapy', (35,)), ('hormontherapie', (3,)), ('horsturz', (0, 1)),
         ('hort', (22,)), ('horverlust', (0, 1))],
 'hos': [('hospice', (42,)), ('hospice care', (35,)), ('hospital', (42,)), ('hospitalised', (37,)),
         ('hospitalized', (37,)), ('hospiz', (3, 9)), ('in hospice', (37,)), ('in hospital with', (37,)),
         ('in the hospital with', (37,))],
 'hpv': [('hpv', (33,))],
 'huf': [('huft-op', (3,)), ('huftoperation', (3,))],
 'hum': [('humira', (2, 34)), ('secular humanist', (45,))],
 'hun': [('chorea huntington', (0, 1)), ('hungarian', (51,)), ('huntington', (33,)), ('huntington-gen', (30,))],
 'hus': [('husband', (62,))],
 'hut': [('hutu', (16, 49))],
 'hwy': [('hwy', (58,))],
 'hyd': [('hydrochlorothiazide', (34,)), ('hydrocodone', (34,)), ('hydrocortisone', (34,))],
 'hyp': [('hypertension', (33,)), ('hypertensive', (37,)), ('hyperthyroidism', (33,)), ('hypertonie', (0, 1)),
         ('hypochonder', (5,)), ('hypoglycemia', (33,)), ('hyposensibilisierung', (3,)), ('hypotension', (33,)),
         ('hypothyroidism', (33,)), ('hypotonie', (0, 1))],
 'hys': [('hysterectomy', (35,))],
 'ibe': [('ibew', (61,))],
 'ibs': [('ibs', (33,))],
 'ice': [('icelandic', (51,))],
 'ics': [('icsi', (3,))],
 'icu': [('icu', (42,))],
 'igb': [('igbo', (16, 49))],
 'ihr': [('ihrer frau', (29,))],
 'ill': [(' ill', (41,)), ('mental illness', (33,))],
 'ima': [('imam', (14, 47)), ('imatinib', (34,))],
 'imm': [('immigra', (52,)), ('immune', (43,)), ('immungeschwacht', (5,)), ('immunocompromised', (37,)),
         ('immunodeficient', (37,)), ('immunosuppressants', (34,)), ('immunosuppressed', (37,)),
         ('immunotherapy', (35,)), ('immunschwache', (0, 1)), ('immunsuppressiva', (2,)),
         ('immunsupprimiert', (5,)), ('immuntherapie', (3,))],
 'imp': [('cochlea-implantat', (0, 1)), ('hearing impaired', (37,)), ('hearing impairment', (33,)),
         ('hearing-impaired', (37,)), ('impair', (38,)), ('imped', (38,)), ('vision impaired', (37,)),
         ('visual impairment', (33,))],
 'inc': [('incarcerat', (65,)), ('incontinence', (33,))],
 'ind': [('indian', (51,)), ('indict', (65,)), ('indigen', (16, 18)), ('indigene', (16,)), ('indigener', (16,)),
         ('indigenous', (49, 51)), ('indisch', (18,)), ('indonesian', (51,)), ('indonesisch', (18,))],
 'inf': [('ear infection', (33,)), ('infant', (56,)), ('infant son', (56,)), ('infertile', (37,)),
         ('infertility', (33,)), ('infliximab', (34,)), ('influenza', (33,)), ('kidney infection', (33,)),
         ('staph infection', (33,)), ('urinary tract infection', (33,))],
 'inh': [('inhalator', (2,)), ('inhaler', (34,))],
 'inj': [('back injury', (33,)), ('brain injury', (33,)), ('head injury', (33,)), ('injury', (33,)),
         ('knee injury', (33,))],
 'ink': [('inkontinenz', (0, 1))],
 'ins': [('auf insulin', (5,)), ('insomnia', (33,)), ('institutionalized', (37,)), ('insufficiency', (33,)),
         ('insulin', (2, 34, 43)), ('insulin pump', (33,)), ('insulinpflichtig', (5,)), ('insulinpumpe', (6,)),
         ('on insulin', (37,))],
 'int': [('auf der intensivstation', (5,)), ('food intolerance', (33,)), ('gluten intolerance', (33,)),
         ('gluten intolerant', (37,)), ('gluten-intolerant', (37,)), ('in intensive care', (37,)),
         ('intellectually disabled', (37,)), ('intensive care', (42,)), ('intensivpatient', (5,)),
         ('intensivstation', (9,)), ('inter', (29,)), ('intersex', (62,)), ('intersexuell', (29,)),
         ('into bdsm', (62,)), ('intoleran', (11, 44)), ('lactose intolerance', (33,)),
         ('lactose intolerant', (37,)), ('lactose-intolerant', (37,))],
 'inu': [('inuit', (16, 49, 51))],
 'inv': [('investigat', (65,))],
 'ira': [('irakisch', (18,)), ('iranian', (51,)), ('iranisch', (18,)), ('iraqi', (51,))],
 'iri': [('iris', (31, 64)), ('irisch', (18,)), ('irish', (51,))],
 'isc': [('ischias', (0, 1))],
 'isl': [('islam', (13, 46)), ('pacific islander', (49, 51)), ('shia islam', (46,)), ('the islamic faith', (46,)),
         ('torres strait islander', (49,))],
 'ism': [('ismaili', (45,))],
 'isr': [('israeli', (51,)), ('israelisch', (18,))],
 'ita': [('italian', (51,)), ('italienisch', (18,))],
 'iui': [('iui', (35,))],
 'ivf': [('ivf', (3, 35))],
 'ivo': [('ivorian', (51,))],
 'iww': [('iww', (61,))],
 'i’m': [('i’m ', (54,))],
 'jah': [('jahre alt', (21,)), ('jahrgang', (24,)), ('jahrig', (21,))],
 'jai': [('jail', (65,)), ('jain', (12, 45)), ('jainism', (46,))],
 'jam': [('jamaican', (51,)), ('jamaikanisch', (18,))],
 'jap': [('japanese', (51,)), ('japanese american', (49,)), ('japanese-american', (49,)), ('japanisch', (18,))],
 'jar': [('jardiance', (34,))],
 'jau': [('jaundice', (33,))],
 'jeh': [('jehovah witness', (45,)), ("jehovah's witness", (45,)), ('jehovah’s witness', (45,)), ('jehovas', (13,)),
         ('zeuge jehovas', (12,)), ('zeugen jehovas', (12,)), ('zeugin jehovas', (12,))],
 'jen': [('jenisch', (16,)), ('jenische', (16,)), ('jenischer', (16,))],
 'jes': [('jeside', (12,)), ('jesiden', (12,)), ('jesidin', (12,)), ('jesidisch', (12,)), ('jesuit', (45,)),
         ('jesus', (46,))],
 'jew': [('a jew', (45,)), ('jewish', (45, 51)), ('the jewish faith', (46,))],
 'joh': [('johanniskraut', (2,)), ('johnson', (60,))],
 'jor': [('jordanian', (51,))],
 'jud': [('judaism', (46,)), ('jude', (12,)), ('juden', (12,)), ('judentum', (13,)), ('judin', (12,)),
         ('judisch', (12, 18)), ('judischen glaubens', (12,))],
 'jug': [('jugenddiakon', (14,)), ('jugendliche', (23,))],
 'jum': [('jumu', (47,))],
 'jun': [('junge', (20,)), ('junge union', (27,)), ('jungen', (20,)), ('jungen union', (27,)), ('jungs', (20,)),
         ('jungste', (20,)), ('jungster', (20,)), ('junior high', (55,)), ('junkie', (8,))],
 'jus': [('jusos', (27,))],
 'jva': [('jva', (32,))],
 'kab': [('kabbalist', (45,))],
 'kai': [('kai', (25,)), ('kaiserschnitt', (3,))],
 'kam': [('kam', (19,)), ('kamerunisch', (18,)), ('kamp', (25,))],
 'kan': [('kantor', (14,)), ('kantorin', (14,))],
 'kar': [('kardiologe', (4,)), ('kardiologen', (4,)), ('kardiologin', (4,)), ('karibisch', (18,)),
         ('karpaltunnelsyndrom', (0, 1)), ('karzinom', (0, 1))],
 'kas': [('kasachisch', (18,)), ('kashmiri', (51,))],
 'kat': [('katholik', (12,)), ('katholiken', (12,)), ('katholikin', (12,)), ('katholisch', (12,)),
         ('katholischen glauben', (13,)), ('katholischen glaubens', (12,)), ('katholischen kirche', (13,)),
         ('katholizismus', (13,)), ('katzenallergie', (0, 1)), ('romisch-katholisch', (12,))],
 'kaz': [('kazakh', (51,))],
 'ken': [('kenianisch', (18,)), ('kennedy', (60,)), ('kenyan', (51,))],
 'kep': [('keppra', (2, 34))],
 'keu': [('keuchhusten', (0, 1))],
 'kid': [('kid', (53,)), ('kidney', (38,)), ('kidney stones', (33,)), ('kids', (20, 53))],
 'kik': [('kikuyu', (49,))],
 'kin': [('kind', (20,)), ('kinder', (20,)), ('kindergarten', (22, 55)), ('kindergartener', (56,)),
         ('kindergartner', (56,)), ('kinderhort', (22,)), ('kinderkrippe', (22,)), ('kinderlahmung', (0, 1)),
         ('kindertagesstatte', (22,)), ('kinderwunsch', (7,)), ('kinderwunschbehandlung', (3,)),
         ('kinderwunschklinik', (3,)), ('kingdom hall', (46,))],
 'kip': [('jom kippur', (15,)), ('kippa', (15, 48)), ('yom kippur', (48,))],
 'kir': [('kirche', (13, 14)), ('kirchenalteste', (14,)), ('kirchenaltester', (14,)), ('kirchengemeinderat', (14,)),
         ('kirchenvorstand', (14,)), ('kirpan', (48,))],
 'kit': [('kita', (22,))],
 'kla': [('klasse', (22,)), ('klassler', (22,)), ('klaustrophobie', (0, 1))],
 'kle': [('kleine', (20,)), ('kleinen', (20,)), ('kleiner', (20,)), ('kleinkind', (20, 23)),
         ('kleinwuchsig', (5,))],
 'kli': [('in der klinik', (5,)), ('klimaaktivist', (27,)), ('klimaaktivistin', (27,)), ('klinefelter', (33,)),
         ('klinik', (9,))],
 'klo': [('klonopin', (34,))],
 'kna': [('knast', (32,))],
 'kne': [('bad knee', (38,)), ('knee', (38,))],
 'kni': [('knie-op', (3,)), ('knieoperation', (3,)), ('knieprobleme', (0, 1)), ('knieprothese', (3,))],
 'kno': [('knochenbruch', (0, 1))],
 'kol': [('kolumbianisch', (18,))],
 'kom': [('im koma', (5,)), ('koma', (9,)), ('komm', (19,)), ('kommunion', (14,)), ('kommunist', (27,)),
         ('kommunistin', (27,))],
 'kon': [('konfessionslos', (12,)), ('konfirm', (14,)), ('konfirmand', (12, 23)), ('konfirmandin', (12,)),
         ('kongolesisch', (18,)), ('konservativer', (27,)), ('konvertiert', (13,)),
         ('politisch konservativ', (27,)), ('stramm konservativ', (27,))],
 'kop': [('kopftuch', (15,)), ('kopte', (12,)), ('koptin', (12,)), ('koptisch', (12,))],
 'kor': [('koran', (14, 47)), ('korean', (51,)), ('koreanisch', (18,)), ('korperbehindert', (5,)),
         ('korperfett', (10,)), ('korperlich behindert', (5,)), ('kortison', (2,)), ('north korean', (51,))],
 'kos': [('koscher', (15,)), ('kosher', (48,)), ('kosovan', (51,)), ('kosovarisch', (18,))],
 'kpd': [('kpd', (27,))],
 'kra': [('im krankenstand', (5,)), ('krabbel', (23,)), ('krabbelgruppe', (22,)), ('krampfadern', (0, 1)),
         ('krampfanfalle', (0, 1)), ('krankenakte', (10,)), ('krankengymnastik', (3,)), ('krankenhaus', (9,)),
         ('krankenstand', (9,)), ('krankgeschrieben', (5, 9)), ('krankheit', (10,)), ('krankschreibung', (9,))],
 'kre': [('krebs', (0, 1)), ('krebsbehandlung', (3,)), ('krebskrank', (5,)), ('krebspatient', (5,)),
         ('krebspatientin', (5,)), ('krebstherapie', (3,)), ('kreolisch', (18,)), ('kreuzbandriss', (0, 1)),
         ('kreuzkette', (15,))],
 'kri': [('hare krishna', (45,)), ('krippe', (22,)), ('krishna', (46,))],
 'kro': [('kroatisch', (18,))],
 'kru': [('krucken', (6,))],
 'kub': [('kubanisch', (18,))],
 'kun': [('kunstliche hufte', (3,)), ('kunstlichen befruchtung', (3,))],
 'kur': [('kurd', (49,)), ('kurde', (16,)), ('kurden', (16,)), ('kurdin', (16,)), ('kurdisch', (16, 18)),
         ('kurdish', (49, 51))],
 'kus': [('kuster', (14,))],
 'lab': [('labor union', (61,)), ('labour', (60,)), ('labour party', (60,)), ('labour union', (61,)),
         ('labour voter', (60,)), ('the labour party', (60,))],
 'lah': [('lahmung', (0, 1))],
 'lak': [('lakota', (49,)), ('laktoseintolerant', (5,)), ('laktoseintoleranz', (0, 1))],
 'lam': [('lama', (47,)), ('lamictal', (34,)), ('lamotrigin', (2,)), ('lamotrigine', (34,))],
 'lan': [('lane', (58,)), ('langzeitzucker', (10,)), ('sri lankan', (51,))],
 'lao': [('laotian', (51,))],
 'las': [('lasik', (3,))],
 'lat': [('afro-latina', (49,)), ('afro-latino', (49,)), ('lateinamerikaner', (16,)), ('lateinamerikanisch', (18,)),
         ('latina', (16, 49, 51)), ('latino', (16, 49, 51)), ('latinx', (49,)), ('latvian', (51,))],
 'lds': [('lds', (45,))],
 'lea': [(' leave', (42,)), ('on sick leave', (37,))],
 'leb': [('lebanese', (51,)), ('lebensmittelallergie', (0, 1)), ('leberschaden', (0, 1)),
         ('lebertransplantation', (3,)), ('leberzirrhose', (0, 1))],
 'lef': [('far-left', (60,)), ('left-wing', (60,)), ('leftist', (60,)), ('the left', (60,))],
 'leg': [('leg', (38,)), ('legally blind', (37,)), ('legasthenie', (0, 1)), ('legastheniker', (5,)),
         ('legasthenikerin', (5,))],
 'lei': [('leiden', (63,)), ('leistenbruch', (0, 1))],
 'lek': [('lektor in der kirche', (14,))],
 'len': [('lent', (48,))],
 'ler': [('lernbehinderung', (0, 1))],
 'les': [('a lesbian', (62,)), ('lesbe', (29,)), ('lesbian', (62,)), ('lesbisch', (29,))],
 'let': [('letrozole', (34,)), ('lettisch', (18,))],
 'leu': [('leukaemia', (33,)), ('leukamie', (0, 1)), ('leukemia', (33,))],
 'lev': [('levetiracetam', (2, 34)), ('levodopa', (2, 34)), ('levothyroxine', (34,))],
 'lex': [('lexapro', (34,))],
 'lgb': [('lgbt', (62,)), ('lgbtq', (62,))],
 'lib': [('libanesisch', (18,)), ('liberal', (60,)), ('liberale', (27,)), ('libertarian', (60,)),
         ('libertarian party', (60,)), ('libyan', (51,)), ('the liberal party', (60,))],
 'lif': [('pro-life', (60,))],
 'lig': [('torn ligament', (33,))],
 'lin': [('linden', (25,)), ('linke', (27,)), ('linken', (27,)), ('linker', (27,)), ('links', (27,)),
         ('linksextrem', (27,)), ('linksliberal', (27,)), ('linkspartei', (27,)), ('linksradikal', (27,))],
 'lip': [('lipitor', (34,))],
 'lis': [('lisdexamfetamine', (34,)), ('lisinopril', (2, 34)), ('lisp', (38,))],
 'lit': [('litauisch', (18,)), ('lithium', (2, 34)), ('lithuanian', (51,)), ('little boy', (53, 56)),
         ('little girl', (53, 56)), ('little one', (53,)), ('on lithium', (37,))],
 'liv': [('live', (59,)), ('living', (59,))],
 'log': [('logopaden', (4,)), ('logopadie', (3,)), ('logopadin', (4,))],
 'lon': [('on long-term sick', (37,))],
 'lor': [('lorazepam', (2, 34))],
 'los': [('losartan', (34,))],
 'lul': [('lula', (60,))],
 'lun': [('lungenarzt', (4,)), ('lungenembolie', (0, 1)), ('lungenemphysem', (0, 1)), ('lungenentzundung', (0, 1)),
         ('lungenfacharzt', (4,)), ('lungenkrank', (5,)), ('lungenkrebs', (0, 1))],
 'lup': [('lupus', (0, 1, 33))],
 'lut': [('lutheran', (45,)), ('lutheraner', (12,)), ('lutheranerin', (12,)), ('lutheranism', (46,)),
         ('lutherisch', (12,))],
 'lym': [('lyme', (33,)), ('lymphdrainage', (3,)), ('lymphom', (0, 1)), ('lymphoma', (33,))],
 'lyn': [('lynch', (63,))],
 'lyr': [('lyrica', (2, 34))],
 'maa': [('maasai', (49,))],
 'mac': [('macedonian', (51,)), ('macron', (60,))],
 'mad': [('madchen', (20,)), ('madels', (20,))],
 'mag': [('magenbypass', (3,)), ('magengeschwur', (0, 1)), ('magenspiegelung', (3,)), ('magersucht', (0, 1)),
         ('magersuchtig', (5,))],
 'mak': [('makuladegeneration', (0, 1))],
 'mal': [('malaria', (0, 1, 33)), ('malay', (51,)), ('malaysian', (51,)), ('malaysisch', (18,)), ('malian', (51,))],
 'mam': [('mammogram', (35,))],
 'man': [('manchu', (49,)), ('mandel-op', (3,)), ('mandelentzundung', (0, 1)), ('mandir', (47,)), ('manic', (37,))],
 'mao': [('maoist', (60,)), ('maori', (16, 49, 51))],
 'map': [('mapuche', (49,))],
 'mar': [('marburger bund', (28,)), ('marcumar', (2,)), ('marfan', (33,)), ('markt', (25,)),
         ('marokkanisch', (18,)), ('maronite', (45,)), ('marxist', (27, 60)), ('marxistin', (27,))],
 'mas': [('masern', (0, 1)), ('mass', (47,)), ('mastectomy', (35,)), ('mastektomie', (3,)), ('mastitis', (33,))],
 'may': [('mayan', (49,))],
 'maz': [('mazedonisch', (18,))],
 'mea': [('measles', (33,))],
 'med': [('hiv-medikamente', (2,)), ('medical', (43,)), ('medication', (34,)), ('medications', (34,)),
         ('medikamente', (2,)), ('medikamente gegen', (2,)), ('medikamente wegen', (2,)), ('medikinet', (2,)),
         ('meds', (34,)), ('on medical leave', (37,))],
 'mee': [('aa meetings', (35,)), ('na meetings', (35,))],
 'mel': [('melanom', (0, 1)), ('melanoma', (33,)), ('melenchon', (60,))],
 'mem': [('memory clinic', (36,))],
 'men': [('meniere', (33,)), ('meningitis', (0, 1, 33)), ('mennonit', (12,)), ('mennonite', (45,)),
         ('mennonitin', (12,)), ('menopausal', (37,)), ('menopause', (33,)), ('mental', (41,)),
         ('mental health clinic', (36,)), ('mental health issues', (33,)), ('mentally disabled', (37,)),
         ('mentally ill', (37,)), ('mentee', (53,)), ('morbus meniere', (0, 1))],
 'mer': [('merkel', (60,)), ('merz', (60,))],
 'mes': [('messdiener', (12,)), ('messdienerin', (12,)), ('messe', (14,)), ('messianic jew', (45,)),
         ('mestiza', (49,)), ('mestize', (16,)), ('mestizin', (16,)), ('mestizo', (49,))],
 'met': [('ig metall', (28, 61)), ('metastasen', (0, 1)), ('metastases', (33,)), ('metformin', (2, 34)),
         ('methadon', (2,)), ('methadone', (34,)), ('methadone clinic', (36,)), ('methimazole', (34,)),
         ('methodist', (12, 45)), ('methodistin', (12,)), ('methotrexat', (2,)), ('methotrexate', (34,)),
         ('methylphenidat', (2,)), ('methylphenidate', (34,)), ('metis', (49,)), ('metoprolol', (2, 34)),
         ('on methadone', (37,))],
 'mew': [('mews', (58,))],
 'mex': [('mexican', (51,)), ('mexikanisch', (18,))],
 'mid': [('middle school', (55,)), ('midwife', (36,))],
 'mig': [('migraine', (33,)), ('migraines', (33,)), ('migrane', (0, 1)), ('migrant', (19, 52)), ('migrat', (52,)),
         ('migrationshintergrund', (18,))],
 'mil': [('milei', (60,))],
 'min': [('minderjahrig', (23,)), ('minister of the church', (47,)), ('ministrant', (12,)), ('ministrantin', (12,)),
         ('minor', (56,))],
 'mir': [('mirtazapin', (2,)), ('mirtazapine', (34,))],
 'mis': [('miscarr', (39,)), ('miscarriage', (33, 35)), ('mischling', (16,)), ('missionar', (14,)),
         ('missionarin', (14,)), ('missionary', (47,))],
 'mit': [('afd-mitglied', (27,)), ('cdu-mitglied', (27,)), ('grunen-mitglied', (27,)),
         ('mittelohrentzundung', (0, 1)), ('mittelschule', (22,)), ('mitzvah', (47,)), ('spd-mitglied', (27,))],
 'mix': [('mixed', (50, 51, 52)), ('mixed race', (49,)), ('mixed-race', (49,))],
 'miz': [('mizrahi', (49, 51)), ('mizwa', (14,))],
 'mlp': [('mlpd', (27,))],
 'mod': [('modi', (60,))],
 'moh': [('mohawk', (49,))],
 'mol': [('moldauisch', (18,)), ('moldovan', (51,))],
 'mom': [('mom is', (52,)), ('momentum', (60,))],
 'mon': [('ankle monitor', (65,)), ('monarchist', (27, 60)), ('monate alt', (21,)), ('monch', (14,)),
         ('mongolian', (51,)), ('mongolisch', (18,)), ('monk', (47,)), ('mononucleosis', (33,)),
         ('montelukast', (34,)), ('month old', (54,)), ('month-old', (54,)), ('months old', (54,))],
 'moo': [('moorish', (51,))],
 'mor': [('ex-mormon', (45,)), ('morbus crohn', (0, 1)), ('mormon', (45,)), ('mormone', (12,)), ('mormonen', (12,)),
         ('mormonentum', (13,)), ('mormonin', (12,)), ('mormonism', (46,)), ('moroccan', (51,)), ('morphin', (2,)),
         ('morphine', (34,)), ('morphium', (2,)), ('the mormon church', (46,))],
 'mos': [('moschee', (14,)), ('moslem', (12,)), ('moslemin', (12,)), ('moslemisch', (12,)), ('mosque', (46, 47))],
 'mot': [('mother', (52,))],
 'mou': [('mounjaro', (2, 34))],
 'moz': [('mozambican', (51,))],
 'mrs': [('mrsa', (33,))],
 'mth': [('mthfr', (63,))],
 'mtx': [('mtx', (2,))],
 'mue': [('muezzin', (47,))],
 'muk': [('mukoviszidose', (0, 1))],
 'mul': [('mulatte', (16,)), ('mulatto', (49,)), ('mullah', (47,)), ('multiple sklerose', (0, 1)),
         ('multipler sklerose', (0, 1)), ('multiracial', (49,))],
 'mum': [('mumps', (0, 1, 33))],
 'mur': [('heart murmur', (33,))],
 'mus': [('ex-muslim', (45,)), ('muskeldystrophie', (0, 1)), ('muskelschwund', (0, 1)), ('muslim', (12, 45)),
         ('muslima', (12,)), ('muslime', (12,)), ('muslimin', (12,)), ('muslimisch', (12,)),
         ('muslimischen glaubens', (12,)), ('the muslim faith', (46,))],
 'mut': [('mutation', (30, 63)), ('mutter-kind-kur', (3,))],
 'mye': [('myeloma', (33,))],
 'myo': [('myocarditis', (33,)), ('myom', (0, 1)), ('myome', (0, 1))],
 'mys': [('myself', (41,))],
 'nac': [('nachwuchs', (20,))],
 'nal': [('naltrexone', (34,))],
 'nam': [('namaz', (47,))],
 'nar': [('narcolepsy', (33,)), ('narcotics anonymous', (35,)), ('narkolepsie', (0, 1))],
 'nat': [('first nations', (49,)), ('national front', (60,)), ('nationalist', (60,))],
 'nav': [('navajo', (49, 51)), ('navratri', (48,))],
 'naz': [('nazi', (27,)), ('neo-nazi', (60,))],
 'nea': [('nearly blind', (37,))],
 'nec': [('neck', (38,))],
 'nee': [('needs a', (43,))],
 'nef': [('neffe', (20,)), ('neffen', (20,))],
 'neh': [('das leben zu nehmen', (9,))],
 'neo': [('neonazi', (27,)), ('neopagan', (45,)), ('neos', (27,))],
 'nep': [('nepalese', (51,)), ('nepalesisch', (18,)), ('nepali', (51,)), ('nephew', (53,)), ('nephews', (53,)),
         ('nephrologen', (4,)), ('nephrologist', (36,))],
 'ner': [('nervenzusammenbruch', (0, 1))],
 'net': [('netzhaut', (31,))],
 'neu': [('neuapostolisch', (12,)), ('neugeboren', (23,)), ('neuheide', (12,)), ('neuralgia', (33,)),
         ('neuralgie', (0, 1)), ('neurodermatitis', (33,)), ('neurodermitis', (0, 1)), ('neurodivergent', (5, 37)),
         ('neuroleptika', (2,)), ('neurologe', (4,)), ('neurologen', (4,)), ('neurologin', (4,)),
         ('neurologist', (36,)), ('neuropathy', (33,))],
 'new': [('newborn', (56,)), ('newborn baby', (56,)), ('newroz', (15,))],
 'nic': [('nicht-binar', (29,)), ('nichtbinar', (29,)), ('nichte', (20,)), ('nichten', (20,))],
 'nie': [('niece', (53,)), ('nieces', (53,)), ('niederlandisch', (18,)), ('niereninsuffizienz', (0, 1)),
         ('nierenkrank', (5,)), ('nierensteine', (0, 1)), ('nierentransplantation', (3,)),
         ('nierenversagen', (0, 1))],
 'nig': [('british nigerian', (49,)), ('nigerian', (51,)), ('nigerianisch', (18,))],
 'nik': [('nikab', (15,))],
 'nin': [('ninth grade', (55,))],
 'niq': [('niqab', (15, 48))],
 'nis': [('nisei', (49,))],
 'nit': [('nitroglycerin', (34,))],
 'non': [('nonbeliever', (45,)), ('nonbinar', (29,)), ('nonbinary', (62,)), ('nonne', (14,))],
 'nor': [('nordafrikanisch', (18,)), ('norwegian', (51,)), ('norwegisch', (18,))],
 'nos': [('nose', (38,)), ('nosebleeds', (33,))],
 'not': [('not yet 18', (56,)), ('notaufnahme', (9,)), ('notfallset', (2,))],
 'npd': [('npd', (27,))],
 'nuc': [('nuchtern', (8,))],
 'nun': [('nun', (47,))],
 'nur': [('nursery', (55,)), ('nursery school', (55,)), ('nurses union', (61,)), ("nurses' union", (61,))],
 'nus': [('nussallergie', (0, 1))],
 'oba': [('obama', (60,))],
 'obe': [('obese', (37,)), ('obesity', (33,))],
 'occ': [('occupational therapy', (35,))],
 'ocd': [('ocd', (33,))],
 'off': [('offender', (65,))],
 'oji': [('ojibwe', (49,))],
 'oki': [('okinawan', (49, 51))],
 'ola': [('olanzapin', (2,)), ('olanzapine', (34,))],
 'old': [('oldest', (53,))],
 'ome': [('omeprazol', (2,)), ('omeprazole', (34,))],
 'omn': [('omnisexual', (62,))],
 'onc': [('oncologist', (36,))],
 'onk': [('onkologe', (4,)), ('onkologen', (4,)), ('onkologie', (3,)), ('onkologin', (4,))],
 'ope': [('an operation on', (35,)), ('bypass-operation', (3,)), ('operated on', (42,)), ('operation am', (3,)),
         ('operation an der', (3,)), ('operiert', (6,))],
 'opf': [('opferfest', (15,))],
 'opi': [('opioide', (2,)), ('opioids', (34,)), ('opipramol', (2,))],
 'opu': [('opus dei', (45,))],
 'orb': [('orban', (60,))],
 'ord': [('ordained', (47,)), ('ordensbruder', (14,)), ('ordensschwester', (14,)), ('ordenstracht', (15,))],
 'org': [('organtransplantation', (3,))],
 'oro': [('oromo', (49,))],
 'ort': [('eastern orthodox', (45,)), ('greek orthodox', (45,)), ('orthodox', (12, 15, 48)),
         ('orthodox jew', (45,)), ('orthodox jewish', (45,)), ('orthodoxe christin', (12,)),
         ('orthodoxen glauben', (13,)), ('orthodoxen kirche', (13,)), ('orthodoxer christ', (12,)),
         ('orthodoxer jude', (12,)), ('orthodoxy', (46,)), ('orthopade', (4,)), ('orthopaden', (4,)),
         ('orthopadin', (4,)), ('orthopedist', (36,)), ('russian orthodox', (45,)),
         ('the orthodox church', (46,))],
 'ost': [('ostasiatisch', (18,)), ('osteoarthritis', (33,)), ('osteoporose', (0, 1)), ('osteoporosis', (33,)),
         ('osteuropaisch', (18,)), ('ostrogen', (2,))],
 'out': [('out as gay', (62,)), ('outing', (29,))],
 'ova': [('ovarian cysts', (33,))],
 'ove': [('overdosed', (40,))],
 'ovp': [('ovp', (27,))],
 'oxy': [('oxycodon', (2,)), ('oxycodone', (34,)), ('oxycontin', (34,)), ('oxygen', (38,))],
 'oze': [('ozempic', (2, 34))],
 'paa': [('paartherapie', (3,))],
 'pac': [('pacemaker', (33, 38))],
 'pag': [('pagan', (45,)), ('paganism', (46,))],
 'pai': [('addicted to painkillers', (37,)), ('pain', (38,)), ('painkillers', (34,))],
 'pak': [('british pakistani', (49,)), ('pakistani', (51,)), ('pakistanisch', (18,))],
 'pal': [('palastinensisch', (18,)), ('palestinian', (51,)), ('palliative care', (35,)), ('palliativstation', (3,)),
         ('palm', (64,)), ('palsy', (33,))],
 'pan': [('pancreatitis', (33,)), ('panikattacke', (0, 1)), ('panikattacken', (0, 1)), ('panikstorung', (0, 1)),
         ('pankreatitis', (0, 1)), ('pansexual', (62,)), ('pansexuell', (29,)), ('pantoprazol', (2,)),
         ('pantoprazole', (34,))],
 'par': [('paralysed', (37,)), ('paralysis', (33,)), ('paralyzed', (37,)), ('paraplegic', (37,)),
         ('parents', (52,)), ('parish', (46, 47)), ('parish priest', (47,)), ('park', (25,)),
         ('parkinson', (0, 1, 33)), ('parkway', (58,)), ('parole', (65,)), ('paroxetin', (2,)),
         ('paroxetine', (34,)), ('parse', (12,)), ('parsi', (45,)), ('partially sighted', (37,)),
         ('tory party', (60,))],
 'pas': [('paschtune', (16,)), ('paschtunin', (16,)), ('pashtun', (49,)), ('passover', (48,)), ('pastor', (14, 47)),
         ('pastorin', (14,)), ('youth pastor', (47,))],
 'pat': [('a cancer patient', (37,)), ('an aids patient', (37,)), ('patenkind', (20,)), ('patensohn', (20,))],
 'pax': [('paxil', (34,))],
 'pco': [('pcos', (33,))],
 'pec': [('angina pectoris', (0, 1))],
 'pen': [('le pen', (60,)), ('penicillin', (2,)), ('pentecostal', (45,))],
 'peo': [('people of color', (16,))],
 'per': [('a person of color', (49,)), ('a person of colour', (49,)), ('borderline personality', (33,)),
         ('period', (43,)), ('persian', (51,)), ('persisch', (18,)), ('person of color', (16,)),
         ('personality disorder', (33,)), ('personalrat', (28,)), ('personlichkeitsstorung', (0, 1)),
         ('peruanisch', (18,)), ('peruvian', (51,))],
 'pes': [('pessach', (15,))],
 'pfa': [('pfad', (25,)), ('pfarr', (14,)), ('pfarrer', (14,)), ('pfarrerin', (14,)), ('pfarrgemeinderat', (14,))],
 'pfe': [('pfeiffersches drusenfieber', (0, 1))],
 'pfi': [('pfingstler', (12,))],
 'pfl': [('pflegebedurftig', (5,)), ('pflegegrad', (0, 1, 6)), ('pflegekind', (20,)), ('pflegestufe', (6,))],
 'phe': [('phenylketonuria', (33,)), ('phenytoin', (34,))],
 'phi': [('philippinisch', (18,))],
 'pho': [('phobia', (33,))],
 'phy': [('physical therapy', (35,)), ('physically disabled', (37,)), ('physiotherapeut', (4,)),
         ('physiotherapeutin', (4,)), ('physiotherapie', (3,)), ('physiotherapist', (36,)),
         ('physiotherapy', (35,))],
 'pil': [('die pille', (2,)), ('pilger', (14,)), ('pilgrimage', (47,))],
 'pir': [('piratenpartei', (27,))],
 'pkw': [('pkwy', (58,))],
 'pla': [('place', (58,)), ('plaid cymru', (60,)), ('platz', (25,))],
 'pne': [('pneumonia', (33,))],
 'poi': [('poilievre', (60,))],
 'pol': [('polio', (33,)), ('polish', (51,)), ('politic', (60,)), ('political activist', (60,)),
         ('politisch', (27,)), ('politisch links', (27,)), ('politisch rechts', (27,)), ('pollenallergie', (0, 1)),
         ('polnisch', (18,)), ('poly', (62,)), ('polyamor', (29,)), ('polyamorous', (62,)),
         ('polyneuropathie', (0, 1))],
 'por': [('portugiesisch', (18,)), ('portuguese', (51,))],
 'pos': [('hiv positiv', (5,)), ('hiv positive', (37,)), ('hiv-positiv', (5,)), ('hiv-positive', (37,)),
         ('post code', (59,)), ('postal code', (59,)), ('postcode', (59,)), ('postleitzahl', (26,)),
         ('postmenopausal', (37,)), ('postpartum depression', (33,))],
 'pot': [('pots', (33,))],
 'pra': [('falun gong practitioner', (45,)), ('practicing christian', (45,)), ('practising christian', (45,)),
         ('pradiabetes', (0, 1)), ('praeklampsie', (0, 1)), ('pray', (47,)), ('prayer group', (46,))],
 'pre': [('high blood pressure', (33,)), ('lay preacher', (47,)), ('low blood pressure', (33,)), ('pre-k', (55,)),
         ('preacher', (47,)), ('prediabetes', (33,)), ('prediabetic', (37,)), ('prediger', (14,)),
         ('predigerin', (14,)), ('prednisolon', (2,)), ('prednisolone', (34,)), ('prednisone', (34,)),
         ('preeclampsia', (33,)), ('pregabalin', (2, 34)), ('pregnan', (39,)), ('pregnant', (37,)), ('prep', (2,)),
         ('prep for hiv', (34,)), ('presbyterian', (45,)), ('presbyterium', (14,)), ('preschool', (55,)),
         ('preschooler', (56,)), ('prescription drugs', (34,)), ('preteen', (56,))],
 'pri': [('priest', (47,)), ('priester', (14,)), ('primary school', (55,)), ('primary school pupil', (56,)),
         ('prison', (65,))],
 'pro': [('12-step program', (35,)), ('back problems', (33,)), ('bladder problems', (33,)), ('drug problem', (33,)),
         ('health problems', (33,)), ('heart problems', (33,)), ('mental health problems', (33,)),
         ('probation', (65,)), ('profoundly deaf', (37,)), ('prognosis', (43,)), ('progressive', (60,)),
         ('promenade', (25,)), ('propranolol', (34,)), ('prosecuted', (65,)), ('prostatakrebs', (0, 1)),
         ('prostataprobleme', (0, 1)), ('prostate problems', (33,)), ('prosthe', (38,)), ('prosthesis', (33,)),
         ('protestant', (12, 45)), ('protestantin', (12,)), ('protestantisch', (12,)), ('protestantism', (46,)),
         ('protestantismus', (13,)), ('prothese', (0, 1, 6)), ('prozac', (34,)), ('thyroid problems', (33,))],
 'psa': [('psa', (43,))],
 'pso': [('psoriasis', (0, 1, 33))],
 'psy': [('in a psychiatric', (37,)), ('in der psychiatrie', (5,)), ('in psychiatrischer behandlung', (5,)),
         ('in psychologischer behandlung', (5,)), ('in psychotherapie', (5,)), ('psych', (41,)),
         ('psychiater', (4,)), ('psychiaterin', (4,)), ('psychiatrie', (3, 9)), ('psychiatrist', (36,)),
         ('psychisch', (9,)), ('psychisch krank', (5,)), ('psychische erkrankung', (0, 1)),
         ('psychische probleme', (0, 1)), ('psychischen erkrankung', (0, 1)), ('psychischen problemen', (0, 1)),
         ('psychoanalyse', (3,)), ('psychoanalysis', (35,)), ('psychoanalyst', (36,)), ('psychologe', (4,)),
         ('psychologen', (4,)), ('psychologin', (4,)), ('psychologist', (36,)), ('psychopharmaka', (2,)),
         ('psychopharmakon', (2,)), ('psychose', (0, 1)), ('psychosen', (0, 1)), ('psychosis', (33,)),
         ('psychotherapeut', (4,)), ('psychotherapeuten', (4,)), ('psychotherapeutin', (4,)),
         ('psychotherapie', (3,)), ('psychotherapist', (36,)), ('psychotherapy', (35,)), ('psychotic', (37,))],
 'ptb': [('ptbs', (0, 1))],
 'pts': [('ptsd', (33,))],
 'pub': [('pubertier', (23,))],
 'pue': [('puerto rican', (51,))],
 'pul': [('pulmonologist', (36,)), ('puls', (10,))],
 'pum': [('pump', (38,))],
 'pun': [('lumbar puncture', (35,)), ('punjabi', (49, 51))],
 'pup': [('pupil', (53,))],
 'pur': [('purim', (48,))],
 'put': [('putin', (60,))],
 'qua': [('quadriplegic', (37,)), ('quaker', (12, 45)), ('quakerism', (46,)), ('quay', (58,))],
 'que': [('a drag queen', (62,)), ('drag queen', (29,)), ('quechua', (49,)), ('queer', (29, 62)),
         ('querdenker', (27,)), ('querdenkerin', (27,)), ('querschnittsgelahmt', (5,)),
         ('querschnittslahmung', (0, 1)), ('quetiapin', (2,)), ('quetiapine', (34,))],
 'qur': [("qur'an", (47,)), ('quran', (47,))],
 'rab': [('rabbi', (47,)), ('rabbiner', (14,)), ('rabbinerin', (14,))],
 'rac': [('race', (52,))],
 'rad': [('radiation therapy', (35,)), ('radiation treatment', (35,)), ('radiotherapy', (35,))],
 'ram': [('ramadan', (15, 48)), ('ramipril', (2, 34))],
 'ras': [('rasta', (45,)), ('rastafarian', (45,)), ('rastafarianism', (46,))],
 'rea': [('reagan', (60,)), ('realschule', (22,))],
 'rec': [('a recovering addict', (37,)), ('a recovering alcoholic', (37,)), ('in recovery', (37,)),
         ('reception class', (55,)), ('rechten', (27,)), ('rechts', (27,)), ('rechtsextrem', (27,)),
         ('rechtsradikal', (27,))],
 'red': [('redder', (25,))],
 'ref': [('acid reflux', (33,)), ('leave in the referendum', (60,)), ('reflux', (0, 1)), ('reform uk', (60,)),
         ('reformiert', (12,)), ('refugee', (52,))],
 'reg': [('registered disabled', (37,))],
 'reh': [('auf reha', (5,)), ('drug rehab', (35,)), ('in der reha', (5,)), ('in rehab', (37,)), ('reha', (3, 9)),
         ('rehab', (35,))],
 'rei': [('reichsburger', (27,)), ('reichsburgerin', (27,)), ('reincarnation', (46,)), ('reizdarm', (0, 1)),
         ('reizdarmsyndrom', (0, 1))],
 'rel': [('in an open relationship', (62,)), ('relapsed', (40,)), ('religi', (13,)), ('religio', (46,)),
         ('religionslehrerin', (14,)), ('religionslos', (12,)), ('religios', (12,)), ('sehr religios', (12,)),
         ('streng religios', (12,))],
 'rem': [('in remission', (5, 37)), ('remain', (60,)), ('remicade', (34,)), ('remission', (42,))],
 'rep': [('hip replacement', (35,)), ('hormone replacement', (34,)), ('knee replacement', (35,)),
         ('repetitive strain injury', (33,)), ('republican', (60,)), ('republican party', (60,)),
         ('republicans', (60,)), ('republikaner', (27,)), ('the republican', (60,)), ('the republicans', (60,))],
 'res': [('reside', (59,)), ('residing', (59,)), ('restless legs', (0, 1, 33)), ('restraining order', (65,))],
 'ret': [('retina', (64,)), ('retinopathy', (33,))],
 'rhe': [('rheuma', (0, 1)), ('rheumaklinik', (3,)), ('rheumatism', (33,)), ('rheumatologen', (4,)),
         ('rheumatologin', (4,)), ('rheumatologist', (36,))],
 'rib': [('rib', (38,))],
 'rig': [('far-right', (60,)), ('right-wing', (60,)), ('the far right', (60,)), ('the right', (60,))],
 'rin': [('ring', (25,))],
 'ris': [('risikopatient', (5,)), ('risikopatientin', (5,)), ('risperidon', (2,)), ('risperidone', (34,))],
 'rit': [('ritalin', (2, 34)), ('rituximab', (34,)), ('ritzt', (9,))],
 'rmt': [('rmt', (61,))],
 'roa': [('road', (58,))],
 'rol': [('auf den rollstuhl', (5,)), ('im rollstuhl', (5,)), ('rollator', (6, 38)), ('rollstuhl', (6,)),
         ('rollstuhlfahrer', (5,)), ('rollstuhlfahrerin', (5,))],
 'rom': [('rom', (16,)), ('roma', (16, 49, 51)), ('romani', (49, 51)), ('romanian', (51,)), ('romni', (16,))],
 'ros': [('rosacea', (33,)), ('rosazea', (0, 1)), ('rosuvastatin', (34,))],
 'row': [('row', (58,))],
 'rsi': [('rsi', (33,))],
 'ruc': [('rucken-op', (3,)), ('ruckenleiden', (0, 1)), ('ruckenoperation', (3,)), ('ruckenprobleme', (0, 1)),
         ('ruckenschmerzen', (0, 1)), ('ruckfallig', (5, 8))],
 'rum': [('rumanisch', (18,))],
 'rus': [('russian', (51,)), ('russisch', (18,)), ('russisch-orthodox', (12,)), ('russlanddeutsche', (16,)),
         ('russlanddeutscher', (16,))],
 'rwa': [('rwandan', (51,))],
 'sab': [('sabbat', (15,)), ('sabbath', (48,))],
 'sal': [('salat', (47,)), ('salbutamol', (2, 34)), ('salvadoran', (51,))],
 'sam': [('sami', (49, 51)), ('samin', (16,)), ('samoan', (49, 51))],
 'san': [('sanders', (60,)), ('sansei', (49,)), ('santeria', (45,))],
 'sar': [('sarcoidosis', (33,)), ('sarcoma', (33,)), ('sarkoidose', (0, 1)), ('sarkom', (0, 1))],
 'sat': [('satanist', (12, 45)), ('satanistin', (12,))],
 'sau': [('saudi', (51,)), ('sauerstoffgerat', (6,)), ('saugling', (20, 23))],
 'sca': [('scandinavian', (51,)), ('scarf', (48,))],
 'sch': [('after-school care', (55,)), ('grade school', (55,)), ('high school', (55,)),
         ('high school junior', (56,)), ('high schooler', (56,)), ('high-schooler', (56,)),
         ('middle schooler', (56,)), ('middle-schooler', (56,)), ('pre-school', (55,)),
         ('rot-grun-schwache', (0, 1)), ('schabbat', (15,)), ('schadel-hirn-trauma', (0, 1)), ('schiit', (12,)),
         ('schiitin', (12,)), ('schilddrusentabletten', (2,)), ('schilddrusenuberfunktion', (0, 1)),
         ('schilddrusenunterfunktion', (0, 1)), ('schintoist', (12,)), ('schizophren', (5,)),
         ('schizophrenia', (33,)), ('schizophrenic', (37,)), ('schizophrenie', (0, 1)), ('schlafapnoe', (0, 1)),
         ('schlaflabor', (3,)), ('schlaflosigkeit', (0, 1)), ('schlafmittel', (2,)), ('schlafstorung', (0, 1)),
         ('schlafstorungen', (0, 1)), ('schlaftabletten', (2,)), ('schlaganfall', (0, 1)),
         ('schlaganfalle', (0, 1)), ('schleimbeutelentzundung', (0, 1)), ('schlesisch', (18,)),
         ('schleudertrauma', (0, 1)), ('schmerzklinik', (3,)), ('schmerzmittel', (2,)), ('schmerztherapie', (3,)),
         ('scholz', (60,)), ('school age', (56,)), ('school-age', (56,)), ('schoolboy', (56,)),
         ('schoolchild', (56,)), ('schoolgirl', (56,)), ('schottisch', (18,)), ('schuler', (20, 23)),
         ('schulerin', (20,)), ('schulkind', (22,)), ('schulpflichtig', (22,)), ('schulter-op', (3,)),
         ('schulteroperation', (3,)), ('schuppenflechte', (0, 1)), ('schwanger', (5, 7)),
         ('schwangerschaftsabbruch', (3,)), ('schwarz', (17,)), ('schwarze deutsche', (16,)),
         ('schwarze frau', (16,)), ('schwarze person', (16,)), ('schwarzer deutscher', (16,)),
         ('schwarzer mann', (16,)), ('schwedisch', (18,)), ('schwer krank', (5,)), ('schwerbehindert', (5,)),
         ('schwerbehindertenausweis', (0, 1)), ('schwerbehinderung', (0, 1)), ('schwerhorig', (5,)),
         ('schwerhorigkeit', (0, 1)), ('schwerkrank', (5,)), ('schwester', (20,)), ('schwindelanfalle', (0, 1)),
         ('schwul', (29,)), ('schwuler', (29,))],
 'sci': [('sciatica', (33,)), ('scientologe', (12,)), ('scientologin', (12,)), ('scientologist', (45,)),
         ('scientology', (13, 46))],
 'scl': [('multiple sclerosis', (33,)), ('sclerosis', (33,))],
 'sco': [('boy scouts', (55,)), ('cub scouts', (55,)), ('girl scouts', (55,)), ('scoliosis', (33,)),
         ('scooter', (38,)), ('scottish', (51,))],
 'scr': [('screen actors guild', (61,)), ('scripture', (47,))],
 'sec': [('c-section', (35,)), ('second grade', (55,)), ('second grader', (56,)), ('second-grader', (56,)),
         ('secondary school', (55,)), ('sectioned', (37, 42)), ('secular jew', (45,))],
 'see': [('seelsorger', (4,))],
 'seh': [('sehbehindert', (5,)), ('sehbehinderung', (0, 1)), ('sehnenscheidenentzundung', (0, 1)),
         ('sehschwache', (0, 1))],
 'sei': [('seinem freund', (29,)), ('seinem mann', (29,)), ('seiu', (61,)), ('seizures', (33,))],
 'sel': [('selbsthilfegruppe', (3,)), ('selbstmord', (9,)), ('selbstmordgedanken', (0, 1)), ('selbstverletz', (9,)),
         ('self-harm', (33, 41))],
 'sem': [('semaglutid', (2,)), ('semaglutide', (34,)), ('seminarian', (47,))],
 'sen': [('senegalese', (51,)), ('senegalesisch', (18,)), ('sentenced', (65,))],
 'sep': [('separatist', (27,)), ('sephardic', (49, 51)), ('sephardisch', (16,)), ('sepsis', (0, 1, 33))],
 'ser': [('altar server', (47,)), ('serbian', (51,)), ('serbisch', (18,)), ('serbisch-orthodox', (12,)),
         ('seriously ill', (37,)), ('seroquel', (34,)), ('sertralin', (2,)), ('sertraline', (34,))],
 'sev': [('seventh grade', (55,)), ('seventh grader', (56,)), ('seventh-grader', (56,)),
         ('severely disabled', (37,))],
 'sex': [('sex', (29, 62))],
 'sha': [('shabb', (48,)), ('shabbat', (47,))],
 'she': [('rap sheet', (65,))],
 'shi': [('shia', (45,)), ('shiite', (45,)), ('shingles', (33,)), ('shinto', (46,)), ('shintoist', (45,))],
 'sho': [('shoulder', (38,)), ('shoulder injury', (33,)), ('shoulder surgery', (35,))],
 'shr': [('shrink', (36,))],
 'shu': [('shul', (47,))],
 'sib': [('sibling', (53,))],
 'sic': [('off sick', (37, 42)), ('sichelzellanamie', (0, 1)), ('sicilian', (51,)), ('sick with', (37,)),
         ('sickle cell', (33,))],
 'sig': [('sight', (38,))],
 'sik': [('sikh', (12, 45)), ('sikhism', (46,)), ('sikhismus', (13,))],
 'sil': [('sildenafil', (2, 34)), ('silent reflux', (33,))],
 'sim': [('simvastatin', (2, 34))],
 'sin': [('deaf since', (37,)), ('sindhi', (49,)), ('singaporean', (51,)), ('singulair', (34,)),
         ('sinn fein', (60,)), ('sintezza', (16,)), ('sinti', (16, 49, 51)), ('sinto', (16,)),
         ('sinusitis', (33,))],
 'sio': [('sioux', (49,))],
 'sis': [('sister', (53,)), ('sisters', (53,))],
 'six': [('sixth form', (55,)), ('sixth grade', (55,))],
 'ski': [('black-skinned', (49,)), ('brown-skinned', (49,)), ('dark-skinned', (49,)), ('fair-skinned', (49,)),
         ('light-skinned', (49,)), ('skin', (50,))],
 'sko': [('skoliose', (0, 1))],
 'sla': [('slavic', (51,)), ('slawisch', (18,))],
 'sle': [('sleep apnea', (33,)), ('sleeping pills', (34,))],
 'sli': [('slipped disc', (33,))],
 'slo': [('slovak', (51,)), ('slowakisch', (18,)), ('slowenisch', (18,))],
 'smo': [('smok', (40,))],
 'snp': [('snp', (60,))],
 'sob': [('sober', (40,)), ('sober for', (37,)), ('sober since', (37,)), ('sobriety', (40,))],
 'soc': [('socialist', (60,)), ('socialist party', (60,))],
 'soh': [('sohn', (20,)), ('sohnchen', (20,)), ('sohne', (20,))],
 'som': [('somali', (51,)), ('somalisch', (18,))],
 'son': [('son', (53,)), ('sons', (53,))],
 'sop': [('high school sophomore', (56,))],
 'sor': [('sorbe', (16,)), ('sorbin', (16,)), ('sorbisch', (18,))],
 'sou': [('south asian', (49, 51)), ('southeast asian', (49, 51))],
 'soz': [('sozialdemokrat', (27,)), ('sozialdemokraten', (27,)), ('sozialdemokratin', (27,)),
         ('soziale phobie', (0, 1)), ('sozialist', (27,)), ('sozialistin', (27,)), ('sozialphobie', (0, 1))],
 'spa': [('spanisch', (18,)), ('spanish', (51,)), ('spataussiedler', (16, 19)), ('spataussiedlerin', (16,))],
 'spd': [('spd', (27,))],
 'spe': [('fertility specialist', (36,)), ('on the autism spectrum', (37,)), ('on the spectrum', (37,)),
         ('spectrum', (42,))],
 'spi': [('spielgruppe', (22,)), ('spielsucht', (0, 1)), ('spielsuchtig', (5,)), ('spinal injury', (33,)),
         ('spiritualist', (45,))],
 'spo': [('spo', (27,))],
 'squ': [('square', (58,))],
 'sri': [('srilankisch', (18,))],
 'ssr': [('ssri', (34,)), ('ssris', (34,))],
 'sta': [('mood stabilizer', (34,)), ('mood stabilizers', (34,)), ('stairlift', (38,)), ('stamm', (19,)),
         ('stammig', (18,)), ('stammzelltransplantation', (3,)), ('starmer', (60,)), ('statin', (34,)),
         ('statine', (2,)), ('statins', (34,)), ('stay', (59,))],
 'ste': [('jill stein', (60,)), ('shop steward', (61,)), ('steig', (25,)), ('stent', (3, 35)),
         ('stepbrother', (53,)), ('stepdaughter', (53,)), ('stepsister', (53,)), ('stepson', (53,))],
 'sti': [('stiefsohn', (20,)), ('stieftochter', (20,)), ('stieg', (25,)), ('stiege', (25,)), ('stillb', (39,)),
         ('stillbirth', (33,)), ('stillende mutter', (5,)), ('stillt', (7,)), ('stimmabdruck', (31,)),
         ('stimmprofil', (31,))],
 'sto': [('stoma', (0, 1, 6, 33, 38)), ('stomach ulcer', (33,)), ('stottern', (0, 1))],
 'str': [('str.', (25,)), ('strafregister', (32,)), ('straftat', (32,)), ('strafverfahren', (32,)),
         ('strahlentherapie', (3,)), ('straight', (62,)), ('strasse', (25,)), ('strattera', (2, 34)),
         ('straße', (25,)), ('street', (58,)), ('strengglaubig', (12,)), ('stroke', (33,))],
 'stu': [('high school student', (56,)), ('student', (53,)), ('stumm', (5,)), ('stutter', (33, 38)),
         ('stutzkorsett', (6,))],
 'sub': [('suboxone', (34,)), ('substance abuse', (33,)), ('substance use disorder', (33,)), ('subutex', (2,))],
 'suc': [('suchtberater', (4,)), ('suchtberatung', (3,)), ('suchterkrankung', (0, 1)), ('suchtig', (8,)),
         ('suchtklinik', (3,)), ('suchtkrank', (5, 8))],
 'sud': [('sudafrikanisch', (18,)), ('sudamerikanisch', (18,)), ('sudanese', (51,)), ('sudasiatisch', (18,)),
         ('sudetendeutsch', (18,)), ('sudeuropaisch', (18,))],
 'suf': [('suffering from burnout', (37,)), ('sufi', (12, 45)), ('sufism', (46,))],
 'sui': [('suicid', (41,)), ('suicidal', (37,)), ('suicidal ideation', (33,)), ('suicidal thoughts', (33,)),
         ('suizid', (9,)), ('suizidal', (5,)), ('suizidgedanken', (0, 1)), ('suizidgefahrdet', (5,))],
 'suk': [('sukkot', (48,))],
 'sum': [('sumatriptan', (2, 34))],
 'sun': [('sunak', (60,)), ('sunday school', (47,)), ('sunni', (45,)), ('sunni islam', (46,)), ('sunnit', (12,)),
         ('sunnitin', (12,))],
 'sup': [('brexit supporter', (60,)), ('labour supporter', (60,)), ('maga supporter', (60,)),
         ('trump supporter', (60,))],
 'sur': [('a cancer survivor', (37,)), ('a stroke survivor', (37,)), ('back surgery', (35,)),
         ('brain surgery', (35,)), ('bypass surgery', (35,)), ('cancer surgery', (35,)), ('eye surgery', (35,)),
         ('heart surgery', (35,)), ('hernia surgery', (35,)), ('hip surgery', (35,)), ('knee surgery', (35,)),
         ('laser eye surgery', (35,)), ('open-heart surgery', (35,)), ('spinal surgery', (35,)), ('surgery', (35,)),
         ('surgery on her', (35,)), ('surgery on his', (35,)), ('surgery on my', (35,)), ('surinamese', (51,)),
         ('top surgery', (35,)), ('wisdom teeth surgery', (35,))],
 'sut': [('sutra', (47,))],
 'svp': [('svp', (27,))],
 'swe': [('swedish', (51,))],
 'swi': [('swiss', (51,))],
 'syn': [('ads-syndrom', (0, 1)), ('down syndrome', (33,)), ('down-syndrom', (0, 1)),
         ('ehlers-danlos-syndrom', (0, 1)), ('marfan-syndrom', (0, 1)), ('synagoge', (14,)),
         ('synagogue', (46, 47)), ('syndrome', (33,)), ('synthroid', (34,)), ('turner syndrome', (33,))],
 'syp': [('syphilis', (0, 1, 33))],
 'syr': [('syrian', (51,)), ('syrisch', (18,))],
 'tab': [('tabletten gegen', (2,)), ('tablettenabhangig', (5,)), ('tablettensucht', (0, 1)),
         ('tablettensuchtig', (5,))],
 'tag': [('tagesklinik', (3,)), ('tagesmutter', (22,))],
 'tai': [('taiwanese', (51,))],
 'tal': [('talmud', (14, 47))],
 'tam': [('tamil', (49, 51)), ('tamile', (16,)), ('tamilin', (16,)), ('tamilisch', (18,)), ('tamoxifen', (2, 34))],
 'tao': [('taoism', (46,)), ('taoismus', (13,)), ('taoist', (12, 45))],
 'tat': [('tatar', (49, 51)), ('tatare', (16,)), ('tatarin', (16,))],
 'tau': [('taub', (5,)), ('taubstumm', (5,)), ('taufe', (14,))],
 'tav': [('tavor', (2,))],
 'tea': [('sunday school teacher', (47,)), ('teachers union', (61,)), ("teachers' union", (61,)),
         ('teamsters', (61,))],
 'tee': [('teen', (53, 56)), ('teenage', (56,)), ('teenager', (20, 23, 53, 56)), ('teens', (56,))],
 'tef': [('tefillin', (48,))],
 'tem': [('tempel', (14,)), ('temple', (47,))],
 'ten': [('tendinitis', (33,)), ('tendonitis', (33,)), ('tenth grade', (55,))],
 'ter': [('terminally ill', (37,)), ('terrace', (58,))],
 'tes': [('testosteron', (2,)), ('testosterone', (34,))],
 'tet': [('tetraplegic', (37,))],
 'tha': [('thai', (51,)), ('thailandisch', (18,)), ('thalassamie', (0, 1)), ('thalassemia', (33,)),
         ('thatcher', (60,))],
 'the': [('group therapy', (35,)), ('in the icu', (37,)), ('in therapie', (5,)), ('in therapy', (37,)),
         ('physical therapist', (36,)), ('speech therapist', (36,)), ('speech therapy', (35,)),
         ('talk therapy', (35,)), ('the afd', (60,)), ('the cdu', (60,)), ('the dsa', (60,)), ('the ndp', (60,)),
         ('the snp', (60,)), ('the spd', (60,)), ('theist', (45,)), ('theologiestudent', (14,)),
         ('therapeut', (4,)), ('therapeuten', (4,)), ('therapeutin', (4,)), ('therapie', (9,)),
         ('therapie gegen', (3,)), ('therapie wegen', (3,)), ('therapist', (36,)), ('therapy', (41,)),
         ('to the er', (42,)), ('trauma therapy', (35,))],
 'thi': [('blood thinner', (34,)), ('blood thinners', (34,)), ('third grade', (55,))],
 'tho': [('thora', (14,))],
 'thr': [('thrombose', (0, 1)), ('thrombosis', (33,))],
 'thu': [('thumbprint', (64,))],
 'thy': [('l-thyroxin', (2,)), ('thyroxin', (2,))],
 'tib': [('tibetan', (49, 51)), ('tibeter', (16,)), ('tibeterin', (16,)), ('tibetisch', (18,))],
 'tic': [('tichel', (48,)), ('tics', (33,))],
 'tie': [('tiefglaubig', (12,))],
 'tig': [('tigrayan', (49,))],
 'til': [('tilidin', (2,))],
 'tin': [('tinnitus', (0, 1, 33))],
 'tit': [('tithes', (47,))],
 'toc': [('tochter', (20,)), ('tochterchen', (20,)), ('tochterkind', (20,))],
 'tod': [('toddler', (53, 56)), ('toddler group', (55,)), ('todkrank', (5,))],
 'toe': [('toe', (38,))],
 'ton': [('tongan', (49, 51)), ('tonsillectomy', (35,))],
 'top': [('topiramat', (2,)), ('topiramate', (34,))],
 'tor': [('the tories', (60,)), ('tor', (25,)), ('tora', (14,)), ('torah', (47,)), ('torn acl', (33,)),
         ('tory', (60,))],
 'tot': [('totgeburt', (7,))],
 'tou': [('tourette', (0, 1, 33))],
 'tra': [('a trans man', (62,)), ('a trans woman', (62,)), ('a transgender man', (62,)),
         ('a transgender woman', (62,)), ('blood transfusion', (35,)), ('bone marrow transplant', (35,)),
         ('ein transmann', (29,)), ('eine transfrau', (29,)), ('heart transplant', (35,)),
         ('irish traveller', (49,)), ('kidney transplant', (35,)), ('liver transplant', (35,)),
         ('lung transplant', (35,)), ('organ transplant', (35,)), ('trade union', (61,)), ('trager', (30,)),
         ('tragerin', (30,)), ('trail', (58,)), ('tramadol', (2, 34)), ('trank', (8,)), ('trans', (29, 62)),
         ('transfrau', (29,)), ('transgender', (29, 62)), ('transident', (29,)), ('transition', (62,)),
         ('transmann', (29,)), ('transplant', (35, 43)), ('transsexual', (62,)), ('transsexuell', (29,)),
         ('trauerbegleitung', (3,)), ('trauma', (0, 1, 33)), ('traumatherapie', (3,)), ('traumatisiert', (5,)),
         ('travellers', (49,)), ('trazodone', (34,))],
 'tre': [('fertility treatments', (35,)), ('hormone treatment', (35,))],
 'tri': [('trial', (65,)), ('trimester', (39,)), ('trinidadian', (51,)), ('trinkt', (8,)), ('triplets', (53,)),
         ('triptane', (2,)), ('triptans', (34,)), ('trisomie 21', (0, 1)), ('trisomy', (63,)), ('tritt', (13,))],
 'tro': [('seit jahren trocken', (5,)), ('trocken', (8,)), ('trocken seit', (5,)), ('trotskyist', (60,)),
         ('trotzkist', (27,))],
 'tru': [('trudeau', (60,)), ('trump', (60,)), ('trumpist', (60,)), ('truvada', (34,))],
 'try': [('trying', (39,))],
 'tsc': [('tschador', (15,)), ('tschechisch', (18,)), ('tscherkesse', (16,)), ('tschetschene', (16,)),
         ('tschetschenin', (16,)), ('tschetschenisch', (18,))],
 'tua': [('tuareg', (16, 49))],
 'tub': [('tuberculosis', (33,)), ('tuberkulose', (0, 1))],
 'tum': [('tumor', (0, 1, 33)), ('tumour', (33,))],
 'tun': [('tunesisch', (18,)), ('tunisian', (51,))],
 'tur': [('deutsch-turkisch', (18,)), ('turban', (15, 48)), ('turkisch', (18,)), ('turkish', (51,)),
         ('turned', (54,)), ('turns', (54,))],
 'tut': [('tutsi', (16, 49))],
 'twe': [('tween', (56,)), ('twelfth grade', (55,)), ('twelfth grader', (56,))],
 'twi': [('twiete', (25,)), ('twin', (53,)), ('twins', (53,))],
 'tzi': [('tzitzit', (48,))],
 'uaw': [('uaw', (61,))],
 'ube': [('uberdosis', (8,)), ('ubergewicht', (0, 1)), ('ubergewichtig', (5,))],
 'ufe': [('ufer', (25,))],
 'uga': [('ugandan', (51,))],
 'uig': [('uighur', (49,)), ('uigure', (16,)), ('uigurin', (16,))],
 'uki': [('ukip', (60,))],
 'ukr': [('ukrainian', (51,)), ('ukrainisch', (18,))],
 'ulc': [('colitis ulcerosa', (0, 1)), ('ulcer', (33,)), ('ulcers', (33,))],
 'umr': [('umra', (14,)), ('umrah', (47,))],
 'umz': [('umzubringen', (9,))],
 'und': [('under 13', (56,)), ('under 16', (56,)), ('under 18', (56,)), ('under age', (56,)), ('underage', (56,)),
         ('undergoing treatment', (37,))],
 'unf': [('unfruchtbar', (5,)), ('unfruchtbarkeit', (0, 1))],
 'ung': [('ungarisch', (18,)), ('ungeoutet', (29,)), ('unglaubig', (12,))],
 'unh': [('unheilbar krank', (5,))],
 'uni': [('rail union', (61,)), ('union', (61,)), ('union local', (61,)), ('unioni', (61,)), ('unison', (61,)),
         ('unitarian', (45,)), ('unite the union', (61,))],
 'unt': [('unterzuckerung', (0, 1))],
 'unv': [('unvertraglich', (11,))],
 'uro': [('urologen', (4,)), ('urologin', (4,)), ('urologist', (36,))],
 'urs': [('ursprungs', (18,))],
 'usb': [('usbekisch', (18,))],
 'use': [('user is ', (54,))],
 'usw': [('usw', (61,))],
 'uti': [('uti', (33,))],
 'uyg': [('uyghur', (49, 51))],
 'uzb': [('uzbek', (51,))],
 'vag': [('vaginismus', (33,))],
 'vai': [('vaisakhi', (48,)), ('vaishnava', (45,))],
 'val': [('valium', (2, 34)), ('valproat', (2,)), ('valproate', (34,)), ('valsartan', (2, 34))],
 'var': [('varicose veins', (33,))],
 'vas': [('vasectomy', (35,)), ('vasektomie', (3,))],
 'ven': [('venezolanisch', (18,)), ('venezuelan', (51,)), ('venlafaxin', (2,)), ('venlafaxine', (34,)),
         ('ventolin', (34,))],
 'ver': [('cape verdean', (51,)), ('ver.di', (28, 61)), ('verdi', (28,)), ('verhaftet', (32,)),
         ('verhaltenstherapie', (3,)), ('verletzt sich', (9,)), ('verloren', (6,)), ('verstaucht', (6,)),
         ('vertigo', (33,)), ('vertrage', (11,)), ('vertragt', (11,)), ('vertrauensfrau', (28,)),
         ('vertrauensleute', (28,)), ('vertrauensmann', (28,)), ('verurteilt', (32,))],
 'ves': [('vesak', (48,)), ('vesakh', (15,))],
 'via': [('viagra', (2, 34))],
 'vic': [('vicar', (47,)), ('vicodin', (34,))],
 'vie': [('vietnamese', (51,)), ('vietnamese american', (49,)), ('vietnamese-american', (49,)),
         ('vietnamesisch', (18,))],
 'vik': [('vikar', (14,)), ('vikarin', (14,))],
 'vir': [('viral load', (43,)), ('viruslast', (10,))],
 'vis': [('vision', (38,)), ('vision loss', (33,)), ('visually impaired', (37,))],
 'vit': [('vitiligo', (0, 1, 33))],
 'voi': [('voice', (64,))],
 'vol': [('volksschule', (22,)), ('volt', (27,))],
 'voo': [('voodoo', (45,))],
 'vor': [('vorbestraft', (32,)), ('vorfahren', (18,)), ('vorhofflimmern', (0, 1)), ('vorschule', (22,)),
         ('vorschulkind', (22,)), ('vorstrafe', (32,))],
 'vyv': [('vyvanse', (34,))],
 'wah': [('afd-wahler', (27,)), ('afd-wahlerin', (27,)), ('cdu-wahler', (27,)), ('grunen-wahlerin', (27,)),
         ('spd-wahler', (27,))],
 'wal': [('waldorfschule', (22,)), ('walk', (58,)), ('walker', (38,)), ('wall', (25,))],
 'wan': [('wanted', (65,))],
 'war': [('warfarin', (34,))],
 'way': [('way', (58,))],
 'wec': [('in den wechseljahren', (5,)), ('wechseljahre', (0, 1))],
 'wee': [('week old', (54,)), ('week-old', (54,)), ('weeks old', (54,))],
 'weg': [('weg', (25,)), ('wegovy', (2, 34))],
 'wei': [('weigh', (43,)), ('weiss', (17,)), ('weiß', (17,))],
 'wel': [('wellbutrin', (34,)), ('welsh', (51,)), ('zur welt', (24,))],
 'wes': [('westafrikanisch', (18,))],
 'wha': [('wharf', (58,))],
 'whe': [('a wheelchair user', (37,)), ('in a wheelchair', (37,)), ('wheelchair', (38,)),
         ('wheelchair bound', (37,)), ('wheelchair user', (37,)), ('wheelchair-bound', (37,))],
 'whi': [('whiplash', (33,)), ('white', (50, 51))],
 'who': [('whooping cough', (33,))],
 'wic': [('wicca', (12, 46)), ('wiccan', (45,))],
 'wie': [('wiegt', (10,))],
 'wif': [('wife', (62,))],
 'win': [('windpocken', (0, 1)), ('winkel', (25,))],
 'wit': [('due with', (39,)), ('ill with', (37,)), ("jehovah's witnesses", (45, 46))],
 'woc': [('wochen alt', (21,)), ('wochenbettdepression', (0, 1))],
 'woh': [('wohn', (26,))],
 'wom': [('a woman of color', (49,))],
 'wor': [('postal workers union', (61,)), ("workers' union", (61,)), ('worship', (47,))],
 'wri': [('wrist', (38,))],
 'wur': [('wurzeln', (18,))],
 'xan': [('xanax', (34,))],
 'xar': [('xarelto', (2, 34))],
 'xho': [('xhosa', (49,))],
 'yar': [('yarmulke', (48,))],
 'yaz': [('yazidi', (45,))],
 'yea': [('year 1', (55,)), ('year 10', (55,)), ('year 11', (55,)), ('year 2', (55,)), ('year 3', (55,)),
         ('year 4', (55,)), ('year 5', (55,)), ('year 6', (55,)), ('year 7', (55,)), ('year 8', (55,)),
         ('year 9', (55,)), ('year old', (54,)), ('year-old', (54,)), ('years of age', (54,)),
         ('years old', (54,))],
 'yem': [('yemeni', (51,))],
 'yor': [('yoruba', (16, 49))],
 'you': [('youngest', (53,))],
 'zah': [('zahnt', (23,))],
 'zai': [('zainichi', (49,))],
 'zak': [('zakat', (47,))],
 'zam': [('zambian', (51,))],
 'zei': [('zeile', (25,))],
 'zen': [('zen', (46,))],
 'zer': [('zerebralparese', (0, 1))],
 'zig': [('zigeuner', (16,))],
 'zim': [('zimbabwean', (51,))],
 'zio': [('anti-zionist', (60,)), ('zionist', (60,))],
 'zip': [('zip', (59,))],
 'zol': [('zoliakie', (0, 1)), ('zoloft', (34,)), ('zolpidem', (2, 34))],
 'zop': [('zopiclon', (2,))],
 'zor': [('zoroastrian', (45,)), ('zoroastrianism', (46,)), ('zoroastrier', (12,))],
 'zuc': [('zuckerfest', (15,)), ('zuckerkrankheit', (0, 1))],
 'zul': [('zulu', (49,))],
 'zus': [('zusammenbruch', (9,))],
 'zwa': [('zwange', (0, 1)), ('zwangsstorung', (0, 1))],
 'zwi': [('zwillinge', (20,))],
 'zys': [('zyste', (0, 1)), ('zysten', (0, 1))]}
