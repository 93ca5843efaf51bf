"""What a user or a store may set, with its default and its limits."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple

from kept.errors import Disabled, InvalidInput, shown
from kept.screening import categories
from kept.types import MAX_IDENTITY_CHARS, Caller, checked_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.protocol import Storage


class Setting(NamedTuple):
    """One thing that can be set."""

    name: str
    default: str
    of: Literal["user", "store"]
    help: str
    check: Callable[[str], bool]
    values: str


def _number(low: int, high: int) -> Callable[[str], bool]:
    return lambda value: value.isascii() and value.isdecimal() and low <= int(value) <= high


def _one_of(*choices: str) -> Callable[[str], bool]:
    return lambda value: value in choices


def _some_of(*choices: str) -> Callable[[str], bool]:
    return lambda value: bool(value) and set(value.split(",")) <= set(choices)


def _is_embedder(value: str) -> bool:
    """Tell whether *value* has the form of a model's name; whether there is one, its use shows."""
    kind, _, model = value.partition(":")
    if kind in ("sentence-transformers", "fastembed"):
        return bool(model) and model == model.strip() and len(value) <= MAX_IDENTITY_CHARS
    if kind == "openai":
        url, _, name = model.partition("#")
        host = url.partition("://")[2].partition("/")[0]
        # A password in an address would be stored, and shown to whoever lists settings.
        is_address = url.startswith(("http://", "https://")) and bool(host) and not set("@? ") & set(url)
        return is_address and bool(name) and name == name.strip() and len(value) <= _MAX_ADDRESS_CHARS
    return value in ("static", "minilm")


# An address and the name of a model.
_MAX_ADDRESS_CHARS = 500

KNOWN: dict[str, Setting] = {
    setting.name: setting
    for setting in (
        Setting(
            "memory", "on", "user", "whether agents may read and write your memories", _one_of("on", "off"), "on, off"
        ),
        Setting(
            "brief.characters",
            "6000",
            "user",
            "characters of content in a brief",
            _number(200, 100_000),
            "200 to 100000",
        ),
        Setting(
            "brief.trust",
            "all",
            "user",
            "confirmed: preferences, instructions and corrections enter a brief only when a person confirmed them",
            _one_of("all", "confirmed"),
            "all, confirmed",
        ),
        Setting(
            "screening.sensitive",
            "allow",
            "user",
            "statements about a person's sensitive sides: allow, flag (kept out of briefs) or refuse",
            _one_of("allow", "flag", "refuse"),
            "allow, flag, refuse",
        ),
        Setting(
            "screening.categories",
            ",".join(categories.DEFAULT),
            "user",
            "which sides of a person count as sensitive, with commas",
            _some_of(*categories.ALL),
            f"some of {', '.join(categories.ALL)}",
        ),
        Setting(
            "user.name",
            "",
            "user",
            "what you are called in memories about you",
            lambda value: bool(value.strip()),
            "a name",
        ),
        Setting(
            "teams",
            "",
            "user",
            "your teams where neither --team nor KEPT_TEAM names any, the active one first, with commas",
            lambda value: all(0 < len(name.strip()) <= MAX_IDENTITY_CHARS for name in value.split(",")),
            f"names of at most {MAX_IDENTITY_CHARS} characters with commas between them",
        ),
        Setting(
            "trash.days",
            "0",
            "user",
            "days after which what is in the trash is erased for good; 0: never",
            _number(0, 36_500),
            "0 to 36500",
        ),
        Setting("brief.entries", "50", "user", "most entries in a brief", _number(1, 1_000), "1 to 1000"),
        Setting(
            "search.by",
            "auto",
            "user",
            "auto: by meaning too where the model is loaded (MCP, server), by words in a single command",
            _one_of("auto", "meaning", "words"),
            "auto, meaning, words",
        ),
        Setting(
            "durability",
            "full",
            "store",
            "full: an acknowledged write survives a power cut; normal: only a crash (faster)",
            _one_of("full", "normal"),
            "full, normal",
        ),
        Setting(
            "embedder",
            "static",
            "store",
            "the model that finds memories by meaning; 'kept embedder use' sets it and makes the vectors",
            _is_embedder,
            "static, minilm, sentence-transformers:MODEL, fastembed:MODEL, openai:URL#MODEL (no password in the URL)",
        ),
    )
}


def must_be_on(settings: Mapping[str, str]) -> None:
    """Raise `Disabled` if the user has switched memory off."""
    if settings.get("memory") == "off":
        raise Disabled(
            "the user has switched memory off, so nothing is read or kept; tell them that "
            "'kept settings set memory on' switches it on again"
        )


def value_of(settings: Mapping[str, str], name: str) -> str:
    """Return the value that holds for *name* where *settings* were set."""
    return settings.get(name, _known(name).default)


class Settings:
    """The settings that hold for one caller. Each read asks the store."""

    def __init__(self, storage: "Storage", caller: Caller) -> None:
        self._storage = storage
        self._caller = caller

    def __iter__(self) -> Iterator[tuple[Setting, str]]:
        """Yield every known setting with the value that holds."""
        given = self._storage.settings(self._caller)
        for setting in KNOWN.values():
            yield setting, given.get(setting.name, setting.default)

    def get(self, name: str) -> str:
        """Return the value that holds for *name*."""
        return value_of(self._storage.settings(self._caller), name)

    def set(self, name: str, value: str) -> None:
        """Set *name*, for this user or for the whole store, as the setting wants.

        Raises:
            InvalidInput: there is no such setting, or it has no such value.
        """
        self._storage.set_setting(self._caller, name, value, of=checked(name, value).of)

    def unset(self, name: str) -> None:
        """Go back to the default of *name*."""
        self._storage.set_setting(self._caller, name, None, of=_known(name).of)


def checked(name: str, value: str) -> Setting:
    """Return the setting *name*, which takes *value*, or raise `InvalidInput`."""
    setting = _known(name)
    if not setting.check(checked_text(value, name)):
        raise InvalidInput(f"{name} takes: {setting.values}", field=name)
    return setting


def _known(name: str) -> Setting:
    if name not in KNOWN:
        raise InvalidInput(f"there is no setting '{shown(name)}'; there are: {', '.join(KNOWN)}", field="name")
    return KNOWN[name]
