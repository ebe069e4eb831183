"""Phase 3: playing action cards (RULES.md section 4)."""

from __future__ import annotations

from engine.events import CardDiscarded, CardPlayed, ThirdLaid
from engine.moves import Move, moves
from engine.names import Colour
from engine.rules.actions import do_card
from engine.rules.state import State
from engine.rules.steps import step


@step("begin_actions")
def begin_actions(state: State) -> None:
    """The phase begins."""
    state.phase = "actions"


@step("ask_play")
def ask_play(state: State, colour: Colour) -> None:
    """Offer to play a card, or in some editions to discard it for no action."""
    hand = state.players[colour].hand
    options = moves(colour, "play", hand)
    if state.setup.options.may_decline:
        options += moves(colour, "discard", hand)
    state.ask(colour, "play", options, _play, source="play")


@step("play")
def _play(state: State, colour: Colour, move: Move) -> None:
    player, card = state.players[colour], move.what
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    player.played += (card,)
    declined = move.verb == "discard"
    state.events.append((CardDiscarded if declined else CardPlayed, colour, card))
    if len(player.hand) == 1:
        # The third card goes face down under the second.
        player.third = player.hand[0]
        player.hand = ()
        state.events.append((ThirdLaid, colour, player.third))
    if not declined:
        do_card(state, colour, card)
