"""Put small faults into the program, one at a time, and see which of them the tests notice.

``python tests/mutants.py --record tests/engine`` records which tests run which lines (without a name: all of
them, which takes two to three times as long as the tests). Then ``python tests/mutants.py`` draws 40 faults,
``--room engine --count 300`` as many of one room. Prints what survives, a table of rooms, and one JSON object
as its last line.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# This script's folder comes first on the path and would hide packages.
sys.path[0] = str(ROOT)

from tests.mutation.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], ROOT))
