"""A person at the program as people run it: what the person sees, and what pointer, keys and pads do.

A scene is a generator, the person's hand. It acts, and yields what it waits for; the program's own loop goes
on until that has come::

    def hand(me: Person) -> Hand:
        yield me.asked
        yield from me.press("1")
        yield lambda: len(me.moves) > 0

Nothing waits for a time, so that a scene is the same on a busy machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from pathlib import Path
from types import GeneratorType
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"

import pygame

from engine import Decision, Game, Record
from engine.record import records
from game.app.program import App
from game.app.reading_aloud import system_voice
from game.decisions.gestures import Thing
from game.decisions.targets import BUTTON
from game.match.options import Launch, NewGame, parse_players
from game.screens.results.results import ResultsScene
from game.settings import SettingsFile
from game.speech.voice import Voice
from game.storage.saves import Saves
from game.table.scene import TableScene
from game.ui.scene import Scene
from game.words import set_language
from tests.game.places import place_of
from tests.game.readable_tables import moves_until, seats_of
from tests.game.saved import put

Hand = Generator[Callable[[], bool], None, None]
Target = str | Thing | tuple[float, float]

MOST = 10_000
"""Frames after which what is waited for never comes: some minutes, and more on a busy machine."""

_MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class Played(App):
    """The program, with a person's hand that acts after each frame."""

    hand: Hand
    waits_for: Callable[[], bool] | None = None
    frames = 0

    def frame(self, elapsed: float) -> bool:
        drawn = super().frame(elapsed)
        if not self.running:
            return drawn
        self.frames += 1
        if self.frames > MOST:
            raise AssertionError(f"it never comes: {_where(self.hand)}, on {type(self.scene).__name__}")
        if self.waits_for is None or self.waits_for():
            self.waits_for = next(self.hand, None)
            if self.waits_for is None:
                self.quit()
        return drawn

    def _crashed(self, error: Exception) -> None:
        raise error  # what went wrong is the test's to tell


def _where(hand: Hand) -> str:
    """The line of a scene at which its hand waits."""
    assert isinstance(hand, GeneratorType)
    lines: list[str] = []
    inner: object = hand
    while isinstance(inner, GeneratorType) and inner.gi_frame is not None:
        lines.append(f"{Path(inner.gi_code.co_filename).name}:{inner.gi_frame.f_lineno}")
        inner = inner.gi_yieldfrom
    return " ".join(lines)


