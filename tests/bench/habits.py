"""How often masters do what may be a habit, and whether habits are found where there are some and only there.

``table``: masters play ``--games`` games of 2 to 5 players; their counts are printed as the text of
``engine/bots/habits.toml``. ``found KIND``: in each of ``--series`` series of eight games a master among
three ``normal`` bots skips every third hire (``hires``), builds no hospital until B2 (``hospital``) or never
donates (``donations``); is it told so? ``none``: the same for a master without a habit, who should be told
nothing.

The last line is one JSON object: for a series ``{"series", "told", "own"}``: how many series were told of
any habit, and how many of their own. With ``--state`` a run can be continued. ``--worlds``: how many worlds
the master draws in the draft; fewer are quicker.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import Game, Move, Record, Seat, View
from engine.bots import Budget, make_bot
from engine.bots.habit_search import Game as OwnGame
from engine.bots.habit_search import HabitSearch
from engine.bots.habits import GAMES, KINDS, played
from engine.bots.levels import LevelBot
from engine.lab.simulation import Plan, play_game
from engine.names import COLOURS, NOTREDAME, card_kind
from engine.seeds import bot_seed, secret_of

_PLAYERS = (4, 3, 4, 5, 2)
_FIRST = {"table": 1000, "hires": 90_000, "hospital": 190_000, "donations": 290_000, "none": 390_000}
"""The first seed of each kind of run."""
_NO_HOSPITAL_UNTIL = 5


def table_game(seed: int) -> dict[str, Any]:
    """Return what masters did in one game: for each kind how often, and in how many places."""
    plan = Plan(("master",) * _PLAYERS[seed % len(_PLAYERS)], "anniversary", seed % 3 == 0)
    _, record, _ = play_game(plan, seed)
    counts: dict[str, list[int]] = {kind: [0, 0] for kind in KINDS}
    for seat in record.seats:
        for place in played(record, seat.colour).places:
            counts[place.kind][0] += place.done
            counts[place.kind][1] += 1
    return {"seed": seed, "players": len(record.seats), "counts": counts}


def table_text(games: Iterable[dict[str, Any]]) -> str:
    """Return the text of ``habits.toml``."""
    rows: dict[str, dict[int, list[int]]] = {kind: {} for kind in KINDS}
    for game in games:
        for kind, (done, places) in game["counts"].items():
            row = rows[kind].setdefault(game["players"], [0, 0])
            row[:] = row[0] + done, row[1] + places
    lines = ["# How often masters do what may be a habit, by the number of players: [done, places].", ""]
    for kind, found in rows.items():
        lines += [f"[{kind}]", *(f"{players} = {row}" for players, row in sorted(found.items())), ""]
    return "\n".join(lines)


class Wayward:
    """A master with a habit."""

    def __init__(self, kind: str, seed: int, worlds: int, hires: list[int]) -> None:
        """``hires``: how often it could have hired so far, in all games of its series."""
        self._kind, self._hires = kind, hires
        bot = make_bot("master", seed, Budget(worlds=worlds))
        assert isinstance(bot, LevelBot)
        self._bot = bot

    def move(self, game: Game, view: View) -> Move:
        decision = view.decisions[view.viewers[0]]
        if self._kind == "hires" and decision.source == "hire":
            self._hires[0] += 1
            if not self._hires[0] % 3:
                return decision.options[-1]
        weighed = self._bot.weigh(view, game.counted())
        allowed = [pair for pair in weighed if not self._shuns(pair[1], view)] or weighed
        return max(allowed, key=lambda pair: pair[0])[1]

    def _shuns(self, move: Move, view: View) -> bool:
        card = card_kind(move.what) if move.verb in ("keep", "play") else ""
        if self._kind == "donations":
            return card == NOTREDAME or (move.verb == "donate" and move.what != "0")
        early = self._kind == "hospital" and view.round <= _NO_HOSPITAL_UNTIL
        return early and (card == "hospital" or (move.verb in ("friend", "to") and move.what == "hospital"))


def wayward_game(kind: str, seed: int, worlds: int, hires: list[int]) -> Record:
    """Play one game of a master with a habit, in the first seat, among three ``normal`` bots."""
    colours = COLOURS[:4]
    seats = tuple(Seat(c, c, "normal" if at else "human") for at, c in enumerate(colours))
    record = Record(seats, seed, new_persons=seed % 3 == 0, secret=secret_of(seed))
    key = record.key()
    own = Wayward(kind, bot_seed(key, 0), worlds, hires)
    others = {c: make_bot("normal", bot_seed(key, at)) for at, c in enumerate(colours) if at}
    game = record.replay()
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        move = others[colour](view, game.counted()) if colour in others else own.move(game, view)
        game.play(move)
        record.moves.append(str(move))
    return record


def series(kind: str, number: int, worlds: int) -> dict[str, Any]:
    """Play a series and search it for habits."""
    hires = [0]
    first = _FIRST[kind] + 100 * number
    records = [wayward_game(kind, first + at, worlds, hires) for at in range(GAMES)]
    search = HabitSearch(OwnGame(record, COLOURS[0]) for record in records)
    while (step := search.next_step()) is not None:
        search.hear(step.think())
    return {
        "series": number,
        "often": [one.kind for one in search.seen if one.habit],
        "told": {habit.kind: [round(habit.cost, 2), round(habit.error, 2)] for habit in search.habits},
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("table", "found", "none"))
    parser.add_argument("kind", nargs="?", choices=("hires", "hospital", "donations"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--series", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep what is done in FILE")
    parsed = parser.parse_args()
    done = []
    if parsed.state and parsed.state.exists():
        done = [json.loads(line) for line in parsed.state.read_text(encoding="utf-8").splitlines()]
    kind = "none" if parsed.what == "none" else parsed.kind
    for number in range(len(done), parsed.games if parsed.what == "table" else parsed.series):
        table = parsed.what == "table"
        done.append(table_game(_FIRST["table"] + number) if table else series(kind, number, parsed.worlds))
        print(json.dumps(done[-1]), file=sys.stderr, flush=True)
        if parsed.state:
            with parsed.state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(done[-1]) + "\n")
    if parsed.what == "table":
        print(table_text(done))
        print(json.dumps({"games": len(done)}))
        return
    told = [one["told"] for one in done]
    print(
        json.dumps({"series": len(done), "told": sum(map(bool, told)), "own": sum(kind in t for t in told)})
    )


if __name__ == "__main__":
    main()
