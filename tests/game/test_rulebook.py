"""The rule book: what it holds, its search, and reading it with mouse, keyboard and pad."""

from itertools import pairwise

import pygame
import pytest

from engine import CARD_KINDS
from engine.content import EDITIONS, PERSONS
from game import paths
from game.app.program import RealTables
from game.screens.pause.pause import PauseScene
from game.screens.rules import rulebook
from game.screens.rules.examples import EXAMPLES
from game.screens.rules.rules import RulesScene
from game.screens.title.title import TitleScene
from game.ui import typesetting
from game.words import languages, set_language
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS
from tests.game.lines_drawn import Register
from tests.game.window import Open, Window

ANNIVERSARY, BLUEBEAR = EDITIONS["anniversary"], EDITIONS["bluebear"]


def _all_text(book: tuple[rulebook.Chapter, ...]) -> str:
    return "\n".join(f"{block.title} {block.text}" for chapter in book for block in chapter.blocks)


@pytest.fixture
def rules(open_window: Open) -> Window:
    """A window with the rule book open, come from the title."""
    return open_window().click("rules")


def _scene(window: Window) -> RulesScene:
    assert isinstance(window.scene, RulesScene)
    return window.scene


@pytest.mark.parametrize("language", languages())
def test_every_card_and_every_person_is_explained_in_every_language(language: str) -> None:
    set_language(language)
    book = rulebook.chapters(ANNIVERSARY)
    told = [(block.kind, block.picture) for chapter in book for block in chapter.blocks]
    assert [name for kind, name in told if kind == rulebook.CARD] == list(CARD_KINDS)
    assert sorted(name for kind, name in told if kind == rulebook.PERSON and name) == sorted(PERSONS)


def test_every_language_has_the_same_pictures_and_headings() -> None:
    shapes = {}
    for language in languages():
        set_language(language)
        book = rulebook.chapters(ANNIVERSARY)
        shapes[language] = [(c.name, b.kind, b.picture) for c in book for b in c.blocks]
    assert all(shape == shapes["en"] for shape in shapes.values())


@pytest.mark.parametrize("language", languages())
def test_every_worked_example_is_told_once(language: str) -> None:
    set_language(language)
    blocks = [b for chapter in rulebook.chapters(BLUEBEAR) for b in chapter.blocks]
    told = [block.picture for block in blocks if block.kind == rulebook.EXAMPLE]
    assert sorted(told, key=str) == sorted(EXAMPLES)


@pytest.mark.parametrize("language", languages())
def test_designer_and_publishers_are_named(open_window: Open, language: str) -> None:
    set_language(language)
    designer = "シュテファン・フェルト" if language == "ja" else "Stefan Feld"
    (goal,) = (chapter for chapter in rulebook.chapters(ANNIVERSARY) if chapter.name == "goal")
    (line,) = (block.text for block in goal.blocks if designer in block.text)
    assert all(publisher in line for publisher in ("alea", "Rio Grande Games", "BlueBear"))
    with Register() as register:
        window = open_window(language=language)
        window.advance(0.1)
        drawn = " ".join(line.text for line in register.on(window.app.display.surface))
    assert designer in drawn
    assert "alea" in drawn


def test_the_summary_is_in_the_book() -> None:
    book = {chapter.name: chapter for chapter in rulebook.chapters(ANNIVERSARY, 4)}
    glance, screen = book["glance"].blocks, book["screen"].blocks
    assert [block.title for block in glance if block.title] == [KIND_WORDS.say(kind) for kind in CARD_KINDS]
    assert any("divides 10 prestige" in block.text for block in glance)
    assert ("coins", "icons/coin") in [(block.text, block.picture) for block in screen]


