"""Paints the cards on a player's tray, and says where each of them and of the messages lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from pygame import Rect, Surface

from engine.content import NUMBERS
from engine.names import BACK, card_kind, card_owner
from game.decisions.gestures import Thing
from game.table.hud import decks
from game.table.hud.tray_cells import Cells, row
from game.table.hud.tray_facts import Facts
from game.table.hud.tray_messages import draw_messages, message_boxes
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import INK, PARCHMENT, PARCHMENT_LIT, PLAYER, mix

SHOWN, WON = "shown", "won"
"""Things that can be looked at closer: a card that is known (its name), a message won (colour and kind)."""

_SIGNS = {"notredame": "icons/notredame", "friend": "pieces/{owner}_pawn"}
"""The signs of the cards that belong to no area of a borough."""
_STANDS = 0.9  # the height of these signs, as a share of their room
_OWNER = 0.36  # the size of the owner's sign on a small card, in its heights
_FAN = 0.42  # distance of the cards of a fan, in card widths
_FANNED = 8.0  # degrees between the cards of a fan
_LEANS = 1.2  # the width of a fan's leaning card, in card widths


def things(shown: Facts, places: Cells) -> list[tuple[Thing, Rect]]:
    """Return the known cards and the messages on a tray, and the box of what is to be seen of each."""
    laid = [((SHOWN, card), box) for card, box in _cards(shown, places)]
    won: list[tuple[Thing, Rect]] = [
        ((WON, one.colour, one.kind), box)
        for one, box in zip(shown.messages, message_boxes(len(shown.messages), places), strict=True)
    ]
    return [one for one in (*_uncovered(laid), *_uncovered(won)) if not one[0][1].endswith(BACK)]


def _uncovered(row_of_things: Sequence[tuple[Thing, Rect]]) -> Iterator[tuple[Thing, Rect]]:
    """Yield things in a row with the part of each that those after it, which lie on top, leave uncovered."""
    for index, (thing, box) in enumerate(row_of_things):
        seen = Rect(box)
        for _, other in row_of_things[index + 1 :]:
            if seen.left < other.left < seen.right:
                seen.width = other.left - seen.left
            elif seen.left < other.right < seen.right:
                seen.width, seen.left = seen.right - other.right, other.right
        yield thing, seen


def card_boxes(room: Rect, card: tuple[int, int]) -> list[Rect]:
    """Return the boxes of the two played cards and the third."""
    boxes = row(NUMBERS.hand_size, room, card[0])
    for box in boxes:
        middle = box.centery
        box.height = card[1]
        box.centery = middle
    return boxes


def _cards(shown: Facts, places: Cells) -> list[tuple[str, Rect]]:
    """Return the cards that lie on the tray and their boxes, the third first: it lies under the others."""
    boxes = card_boxes(places.boxes["cards"], places.card)
    laid = list(zip(shown.played, boxes, strict=False))
    if shown.third is not None:
        laid.insert(0, (shown.third, boxes[-1]))
    return laid


def draw_laid(surface: Surface, shown: Facts, places: Cells, shelf: int) -> None:
    """Draw the cards of this round, a little askew, and the messages; the tray begins at ``shelf``."""
    for card, box in _cards(shown, places):
        surfaces.centred(surface, laid_card(card, box.size), box.move(shelf, 0).center)
    draw_messages(surface, shown.messages, places, shelf)


def laid_card(card: str, size: tuple[int, int]) -> Surface:
    """Return a small action card as it lies on its tray, always equally askew. Shared, don't draw on it."""
    return small_card(card, size, crc32(card.encode()) % 7 - 3.0)


@cached(TABLE, megabytes=4)
def small_card(card: str, size: tuple[int, int], angle: float) -> Surface:
    """Return a small action card with its shadow, face up (``red.bank``) or down (``red.?``).

    It shows the building of its area, as large as possible, and the owner's colour and symbol. Shared, don't
    draw on it.
    """
    if card.endswith(BACK):
        return decks.turned(card, size, angle)
    width, height = size
    line = max(1, width // 12)
    radius = max(2, width // 12)
    made = surfaces.clear(size)
    owner = card_owner(card)
    made.blit(surfaces.rounded(size, radius, INK), (0, 0))
    inner = (width - 2, height - 2)
    made.blit(surfaces.rounded(inner, radius, PLAYER[owner]), (1, 1))
    leaf = Rect((0, 0), size).inflate(-2 * line - 2, -2 * line - 2)
    made.blit(surfaces.rounded(leaf.size, max(1, radius // 2), mix(PARCHMENT, PARCHMENT_LIT, 0.5)), leaf)
    medal = round(height * _OWNER)
    below = Rect(leaf.left, leaf.bottom - round(medal * 0.86), leaf.width, round(medal * 0.86))
    made.blit(surfaces.rounded(below.size, max(1, radius // 2), PLAYER[owner]), below)
    building = Rect(leaf.left, leaf.top, leaf.width, below.top - leaf.top)
    kind = card_kind(card)
    name = _SIGNS.get(kind, f"areas/{kind}").format(owner=owner)
    sign = surfaces.picture(name, building.width, building.height * (_STANDS if kind in _SIGNS else 1.0))
    surfaces.centred(made, sign, building.center)
    draw_medal(made, owner, below.center, medal, INK, max(1, medal // 12), 0.74)
    return decks.turned_with_shadow(made, angle)


def draw_shelf(
    surface: Surface,
    colour: str,
    counts: tuple[int, int],
    gone: tuple[str, ...],
    held: tuple[str, ...],
    places: Cells,
    shelf: int,
) -> None:
    """Draw the deck, the discards, and the cards ``held`` in hand; the tray begins at ``shelf``.

    ``counts`` are the cards in the deck and the discards, ``gone`` the backs of those discarded face up.
    """
    own, card = f"{colour}.{BACK}", places.shelved
    boxes = {what: places.boxes[what].move(shelf, 0) for what in ("deck", "discard", "hand")}
    deck, _ = decks.deck(own, card, counts[0])
    surfaces.centred(surface, deck, boxes["deck"].center)
    if counts[1]:
        pile = decks.pile(gone or (own,), card, counts[1])
        surfaces.centred(surface, pile, boxes["discard"].center)
    hand, small = boxes["hand"], places.held
    middle = (len(held) - 1) / 2
    step = min(small[0] * _FAN, (hand.width - small[0] * _LEANS) / (NUMBERS.hand_size - 1))
    for index, name in enumerate(held):
        x = hand.centerx + (index - middle) * step
        y = hand.centery + abs(index - middle) * small[1] * 0.05
        surfaces.centred(surface, small_card(name, small, (middle - index) * _FANNED), (x, y))


def warm_backs(colour: str, card: tuple[int, int]) -> None:
    """Prepare the cards of size ``card`` that a player may hold, face down."""
    for halves in range(1 - NUMBERS.hand_size, NUMBERS.hand_size):
        small_card(f"{colour}.{BACK}", card, halves / 2 * _FANNED)
