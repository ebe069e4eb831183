"""Phrases for single events. A *predicate* is what a player does: a sentence without its subject.

:mod:`game.log.sentences` decides which events are reported, and joins the phrases into sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine import CARD_KINDS, COLOURS, MARKETS, PLACES, SECTORS
from engine import events as e
from engine.names import BACK, card_kind, card_owner
from game.words import Family, say
from game.words.cards import THE_CARD_WORDS, TO_WORDS
from game.words.names import of, to_player
from game.words.persons import THE_PERSON_WORDS, is_person

Names = Mapping[str, str]
"""The players' names by colour. Colours that nobody plays are missing."""

_CARD = Family("card", CARD_KINDS)
_THEIR_CARD = Family("events-their", CARD_KINDS)
_TO_MARKET = Family("events-to-market", MARKETS)
_IN_NEUTRAL = Family("events-in-neutral", COLOURS)

area = Family("events-place", PLACES).say
"""``the bank``."""
into = Family("events-into", PLACES).say
"""``in the bank``."""
from_ = Family("events-from", PLACES).say
"""``from the bank``."""
to = TO_WORDS.say
"""``to the bank``."""
message = Family("events-message", COLOURS).say
"""``the green message``."""
person = THE_PERSON_WORDS.say
"""``the hostess``."""


def listed(things: Sequence[str]) -> str:
    """Join one or more things: ``a``, ``a and b``, ``a, b and c``."""
    *others, last = things
    return say("events-and", first=enumerated(others), last=last) if others else last


def together(names: Sequence[str]) -> str:
    """Join the names of cards or players as :func:`listed` does; in Japanese two have a word between them."""
    return say("events-both", first=names[0], last=names[1]) if len(names) == 2 else listed(names)


def enumerated(things: Sequence[str]) -> str:
    """Join one or more things by commas alone: ``a, b, c``."""
    joined, *rest = things
    for thing in rest:
        joined = say("events-comma", first=joined, next=thing)
    return joined


def removed(places: Sequence[str]) -> str:
    """Return the predicate for cubes that a person has let a player take off the board, a place each."""
    if len(places) == 1:
        return say("events-deed-remove", **{"from": from_(places[0])})
    parts = [from_(place) for place in dict.fromkeys(places)]
    areas = listed([area(place) for place in dict.fromkeys(places)])
    return say("events-deed-remove-many", **{"n": len(places), "from": listed(parts), "places": areas})


def clause(name: str, *predicates: str) -> str:
    """Return a player's name with one or more predicates."""
    return say("events-does", name=name, deed=chained(predicates))


def chained(predicates: Sequence[str]) -> str:
    """Join one or more predicates: ``plays the bank and takes a coin``."""
    *others, last = predicates
    if not others:
        return last
    return say("events-then", first=enumerated([_linked(other) for other in others]), last=last)


def _linked(predicate: str) -> str:
    """Return a predicate as it is where another follows: in Japanese its verb ends otherwise."""
    for pair in say("events-links").split("、"):
        ending, _, linking = pair.partition("→")
        if linking and predicate.endswith(ending):
            return predicate.removesuffix(ending) + linking
    return predicate


def hidden(card: str) -> bool:
    """Return whether a card is a back."""
    return card_kind(card) == BACK


def card_of(card: str, seat: str, names: Names) -> str:
    """Return a card held by ``seat`` as a label: ``Bank``, or ``Bank (Ben’s card)`` if it is another's."""
    kind, owner = _CARD.say(card_kind(card)), card_owner(card)
    if owner == seat or owner not in names:
        return kind
    return say("events-others-card", card=kind, of=of(names[owner]))


def the_card(card: str, seat: str, names: Names) -> str:
    """Return a card held by ``seat`` as a sentence says it: ``the bank``, or ``Ben’s bank``."""
    kind, owner = card_kind(card), card_owner(card)
    if owner == seat or owner not in names:
        return THE_CARD_WORDS.say(kind)
    return _THEIR_CARD.say(kind, of=of(names[owner]))


def the_cards(cards: Iterable[str], seat: str, names: Names) -> str:
    """Return several cards held by ``seat`` as a sentence says them."""
    return together([the_card(card, seat, names) for card in cards])


def to_market(market: str, seat: str | None, names: Names) -> str:
    """Return ``to the inner market at home`` or ``… of Ben’s borough``; without a seat only the market.

    Then left and right aren't told apart: they lie elsewhere where a borough is seen from its neighbour's.
    """
    borough, _, which = market.partition(".")
    if seat is None:
        return say("events-to-market-side") if which in ("left", "right") else _TO_MARKET.say(which)
    text = _TO_MARKET.say(which)
    if borough == seat:
        return say("events-at-home", market=text)
    if borough in names:
        return say("events-in-borough", market=text, of=of(names[borough]))
    return _IN_NEUTRAL.say(borough, market=text)


def predicate(event: e.Event, names: Names) -> str:
    """Return what a player does in an event; ``""`` if no player does anything or it is not reported."""
    return (
        _cards(event, names) or _pieces(event) or _gains(event, names) or _carriage_and_persons(event, names)
    )


