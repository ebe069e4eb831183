"""The hall of fame: what it counts, and that it is rebuilt whatever happens to its file."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import Record, Seat
from engine.record import records
from game.screens.results.hall_of_fame import _tables
from game.storage.hall_of_fame import Best, Encounter, HallOfFame, Standing
from game.storage.pending_writes import FILE_NAME
from game.storage.rivalries import Rivalry, Trend
from tests.noted import noted
from tests.played import at_random, played

ANNA, BEN = Seat("Anna", "blue"), Seat("Ben", "red")
EASY_TOO = Seat("Gringoire", "purple", "easy")
EASY, HARD = Seat("Esmeralda", "green", "easy"), Seat("Clopin", "yellow", "hard")


def _game(seed: int, *seats: Seat, moves: int | None = None) -> Record:
    return played(Record(seats or (ANNA, BEN), seed), at_random(seed), moves)


def _save(folder: Path, name: str, record: Record, ended: int = 1_000_000_000) -> Path:
    path = folder / f"{name}.toml"
    records.write(path, record)
    os.utime(path, (ended, ended))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three finished games, one that goes on, one that is damaged."""
    for seed, seats in enumerate([(ANNA, BEN), (ANNA, EASY, HARD), (replace(ANNA, name="ANNA"), BEN, EASY)]):
        _save(tmp_path, f"game {seed}", _game(seed, *seats), 1_000_000_000 + seed)
    _save(tmp_path, "on", _game(9, moves=20))
    (tmp_path / "damaged.toml").write_text("moves = [", "utf-8")
    return tmp_path


@pytest.fixture
def hall(folder: Path) -> Iterator[HallOfFame]:
    hall = HallOfFame(folder)
    hall.refresh()
    yield hall
    hall.close()


def _told(hall: HallOfFame) -> tuple[object, ...]:
    return hall.games(), hall.standings(), hall.encounters(), hall.bests()


def _prestige(folder: Path, seed: int) -> dict[str, int]:
    result = records.read(folder / f"game {seed}.toml").replay().result
    assert result is not None
    return result.prestige


def test_finished_games_are_listed_the_latest_first(hall: HallOfFame, folder: Path) -> None:
    games = hall.games()
    assert [game.file for game in games] == ["game 2.toml", "game 1.toml", "game 0.toml"]
    assert [game.ended.timestamp() for game in games] == [1_000_000_002, 1_000_000_001, 1_000_000_000]
    assert [[seat.name for seat in game.seats] for game in games] == [
        ["ANNA", "Ben", "Esmeralda"],
        ["Anna", "Esmeralda", "Clopin"],
        ["Anna", "Ben"],
    ]
    for seed, game in enumerate(reversed(games)):
        result = records.read(folder / f"game {seed}.toml").replay().result
        assert result is not None
        assert {seat.colour: seat.prestige for seat in game.seats} == result.prestige
        assert tuple(seat.colour for seat in game.seats if seat.won) == result.winners
    assert hall.games(limit=1) == games[:1]


def test_people_stand_by_name_and_bots_by_level(hall: HallOfFame, folder: Path) -> None:
    anna = [_prestige(folder, seed)["blue"] for seed in range(3)]
    wins = sum(seat.won for game in hall.games() for seat in game.seats if seat.colour == "blue")
    standings = hall.standings()
    assert {(standing.name, standing.player) for standing in standings} == {
        ("ANNA", "human"),
        ("Ben", "human"),
        ("easy", "easy"),
        ("hard", "hard"),
    }
    assert [standing.player for standing in standings[:2]] == ["human", "human"]
    assert Standing("ANNA", "human", 3, wins, sum(anna) / 3, max(anna)) in standings


def test_several_bots_of_a_level_are_counted_once_a_game(tmp_path: Path) -> None:
    for seed in range(4):
        bots = [Seat(f"Bot {colour}", colour, "easy") for colour in ("blue", "green", "red")]
        records.write(tmp_path / f"{seed}.toml", _game(seed, *bots[: 2 + seed % 2], EASY_TOO))
    with closing(HallOfFame(tmp_path)) as hall:
        hall.refresh()
        (told,) = hall.standings()
        scores = [seat.prestige for game in hall.games() for seat in game.seats]
    assert (told.name, told.games, told.wins) == ("easy", 4, 4)
    assert told.average == pytest.approx(sum(scores) / len(scores))
    assert told.best == max(scores)


