"""The running program: the window, the stack of scenes, time, settings, and a safe exit."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game import paths
from game.app.fixed_steps import STEP, FixedSteps
from game.app.navigator import Navigator, RealTables, Tables
from game.app.reading_aloud import ReadingAloud, system_voice
from game.audio.sound import Sounds
from game.input.devices import Devices
from game.log.result_text import result_text
from game.match.options import Launch, NewGame, PhonesWanted
from game.settings import Group, SettingsFile
from game.speech.voice import Voice
from game.storage.pending_retry import PendingRetry
from game.storage.saves import Saves
from game.ui import contrast, image_cache, malloc, memory, pictures, system_fonts, typesetting
from game.ui.disk_cache import disk
from game.ui.display import Display, set_icon
from game.ui.scene import Host, Scene
from game.ui.typesetting import clean
from game.words import say, set_language

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from game.match.session import Session
    from game.phones.memory import Evening
    from game.phones.service import Phones

__all__ = ["App", "RealTables", "Tables"]

_log = logging.getLogger(__name__)

_SIZED = (pygame.VIDEORESIZE, pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)
_UNCOVERED = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.VIDEOEXPOSE,
)

_LAID_OUT = frozenset(("text_scale", "high_contrast", "language", "fullscreen", "display"))
"""The settings that affect layout or painting."""

_RESIZE_PAUSE = 0.1
"""Seconds without another resize before a new layout: dragging an edge of the window sends many events."""


_RESERVE = 8_000_000
"""Bytes of memory that are kept for saving, and for telling a crash, once there is no more."""


class App(Host):
    """The running program. ``run`` plays it in real time; tests call ``advance`` instead."""

    go: Navigator

    def __init__(
        self,
        settings: SettingsFile,
        saves: Saves,
        *,
        tables: Tables | None = None,
        exit_when_over: bool = False,
        low_power: bool = False,
        log_file: Path | None = None,
        phones_file: Path | None = None,
        voice: Callable[[str], Voice] = system_voice,
        clock: Callable[[], float] = time.perf_counter,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        """Open the window as ``settings`` say.

        ``low_power``: draw 30 frames a second instead of 60, and fewer lights. ``log_file`` is named to the
        player after a crash. ``phones_file``: where an evening with phones is kept, so that it can be
        continued. ``voice`` makes the voice that reads aloud in a language.
        """
        super().__init__()
        self.settings_file = settings
        settings.beside_frames = True
        self.saves = saves
        self.sound = Sounds(
            self.settings.effects_volume,
            self.settings.ambience_volume,
            self.settings.muted,
            music_volume=self.settings.music_volume,
        )
        self.devices = Devices(self.settings.bindings)
        self.exit_when_over = exit_when_over
        self.farewell: str | None = None
        """The text to print after the program exits, for instance the result of the game."""
        self.go = Navigator(self)
        self._tables: Tables = tables or RealTables()
        self._log_file = log_file
        self._clock, self._wait = clock, wait
        self.low_power = low_power
        self._frame_time = STEP * (2 if low_power else 1)
        self._phones_wanted = PhonesWanted()
        self._phones_file = phones_file or paths.phones_file()
        self._unattended = False
        """Whether nobody is there to close a notice."""
        self.running = True
        """Whether the program goes on; :meth:`quit` resets it."""
        self._exit_code = 0
        self._until_laid_out = 0.0
        self._reserve: bytes | None = bytes(_RESERVE)
        self._stepped: Scene | None = None
        self._steps = FixedSteps(self._step)
        self._reading_aloud = ReadingAloud(self, voice)
        self.retry = PendingRetry()
        """Writes down what the hall of fame's file hasn't taken."""
        malloc.part_large_pictures(limited=memory.LIMIT is not None)
        set_language(self.settings.language)
        contrast.set_high(self.settings.high_contrast)
        self.display = Display(self.settings.size, self.settings.fullscreen, self.settings.display - 1)
        self._reading_aloud.follow_settings()

    # The host's interface for scenes

    def start(self, game: NewGame) -> None:
        """Start a new game at the table. After a first game with a teacher its seats are offered again."""
        if game.lesson and self.settings.group == Group():
            self.change_settings(group=Group(game.seats))  # whoever learns alone goes on alone
        self.restart(self._tables.new(self, game))

    def open(self, path: Path) -> bool:
        """Continue the saved game at ``path``. If it can't be opened, say why and return ``False``."""
        path = self.saves.own_path(path) or path
        try:
            table = self._tables.saved(self, path)
        except (ValueError, OSError) as error:
            from game.file_errors import describe  # the title appears sooner if the engine isn't loaded

            _log.warning("%s: not opened: %s", path, error)
            self.notice(say("saves-load-failed", reason=describe(error)))
            return False
        self._reopen_phones(path)
        self.restart(table)
        return True

    def game_over(self, session: Session) -> None:
        """Show the result of the game at the table, or exit and print it. Called when all has been shown."""
        self.farewell = result_text(session)
        if self.exit_when_over:
            self.quit()
        else:
            self.go.results(session)

    def game_lost(self, sentence: str) -> None:
        """Tell that a game could not be saved anywhere, as the program's exit code does, too."""
        self.notice(sentence)
        self._exit_code = 1

    def change_settings(self, **changes: Any) -> None:
        """Change and save settings, by their names in :class:`Settings`, and apply them to all scenes."""
        self.settings_file.change(**changes)
        set_language(self.settings.language)
        contrast.set_high(self.settings.high_contrast)
        if "fullscreen" in changes:
            self.display.set_fullscreen(self.settings.fullscreen)
        if "display" in changes:
            self.display.set_screen(self.settings.display - 1)
        volumes = self.settings.effects_volume, self.settings.ambience_volume, self.settings.music_volume
        self.sound.set_volumes(*volumes)
        self.sound.mute(self.settings.muted)
        self.devices.bind(self.settings.bindings)
        self._reading_aloud.follow_settings()
        if not _LAID_OUT.isdisjoint(changes):
            self.lay_out()
        elif "read_aloud" in changes:  # a key changes it on any screen
            for scene in self.scenes:
                if scene.shows_settings:
                    scene.resize(self.size)
                    scene.stale = True

    def quit(self) -> None:
        """Exit the program after this frame."""
        self.running = False

    def open_phones(self) -> Phones:
        """Open seats to phones, if they aren't open."""
        return self.phones or self._open_phones(None)

    def close_phones(self) -> None:
        """Send all phones home: the evening is over."""
        phones, self.phones = self.phones, None
        if phones is not None:
            phones.close()

    def _open_phones(self, again: Evening | None) -> Phones:
        from game.phones.memory import Memory  # nothing of it is loaded before seats are opened
        from game.phones.reports import settings_for  # as above
        from game.phones.service import Phones  # as above

        self.phones = Phones(settings_for(self._phones_wanted), Memory(self._phones_file), again)
        self.phones.room.undrawable = typesetting.undrawable
        return self.phones

    def _reopen_phones(self, path: Path) -> None:
        """Open seats again for a game that was played with phones when the program was killed."""
        if self.phones is not None or not self._phones_file.is_file():
            return
        from game.phones.memory import Memory  # nothing of it is loaded before seats are opened

        evening = Memory(self._phones_file).recall()
        if evening is not None and evening.game == str(path):
            self._open_phones(evening)

    # Time

    def open_with(self, launch: Launch) -> None:
        """Show the title, or what ``launch`` asks for; before a game there is a first picture at once.

        Who starts the program for the first time is asked for language and text size over the title.
        """
        self._phones_wanted = launch.phones
        if launch.new is None and launch.load is None and not launch.resume:
            self.go.title()
            if launch.phones.open:
                self.go.phones(None)
            elif self.settings_file.fresh:
                self.go.first_start()
            return
        if launch.phones.open and launch.new is not None:
            self.open_phones()
        self._unattended = self.exit_when_over  # until it is known who plays
        self.go.first_picture(partial(self._begin, launch))

    def _begin(self, launch: Launch) -> None:
        """Open the game that ``launch`` asks for; if that fails, show the title, or exit if it says so."""
        if launch.new is not None:
            self._unattended = self.exit_when_over and not any(seat.human for seat in launch.new.seats)
            self.start(launch.new)
            return
        path = launch.load
        if launch.resume:
            latest = self.saves.latest()
            path = latest.path if latest else None
            if path is None:
                self.notice(say("shell-continue-nothing"))
        if path is not None and not self.exit_when_over and _is_own(path):
            self.go.title()
            self.go.new_game()
            self._take_in(path)
            return
        if path is not None:
            self._unattended = self.exit_when_over and not self._has_people(path)
        if path is not None and self.open(path):
            if launch.phones.open:
                self.open_phones()  # or those of the evening that goes on
        elif self.exit_when_over:
            self._unattended, self._exit_code = True, 1  # what is wrong is printed
            self.quit()
        else:
            self.go.title()

    def _has_people(self, path: Path) -> bool:
        """Return whether somebody plays in a saved game; not in one that is over or can't be read."""
        game = self.saves.inspect(path).contents
        return game is not None and not game.finished and any(seat.human for seat in game.seats)

    def run(self) -> int:
        """Run until the player quits; return the program's exit code (0, or 1 after a crash)."""
        before = self._clock()
        seen = False
        while self.running:
            now = self._clock()
            try:
                drew = self.frame(now - before)
                if drew and not seen:
                    seen = True
                    self._open_devices()
                self.sound.update()
            except Exception as error:
                self._crashed(error)
            before = now
            self._wait(max(0.0, self._frame_time - (self._clock() - now)))
        self.close()
        return self._exit_code

    def advance(self, seconds: float) -> None:
        """Let ``seconds`` pass frame by frame without waiting: each frame is one step and one drawing."""
        for _ in range(max(1, round(seconds / STEP))):
            if self.running:
                self.frame(STEP)

    def frame(self, elapsed: float) -> bool:
        """Handle pending events, let ``elapsed`` seconds pass and draw; return whether anything was drawn."""
        if memory.is_low():
            raise MemoryError
        for event in pygame.event.get():
            self._handle(event)
            if not self.running:
                return False
        self._keep_settings()
        self.retry.step(elapsed)
        if self._until_laid_out > 0:
            self._until_laid_out -= elapsed
            if self._until_laid_out > 0:
                return False
            self.lay_out()
        alpha = self._steps.advance(elapsed)
        if not self.running:
            return False
        drawn = self.scene.draw(self.display.surface, alpha)
        shows = drawn is not False and drawn != []
        if shows:
            self.display.show(drawn)
        else:
            disk.write()
        if self._memory_due:
            if self._stepped not in self._scenes:
                self._stepped = None
            self.return_memory()
        return shows

    def _open_devices(self) -> None:
        """Open the sound card and the pads and set the icon: slow work that waits for the first frame."""
        self.sound.open()
        self.devices.open()
        with suppress(pictures.PictureError):
            set_icon(pictures.svg("cathedral/icon", 64, 64))

    def close(self) -> None:
        """Leave all scenes, save the size of the window, and close it."""
        self._put_away()
        pygame.display.quit()
        contrast.set_high(False)

    def display_gone(self) -> str:
        """Save and stop everything, without the window; return what to tell the player."""
        _log.error("the display has gone")
        with suppress(Exception):  # the display's end can come at any moment
            self._put_away()
        return "\n".join(filter(None, (say("shell-display-gone"), self.farewell)))

    def _put_away(self) -> None:
        self.leave_all()
        self._reading_aloud.close()
        if self.phones is not None:
            self.phones.close(evening_over=not self.phones.playing)
            self.phones = None
        if self.masters is not None:
            self.masters.close()
        self.sound.close()
        self.devices.close()
        size = self.display.windowed_size
        if not self.display.fullscreen and size != self.settings.size:
            self.settings_file.change(size=size)
        self.settings_file.finish(self.wait_for_disk)
        lost = self.retry.finish()
        self.farewell = "\n".join(filter(None, (self.farewell, *self.take_notices(), *lost))) or None

    def _step(self, dt: float) -> None:
        if self.running:
            if self.phones is not None:
                self.phones.step(dt)
            if self.scene is not self._stepped:
                self._stepped = self.scene
                self.devices.let_go()
            for held in self.devices.step(dt):
                if not self._reading_aloud.press(held):
                    self.scene.handle(held)
            self._step_covered(dt)
            self.scene.step(dt)
            self._reading_aloud.step(dt)
            self._tell()
            if not (self.devices.pressed or self.devices.holding) and system_fonts.found_more():
                image_cache.forget()
                self.lay_out()

    def _step_covered(self, dt: float) -> None:
        """Give time to the scene below a notice: phones play on, whether somebody closes it or not."""
        above, *below = reversed(self.scenes)
        for scene in below:
            if above.holds_up:
                return
            scene.step_covered(dt)
            above = scene

    def _keep_settings(self) -> None:
        """Save changed settings once no key or button is held, without waiting for the disk."""
        if not self.devices.holding:
            self.settings_file.keep()
        self.settings_file.wait_saved(0.0)

    def _tell(self) -> None:
        """Show pending notices over the current scene; if nobody is there, they are printed at the end."""
        if self._unattended:
            return
        told = self.take_notices()
        if told:
            self.go.notice("\n".join(told))

    def _handle(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in _SIZED and self.display.resized():
            self._until_laid_out = _RESIZE_PAUSE
        elif event.type in _SIZED or event.type in _UNCOVERED:  # resized and back: its picture is gone
            self.display.uncover()
            self.scene.stale = True
        elif event.type == pygame.KEYDOWN and (
            event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)
        ):
            self.change_settings(fullscreen=not self.display.fullscreen)
        elif event.type == pygame.DROPFILE and _is_own(Path(event.file)):
            self._take_in(Path(event.file))
        elif event.type == pygame.DROPFILE and not self.scene.takes_files:
            self._import(Path(event.file))
        else:
            before = self.devices.last, self.devices.pad
            for told in self.devices.read(event):
                if not self._reading_aloud.press(told) and not self.display.beside(told):
                    self.scene.handle(self.display.on_canvas(told))
            if (self.devices.last, self.devices.pad) != before:
                for scene in self.scenes:
                    scene.use_device()

    def _import(self, dropped: Path) -> None:
        """Import a saved game that was dropped on a scene that doesn't take files."""
        path = self.saves.import_file(dropped)
        if path is not None:
            self.notice(say("saves-imported", game=clean(path.stem)))

    def _take_in(self, dropped: Path) -> None:
        """Take in content of one's own that was dropped on the window, and say so, or what is wrong."""
        from game.screens.new_game.taking_in import take_in  # the title appears sooner without the engine

        self.notice(take_in(self, dropped))

    def _crashed(self, error: Exception) -> None:
        """Log a crash and tell the player; a crash while a notice is shown ends the program."""
        self._reserve = None
        _log.error("crash", exc_info=error)
        told = self.go.telling()
        if memory.is_shortage(error):
            sentence = say("shell-crash-memory")
        elif self._log_file:
            sentence = say("shell-crash", file=str(self._log_file))
        else:
            sentence = say("shell-crash-unlogged")
        self._exit_code = 1
        self._steps.forget()
        if told or self._unattended:  # nobody would close the notice
            self.farewell = sentence
            self.quit()
            return
        for scene in self._scenes:
            try:
                scene.leave()
            except Exception as further:
                _log.error("crash while leaving", exc_info=further)
        self._scenes.clear()
        self.go.notice(sentence, self.go.title)


def _is_own(path: Path) -> bool:
    """Return whether a file that was dropped or given is content of one's own, or a folder with some."""
    from engine.record import edition_files, person_files  # the title appears sooner without the engine
    from game.storage.own_files import has_files  # the same

    return has_files(path, person_files.SUFFIX) or has_files(path, edition_files.SUFFIX)
