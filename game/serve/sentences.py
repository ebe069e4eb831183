"""Words of a served table's page, and sentences about tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from game.editions import name as edition_name
from game.phones.guest import Guest
from game.serve.people import FLAGS, UNUSED_DAYS, People, Rules
from game.words import Family, language, say
from game.words.lists import listed

_LABELS = Family(
    "serve-label",
    (
        *("open", "tables", "no-tables", "key-needed", "options", "edition", "go", "your-turn"),
        *("file", "file-how", "file-large", "invite", "invite-how", "own", "own-how", "copy", "copied"),
        *("notify", "notify-off", "notify-how", "notify-there", "notify-denied", "notify-failed"),
        *("quiet", "quiet-from", "quiet-to", "quiet-how"),
        *("patience", "patience-how"),
        *("key", "key-hint", "key-old", "new-code", "send-away-sure", "send-away-code"),
        *("table", "save", "save-how", "put-away", "put-away-how", "end", "end-sure"),
    ),
)

_LESSON = Family("lesson", ("title", "hint", "go-on", "play-on", "with", "page-back", "page-again"))

OPTIONS = Family("new-game", FLAGS)

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def serve_labels() -> dict[str, Any]:
    """Return the words that a page of a server has besides those of every page."""
    words = {name: _LABELS.say(name) for name in _LABELS.members}
    return {
        "serve": {**words, "review": say("review-title")},
        "lesson": {name: _LESSON.say(name) for name in _LESSON.members},
    }


def told_rules(rules: Rules, patience: int) -> list[str]:
    """Return the edition and the options of a table by their names, and when a bot takes somebody's turn."""
    return [*_told_rules(rules, patience, language())]


@lru_cache(maxsize=256)
def _told_rules(rules: Rules, patience: int, spoken: str) -> list[str]:
    """Return them in a language, which is the one in use."""
    told = [edition_name(rules.edition), *(OPTIONS.say(flag) for flag in FLAGS if getattr(rules, flag))]
    return [*told, say("serve-patience", length=length(patience))] if patience else told


def length(hours: int) -> str:
    """Return a number of hours in words.

    >>> length(12), length(24), length(48)
    ('12 hours', '1 day', '2 days')
    """
    days, rest = divmod(hours, 24)
    whole = days and not rest
    return say("serve-length", unit="days" if whole else "hours", n=days if whole else hours)


def waits(names: Sequence[str], seconds: float, you: bool = False) -> str:
    """Return for whom a table waits, and since when; ``you``: also for the reader.

    >>> waits(["Anna"], 7200), waits(["Anna"], 7200, you=True)
    ('Waiting for Anna for 2 hours', 'Waiting for you and Anna for 2 hours')
    """
    if you:
        if names:
            return say("serve-waits-you-too", names=listed(names), since=since(seconds))
        return say("serve-waits-you", since=since(seconds))
    return say("serve-waits", names=listed(names), since=since(seconds))


def since(seconds: float) -> str:
    """Return how long ago something was, in the largest unit that fits."""
    for unit, length in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
        if seconds >= length:
            return say("serve-since", unit=unit, n=int(seconds // length))
    return say("serve-since", unit="moments", n=0)


def status(people: People, guest: Guest, now: float) -> dict[str, Any]:
    """Return how a table stands, for a phone that has been at it."""
    summary, names = people.told, dict(people.told.get("names", {}))
    turn = [colour for colour in summary.get("turn", []) if colour in names]
    label, own = summary.get("round", ""), guest.colour
    if people.ended:
        sentence = say("serve-ended")
    elif people.rests and people.unused(now):
        sentence = say("serve-unused", days=UNUSED_DAYS)
    elif turn:
        others = [names[one] for one in turn if one != own]
        sentence = waits(others, max(0.0, time.time() - people.moved), own in turn)
    else:
        sentence = say("serve-over" if summary.get("over") else "serve-before")
    return {
        "names": list(names.values()),
        "round": say("shell-round", label=label) if label else "",
        "sentence": sentence,
        "yours": own in turn,
    }
