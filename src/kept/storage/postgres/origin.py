"""Where memories come from, as SQL."""

from kept.storage.rows import micros
from kept.types import Filter

# What an import brought may be anybody's words, and what screening flagged may
# be an attack: both wait for a person.
TRUSTED = "(confirmed OR (actor <> 'import' AND findings IS NULL))"

_TRUST = {"confirmed": "confirmed", "unconfirmed": "NOT confirmed", "waiting": f"NOT {TRUSTED}"}


def origin_of(where: Filter) -> tuple[list[str], list[object]]:
    """Return what *where* asks of the origin as conditions on a memory, with their values."""
    wanted = {
        "project = %s": where.project,
        "actor = %s": where.actor,
        "dialect = %s": where.dialect,
        "created >= %s": None if where.since is None else micros(where.since),
        "created < %s": None if where.until is None else micros(where.until),
    }
    asked = {condition: value for condition, value in wanted.items() if value is not None}
    trust = [] if where.trust is None else [_TRUST[where.trust]]
    return [*asked, *trust], [*asked.values()]
