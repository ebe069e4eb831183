"""Somebody who learns the game without a window: plays, and notes down what the teacher says when."""

import random
from collections.abc import Callable
from typing import NamedTuple

from engine import Decision, Game, Record
from engine.moves import Move
from engine.record.records import Seat
from game.lessons.curriculum import Curriculum
from game.lessons.lines import AfterGame, BeforeDecision, BeforeEvent, Line, Moment
from game.log.statistics import statistics_of
from game.match.board import DisplayedBoard
from game.match.first_game import RULES, SEED
from game.match.lesson_progress import Progress

ME = "blue"
NAMES = {"blue": "Anna", "green": "Esmeralda", "red": "Quasimodo"}

Choose = Callable[[Decision, Line | None], Move]
"""How the learner chooses: given the decision and the advice."""


class Said(NamedTuple):
    """A line, the moment it was said at, and its words at that moment."""

    line: Line
    moment: Moment
    words: str


def obey(decision: Decision, advice: Line | None) -> Move:
    """Do what is suggested, else the first thing that is allowed."""
    return advice.move if advice is not None and advice.move is not None else decision.options[0]


class Contrary:
    """Never does what is suggested where there is anything else."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, decision: Decision, advice: Line | None) -> Move:
        wish = advice.move if advice is not None else None
        return self._random.choice([move for move in decision.options if move != wish])


def learn(choose: Choose, seed: int = SEED, progress: Progress | None = None) -> list[Said]:
    """A whole game: everything that was said, advice too, in order. The others play at random."""
    seats = tuple(Seat(name, colour, "human" if colour == ME else "random") for colour, name in NAMES.items())
    record = Record(seats, seed, rules=RULES)
    game, chance = record.replay(), random.Random(seed)
    curriculum = Curriculum(progress or Progress())
    said: list[Said] = []
    contrary = False

    def hear(moment: Moment) -> None:
        for line in curriculum.lines(moment):
            curriculum.said(line)
            said.append(Said(line, moment, line.words()))

    while not game.over:
        colour = game.to_move[0]
        if colour == ME:
            move, contrary = _choice(game, choose, curriculum, hear, said, contrary)
        else:
            move = chance.choice(game.decision(colour).options)  # type: ignore[union-attr]
        shown = DisplayedBoard(game.view(ME))
        events = game.play(move)
        record.moves.append(str(move))
        for at, event in enumerate(events):
            hear(BeforeEvent(shown, ME, NAMES, event, tuple(events[at:])))
            shown.leave(event)
            shown.arrive(event)
    result = game.result
    assert result is not None
    tied = sum(n == max(result.prestige.values()) for n in result.prestige.values()) > 1
    hear(AfterGame(game.view(ME), ME, NAMES, result.winners, tied, statistics_of(record)))
    return said


def _choice(
    game: Game,
    choose: Choose,
    curriculum: Curriculum,
    hear: Callable[[Moment], None],
    said: list[Said],
    contrary: bool,
) -> tuple[Move, bool]:
    """What the learner does, and whether that is not what was suggested."""
    view = game.view(ME)
    decision = view.decisions[ME]
    moment = BeforeDecision(view, ME, NAMES, decision, None, contrary)
    hear(moment)
    advice = curriculum.advice(moment)
    if advice is not None:
        said.append(Said(advice, moment, advice.words()))
    move = choose(decision, advice)
    if decision.kind == "play":
        placing = BeforeDecision(view, ME, NAMES, decision, move.what)
        hear(placing)
        place = curriculum.advice(placing)
        if place is not None:
            said.append(Said(place, placing, place.words()))
    return move, advice is not None and move != advice.move
