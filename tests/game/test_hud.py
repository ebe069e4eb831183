"""Persons, hand, prompt and buttons: what they show and what is hit."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import COLOURS, View
from game.table.hud import prompt, round_label
from game.table.hud.display import STACKS, Persons
from game.table.hud.hand import Hand, turned
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button
from game.ui import button_face, fitting, glass, palette, surfaces
from game.ui.button_face import Face
from game.ui.materials import DISABLED, NORMAL
from tests.game.pixels import pixels
from tests.game.test_trays import SCALES, SIZES, screen

pytestmark = pytest.mark.usefixtures("small_window")


# Persons


def test_persons_are_hit(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    shown = Persons(layout)
    for name, place in zip(view.persons, layout.persons, strict=True):
        assert shown.hit(place.center, view) == name
    assert shown.hit(layout.rats.center, view) == STACKS
    assert shown.hit(layout.city.center, view) is None


def test_who_can_be_hired_is_lit_and_the_others_are_dark(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    shown = Persons(layout)
    plain, asked = screen(layout), screen(layout)
    shown.draw(plain, view)
    shown.draw(asked, view, lit=view.persons[:1], dimmed=True, cost=1)

    def light(surface: pygame.Surface, box: pygame.Rect) -> int:
        return sum(pygame.transform.average_color(surface, box)[:3])

    first, second, third = layout.persons
    edge = pygame.Rect(first.left - 6, first.top, 5, first.height)
    assert light(asked, edge) > light(plain, edge) + 60
    assert light(asked, second) < light(plain, second) * 0.75
    assert light(asked, third) < light(plain, third) * 0.75


def test_where_no_person_is_there_is_a_dark_window(view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 5)
    seen = screen(layout)
    Persons(layout).draw(seen, view._replace(persons=view.persons[:1]))
    window = pixels(glass.dark(layout.persons[0].height).subsurface(20, 60, 100, 100))
    for box in layout.persons[1:]:
        assert pixels(seen.subsurface(box.move(20, 60).topleft, (100, 100))) == window


@pytest.mark.parametrize("steps_out", [True, False])
def test_a_hired_person_has_a_rim_of_the_hirers_colour_and_steps_out(steps_out: bool, view: View) -> None:
    layout = Layout((1920, 1080), 1.0, 3)
    place = layout.persons[1]
    left = place.centerx - round(0.55 * place.width) if steps_out else place.left

    def edge(hirer: str) -> tuple[int, int, int]:
        surface = screen(layout)
        Persons(layout).draw_hired(surface, view, hirer, view.persons[1], steps_out)
        red, green, blue, _ = surface.get_at((left - layout.px(5), place.centery))
        return red, green, blue

    for colour in ("red", "green"):
        assert edge(colour) == pytest.approx(palette.PLAYER[colour], abs=2)


def test_a_person_nobody_knows_lies_face_down(view: View) -> None:
    layout = Layout((1280, 720), 1.0, 5)
    surface, other = screen(layout), screen(layout)
    Persons(layout).draw(surface, view._replace(persons=("?", *view.persons[1:])))
    Persons(layout).draw(other, view)
    assert pixels(surface) != pixels(other)


# The hand

HAND = ("red.bank", "blue.park", "green.friend")


@pytest.mark.parametrize("raised", [True, False])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_card_is_hit_where_it_lies(raised: bool, count: int) -> None:
    layout = Layout((1920, 1080))
    held = Hand(layout)
    held.show(HAND[:count], raised=raised)
    for index, (centre, _) in enumerate(held.places()):
        assert held.hit((centre[0], centre[1] - held.card_size[1] * 0.3)) == index
    assert held.hit(layout.prompt.center) is None


def test_a_card_under_the_pointer_rises_and_stays_under_it() -> None:
    layout = Layout((1920, 1080))
    held = Hand(layout)
    held.show(HAND)
    before = held.places()[1]
    foot = (before.centre[0], before.centre[1] + layout.card[1] * 0.47)
    held.hover = held.hit(foot)
    assert held.hover == 1
    assert held.places()[1].centre[1] < before.centre[1]
    assert held.hit(foot) == 1


def test_a_lifted_card_is_neither_drawn_nor_hit() -> None:
    layout = Layout((1920, 1080))
    held = Hand(layout)
    held.show(HAND)
    whole, without = screen(layout), screen(layout)
    held.draw(whole)
    held.lifted = 2
    held.draw(without)
    assert pixels(whole) != pixels(without)
    assert held.hit(held.places()[2].centre) is None
    assert held.hit(held.places()[0].centre) == 0


def test_lit_and_dimmed_cards_look_different() -> None:
    layout = Layout((1920, 1080))
    held = Hand(layout)
    held.show(HAND)
    looks = []
    for lit, dimmed in (((), ()), ((0,), ()), ((), (0,))):
        surface = screen(layout)
        held.draw(surface, lit, dimmed)
        looks.append(pixels(surface))
    assert len(set(looks)) == 3


def test_a_halo_lies_only_round_the_focused_one_of_the_cards_that_may_be_chosen() -> None:
    def light(emphasis: str, beyond: int) -> float:
        ground = pygame.Surface((300, 380))
        leaf = turned("red.bank", (190, 266), 0.0, emphasis)
        surfaces.centred(ground, leaf, ground.get_rect().center)
        covered = pygame.Rect(0, 0, 190 + 2 * beyond, 266 + 2 * beyond).move_to(center=(150, 190))
        pygame.draw.rect(ground, (0, 0, 0), covered)
        return sum(pygame.transform.average_color(ground)[:3])

    assert light("plain", 0) < 1 < light("lit", 0) < light("focused", 0) / 2
    assert light("lit", 5) < 1 < light("focused", 5)


@pytest.mark.parametrize(("raised", "stands"), [(False, 0), (False, 40), (False, 112), (True, 0)])
def test_the_rail_of_a_rack_is_seen_before_and_behind_its_cards(raised: bool, stands: int) -> None:
    layout = Layout((1920, 1080))
    held = Hand(layout)
    held.show(HAND, raised=raised)
    held.stands = stands
    without = screen(layout)
    held.draw(surface := screen(layout))
    first = held.places()[0].centre[0] - layout.tucked_card[0] // 2
    beside = pygame.Rect(first - layout.px(20), layout.rack.top, layout.px(10), layout.rack.height)
    for box in (beside, beside.move(0, -layout.rack.height // 4)):
        assert pixels(surface.subsurface(box)) != pixels(without.subsurface(box))
    foot, middle = (pygame.Rect(beside.x, y, beside.w, 1) for y in (layout.size[1] - 1, beside.centery))
    dark, lit = (sum(pygame.transform.average_color(surface, line)[:3]) for line in (foot, middle))
    assert dark < lit / 2  # it isn't cut by the window's edge
    tall = held.card_size[1] // 2
    assert all(y - tall < layout.rack.top < y + tall for (_, y), _ in held.places()), "none ends above it"


def test_a_card_keeps_its_design_as_it_rises() -> None:
    layout = Layout((1280, 720), 1.0, 4)
    held, tops = Hand(layout), []
    held.show(("blue.park",))
    for rise in (1.0, 0.5, 0.0):
        held.rise = rise
        surface = screen(layout)
        held.draw(surface)
        (place,) = held.places()
        box = pygame.Rect((0, 0), held.card_size)
        box.center = round(place.centre[0]), round(place.centre[1])
        seen = box.clip(surface.get_rect()).inflate(-8, 0)
        assert seen.height >= 0.55 * box.height
        name = surface.subsurface(seen.x, seen.y, seen.width, round(box.height * 0.4))
        tops.append(pygame.transform.average_color(name, consider_alpha=False)[:3])
    assert held.card_size == layout.tucked_card
    for one in tops[1:]:
        assert max(abs(a - b) for a, b in zip(one, tops[0], strict=True)) < 8, tops


def test_kept_cards_lie_beside_the_hand() -> None:
    layout = Layout((1920, 1080))
    held = Hand(layout)
    held.show(HAND[:1], kept=HAND[1:])
    assert [held.hit_kept(box.center) for box, _ in layout.kept_places(2)] == [0, 1]
    assert held.hit_kept(layout.hand.center) is None
    surface = screen(layout)
    empty = pixels(surface.subsurface(layout.kept_cards))
    held.draw(surface)
    assert pixels(surface.subsurface(layout.kept_cards)) != empty


# Prompt, caption, buttons


LABELS = st.sampled_from(
    ["0", "3", "Pass", "Leave it", "Collect", "Passer", "Renoncer", "Prendre la lettre", "Friend + 2", ""]
)
BUTTONS = st.lists(st.builds(Button, key=st.text("abc", min_size=1), label=LABELS), min_size=1, max_size=10)


@given(BUTTONS, st.sampled_from(SIZES), st.sampled_from(SCALES))
def test_buttons_stand_side_by_side(buttons: list[Button], size: tuple[int, int], scale: float) -> None:
    layout = Layout(size, scale)
    placed = prompt.row(buttons, layout)
    boxes = [button.rect for button in placed]
    assert [button.key for button in placed] == [button.key for button in buttons]
    for box, following in pairwise(boxes):
        assert box.right < following.left
    assert all(layout.buttons.contains(box) for box in boxes)
    assert all(box.width > 0 for box in boxes)
    for button in placed:
        assert prompt.hit(placed, button.rect.center) is button


def test_beside_the_buttons_nothing_is_hit() -> None:
    layout = Layout((1920, 1080))
    placed = prompt.row([Button("pass", "Pass")], layout)
    assert prompt.hit(placed, layout.buttons.topleft) is None
    assert prompt.row([], layout) == []


@pytest.mark.parametrize("scale", SCALES)
def test_a_few_usual_choices_keep_their_words_whole(scale: float) -> None:
    layout = Layout((1920, 1080), scale)
    for labels in (
        ("Collect the message", "Leave it"),
        ("Prendre la lettre de change", "La laisser"),
        ("Pass",),
    ):
        for button in prompt.row([Button(label, label) for label in labels], layout):
            room = (button.rect.width - button.rect.height // 3, button.rect.height)
            lines, _ = fitting.fitted_lines(
                button.label, room, button.rect.height // 2, layout.px(22), 2, bold=True
            )
            assert " ".join(lines) == button.label


def test_the_looks_of_a_button_differ() -> None:
    layout = Layout((1920, 1080))
    (button,) = prompt.row([Button("pass", "Pass", ("icons/coin",))], layout)
    off = replace(button, disabled=True)
    looks = []
    for one in (button, button.looking(lit=True), button.looking(hover=True), off):
        surface = screen(layout)
        one.draw(surface)
        looks.append(pixels(surface))
    assert len(set(looks)) == 4


@pytest.mark.parametrize("off", [False, True])
def test_a_button_on_the_table_has_the_face_of_one_in_the_menus(off: bool) -> None:
    surface, box = pygame.Surface((400, 200)), pygame.Rect(100, 60, 200, 76)
    Button("undo", "Undo", ("icons/undo",), box, disabled=off, letters=31).draw(surface)
    menu = Face("Undo", (31,), ("icons/undo",), state=DISABLED if off else NORMAL)
    inside = pygame.Rect((0, 0), box.size).inflate(-24, -24)
    there = pixels(surface.subsurface(inside.move(box.topleft)).convert_alpha())
    here = pixels(button_face.draw(menu, box.size, 2.0).subsurface(inside))
    apart = [abs(a - b) for a, b in zip(there, here, strict=True)]
    assert max(apart) <= 4  # what lies beneath shines through a little


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("colour", [*COLOURS, None])
def test_the_prompt_has_the_layouts_size_and_tells_the_player(scale: float, colour: str | None) -> None:
    layout = Layout((1280, 720), scale)
    sentence = "Anna, play one of your cards"
    drawn = prompt.banner(colour, sentence, layout.prompt.size, scale)
    assert drawn.get_size() == layout.prompt.size
    assert pixels(drawn) != pixels(prompt.banner(colour, "Anna, keep a card", layout.prompt.size, scale))
    if colour:
        stamp = drawn.get_at((drawn.get_height() // 5, drawn.get_height() // 5))
        assert tuple(stamp)[:3] == pytest.approx(palette.PLAYER[colour], abs=4)


@pytest.mark.parametrize("scale", SCALES)
def test_a_long_sentence_takes_two_whole_lines(scale: float) -> None:
    layout = Layout((1920, 1080), scale)
    sentence = "Guillaume, corrompez l’un des trois personnages contre une pièce d’or, ou passez votre tour"
    height = layout.prompt.height
    room = (layout.prompt.width - round(height * 1.7), height - layout.px(6))
    lines, size = fitting.fitted_lines(sentence, room, layout.text(36), layout.px(22), 2, bold=True)
    assert " ".join(lines) == sentence
    assert len(lines) <= 2
    assert size >= layout.px(26)


def test_what_cannot_fit_is_cut_with_an_ellipsis() -> None:
    lines, size = fitting.fitted_lines("word " * 80, (200, 40), 30, 20)
    assert size == 20
    assert len(lines) == 2
    assert lines[-1].endswith("…")


@given(st.text("abcdefgh ", min_size=1, max_size=300), st.sampled_from([*COLOURS, None]))
def test_a_caption_never_leaves_its_room(sentence: str, colour: str | None) -> None:
    layout = Layout((1920, 1080))
    drawn = prompt.caption(sentence, layout.caption.size, 1.0, colour)
    assert drawn.get_width() <= layout.caption.width
    assert drawn.get_height() == layout.caption.height


def test_the_round_sign_tells_the_round() -> None:
    size = Layout((1920, 1080)).round.size
    signs = {
        pixels(round_label.round_label(n, f"{'ABC'[(n - 1) // 3]}{(n - 1) % 3 + 1}", size))
        for n in range(1, 10)
    }
    assert len(signs) == 9


def near_brass(colour: pygame.Color) -> bool:
    return all(abs(one - other) < 12 for one, other in zip(colour[:3], palette.BRASS[:3], strict=True))


def test_the_rounds_that_are_over_are_counted_from_a_sofa() -> None:
    sign = round_label.round_label(9, "C3", Layout((1920, 1080)).round.size)
    width, height = sign.get_size()
    brass = [sum(near_brass(sign.get_at((x, y))) for y in range(height)) for x in range(width)]
    thick = [tall >= 20 for tall in brass[:-12]]
    assert sum(now and not before for before, now in pairwise([False, *thick])) == 8
    assert sum(thick) >= 8 * 4
