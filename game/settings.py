"""The settings: what they are, which values each may have, and the file they are kept in.

A settings file that is damaged never stops anybody: what can't be understood is put aside under another
name, defaults take its place, and a sentence for the player says so.
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
from game.quoting import quoted
from game.seats import BOTS, COLOURS, FEWEST, HUMAN, MOST, LaunchError, Seat, check_seats
from game.words import languages, preferred, say

PACES = ("slow", "normal", "fast", "instant")
EDITIONS = ("anniversary", "alea-2007", "riogrande-2007", "bluebear")
TEXT_SCALES = (1.0, 1.5, 2.0)
MOST_SCREENS = 16
SMALLEST = (320, 180)
LARGEST = (16384, 16384)
"""The windows that can be asked for and are remembered; nobody can drag one smaller."""

Bindings = Mapping[str, tuple[str, ...]]
"""Names of keys and buttons by command; see :mod:`game.input.bindings`."""
MOST_BYTES = 1_000_000
"""Bytes of a settings file that is looked into; the longest takes a hundredth of that."""

_log = logging.getLogger(__name__)

_scribe = ThreadPoolExecutor(1, thread_name_prefix="notre-dame-settings")


@dataclass(frozen=True)
class Group:
    """Who played last and how, for the next time: what the new-game screen starts with."""

    seats: tuple[Seat, ...] = (
        Seat("Anna", "blue"),
        Seat("Ben", "red"),
        Seat("Esmeralda", "yellow", "normal"),
    )
    edition: str = EDITIONS[0]
    options: Mapping[str, int | bool] = field(default_factory=dict)
    new_persons: bool = False
    open_prestige: bool = False


@dataclass(frozen=True)
class Settings:
    """All settings; see the validations below for the values each may have."""

    pace: str = "normal"
    text_scale: float = 1.0
    high_contrast: bool = False
    reduced_motion: bool = False
    effects_volume: float = 0.8
    ambience_volume: float = 0.5
    muted: bool = False
    language: str = field(default_factory=preferred)
    fullscreen: bool = False
    display: int = 1
    """Which of the screens the window is on, from 1; the first where there are fewer."""
    size: tuple[int, int] = (1280, 720)
    open_hands: bool = False
    """Show all human hands openly; off: a curtain between the players' private looks."""
    rumble: bool = True
    """A pad shakes when it is its player's turn, where it can."""
    bindings: Bindings = field(default_factory=dict)
    """The keys and buttons that were changed, by command."""
    confirm_turns: bool = False
    """A turn that can still be taken back ends when its player says so; off: after a moment, by itself."""
    group: Group = field(default_factory=Group)


class _BadValue(ValueError):  # noqa: N818 - says what is wrong
    """A value of the file is not one of those allowed; the message says which are."""


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
            players=", ".join((HUMAN, *BOTS)),
        )
        raise _BadValue(wanted) from error
    options = value.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(entry, int) for entry in options.values()):
        raise _BadValue(say("settings-allowed-options"))
    return Group(
        seats,
        _one_of(EDITIONS)(value.get("edition", EDITIONS[0])),
        options,
        _flag(value.get("new_persons", False)),
        _flag(value.get("open_prestige", False)),
    )


def names_by_command(value: object) -> Bindings:
    """``value`` as bindings, whatever the commands and the keys are called. Raises ``ValueError``."""
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
        "language": _one_of(languages()),
        "display": _one_of(tuple(range(1, MOST_SCREENS + 1))),
        "size": _size,
        "bindings": check_bindings,
        "group": _group,
    }


