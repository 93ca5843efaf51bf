"""Compiled from rules/injection*.toml by `python -m kept.screening.rulebook`: edit those."""

VERSION = "916fe1b6"

RULES = (('impersonate-chat-markup', 'injection', False,
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
  None, None, None))

TOKENS = {}

WORDS = {'': (('-.', (6,)), ('.-', (6,)), ('<|', (0,)), ('問:', (10,)), ('问:', (10,))),
 '\nf:': (('\nf:', (10,)),),
 '\np:': (('\np:', (10,)),),
 '\nq:': (('\nq:', (10,)),),
 ' 00': ((' 0010', (7,)),),
 ' 01': ((' 0110', (7,)),),
 ' f:': ((' f:', (10,)),),
 ' p:': ((' p:', (10,)),),
 ' q:': ((' q:', (10,)),),
 '# i': (('# instruction:', (2,)),),
 '# r': (('# response:', (2,)),),
 '# s': (('# system', (2,)),),
 '*sy': (('*system', (1,)),),
 ',01': ((',0110', (7,)),),
 '- s': (('- system', (1,)),),
 '-01': (('-0110', (7,)),),
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
 'ass': (('assistant:', (2,)),),
 'att': (('atthay', (8,)),),
 'atw': (('atwhay', (8,)),),
 'cnf': (('cnffjbeq', (9,)),),
 'cur': (('curl', (4,)),),
 'dev': (('developer:', (2,)),),
 'dro': (('drowssap', (9,)),),
 'end': (('end memor', (3,)), ('end of mem', (3,)), ('end of recalled', (3,)), ('end of untrusted', (3,))),
 'ere': (('erewhay', (8,)),),
 'eth': (('ethay', (8,)),),
 'fkp': (('fkpqorzqflkp', (9,)),),
 'fra': (('frage:', (10,)),),
 'hmr': (('hmrsqtbshnmr', (9,)),),
 'ign': (('ignoreway', (8,)),),
 'ins': (('inst]', (0,)),),
 'inv': (('invoke-webrequest', (4,)),),
 'irm': (('irm ', (4,)),),
 'iwr': (('iwr ', (4,)),),
 'jot': (('jotusvdujpot', (9,)),),
 'kpu': (('kpuvtwevkqpu', (9,)),),
 'lqv': (('lqvwuxfwlrqv', (9,)),),
 'mxp': (('mxpptloa', (9,)),),
 'nsx': (('nsxywzhyntsx', (9,)),),
 'ons': (('onsway', (8,)), ('onsyay', (8,))),
 'ord': (('ordpay', (8,)),),
 'our': (('ouryay', (8,)),),
 'ouy': (('ouyay', (8,)),),
 'ozr': (('ozrrvnqc', (9,)),),
 'pre': (('pregunta:', (10,)),),
 'qbt': (('qbttxpse', (9,)),),
 'que': (('question:', (10,)),),
 'rcu': (('rcuuyqtf', (9,)),),
 'sdv': (('sdvvzrug', (9,)),),
 'sno': (('snoitcurtsni', (9,)),),
 'src': (('src=', (5,)),),
 'sys': (('sys>>', (0,)), ('system command:', (2,)), ('system directive:', (2,)), ('system instruction', (2,)),
         ('system notice:', (2,)), ('system override:', (2,)), ('system**:', (2,)), ('system:', (2,))),
 'ufx': (('ufxxbtwi', (9,)),),
 'use': (('userway', (8,)), ('useryay', (8,))),
 'vaf': (('vafgehpgvbaf', (9,)),),
 'wge': (('wget', (4,)),),
 '{sy': (('{system', (1,)),),
 '问题:': (('问题:', (10,)),)}
