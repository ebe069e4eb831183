"""``python -m game`` is the same as the command ``notre-dame``; the packed program starts here too."""

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Play or serve as the command line asks; return the exit code (see :func:`game.app.cli.main`)."""
    if sys.argv[1:2] == ["serve"]:
        from game.app.serving import main as serve  # for start-up: nothing of the window is loaded

        return serve(sys.argv[2:])
    from game.app.cli import main as play  # for start-up: the bots' process loads this file and no more

    return play()


if __name__ == "__main__":
    freeze_support()  # in the packed program, the bots' process starts here and doesn't go on
    sys.exit(main())
