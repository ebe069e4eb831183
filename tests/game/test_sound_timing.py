"""Sounds keep time with what is seen: a landing is heard when and where it lands."""

from pathlib import Path
from typing import get_args

import pytest

import game
from engine import Game
from engine.events import PlagueStruck
from engine.names import Colour
from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.audio import sound
from game.audio.sound import EFFECTS, Sounds
from game.table.motion.acts import acts_for
from game.table.motion.animator import SPEEDS
from game.table.motion.flight import STRIDE, Flight
from game.table.scene import TableScene
from game.ui.easing import ease, eased_at
from tests.game.window import Open, app_of, finished_session

pytestmark = pytest.mark.same_pictures

Heard = list[tuple[str, float]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Whatever the program wants to be heard, and where from left (-1) to right (1)."""
    heard: Heard = []
    monkeypatch.setattr(Sounds, "play", lambda self, name, pan=0.0: heard.append((name, pan)))
    return heard


def watch(open_window: Open, **settings: object) -> TableScene:
    """Three bots play at a table."""
    window = open_window((640, 360), tables=RealTables(), title=False, **settings)
    return window.begin("bot:random, bot:random, bot:random", seed=3)


def nothing(surface: object, at: object, height: object) -> None:
    """What flies needs no picture here."""


# --- touches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.0, 0.1, 0.25, 0.5, 0.8, 1.0])
def test_when_a_share_of_the_way_is_done(share: float) -> None:
    assert ease(eased_at(share)) == pytest.approx(share)


@pytest.mark.parametrize(
    "flight",
    [
        Flight(((0.0, 0.0), (300.0, 40.0)), travel=0.4, start=0.2, arc=50, paint=nothing),
        Flight(((0.0, 0.0), (90.0, 0.0), (120.0, 60.0), (400.0, 60.0)), travel=0.9, hops=True, paint=nothing),
    ],
)
def test_it_is_heard_where_and_when_it_lies_on_the_table(flight: Flight) -> None:
    assert flight.touches
    for time, point in flight.touches:
        place, height = flight.at(time)
        assert place == pytest.approx(point, abs=1.0)
        assert height == pytest.approx(0.0, abs=0.02)
    assert flight.touches[-1][1] == flight.points[-1]


def test_a_carriage_is_heard_stride_by_stride_while_it_rolls() -> None:
    road = ((0.0, 0.0), (200.0, 0.0), (200.0, 300.0))
    flight = Flight(road, travel=1.5, high=0.0, trots=True, paint=nothing)
    times = [time for time, _ in flight.touches]
    assert len(times) == round(1.5 / STRIDE)
    assert times == sorted(times)
    assert times[0] == pytest.approx(0.0)
    assert times[-1] < flight.duration
    assert [point for _, point in flight.touches] == [flight.at(time)[0] for time in times]


def test_what_floats_above_the_table_touches_nothing() -> None:
    assert Flight(((0.0, 0.0), (0.0, -70.0)), travel=0.8, high=0.0, paint=nothing).touches == []


# --- at the table ------------------------------------------------------------------------------------


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.usefixtures("undrawn")
def test_landings_are_heard_as_they_land(
    pace: str, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[TableScene] = []
    landed: set[str] = set()

    def listen(self: Sounds, name: str, pan: float = 0.0) -> None:
        animator = tables[0].context.animator if tables else None
        if animator is None or name not in [showing.act.landing for showing in animator.showing]:
            return
        late = [
            showing.time - time
            for showing in animator.showing
            if showing.act.landing == name
            for thing in showing.flying
            for time, _ in thing.touches
        ]
        assert any(-1e-6 <= by <= STEP * SPEEDS[pace] + 1e-6 for by in late), (name, late)
        assert -1 <= pan <= 1
        landed.add(name)

    monkeypatch.setattr(Sounds, "play", listen)
    tables.append(watch(open_window, pace=pace))
    app_of(tables[0].host).advance(45 / SPEEDS[pace])
    assert landed >= {"card_lay", "cube_place", "coin"}


@pytest.mark.usefixtures("undrawn")
def test_each_borough_is_heard_from_where_it_lies(open_window: Open, heard: Heard) -> None:
    context = watch(open_window).context
    context.animator.skip(everything=True)
    width = context.top.size[0]
    pans = []
    view = context.screen.view()
    for seat in (colour for colour in get_args(Colour) if colour in view.players):
        context.animator.show([PlagueStruck(seat)], view)
        heard.clear()
        context.animator.step(STEP)
        (pan,) = (pan for name, pan in heard if name == "plague_knell")
        assert pan == pytest.approx(2 * context.top.pile(seat)[0] / width - 1)
        pans.append(pan)
        context.animator.skip(everything=True)
    assert len({round(pan, 2) for pan in pans}) > 1


@pytest.mark.usefixtures("undrawn")
def test_an_act_is_heard_from_where_it_begins(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[TableScene] = []
    pans: list[float] = []

    def listen(self: Sounds, name: str, pan: float = 0.0) -> None:
        animator = tables[0].context.animator if tables else None
        showing = animator.showing[-1] if animator and animator.showing else None
        if showing is None or name != showing.act.sound or not showing.flying:
            return
        x = showing.flying[0].points[0][0]
        assert pan == pytest.approx(2 * x / tables[0].context.top.size[0] - 1)
        pans.append(pan)

    monkeypatch.setattr(Sounds, "play", listen)
    tables.append(watch(open_window, pace="fast"))
    app_of(tables[0].host).advance(8)
    assert len({round(pan, 1) for pan in pans}) > 1


@pytest.mark.usefixtures("undrawn")
def test_a_press_that_skips_is_answered_by_one_landing_at_most(open_window: Open, heard: Heard) -> None:
    table = watch(open_window)
    for _ in range(60 * 60):
        act = table.context.animator.act
        if act is not None and act.landing == "cube_place" and table.context.animator.progress < 0.3:
            break
        app_of(table.host).advance(STEP)
    heard.clear()
    assert table.controls.flow.advance()
    assert [name for name, _ in heard] == ["cube_place"]


@pytest.mark.usefixtures("undrawn")
def test_at_once_means_in_silence(open_window: Open, heard: Heard) -> None:
    table = watch(open_window, pace="instant")
    heard.clear()
    app_of(table.host).advance(5)
    assert table.session.record.moves
    assert heard == []


@pytest.mark.usefixtures("undrawn")
def test_without_motion_landings_are_heard_one_at_a_time(open_window: Open, heard: Heard) -> None:
    table = watch(open_window, reduced_motion=True)
    counts = []
    for _ in range(30 * 60):
        heard.clear()
        app_of(table.host).advance(STEP)
        landings = [name for name, _ in heard if name in ("card_lay", "cube_place", "coin", "token_place")]
        counts.append(len(landings))
    assert max(counts) == 1


def test_a_coin_laid_on_the_cathedral_clinks_when_it_lies_there(open_window: Open, heard: Heard) -> None:
    table = watch(open_window)
    app_of(table.host).advance(STEP)
    heard.clear()
    table.controls.flow.donation.lay("blue", 1)
    clinked: list[float] = []
    for number in range(60):
        table.controls.flow.donation.step(STEP)
        clinked += [number * STEP] * len(heard)
        heard.clear()
    assert len(clinked) == 1
    assert 0.25 < clinked[0] < 0.6


# --- names -------------------------------------------------------------------------------------------


def test_acts_ask_only_for_sounds_that_there_are() -> None:
    session = finished_session()
    replayed = Game.from_setup(session.record.setup())
    acts = [act for move in session.record.moves for act in acts_for(list(replayed.play(move)))]
    assert {name for act in acts for name in (act.sound, act.landing) if name} <= set(EFFECTS)


def test_every_sound_is_asked_for_somewhere() -> None:
    folder = Path(game.__file__).parent
    sources = [path.read_text() for path in folder.rglob("*.py") if path != Path(sound.__file__)]
    assert [name for name in EFFECTS if not any(f'"{name}"' in text for text in sources)] == []
