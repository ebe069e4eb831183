"""Paints a player's tray: oak, the inlaid name, the sunken well, and the pieces that lie in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from zlib import crc32

import pygame
from pygame import Rect, Surface

from engine.content import NUMBERS
from engine.names import BACK, card_kind, card_owner
from game.decisions.gestures import Thing
from game.table.city.pieces import Pieces
from game.table.hud import decks
from game.table.hud.tray_cells import (
    MESSAGE_FIGURE,
    PILE,
    Cells,
    Point,
    cells,
    heap,
    heap_room,
    rat_width,
    row,
)
from game.table.hud.woodwork import figure, frame, inlay, sunken
from game.ui import contrast, pictures, surfaces, typesetting
from game.ui.faces import face
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import (
    CREAM,
    DANGER,
    INK,
    OAK_DARK,
    OAK_GAP,
    PARCHMENT,
    PARCHMENT_LIT,
    PLAYER,
    RGB,
    mix,
)

SHOWN, WON = "shown", "won"
"""Things that can be looked at closer: a card that is known (its name), a message won (colour and kind)."""

_RADIUS = 14
_NAME, _LEAST_NAME = 32, 26  # font sizes of a name, in units
_FACE, _FACE_AT = 0.94, 0.78  # a bot's face: its size in symbol heights, and where it starts on the symbol
_COIN, _TOKEN, _CUBE, _FRIEND, _RINGER = 0.95, 1.0, 1.08, 1.04, 1.5  # widths of pieces, in cube sides
_FOOT = 0.8  # how far down in its picture a standing figure touches the ground
_FAN = 0.42  # distance of the cards of a fan, in card widths
_REWARDS = {"coin": "icons/coin", "cube": "icons/cube", "rat": "icons/rat_kill"}
_DEEP: RGB = (20, 13, 8)


class Message(NamedTuple):
    """A message that was won: its colour, its kind, and the prestige printed on it."""

    colour: str
    kind: str
    worth: int


class Facts(NamedTuple):
    """Everything that lies on a tray; trays with equal facts look the same."""

    colour: str
    name: str
    bot: bool
    coins: int
    cache: int
    supply: int
    at_home: bool
    """Whether the friend is still on the tray."""
    rat: int
    rat_after: int
    prestige: int | None
    """None if the viewers may not know it."""
    deck: int
    discards: int
    gone: tuple[str, ...]
    """The backs of the cards that were discarded face up."""
    hand: tuple[str, ...]
    """The backs of the cards in hand."""
    played: tuple[str, ...]
    third: str | None
    """The third card: its face for those who may know it, else its back."""
    messages: tuple[Message, ...]
    first: bool
    to_move: bool


@cached(TABLE, megabytes=9, most=12)
def tray(shown: Facts, size: tuple[int, int], u: float, text_scale: float, shelf: int) -> Surface:
    """Return the finished tray: its box of ``size`` pixels, and ``shelf`` pixels of wood on its left.

    What stands on it is drawn by :func:`stand`. Shared, don't draw on it.
    """
    places = cells(size, u, text_scale, shelf)
    boxes = {what: box.move(shelf, 0) for what, box in places.boxes.items()}
    surface = _empty(shown.colour, size, u, text_scale, shelf).copy()
    _name(surface, shown, boxes, u, text_scale)
    _heap(surface, boxes["coins"], shown.coins, places.figures, _coins(boxes["coins"], places.figures))
    for what, count in (("cache", shown.cache), ("supply", shown.supply)):
        _cubes(surface, boxes[what], shown.colour, what, count, places.figures)
    _rat(surface, boxes["rat"], shown, places.figures)
    _prestige(surface, boxes["prestige"], shown.prestige, places.figures)
    if shelf:
        _shelf(surface, boxes, shown, places.shelved)
    for thing, box in _cards(shown, places):
        _card(surface, thing, box.move(shelf, 0))
    for message, box in _messages(shown, places):
        picture = won_message(message, box.size, places.figures)
        surface.blit(picture, picture.get_rect(center=box.move(shelf, 0).center))
    return surface


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


def spot(shown: Facts, what: str, number: int, places: Cells) -> Point:
    """Return where piece ``number`` (from 0) of ``what`` lies on a tray, or where it will lie."""
    box = places.boxes[what]
    if what in ("coins", "cache", "supply"):
        _, spots = heap(PILE, heap_room(box, places.figures))
        return spots[max(0, min(number, PILE - 1))]
    if what == "prestige":
        return heap_room(box, places.figures).center
    if what == "messages":
        count = max(len(shown.messages), number + 1)
        return row(count, box, places.message[0])[number].center
    if what == "cards":
        return _card_boxes(box, places.card)[min(number, NUMBERS.hand_size - 1)].center
    if what in ("friend", "bellringer"):
        return _foot(box)
    return box.center


def stand(surface: Surface, shown: Facts, places: Cells, corner: tuple[int, int]) -> None:
    """Draw the figures that stand on a tray whose box begins at ``corner``: friend and bellringer."""
    boxes = places.boxes
    if shown.at_home:
        box = boxes["friend"].move(corner)
        Pieces(box.width / _FRIEND).piece(surface, "friend", shown.colour, _foot(box))
    if shown.first:
        box = boxes["bellringer"].move(corner)
        Pieces(box.width / _RINGER).piece(surface, "bellringer", "", _foot(box))


def dots(surface: Surface, colour: str, beat: int, places: Cells, corner: tuple[int, int]) -> None:
    """Draw the dots of a player who thinks, at the end of the name; ``beat`` of the three are bright."""
    box = places.boxes["name"].move(corner)
    ink = letters(colour)
    side = max(3, box.height // 6)
    left = box.right - round(side * 4.4)
    for index in range(3):
        dot = surfaces.disc(side, ink if index < beat else mix(ink, _band(colour), 0.62))
        surface.blit(dot, (left + index * round(side * 1.5), box.centery - side // 2))


def letters(colour: str) -> RGB:
    """Return the colour of the name on the band of a player's colour."""
    return INK if colour == "yellow" else CREAM


