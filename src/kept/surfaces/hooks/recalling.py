"""Which memories may speak into a prompt although nobody asked for them.

A wrong one misleads, and costs the reader's trust in all others, so nothing
is said unless nine of ten are right. `bench/hook_threshold.py` measures it.
"""

import re

from kept.keeper import Keeper
from kept.types import Hit, Hits, Memory

# Precision at these three on the development sets: locomo-facts .90,
# longmemeval-s-500c 1.00, jsquad-ja .96, at 7, 10 and 58 % of the questions
# answered. The score alone never reaches .9 on short statements: a question of
# two words matches whatever mentions the same person. So enough words must
# have matched, and what is shown must stand out from what is not.
MIN_SCORE = 0.60
MIN_WORDS = 5
MIN_LEAD = 0.15
MOST = 5

# What is asked stands at one of the ends; logs and files are pasted between.
_MAX_PROMPT_CHARS = 1_000

# What a person did not say: pasted code, and what a host has put before the
# prompt, which may be our own brief.
_NOT_SAID = re.compile(r"```.*?(?:```|\Z)|<hook_context>.*?</hook_context>|<memory>.*?</memory>", re.DOTALL)


def relevant(keeper: Keeper, prompt: str) -> list[Memory]:
    """Return at most `MOST` memories that bear on *prompt*, the best first; usually none."""
    return [hit.memory for hit in standing_out(candidates(keeper, prompt), MIN_SCORE, MIN_WORDS, MIN_LEAD)]


def candidates(keeper: Keeper, prompt: str) -> Hits:
    """Return what might bear on *prompt* and may speak by itself: neither archived nor waiting for a person."""
    asked = _NOT_SAID.sub(" ", prompt).strip()
    if len(asked) > _MAX_PROMPT_CHARS:
        half = _MAX_PROMPT_CHARS // 2
        asked = f"{asked[:half]} {asked[-half:]}"
    if not asked:
        return []
    hits = keeper.search(asked, limit=2 * MOST)
    return [hit for hit in hits if hit.memory.archived_at is None and not hit.memory.is_waiting]


def standing_out(hits: Hits, score: float, words: int, lead: float) -> list[Hit]:
    """Return the first few *hits* that are good enough, up to where the next one falls behind by *lead*."""
    for number, hit in enumerate(hits[:MOST]):
        if hit.score < score or len(hit.why) < words:
            break
        following = hits[number + 1].score if number + 1 < len(hits) else 0.0
        if hit.score - following >= lead:
            return hits[: number + 1]
    return []
