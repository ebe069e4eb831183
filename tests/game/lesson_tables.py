"""The teacher at a table, for the tests of lessons."""

from game.table.scene import TableScene
from game.tutorial.teacher import Teacher


def teacher_of(table: TableScene) -> Teacher:
    """The teacher of a game with lessons."""
    guide = table.context.guide
    assert isinstance(guide, Teacher)
    return guide
