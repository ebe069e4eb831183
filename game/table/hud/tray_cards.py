"""Paints the cards and messages on a player's tray, and says where each of them lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from engine.names import BACK, card_kind, card_owner
from game.decisions.gestures import Thing
from game.table.hud import decks
from game.table.hud.tray_cells import APART, MESSAGE_FIGURE, Cells, row
from game.table.hud.tray_facts import Facts, Message
from game.table.hud.woodwork import dropped, figure
from game.ui import pictures, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal, seal
from game.ui.palette import INK, PARCHMENT, PARCHMENT_LIT, PLAYER, mix

SHOWN, WON = "shown", "won"
"""Things that can be looked at closer: a card that is known (its name), a message won (colour and kind)."""

_FAN = 0.42  # distance of the cards of a fan, in card widths
_FANNED = 8.0  # degrees between the cards of a fan
_PILED = 0.4  # the distance of messages in a fan from which on a figure counts them, in sides
_COUNT = 0.8  # the width of that figure, in font sizes
_LEGIBLE, _LARGE_FIGURE = 0.7, 1.04  # a message's figure: the least in others, and the largest in sides
_LEANS = 1.2  # the width of a fan's leaning card, in card widths
_REWARDS = {"coin": "icons/coin", "cube": "icons/cube", "rat": "icons/rat_kill"}


def things(shown: Facts, places: Cells) -> list[tuple[Thing, Rect]]:
    """Return the known cards and the messages on a tray, and the box of what is to be seen of each."""
    laid = [((SHOWN, card), box) for card, box in _cards(shown, places)]
    won: list[tuple[Thing, Rect]] = [
        ((WON, one.colour, one.kind), box) for one, box in _messages(shown, places)
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
    won = _messages(shown, places)
    for message, box in won:
        surfaces.centred(surface, won_message(message, box.width, places.figures), box.move(shelf, 0).center)
    if won and (room := counted(len(won), places)):
        last = won[-1][1]
        figure(surface, str(len(won)), places.figures, last.right + shelf + APART, last.centery, room)


def laid_card(card: str, size: tuple[int, int]) -> Surface:
    """Return a small action card as it lies on its tray, always equally askew. Shared, don't draw on it."""
    return small_card(card, size, crc32(card.encode()) % 7 - 3.0)


@cached(TABLE, megabytes=4)
def small_card(card: str, size: tuple[int, int], angle: float) -> Surface:
    """Return a small action card with its shadow, face up (``red.bank``) or down (``red.?``).

    It shows the owner's colour and symbol, and as large as possible the picture. Shared, don't draw on it.
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
    kind = card_kind(card)
    emblem = surfaces.picture(f"cards/{kind}", leaf.width, leaf.height * 0.72, f"areas/{kind}")
    made.blit(emblem, emblem.get_rect(midtop=leaf.midtop))
    medal = round(height * 0.31)
    at = (leaf.centerx, leaf.bottom - medal * 0.46)
    draw_medal(made, owner, at, medal, INK, max(1, medal // 12), 0.7)
    return decks.lying(made, angle)


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


def _messages(shown: Facts, places: Cells) -> list[tuple[Message, Rect]]:
    return [*zip(shown.messages, message_boxes(len(shown.messages), places), strict=True)]


def message_boxes(count: int, places: Cells) -> list[Rect]:
    """Return the boxes of ``count`` messages in a row, or in a fan where there is no room side by side."""
    side, room = places.message, places.boxes["messages"]
    wide = room.width - counted(count, places)
    step = min(side + APART, (wide - side) / max(1, count - 1))
    top = room.centery - side // 2
    return [Rect(round(room.x + step * k), top, side, side) for k in range(count)]


def counted(count: int, places: Cells) -> int:
    """Return the room for a figure that counts messages which hide each other; 0 where none do."""
    side, room = places.message, places.boxes["messages"]
    if (room.width - side) / max(1, count - 1) >= side * _PILED:
        return 0
    return round(places.figures * _COUNT)


@cached(TABLE, megabytes=3)
def won_message(message: Message, side: int, figures: int) -> Surface:
    """Return a message with its shadow: an octagon with colour, symbol, prestige and reward.

    On a small one the figure grows towards the others on the tray, ``figures``, and leaves no reward.
    """
    token = _token(message, side, figures)
    reach = max(2, side // 16)
    made = surfaces.clear((side + 4 * reach, side + 4 * reach))
    made.blit(dropped(token), (3 * reach, 3 * reach))
    made.blit(token, (2 * reach, 2 * reach))
    return made


def _token(message: Message, side: int, figures: int) -> Surface:
    token = pictures.svg("messages/token", side, side).copy()
    rim = pictures.svg("messages/rim", side, side).copy()
    rim.fill((*PLAYER[message.colour], 255), special_flags=pygame.BLEND_RGBA_MULT)
    token.blit(rim, (0, 0))
    size = round(side * MESSAGE_FIGURE)
    large = size < figures * _LEGIBLE
    if large:
        size = min(figures, round(side * _LARGE_FIGURE))
    words = typesetting.line(str(message.worth), size, INK, bold=True)
    if large:
        wax = seal(message.colour, round(side * 0.42))
        token.blit(wax, (0, 0))
        surfaces.centred(token, words, (side * 0.54, side * 0.52))
        return token
    wax = seal(message.colour, round(side * 0.38))
    surfaces.centred(token, wax, (side / 2, wax.get_height() * 0.47))
    reward, middle = _REWARDS.get(message.kind), round(side * 0.58)
    if reward is None:
        surfaces.centred(token, words, (side / 2, middle))
        return token
    icon = surfaces.picture(reward, side * 0.33, side * 0.33)
    seen, shown = words.get_bounding_rect(), icon.get_bounding_rect()
    gap = max(1, side // 40)
    left = round((side - seen.width - gap - shown.width) / 2)
    token.blit(words, (left - seen.left, middle - words.get_height() // 2))
    token.blit(icon, (left + seen.width + gap - shown.left, middle - icon.get_height() // 2))
    return token
