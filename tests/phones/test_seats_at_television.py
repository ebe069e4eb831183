"""Seats change hands at the television: claims, lost phones, persons and bots at the screen."""

import random

from game.phones.guest import AWAY, LOST, UNSEEN
from game.screens.new_game.players import PHONE, PlayersScene
from game.screens.phones.asking import ClaimScene, PhoneLostScene
from game.screens.phones.invite import InviteScene
from game.seats import HUMAN
from game.table.scene import TableScene
from tests.phones.sofa import Sofa, at_table, gather, pass_time


def test_a_phone_that_the_game_waits_for_is_told_of_and_a_bot_stands_in(sofa: Sofa) -> None:
    anna, ben = at_table(sofa)
    anna.choose(random.Random(1))
    sofa.window.advance(0.3)
    ben.lose()
    pass_time(sofa, AWAY)
    scene = sofa.window.showing(PhoneLostScene)
    assert [entry.name for entry, _ in scene.last] == ["wait", "bot"]
    sofa.window.click("wait", wait=1.0)
    assert sofa.table().controls.phone_seats.missing.startswith("Ben’s phone is asleep or out of reach")
    # It comes back, sleeps again, and is told of anew, also where its connection stays open.
    ben.arrive(sofa.phones.room.key)
    ben.send({"type": "sleep", "asleep": True})
    pass_time(sofa, UNSEEN / 2)
    assert sofa.table().controls.phone_seats.missing == ""
    pass_time(sofa, UNSEEN)
    assert isinstance(sofa.window.scene, PhoneLostScene)
    ben.send({"type": "sleep", "asleep": False})
    sofa.window.advance(0.2)
    assert isinstance(sofa.window.scene, TableScene)
    ben.lose()
    pass_time(sofa, AWAY)
    assert isinstance(sofa.window.scene, PhoneLostScene)
    sofa.window.click("wait", wait=0.2)
    assert isinstance(sofa.window.scene, TableScene)
    pass_time(sofa, LOST)
    assert [entry.name for entry, _ in sofa.window.scene.last] == ["wait", "bot", "here"]
    sofa.window.click("bot", wait=1.0)
    assert sofa.table().controls.phone_seats.activity is not None
    assert sofa.table().controls.phone_seats.activity.seating.stood_in == {"green"}
    ben.arrive(sofa.phones.room.key)
    sofa.window.advance(0.2)
    assert sofa.table().controls.phone_seats.activity.seating.stood_in == set()


def test_a_claim_is_answered_at_the_screen_where_somebody_sits_and_holds_up_nobody(sofa: Sofa) -> None:
    gather(sofa)
    ben = sofa.phone()
    ben.sit("Ben", "green")
    sofa.window.click("Start", wait=0.5)
    clara = sofa.phone()
    clara.sit("Clara", "red")
    sofa.window.advance(0.1)
    assert isinstance(sofa.window.scene, ClaimScene)
    sofa.window.press("return")  # meant for the table
    assert isinstance(sofa.window.scene, ClaimScene)
    assert clara.screen["claiming"] == "Asking at the screen whether you may play for Quasimodo …"
    ben.choose(random.Random(1))
    sofa.window.advance(0.5)
    moves = sofa.app.scenes[0].session.record.moves  # type: ignore[attr-defined]
    assert any(move.startswith("green keep") for move in moves)
    assert [type(scene) for scene in sofa.app.scenes] == [TableScene, ClaimScene]
    # Whoever plays here presses on and on, and has admitted nobody by that.
    assert sofa.window.scene.focus.current is sofa.window.scene.control("no")
    sofa.window.click("yes", wait=0.5)
    assert sofa.table().session.seat("red").human
    assert clara.screen["you"]["colour"] == "red"
    # Once she is waited for, the seat is named as on its tray.
    if sofa.table().context.screen.curtain:
        sofa.window.press("return")
    sofa.window.press("return", wait=0.2)
    clara.lose()
    pass_time(sofa, AWAY)
    lost = sofa.window.showing(PhoneLostScene)
    assert lost.readable[0].startswith("Quasimodo’s phone is asleep or out of reach")
    assert [entry.label for entry, _ in lost.last] == ["Wait", "A bot plays for Quasimodo"]


def test_a_phones_owner_is_asked_before_the_seat_is_played_here_but_a_bot_may_have_it(sofa: Sofa) -> None:
    anna, ben = at_table(sofa)
    assert sofa.table().controls.phone_seats.activity is not None

    def want(player: str, colour: str = "green") -> None:
        sofa.window.press("escape")
        sofa.window.click("players")
        scene = sofa.window.showing(PlayersScene)
        assert scene.players[colour] == PHONE
        scene.players[colour] = player
        sofa.window.click("done", "resume", wait=0.2)

    want(HUMAN)
    wanted = "Someone would like to play for Ben at the screen. Do you give up your seat?"
    assert ben.screen["wanted"] == wanted
    assert "wanted" not in anna.screen
    anna.send({"type": "yield", "yes": True})  # another's seat can't be given away
    ben.send({"type": "yield", "yes": False})
    sofa.window.advance(0.2)
    assert ben.screen["you"]["colour"] == "green"
    ben.send({"type": "yield", "yes": True})  # nobody asks any more
    assert sofa.table().context.screen.curtain is None
    want(HUMAN)
    ben.send({"type": "yield", "yes": True})
    sofa.window.advance(1.0)
    assert ben.screen["you"]["colour"] is None
    assert sofa.table().context.screen.curtain == "green"
    want("easy", "yellow")
    session = sofa.table().session
    assert session.seat("yellow").human  # its owner is asked before a bot may have it, too
    assert anna.screen["wanted"].startswith("Someone at the screen would like a bot to play for Anna.")
    anna.send({"type": "yield", "yes": True})
    sofa.window.advance(0.2)
    assert session.seat("yellow").player == "easy"
    assert session.people("yellow") == ("Anna", "")
    assert anna.screen["you"]["colour"] is None


def test_seats_are_opened_in_the_middle_of_a_game_and_closed_with_the_evening(sofa: Sofa) -> None:
    sofa.window.click("New game", "start", wait=0.3)
    sofa.window.press("escape")
    sofa.window.click("phones")
    assert isinstance(sofa.window.scene, InviteScene)
    sofa.plug_in()
    early = sofa.phone()
    early.sit("Clara", sofa.app.scenes[0].session.humans[0])  # type: ignore[attr-defined]
    sofa.window.advance(0.6)
    assert [type(scene) for scene in sofa.app.scenes[-2:]] == [InviteScene, ClaimScene]
    sofa.window.press("return")
    assert early.told == ["The host said no. You can watch, or ask for another seat."]
    sofa.window.click("back", "resume")
    watcher = sofa.phone()
    assert watcher.screen["kind"] == "table"
    assert watcher.screen["you"]["colour"] is None
    sofa.app.go.title()
    assert watcher.closed == "The table is closed. Thank you for playing!"
    assert sofa.app.phones is None
