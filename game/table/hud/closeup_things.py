"""Close-ups of what stands on the table: markets with their messages, carriages, friends, plates.

Each says what the thing is, what it does, and in a line how it is now.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygame import Rect, Surface

from engine import COLOURS, MESSAGE_KINDS, Options
from engine.content import NUMBERS
from game.decisions.message_faces import message_face
from game.log.event_phrases import listed
from game.table.city.board import Board
from game.table.city.pieces import message_picture
from game.table.hud import plates
from game.table.hud.closeup import Size, card_words, closeup
from game.table.hud.layout import Layout
from game.ui import surfaces
from game.ui.palette import PLAYER
from game.words import Family, say
from game.words.cards import KIND_WORDS

Names = Mapping[str, str]
"""What players are called, by their colours."""

_MESSAGE = Family("sheet-message", COLOURS)
_PAYS = Family("sheet-message", MESSAGE_KINDS)
_PLATE = 300, 190  # units


def market_closeup(market: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """A market: the message that lies there and what it pays, and whose carriages stand there."""
    there = [names.get(seat, "") for seat, player in shown.players.items() if player.carriage == market]
    now = say("sheet-carriages-here", count=len(there), names=listed(there)) if there else ""
    now = now or say("sheet-carriages-none")
    found = shown.messages.get(market)
    if found is None:
        words = "\n".join((say("sheet-market-what"), say("sheet-market-empty"), now))
        picture = partial(_fitted, "icons/message")
        return closeup(say("sheet-market"), words, picture, size, layout.text_scale)
    colour, kind = found
    pays = _PAYS.say(kind, prestige=_prestige(kind, shown.options))
    words = "\n".join((pays, say("sheet-message-what"), now))
    title = _MESSAGE.say(colour)
    return closeup(
        title,
        words,
        partial(_message, colour, message_face(kind, shown.options)),
        size,
        layout.text_scale,
        PLAYER[colour],
    )


def carriage_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """A carriage: how it drives, how far its owner's influence goes, and what it has fetched."""
    player = shown.players[seat]
    now = say("sheet-carriage-now", influence=player.influence("carriage"), messages=len(player.messages))
    words = f"{say('sheet-carriage-what')}\n{now}"
    title = say("sheet-carriage", name=names.get(seat, ""))
    picture = partial(_fitted, f"pieces/{seat}_coach")
    return closeup(title, words, picture, size, layout.text_scale, PLAYER[seat])


def friend_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """A trusted friend: what moving it does, and where it is."""
    words = card_words("friend", shown.options, shown.pot)
    sector = shown.players[seat].friend
    if sector is not None:
        now = say("sheet-friend-now", name=names.get(seat, ""), sector=KIND_WORDS.say(sector))
        words = f"{words}\n{now}"
    picture = partial(_fitted, f"pieces/{seat}_pawn")
    return closeup(KIND_WORDS.say("friend"), words, picture, size, layout.text_scale, PLAYER[seat])


def plate_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """A plate: all that its figures and signs say, in words."""
    player, name = shown.players[seat], names.get(seat, "")
    facts = plates.facts(shown, seat, name)
    prestige = say("sheet-plate-secret")
    if facts.prestige is not None:
        prestige = say("sheet-plate-prestige", prestige=facts.prestige)
    beyond = "yes" if facts.rat_after > NUMBERS.rat_track_end else "no"
    cards = say("sheet-plate-cards", cards=facts.hand, messages=len(player.messages))
    words = "\n".join(
        (
            say("sheet-plate-what", name=name),
            say("sheet-plate-coins", coins=facts.coins, cache=facts.cache, supply=facts.supply),
            say("sheet-plate-rat", rat=facts.rat, after=facts.rat_after, beyond=beyond),
            f"{prestige} {cards}",
        )
    )
    return closeup(name, words, partial(_plate, facts), size, layout.text_scale, PLAYER[seat])


def _prestige(kind: str, options: Options) -> int:
    """What a message of a kind pays at once, before a park adds to it."""
    return options.message_cube_prestige if kind == "cube" else NUMBERS.messages[kind]


def _fitted(name: str, room: Size) -> Surface:
    return surfaces.picture(name, *room)


def _message(colour: str, face: str, room: Size) -> Surface:
    return message_picture(colour, face, min(room))


def _plate(facts: plates.Facts, room: Size) -> Surface:
    """The plate as large as there is room, with letters as large as it is meant for."""
    u = room[0] / _PLATE[0]
    box = Rect(0, 0, room[0], round(_PLATE[1] * u))
    return plates.plate(facts, box.size, u, 1.0)
