"""All text on the screen: message catalogues, the current language, and ``say``.

The catalogues are Fluent files (projectfluent.org), one for each topic and language:
``game/words/<language>/<topic>.ftl``. English is complete; a message that another language lacks is shown in
English.

>>> say("shell-round", label="B3")
'Round B3'
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import zip_longest
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # importing it takes 0.05 s: only when needed
    from fluent.runtime import FluentBundle

ENGLISH = "en"
STRICT = "NOTRE_DAME_STRICT"
"""An environment variable: if set, a missing message or variable raises an error. Tests set it."""

LONGEST = 800
"""The most letters of a text that is inserted into a message; the middle of a longer one is left out.

Fluent itself refuses to insert texts of a few thousand letters.
"""

_MOST_INSERTED = 1024
"""The most texts with variables that are kept in a language."""

_LOCALES = {ENGLISH: ("en_GB", "en_001", "en")}
"""The locale of a language and those that it builds on, if it isn't the language alone."""

_log = logging.getLogger(__name__)
_language = ENGLISH
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)
"""The language of :func:`spoken_in`, inside of it."""
_listeners: list[Callable[[], object]] = []


class MissingMessage(LookupError):  # noqa: N818 - says what happened
    """A message is in no catalogue, a family lacks the member, or a variable was not given."""


class Family:
    """Messages whose keys are built at run time, such as ``person-monk``, ``person-fool``, …

    All families are in :data:`families`, so that a test can check that each of their messages exists.

    >>> Family("shell-colour", ("blue", "red")).say("red")
    'Red'
    """

    def __init__(
        self, prefix: str, members: Iterable[str], otherwise: Callable[[str], str] | None = None
    ) -> None:
        """``otherwise`` returns the text for a member that no catalogue has, such as a custom person."""
        self.prefix = prefix
        self.members = tuple(members)
        self._otherwise = otherwise
        self._keys: dict[str, str] = {}
        families.append(self)

    def key(self, member: str) -> str:
        """Return the message key of ``member``: the prefix and the member in lower case with hyphens.

        Raises :class:`MissingMessage` if the family has no such member.
        """
        known = self._keys.get(member)
        if known is None:
            if member not in self.members:
                raise MissingMessage(
                    f"{member!r} is not in the family {self.prefix!r}: {', '.join(self.members)}"
                )
            known = self._keys[member] = f"{self.prefix}-{re.sub(r'[^a-z0-9-]+', '-', member.lower())}"
        return known

    def say(self, member: str, **args: Any) -> str:
        """Return the text for ``member`` in the current language. Raises like :meth:`key`."""
        key = self.key(member)
        if self._otherwise is None or any(key in _catalogue(one).keys for one in (language(), ENGLISH)):
            return say(key, **args)
        return self._otherwise(member)


families: list[Family] = []
"""All families of the modules imported so far."""


def say(key: str, **args: Any) -> str:
    """Return the message ``key`` in the current language, with ``args`` inserted.

    These are texts, numbers, and truth values: messages have variants for ``yes`` and ``no``. A message that
    the language lacks is returned in English. For one that English lacks too, the key is returned and an
    error logged. If ``NOTRE_DAME_STRICT`` is set, it raises :class:`MissingMessage`, as does a missing
    variable.
    """
    messages = _catalogue(language())
    text = messages.plain.get(key)
    if text is not None:
        return text
    inserted = tuple([(name, type(value), value) for name, value in args.items()])
    text = messages.inserted(key, inserted)
    if text is None:
        messages = _catalogue(ENGLISH)
        text = messages.plain.get(key) or messages.inserted(key, inserted)
    if text is not None:
        return text
    _complain(f"message {key!r} is in no catalogue")
    return key


def capital(text: str) -> str:
    """Return the text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def _fitting(value: Any) -> Any:
    """Return what a message is given for a value; the middle of a text that is too long is left out."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    half = LONGEST // 2
    return f"{value[:half]} … {value[-half:]}"


def set_language(language: str) -> None:
    """Set the current language to one of :func:`languages`. Raises ``ValueError`` for any other."""
    global _language
    _check(language)
    if language != _language:
        _language = language
        for listener in _listeners:
            listener()


def when_language_changes(listener: Callable[[], object]) -> None:
    """Call ``listener`` whenever the current language changes, so that it can renew its texts."""
    _listeners.append(listener)


@contextmanager
def spoken_in(language: str) -> Iterator[None]:
    """Say everything in ``language`` inside a ``with`` block, for a reader of another one than the screen.

    The current language of the screen stays. Raises ``ValueError`` like :func:`set_language`.
    """
    _check(language)
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def read(*keys: str) -> None:
    """Parse these messages of the current language, with what reads them; may be called in a thread."""
    for key in keys:
        _catalogue(_language).parse(key)


