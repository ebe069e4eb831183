"""The flow of a game at a table: what has happened is shown, then the next decision is put."""

from __future__ import annotations

from collections.abc import Mapping

from engine import View
from engine.record.timeline import Timeline
from game.decisions.prompts import taken_back
from game.log.meanwhile import meanwhile
from game.match.director import Update
from game.match.players import Wish
from game.seats import HUMAN
from game.table.control.carrying import Carrying
from game.table.control.context import TableContext
from game.table.control.donation import Donation
from game.table.control.hints import HintControl
from game.table.control.replay_last import LastMoveReplay
from game.table.hud import undo_buttons
from game.words import say

_PATIENCE = 0.0005
"""How long a step waits for a disk that hasn't finished writing, in seconds."""
_FAREWELL = 2.5
"""Seconds between the last event of a game and its results."""


class Flow:
    """Leads from what is shown to the next decision, and onwards."""

    def __init__(self, context: TableContext, hints: HintControl) -> None:
        self.context, self.hints = context, hints
        self.donation = Donation(context)
        self.carrying = Carrying(context)
        self.last_moves = LastMoveReplay(context)
        self.remark = ""
        """A remark to show once all events have been shown."""
        self._over_for = 0.0
        self._last: dict[str, View] = {}
        """The view after each seat's last move."""

    # Time

    @property
    def may_overlap(self) -> bool:
        """Whether the next bot may move already while the end of the last move is being shown."""
        context = self.context
        game = context.session.game
        if self.remark or context.repeating or context.guide.lessons or game.over or context.sheet:
            return False
        if context.director.unconfirmed:
            return False
        seats = game.to_move
        bots = bool(seats) and not any(context.session.seat(seat).human for seat in seats)
        paced = context.host.settings.pace != "instant" and not context.screen.curtain
        return bots and paced and context.animator.nearly_done

    def go_on(self, dt: float, pace: str, past_sheet: bool = False) -> None:
        """Continue the game when nothing is left to be shown: find out who is next.

        ``past_sheet``: an open sheet holds up nobody, as others play elsewhere.
        """
        context, director = self.context, self.context.director
        if context.repeating:
            if not self.last_moves.step(dt, pace):
                self._end_repeating()
            return
        if self.remark:
            context.tell(self.remark)
            self.remark = ""
        if context.guide.speaks():
            return
        if context.session.game.over:
            self._finish(dt)
            return
        if context.sheet and not past_sheet:
            return
        curtained = context.screen.curtain is not None
        ready = not context.top.gliding or pace == "instant"
        shot = director.update(dt, pace, ready)
        if shot is not None and shot.mover is None:
            self.stand_anew()
            if shot.taken_back:
                context.tell(taken_back(context.session, shot.taken_back))
            if shot.left:
                self.others_play()
                context.tell(say("bots-plays-now", name=context.session.name(shot.left)))
            return
        if curtained:
            if shot is not None:
                self._show_behind_curtain(shot)
            return
        if shot is not None:
            self.show(shot)
        answering = context.pending.decision if context.pending else None
        if context.screen.asked is not answering or context.screen.curtain:
            context.forget_passing()
            self.refresh()
        elif shot is None:
            to_move = context.session.game.to_move
            if len(to_move) == 1 and not context.session.seat(to_move[0]).human:
                self.context.camera.rest()  # shows the whole city during bots' turns

    def _finish(self, dt: float) -> None:
        host = self.context.host
        if not self._over_for:
            host.go.prepare_results()
        self._over_for += dt
        if self._over_for >= (_FAREWELL if host.settings.pace != "instant" else 0.0):
            host.game_over(self.context.session)

    def hear_of_disk(self) -> None:
        """Let a move be shown once it is on disk; a slow disk delays the game, but no frame."""
        session = self.context.session
        if not session.keeper.wait_saved(0.0):
            if self.context.writing:
                session.keeper.wait_saved(_PATIENCE)  # frames without a pause would give the writer no time
            return
        if self.context.writing and session.keeper.trouble:
            self._note(session.keeper.trouble)
        self.context.writing = False
        if session.keeper.news:
            self.context.host.notice(session.keeper.news)
            session.keeper.news = None

    def _note(self, remark: str) -> None:
        """Tell this after what is still to be told."""
        if remark not in self.remark:
            self.remark = f"{self.remark} {remark}".strip()

    # Showing

    @property
    def being_shown(self) -> frozenset[str]:
        """The seats whose last move is being shown, or is still to be."""
        coming = set(map(id, self.context.animator.coming))
        return frozenset(seat for seat, view in self._last.items() if id(view) in coming)

    def show(self, shot: Update) -> None:
        """Animate an update of the game."""
        context, director = self.context, self.context.director
        self.last_moves.note(shot)
        if shot.mover is not None:
            self._last[shot.mover] = shot.then
        context.guide.follow(shot.events)
        context.show(shot.events, shot.then)
        if context.screen.asked is None:
            context.choose()
            context.put(None)
        if context.screen.shared and context.screen.hand_of is None:
            context.top.lay_hand(None)
        self.context.writing = True
        if director.stood_in:
            name = context.session.name(director.stood_in)
            self._note(say("table-unstarted" if director.unstarted else "table-stood-in", name=name))
            director.stood_in = None
        context.changed()

    def _show_behind_curtain(self, shot: Update) -> None:
        """Show a pick made on a phone: nothing moves, but it waits for the disk as every move does."""
        self.context.animator.show((), shot.then)
        if shot.mover is not None:
            self._last[shot.mover] = shot.then
        self.context.writing = True

    def refresh(self) -> None:
        """Follow a changed decision: what is lit, the hand, the camera and the buttons."""
        context = self.context
        self.donation.clear()
        self.carrying.finish()
        context.top.lying.dropped.clear()
        if not context.animator.busy:
            context.shown.become(context.screen.view())
        asked = context.screen.asked
        context.put(asked)
        if asked:
            since = self.last_moves.since(asked.colour)
            context.happen(meanwhile(since, asked.colour, context.names))
            context.camera.look_at_decision(asked)
            if not context.animator.busy:
                context.automatic = ""
        else:
            context.happen("")
            context.camera.rest()
        context.top.lay_hand(context.screen.hand_of)
        context.top.map_stale()
        context.hovered = None

    def offer(self, pace: str) -> bool:
        """Update what can be undone or ended now; return whether ending the turn has become possible."""
        context = self.context
        offered = undo_buttons.offer(context.director, pace)
        if offered == context.offered:
            return False
        done, context.offered = offered.done and not context.offered.done, offered
        context.changed()
        return done

    def look_anew(self) -> None:
        """Put the current decision again, after an undo or when other players look.

        Nothing that was shown before is shown again.
        """
        pace = self.context.host.settings.pace
        self.context.director.put_question(pace)
        self.last_moves.forget()
        self.remark = ""
        self.context.offered = undo_buttons.offer(self.context.director, pace)
        self.refresh()

    def stand_anew(self) -> None:
        """Reset the table to the game's current state, without animation, after an undo or new players."""
        context = self.context
        self.clear_table()
        self.context.writing = True
        self.hints.forget()
        context.top.lying.on_show = context.top.lying.hired = context.caption_seat = None
        context.caption = ""
        context.put(None)
        context.shown.become(context.screen.view())
        context.host.sound.play("card_slide")
        self.look_anew()

    def others_play(self) -> None:
        """Rebuild the table after seats have changed hands."""
        context = self.context
        context.put(None)
        context.shown.become(context.screen.view())
        context.lay_anew(context.top.size)
        self.look_anew()
        context.top.look_at(context.top.focus, context.top.hand_up, at_once=True)

    def _tell_of_phones(self) -> None:
        """Tell people who share this screen, once, that hands can lie on phones, and the way to it."""
        context, host = self.context, self.context.host
        if len(context.screen.persons) < 2 or host.phones is not None or host.settings.phones_told:
            return
        host.change_settings(phones_told=True)
        context.tell(say("phones-hands", entry=say("phones-play-with")), passing=True)

    def clear_table(self) -> None:
        """Drop what is carried, shown, read or chosen."""
        context = self.context
        self.carrying.let_go()
        context.animator.skip(everything=True)
        context.choose()
        context.sheet = None

    # Commands

    def advance(self) -> bool:
        """Close the sheet, open the curtain or skip what is being shown; return whether there was any."""
        context = self.context
        if context.sheet is not None:
            context.sheet = None
        elif context.screen.curtain and not context.animator.busy:
            secret = context.screen.open_curtain()
            if secret is not None:
                context.show_grey(secret.seat, secret.persons)
            context.host.sound.play("card_turn")
            context.director.put_question(context.host.settings.pace)
            self.refresh()
            self._tell_of_phones()
        elif context.busy:
            context.animator.skip()
            if context.repeating:
                self._end_repeating()
        else:
            return False
        context.changed()
        return True

    def repeat(self) -> None:
        """Replay what the others have done since the player's last move; say so if there is nothing."""
        context = self.context
        free = not (context.busy or context.sheet or context.screen.curtain or context.session.game.over)
        if not free or not self.last_moves.begin():
            context.refuse(say("bots-nothing-again"))
            return
        self.carrying.let_go()
        self.hints.forget()
        self.context.camera.look_at(None)

    def _end_repeating(self) -> None:
        """End the replay: show the current state of the game again."""
        self.last_moves.stop()
        self.context.shown.become(self.context.screen.view())
        self.refresh()

    # Undo and changes of players

    def undo(self, whole_turn: bool = False) -> None:
        """Undo the last choice, or the whole turn; say so if there is nothing to undo.

        Coins laid on the cathedral are not donated yet: they are taken back first.
        """
        context = self.context
        if context.laid and not whole_turn:
            self.carrying.let_go()
            self.refresh()
            return
        if not context.director.wish_here(Wish.RESTART if whole_turn else Wish.UNDO):
            context.refuse(say("table-nothing-to-undo"))
            return
        self.stand_anew()

    def lay_hands(self, is_open: bool) -> None:
        """Play with all hands open from now on, or hide them behind the curtain again."""
        context = self.context
        if context.session.open_hands == is_open:
            return
        self.clear_table()
        self.hints.forget()
        context.director.lay_hands(is_open)
        self.look_anew()

    def seat_players(self, players: Mapping[str, str]) -> None:
        """Change who plays some seats from now on, by colour: ``"human"`` or bots."""
        context = self.context
        self.clear_table()
        self.hints.forget()
        context.director.seat_players(players)
        self.others_play()
        back = next((colour for colour, player in players.items() if player == HUMAN), None)
        about = back or next(iter(players), None)
        if about:
            context.tell(say("bots-back" if back else "bots-plays-now", name=context.session.name(about)))

    # Other screens

    def pause(self) -> None:
        """Pause the game."""
        self.carrying.let_go()
        self.context.host.go.pause()

    def history(self) -> None:
        """Open the history of the game so far."""
        context = self.context
        self.carrying.let_go()
        context.host.go.history(Timeline(context.session.record), context.screen.viewers)
