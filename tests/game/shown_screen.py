"""Plays at the table in a real window, and compares what the screen shows with a whole drawing of the same.

Run as ``python -m tests.game.shown_screen FOLDER MOMENTS WHAT…``; each of WHAT is one of :data:`TROUBLES`
or an argument of Xvfb. Prints one JSON object at the end.
"""

import json
import os
import random
import struct
import sys
from collections import Counter
from pathlib import Path

import pygame
from pygame import Surface

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.match.options import NewGame, parse_players
from game.table.scene import TableScene
from tests.game.player import Pointing
from tests.game.real_window import start_screen
from tests.game.window import Window

SCREEN, SIZE = (1800, 1000), (1024, 576)
TROUBLES = ("resize", "small", "fullscreen", "expose", "lay_out")
"""What may happen to the window between two moments: another size, one that is too small, full screen and
back, another window before it, and a setting that changes the layout."""
SEED = 20
_TROUBLED = 0.12  # how often: each new layout takes a second


class Screen:
    """What Xvfb shows, read from the file that it keeps it in."""

    def __init__(self, folder: Path, more: list[str]) -> None:
        self.process = start_screen(SCREEN, "-nocursor", "-fbdir", str(folder), *more)
        self._file = folder / "Xvfb_screen0"

    def picture(self, box: pygame.Rect) -> Surface:
        """A part of the screen, given in pixels."""
        data = self._file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        length, width, height, row, colours = head[0], head[4], head[5], head[12], head[19]
        start = length + 12 * colours
        assert row == 4 * width
        whole = pygame.image.frombuffer(data[start : start + row * height], (width, height), "BGRA")
        part = Surface(box.size)
        whole.set_alpha(None)
        part.blit(whole.convert(part), (0, 0), box)
        return part


class Watch:
    """A table in a window, and what is found wrong on the screen."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen, self.chance = screen, random.Random(SEED)
        self.window = Window(folder, SIZE, tables=RealTables(), pace="fast")
        self.seen: Counter[str] = Counter()
        self.stale: list[str] = []
        self.in_parts = 0
        """How often only a part of the picture was shown."""
        update = pygame.display.update

        def counted(parts: list[pygame.Rect]) -> None:
            self.in_parts += 1
            update(parts)

        pygame.display.update = counted  # type: ignore[assignment]
        self.begin()

    def begin(self) -> None:
        """Begin a game, of a person against bots."""
        players = parse_players("Anna, bot:random, bot:random, bot:random")
        self.window.app.start(NewGame(players, seed=self.chance.randrange(1000), new_persons=True))
        table = self.window.showing(TableScene)
        self.table, self.player = table, Pointing(seed=4)
        self.wait_until_laid()

    def wait_until_laid(self) -> None:
        """Wait for the table, if it is on top, and compare once meanwhile."""
        if self.window.scene is self.table and not self.table.laid:
            self.window.advance(3 * STEP)
            self.compare()
        while self.window.scene is self.table and not self.table.laid:
            self.window.advance(STEP)

    def compare(self) -> None:
        """Compare what the screen shows with the whole drawing of what is to be seen."""
        app = self.window.app
        app.frame(0.0)  # what was painted with the last frame is laid
        surface = pygame.display.get_surface()
        assert surface is not None
        what = self.kind()
        self.seen[what] += 1
        shown = self.screen.picture(pygame.Rect(pygame.display.get_window_position(), surface.get_size()))
        app.scene.stale = True
        app.scene.draw(app.display.surface, 0.0)
        app.display.uncover()
        app.display.show()
        if pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(surface, "RGB"):
            mask = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), surface)
            mask.invert()
            boxes = [tuple(box) for box in mask.get_bounding_rects()]
            self.stale.append(f"{what} {surface.get_size()} at moment {sum(self.seen.values())}: {boxes}")

    def kind(self) -> str:
        """What is to be seen at this moment."""
        context = self.table.context
        if self.window.scene is not self.table:
            return "another scene"
        if not self.table.laid:
            return "opening"
        if context.top.gliding:
            return "glide"
        if context.drag:
            return "drag"
        if context.sheet:
            return "sheet"
        if self.table.controls.hints.marked():
            return "hint"
        return "flight" if context.animator.busy else "rest"

    def go_on(self, troubles: list[str]) -> None:
        """Let the person do something, or something happen to the window, and some frames pass."""
        window, chance = self.window, self.chance
        trouble = ""
        if troubles and chance.random() < _TROUBLED:
            trouble = min(chance.sample(troubles, len(troubles)), key=self.seen.__getitem__)
        if trouble:
            self.seen[trouble] += 1
            self.trouble(trouble)
        if window.scene is not self.table:
            self.begin()
        gesture = self.player.next(self.table)
        if gesture is None:
            bots = self.table.context.director.pool.process
            if bots.thinking:
                bots.wait(2.0)
            window.advance(chance.randrange(1, 40) * STEP)
        elif chance.random() < 0.2:
            window.press("h")  # a hint
            window.advance(chance.randrange(1, 60) * STEP)
        elif chance.random() < 0.2:
            window.click(gesture.at, button=3)  # a close-up
        elif gesture.to is None:
            window.click(gesture.at)
        else:
            window.move_to(gesture.at)
            window.button_down()
            window.move_to(gesture.to)
            self.compare()
            window.button_up()
        window.advance(chance.randrange(1, 8) * STEP)

    def trouble(self, kind: str) -> None:
        """Let something happen to the window."""
        window, chance = self.window, self.chance
        own = pygame.Window.from_display_module()
        if kind == "resize":
            own.size = chance.randrange(1024, 1300), chance.randrange(576, 700)
        elif kind == "small":
            own.minimum_size = (1, 1)
            own.size = chance.randrange(200, 900), chance.randrange(200, 500)
        elif kind == "fullscreen":
            window.press("f11")
        elif kind == "expose":
            cover = pygame.Window("cover", (300, 200), (pygame.display.get_window_position()))
            cover.get_surface().fill((255, 0, 0))
            cover.flip()
            window.advance(STEP)
            cover.destroy()
        elif kind == "lay_out":
            window.app.change_settings(high_contrast=not window.app.settings.high_contrast)
        pygame.time.wait(20)  # the X server tells of it
        window.advance(0.3)
        self.wait_until_laid()


def main(folder: Path, moments: int, *what: str) -> None:
    """Look at so many moments."""
    screen = Screen(folder, [one for one in what if one not in TROUBLES])
    try:
        watch = Watch(screen, folder)
        while sum(watch.seen.values()) < moments:
            watch.go_on([one for one in what if one in TROUBLES])
            watch.compare()
        driver = pygame.display.get_driver()
        watch.window.close()
        hint = os.environ.get("SDL_FRAMEBUFFER_ACCELERATION")
        told = {"driver": driver, "hint": hint, "in_parts": watch.in_parts}
        print(json.dumps({**told, "seen": watch.seen, "stale": watch.stale}))
    finally:
        screen.process.terminate()
        screen.process.wait()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
