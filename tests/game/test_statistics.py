"""Accounts of games: tables that add up, prestige over the rounds, moments."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import COLOURS, Game, Record, Seat
from engine import events as e
from engine.content import EDITIONS, PERSONS
from game.log.statistics import (
    GENERAL,
    Moment,
    Statistics,
    StatisticsCollector,
    moment_sentence,
    statistics_of,
)
from game.words import languages, set_language
from tests.played import at_random, play_on

NAMES = {"blue": "Anna", "red": "Ben", "green": "Yves"}

GAMES = st.tuples(
    st.lists(st.sampled_from(COLOURS), min_size=2, max_size=5, unique=True),
    st.integers(0, 10_000),
    st.booleans(),
    st.sampled_from(tuple(EDITIONS)),
)
Setup = tuple[list[str], int, bool, str]


def _played(
    seats: list[str], seed: int, new_persons: bool, edition: str = "anniversary", moves: int | None = None
) -> tuple[Record, Game]:
    record = Record(tuple(Seat(colour, colour) for colour in seats), seed, edition, new_persons=new_persons)
    return record, play_on(record, at_random(seed), moves)


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_the_table_adds_up_to_the_prestige_at_the_end(setup: Setup) -> None:
    record, game = _played(*setup)
    assert game.result is not None
    told = statistics_of(record)
    for colour, prestige in game.result.prestige.items():
        assert sum(row.amounts[colour] for row in told.rows) == prestige == told.prestige[colour]
        assert len(told.rounds[colour]) == 9
        assert told.rounds[colour][-1] == prestige


@settings(max_examples=15, deadline=None)
@given(GAMES, st.integers(0, 150))
def test_it_adds_up_at_any_moment(setup: Setup, moves: int) -> None:
    record, game = _played(*setup, moves=moves)
    told = statistics_of(record)
    view = game.view(*game.seats)
    for colour in game.seats:
        assert told.prestige[colour] == view.players[colour].prestige
        assert sum(row.amounts[colour] for row in told.rows) == view.players[colour].prestige
        assert len(told.rounds[colour]) == (9 if game.over else view.round - 1)


@settings(max_examples=10, deadline=None)
@given(GAMES, st.sampled_from(languages()))
def test_moments_are_said_in_every_language(setup: Setup, language: str) -> None:
    record, _ = _played(*setup)
    names = dict(zip(setup[0], ["Anna", "Ben", "Chloé", "Dan", "Ève"], strict=False))
    set_language(language)
    try:
        told = statistics_of(record)
        said = [moment_sentence(moment, names) for moment in told.moments]
        rows = [row.name for row in told.rows]
    finally:
        set_language("en")
    assert said
    assert not any("{" in text or "?" in text or "events-" in text for text in [*said, *rows])


def _heard(*events: e.Event, winners: tuple[str, ...] = ()) -> Statistics:
    collector = StatisticsCollector(("blue", "red"))
    collector.add(events)
    return collector.statistics(winners)


def _amounts(told: Statistics, colour: str) -> dict[str, int]:
    return {row.source: row.amounts[colour] for row in told.rows if row.amounts[colour]}


def test_the_park_has_a_row_of_its_own_and_persons_each_have_theirs() -> None:
    told = _heard(
        e.PrestigeGained("blue", 5, 1, "residence"),
        e.PrestigeGained("blue", 4, 1, "hostess"),
        e.PrestigeGained("blue", 3, 0, "notredame"),
        e.PrestigeGained("blue", 9, 1, "notredame_share"),
        e.PrestigeGained("blue", 2, 0, "message"),
        e.PrestigeLost("blue", 2, "plague"),
        e.PrestigeGained("red", 2, 0, "message"),
    )
    assert _amounts(told, "blue") == {
        "residence": 4,
        "donations": 3,
        "cathedral": 8,
        "messages": 2,
        "hostess": 3,
        "park": 3,
        "plague": -2,
    }
    assert _amounts(told, "red") == {"messages": 2}
    assert [row.source for row in told.rows] == [*GENERAL[:4], "hostess", *GENERAL[4:]]
    assert told.persons("blue") == 3
    assert told.persons("red") == 0


def test_notre_dame_pays_within_the_round_that_it_follows() -> None:
    told = _heard(
        e.RoundBegan(1, "A1", "blue"),
        e.PrestigeGained("blue", 1, 0, "residence"),
        e.RoundBegan(2, "A2", "red"),
        e.RoundBegan(3, "A3", "blue"),
        e.PrestigeGained("red", 4, 0, "notredame_share"),
        e.RoundBegan(4, "B1", "red"),
        e.PrestigeGained("red", 7, 0, "residence"),
    )
    assert told.rounds == {"blue": (1, 1, 1), "red": (0, 0, 4)}
    assert told.prestige == {"blue": 1, "red": 11}


def test_the_best_moments_are_found() -> None:
    told = _heard(
        e.RoundBegan(1, "A1", "blue"),
        e.PrestigeGained("red", 8, 0, "lady"),
        e.CarriageDriven("red", "a", "b", ("red.centre", "red.4", "red.left", "blue.inner", "blue.centre")),
        e.RoundBegan(2, "A2", "red"),
        e.PrestigeGained("blue", 5, 0, "residence"),
        e.PrestigeGained("blue", 4, 0, "message"),
        e.RatMoved("blue", 5, 4, "kill"),
        e.RatMoved("blue", 4, 2, "kill"),
        e.RatMoved("blue", 9, 2, "plague"),
        e.PersonHired("red", "monk"),
        e.CoinsGained("red", 3, (("blue", 2),)),
        e.PlagueStruck("red"),
        e.PlagueStruck("red"),
        e.GameEnded(("blue",)),
        winners=("blue",),
    )
    assert told.moments == (
        Moment("close", ("blue",), 1),
        Moment("comeback", ("blue",), 8, "A1"),
        Moment("gain", ("red",), 8, "A1", "lady"),
        Moment("round", ("blue",), 9, "A2"),
        Moment("rats", ("blue",), 3),
        Moment("drive", ("red",), 3, "A1"),
        Moment("taken", ("red",), 2),
        Moment("struck", ("red",), 2),
    )
    assert (
        moment_sentence(told.moments[1], NAMES) == "Greatest comeback: Anna, 8 prestige behind after round A1"
    )
    assert moment_sentence(told.moments[2], NAMES) == (
        "Largest gain: Ben, 8 prestige in round A1 with the lady of the court"
    )


def test_what_is_shared_names_all_who_share_it() -> None:
    told = _heard(
        *[e.MessageCollected(seat, "x", "red", "coin") for seat in ("blue", "red") for _ in range(2)]
    )
    assert told.moments == (Moment("messages", ("blue", "red"), 2),)
    assert moment_sentence(told.moments[0], NAMES) == "Most messages: Anna and Ben (2)"


def test_every_person_can_have_a_row_with_a_name() -> None:
    told = _heard(*[e.PrestigeGained("blue", 1, 0, name) for name in reversed(PERSONS)])
    assert [row.source for row in told.rows][4:-2] == list(PERSONS)
    assert len({row.name for row in told.rows}) == len(told.rows)
