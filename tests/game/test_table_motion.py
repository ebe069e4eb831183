"""What is seen while things happen: hands that turn up, the wide view, coins on the cathedral."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine import COLOURS, Record
from engine.events import CardKept, CardPlayed, CardsPassed, CoinsGained, HandDrawn, PrestigeLost
from engine.record import records
from engine.record.records import Seat
from game.app.program import RealTables
from game.match.board import HandTurned
from game.table.motion.card_motion import CardFlight, Shuffle
from game.table.motion.flights import paying_flights, prestige_flights
from game.table.motion.flying_card import Leaf, back_of
from game.table.scene import TableScene
from tests.game.saved import just_left, put
from tests.game.window import Open, app_of
from tests.noted import noted


def begin(open_window: Open, players: str = "Anna, bot:random, bot:random", **settings: object) -> TableScene:
    return open_window(tables=RealTables(), **settings).begin(players, seed=3, rules=1)


def until(table: TableScene, found: Callable[[], bool], seconds: float = 60) -> None:
    """Let time pass until ``found``."""
    for _ in range(round(seconds * 60)):
        if found():
            return
        app_of(table.host).advance(1 / 60)
    raise AssertionError("it has not come to this")


def shows(table: TableScene, kind: type) -> bool:
    """Whether an act about such an event is shown."""
    act = table.context.animator.act
    return act is not None and isinstance(act.events[0], kind)


def is_asked(table: TableScene) -> bool:
    return table.context.pending is not None and not table.context.busy and not table.context.top.gliding


def test_a_hand_that_is_dealt_lies_face_down_until_it_turns_up_before_its_owner(open_window: Open) -> None:
    table = begin(open_window)
    until(table, lambda: shows(table, HandDrawn))
    until(table, lambda: not shows(table, HandDrawn))
    assert table.context.top.hand.cards == ("blue.?",) * 3
    until(table, lambda: shows(table, HandTurned))
    assert table.context.top.hand_up
    assert table.context.top.focus == "blue"
    app_of(table.host).advance(1 / 60)
    assert not table.context.top.hand.cards  # they are in the air
    until(table, lambda: is_asked(table))
    assert table.context.top.hand.cards == table.session.view("blue").players["blue"].draft


def test_one_press_skips_to_the_hand_that_lies_open(open_window: Open) -> None:
    table = begin(open_window)
    until(table, lambda: shows(table, HandDrawn))
    table.controls.flow.advance()
    until(table, lambda: is_asked(table), seconds=2)
    assert table.context.top.hand.cards == table.session.view("blue").players["blue"].draft


def test_with_reduced_motion_no_card_flies_and_none_stays_face_down(open_window: Open) -> None:
    table = begin(open_window, reduced_motion=True)
    flying: list[object] = []

    def watch() -> bool:
        flying.extend(table.context.animator.flying)
        return is_asked(table)

    until(table, watch)
    assert not flying
    assert not any(card.endswith("?") for card in table.context.top.hand.cards)


def test_the_pass_is_seen_from_the_own_seat(open_window: Open) -> None:
    table = begin(open_window)
    until(table, lambda: is_asked(table))
    assert table.context.top.focus == "blue"
    card = table.context.top.hand.cards[0]
    table.controls.dispatch.press(("card", card))
    until(table, lambda: shows(table, CardsPassed))
    assert table.context.top.focus == "blue"
    assert not table.context.top.gliding
    until(table, lambda: is_asked(table))
    assert table.context.top.focus == "blue"


def test_cards_pass_beneath_the_prompt(open_window: Open) -> None:
    table = begin(open_window, "Anna, bot:random, bot:random, bot:random")
    until(table, lambda: is_asked(table))
    table.controls.dispatch.press(("card", table.context.top.hand.cards[0]))
    until(table, lambda: shows(table, CardsPassed))
    app_of(table.host).advance(1 / 60)  # the words of the prompt are laid a frame after they are painted
    prompt, flying, looks = table.context.top.layout.prompt, 0, set()
    while shows(table, CardsPassed):
        flying = max(flying, len(table.context.animator.flying))
        surface = app_of(table.host).display.surface
        looks.add(pygame.image.tobytes(surface.subsurface(prompt), "RGB"))
        app_of(table.host).advance(1 / 60)
    assert flying >= 8
    assert len(looks) == 1


def test_a_card_that_is_played_lies_for_all_to_see_when_it_has_landed(open_window: Open) -> None:
    table = begin(open_window, "bot:random, bot:random")
    until(table, lambda: shows(table, CardPlayed))
    assert table.context.animator.act is not None
    event = table.context.animator.act.events[0]
    assert isinstance(event, CardPlayed)
    assert table.context.top.lying.on_show is None
    until(table, lambda: not shows(table, CardPlayed))
    assert table.context.top.lying.on_show == (event.seat, event.card)


def donating(folder: Path) -> Path:
    """A saved game in which a person is to say how many coins are donated."""
    for seed in range(1, 200):
        record = Record((Seat("Anna", "blue", records.HUMAN), Seat("Ben", "red", "random")), seed)
        game = record.replay()
        while not game.over:
            decision = game.decision(game.to_move[0])
            assert decision is not None
            if decision.kind == "donate" and decision.colour == "blue" and len(decision.options) > 2:
                return just_left(put(folder, "donating", record))
            preferred = [move for move in decision.options if move.what.endswith(".notredame")]
            move = (preferred or list(decision.options))[0]
            game.play(move)
            record.moves.append(str(move))
    raise AssertionError("nobody ever donates")


def test_coins_are_dragged_and_pressed_onto_the_cathedral(open_window: Open, tmp_path: Path) -> None:
    window = open_window(tables=RealTables())
    window.app.open(donating(tmp_path))
    table = window.showing(TableScene)
    until(table, lambda: is_asked(table))
    coins, cathedral = (
        table.context.top.place_of(("coins", "blue")),
        table.context.top.place_of(("cathedral",)),
    )
    held = table.context.shown.players["blue"].coins
    window.drag(coins, cathedral)
    window.advance(1)
    assert table.context.laid == 1
    window.click(coins, wait=1)
    assert table.context.shown.players["blue"].coins == held - 2
    window.press("u", wait=0.1)
    assert (table.context.laid, table.context.shown.players["blue"].coins) == (0, held)
    for target in (coins, coins, cathedral):
        window.click(target, wait=1)
    assert table.session.record.moves[-1] == "blue donate 2"
    until(table, lambda: not table.context.busy)
    assert table.context.shown.players["blue"].coins == held - 2


def test_a_card_dropped_in_the_open_glides_home_and_is_nowhere_else_meanwhile(open_window: Open) -> None:
    window = open_window(tables=RealTables())
    table = window.begin("Anna, bot:random, bot:random", seed=3)
    until(table, lambda: is_asked(table))
    card = table.context.top.hand.cards[0]
    start = table.context.top.place_of(("card", card))
    window.drag(start, table.context.top.layout.menu.center)
    assert table.context.top.hand.lifted == 0
    assert table.controls.flow.carrying.moving
    window.advance(1)
    assert table.context.top.hand.lifted is None
    assert not table.controls.flow.carrying.moving
    assert f"blue keep {card}" not in table.session.record.moves


def test_a_card_that_is_dropped_on_the_table_flies_on_from_there(open_window: Open) -> None:
    window = open_window(tables=RealTables())
    table = window.begin("Anna, bot:random, bot:random", seed=3)
    until(table, lambda: is_asked(table))
    card = table.context.top.hand.cards[0]
    home, goal = table.context.top.place_of(("card", card)), table.context.top.layout.kept_cards.center
    seen, _ = table.context.top.carried(card, home).at(goal)
    window.drag(home, goal)
    assert f"blue keep {card}" in table.session.record.moves
    until(table, lambda: shows(table, CardKept))
    (flight,) = table.context.animator.flying
    assert isinstance(flight, CardFlight)
    assert flight.points[0] == pytest.approx(seen, abs=2)


@pytest.mark.parametrize("players", [2, 5])
def test_lost_prestige_is_told_on_a_tab_that_hides_nothing(open_window: Open, players: int) -> None:
    top = begin(open_window, ", ".join(["bot:random"] * players)).context.top
    trays = [top.trays.whole(seat) for seat in COLOURS[:players]]
    for seat, tray in zip(COLOURS, trays, strict=False):
        *_, number = prestige_flights(top, [PrestigeLost(seat, 2, "plague")])
        seen = pygame.Surface(top.size, pygame.SRCALPHA)
        for time in (0.0, number.duration / 2, number.duration):
            number.draw(seen, time)
        told = seen.get_bounding_rect()
        assert told.colliderect(tray)
        assert told.centerx > tray.right
        assert [other for other in trays if told.colliderect(other)] == [tray]
        assert told.collidelist([box for _, box in top.things_on_tray(seat)]) < 0


def test_a_coin_turns_over_large_in_the_air_and_comes_to_rest_flat(open_window: Open) -> None:
    top = begin(open_window, "bot:random, bot:random").context.top
    flight = next(iter(paying_flights(top, [CoinsGained("blue", 1, ())])))
    shapes, widest = [], 0
    for part in range(41):
        seen = pygame.Surface(top.size, pygame.SRCALPHA)
        flight.draw(seen, flight.duration * part / 40)
        coin = pygame.mask.from_surface(seen, 250)  # without its shadow
        box = max(coin.get_bounding_rects(), key=lambda area: area.width)
        shapes.append(box.height / box.width)
        widest = max(widest, box.width)
    assert min(shapes[10:30]) < 0.4 * shapes[-1]
    assert shapes[-1] >= max(shapes) - 0.06
    assert widest >= 54 * top.layout.u  # without its edge


def test_a_card_that_turns_over_is_never_as_thin_as_a_rod(open_window: Open) -> None:
    window = open_window((640, 360), title=False)
    face = Leaf("monk", (142, 200))
    flight = CardFlight((window.app.display.surface.get_rect().center,) * 2, 0.0, leaf=back_of(face), to=face)
    widths = []
    for frame in range(round(flight.duration * 60) + 1):
        seen = pygame.Surface((640, 360), pygame.SRCALPHA)
        flight.draw(seen, frame / 60)
        widths.append(pygame.mask.from_surface(seen, 250).get_bounding_rects()[0].width)  # without its shadow
    assert min(widths) >= 0.1 * max(widths)
    assert sum(width < 0.3 * max(widths) for width in widths) <= 8  # its edge goes by


def test_a_shuffle_is_prepared_piece_by_piece_so_that_no_frame_rotates_many_cards(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window((640, 360), title=False)
    leaf = Leaf("", (60, 84), back=True)
    scattered = [((100.0 + 30 * turn, 100.0), angle) for turn, angle in enumerate((15.0, -10.0, -15.0, 5.0))]
    shuffle = Shuffle(leaf, scattered, pile=(150.0, 150.0), home=(300.0, 60.0))
    rotated = noted(monkeypatch, pygame.transform, "rotozoom", lambda picture, angle, scale: angle)
    in_one_piece = []
    for _ in shuffle.warming():
        in_one_piece.append(len(rotated))
        rotated.clear()
    assert len(in_one_piece) > 10
    assert max(in_one_piece) <= 4  # of which at most one is large: shadows are rotated small
    for frame in range(round(shuffle.duration * 60)):
        shuffle.draw(window.app.display.surface, frame / 60)
    assert not rotated
