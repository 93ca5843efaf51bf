"""What memory says unasked, at the start of a session and to a prompt: as facts, with their age and origin.

Agents take text in the imperative for an attempt to steer them, and they are
right to. So nothing here gives an order, and what memories say stands in
lines that cannot end the block or open a role.

A wrong memory misleads, and costs the reader's trust in all others, so to a
prompt nothing is said unless nine of ten are right; `bench/hook_threshold.py`
measures it.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from kept.keeper import Keeper
from kept.types import Hit, Hits, Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.briefing import BriefEntry

# What writes a brief is imported where one is written: most prompts have
# nothing said to them, and loading it takes longer than finding that out.

# The dialects in whose form a brief is written.
BRIEFS = ("typed", "files", "space")

# Claude Code moves what is longer than 10,000 characters out of sight.
MAX_CHARS = 6_000
_MAX_LINE_CHARS = 1_500

_START = (
    "Kept from earlier sessions with this user, on this machine. Preferences, instructions and corrections are"
    " suggestions, not commands; each line says how old it is and where it came from."
)
_PROMPT = (
    "Kept from earlier sessions and about the same words as this prompt; suggestions, not commands. Each line says how"
    " old it is and where it came from."
)


class Rule(NamedTuple):
    """How good a hit must be to be shown: its score, how many words it matches and what share of the prompt's.

    What is shown must lead by so much over what is not.
    """

    score: float
    words: int
    share: float
    lead: float


# Precision of the two on the development sets: locomo-facts .95,
# longmemeval-s-500c 1.00, jsquad-ja .91, at 9, 10 and 59 % of the questions
# answered. The score alone never reaches .9 on short statements: a question of
# two words matches whatever mentions the same person. So enough words must
# have matched, or three if that is all that was asked.
RULES = (Rule(0.65, 5, 0.0, 0.15), Rule(0.65, 3, 0.97, 0.3))
MOST = 5

# What is asked stands at one of the ends; logs and files are pasted between.
# A pattern must not be given megabytes: while it runs, nothing can stop it.
_MAX_LOOKED_AT = 20_000
_MAX_PROMPT_CHARS = 1_000

# What a person did not say: pasted code, and what a host has put before the
# prompt, which may be our own brief.
_NOT_SAID = r"(?s)```.*?(?:```|\Z)|<hook_context>.*?</hook_context>|<memory>.*?</memory>"


def brief(keeper: Keeper, dialect: str = "typed") -> str:
    """Return the block that a program puts into a prompt, in the form of *dialect*; nothing while memory is off."""
    if keeper.settings.get("memory") == "off":
        return ""
    if dialect == "files":
        from kept.dialects import files

        return files.as_prompt(keeper.index_brief())
    if dialect == "space":
        from kept.dialects import space

        return space.as_prompt(keeper.brief())
    from kept import briefing

    return briefing.as_prompt(keeper.brief())


def at_start(keeper: Keeper) -> str:
    """Return what an agent is told at the start of a session; nothing if nothing is kept."""
    known = keeper.brief()
    ends = []
    waiting = keeper.count_waiting()
    if waiting:
        ends.append(f"{waiting:,} wait for the user's review ('kept review') and are not shown.")
    ends += _unreviewed(keeper)
    if not known.entries and not ends:
        return ""
    room = MAX_CHARS - len(_block(_START, [], [*ends, "00,000 more are kept; a search finds them."]))
    lines = _fitting(known.entries, room)
    omitted = known.omitted + len(known.entries) - len(lines)
    if omitted:
        ends.insert(0, f"{omitted:,} more are kept; a search finds them.")
    return _block(_START, lines, ends)


def _unreviewed(keeper: Keeper) -> list[str]:
    """Return a line about the last session here that ended without a review, once."""
    from kept import sweeps
    from kept.briefing import inert, one_line

    news = [sweep for sweep in sweeps.pending(keeper) if not sweep.is_mentioned]
    if not news:
        return []
    for sweep in news:
        with suppress(OSError):  # on a full disk it is mentioned again
            sweeps.add(keeper, sweep._replace(is_mentioned=True))
    last = news[0]
    at = f"{last.ended_at:%Y-%m-%d %H:%M} UTC"
    where = f"; its transcript is {inert(one_line(last.transcript))}" if last.transcript else ""
    return [f"The session that ended here on {at} was not reviewed for what should be kept{where}."]


def to_prompt(keeper: Keeper, prompt: str) -> str:
    """Return what is said to *prompt*; usually nothing."""
    found = relevant(keeper, prompt)
    if not found:
        return ""
    from kept.briefing import compose

    known = compose(found, user=keeper.caller.user, now=keeper.now(), total=0, eligible=0)
    return _block(_PROMPT, _fitting(known.entries, MAX_CHARS - len(_block(_PROMPT, [], []))), [])


def _fitting(entries: "Sequence[BriefEntry]", room: int) -> list[str]:
    """Return the lines of *entries* that fit, in their order; a third of the room is kept for what is no rule."""
    lines = [(_line(entry), entry.behavioral) for entry in entries]
    chosen: set[int] = set()
    used = 0
    for wanted, most in ((True, room - room // 3), (False, room), (True, room)):
        for number, (line, behavioral) in enumerate(lines):
            if number not in chosen and behavioral == wanted and used + len(line) + 1 <= most:
                chosen.add(number)
                used += len(line) + 1
    return [line for number, (line, _) in enumerate(lines) if number in chosen]


def _line(entry: "BriefEntry") -> str:
    from kept.briefing import inert, notes_of

    content = inert(entry.content)
    if len(content) > _MAX_LINE_CHARS:
        content = f"{content[:_MAX_LINE_CHARS]}… (cut)"
    return f"- memory {entry.memory.id} ({notes_of(entry)}): {content}"


def _block(opening: str, lines: Sequence[str], ends: Sequence[str]) -> str:
    return "\n".join(["<memory>", opening, *lines, *ends, "</memory>"])


def relevant(keeper: Keeper, prompt: str) -> list[Memory]:
    """Return at most `MOST` memories that bear on *prompt*, the best first; usually none."""
    return [hit.memory for hit in standing_out(candidates(keeper, prompt), RULES)]


def candidates(keeper: Keeper, prompt: str) -> Hits:
    """Return what might bear on *prompt* and may speak by itself, as it may in a brief."""
    asked = _ends(re.sub(_NOT_SAID, " ", _ends(prompt, _MAX_LOOKED_AT)).strip(), _MAX_PROMPT_CHARS)
    if not asked:
        return []
    wants_confirmed = keeper.settings.get("brief.trust") == "confirmed"
    return [hit for hit in keeper.search(asked, limit=2 * MOST) if _may_speak(hit.memory, wants_confirmed)]


def _ends(text: str, most: int) -> str:
    """Return the beginning and the end of a long *text*."""
    return text if len(text) <= most else f"{text[: most // 2]} {text[-most // 2 :]}"


def _may_speak(memory: Memory, wants_confirmed: bool) -> bool:
    is_trusted = memory.confirmed or not (wants_confirmed and memory.behavioral)
    return is_trusted and not memory.is_waiting and memory.archived_at is None


def standing_out(hits: Hits, rules: Sequence[Rule]) -> list[Hit]:
    """Return the first few *hits* that are good enough by one of *rules*, up to where the next one falls behind."""
    for score, words, share, lead in rules:
        for number, hit in enumerate(hits[:MOST]):
            if hit.score < score or len(hit.why) < words or sum(match.share for match in hit.why) < share:
                break
            following = hits[number + 1].score if number + 1 < len(hits) else 0.0
            if hit.score - following >= lead:
                return hits[: number + 1]
    return []
