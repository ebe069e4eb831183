"""All that works at one table, wired from the lowest upwards: each knows only those before it."""

from __future__ import annotations

from game.table.answering import Answering
from game.table.context import TableContext
from game.table.flow import Flow
from game.table.hinting import Adviser
from game.table.pointing import Pointer
from game.table.steering import Steering
from game.table.turning_back import TurningBack


class Controls:
    """The controllers of a table; those of what is shown and carried are the flow's."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.adviser = Adviser(context)
        self.flow = Flow(context, self.adviser)
        self.turning_back = TurningBack(self.flow)
        self.answering = Answering(self.flow, self.turning_back)
        self.pointer = Pointer(self.flow, self.answering)
        self.steering = Steering(self.flow, self.turning_back, self.answering)
