"""The rule book's figures by name."""

from __future__ import annotations

from engine import COLOURS, Game, Options
from engine.content import DEFAULT_EDITION, NUMBERS
from game.screens.rules import scenes
from game.screens.rules.card_figure import card_rows
from game.screens.rules.example_figures import example_rows
from game.screens.rules.examples import EXAMPLES
from game.screens.rules.figures import Label, Row
from game.screens.rules.table_figure import table_rows
from game.words import say

FIGURES = (*EXAMPLES, "plans", "cards", "table")
"""The names of all figures."""

_PLAN = 400  # the height of a city plan, in units
_SEED = 1


def figure_rows(name: str, options: Options) -> tuple[Row, ...]:
    """Return the figure called ``name`` under ``options``. Raises ``KeyError`` if there is none."""
    match name:
        case "plans":
            return _plans()
        case "cards":
            return card_rows(options)
        case "table":
            return table_rows(options)
    return example_rows(name, options)


def _plans() -> tuple[Row, ...]:
    """Return the cities for all numbers of players as they lie at the start."""
    cells = []
    for players in sorted(NUMBERS.pot):
        view = Game.new(seats=COLOURS[:players], seed=_SEED, edition=DEFAULT_EDITION).view()
        cells.append(scenes.city(view, view.seats[0], (), (Label(words=say("rules-players", n=players)),)))
    return tuple(Row(_PLAN, tuple((cell,) for cell in cells[at : at + 2])) for at in range(0, len(cells), 2))
