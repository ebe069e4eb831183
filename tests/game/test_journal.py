"""The journal: many files' changes are flushed together, and nothing that was flushed is lost."""

import errno
import os
import random
from pathlib import Path

import pytest

from game.storage import journal as module
from game.storage.folder_lock import FolderLock, HeldError
from game.storage.journal import Journal, catch_up, has_journals


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("[a-z]*")}


def test_what_was_flushed_is_written_after_a_crash(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.append({"a.toml": "moves = [\n 1,\n]\n", "b.json": "Anna ü 東"})
    journal.append({"a.toml": "moves = [\n 1,\n 2,\n]\n"})
    assert texts(tmp_path) == {}
    assert has_journals(tmp_path)
    assert catch_up(tmp_path) == 2
    assert texts(tmp_path) == {"a.toml": "moves = [\n 1,\n 2,\n]\n", "b.json": "Anna ü 東"}
    assert not has_journals(tmp_path)


def test_one_flush_is_enough_for_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushes: list[int] = []
    monkeypatch.setattr(module, "_flush", flushes.append)
    Journal(tmp_path).append({f"t{number}.toml": "x" * 1000 for number in range(200)})
    assert len(flushes) == 1


def test_a_line_holds_what_has_changed_alone(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    text = "a long beginning " * 500
    journal.append({"a.toml": text + "end"})
    before = sum(path.stat().st_size for path in tmp_path.glob(".journal-*"))
    journal.append({"a.toml": text + "another end"})
    after = sum(path.stat().st_size for path in tmp_path.glob(".journal-*"))
    assert 0 < after - before < 100


@pytest.mark.parametrize("cut", [2, 5, 30, 200])
def test_a_line_that_was_cut_off_is_as_if_it_had_never_been(tmp_path: Path, cut: int) -> None:
    journal = Journal(tmp_path)
    journal.append({"a.toml": "one"})
    (path,) = tmp_path.glob(".journal-*")
    whole = path.read_bytes()
    journal.append({"a.toml": "one and two" * 40, "b.toml": "another"})
    path.write_bytes(path.read_bytes()[:-cut] if cut < 200 else whole + b"garbage\x00\xff\n{}")
    catch_up(tmp_path)
    found = texts(tmp_path)
    assert found["a.toml"] in ("one", "one and two" * 40)
    assert "b.toml" not in found


def test_any_row_of_changes_and_crashes_ends_with_the_last_texts(tmp_path: Path) -> None:
    chance, wanted = random.Random(7), dict[str, str]()
    journal = Journal(tmp_path, largest=3000)
    for _ in range(400):
        names = chance.sample("abcdefgh", chance.randint(1, 4))
        changed = {f"{name}.toml": name * chance.randint(0, 60) + str(chance.random()) for name in names}
        journal.append(changed)
        wanted |= changed
        what = chance.random()
        if what < 0.3 and journal.owes:
            journal.write_one()
        elif what < 0.4:
            journal.put_away(chance.choice(sorted(wanted)))
        elif what < 0.45:
            journal = Journal(tmp_path, largest=3000)  # the one before was killed
    journal.close()
    assert texts(tmp_path) == wanted
    assert not has_journals(tmp_path)


def test_old_journals_go_once_their_files_are_written(tmp_path: Path) -> None:
    journal = Journal(tmp_path, largest=500)
    for number in range(20):
        journal.append({f"t{number % 3}.toml": "x" * 200 + str(number)})
    assert journal.owes
    while journal.owes:
        journal.write_one()
    assert len([*tmp_path.glob(".journal-*")]) <= 1
    journal.close()
    assert not has_journals(tmp_path)


def test_a_disk_that_is_full_half_way_promises_nothing_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path)
    journal.append({"a.toml": "one", "b.toml": "other"})
    real = os.write

    def full(handle: int, data: bytes) -> int:
        if len(data) > 30:
            return real(handle, data[:20])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(OSError, match="full"):
            journal.append({"a.toml": "never promised"})
    journal.append({"b.toml": "later"})
    catch_up(tmp_path)
    assert texts(tmp_path) == {"a.toml": "one", "b.toml": "later"}


def test_a_journal_writes_nothing_but_tables(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    line = module._line("../outside.toml", "", "x")
    (folder / ".journal-1").write_bytes(line + module._line("a.toml", "", "x"))
    catch_up(folder)
    assert [path.name for path in tmp_path.iterdir()] == ["tables"]


def test_a_folder_is_held_by_one_program_at_a_time(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(HeldError):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()


def test_a_folder_that_is_taken_away_is_noticed_and_gets_all_once_it_is_back(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "tables", tmp_path / "elsewhere"
    folder.mkdir()
    journal = Journal(folder)
    journal.append({"a.toml": "one"})
    journal.append({"b.toml": "two"})
    folder.rename(elsewhere)
    for _ in range(2):
        with pytest.raises(FileNotFoundError):
            journal.append({"b.toml": "two and three"})
        with pytest.raises(FileNotFoundError):
            journal.put_away("a.toml")
    assert not folder.exists()
    folder.mkdir()  # such as another disk
    journal.append({"b.toml": "two and three"})
    assert catch_up(folder) == 2
    assert texts(folder) == {"a.toml": "one", "b.toml": "two and three"}


def test_a_folder_that_comes_back_as_it_was_never_has_older_texts_than_were_flushed(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "tables", tmp_path / "elsewhere"
    folder.mkdir()
    journal = Journal(folder)
    journal.append({"a.toml": "one", "b.toml": "two"})
    folder.rename(elsewhere)
    with pytest.raises(FileNotFoundError):
        journal.append({"b.toml": "two and three"})
    elsewhere.rename(folder)
    journal.append({"b.toml": "two and three"})
    while journal.owes:
        journal.write_one()
    journal.append({"c.toml": "four"})
    catch_up(folder)  # after a crash
    assert texts(folder) == {"a.toml": "one", "b.toml": "two and three", "c.toml": "four"}


def test_half_a_letter_stops_nothing(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.append({"a.toml": "one \ud800", "b.toml": "two"})
    journal.put_away("a.toml")
    journal.close()
    assert texts(tmp_path) == {"a.toml": "one ?", "b.toml": "two"}