class Person:
    """Somebody at the program."""

    def __init__(self, folder: Path, voice: Callable[[str], Voice] = system_voice, **settings: Any) -> None:
        """``folder`` holds settings and saved games; ``settings`` are those that the command line sets."""
        file = SettingsFile(folder / "settings.toml")
        file.override(**{"size": (1024, 576), "pace": "instant", "muted": True, **settings})
        file.override(language=settings.get("language", "en"))
        saves = Saves(folder / "saves")
        self.folder = folder
        self.app = Played(file, saves, phones_file=folder / "phones.json", voice=voice)
        self._pointer = (-1, -1)

    def lives(self, hand: Callable[[Person], Hand]) -> None:
        """Let the program run until the hand has done everything, or has quit the program itself."""
        self.app.hand = hand(self)
        try:
            assert self.app.run() == 0
        except BaseException:
            self.app.close()
            raise
        finally:
            set_language("en")
        left = next(self.app.hand, None)
        assert left is None, "the program ended in the middle"

    # What is seen

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.scene

    @property
    def table(self) -> TableScene:
        """The table, which is on top or covered."""
        return next(scene for scene in self.app.scenes if isinstance(scene, TableScene))

    @property
    def moves(self) -> list[str]:
        """The moves of the game at the table."""
        return self.table.session.record.moves

    @property
    def kept(self) -> list[str]:
        """The moves of that game on the disk."""
        return records.read(self.table.session.record_path).moves

    @property
    def told(self) -> str:
        """What the line under the prompt says."""
        return self.table.context.shown_caption[0]

    def picture(self) -> bytes:
        """What the window shows, to compare."""
        return pygame.image.tobytes(self.app.display.surface, "RGB")

    def drawn(self) -> bool:
        """Whether the window shows the table as it is now."""
        return not (self.table.stale or self.table.context.moving)

    def sees(self, kind: type[Scene]) -> Callable[[], bool]:
        """Whether a scene of that kind is on top."""
        return lambda: isinstance(self.scene, kind)

    def asked(self) -> bool:
        """Whether somebody is asked at the table and nothing moves."""
        return isinstance(self.scene, TableScene) and self.ready()

    def ready(self) -> bool:
        """Whether somebody is asked, nothing moves, and nothing lies over the table."""
        context = self.table.context
        still = (
            self.table.laid
            and self.table.listens
            and not (context.busy or context.top.gliding or context.sheet or context.screen.curtain)
        )
        return still and context.pending is not None and context.screen.asked is context.pending.decision

    def curtained(self) -> bool:
        """Whether the curtain hangs before the table, and can be opened."""
        context = self.table.context
        return (
            self.table.laid and self.table.listens and context.screen.curtain is not None and not context.busy
        )

    def results(self) -> bool:
        """Whether the results are shown, and presses are meant for them."""
        scene = self.scene
        return isinstance(scene, ResultsScene) and (scene._arrival is None or scene._arrival.over)

    def mine(self, seat: str = "blue") -> int:
        """How many moves a seat has made."""
        return sum(move.startswith(f"{seat} ") for move in self.moves)

    def has_moved(self, seat: str = "blue") -> bool:
        """Whether a seat has made a move."""
        return self.mine(seat) > 0

    def point(self, target: Target) -> tuple[int, int] | None:
        """Where something can be pressed: a control by its name, a thing at the table, or a point."""
        if isinstance(target, str):
            place = place_of(self.scene, target)
            return place.center if place is not None else None
        if not isinstance(target[0], str):
            return round(target[0]), round(float(target[1]))
        if target[0] == BUTTON:
            rects = [button.rect for button in self.table.context.buttons if button.key == target[1]]
            return rects[0].center if rects else None
        x, y = self.table.context.top.place_of(target)
        return round(x), round(y)

    def shows(self, target: Target) -> Callable[[], bool]:
        """Whether that can be pressed."""
        return lambda: self.point(target) is not None

    # What is done

    def sit(self) -> Hand:
        """Read and close what lies over the table, until somebody is asked."""
        while not self.asked():
            scene = self.scene
            covered = isinstance(scene, TableScene) and (scene.context.sheet or scene.context.screen.curtain)
            if covered and self.table.listens:
                yield from self.press("return")
            else:
                yield _a_frame

    def click(self, target: Target, button: int = 1) -> Hand:
        """Press and release where something is, as soon as it is there."""
        yield self.shows(target)
        at = self._move(target)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=button, touch=False))
        yield _a_frame

    def drag(self, source: Target, goal: Target) -> Hand:
        """Take something to a place; where that is, is looked for when it is carried and nothing glides."""
        start = self._move(source)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        self._move((start[0], start[1] - 60), held=True)
        yield lambda: self.table.context.drag is not None and not self.table.context.top.gliding
        at = self._move(goal, held=True)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))
        yield lambda: self.table.context.drag is None

    def press(self, *keys: str) -> Hand:
        """Press and release keys by their names, a frame for each: ``"down"``, ``"alt+return"``."""
        for name in keys:
            *held, last = name.split("+")
            mod = sum(_MODIFIERS[modifier] for modifier in held)
            key = pygame.key.key_code(last)
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(kind, key=key, mod=mod, unicode="", scancode=0))
            yield _a_frame

    def type_text(self, text: str) -> Hand:
        """Write on the keyboard."""
        for letter in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        yield _a_frame

    def pad(self, *buttons: int) -> Hand:
        """Press and release buttons of a pad, a frame for each."""
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.Event(kind, button=button, instance_id=0))
            yield _a_frame

    def resize(self, size: tuple[int, int]) -> Hand:
        """Drag the edge of the window."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        yield lambda: self.app.size == size

    def _move(self, target: Target, held: bool = False) -> tuple[int, int]:
        at = self.point(target)
        assert at is not None, f"no {target} on {type(self.scene).__name__}"
        rel = at[0] - self._pointer[0], at[1] - self._pointer[1]
        moved = {"pos": at, "rel": rel, "buttons": (int(held), 0, 0), "touch": False}
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, moved))
        self._pointer = at
        return at


def _a_frame() -> bool:
    return True


def sit_down(folder: Path, players: str, seed: int | None = None, **more: Any) -> Person:
    """A person at a new game of these players; the seed is drawn, as for anybody, unless it is given."""
    me = Person(folder, **more)
    me.app.start(NewGame(parse_players(players), seed=seed))
    print(f"dealt with the seed {me.table.session.record.seed}")
    return me


def at_the_title(folder: Path, **more: Any) -> Person:
    """A person who has started the program before, at its title."""
    (folder / "settings.toml").touch()
    me = Person(folder, **more)
    me.app.open_with(Launch())
    return me


def at_a_decision(
    folder: Path, kind: str, when: Callable[[Game, Decision], bool] | None = None, **more: Any
) -> Person:
    """Somebody who opens a saved game against a bot, in which blue is asked ``kind``, if given ``when``."""
    me = Person(folder, **more)
    seed, moves = moves_until(kind, 2, 1, when)
    record = Record(seats_of(2, 1), seed, new_persons=True, moves=list(moves))
    assert me.app.open(put(folder, kind, record))
    return me
