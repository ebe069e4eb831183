"""What a table's controllers share: each thing is known in one place, and a view is painted like a table."""

import pygame
import pytest
from pygame import Surface

from engine import Game
from engine.events import CoinsPaid, CubePlaced, HiringPassed, PersonHired, PrestigeGained, RatMoved
from game.decisions.targets import CARD
from game.match.board import Board, DisplayedBoard
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import Settings
from game.table.hud.display import Persons
from game.table.hud.layout import Layout
from game.table.hud.stacks import stacks_sheet
from game.table.hud.trays import Trays
from game.table.scene import TableScene
from game.table.tabletop import Tabletop
from game.ui.aside import at_once
from tests.game.window import Open, app_of

SIZE = 1280, 720


def test_a_card_that_is_chosen_is_chosen_for_the_decision(table: TableScene) -> None:
    context = table.context
    card = context.top.hand.cards[0]
    table.controls.dispatch.press((CARD, card))
    assert context.pending is not None
    assert (context.chosen, context.pending.chosen) == (card, card)
    assert (CARD, card) in context.selectable
    table.controls.dispatch.press((CARD, card))
    assert (context.chosen, context.pending.chosen) == (None, None)


def test_a_card_counts_as_chosen_while_it_is_carried(table: TableScene) -> None:
    context, carrying = table.context, table.controls.flow.carrying
    card = context.top.hand.cards[0]
    carrying.pick_up((CARD, card), (640, 360))
    assert context.pending is not None
    assert (context.chosen, context.pending.chosen) == (None, card)
    carrying.let_go()
    assert context.pending.chosen is None


def test_a_decision_that_is_put_again_is_the_one_that_is_pending(table: TableScene) -> None:
    """As after an undo: it equals the one before, but answers are for this one."""
    context = table.context
    before = context.pending
    assert before is not None
    assert context.pending is before
    again = before.decision._replace()
    assert again == before.decision
    context.put(again)
    assert context.pending is not None
    assert context.pending.decision is again


def test_buttons_follow_what_is_pointed_at(table: TableScene) -> None:
    context = table.context
    button = context.buttons[0]
    context.hover(("button", button.key))
    assert [one.key for one in context.buttons if one.hover] == [button.key]
    context.hover(None)
    assert not any(one.hover for one in context.buttons)


def test_whatever_changes_is_drawn_once(table: TableScene) -> None:
    surface = Surface(SIZE)
    table.draw(surface, 0.0)
    assert not table.draw(surface, 0.0)
    table.context.changed()
    assert table.draw(surface, 0.0) is not False
    assert table.draw(surface, 0.0) is False


def test_a_table_that_waits_for_a_person_is_not_drawn_again(table: TableScene) -> None:
    app = app_of(table.host)
    while app.frame(1 / 60):
        pass
    assert not any(app.frame(1 / 60) for _ in range(150))


def test_a_table_whose_guide_is_not_there_is_played_without_a_word(open_window: Open) -> None:
    app = open_window(pace="instant").app
    game = NewGame(parse_players("Anna, bot:random, bot:random"), seed=3, lesson=True)
    table = TableScene(app, Session.new(game, app.settings, app.saves))
    app.restart(table)
    for _ in range(5):
        app.frame(1 / 60)
    assert table.context.guide.lessons is None
    assert not table.context.guide.blocks_game
    assert table.context.pending is not None


def painted(board: Board) -> list[bytes]:
    """All round the city, painted."""
    layout = Layout(SIZE, 1.0, len(board.seats))
    round_city = Surface(SIZE)
    trays = Trays(layout, board.seats, {seat: seat for seat in board.seats})
    at_once(trays.drawing(round_city, board))
    Persons(layout).draw(round_city, board)
    pictures = round_city, stacks_sheet((900, 600), board, layout)
    return [pygame.image.tobytes(picture, "RGB") for picture in pictures]


def test_a_view_is_painted_like_the_table_that_shows_it() -> None:
    pygame.display.set_mode(SIZE)
    view = Game.new(seats=("blue", "red", "green"), seed=5).view("blue")
    assert painted(view) == painted(DisplayedBoard(view))


def test_a_tabletop_needs_nobody_but_its_seats() -> None:
    pygame.display.set_mode(SIZE)
    shown = DisplayedBoard(Game.new(seats=("blue", "red", "green"), seed=5).view())
    seats = NewGame(parse_players("Anna, bot:quick, Ben")).seats
    top = Tabletop(seats, 5, shown, SIZE, Settings())
    surface = Surface(SIZE)
    top.draw_surroundings(surface, (), None)
    top.draw_prompt(surface, seats[0].colour, f"{seats[0].name}: …", "", None)
    assert surface.get_bounding_rect().width


def test_who_is_hired_works_until_somebody_else_acts_or_the_plague_comes() -> None:
    pygame.display.set_mode(SIZE)
    game = Game.new(seats=("blue", "red", "green"), seed=5)
    seats = NewGame(parse_players("Anna, bot:quick, Ben")).seats
    hired = CoinsPaid("blue", 1, "hire"), PersonHired("blue", "monk"), PrestigeGained("blue", 1, 1, "monk")
    for ends in (CoinsPaid("red", 1, "hire"), RatMoved("blue", 1, 2, "plague"), HiringPassed("blue", False)):
        top = Tabletop(seats, 5, DisplayedBoard(game.view()), SIZE, Settings())
        for event in hired:
            top.tell(event)
        assert top.lying.hired == ("blue", "monk")
        assert top.lying.steps_out
        top.tell(ends)
        assert top.lying.hired is None


def test_who_was_hired_steps_back_when_something_happens_in_the_city() -> None:
    pygame.display.set_mode(SIZE)
    seats = NewGame(parse_players("Anna, bot:quick, Ben")).seats
    shown = DisplayedBoard(Game.new(seats=("blue", "red", "green"), seed=5).view())
    top = Tabletop(seats, 5, shown, SIZE, Settings())
    person = shown.persons[1]

    def neighbour() -> int:
        """How light the card above is."""
        surface = Surface(SIZE)
        top.draw_surroundings(surface, (), None, lively=True, working=True)
        return sum(pygame.transform.average_color(surface, top.layout.persons[0])[:3])

    before = neighbour()
    top.tell(PersonHired("blue", person))
    assert neighbour() < 0.75 * before
    top.tell(CubePlaced("blue", "bank", "supply"))
    assert neighbour() == pytest.approx(before, rel=0.05)
    assert top.lying.hired == ("blue", person)
