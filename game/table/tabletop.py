"""The tabletop: everything in the window, laid out for its size and drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial

from pygame import Rect, Surface

from engine import Move
from engine import events as e
from engine.events import Event
from engine.names import back_of
from game.decisions.gestures import CACHE, COINS, PLATE, Thing
from game.decisions.targets import (
    AREA,
    CARD,
    CATHEDRAL,
    FRIEND,
    MARKET,
    PERSON,
    Target,
    pictures_of,
)
from game.match.board import DOWN, UP, DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city import banners, near_frame, plague
from game.table.city.banners import Banner
from game.table.city.daylight import evening
from game.table.city.lighting import Lighting
from game.table.city.minimap import CornerMap
from game.table.city.painter import CityPainter
from game.table.hud import evening_light
from game.table.hud.display import STACKS, Persons
from game.table.hud.hand import Hand
from game.table.hud.layout import Layout
from game.table.hud.moods import Moods
from game.table.hud.prompt import TWO_ROWS, Button, banner, caption, row
from game.table.hud.round_label import round_label
from game.table.hud.trays import Trays
from game.table.map.camera import Camera
from game.table.map.plan import city_plan
from game.table.motion.stage import Lying
from game.table.pointing import HISTORY, MENU, ROUND, SUMMARY
from game.table.views import Views, boxes_of
from game.ui import button_face, surfaces
from game.ui.aside import at_once
from game.ui.button_face import Face
from game.ui.materials import HOVERED, NORMAL, WOOD
from game.ui.palette import LEGAL, PLAYER, RGB

_FADED = 0.4  # how near the camera has come to a borough when the players' names have faded

_CAPTION_SHARES = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.0, 1.0)
"""Where in its room a caption is tried, from the middle outwards."""
_ABOVE_HINTS, _BESIDE_HAND = 5, 6  # what a name leaves free above key hints and beside a hand, in units
_RATS = 0.56, 0.0, 0.44, 0.2  # left, top, width and height of a person's rats, in those of the card

_ON_SHOW = (e.CardPlayed, e.CardDiscarded, e.ThirdShown)
_IN_CITY = e.CubePlaced, e.FriendMoved, e.PiecesMoved, e.CarriageDriven, e.MessageCollected, e.SectorActivated
"""What happens in the city: nobody stands out beside it then."""
_CITY_THINGS = (AREA, MARKET, CATHEDRAL, FRIEND)


class Tabletop(Views):
    """A game's table in a window; rebuilt when the size, the text size or the players change."""

    def __init__(
        self,
        seats: Sequence[Seat],
        decor_seed: int,
        shown: DisplayedBoard,
        size: tuple[int, int],
        settings: Settings,
        foot: int = 0,
        held: bool = True,
    ) -> None:
        """``seats`` tells who plays; ``decor_seed`` seeds the irregularities of handmade things.

        ``foot`` is the number of pixels above the tucked hand that the city leaves free; unless it is 0,
        there is no small map. ``held``: whether anybody's hand lies along the lower edge; otherwise the city
        has its room.
        """
        self.shown, self.size = shown, size
        self._names = {seat.colour: seat.name for seat in seats}
        self._people = tuple(seat.colour for seat in seats if seat.human)
        self.text_scale = settings.text_scale
        self.layout, self._wide_layout = self._lay_out(close=True), self._lay_out(close=False)
        bottom = self._people[0] if self._people else shown.ring[0]
        self.ring_plan = city_plan(shown.ring, bottom)
        clear, frame = self.layout.beneath_prompt, self.layout.near_frame
        above = Rect(self.layout.prompt)  # the frame's edge cuts pieces as the prompt does
        above.height = frame.top + near_frame.edge_width(self.layout.u) - above.top
        self.painter = CityPainter(
            self.ring_plan,
            decor_seed,
            self.layout.u,
            settings.text_scale,
            clear,
            above,
            frame,
        )
        self.lighting = Lighting(self.painter)
        bots = [seat.colour for seat in seats if not seat.human]
        self.trays = Trays(self.layout, shown.seats, self._names, bots)
        self.persons = Persons(self.layout)
        corner = CornerMap(self.layout.small_map, self.layout.u, self.painter)
        self.small_map = None if foot else corner
        self.hand = Hand(self.layout, shown.options.hotel_double_at)
        self.lying = Lying(foot, held)
        self._banners: dict[Camera, tuple[Banner, ...]] = {}
        self._captioned: tuple[object, Rect] = (None, Rect(0, 0, 0, 0))
        """What was told in the last caption and seen below it, and where it stood."""
        self._sends_away: Event | None = None
        """The event with which the card on show leaves for its tray."""
        self._moods = Moods()
        self._coming_light: tuple[object, Iterator[None]] = None, iter(())
        """What is made of the light at the end of a glide, and for what."""
        super().__init__()

    def _lay_out(self, close: bool) -> Layout:
        return Layout(self.size, self.text_scale, len(self.shown.seats), close)

    @property
    def night(self) -> tuple[Rect, plague.Lanterns]:
        """Where the plague's night falls, and what lanterns light in it.

        That is what is read: the prompt, the rats of the persons, and each player's rat.
        """
        layout, seats = self.layout, self.shown.seats
        lit = boxes_of((layout.prompt, layout.rats, *map(_rats_on, layout.persons)))
        rats = boxes_of(self.trays.rect_of(seat, "rat") for seat in seats)
        return Rect((0, 0), self.size), plague.Lanterns(lit, rats)

    def fall_dark(self, surface: Surface, camera: Camera, strength: float = 1.0) -> None:
        """Let the plague's night fall, 0 to 1 strong."""
        room, lanterns = self.night
        self.lighting.darken(surface, camera, room, strength, lanterns)

    def warming_night(self, camera: Camera) -> Iterator[None]:
        """Prepare the plague's night in steps."""
        return self.lighting.darkening(camera, *self.night)

    def warming_small_map(self) -> Iterator[None]:
        """Prepare the small map, if a person sits here, yielding after each step."""
        if self.small_map is not None and self._people:
            yield from self.small_map.warming(self.shown)

    def put_off_small_map(self) -> None:
        """Draw the small map without the city the next time, unless it has been prepared by then."""
        if self.small_map is not None and self._people:
            self.small_map.put_off()

    # The hand and the card on show

    def lay_hand(self, seat: str | None) -> None:
        """Lay a seat's hand along the lower edge, as currently displayed."""
        self.lying.hand_of = seat
        player = self.shown.players[seat] if seat else None
        cards: tuple[str, ...] = ()
        if player is not None:
            cards = player.draft if self.shown.phase == "draft" and not player.hand else player.hand
        kept = player.kept if player else ()
        if self.shown.hand_lies != UP:
            cards = tuple(map(back_of, cards)) if self.shown.hand_lies == DOWN else ()
        if (self.hand.cards, self.hand.kept, self.hand.raised) != (cards, kept, self.hand_up):
            self.hand.show(cards, kept, self.hand_up)
            self._raise_hand()

    def tell(self, event: Event) -> None:
        """Begin to show an event; the card on show may have to leave, and who was hired comes to rest."""
        if isinstance(event, e.PersonHired):
            self.lying.hired, self.lying.steps_out = (event.seat, event.person), True
        elif self.lying.hired and not _follows_hire(event, self.lying.hired[0]):
            self.lying.hired = None
        elif isinstance(event, _IN_CITY):
            self.lying.steps_out = False
        if isinstance(event, (*_ON_SHOW, e.RoundBegan, e.PersonHired, e.PersonsLeft, e.HandDrawn)) and (
            self.lying.on_show
        ):
            self.lying.on_show, self.lying.leaving = None, self.lying.on_show
            self._sends_away = event

    def landed(self, event: Event) -> None:
        """Finish showing an event; a played card is now on show, and one that left lies on its tray."""
        self._moods.hear(event)
        if event is self._sends_away:
            self.lying.leaving = self._sends_away = None
        if isinstance(event, e.RoundBegan):
            self.lying.ringing = False
        if isinstance(event, _ON_SHOW):
            self.lying.on_show = event.seat, event.card

    def map_stale(self) -> None:
        """Redraw the small map next time, as the board has changed."""
        if self.small_map is not None:
            self.small_map.stale()

    @property
    def room_of_effects(self) -> Rect:
        """The part of the window in which effects are drawn."""
        return self.camera.viewport.inflate(self.layout.px(40), self.layout.px(40))

    @property
    def button_row(self) -> Rect:
        """Where buttons lie: below the city, or at the top if the raised hand lies there."""
        if self.hand_up or self.lying.foot:
            return self.layout.buttons
        return self.layout.lowest_buttons if self.focus is None else self.layout.low_buttons

    def make_way(self, buttons: bool) -> None:
        """Move the tucked hand out of sight while ``buttons`` lie in its place, or back."""
        aside = buttons and not self.hand_up and not self.lying.foot
        if aside != self.hand.aside:
            self.hand.aside = aside
            self._raise_hand()

    # Drawing

    def draw_table(
        self,
        surface: Surface,
        lit: Sequence[Thing],
        hovered: Thing | None,
        buttons: Iterable[Rect] = (),
        goal: tuple[Thing, str] | None = None,
        named: bool = True,
    ) -> None:
        """Draw the city and what surrounds it; ``buttons`` lie above it.

        ``goal`` is where a piece goes to that is taken from what is ``lit``, and whose piece that is.
        Unless ``named``, players' names don't stand at their boroughs.
        """
        self.painter.draw(surface, self.shown, self.camera, self.shown.running, boxes_of(buttons))
        in_city = [thing for thing in lit if thing[0] in _CITY_THINGS]
        bright = [*in_city, goal[0]] if goal else in_city
        if in_city and not self.gliding:
            self.lighting.dim(surface, self.shown, self.camera, bright)
        lights = [(goal[0], False, PLAYER[goal[1]])] if goal else []
        lights += [(thing, thing == hovered, LEGAL) for thing in in_city]
        if self.camera.way is not None:
            self._light_ahead(lights, bright)
        for thing, focused, tint in lights:
            if self.camera.way is None:
                self.lighting.glow(surface, self.shown, self.camera, thing, focused=focused, tint=tint)
            else:
                self.lighting.line(surface, self.shown, self.camera, thing, focused, tint)
        if bright:
            self.lighting.redraw_pieces(surface, self.shown, self.camera, bright)
        if goal and not self.gliding:
            self.painter.write_over(surface, self.camera, [goal[0]])
        if named:
            self._draw_banners(surface)
        if near := self.painter.nearness(self.camera):
            low = max(self.layout.trays[-1].bottom, self.layout.rats.bottom)
            near_frame.draw(surface, self.layout.near_frame, self.layout.u, low, near)
        if self.nearness and self.small_map is not None:
            self.small_map.draw(surface, self.shown, self.nearness)

    def _light_ahead(self, lights: Sequence[tuple[Thing, bool, RGB]], bright: Sequence[Thing]) -> None:
        """Make one of the lights that are seen when the camera has reached its goal."""
        key = self.goal, *lights, *bright
        if self._coming_light[0] != key:
            steps = self.lighting.preparing(self.shown, self.goal, lights, bright, self.size)
            self._coming_light = key, steps
        next(self._coming_light[1], None)

    @property
    def small_map_fades(self) -> bool:
        """Whether the small map is still to be seen although the camera goes back to the whole city."""
        return self.whole and self.nearness > 0 and self.small_map is not None

    def _draw_banners(self, surface: Surface) -> None:
        """Draw the players' names; between two views of the whole city they go and come."""
        camera, strength = self._whole_view, 1 - self.nearness / _FADED
        if self._glide is not None and not self.nearness:
            share = self._gliding / self._glide.duration
            camera = self._glide.start if share < 1 / 2 else self._glide.goal
            strength = abs(2 * share - 1) if camera.way is None else 0.0
        if strength > 0:
            banners.draw(surface, self.banners_of(camera), strength)

    @property
    def _whole_view(self) -> Camera:
        """The view of the whole city that is looked at, or is left or reached."""
        if self.whole:
            return self.goal
        start = self._glide.start if self._glide is not None else self.camera
        return start if start in self._banners else self.wide_view

    @property
    def banners(self) -> tuple[Banner, ...]:
        """The players' names at their boroughs, where the whole city is seen."""
        return self.banners_of(self._whole_view)

    def banners_of(self, camera: Camera) -> tuple[Banner, ...]:
        """Return the players' names at their boroughs as a camera sees them that sees the whole city."""
        if camera not in self._banners:
            self._banners[camera] = self._placed_banners(camera)
        return self._banners[camera]

    def _placed_banners(self, camera: Camera) -> tuple[Banner, ...]:
        layout, raised = self.layout, camera.viewport != self.wide_view.viewport
        clear = layout.beneath_prompt.clip(layout.safe)
        top = layout.caption.bottom if raised else camera.viewport.top
        clear.top, clear.height = top, clear.bottom - top
        tucked = layout.tucked.inflate(2 * layout.px(_BESIDE_HAND), 0)
        tucked.top, tucked.height = tucked.top - self._spare, layout.size[1]
        taken = [tucked] if self.lying.at_hand else [self.shown_far]
        if raised:
            taken += [layout.hand, *(place for place, _ in layout.kept_places(2))]
        elif self._asks:
            taken.append(layout.lowest_buttons)
        if self.lying.at_hand and layout.hints.height:
            taken += [layout.hints.inflate(0, 2 * layout.px(_ABOVE_HINTS)), self.shown_far]
        names = tuple((seat, self._names[seat]) for seat in self.shown.seats)
        boxes = boxes_of((clear, *taken))
        plan = self.painter.plan_for(camera)
        return banners.banners(plan, camera, layout.u, self.text_scale, names, boxes[0], boxes[1:])

    def draw_surroundings(
        self,
        surface: Surface,
        lit: Sequence[Thing],
        hovered: Thing | None,
        thinking: Sequence[str] = (),
        beat: int = 0,
        answered: Collection[str] = (),
        lively: bool = False,
        working: bool = False,
    ) -> None:
        """Draw trays, round label and persons; for ``thinking`` and others see :meth:`Trays.drawing`.

        If they are ``lively``, the faces of bots show what they feel and look at, and who was hired steps
        out, while the others are dark. ``working``: whether the latter is still paid and works.
        """
        layout, shown = self.layout, self.shown
        if not self.gliding:
            self.painter.write_over(surface, self.camera, lit)
        if hovered and hovered[0] in (PLATE, CACHE, COINS):
            hovered_there: Thing | None = (hovered[1],)
        else:
            hovered_there = hovered
        faces = self._moods.faces(shown) if lively else {}
        at_once(
            self.trays.drawing(surface, shown, thinking, beat, hovered_there, self.elsewhere, answered, faces)
        )
        signs = [(MENU, "pause", layout.menu), (HISTORY, "book", layout.history)]
        if layout.summary.right < layout.prompt.left:
            signs.append((SUMMARY, "question", layout.summary))
        else:
            Button(SUMMARY, "", ("icons/question",), layout.summary, hover=hovered == (SUMMARY,)).draw(
                surface
            )
        for thing, icon, place in signs:
            state = HOVERED if hovered == (thing,) else NORMAL
            face = Face(icons=(f"icons/{icon}",), pictures=0.84, material=WOOD, state=state)
            surface.blit(button_face.draw(face, place.size, layout.u), place)
        label = round_label(shown.round, shown.label, layout.round.size, hovered == (ROUND,))
        surface.blit(label, layout.round)
        hired = [thing[1] for thing in lit if thing[0] == PERSON]
        person = hovered[1] if hovered and hovered[0] == PERSON else None
        if hovered == (STACKS,):
            person = STACKS
        at_work = self.lying.hired if working else None
        hidden = at_work and at_work[1]
        steps_out = lively and at_work is not None and self.lying.steps_out
        self.persons.draw(surface, shown, hired, person, bool(hired) or steps_out, 1 if hired else 0, hidden)
        self._light_evening(surface, layout.round, *layout.trays, *layout.persons, layout.rats)
        if at_work:
            self.persons.draw_hired(surface, shown, *at_work, steps_out)

    def _light_evening(self, surface: Surface, *boxes: Rect) -> None:
        """Lay the light of the evening on what lies in some boxes beside the city."""
        evening_light.lay(surface, boxes, self.size[0], evening(self.painter.daylight.now(self.shown)))

    def draw_hand(self, surface: Surface, lit: Sequence[Thing]) -> None:
        """Draw the hand along the lower edge, and the card on show beside it."""
        if self.card_on_show:
            card, place = self.card_on_show
            self.paint_card(card)(surface, place.center, 0.0)
        cards = [thing[1] for thing in lit if thing[0] == CARD]
        self.hand.draw(surface, [at for at, card in enumerate(self.hand.cards) if card in cards])

    def draw_dropped(self, surface: Surface) -> None:
        """Draw what was dropped and whose flight hasn't begun yet."""
        for point, paint in self.lying.dropped.values():
            paint(surface, point, 0.0)

    def draw_prompt(
        self,
        surface: Surface,
        colour: str | None,
        sentence: str,
        told: str,
        teller: str | None,
        free_below: bool = True,
        end: int | None = None,
    ) -> None:
        """Draw the prompt, and below it the caption about what happened.

        ``free_below`` means that no buttons follow below, so that a long caption may take two lines. ``end``
        is the right end of the prompt if buttons stand there.
        """
        layout = self.layout
        if sentence:
            room = Rect(layout.prompt)
            room.width = (layout.prompt_end if end is None else end) - room.left
            scale, rows = self.text_scale, layout.prompt_rows
            name = self._names[colour] if colour else ""
            surface.blit(banner(colour, sentence, room.size, scale, rows, name), room)
            self._light_evening(surface, room)
        if told:
            line = self.caption(told, teller, free_below)
            surface.blit(
                line, self._caption_place((told, self.focus, self.hand_up, self.gliding), line.get_size())
            )

    def _caption_place(self, what: object, size: tuple[int, int]) -> Rect:
        """Return where a caption covers the fewest pieces, as near to the middle as can be.

        It stays there as long as ``what`` is told remains the same.
        """
        if self._captioned[0] == what and self._captioned[1].size == size:
            return self._captioned[1]
        room, pieces = self.layout.caption, [one.box for one in self.painter.drawn if one.kind != "window"]
        places = [
            Rect(round(room.left + (room.width - size[0]) * share), room.top, *size)
            for share in _CAPTION_SHARES
        ]
        self._captioned = what, min(places, key=partial(surfaces.covered, pieces))
        return self._captioned[1]

    def caption(self, told: str, teller: str | None = None, free_below: bool = True) -> Surface:
        """Return the caption as :meth:`draw_prompt` draws it. Shared, don't draw on it."""
        place, rows = self.layout.caption, 2 if free_below else 1
        size = place.width, round(place.height * (TWO_ROWS if free_below else 1))
        return caption(told, size, self.text_scale, teller, rows)

    def buttons(
        self, targets: Sequence[Target], hovered: Thing | None, lit: Move | None = None
    ) -> list[Button]:
        """Return the buttons for some targets, laid out in a row; that of the move ``lit`` stands out."""
        options = self.shown.options
        made = [
            Button(
                one.key,
                one.label,
                pictures_of(one, options),
                lit=one.move == lit,
                short=one.short,
                after=one.after,
            )
            for one in targets
        ]
        looking = [one.looking(one.lit, hovered == ("button", one.key)) for one in made]
        return row(looking, self.layout, self.button_row)


def _follows_hire(event: Event, hirer: str) -> bool:
    """Whether an event is what somebody does whom ``hirer`` has hired, not another seat's or the plague's."""
    own = getattr(event, "seat", "") == hirer and getattr(event, "reason", "") != "plague"
    return own and not isinstance(event, e.HiringPassed)


def _rats_on(card: Rect) -> Rect:
    """Return where the rats stand on a person's card."""
    left, top, width, height = _RATS
    return Rect(
        card.x + round(card.w * left),
        card.y + round(card.h * top),
        round(card.w * width),
        round(card.h * height),
    )
