"""Where the teacher's bubbles lie: in the safe area, never on what they are about, in readable letters."""

import pygame
import pytest
from pygame import Rect

from game.app.program import RealTables
from game.lessons.lines import CITY, HOME, BeforeDecision, Line
from game.match.first_game import first_game
from game.match.screen import PRIVATE
from game.table.control.focus_targets import in_sight
from game.table.hud import common_tray
from game.table.scene import TableScene
from game.tutorial import bubble
from game.tutorial.bubble import LEAST_TEXT, TEXT
from game.tutorial.spotlight import boxes, outlines
from game.words import languages, set_language
from tests.game.learner import ME, Contrary, Said, learn, obey
from tests.game.lesson_tables import teacher_of
from tests.game.window import Open

LOOKS = (((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5), ((3840, 2160), 2.0))
"""Window sizes and text sizes."""
LONGER = 1.4
"""How much longer a translation may be than any there is."""


@pytest.fixture(scope="module")
def said() -> list[Said]:
    """Each line once, at a moment at which it is said."""
    set_language("en")
    games = [learn(obey), *(learn(Contrary(seed), seed=seed) for seed in (0, 5, 6))]
    return list({entry.line.topic: entry for game in games for entry in game}.values())


def stand_at(scene: TableScene, entry: Said) -> None:
    """Let the table stand as it does when a line is said, with the camera where it then looks."""
    moment, line, top = entry.moment, entry.line, scene.context.top
    scene.context.put(None)
    borough, hand_up = None, False
    if isinstance(moment, BeforeDecision):
        scene.context.shown.become(moment.view)  # type: ignore[arg-type]
        scene.context.put(moment.decision)
        scene.context.chosen = moment.chosen
        hand_up = moment.decision.kind in PRIVATE
        borough = None if moment.decision.kind in ("drive", "collect", "donate") else ME
    if line.look in (CITY, HOME):
        borough = None if line.look == CITY else ME
    top.look_at(borough, hand_up and borough is not None, at_once=True)
    if not all(in_sight(top, thing) for thing in line.about):
        top.look_at(None, at_once=True)
    top.lay_hand(ME)


def check(scene: TableScene, line: Line, telling: bool, least: float) -> None:
    """The bubble of a line lies well, in letters of at least so many units of the 1080p design."""
    board, layout = teacher_of(scene).board, scene.context.top.layout
    board.forget()
    board.lay(line, telling, back=True)
    made = board.made
    assert made is not None, f"no room for {line.topic}"
    assert layout.safe.contains(board.box), line.topic
    assert made.letters >= round(least * layout.u), (line.topic, made.letters)
    about = boxes(outlines(scene.context, line.about), Rect((0, 0), layout.size))
    if line.about:
        assert about, f"{line.topic} points at nothing"
    assert board.box.collidelist(about) < 0, f"{line.topic} covers what it is about"
    for part in (made.body, made.text, made.seal, made.medal, made.on, made.back):
        assert part is None or Rect((0, 0), made.size).contains(part), line.topic
    if made.on is not None and made.back is not None:
        assert not made.on.colliderect(made.back)
        assert made.body.contains(made.back)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize(("size", "scale"), LOOKS, ids=str)
def test_every_bubble_lies_well(
    open_window: Open, said: list[Said], size: tuple[int, int], scale: float
) -> None:
    window = open_window(size, tables=RealTables(), pace="instant", text_scale=scale, title=False)
    window.app.start(first_game("Anna"))
    scene = window.showing(TableScene)
    for number, entry in enumerate(said):
        stand_at(scene, entry)
        telling = not entry.line.topic.startswith(("advice-", "place-"))
        for language in {languages()[number % len(languages())], longest(entry.line)}:
            set_language(language)
            check(scene, entry.line, telling, LEAST_TEXT * scale * 0.8)
        long = entry.line.words()
        long += " " + long[: round(len(long) * (LONGER - 1))]
        line = Line("longer", lambda long=long: long, entry.line.icon, entry.line.about)  # type: ignore[misc]
        check(scene, line, telling, LEAST_TEXT * max(1.0, scale * 0.6))


def longest(line: Line) -> str:
    """The language in which a line has most letters."""

    def letters(language: str) -> int:
        set_language(language)
        return len(line.words()) * (2 if language == "ja" else 1)

    return max(languages(), key=letters)


def test_letters_are_large_where_there_is_room(open_window: Open, said: list[Said]) -> None:
    window = open_window((1920, 1080), tables=RealTables(), pace="instant", title=False)
    window.app.start(first_game("Anna"))
    scene = window.showing(TableScene)
    for entry in said:
        stand_at(scene, entry)
        check(scene, entry.line, True, TEXT)


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_keys_stay_off_what_is_asked(open_window: Open, said: list[Said], size: tuple[int, int]) -> None:
    window = open_window(size, tables=RealTables(), pace="instant", title=False)
    window.app.start(first_game("Anna"))
    scene = window.showing(TableScene)
    window.press("right")
    for entry in said:
        stand_at(scene, entry)
        board, layout = teacher_of(scene).board, scene.context.top.layout
        board.forget()
        board.draw(pygame.Surface(size), entry.line, True, back=True)
        assert board.legend is not None, entry.line.topic
        assert board.legend.collidelist([layout.prompt, layout.hand, *layout.trays]) < 0, entry.line.topic


def test_whole_plates_are_framed(open_window: Open) -> None:
    window = open_window((1920, 1080), tables=RealTables(), pace="instant", title=False)
    window.app.start(first_game("Anna"))
    scene = window.showing(TableScene)
    layout = scene.context.top.layout
    room = Rect((0, 0), layout.size)
    (persons,) = boxes(outlines(scene.context, [("persons",)]), room)
    assert persons.contains(layout.persons[0].unionall(layout.persons))
    assert persons.inflate(8, 8).contains(layout.rats)
    assert persons.collidepoint(common_tray.bank_spot(layout)), "the bank's coins lie outside"
    (plate,) = boxes(outlines(scene.context, [("plate", ME)]), room)
    assert plate.left < layout.safe.left / 2, "the shelf with the decks lies outside"


@pytest.mark.parametrize("target", [(600, 150), (110, 150), (330, 330), (330, 40)])
def test_a_tail_is_part_of_its_bubble(open_window: Open, target: tuple[int, int]) -> None:
    open_window((640, 360), title=False)
    made = bubble.laid_out("One two three four", "icons/plus", 340, 1.0, 1.0, 24, False, False)
    assert made is not None
    surface = pygame.Surface((640, 360))
    at = (140, 100)
    bubble.draw(surface, made, at, target, None, 0.0)
    body = made.moved(made.body, at)
    found = bubble.tip(body, target, 1.0)
    assert found is not None
    first, last, end = (pygame.Vector2(point) for point in found)
    middle = (first + last) / 2
    inside = pygame.Vector2(body.center) - middle
    way = [middle + inside.normalize() * 10, middle, middle.lerp(end, 0.3)]
    light = [sum(surface.get_at((round(x), round(y)))[:3]) for x, y in way]
    assert min(light) > 500, "an edge lies between bubble and tail"
    assert max(light) - min(light) < 90
