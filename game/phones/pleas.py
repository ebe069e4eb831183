"""Undo, please: whoever regrets a choice asks those who have moved since."""

from __future__ import annotations

from functools import partial

from game.match.players import Wish
from game.match.session import Session
from game.phones.activity import Sentence
from game.phones.room import Room
from game.phones.seating import Seating
from game.phones.television import Television
from game.words import say


class Pleas:
    """The plea that is open, if one is. Bots always agree; those at the screen are asked there, together."""

    def __init__(self, room: Room, session: Session, seating: Seating, television: Television) -> None:
        self._room, self._session, self._seating = room, session, seating
        self._television = television
        self._colour: str | None = None
        """Who asks; ``None`` for nobody."""
        self._waiting: set[str] = set()
        """Who has not said anything yet."""
        self._moves = 0
        """The number of moves when it was asked: with the next one there is nothing to ask any more."""

    def offered(self, colour: str) -> bool:
        """Whether a seat can ask: others have moved since, and nothing was revealed."""
        return self._colour is None and colour in self._session.past_others()

    @property
    def asking(self) -> str | None:
        """The seat that asks; ``None`` for none."""
        return self._colour

    @property
    def asked_here(self) -> tuple[str, ...]:
        """The seats at the screen that have to say something."""
        return tuple(sorted(self._waiting - self._seating.players.keys()))

    def question(self, colour: str) -> str:
        """Return what a seat is asked; ``""`` for nothing."""
        return self.sentence() if colour in self._waiting else ""

    def sentence(self) -> str:
        """Return what those who have moved since are asked; ``""`` while nobody asks anything."""
        return "" if self._colour is None else say("phones-plead-asks", name=self._session.name(self._colour))

    def waits(self, colour: str) -> bool:
        """Whether a seat waits for the others' answer."""
        return self._colour == colour

    def begin(self, colour: str) -> Sentence | None:
        """Ask the others; return why not, if they can't be asked."""
        if not self.offered(colour):
            return partial(say, "table-nothing-to-undo")
        self._colour, self._moves = colour, len(self._session.record.moves)
        self._waiting = {other for other in self._since(colour) if not self._agrees(other)}
        self._television.tell(partial(say, "phones-plead-told", name=self._session.name(colour)))
        self._go_on()
        return None

    def hear(self, colour: str, yes: bool) -> None:
        """Hear what one of the others says."""
        asking = self._colour
        if asking is None or colour not in self._waiting:
            return
        if yes:
            self._waiting.discard(colour)
            self._go_on()
            return
        self._end(partial(say, "phones-plead-no", name=self._session.name(colour)))

    def hear_here(self, yes: bool) -> None:
        """Hear what those at the screen say."""
        for colour in self.asked_here:
            self.hear(colour, yes)

    def step(self) -> None:
        """Drop a plea once the game has gone on."""
        if self._colour is not None and len(self._session.record.moves) != self._moves:
            self._end(partial(say, "phones-plead-late"))

    def _since(self, colour: str) -> set[str]:
        """Return who has moved since a seat's last choice."""
        left = self._session.past_others()[colour]
        return {move.split(maxsplit=1)[0] for move in self._session.record.moves[left:]} - {colour}

    def _agrees(self, colour: str) -> bool:
        """Whether a bot plays a seat."""
        return colour in self._seating.stood_in or not self._session.seat(colour).human

    def _go_on(self) -> None:
        """Grant it once nobody is left to be asked."""
        if not self._waiting and self._colour is not None:
            player = self._seating.players.get(self._colour)
            self._colour = None
            if player is not None:
                self._session.agree_past_others(player.colour)
                player.wish(Wish.PAST_OTHERS)
        self._room.touch_all(urgent=True)

    def _end(self, sentence: Sentence) -> None:
        asking = self._room.player_of(self._colour) if self._colour is not None else None
        self._colour, self._waiting = None, set()
        if asking is not None:
            self._room.tell(asking, sentence)
        self._room.touch_all(urgent=True)
