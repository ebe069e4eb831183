"""Digests of the content that games depend on, so that a record is played on with the same content only."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any

from engine.content import NUMBERS, PERSONS, STREET_PLAN

PRINTED = {
    "numbers": "d9f1a65c796c0950",
    "streets": "e3e8be03526a3505",
    "persons": "8ad7ffc29a624f46",
    "new_persons": "f496e9b78be8b34d",
}
"""The digests of the installed files."""

_NOT_PLAYED = ("source", "icons", "worth")
"""What is said of a person and changes no game."""


@cache
def digests() -> dict[str, str]:
    """Return the digest of each part of this process's content; the New Persons are a part of their own."""
    persons: dict[str, list[Any]] = {"persons": [], "new_persons": []}
    for person in PERSONS.values():
        # What a person lacks is left out, so that a later kind of number changes no digest of today.
        facts = {key: value for key, value in person._asdict().items() if value and key not in _NOT_PLAYED}
        persons["new_persons" if person.set == "new" else "persons"].append(facts)
    return {
        "numbers": _digest(NUMBERS._asdict()),
        "streets": _digest([STREET_PLAN.corners, STREET_PLAN.shared]),
        **{part: _digest(facts) for part, facts in persons.items()},
    }


def _digest(facts: Any) -> str:
    return blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=8).hexdigest()


@cache
def own_content(new_persons: bool) -> dict[str, str]:
    """Return the parts that a game depends on and that differ from the printed ones, with their digests."""
    return {
        part: digest
        for part, digest in digests().items()
        if digest != PRINTED[part] and (new_persons or part != "new_persons")
    }
