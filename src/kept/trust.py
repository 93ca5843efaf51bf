"""What the verdicts of screening mean for a memory: refused, kept out of briefs, or fine.

Screening labels, provenance decides. A secret is refused; what a person has
not approved and a rule has flagged stays visible but does not speak.
"""

from collections.abc import Iterator, Sequence

from kept.errors import AccessDenied, Refused
from kept.screening.judging import judge, mask, secrets
from kept.settings import KNOWN
from kept.storage.protocol import Progress, Storage
from kept.types import Caller, Changes, Draft, Filter, Finding, Judged, Memory
from kept.values import replace

_PAGE = 500


class Screen:
    """The screening of one caller's writes, by the ``settings`` that held when it was made, or by those *supposed*."""

    def __init__(self, storage: Storage, caller: Caller, supposed: dict[str, str] | None = None) -> None:
        self._storage = storage
        self._caller = caller
        self.settings = given = storage.settings(caller) if supposed is None else supposed
        self._sensitive = given.get("screening.sensitive", KNOWN["screening.sensitive"].default)
        categories = given.get("screening.categories", KNOWN["screening.categories"].default)
        self.categories = () if self._sensitive == "allow" else tuple(categories.split(","))

    def draft(self, draft: Draft, *, keep_secret: bool = False) -> Judged:
        """Judge a draft.

        Raises:
            Refused: it holds a secret, or what the settings refuse.
        """
        parts = {
            "content": draft.content,
            "name": draft.name,
            "description": draft.description,
            "key": draft.key,
            "category": draft.category,
        }
        return Judged(draft, self._judged(parts, draft.tags, keep_secret=keep_secret))

    def changes(self, changes: Changes, *, keep_secret: bool = False) -> tuple[Finding, ...]:
        """Judge the new parts of a memory."""
        parts = {
            "content": changes.content,
            "name": changes.name,
            "description": changes.description,
            "category": changes.category,
        }
        return self._judged(parts, changes.tags or (), keep_secret=keep_secret)

    def memory(self, memory: Memory) -> tuple[Finding, ...]:
        """Return what is found in *memory* by today's rules and settings."""
        return judge(_texts(memory), self.categories)

    def again(self, progress: Progress | None = None) -> int:
        """Judge every live memory anew; return how many have other findings than before."""
        total, done, changed = self._storage.count(self._caller, Filter()), 0, 0
        while page := self._storage.page(self._caller, Filter(), _PAGE, done):
            for memory in page:
                findings = self.memory(memory)
                if {one.rule for one in findings} != {one.rule for one in memory.findings}:
                    self._storage.screened(self._caller, memory, findings, "review")
                    changed += 1
            done += len(page)
            if progress is not None:
                progress(done, total)
        return changed

    def _judged(self, parts: dict[str, str | None], tags: Sequence[str], *, keep_secret: bool) -> tuple[Finding, ...]:
        findings = judge(_present(parts, tags), self.categories, until_secret=not keep_secret)
        secrets = [one.rule for one in findings if one.category == "secret"]
        if secrets and keep_secret and self._caller.actor != "person":
            raise AccessDenied("only a person can keep a secret in memory")
        if secrets and not keep_secret:
            raise Refused(
                f"this looks like a secret ({', '.join(dict.fromkeys(secrets))}) and was not kept: put it in a password"
                " manager, a secret store or an environment variable, and remember where it is instead",
                reasons=list(dict.fromkeys(secrets)),
                is_secret=True,
            )
        if self._sensitive == "refuse":
            refuse_sensitive(findings)
        return findings


def refuse_sensitive(findings: Sequence[Finding]) -> None:
    """Raise `Refused` if *findings* has any of a sensitive category."""
    found = [one for one in findings if one.category not in {"secret", "injection"}]
    if found:
        categories = ", ".join(dict.fromkeys(one.category for one in found))
        raise Refused(
            f"this says something sensitive about a person ({categories}) and was not kept; leave that part out",
            reasons=list(dict.fromkeys(one.rule for one in found)),
        )


def masked(memory: Memory) -> Memory:
    """Return *memory* as it may leave: every secret that a person insisted on is hidden, wherever it stands."""
    if not any(secrets(text) for text in _texts(memory).values()):
        return memory
    return replace(
        memory,
        content=mask(memory.content),
        name=f"hidden-{memory.id}" if memory.is_named and secrets(memory.name) else memory.name,
        description=memory.description and mask(memory.description),
        tags=tuple(map(mask, memory.tags)),
        key=memory.key and mask(memory.key),
        category=memory.category and mask(memory.category),
    )


def passages(memory: Memory) -> Iterator[tuple[str, bool]]:
    """Yield the content for a person's review, in pieces, each with whether it is what was found.

    A memory with a secret is one piece, masked.
    """
    if any(finding.category == "secret" for finding in memory.findings):
        yield mask(memory.content), False
        return
    text, last = memory.content, 0
    in_content = [finding for finding in memory.findings if finding.field == "content"]
    for finding in sorted(in_content, key=lambda one: (one.start, -one.end)):
        start, end = max(last, finding.start), max(last, finding.end)
        if start < end:
            yield text[last:start], False
            yield text[start:end], True
            last = end
    yield text[last:], False


def _texts(memory: Memory) -> dict[str, str]:
    parts = {
        "content": memory.content,
        "name": memory.name if memory.is_named else None,
        "description": memory.description,
        "key": memory.key,
        "category": memory.category,
    }
    return _present(parts, memory.tags)


def _present(parts: dict[str, str | None], tags: Sequence[str]) -> dict[str, str]:
    present = {field: text for field, text in parts.items() if text}
    return present | {"tags": "\n".join(tags)} if tags else present
