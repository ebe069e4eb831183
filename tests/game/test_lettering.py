"""Lines of text: whatever they say they are drawn, in the room that there is."""

import unicodedata

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui import system_fonts, typesetting
from game.ui.labels import fitted

INK = (0, 0, 0)


@settings(max_examples=200, deadline=None)
@given(st.text(), st.integers(6, 60), st.integers(-5, 400))
def test_any_text_is_drawn_and_fits(text: str, size: int, room: int) -> None:
    typesetting.line(text, size, INK)
    for row in typesetting.wrap(text, size, room):
        typesetting.line(row, size, INK)
    cut = fitted(text.replace("\n", " "), size, room, INK)
    assert cut.get_width() <= max(room, typesetting.width("…", size) + 3 * size)


@pytest.mark.parametrize("face", ["serif", "display", "sans", "japanese", "korean", "georgian"])
def test_letters_that_are_drawn_unseen_are_in_the_font(face: str) -> None:
    lacking = [
        letter
        for code in range(0x20, 0x3000)
        if typesetting._is_ordinary(letter := chr(code), face)
        and typesetting.clean(letter)
        and not letter.isspace()
        and unicodedata.category(letter) != "Cn"  # no letter has that number
        and not system_fonts.has(typesetting.face_path(face), letter)
    ]
    assert not lacking


@pytest.mark.parametrize("face", ["serif", "sans"])
def test_arrows_are_drawn_in_all_faces(face: str) -> None:
    drawn = {pygame.image.tobytes(typesetting.line(arrow, 40, INK, face=face), "RGBA") for arrow in "←↑→↓"}
    assert len(drawn) == 4  # what a font lacks is the same box for all


def test_the_path_of_a_file_is_broken_where_it_must_be() -> None:
    path = "/home/anna/" + "a-very-long-folder/" * 9 + "game.toml"
    rows = typesetting.wrap(f"It is in {path}.", 30, 400)
    assert all(typesetting.width(row, 30) <= 400 for row in rows)
    assert "".join(rows).replace("is in", "is in ") == f"It is in {path}."


@pytest.mark.parametrize(
    "text", ["“Kill a rat” means", "„Spiel“, das", "« Partie » de", "“A”, “V”.", 'gain = "coins",']
)
def test_quotation_marks_stand_apart_from_what_they_enclose(text: str) -> None:
    alone = sum(typesetting.width(letter, 40) for letter in text)
    assert typesetting.width(text, 40) > 0.97 * alone
    assert typesetting.line(text, 40, INK).get_width() == typesetting.width(text, 40)


def test_names_in_several_scripts_stand_in_one_line_each_in_its_own_letters() -> None:
    korean = pygame.mask.from_surface(typesetting.line("김민준", 40, INK))
    for before in ("さくら、はなこ ", "Anna, さくら, ", "Anna "):
        whole = pygame.mask.from_surface(typesetting.line(before + "김민준", 40, INK))
        left = whole.get_size()[0] - korean.get_size()[0]
        assert max(whole.overlap_area(korean, (left, y)) for y in range(-20, 20)) > 0.9 * korean.count()


def test_japanese_is_as_dark_as_what_stands_beside_it() -> None:
    def darkness(text: str) -> float:
        drawn = typesetting.line(text, 40, INK)
        return pygame.mask.from_surface(drawn).count() / drawn.get_width()

    assert darkness("さくら 太郎") > 0.85 * darkness("Anna Esmeralda")


def test_no_line_begins_with_a_sign_that_stands_apart_from_its_word() -> None:
    text = "Anna : gardez une carte : les autres passent à gauche ; « Noter » ? Oui !"
    for room in range(60, 700, 20):
        rows = typesetting.wrap(text, 30, room)
        assert " ".join(rows) == text
        assert not any(row[0] in ":;?!»" or row[-1] == "«" for row in rows)


def test_a_number_stays_with_what_it_counts() -> None:
    text = "Coins: 2. Cubes in the cache: 11, in the supply: 8. Pièces d’or : 3."
    for room in range(170, 700, 10):
        rows = typesetting.wrap(text, 30, room)
        assert " ".join(rows) == text
        assert not any(row.endswith(":") or row[0].isdigit() for row in rows)


@pytest.mark.parametrize(
    "text",
    [
        "Anna gains 12 prestige (1 from the park) and takes 3 coins in round B3.",
        "messaggio: 1 prestigio e una moneta, 3 prestigio e un topo in meno, 4 prestigio",
        "−2 Prestige, +11 Steine, 3,4 Punkte und 2 Botschaften",
    ],
)
def test_no_line_ends_between_a_number_and_its_noun(text: str) -> None:
    for room in range(200, 700, 10):
        rows = typesetting.wrap(text, 30, room)
        assert " ".join(rows) == text
        assert not any(row.split()[-1].strip("(+−").replace(",", "").isdigit() for row in rows[:-1])


def test_a_japanese_line_breaks_no_word_without_hiragana_and_no_counted_number() -> None:
    text = (
        "影響力で5匹のネズミがオンラインでアクションカード12枚とゲストハウスに3ラウンド、修道院学校の疫病。"
    )
    for room in range(260, 700, 10):
        rows = typesetting.wrap(text, 30, room)
        assert "".join(rows) == text
        for word in ("影響力", "5匹", "オンライン", "アクションカード", "12枚", "疫病", "修道院学校"):
            assert any(word in row for row in rows), (room, word, rows)


def test_what_stays_together_is_broken_where_it_is_too_wide() -> None:
    assert typesetting.wrap("12 Prestigepunkte", 30, 230) == ["12", "Prestigepunkte"]
    rows = typesetting.wrap("アクションカード", 30, 100)
    assert all(typesetting.width(row, 30) <= 100 for row in rows)


@pytest.mark.parametrize("text", ["New game", "Règles du jeu", "Überfällige Züge", "0123456789", "A3"])
def test_titles_are_blacker_than_bold_letters_and_as_wide(text: str) -> None:
    def ink(drawn: pygame.Surface) -> float:
        return float(pygame.surfarray.array_alpha(drawn).sum()) / drawn.get_width()

    bold, title = typesetting.line(text, 60, INK, bold=True), typesetting.line(text, 60, INK, face="display")
    assert ink(title) > 1.05 * ink(bold)
    # So what is measured in bold letters fits.
    assert title.get_width() == pytest.approx(bold.get_width(), rel=0.03)


def test_a_japanese_title_is_written_in_bold_letters_of_its_own() -> None:
    title = typesetting.line("新しいゲーム", 60, INK, bold=True, face="display")
    bold = typesetting.line("新しいゲーム", 60, INK, bold=True)
    assert pygame.image.tobytes(title, "RGBA") == pygame.image.tobytes(bold, "RGBA")


@pytest.mark.parametrize("size", [14, 16, 18, 20, 22])
@pytest.mark.parametrize("bold", [False, True])
def test_small_letters_stand_as_evenly_as_large_ones(size: int, bold: bool) -> None:
    for name in ("Quasimodo", "Esmeralda", "Jean-Baptiste", "Frollo"):
        even = typesetting.width(name, size * 16, bold) / 16
        assert abs(typesetting.width(name, size, bold) - even) <= 2 + 0.025 * even, name
