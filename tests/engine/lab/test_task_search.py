"""Bots that try tasks: what a try holds, who sits where, and what a bot does that knows the goal."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Game, Move, tasks
from engine.bots import characters, make_bot
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.lab.task_search import bots_of, knowing, main, play, usual
from engine.record import records
from engine.record.records import Record, Seat
from engine.tasks import Goal, Tally, outcome_of
from engine.tasks.loading import Task, read_task
from tests.engine.table import asked, given

SEATS = (Seat("Anna", "red"), Seat(" quasimodo ", "blue", "quick"), Seat("Ben", "green", "random"))


def task(goal: Goal, until: str = "C3", seed: int = 6) -> Task:
    """A task that begins in a round of a game of quick bots."""
    record = Record(SEATS, seed, secret="0" * 32)
    game, bots = record.replay(), {seat.colour: make_bot("quick", 1) for seat in SEATS}
    while game.view().label != until:
        move = bots[game.to_move[0]](game.view(game.to_move[0]))
        game.play(move)
        record.moves.append(str(move))
    return Task("made-up", 1, goal, record)


def first_option(game: Game, tally: Tally) -> Move:
    """A player who takes the first option."""
    return asked(game, "red").options[0]


def test_bots_are_the_characters_they_are_named_after() -> None:
    assert bots_of(Record(SEATS, 1)) == {
        "blue": BotSeat("quick", "quasimodo"),
        "green": BotSeat("random", None),
    }
    assert characters()["quasimodo"].name == "Quasimodo"


def test_a_try_is_the_game_that_the_tasks_bots_answer() -> None:
    one = task(Goal("prestige", (1, 20, 199)))
    tried = play(one, first_option)
    again = replace(one.record, moves=list(tried.moves))
    assert one.is_begun_by(again)
    game = again.replay()
    assert game.over
    assert tried.outcome == outcome_of(one.goal, "red", again.games(), one.begins)
    assert tried.outcome.stars == 2
    bots, game = CountedBots(one.record.key(), bots_of(one.record)), one.record.replay()
    for number, text in list(enumerate(tried.moves))[one.begins :]:
        seat = text.split()[0]
        expected = (
            first_option(game, Tally(one.goal, "red")) if seat == "red" else bots.move(game, seat, number)
        )
        assert str(expected) == text
        game.play(text)


def test_who_does_not_know_the_goal_plays_the_same_by_the_same_seed() -> None:
    one = task(Goal("coins", (1,)))
    assert play(one, usual(one, "easy", 3)) == play(one, usual(one, "easy", 3))
    assert len({play(one, usual(one, "easy", seed)).moves for seed in range(1, 5)}) > 1


ALL_BUT_PARK = {"bank": 1, "cloister": 1, "residence": 1, "carriage": 2, "hotel": 1, "hospital": 2}


def donating() -> Game:
    """Red may lay up to three coins into the cathedral."""
    table = given("red", "blue", round=4).player("red", coins=4, cache=3, cubes={"bank": 3})
    game = table.to_play("red", "notredame", "bank", turn=2)
    game.play("red play red.notredame")
    return game


def hiring() -> Game:
    """The beggar king pays prestige."""
    table = given("red", "blue", round=5).persons("moneylender", "monk", "beggarking")
    return table.player("red", coins=2, cache=3, rat=2, cubes=ALL_BUT_PARK).to_hire("red")


def placing_a_friend() -> Game:
    """The park alone is empty."""
    table = given("red", "blue", round=4).player("red", coins=4, cache=3, cubes=ALL_BUT_PARK)
    game = table.to_play("red", "friend", "residence", turn=2)
    game.play("red play red.friend")
    return game


def playing(rat: int, cubes: dict[str, int]) -> Game:
    """The hospital kills a rat, the residence pays; five rats will come."""
    table = given("red", "blue", round=4).player("red", coins=4, cache=3, rat=rat, cubes=cubes)
    return table.to_play("red", "hospital", "residence", turn=2)


SICK: dict[str, int] = {"residence": 4, "park": 1}
HEALTHY: dict[str, int] = {"bank": 1, "park": 1}


@pytest.mark.parametrize(
    ("game", "goal", "usually", "knowing_it"),
    [
        (donating(), Goal("coins", (9,)), "donate 3", "donate 0"),
        (hiring(), Goal("prestige", (9,), no_hire=True), "hire beggarking", "pass"),
        (hiring(), Goal("prestige", (9,), only_cathedral=True), "hire beggarking", "pass"),
        (placing_a_friend(), Goal("prestige", (9,), everywhere=True), "friend carriage", "friend park"),
        (playing(8, SICK), Goal("prestige", (9,), no_plague=True), "play red.residence", "play red.hospital"),
        (playing(2, HEALTHY), Goal("prestige", (9,), rat=7), "play red.hospital", "play red.residence"),
        (playing(2, HEALTHY), Goal("rat", (9,)), "play red.hospital", "play red.residence"),
        (
            playing(2, HEALTHY),
            Goal("prestige", (9,), without=("hospital",)),
            "play red.hospital",
            "play red.residence",
        ),
    ],
    ids=["coins", "no-hire", "only-cathedral", "everywhere", "no-plague", "rat", "far-up", "without"],
)
def test_who_knows_the_goal_goes_for_it(game: Game, goal: Goal, usually: str, knowing_it: str) -> None:
    def chosen(goal: Goal) -> Counter[str]:
        one, found = Task("made-up", 1, goal, Record(SEATS, 1)), Counter[str]()
        for seed in range(8):
            found[knowing(one, "easy", seed, fondness=8.0)(game, Tally(goal, "red")).choice] += 1
        return found

    assert chosen(Goal("prestige", (9,)))[usually] > 4
    assert chosen(goal) == {knowing_it: 8}


def test_the_command_tells_what_was_reached_and_keeps_the_best_try(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = task(Goal("coins", (1, 99)))
    path = tmp_path / "made-up.toml"
    goal = '[goal]\ncounts = "coins"\nstars = [1, 99]\n'
    path.write_text(f"order = 3\n{records.to_toml(one.record)}\n{goal}", encoding="utf-8")
    solutions = tmp_path / "deep" / "solutions"
    for _ in range(2):  # the folder may be there already
        main([str(path), "--tries", "3", "--level", "easy", "--solutions", str(solutions)])
    told = capsys.readouterr().out.splitlines()
    reached = sorted(
        play(read_task(path), usual(read_task(path), "easy", seed)).outcome.reached for seed in (1, 2, 3)
    )
    stars = [sum(coins >= least for coins in reached) for least in (1, 99)]
    assert told == [f"made-up      easy     kept   3 of 3, stars {stars}, best {reached}"] * 2
    kept = records.read(solutions / "made-up.toml")
    assert kept.finished
    outcome = outcome_of(one.goal, "red", kept.games(), one.begins)
    assert (outcome.reached, outcome.stars) == (reached[-1], 1)


def test_a_task_that_no_try_wins_leaves_no_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = next(iter(Path(tasks.__file__).parent.glob("no-park.toml")))
    never = tmp_path / "no-park.toml"
    text = path.read_text("utf-8").replace("stars = [50, 60, 67]", "stars = [198, 199, 200]")
    never.write_text(text.replace('counts = "prestige"', 'counts = "messages"'), encoding="utf-8")
    main([str(never), "--tries", "1", "--level", "easy", "--knowing", "--solutions", str(tmp_path / "none")])
    assert "of 1, stars [0, 0, 0]" in capsys.readouterr().out
    assert not (tmp_path / "none").exists()
