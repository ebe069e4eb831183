"""How long a person waits for three bots, on the table's own clock: nothing sleeps, little is drawn.

One person plays whole games against three bots at normal pace, with motion, in every seat and with many
deals; bots answer at once. A stretch is the game's time from the person's choice until the next decision is
put to them, or until the plague or the end of a period: these are shown for their own sake and don't count.

``stretch_s``: the longest stretch of all games; ``round_s``: the most waiting in one round. Prints one JSON
object as its last line.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# This script's folder comes first on the path and would hide the engine behind a script of that name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import events as e
from engine.bots import make_bot
from game.app.fixed_steps import STEP
from game.app.program import App
from game.match.board import RatsCome
from game.match.options import NewGame, parse_players
from game.table.motion.acts import Act
from game.table.scene import TableScene
from tests.bench.measuring import open_app
from tests.ready_bots import ReadyProcess

SEATS = 4
LONGEST = 3600.0
"""Seconds of game time after which a game is taken to hang."""

_PERIOD = (e.NotreDamePaid, e.CardsReturned, e.PeriodBegan, e.GameEnded)


class Wait(NamedTuple):
    """A stretch of waiting: its round, its seconds, and what they went by on."""

    label: str
    seconds: float
    spent: Counter[str]


def counts(act: Act | None) -> bool:
    """Whether the time of an act is waiting, rather than the plague or the end of a period."""
    if act is None:
        return True
    for event in act.events:
        reason = getattr(event, "reason", "")
        if isinstance(event, (*_PERIOD, e.PlagueStruck, RatsCome)) or reason in ("plague", "notredame_share"):
            return False
        if isinstance(event, e.CubeRemoved) and reason == "notredame":
            return False
    return True


def kind_of(table: TableScene) -> str:
    """What the table does at the moment, for the list of what took longest."""
    act = table.context.animator.act
    if act is not None:
        return type(act.events[0]).__name__
    return "camera" if table.context.top.gliding else "pause"


def waits(app: App, table: TableScene, bot: str) -> Iterator[Wait]:
    """Play a game to its end and yield the stretches of waiting."""
    context, flow = table.context, table.controls.flow
    context.director.pool.process = ReadyProcess()
    seconds, total, label = 0.0, 0.0, context.shown.label
    spent = Counter[str]()
    while (
        context.begins or not table.laid
    ):  # it is laid once it has been seen, and begins once all is prepared
        app.frame(STEP)
    while total < LONGEST:
        context.session.keeper.wait_saved()  # the disk's time is no game time
        table.step(STEP)
        table.context.top.get_ready(table.context.row)  # glides wait for their pictures
        total += STEP
        if context.session.game.over and not context.busy:
            return
        context.sheet = None
        asked = context.pending is not None and not context.busy and not context.top.gliding
        waits = counts(context.animator.act)
        if (asked or not waits) and seconds:
            yield Wait(label, seconds, spent)
            seconds, spent = 0.0, Counter()
        if not asked or context.pending is None:
            if waits:
                seconds += STEP
                spent[kind_of(table)] += 1
            continue
        decision = context.pending.decision
        label = context.shown.label
        view = context.session.view(decision.colour)
        choice = make_bot(bot, len(context.session.record.moves))(view)
        shot = context.director.choose(choice)
        assert shot is not None
        flow.show(shot)
    raise SystemExit(f"the game hangs after {len(context.session.record.moves)} moves")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--pace", default="normal")
    given = parser.parse_args()
    longest = fullest = 0.0
    stretches = rounds = 0
    whole = 0.0
    spent: Counter[str] = Counter()
    for seed in range(1, given.deals + 1):
        for seat in range(SEATS):
            players = ", ".join("Anna" if place == seat else f"bot:{given.bot}" for place in range(SEATS))
            with tempfile.TemporaryDirectory() as folder:
                app = open_app(Path(folder), (640, 360), given.pace)
                app.change_settings(confirm_turns=False, reduced_motion=False)
                app.start(NewGame(parse_players(players), seed=seed))
                table = app.scene
                assert isinstance(table, TableScene)
                by_round: dict[str, float] = defaultdict(float)
                for wait in waits(app, table, given.bot):
                    by_round[wait.label] += wait.seconds
                    stretches += 1
                    spent.update(wait.spent)
                    if wait.seconds > longest:
                        longest = wait.seconds
                        told = {kind: round(steps * STEP, 1) for kind, steps in wait.spent.most_common(9)}
                        where = f"deal {seed}, seat {seat}, {wait.label}"
                        print(f"{where}: {longest:.1f} s {told}", file=sys.stderr)
                fullest = max(fullest, *by_round.values())
                whole += sum(by_round.values())
                rounds += len(by_round)
                app.close()
    print({kind: round(steps * STEP / rounds, 2) for kind, steps in spent.most_common()}, file=sys.stderr)
    figures = {
        "deals": given.deals,
        "round_s": round(fullest, 1),
        "stretch_s": round(longest, 1),
        "mean_round_s": round(whole / rounds, 1),
        "mean_stretch_s": round(whole / stretches, 1),
        "stretches": stretches,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
