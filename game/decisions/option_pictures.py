"""The pictures on the button of an option of a choice, of a person of one's own."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.content.effect_icons import icons_of
from engine.rules.persons.named import steps_of
from game.words.persons import own_person

_FILES = {
    "activate": "icons/activate",
    "any": "icons/any_sector",
    "coin": "icons/coin",
    "empty": "icons/empty_sector",
    "friend": "icons/friend",
    "hospital": "cards/hospital",
    "hotel": "cards/hotel",
    "kill": "icons/rat_kill",
    "message": "icons/message",
    "nomessage": "icons/no_message",
    "notredame": "icons/notredame",
    "plague": "icons/plague",
    "prestige": "icons/prestige",
    "rat": "pieces/rat",
    "sector": "icons/sector",
    "supply": "icons/supply",
}
"""The pictures of icons, by token; a cube has its owner's colour."""
_MOST = 4
_BLANK = "\u00a0"


class OptionPictures(NamedTuple):
    """What stands on the button, from left to right."""

    before: tuple[str, ...]
    words: str
    after: tuple[str, ...]


def option_pictures(person: str, place: str | None, option: str, colour: str) -> OptionPictures | None:
    """Return the pictures of an option of a choice. ``place``: the number of the step that asks."""
    own = own_person(person)
    if own is None or place is None:
        return None
    step = steps_of(own)[int(place) - 1]
    row = icons_of((step,))[int(option) - 1]
    gained, each, counted = row.partition(" : ")
    number = re.search(r"\[(\d+)\]|^(\d+) ×", gained)
    words = "".join(filter(None, number.groups())) if number else ""
    if each:
        words = f"{words}\u00a0:"
    return OptionPictures(_files(gained, colour), words or _BLANK, _files(counted, colour))


def _files(row: str, colour: str) -> tuple[str, ...]:
    found = []
    for token in row.split():
        name = token.partition("[")[0]
        if name == "cube":
            found.append(f"pieces/{colour}_cube")
        elif name in _FILES:
            found.append(_FILES[name])
    return tuple(found[:_MOST])
