"""Commands about what memories are about: technologies, people, files."""

import click

from kept.errors import NotFound
from kept.keeper import MAX_PAGE
from kept.surfaces.as_json import entity_json, memory_json
from kept.surfaces.cli.output import MEMORY_HEADER, memory_row, note, safe, say, say_json, styled, table
from kept.surfaces.cli.root import command, keeper, wants_json
from kept.types import Filter


@command("entities", "kept entities\nkept entities post\nkept entities --limit 200 --json")
@click.argument("query", nargs=-1)
@click.option("--limit", "-n", type=click.IntRange(1, MAX_PAGE), default=50, show_default=True, help="at most")
@click.pass_context
def entities_(ctx: click.Context, query: tuple[str, ...], limit: int) -> None:
    """List what memories are about, most mentioned first; with a QUERY, what has it in its name."""
    found = keeper(ctx).entities(" ".join(query), limit=limit)
    if wants_json(ctx):
        say_json([entity_json(entity) for entity in found])
    elif not found:
        note("Nothing of that name." if query else "No memory mentions a technology, a person or a file yet.")
    else:
        rows = ((entity.display, entity.type, str(entity.memories)) for entity in found)
        table(("name", "type", "memories"), rows, wide=0)


@command("entity", "kept entity PostgreSQL\nkept entity k8s\nkept entity src/app.py --json")
@click.argument("name", nargs=-1, required=True)
@click.option("--limit", "-n", type=click.IntRange(1, MAX_PAGE), default=20, show_default=True, help="at most")
@click.pass_context
def entity_(ctx: click.Context, name: tuple[str, ...], limit: int) -> None:
    """Show the memories that mention NAME, and what else they mention."""
    opened = keeper(ctx)
    wanted = " ".join(name)
    found = opened.entities_named(wanted)
    if not found:
        raise NotFound(f"no memory mentions '{wanted[:80]}'; 'kept entities' lists what they mention", field="name")
    answers = [(entity, opened.list(Filter(entity=entity), limit=limit), opened.neighbours(entity)) for entity in found]
    if wants_json(ctx):
        say_json(
            [
                entity_json(entity)
                | {
                    "memory_list": [memory_json(memory) for memory in memories],
                    "neighbours": [entity_json(neighbour) for neighbour in neighbours],
                }
                for entity, memories, neighbours in answers
            ]
        )
        return
    for entity, memories, neighbours in answers:
        say(f"{styled(safe(entity.display), bold=True)} ({entity.type}), in {_memories(entity.memories)}")
        table(MEMORY_HEADER, map(memory_row, memories), wide=3, spare=(2, 1))
        if neighbours:
            beside = ", ".join(f"{one.display} ({one.memories})" for one in neighbours)
            say(f"{styled('Beside it:', dim=True)} {safe(beside)}")


def _memories(number: int) -> str:
    return "1 memory" if number == 1 else f"{number:,} memories"
