"""The television's side: seats are opened, phones arrive, sit down, and play."""

import json
import random
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from engine import Decision, names
from game.app.fixed_steps import STEP
from game.decisions.targets import CARD
from game.match.options import Launch, NewGame, PhonesWanted
from game.phones.code import matrix
from game.phones.reports import Door, Failed, Opened
from game.screens.results.results import ResultsScene
from game.seats import Seat
from game.settings import Group
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from game.words import language
from game.words.cards import THE_CARD_WORDS
from tests.game.lines_drawn import Register
from tests.phones.sofa import Sofa, at_table, gather
from tests.phones.stand_ins import Phone, beside


def test_new_game_opens_seats_and_phones_take_them(drawn_sofa: Sofa) -> None:
    sofa = drawn_sofa
    scene = gather(sofa)
    anna, ben = sofa.phone(), sofa.phone()
    anna.sit("Anna", "blue")
    ben.sit("Ben", "green")
    sofa.window.advance(0.1)
    assert [(seat.name, seat.colour) for seat in scene.gathering.seats] == [
        ("Anna", "blue"),
        ("Quasimodo", "red"),
        ("Ben", "green"),
    ]
    sofa.window.click("Start")
    assert isinstance(sofa.window.scene, TableScene)
    sofa.window.advance(0.5)
    assert anna.ask is not None
    assert ben.ask is not None
    # No hand lies on the television, and no curtain falls for anybody.
    screen = sofa.table().context.screen
    assert (screen.viewers, screen.hand_of, screen.curtain) == ((), None, None)
    assert sofa.table().context.top.hand.cards == ()


def test_the_first_phone_starts_where_nobody_sits_at_the_screen_and_all_pick_at_once(
    tmp_path: Path, sofa: Sofa
) -> None:
    anna, ben = at_table(sofa)
    assert sofa.table().session.humans == ("yellow", "green")
    # Both pick at the same moment, and the game hears both in one step.
    for phone in (anna, ben):
        assert phone.ask is not None
        answer = {"decision": phone.ask["number"], "moves": [phone.ask["options"][0]["move"]]}
        sofa.phones.room.hear(phone.link or 0, json.dumps({"type": "answer", **answer}))
    sofa.window.advance(STEP)
    assert len(sofa.table().session.record.moves) == 2


