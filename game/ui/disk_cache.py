"""What took long to make is kept between runs in the user's cache folder: pictures, and places found.

Nothing depends on it. A file's name is a hash of all that its content was made from: what was asked for, the
language, the contrast, the window's pixels, and every file of this program. One that is missing, damaged or
can't be written counts as not there, and what it held is made again.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, BinaryIO, NamedTuple
from zlib import crc32

import pygame
from pygame import Surface

from game import paths, words
from game.ui.aside import aside

_MOST, _MOST_LARGE = 200_000_000, 500_000_000
"""The bytes of all files, and in a large window; beyond that, those go first that have not been read for the
longest."""
_LARGE = 4_000_000
"""The pixels of a large window."""
_LARGEST = _MOST // 4
"""The bytes of the largest file."""
_PART = 4_000_000
"""The bytes of a picture that are read at once: other threads wait for so many."""
_FOUND = 1500
"""The most places that are kept; a view of a city has some 30."""
_MARK = b"notre-dame pictures 1\n"
_PLACES = "places.json"
_NEW = ".new"

Note = Any
"""What JSON can say."""


class Entry(NamedTuple):
    """Pictures, and what was noted with them."""

    pictures: list[Surface]
    note: Note


class DiskCache:
    """Pictures and places in files; closed, nothing is read or written."""

    def __init__(self) -> None:
        self._folder: Callable[[], Path] | None = None
        """Returns where files are kept. The first time that takes a while."""
        self._circumstances: dict[str, object] = {}
        self._writer: Thread | None = None
        self._tasks: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._unwritten: list[Callable[[], None]] = []
        """Tasks of the writer until :meth:`write`."""
        self._shared: list[Callable[[], None]] = []
        """Adds shared pictures to them."""
        self._is_new = False
        """Whether nothing has ever been kept, so that there is nothing to look for."""
        self._places: dict[str, Note] | None = None
        self._found_more = self._tidied = False

    def open_in(self, root: Path | None) -> None:
        """Keep files in a folder from now on; ``None``: keep none."""
        self.wait(1.0)
        self._places = None
        self._found_more = self._tidied = False
        self._is_new = root is not None and not _has_entries(root)
        self._folder = cache(partial(_folder_in, root)) if root is not None else None

    @property
    def is_open(self) -> bool:
        """Whether anything is kept."""
        return self._folder is not None

    def depends_on(self, what: str, value: object) -> None:
        """Keep apart what is made while something, such as high contrast, is so; at first nothing is."""
        self._circumstances.pop(what, None)
        if value:
            self._circumstances[what] = value

    def key(self, what: str, *args: object) -> str:
        """Return the key for what a function made; equal arguments have the same ``repr`` in every run."""
        screen = pygame.display.get_surface()
        pixels = (screen.get_bitsize(), screen.get_masks()) if screen is not None else ()
        said = repr((what, args, words.language(), sorted(self._circumstances.items()), pixels))
        return blake2b(said.encode(), digest_size=16).hexdigest()

    # Pictures

    def load(self, key: str) -> Entry | None:
        """Return the pictures of a key, or ``None``."""
        if self._folder is None or self._is_new:
            return None
        try:
            file_of_key = self._folder() / key
            with file_of_key.open("rb") as file:
                entry = _read(file)
            os.utime(file_of_key)
        except (OSError, ValueError, TypeError, KeyError, pygame.error):
            return None
        return entry

    def loading(self, key: str) -> Generator[None, None, Entry | None]:
        """Do what :meth:`load` does aside, in steps."""
        if self._folder is None or self._is_new:
            return None
        return (yield from aside(partial(self.load, key)))

    def picture(
        self, what: str, args: tuple[object, ...], make: Callable[[], Surface], least: int = 0
    ) -> Surface:
        """Return the picture for some arguments (see :meth:`key`), made now or in an earlier run.

        One with fewer than ``least`` pixels isn't kept.
        """
        if not self.is_open:
            return make()
        key = self.key(what, *args)
        entry = self.load(key)
        if entry is not None:
            return entry.pictures[0]
        made = make()
        if made.get_width() * made.get_height() >= least:
            self.save(key, [made])
        return made

    def save(self, key: str, pictures: Sequence[Surface], note: Note = None, shared: bool = False) -> None:
        """Keep pictures from the next :meth:`write` on; if they are ``shared``, nobody draws on them."""
        formats = [_format(picture) for picture in pictures]
        if not self.is_open or None in formats or sum(map(_bytes, pictures)) > _LARGEST:
            return

        def write() -> None:
            pixels = [*map(_pixels, pictures)]
            head = {"pictures": formats, "note": note}
            self._write(key, lambda: [_MARK, json.dumps(head).encode() + b"\n", *pixels])

        if shared:
            self._shared.append(write)
        else:
            write()

    # Places

    def recall(self, key: str) -> Note:
        """Return what was found for a key, or ``None``."""
        if not self.is_open:
            return None
        if self._places is None:
            self._places = self._read_places()
        return self._places.get(key)

    def remember(self, key: str, found: Note) -> None:
        """Keep what was found, after it was asked for, from the next :meth:`flush` on."""
        if self._places is not None:
            self._places[key] = found
            self._found_more = True

    def flush(self) -> None:
        """Write the places found since the last time with the next :meth:`write`."""
        if self._found_more and self._places is not None:
            self._found_more = False
            places = self._places = dict([*self._places.items()][-_FOUND:])
            self._write(_PLACES, lambda: [json.dumps(places).encode()])

    def _read_places(self) -> dict[str, Note]:
        with suppress(OSError, ValueError):
            text = b"" if self._folder is None or self._is_new else (self._folder() / _PLACES).read_bytes()
            known = json.loads(text[:-4])
            if crc32(text[:-4]) == int.from_bytes(text[-4:], "big") and isinstance(known, dict):
                return known
        return {}

    # Writing

    def write(self) -> None:
        """Let what is to be kept be written in another thread: call it when there is time.

        It copies the pixels of one shared picture each time: that takes some milliseconds.
        """
        if self._shared:
            self._shared.pop(0)()
        if not self._unwritten:
            return
        if self._writer is None:
            self._writer = Thread(target=self._work, name="notre-dame-disk-cache", daemon=True)
            with suppress(RuntimeError):  # no more threads: nothing is written
                self._writer.start()
        self._is_new = False
        for task in self._unwritten:
            self._tasks.put(task)
        self._unwritten.clear()

    def wait(self, seconds: float) -> None:
        """Write, and wait until all is written, for so many seconds at most."""
        self.write()
        while self._shared:
            self.write()
        if self._writer is not None:
            done = Event()
            self._tasks.put(done.set)
            done.wait(seconds)

    def _write(self, name: str, parts: Callable[[], Sequence[bytes]]) -> None:
        """Write a file with the next :meth:`write`."""
        folder = self._folder
        assert folder is not None
        if not self._tidied:
            self._tidied = True
            window = pygame.display.get_surface()
            large = window is not None and window.get_width() * window.get_height() >= _LARGE
            most = _MOST_LARGE if large else _MOST
            self._unwritten.append(lambda: _tidy(folder(), most))
        self._unwritten.append(lambda: _replace(folder() / name, parts()))

    def _work(self) -> None:
        while True:
            with suppress(OSError, MemoryError):
                self._tasks.get()()


def _folder_in(root: Path) -> Path:
    """Return the folder for this very program: a changed one begins with an empty folder."""
    return root / _program()


def _has_entries(folder: Path) -> bool:
    """Return whether there is anything in a folder, or it can't be told."""
    try:
        return any(folder.iterdir())
    except OSError:
        return folder.exists()


