"""Which rules' number a game has: a new one the newest, what begins with something the one of that."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine import RULES, Record, RecordError, Seat
from engine.bots.review_file import name_of
from engine.record import records
from engine.record.timeline import Timeline
from engine.tasks import tasks
from game.log.challenge_words import story_of
from game.match import par
from game.match.deal_game import deal_game
from game.match.first_game import first_game
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.match.task_game import task_game
from game.screens.challenges.share import save_spoiler
from game.settings import Settings
from game.storage import forks
from game.storage.deals import VERSIONS, deal_in, deal_of
from game.storage.hall_entries import entry_of
from game.storage.saves import Saves

KEPT = Path(__file__).parents[1] / "engine" / "records"
DAY = date(2026, 11, 20)


def new(folder: Path, game: NewGame) -> Record:
    """The record of a new game, as its file tells it."""
    return records.read(Session.new(game, Settings(), Saves(folder)).record_path)


def finished(rules: int) -> Record:
    return records.read(KEPT / f"rules-{rules}-two-players.toml")


def begun(folder: Path, rules: int, moves: int = 30) -> Path:
    """A saved game that goes on."""
    record = finished(rules)
    record.moves = record.moves[:moves]
    records.write(folder / "begun.toml", record)
    return folder / "begun.toml"


@pytest.mark.parametrize("seed", [None, 7])
def test_a_new_game_has_the_newest_with_any_seed(tmp_path: Path, seed: int | None) -> None:
    record = new(tmp_path, NewGame(parse_players("Anna, Ben"), seed=seed))
    assert record.rules == RULES
    seats = (Seat("Anna", "blue"), Seat("Ben", "green"))
    assert record.replay() == Record(seats, record.seed, rules=RULES).replay()


def test_deals_tasks_and_the_first_game_stay_what_they_were(tmp_path: Path) -> None:
    assert [(version.number, version.rules) for version in VERSIONS] == [(1, 1), (2, 2)]
    assert new(tmp_path, deal_game(deal_of(DAY))).rules == 1
    assert new(tmp_path, first_game()).rules == 1
    for task in tasks():
        record = new(tmp_path, task_game(task, "Anna"))
        assert record.rules == task.record.rules == (2 if story_of(task) else 1), task.name
        assert task.is_begun_by(record)


def test_a_deal_of_another_number_is_no_deal(tmp_path: Path) -> None:
    record = new(tmp_path, deal_game(deal_of(DAY)))
    assert deal_in(record) is not None
    record.rules = RULES
    assert deal_in(record) is None


def test_par_is_played_on_the_deal_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    dealt: list[Record] = []

    def noted(*given: Any, **named: Any) -> Record:
        dealt.append(Record(*given, **named))
        return dealt[-1]

    monkeypatch.setattr(par, "Record", noted)
    monkeypatch.setattr(par, "MASTER", "random")
    monkeypatch.setattr("os.nice", lambda by: by)  # it would slow down all later tests of this process
    assert par.ParTask(DAY, 1).think() > (0,)
    assert dealt[0].setup() == new(tmp_path, deal_game(deal_of(DAY))).setup()


@pytest.mark.parametrize("rules", [1, 2])
def test_a_game_that_goes_on_keeps_its_number(tmp_path: Path, rules: int) -> None:
    path = begun(tmp_path, rules)
    session = Session.load(path)
    session.play(session.game.legal_moves()[0])
    assert records.read(path).rules == rules
    assert session.again().rules is None, "the next game is a new one"
    whole = finished(rules)
    path.write_text(records.to_toml(whole).replace(whole.moves[40], "nonsense", 1), encoding="utf-8")
    saves = Saves(tmp_path)
    copies = [saves.repair(path), saves.import_file(begun(tmp_path, rules)), saves.duplicate(path)]
    forks.fork(Timeline(whole), 20, tmp_path / "fork.toml")
    for copy in (*copies, tmp_path / "fork.toml"):
        assert copy is not None
        record = records.read(copy)
        assert record.rules == rules
        assert record.moves == whole.moves[: len(record.moves)]


def test_a_deal_that_is_passed_on_keeps_its_number(tmp_path: Path) -> None:
    record = new(tmp_path / "own", deal_game(deal_of(DAY), attempt="a"))
    passed_on = save_spoiler(record, tmp_path / "theirs")
    imported = Saves(tmp_path).import_file(passed_on)
    assert imported is not None
    assert [records.read(path).rules for path in (passed_on, imported)] == [1, 1]


def test_what_is_kept_of_an_old_game_is_found_again() -> None:
    """Its entry in the hall of fame and its review have the names that version 1.0 gave them."""
    record = records.read(KEPT / "rules-1-new-persons.toml")
    entry = entry_of(record)
    assert entry is not None
    assert entry.game == "5cae9d48b7854b4fc28904f8bd24acbad1b192a6129ac81458598ef9dc2cc2a3"
    assert name_of(record) == "40d384a0eba0ea15d1179c77a2262111"


def test_a_file_with_a_number_that_is_still_to_come_is_refused(tmp_path: Path) -> None:
    path = begun(tmp_path, RULES)
    path.write_text(path.read_text("utf-8").replace(f"rules = {RULES}", f"rules = {RULES + 1}"), "utf-8")
    with pytest.raises(RecordError, match=rf"newer version .*rules {RULES + 1}, known up to {RULES}"):
        Session.load(path)
