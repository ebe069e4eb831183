"""Bots as somebody else might write them, good and bad, to be played by the name of their factory."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from engine import Game, Move, View

Own = Callable[..., object]

KILLS = "TEST_KILLS"
"""The variable with the file that says whether :func:`killer` has killed."""


def fair(seed: int) -> Own:
    """Any option; it talks while it thinks."""
    random = Random(seed)

    def bot(view: View) -> Move:
        print("I think.")
        (decision,) = view.decisions.values()
        return random.choice(decision.options)

    return bot


def counting(seed: int) -> Own:
    """Takes what is counted along; answers with texts."""
    bot = fair(seed)

    def answer(view: View, counted: dict[str, int]) -> str:
        assert set(counted) == set(view.seats)
        return str(bot(view))

    return answer


def curious(seed: int) -> Own:
    """Looks for the game in whoever calls it, and moves at random only where it isn't there."""
    bot = fair(seed)

    def answer(view: View) -> object:
        frame = sys._getframe()
        while frame.f_back:
            frame = frame.f_back
            assert not any(isinstance(value, Game) for value in frame.f_locals.values())
        return bot(view)

    return answer


def killer(seed: int) -> Own:
    """Kills the process that asks it, in the first game that it plays."""
    bot = fair(seed)
    killed = Path(os.environ[KILLS])

    def answer(view: View) -> object:
        if view.round == 2 and not killed.exists():
            killed.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return bot(view)

    return answer


def murderer(seed: int) -> Own:
    """Kills the process that asks it, always."""

    def answer(view: View) -> object:
        os.kill(os.getppid(), signal.SIGKILL)
        return None

    return answer


def cheat(seed: int) -> Own:
    """Wants what it isn't offered, from the third round on."""
    bot = fair(seed)
    return lambda view: "red donate 3" if view.round > 2 else bot(view)


def mumbling(seed: int) -> Own:
    """Says what is no move."""
    return lambda view: "\x1b[2J well …\n" * 500


def falling(seed: int) -> Own:
    """Falls over."""

    def answer(view: View) -> object:
        raise ValueError("I fell.")

    return answer


def leaving(seed: int) -> Own:
    """Leaves without a word."""
    return lambda view: os._exit(0)


def slow(seed: int) -> Own:
    """Thinks for ever, in a process that it started too."""
    return lambda view: time.sleep(1e6)


def unborn(seed: int) -> Own:
    """Can't be made."""
    raise ValueError("not today")
