"""Undo: how far a player may take back moves without having gained hidden information.

Pure functions over a record. These events reveal something: cards drawn or passed, persons revealed, what
the spy or the scholar shows, a card that another seat plays, the final score.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import events as e
from engine.events import Event
from engine.record.records import HUMAN, Record

_TURNS = ("draft", "play", "hire", "plague")
"""Sources of the decisions that begin a turn. All others continue one, the councillor's hires included."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move of the record with its events."""

    colour: str
    source: str
    """The source of its decision, see :attr:`engine.Decision.source`."""
    happened: tuple[Event, ...]

    def begins_turn(self) -> bool:
        """Return whether it answered a decision that begins a turn."""
        return self.source in _TURNS

    def tells(self, colour: str) -> bool:
        """Return whether it revealed something hidden to ``colour``."""
        return any(_tells(event, colour) for event in self.happened)


def can_undo(record: Record) -> int | None:
    """Return the number of moves left if the player who moved last takes back that move.

    ``None`` if it can't be taken back: there is no move, a bot moved last, or the move revealed something
    hidden. Call this again for each further move. Raises :class:`~engine.errors.RecordError` for an illegal
    move.
    """
    moves = made(record)
    if not moves or not _human(record, moves[-1].colour) or moves[-1].tells(moves[-1].colour):
        return None
    return len(moves) - 1


def start_of_turn(record: Record, known: Sequence[Made] | None = None) -> int | None:
    """Return the number of moves left if the last player restarts the turn; ``None`` if that is not allowed.

    ``known``: what :func:`made` returns, if it is at hand.

    A turn begins with a pick in the draft, a card, a hire or the choice in a plague. With only one human at
    the table, later moves of bots are taken back too, unless they revealed something hidden. Raises
    :class:`~engine.errors.RecordError` for an illegal move.
    """
    humans = [seat.colour for seat in record.seats if seat.player == HUMAN]
    moves = made(record) if known is None else known
    if not moves or not humans:
        return None
    mover = humans[0] if len(humans) == 1 else moves[-1].colour
    if mover not in humans:
        return None
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if move.tells(mover) or (move.colour != mover and len(humans) > 1):
            return None
        if move.colour == mover and move.begins_turn():
            return number
    return None


def choices(record: Record, known: Sequence[Made] | None = None) -> dict[str, list[str]]:
    """What each human may take back now: by colour the moves of the game without it, the latest first.

    That is the last choice, if :func:`can_undo` allows it, and in a draft pass everybody's own pick.
    ``known``: what :func:`made` returns, if it is at hand. Raises :class:`~engine.errors.RecordError` for an
    illegal move.
    """
    moves, found = made(record) if known is None else known, {}
    if moves and _human(record, moves[-1].colour) and not moves[-1].tells(moves[-1].colour):
        found[moves[-1].colour] = record.moves[:-1]
    for colour in dict.fromkeys(move.colour for move in reversed(moves)):
        if colour not in found and _human(record, colour):
            left = _without_pick(record, moves, colour)
            if left is not None:
                found[colour] = left
    return found


def past_others(record: Record, known: Sequence[Made] | None = None) -> dict[str, int]:
    """Return who may take back the last choice although others have moved since: by colour the moves left.

    Only as far as nothing has been revealed to anybody: nothing turned up, drawn, passed, played from a hand
    or looked at. Whoever moved last needs nobody, see :func:`choices`. ``known``: what :func:`made` returns,
    if it is at hand. Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    moves, found = made(record) if known is None else known, {}
    seats = [seat.colour for seat in record.seats]
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if move.source == "draft" or any(map(move.tells, seats)):
            break
        if move.colour != moves[-1].colour and move.colour not in found and _human(record, move.colour):
            found[move.colour] = number
    return found


def without_pick(record: Record, colour: str) -> list[str] | None:
    """Return the moves of the game without a seat's pick in the current pass of the draft.

    The other seats' picks stay: they are hidden, and their order doesn't matter. ``None`` if the seat has
    not picked in this pass. Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    return _without_pick(record, made(record), colour)


def _without_pick(record: Record, moves: Sequence[Made], colour: str) -> list[str] | None:
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if move.source != "draft" or move.tells(colour):
            return None
        if move.colour == colour:
            return record.moves[:number] + record.moves[number + 1 :]
    return None


def made(record: Record) -> list[Made]:
    """Return all moves of a game with their events.

    Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    moves: list[Made] = []
    asked = ("", "")
    for number, (game, text) in enumerate(record.games()):
        if number:
            moves.append(Made(*asked, tuple(game.happened)))
        colour = (text or "").partition(" ")[0]
        decision = game.decision(colour) if colour in game.seats else None
        asked = colour, decision.source if decision else ""
    return moves


def _human(record: Record, colour: str) -> bool:
    return any(seat.colour == colour and seat.player == HUMAN for seat in record.seats)


def _tells(event: Event, colour: str) -> bool:
    """Return whether an event reveals something hidden to ``colour``; undoing it would then be cheating."""
    match event:
        case e.PersonsRevealed() | e.HandDrawn() | e.CardsPassed() | e.ThirdShown() | e.GreyShown():
            return True
        case e.GameEnded():
            return True
        case e.CardPlayed(seat, _) | e.CardDiscarded(seat, _):
            return seat != colour
    return False
