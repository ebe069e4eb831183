"""The prompt and the buttons beneath it where words are large: nothing on them is cut."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from engine import DECISION_KINDS
from game.app.program import RealTables
from game.decisions.prompts import unnamed
from game.table.hud import prompt
from game.table.hud.layout import Layout
from game.table.hud.prompt import Button
from game.words import Family, languages, set_language
from tests.game.lines_drawn import Register
from tests.game.pixels import pixels
from tests.game.window import Open

LONG_NAME = "Maximilian-Alexander"
CUBE, PAWN = "pieces/blue_cube", "pieces/blue_pawn"
CARRY = ((CUBE,), (CUBE, CUBE), (PAWN,), (CUBE, PAWN), (CUBE, CUBE, PAWN))
ASK = Family("table-ask", DECISION_KINDS)


pytestmark = pytest.mark.usefixtures("small_window")


def blue(surface: Surface, room: Rect) -> list[int]:
    """The columns of ``room`` with something blue in them, counted from its left."""
    found = []
    for x in range(room.width):
        column = [surface.get_at((room.left + x, y)) for y in range(room.top, room.bottom)]
        if any(colour.b > colour.r + 40 for colour in column):
            found.append(x)
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("label", ["Restart my turn", "Tout reprendre"])
def test_pictures_on_buttons_are_whole_and_in_the_middle(label: str, scale: float) -> None:
    layout = Layout((1280, 720), scale, 3)
    made = [Button(str(number), icons=icons) for number, icons in enumerate(CARRY)]
    laid = prompt.row([*made, Button("restart", label, ("icons/undo",))], layout)
    assert layout.buttons.contains(laid[0].rect)
    assert layout.buttons.contains(laid[-1].rect)
    surface = Surface(layout.size)
    for button in laid[:-1]:
        button.draw(surface, scale)
        columns = blue(surface, button.rect)
        left, right = columns[0], button.rect.width - 1 - columns[-1]
        assert abs(left - right) <= 4
        assert left >= button.rect.height // 14  # the frame
        gaps = sum(after > before + 1 for before, after in pairwise(columns))
        assert gaps == len(button.icons) - 1


def told(sentence: str, layout: Layout, name: str = "") -> bytes:
    """How a prompt looks beside the buttons over its end."""
    size = layout.undo.left - layout.px(10) - layout.prompt.left, layout.prompt.height
    return pixels(prompt.banner("blue", sentence, size, layout.text_scale, layout.prompt_rows, name))


def test_a_sentence_without_room_goes_without_its_name() -> None:
    layout = Layout((1280, 720), 2.0)
    sentence = f"{LONG_NAME}: cache empty – take a cube from a lit place for Carriage house, or let it be"
    short = unnamed(sentence, LONG_NAME)
    assert short == "Cache empty – take a cube from a lit place for Carriage house, or let it be"
    assert told(sentence, layout, LONG_NAME) == told(short, layout) != told(sentence, layout)
    assert told("Anna: play a card", layout, "Anna") == told("Anna: play a card", layout)


@pytest.mark.parametrize("language", languages())
def test_every_question_can_do_without_the_name(language: str) -> None:
    set_language(language)
    for kind in DECISION_KINDS:
        sentence = ASK.say(kind, name=LONG_NAME, to="-", source="-", cards=2)
        short = unnamed(sentence, LONG_NAME)
        assert sentence.endswith(short[1:])
        assert LONG_NAME not in short
        assert short[0].isalnum()
    assert unnamed("The others are choosing …", LONG_NAME) == "The others are choosing …"


def test_while_the_table_is_set_nobody_is_said_to_choose(open_window: Open) -> None:
    with Register() as register:
        window = open_window(tables=RealTables(), pace="fast", title=False)
        table = window.begin("Anna, bot:random, bot:random", seed=3)
        told: set[str] = set()
        while "Everyone draws three cards" not in told:
            assert table.context.pending is None or table.context.busy, "nobody was told that cards are drawn"
            window.advance(0.1)
            told |= {line.text for line in register.on(window.app.display.surface)}
    assert "A new round begins" in told
    assert not any(text.startswith("The others") for text in told)
