"""Views: what seats may know. Screens, bots and hints are given nothing else (RULES.md section 11)."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.content import NUMBERS
from engine.content.definitions import Options, Person
from engine.decisions import Decision
from engine.events import UNKNOWN_PERSON
from engine.moves import Move
from engine.names import (
    NOTREDAME,
    SECTORS,
    Colour,
    DecisionKind,
    MessageKind,
    Phase,
    Sector,
    back_of,
    round_label,
)
from engine.rules.cathedral import cubes_in_notredame, share_of_cube
from engine.rules.plague import rat_after, spread_plague
from engine.rules.playing import ask_play
from engine.rules.state import Pending, Player, State
from engine.rules.steps import Plain, Step, StepName, name_of, named

UNSEEN = UNKNOWN_PERSON
"""A person that the viewers don't know."""


class PlayerView(NamedTuple):
    """One seat as the viewers see it. Cards that they may not know are backs (``red.?``)."""

    colour: Colour
    coins: int
    cache: int
    supply: int
    sectors: dict[str, int]
    """Cubes by sector, the friend not counted."""
    friend: Sector | None
    cathedral: int
    """Own cubes in the cathedral."""
    rat: int
    rat_after: int
    """Where the rat will be after this round's plague if nothing changes; beyond 9 the plague strikes.

    After the seat's plague step it is the same as ``rat``.
    """
    prestige: int | None
    """``None`` if the viewers may not know it."""
    carriage: str
    messages: tuple[tuple[Colour, MessageKind], ...]
    doctor: bool
    deck: int
    """The number of cards in the deck."""
    draft: tuple[str, ...]
    kept: tuple[str, ...]
    hand: tuple[str, ...]
    third: str | None
    passed: tuple[tuple[str, ...], ...]
    """Cards passed on in this round's draft, by pass."""
    played: tuple[str, ...]
    """Cards played face up this round."""
    gone: tuple[str, ...]
    """Cards played face up in earlier rounds of this period."""
    seen: tuple[str, ...]
    """Cards that this seat has seen this period; empty if the viewers may not know that."""
    hired: tuple[str, ...]
    """Persons hired this round."""

    def influence(self, sector: str) -> int:
        """Return the seat's influence in a sector: its cubes, plus 1 for the friend."""
        return self.sectors[sector] + (self.friend == sector)


class PendingView(NamedTuple):
    """A pending decision as data; ``answer`` and ``context`` say what follows from it."""

    colour: Colour
    kind: DecisionKind
    options: tuple[Move, ...]
    answer: StepName
    """The step that is called with the chosen move."""
    context: tuple[Plain, ...]
    """Further arguments of that step."""
    source: str
    place: str | None


class Flow(NamedTuple):
    """The point in the round at which the game stands, for drawing worlds from a view. It has no secrets."""

    agenda: tuple[Step, ...]
    """The steps still to come, the next one last."""
    pending: PendingView | None
    """The pending decision. One whose options would reveal a hand is left on the agenda instead."""
    picking: tuple[Colour, ...]


class View(NamedTuple):
    """The whole game as the viewers see it: plain data, without the seed."""

    viewers: tuple[Colour, ...]
    edition: str
    options: Options
    """The options of the edition."""
    new_persons: bool
    """Whether New Persons are in play."""
    open_prestige: bool
    """Whether all prestige is public."""
    own_persons: tuple[Person, ...]
    """The game's own persons, beside those of the content files."""
    seats: tuple[Colour, ...]
    ring: tuple[Colour, ...]
    round: int
    label: str
    phase: Phase
    first: Colour
    to_move: tuple[Colour, ...]
    decisions: dict[str, Decision]
    """The viewers' own decisions, by colour."""
    persons: tuple[str, ...]
    rats: tuple[int, ...]
    """The rats of each person on display."""
    brown_ahead: tuple[str, ...]
    """Brown persons still to come this period, in the order of the rules, not of the stack."""
    brown_gone: tuple[str, ...]
    """Brown persons already used this period, in order."""
    grey_in_play: tuple[str, ...]
    grey_ahead: tuple[str, ...]
    """Grey persons still to come: in order for a viewer who has seen it (spy), else ``?`` for each."""
    grey_gone: tuple[str, ...]
    messages: dict[str, tuple[Colour, MessageKind]]
    bank: int | None
    pot: int
    """The prestige that Notre Dame shares out at the end of the period."""
    cube_pays_now: int
    """What each cube in the cathedral would pay now; the whole pot if there is none."""
    players: dict[str, PlayerView]
    flow: Flow

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over"

    @property
    def rat_sum(self) -> int:
        """The total of rats of the persons on display."""
        return sum(self.rats)

    def __str__(self) -> str:
        """Return the table as one screen of text."""
        return "\n".join(_table(self))


