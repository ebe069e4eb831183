"""Content of one's own: cards of persons, editions, and which of them are in the next game."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from engine import EDITIONS, Person
from engine.content.definitions import OwnEdition
from game.editions import DEFAULT_EDITION
from game.editions import own_text as own_edition_text
from game.editions import own_title as own_edition_title
from game.file_errors import mistake
from game.screens.new_game.boxes import box
from game.screens.rules.rulebook import option_sentences
from game.storage.own_editions import OwnEditions
from game.storage.own_persons import OwnPersons
from game.table.hud import cards
from game.ui.inputs import Toggle
from game.ui.own_content import editions_of, persons_of
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry
from game.words import say
from game.words.persons import THE_PERSON_WORDS, own_effect, own_title, show_persons

_CARD = 190, 266
"""The size of a card in units."""
_BOX = 150
"""The side of an edition's box in units."""
_MOST_PROBLEMS = 12
"""How many sentences on wrong files are shown."""


class OwnPersonsScene(SheetScene):
    """A page with a row for each person and edition of one's own: a picture, words, and a switch."""

    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self._library: OwnPersons
        self._editions: OwnEditions

    def enter(self, host: Host) -> None:
        """Read the folders, and show what is there."""
        self._library, self._editions = persons_of(host), editions_of(host)
        show_persons(self._library.persons)
        super().enter(host)

    def build(self) -> None:
        """Lay out persons and editions below one another; what is wrong with files follows."""
        style = self.style
        back = Entry("back", say("menu-back"), self.back)
        body = self.lay_page(say("own-content-title"), [back], hints=True)
        view = self.scroll_in(body)
        place, gap = view.copy(), style.px(26)
        place.top = style.px(10)
        for edition in self._editions.editions:
            place.top = self._edition_row(edition, place) + gap
        for person in self._library.persons:
            place.top = self._row(person, place) + gap
        how = say("own-content-how", folder=str(self._library.folder.parent))
        place.top += self._write(how, place) + gap
        problems = (*self._editions.problems, *self._library.problems)
        if problems:
            told = "\n".join([say("own-persons-wrong"), *map(mistake, problems[:_MOST_PROBLEMS])])
            place.top += self._write(told, place) + gap
        self.fill_viewport(place.top)

    def _write(self, text: str, place: Rect) -> int:
        """Write a paragraph at the top of ``place``; return its height."""
        words = self.caption(text, place.topleft, place.width, SMALL)
        return int(words.rect.height)

    def _edition_row(self, edition: OwnEdition, place: Rect) -> int:
        """Lay out an edition; return the y of the lower end."""
        style = self.style
        side = round(style.px(_BOX) * min(style.text_scale, 1.5))
        self.picture(box("", side), place.topleft)
        beside, words = self._next_to(place, side)
        toggle = Toggle(
            f"edition-{edition.name}",
            beside,
            self.view_frame,
            own_edition_title(edition),
            edition == self._editions.chosen,
            partial(self._offer, edition.name),
        )
        self.add(toggle, partial(say, "own-editions-hint"))
        told = [own_edition_text(edition), " ".join(option_sentences(edition.options))]
        high = self._write("\n".join(filter(None, told)), words)
        return max(place.top + side, words.top + high)

    def _next_to(self, place: Rect, wide: int) -> tuple[Rect, Rect]:
        """Return the places of a switch and of the words below it, beside a picture."""
        style = self.style
        left = place.left + wide + style.px(30)
        switch = Rect(left, place.top, place.right - left, style.row)
        indent = style.px(16)
        return switch, Rect(left + indent, switch.bottom + style.px(8), switch.width - indent, 0)

    def _row(self, person: Person, place: Rect) -> int:
        """Lay out a person; return the y of the lower end."""
        style = self.style
        larger = min(style.text_scale, 1.5)
        size = round(style.px(_CARD[0]) * larger), round(style.px(_CARD[1]) * larger)
        self.picture(cards.person_face(person.name, size, 1.0), place.topleft)
        beside, words = self._next_to(place, size[0])
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

    def _offer(self, key: str, wanted: bool) -> None:
        self._editions.choose(key, wanted)
        for edition in self._editions.editions:
            toggle = self.control(f"edition-{edition.name}")
            if isinstance(toggle, Toggle):
                toggle.switch(edition == self._editions.chosen)
