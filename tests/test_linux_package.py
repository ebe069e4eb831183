"""What a Linux desktop is given: the menu entry, the file type of saved games, and data about the program."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.packaging import folder, icons
from game.packaging.folder import APP_ID, HERE, PackingError, add_linux_files

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ("de", "fr", "it", "ja")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux desktops")


def needs(tool: str) -> pytest.MarkDecorator:
    """Skip a test without a system's tool."""
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is missing")


def run(*command: str | Path, **given: str) -> subprocess.CompletedProcess[str]:
    """Run a command; ``given`` is added to the environment."""
    return subprocess.run(
        list(map(str, command)), env={**os.environ, **given}, capture_output=True, text=True, check=False
    )


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The unpacked archive, with a program that only says how it was called."""
    found = tmp_path / "un packed"
    (found / "_internal").mkdir(parents=True)
    (found / "_internal" / "library.so").touch()
    program = found / "notre-dame"
    program.write_text('#!/bin/sh\necho "called with: $*"\n', encoding="utf-8")
    program.chmod(0o755)
    add_linux_files(found)
    return found


def test_the_icon_comes_in_all_sizes(unpacked: Path) -> None:
    held = {path.parents[1].name for path in (unpacked / "share" / "icons").rglob(f"{APP_ID}.*")}
    assert held == {f"{size}x{size}" for size in icons.ON_DESKTOPS}


@needs("appstreamcli")
def test_the_data_for_software_centres_is_valid(unpacked: Path) -> None:
    about = unpacked / "share" / "metainfo" / f"{APP_ID}.metainfo.xml"
    ran = run("appstreamcli", "validate", "--no-net", "--pedantic", about)
    assert ran.returncode == 0, ran.stdout
    text = about.read_text(encoding="utf-8")
    assert f'version="{__version__}"' in text
    for locale in LOCALES:
        assert text.count(f'xml:lang="{locale}"') >= 5


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid_before_and_after_it_is_installed(unpacked: Path, tmp_path: Path) -> None:
    assert run(unpacked / "install.sh", "--prefix", tmp_path / "a b").returncode == 0
    for place in (unpacked, tmp_path / "a b"):
        ran = run("desktop-file-validate", place / "share" / "applications" / f"{APP_ID}.desktop")
        assert (ran.returncode, ran.stdout) == (0, "")


def test_a_version_without_a_date_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "__version__", "99.0")
    with pytest.raises(PackingError, match=r"CHANGELOG.md has no heading “## 99\.0"):
        folder.metainfo()


def test_it_is_installed_started_and_removed_without_a_trace(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    saves = home / ".local" / "share" / "notre-dame" / "saves" / "2026-11-20 Anna.toml"
    saves.parent.mkdir(parents=True)
    saves.touch()
    for _ in range(2):  # a newer version goes over an older one
        ran = run(unpacked / "install.sh", HOME=str(home))
        assert ran.returncode == 0, ran.stderr
    entry = (home / ".local" / "share" / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    (start,) = [line for line in entry.splitlines() if line.startswith("Exec=")]
    assert start == f'Exec="{home}/.local/lib/notre-dame/notre-dame" %f'
    assert (home / ".local" / "lib" / "notre-dame" / "_internal" / "library.so").is_file()
    assert run(home / ".local" / "bin" / "notre-dame", "a b.toml").stdout == "called with: a b.toml\n"
    for _ in range(2):
        assert run(unpacked / "install.sh", "--remove", HOME=str(home)).returncode == 0
    left = [path for path in home.rglob("*") if not path.is_dir() and path.name.startswith((APP_ID, "notre"))]
    assert left == []
    assert saves.is_file()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--prefix"], "--prefix needs a folder."),
        (["--prefix", "here"], "give the whole path"),
        (["--prefix", "/tmp/100%"], "choose a folder without"),
        (["--prefix", '/tmp/"x"'], "choose a folder without"),
        (["--nonsense"], "--nonsense is not known"),
        (["--prefix", "/dev/null"], "/dev/null can't be written"),
    ],
)
def test_what_cannot_be_installed_is_told_in_a_sentence(
    unpacked: Path, arguments: list[str], told: str
) -> None:
    ran = run(unpacked / "install.sh", *arguments)
    assert ran.returncode != 0
    assert told in ran.stderr
    assert ran.stderr.splitlines()[-1].startswith("install.sh: ")


def test_half_an_archive_is_told(unpacked: Path, tmp_path: Path) -> None:
    (unpacked / "notre-dame").unlink()
    ran = run(unpacked / "install.sh", "--prefix", tmp_path / "there")
    assert ran.returncode == 1
    assert "unpack the whole archive" in ran.stderr
    assert not (tmp_path / "there").exists()


@needs("update-mime-database")
@needs("gio")
@pytest.mark.parametrize(
    ("name", "ours"),
    [("2026-11-20 Anna, Ben.toml", True), ("Sunday's game.toml", True), ("pyproject.toml", False)],
)
def test_a_saved_game_is_known_by_its_content_and_other_files_stay_what_they_are(
    unpacked: Path, tmp_path: Path, name: str, ours: bool
) -> None:
    share = tmp_path / "prefix" / "share"
    assert run(unpacked / "install.sh", "--prefix", share.parent).returncode == 0
    file = tmp_path / name
    shutil.copy(ROOT / "saves" / "samples" / "three-bots-finished.toml" if ours else ROOT / name, file)
    system = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    ran = run(
        *("gio", "info", "--attributes", "standard::content-type", file),
        HOME=str(tmp_path),
        XDG_DATA_HOME=str(tmp_path / "data"),
        XDG_DATA_DIRS=f"{share}:{system}",
    )
    assert ("application/x-notre-dame-game" in ran.stdout) == ours, ran.stdout


@needs("shellcheck")
def test_the_script_is_sound() -> None:
    ran = run("shellcheck", HERE / "linux" / "install.sh")
    assert ran.returncode == 0, ran.stdout


@needs("systemd-analyze")
def test_the_servers_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = (HERE / "linux" / "notre-dame-server.service").read_text(encoding="utf-8")
    assert "notre-dame serve --tables %S/notre-dame" in unit
    tried = tmp_path / "notre-dame-server.service"
    tried.write_text(unit.replace("/usr/local/bin/notre-dame", sys.executable), encoding="utf-8")
    ran = run("systemd-analyze", "verify", tried)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")
