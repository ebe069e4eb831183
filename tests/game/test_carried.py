"""What is carried by the pointer or laid on the cathedral: it is lifted, counted, drawn, and goes home."""

from typing import Any

import pytest
from pygame import Surface

from engine import COLOURS, Game
from game.decisions.gestures import CACHE, CARRIAGE, COINS, Thing
from game.decisions.targets import AREA, CARD, CATHEDRAL, FRIEND
from game.match.board import DisplayedBoard
from game.table.control.drag import Drag, far_enough
from game.table.scene import TableScene
from tests.game.asked import heard

Painted = list[tuple[tuple[float, float], float]]


def carried(thing: Thing, painted: Painted | None = None, at: tuple[float, float] = (0.0, 0.0)) -> Drag:
    def paint(surface: Surface, where: tuple[float, float], lift: float) -> None:
        if painted is not None:
            painted.append((where, lift))

    return Drag(thing, paint, (0.0, 0.0), at, "blue")


@pytest.fixture
def board() -> DisplayedBoard:
    return DisplayedBoard(Game.new(COLOURS[:3], seed=5).view("blue"))


@pytest.mark.parametrize("thing", [(CACHE, "blue"), (AREA, "blue", "bank"), (CATHEDRAL,), (COINS, "blue")])
def test_what_is_carried_is_one_less_where_it_lay(board: DisplayedBoard, thing: Thing) -> None:
    player = board.players["blue"]
    player.add_cubes("bank", 2)
    player.add_cubes("notredame", 2)

    def counted() -> tuple[int, int, int, int]:
        return player.cache or 0, player.sectors["bank"], player.cathedral, player.coins

    before = counted()
    held = carried(thing)
    held.lift(board)
    place = ((CACHE, "blue"), (AREA, "blue", "bank"), (CATHEDRAL,), (COINS, "blue")).index(thing)
    assert [was - now for was, now in zip(before, counted(), strict=True)] == [
        int(number == place) for number in range(4)
    ]
    held.put_back(board)
    assert counted() == before


@pytest.mark.parametrize(("thing", "stands"), [(FRIEND, "park"), (CARRIAGE, "blue.outer")])
def test_a_piece_of_which_there_is_one_goes_back_to_where_it_stood(
    board: DisplayedBoard, thing: str, stands: str
) -> None:
    player, held = board.players["blue"], carried((thing, "blue"))
    setattr(player, thing, stands)
    held.lift(board)
    assert getattr(player, thing) is None
    held.put_back(board)
    assert getattr(player, thing) == stands


def test_it_is_drawn_lifted_at_the_pointer_and_pulled_towards_a_lit_place() -> None:
    painted: Painted = []
    held = carried((CACHE, "blue"), painted, at=(100.0, 200.0))
    held.draw(Surface((1, 1)), None)
    held.draw(Surface((1, 1)), (200.0, 100.0))
    assert painted == [((100.0, 200.0), 1.0), ((130.0, 170.0), 1.0)]


def test_a_press_becomes_a_drag_ten_units_away() -> None:
    assert not far_enough((0, 0), (6, 8), 1.0)
    assert far_enough((0, 0), (6, 8.1), 1.0)
    assert not far_enough((0, 0), (12, 16), 2.0)


