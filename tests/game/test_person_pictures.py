"""Every person of the game has a window of its own that the renderer can show at any size."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from engine.content import PERSONS

PICTURES = Path(__file__).resolve().parents[2] / "sprites" / "persons"
NAMES = sorted(PERSONS)
LARGEST_FILE = 60_000  # bytes: a card is drawn in a moment, also on a slow machine

# At the size of a thumbnail, how far apart two pictures are in grey (0 to 255, mean over the pixels).
# The two nearest of the set are 30 apart. One figure in other tones of glass is 9 from itself at most, and
# one that lacks the front third of its pieces 17 at most: below 22 lies only what is the same drawing.
SMALL = (48, 67)
APART = 22.0


def picture(name: str, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(PICTURES / f"{name}.svg"), (round(height * 300 / 420), height))


def greys(name: str) -> list[int]:
    surface = pygame.Surface(SMALL)
    surface.fill((232, 217, 181))
    surface.blit(pygame.image.load_sized_svg(str(PICTURES / f"{name}.svg"), SMALL), (0, 0))
    return list(pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3])


def test_there_is_a_picture_for_every_person_and_none_besides() -> None:
    assert sorted(path.stem for path in PICTURES.glob("*.svg")) == NAMES


@pytest.mark.thorough(usual=11)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("height", [100, 800])
def test_a_picture_fills_its_pointed_window(name: str, height: int) -> None:
    surface = picture(name, height)
    width = surface.get_width()

    assert surface.get_height() == height
    assert surface.get_at((1, 1)).a == 0, "the corner above the arch lets the card show through"
    mask = pygame.mask.from_surface(surface)
    assert 0.8 < mask.count() / (width * height) < 0.97
    colours = {tuple(surface.get_at((x, y)))[:3] for x in range(0, width, 4) for y in range(0, height, 4)}
    assert len(colours) > 60


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_plain_svg_of_modest_size(name: str) -> None:
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")

    assert len(text.encode()) < LARGEST_FILE
    for element in ("<text", "<filter", "<mask", "<clipPath", "<use", "<style", "<image"):
        assert element not in text, f"{element}> is not drawn by the renderer"


def test_no_two_persons_look_alike_in_grey_from_afar() -> None:
    small = {name: greys(name) for name in NAMES}
    alike = []
    for one, two in combinations(NAMES, 2):
        apart = sum(abs(a - b) for a, b in zip(small[one], small[two], strict=True)) / len(small[one])
        if apart < APART:
            alike.append(f"{one} and {two}: {apart:.1f}")
    assert not alike
