"""How many there are, in words: said alike by the command and the page."""


def counted(number: int, one: str, many: str) -> str:
    """Say a number of things.

    >>> counted(1, "memory", "memories"), counted(2000, "memory", "memories")
    ('1 memory', '2,000 memories')
    """
    return f"{number:,} {one if number == 1 else many}"
