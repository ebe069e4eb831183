"""The sentences of hints: only the best move is called the best, and each other one is told as what it is."""

from __future__ import annotations

import pytest

from engine import Move
from engine.bots.hints import Reason, Suggestion
from game.decisions.hint_words import told
from game.words import languages, say, set_language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("behind", [0.2, 3.0])
def test_only_the_best_move_is_called_the_best(language: str, behind: float) -> None:
    set_language(language)
    reason = Reason("pays", {"prestige": 3})
    found = [
        Suggestion(Move("blue", "play", f"blue.{card}"), behind * rank, reason)
        for rank, card in enumerate(("bank", "park", "hotel"))
    ]
    best = say("hint-best", why="").strip()
    assert told(found, 0).startswith(best)
    for rank in (1, 2):
        assert not told(found, rank).startswith(best)
        assert f"{rank + 1}" in told(found, rank)
