"""Presses all over the program, and how many frames it takes until the window answers each of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from engine import Record
from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.decisions.targets import CARD
from game.screens.results.results import ResultsScene
from game.screens.settings.settings import SettingsScene
from game.table.scene import TableScene
from game.ui.navigation import TextRequest
from game.ui.on_screen_keyboard import LettersScene
from tests.game.saved import just_left, played, put
from tests.game.test_devices import StandIn
from tests.game.window import Window, finished_session

LATEST = 2
"""Frames after which every press has been answered."""

_PATIENCE = 60
_STILL, _LONGEST = 4, 900  # frames

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
LEFT, RIGHT, UP, DOWN = (
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
)
LB, RB = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
START, LOG = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK


class Press(NamedTuple):
    """One press: what it is called, and the event that it is."""

    name: str
    event: pygame.Event


def button(name: str, number: int) -> Press:
    """A press of a pad's button."""
    return Press(name, pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0))


def key(name: str) -> Press:
    code = pygame.key.key_code(name)
    return Press(f"key {name}", pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))


def wait_for_rest(window: Window) -> None:
    """Wait until nothing moves any more."""
    still, before = 0, b""
    for _ in range(_LONGEST):
        window.app.frame(STEP)
        now = window.picture()
        still = still + 1 if now == before and _is_asked(window) else 0
        before = now
        if still >= _STILL:
            return
    raise AssertionError("the window never comes to rest")


def _is_asked(window: Window) -> bool:
    """Whether it is somebody's turn to press something: between two flights nothing moves either."""
    scene = window.scene
    if not isinstance(scene, TableScene):
        return True
    waits = scene.context.pending or scene.context.sheet or scene.context.screen.curtain
    return bool(waits) and not scene.context.busy and not scene.context.top.gliding


def frames_until_answered(window: Window, press: Press) -> int | None:
    """How many frames there are from a press to the first picture that differs; ``None``: no answer."""
    wait_for_rest(window)
    before = window.picture()
    pygame.event.post(press.event)
    frames = 0
    while window.picture() == before and frames < _PATIENCE:
        window.app.frame(STEP)
        frames += 1
    if press.event.type == pygame.CONTROLLERBUTTONDOWN:  # else it is pressed again and again
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONUP, press.event.dict))
    return frames if frames < _PATIENCE else None


Scenario = Callable[[Window, Path], Iterator[Press]]


def menus(window: Window, folder: Path) -> Iterator[Press]:
    """The title, a new game, letters, settings, results."""
    window.app.go.title()
    for name, number in (("down", DOWN), ("up", UP), ("next", RB), ("previous", LB)):
        yield button(f"title: {name}", number)
    yield button("title: new game", START)
    yield button("new game: up", UP)
    window.scene.focus.take("name-1")  # type: ignore[attr-defined]
    window.scene.touch()  # type: ignore[attr-defined]
    for name, number in (("along the row", RIGHT), ("colour", A), ("on", RIGHT), ("bot", A), ("back", B)):
        yield button(f"new game: {name}", number)
    window.app.push(LettersScene(TextRequest("?", "Anna", 20, lambda text: None)))
    for name, number in (
        ("right", RIGHT),
        ("letter", A),
        ("erase", X),
        ("space", Y),
        ("page", RB),
        ("done", START),
    ):
        yield button(f"letters: {name}", number)
    window.app.push(SettingsScene())
    for name, number in (("change", RIGHT), ("down", DOWN), ("text size", RIGHT), ("back", B)):
        yield button(f"settings: {name}", number)
    window.app.change_settings(text_scale=1.0, pace="normal")
    window.app.push(ResultsScene(finished_session(), from_list=True))
    for name, number in (("left", LEFT), ("down", DOWN), ("left to watch", LEFT), ("watch", A)):
        yield button(f"results: {name}", number)
    for name, number in (
        ("forward", RIGHT),
        ("backward", LEFT),
        ("next round", RB),
        ("play", A),
        ("back", B),
    ):
        yield button(f"replay: {name}", number)


def draft(window: Window, folder: Path) -> Iterator[Press]:
    """Before the curtain, and choosing the first cards."""
    window.begin("Anna, Ben", seed=3)
    yield button("curtain: open", A)
    for name, number in (("right", RIGHT), ("next", RB), ("look closer", Y), ("close", Y), ("keep", A)):
        yield button(f"draft: {name}", number)
    yield button("draft: take back", X)
    yield Press("curtain: click", pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1))
    yield key("1")


def _after(moves: int) -> Record:
    return played(("Anna", "Ben"), moves, bots=0, table={"open_hands": True})


def _asks_to_play(record: Record) -> bool:
    game = record.replay()
    decision = game.decision(game.to_move[0])
    return decision is not None and decision.kind == "play"


def table(window: Window, folder: Path) -> Iterator[Press]:
    """In the middle of a game, choosing a card and where to play it; pause and history."""
    record = next(record for record in map(_after, range(8, 60)) if _asks_to_play(record))
    window.app.open(just_left(put(folder, "going on", record)))
    scene = window.showing(TableScene)
    wait_for_rest(window)
    for name, number in (("right", RIGHT), ("up", UP), ("down", DOWN), ("next", RB)):
        yield button(f"table: {name}", number)
    for name, number in (("choose a card", A), ("lay it aside", B), ("look closer", Y), ("close", B)):
        yield button(f"table: {name}", number)
    for name in ("b", "m", "escape", "h", "-", "="):
        yield key(name)
    wait_for_rest(window)
    at = scene.context.top.place_of((CARD, scene.context.top.hand.cards[0]))
    motion = pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(40, 40), buttons=(0, 0, 0), touch=False)
    yield Press("table: point at a card", motion)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    yield Press("table: click a card", pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))
    yield Press("table: ask about it", pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3, touch=False))
    yield button("table: close it", A)
    yield button("table: play it", A)
    yield button("table: pause", START)
    yield button("pause: down", DOWN)
    yield button("pause: back", B)
    yield button("table: history", LOG)
    for name, number in (("up", UP), ("one player", RIGHT), ("moment", A), ("back", B), ("close", B)):
        yield button(f"history: {name}", number)
    yield button("table: on", LEFT)


SCENARIOS: dict[str, Scenario] = {"menus": menus, "draft": draft, "table": table}


def answers(window: Window, folder: Path, scenario: Scenario) -> dict[str, int | None]:
    """Frames until each press of a scenario is answered, by the names of the presses."""
    window.app.devices.add_pad(0, StandIn())
    window.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_GUIDE, instance_id=0)
    return {press.name: frames_until_answered(window, press) for press in scenario(window, folder)}


def open_window(folder: Path, size: tuple[int, int]) -> Window:
    """A window for the scenarios."""
    return Window(folder, size, tables=RealTables(), pace="fast")
