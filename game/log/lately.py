"""What has happened since some move, step by step: sentences, and the places that they are about.

It is told from all moves of a session, so it is the same after a restart, and as some seats may know it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine import events as e
from engine.events import Event, redact
from engine.names import NOTREDAME
from engine.record.undo import Made
from game.log.history import is_hidden_pick, is_own_action
from game.log.turns import turn_sentences

HARBOUR = "harbour"
"""The place of a rat, beside the sectors of a borough."""


class Step(NamedTuple):
    """A turn, or what followed it by itself."""

    seat: str | None
    """The colour whose turn it was; ``None`` for what concerns all."""
    sentences: tuple[str, ...]
    places: tuple[str, ...]
    """What it was about: ``blue.bank``, ``blue.harbour``, a market (``blue.inner``), ``notredame``, and what
    was played or hired: ``card.blue.bank``, ``person.monk``.
    """
    made: int
    """The number of moves after it."""


def steps(
    moves: Sequence[Made], since: int, names: Mapping[str, str], viewers: Sequence[str]
) -> Iterator[Step]:
    """Yield the steps after the first ``since`` moves, the oldest first."""
    made = since
    for seat, turn in _turns(moves[since:]):
        made += len(turn)
        happened = [event for move in turn for event in move.happened]
        events = [redact(event, tuple(viewers)) for event in happened]
        events = [event for event in events if not is_hidden_pick(event)]
        own = next((at for at, event in enumerate(events) if not is_own_action(event, seat)), len(events))
        for part, whose in ((events[:own], seat), (events[own:], None)):
            sentences = tuple(turn_sentences(part, names))
            if sentences:
                yield Step(whose, sentences, tuple(dict.fromkeys(_places(part))), made)


def open_since(moves: Sequence[Made]) -> int:
    """Return the number of moves before the present round: what strict memory lets one look up."""
    rounds = (number for number, move in enumerate(moves, 1) if any(map(_begins_round, move.happened)))
    return max(rounds, default=0)


def _begins_round(event: Event) -> bool:
    return isinstance(event, e.RoundBegan)


def _turns(moves: Sequence[Made]) -> Iterator[tuple[str | None, list[Made]]]:
    """Yield turns; the picks of a pass of the draft belong together, and to nobody."""
    mover: str | None = None
    gathered: list[Made] = []
    passed = False
    for move in moves:
        picks = move.source == "draft"
        same_pass = picks and mover is None and bool(gathered) and not passed
        goes_on = not move.begins_turn() and move.colour == mover
        if gathered and not (same_pass or goes_on):
            yield mover, gathered
            gathered = []
        mover = None if picks else move.colour
        passed = any(isinstance(event, e.CardsPassed | e.HandTaken) for event in move.happened)
        gathered = [*gathered, move]
    if gathered:
        yield mover, gathered


def _places(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        match event:
            case e.CubePlaced(seat, place, _) | e.CubeRemoved(seat, place, _):
                yield place if place == NOTREDAME else f"{seat}.{place}"
            case e.FriendMoved(seat, _, sector) | e.PiecesMoved(seat, _, sector, _, _):
                yield f"{seat}.{sector}"
            case e.SectorActivated(seat, sector, _):
                yield f"{seat}.{sector}"
            case e.CarriageDriven(_, _, market, _) | e.MessageCollected(_, market, _, _):
                yield market
            case e.RatMoved(seat, _, _, _):
                yield f"{seat}.{HARBOUR}"
            case e.NotreDamePaid():
                yield NOTREDAME
            case e.CardPlayed(_, card):
                yield f"card.{card}"
            case e.PersonHired(_, person):
                yield f"person.{person}"
