"""The settings, the values that each may have, and the file that stores them.

A damaged settings file never stops the program: it is copied under another name, defaults replace the values
that can't be used, and a notice tells the player.
"""

from __future__ import annotations

import dataclasses
import logging
import re
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomli

from game import files
from game.editions import DEFAULT_EDITION, EDITIONS
from game.quoting import quoted
from game.seats import COLOURS, FEWEST, HUMAN, KNOWN, MOST, LaunchError, Seat, check_seats
from game.words import languages, preferred, say

PACES = ("slow", "normal", "fast", "instant")
TEXT_SCALES = (1.0, 1.5, 2.0)
OFF, ON, HEADPHONES = "off", "on", "headphones"
READ_ALOUD = (OFF, ON, HEADPHONES)
"""Whether the screen is read aloud. Through headphones, hidden hands are too."""
MOST_SCREENS = 16
SMALLEST = (320, 180)
LARGEST = (16384, 16384)
"""The limits of a window's size in pixels. The player can't make the window smaller than ``SMALLEST``."""

Bindings = Mapping[str, tuple[str, ...]]
"""Names of keys and buttons by command; see :mod:`game.input.bindings`."""
MOST_BYTES = 100_000
"""The most bytes read from a settings file; a real one is at most about a tenth of that."""

_log = logging.getLogger(__name__)

_LONG = 0.25
"""Seconds of waiting for the disk after which somebody at the screen is told."""

_scribe = ThreadPoolExecutor(1, thread_name_prefix="notre-dame-settings")


@dataclass(frozen=True)
class Group:
    """The seats and rules of the last game, with which the new-game screen starts."""

    seats: tuple[Seat, ...] = (
        Seat("Anna", "blue"),
        Seat("Ben", "red"),
        Seat("Esmeralda", "yellow", "normal"),
    )
    edition: str = DEFAULT_EDITION
    options: Mapping[str, int | bool] = field(default_factory=dict)
    new_persons: bool = False
    open_prestige: bool = False
    strict_memory: bool = False


@dataclass(frozen=True)
class Settings:
    """All settings; :func:`_checks` defines the values that each may have."""

    pace: str = "normal"
    text_scale: float = 1.0
    high_contrast: bool = False
    reduced_motion: bool = False
    effects_volume: float = 1.0
    """At 1, sounds are as loud as they were made; so are ambience and music."""
    ambience_volume: float = 1.0
    music_volume: float = 1.0
    muted: bool = False
    language: str = field(default_factory=preferred)
    read_aloud: str = OFF
    fullscreen: bool = False
    display: int = 1
    """The number of the screen that the window is on, from 1; the first if there are fewer."""
    size: tuple[int, int] = (1280, 720)
    open_hands: bool = False
    """Show all human hands openly; off: a curtain hides each player's hand from the others."""
    rumble: bool = True
    """Let a pad vibrate at the start of its player's turn, if it can."""
    bindings: Bindings = field(default_factory=dict)
    """The keys and buttons that were changed, by command."""
    confirm_turns: bool = False
    """A turn that can be undone lasts until its player confirms it; off: it ends after a moment."""
    phones_told: bool = False
    """Somebody has been told that hands can lie on phones; it is told once."""
    group: Group = field(default_factory=Group)


class _BadValue(ValueError):  # noqa: N818 - says what is wrong
    """A value in the file is not allowed; the message says which values are."""


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise _BadValue("true, false")


def _share(value: object) -> float:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
        return float(value)
    raise _BadValue("0.0 – 1.0")


def _one_of(allowed: tuple[Any, ...]) -> Callable[[object], Any]:
    def check(value: object) -> Any:
        for choice in allowed:
            if value == choice and not isinstance(value, bool):
                return choice
        raise _BadValue(", ".join(map(str, allowed)))

    return check


def _size(value: object) -> tuple[int, int]:
    if isinstance(value, (list, tuple)) and len(value) == 2 and all(type(side) is int for side in value):
        width, height = value
        if SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]:
            return width, height
    raise _BadValue(say("settings-allowed-size", least=str(list(SMALLEST))))


