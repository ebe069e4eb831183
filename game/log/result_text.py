"""The result of a finished game as text: the winner, the ranks, how a tie was broken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.words import say

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from engine import Result
    from game.match.session import Session


def ranking(seats: Iterable[str], result: Result) -> list[tuple[int, str]]:
    """Return (rank from 1, colour) for every seat, the best first; tied seats share a rank."""
    standing = {colour: (result.prestige[colour], result.tie_break[colour]) for colour in seats}
    ordered = sorted(standing, key=lambda colour: standing[colour], reverse=True)
    values = list(standing.values())
    return [(1 + sum(other > standing[colour] for other in values), colour) for colour in ordered]


def named(session: Session, colour: str) -> str:
    """Return the name of a seat's player; of all who have played it, if it was handed over."""
    return " / ".join(name or say("results-bot") for name in session.people(colour))


def headline(session: Session) -> str:
    """Return who has won, in one line."""
    winners = [named(session, colour) for colour in _result(session).winners]
    if len(winners) == 1:
        return say("results-wins", name=winners[0])
    return say("results-share-win", names=", ".join(winners[:-1]), last=winners[-1])


def tie_sentence(session: Session) -> str:
    """Return how a tie for the win was broken, or that it could not be; empty if there was no tie."""
    result = _result(session)
    best = max(result.prestige.values())
    tied = [seat for seat in session.seats if result.prestige[seat.colour] == best]
    if len(tied) == 1:
        return ""
    held = ", ".join(f"{seat.name} {result.tie_break[seat.colour]}" for seat in tied)
    if len(result.winners) > 1:
        return say("results-tie-shared", prestige=best, held=held)
    return say("results-tie-broken", prestige=best, held=held)


def result_text(session: Session) -> str:
    """Return the result as lines: the headline, one line per player, the best first, and the tie."""
    result = _result(session)
    lines = [headline(session)]
    for rank, colour in ranking((seat.colour for seat in session.seats), result):
        lines.append(
            say(
                "results-line",
                rank=rank,
                name=named(session, colour),
                prestige=result.prestige[colour],
                held=result.tie_break[colour],
            )
        )
    tie = tie_sentence(session)
    return "\n".join([*lines, tie] if tie else lines)


def _result(session: Session) -> Result:
    result = session.game.result
    if result is None:
        raise ValueError("This game isn't over yet.")
    return result
