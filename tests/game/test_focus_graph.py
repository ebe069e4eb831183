"""The focus reaches every control, also one that lies behind all others."""

from dataclasses import dataclass, field
from random import Random

import pytest
from pygame import Rect

from game.ui.focus import Focus
from tests.game.walker import reached


@dataclass
class Control:
    """A control of a screen."""

    name: str
    place: Rect
    ready: bool = True
    keeps: tuple[str, ...] = field(default=())


@pytest.mark.parametrize("seed", range(40))
def test_wherever_controls_lie_each_is_reached_from_each_other(seed: int) -> None:
    chance = Random(seed)
    controls = [
        Control(
            str(number), Rect(chance.randrange(1100), chance.randrange(600), chance.choice((60, 400)), 50)
        )
        for number in range(chance.randint(3, 12))
    ]
    focus: Focus[Control] = Focus()
    focus.set_controls(controls)
    names = {control.name for control in controls}
    for name in names:
        assert reached(focus.neighbours, name) == names, f"seed {seed}: not all are reached from {name}"
