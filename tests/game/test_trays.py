"""The trays: what lies there is what the view counts, and nothing that is secret."""

from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from engine import COLOURS, Game, View
from game.table.hud import tray_painter, trays
from game.table.hud.layout import Layout
from game.table.hud.tray_cards import SHOWN, WON, things
from game.table.hud.tray_cells import MESSAGE_FIGURE, PILE, cells, heap, heap_room, row
from game.table.hud.tray_facts import Elsewhere, facts
from game.table.hud.tray_messages import message_boxes
from game.table.hud.tray_wood import Shape, felt
from game.table.hud.trays import THINKING_BEATS, Trays
from game.ui import contrast, palette
from game.ui.aside import at_once
from game.ui.sprites import Recorder
from tests.game import readable
from tests.game.pixels import pixels

NAMES = {"blue": "Anna", "green": "Guillaume", "red": "Marie", "yellow": "Jean-Baptiste", "purple": "Colette"}
IN_THE_WELL = ("coins", "cache", "supply", "rat", "prestige", "cards", "messages")
ON_THE_SHELF = ("deck", "discard", "hand")
ON_THE_RIM = ("symbol", "name", "friend", "bellringer")
SIZES = [(1280, 720), (1920, 1080), (1024, 768)]
SCALES = [1.0, 1.5, 2.0]


pytestmark = pytest.mark.usefixtures("small_window")


def screen(layout: Layout) -> pygame.Surface:
    surface = pygame.Surface(layout.size)
    surface.fill(palette.WALNUT_DARK)
    return surface


def changed(view: View, colour: str, **fields: Any) -> View:
    players = dict(view.players)
    players[colour] = players[colour]._replace(**fields)
    return view._replace(players=players)


def drawn(view: View, layout: Layout, elsewhere: Elsewhere = Elsewhere()) -> pygame.Surface:
    surface = screen(layout)
    at_once(Trays(layout, view.seats, NAMES).drawing(surface, view, elsewhere=elsewhere))
    return surface


# Places


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_rows_of_a_tray_keep_the_same_columns(seats: int, size: tuple[int, int]) -> None:
    layout = Layout(size, 1.0, seats)
    boxes = cells(layout.trays[0].size, layout.u, 1.0, layout.shelf).boxes
    assert boxes["prestige"].left == boxes["coins"].left
    assert boxes["rat"].left == boxes["cache"].left
    assert boxes["supply"].right == boxes["rat"].right
    assert boxes["prestige"].top == min(boxes[what].top for what in IN_THE_WELL if what != "cards")
    if boxes["cards"].centery < boxes["messages"].top:
        gap = boxes["cards"].left - boxes["rat"].right
        assert 0 <= gap == boxes["messages"].left - boxes["supply"].right


