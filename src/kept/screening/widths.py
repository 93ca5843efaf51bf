"""How many characters a pattern can match at most: so far around its anchors a rule is tried.

Only what RE2 reads is read: no look-around, no references. Used when rules are compiled, never when text is judged.
"""

import re

# What may come again without a limit is counted as so many characters: no word is longer, hardly an address is.
UNBOUNDED = 64

_FLAGS = r"\(\?[a-z]+\)"
_CLASS = r"\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]"
_PIECE = re.compile(
    rf"(?P<opens>\((?:\?(?:P<\w+>|[a-z]*:))?)|(?P<count>[*+?]|\{{\d+(?:,\d*)?\}})\??"
    rf"|(?P<nothing>\^|\$|\\[bBAz])|(?P<one>{_CLASS}|\\x[0-9a-f]{{2}}|\\x\{{[0-9a-f]+\}}|\\p\w|\\p\{{\w+\}}|\\.|[^()|])"
    r"|(?P<or>\|)|(?P<closes>\))",
    re.IGNORECASE | re.DOTALL,
)


def width(pattern: str) -> int:
    r"""Return how many characters *pattern* can match, with `UNBOUNDED` for each part that has no limit.

    >>> width(r"ab{2,5}(?:c|[^d]de?)\b\s+")
    73
    """
    # Of each open group: its widest branch so far, the branch that is being read, and its last piece.
    groups = [[0, 0, 0]]
    for piece in _PIECE.finditer(re.sub(_FLAGS, "", pattern)):
        group = groups[-1]
        match piece.lastgroup:
            case "opens":
                groups.append([0, 0, 0])
            case "closes":
                widest, branch, _ = groups.pop()
                groups[-1][1:] = groups[-1][1] + max(widest, branch), max(widest, branch)
            case "or":
                group[:] = max(group[:2]), 0, 0
            case "one":
                group[1:] = group[1] + 1, 1
            case "count":
                group[1] += _repeated(group[2], piece["count"]) - group[2]
            case _:
                group[2] = 0
    return max(groups[0][:2])


def _repeated(size: int, count: str) -> int:
    """Return the width of a piece of *size* characters that comes as often as *count* says."""
    if count == "?":
        return size
    if count in {"*", "+"}:
        return max(size, UNBOUNDED)
    least, _, most = count.strip("{}").partition(",")
    return size * int(least) + UNBOUNDED if count.endswith(",}") else size * int(most or least)
