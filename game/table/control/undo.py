"""Going back and changing who plays: the table stands as it stood, or somebody else looks at it."""

from __future__ import annotations

from collections.abc import Mapping

from game.seats import HUMAN
from game.table.control.flow import Flow
from game.words import say


class TurningBack:
    """Takes choices back, lays hands open, and gives seats to others."""

    def __init__(self, flow: Flow) -> None:
        self._context, self._flow = flow.context, flow

    def undo(self, whole_turn: bool = False) -> None:
        """Take the last choice back, or the whole turn; say so when there is nothing to take back.

        Coins that lie on the cathedral are not donated yet: they come back first.
        """
        context, flow = self._context, self._flow
        if context.laid and not whole_turn:
            flow.carrying.let_go()
            flow.refresh()
            return
        if not context.director.undo(whole_turn):
            context.refuse(say("table-nothing-to-undo"))
            return
        flow.stand_anew()

    def lay_hands(self, is_open: bool) -> None:
        """Lay all hands open from now on, or hide them behind the curtain again."""
        context, flow = self._context, self._flow
        if context.session.open_hands == is_open:
            return
        flow.clear_table()
        flow.adviser.forget()
        context.director.lay_hands(is_open)
        flow.look_anew()

    def seat_players(self, players: Mapping[str, str]) -> None:
        """Let others play some seats from now on, by colour: ``"human"`` or bots."""
        context, flow = self._context, self._flow
        flow.clear_table()
        flow.adviser.forget()
        context.director.seat_players(players)
        flow.others_play()
        left = [colour for colour, player in players.items() if player != HUMAN]
        back = [colour for colour, player in players.items() if player == HUMAN]
        if back:
            context.tell(say("bots-back", name=context.session.name(back[0])))
        elif left:
            context.tell(say("bots-plays-now", name=context.session.name(left[0])))
