"""The program in a window that a test holds: it clicks, types and lets time pass, and nothing waits.

A window test reads as given, when, then::

    def test_start_begins_a_game(open_window):
        window = open_window()                      # given the title
        window.click("New game")                    # when
        window.click("Start")
        assert window.tables.begun                  # then

``click`` takes a point, a rectangle, or the name or label of a thing on the screen (``places.place_of``).
Events go through pygame's own queue, as those of a person do.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self, TypeVar

import pygame

from engine import Record
from engine.record.records import Seat as RecordSeat
from game.app.fixed_steps import STEP
from game.app.program import App, Tables
from game.app.reading_aloud import system_voice
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import SettingsFile
from game.speech.voice import Voice
from game.storage.saved_game import Contents
from game.storage.saves import Saves
from game.table.scene import TableScene
from game.ui.scene import Host, Scene
from tests.game.places import place_of
from tests.played import at_random, play_on

S = TypeVar("S", bound=Scene)
Target = str | tuple[float, float] | pygame.Rect

_MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class BlankScene(Scene):
    """Stands in for a scene that a test isn't about: one colour, and it remembers its events."""

    def __init__(self) -> None:
        self.events: list[pygame.Event] = []
        self.steps = 0
        self.left = False

    def handle(self, event: pygame.Event) -> None:
        self.events.append(event)

    def step(self, dt: float) -> None:
        self.steps += 1

    def leave(self) -> None:
        self.left = True

    def draw(self, surface: pygame.Surface, alpha: float) -> bool:
        drawn, self.stale = self.stale, False
        if drawn:
            surface.fill((90, 60, 40))
        return drawn


def app_of(host: Host) -> App:
    """The program that shows a scene."""
    assert isinstance(host, App)
    return host


class FakeTables:
    """Stands in for the table: remembers what was to be begun or opened, and shows a blank scene."""

    def __init__(self) -> None:
        self.begun: list[NewGame] = []
        self.opened: list[Path] = []
        self.damage: str | None = None

    def new(self, host: Host, game: NewGame) -> Scene:
        self.begun.append(game)
        return BlankScene()

    def saved(self, host: Host, path: Path) -> Scene:
        if self.damage:
            raise ValueError(self.damage)
        self.opened.append(path)
        return BlankScene()


def finished_session() -> Session:
    """A whole game of three, played at random."""
    seats = (RecordSeat("Anna", "blue"), RecordSeat("Ben", "red"), RecordSeat("Zoé", "green", "easy"))
    record = Record(seats, seed=11, edition="bluebear", new_persons=True)
    game = play_on(record, at_random(11))
    return Session(record, Path("finished.toml"), game)


