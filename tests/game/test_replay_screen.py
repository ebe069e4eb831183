"""Watching a game again: forwards, backwards, from any seat, and playing on from a moment."""

import io
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.record import records
from engine.record.timeline import Timeline
from game.screens.replay.history import HistoryScene
from game.screens.replay.replay import ReplayScene
from tests.game.saved import played
from tests.game.window import Open, Window
from tests.noted import noted

FINISHED = played()


def watching(
    open_window: Open, record: records.Record = FINISHED, **options: object
) -> tuple[Window, ReplayScene]:
    window = open_window(**options)
    return window, window.push(ReplayScene(window.app, Timeline(record)), wait=1 / 60)


def is_shown(scene: ReplayScene) -> None:
    """The table shows exactly the moment that it is at."""
    view = scene.timeline.at(scene.at).view(*scene.viewers)
    for colour, player in view.players.items():
        shown = scene.shown.players[colour]
        assert (shown.sectors, shown.coins, shown.hand, shown.prestige) == (
            dict(player.sectors),
            player.coins,
            player.hand,
            player.prestige,
        )
    assert scene.shown.label == view.label


def test_step_by_step_forwards_and_backwards(open_window: Open) -> None:
    window, scene = watching(open_window, pace="instant")
    for moment in range(1, 30):
        window.press("right", wait=1 / 60)
        assert scene.at == moment
        is_shown(scene)
    for moment in range(28, 0, -1):
        window.press("left")
        assert scene.at == moment
        is_shown(scene)


def test_round_by_round(open_window: Open) -> None:
    window, scene = watching(open_window)
    starts = [boundary.move_number for boundary in scene.timeline.rounds]
    window.click("last")
    assert scene.at == starts[1]
    is_shown(scene)
    window.press("tab")
    assert scene.at == starts[2]
    window.press("right")
    window.click("first")
    assert scene.at == starts[2]
    window.click("first")
    assert scene.at == starts[1]
    is_shown(scene)


