"""What players elsewhere are sent, through the server itself: no frame tells what its seat may not know."""

import os
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.serve.serving import LIMITS
from tests.phones.test_frames import Secrets
from tests.serve.house import House

GAMES = int(os.environ.get("SERVE_GAMES", "1"))
"""How many whole games are looked through; CI plays more beside the suite, see CONTRIBUTING.md."""

COLOURS = ("blue", "green", "red", "yellow", "purple")


class Watch:
    """Looks at every frame as the server sends it, and at what its table keeps secret just then."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.faults: list[str] = []
        self.sent: set[str] = set()
        self._send = house.hall.send
        house.hall.send = self._look  # type: ignore[method-assign]

    def _look(self, frames: Sequence[tuple[int, str | None]]) -> None:
        for table in self.house.hall.tables.values():
            if table.session is None:
                continue
            secrets, guests = Secrets(table.session), table.room.guests.values()
            for link, text in frames:
                guest = next((one for one in guests if one.link == link), None)
                if guest is None or text is None:
                    continue
                try:
                    secrets.check(guest.colour, [text])
                    assert not any(other.token in text for other in guests if other is not guest)
                    assert self.house.key not in text
                except AssertionError as error:
                    self.faults.append(str(error))
                self.sent.add(text)
        self._send(frames)


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
    table = house.table()
    watch = Watch(house)
    steps = 0
    while not players[0].screen.get("result"):
        for one in everybody:
            while one.hear(0.002):
                pass
        assert watch.faults == []
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
    assert watch.faults == []
    assert steps > 40
    for one in everybody:
        assert [text for text in one.frames if '"result"' in text and text not in watch.sent] == []
    house.close()
