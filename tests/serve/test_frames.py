"""What players elsewhere are sent, through the server itself: no frame tells what its seat may not know."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.serve.hall import LIMITS
from tests.phones.test_frames import Secrets
from tests.serve.house import House, Player

GAMES = int(os.environ.get("SERVE_GAMES", "1"))
"""How many whole games are looked through; CI plays more beside the suite, see CONTRIBUTING.md."""

COLOURS = ("blue", "green", "red", "yellow", "purple")


class Watch:
    """Looks through every frame of a game, and at what its table keeps secret meanwhile."""

    def __init__(self, house: House, players: list[Player]) -> None:
        self.house, self.players = house, players
        self._looked = [len(player.frames) for player in players]
        self._before = self._secrets()

    def _secrets(self) -> Secrets:
        session = self.house.table().session
        assert session is not None
        found: Secrets = self.house.call(lambda: Secrets(session))
        return found

    def look(self) -> None:
        """Look at what has come; a card counts as hidden if it was before and still is."""
        now = self._secrets()
        hidden = {
            reader: [card for card in cards if card in now._hidden[reader]]
            for reader, cards in self._before._hidden.items()
        }
        self._before._hidden = hidden
        for place, player in enumerate(self.players):
            new, self._looked[place] = player.frames[self._looked[place] :], len(player.frames)
            self._before.check(player.screen["you"]["colour"], new)
            others = [other.token for other in self.players if other is not player]
            for text in new:
                assert not any(token in text for token in others)
                assert self.house.key not in text
        self._before = now


@pytest.mark.parametrize("number", range(GAMES))
def test_over_whole_games_no_frame_holds_what_its_seat_may_not_know(number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    house = House(tmp_path, limits=replace(LIMITS, messages=100_000, burst=100_000))
    count = 2 + number % 3
    players = house.seated(
        *chance.sample(COLOURS, count),
        bots=number % 2,
        new_persons=number % 2 == 1,
        open_hands=number % 5 == 4,
    )
    watcher = house.player(house.opened.table, house.opened.key, language="fr")
    watcher.until(lambda: watcher.screen.get("kind") == "table")
    everybody = [*players, watcher]
    players[0].command("pace", value="instant")
    watch = Watch(house, everybody)
    table = house.table()
    steps = 0
    while not players[0].screen.get("result"):
        for one in everybody:
            while one.hear(0.002):
                pass
        watch.look()
        asked = [one for one in players if one.ask is not None]
        if not asked:
            house.call(table.wake)
            continue
        one = chance.choice(asked)
        if steps % 17 == 3:
            one.send(type="wish", wish="undo")
        if steps % 23 == 5:
            one.send(type="more", round=-1)
        one.choose(chance)
        steps += 1
    for one in everybody:
        one.until(lambda one=one: bool(one.screen.get("result")))  # type: ignore[misc]
    watch.look()
    assert steps > 40
    house.close()
