"""Editions of one's own by file: dropped on the window, chosen in New game, named wherever a game is."""

import shutil
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from engine import EDITIONS
from engine.content.definitions import DEEDS, MEASURES
from engine.content.effect_steps import PLACES_OF_CUBES
from engine.names import SECTORS
from engine.record import records
from engine.record.edition_files import read_edition
from engine.record.person_files import read_person
from game import editions
from game.app.program import RealTables
from game.match.session import Session
from game.phones.files import Files
from game.phones.labels import book
from game.screens.new_game.new_game import NewGameScene
from game.screens.new_game.own_persons import OwnPersonsScene
from game.screens.results import hall_of_fame as hall_screen
from game.screens.rules.file_examples import EDITION, PERSON, STEPS
from game.screens.rules.rulebook import CODE, chapters
from game.screens.saves.load import LoadScene
from game.storage.hall_of_fame import HallOfFame
from game.storage.own_editions import OwnEditions
from game.ui.inputs import Choice, Toggle
from game.words import languages
from tests.game.window import Open, Window
from tests.noted import noted

EXAMPLE = Path(__file__).resolve().parents[2] / "engine" / "examples" / "editions" / "family.edition.toml"
FAMILY = read_edition(EXAMPLE).edition
assert FAMILY is not None
OPTIONS = FAMILY.options


def dropped(window: Window, *files: Path) -> None:
    for file in files:
        window.post(pygame.DROPFILE, file=str(file))
        window.advance(0.2)


def new_game(window: Window) -> NewGameScene:
    window.app.go.title()
    window.app.go.new_game()
    return window.showing(NewGameScene)


def boxes(page: NewGameScene) -> Choice:
    choice = page.control("edition")
    assert isinstance(choice, Choice)
    return choice


def begun(window: Window) -> Session:
    """A game by the example, as New game begins it."""
    dropped(window, EXAMPLE)
    return Session.new(new_game(window).launch(), window.app.settings, window.app.saves)


def test_a_dropped_edition_stands_among_the_boxes_and_is_chosen(window: Window) -> None:
    told: list[str] = []
    window.app.notice = told.append  # type: ignore[method-assign,assignment]
    dropped(window, EXAMPLE)
    assert told == ["Ready for the next new game: Family evening."]
    page = new_game(window)
    assert boxes(page).values[4:] == ["Family evening", "Custom edition"]
    assert boxes(page).chosen == 4
    game = page.launch()
    assert (game.own_edition, game.options, game.edition) == (FAMILY, OPTIONS, "anniversary")
    assert "coins never run out" in page.remark()[0] or boxes(page) is not page.focus.current
    boxes(page).use_at((0, 0))
    plain = page.launch()
    assert (plain.own_edition, plain.options, plain.edition) == (None, None, "anniversary")
    boxes(page).choose(4)
    boxes(page)._changed(4)
    assert page.launch().own_edition == FAMILY


def test_a_single_rule_that_is_changed_makes_it_a_custom_edition(window: Window) -> None:
    dropped(window, EXAMPLE)
    page = new_game(window)
    page.rules._show_advanced(True)
    toggle = page.control("coins_limited")
    assert isinstance(toggle, Toggle)
    toggle.use()
    game = page.launch()
    assert game.own_edition is None
    assert game.options == OPTIONS._replace(coins_limited=True)
    assert boxes(page).values[boxes(page).chosen] == "Custom edition"


def test_what_is_dropped_on_the_open_page_is_there_at_once(window: Window) -> None:
    page = new_game(window)
    assert len(boxes(page).values) == 5
    dropped(window, EXAMPLE)
    window.press("return", wait=0.2)
    assert window.scene is page
    assert page.launch().own_edition == FAMILY
    assert page.control("own").label == "Own content"


def test_what_was_chosen_before_is_not_lost_in_the_settings(window: Window) -> None:
    dropped(window, EXAMPLE)
    new_game(window)._keep()
    assert (window.app.settings.group.edition, window.app.settings.group.options) == ("anniversary", {})


def test_the_page_of_own_content_tells_its_rules_and_takes_it_away(window: Window) -> None:
    dropped(window, EXAMPLE)
    page = new_game(window)
    assert page.control("own").label == "Own content"
    window.app.go.own_persons()
    own = window.showing(OwnPersonsScene)
    told = own.aloud().page
    for sentence in (
        "Gentle rules",
        "The hotel gives two benefits from 2 influence.",
        "Coins never run out.",
    ):
        assert sentence in told
    toggle = own.control("edition-family")
    assert isinstance(toggle, Toggle)
    assert toggle.on
    toggle.use()
    own.back()
    window.advance(0.5)
    assert window.scene is page
    assert len(boxes(page).values) == 5
    assert page.launch().own_edition is None


def test_a_new_file_with_its_key_takes_its_place_and_a_lost_one_is_offered_no_more(tmp_path: Path) -> None:
    own = OwnEditions(tmp_path)
    own.refresh()
    assert own.editions == ()
    taken, wrong = own.take_in(EXAMPLE)
    assert list(taken) == [FAMILY]
    assert wrong == ()
    own.choose("family", wanted=True)
    other = tmp_path / "theirs" / "family.edition.toml"
    other.parent.mkdir()
    other.write_text(
        EXAMPLE.read_text("utf-8").replace("hotel_double_at = 2", "hotel_double_at = 7"), "utf-8"
    )
    own.take_in(other)
    assert own.chosen is not None
    assert own.chosen.options.hotel_double_at == 7
    (own.folder / "family.edition.toml").unlink()
    own.refresh()
    assert own.editions == ()
    assert own.chosen is None


