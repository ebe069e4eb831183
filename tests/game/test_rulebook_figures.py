"""The rule book's figures: what they show agrees with the engine and with the words beside them."""

import re
from collections import Counter
from typing import Any
from unittest import mock

import pygame
import pytest
from pygame import Surface

from engine import EDITIONS, Game, Options, Position, SeatPosition
from engine import events as e
from game.screens.rules import rulebook
from game.screens.rules.examples import EXAMPLES, numbers, worked
from game.screens.rules.figures import Cell, Figure, Gallery, Row
from game.screens.rules.illustrations import FIGURES, figure_rows
from game.screens.rules.rules import RulesScene
from game.screens.rules.table_figure import DETAILS, SIGNS, sign_cell
from game.screens.rules.worked_example import CLAIRE, LUKE, STEPHANIE, WILLIAM
from game.table.city.piece_painter import Drawn
from game.table.city.still_picture import StillPicture
from game.ui.sprites import Sprites
from game.ui.theme import Style
from game.words import languages, set_language
from tests.game.window import Window

ANNIVERSARY = EDITIONS["anniversary"]
STYLE = Style(0.5)
INK = (20, 10, 5)

PRINTED: dict[str, tuple[int, ...]] = {
    "empty": (2, 3),
    "cloister": (2, 3, 4),
    "hotel": (2, 3),
    "friend": (2, 3),
    "ride": (2,),
    "neighbours": (2,),
    "fool": (2, 3),
    "advocate": (5, 6),
    "beggarking": (4, 5, 7, 2),
    "guard": (5, 6),
    "nine": (7, 2, 4, 9),
    "park": (3, 1, 4, 5, 2, 6, 9),
    "coachman": (8, 4, 2, 1),
    "plague": (3, 6, 4, 5, 7, 10, 9, 2),
    "doctor": (6, 7, 5, 11),
    "cathedral": (10, 3, 6),
}
"""What the examples of the printed rules come to."""


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))


def _blocks(options: Options) -> list[rulebook.Block]:
    return [block for chapter in rulebook.chapters(options) for block in chapter.blocks]


def _told(options: Options = ANNIVERSARY) -> dict[str | None, str]:
    """The words of each example."""
    return {block.picture: block.text for block in _blocks(options) if block.kind == rulebook.EXAMPLE}


def _cells(rows: tuple[Row, ...]) -> list[Cell]:
    return [cell for row in rows for group in row.groups for cell in group]


def _drawn(name: str, options: Options = ANNIVERSARY) -> tuple[Surface, list[tuple[Drawn, ...]]]:
    """A figure drawn to the end, and the pieces in each of its pictures of the city."""
    pieces: list[tuple[Drawn, ...]] = []
    lay = StillPicture.lay

    def noted(still: StillPicture, *args: Any) -> Sprites:
        laid = lay(still, *args)
        pieces.append(still.drawn)
        return laid

    figure, gallery = Figure(figure_rows(name, options), 600, STYLE), Gallery(STYLE)
    leaf = Surface((600, figure.height))
    with mock.patch.object(StillPicture, "lay", noted):
        figure.draw(leaf, (0, 0), INK, gallery)
        while gallery.busy:
            gallery.paint(0.05)
    figure.draw(leaf, (0, 0), INK, gallery)
    return leaf, pieces


@pytest.mark.parametrize("language", languages())
def test_an_example_comes_to_what_the_printed_rules_say(language: str) -> None:
    set_language(language)
    texts = _told()
    for name, printed in PRINTED.items():
        told = set(map(int, re.findall(r"\d+", texts[name])))
        assert told >= set(printed), texts[name]
        assert told >= {number for key, number in numbers(ANNIVERSARY).items() if key.startswith(f"{name}_")}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coachman_pays_what_the_messages_of_the_edition_pay(edition: str) -> None:
    told = worked(EDITIONS[edition])["coachman"].numbers
    assert told["coachman_cube"] == 2 * EDITIONS[edition].message_cube_prestige
    text = _told(EDITIONS[edition])["coachman"]
    assert f"{told['coachman_cube']} prestige and 2 cubes" in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hotel_doubles_at_the_influence_of_the_edition(edition: str) -> None:
    told = worked(EDITIONS[edition])["hotel"].numbers
    assert told["hotel_two_influence"] == EDITIONS[edition].hotel_double_at
    assert (told["hotel_one"], told["hotel_two"]) == (1, 2)
    text = _told(EDITIONS[edition])["hotel"]
    assert f"it will be {EDITIONS[edition].hotel_double_at}: he chooses twice" in text


