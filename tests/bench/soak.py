"""Everything at once, for a long time: bots, people, phones that come and go, pads, keys, mouse, windows.

``python tests/bench/soak.py --minutes 60`` or ``--events 100000``. Several games are played at a quick pace
while keys, buttons and the pointer go anywhere, the window changes its size, menus, replays and saved games
are opened, and phones connect, answer, send nonsense and vanish. The first exception ends it. Prints one JSON
object as its last line: what was done, and what it cost. Exit code 1 when an error was logged.
"""

import argparse
import contextlib
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide packages behind scripts' names.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from engine.names import COLOURS
from engine.record import records
from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.match.options import Launch, NewGame, PhonesWanted
from game.screens.title.title import TitleScene
from game.seats import Seat
from game.table.scene import TableScene
from tests.bench.measuring import resident_mb
from tests.fuzz.mutations import Mutator
from tests.game.test_chaos import Hands
from tests.game.window import Window

PACES = ("instant", "instant", "fast")
PATIENCE = 40
"""Frames without a move after which somebody at the table takes the first that is allowed."""
MOST_PHONES = 4
WARM = 0.25
"""The share of the time after which memory counts."""


class Phone:
    """A phone that plays at random, when it is here."""

    def __init__(self, address: str, key: str, chance: random.Random) -> None:
        self._address, self._key, self.chance = address, key, chance
        self.token = ""
        self.answered = 0
        self.screen: dict[str, Any] = {}
        self.wire: ClientConnection | None = None
        self._open = contextlib.ExitStack()

    def come(self) -> None:
        """Connect and sit down, if there is a seat."""
        where = self._address.replace("http", "ws") + "/socket"
        with contextlib.suppress(OSError, WebSocketException):
            came = connect(where, origin=Origin(self._address), close_timeout=0.1, open_timeout=2)
            self.wire = self._open.enter_context(came)
            self.say({"type": "hello", "key": self._key, "token": self.token})
            self.say({"type": "join", "name": self.token[:5] or "Zoé", "colour": self.chance.choice(COLOURS)})

    def go(self) -> None:
        """Vanish."""
        self._open.close()
        self.wire, self.screen, self.answered = None, {}, 0

    def say(self, message: object) -> None:
        """Send an object, or any text."""
        if self.wire is not None:
            try:
                self.wire.send(message if isinstance(message, str) else json.dumps(message))
            except WebSocketException:
                self.go()

    def act(self) -> None:
        """Read what has come, and do something about it now and then."""
        try:
            while self.wire is not None:
                frame = json.loads(self.wire.recv(0))
                self.token = frame.get("welcome", {}).get("token", self.token)
                self.screen = frame.get("screen", self.screen)
        except TimeoutError:
            pass
        except WebSocketException:
            self.go()
        ask, chance = self.screen.get("ask"), self.chance
        if ask and not ask["answered"] and ask["number"] != self.answered and ask["options"]:
            self.answered = ask["number"]
            moves = [chance.choice(ask["options"])["move"]]
            self.say({"type": "answer", "decision": self.answered, "moves": moves})
        elif chance.random() < 0.01:
            valid: list[object] = [
                *({"type": "wish", "wish": wish} for wish in ("undo", "hint", "done", "leave")),
                *({"type": "command", "do": do} for do in ("start", "pause", "resume", "again")),
                {"type": "more", "round": -1},
                {"type": "sleep", "asleep": chance.random() < 0.5},
                {"type": "speak", "language": chance.choice(("de", "ja", "en"))},
            ]
            message = chance.choice(valid)
            self.say(Mutator(chance).data(message) if chance.random() < 0.2 else message)


