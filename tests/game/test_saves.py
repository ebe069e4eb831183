"""The folder of saved games: its list, names for new files, and folders that can't be used."""

import os
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine import Record
from engine.record import record_files, records
from engine.record.records import Seat as RecordSeat
from engine.record.timeline import Timeline
from game import paths
from game.file_errors import describe
from game.match.options import BOT_NAMES
from game.match.session import Session
from game.seats import BOTS
from game.storage.challenge import Deal
from game.storage.forks import fork
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_game import SavedGame
from game.storage.saves import Saves
from tests.played import at_random, played


def _record(moves: int | None, names: tuple[str, ...] = ("Anna", "Ben")) -> Record:
    """A game after so many random moves, or (``None``) to its end."""
    colours = ("blue", "red", "yellow")
    seats = tuple(RecordSeat(name, colour) for name, colour in zip(names, colours, strict=False))
    return played(Record(seats, seed=7), at_random(7), moves)


def _put(folder: Path, name: str, record: Record | str, day: int) -> Path:
    path = folder / name
    if isinstance(record, Record):
        records.write(path, record)
    else:
        path.write_text(record, encoding="utf-8")
    os.utime(path, (day * 86400, day * 86400))
    return path


def _all(saves: Saves) -> list[SavedGame]:
    return [saves.inspect(path) for path in saves.paths()]


def test_the_list_shows_the_newest_first_with_players_round_and_whether_it_is_over(tmp_path: Path) -> None:
    _put(tmp_path, "old.toml", _record(3, ("Ida", "Jo", "Kim")), 1)
    _put(tmp_path, "done.toml", _record(None), 3)
    _put(tmp_path, "new.toml", _record(60), 2)
    games = _all(Saves(tmp_path))
    assert [game.path.stem for game in games] == ["done", "new", "old"]
    assert games[2].names == "Ida, Jo, Kim"
    contents = [game.contents for game in games]
    assert [kept.finished for kept in contents if kept] == [True, False, False]
    assert [kept.label[0] for kept in contents if kept] == ["C", "A", "A"] or contents[1] is not None
    assert contents[2] is not None
    assert contents[2].label == "A1"


def test_the_list_tells_what_is_no_ordinary_game(tmp_path: Path) -> None:
    deal, plain = _record(3), _record(9)
    deal.table = Deal(date(2026, 11, 22), 1).entry()
    _put(tmp_path, "deal.toml", deal, 1)
    _put(tmp_path, "plain.toml", plain, 2)
    saves = Saves(tmp_path)
    forked = saves.new_path(["Anna", "Ben"])
    fork(Timeline(plain), 4, forked)
    kinds = {game.path: game.contents.kind for game in _all(saves) if game.contents}
    assert kinds == {tmp_path / "deal.toml": "deal", tmp_path / "plain.toml": "", forked: "fork"}


def test_the_latest_is_the_unfinished_one_that_was_played_last(tmp_path: Path) -> None:
    _put(tmp_path, "old.toml", _record(3), 1)
    _put(tmp_path, "new.toml", _record(5), 2)
    _put(tmp_path, "done.toml", _record(None), 3)
    _put(tmp_path, "bad.toml", "rubbish", 4)
    latest = Saves(tmp_path).latest()
    assert latest is not None
    assert latest.path.stem == "new"


def test_the_latest_is_looked_for_little_by_little(tmp_path: Path) -> None:
    wanted = _put(tmp_path, "on.toml", _record(20), 1)
    for day in range(2, 9):
        _put(tmp_path, f"done {day}.toml", "damaged" if day == 5 else _record(None), day)
    saves = Saves(tmp_path)
    read: list[Path] = []
    look = saves._read
    saves._read = lambda path: (read.append(path), look(path))[1]  # type: ignore[func-returns-value]
    for calls in range(1, 8):
        assert not saves.seek_latest(0)
        assert len(read) == calls
    assert saves.seek_latest(0)
    latest = saves.latest()
    assert latest is not None
    assert latest.path == wanted
    assert len(read) == 8


def test_an_empty_folder_has_no_latest_game(tmp_path: Path) -> None:
    assert Saves(tmp_path).latest() is None


@pytest.mark.parametrize("damage", ["", "rubbish = ", "seats = 3", "\x00"])
def test_a_damaged_file_is_listed_with_what_is_wrong(tmp_path: Path, damage: str) -> None:
    path = _put(tmp_path, "bad.toml", damage, 1)
    (game,) = _all(Saves(tmp_path))
    assert game.contents is None
    assert game.error is not None
    assert str(path) in describe(game.error)
    assert game.names == "bad"


