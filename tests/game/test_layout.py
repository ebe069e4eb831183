"""The layout: nothing overlaps, nothing leaves the window, text stays where a television shows it."""

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pygame import Rect, Vector2

from game.table.hud.layout import Layout

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080)]
WINDOWS = st.one_of(
    st.sampled_from(SIZES),
    st.tuples(st.integers(960, 3840), st.integers(600, 2160)).filter(lambda s: 1.2 < s[0] / s[1] < 2.5),
)
SCALES = st.sampled_from([1.0, 1.5, 2.0])


def read_or_pressed(layout: Layout) -> dict[str, Rect]:
    """Everything with text on it or to be pressed, that is on the screen at the same time."""
    things = {
        "menu": layout.menu,
        "round": layout.round,
        "prompt": layout.prompt,
        "caption": layout.caption,
        "buttons": layout.buttons,
        "rats": layout.rats,
        "kept": layout.kept_cards,
        "small map": layout.small_map,
    }
    if layout.hints.height:  # large text leaves them none
        things["hints"] = layout.hints
    things |= {f"tray {i}": tray for i, tray in enumerate(layout.trays)}
    return things | {f"person {i}": person for i, person in enumerate(layout.persons)}


def corners(layout: Layout, raised: bool) -> list[tuple[float, float]]:
    """The corners of the three turned cards of a hand."""
    width, height = layout.card if raised else layout.tucked_card
    found = []
    for (x, y), angle in layout.hand_places(3, raised):
        for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            corner = Vector2(dx * width / 2, dy * height / 2).rotate(-angle)
            found.append((x + corner.x, y + corner.y))
    return found


@given(WINDOWS, SCALES, st.integers(2, 5), st.booleans(), st.booleans(), st.booleans())
def test_nothing_overlaps_and_nothing_leaves_the_window(
    size: tuple[int, int], scale: float, seats: int, close: bool, hand_up: bool, with_buttons: bool
) -> None:
    layout = Layout(size, scale, seats, close)
    things = read_or_pressed(layout)
    assert len(layout.trays) == seats
    assert len(layout.persons) == 3
    for name, box in things.items():
        assert layout.safe.contains(box), name
    near = layout.hand.move_to(top=layout.tucked.top).clip(layout.tucked)  # cards keep their size there
    things["hand"] = layout.hand if hand_up else near if close else layout.tucked
    things["city"] = layout.city_for(hand_up, with_buttons)
    if not with_buttons:
        del things["buttons"]
    elif not hand_up:
        things["buttons"] = layout.low_buttons if close else layout.lowest_buttons
        del things["hand"]  # it makes way
    if not hand_up:
        del things["kept"]
        things.pop("hints", None)
    if not close:
        del things["small map"]
    window = Rect((0, 0), size)
    for name, box in things.items():
        assert box.width > 0, name
        assert box.height > 0, name
        assert window.contains(box), name
    for (one, first), (other, second) in combinations(things.items(), 2):
        assert not first.colliderect(second), (one, other)


@given(WINDOWS, SCALES, st.integers(1, 3))
def test_the_hand_stays_in_its_rectangle(size: tuple[int, int], scale: float, count: int) -> None:
    layout = Layout(size, scale)
    room = layout.hand.inflate(2, 2)
    assert all(room.collidepoint(corner) for corner in corners(layout, raised=True))
    assert len(layout.hand_places(count)) == count
    centres = [place.centre[0] for place in layout.hand_places(count)]
    assert centres == sorted(centres)
    assert sum(centres) / count == pytest.approx(layout.hand.centerx)


@given(WINDOWS, SCALES)
def test_a_tucked_hand_looks_over_the_lower_edge(size: tuple[int, int], scale: float) -> None:
    layout = Layout(size, scale)
    tops = [corner[1] for corner in corners(layout, raised=False)]
    assert min(tops) >= layout.tucked.top - layout.px(6)
    assert min(tops) < size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 5])
