"""The picture of the table in the window: what lies still, and over it what flies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.table import curtain, effects, turn_end
from game.table.intents import Thing
from game.table.prompts import COURSE, prompt, waiting
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene


class Picture:
    """Draws a table's scene; while something flies, all that lies still is kept and not drawn again."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._backdrop: Surface | None = None
        self._kept: Surface | None = None

    def forget(self) -> None:
        """Drop what is kept."""
        self._backdrop = self._kept = None

    def draw(self, surface: Surface, everything: bool) -> None:
        """Draw the scene; with ``everything`` false only what flies has moved since the last time."""
        scene = self.scene
        if scene.director.curtain:
            colour = scene.director.curtain
            curtain.draw(surface, colour, scene.session.name(colour), scene.top.text_scale)
            turn_end.draw_on_curtain(surface, scene)
            scene.steering.draw(surface)
            return
        lit = scene.lit
        if everything or self._backdrop is None:
            self._draw_resting(surface, lit)
        else:
            surface.blit(self._backdrop, (0, 0))
        effects.draw(surface, scene.top, scene.animator)
        scene.animator.draw(surface)
        scene.offering.draw_moving(surface)
        scene.pointer.draw(surface, lit)
        if scene.sheet:
            scene.sheet.draw(surface, scene.top.layout, scene.shown)
        if not scene.teacher.telling:
            scene.steering.draw(surface)
        if not scene.sheet and not scene.carrying:
            scene.adviser.draw(surface)
            scene.teacher.draw(surface)

    def _draw_resting(self, surface: Surface, lit: tuple[Thing, ...]) -> None:
        scene, top = self.scene, self.scene.top
        top.draw_table(surface, lit, scene.hovered)
        scene.offering.draw(surface)
        scene.steering.draw_in_city(surface)
        top.draw_surroundings(surface, lit, scene.hovered, scene.dots.seats, scene.dots.beat)
        top.draw_hand(surface, lit)
        top.draw_dropped(surface)
        self._draw_words(surface)
        for button in scene.buttons:
            button.draw(surface, top.text_scale)
        self._backdrop = None
        if (scene.animator.busy or scene.pointer.moving or scene.offering.moving) and not top.gliding:
            self._backdrop = self._keep(surface)

    def _keep(self, surface: Surface) -> Surface:
        if self._kept is None or self._kept.get_size() != surface.get_size():
            self._kept = Surface(surface.get_size()).convert()
        self._kept.blit(surface, (0, 0))
        return self._kept

    def _draw_words(self, surface: Surface) -> None:
        scene = self.scene
        colour: str | None = None
        if scene.encore.running:
            sentence = say("bots-again")
        elif scene.reading and not scene.animator.busy:
            colour = scene.reading.colour
            sentence = prompt(scene.session, scene.reading.decision, scene.reading.chosen)
        elif scene.animator.busy and scene.course:
            sentence = COURSE.say(scene.course)
        elif scene.session.game.over:
            sentence = say("table-over")
        elif scene.offered.done and scene.director.unsettled:
            colour = scene.director.unsettled
            sentence = say("history-done-prompt", name=scene.session.name(colour))
        else:
            to_move = scene.shown.to_move
            colour = to_move[0] if len(to_move) == 1 else None
            sentence = waiting(scene.session, tuple(to_move))
        row = scene.top.layout.buttons
        free = not any(button.rect.colliderect(row) for button in scene.buttons)
        scene.top.draw_prompt(surface, colour, sentence, scene.caption, scene.teller, free)
