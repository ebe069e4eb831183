"""Trying a person of one's own: the same deals with it and without, and what it does to the scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from engine.bots import make_bot
from engine.content.definitions import Person
from engine.events import PersonHired, PrestigeGained
from engine.game import Game
from engine.names import COLOURS, Colour
from engine.seeds import bot_seed, secret_of


class Estimate(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float
    times: int

    @property
    def told(self) -> str:
        """The mean and its standard error as text, or that it can't be told."""
        if self.times < 2 or self.error > abs(self.mean):
            return f"can't be told ({self.mean:+.2f} ± {self.error:.2f})"
        return f"{self.mean:+.2f} ± {self.error:.2f}"

    @property
    def plain(self) -> str:
        """The mean of what is no difference, with its standard error."""
        return f"{self.mean:.2f} ± {self.error:.2f}"


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of values with its standard error."""
    if len(values) < 2:
        return Estimate(values[0] if values else 0.0, 0.0, len(values))
    return Estimate(fmean(values), stdev(values) / sqrt(len(values)), len(values))


@dataclass
class Trial:
    """What was seen of a person in games of bots."""

    games: int = 0
    met: int = 0
    """Games in which it was on display."""
    offered: int = 0
    """How often a seat could hire it."""
    hired: int = 0
    gained: list[float] = field(default_factory=list)
    """The prestige of each hire by itself."""
    against_without: list[float] = field(default_factory=list)
    """By game in which it was met: the mean score, minus that of the same deal without it."""
    hirers: list[float] = field(default_factory=list)
    """By game: the mean score of those who hired it, minus that of the others."""

    @property
    def rate(self) -> Estimate:
        """How often it is hired where it can be."""
        n = self.offered
        share = self.hired / n if n else 0.0
        return Estimate(share, sqrt(share * (1 - share) / n) if n else 0.0, n)


def try_person(person: Person, seed: int, bot: str, players: int, trial: Trial) -> None:
    """Play a deal with the person and without, and note what is seen."""
    seats = COLOURS[:players]
    secret = secret_of(seed)

    def play(persons: tuple[Person, ...]) -> tuple[Game, dict[Colour, int], bool]:
        bots = {colour: make_bot(bot, bot_seed(secret, at)) for at, colour in enumerate(seats)}
        game = Game.new(seats, seed, persons=persons)
        hires = dict.fromkeys(seats, 0)
        met = False
        while not game.over:
            colour = game.to_move[0]
            view = game.view(colour)
            move = bots[colour](view, game.counted())
            wanted = f"hire {person.name}"
            offered = persons and any(option.choice == wanted for option in view.decisions[colour].options)
            trial.offered += bool(offered)
            met = met or person.name in view.persons
            events = game.play(move)
            for event in events if persons else ():
                if isinstance(event, PersonHired) and event.person == person.name:
                    hires[colour] += 1
                    trial.hired += move.choice == wanted
                    trial.gained.append(0.0)
                elif isinstance(event, PrestigeGained) and event.reason == person.name:
                    trial.gained[-1] += event.n  # a hire is done before the next one
        return game, hires, met

    game, hires, met = play((person,))
    trial.games += 1
    if not met:
        return
    trial.met += 1
    plain, _, _ = play(())
    assert game.result is not None
    assert plain.result is not None
    scores = game.result.prestige
    trial.against_without.append(fmean(scores.values()) - fmean(plain.result.prestige.values()))
    those = [scores[colour] for colour, times in hires.items() if times]
    others = [scores[colour] for colour, times in hires.items() if not times]
    if those and others:
        trial.hirers.append(fmean(those) - fmean(others))
