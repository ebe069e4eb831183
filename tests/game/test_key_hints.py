"""Where the key hints lie at the table."""

from pathlib import Path

import pytest

from game.app.program import RealTables
from game.input.devices import KEYBOARD, MOUSE
from game.match.options import NewGame, parse_players
from game.table.city.minimap import CornerMap
from game.table.scene import TableScene
from tests.game.lines_drawn import Register
from tests.game.readable_scenes import take_up
from tests.game.readable_tables import KINDS, open_table, real_tables
from tests.game.test_steering import play_on
from tests.game.window import Open
from tests.noted import noted


def test_key_hints_do_not_lie_over_the_small_map_while_it_fades(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((640, 360), tables=RealTables(), pace="fast", title=False)
    window.app.start(NewGame(parse_players("Anna, " + ", ".join(4 * ["bot:random"])), seed=5))
    window.advance(0.1)
    table = window.showing(TableScene)
    drawn = noted(monkeypatch, CornerMap, "draw", lambda corner, surface, shown, opacity: opacity)
    play_on(window, table, "play")
    while table.context.top.gliding:  # it begins once its pictures are made
        window.advance(1 / 60)
    window.press("return", "return")
    faded = 0
    for _ in range(1500):  # on a busy machine the glide waits for its pictures
        drawn.clear()
        window.advance(1 / 60)
        top, legend = table.context.top, table.controls.focus_control.legend
        if drawn and top.focus is None:
            assert not (legend and legend.colliderect(top.layout.small_map))
            faded += 1
        elif faded:
            break
    assert faded


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("players", [5, 3, 2, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_key_hints_lie_in_the_same_corner(open_window: Open, tmp_path: Path, kind: str, players: int) -> None:
    window = open_window((1920, 1080), title=False, tables=real_tables(), pace="instant")
    table = open_table(window, tmp_path, kind, players)
    top = table.context.top
    seat = next(seat for seat in table.context.shown.seats if seat != "blue")
    for on_show in (None, (seat, f"{seat}.park")):
        top.lying.on_show = on_show
        for device in (KEYBOARD, MOUSE):
            table.stale = True
            take_up(window, device)
            window.advance(0.1)
            legend = table.controls.focus_control.legend
            assert legend is not None, device
            assert legend.bottomleft == top.layout.hints.bottomleft, device
            cards = [top.card_on_show[1]] if top.card_on_show else []
            assert legend.collidelist([*cards, top.layout.small_map]) < 0, device


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_key_hints_lie_on_no_words(open_window: Open, tmp_path: Path, kind: str, text_scale: float) -> None:
    """Neither on what is asked nor on the answers to it, also below something that is read."""
    with Register() as register:
        window = open_window(title=False, tables=real_tables(), pace="instant", text_scale=text_scale)
        table = open_table(window, tmp_path, kind)
        take_up(window, KEYBOARD)
        window.press("right")
        for key in ("f1", "f1"):  # the summary of the rules comes and goes
            window.press(key, wait=0.1)
            legend = table.controls.focus_control.legend
            if legend is None:
                assert table.context.sheet is None
                continue
            ours = {hint.words for hint in table.controls.focus_control.hints()}
            lines = register.on(window.app.display.surface)
            assert any(line.text in ours and legend.contains(line.box) for line in lines)
            buttons = {button.label for button in table.context.buttons}
            assert not {line.text for line in lines if line.box.colliderect(legend)} & buttons
            top = table.context.top
            told = top.caption(table.context.shown_caption[0]).get_rect(midtop=top.layout.caption.midtop)
            if table.context.sheet is None:
                assert legend.collidelist([top.layout.prompt, told]) < 0