def test_what_is_secret_and_what_is_in_the_box_is_told() -> None:
    told = _all_text(rulebook.chapters(ANNIVERSARY))
    for fact in (
        "84 prestige tokens",
        "Secret: the cards in hand, the third card",
        "A card you have kept stays kept",
        "two of your own and one of the other’s",
        "one with 4 figures for four players and one with 2 for two",
        "12 cards for another game",
        "In the printed rules collected messages lie face down.",
        "on the printed cards: gypsies; French: gitans",
        "A crossing without a market doesn’t count",
        "at most three coins and one cube",
        "With two players, too, all four colours make a set",
        "everyone keeps the third card",
        "all nine are shown to everyone",
        "official erratum",
        "whoever lives nearest to Notre Dame",
        "hôtel particulier",
    ):
        assert fact in told, fact


@pytest.mark.parametrize("language", languages())
def test_the_names_of_all_new_persons_are_told(language: str) -> None:
    set_language(language)
    (names,) = (chapter for chapter in rulebook.chapters(ANNIVERSARY) if chapter.name == "names")
    told = [block.text for block in names.blocks]
    new = [name for name, person in PERSONS.items() if person.set == "new"]
    assert len(new) == 18
    assert all(any(line.startswith(f"{PERSON_WORDS.say(name)} – ") for line in told) for name in new)


def test_every_picture_of_a_paragraph_is_there() -> None:
    book = rulebook.chapters(ANNIVERSARY)
    named = {b.picture for c in book for b in c.blocks if b.kind == rulebook.TEXT and b.picture}
    assert len(named) > 15
    named = {name for name in named if not name.startswith((rulebook.NUMBER, rulebook.SIGN))}
    there = {
        name for name in named for kind in ("svg", "webp") if (paths.sprites() / f"{name}.{kind}").is_file()
    }
    assert named - there == set()


def test_the_book_tells_the_options_of_the_game() -> None:
    assert "two benefits from 3 influence" in _all_text(rulebook.chapters(ANNIVERSARY))
    mild = _all_text(rulebook.chapters(BLUEBEAR))
    assert "two benefits from 4 influence" in mild
    assert "A card may be played without effect." in mild


def test_the_pot_of_notre_dame_is_that_of_the_players() -> None:
    assert "10 prestige are divided" in _all_text(rulebook.chapters(ANNIVERSARY, 4))
    assert "6–12 prestige are divided" in _all_text(rulebook.chapters(ANNIVERSARY))


def test_search_finds_every_word_whatever_its_capitals_and_accents() -> None:
    set_language("fr")
    book = rulebook.chapters(ANNIVERSARY)
    found = rulebook.found(book, "HOPITAL rats")
    assert "plague" in [chapter.name for chapter in found]
    assert all("pital" in block.text for c in found for block in c.blocks if block.kind == rulebook.TEXT)
    assert rulebook.found(book, "xylophone") == ()


def test_a_short_word_begins_a_word_of_what_is_found() -> None:
    book = rulebook.chapters(ANNIVERSARY)
    whole, found = _all_text(book), _all_text(rulebook.found(book, "own"))
    assert "town" in whole
    assert "your own" in found
    assert "town" not in found
    set_language("de")
    assert rulebook.found(rulebook.chapters(ANNIVERSARY), "ionskarte") != ()  # within a compound
    set_language("ja")
    assert rulebook.found(rulebook.chapters(ANNIVERSARY), "修道院") != ()


def test_a_heading_stays_over_what_is_found_beneath_it() -> None:
    (plague,) = rulebook.found(rulebook.chapters(ANNIVERSARY), "friend counts never taken")
    assert [block.kind for block in plague.blocks] == [rulebook.HEADING, rulebook.TEXT]


def test_the_title_leads_to_the_rules_and_back(rules: Window) -> None:
    assert _scene(rules).shown[0].name == "goal"
    rules.press("escape")
    assert isinstance(rules.scene, TitleScene)


def test_a_chapter_is_chosen_with_the_mouse(rules: Window) -> None:
    before = rules.picture()
    rules.click("plague")
    assert _scene(rules).shown[0].name == "plague"
    assert rules.picture() != before


