"""The folder to double-click, and its archive: PyInstaller packs what the wheel holds."""

from __future__ import annotations

import lzma
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from zipfile import ZipFile

from game import __version__
from game.packaging import icons, licences

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
WORK = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
FOLDER = DIST / "notre-dame"
APP_ID = "io.github.notre_dame_table.NotreDame"

_MEGABYTE = 1_000_000


class PackingError(Exception):
    """The program can't be packed; the message is one sentence that says what to do."""


def pack() -> int:
    """Make the folder and its archive in ``dist/``, print their sizes, and return an exit code."""
    try:
        metainfo()  # what is missing there is told before the long work
        _unpack_wheel(wheel())
        icons.draw(WORK / "icons")
        _run_pyinstaller()
        _strip()
        _add_texts()
        if sys.platform == "linux":
            add_linux_files(FOLDER)
        packed = archive()
    except PackingError as error:
        print(f"game.packaging: {error}", file=sys.stderr)
        return 1
    print(f"{FOLDER}: {size_of(FOLDER) / _MEGABYTE:.1f} MB")
    print(f"{packed}: {packed.stat().st_size / _MEGABYTE:.1f} MB")
    if sys.platform == "linux":
        print(f"It needs glibc {needed_glibc(FOLDER)} or newer.")
    return 0


def wheel() -> Path:
    """Build the wheel and return its path. Raises :class:`PackingError`."""
    shutil.rmtree(WORK, ignore_errors=True)
    _run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(WORK), str(ROOT))
    (built,) = WORK.glob("*.whl")
    return built


def _unpack_wheel(path: Path) -> None:
    with ZipFile(path) as held:
        held.extractall(WORK / "wheel")


def _run_pyinstaller() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    _run(
        *("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")),
        str(HERE / "notre-dame.spec"),
    )


def _run(*arguments: str) -> None:
    """Run Python with ``arguments``. Raises :class:`PackingError`."""
    # From elsewhere, so that the spec imports the program from the unpacked wheel.
    WORK.mkdir(parents=True, exist_ok=True)
    ran = subprocess.run([sys.executable, *arguments], cwd=WORK, check=False)
    if ran.returncode:
        raise PackingError(
            f"“python {' '.join(arguments[:2])}” failed (exit code {ran.returncode}); its reason is above. "
            "Is everything of “pip install -e '.[package]'” installed?"
        )


def _strip() -> None:
    """Take the names for debuggers, up to two thirds, out of Python's own libraries and tomli's.

    Those of other packages were changed after they were linked, and must stay as they are.
    """
    tool = shutil.which("strip")
    if sys.platform != "linux" or tool is None:
        return
    inside = FOLDER / "_internal"
    for pattern in ("libpython3*.so*", "python3*/lib-dynload/*.so", "*__mypyc.*.so", "tomli/*.so"):
        for path in inside.glob(pattern):
            subprocess.run([tool, "--strip-unneeded", path], check=False)


def _add_texts() -> None:
    shutil.copy(ROOT / "LICENSE", FOLDER / "LICENSE.txt")
    shutil.copy(ROOT / "CHANGELOG.md", FOLDER)
    shutil.copy(ROOT / licences.FILE, FOLDER)


def add_linux_files(folder: Path) -> None:
    """Add to a folder what a Linux desktop needs: ``install.sh`` and, in ``share/``, what it installs."""
    share = folder / "share"
    here = HERE / "linux"
    for source, goal in (
        (here / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop"),
        (here / f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{APP_ID}.xml"),
        (here / "install.sh", folder / "install.sh"),
    ):
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, goal)
    about = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    about.parent.mkdir(parents=True, exist_ok=True)
    about.write_text(metainfo(), encoding="utf-8")
    icons.draw(share / "icons" / "drawn")
    for size in icons.ON_DESKTOPS:
        goal = share / f"icons/hicolor/{size}x{size}/apps" / f"{APP_ID}.png"
        goal.parent.mkdir(parents=True, exist_ok=True)
        (share / "icons" / "drawn" / f"{size}.png").rename(goal)
    shutil.rmtree(share / "icons" / "drawn")


def metainfo() -> str:
    """Return the AppStream data of this version, with its date from CHANGELOG.md.

    Raises :class:`PackingError` if CHANGELOG.md doesn't name the version.
    """
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(__version__)} \((\d{{4}}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    if found is None:
        raise PackingError(
            f"CHANGELOG.md has no heading “## {__version__} (YYYY-MM-DD)”; write what is new in this version."
        )
    text = (HERE / "linux" / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", __version__).replace("@DATE@", found[1])


def archive() -> Path:
    """Pack the folder as its system's people know it; return the archive's path."""
    system = sysconfig.get_platform().replace(".", "_")
    name = str(DIST / f"notre-dame-{__version__}-{system}")
    if sys.platform == "linux":
        return _tar_xz(Path(f"{name}.tar.xz"))
    kind, held = ("gztar", "Notre Dame.app") if sys.platform == "darwin" else ("zip", FOLDER.name)
    return Path(shutil.make_archive(name, kind, DIST, held))


def _tar_xz(path: Path) -> Path:
    """Pack the folder as small as xz can, which knows the machine code of x86; to unpack takes 65 MB."""
    known = [{"id": lzma.FILTER_X86}] if platform.machine() in ("x86_64", "i686") else []
    filters = [*known, {"id": lzma.FILTER_LZMA2, "preset": 9}]
    with lzma.open(path, "w", filters=filters) as packed, tarfile.open(fileobj=packed, mode="w|") as tar:
        tar.add(FOLDER, FOLDER.name)
    return path


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder; a link counts nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def needed_glibc(folder: Path) -> str:
    """Return the oldest version of the GNU C library that all programs and libraries in a folder run with."""
    needed = (2, 0)
    for path in folder.rglob("*"):
        if path.is_file() and (path.suffix == "" or ".so" in path.name):
            found = re.findall(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes())
            needed = max([needed, *((int(major), int(minor)) for major, minor in found)])
    return ".".join(map(str, needed))
