"""What lies open, is told and is marked at a table while others move, hints come, or hands are laid open."""

import pytest
from pygame import Surface

from engine import events as e
from engine.bots.hints import Suggestion
from engine.bots.reasons import Reason
from engine.events import redact
from engine.names import card_kind
from game.decisions.gestures import CACHE
from game.decisions.prompts import AUTOMATIC, prompt, waiting
from game.decisions.targets import CARD
from game.log.turns import turn_sentences
from game.match.director import Update
from game.table.control import key_hints
from game.table.control.drag import Drag
from game.table.control.recapping import recap_of
from game.table.control.spoken import SpokenTable
from game.table.scene import TableScene
from game.ui.key_legend import Hint
from game.words import say
from game.words.cards import KIND_WORDS
from tests.game.asked import table_asked
from tests.game.window import Open

pytestmark = pytest.mark.same_pictures


def refused(table: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sounds of refusals from now on."""
    sounds: list[str] = []

    def play(name: str, *rest: object, **more: object) -> None:
        if name == "refuse":
            sounds.append(name)

    monkeypatch.setattr(table.host.sound, "play", play)
    return sounds


def test_nothing_is_made_anew_while_nothing_changes(table: TableScene) -> None:
    context = table.context
    pending, buttons = context.pending, context.buttons
    assert context.pending is pending
    assert context.buttons is buttons
    assert buttons
    context.choose(context.top.hand.cards[0])
    chosen = context.pending
    assert chosen is not pending
    assert context.pending is chosen
    assert context.buttons is not buttons
    context.choose()
    buttons = context.buttons
    context.hover(("menu",))
    assert context.buttons is not buttons


def test_a_card_that_is_chosen_stays_chosen_while_others_move(table: TableScene) -> None:
    context, flow = table.context, table.controls.flow
    card, asked = context.top.hand.cards[0], context.screen.asked
    context.choose(card)
    others = Update((e.HiringPassed("red", False),), context.screen.view(), "red")
    flow.show(others)
    assert context.chosen == card
    assert context.pending is not None
    context.screen.asked = None
    flow.show(others)
    assert [context.chosen, context.pending] == [None, None]
    context.screen.asked = asked


def test_what_glides_home_is_home_before_the_next_question(table: TableScene) -> None:
    context, flow = table.context, table.controls.flow
    cache = context.shown.players["blue"].cache
    flow.carrying.send_home(Drag((CACHE, "blue"), lambda *given: None, (10.0, 10.0), (300.0, 300.0), "blue"))
    flow.refresh()
    assert not flow.carrying.moving
    assert context.shown.players["blue"].cache == cache


def test_what_is_being_shown_is_told_in_one_line(table: TableScene) -> None:
    context = table.context
    context.tell("")
    context.automatic = ""
    assert context.narration == (None, "")
    context.repeating = True
    assert context.narration == (None, say("bots-again"))
    context.automatic = "draw"
    assert context.narration == (None, AUTOMATIC.say("draw", seats=3))
    context._begin_event(e.CardPlayed("red", "red.bank"))
    assert list(context.narration) == ["red", context.caption]
    assert context.caption
    context._begin_event(e.HandDrawn("red", ("red.?",) * 3))
    assert context.narration == (None, AUTOMATIC.say("draw", seats=3)), "the round goes on by itself"
    assert context.shown_caption[0] == ""


def test_hands_that_are_laid_open_are_seen_at_once_and_hidden_again(open_window: Open) -> None:
    table = table_asked(open_window, players="Anna, Ben, bot:random")
    context, flow = table.context, table.controls.flow
    asked = context.pending
    assert asked is not None
    colour = asked.colour
    best = Suggestion(asked.decision.options[0], 0.0, Reason("pays", {"n": 1}))
    context.hints.moves = (best,)
    flow.lay_hands(False)
    assert table.controls.hints.found, "they are hidden already"
    flow.lay_hands(True)
    assert not table.controls.hints.found
    assert (context.screen.curtain, context.screen.shared) == (None, False)
    assert context.pending is not None
    assert context.pending.colour == colour
    assert context.top.hand.cards
    flow.lay_hands(False)
    assert context.screen.curtain == colour
    assert context.pending is None
    assert not context.top.hand.cards


@pytest.mark.usefixtures("undrawn")
def test_a_hint_is_told_move_by_move_and_forgotten_with_its_question(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, hints = table.context, table.controls.hints
    sounds = refused(table, monkeypatch)
    asked = context.screen.asked
    assert asked is not None
    moves = [move for move in asked.options if move.verb == "play"][:2]
    pays = Reason("pays", {"n": 3})
    found = tuple(Suggestion(move, 2.0 * rank, pays) for rank, move in enumerate(moves))
    wished: list[str] = []
    monkeypatch.setattr(context.director, "wish_here", lambda wish: wished.append(wish.value))
    hints.step()
    assert hints.marked() == []
    hints.ask()
    hints.ask()  # it is thought about already
    assert wished == ["hint"]
    assert context.caption == say("hint-thinking")
    hints.step()
    assert hints.marked() == []
    context.screen.persons["blue"].advise(asked, found)
    hints.step()
    best = context.caption
    assert best.startswith(KIND_WORDS.say(card_kind(moves[0].what)))
    assert hints.marked() == [(2, (CARD, moves[1].what)), (1, (CARD, moves[0].what))]
    marks: list[tuple[int, int]] = []

    def marked(place: int, diameter: int) -> Surface:
        marks.append((place, diameter))
        return Surface((diameter, diameter))

    monkeypatch.setattr("game.table.control.hints.mark", marked)
    hints.draw(Surface(context.top.size))
    assert [place for place, _ in marks] == [2, 1]
    assert marks[1][1] > marks[0][1] > 10, "the best one's is larger"
    hints.ask()
    assert context.caption not in (best, "")
    hints.ask()
    assert context.caption == best
    context.repeating = True
    assert hints.marked() == []
    context.repeating = False
    context.screen.asked = None
    hints.step()
    assert (list(hints.found), hints.marked(), context.caption) == ([], [], "")
    assert sounds == []
    hints.ask()
    assert sounds == ["refuse"]
    assert context.caption == say("hint-not-now")


def test_where_no_hint_is_found_that_is_said_and_it_may_be_asked_for_again(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, hints = table.context, table.controls.hints
    sounds = refused(table, monkeypatch)
    asked = context.screen.asked
    assert asked is not None
    wished: list[str] = []
    monkeypatch.setattr(context.director, "wish_here", lambda wish: wished.append(wish.value))
    hints.ask()
    context.screen.persons["blue"].advise(asked, ())
    hints.step()
    assert (context.caption, sounds) == (say("hint-none"), ["refuse"])
    hints.ask()
    assert wished == ["hint", "hint"]
    stopped: list[str] = []
    monkeypatch.setattr(context.director.hints, "withdraw", stopped.append)
    hints.forget()
    assert stopped == ["blue"]
    hints.forget()
    assert stopped == ["blue"], "nothing is thought about any more"


def test_the_focus_stays_where_the_same_is_asked_again(open_window: Open) -> None:
    table = table_asked(open_window, "draft")
    context, control = table.context, table.controls.focus_control
    control.step()
    order = control.order()
    control.focus(order[1])
    control.strayed = True
    control.step()
    assert (control.thing, control.strayed) == (order[1], True)
    decision = context.screen.asked
    assert decision is not None
    # The same kind again: what had the focus keeps it while it can be chosen.
    again = type(decision)(*[getattr(decision, name) for name in decision.__match_args__])
    assert again == decision
    context.screen.asked = again
    context.put(again)
    control.step()
    assert (control.thing, control.strayed) == (order[1], False)
    control.focus(("menu",))
    context.put(decision)
    control.step()
    assert control.thing == order[0]


def test_who_comes_back_after_half_an_hour_is_told_how_things_stand(table: TableScene) -> None:
    context, session = table.context, table.session
    session.away = 30 * 60.0 - 1
    assert recap_of(context) is None
    session.away = 30 * 60.0
    sheet = recap_of(context)
    assert sheet is not None
    told = sheet.read(context.shown)
    names = {seat.colour: seat.name for seat in session.seats}
    happened = [redact(event, context.screen.viewers) for event in session.game.happened]
    assert say("table-recap-last", what=" · ".join(turn_sentences(happened, names)[:2])) in told
    decision = session.game.decision("blue")
    assert decision is not None
    assert prompt(session, decision, None) in told
    assert say("table-recap-round", label=context.shown.label, n=context.shown.round, all=9) in told
    assert all(f"{name}:" in told for name in names.values())
    moves, session.record.moves = session.record.moves, []
    assert recap_of(context) is None, "it is a new game"
    session.record.moves = moves


def test_where_nobody_is_asked_here_whoever_is_to_move_is_told_aloud(table: TableScene) -> None:
    context, spoken = table.context, SpokenTable(table.context)
    context.put(None)
    assert spoken.aloud((), False).question == ""
    context.screen.asked = None
    assert spoken.aloud((), False).question == waiting(table.session, ("blue",))


def test_the_longer_one_has_waited_the_faster_others_are_shown(
    table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = table.context
    assert context.hurried(0.1) == 0.1, "at an instant there is nothing to hurry"
    context.host.change_settings(pace="normal")
    assert context.screen.asked is not None
    for _ in range(600):
        assert context.hurried(0.1) <= 0.2, "whoever is asked does not wait"
    asked, context.screen.asked = context.screen.asked, None
    first = context.hurried(0.1)
    for _ in range(600):
        latest = context.hurried(0.1)
    assert latest > first > 0.0
    context.repeating = True
    assert context.hurried(0.1) == 0.1
    context.repeating = False
    monkeypatch.setattr(type(context.director), "unconfirmed", "blue")
    assert context.hurried(0.1) == 0.1, "one may still take the turn back"
    context.screen.asked = asked


def test_key_hints_lie_in_the_middle_beneath_a_curtain_or_a_sheet(table: TableScene) -> None:
    context, layout = table.context, table.context.top.layout
    surface, devices = Surface(context.top.size), context.host.devices
    told = [Hint("select", "Open"), Hint("pause", "Pause")]
    context.screen.curtain = "blue"
    beneath = key_hints.draw(surface, context, devices, told)
    assert beneath is not None
    assert (beneath.centerx, beneath.bottom) == (surface.get_width() // 2, layout.safe.bottom)
    context.screen.curtain, context.sheet = None, context.summary
    beneath = key_hints.draw(surface, context, devices, told)
    assert beneath is not None
    assert abs(beneath.centerx - layout.prompt.centerx) <= 1
    assert beneath.bottom == layout.safe.bottom
    wide = beneath.size
    context.sheet = None
    beside = key_hints.draw(surface, context, devices, told)
    assert beside is None or beside.width < wide[0], "one beneath the other"
    assert key_hints.draw(surface, context, devices, [Hint("move", "Move")]) is None, "it has no sign here"


@pytest.mark.parametrize(("pace", "seconds"), [("instant", 0.0), ("normal", 2.5)])
@pytest.mark.usefixtures("undrawn")
def test_the_results_come_a_moment_after_the_last_event(
    table: TableScene, monkeypatch: pytest.MonkeyPatch, pace: str, seconds: float
) -> None:
    context, flow = table.context, table.controls.flow
    prepared, over, passed = list[bool](), list[float](), 0.0
    monkeypatch.setattr(context.host.go, "prepare_results", lambda: prepared.append(True))
    monkeypatch.setattr(context.host, "game_over", lambda session: over.append(passed))
    monkeypatch.setattr(type(context.session.game), "over", True)
    context.host.change_settings(pace=pace)
    while not over:
        passed += 0.25
        flow.go_on(0.25, pace)
        assert passed < 5.0
    assert over == [max(seconds, 0.25)]
    assert prepared == [True]