def test_the_cube_of_the_empty_cache_came_from_the_hospital() -> None:
    before, after = (view.players[CLAIRE] for view in worked(ANNIVERSARY)["empty"].views.values())
    assert before.cache == after.cache == 0
    assert (before.sectors["hospital"], before.cathedral) == (2, 0)
    assert (after.sectors["hospital"], after.cathedral) == (1, 1)
    assert after.supply == before.supply


def test_a_ride_of_two_steps_leaves_out_the_colour_that_is_held() -> None:
    example = worked(ANNIVERSARY)["ride"]
    view, open_markets = example.views["now"], example.open_markets["now"]
    assert view.players[LUKE].influence("carriage") == 2
    assert [colour for colour, _ in view.players[LUKE].messages] == [WILLIAM]
    assert {view.messages[market][0] for market in open_markets} == {LUKE, CLAIRE, STEPHANIE}
    assert len(open_markets) == example.numbers["ride_open"] > 0
    assert example.numbers["ride_barred"] == 3


def test_the_neighbours_are_two_messages_an_empty_market_and_a_carriage() -> None:
    example = worked(ANNIVERSARY)["neighbours"]
    view, told = example.views["now"], example.numbers
    there = {market: market in view.messages for market in example.open_markets["now"]}
    assert len(there) == told["neighbours_markets"] == told["neighbours_messages"] + told["neighbours_empty"]
    assert sum(there.values()) == told["neighbours_messages"] == 2
    assert view.players[LUKE].carriage in there


def test_the_friend_stands_in_the_bank_afterwards() -> None:
    views = worked(ANNIVERSARY)["friend"].views
    assert views["before"].players[WILLIAM].friend is None
    assert views["after"].players[WILLIAM].friend == "bank"
    assert views["after"].players[WILLIAM].coins - views["before"].players[WILLIAM].coins == 3


def test_the_fool_leaves_the_bank_for_the_carriage_house() -> None:
    before, after = (view.players[CLAIRE] for view in worked(ANNIVERSARY)["fool"].views.values())
    assert before.sectors["bank"] - after.sectors["bank"] == 1
    assert after.sectors["carriage"] - before.sectors["carriage"] == 1


def test_a_rat_marker_on_nine_loses_nothing() -> None:
    seat = SeatPosition(rat=4, prestige=8, cubes={"hospital": 1, "bank": 2}, friend="hospital")
    persons = ("minstrel", "monk", "cityguard")
    game = Game.from_position(
        Position(seats=(WILLIAM, LUKE), players={WILLIAM: seat}, phase="hire", persons=persons, first=WILLIAM)
    )
    happened = [event for who in (WILLIAM, LUKE) for event in game.play(f"{who} pass")]
    assert not [event for event in happened if isinstance(event, e.PrestigeLost) and event.seat == WILLIAM]
    views = worked(ANNIVERSARY)["nine"].views
    assert views["after"].players[WILLIAM].sectors == views["before"].players[WILLIAM].sectors


def test_what_a_seat_gains_stands_below_the_picture() -> None:
    icons = {
        name: {
            label.icons
            for cell in _cells(figure_rows(name, ANNIVERSARY))
            for label in cell.labels
            if label.icons
        }
        for name in ("empty", "cloister", "hotel", "friend", "advocate", "beggarking", "guard", "nine")
    }
    assert icons == {
        "empty": {"prestige[3]"},
        "cloister": {"cube cube cube"},
        "hotel": {"coin", "cube cube"},
        "friend": {"coin coin coin"},
        "advocate": {"prestige[6]"},
        "beggarking": {"prestige[5]", "prestige[2]"},
        "guard": {"prestige[6]"},
        "nine": {"4 > 9"},
    }


def test_only_the_missing_colour_may_be_taken_until_the_set_is_complete() -> None:
    example = worked(ANNIVERSARY)["carriage"]
    colours = {
        moment: {view.messages[market][0] for market in example.open_markets[moment]}
        for moment, view in example.views.items()
    }
    assert colours == {"before": {LUKE}, "after": {STEPHANIE, CLAIRE, LUKE, WILLIAM}}


