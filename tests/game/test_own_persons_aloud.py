"""Persons of one's own by ear: the page that chooses them, the table, their choices, and hints."""

import pygame
import pytest

from engine.record import records
from game.app.program import RealTables
from game.settings import ON
from game.speech.reader import speakable
from game.table.scene import TableScene
from game.words.persons import choice_words, person_words
from tests.engine.own_examples import FOLDER, OWN
from tests.game.test_bots_at_table import wait_for
from tests.game.test_own_persons import choosing
from tests.game.window import Open
from tests.game.written_voice import Voices


@pytest.fixture
def voices() -> Voices:
    return Voices()


def test_the_page_of_own_content_reads_who_it_is_and_whether_chosen(
    open_window: Open, voices: Voices
) -> None:
    window = open_window((1280, 720), voice=voices, read_aloud=ON)
    window.post(pygame.DROPFILE, file=str(FOLDER / "baker.person.toml"))
    window.advance(0.3)
    assert "Chosen for the next new game: Baker." in voices.take()
    window.press("return")
    window.app.go.own_persons()
    window.advance(0.2)
    voices.take()
    window.scene.focus.take("person-baker")  # type: ignore[attr-defined]
    window.advance(0.2)
    assert voices.take().startswith("Baker, switch. on. Whether this person joins the next game.")


def test_an_own_person_and_its_choice_are_heard_at_the_table(open_window: Open, voices: Voices) -> None:
    window = open_window((1280, 720), voice=voices, tables=RealTables(), pace="instant", read_aloud=ON)
    path = window.app.saves.folder / "choosing.toml"
    records.write(path, choosing())
    assert window.app.open(path)
    window.advance(0.3)
    assert "Only in this game, and not among your files: " in voices.take()
    window.press("return", "f1", "f1", wait=0.3)
    table = window.showing(TableScene)
    context = table.context
    assert context.pending is not None
    heard = voices.take()
    assert "choose one of these (Pilgrim)" in heard
    decision = context.pending.decision
    for _ in decision.options:
        window.press("right", wait=0.2)
        heard += voices.take()
    for move in decision.options:
        assert speakable(choice_words("pilgrim", decision.place, move.what)) in heard
    own = [person for person in context.shown.persons if person in OWN]
    for person in own:
        context.hover(("person", person))
        told = table.aloud()
        assert told.focus.startswith(f"{OWN[person].words[0].name}, ")
        assert person_words(person, context.shown.options) in told.state
    window.press("h")
    wait_for(window, lambda: table.controls.hints.found)
    window.advance(0.1)
    assert context.caption
    assert context.caption in voices.take()
