"""What a choice would bring its seat, in words, and whether it would be wasted. The engine computes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import COLOURS, Decision, Move, View
from engine import events as e
from engine.content import NUMBERS
from engine.names import BACK, NOTREDAME, card_kind
from game.decisions.gains import gains, listed
from game.decisions.outcomes import Outcome, Prospects
from game.words import Family, capital, say
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS, is_person, own_person

MESSAGE_WORDS = Family("sheet-message", COLOURS)

_THEN = (
    *("take", "friend", "benefit", "minstrel_from", "fool_from", "actress_from"),
    *("goal", "place", "activate", "remove", "spend", "repeat", "hire", "choose", "own-move", "other"),
)
THEN = Family("brings-then", _THEN)
"""What is still to be chosen before all of a choice's effect is known."""

_ALIKE = {"minstrel_to": "goal", "fool_to": "goal", "actress_to": "goal", "carry": "minstrel_from"}
"""Decisions that are told as another member of :data:`THEN`."""

_MOVES = ("minstrel_from", "fool_from", "actress_from")
"""Decisions whose words tell what a printed person moves, and so don't fit one's own."""

NOW = Family("sheet-now", ("card", "area", "person", "message"))
"""What a thing would bring the reader of its sheet, by the kind of thing."""

_TELLING = ("administrator", "scholar")
"""Persons whose effect depends on what only their seat knows: its prestige, its third card."""
_SCHOLAR = "scholar"
"""The person who plays the third card, of which nothing is known before it is laid."""
_LASTING = ("park", "hospital")
"""Sectors whose influence goes on to count after their action (RULES.md sections 4 and 5)."""


