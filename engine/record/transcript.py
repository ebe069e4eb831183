"""A recorded game as lines of text for a terminal, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterator

from engine import events as e
from engine.decisions import Result
from engine.events import Event
from engine.game import Game
from engine.quoting import printable
from engine.record.records import Record


def transcript(record: Record) -> Iterator[str]:
    """Yield a recorded game line by line, hidden cards included; at last the result or who is to move.

    Names may hold anything; what could steer the terminal is escaped.
    Raises :class:`~engine.errors.RecordError` at an illegal move.
    """
    seats = ", ".join(f"{seat.name} ({seat.colour}, {seat.player})" for seat in record.seats)
    yield printable(f"Notre Dame, {record.edition} edition, seed {record.seed}: {seats}")
    game: Game | None = None
    for game, _ in record.games():
        for event in game.happened:
            line = event_line(event)
            if line:
                yield line
    if game is not None:
        yield _ending(game)


def _ending(game: Game) -> str:
    if game.result:
        return result_line(game.result)
    return f"Not over: {' and '.join(game.to_move)} to move in round {game.view().label}."


def result_line(result: Result) -> str:
    """Return scores, tie-breaks in brackets, and winners in one line."""
    scores = ", ".join(
        f"{colour} {prestige} [{result.tie_break[colour]}]" for colour, prestige in result.prestige.items()
    )
    return f"Result: {scores}. Winner: {' and '.join(result.winners)}."


def event_line(event: Event) -> str:
    """Return one event as a line; empty where other events already say it."""
    match event:
        case e.PeriodBegan(letter):
            return f"=== Period {letter} ==="
        case e.RoundBegan(_, label, first):
            return f"--- Round {label}, {first} has the bellringer ---"
        case e.PersonsRevealed(persons):
            return f"Persons: {', '.join(persons)}"
        case e.HandDrawn(seat, cards):
            return f"{seat} draws {', '.join(cards)}"
        case e.CardKept(seat, card):
            return f"{seat} keeps {card}"
        case e.CardsPassed(from_seat, to_seat, cards):
            return f"{from_seat} passes {', '.join(cards)} to {to_seat}"
        case e.CardPlayed(seat, card):
            return f"{seat} plays {card}"
        case e.CardDiscarded(seat, card):
            return f"{seat} lays down {card} for no action"
        case e.ThirdLaid(seat, card):
            return f"  {seat} leaves {card} unplayed"
        case e.ThirdShown(seat, card):
            return f"  {seat} shows the third card, {card}"
        case e.PersonHired(seat, person):
            return f"{seat} hires the {person}"
        case e.HiringPassed(seat, forced):
            return f"{seat} hires nobody" + (", for want of a coin" if forced else "")
        case e.PlagueStruck(seat):
            return f"The plague strikes {seat}"
        case e.BellringerPassed(_, to_seat):
            return f"The bellringer goes to {to_seat}"
        case e.NotreDamePaid(pot, cubes, each):
            return f"Notre Dame shares {pot} among {cubes} cubes: {each} each"
        case e.CardsReturned():
            return "All action cards go home and are shuffled"
        case e.GameEnded(winners):
            return f"The game is over: {' and '.join(winners)} won"
        case e.SectorActivated() | e.PersonsLeft() | e.DoctorHired() | e.HandTaken():
            return ""
    return f"  {_effect(event)}"


def _effect(event: Event) -> str:
    match event:
        case e.CubePlaced(seat, place, source):
            return f"{seat} puts a cube from {source} into {place}"
        case e.CubeRemoved(seat, place, reason):
            return f"{seat} loses a cube from {place} ({reason})"
        case e.FriendMoved(seat, from_sector, to_sector):
            return f"{seat}'s friend goes from {from_sector or 'hand'} to {to_sector}"
        case e.PiecesMoved(seat, from_place, to_sector, cubes, friend):
            pieces = f"{cubes} cubes" + (" and the friend" if friend else "")
            return f"{seat} moves {pieces} from {from_place} to {to_sector}"
        case e.CubesGained(seat, n):
            return f"{seat} gains {n} cubes"
        case e.CoinsGained(seat, n, taken_from):
            others = "".join(f", {coins} of them from {other}" for other, coins in taken_from)
            return f"{seat} gains {n} coins{others}"
        case e.CoinsPaid(seat, n, reason):
            return f"{seat} pays {n} coins ({reason})"
        case e.PrestigeGained(seat, n, park, reason):
            return f"{seat} gains {n} prestige ({reason}{f', park {park}' if park else ''})"
        case e.PrestigeLost(seat, n, reason):
            return f"{seat} loses {n} prestige ({reason})"
        case e.RatMoved(seat, from_, to, reason):
            return f"{seat}'s rat goes from {from_} to {to} ({reason})"
        case e.CarriageDriven(seat, from_market, to_market, _):
            return f"{seat} drives from {from_market} to {to_market}"
        case e.MessageCollected(seat, market, colour, kind):
            return f"{seat} collects the {colour} {kind} message of {market}"
        case e.ActionForgone(seat, reason):
            return f"{seat} gets nothing from {reason}"
        case e.GreyShown(seat, persons):
            return f"{seat} sees the grey persons to come: {', '.join(persons)}"
    raise AssertionError(f"nothing is told of {event!r}")
