"""Rows of icons from the steps of an effect, for persons that bring none (game/table/hud/effect_icons.py)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.content.definitions import Deed, EffectStep
from engine.content.effect_steps import ALL, EACH_EMPTY, ONE, SOME
from engine.names import MESSAGE_KINDS, NOTREDAME

_COUNTED = {
    "influence": "cube",
    "strongest_sector": "sector max",
    "sector_of_friend": "cube friend",
    "empty_sectors": "empty",
    "cubes_in_cathedral": "cube notredame",
    "cubes_on_board": "cube",
    "supply": "cube supply",
    "coins": "coin",
    "messages": "message",
    "messages_of_a_kind": "message max",
    "free_markets": "nomessage",
    "spaces_above_rat": "9 − rat",
    "prestige": "prestige",
    "rats": "plague",
}
_PICTURED = ("hospital", "hotel", NOTREDAME, "friend")
MOST_ROWS = 9
"""The most rows of a person's icons."""
_MANY = 3
"""More coins or cubes than this are a number and one icon."""


def icons_of(steps: tuple[EffectStep, ...]) -> tuple[str, ...]:
    """Return a row of icons for each step, and one for each option of a choice."""
    return tuple(row for step in steps for row in _rows(step))[:MOST_ROWS]


def _rows(step: EffectStep) -> Iterator[str]:
    first, *others = [" + ".join(map(_deed, deeds)) for deeds in step.options]
    if step.kind == "if":
        limit = f"> {step.above}" if step.above is not None else f"max {(step.below or 1) - 1}"
        first = f"{_counted(step.measure, step.at)} {limit} : {first}"
    yield first
    yield from (f"/ {other}" for other in others)


def _counted(measure: str, at: str | int) -> str:
    if measure == "sectors":
        return f"sector {at}+"
    if measure == "influence" and at:
        return f"cube {at}" if at in _PICTURED else "cube sector"
    return "message" if at in MESSAGE_KINDS else _COUNTED[measure]


def _deed(deed: Deed) -> str:
    match deed.verb:
        case "gain":
            if not deed.per:
                return _amount(deed.what, deed.n)
            each = f"{deed.every} " if deed.every > 1 else ""
            return f"{_amount(deed.what, deed.n)} : {each}{_counted(deed.per, deed.at)}"
        case "kill":
            return _several("kill", deed.n)
        case "benefit":
            return " + ".join(["coin / cube / kill"] * deed.n)
        case "place":
            places = {EACH_EMPTY: "empty empty", "empty": "empty"}
            place = places.get(deed.what, deed.what if deed.what in _PICTURED else "sector")
            return f"cube > {place}{_then(deed)}"
        case "activate":
            sector = "any" if deed.what == "any" else deed.what if deed.what in _PICTURED else "sector"
            return f"{sector} > activate"
        case "pay":
            return "coin > kill"
    pieces = {
        ONE: "cube / friend" if deed.friend else "cube",
        ALL: "cube cube friend" if deed.friend else "cube cube",
        SOME: f"1–{deed.n} cube",
    }[deed.what]
    return f"{pieces} > {'any' if deed.activate else 'sector'}{_then(deed)}"


def _then(deed: Deed) -> str:
    return " activate" if deed.activate else ""


def _amount(what: str, n: int) -> str:
    return f"prestige[{n}]" if what == "prestige" else _several(what.removesuffix("s"), n)


def _several(icon: str, n: int) -> str:
    return " ".join([icon] * n) if n <= _MANY else f"{n} × {icon}"
