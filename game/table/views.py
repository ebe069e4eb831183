"""The views of a table: where each one lies, which one is focused, and gliding between them."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from game.table.city.base import release
from game.table.city.painter import CUTOUTS
from game.table.hud.layout import Layout
from game.table.map.camera import LEAN, Camera, Glide, leaning, with_headroom
from game.table.map.zoom import zoom_of
from game.table.pointing import Pointing
from game.ui.easing import ease

GLIDE = 0.55
"""How long the camera takes between two views at normal pace, in seconds."""

_AWAITED = 360  # steps for which a glide waits for its pictures at most
_CAPTION, _FAN = 28, 8  # what a whole city leaves to the caption, and how far it reaches into the hand's box
_ARCH = 40  # how much higher than tucked away cards can stand beneath a whole city at least, in units
_BESIDE = 6  # how far the whole city reaches into the gaps beside trays and persons, in units
_GAIN = 1.15  # how much larger than in the whole city, with names, a borough must be seen to be enlarged
_AS_LARGE = 0.85  # the share of its size in which a borough is seen at least above the raised hand
_SMALL = 1920 * 1200  # window pixels up to which pictures of all boroughs can be cached


class Views(Pointing):
    """The things of a table as its camera sees them; a tabletop has views."""

    size: tuple[int, int]
    """The window's size."""
    text_scale: float
    """How much the player's texts are enlarged."""
    _people: tuple[str, ...]
    """The seats of people."""
    _wide_layout: Layout
    """The layout of a table whose city is seen as a whole."""

    def __init__(self) -> None:
        """Begin with the whole city; all that is declared here and below has been laid out."""
        self.focus, self.whole = None, True
        self.hand_up = False
        """Whether the hand is raised, leaving less room for the city."""
        self.camera = self.wide_view
        self._glide: Glide | None = None
        self._gliding = self._risen = self._neared = self._stood = 0.0
        self._ready, self._awaited = True, 0
        """Whether the pictures of the glide are made, and for how many steps it has waited for them."""
        self.nearness = 0.0
        self._looks: dict[tuple[str, ...], tuple[Camera, ...]] = {}
        """The views to bake ahead, by the people at the screen."""

    def look_at(self, borough: str | None, hand_up: bool = False, at_once: bool = False) -> None:
        """Point the camera at a borough, or (``None``) at the whole city, with the hand raised or tucked."""
        if borough == self.focus and hand_up == self.hand_up and not at_once:
            return
        before = self.focus
        self.focus, self.hand_up = borough, hand_up
        self.whole = borough is None or (self._fits(borough) if hand_up else not self._gains(borough))
        goal = self._camera(borough, hand_up)
        self._risen, self._neared, self._stood = self.hand.rise, self.nearness, self.hand.stands
        if at_once or goal == self.camera:
            self.camera, self._glide = goal, None
        else:
            self._ready, self._awaited = False, 0
            self._glide, self._gliding = self._glide_to(goal, before, borough), 0.0
        self._raise_hand()

    def spares_hand(self, borough: str) -> bool:
        """Whether a ``borough`` is seen about as large above the raised hand as above the tucked one."""
        if not self.hand.cards or self._fits(borough):
            return False
        raised, tucked = (self._camera(borough, hand_up) for hand_up in (True, False))
        return raised.scale >= _AS_LARGE * tucked.scale

    def suffices(self, borough: str) -> bool:
        """Whether what is asked in a ``borough`` can be seen in the whole city: there is but one person."""
        return self.whole_is_near and self._people == (borough,)

    def _glide_to(self, goal: Camera, before: str | None, borough: str | None) -> Glide:
        """Return the glide from here to ``goal``, from the borough ``before`` (None: the city) to another.

        A borough is seen upright from near, but in its place of the ring from far: the two pictures of it are
        kept together.
        """
        start = self.camera
        held = borough or before
        if held is None or (borough and before):
            return Glide(start, goal, GLIDE)
        here = self.plan.borough_box(held)
        there = self.painter.plan_for(goal).borough_box(held)
        twins = start.matched(here, there, goal.bottom), goal.matched(there, here, start.bottom)
        return Glide(start, goal, GLIDE, twins)

    @property
    def wide_view(self) -> Camera:
        """The camera that sees the whole city."""
        return self._camera(None, False)

    def prepare(self, seconds: float, people: Iterable[str] = ()) -> bool:
        """Use an idle moment of ``seconds`` to bake the views that are likely to be looked at next.

        ``people``: the seats of those who look at this screen; whoever has a phone looks there. The whole
        city comes first, and alone if there are none. Returns whether all of it is done.
        """
        seats = tuple(people)
        if seats not in self._looks:
            self._looks[seats] = self._looks_ahead(seats)
        done = all(
            self.painter.prepare(camera, self.size, seconds, glides=bool(seats) and number < CUTOUTS)
            for number, camera in enumerate(self._looks[seats])
        )
        if done:
            release()
        return done

    def _looks_ahead(self, people: tuple[str, ...]) -> tuple[Camera, ...]:
        """Return the views that people at this screen are likely to look at next."""
        # Spectators enlarge one borough at most, and very large windows don't have memory for all of them.
        all_fit = bool(people) and self.size[0] * self.size[1] <= _SMALL
        others = [(seat, False) for seat in self.shown.ring if all_fit and seat not in people]
        looks = ((None, False), *((seat, up) for seat in people for up in (True, False)), *others)
        return tuple(self._camera(borough, hand_up) for borough, hand_up in looks)

    @property
    def gliding(self) -> bool:
        """Whether the camera is moving."""
        return self._glide is not None

    @property
    def waits(self) -> bool:
        """Whether a glide hasn't begun yet, as its pictures are being made."""
        return self._glide is not None and not self._ready

    @property
    def goal(self) -> Camera:
        """The camera at the end of its glide; the camera itself if it is at rest."""
        return self._glide.goal if self._glide is not None else self.camera

    def get_ready(self, buttons: Iterable[Rect]) -> None:
        """Make a part of the pictures of a glide that hasn't begun yet; ``buttons`` as when drawing."""
        if self._glide is not None and not self._ready:
            ends, running = (self._glide.start, self._glide.goal), self.shown.running
            covered = boxes_of(buttons)
            self._ready = self.painter.begin_glide(*ends, self.size, self.shown, running, covered)

    def step(self, seconds: float, awaits: bool = False) -> bool:
        """Advance the camera's glide; return whether it has moved.

        ``awaits``: it begins when its pictures are ready, for which :meth:`get_ready` is called in each
        frame; if that isn't so, it begins all the same.
        """
        if self._glide is None:
            return False
        if awaits and not self._ready and self._awaited < _AWAITED:
            self._awaited += 1
            return False
        self._ready = True
        self._gliding += seconds
        self.camera = self._glide.at(self._gliding)
        if self._gliding >= self._glide.duration:
            self._glide = None
        self._raise_hand()
        return True

    def _raise_hand(self) -> None:
        """Raise or lower the hand along with the camera's glide, and move what lies beside it."""
        self.hand.rise = float(self.hand_up) - float(self.hand.aside)
        self.nearness = float(not self.whole)
        stands: float = self._stands
        if self._glide is not None:
            ahead = 1 - ease(self._gliding / self._glide.duration)
            self.hand.rise += (self._risen - self.hand.rise) * ahead
            self.nearness += (self._neared - self.nearness) * ahead
            stands += (self._stood - stands) * ahead
        self.hand.stands, self.hand.near = round(stands), self.nearness

    @property
    def _stands(self) -> int:
        """How much higher than tucked away the hand stands beneath what is looked at."""
        if self.focus is None or self.whole or self.lying.foot:
            return self._spare
        left, top, _, height = self.ring_plan.turned(self.focus).borough_box(self.focus)
        return self.layout.stands(self.goal.to_screen((left, top + height))[1])

    @property
    def hand_top(self) -> int:
        """The upper edge of the room that the hand takes, raised or tucked away."""
        return self.layout.hand.top if self.hand_up else self.layout.tucked.top - self._stands

    def _camera(self, borough: str | None, hand_up: bool) -> Camera:
        if borough is None:
            viewport = self._wide_room
            viewport.height -= self._slack
            return Camera(viewport, self.ring_plan.box)
        if hand_up and self._fits(borough):
            return self.fitted(borough)
        if not hand_up and not self._gains(borough):
            return self._turned(borough)
        return self._enlarging(borough, hand_up)

    def _turned(self, borough: str) -> Camera:
        """Return the camera that sees the whole city from a borough."""
        if borough == self.ring_plan.bottom:
            return self.wide_view
        return Camera(self.wide_view.viewport, self.ring_plan.turned(borough).box, borough)

    def _gains(self, borough: str) -> bool:
        """Whether a borough is seen much larger above the tucked hand than in the whole city with names."""
        return not self.whole_is_near or (
            self._enlarging(borough, hand_up=False).scale >= _GAIN * self.wide_view.scale
        )

    def _enlarging(self, borough: str, hand_up: bool) -> Camera:
        """Return the camera that sees a borough as large as can be."""
        foot = self.lying.foot
        plan = self.ring_plan.turned(borough)
        box = plan.borough_box(borough)
        room = self._wide_layout if self.small_map is None else self.layout
        viewport = room.city_for(hand_up, not hand_up, box[2] / box[3])
        if foot:
            viewport.height += self._floor - self.layout.city_foot
            viewport.height -= max(0, viewport.bottom + foot - self._floor)
        headroom = max(0, viewport.top - self.layout.beneath_prompt.top)
        # Large names need a large borough.
        above = plan.cathedral_before(borough, whole_window=self.text_scale == 1)
        box = with_headroom(viewport, box, above, headroom)
        share = LEAN if hand_up else 1.0  # raised cards need some air
        return Camera(viewport, leaning(viewport, box, plan.box, share), borough)

    @property
    def _wide_room(self) -> Rect:
        """The room of the whole city above a tucked hand."""
        layout = self._wide_layout
        viewport = layout.whole_room if self._asks else layout.city_for(hand_up=False, with_buttons=False)
        if len(self.ring_plan.ring) == 3:  # the broadest city: other names need the room
            viewport.inflate_ip(2 * self.layout.px(_BESIDE), 0)
        if not self._asks:
            viewport.height += self._floor - self.layout.city_foot - self.lying.foot
        return viewport

    @property
    def _spare(self) -> int:
        """How much higher a tucked hand stands beneath the whole city."""
        # A little would only take the room of the lowest player's name.
        return self._slack if self._slack >= self.layout.px(_ARCH) else 0

    @property
    def _slack(self) -> int:
        """How much of the whole city's room may be left to the hand without making the city smaller."""
        if not self.lying.at_hand:
            return 0
        room, box = self._wide_room, self.ring_plan.box
        left, top = Camera(room, box).to_screen(box[:2])
        spare = round(2 * ((top - room.top) - (left - room.left)))
        return max(0, min(self.layout.whole_stands(near=0.0), spare))

    def _fits(self, borough: str) -> bool:
        """Whether the whole city can be seen above a raised hand, with room for a borough's names."""
        if not self.whole_is_near:
            return False
        return self.painter.zoom(self.fitted(borough)).close

    def fitted(self, borough: str) -> Camera:
        """Return the camera that sees the whole city between prompt and raised hand."""
        viewport, layout = Rect(self.wide_view.viewport), self.layout
        viewport.top = layout.prompt.bottom + layout.px(_CAPTION)
        viewport.height = layout.hand.top + layout.px(_FAN) - viewport.top
        return Camera(viewport, self.ring_plan.turned(borough).box, borough)

    @property
    def whole_views(self) -> list[Camera]:
        """The cameras that see the whole city: from far, and above the raised hand of each person."""
        return [self.wide_view, *(self.fitted(seat) for seat in self._people if self._fits(seat))]

    @property
    def whole_is_near(self) -> bool:
        """Whether the whole city is seen so large that areas carry names: without the hand it is kept."""
        return self.text_scale == 1 and zoom_of(self.wide_view, self.ring_plan, self.painter.u, 1.0).close

    @property
    def _asks(self) -> bool:
        """Whether somebody may be asked something here, so that buttons need room."""
        return bool(self._people) and not self.lying.foot

    @property
    def _floor(self) -> int:
        """How far down the city, and what lies below it, may reach while no hand is raised."""
        if self.lying.held:
            return self.layout.tucked.top
        return self.layout.safe.bottom if self.lying.foot else self.size[1] - self.layout.px(12)


def boxes_of(places: Iterable[Rect]) -> tuple[tuple[int, int, int, int], ...]:
    """Return rectangles as the painter takes them: left, top, width, height."""
    return tuple((box.x, box.y, box.w, box.h) for box in places)
