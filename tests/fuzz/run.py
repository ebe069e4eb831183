"""Many damaged inputs in a row, and what came of them."""

import random
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.kinds import Kind

KEPT = 20
"""How many failing inputs are kept."""


class Run:
    """Many inputs, and what came of them."""

    def __init__(
        self, found: Sequence[Kind], seed: int, keep: Path | None = None, most: float | None = None
    ) -> None:
        """``keep``: the folder for inputs that fail. ``most``: seconds of the processor for one input."""
        self.most = most
        self.kinds, self.seed, self.keep = found, seed, keep
        self.fed, self.accepted = Counter[str](), Counter[str]()
        self.failures: list[str] = []
        self.slowest, self.slowest_of = 0.0, ""
        self._choice = random.Random(seed)
        self._in_threads: list[str] = []
        threading.excepthook = self._note

    def feed(self) -> None:
        """Make one input and feed it."""
        kind = self._choice.choices(self.kinds, [kind.share for kind in self.kinds])[0]
        number = self.fed[kind.name]
        self.fed[kind.name] += 1
        content = kind.make(random.Random(f"{self.seed} {kind.name} {number}"))
        began = time.thread_time()
        try:
            self.accepted[kind.name] += kind.feed(content)
        except Exception:  # whatever comes is what is looked for
            self._fail(kind, number, content, traceback.format_exc(limit=-8))
        while self._in_threads:
            self._fail(kind, number, content, self._in_threads.pop())
        took = time.thread_time() - began
        if took > self.slowest:
            self.slowest, self.slowest_of = took, f"{kind.name} {number}"
        if self.most is not None and took > self.most:
            self._fail(kind, number, content, f"It took {took:.1f} s.")

    def _note(self, ended: threading.ExceptHookArgs) -> None:
        """Note what has ended a thread."""
        self._in_threads.append("".join(traceback.format_exception(ended.exc_value)))

    def _fail(self, kind: Kind, number: int, content: bytes, told: str) -> None:
        self.failures.append(f"{kind.name} {number} of seed {self.seed}: {told}")
        if len(self.failures) > KEPT:
            return
        print(self.failures[-1], file=sys.stderr, flush=True)
        if self.keep is not None:
            self.keep.mkdir(parents=True, exist_ok=True)
            (self.keep / f"{kind.name} {number}").write_bytes(content)
