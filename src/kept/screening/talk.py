"""Words with which people talk about passwords, where a password itself could stand.

"The password is wrong" is talk; "the password is swordfish" is not. English,
German, French and Spanish, spelled as `folding` leaves them.
"""

TALK = frozenset(
    """
    about above absent again already also always annoying any anonymous anything applied assigned autofilled
    available back bad bcrypt below best better blank broken built cached case-insensitive case-sensitive cached
    changed cleartext common complex compromised correct corrupted critical current default deprecated different
    difficult disabled easy empty encoded encrypted enforced enough entered exactly expired explicit external fake
    fine fixed forgotten gone good handled hard hardcoded hashed hidden ignored immutable important in incorrect
    inside invalid irrelevant its just kept known leaked like limited local locked logged long lost managed mandatory
    manual masked match mine missing needed never new none normal not null obfuscated obsolete obvious off okay old
    omitted only open optional ours outdated passed per plain plaintext posted private prompted protected provided
    public published random read really reset right rotated safe salted same saved secret secure sent sensitive set
    shared short shown simple somewhere stale static still stored strong supplied temporary terrible that the theirs
    there this tied too trimmed typed typical unchanged unclear under unique unknown unsafe unset unused up used useless
    valid validated very visible weak what when where whatever whichever wrong your yours yes yet
    verschlusselt falsch richtig korrekt leer geheim sicher unsicher schwach stark abgelaufen bekannt unbekannt gleich
    anders notwendig notig optional pflicht gesetzt hinterlegt gespeichert vergessen verloren wichtig egal neu alt lang
    kurz zu nicht kein keine das der die ein eine immer nie noch auch schon wieder dort hier oben unten gehasht gesalzen
    temporar dasselbe identisch ungultig gultig fehlerhaft erforderlich zwingend zufallig leider jetzt veraltet
    faux correct incorrect vide secret faible fort perdu oublie expire obligatoire requis optionnel facultatif identique
    different inconnu connu stocke chiffre hache necessaire invalide valide trop tres pas plus toujours jamais deja dans
    le la les un une ce cette celui celle long court unique ancien nouveau partage important sensible simple complexe
    temporaire provisoire visible masque cache bon mauvais interdit
    incorrecta correcta falsa vacia secreta debil fuerte perdida olvidada caducada obligatoria necesaria requerida
    opcional identica distinta desconocida conocida guardada cifrada invalida valida muy demasiado no siempre nunca ya
    en el la los las un una esta ese esa larga corta unica antigua nueva compartida importante sensible simple compleja
    temporal visible oculta buena mala igual diferente segura insegura erronea compartido tener usar escribir mantener
    """.split()
)
