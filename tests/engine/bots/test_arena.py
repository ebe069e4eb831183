"""The arena: the same deals from every seat, its figures, and how it stops and goes on."""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Game, Move, View
from engine.__main__ import main
from engine.bots import make_bot
from engine.lab.arena import COUNTED, Contest, Played, play, seed_of
from engine.lab.arena_file import ArenaFile
from engine.lab.arena_report import as_json, as_text, ratings, standings
from engine.lab.arguments import add_games, seats_of
from engine.lab.playing import play_all
from engine.rules.rng import MAX_SEED
from engine.seeds import bot_seed, secret_of
from tests.noted import noted


def game(number: int, *prestige: int) -> Played:
    """A made-up game, won by the highest prestige alone."""
    wins = tuple(float(points == max(prestige)) for points in prestige)
    return Played(number, prestige, wins, (0.5,) * len(prestige), (10,) * len(prestige))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The command's exit code and what it printed."""
    code = main(["arena", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_deal_is_played_once_from_every_seat() -> None:
    # All alike, so a seat scores the same whoever sits there; the next deal is another.
    alike = Contest(("quick", "quick", "quick"), seed=5)
    blue, green, red = play(alike, 0).prestige
    assert play(alike, 1).prestige == (green, red, blue)
    assert play(alike, 2).prestige == (red, blue, green)
    assert set(play(alike, 3).prestige) != {blue, green, red}


def test_the_figures_of_made_up_games() -> None:
    contest = Contest(("hard", "easy", "easy"))
    games = [game(0, 60, 40, 50), game(1, 30, 40, 50), game(2, 70, 40, 50), game(3, 60, 40, 50)]
    figures = as_json(contest, games)
    assert figures["share"] == {"hard": 0.75, "easy": 0.25}
    assert figures["mean"] == {"hard": 55.0, "easy": 45.0}
    assert figures["winner_mean"] == {"hard": 63.33, "easy": 50.0}
    assert figures["milliseconds"] == {"hard": 50.0, "easy": 50.0}
    assert figures["chance"] == {"hard": 0.3333, "easy": 0.6667}
    # Two deals, with shares of 2/3 and 1: 1.96 standard errors of their mean.
    assert figures["margin"]["hard"] == pytest.approx(1.96 * (1 / 6), abs=1e-4)


def test_one_deal_alone_has_no_interval() -> None:
    contest = Contest(("hard", "easy"))
    assert standings(contest, [game(0, 60, 40), game(1, 60, 40)])[0].margin is None
    assert "    -" in as_text(contest, [game(0, 60, 40)])


def test_a_shared_win_counts_in_parts() -> None:
    contest = Contest(("hard", "easy"))
    shared = Played(0, (50, 50), (0.5, 0.5), (0.0, 0.0), (1, 1))
    assert as_json(contest, [shared])["share"] == {"hard": 0.5, "easy": 0.5}


def test_ratings_are_on_the_scale_of_elo() -> None:
    # Ten wins in eleven, counting half a win each for the imagined draw: odds of 10 to 1, 400 points.
    contest = Contest(("hard", "easy"))
    games = [game(number, 60, 40) for number in range(9)] + [game(9, 60, 60)]
    rated = ratings(contest, games)
    assert rated["hard"] - rated["easy"] == pytest.approx(400, abs=1)
    assert sum(rated.values()) == pytest.approx(0, abs=1e-6)


def test_ratings_of_a_pool_follow_who_beats_whom() -> None:
    contest = Contest(("easy", "master", "normal", "hard"))
    games = [game(number, 40, 70, 50, 60) for number in range(4)] + [game(4, 60, 40, 50, 40)]
    assert [one.bot for one in standings(contest, games)] == ["master", "hard", "normal", "easy"]


def test_a_bot_alone_with_its_kind_is_rated_at_the_mean() -> None:
    assert ratings(Contest(("easy", "easy")), [game(0, 50, 40)]) == {"easy": 0.0}


def test_the_command_prints_figures_by_bot(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--seats", "quick,random", "--games", "6", "--json", "--new-persons")
    figures = json.loads(out)
    assert code == 0
    assert figures["games"] == 6
    assert figures["share"]["quick"] > 0.8
    assert figures["mean"]["quick"] > figures["mean"]["random"]


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = str(tmp_path / "whole.jsonl"), tmp_path / "parts.jsonl"
    contest = ("--seats", "quick,random", "--json", "--seed", "3")
    _, at_once, _ = run(capsys, *contest, "--games", "6", "--state", whole)
    run(capsys, *contest, "--games", "4", "--state", str(parts))
    # The stop came while a line was being written.
    parts.write_text(parts.read_text()[:-9])
    _, continued, _ = run(capsys, *contest, "--games", "6", "--state", str(parts))
    ignored = {"milliseconds"}
    first, second = json.loads(at_once), json.loads(continued)
    assert {key: first[key] for key in first.keys() - ignored} == {
        key: second[key] for key in second.keys() - ignored
    }
    assert len(ArenaFile(parts, Contest(("quick", "random"), seed=3)).games) == 6


def test_an_arena_goes_on_with_the_deals_it_was_begun_with(tmp_path: Path) -> None:
    path, contest = tmp_path / "state.jsonl", Contest(("quick", "random"))
    assert (contest.rules, ArenaFile(path, contest).contest) == (2, contest)
    # As version 1.0 wrote it.
    path.write_text(path.read_text().replace(',"rules":2,"limit":10.0,"deals":2', ""))
    old = ArenaFile(path, contest).contest
    assert old == replace(contest, rules=1, deals=COUNTED)
    assert [seed_of(old, deal) for deal in range(3)] == [1, 2, 3]
    game = Game.new(("blue", "green"), seed=1, rules=1)
    bots = [make_bot(name, bot_seed(secret_of(1), at)) for at, name in enumerate(contest.seats)]
    while not game.over:
        colour = game.to_move[0]
        game.play(bots[colour == "green"](game.view(colour), game.counted()))
    assert game.result is not None
    assert play(old, 0).prestige == tuple(game.result.prestige.values())
    assert play(contest, 0).prestige != play(old, 0).prestige


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"seats":["easy","easy"]}\n', "of another contest"),
        (
            '{"seats":["quick","random"],"edition":"anniversary","new_persons":false,"seed":1,"rules":3}\n',
            "of another contest",
        ),
        ("[]\n", "of another contest"),
        ("once upon a time\n", "no file of an arena"),
        ('"text"\n5\n', "no file of an arena"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "state.jsonl"
    path.write_text(text)
    code, _, err = run(capsys, "--seats", "quick,random", "--games", "1", "--state", str(path))
    assert code == 2
    assert str(path) in err
    assert said in err
    assert path.read_text() == text


def test_two_processes_find_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--seats", "random,random", "--games", "4", "--json", "--seed", "3")
    _, one, _ = run(capsys, *asked)
    _, two, _ = run(capsys, *asked, "--jobs", "2")
    assert json.loads(one)["mean"] == json.loads(two)["mean"]


def test_every_decision_of_a_game_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = noted(monkeypatch, Game, "play", lambda game, move: move)
    played = play(Contest(("random", "quick", "random"), seed=5), 0)
    assert sum(played.decisions) == len(made)
    assert len(played.decisions) == 3


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [([], 4), (["--seats", "quick"], 2), (["--seats", "quick,random,quick"], 3), (["--players", "5"], 5)],
)
def test_a_game_has_as_many_seats_as_are_named_else_four(arguments: list[str], seats: int) -> None:
    parser = argparse.ArgumentParser()
    add_games(parser, "random")
    assert len(seats_of(parser.parse_args(arguments), "random")) == seats


def test_how_far_the_arena_is_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, told = run(capsys, "--games", "3", "--seats", "random", "--players", "2")
    assert [line for line in told.splitlines() if "games" in line][-1].startswith("3 of 3")


def test_thinking_is_measured_for_each_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    class Slow:
        def __init__(self, seconds: float) -> None:
            self.seconds, self.bot = seconds, make_bot("random", 1)

        def __call__(self, view: View, counted: object) -> Move:
            now[0] += self.seconds
            return self.bot(view)

    monkeypatch.setattr("engine.lab.arena.make_bot", lambda name, seed: Slow(1.0 if name == "easy" else 0.25))
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    played = play(Contest(("easy", "quick")), 1)
    assert played.seconds == (played.decisions[0], played.decisions[1] / 4)
    assert played.number == 1


def test_deals_are_hashed_with_the_seed_as_key() -> None:
    contest = Contest(("quick", "random"), seed=7)
    seeds = [seed_of(contest, deal) for deal in range(200)]
    assert seeds[:2] == [7067529951922086635, 7973325662005586600]
    assert len(set(seeds)) == 200
    assert all(0 <= seed <= MAX_SEED for seed in seeds)
    assert set(seeds).isdisjoint(seed_of(replace(contest, seed=8), deal) for deal in range(200))


def test_no_process_is_started_for_a_single_game_or_a_single_job(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    def refuse(*given: object) -> None:
        started.append(given[0])
        raise OSError("no processes here")

    monkeypatch.setattr("engine.lab.playing.ProcessPoolExecutor", refuse)
    contest = Contest(("random", "random"))
    assert [one.number for one in play_all(contest, [3], 2)] == [3]
    assert [one.number for one in play_all(contest, [3, 4], 1)] == [3, 4]
    for numbers, jobs in (([3, 4, 5], 2), ([3, 4], 9)):
        with pytest.raises(OSError, match="no processes"):
            list(play_all(contest, numbers, jobs))
    assert started == [2, 2], "no more than there are games"
