"""Scenes, which fill the window, such as the title or the table, and their host, which runs them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from game.ui.navigation import Navigation
from game.words import say

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from game.match.par import Masters
    from game.match.session import Session
    from game.phones.service import Phones
    from game.storage.own_editions import OwnEditions
    from game.storage.own_persons import OwnPersons


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
    """The persons of one's own, once somebody has asked for them (:mod:`game.ui.own_content`)."""
    own_editions: OwnEditions | None = None
    """The editions of one's own, likewise."""

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

    def use_device(self) -> None:
        """Called when another device is used than before: hints show its keys or buttons."""
        self.stale = True

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