class Forecast:
    """What the choices of a decision would bring the seat that decides, as its view tells."""

    def __init__(self, view: View, decision: Decision | None = None, discreet: bool = False) -> None:
        """``view``: that of one seat. ``discreet``: others look on, so nothing may tell its secrets.

        Raises ``ValueError`` for a view of no or of several seats.
        """
        self.view, self.decision, self._discreet = view, decision, discreet
        self.seat = view.viewers[0]
        self._prospects = Prospects(view)
        self._known: dict[tuple[Move, ...], Outcome] = {}
        self._messages: dict[str, Outcome | None] = {}
        """What collecting the message of a market would bring."""

    def of(self, *moves: Move) -> Outcome:
        """Return the outcome of a move, or of several that follow one another."""
        if moves not in self._known:
            self._known[moves] = self._prospects.of(*moves)
        return self._known[moves]

    @property
    def outcomes(self) -> Mapping[Move, Outcome]:
        """The outcome of each option of the decision; empty in the draft, where a card is only kept."""
        if self.decision is None or self.decision.kind == "draft":
            return {}
        return {option: self.of(option) for option in self.decision.options}

    # In words

    def line(self, moves: tuple[Move, ...], named: bool = True) -> str:
        """Return one line on what moves would bring, such as ``Bank: +3 coins``; empty if there is none.

        ``named``: begin with the thing that is chosen; otherwise its name stands beside the line.
        """
        last = moves[-1]
        if last.verb == "pass":
            return capital(self.plague())
        if self._secret(last.what):
            return ""
        if last.verb == "keep":
            outcome = self._prospects.of_card(last.what)
            gained = listed(self.parts(outcome)) or _little(outcome)
            if not named:
                return NOW.say("card", gains=gained)
            return say("brings-card-now", thing=KIND_WORDS.say(card_kind(last.what)), gains=gained)
        outcome = self.of(*moves)
        if outcome.asks == "collect":
            taken = next(option for option in outcome.options if option.verb == "collect")
            outcome = self.of(*moves, taken)
        told = self.parts(outcome)
        if last.verb == "drive" and not told:
            told = [say("brings-barred" if last.what in self.view.messages else "brings-empty")]
        if not told and last.verb in ("done", "carry", "from"):
            return ""
        thing = self._thing(moves, outcome) if named or last.verb in ("drive", "collect") else ""
        gained = listed(told) or _little(outcome)
        return say("brings-line", thing=thing, gains=gained) if thing else capital(gained)

    def card(self, kind: str) -> str:
        """Return what an action card of a kind would bring if it were played now; empty if not known yet."""
        outcome = self._prospects.of_card(f"{self.seat}.{kind}")
        if outcome.asks == "take":
            return ""
        return listed(self.parts(outcome)) or _little(outcome)

    def person(self, person: str) -> str:
        """Return what a person would bring if it were hired now; empty if the seat has no coin for it."""
        early = person == _SCHOLAR and self.view.players[self.seat].third is None
        outcome = None if early or self._secret(person) else self._prospects.of_person(person)
        return (listed(self.parts(outcome)) or _little(outcome)) if outcome else ""

    def message(self, market: str) -> str:
        """Return what the message of a market would bring; empty if the seat may not collect it."""
        outcome = self._message(market)
        return listed(self.parts(outcome)) if outcome else ""

    def share(self) -> int | None:
        """Return what each cube in the cathedral would pay after a donation; ``None`` if none is possible."""
        card = f"{self.seat}.{NOTREDAME}"
        donation = next((move for move in self._prospects.of_card(card).options if move.what == "1"), None)
        return self._prospects.of_card(card, donation).cube_pays if donation else None

    def plague(self) -> str:
        """Return where this round's plague takes the seat's rat as things are, and what it costs."""
        own = self.view.players[self.seat]
        return plague(own.rat, own.rat_after)

    def parts(self, outcome: Outcome) -> list[str]:
        """Return the parts of an outcome as words, the most important first."""
        told = gains(outcome)
        own = self.view.players[self.seat]
        if outcome.rat:
            told.append(say("brings-rat", before=own.rat, after=own.rat + outcome.rat))
        if outcome.rat_after != own.rat_after:
            after = {"after": outcome.rat_after, "beyond": _beyond(outcome.rat_after)}
            told.append(say("brings-plague", **after) if outcome.rat else say("brings-rat-plague", **after))
        if NOTREDAME in dict(outcome.placed):
            before, paid = self.view.cube_pays_now, outcome.cube_pays
            if before == paid:
                told.append(say("brings-share-still", prestige=paid))
            else:
                told.append(say("brings-share", before=before, after=paid))
        if outcome.asks == "drive":
            told.append(say("brings-then-drive", messages=len(self._within_reach(outcome))))
        elif outcome.asks == "donate":
            told.append(self._donation(outcome))
        elif outcome.asks and (self.decision is None or outcome.asks != self.decision.kind):
            asked = _ALIKE.get(outcome.asks, outcome.asks)
            if asked in _MOVES and own_person(outcome.source):
                asked = "own-move"
            told.append(THEN.say(asked if asked in _THEN else "other"))
        return told

    def _donation(self, outcome: Outcome) -> str:
        coins = max(int(option.what) for option in outcome.options)
        return say("brings-then-donate", coins=coins, prestige=NUMBERS.donation[coins])

    def _within_reach(self, outcome: Outcome) -> list[str]:
        """Return the markets to drive to whose message the seat may collect."""
        markets = (option.what for option in outcome.options)
        return [market for market in markets if self._message(market) is not None]

    def _message(self, market: str) -> Outcome | None:
        if market not in self._messages:
            self._messages[market] = self._prospects.of_message(market)
        return self._messages[market]

    def _thing(self, moves: Sequence[Move], outcome: Outcome) -> str:
        """Return what the line is about: a card, a place, a person, a message, coins."""
        last = moves[-1]
        match last.verb:
            case "play" | "discard":
                return KIND_WORDS.say(card_kind(last.what))
            case "hire":
                return PERSON_WORDS.say(last.what)
            case "drive" | "collect":
                return next((MESSAGE_WORDS.say(event.colour) for event in _messages(outcome)), "")
            case "donate" if last.what != "0":
                return KIND_WORDS.say(NOTREDAME)
            case "friend" | "to" | "activate" | "from" | "take" | "remove" | "lose":
                return KIND_WORDS.say(last.what.partition(" ")[0])
        return ""

    # Waste

    def wastes(self, moves: tuple[Move, ...]) -> bool:
        """Return whether moves would waste a card, a coin or a cube, and something else would not."""
        return self._idle(moves) and any(not self._idle(others) for others in self._instead_of(moves))

    def _instead_of(self, moves: tuple[Move, ...]) -> list[tuple[Move, ...]]:
        """Return what else could be chosen: the same decisions with another answer."""
        first = self.decision.options if self.decision else ()
        if len(moves) == 1:
            return [(move,) for move in first]
        return [(moves[0], move) for move in self.of(moves[0]).options] + [
            (move,) for move in first if move != moves[0]
        ]

    def _secret(self, person: str) -> bool:
        return self._discreet and person in _TELLING

    def _idle(self, moves: tuple[Move, ...]) -> bool:
        """Return whether nothing would come of moves but a placed cube, a coin less or a drive."""
        last = moves[-1]
        if last.verb in ("keep", "pass", "done", "lose", "remove") or self._secret(last.what):
            return False
        outcome = self.of(*moves)
        if outcome.asks == "drive":
            return not self._within_reach(outcome)
        if outcome.asks:
            return False
        if last.verb != "activate" and any(_lasts(event) for event in outcome.events):
            return False
        return not any(self._worth(event, outcome) for event in outcome.events)

    def _worth(self, event: e.Event, outcome: Outcome) -> bool:
        """Return whether an event is worth something to the seat by itself."""
        match event:
            case e.PrestigeGained() | e.CoinsGained() | e.CubesGained() | e.RatMoved():
                return True
            case e.MessageCollected() | e.PiecesMoved() | e.GreyShown():
                return True
            case e.DoctorHired():
                return outcome.rat_after != self.view.players[self.seat].rat_after
            case e.CubePlaced(_, place, source):
                return source == "supply" and (place != NOTREDAME or outcome.cube_pays > 0)
        return False


