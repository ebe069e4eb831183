"""Habits: what is counted as one, beside masters, and what they are proved by."""

from itertools import product

import pytest

from engine import Move, Record, Seat
from engine.bots import habits
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.bots.habit_search import CostStep, Example, Game, HabitSearch, LookStep, WeighStep
from engine.bots.habits import KINDS, Often, Place, at_least, masters, often, otherwise, played, read_table
from engine.events import PlagueStruck
from engine.names import card_kind

_SEATS = ("blue", "green", "red")


def _game(seed: int, miser: bool = False) -> Record:
    """A game of three normal bots; ``miser``: the first never hires anyone."""
    record = Record(tuple(Seat(c, c, "human" if c == "blue" else "normal") for c in _SEATS), seed)
    bots = CountedBots(record.key(), dict.fromkeys(_SEATS, BotSeat("normal")))
    game = record.replay()
    while not game.over:
        colour = game.to_move[0]
        decision = game.decision(colour)
        move = bots.move(game, colour, len(record.moves))
        if miser and colour == "blue" and decision is not None and decision.source == "hire":
            move = decision.options[-1]
        game.play(move)
        record.moves.append(str(move))
    return record


@pytest.fixture(scope="module")
def misers() -> list[Record]:
    return [_game(seed, miser=True) for seed in range(4)]