def test_bots_of_a_strength_stand_by_their_number(tmp_path: Path) -> None:
    with closing(HallOfFame(tmp_path)) as hall:
        for seed, player in enumerate(("57", "57", "58")):
            bot = Seat("Bot", "green", player)
            records.write(tmp_path / f"{seed}.toml", _game(seed, Seat("Anna", "blue", "human"), bot))
        hall.refresh()
        (_, _, people), (_, _, bots), *_ = _tables(hall)
    assert [label for label, _ in people] == ["Anna"]
    assert {label: figures[0] for label, figures in bots} == {
        "Bot · strength 57": "2",
        "Bot · strength 58": "1",
    }


def test_people_are_counted_against_each_level(hall: HallOfFame) -> None:
    with_easy, with_hard = hall.games()[:2], hall.games()[1:2]

    def won(games: list, who: set[str]) -> int:  # type: ignore[type-arg]
        return sum(any(seat.won for seat in game.seats if seat.name.casefold() in who) for game in games)

    people = {"anna", "ben"}
    assert hall.encounters() == [
        Encounter("easy", 2, won(with_easy, people)),
        Encounter("hard", 1, won(with_hard, people)),
    ]


def test_trends_go_from_game_to_game_over_all_and_against_each_level(tmp_path: Path) -> None:
    for seed in range(4):
        _save(tmp_path, f"game {seed}", _game(seed, ANNA, EASY, *[HARD] * (seed == 3)), 1_000_000_000 + seed)
    with closing(HallOfFame(tmp_path)) as hall:
        hall.refresh()
        prestige = tuple(_prestige(tmp_path, seed)["blue"] for seed in range(4))
        assert hall.trends() == [Trend("Anna", "", prestige), Trend("Anna", "easy", prestige)]


def test_rivals_are_people_and_bots_by_name(hall: HallOfFame, folder: Path) -> None:
    told = [_prestige(folder, seed) for seed in range(3)]
    met = {"Ben": (0, 2, "red"), "Esmeralda": (1, 2, "green")}
    expected = {
        rival: Rivalry(
            "Anna",
            rival,
            2,
            sum(told[seed]["blue"] > told[seed][colour] for seed in (first, second)),
            sum(told[seed]["blue"] < told[seed][colour] for seed in (first, second)),
        )
        for rival, (first, second, colour) in met.items()
    }
    assert {one.rival: one for one in hall.rivalries()} == expected


def test_the_best_scores_are_peoples(hall: HallOfFame, folder: Path) -> None:
    everybodys = [_prestige(folder, seed)[colour] for seed, colour in [(0, "blue"), (0, "red"), (1, "blue")]]
    everybodys += [_prestige(folder, 2)["blue"], _prestige(folder, 2)["red"]]
    bests = hall.bests()
    assert [best.prestige for best in bests] == sorted(everybodys, reverse=True)
    assert all(isinstance(best, Best) and best.name.casefold() in ("anna", "ben") for best in bests)
    assert hall.bests(2) == bests[:2]


def test_a_game_that_ends_is_entered_once_and_so_is_a_copy_of_it(hall: HallOfFame, folder: Path) -> None:
    record = _game(77)
    path = _save(folder, "new", record, 1_500_000_000)
    assert hall.add(path, record)
    assert not hall.add(path, record)
    assert hall.games()[0].file == "new.toml"
    _save(folder, "copy", record)
    assert hall.refresh() == 0
    assert len(hall.games()) == 4
    with pytest.raises(ValueError, match="isn't over"):
        hall.add(path, _game(78, moves=5))


