"""Preparing the pictures a game will need before it begins, so that no frame waits for them later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from pygame import Rect, Surface

from engine import CARD_KINDS
from engine.content.casts import cast_of
from engine.names import BACK, PERIODS, ROUNDS_A_PERIOD
from game.log.sentences import struck
from game.table import effects
from game.table.city import banners, plague
from game.table.city.window_light import LEVELS
from game.table.hud import cards, decks, prompt
from game.table.hud.display import with_shadow
from game.table.hud.rat_sums import rat_sum
from game.table.hud.sheets import draw_banner, warming_closeups
from game.table.hud.tray_cards import laid_card, warm_backs
from game.table.map.plan import AREAS
from game.table.motion.card_flights import backs_warming, dealt_warming, passed_warming
from game.table.motion.flights import ROLLING
from game.table.motion.plague_flights import run_flights
from game.table.motion.stage import LIFTED
from game.table.pieces.pieces import WAYS
from game.table.places import parking
from game.table.tabletop import Tabletop
from game.table.views import boxes_of
from game.ui.faces import DOWN, GLAD, SAD, UP, of_bot
from game.ui.palette import LEGAL
from game.ui.sprites import unseen
from game.words import reading, say

_STAMPING = 24
"""The number of moments of its way at which the plague's seal is prepared: there is one of each size."""


def warm_first(top: Tabletop, buttons: Callable[[], Iterable[Rect]]) -> Iterator[None]:
    """Prepare what the first drawing of a table needs, yielding after each part.

    ``buttons`` tells where buttons lie by then.
    """
    yield from top.painter.baking(top.camera, top.size, top.shown)
    nowhere = unseen(top.size)
    yield from top.trays.drawing(nowhere, top.shown, elsewhere=top.elsewhere)
    top.persons.draw(nowhere, top.shown)
    yield
    layout, double_at = top.layout, top.shown.options.hotel_double_at
    for card in top.hand.cards:  # raised, it may be seen soon
        cards.face(card, layout.card, double_at, layout.card_text)
        yield
    top.draw_hand(nowhere, ())
    yield
    top.painter.draw(nowhere, top.shown, top.camera, top.shown.running, boxes_of(buttons()))
    yield


def warm_opening(top: Tabletop, persons: Iterable[str]) -> Iterator[None]:
    """Prepare what is seen while a game begins, yielding after each part: persons come, cards are dealt.

    ``persons``: those of the first round.
    """
    nowhere = unseen(top.size)
    draw_banner(nowhere, top.layout, say("table-round", label=top.shown.label))
    yield
    banners.draw(nowhere, top.banners, 1.0)
    yield
    size, text = top.layout.person_card, top.layout.person_text
    for person in persons:
        with_shadow(cards.person_face(person, size, text))
        yield
    for letter in (None, "A", "B", "C"):
        cards.person_back(letter, size)
        yield
    for seat in top.shown.seats:
        warm_backs(seat, top.trays.cells.held)
        yield
        decks.pile((f"{seat}.{BACK}",), top.trays.cells.shelved, len(CARD_KINDS))
        yield
    yield from _faces(top, (UP, DOWN))
    yield from dealt_warming(top)
    for answered in ((), top.shown.seats):  # all trays shine, then all are in the shade
        yield from top.trays.drawing(nowhere, top.shown, answered=answered)
    top.draw_prompt(nowhere, None, top.shown.label, "", None)
    top.caption(top.shown.label)
    yield


def warm_hands(top: Tabletop, seats: Iterable[str]) -> Iterator[None]:
    """Prepare the cards that the persons at some ``seats`` may hold, yielding after each part.

    Their pictures are those of other players' cards, which they will hold too.
    """
    layout, double_at = top.layout, top.shown.options.hotel_double_at
    sizes = layout.card, layout.tucked_card, layout.near_card
    for size, seat, kind in product(sizes, seats, (*CARD_KINDS, BACK)):
        yield from cards.warming(f"{seat}.{kind}", size, double_at, layout.card_text)