def _replace(file: Path, parts: Sequence[bytes]) -> None:
    """Write a file with a checksum at its end; nobody sees half of it."""
    new = file.with_name(f"{file.name}.{os.getpid()}{_NEW}")
    check = 0
    try:
        with new.open("wb") as written:
            for part in parts:
                check = crc32(part, check)
                written.write(part)
            written.write(check.to_bytes(4, "big"))
        new.replace(file)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def _tidy(folder: Path, most: int) -> None:
    """Make a folder; remove what others have left beside it, and in it what is beyond ``most`` bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for other in folder.parent.iterdir():
        if other != folder and len(other.name) == len(folder.name) and not other.is_symlink():
            for file in other.iterdir():
                file.unlink(missing_ok=True)
            other.rmdir()
    left = most
    for file in sorted(folder.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True):
        left -= file.stat().st_size
        if left < 0 or file.suffix == _NEW:
            file.unlink(missing_ok=True)


def _program() -> str:
    """Return a hash of this program: of its files, as the system lists them, and of what it runs on."""
    fonts = Path(pygame.__file__).parent.parent
    parts: list[object] = [sys.version, pygame.version.ver, pygame.get_sdl_version()]
    packed = Path(sys.executable)  # the program itself, where it is packed
    parts += [sys.executable, packed.stat().st_size, packed.stat().st_mtime_ns] if packed.is_file() else []
    game = Path(paths.__file__).parent
    folders = [game, game.parent / "engine", paths.sprites(), *fonts.glob("pygame_*"), *fonts.glob("font_*")]
    for folder in folders:
        for root, _, names in os.walk(folder):
            if not root.endswith("__pycache__"):
                for name in sorted(names):
                    one = os.stat(f"{root}/{name}")
                    parts.append((root, name, one.st_size, one.st_mtime_ns))
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def _format(picture: Surface) -> dict[str, Note] | None:
    """Return the size and the pixels' format of a picture, or ``None`` if it is drawn in a special way."""
    special = picture.get_colorkey() is not None or picture.get_alpha() not in (None, 255)
    if special or picture.get_bytesize() != 4 or picture.get_flags() & pygame.RLEACCEL:
        return None
    has_alpha = bool(picture.get_flags() & pygame.SRCALPHA)
    return {"size": picture.get_size(), "alpha": has_alpha, "masks": picture.get_masks()}


def _pixels(picture: Surface) -> bytes:
    return (picture.copy() if picture.get_parent() else picture).get_buffer().raw


def _bytes(picture: Surface) -> int:
    return 4 * picture.get_width() * picture.get_height()


def _read(file: BinaryIO) -> Entry | None:
    """Read pictures; return ``None`` if the file is damaged. Raises ``ValueError`` and others, too."""
    left = os.fstat(file.fileno()).st_size
    mark, head = file.readline(len(_MARK)), file.readline(_PART)
    check = crc32(head, crc32(mark))
    header = json.loads(head)
    sizes = [(int(width), int(height)) for width, height in (one["size"] for one in header["pictures"])]
    if mark != _MARK or left != len(mark) + len(head) + sum(4 * w * h for w, h in sizes) + 4:
        return None
    pictures = []
    for size, one in zip(sizes, header["pictures"], strict=True):
        picture = Surface(size, pygame.SRCALPHA if one["alpha"] else 0, 32, one["masks"])
        pixels = picture.get_buffer()
        for start in range(0, pixels.length, _PART):
            part = file.read(min(_PART, pixels.length - start))
            check = crc32(part, check)
            pixels.write(part, start)
        del pixels  # it has locked the picture
        pictures.append(picture)
    return Entry(pictures, header["note"]) if file.read() == check.to_bytes(4, "big") else None


disk = DiskCache()
"""That of this program; opened when it begins."""