def _group(value: object) -> Group:
    names = [entry.name for entry in dataclasses.fields(Group)]
    if not isinstance(value, dict) or not value.keys() <= {*names}:
        raise _BadValue(say("settings-allowed-group", fields=", ".join(names)))
    try:
        seats = tuple(
            Seat(*(str(seat[entry.name]) for entry in dataclasses.fields(Seat))) for seat in value["seats"]
        )
        check_seats(seats)
    except (KeyError, TypeError, LaunchError) as error:
        wanted = say(
            "settings-allowed-seats",
            fewest=FEWEST,
            most=MOST,
            colours=", ".join(COLOURS),
            players=", ".join((HUMAN, *KNOWN)),
        )
        raise _BadValue(wanted) from error
    options = value.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(entry, int) for entry in options.values()):
        raise _BadValue(say("settings-allowed-options"))
    return Group(
        seats,
        _one_of(EDITIONS)(value.get("edition", DEFAULT_EDITION)),
        options,
        _flag(value.get("new_persons", False)),
        _flag(value.get("open_prestige", False)),
        _flag(value.get("strict_memory", False)),
    )


def names_by_command(value: object) -> Bindings:
    """Return ``value`` as bindings without checking names. Raises ``ValueError`` for a wrong structure."""
    if isinstance(value, dict) and all(isinstance(names, (list, tuple)) for names in value.values()):
        return {command: tuple(map(str, names)) for command, names in value.items()}
    raise ValueError("a table with lists of keys and buttons")


def _checks(check_bindings: Callable[[object], Bindings]) -> dict[str, Callable[[object], Any]]:
    flags = {entry.name: _flag for entry in dataclasses.fields(Settings) if entry.type == "bool"}
    return flags | {
        "pace": _one_of(PACES),
        "text_scale": _one_of(TEXT_SCALES),
        "effects_volume": _share,
        "ambience_volume": _share,
        "music_volume": _share,
        "language": _one_of(languages()),
        "read_aloud": _one_of(READ_ALOUD),
        "display": _one_of(tuple(range(1, MOST_SCREENS + 1))),
        "size": _size,
        "bindings": check_bindings,
        "group": _group,
    }


