"""``python -m game`` is the same as the command ``notre-dame``."""

import sys

from game.cli import main

sys.exit(main())
