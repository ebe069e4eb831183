"""The register of words tells what is covered on a screen that is laid in parts."""

import pygame
from pygame import Rect, Surface

from game.ui import surfaces
from tests.game.lines_drawn import Line, Register

SIZE = (600, 300)


def written() -> tuple[Surface, Surface]:
    """A screen with a word, and a copy of it."""
    pygame.font.init()
    screen = Surface(SIZE)
    screen.blit(pygame.font.Font(None, 60).render("Quasimodo", True, "white"), (180, 120))
    return screen, screen.copy()


def only(register: Register, screen: Surface) -> Line:
    (line,) = register.on(screen)
    return line


def test_a_veil_of_tiles_hides_all_words(register: Register) -> None:
    screen, _ = written()
    surfaces.veil(screen, (0, 0, 0, 120))
    assert register.on(screen) == ()


def test_what_is_painted_anew_in_parts_is_no_longer_covered(register: Register) -> None:
    screen, kept = written()
    box = only(register, screen).box
    half = box.width // 2
    screen.blit(Surface((half, box.height)), box.move(half // 2, 0))
    assert only(register, screen).hidden > 0.4
    for part in (Rect(box.x, box.y, half, box.height), Rect(box.x + half, box.y, box.width, box.height)):
        screen.blit(kept, part, part)
    assert only(register, screen).hidden == 0


def test_what_still_lies_on_a_word_covers_it_whatever_is_painted_beside_it(register: Register) -> None:
    screen, kept = written()
    box = only(register, screen).box
    half = box.width // 2
    screen.blit(Surface((half, box.height)), box)
    beside = Rect(box.x + half, box.y, box.width, box.height)
    screen.blit(kept, beside, beside)
    assert only(register, screen).hidden > 0.4
