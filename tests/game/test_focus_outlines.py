"""What can have the focus: how it is framed, where it lies, in which order it is stepped through."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from engine import COLOURS, MARKETS, Game
from game.decisions.gestures import CARRIAGE, KEPT, PLATE, Thing
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, FRIEND, MARKET, PERSON
from game.match.board import DisplayedBoard
from game.match.options import NewGame, parse_players
from game.settings import Settings
from game.table.control.focus_targets import (
    Outline,
    Spot,
    circle,
    clear_room,
    framed,
    in_order,
    in_sight,
    neighbours,
    outline,
    pieces,
    spots,
    surroundings,
)
from game.table.hud.display import STACKS
from game.table.map.plan import AREAS
from game.table.map.shapes import bounds, centroid, inside
from game.table.pointing import HISTORY, MAP, MENU, ROUND, SUMMARY
from game.table.tabletop import Tabletop
from tests.noted import noted

SIZE = 1920, 1080
HAND = ("blue.bank", "blue.park", "blue.hotel")


@pytest.fixture(scope="module")
def shared() -> Tabletop:
    pygame.display.set_mode((320, 200))
    game = Game.new(seats=COLOURS[:4], seed=5)
    while game.view().phase == "draft":
        game.play(game.legal_moves()[0])
    shown = DisplayedBoard(game.view(COLOURS[0]))
    seats = NewGame(parse_players("Anna, bot:quick, Ben, bot:quick")).seats
    top = Tabletop(seats, 5, shown, SIZE, Settings())
    top.lay_hand(COLOURS[0])
    return top


@pytest.fixture
def top(shared: Tabletop) -> Tabletop:
    """A table seen as a whole, with a raised hand."""
    shared.look_at(None, True, at_once=True)
    return shared


def turns(shape: Sequence[tuple[float, float]]) -> list[float]:
    """How sharply an outline turns at each corner: all positive for a convex one that runs clockwise."""
    around = [*shape, *shape[:2]]
    found = []
    for (ax, ay), (bx, by), (cx, cy) in zip(around, around[1:], around[2:], strict=False):
        found.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return found


def spot(thing: Thing, middle: tuple[float, float], lit: bool = True, half: float = 10.0) -> Spot:
    x, y = middle
    corners = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    return Spot(thing, corners, lit)


# Frames


def test_a_frame_has_a_small_margin_and_round_corners(top: Tabletop) -> None:
    box = Rect(300, 200, 180, 90)
    shape, gap = framed(box, top), top.layout.px(5)
    x, y, width, height = bounds(shape)
    wide = box.inflate(gap, gap)
    assert (x, y, width, height) == pytest.approx((*wide.topleft, *wide.size), abs=1.0)
    assert all(turn > -1e-6 for turn in turns(shape))
    radius = top.layout.px(14)
    left = [py for px, py in shape if px < x + 0.01]
    assert (min(left), max(left)) == pytest.approx((y + radius, y + height - radius), abs=1.5)
    assert len(shape) == 20
    # A thing that is flatter than its corners is framed as round as it can be.
    flat = framed(Rect(300, 200, 180, 8), top)
    assert bounds(flat)[3] == pytest.approx(8 + gap, abs=1.0)
    assert all(turn > -1e-6 for turn in turns(flat))


def test_a_circle_is_one() -> None:
    shape = circle((100.0, 50.0), 20.0)
    assert [math.dist(point, (100.0, 50.0)) for point in shape] == pytest.approx([20.0] * 28)
    assert all(turn > 0 for turn in turns(shape))
    assert [math.dist(*pair) for pair in pairwise(shape)] == pytest.approx([math.dist(*shape[:2])] * 27)


def test_a_card_of_the_hand_is_framed_as_it_lies(top: Tabletop) -> None:
    hand, layout = top.hand, top.layout
    assert len(hand.cards) > 1
    for card, (centre, angle) in zip(hand.cards, hand.places(), strict=True):
        shape = outline(top, (CARD, card))
        assert shape is not None
        assert centroid(shape) == pytest.approx(centre, abs=1.0)
        back = math.radians(angle)
        straight = [
            (
                (x - centre[0]) * math.cos(back) - (y - centre[1]) * math.sin(back),
                (x - centre[0]) * math.sin(back) + (y - centre[1]) * math.cos(back),
            )
            for x, y in shape
        ]
        _, _, width, height = bounds(tuple(straight))
        gap = layout.px(5)
        size = hand.card_size
        assert (width, height) == pytest.approx((size[0] + gap, size[1] + gap), abs=1.5)
    assert outline(top, (CARD, "red.nothing")) is None


def around(shape: Outline | None, point: tuple[float, float], unit: float) -> list[float]:
    """How far an outline reaches to the left, up, right and down of a point, in units."""
    assert shape is not None
    x, y, width, height = bounds(shape)
    sides = (point[0] - x, point[1] - y, x + width - point[0], y + height - point[1])
    return [side / unit for side in sides]


def test_pieces_are_framed_round_where_they_stand(top: Tabletop) -> None:
    for seat in top.shown.seats:
        side = top.plan.cube_side(seat) * top.camera.scale
        carriage = outline(top, (CARRIAGE, seat))
        at = top.camera.to_screen(top.carriage(seat))
        assert around(carriage, at, side) == pytest.approx([1.2, 1.3, 1.2, 0.7], abs=0.1)
        for sector in ("bank", "park"):
            top.shown.players[seat].friend = sector
            stands = top.friend(seat, sector)
            framed_friend = outline(top, (FRIEND, seat))
            assert around(framed_friend, stands, side) == pytest.approx([0.75, 1.9, 0.75, 0.6], abs=0.1)
        top.shown.players[seat].friend = None
        assert outline(top, (FRIEND, seat)) is None
    for market in top.shown.messages:
        shape = outline(top, (MARKET, market))
        assert shape is not None
        reach = max(top.plan.market_radius * top.camera.scale, top.layout.px(14))
        middle = top.camera.to_screen(top.plan.point(market))
        assert [math.dist(point, middle) for point in shape] == pytest.approx([reach] * len(shape))


def test_the_cathedral_is_framed_and_pressed_as_far_as_its_spire(top: Tabletop) -> None:
    (x, y), radius = top.chancel[:2]
    shape = outline(top, (CATHEDRAL,))
    assert shape is not None
    floor = tuple(map(top.camera.to_screen, top.plan.nave.outline))
    for across, down in ((0.27, -2.92), (-1.6, -2.0), (0.0, 1.5)):
        spot = top.camera.to_screen((x + across * radius, y + down * radius))
        assert inside(shape, spot)
        assert top.thing_at(spot) == (CATHEDRAL,)
    assert not inside(floor, top.camera.to_screen((x + 0.27 * radius, y - 2.92 * radius)))


def test_what_lies_round_the_city_is_framed_and_what_is_not_there_is_not(top: Tabletop) -> None:
    layout, shown = top.layout, top.shown
    within = Rect((0, 0), layout.size).inflate(-2 * layout.px(14), 0)  # trays go on beyond the window's edge
    boxes: dict[Thing, Rect] = {
        (STACKS,): layout.rats,
        (MENU,): layout.menu,
        (HISTORY,): layout.history,
        (SUMMARY,): layout.summary,
        **{
            (PLATE, seat): Rect(within.left, box.top, box.right - within.left, box.height)
            for seat, box in zip(shown.seats, layout.trays, strict=True)
        },
        **{(PERSON, person): box for person, box in zip(shown.persons, layout.persons, strict=False)},
    }
    for thing, box in boxes.items():
        assert outline(top, thing) == framed(box, top)
    assert outline(top, (PERSON, "nobody")) is None
    assert outline(top, (MAP, "")) is None, "the whole city is seen already"
    top.look_at("blue", False, at_once=True)
    assert outline(top, (MAP, "")) == framed(layout.small_map, top)
    assert outline(top, ("nothing",)) is None


# Where the city is seen


def test_the_city_is_clear_between_trays_persons_prompt_and_hand(top: Tabletop) -> None:
    layout = top.layout
    room = clear_room(top)
    assert (room.left, room.right) == (layout.trays[0].right, layout.persons[0].left)
    assert (room.top, room.bottom) == (layout.prompt.bottom, layout.hand.top)
    top.look_at(None, False, at_once=True)
    assert clear_room(top).bottom == layout.tucked.top > room.bottom


def test_what_the_camera_does_not_show_is_out_of_sight_and_lit_at_the_rim(top: Tabletop) -> None:
    own: Thing = (AREA, "blue", "bank")
    everywhere: list[Thing] = [(AREA, seat, area) for seat in top.shown.seats for area in AREAS]
    assert not in_sight(top, own), "the raised hand lies over it"
    top.look_at(None, False, at_once=True)
    assert all(in_sight(top, thing) for thing in everywhere)
    assert not [found for found in spots(top, (), {}) if found.thing[0] == AREA], "seen as a whole"
    top.look_at("blue", False, at_once=True)
    assert in_sight(top, own)
    assert in_sight(top, (MENU,))
    lit, unlit, *_ = [thing for thing in everywhere if not in_sight(top, thing)]
    room = clear_room(top)
    shown = {found.thing: found for found in spots(top, (lit,), {})}
    rim = room.inflate(2, 2)
    shape = outline(top, lit)
    assert shape is not None
    assert not room.collidepoint(centroid(shape))
    assert rim.collidepoint(shown[lit].middle)
    assert not room.inflate(-4, -4).collidepoint(shown[lit].middle)
    assert (shown[lit].lit, shown[own].lit) == (True, False)
    assert shown[own].outline == outline(top, own)
    assert unlit not in shown
    assert all(rim.collidepoint(found.middle) for thing, found in shown.items() if thing[0] == AREA)


def test_whatever_is_lit_or_a_button_comes_first_and_each_thing_once(top: Tabletop) -> None:
    button: Thing = (BUTTON, "done")
    card: Thing = (CARD, top.hand.cards[0])
    found = spots(top, (card,), {button: Rect(800, 900, 120, 40)})
    things = [one.thing for one in found]
    assert things[:2] == [card, button]
    assert len(set(things)) == len(things)
    assert [one.lit for one in found[:2]] == [True, False]
    assert found[1].outline == framed(Rect(800, 900, 120, 40), top)


def test_the_surroundings_are_those_of_the_view(top: Tabletop) -> None:
    seats, persons = top.shown.seats, top.shown.persons
    whole = surroundings(top)
    assert whole[: len(top.hand.cards)] == [(CARD, card) for card in top.hand.cards]
    assert (CATHEDRAL,) in whole
    assert not {AREA, MARKET, CARRIAGE, FRIEND, MAP} & {thing[0] for thing in whole}
    assert [thing for thing in whole if thing[0] == PERSON] == [(PERSON, person) for person in persons]
    assert whole[-len(seats) - 5 :] == [
        (STACKS,),
        *((PLATE, seat) for seat in seats),
        *((MENU,), (HISTORY,), (SUMMARY,), (ROUND,)),
    ]
    top.look_at("blue", False, at_once=True)
    close = surroundings(top)
    assert {thing for thing in close if thing[0] == AREA} == {(AREA, "blue", area) for area in AREAS}
    assert {thing for thing in close if thing[0] == MARKET} == {(MARKET, f"blue.{one}") for one in MARKETS}
    assert {thing for thing in close if thing[0] == CARRIAGE} == {(CARRIAGE, seat) for seat in seats}
    assert [thing for thing in close if thing[0] == FRIEND] == [(FRIEND, "blue")]
    assert (MAP, "") in close
    assert (KEPT, "x") not in close


def test_every_piece_in_the_city_has_its_place(top: Tabletop) -> None:
    shown = top.shown
    player = shown.players["blue"]
    friend, player.friend = player.friend, None
    before = len(pieces(top))
    cubes = player.sectors["bank"]
    player.sectors["bank"] = 0
    empty = len(pieces(top))
    player.sectors["bank"] = 3
    assert len(pieces(top)) == empty + 1, "a heap of cubes is one"
    player.sectors["bank"] = cubes
    player.friend = "park"
    assert len(pieces(top)) == before + 1
    player.friend = friend
    before = len(pieces(top))
    player.cathedral += 2
    assert len(pieces(top)) == before + 2
    player.cathedral -= 2
    assert len(pieces(top)) >= len(shown.messages) + len(shown.seats)


# In which order, and in which direction


def test_things_are_stepped_through_by_hand_city_persons_and_buttons() -> None:
    cards = [spot((CARD, f"blue.{x}"), (x, 900)) for x in (100, 200)]
    city = [
        spot((AREA, "blue", name), middle)
        for name, middle in (
            ("upper-left", (400, 290)),
            ("upper-right", (600, 310)),
            ("lower-right", (590, 500)),
            ("lower-left", (410, 510)),
        )
    ]
    persons = [spot((PERSON, str(y)), (1000, y)) for y in (100, 300)]
    buttons = [spot((BUTTON, str(x)), (x, 800)) for x in (500, 700)]
    wanted = [*cards, *city, *persons, *buttons]
    unlit = spot((MENU,), (10, 10), lit=False)
    assert in_order([unlit, *reversed(wanted)]) == wanted
    assert in_order([buttons[1], cards[0], city[2], unlit]) == [cards[0], city[2], buttons[1]]
    assert in_order([unlit]) == []
    assert in_order([city[3], city[1], city[0], city[2]]) == city


def test_of_two_things_the_lit_one_seems_nearer() -> None:
    names = {"here": (0, 0), "near": (100, 0), "far": (130, 0)}
    here, near, far = (spot((MENU, name), at, lit=False) for name, at in names.items())
    lit = spot(far.thing, (130, 0))
    assert neighbours([here, near, far])[here.thing, "right"] == near.thing
    assert neighbours([here, near, lit])[here.thing, "right"] == lit.thing
    assert neighbours([here, near, spot(far.thing, (140, 0))])[here.thing, "right"] == near.thing


def test_a_wedge_of_the_city_counts_with_its_inner_part_alone() -> None:
    area, card = spot((AREA, "blue", "bank"), (0, 0), half=40.0), spot((CARD, "x"), (0, 0), half=40.0)
    assert area.extent == (20.0, 20.0)
    assert card.extent == (40.0, 40.0)
    assert area.middle == pytest.approx((0.0, 0.0))


def test_each_tray_is_looked_at_twice_however_much_lies_there(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was looked at once for each card and each message, whenever what is asked changed."""
    look = top.things_on_tray
    game = Game.new(seats=COLOURS[:4], seed=5)
    while sum(len(player.played) for player in game.view().players.values()) < 6:
        game.play(game.legal_moves()[0])
    monkeypatch.setattr(top.shown, "players", DisplayedBoard(game.view(COLOURS[0])).players)
    laid = {thing: box for seat in top.shown.seats for thing, box in look(seat)}
    assert len(laid) > len(top.shown.seats)

    asked = noted(monkeypatch, top, "things_on_tray", lambda seat: seat)
    found = {one.thing: one.outline for one in spots(top, (), {})}
    assert {thing: found[thing] for thing in laid} == {thing: framed(box, top) for thing, box in laid.items()}
    assert len(asked) <= 2 * len(top.shown.seats)
