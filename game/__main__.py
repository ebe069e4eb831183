"""``python -m game`` is the same as the command ``notre-dame``."""

import sys

from game.app.cli import main

# The bots' process imports this module too and must not start a game.
if __name__ == "__main__":
    sys.exit(main())