class Soak:
    """A window in which everything happens."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.window = Window(folder, (960, 540), tables=RealTables(), pace="instant")
        self.app = self.window.app
        self.app.settings_file.beside_frames = True
        self.app.quit = lambda: None  # type: ignore[method-assign]
        self.hands = Hands(self.window, seed)
        resize = self.hands.resize
        # Every new size is a new city to paint: seldom, so that there is time for all the rest.
        self.hands.resize = lambda: resize() if self.chance.random() < 0.05 else None  # type: ignore[method-assign]
        self.phones: list[Phone] = []
        self.did: Counter[str] = Counter()
        self.slowest, self.slowest_of = 0.0, ""
        self._moves: tuple[str, int] = ("", 0)
        self._idle = 0
        post = self.hands.post
        self.hands.post = lambda kind, **values: self._count(post, kind, values)  # type: ignore[method-assign]
        advance = self.window.advance
        self.window.advance = lambda seconds: self._timed(advance, seconds)  # type: ignore[method-assign]

    def _count(self, post: Any, kind: int, values: dict[str, object]) -> None:
        self.did["events"] += 1
        post(kind, **values)

    def _timed(self, advance: Any, seconds: float) -> None:
        used, before = time.thread_time(), type(self.app.scene).__name__
        advance(seconds)
        frames = max(1, round(seconds / STEP))
        self.did["frames"] += frames
        used = (time.thread_time() - used) / frames
        if used > self.slowest:
            size = "x".join(map(str, self.app.size))
            self.slowest, self.slowest_of = used, f"{before} to {type(self.app.scene).__name__}, {size}"

    def done(self, asked: argparse.Namespace, seconds: float) -> float:
        """Return the share that is done of what was asked for."""
        return float(self.did["events"] / asked.events if asked.events else seconds / (60 * asked.minutes))

    def act(self) -> None:
        """Let something happen, and a frame pass."""
        self.hands.act()
        self.did["acts"] += 1
        if self.chance.random() < 0.002:
            self._go_somewhere()
        table = self._table()
        if isinstance(self.app.scene, TitleScene) or table is None:
            if self.chance.random() < 0.05:
                self._begin()
        else:
            self._move(table)
        self._let_phones_play()

    def _table(self) -> TableScene | None:
        return next((scene for scene in self.app.scenes if isinstance(scene, TableScene)), None)

    def _begin(self) -> None:
        self.did["games"] += 1
        chance = self.chance
        colours = chance.sample(COLOURS, chance.randint(2, 5))
        seats = tuple(
            Seat(f"P{colour}", colour, chance.choice(("human", "human", "quick", "random", "easy")))
            for colour in colours
        )
        self.app.settings_file.override(pace=chance.choice(PACES))
        if self.app.phones is None and chance.random() < 0.5:
            self.app._phones_wanted = PhonesWanted(True, None, "127.0.0.1", None)
            self.app.open_phones()
        self.app.start(NewGame(seats, new_persons=chance.random() < 0.5))

    def _go_somewhere(self) -> None:
        go, saves = self.app.go, self.app.saves
        self.did["pages"] += 1
        paths = saves.paths()
        match self.chance.randrange(6):
            case 0 if paths:
                self.app.open(self.chance.choice(paths))
            case 1:
                self.app.open_with(Launch(resume=True))
            case 2:
                go.load()
            case 3:
                go.settings()
            case 4:
                go.hall_of_fame()
            case _:
                go.title()

    def _move(self, table: TableScene) -> None:
        """Count moves; where nobody moves for long, take the first option."""
        context = table.context
        now = str(context.session.record_path), len(context.session.record.moves)
        if now[0] == self._moves[0] and now[1] > self._moves[1]:
            self.did["moves"] += now[1] - self._moves[1]
        self._idle = self._idle + 1 if now == self._moves else 0
        self._moves = now
        if self._idle < PATIENCE or self.app.scene is not table:
            if self._idle > 5 * PATIENCE:
                self.hands.escape()
                self._idle = PATIENCE
            return
        if context.screen.curtain or context.sheet:
            table.controls.flow.advance()
        elif context.screen.asked is not None and not context.busy:
            shot = context.director.choose(context.screen.asked.options[0])
            if shot is not None:
                table.controls.flow.show(shot)

    def _let_phones_play(self) -> None:
        phones = self.app.phones
        if phones is None or not phones.doors:
            self.phones.clear()
            return
        if len(self.phones) < MOST_PHONES:
            address = phones.doors[0].address
            self.phones.append(Phone(address, phones.room.key, random.Random(self.chance.random())))
        for phone in self.phones:
            if phone.wire is None and self.chance.random() < 0.01:
                phone.come()
                self.did["phones came"] += phone.wire is not None
            elif phone.wire is not None and self.chance.random() < 0.002:
                phone.go()
                self.did["phones vanished"] += 1
            else:
                phone.act()


class Errors(logging.Handler):
    """Counts what is logged as an error."""

    told: list[str]

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the text."""
        self.told.append(record.getMessage())


def main() -> int:
    """Soak as long as asked; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--events", type=int, help="end after so many keys, buttons and motions instead")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    errors = Errors()
    logging.getLogger().addHandler(errors)
    began, memory = time.perf_counter(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder), asked.seed)
        try:
            while (done := soak.done(asked, time.perf_counter() - began)) < 1.0:
                soak.act()
                if not memory and done > WARM:
                    memory = resident_mb()
        finally:
            figures = {
                **soak.did,
                "seed": asked.seed,
                "errors_logged": len(errors.told),
                "memory_mb": round(resident_mb(), 1),
                "memory_growth_mb": round(resident_mb() - memory, 1) if memory else None,
                "slowest_frame_cpu_ms": round(soak.slowest * 1000, 1),
                "slowest_frame": soak.slowest_of,
                "seconds": round(time.perf_counter() - began),
            }
            print("\n".join(errors.told[:5]), file=sys.stderr)
            print(json.dumps(figures), flush=True)
        for path in soak.app.saves.paths():
            records.read(path)  # every saved game is whole
        for phone in soak.phones:
            phone.go()
        soak.app.close()
    return 1 if errors.told else 0


if __name__ == "__main__":
    sys.exit(main())