def test_the_bar_leads_anywhere(open_window: Open) -> None:
    window, scene = watching(open_window)
    bar = scene.console.bar
    window.click((bar.centerx, bar.centery))
    assert abs(scene.at - len(scene.timeline) // 2) <= 1
    is_shown(scene)
    window.drag((bar.centerx, bar.centery), (bar.right, bar.centery))
    assert scene.at == len(scene.timeline)
    is_shown(scene)
    window.drag((bar.right, bar.centery), (bar.left, bar.centery))
    assert scene.at == 0


def test_it_plays_to_its_end_by_itself_and_pauses_in_between(open_window: Open) -> None:
    window, scene = watching(open_window, pace="instant")
    window.click("play", wait=0.5)
    assert scene.at > 10
    window.press("return")
    here = scene.at
    window.advance(0.5)
    assert scene.at == here
    window.press("return")
    window.advance(len(scene.timeline) / 15)
    assert scene.at == len(scene.timeline)
    assert not scene.playing
    is_shown(scene)
    window.click("play", wait=0.1)
    assert 0 < scene.at < len(scene.timeline)


def test_each_move_is_animated_at_a_slower_pace(open_window: Open) -> None:
    window, scene = watching(open_window, pace="normal")
    card = next(at for at, move in enumerate(FINISHED.moves) if " play " in move)
    scene.go_to(card)
    window.click("after")
    assert scene.animator.busy
    window.advance(8.0)
    assert not scene.animator.busy
    assert scene.at == card + 1
    is_shown(scene)


def test_a_round_is_announced_as_it_was_at_the_table(open_window: Open) -> None:
    window, scene = watching(open_window, pace="normal")
    scene.go_to(scene.timeline.rounds[1].move_number - 1)
    window.advance(0.5)
    middle = window.app.display.surface.get_rect().center
    before = window.app.display.surface.get_at(middle)
    window.click("after")
    while not (scene.animator.act and scene.animator.act.effect == "banner"):
        window.advance(0.1)
    window.advance(0.6)
    assert window.app.display.surface.get_at(middle) != before


def test_the_pace_is_changed_on_the_spot(open_window: Open) -> None:
    window, _ = watching(open_window, pace="normal")
    window.click("pace")
    assert window.app.settings.pace == "fast"
    window.press("-")
    assert window.app.settings.pace == "normal"


def test_a_finished_game_is_seen_from_any_seat_or_with_all_hands_open(open_window: Open) -> None:
    window, scene = watching(open_window)
    seats = tuple(seat.colour for seat in FINISHED.seats)
    assert scene.viewers == seats
    window.press("right", "right", "right")
    met = []
    for _ in range(len(seats) + 2):
        met.append(scene.viewers)
        for colour, player in scene.shown.players.items():
            hidden = any(card.endswith("?") for card in (*player.hand, *player.draft, *player.kept))
            assert hidden == (colour not in scene.viewers)
        window.click("view")
    assert met == [seats, *((seat,) for seat in seats), ()]


def test_of_a_game_that_goes_on_nobody_sees_more_than_at_the_table(open_window: Open) -> None:
    shared = played(moves=40, bots=1)
    alone = played(moves=40, bots=2)
    window, scene = watching(open_window, shared)
    assert scene.views == [()]
    assert scene.place_of("view") is None
    window.app.pop()
    window.app.push(ReplayScene(window.app, Timeline(alone)))
    scene = window.scene  # type: ignore[assignment]
    assert scene.views == [("blue",), ()]
    family = replace(shared, table={"open_hands": True})
    window.app.replace(ReplayScene(window.app, Timeline(family)))
    assert window.scene.views == [("blue", "red"), ()]  # type: ignore[attr-defined]


def test_playing_on_makes_a_new_game_and_leaves_the_old_one(open_window: Open, tmp_path: Path) -> None:
    window, scene = watching(open_window)
    window.click("last", "last")
    at = scene.at
    window.click("play-on")
    (path,) = window.tables.opened
    assert path.parent == tmp_path / "saves"
    assert records.read(path).moves == FINISHED.moves[:at]
    assert records.read(path).seats == FINISHED.seats


def test_watching_opens_no_file_of_the_working_directory(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever lies there: a round's name (``B3``) is no file's."""
    here = tmp_path / "here"
    here.mkdir()
    labels = {boundary.label for boundary in Timeline(FINISHED).rounds}
    for name in (*labels, "watched", "None", FINISHED.label):
        if name:
            (here / name).write_text("not a saved game")
    monkeypatch.chdir(here)
    opened = noted(monkeypatch, io, "open", lambda file, *args, **options: str(file))
    _, scene = watching(open_window, replace(FINISHED, label="B3"))
    scene.press("after")
    assert [file for file in opened if (Path(file).absolute()).parent == here] == []


def test_at_its_end_there_is_nothing_to_play_on(open_window: Open) -> None:
    window, scene = watching(open_window)
    scene.go_to(len(scene.timeline))
    window.click("play-on")
    assert window.tables.opened == []


def test_the_list_of_what_happened_leads_to_a_moment(open_window: Open) -> None:
    window, scene = watching(open_window)
    scene.go_to(len(scene.timeline))
    window.press("l")
    assert window.scene is not scene
    window.press("shift+tab", "shift+tab", "return")
    assert window.scene is scene
    assert 0 < scene.at < len(scene.timeline)
    is_shown(scene)


def test_the_list_begins_with_the_moment_that_is_shown(open_window: Open) -> None:
    window, scene = watching(open_window)
    for moment in (scene.timeline.rounds[3].move_number + 5, 0, len(scene.timeline)):
        scene.go_to(moment)
        window.press("l")
        history = window.showing(HistoryScene)
        assert history.chosen is not None
        chosen, after = history.items[history.chosen], history.items[history.chosen + 1 :]
        assert chosen.moment is not None
        assert chosen.moment <= moment
        assert all(item.moment is None or item.moment > moment for item in after)
        assert history.list.contains(history.place(history.chosen))
        window.press("escape")


def test_a_pad_does_all_of_it(open_window: Open) -> None:
    window, scene = watching(open_window, pace="instant")
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.at == 2
    window.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.at == scene.timeline.rounds[1].move_number
    reached = set()
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    for _ in range(3):
        window.pad(*[pygame.CONTROLLER_BUTTON_DPAD_LEFT] * 8)
        for _ in range(9):
            reached.add(scene.focused)
            window.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        window.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert reached == {button.key for button in scene.console.buttons}
    window.pad(pygame.CONTROLLER_BUTTON_B)
    assert window.scene is not scene


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_console_covers_neither_city_nor_anything_else(
    open_window: Open, size: tuple[int, int], text_scale: float
) -> None:
    record = played(("Anna", "Ben", "Claude Frollo", "Clopin Trouillefou", "Zoé"), seed=3)
    _, scene = watching(open_window, record, size=size, text_scale=text_scale)
    for views in scene.views[:2]:  # all hands, which lie on the trays, and the hand of one seat
        scene.look_as(views)
        console, layout = scene.console, scene.top.layout
        city = scene.top.camera.viewport
        assert city.height > 0.2 * size[1]
        hand = [layout.tucked] if len(views) == 1 else []
        for box in (layout.prompt, layout.caption, *hand, city, *layout.trays, *layout.persons):
            assert not console.box.colliderect(box)
        places = [console.bar, *(button.rect for button in console.buttons)]
        for number, place in enumerate(places):
            assert console.box.contains(place)
            assert layout.safe.contains(place)
            assert place.collidelist(places[number + 1 :]) == -1


def test_an_enlarged_borough_gives_way_to_that_of_whoever_acts(open_window: Open) -> None:
    _, scene = watching(open_window, pace="fast", reduced_motion=True)
    scene.look_at(scene.shown.seats[0])
    actors: list[str] = []
    while scene.at < 40:
        scene.forward()
        for _ in range(400):
            act = scene.animator.act
            if act is not None and act.actor and act.actor not in actors:
                assert scene.top.focus == act.actor
                assert scene.top.camera.bottom == act.actor
                actors.append(act.actor)
            if not scene.animator.busy:
                break
            scene.step(1 / 30)
    assert set(actors) == set(scene.shown.seats)
    scene.look_at(None)
    assert scene.top.focus is None
