"""THIRD_PARTY.md: whose work the packed program contains, and under which licences.

``python -m game.packaging.licences`` writes the file anew; do that when a package is added.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
FILE = "THIRD_PARTY.md"

_HEAD = """\
# Work by others

Notre Dame at the table is under the MIT licence (see LICENSE). All its pictures, sounds and texts are ours.
The wheel and the source archive hold nothing else. The folders to double-click also hold what is listed here.
Libraries under the LGPL are files of their own, which you may replace.
"""

_SPDX = {
    "APL 2": "Apache-2.0",
    "LGPL v2.1": "LGPL-2.1-or-later",
    "SIL OFL 1.1": "OFL-1.1",
}
"""Licences as packages call them, and their standard names."""

_TEXT_FROM = {
    "fluent.runtime": ("packaging", "LICENSE.APACHE"),
    "fluent.syntax": ("packaging", "LICENSE.APACHE"),
}
"""For packages that bring no text along: a package that brings the same one, and its file."""

_HOMES = ("homepage", "home", "github", "source", "repository")
"""What packages call the address to show."""

_LICENCE_FILE = re.compile(r"(firacode-|notosans-)?(licen[cs]e|copying|lgpl|ofl)\b", re.IGNORECASE)


class Work(NamedTuple):
    """Something by others: its name, its licence as SPDX writes it, and its address."""

    name: str
    licence: str
    home: str

    @property
    def row(self) -> str:
        """Its row of a table."""
        return f"| {self.name} | {self.licence} | {self.home} |"


BOOTLOADER = Work(
    "PyInstaller's bootloader", "GPL-2.0-or-later WITH Bootloader-exception", "https://pyinstaller.org"
)
"""The exception allows programs under any licence to contain it."""

ELSEWHERE = (
    Work("cffi (Windows, macOS)", "MIT-0", "https://github.com/python-cffi/cffi"),
    Work("prismatoid (Windows, macOS)", "MPL-2.0", "https://github.com/ethindp/prism"),
)
"""Packages that not every system needs; the folders that hold them hold their licences beside them."""

FONTS = (
    Work("Fira Code", "OFL-1.1", "https://github.com/tonsky/FiraCode"),
    Work("Noto Sans", "OFL-1.1", "https://github.com/notofonts/latin-greek-cyrillic"),
    Work("Noto Sans Georgian", "OFL-1.1", "https://github.com/notofonts/georgian"),
    Work("Noto Sans JP, Noto Sans KR", "OFL-1.1", "https://github.com/notofonts/noto-cjk"),
    Work("Source Serif Pro", "OFL-1.1", "https://github.com/adobe-fonts/source-serif"),
)

_XIPH = "https://xiph.org"
_SDL = "https://www.libsdl.org"
_WEBP = "https://chromium.googlesource.com/webm/libwebp"

LIBRARIES = {
    "FLAC": Work("FLAC", "BSD-3-Clause", f"{_XIPH}/flac"),
    "SDL2": Work("SDL", "Zlib", _SDL),
    "SDL2_image": Work("SDL_image", "Zlib", f"{_SDL}/projects/SDL_image"),
    "SDL2_mixer": Work("SDL_mixer", "Zlib", f"{_SDL}/projects/SDL_mixer"),
    "SDL2_ttf": Work("SDL_ttf", "Zlib", f"{_SDL}/projects/SDL_ttf"),
    "asound": Work("ALSA library", "LGPL-2.1-or-later", "https://www.alsa-project.org"),
    "brotlicommon": Work("Brotli", "MIT", "https://github.com/google/brotli"),
    "brotlidec": Work("Brotli", "MIT", "https://github.com/google/brotli"),
    "bz2": Work("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2"),
    "crypto": Work("OpenSSL", "Apache-2.0", "https://openssl-library.org"),
    "expat": Work("Expat", "MIT", "https://libexpat.github.io"),
    "ffi": Work("libffi", "MIT", "https://sourceware.org/libffi"),
    "fluidsynth": Work("FluidSynth", "LGPL-2.1-or-later", "https://www.fluidsynth.org"),
    "freetype": Work("FreeType", "FTL", "https://freetype.org"),
    "gcc_s": Work("GCC's libraries", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    "harfbuzz": Work("HarfBuzz", "MIT-Modern-Variant", "https://harfbuzz.github.io"),
    "jpeg": Work("libjpeg-turbo", "IJG AND BSD-3-Clause", "https://libjpeg-turbo.org"),
    "lzma": Work("XZ Utils: liblzma", "0BSD", "https://tukaani.org/xz"),
    "mpdec": Work("libmpdec", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal"),
    "mpg123": Work("mpg123", "LGPL-2.1-or-later", "https://mpg123.org"),
    "ogg": Work("libogg", "BSD-3-Clause", f"{_XIPH}/ogg"),
    "opus": Work("Opus", "BSD-3-Clause", "https://opus-codec.org"),
    "opusfile": Work("opusfile", "BSD-3-Clause", "https://opus-codec.org"),
    "png16": Work("libpng", "libpng-2.0", "http://www.libpng.org"),
    "portmidi": Work("PortMidi", "MIT", "https://github.com/PortMidi/portmidi"),
    "python3": Work("Python", "PSF-2.0", "https://www.python.org"),
    "sharpyuv": Work("libwebp", "BSD-3-Clause", _WEBP),
    "sndfile": Work("libsndfile", "LGPL-2.1-or-later", "https://libsndfile.github.io/libsndfile"),
    "sqlite3": Work("SQLite", "blessing", "https://sqlite.org"),
    "ssl": Work("OpenSSL", "Apache-2.0", "https://openssl-library.org"),
    "stdc++": Work("GCC's libraries", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    "tiff": Work("LibTIFF", "libtiff", "https://libtiff.gitlab.io/libtiff"),
    "uuid": Work("libuuid", "BSD-3-Clause", "https://github.com/util-linux/util-linux"),
    "vorbis": Work("libvorbis", "BSD-3-Clause", f"{_XIPH}/vorbis"),
    "vorbisenc": Work("libvorbis", "BSD-3-Clause", f"{_XIPH}/vorbis"),
    "vorbisfile": Work("libvorbis", "BSD-3-Clause", f"{_XIPH}/vorbis"),
    "wavpack": Work("WavPack", "BSD-3-Clause", "https://www.wavpack.com"),
    "webp": Work("libwebp", "BSD-3-Clause", _WEBP),
    "webpdemux": Work("libwebp", "BSD-3-Clause", _WEBP),
    "xmp": Work("libxmp", "MIT", "https://github.com/libxmp/libxmp"),
    "z": Work("zlib", "Zlib", "https://zlib.net"),
}
"""The native libraries that the packages bring along, by the names of their files without ``lib``."""


def unknown_libraries(folder: Path) -> list[str]:
    """Return the native libraries in a packed folder that THIRD_PARTY.md doesn't name."""
    names = {path.name for path in folder.rglob("lib*.so*")}
    return sorted(name for name in names if _library(name) not in LIBRARIES)


