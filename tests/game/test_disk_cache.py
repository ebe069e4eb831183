"""What is kept between runs: as it would be made anew, whatever happens to its files."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from engine.record.records import HUMAN
from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.table.city import banners, plates
from game.table.scene import TableScene
from game.ui import contrast, disk_cache, image_cache
from game.ui.disk_cache import disk
from game.words import spoken_in
from tests.game.test_coming_back import saved
from tests.game.window import Window

pytestmark = pytest.mark.own_pictures


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The folder of what is kept, in use."""
    pygame.display.set_mode((640, 360))
    disk.open_in(tmp_path / "cache")
    yield tmp_path / "cache"
    disk.open_in(None)
    image_cache.forget()


def files(folder: Path) -> list[Path]:
    """All files that are kept, once all are written."""
    disk.flush()
    disk.wait(10.0)
    return sorted(file for file in folder.rglob("*") if file.is_file())


def picture(size: tuple[int, int] = (40, 30), alpha: bool = True) -> Surface:
    made = Surface(size, pygame.SRCALPHA if alpha else 0)
    made.fill((200, 100, 50, 130))
    pygame.draw.circle(made, (1, 2, 3, 255), (20, 10), 9)
    return made


def same(one: Surface, other: Surface) -> bool:
    looks = [(each.get_size(), each.get_masks(), each.get_alpha()) for each in (one, other)]
    return looks[0] == looks[1] and one.get_buffer().raw == other.get_buffer().raw


def again(folder: Path) -> None:
    """Begin another run."""
    disk.wait(10.0)
    disk.open_in(folder)
    image_cache.forget(image_cache.FILES, image_cache.SHARED, image_cache.TABLE, image_cache.MENUS)


@pytest.mark.parametrize("alpha", [True, False])
def test_pictures_come_back_as_they_were_with_what_was_noted(folder: Path, alpha: bool) -> None:
    one, other = picture(alpha=alpha), picture((7, 5), alpha)
    key = disk.key("city", 3, "blue")
    assert disk.load(key) is None
    disk.save(key, [one, other.subsurface((1, 1, 4, 3))], [[1, 2.5], "x"])
    again(folder)
    kept = disk.load(key)
    assert kept is not None
    assert same(kept.pictures[0], one)
    assert same(kept.pictures[1], other.subsurface((1, 1, 4, 3)).copy())
    assert kept.note == [[1, 2.5], "x"]
    kept.pictures[0].fill((0, 0, 0))
    Surface((9, 9)).blit(kept.pictures[0], (0, 0))
    assert same(disk.load(key).pictures[0], one)  # type: ignore[union-attr]


def test_what_differs_has_another_key(folder: Path) -> None:
    keys = [disk.key("city", 3), disk.key("city", 4), disk.key("town", 3)]
    with spoken_in("fr"):
        keys.append(disk.key("city", 3))
    contrast.set_high(True)
    keys.append(disk.key("city", 3))
    contrast.set_high(False)
    assert len(set(keys)) == 5
    assert disk.key("city", 3) == keys[0]


@pytest.mark.parametrize("cut", [0, 5, 40, 200, -1])
def test_a_file_cut_short_counts_as_not_there(folder: Path, cut: int) -> None:
    disk.save("a" * 32, [picture()])
    (file,) = files(folder)
    whole = file.read_bytes()
    file.write_bytes(whole[:cut])
    assert disk.load("a" * 32) is None
    file.write_bytes(whole)
    assert disk.load("a" * 32) is not None


def test_a_file_with_any_byte_changed_counts_as_not_there(folder: Path) -> None:
    disk.save("a" * 32, [picture((6, 4))])
    (file,) = files(folder)
    whole = file.read_bytes()
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 9
        file.write_bytes(damaged)
        assert disk.load("a" * 32) is None, at


