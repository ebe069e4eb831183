"""The journal of a folder: changes of many small files, flushed together before the files are written.

Each change is one line: a checksum, the file's name, how much of its text before stays, and what follows
then. A file's first line in a journal has all of its text. One flush makes a whole batch safe, however many
files it changes; the files themselves are written later, in quiet moments, and a journal is removed once they
are. Whoever opens the folder after a crash reads what is left of the journals first (:func:`catch_up`). A
line that was cut off was never promised to anybody, and nothing after it is read.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import zlib
from collections.abc import Mapping
from pathlib import Path

from engine.record import record_files

_log = logging.getLogger(__name__)

LARGEST = 4 * 1024 * 1024
"""The bytes after which another journal is begun."""

_NAME = re.compile(r"\.journal-([0-9]{1,9})")
_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,60}\.(?:toml|json)", re.ASCII)
"""The names of files that a journal may write."""


class Journal:
    """The journal that a program writes, which holds the folder alone. In one thread at a time."""

    def __init__(self, folder: Path, largest: int = LARGEST) -> None:
        """Write down what a crash has left in journals. Raises ``OSError``."""
        self._folder, self._largest = folder, largest
        catch_up(folder)
        self._texts: dict[str, str] = {}
        """The texts of files as the journal has them."""
        self._behind: dict[str, str] = {}
        """The texts that the files themselves don't hold yet."""
        self._old: list[Path] = []
        """Journals that are removed once what they hold is in the files: those of :attr:`_owed`."""
        self._owed: set[str] = set()
        self._number = self._size = 0
        self._handle: int | None = None
        self._vanished = False
        """Whether a journal is no longer in the folder: what it held is to be written down again."""

    def append(self, texts: Mapping[str, str]) -> None:
        """Write down files' new texts, and flush them. Raises ``OSError``; nothing is promised then."""
        if self._handle is not None and not self._is_there():
            self._end()
            self._vanished = True
        if self._vanished:
            texts = {**self._behind, **texts}
        try:
            if self._handle is None:
                self._begin()
            assert self._handle is not None
            lines = b"".join(_line(name, self._texts.get(name, ""), text) for name, text in texts.items())
            while lines:
                written = os.write(self._handle, lines)
                self._size, lines = self._size + written, lines[written:]
            _flush(self._handle)
        except OSError:
            self._end()  # what is in it now is uncertain: the next line begins another one
            raise
        self._vanished = False
        self._texts.update(texts)
        self._behind.update(texts)
        if self._size >= self._largest:
            self._end()

    @property
    def owes(self) -> bool:
        """Whether an older journal waits for files to be written."""
        return bool(self._owed)

    def write_one(self) -> None:
        """Write one of the files for which an older journal waits. Raises ``OSError``."""
        for name in self._owed:
            self._write(name)
            break

    def put_away(self, name: str) -> None:
        """Write a file that will not change for a while, and forget its text. Raises ``OSError``."""
        self._write(name)
        self._texts.pop(name, None)

    def close(self) -> None:
        """Write all files and remove the journals. Raises ``OSError``; what is in them stays then."""
        self._end()
        for name in [*self._behind]:
            self._write(name)
        self._remove_old()

    def _write(self, name: str) -> None:
        if name in self._behind:
            self._folder.stat()  # nothing is written where it would be only until the disk is back
            content = self._behind[name].encode("utf-8", "replace")  # as in a line
            record_files.write_bytes(self._folder / name, content)
            del self._behind[name]
        self._owed.discard(name)
        if not self._owed:
            self._remove_old()

    def _is_there(self) -> bool:
        """Return whether the present journal is in its folder: somebody may have moved or removed that."""
        assert self._handle is not None
        with contextlib.suppress(OSError):
            path = self._folder / f".journal-{self._number}"
            return os.path.samestat(path.stat(), os.fstat(self._handle))
        return False

    def _begin(self) -> None:
        self._number = max([self._number, *(number for number, _ in _journals(self._folder))]) + 1
        path = self._folder / f".journal-{self._number}"
        self._handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        self._size = 0
        record_files.flush_folder(self._folder)

    def _end(self) -> None:
        """Leave the present journal: its files are owed, and the next one begins with their whole texts."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None
            self._old.append(self._folder / f".journal-{self._number}")
        self._texts.clear()
        self._owed = set(self._behind)

    def _remove_old(self) -> None:
        for path in self._old:
            with contextlib.suppress(OSError):
                path.unlink()
        self._old.clear()


def catch_up(folder: Path) -> int:
    """Write the files whose last texts are in journals of a program that was killed; return how many.

    Nobody else may write there meanwhile. Raises ``OSError``.
    """
    journals = [path for _, path in sorted(_journals(folder))]
    texts: dict[str, str] = {}
    for path in journals:
        texts |= _read(path)
    for name, text in texts.items():
        record_files.write_text(folder / name, text)
    for path in journals:
        path.unlink()
    if texts:
        _log.info("%d files were written as a journal has them", len(texts))
    return len(texts)


def has_journals(folder: Path) -> bool:
    """Return whether a program that was killed has left journals."""
    return bool(_journals(folder))


def _journals(folder: Path) -> list[tuple[int, Path]]:
    found = ((_NAME.fullmatch(path.name), path) for path in folder.glob(".journal-*"))
    return [(int(match[1]), path) for match, path in found if match]


def _read(path: Path) -> dict[str, str]:
    """Return the last text of each file in a journal, as far as it is whole."""
    texts: dict[str, str] = {}
    for line in path.read_bytes().split(b"\n"):
        if not line:
            continue
        checksum, _, content = line.partition(b" ")
        if checksum != _checksum(content):
            _log.info("%s ends with a line that was cut off", path.name)
            break
        try:
            name, kept, tail = json.loads(content)
            if not _FILE.fullmatch(name):
                raise ValueError("a file that no journal may write")
            text = texts.get(name, "")[:kept] + tail
            text.encode()  # which half a letter can't be
            texts[name] = text
        except (ValueError, TypeError, RecursionError) as error:
            _log.error("%s has a line that no server has written: %s", path.name, error)
            break
    return texts


def _line(name: str, before: str, text: str) -> bytes:
    kept = _same(before, text)
    content = json.dumps([name, kept, text[kept:]], ensure_ascii=False).encode("utf-8", "replace")
    return _checksum(content) + b" " + content + b"\n"


def _checksum(content: bytes) -> bytes:
    return f"{zlib.crc32(content):08x}".encode()


def _same(one: str, other: str) -> int:
    """Return how many letters two texts have in common at the beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _flush(handle: int) -> None:
    (os.fdatasync if hasattr(os, "fdatasync") else os.fsync)(handle)