class Window:
    """A running :class:`App` in the folder of a test, with nobody's settings and no saved games."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        *,
        tables: Tables | None = None,
        read: Callable[[Path], Contents] | None = None,
        title: bool = True,
        exit_when_over: bool = False,
        voice: Callable[[str], Voice] | None = None,
        **settings: Any,
    ) -> None:
        """``settings`` override single settings; ``title``: begin with the title, else with no scene."""
        self.fake_tables = FakeTables()
        file = SettingsFile(folder / "settings.toml")
        file.override(**{"size": size, "language": "en", "muted": True, **settings})
        saves = Saves(folder / "saves", read=read)
        pygame.display.init()
        pygame.event.clear()
        self.app = App(
            file,
            saves,
            tables=tables or self.fake_tables,
            exit_when_over=exit_when_over,
            phones_file=folder / "phones.json",
            voice=voice or system_voice,
        )
        self.pointer = (-1, -1)
        self.buttons: tuple[bool, ...] = (False, False, False)
        pygame.event.clear()
        if title:
            self.app.go.title()
            self.advance(STEP)

    # What is there

    @property
    def tables(self) -> FakeTables:
        """What the screens asked of the table."""
        return self.fake_tables

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.scene

    def showing(self, kind: type[S]) -> S:
        """The scene on top; fails where it is of another kind."""
        scene = self.scene
        assert isinstance(scene, kind), f"{scene!r} is no {kind.__name__}"
        return scene

    @property
    def focused(self) -> str | None:
        """The name of the control that has the focus, on a menu."""
        current = self.scene.focus.current  # type: ignore[attr-defined]
        return current.name if current else None

    def begin(self, players: str, **options: Any) -> TableScene:
        """Begin a game at the table; the window has ``tables=RealTables()``."""
        self.app.start(NewGame(parse_players(players), **options))
        return self.showing(TableScene)

    def push(self, scene: S, wait: float = 0.0) -> S:
        """Show a scene above the others, and let time pass."""
        self.app.push(scene)
        if wait:
            self.advance(wait)
        return scene

    def place_of(self, target: Target) -> tuple[int, int]:
        """The middle of a target; fails where it isn't on the screen."""
        if isinstance(target, str):
            place = place_of(self.scene, target)
            assert place is not None, f"nothing called {target!r} on {type(self.scene).__name__}"
            return place.center
        if isinstance(target, pygame.Rect):
            return target.center
        return round(target[0]), round(target[1])

    def shot(self, path: Path | str) -> None:
        """Keep what the window shows as a picture."""
        pygame.image.save(self.app.display.surface, path)

    def picture(self) -> bytes:
        """What the window shows, to compare."""
        return pygame.image.tobytes(self.app.display.surface, "RGB")

    # What a person does

    def post(self, kind: int, **values: Any) -> None:
        """Post any event and let a frame pass."""
        pygame.event.post(pygame.Event(kind, values))
        self.advance(STEP)

    def move_to(self, target: Target) -> None:
        """Move the pointer there."""
        at = self.place_of(target)
        rel = at[0] - self.pointer[0], at[1] - self.pointer[1]
        self.pointer = at
        self.post(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=self.buttons, touch=False)

    def button_down(self, button: int = 1) -> None:
        """Press a button of the pointer where it is."""
        self.buttons = tuple(held or number == button for number, held in enumerate(self.buttons, 1))
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.pointer, button=button, touch=False)

    def button_up(self, button: int = 1) -> None:
        """Release a button of the pointer where it is."""
        self.buttons = tuple(held and number != button for number, held in enumerate(self.buttons, 1))
        self.post(pygame.MOUSEBUTTONUP, pos=self.pointer, button=button, touch=False)

    def click(self, *targets: Target, button: int = 1, wait: float = 0.0) -> Self:
        """Move the pointer there, press and release; one target after the other, and let time pass."""
        for target in targets:
            self.move_to(target)
            self.button_down(button)
            self.button_up(button)
        if wait:
            self.advance(wait)
        return self

    def drag(self, source: Target, goal: Target, moves: int = 6) -> None:
        """Press at ``source``, move to ``goal`` in some steps, release there."""
        self.move_to(source)
        self.button_down()
        start, end = self.pointer, self.place_of(goal)
        for move in range(1, moves + 1):
            share = move / moves
            at = round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
            rel = at[0] - self.pointer[0], at[1] - self.pointer[1]
            self.pointer = at
            self.post(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=self.buttons, touch=False)
        self.button_up()

    def wheel(self, notches: int) -> None:
        """Turn the wheel; up is positive."""
        self.post(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches), flipped=False)

    def press(self, *keys: str, wait: float = 0.0) -> None:
        """Press and release keys by name in turn, such as ``"ctrl+a"``, and let time pass."""
        for name in keys:
            *held, last = name.split("+") if name != "+" else ["+"]
            mod = sum(_MODIFIERS[modifier] for modifier in held)
            key = pygame.key.key_code(last)
            text = last if len(last) == 1 and not held else ""
            pygame.key.set_mods(mod)
            self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
            if text:
                self.post(pygame.TEXTINPUT, text=text)
            self.post(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)
            pygame.key.set_mods(0)
        if wait:
            self.advance(wait)

    def type_text(self, text: str) -> None:
        """Write ``text`` on the keyboard (any letters, also those no key has)."""
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)

    def pad(self, *buttons: int) -> None:
        """Press and release buttons of a pad (``pygame.CONTROLLER_BUTTON_…``)."""
        for button in buttons:
            self.post(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
            self.post(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as dragging its edge does."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        self.advance(0.2)  # the window is laid out when its size has settled

    def close_button(self) -> None:
        """Press the window's close button."""
        self.post(pygame.QUIT)

    # Time

    def advance(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        self.app.advance(seconds)

    def close(self) -> None:
        """End the program."""
        self.app.close()


Open = Callable[..., Window]
"""Opens windows: the fixture ``open_window``."""
