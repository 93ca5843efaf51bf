"""Compiled from rules/sensitive*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION = "916fe1b6"

RULES = (('health-condition-en', 'health', False,
  b"\\b(?:(?:(?:has|have|had|having|['\xe2\x80\x99]ve(?:\\s+had)?|got|gets|developed|contracted|caught|survived|bea"
  b't|due\\s+to|because\\s+of|despite|with\\s+(?:my|his|her|their)))\\s+(?:(?:(?:high\\-functioning|life\\-threate'
  b'ning|severe\\s+case\\s+of|rare\\s+form\\s+of|mild\\s+case\\s+of|debilitating|early\\-onset|generalized|generali'
  b'sed|undiagnosed|non\\-hodgkin|obstructive|gestational|late\\-stage|inoperable|metastatic|persistent|congenital'
  b'|hereditary|history\\s+of|occasional|borderline|post\\-viral|rheumatoid|ulcerative|postpartum|end\\-stage|recur'
  b'rent|recurring|relapsing|untreated|crippling|malignant|long\\-term|suspected|psoriatic|postnatal|moderate|ter'
  b'rible|advanced|terminal|clinical|seasonal|touch\\s+of|multiple|recently|constant|frequent|lifelong|systemic|i'
  b'schemic|cervical|prenatal|prostate|chronic|serious|ongoing|form\\s+of|case\\s+of|bout\\s+of|partial|several|reg'
  b'ular|painful|hodgkin|ovarian|thyroid|really|severe|benign|lumbar|social|breast|kidney|their|quite|acute|earl'
  b'y|major|stage|grade|right|total|minor|small|lower|upper|nasty|brain|colon|liver|heart|blood|some|very|both|m'
  b'ild|late|rare|type|left|been|lung|skin|bone|the|his|her|our|bad|iii|two|an|my|ii|iv|a|1|2|3|4|i)[\\s-]+){0,5}'
  b')|(?:(?:diagnos(?:ed|is)(?:\\s+\\w+)?\\s+(?:with|as|of|for)|diagnosis:|suffer(?:s|ed|ing)?(?:\\s+from|\\s+wit'
  b'h)?|struggl(?:es?|ed|ing)\\s+with|battl(?:es?|ed|ing)(?:\\s+with|\\s+against)?|fighting|fought|liv(?:es?|ed|ing'
  b')\\s+with|cop(?:es|ed|ing)\\s+with|deal(?:s|t|ing)?\\s+with|recover(?:s|ed|ing)\\s+from|in\\s+remission\\s+fro'
  b'm|treat(?:ed|ment)\\s+for|therapy\\s+for|medication\\s+for|meds\\s+for|pills\\s+for|takes\\s+\\w+\\s+for|(?:'
  b'hospitali[sz]ed|admitted|hospital)\\s+(?:\\w+\\s+)?(?:for|with|after)|tested\\s+positive\\s+for|positive\\s+fo'
  b'r|family\\s+history\\s+of|born\\s+with|evaluated\\s+for|tested\\s+for|died\\s+(?:of|from)|dying\\s+of|passe'
  b'd\\s+away\\s+from|lost\\s+\\w+\\s+\\w+\\s+to|ill\\s+with|sick\\s+with|down\\s+with|complications\\s+(?:from|of)'
  b'|symptoms\\s+of|surviv(?:es|ed|ing|or\\s+of)|flare-?ups?\\s+of|off\\s+work\\s+(?:with|for|due\\s+to)|leave\\s+('
  b"?:for|with|due\\s+to|because\\s+of)|condition:|care\\s+for\\s+(?:his|her|my|their)))\\s+(?:(?:[\\w'\xe2\x80\x99"
  b',/-]+\\s+){0,4}))(?:(?:(?:repetitive\\s+strain\\s+injury|urinary\\s+tract\\s+infection|borderline\\s+personali'
  b'ty|mental\\s+health\\s+problems|substance\\s+use\\s+disorder|postpartum\\s+depression|dissociative\\s+identity'
  b'|gestational\\s+diabetes|erectile\\s+dysfunction|macular\\s+degeneration|personality\\s+disorder|mental\\s+he'
  b'alth\\s+issues|high\\s+blood\\s+pressure|atrial\\s+fibrillation|lactose\\s+intolerance|clinical\\s+depression|'
  b'learning\\s+disability|low\\s+blood\\s+pressure|gluten\\s+intolerance|epileptic\\s+seizures|multiple\\s+sclero'
  b'sis|muscular\\s+dystrophy|hearing\\s+impairment|gambling\\s+addiction|cluster\\s+headaches|chronic\\s+headach'
  b'es|visual\\s+impairment|suicidal\\s+thoughts|suicidal\\s+ideation|nervous\\s+breakdown|medical\\s+condition|c'
  b'hronic\\s+condition|alcohol\\s+addiction|prostate\\s+problems|enlarged\\s+prostate|high\\s+cholesterol|food\\s'
  b'+intolerance|colour\\s+blindness|bipolar\\s+disorder|manic\\s+depression|thyroid\\s+problems|kidney\\s+infect'
  b'ion|opioid\\s+addiction|drinking\\s+problem|cochlear\\s+implant|gender\\s+dysphoria|uterine\\s+fibroids|bladd'
  b'er\\s+problems|type\\s+1\\s+diabetes|type\\s+2\\s+diabetes|heart\\s+condition|coeliac\\s+disease|neurodermatiti'
  b's|shoulder\\s+injury|color\\s+blindness|eating\\s+disorder|body\\s+dysmorphia|health\\s+problems|chronic\\s+il'
  b'lness|chronic\\s+fatigue|hyperthyroidism|phenylketonuria|cystic\\s+fibrosis|staph\\s+infection|alcohol\\s+pr'
  b'oblem|substance\\s+abuse|turner\\s+syndrome|heart\\s+problems|cardiomyopathy|varicose\\s+veins|kidney\\s+fail'
  b'ure|kidney\\s+disease|diverticulitis|celiac\\s+disease|osteoarthritis|herniated\\s+disc|guillain\\-barre|cer'
  b'ebral\\s+palsy|social\\s+anxiety|claustrophobia|panic\\s+disorder|mental\\s+illness|hypothyroidism|whooping\\'
  b's+cough|drug\\s+addiction|heart\\s+failure|endometriosis|kidney\\s+stones|renal\\s+failure|stomach\\s+ulcer|c'
  b'arpal\\s+tunnel|back\\s+problems|spinal\\s+injury|torn\\s+ligament|restless\\s+legs|schizophrenia|panic\\s+att'
  b'acks|down\\s+syndrome|health\\s+issues|mononucleosis|ear\\s+infection|ehlers\\-danlos|silent\\s+reflux|ovaria'
  b'n\\s+cysts|hypertension|heart\\s+murmur|heart\\s+attack|heart\\s+defect|preeclampsia|appendicitis|pancreatit'
  b'is|incontinence|osteoporosis|fibromyalgia|slipped\\s+disc|chronic\\s+pain|brain\\s+injury|broken\\s+wrist|br'
  b'oken\\s+ankle|encephalitis|spina\\s+bifida|sleep\\s+apnoea|hearing\\s+loss|binge\\s+eating|disabilities|tuber'
  b'culosis|drug\\s+problem|hypoglycemia|insulin\\s+pump|endocarditis|prediabetes|hypotension|haemophilia|sickle\\s'
  b'+cell|thalassemia|infertility|fatty\\s+liver|acid\\s+reflux|hemorrhoids|sarcoidosis|knee\\s+injury|back\\s+i'
  b'njury|head\\s+injury|broken\\s+foot|sleep\\s+apnea|retinopathy|vision\\s+loss|agoraphobia|dyscalculia|anaphy'
  b'laxis|miscarriage|klinefelter|myocarditis|arrhythmia|thrombosis|blood\\s+clot|hemophilia|metastases|gallstone'
  b's|rheumatism|tendinitis|tendonitis|concussion|broken\\s+leg|broken\\s+arm|broken\\s+hip|huntington|neuropathy|m'
  b'eningitis|narcolepsy|depression|disability|bronchitis|long\\s+covid|chickenpox|alcoholism|stillbirth|prosthes'
  b'is|angioedema|amputation|vaginismus|nosebleeds|leukaemia|carcinoma|menopause|chlamydia|gonorrhea|hepatitis|c'
  b'irrhosis|gastritis|psoriasis|arthritis|scoliosis|back\\s+pain|migraines|parkinson|alzheimer|neuralgia|paralys'
  b'is|cataracts|psychosis|self\\-harm|breakdown|dyspraxia|hashimoto|pneumonia|emphysema|influenza|allergies|hay\\'
  b's+fever|pacemaker|cleft\\s+lip|sinusitis|hiv/aids|diabetes|embolism|aneurysm|leukemia|lymphoma|melanoma|fibro'
  b'ids|syphilis|jaundice|dialysis|vitiligo|alopecia|shingles|sciatica|bursitis|whiplash|torn\\s+acl|epilepsy|sei'
  b'zures|migraine|dementia|insomnia|tinnitus|glaucoma|cataract|anorexia|asperger|dyslexia|tourette|covid\\-19|ga'
  b'ngrene|mastitis|anaemia|sarcoma|colitis|coeliac|rosacea|vertigo|meniere|anxiety|bipolar|bulimia|burnout|stut'
  b'ter|addison|cushing|obesity|malaria|measles|allergy|asthma|angina|stroke|anemia|cancer|tumour|herpes|ulcers|'
  b'celiac|eczema|hernia|trauma|autism|graves|dengue|sepsis|marfan|phobia|tumor|crohn|lupus|covid|mumps|stoma|ed'
  b'ema|ulcer|polio|adhd|ptsd|pcos|copd|aids|gerd|mrsa|pots|afib|cyst|gout|tics|lyme|ocd|ibs|hiv|bpd|als|hpv|dvt'
  b"|cfs|rsi|flu|uti)(?:['\xe2\x80\x99]?s)?|(?:[\\w'\xe2\x80\x99-]+\\s+){1,2}(?:insufficiency|carcinoma|dystroph"
  b'y|sclerosis|arthritis|addiction|syndrome|disorder|lymphoma|leukemia|melanoma|fracture|disease|sarcoma|myelom'
  b'a|allergy|cancer|tumour|phobia|injury|tumor|palsy)s?))\\b',
  None,
  b'(?:(?:(?:(?:(?:repetitive\\s+strain\\s+injury|urinary\\s+tract\\s+infection|borderline\\s+personality|mental\\'
  b's+health\\s+problems|substance\\s+use\\s+disorder|postpartum\\s+depression|dissociative\\s+identity|gestation'
  b'al\\s+diabetes|erectile\\s+dysfunction|macular\\s+degeneration|personality\\s+disorder|mental\\s+health\\s+iss'
  b'ues|high\\s+blood\\s+pressure|atrial\\s+fibrillation|lactose\\s+intolerance|clinical\\s+depression|learning\\s'
  b'+disability|low\\s+blood\\s+pressure|gluten\\s+intolerance|epileptic\\s+seizures|multiple\\s+sclerosis|muscul'
  b'ar\\s+dystrophy|hearing\\s+impairment|gambling\\s+addiction|cluster\\s+headaches|chronic\\s+headaches|visual\\'
  b's+impairment|suicidal\\s+thoughts|suicidal\\s+ideation|nervous\\s+breakdown|medical\\s+condition|chronic\\s+c'
  b'ondition|alcohol\\s+addiction|prostate\\s+problems|enlarged\\s+prostate|high\\s+cholesterol|food\\s+intoleran'
  b'ce|colour\\s+blindness|bipolar\\s+disorder|manic\\s+depression|thyroid\\s+problems|kidney\\s+infection|opioid'
  b'\\s+addiction|drinking\\s+problem|cochlear\\s+implant|gender\\s+dysphoria|uterine\\s+fibroids|bladder\\s+probl'
  b'ems|type\\s+1\\s+diabetes|type\\s+2\\s+diabetes|heart\\s+condition|coeliac\\s+disease|neurodermatitis|shoulder'
  b'\\s+injury|color\\s+blindness|eating\\s+disorder|body\\s+dysmorphia|health\\s+problems|chronic\\s+illness|chro'
  b'nic\\s+fatigue|hyperthyroidism|phenylketonuria|cystic\\s+fibrosis|staph\\s+infection|alcohol\\s+problem|subs'
  b'tance\\s+abuse|turner\\s+syndrome|heart\\s+problems|cardiomyopathy|varicose\\s+veins|kidney\\s+failure|kidney'
  b'\\s+disease|diverticulitis|celiac\\s+disease|osteoarthritis|herniated\\s+disc|guillain\\-barre|cerebral\\s+pa'
  b'lsy|social\\s+anxiety|claustrophobia|panic\\s+disorder|mental\\s+illness|hypothyroidism|whooping\\s+cough|dr'
  b'ug\\s+addiction|heart\\s+failure|endometriosis|kidney\\s+stones|renal\\s+failure|stomach\\s+ulcer|carpal\\s+tu'
  b'nnel|back\\s+problems|spinal\\s+injury|torn\\s+ligament|restless\\s+legs|schizophrenia|panic\\s+attacks|down\\'
  b's+syndrome|health\\s+issues|mononucleosis|ear\\s+infection|ehlers\\-danlos|silent\\s+reflux|ovarian\\s+cysts|'
  b'hypertension|heart\\s+murmur|heart\\s+attack|heart\\s+defect|preeclampsia|appendicitis|pancreatitis|incontinenc'
  b'e|osteoporosis|fibromyalgia|slipped\\s+disc|chronic\\s+pain|brain\\s+injury|broken\\s+wrist|broken\\s+ankle|e'
  b'ncephalitis|spina\\s+bifida|sleep\\s+apnoea|hearing\\s+loss|binge\\s+eating|disabilities|tuberculosis|drug\\s'
  b'+problem|hypoglycemia|insulin\\s+pump|endocarditis|prediabetes|hypotension|haemophilia|sickle\\s+cell|thalasse'
  b'mia|infertility|fatty\\s+liver|acid\\s+reflux|hemorrhoids|sarcoidosis|knee\\s+injury|back\\s+injury|head\\s+i'
  b'njury|broken\\s+foot|sleep\\s+apnea|retinopathy|vision\\s+loss|agoraphobia|dyscalculia|anaphylaxis|miscarriage|'
  b'klinefelter|myocarditis|arrhythmia|thrombosis|blood\\s+clot|hemophilia|metastases|gallstones|rheumatism|tendi'
  b'nitis|tendonitis|concussion|broken\\s+leg|broken\\s+arm|broken\\s+hip|huntington|neuropathy|meningitis|narcolep'
  b'sy|depression|disability|bronchitis|long\\s+covid|chickenpox|alcoholism|stillbirth|prosthesis|angioedema|ampu'
  b'tation|vaginismus|nosebleeds|leukaemia|carcinoma|menopause|chlamydia|gonorrhea|hepatitis|cirrhosis|gastritis'
  b'|psoriasis|arthritis|scoliosis|back\\s+pain|migraines|parkinson|alzheimer|neuralgia|paralysis|cataracts|psych'
  b'osis|self\\-harm|breakdown|dyspraxia|hashimoto|pneumonia|emphysema|influenza|allergies|hay\\s+fever|pacemaker|'
  b'cleft\\s+lip|sinusitis|hiv/aids|diabetes|embolism|aneurysm|leukemia|lymphoma|melanoma|fibroids|syphilis|jaund'
  b'ice|dialysis|vitiligo|alopecia|shingles|sciatica|bursitis|whiplash|torn\\s+acl|epilepsy|seizures|migraine|dem'
  b'entia|insomnia|tinnitus|glaucoma|cataract|anorexia|asperger|dyslexia|tourette|covid\\-19|gangrene|mastitis|an'
  b'aemia|sarcoma|colitis|coeliac|rosacea|vertigo|meniere|anxiety|bipolar|bulimia|burnout|stutter|addison|cushin'
  b'g|obesity|malaria|measles|allergy|asthma|angina|stroke|anemia|cancer|tumour|herpes|ulcers|celiac|eczema|hern'
  b'ia|trauma|autism|graves|dengue|sepsis|marfan|phobia|tumor|crohn|lupus|covid|mumps|stoma|edema|ulcer|polio|ad'
  b'hd|ptsd|pcos|copd|aids|gerd|mrsa|pots|afib|cyst|gout|tics|lyme|ocd|ibs|hiv|bpd|als|hpv|dvt|cfs|rsi|flu|uti)|'
  b'(?:insufficiency|carcinoma|dystrophy|sclerosis|arthritis|addiction|syndrome|disorder|lymphoma|leukemia|melan'
  b"oma|fracture|disease|sarcoma|myeloma|allergy|cancer|tumour|phobia|injury|tumor|palsy))(?:['\xe2\x80\x99]?s)?["
  b'\\s_-]+(?:\\w+[\\s_-]+)?(?:questionnaire|architecture|application|fundraising|competition|documentary|classifie'
  b'r|prediction|researcher|foundation|fundraiser|department|statistics|newsletter|calculator|simulation|reposit'
  b'ory|specialist|predictor|detection|screening|component|dashboard|awareness|simulator|benchmark|challenge|tok'
  b'enizer|data\\s+set|database|endpoint|detector|research|hospital|registry|patients|industry|notebook|pipeline|'
  b'ontology|resource|platform|software|calendar|festival|tracker|dataset|service|website|studies|project|articl'
  b'e|charity|records|startup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine|variant|hi'
  b'story|column|module|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|filter|labe'
  b'ls|entity|schema|policy|option|expert|school|locale|table|field|class|model|suite|chart|study|paper|novel|ca'
  b'ses|scans|cells|stats|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data|enum|page|'
  b'site|book|ward|mode|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art)\\b)|(?:\\b(?:configurat'
  b'ion|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubern'
  b'etes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|directory|container|be'
  b'nchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|template|software|f'
  b'irmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|release|version|ba'
  b'cklog|process|element|machine|macbook|printer|backend|company|startup|product|feature|server|column|schema|s'
  b'truct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layo'
  b'ut|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme'
  b'|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|'
  b'file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffer'
  b's?|got|lives?|with)\\b)|impost[eo]r|invented[\\s-]+here|second[\\s-]+system|shiny[\\s-]+object|object\\s+diso'
  b'rder|\\babout\\b|\\b(?:people|patients|users|those)\\s+(?:with|who)\\b))|\\bstroke\\s+(?:of|width|color|colour)'
  b'|\\brest\\s+client|\\bpostman\\b|installed|\\bfirst\\s+aids\\b|\\bms\\s+in\\b',
  None),
 ('health-own-condition-en', 'health', False,
  b'\\b(?:(?:my|his|her|their|your|our|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervi'
  b'sor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|coll'
  b'eague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|c'
  b'ofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grands'
  b'on|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sib'
  b'ling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analy'
  b'st|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person'
  b'|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|'
  b'guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she'
  b"|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s?|[a-z]+['\xe2\x80\x99]s))\\s+(?:(?:(?:high\\-functioning|life\\-th"
  b'reatening|severe\\s+case\\s+of|rare\\s+form\\s+of|mild\\s+case\\s+of|debilitating|early\\-onset|generalized|gen'
  b'eralised|undiagnosed|non\\-hodgkin|obstructive|gestational|late\\-stage|inoperable|metastatic|persistent|conge'
  b'nital|hereditary|history\\s+of|occasional|borderline|post\\-viral|rheumatoid|ulcerative|postpartum|end\\-stage|'
  b'recurrent|recurring|relapsing|untreated|crippling|malignant|long\\-term|suspected|psoriatic|postnatal|moderat'
  b'e|terrible|advanced|terminal|clinical|seasonal|touch\\s+of|multiple|recently|constant|frequent|lifelong|syste'
  b'mic|ischemic|cervical|prenatal|prostate|chronic|serious|ongoing|form\\s+of|case\\s+of|bout\\s+of|partial|severa'
  b'l|regular|painful|hodgkin|ovarian|thyroid|really|severe|benign|lumbar|social|breast|kidney|their|quite|acute'
  b'|early|major|stage|grade|right|total|minor|small|lower|upper|nasty|brain|colon|liver|heart|blood|some|very|b'
  b'oth|mild|late|rare|type|left|been|lung|skin|bone|the|his|her|our|bad|iii|two|an|my|ii|iv|a|1|2|3|4|i)[\\s-]+)'
  b'{0,5})(?:(?:(?:repetitive\\s+strain\\s+injury|urinary\\s+tract\\s+infection|borderline\\s+personality|mental\\'
  b's+health\\s+problems|substance\\s+use\\s+disorder|postpartum\\s+depression|dissociative\\s+identity|gestation'
  b'al\\s+diabetes|erectile\\s+dysfunction|macular\\s+degeneration|personality\\s+disorder|mental\\s+health\\s+iss'
  b'ues|high\\s+blood\\s+pressure|atrial\\s+fibrillation|lactose\\s+intolerance|clinical\\s+depression|learning\\s'
  b'+disability|low\\s+blood\\s+pressure|gluten\\s+intolerance|epileptic\\s+seizures|multiple\\s+sclerosis|muscul'
  b'ar\\s+dystrophy|hearing\\s+impairment|gambling\\s+addiction|cluster\\s+headaches|chronic\\s+headaches|visual\\'
  b's+impairment|suicidal\\s+thoughts|suicidal\\s+ideation|nervous\\s+breakdown|medical\\s+condition|chronic\\s+c'
  b'ondition|alcohol\\s+addiction|prostate\\s+problems|enlarged\\s+prostate|high\\s+cholesterol|food\\s+intoleran'
  b'ce|colour\\s+blindness|bipolar\\s+disorder|manic\\s+depression|thyroid\\s+problems|kidney\\s+infection|opioid'
  b'\\s+addiction|drinking\\s+problem|cochlear\\s+implant|gender\\s+dysphoria|uterine\\s+fibroids|bladder\\s+probl'
  b'ems|type\\s+1\\s+diabetes|type\\s+2\\s+diabetes|heart\\s+condition|coeliac\\s+disease|neurodermatitis|shoulder'
  b'\\s+injury|color\\s+blindness|eating\\s+disorder|body\\s+dysmorphia|health\\s+problems|chronic\\s+illness|chro'
  b'nic\\s+fatigue|hyperthyroidism|phenylketonuria|cystic\\s+fibrosis|staph\\s+infection|alcohol\\s+problem|subs'
  b'tance\\s+abuse|turner\\s+syndrome|heart\\s+problems|cardiomyopathy|varicose\\s+veins|kidney\\s+failure|kidney'
  b'\\s+disease|diverticulitis|celiac\\s+disease|osteoarthritis|herniated\\s+disc|guillain\\-barre|cerebral\\s+pa'
  b'lsy|social\\s+anxiety|claustrophobia|panic\\s+disorder|mental\\s+illness|hypothyroidism|whooping\\s+cough|dr'
  b'ug\\s+addiction|heart\\s+failure|endometriosis|kidney\\s+stones|renal\\s+failure|stomach\\s+ulcer|carpal\\s+tu'
  b'nnel|back\\s+problems|spinal\\s+injury|torn\\s+ligament|restless\\s+legs|schizophrenia|panic\\s+attacks|down\\'
  b's+syndrome|health\\s+issues|mononucleosis|ear\\s+infection|ehlers\\-danlos|silent\\s+reflux|ovarian\\s+cysts|'
  b'hypertension|heart\\s+murmur|heart\\s+attack|heart\\s+defect|preeclampsia|appendicitis|pancreatitis|incontinenc'
  b'e|osteoporosis|fibromyalgia|slipped\\s+disc|chronic\\s+pain|brain\\s+injury|broken\\s+wrist|broken\\s+ankle|e'
  b'ncephalitis|spina\\s+bifida|sleep\\s+apnoea|hearing\\s+loss|binge\\s+eating|disabilities|tuberculosis|drug\\s'
  b'+problem|hypoglycemia|insulin\\s+pump|endocarditis|prediabetes|hypotension|haemophilia|sickle\\s+cell|thalasse'
  b'mia|infertility|fatty\\s+liver|acid\\s+reflux|hemorrhoids|sarcoidosis|knee\\s+injury|back\\s+injury|head\\s+i'
  b'njury|broken\\s+foot|sleep\\s+apnea|retinopathy|vision\\s+loss|agoraphobia|dyscalculia|anaphylaxis|miscarriage|'
  b'klinefelter|myocarditis|arrhythmia|thrombosis|blood\\s+clot|hemophilia|metastases|gallstones|rheumatism|tendi'
  b'nitis|tendonitis|concussion|broken\\s+leg|broken\\s+arm|broken\\s+hip|huntington|neuropathy|meningitis|narcolep'
  b'sy|depression|disability|bronchitis|long\\s+covid|chickenpox|alcoholism|stillbirth|prosthesis|angioedema|ampu'
  b'tation|vaginismus|nosebleeds|leukaemia|carcinoma|menopause|chlamydia|gonorrhea|hepatitis|cirrhosis|gastritis'
  b'|psoriasis|arthritis|scoliosis|back\\s+pain|migraines|parkinson|alzheimer|neuralgia|paralysis|cataracts|psych'
  b'osis|self\\-harm|breakdown|dyspraxia|hashimoto|pneumonia|emphysema|influenza|allergies|hay\\s+fever|pacemaker|'
  b'cleft\\s+lip|sinusitis|hiv/aids|diabetes|embolism|aneurysm|leukemia|lymphoma|melanoma|fibroids|syphilis|jaund'
  b'ice|dialysis|vitiligo|alopecia|shingles|sciatica|bursitis|whiplash|torn\\s+acl|epilepsy|seizures|migraine|dem'
  b'entia|insomnia|tinnitus|glaucoma|cataract|anorexia|asperger|dyslexia|tourette|covid\\-19|gangrene|mastitis|an'
  b'aemia|sarcoma|colitis|coeliac|rosacea|vertigo|meniere|anxiety|bipolar|bulimia|burnout|stutter|addison|cushin'
  b'g|obesity|malaria|measles|allergy|asthma|angina|stroke|anemia|cancer|tumour|herpes|ulcers|celiac|eczema|hern'
  b'ia|trauma|autism|graves|dengue|sepsis|marfan|phobia|tumor|crohn|lupus|covid|mumps|stoma|edema|ulcer|polio|ad'
  b'hd|ptsd|pcos|copd|aids|gerd|mrsa|pots|afib|cyst|gout|tics|lyme|ocd|ibs|hiv|bpd|als|hpv|dvt|cfs|rsi|flu|uti)('
  b"?:['\xe2\x80\x99]?s)?|(?:[\\w'\xe2\x80\x99-]+\\s+){1,2}(?:insufficiency|carcinoma|dystrophy|sclerosis|arthri"
  b'tis|addiction|syndrome|disorder|lymphoma|leukemia|melanoma|fracture|disease|sarcoma|myeloma|allergy|cancer|t'
  b'umour|phobia|injury|tumor|palsy)s?))\\b',
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
  b"|lives?|with)\\b)|\\b(?:kaggle|who|sklearn|dataset|hospital|clinic)['\xe2\x80\x99]s\\b|\\babout\\b|['\xe2"
  b'\x80\x99]s\\s+(?:stroke|edema|breakdown|trauma|cyst|allergy)\\b|\\b(?:impost[eo]r|market|economy)\\b',
  None),
 ('health-medicine-en', 'health', False,
  b'\\b(?:takes?|taking|took|taken|on|uses?|using|needs?|inject(?:s|ing|ed)?|prescribed|prescription\\s+(?:is|for)'
  b'|started|starts|stopped|switched\\s+to|weaned\\s+off|off|came\\s+off|coming\\s+off|dose\\s+of|mg\\s+of|carr(?:'
  b"y|ies|ying)|depends\\s+on|(?:his|her|my|their|user['\xe2\x80\x99]s)|put\\s+(?:him|her|me|them)\\s+on|relies\\"
  b"s+on|doses?|refill(?:s|ed)?|daily)\\s+(?:(?:[\\w'\xe2\x80\x99,/-]+\\s+){0,4})(?:hydrochlorothiazide|hormone\\"
  b's+replacement|immunosuppressants|prescription\\s+drugs|lisdexamfetamine|mood\\s+stabilizers|methylphenidate|an'
  b'tidepressants|benzodiazepines|mood\\s+stabilizer|corticosteroids|antiretrovirals|antidepressant|antipsychotic'
  b's|sleeping\\s+pills|blood\\s+thinners|hydrocortisone|antihistamines|amitriptyline|antipsychotic|beta\\s+blocker'
  b's|buprenorphine|levetiracetam|carbamazepine|blood\\s+thinner|levothyroxine|birth\\s+control|nitroglycerin|esci'
  b'talopram|aripiprazole|beta\\s+blocker|atorvastatin|rosuvastatin|prednisolone|methotrexate|pantoprazole|prep\\s'
  b'+for\\s+hiv|testosterone|venlafaxine|mirtazapine|lamotrigine|risperidone|haloperidol|atomoxetine|painkillers|'
  b'hydrocodone|semaglutide|propranolol|simvastatin|clopidogrel|methimazole|montelukast|antibiotics|amoxicillin|'
  b'chemo\\s+drugs|finasteride|sumatriptan|medications|sertraline|fluoxetine|citalopram|paroxetine|duloxetine|wel'
  b'lbutrin|quetiapine|olanzapine|alprazolam|clonazepam|naltrexone|gabapentin|pregabalin|topiramate|lisinopril|a'
  b'mlodipine|metoprolol|bisoprolol|prednisone|adalimumab|infliximab|salbutamol|omeprazole|sildenafil|medication'
  b'|bupropion|trazodone|valproate|clozapine|strattera|lorazepam|oxycodone|oxycontin|methadone|phenytoin|metform'
  b'in|jardiance|glipizide|enalapril|valsartan|synthroid|cortisone|rituximab|albuterol|singulair|tamoxifen|letro'
  b'zole|herceptin|donepezil|cymbalta|lamictal|seroquel|concerta|adderall|diazepam|klonopin|zolpidem|morphine|fe'
  b'ntanyl|tramadol|suboxone|antabuse|mounjaro|ramipril|losartan|atenolol|warfarin|coumadin|apixaban|remicade|ve'
  b'ntolin|biktarvy|imatinib|estrogen|levodopa|triptans|lexapro|effexor|lithium|abilify|ritalin|vyvanse|opioids|'
  b'vicodin|codeine|insulin|ozempic|statins|lipitor|eliquis|xarelto|inhaler|truvada|aricept|zoloft|prozac|ativan'
  b'|valium|ambien|lyrica|keppra|wegovy|statin|humira|enbrel|viagra|clomid|epipen|paxil|xanax|ssris|ssri|meds)\\b',
  None,
  b'\\blithium[\\s-]+(?:ion|batter|polymer|cell)|(?:hydrochlorothiazide|hormone\\s+replacement|immunosuppressants|p'
  b'rescription\\s+drugs|lisdexamfetamine|mood\\s+stabilizers|methylphenidate|antidepressants|benzodiazepines|mood'
  b'\\s+stabilizer|corticosteroids|antiretrovirals|antidepressant|antipsychotics|sleeping\\s+pills|blood\\s+thinner'
  b's|hydrocortisone|antihistamines|amitriptyline|antipsychotic|beta\\s+blockers|buprenorphine|levetiracetam|carb'
  b'amazepine|blood\\s+thinner|levothyroxine|birth\\s+control|nitroglycerin|escitalopram|aripiprazole|beta\\s+block'
  b'er|atorvastatin|rosuvastatin|prednisolone|methotrexate|pantoprazole|prep\\s+for\\s+hiv|testosterone|venlafaxin'
  b'e|mirtazapine|lamotrigine|risperidone|haloperidol|atomoxetine|painkillers|hydrocodone|semaglutide|propranolo'
  b'l|simvastatin|clopidogrel|methimazole|montelukast|antibiotics|amoxicillin|chemo\\s+drugs|finasteride|sumatrip'
  b'tan|medications|sertraline|fluoxetine|citalopram|paroxetine|duloxetine|wellbutrin|quetiapine|olanzapine|alpr'
  b'azolam|clonazepam|naltrexone|gabapentin|pregabalin|topiramate|lisinopril|amlodipine|metoprolol|bisoprolol|pr'
  b'ednisone|adalimumab|infliximab|salbutamol|omeprazole|sildenafil|medication|bupropion|trazodone|valproate|clo'
  b'zapine|strattera|lorazepam|oxycodone|oxycontin|methadone|phenytoin|metformin|jardiance|glipizide|enalapril|v'
  b'alsartan|synthroid|cortisone|rituximab|albuterol|singulair|tamoxifen|letrozole|herceptin|donepezil|cymbalta|'
  b'lamictal|seroquel|concerta|adderall|diazepam|klonopin|zolpidem|morphine|fentanyl|tramadol|suboxone|antabuse|'
  b'mounjaro|ramipril|losartan|atenolol|warfarin|coumadin|apixaban|remicade|ventolin|biktarvy|imatinib|estrogen|'
  b'levodopa|triptans|lexapro|effexor|lithium|abilify|ritalin|vyvanse|opioids|vicodin|codeine|insulin|ozempic|st'
  b'atins|lipitor|eliquis|xarelto|inhaler|truvada|aricept|zoloft|prozac|ativan|valium|ambien|lyrica|keppra|wegov'
  b'y|statin|humira|enbrel|viagra|clomid|epipen|paxil|xanax|ssris|ssri|meds)[\\s_-]+(?:\\w+[\\s_-]+)?(?:questionnai'
  b're|architecture|application|fundraising|competition|documentary|classifier|prediction|researcher|foundation|'
  b'fundraiser|department|statistics|newsletter|calculator|simulation|repository|specialist|predictor|detection|'
  b'screening|component|dashboard|awareness|simulator|benchmark|challenge|tokenizer|data\\s+set|database|endpoint'
  b'|detector|research|hospital|registry|patients|industry|notebook|pipeline|ontology|resource|platform|software'
  b'|calendar|festival|tracker|dataset|service|website|studies|project|article|charity|records|startup|company|p'
  b'odcast|lecture|palette|package|library|feature|chatbot|vaccine|variant|history|column|module|models|portal|s'
  b'urvey|thesis|clinic|center|centre|record|images|market|course|filter|labels|entity|schema|policy|option|expe'
  b'rt|school|locale|table|field|class|model|suite|chart|study|paper|novel|cases|scans|cells|stats|forum|score|t'
  b'heme|codes|terms|label|movie|story|value|trial|music|apps|data|enum|page|site|book|ward|mode|font|repo|code|'
  b'term|film|song|band|flag|type|drug|app|api|bot|art)\\b|(?:\\b(?:configuration|pull\\s+request|architecture|appl'
  b'ication|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|interface|'
  b'parameter|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|database|i'
  b'nstance|function|variable|platform|compiler|pipeline|template|software|firmware|computer|frontend|library|pa'
  b'ckage|project|service|cluster|website|dataset|fixture|release|version|backlog|process|element|machine|macboo'
  b'k|printer|backend|company|startup|product|feature|server|column|schema|struct|method|module|widget|portal|sy'
  b'stem|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|buffe'
  b'r|config|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|chart'
  b'|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|ap'
  b'i|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|lives?|with)\\b)|\\b(?:app|tabl'
  b'e|dataset|api|schema|database|module|endpoint|enum|field|column)\\b|\\b(?:models?|parses?|builds?|sells?|writi'
  b'ng|about)\\b',
  None),
 ('health-treatment-en', 'health', False,
  b'\\b(?:underwent|undergo(?:es|ing)?|had|has|have|having|recover(?:s|ed|ing)\\s+from|scheduled\\s+for|awaiting|wa'
  b'it(?:s|ing)\\s+for|waiting\\s+list\\s+for|go(?:es|ing)?\\s+(?:to|through|for)|went\\s+(?:to|through|for)|atte'
  b'nd(?:s|ed|ing)?|do(?:es|ing)|did|in|gets?|getting|receiv(?:es?|ed|ing)|start(?:s|ed|ing)|finish(?:es|ed)|nee'
  b'ds?|on|after|before|preparing\\s+for|considering|considered|(?:his|her|my|their|(?:granddaughter|grandparents'
  b'|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-'
  b'husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assist'
  b'ant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teamma'
  b'te|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manage'
  b'r|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|t'
  b'rainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cous'
  b'in|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tut'
  b'or|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mo'
  b"m|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s|[a-z]+['\xe2\x80\x99]s"
  b')|because\\s+of|due\\s+to|during|between|booked\\s+for|opted\\s+for|refused|joined)\\s+(?:(?:a|an|the|his|her'
  b'|my|their|your|another|first|second|third|last|next|weekly|regular|more|minor|major|emergency|elective|doubl'
  b'e|triple|planned|upcoming|back|knee|hip|heart|eye|shoulder|outpatient|round|rounds|cycle|cycles|session|sess'
  b'ions|course|of|for|through|in|left|right|two|three|six|months|weeks|years|daily|online|local|ongoing|recent)'
  b'\\s+){0,5}(?:cognitive\\s+behavioural\\s+therapy|cognitive\\s+behavioral\\s+therapy|gender\\-affirming\\s+surge'
  b'ry|bone\\s+marrow\\s+transplant|fertility\\s+treatments|electroshock\\s+therapy|occupational\\s+therapy|alcoh'
  b'olics\\s+anonymous|wisdom\\s+teeth\\s+surgery|radiation\\s+treatment|fertility\\s+treatment|narcotics\\s+anony'
  b'mous|open\\-heart\\s+surgery|radiation\\s+therapy|hormone\\s+treatment|bariatric\\s+surgery|kidney\\s+transpla'
  b'nt|grief\\s+counselling|laser\\s+eye\\s+surgery|blood\\s+transfusion|shoulder\\s+surgery|knee\\s+replacement|l'
  b'iver\\s+transplant|heart\\s+transplant|physical\\s+therapy|grief\\s+counseling|organ\\s+transplant|hormone\\s+'
  b'therapy|hip\\s+replacement|lung\\s+transplant|couples\\s+therapy|12\\-step\\s+program|an\\s+operation\\s+on|lum'
  b'bar\\s+puncture|palliative\\s+care|bypass\\s+surgery|gastric\\s+bypass|cancer\\s+surgery|spinal\\s+surgery|her'
  b'nia\\s+surgery|psychoanalysis|trauma\\s+therapy|speech\\s+therapy|surgery\\s+on\\s+his|surgery\\s+on\\s+her|imm'
  b'unotherapy|heart\\s+surgery|brain\\s+surgery|physiotherapy|psychotherapy|group\\s+therapy|alcohol\\s+detox|t'
  b'onsillectomy|surgery\\s+on\\s+my|chemotherapy|radiotherapy|back\\s+surgery|knee\\s+surgery|hysterectomy|appe'
  b'ndectomy|egg\\s+freezing|talk\\s+therapy|hospice\\s+care|hip\\s+surgery|eye\\s+surgery|top\\s+surgery|colonosc'
  b'opy|miscarriage|aa\\s+meetings|na\\s+meetings|angioplasty|transplant|mastectomy|drug\\s+rehab|amputation|vasect'
  b'omy|c\\-section|caesarean|mammogram|dialysis|cesarean|abortion|surgery|biopsy|chemo|rehab|detox|stent|emdr|iv'
  b'f|iui|cbt|ect)\\b',
  None,
  b'(?:cognitive\\s+behavioural\\s+therapy|cognitive\\s+behavioral\\s+therapy|gender\\-affirming\\s+surgery|bone\\s'
  b'+marrow\\s+transplant|fertility\\s+treatments|electroshock\\s+therapy|occupational\\s+therapy|alcoholics\\s+a'
  b'nonymous|wisdom\\s+teeth\\s+surgery|radiation\\s+treatment|fertility\\s+treatment|narcotics\\s+anonymous|open'
  b'\\-heart\\s+surgery|radiation\\s+therapy|hormone\\s+treatment|bariatric\\s+surgery|kidney\\s+transplant|grief\\'
  b's+counselling|laser\\s+eye\\s+surgery|blood\\s+transfusion|shoulder\\s+surgery|knee\\s+replacement|liver\\s+tr'
  b'ansplant|heart\\s+transplant|physical\\s+therapy|grief\\s+counseling|organ\\s+transplant|hormone\\s+therapy|h'
  b'ip\\s+replacement|lung\\s+transplant|couples\\s+therapy|12\\-step\\s+program|an\\s+operation\\s+on|lumbar\\s'
  b'+puncture|palliative\\s+care|bypass\\s+surgery|gastric\\s+bypass|cancer\\s+surgery|spinal\\s+surgery|hernia\\s'
  b'+surgery|psychoanalysis|trauma\\s+therapy|speech\\s+therapy|surgery\\s+on\\s+his|surgery\\s+on\\s+her|immunoth'
  b'erapy|heart\\s+surgery|brain\\s+surgery|physiotherapy|psychotherapy|group\\s+therapy|alcohol\\s+detox|tonsil'
  b'lectomy|surgery\\s+on\\s+my|chemotherapy|radiotherapy|back\\s+surgery|knee\\s+surgery|hysterectomy|appendect'
  b'omy|egg\\s+freezing|talk\\s+therapy|hospice\\s+care|hip\\s+surgery|eye\\s+surgery|top\\s+surgery|colonoscopy|m'
  b'iscarriage|aa\\s+meetings|na\\s+meetings|angioplasty|transplant|mastectomy|drug\\s+rehab|amputation|vasectomy|c'
  b'\\-section|caesarean|mammogram|dialysis|cesarean|abortion|surgery|biopsy|chemo|rehab|detox|stent|emdr|ivf|iui'
  b'|cbt|ect)[\\s_-]+(?:\\w+[\\s_-]+)?(?:questionnaire|architecture|application|fundraising|competition|documentary'
  b'|classifier|prediction|researcher|foundation|fundraiser|department|statistics|newsletter|calculator|simulati'
  b'on|repository|specialist|predictor|detection|screening|component|dashboard|awareness|simulator|benchmark|cha'
  b'llenge|tokenizer|data\\s+set|database|endpoint|detector|research|hospital|registry|patients|industry|notebook'
  b'|pipeline|ontology|resource|platform|software|calendar|festival|tracker|dataset|service|website|studies|proj'
  b'ect|article|charity|records|startup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine|'
  b'variant|history|column|module|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|f'
  b'ilter|labels|entity|schema|policy|option|expert|school|locale|table|field|class|model|suite|chart|study|pape'
  b'r|novel|cases|scans|cells|stats|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data|'
  b'enum|page|site|book|ward|mode|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art)\\b|(?:\\b(?:c'
  b'onfiguration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|deployme'
  b'nt|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|directory|con'
  b'tainer|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|template|s'
  b'oftware|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|release|v'
  b'ersion|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|server|column'
  b'|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|di'
  b'alog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|model|bu'
  b'ild|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|j'
  b'son|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|h'
  b'ad|suffers?|got|lives?|with)\\b)|\\b(?:refactor\\w*|codebase|code|monolith|app|api|table|server|database|schema'
  b'|simulator)\\b|\\bin\\s+surgery\\s+mode|heart\\s+transplant\\s+of',
  None),
 ('health-doctor-en', 'health', False,
  b'\\b(?:sees|saw|seeing|see\\s+(?:a|an|my)|visits?|visiting|goes\\s+to|going\\s+to|went\\s+to|appointments?\\s+('
  b'?:with|at)|sessions?\\s+with|referred\\s+to|consult(?:s|ed|ing)?|talks\\s+to|calls?\\s+with|works?\\s+with\\s+'
  b'(?:a|his|her|my)|treated\\s+by|check-?up\\s+with|(?:my|his|her|their|(?:granddaughter|grandparents|stepdaughte'
  b'r|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|cont'
  b'ractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretar'
  b'y|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|'
  b'daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|hu'
  b'sband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someo'
  b'ne|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in'
  b'\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coa'
  b'ch|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|so'
  b"n|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s)|started\\s+with|patient\\s+of|"
  b'has\\s+an?)\\s+(?:(?:a|an|the|his|her|my|their|new|weekly|regular|local|private)\\s+){0,3}(?:eating\\s+disor'
  b'der\\s+clinic|fertility\\s+specialist|mental\\s+health\\s+clinic|addiction\\s+counselor|gastroenterologist|ph'
  b'ysical\\s+therapist|speech\\s+therapist|fertility\\s+clinic|methadone\\s+clinic|psychotherapist|endocrinolog'
  b'ist|physiotherapist|grief\\s+counselor|rheumatologist|psychoanalyst|dermatologist|gynaecologist|pulmonologist'
  b'|cancer\\s+clinic|diabetologist|memory\\s+clinic|psychiatrist|psychologist|cardiologist|gynecologist|nephrolog'
  b'ist|hematologist|sleep\\s+clinic|neurologist|pain\\s+clinic|orthopedist|oncologist|counsellor|therapist|urolog'
  b'ist|counselor|allergist|midwife|shrink)\\b',
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
  b'|band|flag|type|drug|app|api|bot|art)\\b|\\b(?:app|table|api|schema|endpoint|booking\\s+system|prototype|interv'
  b'iew\\w*|database|dataset|website)\\b|\\b(?:client|customer|is)\\s+an?\\s+(?:\\w+\\s+)?(?:eating\\s+disorder\\'
  b's+clinic|fertility\\s+specialist|mental\\s+health\\s+clinic|addiction\\s+counselor|gastroenterologist|physic'
  b'al\\s+therapist|speech\\s+therapist|fertility\\s+clinic|methadone\\s+clinic|psychotherapist|endocrinologist|'
  b'physiotherapist|grief\\s+counselor|rheumatologist|psychoanalyst|dermatologist|gynaecologist|pulmonologist|can'
  b'cer\\s+clinic|diabetologist|memory\\s+clinic|psychiatrist|psychologist|cardiologist|gynecologist|nephrologist|'
  b'hematologist|sleep\\s+clinic|neurologist|pain\\s+clinic|orthopedist|oncologist|counsellor|therapist|urologist|'
  b'counselor|allergist|midwife|shrink)',
  None),
 ('health-state-en', 'health', False,
  b"(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re)\\b))\\"
  b's+(?:(?:now|also|still|currently|already|about|almost|just|severely|mildly|slightly|partially|totally|fully|'
  b'completely|clinically|highly|deeply|openly|newly|recently|very|\\d+|(?:seventeen|thirteen|fourteen|fifteen|si'
  b'xteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)|weeks?|months?|a|an|her|red-green|a\\s+'
  b'bit|once|again|not|no\\s+longer|a\\s+type|[12]|high-risk|heavily|unexpectedly|finally)\\s+){0,4}(?:intellectual'
  b'ly\\s+disabled|addicted\\s+to\\s+painkillers|on\\s+the\\s+autism\\s+spectrum|a\\s+recovering\\s+alcoholic|su'
  b'ffering\\s+from\\s+burnout|clinically\\s+depressed|in\\s+the\\s+hospital\\s+with|addicted\\s+to\\s+gambling|'
  b'addicted\\s+to\\s+nicotine|undergoing\\s+treatment|physically\\s+disabled|registered\\s+disabled|a\\s+recoveri'
  b'ng\\s+addict|addicted\\s+to\\s+alcohol|addicted\\s+to\\s+cocaine|addicted\\s+to\\s+opioids|severely\\s+depre'
  b'ssed|lactose\\s+intolerant|lactose\\-intolerant|on\\s+antidepressants|addicted\\s+to\\s+heroin|trying\\s+to\\s+'
  b'conceive|a\\s+dialysis\\s+patient|immunocompromised|gluten\\s+intolerant|gluten\\-intolerant|visually\\s+impa'
  b'ired|partially\\s+sighted|mentally\\s+disabled|severely\\s+disabled|in\\s+intensive\\s+care|on\\s+long\\-te'
  b'rm\\s+sick|a\\s+cancer\\s+survivor|a\\s+stroke\\s+survivor|addicted\\s+to\\s+drugs|addicted\\s+to\\s+pills|in'
  b'stitutionalized|a\\s+wheelchair\\s+user|a\\s+type\\s+1\\s+diabetic|a\\s+type\\s+2\\s+diabetic|immunosuppress'
  b'ed|hearing\\s+impaired|hearing\\-impaired|completely\\s+blind|wheelchair\\-bound|wheelchair\\s+bound|in\\s+hos'
  b'pital\\s+with|in\\s+a\\s+psychiatric|on\\s+medical\\s+leave|a\\s+cancer\\s+patient|hard\\s+of\\s+hearing|visi'
  b'on\\s+impaired|completely\\s+deaf|profoundly\\s+deaf|chronically\\s+ill|in\\s+a\\s+wheelchair|on\\s+the\\s+s'
  b'pectrum|immunodeficient|wheelchair\\s+user|an\\s+aids\\s+patient|neurodivergent|terminally\\s+ill|critically'
  b'\\s+ill|disabled\\s+since|disabled\\s+after|a\\s+haemophiliac|postmenopausal|schizophrenic|legally\\s+blind|s'
  b'eriously\\s+ill|on\\s+disability|on\\s+sick\\s+leave|a\\s+hemophiliac|a\\s+drug\\s+addict|breastfeeding|hiv'
  b'\\s+positive|hiv\\-positive|quadriplegic|hypertensive|colour\\-blind|colour\\s+blind|almost\\s+blind|nearly\\s'
  b'+blind|mentally\\s+ill|in\\s+remission|on\\s+methadone|an\\s+alcoholic|hospitalized|hospitalised|an\\s+epilep'
  b'tic|an\\s+asthmatic|prediabetic|tetraplegic|color\\-blind|color\\s+blind|colourblind|blind\\s+since|gravely\\'
  b's+ill|in\\s+recovery|on\\s+dialysis|sober\\s+since|paraplegic|colorblind|deaf\\s+since|born\\s+blind|half\\s+b'
  b'lind|a\\s+disabled|in\\s+therapy|in\\s+the\\s+icu|in\\s+hospice|on\\s+insulin|on\\s+lithium|an\\s+amputee|me'
  b'nopausal|burned\\s+out|a\\s+diabetic|epileptic|asthmatic|infertile|born\\s+deaf|half\\s+deaf|deaf\\-mute|deaf'
  b'blind|paralysed|paralyzed|bedridden|in\\s+a\\s+coma|alcoholic|an\\s+addict|sectioned|burnt\\s+out|depressed|'
  b'psychotic|sober\\s+for|clean\\s+for|sick\\s+with|pregnant|diabetic|autistic|dyslexic|anorexic|suicidal|blin'
  b'd\\s+in|in\\s+rehab|on\\s+chemo|ill\\s+with|off\\s+sick|allergic|bipolar|bulimic|anaemic|coeliac|deaf\\s+in|an'
  b'emic|celiac|obese|manic|blind|deaf)\\b',
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
  b'as|have|had|suffers?|got|lives?|with)\\b)|(?:blind|deaf)\\s+(?:to|spot|test|review|copy|carbon)|double[\\s-]bli'
  b'nd|allergic\\s+to|\\b(?:review|study|experiment|test|peer|button|key|market|account|login|transistors?|amplifi'
  b'er|joints?|coil|pause|switch|checkbox|mode|input|toggle|feature|option|currency|economy|justice|function|met'
  b'hod)\\b',
  None),
 ('health-phrase-en', 'health', False,
  b'\\b(?:uses?\\s+an?\\s+(?:electric\\s+|manual\\s+)?(?:wheelchair|walker|cpap|white\\s+cane|walking\\s+frame|roll'
  b'ator|stairlift|insulin\\s+pump|prosthe\\w+|mobility\\s+scooter|guide\\s+dog)|(?:in|needs?|has)\\s+a\\s+wheelch'
  b'air|wheelchair\\s+(?:user|bound|accessible\\s+\\w+\\s+for\\s+(?:him|her|me))|(?:wears?|wearing|has|uses?|got)'
  b'\\s+(?:\\w+\\s+){0,2}(?:hearing\\s+aids?|cochlear\\s+implants?|prosthe\\w+|pacemaker|leg\\s+brace|back\\s+br'
  b'ace|stoma\\s+bag|insulin\\s+pump|glucose\\s+monitor|epipen)|(?:walks?|is|was|gets\\s+around)\\s+(?:with|on)\\s'
  b'+(?:crutches|a\\s+cane|a\\s+walker)|guide\\s+dog|had\\s+(?:a|an|two|three|several)\\s+(?:\\w+\\s+)?(?:miscarria'
  b'ges?|abortions?|stillbirths?|overdose|nervous\\s+breakdown|relapse|stroke|seizure)|(?:got|gets|her|my|his\\s+w'
  b"ife's|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|st"
  b'epmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|b'
  b'oyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant'
  b'|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlor'
  b'd|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson'
  b'|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spou'
  b'se|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie'
  b'|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|ba'
  b"by|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['"
  b'\xe2\x80\x99]s|unplanned|risky|third|first|second|high-risk)\\s+pregnan(?:t|cy)|pregnant\\s+with|(?:weeks|month'
  b's)\\s+(?:pregnant|along)|pregnant\\s+(?:wife|girlfriend|partner|sister|daughter|colleague|friend)|expecting\\s+'
  b'(?:a\\s+(?:baby|child|boy|girl)|twins|(?:her|their|our|my|his)\\s+(?:first|second|third|baby))|baby\\s+is\\s'
  b'+due|due\\s+(?:date|with\\s+(?:her|their|our))\\s+(?:is\\s+)?(?:in|on|baby)|(?:first|second|third)\\s+trimest'
  b'er|gave\\s+birth|(?:is|still|currently)\\s+breastfeeding|trying\\s+(?:to\\s+conceive|for\\s+a\\s+baby)|fertili'
  b'ty\\s+(?:treatment|clinic|doctor)|(?:been|is|was|stay(?:s|ed|ing)?|got|getting)\\s+(?:\\w+\\s+)?sober|(?:yea'
  b'rs?|months?|days)\\s+(?:sober|clean|of\\s+sobriety)|(?:stopped|quit|gave\\s+up)\\s+drinking|relapsed|(?:reco'
  b'vering|dry|functioning|high-functioning)\\s+(?:alcoholic|addict)|drinks?\\s+too\\s+much\\s+alcohol|heavy\\s+('
  b'?:drinker|smoker)|overdosed|(?:attempted|tried\\s+to\\s+commit|considered|thinking\\s+about|survived\\s+a)\\s'
  b'+suicide|suicide\\s+attempt|suicidal|tried\\s+to\\s+kill\\s+(?:himself|herself|myself)|(?:cuts|cut|harms?|hu'
  b'rts?|harming)\\s+(?:himself|herself|myself)\\b|self-harm(?:s|ed|ing)?|(?:in|into|from)\\s+(?:the\\s+)?(?:icu'
  b'|intensive\\s+care|psych(?:iatric)?\\s+ward|psychiatric\\s+(?:hospital|clinic|unit))|(?:is|was|been|are|wer'
  b'e)\\s+(?:hospitali[sz]ed|in\\s+(?:the\\s+)?hospital|discharged\\s+from\\s+(?:the\\s+)?hospital|taken\\s+to\\'
  b's+(?:the\\s+)?(?:hospital|er))|(?:on|taking|took)\\s+(?:\\w+\\s+)?(?:sick|medical|stress|mental\\s+health)\\s+'
  b'leave|(?:his|her|my|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend'
  b'|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-work'
  b'er|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candi'
  b'date|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|fl'
  b'atmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|g'
  b'randpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|frie'
  b'nd|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester'
  b'|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|bos'
  b's|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms'
  b"|ex|he|we|i)['\xe2\x80\x99]s)\\s+(?:\\w+\\s+)?(?:blood\\s+(?:type|group|sugar|pressure|test|glucose|results?)"
  b'|bmi|hba1c|cholesterol|viral\\s+load|cd4\\s+count|resting\\s+heart\\s+rate|diagnosis|medical\\s+(?:history|co'
  b'ndition|records)|mental\\s+health|disability|illness|prognosis|biopsy|tumou?r|allerg(?:y|ies)|ms\\b|epilepsy)|'
  b'blood\\s+type\\s+(?:is\\s+)?(?:a|b|ab|o)(?:[+-]|\\s+(?:positive|negative))|(?:lost|losing|lost\\s+most\\s+of)\\'
  b's+(?:his|her|my|their)\\s+(?:\\w+\\s+)?(?:hearing|sight|eyesight|vision|leg|arm|hand|foot|baby|hair\\s+(?:du'
  b'e|from))|missing\\s+(?:a|one|his|her)\\s+(?:\\w+\\s+)?(?:leg|arm|hand|finger|eye|kidney)|(?:blind|deaf)\\s+(?'
  b':in|on|from|since)\\s+(?:one|birth|his|her|the|an)|has\\s+(?:a\\s+|an\\s+)?(?:\\w+\\s+){0,2}(?:disabilit(?:y|i'
  b'es)|impairment|speech\\s+impediment|stutter|lisp|chronic\\s+\\w+|terminal\\s+\\w+|eating\\s+disorder|weak\\s+he'
  b'art|bad\\s+back|bad\\s+knees?|pacemaker|stoma|transplant)|(?:living|lives|copes|cope|coping|diagnosed)\\s+w'
  b'ith\\s+(?:a\\s+|an\\s+)?(?:\\w+\\s+)?(?:disability|chronic\\s+\\w+|terminal\\s+\\w+|pain|ms)\\b|(?:on|off|onto'
  b')\\s+(?:the\\s+autism\\s+)?(?:spectrum|disability\\s+(?:benefits?|pension))|in\\s+remission|(?:is|was|been|be'
  b'ing|were|got)\\s+(?:operated\\s+on|sectioned|committed\\s+to\\s+a|treated\\s+(?:for|at|in))|(?:in|to|goes\\s+t'
  b'o|attends|started|starts|weekly|been\\s+in|quit)\\s+(?:group\\s+|couples\\s+|psycho)?(?:therapy|counsel+ing)'
  b'\\b(?:\\s+(?:since|for|because|after|every|on|twice|once|and|with|again|sessions?)|[.,;]|$)|(?:has|had|have|st'
  b'ruggl\\w+\\s+with|suffer\\w*\\s+from|because\\s+of|due\\s+to)\\s+(?:(?:his|her|my|their|some|serious|severe|ong'
  b'oing|chronic|constant)\\s+){0,2}(?:mental\\s+health|health\\s+(?:issues|problems|condition)|poor\\s+health|m'
  b'ental\\s+illness|chronic\\s+(?:pain|illness|fatigue)|mental\\s+(?:issues|problems))|drug\\s+(?:addict|addict'
  b'ion|habit)|alcohol\\s+(?:addict|addiction|problem|dependen\\w+)|terminally\\s+ill|wet\\s+(?:the\\s+)?bed|in\\s'
  b'+a\\s+coma|(?:broke|sprained|fractured|tore|dislocated)\\s+(?:his|her|my|their|a|an)\\s+(?:\\w+\\s+)?(?:leg|a'
  b'rm|wrist|ankle|hip|foot|hand|collarbone|ribs?|toe|finger|nose|shoulder|knee|acl|back|neck|achilles)|needs?\\s'
  b'+(?:\\w+\\s+)?(?:oxygen|dialysis|insulin|a\\s+kidney|a\\s+transplant)|(?:reads|uses|needs)\\s+braille|stutter'
  b's|(?:irregular|painful|heavy|missed\\s+her)\\s+periods?|immune\\s+system\\s+is\\s+(?:weak|compromised|suppres'
  b'sed))\\b',
  None,
  b'\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|de'
  b'ployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|directo'
  b'ry|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|temp'
  b'late|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|rel'
  b'ease|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|server|'
  b'column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|but'
  b'ton|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|mo'
  b'del|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|'
  b'html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|has|have|'
  b'had|uses?|suffers?)\\b|\\bmental\\s+model|\\b(?:app|api|endpoint|table|column|enum|schema|dataset|field|modu'
  b'le|classifier|chatbot|fixture|simulator|sensor\\s+library)\\b|guide\\s+dog\\s+(?:charity|training)|bmi\\s+cal'
  b'culator',
  None),
 ('health-allergy-en', 'health', False,
  b'\\b(?:allergic\\s+to\\s+(?:[\\w-]+,?\\s+){0,3}(?:certain\\s+foods|strawberries|animal\\s+hair|insect\\s+bite'
  b"|antibiotics|amoxicillin|crustacean|cow's\\s+milk|strawberry|pet\\s+dander|wasp\\s+sting|penicillin|shellfish|d"
  b'ust\\s+mite|bee\\s+sting|ibuprofen|fragrance|bee\\s+venom|tree\\s+nut|hazelnut|tomatoes|morphine|seafood|lac'
  b'tose|mustard|ragweed|aspirin|perfume|avocado|sulfite|nut\\s+oil|codeine|peanut|walnut|almond|cashew|shrimp|gl'
  b'uten|sesame|celery|pollen|nickel|iodine|banana|tomato|garlic|dairy|wheat|apple|birch|grass|mould|horse|sulfa'
  b'|latex|lupin|mango|onion|fish|milk|kiwi|dust|mold|wasp|nut|egg|soy|cat|dog|pet|bee)(?:s|es)?|(?:certain\\s+fo'
  b"ods|strawberries|animal\\s+hair|insect\\s+bite|antibiotics|amoxicillin|crustacean|cow's\\s+milk|strawberry|"
  b'pet\\s+dander|wasp\\s+sting|penicillin|shellfish|dust\\s+mite|bee\\s+sting|ibuprofen|fragrance|bee\\s+venom|t'
  b'ree\\s+nut|hazelnut|tomatoes|morphine|seafood|lactose|mustard|ragweed|aspirin|perfume|avocado|sulfite|nut\\s+o'
  b'il|codeine|peanut|walnut|almond|cashew|shrimp|gluten|sesame|celery|pollen|nickel|iodine|banana|tomato|garlic'
  b'|dairy|wheat|apple|birch|grass|mould|horse|sulfa|latex|lupin|mango|onion|fish|milk|kiwi|dust|mold|wasp|nut|e'
  b'gg|soy|cat|dog|pet|bee)(?:s|es)?[\\s-]+allerg(?:y|ies)|(?:certain\\s+foods|strawberries|animal\\s+hair|inse'
  b"ct\\s+bite|antibiotics|amoxicillin|crustacean|cow's\\s+milk|strawberry|pet\\s+dander|wasp\\s+sting|penicilli"
  b'n|shellfish|dust\\s+mite|bee\\s+sting|ibuprofen|fragrance|bee\\s+venom|tree\\s+nut|hazelnut|tomatoes|morphin'
  b'e|seafood|lactose|mustard|ragweed|aspirin|perfume|avocado|sulfite|nut\\s+oil|codeine|peanut|walnut|almond|cas'
  b'hew|shrimp|gluten|sesame|celery|pollen|nickel|iodine|banana|tomato|garlic|dairy|wheat|apple|birch|grass|moul'
  b'd|horse|sulfa|latex|lupin|mango|onion|fish|milk|kiwi|dust|mold|wasp|nut|egg|soy|cat|dog|pet|bee)[\\s-]+intole'
  b'ran(?:t|ce)|allerg(?:y|ies)\\s+(?:to|:)\\s+(?:[\\w-]+,?\\s+){0,3}(?:certain\\s+foods|strawberries|animal\\s+ha'
  b"ir|insect\\s+bite|antibiotics|amoxicillin|crustacean|cow's\\s+milk|strawberry|pet\\s+dander|wasp\\s+sting|pe"
  b'nicillin|shellfish|dust\\s+mite|bee\\s+sting|ibuprofen|fragrance|bee\\s+venom|tree\\s+nut|hazelnut|tomatoes|'
  b'morphine|seafood|lactose|mustard|ragweed|aspirin|perfume|avocado|sulfite|nut\\s+oil|codeine|peanut|walnut|alm'
  b'ond|cashew|shrimp|gluten|sesame|celery|pollen|nickel|iodine|banana|tomato|garlic|dairy|wheat|apple|birch|gra'
  b'ss|mould|horse|sulfa|latex|lupin|mango|onion|fish|milk|kiwi|dust|mold|wasp|nut|egg|soy|cat|dog|pet|bee)(?:s|'
  b'es)?|(?:has|have|with|severe|food|seasonal|her|his|my)\\s+(?:\\w+\\s+){0,2}allerg(?:y|ies)|anaphyla(?:xis|ctic)'
  b'|carries\\s+an\\s+epipen)\\b',
  None,
  b'\\ballerg(?:y|ies|ens?)[\\s_-]+(?:app|api|table|column|field|enum|filter|label|module|dataset|icon|warning|lis'
  b't)s?\\b|(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|t'
  b'est\\s+suite|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|das'
  b'hboard|directory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler'
  b'|pipeline|template|software|firmware|computer|frontend|library|package|project|service|cluster|website|datas'
  b'et|fixture|release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|f'
  b'eature|server|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|com'
  b'mit|sprint|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|'
  b'field|class|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|m'
  b'ock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are'
  b'|was|were|has|have|had|suffers?|got|lives?|with)\\b)|\\b(?:menu|recipe)\\s+(?:app|api|database)\\b|\\b(?:java'
  b'|javascript|php|meetings?|semicolons?|boilerplate|tabs|xml|react)\\b',
  None),
 ('religion-believer-en', 'religion', False,
  b"(?:(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re)\\b"
  b'))|\\b(?:identif(?:y|ies|ied)\\s+as|raised(?:\\s+as)?|grew\\s+up|born|considers?\\s+\\w+self|married\\s+an?|des'
  b'cribes?\\s+\\w+self\\s+as|as\\s+an?|comes?\\s+from\\s+an?|from\\s+an?|has\\s+an?|my|his|her|their|our|religi'
  b'on:|faith:|calls?\\s+\\w+self|remains?|wife|husband)\\b)\\s+(?:(?:non\\-practicing|non\\-practising|member\\s+o'
  b'f\\s+the|conservative|progressive|traditional|practicing|practising|born\\-again|born\\s+again|originally|cultu'
  b'rally|moderately|observant|religious|committed|nominally|convinced|an\\s+active|confirmed|faithful|lifelong|s'
  b'trictly|orthodox|ordained|baptized|baptised|fervent|secular|liberal|staunch|devout|strict|lapsed|former|deep'
  b'ly|raised|active|reform|openly|modern|pious|proud|still|roman|very|also|half|the|not|now|an|ex|a)\\s+){0,4}(?'
  b':falun\\s+gong\\s+practitioner|evangelical\\s+christian|seventh\\-day\\s+adventist|born\\-again\\s+christian|bo'
  b"rn\\s+again\\s+christian|practicing\\s+christian|practising\\s+christian|jehovah's\\s+witnesses|committed\\s+c"
  b"hristian|orthodox\\s+christian|jehovah's\\s+witness|jehovah\xe2\x80\x99s\\s+witness|russian\\s+orthodox|easte"
  b'rn\\s+orthodox|coptic\\s+christian|devout\\s+christian|secular\\s+humanist|jehovah\\s+witness|orthodox\\s+jewi'
  b'sh|lapsed\\s+catholic|greek\\s+orthodox|roman\\s+catholic|scientologist|messianic\\s+jew|new\\s+apostolic|epi'
  b'scopalian|presbyterian|orthodox\\s+jew|zen\\s+buddhist|hare\\s+krishna|spiritualist|non\\-believer|an\\s+agno'
  b'stic|evangelical|pentecostal|zoroastrian|rastafarian|a\\s+christian|secular\\s+jew|nonbeliever|ex\\-catholic|pr'
  b'otestant|a\\s+believer|methodist|calvinist|mennonite|adventist|shintoist|confucian|unitarian|christian|vaishn'
  b'ava|ex\\-muslim|ex\\-mormon|kabbalist|catholic|buddhist|lutheran|anglican|neopagan|satanist|maronite|opus\\s+de'
  b'i|santeria|atheist|baptist|hasidic|alawite|ismaili|animist|muslim|jewish|mormon|quaker|haredi|shiite|ahmadi|'
  b"yazidi|baha'i|taoist|daoist|wiccan|coptic|theist|jesuit|voodoo|hindu|amish|sunni|alevi|druze|parsi|bahai|pag"
  b'an|rasta|deist|a\\s+jew|sikh|shia|sufi|jain|copt|lds)s?(?:\\s+(?:and|but|who|man|woman|family|household|parent'
  b's|girl|boy|wife|husband|faith|religion|by|since|so|from|in|at|priest|convert|couple|community|background|hom'
  b'e|upbringing|colleague|friend|neighbou?r|girlfriend|boyfriend|mother|father|mom|mum|dad|boss|client|coworker'
  b'|roommate|or|like|though|with|because|now|pastor|nun|deacon|clergy\\w*|leanings|christian|jew|woman|believer|'
  b'monk)\\b|\\s*[.,;:!?)\xe2\x80\x94\xe2\x80\x93-]|\\s*$)',
  None,
  b'\\b(?:reviewer|assignee|author|maintainer|contact|approver|admin|name|lead|named|called|maintained|speaker|ho'
  b'st|owner)\\s+(?:\\w+\\s+)?(?:is|was|are)\\s+christian\\b|\\bchristian\\s+(?:and|or|with|in|from)\\s+[a-z]+\\s'
  b'+(?:review|merge|deploy|maintain|fix|work|ship|own)|(?:falun\\s+gong\\s+practitioner|evangelical\\s+christian|s'
  b'eventh\\-day\\s+adventist|born\\-again\\s+christian|born\\s+again\\s+christian|practicing\\s+christian|practisi'
  b"ng\\s+christian|jehovah's\\s+witnesses|committed\\s+christian|orthodox\\s+christian|jehovah's\\s+witness|jeho"
  b'vah\xe2\x80\x99s\\s+witness|russian\\s+orthodox|eastern\\s+orthodox|coptic\\s+christian|devout\\s+christian|se'
  b'cular\\s+humanist|jehovah\\s+witness|orthodox\\s+jewish|lapsed\\s+catholic|greek\\s+orthodox|roman\\s+catholic'
  b'|scientologist|messianic\\s+jew|new\\s+apostolic|episcopalian|presbyterian|orthodox\\s+jew|zen\\s+buddhist|h'
  b'are\\s+krishna|spiritualist|non\\-believer|an\\s+agnostic|evangelical|pentecostal|zoroastrian|rastafarian|a'
  b'\\s+christian|secular\\s+jew|nonbeliever|ex\\-catholic|protestant|a\\s+believer|methodist|calvinist|mennonit'
  b'e|adventist|shintoist|confucian|unitarian|christian|vaishnava|ex\\-muslim|ex\\-mormon|kabbalist|catholic|buddh'
  b'ist|lutheran|anglican|neopagan|satanist|maronite|opus\\s+dei|santeria|atheist|baptist|hasidic|alawite|ismaili'
  b"|animist|muslim|jewish|mormon|quaker|haredi|shiite|ahmadi|yazidi|baha'i|taoist|daoist|wiccan|coptic|theist|j"
  b'esuit|voodoo|hindu|amish|sunni|alevi|druze|parsi|bahai|pagan|rasta|deist|a\\s+jew|sikh|shia|sufi|jain|copt|ld'
  b's)s?\\s+(?:(?:questionnaire|architecture|application|fundraising|competition|documentary|classifier|predictio'
  b'n|researcher|foundation|fundraiser|department|statistics|newsletter|calculator|simulation|repository|special'
  b'ist|predictor|detection|screening|component|dashboard|awareness|simulator|benchmark|challenge|tokenizer|data'
  b'\\s+set|database|endpoint|detector|research|hospital|registry|patients|industry|notebook|pipeline|ontology|re'
  b'source|platform|software|calendar|festival|tracker|dataset|service|website|studies|project|article|charity|r'
  b'ecords|startup|company|podcast|lecture|palette|package|library|feature|chatbot|vaccine|variant|history|colum'
  b'n|module|models|portal|survey|thesis|clinic|center|centre|record|images|market|course|filter|labels|entity|s'
  b'chema|policy|option|expert|school|locale|table|field|class|model|suite|chart|study|paper|novel|cases|scans|c'
  b'ells|stats|forum|score|theme|codes|terms|label|movie|story|value|trial|music|apps|data|enum|page|site|book|w'
  b'ard|mode|font|repo|code|term|film|song|band|flag|type|drug|app|api|bot|art))\\b|(?:\\b(?:configuration|pull\\s+'
  b'request|architecture|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simula'
  b'tion|framework|interface|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|end'
  b'point|codebase|database|instance|function|variable|platform|compiler|pipeline|template|software|firmware|com'
  b'puter|frontend|library|package|project|service|cluster|website|dataset|fixture|release|version|backlog|proce'
  b'ss|element|machine|macbook|printer|backend|company|startup|product|feature|server|column|schema|struct|metho'
  b'd|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|d'
  b'ocker|thread|string|buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|grap'
  b'h|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|n'
  b'ode|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|live'
  b's?|with)\\b)|\\b(?:reviews?|merges?|merged|approves?|pull\\s+requests?|prs?)\\b|\\b(?:assigned|reports?|ask|p'
  b'ing|cc|talk|thanks)\\s+(?:to\\s+)?christian',
  None),
 ('religion-convert-en', 'religion', False,
  b'\\b(?:convert(?:s|ed|ing)?\\s+(?:\\w+\\s+)?(?:to|from)\\s+(?:\\w+\\s+)?(?:orthodox\\s+christianity|the\\s+ort'
  b"hodox\\s+church|the\\s+catholic\\s+church|jehovah's\\s+witnesses|the\\s+christian\\s+faith|the\\s+catholic\\"
  b"s+faith|the\\s+mormon\\s+church|the\\s+islamic\\s+faith|the\\s+baha'i\\s+faith|tibetan\\s+buddhism|the\\s+je"
  b'wish\\s+faith|the\\s+muslim\\s+faith|the\\s+hindu\\s+faith|zoroastrianism|rastafarianism|evangelicalism|prote'
  b'stantism|christianity|zen\\s+buddhism|catholicism|scientology|lutheranism|anglicanism|sunni\\s+islam|shia\\s+is'
  b'lam|falun\\s+gong|mormonism|orthodoxy|quakerism|hinduism|buddhism|paganism|judaism|sikhism|jainism|atheism|ta'
  b'oism|shinto|sufism|islam|wicca|bahai|zen)|conversion\\s+to\\s+(?:orthodox\\s+christianity|the\\s+orthodox\\s+'
  b"church|the\\s+catholic\\s+church|jehovah's\\s+witnesses|the\\s+christian\\s+faith|the\\s+catholic\\s+faith|"
  b"the\\s+mormon\\s+church|the\\s+islamic\\s+faith|the\\s+baha'i\\s+faith|tibetan\\s+buddhism|the\\s+jewish\\s+f"
  b'aith|the\\s+muslim\\s+faith|the\\s+hindu\\s+faith|zoroastrianism|rastafarianism|evangelicalism|protestantism'
  b'|christianity|zen\\s+buddhism|catholicism|scientology|lutheranism|anglicanism|sunni\\s+islam|shia\\s+islam|falu'
  b'n\\s+gong|mormonism|orthodoxy|quakerism|hinduism|buddhism|paganism|judaism|sikhism|jainism|atheism|taoism|shi'
  b'nto|sufism|islam|wicca|bahai|zen)|(?:practi[cs](?:es?|ed|ing)|follows?|embraced|found|left|abandoned|renounc'
  b'ed|studies\\s+to\\s+enter|belongs\\s+to|raised\\s+in|grew\\s+up\\s+in|adheres?\\s+to|turned\\s+to|returned\\s'
  b'+to|joined)\\s+(?:\\w+\\s+)?(?:orthodox\\s+christianity|the\\s+orthodox\\s+church|the\\s+catholic\\s+church|'
  b"jehovah's\\s+witnesses|the\\s+christian\\s+faith|the\\s+catholic\\s+faith|the\\s+mormon\\s+church|the\\s+isl"
  b"amic\\s+faith|the\\s+baha'i\\s+faith|tibetan\\s+buddhism|the\\s+jewish\\s+faith|the\\s+muslim\\s+faith|the\\s"
  b'+hindu\\s+faith|zoroastrianism|rastafarianism|evangelicalism|protestantism|christianity|zen\\s+buddhism|cathol'
  b'icism|scientology|lutheranism|anglicanism|sunni\\s+islam|shia\\s+islam|falun\\s+gong|mormonism|orthodoxy|quaker'
  b'ism|hinduism|buddhism|paganism|judaism|sikhism|jainism|atheism|taoism|shinto|sufism|islam|wicca|bahai|zen)|('
  b'?:left|joined|quit|belongs?\\s+to|attends?|active\\s+in|volunteers\\s+(?:at|in)|member\\s+of|elder\\s+(?:at|o'
  b'f|in)|goes\\s+to|grew\\s+up\\s+in|leads?\\s+\\w+\\s+at|serves?\\s+(?:at|in))\\s+(?:(?:his|her|my|their|the|a'
  b'|an|our|local|catholic|baptist|lutheran|orthodox|methodist|evangelical|anglican|mormon|presbyterian|pentecos'
  b'tal|greek|russian|german|protestant|small|mega|new|bible)\\s+){0,4}(?:church|parish|congregation|synagogue|mo'
  b'sque|gurdwara|megachurch|kingdom\\s+hall|prayer\\s+group|bible\\s+study(?:\\s+group)?)|(?:no\\s+longer\\s+|not'
  b"\\s+|does\\s*n[o'\xe2\x80\x99]t\\s+|deeply\\s+|strongly\\s+|firmly\\s+)?(?:believes?|believing)\\s+in\\s+(?:g"
  b'od|jesus|allah|the\\s+bible|reincarnation|karma|krishna)|(?:strong|deep|his|her|my|their|lost|(?:granddaughte'
  b'r|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|a'
  b'pprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|pr'
  b'ofessor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|c'
  b'oworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|e'
  b'ngineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|stu'
  b'dent|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|pare'
  b'nt|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|u'
  b'ncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lad'
  b"y|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s)\\s+(?:\\"
  b'w+\\s+)?(?:christian|catholic|muslim|jewish|hindu|religious)\\s+(?:faith|beliefs?|views|upbringing|convictions'
  b'?)|(?:lost|found|renounced)\\s+(?:his|her|my|their)\\s+faith|(?:his|her|my|their|(?:granddaughter|grandparents'
  b'|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-'
  b'husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assist'
  b'ant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teamma'
  b'te|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manage'
  b'r|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|t'
  b'rainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cous'
  b'in|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tut'
  b'or|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mo'
  b"m|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s)\\s+(?:faith|religion|"
  b'religious\\s+beliefs)\\s+(?:is|forbids|requires|matters|prevents|does)|(?:is|was|are|very|deeply|not|strictly)'
  b'\\s+(?:very\\s+|deeply\\s+|strictly\\s+|not\\s+)?religious\\b|for\\s+religious\\s+reasons|found\\s+jesus|foun'
  b'd\\s+god|accepted\\s+jesus|(?:is|was|got|been)\\s+(?:\\w+\\s+)?(?:ordained|baptized|baptised|confirmed\\s+in|e'
  b'xcommunicated|bar\\s+mitzvahed)|was\\s+born\\s+again)\\b',
  None,
  b'\\b(?:church\\s+(?:encoding|numerals?|website|app|management|organ)|mosque\\s+(?:website|app)|good\\s+faith|'
  b'bad\\s+faith|leap\\s+of\\s+faith)\\b|(?:\\b(?:configuration|pull\\s+request|architecture|application|spreadshe'
  b'et|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|interface|parameter|compone'
  b'nt|extension|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|database|instance|function|'
  b'variable|platform|compiler|pipeline|template|software|firmware|computer|frontend|library|package|project|ser'
  b'vice|cluster|website|dataset|fixture|release|version|backlog|process|element|machine|macbook|printer|backend'
  b'|company|startup|product|feature|server|column|schema|struct|method|module|widget|portal|system|script|plugi'
  b'n|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|r'
  b'outer|design|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|'
  b'enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url'
  b'|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|lives?|with)\\b)|\\b(?:file|json|yaml|utf|svg|pd'
  b'f|dtype|class|tourist|concert|wedding\\s+of|contract|website)\\b|\\breligious\\s+about\\b|\\breligion\\s+of\\b',
  None),
 ('religion-practice-en', 'religion', False,
  b'\\b(?:(?:goes|going|went|go|gets|drives|walks|takes\\s+\\w+|takes\\s+(?:his|her|the)\\s+\\w+)\\s+to\\s+(?:(?'
  b':the|a|his|her|my|their|sunday|friday|saturday|daily|morning|evening|local|catholic|weekly|hindu|buddhist|si'
  b'kh|latin)\\s+){0,4}(?:mass|church|mosque|synagogue|shul|temple|gurdwara|confession|communion|bible\\s+study|su'
  b'nday\\s+school|friday\\s+prayers?|prayers?|bible\\s+class|mandir|services)\\b|attends?\\s+(?:\\w+\\s+){0,4}(?:m'
  b'ass|church|mosque|synagogue|temple|gurdwara|prayers?|bible\\s+study|services\\s+at|shabbat|jumu\\w*|khutbah|wor'
  b'ship)\\b|(?:attending|attended)\\s+(?:\\w+\\s+){0,3}(?:mass|church|mosque|synagogue|friday\\s+prayers?|bible\\'
  b's+study)\\b|prays?\\s+(?:\\w+\\s+){0,3}(?:times|day|daily|morning|every|before|at|to|the\\s+rosary|in|toward\\'
  b'w*|together|rosary)\\b|(?:leaves|breaks?|time|pause|stops|needs)\\s+(?:\\w+\\s+){0,3}for\\s+(?:\\w+\\s+)?(?:pra'
  b"yers?|jumu\\w*|salat|namaz)\\b|friday\\s+prayers?|prayer\\s+times|jumu['\xe2\x80\x99]?ah|(?:fasts?|fasting)\\s"
  b'+(?:\\w+\\s+){0,3}(?:ramadan|lent|yom\\s+kippur|ekadashi|navratri|religious)|(?:observ(?:es?|ed|ing)|keeps?|kee'
  b'ping|celebrat(?:es?|ed|ing)|honou?rs)\\s+(?:\\w+\\s+){0,3}(?:ramadan|lent|yom\\s+kippur|kosher|halal|shabbat'
  b'|shabbos|the\\s+sabbath|sabbath|eid|diwali|hanukkah|passover|purim|rosh\\s+hashanah|vesak|vaisakhi|sukkot|ashu'
  b'ra|navratri|orthodox\\s+(?:easter|christmas)|high\\s+holidays)|(?:eats?|eating|only|strictly|diet\\s+is|foo'
  b'd\\s+is|requires|needs|wants|orders)\\s+(?:\\w+\\s+){0,3}(?:kosher|halal)\\b|(?:kosher|halal)\\s+(?:meals?|foo'
  b'd|diet|meat|only)|(?:wears?|wearing|put\\s+on|took\\s+off|started\\s+wearing)\\s+(?:\\w+\\s+){0,3}(?:hijab|niq'
  b'ab|burqa|headscarf|head\\s+scarf|turban|kippah|kippa|yarmulke|chador|kirpan|tefillin|crucifix|religious\\s+\\w+'
  b'|tichel|tzitzit)|(?:reads?|reading|studies|recites?|memori[sz](?:es|ed|ing)|teaches)\\s+(?:\\w+\\s+){0,2}(?:the'
  b"\\s+)?(?:bible|quran|qur['\xe2\x80\x99]?an|koran|torah|talmud|gita|bhagavad\\s+gita|guru\\s+granth\\s+sahib|s"
  b'cripture|sutras?)\\b|(?:is|was|as|became|becoming|to\\s+become|ordained)\\s+(?:an?\\s+|the\\s+)?(?:\\w+\\s+){0,'
  b'2}(?:minister\\s+of\\s+the\\s+church|sunday\\s+school\\s+teacher|parish\\s+priest|lay\\s+preacher|altar\\s+s'
  b'erver|church\\s+elder|youth\\s+pastor|churchwarden|missionary|seminarian|deaconess|catechist|preacher|elder\\s+'
  b'in|chaplain|muezzin|priest|pastor|deacon|bishop|cantor|mullah|rabbi|vicar|monk|imam|lama|nun)\\b|(?:minister\\'
  b's+of\\s+the\\s+church|sunday\\s+school\\s+teacher|parish\\s+priest|lay\\s+preacher|altar\\s+server|church\\s'
  b'+elder|youth\\s+pastor|churchwarden|missionary|seminarian|deaconess|catechist|preacher|elder\\s+in|chaplain|mu'
  b'ezzin|priest|pastor|deacon|bishop|cantor|mullah|rabbi|vicar|monk|imam|lama|nun)\\s+(?:at|of|in)\\s+(?:his|her|'
  b'my|the|a)\\s+(?:\\w+\\s+){0,2}(?:church|parish|mosque|synagogue|congregation|temple|monastery)|(?:first\\s+c'
  b'ommunion|bar\\s+mitzvah|bat\\s+mitzvah|was\\s+(?:baptized|baptised|confirmed)\\s+(?:in|as|at|last|on)|(?:got'
  b'|been|being|was|is|were|be)\\s+bapti[sz]ed)|(?:sings?|plays?)\\s+(?:\\w+\\s+){0,3}(?:church|gospel|parish)\\s'
  b'+(?:choir|band|organ)|tithes|gives\\s+zakat|(?:made|went\\s+on|going\\s+on|performed|planning|doing|did|complet'
  b'ed|plans)\\s+(?:\\w+\\s+){0,3}(?:hajj|umrah|pilgrimage)|(?:during|before|after|until|because\\s+of|for|due\\s'
  b'+to)\\s+(?:his|her|my|their)?\\s*(?:ramadan|shabbat|the\\s+sabbath|yom\\s+kippur|lent)\\b|(?:no|not|never|doe'
  b"s\\s+not|doesn['\xe2\x80\x99]t|won['\xe2\x80\x99]t|unavailable|offline|off)\\s+(?:\\w+\\s+){0,5}(?:shabbat|the"
  b'\\s+sabbath|ramadan|eid|diwali|yom\\s+kippur|rosh\\s+hashanah))',
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
  b'as|have|had|suffers?|got|lives?|with)\\b)|\\b(?:website|app|api|mass\\s+(?:storage|deletion|update|email|assign'
  b'ment)|tourist|concert|photo\\w*|wedding|museum|halal\\s+(?:app|api|filter)|kosher\\s+(?:app|api|filter)|unity|g'
  b'ame|dataset|ruby|data|of\\s+(?:javascript|python|rust|c\\+\\+|typescript|programming|css|design|sql))\\b|\\b('
  b'?:calendar|date)\\s+(?:library|widget|function)',
  None),
 ('race-people-en', 'race', False,
  b"(?:(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re)\\b"
  b'))|\\b(?:identif(?:y|ies|ied)\\s+as|describes?\\s+\\w+self\\s+as|considers?\\s+\\w+self|raised|born|grew\\s+'
  b'up|married\\s+an?|as\\s+an?|has\\s+an?|ethnicity:|ethnicity\\s+is|race:|from\\s+an?|belongs?\\s+to\\s+the|membe'
  b'r\\s+of\\s+(?:the|a)|part\\s+of\\s+the|from\\s+the|comes\\s+from\\s+the|my|his|her|our)\\b)\\s+(?:(?:a|an|the'
  b'|proud|ethnic|ethnically|half|part|also|of|both|originally|one|first-generation|second-generation|third-gene'
  b'ration|young|openly|only|not|from|an\\s+enrolled\\s+member\\s+of\\s+the|enrolled\\s+member\\s+of\\s+the|mem'
  b'ber\\s+of\\s+the|registered|\\w+ly|only\\s+(?:\\w+\\s+)?person)\\s+){0,4}(?:torres\\s+strait\\s+islander|viet'
  b'namese\\s+american|vietnamese\\-american|a\\s+person\\s+of\\s+colour|japanese\\s+american|japanese\\-american|b'
  b'ritish\\s+pakistani|a\\s+person\\s+of\\s+color|a\\s+woman\\s+of\\s+colour|african\\s+american|african\\-ameri'
  b'can|mexican\\s+american|mexican\\-american|chinese\\s+american|chinese\\-american|italian\\s+american|italian'
  b'\\-american|british\\s+nigerian|ashkenazi\\s+jewish|a\\s+woman\\s+of\\s+color|pacific\\s+islander|korean\\s+'
  b'american|korean\\-american|indian\\s+american|indian\\-american|native\\s+american|native\\s+hawaiian|a\\s+man'
  b'\\s+of\\s+colour|southeast\\s+asian|irish\\s+traveller|black\\s+american|asian\\s+american|asian\\-american|cub'
  b'an\\s+american|cuban\\-american|irish\\s+american|irish\\-american|british\\s+indian|afro\\-caribbean|afro\\-br'
  b'azilian|a\\s+man\\s+of\\s+color|middle\\s+eastern|afro\\-american|arab\\s+american|arab\\-american|british\\'
  b's+asian|black\\s+british|first\\s+nations|crimean\\s+tatar|light\\-skinned|brown\\-skinned|black\\-skinned|dar'
  b'k\\-skinned|fair\\-skinned|han\\s+chinese|afro\\-latina|afro\\-latino|multiracial|south\\s+asian|aboriginal|ci'
  b'rcassian|mixed\\-race|mixed\\s+race|indigenous|east\\s+asian|travellers|ashkenazi|sephardic|caucasian|of\\s+'
  b'colour|a\\s+brahmin|hispanic|tigrayan|gujarati|hawaiian|cherokee|okinawan|zainichi|biracial|of\\s+color|eurasi'
  b'an|chicano|chicana|kurdish|tibetan|ashanti|amazigh|bedouin|pashtun|punjabi|bengali|choctaw|quechua|mapuche|g'
  b'uarani|chechen|mizrahi|mulatto|mestizo|mestiza|a\\s+dalit|brahmin|latino|latina|latinx|romani|uyghur|uighur|y'
  b'oruba|amhara|maasai|kikuyu|berber|tuareg|hazara|baloch|sindhi|samoan|tongan|navajo|lakota|apache|mohawk|ojib'
  b'we|aymara|manchu|creole|sansei|sinti|tamil|hausa|xhosa|tutsi|oromo|hmong|maori|inuit|metis|sioux|mayan|hakka'
  b'|tatar|bipoc|gypsy|dalit|nisei|kurd|arab|roma|igbo|zulu|hutu|sami|ainu)s?(?:\\s+(?:and|but|who|man|woman|pers'
  b'on|people|family|girl|boy|wife|husband|by|from|in|with|nation|tribe|tribal|community|minority|heritage|backg'
  b'round|parents|so|male|female|guy|lady|mother|father|mom|dad|elder|colleague|friend|neighbou?r|girlfriend|boy'
  b'friend|client|descent|ancestry|origin|immigrant|refugee|on|or|speaker|activist|american|jew|jewish|developer'
  b'|designer|student|engineer|kid|teenager)\\b|\\s*[.,;:!?)\xe2\x80\x94\xe2\x80\x93/(]|\\s*$)',
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
  b'as|have|had|suffers?|got|lives?|with)\\b)|(?:torres\\s+strait\\s+islander|vietnamese\\s+american|vietnamese\\'
  b'-american|a\\s+person\\s+of\\s+colour|japanese\\s+american|japanese\\-american|british\\s+pakistani|a\\s+person'
  b'\\s+of\\s+color|a\\s+woman\\s+of\\s+colour|african\\s+american|african\\-american|mexican\\s+american|mexica'
  b'n\\-american|chinese\\s+american|chinese\\-american|italian\\s+american|italian\\-american|british\\s+nigerian'
  b'|ashkenazi\\s+jewish|a\\s+woman\\s+of\\s+color|pacific\\s+islander|korean\\s+american|korean\\-american|ind'
  b'ian\\s+american|indian\\-american|native\\s+american|native\\s+hawaiian|a\\s+man\\s+of\\s+colour|southeast\\'
  b's+asian|irish\\s+traveller|black\\s+american|asian\\s+american|asian\\-american|cuban\\s+american|cuban\\-amer'
  b'ican|irish\\s+american|irish\\-american|british\\s+indian|afro\\-caribbean|afro\\-brazilian|a\\s+man\\s+of\\'
  b's+color|middle\\s+eastern|afro\\-american|arab\\s+american|arab\\-american|british\\s+asian|black\\s+british|f'
  b'irst\\s+nations|crimean\\s+tatar|light\\-skinned|brown\\-skinned|black\\-skinned|dark\\-skinned|fair\\-skinned|'
  b'han\\s+chinese|afro\\-latina|afro\\-latino|multiracial|south\\s+asian|aboriginal|circassian|mixed\\-race|mixe'
  b'd\\s+race|indigenous|east\\s+asian|travellers|ashkenazi|sephardic|caucasian|of\\s+colour|a\\s+brahmin|hispan'
  b'ic|tigrayan|gujarati|hawaiian|cherokee|okinawan|zainichi|biracial|of\\s+color|eurasian|chicano|chicana|kurdis'
  b'h|tibetan|ashanti|amazigh|bedouin|pashtun|punjabi|bengali|choctaw|quechua|mapuche|guarani|chechen|mizrahi|mu'
  b'latto|mestizo|mestiza|a\\s+dalit|brahmin|latino|latina|latinx|romani|uyghur|uighur|yoruba|amhara|maasai|kikuy'
  b'u|berber|tuareg|hazara|baloch|sindhi|samoan|tongan|navajo|lakota|apache|mohawk|ojibwe|aymara|manchu|creole|s'
  b'ansei|sinti|tamil|hausa|xhosa|tutsi|oromo|hmong|maori|inuit|metis|sioux|mayan|hakka|tatar|bipoc|gypsy|dalit|'
  b'nisei|kurd|arab|roma|igbo|zulu|hutu|sami|ainu)\\s+(?:language|tokenizer|locale|font|script|cuisine|food|dish|'
  b'pizza|restaurant|keyboard|translation)|\\b(?:package|container|word|term|song|roman|apache\\s+\\w+|server|licen'
  b'se|httpd|kafka|spark|(?:is|uses?|with)\\s+apache)\\b|\\b(?:speaks?|learn\\w*|translat\\w+)\\s',
  None),
 ('race-colour-en', 'race', False,
  b'\\b(?:(?:(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchi'
  b'ld|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighb'
  b'our|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|appl'
  b'icant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|la'
  b'ndlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|st'
  b'epson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance'
  b'|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|b'
  b'estie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|ki'
  b'ds|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we'
  b"|i)(?:\\s+[\\w-]+)?(?:['\xe2\x80\x99](?:m|s|re)|\\s+(?:is|was|are|were|am|has\\s+been|have\\s+been|['\xe2"
  b'\x80\x99]s|became|becomes))|^[\\w-]+(?:\\s+[\\w-]+)?\\s+(?:is|was|became)))\\s+(?:(?:a|an|the|only|young|also|o'
  b'penly|proudly|half|visibly|one|of|biracial,)\\s+){0,3}(?:black|white|brown|asian|mixed)(?:\\s*[.,;:!?)]|\\s'
  b'*$|\\s+(?:and|but|man|woman|person|guy|girl|boy|male|female|british|american|brit|canadian|south\\s+african|qu'
  b'eer|gay|feminist|colleague|developer|engineer|founder|designer|student|in\\s+a|with)\\b)|(?:black|brown|asian|'
  b'white)\\s+(?:man|woman|guy|girl|boy|male|female|teenager|colleague|friend|neighbou?r|wife|husband|girlfriend|'
  b'boyfriend|person|family|manager|employee|kid)\\b|(?:(?:my|his|her|their|your|our|(?:granddaughter|grandparent'
  b's|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\'
  b'-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assis'
  b'tant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teamm'
  b'ate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manag'
  b'er|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|'
  b'trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cou'
  b'sin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tu'
  b'tor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|m'
  b"om|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s?|[a-z]+['\xe2\x80\x99"
  b']s))\\s+(?:(?:dark|light|brown|black|fair|pale|olive|freckled)\\s+)skin\\b|(?:has|have|with)\\s+(?:a\\s+)?(?:'
  b'very\\s+)?(?:dark|brown|black|olive|pale|light)(?:er)?\\s+(?:skin|complexion)\\b|skin\\s+(?:colou?r|tone)\\s+'
  b'(?:is|was)\\s+\\w+|(?:person|woman|women|man|men|people|developer|engineer|founder)\\s+of\\s+colou?r\\b)',
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|hi'
  b's|her|my|their|me|him|^\\w+)\\b',
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|skins?\\s+for|background|'
  b'theme|text|colou?r\\s+(?:scheme|picker|of\\s+the)|hat|box|list|listed|coffee|wine|tea|belt|shirt|dress|car|cat'
  b'|dog|hair|screen|border|player|pixel|icon|logo|mirror|friday|market|formatter|wedding|paper|noise|space|pain'
  b't|avatar|character|emoji|sprite|shader|render\\w*)s?\\b',
  None),
 ('race-descent-en', 'race', False,
  b'\\b(?:of\\s+(?:[\\w-]+\\s+(?:and|or)\\s+)?(?:[\\w-]+[\\s-]+)?(?:eastern\\s+european|pacific\\s+islander|south'
  b'east\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s'
  b'+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s'
  b'+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian'
  b'|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|bela'
  b'rusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|eth'
  b'iopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian'
  b'|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian'
  b'|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese'
  b'|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian'
  b'|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|me'
  b'xican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrah'
  b'i|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|la'
  b'tvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepa'
  b'li|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|'
  b'navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|gree'
  b'k|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)(?:[\\s-]'
  b'+[\\w-]+)?(?:\\s+and\\s+[\\w-]+)?\\s+(?:descent|ancestry|heritage|origins?|extraction|parentage|background|bl'
  b'ood|roots)|(?:has|have|had|with|his|her|my|their|(?:granddaughter|grandparents|stepdaughter|grandmother|gran'
  b'dfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|'
  b'accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentle'
  b'man|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|'
  b'siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|pare'
  b'nts|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founde'
  b'r|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|inter'
  b'n|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nan'
  b'ny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|'
  b"mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s|has\\s+partial|mixed|explores?|exploring|proud\\s"
  b'+of\\s+(?:his|her))\\s+(?:(?:some|strong|mixed|partly|part|deep|her|his|partial|distant|my)\\s+)?(?:[\\w-]+\\'
  b's+and\\s+)?(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|l'
  b'atin\\s+american|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|west\\s+african|east\\s+a'
  b'frican|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|s'
  b'ingaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecu'
  b'adorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigeno'
  b'us|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominican|colombian|brazilian|t'
  b'aiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukraini'
  b'an|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|eg'
  b'yptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|ka'
  b'shmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|albanian|sicilian|austrian|scottish|estonian|eu'
  b'ropean|cherokee|hawaiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|pu'
  b'njabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italia'
  b'n|spanish|catalan|belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|am'
  b'azigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|pol'
  b'ish|slovak|basque|french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber'
  b'|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|blac'
  b'k|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)(?:[\\s-]+[\\w-]+)?\\s+(?:roots|ancestry|ancestors?|heritag'
  b'e|blood|descent|origins?|lineage|background|parents|grandparents|grandmother|grandfather|mother|father)|(?:i'
  b"s|am|was|are|['\xe2\x80\x99]s|['\xe2\x80\x99]m|being)\\s+(?:\\w+\\s+)?(?:half|part|quarter|partly|one[\\s-]qua"
  b'rter|three[\\s-]quarters)[\\s-]+(?:eastern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+americ'
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
  b'nti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)|(?:half|part)[\\s-](?:eastern\\s+euro'
  b'pean|pacific\\s+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+ea'
  b'stern|north\\s+african|south\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north'
  b'\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestin'
  b'ian|han\\s+chinese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese'
  b'|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbab'
  b'wean|surinamese|caribbean|ethiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|'
  b'cambodian|malaysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegia'
  b'n|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvi'
  b'an|bolivian|hispanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgi'
  b'an|romanian|moldovan|croatian|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyane'
  b'se|african|ugandan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|k'
  b'urdish|turkish|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|engli'
  b'sh|british|swedish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|lib'
  b'yan|latino|latina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german'
  b'|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil'
  b'|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek'
  b"|thai|arab|roma|sami),?\\s+(?:and\\s+)?(?:half|part)|(?:is|am|was|are|['\xe2\x80\x99]s|['\xe2\x80\x99]m)\\s+("
  b'?:\\w+\\s+)?(?:ethnic(?:ally)?|racially)\\s+[\\w-]+|ethnic\\s+(?:eastern\\s+european|pacific\\s+islander|southe'
  b'ast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south\\s+'
  b'african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape\\s+'
  b'verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadian|'
  b'senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|belar'
  b'usian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|ethi'
  b'opian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongolian|'
  b'pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanaian|'
  b'eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japanese|'
  b'okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croatian|'
  b'albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|mex'
  b'ican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizrahi'
  b'|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|lat'
  b'vian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|nepal'
  b'i|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|romani|n'
  b'avajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|greek'
  b'|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)|(?:paren'
  b'ts|family|grandparents|father|mother|ancestors|dad|mom|grandmother|grandfather|great-grandparents|forefather'
  b's)\\s+(?:both\\s+|all\\s+|originally\\s+)?(?:is|are|was|were)\\s+(?:both\\s+|originally\\s+|all\\s+)?(?:(?:e'
  b'astern\\s+european|pacific\\s+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+america'
  b'n|middle\\s+eastern|north\\s+african|south\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\'
  b's+rican|north\\s+korean|scandinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|banglad'
  b'eshi|palestinian|han\\s+chinese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asi'
  b'an|vietnamese|indonesian|sri\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|moza'
  b'mbican|zimbabwean|surinamese|caribbean|ethiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese'
  b'|hong\\s+kong|cambodian|malaysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulga'
  b'rian|norwegian|icelandic|nigerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|ho'
  b'nduran|peruvian|bolivian|hispanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|ar'
  b'menian|georgian|romanian|moldovan|croatian|albanian|sicilian|austrian|scottish|estonian|european|cherokee|ha'
  b'waiian|guyanese|african|ugandan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iran'
  b'ian|persian|kurdish|turkish|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|'
  b'belgian|english|british|swedish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|soma'
  b'li|kenyan|libyan|latino|latina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|'
  b'french|german|danish|baltic|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asia'
  b'n|malay|tamil|iraqi|saudi|azeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmon'
  b'g|tatar|uzbek|thai|arab|roma|sami)\\b|from\\s+(?:\\w+\\s+)?\\w+|(?:\\w+\\s+)?immigrants|refugees)|(?:parents|fa'
  b'mily|grandparents|father|mother|ancestors|dad|mom|grandmother|grandfather)\\s+(?:both\\s+|originally\\s+|on'
  b'ce\\s+)?(?:immigrated|emigrated|migrated|came\\s+over|came|fled|comes?|hails?|moved\\s+here|escaped|arrived'
  b')\\s+(?:\\w+\\s+){0,4}from\\s+\\w+|(?:first|second|third|1st|2nd|3rd)[\\s-]generation\\s+(?:\\w+[\\s-]){0,2}('
  b'?:immigrant|american|british|brit|german|canadian|australian|french)|(?:child|son|daughter|grandson|granddau'
  b'ghter|children)\\s+of\\s+(?:\\w+\\s+){0,2}(?:immigrants|refugees|parents\\s+from|(?:eastern\\s+european|pacifi'
  b'c\\s+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north'
  b'\\s+african|south\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|s'
  b'candinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+c'
  b'hinese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian'
  b'|sri\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surina'
  b'mese|caribbean|ethiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|m'
  b'alaysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic'
  b'|nigerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian'
  b'|hispanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian'
  b'|moldovan|croatian|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|'
  b'ugandan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turk'
  b'ish|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|'
  b'swedish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|'
  b'latina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|bal'
  b'tic|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saud'
  b'i|azeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|'
  b'roma|sami)\\s+parents)|born\\s+to\\s+(?:an?\\s+)?(?:\\w+\\s+)?(?:eastern\\s+european|pacific\\s+islander|sou'
  b'theast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|south'
  b'\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cape'
  b'\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidadi'
  b'an|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|be'
  b'larusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|e'
  b'thiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongoli'
  b'an|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghanai'
  b'an|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japane'
  b'se|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croati'
  b'an|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian|'
  b'mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|mizr'
  b'ahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish|'
  b'latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|ne'
  b'pali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|roman'
  b'i|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|gr'
  b'eek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)\\s+(?:'
  b'\\w+\\s+)?(?:parents|mother|father|family|immigrants|couple)|(?:is|was|came\\s+as|as)\\s+an?\\s+(?:\\w+\\s+)?(?'
  b':refugee|asylum\\s+seeker|immigrant|migrant)\\s+from|(?:is|was|as)\\s+an?\\s+(?:eastern\\s+european|pacific\\s'
  b'+islander|southeast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+'
  b'african|south\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scan'
  b'dinavian|cape\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chin'
  b'ese|trinidadian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sr'
  b'i\\s+lankan|belarusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinames'
  b'e|caribbean|ethiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|mala'
  b'ysian|mongolian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|ni'
  b'gerian|ghanaian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hi'
  b'spanic|japanese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|mo'
  b'ldovan|croatian|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|uga'
  b'ndan|haitian|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish'
  b'|israeli|mizrahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swe'
  b'dish|finnish|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|lat'
  b'ina|korean|nepali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic'
  b'|slavic|romani|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|a'
  b'zeri|czech|greek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|rom'
  b'a|sami)\\s+(?:refugee|asylum\\s+seeker|immigrant|migrant)|immigrant\\s+(?:family|parents|background)|(?:descend'
  b'(?:s|ed|ant)|ancestors?)\\s+(?:from|of|were)\\s+(?:\\w+\\s+){0,4}(?:eastern\\s+european|pacific\\s+islander|so'
  b'utheast\\s+asian|native\\s+american|afro\\-caribbean|latin\\s+american|middle\\s+eastern|north\\s+african|sout'
  b'h\\s+african|central\\s+asian|west\\s+african|east\\s+african|puerto\\s+rican|north\\s+korean|scandinavian|cap'
  b'e\\s+verdean|cameroonian|argentinian|south\\s+asian|singaporean|bangladeshi|palestinian|han\\s+chinese|trinidad'
  b'ian|senegalese|guatemalan|salvadoran|venezuelan|ecuadorian|east\\s+asian|vietnamese|indonesian|sri\\s+lankan|b'
  b'elarusian|macedonian|portuguese|lithuanian|indigenous|aboriginal|mozambican|zimbabwean|surinamese|caribbean|'
  b'ethiopian|congolese|dominican|colombian|brazilian|taiwanese|cantonese|hong\\s+kong|cambodian|malaysian|mongol'
  b'ian|pakistani|jordanian|ashkenazi|sephardic|ukrainian|hungarian|bulgarian|norwegian|icelandic|nigerian|ghana'
  b'ian|eritrean|sudanese|moroccan|algerian|tunisian|egyptian|jamaican|honduran|peruvian|bolivian|hispanic|japan'
  b'ese|okinawan|filipino|filipina|nepalese|gujarati|kashmiri|lebanese|armenian|georgian|romanian|moldovan|croat'
  b'ian|albanian|sicilian|austrian|scottish|estonian|european|cherokee|hawaiian|guyanese|african|ugandan|haitian'
  b'|mexican|chilean|chinese|laotian|burmese|tibetan|punjabi|bengali|iranian|persian|kurdish|turkish|israeli|miz'
  b'rahi|russian|serbian|bosnian|kosovan|cypriot|italian|spanish|catalan|belgian|english|british|swedish|finnish'
  b'|latvian|angolan|zambian|rwandan|ivorian|moorish|amazigh|chechen|somali|kenyan|libyan|latino|latina|korean|n'
  b'epali|indian|afghan|syrian|yemeni|arabic|jewish|polish|slovak|basque|french|german|danish|baltic|slavic|roma'
  b'ni|navajo|samoan|tongan|uyghur|creole|malian|berber|kazakh|cuban|asian|malay|tamil|iraqi|saudi|azeri|czech|g'
  b'reek|swiss|dutch|irish|welsh|sinti|maori|inuit|black|white|mixed|hmong|tatar|uzbek|thai|arab|roma|sami)|(?:i'
  b's|being|are)\\s+mixed[\\s-]race|(?:his|her|my|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfath'
  b'er|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accou'
  b'ntant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|r'
  b'ecruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|sibli'
  b'ngs|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|b'
  b'rother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|pat'
  b'ient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|law'
  b'yer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|bu'
  b'ddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|c'
  b"eo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s)\\s+(?:race|ethnicity|ethnic\\s+(?:origin|background))"
  b'\\s+is)\\b',
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
  b'pp|api|row|css|sql|url|bot|csv|ui)s?\\s+(?:is|are|was|were|has|have|had|suffers?|got|lives?|with)\\b)|\\b(?:rec'
  b'ipe|dish|cuisine|food|wine|coffee|beans?|tea|word|term|name\\s+is|font|cheese|product|ingredient|cors|package'
  b'|git|spice|restaurant|furniture|phone|half-life|part-time|loanword|music|dance|breed|puppy|dog|cat|startup|c'
  b'ompany|house\\s+is|design)s?\\b',
  None),
 ('minors-age-en', 'minors', False,
  b'\\b(?:(?:(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|fo'
  b'ur|five|nine|one|two|six|ten)))|(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twe'
  b'lve|three|seven|eight|four|five|nine|one|two|six|ten)))\\s+and\\s+a\\s+half)[\\s-]*(?:years?|yrs?|months?|we'
  b'eks?)[\\s-]*old\\s+(?:[\\w-]+\\s+)?(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|go'
  b'ddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandso'
  b'n|godchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sist'
  b'ers|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|son'
  b's|boys|teen|girl|son|kid|boy)|1[0-7]\\s*(?:yo|y/o)\\s+(?:granddaughter|grandchildren|stepdaughter|foster\\s+chi'
  b'ld|stepbrother|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn'
  b'|daughter|grandson|godchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling|toddler|stu'
  b'dent|nephews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|b'
  b'aby|twin|kids|sons|boys|teen|girl|son|kid|boy)|(?:(?:my|his|her|their|your|our|(?:granddaughter|grandparents'
  b'|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-'
  b'husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assist'
  b'ant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teamma'
  b'te|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manage'
  b'r|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|t'
  b'rainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cous'
  b'in|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tut'
  b'or|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mo'
  b"m|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s?|[a-z]+['\xe2\x80\x99]"
  b's))\\s+(?:[\\w-]+\\s+)?(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|se'
  b'ven|eight|four|five|nine|one|two|six|ten)))[\\s-]*(?:year|month|week)s?[\\s-]*olds?(?:\\s*[.,;:!?)]|\\s*$|\\s'
  b'+(?:is|has|had|was|will|goes|go|started|starts|loves?|likes?|just|who|at|in|named|called|and|needs?|attends?'
  b"|wants?|can|to|plays?|keeps?|wakes?|sleeps?|cannot|can['\xe2\x80\x99]t|learns?|learning|about|with|for|while|"
  b"won['\xe2\x80\x99]t|refuses|hates)\\b)|\\b(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbr"
  b'other|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter'
  b'|grandson|godchild|triplets|children|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|neph'
  b'ews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|'
  b"kids|sons|boys|teen|girl|son|kid|boy)(?:\\s+[\\w-]+|\\s*,\\s*[\\w-]+)?\\s*(?:,|\\(|['\xe2\x80\x99]s|['\xe2\x80"
  b'\x99]re|\\bis|\\bare|\\bwas|\\bwere|\\bjust|\\bturned|\\bturns|\\bturning|\\bwill\\s+be|\\bwill\\s+turn|\\ba'
  b"ged?|\\bages|\\bwho\\s+is|\\bwho['\xe2\x80\x99]s|\\bhas\\s+(?:just\\s+)?turned|:)\\s*(?:(?:now|just|only|abou"
  b't|almost|nearly|already|turned|turns|turning|currently|age|aged|ages|barely|both|are|is|going\\s+to\\s+be|abou'
  b't\\s+to\\s+turn)\\s+){0,3}(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three'
  b'|seven|eight|four|five|nine|one|two|six|ten)))(?:\\s+and\\s+a\\s+half)?(?:\\s*(?:years?|months?|weeks?|days?'
  b'|yrs?|yo|y/o)\\b|\\s*[.,;:!?)&/]|\\s*$|\\s+(?:and|next|this|in|on|so|but|today|tomorrow|soon|now|or|yesterda'
  b'y|last|respectively|when)\\b)|(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|superviso'
  b'r|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|collea'
  b'gue|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cof'
  b'ounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson'
  b'|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibli'
  b'ng|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst'
  b'|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|m'
  b'entor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|gu'
  b'est|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|y'
  b"ou|who|mr|ms|ex|he|we|i)(?:\\s+[\\w-]+)?)(?:['\xe2\x80\x99](?:m|s|re)|\\s+(?:is|am|are|was|just\\s+turned|tur"
  b'ned|turns|recently\\s+turned|will\\s+be))\\s+(?:(?:only|just|now|currently|still|about|almost|already|turni'
  b'ng)\\s+){0,2}(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eigh'
  b't|four|five|nine|one|two|six|ten)))(?:\\s*(?:years?|months?|weeks?)[\\s-]*old|\\s*(?:yo|y/o)\\b)|(?:\\bi['
  b"'\xe2\x80\x99]m|\\bi\\s+am|\\bshe\\s+is|\\bhe\\s+is|\\bshe['\xe2\x80\x99]s|\\bhe['\xe2\x80\x99]s|\\buser\\s+i"
  b's|\\bshe\\s+turned|\\bhe\\s+turned|\\bshe\\s+turns|\\bhe\\s+turns|\\bi\\s+just\\s+turned|\\buser\\s+turned|\\b'
  b'user\\s+turns|\\buser\\s+just\\s+turned)\\s+(?:(?:only|just|now|currently|still|almost|already|turned|turning'
  b')\\s+){0,2}(?:[3-9]|1[0-7]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|fou'
  b'r|five|nine|one|two|six|ten))(?:\\s*[.,;:!?)]|\\s*$|\\s+(?:and\\s+(?:i|he|she|wants|lives|attends|in|goes|li'
  b'kes|loves|a|learning)|today|tomorrow|next|this|in\\s+(?:january|february|march|april|may|june|july|august|sep'
  b'tember|october|november|december)|so|but)\\b)|(?:an?|the)\\s+(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen'
  b'|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))[\\s-]year[\\s-]old\\s+(?:who'
  b'|named|called|from|in|at|and|learning|high|student)|(?:celebrat\\w+|for|plans|planning|is|has)\\s+(?:\\w+\\s'
  b'+){0,3}(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|gran'
  b'dchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children'
  b'|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|god'
  b'son|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy'
  b")['\xe2\x80\x99]s\\s+(?:(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|"
  b'seven|eight|four|five|nine|one|two|six|ten)))(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|e'
  b'ighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)\\s+birthday|sweet\\s'
  b'+sixteen|(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|gr'
  b'andchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|childr'
  b'en|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|g'
  b'odson|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|b'
  b'oy)\\s+of\\s+(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight'
  b'|four|five|nine|one|two|six|ten)))\\s+(?:years|and|[.,])|(?:(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen'
  b'|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))|(?:(?:1[0-7]|[0-9]|(?:sev'
  b'enteen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|four|five|nine|one|two|six|ten)))\\s'
  b'+and\\s+(?:(?:1[0-7]|[0-9]|(?:seventeen|thirteen|fourteen|fifteen|sixteen|eleven|twelve|three|seven|eight|fou'
  b'r|five|nine|one|two|six|ten))))\\s+years?\\s+old\\s+(?:and\\s+)?(?:is|attends|goes|in)\\s+(?:\\w+\\s+)?(?:schoo'
  b'l|kindergarten))',
  None,
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|laptop|car|house|dog|pup'
  b'py|cat|kitten|horse|rabbit|hamster|pet|whisky|wine|phone|bike|px|pixels?|percent|minutes|hours|seconds|pid|m'
  b"b|gb|ms|points|bits|bytes|o['\xe2\x80\x99]clock|am|pm|feet|steps|tickets|tasks|issues|items|commits|lines|mes"
  b'sages|meters|km|miles|years?\\s+of\\s+experience)\\b|%|\\byears?\\s+(?:ahead|younger|older|behind|into|in\\s+a'
  b'\\s+row)',
  None),
 ('minors-school-en', 'minors', False,
  b'\\b(?:(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandc'
  b'hild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|b'
  b'rothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godso'
  b'n|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)('
  b'?:\\s+[\\w-]+)?|he|she|i|user|twins|(?:(?:my|his|her|their|your|our|(?:granddaughter|grandparents|stepdaughter'
  b'|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contr'
  b'actor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary'
  b'|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|d'
  b'aughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|hus'
  b'band|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someon'
  b'e|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\'
  b'-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coac'
  b'h|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son'
  b"|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s?|[a-z]+['\xe2\x80\x99]s))\\s+\\w+"
  b"|\\w+)(?:\\s*,?\\s*(?:who\\s+)?(?:is|are|am|['\xe2\x80\x99]m|['\xe2\x80\x99]s|was|goes|go|attends?|started|sta"
  b'rts|start|starting|will\\s+start|will\\s+be|enters?|entering|begins|began|finish(?:es|ed)|currently|just|now|s'
  b'till|moved|switched|got|gets|needs|to|at|in|into|back|a|the|his|her|up|from|off|picked|dropped|drops|picks|h'
  b"as|been|accepted|enrolled|year|of|public|private|local|new|old|(?:[\\w'\xe2\x80\x99-]+)?)\\s+){1,6}(?:elementar"
  b'y\\s+school|after\\-school\\s+care|secondary\\s+school|reception\\s+class|boarding\\s+school|nursery\\s+school|'
  b'primary\\s+school|grammar\\s+school|eleventh\\s+grade|middle\\s+school|seventh\\s+grade|twelfth\\s+grade|toddl'
  b'er\\s+group|kindergarten|grade\\s+school|second\\s+grade|fourth\\s+grade|eighth\\s+grade|junior\\s+high|high\\s'
  b'+school|first\\s+grade|third\\s+grade|fifth\\s+grade|sixth\\s+grade|ninth\\s+grade|tenth\\s+grade|girl\\s+scout'
  b's|pre\\-school|10th\\s+grade|11th\\s+grade|12th\\s+grade|sixth\\s+form|elementary|boy\\s+scouts|cub\\s+scouts|p'
  b'reschool|1st\\s+grade|2nd\\s+grade|3rd\\s+grade|4th\\s+grade|5th\\s+grade|6th\\s+grade|7th\\s+grade|8th\\s+g'
  b'rade|9th\\s+grade|day\\s+care|grade\\s+10|grade\\s+11|grade\\s+12|nursery|daycare|grade\\s+1|grade\\s+2|gra'
  b'de\\s+3|grade\\s+4|grade\\s+5|grade\\s+6|grade\\s+7|grade\\s+8|grade\\s+9|year\\s+10|year\\s+11|creche|year\\s'
  b'+1|year\\s+2|year\\s+3|year\\s+4|year\\s+5|year\\s+6|year\\s+7|year\\s+8|year\\s+9|pre\\-k)\\b',
  b'\\b(?:(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandc'
  b'hild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|b'
  b'rothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godso'
  b'n|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)|'
  b"\\bhe|she|i['\xe2\x80\x99]m\\s+in|i\\s+am\\s+in|user\\s+is\\s+in|user\\s+attends|user\\s+goes)\\b",
  b'\\b(?:teach(?:es|er|ing)?|taught|(?:configuration|pull\\s+request|architecture|application|spreadsheet|reposit'
  b'ory|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|interface|parameter|component|extensi'
  b'on|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|database|instance|function|variable|p'
  b'latform|compiler|pipeline|template|software|firmware|computer|frontend|library|package|project|service|clust'
  b'er|website|dataset|fixture|release|version|backlog|process|element|machine|macbook|printer|backend|company|s'
  b'tartup|product|feature|server|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|p'
  b'arser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|desi'
  b'gn|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|'
  b'tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|u'
  b'i)|headmaster|principal|works?\\s+(?:at|in|for)|volunteers?|married|met|years\\s+ago|when\\s+(?:he|she|i)\\s'
  b'+was|child\\s+(?:process|node|element|class|component)|curriculum|met\\s+in|since\\s+(?:high|elementary|primary'
  b'|middle)|reading\\s+level|graduated|dropped\\s+out|(?:was|back)\\s+in\\s+(?:high|elementary|primary|middle)|'
  b'founded)\\b',
  None),
 ('minors-child-en', 'minors', False,
  b'\\b(?:(?:(?:my|his|her|their|your|our|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supe'
  b'rvisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|c'
  b'olleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruite'
  b'r|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|gra'
  b'ndson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|'
  b'sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|an'
  b'alyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|per'
  b'son|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nur'
  b'se|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|'
  b"she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s?|[a-z]+['\xe2\x80\x99]s))\\s+(?:(?:new|little|young|own|baby|elde"
  b"st|youngest|\\w+['\xe2\x80\x99]s|teenage|adopted|twin)\\s+){0,2}(?:(?:high\\s+school\\s+sophomore|high\\s+scho"
  b'ol\\s+freshman|primary\\s+school\\s+pupil|high\\s+school\\s+student|high\\s+school\\s+junior|eleventh\\s+gra'
  b'der|middle\\s+schooler|middle\\-schooler|infant\\s+daughter|seventh\\s+grader|twelfth\\s+grader|seventh\\-grad'
  b'er|kindergartener|second\\s+grader|fourth\\s+grader|eighth\\s+grader|second\\-grader|fourth\\-grader|eighth\\-'
  b'grader|kindergartner|high\\s+schooler|high\\-schooler|first\\s+grader|third\\s+grader|fifth\\s+grader|sixth\\s'
  b'+grader|ninth\\s+grader|tenth\\s+grader|first\\-grader|third\\-grader|fifth\\-grader|sixth\\-grader|ninth\\-gra'
  b'der|tenth\\-grader|newborn\\s+baby|preschooler|schoolchild|10th\\s+grader|11th\\s+grader|little\\s+girl|schoo'
  b'lgirl|7th\\s+grader|8th\\s+grader|9th\\s+grader|6th\\s+grader|5th\\s+grader|4th\\s+grader|3rd\\s+grader|2nd'
  b'\\s+grader|1st\\s+grader|little\\s+boy|infant\\s+son|schoolboy|baby\\s+girl|teenager|baby\\s+boy|toddler|newbo'
  b'rn|preteen|infant|tween|minor|teen)|teenage\\s+\\w+|school[\\s-]aged?\\s+\\w+|minor\\s+(?:son|daughter|child|c'
  b"hildren))s?\\b|(?:has|have|with|having|got|['\xe2\x80\x99]ve|raising|adopted|fosters?|cares?\\s+for|looks?\\"
  b's+after|watch(?:es|ing)?|juggl\\w+)\\s+(?:(?:a|an|two|three|the|his|her|one|young)\\s+){1,2}(?:(?:new|young|lit'
  b'tle|adopted|small)\\s+)?(?:newborn|toddler|infant|teenager|preschooler|kindergart[en]+er|teenage\\s+(?:son|dau'
  b'ghter|kid|kids|children|boy|girl|child)|[\\w-]+[\\s-]grader|baby\\s+(?:boy|girl|at\\s+home)|baby)s?(?:\\s+(?:'
  b"at|and|who|so|in|named|called|since|with|to|is|on)\\b|\\s*[.,;:!?)]|\\s*$)|(?:is|am|['\xe2\x80\x99]m|['\xe2"
  b'\x80\x99]s|are|was)\\s+(?:still\\s+|only\\s+|just\\s+|legally\\s+)?(?:a|an|both|in)?\\s*(?:(?:high\\s+school\\'
  b's+sophomore|high\\s+school\\s+freshman|primary\\s+school\\s+pupil|high\\s+school\\s+student|high\\s+school\\'
  b's+junior|eleventh\\s+grader|middle\\s+schooler|middle\\-schooler|infant\\s+daughter|seventh\\s+grader|twelfth'
  b'\\s+grader|seventh\\-grader|kindergartener|second\\s+grader|fourth\\s+grader|eighth\\s+grader|second\\-grader|'
  b'fourth\\-grader|eighth\\-grader|kindergartner|high\\s+schooler|high\\-schooler|first\\s+grader|third\\s+grader'
  b'|fifth\\s+grader|sixth\\s+grader|ninth\\s+grader|tenth\\s+grader|first\\-grader|third\\-grader|fifth\\-grader|s'
  b'ixth\\-grader|ninth\\-grader|tenth\\-grader|newborn\\s+baby|preschooler|schoolchild|10th\\s+grader|11th\\s+gra'
  b'der|little\\s+girl|schoolgirl|7th\\s+grader|8th\\s+grader|9th\\s+grader|6th\\s+grader|5th\\s+grader|4th\\s+grad'
  b'er|3rd\\s+grader|2nd\\s+grader|1st\\s+grader|little\\s+boy|infant\\s+son|schoolboy|baby\\s+girl|teenager|baby\\'
  b's+boy|toddler|newborn|preteen|infant|tween|minor|teen))s?(?:\\s+(?:at|and|who|so|in|named|with|from|learning|'
  b"under|but|now|this)\\b|\\s*[.,;:!?)]|\\s*$)|(?:is|am|['\xe2\x80\x99]m|are)\\s+(?:still\\s+|only\\s+)?(?:underag"
  b'e|under\\s+(?:18|16|13|14|age)|not\\s+yet\\s+18|in\\s+(?:his|her)\\s+(?:early\\s+)?teens)|(?:granddaughter|gra'
  b'ndchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandchild|stepsister|little\\s+'
  b'one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|brothers|youngest|teenager'
  b'|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godson|nieces|eldest|oldest|me'
  b'ntee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)\\s+(?:[\\w-]+\\s+)?(?:is|are'
  b')\\s+(?:still\\s+)?(?:a\\s+)?(?:toddlers?|newborns?|infants?|teenagers?|teens?|minors?|babies|preschoolers?|und'
  b'er\\s+(?:18|16|13|14))\\b|teenage\\s+(?:son|daughter|niece|nephew|brother|sister|stepson|stepdaughter|cousin)s?'
  b'\\b|(?:baby|newborn|infant)\\s+(?:son|daughter|boy|girl|brother|sister|niece|nephew)\\b|(?:his|her|my|their|our'
  b'|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmot'
  b'her|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfri'
  b'end|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|arch'
  b'itect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|emp'
  b'loyee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-'
  b'laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mo'
  b'ther|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driv'
  b'er|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|tw'
  b"in|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2"
  b"\x80\x99]s)\\s+baby\\s+(?:is|was|sleeps|wakes|cries|has|named|arrived|just|keeps|won['\xe2\x80\x99]t))",
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|(?'
  b':granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandchild|st'
  b'epsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|brothers'
  b'|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godson|niece'
  b's|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)|his|her'
  b"|my|their|our|[a-z]+['\xe2\x80\x99]s|me|with|^\\w+)\\b",
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|minor\\s+(?:version|issue'
  b'|bug|change|fix|update|release|detail|inconvenience|problem)|(?:is|was)\\s+(?:a\\s+)?minor\\s+(?:in|and|but|so)'
  b'|baby\\s+(?:steps|project|is\\s+(?:the|his|her|a)\\b)|parser|query|(?:is|was)\\s+his\\s+baby|music|key)\\b|\\bt'
  b'each',
  None),
 ('minors-birth-en', 'minors', False,
  b'\\b(?:(?:born|birthday|birthdate|birth\\s+date|date\\s+of\\s+birth|dob|birth)(?:\\s+(?:is|was|on|in))*\\s*[:,('
  b']?\\s*(?:[\\w.,/-]+[\\s,]+){0,4}?(?:\\d{1,2}[./-]\\d{1,2}[./-])?(?:(?:2009|201[0-9]|202[0-6]))\\b|b\\.?\\s*('
  b'?:(?:2009|201[0-9]|202[0-6]))\\b|(?:gave\\s+birth|had\\s+(?:a|her|their)\\s+(?:baby|son|daughter|first\\s+chi'
  b'ld))\\b|(?:granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|gran'
  b'dchild|stepsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children'
  b'|brothers|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|god'
  b'son|nieces|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy'
  b')(?:\\s+[\\w-]+)?\\s+(?:was|were)\\s+born\\s+(?:\\w+\\s+){0,2}(?:last|this|yesterday|two\\s+(?:weeks|months|'
  b'years)\\s+ago|three\\s+(?:weeks|months|years)\\s+ago|(?:a|\\d+)\\s+(?:weeks?|months?)\\s+ago|[1-9]\\s+years'
  b'\\s+ago|1[0-6]\\s+years\\s+ago|in\\s+(?:january|february|march|april|may|june|july|august|september|october|'
  b'november|december)))',
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|(?'
  b':granddaughter|grandchildren|stepdaughter|foster\\s+child|stepbrother|goddaughter|little\\s+girl|grandchild|st'
  b'epsister|little\\s+one|little\\s+boy|daughters|firstborn|daughter|grandson|godchild|triplets|children|brothers'
  b'|youngest|teenager|stepson|brother|sibling|toddler|student|nephews|sisters|nephew|sister|cousin|godson|niece'
  b's|eldest|oldest|mentee|child|niece|twins|pupil|girls|baby|twin|kids|sons|boys|teen|girl|son|kid|boy)|his|her'
  b"|my|their|our|[a-z]+['\xe2\x80\x99]s|name[sd]?|dob|(?:^|[.!?]\\s*)[a-z]+\\s+(?:was|is)\\s+born)\\b|^[a-z]+\\s+"
  b'(?:was|is)?\\s*born|^[a-z]+\\s*[,(]',
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
  b'|room|ship|send|deliver\\w*|mail|rents?|renting|owns?|bought|place|parents|condo|studio|pick\\s+(?:\\w+\\s+)'
  b'?up|drop\\s+(?:\\w+\\s+)?off)\\b[^\\n;!?]{0,60}?\\b\\d{1,5}(?:[a-z]|[-/]\\d+)?,?\\s+(?:[nsew]\\.?\\s+)?(?:['
  b"\\w'\xe2\x80\x99.-]+\\s+){1,4}(?:boulevard|crescent|broadway|terrace|parkway|highway|gardens|street|avenue|squa"
  b're|circle|drive|court|place|close|grove|trail|alley|wharf|road|lane|blvd|pkwy|mews|hill|walk|quay|ave|way|hw'
  b'y|row|st|rd|ln|dr|ct|pl)\\b',
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|hi'
  b"s|her|my|their|our|me|him|home|apt|apartment|flat|lives?|living|resides?|[a-z]+['\xe2\x80\x99]s)\\b",
  b'\\b(?:office|headquarters?|hq|company|store|shop|branch|venue|conference|warehouse|restaurant|museum|hotel|ho'
  b'spital|school|library|test|fixture|example|placeholder|mock|sample|default|field|api|parser|geocod\\w+|regex|'
  b'validat\\w+|server|datacenter|data\\s+center|clinic|station|meetup)\\b',
  None),
 ('location-home-en', 'location', False,
  b'\\b(?:(?:lives?|living|resid(?:es|ing)|stay(?:s|ing))\\s+(?:at|in|on)\\s+(?:(?:the|number|no\\.?|house|apart'
  b"ment|apt\\.?|flat|unit|room|building|block)\\s+){0,3}(?:[\\w'\xe2\x80\x99.#\xc3\x9faou-]+,?\\s+){0,6}?(?:\\d"
  b'{1,5}[a-z]?(?:[-/]\\d+)?)\\b(?:\\s*[,.;]|\\s*$|\\s+(?:in|near|on|apt|apartment|flat|unit|with|and|[a-z]+\\s*[.'
  b',]))|(?:home|private|personal|residential|his|her|my|their|(?:granddaughter|grandparents|stepdaughter|grandm'
  b'other|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|f'
  b'reelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|develo'
  b'per|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter'
  b'|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|pa'
  b'rtner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-w'
  b'ife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|te'
  b'nant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman'
  b'|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|ma'
  b"n|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s|[a-z]+['\xe2\x80\x99]s)\\s+(?:home\\s+|s"
  b'treet\\s+|postal\\s+|mailing\\s+|residential\\s+|private\\s+|full\\s+)?address\\s*(?:is|was|:|=|\xe2\x80\x94'
  b'|-)\\s*[^\\n;!?]{0,60}\\d|(?:home|his|her|my|their|(?:granddaughter|grandparents|stepdaughter|grandmother|grand'
  b'father|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|a'
  b'ccountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentlem'
  b'an|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|s'
  b'iblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|paren'
  b'ts|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder'
  b'|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern'
  b'|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nann'
  b'y|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|m'
  b"rs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s|[a-z]+['\xe2\x80\x99]s)\\s+(?:home\\s+)?(?:postcode"
  b'|post\\s+code|zip\\s+code|zip|postal\\s+code)\\s*(?:is|:)\\s*\\w*\\d)',
  None,
  b'[/\\\\]\\w|https?|localhost|@|\\b(?:ip|mac|email|e-mail|wallet|bitcoin|memory|virtual|office|headquarters?|c'
  b'ompany|server|service|config|file|code|port|host|docs?|api|endpoint|line|repo|branch|version|module|function'
  b'|test|example|fixture|placeholder|cluster|sector|hex|contract|subnet|loopback|base|years?|people|roommates|k'
  b'ids|children|cats|dogs|(?:19|20)\\d\\d|since|minutes|km|miles|floors?|for)\\b|0x|\\b\\d+\\.\\d+\\.\\d+\\.\\'
  b'd+|\\d\\s*(?:am|pm|%)',
  None),
 ('politics-en', 'politics', False,
  b'\\b(?:(?:member\\s+of|joined|supports?|supporter\\s+of|donat(?:es?|ed|ing)\\s+to|campaign(?:s|ed|ing)?\\s+for'
  b'|volunteer(?:s|ed|ing)?\\s+for|active\\s+in|canvass(?:es|ed)?\\s+for|belongs?\\s+to|left|ran\\s+for|councillo'
  b'r\\s+for|works?\\s+for)\\s+(?:the\\s+)?(?:democratic\\s+socialists\\s+of\\s+america|conservative\\s+party|li'
  b'beral\\s+democrats|libertarian\\s+party|the\\s+conservatives|the\\s+liberal\\s+party|republican\\s+party|democ'
  b'ratic\\s+party|the\\s+labour\\s+party|the\\s+republicans|communist\\s+party|socialist\\s+party|national\\s+fron'
  b't|congress\\s+party|the\\s+democrats|the\\s+far\\s+right|labour\\s+party|green\\s+party|plaid\\s+cymru|the\\'
  b's+tories|tory\\s+party|the\\s+greens|reform\\s+uk|sinn\\s+fein|lib\\s+dems|momentum|the\\s+afd|the\\s+cdu|t'
  b'he\\s+spd|the\\s+dsa|the\\s+ndp|fidesz|labour|ukip|tory|snp|dup|bjp)|(?:vot(?:es?|ed|ing)|is\\s+voting|going'
  b'\\s+to\\s+vote|always\\s+votes)\\s+(?:for\\s+)?(?:the\\s+)?(?:leave\\s+in\\s+the\\s+referendum|the\\s+conserva'
  b'tives|liberal\\s+democrat|the\\s+republicans|the\\s+republican|the\\s+democrats|the\\s+far\\s+right|the\\s+demo'
  b'crat|conservative|the\\s+lib\\s+dems|republicans|republican|the\\s+tories|the\\s+greens|jill\\s+stein|melench'
  b'on|bolsonaro|poilievre|democrats|reform\\s+uk|the\\s+right|thatcher|democrat|the\\s+left|clinton|sanders|kenned'
  b'y|johnson|starmer|erdogan|trudeau|the\\s+afd|the\\s+snp|harris|bernie|reagan|corbyn|farage|macron|le\\s+pen|mer'
  b'kel|scholz|brexit|remain|labour|trump|biden|obama|sunak|putin|milei|orban|green|bush|merz|modi|lula|tory)|(?'
  b':supports?|supported|backs?|campaign(?:s|ed)\\s+for|donated\\s+to|fan\\s+of|supporter\\s+of|hates|admires)\\s'
  b'+(?:donald\\s+|joe\\s+|bernie\\s+)?(?:trump|biden|harris|sanders|bernie|corbyn|farage|starmer|macron|le\\s+p'
  b"en|modi|putin|erdogan|bolsonaro|lula|milei|brexit)|(?:is|am|['\xe2\x80\x99]m|['\xe2\x80\x99]s|was|are|identif("
  b'?:y|ies)\\s+as|considers?\\s+\\w+self|describes?\\s+\\w+self\\s+as)\\s+(?:(?:a|an|very|quite|politically|staunc'
  b'h|lifelong|registered|card-carrying|convinced|committed|proud|self-described|die-hard|moderate|radical|activ'
  b'e|openly|former|self-declared|militant|strongly)\\s+){0,4}(?:democratic\\s+socialist|political\\s+activist|femi'
  b'nist\\s+activist|brexit\\s+supporter|climate\\s+activist|labour\\s+supporter|social\\s+democrat|trump\\s+suppo'
  b'rter|maga\\s+supporter|conservative|anti\\-zionist|labour\\s+voter|libertarian|nationalist|progressive|republic'
  b'an|right\\-wing|monarchist|trotskyist|pro\\-choice|communist|socialist|anarchist|left\\-wing|far\\-right|bre'
  b'xiteer|democrat|far\\-left|neo\\-nazi|trumpist|pro\\-life|marxist|liberal|leftist|fascist|zionist|maoist|tory)s'
  b'?(?:\\s*[.,;!?)]|\\s*$|\\s+(?:and|but|who|voter|activist|in|on\\s+(?:social|economic|immigration)|supporter|'
  b'party|views|so|since|by)\\b)|(?:his|her|my|their|(?:granddaughter|grandparents|stepdaughter|grandmother|grand'
  b'father|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|a'
  b'ccountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentlem'
  b'an|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|s'
  b'iblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|paren'
  b'ts|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder'
  b'|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern'
  b'|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nann'
  b'y|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|m'
  b"rs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s)\\s+(?:political\\s+(?:views|opinions?|beliefs|affilia"
  b'tion)|politics)\\s+(?:is|are|lean)|leans\\s+(?:to\\s+the\\s+)?(?:left|right)\\s+politically|politically\\s+(?:'
  b'left|right|conservative|liberal|active\\s+in))\\b',
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
  b's|sql|url|bot|csv|ui)|conservative\\s+(?:with|about|estimate|garbage|approach|in\\s+(?:his|her)\\s+(?:choice|us'
  b'e|code))|liberal\\s+(?:with|arts|about|use)|progressive\\s+(?:enhancement|web|rendering)|dependenc\\w+|upgrades'
  b'?|estimates?|union\\s+type|vote\\s+(?:count|button))\\b',
  None),
 ('union-en', 'union', False,
  b'\\b(?:(?:member\\s+of|joined|joining|belongs?\\s+to|active\\s+in|organi[sz](?:es?|ing)\\s+(?:for|with)|electe'
  b'd\\s+to|pays?\\s+dues\\s+to|works?\\s+for|represent\\w*\\s+(?:by|in)|sits\\s+on|left|in)\\s+(?:(?:the|a|an|h'
  b"is|her|my|their|local|company['\xe2\x80\x99]?s?)\\s+){0,3}(?:national\\s+education\\s+union|postal\\s+workers"
  b"\\s+union|screen\\s+actors\\s+guild|unite\\s+the\\s+union|teachers'\\s+union|teachers\\s+union|workers'\\s+u"
  b"nion|nurses'\\s+union|works\\s+council|labour\\s+union|nurses\\s+union|trade\\s+union|labor\\s+union|union\\s+l"
  b'ocal|rail\\s+union|teamsters|ig\\s+metall|sag\\-aftra|afl\\-cio|unison|ver\\.di|union|aslef|seiu|ibew|uaw|usw'
  b'|cwa|iww|rmt|gmb|cgt)\\b|(?:union|trade\\s+union|trade-union)\\s+(?:member|representative|rep|organi[sz]er|stew'
  b'ard|delegate|activist|official|dues|card|membership)|shop\\s+steward|(?:is|are|was|got)\\s+(?:a\\s+)?(?:unioni['
  b'sz]ed|trade\\s+unionist|unionist)|unioni[sz]ing\\s+(?:his|her|my|their))',
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|hi'
  b's|her|my|their|^\\w+)\\b',
  b'\\b(?:union\\s+(?:types?|all|query|find|jack|square|station|find)|(?:configuration|pull\\s+request|architecture'
  b'|application|spreadsheet|repository|classifier|test\\s+suite|deployment|kubernetes|simulation|framework|inter'
  b'face|parameter|component|extension|algorithm|dashboard|directory|container|benchmark|endpoint|codebase|datab'
  b'ase|instance|function|variable|platform|compiler|pipeline|template|software|firmware|computer|frontend|libra'
  b'ry|package|project|service|cluster|website|dataset|fixture|release|version|backlog|process|element|machine|m'
  b'acbook|printer|backend|company|startup|product|feature|server|column|schema|struct|method|module|widget|port'
  b'al|system|script|plugin|corpus|parser|branch|commit|sprint|button|dialog|layout|folder|docker|thread|string|'
  b'buffer|config|laptop|router|design|policy|table|field|class|model|build|theme|query|graph|array|cache|queue|'
  b'chart|logic|code|repo|enum|site|tool|data|test|mock|menu|form|html|json|yaml|file|port|node|tree|game|team|a'
  b'pp|api|row|css|sql|url|bot|csv|ui)|types?|sql|select|typescript|credit\\s+union|european\\s+union|soviet\\s+uni'
  b'on|discriminated|tagged|student\\s+union)\\b',
  None),
 ('sexuality-en', 'sexuality', False,
  b"(?:(?:(?:(?:\\b(?:is|was|are|were|am|be|been|being|became|becoming|turned|went)\\b|['\xe2\x80\x99](?:m|s|re"
  b')\\b))|\\b(?:identif(?:y|ies|ied)\\s+as|came\\s+out\\s+as|coming\\s+out\\s+as|comes\\s+out\\s+as|out\\s+as|des'
  b'cribes?\\s+\\w+self\\s+as|considers?\\s+\\w+self))\\s+(?:(?:a|an|the|openly|secretly|also|now|proudly|still|no'
  b't|closeted|out\\s+as|probably|in|only|proud|young|married\\s+and)\\s+){0,3}(?:in\\s+an\\s+open\\s+relationship'
  b'|a\\s+transgender\\s+woman|attracted\\s+to\\s+women|a\\s+transgender\\s+man|attracted\\s+to\\s+both|attracte'
  b'd\\s+to\\s+men|in\\s+the\\s+closet|a\\s+trans\\s+woman|heterosexual|gender\\-fluid|a\\s+drag\\s+queen|transge'
  b'nder|transsexual|genderqueer|genderfluid|polyamorous|a\\s+trans\\s+man|homosexual|non\\-binary|out\\s+as\\s+g'
  b'ay|demisexual|omnisexual|pansexual|aromantic|nonbinary|a\\s+lesbian|into\\s+bdsm|gay\\s+or\\s+bi|bisexual|st'
  b'raight|intersex|closeted|lesbian|asexual|agender|queer|trans|lgbtq|poly|lgbt|gay|bi)(?:\\s+(?:and|but|man|wom'
  b'an|guy|person|couple|teenager|male|female|who|so|in|since|or|with|at|to|dad|mom|parent|colleague)\\b|\\s*[.,;:'
  b'!?)]|\\s*$)|\\b(?:gay|lesbian|trans|transgender|queer|bisexual|nonbinary|non-binary)\\s+(?:man|woman|son|daught'
  b'er|brother|sister|friend|colleague|uncle|aunt|cousin|neighbou?r|couple|teenager|dad|mom|boss|child|kid)\\b|\\b'
  b'married\\s+to\\s+his\\s+husband|\\bmarried\\s+to\\s+her\\s+wife|\\bhis\\s+(?:husband|boyfriend)\\b|\\bher\\s'
  b'+(?:wife|girlfriend)\\b|\\b(?:sexual\\s+(?:orientation|preference|identity)\\s+is|came\\s+out\\s+(?:to\\s+(?:hi'
  b's|her|my|their)|last|at\\s+(?:work|\\d+)|in\\s+\\d+)|(?:his|her|my|their)\\s+(?:coming\\s+out|sex\\s+life|gende'
  b'r\\s+transition|sexuality|sexual\\s+(?:orientation|partners?))|having\\s+an\\s+affair|(?:his|her|their)\\s+tr'
  b'ansition\\s+from\\s+(?:male|female)))',
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
  b'as|have|had|suffers?|got|lives?|with)\\b)|\\b(?:gay-lussac|bi\\s+(?:tool|dashboard|team|report\\w*|platform|'
  b'developer|analyst)|trans\\s+(?:fat|atlantic|component)|power\\s+bi|(?:is|was|came)\\s+straight\\s+(?:forward'
  b'|to|into|from|line|a)|straight\\s+(?:line|edge|forward|to|up)|(?:release|version|update|book|movie|album|game'
  b'|song|feature|episode|iphone|patch|model|trailer)s?\\s+(?:that\\s+)?(?:came|coming)\\s+out|sql|enum|poly\\s+'
  b'(?:mesh|count|line|gon)|fill|api|react)\\b|\\b(?:python|rust|node|django|ios|android|windows|swift|java)\\b[^.]'
  b'*came\\s+out',
  None),
 ('genetics-en', 'genetics', False,
  b'\\b(?:(?:carr(?:y|ies|ied|ying)|carrier\\s+(?:of|for)|has|have|had|inherited|tested\\s+positive\\s+for|posit'
  b'ive\\s+for|with|found|shows?|showed|revealed|reveals|confirmed|homozygous\\s+for|heterozygous\\s+for)\\s+(?:'
  b"[\\w'\xe2\x80\x99-]+\\s+){0,5}(?:brca\\s?[12]?|apoe\\s?[e4-]*\\w*|mthfr|factor\\s+v\\s+leiden|lynch\\s+syndro"
  b"me|huntington\\w*(?:['\xe2\x80\x99]s)?\\s+gene|cftr|(?:gene|genetic|chromosom\\w+|hereditary)\\s+(?:mutation|"
  b'variant|defect|disorder|disease|condition|predisposition|marker|risk|abnormality)|[\\w-]+\\s+(?:gene|mutation|'
  b'allele)|trisomy|extra\\s+chromosome|genetic\\s+\\w+|mutation)\\b|(?:his|her|my|their|(?:granddaughter|grandp'
  b'arents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentic'
  b'e|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|'
  b'assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|'
  b'teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|'
  b'manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|tra'
  b'inee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|siste'
  b'r|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|nie'
  b'ce|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|t'
  b"hey|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)['\xe2\x80\x99]s|[a-z]+["
  b"'\xe2\x80\x99]s)\\s+(?:\\w+\\s+)?(?:23andme|ancestrydna|dna|genome|genetic|genotype|genes|gene)\\s*(?:test|re"
  b'sults?|report|profile|sequence|sequencing|data|is|was|show\\w*|raw|sample|say)|(?:is|was|are|am)\\s+(?:a\\s+|an'
  b'\\s+)?(?:(?:\\w+|sickle\\s+cell|cystic\\s+fibrosis|tay-sachs)\\s+){0,3}carrier\\b|(?:did|took|had|has\\s+taken|'
  b'got)\\s+(?:a|an|his|her|my)\\s+(?:23andme|dna|genetic|gene|ancestrydna)\\s*(?:test|kit|screening)?|genetica'
  b'lly\\s+predisposed|dna\\s+(?:test|results?)\\s+(?:show\\w*|reveal\\w*|says?))',
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|hi'
  b's|her|my|their|results|^\\w+)\\b',
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|graphql|genetic\\s+(?:alg'
  b'orithm|programming)|mutation\\s+(?:testing|observer|resolver|score)|network\\s+carrier|mobile|phone|aircraft|c'
  b'arrier\\s+(?:of\\s+(?:the\\s+)?(?:context|data|information)|lock|wave|pigeon)|general|generic|generator|generat'
  b"ion|freight|shipping|react|rna-seq|vcf)\\b|\\bin\\s+(?:our|the\\s+company['\xe2\x80\x99]?s?)\\s+dna",
  None),
 ('biometrics-en', 'biometrics', False,
  b'\\b(?:(?:his|her|my|their|(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlf'
  b'riend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\'
  b'-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|'
  b'candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roomma'
  b'te|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|gran'
  b'dma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client'
  b'|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|t'
  b'ester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|use'
  b'r|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|'
  b"mr|ms|ex|he|we|i)['\xe2\x80\x99]s|[a-z]+['\xe2\x80\x99]s|(?:granddaughter|grandparents|stepdaughter|grandmothe"
  b'r|grandfather|supervisor|girlfriend|grandchild|stepmother|stepfather|apprentice|ex\\-husband|contractor|freel'
  b'ancer|accountant|colleague|co\\-worker|neighbour|boyfriend|housemate|professor|assistant|secretary|developer|'
  b'gentleman|recruiter|cofounder|candidate|applicant|architect|customer|coworker|teammate|neighbor|daughter|chi'
  b'ldren|siblings|grandson|roommate|flatmate|landlord|employee|designer|engineer|manager|fiancee|husband|partne'
  b'r|parents|brother|sibling|grandma|grandpa|stepson|in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|'
  b'founder|patient|analyst|client|friend|fiance|spouse|mother|father|parent|sister|cousin|nephew|in\\-law|tenant'
  b'|intern|lawyer|person|mentor|tester|family|bestie|driver|child|twins|uncle|niece|tutor|pupil|coach|woman|own'
  b'er|nanny|buddy|nurse|guest|user|boss|wife|kids|baby|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|gu'
  b'y|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)\\s+(?:has\\s+)?(?:registered|enrolled|submitted|gave|provided|'
  b'uses|unlocks\\s+\\w+\\s+with)(?:\\s+(?:a|an|his|her|the|my|their))?)\\s+(?:(?:left|right|index|thumb|register'
  b'ed|enrolled|stored|scanned|own)\\s+){0,2}(?:fingerprints?|thumbprint|face\\s+(?:scan|template|embedding|encodi'
  b'ng|geometry|id\\s+(?:scan|template|data))|facial\\s+(?:scan|recognition\\s+(?:data|template|profile)|features|g'
  b'eometry|biometrics)|iris\\s+(?:scan|template|pattern|code)|retinal?\\s+(?:scan|pattern)|voice\\s?print|voic'
  b'e\\s+(?:profile|biometrics)|biometric\\s+(?:data|template|profile|id|passport\\s+data|hash)|biometrics|palm'
  b'\\s+(?:print|vein\\w*|scan)|faceprint|gait\\s+(?:pattern|profile)))\\b',
  None,
  b'\\b(?:browser\\s+fingerprint|ssh|gpg|tls|certificate|key\\s+fingerprint|public\\s+key|hash\\s+of\\s+the|commit'
  b'|build|docker|login\\s+for|library|demo|iris\\s+dataset|retina\\s+display|canvas|dataset|fingerprint\\s+of\\s'
  b'+the|device\\s+fingerprint)\\b',
  None),
 ('crime-en', 'crime', False,
  b'\\b(?:convicted\\s+(?:of|for|in|felon|sex)|(?:has|have|had|got)\\s+(?:a\\s+|an\\s+|two\\s+|several\\s+|prio'
  b'r\\s+|previous\\s+)*(?:\\w+\\s+)?(?:criminal\\s+(?:record|convictions?|past|history)|convictions?|felony|dui|'
  b'dwi|rap\\s+sheet|arrest\\s+warrant|restraining\\s+order|(?:(?:domestic\\s+violence|dangerous\\s+driving|money'
  b'\\s+laundering|drug\\s+trafficking|drug\\s+possession|insider\\s+trading|sexual\\s+assault|identity\\s+theft|a'
  b'nimal\\s+cruelty|drunk\\s+driving|a\\s+misdemeanor|manslaughter|embezzlement|drug\\s+dealing|tax\\s+evasion|s'
  b'hoplifting|trafficking|hit\\s+and\\s+run|possession|harassment|kidnapping|vandalism|blackmail|extortion|burgla'
  b'ry|stalking|a\\s+felony|speeding|assault|robbery|perjury|forgery|battery|hacking|a\\s+crime|bribery|murder|fra'
  b'ud|theft|arson|rape|dui|dwi))\\s+(?:charge|conviction)s?)|(?:in|to|from|of|out\\s+of)\\s+(?:prison|jail)\\b|'
  b'(?:went|sent|goes|back)\\s+to\\s+(?:prison|jail)|(?:is|was|been|are|were)\\s+(?:out\\s+|currently\\s+|release'
  b'd\\s+|still\\s+)?(?:on|under)\\s+(?:probation|parole|house\\s+arrest|criminal\\s+investigation|investigation\\'
  b's+for)|(?:was|were|got|been|is|being)\\s+(?:\\w+\\s+)?(?:arrested|jailed|imprisoned|incarcerated|indicted|sente'
  b'nced\\s+to|found\\s+guilty|charged\\s+with|accused\\s+of|caught\\s+(?:shoplifting|stealing|driving\\s+drunk|de'
  b'aling)|prosecuted)|(?:pleaded|pled|found)\\s+guilty|(?:arrest(?:ed)?|charged|fined|trial|wanted|investigated|'
  b'sued|court)\\s+(?:for|with|over)\\s+(?:\\w+\\s+)?(?:domestic\\s+violence|dangerous\\s+driving|money\\s+launderi'
  b'ng|drug\\s+trafficking|drug\\s+possession|insider\\s+trading|sexual\\s+assault|identity\\s+theft|animal\\s+cru'
  b'elty|drunk\\s+driving|a\\s+misdemeanor|manslaughter|embezzlement|drug\\s+dealing|tax\\s+evasion|shoplifting|'
  b'trafficking|hit\\s+and\\s+run|possession|harassment|kidnapping|vandalism|blackmail|extortion|burglary|stalking'
  b'|a\\s+felony|speeding|assault|robbery|perjury|forgery|battery|hacking|a\\s+crime|bribery|murder|fraud|theft|ar'
  b'son|rape|dui|dwi)|(?:registered\\s+sex\\s+offender|ex-con\\b|ex-convict|ex-offender|convicted\\s+felon|is\\s+'
  b'a\\s+felon)|served\\s+(?:\\w+\\s+){1,3}(?:for|in\\s+(?:prison|jail)|behind\\s+bars)|(?:wears|has)\\s+an\\s+a'
  b'nkle\\s+monitor|behind\\s+bars|\\bdui\\s+(?:on|in|last)|criminal\\s+record|(?:does|doing|did|ordered|sentence'
  b'd\\s+to)\\s+(?:\\w+\\s+){0,3}community\\s+service\\s+(?:for|after|as\\s+a)|stole\\s+(?:\\w+\\s+){0,3}(?:from\\s'
  b'+(?:his|her|my|their)|money|cars?))',
  b'\\b(?:(?:granddaughter|grandparents|stepdaughter|grandmother|grandfather|supervisor|girlfriend|grandchild|ste'
  b'pmother|stepfather|apprentice|ex\\-husband|contractor|freelancer|accountant|colleague|co\\-worker|neighbour|bo'
  b'yfriend|housemate|professor|assistant|secretary|developer|gentleman|recruiter|cofounder|candidate|applicant|'
  b'architect|customer|coworker|teammate|neighbor|daughter|children|siblings|grandson|roommate|flatmate|landlord'
  b'|employee|designer|engineer|manager|fiancee|husband|partner|parents|brother|sibling|grandma|grandpa|stepson|'
  b'in\\-laws|teacher|student|trainee|trainer|someone|ex\\-wife|founder|patient|analyst|client|friend|fiance|spous'
  b'e|mother|father|parent|sister|cousin|nephew|in\\-law|tenant|intern|lawyer|person|mentor|tester|family|bestie|'
  b'driver|child|twins|uncle|niece|tutor|pupil|coach|woman|owner|nanny|buddy|nurse|guest|user|boss|wife|kids|bab'
  b'y|twin|aunt|girl|lady|lead|they|mom|mum|dad|son|kid|man|guy|boy|mrs|ceo|cto|she|you|who|mr|ms|ex|he|we|i)|hi'
  b's|her|my|their|him|^\\w+)\\b',
  b'\\b(?:(?:configuration|pull\\s+request|architecture|application|spreadsheet|repository|classifier|test\\s+suite'
  b'|deployment|kubernetes|simulation|framework|interface|parameter|component|extension|algorithm|dashboard|dire'
  b'ctory|container|benchmark|endpoint|codebase|database|instance|function|variable|platform|compiler|pipeline|t'
  b'emplate|software|firmware|computer|frontend|library|package|project|service|cluster|website|dataset|fixture|'
  b'release|version|backlog|process|element|machine|macbook|printer|backend|company|startup|product|feature|serv'
  b'er|column|schema|struct|method|module|widget|portal|system|script|plugin|corpus|parser|branch|commit|sprint|'
  b'button|dialog|layout|folder|docker|thread|string|buffer|config|laptop|router|design|policy|table|field|class'
  b'|model|build|theme|query|graph|array|cache|queue|chart|logic|code|repo|enum|site|tool|data|test|mock|menu|fo'
  b'rm|html|json|yaml|file|port|node|tree|game|team|app|api|row|css|sql|url|bot|csv|ui)|probation\\s+period|trial'
  b'\\s+period|vendor\\s+lock|prison\\s+(?:architect|break)|jail\\s+(?:break|shell|time\\s+series)|chroot|freebsd'
  b'|fail2ban|sandbox|podcast|novel|series|movie|film|card|fee|credit|invoice|subscription|battery|accused\\s+of\\'
  b's+(?:over|bike)|dataset)\\b',
  None))

TOKENS = {}

WORDS = {'': (("'m", (14,)), ("'s", (14,)), ('(', (14,)), (',', (14,)), ('b.', (17,)), ('bi', (22,)), ('ct', (18,)),
      ('dr', (18,)), ('is', (14,)), ('ln', (18,)), ('pl', (18,)), ('rd', (18,)), ('st', (18,)), ('yo', (14,)),
      ('’m', (14,)), ('’s', (14,))),
 "'re": (("'re", (14,)),),
 '-ge': (('-generation', (13,)),),
 '10t': (('10th grade', (15,)), ('10th grader', (16,))),
 '11t': (('11th grade', (15,)), ('11th grader', (16,))),
 '12-': (('12-step program', (3,)),),
 '12t': (('12th grade', (15,)),),
 '1st': (('1st grade', (15,)), ('1st grader', (16,))),
 '23a': (('23andme', (23,)),),
 '2nd': (('2nd grade', (15,)), ('2nd grader', (16,))),
 '3rd': (('3rd grade', (15,)), ('3rd grader', (16,))),
 '4th': (('4th grade', (15,)), ('4th grader', (16,))),
 '5th': (('5th grade', (15,)), ('5th grader', (16,))),
 '6th': (('6th grade', (15,)), ('6th grader', (16,))),
 '7th': (('7th grade', (15,)), ('7th grader', (16,))),
 '8th': (('8th grade', (15,)), ('8th grader', (16,))),
 '9th': (('9th grade', (15,)), ('9th grader', (16,))),
 'a b': (('a believer', (8,)), ('a brahmin', (11,))),
 'a c': (('a cancer patient', (5,)), ('a cancer survivor', (5,)), ('a christian', (8,))),
 'a d': (('a dalit', (11,)), ('a diabetic', (5,)), ('a dialysis patient', (5,)), ('a disabled', (5,)),
         ('a drag queen', (22,)), ('a drug addict', (5,))),
 'a h': (('a haemophiliac', (5,)), ('a hemophiliac', (5,))),
 'a j': (('a jew', (8,)),),
 'a l': (('a lesbian', (22,)),),
 'a m': (('a man of color', (11,)), ('a man of colour', (11,))),
 'a p': (('a person of color', (11,)), ('a person of colour', (11,))),
 'a r': (('a recovering addict', (5,)), ('a recovering alcoholic', (5,))),
 'a s': (('a stroke survivor', (5,)),),
 'a t': (('a trans man', (22,)), ('a trans woman', (22,)), ('a transgender man', (22,)),
         ('a transgender woman', (22,)), ('a type 1 diabetic', (5,)), ('a type 2 diabetic', (5,))),
 'a w': (('a wheelchair user', (5,)), ('a woman of color', (11,)), ('a woman of colour', (11,))),
 'aa ': (('aa meetings', (3,)),),
 'abi': (('abilify', (2,)),),
 'abo': (('aboriginal', (11,)), ('abort', (6,)), ('abortion', (3,))),
 'acc': (('accused', (25,)),),
 'aci': (('acid reflux', (0, 1)),),
 'ada': (('adalimumab', (2,)),),
 'add': (('adderall', (2,)), ('addicted to alcohol', (5,)), ('addicted to cocaine', (5,)),
         ('addicted to drugs', (5,)), ('addicted to gambling', (5,)), ('addicted to heroin', (5,)),
         ('addicted to nicotine', (5,)), ('addicted to opioids', (5,)), ('addicted to painkillers', (5,)),
         ('addicted to pills', (5,)), ('addiction', (0, 1)), ('addiction counselor', (4,)), ('addison', (0, 1)),
         ('address', (19,))),
 'adh': (('adhd', (0, 1)),),
 'adv': (('adventist', (8,)),),
 'aff': (('affair', (22,)),),
 'afi': (('afib', (0, 1)),),
 'afl': (('afl-cio', (21,)),),
 'afr': (('african american', (11,)), ('african-american', (11,)), ('afro-american', (11,)),
         ('afro-brazilian', (11,)), ('afro-caribbean', (11,)), ('afro-latina', (11,)), ('afro-latino', (11,))),
 'aft': (('after-school care', (15,)),),
 'age': (('age', (14,)), ('aged', (14,)), ('agender', (22,)), ('ages', (14,))),
 'ago': (('agoraphobia', (0, 1)),),
 'ahm': (('ahmadi', (8,)),),
 'aid': (('aids', (0, 1)),),
 'ain': (('ainu', (11,)),),
 'ala': (('alawite', (8,)),),
 'alb': (('albuterol', (2,)),),
 'alc': (('alcohol', (6,)), ('alcohol addiction', (0, 1)), ('alcohol detox', (3,)), ('alcohol problem', (0, 1)),
         ('alcoholic', (5,)), ('alcoholics anonymous', (3,)), ('alcoholism', (0, 1))),
 'ale': (('alevi', (8,)),),
 'all': (('allah', (9,)), ('allerg', (7,)), ('allergic', (5,)), ('allergies', (0, 1)), ('allergist', (4,)),
         ('allergy', (0, 1)), ('alley', (18,))),
 'alm': (('almost blind', (5,)),),
 'alo': (('alopecia', (0, 1)),),
 'alp': (('alprazolam', (2,)),),
 'als': (('als', (0, 1)),),
 'alt': (('altar server', (10,)),),
 'alz': (('alzheimer', (0, 1)),),
 'ama': (('amazigh', (11,)),),
 'amb': (('ambien', (2,)),),
 'amh': (('amhara', (11,)),),
 'ami': (('amish', (8,)), ('amitriptyline', (2,))),
 'aml': (('amlodipine', (2,)),),
 'amo': (('amoxicillin', (2,)),),
 'amp': (('amput', (6,)), ('amputation', (0, 1, 3))),
 'an ': (('an addict', (5,)), ('an agnostic', (8,)), ('an aids patient', (5,)), ('an alcoholic', (5,)),
         ('an amputee', (5,)), ('an asthmatic', (5,)), ('an epileptic', (5,)), ('an operation on', (3,))),
 'ana': (('anaemia', (0, 1)), ('anaemic', (5,)), ('anaphyla', (7,)), ('anaphylaxis', (0, 1)), ('anarchist', (20,))),
 'anc': (('ancest', (13,)), ('ancestrydna', (23,))),
 'ane': (('anemia', (0, 1)), ('anemic', (5,)), ('aneurysm', (0, 1))),
 'ang': (('angina', (0, 1)), ('angioedema', (0, 1)), ('angioplasty', (3,)), ('anglican', (8,))),
 'ani': (('animist', (8,)),),
 'ank': (('ankle monitor', (25,)),),
 'ano': (('anorexia', (0, 1)), ('anorexic', (5,))),
 'ant': (('antabuse', (2,)), ('anti-zionist', (20,)), ('antibiotics', (2,)), ('antidepressant', (2,)),
         ('antidepressants', (2,)), ('antihistamines', (2,)), ('antipsychotic', (2,)), ('antipsychotics', (2,)),
         ('antiretrovirals', (2,))),
 'anx': (('anxiety', (0, 1)),),
 'apa': (('apache', (11,)), ('apartment', (19,))),
 'api': (('apixaban', (2,)),),
 'apo': (('apoe', (23,)),),
 'app': (('appendectomy', (3,)), ('appendicitis', (0, 1))),
 'apt': (('apt', (19,)),),
 'ara': (('arab', (11,)), ('arab american', (11,)), ('arab-american', (11,))),
 'are': (('are', (14,)),),
 'ari': (('aricept', (2,)), ('aripiprazole', (2,))),
 'aro': (('aromantic', (22,)),),
 'arr': (('arrest', (25,)), ('arrhythmia', (0, 1))),
 'art': (('arthritis', (0, 1)),),
 'ase': (('asexual', (22,)),),
 'ash': (('ashanti', (11,)), ('ashkenazi', (11,)), ('ashkenazi jewish', (11,))),
 'asi': (('asian', (12,)), ('asian american', (11,)), ('asian-american', (11,))),
 'asl': (('aslef', (21,)),),
 'asp': (('asperger', (0, 1)),),
 'ast': (('asthma', (0, 1)), ('asthmatic', (5,))),
 'asy': (('asylum', (13,)),),
 'ate': (('atenolol', (2,)),),
 'ath': (('atheis', (9,)), ('atheist', (8,))),
 'ati': (('ativan', (2,)),),
 'ato': (('atomoxetine', (2,)), ('atorvastatin', (2,))),
 'atr': (('atrial fibrillation', (0, 1)),),
 'att': (('attracted to both', (22,)), ('attracted to men', (22,)), ('attracted to women', (22,))),
 'aut': (('autism', (0, 1)), ('autistic', (5,))),
 'ave': (('ave', (18,)), ('avenue', (18,))),
 'aym': (('aymara', (11,)),),
 'b. ': (('b. ', (17,)),),
 'bab': (('babies', (16,)), ('baby', (16,)), ('baby boy', (16,)), ('baby girl', (16,))),
 'bac': (('back injury', (0, 1)), ('back pain', (0, 1)), ('back problems', (0, 1)), ('back surgery', (3,)),
         ('background', (13,))),
 'bah': (("baha'i", (8,)), ('bahai', (8,))),
 'bal': (('baloch', (11,)),),
 'bap': (('baptis', (10,)), ('baptist', (8,)), ('baptiz', (10,))),
 'bar': (('bariatric surgery', (3,)),),
 'bed': (('bedouin', (11,)), ('bedridden', (5,))),
 'beh': (('behind bars', (25,)),),
 'bel': (('belie', (9,)),),
 'ben': (('bengali', (11,)), ('benzodiazepines', (2,))),
 'ber': (('berber', (11,)), ('bernie', (20,))),
 'bet': (('beta blocker', (2,)), ('beta blockers', (2,))),
 'bib': (('bible', (10,)),),
 'bid': (('biden', (20,)),),
 'bik': (('biktarvy', (2,)),),
 'bin': (('binge eating', (0, 1)),),
 'bio': (('biometric', (24,)), ('biopsy', (3,))),
 'bip': (('bipoc', (11,)), ('bipolar', (0, 1, 5)), ('bipolar disorder', (0, 1))),
 'bir': (('biracial', (11, 13)), ('birth', (6, 17)), ('birth control', (2,)), ('birthday', (14,))),
 'bis': (('bisexual', (22,)), ('bishop', (10,)), ('bisoprolol', (2,))),
 'bjp': (('bjp', (20,)),),
 'bla': (('black', (12,)), ('black american', (11,)), ('black british', (11,)), ('black-skinned', (11,)),
         ('bladder problems', (0, 1))),
 'bli': (('blind', (5,)), ('blind in', (5,)), ('blind since', (5,))),
 'blo': (('blood', (6, 13)), ('blood clot', (0, 1)), ('blood thinner', (2,)), ('blood thinners', (2,)),
         ('blood transfusion', (3,))),
 'blv': (('blvd', (18,)),),
 'bmi': (('bmi', (6,)),),
 'boa': (('boarding school', (15,)),),
 'bod': (('body dysmorphia', (0, 1)),),
 'bol': (('bolsonaro', (20,)),),
 'bon': (('bone marrow transplant', (3,)),),
 'bor': (('borderline personality', (0, 1)), ('born', (17,)), ('born again christian', (8,)), ('born blind', (5,)),
         ('born deaf', (5,)), ('born to', (13,)), ('born-again christian', (8,))),
 'bou': (('boulevard', (18,)),),
 'boy': (('boy scouts', (15,)), ('boyfriend', (22,))),
 'bpd': (('bpd', (0, 1)),),
 'bra': (('brahmin', (11,)), ('braille', (6,)), ('brain injury', (0, 1)), ('brain surgery', (3,))),
 'brc': (('brca', (23,)),),
 'bre': (('breakdown', (0, 1)), ('breastfe', (6,)), ('breastfeeding', (5,)), ('brexit', (20,)),
         ('brexit supporter', (20,)), ('brexiteer', (20,))),
 'bri': (('british asian', (11,)), ('british indian', (11,)), ('british nigerian', (11,)),
         ('british pakistani', (11,))),
 'bro': (('broadway', (18,)), ('broke her', (6,)), ('broke his', (6,)), ('broke my', (6,)),
         ('broken ankle', (0, 1)), ('broken arm', (0, 1)), ('broken foot', (0, 1)), ('broken hip', (0, 1)),
         ('broken leg', (0, 1)), ('broken wrist', (0, 1)), ('bronchitis', (0, 1)), ('brown', (12,)),
         ('brown-skinned', (11,))),
 'bud': (('buddhism', (9,)), ('buddhist', (8,))),
 'bul': (('bulimia', (0, 1)), ('bulimic', (5,))),
 'bup': (('buprenorphine', (2,)), ('bupropion', (2,))),
 'bur': (('burned out', (5,)), ('burnout', (0, 1)), ('burnt out', (5,)), ('burqa', (10,)), ('bursitis', (0, 1))),
 'bus': (('bush', (20,)),),
 'byp': (('bypass surgery', (3,)),),
 'c-s': (('c-section', (3,)),),
 'cae': (('caesarean', (3,)),),
 'cal': (('calvinist', (8,)),),
 'cam': (('came from', (13,)), ('came out', (22,))),
 'can': (('cancer', (0, 1)), ('cancer clinic', (4,)), ('cancer surgery', (3,)), ('cantor', (10,))),
 'car': (('carbamazepine', (2,)), ('carcinoma', (0, 1)), ('cardiologist', (4,)), ('cardiomyopathy', (0, 1)),
         ('carpal tunnel', (0, 1)), ('carrier', (23,))),
 'cat': (('cataract', (0, 1)), ('cataracts', (0, 1)), ('catechist', (10,)), ('catholic', (8,)),
         ('catholicism', (9,))),
 'cau': (('caucasian', (11,)),),
 'cbt': (('cbt', (3,)),),
 'cd4': (('cd4', (6,)),),
 'cel': (('celiac', (0, 1, 5)), ('celiac disease', (0, 1))),
 'cer': (('cerebral palsy', (0, 1)),),
 'ces': (('cesarean', (3,)),),
 'cfs': (('cfs', (0, 1)),),
 'cgt': (('cgt', (21,)),),
 'cha': (('chaplain', (10,)), ('charged', (25,))),
 'che': (('chechen', (11,)), ('chemo', (3, 6)), ('chemo drugs', (2,)), ('chemotherapy', (3,)), ('cherokee', (11,))),
 'chi': (('chicana', (11,)), ('chicano', (11,)), ('chickenpox', (0, 1)), ('chinese american', (11,)),
         ('chinese-american', (11,))),
 'chl': (('chlamydia', (0, 1)),),
 'cho': (('choctaw', (11,)), ('choir', (10,)), ('cholesterol', (6,))),
 'chr': (('christian', (8,)), ('christianity', (9,)), ('chromosom', (23,)), ('chronic condition', (0, 1)),
         ('chronic fatigue', (0, 1)), ('chronic headaches', (0, 1)), ('chronic illness', (0, 1)),
         ('chronic pain', (0, 1)), ('chronically ill', (5,))),
 'chu': (('church', (9, 10)), ('church elder', (10,)), ('churchwarden', (10,))),
 'cir': (('circassian', (11,)), ('circle', (18,)), ('cirrhosis', (0, 1))),
 'cit': (('citalopram', (2,)),),
 'cla': (('claustrophobia', (0, 1)),),
 'cle': (('clean for', (5,)), ('cleft lip', (0, 1))),
 'cli': (('climate activist', (20,)), ('clinical depression', (0, 1)), ('clinically depressed', (5,)),
         ('clinton', (20,))),
 'clo': (('clomid', (2,)), ('clonazepam', (2,)), ('clopidogrel', (2,)), ('close', (18,)), ('closeted', (22,)),
         ('clozapine', (2,))),
 'clu': (('cluster headaches', (0, 1)),),
 'coc': (('cochlear implant', (0, 1)),),
 'cod': (('codeine', (2,)),),
 'coe': (('coeliac', (0, 1, 5)), ('coeliac disease', (0, 1))),
 'cog': (('cognitive behavioral therapy', (3,)), ('cognitive behavioural therapy', (3,))),
 'col': (('colitis', (0, 1)), ('colonoscopy', (3,)), ('color blind', (5,)), ('color blindness', (0, 1)),
         ('color-blind', (5,)), ('colorblind', (5,)), ('colour blind', (5,)), ('colour blindness', (0, 1)),
         ('colour-blind', (5,)), ('colourblind', (5,))),
 'com': (('coming out', (22,)), ('committed christian', (8,)), ('communion', (10,)), ('communist', (20,)),
         ('communist party', (20,)), ('community service', (25,)), ('completely blind', (5,)),
         ('completely deaf', (5,))),
 'con': (('conceive', (6,)), ('concerta', (2,)), ('concussion', (0, 1)), ('confession', (10,)), ('confucian', (8,)),
         ('congress party', (20,)), ('conservative', (20,)), ('conservative party', (20,)), ('convert', (9,)),
         ('convict', (25,))),
 'cop': (('copd', (0, 1)), ('copt', (8,)), ('coptic', (8,)), ('coptic christian', (8,))),
 'cor': (('corbyn', (20,)), ('corticosteroids', (2,)), ('cortisone', (2,))),
 'cou': (('coumadin', (2,)), ('counsel', (6,)), ('counsellor', (4,)), ('counselor', (4,)),
         ('couples therapy', (3,)), ('court', (18,))),
 'cov': (('covid', (0, 1)), ('covid-19', (0, 1))),
 'cpa': (('cpap', (6,)),),
 'cre': (('creche', (15,)), ('creole', (11,)), ('crescent', (18,))),
 'cri': (('crimean tatar', (11,)), ('criminal', (25,)), ('critically ill', (5,))),
 'cro': (('crohn', (0, 1)),),
 'cru': (('crucifix', (10,)), ('crutches', (6,))),
 'cub': (('cub scouts', (15,)), ('cuban american', (11,)), ('cuban-american', (11,))),
 'cus': (('cushing', (0, 1)), ('custody', (25,))),
 'cwa': (('cwa', (21,)),),
 'cym': (('cymbalta', (2,)),),
 'cys': (('cyst', (0, 1)), ('cystic fibrosis', (0, 1))),
 'dal': (('dalit', (11,)),),
 'dao': (('daoist', (8,)),),
 'dar': (('dark-skinned', (11,)),),
 'day': (('day care', (15,)), ('daycare', (15,))),
 'dea': (('deacon', (10,)), ('deaconess', (10,)), ('deaf', (5,)), ('deaf in', (5,)), ('deaf since', (5,)),
         ('deaf-mute', (5,)), ('deafblind', (5,))),
 'dei': (('deist', (8,)),),
 'dem': (('dementia', (0, 1)), ('demisexual', (22,)), ('democrat', (20,)), ('democratic party', (20,)),
         ('democratic socialist', (20,)), ('democratic socialists of america', (20,)), ('democrats', (20,))),
 'den': (('dengue', (0, 1)),),
 'dep': (('depressed', (5,)), ('depression', (0, 1))),
 'der': (('dermatologist', (4,)),),
 'des': (('descen', (13,)),),
 'det': (('detox', (3,)),),
 'dev': (('devout christian', (8,)),),
 'dia': (('diabetes', (0, 1)), ('diabetic', (5,)), ('diabetologist', (4,)), ('diagnosis', (6,)),
         ('dialysis', (0, 1, 3)), ('diazepam', (2,))),
 'dis': (('disab', (6,)), ('disabilities', (0, 1)), ('disability', (0, 1)), ('disabled after', (5,)),
         ('disabled since', (5,)), ('disease', (0, 1)), ('disorder', (0, 1)), ('dissociative identity', (0, 1))),
 'div': (('diverticulitis', (0, 1)),),
 'diw': (('diwali', (10,)),),
 'dna': (('dna', (23,)),),
 'dob': (('dob', (17,)),),
 'don': (('donepezil', (2,)),),
 'dow': (('down syndrome', (0, 1)),),
 'dri': (('drinking', (6,)), ('drinking problem', (0, 1)), ('drive', (18,))),
 'dru': (('drug', (6,)), ('drug addiction', (0, 1)), ('drug problem', (0, 1)), ('drug rehab', (3,)),
         ('druze', (8,))),
 'due': (('due date', (6,)),),
 'dui': (('dui', (25,)),),
 'dul': (('duloxetine', (2,)),),
 'dup': (('dup', (20,)),),
 'dvt': (('dvt', (0, 1)),),
 'dwi': (('dwi', (25,)),),
 'dys': (('dyscalculia', (0, 1)), ('dyslexia', (0, 1)), ('dyslexic', (5,)), ('dyspraxia', (0, 1)),
         ('dystrophy', (0, 1))),
 'ear': (('ear infection', (0, 1)),),
 'eas': (('east asian', (11,)), ('eastern orthodox', (8,))),
 'eat': (('eating disorder', (0, 1, 6)), ('eating disorder clinic', (4,))),
 'ect': (('ect', (3,)),),
 'ecz': (('eczema', (0, 1)),),
 'ede': (('edema', (0, 1)),),
 'eff': (('effexor', (2,)),),
 'egg': (('egg freezing', (3,)),),
 'ehl': (('ehlers-danlos', (0, 1)),),
 'eid': (('eid', (10,)),),
 'eig': (('eighth grade', (15,)), ('eighth grader', (16,)), ('eighth-grader', (16,))),
 'eld': (('elder in', (10,)),),
 'ele': (('electroshock therapy', (3,)), ('elementary', (15,)), ('elementary school', (15,)),
         ('eleventh grade', (15,)), ('eleventh grader', (16,))),
 'eli': (('eliquis', (2,)),),
 'emb': (('embolism', (0, 1)),),
 'emd': (('emdr', (3,)),),
 'emi': (('emigra', (13,)),),
 'emp': (('emphysema', (0, 1)),),
 'ena': (('enalapril', (2,)),),
 'enb': (('enbrel', (2,)),),
 'enc': (('encephalitis', (0, 1)),),
 'end': (('endocarditis', (0, 1)), ('endocrinologist', (4,)), ('endometriosis', (0, 1))),
 'enl': (('enlarged prostate', (0, 1)),),
 'epi': (('epilepsy', (0, 1)), ('epileptic', (5,)), ('epileptic seizures', (0, 1)), ('epipen', (2, 6, 7)),
         ('episcopalian', (8,))),
 'erd': (('erdogan', (20,)),),
 'ere': (('erectile dysfunction', (0, 1)),),
 'esc': (('escitalopram', (2,)),),
 'est': (('estrogen', (2,)),),
 'eth': (('ethnic', (13,)),),
 'eur': (('eurasian', (11,)),),
 'eva': (('evangelical', (8,)), ('evangelical christian', (8,))),
 'ex-': (('ex-catholic', (8,)), ('ex-mormon', (8,)), ('ex-muslim', (8,))),
 'exp': (('expecting', (6,)),),
 'ext': (('extraction', (13,)),),
 'eye': (('eye surgery', (3,)), ('eyesight', (6,))),
 'fac': (('face embedding', (24,)), ('face encod', (24,)), ('face id', (24,)), ('face scan', (24,)),
         ('face template', (24,)), ('faceid', (24,)), ('faceprint', (24,)), ('facial', (24,))),
 'fai': (('fair-skinned', (11,)), ('faith', (9,))),
 'fal': (('falun gong practitioner', (8,)),),
 'fam': (('family', (13,)),),
 'far': (('far-left', (20,)), ('far-right', (20,)), ('farage', (20,))),
 'fas': (('fascist', (20,)), ('fast', (10,))),
 'fat': (('father', (13,)), ('fatty liver', (0, 1))),
 'fel': (('felon', (25,)),),
 'fem': (('feminist activist', (20,)),),
 'fen': (('fentanyl', (2,)),),
 'fer': (('fertil', (6,)), ('fertility clinic', (4,)), ('fertility specialist', (4,)),
         ('fertility treatment', (3,)), ('fertility treatments', (3,))),
 'fib': (('fibroids', (0, 1)), ('fibromyalgia', (0, 1))),
 'fid': (('fidesz', (20,)),),
 'fif': (('fifth grade', (15,)), ('fifth grader', (16,)), ('fifth-grader', (16,))),
 'fin': (('finasteride', (2,)), ('fingerprint', (24,))),
 'fir': (('first grade', (15,)), ('first grader', (16,)), ('first nations', (11,)), ('first-grader', (16,))),
 'fla': (('flat', (19,)),),
 'fle': (('fled', (13,)),),
 'flu': (('flu', (0, 1)), ('fluoxetine', (2,))),
 'foo': (('food intolerance', (0, 1)),),
 'fou': (('fourth grade', (15,)), ('fourth grader', (16,)), ('fourth-grader', (16,))),
 'fra': (('fracture', (0, 1)), ('fractured', (6,))),
 'gab': (('gabapentin', (2,)),),
 'gai': (('gait', (24,)),),
 'gal': (('gallstones', (0, 1)),),
 'gam': (('gambling addiction', (0, 1)),),
 'gan': (('gangrene', (0, 1)),),
 'gar': (('gardens', (18,)),),
 'gas': (('gastric bypass', (3,)), ('gastritis', (0, 1)), ('gastroenterologist', (4,))),
 'gay': (('gay', (22,)), ('gay or bi', (22,))),
 'gen': (('gender dysphoria', (0, 1)), ('gender-affirming surgery', (3,)), ('gender-fluid', (22,)),
         ('genderfluid', (22,)), ('genderqueer', (22,)), ('gene', (23,)), ('genom', (23,)), ('genotype', (23,))),
 'ger': (('gerd', (0, 1)),),
 'ges': (('gestational diabetes', (0, 1)),),
 'gir': (('girl scouts', (15,)), ('girlfriend', (22,))),
 'gla': (('glaucoma', (0, 1)),),
 'gli': (('glipizide', (2,)),),
 'glu': (('gluten intolerance', (0, 1)), ('gluten intolerant', (5,)), ('gluten-intolerant', (5,))),
 'gmb': (('gmb', (21,)),),
 'god': (('god', (9,)),),
 'gon': (('gonorrhea', (0, 1)),),
 'gou': (('gout', (0, 1)),),
 'gra': (('grade 1', (15,)), ('grade 10', (15,)), ('grade 11', (15,)), ('grade 12', (15,)), ('grade 2', (15,)),
         ('grade 3', (15,)), ('grade 4', (15,)), ('grade 5', (15,)), ('grade 6', (15,)), ('grade 7', (15,)),
         ('grade 8', (15,)), ('grade 9', (15,)), ('grade school', (15,)), ('grammar school', (15,)),
         ('grand', (13,)), ('gravely ill', (5,)), ('graves', (0, 1))),
 'gre': (('greek orthodox', (8,)), ('green', (20,)), ('green party', (20,))),
 'gri': (('grief counseling', (3,)), ('grief counselling', (3,)), ('grief counselor', (4,))),
 'gro': (('group therapy', (3,)), ('grove', (18,))),
 'gua': (('guarani', (11,)),),
 'gui': (('guide dog', (6,)), ('guillain-barre', (0, 1)), ('guilty', (25,))),
 'guj': (('gujarati', (11,)),),
 'gur': (('gurdwara', (10,)),),
 'gyn': (('gynaecologist', (4,)), ('gynecologist', (4,))),
 'gyp': (('gypsy', (11,)),),
 'hae': (('haemophilia', (0, 1)),),
 'haj': (('hajj', (10,)),),
 'hak': (('hakka', (11,)),),
 'hal': (('halal', (10,)), ('half', (13,)), ('half blind', (5,)), ('half deaf', (5,)), ('haloperidol', (2,))),
 'han': (('han chinese', (11,)), ('hanukkah', (10,))),
 'har': (('hard of hearing', (5,)), ('hare krishna', (8,)), ('haredi', (8,)), ('harris', (20,))),
 'has': (('hashimoto', (0, 1)), ('hasidic', (8,))),
 'hau': (('hausa', (11,)),),
 'haw': (('hawaiian', (11,)),),
 'hay': (('hay fever', (0, 1)),),
 'haz': (('hazara', (11,)),),
 'hba': (('hba1c', (6,)),),
 'hea': (('head injury', (0, 1)), ('headscarf', (10,)), ('health', (6,)), ('health issues', (0, 1)),
         ('health problems', (0, 1)), ('hearing', (6,)), ('hearing aid', (6,)), ('hearing impaired', (5,)),
         ('hearing impairment', (0, 1)), ('hearing loss', (0, 1)), ('hearing-impaired', (5,)),
         ('heart attack', (0, 1)), ('heart condition', (0, 1)), ('heart defect', (0, 1)), ('heart failure', (0, 1)),
         ('heart murmur', (0, 1)), ('heart problems', (0, 1)), ('heart surgery', (3,)), ('heart transplant', (3,)),
         ('heavy smoker', (6,))),
 'hem': (('hematologist', (4,)), ('hemophilia', (0, 1)), ('hemorrhoids', (0, 1))),
 'hep': (('hepatitis', (0, 1)),),
 'her': (('herceptin', (2,)), ('hereditary', (23,)), ('heritage', (13,)), ('hernia', (0, 1)),
         ('hernia surgery', (3,)), ('herniated disc', (0, 1)), ('herpes', (0, 1)), ('herself', (6,))),
 'het': (('heterosexual', (22,)),),
 'hig': (('high blood pressure', (0, 1)), ('high cholesterol', (0, 1)), ('high school', (15,)),
         ('high school freshman', (16,)), ('high school junior', (16,)), ('high school sophomore', (16,)),
         ('high school student', (16,)), ('high schooler', (16,)), ('high-schooler', (16,)), ('highway', (18,))),
 'hij': (('hijab', (10,)),),
 'hil': (('hill', (18,)),),
 'him': (('himself', (6,)),),
 'hin': (('hindu', (8,)), ('hinduism', (9,))),
 'hip': (('hip replacement', (3,)), ('hip surgery', (3,))),
 'his': (('hispanic', (11,)),),
 'hiv': (('hiv', (0, 1)), ('hiv positive', (5,)), ('hiv-positive', (5,)), ('hiv/aids', (0, 1))),
 'hmo': (('hmong', (11,)),),
 'hom': (('home', (19,)), ('homosexual', (22,))),
 'hor': (('hormone replacement', (2,)), ('hormone therapy', (3,)), ('hormone treatment', (3,))),
 'hos': (('hospice care', (3,)), ('hospital', (6,)), ('hospitalised', (5,)), ('hospitalized', (5,))),
 'hpv': (('hpv', (0, 1)),),
 'hum': (('humira', (2,)),),
 'hun': (('huntington', (0, 1)),),
 'hus': (('husband', (22,)),),
 'hut': (('hutu', (11,)),),
 'hwy': (('hwy', (18,)),),
 'hyd': (('hydrochlorothiazide', (2,)), ('hydrocodone', (2,)), ('hydrocortisone', (2,))),
 'hyp': (('hypertension', (0, 1)), ('hypertensive', (5,)), ('hyperthyroidism', (0, 1)), ('hypoglycemia', (0, 1)),
         ('hypotension', (0, 1)), ('hypothyroidism', (0, 1))),
 'hys': (('hysterectomy', (3,)),),
 'ibe': (('ibew', (21,)),),
 'ibs': (('ibs', (0, 1)),),
 'icu': (('icu', (6,)),),
 'ig ': (('ig metall', (21,)),),
 'igb': (('igbo', (11,)),),
 'ill': (('ill with', (5,)), ('illness', (6,))),
 'ima': (('imam', (10,)), ('imatinib', (2,))),
 'imm': (('immigra', (13,)), ('immunocompromised', (5,)), ('immunodeficient', (5,)), ('immunosuppressants', (2,)),
         ('immunosuppressed', (5,)), ('immunotherapy', (3,))),
 'imp': (('impair', (6,)),),
 'in ': (('in a coma', (5, 6)), ('in a psychiatric', (5,)), ('in a wheelchair', (5,)),
         ('in an open relationship', (22,)), ('in hospice', (5,)), ('in hospital with', (5,)),
         ('in intensive care', (5,)), ('in labor', (6,)), ('in recovery', (5,)), ('in rehab', (5,)),
         ('in remission', (5,)), ('in the closet', (22,)), ('in the hospital with', (5,)), ('in the icu', (5,)),
         ('in therapy', (5,))),
 'inc': (('incarcerat', (25,)), ('incontinence', (0, 1))),
 'ind': (('indian american', (11,)), ('indian-american', (11,)), ('indict', (25,)), ('indigenous', (11,))),
 'inf': (('infant', (16,)), ('infant daughter', (16,)), ('infant son', (16,)), ('infertile', (5,)),
         ('infertility', (0, 1)), ('infliximab', (2,)), ('influenza', (0, 1))),
 'inh': (('inhaler', (2, 6)),),
 'inj': (('injury', (0, 1)),),
 'ins': (('insomnia', (0, 1)), ('institutionalized', (5,)), ('insufficiency', (0, 1)), ('insulin', (2, 6)),
         ('insulin pump', (0, 1))),
 'int': (('intellectually disabled', (5,)), ('intensive care', (6,)), ('intersex', (22,)), ('into bdsm', (22,)),
         ('intoleran', (7,))),
 'inu': (('inuit', (11,)),),
 'iri': (('iris', (24,)), ('irish american', (11,)), ('irish traveller', (11,)), ('irish-american', (11,))),
 'isl': (('islam', (9,)),),
 'ism': (('ismaili', (8,)),),
 'ita': (('italian american', (11,)), ('italian-american', (11,))),
 'iui': (('iui', (3,)),),
 'ivf': (('ivf', (3, 6)),),
 'iww': (('iww', (21,)),),
 'jai': (('jail', (25,)), ('jain', (8,))),
 'jap': (('japanese american', (11,)), ('japanese-american', (11,))),
 'jar': (('jardiance', (2,)),),
 'jau': (('jaundice', (0, 1)),),
 'jeh': (('jehovah witness', (8,)), ("jehovah's witness", (8,)), ("jehovah's witnesses", (8,)),
         ('jehovah’s witness', (8,))),
 'jes': (('jesuit', (8,)), ('jesus', (9,))),
 'jew': (('jewish', (8,)),),
 'jil': (('jill stein', (20,)),),
 'joh': (('johnson', (20,)),),
 'jud': (('judaism', (9,)),),
 'jum': (('jumu', (10,)),),
 'jun': (('junior high', (15,)),),
 'kab': (('kabbalist', (8,)),),
 'ken': (('kennedy', (20,)),),
 'kep': (('keppra', (2,)),),
 'kid': (('kidney disease', (0, 1)), ('kidney failure', (0, 1)), ('kidney infection', (0, 1)),
         ('kidney stones', (0, 1)), ('kidney transplant', (3,))),
 'kik': (('kikuyu', (11,)),),
 'kil': (('kill', (6,)),),
 'kin': (('kindergarten', (15,)), ('kindergartener', (16,)), ('kindergartner', (16,))),
 'kip': (('kippah', (10,)),),
 'kir': (('kirpan', (10,)),),
 'kli': (('klinefelter', (0, 1)),),
 'klo': (('klonopin', (2,)),),
 'kne': (('knee injury', (0, 1)), ('knee replacement', (3,)), ('knee surgery', (3,))),
 'kor': (('koran', (10,)), ('korean american', (11,)), ('korean-american', (11,))),
 'kos': (('kosher', (10,)),),
 'kur': (('kurd', (11,)), ('kurdish', (11,))),
 'lab': (('labor union', (21,)), ('labour', (20,)), ('labour party', (20,)), ('labour supporter', (20,)),
         ('labour union', (21,)), ('labour voter', (20,))),
 'lac': (('lactose intolerance', (0, 1)), ('lactose intolerant', (5,)), ('lactose-intolerant', (5,))),
 'lak': (('lakota', (11,)),),
 'lam': (('lama', (10,)), ('lamictal', (2,)), ('lamotrigine', (2,))),
 'lan': (('lane', (18,)),),
 'lap': (('lapsed catholic', (8,)),),
 'las': (('laser eye surgery', (3,)),),
 'lat': (('latina', (11,)), ('latino', (11,)), ('latinx', (11,))),
 'lay': (('lay preacher', (10,)),),
 'lds': (('lds', (8,)),),
 'le ': (('le pen', (20,)),),
 'lea': (('learning disability', (0, 1)), ('leave in the referendum', (20,))),
 'lef': (('left-wing', (20,)), ('leftist', (20,))),
 'leg': (('leg', (6,)), ('legally blind', (5,))),
 'lei': (('leiden', (23,)),),
 'len': (('lent', (10,)),),
 'les': (('lesbian', (22,)),),
 'let': (('letrozole', (2,)),),
 'leu': (('leukaemia', (0, 1)), ('leukemia', (0, 1))),
 'lev': (('levetiracetam', (2,)), ('levodopa', (2,)), ('levothyroxine', (2,))),
 'lex': (('lexapro', (2,)),),
 'lgb': (('lgbt', (22,)), ('lgbtq', (22,))),
 'lib': (('lib dems', (20,)), ('liberal', (20,)), ('liberal democrat', (20,)), ('liberal democrats', (20,)),
         ('libertarian', (20,)), ('libertarian party', (20,))),
 'lig': (('light-skinned', (11,)),),
 'lip': (('lipitor', (2,)),),
 'lis': (('lisdexamfetamine', (2,)), ('lisinopril', (2,)), ('lisp', (6,))),
 'lit': (('lithium', (2,)), ('little boy', (16,)), ('little girl', (16,))),
 'liv': (('live', (19,)), ('liver transplant', (3,)), ('living', (19,))),
 'lon': (('long covid', (0, 1)),),
 'lor': (('lorazepam', (2,)),),
 'los': (('losartan', (2,)),),
 'low': (('low blood pressure', (0, 1)),),
 'lul': (('lula', (20,)),),
 'lum': (('lumbar puncture', (3,)),),
 'lun': (('lung transplant', (3,)),),
 'lup': (('lupus', (0, 1)),),
 'lut': (('lutheran', (8,)),),
 'lym': (('lyme', (0, 1)), ('lymphoma', (0, 1))),
 'lyn': (('lynch', (23,)),),
 'lyr': (('lyrica', (2,)),),
 'maa': (('maasai', (11,)),),
 'mac': (('macron', (20,)), ('macular degeneration', (0, 1))),
 'mag': (('maga supporter', (20,)),),
 'mal': (('malaria', (0, 1)),),
 'mam': (('mammogram', (3,)),),
 'man': (('manchu', (11,)), ('manic', (5,)), ('manic depression', (0, 1))),
 'mao': (('maoist', (20,)), ('maori', (11,))),
 'map': (('mapuche', (11,)),),
 'mar': (('marfan', (0, 1)), ('maronite', (8,)), ('marxist', (20,))),
 'mas': (('mass', (10,)), ('mastectomy', (3,)), ('mastitis', (0, 1))),
 'may': (('mayan', (11,)),),
 'mea': (('measles', (0, 1)),),
 'med': (('medical', (6,)), ('medical condition', (0, 1)), ('medical leave', (6,)), ('medication', (2,)),
         ('medications', (2,)), ('meditat', (10,)), ('meds', (2,))),
 'mel': (('melanoma', (0, 1)), ('melenchon', (20,))),
 'mem': (('memory clinic', (4,)),),
 'men': (('meniere', (0, 1)), ('meningitis', (0, 1)), ('mennonite', (8,)), ('menopaus', (6,)), ('menopausal', (5,)),
         ('menopause', (0, 1)), ('mental', (6,)), ('mental health clinic', (4,)), ('mental health issues', (0, 1)),
         ('mental health problems', (0, 1)), ('mental illness', (0, 1)), ('mentally disabled', (5,)),
         ('mentally ill', (5,))),
 'mer': (('merkel', (20,)), ('merz', (20,))),
 'mes': (('messianic jew', (8,)), ('mestiza', (11,)), ('mestizo', (11,))),
 'met': (('metastases', (0, 1)), ('metformin', (2,)), ('methadone', (2,)), ('methadone clinic', (4,)),
         ('methimazole', (2,)), ('methodist', (8,)), ('methotrexate', (2,)), ('methylphenidate', (2,)),
         ('metis', (11,)), ('metoprolol', (2,))),
 'mew': (('mews', (18,)),),
 'mex': (('mexican american', (11,)), ('mexican-american', (11,))),
 'mid': (('middle eastern', (11,)), ('middle school', (15,)), ('middle schooler', (16,)),
         ('middle-schooler', (16,)), ('midwife', (4,))),
 'mig': (('migraine', (0, 1)), ('migraines', (0, 1)), ('migrat', (13,))),
 'mil': (('milei', (20,)),),
 'min': (('minister of the church', (10,)), ('minor', (16,))),
 'mir': (('mirtazapine', (2,)),),
 'mis': (('miscarr', (6,)), ('miscarriage', (0, 1, 3)), ('missionary', (10,))),
 'mit': (('mitzvah', (10,)),),
 'mix': (('mixed', (12, 13)), ('mixed race', (11,)), ('mixed-race', (11,))),
 'miz': (('mizrahi', (11,)),),
 'mod': (('modi', (20,)),),
 'moh': (('mohawk', (11,)),),
 'mom': (('momentum', (20,)),),
 'mon': (('monarchist', (20,)), ('monk', (10,)), ('mononucleosis', (0, 1)), ('montelukast', (2,)),
         ('month', (14,))),
 'moo': (('mood stabilizer', (2,)), ('mood stabilizers', (2,))),
 'mor': (('mormon', (8,)), ('mormonism', (9,)), ('morphine', (2,))),
 'mos': (('mosque', (10,)),),
 'mot': (('mother', (13,)),),
 'mou': (('mounjaro', (2,)),),
 'mrs': (('mrsa', (0, 1)),),
 'mth': (('mthfr', (23,)),),
 'mue': (('muezzin', (10,)),),
 'mul': (('mulatto', (11,)), ('mullah', (10,)), ('multiple sclerosis', (0, 1)), ('multiracial', (11,))),
 'mum': (('mumps', (0, 1)),),
 'mus': (('muscular dystrophy', (0, 1)), ('muslim', (8,))),
 'mut': (('mutation', (23,)),),
 'mye': (('myeloma', (0, 1)),),
 'myo': (('myocarditis', (0, 1)),),
 'na ': (('na meetings', (3,)),),
 'nal': (('naltrexone', (2,)),),
 'nar': (('narcolepsy', (0, 1)), ('narcotics anonymous', (3,))),
 'nat': (('national education union', (21,)), ('national front', (20,)), ('nationalist', (20,)),
         ('native american', (11,)), ('native hawaiian', (11,))),
 'nav': (('navajo', (11,)),),
 'nea': (('nearly blind', (5,)),),
 'neo': (('neo-nazi', (20,)), ('neopagan', (8,))),
 'nep': (('nephrologist', (4,)),),
 'ner': (('nervous breakdown', (0, 1, 6)),),
 'neu': (('neuralgia', (0, 1)), ('neurodermatitis', (0, 1)), ('neurodivergent', (5,)), ('neurologist', (4,)),
         ('neuropathy', (0, 1))),
 'new': (('new apostolic', (8,)), ('newborn', (16,)), ('newborn baby', (16,))),
 'nin': (('ninth grade', (15,)), ('ninth grader', (16,)), ('ninth-grader', (16,))),
 'niq': (('niqab', (10,)),),
 'nis': (('nisei', (11,)),),
 'nit': (('nitroglycerin', (2,)),),
 'non': (('non-believer', (8,)), ('non-binary', (22,)), ('nonbeliever', (8,)), ('nonbinary', (22,))),
 'nos': (('nosebleeds', (0, 1)),),
 'nun': (('nun', (10,)),),
 'nur': (('nursery', (15,)), ('nursery school', (15,)), ('nurses union', (21,)), ("nurses' union", (21,)),
         ('nursing her', (6,))),
 'oba': (('obama', (20,)),),
 'obe': (('obese', (5,)), ('obesity', (0, 1))),
 'occ': (('occupational therapy', (3,)),),
 'ocd': (('ocd', (0, 1)),),
 'of ': (('of colo', (12,)), ('of color', (11,)), ('of colour', (11,))),
 'off': (('off sick', (5,)), ('offender', (25,))),
 'oji': (('ojibwe', (11,)),),
 'oki': (('okinawan', (11,)),),
 'ola': (('olanzapine', (2,)),),
 'ome': (('omeprazole', (2,)),),
 'omn': (('omnisexual', (22,)),),
 'on ': (('on antidepressants', (5,)), ('on chemo', (5,)), ('on dialysis', (5,)), ('on disability', (5,)),
         ('on insulin', (5,)), ('on lithium', (5,)), ('on long-term sick', (5,)), ('on medical leave', (5,)),
         ('on methadone', (5,)), ('on sick leave', (5,)), ('on the autism spectrum', (5,)),
         ('on the spectrum', (5,))),
 'onc': (('oncologist', (4,)),),
 'one': (('one ear', (6,)), ('one eye', (6,))),
 'ope': (('open-heart surgery', (3,)), ('operated', (6,))),
 'opi': (('opioid addiction', (0, 1)), ('opioids', (2,))),
 'opu': (('opus dei', (8,)),),
 'orb': (('orban', (20,)),),
 'ord': (('ordained', (9,)),),
 'org': (('organ transplant', (3,)),),
 'ori': (('origin', (13,)),),
 'oro': (('oromo', (11,)),),
 'ort': (('orthodox christian', (8,)), ('orthodox jew', (8,)), ('orthodox jewish', (8,)), ('orthodoxy', (9,)),
         ('orthopedist', (4,))),
 'ost': (('osteoarthritis', (0, 1)), ('osteoporosis', (0, 1))),
 'out': (('out as gay', (22,)),),
 'ova': (('ovarian cysts', (0, 1)),),
 'ove': (('overdos', (6,)),),
 'oxy': (('oxycodone', (2,)), ('oxycontin', (2,)), ('oxygen', (6,))),
 'oze': (('ozempic', (2,)),),
 'pac': (('pacemaker', (0, 1)), ('pacific islander', (11,))),
 'pag': (('pagan', (8,)),),
 'pai': (('pain', (6,)), ('pain clinic', (4,)), ('painkillers', (2,))),
 'pal': (('palliative care', (3,)), ('palm', (24,)), ('palsy', (0, 1))),
 'pan': (('pancreatitis', (0, 1)), ('panic attacks', (0, 1)), ('panic disorder', (0, 1)), ('pansexual', (22,)),
         ('pantoprazole', (2,))),
 'par': (('paralysed', (5,)), ('paralysis', (0, 1)), ('paralyzed', (5,)), ('paraplegic', (5,)),
         ('parentage', (13,)), ('parents', (13,)), ('parish priest', (10,)), ('parkinson', (0, 1)),
         ('parkway', (18,)), ('parole', (25,)), ('paroxetine', (2,)), ('parsi', (8,)), ('part', (13,)),
         ('partially sighted', (5,)), ('party', (20,))),
 'pas': (('pashtun', (11,)), ('passover', (10,)), ('pastor', (10,))),
 'pax': (('paxil', (2,)),),
 'pco': (('pcos', (0, 1)),),
 'pen': (('pentecostal', (8,)),),
 'per': (('period', (6,)), ('personality disorder', (0, 1))),
 'phe': (('phenylketonuria', (0, 1)), ('phenytoin', (2,))),
 'pho': (('phobia', (0, 1)),),
 'phy': (('physical therapist', (4,)), ('physical therapy', (3,)), ('physically disabled', (5,)),
         ('physiotherapist', (4,)), ('physiotherapy', (3,))),
 'pil': (('pilgrimage', (10,)), ('pills', (6,))),
 'pkw': (('pkwy', (18,)),),
 'pla': (('place', (18,)), ('plaid cymru', (20,))),
 'ple': (('pleaded', (25,)),),
 'pne': (('pneumonia', (0, 1)),),
 'poi': (('poilievre', (20,)),),
 'pol': (('polio', (0, 1)), ('political activist', (20,)), ('poly', (22,)), ('polyamorous', (22,))),
 'pos': (('postal workers union', (21,)), ('postcode', (19,)), ('postmenopausal', (5,)), ('postpartum', (6,)),
         ('postpartum depression', (0, 1))),
 'pot': (('pots', (0, 1)),),
 'pra': (('practicing christian', (8,)), ('practising christian', (8,)), ('pray', (9, 10))),
 'pre': (('pre-k', (15,)), ('pre-school', (15,)), ('preacher', (10,)), ('prediabetes', (0, 1)),
         ('prediabetic', (5,)), ('prednisolone', (2,)), ('prednisone', (2,)), ('preeclampsia', (0, 1)),
         ('pregabalin', (2,)), ('pregnan', (6,)), ('pregnant', (5,)), ('prep for hiv', (2,)),
         ('presbyterian', (8,)), ('preschool', (15,)), ('preschooler', (16,)), ('prescription drugs', (2,)),
         ('preteen', (16,))),
 'pri': (('priest', (10,)), ('primary school', (15,)), ('primary school pupil', (16,)), ('prison', (25,))),
 'pro': (('pro-choice', (20,)), ('pro-life', (20,)), ('probation', (25,)), ('profoundly deaf', (5,)),
         ('progressive', (20,)), ('pronouns', (22,)), ('propranolol', (2,)), ('prostate problems', (0, 1)),
         ('prosthe', (6,)), ('prosthesis', (0, 1)), ('protestant', (8,)), ('prozac', (2,))),
 'pso': (('psoriasis', (0, 1)),),
 'psy': (('psychiatric', (6,)), ('psychiatrist', (4,)), ('psychoanalysis', (3,)), ('psychoanalyst', (4,)),
         ('psychologist', (4,)), ('psychosis', (0, 1)), ('psychotherapist', (4,)), ('psychotherapy', (3,)),
         ('psychotic', (5,))),
 'pts': (('ptsd', (0, 1)),),
 'puj': (('puja', (10,)),),
 'pul': (('pulmonologist', (4,)),),
 'pum': (('pump', (6,)),),
 'pun': (('punjabi', (11,)),),
 'pur': (('purim', (10,)),),
 'put': (('putin', (20,)),),
 'qua': (('quadriplegic', (5,)), ('quaker', (8,)), ('quarter', (13,)), ('quay', (18,))),
 'que': (('quechua', (11,)), ('queer', (22,)), ('quetiapine', (2,))),
 'qur': (('quran', (10,)),),
 'rab': (('rabbi', (10,)),),
 'rac': (('race', (13,)),),
 'rad': (('radiation therapy', (3,)), ('radiation treatment', (3,)), ('radiotherapy', (3,))),
 'rai': (('rail union', (21,)), ('raised by', (13,))),
 'ram': (('ramadan', (10,)), ('ramipril', (2,))),
 'rap': (('rap sheet', (25,)),),
 'ras': (('rasta', (8,)), ('rastafarian', (8,))),
 'rea': (('reagan', (20,)),),
 'rec': (('reception class', (15,)), ('record', (25,))),
 'ref': (('reform uk', (20,)), ('refugee', (13,))),
 'reg': (('registered disabled', (5,)),),
 'reh': (('rehab', (3,)),),
 'rel': (('relaps', (6,)), ('religio', (9,))),
 'rem': (('remain', (20,)), ('remicade', (2,)), ('remission', (6,))),
 'ren': (('renal failure', (0, 1)),),
 'rep': (('repetitive strain injury', (0, 1)), ('republican', (20,)), ('republican party', (20,)),
         ('republicans', (20,))),
 'res': (('reside', (19,)), ('residing', (19,)), ('restless legs', (0, 1)), ('restraining order', (25,))),
 'ret': (('retina', (24,)), ('retinopathy', (0, 1))),
 'rhe': (('rheumatism', (0, 1)), ('rheumatologist', (4,))),
 'rig': (('right-wing', (20,)),),
 'ris': (('risperidone', (2,)),),
 'rit': (('ritalin', (2,)), ('rituximab', (2,))),
 'rmt': (('rmt', (21,)),),
 'roa': (('road', (18,)),),
 'rom': (('roma', (11,)), ('roman catholic', (8,)), ('romani', (11,))),
 'roo': (('roots', (13,)),),
 'ros': (('rosacea', (0, 1)), ('rosary', (10,)), ('rosh hashanah', (10,)), ('rosuvastatin', (2,))),
 'row': (('row', (18,)),),
 'rsi': (('rsi', (0, 1)),),
 'rus': (('russian orthodox', (8,)),),
 'sab': (('sabbath', (10,)),),
 'sag': (('sag-aftra', (21,)),),
 'sal': (('salbutamol', (2,)),),
 'sam': (('sami', (11,)), ('samoan', (11,))),
 'san': (('sanders', (20,)), ('sansei', (11,)), ('santeria', (8,))),
 'sar': (('sarcoidosis', (0, 1)), ('sarcoma', (0, 1))),
 'sat': (('satanist', (8,)),),
 'sch': (('schizophrenia', (0, 1)), ('schizophrenic', (5,)), ('scholz', (20,)), ('school age', (16,)),
         ('school-age', (16,)), ('schoolboy', (16,)), ('schoolchild', (16,)), ('schoolgirl', (16,))),
 'sci': (('sciatica', (0, 1)), ('scientologist', (8,)), ('scientology', (9,))),
 'scl': (('sclerosis', (0, 1)),),
 'sco': (('scoliosis', (0, 1)),),
 'scr': (('screen actors guild', (21,)), ('screen reader', (6,))),
 'sec': (('second grade', (15,)), ('second grader', (16,)), ('second-grader', (16,)), ('secondary school', (15,)),
         ('sectioned', (5,)), ('secular humanist', (8,)), ('secular jew', (8,))),
 'sed': (('seder', (10,)),),
 'sei': (('seiu', (21,)), ('seizures', (0, 1))),
 'sel': (('self-harm', (0, 1)),),
 'sem': (('semaglutide', (2,)), ('seminarian', (10,))),
 'sen': (('sentenced', (25,)),),
 'sep': (('sephardic', (11,)), ('sepsis', (0, 1))),
 'ser': (('seriously ill', (5,)), ('seroquel', (2,)), ('sertraline', (2,))),
 'sev': (('seventh grade', (15,)), ('seventh grader', (16,)), ('seventh-day adventist', (8,)),
         ('seventh-grader', (16,)), ('severely depressed', (5,)), ('severely disabled', (5,))),
 'sex': (('sexual', (22,)),),
 'sha': (('shabbat', (10,)),),
 'shi': (('shia', (8,)), ('shiite', (8,)), ('shingles', (0, 1)), ('shintoist', (8,))),
 'sho': (('shop steward', (21,)), ('shoulder injury', (0, 1)), ('shoulder surgery', (3,))),
 'shr': (('shrink', (4,)),),
 'sic': (('sick leave', (6,)), ('sick with', (5,)), ('sickle cell', (0, 1))),
 'sig': (('sight', (6,)),),
 'sik': (('sikh', (8,)), ('sikhism', (9,))),
 'sil': (('sildenafil', (2,)), ('silent reflux', (0, 1))),
 'sim': (('simvastatin', (2,)),),
 'sin': (('sindhi', (11,)), ('singulair', (2,)), ('sinn fein', (20,)), ('sinti', (11,)), ('sinusitis', (0, 1))),
 'sio': (('sioux', (11,)),),
 'six': (('sixth form', (15,)), ('sixth grade', (15,)), ('sixth grader', (16,)), ('sixth-grader', (16,))),
 'ski': (('skin', (12,)),),
 'sle': (('sleep apnea', (0, 1)), ('sleep apnoea', (0, 1)), ('sleep clinic', (4,)), ('sleeping pills', (2,))),
 'sli': (('slipped disc', (0, 1)),),
 'snp': (('snp', (20,)),),
 'sob': (('sober', (6,)), ('sober for', (5,)), ('sober since', (5,)), ('sobriety', (6,))),
 'soc': (('social anxiety', (0, 1)), ('social democrat', (20,)), ('socialist', (20,)), ('socialist party', (20,))),
 'sou': (('south asian', (11,)), ('southeast asian', (11,))),
 'spe': (('spectrum', (6,)), ('speech therapist', (4,)), ('speech therapy', (3,))),
 'spi': (('spina bifida', (0, 1)), ('spinal injury', (0, 1)), ('spinal surgery', (3,)), ('spiritualist', (8,))),
 'spr': (('sprained', (6,)),),
 'squ': (('square', (18,)),),
 'ssr': (('ssri', (2,)), ('ssris', (2,))),
 'sta': (('staph infection', (0, 1)), ('starmer', (20,)), ('statin', (2,)), ('statins', (2,))),
 'ste': (('stent', (3,)),),
 'sti': (('stillb', (6,)), ('stillbirth', (0, 1))),
 'sto': (('stole', (25,)), ('stoma', (0, 1)), ('stomach ulcer', (0, 1))),
 'str': (('straight', (22,)), ('strattera', (2,)), ('street', (18,)), ('stress leave', (6,)), ('stroke', (0, 1))),
 'stu': (('stutter', (0, 1, 6)),),
 'sub': (('suboxone', (2,)), ('substance abuse', (0, 1)), ('substance use disorder', (0, 1))),
 'suf': (('suffering from burnout', (5,)), ('sufi', (8,))),
 'sui': (('suicid', (6,)), ('suicidal', (5,)), ('suicidal ideation', (0, 1)), ('suicidal thoughts', (0, 1))),
 'sum': (('sumatriptan', (2,)),),
 'sun': (('sunak', (20,)), ('sunday school', (10,)), ('sunday school teacher', (10,)), ('sunni', (8,))),
 'sur': (('surgery', (3,)), ('surgery on her', (3,)), ('surgery on his', (3,)), ('surgery on my', (3,))),
 'syn': (('synagogue', (10,)), ('syndrome', (0, 1)), ('synthroid', (2,))),
 'syp': (('syphilis', (0, 1)),),
 'tal': (('talk therapy', (3,)),),
 'tam': (('tamil', (11,)), ('tamoxifen', (2,))),
 'tao': (('taoist', (8,)),),
 'tat': (('tatar', (11,)),),
 'tea': (('teachers union', (21,)), ("teachers' union", (21,)), ('teamsters', (21,))),
 'tee': (('teen', (16,)), ('teenage', (16,)), ('teenager', (16,))),
 'tef': (('tefillin', (10,)),),
 'tem': (('temple', (10,)),),
 'ten': (('tendinitis', (0, 1)), ('tendonitis', (0, 1)), ('tenth grade', (15,)), ('tenth grader', (16,)),
         ('tenth-grader', (16,))),
 'ter': (('terminal', (6,)), ('terminally ill', (5,)), ('terrace', (18,))),
 'tes': (('testosterone', (2,)),),
 'tet': (('tetraplegic', (5,)),),
 'tha': (('thalassemia', (0, 1)), ('thatcher', (20,))),
 'the': (('the afd', (20,)), ('the cdu', (20,)), ('the conservatives', (20,)), ('the democrat', (20,)),
         ('the democrats', (20,)), ('the dsa', (20,)), ('the far right', (20,)), ('the greens', (20,)),
         ('the labour party', (20,)), ('the left', (20,)), ('the lib dems', (20,)), ('the liberal party', (20,)),
         ('the ndp', (20,)), ('the republican', (20,)), ('the republicans', (20,)), ('the right', (20,)),
         ('the snp', (20,)), ('the spd', (20,)), ('the tories', (20,)), ('theist', (8,)), ('theolog', (10,)),
         ('therapist', (4,)), ('therapy', (6,))),
 'thi': (('third grade', (15,)), ('third grader', (16,)), ('third-grader', (16,))),
 'thr': (('thrombosis', (0, 1)),),
 'thu': (('thumbprint', (24,)),),
 'thy': (('thyroid problems', (0, 1)),),
 'tib': (('tibetan', (11,)),),
 'tic': (('tics', (0, 1)),),
 'tig': (('tigrayan', (11,)),),
 'tin': (('tinnitus', (0, 1)),),
 'tit': (('tithe', (10,)),),
 'tod': (('toddler', (16,)), ('toddler group', (15,))),
 'ton': (('tongan', (11,)), ('tonsillectomy', (3,))),
 'top': (('top surgery', (3,)), ('topiramate', (2,))),
 'tor': (('torah', (10,)), ('torn acl', (0, 1)), ('torn ligament', (0, 1)), ('torres strait islander', (11,)),
         ('tory', (20,)), ('tory party', (20,))),
 'tou': (('tourette', (0, 1)),),
 'tra': (('trade union', (21,)), ('trail', (18,)), ('tramadol', (2,)), ('trans', (22,)), ('transgender', (22,)),
         ('transition', (22,)), ('transplant', (3,)), ('transsexual', (22,)), ('trauma', (0, 1)),
         ('trauma therapy', (3,)), ('travellers', (11,)), ('trazodone', (2,))),
 'tri': (('tribe', (13,)), ('trimester', (6,)), ('triptans', (2,))),
 'tro': (('trotskyist', (20,)),),
 'tru': (('trudeau', (20,)), ('trump', (20,)), ('trump supporter', (20,)), ('trumpist', (20,)), ('truvada', (2,))),
 'try': (('trying to conceive', (5,)),),
 'tua': (('tuareg', (11,)),),
 'tub': (('tuberculosis', (0, 1)),),
 'tum': (('tumor', (0, 1, 6)), ('tumour', (0, 1, 6))),
 'tur': (('turban', (10,)), ('turn', (14,)), ('turner syndrome', (0, 1))),
 'tut': (('tutsi', (11,)),),
 'twe': (('tween', (16,)), ('twelfth grade', (15,)), ('twelfth grader', (16,))),
 'typ': (('type 1 diabetes', (0, 1)), ('type 2 diabetes', (0, 1))),
 'uaw': (('uaw', (21,)),),
 'uig': (('uighur', (11,)),),
 'uki': (('ukip', (20,)),),
 'ulc': (('ulcer', (0, 1)), ('ulcers', (0, 1))),
 'umr': (('umrah', (10,)),),
 'und': (('under 18', (16,)), ('under investigation', (25,)), ('underage', (16,)), ('undergoing treatment', (5,))),
 'uni': (('union', (21,)), ('union local', (21,)), ('unioni', (21,)), ('unison', (21,)), ('unitarian', (8,)),
         ('unite the union', (21,))),
 'uri': (('urinary tract infection', (0, 1)),),
 'uro': (('urologist', (4,)),),
 'usw': (('usw', (21,)),),
 'ute': (('uterine fibroids', (0, 1)),),
 'uti': (('uti', (0, 1)),),
 'uyg': (('uyghur', (11,)),),
 'vac': (('vaccin', (6,)),),
 'vag': (('vaginismus', (0, 1)),),
 'vai': (('vaisakhi', (10,)), ('vaishnava', (8,))),
 'val': (('valium', (2,)), ('valproate', (2,)), ('valsartan', (2,))),
 'var': (('varicose veins', (0, 1)),),
 'vas': (('vasectomy', (3,)),),
 'ven': (('venlafaxine', (2,)), ('ventolin', (2,))),
 'ver': (('ver.di', (21,)), ('vertigo', (0, 1))),
 'via': (('viagra', (2,)),),
 'vic': (('vicar', (10,)), ('vicodin', (2,))),
 'vie': (('vietnamese american', (11,)), ('vietnamese-american', (11,))),
 'vir': (('viral load', (6,)),),
 'vis': (('vision', (6,)), ('vision impaired', (5,)), ('vision loss', (0, 1)), ('visual impairment', (0, 1)),
         ('visually impaired', (5,))),
 'vit': (('vitiligo', (0, 1)),),
 'voi': (('voice print', (24,)), ('voice profile', (24,)), ('voiceprint', (24,))),
 'voo': (('voodoo', (8,)),),
 'vot': (('vote', (20,)),),
 'vyv': (('vyvanse', (2,)),),
 'wal': (('walk', (18,)), ('walker', (6,))),
 'war': (('warfarin', (2,)),),
 'was': (('was', (14,)),),
 'way': (('way', (18,)),),
 'wee': (('week', (14,)), ('weeks along', (6,))),
 'weg': (('wegovy', (2,)),),
 'wel': (('wellbutrin', (2,)),),
 'wha': (('wharf', (18,)),),
 'whe': (('wheelchair', (6,)), ('wheelchair bound', (5,)), ('wheelchair user', (5,)), ('wheelchair-bound', (5,))),
 'whi': (('whiplash', (0, 1)), ('white', (12,))),
 'who': (('whooping cough', (0, 1)),),
 'wic': (('wicca', (9,)), ('wiccan', (8,))),
 'wif': (('wife', (22,)),),
 'wis': (('wisdom teeth surgery', (3,)),),
 'wor': (("workers' union", (21,)), ('works council', (21,))),
 'xan': (('xanax', (2,)),),
 'xar': (('xarelto', (2,)),),
 'xho': (('xhosa', (11,)),),
 'yar': (('yarmulke', (10,)),),
 'yaz': (('yazidi', (8,)),),
 'yea': (('year', (14,)), ('year 1', (15,)), ('year 10', (15,)), ('year 11', (15,)), ('year 2', (15,)),
         ('year 3', (15,)), ('year 4', (15,)), ('year 5', (15,)), ('year 6', (15,)), ('year 7', (15,)),
         ('year 8', (15,)), ('year 9', (15,))),
 'yom': (('yom kippur', (10,)),),
 'yor': (('yoruba', (11,)),),
 'you': (('youth pastor', (10,)),),
 'zai': (('zainichi', (11,)),),
 'zak': (('zakat', (10,)),),
 'zen': (('zen', (9,)), ('zen buddhist', (8,))),
 'zio': (('zionist', (20,)),),
 'zip': (('zip', (19,)),),
 'zol': (('zoloft', (2,)), ('zolpidem', (2,))),
 'zor': (('zoroastrian', (8,)),),
 'zul': (('zulu', (11,)),)}
