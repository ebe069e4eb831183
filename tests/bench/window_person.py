"""The person in the bench of a real window: plays by pointer, looks round, resizes, changes a setting."""

import time
import warnings
from collections.abc import Iterator
from itertools import cycle

import pygame

from game.app.program import App
from game.decisions.gestures import PLATE
from game.table.scene import TableScene
from tests.game.places import place_of
from tests.game.player import Gesture, Pointing

Point = tuple[int, int]

THINKS, READS = 30, 60
"""Frames for which the person thinks before a press, and looks at what has come."""
PATIENCE = 900
"""Frames in which what was pressed must have come."""
EVERY = 2
"""After so many moves the person does something else."""
SMALLER = 120
"""Pixels by which the window becomes smaller for a while."""


class Person:
    """Does one thing in each frame; ``asked`` tells the bench since when something is waited for."""

    def __init__(self, app: App, asked: dict[str, float], seconds: float) -> None:
        self.app, self.asked, self.seconds = app, asked, seconds
        self.player = Pointing(seed=4)
        self.pointer: Point = (0, 0)

    def __iter__(self) -> Iterator[None]:
        """Play to the end of the game or of the time, yielding in each frame."""
        table, moves = self.app.scene, 0
        end = time.monotonic() + self.seconds
        others = cycle(
            (self.look_elsewhere, self.look_closer, self.resize, self.look_elsewhere, self.set, self.go_on)
        )
        while isinstance(table, TableScene) and (not self.seconds or time.monotonic() < end):
            if self.app.scene is not table:
                return
            gesture = self.player.next(table) if table.laid else None
            if gesture is None:
                yield
                continue
            yield from self.wait(THINKS)
            yield from self.act(gesture)
            moves += table.context.sheet is None
            if moves % EVERY == 0 and table.context.pending is not None and not table.context.busy:
                moves += 1
                yield from next(others)(table)
                if isinstance(self.app.scene, TableScene):
                    table = self.app.scene

    def wait(self, frames: int) -> Iterator[None]:
        """Do nothing."""
        for _ in range(frames):
            yield

    # By pointer

    def act(self, gesture: Gesture, button: int = 1) -> Iterator[None]:
        """Press somewhere, or drag."""
        yield from self.move(gesture.at, 8, held=False)
        self.post(pygame.MOUSEBUTTONDOWN, button)
        yield
        if gesture.to is not None:
            yield from self.move(gesture.to, 20, held=True)
        self.post(pygame.MOUSEBUTTONUP, button)
        yield

    def post(self, kind: int, button: int) -> None:
        """Press or release a button of the mouse where the pointer is."""
        pygame.event.post(pygame.Event(kind, pos=self.pointer, button=button, touch=False))

    def move(self, to: Point, steps: int, held: bool) -> Iterator[None]:
        """Move the pointer, a step in each frame."""
        x, y = self.pointer
        for step in range(1, steps + 1):
            self.pointer = round(x + (to[0] - x) * step / steps), round(y + (to[1] - y) * step / steps)
            buttons = (held, False, False)
            pygame.event.post(
                pygame.Event(pygame.MOUSEMOTION, pos=self.pointer, rel=(0, 0), buttons=buttons, touch=False)
            )
            yield

    def press(self, name: str) -> Iterator[None]:
        """Press what has this name on a menu, once it is there."""
        for _ in range(PATIENCE):
            place = place_of(self.app.scene, name)
            if place is not None:
                yield from self.wait(THINKS)
                yield from self.act(Gesture(place.center))
                return
            yield
        raise RuntimeError(f"no {name} on {type(self.app.scene).__name__}")

    def key(self, key: int) -> Iterator[None]:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))
            yield
        yield from self.wait(THINKS)

    def pause(self) -> Iterator[None]:
        """Open the pause menu; what was chosen before is laid aside first."""
        table = self.app.scene
        for _ in range(PATIENCE):
            if self.app.scene is not table:
                return
            yield from self.key(pygame.K_ESCAPE)

    # What else a person does

    def look_elsewhere(self, table: TableScene) -> Iterator[None]:
        """Look at the next player's borough, and back."""
        top = table.context.top
        other = next(
            seat for seat in top.shown.ring if seat != top.focus and seat not in table.session.humans
        )
        for _ in range(2):
            x, y = top.place_of((PLATE, other))
            yield from self.act(Gesture((round(x), round(y))))
            yield from self.wait(READS)

    def look_closer(self, table: TableScene) -> Iterator[None]:
        """Read what there is to know about something, and close it."""
        pending = table.context.pending
        if pending is None:
            return
        x, y = table.context.top.place_of(next(thing for thing in pending.selectable if thing[0] != "button"))
        yield from self.act(Gesture((round(x), round(y))), button=3)
        yield from self.wait(READS)
        if table.context.sheet is not None:
            yield from self.act(Gesture((self.app.size[0] // 2, self.app.size[1] // 2)))

    def resize(self, table: TableScene) -> Iterator[None]:
        """Make the window smaller, and as large as before."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        width, height = window.size
        for size in ((width - SMALLER, height - SMALLER), (width, height)):
            window.size = size
            yield from self.change()

    def set(self, table: TableScene) -> Iterator[None]:
        """Change a setting, and change it back."""
        yield from self.pause()
        yield from self.press("settings")
        for _ in range(2):
            yield from self.press("high_contrast")
            yield from self.change()
        for _ in range(2):
            yield from self.key(pygame.K_ESCAPE)

    def change(self) -> Iterator[None]:
        """Wait for the next picture, and look at it."""
        self.asked["change"] = time.monotonic()
        for _ in range(PATIENCE):
            yield
            if "change" not in self.asked:
                break
        yield from self.wait(READS)

    def go_on(self, table: TableScene) -> Iterator[None]:
        """Go to the title, and on with the game."""
        yield from self.pause()
        yield from self.press("title")
        yield from self.wait(READS)
        place = place_of(self.app.scene, "continue")
        assert place is not None
        yield from self.move(place.center, 8, held=False)
        self.post(pygame.MOUSEBUTTONDOWN, 1)
        yield
        self.asked["opening"] = time.process_time()  # nothing is done from the next frame to the picture
        self.post(pygame.MOUSEBUTTONUP, 1)
        yield
        for _ in range(PATIENCE):
            if isinstance(self.app.scene, TableScene):
                break
            yield
