"""Which key hints a table shows, in which order, and where the marks of a hint for a move lie."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.decisions.gestures import PLATE, Thing
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, MARKET, PERSON
from game.input.devices import MOUSE, PAD, Devices
from game.table.control.context import TableContext
from game.table.control.hints import mark_place
from game.table.control.key_hints import hints
from game.table.hud.display import STACKS
from game.table.hud.tray_cards import SHOWN, WON
from game.table.pointing import HISTORY, MAP, MENU, SUMMARY
from game.ui.key_legend import MOVE
from game.words import say

Told = list[tuple[str, str]]


class Pending:
    """A decision for which a card can be played at one place."""

    def takes_card(self, thing: Thing) -> bool:
        return thing == (AREA, "blue", "bank")


def told(
    focus: Thing | None = None,
    claimed: str | None = None,
    last: str = MOUSE,
    pad: int | None = None,
    pads: dict[str, int] | None = None,
    **changes: Any,
) -> Told:
    """The hints of a table that is asked for something, with some changes."""
    usual: dict[str, Any] = {
        "sheet": None,
        "screen": SimpleNamespace(curtain=None),
        "session": SimpleNamespace(name={"blue": "Anna"}.get),
        "busy": False,
        "offered": SimpleNamespace(done=False, undo=False),
        "pending": Pending(),
        "chosen": None,
        "place": None,
        "selectable": ((CARD, "a"), (PERSON, "mayor")),
    }
    context = cast(TableContext, SimpleNamespace(**(usual | changes)))
    seats = SimpleNamespace(pad_of=(pads or {}).get)
    devices = cast(Devices, SimpleNamespace(last=last, pad=pad, pad_seats=seats))
    return [(hint.command, hint.words) for hint in hints(context, devices, focus, claimed)]


CURTAIN: Any = {"screen": SimpleNamespace(curtain="blue")}
PAUSE = ("pause", "Pause")


def test_a_sheet_is_only_closed() -> None:
    assert told(sheet=object()) == [("select", "Close")]


def test_at_the_curtain_whoever_may_opens_it_or_takes_the_seat() -> None:
    assert told(**CURTAIN) == [("select", "Open"), PAUSE]
    claim = ("close_up", "Play for Anna with this controller")
    assert told(claimed="blue", last=PAD, pad=1, **CURTAIN) == [("select", "Open"), claim, PAUSE]
    assert told(claimed="blue", **CURTAIN) == [("select", "Open"), PAUSE]
    assert told(last=PAD, pad=1, **CURTAIN) == [("select", "Open"), PAUSE]
    own = [("select", "Only Anna’s controller can open this")]
    assert told(last=PAD, pad=2, pads={"blue": 1}, **CURTAIN) == own
    assert told(pad=1, pads={"blue": 1}, **CURTAIN) == own
    assert told(last=PAD, pad=1, pads={"blue": 1}, **CURTAIN) == [("select", "Open"), PAUSE]


def test_while_something_is_shown_it_is_skipped_and_afterwards_the_turn_ended() -> None:
    assert told(busy=True) == [("select", "Go on"), PAUSE]
    done = SimpleNamespace(done=True, undo=True)
    assert told(offered=done, pending=None) == [("select", "End the turn"), ("undo", "Take back")]
    around, everybody = (MOVE, "Look around"), ("overview", say("settings-action-overview"))
    assert told(pending=None) == [around, ("summary", "Summary"), everybody, PAUSE]


MOVES, CLOSER, OTHERS = (MOVE, "Move"), ("close_up", "Look closer"), ("boroughs", "Other boroughs")
BACK, ROUND = ("undo", "Take back"), ("summary", "Summary")
CHOOSE, ASIDE = ("select", "Choose"), ("back", "Put back")


def test_the_most_useful_hints_of_a_decision_come_first_and_there_are_five() -> None:
    can_undo = SimpleNamespace(done=False, undo=True)
    card: Thing = (CARD, "a")
    assert told(card) == [MOVES, CHOOSE, CLOSER, OTHERS, ROUND]
    assert told(card, offered=can_undo) == [MOVES, CHOOSE, CLOSER, BACK, ROUND]
    may_end = SimpleNamespace(done=True, undo=False)
    assert told(card, offered=may_end) == [MOVES, CHOOSE, CLOSER, OTHERS, ROUND]
    assert told(card, chosen="a") == [MOVES, CHOOSE, ASIDE, CLOSER, ROUND]
    assert told(card, place=(CATHEDRAL,)) == [MOVES, CHOOSE, ASIDE, CLOSER, ROUND]
    assert told(card, chosen="a", offered=can_undo) == [MOVES, CHOOSE, ASIDE, CLOSER, BACK]
    assert told() == [MOVES, CHOOSE, CLOSER, OTHERS, ROUND]
    assert told((CARD, "unlit")) == [MOVES, CLOSER, OTHERS, ROUND]


@pytest.mark.parametrize(
    ("thing", "chosen", "does"),
    [
        ((CARD, "a"), None, "Choose"),
        ((PERSON, "mayor"), None, "Choose"),
        ((PERSON, "mayor"), "a", "Place here"),
        ((CARD, "a"), "a", "Choose"),
        ((BUTTON, "pass"), "a", "Choose"),
        ((AREA, "blue", "bank"), None, "Choose"),
        ((AREA, "blue", "park"), None, ""),
        ((PLATE, "blue"), None, "Look around"),
        ((MAP, ""), None, "Look around"),
        ((MENU,), None, "Pause"),
        ((HISTORY,), None, "History"),
        ((SUMMARY,), None, "Summary"),
        ((STACKS,), None, "Look closer"),
        ((SHOWN, "a"), None, "Look closer"),
        ((WON, "red", "coin"), None, "Look closer"),
    ],
)
def test_select_says_what_it_does_to_what_has_the_focus(thing: Thing, chosen: str | None, does: str) -> None:
    assert dict(told(thing, chosen=chosen)).get("select", "") == does


SHAPE = ((10.0, 20.0), (110.0, 20.0), (110.0, 220.0), (10.0, 220.0))


@pytest.mark.parametrize(
    ("thing", "place"),
    [
        ((MARKET, "blue.inner"), (60.0, 5.0)),  # above it
        ((PERSON, "mayor"), (10.0, 104.0)),  # at the left
        ((CARD, "a"), (60.0, 20.0)),  # on the upper edge
        ((BUTTON, "pass"), (10.0, 220.0)),  # at the foot
        ((MENU,), (10.0, 20.0)),
        ((AREA, "blue", "bank"), (30.0, 60.0)),  # from the corner towards the middle
        ((CATHEDRAL,), (30.0, 60.0)),
    ],
)
def test_a_mark_covers_no_number_or_token(thing: Thing, place: tuple[float, float]) -> None:
    assert mark_place(thing, SHAPE, 30) == pytest.approx(place)
    if thing[0] in (AREA, MENU):  # whichever corner the outline begins at
        assert mark_place(thing, (*SHAPE[2:], *SHAPE[:2]), 30) == pytest.approx(place)