def _library(file: str) -> str:
    """``libSDL2-2-50d19f93.0.so.0.3200.10`` is ``SDL2``, ``libpython3.11.so.1.0`` is ``python3``."""
    stem = file.removeprefix("lib").partition(".so")[0]
    return re.sub(r"^(python3)\..*", r"\1", re.sub(r"(-\d)?-[0-9a-f]{8}(\.\d+)*$", "", stem))


def packages() -> list[Distribution]:
    """Return the packages that the program needs, with those that they need, in order of their names.

    Raises ``PackageNotFoundError`` if one is not installed.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, Distribution] = {}
    open_ends = list(project["dependencies"])
    while open_ends:
        needed = Requirement(open_ends.pop())
        key = re.sub(r"[-_.]+", "-", needed.name).lower()
        if key in found or (needed.marker and not needed.marker.evaluate({"extra": ""})):
            continue
        found[key] = distribution(needed.name)
        open_ends += found[key].requires or ()
    return [found[key] for key in sorted(found)]


def work_of(package: Distribution) -> Work:
    """Return a package's name, licence and address from its metadata."""
    about = package.metadata.json
    classifiers = [str(one) for one in about.get("classifier", ())]
    licence = str(about.get("license_expression") or about.get("license") or "")
    named = next((one.rpartition(":: ")[2] for one in classifiers if one.startswith("License ::")), "")
    addresses = dict(str(one).split(", ", 1) for one in about.get("project_url", ()))
    homes = [address for name, address in addresses.items() if name.lower() in _HOMES]
    home = next(iter([*homes, str(about.get("home_page", ""))])).removesuffix(".git")
    return Work(str(about["name"]), _SPDX.get(licence, licence or named), home)


def _texts(package: Distribution) -> Iterator[str]:
    """The texts of a package's licences."""
    name = package.metadata["Name"]
    source, file = _TEXT_FROM.get(name, ("", ""))
    if source:
        package = distribution(source)
    for path in package.files or ():
        fits = path.name == file if file else _LICENCE_FILE.match(path.name)
        if fits and path.suffix not in (".py", ".pyc", ".html"):
            text = "\n".join(line.rstrip() for line in path.read_text(encoding="utf-8").strip().splitlines())
            yield text


def third_party() -> str:
    """Return the text of THIRD_PARTY.md. Raises ``LookupError`` if a package brings no licence."""
    needed = packages()
    parts = [
        _HEAD,
        _table("Packages", [*map(work_of, needed), *ELSEWHERE, BOOTLOADER]),
        _table("Fonts", FONTS),
        _table("Libraries that Python and these packages bring along", sorted(set(LIBRARIES.values()))),
        "## Texts of the licences\n",
    ]
    owners: dict[str, list[str]] = {}
    for package in needed:
        name = package.metadata["Name"]
        texts = list(_texts(package))
        if not texts:
            raise LookupError(f"{name} brings no licence; name one in _TEXT_FROM.")
        for text in texts:
            owners.setdefault(text, []).append(name)
    parts += [f"### {', '.join(names)}\n\n```text\n{text}\n```\n" for text, names in owners.items()]
    return "\n".join(parts)


def _table(title: str, works: Iterable[Work]) -> str:
    head = (f"## {title}\n", "| What | Licence | Address |", "| --- | --- | --- |")
    return "\n".join([*head, *(work.row for work in works), ""])


if __name__ == "__main__":
    (ROOT / FILE).write_text(third_party(), encoding="utf-8")
    print(f"{ROOT / FILE} is written.", file=sys.stderr)
