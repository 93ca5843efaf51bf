"""Compiled from rules/injection*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION = "0f6d127c"

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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attention\\s+to|no"
  b"\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s"
  b"+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+"
  b'out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|e'
  b'rase)|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classi'
  b'f|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]'
  b'?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test cas'
  b'e|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|at'
  b'tempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|o'
  b'verrid|reveal|print|repeat))|(?:(?:instructions?|directives?|(?:system )?prompts?|guidelines?|orders|command'
  b's|rules|constraints|restrictions|limitations|programming|polic(?:y|ies)|training|safeguards|guardrails|conte'
  b'xt|conversation))\\s+(?:that\\s+\\w+\\s+|found\\s+|contained\\s+|embedded\\s+|hidden\\s+|you find\\s+)?(?:in|'
  b'inside|from|within)\\s+(?:the\\s+|any\\s+)?(?:\\w+\\s+)?(?:web|pages?|files?|e-?mails?|tools?|fetched|externa'
  b'l|untrusted|documents?|issues?|websites?|third|comments?|readme|results?)\\b|(?:(?:instructions?|directives?|'
  b'(?:system )?prompts?|guidelines?|orders|commands|rules|constraints|restrictions|limitations|programming|poli'
  b'c(?:y|ies)|training|safeguards|guardrails|context|conversation))\\s+(?:for|in|of|about|from)\\s+(?:the\\s+)?(?:'
  b'\\w+\\s+)?(?:eslint|lint\\w*|css|firewall|router|naming|style|formatting|folders?|config\\w*|tests?|docs)',
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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attention\\s+to|no"
  b"\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s"
  b"+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+"
  b'out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|e'
  b'rase)|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classi'
  b'f|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]'
  b'?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test cas'
  b'e|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|at'
  b'tempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|o'
  b'verrid|reveal|print|repeat))',
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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s+no\\s+attention\\s+to|no"
  b"\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2\x80\x99t\\s+follow|stop\\s"
  b"+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s+aside|put\\s+aside|throw\\s+"
  b'out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ignore|forget|bypass|cancel|e'
  b'rase)|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classi'
  b'f|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|['
  b'"\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]'
  b'?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test cas'
  b'e|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|at'
  b'tempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|o'
  b'verrid|reveal|print|repeat))',
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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from)|without|important not)\\s+(?:\\w+\\s+)?(?:disabl"
  b'|turn|switch|remov|bypass|circumvent|ignor|evad|lift|suspend|overrid|break|violat|drop|disregard)|(?:(?:(?:r'
  b'ed[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|te'
  b'st case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80'
  b'\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack'
  b'|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test strin'
  b'g|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts? to|t'
  b'rie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|revea'
  b'l|print|repeat))',
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
  b'onversations?|chat (?:history|logs?|transcript)|memories|memory (?:contents?|store|database)|system prompt|e'
  b'nvironment variables|env vars|\\.env\\b|\\.ssh\\b|(?:private |ssh )+keys?|id_rsa|(?:user|customer|employee|p'
  b'ersonal|private|confidential|sensitive|client) (?:data|information|records|files|details)|(?:all|any|every|y'
  b"our|stored|found|their|the user['\xe2\x80\x99]s|user|database|login|admin) (?:\\w+ )?(?:passwords?|credentials"
  b"|secrets?|keys?|tokens?|cookies|data|files|messages|history|input|contacts|details)|the user['\xe2\x80\x99]s "
  b'[\\w-]+))[^!?\\n]{0,80}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhooks?\\b|attackers?\\b|pastebin|ftp://|(?:ex'
  b'ternal|remote|foreign|third[- ]party) (?:server|address|site|url|endpoint|service|host)|(?:this|the followin'
  b'g|my|that) (?:url|address|server|e-?mail|endpoint|site|domain|account)|to me\\b|image (?:url|link|tag|address'
  b')|query (?:string|parameter)|in the url|[\\w-]+\\.(?:example|com|net|org|io|xyz|ru|cn|site)/))|(?:(?:conversat'
  b'ions?|chat (?:history|logs?|transcript)|memories|memory (?:contents?|store|database)|system prompt|environme'
  b'nt variables|env vars|\\.env\\b|\\.ssh\\b|(?:private |ssh )+keys?|id_rsa|(?:user|customer|employee|personal|'
  b'private|confidential|sensitive|client) (?:data|information|records|files|details)|(?:all|any|every|your|stor'
  b"ed|found|their|the user['\xe2\x80\x99]s|user|database|login|admin) (?:\\w+ )?(?:passwords?|credentials|secrets"
  b"?|keys?|tokens?|cookies|data|files|messages|history|input|contacts|details)|the user['\xe2\x80\x99]s [\\w-]+))"
  b'[^!?\\n]{0,60}\\b(?:send|post|upload|forward|e-?mail|put|transmit)\\s+(?:it|them|these|those|everything|thi'
  b's)\\b[^!?\\n]{0,40}?(?:(?:https?://|www\\.|[\\w.-]+@[\\w-]|webhooks?\\b|attackers?\\b|pastebin|ftp://|(?:extern'
  b'al|remote|foreign|third[- ]party) (?:server|address|site|url|endpoint|service|host)|(?:this|the following|my'
  b'|that) (?:url|address|server|e-?mail|endpoint|site|domain|account)|to me\\b|image (?:url|link|tag|address)|qu'
  b'ery (?:string|parameter)|in the url|[\\w-]+\\.(?:example|com|net|org|io|xyz|ru|cn|site)/))',
  None,
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:(?:send|post|upload|for"
  b'ward|e-?mail|transmit|exfiltrate|leak|submit|copy|append|embed|include|encode|put|paste|attach|share|deliver'
  b'|transfer|add))|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|det'
  b'ect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98'
  b'\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:'
  b'(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rul'
  b'e|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|ca'
  b'tche?s?|attempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forge'
  b't|bypass|overrid|reveal|print|repeat))',
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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:tell|give|send|show|sha"
  b're|reveal|disclose|say|print|ask)|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|'
  b'phrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2'
  b'\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|pay'
  b'load|detect|classif|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detect'
  b's?|blocks?|flags?|matche?s?|catche?s?|attempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80'
  b'\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:reveal|leak|dump|disclos|exp"
  b'os|print|repeat|show|output|share)|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as'
  b'|phrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["'
  b'\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d'
  b'\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phras'
  b'e|payload|detect|classif|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|d'
  b'etects?|blocks?|flags?|matche?s?|catche?s?|attempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2'
  b'\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
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
  b'?:the user|[\\w.-]+\\s+[\\w.-]+)\\b|\\bwhere (?:does|did|is) (?:the user|(?:elizabeth|jennifer|patricia|barba'
  b'ra|charles|jessica|michael|richard|william|daniel|george|joseph|robert|sandra|steven|thomas|alice|david|emil'
  b'y|james|karen|kevin|laura|linda|maria|nancy|peter|sarah|susan|anna|emma|jane|john|lisa|mark|mary|paul|bob|to'
  b'm)(?:\\s+\\w+)?)\\s+(?:\\w+\\s+)?(?:live|reside|located|staying|work|from)\\b|\\bif the user (?:were|was|had|wa'
  b"nted)\\b[^.!?\\n]{0,120}\\bwhat would\\b|\\b(?:(?:tell me|give me|show me|send me|share|reveal|what(?:['\xe2"
  b'\x80\x99]s| is| are| was| were| would)|(?:can|could|would|will) you(?: please| also| at least)? (?:tell|share|'
  b'give|provide|reveal|say|encode|translate|list|print|write|spell)(?: me)?|need to know|i need|provide))(?:(?:'
  b"[^\\w.!?\\n]+[\\w'\xe2\x80\x99-]+){0,8}?[^\\w.!?\\n]+)(?:users|customers|people|clients|patients|employees|mem"
  b'bers) in your (?:database|memory|records|system|training data)',
  None,
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+){0,2}?(?:tell|give|send|show|sha"
  b're|reveal|provide|ask)|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payl'
  b'oad|detect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c'
  b'\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`]['
  b'^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif'
  b'|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|m'
  b'atche?s?|catche?s?|attempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disr'
  b'egard|forget|bypass|overrid|reveal|print|repeat))',
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
  None,
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
  None),
 ('hide-from-user-en', 'injection', False,
  b"\\b(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2"
  b"\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:ever\\s+)?(?:tell|inform|notify|al"
  b'ert|warn|let)\\s+(?:(?:(?:the |your )?(?:users?|owner|human|operator)|anyone|anybody))\\s*(?:know\\b|about (?:t'
  b'his|it|that|these|any|what|the (?:change|transfer|instruction|note|memory|message|upload|action|request))|of'
  b' (?:this|it|these|any)|(?:that|what|why) you\\b|any of this|anything|this\\b|[.!,;:]|$|and\\b|or\\b)|\\b(?:(?'
  b":do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99]?t|c"
  b"annot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:ever\\s+)?(?:mention|reveal|disclose|show|report|"
  b'discuss|talk about|bring up|speak of|admit)\\s+(?:about\\s+)?(?:(?:this|these|it|that|any of this|the (?:above'
  b'|existence)|your actions)(?:\\s+\\w+)?(?:\\s+of (?:this|these) \\w+)?\\s+(?:to|with)\\s+(?:the |your )?(?:user'
  b's?|owner|human|operator)|(?:this|these|the existence of (?:this|these))\\s+(?:(?:memory|memories|note|entry|r'
  b'ecord|message|instruction|directive|statement))s?\\s+(?:to|with)\\s+(?:anyone|anybody))|\\b(?:keep|hide|conceal'
  b'|withhold)\\s+(?:this|these|it|that|everything|all of this|the (?:above|instruction|change|transfer|backdoor|'
  b'truth|upload|message|note))(?:\\s+\\w+){0,3}?\\s+from\\s+(?:the\\s+)?(?:users?|owner|human|operator|everyone|'
  b'anyone|reviewers?)\\b|\\bthe\\s+(?:user|owner|human|operator|reviewer)\\s+(?:must|should|may|can|shall|does|'
  b"need)\\s*(?:not|never|n['\xe2\x80\x99]t)\\s+(?:ever\\s+)?(?:know|find out|learn|be (?:told|informed|aware|no"
  b"tified)|discover|suspect|hear)\\b|\\bif (?:the user |anyone |someone |they |you(?:['\xe2\x80\x99]re| are) )?(?:"
  b'is |are |ever )?ask(?:s|ed)?\\b[^.!?\\n]{0,50}\\b(?:deny|lie\\b|pretend|change the subject|say (?:that )?you'
  b" (?:do not|don['\xe2\x80\x99]t|didn|did not|never|have no))|\\bkeep this between us",
  None,
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
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
  b"(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should not|shouldn['\xe2\x80\x99"
  b"]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from)|nothing|no one|nobody|illegal|forbidden|prohibite"
  b'd|not)\\b[^.!?\\n]*\\bwithout|(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phr'
  b'ase|payload|detect|classif|filter rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["'
  b'\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d'
  b'\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phras'
  b'e|payload|detect|classif|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? like|like|d'
  b'etects?|blocks?|flags?|matche?s?|catche?s?|attempts? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2'
  b'\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
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
  b'|delete|wipe|give|share)|github\\.com|gitlab\\.|pypi\\.org|npmjs|(?:(?:(?:red[ -]?team|attack|injection|jailbre'
  b'ak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked)'
  b')[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\''
  b'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|su'
  b'ch as|phrase|payload|detect|classif|filter rule|test case|test string|flagged|blocked))|(?:such as|phrases? '
  b'like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts? to|trie[sd] to|trying to)\\s+["\'\xe2'
  b'\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid|reveal|print|repeat))',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
  None),
 ('jailbreak-persona-en', 'injection', False,
  b"\\bdo anything now\\b|\\b(?:you are|you['\xe2\x80\x99]re|act as|become|pretend to be)\\s+(?:now\\s+)?["
  b'"\'\xe2\x80\x9c]?dan\\b(?:[\\s,.:;!("\xe2\x80\x9d]|$)|\\b(?:you are|you[\'\xe2\x80\x99]re|act as|behave as|r'
  b'espond as|answer as|become|pretend to be|role-?play as|play|simulate)\\s+(?:now\\s+)?(?:the|an?|my|your)\\s+(?:'
  b'\\w+\\s+)?(?:evil|unfiltered|uncensored|unrestricted|jailbroken|amoral|unethical|rogue|unaligned)\\s+(?:twin|ve'
  b'rsion of|alter ego|counterpart|ai\\b|chat ?bot|assistant|language model|model|gpt|persona|bot\\b)|\\byou (?:hav'
  b"e been|are|were)(?: now)? jailbroken|\\byou(?:['\xe2\x80\x99]re| are| will be)\\s+(?:now\\s+)?(?:in|entering"
  b'|running in|operating in)\\s+(?:\\w+\\s+)?(?:developer|debug|admin|root|god|sudo|maintenance|override|unrestric'
  b'ted|jailbreak|dan) mode\\b|\\b(?:enter|activate|enable|switch (?:to|into))\\s+(?:developer|god|dan|unrestricted'
  b'|jailbreak|sudo|unfiltered) mode\\b[^.!?\\n]{0,40}\\b(?:you|your|answer|respond|no rules|filters)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))|android|phone|chromebook|browser',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
  None),
 ('jailbreak-hypothetical-en', 'injection', False,
  b'\\bfor (?:an?|the sake of an?|the sake of)\\s*(?:purely\\s+)?hypothetical\\s+(?:discussion|conversation|argu'
  b'ment|chat|debate|purposes?)\\b|\\bhypothetically speaking,?\\s+(?:how|what|if you|could you|can you)\\b|\\bhy'
  b'pothetical (?:world|scenario|universe) where (?:you|there are no) (?:can|have no|are not|are free|rules|laws'
  b'|limits)\\b',
  None, None, None),
 ('smuggle-decode-en', 'injection', False,
  b'\\b(?:(?:decode|decrypt|decipher|unscramble|de-?obfuscate)\\b[^.!?\\n]{0,80}|(?:translate|read|convert|interpre'
  b't|reverse|unpack)\\b[^.!?\\n]{0,60}\\b(?:morse|binary|base-?64|hex(?:adecimal)?|rot-?13|caesar|pig latin|le'
  b'et\\w*|cipher\\w*|backwards|reversed|encoded)\\b[^.!?\\n]{0,40})\\b(?:and|then|to)\\s+(?:then\\s+)?(?:(?:follow'
  b'|execute|obey|answer|perform|carry out|comply with|act (?:on|upon)|run|respond to|treat)\\s+(?:it\\b|them\\b|th'
  b'at\\b|what|its|the (?:instructions?|commands?|results?|contents?|messages?|decoded|questions?|texts?|orders?)'
  b')|do (?:what|as|exactly)|tell me what|say what)',
  None,
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
  None),
 ('smuggle-imagined-world-en', 'injection', False,
  b"\\b(?:imagine|suppose|pretend|picture|assume)(?: that)?\\s+(?:we(?:['\xe2\x80\x99]re| are| live)|you(?:"
  b"['\xe2\x80\x99]re| are)|i(?:['\xe2\x80\x99]m| am)|a (?:world|planet|society|place|game))\\b[^.!?\\n]{0,120}\\"
  b'b(?:passwords|personal (?:data|information)|private (?:data|information)|secrets|credentials)\\b|\\b(?:world|s'
  b'ociety|planet|universe|culture)\\b[^.!?\\n]{0,80}\\b(?:passwords|personal (?:data|information)|private (?:data|'
  b'information)|secrets|credentials)\\s+(?:is|are)\\s+(?:\\w+\\s+)?(?:shared|public|known|open)\\b',
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
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b'|reveal|print|repeat))',
  None),
 ('code-ignore-content-en', 'injection', False,
  b'\\b(?:ignore|disregard|forget|overlook)\\s+(?:the|this|all|any|everything in the)\\s+(?:(?:actual|above|rest of'
  b' the|whole|entire|content of the|real)\\s+){0,2}(?:functions?|code|tables?|data|contents?|documents?|paper|te'
  b'xt|e-?mail|page|article|calculation|input|figures|website|passage)\\s*(?:,|;|and|then|\\s)+\\s*(?:(?:instead|ju'
  b'st|only|then|simply)\\s+)?(?:state|say|write|output|answer|report|respond|print|claim|tell|reply|give|conclud'
  b'e|declare|reveal|send|pretend|recommend)\\b',
  None,
  b'(?:(?:(?:red[ -]?team|attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filt'
  b'er rule|test case|test string|flagged|blocked))[^.!?\\n]*[\\s(:,]["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]|["\''
  b'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`][^.!?\\n]*["\'\xe2\x80\x9d\xe2\x80\x99\xc2\xbb`][^.!?\\n]*(?:(?:red[ -]?team|'
  b'attack|injection|jailbreak|for example|e\\.g|such as|phrase|payload|detect|classif|filter rule|test case|test'
  b' string|flagged|blocked))|(?:such as|phrases? like|like|detects?|blocks?|flags?|matche?s?|catche?s?|attempts'
  b'? to|trie[sd] to|trying to)\\s+["\'\xe2\x80\x9c\xe2\x80\x98\xc2\xab`]?(?:ignor|disregard|forget|bypass|overrid'
  b"|reveal|print|repeat))|(?:(?:do not|don['\xe2\x80\x99]?t|never|not to|must not|mustn['\xe2\x80\x99]?t|should n"
  b"ot|shouldn['\xe2\x80\x99]?t|cannot|can['\xe2\x80\x99]?t|may not|avoid|refrain from))\\s+(?:\\w+\\s+)?(?:pay\\s"
  b"+no\\s+attention\\s+to|no\\s+longer\\s+follow|stop\\s+following|do\\s+not\\s+follow|don't\\s+follow|don\xe2"
  b"\x80\x99t\\s+follow|stop\\s+obeying|disregarding|do\\s+not\\s+obey|circumvent|don't\\s+obey|disregard|set\\s"
  b'+aside|put\\s+aside|throw\\s+out|override|overrule|ignoring|neglect|discard|dismiss|abandon|disobey|violate|ig'
  b'nore|forget|bypass|cancel|erase)',
  None))

TOKENS: dict[str, object] = {}

WORDS: dict[str, object] = {'': (('-.', (6,)), ('.-', (6,)), ('<|', (0,)), ('@', (16,)), ('ai', (35,)), ('問:', (10,)), ('问:', (10,))),
 '\nf:': (('\nf:', (10,)),),
 '\np:': (('\np:', (10,)),),
 '\nq:': (('\nq:', (10,)),),
 ' 00': ((' 0010', (7,)),),
 ' 01': ((' 0110', (7,)),),
 ' ac': ((' account', (16,)),),
 ' ad': ((' address', (16,)),),
 ' da': ((' dan', (29,)),),
 ' en': ((' endpoint', (16,)),),
 ' f:': ((' f:', (10,)),),
 ' mo': ((' mode', (29,)),),
 ' of': ((' of residence', (19,)),),
 ' p:': ((' p:', (10,)),),
 ' q:': ((' q:', (10,)),),
 ' se': ((' server', (16,)),),
 ' si': ((' site', (16,)),),
 ' ur': ((' url', (16,)),),
 '# i': (('# instruction:', (2,)),),
 '# r': (('# response:', (2,)),),
 '# s': (('# system', (2,)),),
 "'s ": (("'s account", (19,)), ("'s bank", (19,)), ("'s birth", (19,)), ("'s city", (19,)), ("'s credit", (19,)),
         ("'s current", (19,)), ("'s date of", (19,)), ("'s e", (19,)), ("'s home", (19,)), ("'s phone", (19,)),
         ("'s sal", (19,)), ("'s soc", (19,)), ("'s ssn", (19,))),
 '*sy': (('*system', (1,)),),
 ',01': ((',0110', (7,)),),
 '- s': (('- system', (1,)),),
 '-01': (('-0110', (7,)),),
 '.co': (('.com/', (16,)),),
 '.ex': (('.example/', (16,)),),
 '/sy': (('/system>', (1,)),),
 '</e': (('</external', (3,)),),
 '</f': (('</function_', (3,)),),
 '</k': (('</kept', (3,)),),
 '</m': (('</mem', (3,)),),
 '</r': (('</recall', (3,)), ('</retriev', (3,))),
 '</t': (('</tool_', (3,)),),
 '</u': (('</untrust', (3,)), ('</user_mem', (3,))),
 '<sy': (('<system', (1,)),),
 '= s': (('= system', (1,)),),
 '?d=': (('?d=', (5,)),),
 '?da': (('?data=', (5,)),),
 '?q=': (('?q=', (5,)),),
 '[sy': (('[system', (1,)),),
 '](h': (('](http', (5,)),),
 '_of': (('_of_turn>', (0,)),),
 'abo': (('above', (11, 18)),),
 'acc': (('access code', (17, 20)), ('access key', (17, 20)), ('account ', (19,))),
 'aft': (('after ', (25,)),),
 'all': (('all that', (12,)), ('all you', (12,))),
 'amo': (('amoral', (29,)),),
 'ans': (('answer', (35,)),),
 'ant': (('anthropic', (24,)),),
 'any': (('any time', (25,)), ('anybody', (21,)), ('anyone', (21,)), ('anything', (12,)), ('anything now', (30,)),
         ('anytime', (25,))),
 'api': (('api key', (17, 20)),),
 'as ': (('as a ', (23,)), ('as an ', (23,)), ('as soon as', (25,))),
 'ask': (('asks', (21,)),),
 'ass': (('assemble', (33,)), ('assistant', (35,)), ('assistant:', (2,))),
 'att': (('attacker', (16,)), ('atthay', (8,))),
 'atw': (('atwhay', (8,)),),
 'aut': (('authorized you', (24,)),),
 'bac': (('backwards', (32,)),),
 'ban': (('bank ', (19,)),),
 'bas': (('base-64', (32,)), ('base64', (32,))),
 'bef': (('before ', (25,)), ('before this', (18,))),
 'bet': (('between us', (21,)),),
 'bin': (('binary', (32,)),),
 'bir': (('birth date', (19,)),),
 'bot': (('bot', (35,)),),
 'bui': (('built-in', (14,)),),
 'cae': (('caesar', (32,)),),
 'cen': (('censor', (30,)),),
 'cip': (('cipher', (32,)),),
 'cnf': (('cnffjbeq', (9,)),),
 'com': (('combine', (33,)), ('commands', (11,)), ('commands you', (23,))),
 'con': (('concatenate', (33,)), ('conclusion', (35,)), ('confidential', (17, 20)), ('confines', (30,)),
         ('constraint', (11, 30)), ('context', (11,)), ('conversation', (11,))),
 'cov': (('covertly', (22,)),),
 'cre': (('created by', (24,)), ('credentials', (17, 20, 34)), ('credit card', (19,))),
 'cur': (('curl', (4,)),),
 'dat': (('date of birth', (19,)),),
 'dec': (('decipher', (32,)), ('decline', (30,)), ('decode', (32,)), ('decrypt', (32,))),
 'dev': (('developed by', (24,)), ('developer:', (2,))),
 'dir': (('directive', (11, 18)),),
 'dis': (('discreetly', (22,)), ('disregard', (36,))),
 'do ': (('do anything now', (29,)),),
 'dro': (('drowssap', (9,)),),
 'eac': (('each time', (25,)),),
 'enc': (('encoded', (32,)), ('encryption key', (17,))),
 'end': (('end memor', (3,)), ('end of mem', (3,)), ('end of recalled', (3,)), ('end of untrusted', (3,))),
 'ere': (('erewhay', (8,)),),
 'eth': (('ethay', (8,)), ('ethic', (30,)), ('ethical', (14,))),
 'eve': (('even if you', (15,)), ('even though you', (15,)), ('every time', (25,)), ('everyone', (21,)),
         ('everything', (12,)), ('everything now', (30,))),
 'evi': (('evil', (29,)),),
 'fil': (('filter', (30,)),),
 'fkp': (('fkpqorzqflkp', (9,)),),
 'fla': (('flagging', (28,)),),
 'fol': (('following', (26,)), ('following ', (13,))),
 'for': (('forget', (36,)), ('forget about', (12,)), ('forget it', (12,)), ('forget that', (12,)),
         ('forget this', (12,))),
 'fra': (('frage:', (10,)),),
 'fro': (('from now on', (13,)),),
 'ftp': (('ftp:', (16,)),),
 'goo': (('google', (24,)),),
 'gpt': (('gpt(', (33,)),),
 'gua': (('guard', (11,)),),
 'gui': (('guideline', (11, 18, 30)),),
 'hen': (('henceforth', (13,)),),
 'hex': (('hex', (32,)),),
 'hmr': (('hmrsqtbshnmr', (9,)),),
 'htt': (('http', (16,)),),
 'hum': (('human', (21,)),),
 'hyp': (('hypothetical', (31,)),),
 'i a': (('i am ', (23,)),),
 'i k': (('i know that you', (15,)), ('i know you', (15,))),
 'i u': (('i understand that you', (15,)), ('i understand you', (15,))),
 "i'm": (("i'm ", (23,)),),
 'if ': (('if ', (25,)), ('if asked', (21,))),
 'ign': (('ignore', (36,)), ('ignoreway', (8,))),
 'ima': (('image', (16,)),),
 'in ': (('in your database', (19,)), ('in your mem', (19,)), ('in your rec', (19,))),
 'inj': (('injection', (28,)),),
 'ins': (('inst]', (0,)), ('instruction', (11, 18)), ('instructs you', (23,))),
 'int': (('interlac', (33,)), ('interleav', (33,))),
 'inv': (('invoke-webrequest', (4,)),),
 'irm': (('irm ', (4,)),),
 'its': (('its ', (14,)),),
 'iwr': (('iwr ', (4,)),),
 'i’m': (('i’m ', (23,)),),
 'jai': (('jailbr', (29,)),),
 'joi': (('join', (33,)),),
 'jot': (('jotusvdujpot', (9,)),),
 'kpu': (('kpuvtwevkqpu', (9,)),),
 'lee': (('leet', (32,)),),
 'lim': (('limit', (30,)), ('limitation', (11,))),
 'llm': (('llm', (35,)),),
 'log': (('login ', (17,)),),
 'lqv': (('lqvwuxfwlrqv', (9,)),),
 'mem': (('memories', (27,)), ('memory ', (28,))),
 'mer': (('merge', (33,)),),
 'mes': (('message', (18,)),),
 'met': (('meta ', (24,)),),
 'mic': (('microsoft', (24,)),),
 'mod': (('model', (35,)),),
 'mor': (('moral', (14, 30)), ('morse', (32,))),
 'mxp': (('mxpptloa', (9,)),),
 'new': (('new directive', (13,)), ('new instruction', (13,)), ('new objective', (13,)), ('new orders', (13,)),
         ('new system prompt', (13,))),
 'nex': (('next time', (25,)),),
 'nsx': (('nsxywzhyntsx', (9,)),),
 'obe': (('obey', (13,)),),
 'obf': (('obfuscate', (32,)),),
 'of ': (('of the user', (20,)), ('of this ai', (23,)), ('of this model', (23,))),
 'on ': (('on you', (14,)),),
 'onc': (('once ', (25,)),),
 'ons': (('onsway', (8,)), ('onsyay', (8,))),
 'ope': (('openai', (24,)), ('operator', (21,))),
 'ord': (('orders', (11,)), ('orders you', (23,)), ('ordpay', (8,))),
 'oth': (('other entries', (27,)), ('other memory', (27,)), ('other notes', (27,))),
 'our': (('ouryay', (8,)),),
 'out': (('output', (35,)),),
 'ouy': (('ouyay', (8,)),),
 'ove': (('overlook', (36,)),),
 'own': (('owner', (21,)),),
 'ozr': (('ozrrvnqc', (9,)),),
 'pas': (('pass phrase', (17,)), ('passcode', (17, 20)), ('passphrase', (17, 20)), ('password', (17, 20)),
         ('passwords', (34,)), ('pastebin', (16,))),
 'per': (('personal data', (34,)), ('personal information', (34,))),
 'pig': (('pig latin', (32,)),),
 'pin': (('pin', (17, 20)),),
 'pol': (('polic', (11, 30)),),
 'pre': (('pregunta:', (10,)),),
 'pri': (('private data', (34,)), ('private information', (34,)), ('private key', (17, 20))),
 'pro': (('programming', (11, 18)), ('prompt', (11, 18))),
 'qbt': (('qbttxpse', (9,)),),
 'qua': (('quarantin', (28,)),),
 'que': (('query', (16,)), ('question:', (10,)), ('questions', (30,))),
 'qui': (('quietly', (22,)),),
 'rcu': (('rcuuyqtf', (9,)),),
 'ref': (('refuse', (30,)),),
 'req': (('requires you', (23,)),),
 'res': (('restrict', (30,)), ('restriction', (11,)), ('result', (35,))),
 'ret': (('return value', (35,)),),
 'rev': (('reversed', (32,)),),
 'rog': (('rogue', (29,)),),
 'rot': (('rot-13', (32,)), ('rot13', (32,))),
 'rul': (('rules', (11, 30)),),
 'saf': (('safeguard', (30,)), ('safety', (14,))),
 'say': (('say no', (30,)),),
 'scr': (('screening', (28,)),),
 'sdv': (('sdvvzrug', (9,)),),
 'sec': (('secret ', (17, 20)), ('secretly', (22,)), ('secrets', (34,))),
 'sen': (('sentence', (33,)),),
 'sil': (('silently', (22,)),),
 'sno': (('snoitcurtsni', (9,)),),
 'soc': (('social security', (19,)),),
 'src': (('src=', (5,)),),
 'sta': (('starting now', (13,)),),
 'ste': (('stealthily', (22,)),),
 'str': (('string', (33,)),),
 'sum': (('sum ', (35,)),),
 'sys': (('sys>>', (0,)), ('system command:', (2,)), ('system directive:', (2,)), ('system instruction', (2,)),
         ('system notice:', (2,)), ('system override', (24,)), ('system override:', (2,)), ('system**:', (2,)),
         ('system:', (2,))),
 'the': (('the above', (26,)), ('the system', (24,)), ('the user', (19,)), ("the user's", (20,)),
         ('the user’s', (20,)), ('these ', (13, 26))),
 'thi': (('this ', (13, 28)), ('this as ', (26,)), ('this directive', (26,)), ('this entry', (26, 27)),
         ('this instruction', (26, 27)), ('this mem', (26,)), ('this memory', (27,)), ('this message', (26,)),
         ('this note', (26, 27)), ('this record', (26,)), ('this statement', (26,))),
 'to ': (('to me', (16,)),),
 'tot': (('total', (35,)),),
 'tra': (('trained by', (24,)), ('training', (11,))),
 'tru': (('trust check', (28,)),),
 'ufx': (('ufxxbtwi', (9,)),),
 'unc': (('uncensored', (29,)),),
 'une': (('unethical', (29,)),),
 'unf': (('unfiltered', (29,)),),
 'unr': (('unrestricted', (29,)),),
 'uns': (('unscramble', (32,)),),
 'upo': (('upon ', (25,)),),
 'use': (('user', (21,)), ("user's", (19,)), ("users'", (19,)), ('userway', (8,)), ('useryay', (8,)),
         ('user’s', (19,))),
 'vaf': (('vafgehpgvbaf', (9,)),),
 'web': (('webhook', (16,)),),
 'wge': (('wget', (4,)),),
 'wha': (('what the', (12,)), ('what was', (12,)), ('what you', (12,)), ('whatever', (12,))),
 'whe': (('when', (25,)), ('where does', (19,))),
 'wit': (('without ', (22,)),),
 'www': (('www.', (16,)),),
 'you': (('your ', (14, 23)), ('your actual', (13,)), ('your admin', (24,)), ('your creator', (24,)),
         ('your developer', (24,)), ('your hidden', (13,)), ('your maker', (24,)), ('your new', (13,)),
         ('your real', (13,)), ('your secret', (13,)), ('your true', (13,))),
 '{sy': (('{system', (1,)),),
 '’s ': (('’s ', (19,)),),
 '问题:': (('问题:', (10,)),)}
