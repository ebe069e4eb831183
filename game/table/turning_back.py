"""Going back and changing who plays: the table stands as it stood, or somebody else looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.seats import HUMAN
from game.table.tabletop import Tabletop
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene


def undo(table: TableScene, whole_turn: bool = False) -> None:
    """Take the last choice back, or the whole turn; say so when there is nothing to take back.

    Coins that lie on the cathedral are not donated yet: they come back first.
    """
    if table.offering.laid and not whole_turn:
        table.pointer.let_go()
        table.refresh()
        return
    if not table.director.undo(whole_turn):
        table.refuse(say("history-nothing-to-undo"))
        return
    table.pointer.let_go()
    table.animator.skip(everything=True)
    table.chosen = table.sheet = table.top.on_show = table.teller = None
    table.caption = ""
    table.host.sound.play("card_slide")
    table.look_anew()


def lay_hands(table: TableScene, is_open: bool) -> None:
    """Lay all hands open from now on, or hide them behind the curtain again."""
    if table.session.open_hands == is_open:
        return
    table.pointer.let_go()
    table.animator.skip(everything=True)
    table.adviser.forget()
    table.director.lay_hands(is_open)
    table.chosen = table.sheet = None
    table.look_anew()


def seat_players(table: TableScene, players: Mapping[str, str]) -> None:
    """Let others play some seats from now on, by colour: ``"human"`` or bots."""
    table.pointer.let_go()
    table.animator.skip(everything=True)
    table.adviser.forget()
    table.director.seat_players(players)
    table.chosen = table.reading = table.sheet = None
    table.shown.become(table.director.view())
    table.top = Tabletop(
        table.session.seats,
        table.session.look,
        table.shown,
        table.top.size,
        table.host.settings,
    )
    table.look_anew()
    table.top.look_at(table.top.focus, table.top.hand_up, at_once=True)
    left = [colour for colour, player in players.items() if player != HUMAN]
    back = [colour for colour, player in players.items() if player == HUMAN]
    if back:
        table.tell(say("bots-back", name=table.session.name(back[0])))
    elif left:
        table.tell(say("bots-plays-now", name=table.session.name(left[0])))
