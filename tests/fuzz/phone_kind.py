"""Damaged messages of phones, for the room that reads them."""

import random
from pathlib import Path
from typing import Any

from game.phones.protocol import COMMANDS
from game.phones.room import MOST_PHONES
from tests.fuzz.mutations import Mutator
from tests.phones.stand_ins import KEY, Evening, Phone


class PhoneKind:
    """Messages of phones and strangers, while a game is played and before it."""

    name, share = "phone messages", 0.16
    LIFE = 400
    """Messages of one evening: then the phones have sent each other away."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._evenings, self._heard = folder / "evenings", 0, 0
        self._evening: Evening | None = None
        self._phones: list[Phone] = []

    def make(self, chance: random.Random) -> bytes:
        if self._heard % self.LIFE == 0:
            self._begin(chance)
        self._heard += 1
        return Mutator(chance).message(self._valid(chance))

    def _valid(self, chance: random.Random) -> dict[str, Any]:
        phone = chance.choice(self._phones)
        asked = phone.screen.get("ask") or {"number": 1, "options": [{"move": "red pass"}]}
        moves = [chance.choice(asked["options"])["move"]] if asked["options"] else ["red pass"]
        do = chance.choice([do for do in COMMANDS if do != "send_away"])
        value = chance.choice(("fast", "easy", "", "instant"))
        colour = chance.choice(("red", "blue", "green", ""))
        return chance.choice(
            (
                *[{"type": "answer", "decision": asked["number"], "moves": moves}] * 4,
                {"type": "hello", "key": KEY, "token": phone.token, "language": "de-CH,fr", "page": "x"},
                {"type": "join", "name": chance.choice(("Zoé", "", "B" * 80)), "colour": colour},
                {"type": "wish", "wish": chance.choice(("undo", "restart", "hint", "done", "leave"))},
                {"type": "command", "do": do, "guest": chance.randrange(4), "colour": colour, "value": value},
                {"type": "sleep", "asleep": chance.random() < 0.5},
                {"type": "yield", "yes": False},
                {"type": "speak", "language": chance.choice(("ja", "it-CH", "xx"))},
                {"type": "more", "round": chance.randrange(-1, 9)},
                {"type": "resync"},
            )
        )

    def _begin(self, chance: random.Random) -> None:
        self.close()
        self._evenings += 1
        folder = self._folder / str(self._evenings)
        folder.mkdir(parents=True)
        self._evening = Evening(folder)
        self._phones = self._evening.phones("red", "blue", "green")
        if self._evenings % 4:
            self._evening.begin(seed=chance.randrange(2**31))

    def feed(self, content: bytes) -> bool:
        evening = self._evening
        assert evening is not None
        phone = self._phones[self._heard % 3]
        if phone.link is None:
            phone.arrive()  # a phone that was sent away stays cut
        text = content.decode("utf-8", "replace")
        if phone.link is None or self._heard % 11 == 0:
            evening.wire.room.hear(-self._heard, text)  # a stranger
            evening.wire.room.lost(-self._heard)
            evening.wire.step()  # with a phone's own token it has taken that one's place, which is cut now
        else:
            phone.send(text)
        if self._evenings % 4 and self._heard % 3 == 0:
            evening.step(1.0)
        for each in self._phones:
            each.frames.clear()
        assert len(evening.room.guests) <= MOST_PHONES
        return phone.link is not None

    def close(self) -> None:
        if self._evening is not None:
            if self._evenings % 4:
                self._evening.close()
            for path in self._evening.folder.glob("*"):
                path.unlink()
            self._evening = None
