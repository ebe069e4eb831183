"""Phones at the table: they sit down once seats are open to them, and the table answers them at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.match.players import Presence
from game.table.control.flow import Flow
from game.words import say

if TYPE_CHECKING:  # nothing of it is loaded before seats are opened
    from game.phones.guest import Guest
    from game.phones.table import TableStage


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
    def stage(self) -> TableStage | None:
        """The phones of this game; ``None`` while no seats are open to them."""
        phones = self._context.host.phones
        stage = phones.table if phones is not None else None
        return stage if stage is not None and stage.director is self._context.director else None

    def sit(self) -> None:
        """Let phones sit down, if seats are open to them and they don't sit yet."""
        phones = self._context.host.phones
        if phones is not None and self.stage is None:
            phones.sit(self._context.director, self)

    def step(self, covered: bool = False) -> bool:
        """Let phones sit down, answer them, and ask about them; return whether the game may go on.

        ``covered``: another scene lies above the table, so nothing more is asked there now.
        """
        self.sit()
        stage, context = self.stage, self._context
        if stage is None:
            self.missing, self.answered = "", frozenset()
            return True
        stage.goes_on()
        if any(player.waits for player in stage.seating.players.values()):
            # Somebody has answered who has seen enough: whatever still flies lands.
            context.animator.skip()
            if context.top.gliding:
                context.top.look_at(context.top.focus, context.top.hand_up, at_once=True)
        if stage.paused_by and stage.room.host is None:
            stage.resume()  # whoever has paused the game is gone
        self._note_missing(stage, covered)
        if not covered:
            self._ask(stage)
        self._note_answered(stage)
        return not stage.paused_by

    def _note_answered(self, stage: TableStage) -> None:
        seating = stage.seating
        answered = frozenset(seating.players) & self._flow.being_shown | frozenset(seating.answered)
        if answered != self.answered:
            self.answered = answered
            self._context.changed()

    @property
    def picks(self) -> int:
        """How many phones have picked a card in the draft and have not been heard."""
        stage = self.stage
        return len(stage.seating.picks) if stage is not None and not stage.paused_by else 0

    def _ask(self, stage: TableStage) -> None:
        """Ask at the screen about phones that want a seat, or that the game waits for."""
        host = self._context.host
        if stage.room.host is None and stage.seating.claims:
            host.go.phone_claim(stage, stage.seating.claims[0])
            return
        asking = stage.room.player_of(stage.pleas.asking) if stage.pleas.asking is not None else None
        if asking is not None and stage.pleas.asked_here:
            host.go.phone_plea(stage, asking)
            return
        missing = self._missing(stage)
        if missing is not None and self._waits_for is None:
            self._waits_for = missing, missing.presence
            host.go.phone_lost(stage, missing)

    def _missing(self, stage: TableStage) -> Guest | None:
        """Return a phone that is away, if the game waits for nobody who is here."""
        missing = stage.seating.missing
        here = set(stage.seating.awaited) - {guest.colour for guest in missing}
        return missing[0] if missing and not here else None

    def _note_missing(self, stage: TableStage, covered: bool) -> None:
        """Note who keeps the table waiting; whoever is gone for good is asked about once more."""
        missing, before = self._missing(stage), self._waits_for
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
        stage, rest = self.stage, dict(players)
        for colour in tuple(players) if stage is not None else ():
            if stage is not None and stage.room.player_of(colour) is not None:
                stage.seating.ask_for(colour, rest.pop(colour))
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
