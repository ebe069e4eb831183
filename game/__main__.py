"""``python -m game`` is the same as the command ``notre-dame``; the packed program starts here too."""

import errno
import mmap
import sys
from multiprocessing import freeze_support

_LEAST = 32 << 20
"""Bytes of memory without which nothing can be loaded."""


def main() -> int:
    """Play or serve as the command line asks; return the exit code (see :func:`game.app.cli.main`)."""
    try:
        _look_for_memory()
        return _begin()
    except (MemoryError, OSError, ImportError) as error:
        if not _is_shortage(error):
            raise
    # There is none left to read words of other languages either.
    sys.stderr.write("notre-dame: There is not enough memory. Close other programs, then try again.\n")
    return 1


def _look_for_memory() -> None:
    """Raise ``MemoryError`` where there is so little that libraries would fail with lines of their own."""
    try:
        mmap.mmap(-1, _LEAST).close()  # asked for, not used: it costs nothing
    except OSError as error:
        raise MemoryError from error


def _begin() -> int:
    if sys.argv[1:2] == ["serve"]:
        from game.app.serving import main as serve  # for start-up: nothing of the window is loaded

        return serve(sys.argv[2:])
    from game.app.cli import main as play  # for start-up: the bots' process loads this file and no more

    return play()


def _is_shortage(error: Exception) -> bool:
    """Return whether an error says that there is no memory, as of a library that can't be loaded."""
    if isinstance(error, ImportError):
        return "failed to map segment" in str(error) or "annot allocate memory" in str(error)
    return isinstance(error, MemoryError) or getattr(error, "errno", None) == errno.ENOMEM


if __name__ == "__main__":
    freeze_support()  # in the packed program, the bots' process starts here and doesn't go on
    sys.exit(main())