def reading(*topics: str) -> Iterator[None]:
    """Parse all messages of the current language whose keys begin with a topic, yielding after each."""
    for key in sorted(_catalogue(_language).keys):
        if key.startswith(topics):
            read(key)
            yield


def language() -> str:
    """Return the current language; inside of :func:`spoken_in`, the one spoken there."""
    return _spoken.get() or _language


def _check(language: str) -> None:
    if language not in languages():
        raise ValueError(f"{language!r} is not a language of this program: {', '.join(languages())}")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues, English first."""
    found = sorted(
        folder.name
        for folder in files(__package__).iterdir()
        if folder.is_dir() and any(entry.name.endswith(".ftl") for entry in folder.iterdir())
    )
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def locale_of(language: str) -> str:
    """Return the locale by which Babel writes dates and lists of ``language``: ``en_GB`` for ``en``."""
    return _LOCALES.get(language, (language,))[0]


def locales() -> frozenset[str]:
    """Return the locales that Babel needs for all languages, by the names of its files."""
    return frozenset(("root", *(name for one in languages() for name in _LOCALES.get(one, (one,)))))


@cache
def own_name(language: str) -> str:
    """Return a language's own name, from its catalogue: ``Deutsch`` for ``de``."""
    file = files(__package__) / language / "settings.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    told = re.search(r"^settings-language-own = *(\S.*?) *$", text, re.MULTILINE)
    return told[1] if told else language


def preferred() -> str:
    """Return the language of the user's system if there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable, "")
        if asked:
            code = re.split(r"[_.@-]", asked)[0].lower()
            return code if code in languages() else ENGLISH
    return ENGLISH


def catalogue(language: str) -> dict[str, str]:
    """Return the Fluent source of each catalogue file of ``language``, by file name in sorted order."""
    folder = files(__package__) / language
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


class _Catalogue:
    """The messages of one language. Each is parsed when it is first needed, with those that it refers to.

    That takes about 0.25 ms; a game needs a part of them, and the title next to none.
    """

    _ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
    _REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
    # A message on one line without placeables is plain text, so the title needs no parser.
    _PLAIN = re.compile(
        r"^([a-zA-Z][\w-]*) *= *([^{}\s][^{}\n]*?)[ \t]*$(?!(?:\n[ \t]*)*\n[ \t]+\S)", re.MULTILINE
    )

    def __init__(self, language: str) -> None:
        self._language = language
        texts = catalogue(language).values()
        self._unparsed = dict(entry for text in texts for entry in self._entries(text))
        self.keys = frozenset(self._unparsed)
        """Of all its messages and terms."""
        self.plain: dict[str, str] = dict(pair for text in texts for pair in self._PLAIN.findall(text))
        """The texts of one-line messages without placeables."""
        self._parsing = RLock()
        """Held while messages are parsed: another thread that needs them waits."""
        self.inserted = lru_cache(maxsize=_MOST_INSERTED)(self._inserted)
        """Messages with variables, by key and variables: the same are said again and again."""

    @classmethod
    def _entries(cls, text: str) -> Iterator[tuple[str, str]]:
        """Yield the key and the source of each message and term of a file."""
        begins = list(cls._ENTRY.finditer(text))
        for one, following in zip_longest(begins, begins[1:]):
            yield one[1], text[one.start() : following.start() if following else None]

    def _inserted(self, key: str, args: tuple[tuple[str, type, Any], ...]) -> str | None:
        """Return a message with its variables, each with its type; ``None`` if there is none."""
        if key not in self.keys:
            return None
        self.parse(key)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        fitting = {name: _fitting(value) for name, _, value in args}
        text, errors = self.bundle.format_pattern(pattern, fitting)
        if errors:
            _complain(f"message {key!r} ({self._language}): {'; '.join(map(str, errors))}")
        return str(text)

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages parsed so far."""
        from fluent.runtime import FluentBundle  # importing it takes 0.05 s: only when needed

        # Isolation marks would be drawn as boxes.
        return FluentBundle([locale_of(self._language)], use_isolating=False)

    def parse(self, key: str) -> None:
        """Parse a message, if there is one, and those that it refers to."""
        with self._parsing:
            source = self._unparsed.pop(key, None)
            if source is None:
                return
            from fluent.runtime import FluentResource  # already imported with FluentBundle

            self.bundle.add_resource(FluentResource(source))
            for other in self._REFERENCE.findall(source):
                self.parse(other)


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def _complain(sentence: str) -> None:
    if os.environ.get(STRICT):
        raise MissingMessage(sentence)
    _log.error(sentence)
