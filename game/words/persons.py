"""The persons of the game that is shown, its own ones among them, and what they are called.

One game is shown at a time. Whoever opens it calls :func:`show_persons` with its own persons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from engine import Options
from engine.content import PERSONS
from engine.content.definitions import Person, PersonWords
from game.words import Family, language, say
from game.words.effects import effect_words, option_words
from game.words.own_words import best

_shown: dict[str, Person] = {}
_find_picture: Callable[[Person], Path | None] | None = None
_listeners: list[Callable[[], object]] = []


def show_persons(own: Iterable[Person]) -> None:
    """Take these as the own persons of the game that is shown; none for printed ones alone."""
    persons = {person.name: person for person in own}
    if persons != _shown:
        _shown.clear()
        _shown.update(persons)
        for listener in _listeners:
            listener()


def when_persons_change(listener: Callable[[], object]) -> None:
    """Call ``listener`` whenever other own persons are shown, as pictures are kept by the persons' keys."""
    _listeners.append(listener)


def is_person(name: str) -> bool:
    """Return whether a key is that of a person, printed or of the game that is shown."""
    return name in PERSONS or name in _shown


def shown_persons() -> tuple[str, ...]:
    """Return the keys of all persons, printed and of the game that is shown."""
    return (*PERSONS, *_shown)


def own_person(name: str) -> Person | None:
    """Return the own person with this key of the game that is shown."""
    return _shown.get(name)


def person_facts(name: str) -> Person:
    """Return what is known of a person. Raises ``KeyError`` for any other key."""
    return _shown.get(name) or PERSONS[name]


def use_pictures(find: Callable[[Person], Path | None]) -> None:
    """Look for the pictures of own persons with this function."""
    global _find_picture
    _find_picture = find


def picture_path(name: str) -> Path | None:
    """Return the PNG of an own person of the game that is shown; ``None`` where there is none."""
    person = own_person(name)
    return _find_picture(person) if person is not None and _find_picture is not None else None


def plain_name(person: str) -> str:
    """What a person is called who has no words: ``Court jester`` for ``court_jester``."""
    return re.sub("[_-]+", " ", person).strip().capitalize()


class _Persons(Family):
    """Words for persons by key: those of the catalogues, or what an own person brings."""

    def __init__(self, prefix: str, own: Callable[[Person], str]) -> None:
        super().__init__(prefix, PERSONS, plain_name)
        self._own = own

    def say(self, member: str, **args: Any) -> str:
        """Return the text for a person; for an unknown one its key as a name."""
        own = own_person(member)
        if own is not None:
            return self._own(own)
        return super().say(member, **args) if member in self.members else plain_name(member)


def _words(person: Person) -> PersonWords:
    """Return an own person's words: in the language in use, else in English, else the first."""
    return best(person.words) or PersonWords("", plain_name(person.name))


def own_title(person: Person) -> str:
    """Return the name of an own person as a title."""
    return _words(person).name


def _within(person: Person) -> str:
    """Return the name of an own person within a sentence, in quotation marks where it brings none."""
    found = _words(person)
    return found.within or say("events-person-own", name=found.name)


PERSON_WORDS = _Persons("person", own_title)
THE_PERSON_WORDS = _Persons("events-person", _within)
"""Persons within a sentence: ``the hostess``."""
_EFFECTS = Family("person-effect", PERSONS, otherwise=lambda person: "")


def person_words(name: str, options: Options) -> str:
    """Return what hiring ``name`` does under ``options``; empty if the icons alone explain it."""
    own = own_person(name)
    if own is not None:
        return own_effect(own, options)
    return _printed(name, options)


def own_effect(person: Person, options: Options) -> str:
    """Return what an own person does: its own text in this language, else what its steps say."""
    told = next((words.text for words in person.words if words.language == language()), "")
    told = told or effect_words(person, options.fool_from_notredame)
    if told or person.effect not in PERSONS:
        return told
    printed = PERSONS[person.effect]  # an effect that has no steps, and so one person that has it
    same = (person.prestige, person.persons) == (printed.prestige, printed.persons)
    return _printed(person.effect, options) if same else ""


def _printed(name: str, options: Options) -> str:
    from_notredame, cube = options.fool_from_notredame, options.message_cube_prestige
    return _EFFECTS.say(name, notredame=from_notredame, cube=cube)


def choice_words(name: str, place: str | None, option: str) -> str:
    """Return what an option of a choice does. ``place``: the number of the step that asks."""
    own = own_person(name)
    if own is None or place is None:
        return option
    return option_words(own, int(place), int(option))
