"""Preparing the pictures a game will need before it begins, so that no frame waits for them later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from pygame import Rect, Surface

from engine import CARD_KINDS
from engine.content import BROWN_PERSONS
from engine.names import BACK
from game.decisions.targets import CATHEDRAL
from game.log.sentences import struck
from game.table import effects
from game.table.city import banners, daylight, plague
from game.table.city.window_light import LEVELS
from game.table.hud import cards, common_tray, decks, prompt
from game.table.hud.display import lying
from game.table.hud.rat_sums import rat_sum
from game.table.hud.sheets import draw_banner
from game.table.hud.tray_cards import laid_card, warm_backs
from game.table.motion.card_flights import backs_warming
from game.table.tabletop import Tabletop
from game.table.views import boxes_of
from game.ui.faces import DOWN, GLAD, SAD, UP, face

_STAMPING = 24
"""The number of moments of its way at which the plague's seal is prepared: there is one of each size."""


def warm_first(top: Tabletop, buttons: Callable[[], Iterable[Rect]]) -> Iterator[None]:
    """Prepare what the first drawing of a table needs, yielding after each part.

    ``buttons`` tells where buttons lie by then.
    """
    yield from top.painter.baking(top.camera, top.size, top.shown)
    nowhere = Surface(top.size).convert()
    nowhere.set_clip(Rect(0, 0, 1, 1))
    yield from top.trays.drawing(nowhere, top.shown, elsewhere=top.elsewhere)
    top.persons.draw(nowhere, top.shown)
    yield
    top.draw_hand(nowhere, ())
    yield
    top.painter.draw(nowhere, top.shown, top.camera, top.shown.running, boxes_of(buttons()))
    yield


def warm(top: Tabletop) -> Iterator[None]:
    """Prepare the pictures of cards, pieces and effects that a game needs, yielding after each part."""
    yield from _pieces(top)
    nowhere, camera = Surface(top.size).convert(), top.wide_view
    nowhere.set_clip(Rect(0, 0, 1, 1))
    draw_banner(nowhere, top.layout, top.shown.label)
    banners.draw(nowhere, top.banners, 1.0)
    yield
    for colour in (None, *top.shown.seats):
        top.draw_prompt(nowhere, colour, top.shown.label, "", None)
        yield
    for answered in ((), top.shown.seats):  # all trays shine, then all are in the shade
        top.trays.draw(nowhere, top.shown, answered=answered)
        yield
    for level in range(1, LEVELS + 1):
        top.lighting.shine(nowhere, top.shown, camera, level / LEVELS)
        yield
    top.lighting.glow(nowhere, top.shown, camera, (CATHEDRAL,), 1.0)
    yield
    daylight.warm_fronts(top.size)
    yield
    top.fall_dark(nowhere, camera)
    yield
    rat_sum(top.layout, 8, 2, True)  # its pictures and fonts take longest
    top.caption(top.shown.label)
    yield
    for seat, part in product(top.shown.seats, range(_STAMPING + 1)):
        effects.strike(nowhere, top, seat, plague.STAMPED * part / _STAMPING)
        yield


def warm_later(top: Tabletop) -> Iterator[None]:
    """Prepare what the first moves don't need, yielding after each part: letters, cubes on their way."""
    words = struck([top.trays.names[seat] for seat in top.shown.seats])
    yield from prompt.warming(words, top.layout.prompt.height, top.layout.prompt_rows)
    nowhere = Surface((1, 1)).convert()
    yield from top.warming_small_map()
    for camera in top.whole_views:
        top.banners_of(camera)
        yield
    for seat, place in product(top.shown.seats, ("cache", "supply")):
        for paint in top.paints_cube(seat, (place, "notredame")):
            paint(nowhere, (-500.0, -500.0), 0.0)
            yield


def _pieces(stage: Tabletop) -> Iterator[None]:
    """Prepare cards and pieces, yielding after each."""
    double_at = stage.shown.options.hotel_double_at
    for seat in stage.shown.seats:
        for kind in (BACK, *CARD_KINDS):
            cards.face(f"{seat}.{kind}", stage.layout.small_card, double_at, cards.BRIEF)
            laid_card(f"{seat}.{kind}", stage.trays.cells.card)
            yield
        warm_backs(seat, stage.trays.cells.held)
        yield
        if seat in stage.trays.bots:
            for expression in (UP, DOWN, GLAD, SAD):
                face(stage.trays.names[seat], stage.trays.cells.boxes["face"].width, expression)
                yield
        decks.pile((f"{seat}.{BACK}",), stage.trays.cells.shelved, len(CARD_KINDS))
        yield
    yield from common_tray.warming(stage.shown, stage.layout)
    size, text = stage.layout.person_card, stage.layout.person_text
    for person in (*BROWN_PERSONS, *stage.shown.grey_in_play):
        lying(cards.person_face(person, size, text))
        yield
    for letter in (None, "A", "B", "C"):
        cards.person_back(letter, size)
        yield
    yield from backs_warming(stage)
    paints = [stage.paint("prestige", worth) for worth in (1, 3, 5, 10)]
    paints += [stage.paint(kind) for kind in ("coin", "rat", "bellringer")]
    for seat in stage.shown.seats:
        paints.append(stage.paint_cube(seat))
        paints += [stage.paint(kind, seat) for kind in ("friend", "carriage", "carriage_left")]
    nowhere = Surface((1, 1)).convert()
    for paint in paints:
        for level in range(9):
            paint(nowhere, (-500.0, -500.0), level / 8)
        yield
