"""What the window shows of the resting picture: only where that differs is it laid anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from game.table.city.still_picture import fields
from game.ui.noting import Blit, differences


class Laying:
    """Lays the resting picture in the window, and above it what moves."""

    def __init__(self) -> None:
        self._window: Surface | None = None
        """The window, if it shows the resting picture but for what is owed."""
        self._above: Sequence[Blit] = ()
        """What is drawn above it."""
        self._owed: list[Rect] = []
        """What has changed in the resting picture and isn't laid yet."""

    @property
    def waits(self) -> bool:
        """Whether something that has changed is only laid with the next frame."""
        return bool(self._owed)

    def forget(self) -> None:
        """Lay everything the next time: the window shows something else."""
        self._window, self._above, self._owed = None, (), []

    def wait(self, window: Surface, changed: Iterable[Rect]) -> bool:
        """Leave what was ``changed`` for the next frame; return False if everything must be laid first."""
        if self._window is not window:
            return False
        self._owed += changed
        return True

    def lay(
        self, window: Surface, resting: Surface, changed: list[Rect], above: Sequence[Blit], later: bool
    ) -> list[Rect]:
        """Lay in the ``window`` what was ``changed`` in the ``resting`` picture, and what lies ``above``.

        ``later``: what was changed is laid with the next frame, unless something above it comes or goes
        there. So no frame both paints and lays much. Return where the window has changed.
        """
        if self._window is not window:
            due, self._owed = [resting.get_rect()], []
        else:
            due = self._owed + differences(self._above, above)
            self._owed = changed if later else []
            if not later:
                due = due + changed
        places = [one.place for one in above]
        laid = fields(due)
        for field in laid:
            window.set_clip(field)
            window.blit(resting, field, field)
            for at in field.collidelistall(places):
                _draw(window, above[at])
        window.set_clip(None)
        self._window, self._above = window, above
        return laid


def _draw(window: Surface, one: Blit) -> None:
    """Draw a picture as strong as it was when it was noted: shared ones are drawn with several strengths."""
    alpha = one.picture.get_alpha()
    if one.alpha != alpha:
        one.picture.set_alpha(one.alpha)
    window.blit(one.picture, one.place, one.area, one.flags)
    if one.alpha != alpha:
        one.picture.set_alpha(alpha)
