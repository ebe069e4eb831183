"""Close-ups: a card, a sector or anything else on the table enlarged, with its explanation in words.

Each function returns a sheet of ``size`` pixels about the table as it is ``shown``.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from engine import CARD_KINDS, COLOURS, MESSAGE_KINDS, Options
from engine.content import NUMBERS, PERSONS
from game.decisions.message_faces import message_face
from game.log.event_phrases import listed
from game.table.city.board import Board
from game.table.city.pieces import message_picture
from game.table.hud import cards, effect_icons, tray_facts, tray_painter
from game.table.hud.layout import Layout
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PLAYER, RGB, mix
from game.words import Family, say
from game.words.cards import KIND_WORDS, PERSON_WORDS

Size = tuple[int, int]
Names = Mapping[str, str]
"""The players' names by colour."""

EFFECT_WORDS = Family("card-effect", CARD_KINDS)
PERSON_EFFECT_WORDS = Family("person-effect", PERSONS, otherwise=lambda person: "")
_MESSAGE = Family("sheet-message", COLOURS)
_PAYS = Family("sheet-message", MESSAGE_KINDS)

HARBOUR, NOTREDAME = "harbour", "notredame"
_TITLE, _BODY, _LEAST_BODY = 50, 31, 26  # font sizes in 1080p units
_LARGE = 40  # the body's font size where there is room for it
HEIGHT = 620
"""The height of a sheet in 1080p units at 100 % text size."""
_NARROW = 0.84  # how far the body is condensed before its font becomes smaller than the least size
_PARAGRAPH = 0.45  # space between paragraphs, in lines
_NO_CUBE = {"friend"}
_TRAY = 340, 230, 84  # a tray's width and height without its shelf, and the shelf's width, in 1080p units


def growth(text_scale: float) -> float:
    """Return how much larger a sheet is for larger text: at 200 % it fills a television's safe area."""
    return float(text_scale**0.55)


def effect_words(kind: str, options: Options, pot: int | str) -> str:
    """Return what an action card does under ``options``; ``pot`` is the prestige that Notre-Dame pays."""
    return EFFECT_WORDS.say(
        kind,
        limited=_yes(options.coins_limited),
        cube=options.message_cube_prestige,
        double=options.hotel_double_at,
        pot=pot,
    )


def card_words(kind: str, options: Options, pot: int) -> str:
    """Return the explanation of the action card ``kind`` under ``options``.

    ``pot`` is the prestige that Notre Dame shares out with this number of players (RULES.md section 4).
    """
    words = effect_words(kind, options, pot)
    if kind not in _NO_CUBE:
        words += " " + say("card-empty-cache")
    if options.may_decline:
        words += " " + say("card-may-decline")
    return words


def person_words(name: str, options: Options) -> str:
    """Return what hiring ``name`` does under ``options``; empty if the icons alone explain it."""
    return PERSON_EFFECT_WORDS.say(
        name, notredame=_yes(options.fool_from_notredame), cube=options.message_cube_prestige
    )


# The close-ups


