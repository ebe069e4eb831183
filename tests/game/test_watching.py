"""Watching bots play, and finished games again: prestige lies open, and the table has the whole window."""

from engine.record.timeline import Timeline
from game.screens.replay.replay import begin
from game.screens.replay.replay_table import ReplayTable
from game.table.hud.tray_facts import facts
from tests.game.test_one_line import play, table_of
from tests.game.test_replay_screen import FINISHED
from tests.game.window import Open

SIZE = (1280, 720)


def test_with_bots_alone_the_race_for_prestige_can_be_followed(open_window: Open) -> None:
    table = table_of(open_window, "bot:quick, bot:quick, bot:quick", pace="fast", size=(640, 360))
    game = table.session.game

    def shown() -> dict[str, int | None]:
        return {seat: player.prestige for seat, player in table.context.shown.players.items()}

    play(table, lambda: table.context.shown.label == "A2" and not table.context.busy)
    known = game.view(*game.seats).players
    assert shown() == {seat: player.prestige for seat, player in known.items()}
    assert any(shown().values())


def test_with_a_person_among_them_prestige_stays_secret(open_window: Open) -> None:
    table = table_of(open_window, "Anna, bot:quick, bot:quick", pace="instant", size=(640, 360))
    prestige = {seat: player.prestige for seat, player in table.session.view().players.items()}
    assert set(prestige.values()) == {None}


def test_the_hands_of_bots_stay_hidden_from_whoever_watches(open_window: Open) -> None:
    table = table_of(open_window, "bot:quick, bot:quick", pace="instant", size=(640, 360))
    for player in table.session.view().players.values():
        assert all(card.endswith(".?") for card in (*player.draft, *player.kept, *player.hand))


def test_no_room_is_kept_for_a_hand_that_nobody_holds(open_window: Open) -> None:
    watched = table_of(open_window, "bot:quick, bot:quick, bot:quick", pace="instant", size=SIZE)
    played = table_of(open_window, "Anna, bot:quick, bot:quick", pace="instant", size=SIZE)
    heights = []
    for table in (watched, played):
        top = table.context.top
        top.look_at(None, at_once=True)
        edges = (point for borough in top.plan.boroughs.values() for point in borough.edge)
        heights.append(max(top.camera.to_screen(point)[1] for point in edges))
        assert not top.show_place().colliderect(top.layout.prompt)
    assert heights[0] > played.context.top.layout.tucked.top > heights[1]


def test_a_finished_game_plays_at_once_at_full_size_with_all_hands_on_the_trays(open_window: Open) -> None:
    window = open_window(SIZE, pace="fast")
    begin(window.app, Timeline(FINISHED))
    scene = window.showing(ReplayTable)
    assert scene.playing
    window.advance(2)
    assert scene.at > 0
    assert not scene.top.hand.cards
    assert scene.console.box.bottom == scene.top.layout.safe.bottom
    assert scene.top.camera.viewport.bottom <= scene.console.box.top
    seat = next(seat for seat in scene.shown.seats if scene.shown.players[seat].deck < 9)
    held = facts(scene.shown, seat, "", elsewhere=scene.top.elsewhere).hand
    assert held
    assert not any(card.endswith("?") for card in held)
    scene.look_as(next(views for views in scene.views if len(views) == 1))
    assert scene.top.hand.cards
    assert scene.console.box.bottom < scene.top.layout.tucked.top
