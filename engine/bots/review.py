"""The review of a finished game: what each seat could expect, and which moves cost it most.

A move is judged by what its seat knew when it was made: the view of that seat, never the game. ``master``'s
plan proposes a better one; play-outs that have nothing to do with the plan must confirm it. What is said to
be its cost comes from fresh ones, in which all seats plan: those that found it flatter it. The work comes
in steps, each for another process: a step holds views, and its answer depends on nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.bots.comparing import Comparison, Facts, compared
from engine.bots.hints import turn_end
from engine.bots.levels import LEVELS, Counted, think
from engine.bots.planning import Deadline, SearchSettings
from engine.bots.play_outs import Gain, gain, pairs, planned_pairs
from engine.bots.value import learned
from engine.moves import Move
from engine.names import ROUNDS, Colour, card_kind
from engine.record.records import HUMAN, Record
from engine.views import View
from engine.worlds import draw_state

LEVEL = "master"

LEAST_LOSS = 0.6
"""The least prestige, by the plan, that a move must have lost to be looked into."""
LEAST_COST = 1.0
"""The least prestige, by the play-outs, that a claim may name."""
SURE = 3.2
"""A claim must be this many standard errors above 0."""
CLAIMS = 5
"""The most claims for one seat."""
TRIES = 12
"""The most moves of one seat that are looked into."""
_ROUND_OF_PAIRS = 6
_FEWEST, _MOST = 12, 60
"""The number of times that each policy plays a pair."""
_HOPELESS = ((12, 0.6), (24, 1.2), (36, 1.8))
"""After so many times a move is given up if it is no more standard errors above 0 than this."""
_FRESH = 20
"""The number of pairs of games of planning seats that must agree, and tell the cost."""
CLOSE = 3
"""The most close decisions that are shown of a seat without a claim."""
_FARTHEST = 1000.0
"""More prestige than any seat could ever expect: a kept curve with more is damaged."""


class Moment(NamedTuple):
    """A decision of one seat, as the seat saw it."""

    number: int
    """The number of moves made before."""
    view: View
    """The view of that seat alone."""
    move: Move
    """The move that was made."""
    counted: Counted
    """Everybody's prestige, as a player knows it who counts along."""

    @property
    def turn(self) -> tuple[Colour, int, str]:
        """Seat, round and phase: only one claim is made for each."""
        return self.move.colour, self.view.round, self.view.phase


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that the plan thinks a mistake."""

    number: int
    better: Move
    loss: float
    """By how much less prestige, by the plan."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A mistake that play-outs have confirmed."""

    number: int
    """The number of moves made before it."""
    label: str
    """The label of its round (``B3``)."""
    played: Move
    better: Move
    gain: Gain
    """How much more prestige the better move leads to, in fresh play-outs."""
    why: Comparison
    """How the position after the better move differs from that after the one played."""

    @property
    def colour(self) -> Colour:
        """The seat that made the move."""
        return self.played.colour


@dataclass(frozen=True, slots=True)
class Close:
    """A decision at which another move looked better, but could not be proved to be."""

    number: int
    """The number of moves made before it."""
    label: str
    played: Move
    other: Move


Curve = dict[str, tuple[float, ...]]
"""What each seat could expect to end with: when it held its hand in each round, and at last what it got."""


@dataclass(frozen=True, slots=True)
class CurveStep:
    """Working out the curve."""

    moments: tuple[Moment, ...]
    """The first card that each seat played in each round."""
    ends: dict[str, int]

    def think(self) -> Curve:
        """Return the curve of every seat."""
        curve: dict[str, list[float]] = {colour: [] for colour in self.ends}
        for moment in self.moments:
            curve[moment.move.colour].append(expected(moment))
        return {colour: (*values, float(self.ends[colour])) for colour, values in curve.items()}


@dataclass(frozen=True, slots=True)
class ExpectStep:
    """Working out what seats could expect at some of their decisions."""

    moments: tuple[Moment, ...]

    def think(self) -> tuple[tuple[int, float], ...]:
        """Return the numbers of the moments, each with what its seat could expect then."""
        return tuple((moment.number, expected(moment)) for moment in self.moments)


def expected(moment: Moment) -> float:
    """Return what a seat could expect to end with when it made a decision, by the plan."""
    search = replace(_search(), rivalry=0.0, to_win=False)
    weighed = think(moment.view, learned(), search, Random(moment.number), Deadline(), moment.counted)
    return round(max(worth for worth, _ in weighed), 2)