def test_the_plague_of_the_example_is_that_of_any_game() -> None:
    seats = {LUKE: SeatPosition(rat=3), CLAIRE: SeatPosition(rat=5, cubes={"hospital": 3}, friend="hospital")}
    persons = ("fool", "hostess", "bishop")
    game = Game.from_position(
        Position(seats=(LUKE, CLAIRE), players=seats, phase="hire", persons=persons, first=LUKE)
    )
    moved = [event for seat in (LUKE, CLAIRE) for event in game.play(f"{seat} pass")]
    rats = {event.seat: event.to for event in moved if isinstance(event, e.RatMoved)}
    told = worked(ANNIVERSARY)["plague"].numbers
    assert rats == {LUKE: told["plague_luke_to"], CLAIRE: told["plague_claire_to"]}


def test_pieces_in_the_pictures_are_those_of_the_text() -> None:
    _, pictures = _drawn("park")
    cubes = [Counter(one.seat for one in pieces if one.kind == "cube") for pieces in pictures]
    told = worked(ANNIVERSARY)["park"].numbers
    park, before, after = (each[STEPHANIE] for each in cubes)
    # A picture of an area shows what stands there, and what stands beside it in the same borough.
    assert park >= told["park_cubes"]
    assert after - before == 1
    _, pictures = _drawn("cathedral")
    given, left = (Counter(one.seat for one in pieces if one.kind == "cube") for pieces in pictures)
    assert given == {CLAIRE: 2, LUKE: 1}
    assert not left


def test_the_arrow_of_a_rat_leads_to_where_the_engine_moved_it() -> None:
    icons = {
        label.icons
        for cell in _cells(figure_rows("plague", ANNIVERSARY))
        for label in cell.labels
        if label.icons
    }
    assert icons >= {"3 > 6", "4 > 5", "5 > 4", "5 > 9", "−2 prestige | −1 cube"}


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_is_painted(name: str) -> None:
    leaf, _ = _drawn(name)
    assert leaf.get_bounding_rect().width > 300


def test_there_is_a_plan_for_every_number_of_players() -> None:
    words = [label.words for cell in _cells(figure_rows("plans", ANNIVERSARY)) for label in cell.labels]
    assert words == ["2 players", "3 players", "4 players", "5 players"]


@pytest.mark.parametrize("language", languages())
def test_every_number_in_a_figure_has_its_words(language: str) -> None:
    set_language(language)
    book = {chapter.name: chapter.blocks for chapter in rulebook.chapters(ANNIVERSARY)}
    pictures = {name: [block.picture or "" for block in book[name]] for name in ("cards", "screen")}
    legend = {
        name: [one.removeprefix(rulebook.NUMBER) for one in those if one.startswith(rulebook.NUMBER)]
        for name, those in pictures.items()
    }
    assert legend["screen"] == [str(number) for number in range(1, len(SIGNS) + 1)]
    assert legend["cards"] == list("123456789")
    shown = [one.removeprefix("sign/") for one in pictures["screen"] if one.startswith(rulebook.SIGN)]
    assert shown == list(DETAILS)


@pytest.mark.parametrize("name", DETAILS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_sign_is_on_the_table(name: str, scale: float) -> None:
    _, (width, height) = sign_cell(name, ANNIVERSARY, Style(0.5, scale))
    assert width >= 12
    assert height >= 12


def test_every_example_has_a_figure() -> None:
    told = [block.picture for block in _blocks(ANNIVERSARY) if block.kind == rulebook.EXAMPLE]
    assert set(told) == set(EXAMPLES)
    figures = [block.picture for block in _blocks(ANNIVERSARY) if block.kind == rulebook.FIGURE]
    assert {*told, *figures} == set(FIGURES)


def test_the_book_paints_what_is_visible_by_and_by(window: Window) -> None:
    window.app.push(RulesScene())
    window.click("notredame")
    window.press("end")
    blank = window.picture()
    scene = window.showing(RulesScene)
    while scene.gallery.busy:
        window.advance(0.1)
    assert window.picture() != blank
