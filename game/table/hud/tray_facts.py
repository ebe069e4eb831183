"""What lies on a player's tray, as far as a view counts it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from engine import CARD_KINDS
from engine.content import NUMBERS
from engine.names import ROUNDS_A_PERIOD, back_of
from game.decisions.message_faces import message_prestige
from game.match.board import Board, BoardPlayer, rat_expected


class Message(NamedTuple):
    """A message that was won: its colour, its kind, and the prestige printed on it."""

    colour: str
    kind: str
    worth: int


class Facts(NamedTuple):
    """Everything that lies on a tray; trays with equal facts look the same."""

    colour: str
    name: str
    bot: bool
    coins: int
    cache: int
    supply: int
    at_home: bool
    """Whether the friend is still on the tray."""
    rat: int
    rat_after: int | None
    prestige: int | None
    """None if the viewers may not know it."""
    deck: int
    discards: int
    gone: tuple[str, ...]
    """The backs of the cards that were discarded face up."""
    hand: tuple[str, ...]
    """The cards in hand, by their backs unless all hands are known and none lies along the lower edge."""
    played: tuple[str, ...]
    third: str | None
    """The third card: its face for those who may know it, else its back."""
    messages: tuple[Message, ...]
    first: bool
    ringing: bool
    """Whether the bellringer swings his bell, which is then drawn by what moves."""
    to_move: bool

    @property
    def painted(self) -> Facts:
        """The same without what is drawn apart from the tray's picture: figures that stand, and a glow."""
        return self._replace(at_home=False, first=False, ringing=False, to_move=False)


class Elsewhere(NamedTuple):
    """What belongs on trays but isn't there at the moment."""

    cards: Collection[str] = ()
    """Played cards that are shown to everybody or still on their way."""
    hand_of: str | None = None
    """The seat whose hand lies along the lower edge."""
    friends: Collection[str] = ()
    """The seats whose friend is in the air."""
    ringing: bool = False
    """Whether the bellringer swings his bell."""


NOTHING = Elsewhere()


def facts(view: Board, colour: str, name: str, bot: bool = False, elsewhere: Elsewhere = NOTHING) -> Facts:
    """Return what lies on the tray of ``colour``, whose player has this ``name`` and may be a ``bot``."""
    player = view.players[colour]
    held = colour == elsewhere.hand_of
    hand = () if held else (*player.draft, *player.kept, *player.hand)
    third = player.third
    return Facts(
        colour=colour,
        name=name,
        bot=bot,
        coins=player.coins,
        cache=player.cache,
        supply=player.supply,
        at_home=player.friend is None and colour not in elsewhere.friends,
        rat=player.rat,
        rat_after=rat_expected(view, player),
        prestige=player.prestige,
        deck=player.deck,
        discards=_discards(view, player),
        gone=_backs(player.gone),
        hand=hand if elsewhere.hand_of is None and len(view.viewers) == len(view.seats) else _backs(hand),
        played=tuple(card for card in player.played if card not in elsewhere.cards),
        third=None if third in player.played or third in elsewhere.cards else third,
        messages=tuple(
            Message(owner, kind, message_prestige(kind, view.options)) for owner, kind in player.messages
        ),
        first=view.first == colour,
        ringing=elsewhere.ringing,
        to_move=colour in view.to_move,
    )


def _backs(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(back_of, cards))


def _discards(view: Board, player: BoardPlayer) -> int:
    """Return how many cards of earlier rounds of this period a seat has discarded, face up or not."""
    dealt = len(CARD_KINDS) - player.deck
    if not view.persons:  # between two rounds
        return dealt
    return min((view.round - 1) % ROUNDS_A_PERIOD * NUMBERS.hand_size, dealt)
