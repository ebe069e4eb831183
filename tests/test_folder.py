"""The folder to double-click: it plays what the checkout plays, holds what it needs, and is small.

``python -m game.packaging`` makes it; ``.ci/run`` does that and says in ``NOTRE_DAME_FOLDER`` where it is.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from game.packaging import licences
from game.ui import typesetting
from game.words import locales
from tests.watched import Watched, environment, files_of, screen, watch

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path(os.environ.get("NOTRE_DAME_FOLDER", ".")).resolve()
PROGRAM = FOLDER / ("notre-dame.exe" if os.name == "nt" else "notre-dame")

LARGEST, LARGEST_PACKED = 87_000_000, 40_000_000

pytestmark = pytest.mark.skipif(
    "NOTRE_DAME_FOLDER" not in os.environ, reason="NOTRE_DAME_FOLDER names no packed folder"
)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    """A game played by the folder, by somebody who has set the program to French."""
    home = tmp_path_factory.mktemp("home")
    if sys.platform == "linux":
        settings = home / ".config" / "notre-dame" / "settings.toml"
        settings.parent.mkdir(parents=True)
        settings.write_text('language = "fr"\n', encoding="utf-8")
    before = files_of(FOLDER)
    with screen() as shown:
        # Windows tells the folder of saved games whatever the environment says.
        elsewhere = ["--saves", str(home / "saves")] if sys.platform == "win32" else []
        found = watch([str(PROGRAM), *elsewhere], home, shown)
    assert files_of(FOLDER) == before, "it writes into its own folder"
    return found


def test_it_plays_the_game_that_the_checkout_plays(played: Watched, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "--saves", str(tmp_path / "saves")]
    with screen() as shown:
        here = watch(command, tmp_path, shown, cwd=ROOT)
    assert played.record == here.record


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="this system doesn't list processes in /proc"
)
def test_its_bots_think_in_their_own_process(played: Watched) -> None:
    bots = [command for command in played.helpers if "--multiprocessing-fork" in command]
    assert len(bots) == 1, played.helpers
    assert Path(bots[0][0]).samefile(PROGRAM)
    assert "stands in" not in played.log
    assert "ERROR" not in played.log


@pytest.mark.skipif(not shutil.which("Xvfb") or not shutil.which("xdotool"), reason="Xvfb, xdotool missing")
def test_it_opens_its_menus_and_is_left_by_the_keyboard(tmp_path: Path) -> None:
    with screen() as shown:
        where = environment(tmp_path, shown)
        program = subprocess.Popen([PROGRAM, "--mute"], cwd=tmp_path, env=where)
        # Escape leaves the page of the first start, then leads to "Quit".
        press = (
            "xdotool",
            "search",
            "--onlyvisible",
            "--class",
            "notre-dame",
            "windowfocus",
            "key",
            "Escape",
            "Escape",
        )
        try:
            while program.poll() is None:
                subprocess.run([*press, "Return"], env=where, capture_output=True, check=False)
                with suppress(subprocess.TimeoutExpired):
                    program.wait(0.3)
        finally:
            program.kill()
    assert program.returncode == 0
    logs = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("notre-dame.log")]
    assert "ERROR" not in "".join(logs)


@pytest.mark.skipif(sys.platform != "linux", reason="the player's folders are elsewhere")
def test_a_phone_plays_on_with_it(tmp_path: Path) -> None:
    home = tmp_path / ".local" / "share" / "notre-dame"
    (home / "saves").mkdir(parents=True)
    game = home / "saves" / "game.toml"
    shutil.copy(ROOT / "saves" / "samples" / "four-players-sixth-round.toml", game)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    anna = {"token": "t" * 40, "name": "Anna", "colour": "blue", "language": "fr"}
    # An evening as the program leaves it when it is killed: its code needn't be scanned again.
    evening = {"key": "k" * 14, "port": port, "game": str(game), "guests": [anna]}
    (home / "phones.json").write_text(json.dumps(evening), encoding="utf-8")
    address = f"http://127.0.0.1:{port}"
    with screen() as shown:
        command = [str(PROGRAM), "--continue", "--mute", "--host", "127.0.0.1", "--port", str(port)]
        program = subprocess.Popen(command, cwd=tmp_path, env=environment(tmp_path, shown))
        try:
            while program.poll() is None:
                with suppress(OSError):
                    page = urlopen(address).read().decode()
                    break
            with connect(address.replace("http", "ws") + "/socket", origin=Origin(address)) as wire:
                wire.send(json.dumps({"type": "hello", "key": "k" * 14, "token": "t" * 40}))
                told: dict[str, Any] = {}
                while told.get("screen", {}).get("kind") != "table":
                    told = json.loads(wire.recv(60))
        finally:
            program.kill()
            program.wait()
    assert "<script" in page
    assert told["screen"]["you"]["colour"] == "blue"


def test_it_holds_the_locales_of_its_languages_alone() -> None:
    assert {path.stem for path in FOLDER.rglob("locale-data/*.dat")} == locales()


@pytest.mark.skipif(sys.platform != "linux", reason="the result is printed where there is a terminal")
def test_its_settings_are_those_in_the_players_folder(played: Watched) -> None:
    assert "gagne" in played.printed


def test_it_holds_the_fonts_that_text_is_drawn_with() -> None:
    held = {path.name for path in FOLDER.rglob("*.[ot]tf")}
    assert {Path(path).name for path in typesetting.font_files()} <= held
    for name in ("NotoSans-LICENSE.txt", "LICENSE.txt"):
        assert list(FOLDER.rglob(name)), name


def test_it_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if not path.is_symlink()) <= LARGEST
    for packed in FOLDER.parent.glob("notre-dame-*-*.*"):
        if packed.name.endswith((".tar.xz", ".tar.gz", ".zip")):
            assert packed.stat().st_size <= LARGEST_PACKED


@pytest.mark.skipif(sys.platform != "linux", reason="libraries have other names elsewhere")
def test_whose_libraries_it_holds_is_told() -> None:
    assert licences.unknown_libraries(FOLDER) == []
    assert "| SDL | Zlib |" in (FOLDER / licences.FILE).read_text(encoding="utf-8")


def test_nothing_comes_along_that_only_developers_need() -> None:
    held = {path.name for path in FOLDER.rglob("*")}
    assert not held & {"packaging", "numpy", "pytest", "hypothesis", "PIL", "libreadline.so.8", "readme"}
