"""Drawing worlds: whole games that match a view, with everything hidden drawn at random.

Bots search in such worlds, so they can't cheat. Tests use them to prove that a view has no secrets.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Any

from engine.content import NUMBERS
from engine.content.casts import cast_of
from engine.game import Game
from engine.names import BACK, CARD_KINDS, COLOURS, NOTREDAME, PERIODS, card_owner
from engine.rules.flow import run
from engine.rules.rng import MAX_SEED
from engine.rules.state import Pending, Player, Setup, State
from engine.rules.steps import STEPS, unnamed
from engine.streets import streets_of
from engine.views import UNSEEN, PendingView, PlayerView, View

_SHOWN = tuple(name for name in Player.__slots__ if name in PlayerView._fields)
"""What a player of the state has by the same name as its view."""
_shown: Callable[[PlayerView], tuple[Any, ...]] = attrgetter(*_SHOWN)
_BACKS = {f"{colour}.{BACK}": colour for colour in COLOURS}

NO_SEED = -1
"""The seed in the setup of a drawn world, which no deal leads to."""


def draw_world(view: View, random: Random, prestige: dict[str, int] | None = None) -> Game:
    """Return a random game that looks the same to the view's only viewer.

    ``prestige``: an estimate of the others' prestige by colour; by default equal to the viewer's own.
    Raises ``ValueError`` unless the view has exactly one viewer.
    """
    state = draw_state(view, random, prestige)
    return Game(state.setup, state)


def draw_state(view: View, random: Random, prestige: dict[str, int] | None = None) -> State:
    """Return the state of such a game, for bots that search on the state; see :func:`draw_world`."""
    if len(view.viewers) != 1:
        raise ValueError("a world is drawn for one viewer")
    me = view.players[view.viewers[0]]
    brown = tuple(random.sample(view.brown_ahead, len(view.brown_ahead)))
    state = _state(view, me, brown, _draw_grey(view, random), prestige)
    # The generator of rules 1, whatever the game has: nothing is secret here, and bots answer as they did.
    state.rng = random.randint(0, MAX_SEED)
    _draw_cards(view, me, state, random)
    run(state)  # nothing, while a seat is asked
    return state


def known_state(view: View) -> State:
    """Return the state as far as the view of one seat tells, without any drawing.

    Hidden cards are backs, decks are empty, and persons to come are in the order of the rules. That is enough
    for effects: none of them depends on what is hidden.
    """
    me = view.players[view.viewers[0]]
    state = _state(view, me, view.brown_ahead, _grey_to_come(view), None)
    for player in state.players.values():
        player.deck = ()
    return state


def _state(
    view: View,
    me: PlayerView,
    brown: tuple[str, ...],
    grey: tuple[str, ...],
    prestige: dict[str, int] | None,
) -> State:
    """Return a state of what a view tells, with these persons to come; decks are still to be laid."""
    state = State.__new__(State)
    state.setup, state.cast = _setup(view), cast_of(view.own_persons)
    state.ring, state.streets = view.ring, streets_of(view.ring)
    state.round, state.first, state.phase = view.round, view.first, view.phase
    state.persons, state.rats = view.persons, sum(view.rats)
    state.brown = (*brown, *view.brown_gone)
    state.grey = (*grey, *view.grey_gone)
    state.grey_in_play = view.grey_in_play
    state.messages, state.bank = dict(view.messages), view.bank
    state.rng = 0
    flow = view.flow
    state.agenda, state.events = list(map(unnamed, flow.agenda)), []
    state.pending, state.picking = _pending(flow.pending) if flow.pending else None, flow.picking
    reckoned = dict.fromkeys(view.seats, me.prestige or 0) | (prestige or {})
    state.players = {
        colour: _player(seen, reckoned[colour] if seen.prestige is None else seen.prestige)
        for colour, seen in view.players.items()
    }
    state.players[me.colour].spied = UNSEEN not in view.grey_ahead and bool(view.grey_ahead)
    return state


def _setup(view: View) -> Setup:
    return Setup(
        view.seats,
        NO_SEED,
        view.edition,
        view.options,
        view.new_persons,
        view.open_prestige,
        first=None,
        rules=1,
        persons=view.own_persons,
    )


def _pending(seen: PendingView) -> Pending:
    return Pending(
        seen.colour,
        seen.kind,
        seen.options,
        STEPS[seen.answer],
        seen.context,
        seen.source,
        seen.place,
    )


def _draw_grey(view: View, random: Random) -> tuple[str, ...]:
    """Return the grey persons to come. Their letters are known; within a letter the order is random."""
    if UNSEEN not in view.grey_ahead:
        return view.grey_ahead
    drawn: list[str] = []
    for left in _grey_left(view):
        drawn += random.sample(left, len(left))
    return tuple(drawn)


def _grey_to_come(view: View) -> tuple[str, ...]:
    """Return the grey persons to come, in the order of the rules where theirs isn't known."""
    if UNSEEN not in view.grey_ahead:
        return view.grey_ahead
    return tuple(person for left in _grey_left(view) for person in left)


