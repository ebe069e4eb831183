"""Bots of others by ``module:factory``: what they are handed, and how they lose by what they do."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.errors import EngineError
from engine.lab.arena import Contest, Played, play
from engine.lab.arena_file import ArenaFile
from engine.lab.arena_report import as_json, as_text
from engine.lab.foreign import check
from engine.lab.playing import play_all
from tests.engine.lab.own_bots import KILLS

OWN = "tests.engine.lab.own_bots"


def alike(game: Played) -> tuple[object, ...]:
    """All but how long it took."""
    return game._replace(seconds=())


def test_a_foreign_bot_plays_whole_games_and_its_seed_repeats_them(capfd: pytest.CaptureFixture[str]) -> None:
    contest = Contest((f"{OWN}:fair", f"{OWN}:counting", f"{OWN}:curious"), seed=4)
    game = play(contest, 1)
    assert alike(game) == alike(play(contest, 1))
    assert game.lost == ()
    assert sum(game.wins) == 1
    assert all(game.decisions)
    assert capfd.readouterr().out == "", "what it says is no answer"


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("cheat", "illegal"),
        ("mumbling", "illegal"),
        ("falling", "crash"),
        ("leaving", "crash"),
        ("unborn", "crash"),
        ("slow", "late"),
    ],
)
def test_a_bot_that_cheats_ends_or_sleeps_loses_and_the_others_play_on(bot: str, reason: str) -> None:
    game = play(Contest((f"{OWN}:{bot}", "random", "random"), seed=2, limit=1.0), 0)
    assert game.lost == (reason, "", "")
    assert (game.prestige[0], game.wins[0]) == (0, 0.0)
    assert sum(game.wins[1:]) == 1
    assert min(game.decisions[1:]) > 20
    # A quick bot plays on, so that it's the others' whole game; it would have won.
    instead = play(Contest(("quick", "random", "random"), seed=2), 0)
    assert instead.wins[0] == 1
    if bot != "cheat":
        assert game.prestige[1:] == instead.prestige[1:]


def test_where_all_lose_nobody_wins() -> None:
    game = play(Contest((f"{OWN}:falling", f"{OWN}:leaving"), seed=2), 0)
    assert game.lost == ("crash", "crash")
    assert (game.prestige, game.wins, game.decisions) == ((0, 0), (0.0, 0.0), (0, 0))


def test_losses_are_told_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, name = tmp_path / "state.jsonl", f"{OWN}:cheat"
    asked = ["arena", "--seats", f"{name},quick", "--seed", "3", "--state", str(path)]
    assert main([*asked, "--games", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"{name} lost 2 games by itself: 2 made no legal move"
    assert main([*asked, "--games", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["lost"] == {name: {"illegal": 3}}
    assert figures["share"] == {"quick": 1.0, name: 0.0}
    contest = Contest((name, "quick"), seed=3)
    games = ArenaFile(path, contest).games
    assert [game.lost for game in games] == [("illegal", "")] * 3
    assert as_text(contest, games[:2]).splitlines()[-1] == told[-1]
    assert as_json(contest, games)["rating"][name] < 0
    for old, new in (('["illegal",""]', '["bribed",""]'), ('["illegal",""]', '["illegal"]')):
        damaged = tmp_path / "damaged.jsonl"
        damaged.write_text(path.read_text("utf-8").replace(old, new), encoding="utf-8")
        with pytest.raises(EngineError, match="is damaged"):
            ArenaFile(damaged, contest)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:make", r"nowhere:make can't be loaded \(No module named 'nowhere'\)"),
        (f"{OWN}:nobody", "has no nobody"),
        (f"{OWN}:unborn", "can't be made"),
    ],
)
def test_a_bot_that_is_not_there_is_told_before_a_game_is_played(
    name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(EngineError, match=said):
        check(name)
    assert main(["arena", "--seats", f"{name},quick", "--games", "1"]) == 2
    assert name in capsys.readouterr().err


@pytest.mark.parametrize("text", ["quick:", ":make", "a-b:make", "os.path:make it", "a:b:c"])
def test_what_is_no_name_of_a_bot_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--seats", text])
    assert "there is no bot" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["simulate", "--seats", f"{OWN}:fair"])


def test_games_of_a_killed_process_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KILLS, str(tmp_path / "killed"))
    contest = Contest((f"{OWN}:killer", "random"), seed=6)
    games = sorted(play_all(contest, range(4), 2))
    assert (tmp_path / "killed").exists()
    assert [alike(game) for game in games] == [alike(game) for game in play_all(contest, range(4))]
    assert not any(game.lost for game in games)


@pytest.mark.thorough(usual=0)
def test_processes_that_always_die_are_given_up() -> None:
    contest = Contest((f"{OWN}:murderer", "random"), seed=6)
    with pytest.raises(EngineError, match="die before"):
        list(play_all(contest, range(2), 2))


def test_a_process_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    with pytest.raises(EngineError, match=r"fair can't be started \(No such file or directory\)"):
        check(f"{OWN}:fair")