@dataclass(frozen=True, slots=True)
class WeighStep:
    """Weighing some of a seat's decisions again."""

    moments: tuple[Moment, ...]

    def think(self) -> tuple[Candidate, ...]:
        """Return the moves that cost something by the plan."""
        found = (self._candidate(moment) for moment in self.moments)
        return tuple(candidate for candidate in found if candidate is not None)

    @staticmethod
    def _candidate(moment: Moment) -> Candidate | None:
        weighed = think(moment.view, learned(), _search(), Random(moment.number), Deadline(), moment.counted)
        top, better = max(weighed, key=lambda pair: pair[0])
        own = max(worth for worth, move in weighed if _alike(move, moment.move))
        if top - own < LEAST_LOSS or _alike(better, moment.move):
            return None
        return Candidate(moment.number, better, top - own)


@dataclass(frozen=True, slots=True)
class ProofStep:
    """Putting a candidate to the test of play-outs."""

    moment: Moment
    better: Move

    def think(self) -> Claim | None:
        """Return the claim if it is confirmed; it stops as soon as that is clear."""
        moment = self.moment
        if _proved(moment, self.better) is None:
            return None
        found = fresh_gain(moment, self.better, _FRESH, "fresh")
        if found.mean <= 0:
            return None
        return Claim(moment.number, moment.view.label, moment.move, self.better, found, self._why())

    def _why(self) -> Comparison:
        moment = self.moment
        state = draw_state(moment.view, Random(moment.number), dict(moment.counted))
        better, played = (Facts(turn_end(state, move), move.colour) for move in (self.better, moment.move))
        return compared(better, played, moment.move)


Step = CurveStep | WeighStep | ProofStep


def _search() -> SearchSettings:
    """Return the settings of ``master``, but with every option planned, so that all can be compared."""
    search = LEVELS[LEVEL].search
    assert search is not None
    return replace(search, options=99)


def _alike(one: Move, other: Move) -> bool:
    """Return whether two moves are the same but for whose card is taken."""
    cards = one.verb in ("keep", "play") and one.verb == other.verb
    return one == other or (cards and card_kind(one.what) == card_kind(other.what))


def _proved(moment: Moment, better: Move) -> Gain | None:
    drawn = pairs(moment.view, better, moment.move, f"proof {moment.number}", moment.counted)
    done: list[tuple[float, ...]] = []
    while len(done) < _MOST:
        done += islice(drawn, _ROUND_OF_PAIRS if done else _FEWEST)
        found = gain(list(zip(*done, strict=True)))
        if found.sureness >= SURE and found.mean >= LEAST_COST and found.lowest >= 0:
            return found
        if any(len(done) >= count and found.sureness < least for count, least in _HOPELESS):
            return None
    return None


def fresh_gain(moment: Moment, better: Move, times: int, seed: str) -> Gain:
    """Return the gain of a move in ``times`` pairs of games of planning seats, drawn with ``seed``."""
    drawn = planned_pairs(moment.view, better, moment.move, f"{seed} {moment.number}", moment.counted)
    return gain([tuple(islice(drawn, times))])


def moments(record: Record) -> Iterator[Moment]:
    """Yield every decision of a record in order. Raises :class:`~engine.errors.RecordError`."""
    for number, (game, text) in enumerate(record.games()):
        if text is not None:
            move = Move.parse(text)
            yield Moment(number, game.view(move.colour), move, game.counted())


def people(record: Record) -> tuple[Colour, ...]:
    """Return the seats of a record that people played."""
    return tuple(
        colour
        for colour in record.setup().seats
        if any(seat.colour == colour and seat.player == HUMAN for seat in record.seats)
    )


