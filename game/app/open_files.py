"""How many files the program may have open: each connection is one."""

from __future__ import annotations

from contextlib import suppress


def let_open(files: int) -> int | None:
    """Let the program have so many files open, or as many as its system allows; never fewer than before.

    Return how many it may have now; ``None`` where there is no limit. Some systems begin with as few as 256,
    as macOS does.
    """
    try:
        import resource  # not on Windows, which has no such limit
    except ImportError:
        return None
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = files if most == resource.RLIM_INFINITY else min(most, files)
    if least != resource.RLIM_INFINITY and least < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if now == resource.RLIM_INFINITY else now