def view_of(state: State, viewers: tuple[Colour, ...], decisions: dict[str, Decision | None]) -> View:
    """Return the view of ``viewers`` together; without any, a spectator's.

    All that is hidden is left out here, when the view is made: nothing that a view refers to leads to it.
    The fields are given by position, which is quicker than by name.
    """
    setup, pending, players = state.setup, state.pending, state.players
    pot = NUMBERS.pot[len(players)]
    brown_ahead, grey_ahead = state.brown_to_come(), state.grey_to_come()
    spared = [entry[1] for entry in state.agenda if entry[0] is spread_plague]
    spied = any(players[viewer].spied for viewer in viewers)
    return View(
        viewers,
        setup.edition,
        setup.options,
        setup.new_persons,
        setup.open_prestige,
        setup.persons,
        setup.seats,
        state.ring,
        state.round,
        round_label(state.round),
        state.phase,
        state.first,
        (pending.colour,) if pending else state.picking,
        {colour: decision for colour, decision in decisions.items() if decision},
        state.persons,
        tuple([state.cast.persons[person].rats for person in state.persons]),
        _unordered(state.cast.brown, brown_ahead),
        state.brown[len(brown_ahead) :],
        state.grey_in_play,
        grey_ahead if spied else (UNSEEN,) * len(grey_ahead),
        state.grey[len(grey_ahead) :],
        state.messages.copy(),
        state.bank,
        pot,
        share_of_cube(pot, cubes_in_notredame(state)),
        {colour: _player_view(state, player, viewers, spared) for colour, player in players.items()},
        _flow(state, viewers),
    )


def view_beside(
    state: State, viewers: tuple[Colour, ...], decisions: dict[str, Decision | None], public: View
) -> View:
    """Return the same as :func:`view_of`; what is the same is taken from ``public``, a spectator's view."""
    spared = [entry[1] for entry in state.agenda if entry[0] is spread_plague]
    players = public.players.copy()
    for colour, player in state.players.items():
        if colour in viewers or (player.passed and state.left_of(colour) in viewers):
            players[colour] = _player_view(state, player, viewers, spared)
    spied = any(state.players[viewer].spied for viewer in viewers)
    return public._replace(
        viewers=viewers,
        decisions={colour: decision for colour, decision in decisions.items() if decision},
        grey_ahead=state.grey_to_come() if spied else public.grey_ahead,
        players=players,
        flow=_flow(state, viewers) if state.pending and state.pending.colour in viewers else public.flow,
    )


@lru_cache(maxsize=1 << 10)
def _unordered(all_brown: tuple[str, ...], brown: tuple[str, ...]) -> tuple[str, ...]:
    """Return brown persons in the order of the rules."""
    return tuple([person for person in all_brown if person in brown])