def test_what_is_wrong_is_told_with_its_line(window: Window, tmp_path: Path) -> None:
    told: list[str] = []
    window.app.notice = told.append  # type: ignore[method-assign,assignment]
    folder = tmp_path / "from a friend"
    folder.mkdir()
    shutil.copy(EXAMPLE, folder)
    wrong = folder / "wrong.edition.toml"
    wrong.write_text("may_decline = 3\n[names]\nen = 'W'\n", "utf-8")
    dropped(window, folder)
    assert told == [
        "Ready for the next new game: Family evening.\nWhat is wrong with the files:\n"
        f"{wrong}:1: may_decline: expected true or false, found 3."
    ]


def test_a_folder_with_persons_and_editions_brings_both(window: Window, tmp_path: Path) -> None:
    folder = tmp_path / "all"
    folder.mkdir()
    for kind in ("persons/baker.person.toml", "editions/family.edition.toml"):
        shutil.copy(EXAMPLE.parents[1] / kind, folder)
    dropped(window, folder)
    game = new_game(window).launch()
    assert game.own_edition == FAMILY
    assert [person.name for person in game.persons] == ["baker"]


def test_a_game_keeps_its_edition_in_its_file_and_for_the_next_game(window: Window) -> None:
    session = begun(window)
    record = records.read(session.record_path)
    assert (record.edition, record.options, record.own_edition) == ("custom", OPTIONS, FAMILY)
    again = session.again()
    assert (again.options, again.own_edition) == (OPTIONS, FAMILY)


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
def test_rules_and_phones_name_the_edition_of_this_game(open_window: Open, language: str) -> None:
    window = open_window(language=language)
    begun(window)
    assert FAMILY is not None
    words = next(words for words in FAMILY.words if words.language == language)
    (chapter,) = [chapter for chapter in chapters(OPTIONS, 3) if chapter.name == "editions"]
    assert words.name in chapter.blocks[0].text
    assert chapter.blocks[1].text == words.text
    assert all(words.name not in block.text for block in chapters(EDITIONS["bluebear"], 3)[-3].blocks)
    ((picture, told),) = book(OPTIONS, 8)["summary"][0]["rows"]
    assert told == f"{words.name}: {words.text}"
    assert f"/pictures/{picture}.svg" in Files() or f"/pictures/{picture}.png" in Files()
    assert words.name not in str(book(EDITIONS["bluebear"], 8))


def test_the_list_of_saved_games_names_it_also_aloud(window: Window) -> None:
    begun(window)
    editions.show_edition(None)
    window.app.go.load()
    for _ in range(5):
        window.advance(0.2)
    assert window.showing(LoadScene)._rows[0].spoken_state().startswith("Family evening · ")


def test_such_a_game_is_never_rated_and_stands_in_the_hall_of_fame_by_its_name(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(language="de")
    session = begun(window)
    session.record.table["task"] = {"name": "alms", "begins": 0}
    while not session.game.over:
        session.play(session.game.legal_moves()[0])
    path = window.app.saves.folder / "over.toml"
    records.write(path, session.record)
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        hall.refresh()
        told = [(game.edition, game.challenge) for game in hall.games()]
        assert set(told) == {("Familienabend", "own-edition")}
        assert hall.standings() == []
    assert "task" not in Session.load(path, window.app.saves).record.table
    written = noted(monkeypatch, hall_screen, "fitted", lambda text, *rest, **more: text)
    window.app.go.hall_of_fame()
    window.advance(1.0)
    notes = [text for text in written if "Familienabend" in text]
    assert notes
    assert all(note.startswith("Eigene Ausgabe · ") for note in notes)


def test_it_opens_at_the_table_also_where_nobody_has_the_file(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    session = begun(window)
    (window.app.saves.folder / "editions" / "family.edition.toml").unlink()
    assert window.app.open(session.record_path)
    assert window.scene.session.record.own_edition == FAMILY  # type: ignore[attr-defined]
    assert editions.shown_edition() == FAMILY


def test_the_files_in_the_rule_book_are_right(tmp_path: Path) -> None:
    shown = [block.text for c in chapters(OPTIONS) for block in c.blocks if block.kind == CODE]
    assert shown == [PERSON, STEPS, EDITION]
    (tmp_path / "trader.person.toml").write_text(f'letter = "B"\nrats = 1\n{STEPS}', "utf-8")
    assert read_person(tmp_path / "trader.person.toml").problems == ()
    told = "\n".join(block.text for c in chapters(OPTIONS) for block in c.blocks)
    assert all(word in told for word in (*DEEDS, *MEASURES, *PLACES_OF_CUBES, *SECTORS))
    (tmp_path / "baker.person.toml").write_text(PERSON, "utf-8")
    (tmp_path / "family.edition.toml").write_text(EDITION, "utf-8")
    person = read_person(tmp_path / "baker.person.toml")
    edition = read_edition(tmp_path / "family.edition.toml")
    assert (person.problems, edition.problems) == ((), ())
