"""What answers a question, printed: the command ``recall`` and the fast way to it end here."""

from collections.abc import Sequence

from kept.errors import InvalidInput
from kept.keeper import Keeper
from kept.surfaces.as_json import hit_json, told_json
from kept.surfaces.cli.output import MEMORY_HEADER, memory_row, note, safe, say, say_json, styled, table
from kept.types import Filter, Hit, Hits, Signal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.retrieval.recalling import Source
    from kept.storage.segments import Told


def answer(
    opened: Keeper,
    query: str,
    where: Filter = Filter(),
    *,
    limit: int = 20,
    place: str = "memories",
    as_json: bool = False,
    explain: bool = False,
) -> None:
    """Print what answers *query*, in memories, in conversations or in all of both; without one, the newest memories."""
    if not query.strip():
        if place != "memories":
            raise InvalidInput("--in conversations needs a query", field="in")
        show(opened.search("", where, limit=limit), as_json=as_json, explain=explain)
        return
    sources: tuple[Source, ...] = ("memories", "conversations") if place == "all" else (place,)  # type: ignore[assignment]  # click has checked it
    found = opened.recall(query, where, limit=limit, sources=sources)
    if found.note:
        note(safe(f"Note: {found.note}"))
    show(found.hits, found.said, as_json=as_json, explain=explain)


def show(hits: Hits, said: "Sequence[Told]" = (), *, as_json: bool, explain: bool) -> None:
    """Print what was found."""
    if as_json:
        say_json([*(hit_json(hit) for hit in hits), *map(told_json, said)])
        return
    for told in said:
        _say_told(told, explain=explain)
    if said and not hits:
        return
    if not hits:
        note("Nothing found. Other words may find it; 'kept list' shows what is kept.")
    elif explain:
        for hit in hits:
            _explain(hit)
    else:
        rows = ((f"{hit.score:.2f}", *memory_row(hit.memory)) for hit in hits)
        table(("score", *MEMORY_HEADER), rows, wide=4, spare=(3, 2))


def _say_told(told: "Told", *, explain: bool) -> None:
    from kept.conversation.placeholders import handle_of
    from kept.conversation.reading import as_text

    handle = handle_of(told.segment.session, told.segment.uuid)
    say(f"{styled(f'{told.score:.2f}', bold=True)}  {safe(handle)}")
    say(safe(as_text(told)))
    if explain:
        _say_signals(told.signals)


def _explain(hit: Hit) -> None:
    say(f"{styled(f'{hit.score:.2f}', bold=True)}  {hit.memory.id}  {safe(hit.memory.content)}")
    for match in hit.why:
        found = "" if match.found == match.term else f" as '{match.found}'"
        say(
            f"      {match.share:4.0%}  '{match.term}'{found} ({match.how}) in {', '.join(match.fields)};"
            f" {match.memories:,} {'memory has' if match.memories == 1 else 'memories have'} it"
        )
    _say_signals(hit.signals)


def _say_signals(signals: Sequence[Signal]) -> None:
    told = [f"{signal.name} {signal.share:+.2f}" for signal in signals if abs(signal.share) >= 0.005]
    if told:
        say(f"      {', '.join(told)}")
