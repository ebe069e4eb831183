"""The notation: views, decisions and events as plain JSON data, to be sent to other machines.

Each is an object with the version of the notation and one entry, ``view``, ``decision`` or ``event``::

    {"notation": 4, "event": {"type": "CardPlayed", "seat": "red", "card": "red.bank"}}

An object has the fields of its class, a tuple is an array, a move is its text (``red play red.bank``).
The data hold no more than the view or event itself. Pass an event through :func:`~engine.events.redact`
before you write it.

:func:`schema` returns the JSON Schema (``notation.schema.json``). Data and schema both follow from the
annotations of the classes.
"""

from __future__ import annotations

import json
from typing import Any, TypeVar

import engine.rules.flow  # noqa: F401 - with it every step has its name
from engine.decisions import Decision
from engine.errors import NotationError
from engine.events import Event
from engine.json_codec import codec_of, definitions, entries_of, entry, only, reading
from engine.names import MARKETS, SECTORS
from engine.quoting import shortened
from engine.rules.persons.own import problems_of_persons
from engine.views import View

VERSION = 4
"""The version that is written, and the only one that can be read."""

_Thing = TypeVar("_Thing")


def to_data(thing: View | Decision | Event) -> dict[str, Any]:
    """Return a view, a decision or an event as data for ``json.dumps``."""
    for name, annotation in _ENTRIES.items():
        if isinstance(thing, annotation):
            return {"notation": VERSION, name: codec_of(annotation).write(thing)}
    raise TypeError(f"no view, decision or event: {thing!r}")


def view_from(data: object) -> View:
    """Read a view from data of ``json.loads``.

    Raises :class:`~engine.errors.NotationError`, which names the place of the mistake.
    """
    view: View = _entry(data, "view")
    return _arranged(view)


def decision_from(data: object) -> Decision:
    """Read a decision from data. Raises :class:`~engine.errors.NotationError`."""
    decision: Decision = _entry(data, "decision")
    _check_options(decision, "decision")
    return decision


def event_from(data: object) -> Event:
    """Read an event from data. Raises :class:`~engine.errors.NotationError`."""
    event: Event = _entry(data, "event")
    return event


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of the notation."""
    classes = definitions(*_ENTRIES.values())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Notre Dame: views, decisions and events, version {VERSION}",
        "type": "object",
        "properties": {
            "notation": {"const": VERSION},
            **{name: codec_of(annotation).schema for name, annotation in _ENTRIES.items()},
        },
        "required": ["notation"],
        "oneOf": [{"required": [name]} for name in _ENTRIES],
        "additionalProperties": False,
        "$defs": classes,
    }


def schema_text() -> str:
    """Return the schema as text; ``python -m engine schema`` prints it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


_ENTRIES: dict[str, Any] = {"view": View, "decision": Decision, "event": Event}


def _entry(data: object, name: str) -> Any:
    """Check the version and read the entry called ``name``."""
    with reading("The notation"):
        found = entries_of(data)
        version = entry(found, "notation")
    if type(version) is not int or version != VERSION:
        raise NotationError(f"The version of the notation is {shortened(version)}; known is {VERSION}.")
    with reading("The notation"):
        only(found, ("notation", name))
    return codec_of(_ENTRIES[name]).read(found[name], name)


# Checks beyond the annotations.


def _arranged(view: View) -> View:
    """Return the view with its dictionaries in the order of the game, as JSON objects have no order."""
    markets = tuple(f"{colour}.{market}" for colour in view.ring for market in MARKETS)
    for place, decision in view.decisions.items():
        _check_options(decision, f"view.decisions.{place}")
        if decision.colour != place:
            raise NotationError(
                f"view.decisions.{place}.colour is {shortened(decision.colour)}, not {place!r}."
            )
    wrong = problems_of_persons(view.own_persons) if view.own_persons else []
    if wrong:
        raise NotationError(f"view.own_persons: {wrong[0]}")
    players = _in_order(view.players, view.seats, "view.players", whole=True)
    for colour, player in players.items():
        if player.colour != colour:
            raise NotationError(
                f"view.players.{colour}.colour is {shortened(player.colour)}, not {colour!r}."
            )
        sectors = _in_order(player.sectors, SECTORS, f"view.players.{colour}.sectors", whole=True)
        players[colour] = player._replace(sectors=sectors)
    _in_order(dict.fromkeys(view.viewers), view.seats, "view.viewers")
    return view._replace(
        players=players,
        decisions=_in_order(view.decisions, view.viewers, "view.decisions"),
        messages=_in_order(view.messages, markets, "view.messages"),
    )


def _in_order(
    found: dict[str, _Thing], order: tuple[str, ...], place: str, whole: bool = False
) -> dict[str, _Thing]:
    """Return the dictionary sorted by ``order``, which lists the allowed keys; ``whole``: all are needed."""
    if tuple(found) == order:
        return found
    for key in found:
        if key not in order:
            raise NotationError(
                f"{place} has {shortened(key)}; there is only {', '.join(order) or 'nothing'}."
            )
    if whole and (missing := [key for key in order if key not in found]):
        raise NotationError(f"{place} lacks {missing[0]!r}.")
    return {key: found[key] for key in order if key in found}


def _check_options(decision: Decision, place: str) -> None:
    """Raise unless a decision has two or more options, all of its own colour, and places for all or none."""
    if len(decision.options) < 2:
        raise NotationError(f"{place}.options has fewer than 2 moves.")
    for at, move in enumerate(decision.options):
        if move.colour != decision.colour:
            raise NotationError(f"{place}.options[{at}] is a move of {move.colour}, not {decision.colour}.")
    if decision.places and len(decision.places) != len(decision.options):
        raise NotationError(
            f"{place}.places has {len(decision.places)} entries for {len(decision.options)} options."
        )
