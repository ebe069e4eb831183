"""How the table stands, in words for whoever only hears it: boroughs, what lies in them, persons."""

from __future__ import annotations

from collections import Counter

from engine import COLOURS, MARKETS, MESSAGE_KINDS, SECTORS
from engine.names import NOTREDAME, ROUNDS, card_kind
from game.decisions.forecast import MESSAGE_WORDS
from game.decisions.message_faces import message_prestige
from game.match.board import Board
from game.table.hud.sheet_words import Names, seat_text
from game.words import Family, say
from game.words.cards import KIND_WORDS
from game.words.lists import listed
from game.words.persons import PERSON_WORDS, person_facts

_MARKET = Family("speech-market", MARKETS)
_PAYS = Family("speech-pays", MESSAGE_KINDS)
_COLOUR = Family("shell-colour", COLOURS)


def round_words(shown: Board) -> str:
    """Return the round, the persons with their rats, and what Notre Dame would pay."""
    return "\n".join(
        (
            say("table-recap-round", label=shown.label, n=shown.round, all=ROUNDS),
            persons_words(shown),
            cathedral_words(shown),
        )
    )


def persons_words(shown: Board) -> str:
    """Return the three persons with their rats, and the sum."""
    persons = listed(f"{PERSON_WORDS.say(name)} {person_facts(name).rats}" for name in shown.persons)
    return say("speech-persons", persons=persons, n=sum(shown.rats))


def cathedral_words(shown: Board) -> str:
    """Return how many cubes lie in Notre Dame, and what each would pay."""
    cubes = sum(player.cathedral for player in shown.players.values())
    now = say("sheet-now-cathedral", cubes=cubes, each=shown.cube_pays_now)
    return f"{KIND_WORDS.say(NOTREDAME)}: {now}"


def seat_words(seat: str, names: Names, shown: Board, secret: bool = False) -> str:
    """Return all that a player has and where it is, as far as the table shows it.

    ``secret``: without prestige, unless everybody may know it.
    """
    player = shown.players[seat]
    there = [
        say("speech-influence-friend" if player.friend == sector else "speech-influence", area=area, n=n)
        for sector in SECTORS
        if (n := player.influence(sector))
        for area in (KIND_WORDS.say(sector),)
    ]
    if player.cathedral:
        there.append(say("speech-influence", area=KIND_WORDS.say(NOTREDAME), n=player.cathedral))
    told = [f"{names.get(seat, '')}:", seat_text(seat, names, shown, secret).words]
    told.append(say("speech-boroughs", places=listed(there)) if there else say("speech-borough-empty"))
    if player.carriage is not None:
        told.append(say("speech-carriage", market=market_name(player.carriage, names)))
    told.append(_messages_there(seat, shown))
    if player.messages:
        counted = Counter(colour for colour, _ in player.messages)
        held = listed(f"{MESSAGE_WORDS.say(colour)} {n}" for colour, n in counted.items())
        told.append(say("speech-collected", messages=held))
    if player.played:
        cards = listed(KIND_WORDS.say(card_kind(card)) for card in player.played)
        told.append(say("speech-played", cards=cards))
    if shown.first == seat:
        told.append(say("phones-label-bellringer"))
    return "\n".join(filter(None, told))


def neutral_words(borough: str, shown: Board) -> str:
    """Return what lies in a borough that nobody plays."""
    return f"{_COLOUR.say(borough)}:\n{_messages_there(borough, shown)}".strip()


def market_name(market: str, names: Names) -> str:
    """Return a market's name and whose borough it is in."""
    borough, _, which = market.partition(".")
    owner = names[borough] if borough in names else _COLOUR.say(borough)
    return say("speech-of", thing=_MARKET.say(which), name=owner)


def market_words(market: str, names: Names, shown: Board) -> str:
    """Return the message that lies on a market, and what it pays; and whose carriages stand there."""
    told = []
    if market in shown.messages:
        colour, kind = shown.messages[market]
        told.append(f"{MESSAGE_WORDS.say(colour)}: {_short(kind, shown)}")
    there = [names.get(seat, "") for seat, player in shown.players.items() if player.carriage == market]
    if there:
        told.append(say("sheet-carriages-here", count=len(there), names=listed(there)))
    return "\n".join(told)


def area_words(borough: str, sector: str, shown: Board) -> str:
    """Return the influence in a sector, and whether the friend is there."""
    player = shown.players.get(borough)
    if player is None or sector not in player.sectors:
        return ""
    told = say("sector-influence", n=player.influence(sector))
    return f"{told} {say('sector-friend-here')}" if player.friend == sector else told


def _messages_there(borough: str, shown: Board) -> str:
    """Return the messages that lie in a borough, with their markets; empty if there are none."""
    there = [
        say(
            "speech-lies",
            market=_MARKET.say(market.partition(".")[2]),
            message=MESSAGE_WORDS.say(colour),
            pays=_short(kind, shown),
        )
        for market, (colour, kind) in shown.messages.items()
        if market.partition(".")[0] == borough
    ]
    return say("speech-lying", messages="; ".join(there)) if there else ""


def _short(kind: str, shown: Board) -> str:
    """Return what a message pays, as shortly as possible."""
    return _PAYS.say(kind, prestige=message_prestige(kind, shown.options))