def test_the_keyboard_alone_reads_on(rules: Window) -> None:
    rules.press("right", "right")
    assert _scene(rules).shown[0].name == "pieces"
    rules.press("left")
    assert _scene(rules).shown[0].name == "box"
    top = rules.picture()
    rules.press("end")
    assert rules.picture() != top
    rules.press("home")
    assert rules.picture() == top


def test_a_pad_alone_reads_all_chapters_with_one_button(rules: Window) -> None:
    read: list[str] = []
    for _ in range(200):
        name = _scene(rules).shown[0].name
        if not read or read[-1] != name:
            read.append(name)
        rules.pad(pygame.CONTROLLER_BUTTON_A)
    assert tuple(read) == rulebook.CHAPTERS
    rules.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(rules.scene, TitleScene)


def test_the_wheel_scrolls_the_page(rules: Window) -> None:
    rules.click("round")
    rules.move_to(_scene(rules).text)
    before = rules.picture()
    rules.wheel(-2)
    assert rules.picture() != before
    rules.wheel(2)
    assert rules.picture() == before


def test_typing_searches_and_escape_clears_the_search_first(rules: Window) -> None:
    rules.press(*"bishop")
    shown = {chapter.name for chapter in _scene(rules).shown}
    assert "grey" in shown
    assert "setup" not in shown
    rules.press("escape")
    assert _scene(rules).asked == ""
    assert _scene(rules).shown[0].name == "goal"


def test_backspace_takes_letters_away_and_space_divides_words(rules: Window) -> None:
    rules.press(*"rat")
    rules.press("space")
    rules.type_text(" z")
    assert _scene(rules).asked == "rat z"
    assert _scene(rules).shown == ()
    rules.press("backspace", "backspace")
    assert _scene(rules).asked == "rat"
    assert _scene(rules).shown


def test_what_is_found_is_stepped_through_chapter_by_chapter(rules: Window) -> None:
    rules.type_text("prestige")
    before = rules.picture()
    rules.press("tab")
    assert rules.picture() != before


def test_the_close_button_closes(rules: Window) -> None:
    rules.click("close")
    assert isinstance(rules.scene, TitleScene)


def test_the_pause_opens_the_rules_of_this_game(open_window: Open) -> None:
    window = open_window(tables=RealTables()).click("new", "Start", wait=0.1)
    window.press("escape")
    assert isinstance(window.scene, PauseScene)
    window.click("rules")
    assert _scene(window).players == 3
    window.press("escape")
    assert isinstance(window.scene, PauseScene)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_line_of_the_book_is_wider_than_its_page(
    open_window: Open, size: tuple[int, int], scale: float, language: str
) -> None:
    window = open_window(size, text_scale=scale, language=language).click("rules")
    scene = _scene(window)
    for chapter in rulebook.CHAPTERS:
        assert scene.shown[0].name == chapter
        for words in scene.page.lines():
            wide = typesetting.width(words.text, words.size, words.bold)
            assert words.left + wide <= scene.text.width, words.text
        window.press("right")


def test_a_line_of_japanese_begins_with_no_full_stop_and_breaks_no_number() -> None:
    text = "コイン100枚を銀行に返す。ネズミを12匹減らす。（影響力3）"
    for room in range(90, 500, 7):
        rows = typesetting.wrap(text, 30, room)
        assert "".join(rows) == text
        assert not any(row[0] in "。、）" for row in rows)
        assert not any(a[-1].isdigit() and b[0].isdigit() for a, b in pairwise(rows))


@pytest.mark.parametrize("down", [0, 77, 140])
def test_no_line_of_a_page_is_cut(rules: Window, down: int) -> None:
    scene = _scene(rules)
    assert scene.page.height > scene.text.height + down
    view = pygame.Rect(40, 60, scene.text.width, scene.text.height)
    surface = pygame.Surface((view.width + 80, view.height + 120), pygame.SRCALPHA)
    scene.page.draw(surface, view, down, (0, 0, 0))
    assert view.contains(surface.get_bounding_rect())
    assert scene.page.cuts(view, down) == (down > 0, False), "the painting at the head of the page"
