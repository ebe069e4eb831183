"""The words on the close-ups of the table, which are also read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine import CARD_KINDS, MESSAGE_KINDS, Options
from engine.content import NUMBERS
from game.decisions.forecast import MESSAGE_WORDS
from game.decisions.message_faces import message_prestige
from game.match.board import Board, rat_expected
from game.words import Family, say
from game.words.cards import KIND_WORDS
from game.words.lists import listed
from game.words.persons import PERSON_WORDS, person_facts, person_words

Names = Mapping[str, str]
"""The players' names by colour."""

EFFECT_WORDS = Family("card-effect", CARD_KINDS)
_PAYS = Family("sheet-message", MESSAGE_KINDS)

HARBOUR, NOTREDAME = "harbour", "notredame"
_NO_CUBE = {"friend"}


class Text(NamedTuple):
    """A close-up's title, and its paragraphs, a line each."""

    title: str
    words: str

    def __str__(self) -> str:
        return f"{self.title}\n{self.words}"


def paragraphs(*told: str) -> str:
    """Return the paragraphs that are not empty, a line each."""
    return "\n".join(filter(None, told))


def in_one(*told: str) -> str:
    """Return sentences as one paragraph, without those that are empty."""
    first, *others = filter(None, told)
    for other in others:
        first = say("sheet-sentences", first=first, next=other)
    return first


def effect_words(kind: str, options: Options, pot: int | str) -> str:
    """Return what an action card does under ``options``; ``pot`` is the prestige that Notre-Dame pays."""
    return EFFECT_WORDS.say(
        kind,
        limited=options.coins_limited,
        cube=options.message_cube_prestige,
        double=options.hotel_double_at,
        pot=pot,
    )


def card_words(kind: str, options: Options, pot: int) -> str:
    """Return the explanation of the action card ``kind`` under ``options``.

    ``pot`` is the prestige that Notre Dame shares out with this number of players (RULES.md section 4).
    """
    return in_one(
        effect_words(kind, options, pot),
        say("card-empty-cache") if kind not in _NO_CUBE else "",
        say("card-may-decline") if options.may_decline else "",
    )


# What each close-up says


def action_text(kind: str, shown: Board, now: str) -> Text:
    """Return an action card's name and explanation; ``now``: what it means for the reader at present."""
    return Text(KIND_WORDS.say(kind), paragraphs(card_words(kind, shown.options, shown.pot), now))


def person_text(person: str, shown: Board, now: str = "") -> Text:
    """Return a person's name, effect, rats, period and price."""
    told = person_facts(person)
    comes = say("person-grey", letter=told.letter) if told.letter else say("person-brown")
    facts = in_one(comes, say("person-rats", n=told.rats), say("person-cost", n=1))
    return Text(
        PERSON_WORDS.say(person),
        paragraphs(person_words(person, shown.options), now, facts),
    )


def area_text(borough: str, area: str, shown: Board, now: str = "") -> Text:
    """Return what an area or ``notredame`` does, and the influence there if the borough has a player."""
    if area == HARBOUR:
        title, words = say("sector-harbour"), say("sector-effect-harbour")
    else:
        title, words = KIND_WORDS.say(area), card_words(area, shown.options, shown.pot)
    player = shown.players.get(borough)
    if player and area in player.sectors:
        friend = say("sector-friend-here") if player.friend == area else ""
        words = paragraphs(words, in_one(say("sector-influence", n=player.influence(area)), friend))
    return Text(title, paragraphs(words, now))


def market_text(market: str, names: Names, shown: Board, now: str = "") -> Text:
    """Return a market's message and what that pays, and the carriages standing there."""
    there = [names.get(seat, "") for seat, player in shown.players.items() if player.carriage == market]
    here = say("sheet-carriages-here", count=len(there), names=listed(there)) if there else ""
    here = here or say("sheet-carriages-none")
    found = shown.messages.get(market)
    if found is None:
        words = paragraphs(say("sheet-market-what"), say("sheet-market-empty"), here)
        return Text(say("sheet-market"), words)
    colour, kind = found
    words = paragraphs(message_pays(kind, shown.options), now, say("sheet-message-what"), here)
    return Text(MESSAGE_WORDS.say(colour), words)


def message_pays(kind: str, options: Options) -> str:
    """Return what a message pays, before a park adds to it."""
    return _PAYS.say(kind, prestige=message_prestige(kind, options))


def won_text(colour: str, kind: str, names: Names, shown: Board) -> Text:
    """Return what a message that was won paid, and who has collected it."""
    owner = next((seat for seat, player in shown.players.items() if (colour, kind) in player.messages), None)
    won = say("sheet-won", name=names.get(owner, "")) if owner is not None else ""
    return Text(MESSAGE_WORDS.say(colour), paragraphs(message_pays(kind, shown.options), won))


def carriage_text(seat: str, names: Names, shown: Board, now: str = "") -> Text:
    """Return how a carriage drives, how far its owner's influence takes it, and what it has collected."""
    player = shown.players[seat]
    stands = say("sheet-carriage-now", influence=player.influence("carriage"), messages=len(player.messages))
    title = say("sheet-carriage", name=names.get(seat, ""))
    return Text(title, paragraphs(say("sheet-carriage-what"), stands, now))


def friend_text(seat: str, names: Names, shown: Board) -> Text:
    """Return what moving a trusted friend does, and where it is."""
    sector, now = shown.players[seat].friend, ""
    if sector is not None:
        now = say("sheet-friend-now", name=names.get(seat, ""), sector=KIND_WORDS.say(sector))
    return Text(KIND_WORDS.say("friend"), paragraphs(card_words("friend", shown.options, shown.pot), now))


def stacks_text(shown: Board) -> Text:
    """Return the round's rats, how many persons are still to come, and the grey persons of the game."""
    rats, brown, grey = sum(shown.rats), len(shown.brown_ahead), len(shown.grey_ahead)
    told = listed(
        (
            say("persons-rats-now", n=rats),
            say("persons-brown-ahead", n=brown),
            say("persons-grey-ahead", n=grey),
        )
    )
    return Text(say("persons-in-play"), paragraphs(persons_text(shown.grey_in_play), told))


def persons_text(persons: Iterable[str]) -> str:
    """Return the names of persons as a list."""
    return listed(PERSON_WORDS.say(person) for person in persons)


def seat_text(seat: str, names: Names, shown: Board, secret: bool = False) -> Text:
    """Return what a player has, to read beside the table of influence; ``secret``: without prestige."""
    player = shown.players[seat]
    prestige = say("sheet-plate-secret")
    if player.prestige is not None and (shown.open_prestige or not secret):
        prestige = say("sheet-plate-prestige", prestige=player.prestige)
    after = rat_expected(shown, player)
    rat = say("sheet-plate-rat-now", rat=player.rat)
    if after is not None:
        beyond = after > NUMBERS.rat_track_end
        rat = say("sheet-plate-rat", rat=player.rat, after=after, beyond=beyond)
    held = len(player.hand) + len(player.draft) + len(player.kept) + (player.third is not None)
    facts = (
        say("sheet-plate-coins", coins=player.coins, cache=player.cache, supply=player.supply),
        rat,
        prestige,
        say("sheet-plate-cards", cards=held, messages=len(player.messages)),
    )
    return Text(names.get(seat, ""), "\n".join(facts))
