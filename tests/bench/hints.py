"""How often a hint names an amount, whether what it says is true, and what lies behind.

Random decisions of games between ``normal`` and ``quick`` are hinted at, and the sentence about the best move
is taken apart. Amounts of a turn are true if they are found again when the move is played by the engine and
the turn is ended as well as the bots know how, which is worked out here without the hints. Amounts of a
round are true if they are found again when the game is played on to the plague: the seat as the hint plans,
all others as bots. In the draft it is enough that the card can be played so.

``--behind`` plays that many second moves of each game on against the best ones, in pairs of games of planning
seats. If the second move brings more there, further pairs decide whether the first choice was wrong for sure.

Prints one JSON object as its last line: ``games``, ``hints``; ``amounts``, the share of sentences with one;
``checked`` amounts and the share that is ``true``, ``false`` examples; ``same`` (hints with the same sentence
for two moves), ``even`` (hints about moves that are about even), ``reasons``. Of moves that lie behind:
``behind``, how many were played on; what is ``stated`` and ``measured`` with its standard ``error``, and
``stated_by_measured``; the share of first choices that were ``wrong`` for sure, and which ``wrongs``.
With ``--state`` a run can be continued.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game, Move
from engine.bots import Budget, make_bot
from engine.bots.hints import MARKED, Suggestion, hint, options
from engine.bots.play_outs import planned_pairs
from engine.bots.reasons import Reason
from engine.bots.turns import best, weigh
from engine.bots.value import learned
from engine.events import (
    CarriageDriven,
    FriendMoved,
    MessageCollected,
    PiecesMoved,
    PlagueStruck,
    PrestigeGained,
)
from engine.names import NOTREDAME, Colour, sector_of
from engine.outcomes import Outcome, Prospects
from engine.worlds import draw_state
from game.decisions.hint_words import hint_sentence

_OF_ROUND = ("pays-this-round", "coins-left", "cubes-left", "no-plague", "rat-lower")
"""Amounts of the whole round."""
_OF_TURN = (
    *("pays", "pays-for-coin", "coins", "cubes", "bonus", "holds-off", "kills-rats", "shares", "message"),
    *("messages-near", "keeps-rats-away", "saves-coins"),
)
_ASKED = 0.06
"""The share of decisions that are hinted at."""
_PAIRS = 8
"""How often a second move is played on against the best one."""
_FRESH = 40
"""How often again, with other worlds, if it brought more."""
_SURE = 2.5
"""By how many standard errors the second move must bring more for the first choice to be wrong for sure."""


def amounts(game: Game, colour: Colour, outcome: Outcome, *, hired: bool) -> dict[str, int]:
    """What a seat gains by moves, as hints name it; ``hired``: it pays a coin."""
    view = game.view(colour)
    own = view.players[colour]
    friend, carriage = own.friend, own.carriage
    taken: set[str] = set()
    for event in outcome.events:
        match event:
            case FriendMoved():
                friend = event.to_sector
            case PiecesMoved(friend=True):
                friend = event.to_sector
            case CarriageDriven():
                carriage = event.to_market
            case MessageCollected():
                taken.add(event.market)
    cubes: dict[str, int] = dict(outcome.placed)

    def then(sector: str) -> int:
        return own.sectors[sector] + cubes.get(sector, 0) + (friend == sector)

    park, hospital = own.influence(sector_of("park")), own.influence(sector_of("hospital"))
    left = set(view.messages) - taken
    return {
        "pays": outcome.prestige,
        "pays-for-coin": outcome.prestige,
        "coins": outcome.coins + hired,
        "cubes": outcome.cubes,
        "bonus": then("park") // 2 - park // 2,
        "holds-off": then("hospital") - hospital,
        "kills-rats": -outcome.rat,
        "shares": (own.cathedral + cubes.get(NOTREDAME, 0)) * outcome.cube_pays,
        "message": len(taken),
        "messages-near": len(left & {carriage, *draw_state(view, Random(0)).streets.steps(carriage)}),
        "keeps-rats-away": sum(view.rats),
        "saves-coins": own.coins,
    }


def ends(game: Game, colour: Colour, move: Move) -> Iterator[Outcome]:
    """What a move brings with the rest of its turn; for a card that is drafted, in every way to play it."""
    prospects = Prospects(game.view(colour))
    if move.verb == "keep":
        yield from _ways_to_play(prospects, move.what, ())
        return
    answers: list[Move] = []
    branch = game.copy()
    branch.play(move)
    while prospects.of(move, *answers).asks:
        state = draw_state(branch.view(colour), Random(1))
        answers.append(best(weigh(state, colour, learned())))
        branch.play(answers[-1])
    yield prospects.of(move, *answers)


def _ways_to_play(prospects: Prospects, card: str, answers: tuple[Move, ...]) -> Iterator[Outcome]:
    outcome = prospects.of_card(card, *answers)
    if not outcome.asks:
        yield outcome
    for option in outcome.options:
        yield from _ways_to_play(prospects, card, (*answers, option))


def at_the_end(game: Game, colour: Colour, move: Move, steps: tuple[Move, ...], seed: int) -> dict[str, int]:
    """What a seat has at the end of the round if it goes on as planned and all others play as bots."""
    branch, others = game.copy(), make_bot("normal", seed)
    line, round_, paid, struck = [move, *steps], game.view().round, 0, False
    while not branch.over and branch.view().round == round_:
        seat = branch.to_move[0]
        view = branch.view(seat)
        if seat != colour:
            events = branch.play(others(view))
        else:
            planned = next((one for one in line if one in view.decisions[seat].options), None)
            if planned is None:
                planned = best(weigh(draw_state(view, Random(1)), colour, learned()))
            else:
                line.remove(planned)
            events = branch.play(planned)
        for event in events:
            match event:
                case PrestigeGained(whose, n, _, reason) if whose == colour and reason != "notredame_share":
                    paid += n
                case PlagueStruck(whose) if whose == colour:
                    struck = True
    own = branch.view(colour).players[colour]
    return {
        "pays-this-round": paid,
        "coins-left": own.coins,
        "cubes-left": own.cache,
        "no-plague": -1 if struck else own.rat,
        "rat-lower": own.rat,
    }


def is_true(game: Game, move: Move, why: Reason, steps: tuple[Move, ...]) -> bool | None:
    """Whether the amount of a reason is found again; ``None`` where it has none that can be checked."""
    n = why.numbers.get("n", why.numbers.get("rat"))
    key, colour = why.key, move.colour
    if key in _OF_ROUND and move.verb != "keep":
        return at_the_end(game, colour, move, steps, 1)[key] == n
    if key not in (*_OF_ROUND, *_OF_TURN):
        return None
    for end in ends(game, colour, move):
        now = amounts(game, colour, end, hired=move.verb == "hire")
        own = game.view(colour).players[colour]
        now |= {"coins-left": own.coins + end.coins, "cubes-left": own.cache + end.cubes}
        now |= {"no-plague": end.rat_after, "rat-lower": end.rat_after}
        if now.get(key) == n:
            return True
    return False


def claims(found: tuple[Suggestion, ...]) -> Iterator[tuple[Move, Reason]]:
    """Yield what the sentence about the best move says, with the move that it is said of."""
    even = [one for one in found[:MARKED] if one.even]
    if len(even) > 1:
        having = [one.reason for one in even]
        keys = {(one.key, *one.numbers.items()) for one in having}
        if len(keys) == len(having) and not any(one.key.startswith(("later", "least")) for one in having):
            yield from ((one.move, one.reason) for one in even)
        return
    yield found[0].move, found[0].reason
    if found[0].against is not None and len(found) > 1:
        yield found[1].move, found[0].against


def plain(move: Move) -> str:
    """Return a name for a move; the words for it are of no account here."""
    return str(move)


def measure(seed: int, worlds: int, behind: int) -> dict[str, Any]:
    """Ask for hints at random decisions of one game."""
    random = Random(f"hints {seed}")
    game = Game.new(COLOURS[: 2 + seed % 4], seed, new_persons=seed % 3 == 0)
    bots = {colour: make_bot(random.choice(("normal", "quick")), seed) for colour in game.seats}
    found: list[dict[str, Any]] = []
    while not game.over:
        colour = game.to_move[0]
        if random.random() < _ASKED:
            found.extend(_about(game, colour, f"{seed} {len(found)}", worlds))
        game.play(bots[colour](game.view(colour)))
    apart = [one for one in found if "better" in one]
    for one in random.sample(apart, min(behind, len(apart))):
        one |= _played_on(one)
    for one in found:
        one.pop("view", None)
    return {"seed": seed, "hints": found}


def _about(game: Game, colour: Colour, name: str, worlds: int) -> Iterator[dict[str, Any]]:
    """Yield what is to be known of a hint, if there is a choice."""
    view, budget = game.view(colour), Budget(worlds=worlds)
    found = hint(view, budget=budget)
    if len(found) < 2:
        return
    said = list(claims(found))
    lines = {one.move: one.line.steps for one in options(view, 0, budget)}
    verdicts = [is_true(game, move, why, lines[move]) for move, why in said]
    answer: dict[str, Any] = {
        "name": name,
        "label": view.label,
        "key": found[0].reason.key,
        "amount": any("n" in why.numbers or "rat" in why.numbers for _, why in said),
        "same": hint_sentence(found, 0, plain) == hint_sentence(found, 1, plain),
        "even": found[1].even,
        "checked": sum(verdict is not None for verdict in verdicts),
        "false": [
            f"{move}: {why.key} {why.numbers}"
            for (move, why), verdict in zip(said, verdicts, strict=True)
            if verdict is False
        ],
    }
    if not found[1].even:
        answer |= {"view": view, "better": str(found[0].move), "worse": str(found[1].move)}
        answer |= {"stated": found[1].behind}
    yield answer


def _played_on(one: dict[str, Any]) -> dict[str, Any]:
    """Play the second move on against the best; if it brings more, ask fresh pairs whether that is sure."""
    better, worse = Move.parse(one["better"]), Move.parse(one["worse"])
    first = list(islice(planned_pairs(one["view"], better, worse, one["name"]), _PAIRS))
    answer: dict[str, Any] = {"measured": fmean(first)}
    if fmean(first) < 0:
        fresh = list(islice(planned_pairs(one["view"], better, worse, f"fresh {one['name']}"), _FRESH))
        answer |= {"fresh": fmean(fresh), "fresh_error": stdev(fresh) / sqrt(_FRESH)}
    return answer


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Sum up the games."""
    hints = [one for game in games for one in game["hints"]]
    checked, false = sum(one["checked"] for one in hints), [lie for one in hints for lie in one["false"]]
    answer: dict[str, Any] = {
        "games": len(games),
        "hints": len(hints),
        "amounts": round(fmean(one["amount"] for one in hints), 3),
        "checked": checked,
        "true": round(1 - len(false) / max(1, checked), 3),
        "same": sum(one["same"] for one in hints),
        "even": sum(one["even"] for one in hints),
        "reasons": dict(Counter(one["key"] for one in hints).most_common()),
        "false": false[:10],
    }
    played = [one for one in hints if "measured" in one]
    if len(played) > 1:
        measured = [one["measured"] for one in played]
        stated = fmean(one["stated"] for one in played)
        wrong = [one for one in played if one.get("fresh", 0) + _SURE * one.get("fresh_error", 0) < 0]
        answer |= {
            "behind": len(played),
            "stated": round(stated, 2),
            "measured": round(fmean(measured), 2),
            "error": round(stdev(measured) / sqrt(len(measured)), 2),
            "stated_by_measured": round(stated / fmean(measured), 2),
            "wrong": round(len(wrong) / len(played), 3),
            "wrongs": [
                f"{one['name']}: {one['label']} {one['better']}; better: {one['worse']} {one['fresh']:+.1f}"
                for one in wrong
            ],
        }
    return answer


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hints", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=2, help="drawn for each hint in the draft (2)")
    parser.add_argument("--behind", type=int, default=0, help="second moves of a game that are played on (0)")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the games in FILE")
    parsed = parser.parse_args()
    games: list[dict[str, Any]] = []
    if parsed.state and parsed.state.exists():
        games = [json.loads(line) for line in parsed.state.read_text(encoding="utf-8").splitlines()]
    while sum(len(game["hints"]) for game in games) < parsed.hints:
        games.append(measure(len(games) + 1, parsed.worlds, parsed.behind))
        if parsed.state:
            with parsed.state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print(json.dumps(summary(games)))


if __name__ == "__main__":
    main()
