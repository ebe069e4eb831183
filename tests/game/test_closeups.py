"""Close-ups: everybody's influence, letters as large as the setting promises, an empty market."""

from random import Random

import pytest
from pygame import Rect, Surface

from engine import COLOURS, MARKETS, Game, View
from game.decisions.forecast import Forecast, situation
from game.decisions.gestures import Thing
from game.match.board import DisplayedBoard
from game.table.hud.influence_table import PLACES, influence_in
from game.table.hud.layout import Layout
from game.table.hud.sheets import about
from game.tutorial.bubble import tip
from game.ui import pictures
from game.words import languages, set_language
from tests.game.lines_drawn import Line, Register
from tests.noted import noted

pytestmark = pytest.mark.usefixtures("small_window")

NAMES: dict[str, str] = dict(
    zip(COLOURS, ("Anna", "Quasimodo", "Esmeralda", "Gringoire", "ヒカリ"), strict=True)
)
LEAST = 26
"""The least size of letters that anybody has to read, in units of the 1080p design."""


def view_in_play(seed: int, players: int, edition: str = "anniversary") -> View:
    """The view of a seat that is asked for a card in the second period of a random game."""
    game, random = Game.new(COLOURS[:players], seed, edition), Random(seed)
    while True:
        colour = random.choice(game.to_move)
        decision = game.decision(colour)
        assert decision is not None
        if decision.kind == "play" and game.view().round > 3:
            return game.view(colour)
        game.play(random.choice(decision.options))


def lines_of(thing: Thing, view: View, layout: Layout, now: str = "") -> list[Line]:
    """The lines of a thing's close-up as it is drawn."""
    sheet = about(thing, DisplayedBoard(view), NAMES, now)
    assert sheet is not None
    surface = Surface(layout.size)
    with Register() as register:
        sheet.draw(surface, layout, DisplayedBoard(view))
        return list(register.on(surface))


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_trays_close_up_has_everybodys_influence(players: int, scale: float) -> None:
    view = view_in_play(11, players)
    layout = Layout((1280, 720), scale, seats=players)
    lines = lines_of(("plate", view.seats[-1]), view, layout)
    figures = [line for line in lines if line.text in "0123456789–"]
    rows = sorted({line.box.centery for line in figures})
    shown = [
        [int(line.text) if line.text != "–" else 0 for line in sorted(row, key=lambda line: line.box.x)]
        for row in _grouped(figures, rows, round(20 * layout.u))
    ]
    assert shown == [[influence_in(view.players[seat], place) for seat in view.seats] for place in PLACES]
    assert all(line.size >= round(LEAST * layout.u * scale) - 1 for line in figures)


def _grouped(lines: list[Line], heights: list[int], apart: int) -> list[list[Line]]:
    rows: list[list[Line]] = []
    for height in heights:
        found = [line for line in lines if line.box.centery == height]
        if rows and abs(rows[-1][0].box.centery - height) < apart:
            rows[-1] += found
        else:
            rows.append(found)
    return rows


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
def test_the_longest_close_up_has_letters_of_the_promised_size(language: str) -> None:
    set_language(language)
    view = view_in_play(3, 3, "bluebear")
    layout = Layout((1280, 720), 2.0, seats=3)
    forecast = Forecast(view, view.decisions[view.viewers[0]])
    for kind in ("carriage", "notredame", "bank"):
        thing = ("card", f"{view.viewers[0]}.{kind}")
        lines = lines_of(thing, view, layout, situation(forecast, thing))
        words = [line for line in lines if len(line.text) > 12 and not line.printed]
        assert words
        least = round(LEAST * layout.u * 2)
        assert all(line.size >= least - 1 for line in words), (kind, [line.size for line in words])


def test_an_empty_market_shows_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_in_play(5, 3)
    market = next(
        f"{seat}.{one}" for seat in view.ring for one in MARKETS if f"{seat}.{one}" not in view.messages
    )
    drawn = noted(monkeypatch, pictures, "svg", lambda name, width, height: name)
    lines = lines_of(("market", market), view, Layout((1280, 720), 1.0, seats=3))
    assert "There is no message here now." in " ".join(line.text for line in lines)
    assert "icons/message" not in drawn
    assert not any(name.startswith("messages/") for name in drawn)


def test_a_bubbles_tail_reaches_what_it_is_about_or_is_not_there() -> None:
    body = Rect(400, 300, 400, 160)
    for far in range(0, 700, 10):
        target = (600.0, body.bottom + float(far))
        found = tip(body, target, 1.0)
        if found is not None:
            assert target[1] - found[2][1] < 12
    assert tip(body, (600.0, body.bottom + 60.0), 1.0) is not None
    assert tip(body, (600.0, body.bottom + 400.0), 1.0) is None
