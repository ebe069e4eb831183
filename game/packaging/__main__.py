"""Pack the program for this system: ``python -m game.packaging``, from a checkout."""

import sys

from game.packaging.folder import pack

if __name__ == "__main__":
    sys.exit(pack())
