"""The topics that can be explained before a decision of the learner, in their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter

from engine.content import NUMBERS
from game.decisions.gestures import PLATE, Thing
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, MARKET
from game.lessons.lines import CITY, HAND, HOME, PERSONS, ROUND, Argument, BeforeDecision, Topic, at, cells
from game.log.event_phrases import area

_GROWING = ("cloister", "bank", "residence", "carriage")
"""The sectors that bring more at once with more influence."""

_PERIOD = 3
"""The number of rounds in a period."""


def _at(kind: str, round_: int | None = None) -> Callable[[BeforeDecision], bool]:
    """Return a condition: the decision is of this kind, and in this round if one is given."""
    return lambda moment: moment.decision.kind == kind and round_ in (None, moment.view.round)


def _said(
    when: Callable[[BeforeDecision], bool], **numbers: Callable[[BeforeDecision], Argument]
) -> Callable[[BeforeDecision], Mapping[str, Argument] | None]:
    """Return a :attr:`Topic.tell` that applies ``when`` a condition holds, with these arguments."""
    return lambda moment: {name: give(moment) for name, give in numbers.items()} if when(moment) else None


def _first_pick(moment: BeforeDecision) -> bool:
    return _at("draft", 1)(moment) and not moment.own.kept


def _second_pick(moment: BeforeDecision) -> bool:
    return _at("draft", 1)(moment) and bool(moment.own.kept)


def _playing(moment: BeforeDecision) -> bool:
    return moment.decision.kind == "play" and moment.chosen is None


def _first_card(moment: BeforeDecision) -> bool:
    return _playing(moment) and not moment.own.played and moment.view.round == 1


def _second_card(moment: BeforeDecision) -> bool:
    return _playing(moment) and len(moment.own.played) == 1


def _friend_in_hand(moment: BeforeDecision) -> bool:
    return _playing(moment) and bool(_friend_card(moment))


def _friend_card(moment: BeforeDecision) -> tuple[Thing, ...]:
    return tuple((CARD, card) for card in moment.own.hand if card.endswith(".friend"))


def _rat_too_far(moment: BeforeDecision) -> bool:
    own = moment.own
    return moment.decision.kind in ("draft", "play", "hire") and own.rat_after > NUMBERS.rat_track_end


def _new_period(letter: str) -> Callable[[BeforeDecision], bool]:
    return lambda moment: moment.decision.kind == "draft" and moment.view.label == f"{letter}1"


def _grown(moment: BeforeDecision) -> str | None:
    """Return the sector of the card played last, if it is one of :data:`_GROWING`."""
    kind = moment.own.played[-1].partition(".")[2] if moment.own.played else ""
    return kind if kind in _GROWING and moment.own.influence(kind) else None


def _grown_words(moment: BeforeDecision) -> Mapping[str, Argument] | None:
    sector = _grown(moment)
    if not _second_card(moment) or sector is None:
        return None
    n = moment.own.influence(sector)
    return {"sector": lambda: area(sector), "n": n, "next": n + 1}


def _areas(moment: BeforeDecision, *sectors: str) -> tuple[Thing, ...]:
    return tuple((AREA, moment.me, sector) for sector in sectors)


def _buttons(moment: BeforeDecision) -> tuple[Thing, ...]:
    return tuple((BUTTON, move.choice) for move in moment.decision.options)


def _losses(moment: BeforeDecision) -> tuple[Thing, ...]:
    return _areas(moment, *(move.what for move in moment.decision.options))


DECISION_TOPICS: tuple[Topic, ...] = (
    Topic("contrary", "icons/check", _said(lambda m: m.contrary)),
    # The first round, from its first decision on
    Topic(
        "welcome",
        "cathedral/rose",
        _said(_first_pick, name=lambda m: m.names[m.me], colour=lambda m: m.me),
        lambda m: ((PLATE, m.me),),
    ),
    Topic("prestige", "icons/prestige", _said(_first_pick), cells("prestige")),
    Topic(
        "borough", "icons/sector", _said(_first_pick), lambda m: _areas(m, *m.own.sectors, "harbour"), HOME
    ),
    Topic(
        "plate",
        "icons/cube",
        _said(_first_pick, **{name: attrgetter(f"own.{name}") for name in ("coins", "cache", "supply")}),
        cells("coins", "cache", "supply"),
    ),
    Topic("persons", "icons/plague", _said(_first_pick, rats=lambda m: m.view.rat_sum), at(PERSONS)),
    Topic("draft", "icons/card", _said(_first_pick), at(HAND)),
    Topic("passed", "icons/swap", _said(_second_pick), at(HAND)),
    Topic("hand", "icons/hand", _said(_first_card), at(HAND)),
    Topic("grown", "icons/plus", _grown_words, lambda m: _areas(m, _grown(m) or "bank"), HOME),
    Topic("second", "icons/card", _said(_second_card), at(HAND)),
    # When they first come up
    Topic("friend", "icons/friend", _said(_friend_in_hand), _friend_card),
    Topic(
        "drive",
        "icons/carriage",
        _said(_at("drive"), n=lambda m: m.own.influence("carriage")),
        lambda m: ((MARKET, m.own.carriage),),
    ),
    Topic("message", "icons/message", _said(_at("collect")), lambda m: ((MARKET, m.decision.place or ""),)),
    Topic("donate", "icons/notredame", _said(_at("donate"), pot=lambda m: m.view.pot), at(CATHEDRAL)),
    Topic("benefit", "cards/hotel", _said(_at("benefit")), _buttons),
    Topic("empty", "icons/cube", _said(lambda m: _playing(m) and m.own.cache == 0), cells("cache")),
    Topic("take", "icons/cube", _said(_at("take")), cells("cache")),
    Topic("hire", "icons/coin", _said(_at("hire")), at(PERSONS)),
    Topic("poor", "icons/coin", _said(lambda m: _playing(m) and m.own.coins == 0), cells("coins")),
    Topic("lose", "icons/plague", _said(_at("lose")), _losses),
    Topic(
        "bonus",
        "icons/park",
        _said(
            lambda m: _playing(m) and m.own.influence("park") >= NUMBERS.park_pair,
            bonus=lambda m: m.own.influence("park") // NUMBERS.park_pair,
        ),
        lambda m: _areas(m, "park"),
        HOME,
    ),
    # Rounds and periods
    Topic(
        "round-2",
        "icons/rat",
        _said(_at("draft", 2), rats=lambda m: m.view.rat_sum, to=lambda m: m.own.rat_after),
        cells("rat"),
    ),
    Topic(
        "round-3",
        "icons/notredame",
        _said(_at("draft", 3), pot=lambda m: m.view.pot, pays=lambda m: m.view.cube_pays_now),
        at(CATHEDRAL),
        CITY,
    ),
    Topic("period-b", "icons/card", _said(_new_period("B"))),
    Topic(
        "brown",
        "icons/swap",
        _said(_new_period("B")),
        lambda m: tuple(("person", person) for person in m.view.persons[:2]),
    ),
    Topic("alone", "icons/candle", _said(_new_period("B")), at(BUTTON, "hint")),
    Topic(
        "period-c",
        "icons/hourglass",
        _said(_new_period("C")),
        lambda m: tuple(("person", person) for person in m.view.persons[2:]),
    ),
    Topic("last", "icons/hourglass", _said(_at("draft", 3 * _PERIOD)), at(ROUND)),
    Topic(
        "ninth",
        "icons/rat",
        _said(lambda m: m.decision.kind in ("draft", "play") and m.own.rat == NUMBERS.rat_track_end),
        cells("rat"),
    ),
    Topic("danger", "icons/plague", _said(_rat_too_far), cells("rat")),
)
"""``contrary`` is first, because it comments on the choice before."""
