"""Scenes, which fill the window, such as the title or the table, and their host, which runs them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game.audio.sound import Sounds
from game.input.devices import Devices
from game.match.options import NewGame
from game.settings import Settings, SettingsFile
from game.speech.reader import Aloud, Reader
from game.storage import pending_writes
from game.storage.saves import Saves
from game.ui import materials, memory, plates
from game.ui.display import Display
from game.words import say

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from engine import Options, Record
    from engine.record.timeline import Timeline
    from game.match.par import Masters
    from game.match.session import Session
    from game.phones.guest import Guest
    from game.phones.service import Phones
    from game.phones.table import TableStage
    from game.storage.own_editions import OwnEditions
    from game.storage.own_persons import OwnPersons


class TextRequest(NamedTuple):
    """A request for text from the on-screen keyboard."""

    question: str
    text: str
    """The initial text."""
    longest: int
    then: Callable[[str], None]
    """Called with the text entered."""
    names: Sequence[str] = ()
    """Complete texts to choose from."""
    letters: str = ""
    """The allowed letters; empty: all."""


class Navigation(Protocol):
    """The named screens. Each is put on top of the current scene, unless its docstring says otherwise."""

    def title(self) -> None:
        """Show the title in place of all scenes."""

    def new_game(self) -> None:
        """Show the options of a new game: its players and rules."""

    def own_persons(self) -> None:
        """Show the persons of one's own, and which of them join the next game."""

    def deal(self, day: date | None = None) -> None:
        """Show the page of a day's deal; ``None``: today's."""

    def tasks(self, name: str | None = None) -> None:
        """Show the tasks; ``name``: the one to show first, by default one that lacks a star."""

    def make_task(self, timeline: Timeline, at: int) -> None:
        """Ask what a task from the moment ``at`` of a finished game asks for."""

    def load(self) -> None:
        """Show the list of saved games."""

    def found(self, take: Callable[[Path], None]) -> None:
        """Show saved games from other folders; ``take`` is called with the file to import."""

    def hall_of_fame(self) -> None:
        """Show the hall of fame."""

    def rules(self, options: Options | None = None, players: int | None = None) -> None:
        """Show the rule book for these options (``None``: the default edition) and number of players."""

    def settings(self, modal: bool = False) -> None:
        """Show the settings; ``modal``: the scene below stays visible."""

    def bindings(self, modal: bool = False) -> None:
        """Show the settings of keys and pad buttons; ``modal``: the scene below stays visible."""

    def pause(self) -> None:
        """Show the pause menu of the current game or replay."""

    def players(self, session: Session, seat: Callable[[dict[str, str]], None]) -> None:
        """Show who plays which seat; ``seat`` is called with the changes: player by colour."""

    def phones(self, game: NewGame | None) -> None:
        """Open seats to phones and show who arrives, before a game like ``game`` (``None``: the usual)."""

    def invite(self) -> None:
        """Open seats to phones, and show the code, in the middle of a game."""

    def friends_elsewhere(self) -> None:
        """Show how friends in other homes come in, and open a way for them."""

    def phone_claim(self, table: TableStage, guest: Guest) -> None:
        """Ask whether a phone may have the seat that it asks for."""

    def phone_plea(self, table: TableStage, guest: Guest) -> None:
        """Ask whether a phone's choice may be taken back."""

    def phone_lost(self, table: TableStage, guest: Guest) -> None:
        """Tell that a phone is out of reach while the game waits for it."""

    def pads(self, session: Session) -> None:
        """Show which pad belongs to which seat."""

    def pad_lost(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """Tell that a pad was disconnected: that of ``seat``, or a shared one while ``asked`` was to move.

        ``stand_in`` is called with a seat that a bot should play in the meantime.
        """

    def history(
        self,
        timeline: Timeline,
        viewers: Sequence[str],
        show: Callable[[int], None] | None = None,
        at: int | None = None,
    ) -> None:
        """Show the history of a game, as far as ``viewers`` may know it.

        ``show`` is called with a chosen moment, instead of opening a replay. ``at``: the moment chosen first.
        """

    def replay(self, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None) -> None:
        """Replay a game from the moment ``at``.

        ``viewers``: for a game that is still being played, the seats whose knowledge is shown. ``None``: all
        that may be known of the game.
        """

    def play_on(self, timeline: Timeline, at: int) -> None:
        """Save the moment ``at`` of a game as a new game, and continue playing it; say so if it can't be."""

    def watch_record(self, record: Record) -> None:
        """Play a recorded game from its beginning."""

    def watch(self, path: Path) -> bool:
        """Play a saved game from its beginning. If it can't be read, say why and return ``False``."""

    def results(self, session: Session, from_list: bool = False) -> None:
        """Show the results of a finished game in place of the scene, or on top of it (``from_list``).

        A game that has just been played gets its end scene first, unless the pace is instant.
        """

    def prepare_results(self) -> None:
        """Import what the end of a game needs, while the table is still looked at."""

    def review(self, record: Record) -> None:
        """Show the turning points of a finished game."""

    def habits(self) -> None:
        """Show people's ways of playing."""

    def aims(self, record: Record, colour: str) -> None:
        """Show what the bot of a seat went for in a finished game."""

    def letters(self, request: TextRequest) -> None:
        """Show the on-screen keyboard."""

    def prepare(self) -> None:
        """Import the modules of the next screens while nobody is waiting."""


class Host(ABC):
    """The program as its scenes see it: the stack of scenes, and what they share.

    The stack is never empty while the program runs; the top scene gets the input.
    """

    go: Navigation
    """The navigation to the named screens."""
    display: Display
    """The window, and the screens of this machine."""
    sound: Sounds
    """Sounds and music."""
    devices: Devices
    """Pointer, keys and pads."""
    saves: Saves
    """The folder of saved games."""
    settings_file: SettingsFile

    phones: Phones | None = None
    """The phones of this evening; ``None`` until seats are opened to them."""
    reader: Reader | None = None
    """Reads aloud; ``None`` while that is off."""
    masters: Masters | None = None
    """The masters who find the par of deals of the day; ``None`` until a page asks for it."""

    own_persons: OwnPersons | None = None
    """The persons of one's own, once somebody has asked for them (:mod:`game.ui.own_pictures`)."""
    own_editions: OwnEditions | None = None
    """The editions of one's own, likewise (:mod:`game.ui.own_editions`)."""

    low_power = False
    """Whether the machine is a small one, for which lights over the whole window are left out."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._outdated: list[Scene] = []
        self._notices: list[str] = []
        self._memory_due = False

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.settings_file.values

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels that scenes are laid out for."""
        return self.display.size

    @property
    def unit(self) -> float:
        """The number of pixels in a unit of the 1920 × 1080 design."""
        return min(self.size[0] / 1920, self.size[1] / 1080)

    @property
    def scene(self) -> Scene:
        """The top scene of the stack."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The stack of scenes, the top last."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put ``scene`` on top of the stack."""
        self._scenes.append(scene)
        scene.enter(self)
        scene.stale = True

    def pop(self) -> None:
        """Remove the top scene and go on with the one below it, or with the title."""
        self._scenes.pop().leave()
        if self._scenes:
            self._bring_up_to_date(self.scene)
            self.scene.stale = True
        else:
            self.go.title()

    def replace(self, scene: Scene) -> None:
        """Replace the top scene."""
        self._scenes.pop().leave()
        self.push(scene)

    def restart(self, scene: Scene) -> None:
        """Remove all scenes and go on with ``scene`` alone."""
        self.leave_all()
        self._outdated.clear()
        self.push(scene)

    def leave_all(self) -> None:
        """Remove all scenes."""
        while self._scenes:
            self._scenes.pop().leave()

    def beneath(self, scene: Scene) -> Scene | None:
        """Return the scene below ``scene``, if any."""
        place = self._scenes.index(scene) if scene in self._scenes else len(self._scenes)
        if not place:
            return None
        self._bring_up_to_date(self._scenes[place - 1])
        return self._scenes[place - 1]

    def uncovered(self, scene: Scene) -> Surface:
        """Return the window without ``scene`` as a new surface; the empty table if no scene is below it."""
        below = self.beneath(scene)
        if below is not None:
            below.stale = True
            picture = Surface(self.size).convert()
            drawn = below.draw(picture, 0.0)
            below.stale = True
            if drawn is not False:
                return picture
        return materials.table(*self.size).copy()

    def return_memory(self, later: bool = False) -> None:
        """Return free memory to the system; ``later``: after this frame, when what was left is gone."""
        self._memory_due = later
        if not later:
            memory.give_back()

    def notice(self, sentence: str) -> None:
        """Show a sentence to the player at the next opportunity."""
        self._notices.append(sentence)

    def take_notices(self) -> list[str]:
        """Return and clear the sentences to show to the player."""
        sources = (self.settings_file.notices, self.saves.notices, self._notices)
        told = [sentence for source in sources for sentence in source]
        for source in sources:
            source.clear()
        return told + pending_writes.take_notices(self.saves.folder / pending_writes.FILE_NAME)

    def show_now(self) -> None:
        """Show the top scene as it is, before something that may take a while."""
        drawn = self.scene.draw(self.display.surface, 1.0)
        if drawn is not False and drawn != []:
            self.display.show(drawn)

    def wait_for_disk(self) -> None:
        """Say over the picture that the disk is slow, and keep the window alive. Called while waiting."""
        plates.draw(self.display.surface, say("saves-slow"), self.unit, self.settings.text_scale)
        self.display.show()
        pygame.event.pump()

    def lay_out(self) -> None:
        """Lay out the top scene again, and the others when they become visible."""
        self._outdated = list(self._scenes)
        if self._scenes:
            self._bring_up_to_date(self.scene)

    def _bring_up_to_date(self, scene: Scene) -> None:
        if scene in self._outdated:
            self._outdated.remove(scene)
            scene.resize(self.size)
            scene.stale = True

    @abstractmethod
    def change_settings(self, **changes: Any) -> None:
        """Change and save settings, by their names in :class:`~game.settings.Settings`."""

    @abstractmethod
    def start(self, game: NewGame) -> None:
        """Start a new game at the table."""

    @abstractmethod
    def open(self, path: Path) -> bool:
        """Continue the saved game at ``path``. If it can't be opened, say why and return ``False``."""

    @abstractmethod
    def game_over(self, session: Session) -> None:
        """Show the result of the game at the table, after all of it has been shown."""

    @abstractmethod
    def game_lost(self, sentence: str) -> None:
        """Tell that a game could not be saved anywhere, as the program's exit code does, too."""

    @abstractmethod
    def open_phones(self) -> Phones:
        """Open seats to phones, if they aren't open."""

    @abstractmethod
    def close_phones(self) -> None:
        """Send all phones home: the evening is over."""

    @abstractmethod
    def quit(self) -> None:
        """Exit the program after this frame."""


class Scene:
    """A screen of the program. The top one of the stack gets the input, the time and the window.

    A scene is *entered* once, when it is put on the stack, and *left* once, when it is removed for good.
    """

    stale = True
    """Set by the host when the window no longer shows what this scene drew last (it was uncovered, resized or
    exposed). The next :meth:`draw` must draw everything and reset it."""

    modal = False
    """Whether the scene below stays visible, standing still (a pause menu, a dialog)."""

    holds_up = True
    """Whether the scene below stands still meanwhile; else it is given time too (:meth:`step_covered`)."""

    shows_settings = False
    """Whether settings are seen and changed here."""

    takes_files = False
    """Whether the scene handles files dropped on the window. Otherwise the program imports them and says
    so."""

    def enter(self, host: Host) -> None:
        """Called when the scene is put on the stack. Lay out for ``host.size`` (pixels)."""

    def leave(self) -> None:
        """Called when the scene is removed from the stack. It won't be entered again."""

    def resize(self, size: tuple[int, int]) -> None:
        """Called when the size or a setting that affects the layout (text size, language…) has changed."""

    def handle(self, event: pygame.Event) -> None:
        """Handle an event of window, pointer, keyboard or pad; positions are in pixels of ``host.size``."""

    def place_of(self, name: str) -> Rect | None:
        """Return where the thing called ``name`` can be pressed, in pixels of ``host.size``, if anywhere."""
        return None

    @property
    def writes(self) -> bool:
        """Whether keys are being typed as text, or taken as new bindings, instead of giving commands."""
        return False

    def aloud(self) -> Aloud:
        """Return what whoever only hears the scene has to know of it now."""
        return Aloud()

    def survey(self, whole: bool) -> str:
        """Return how things stand, to be read aloud on demand; ``whole``: for everybody, not only oneself.

        Empty where there is nothing to tell.
        """
        return ""

    def step(self, dt: float) -> None:
        """Let a step of time pass; ``dt`` is always ``game.app.fixed_steps.STEP`` seconds."""

    def step_covered(self, dt: float) -> None:
        """Let a step of time pass below a scene that doesn't hold this one up."""

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw on ``surface`` what has changed since the last call.

        ``alpha``: how much of the next step has already passed, 0 to 1. Return ``False`` if nothing was
        drawn, ``True`` if everything may have been drawn, or the rectangles that were drawn.
        """
        return False