def _grey_left(view: View) -> list[list[str]]:
    """Return the grey persons to come by letter."""
    gone, persons = (*view.grey_gone, *view.persons), cast_of(view.own_persons).persons
    return [
        [p for p in view.grey_in_play if persons[p].letter == letter and p not in gone] for letter in PERIODS
    ]


def _player(seen: PlayerView, prestige: int) -> Player:
    player = Player.__new__(Player)
    for name, value in zip(_SHOWN, _shown(seen), strict=True):
        setattr(player, name, value)
    player.cubes = {**seen.sectors, NOTREDAME: seen.cathedral}
    player.prestige = prestige
    player.spied = False
    return player


def _draw_cards(view: View, me: PlayerView, state: State, random: Random) -> None:
    """Deal the cards that the viewer has not seen to the decks and to the others' hidden cards."""
    laid_open = {card for seen in view.players.values() for card in (*seen.played, *seen.gone)}
    known = laid_open.union(me.seen)
    left = view.seats[(view.seats.index(me.colour) + 1) % len(view.seats)]
    # The viewer's passed cards are with the others; the one passed last is with the left neighbour.
    mine = (*me.draft, *me.kept, *me.hand, me.third)
    handed_on = me.passed[0] if me.passed else ()
    own_out = [card for card in handed_on if card not in laid_open and card not in mine]
    random.shuffle(own_out)
    last_out = [card for card in (me.passed[1] if len(me.passed) > 1 else ()) if card not in laid_open]
    hidden: dict[str, list[tuple[str, str, int]]] = {colour: [] for colour in state.players}
    for seat, other in state.players.items():
        for name in ("draft", "kept", "hand", "third"):
            for at, card in enumerate(_pile(other, name)):
                if card in _BACKS:
                    hidden[_BACKS[card]].append((seat, name, at))
    for colour, player in state.players.items():
        unseen = [card for kind in CARD_KINDS if (card := f"{colour}.{kind}") not in known]
        random.shuffle(unseen)
        slots = hidden[colour]
        pool = own_out if colour == me.colour else unseen
        sure = [card for card in last_out if card_owner(card) == colour] if colour != me.colour else []
        random.shuffle(slots)
        slots.sort(key=lambda slot: slot[0] != left)
        for seat, name, at in slots:
            card = sure.pop() if sure and seat == left else pool.pop()
            _lay(state.players[seat], name, at, card)
        player.deck = tuple(unseen[: view.players[colour].deck])
    for player in state.players.values():
        player.draft, player.hand = tuple(sorted(player.draft)), tuple(sorted(player.hand))
        if player.colour != me.colour:
            player.seen = ()
    if any(len(player.draft) + len(player.hand) > NUMBERS.hand_size for player in state.players.values()):
        raise AssertionError("nobody holds more than three cards")


def _pile(player: Player, name: str) -> tuple[str, ...]:
    pile = getattr(player, name)
    return (pile,) if isinstance(pile, str) else pile or ()


def _lay(player: Player, name: str, at: int, card: str) -> None:
    pile = getattr(player, name)
    setattr(player, name, card if isinstance(pile, str) else (*pile[:at], card, *pile[at + 1 :]))
