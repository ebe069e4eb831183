"""The rule book's figures by name."""

from __future__ import annotations

from engine import Options
from game.screens.rules.example_figures import example_rows
from game.screens.rules.figures import Row


def figure_rows(name: str, options: Options) -> tuple[Row, ...]:
    """Return the figure called ``name`` under ``options``. Raises ``KeyError`` if there is none."""
    return example_rows(name, options)
