"""Everything at once: pads that come and go, keys, clicks, drags, other windows and sizes. Nothing breaks."""

import os
import random

import pygame
import pytest

from engine.record import records
from game.app.program import RealTables
from game.input import bindings
from game.screens.title.title import TitleScene
from game.table.scene import TableScene
from tests.game.test_devices import StandIn
from tests.game.window import Open, Window

ACTS = int(os.environ.get("NOTRE_DAME_ACTS", "200"))
"""How much happens; more finds more."""

SIZES = ((1280, 720), (960, 540), (1024, 768), (640, 900))
KEYS = (
    *("return", "escape", "tab", "left", "right", "up", "down", "i", "b", "m", "u", "l", "r", "h", "1"),
    *("2", "p"),
)
RARE = ("resize", "plug in", "unplug", "take", "focus lost", "escape")


class Hands:
    """Several people who press whatever comes to hand."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window, self.random = window, random.Random(seed)
        self.pads = 0

    def act(self) -> None:
        """One thing that a hand, a cable or a window manager does, mostly several in one frame."""
        window, chance = self.window, self.random
        if chance.random() < 0.04:
            getattr(self, chance.choice(RARE).replace(" ", "_"))()
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            chance.choice((self.press_key, self.press_pad, self.press_pad, self.point, self.tilt))()
        window.advance(1 / 60)

    def post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, values))

    def press_key(self) -> None:
        code = pygame.key.key_code(self.random.choice(KEYS))
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=code, mod=0, unicode="", scancode=0)

    def press_pad(self) -> None:
        number = self.random.choice([*bindings.PAD_BUTTONS.values()])
        pad = self.random.randrange(self.pads + 1)
        kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        for kind in kinds[: self.random.choice((1, 2, 2))]:
            self.post(kind, button=number, instance_id=pad)

    def tilt(self) -> None:
        value = self.random.choice((-32768, 0, 0, 32767))
        self.post(
            pygame.CONTROLLERAXISMOTION,
            axis=self.random.randrange(6),
            value=value,
            instance_id=self.random.randrange(self.pads + 1),
        )

    def point(self) -> None:
        size = self.window.app.size
        at = self.random.randrange(size[0]), self.random.randrange(size[1])
        button = self.random.choice((1, 1, 1, 3))
        match self.random.randrange(3):
            case 0:
                self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False)
            case 1:
                self.post(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False)
            case _:
                held = tuple(self.random.random() < 0.8 for _ in range(3))
                self.post(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=held, touch=False)

    def resize(self) -> None:
        self.window.resize(self.random.choice(SIZES))

    def plug_in(self) -> None:
        self.pads += 1
        self.window.app.devices.add_pad(self.pads, StandIn(f"pad {self.pads % 3}"))

    def unplug(self) -> None:
        pads = list(self.window.app.devices.pads)
        if pads:
            self.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=self.random.choice(pads))

    def take(self) -> None:
        pads = list(self.window.app.devices.pads)
        table = next((scene for scene in self.window.app.scenes if isinstance(scene, TableScene)), None)
        if pads and table is not None and table.session.humans:
            seat = self.random.choice(table.session.humans)
            self.window.app.devices.pad_seats.take(seat, self.random.choice(pads))

    def focus_lost(self) -> None:
        self.post(pygame.WINDOWFOCUSLOST)

    def escape(self) -> None:
        """Somebody puts things in order: back to whatever lies lowest."""
        while len(self.window.app.scenes) > 1 and not isinstance(self.window.scene, TableScene):
            self.window.app.pop()


@pytest.mark.idle_steps
@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("pace", ["instant", "fast"])
@pytest.mark.parametrize("seed", range(int(os.environ.get("NOTRE_DAME_SEEDS", "1"))))
def test_nothing_breaks_whatever_is_pressed_or_resized(open_window: Open, seed: int, pace: str) -> None:
    window = open_window((960, 540), tables=RealTables(), pace=pace)
    hands = Hands(window, seed)
    window.begin("Anna, Ben, bot:random", seed=seed, new_persons=bool(seed))
    quits: list[bool] = []
    window.app.quit = lambda: quits.append(True)  # type: ignore[method-assign]
    games = 0
    for _ in range(ACTS):
        hands.act()
        if isinstance(window.scene, TitleScene):
            games += 1
            window.begin("Anna, Ben, bot:random", seed=seed + games)
    for path in window.app.saves.paths():
        records.read(path).replay()  # every move that was made is kept
    assert window.app.saves.paths()
