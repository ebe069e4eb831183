"""Faces of bots between turns: they look at who moves, and show what they gain or lose."""

from pathlib import Path

import pygame
import pytest

from engine.bots import characters
from engine.events import CardPlayed, CoinsGained, PrestigeLost
from game import paths
from game.match import portraits
from game.table.hud.moods import Moods
from game.ui.faces import DOWN, GLAD, SAD, UP, face
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Open


@pytest.mark.thorough(usual=4)
@pytest.mark.parametrize("who", sorted(characters()))
def test_every_character_looks_otherwise_when_glad_and_when_sad(open_window: Open, who: str) -> None:
    open_window()
    name = characters()[who].name
    made = [face(name, 64, expression) for expression in ("", UP, DOWN, GLAD, SAD)]
    pixels = [pygame.image.tobytes(picture, "RGBA") for picture in made if picture is not None]
    assert len(pixels) == 5
    assert len({pixels[0], *pixels[3:]}) == 3


def test_faces_that_change_are_cut_where_the_usual_ones_are() -> None:
    for person, x, y, radius in portraits.FACES.values():
        for expression in (UP, DOWN, GLAD, SAD):
            path = paths.sprites() / "persons" / "faces" / f"{person}_{expression}.svg"
            box = f'viewBox="{x - radius} {y - radius} {2 * radius} {2 * radius}"'
            assert box in path.read_text("utf-8")[:120]


def test_a_gain_gladdens_and_a_loss_saddens_until_the_next_card(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), title=False, tables=real_tables(), pace="instant")
    shown = open_table(window, tmp_path, "play", 3).context.shown
    moods = Moods()
    assert list(shown.to_move) == ["blue"]
    assert moods.faces(shown) == {"green": UP, "red": UP}
    moods.hear(CoinsGained("green", 2, ()))
    moods.hear(PrestigeLost("red", 2, "plague"))
    assert moods.faces(shown) == {"green": GLAD, "red": SAD}
    moods.hear(CardPlayed("blue", "bank"))
    assert moods.faces(shown) == {"green": UP, "red": UP}


@pytest.mark.parametrize(("less", "expression"), [(False, UP), (True, "")])
def test_faces_look_at_who_moves_unless_there_is_to_be_less_motion(
    open_window: Open, tmp_path: Path, less: bool, expression: str
) -> None:
    window = open_window((1280, 720), title=False, tables=real_tables(), pace="instant", reduced_motion=less)
    table = open_table(window, tmp_path, "play", 3)
    place = table.context.top.trays.rect_of("red", "face")
    portrait = face(table.context.session.name("red"), place.width, expression)
    assert portrait is not None
    inside = portrait.get_rect().inflate(-place.width * 0.4, -place.width * 0.4)
    inside.width -= (left := round(inside.width * 0.4))  # the medal lies over the rest
    inside.left += left
    drawn = window.app.display.surface.subsurface(inside.move(place.topleft))
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(portrait.subsurface(inside), "RGB")
