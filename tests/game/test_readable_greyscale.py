"""Without colour: the players' pieces, trays, card backs and messages are told apart by shape or pattern."""

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest
from pygame import Surface

from engine import Game
from game.table.hud import cards, prompt, tray_painter
from game.table.hud.tray_facts import facts
from game.table.hud.tray_wood import Shape
from game.table.pieces.pieces import WAYS, message_picture
from game.table.pieces.tags import message_sign
from game.ui import pictures, sprites, surfaces
from game.ui.medal import medal
from game.ui.palette import INK, PARCHMENT, PARCHMENT_EDGE, PARCHMENT_LIT, PLAYER, WALNUT, WALNUT_DARK
from tests.game.readable import contrast

SIDE = 96
DIFFERENT = 25
"""How many of the compared pixels (one of four) must differ: as many as make a mark of ten by ten."""


pytestmark = pytest.mark.usefixtures("small_window")


def _tray(colour: str) -> Surface:
    view = Game.new((colour, "blue" if colour != "blue" else "red"), seed=1).view()
    picture = surfaces.clear((396, 170))
    sprites.draw(picture, tray_painter.tray(facts(view, colour, ""), Shape((300, 170), 1.0, 1.0, 96)))
    return picture


THINGS: dict[str, Callable[[str], Surface]] = {
    "cube": lambda colour: pictures.svg(f"pieces/{colour}_cube", SIDE, SIDE),
    "carriage": lambda colour: pictures.svg(f"pieces/{colour}_coach", SIDE, SIDE),
    "friend": lambda colour: pictures.svg(f"pieces/{colour}_pawn", SIDE, SIDE),
    "message": lambda colour: message_picture(colour, "messages/plain", 128),
    "message's sign": lambda colour: message_sign(colour, "rat", 3, 57),
    "medal": lambda colour: medal(colour, SIDE),
    "card's back": lambda colour: cards.action_back(colour, (95, 133)),
    "card's face": lambda colour: cards.action_face(f"{colour}.park", (190, 266)),
    "tray": _tray,
    "prompt": lambda colour: prompt.banner(colour, "", (120, 66)),
}


def pattern(picture: Surface) -> list[bool]:
    """Where a picture is lighter than on average where it is, as if it were grey and equally bright."""
    ground = Surface(picture.get_size())
    ground.fill((128, 128, 128))
    ground.blit(picture, (0, 0))
    grey = pygame.transform.grayscale(ground)
    around = pygame.transform.box_blur(grey, max(2, picture.get_height() // 8))
    places = [(x, y) for x in range(0, grey.get_width(), 2) for y in range(0, grey.get_height(), 2)]
    return [grey.get_at(place).r > around.get_at(place).r + 4 for place in places]


@pytest.mark.thorough(usual=4)
@pytest.mark.parametrize("thing", THINGS)
def test_whose_a_thing_is_shows_without_colour(thing: str) -> None:
    patterns = {colour: pattern(THINGS[thing](colour)) for colour in PLAYER}
    for (one, first), (other, second) in combinations(patterns.items(), 2):
        differ = sum(a != b for a, b in zip(first, second, strict=True))
        assert differ >= DIFFERENT, f"{thing}: {one} and {other} look alike ({differ} pixels differ)"


def outline(picture: Surface) -> tuple[int, int, int]:
    """The average colour of the pixels at the edge of what is drawn."""
    solid = pygame.mask.from_surface(picture, 230)
    points = [point for part in solid.connected_components(40) for point in part.outline()]
    colours = [picture.get_at(point) for point in points]
    red, green, blue = (sorted(colour[part] for colour in colours)[len(colours) // 2] for part in range(3))
    return red, green, blue


@pytest.mark.parametrize("kind", ["cube", "coach", *(f"coach_{way}" for way in range(WAYS)), "pawn"])
@pytest.mark.parametrize("colour", PLAYER)
def test_pieces_stand_out_from_parchment(kind: str, colour: str) -> None:
    edge = outline(pictures.svg(f"pieces/{colour}_{kind}", SIDE, SIDE))
    for ground in (PARCHMENT_LIT, PARCHMENT, PARCHMENT_EDGE):
        assert contrast(edge, ground) >= 3.0, f"{colour} {kind} on {ground}"


@pytest.mark.parametrize("name", ["coin", "prestige", "rat", "hand", "pause", "book", "undo"])
def test_icons_stand_out_from_where_they_lie(name: str) -> None:
    picture = pictures.svg(f"icons/{name}", SIDE, SIDE)
    on_wood = name in ("pause", "book")
    grounds = (WALNUT, WALNUT_DARK) if on_wood else (PARCHMENT_LIT, PARCHMENT)
    solid = pygame.mask.from_surface(picture, 230)
    shown = solid.to_surface(setsurface=picture.convert_alpha(), unsetcolor=(0, 0, 0, 0))
    average = pygame.transform.average_color(shown, consider_alpha=True)
    for ground in grounds:
        best = max(contrast(outline(picture), ground), contrast(average, ground))
        assert best >= 3.0, f"{name} on {ground}: {best:.1f}"


def test_ink_and_cream_are_read_on_their_grounds() -> None:
    assert contrast(INK, PARCHMENT) >= 7
    assert contrast(PARCHMENT_LIT, WALNUT) >= 7
