"""The words that stand on a phone's page at any time: the page itself holds none."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine import CARD_KINDS, COLOURS, Options
from engine.content import NUMBERS
from engine.content.definitions import OwnEdition
from game import editions
from game.phones.own_pictures import offer
from game.words import Family, language, languages, own_name, say
from game.words.cards import AREA_WORDS, KIND_WORDS
from game.words.persons import (
    PERSON_WORDS,
    own_person,
    person_words,
    picture_path,
    shown_persons,
    when_persons_change,
)

_SOMEBODY = "icons/person.svg"
"""The picture of an own person without one, as at the table."""
_LABELS = Family(
    "phones-label",
    (
        "title",
        "key",
        "key-hint",
        "key-old",
        "name",
        "colour",
        "sit",
        "change",
        "stand",
        "take-seat",
        "cancel",
        "hand",
        "table",
        "persons",
        "history",
        "overview",
        "summary",
        "more",
        "language",
        "hint",
        "undo",
        "done",
        "leave",
        "leave-sure",
        "yes",
        "no",
        "start",
        "again",
        "add-bot",
        "remove",
        "send-away",
        "send-away-sure",
        "send-away-code",
        "new-code",
        "admit",
        "refuse",
        "pause",
        "ask-pause",
        "resume",
        "pace",
        "coins",
        "cubes",
        "cache",
        "supply",
        "rat",
        "after-plague",
        "prestige",
        "messages",
        "cathedral",
        "third",
        "friend",
        "in-hand",
        "bellringer",
        "rats",
        "plague",
        "plague-sums",
        "pays",
        "kept",
        "choose",
        "nothing",
        "sent",
        "earlier",
        "later",
        "connecting",
        "no-connection",
        "seat-kept",
        "reload",
        "elsewhere",
        "use-here",
        "too-old",
        "people",
        "stand-in",
        "light",
        "dark",
        "larger",
        "smaller",
        "text-size",
        "picked",
        "choosing",
        "your-turn",
        "sound",
        "awake",
        "unlit",
        "full-screen",
        "watch-there",
        "watch-waits",
        "keys",
        "install",
        "install-there",
        "offline",
        "retry",
        "plead",
        "react",
        "reactions",
        "missed",
        "missed-show",
        "missed-skip",
        "missed-next",
    ),
)
_COLOURS = Family("shell-colour", COLOURS)
_PACES = Family("settings-pace", ("slow", "normal", "fast", "instant"))
_SOUNDS = Family("phones-sound", ("off", "soft", "clear"))
_EFFECTS = Family("card-effect", CARD_KINDS)
_PHASES = Family("summary-phase", ("persons", "draft", "play", "hire", "plague"))
_ENDS = Family("summary-end", ("struck", "round", "period", "game"))
_DOES = Family("summary-does", CARD_KINDS)


def labels() -> dict[str, Any]:
    """Return the words of the page in the language in use."""
    return _labels(language())


@cache
def _labels(spoken: str) -> dict[str, Any]:
    return {
        "language": spoken,
        "languages": {code: own_name(code) for code in languages()},
        "page": {**{name: _LABELS.say(name) for name in _LABELS.members}, "rules": say("rules-title")},
        "colours": {colour: _COLOURS.say(colour) for colour in COLOURS},
        "sounds": {sound: _SOUNDS.say(sound) for sound in _SOUNDS.members},
        "paces": {pace: _PACES.say(pace) for pace in _PACES.members},
    }


def book(options: Options, pot: int) -> dict[str, Any]:
    """Return what there is to read about the cards, the persons and the round.

    ``pot``: the prestige that Notre Dame shares out.
    """
    return _book(language(), options, pot, editions.shown_edition())


@lru_cache(maxsize=64)
def _book(spoken: str, options: Options, pot: int, own: OwnEdition | None) -> dict[str, Any]:
    arguments = {
        "limited": options.coins_limited,
        "double": options.hotel_double_at,
        "cube": options.message_cube_prestige,
        "notredame": options.fool_from_notredame,
        "decline": options.may_decline,
    }
    return {
        "cards": {
            kind: {"name": KIND_WORDS.say(kind), "effect": _EFFECTS.say(kind, pot=pot, **arguments)}
            for kind in CARD_KINDS
        },
        "persons": {
            person: {
                "name": PERSON_WORDS.say(person),
                "effect": person_words(person, options),
                **_picture(person),
            }
            for person in shown_persons()
        },
        "areas": {area: AREA_WORDS.say(area) for area in AREA_WORDS.members},
        "worth": {**NUMBERS.messages, "cube": options.message_cube_prestige},
        "printed": {
            "donation": list(NUMBERS.donation),
            "pair": NUMBERS.park_pair,
            "double": options.hotel_double_at,
        },
        "summary": [
            *_edition(own if own is not None and own.options == options else None),
            {
                "title": say("summary-round"),
                "rows": [_row(icon, _PHASES.say(key)) for key, icon in _PHASE_ICONS],
            },
            {
                "title": say("summary-after"),
                "rows": [_row(icon, _ENDS.say(key, pot=pot)) for key, icon in _END_ICONS],
            },
            {
                "title": say("summary-cards"),
                "rows": [
                    [f"cards/{kind}", f"{KIND_WORDS.say(kind)}: {_DOES.say(kind, **arguments)}"]
                    for kind in CARD_KINDS
                ],
            },
        ],
    }


when_persons_change(_book.cache_clear)


def _edition(own: OwnEdition | None) -> list[dict[str, Any]]:
    if own is None:
        return []
    told = [editions.own_title(own), editions.own_text(own)]
    return [{"title": say("new-game-edition"), "rows": [_row("book", ": ".join(filter(None, told)))]}]


def _picture(person: str) -> dict[str, str]:
    """Return what stands in a window that isn't among the printed ones."""
    if own_person(person) is None:
        return {}
    path = picture_path(person)
    return {"picture": offer(path) if path is not None else _SOMEBODY}


_PHASE_ICONS = (
    ("persons", "person"),
    ("draft", "card"),
    ("play", "hand"),
    ("hire", "coin"),
    ("plague", "plague"),
)
_END_ICONS = (("struck", "rat"), ("round", "bell"), ("period", "notredame"), ("game", "trophy"))


def _row(icon: str, words: str) -> list[str]:
    return [f"icons/{icon}", words]
