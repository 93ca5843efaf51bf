"""Which memories are meant, in the SQL that every database speaks: live ones, trusted ones, those of an origin."""

from kept.storage.rows import Space, micros_or_none
from kept.types import Filter, Scope

# How far a brief looks, in each of its parts, for entries that still fit.
MAX_STANDING = 500

LIVE = "superseded_by IS NULL AND trashed IS NULL"

# What an import brought may be anybody's words, and what screening flagged may
# be an attack: both wait for a person. The indexes have this condition too, and
# SQLite uses them only for what is asked in the very same words.
TRUSTED = "(confirmed OR (actor != 'import' AND findings IS NULL))"

MAY_SPEAK = f"archived IS NULL AND {TRUSTED}"

_TRUST = {"confirmed": "confirmed", "unconfirmed": "NOT confirmed", "waiting": f"NOT {TRUSTED}"}


def of_origin(where: Filter, placeholder: str) -> tuple[list[str], list[object]]:
    """Return what *where* asks of the origin as conditions on a memory, with their values."""
    wanted = {
        "project =": where.project,
        "actor =": where.actor,
        "dialect =": where.dialect,
        "created >=": micros_or_none(where.since),
        "created <": micros_or_none(where.until),
    }
    asked = {compared: value for compared, value in wanted.items() if value is not None}
    trust = [] if where.trust is None else [_TRUST[where.trust]]
    return [*(f"{compared} {placeholder}" for compared in asked), *trust], [*asked.values()]


def of_scope(spaces: dict[int, Space], scope: Scope | None) -> dict[int, Space]:
    """Return those of *spaces* that are of *scope*; all of them without one."""
    return spaces if scope is None else {space: owned for space, owned in spaces.items() if owned[0] == scope}
