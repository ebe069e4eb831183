"""What pieces and figures in the city measure as they are drawn, for 2 to 5 players in three window sizes.

Prints a table: the height of the lowest figure's ink and the side of the smallest cube in units of a
1920 × 1080 window, the city's share of the window's width and of the height that is free, and how many
things cover what they must not. The last line is one JSON object: the least ink and the smallest cube of the
whole city and of the close view, and how much is covered in all.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[2])

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.game.lines_drawn import Register
from tests.game.piece_sizes import live_in, measure
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Window

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LOOKS: dict[str, tuple[str | None, bool]] = {
    "city": (None, False),
    "near, hand raised": ("blue", True),
    "near": ("blue", False),
}


def main() -> None:
    least: dict[str, float] = {}
    covered = 0
    print("     window players  view                 ink  cube  width height covered")
    for size in SIZES:
        for players in (2, 3, 4, 5):
            with Register() as register, tempfile.TemporaryDirectory() as folder:
                window = Window(Path(folder), size, title=False, tables=real_tables(), pace="instant")
                table = open_table(window, Path(folder), "play", players)
                live_in(table.context.shown, players)
                for name, look in LOOKS.items():
                    table.context.top.look_at(look[0], look[1], at_once=True)
                    table.stale = True
                    window.advance(1 / 60)
                    found = measure(table, window.app.display.surface, register)
                    told = f"{size[0]:>6}x{size[1]:<4} {players:>7}  {name:<18} {found.ink:>5.1f}"
                    told += f" {found.cube:>5.1f} {found.wide:>6.0%} {found.high:>6.0%}"
                    print(told, f"{len(found.covered):>7}", flush=True)
                    covered += len(found.covered)
                    for what, height in (("ink", found.ink), ("cube", found.cube)):
                        figure = f"{name.split(',')[0]}_{what}"
                        least[figure] = min(least.get(figure, height), height)
                window.close()
    print(json.dumps({name: round(height, 1) for name, height in least.items()} | {"covered": covered}))


if __name__ == "__main__":
    main()
