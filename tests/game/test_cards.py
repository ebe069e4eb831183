"""Cards and close-ups: every face can be drawn, differs from the others, and says what the rules say."""

import re
from typing import Any

import pygame
import pytest

from engine import CARD_KINDS, COLOURS, EDITIONS, Game, View
from engine.content import PERSONS
from game import paths, words
from game.decisions.gestures import Thing
from game.table.hud import cards, decks, display, effect_icons, hand, sheet_words, sheets
from game.table.hud.layout import Layout
from game.ui import contrast, fitting, surfaces, typesetting
from game.ui.image_cache import forget
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS, person_words
from tests.game.pixels import pixels
from tests.noted import noted

SIZE = (190, 266)
SIZES = [(60, 84), (127, 177), SIZE, (380, 532)]
ANNIVERSARY = EDITIONS["anniversary"]


pytestmark = pytest.mark.usefixtures("small_window")


def test_there_is_a_picture_for_every_icon_person_and_action_card() -> None:
    wanted = [*effect_icons.FILES.values(), "cards/frame", "cards/back"]
    wanted += [f"persons/{name}" for name in PERSONS] + [f"cards/{kind}" for kind in CARD_KINDS]
    assert [name for name in wanted if not (paths.sprites() / f"{name}.svg").is_file()] == []


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", SIZES)
def test_every_action_card_has_a_face_of_its_own_in_every_colour(size: tuple[int, int]) -> None:
    faces = {
        f"{colour}.{kind}": cards.action_face(f"{colour}.{kind}", size)
        for colour in COLOURS
        for kind in CARD_KINDS
    }
    assert {face.get_size() for face in faces.values()} == {size}
    assert len({pixels(face) for face in faces.values()}) == len(COLOURS) * len(CARD_KINDS)


def test_a_card_face_down_tells_its_owner_and_nothing_else() -> None:
    backs = {colour: cards.face(f"{colour}.?", SIZE) for colour in COLOURS}
    assert len({pixels(back) for back in backs.values()}) == len(COLOURS)
    assert backs["red"] is cards.action_back("red", SIZE)


def test_the_hotel_shows_the_influence_of_the_edition() -> None:
    assert pixels(cards.face("red.hotel", SIZE, 3)) != pixels(cards.face("red.hotel", SIZE, 4))
    assert pixels(cards.face("red.bank", SIZE, 3)) == pixels(cards.face("red.bank", SIZE, 4))


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", SIZES)
def test_every_person_has_a_face_of_its_own(size: tuple[int, int]) -> None:
    faces = {name: cards.person_face(name, size) for name in PERSONS}
    assert {face.get_size() for face in faces.values()} == {size}
    assert len({pixels(face) for face in faces.values()}) == len(PERSONS)


def test_the_backs_of_persons_tell_the_period() -> None:
    backs = [cards.person_back(letter, SIZE) for letter in (None, "A", "B", "C")]
    assert len({pixels(back) for back in backs}) == 4


def test_a_deck_lying_sideways_has_its_letter_upright() -> None:
    upright, sideways = (cards.person_back("A", (42, 60), aside, in_deck=True) for aside in (False, True))
    laid = decks.back("A", (60, 42))
    assert laid.get_size() == (60, 42)

    def letter(back: pygame.Surface) -> pygame.Surface:
        return back.subsurface(pygame.Rect(0, 0, 18, 18).move_to(center=back.get_rect().center))

    assert apart(letter(laid), letter(upright)) < 0.3 * apart(letter(laid), letter(sideways))


def test_the_seal_of_a_deck_is_as_large_in_the_largest_windows() -> None:
    seals = []
    for size in ((36, 50), (72, 100)):
        back = decks.back("C", size)
        lit = pygame.mask.from_threshold(back, pygame.Color(245, 238, 220), (40, 40, 60))
        seals.append(lit.count() / (size[0] * size[1]))
    assert seals[0] > 0.15
    assert 0.8 < seals[1] / seals[0] < 1.25


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    return sum(abs(a - b) for a, b in zip(pixels(one), pixels(other), strict=True))


def test_finished_faces_are_kept() -> None:
    assert cards.action_face("red.bank", SIZE) is cards.action_face("red.bank", SIZE)
    assert cards.person_face("monk", SIZE) is cards.person_face("monk", SIZE)


def test_faces_follow_the_language() -> None:
    english = pixels(cards.action_face("red.bank", SIZE)), pixels(cards.person_face("monk", SIZE))
    lifted = pixels(hand.turned("red.bank", SIZE, 3.0))
    words.set_language("fr")
    assert pixels(cards.action_face("red.bank", SIZE)) != english[0]
    assert pixels(cards.person_face("monk", SIZE)) != english[1]
    assert pixels(hand.turned("red.bank", SIZE, 3.0)) != lifted


