"""``python -m game`` is the same as the command ``notre-dame``; the packed program starts here too."""

import sys
from multiprocessing import freeze_support

from game.app.cli import main

# The bots' process imports this module too and must not start a game.
if __name__ == "__main__":
    freeze_support()  # in the packed program, the bots' process starts here and doesn't go on
    sys.exit(main())