class SettingsFile:
    """The settings in use, and the file that stores them.

    ``values`` are the settings in use; ``notices`` are sentences for the player, each to be shown once.
    """

    def __init__(self, path: Path, check_bindings: Callable[[object], Bindings] = names_by_command) -> None:
        """Read the settings at ``path``. A missing file means defaults; a damaged one is copied.

        ``check_bindings`` returns the bindings in the file, or raises ``ValueError`` with what is allowed.
        The program passes :func:`game.input.bindings.check`, which knows pygame's names of all keys.
        """
        self.path = path
        self._check_bindings = check_bindings
        self.notices: list[str] = []
        self.fresh = False
        """Whether there was no file: the program starts for the first time."""
        self.beside_frames = False
        """Whether changes wait for :meth:`keep` and are then saved in the background."""
        self._unsaved = self._unwritable = False
        self._writing: Future[None] | None = None
        self._written = self._read()
        self.values = self._written

    def override(self, **changes: Any) -> None:
        """Change values for this run without saving them, for options of the command line."""
        self.values = dataclasses.replace(self.values, **changes)

    def begin_with(self, **values: Any) -> None:
        """Take values for somebody who starts the program for the first time; the first change saves them."""
        if self.fresh:
            self.values = dataclasses.replace(self.values, **values)
            self._written = dataclasses.replace(self._written, **values)

    def change(self, **changes: Any) -> None:
        """Change values and save them.

        If the file can't be written, they last for this run, and a notice says so once.
        """
        self.values = dataclasses.replace(self.values, **changes)
        self._written = dataclasses.replace(self._written, **changes)
        self._unsaved = True
        if not self.beside_frames:
            self.finish()

    @property
    def writing(self) -> bool:
        """Whether changes are unsaved or being saved."""
        return self._unsaved or self._writing is not None

    def keep(self) -> None:
        """Start to save changes in the background, unless the last save is still running."""
        if self._unsaved and self.wait_saved(0.0):
            self._unsaved = False
            self._writing = _scribe.submit(_write, self.path, self._written)

    def wait_saved(self, seconds: float | None = None) -> bool:
        """Wait for a running save, at most ``seconds`` (``None``: no limit); return whether it is done."""
        if self._writing is None:
            return True
        if not wait((self._writing,), seconds).done:
            return False
        written, self._writing = self._writing, None
        try:
            written.result()
        except files.NotAFileError:
            self._tell_unwritable(say("settings-file-no-file", file=str(self.path)))
        except OSError as error:
            _log.warning("%s: not written: %s", self.path, error)
            told = say("settings-file-unwritable", file=str(self.path), reason=_cause(error))
            self._tell_unwritable(told)
        return True

    def _tell_unwritable(self, sentence: str) -> None:
        """Add a notice, only once, that settings are not saved, and why."""
        if not self._unwritable:
            self.notices.append(sentence)
        self._unwritable = True

    def finish(self, waiting: Callable[[], None] = lambda: None) -> None:
        """Save changes and wait until that is done; ``waiting`` is called again and again meanwhile."""
        while self.writing:
            self.keep()
            if not self.wait_saved(_LONG):
                waiting()

    def _read(self) -> Settings:
        content, found = b"", {}
        try:
            content = files.read(self.path, MOST_BYTES)
            found = _parse(content.decode("utf-8"))
        except FileNotFoundError:
            self.fresh = True
        except files.NotAFileError:
            self._tell_unwritable(say("settings-file-no-file", file=str(self.path)))
        except files.TooLargeError:
            self._put_away()
        except OSError as error:
            _log.warning("settings not read: %s", error)
            self.notices.append(say("settings-file-unreadable", file=str(self.path)))
        except ValueError as error:  # not UTF-8, or not TOML
            self._put_aside(content, [_cause(error)])
        checks, good, wrong = _checks(self._check_bindings), {}, []
        for key, value in found.items():
            try:
                good[key] = checks[key](value)
            except KeyError:
                wrong.append(say("settings-wrong-name", name=quoted(key)))
            except _BadValue as error:
                wrong.append(say("settings-wrong-value", name=key, value=quoted(value), allowed=str(error)))
            except ValueError as error:  # from ``check_bindings``, which says what is wrong
                wrong.append(f"{key}: {error}")
        if wrong:
            self._put_aside(content, wrong)
        return Settings(**good)

    def _put_aside(self, content: bytes, reasons: list[str]) -> None:
        """Copy a damaged file's content to another name, unless that was done before, and add a notice."""
        aside = files.broken_name(self.path, content)
        _log.warning("%s: %s", self.path, "; ".join(reasons))
        try:
            if not aside.exists():
                aside.write_bytes(content)
        except OSError:
            self.notices.append(say("settings-file-unreadable", file=str(self.path)))
            return
        self.notices.append(say("settings-file-broken", file=str(aside), reason=reasons[0]))

    def _put_away(self) -> None:
        """Rename a file that is too large to be read, and add a notice."""
        aside = files.broken_name(self.path)
        _log.warning("%s: more than %d bytes", self.path, MOST_BYTES)
        with suppress(OSError):
            self.path.rename(aside)
        kept = aside if aside.exists() else self.path
        self.notices.append(say("settings-file-too-large", file=str(kept)))


def _write(path: Path, settings: Settings) -> None:
    """Write the settings atomically, as records are written. Raises ``OSError``."""
    from engine.record import record_files  # the title appears sooner if the engine isn't loaded

    with suppress(FileNotFoundError):
        files.check(path)  # never replace a device
    record_files.write_text(path, _toml(settings))


_LONG_NUMBER = re.compile(r"[0-9A-Fa-f_]{17}")
"""Matches in every number of more than 64 bits."""


def _parse(text: str) -> dict[str, Any]:
    """Return the tables of a settings file. Raises :class:`~engine.errors.TomlError` as the engine does."""
    if not _LONG_NUMBER.search(text):
        try:
            return tomli.loads(text)
        except (tomli.TOMLDecodeError, RecursionError):
            pass  # the engine's parser names the cause
    from engine.toml import parse  # the title appears sooner if the engine isn't loaded

    return parse(text)


def _cause(error: ValueError | OSError) -> str:
    """Return why a settings file can't be read or written."""
    from game.file_errors import describe  # the title appears sooner if the engine isn't loaded

    return describe(error)


def _toml(settings: Settings) -> str:
    from engine.toml import write  # the title appears sooner if the engine isn't loaded

    entries = {entry.name: getattr(settings, entry.name) for entry in dataclasses.fields(settings)}
    bindings, group = entries.pop("bindings"), dataclasses.asdict(entries.pop("group"))
    parts = ["# Settings of Notre Dame. Edit them here or on the settings screen.\n", write(entries)]
    if bindings:
        parts.append("[bindings]  # keys and buttons\n" + write(bindings))
    group["options"] = group["options"] or None
    parts.append("[group]  # who played last\n" + write(group, rows=("seats",)))
    return "\n".join(parts)
