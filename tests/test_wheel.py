"""The wheel: all that the program needs is in it, and it plays a game far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[1]
CARRIED = (
    *("engine/*", "game/words/*/*.ftl", "game/ui/*.json", "game/table/city/*.toml"),
    *("sprites/*/*.svg", "sprites/*/*.toml", "sprites/textures/*", "sprites/title/*", "sounds/*.ogg"),
)
NOT_CARRIED = (".py", ".pyc", ".md")


def run(*command: str | Path, folder: Path, **given: str) -> str:
    """What a program prints that is started in ``folder`` and knows nothing of the checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NOTRE_"))}
    ran = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**kept, "HOME": str(folder), "PYTHONNOUSERSITE": "1", **given},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as pip builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    alone = ["--no-build-isolation"] if find_spec("hatchling") else []
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "--quiet", "--no-deps", *alone, "--wheel-dir", folder, ROOT, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


def test_everything_the_program_reads_is_in_the_wheel(wheel: Path) -> None:
    held = set(ZipFile(wheel).namelist())
    wanted = [
        path.relative_to(ROOT).as_posix()
        for pattern in CARRIED
        for path in ROOT.glob(pattern)
        if path.is_file() and path.suffix not in NOT_CARRIED
    ]
    assets = {name: f"game/assets/{name}" for name in wanted if name.startswith(("sprites/", "sounds/"))}
    assert len(wanted) > 250
    assert [name for name in wanted if assets.get(name, name) not in held] == []
    assert {"engine/py.typed", "engine/notation.schema.json", "engine/content/persons.toml"} <= held
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "engine").rglob("*.toml")} <= held


def test_installed_away_from_the_checkout_it_plays_a_game_to_its_end(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(home)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", scripts / "python")
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, folder=tmp_path)
    where = run(
        scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=tmp_path
    ).strip()
    # What it depends on is not fetched again; of the checkout nothing comes along.
    (Path(where) / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    where_from = "import engine, game; print(engine.__file__, game.__file__)"
    files = run(scripts / "python", "-c", where_from, folder=tmp_path).split()
    assert all(Path(file).is_relative_to(home) for file in files), files
    game = ["--watch", "--players", "3", "--exit", "--pace", "instant", "--mute", "--seed", "3"]
    printed = run(
        scripts / "notre-dame",
        *game,
        *("--language", "en", "--saves", tmp_path / "saves", "--settings", tmp_path / "settings.toml"),
        folder=tmp_path,
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="dummy",
    )
    assert " wins" in printed or " share " in printed
    assert len(printed.splitlines()) >= 4
    assert len(list((tmp_path / "saves").glob("*.toml"))) == 1
