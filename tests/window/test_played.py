"""The program as people run it: its own loop, bots in their process, the disk, the deal, baking, collection.

Nothing of ``tests/game/conftest.py`` reaches this folder. A person's hand acts after each frame.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"

import pygame

from engine.record import records
from game.app.program import App
from game.match.options import NewGame, parse_players
from game.settings import SettingsFile
from game.storage.saves import Saves
from game.table.scene import TableScene

Hand = Iterator[Callable[[], bool]]
MOST = 3_600
"""Frames after which what is waited for never comes."""


class Played(App):
    """The program, with a person's hand that acts after each frame."""

    hand: Hand = iter(())
    _wanted: Callable[[], bool] | None = None
    frames = 0

    def frame(self, elapsed: float) -> bool:
        drawn = super().frame(elapsed)
        self.frames += 1
        if self.frames > MOST:
            self.quit()
        elif self._wanted is None or self._wanted():
            self._wanted = next(self.hand, None)
            if self._wanted is None:
                self.quit()
        return drawn


def run(folder: Path, players: str, hand: Callable[[TableScene], Hand]) -> TableScene:
    """Run a game until ``hand`` has yielded, one after the other, what it waits for."""
    settings = SettingsFile(folder / "settings.toml")
    settings.override(size=(1024, 576), pace="instant", muted=True, language="en")
    app = Played(settings, Saves(folder / "saves"), phones_file=folder / "phones.json")
    app.start(NewGame(parse_players(players)))
    table = app.scene
    assert isinstance(table, TableScene)
    app.hand = hand(table)
    assert app.run() == 0
    assert app.frames <= MOST, "it never comes"
    return table


def press(key: int) -> None:
    """Press and release a key."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))


def asked(table: TableScene) -> bool:
    """Whether a person is asked, and nothing moves."""
    return table.context.pending is not None and not table.context.busy


def test_a_card_chosen_by_a_key_is_on_the_disk_when_the_program_is_left(tmp_path: Path) -> None:
    def hand(table: TableScene) -> Hand:
        yield lambda: asked(table)
        press(pygame.K_1)
        yield lambda: any(move.startswith("blue") for move in table.session.record.moves)

    table = run(tmp_path, "Anna, bot:quick", hand)
    kept = records.read(table.session.record_path)
    assert kept.moves == table.session.record.moves
    assert any(move.startswith("blue") for move in kept.moves)


def test_bots_answer_from_their_process(tmp_path: Path) -> None:
    def hand(table: TableScene) -> Hand:
        yield lambda: len(table.session.record.moves) >= 12

    table = run(tmp_path, "bot:quick, bot:quick", hand)
    kept = records.read(table.session.record_path)
    assert len(kept.moves) >= 12
    assert len(kept.replay().legal_moves()) > 0
