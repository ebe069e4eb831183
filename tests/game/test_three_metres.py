"""Read from three metres: how high the ink of a table's words is at 1080 lines, and what a caption covers."""

from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.input.devices import KEYBOARD
from game.table.scene import TableScene
from game.words.cards import TITLE_WORDS
from tests.game.lines_drawn import Line, Register
from tests.game.piece_sizes import share
from tests.game.readable import on_top
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open, Window

HIGH, INK = "bdfhklt", 22
"""Letters as high as can be, and the height of the ink of a word with one of them, in pixels."""
SMALLER = ("Back", "Enter")
"""What stands on key caps, or beside them in a narrow place."""


def shown(open_window: Open, folder: Path, kind: str, players: int) -> tuple[Window, TableScene]:
    window = open_window((1920, 1080), title=False, tables=real_tables(), pace="instant")
    table = open_table(window, folder, kind, players)
    window.app.devices.last = KEYBOARD
    for _ in range(3):
        table.stale = True
        window.advance(0.2)
    return window, table


@pytest.mark.parametrize(("kind", "players"), [("play", 2), ("play", 4), ("hire", 3), ("draft", 4)])
def test_the_words_of_a_table_are_read_from_three_metres(
    open_window: Open, tmp_path: Path, kind: str, players: int
) -> None:
    with Register() as register:
        window, table = shown(open_window, tmp_path, kind, players)
        lines = on_top(register.on(window.app.display.surface), 1.0)
    layout, own = table.context.top.layout, table.context.top.focus is not None

    def is_read(line: Line) -> bool:
        if layout.kept_cards.colliderect(line.box) and not layout.hints.colliderect(line.box):
            return False
        in_city = layout.beneath_prompt.contains(line.box)
        return (own or not in_city) and line.text not in SMALLER and any(map(HIGH.__contains__, line.text))

    small = {line.text: line.box.height for line in lines if is_read(line) and line.box.height < INK - 0.5}
    assert not small


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_caption_makes_way_for_messages_and_carriages(
    open_window: Open, tmp_path: Path, players: int
) -> None:
    _, table = shown(open_window, tmp_path, "play", players)
    top = table.context.top
    told, teller = table.context.shown_caption
    line = top.caption(told, teller)
    assert told
    place = top._caption_place(object(), line.get_size())
    middle = Rect((0, 0), line.get_size())
    middle.midtop = top.layout.caption.midtop
    assert top.layout.caption.inflate(2, 2).contains(place)

    def covered(where: Rect) -> int:
        parts = (one.box.clip(where) for one in top.painter.drawn if one.kind != "window")
        return sum(part.width * part.height for part in parts)

    assert covered(place) <= covered(middle)
    if players < 5:  # there a long caption finds no free room
        worst = max(share(one.box, place) for one in top.painter.drawn if one.kind != "window")
        assert worst < 0.2, "a caption hides more than a message's rim"


def test_the_name_on_a_kept_card_is_read_from_three_metres(open_window: Open, tmp_path: Path) -> None:
    with Register() as register:
        window, table = shown(open_window, tmp_path, "draft", 5)
        lines = on_top(register.on(window.app.display.surface), 1.0)
    top = table.context.top
    assert top.hand.kept
    (place, _) = top.layout.kept_places(1)[0]
    names = [line for line in lines if place.contains(line.box) and any(map(HIGH.__contains__, line.text))]
    assert names
    assert all(line.box.height >= 20 for line in names), [(line.text, line.box) for line in names]


def test_the_city_of_three_is_large_above_a_draft(open_window: Open, tmp_path: Path) -> None:
    _, table = shown(open_window, tmp_path, "draft", 3)
    top = table.context.top
    assert top.whole
    assert top.hand.rise == 1
    left, high, width, tall = top.plan.box
    x, y = top.camera.to_screen((left, high))
    city = Rect(round(x), round(y), round(width * top.camera.scale), round(tall * top.camera.scale))
    assert city.width * city.height >= 0.3 * 1920 * 1080
    assert top.layout.prompt.bottom < city.top
    messages = [one.box for one in top.painter.drawn if one.kind == "message"]
    cards = min(place.centre[1] for place in top.layout.hand_places(3)) - top.layout.card[1] / 2
    assert messages
    assert all(box.bottom - cards < 0.2 * box.height for box in messages), "cards hide more than a rim"


@pytest.mark.parametrize(("kind", "players"), [("drive", 4), ("play", 5)])
def test_the_names_of_tucked_cards_are_read(
    open_window: Open, tmp_path: Path, kind: str, players: int
) -> None:
    with Register() as register:
        window, table = shown(open_window, tmp_path, kind, players)
        top = table.context.top
        top.look_at(None, False, at_once=True)
        table.stale = True
        window.advance(0.2)
        lines = on_top(register.on(window.app.display.surface), 1.0)
    assert top.hand.rise == 0
    names = [TITLE_WORDS.say(card.split(".")[1]) for card in top.hand.cards]
    assert names
    screen = window.app.display.surface.get_rect()
    read = [line.text for line in lines if screen.contains(line.box) and line.box.height >= INK]
    assert not set(names) - set(read)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_hand_beneath_the_whole_city_is_large_and_hides_only_its_wall(
    open_window: Open, tmp_path: Path, players: int
) -> None:
    _, table = shown(open_window, tmp_path, "play", players)
    top = table.context.top
    top.look_at(None, False, at_once=True)
    wide, tall = top.hand.card_size
    top.hand.hover = None
    cards = [Rect(0, 0, wide, tall).move_to(center=place.centre) for place in top.hand.places()]
    assert wide >= 240
    assert all(top.layout.rack.top - card.top >= 160 for card in cards)
    assert min(card.left for card in cards) > top.layout.hints.right
    top.painter.draw(Surface((1920, 1080)), top.shown, top.camera)
    pieces = [one.box for one in top.painter.drawn if one.kind != "window"]
    assert all(box.collidelist(cards) < 0 and box.top > top.layout.prompt.bottom for box in pieces)
    assert not any(one.box.colliderect(card) for one in top.banners for card in cards)


@pytest.mark.parametrize(("players", "least"), [(2, 27), (4, 26), (5, 21)])
def test_what_is_read_every_turn_is_higher_still(
    open_window: Open, tmp_path: Path, players: int, least: int
) -> None:
    with Register() as register:
        window, table = shown(open_window, tmp_path, "play", players)
        lines = on_top(register.on(window.app.display.surface), 1.0)
    top = table.context.top
    rats = [top.trays.rect_of(seat, "rat") for seat in top.shown.seats]
    figures = [line for line in lines if line.text.isdigit() and any(rat.contains(line.box) for rat in rats)]
    assert len(figures) >= players
    assert all(line.box.height >= least for line in figures), [line.box for line in figures]
    (asked,) = (line for line in lines if top.layout.prompt.contains(line.box))
    assert asked.size >= 42
