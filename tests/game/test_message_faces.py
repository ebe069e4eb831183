"""The message that gives a cube shows what it pays in the game at hand."""

import pytest
from pygame import Color, Mask, Rect, Surface, mask

from engine import EDITIONS, MESSAGE_KINDS, Game, Options
from game.app.program import RealTables
from game.decisions.forecast import Forecast
from game.decisions.message_faces import message_face
from game.decisions.targets import pictures_of, targets_of
from game.screens.rules import rulebook
from game.screens.rules.rules import RulesScene
from game.screens.rules.rules_page import Page
from game.table.pieces.tags import blank_sign, message_sign, owned_sign
from game.table.scene import TableScene
from game.ui import pictures
from game.ui.palette import INK, PARCHMENT_LIT, PLAYER
from tests.engine.table import given
from tests.game.pixels import pixels
from tests.game.window import Open, Window

VALUES = range(5)
SIZES = [(1280, 720), (1920, 1080)]


def paying(prestige: int) -> Options:
    """The usual edition, but for what a cube message pays."""
    return EDITIONS["anniversary"]._replace(message_cube_prestige=prestige)


def table_of(open_window: Open, prestige: int, size: tuple[int, int]) -> tuple[Window, TableScene]:
    """A table at which the first pick is asked for, all of the city in sight."""
    window = open_window(tables=RealTables(), size=size, pace="instant")
    table = window.begin("Anna, bot:random", options=paying(prestige), seed=3)
    window.advance(0.5)
    return window, table


def test_every_value_has_a_face_of_its_own_with_its_number() -> None:
    faces = [message_face("cube", paying(prestige)) for prestige in VALUES]
    assert len({pixels(pictures.svg(face, 120, 120)) for face in faces}) == len(VALUES)
    number = Rect(22, 28, 24, 52)  # where the number stands, to the upper left of the picture
    for kind, prestige in (("coin", 1), ("rat", 3)):
        same = message_face(kind, paying(2))
        found = [
            value
            for value in VALUES
            if pixels(pictures.svg(faces[value], 120, 120).subsurface(number))
            == pixels(pictures.svg(same, 120, 120).subsurface(number))
        ]
        assert found == [prestige]


@pytest.mark.parametrize("colour", PLAYER)
@pytest.mark.parametrize("kind", MESSAGE_KINDS)
def test_the_figure_of_a_sign_is_large_and_keeps_off_the_rim_with_its_owners_sign(
    kind: str, colour: str
) -> None:
    side = 57  # on the board of a window 1080 pixels high
    signs = [message_sign(colour, kind, prestige, side) for prestige in VALUES]
    blank, (wide, tall) = owned_sign(colour, side), signs[0].get_size()
    told = [
        (x, y)
        for x in range(wide)
        for y in range(tall)
        if len({tuple(sign.get_at((x, y))) for sign in signs if sign.get_at((x, y)).a}) > 1
    ]
    top, foot = (end(y for _, y in told) for end in (min, max))
    assert foot + 1 - top >= 26
    field = Color(*PARCHMENT_LIT)
    for x, y in told:
        ground = blank.get_at((x, y))
        assert max(abs(a - b) for a, b in zip(ground, field, strict=True)) <= 4, (x, y)


@pytest.mark.parametrize("kind", ["coin", "cube", "rat"])
def test_what_else_a_message_brings_is_half_as_wide_as_it(kind: str) -> None:
    side = 57
    shown = mask.from_threshold(
        message_sign("blue", kind, 1, side), (0, 0, 0), (8, 8, 8, 255), blank_sign("blue", side)
    )
    shown.invert()
    below_its_figure = Mask((side, side // 3), fill=True).overlap_mask(shown, (0, side // 3 - side))
    assert max(part.width for part in below_its_figure.get_bounding_rects()) >= side / 2


def test_the_other_messages_are_the_same_in_every_game() -> None:
    for kind in MESSAGE_KINDS:
        assert (len({message_face(kind, paying(prestige)) for prestige in VALUES}) > 1) == (kind == "cube")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", SIZES)
def test_the_city_shows_what_the_message_pays(open_window: Open, size: tuple[int, int]) -> None:
    shown: dict[int, Surface] = {}
    for prestige in VALUES:
        window, table = table_of(open_window, prestige, size)
        shown[prestige] = window.app.display.surface.copy()
        tokens = [
            (kind, table.context.top.camera.to_screen(table.context.top.plan.message_point(market)))
            for market, (_, kind) in table.context.shown.messages.items()
        ]
    reach = Rect(0, 0, size[1] // 30, size[1] // 30)  # within the token
    seen = 0
    for kind, point in tokens:
        place = reach.copy()
        place.center = round(point[0]), round(point[1])
        if not table.context.top.layout.city.contains(place):
            continue
        seen += kind == "cube"
        looks = {pixels(picture.subsurface(place)) for picture in shown.values()}
        assert len(looks) == (len(VALUES) if kind == "cube" else 1), (kind, point)
    assert seen


def test_a_message_flies_with_the_number_that_lay_there(open_window: Open) -> None:
    looks = set()
    for prestige in VALUES:
        _, table = table_of(open_window, prestige, SIZES[0])
        board = Surface((120, 120))
        table.context.top.paints_message("red", "cube", 1)[0](board, (60, 60), 0.5)
        looks.add(pixels(board))
    assert len(looks) == len(VALUES)


@pytest.mark.parametrize("prestige", VALUES)
def test_the_rule_book_shows_the_message_of_the_game(prestige: int) -> None:
    book = rulebook.chapters(paying(prestige))
    shown = [block for chapter in book for block in chapter.blocks if "cube_" in (block.picture or "")]
    assert len(shown) == 2
    assert {block.picture for block in shown} == {f"messages/cube_{prestige}"}
    assert f"{prestige} prestige and a cube" in [block.text for block in shown]


def test_a_page_of_the_rules_draws_the_message_of_the_game(open_window: Open) -> None:
    window = open_window(size=SIZES[0])
    looks = set()
    for prestige in VALUES:
        window.app.push(RulesScene(paying(prestige)))
        window.advance(0.1)
        scene = window.showing(RulesScene)
        # The words tell the number too, so the pictures stand alone.
        bare = [
            chapter._replace(blocks=tuple(block._replace(text="-") for block in chapter.blocks))
            for chapter in scene.book
            if chapter.name == "messages"
        ]
        page = Page(bare, 700, scene.style, EDITIONS["anniversary"])
        leaf = Surface((700, page.height))
        page.draw(leaf, leaf.get_rect(), 0, INK)
        looks.add(pixels(leaf))
    assert len(looks) == len(VALUES)


def test_the_coachman_is_answered_with_the_messages_of_the_game() -> None:
    for prestige in VALUES:
        table = given("red", "blue", round=4, new_persons=True, options=paying(prestige))
        table.player("red", holds=[("red", "cube"), ("red", "coin")])
        table.persons("hostess", "monk", "coachman")
        game: Game = table.to_hire("red")
        game.play("red hire coachman")
        asked = game.decision("red")
        assert asked is not None
        shown = {pictures_of(target, paying(prestige)) for target in targets_of(asked)}
        assert shown == {("messages/coin",), (f"messages/cube_{prestige}",)}
        brings = Forecast(game.view("red"), asked).outcomes
        labels = {target.label for target in targets_of(asked, brings)}
        paid = f"+{prestige} prestige, +1 cube" if prestige else "+1 cube"
        assert labels == {"+1 prestige, +1 coin", paid}
