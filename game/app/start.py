"""Opens the window, plays as the command line asks, and reports errors from before there was a window."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from functools import partial
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import NoReturn

from platformdirs import user_log_path

from game import paths, words
from game.app import terminal
from game.app.open_files import let_open
from game.app.program import App
from game.files import SYSTEM_CAUSES, keep_private
from game.input import bindings
from game.match.options import Launch
from game.refusals import refusal
from game.settings import OFF, ON, SettingsFile
from game.storage.saves import Saves
from game.ui.disk_cache import disk
from game.ui.display import DisplayError, is_invisible
from game.ui.lost_display import when_display_goes
from game.ui.memory import is_shortage

_log = logging.getLogger(__name__)

_LARGEST_LOG = 1_000_000
_FILES = 1024
"""How many files the program may have open, where the system allows it.

No more: what waits for files by their numbers below that must go on working.
"""
_RESERVE_HANDLES = 3
_WRITING = 1.0
"""The seconds in which pictures that are kept may still be written when the program ends."""


def play(launch: Launch) -> int:
    """Open the window and play as ``launch`` says; return the exit code (see :func:`game.app.cli.main`)."""
    log_file = _start_log()
    let_open(_FILES)
    reserve = _reserve_handles()
    try:
        app = make_app(launch, log_file)
        disk.open_in(paths.pictures())
        when_display_goes(partial(_leave_without_display, app))
        app.open_with(launch)
        code = app.run()
        disk.wait(_WRITING)
    except DisplayError as error:
        _log.error("no display: %s", error)
        terminal.tell(f"notre-dame: {words.say('shell-no-display', reason=str(error))}", sys.stderr)
        return 1
    except Exception as error:  # a crash before the window is open, or in the notice about a crash
        _close(reserve)  # telling it may need some
        _log.error("crash", exc_info=error)
        terminal.tell(f"notre-dame: {_apology(error, log_file)}", sys.stderr)
        return 1
    finally:
        _close(reserve)
    if app.farewell and not terminal.tell(app.farewell, sys.stdout) and sys.stdout is not None:
        return code or 1
    return code


def _leave_without_display(app: App) -> NoReturn:
    """End the program, as its display has gone: tell how to go on with the game."""
    terminal.tell(f"notre-dame: {app.display_gone()}", sys.stderr)
    os._exit(1)  # the usual way out would ask the display again


def make_app(launch: Launch, log_file: Path | None = None) -> App:
    """Return the program with its window open, as ``launch`` says, without starting its game."""
    words.set_language(launch.language or words.preferred())
    settings = SettingsFile(launch.settings or paths.settings_file(), bindings.check)
    if launch.size is None and not is_invisible():
        settings.begin_with(fullscreen=True)  # a bare window is lost on a television
    asked = {"pace": launch.pace, "size": launch.size, "language": launch.language}
    overrides: dict[str, object] = {name: value for name, value in asked.items() if value is not None}
    if launch.fullscreen or launch.size:
        overrides["fullscreen"] = launch.fullscreen
    if launch.mute:
        overrides["muted"] = True
    if launch.low_power:
        overrides["reduced_motion"] = True
    if launch.read_aloud and settings.values.read_aloud == OFF:
        overrides["read_aloud"] = ON
    settings.override(**overrides)
    words.set_language(settings.values.language)
    saves = Saves(launch.saves or paths.saves())
    return App(
        settings,
        saves,
        exit_when_over=launch.exit_when_over,
        low_power=launch.low_power,
        log_file=log_file,
    )


def _start_log() -> Path | None:
    """Start logging to the user's log folder; return the file, or ``None`` if it can't be opened."""
    file = user_log_path(paths.APP, appauthor=False) / f"{paths.APP}.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = _Log(file, maxBytes=_LARGEST_LOG, backupCount=1, encoding="utf-8")
    except OSError:
        logging.getLogger().addHandler(logging.NullHandler())  # or all of it would be printed
        return None
    logging.raiseExceptions = False  # don't report each line that a full disk loses
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(logging.INFO)
    return file


class _Log(RotatingFileHandler):
    """The log: once it is too large, also while the program runs, it is put aside and begun anew."""

    def _open(self) -> TextIOWrapper:
        keep_private(Path(self.baseFilename))
        return super()._open()


def _reserve_handles() -> list[int]:
    """Open a few files for nothing, so that as many can still be opened when the system gives no more."""
    reserve: list[int] = []
    with suppress(OSError):
        reserve.extend(os.open(os.devnull, os.O_RDONLY) for _ in range(_RESERVE_HANDLES))
    return reserve


def _close(handles: list[int]) -> None:
    while handles:
        os.close(handles.pop())


def _apology(error: Exception, log_file: Path | None) -> str:
    reason = str(error)
    if is_shortage(error):
        reason = words.say("shell-no-memory")
    elif isinstance(error, OSError) and error.errno in SYSTEM_CAUSES:
        reason = ": ".join([str(error.filename)] * bool(error.filename) + [refusal(error)])
    if log_file is None:
        return words.say("shell-cannot-go-on", reason=reason)
    return words.say("shell-cannot-go-on-logged", reason=reason, file=str(log_file))
