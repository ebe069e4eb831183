"""All controllers of one table, created bottom-up: each knows only those before it."""

from __future__ import annotations

from game.table.control.context import TableContext
from game.table.control.dispatch import MoveDispatch
from game.table.control.flow import Flow
from game.table.control.focus_control import FocusControl
from game.table.control.hints import HintControl
from game.table.control.phone_seats import PhoneSeats
from game.table.control.pointer import Pointer
from game.table.control.spoken import SpokenTable


class Controls:
    """The controllers of a table; those for showing and carrying belong to the flow."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.hints = HintControl(context)
        self.flow = Flow(context, self.hints)
        self.phone_seats = PhoneSeats(self.flow)
        self.dispatch = MoveDispatch(self.flow)
        self.pointer = Pointer(self.flow, self.dispatch)
        self.spoken = SpokenTable(context)
        self.focus_control = FocusControl(self.flow, self.dispatch, self.spoken)