def test_a_record_with_an_impossible_move_names_the_move(tmp_path: Path) -> None:
    record = _record(3)
    record.moves[1] = "red play blue.bank"
    _put(tmp_path, "bad.toml", record, 1)
    (game,) = _all(Saves(tmp_path))
    assert game.error is not None
    assert "Move 2" in describe(game.error)


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    _put(tmp_path, "a.toml", "rubbish", 1)
    assert _all(saves)[0].contents is None
    _put(tmp_path, "a.toml", _record(3), 2)
    assert _all(saves)[0].contents is not None


@pytest.mark.parametrize("seconds", [10**12, -(10**12), 253_402_300_800, 10**10])
def test_a_file_from_a_time_that_no_calendar_has_is_listed_and_opened(tmp_path: Path, seconds: int) -> None:
    path = _put(tmp_path, "game.toml", _record(None), 1)
    try:
        os.utime(path, (seconds, seconds))
    except OSError:
        pytest.skip("this file system has no such time")
    assert [game.names for game in _all(Saves(tmp_path))] == ["Anna, Ben"]
    assert Session.load(path).away >= 0
    hall = HallOfFame(tmp_path)
    assert hall.refresh() == 1
    assert [game.file for game in hall.games()] == ["game.toml"]
    assert hall.refresh() == 0
    hall.close()