def test_corners_are_round_and_the_middle_is_opaque() -> None:
    for face in (cards.action_face("red.park", SIZE), cards.person_face("fool", SIZE)):
        assert face.get_at((0, 0)).a == 0
        assert face.get_at((SIZE[0] // 2, SIZE[1] // 2)).a == 255


# The rows of icons


@pytest.mark.parametrize("name", PERSONS)
def test_the_icons_show_the_numbers_of_the_rules(name: str) -> None:
    told, shown = PERSONS[name], " ".join(PERSONS[name].icons)
    numbers = re.findall(r"prestige\[(\d+)\]", shown)
    if numbers:
        assert [int(number) for number in numbers] == [told.prestige or 1]
    if "sector" in shown and (least := re.findall(r"sector (\d)\+", shown)):
        assert [int(number) for number in least] == [told.influence]
    if told.cubes and not told.prestige:
        assert shown.split().count("cube") >= 1
    if name in ("monk", "moneylender"):
        tokens = shown.split()
        assert (tokens.count("cube"), tokens.count("coin")) == (told.cubes, told.coins)


def test_a_row_is_as_high_as_asked_and_grows_with_its_icons() -> None:
    one, two = effect_icons.row("coin", 30), effect_icons.row("coin coin", 30)
    assert one.get_height() == two.get_height() == 30
    assert two.get_width() > 2 * one.get_width()


def test_a_slip_in_a_row_is_named() -> None:
    with pytest.raises(ValueError, match=r"'ducat'.*coin"):
        effect_icons.row("ducat", 30)


def test_rows_stay_in_their_box() -> None:
    for person in PERSONS.values():
        surface = surfaces.clear((300, 120))
        box = pygame.Rect(60, 40, 168, 34)
        effect_icons.draw(surface, person.icons, box, 32)
        assert box.inflate(4, 6).contains(surface.get_bounding_rect()), person.name


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", words.languages())
def test_a_tucked_card_shows_all_that_it_does(
    language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.set_language(language)
    layout = Layout((1920, 1080), scale)
    seen = min(
        layout.rack.top - (place.centre[1] - layout.tucked_card[1] / 2)
        for place in layout.hand_places(3, raised=False)
    )
    mark, row = (255, 0, 255), effect_icons.row

    def marked(tokens: str, height: int) -> pygame.Surface:
        icons = row(tokens, height).copy()
        icons.fill((*mark, 255))
        return icons

    forget()
    monkeypatch.setattr(effect_icons, "row", marked)
    for kind in CARD_KINDS:
        face = cards.action_face(f"red.{kind}", layout.tucked_card, 3, layout.card_text)
        icons = pygame.mask.from_threshold(face, mark, (70, 70, 70, 255)).get_bounding_rects()
        assert icons, kind
        assert max(box.bottom for box in icons) <= seen, kind
    forget()


# Close-ups


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(
    ("language", "scale"), [("en", 1.0), ("ja", 1.0), *((language, 2.0) for language in words.languages())]
)
def test_every_card_and_person_has_a_close_up_whose_words_fit(
    language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.set_language(language)
    written = noted(monkeypatch, typesetting, "line", lambda text, size, *others, **named: (text, size))
    size, layout = (900, 560), Layout((1920, 1080), scale)
    anniversary, bluebear = (
        Game.new(COLOURS[:3], 1, edition).view() for edition in ("anniversary", "bluebear")
    )
    things: list[tuple[Thing, View]] = [(("person", name), anniversary) for name in PERSONS]
    things += [(("card", f"red.{kind}"), bluebear) for kind in CARD_KINDS]
    things += [(("area", "red", place), anniversary) for place in (*CARD_KINDS[:-1], sheet_words.HARBOUR)]
    for thing, view in things:
        sheet = sheets.about(thing, view, {})
        assert sheet is not None
        assert sheet.make(size, view, layout).get_size() == size
    if scale == 1.0:
        smallest = min(height for text, height in written if len(text) > 12)
        assert smallest >= 20  # 37 at 1080p when the sheet is as high as the screen


@pytest.mark.parametrize("language", words.languages())
def test_words_say_the_numbers_of_the_edition(language: str) -> None:
    words.set_language(language)
    rio = EDITIONS["riogrande-2007"]
    blue = EDITIONS["bluebear"]
    assert "3" in sheet_words.card_words("hotel", ANNIVERSARY, 10)
    assert "4" in sheet_words.card_words("hotel", rio, 10)
    assert sheet_words.card_words("bank", ANNIVERSARY, 10) != sheet_words.card_words("bank", rio, 10)
    assert "12" in sheet_words.card_words("notredame", ANNIVERSARY, 12)
    assert sheet_words.card_words("carriage", blue, 10) != sheet_words.card_words("carriage", rio, 10)
    cathedral = KIND_WORDS.say("notredame")
    assert cathedral in person_words("fool", rio)
    assert cathedral not in person_words("fool", ANNIVERSARY)
    assert person_words("coachman", blue) != person_words("coachman", rio)
    assert len(sheet_words.card_words("park", blue, 10)) > len(sheet_words.card_words("park", rio, 10))
    assert sheet_words.card_words("friend", rio, 10).count(words.say("card-empty-cache")) == 0


def test_travellers_are_called_travellers() -> None:
    assert PERSON_WORDS.say("gypsies") == "Travellers"
    words.set_language("fr")
    assert PERSON_WORDS.say("gypsies") == "Gens du voyage"


@pytest.mark.parametrize("larger", [1.0, 1.15, 1.3])
def test_the_rats_of_a_person_stay_inside_the_edge(larger: float) -> None:
    size = width, height = 191, 268
    none, four = (cards.person_face(person, size, larger) for person in ("cityguard", "nurse"))
    for x in (2, width - 3):
        edges = [[face.get_at((x, y)) for y in range(20, height - 20)] for face in (none, four)]
        assert edges[0] == edges[1], "a rat reaches as far as the edge"


@pytest.mark.parametrize("size", [(127, 178), (191, 268), (381, 533)])
def test_no_rats_are_told_as_clearly_as_four(size: tuple[int, int]) -> None:
    def luminance(colour: pygame.Color) -> float:
        red, green, blue = ((level / 255) ** 2.2 for level in colour[:3])
        return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)

    figure = pygame.Rect(size[0] * 0.8, size[1] * 0.04, size[0] * 0.13, size[1] * 0.11)
    for person in ("hostess", "nurse"):
        part = cards.person_face(person, size).subsurface(figure)
        levels = sorted(luminance(part.get_at((x, y))) for x in range(figure.w) for y in range(figure.h))
        ink, ground = levels[-len(levels) // 20], levels[len(levels) // 4]
        assert (ink + 0.05) / (ground + 0.05) >= 3, person


def icon_heights(person: str, size: tuple[int, int], larger: float, patch: pytest.MonkeyPatch) -> set[int]:
    """Return how high the rows of icons on a person's card are drawn."""
    forget()
    rows: list[pygame.Surface] = []
    heights: set[int] = set()
    row, centred = effect_icons.row, surfaces.centred

    def noted_row(tokens: str, height: int) -> pygame.Surface:
        rows.append(row(tokens, height))
        return rows[-1]

    def noted_centred(surface: pygame.Surface, drawn: pygame.Surface, centre: Any) -> None:
        if any(drawn is one for one in rows):
            heights.add(drawn.get_height())
        centred(surface, drawn, centre)

    with patch.context() as recording:
        recording.setattr(effect_icons, "row", noted_row)
        recording.setattr(surfaces, "centred", noted_centred)
        cards.person_face(person, size, larger)
    return heights


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", words.languages())
def test_what_a_person_does_is_read_from_three_metres(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words.set_language(language)
    for person in PERSONS:
        at_1080_lines = icon_heights(person, (189, 264), 1.0, monkeypatch)
        assert at_1080_lines, person
        assert min(at_1080_lines) >= 36, person


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", words.languages())
def test_a_persons_icons_dont_shrink_for_larger_text(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words.set_language(language)
    for person in PERSONS:
        usual, large = (min(icon_heights(person, (189, 264), n, monkeypatch)) for n in (1.0, 1.3))
        assert large >= usual - 1, person  # a row as broad as the card grows no more


def test_the_sheet_of_persons_in_play_dims_those_seen() -> None:
    nine = ("bishop", "priest", "nurse", "spy", "patron", "advocate", "guard", "lady", "mayor")
    fresh = display.in_play(nine, (600, 800))
    later = display.in_play(nine, (600, 800), ("bishop",))
    assert pixels(fresh) != pixels(later)
    assert display.in_play(nine, (1400, 400)).get_size() == (1400, 400)


def test_where_text_is_large_a_persons_name_grows_most(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = noted(monkeypatch, fitting, "words", lambda surface, text, box, size, *more, **named: size)
    for larger in (1.0, 1.3):
        cards.person_face("nurse", (381, 533), larger)
    assert sizes[1] > 1.3 * sizes[0]


def test_where_text_is_large_a_cards_name_fills_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = noted(monkeypatch, fitting, "words", lambda surface, text, box, size, *more, **named: size)
    for kind, text in (("hotel", 1.0), ("hotel", 1.25), ("notredame", 1.0), ("notredame", 1.25)):
        cards.action_face(f"blue.{kind}", (382, 535), 3, text)
    usual, short, usual_long, long = sizes
    assert usual_long <= long < short == round(usual * 1.25)  # a long one fills its line already


def test_a_card_is_bowed_but_for_high_contrast() -> None:
    def edges() -> tuple[int, int, int]:
        """How bright a back is in its middle, at its right edge and at its foot: its pattern is even."""
        back = cards.action_back("red", (190, 266))
        places = (40, 30, 110, 40), (160, 30, 18, 180), (20, 236, 150, 18)
        return tuple(sum(pygame.transform.average_color(back, pygame.Rect(box))[:3]) for box in places)  # type: ignore[return-value]

    bowed = edges()
    contrast.set_high(True)
    flat = edges()
    contrast.set_high(False)
    assert bowed[1] / bowed[0] < flat[1] / flat[0] - 0.05
    assert bowed[2] / bowed[0] < flat[2] / flat[0] - 0.05