def action_closeup(card: str, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return an action card with its name and explanation."""
    owner, kind = card.split(".")
    scale = layout.text_scale
    picture = cards.action_face(card, _card_size(size, scale), shown.options.hotel_double_at)
    words = card_words(kind, shown.options, shown.pot)
    return closeup(KIND_WORDS.say(kind), words, picture, size, scale, PLAYER[owner])


def person_closeup(person: str, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a person with name, explanation, rats, period and price."""
    told, scale = PERSONS[person], layout.text_scale
    picture = cards.person_face(person, _card_size(size, scale))
    words = person_words(person, shown.options)
    comes = say("person-grey", letter=told.letter) if told.letter else say("person-brown")
    facts = f"{say('person-rats', n=told.rats)} {say('person-cost', n=1)}"
    lines = "\n".join(filter(None, (words, comes, facts)))
    icons = () if words else tuple(told.icons)
    return closeup(PERSON_WORDS.say(person), lines, picture, size, scale, icons=icons)


def area_closeup(borough: str, area: str, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return an area or ``notredame``: what it does, and the influence there if the borough has a player."""
    picture = surfaces.picture(f"areas/{area}", *_picture_room(size, layout.text_scale), f"cards/{area}")
    if area == HARBOUR:
        title, words = say("sector-harbour"), say("sector-effect-harbour")
    else:
        title, words = KIND_WORDS.say(area), card_words(area, shown.options, shown.pot)
    player = shown.players.get(borough)
    if player and area in player.sectors:
        words += f"\n{say('sector-influence', n=player.influence(area))}"
        words += f" {say('sector-friend-here')}" if player.friend == area else ""
    return closeup(title, words, picture, size, layout.text_scale)


def market_closeup(market: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a market: its message and what that pays, and the carriages standing there."""
    scale = layout.text_scale
    room = _picture_room(size, scale)
    there = [names.get(seat, "") for seat, player in shown.players.items() if player.carriage == market]
    now = say("sheet-carriages-here", count=len(there), names=listed(there)) if there else ""
    now = now or say("sheet-carriages-none")
    found = shown.messages.get(market)
    if found is None:
        words = "\n".join((say("sheet-market-what"), say("sheet-market-empty"), now))
        return closeup(say("sheet-market"), words, surfaces.picture("icons/message", *room), size, scale)
    colour, kind = found
    # The immediate payment, before a park adds to it.
    prestige = shown.options.message_cube_prestige if kind == "cube" else NUMBERS.messages[kind]
    words = "\n".join((_PAYS.say(kind, prestige=prestige), say("sheet-message-what"), now))
    picture = message_picture(colour, message_face(kind, shown.options), min(room))
    return closeup(_MESSAGE.say(colour), words, picture, size, scale, PLAYER[colour])


def carriage_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a carriage: how it drives, how far its owner's influence takes it, and what it has collected."""
    player = shown.players[seat]
    now = say("sheet-carriage-now", influence=player.influence("carriage"), messages=len(player.messages))
    words = f"{say('sheet-carriage-what')}\n{now}"
    title = say("sheet-carriage", name=names.get(seat, ""))
    picture = surfaces.picture(f"pieces/{seat}_coach", *_picture_room(size, layout.text_scale))
    return closeup(title, words, picture, size, layout.text_scale, PLAYER[seat])


def friend_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a trusted friend: what moving it does, and where it is."""
    words = card_words("friend", shown.options, shown.pot)
    sector = shown.players[seat].friend
    if sector is not None:
        now = say("sheet-friend-now", name=names.get(seat, ""), sector=KIND_WORDS.say(sector))
        words = f"{words}\n{now}"
    picture = surfaces.picture(f"pieces/{seat}_pawn", *_picture_room(size, layout.text_scale))
    return closeup(KIND_WORDS.say("friend"), words, picture, size, layout.text_scale, PLAYER[seat])


def plate_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a tray: its numbers and signs explained in words."""
    player, name = shown.players[seat], names.get(seat, "")
    facts = tray_facts.facts(shown, seat, name)
    prestige = say("sheet-plate-secret")
    if facts.prestige is not None:
        prestige = say("sheet-plate-prestige", prestige=facts.prestige)
    beyond = "yes" if facts.rat_after > NUMBERS.rat_track_end else "no"
    cards = say("sheet-plate-cards", cards=len(facts.hand), messages=len(player.messages))
    words = "\n".join(
        (
            say("sheet-plate-what", name=name),
            say("sheet-plate-coins", coins=facts.coins, cache=facts.cache, supply=facts.supply),
            say("sheet-plate-rat", rat=facts.rat, after=facts.rat_after, beyond=beyond),
            f"{prestige} {cards}",
        )
    )
    width, _ = _picture_room(size, layout.text_scale)
    u = width / (_TRAY[0] + _TRAY[2])  # so that the tray's letters have their designed size
    box, shelf = (round(_TRAY[0] * u), round(_TRAY[1] * u)), round(_TRAY[2] * u)
    picture = tray_painter.tray(facts, box, u, 1.0, shelf)
    return closeup(name, words, picture, size, layout.text_scale, PLAYER[seat])


# Layout and drawing


@cached(TABLE, most=6)
def closeup(
    title: str,
    words: str,
    picture: Surface,
    size: Size,
    text_scale: float,
    dye: RGB = INK,
    icons: tuple[str, ...] = (),
) -> Surface:
    """Return a sheet: a picture, and beside it ``title``, an effect in ``icons``, and ``words``.

    ``size`` is in pixels, ``dye`` is the colour of the rule below the title. Shared, don't draw on it.
    """
    sheet, room = _sheet(size)
    broad = max(picture.get_width(), round(room.width * 0.3 / growth(text_scale)))
    middle = (room.x + broad / 2, room.y + room.height * 0.46)
    sheet.blit(picture, picture.get_rect(center=middle).clamp(room))
    left = room.x + broad + round(size[1] * 0.05)
    text = Rect(left, room.y, room.right - left, room.height)
    text = _title(sheet, title, text, size, text_scale, dye)
    if icons:
        text = _icons(sheet, icons, text)
    _body(sheet, words, text, size, text_scale)
    return sheet


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _leaf(size: Size) -> tuple[Rect, Rect]:
    """Return the rectangle of a sheet's parchment, and the usable area on it."""
    height = size[1]
    leaf = Rect((0, 0), size).inflate(-round(height * 0.05), -round(height * 0.05))
    return leaf, leaf.inflate(-round(height * 0.09), -round(height * 0.09))


def _picture_room(size: Size, text_scale: float) -> Size:
    """Return the size available to a picture; it doesn't grow with the text, which needs the extra room."""
    _, room = _leaf(size)
    return round(room.width * 0.36 / growth(text_scale)), round(room.height * 0.8)


def _card_size(size: Size, text_scale: float) -> Size:
    """Return the size at which a card is shown."""
    _, room = _leaf(size)
    height = round(min(room.height, room.width * 0.42 * 266 / 190) / growth(text_scale))
    return round(height * 190 / 266), height


def _sheet(size: Size) -> tuple[Surface, Rect]:
    """Return an empty parchment in an oak frame, and the usable area on it."""
    radius = round(size[1] * 0.04)
    leaf, room = _leaf(size)
    return surfaces.board(size, radius, size[1] // 160, seed=9, leaf=leaf), room


def _title(sheet: Surface, title: str, room: Rect, size: Size, text_scale: float, dye: RGB) -> Rect:
    """Write the title at the top of ``room`` with a rule below it; return the remaining room."""
    unit = size[1] / HEIGHT / growth(text_scale)
    text = round(_TITLE * unit * min(text_scale, 1.5))
    text = surfaces.fitted_size(title, room.width, text, round(_LEAST_BODY * unit * text_scale), bold=True)
    drawn = typesetting.narrowed(title, text, room.width, INK, bold=True)
    sheet.blit(drawn, room.topleft)
    rule = room.y + round(text * 1.3)
    line = max(2, round(3 * unit))
    pygame.draw.line(sheet, mix(dye, INK, 0.25), (room.x, rule), (room.right, rule), line)
    top = rule + round(14 * unit)
    return Rect(room.x, top, room.width, room.bottom - top)


def _icons(sheet: Surface, rows: tuple[str, ...], room: Rect) -> Rect:
    """Draw an effect in icons at the top of ``room``; return the remaining room."""
    high = round(room.height * 0.3)
    drawn = Rect(room.x, room.y, room.width, high).inflate(0, -round(high * 0.2))
    effect_icons.draw(sheet, rows, drawn, round(drawn.height / len(rows)), stacked=True)
    return Rect(room.x, room.y + high, room.width, room.height - high)


def _body(sheet: Surface, words: str, room: Rect, size: Size, text_scale: float) -> None:
    """Write ``words`` at the size the text scale asks for, smaller and condensed if they don't fit."""
    unit = size[1] / HEIGHT / growth(text_scale)
    unit *= text_scale
    usual, least = round(_LEAST_BODY * unit), round(_LEAST_BODY * unit * 0.7)
    asked = round(max(_BODY * unit, _LARGE * unit / text_scale))
    paragraphs = words.split("\n")
    for text in range(asked, least - 1, -1):
        wide = room.width if text > usual else int(room.width / _NARROW)
        blocks = [typesetting.wrap(paragraph, text, wide) for paragraph in paragraphs]
        step = text * 1.22
        if (sum(map(len, blocks)) + _PARAGRAPH * (len(blocks) - 1)) * step <= room.height:
            break
    y = float(room.y)
    for block in blocks:
        for line in block:
            sheet.blit(typesetting.narrowed(line, text, room.width, INK), (room.x, round(y)))
            y += step
        y += _PARAGRAPH * step
