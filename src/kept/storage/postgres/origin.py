"""Where memories come from, as SQL."""

from kept.storage.indexing import asked_of_origin
from kept.types import Filter

# What an import brought may be anybody's words, and what screening flagged may
# be an attack: both wait for a person.
TRUSTED = "(confirmed OR (actor <> 'import' AND findings IS NULL))"

_TRUST = {"confirmed": "confirmed", "unconfirmed": "NOT confirmed", "waiting": f"NOT {TRUSTED}"}


def origin_of(where: Filter) -> tuple[list[str], list[object]]:
    """Return what *where* asks of the origin as conditions on a memory, with their values."""
    asked = asked_of_origin(where)
    trust = [] if where.trust is None else [_TRUST[where.trust]]
    return [*(f"{compared} %s" for compared in asked), *trust], [*asked.values()]
