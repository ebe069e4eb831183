"""A scene fills the window, such as the title or the table. Its host is what it may ask of the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game.audio.sound import Sounds
from game.input.devices import Devices
from game.match.options import NewGame
from game.settings import Settings, SettingsFile
from game.storage.saves import Saves
from game.ui import materials
from game.ui.display import Display

if TYPE_CHECKING:  # the title comes sooner without the engine
    from engine import Options
    from engine.record.timeline import Timeline
    from game.match.session import Session


class TextRequest(NamedTuple):
    """What a player is asked to write."""

    question: str
    text: str
    """What stands there at first."""
    longest: int
    then: Callable[[str], None]
    """Called with what was written."""
    names: Sequence[str] = ()
    """What can be taken as it is."""
    letters: str = ""
    """What may be written; empty: everything."""


class Navigation(Protocol):
    """The named screens to go to. Each is laid over the scene, unless its line says otherwise."""

    def title(self) -> None:
        """The title, in place of all scenes."""

    def new_game(self) -> None:
        """Who plays in a new game, and by which rules."""

    def load(self) -> None:
        """The list of saved games."""

    def found(self, take: Callable[[Path], None]) -> None:
        """Saved games elsewhere on the machine; ``take`` is called with the file to import."""

    def hall_of_fame(self) -> None:
        """The hall of fame."""

    def rules(self, options: Options | None = None, players: int | None = None) -> None:
        """The rule book, by ``options`` (``None``: the usual edition) and for so many ``players``."""

    def settings(self, modal: bool = False) -> None:
        """The settings; ``modal``: the scene beneath shines through."""

    def bindings(self, modal: bool = False) -> None:
        """Keys and buttons; ``modal``: the scene beneath shines through."""

    def pause(self) -> None:
        """The pause of the game or replay that is shown."""

    def players(self, session: Session, seat: Callable[[dict[str, str]], None]) -> None:
        """Who plays which seat; ``seat`` is called with the seats that change, player by colour."""

    def pads(self, session: Session) -> None:
        """Which pad answers for which seat."""

    def pad_lost(
        self, session: Session, seat: str | None, asked: str | None, stand_in: Callable[[str], None]
    ) -> None:
        """A pad is gone: that of ``seat``, or nobody's own while ``asked`` was to move.

        ``stand_in`` is called with the seat that a bot is to play meanwhile.
        """

    def history(
        self,
        timeline: Timeline,
        viewers: Sequence[str],
        show: Callable[[int], None] | None = None,
        at: int | None = None,
    ) -> None:
        """What has happened in a game, as ``viewers`` may know it.

        ``show`` is called with a chosen moment in place of a replay. ``at`` is the moment chosen at first.
        """

    def replay(self, timeline: Timeline, at: int = 0, viewers: Sequence[str] | None = None) -> None:
        """A game once more, from the moment ``at``.

        ``viewers`` are the seats whose knowledge is shown, of a game that goes on beneath; ``None``: whatever
        may be known of the game.
        """

    def watch(self, path: Path) -> bool:
        """A saved game from its beginning; where it can't be read, say why and return ``False``."""

    def results(self, session: Session, from_list: bool = False) -> None:
        """The results of a finished game, in place of the scene; ``from_list``: over it."""

    def letters(self, request: TextRequest) -> None:
        """Letters to write with by pad or mouse."""

    def prepare(self) -> None:
        """Load what the next screens need, while nobody waits for it."""


