"""What a bot went for in a game that is over: the themes that its moves raised most, period by period.

Nothing of this is stored. Each of its decisions is weighed again, from the view of its seat and with the same
seed. A move that does not come out again (the clock may have stopped the search, or somebody else made it)
says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine.bots import Budget, make_bot
from engine.bots.counted_bots import picks_made, seed_at
from engine.bots.hints import turn_end
from engine.bots.levels import Counted
from engine.bots.themes import THEMES, Theme, by_theme, parts
from engine.bots.value import learned
from engine.game import Game
from engine.moves import Move
from engine.names import ROUNDS_A_PERIOD
from engine.record.records import Record
from engine.views import View
from engine.worlds import draw_state

MOST = 2
"""How many themes are told of a period."""
_REPEATED = 0.5
"""The least share of a period's moves that must come out again."""
_LEAST = 0.5
"""The least prestige by which a theme must be raised to be told."""

Raised = Mapping[Theme, float]
"""By how much prestige the worth of each theme was raised."""


class Deed(NamedTuple):
    """A move of a bot, with all that the bot was asked with."""

    move: Move
    views: tuple[View, ...]
    """The view of its seat; in a pass of the draft also that of the beginning of the pass."""
    counted: Counted
    bot: str
    seed: int
    character: str | None = None


@dataclass(frozen=True, slots=True)
class AimStep:
    """Working out what a bot went for in one period."""

    deeds: tuple[Deed, ...]

    def think(self) -> tuple[Theme, ...]:
        """Return the themes that its moves raised most, the foremost first; none if too little is known."""
        return aims([raised(deed) for deed in self.deeds])


def deeds(record: Record, colour: str, bot: str, character: str | None = None) -> list[tuple[Deed, ...]]:
    """Return the moves of a seat in the three periods of a finished game.

    ``bot`` and ``character``: who played it. Raises ``ValueError`` for a game that is not over, and
    :class:`~engine.errors.RecordError`.
    """
    if not record.replay().over:
        raise ValueError("the game is not over")
    found: list[list[Deed]] = [[], [], []]
    begun: Game | None = None
    for number, (game, text) in enumerate(record.games()):
        if text is None:
            break
        move = Move.parse(text)
        if move.verb == "keep" and len(game.to_move) == len(game.seats):
            begun = game.copy()  # a pass of the draft
        if move.colour != colour:
            continue
        view = game.view(move.colour)
        views = (view, begun.view(move.colour)) if picks_made(view) and begun else (view,)
        seed = seed_at(record.key(), view, number)
        period = (view.round - 1) // ROUNDS_A_PERIOD
        found[period].append(Deed(move, views, game.counted(), bot, seed, character))
    return [tuple(those) for those in found]


def raised(deed: Deed) -> Raised | None:
    """Return by how much a move raised each theme above what the options raise it by on average.

    ``None`` if the bot does not make the move again.
    """
    if not any(_again(deed, view) == deed.move for view in deed.views):
        return None
    view, colour, value = deed.views[0], deed.move.colour, learned()
    state = draw_state(view, Random(deed.seed), dict(deed.counted))
    options = view.decisions[colour].options
    ends = {option: turn_end(state, option) for option in options}
    worths = {option: by_theme(parts(value, end, end.players[colour])) for option, end in ends.items()}
    return {
        theme: worths[deed.move][theme] - sum(worth[theme] for worth in worths.values()) / len(worths)
        for theme in THEMES
    }


def _again(deed: Deed, view: View) -> Move:
    return make_bot(deed.bot, deed.seed, Budget(), deed.character)(view, deed.counted)


def aims(found: Iterable[Raised | None]) -> tuple[Theme, ...]:
    """Return the themes that the moves of a period raised most, the foremost first.

    ``found``: what each move raised. None are returned where too few moves came out again.
    """
    everything = list(found)
    known = [one for one in everything if one is not None]
    if not known or len(known) < _REPEATED * len(everything):
        return ()
    whole = {theme: sum(one[theme] for one in known) for theme in THEMES}
    most = sorted(THEMES, key=lambda theme: -whole[theme])[:MOST]
    return tuple(theme for theme in most if whole[theme] >= _LEAST)
