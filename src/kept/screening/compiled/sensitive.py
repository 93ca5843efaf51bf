"""Compiled from rules/sensitive*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION: str = '1ebce289'

RULES: tuple[tuple[object, ...], ...] = (('health-condition-en', 'health', False,
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

WORDS: dict[str, list[tuple[str, tuple[int, ...]]]] = {'': [(' ill', (8,)), (' leave', (9,)), (' yo', (21,)), ('12-step program', (2,)), ('a believer', (12,)),
      ('a brahmin', (16,)), ('a cancer patient', (4,)), ('a cancer survivor', (4,)), ('a christian', (12,)),
      ('a dalit', (16,)), ('a diabetic', (4,)), ('a dialysis patient', (4,)), ('a disabled', (4,)),
      ('a drag queen', (29,)), ('a drug addict', (4,)), ('a haemophiliac', (4,)), ('a hemophiliac', (4,)),
      ('a jew', (12,)), ('a lesbian', (29,)), ('a man of color', (16,)), ('a man of colour', (16,)),
      ('a person of color', (16,)), ('a person of colour', (16,)), ('a recovering addict', (4,)),
      ('a recovering alcoholic', (4,)), ('a stroke survivor', (4,)), ('a trans man', (29,)),
      ('a trans woman', (29,)), ('a transgender man', (29,)), ('a transgender woman', (29,)),
      ('a type 1 diabetic', (4,)), ('a type 2 diabetic', (4,)), ('a wheelchair user', (4,)),
      ('a woman of color', (16,)), ('a woman of colour', (16,)), ('aa meetings', (2,)), ('an addict', (4,)),
      ('an agnostic', (12,)), ('an aids patient', (4,)), ('an alcoholic', (4,)), ('an amputee', (4,)),
      ('an asthmatic', (4,)), ('an epileptic', (4,)), ('an operation on', (2,)), ('b.', (24,)), ('b. ', (24,)),
      ('bi', (29,)), ('c-section', (2,)), ('ct', (25,)), ('dr', (25,)), ('ex-catholic', (12,)), ('ex-con', (32,)),
      ('ex-mormon', (12,)), ('ex-muslim', (12,)), ('he is ', (21,)), ("he's ", (21,)), ('i am ', (21,)),
      ("i'm ", (21,)), ('ig metall', (28,)), ('in a coma', (4,)), ('in a psychiatric', (4,)),
      ('in a wheelchair', (4,)), ('in an open relationship', (29,)), ('in hospice', (4,)),
      ('in hospital with', (4,)), ('in intensive care', (4,)), ('in recovery', (4,)), ('in rehab', (4,)),
      ('in remission', (4,)), ('in the closet', (29,)), ('in the hospital with', (4,)), ('in the icu', (4,)),
      ('in therapy', (4,)), ('le pen', (27,)), ('ln', (25,)), ('ms', (5,)), ('na meetings', (2,)),
      ('of colo', (17,)), ('of color', (16,)), ('of colour', (16,)), ('on antidepressants', (4,)),
      ('on chemo', (4,)), ('on dialysis', (4,)), ('on disability', (4,)), ('on insulin', (4,)),
      ('on lithium', (4,)), ('on long-term sick', (4,)), ('on medical leave', (4,)), ('on methadone', (4,)),
      ('on sick leave', (4,)), ('on the autism spectrum', (4,)), ('on the spectrum', (4,)), ('pl', (25,)),
      ('rd', (25,)), ('st', (25,)), ('to the er', (9,)), ('y/o', (21,))],
 '10t': [('10th grade', (22,)), ('10th grader', (23,))],
 '11t': [('11th grade', (22,)), ('11th grader', (23,))],
 '12t': [('12th grade', (22,))],
 '1st': [('1st grade', (22,)), ('1st grader', (23,))],
 '23a': [('23andme', (30,))],
 '2nd': [('2nd grade', (22,)), ('2nd grader', (23,))],
 '3rd': [('3rd grade', (22,)), ('3rd grader', (23,))],
 '4th': [('4th grade', (22,)), ('4th grader', (23,))],
 '5th': [('5th grade', (22,)), ('5th grader', (23,))],
 '6th': [('6th grade', (22,)), ('6th grader', (23,))],
 '7th': [('7th grade', (22,)), ('7th grader', (23,))],
 '8th': [('8th grade', (22,)), ('8th grader', (23,))],
 '9th': [('9th grade', (22,)), ('9th grader', (23,))],
 'a1c': [('a1c', (10,))],
 'abi': [('abilify', (1,))],
 'abo': [('aboriginal', (16, 18)), ('abortion', (2, 6))],
 'acc': [('accused', (32,))],
 'ach': [('achilles', (5,))],
 'aci': [('acid reflux', (0,))],
 'acl': [('acl', (5,))],
 'ada': [('adalimumab', (1,))],
 'add': [('adderall', (1,)), ('addict', (7,)), ('addicted to alcohol', (4,)), ('addicted to cocaine', (4,)),
         ('addicted to drugs', (4,)), ('addicted to gambling', (4,)), ('addicted to heroin', (4,)),
         ('addicted to nicotine', (4,)), ('addicted to opioids', (4,)), ('addicted to painkillers', (4,)),
         ('addicted to pills', (4,)), ('addiction', (0,)), ('addiction counselor', (3,)), ('addison', (0,)),
         ('address', (26,))],
 'adh': [('adhd', (0,))],
 'adv': [('adventist', (12,))],
 'aff': [('affair', (29,))],
 'afg': [('afghan', (18,))],
 'afi': [('afib', (0,))],
 'afl': [('afl-cio', (28,))],
 'afr': [('african', (18,)), ('african american', (16,)), ('african-american', (16,)), ('afro-american', (16,)),
         ('afro-brazilian', (16,)), ('afro-caribbean', (16, 18)), ('afro-latina', (16,)), ('afro-latino', (16,))],
 'aft': [('after-school care', (22,))],
 'age': [('agender', (29,))],
 'ago': [('agoraphobia', (0,))],
 'ahm': [('ahmadi', (12,))],
 'aid': [('aids', (0,))],
 'ain': [('ainu', (16,))],
 'ala': [('alawite', (12,))],
 'alb': [('albanian', (18,)), ('albuterol', (1,))],
 'alc': [('alcohol', (7,)), ('alcohol addiction', (0,)), ('alcohol detox', (2,)), ('alcohol problem', (0,)),
         ('alcoholic', (4, 7)), ('alcoholics anonymous', (2,)), ('alcoholism', (0,))],
 'ale': [('alevi', (12,))],
 'alg': [('algerian', (18,))],
 'all': [('allah', (13,)), ('allele', (30,)), ('allerg', (11,)), ('allergic', (4,)), ('allergies', (0,)),
         ('allergist', (3,)), ('allergy', (0,)), ('alley', (25,))],
 'alm': [('almost blind', (4,))],
 'alo': [('along', (6,)), ('alopecia', (0,))],
 'alp': [('alprazolam', (1,))],
 'als': [('als', (0,))],
 'alt': [('altar server', (14,))],
 'alz': [('alzheimer', (0,))],
 'ama': [('amazigh', (16, 18))],
 'amb': [('ambien', (1,))],
 'amh': [('amhara', (16,))],
 'ami': [('amish', (12,)), ('amitriptyline', (1,))],
 'aml': [('amlodipine', (1,))],
 'amo': [('amoxicillin', (1,))],
 'amp': [('amputation', (0, 2))],
 'ana': [('anaemia', (0,)), ('anaemic', (4,)), ('anaphyla', (11,)), ('anaphylaxis', (0,)), ('anarchist', (27,))],
 'ane': [('anemia', (0,)), ('anemic', (4,)), ('aneurysm', (0,))],
 'ang': [('angina', (0,)), ('angioedema', (0,)), ('angioplasty', (2,)), ('anglican', (12,)), ('anglicanism', (13,)),
         ('angolan', (18,))],
 'ani': [('animist', (12,))],
 'ank': [('ankle', (5,)), ('ankle monitor', (32,))],
 'ano': [('anorexia', (0,)), ('anorexic', (4,))],
 'ant': [('antabuse', (1,)), ('anti-zionist', (27,)), ('antibiotics', (1,)), ('antidepressant', (1,)),
         ('antidepressants', (1,)), ('antihistamines', (1,)), ('antipsychotic', (1,)), ('antipsychotics', (1,)),
         ('antiretrovirals', (1,))],
 'anx': [('anxiety', (0,))],
 'apa': [('apache', (16,))],
 'api': [('apixaban', (1,))],
 'apo': [('apoe', (30,))],
 'app': [('appendectomy', (2,)), ('appendicitis', (0,))],
 'ara': [('arab', (16, 18)), ('arab american', (16,)), ('arab-american', (16,)), ('arabic', (18,))],
 'arg': [('argentinian', (18,))],
 'ari': [('aricept', (1,)), ('aripiprazole', (1,))],
 'arm': [('arm', (5,)), ('armenian', (18,))],
 'aro': [('aromantic', (29,))],
 'arr': [('arrest', (32,)), ('arrhythmia', (0,))],
 'art': [('arthritis', (0,))],
 'ase': [('asexual', (29,))],
 'ash': [('ashanti', (16,)), ('ashkenazi', (16, 18)), ('ashkenazi jewish', (16,)), ('ashura', (15,))],
 'asi': [('asian', (17, 18)), ('asian american', (16,)), ('asian-american', (16,))],
 'asl': [('aslef', (28,))],
 'asp': [('asperger', (0,))],
 'ast': [('asthma', (0,)), ('asthmatic', (4,))],
 'asy': [('asylum', (19,))],
 'ate': [('atenolol', (1,))],
 'ath': [('atheism', (13,)), ('atheist', (12,))],
 'ati': [('ativan', (1,))],
 'ato': [('atomoxetine', (1,)), ('atorvastatin', (1,))],
 'atr': [('atrial fibrillation', (0,))],
 'att': [('attracted to both', (29,)), ('attracted to men', (29,)), ('attracted to women', (29,))],
 'aus': [('austrian', (18,))],
 'aut': [('autism', (0,)), ('autistic', (4,))],
 'ave': [('ave', (25,)), ('avenue', (25,))],
 'aym': [('aymara', (16,))],
 'aze': [('azeri', (18,))],
 'bab': [('babies', (23,)), ('baby', (6, 20, 23)), ('baby boy', (23,)), ('baby girl', (23,)),
         ('baby is due', (6,))],
 'bac': [('back injury', (0,)), ('back pain', (0,)), ('back problems', (0,)), ('back surgery', (2,))],
 'bad': [('bad back', (5,)), ('bad hip', (5,)), ('bad knee', (5,))],
 'bah': [("baha'i", (12,)), ('bahai', (12, 13))],
 'bal': [('baloch', (16,)), ('baltic', (18,))],
 'ban': [('bangladeshi', (18,))],
 'bap': [('baptised', (14,)), ('baptist', (12,)), ('baptized', (14,))],
 'bar': [('bariatric surgery', (2,))],
 'bas': [('basque', (18,))],
 'bed': [('bedouin', (16,)), ('bedridden', (4,))],
 'beh': [('behind bars', (32,))],
 'bel': [('belarusian', (18,)), ('belgian', (18,))],
 'ben': [('bengali', (16, 18)), ('benzodiazepines', (1,))],
 'ber': [('berber', (16, 18)), ('bernie', (27,))],
 'bet': [('beta blocker', (1,)), ('beta blockers', (1,))],
 'bib': [('bible', (13, 14))],
 'bid': [('biden', (27,))],
 'bik': [('biktarvy', (1,))],
 'bin': [('binge eating', (0,))],
 'bio': [('biometric', (31,)), ('biopsy', (2, 10))],
 'bip': [('bipoc', (16,)), ('bipolar', (0, 4)), ('bipolar disorder', (0,))],
 'bir': [('biracial', (16,)), ('birth', (6, 24)), ('birth control', (1,))],
 'bis': [('bisexual', (29,)), ('bishop', (14,)), ('bisoprolol', (1,))],
 'bjp': [('bjp', (27,))],
 'bla': [('black', (17, 18)), ('black american', (16,)), ('black british', (16,)), ('black-skinned', (16,)),
         ('bladder problems', (0,))],
 'bli': [('blind', (4, 5)), ('blind in', (4,)), ('blind since', (4,))],
 'blo': [('blood', (10,)), ('blood clot', (0,)), ('blood thinner', (1,)), ('blood thinners', (1,)),
         ('blood transfusion', (2,))],
 'blv': [('blvd', (25,))],
 'bmi': [('bmi', (10,))],
 'boa': [('boarding school', (22,))],
 'bod': [('body dysmorphia', (0,)), ('body fat', (10,))],
 'bol': [('bolivian', (18,)), ('bolsonaro', (27,))],
 'bon': [('bone marrow transplant', (2,))],
 'bor': [('borderline personality', (0,)), ('born', (24,)), ('born again christian', (12,)), ('born blind', (4,)),
         ('born deaf', (4,)), ('born-again christian', (12,))],
 'bos': [('bosnian', (18,))],
 'bou': [('boulevard', (25,))],
 'boy': [('boy', (20,)), ('boy scouts', (22,)), ('boyfriend', (29,)), ('boys', (20,))],
 'bpd': [('bpd', (0,))],
 'bra': [('brace', (5,)), ('brahmin', (16,)), ('braille', (5,)), ('brain injury', (0,)), ('brain surgery', (2,)),
         ('brazilian', (18,))],
 'brc': [('brca', (30,))],
 'bre': [('breakdown', (0,)), ('breastfe', (6,)), ('breastfeeding', (4,)), ('brexit', (27,)),
         ('brexit supporter', (27,)), ('brexiteer', (27,))],
 'bri': [('british', (18,)), ('british asian', (16,)), ('british indian', (16,)), ('british nigerian', (16,)),
         ('british pakistani', (16,))],
 'bro': [('broadway', (25,)), ('broke', (5,)), ('broken ankle', (0,)), ('broken arm', (0,)), ('broken foot', (0,)),
         ('broken hip', (0,)), ('broken leg', (0,)), ('broken wrist', (0,)), ('bronchitis', (0,)),
         ('brother', (20,)), ('brothers', (20,)), ('brown', (17,)), ('brown-skinned', (16,))],
 'bud': [('buddhism', (13,)), ('buddhist', (12,))],
 'bul': [('bulgarian', (18,)), ('bulimia', (0,)), ('bulimic', (4,))],
 'bup': [('buprenorphine', (1,)), ('bupropion', (1,))],
 'bur': [('burmese', (18,)), ('burned out', (4,)), ('burnout', (0,)), ('burnt out', (4,)), ('burqa', (15,)),
         ('bursitis', (0,))],
 'bus': [('bush', (27,))],
 'byp': [('bypass surgery', (2,))],
 'cae': [('caesarean', (2,))],
 'cal': [('calvinist', (12,))],
 'cam': [('cambodian', (18,)), ('came', (19,)), ('came out', (29,)), ('cameroonian', (18,))],
 'can': [('cancer', (0,)), ('cancer clinic', (3,)), ('cancer surgery', (2,)), ('cane', (5,)), ('cantonese', (18,)),
         ('cantor', (14,))],
 'cap': [('cape verdean', (18,))],
 'car': [('carbamazepine', (1,)), ('carcinoma', (0,)), ('cardiologist', (3,)), ('cardiomyopathy', (0,)),
         ('caribbean', (18,)), ('carpal tunnel', (0,)), ('carrier', (30,))],
 'cat': [('catalan', (18,)), ('cataract', (0,)), ('cataracts', (0,)), ('catechist', (14,)), ('catholic', (12,)),
         ('catholicism', (13,))],
 'cau': [('caucasian', (16,)), ('caught', (32,))],
 'cbt': [('cbt', (2,))],
 'cd4': [('cd4', (10,))],
 'cel': [('celiac', (0, 4)), ('celiac disease', (0,))],
 'cen': [('central asian', (18,))],
 'cer': [('cerebral palsy', (0,))],
 'ces': [('cesarean', (2,))],
 'cfs': [('cfs', (0,))],
 'cft': [('cftr', (30,))],
 'cgt': [('cgt', (28,))],
 'cha': [('chador', (15,)), ('chaplain', (14,)), ('charge', (32,))],
 'che': [('chechen', (16, 18)), ('chemo', (2,)), ('chemo drugs', (1,)), ('chemotherapy', (2,)),
         ('cherokee', (16, 18))],
 'chi': [('chicana', (16,)), ('chicano', (16,)), ('chickenpox', (0,)), ('child', (20,)), ('children', (20,)),
         ('chilean', (18,)), ('chinese', (18,)), ('chinese american', (16,)), ('chinese-american', (16,))],
 'chl': [('chlamydia', (0,))],
 'cho': [('choctaw', (16,)), ('cholesterol', (10,))],
 'chr': [('christian', (12,)), ('christianity', (13,)), ('chromosom', (30,)), ('chronic', (5,)),
         ('chronic condition', (0,)), ('chronic fatigue', (0,)), ('chronic headaches', (0,)),
         ('chronic illness', (0,)), ('chronic pain', (0,)), ('chronically ill', (4,))],
 'chu': [('church', (13, 14)), ('church elder', (14,)), ('churchwarden', (14,))],
 'cir': [('circassian', (16,)), ('circle', (25,)), ('cirrhosis', (0,))],
 'cit': [('citalopram', (1,))],
 'cla': [('claustrophobia', (0,))],
 'cle': [('clean', (7,)), ('clean for', (4,)), ('cleft lip', (0,))],
 'cli': [('climate activist', (27,)), ('clinical depression', (0,)), ('clinically depressed', (4,)),
         ('clinton', (27,))],
 'clo': [('clomid', (1,)), ('clonazepam', (1,)), ('clopidogrel', (1,)), ('close', (25,)), ('closeted', (29,)),
         ('clozapine', (1,))],
 'clu': [('cluster headaches', (0,))],
 'coc': [('cochlear', (5,)), ('cochlear implant', (0,))],
 'cod': [('codeine', (1,))],
 'coe': [('coeliac', (0, 4)), ('coeliac disease', (0,))],
 'cog': [('cognitive behavioral therapy', (2,)), ('cognitive behavioural therapy', (2,))],
 'col': [('colitis', (0,)), ('collarbone', (5,)), ('colombian', (18,)), ('colonoscopy', (2,)),
         ('color blind', (4,)), ('color blindness', (0,)), ('color-blind', (4,)), ('colorblind', (4,)),
         ('colour blind', (4,)), ('colour blindness', (0,)), ('colour-blind', (4,)), ('colourblind', (4,))],
 'com': [('coma', (9,)), ('come from', (19,)), ('comes from', (19,)), ('coming out', (29,)),
         ('committed christian', (12,)), ('communion', (14,)), ('communist', (27,)), ('communist party', (27,)),
         ('community service', (32,)), ('completely blind', (4,)), ('completely deaf', (4,)),
         ('complexion', (17,))],
 'con': [('concerta', (1,)), ('concussion', (0,)), ('confession', (14,)), ('confucian', (12,)),
         ('congolese', (18,)), ('congregation', (13,)), ('congress party', (27,)), ('conservative', (27,)),
         ('conservative party', (27,)), ('conversion', (13,)), ('convert', (13,)), ('convict', (32,))],
 'cop': [('copd', (0,)), ('copt', (12,)), ('coptic', (12,)), ('coptic christian', (12,))],
 'cor': [('corbyn', (27,)), ('corticosteroids', (1,)), ('cortisone', (1,))],
 'cou': [('coumadin', (1,)), ('counsel', (8,)), ('counsellor', (3,)), ('counselor', (3,)),
         ('couples therapy', (2,)), ('court', (25,)), ('cousin', (20,))],
 'cov': [('covid', (0,)), ('covid-19', (0,))],
 'cpa': [('cpap', (5,))],
 'cre': [('creche', (22,)), ('creole', (16, 18)), ('crescent', (25,))],
 'cri': [('crimean tatar', (16,)), ('criminal', (32,)), ('critically ill', (4,))],
 'cro': [('croatian', (18,)), ('crohn', (0,))],
 'cru': [('crucifix', (15,)), ('crutches', (5,))],
 'cub': [('cub scouts', (22,)), ('cuban', (18,)), ('cuban american', (16,)), ('cuban-american', (16,))],
 'cus': [('cushing', (0,))],
 'cwa': [('cwa', (28,))],
 'cym': [('cymbalta', (1,))],
 'cyp': [('cypriot', (18,))],
 'cys': [('cyst', (0,)), ('cystic fibrosis', (0,))],
 'cze': [('czech', (18,))],
 'dad': [('dad is', (19,))],
 'dal': [('dalit', (16,))],
 'dan': [('danish', (18,))],
 'dao': [('daoist', (12,))],
 'dar': [('dark-skinned', (16,))],
 'dau': [('daughter', (20,)), ('daughters', (20,))],
 'day': [('day care', (22,)), ('daycare', (22,))],
 'dea': [('deacon', (14,)), ('deaconess', (14,)), ('deaf', (4, 5)), ('deaf in', (4,)), ('deaf since', (4,)),
         ('deaf-mute', (4,)), ('deafblind', (4,))],
 'dei': [('deist', (12,))],
 'dem': [('dementia', (0,)), ('demisexual', (29,)), ('democrat', (27,)), ('democratic party', (27,)),
         ('democratic socialist', (27,)), ('democratic socialists of america', (27,)), ('democrats', (27,))],
 'den': [('dengue', (0,))],
 'dep': [('depressed', (4,)), ('depression', (0,))],
 'der': [('dermatologist', (3,))],
 'det': [('detox', (2,))],
 'dev': [('devout christian', (12,))],
 'dia': [('diabetes', (0,)), ('diabetic', (4,)), ('diabetologist', (3,)), ('diagnosis', (10,)),
         ('dialysis', (0, 2, 10)), ('diazepam', (1,))],
 'dis': [('disab', (5,)), ('disabilities', (0,)), ('disability', (0, 9)), ('disabled after', (4,)),
         ('disabled since', (4,)), ('disease', (0,)), ('disorder', (0,)), ('dissociative identity', (0,))],
 'div': [('diverticulitis', (0,))],
 'diw': [('diwali', (15,))],
 'dna': [('dna', (30,))],
 'dob': [('dob', (24,))],
 'dom': [('dominican', (18,))],
 'don': [('donepezil', (1,))],
 'dow': [('down syndrome', (0,))],
 'dri': [('drink', (7,)), ('drinking problem', (0,)), ('drive', (25,))],
 'dru': [('drug', (7,)), ('drug addiction', (0,)), ('drug problem', (0,)), ('drug rehab', (2,)), ('druze', (12,))],
 'due': [('due with', (6,))],
 'dui': [('dui', (32,))],
 'dul': [('duloxetine', (1,))],
 'dup': [('dup', (27,))],
 'dut': [('dutch', (18,))],
 'dvt': [('dvt', (0,))],
 'dwi': [('dwi', (32,))],
 'dys': [('dyscalculia', (0,)), ('dyslexia', (0,)), ('dyslexic', (4,)), ('dyspraxia', (0,)), ('dystrophy', (0,))],
 'ear': [('ear infection', (0,))],
 'eas': [('east african', (18,)), ('east asian', (16, 18)), ('eastern european', (18,)),
         ('eastern orthodox', (12,))],
 'eat': [('eating disorder', (0,)), ('eating disorder clinic', (3,))],
 'ect': [('ect', (2,))],
 'ecu': [('ecuadorian', (18,))],
 'ecz': [('eczema', (0,))],
 'ede': [('edema', (0,))],
 'eff': [('effexor', (1,))],
 'egg': [('egg freezing', (2,))],
 'egy': [('egyptian', (18,))],
 'ehl': [('ehlers-danlos', (0,))],
 'eid': [('eid', (15,))],
 'eig': [('eighth grade', (22,)), ('eighth grader', (23,)), ('eighth-grader', (23,))],
 'eka': [('ekadashi', (15,))],
 'eld': [('elder in', (14,)), ('eldest', (20,))],
 'ele': [('electroshock therapy', (2,)), ('elementary', (22,)), ('elementary school', (22,)),
         ('eleventh grade', (22,)), ('eleventh grader', (23,))],
 'eli': [('eliquis', (1,))],
 'emb': [('embolism', (0,))],
 'emd': [('emdr', (2,))],
 'emi': [('emigrat', (19,))],
 'emp': [('emphysema', (0,))],
 'ena': [('enalapril', (1,))],
 'enb': [('enbrel', (1,))],
 'enc': [('encephalitis', (0,))],
 'end': [('endocarditis', (0,)), ('endocrinologist', (3,)), ('endometriosis', (0,))],
 'eng': [('english', (18,))],
 'enl': [('enlarged prostate', (0,))],
 'epi': [('epilepsy', (0,)), ('epileptic', (4,)), ('epileptic seizures', (0,)), ('epipen', (1, 5)),
         ('episcopalian', (12,))],
 'erd': [('erdogan', (27,))],
 'ere': [('erectile dysfunction', (0,))],
 'eri': [('eritrean', (18,))],
 'esc': [('escaped', (19,)), ('escitalopram', (1,))],
 'est': [('estonian', (18,)), ('estrogen', (1,))],
 'eth': [('ethiopian', (18,)), ('ethnic', (19,))],
 'eur': [('eurasian', (16,)), ('european', (18,))],
 'eva': [('evangelical', (12,)), ('evangelical christian', (12,)), ('evangelicalism', (13,))],
 'exc': [('excommunicated', (13,))],
 'exp': [('expecting', (6,))],
 'eye': [('eye', (5,)), ('eye surgery', (2,))],
 'fac': [('face', (31,)), ('facial', (31,))],
 'fai': [('fair-skinned', (16,)), ('faith', (13,))],
 'fal': [('falun gong', (13,)), ('falun gong practitioner', (12,))],
 'fam': [('family', (19,))],
 'far': [('far-left', (27,)), ('far-right', (27,)), ('farage', (27,))],
 'fas': [('fascist', (27,))],
 'fat': [('father', (19,)), ('fatty liver', (0,))],
 'fel': [('felon', (32,))],
 'fem': [('feminist activist', (27,))],
 'fen': [('fentanyl', (1,))],
 'fer': [('fertil', (6,)), ('fertility clinic', (3,)), ('fertility specialist', (3,)),
         ('fertility treatment', (2,)), ('fertility treatments', (2,))],
 'fib': [('fibroids', (0,)), ('fibromyalgia', (0,))],
 'fid': [('fidesz', (27,))],
 'fif': [('fifth grade', (22,)), ('fifth grader', (23,)), ('fifth-grader', (23,))],
 'fil': [('filipina', (18,)), ('filipino', (18,))],
 'fin': [('finasteride', (1,)), ('fined', (32,)), ('finger', (5,)), ('fingerprint', (31,)), ('finnish', (18,))],
 'fir': [('first grade', (22,)), ('first grader', (23,)), ('first nations', (16,)), ('first-grader', (23,)),
         ('firstborn', (20,))],
 'fle': [('fled', (19,))],
 'flu': [('flu', (0,)), ('fluoxetine', (1,))],
 'foo': [('food intolerance', (0,)), ('foot', (5,))],
 'fos': [('foster child', (20,))],
 'fou': [('fourth grade', (22,)), ('fourth grader', (23,)), ('fourth-grader', (23,))],
 'fra': [('fracture', (0,)), ('frame', (5,))],
 'fre': [('french', (18,))],
 'gab': [('gabapentin', (1,))],
 'gai': [('gait', (31,))],
 'gal': [('gallstones', (0,))],
 'gam': [('gambling addiction', (0,))],
 'gan': [('gangrene', (0,))],
 'gar': [('gardens', (25,))],
 'gas': [('gastric bypass', (2,)), ('gastritis', (0,)), ('gastroenterologist', (3,))],
 'gay': [('gay', (29,)), ('gay or bi', (29,))],
 'gen': [('gender dysphoria', (0,)), ('gender-affirming surgery', (2,)), ('gender-fluid', (29,)),
         ('genderfluid', (29,)), ('genderqueer', (29,)), ('gene', (30,)), ('genotype', (30,))],
 'geo': [('georgian', (18,))],
 'ger': [('gerd', (0,)), ('german', (18,))],
 'ges': [('gestational diabetes', (0,))],
 'gha': [('ghanaian', (18,))],
 'gir': [('girl', (20,)), ('girl scouts', (22,)), ('girlfriend', (29,)), ('girls', (20,))],
 'git': [('gita', (14,))],
 'gla': [('glaucoma', (0,))],
 'gli': [('glipizide', (1,))],
 'glu': [('glucose', (5,)), ('gluten intolerance', (0,)), ('gluten intolerant', (4,)), ('gluten-intolerant', (4,))],
 'gmb': [('gmb', (28,))],
 'god': [('god', (13,)), ('godchild', (20,)), ('goddaughter', (20,)), ('godson', (20,))],
 'gon': [('gonorrhea', (0,))],
 'gos': [('gospel', (14,))],
 'gou': [('gout', (0,))],
 'gra': [('grade 1', (22,)), ('grade 10', (22,)), ('grade 11', (22,)), ('grade 12', (22,)), ('grade 2', (22,)),
         ('grade 3', (22,)), ('grade 4', (22,)), ('grade 5', (22,)), ('grade 6', (22,)), ('grade 7', (22,)),
         ('grade 8', (22,)), ('grade 9', (22,)), ('grade school', (22,)), ('grammar school', (22,)),
         ('grandchild', (20,)), ('grandchildren', (20,)), ('granddaughter', (20,)), ('grandson', (20,)),
         ('gravely ill', (4,)), ('graves', (0,))],
 'gre': [('greek', (18,)), ('greek orthodox', (12,)), ('green', (27,)), ('green party', (27,))],
 'gri': [('grief counseling', (2,)), ('grief counselling', (2,)), ('grief counselor', (3,))],
 'gro': [('group therapy', (2,)), ('grove', (25,))],
 'gua': [('guarani', (16,)), ('guatemalan', (18,))],
 'gui': [('guide dog', (5,)), ('guillain-barre', (0,)), ('guilty', (32,))],
 'guj': [('gujarati', (16, 18))],
 'gur': [('gurdwara', (13, 14))],
 'guy': [('guyanese', (18,))],
 'gyn': [('gynaecologist', (3,)), ('gynecologist', (3,))],
 'gyp': [('gypsy', (16,))],
 'hae': [('haemophilia', (0,))],
 'hai': [('hail', (19,)), ('haitian', (18,))],
 'haj': [('hajj', (14,))],
 'hak': [('hakka', (16,))],
 'hal': [('halal', (15,)), ('half blind', (4,)), ('half deaf', (4,)), ('haloperidol', (1,))],
 'han': [('han chinese', (16, 18)), ('hand', (5,)), ('hanukkah', (15,))],
 'har': [('hard of hearing', (4,)), ('hare krishna', (12,)), ('haredi', (12,)), ('harris', (27,))],
 'has': [('hashimoto', (0,)), ('hasidic', (12,))],
 'hau': [('hausa', (16,))],
 'haw': [('hawaiian', (16, 18))],
 'hay': [('hay fever', (0,))],
 'haz': [('hazara', (16,))],
 'hea': [('head injury', (0,)), ('health', (8,)), ('health issues', (0,)), ('health problems', (0,)),
         ('hearing', (5,)), ('hearing impaired', (4,)), ('hearing impairment', (0,)), ('hearing loss', (0,)),
         ('hearing-impaired', (4,)), ('heart attack', (0,)), ('heart condition', (0,)), ('heart defect', (0,)),
         ('heart failure', (0,)), ('heart murmur', (0,)), ('heart problems', (0,)), ('heart surgery', (2,)),
         ('heart transplant', (2,))],
 'hem': [('hematologist', (3,)), ('hemophilia', (0,)), ('hemorrhoids', (0,))],
 'hep': [('hepatitis', (0,))],
 'her': [('herceptin', (1,)), ('hereditary', (30,)), ('hernia', (0,)), ('hernia surgery', (2,)),
         ('herniated disc', (0,)), ('herpes', (0,)), ('herself', (8,))],
 'het': [('heterosexual', (29,))],
 'he’': [('he’s ', (21,))],
 'hig': [('high blood pressure', (0,)), ('high cholesterol', (0,)), ('high holidays', (15,)),
         ('high school', (22,)), ('high school freshman', (23,)), ('high school junior', (23,)),
         ('high school sophomore', (23,)), ('high school student', (23,)), ('high schooler', (23,)),
         ('high-schooler', (23,)), ('highway', (25,))],
 'hij': [('hijab', (15,))],
 'hil': [('hill', (25,))],
 'him': [('himself', (8,))],
 'hin': [('hindu', (12,)), ('hinduism', (13,))],
 'hip': [('hip', (5,)), ('hip replacement', (2,)), ('hip surgery', (2,))],
 'his': [('hispanic', (16, 18))],
 'hiv': [('hiv', (0,)), ('hiv positive', (4,)), ('hiv-positive', (4,)), ('hiv/aids', (0,))],
 'hmo': [('hmong', (16, 18))],
 'hom': [('homosexual', (29,))],
 'hon': [('honduran', (18,)), ('hong kong', (18,))],
 'hor': [('hormone replacement', (1,)), ('hormone therapy', (2,)), ('hormone treatment', (2,))],
 'hos': [('hospice', (9,)), ('hospice care', (2,)), ('hospital', (9,)), ('hospitalised', (4,)),
         ('hospitalized', (4,))],
 'hpv': [('hpv', (0,))],
 'hum': [('humira', (1,))],
 'hun': [('hungarian', (18,)), ('huntington', (0,))],
 'hus': [('husband', (29,))],
 'hut': [('hutu', (16,))],
 'hwy': [('hwy', (25,))],
 'hyd': [('hydrochlorothiazide', (1,)), ('hydrocodone', (1,)), ('hydrocortisone', (1,))],
 'hyp': [('hypertension', (0,)), ('hypertensive', (4,)), ('hyperthyroidism', (0,)), ('hypoglycemia', (0,)),
         ('hypotension', (0,)), ('hypothyroidism', (0,))],
 'hys': [('hysterectomy', (2,))],
 'ibe': [('ibew', (28,))],
 'ibs': [('ibs', (0,))],
 'ice': [('icelandic', (18,))],
 'icu': [('icu', (9,))],
 'igb': [('igbo', (16,))],
 'ill': [('ill with', (4,))],
 'ima': [('imam', (14,)), ('imatinib', (1,))],
 'imm': [('immigra', (19,)), ('immune', (10,)), ('immunocompromised', (4,)), ('immunodeficient', (4,)),
         ('immunosuppressants', (1,)), ('immunosuppressed', (4,)), ('immunotherapy', (2,))],
 'imp': [('impair', (5,)), ('imped', (5,))],
 'inc': [('incarcerat', (32,)), ('incontinence', (0,))],
 'ind': [('indian', (18,)), ('indian american', (16,)), ('indian-american', (16,)), ('indict', (32,)),
         ('indigenous', (16, 18)), ('indonesian', (18,))],
 'inf': [('infant', (23,)), ('infant daughter', (23,)), ('infant son', (23,)), ('infertile', (4,)),
         ('infertility', (0,)), ('infliximab', (1,)), ('influenza', (0,))],
 'inh': [('inhaler', (1,))],
 'inj': [('injury', (0,))],
 'ins': [('insomnia', (0,)), ('institutionalized', (4,)), ('insufficiency', (0,)), ('insulin', (1, 10)),
         ('insulin pump', (0,))],
 'int': [('intellectually disabled', (4,)), ('intensive care', (9,)), ('intersex', (29,)), ('into bdsm', (29,)),
         ('intoleran', (11,))],
 'inu': [('inuit', (16, 18))],
 'inv': [('investigat', (32,))],
 'ira': [('iranian', (18,)), ('iraqi', (18,))],
 'iri': [('iris', (31,)), ('irish', (18,)), ('irish american', (16,)), ('irish traveller', (16,)),
         ('irish-american', (16,))],
 'isl': [('islam', (13,))],
 'ism': [('ismaili', (12,))],
 'isr': [('israeli', (18,))],
 'ita': [('italian', (18,)), ('italian american', (16,)), ('italian-american', (16,))],
 'iui': [('iui', (2,))],
 'ivf': [('ivf', (2,))],
 'ivo': [('ivorian', (18,))],
 'iww': [('iww', (28,))],
 'i’m': [('i’m ', (21,))],
 'jai': [('jail', (32,)), ('jain', (12,)), ('jainism', (13,))],
 'jam': [('jamaican', (18,))],
 'jap': [('japanese', (18,)), ('japanese american', (16,)), ('japanese-american', (16,))],
 'jar': [('jardiance', (1,))],
 'jau': [('jaundice', (0,))],
 'jeh': [('jehovah witness', (12,)), ("jehovah's witness", (12,)), ("jehovah's witnesses", (12, 13)),
         ('jehovah’s witness', (12,))],
 'jes': [('jesuit', (12,)), ('jesus', (13,))],
 'jew': [('jewish', (12, 18))],
 'jil': [('jill stein', (27,))],
 'joh': [('johnson', (27,))],
 'jor': [('jordanian', (18,))],
 'jud': [('judaism', (13,))],
 'jum': [('jumu', (14,))],
 'jun': [('junior high', (22,))],
 'kab': [('kabbalist', (12,))],
 'kas': [('kashmiri', (18,))],
 'kaz': [('kazakh', (18,))],
 'ken': [('kennedy', (27,)), ('kenyan', (18,))],
 'kep': [('keppra', (1,))],
 'kid': [('kid', (20,)), ('kidney', (5,)), ('kidney disease', (0,)), ('kidney failure', (0,)),
         ('kidney infection', (0,)), ('kidney stones', (0,)), ('kidney transplant', (2,)), ('kids', (20,))],
 'kik': [('kikuyu', (16,))],
 'kin': [('kindergarten', (22,)), ('kindergartener', (23,)), ('kindergartner', (23,)), ('kingdom hall', (13,))],
 'kip': [('kippa', (15,))],
 'kir': [('kirpan', (15,))],
 'kli': [('klinefelter', (0,))],
 'klo': [('klonopin', (1,))],
 'kne': [('knee', (5,)), ('knee injury', (0,)), ('knee replacement', (2,)), ('knee surgery', (2,))],
 'kor': [('koran', (14,)), ('korean', (18,)), ('korean american', (16,)), ('korean-american', (16,))],
 'kos': [('kosher', (15,)), ('kosovan', (18,))],
 'kri': [('krishna', (13,))],
 'kur': [('kurd', (16,)), ('kurdish', (16, 18))],
 'lab': [('labor union', (28,)), ('labour', (27,)), ('labour party', (27,)), ('labour supporter', (27,)),
         ('labour union', (28,)), ('labour voter', (27,))],
 'lac': [('lactose intolerance', (0,)), ('lactose intolerant', (4,)), ('lactose-intolerant', (4,))],
 'lak': [('lakota', (16,))],
 'lam': [('lama', (14,)), ('lamictal', (1,)), ('lamotrigine', (1,))],
 'lan': [('lane', (25,))],
 'lao': [('laotian', (18,))],
 'lap': [('lapsed catholic', (12,))],
 'las': [('laser eye surgery', (2,))],
 'lat': [('latin american', (18,)), ('latina', (16, 18)), ('latino', (16, 18)), ('latinx', (16,)),
         ('latvian', (18,))],
 'lay': [('lay preacher', (14,))],
 'lds': [('lds', (12,))],
 'lea': [('learning disability', (0,)), ('leave in the referendum', (27,))],
 'leb': [('lebanese', (18,))],
 'lef': [('left-wing', (27,)), ('leftist', (27,))],
 'leg': [('leg', (5,)), ('legally blind', (4,))],
 'lei': [('leiden', (30,))],
 'len': [('lent', (15,))],
 'les': [('lesbian', (29,))],
 'let': [('letrozole', (1,))],
 'leu': [('leukaemia', (0,)), ('leukemia', (0,))],
 'lev': [('levetiracetam', (1,)), ('levodopa', (1,)), ('levothyroxine', (1,))],
 'lex': [('lexapro', (1,))],
 'lgb': [('lgbt', (29,)), ('lgbtq', (29,))],
 'lib': [('lib dems', (27,)), ('liberal', (27,)), ('liberal democrat', (27,)), ('liberal democrats', (27,)),
         ('libertarian', (27,)), ('libertarian party', (27,)), ('libyan', (18,))],
 'lig': [('light-skinned', (16,))],
 'lip': [('lipitor', (1,))],
 'lis': [('lisdexamfetamine', (1,)), ('lisinopril', (1,)), ('lisp', (5,))],
 'lit': [('lithium', (1,)), ('lithuanian', (18,)), ('little boy', (20, 23)), ('little girl', (20, 23)),
         ('little one', (20,))],
 'liv': [('live', (26,)), ('liver transplant', (2,)), ('living', (26,))],
 'lon': [('long covid', (0,))],
 'lor': [('lorazepam', (1,))],
 'los': [('losartan', (1,))],
 'low': [('low blood pressure', (0,))],
 'lul': [('lula', (27,))],
 'lum': [('lumbar puncture', (2,))],
 'lun': [('lung transplant', (2,))],
 'lup': [('lupus', (0,))],
 'lut': [('lutheran', (12,)), ('lutheranism', (13,))],
 'lym': [('lyme', (0,)), ('lymphoma', (0,))],
 'lyn': [('lynch', (30,))],
 'lyr': [('lyrica', (1,))],
 'maa': [('maasai', (16,))],
 'mac': [('macedonian', (18,)), ('macron', (27,)), ('macular degeneration', (0,))],
 'mag': [('maga supporter', (27,))],
 'mal': [('malaria', (0,)), ('malay', (18,)), ('malaysian', (18,)), ('malian', (18,))],
 'mam': [('mammogram', (2,))],
 'man': [('manchu', (16,)), ('mandir', (14,)), ('manic', (4,)), ('manic depression', (0,))],
 'mao': [('maoist', (27,)), ('maori', (16, 18))],
 'map': [('mapuche', (16,))],
 'mar': [('marfan', (0,)), ('maronite', (12,)), ('marxist', (27,))],
 'mas': [('mass', (14,)), ('mastectomy', (2,)), ('mastitis', (0,))],
 'may': [('mayan', (16,))],
 'mea': [('measles', (0,))],
 'med': [('medical', (10,)), ('medical condition', (0,)), ('medication', (1,)), ('medications', (1,)),
         ('meds', (1,))],
 'mel': [('melanoma', (0,)), ('melenchon', (27,))],
 'mem': [('memory clinic', (3,))],
 'men': [('meniere', (0,)), ('meningitis', (0,)), ('mennonite', (12,)), ('menopausal', (4,)), ('menopause', (0,)),
         ('mental', (8,)), ('mental health clinic', (3,)), ('mental health issues', (0,)),
         ('mental health problems', (0,)), ('mental illness', (0,)), ('mentally disabled', (4,)),
         ('mentally ill', (4,)), ('mentee', (20,))],
 'mer': [('merkel', (27,)), ('merz', (27,))],
 'mes': [('messianic jew', (12,)), ('mestiza', (16,)), ('mestizo', (16,))],
 'met': [('metastases', (0,)), ('metformin', (1,)), ('methadone', (1,)), ('methadone clinic', (3,)),
         ('methimazole', (1,)), ('methodist', (12,)), ('methotrexate', (1,)), ('methylphenidate', (1,)),
         ('metis', (16,)), ('metoprolol', (1,))],
 'mew': [('mews', (25,))],
 'mex': [('mexican', (18,)), ('mexican american', (16,)), ('mexican-american', (16,))],
 'mid': [('middle eastern', (16, 18)), ('middle school', (22,)), ('middle schooler', (23,)),
         ('middle-schooler', (23,)), ('midwife', (3,))],
 'mig': [('migraine', (0,)), ('migraines', (0,)), ('migrant', (19,)), ('migrat', (19,))],
 'mil': [('milei', (27,))],
 'min': [('minister of the church', (14,)), ('minor', (23,))],
 'mir': [('mirtazapine', (1,))],
 'mis': [('miscarr', (6,)), ('miscarriage', (0, 2)), ('missionary', (14,))],
 'mit': [('mitzvah', (14,))],
 'mix': [('mixed', (17, 18, 19)), ('mixed race', (16,)), ('mixed-race', (16,))],
 'miz': [('mizrahi', (16, 18))],
 'mod': [('modi', (27,))],
 'moh': [('mohawk', (16,))],
 'mol': [('moldovan', (18,))],
 'mom': [('mom is', (19,)), ('momentum', (27,))],
 'mon': [('monarchist', (27,)), ('mongolian', (18,)), ('monk', (14,)), ('mononucleosis', (0,)),
         ('montelukast', (1,)), ('month old', (21,)), ('month-old', (21,)), ('months old', (21,))],
 'moo': [('mood stabilizer', (1,)), ('mood stabilizers', (1,)), ('moorish', (18,))],
 'mor': [('mormon', (12,)), ('mormonism', (13,)), ('moroccan', (18,)), ('morphine', (1,))],
 'mos': [('mosque', (13, 14))],
 'mot': [('mother', (19,))],
 'mou': [('mounjaro', (1,))],
 'moz': [('mozambican', (18,))],
 'mrs': [('mrsa', (0,))],
 'mth': [('mthfr', (30,))],
 'mue': [('muezzin', (14,))],
 'mul': [('mulatto', (16,)), ('mullah', (14,)), ('multiple sclerosis', (0,)), ('multiracial', (16,))],
 'mum': [('mumps', (0,))],
 'mus': [('muscular dystrophy', (0,)), ('muslim', (12,))],
 'mut': [('mutation', (30,))],
 'mye': [('myeloma', (0,))],
 'myo': [('myocarditis', (0,))],
 'mys': [('myself', (8,))],
 'nal': [('naltrexone', (1,))],
 'nam': [('namaz', (14,))],
 'nar': [('narcolepsy', (0,)), ('narcotics anonymous', (2,))],
 'nat': [('national education union', (28,)), ('national front', (27,)), ('nationalist', (27,)),
         ('native american', (16, 18)), ('native hawaiian', (16,))],
 'nav': [('navajo', (16, 18)), ('navratri', (15,))],
 'nea': [('nearly blind', (4,))],
 'nec': [('neck', (5,))],
 'nee': [('needs a', (10,))],
 'neo': [('neo-nazi', (27,)), ('neopagan', (12,))],
 'nep': [('nepalese', (18,)), ('nepali', (18,)), ('nephew', (20,)), ('nephews', (20,)), ('nephrologist', (3,))],
 'ner': [('nervous breakdown', (0,))],
 'neu': [('neuralgia', (0,)), ('neurodermatitis', (0,)), ('neurodivergent', (4,)), ('neurologist', (3,)),
         ('neuropathy', (0,))],
 'new': [('new apostolic', (12,)), ('newborn', (23,)), ('newborn baby', (23,))],
 'nie': [('niece', (20,)), ('nieces', (20,))],
 'nig': [('nigerian', (18,))],
 'nin': [('ninth grade', (22,)), ('ninth grader', (23,)), ('ninth-grader', (23,))],
 'niq': [('niqab', (15,))],
 'nis': [('nisei', (16,))],
 'nit': [('nitroglycerin', (1,))],
 'non': [('non-believer', (12,)), ('non-binary', (29,)), ('nonbeliever', (12,)), ('nonbinary', (29,))],
 'nor': [('north african', (18,)), ('north korean', (18,)), ('norwegian', (18,))],
 'nos': [('nose', (5,)), ('nosebleeds', (0,))],
 'not': [('not yet 18', (23,))],
 'nun': [('nun', (14,))],
 'nur': [('nursery', (22,)), ('nursery school', (22,)), ('nurses union', (28,)), ("nurses' union", (28,))],
 'oba': [('obama', (27,))],
 'obe': [('obese', (4,)), ('obesity', (0,))],
 'occ': [('occupational therapy', (2,))],
 'ocd': [('ocd', (0,))],
 'off': [('off sick', (4, 9)), ('offender', (32,))],
 'oji': [('ojibwe', (16,))],
 'oki': [('okinawan', (16, 18))],
 'ola': [('olanzapine', (1,))],
 'old': [('oldest', (20,))],
 'ome': [('omeprazole', (1,))],
 'omn': [('omnisexual', (29,))],
 'onc': [('oncologist', (3,))],
 'ope': [('open-heart surgery', (2,)), ('operated on', (9,))],
 'opi': [('opioid addiction', (0,)), ('opioids', (1,))],
 'opu': [('opus dei', (12,))],
 'orb': [('orban', (27,))],
 'ord': [('ordained', (14,))],
 'org': [('organ transplant', (2,))],
 'oro': [('oromo', (16,))],
 'ort': [('orthodox', (15,)), ('orthodox christian', (12,)), ('orthodox christianity', (13,)),
         ('orthodox jew', (12,)), ('orthodox jewish', (12,)), ('orthodoxy', (13,)), ('orthopedist', (3,))],
 'ost': [('osteoarthritis', (0,)), ('osteoporosis', (0,))],
 'out': [('out as gay', (29,))],
 'ova': [('ovarian cysts', (0,))],
 'ove': [('overdosed', (7,))],
 'oxy': [('oxycodone', (1,)), ('oxycontin', (1,)), ('oxygen', (5,))],
 'oze': [('ozempic', (1,))],
 'pac': [('pacemaker', (0, 5)), ('pacific islander', (16, 18))],
 'pag': [('pagan', (12,)), ('paganism', (13,))],
 'pai': [('pain', (5,)), ('pain clinic', (3,)), ('painkillers', (1,))],
 'pak': [('pakistani', (18,))],
 'pal': [('palestinian', (18,)), ('palliative care', (2,)), ('palm', (31,)), ('palsy', (0,))],
 'pan': [('pancreatitis', (0,)), ('panic attacks', (0,)), ('panic disorder', (0,)), ('pansexual', (29,)),
         ('pantoprazole', (1,))],
 'par': [('paralysed', (4,)), ('paralysis', (0,)), ('paralyzed', (4,)), ('paraplegic', (4,)), ('parents', (19,)),
         ('parish', (13, 14)), ('parish priest', (14,)), ('parkinson', (0,)), ('parkway', (25,)), ('parole', (32,)),
         ('paroxetine', (1,)), ('parsi', (12,)), ('partially sighted', (4,))],
 'pas': [('pashtun', (16,)), ('passover', (15,)), ('pastor', (14,))],
 'pax': [('paxil', (1,))],
 'pco': [('pcos', (0,))],
 'pen': [('pentecostal', (12,))],
 'per': [('period', (10,)), ('persian', (18,)), ('personality disorder', (0,)), ('peruvian', (18,))],
 'phe': [('phenylketonuria', (0,)), ('phenytoin', (1,))],
 'pho': [('phobia', (0,))],
 'phy': [('physical therapist', (3,)), ('physical therapy', (2,)), ('physically disabled', (4,)),
         ('physiotherapist', (3,)), ('physiotherapy', (2,))],
 'pil': [('pilgrimage', (14,))],
 'pkw': [('pkwy', (25,))],
 'pla': [('place', (25,)), ('plaid cymru', (27,))],
 'pne': [('pneumonia', (0,))],
 'poi': [('poilievre', (27,))],
 'pol': [('polio', (0,)), ('polish', (18,)), ('politic', (27,)), ('political activist', (27,)), ('poly', (29,)),
         ('polyamorous', (29,))],
 'por': [('portuguese', (18,))],
 'pos': [('post code', (26,)), ('postal code', (26,)), ('postal workers union', (28,)), ('postcode', (26,)),
         ('postmenopausal', (4,)), ('postpartum depression', (0,))],
 'pot': [('pots', (0,))],
 'pra': [('practicing christian', (12,)), ('practising christian', (12,)), ('pray', (14,)),
         ('prayer group', (13,))],
 'pre': [('pre-k', (22,)), ('pre-school', (22,)), ('preacher', (14,)), ('prediabetes', (0,)), ('prediabetic', (4,)),
         ('prednisolone', (1,)), ('prednisone', (1,)), ('preeclampsia', (0,)), ('pregabalin', (1,)),
         ('pregnan', (6,)), ('pregnant', (4,)), ('prep for hiv', (1,)), ('presbyterian', (12,)),
         ('preschool', (22,)), ('preschooler', (23,)), ('prescription drugs', (1,)), ('preteen', (23,))],
 'pri': [('priest', (14,)), ('primary school', (22,)), ('primary school pupil', (23,)), ('prison', (32,))],
 'pro': [('pro-choice', (27,)), ('pro-life', (27,)), ('probation', (32,)), ('profoundly deaf', (4,)),
         ('prognosis', (10,)), ('progressive', (27,)), ('propranolol', (1,)), ('prosecuted', (32,)),
         ('prostate problems', (0,)), ('prosthe', (5,)), ('prosthesis', (0,)), ('protestant', (12,)),
         ('protestantism', (13,)), ('prozac', (1,))],
 'psa': [('psa', (10,))],
 'pso': [('psoriasis', (0,))],
 'psy': [('psych', (8,)), ('psychiatrist', (3,)), ('psychoanalysis', (2,)), ('psychoanalyst', (3,)),
         ('psychologist', (3,)), ('psychosis', (0,)), ('psychotherapist', (3,)), ('psychotherapy', (2,)),
         ('psychotic', (4,))],
 'pts': [('ptsd', (0,))],
 'pue': [('puerto rican', (18,))],
 'pul': [('pulmonologist', (3,))],
 'pum': [('pump', (5,))],
 'pun': [('punjabi', (16, 18))],
 'pup': [('pupil', (20,))],
 'pur': [('purim', (15,))],
 'put': [('putin', (27,))],
 'qua': [('quadriplegic', (4,)), ('quaker', (12,)), ('quakerism', (13,)), ('quay', (25,))],
 'que': [('quechua', (16,)), ('queer', (29,)), ('quetiapine', (1,))],
 'qur': [("qur'an", (14,)), ('quran', (14,))],
 'rab': [('rabbi', (14,))],
 'rac': [('race', (19,))],
 'rad': [('radiation therapy', (2,)), ('radiation treatment', (2,)), ('radiotherapy', (2,))],
 'rai': [('rail union', (28,))],
 'ram': [('ramadan', (15,)), ('ramipril', (1,))],
 'rap': [('rap sheet', (32,))],
 'ras': [('rasta', (12,)), ('rastafarian', (12,)), ('rastafarianism', (13,))],
 'rea': [('reagan', (27,))],
 'rec': [('reception class', (22,))],
 'ref': [('reform uk', (27,)), ('refugee', (19,))],
 'reg': [('registered disabled', (4,))],
 'reh': [('rehab', (2,))],
 'rei': [('reincarnation', (13,))],
 'rel': [('relapsed', (7,)), ('religio', (13,))],
 'rem': [('remain', (27,)), ('remicade', (1,)), ('remission', (9,))],
 'ren': [('renal failure', (0,))],
 'rep': [('repetitive strain injury', (0,)), ('republican', (27,)), ('republican party', (27,)),
         ('republicans', (27,))],
 'res': [('reside', (26,)), ('residing', (26,)), ('restless legs', (0,)), ('restraining order', (32,))],
 'ret': [('retina', (31,)), ('retinopathy', (0,))],
 'rhe': [('rheumatism', (0,)), ('rheumatologist', (3,))],
 'rib': [('rib', (5,))],
 'rig': [('right-wing', (27,))],
 'ris': [('risperidone', (1,))],
 'rit': [('ritalin', (1,)), ('rituximab', (1,))],
 'rmt': [('rmt', (28,))],
 'roa': [('road', (25,))],
 'rol': [('rollator', (5,))],
 'rom': [('roma', (16, 18)), ('roman catholic', (12,)), ('romani', (16, 18)), ('romanian', (18,))],
 'ros': [('rosacea', (0,)), ('rosh hashanah', (15,)), ('rosuvastatin', (1,))],
 'row': [('row', (25,))],
 'rsi': [('rsi', (0,))],
 'rus': [('russian', (18,)), ('russian orthodox', (12,))],
 'rwa': [('rwandan', (18,))],
 'sab': [('sabbath', (15,))],
 'sag': [('sag-aftra', (28,))],
 'sal': [('salat', (14,)), ('salbutamol', (1,)), ('salvadoran', (18,))],
 'sam': [('sami', (16, 18)), ('samoan', (16, 18))],
 'san': [('sanders', (27,)), ('sansei', (16,)), ('santeria', (12,))],
 'sar': [('sarcoidosis', (0,)), ('sarcoma', (0,))],
 'sat': [('satanist', (12,))],
 'sau': [('saudi', (18,))],
 'sca': [('scandinavian', (18,)), ('scarf', (15,))],
 'sch': [('schizophrenia', (0,)), ('schizophrenic', (4,)), ('scholz', (27,)), ('school age', (23,)),
         ('school-age', (23,)), ('schoolboy', (23,)), ('schoolchild', (23,)), ('schoolgirl', (23,))],
 'sci': [('sciatica', (0,)), ('scientologist', (12,)), ('scientology', (13,))],
 'scl': [('sclerosis', (0,))],
 'sco': [('scoliosis', (0,)), ('scooter', (5,)), ('scottish', (18,))],
 'scr': [('screen actors guild', (28,)), ('scripture', (14,))],
 'sec': [('second grade', (22,)), ('second grader', (23,)), ('second-grader', (23,)), ('secondary school', (22,)),
         ('sectioned', (4, 9)), ('secular humanist', (12,)), ('secular jew', (12,))],
 'sei': [('seiu', (28,)), ('seizures', (0,))],
 'sel': [('self-harm', (0, 8))],
 'sem': [('semaglutide', (1,)), ('seminarian', (14,))],
 'sen': [('senegalese', (18,)), ('sentenced', (32,))],
 'sep': [('sephardic', (16, 18)), ('sepsis', (0,))],
 'ser': [('serbian', (18,)), ('seriously ill', (4,)), ('seroquel', (1,)), ('sertraline', (1,))],
 'sev': [('seventh grade', (22,)), ('seventh grader', (23,)), ('seventh-day adventist', (12,)),
         ('seventh-grader', (23,)), ('severely depressed', (4,)), ('severely disabled', (4,))],
 'sex': [('sex', (29,))],
 'sha': [('shabb', (15,)), ('shabbat', (14,))],
 'shi': [('shia', (12,)), ('shia islam', (13,)), ('shiite', (12,)), ('shingles', (0,)), ('shinto', (13,)),
         ('shintoist', (12,))],
 'sho': [('shop steward', (28,)), ('shoulder', (5,)), ('shoulder injury', (0,)), ('shoulder surgery', (2,))],
 'shr': [('shrink', (3,))],
 'shu': [('shul', (14,))],
 'sib': [('sibling', (20,))],
 'sic': [('sicilian', (18,)), ('sick with', (4,)), ('sickle cell', (0,))],
 'sig': [('sight', (5,))],
 'sik': [('sikh', (12,)), ('sikhism', (13,))],
 'sil': [('sildenafil', (1,)), ('silent reflux', (0,))],
 'sim': [('simvastatin', (1,))],
 'sin': [('sindhi', (16,)), ('singaporean', (18,)), ('singulair', (1,)), ('sinn fein', (27,)), ('sinti', (16, 18)),
         ('sinusitis', (0,))],
 'sio': [('sioux', (16,))],
 'sis': [('sister', (20,)), ('sisters', (20,))],
 'six': [('sixth form', (22,)), ('sixth grade', (22,)), ('sixth grader', (23,)), ('sixth-grader', (23,))],
 'ski': [('skin', (17,))],
 'sla': [('slavic', (18,))],
 'sle': [('sleep apnea', (0,)), ('sleep apnoea', (0,)), ('sleep clinic', (3,)), ('sleeping pills', (1,))],
 'sli': [('slipped disc', (0,))],
 'slo': [('slovak', (18,))],
 'smo': [('smok', (7,))],
 'snp': [('snp', (27,))],
 'sob': [('sober', (7,)), ('sober for', (4,)), ('sober since', (4,)), ('sobriety', (7,))],
 'soc': [('social anxiety', (0,)), ('social democrat', (27,)), ('socialist', (27,)), ('socialist party', (27,))],
 'som': [('somali', (18,))],
 'son': [('son', (20,)), ('sons', (20,))],
 'sou': [('south african', (18,)), ('south asian', (16, 18)), ('southeast asian', (16, 18))],
 'spa': [('spanish', (18,))],
 'spe': [('spectrum', (9,)), ('speech therapist', (3,)), ('speech therapy', (2,))],
 'spi': [('spina bifida', (0,)), ('spinal injury', (0,)), ('spinal surgery', (2,)), ('spiritualist', (12,))],
 'squ': [('square', (25,))],
 'sri': [('sri lankan', (18,))],
 'ssr': [('ssri', (1,)), ('ssris', (1,))],
 'sta': [('stairlift', (5,)), ('staph infection', (0,)), ('starmer', (27,)), ('statin', (1,)), ('statins', (1,)),
         ('stay', (26,))],
 'ste': [('stent', (2,)), ('stepbrother', (20,)), ('stepdaughter', (20,)), ('stepsister', (20,)),
         ('stepson', (20,))],
 'sti': [('stillb', (6,)), ('stillbirth', (0,))],
 'sto': [('stoma', (0, 5)), ('stomach ulcer', (0,))],
 'str': [('straight', (29,)), ('strattera', (1,)), ('street', (25,)), ('stroke', (0,))],
 'stu': [('student', (20,)), ('stutter', (0, 5))],
 'sub': [('suboxone', (1,)), ('substance abuse', (0,)), ('substance use disorder', (0,))],
 'sud': [('sudanese', (18,))],
 'suf': [('suffering from burnout', (4,)), ('sufi', (12,)), ('sufism', (13,))],
 'sui': [('suicid', (8,)), ('suicidal', (4,)), ('suicidal ideation', (0,)), ('suicidal thoughts', (0,))],
 'suk': [('sukkot', (15,))],
 'sum': [('sumatriptan', (1,))],
 'sun': [('sunak', (27,)), ('sunday school', (14,)), ('sunday school teacher', (14,)), ('sunni', (12,)),
         ('sunni islam', (13,))],
 'sur': [('surgery', (2,)), ('surgery on her', (2,)), ('surgery on his', (2,)), ('surgery on my', (2,)),
         ('surinamese', (18,))],
 'sut': [('sutra', (14,))],
 'swe': [('swedish', (18,))],
 'swi': [('swiss', (18,))],
 'syn': [('synagogue', (13, 14)), ('syndrome', (0,)), ('synthroid', (1,))],
 'syp': [('syphilis', (0,))],
 'syr': [('syrian', (18,))],
 'tai': [('taiwanese', (18,))],
 'tal': [('talk therapy', (2,)), ('talmud', (14,))],
 'tam': [('tamil', (16, 18)), ('tamoxifen', (1,))],
 'tao': [('taoism', (13,)), ('taoist', (12,))],
 'tat': [('tatar', (16, 18))],
 'tea': [('teachers union', (28,)), ("teachers' union", (28,)), ('teamsters', (28,))],
 'tee': [('teen', (20, 23)), ('teenage', (23,)), ('teenager', (20, 23)), ('teens', (23,))],
 'tef': [('tefillin', (15,))],
 'tem': [('temple', (14,))],
 'ten': [('tendinitis', (0,)), ('tendonitis', (0,)), ('tenth grade', (22,)), ('tenth grader', (23,)),
         ('tenth-grader', (23,))],
 'ter': [('terminally ill', (4,)), ('terrace', (25,))],
 'tes': [('testosterone', (1,))],
 'tet': [('tetraplegic', (4,))],
 'tha': [('thai', (18,)), ('thalassemia', (0,)), ('thatcher', (27,))],
 'the': [('the afd', (27,)), ("the baha'i faith", (13,)), ('the catholic church', (13,)),
         ('the catholic faith', (13,)), ('the cdu', (27,)), ('the christian faith', (13,)),
         ('the conservatives', (27,)), ('the democrat', (27,)), ('the democrats', (27,)), ('the dsa', (27,)),
         ('the far right', (27,)), ('the greens', (27,)), ('the hindu faith', (13,)), ('the islamic faith', (13,)),
         ('the jewish faith', (13,)), ('the labour party', (27,)), ('the left', (27,)), ('the lib dems', (27,)),
         ('the liberal party', (27,)), ('the mormon church', (13,)), ('the muslim faith', (13,)),
         ('the ndp', (27,)), ('the orthodox church', (13,)), ('the republican', (27,)), ('the republicans', (27,)),
         ('the right', (27,)), ('the snp', (27,)), ('the spd', (27,)), ('the tories', (27,)), ('theist', (12,)),
         ('therapist', (3,)), ('therapy', (8,))],
 'thi': [('third grade', (22,)), ('third grader', (23,)), ('third-grader', (23,))],
 'thr': [('thrombosis', (0,))],
 'thu': [('thumbprint', (31,))],
 'thy': [('thyroid problems', (0,))],
 'tib': [('tibetan', (16, 18)), ('tibetan buddhism', (13,))],
 'tic': [('tichel', (15,)), ('tics', (0,))],
 'tig': [('tigrayan', (16,))],
 'tin': [('tinnitus', (0,))],
 'tit': [('tithes', (14,))],
 'tod': [('toddler', (20, 23)), ('toddler group', (22,))],
 'toe': [('toe', (5,))],
 'ton': [('tongan', (16, 18)), ('tonsillectomy', (2,))],
 'top': [('top surgery', (2,)), ('topiramate', (1,))],
 'tor': [('torah', (14,)), ('torn acl', (0,)), ('torn ligament', (0,)), ('torres strait islander', (16,)),
         ('tory', (27,)), ('tory party', (27,))],
 'tou': [('tourette', (0,))],
 'tra': [('trade union', (28,)), ('trail', (25,)), ('tramadol', (1,)), ('trans', (29,)), ('transgender', (29,)),
         ('transition', (29,)), ('transplant', (2, 10)), ('transsexual', (29,)), ('trauma', (0,)),
         ('trauma therapy', (2,)), ('travellers', (16,)), ('trazodone', (1,))],
 'tri': [('trial', (32,)), ('trimester', (6,)), ('trinidadian', (18,)), ('triplets', (20,)), ('triptans', (1,)),
         ('trisomy', (30,))],
 'tro': [('trotskyist', (27,))],
 'tru': [('trudeau', (27,)), ('trump', (27,)), ('trump supporter', (27,)), ('trumpist', (27,)), ('truvada', (1,))],
 'try': [('trying', (6,)), ('trying to conceive', (4,))],
 'tua': [('tuareg', (16,))],
 'tub': [('tuberculosis', (0,))],
 'tum': [('tumor', (0,)), ('tumour', (0,))],
 'tun': [('tunisian', (18,))],
 'tur': [('turban', (15,)), ('turkish', (18,)), ('turned', (21,)), ('turner syndrome', (0,)), ('turns', (21,))],
 'tut': [('tutsi', (16,))],
 'twe': [('tween', (23,)), ('twelfth grade', (22,)), ('twelfth grader', (23,))],
 'twi': [('twin', (20,)), ('twins', (20,))],
 'typ': [('type 1 diabetes', (0,)), ('type 2 diabetes', (0,))],
 'tzi': [('tzitzit', (15,))],
 'uaw': [('uaw', (28,))],
 'uga': [('ugandan', (18,))],
 'uig': [('uighur', (16,))],
 'uki': [('ukip', (27,))],
 'ukr': [('ukrainian', (18,))],
 'ulc': [('ulcer', (0,)), ('ulcers', (0,))],
 'umr': [('umrah', (14,))],
 'und': [('under 13', (23,)), ('under 16', (23,)), ('under 18', (23,)), ('under age', (23,)), ('underage', (23,)),
         ('undergoing treatment', (4,))],
 'uni': [('union', (28,)), ('union local', (28,)), ('unioni', (28,)), ('unison', (28,)), ('unitarian', (12,)),
         ('unite the union', (28,))],
 'uri': [('urinary tract infection', (0,))],
 'uro': [('urologist', (3,))],
 'use': [('user is ', (21,))],
 'usw': [('usw', (28,))],
 'ute': [('uterine fibroids', (0,))],
 'uti': [('uti', (0,))],
 'uyg': [('uyghur', (16, 18))],
 'uzb': [('uzbek', (18,))],
 'vag': [('vaginismus', (0,))],
 'vai': [('vaisakhi', (15,)), ('vaishnava', (12,))],
 'val': [('valium', (1,)), ('valproate', (1,)), ('valsartan', (1,))],
 'var': [('varicose veins', (0,))],
 'vas': [('vasectomy', (2,))],
 'ven': [('venezuelan', (18,)), ('venlafaxine', (1,)), ('ventolin', (1,))],
 'ver': [('ver.di', (28,)), ('vertigo', (0,))],
 'ves': [('vesak', (15,))],
 'via': [('viagra', (1,))],
 'vic': [('vicar', (14,)), ('vicodin', (1,))],
 'vie': [('vietnamese', (18,)), ('vietnamese american', (16,)), ('vietnamese-american', (16,))],
 'vir': [('viral load', (10,))],
 'vis': [('vision', (5,)), ('vision impaired', (4,)), ('vision loss', (0,)), ('visual impairment', (0,)),
         ('visually impaired', (4,))],
 'vit': [('vitiligo', (0,))],
 'voi': [('voice', (31,))],
 'voo': [('voodoo', (12,))],
 'vyv': [('vyvanse', (1,))],
 'wal': [('walk', (25,)), ('walker', (5,))],
 'wan': [('wanted', (32,))],
 'war': [('warfarin', (1,))],
 'way': [('way', (25,))],
 'wea': [('weak heart', (5,))],
 'wee': [('week old', (21,)), ('week-old', (21,)), ('weeks old', (21,))],
 'weg': [('wegovy', (1,))],
 'wei': [('weigh', (10,))],
 'wel': [('wellbutrin', (1,)), ('welsh', (18,))],
 'wes': [('west african', (18,))],
 'wha': [('wharf', (25,))],
 'whe': [('wheelchair', (5,)), ('wheelchair bound', (4,)), ('wheelchair user', (4,)), ('wheelchair-bound', (4,))],
 'whi': [('whiplash', (0,)), ('white', (17, 18))],
 'who': [('whooping cough', (0,))],
 'wic': [('wicca', (13,)), ('wiccan', (12,))],
 'wif': [('wife', (29,))],
 'wis': [('wisdom teeth surgery', (2,))],
 'wor': [("workers' union", (28,)), ('works council', (28,)), ('worship', (14,))],
 'wri': [('wrist', (5,))],
 'xan': [('xanax', (1,))],
 'xar': [('xarelto', (1,))],
 'xho': [('xhosa', (16,))],
 'yar': [('yarmulke', (15,))],
 'yaz': [('yazidi', (12,))],
 'yea': [('year 1', (22,)), ('year 10', (22,)), ('year 11', (22,)), ('year 2', (22,)), ('year 3', (22,)),
         ('year 4', (22,)), ('year 5', (22,)), ('year 6', (22,)), ('year 7', (22,)), ('year 8', (22,)),
         ('year 9', (22,)), ('year old', (21,)), ('year-old', (21,)), ('years of age', (21,)),
         ('years old', (21,))],
 'yem': [('yemeni', (18,))],
 'yom': [('yom kippur', (15,))],
 'yor': [('yoruba', (16,))],
 'you': [('youngest', (20,)), ('youth pastor', (14,))],
 'zai': [('zainichi', (16,))],
 'zak': [('zakat', (14,))],
 'zam': [('zambian', (18,))],
 'zen': [('zen', (13,)), ('zen buddhism', (13,)), ('zen buddhist', (12,))],
 'zim': [('zimbabwean', (18,))],
 'zio': [('zionist', (27,))],
 'zip': [('zip', (26,))],
 'zol': [('zoloft', (1,)), ('zolpidem', (1,))],
 'zor': [('zoroastrian', (12,)), ('zoroastrianism', (13,))],
 'zul': [('zulu', (16,))]}
