"""Persons of one's own: their cards, and which of them join the next game."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from engine import EDITIONS, Person
from game.editions import DEFAULT_EDITION
from game.storage.own_persons import OwnPersons
from game.table.hud import cards
from game.ui.inputs import Toggle
from game.ui.own_pictures import library
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry
from game.words import say
from game.words.persons import THE_PERSON_WORDS, own_effect, own_title, show_persons

_CARD = 190, 266
"""The size of a card in units."""
_MOST_PROBLEMS = 12
"""How many sentences on wrong files are shown."""


class OwnPersonsScene(SheetScene):
    """A page with a row for each person of one's own: its card, its words, and a switch."""

    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self._library: OwnPersons

    def enter(self, host: Host) -> None:
        """Read the folder of persons, and show them."""
        self._library = library(host)
        show_persons(self._library.persons)
        super().enter(host)

    def build(self) -> None:
        """Lay out the persons below one another; what is wrong with files follows."""
        look = self.look
        back = Entry("back", say("menu-back"), self.back)
        body = self.lay_page(say("own-persons-title"), [back], told=True)
        view = self.scroll_in(body)
        place, gap = view.copy(), look.px(26)
        place.top = look.px(10)
        how = say("own-persons-how", folder=str(self._library.folder))
        place.top += self._write(how, place) + gap
        for person in self._library.persons:
            place.top = self._row(person, place) + gap
        problems = self._library.problems
        if problems:
            told = "\n".join([say("own-persons-wrong"), *problems[:_MOST_PROBLEMS]])
            place.top += self._write(told, place) + gap
        self.fill_viewport(place.top)

    def _write(self, text: str, place: Rect) -> int:
        """Write a paragraph at the top of ``place``; return its height."""
        words = self.caption(text, place.topleft, place.width, SMALL)
        return int(words.rect.height)

    def _row(self, person: Person, place: Rect) -> int:
        """Lay out a person; return the y of the lower end."""
        look = self.look
        larger = min(look.text_scale, 1.5)
        size = round(look.px(_CARD[0]) * larger), round(look.px(_CARD[1]) * larger)
        self.picture(cards.person_face(person.name, size, 1.0), place.topleft)
        beside = Rect(place.left + size[0] + look.px(30), place.top, 0, look.row)
        beside.width = place.right - beside.left
        chosen = person.name in self._library.chosen
        toggle = Toggle(
            f"person-{person.name}",
            beside,
            self.view_frame,
            own_title(person),
            chosen,
            partial(self._choose, person.name),
        )
        self.add(toggle, partial(say, "own-persons-hint"))
        words = Rect(beside.left + look.px(16), beside.bottom + look.px(8), beside.width - look.px(16), 0)
        told = [own_effect(person, EDITIONS[DEFAULT_EDITION])]
        if person.replaces:
            told.append(say("own-persons-brown", person=THE_PERSON_WORDS.say(person.replaces)))
        else:
            told.append(say("own-persons-grey", letter=person.letter))
        told.append(say("person-rats", n=person.rats))
        high = self._write("\n".join(filter(None, told)), words)
        return max(place.top + size[1], words.top + high)

    def _choose(self, key: str, wanted: bool) -> None:
        self._library.choose(key, wanted)
        for person in self._library.persons:  # of two for one printed person the other one is left out
            toggle = self.control(f"person-{person.name}")
            if isinstance(toggle, Toggle):
                toggle.switch(person.name in self._library.chosen)
