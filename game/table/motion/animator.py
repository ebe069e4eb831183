"""The animator plays the acts of events one after the other while the displayed board follows.

It can be slowed down, sped up, skipped with one press, or turned off. In every case the table finally shows
exactly the view that belongs to the last event.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from pygame import Surface

from engine import View
from engine.events import Event
from game.table.city.board import DisplayedBoard
from game.table.motion.acts import Act, acts_for
from game.table.motion.card_flights import away_flights
from game.table.motion.flight import Cue
from game.table.motion.flights import Flying
from game.table.motion.stage import Stage

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.4, "instant": 1000.0}
"""The time factor of animations for each pace."""


class Animator:
    """Shows events on a stage."""

    def __init__(
        self,
        shown: DisplayedBoard,
        stage: Callable[[], Stage],
        *,
        sound: Callable[[str, float], object] = lambda name, pan: None,
        tell: Callable[[Event], None] = lambda event: None,
        landed: Callable[[Event], None] = lambda event: None,
        aim: Callable[[Act], bool] = lambda act: False,
        may_begin: Callable[[Act], bool] = lambda act: True,
    ) -> None:
        """Create an animator; ``stage`` returns the current stage.

        ``sound`` is called with the name of a sound and its position, -1 (left) to 1 (right). ``tell`` is
        called with every event when its display begins, ``landed`` when it ends. ``aim`` points the camera at
        an act; the act waits as long as it returns True. ``may_begin`` says whether an act may begin now;
        while it may not, everything waits, even when skipping.
        """
        self.shown = shown
        self._stage = stage
        self._sound, self._tell, self._landed = sound, tell, landed
        self.aim, self.may_begin = aim, may_begin
        self._cues: list[Cue] = []
        self._across = 1.0
        self._tapped = False
        self._acts: deque[Act | View] = deque()
        self.act: Act | None = None
        """The act being shown."""
        self.flying: Sequence[Flying] = ()
        """The things currently flying."""
        self._time = self._duration = 0.0
        self.version = 0
        """Increases whenever the displayed board has changed, not merely what flies."""
        self.still = False
        """Reduced motion: nothing flies, but events are still shown one after the other."""

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return self.act is not None or bool(self._acts)

    @property
    def progress(self) -> float:
        """The progress of the current act, 0 to 1."""
        return min(1.0, self._time / self._duration) if self._duration else 1.0

    def show(self, events: Sequence[Event], then: View) -> None:
        """Show ``events``; after the last of them the table shows ``then``."""
        self._acts.extend(acts_for(events))
        self._acts.append(then)

    def step(self, seconds: float) -> bool:
        """Advance by ``seconds`` (already scaled by pace); return whether anything changed."""
        if not self.busy:
            return False
        self._tapped = False
        while seconds > 0 and (self.act is not None or self._begin_next()):
            rest = self._duration - self._time
            self._time += min(rest, seconds)
            self._hear()
            seconds -= rest
            if seconds >= 0:
                self._end()
        return True

    def skip(self, everything: bool = False) -> None:
        """Finish everything up to an act that may not begin yet; with ``everything``, finish all of it."""
        if everything:
            may_begin, self.may_begin = self.may_begin, lambda act: True
            self.skip()
            self.may_begin = may_begin
            return
        if self.act is not None:
            self._end()
        while self._begin_next(quiet=True):
            self._end(quiet=True)

    def draw(self, surface: Surface) -> None:
        """Draw the flying things."""
        for thing in self.flying:
            thing.draw(surface, self._time)

    def _begin_next(self, quiet: bool = False) -> bool:
        """Begin the next act, applying any views queued before it. Return False if none may begin."""
        self._settle()
        if not self._acts:
            return False
        act = self._acts[0]
        assert isinstance(act, Act)
        if not self.may_begin(act) or (not quiet and self.aim(act)):
            return False
        self.version += 1
        self._acts.popleft()
        self.act, self._time = act, 0.0
        for told in act.told:
            self._tell(told)
        self.flying = []
        at = None
        if not quiet and not self.still:
            stage = self._stage()
            flights = [*act.build(stage, act.events)] if act.build else []
            self.flying = [*flights, *away_flights(stage)]
            self._across = stage.layout.size[0]
            self._cues = _heard(act, flights)
            at = _place(act, stage, flights)
        for event in act.events:
            self.shown.leave(event)
            if act.early:
                self.shown.arrive(event)
        self._duration = max(act.hold, *(thing.duration for thing in self.flying), 0.0)
        if not quiet and act.sound and (self.flying or act.hold):
            self._sound(act.sound, self._pan(at))
        return True

    def _hear(self) -> None:
        """Play the sounds due by now."""
        while self._cues and self._cues[0].time <= self._time:
            self._play(self._cues.pop(0))

    def _play(self, cue: Cue) -> None:
        self._sound(cue.sound, self._pan(cue.x))

    def _pan(self, x: float | None) -> float:
        """Return an x position in the window as a position from -1 (left) to 1 (right)."""
        return 0.0 if x is None else 2 * x / self._across - 1

    def _hear_end(self, act: Act) -> None:
        """Play the end of a skipped act; if nothing flies, its landing sound once per step."""
        if self._cues:
            self._play(self._cues[-1])
        elif self.still and act.landing and not self._tapped:
            self._tapped = True
            self._sound(act.landing, 0.0)

    def _end(self, quiet: bool = False) -> None:
        act = self.act
        assert act is not None
        self.version += 1
        if not act.early:
            for event in act.events:
                self.shown.arrive(event)
        for told in act.told:
            self._landed(told)
        if not quiet:
            self._hear_end(act)
        self.act, self.flying, self._cues = None, [], []
        self._settle()

    def _settle(self) -> None:
        """Display the views at the head of the queue."""
        while self._acts and isinstance(view := self._acts[0], View):
            self._acts.popleft()
            self.shown.become(view)
            self.version += 1


def _place(act: Act, stage: Stage, flights: Sequence[Flying]) -> float | None:
    """Return the x position at which an act begins, or None if it is everywhere."""
    if flights:
        return flights[0].points[0][0]
    if act.effect == "strike":
        return stage.pile(act.about)[0]
    return stage.cathedral()[0] if act.effect == "glow" else None


def _heard(act: Act, flights: Sequence[Flying]) -> list[Cue]:
    """Return the sounds during an act, in order."""
    cues = [cue for thing in flights for cue in thing.cues]
    if act.landing:
        cues += [Cue(time, act.landing, x) for thing in flights for time, (x, _) in thing.touches]
    return sorted(cues)
