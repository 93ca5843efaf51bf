"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

STAND_INS: Any = frozenset(['abc', 'admin', 'any', 'anything', 'api_key', 'apikey', 'bar', 'basic', 'baz', 'bearer', 'bitwarden', 'blank',
 'bool', 'boolean', 'bytes', 'changeit', 'changeme', 'char', 'clave', 'column', 'contrasena', 'contraseña', 'demo',
 'digest', 'empty', 'env', 'example', 'false', 'field', 'foo', 'github', 'guest', 'hash', 'hidden', 'hunter',
 'input', 'int', 'kennwort', 'key', 'keychain', 'letmein', 'login', 'masked', 'mdp', 'motdepasse', 'mysql', 'nil',
 'none', 'null', 'optional', 'pass', 'passwd', 'password', 'passwords', 'passwort', 'postgres', 'prompt', 'psw',
 'pw', 'pwd', 'qux', 'redacted', 'required', 'root', 'secret', 'secrets', 'secure', 'some', 'something', 'str',
 'string', 'test', 'tester', 'testing', 'text', 'token', 'true', 'undefined', 'unknown', 'user', 'username',
 'value', 'varchar', 'vault', 'whatever', 'xyz', 'yyy', 'パスワード', '口令', '密码'])

TALK: Any = frozenset(['abgelaufen', 'about', 'above', 'absent', 'again', 'already', 'also', 'alt', 'always', 'ancien', 'anders',
 'annoying', 'anonymous', 'antigua', 'any', 'anything', 'applied', 'assigned', 'auch', 'autofilled', 'available',
 'back', 'bad', 'bcrypt', 'bekannt', 'below', 'best', 'better', 'blank', 'bon', 'broken', 'buena', 'built', 'cache',
 'cached', 'caducada', 'case-insensitive', 'case-sensitive', 'ce', 'celle', 'celui', 'cette', 'changed', 'chiffre',
 'cifrada', 'cleartext', 'common', 'compartida', 'compleja', 'complex', 'complexe', 'compromised', 'connu',
 'conocida', 'correct', 'correcta', 'corrupted', 'corta', 'court', 'critical', 'current', 'dans', 'das', 'dasselbe',
 'debil', 'default', 'deja', 'demasiado', 'deprecated', 'der', 'desconocida', 'die', 'diferente', 'different',
 'difficult', 'disabled', 'distinta', 'dort', 'easy', 'egal', 'ein', 'eine', 'el', 'empty', 'en', 'encoded',
 'encrypted', 'enforced', 'enough', 'entered', 'erforderlich', 'erronea', 'esa', 'escribir', 'ese', 'esta',
 'exactly', 'expire', 'expired', 'explicit', 'external', 'facultatif', 'faible', 'fake', 'falsa', 'falsch', 'faux',
 'fehlerhaft', 'fine', 'fixed', 'forgotten', 'fort', 'fuerte', 'gehasht', 'geheim', 'gesalzen', 'gesetzt',
 'gespeichert', 'gleich', 'gone', 'good', 'guardada', 'gultig', 'hache', 'handled', 'hard', 'hardcoded', 'hashed',
 'hidden', 'hier', 'hinterlegt', 'identica', 'identique', 'identisch', 'ignored', 'igual', 'immer', 'immutable',
 'important', 'importante', 'in', 'inconnu', 'incorrect', 'incorrecta', 'insegura', 'inside', 'interdit', 'invalid',
 'invalida', 'invalide', 'irrelevant', 'its', 'jamais', 'jetzt', 'just', 'kein', 'keine', 'kept', 'known',
 'korrekt', 'kurz', 'la', 'lang', 'larga', 'las', 'le', 'leaked', 'leer', 'leider', 'les', 'like', 'limited',
 'local', 'locked', 'logged', 'long', 'los', 'lost', 'mala', 'managed', 'mandatory', 'mantener', 'manual', 'masked',
 'masque', 'match', 'mauvais', 'mine', 'missing', 'muy', 'necesaria', 'necessaire', 'needed', 'neu', 'never', 'new',
 'nicht', 'nie', 'no', 'noch', 'none', 'normal', 'not', 'notig', 'notwendig', 'nouveau', 'nueva', 'null', 'nunca',
 'oben', 'obfuscated', 'obligatoire', 'obligatoria', 'obsolete', 'obvious', 'oculta', 'off', 'okay', 'old',
 'olvidada', 'omitted', 'only', 'opcional', 'open', 'optional', 'optionnel', 'oublie', 'ours', 'outdated',
 'partage', 'pas', 'passed', 'per', 'perdida', 'perdu', 'pflicht', 'plain', 'plaintext', 'plus', 'posted',
 'private', 'prompted', 'protected', 'provided', 'provisoire', 'public', 'published', 'random', 'read', 'really',
 'requerida', 'requis', 'reset', 'richtig', 'right', 'rotated', 'safe', 'salted', 'same', 'saved', 'schon',
 'schwach', 'secret', 'secreta', 'secure', 'segura', 'sensible', 'sensitive', 'sent', 'set', 'shared', 'short',
 'shown', 'sicher', 'siempre', 'simple', 'somewhere', 'stale', 'stark', 'static', 'still', 'stocke', 'stored',
 'strong', 'supplied', 'temporaire', 'temporal', 'temporar', 'temporary', 'tener', 'terrible', 'that', 'the',
 'theirs', 'there', 'this', 'tied', 'too', 'toujours', 'tres', 'trimmed', 'trop', 'typed', 'typical', 'un',
 'unbekannt', 'unchanged', 'unclear', 'under', 'une', 'ungultig', 'unica', 'unique', 'unknown', 'unsafe', 'unset',
 'unsicher', 'unten', 'unused', 'up', 'usar', 'used', 'useless', 'vacia', 'valid', 'valida', 'validated', 'valide',
 'veraltet', 'vergessen', 'verloren', 'verschlusselt', 'very', 'vide', 'visible', 'weak', 'what', 'whatever',
 'when', 'where', 'whichever', 'wichtig', 'wieder', 'wrong', 'ya', 'yes', 'yet', 'your', 'yours', 'zu', 'zufallig',
 'zwingend'])

JOINED_TALK: Any = frozenset(['api', 'app', 'auth', 'auto', 'based', 'case', 'config', 'db', 'env', 'factor', 'field', 'file', 'free', 'hash',
 'id', 'in', 'key', 'length', 'less', 'level', 'line', 'made', 'manager', 'name', 'non', 'off', 'on', 'only',
 'pass', 'password', 'passwort', 'per', 'policy', 'protected', 'read', 'reset', 'rotation', 'safe', 'salt', 'side',
 'sign', 'specific', 'sso', 'step', 'time', 'to', 'token', 'type', 'up', 'url', 'user', 'vault', 'wide', 'write'])

SENTENCE_TALK: Any = frozenset(['are', 'asked', 'can', 'characters', 'contrasena', 'debe', 'doit', 'env', 'error', 'failed', 'has', 'have',
 'incorrect', 'invalid', 'is', 'kennwort', 'muss', 'must', 'needed', 'passphrase', 'password', 'passwort',
 'required', 'see', 'should', 'stored', 'use', 'vault', 'words', 'wrong'])

ANSWER_TALK: Any = frozenset(['always', 'answer', 'answers', 'are', 'asks', 'form', 'i', 'is', 'must', 'we', 'when'])
