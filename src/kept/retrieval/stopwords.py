"""English words too common to say what a question is about.

They are indexed, so that a query of nothing else still finds something, but
beside other words they take no part in a search: measured on LoCoMo, leaving
them out was worth six points of recall.
"""

STOPWORDS: frozenset[str] = frozenset(
    """
    a about above after again against ago all almost also although always am among an and any anyone anything are
    arent around as at away back be became because been before being below between both but by came can cannot cant
    come could couldnt did didnt do does doesnt doing done dont down during each either else etc even ever every
    everyone everything few for from further get gets getting give given gives go goes going gone got had hadnt has
    hasnt have havent having he hed hell her here heres hers herself hes hi him himself his how hows however i id if
    ill im in into is isnt it itd itll its itself ive just kind let lets lot lots made make makes making many may
    maybe me might mine more most much must my myself need needs neither never no nobody none nor not nothing now of
    off often oh ok okay on once one ones only onto or other others ought our ours ourselves out over own per perhaps
    please quite rather really said same say says see seem seems she shed shell shes should shouldnt since so some
    somebody someone something sometimes soon still such take takes tell than thank thanks that thatll thats the their
    theirs them themselves then there theres these they theyd theyll theyre theyve thing things this those though
    through thus to together too took toward towards under until up upon us very via want wants was wasnt way we wed
    well went were werent weve what whatever whats when whenever where wheres whether which while who whoever whom
    whos whose why will with within without wont would wouldnt yes yet you youd youll your youre yours yourself
    yourselves youve
    """.split()
)
