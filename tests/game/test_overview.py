"""The table of everybody's influence and messages: one press away by every device, and public."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from engine import COLOURS, SECTORS, Game, Position, SeatPosition
from engine import events as e
from game import words
from game.decisions.forecast import MESSAGE_WORDS
from game.match.board import DisplayedBoard
from game.table.hud.layout import Layout
from game.table.hud.sheets import Sheet, overview
from game.table.pointing import ROUND
from game.table.scene import TableScene
from game.words.cards import KIND_WORDS
from tests.game.lines_drawn import Line, Register
from tests.game.readable import LEAST
from tests.game.readable_scenes import watch
from tests.game.readable_tables import open_table, real_tables
from tests.game.test_devices import StandIn, button
from tests.game.window import Open, Window

NAMES: dict[str, str] = dict(zip(COLOURS, ("Anna", "Ben", "Clara", "Quasimodo", "Esmeralda"), strict=True))


def drawn(game: Game, size: tuple[int, int] = (1920, 1080), viewers: tuple[str, ...] = ()) -> list[Line]:
    """The lines of the table for a game, as ``viewers`` see it."""
    pygame.display.set_mode((64, 64))
    seats = game.seats
    surface = Surface(size)
    with Register() as register:
        sheet = overview({colour: NAMES[colour] for colour in seats})
        sheet.draw(surface, Layout(size, 1.0, seats=len(seats)), DisplayedBoard(game.view(*viewers)))
        return list({(line.text, tuple(line.box)): line for line in register.on(surface)}.values())


def row(lines: list[Line], name: str, seats: int) -> list[str]:
    """The figures behind a name, from left to right."""
    head = next(line for line in lines if line.text == name)
    beside = [line for line in lines if line is not head and abs(line.box.centery - head.box.centery) < 8]
    figures = sorted((line for line in beside if line.box.left > head.box.right), key=lambda one: one.box.x)
    assert len(figures) == seats, [line.text for line in figures]
    return [line.text for line in figures]


def laid() -> Game:
    """A game in which green has the friend in the bank, and an empty cache is near."""
    players = {
        "blue": SeatPosition(cubes={"bank": 2, "notredame": 1}, hand=["blue.bank", "green.carriage"]),
        "green": SeatPosition(
            cubes={"bank": 1}, friend="bank", messages=[("red", "coin"), ("blue", "plain")]
        ),
        "red": SeatPosition(cubes={"hospital": 4}),
    }
    return Game.from_position(
        Position(seats=("blue", "green", "red"), players=players, round=2, first="blue")
    )


def test_it_shows_what_the_moves_have_brought() -> None:
    game = laid()
    assert row(drawn(game), "Bank", 3) == ["2", "2", "–"]
    happened = game.play("blue play blue.bank")
    assert any(isinstance(event, e.CubePlaced) and event.place == "bank" for event in happened)
    lines = drawn(game)
    assert row(lines, "Bank", 3) == ["3", "2", "–"]
    assert row(lines, "Hospital", 3) == ["–", "–", "4"]
    assert row(lines, "Notre Dame", 3) == ["1", "–", "–"]
    assert row(lines, "Red message", 3) == ["–", "1", "–"]
    assert row(lines, "Blue message", 3) == ["–", "1", "–"]
    assert row(lines, "Green message", 3) == ["–", "–", "–"]


def test_a_message_is_counted_when_it_has_been_collected() -> None:
    game = laid()
    game.play("blue play green.carriage")
    there = next(move for move in game.legal_moves() if str(move).split()[-1] in game.view().messages)
    game.play(there)
    happened = game.play("blue collect")
    (collected,) = (event for event in happened if isinstance(event, e.MessageCollected))
    assert row(drawn(game), MESSAGE_WORDS.say(collected.colour), 3)[0] == "1"


def test_everybody_sees_the_same_and_nothing_secret() -> None:
    game = laid()
    viewers: list[tuple[str, ...]] = [(), *((seat,) for seat in game.seats)]
    told = [[(line.text, tuple(line.box)) for line in drawn(game, viewers=who)] for who in viewers]
    assert all(one == told[0] for one in told)
    assert len({overview(NAMES).read(DisplayedBoard(game.view(*who))) for who in viewers}) == 1


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_it_can_be_read_from_afar(language: str, seats: int, size: tuple[int, int]) -> None:
    words.set_language(language)
    game = Game.new(seats=COLOURS[:seats], seed=4)
    lines = drawn(game, size)
    layout = Layout(size, 1.0, seats=seats)
    told = {line.text for line in lines}
    assert {KIND_WORDS.say(sector) for sector in SECTORS} <= told
    assert {MESSAGE_WORDS.say(colour) for colour in game.view().ring} <= told
    assert {NAMES[seat] for seat in game.seats} <= told
    assert not [line.text for line in lines if line.cut or not layout.safe.contains(line.box)]
    assert min(line.size for line in lines) >= round(LEAST * layout.u)


@pytest.fixture
def table(open_window: Open, tmp_path: Path) -> tuple[Window, TableScene]:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    return window, open_table(window, tmp_path, "play")


def is_overview(sheet: Sheet | None, scene: TableScene) -> bool:
    return sheet is scene.context.overview


@pytest.mark.parametrize("close", ["o", "escape", "return", "i", "click"])
def test_a_key_opens_it_and_the_question_stays(table: tuple[Window, TableScene], close: str) -> None:
    window, scene = table
    asked, moves = scene.context.screen.asked, len(scene.session.record.moves)
    window.press("o")
    assert is_overview(scene.context.sheet, scene)
    window.click((640, 300)) if close == "click" else window.press(close)
    window.advance(0.1)
    assert scene.context.sheet is None
    assert window.scene is scene
    assert (scene.context.screen.asked, len(scene.session.record.moves)) == (asked, moves)


def test_a_press_on_the_round_opens_it_and_the_next_press_closes_it(table: tuple[Window, TableScene]) -> None:
    window, scene = table
    layout = scene.context.top.layout
    window.click(layout.round)
    assert is_overview(scene.context.sheet, scene)
    window.click(layout.round)
    assert scene.context.sheet is None
    window.press("right")
    scene.controls.focus_control.focus((ROUND,))
    window.press("return")
    assert is_overview(scene.context.sheet, scene)


def test_the_round_is_lit_under_the_pointer(table: tuple[Window, TableScene]) -> None:
    window, scene = table
    place = scene.context.top.layout.round
    window.move_to((640, 700))
    window.advance(0.1)
    before = window.app.display.surface.subsurface(place).copy()
    window.move_to(place)
    window.advance(0.1)
    lit = window.app.display.surface.subsurface(place)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(lit, "RGB")


def test_a_pad_opens_and_closes_it(table: tuple[Window, TableScene]) -> None:
    window, scene = table
    window.app.devices.add_pad(1, StandIn())
    for opened in (True, False):
        tilt = pygame.Event(
            pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32000, instance_id=1
        )
        pygame.event.post(tilt)
        window.advance(0.1)
        assert is_overview(scene.context.sheet, scene) == opened
        rest = pygame.Event(
            pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=0, instance_id=1
        )
        pygame.event.post(rest)
        window.advance(0.1)
    pygame.event.post(button(pygame.CONTROLLER_BUTTON_LEFTSTICK, pad=1))
    window.advance(0.1)
    assert scene.context.sheet is scene.context.summary


def test_it_opens_before_the_curtain_and_leaves_it_closed(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant")
    scene = open_table(window, tmp_path, "play", humans=2)
    before = scene.context.screen.curtain
    assert before
    window.press("o")
    assert is_overview(scene.context.sheet, scene)
    window.press("return")
    assert scene.context.sheet is None
    assert scene.context.screen.curtain == before


def test_it_opens_where_a_game_is_watched_again(open_window: Open) -> None:
    window = open_window(title=False)
    scene = watch(window)
    for by_key in (True, False):
        window.press("o") if by_key else window.click(scene.top.layout.round)
        assert scene.sheet is scene.overview
        window.press("escape")
        assert scene.sheet is None
        assert window.scene is scene
