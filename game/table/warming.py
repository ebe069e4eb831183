"""Pictures that a game will need, made before it begins: no frame in the middle of it waits for them."""

from __future__ import annotations

from collections.abc import Iterator

from engine import CARD_KINDS
from engine.content import BROWN_PERSONS
from engine.names import BACK
from game.table.hud import cards
from game.table.motion import flying_card
from game.table.motion.card_flights import BACK_TURNS
from game.table.motion.flying_card import Leaf
from game.table.motion.stage import Stage


def warm(stage: Stage) -> Iterator[None]:
    """Make picture after picture; a step for each."""
    for seat in stage.shown.seats:
        for kind in (BACK, *CARD_KINDS):
            cards.face(f"{seat}.{kind}", stage.layout.kept_card, stage.shown.options.hotel_double_at)
            yield
        for turn in BACK_TURNS:
            size, double_at = stage.layout.kept_card, stage.shown.options.hotel_double_at
            flying_card.warm(Leaf(f"{seat}.{BACK}", size, hotel_double_at=double_at), turn)
            yield
    size = stage.layout.person_card
    for person in (*BROWN_PERSONS, *stage.shown.grey_in_play):
        cards.person_face(person, size)
        yield
    for letter in (None, "A", "B", "C"):
        cards.person_back(letter, size)
        yield
    for worth in (1, 3, 5, 10):
        stage.warm_piece(stage.paint_prestige(worth))
        yield
    for paint in (stage.paint_coin(), stage.paint_rat(), stage.paint_bellringer()):
        stage.warm_piece(paint)
        yield
    for seat in stage.shown.seats:
        for paint in (stage.paint_cube(seat), stage.paint_friend(seat), stage.paint_coach(seat)):
            stage.warm_piece(paint)
            yield
