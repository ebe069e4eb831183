"""Preparing the pictures a game will need before it begins, so that no frame waits for them later."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pygame import Surface

from engine import CARD_KINDS
from engine.content import BROWN_PERSONS
from engine.names import BACK
from game.table.hud import cards
from game.table.hud.tray_cards import laid_card, warm_backs
from game.table.motion import flying_card
from game.table.motion.card_flights import BACK_TURNS
from game.table.motion.stage import Stage


def warm(stage: Stage) -> Iterator[None]:
    """Prepare picture after picture, yielding after each."""
    double_at = stage.shown.options.hotel_double_at
    for seat in stage.shown.seats:
        for kind in (BACK, *CARD_KINDS):
            cards.face(f"{seat}.{kind}", stage.layout.small_card, double_at)
            laid_card(f"{seat}.{kind}", stage.trays.cells.card)
            yield
        warm_backs(seat, stage.trays.cells.shelved)
        for turn in BACK_TURNS:
            flying_card.warm(stage.leaf(f"{seat}.{BACK}", small=True), turn)
            yield
    size, text = stage.layout.person_card, stage.layout.person_text
    for person in (*BROWN_PERSONS, *stage.shown.grey_in_play):
        cards.person_face(person, size, text)
        yield
    for letter in (None, "A", "B", "C"):
        cards.person_back(letter, size)
        yield
    paints = [stage.paint("prestige", worth) for worth in (1, 3, 5, 10)]
    paints += [stage.paint(kind) for kind in ("coin", "rat", "bellringer")]
    for seat in stage.shown.seats:
        paints += [stage.paint_cube(seat), stage.paint("friend", seat), stage.paint("carriage", seat)]
    nowhere = Surface((1, 1)).convert()
    for paint in paints:
        for level in range(9):
            paint(nowhere, (-500.0, -500.0), level / 8)
        yield


def warm_cubes(stage: Stage) -> Iterator[None]:
    """Prepare the cubes of all seats in the sizes that they have on their way, yielding after each."""
    nowhere = Surface((1, 1)).convert()
    for seat, place in product(stage.shown.seats, ("cache", "supply")):
        for paint in stage.paints_cube(seat, (place, "notredame")):
            paint(nowhere, (-500.0, -500.0), 0.0)
            yield
