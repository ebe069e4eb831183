"""Turning points as tasks: plays games of bots, reviews one seat, and keeps the rounds in which it erred.

``python -m engine.lab.turning_points FOLDER`` writes a file for each mistake that fresh play-outs confirm. It
begins with the round, in the seat that erred, and asks for more prestige than that seat had in the end; which
numbers of stars are worth trying is for :mod:`engine.lab.task_search` to find.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

from engine.bots import characters
from engine.bots.counted_bots import BotSeat, CountedBots
from engine.bots.review import Claim, CurveStep, Review
from engine.content import EDITIONS
from engine.names import COLOURS
from engine.record import records
from engine.record.records import HUMAN, Record, Seat
from engine.seeds import secret_of

PERSON = "Anna"
"""The name in the seat that is reviewed."""
_EDITIONS = tuple(name for name in EDITIONS if name != "riogrande-2007")


def game_of(seed: int, level: str, players: int, opponents: str) -> Record:
    """Return a whole game in which a bot of ``level`` sits where the person of the task will sit."""
    dice = Random(seed)
    colours = dice.sample(COLOURS, players)
    names = [who.name for who in dice.sample(list(characters().values()), players - 1)]
    at = dice.randrange(players)
    names.insert(at, PERSON)
    seats = tuple(
        Seat(name, colour, level if name == PERSON else opponents)
        for name, colour in zip(names, colours, strict=True)
    )
    edition, new_persons = dice.choice(_EDITIONS), dice.random() < 0.4
    record = Record(seats, seed, edition=edition, new_persons=new_persons, secret=secret_of(seed))
    known = {who.name: key for key, who in characters().items()}
    bots = CountedBots(
        record.key(), {seat.colour: BotSeat(seat.player, known.get(seat.name)) for seat in seats}
    )
    game = record.replay()
    while not game.over:
        move = bots.move(game, game.to_move[0], len(record.moves))
        game.play(move)
        record.moves.append(str(move))
    return replace(record, finished=True)


def mistakes(record: Record) -> Iterator[Claim]:
    """Yield what the review claims of the person's seat as it is found, the dearest first."""
    review = Review(record, [seat.colour for seat in record.seats if seat.name == PERSON])
    yielded = 0
    while (step := review.next_step()) is not None:
        if not isinstance(step, CurveStep):
            review.hear(step.think())
        yield from review.claims[yielded:]
        yielded = len(review.claims)


def beginning_of(record: Record, claim: Claim) -> Record:
    """Return the record up to the beginning of the round of a claim, with the person's seat free."""
    at = next(number for number, (game, _) in enumerate(record.games()) if game.view().label == claim.label)
    seats = tuple(replace(seat, player=HUMAN) if seat.name == PERSON else seat for seat in record.seats)
    return replace(record, seats=seats, moves=list(islice(record.moves, at)), finished=False)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each mistake that was found, and write the task that begins with its round."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.turning_points")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next one")
    parser.add_argument("--mistakes", type=int, default=2, help="the most of one game (2)")
    parser.add_argument("--level", default="normal", help="who sits where the person of the task will sit")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--opponents", default="normal")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for seed in range(given.seed, given.seed + given.games):
        record = game_of(seed, given.level, given.players, given.opponents)
        result = record.replay().result
        assert result is not None
        for claim in islice(mistakes(record), given.mistakes):
            path = given.folder / f"{given.level}-{given.players}-{seed}-{claim.label.lower()}.toml"
            reached = result.prestige[claim.colour]
            goal = f'[goal]\ncounts = "prestige"\nstars = [{reached + 1}]\n'
            text = f"order = 0\n{records.to_toml(beginning_of(record, claim))}\n{goal}"
            path.write_text(text, encoding="utf-8")
            ends = " ".join(f"{colour} {prestige}" for colour, prestige in result.prestige.items())
            gain = f"+{claim.gain.mean:.1f} ±{claim.gain.error:.1f}"
            told = f"{claim.played}; better {claim.better.choice} ({gain})"
            print(f"{path.stem:24} {record.edition:12} {told}; {ends}", flush=True)


if __name__ == "__main__":
    main()
