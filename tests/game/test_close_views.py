"""Close views: the whole board where it is large enough, or a borough in a frame with cloth round it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pygame import Mask, Rect, Surface, mask

from engine import SECTORS
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city.daylight import move_on
from game.table.city.ground import bare_table
from game.table.city.landmarks import site
from game.table.city.piece_painter import COACHES, MESSAGES
from game.table.control import focus_targets
from game.table.hud import message_lens
from game.table.places.names import boxes
from game.table.places.number_places import in_window
from game.table.scene import TableScene
from game.table.tabletop import Tabletop
from tests.game.lines_drawn import Register
from tests.game.readable_tables import city_lines, open_table, real_tables
from tests.game.test_area_names import near
from tests.game.test_city import view_of
from tests.game.test_rats_at_home import artist_of
from tests.game.window import Open, Window
from tests.noted import noted


def table_of(open_window: Open, folder: Path, kind: str, **options: Any) -> tuple[Window, TableScene]:
    window = open_window((1280, 720), title=False, tables=real_tables(), pace="instant")
    return window, open_table(window, folder, kind, **options)


@pytest.mark.parametrize("kind", ["play", "draft"])
def test_with_three_players_the_whole_board_lies_between_prompt_and_hand(
    open_window: Open, tmp_path: Path, kind: str
) -> None:
    _, table = table_of(open_window, tmp_path, kind)
    top = table.context.top
    assert (top.focus, top.hand_up) == ("blue", True)
    room = top.layout.beneath_prompt
    room.height = top.layout.hand.bottom - room.top
    pieces = [piece for piece in top.painter.drawn if piece.kind != "window"]
    for market in top.shown.messages:
        assert any(piece.box.collidepoint(top.place_of(("market", market))) for piece in pieces), market
    assert all(room.contains(piece.box) for piece in pieces)
    hand = [place.centre[1] - top.layout.card[1] / 2 for place in top.hand.places()]
    assert max(piece.box.bottom for piece in pieces) < min(hand)
    assert [one.colour for one in top.banners] == list(top.shown.seats)
    assert all(room.contains(one.box) for one in top.banners)
    assert ("map", "") not in focus_targets.surroundings(top)


@pytest.mark.parametrize("players", [4, 5])
def test_the_hand_is_raised_where_a_borough_is_looked_at_from_near(
    open_window: Open, tmp_path: Path, players: int
) -> None:
    window, table = table_of(open_window, tmp_path, "play", players=players)
    top = table.context.top
    top.look_at(None, at_once=True)
    assert top.hand.rise == 0
    table.controls.dispatch.press(("plate", "green"))
    window.advance(2)
    assert top.focus == "green"
    assert top.hand.rise == 1
    table.controls.dispatch.press(("plate", "green"))
    window.advance(2)
    assert top.whole
    assert top.hand.rise == pytest.approx(0)


@pytest.mark.parametrize(("players", "least"), [(4, 1.2), (5, 1.4)])
def test_all_on_the_board_grows_with_a_borough_that_is_enlarged(players: int, least: float) -> None:
    top = near(players, (1920, 1080), 1.0, hand_up=False)
    own = top.shown.players["blue"]
    own.sectors, own.friend, own.carriage = dict.fromkeys(SECTORS, 1), "park", "blue.centre"
    sizes = []
    for borough in (None, "blue"):
        top.look_at(borough, at_once=True)
        plan, zoom, artist = top.plan, top.painter.zoom(top.camera), artist_of(top)
        drawn = [one for part in ("blue", MESSAGES, COACHES) for one in artist.part(top.shown, part).drawn]
        wide = {one.kind: one.box.width for one in drawn if one.kind in ("cube", "message", "carriage")}
        wide["friend"] = next(one.box.height for one in drawn if one.kind == "friend")
        wide["rats"] = next(one.box.height for one in drawn if one.kind == "count")
        wide["buildings"] = round(sum(site(plan, "blue", one, zoom)[2] for one in SECTORS) * zoom.scale)
        sizes.append(wide)
    whole, enlarged = sizes
    assert {kind for kind, size in whole.items() if enlarged[kind] < least * size} == set(), sizes


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=lambda size: str(size[1]))
def test_of_three_boroughs_none_is_enlarged_to_be_hardly_larger(size: tuple[int, int]) -> None:
    top = near(3, size, 1.0, hand_up=False)
    top.look_at(None, at_once=True)
    top.look_at("blue")
    assert not top.gliding
    top.look_at("green", at_once=True)
    assert (top.whole, top.plan.bottom) == (True, "green")
    assert top.camera.scale == top.wide_view.scale
    assert {borough for borough, _ in boxes(top.plan, top.painter.zoom(top.camera))} == {"green"}


def test_cards_stand_whole_beneath_a_borough_that_leaves_them_room(open_window: Open, tmp_path: Path) -> None:
    window = open_window((2560, 1080), title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "play", players=3)
    top = table.context.top
    table.controls.dispatch.press(("plate", "green"))
    window.advance(2)
    assert (top.focus, top.hand.rise) == ("green", 0)
    high = top.hand.card_size[1]
    edges = [(place.centre[1] - high / 2, place.centre[1] + high / 2) for place in top.hand.places()]
    left, above, _, tall = top.plan.borough_box("green")
    foot = top.on_screen((left, above + tall))[1]
    assert all(foot < upper and lower <= window.app.size[1] for upper, lower in edges)
    table.controls.dispatch.press(("plate", "green"))
    top.look_at(None, at_once=True)
    assert all(place.centre[1] > max(edges)[0] + high / 2 for place in top.hand.places())


@pytest.mark.parametrize(("players", "higher"), [(3, True), (4, False)])
def test_cards_stand_higher_beneath_a_whole_city_that_keeps_its_size(
    open_window: Open, tmp_path: Path, players: int, higher: bool
) -> None:
    _, table = table_of(open_window, tmp_path, "play", players=players)
    top = table.context.top
    top.look_at(None, at_once=True)
    left, above, _, tall = top.plan.box
    (x, _), (_, foot) = top.on_screen((left, above)), top.on_screen((left, above + tall))
    upper = min(place.centre[1] for place in top.hand.places()) - top.hand.card_size[1] / 2
    assert (upper < top.layout.tucked.top) is higher
    assert foot < upper + top.layout.px(4)
    if higher:
        assert x - top.camera.viewport.left < top.layout.px(8)


def test_the_hand_stays_tucked_beside_buttons(open_window: Open, tmp_path: Path) -> None:
    window, table = table_of(open_window, tmp_path, "donate", players=4)
    table.controls.dispatch.press(("plate", "blue"))
    window.advance(2)
    assert table.context.top.focus == "blue"
    assert not table.context.top.hand_up


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize(
    ("players", "humans", "focus"),
    [(2, 1, None), (3, 1, None), (3, 2, "blue"), (4, 1, None), (4, 2, "blue"), (5, 1, "blue")],
)
def test_one_person_sees_the_whole_city_of_up_to_four_at_any_question(
    open_window: Open, tmp_path: Path, players: int, humans: int, focus: str | None
) -> None:
    _, table = table_of(open_window, tmp_path, "friend", players=players, humans=humans)
    assert table.context.top.focus == focus


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_round_an_enlarged_borough_lies_nothing_but_cloth(players: int, size: tuple[int, int]) -> None:
    view = view_of(players)
    seats = [Seat(colour, colour, "human") for colour in view.seats]
    top = Tabletop(seats, 3, DisplayedBoard(view), size, Settings(text_scale=1.5 if players == 3 else 1.0))
    frame, surface, cloth = top.layout.near_frame, Surface(size), bare_table(size).copy()
    move_on(cloth, 0, top.painter.daylight.now(top.shown))
    outside = Mask(size, fill=True)
    outside.erase(Mask(frame.size, fill=True), frame.topleft)
    assert not frame.colliderect(Rect(top.layout.prompt))
    assert frame.bottom == size[1]

    def strange() -> int:
        """How many pixels outside the frame aren't cloth."""
        top.painter.draw(surface, top.shown, top.camera)
        same = mask.from_threshold(surface, (0, 0, 0), (2, 2, 2, 255), cloth)
        same.invert()
        return same.overlap_area(outside, (0, 0))

    top.look_at(None, at_once=True)
    top.look_at(top.shown.seats[0])
    seen = [strange() for _ in range(40) if top.step(1 / 60) and top.painter.nearness(top.camera) > 0.3]
    assert len(seen) > 10
    assert set(seen) == {0}
    assert top.painter.nearness(top.camera) == 1
    assert strange() == 0


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("players", "kind"), [(3, "play"), (4, "play"), (5, "play"), (2, "friend"), (3, "friend"), (4, "friend")]
)
def test_a_borough_has_all_of_its_names_or_none(
    open_window: Open, tmp_path: Path, players: int, kind: str
) -> None:
    with Register() as register:
        window, table = table_of(open_window, tmp_path, kind, players=players)
        names = Counter(text for text, _ in city_lines(window, table, register))
    words = ("Bank", "Cloister", "Harbour", "Hospital", "Hotel", "Park", "Residence")
    assert [names[word] for word in words] == 7 * [1]


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("rat", [0, 4, 9])
def test_the_sign_of_a_harbour_that_trays_cut_is_seen_whole(
    open_window: Open, tmp_path: Path, rat: int
) -> None:
    with Register() as register:
        window, table = table_of(open_window, tmp_path, "play", players=5)
        top, clear = table.context.top, table.context.top.layout.beneath_prompt
        jetty = in_window(top.camera, top.plan.harbour("green").jetty)
        assert jetty.left < clear.left < jetty.right
        top.shown.players["green"].rat = rat
        lines = city_lines(window, table, register)
    own = [one for one in top.painter.drawn if one.seat == "green" and one.box.colliderect(jetty)]
    (sign,) = (one.box for one in own if one.kind == "count")
    (its_rat,) = (one.box for one in own if one.kind == "rat")
    assert clear.contains(sign)
    assert sign.contains(its_rat)
    assert [text for text, box in lines if sign.collidepoint(Rect(box).center)] == [str(rat)]


