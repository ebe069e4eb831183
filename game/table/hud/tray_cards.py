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
from game.table.hud.tray_cells import MESSAGE_FIGURE, Cells, long_message, row
from game.table.hud.tray_facts import Facts, Message
from game.table.hud.woodwork import dropped
from game.ui import pictures, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import INK, PARCHMENT, PARCHMENT_LIT, PLAYER, mix

SHOWN, WON = "shown", "won"
"""Things that can be looked at closer: a card that is known (its name), a message won (colour and kind)."""

_FAN = 0.42  # distance of the cards of a fan, in card widths
_FANNED = 8.0  # degrees between the cards of a fan
_APART = 2  # pixels between messages in a row
_LEANS = 1.2  # the width of a fan's leaning card, in card widths
_HELD = 0.84  # the size of a card in the fan, as a share of its size in the deck
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
    for message, box in _messages(shown, places):
        surfaces.centred(surface, won_message(message, box.size, places.figures), box.move(shelf, 0).center)


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
    hand, small = boxes["hand"], _held(card)
    middle = (len(held) - 1) / 2
    step = min(small[0] * _FAN, (hand.width - small[0] * _LEANS) / (NUMBERS.hand_size - 1))
    for index, name in enumerate(held):
        x = hand.centerx + (index - middle) * step
        y = hand.centery + abs(index - middle) * small[1] * 0.05
        surfaces.centred(surface, small_card(name, small, (middle - index) * _FANNED), (x, y))


def warm_backs(colour: str, card: tuple[int, int]) -> None:
    """Prepare the cards that a player may hold, face down; ``card`` is the size of those on the shelf."""
    for halves in range(1 - NUMBERS.hand_size, NUMBERS.hand_size):
        small_card(f"{colour}.{BACK}", _held(card), halves / 2 * _FANNED)


def _held(card: tuple[int, int]) -> tuple[int, int]:
    return round(card[0] * _HELD), round(card[1] * _HELD)


def _messages(shown: Facts, places: Cells) -> list[tuple[Message, Rect]]:
    return [*zip(shown.messages, message_boxes(len(shown.messages), places), strict=True)]


def message_boxes(count: int, places: Cells) -> list[Rect]:
    """Return the boxes of ``count`` messages in a row; they get narrower rather than hide each other."""
    room = places.boxes["messages"]
    width = min(places.message[0], room.width / max(1, count) - _APART * (count > 1))
    return row(count, room, max(1, int(width)))


@cached(TABLE, megabytes=3)
def won_message(message: Message, size: tuple[int, int], figures: int) -> Surface:
    """Return a message of ``size`` pixels with its shadow: colour, symbol, prestige and reward.

    Its figure is as large as it can be, at most ``figures``.
    """
    if size[0] == size[1]:
        token = _token(message, size[1])
    else:
        token = (_long_token if size[0] > size[1] else _narrow_token)(message, size, figures)
    reach = max(2, size[1] // 16)
    made = surfaces.clear((size[0] + 4 * reach, size[1] + 4 * reach))
    made.blit(dropped(token), (3 * reach, 3 * reach))
    made.blit(token, (2 * reach, 2 * reach))
    return made


def _token(message: Message, side: int) -> Surface:
    """Return a message as it is, with a larger figure."""
    token = pictures.svg("messages/token", side, side).copy()
    rim = pictures.svg("messages/rim", side, side).copy()
    rim.fill((*PLAYER[message.colour], 255), special_flags=pygame.BLEND_RGBA_MULT)
    token.blit(rim, (0, 0))
    seal = round(side * 0.33)
    draw_medal(token, message.colour, (side / 2, seal * 0.54), seal, INK, max(1, seal // 12), 0.7)
    words = typesetting.line(str(message.worth), round(side * MESSAGE_FIGURE), INK, bold=True)
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


def _long_token(message: Message, size: tuple[int, int], figures: int) -> Surface:
    """Return a message drawn out to the side: symbol, figure and reward in one row."""
    width, height = size
    token, leaf = _slip(message.colour, size, max(2, height // 12))
    part = height * 0.62 * min(1.0, width / long_message(height, figures))
    seal = round(part)
    draw_medal(token, message.colour, (leaf.left + seal * 0.62, height / 2), seal, INK, 1, 0.7)
    words = typesetting.line(str(message.worth), min(figures, round(height * 1.08)), INK, bold=True)
    token.blit(words, words.get_rect(midleft=(leaf.left + round(seal * 1.22), height // 2)))
    reward = _REWARDS.get(message.kind)
    if reward is not None:
        icon = surfaces.picture(reward, part, part)
        token.blit(icon, icon.get_rect(midright=(leaf.right - 1, height // 2)))
    return token


def _narrow_token(message: Message, size: tuple[int, int], figures: int) -> Surface:
    """Return a message seen from its side: symbol above figure, which alone tells the reward too."""
    width, height = size
    token, leaf = _slip(message.colour, size, max(1, width // 12))
    seal = max(2, min(round(width * 0.8), round(height * 0.36)))
    draw_medal(token, message.colour, (width / 2, leaf.top + seal * 0.54), seal, INK, 1, 0.7)
    room = leaf.bottom - round(leaf.top + seal)
    words = typesetting.line(str(message.worth), max(1, min(figures, round(room * 1.2))), INK, bold=True)
    ink = words.get_bounding_rect()
    words = words.subsurface(ink)
    if ink.width > leaf.width - 2:
        words = pygame.transform.smoothscale(words, (max(1, leaf.width - 2), ink.height))
    surfaces.centred(token, words, (width / 2, leaf.bottom - room / 2))
    return token


def _slip(colour: str, size: tuple[int, int], line: int) -> tuple[Surface, Rect]:
    """Return a blank message with round corners, and the box of its parchment within ``line`` pixels."""
    width, height = size
    least = min(size)
    token = surfaces.clear(size)
    token.blit(surfaces.rounded(size, least // 3, INK), (0, 0))
    token.blit(surfaces.rounded((width - 2, height - 2), least // 3, PLAYER[colour]), (1, 1))
    leaf = Rect((0, 0), size).inflate(-2 * line - 2, -2 * line - 2)
    token.blit(surfaces.rounded(leaf.size, least // 4, PARCHMENT_LIT), leaf)
    return token, leaf
