"""Who plays which seat: a bot takes over for somebody who leaves, and gives the seat back."""

from __future__ import annotations

from functools import partial

import pygame

from game import faces, woodwork
from game.launch import HUMAN, LEVELS, Seat
from game.scenes.medal import medal
from game.scenes.menu import MenuScene
from game.scenes.new_game import PLAYERS, about_player
from game.table import turning_back
from game.table.scene import TableScene
from game.theme import SMALL
from game.widgets import Plaque
from game.widgets_text import fitted
from game.widgets_values import Choice
from game.words import say


class PlayersScene(MenuScene):
    """A sheet over the pause: for every seat, whether a person or which bot plays it from now on."""

    modal = True
    first = "player-1"

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        self.players = {seat.colour: seat.player for seat in table.session.seats}

    def build(self) -> None:
        """Lay out the sheet."""
        look, session = self.look, self.table.session
        wide = min(round(look.px(980 + 460 * (look.text_scale - 1))), self.size[0] - look.px(192))
        high, gap, pad = round(max(look.px(80), look.text(32) * 1.6)), look.px(16), look.px(54)
        told = round(look.text(SMALL) * 2.6)
        head = round(look.px(46) * min(look.text_scale, 1.5) * 1.35) + look.px(40)
        rows = len(session.seats) + 1
        tall = head + rows * (high + gap) + told + look.px(84)
        page = pygame.Rect(0, 0, wide + 2 * pad, min(tall, self.size[1] - look.px(20)))
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -look.px(64))
        top = self.head(say("bots-players"), inside)
        for number, seat in enumerate(session.seats, 1):
            self._row(number, seat.colour, seat.name, pygame.Rect(inside.left, top, inside.width, high))
            top += high + gap
        self.hint_place = pygame.Rect(inside.left, top, inside.width, told)
        top += told + gap
        done = pygame.Rect(inside.left, top, inside.width, high)
        label = say("bots-players-done")
        self.add(
            Plaque(
                "done",
                done,
                look,
                self.manager,
                label=label,
                press=self.back,
                material=woodwork.METAL,
                size=32,
            )
        )

    def back(self) -> None:
        """Whoever was chosen plays from now on."""
        super().back()
        now = {seat.colour: seat.player for seat in self.table.session.seats}
        changed = {colour: player for colour, player in self.players.items() if now[colour] != player}
        if changed:
            turning_back.seat_players(self.table, changed)

    def _row(self, number: int, colour: str, name: str, place: pygame.Rect) -> None:
        look = self.look
        token = medal(colour, round(place.height * 0.84))
        self.show(token, token.get_rect(midleft=place.midleft).topleft)
        left = place.left + place.height + look.px(8)
        choice = pygame.Rect(0, place.top, round(place.width * 0.5), place.height)
        choice.right = place.right
        portrait = faces.face(name, round(place.height * 0.84))
        if portrait is not None:
            left = self.show(
                portrait, portrait.get_rect(midleft=(left, place.centery)).topleft
            ).right + look.px(14)
        words = fitted(name, look.text(32), choice.left - left - look.px(20), self.ink)
        self.show(words, words.get_rect(midleft=(left, place.centery)).topleft)
        player = self.players[colour]
        kinds = (HUMAN, *LEVELS) if player in (HUMAN, *LEVELS) else (HUMAN, *LEVELS, player)

        def changed(index: int) -> None:
            self.players[colour] = kinds[index]

        self.add(
            Choice(
                f"player-{number}",
                choice,
                look,
                self.manager,
                label=name,
                values=[PLAYERS.say(kind) for kind in kinds],
                chosen=kinds.index(player),
                changed=changed,
            ),
            partial(self._hint, name, colour),
        )

    def _hint(self, name: str, colour: str) -> str:
        return about_player(Seat(name, colour, self.players[colour]))
