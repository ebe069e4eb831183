"""Names in any script show as they are written, in every language; letters stay high."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.screens.new_game.new_game import NewGameScene
from game.ui import typesetting
from game.ui.labels import fitted
from game.ui.palette import INK
from tests.game.pixels import pixels
from tests.game.window import Window

Open = Callable[..., Window]
PAIRS = (("ヒカリ", "サクラ"), ("漢字", "仮名"), ("한글", "서울"), ("Жук", "Кот"), ("Ωμέγα", "Άλφα"))


pytestmark = pytest.mark.usefixtures("small_window")


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_letters_of_any_script_have_their_own_shapes(pair: tuple[str, str], bold: bool) -> None:
    """A font without them would draw the same box for each."""
    for text in pair:
        shapes = {pixels(typesetting.line(letter, 40, INK, bold)) for letter in text}
        assert len(shapes) == len(set(text))


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_field_shows_names_in_any_script(open_window: Open, language: str) -> None:
    window = open_window((1280, 720), language=language)
    window.app.push(NewGameScene())
    shown = []
    for name in ("ヒ", "カ", "リ"):
        window.click("name-1")
        window.press(*["backspace"] * 20)
        window.type_text(name)
        window.press("return")
        window.advance(0.1)
        place = window.scene.place_of("name-1")
        assert place is not None
        shown.append(pixels(window.app.display.surface.subsurface(place)))
    assert len(set(shown)) == 3


@pytest.mark.parametrize("room", [400, 300, 230])
def test_where_room_is_short_letters_are_narrower_but_not_lower(room: int) -> None:
    words, size = "Conciergerie", 40
    usual = typesetting.line(words, size, INK)
    drawn = fitted(words, size, room, INK)
    assert drawn.get_width() <= room
    assert drawn.get_bounding_rect().height >= usual.get_bounding_rect().height - 1
    wide = typesetting.width(words, size)
    assert (drawn.get_width() == wide) == (wide <= room)


def test_what_has_no_room_at_all_ends_with_an_ellipsis() -> None:
    drawn = fitted("Conciergerie of the Palais de la Cité", 40, 200, INK)
    assert 150 < drawn.get_width() <= 200


def test_a_name_amid_other_words_changes_nothing_but_itself() -> None:
    words, name = " spielt eine Karte", "ヒカリ"
    assert typesetting.width(name + words, 40) == typesetting.width(name, 40) + typesetting.width(words, 40)
    drawn = typesetting.line(name + words, 40, INK)
    tail = drawn.subsurface(
        (typesetting.width(name, 40), 0, typesetting.width(words, 40), drawn.get_height())
    )
    alone = typesetting.line(words, 40, INK)
    assert pixels(tail.subsurface(tail.get_bounding_rect())) == pixels(
        alone.subsurface(alone.get_bounding_rect())
    )