def test_a_file_is_read_again_only_when_it_has_changed(
    hall: HallOfFame, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = noted(monkeypatch, records, "read", lambda path: path.name)
    assert hall.refresh() == 0
    assert looked == []
    _save(folder, "on", _game(9), 1_600_000_000)
    assert hall.refresh() == 1
    assert looked == ["on.toml"]
    assert hall.games()[0].file == "on.toml"


def test_a_reading_that_is_stopped_ends_early_and_is_taken_up_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(HallOfFame(folder)) as stopped:
        read = records.read

        def read_and_stop(path: Path) -> Record:
            stopped.stop()
            return read(path)

        with monkeypatch.context() as patch:
            patch.setattr(records, "read", read_and_stop)
            stopped.refresh()
        assert len(stopped.games()) <= 1
    with closing(HallOfFame(folder)) as again:
        again.refresh()
        assert len(again.games()) == 3


def test_a_deleted_game_stays_in_the_hall_of_fame_until_a_rebuild(hall: HallOfFame, folder: Path) -> None:
    (folder / "game 1.toml").unlink()
    hall.refresh()
    assert len(hall.games()) == 3
    hall.close()
    (folder / FILE_NAME).unlink()
    again = HallOfFame(folder)
    assert again.refresh() == 2
    assert len(again.games()) == 2
    again.close()


def test_the_hall_of_fame_is_kept_on_the_disk(hall: HallOfFame, folder: Path) -> None:
    told = _told(hall)
    hall.close()
    for path in folder.glob("*.toml"):
        path.unlink()
    again = HallOfFame(folder)
    assert _told(again) == told
    again.close()


ROUNDS = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_nobody_else_reads_it(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    for _ in ("a new one", "one that was open to all"):
        HallOfFame(tmp_path).close()
        assert path.stat().st_mode & 0o777 == 0o600
        path.chmod(0o644)


@ROUNDS
@given(st.binary(max_size=200) | st.just(b"SQLite format 3\0" + b"\xff" * 4096))
def test_any_file_in_its_place_is_rebuilt(hall: HallOfFame, folder: Path, content: bytes) -> None:
    path = folder / "other.sqlite"
    path.write_bytes(content)
    again = HallOfFame(folder, path)
    again.refresh()
    assert _told(again) == _told(hall)
    again.close()


@ROUNDS
@given(st.integers(0, 2**30), st.binary(min_size=1, max_size=600), st.booleans())
def test_a_hall_of_fame_damaged_at_any_place_never_fails(
    hall: HallOfFame, folder: Path, at: int, junk: bytes, cut: bool
) -> None:
    path = folder / "other.sqlite"
    path.unlink(missing_ok=True)
    fresh = HallOfFame(folder, path)
    fresh.refresh()
    fresh.close()
    content = bytearray(path.read_bytes())
    at %= len(content)
    content[at : at + len(junk)] = junk
    path.write_bytes(content[:at] if cut else content)
    again = HallOfFame(folder, path)
    again.refresh()
    _told(again)
    assert again.add(folder / "game 0.toml", _game(0)) in (True, False)
    again.close()


def test_a_hall_of_fame_that_is_damaged_while_it_is_open_is_rebuilt(hall: HallOfFame, folder: Path) -> None:
    told = _told(hall)
    (folder / FILE_NAME).write_bytes(b"no book at all" * 1000)
    assert _told(hall) == told
    assert _told(hall) == told
    hall.close()
    again = HallOfFame(folder)
    assert _told(again) == told
    again.close()


def test_a_hall_of_fame_without_a_format_is_written_anew(hall: HallOfFame, folder: Path) -> None:
    told = _told(hall)
    hall.close()
    with sqlite3.connect(folder / FILE_NAME) as other:
        other.execute("DROP TABLE seats")
        other.execute("PRAGMA user_version = 0")
    other.close()
    again = HallOfFame(folder)
    again.refresh()
    assert _told(again) == told
    again.close()


def test_where_no_file_can_be_written_the_hall_is_kept_in_memory(hall: HallOfFame, folder: Path) -> None:
    nowhere = HallOfFame(folder, folder / "no such folder" / FILE_NAME)
    assert nowhere.refresh() == 3
    assert _told(nowhere) == _told(hall)
    nowhere.close()


def test_a_hall_of_fame_that_another_program_holds_is_left_alone(hall: HallOfFame, folder: Path) -> None:
    told = _told(hall)
    holder = sqlite3.connect(folder / FILE_NAME)
    holder.execute("BEGIN EXCLUSIVE")
    waiting = HallOfFame(folder, patience=0.0)
    waiting.refresh()
    assert _told(waiting) == told
    waiting.close()
    holder.rollback()
    holder.close()
    assert _told(hall) == told


def test_many_threads_write_and_ask_at_once(hall: HallOfFame, folder: Path) -> None:
    games = [_game(seed) for seed in range(100, 116)]
    paths = [_save(folder, f"thread {at}", game) for at, game in enumerate(games)]
    failed: list[BaseException] = []

    def work(at: int) -> None:
        try:
            hall.add(paths[at], games[at])
            hall.standings()
            hall.refresh()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(at,)) for at in range(len(games))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert len(hall.games()) == 3 + len(games)
