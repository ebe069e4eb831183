"""Reading aloud: menus and a whole game are heard by whoever can't see them, and nobody hears a secret."""

import socket
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from engine.names import card_kind
from game.app.program import RealTables
from game.log.result_text import result_text
from game.match.first_game import first_game
from game.match.options import Launch
from game.screens.results.results import ResultsScene
from game.settings import HEADPHONES, ON
from game.speech.reader import speakable
from game.speech.system_voice import SystemVoice
from game.speech.voice import LANGUAGE, LIBRARY, SILENT, TROUBLES, VOICE
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from game.words import say
from game.words.cards import KIND_WORDS
from tests.game.readable_tables import open_table
from tests.game.test_bots_at_table import wait_for
from tests.game.window import Open, Window
from tests.game.written_voice import Voices
from tests.programs import python

SMALL = (640, 360)


@pytest.fixture
def voices() -> Voices:
    return Voices()


def seated(open_window: Open, voices: Voices, players: str, aloud: str = ON) -> tuple[Window, TableScene]:
    """A table with these players, read aloud."""
    window = open_window(
        SMALL, title=False, tables=RealTables(), voice=voices, pace="instant", read_aloud=aloud
    )
    window.begin(players, seed=5)
    window.advance(0.1)
    window.press("f1", "f1")  # from now on, keys are used
    window.advance(0.3)
    assert isinstance(window.scene, TableScene)
    return window, window.scene


# Menus


def test_one_press_at_the_first_start_reads_aloud(open_window: Open, voices: Voices) -> None:
    window = open_window(title=False, tables=RealTables(), voice=voices)
    window.app.open_with(Launch())
    window.advance(0.2)
    assert not voices.made
    window.press("up", "return", wait=0.2)
    assert window.app.settings.read_aloud == ON
    assert say("first-start-welcome") in voices.take()
    window.press("up", wait=0.2)
    assert voices.take().startswith("Full screen (F11), switch. off. Fill the whole screen")
    window.press("up", wait=0.2)
    assert voices.take().startswith("Text size, choice. Normal. Enlarges all text")


def test_a_key_turns_it_on_and_off_on_every_screen(open_window: Open, voices: Voices) -> None:
    window = open_window(SMALL, voice=voices)
    window.press("f8", wait=0.2)
    heard = voices.take()
    assert "Notre Dame" in heard
    assert "button. " in heard
    assert "of 8" in heard
    window.press("f8", "down", wait=0.2)
    assert voices.made[0].closed
    assert voices.take() == ""


def test_a_changed_value_alone_is_said_and_all_again_on_demand(open_window: Open, voices: Voices) -> None:
    window = open_window(SMALL, voice=voices, read_aloud=ON, music_volume=0.7)
    window.app.go.settings()
    window.scene.focus.take("music")  # type: ignore[attr-defined]
    window.advance(0.2)
    assert "Music, slider. 70 per cent." in voices.take()
    window.press("right", wait=0.2)
    assert voices.take() == "80 per cent."
    window.press("f2", wait=0.1)
    assert voices.take() == "80 per cent."
    assert voices.made[0].stops


@pytest.mark.thorough(usual=0)
def test_every_control_of_the_menus_has_a_name(open_window: Open, voices: Voices) -> None:
    window = open_window((1280, 720), tables=RealTables(), voice=voices, read_aloud=ON)
    go = window.app.go
    for show in (go.new_game, go.settings, go.bindings, go.deal, go.tasks, go.load, go.hall_of_fame):
        show()
        window.advance(0.1)
        assert window.scene.aloud().page, show
        for control in window.scene.controls:  # type: ignore[attr-defined]
            assert control.spoken()[0] not in ",×–", f"{show.__name__}: {control.name}"
        window.app.pop()


def test_text_fields_keep_their_keys(open_window: Open, voices: Voices) -> None:
    window = open_window((1280, 720), voice=voices, bindings={"read_aloud": ("x",)})
    window.app.go.new_game()
    window.scene.focus.take("name-1")  # type: ignore[attr-defined]
    window.press("return", "x", "return")
    assert not voices.made
    window.press("x")
    assert voices.made


def test_a_new_game_says_who_sits_there_and_whose_each_control_is(open_window: Open, voices: Voices) -> None:
    window = open_window((1280, 720), voice=voices, read_aloud=ON)
    window.app.go.new_game()
    window.advance(0.2)
    seats = window.scene.seats  # type: ignore[attr-defined]
    opening = "; ".join(f"{seat.name}, {say(f'new-game-player-{seat.player}')}" for seat in seats)
    assert f"{speakable(opening)}. Start, button." in voices.take()
    focus = window.scene.focus  # type: ignore[attr-defined]
    focus.take("colour-2")
    window.advance(0.2)
    assert voices.take().startswith(f"{seats[1].name}: Colour, choice. ")
    focus.take("first")
    window.advance(0.2)
    assert voices.take().count("First player: random") == 1
    window.press("right", wait=0.2)
    assert f"First player: {seats[0].name}, choice." in voices.take()
    focus.take("name-1")
    window.press("return", wait=0.2)
    assert "Enter when done." in voices.take()


