"""Which ranges of a conversation may go, and where something may come in, without parting what belongs together."""

from collections.abc import Sequence

Range = tuple[int, int]


def parts(start: int, end: int, inseparable: Sequence[Range]) -> bool:
    """Tell whether start..end holds only a part of something inseparable."""
    return any(first <= end and start <= last and not (start <= first and last <= end) for first, last in inseparable)


def nearest(start: int, end: int, inseparable: Sequence[Range], size: int) -> Range | None:
    """Return the range nearest to start..end, of *size* messages, that parts nothing; None if there is none.

    The larger one where two are as near.
    """
    wider = _wider(start, end, inseparable)
    narrower = _narrower(start, end, inseparable)
    if wider[1] >= size:
        return narrower
    if narrower is None:
        return wider
    distance_wider = start - wider[0] + wider[1] - end
    distance_narrower = narrower[0] - start + end - narrower[1]
    return wider if distance_wider <= distance_narrower else narrower


def merged(inseparable: Sequence[Range]) -> list[Range]:
    """Return the ranges in order, those that overlap as one."""
    whole: list[Range] = []
    for first, last in sorted(inseparable):
        if whole and first <= whole[-1][1]:
            whole[-1] = whole[-1][0], max(whole[-1][1], last)
        else:
            whole.append((first, last))
    return whole


def _wider(start: int, end: int, inseparable: Sequence[Range]) -> Range:
    while True:
        touched = [one for one in inseparable if one[0] <= end and start <= one[1]]
        wider = min([start, *(first for first, _ in touched)]), max([end, *(last for _, last in touched)])
        if wider == (start, end):
            return wider
        start, end = wider


def _narrower(start: int, end: int, inseparable: Sequence[Range]) -> Range | None:
    is_changed = True
    while is_changed and start <= end:
        is_changed = False
        for first, last in inseparable:
            if first < start <= last:
                start, is_changed = last + 1, True
            if first <= end < last:
                end, is_changed = first - 1, True
    return (start, end) if start <= end else None


def nearest_gap(index: int, inseparable: Sequence[Range], size: int) -> int:
    """Return the place nearest to *index*, among *size* messages, where something may come in."""
    for first, last in merged(inseparable):
        if first < index <= last:
            return first if index - first <= last + 1 - index or last >= size else last + 1
    return index
