"""The animator plays the acts of events while the displayed board follows.

An act may begin before the one before it has ended, as far as that one allows. All of it can be slowed down,
sped up, skipped with one press, or turned off. In every case the table finally shows exactly the view that
belongs to the last event.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Surface

from engine import View
from engine.events import Event
from game.match.board import DisplayedBoard
from game.table.city.spotlight import Led
from game.table.motion.acts import Act, acts_for
from game.table.motion.card_flights import away_flights
from game.table.motion.flight import Cue
from game.table.motion.flights import Flying
from game.table.motion.leading import led_by
from game.table.motion.stage import Stage

_FADE = 0.06
"""The seconds in which all else is dimmed, and is no longer, where the eye is led somewhere."""

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.4, "instant": 1000.0}
"""The time factor of animations for each pace."""


@dataclass
class Showing:
    """An act that is being shown."""

    act: Act
    flying: Sequence[Flying] = ()
    cues: list[Cue] = field(default_factory=list)
    duration: float = 0.0
    time: float = 0.0
    led: Led | None = None
    """What the eye is led to meanwhile."""
    goes_on: bool = False
    """Whether it was led somewhere before, so that all else is dimmed already."""

    @property
    def progress(self) -> float:
        """How much of the act has been shown, 0 to 1."""
        return min(1.0, self.time / self.duration) if self.duration else 1.0

    @property
    def _lead(self) -> float:
        """The seconds after which the next act may begin."""
        return min(self.act.lead * self.duration, self.act.latest)

    @property
    def lead_is_over(self) -> bool:
        """Whether the next act may begin."""
        return self.time >= self._lead

    @property
    def next_mark(self) -> float:
        """Seconds until the act ends or, if that is earlier, until the next one may begin."""
        lead = self._lead - self.time
        return lead if lead > 0 else max(0.0, self.duration - self.time)


class Animator:
    """Shows events on a stage."""

    def __init__(
        self,
        shown: DisplayedBoard,
        stage: Callable[[], Stage],
        *,
        sound: Callable[[str, float], object] = lambda name, pan: None,
        tell: Callable[[Event], None],
        landed: Callable[[Event], None],
        aim: Callable[[Act], bool] = lambda act: False,
        may_begin: Callable[[Act], bool] = lambda act: True,
        may_be_seen: Callable[[], bool] = lambda: True,
        still: Callable[[], bool],
    ) -> None:
        """Create an animator; ``stage`` returns the current stage.

        ``sound`` is called with the name of a sound and its position, -1 (left) to 1 (right). ``tell`` is
        called with every event when its display begins, ``landed`` when it ends. ``aim`` points the camera at
        an act; the act waits as long as it returns True. ``may_begin`` says whether an act may begin now;
        while it may not, everything waits, even when skipping. ``may_be_seen`` says the same of the view
        after a move that needs no act. ``still`` says whether motion is reduced.
        """
        self.shown = shown
        self._stage = stage
        self._sound, self._tell, self._landed = sound, tell, landed
        self._aim, self._may_begin, self._may_be_seen = aim, may_begin, may_be_seen
        self._still = still
        self._across = 1.0
        self._tapped = False
        self._acts: deque[Act | View] = deque()
        self._begun = False
        """Whether an act has begun since a view was last displayed."""
        self.showing: list[Showing] = []
        """The acts being shown, in the order in which they began."""
        self._led: Led | None = None
        """What the act that began last leads to."""
        self.version = 0
        """Increases whenever the displayed board has changed, not merely what flies."""

    @property
    def still(self) -> bool:
        """Whether nothing flies, as motion is reduced; events are still shown one after the other."""
        return self._still()

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self.showing or self._acts)

    @property
    def nearly_done(self) -> bool:
        """Whether nothing more is to begin and another move may be shown along with what still flies."""
        if any(isinstance(act, Act) for act in self._acts):
            return False
        return all(showing.lead_is_over for showing in self.showing)

    @property
    def ceremony(self) -> bool:
        """Whether a part of the plague or of the end of a period is shown: nobody is to move then."""
        return any(showing.act.ceremony for showing in self.showing)

    @property
    def act(self) -> Act | None:
        """The act being shown; of several, the one that began last."""
        return self.showing[-1].act if self.showing else None

    @property
    def progress(self) -> float:
        """The progress of :attr:`act`, 0 to 1."""
        return self.showing[-1].progress if self.showing else 1.0

    @property
    def led(self) -> Led | None:
        """What the eye is led to, if anything."""
        return self.showing[-1].led if self.showing else None

    @property
    def dimmed(self) -> float:
        """How far all else is dimmed then, 0 to 1."""
        if self.led is None:
            return 0.0
        last, come, gone = self.showing[-1], 1.0, 1.0
        if not last.goes_on:
            come = last.time / _FADE
        if not any(isinstance(act, Act) for act in self._acts):
            gone = max(showing.duration - showing.time for showing in self.showing) / _FADE
        return min(1.0, come, gone)

    @property
    def coming(self) -> list[View]:
        """The views that are still to be displayed, the next one first."""
        return [act for act in self._acts if isinstance(act, View)]

    @property
    def flying(self) -> Sequence[Flying]:
        """The things currently flying."""
        return [thing for showing in self.showing for thing in showing.flying]

    def show(self, events: Sequence[Event], then: View) -> None:
        """Show ``events``; after the last of them the table shows ``then``."""
        waiting = self._acts[0] if self.showing and len(self._acts) == 1 else None
        if isinstance(waiting, View):
            # What still flies lands by itself, so that the next act needn't wait for it.
            self._acts.clear()
            self._begun = False
            self.shown.follow(waiting)
        self._acts.extend(acts_for(events, self.shown.phase == "plague"))
        self._acts.append(then)

    def step(self, seconds: float) -> bool:
        """Advance by ``seconds`` (already scaled by pace); return whether anything changed."""
        if not self.busy:
            return False
        self._tapped = False
        while seconds > 0:
            while self._begin_next():
                pass
            if not self.showing:
                break
            part = min(seconds, *(showing.next_mark for showing in self.showing))
            for showing in self.showing:
                showing.time += part
                self._hear(showing)
            seconds -= part
            for showing in [one for one in self.showing if one.time >= one.duration]:
                self._end(showing)
        return True

    def skip(self, everything: bool = False) -> None:
        """Finish everything up to an act that may not begin yet; with ``everything``, finish all of it."""
        if everything:
            may_begin, may_be_seen = self._may_begin, self._may_be_seen
            self._may_begin, self._may_be_seen = (lambda act: True), (lambda: True)
            self.skip()
            self._may_begin, self._may_be_seen = may_begin, may_be_seen
            return
        while self.showing:
            self._end(self.showing[0], quiet=len(self.showing) > 1)
        while self._begin_next(quiet=True):
            self._end(self.showing[-1], quiet=True)

    def draw(self, surface: Surface) -> None:
        """Draw the flying things."""
        for showing in self.showing:
            for thing in showing.flying:
                thing.draw(surface, showing.time)

    def _may_overlap(self, act: Act) -> bool:
        """Return whether an act may begin while those before it are still being shown."""
        over = self.showing[-1].lead_is_over
        return over and not any(act.touches_same(showing.act) for showing in self.showing)

    def _begin_next(self, quiet: bool = False) -> bool:
        """Begin the next act, applying any views queued before it. Return False if none may begin."""
        if not self.showing:
            self._show_views()
        act = self._acts[0] if self._acts else None
        if not isinstance(act, Act) or (self.showing and not self._may_overlap(act)):
            return False
        if not self._may_begin(act) or (not quiet and self._aim(act)):
            return False
        self.version += 1
        self._acts.popleft()
        showing = Showing(act)
        self.showing.append(showing)
        self._begun = True
        moves = not quiet and not self.still
        stage = self._stage()
        left = stage.lying.leaving
        for told in act.engine_events:
            self._tell(told)
        at = None
        if moves:
            flights = [*act.build(stage, act.events)] if act.build else []
            away = [] if stage.lying.leaving is left else [*away_flights(stage)]
            showing.flying = [*flights, *away]
            showing.goes_on = self._led is not None
            showing.led = self._led = self._led_by(act, stage)
            self._across = stage.layout.size[0]
            showing.cues = _heard(act, flights)
            at = _place(act, stage, flights)
        for event in act.events:
            self.shown.leave(event)
            if act.early:
                self.shown.arrive(event)
        showing.duration = max(act.hold, *(thing.duration for thing in showing.flying), 0.0)
        if not quiet and act.sound and (showing.flying or act.hold):
            self._sound(act.sound, self._pan(at))
        return True

    def _led_by(self, act: Act, stage: Stage) -> Led | None:
        """Return what an act leads to: what follows from it on trays leaves the eye there."""
        led = led_by(stage, act.events)
        follows = self._led is not None and set(act.seats) == {self._led.seat} and not act.ceremony
        return led or (self._led if follows else None)

    def _hear(self, showing: Showing) -> None:
        """Play the sounds due by now."""
        while showing.cues and showing.cues[0].time <= showing.time:
            self._play(showing.cues.pop(0))

    def _play(self, cue: Cue) -> None:
        self._sound(cue.sound, self._pan(cue.x))

    def _pan(self, x: float | None) -> float:
        """Return an x position in the window as a position from -1 (left) to 1 (right)."""
        return 0.0 if x is None else 2 * x / self._across - 1

    def _hear_end(self, showing: Showing) -> None:
        """Play the end of a skipped act; if nothing flies, its landing sound once per step."""
        if showing.cues:
            self._play(showing.cues[-1])
        elif self.still and showing.act.landing and not self._tapped:
            self._tapped = True
            self._sound(showing.act.landing, 0.0)

    def _end(self, showing: Showing, quiet: bool = False) -> None:
        act = showing.act
        self.version += 1
        if not act.early:
            for event in act.events:
                self.shown.arrive(event)
        for told in act.engine_events:
            self._landed(told)
        if not quiet:
            self._hear_end(showing)
        self.showing.remove(showing)
        if not self.showing:
            self._show_views()
        if not self.busy:
            self._led = None

    def _show_views(self) -> None:
        """Display the views at the head of the queue."""
        while self._acts and isinstance(view := self._acts[0], View):
            if not self._begun and not self._may_be_seen():
                return
            self._acts.popleft()
            self._begun = False
            self.shown.become(view)
            self.version += 1


def _place(act: Act, stage: Stage, flights: Sequence[Flying]) -> float | None:
    """Return the x position at which an act begins, or None if it is everywhere."""
    if flights:
        return flights[0].points[0][0]
    if act.effect == "strike":
        return stage.pile(act.about.split()[0])[0]
    return stage.cathedral()[0] if act.effect == "glow" else None


def _heard(act: Act, flights: Sequence[Flying]) -> list[Cue]:
    """Return the sounds during an act, in order."""
    cues = [cue for thing in flights for cue in thing.cues]
    if act.landing:
        cues += [Cue(time, act.landing, x) for thing in flights for time, (x, _) in thing.touches]
    return sorted(cues)
