"""A file of one's own that is replaced, changed or gone is told where its player comes upon it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine import Record, Seat
from engine.__main__ import main
from engine.record import records
from engine.record.edition_files import read_edition
from game.app.cli import parse
from game.app.program import RealTables
from game.screens.new_game.new_game import NewGameScene
from game.screens.saves.load import LoadScene
from game.ui.own_content import since_begun
from game.words import languages, say, set_language
from tests.engine.own_examples import FOLDER, OWN
from tests.game.test_own_edition_files import new_game
from tests.game.window import Window

FAMILY_FILE = FOLDER.parent / "editions" / "family.edition.toml"
FAMILY = read_edition(FAMILY_FILE).edition
SEATS = (Seat("Anna", "red"), Seat("Ben", "blue", "quick"))
assert FAMILY is not None


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def window(tmp_path: Path, told: list[str]) -> Iterator[Window]:
    found = Window(tmp_path, tables=RealTables(), pace="instant", language="en")
    found.app.notice = told.append  # type: ignore[method-assign,assignment]
    yield found
    found.close()


def drop(window: Window, path: Path) -> None:
    window.post(pygame.DROPFILE, file=str(path))
    window.advance(0.1)


def mine(window: Window, name: str) -> Path:
    return window.app.saves.folder / ("editions" if "edition" in name else "persons") / f"{name}.toml"


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def own_game(window: Window) -> Path:
    """A saved game with two own persons and an own edition."""
    assert FAMILY is not None
    persons = (OWN["baker"], OWN["pilgrim"])
    path = window.app.saves.folder / "own.toml"
    records.write(path, Record(SEATS, 3, "custom", FAMILY.options, persons=persons, own_edition=FAMILY))
    return path


def test_what_replaces_another_with_its_key_is_told(window: Window, told: list[str], tmp_path: Path) -> None:
    for file in (FOLDER / "baker.person.toml", FAMILY_FILE):
        drop(window, file)
        drop(window, file)
    assert not [line for line in told if "same key" in line], "the same once more replaces nothing"
    told.clear()
    other = tmp_path / "another.person.toml"
    shutil.copy(FOLDER / "baker.person.toml", other)
    rewrite(other, "rats = 1", "rats = 3")
    other.write_text('key = "baker"\n' + other.read_text("utf-8"), "utf-8")
    family = tmp_path / "family.edition.toml"
    shutil.copy(FAMILY_FILE, family)
    rewrite(family, "hotel_double_at = ", "hotel_double_at = 9 # ")
    for file, name in ((other, "Baker"), (family, "Family evening")):
        drop(window, file)
        assert say("own-content-replaced", names=name) in told.pop()
    new_game(window)
    assert told == [], "what was just taken in is no news on the next page"


def test_new_game_tells_which_chosen_ones_are_gone_wrong_or_changed(window: Window, told: list[str]) -> None:
    for name in ("baker", "pilgrim", "mason"):
        drop(window, FOLDER / f"{name}.person.toml")
    drop(window, FAMILY_FILE)
    told.clear()
    assert len(new_game(window).launch().persons) == 3
    assert told == []
    mine(window, "baker.person").unlink()
    rewrite(mine(window, "pilgrim.person"), "rats = ", "rats = 7 # ")
    rewrite(mine(window, "mason.person"), "rats = ", "rats = 99 # ")
    rewrite(mine(window, "family.edition"), "hotel_double_at = ", "hotel_double_at = 9 # ")
    page = new_game(window)
    assert told == [
        "\n".join(
            (
                say("own-content-lost", names="Baker and Mason"),
                say("own-content-changed", names="Family evening and Pilgrim"),
            )
        )
    ]
    launch = page.launch()
    assert [(person.name, person.rats) for person in launch.persons] == [("pilgrim", 7)]
    assert launch.own_edition is not None
    assert launch.own_edition.options.hotel_double_at == 9
    page.focus.take("own")
    assert say("own-content-mistakes") in page.remark()[0]
    new_game(window)
    assert len(told) == 1, "it is told once"
    mine(window, "family.edition").unlink()
    new_game(window)
    assert told[1:] == [say("own-content-lost", names="Family evening")]


def test_a_file_that_the_program_is_started_with_is_taken_in(window: Window, told: list[str]) -> None:
    for file in (FOLDER / "baker.person.toml", FAMILY_FILE):
        window.app.open_with(parse([str(file)]))
        window.advance(0.5)
    assert told == [
        say("own-persons-taken", names="Baker"),
        say("own-editions-taken", names="Family evening"),
    ]
    page = window.showing(NewGameScene)
    assert page.launch().persons == (OWN["baker"],)
    assert page.launch().own_edition == FAMILY


def test_a_picture_that_is_missing_is_told_and_its_person_plays_without(
    window: Window, told: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "baker.person.toml"
    text = (FOLDER / "baker.person.toml").read_text("utf-8")
    path.write_text(f'picture = "bakr.png"\n{text}', "utf-8")
    drop(window, path)
    missing = f"{path}: picture: expected the file 'bakr.png' in the same folder, found nothing."
    assert told == ["\n".join((say("own-persons-taken", names="Baker"), say("own-persons-wrong"), missing))]
    assert new_game(window).launch().persons == (OWN["baker"],)
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{missing}\n{path}: baker: nothing else is wrong.\n"


def test_the_button_says_nothing_of_mistakes_where_there_are_none(window: Window) -> None:
    drop(window, FOLDER / "baker.person.toml")
    page = new_game(window)
    page.focus.take("own")
    assert page.remark()[0] == say("new-game-hint-own-persons")


def test_a_save_tells_once_whose_persons_only_it_has_or_changed(window: Window, told: list[str]) -> None:
    path = own_game(window)
    assert window.app.open(path)
    assert told == [say("own-content-only-here", names="Baker, Pilgrim and Family evening")]
    session = window.scene.session  # type: ignore[attr-defined]
    session.keeper.save()  # as any move does
    assert window.app.open(path)
    assert len(told) == 1, "the save remembers it"
    for file in (FOLDER / "baker.person.toml", FOLDER / "pilgrim.person.toml", FAMILY_FILE):
        drop(window, file)
    rewrite(mine(window, "pilgrim.person"), "rats = ", "rats = 7 # ")
    told.clear()
    assert window.app.open(path)
    assert told == [say("own-content-differs", names="Pilgrim")]
    session = window.scene.session  # type: ignore[attr-defined]
    assert session.game.setup.persons == (OWN["baker"], OWN["pilgrim"]), "it goes on as it began"


def test_nothing_is_told_of_a_save_whose_files_are_there(window: Window, told: list[str]) -> None:
    for file in (FOLDER / "baker.person.toml", FOLDER / "pilgrim.person.toml", FAMILY_FILE):
        drop(window, file)
    told.clear()
    path = own_game(window)
    before = records.read(path).table
    assert window.app.open(path)
    assert told == []
    assert records.read(path).table == before
    records.write(path, Record(SEATS, 3))
    assert window.app.open(path)
    assert told == []


def test_the_list_of_saved_games_says_that_one_has_own_persons(window: Window) -> None:
    own_game(window)
    window.app.go.load()
    for _ in range(5):
        window.advance(0.2)
    page = window.showing(LoadScene)
    assert page._rows[0].spoken_state().startswith("Family evening · Own persons · ")


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(window: Window, language: str) -> None:
    set_language(language)
    sentence = since_begun(window.app, records.read(own_game(window)))
    assert "{" not in sentence
    assert OWN["baker"].words[0].name in sentence or language != "en"
