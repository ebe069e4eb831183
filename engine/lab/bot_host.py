"""The process of a foreign bot: ``python -m engine.lab.bot_host module:factory SEED``.

It says ``ready``, or why the bot can't be loaded. Then each line that it reads is a view with what is counted
along, and each line that it writes is the move. What the bot itself prints goes to the standard error.
"""

from __future__ import annotations

import inspect
import json
import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from engine.errors import EngineError
from engine.lab.named import load
from engine.notation import view_from
from engine.quoting import printable

READY = "ready"

_LONGEST = 200
"""The most characters that are said at once; no move has as many."""


def main() -> None:
    """Make the bot and answer. What the bot raises ends the process."""
    asked, answers = SimpleQueue[bytes](), os.fdopen(os.dup(1), "wb")
    Thread(target=_listen, args=(os.fdopen(os.dup(0), "rb"), asked), daemon=True).start()
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)

    def say(line: str) -> None:
        answers.write(line.encode("utf-8", "replace") + b"\n")
        answers.flush()

    name, seed = sys.argv[1:]
    try:
        factory = load(name)
    except EngineError as error:
        say(printable(str(error))[:_LONGEST])
        return
    bot = factory(int(seed))
    hears = _takes_two(bot)
    say(READY)
    while True:
        data = json.loads(asked.get())
        view = view_from(data["view"])
        move = bot(view, data["counted"]) if hears else bot(view)
        say(printable(str(move))[:_LONGEST])


def _listen(lines: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Hand over what is asked; end the process, whatever the bot does, when whoever asks is gone."""
    for line in lines:
        asked.put(line)
    os._exit(0)


def _takes_two(bot: Callable[..., Any]) -> bool:
    """Whether it takes what is counted along, beside the view."""
    try:
        inspect.signature(bot).bind(None, None)
    except (TypeError, ValueError):  # it takes one, or doesn't tell
        return False
    return True


if __name__ == "__main__":
    main()
