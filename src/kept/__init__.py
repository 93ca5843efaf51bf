"""Long-term memory for AI agents: one store, five tool dialects.

>>> import kept
>>> with kept.open() as keeper:  # doctest: +SKIP
...     keeper.store("Prefers tabs over spaces", kind="preference")
...     keeper.search("indentation")
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.api import open
    from kept.briefing import Brief, BriefEntry
    from kept.conversation.conversation import Conversation
    from kept.errors import (
        AccessDenied,
        Backend,
        Conflict,
        Disabled,
        InvalidInput,
        KeptError,
        NoModel,
        NotFound,
        OverBudget,
        Refused,
    )
    from kept.keeper import Keeper
    from kept.past import Past
    from kept.revisions import Revision
    from kept.types import (
        Caller,
        Changes,
        CheckReport,
        Deleted,
        Draft,
        Filter,
        Hit,
        Memory,
        Origin,
        Signal,
        TermMatch,
    )

__version__ = "0.1.0"

__all__ = [
    "AccessDenied",
    "Backend",
    "Brief",
    "BriefEntry",
    "Caller",
    "Changes",
    "CheckReport",
    "Conflict",
    "Conversation",
    "Deleted",
    "Disabled",
    "Draft",
    "Filter",
    "Hit",
    "InvalidInput",
    "Keeper",
    "KeptError",
    "Memory",
    "NoModel",
    "NotFound",
    "Origin",
    "OverBudget",
    "Past",
    "Refused",
    "Revision",
    "Signal",
    "TermMatch",
    "open",
]

# Where each name lives, those in kept.types aside.
_MODULES = {
    **dict.fromkeys(
        ("AccessDenied", "Backend", "Conflict", "Disabled", "InvalidInput", "KeptError", "NoModel", "NotFound",
         "OverBudget", "Refused"), "kept.errors"),
    **dict.fromkeys(("Brief", "BriefEntry"), "kept.briefing"),
    "Conversation": "kept.conversation.conversation",
    "Past": "kept.past",
    "Revision": "kept.revisions",
    "Keeper": "kept.keeper",
    "open": "kept.api",
}  # fmt: skip


def __getattr__(name: str) -> object:
    # Names are fetched when first used: `kept --version` and every hook start
    # a new process, and most of them need only a part.
    if name not in __all__:
        raise AttributeError(f"module 'kept' has no attribute '{name}'")
    from importlib import import_module

    value: object = getattr(import_module(_MODULES.get(name, "kept.types")), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
