"""What a press or a drop on the table leads to: a move, a choice, a close look, or a refusal."""

from __future__ import annotations

from engine import Move
from game.decisions.gestures import CACHE, COINS, PLATE, Meaning, Thing
from game.decisions.targets import BUTTON
from game.match.players import Wish
from game.table.control.flow import Flow
from game.table.hud import sheets, undo_buttons
from game.table.hud.display import STACKS
from game.table.hud.tray_cards import SHOWN, WON
from game.table.pointing import HISTORY, MAP, MENU, ROUND, SUMMARY


class MoveDispatch:
    """Carries out players' gestures at a table."""

    def __init__(self, flow: Flow) -> None:
        self._context, self._flow = flow.context, flow

    def press(self, thing: Thing | None) -> None:
        """Handle a click on a thing."""
        context = self._context
        if thing is None:
            return
        if thing == (MENU,):
            self._flow.pause()
        elif thing == (HISTORY,):
            self._flow.history()
        elif thing == (SUMMARY,):
            context.toggle(context.summary)
        elif thing == (ROUND,):
            context.toggle(context.overview)
        elif thing == (BUTTON, undo_buttons.HINT):
            self._flow.hints.ask()
        elif thing == (BUTTON, undo_buttons.LESSON):
            context.guide.recall()
        elif thing[0] == BUTTON and thing[1] in undo_buttons.KEYS:
            self._press_offered(thing[1])
        elif thing[0] == PLATE or self._lies_on_a_tray(thing):
            context.look_closer(None if context.top.focus == thing[1] else thing[1])
        elif thing[0] in (SHOWN, WON):
            context.close_up(thing)
        elif thing[0] == MAP:
            context.look_closer(thing[1] or None)
        elif thing[0] == STACKS:
            context.sheet = sheets.grey_in_play()
            context.changed()
        elif context.pending:
            self.do(context.pending.press(thing))

    def _press_offered(self, key: str) -> None:
        """Handle one of the buttons that undo or end a turn."""
        context = self._context
        if key == undo_buttons.DONE:
            context.director.wish_here(Wish.DONE)
            context.host.sound.play("button_press")
            context.changed()
        else:
            self._flow.undo(whole_turn=key == undo_buttons.RESTART)

    def _lies_on_a_tray(self, thing: Thing) -> bool:
        """Whether a thing is the coins or cubes of a seat that isn't asked, and so merely part of a tray."""
        pending = self._context.pending
        return thing[0] in (CACHE, COINS) and (pending is None or pending.colour != thing[1])

    def do(self, meaning: Meaning, at: tuple[float, float] | None = None) -> bool:
        """Carry out what a gesture means, ``at`` where something was dropped. Return False if refused."""
        context, pending = self._context, self._context.pending
        self._flow.carrying.finish()
        context.warning = False
        context.forget_refusal()
        if meaning.lay is not None and pending:
            self._flow.donation.lay(pending.colour, meaning.lay, at)
            return True
        if meaning.moves:
            return not context.warns(meaning.moves) and self._play(meaning.moves)
        if meaning.choose is not None and pending:
            self._choose(pending.colour, card=meaning.choose or None)
        elif meaning.place is not None and pending:
            self._choose(pending.colour, place=meaning.place or None)
        if meaning.why:
            context.refuse(meaning.why)
        return not meaning.why and (meaning.choose is not None or meaning.place is not None)

    def _play(self, moves: tuple[Move, ...]) -> bool:
        context = self._context
        context.host.sound.play("button_press")
        context.choose()
        first = moves[0]
        self._flow.donation.give(int(first.what) if first.verb == "donate" else 0)
        shot = context.director.choose(*moves)
        if shot is None:
            return False
        self._flow.show(shot)
        return True

    def _choose(self, seat: str, card: str | None = None, place: Thing | None = None) -> None:
        context = self._context
        context.choose(card, place)
        context.host.sound.play("card_slide")
        if card or place:
            context.camera.look_at(seat, hand_up=True)
        context.changed()