def plague(rat: int, after: int) -> str:
    """Return where a plague takes a rat marker, and what it costs; ``after`` is beyond 9 where it strikes."""
    if after <= NUMBERS.rat_track_end:
        return say("brings-rats", before=rat, after=after)
    return say("brings-rats-strike", before=rat, after=after, prestige=NUMBERS.plague_prestige)


def _lasts(event: e.Event) -> bool:
    """Return whether a piece has come to a sector where it goes on to count."""
    return isinstance(event, e.SectorActivated) and event.sector in _LASTING


def _messages(outcome: Outcome) -> list[e.MessageCollected]:
    return [event for event in outcome.events if isinstance(event, e.MessageCollected)]


def _beyond(rat: int) -> bool:
    return rat > NUMBERS.rat_track_end


def _little(outcome: Outcome) -> str:
    """Return the words for an outcome in which nothing is gained: a placed cube is influence all the same."""
    placed = any(n > 0 and place != NOTREDAME for place, n in outcome.placed)
    return say("brings-influence" if placed else "brings-nothing")


def situation(forecast: Forecast, thing: tuple[str, ...]) -> str:
    """Return a sentence on what a thing on the table means for the seat now; empty for nothing."""
    view, seat = forecast.view, forecast.seat
    match thing:
        case ("card" | "kept" | "shown", card) if not card.endswith(BACK):
            return _said("card", forecast.card(card_kind(card)))
        case ("area", borough, "harbour") if borough in view.players:
            player = view.players[borough]
            return say("sheet-now-harbour", rats=plague(player.rat, player.rat_after))
        case ("area", borough, sector) if borough == seat:
            return _said("area", forecast.card(sector))
        case ("cathedral",):
            cubes = sum(player.cathedral for player in view.players.values())
            now = say("sheet-now-cathedral", cubes=cubes, each=view.cube_pays_now)
            after = forecast.share()
            if after is None:
                return now
            return say("sheet-sentences", first=now, next=say("sheet-now-share", cubes=cubes, each=after))
        case ("person", person) if is_person(person):
            return _said("person", forecast.person(person))
        case ("market", market) if market in view.messages:
            return _said("message", forecast.message(market)) or say("sheet-now-barred")
        case ("carriage", owner) if owner == seat:
            return _said("card", forecast.card("carriage"))
    return ""


def _said(what: str, gained: str) -> str:
    return NOW.say(what, gains=gained) if gained else ""
