"""Hints for people: the move that ``hard`` would make, up to two alternatives, and a reason for each.

Each move is compared with the best other one. It also has a reason of its own, for a teacher who shows only
one move. A reason is the key of a message, ``hint-<key>``, and its arguments; the table's catalogue has the
words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from engine.bots.comparing import Comparison, Facts, compared
from engine.bots.levels import LEVELS, Budget, think
from engine.bots.planning import UNPLANNED, Deadline, SearchSettings
from engine.bots.turns import Weighed, turn_ends
from engine.bots.value import learned
from engine.content import NUMBERS
from engine.moves import Move
from engine.names import card_kind
from engine.rules.actions import do_card
from engine.rules.effects import answer, settle
from engine.rules.state import State
from engine.views import View
from engine.worlds import draw_state

LEVEL = "hard"

REASONS = (
    "keeps-rat-below",
    "kills-rats",
    "pays",
    "pays-and-shares",
    "shares",
    "takes-message",
    "gains-coins",
    "gains-cubes",
    "raises-park",
    "strengthens",
    "keeps-rats-away",
    "saves-coins",
    "least-missed",
    "keeps-cubes",
    "pays-later",
)
"""The keys of all reasons."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good."""

    key: str
    """One of :data:`REASONS`."""
    numbers: dict[str, int | str]
    """The arguments of the message: numbers called ``rat``, ``limit``, ``rats``, ``prestige``, ``share``,
    ``coins``, ``cubes``, ``bonus``, ``influence``, and the names ``sector`` and ``place``."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggested move."""

    move: Move
    behind: float
    """About how much less prestige it brings than the best move; 0 for the best."""
    reason: Reason
    against: Comparison | None = None
    """How it compares with the runner-up, or a lesser move with the best one; ``None`` where it is alone."""


def hint(view: View, seed: int = 0, budget: Budget | None = None) -> tuple[Suggestion, ...]:
    """Return one to three suggestions for the view's only seat, the best first.

    The result depends only on the view and the seed, unless the budget limits the seconds.
    """
    budget = budget or Budget()
    weighed = think(view, learned(), _search(budget), Random(seed), Deadline(budget.seconds))
    ranked = _different(sorted(weighed, key=lambda pair: -pair[0]))[:3]
    state = draw_state(view, Random(seed))
    top = ranked[0][0]
    planned = [(top - worth, move) for worth, move in ranked if top - worth < UNPLANNED / 2]
    moves = [move for _, move in planned]
    ends = [Facts(turn_end(state, move), move.colour) for move in moves]
    found = []
    for rank, (behind, move) in enumerate(planned):
        other = 0 if rank else 1
        against = compared(ends[rank], ends[other], moves[other]) if len(moves) > 1 else None
        found.append(Suggestion(move, round(behind, 1), reason(state, move), against))
    return tuple(found)


def _different(ranked: Weighed) -> Weighed:
    """Leave out cards of the same kind as a better one: whose card it is makes no difference."""
    found = {
        card_kind(move.what) if move.verb in ("keep", "play") else str(move): (worth, move)
        for worth, move in reversed(ranked)
    }
    return list(reversed(found.values()))


def _search(budget: Budget) -> SearchSettings:
    """Return the settings of ``hard``, but with every option planned, so that all can be compared."""
    search = LEVELS[LEVEL].search
    assert search is not None
    return replace(search, options=99, worlds=budget.worlds or search.worlds)


def reason(state: State, move: Move) -> Reason:
    """Return the strongest reason for a move, from the best way to finish the turn after it.

    ``state``: a world drawn for the seat; it is not changed.
    """
    colour = move.colour
    if move.verb in ("lose", "take"):
        return Reason("least-missed", {"place": move.what})
    if move.verb == "forgo":
        return Reason("keeps-cubes", {})
    if move.verb in ("pass", "discard") or move.choice == "donate 0":
        return Reason("saves-coins", {"coins": state.players[colour].coins})
    before = Facts(state, colour)
    after = Facts(turn_end(state, move), colour)
    found = sorted(_reasons(before, after), key=lambda pair: -pair[0])
    return found[0][1] if found else Reason("pays-later", {})


def turn_end(state: State, move: Move) -> State:
    """Return the state after the move and the best way to finish the turn."""
    colour = move.colour
    branch = state.branch(colour)
    if state.pending is None:
        branch.picking = ()
        do_card(branch, colour, move.what)
        settle(branch)
    else:
        answer(branch, move)
    evaluate = learned()
    return max(turn_ends(branch, colour, evaluate), key=lambda end: evaluate(end, end.players[colour]))


def _reasons(before: Facts, after: Facts) -> list[tuple[float, Reason]]:
    """Return all reasons for going from one position to another, each with its weight in prestige."""
    found: list[tuple[float, Reason]] = []
    limit, left = NUMBERS.rat_track_end, before.rounds_left
    if before.rat_after > limit >= after.rat_after:
        found.append((6.0, Reason("keeps-rat-below", {"rat": after.rat_after, "limit": limit})))
    if after.doctor and not before.doctor:
        found.append((0.5 * after.rats, Reason("keeps-rats-away", {"rats": after.rats})))
    if after.rat < before.rat:
        killed = before.rat - after.rat
        found.append((0.6 * killed, Reason("kills-rats", {"rats": killed, "rat": after.rat})))
    paid = after.prestige - before.prestige
    if after.in_cathedral > before.in_cathedral:
        key = "pays-and-shares" if paid > 0 else "shares"
        found.append((paid + 1.5, Reason(key, {"prestige": paid, "share": after.share})))
    elif after.messages > before.messages:
        found.append((paid + 1.0, Reason("takes-message", {"prestige": paid})))
    elif paid > 0:
        found.append((float(paid), Reason("pays", {"prestige": paid})))
    if after.coins > before.coins:
        coins = after.coins - before.coins
        found.append((1.0 * coins, Reason("gains-coins", {"coins": coins})))
    if after.cubes > before.cubes and left:
        cubes = after.cubes - before.cubes
        found.append((1.0 * cubes, Reason("gains-cubes", {"cubes": cubes})))
    if after.bonus > before.bonus:
        found.append((0.9 * left, Reason("raises-park", {"bonus": after.bonus})))
    for sector, influence in after.influences.items():
        if influence > before.influences[sector]:
            numbers: dict[str, int | str] = {"sector": sector, "influence": influence}
            found.append((0.2 * left, Reason("strengthens", numbers)))
    return found