def test_a_card_is_lifted_out_of_the_hand_and_glides_home(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, carrying = table.context, table.controls.flow.carrying
    hand, card = context.top.hand, context.top.hand.cards[-1]
    sounds = heard(table, monkeypatch)
    assert (carrying.moving, hand.lifted) == (False, None)
    context.top.look_at(None, False, at_once=True)
    carrying.pick_up((CARD, card), (640, 360))
    assert (carrying.moving, hand.lifted) == (True, len(hand.cards) - 1)
    assert context.top.hand_up, "its place can be seen"
    assert sounds == ["cube_lift"]
    held = context.drag
    assert held is not None
    assert (held.thing, held.at, held.seat) == ((CARD, card), (640, 360), "blue")
    carrying.let_go()
    assert (carrying.moving, hand.lifted, context.drag, carrying.pressed) == (False, None, None, None)
    carrying.send_home(held)
    assert (carrying.moving, hand.lifted) == (True, len(hand.cards) - 1)
    painted: list[Any] = []
    monkeypatch.setattr(held, "paint", lambda *given: painted.append(given))
    steps = 0
    while carrying.step(0.02):
        steps += 1
    assert 5 < steps < 60
    assert (carrying.moving, hand.lifted) == (False, None)


def test_what_glides_home_is_at_home_before_something_else_is_picked_up(table: TableScene) -> None:
    context, carrying = table.context, table.controls.flow.carrying
    player = context.shown.players["blue"]
    cache = player.cache
    first = Drag((CACHE, "blue"), lambda *given: None, (10.0, 10.0), (300.0, 300.0), "blue")
    carrying.send_home(first)
    assert player.cache == (cache or 0) - 1
    carrying.pick_up((CARD, context.top.hand.cards[0]), (640, 360))
    assert player.cache == cache
    carrying.let_go()
    assert player.cache == cache


def test_what_is_carried_is_drawn_and_what_it_is_over_pulls_it(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, carrying = table.context, table.controls.flow.carrying
    surface, painted = Surface((1280, 720)), list[tuple[float, float]]()
    card = next(move.what for move in table.context.pending.decision.options if move.verb == "play")  # type: ignore[union-attr]
    carrying.pick_up((CARD, card), (640, 360))
    assert context.drag is not None
    monkeypatch.setattr(context.drag, "paint", lambda surface, at, lift: painted.append(at))
    carrying.draw(surface)
    assert context.pending is not None
    goal = next(thing for thing in context.pending.selectable if thing[0] != CARD)
    context.hovered = goal
    carrying.draw(surface)
    context.hovered = (CARD, card)
    carrying.draw(surface)
    x, y = context.top.place_of(goal)
    assert painted == [(640, 360), pytest.approx((640 + (x - 640) * 0.3, 360 + (y - 360) * 0.3)), (640, 360)]


# Coins on the cathedral


def test_coins_leave_the_tray_one_by_one_and_come_back_together(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, donation = table.context, table.controls.flow.donation
    player = context.shown.players["blue"]
    player.coins = 5
    sounds = heard(table, monkeypatch)
    context.host.change_settings(pace="normal")
    donation.lay("blue", 1)
    assert (player.coins, context.laid, donation.moving) == (4, 1, True)
    assert "donate this coin" in context.caption
    steps = 0
    while donation.step(0.02):
        steps += 1
    assert 5 < steps < 120
    assert sounds == ["coin"]
    assert not donation.moving
    donation.lay("blue", 3)
    assert (player.coins, context.laid, donation.moving) == (2, 3, False)
    assert sounds == ["coin", "coin"]
    donation.lay("blue", 0)
    assert (player.coins, context.laid, context.caption) == (5, 0, "")
    donation.lay("blue", 2)
    donation.clear()
    assert (player.coins, context.laid, context.caption) == (5, 0, "")
    donation.clear()
    assert player.coins == 5


@pytest.mark.parametrize(("given", "spent"), [(3, 2), (1, 1), (0, 0)])
def test_a_donation_takes_the_coins_that_lie_there_first(table: TableScene, given: int, spent: int) -> None:
    context, donation = table.context, table.controls.flow.donation
    player = context.shown.players["blue"]
    player.coins = 5
    donation.lay("blue", 2)
    donation.give(given)
    assert context.top.lying.spent == spent
    assert (player.coins, context.laid) == (5, 0)


def test_coins_are_drawn_where_they_lie_and_the_one_that_flies_on_its_way(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, donation = table.context, table.controls.flow.donation
    context.host.change_settings(pace="normal")
    context.shown.players["blue"].coins = 5
    painted: list[tuple[float, float]] = []
    monkeypatch.setattr(context.top, "paint", lambda name: lambda surface, at, lift: painted.append(at))
    surface = Surface((1280, 720))
    donation.lay("blue", 2)
    donation.lay("blue", 3, start=(10.0, 10.0))
    donation.draw(surface)
    assert painted == [context.top.coin_spot(0), context.top.coin_spot(1)]
    del painted[:]
    donation.step(0.02)
    donation.draw_moving(surface)
    assert len(painted) == 1
    while donation.step(0.05):
        pass
    del painted[:]
    donation.draw(surface)
    donation.draw_moving(surface)
    assert painted == [context.top.coin_spot(number) for number in range(3)]
