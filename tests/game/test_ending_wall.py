"""The wall of the end scene: rendered stone that fits its windows, in every window of the program."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import Rect

from engine import COLOURS, Colour
from game import paths
from game.match.session import Session
from game.screens.results.ending import EndingScene
from game.screens.results.ending_pictures import tokens
from game.screens.results.lancet import Lancet, frame_aside
from game.table.city.cathedral import panes
from game.ui import faces, pictures
from tests.game.readable import contrast
from tests.game.saved import played, put
from tests.game.window import BlankScene, Open, Window

NAMES = ("Anna", "Ben", "Zoé", "Maximiliane", "Clopin Trouillefou")
_SEEN = 90
"""How much two neighbours of stone may differ at a seam, of 3 * 255: joints and grain do."""


def ended(window: Window, folder: Path, players: int = 3) -> EndingScene:
    """A game is over."""
    window.app.push(BlankScene())
    window.app.game_over(Session.load(put(folder, "2026-11-20 Anna", played(NAMES[:players]))))
    scene = window.showing(EndingScene)
    window.advance(1 / 60)
    return scene


def test_the_rose_window_is_open_where_its_panes_are(open_window: Open) -> None:
    open_window(title=False)
    stone = pictures.layer("end/rose")
    unit, middle = stone.get_width() / 450, stone.get_width() / 2

    def alpha(x: float, y: float) -> int:
        return stone.get_at((round(middle + (x - 200) * unit), round(middle + (y - 200) * unit))).a

    for ring, polygon in panes():
        if ring in ("inner", "eye"):
            x, y = (sum(part) / len(polygon) for part in zip(*polygon, strict=True))
            assert alpha(x, y) < 40
    assert alpha(200, 200 - 210) == alpha(200 + 210, 200) == 255  # the ring round all of them
    assert stone.get_at((1, 1)).a == 0


def test_the_stones_go_on_where_their_picture_begins_anew(open_window: Open) -> None:
    open_window(title=False)
    stones = pictures.layer("end/wall")
    side = stones.get_width()
    assert stones.get_size() == (side, side)

    def apart(one: pygame.Surface, other: pygame.Surface) -> float:
        """How much two lines of the picture differ on average."""
        ours, others = (pygame.surfarray.array3d(line).astype(int) for line in (one, other))
        return float(abs(ours - others).sum(axis=2).mean())

    def column(x: int) -> pygame.Surface:
        return stones.subsurface((x, 0, 1, side))

    def row(y: int) -> pygame.Surface:
        return stones.subsurface((0, y, side, 1))

    assert apart(column(side - 1), column(0)) < _SEEN / 3
    assert apart(column(side // 2), column(0)) > apart(column(side - 1), column(0))
    assert apart(row(side - 1), row(0)) < _SEEN


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("players", [5, 2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1200), (2560, 1080), (640, 360)], ids=str)
@pytest.mark.parametrize("text_scale", [2.0, 1.0])
def test_windows_in_their_frames_keep_apart_from_each_other_and_from_words(
    open_window: Open, tmp_path: Path, players: int, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, title=False, text_scale=text_scale)
    scene = ended(window, tmp_path, players)
    frames = []
    for colour in scene._seats:
        place = scene._window_of(colour)
        aside = frame_aside(place.width)
        frames.append(
            Rect(place.left - aside + 2, place.top - aside, place.width + 2 * aside - 4, place.height)
        )
    for frame, other in pairwise(frames):
        assert frame.right <= other.left
    assert all(scene._caption.bottom <= frame.top for frame in frames)
    assert scene._rose._stone.bottom <= scene._caption.top + scene._rose._stone.height * 0.02
    assert window.app.display.surface.get_rect().contains(frames[0].unionall(frames))


def test_a_petal_of_the_rose_window_or_two_are_lit_for_each_source_that_is_counted(
    open_window: Open, tmp_path: Path
) -> None:
    window = open_window(title=False, pace="normal")
    scene = ended(window, tmp_path)
    place, unit = scene._rose.place, scene._rose.place.width / 400
    petals = [
        [sum(way) / len(one) for way in zip(*one, strict=True)] for ring, one in panes() if ring == "inner"
    ]

    def lit() -> int:
        seen = [
            window.app.display.surface.get_at((round(place.left + x * unit), round(place.top + y * unit)))
            for x, y in petals
        ]
        return sum(colour.r > 200 and colour.g > 150 for colour in seen)

    found = [lit()]
    while scene.time < scene.counted:
        window.advance(0.1)
        found.append(lit())
    assert found == sorted(found)
    assert len(set(found)) == len(scene.sources) + 1
    assert (found[0], found[-1]) == (0, len(petals))


def test_glass_that_is_not_lit_is_dark_but_shows_who_is_in_it(open_window: Open) -> None:
    open_window()
    for colour in COLOURS:
        lancet, dark = Lancet((200, 320), colour, 1.0, faces.person(colour)), pygame.Surface((260, 380))
        lancet.darken(dark, (30, 30))
        lit = dark.copy()
        lancet.draw(lit, (30, 30), lancet.panes)
        glass = Rect(70, 150, 120, 180)
        shares = [sum(pygame.transform.average_color(one, glass)[:3]) for one in (dark, lit)]
        assert 0.66 * shares[1] < shares[0] < 0.78 * shares[1], colour


def test_no_token_hides_the_number_of_another(open_window: Open) -> None:
    open_window()
    heap = tokens(19, 200)  # one of each worth
    columns = pygame.surfarray.array_alpha(heap).max(axis=1) > 200
    assert sum(now and not was for was, now in pairwise([False, *columns])) == 4


def test_the_winners_window_shines(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, pace="normal")
    scene = ended(window, tmp_path)
    place, unit = scene._rose.place, scene._rose.place.width / 400
    glass = [pygame.Vector2(0, -152 * unit).rotate(30 * number + 7) + place.center for number in range(12)]

    def light() -> int:
        return sum(sum(window.app.display.surface.get_at((round(x), round(y)))[:3]) for x, y in glass)

    before = light()
    window.advance(scene.counted + 3.0)
    assert window.scene is scene
    assert light() > 2 * before


def test_panes_that_flare_throw_no_light_on_the_stone(open_window: Open) -> None:
    open_window()
    lancet, ground, at = Lancet((200, 320), "red", 1.0), pygame.Surface((260, 380)), (30, 30)
    ground.fill((90, 60, 40))
    lancet.flare(ground, at, 0, lancet.panes)
    lit = ground.copy()
    lancet.draw(ground, at, lancet.panes)
    glass = pygame.mask.from_threshold(ground, (90, 60, 40), (1, 1, 1, 255))
    flared = pygame.mask.from_threshold(lit, (90, 60, 40), (1, 1, 1, 255))
    glass.invert()
    flared.invert()
    assert flared.count() > 1000
    assert flared.overlap_mask(glass, (0, 0)).count() == flared.count()


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("size", [(1280, 720), (640, 360)], ids=str)
def test_who_has_won_is_read_in_the_light_of_every_colour(
    open_window: Open, tmp_path: Path, size: tuple[int, int], colour: Colour
) -> None:
    window = open_window(size, title=False, pace="normal")
    scene = ended(window, tmp_path, 5)
    scene._winners = [colour]
    scene.resize(size)
    window.advance(scene.counted + 3.0)
    assert window.scene is scene
    room = scene._caption.inflate(-round(scene._caption.width * 0.82), 0)
    seen = pygame.surfarray.array3d(window.app.display.surface.subsurface(room)) / 255
    linear = np.where(seen <= 0.04045, seen / 12.92, ((seen + 0.055) / 1.055) ** 2.4)
    light = linear @ (0.2126, 0.7152, 0.0722)
    words, ground = np.percentile(light, 99.5), np.median(light)
    assert (words + 0.05) / (ground + 0.05) >= 4.5


def test_who_has_won_is_glad_in_the_own_colour(open_window: Open) -> None:
    open_window(title=False)
    for colour in COLOURS:
        usual, glad = faces.seated(colour, 120), faces.seated(colour, 120, "", faces.GLAD)
        assert usual.get_at((60, 2)) == glad.get_at((60, 2))
        mouth = Rect(35, 70, 50, 25)
        seen, smiling = (
            pygame.surfarray.array3d(face.subsurface(mouth)).astype(int) for face in (usual, glad)
        )
        lines = [(part.sum(axis=2) < 160) for part in (seen, smiling)]
        assert (lines[0] != lines[1]).mean() > 0.02, colour


def test_lit_glass_is_seen_against_darker_stone(open_window: Open, tmp_path: Path) -> None:
    """So that the window shines in a grey print, too."""
    window = open_window(title=False, pace="normal")
    scene = ended(window, tmp_path)
    window.advance(scene.counted + 3.0)
    place, unit = scene._rose.place, scene._rose.place.width / 400

    def light(degrees: float, radius: float) -> float:
        at = pygame.Vector2(place.center) + pygame.Vector2(0, -radius * unit).rotate(degrees)
        spot = Rect(round(at.x) - 1, round(at.y) - 1, 2, 2)
        red, green, blue, _ = pygame.transform.average_color(window.app.display.surface, spot)
        return 0.3 * red + 0.59 * green + 0.11 * blue

    for number in range(1, 12, 3):  # the badge hides some
        assert light(30 * number, 150) < 0.8 * light(30 * number + 7, 152), number


def test_the_end_needs_no_stone(open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> pygame.Surface:
        raise pictures.PictureError(name)

    monkeypatch.setattr(pictures, "layer", missing)
    window = open_window(title=False, pace="normal")
    scene = ended(window, tmp_path)
    window.advance(scene.counted + 1.0)
    assert window.scene is scene
    assert len(set(window.picture())) > 20


def test_the_stone_is_light() -> None:
    files = [*(paths.sprites() / "end").iterdir()]
    assert {file.stem for file in files} == {"wall", "rose", "lancet", "ledge", "pier", "candle"}
    assert sum(file.stat().st_size for file in files) < 700_000


def test_windows_fill_pane_by_pane_in_proportion_the_winners_whole(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, pace="normal")
    scene = ended(window, tmp_path)
    (winner,) = scene._winners
    places = {colour: scene._window_of(colour) for colour in scene._seats}

    def light(colour: str) -> npt.NDArray[np.int64]:
        seen = pygame.surfarray.array3d(window.app.display.surface.subsurface(places[colour]))
        return np.asarray(seen.sum(axis=2), np.int64)

    dark = {colour: light(colour) for colour in scene._seats}
    window.advance(scene.counted)
    assert window.scene is scene
    counts = {colour: scene.prestige(colour) for colour in scene._seats}
    for colour, place in places.items():
        lit, lancet = light(colour) - dark[colour] > 60, scene._lancets[colour]
        rows = lit[place.width // 8 : -place.width // 8].mean(axis=0)
        edge = next(row for row, share in enumerate(rows) if share > 0)
        share = counts[colour] / scene._most
        assert abs((place.height - edge) / place.height - share) < 0.12, colour
        assert share > 0.9 or rows[edge] < 0.3, "the light has a straight edge"
        assert 0 < lancet.fillable < lancet.panes
    window.advance(2.6)
    assert window.scene is scene
    whole = places[winner]
    above = Rect(whole.centerx - 3, whole.top + round(whole.width * 0.12), 6, 6)
    assert sum(pygame.transform.average_color(window.app.display.surface, above)[:3]) > 200
    beside = {  # the person in it
        colour: Rect(
            place.left + place.width // 9,
            place.top + round(place.width * 0.46),
            place.width // 9,
            place.width // 9,
        )
        for colour, place in ((colour, scene._window_of(colour)) for colour in scene._seats)
    }
    seen = {
        colour: pygame.transform.average_color(window.app.display.surface, box)
        for colour, box in beside.items()
    }
    brightest = max(seen, key=lambda colour: max(seen[colour][:3]))
    deepest = max(seen, key=lambda colour: max(seen[colour][:3]) - min(seen[colour][:3]))
    assert brightest == deepest == winner


def test_the_words_of_those_who_have_not_won_are_readable(open_window: Open, tmp_path: Path) -> None:
    window = open_window(title=False, pace="normal")
    scene = ended(window, tmp_path)
    window.advance(scene.counted + 2.6)
    assert window.scene is scene
    for colour in scene._seats:
        column, foot = scene._columns[colour], scene._window_of(colour).bottom + 40
        words = window.app.display.surface.subsurface(column.left, foot, column.width, column.bottom - foot)
        pixels = pygame.surfarray.array3d(words).reshape(-1, 3)
        order = pixels.sum(axis=1).argsort()
        ink, ground = (tuple(int(part) for part in pixels[at]) for at in (order[-20], order[len(order) // 2]))
        assert contrast(ink, ground) >= 4.5, colour


def test_in_high_contrast_the_wall_is_darker_than_what_stands_before_it(
    open_window: Open, tmp_path: Path
) -> None:
    light = []
    for number, high in enumerate((False, True)):
        window = open_window(title=False, pace="normal", high_contrast=high)
        (folder := tmp_path / str(number)).mkdir()
        scene = ended(window, folder)
        window.advance(0.1)
        place = Rect(0, 0, 80, 60)
        place.midright = scene._rose._stone.left - 40, scene._rose._stone.centery
        light.append(sum(pygame.transform.average_color(window.app.display.surface, place)[:3]))
    assert light[1] < 0.5 * light[0]


def test_the_person_of_a_window_is_seen_where_it_is_lit(open_window: Open) -> None:
    window = open_window(title=False)
    assert window
    lit = []
    for person in (None, faces.person("blue")):
        lancet, surface = Lancet((120, 214), "blue", 1.0, person), pygame.Surface((120, 214))
        lancet.draw(surface, (0, 0), lancet.panes)
        lit.append(pygame.surfarray.array3d(surface).astype(int))
    changed = abs(lit[0] - lit[1]).sum(axis=2) > 60
    assert changed[20:100, 60:180].mean() > 0.6
    assert changed[:, 200:].mean() < 0.1, "below the person the glass is plain"
