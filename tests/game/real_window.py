"""Plays a whole game in a real window on a virtual screen, with real clicks by xdotool.

Run as ``python -m tests.game.real_window FOLDER``; prints one JSON object at the end.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

SIZE = (1280, 720)
MOST_FRAMES = 40_000


def start_screen(size: tuple[int, int] = SIZE, *more: str) -> subprocess.Popen[bytes]:
    """Start Xvfb on a free display and say so to the environment; it tells which when it is ready.

    ``more``: further arguments of Xvfb.
    """
    reader, writer = os.pipe()
    screen = subprocess.Popen(
        # It would begin anew whenever nobody looks, and refuse whoever comes just then.
        [
            "Xvfb",
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            f"{size[0]}x{size[1]}x24",
            "-nolisten",
            "tcp",
            "-noreset",
            *more,
        ],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as told:
        os.environ["DISPLAY"] = f":{told.readline().strip()}"
    os.environ["SDL_VIDEODRIVER"] = "x11"
    return screen


def main(folder: Path) -> None:
    """Play one game of a person against a bot."""
    screen = start_screen()
    try:
        print(json.dumps(play(folder)))
    finally:
        screen.terminate()
        screen.wait()


def play(folder: Path) -> dict[str, object]:
    """The game; what came of it."""
    import pygame

    from game.app.program import App
    from game.match.options import NewGame, parse_players
    from game.settings import SettingsFile
    from game.storage.saves import Saves
    from game.table.scene import TableScene
    from game.ui.scene import Host
    from tests.game.player import Gesture, Pointing

    settings = SettingsFile(folder / "settings.toml")
    settings.override(size=SIZE, pace="instant", muted=True, language="en")
    player = Pointing(seed=2)
    clicks = frames = 0
    waiting_for_click = False

    class Watched(TableScene):
        """The table, counting the presses that have come to an end."""

        released = 0

        def handle(self, event: pygame.Event) -> None:
            super().handle(event)
            if event.type == pygame.MOUSEBUTTONUP:
                self.released += 1

    table: Watched

    def hand(seconds: float) -> None:
        """Called after every frame, where the program would wait: the person's hand on the mouse."""
        nonlocal clicks, frames, waiting_for_click
        frames += 1
        if app.scene is not table or frames > MOST_FRAMES:
            app.quit()
            return
        if waiting_for_click:
            waiting_for_click = table.released < clicks
        else:
            gesture = player.next(table)
            if gesture is not None:
                clicks += 1
                waiting_for_click = True
                move(gesture)
        time.sleep(seconds)

    def move(gesture: Gesture) -> None:
        x, y = gesture.at
        command = ["mousemove", str(x), str(y)]
        if gesture.to is None:
            command += ["click", "1"]
        else:
            middle = (x + gesture.to[0]) // 2, (y + gesture.to[1]) // 2
            command += ["mousedown", "1", "mousemove", *map(str, middle)]
            command += ["mousemove", *map(str, gesture.to), "mouseup", "1"]
        subprocess.run(["xdotool", *command], check=True)

    class Tables:
        def new(self, host: Host, game: NewGame) -> TableScene:
            from game.match.session import Session

            return Watched(host, Session.new(game, host.settings, host.saves))

        def saved(self, host: Host, path: Path) -> TableScene:
            raise NotImplementedError

    app = App(settings, Saves(folder / "saves"), tables=Tables(), wait=hand)
    app.start(NewGame(parse_players("Anna, bot:random"), seed=5))
    scene = app.scene
    assert isinstance(scene, Watched)
    table = scene
    driver = pygame.display.get_driver()
    app.run()
    return {
        "driver": driver,
        "finished": table.session.game.over,
        "clicks": clicks,
        "drags": player.drags,
        "record": str(table.session.record_path),
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