class Review:
    """The review of one finished game, step by step.

    Take a step with :meth:`next_step`, let it think, and give the answer to :meth:`hear`. The curve comes
    first; then the dearest mistake of each seat, then the second dearest of each, and so on.
    """

    def __init__(self, record: Record, seats: Iterable[str] | None = None) -> None:
        """``seats``: whose moves are weighed again; by default those of people.

        Raises ``ValueError`` for a game that is not over, and :class:`~engine.errors.RecordError`.
        """
        self.curve: Curve | None = None
        """``None`` until it has been worked out."""
        self.claims: list[Claim] = []
        """The claims so far, in the order in which they were proved."""
        self.unproved: list[Close] = []
        """What was looked into and not proved, the dearest first for each seat."""
        self.seats = tuple(people(record) if seats is None else seats)
        """Whose moves are weighed again."""
        everything = list(moments(record))
        result = record.replay().result
        if result is None:
            raise ValueError("the game is not over")
        self._ends = result.prestige
        self._moments = {moment.number: moment for moment in everything}
        self._waiting: list[Step] = [CurveStep(_first_plays(everything), result.prestige)]
        for seat in self.seats:
            own = tuple(moment for moment in everything if moment.move.colour == seat)
            self._waiting += [WeighStep(own[at : at + _AT_A_TIME]) for at in range(0, len(own), _AT_A_TIME)]
        self.complete = False
        """Whether nothing is left to be done."""
        self._candidates: list[Candidate] = []
        self._tried: Counter[str] = Counter()
        self._step: Step | None = None

    def next_step(self) -> Step | None:
        """Return the next step, or ``None`` if the review is complete."""
        if self._waiting:
            self._step = self._waiting.pop(0)
        else:
            candidate = self._next_candidate()
            self._step = ProofStep(self._moments[candidate.number], candidate.better) if candidate else None
        self.complete = self._step is None
        return self._step

    @property
    def close(self) -> list[Close]:
        """The decisions of seats without a claim that came nearest to being mistakes."""
        blamed = {claim.colour for claim in self.claims}
        found: dict[str, list[Close]] = {}
        for one in self.unproved:
            found.setdefault(one.played.colour, []).append(one)
        return [one for seat, those in found.items() if seat not in blamed for one in those[:CLOSE]]

    def restore(self, curve: Curve, claims: Iterable[Claim], unproved: Iterable[Close] = ()) -> None:
        """Take over a complete review of this game. Raises ``ValueError`` if it is of another game."""
        self.claims, self.unproved = list(claims), list(unproved)
        for claim in self.claims:
            self._check(claim.number, claim.label, claim.played, claim.better)
        for one in self.unproved:
            self._check(one.number, one.label, one.played, one.other)
        if any(len(values) != ROUNDS + 1 for values in curve.values()):
            raise ValueError("the curve hasn't a point for each round")
        if any(abs(value) > _FARTHEST for values in curve.values() for value in values):
            raise ValueError("the curve leaves all bounds")
        if {colour: values[-1] for colour, values in curve.items()} != self._ends:
            raise ValueError("the curve ends otherwise than the game")
        self.curve, self.complete = curve, True
        self._waiting.clear()

    def _check(self, number: int, label: str, played: Move, other: Move) -> None:
        moment = self._moments.get(number)
        if moment is None or played != moment.move or label != moment.view.label:
            raise ValueError(f"{played} is not move {number + 1} of the game")
        if other not in moment.view.decisions[moment.move.colour].options:
            raise ValueError(f"{other} was not possible")

    def hear(self, answer: object) -> None:
        """Take the answer to the last step; anything else than an answer leaves the step out."""
        match self._step, answer:
            case CurveStep(), dict():
                self.curve = answer
            case WeighStep(), tuple():
                self._candidates += answer
            case ProofStep(), Claim():
                self.claims.append(answer)
            case ProofStep(moment, better), None:
                self.unproved.append(Close(moment.number, moment.view.label, moment.move, better))

    @property
    def progress(self) -> float:
        """The share of the work that is done, 0 to 1: roughly, as what a step finds decides what follows."""
        if self.complete:
            return 1.0
        done = sum(self._tried.values())
        return min(0.99, done / (done + len(self._candidates) + 1)) if not self._waiting else 0.0

    def moment(self, number: int) -> Moment:
        """Return the decision before which ``number`` moves had been made. Raises ``KeyError``."""
        return self._moments[number]

    def _next_candidate(self) -> Candidate | None:
        """Return the next candidate: of the seats that have been looked into least, the dearest."""
        turns = {self._moments[claim.number].turn for claim in self.claims}
        claims = Counter(claim.colour for claim in self.claims)

        def open_to(candidate: Candidate) -> bool:
            moment = self._moments[candidate.number]
            seat = moment.move.colour
            return moment.turn not in turns and claims[seat] < CLAIMS and self._tried[seat] < TRIES

        self._candidates = [candidate for candidate in self._candidates if open_to(candidate)]
        if not self._candidates:
            return None

        def rank(candidate: Candidate) -> tuple[int, int, float]:
            seat = candidate.better.colour
            return claims[seat], self._tried[seat], -candidate.loss

        chosen = min(self._candidates, key=rank)
        self._candidates.remove(chosen)
        self._tried[chosen.better.colour] += 1
        return chosen


_AT_A_TIME = 20
"""The number of decisions that are weighed in one step."""


def _first_plays(everything: Iterable[Moment]) -> tuple[Moment, ...]:
    """Return the first card that each seat played in each round."""
    found: dict[tuple[str, int], Moment] = {}
    for moment in everything:
        if moment.move.verb in ("play", "discard"):
            found.setdefault((moment.move.colour, moment.view.round), moment)
    return tuple(found.values())
