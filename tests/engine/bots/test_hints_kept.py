"""What is suggested in a game, with reasons and comparisons, kept as text that a person can read.

When hints are changed on purpose, write the file anew with ``python -m tests.engine.bots.test_hints_kept``
and read the difference before committing it.
"""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random

from engine import Game, View
from engine.bots import Budget, make_bot
from engine.bots.hints import MARKED, hint
from engine.bots.reasons import Reason

KEPT = Path(__file__).with_name("hints.txt")


def asked() -> Iterator[View]:
    """Decisions of two games, more of the rare ones."""
    for seats, seed in ((("blue", "green", "red"), 3), (("red", "purple"), 8)):
        dice, quick = Random(seed), make_bot("quick", seed)
        game = Game.new(seats, seed, new_persons=seed == 3)
        while not game.over:
            view = game.view(game.to_move[0])
            share = {"draft": 0.2, "actions": 0.3, "hire": 0.5}.get(view.phase, 1.0)
            if dice.random() < share:
                yield view
            game.play(quick(view) if dice.random() < 0.7 else dice.choice(game.legal_moves()))


def told(view: View) -> Iterator[str]:
    yield f"{view.viewers[0]} {view.label} {view.phase}"
    for one in hint(view, seed=2, budget=Budget(worlds=1))[:MARKED]:
        than = f"; not {reason(one.against)}" if one.against else ""
        yield f"  {one.behind:4.1f} {one.move.choice}: {reason(one.reason)}{than}"


def reason(why: Reason) -> str:
    return " ".join([why.key, *(f"{name}={value}" for name, value in why.numbers.items())])


def test_hints_are_those_that_were_kept() -> None:
    kept, now = (
        KEPT.read_text(encoding="utf-8").splitlines(),
        [line for view in asked() for line in told(view)],
    )
    for number, (line, again) in enumerate(zip_longest(kept, now), 1):
        assert line == again, f"{KEPT.name}, line {number}"


if __name__ == "__main__":
    KEPT.write_text("".join(f"{line}\n" for view in asked() for line in told(view)), encoding="utf-8")