class SettingsFile:
    """The settings in use, and the file that remembers them.

    ``values`` are in use; ``notices`` are sentences for the player that came up on the way, each to be
    shown once.
    """

    def __init__(self, path: Path, check_bindings: Callable[[object], Bindings] = names_by_command) -> None:
        """Read the settings at ``path``; a missing file means defaults, a damaged one is put aside.

        ``check_bindings`` returns the bindings of the file, or raises ``ValueError`` with what is allowed.
        The program passes :func:`game.input.bindings.check`, which knows all keys, as pygame calls them.
        """
        self.path = path
        self._check_bindings = check_bindings
        self.notices: list[str] = []
        self.beside_frames = False
        """Whether changes wait for :meth:`keep` and are written while frames go on."""
        self._unsaved = self._unwritable = False
        self._writing: Future[None] | None = None
        self._written = self._read()
        self.values = self._written

    def override(self, **changes: Any) -> None:
        """Use other values in this run, without remembering them (what the command line asks for)."""
        self.values = dataclasses.replace(self.values, **changes)

    def change(self, **changes: Any) -> None:
        """Use other values from now on and remember them.

        Where the file can't be written they last for this run, and a notice says so (once).
        """
        self.values = dataclasses.replace(self.values, **changes)
        self._written = dataclasses.replace(self._written, **changes)
        self._unsaved = True
        if not self.beside_frames:
            self.finish()

    @property
    def writing(self) -> bool:
        """Whether something is still to be written, or being written."""
        return self._unsaved or self._writing is not None

    def keep(self) -> None:
        """Begin to write what has changed since the last time, unless the disk is still busy with that."""
        if self._unsaved and self.settle(0.0):
            self._unsaved = False
            self._writing = _scribe.submit(_write, self.path, self._written)

    def settle(self, seconds: float | None = None) -> bool:
        """Wait for the disk, up to so many seconds or as long as it takes; returns whether it is done."""
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
        """Tell, once, that settings are not remembered, and why."""
        if not self._unwritable:
            self.notices.append(sentence)
        self._unwritable = True

    def finish(self) -> None:
        """Write what has changed, and wait until that is done."""
        self.settle()
        self.keep()
        self.settle()

    def _read(self) -> Settings:
        content, found = b"", {}
        try:
            content = files.read(self.path, MOST_BYTES)
            found = _parse(content.decode("utf-8"))
        except FileNotFoundError:
            pass
        except files.NotAFileError:
            self._tell_unwritable(say("settings-file-no-file", file=str(self.path)))
        except files.TooLargeError:
            self._put_away()
        except OSError as error:
            _log.warning("settings not read: %s", error)
            self.notices.append(say("settings-file-unreadable", file=str(self.path)))
        except ValueError as error:  # no UTF-8, or nothing that can be read as TOML
            self._put_aside(content, [_cause(error)])
        checks, good, wrong = _checks(self._check_bindings), {}, []
        for key, value in found.items():
            try:
                good[key] = checks[key](value)
            except KeyError:
                wrong.append(say("settings-wrong-name", name=quoted(key)))
            except _BadValue as error:
                wrong.append(say("settings-wrong-value", name=key, value=quoted(value), allowed=str(error)))
            except ValueError as error:  # the bindings say themselves what is wrong with them
                wrong.append(f"{key}: {error}")
        if wrong:
            self._put_aside(content, wrong)
        return Settings(**good)

    def _put_aside(self, content: bytes, reasons: list[str]) -> None:
        """Keep what couldn't be understood under another name, and say so."""
        aside = self._free_name()
        _log.warning("%s: %s", self.path, "; ".join(reasons))
        try:
            aside.write_bytes(content)
        except OSError:
            self.notices.append(say("settings-file-unreadable", file=str(self.path)))
            return
        self.notices.append(say("settings-file-broken", file=str(aside), reason=reasons[0]))

    def _put_away(self) -> None:
        """Give a file that is too large to be read another name, and say so."""
        aside = self._free_name()
        _log.warning("%s: more than %d bytes", self.path, MOST_BYTES)
        with suppress(OSError):
            self.path.rename(aside)
        kept = aside if aside.exists() else self.path
        self.notices.append(say("settings-file-too-large", file=str(kept)))

    def _free_name(self) -> Path:
        """What the next file that is put aside is called."""
        numbers = [
            int(match[1])
            for other in self.path.parent.glob(f"{self.path.name}.broken-*")
            if (match := re.fullmatch(r".*\.broken-(\d+)", other.name))
        ]
        return self.path.with_name(f"{self.path.name}.broken-{max(numbers, default=0) + 1}")


def _write(path: Path, settings: Settings) -> None:
    """Write the settings as records are written: wholly or not at all. Raises ``OSError``."""
    from engine.record import record_files  # the title comes sooner without the engine

    with suppress(FileNotFoundError):
        files.check(path)  # nothing takes the place of a device
    record_files.write_text(path, _toml(settings))


_LONG_NUMBER = re.compile(r"[0-9A-Fa-f_]{17}")
"""What every number of more than 64 bits holds."""


def _parse(text: str) -> dict[str, Any]:
    """The tables of a settings file. Raises :class:`~engine.errors.TomlError` as the engine does."""
    if not _LONG_NUMBER.search(text):
        try:
            return tomli.loads(text)
        except (tomli.TOMLDecodeError, RecursionError):
            pass  # the engine names the cause
    from engine.toml import parse  # the title comes sooner without the engine

    return parse(text)


def _cause(error: ValueError | OSError) -> str:
    """Why a settings file can't be read, or not be written."""
    from game.file_errors import told  # the title comes sooner without the engine

    return told(error)


def _toml(settings: Settings) -> str:
    from engine.toml import write  # the title comes sooner without the engine

    entries = {entry.name: getattr(settings, entry.name) for entry in dataclasses.fields(settings)}
    bindings, group = entries.pop("bindings"), dataclasses.asdict(entries.pop("group"))
    parts = ["# Settings of Notre Dame. Edit them here or on the settings screen.\n", write(entries)]
    if bindings:
        parts.append("[bindings]  # keys and buttons\n" + write(bindings))
    group["options"] = group["options"] or None
    parts.append("[group]  # who played last\n" + write(group, rows=("seats",)))
    return "\n".join(parts)
