"""The common tray: rats, the bank, and the persons to come."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from engine import Game, View
from game.table.hud import common_tray, woodwork
from game.table.hud.common_tray import Common, common
from game.table.hud.layout import Layout
from game.ui import image_cache, palette
from tests.game.pixels import pixels
from tests.game.test_trays import screen

TRAY = (191, 118)
"""The size of the common tray at 1080 lines."""

pytestmark = pytest.mark.usefixtures("small_window")


def test_a_coin_paid_needs_no_new_wood(monkeypatch: pytest.MonkeyPatch) -> None:
    image_cache.forget()
    carved = []

    def carving(*args: Any, **named: Any) -> pygame.Surface:
        carved.append(args)
        return woodwork.sunken(*args, **named)

    monkeypatch.setattr(common_tray, "sunken", carving)
    for bank in range(5):
        common_tray.tray(Common(2, 4, 8, bank), TRAY)
    assert len(carved) <= 1  # the frames are of one size


def test_the_common_tray_tells_what_the_view_counts(view: View) -> None:
    assert common(view) == Common(sum(view.rats), 4, 8, 10)
    assert common(view._replace(bank=None)).bank is None


def test_the_bank_shows_what_is_left_in_it() -> None:
    looks = {pixels(common_tray.tray(Common(2, 4, 8, bank), TRAY)) for bank in (None, *range(9))}
    assert len(looks) == 10


def test_rats_add_up_and_many_are_a_danger() -> None:
    few, many = (common_tray.tray(Common(rats, 4, 8, 10), TRAY) for rats in (3, 8))

    def red(surface: pygame.Surface) -> int:
        return pygame.mask.from_threshold(surface, palette.DANGER, (12, 12, 12, 255)).count()

    assert red(few) < 30
    assert red(many) > 300
    for other in (Common(4, 4, 8, 10), Common(3, 3, 8, 10), Common(3, 4, 7, 10), Common(3, 4, 8, 9)):
        assert pixels(few) != pixels(common_tray.tray(other, TRAY)), other


def test_the_decks_of_the_persons_look_like_what_the_view_counts(view: View) -> None:
    layout, looks = Layout((1920, 1080), 1.0, 2), set()
    changes: tuple[dict[str, Any], ...] = (
        {},
        {"brown_ahead": view.brown_ahead[1:]},
        {"grey_ahead": view.grey_ahead[1:]},
    )
    for change in changes:
        surface = screen(layout)
        common_tray.draw(surface, view._replace(**change), layout)
        looks.add(pixels(surface.subsurface(common_tray.decks_place(layout))))
    assert len(looks) == len(changes)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_rats_bank_and_decks_are_whole_on_a_television_that_cuts_the_edges(
    size: tuple[int, int], view: View
) -> None:
    layout = Layout(size, 1.0, 5)
    assert layout.safe.contains(layout.rats)
    frames = common_tray._frames(layout.rats.size)
    for one, other in combinations(frames, 2):
        assert not one.inflate(layout.px(6), layout.px(6)).colliderect(other), "not told apart"
    for grey in (False, True):
        assert common_tray.decks_place(layout).contains(common_tray.deck_spot(layout, grey))


def test_the_common_tray_counts_the_persons_to_come_all_game_long() -> None:
    game, letters = Game.new(("blue", "red"), seed=4), set()
    while not game.over:
        shown = game.view()
        told = common(shown)
        assert (told.brown, told.grey) == (len(shown.brown_ahead), len(shown.grey_ahead))
        letters.add(common_tray.letter_ahead(told.grey))
        game.play(game.view(shown.to_move[0]).decisions[shown.to_move[0]].options[-1])
    assert letters >= {"A", "B", "C"}


def test_the_figures_of_the_common_tray_keep_their_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: set[int] = set()

    def noted(surface: pygame.Surface, text: str, size: int, *where: Any) -> int:
        sizes.add(size)
        return woodwork.figure(surface, text, size, *where)

    monkeypatch.setattr(common_tray, "figure", noted)
    for rats, bank in ((3, 23), (12, 23), (0, 0)):
        common_tray.tray(Common(rats, 4, 12, bank), TRAY)
    assert sizes == {50}
