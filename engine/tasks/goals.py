"""The goal of a task: what is counted, what must hold, and how many stars a finished game is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from engine import events as e
from engine.content import PERSONS
from engine.events import Event
from engine.game import Game
from engine.names import NOTREDAME, SECTORS

COUNTS = ("prestige", "lead", "cathedral", "messages", "persons", "gain", "coins", "rat")
"""What stars are given for: the player's prestige at the end; how much more that is than the best rival's;
prestige from the cathedral; messages collected; prestige from persons; the largest gain of prestige at once;
coins at the end; the space of the rat marker at the end. The cathedral, messages, persons and the largest
gain count from the beginning of the task."""

CONDITIONS = ("win", "without", "rat", "no_plague", "no_hire", "only_cathedral", "everywhere")
"""What must hold for any star. ``win``: alone or shared. ``without``: nothing is placed in these places.
``rat``: where the marker is at the end. ``no_plague``: it never strikes. ``no_hire``: nobody is hired.
``only_cathedral``: no prestige from anywhere else. ``everywhere``: influence in all sectors at the end."""

_CATHEDRAL = (NOTREDAME, "notredame_share")


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal; see :data:`COUNTS` and :data:`CONDITIONS`."""

    counts: str
    stars: tuple[int, ...]
    """What must be counted for one, two, … stars: rising numbers."""
    win: bool = False
    without: tuple[str, ...] = ()
    rat: int | None = None
    no_plague: bool = False
    no_hire: bool = False
    only_cathedral: bool = False
    everywhere: bool = False


class Outcome(NamedTuple):
    """What a finished game is worth."""

    stars: int
    reached: int
    """What was counted."""
    broken: tuple[str, ...]
    """The conditions that did not hold, in the order of :data:`CONDITIONS`."""


@dataclass(slots=True)
class Tally:
    """Counts along for one seat, from the beginning of a task. Give it all events in order."""

    goal: Goal
    colour: str
    cathedral: int = 0
    messages: int = 0
    persons: int = 0
    gain: int = 0
    _broken: set[str] = field(default_factory=set)

    def note(self, events: Iterable[Event]) -> None:
        """Take in the events of a move."""
        for event in events:
            if getattr(event, "seat", None) == self.colour:
                self._note(event)

    def _note(self, event: Event) -> None:
        match event:
            case e.PrestigeGained(_, n, _, reason):
                self.gain = max(self.gain, n)
                self.cathedral += n if reason in _CATHEDRAL else 0
                self.persons += n if reason in PERSONS else 0
                if reason not in _CATHEDRAL:
                    self._break("only_cathedral", self.goal.only_cathedral)
            case e.MessageCollected():
                self.messages += 1
            case e.CubePlaced(_, place, _) | e.FriendMoved(_, _, place) | e.PiecesMoved(_, _, place):
                self._break("without", place in self.goal.without)
            case e.PlagueStruck():
                self._break("no_plague", self.goal.no_plague)
            case e.PersonHired():
                self._break("no_hire", self.goal.no_hire)

    def _break(self, condition: str, broken: bool) -> None:
        if broken:
            self._broken.add(condition)

    @property
    def broken(self) -> tuple[str, ...]:
        """The conditions that can't hold any more."""
        return tuple(condition for condition in CONDITIONS if condition in self._broken)

    def outcome(self, game: Game) -> Outcome:
        """Return what the finished game is worth. Raises ``ValueError`` for a game that goes on."""
        result = game.result
        if result is None:
            raise ValueError("This game isn't over yet.")
        own, goal = game.view(self.colour).players[self.colour], self.goal
        prestige = result.prestige[self.colour]
        best = max(n for colour, n in result.prestige.items() if colour != self.colour)
        counted = {
            "prestige": prestige,
            "lead": prestige - best,
            "cathedral": self.cathedral,
            "messages": self.messages,
            "persons": self.persons,
            "gain": self.gain,
            "coins": own.coins,
            "rat": own.rat,
        }[goal.counts]
        self._break("win", goal.win and self.colour not in result.winners)
        self._break("rat", goal.rat is not None and own.rat != goal.rat)
        self._break("everywhere", goal.everywhere and not all(map(own.influence, SECTORS)))
        reached = 0 if self._broken else sum(counted >= least for least in goal.stars)
        return Outcome(reached, counted, self.broken)


def outcome_of(goal: Goal, colour: str, games: Iterable[tuple[Game, str | None]], begins: int) -> Outcome:
    """Return what a record is worth; ``games``: from its :meth:`~engine.Record.games`.

    ``begins``: how many moves had been made at the beginning of the task. Raises ``ValueError`` for a game
    that goes on.
    """
    tally = Tally(goal, colour)
    number = 0
    for number, (game, _) in enumerate(games):
        if number > begins:
            tally.note(game.happened)
    return tally.outcome(game)
