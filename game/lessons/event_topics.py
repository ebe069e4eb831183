"""The topics that can be explained before an event is shown, and at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import events as e
from game.decisions.gestures import Thing
from game.decisions.targets import AREA, CATHEDRAL
from game.lessons.lines import CAPTION, CELL, CITY, AfterGame, Argument, BeforeEvent, Topic, at, cells
from game.log.statistics import PLAGUE


def _others_play(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    event = moment.event
    if isinstance(event, e.CardPlayed) and event.seat != moment.me and moment.own.played:
        return {"name": moment.names[event.seat]}
    return None


def _plague(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    """Return the numbers of the plague, if the event is part of it."""
    event = moment.event
    if not (isinstance(event, e.RatMoved) and event.reason == "plague"):
        return None
    here = moment.own.rat
    mine = (ev for ev in moment.later if isinstance(ev, e.RatMoved) and ev.reason == "plague")
    to = next((ev.to for ev in mine if ev.seat == moment.me), here)
    return {
        "rats": moment.view.rat_sum,
        "hospital": moment.own.influence("hospital"),
        "doctor": moment.own.doctor,
        "move": "goes" if to != here else "stays",
        "from": here,
        "to": to,
    }


def _strike(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    return {} if isinstance(moment.event, e.PlagueStruck) and moment.event.seat == moment.me else None


def _strike_other(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    event = moment.event
    if isinstance(event, e.PlagueStruck) and event.seat != moment.me:
        return {"name": moment.names[event.seat]}
    return None


def _bell(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    event = moment.event
    return {"name": moment.names[event.to_seat]} if isinstance(event, e.BellringerPassed) else None


def _rats_stay(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    if not isinstance(moment.event, e.BellringerPassed) or not moment.own.rat:
        return None
    return {"rat": moment.own.rat}


def _payment(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    event = moment.event
    if not isinstance(event, e.NotreDamePaid):
        return None
    return {"pot": event.pot, "cubes": event.cubes, "each": event.each, "mine": moment.own.cathedral}


def _bonus_paid(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    event = moment.event
    if isinstance(event, e.PrestigeGained) and event.seat == moment.me and event.park:
        return {"park": event.park, "n": event.n}
    return None


def _held_off(moment: BeforeEvent) -> Mapping[str, Argument] | None:
    """Return the rat's move, if it goes back in the plague, because the hospital outweighs the rats."""
    match moment.event:
        case e.RatMoved(seat, from_, to, "plague") if seat == moment.me and to < from_:
            return {"from": from_, "to": to}
    return None


def _seat_cell(what: str) -> Callable[[BeforeEvent], tuple[Thing, ...]]:
    """Return what points at a number on the tray of the event's seat."""
    return lambda moment: moment.cells(what, seat=getattr(moment.event, "seat", moment.me))


EVENT_TOPICS: tuple[Topic, ...] = (
    Topic("others", "icons/eye", _others_play, at(CAPTION)),
    Topic(
        "plague", "icons/plague", _plague, lambda m: (("stacks",), (AREA, m.me, "harbour"), *m.cells("rat"))
    ),
    Topic("held-off", "icons/hospital", _held_off, cells("rat")),
    Topic("strike", "icons/plague", _strike, cells("rat")),
    Topic("strike-other", "icons/plague", _strike_other, _seat_cell("rat")),
    Topic("stay", "icons/rat_kill", _rats_stay, cells("rat")),
    Topic(
        "bell", "icons/bell", _bell, lambda m: ((CELL, getattr(m.event, "from_seat", m.me), "bellringer"),)
    ),
    Topic("paid", "icons/notredame", _payment, at(CATHEDRAL), CITY),
    Topic("bonus-paid", "icons/park", _bonus_paid, lambda m: ((AREA, m.me, "park"),)),
)
"""The topics before an event is shown, in their order."""


def _ranking(moment: AfterGame) -> Mapping[str, Argument]:
    prestige = moment.statistics.prestige
    best = moment.winners[0]
    return {
        "name": moment.names[best],
        "best": prestige[best],
        "mine": prestige[moment.me],
        "won": moment.me in moment.winners,
    }


def _sources(moment: AfterGame) -> Mapping[str, Argument] | None:
    """Return the two sources that brought the learner the most prestige."""
    rows = (row for row in moment.statistics.rows if row.source != PLAGUE)
    first, second, *_ = sorted(rows, key=lambda row: -row.amounts[moment.me])
    n, m = first.amounts[moment.me], second.amounts[moment.me]
    return {"first": lambda: first.name, "second": lambda: second.name, "n": n, "m": m} if m > 0 else None


def _plague_cost(moment: AfterGame) -> Mapping[str, Argument] | None:
    lost = sum(-row.amounts[moment.me] for row in moment.statistics.rows if row.source == PLAGUE)
    return {"lost": lost} if lost > 0 else None


def _on_all_trays(what: str) -> Callable[[AfterGame], tuple[Thing, ...]]:
    """Return what points at a number on every player's tray."""
    return lambda moment: tuple((CELL, seat, what) for seat in moment.names)


CLOSING_TOPICS: tuple[Topic, ...] = (
    Topic("over", "icons/hourglass", lambda m: {}),
    Topic("ranking", "icons/trophy", _ranking, _on_all_trays("prestige")),
    Topic("tie", "icons/coin", lambda m: {} if m.tied else None, _on_all_trays("coins")),
    Topic("sources", "icons/prestige", _sources, cells("prestige")),
    Topic("cost", "icons/plague", _plague_cost, cells("rat")),
    Topic("next", "icons/play", lambda m: {}),
)
"""The topics at the end of the game: how it was scored, and what comes next."""
