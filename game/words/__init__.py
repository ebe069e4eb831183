"""Every word on the screen: message catalogues, the language in use, and ``say``.

The catalogues are Fluent files (projectfluent.org), one for each room of the program and language:
``game/words/<language>/<room>.ftl``. English is complete by definition; what another language lacks
is said in English.

>>> say("shell-round", label="B3")
'Round B3'
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a twentieth of a second: not before it is needed
    from fluent.runtime import FluentBundle

ENGLISH = "en"
STRICT = "NOTRE_DAME_STRICT"
"""Environment variable: when set, a missing message or variable is an error; the tests set it."""

LONGEST = 800
"""Letters of a text that is put into a message; of a longer one the middle is left out.

Fluent itself refuses to put in texts of a few thousand letters.
"""

_log = logging.getLogger(__name__)
_language = ENGLISH
_listeners: list[Callable[[], object]] = []


class MissingMessage(LookupError):  # noqa: N818 - says what happened
    """No catalogue has the asked message, or a variable of the message was not given."""


class Family:
    """Messages whose keys are built while the program runs, such as ``person-monk``, ``person-fool``, …

    Every family is listed (see :data:`families`), so that a test can check that each of its messages exists.

    >>> Family("shell-colour", ("blue", "red")).say("red")
    'Red'
    """

    def __init__(
        self, prefix: str, members: Iterable[str], otherwise: Callable[[str], str] | None = None
    ) -> None:
        """``otherwise`` gives the words for a member that no catalogue has: a person of somebody's own."""
        self.prefix = prefix
        self.members = tuple(members)
        self._otherwise = otherwise
        families.append(self)

    def key(self, member: str) -> str:
        """The message key of ``member``: the prefix, and the member in small letters with hyphens.

        Raises :class:`MissingMessage` when the family has no such member.
        """
        if member not in self.members:
            raise MissingMessage(
                f"{member!r} is not in the family {self.prefix!r}: {', '.join(self.members)}"
            )
        return f"{self.prefix}-{re.sub(r'[^a-z0-9-]+', '-', member.lower())}"

    def say(self, member: str, **args: Any) -> str:
        """The words for ``member`` in the language in use."""
        key = self.key(member)
        if self._otherwise is None or any(key in _catalogue(one).file_of for one in (_language, ENGLISH)):
            return say(key, **args)
        return self._otherwise(member)


families: list[Family] = []
"""All families made so far, that is by the modules imported so far."""


def say(key: str, **args: Any) -> str:
    """The message ``key`` in the language in use, with ``args`` (texts and numbers) put into it.

    A message that the language lacks is said in English. One that English lacks too is shown as its key
    and logged; under ``NOTRE_DAME_STRICT`` it raises :class:`MissingMessage`, and so does a missing variable.
    """
    for language in dict.fromkeys((_language, ENGLISH)):
        messages = _catalogue(language)
        if key in messages.plain:
            return messages.plain[key]
        pattern = messages.pattern(key)
        if pattern is None:
            continue
        fitting = {name: _fitting(value) for name, value in args.items()}
        text, errors = messages.bundle.format_pattern(pattern, fitting)
        if errors:
            _complain(f"message {key!r} ({language}): {'; '.join(map(str, errors))}")
        return str(text)
    _complain(f"message {key!r} is in no catalogue")
    return key


def _fitting(value: Any) -> Any:
    """A variable's value, without the middle of a text that is too long."""
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    half = LONGEST // 2
    return f"{value[:half]} … {value[-half:]}"


def set_language(language: str) -> None:
    """Speak ``language`` from now on, one of :func:`languages`; raises ``ValueError`` for any other."""
    global _language
    if language not in languages():
        raise ValueError(f"{language!r} is not a language of this program: {', '.join(languages())}")
    if language != _language:
        _language = language
        for listener in _listeners:
            listener()


def when_language_changes(listener: Callable[[], object]) -> None:
    """Call ``listener`` whenever another language is spoken: what it has written is to be written anew."""
    _listeners.append(listener)


def read_all() -> None:
    """Parse every message of the language in use now, so that no later :func:`say` has to."""
    _catalogue(_language).parse_all()


def language() -> str:
    """The language in use."""
    return _language


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, English first."""
    found = sorted(
        folder.name
        for folder in files(__package__).iterdir()
        if folder.is_dir() and any(entry.name.endswith(".ftl") for entry in folder.iterdir())
    )
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@cache
def own_name(language: str) -> str:
    """What a language is called in itself: ``Deutsch`` for ``de``. Its catalogue says so."""
    file = files(__package__) / language / "settings.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    told = re.search(r"^settings-language-own = *(\S.*?) *$", text, re.MULTILINE)
    return told[1] if told else language


def preferred() -> str:
    """The language that the user's system asks for, where there is a catalogue for it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable, "")
        if asked:
            code = re.split(r"[_.@-]", asked)[0].lower()
            return code if code in languages() else ENGLISH
    return ENGLISH


def catalogue(language: str) -> dict[str, str]:
    """The Fluent source of every catalogue file of ``language``, by file name in order."""
    folder = files(__package__) / language
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


class _Catalogue:
    """The messages of one language; a file is parsed when the first of its messages is wanted.

    (Parsing takes about a tenth of a millisecond for each message: too long to do all before the title.)
    """

    _ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
    _REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
    # A message on one line without placeables is its own text: the title needs no parser for that.
    _PLAIN = re.compile(
        r"^([a-zA-Z][\w-]*) *= *([^{}\s][^{}\n]*?)[ \t]*$(?!(?:\n[ \t]*)*\n[ \t]+\S)", re.MULTILINE
    )

    def __init__(self, language: str) -> None:
        self._language = language
        self._texts = catalogue(language)
        texts = self._texts.items()
        self.file_of = {entry: name for name, text in texts for entry in self._ENTRY.findall(text)}
        """The file of each message."""
        self.plain: dict[str, str] = dict(pair for _, text in texts for pair in self._PLAIN.findall(text))
        """The texts of messages without placeables on one line."""

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages that are parsed."""
        from fluent.runtime import FluentBundle  # a twentieth of a second: not before it is needed

        # Isolation marks would be drawn as boxes.
        return FluentBundle([self._language], use_isolating=False)

    def pattern(self, key: str) -> Any:
        """The pattern of the message ``key``, or ``None`` where there is none."""
        if key not in self.file_of:
            return None
        self._parse(self.file_of[key])
        return self.bundle.get_message(key).value

    def parse_all(self) -> None:
        """Parse what isn't parsed yet."""
        for name in tuple(self._texts):
            self._parse(name)

    def _parse(self, name: str) -> None:
        text = self._texts.pop(name, None)
        if text is None:
            return
        from fluent.runtime import FluentResource  # comes with FluentBundle

        self.bundle.add_resource(FluentResource(text))
        for entry in self.file_of.keys() & self._REFERENCE.findall(text):
            self._parse(self.file_of[entry])


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def _complain(sentence: str) -> None:
    if os.environ.get(STRICT):
        raise MissingMessage(sentence)
    _log.error(sentence)