def test_arrivals_are_welcomed_by_portrait_and_chime(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = gather(sofa)
    sounds: list[str] = []
    monkeypatch.setattr(sofa.app.sound, "play", lambda name, *rest: sounds.append(name))
    clara = sofa.phone()
    sofa.window.advance(0.1)
    before = pygame.image.tobytes(sofa.app.display.surface, "RGB")
    clara.sit("Clara", "green")
    sofa.window.advance(0.1)
    lit = pygame.image.tobytes(sofa.app.display.surface, "RGB")
    assert sounds == ["prestige"]
    assert scene.gathering.arrived == []
    sofa.window.advance(6.0)
    assert len({before, lit, pygame.image.tobytes(sofa.app.display.surface, "RGB")}) == 3
    clara.sit("Claire", "green")  # another name is no arrival
    sofa.window.advance(0.1)
    assert sounds == ["prestige"]


def test_the_seats_are_filled_and_emptied_at_the_screen(sofa: Sofa) -> None:
    sofa.app.change_settings(group=Group())  # nobody has typed a name: its people are examples
    scene = gather(sofa)
    sofa.phones._hear(Opened(1345, (Door("http://10.0.0.7:1345", "", matrix("x")),), "x"))
    assert [seat.name for seat in scene.gathering.seats] == ["Esmeralda"]
    assert scene.remark()[0] == "Scan the code to sit down."
    sofa.window.click("add-here")
    sofa.window.type_text("Nora")
    sofa.window.press("return")
    sofa.window.click("add")
    assert [(seat.name, seat.human) for seat in scene.gathering.seats][1:2] == [("Nora", True)]
    sofa.window.click("remove-2")
    # After one is taken away, the next one is a press away.
    assert scene.focus.current is scene.control("remove-2")
    sofa.window.press("return")
    assert scene.focus.current is scene.control("remove-1")
    sofa.window.press("return")
    assert scene.gathering.seats == []
    assert scene.focus.current is scene.control("add")


def test_troubles_of_the_network_are_told_with_what_to_do(sofa: Sofa) -> None:
    gather(sofa)
    phones = sofa.phones

    def door(address: str) -> Door:
        return Door(address, f"{address}/#key", matrix(f"{address}/#key"))

    assert phones.state() == "Opening seats …"
    phones._hear(Opened(1345, (door("http://127.0.0.1:1345"),), "x"))
    assert phones.state().startswith("This machine isn’t on any network. Connect it")
    assert phones.shown is None
    home, other = door("http://192.168.1.5:1345"), door("http://10.0.0.7:1345")
    phones._hear(Opened(1345, (home, other), "x"))
    sofa.window.advance(0.3)
    assert phones.state() == ""
    assert phones.shown == home
    sofa.window.click("Another address", wait=0.3)
    assert phones.shown == other
    phones.step(61.0)
    assert "not on a guest network. Try another address" in phones.state()
    sofa.window.advance(0.1)
    clara = sofa.phone()
    clara.sit("Clara", "green")
    assert phones.state() == ""
    phones.room.page = "y"  # the program was updated
    clara.lose()
    clara.arrive(phones.room.key)
    assert phones.state() == "Clara’s phone shows a page of another version. Load it again there."
    phones._hear(Failed("port", "taken"))
    assert phones.state().startswith("Phones can’t connect: port")


def play(sofa: Sofa, phones: list[Phone], chance: random.Random, most: int = 3000) -> None:
    for _ in range(most):
        if not isinstance(sofa.window.scene, TableScene):
            return
        for phone in phones:
            phone.choose(chance)
        sofa.window.advance(STEP)
    raise AssertionError("the game never ends")


@beside
def test_a_whole_game_by_phones_with_nobody_at_the_television_and_another(sofa: Sofa) -> None:
    anna, ben = at_table(sofa, language="fr", bot="easy")
    play(sofa, [anna, ben], random.Random(3))
    assert isinstance(sofa.window.scene, ResultsScene)
    sofa.window.advance(1.0)  # who is asked nothing waits a little for the next screen
    assert anna.screen["result"]["rows"]
    anna.command("again")
    sofa.window.advance(0.5)
    assert len(sofa.table().session.record.moves) <= 1  # the bot's
    assert anna.ask
    assert ben.ask


def test_one_here_and_one_on_a_phone_play_with_a_curtain(sofa: Sofa) -> None:
    gather(sofa)
    ben = sofa.phone()
    ben.sit("Ben", "green")
    assert not ben.screen["you"]["host"]
    sofa.window.click("Start", wait=0.5)
    screen = sofa.table().context.screen
    assert screen.curtain == "blue"
    assert ben.ask is not None
    ben.choose(random.Random(1))
    sofa.window.advance(0.5)
    assert any(move.startswith("green keep") for move in sofa.table().session.record.moves)
    assert screen.curtain == "blue"


def test_a_pick_behind_the_curtain_is_shown_once_on_disk(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    gather(sofa)
    ben = sofa.phone()
    ben.sit("Ben", "green")
    sofa.window.click("Start", wait=0.5)
    table = sofa.table()
    shown, screen = table.context.shown, table.context.screen
    with monkeypatch.context() as slow:
        slow.setattr(table.session.keeper, "wait_saved", lambda seconds=None: False)
        ben.choose(random.Random(1))
        sofa.window.press("return")  # the curtain waits too
        sofa.window.advance(0.5)
        assert any(move.startswith("green keep") for move in table.session.record.moves)
        assert (screen.curtain, "green" in shown.to_move, shown.players["green"].kept) == ("blue", True, ())
    sofa.window.advance(0.1)
    assert (screen.curtain, "green" in shown.to_move) == ("blue", False)
    assert len(shown.players["green"].kept) == 1
    sofa.window.press("return")
    assert screen.hand_of == "blue"
    assert all(card.startswith("blue.") for card in shown.players["blue"].draft)


def test_the_curtain_falls_once_in_a_draft_for_the_only_person_here(sofa: Sofa) -> None:
    gather(sofa)
    ben = sofa.phone()
    ben.sit("Ben", "green")
    sofa.window.click("Start")
    table, chance, fallen, hangs = sofa.table(), random.Random(1), 0, False
    asked: dict[Decision, str | None] = {}
    screen, moves = table.context.screen, table.session.record.moves
    while len(moves) < 6 or not (screen.asked or screen.curtain):  # two picks each, then cards are played
        fallen += screen.curtain is not None and not hangs
        hangs = screen.curtain is not None
        if screen.asked and not hangs:
            asked[screen.asked] = screen.hand_of
        sofa.window.press("return")  # lifts the curtain or chooses the first card, unless either has to wait
        sofa.window.advance(0.1)
        ben.choose(chance)
        table.session.keeper.wait_saved()  # what was chosen is shown once it is on disk
        sofa.window.advance(0.1)
    assert (fallen, [(one.kind, hand) for one, hand in asked.items()]) == (1, [("draft", "blue")] * 2)
    # The hand lies open no more, and whoever plays from it is called again.
    assert screen.curtain == "blue"
    assert screen.hand_of is None


def lights(sofa: Sofa) -> list[bytes]:
    """The pixels just below both trays, where the light of those who are to move falls."""
    trays = sofa.table().context.top.trays
    places = [Rect(trays.whole(seat).midbottom, (8, 4)) for seat in ("yellow", "green")]
    surface = sofa.app.display.surface
    return [pygame.image.tobytes(surface.subsurface(place), "RGB") for place in places]


def test_a_pick_is_seen_at_once_and_what_moves_waits_for_the_disk(
    drawn_sofa: Sofa, monkeypatch: pytest.MonkeyPatch
) -> None:
    sofa = drawn_sofa
    anna, _ = at_table(sofa)
    table = sofa.table()

    sofa.window.advance(STEP)
    to_move = lights(sofa)
    with monkeypatch.context() as slow:
        slow.setattr(table.session.keeper, "wait_saved", lambda seconds=None: False)
        anna.choose(random.Random(1))
        sofa.window.advance(STEP)
        picked = lights(sofa)
        assert picked[0] != to_move[0]
        assert picked[1] == to_move[1]
        assert table.context.shown.players["yellow"].kept == ()
    sofa.window.advance(0.1)
    assert len(table.context.shown.players["yellow"].kept) == 1
    assert lights(sofa)[0] == picked[0]
    # After a pick that is taken back, the table waits for her again.
    anna.wish("undo")
    sofa.window.advance(0.1)
    assert lights(sofa)[0] == to_move[0]


def test_any_answer_is_seen_at_once_by_a_light(drawn_sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa = drawn_sofa
    phones, table, chance = at_table(sofa), sofa.table(), random.Random(1)
    while len(table.session.record.moves) < 6:  # the draft
        assert any(phone.choose(chance) for phone in phones)
        sofa.window.advance(STEP)
    (mover,) = table.session.game.to_move
    while table.context.shown.to_move != (mover,):  # until the disk has let the draft be shown
        sofa.window.advance(STEP)
    sofa.window.advance(1.0)
    at, before = ("yellow", "green").index(mover), lights(sofa)
    with monkeypatch.context() as slow:
        slow.setattr(table.session.keeper, "wait_saved", lambda seconds=None: False)
        phones[at].choose(chance)
        sofa.window.advance(0.1)
        assert sum(lights(sofa)[at]) < sum(before[at])
        assert table.context.shown.to_move == (mover,)
    sofa.window.advance(0.2)
    assert table.controls.phone_seats.answered == frozenset()


def test_a_notice_at_the_screen_holds_up_no_phone_but_a_pause_does(sofa: Sofa) -> None:
    anna, ben = at_table(sofa)
    session = sofa.table().session
    sofa.app.notice("The disk is nearly full.")
    sofa.window.advance(0.1)
    assert isinstance(sofa.window.scene, NoticeScene)
    chance = random.Random(2)
    for _ in range(3):
        asked = [phone for phone in (anna, ben) if phone.ask is not None]
        assert asked
        for phone in asked:
            phone.choose(chance)
        sofa.window.advance(0.3)
    assert len(session.record.moves) >= 5
    assert isinstance(sofa.window.scene, NoticeScene)
    sofa.window.click("ok")
    assert sofa.table().session is session
    # The pause is told to phones and ends with it.
    made = len(session.record.moves)
    sofa.window.press("escape", wait=2.0)
    assert ben.screen["paused"] == "The game is paused at the screen."
    for phone in (anna, ben):
        phone.choose(chance)
    sofa.window.advance(0.5)
    assert len(session.record.moves) == made
    sofa.window.click("resume", wait=1.0)
    assert len(session.record.moves) > made
    assert "paused" not in ben.screen


@pytest.mark.parametrize("here", [False, True])
def test_a_sheet_at_the_screen_holds_up_no_phone(here: bool, tmp_path: Path, sofa: Sofa) -> None:
    first = Seat("Anna", "blue") if here else Seat("Hugo", "blue", "random")
    sofa.app.go.phones(NewGame((first, Seat("Quasimodo", "red", "random")), new_persons=True))
    sofa.plug_in()
    ben = sofa.phone()
    ben.sit("Ben", "green")
    sofa.window.click("Start", wait=0.5)
    table = sofa.table()
    # The grey persons of the game: whoever sits here reads them, while others play on.
    assert bool(table.context.sheet) is here
    assert ben.ask is not None
    ben.choose(random.Random(1))
    sofa.window.advance(0.5)
    assert any(move.startswith("green keep") for move in table.session.record.moves)
    assert bool(table.context.sheet) is here
    if here:
        return
    # Below a close-up bots go on too: two picks, two cards, and what they ask for.
    table.context.close_up((CARD, "green.bank"))
    chance = random.Random(1)
    for _ in range(200):
        ben.choose(chance)
        sofa.window.advance(STEP)
    assert table.context.sheet
    assert any(move.startswith("green play") for move in table.session.record.moves)


def test_whoever_looks_at_the_screen_is_told_what_a_phone_takes_back(sofa: Sofa) -> None:
    anna, ben = at_table(sofa)
    table, chance = sofa.table(), random.Random(3)
    anna.choose(chance)
    sofa.window.advance(0.2)
    anna.wish("undo")
    sofa.window.advance(0.2)
    assert table.context.shown_caption[0] == "Anna takes back the last choice."  # which card it was is secret
    moves = table.session.record.moves
    while not (moves and moves[-1].startswith("yellow play")):
        anna.choose(chance)
        ben.choose(chance)
        sofa.window.advance(STEP)
    sofa.window.advance(0.1)
    card = names.card_kind(moves[-1].split()[2])
    anna.wish("undo")
    sofa.window.advance(0.2)
    assert table.context.shown_caption[0] == f"Anna takes back {THE_CARD_WORDS.say(card)}."


def test_the_screen_keeps_its_language_whoever_changes_what_it_shows(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ben = at_table(sofa, language="fr")
    ben.command("pause")
    sofa.window.advance(STEP)
    assert ben.told == ["Ben demande une pause."]
    assert sofa.table().context.shown_caption[0] == "Ben asks for a pause."
    laid: list[str] = []
    monkeypatch.setattr(sofa.table().context, "lay_anew", lambda size: laid.append(language()))
    ben.wish("leave")
    assert laid == ["en"]


def drain(wire: ClientConnection) -> None:
    while True:
        wire.recv(timeout=10)


def test_a_real_phone_reaches_the_television(tmp_path: Path) -> None:
    """Once with sockets: the server is loaded beside the frames, and the table is served."""
    sofa = Sofa(tmp_path)
    sofa.app.open_with(Launch(phones=PhonesWanted(open=True, port=None, host="127.0.0.1")))
    while not sofa.phones.doors:  # a thread opens them, however many frames that takes
        assert sofa.phones.failed is None
        sofa.window.advance(STEP)
    door = sofa.phones.doors[0]
    with connect(door.address.replace("http", "ws") + "/socket", origin=Origin(door.address)) as wire:
        wire.send(json.dumps({"type": "hello", "key": sofa.phones.room.key}))
        for _ in range(3000):
            sofa.window.advance(STEP)
            try:
                frame = json.loads(wire.recv(timeout=0.01))
            except TimeoutError:
                continue
            if "screen" in frame:
                break
        assert frame["screen"]["kind"] == "gather"
        phones = sofa.phones
        sofa.window.close()
        assert phones.join(10)
        with pytest.raises(ConnectionClosed):
            drain(wire)


def test_the_television_says_who_still_chooses_and_names_nobody_the_others(drawn_sofa: Sofa) -> None:
    sofa, shown = drawn_sofa, set[str]()
    sofa.app.open_with(Launch(phones=PhonesWanted(open=True)))
    sofa.plug_in()
    phones = [sofa.phone() for _ in range(3)]
    for phone, name, colour in zip(phones, ("Anna", "Ben", "Cleo"), ("yellow", "green", "red"), strict=True):
        phone.sit(name, colour)
    with Register() as register:
        phones[0].command("start")
        for phone in phones:
            for _ in range(5):
                sofa.window.advance(0.2)
                shown |= {line.text for line in register.on(sofa.window.app.display.surface)}
            phone.choose(random.Random(1))
    assert {"Everyone is choosing …", "Ben and Cleo are choosing …", "Cleo’s turn"} <= shown
    assert not any(text.startswith("The others") for text in shown)
