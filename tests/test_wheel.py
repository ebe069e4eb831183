"""The wheel and the source archive: they hold all that the program needs and nothing else, and play."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from game import __version__
from tests.watched import files_of, screen, watch

ROOT = Path(__file__).resolve().parents[1]
CARRIED = (
    *("engine/*", "game/words/*/*.ftl", "game/ui/*.json", "game/table/map/*.toml"),
    *(f"sprites/*/*.{kind}" for kind in ("svg", "webp", "toml")),
    *("sprites/textures/*", "sprites/title/*", "sounds/*.ogg"),
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


def built(target: str, source: Path, folder: Path) -> Path:
    """The wheel or the source archive (``sdist``) of what ``source`` holds, as any build tool makes it."""
    hatch = (sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder)
    ran = subprocess.run(list(map(str, hatch)), cwd=source, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    (made,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


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


def test_nothing_comes_along_that_only_developers_need(wheel: Path) -> None:
    held = ZipFile(wheel).namelist()
    strange = ("game/packaging", "game/assets/sprites/readme", "sprites/", "sounds/", "tests/", "saves/")
    assert [name for name in held if name.startswith(strange)] == []
    assert [name for name in held if name.startswith("game/assets/") and name.endswith(NOT_CARRIED)] == []


@pytest.mark.thorough(usual=0)
def test_the_source_archive_gives_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    archive = built("sdist", ROOT, tmp_path / "archive")
    with tarfile.open(archive) as held:
        held.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert source.name == f"notre_dame_table-{__version__}"
    again = built("wheel", source, tmp_path / "again")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


@pytest.mark.thorough(usual=0)
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
    tools = [path for path in home.rglob("*") if path.is_file() and not path.is_symlink()]
    for path in [*tools, *(folder for folder in home.rglob("*") if folder.is_dir()), home]:
        path.chmod(path.stat().st_mode & ~0o222)
    before = files_of(home)
    with screen() as shown:
        there = watch([scripts / "notre-dame"], tmp_path / "there", shown)
        here = watch(
            [sys.executable, "-m", "game", "--saves", tmp_path / "here" / "saves"],
            tmp_path / "here",
            shown,
            ROOT,
        )
    assert files_of(home) == before
    for path in home.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)  # so that pytest can tidy up
    assert " wins" in there.printed or " share " in there.printed
    assert len(there.printed.splitlines()) >= 4
    assert there.record == here.record