def test_other_files_and_folders_are_no_saved_games(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x")
    (tmp_path / "folder.toml").mkdir()
    assert _all(Saves(tmp_path)) == []


TODAY = date(2026, 11, 20)


def test_a_new_file_is_named_by_day_and_players(tmp_path: Path) -> None:
    assert Saves(tmp_path).new_path(["Anna", "Ben"], TODAY).name == "2026-11-20 Anna, Ben.toml"


def test_a_second_game_of_the_day_gets_a_name_of_its_own(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for _ in range(3):
        saves.new_path(["Anna", "Ben"], TODAY).touch()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "2026-11-20 Anna, Ben (2).toml",
        "2026-11-20 Anna, Ben (3).toml",
        "2026-11-20 Anna, Ben.toml",
    ]


@pytest.mark.parametrize(
    "names",
    [
        ["../../etc", "x/y"],
        ["a\\b", 'c"d'],
        ["\n\x00", "CON"],
        ["…" * 20] * 5,
        ["🐀" * 20] * 5,
        ["エロディ", "Zoé"],
        [".", ". ."],
    ],
)
def test_names_of_any_letters_make_a_file_in_the_folder(tmp_path: Path, names: list[str]) -> None:
    path = Saves(tmp_path).new_path(names, TODAY)
    assert path.parent == tmp_path
    assert not set('<>:"/\\|?*\n\x00') & set(path.name)
    path.touch()
    assert path.exists()


def test_a_folder_that_cannot_be_used_is_told_and_another_is_taken(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    spare = tmp_path / "spare"
    saves = Saves(tmp_path / "file" / "saves", instead=[spare])
    assert saves.folder == spare
    (notice,) = saves.notices
    assert str(spare) in notice


def test_where_no_folder_can_be_used_a_temporary_one_is_taken(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    bad = tmp_path / "file" / "saves"
    saves = Saves(bad, instead=[bad])
    saves.new_path(["Anna"], TODAY).touch()
    assert saves.folder != bad
    assert len(saves.notices) == 1


def _full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", Mock(side_effect=OSError(28, "No space left on device")))


def test_a_full_disk_leaves_no_half_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = _put(tmp_path, "elsewhere.toml", _record(3), 1)
    saves = Saves(tmp_path / "saves")
    path = _put(saves.folder, "a.toml", _record(5), 1)
    _full_disk(monkeypatch)
    assert saves.duplicate(path) is None
    assert saves.import_file(source) is None
    assert os.listdir(saves.folder) == ["a.toml"]
    assert len(saves.notices) == 2
    assert all("No space left" in notice for notice in saves.notices)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_a_device_and_a_giant_are_refused_as_games(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    pipe, giant = tmp_path / "pipe.toml", tmp_path / "giant.toml"
    os.mkfifo(pipe)
    with giant.open("wb") as file:
        file.truncate(record_files.LARGEST + 1)
    for source in (pipe, giant, Path(os.devnull), tmp_path):
        assert saves.import_file(source) is None
        assert str(source) in saves.notices[-1]
    assert os.listdir(saves.folder) == []


@pytest.mark.parametrize("name", ["con", "NUL", "com1.old", "Lpt9"])
def test_no_game_is_called_like_a_device_of_windows(tmp_path: Path, name: str) -> None:
    path = _put(tmp_path, "a.toml", _record(3), 1)
    renamed = Saves(tmp_path).rename(path, name)
    assert renamed is not None
    assert renamed.stem == f"Game {name}"


@pytest.mark.parametrize(
    "path", sorted((paths.saves() / "samples").glob("*.toml")), ids=lambda path: path.stem
)
def test_the_samples_are_games_of_players_with_proper_names(path: Path) -> None:
    record = records.read(path)
    assert record.replay().over == record.finished
    assert all(seat.name in BOT_NAMES for seat in record.seats if seat.player != records.HUMAN)
    assert not {seat.name for seat in record.seats} & set(BOTS)


def test_what_was_deleted_last_comes_back_first_and_nothing_once_the_bin_is_empty(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert (saves.last_in_bin, saves.restore()) == (None, None)
    paths = [_put(tmp_path, f"{name}.toml", _record(3), 1) for name in "ab"]
    assert all(saves.move_to_bin(path) for path in paths)
    assert saves.paths() == []
    assert saves.last_in_bin == paths[1]
    assert saves.restore() == paths[1]
    assert saves.last_in_bin == paths[0]
    _put(tmp_path, "a.toml", _record(3), 1)  # its name was taken meanwhile
    assert saves.restore() == tmp_path / "a (2).toml"
    assert not saves.move_to_bin(tmp_path / "nothing.toml")
    assert [saves.last_in_bin, *map(bool, saves.notices)] == [None, True]
    assert saves.move_to_bin(paths[1])
    saves.empty_bin()
    assert [saves.last_in_bin, saves.restore()] == [None, None]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a (2).toml", "a.toml"]


def test_a_renamed_game_keeps_its_own_name_free_for_itself(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = _put(tmp_path, "a.toml", _record(3), 1)
    assert saves.rename(path, "a") == path
    other = _put(tmp_path, "b.toml", _record(3), 1)
    assert saves.rename(path, "b") == tmp_path / "b (2).toml"
    assert other.exists()
    assert saves.rename(tmp_path / "nothing.toml", "c") is None
    assert len(saves.notices) == 1


def test_a_game_is_known_once_it_was_read_and_until_it_changes(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = _put(tmp_path, "a.toml", _record(3), 1)
    assert saves.known(path) is None
    game = saves.inspect(path)
    assert saves.known(path) is game
    assert saves.inspect(path) is game
    os.utime(path, (2 * 86400, 2 * 86400))
    assert saves.known(path) is None
    assert saves.known(tmp_path / "nothing.toml") is None
    gone = saves.inspect(tmp_path / "nothing.toml")
    assert isinstance(gone.error, OSError)
    assert gone.contents is None


@pytest.mark.parametrize(
    ("stem", "title"),
    [
        ("2026-11-20 Anna, Ben", "Anna, Ben"),
        ("2026-11-20 Anna, Ben (2)", "Anna, Ben"),
        ("2026-11-20 Anna, Ben (2) (3)", "Anna, Ben"),
        ("2026-11-20 Anna, Ben again", "2026-11-20 Anna, Ben again"),
        ("Anna, Ben", "Anna, Ben"),
        ("The great one", "The great one"),
    ],
)
def test_a_game_is_called_by_its_players_unless_renamed(tmp_path: Path, stem: str, title: str) -> None:
    path = _put(tmp_path, f"{stem}.toml", _record(3, ("Anna", "Ben")), 1)
    assert Saves(tmp_path).inspect(path).title == title


@pytest.mark.parametrize("name", ["a" * 250, "é" * 250, "🐀" * 100])
def test_the_longest_name_leaves_room_for_what_file_systems_add(tmp_path: Path, name: str) -> None:
    path = Saves(tmp_path).free_path(name)
    assert 197 <= len(path.stem.encode()) <= 200


@pytest.mark.parametrize(("name", "stem"), [("", "Notre Dame"), (" ., ", "Notre Dame"), ("a.. ,", "a")])
def test_a_name_of_nothing_is_that_of_the_game(tmp_path: Path, name: str, stem: str) -> None:
    assert Saves(tmp_path).free_path(name).stem == stem


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="there are no links here")
def test_a_file_of_the_folder_is_known_however_its_path_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    saves = Saves(folder)
    game = _put(folder, "a.toml", _record(3), 1)
    (folder / "link.toml").symlink_to(game)
    (tmp_path / "outside.toml").symlink_to(game)
    assert saves.own_path(folder / ".." / "saves" / "a.toml") == game
    assert saves.own_path(folder / "link.toml") == folder / "link.toml"
    assert saves.own_path(tmp_path / "outside.toml") == game
    assert saves.own_path(tmp_path / "nothing.toml") is None
