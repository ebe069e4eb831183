"""Who plays a challenge: the player and the bots, with their faces."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.seats import Seat, is_bot, player_words
from game.ui import faces
from game.ui.labels import fitted, paragraph
from game.ui.medal import medal
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL
from game.words import say

_SOMEBODY = "Anna"


def player_name(host: Host) -> str:
    """Return the name of the first person of the last group: whoever plays challenges here."""
    people = [seat.name for seat in host.settings.group.seats if seat.human]
    return people[0] if people else _SOMEBODY


def lay_players(scene: SheetScene, seats: Sequence[Seat], left: int, top: int, room: int) -> int:
    """Lay the player and then the bots into the viewport; return the y coordinate of the lower end.

    ``seats``: one of a person, and bots.
    """
    style, ink = scene.style, scene.ink
    person, *bots = sorted(seats, key=lambda seat: not seat.human)
    disc = medal(person.colour, round(style.text(BODY) * 1.5))
    scene.picture(disc, (left, top))
    at = disc.get_rect(topleft=(left, top))
    start = at.right + style.px(14)
    against = say("challenges-against", name=person.name)
    scene.readable.append(f"{against} {', '.join(bot.name for bot in bots)}")
    words = paragraph(against, style.text(BODY), room + left - start, ink)
    scene.picture(words, words.get_rect(midleft=(start, at.centery)).topleft)
    top = max(at.bottom, at.centery + words.get_height() // 2) + style.px(12)
    few = len(bots) < 3
    high = max(
        style.px(84 if few else 72), round((style.text(BODY) + style.text(SMALL)) * (1.45 if few else 1.38))
    )
    columns = 2 if len(bots) > 1 and room >= style.px(660) * style.text_scale else 1
    wide = room // columns
    for number, seat in enumerate(bots):
        place = Rect(left + wide * (number % columns), top, wide - style.px(16), high)
        _lay_bot(scene, seat, place)
        if number % columns == columns - 1 or number == len(bots) - 1:
            top = place.bottom + style.px(12 if few else 4)
    return top


def _lay_bot(scene: SheetScene, seat: Seat, place: Rect) -> None:
    """Lay a bot's face with its medal, its name and its level into ``place``."""
    style, high = scene.style, place.height
    face = faces.face(seat.name, round(high * 0.94)) or medal(seat.colour, round(high * 0.9))
    scene.picture(face, face.get_rect(midleft=place.midleft).topleft)
    small = medal(seat.colour, round(high * 0.42))
    scene.picture(small, (place.left + round(high * 0.62), place.bottom - small.get_height()))
    start = place.left + round(high * 1.2)
    name = fitted(seat.name, style.text(BODY), place.right - start, scene.ink, bold=True)
    level = player_words(seat.player) if is_bot(seat.player) else seat.player
    words = fitted(level, style.text(SMALL), place.right - start, scene.ink)
    scene.picture(name, name.get_rect(bottomleft=(start, place.centery)).topleft)
    scene.picture(words, (start, place.centery))
