"""What hiring a person of one's own is worth to bots, from the steps of its effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.content import NUMBERS
from engine.content.definitions import Deed, EffectStep, Person, Worth
from engine.content.effect_steps import EACH_EMPTY, ONE
from engine.rules.persons.measures import measure_of
from engine.rules.persons.named import steps_of
from engine.rules.state import Player, State

Estimate = Callable[[State, Player, int], float]
"""The prestige that a hire brings to a player, with so many rounds left."""

_COIN, _CUBE, _KILL, _PLACED = (0.1, 0.12), (0.1, 0.15), (0.6, 0.05), (0.1, 0.3)
"""What a coin, a cube in the cache, a killed rat and a placed cube are worth: at any time, and for every
round left."""
_ACTIVATED = 1.5
_MOVED = 0.3


@lru_cache(maxsize=256)
def estimate_of(person: Person) -> Estimate | None:
    """Return the estimate for a person; ``None`` where its worth is told, or its effect has no steps."""
    steps = steps_of(person)
    if person.worth != Worth() or not steps:
        return None
    parts = [_step(step) for step in steps]
    return lambda state, player, left: sum([part(state, player, left) for part in parts])


def _step(step: EffectStep) -> Estimate:
    options = [_together([_deed(deed) for deed in deeds]) for deeds in step.options]
    if step.kind == "choose":
        return lambda state, player, left: max([option(state, player, left) for option in options])
    if step.kind == "do":
        return options[0]
    measure = measure_of(step.measure, step.at)

    def on_condition(state: State, player: Player, left: int) -> float:
        taken = options[:1] if step.holds(measure(state, player)) else options[1:]
        return taken[0](state, player, left) if taken else 0.0

    return on_condition


def _together(parts: list[Estimate]) -> Estimate:
    return lambda state, player, left: sum([part(state, player, left) for part in parts])


def _deed(deed: Deed) -> Estimate:
    if deed.verb == "gain":
        return _gain(deed)
    if deed.verb == "kill":
        return lambda state, player, left: _each(_KILL, left) * min(deed.n, player.rat + state.rats)
    if deed.verb == "benefit":
        return lambda state, player, left: 0.8 * deed.n
    if deed.verb == "pay":
        return lambda state, player, left: 0.3 * min(player.coins, player.rat + state.rats)
    if deed.verb == "activate":
        return lambda state, player, left: _ACTIVATED
    activated = _ACTIVATED if deed.activate else 0.0
    if deed.verb == "move":
        pieces = 1.0 if deed.what == ONE else 1.3
        return lambda state, player, left: _MOVED * pieces * (left > 0) * left / 2 + activated
    if deed.what == EACH_EMPTY:
        return lambda state, player, left: (
            _each(_PLACED, left) * min(len(player.empty_sectors()), player.supply)
        )
    return lambda state, player, left: (_each(_PLACED, left) + activated) * (player.supply > 0)


def _gain(deed: Deed) -> Estimate:
    measure = measure_of(deed.per, deed.at) if deed.per else None
    worth = {"prestige": (1.0, 0.0), "coins": _COIN, "cubes": _CUBE}[deed.what]

    def gain(state: State, player: Player, left: int) -> float:
        n = deed.n * (measure(state, player) // deed.every) if measure else deed.n
        if deed.what == "cubes":
            n = min(n, player.supply)
        park = player.influence("park") // NUMBERS.park_pair if n and deed.what == "prestige" else 0
        return n * _each(worth, left) + park

    return gain


def _each(worth: tuple[float, float], left: int) -> float:
    return worth[0] + worth[1] * left