def _band(colour: str) -> RGB:
    """Return the colour behind a player's name: light for yellow's ink letters, dark for cream letters."""
    if contrast.is_high():
        return mix(PLAYER[colour], PARCHMENT_LIT if colour == "yellow" else OAK_GAP, 0.5)
    return mix(PLAYER[colour], OAK_DARK, 0.08 if colour == "yellow" else 0.38)


def _foot(box: Rect) -> Point:
    """Return where a figure whose picture fills ``box`` touches the ground."""
    return box.centerx, box.top + box.height * _FOOT


# The empty tray


@cached(TABLE, most=6)
def _empty(colour: str, size: tuple[int, int], u: float, text_scale: float, shelf: int) -> Surface:
    """Return a tray without pieces: oak, the band with the symbol, the well, the shelf for cards."""
    boxes = {what: box.move(shelf, 0) for what, box in cells(size, u, text_scale, shelf).boxes.items()}
    radius = max(3, round(_RADIUS * u))
    whole = (shelf + size[0], size[1])
    beyond = radius if shelf else 0
    surface = surfaces.clear(whole)
    oak = frame((whole[0] + beyond, whole[1]), radius, seed=sum(map(ord, colour)))
    surface.blit(oak, (-beyond, 0))
    pad = max(2, round(5 * u))
    depth = max(3, round(9 * u))
    if shelf:
        slot = Rect(-2 * radius, pad * 2, shelf + 2 * radius - pad * 2, size[1] - pad * 4)
        surface.blit(sunken(slot.size, radius, mix(OAK_DARK, _DEEP, 0.35), depth, felt=False), slot)
    well = boxes["well"]
    felt = mix(PLAYER[colour], _DEEP, 0.76)
    surface.blit(sunken(well.size, radius, felt, depth), well)
    head = boxes["head"]
    band = Rect(head.left, head.top + pad, head.width, head.height - 2 * pad)
    if band.height > 4:
        surface.blit(inlay(band.size, band.height // 3, _band(colour), max(2, round(2 * u))), band)
    symbol = boxes["symbol"]
    draw_medal(surface, colour, symbol.center, symbol.height, PARCHMENT_LIT, max(1, round(2.5 * u)), 0.64)
    return surface


def _name(surface: Surface, shown: Facts, boxes: dict[str, Rect], u: float, text_scale: float) -> None:
    name, symbol = Rect(boxes["name"]), boxes["symbol"]
    if shown.bot:
        beside = _mark_bot(surface, shown.name, symbol, u)
        name.width -= max(0, beside - name.left)
        name.left = max(beside, name.left)
    size, least = (round(letters * u * text_scale) for letters in (_NAME, _LEAST_NAME))
    size = min(size, round(name.height * 0.9))
    surfaces.words(
        surface, shown.name, name, size, min(least, size), letters(shown.colour), bold=True, align="left"
    )


def _mark_bot(surface: Surface, name: str, symbol: Rect, u: float) -> int:
    """Draw a bot's face, or a gear if it has none, at the player's symbol; return its right end."""
    portrait = face(name, round(symbol.height * _FACE))
    if portrait is None:
        gear = surfaces.picture("icons/gear", symbol.width * 0.5, symbol.height * 0.5)
        middle = (symbol.right - symbol.width * 0.1, symbol.bottom - symbol.height * 0.14)
        surface.blit(gear, gear.get_rect(center=middle))
        return symbol.right
    place = portrait.get_rect(midleft=(symbol.left + round(symbol.width * _FACE_AT), symbol.centery))
    surface.blit(portrait, place)
    return place.right + max(2, round(6 * u))


# Pieces with figures


def _beside(cell: Rect, figures: int) -> float:
    """Return where a figure begins beside its heap."""
    return heap_room(cell, figures).right + figures * 0.1


def _coins(cell: Rect, figures: int) -> Pieces:
    side, _ = heap(1, heap_room(cell, figures))
    return Pieces(side / _COIN, seed=1)


def _heap(surface: Surface, cell: Rect, count: int, figures: int, pieces: Pieces) -> None:
    """Draw a heap of coins and their number."""
    _, spots = heap(min(count, PILE), heap_room(cell, figures))
    for at in reversed(spots):
        pieces.piece(surface, "coin", "", at)
    figure(surface, str(count), figures, _beside(cell, figures), cell.centery)


def _cubes(surface: Surface, cell: Rect, colour: str, what: str, count: int, figures: int) -> None:
    """Draw a heap of cubes and their number: the cache lies in the well, the supply in a wooden bowl."""
    room = heap_room(cell, figures)
    if what == "supply":
        bowl = min(room.size)
        surfaces.centred(surface, surfaces.picture("pieces/bowl", bowl, bowl), room.center)
        room = room.inflate(-bowl * 0.2, -bowl * 0.2)
    side, spots = heap(min(count, PILE), room)
    pieces = Pieces(side / _CUBE)
    for number, at in reversed([*enumerate(spots)]):
        pieces.cube(surface, colour, at, 0.0, number)
    figure(surface, str(count), figures, _beside(cell, figures), cell.centery)


def _prestige(surface: Surface, cell: Rect, prestige: int | None, figures: int) -> None:
    """Draw a pile of tokens, face down: always the same, so that it tells nothing."""
    room = heap_room(cell, figures)
    side = min(room.width / 1.3, room.height / 1.3)
    token = surfaces.picture("pieces/prestige_back", side, side)
    for dx, dy in ((0.14, 0.13), (-0.12, 0.07), (0.02, -0.12)):
        at = (room.centerx + dx * side, room.centery + dy * side)
        surfaces.centred(surface, _dropped(token), (at[0] + side * 0.05, at[1] + side * 0.06))
        surfaces.centred(surface, token, at)
    figure(surface, "?" if prestige is None else str(prestige), figures, _beside(cell, figures), cell.centery)


@cached(TABLE, most=6)
def _dropped(picture: Surface) -> Surface:
    """Return the hard shadow of a flat piece."""
    dark = picture.copy()
    dark.fill((0, 0, 0, 130), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def _rat(surface: Surface, cell: Rect, shown: Facts, figures: int) -> None:
    """Draw the rat, where it is and where it will be after the plague; beyond the track in red."""
    wide = rat_width(cell, figures)
    rat = surfaces.picture("pieces/rat", wide, wide)
    surface.blit(rat, rat.get_rect(midleft=(cell.x, cell.centery)))
    x = figure(surface, str(shown.rat), figures, cell.x + wide + figures * 0.16, cell.centery)
    arrow = _arrow(round(figures * 0.62))
    surface.blit(arrow, arrow.get_rect(midleft=(round(x + figures * 0.2), cell.centery)))
    x += round(figures * 0.2) + arrow.get_width() + round(figures * 0.22)
    if shown.rat_after > NUMBERS.rat_track_end:
        wide = typesetting.width(str(shown.rat_after), figures, bold=True)
        patch = Rect(0, 0, wide + round(figures * 0.36), min(cell.height, round(figures * 1.16)))
        patch.midleft = (round(x - figures * 0.18), cell.centery)
        surface.blit(surfaces.rounded(patch.size, patch.height // 4, DANGER), patch)
    figure(surface, str(shown.rat_after), figures, x, cell.centery)


@cached(TABLE, most=3)
def _arrow(side: int) -> Surface:
    fine = surfaces.clear((side * 3, side * 3), (*CREAM, 0))
    s = side * 3
    points = [(0.0, 0.4), (0.52, 0.4), (0.52, 0.14), (1.0, 0.5), (0.52, 0.86), (0.52, 0.6), (0.0, 0.6)]
    pygame.draw.polygon(fine, CREAM, [(x * s, y * s) for x, y in points])
    return pygame.transform.smoothscale(fine, (side, side))


# Cards and messages


def _card_boxes(room: Rect, card: tuple[int, int]) -> list[Rect]:
    """Return the boxes of the two played cards and the third."""
    boxes = row(NUMBERS.hand_size, room, card[0])
    for box in boxes:
        middle = box.centery
        box.height = card[1]
        box.centery = middle
    return boxes


def _cards(shown: Facts, places: Cells) -> list[tuple[str, Rect]]:
    """Return the cards that lie on the tray and their boxes, the third first: it lies under the others."""
    boxes = _card_boxes(places.boxes["cards"], places.card)
    laid = list(zip(shown.played, boxes, strict=False))
    if shown.third is not None:
        laid.insert(0, (shown.third, boxes[-1]))
    return laid


def _card(surface: Surface, card: str, box: Rect) -> None:
    """Draw a card of this round, a little askew."""
    surfaces.centred(surface, small_card(card, box.size, crc32(card.encode()) % 7 - 3.0), box.center)


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


def _shelf(surface: Surface, boxes: dict[str, Rect], shown: Facts, card: tuple[int, int]) -> None:
    """Draw the deck, the discards, and the backs of the cards in hand."""
    own = f"{shown.colour}.{BACK}"
    deck, _ = decks.deck(own, card, shown.deck)
    surfaces.centred(surface, deck, boxes["deck"].center)
    if shown.discards:
        gone = decks.pile(shown.gone or (own,), card, shown.discards)
        surfaces.centred(surface, gone, boxes["discard"].center)
    hand = boxes["hand"]
    middle = (len(shown.hand) - 1) / 2
    for index, name in enumerate(shown.hand):
        at = (
            hand.centerx + (index - middle) * card[0] * _FAN,
            hand.centery + abs(index - middle) * card[1] * 0.05,
        )
        surfaces.centred(surface, decks.turned(name, card, (middle - index) * 8.0), at)


def _messages(shown: Facts, places: Cells) -> list[tuple[Message, Rect]]:
    room = places.boxes["messages"]
    return [*zip(shown.messages, row(len(shown.messages), room, places.message[0]), strict=True)]


@cached(TABLE, megabytes=3)
def won_message(message: Message, size: tuple[int, int], figures: int) -> Surface:
    """Return a message of ``size`` pixels with its shadow: colour, symbol, prestige and reward.

    Its figure is as large as it can be, at most ``figures``.
    """
    token = _token(message, size[1]) if size[0] == size[1] else _long_token(message, size, figures)
    reach = max(2, size[1] // 16)
    made = surfaces.clear((size[0] + 4 * reach, size[1] + 4 * reach))
    made.blit(_dropped(token), (3 * reach, 3 * reach))
    made.blit(token, (2 * reach, 2 * reach))
    return made


def _token(message: Message, side: int) -> Surface:
    """Return a message as it is, with a larger figure."""
    token = pictures.svg("messages/token", side, side).copy()
    rim = pictures.svg("messages/rim", side, side).copy()
    rim.fill((*PLAYER[message.colour], 255), special_flags=pygame.BLEND_RGBA_MULT)
    token.blit(rim, (0, 0))
    seal = round(side * 0.36)
    draw_medal(token, message.colour, (side / 2, seal * 0.56), seal, INK, max(1, seal // 12), 0.7)
    words = typesetting.line(str(message.worth), round(side * MESSAGE_FIGURE), INK, bold=True)
    reward, middle = _REWARDS.get(message.kind), round(side * 0.62)
    if reward is None:
        surfaces.centred(token, words, (side / 2, middle))
        return token
    icon = surfaces.picture(reward, side * 0.36, side * 0.36)
    left = round((side - words.get_width() - icon.get_width()) / 2)
    token.blit(words, words.get_rect(midleft=(left, middle)))
    token.blit(icon, icon.get_rect(midleft=(left + words.get_width(), middle)))
    return token


def _long_token(message: Message, size: tuple[int, int], figures: int) -> Surface:
    """Return a message drawn out to the side: symbol, figure and reward in one row."""
    width, height = size
    token = surfaces.clear(size)
    token.blit(surfaces.rounded(size, height // 3, INK), (0, 0))
    token.blit(surfaces.rounded((width - 2, height - 2), height // 3, PLAYER[message.colour]), (1, 1))
    line = max(2, height // 12)
    leaf = Rect((0, 0), size).inflate(-2 * line - 2, -2 * line - 2)
    token.blit(surfaces.rounded(leaf.size, height // 4, PARCHMENT_LIT), leaf)
    seal = round(height * 0.62)
    draw_medal(token, message.colour, (leaf.left + seal * 0.62, height / 2), seal, INK, 1, 0.7)
    words = typesetting.line(str(message.worth), min(figures, round(height * 1.08)), INK, bold=True)
    token.blit(words, words.get_rect(midleft=(leaf.left + round(seal * 1.22), height // 2)))
    reward = _REWARDS.get(message.kind)
    if reward is not None:
        icon = surfaces.picture(reward, height * 0.6, height * 0.6)
        token.blit(icon, icon.get_rect(midright=(leaf.right - 1, height // 2)))
    return token
