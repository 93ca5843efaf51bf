"""What one caller's memories are about: which entities there are, how they are written, what stands beside them.

Nothing is looked for in memories that were not read yet; whoever asks reads them first.
"""

from collections import Counter
from collections.abc import Sequence

from kept.entities.extracting import mentions
from kept.retrieval.tokens import fold
from kept.storage.protocol import Storage
from kept.types import Caller, Entity, Filter, Memory


def containing(storage: Storage, caller: Caller, part: str) -> list[Entity]:
    """Return the entities whose name contains *part*, most mentioned first."""
    wanted = fold(part.strip())
    return sorted((one for one in storage.entities(caller) if wanted in one.name), key=_most_mentioned)


def going_by(storage: Storage, caller: Caller, name: str) -> list[Entity]:
    """Return the entities that go by *name*, their own or another for them, most mentioned first."""
    meant = {one.name for one in mentions(name)} | {fold(name.strip().removeprefix("@"))}
    return sorted((one for one in storage.entities(caller) if one.name in meant), key=_most_mentioned)


def beside(storage: Storage, caller: Caller, entity: Entity, *, limit: int, among: int) -> list[Entity]:
    """Return what the latest memories that mention *entity*, *among* so many, mention too, most often first."""
    counts: Counter[tuple[str, str]] = Counter()
    display: dict[tuple[str, str], str] = {}
    for memory in storage.page(caller, Filter(entity=entity), among):
        found: dict[tuple[str, str], str] = {(one.type, one.name): one.display for one in mentions(memory.content)}
        found.pop((entity.type, entity.name), None)
        counts.update(found.keys())
        display = found | display
    return [Entity(*named, display[named], count) for named, count in counts.most_common(limit)]


def as_written(storage: Storage, caller: Caller, entities: Sequence[Entity]) -> list[Entity]:
    """Give *entities* the names under which they were mentioned last."""
    last = storage.last_mentions(caller, entities)
    return [one._replace(display=_written(one, memory)) for one, memory in zip(entities, last, strict=True)]


def _written(entity: Entity, memory: Memory | None) -> str:
    named = () if memory is None else mentions(memory.content)
    return next((one.display for one in named if (one.type, one.name) == entity[:2]), entity.name)


def _most_mentioned(entity: Entity) -> tuple[int, str, str]:
    return -entity.memories, entity.name, entity.type
