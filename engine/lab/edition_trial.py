"""Trying an edition of one's own: the same deals by it and by the default edition."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean

from engine.bots import make_bot
from engine.content import DEFAULT_EDITION, EDITIONS
from engine.content.definitions import Options, OwnEdition
from engine.game import Game
from engine.names import COLOURS
from engine.seeds import bot_seed, secret_of


@dataclass
class EditionTrial:
    """What was seen of an edition in games of bots: a number for each deal."""

    scores: list[float] = field(default_factory=list)
    """The mean score."""
    over_usual: list[float] = field(default_factory=list)
    """The same, minus that of the deal by the default edition."""
    spread: list[float] = field(default_factory=list)
    """By how much the first is ahead of the last, minus that by the default edition."""


def try_edition(edition: OwnEdition, seed: int, bot: str, players: int, trial: EditionTrial) -> None:
    """Play a deal by the edition and by the default one, and note what is seen."""
    by_own = _played(edition.options, seed, bot, players)
    usual = _played(EDITIONS[DEFAULT_EDITION], seed, bot, players)
    trial.scores.append(fmean(by_own))
    trial.over_usual.append(fmean(by_own) - fmean(usual))
    trial.spread.append(float(max(by_own) - min(by_own) - (max(usual) - min(usual))))


def _played(options: Options, seed: int, bot: str, players: int) -> list[int]:
    """Return the scores of a game of bots."""
    seats, secret = COLOURS[:players], secret_of(seed)
    bots = {colour: make_bot(bot, bot_seed(secret, at)) for at, colour in enumerate(seats)}
    game = Game.new(seats, seed, options=options)
    while not game.over:
        colour = game.to_move[0]
        game.play(bots[colour](game.view(colour), game.counted()))
    assert game.result is not None
    return list(game.result.prestige.values())