def test_places_come_back_and_damaged_ones_do_not(folder: Path) -> None:
    assert disk.recall("k") is None
    disk.remember("k", [1, ["a", 2.25]])
    (file,) = files(folder)
    again(folder)
    assert disk.recall("k") == [1, ["a", 2.25]]
    whole = file.read_bytes()
    for damaged in (b"", b"{}", whole[:-1], whole.replace(b"2.25", b"2.26")):
        file.write_bytes(damaged)
        again(folder)
        assert disk.recall("k") is None
        disk.remember("other", 1)


def test_a_folder_that_can_not_be_used_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    disk.open_in(tmp_path / "file")
    disk.save("a" * 32, [picture()])
    disk.wait(10.0)
    assert disk.load("a" * 32) is None
    assert disk.recall("k") is None
    disk.remember("k", 1)
    disk.flush()
    assert disk.recall("k") == 1
    disk.open_in(None)
    assert (tmp_path / "file").read_text(encoding="utf-8") == ""


def test_files_of_another_version_go_and_nothing_else(folder: Path) -> None:
    older = folder / ("0" * 16)
    older.mkdir(parents=True)
    (older / "old").write_text("x", encoding="utf-8")
    mine = folder.parent / "mine"
    mine.mkdir()
    (mine / "file").write_text("x", encoding="utf-8")
    (folder / ("f" * 16)).symlink_to(mine)
    disk.save("a" * 32, [picture()])
    assert len([file for file in files(folder) if "mine" not in str(file) and file.name == "a" * 32]) == 1
    assert not older.exists()
    assert (mine / "file").is_file()


def test_a_changed_program_begins_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk.save("a" * 32, [picture()])
    again(folder)
    assert disk.load("a" * 32) is not None
    monkeypatch.setattr(disk_cache, "_program", lambda: "1" * 16)
    again(folder)
    assert disk.load("a" * 32) is None


def test_the_program_is_another_if_any_file_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sprites = tmp_path / "sprites"
    sprites.mkdir()
    (sprites / "a.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.setattr("game.paths.sprites", lambda: sprites)
    before = disk_cache._program()
    assert disk_cache._program() == before
    (sprites / "a.svg").write_text("<svg />", encoding="utf-8")
    assert disk_cache._program() != before


def test_the_oldest_go_when_there_is_too_much(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        disk.save(f"{number:032}", [picture()])
    for number, file in enumerate(files(folder)):
        os.utime(file, (1000 + number, 1000 + number))
    again(folder)
    assert disk.load(f"{0:032}") is not None  # just read: it stays
    monkeypatch.setattr(disk_cache, "_MOST", 4 * files(folder)[0].stat().st_size)
    again(folder)
    disk.save(f"{9:032}", [picture()])
    assert [int(file.name) for file in files(folder)] == [0, 3, 4, 5, 9]


def test_a_table_that_was_laid_before_looks_the_same_and_is_neither_drawn_nor_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, drawn = saved(tmp_path, 5, (HUMAN, "quick", "quick")), []
    try:
        for run in range(2):
            again(tmp_path / "cache")
            if run:  # nothing of this is needed any more
                monkeypatch.setattr(banners, "_placed", None)
                monkeypatch.setattr(plates, "board", None)
                monkeypatch.setattr(pygame.image, "load_sized_svg", None)
            window = Window(tmp_path, (1300, 740), tables=RealTables(), pace="fast")
            window.app.open(left)
            scene = window.app.scene
            assert isinstance(scene, TableScene)
            while not scene.laid:
                window.app.frame(STEP)
            top = scene.context.top
            drawn.append(top.painter.base(top.camera, top.size).get_buffer().raw)
            disk.flush()
            disk.wait(10.0)
            assert window.app.scene is scene
            window.close()
        assert drawn[0] == drawn[1]
    finally:
        disk.open_in(None)


def test_pictures_are_written_when_nothing_is_drawn(folder: Path, tmp_path: Path) -> None:
    window = Window(tmp_path, (1280, 720))
    disk.save("a" * 32, [picture()], shared=True)
    assert not list(folder.rglob("a" * 32))
    while window.app.frame(STEP):
        pass
    window.app.frame(STEP)
    assert "a" * 32 in [file.name for file in files(folder)]
    window.close()
