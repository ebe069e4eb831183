"""How often a hint names an amount, and whether what it says is true.

Random decisions of games between ``normal`` and ``quick`` are hinted at. A hint's comparison is true if all
of its amounts are found again when both moves are played by the engine and the turn is ended as well as the
bots know how, which is worked out here without the hints. In the draft it is enough that the card can be
played so.

Prints one JSON object as its last line: ``hints``, ``amounts`` (share of best moves with an amount),
``true`` (share of those), ``same`` (hints with the same sentence for two moves) and ``false``, examples.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game, Move
from engine.bots import Budget, make_bot
from engine.bots.comparing import Comparison
from engine.bots.hints import hint
from engine.bots.turns import best, weigh
from engine.bots.value import learned
from engine.events import FriendMoved, MessageCollected, PiecesMoved
from engine.names import NOTREDAME, SECTORS, Colour
from engine.outcomes import Outcome, Prospects
from engine.worlds import draw_state
from game.decisions.hint_words import compared

Amounts = dict[tuple[str, str | None], int]


def amounts(game: Game, colour: str, outcome: Outcome) -> Amounts:
    """What a seat gains by moves, as hints name it."""
    view = game.view(colour)
    own = view.players[colour]
    friend = own.friend
    taken = 0
    for event in outcome.events:
        match event:
            case FriendMoved():
                friend = event.to_sector
            case PiecesMoved(friend=True):
                friend = event.to_sector
            case MessageCollected():
                taken += 1
    cubes = dict(outcome.placed)
    found: Amounts = {
        ("prestige", None): outcome.prestige,
        ("coins", None): outcome.coins,
        ("cubes", None): outcome.cubes,
        ("rat", None): -min(outcome.rat_after, 9),
        ("plague", None): -(outcome.rat_after > 9),
        ("messages", None): taken,
        ("cathedral", None): cubes.get(NOTREDAME, 0),
    }
    influences = {
        sector: own.sectors[sector] + cubes.get(sector, 0) + (friend == sector) for sector in SECTORS
    }
    found |= {("influence", sector): influence for sector, influence in influences.items()}
    found["bonus", None] = influences["park"] // 2
    return found


def ends(game: Game, colour: Colour, move: Move) -> Iterator[Outcome]:
    """What a move brings with the rest of its turn; for a card that is drafted, in every way to play it."""
    prospects = Prospects(game.view(colour))
    if move.verb == "keep":
        yield from _ways(prospects, move.what, ())
        return
    answers: list[Move] = []
    branch = game.copy()
    branch.play(move)
    while prospects.of(move, *answers).asks:
        state = draw_state(branch.view(colour), Random(1))
        answers.append(best(weigh(state, colour, learned())))
        branch.play(answers[-1])
    yield prospects.of(move, *answers)


def _ways(prospects: Prospects, card: str, answers: tuple[Move, ...]) -> Iterator[Outcome]:
    outcome = prospects.of_card(card, *answers)
    if not outcome.asks:
        yield outcome
    for option in outcome.options:
        yield from _ways(prospects, card, (*answers, option))


def claims(against: Comparison) -> Amounts:
    """What a comparison says, without the messages nearby."""
    said = {(one.kind, one.sector): one.n for one in against.more}
    said |= {(one.kind, one.sector): -one.n for one in against.less}
    return {key: n for key, n in said.items() if key[0] != "message-near"}


def is_true(game: Game, move: Move, against: Comparison) -> bool:
    """Whether the amounts of a comparison are found again."""
    others = [amounts(game, move.colour, end) for end in ends(game, move.colour, against.other)]
    for end in ends(game, move.colour, move):
        own = amounts(game, move.colour, end)
        for other in others:
            if all(own[key] - other[key] == n for key, n in claims(against).items()):
                return True
    return False


def measure(wanted: int, worlds: int) -> dict[str, Any]:
    """Ask for hints at random decisions until there are as many as wanted."""
    random = Random(1)
    hints = named = true = same = 0
    false: list[str] = []
    seed = 0
    while hints < wanted:
        seed += 1
        game = Game.new(COLOURS[: 2 + seed % 4], seed, new_persons=seed % 3 == 0)
        bots = {colour: make_bot(random.choice(("normal", "quick")), seed) for colour in game.seats}
        while not game.over:
            colour = game.to_move[0]
            view = game.view(colour)
            if random.random() < 0.06 and hints < wanted:
                found = hint(view, budget=Budget(worlds=worlds))
                against = found[0].against
                if against is not None:
                    hints += 1
                    said = [
                        compared(one.against, one.move.verb, n) for n, one in enumerate(found) if one.against
                    ]
                    same += said[0] == said[1]
                    if any(one.kind != "plague" for one in (*against.more, *against.less)):
                        named += 1
                        if is_true(game, found[0].move, against):
                            true += 1
                        else:
                            false.append(f"{seed}: {found[0].move} against {against}")
            game.play(bots[colour](view))
    return {
        "hints": hints,
        "amounts": round(named / hints, 3),
        "true": round(true / max(1, named), 3),
        "same": same,
        "false": false[:10],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hints", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=2, help="drawn for each hint in the draft (2)")
    parsed = parser.parse_args()
    print(json.dumps(measure(parsed.hints, parsed.worlds)))


if __name__ == "__main__":
    main()
