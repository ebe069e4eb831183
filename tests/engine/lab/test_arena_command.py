"""``python -m engine arena``: how far it is, how it is stopped and goes on, and its table of figures."""

import sys
from collections.abc import Generator, Iterable
from concurrent.futures import Executor
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.lab import arena_command
from engine.lab.arena import Contest, Played
from engine.lab.arena_file import ArenaFile
from engine.lab.arena_report import as_json, as_text
from engine.rules.rng import MAX_SEED

SEATS = ("--seats", "quick,random")


def made_up(number: int) -> Played:
    """A game that the first bot wins by 60 to 40."""
    return Played(number, (60, 40), (1.0, 0.0), (0.5, 0.1), (10, 10))


class Games:
    """Hands out made-up games; after ``most`` of them somebody presses Ctrl+C."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most, self.asked = 99, list[int]()
        self.contest: Contest | None = None
        self.jobs = 0
        monkeypatch.setattr(arena_command, "play_all", self.play_all)

    def play_all(
        self, contest: Contest, numbers: Iterable[int], jobs: int, executor: Executor | None
    ) -> Generator[Played, None, None]:
        self.contest, self.jobs, self.executor = contest, jobs, executor
        for at, number in enumerate(numbers):
            if at == self.most:
                raise KeyboardInterrupt
            self.asked.append(number)
            yield made_up(number)


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Games:
    """Nothing is played."""
    return Games(monkeypatch)


def test_what_is_said_is_what_is_played(games: Games) -> None:
    assert main(["arena", *SEATS, "--games", "3", "--seed", "8", "--jobs", "4", "--new-persons"]) == 0
    assert games.contest == Contest(("quick", "random"), new_persons=True, seed=8)
    assert (games.asked, games.jobs, games.executor) == ([0, 1, 2], 4, None)
    main(["arena", "--players", "2", "--games", "1", "--edition", "riogrande-2007", "--seed", "1"])
    assert games.contest == Contest(("normal", "normal"), "riogrande-2007")


def test_a_seed_is_drawn_and_told_and_repeats_the_deals(
    games: Games, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = []
    for _ in range(2):
        main(["arena", *SEATS, "--games", "1"])
        assert games.contest is not None
        drawn.append(games.contest.seed)
        head = capsys.readouterr().out.splitlines()[0]
        assert head == f"1 games, 2 players, anniversary, seed {drawn[-1]}"
    assert len(set(drawn)) == 2
    main(["arena", *SEATS, "--games", "1", "--seed", str(drawn[0])])
    assert games.contest == Contest(("quick", "random"), seed=drawn[0])
    # What a file keeps goes on with the seed that it was begun with.
    state = ("--state", str(tmp_path / "state.jsonl"))
    main(["arena", *SEATS, "--games", "1", *state])
    begun = games.contest
    main(["arena", *SEATS, "--games", "2", *state])
    assert games.contest == begun
    assert begun not in (None, Contest(("quick", "random"), seed=drawn[0]))
    capsys.readouterr()
    assert main(["arena", *SEATS, "--games", "2", *state, "--seed", "1"]) == 2
    assert "of another contest" in capsys.readouterr().err


def test_a_file_tells_every_tenth_part(games: Games, capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", *SEATS, "--games", "40"])
    told = capsys.readouterr().err.splitlines()
    assert told == [f"{done} of 40 games" for done in range(4, 41, 4)]
    main(["arena", *SEATS, "--games", "3"])
    assert capsys.readouterr().err.splitlines() == [f"{done} of 3 games" for done in (1, 2, 3)]


def test_a_terminal_tells_every_game_in_one_line(
    games: Games, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    main(["arena", *SEATS, "--games", "3"])
    assert capsys.readouterr().err == "\r1 of 3 games\r2 of 3 games\r3 of 3 games\n"


def test_who_stops_it_is_told_how_to_go_on(
    games: Games, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, games.most = tmp_path / "deep" / "er" / "state.jsonl", 2
    assert main(["arena", *SEATS, "--games", "5", "--state", str(path)]) == 0
    said = capsys.readouterr()
    assert said.err.endswith(f"\nStopped after 2 games. Continue with --state {path}.\n")
    assert said.out.startswith("2 games, 2 players")
    games.most, games.asked = 99, []
    main(["arena", *SEATS, "--games", "5", "--state", str(path)])
    assert games.asked == [2, 3, 4]
    assert capsys.readouterr().err.endswith("5 of 5 games\n")
    games.most = 0
    main(["arena", *SEATS, "--games", "5"])
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "\nStopped after 0 games.\n")


def test_the_table_of_figures() -> None:
    contest = Contest(("hard", "easy", "easy"), new_persons=True)
    games = [
        Played(0, (60, 40, 50), (1.0, 0.0, 0.0), (0.5, 0.02, 0.04), (10, 10, 10)),
        Played(3, (30, 45, 45), (0.0, 0.5, 0.5), (0.1, 0.02, 0.02), (10, 10, 10)),
    ]
    assert as_text(contest, games).splitlines() == [
        "2 games, 3 players, anniversary, New Persons, seed 1",
        "bot       seats   won    ±95%  chance   mean  winning   ms/decision  rating",
        "hard          1  50.0%   98.0     33%   45.0     60.0          30.0      +0",
        "easy          2  50.0%   98.0     67%   45.0     45.0           2.5      +0",
    ]
    assert as_text(contest, games[:1]).splitlines()[2:] == [
        "hard          1 100.0%      -     33%   60.0     60.0          50.0    +140",
        "easy          2   0.0%      -     67%   45.0        -           3.0    -140",
    ]


def test_figures_are_told_with_as_many_digits_as_they_are_worth() -> None:
    third = Played(0, (60, 41, 50), (1 / 3, 1 / 3, 1 / 3), (0.1234567, 0.02, 0.04), (3, 7, 7))
    other = Played(3, (61, 43, 52), (1.0, 0.0, 0.0), (0.1, 0.02, 0.02), (3, 7, 7))
    more = Played(6, (61, 43, 54), (1.0, 0.0, 0.0), (0.1, 0.02, 0.02), (3, 7, 7))
    figures = as_json(Contest(("hard", "easy", "easy")), [third, other, more])
    assert {name: value for name, value in figures.items() if isinstance(value, dict)} == {
        "share": {"hard": 0.7778, "easy": 0.2222},
        "margin": {"hard": 0.4356, "easy": 0.4356},
        "chance": {"hard": 0.3333, "easy": 0.6667},
        "mean": {"hard": 60.67, "easy": 47.17},
        "winner_mean": {"hard": 60.67, "easy": 45.5},
        "milliseconds": {"hard": 35.94, "easy": 3.33},
        "rating": {"hard": 222.8, "easy": -222.8},
        "lost": {},
    }


def test_a_state_is_of_the_very_contest(tmp_path: Path) -> None:
    path, contest = tmp_path / "state.jsonl", Contest(("quick", "random"), seed=MAX_SEED)
    kept = ArenaFile(path, contest)
    kept.add(made_up(0))
    kept.add(made_up(1))
    assert path.read_text("utf-8").splitlines() == [
        f'{{"seats":["quick","random"],"edition":"anniversary","new_persons":false,"seed":{MAX_SEED},"rules":2,"limit":10.0,"deals":2}}',
        "[0,[60,40],[1.0,0.0],[0.5,0.1],[10,10]]",
        "[1,[60,40],[1.0,0.0],[0.5,0.1],[10,10]]",
    ]
    assert ArenaFile(path, contest).games == [made_up(0), made_up(1)]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('["0",[60,40],[1,0],[0.5,0.1],[10,10]]', "a value that is no number"),
        ("[0,[60,1e9],[1,0],[0.5,0.1],[10,10]]", "a value that is no number"),
        ("[0,[60,-1e9],[1,0],[0.5,0.1],[10,10]]", "a value that is no number"),
        ("[0,[60,true],[1,0],[0.5,0.1],[10,10]]", "a value that is no number"),
        (r'[0,[60,40],[1,0],["\u001b[2J",0.1],[10,10]]', "a value that is no number"),
        ("[0,[60,40],[1,0],[null,0.1],[10,10]]", "a value that is no number"),
        ("[0,[60,40],[1,0],[NaN,0.1],[10,10]]", "a value that is no number"),
        ("[0,[60,40],[1,0],[[],0.1],[10,10]]", "a value that is no number"),
        (f"[0,[60,40],[1,0],[1{'0' * 400},0.1],[10,10]]", "a value that is no number"),
        ("[0,[60,40],[1,0],[0.5,0.1],[10]]", "wrong number of players"),
        ("[0,[60,40],[1,0]]", "no file of an arena"),
        ("[0,5,[1,0],[0.5,0.1],[10,10]]", "no file of an arena"),
        ("[0,[60,40", "no file of an arena"),
    ],
)
def test_a_damaged_game_is_told_by_the_command(
    games: Games, line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "state.jsonl"
    ArenaFile(path, Contest(("quick", "random"))).add(made_up(0))
    path.write_text(path.read_text("utf-8") + line + "\n", encoding="utf-8")
    assert main(["arena", *SEATS, "--state", str(path)]) == 2
    told = capsys.readouterr().err
    assert str(path) in told
    assert said in told


@pytest.mark.parametrize("content", [b"\xff\xfe\n", None])
def test_a_state_that_is_no_text_or_no_file_is_told(
    games: Games, content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "state.jsonl"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    assert main(["arena", *SEATS, "--state", str(path)]) == 2
    said = "can't be used (Is a directory)" if content is None else "is no file of an arena"
    assert f"{path} {said}" in capsys.readouterr().err


def test_a_state_that_can_no_longer_be_written_is_told(
    games: Games, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "state.jsonl"
    kept = ArenaFile(path, Contest(("quick", "random")))
    path.unlink()
    path.mkdir()
    with pytest.raises(Exception, match=r"state\.jsonl can't be written \(Is a directory\)"):
        kept.add(made_up(0))