def test_the_places_of_a_game_are_what_its_record_says() -> None:
    record = _game(3)
    seen = played(record, "green")
    own = [Move.parse(text) for text in record.moves if text.startswith("green ")]
    assert [moment.move for moment in seen.moments] == own
    assert all(moment.view.viewers == ("green",) for moment in seen.moments)
    counted = {kind: [place for place in seen.places if place.kind == kind] for kind in KINDS}
    assert {kind: len(places) for kind, places in counted.items()} == {
        "hires": 9,
        "hospital": 1,
        "park": 1,
        "friend": 1,
        "donations": 3,
        "messages": 1,
        "coins": 1,
        "plague": 3,
    }
    hired = {moment.view.round for moment in seen.moments if moment.move.verb == "hire"}
    assert sum(place.done for place in counted["hires"]) == 9 - len(hired)
    end = record.replay().view("green").players["green"]
    assert counted["coins"][0].done == (end.coins >= 3)
    assert counted["messages"][0].done == (len(end.messages) <= 2)
    gifts = [m.view.round for m in seen.moments if m.move.verb == "donate" and m.move.what != "0"]
    assert [place.done for place in counted["donations"]] == [
        not any((round_ - 1) // 3 == period for round_ in gifts) for period in range(3)
    ]
    assert {place.players for place in seen.places} == {3}


def test_strikes_are_counted_in_the_round_in_which_they_fell() -> None:
    for seed in range(2):
        record = _game(seed)
        for colour in _SEATS:
            seen = played(record, colour)
            for round_ in seen.struck:
                views = [moment.view for moment in seen.moments if moment.view.round == round_ + 1]
                # After a strike the marker stays on 9, whatever happened before.
                assert not views or views[0].players[colour].rat == 9
            strikes = [
                event
                for game, _ in record.games()
                for event in game.happened
                if isinstance(event, PlagueStruck) and event.seat == colour
            ]
            assert len(strikes) == len(seen.struck) == len(set(seen.struck))


def test_a_game_that_goes_on_shows_nothing() -> None:
    record = _game(1)
    record.moves.pop()
    with pytest.raises(ValueError, match="not over"):
        played(record, "blue")


def test_the_chance_is_that_of_independent_events() -> None:
    odds = [0.1, 0.5, 0.9, 0.3]
    for count in range(6):
        expected = 0.0
        for happened in product((0, 1), repeat=len(odds)):
            if sum(happened) >= count:
                chance = 1.0
                for odd, one in zip(odds, happened, strict=True):
                    chance *= odd if one else 1 - odd
                expected += chance
        assert at_least(odds, count) == pytest.approx(expected)


def test_a_habit_is_both_unlikely_and_much_oftener() -> None:
    table = read_table("[hires]\n3 = [9, 99]\n")  # a tenth
    assert table["hires"][3] == pytest.approx(0.1)

    def seen(done: int, places: int) -> Often:
        return often("hires", [Place("hires", n < done, 3) for n in range(places)], table)

    assert not seen(8, 72).habit
    assert seen(20, 72).habit
    assert seen(20, 72).expected == pytest.approx(7.2)
    assert not seen(2, 6).habit  # a coincidence
    other = often("hires", [Place("hires", True, 5)] * 9, table)
    assert (other.places, other.habit) == (0, False)  # nothing is known of masters among five


def test_the_table_knows_all_kinds_and_numbers_of_players() -> None:
    table = masters()
    assert set(table) == set(KINDS)
    for rows in table.values():
        assert set(rows) == {2, 3, 4, 5}
        assert all(0 < share < 0.6 for share in rows.values())


def test_what_goes_against_a_habit_was_possible_and_is_of_its_kind() -> None:
    seen = played(_game(5, miser=True), "blue")
    found = 0
    for moment in seen.moments:
        options = moment.view.decisions["blue"].options
        for kind in KINDS:
            against = otherwise(kind, moment, seen.struck)
            assert set(against) <= set(options)
            assert moment.move not in against
            found += bool(against)
        if moment.move.verb == "pass":
            assert {move.verb for move in otherwise("hires", moment)} == {"hire"}
        if moment.view.round > 5:
            assert otherwise("hospital", moment) == ()
        parks = [move for move in options if move.verb in ("keep", "play") and card_kind(move.what) == "park"]
        if moment.view.round < 4 and parks and moment.move not in parks:
            assert set(parks) <= set(otherwise("park", moment))
    assert found > 5


@pytest.mark.thorough(usual=0)
def test_a_miser_is_told_of_it_with_three_moments_that_cost_most(
    misers: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.bots.habit_search.PAIRS", 4)
    search = HabitSearch(Game(record, "blue") for record in misers)
    kinds: list[type] = []
    while (step := search.next_step()) is not None:
        kinds.append(type(step))
        search.hear(step.think())
        if search.habits:
            break
    habit = search.habits[0]
    assert habit.kind == "hires"
    assert (habit.often.done, habit.often.places) == (36, 36)
    assert kinds[:4] == [LookStep] * 4
    assert WeighStep in kinds
    assert CostStep in kinds
    assert len(habit.examples) == 3
    assert len({(one.game, one.label) for one in habit.examples}) == 3
    for one in habit.examples:
        assert misers[one.game].moves[one.number] == str(one.played) == "blue pass"
        assert one.better.verb == "hire"
        assert one.cost >= 1
    assert habit.cost == pytest.approx(sum(one.cost for one in habit.examples) / 3)


def test_a_habit_that_cannot_be_shown_to_cost_is_not_told(misers: list[Record]) -> None:
    search = HabitSearch(Game(record, "blue") for record in misers)
    tested = 0
    while (step := search.next_step()) is not None:
        if isinstance(step, CostStep):
            tested += 1
            search.hear(None)  # cost too little
        else:
            search.hear(step.think())
    assert tested
    assert search.habits == []
    assert any(one.habit for one in search.seen)
    assert (search.complete, search.progress) == (True, 1.0)


def test_three_games_say_nothing(misers: list[Record]) -> None:
    assert HabitSearch(Game(record, "blue") for record in misers[:3]).next_step() is None


def test_no_more_games_count_than_the_latest_eight(misers: list[Record]) -> None:
    assert len(HabitSearch(Game(record, "blue") for record in misers * 3).games) == habits.GAMES


def test_the_answer_that_is_missing_leaves_its_step_out(misers: list[Record]) -> None:
    search = HabitSearch(Game(record, "blue") for record in misers)
    while isinstance(step := search.next_step(), LookStep):
        search.hear(None)
    assert step is None
    assert [one.places for one in search.seen] == [0] * len(KINDS)


def test_costs_are_means_of_planned_games_and_the_same_each_time(
    misers: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.bots.habit_search.PAIRS", 3)
    moments = (one for one in played(misers[0], "blue").moments if otherwise("hires", one))
    moment = next(one for one in moments if one.view.label == "C1")  # early ones take five times as long
    step = CostStep(0, moment, otherwise("hires", moment)[0])
    first = step.think()
    assert first == step.think()
    assert isinstance(first, Example)
    assert first.cost >= 1
    assert first.error > 0
