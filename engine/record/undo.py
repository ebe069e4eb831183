"""Taking back: how far a player may go back in a game without having learnt anything by it.

Pure functions over a record. What counts as seen is worked out from the events: cards drawn or passed,
persons revealed, what the spy or the scholar showed, a card that another seat played, the final score.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import events as e
from engine.events import Event
from engine.record.records import HUMAN, Record

_TURNS = ("draft", "play", "hire", "plague")
"""What asks the decision that a turn begins with; others, the councillor's hires too, go on with one."""


@dataclass(frozen=True, slots=True)
class _Made:
    """A move that was made."""

    colour: str
    source: str
    """What asked for it, see :attr:`engine.Decision.source`."""
    happened: tuple[Event, ...]

    def begins_turn(self) -> bool:
        return self.source in _TURNS

    def tells(self, colour: str) -> bool:
        """Whether it showed ``colour`` something that had been hidden."""
        return any(_tells(event, colour) for event in self.happened)


def can_undo(record: Record) -> int | None:
    """To how many moves the player who moved last may shorten the game by taking back the last choice.

    ``None`` where there is nothing to take back: no move yet, a bot moved last, or the move has shown
    something hidden. Ask again after every step; own choices go back one by one until something hidden
    was seen or another seat has acted. Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    made = _made(record)
    if not made or not _human(record, made[-1].colour) or made[-1].tells(made[-1].colour):
        return None
    return len(made) - 1


def start_of_turn(record: Record) -> int | None:
    """To how many moves the game is shortened when the last player's turn begins anew.

    A turn begins with a pick in the draft, a card, a hire or the plague's choice. With one human at the
    table what bots did since is taken back as well, unless it has shown something hidden. ``None`` where
    that can't be. Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    humans = [seat.colour for seat in record.seats if seat.player == HUMAN]
    made = _made(record)
    if not made or not humans:
        return None
    mover = humans[0] if len(humans) == 1 else made[-1].colour
    if mover not in humans:
        return None
    for number in range(len(made) - 1, -1, -1):
        move = made[number]
        if move.tells(mover) or (move.colour != mover and len(humans) > 1):
            return None
        if move.colour == mover and move.begins_turn():
            return number
    return None


def choices(record: Record) -> dict[str, list[str]]:
    """What each human may take back now: by colour the moves of the game without it, the latest first.

    That is the last choice, if :func:`can_undo` allows it, and in a draft pass everybody's own pick.
    Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    made, found = _made(record), {}
    if made and _human(record, made[-1].colour) and not made[-1].tells(made[-1].colour):
        found[made[-1].colour] = record.moves[:-1]
    for colour in dict.fromkeys(move.colour for move in reversed(made)):
        if colour not in found and _human(record, colour):
            left = _without_pick(record, made, colour)
            if left is not None:
                found[colour] = left
    return found


def without_pick(record: Record, colour: str) -> list[str] | None:
    """The moves of the game without the card that a seat has picked in the draft pass that goes on.

    The others' picks stay: nobody sees them, and they can be made in any order. ``None`` where the seat
    has picked none in this pass. Raises :class:`~engine.errors.RecordError` for an illegal move.
    """
    return _without_pick(record, _made(record), colour)


def _without_pick(record: Record, made: list[_Made], colour: str) -> list[str] | None:
    for number in range(len(made) - 1, -1, -1):
        move = made[number]
        if move.source != "draft" or move.tells(colour):
            return None
        if move.colour == colour:
            return record.moves[:number] + record.moves[number + 1 :]
    return None


def _made(record: Record) -> list[_Made]:
    """All moves of a game with what they brought about."""
    made: list[_Made] = []
    asked = ("", "")
    for number, (game, text) in enumerate(record.games()):
        if number:
            made.append(_Made(*asked, tuple(game.happened)))
        colour = (text or "").partition(" ")[0]
        decision = game.decision(colour) if colour in game.seats else None
        asked = colour, decision.source if decision else ""
    return made


def _human(record: Record, colour: str) -> bool:
    return any(seat.colour == colour and seat.player == HUMAN for seat in record.seats)


def _tells(event: Event, colour: str) -> bool:
    """Whether an event shows ``colour`` something hidden, so that going back behind it would be cheating."""
    match event:
        case e.PersonsRevealed() | e.HandDrawn() | e.CardsPassed() | e.ThirdShown() | e.GreyShown():
            return True
        case e.GameEnded():
            return True
        case e.CardPlayed(seat, _) | e.CardDiscarded(seat, _):
            return seat != colour
    return False
