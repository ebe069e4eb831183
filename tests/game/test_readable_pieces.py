"""Pieces and figures in the city from three metres, near and far: what is drawn is measured."""

from itertools import product
from pathlib import Path

import pytest
from pygame import Rect

from engine import SECTORS
from game.input.devices import KEYBOARD
from tests.game.lines_drawn import Register
from tests.game.piece_sizes import live_in, measure, not_seen_of_the_cathedral, under_messages
from tests.game.readable_scenes import take_up
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open

INK, CUBE = 20, 26
"""Units: the least height of a figure's ink, and the least side of a cube."""
ROUNDING = 0.55
"""Pixels by which whole pixels may fall short."""

SMALL, USUAL, LARGE = (1280, 720), (1920, 1080), (3840, 2160)
CASES = (
    *((USUAL, players, 1.0) for players in (2, 3, 4, 5)),
    (SMALL, 3, 1.0),
    (SMALL, 5, 1.0),
    (LARGE, 3, 1.0),
    (LARGE, 5, 1.0),
    (USUAL, 4, 2.0),
    (USUAL, 5, 2.0),
    (SMALL, 5, 2.0),
)
LOOKS: tuple[tuple[str | None, bool], ...] = ((None, False), ("blue", True), ("blue", False))


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0][1]}-{case[1]}-{case[2]}")
def test_pieces_can_be_read_near_and_far(
    open_window: Open, tmp_path: Path, register: Register, case: tuple[tuple[int, int], int, float]
) -> None:
    size, players, text_scale = case
    window = open_window(size, title=False, tables=real_tables(), pace="instant", text_scale=text_scale)
    table = open_table(window, tmp_path, "play", players)
    top, surface = table.context.top, window.app.display.surface
    live_in(table.context.shown, players)
    short = ROUNDING / top.layout.u
    found: list[str] = []
    for look in LOOKS:
        top.look_at(look[0], look[1], at_once=True)
        table.stale = True
        window.advance(1 / 60)
        figures = measure(table, surface, register)
        whole = look == (None, False)
        small = figures.ink < INK - short or figures.cube < CUBE - short
        covered = figures.covered and not (whole and text_scale > 1)
        if text_scale == 1:
            found += under_messages(top.painter.drawn)
        if not whole:
            found += [f"{look}: {missing}" for missing in not_seen_of_the_cathedral(top)]
            prompt = top.layout.prompt.inflate(-1, -top.layout.px(12))
            pieces = (one for one in top.painter.drawn if one.kind != "window")
            found += [f"{look}: sliced {one}" for one in pieces if _half_below(one.box, prompt)]
        if small or covered or (whole and figures.wide < 0.6 and figures.high < 0.95):
            found.append(f"{look}: {figures}")
    assert not found, "\n".join(found)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE], ids=lambda size: str(size[1]))
def test_no_message_touches_a_cube_a_rat_or_a_count(
    open_window: Open, tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    window = open_window(size, title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "play", players)
    top, shown = table.context.top, table.context.shown
    top.look_at(None, False, at_once=True)
    found: set[str] = set()
    markets = list(shown.messages)
    for cubes, first in product((1, 2, 3, 4, 7), range(0, len(markets), players)):
        for at, player in enumerate(shown.players.values()):
            player.sectors = dict.fromkeys(SECTORS, cubes)
            player.rat = (3 * cubes + at) % 10
            player.friend = SECTORS[(cubes + at) % len(SECTORS)]
        for player, market in zip(shown.players.values(), markets[first:], strict=False):
            player.carriage = market  # its message gives way
        table.stale = True
        window.advance(1 / 60)
        found.update(under_messages(top.painter.drawn))
    assert not found, "\n".join(sorted(found))


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE], ids=lambda size: str(size[1]))
def test_no_message_hides_the_sign_of_the_own_harbour(
    open_window: Open, tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    window = open_window(size, title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, "play", players)
    top, shown = table.context.top, table.context.shown
    found = []
    for hand_up in (True, False):
        top.look_at("blue", hand_up, at_once=True)
        for market in shown.messages:
            shown.players["blue"].carriage = market  # its message gives way
            table.stale = True
            window.advance(1 / 60)
            own = [one for one in top.painter.drawn if one.seat == "blue" and not one.sector]
            (sign,) = (one.box for one in own if one.kind == "count")
            messages = [one.box for one in top.painter.drawn if one.kind == "message"]
            found += [market] if sign.collidelist(messages) >= 0 else []
    assert not found, "\n".join(found)


def _half_below(box: Rect, prompt: Rect) -> bool:
    """Whether the prompt hides more than a quarter of a piece."""
    hidden = box.clip(prompt)
    return hidden.width * hidden.height > 0.25 * box.width * box.height


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize(
    "case", [(USUAL, 4, 2.0), (USUAL, 2, 1.0), (SMALL, 5, 1.0)], ids=lambda case: f"{case[0][1]}-{case[1]}"
)
def test_the_key_hints_cover_no_piece_and_no_card(
    open_window: Open, tmp_path: Path, case: tuple[tuple[int, int], int, float]
) -> None:
    size, players, text_scale = case
    window = open_window(size, title=False, tables=real_tables(), pace="instant", text_scale=text_scale)
    for kind in ("draft", "play", "hire", "drive"):
        table = open_table(window, tmp_path, kind, players)
        top = table.context.top
        live_in(table.context.shown, players)
        if kind == "play":
            top.lying.on_show = table.context.shown.seats[-1], f"{table.context.shown.seats[-1]}.park"
        table.stale = True
        take_up(window, KEYBOARD)
        window.advance(0.1)
        legend = table.controls.focus_control.legend
        if legend is None:
            assert text_scale > 1, kind
            continue
        pieces = [piece for piece in top.painter.drawn if legend.colliderect(piece.box)]
        assert not pieces, f"{kind}: {pieces}"
        kept = [box for box, _ in top.layout.kept_places(len(top.hand.kept))]
        kept += [top.card_on_show[1]] if top.card_on_show else []
        assert legend.collidelist([*kept, *([top.layout.small_map] if top.focus else [])]) < 0, kind
        cards = [place.centre for place in top.hand.places()] if top.hand_up else []
        assert not any(legend.inflate(top.layout.card).collidepoint(centre) for centre in cards), kind