def test_trays_with_their_shelves_lie_within_the_cloths_border(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    layout = Layout(size, scale, seats)
    border = layout.px(30)
    for box in layout.trays:
        assert box.left - layout.shelf > border
    for slit in layout.tray_slits:
        assert slit.left > border


@given(WINDOWS, SCALES)
def test_a_tucked_hand_shows_the_upper_half_of_each_card(size: tuple[int, int], scale: float) -> None:
    layout = Layout(size, scale)
    height, pixel = layout.tucked_card[1], 1.5
    for x, y in corners(layout, raised=False):
        assert layout.tucked.left <= x <= layout.tucked.right
        assert y >= layout.tucked.top
    tops = [y - height / 2 for (_, y), _ in layout.hand_places(3, raised=False)]
    assert size[1] - max(tops) >= height * 0.55 - pixel


@example(size=(1400, 886), scale=2.0, count=2)
@given(WINDOWS, SCALES, st.integers(1, 2))
def test_the_kept_pile_stays_beside_the_hand(size: tuple[int, int], scale: float, count: int) -> None:
    layout = Layout(size, scale)
    for box, _ in layout.kept_places(count):
        assert layout.kept_cards.contains(box)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_city_keeps_the_largest_part(size: tuple[int, int], seats: int) -> None:
    layout = Layout(size, 1.0, seats)
    u = layout.u
    assert layout.city.width >= 1100 * u
    assert layout.city_for(hand_up=True, with_buttons=False).height >= 555 * u
    wide = Layout(size, 1.0, seats, close=False)
    if size[0] * 9 >= size[1] * 16:  # windows as broad as a television
        assert wide.city_for(hand_up=False, with_buttons=False).width >= 0.6 * 1920 * u
    assert wide.city_for(hand_up=False, with_buttons=True).height >= 755 * u


@pytest.mark.parametrize("size", SIZES)
def test_large_text_leaves_the_city_a_third_of_the_height(size: tuple[int, int]) -> None:
    layout = Layout(size, 2.0, 5)
    assert layout.city_for(hand_up=True, with_buttons=False).height >= size[1] / 3
    assert layout.city.height >= size[1] / 4


@pytest.mark.parametrize("size", SIZES)
def test_cards_keep_their_size_in_design_units(size: tuple[int, int]) -> None:
    layout = Layout(size)
    assert layout.card[0] == pytest.approx(190 * layout.u, abs=1)
    assert layout.card[1] == pytest.approx(266 * layout.u, abs=1)
    assert layout.person_card[0] >= layout.card[0] - 1
    assert layout.trays[0].width == pytest.approx(358 * layout.u, abs=1)
    assert layout.text(28) == round(28 * layout.u)
    assert Layout(size, 2.0).text(28) == round(56 * layout.u)


def test_large_text_enlarges_the_hand_and_leaves_the_city_its_room() -> None:
    usual, large = Layout((1920, 1080), 1.0, 5), Layout((1920, 1080), 2.0, 5, close=False)
    assert large.card[0] >= 1.1 * usual.card[0]
    assert large.prompt.height <= 132  # two lines of the smallest letters
    assert large.city_for(hand_up=False, with_buttons=True).height >= 565


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_the_buttons_beside_the_prompt_leave_large_text_room(scale: float) -> None:
    layout = Layout((1920, 1080), scale, 4)
    for button in layout.beside:
        assert layout.prompt.contains(button)
    assert layout.prompt_end == layout.prompt.right
    assert layout.summary.clamp(layout.safe) == layout.summary
    assert layout.summary.collidelist([layout.menu, layout.history, layout.round, layout.prompt]) < 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_television_that_cuts_the_edge_leaves_tucked_cards_name_and_row(size: tuple[int, int]) -> None:
    layout = Layout(size)
    tops = [y - layout.tucked_card[1] / 2 for (_, y), _ in layout.hand_places(3, raised=False)]
    name_and_row = layout.px(68)
    assert max(tops) + name_and_row <= 0.95 * size[1] + 1
    assert min(tops) >= layout.city_for(hand_up=False, with_buttons=False).bottom
