"""Close-ups: a card or a sector large, with what it does in words."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from engine import CARD_KINDS, Options
from engine.content import PERSONS
from game.table.hud import cards, effect_icons
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PLAYER, mix
from game.words import Family, say
from game.words.cards import KIND_WORDS, PERSON_WORDS

Size = tuple[int, int]

EFFECT_WORDS = Family("card-effect", CARD_KINDS)
PERSON_EFFECT_WORDS = Family("person-effect", PERSONS, otherwise=lambda person: "")

HARBOUR = "harbour"
_TITLE, _BODY, _LEAST_BODY = 50, 31, 26  # font sizes in 1080p units
_LARGE = 40  # the body's where there is room for it
HEIGHT = 620
"""The height of a sheet in 1080p units at text size 100 %."""
_NARROW = 0.84  # how narrow the letters of the body are made before they are smaller than the least size
_PARAGRAPH = 0.45  # room between paragraphs, in lines
_NO_CUBE = {"friend"}


def growth(text_scale: float) -> float:
    """How much larger a sheet is where text is larger: at 200 % it fills what a television surely shows."""
    return float(text_scale**0.55)


def effect_words(kind: str, options: Options, pot: int | str) -> str:
    """What an action card does by the options of a game; ``pot`` is the prestige that Notre-Dame pays."""
    return EFFECT_WORDS.say(
        kind,
        limited=_yes(options.coins_limited),
        cube=options.message_cube_prestige,
        double=options.hotel_double_at,
        pot=pot,
    )


def card_words(kind: str, options: Options, pot: int) -> str:
    """What the action card ``kind`` does under ``options``.

    ``pot`` is the prestige that Notre Dame shares out with this number of players (RULES.md section 4).
    """
    words = effect_words(kind, options, pot)
    if kind not in _NO_CUBE:
        words += " " + say("card-empty-cache")
    if options.may_decline:
        words += " " + say("card-may-decline")
    return words


def person_words(name: str, options: Options) -> str:
    """What hiring ``name`` does under ``options``; empty for a person whose icons alone tell it."""
    return PERSON_EFFECT_WORDS.say(
        name, notredame=_yes(options.fool_from_notredame), cube=options.message_cube_prestige
    )


@cached(TABLE, most=6)
def action_closeup(card: str, size: Size, options: Options, pot: int, text_scale: float = 1.0) -> Surface:
    """The action card ``card`` large beside its name and words, as a sheet of ``size`` pixels.

    Shared, don't draw on it.
    """
    owner, kind = card.split(".")
    sheet, room = _sheet(size)
    picture = _picture_size(room, text_scale)
    sheet.blit(cards.action_face(card, picture, options.hotel_double_at), room)
    text = _beside(room, picture)
    text = _title(sheet, KIND_WORDS.say(kind), text, size, text_scale, PLAYER[owner])
    _body(sheet, card_words(kind, options, pot), text, size, text_scale)
    return sheet


@cached(TABLE, most=6)
def person_closeup(
    name: str, size: Size, options: Options, cost: int = 1, text_scale: float = 1.0
) -> Surface:
    """The person ``name`` large beside name, words, rats, period and price, as a sheet of ``size`` pixels."""
    told = PERSONS[name]
    sheet, room = _sheet(size)
    picture = _picture_size(room, text_scale)
    sheet.blit(cards.person_face(name, picture), room)
    text = _beside(room, picture)
    text = _title(sheet, PERSON_WORDS.say(name), text, size, text_scale)
    comes = say("person-grey", letter=told.letter) if told.letter else say("person-brown")
    facts = f"{say('person-rats', n=told.rats)} {say('person-cost', n=cost)}"
    words = person_words(name, options)
    if not words:
        text = _icons(sheet, told.icons, text)
    _body(sheet, "\n".join(filter(None, (words, comes, facts))), text, size, text_scale)
    return sheet


@cached(TABLE, most=6)
def sector_closeup(
    sector: str,
    size: Size,
    options: Options,
    pot: int,
    influence: int | None = None,
    friend: bool = False,
    text_scale: float = 1.0,
) -> Surface:
    """A sector, ``notredame`` or ``harbour`` large, with what it does and the influence there now.

    ``friend`` says that the trusted friend is part of the ``influence``; None leaves it out.
    """
    sheet, room = _sheet(size)
    broad = round(room.width * 0.38 / growth(text_scale))
    view = surfaces.picture(f"areas/{sector}", broad, room.height, f"cards/{sector}")
    box = Rect(room.x, room.y, broad, room.height)
    surfaces.centred(sheet, view, (box.centerx, box.y + box.height * 0.46))
    text = Rect(box.right + round(size[1] * 0.05), room.y, 0, room.height)
    text.width = room.right - text.x
    title = say("sector-harbour") if sector == HARBOUR else KIND_WORDS.say(sector)
    text = _title(sheet, title, text, size, text_scale)
    words = say("sector-effect-harbour") if sector == HARBOUR else card_words(sector, options, pot)
    if influence is not None:
        here = say("sector-influence", n=influence)
        words += f"\n{here} {say('sector-friend-here')}" if friend else f"\n{here}"
    _body(sheet, words, text, size, text_scale)
    return sheet


def closeup(
    title: str,
    words: str,
    picture: Callable[[Size], Surface],
    size: Size,
    text_scale: float = 1.0,
    dye: tuple[int, int, int] = INK,
) -> Surface:
    """A sheet of ``size`` pixels about anything: what ``picture`` makes for a room, ``title`` and ``words``.

    ``dye`` is the colour of the rule below the title.
    """
    sheet, room = _sheet(size)
    broad = round(room.width * 0.36 / growth(text_scale))
    made = picture((broad, round(room.height * 0.8)))
    surfaces.centred(sheet, made, (room.x + broad / 2, room.y + room.height * 0.46))
    left = room.x + broad + round(size[1] * 0.05)
    text = Rect(left, room.y, room.right - left, room.height)
    text = _title(sheet, title, text, size, text_scale, dye)
    _body(sheet, words, text, size, text_scale)
    return sheet


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _sheet(size: Size) -> tuple[Surface, Rect]:
    """An empty parchment in an oak frame, and the room on it."""
    height = size[1]
    radius = round(height * 0.04)
    surface = surfaces.oak(size, radius, seed=9).copy()
    leaf = Rect((0, 0), size).inflate(-round(height * 0.05), -round(height * 0.05))
    surface.blit(surfaces.parchment(leaf.size, round(radius * 0.7), seed=12), leaf)
    surface.blit(surfaces.rim(size, radius, max(2, height // 160)), (0, 0))
    return surface, leaf.inflate(-round(height * 0.09), -round(height * 0.09))


def _picture_size(room: Rect, text_scale: float) -> Size:
    height = min(room.height, round(room.width * 0.42 * 266 / 190))
    height = round(height / growth(text_scale))  # as large as ever: it is the words that need the room
    return round(height * 190 / 266), height


def _beside(room: Rect, picture: Size) -> Rect:
    gap = round(room.height * 0.06)
    left = room.x + picture[0] + gap
    return Rect(left, room.y, room.right - left, room.height)


def _title(
    sheet: Surface, title: str, room: Rect, size: Size, text_scale: float, dye: tuple[int, int, int] = INK
) -> Rect:
    """Write the title at the top of ``room`` with a rule below it; gives the room that is left."""
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
    """Draw an effect in icons at the top of ``room``; gives the room that is left."""
    high = round(room.height * 0.3)
    drawn = Rect(room.x, room.y, room.width, high).inflate(0, -round(high * 0.2))
    effect_icons.draw(sheet, rows, drawn, round(drawn.height / len(rows)), stacked=True)
    return Rect(room.x, room.y + high, room.width, room.height - high)


def _body(sheet: Surface, words: str, room: Rect, size: Size, text_scale: float) -> None:
    """Write ``words`` at least as large as the text scale asks for; where room is short smaller, narrower."""
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