def warm(top: Tabletop) -> Iterator[None]:
    """Prepare what the first moves need, yielding after each part: words, cards, prompts, faces, pieces."""
    nowhere = unseen(top.size)
    yield from reading("events-", "table-course-")
    words = struck([top.trays.names[seat] for seat in top.shown.seats])
    yield from prompt.warming(words, top.layout.prompt.height, top.layout.prompt_rows)
    yield from passed_warming(top)
    for colour in top.shown.seats:
        top.draw_prompt(nowhere, colour, top.shown.label, "", None)
        yield
    yield from _faces(top, (GLAD, SAD))
    areas = [(("area", *place), False, LEGAL) for place in product(top.shown.seats, AREAS)]
    yield from top.lighting.preparing(top.shown, top.wide_view, areas, (), top.size)
    yield from _pieces(top)


def warm_end(top: Tabletop) -> Iterator[None]:
    """Prepare what is seen when a round ends, yielding after each part; some only ends a period."""
    nowhere, camera = unseen(top.size), top.wide_view
    if top.shown.round % ROUNDS_A_PERIOD == 0:
        yield from backs_warming(top)
        for level in range(1, LEVELS + 1):
            top.lighting.shine(nowhere, top.shown, camera, level / LEVELS)
            yield
        hour = top.shown.round // ROUNDS_A_PERIOD
        if hour < len(PERIODS):
            yield from top.painter.warming_hour(top.shown, camera, top.size, hour)
    backs = [f"{seat}.{BACK}" for seat in top.shown.seats]
    yield from decks.pile_warming(backs, top.trays.cells.shelved, len(CARD_KINDS))
    rat_sum(top.layout, top.shown.seats[0], 8, 2, True)  # its pictures and fonts take longest
    yield
    for seat, part in product(top.shown.seats, range(_STAMPING + 1)):
        effects.strike(nowhere, top, seat, plague.STAMPED * part / _STAMPING)
        yield
    yield from top.warming_night(camera)
    for rat in run_flights(top, ()):
        rat.at(1.0)
        yield


def warm_later(top: Tabletop) -> Iterator[None]:
    """Prepare what the first moves don't need, yielding after each part: close-ups, pieces."""
    yield from warming_closeups(top.layout, top.shown)
    nowhere = Surface((1, 1)).convert()
    yield from top.warming_small_map()
    for camera in top.whole_views:
        top.banners_of(camera)
        yield
    for seat, place in product(top.shown.seats, ("cache", "supply")):
        for paint in top.paints_cube(seat, (place, "notredame")):
            paint(nowhere, (-500.0, -500.0), 0.0)
            yield
    for seat, way, (larger, height) in product(
        top.shown.seats, range(WAYS), ((max(LIFTED), ROLLING), (1.0, 0.0))
    ):
        top.paint(f"carriage_{way}", seat, larger)(nowhere, (-500.0, -500.0), height)
        yield
    yield from parking_warming(top)


def parking_warming(top: Tabletop) -> Iterator[None]:
    """Find where carriages would stand beside those that are on the board, yielding after each step."""
    camera = top.wide_view
    yield from parking.preparing(top.painter.plan_for(camera), top.shown, top.painter.zoom(camera))


def _faces(top: Tabletop, expressions: Iterable[str]) -> Iterator[None]:
    """Prepare what the faces of bots can show, yielding after each."""
    for expression, seat in product(expressions, top.shown.seats):
        if seat in top.trays.bots:
            of_bot(top.trays.names[seat], seat, top.trays.cells.boxes["face"].width, expression)
            yield


def _pieces(top: Tabletop) -> Iterator[None]:
    """Prepare cards and pieces, yielding after each."""
    paints = [top.paint("prestige", worth) for worth in (1, 3, 5, 10)]
    paints += [top.paint(kind) for kind in ("coin", "rat", "bellringer")]
    for seat in top.shown.seats:
        paints.append(top.paint_cube(seat))
        paints += [top.paint(kind, seat) for kind in ("friend", "carriage_0")]
    nowhere = Surface((1, 1)).convert()
    for paint in paints:
        for level in range(9):
            paint(nowhere, (-500.0, -500.0), level / 8)
            yield
    double_at = top.shown.options.hotel_double_at
    for seat in top.shown.seats:
        for kind in (BACK, *CARD_KINDS):
            cards.face(f"{seat}.{kind}", top.layout.small_card, double_at, cards.BRIEF)
            laid_card(f"{seat}.{kind}", top.trays.cells.card)
            yield
    size, text = top.layout.person_card, top.layout.person_text
    for person in (*cast_of(top.shown.own_persons).brown, *top.shown.grey_in_play):
        with_shadow(cards.person_face(person, size, text))
        yield