def _cards(event: e.Event, names: Names) -> str:
    match event:
        case e.HandDrawn(seat, cards):
            if any(map(hidden, cards)):
                return say("events-deed-draw-hidden", n=len(cards))
            return say("events-deed-draw", cards=the_cards(cards, seat, names))
        case e.CardKept(seat, card):
            if hidden(card):
                return say("events-deed-keep-hidden")
            return say("events-deed-keep", card=the_card(card, seat, names))
        case e.CardsPassed(seat, to_seat, cards):
            if any(map(hidden, cards)):
                return say("events-deed-pass-hidden", n=len(cards), to=to_player(names[to_seat]))
            if all(card_owner(card) == to_seat for card in cards):
                own = together([THE_CARD_WORDS.say(card_kind(card)) for card in cards])
                return say("events-deed-pass-back", cards=own, to=to_player(names[to_seat]))
            return say("events-deed-pass", cards=the_cards(cards, seat, names), to=to_player(names[to_seat]))
        case e.CardPlayed(seat, card):
            return say("events-deed-play", card=the_card(card, seat, names))
        case e.CardDiscarded(seat, card):
            return say("events-deed-discard", card=the_card(card, seat, names))
        case e.ThirdLaid(seat, card):
            if hidden(card):
                return say("events-deed-third-hidden")
            return say("events-deed-third", card=the_card(card, seat, names))
        case e.ThirdShown(seat, card):
            return say("events-deed-show-third", card=the_card(card, seat, names))
    return ""


def _pieces(event: e.Event) -> str:
    match event:
        case e.CubePlaced(_, place, "cache"):
            return say("events-deed-place", into=into(place))
        case e.CubePlaced(_, place, "supply"):
            return say("events-deed-place-supply", into=into(place))
        case e.CubePlaced(_, place, source):
            return say("events-deed-place-moved", **{"from": from_(source), "to": to(place)})
        case e.CubeRemoved(_, place, "plague"):
            return say("events-deed-lose-cube", **{"from": from_(place)})
        case e.CubeRemoved(_, place, reason) if is_person(reason):
            return removed([place])
        case e.FriendMoved(_, None, to_sector):
            return say("events-deed-friend", into=into(to_sector))
        case e.FriendMoved(_, str(sector), to_sector):
            return say("events-deed-friend-moved", **{"from": from_(sector), "to": to(to_sector)})
        case e.PiecesMoved(_, place, to_sector, 0, True):
            return say("events-deed-friend-moved", **{"from": from_(place), "to": to(to_sector)})
        case e.PiecesMoved(_, place, to_sector, cubes, friend):
            parts = {"from": from_(place), "to": to(to_sector)}
            if friend:
                return say("events-deed-move-both", cubes=cubes, **parts)
            return say("events-deed-move", cubes=cubes, **parts)
        case e.ActionForgone(_, reason):
            if reason == "notredame":
                return say("events-deed-forgo-notredame")
            if reason in SECTORS:
                return say("events-deed-forgo", place=area(reason))
            return say("events-deed-forgo-person", person=person(reason))
    return ""


def _gains(event: e.Event, names: Names) -> str:
    match event:
        case e.CubesGained(_, n):
            return say("events-deed-cubes", n=n)
        case e.CoinsGained(_, n, ()):
            return say("events-deed-coins", n=n)
        case e.CoinsGained(_, n, taken_from):
            return say("events-deed-coins-taken", n=n, givers=_givers(taken_from, names))
        case e.CoinsPaid(_, n, "donation"):
            return say("events-deed-donate", n=n)
        case e.CoinsPaid(_, n, reason) if is_person(reason):
            return say("events-deed-spend", n=n)
        case e.PrestigeGained(_, n, 0, reason):
            share = reason == "notredame_share"
            return say("events-deed-share" if share else "events-deed-prestige", n=n)
        case e.PrestigeGained(_, n, park, reason):
            share = reason == "notredame_share"
            return say("events-deed-share-park" if share else "events-deed-prestige-park", n=n, park=park)
        case e.PrestigeLost(_, n, _):
            return say("events-deed-lose-prestige", n=n)
        case e.RatMoved(_, from_space, to, "kill"):
            return say("events-deed-kill", n=from_space - to)
    return ""


def gain(event: e.Event, names: Names) -> str:
    """Return what an event brings as a thing, to stand behind a colon: ``3 coins``; ``""`` for others."""
    match event:
        case e.CubesGained(_, n):
            return say("events-gain-cubes", n=n)
        case e.CoinsGained(_, n, ()):
            return say("events-gain-coins", n=n)
        case e.CoinsGained(_, n, taken_from):
            return say("events-gain-coins-taken", n=n, givers=_givers(taken_from, names))
        case e.PrestigeGained(_, n, 0, _):
            return say("events-gain-prestige", n=n)
        case e.PrestigeGained(_, n, park, _):
            return say("events-gain-prestige-park", n=n, park=park)
        case e.RatMoved(_, from_space, to_space, "kill"):
            return say("brings-killed", n=from_space - to_space)
    return ""


def _givers(taken_from: Iterable[tuple[str, int]], names: Names) -> str:
    return listed([say("events-giver", n=coins, name=names[giver]) for giver, coins in taken_from])


def _carriage_and_persons(event: e.Event, names: Names) -> str:
    match event:
        case e.CarriageDriven(seat, from_market, to_market_, _):
            if from_market == to_market_:
                return say("events-deed-stay")
            return say("events-deed-drive", market=to_market(to_market_, seat, names))
        case e.MessageCollected(_, _, colour, kind):
            return say("events-deed-collect", message=message(colour), kind=kind)
        case e.PersonHired(_, name):
            return say("events-deed-hire", person=person(name))
        case e.HiringPassed(_, forced):
            return say("events-deed-hire-penniless" if forced else "events-deed-hire-nobody")
        case e.DoctorHired():
            return say("events-deed-doctor")
        case e.GreyShown(_, persons):
            if e.UNKNOWN_PERSON in persons or not persons:
                return say("events-deed-spy-hidden")
            return say("events-deed-spy", persons=listed([person(name) for name in persons]))
    return ""
