"""Turns gestures into moves: what pressing a thing, or dropping one on another, means for a decision.

All moves come from the decision's targets and places, so every move is legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Decision, Move
from engine.names import NOTREDAME
from game.decisions.outcomes import Outcome
from game.decisions.prompts import WHY
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, FRIEND, MARKET, Target, targets_of
from game.words import say
from game.words.cards import KIND_WORDS

Thing = tuple[str, ...]
"""A thing on the table: its kind and its identifiers, such as ``("area", "red", "bank")``.

Kinds: ``card`` (name), ``area`` (borough, area), ``friend`` (borough), ``market`` (name), ``cathedral``,
``person`` (name), ``button`` (text of its move), ``cache``, ``coins``, ``carriage`` and ``plate`` (seat),
``kept`` (the pile of kept cards), ``city`` (anywhere in it), ``nowhere`` (beside everything).
"""

CACHE, COINS, CARRIAGE, KEPT, CITY, NOWHERE = "cache", "coins", "carriage", "kept", "city", "nowhere"
PLATE = "plate"

_KEEPS = (KEPT, CITY, AREA, MARKET, CATHEDRAL)
"""What a card can be dropped on to be kept in the draft."""
_NO_PLACE = (CITY, KEPT, CARD, NOWHERE)
"""What a card to be played can be dropped on without being meant for any place."""

_FROM = ("minstrel_from", "fool_from", "actress_from")


@dataclass(frozen=True)
class Meaning:
    """The result of a gesture: moves to play in order, a card to choose, coins to lay, or a refusal."""

    moves: tuple[Move, ...] = ()
    """The first answers the current decision, the others those that follow."""
    choose: str | None = None
    """A card of the hand to choose, so that a second gesture places it; empty: choose none."""
    place: Thing | None = None
    """A place to play a card at, so that a second gesture says which; empty: no place."""
    lay: int | None = None
    """The new number of coins laid on the cathedral."""
    why: str = ""
    """A sentence that says why the gesture is not possible now."""


class PendingDecision:
    """A decision, with what has been chosen for it so far: which things are lit and what they mean."""

    def __init__(
        self,
        decision: Decision,
        chosen: str | None = None,
        laid: int = 0,
        brings: Mapping[Move, Outcome] | None = None,
        place: Thing | None = None,
    ) -> None:
        """``chosen``: a card of the hand. ``laid``: coins on the cathedral. ``brings``: outcomes of moves.

        ``place``: where a card is to be played, if that was pressed before the card.
        """
        self.decision = decision
        self.colour = decision.colour
        self.chosen = chosen
        self.place = place if chosen is None else None
        self.laid = laid
        self.targets = targets_of(decision, brings)
        self._by_thing = {self._thing(target): target for target in self.targets}
        self._cards = {move.what: move for move in decision.options if move.verb == "play"}
        """The move of each card that can be played."""
        self.about: tuple[Thing, ...] = ()
        """Other things that the decision is about: pressing one is the same as pressing the first button."""
        if decision.kind == "collect" and decision.place is not None:
            self.about = ((MARKET, decision.place),)
        if decision.kind == "donate":
            self.about = ((CATHEDRAL,),)

    @property
    def goal(self) -> Thing | None:
        """Where the cube goes to that is taken from one of the lit places; None for other decisions."""
        place = self.decision.place
        return self._at(place) if self.decision.kind == "take" and place else None

    @property
    def place_name(self) -> str | None:
        """The engine's name of :attr:`place`; None if no place was pressed before the card."""
        return (NOTREDAME if self.place == (CATHEDRAL,) else self.place[-1]) if self.place else None

    def thing_of(self, move: Move) -> Thing:
        """Return the thing of one of the decision's moves. Raises ``KeyError`` for any other move."""
        for thing, target in self._by_thing.items():
            if target.move == move:
                return thing
        raise KeyError(str(move))

    def _thing(self, target: Target) -> Thing:
        if target.kind == AREA:
            return (AREA, self.colour, target.key)
        if target.kind == FRIEND:
            return (FRIEND, self.colour)
        if target.kind == CATHEDRAL:
            return (CATHEDRAL,)
        return (target.kind, target.key)

    @property
    def buttons(self) -> tuple[Target, ...]:
        """The targets that are buttons."""
        return tuple(target for target in self.targets if target.kind == BUTTON)

    @property
    def selectable(self) -> tuple[Thing, ...]:
        """The things that can be pressed now, in the order of the legal moves."""
        if self.chosen is not None:
            return (*self._places_of(self.chosen), (CARD, self.chosen))
        if self.place is not None:
            return (*self._cards_for(self.place), self.place)
        return tuple(self._by_thing)

    def _places_of(self, card: str) -> dict[Thing, str]:
        """Return where a card can be played to: things, each with its place in the engine."""
        move = self._cards.get(card)
        places = self.decision.places_of(move) if move else ()
        return {self._at(place): place for place in places}

    def _cards_for(self, place: Thing) -> tuple[Thing, ...]:
        """Return the cards of the hand that can be played at a place."""
        return tuple((CARD, card) for card in self._cards if place in self._places_of(card))

    def takes_card(self, thing: Thing) -> bool:
        """Whether pressing a thing means: a card is to be played here, which one comes next."""
        return self.chosen is None and thing != self.place and bool(self._cards_for(thing))

    def _at(self, place: str) -> Thing:
        """Return the thing at a place of the player's own borough."""
        return (CATHEDRAL,) if place == NOTREDAME else (AREA, self.colour, place)

    def _places_a_friend(self, card: str) -> bool:
        """Return whether a card moves the friend: only then there are several places to choose from."""
        return len(self._places_of(card)) > 1

    @property
    def draggable(self) -> tuple[Thing, ...]:
        """The things that can be dragged now."""
        kind = self.decision.kind
        found: list[Thing] = [thing for thing in self._by_thing if thing[0] == CARD]
        if self.chosen is not None:
            friend = self._places_a_friend(self.chosen)
            found.append((FRIEND, self.colour) if friend else (CACHE, self.colour))
        if kind == "drive":
            found.append((CARRIAGE, self.colour))
        if kind == "hire" or self.donation(self.laid + 1):
            found.append((COINS, self.colour))
        if kind in (*_FROM, "take"):
            found += [thing for thing in self._by_thing if thing[0] in (AREA, CATHEDRAL, FRIEND)]
        if kind == "friend":
            found.append((FRIEND, self.colour))
        return tuple(found)

    def press(self, thing: Thing) -> Meaning:
        """Return what pressing a thing means."""
        if self.decision.kind == "play":
            return self._press_to_play(thing)
        if self.decision.kind == "donate" and thing in ((CATHEDRAL,), (COINS, self.colour)):
            return self._press_to_donate(thing)
        target = self._by_thing.get(thing)
        if target is None and thing in self.about:
            target = self.targets[0]
        if target is not None:
            return Meaning((target.move,))
        return Meaning(why=self._why())

    def drop(self, carried: Thing, onto: Thing) -> Meaning:
        """Return what dropping a thing on another means."""
        kind, source = self.decision.kind, carried[0]
        if kind == "draft" and source == CARD:
            if onto[0] in (CARD, NOWHERE):
                return Meaning()  # it was only lifted
            return self.press(carried) if onto[0] in _KEEPS else Meaning(why=say("table-why-keep"))
        if kind == "play" and source == CARD:
            return self._play_onto(carried[1], onto)
        if kind == "play" and self.chosen is not None:
            return self._play_onto(self.chosen, onto)
        if (kind, source) in (("drive", CARRIAGE), ("hire", COINS), ("friend", FRIEND)):
            return self.press(onto)
        if kind == "donate" and source == COINS and onto == (CATHEDRAL,):
            return Meaning(lay=self.laid + 1)
        if kind == "take" and self.decision.place is not None:
            place = self.decision.place
            why = say("table-why-take-to", place=KIND_WORDS.say(place))
            return self.press(carried) if onto == self._at(place) else Meaning(why=why)
        if kind in _FROM and carried in self._by_thing:
            first = self._by_thing[carried].move
            for place in self.decision.places_of(first):
                if self._at(place) == onto:
                    return Meaning((first, Move(self.colour, "to", place)))
            return Meaning(why=WHY.say(f"{kind.removesuffix('_from')}_to"))
        return Meaning(why=self._why())

    def considered(self, thing: Thing | None, carried: Thing | None = None) -> tuple[Move, ...]:
        """Return the moves that lie in pressing a thing, or in dropping a carried one on it.

        For a card that is yet to be placed it is the move that plays it; empty where nothing would happen.
        """
        if thing is None:
            meaning = Meaning(choose=carried[1] if carried and carried[0] == CARD else None)
        else:
            meaning = self.drop(carried, thing) if carried else self.press(thing)
        if meaning.moves:
            return meaning.moves
        if meaning.lay is not None:
            given = self.donation(max(meaning.lay, self.laid))
            return (given,) if given else ()
        chosen = meaning.choose or (thing[1] if thing and thing[0] == CARD and meaning.choose == "" else "")
        return (self._cards[chosen],) if chosen in self._cards else ()

    def donation(self, coins: int) -> Move | None:
        """Return the move that donates ``coins`` coins, or ``None`` if it is not legal now."""
        move = Move(self.colour, "donate", str(coins))
        return move if move in self.decision.options else None

    def _press_to_donate(self, thing: Thing) -> Meaning:
        """Return the meaning of pressing the coins or the cathedral.

        Each press on the coins lays one more on the cathedral; after the last, all go back. A press on the
        cathedral donates the coins that lie there.
        """
        given = self.donation(self.laid)
        if thing == (CATHEDRAL,) and self.laid and given:
            return Meaning((given,))
        return Meaning(lay=self.laid + 1 if self.donation(self.laid + 1) else 0)

    def _press_to_play(self, thing: Thing) -> Meaning:
        target = self._by_thing.get(thing)
        if thing[0] == BUTTON and target is not None:
            return Meaning((target.move,))
        if thing[0] == CARD and target is not None:
            if self.place is not None:
                return self._play_onto(thing[1], self.place)
            # A second press on the chosen card cancels the choice.
            return Meaning(choose="" if thing[1] == self.chosen else thing[1])
        if self.chosen is not None:
            return self._play_onto(self.chosen, thing)
        if thing == self.place:
            return Meaning(place=())
        return Meaning(place=thing) if self.takes_card(thing) else Meaning(why=say("table-why-play"))

    def _play_onto(self, card: str, onto: Thing) -> Meaning:
        """Return what dropping a card on a thing means; for a friend's card it says where the friend goes."""
        if card not in self._cards:
            return Meaning(why=say("table-why-play"))
        places = self._places_of(card)
        if onto[0] in _NO_PLACE:
            return Meaning(choose=card)
        if onto not in places:
            why = say("table-why-friend" if self._places_a_friend(card) else "table-why-place")
            return Meaning(choose=card, why=why)
        played = self._cards[card]
        if self._places_a_friend(card):
            return Meaning((played, Move(self.colour, "friend", places[onto])))
        return Meaning((played,))

    def _why(self) -> str:
        return WHY.say(self.decision.kind)
