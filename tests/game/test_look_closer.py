"""Looking closer at what stands on the table, and at boroughs by what lies on their trays."""

import pytest

from game.app.program import RealTables
from game.decisions.gestures import Thing
from game.table.scene import TableScene
from tests.game.lines_drawn import Register
from tests.game.window import Open, Window, app_of


@pytest.fixture
def table(open_window: Open) -> tuple[Window, TableScene]:
    """A game of Anna with two bots, in which she is asked to keep a card."""
    window = open_window(tables=RealTables(), pace="instant")
    scene = window.begin("Anna, bot:random, bot:random", seed=3)
    while scene.context.pending is None or scene.context.busy:
        window.advance(1 / 60)
    return window, scene


def other(scene: TableScene) -> str:
    return next(seat for seat in scene.context.shown.seats if seat not in scene.session.humans)


def told(scene: TableScene) -> str:
    """What the open sheet says."""
    assert scene.context.sheet is not None
    with Register() as register:
        surface = app_of(scene.host).display.surface
        scene.context.sheet.draw(surface, scene.context.top.layout, scene.context.shown)
        return " ".join(line.text for line in register.on(surface))


@pytest.mark.parametrize("what", ["coins", "cache"])
def test_pressing_anothers_coins_looks_at_that_borough(table: tuple[Window, TableScene], what: str) -> None:
    window, scene = table
    seat = other(scene)
    window.click(scene.context.top.place_of((what, seat)))
    assert scene.context.top.focus == seat
    assert scene.context.caption == "Esmeralda’s borough"


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("message", "prestige"),
        ("carriage", "Influence in the carriage house: 0"),
        ("plate", "Press it to look at the borough"),
        ("coins", "Cubes: 4 in the cache, 10 in the supply"),
        ("cache", "Cubes: 4 in the cache, 10 in the supply"),
    ],
)
def test_a_right_click_tells_what_it_is(table: tuple[Window, TableScene], kind: str, says: str) -> None:
    window, scene = table
    seat = other(scene)
    thing: Thing = (kind, seat)
    if kind == "message":
        thing = ("market", next(iter(scene.context.shown.messages)))
    window.move_to(scene.context.top.place_of(thing))
    window.button_down(3)
    window.button_up(3)
    assert says in told(scene)
    window.press("escape")
    assert scene.context.sheet is None


@pytest.mark.parametrize("kind", ["market", "carriage", "plate"])
def test_keys_open_the_same_sheets(table: tuple[Window, TableScene], kind: str) -> None:
    window, scene = table
    seat = other(scene)
    scene.context.camera.look_at(seat)
    window.advance(0.2)
    window.press("right")  # the focus is shown
    wanted: Thing = (kind, f"{seat}.centre") if kind == "market" else (kind, seat)
    assert wanted in {spot.thing for spot in scene.controls.focus_control.spots()}
    scene.controls.focus_control.focus(wanted)
    window.press("i")
    assert ("There is no message here now" in told(scene)) == (kind == "market")
    window.press("i")
    assert scene.context.sheet is None


def test_no_card_lies_beneath_the_words_that_close_a_sheet(table: tuple[Window, TableScene]) -> None:
    window, scene = table
    layout, surface = scene.context.top.layout, app_of(scene.host).display.surface
    scene.context.camera.home()
    window.advance(1)
    place = layout.hand.move(0, round(layout.hand.height * 0.6)).clip(layout.safe)
    place.width //= 4  # beside the words, which stand in the middle

    def brightest() -> int:
        across, down = range(place.left, place.right, 3), range(place.top, place.bottom, 3)
        return max(max(surface.get_at((x, y))[:3]) for x in across for y in down)

    assert brightest() > 200
    scene.context.close_up(("person", scene.context.shown.persons[0]))
    window.advance(1 / 60)
    assert brightest() < 110  # wood beneath the sheet; a card there has 140