def test_the_tail_of_a_messages_lens_keeps_off_pieces(open_window: Open, tmp_path: Path) -> None:
    _, table = table_of(open_window, tmp_path, "collect")
    layout = table.context.top.layout
    market, room = Rect(600, 340, 60, 60), Rect(320, 130, 740, 440)
    free = message_lens.place(layout, market, room, (), ())
    towards = (free.centerx + market.centerx) // 2, (free.centery + market.centery) // 2
    beside = [free.center, (towards[0], towards[1])]
    box = message_lens.place(layout, market, room, beside, ())
    for x, y in beside:
        piece = Rect(x - 4, y - 4, 8, 8)
        assert not box.colliderect(piece)
        assert not piece.clipline(box.center, market.center)


def test_the_place_of_a_messages_lens_is_found_once_for_all_that_it_depends_on(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = table_of(open_window, tmp_path, "collect")
    layout = table.context.top.layout
    market, room = Rect(600, 340, 60, 60), Rect(320, 130, 740, 440)
    measured = noted(monkeypatch, message_lens, "dist", lambda a, b: a)
    first = message_lens.place(layout, market, room, (), ())
    assert measured
    measured.clear()
    message_lens.place(layout, market, room, (), ()).move_ip(9, 9)  # the caller's own
    assert message_lens.place(layout, market, room, (), ()) == first
    assert not measured
    assert message_lens.place(layout, market, room, [first.center], ()) != first
    assert message_lens.place(layout, market, room, (), [first]) != first
    assert message_lens.place(layout, market.move(60, 0), room, (), ()) != first