# What is wrong


@pytest.mark.parametrize("trouble", [one for one in TROUBLES if one != LANGUAGE])
def test_without_a_voice_a_sentence_says_so_and_the_program_goes_on(
    open_window: Open, voices: Voices, trouble: str
) -> None:
    window = open_window(SMALL, voice=voices, read_aloud=ON)
    voices.made[0].trouble = trouble
    window.advance(0.1)
    assert isinstance(window.scene, NoticeScene)
    assert any(word in window.scene.aloud().page for word in ("prismatoid", "espeak", "settings", "programs"))
    assert window.app.settings.read_aloud == "off"
    window.press("return")
    assert not isinstance(window.scene, NoticeScene)


def test_nothing_of_a_voice_is_loaded_while_it_is_off() -> None:
    names = "[name for name in sys.modules if 'prism' in name or 'game.speech.s' in name]"
    program = f"import sys, game.app.start; print({names})"
    assert python("-c", program).stdout.strip().endswith("[]")


class FakeBackend:
    """Notes down what it is told; it speaks English and French."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def speak(self, text: str) -> None:
        self.told.append(text)

    def stop(self) -> None:
        self.told.append("stop")

    def use_language(self, language: str) -> bool:
        self.told.append(language)
        return language in ("en", "fr")

    def close(self) -> None:
        self.told.append("close")


def test_the_systems_voice_speaks_the_programs_language() -> None:
    backend = FakeBackend()
    voice = SystemVoice("fr", lambda: backend)
    voice.say("un\0deux\n")
    voice.use_language("ja")
    voice.close(wait=None)
    assert backend.told == ["fr", "un deux", "ja", "close"]
    assert voice.trouble == LANGUAGE


def test_what_was_stopped_is_not_said() -> None:
    backend, opened = FakeBackend(), Event()

    def slow() -> FakeBackend:
        opened.wait()
        return backend

    voice = SystemVoice("en", slow)
    voice.say("a")
    voice.stop()
    voice.say("b")
    opened.set()
    voice.close(wait=None)
    assert backend.told == ["en", "stop", "b", "close"]


def test_a_system_without_library_voice_or_answer_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "prism", None)
    voice = SystemVoice("en")
    voice.close(wait=None)
    assert voice.trouble == LIBRARY
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere")
    monkeypatch.setenv("PATH", "/nowhere")
    voice = SystemVoice("en")
    voice.close(wait=None)
    assert voice.trouble == VOICE
    times = iter([0.0, 100.0])
    monkeypatch.setattr(SystemVoice, "_work", lambda self: None)  # it hangs
    assert SystemVoice("en", clock=lambda: next(times)).trouble == SILENT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no Speech Dispatcher")
def test_speech_dispatcher_is_told_by_its_protocol(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    heard: list[str] = []

    def serve(listening: socket.socket) -> None:
        connection, _ = listening.accept()
        with connection, connection.makefile("rw", encoding="utf-8", newline="\r\n") as lines:
            for line in lines:
                heard.append(line.rstrip("\r\n"))
                if line.startswith("...") or heard[-1] not in ("one", "..two"):
                    lines.write("201-OK\r\n201 OK\r\n")
                    lines.flush()

    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        Thread(target=serve, args=(listening,), daemon=True).start()
        voice = SystemVoice("de")
        voice.say("one")
        voice.say(".two")
        voice.close(wait=None)
    assert heard[2:] == ["SET self LANGUAGE de", "SPEAK", "one", ".", "SPEAK", "..two", "."]
    assert voice.trouble is None


# The table


@pytest.mark.thorough(usual=0)
@pytest.mark.usefixtures("undrawn")
def test_a_whole_first_game_is_played_by_ear(open_window: Open, voices: Voices) -> None:
    """With keys alone: at every decision, the question and the thing with the focus are heard."""
    window = open_window(SMALL, title=False, tables=RealTables(), voice=voices, pace="instant", read_aloud=ON)
    window.app.start(first_game())
    table = window.showing(TableScene)
    asked: set[str] = set()

    def heard() -> str:
        return " ".join(voices.made[0].said[-12:])

    for _ in range(4000):
        if window.scene is not table:
            break
        context = table.context
        pending, lesson = context.pending, context.guide.blocks_game
        if not lesson and (pending is None or context.busy):
            window.advance(1 / 30)
            continue
        window.advance(0.15)
        if context.guide.blocks_game:
            assert speakable(context.guide.spoken) in heard()
        elif lesson or context.pending is not pending or pending is None:
            continue
        elif not table.controls.focus_control.shown:
            window.press("tab")
            continue
        else:
            told = table.aloud()
            assert table.session.name(pending.colour) in told.question
            assert speakable(told.question.splitlines()[0]) in heard(), pending.decision.kind
            assert told.focus, pending.decision.kind
            assert speakable(told.focus) in heard(), pending.decision.kind
            asked.add(pending.decision.kind)
        window.press("return")
    window.advance(0.2)
    assert isinstance(window.scene, ResultsScene)
    assert {"draft", "play", "hire"} <= asked
    assert not [text for text in voices.made[0].said if text.startswith(",")]
    for line in result_text(table.session).splitlines():
        assert speakable(line) in heard()


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("aloud", [ON, HEADPHONES])
def test_others_hear_nothing_of_a_hidden_hand(open_window: Open, voices: Voices, aloud: str) -> None:
    """Until the card lies on the table; through headphones all is told."""
    window, table = seated(open_window, voices, "Anna, Ben, bot:quick", aloud)
    assert "Anna, it’s your turn" in voices.take()
    window.press("return", wait=0.2)
    hand = [KIND_WORDS.say(card.partition(".")[2]) for card in table.context.top.hand.cards]
    assert len(hand) == 3
    window.press("tab", "f3", "h", "i", wait=0.3)
    window.press("return", "l", wait=0.2)
    heard = voices.take()
    assert "keep a card and pass" in heard
    if aloud == HEADPHONES:
        assert all(name in heard for name in hand)
    else:
        assert "Card 2 of 3" in heard
        assert say("speech-quiet") in heard
        assert not any(name in heard for name in hand), heard


@pytest.mark.usefixtures("undrawn")
def test_everybody_stands_and_looks_by_ear(open_window: Open, voices: Voices) -> None:
    window, table = seated(open_window, voices, "Anna, bot:quick")
    assert "keep a card and pass" in voices.take()
    window.press("f3")
    own = voices.take()
    assert own.startswith("Anna: Coins: 3.")
    assert "Your cards:" in own
    window.press("f4", wait=0.1)
    whole = voices.take()
    assert "Round A1, 1 of 9" in whole
    assert all(f"{seat.name}:" in whole for seat in table.session.seats)
    window.press("b", wait=0.1)
    assert "Messages in the borough: Inner market:" in voices.take()


@pytest.mark.usefixtures("undrawn")
def test_a_hint_is_heard_as_it_is_shown_with_the_names_of_moves(open_window: Open, voices: Voices) -> None:
    window, table = seated(open_window, voices, "Anna, bot:quick")
    voices.take()
    window.press("h")
    wait_for(window, lambda: table.controls.hints.found)
    window.advance(0.1)
    best = KIND_WORDS.say(card_kind(table.controls.hints.found[0].move.what))
    heard = voices.take()
    assert best in heard
    assert heard.count(table.context.caption) == 1


@pytest.mark.usefixtures("undrawn")
def test_the_teacher_is_heard_before_the_question_and_says_how_to_go_on(
    open_window: Open, voices: Voices
) -> None:
    window = open_window(SMALL, title=False, tables=RealTables(), voice=voices, pace="instant", read_aloud=ON)
    window.app.start(first_game())
    table = window.showing(TableScene)
    window.advance(1.0)
    heard = voices.take()
    assert "Paris, around 1400" in heard
    assert heard.endswith("Enter: Go on.")
    while table.context.guide.blocks_game:
        assert "keep a card" not in heard
        window.press("return", wait=0.2)
        heard = voices.take()
    assert "keep a card" in heard


@pytest.mark.usefixtures("undrawn")
def test_a_message_that_may_be_taken_is_told_once(open_window: Open, voices: Voices, tmp_path: Path) -> None:
    window = open_window(SMALL, title=False, tables=RealTables(), voice=voices, pace="instant", read_aloud=ON)
    table = open_table(window, tmp_path, "drive", players=4)
    pending = table.context.pending
    assert pending is not None
    lit = [thing for thing in pending.selectable if thing[0] == "market"]
    told = []
    for thing in lit:
        table.context.hover(thing)
        told.append(table.aloud().state)
    assert any("message" in one for one in told)
    assert not any(one.count("lue message") + one.count("reen message") > 1 for one in told), told
    window.press("f1")
    assert say("summary-round") in table.aloud().page
    assert say("summary-signs") not in table.aloud().page
