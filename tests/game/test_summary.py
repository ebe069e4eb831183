"""The summary of the rules, one press away at the table and where a game is watched again."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from engine import CARD_KINDS, COLOURS, Game
from game import words
from game.match.board import DisplayedBoard
from game.table.hud import undo_buttons
from game.table.hud.layout import Layout
from game.table.hud.sheets import SUMMARY
from game.table.pointing import SUMMARY as BUTTON
from game.table.scene import TableScene
from game.words.cards import KIND_WORDS
from tests.game.lines_drawn import Line, Register
from tests.game.readable import LEAST
from tests.game.readable_scenes import LONG, speaking, watch
from tests.game.readable_tables import open_table, real_tables
from tests.game.test_devices import StandIn, button
from tests.game.window import Open, Window


def lines(
    size: tuple[int, int] = (1280, 720), scale: float = 1.0, edition: str = "anniversary", seats: int = 4
) -> tuple[list[Line], Layout]:
    """What the summary says of an edition, on an empty window."""
    pygame.display.set_mode((64, 64))
    shown = DisplayedBoard(Game.new(seats=COLOURS[:seats], seed=11, edition=edition).view("blue"))
    layout, surface = Layout(size, scale, seats=seats), Surface(size)
    with Register() as register:
        SUMMARY.draw(surface, layout, shown)
        found = {(line.text, tuple(line.box)): line for line in register.on(surface)}
        return list(found.values()), layout


def text(edition: str, seats: int = 4) -> str:
    return " ".join(line.text for line in lines(edition=edition, seats=seats)[0])


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", [*words.languages(), LONG])
def test_all_of_it_is_on_one_page_in_letters_that_can_be_read(
    language: str, scale: float, size: tuple[int, int]
) -> None:
    with speaking(language) as spoken:
        words.set_language(spoken)
        told, layout = lines(size, scale)
        kinds = {KIND_WORDS.say(kind) for kind in CARD_KINDS}
    assert kinds <= {line.text for line in told}
    assert not [line.text for line in told if line.cut or not layout.safe.contains(line.box)]
    pairs = combinations([(line.text, line.box.inflate(-2, -round(line.size * 0.3))) for line in told], 2)
    assert not [(one, other) for (one, a), (other, b) in pairs if one != other and a.colliderect(b)]
    if language != LONG:
        assert min(line.size for line in told) >= round(LEAST * layout.u * (1 if scale == 1 else 0.9))


def test_its_figures_are_those_of_the_game_that_is_played() -> None:
    first, other = text("anniversary"), text("bluebear", seats=2)
    assert "twice with 3 or more influence" in first
    assert "twice with 4 or more influence" in other
    assert "2 and a cube" in first
    assert "1 and a cube" in other
    assert "divides 10 prestige" in first
    assert "divides 6 prestige" in other
    assert "may be played without effect" not in first
    assert "may be played without effect" in other
    assert "while they last" not in text("riogrande-2007")


@pytest.fixture
def table(open_window: Open, tmp_path: Path) -> tuple[Window, TableScene]:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    return window, open_table(window, tmp_path, "play")


@pytest.mark.parametrize("close", ["f1", "escape", "return", "click"])
def test_one_key_opens_it_and_the_question_stays(table: tuple[Window, TableScene], close: str) -> None:
    window, scene = table
    asked, moves = scene.context.screen.asked, len(scene.session.record.moves)
    window.press("f1")
    assert scene.context.sheet is SUMMARY
    if close == "click":
        window.click((640, 300))
    else:
        window.press(close)
    window.advance(0.1)
    assert scene.context.sheet is None
    assert window.scene is scene
    assert (scene.context.screen.asked, len(scene.session.record.moves)) == (asked, moves)


def test_its_button_is_pressed_by_pointer_or_keys_and_hides_nothing(table: tuple[Window, TableScene]) -> None:
    window, scene = table
    layout = scene.context.top.layout
    window.click(layout.summary)
    assert scene.context.sheet is SUMMARY
    window.press("escape", "right")
    scene.controls.focus_control.focus((BUTTON,))
    window.press("return")
    assert scene.context.sheet is SUMMARY
    others = [layout.caption, layout.buttons, *layout.persons, *layout.beside]
    assert layout.summary.collidelist(others) < 0
    assert undo_buttons.prompt_end(layout, scene.context.buttons) < layout.summary.left


def test_a_pad_opens_and_closes_it(table: tuple[Window, TableScene]) -> None:
    window, scene = table
    window.app.devices.add_pad(1, StandIn())
    for expected in (SUMMARY, None):
        pygame.event.post(button(pygame.CONTROLLER_BUTTON_LEFTSTICK, pad=1))
        window.advance(0.1)
        assert scene.context.sheet is expected


def test_it_stops_what_is_being_shown(open_window: Open) -> None:
    window = open_window(tables=real_tables(), pace="slow")
    scene = window.begin("Anna, bot:random, bot:random", seed=3)
    window.advance(0.5)
    assert scene.context.animator.busy
    window.press("f1", wait=30)
    assert scene.context.sheet is SUMMARY
    assert scene.context.animator.busy
    window.press("f1", wait=30)
    assert not scene.context.animator.busy


def test_it_opens_before_the_curtain_and_leaves_it_closed(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    scene = open_table(window, tmp_path, "play", humans=2)
    before = scene.context.screen.curtain
    assert before
    window.press("f1")
    with Register() as register:
        scene.stale = True
        window.advance(0.1)
        seen = [line.text for line in register.on(window.app.display.surface) if line.hidden < 0.1]
    assert words.say("summary-signs") in seen
    window.press("return")
    assert scene.context.sheet is None
    assert scene.context.screen.curtain == before
    window.click(scene.context.top.layout.summary)  # the curtain hides the button
    assert scene.context.sheet is None
    assert scene.context.screen.curtain is None


def test_it_opens_where_a_game_is_watched_again(open_window: Open) -> None:
    window = open_window(title=False)
    scene = watch(window)
    for by_key in (True, False):
        if by_key:
            window.press("f1")
        else:
            window.click(scene.top.layout.summary)
        assert scene.sheet is SUMMARY
        window.press("escape")
        assert scene.sheet is None
        assert window.scene is scene