@lru_cache(maxsize=1 << 12)
def _backs(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([back_of(card) for card in cards])


@lru_cache(maxsize=1 << 12)
def _passed_backs(passed: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple([_backs(cards) for cards in passed])


def _flow(state: State, viewers: tuple[str, ...]) -> Flow:
    pending = state.pending
    if pending and pending.kind == "play" and pending.colour not in viewers:
        return Flow((*map(named, state.agenda), named((ask_play, pending.colour))), None, ())
    return Flow(tuple(map(named, state.agenda)), _pending_view(pending) if pending else None, state.picking)


def _pending_view(pending: Pending) -> PendingView:
    return PendingView(
        pending.colour,
        pending.kind,
        pending.options,
        name_of(pending.answer),
        pending.context,
        pending.source,
        pending.place,
    )


def _player_view(
    state: State, player: Player, viewers: tuple[Colour, ...], spared: list[Colour]
) -> PlayerView:
    """Return the view of one seat; ``spared``: the seats for which this round's plague is still to come."""
    colour = player.colour
    own = colour in viewers
    sectors = player.cubes.copy()
    cathedral = sectors.pop(NOTREDAME)
    third, passed = player.third, player.passed
    if third is not None and not own and third not in player.played:
        third = back_of(third)
    # Passed cards are known to the seat that passed them and to the one that got them.
    if passed and not own and state.left_of(colour) not in viewers:
        passed = _passed_backs(passed)
    return PlayerView(
        colour,
        player.coins,
        player.cache,
        player.supply,
        sectors,
        player.friend,
        cathedral,
        player.rat,
        rat_after(player, state.rats) if colour in spared else player.rat,
        player.prestige if own or state.phase == "over" or state.setup.open_prestige else None,
        player.carriage,
        player.messages,
        player.doctor,
        len(player.deck),
        player.draft if own or not player.draft else _backs(player.draft),
        player.kept if own or not player.kept else _backs(player.kept),
        player.hand if own else _backs(player.hand),
        third,
        passed,
        player.played,
        player.gone,
        player.seen if own else (),
        player.hired,
    )


_WIDTH, _LABEL, _COLUMN = 80, 10, 14


def _table(view: View) -> Iterator[str]:
    """Yield the lines of a view, of at most 80 characters."""
    asked = f"{' and '.join(view.to_move)} to move" if view.to_move else "the game is over"
    yield f"Round {view.label}, {view.phase}: {asked}"
    shown = [f"{person} ({rats})" for person, rats in zip(view.persons, view.rats, strict=True)]
    yield f"Persons (rats): {', '.join(shown) or 'none'}; {view.rat_sum} rats"
    bank = "unlimited" if view.bank is None else f"{view.bank}"
    yield f"Bank: {bank}; Notre Dame: {view.pot} prestige, {view.cube_pays_now} for each cube now"
    yield ""
    seats = [view.players[colour] for colour in view.seats]
    yield _row("", [f"{seat.colour}*" if seat.colour == view.first else seat.colour for seat in seats])
    for sector in SECTORS:
        friends = [" + friend" if seat.friend == sector else "" for seat in seats]
        cells = [f"{seat.sectors[sector]}{friend}" for seat, friend in zip(seats, friends, strict=True)]
        yield _row(sector, cells)
    yield _row(NOTREDAME, [str(seat.cathedral) for seat in seats])
    yield _row("cache", [str(seat.cache) for seat in seats])
    yield _row("supply", [str(seat.supply) for seat in seats])
    yield _row("coins", [str(seat.coins) for seat in seats])
    yield _row("rat", [f"{seat.rat}, then {seat.rat_after}" for seat in seats])
    yield _row("prestige", ["?" if seat.prestige is None else str(seat.prestige) for seat in seats])
    yield _row("carriage", [seat.carriage for seat in seats])
    yield ""
    for borough in view.ring:
        messages = [
            f"{market.partition('.')[2]} {kind}"
            for market, (colour, kind) in view.messages.items()
            if colour == borough
        ]
        yield from _wrapped(f"Messages of {borough}", messages)
    for seat in seats:
        taken = [f"{colour} {kind}" for colour, kind in seat.messages]
        if taken:
            yield from _wrapped(f"{seat.colour} has taken", taken)
    for seat in seats:
        cards = (*seat.draft, *seat.kept, *seat.hand)
        laid = ("|", *seat.played) if seat.played else ()
        yield from _wrapped(seat.colour, [f"deck {seat.deck}", " ".join((*cards, *laid))])
    for decision in view.decisions.values():
        options = [move.choice for move in decision.options]
        yield from _wrapped(f"{decision.colour} decides ({decision.kind})", options)


def _row(label: str, cells: list[str]) -> str:
    return (f"{label:{_LABEL}}" + "".join(f"{cell:{_COLUMN}}" for cell in cells)).rstrip()


def _wrapped(head: str, things: list[str]) -> list[str]:
    return textwrap.wrap(
        f"{head}: {', '.join(filter(None, things)) or 'none'}", _WIDTH, subsequent_indent="  "
    )