def test_the_score_is_the_largest_figure_on_a_tray_and_of_gold(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    table = Trays(layout, view.seats, NAMES)
    bare, seen = (drawn(changed(view, "blue", prestige=score, coins=8), layout) for score in (None, 8))
    assert pixels(bare) != pixels(seen)

    def tall(what: str, ink: palette.RGB) -> int:
        part = seen.subsurface(table.rect_of("blue", what))
        mask = pygame.mask.from_threshold(part, ink, (30, 30, 30, 255))
        digit = max(mask.connected_components(20), key=lambda each: each.get_bounding_rects()[0].right)
        return digit.get_bounding_rects()[0].height

    assert tall("prestige", palette.CANDLE) >= 1.2 * tall("coins", palette.CREAM)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_figure_moves_up_to_a_single_coin(view: View, seats: int) -> None:
    layout = Layout((1920, 1080), 1.0, seats)
    few = view._replace(seats=view.seats[:seats])
    places = cells(layout.trays[0].size, layout.u, 1.0, layout.shelf)
    colour = few.seats[0]
    table = Trays(layout, few.seats, NAMES)
    room = table.rect_of(colour, "coins")
    begins = []
    for coins in (1, 6):
        seen = drawn(changed(few, colour, coins=coins), layout).subsurface(room)
        cream = pygame.mask.from_threshold(seen, palette.CREAM, (12, 12, 12, 255))
        figure = max(cream.connected_components(20), key=lambda each: each.get_bounding_rects()[0].right)
        begins.append(figure.get_bounding_rects()[0].left)
    assert begins[0] < begins[1] <= heap_room("coins", places).width + places.figures // 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_on_a_tray_has_a_place_of_its_own(size: tuple[int, int], scale: float, seats: int) -> None:
    layout = Layout(size, scale, seats)
    table = Trays(layout, COLOURS[:seats], NAMES)
    for colour, tray in zip(COLOURS, layout.trays, strict=False):
        boxes = {what: table.rect_of(colour, what) for what in (*IN_THE_WELL, *ON_THE_SHELF, *ON_THE_RIM)}
        for what in ON_THE_SHELF:
            assert table.whole(colour).contains(boxes[what]), what
        for what in (*IN_THE_WELL, "symbol", "name"):
            assert tray.contains(boxes[what]), what
        for box in boxes.values():
            assert min(box.size) > 0
        for (what, first), (other, second) in combinations(boxes.items(), 2):
            stands = {what, other} & {"friend", "bellringer"}  # they rise above the rim
            assert stands or not first.inflate(-2, -2).colliderect(second), (what, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_messages_are_carved_inside_the_wood(size: tuple[int, int], seats: int) -> None:
    layout = Layout(size, 1.0, seats)
    places = cells(layout.trays[0].size, layout.u, 1.0, layout.shelf)
    lowest = max(box.bottom for box in message_boxes(3, places))
    assert lowest <= places.boxes["well"].bottom - layout.px(6)


def test_the_places_of_five_players_cards_and_messages_are_carved_into_the_felt(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    five, surface = Trays(layout, view.seats, NAMES), drawn(view, layout)
    for thing in ("messages", "cards"):
        box = five.rect_of("blue", thing)
        box.size = (five.cells.message, five.cells.message) if thing == "messages" else five.cells.card
        inside, above = box.inflate(-12, -12), Rect(box.x, box.y - 6, box.w, 4)
        hollow, felt = (sum(pygame.transform.average_color(surface, part)[:3]) for part in (inside, above))
        assert hollow < 0.9 * felt, thing


def test_two_players_trays_have_larger_pieces_figures_cards_and_messages_in_two_columns() -> None:
    two, three = (Layout((1920, 1080), 1.0, seats) for seats in (2, 3))
    few, more = (cells(one.trays[0].size, one.u, 1.0, one.shelf) for one in (two, three))
    assert few.message >= 1.2 * more.message
    assert few.card[1] >= 1.2 * more.card[1]
    assert few.figures >= 1.1 * more.figures
    for what in ("cache", "supply"):
        assert heap_room(what, few).width >= 1.3 * heap_room(what, more).width, what
    for column in (("prestige", "coins", "supply"), ("rat", "cache")):
        assert len({few.boxes[what].left for what in column}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("scale", SCALES)
def test_a_name_leaves_room_before_the_friend_and_the_bellringer_and_above_its_dots(
    seats: int, scale: float
) -> None:
    layout = Layout((1280, 720), scale, seats)
    boxes = cells(layout.trays[0].size, layout.u, scale, layout.shelf).boxes
    assert boxes["name"].right < boxes["friend"].left
    assert boxes["dots"].top > 0.74 * boxes["name"].height, "letters stand on a line above"
    assert boxes["friend"].right <= boxes["bellringer"].left


@pytest.mark.thorough(usual=6)
@pytest.mark.parametrize("high", [False, True], ids=["", "high contrast"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", SCALES)
def test_the_edge_of_a_friend_touches_no_name(
    size: tuple[int, int], scale: float, high: bool, view: View
) -> None:
    contrast.set_high(high)
    layout = Layout(size, scale, len(view.seats))
    room = Trays(layout, view.seats, NAMES).rect_of("blue", "name").inflate(2 * layout.px(2), 0)
    at_home = drawn(changed(view, "blue", friend=None), layout)
    gone = drawn(changed(view, "blue", friend="bank"), layout)
    assert pixels(at_home.subsurface(room)) == pixels(gone.subsurface(room))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_figures_and_the_bellringer_are_read_from_a_sofa(seats: int) -> None:
    layout = Layout((1920, 1080), 1.0, seats)
    places = cells(layout.trays[0].size, layout.u, 1.0, layout.shelf)
    assert places.figures >= (32 if seats == 5 else 36)
    assert places.boxes["bellringer"].height >= 60
    for what in ("coins", "cache", "supply"):
        assert round(tray_painter.side_of(what, places)) >= 26, what
    assert round(places.message * MESSAGE_FIGURE) >= 28


def test_a_tray_is_hit_where_it_lies_up_to_the_windows_edge(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    table = Trays(layout, view.seats, NAMES)
    assert [table.hit(box.center) for box in layout.trays] == list(view.seats)
    assert [table.hit((0, box.centery)) for box in layout.trays] == list(view.seats)
    assert table.hit(layout.city.center) is None


def test_something_unknown_on_a_tray_is_refused(view: View) -> None:
    table = Trays(Layout((1280, 720), 1.0, 5), view.seats, NAMES)
    with pytest.raises(KeyError):
        table.rect_of("blue", "ducats")
    with pytest.raises(ValueError, match="orange"):
        table.rect_of("orange", "coins")


@given(st.integers(0, 30), st.integers(20, 200), st.integers(20, 200))
def test_a_heap_has_as_many_pieces_as_are_counted_up_to_a_pile(count: int, width: int, height: int) -> None:
    room = pygame.Rect(10, 10, width, height)
    side, spots = heap(count, room)
    assert len(spots) == min(count, PILE)
    assert len(set(spots)) == len(spots)
    if spots:
        heights = [y for _, y in spots]
        assert (min(heights) + max(heights)) / 2 == pytest.approx(room.centery)
    for x, y in spots:
        piece = pygame.Rect(0, 0, round(side), round(side))
        piece.center = round(x), round(y)
        assert room.inflate(4, 4).contains(piece)


@given(st.integers(0, 20), st.integers(60, 400), st.integers(20, 60))
def test_a_row_stays_in_its_room(count: int, width: int, wide: int) -> None:
    room = pygame.Rect(5, 5, width, 50)
    boxes = row(count, room, wide)
    assert len(boxes) == count
    assert all(room.left <= box.left <= box.right <= room.right + 1 for box in boxes)
    steps = [second.left - first.left for first, second in pairwise(boxes)]
    assert not steps or max(steps) - min(steps) <= 1


# What lies there


def test_facts_come_from_the_view(view: View) -> None:
    richer = changed(view, "red", coins=9, rat=7, rat_after=12, messages=(("blue", "coin"), ("blue", "rat")))
    told = facts(richer, "red", "Marie", bot=True)
    assert (told.coins, told.rat, told.rat_after, told.bot) == (9, 7, 12, True)
    assert told.messages == (("blue", "coin", 1), ("blue", "rat", 3))
    assert told.prestige is None
    assert facts(view, "blue", "Anna").prestige == 0
    assert facts(view, "green", "Guillaume").first
    assert facts(view, "blue", "Anna").hand == ("blue.?",) * 3
    assert facts(view, "blue", "Anna").deck == 6


def test_a_message_shows_what_its_edition_pays(view: View) -> None:
    cheap = view._replace(options=view.options._replace(message_cube_prestige=1))
    (message,) = facts(changed(cheap, "red", messages=(("blue", "cube"),)), "red", "").messages
    assert message.worth == 1


def test_a_hand_shows_its_backs_and_never_its_faces(view: View) -> None:
    assert any(not card.endswith("?") for card in view.players["blue"].draft)
    assert all(card.endswith("?") for seat in view.seats for card in facts(view, seat, "").hand)
    assert facts(view, "blue", "", elsewhere=Elsewhere(hand_of="blue")).hand == ()


@pytest.mark.parametrize(("viewer", "face"), [("blue", True), ("red", False), ("", False)])
def test_the_third_card_lies_open_only_for_its_owner(viewer: str, face: bool) -> None:
    game = Game.new(("blue", "red"), seed=11)
    while game.view().phase != "hire":
        seat = game.view().to_move[0]
        decision = game.view(seat).decisions[seat]
        game.play(decision.options[0])
    seen = game.view(viewer) if viewer else game.view()
    third = facts(seen, "blue", "").third
    assert third is not None
    assert third.endswith("?") is not face
    laid = things(facts(seen, "blue", ""), cells((358, 214), 1.0, 1.0, 96))
    assert ((SHOWN, third) in [thing for thing, _ in laid]) is face


def test_played_cards_lie_there_once_they_are_no_longer_on_show(view: View) -> None:
    played = changed(view, "red", played=("blue.park", "red.bank"))
    assert facts(played, "red", "").played == ("blue.park", "red.bank")
    assert facts(played, "red", "", elsewhere=Elsewhere(cards=("red.bank",))).played == ("blue.park",)
    laid = things(facts(played, "red", ""), cells((358, 214), 1.0, 1.0, 96))
    assert [thing for thing, _ in laid] == [(SHOWN, "blue.park"), (SHOWN, "red.bank")]


def test_each_message_won_lies_there_and_can_be_looked_at(view: View) -> None:
    won = (("blue", "coin"), ("red", "plain"), ("blue", "rat"))
    told = facts(changed(view, "red", messages=won), "red", "")
    laid = things(told, cells((358, 167), 1.0, 1.0, 96))
    assert [thing for thing, _ in laid] == [(WON, *message) for message in won]


def test_the_friend_is_at_home_until_he_is_sent_out(view: View) -> None:
    assert facts(view, "red", "").at_home
    assert not facts(changed(view, "red", friend="bank"), "red", "").at_home
    assert not facts(view, "red", "", elsewhere=Elsewhere(friends=("red",))).at_home


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_discards_and_deck_add_up_with_the_cards_of_the_round(seed: int) -> None:
    game = Game.new(("blue", "red", "green"), seed=seed)
    while not game.over:
        shown = game.view()
        for seat in shown.seats:
            told = facts(shown, seat, "")
            third = told.third is not None
            assert told.deck + told.discards + len(told.hand) + len(told.played) + third == 9, (seed, seat)
        seat = shown.to_move[0]
        game.play(game.view(seat).decisions[seat].options[-1])


# How it looks


@pytest.mark.thorough(usual=11)
@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"coins": 9}, "coins"),
        ({"cache": 1}, "cache"),
        ({"supply": 2}, "supply"),
        ({"rat": 8}, "rat"),
        ({"rat_after": 11}, "rat"),
        ({"prestige": 31}, "prestige"),
        ({"messages": (("red", "coin"),)}, "messages"),
        ({"played": ("blue.park",)}, "cards"),
        ({"deck": 1}, "deck"),
        ({"draft": ("red.?",)}, "hand"),
        ({"friend": "bank"}, "friend"),
    ],
)
@pytest.mark.parametrize("scale", SCALES)
def test_a_change_shows_in_its_place_and_nowhere_else(
    view: View, fields: dict[str, Any], what: str, scale: float
) -> None:
    layout = Layout((1920, 1080), scale, 5)
    before, after = drawn(view, layout), drawn(changed(view, "red", **fields), layout)
    mask = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), after)
    mask.invert()
    boxes = mask.get_bounding_rects()
    assert boxes
    reach = layout.px(26) if what in (*ON_THE_SHELF, "friend", "cards") else layout.px(12)  # with shadows
    place = Trays(layout, view.seats, NAMES).rect_of("red", what).inflate(reach, reach)
    assert all(place.contains(box) for box in boxes), (place, boxes)


@pytest.mark.parametrize("what", ["coins", "cache", "supply"])
def test_two_digits_leave_air_before_the_next_heap(view: View, what: str) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    few, many = (drawn(changed(view, "red", **{what: count}), layout) for count in (7, 28))
    mask = pygame.mask.from_threshold(few, (0, 0, 0), (1, 1, 1, 255), many)
    mask.invert()
    place = Trays(layout, view.seats, NAMES).rect_of("red", what)
    assert max(box.right for box in mask.get_bounding_rects()) <= place.right - layout.px(3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_cards_on_the_shelf_are_whole(view: View, seats: int) -> None:
    layout = Layout((1920, 1080), 1.0, seats)
    few = view._replace(seats=view.seats[:seats])
    bare = drawn(changed(few, "blue", draft=(), deck=0), layout)
    held = drawn(changed(few, "blue", draft=("blue.?",) * 3, deck=6), layout)
    mask = pygame.mask.from_threshold(bare, (0, 0, 0), (1, 1, 1, 255), held)
    mask.invert()
    assert min(box.left for box in mask.get_bounding_rects()) >= layout.px(4)


@pytest.mark.parametrize("what", ["coins", "cache", "supply", "deck"])
def test_every_piece_up_to_a_pile_is_to_be_seen(view: View, what: str) -> None:
    layout = Layout((1920, 1080), 1.0, 3)
    place = Trays(layout, view.seats[:3], NAMES).rect_of("red", what)
    three = view._replace(seats=view.seats[:3])
    seen = {
        pixels(drawn(changed(three, "red", **{what: count}), layout).subsurface(place)) for count in range(7)
    }
    assert len(seen) == 7


def test_secret_prestige_is_one_pile_whatever_it_is(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    pile = Trays(layout, view.seats, NAMES).rect_of("blue", "prestige")
    pile.width = heap_room("prestige", Trays(layout, view.seats, NAMES).cells).width
    looks = {pixels(drawn(changed(view, "blue", prestige=n), layout).subsurface(pile)) for n in (None, 0, 40)}
    assert len(looks) == 1


def test_the_plague_that_will_strike_is_shown_in_the_colour_of_danger(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)

    def red_pixels(shown: View) -> int:
        part = drawn(shown, layout).subsurface(Trays(layout, view.seats, NAMES).rect_of("blue", "rat"))
        return pygame.mask.from_threshold(part, palette.DANGER, (12, 12, 12, 255)).count()

    assert red_pixels(changed(view, "blue", rat_after=9)) == 0
    assert red_pixels(changed(view, "blue", rat_after=10)) > 100


def test_the_last_space_before_the_plague_strikes_is_edged_in_amber(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)

    def amber_pixels(rat: int, after: int | None) -> int:
        shown = changed(view, "blue", rat=rat, rat_after=after)
        part = drawn(shown, layout).subsurface(Trays(layout, view.seats, NAMES).rect_of("blue", "rat"))
        return pygame.mask.from_threshold(part, palette.WARNING, (12, 12, 12, 255)).count()

    assert amber_pixels(8, None) == amber_pixels(6, 8) == amber_pixels(9, 10) == 0
    assert amber_pixels(9, None) > 40 < amber_pixels(8, 9)


@pytest.mark.parametrize("colour", COLOURS)
def test_what_is_unknown_or_missing_stands_out_from_the_felt(view: View, colour: str) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    seen = drawn(changed(view, colour, prestige=None, coins=0), layout)
    for what in ("prestige", "coins"):
        table = Trays(layout, view.seats, NAMES)
        cell = table.rect_of(colour, what)
        cell.left += heap_room(what, table.cells).width
        spots = [(x, y) for x in range(cell.left, cell.right) for y in range(cell.top, cell.bottom)]
        ink = max((seen.get_at(spot)[:3] for spot in spots), key=readable.luminance)
        assert readable.contrast(ink, felt(colour)) >= 4.5


def test_who_is_to_move_has_light_round_the_tray(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    surface = drawn(view._replace(to_move=("red",)), layout)
    beside = [sum(surface.get_at((box.right + 3, box.centery))[:3]) for box in layout.trays]
    assert max(beside) == beside[view.seats.index("red")]
    assert sorted(beside)[-2] < max(beside) / 2


def test_thinking_dots_move(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    table = Trays(layout, view.seats, NAMES)
    seen = set()
    for beat in range(THINKING_BEATS):
        surface = screen(layout)
        at_once(table.drawing(surface, view, thinking=("yellow",), beat=beat))
        seen.add(pixels(surface))
    assert len(seen) == THINKING_BEATS


def test_the_bellringer_stays_in_sight_while_its_player_thinks(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    table = Trays(layout, view.seats, NAMES)
    place = table.rect_of("green", "bellringer")
    pictures = []
    for first in ("green", "red"):
        surface = screen(layout)
        at_once(table.drawing(surface, view._replace(first=first), thinking=("green",), beat=1))
        pictures.append(pixels(surface.subsurface(place)))
    assert pictures[0] != pictures[1]


def test_the_same_facts_are_drawn_once(view: View) -> None:
    told = facts(view, "blue", "Anna")
    shape = Shape((358, 170), 1.0, 1.0, 96)
    first, second = (tray_painter.tray(told, shape) for _ in range(2))
    assert first is second


def test_whose_turn_it_is_needs_no_new_tray(view: View) -> None:
    shown = facts(view, "blue", "Anna")
    others = shown._replace(to_move=not shown.to_move), shown._replace(first=not shown.first)
    assert {shown.painted} == {other.painted for other in others}
    assert shown.painted != shown._replace(coins=shown.coins + 1).painted


@pytest.mark.parametrize("size", SIZES)
def test_light_and_shadow_round_a_tray_are_drawn_only_where_its_wood_leaves_them_to_be_seen(
    size: tuple[int, int], view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout(size, 1.0, len(COLOURS))
    shown = Trays(layout, COLOURS, NAMES)
    for answered in ((), COLOURS):  # all shine, then none
        canvas = Recorder(size)
        at_once(shown.drawing(canvas, view, answered=answered))
        for colour in COLOURS:
            around = [one.place for one in canvas.sprites if not shown.whole(colour).contains(one.place)]
            assert Rect(shown.whole(colour).center, (9, 9)).collidelist(around) < 0
        drawn = screen(layout)
        at_once(shown.drawing(drawn, view, answered=answered))
        whole = screen(layout)
        with monkeypatch.context() as patch:
            patch.setattr(trays, "draw_round", lambda surface, light, at, hole: surface.blit(light, at))
            at_once(shown.drawing(whole, view, answered=answered))
        assert pixels(drawn) == pixels(whole)
