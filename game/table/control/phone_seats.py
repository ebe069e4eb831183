"""Phones at the table: they sit down once seats are open to them, and the table answers them at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.match.players import Presence
from game.table.control.flow import Flow
from game.words import say

if TYPE_CHECKING:  # nothing of it is loaded before seats are opened
    from game.phones.guest import Guest
    from game.phones.table import TableActivity


class PhoneSeats:
    """What phones have to do with the table: the table's side of :class:`game.phones.table.Television`."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self._context = flow, flow.context
        self._waits_for: tuple[Guest, Presence] | None = None
        """The phone that the table has said it waits for, and whether it was asleep or gone."""
        self.missing = ""
        """That the game waits for a phone that is away; ``""`` while it doesn't."""
        self.answered: frozenset[str] = frozenset()
        """The seats that have answered, until what they chose has been shown.

        Their owners see at once that they were heard: that somebody has chosen is open, and what moves waits
        for the disk.
        """

    @property
    def activity(self) -> TableActivity | None:
        """The phones of this game; ``None`` while no seats are open to them."""
        phones = self._context.host.phones
        activity = phones.table if phones is not None else None
        return activity if activity is not None and activity.director is self._context.director else None

    def sit(self) -> None:
        """Let phones sit down, if seats are open to them and they don't sit yet."""
        phones = self._context.host.phones
        if phones is not None and self.activity is None:
            phones.sit(self._context.director, self)

    def step(self, covered: bool = False) -> bool:
        """Let phones sit down, answer them, and ask about them; return whether the game may go on.

        ``covered``: another scene lies above the table, so nothing more is asked there now.
        """
        self.sit()
        activity, context = self.activity, self._context
        if activity is None:
            self.missing, self.answered = "", frozenset()
            return True
        activity.goes_on()
        if any(player.waits for player in activity.seating.players.values()):
            # Somebody has answered who has seen enough: whatever still flies lands.
            context.animator.skip()
            if context.top.gliding:
                context.top.look_at(context.top.focus, context.top.hand_up, at_once=True)
        if activity.paused_by and activity.room.host is None:
            activity.resume()  # whoever has paused the game is gone
        self._note_missing(activity, covered)
        if not covered:
            self._ask(activity)
        self._note_answered(activity)
        return not activity.paused_by

    def _note_answered(self, activity: TableActivity) -> None:
        seating = activity.seating
        answered = frozenset(seating.players) & self._flow.being_shown | frozenset(seating.answered)
        if answered != self.answered:
            self.answered = answered
            self._context.changed()

    @property
    def picks(self) -> int:
        """How many phones have picked a card in the draft and have not been heard."""
        activity = self.activity
        return len(activity.seating.picks) if activity is not None and not activity.paused_by else 0

    def _ask(self, activity: TableActivity) -> None:
        """Ask at the screen about phones that want a seat, or that the game waits for."""
        host = self._context.host
        if activity.room.host is None and activity.seating.claims:
            host.go.phone_claim(activity, activity.seating.claims[0])
            return
        asking = activity.room.player_of(activity.pleas.asking) if activity.pleas.asking is not None else None
        if asking is not None and activity.pleas.asked_here:
            host.go.phone_plea(activity, asking)
            return
        missing = self._missing(activity)
        if missing is not None and self._waits_for is None:
            self._waits_for = missing, missing.presence
            host.go.phone_lost(activity, missing)

    def _missing(self, activity: TableActivity) -> Guest | None:
        """Return a phone that is away, if the game waits for nobody who is here."""
        missing = activity.seating.missing
        here = set(activity.seating.awaited) - {guest.colour for guest in missing}
        return missing[0] if missing and not here else None

    def _note_missing(self, activity: TableActivity, covered: bool) -> None:
        """Note who keeps the table waiting; whoever is gone for good is asked about once more."""
        missing, before = self._missing(activity), self._waits_for
        if missing is None or before is None or missing is not before[0]:
            self._waits_for = None
        elif covered:
            self._waits_for = missing, missing.presence
        elif missing.presence is not before[1]:
            self._waits_for = None
        seat = missing.colour if missing is not None else None
        sentence = say("phones-missing", name=self._context.session.name(seat)) if seat is not None else ""
        if sentence != self.missing:
            self.missing = sentence
            self._context.changed()

    def seat_players(self, players: Mapping[str, str]) -> None:
        """Change who plays some seats, by colour; the owner of a phone is asked first."""
        activity, rest = self.activity, dict(players)
        for colour in tuple(players) if activity is not None else ():
            if activity is not None and activity.room.player_of(colour) is not None:
                activity.seating.ask_for(colour, rest.pop(colour))
        if rest:
            self._flow.seat_players(rest)

    # What the phones ask of the table

    @property
    def pace(self) -> str:
        """How fast the game goes on."""
        return self._context.host.settings.pace

    def set_pace(self, pace: str) -> None:
        """Let the game go on faster or slower."""
        self._context.host.change_settings(pace=pace)

    def clear(self) -> None:
        """Put away what lies open, as seats are about to change."""
        self._flow.clear_table()
        self._flow.hints.forget()

    def seats_changed(self) -> None:
        """Show the table anew, as seats have changed."""
        self._flow.others_play()

    def tell(self, sentence: Callable[[], str]) -> None:
        """Tell something, ``""`` for nothing any more."""
        self._context.tell(sentence())

    def play_again(self) -> None:
        """Begin another game with the same group."""
        self._context.host.start(self._context.session.again())