class Host(ABC):
    """What a scene may ask of the program that shows it: the stack of scenes, and what they share.

    The stack is never empty while the program runs; the topmost scene gets the input.
    """

    go: Navigation
    """The way to every named screen."""
    display: Display
    """The window, and the screens of this machine."""
    sound: Sounds
    """What is heard."""
    devices: Devices
    """Pointer, keys and pads."""
    saves: Saves
    """The folder of saved games."""
    settings_file: SettingsFile

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._outdated: list[Scene] = []
        self._notices: list[str] = []

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.settings_file.values

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels that scenes lay themselves out for."""
        return self.display.size

    @property
    def unit(self) -> float:
        """Pixels of one unit of a 1920 × 1080 design."""
        return min(self.size[0] / 1920, self.size[1] / 1080)

    @property
    def scene(self) -> Scene:
        """The topmost scene."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The stack of scenes, topmost last."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put ``scene`` on top of the stack."""
        self._scenes.append(scene)
        scene.enter(self)
        scene.stale = True

    def pop(self) -> None:
        """Take the topmost scene away and go on with the one beneath, or with the title."""
        self._scenes.pop().leave()
        if self._scenes:
            self._bring_up_to_date(self.scene)
            self.scene.stale = True
        else:
            self.go.title()

    def replace(self, scene: Scene) -> None:
        """Put ``scene`` in place of the topmost one."""
        self._scenes.pop().leave()
        self.push(scene)

    def restart(self, scene: Scene) -> None:
        """Take all scenes away and go on with ``scene`` alone."""
        self.leave_all()
        self._outdated.clear()
        self.push(scene)

    def leave_all(self) -> None:
        """Take all scenes away."""
        while self._scenes:
            self._scenes.pop().leave()

    def beneath(self, scene: Scene) -> Scene | None:
        """The scene that ``scene`` lies on, if any."""
        place = self._scenes.index(scene) if scene in self._scenes else len(self._scenes)
        if not place:
            return None
        self._bring_up_to_date(self._scenes[place - 1])
        return self._scenes[place - 1]

    def uncovered(self, scene: Scene) -> Surface:
        """The window without ``scene``, a new surface; the bare table where nothing lies beneath."""
        picture = materials.table(*self.size).copy()
        below = self.beneath(scene)
        if below is not None:
            below.stale = True
            below.draw(picture, 0.0)
            below.stale = True
        return picture

    def notice(self, sentence: str) -> None:
        """Tell the player ``sentence`` at the next opportunity."""
        self._notices.append(sentence)

    def take_notices(self) -> list[str]:
        """The sentences to tell the player, each handed out once."""
        sources = (self.settings_file.notices, self.saves.notices, self._notices)
        told = [sentence for source in sources for sentence in source]
        for source in sources:
            source.clear()
        return told

    def lay_out(self) -> None:
        """Lay the topmost scene out anew, and those beneath when they are seen again."""
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
        """Change and remember settings, by their names in :class:`~game.settings.Settings`."""

    @abstractmethod
    def start(self, game: NewGame) -> None:
        """Begin ``game`` at the table."""

    @abstractmethod
    def open(self, path: Path) -> bool:
        """Go on with the saved game at ``path``; where that can't be, say why and return ``False``."""

    @abstractmethod
    def game_over(self, session: Session) -> None:
        """The game at the table is over and seen to its end."""

    @abstractmethod
    def quit(self) -> None:
        """Leave the program after this frame."""


class Scene:
    """One screen of the program; the topmost one of the stack gets the input, the time and the window.

    A scene is *entered* once, when it comes onto the stack, and *left* once, when it goes for good.
    """

    stale = True
    """Set by the host when the window no longer shows this scene's last picture (it was uncovered, resized or
    exposed): the next :meth:`draw` must draw everything and take the mark away."""

    modal = False
    """Whether the scene beneath shines through (a pause, a dialog); that one then stands still."""

    takes_files = False
    """Whether the scene itself does something with a file that is dropped on the window; else the program
    imports it and says so."""

    def enter(self, host: Host) -> None:
        """The scene comes onto the stack of ``host``; ``host.size`` is the size in pixels to lay out for."""

    def leave(self) -> None:
        """The scene goes from the stack; it won't be entered again."""

    def resize(self, size: tuple[int, int]) -> None:
        """The window's size, or a setting that bears on the layout (text size, language…), has changed."""

    def handle(self, event: pygame.Event) -> None:
        """An event of the window, pointer, keyboard or pad; positions are in the pixels of ``host.size``."""

    def place_of(self, name: str) -> Rect | None:
        """Where the thing called ``name`` can be pressed, in the pixels of ``host.size``."""
        return None

    def step(self, dt: float) -> None:
        """A step of time, always ``game.app.fixed_steps.STEP`` seconds."""

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw on ``surface`` what has changed since the last call.

        ``alpha`` (0 to 1) is how much of the next step has already gone by. Returned is ``False`` when
        nothing was drawn, ``True`` when everything may have been, or the rectangles that were.
        """
        return False
