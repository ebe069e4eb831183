"""The effects of an act on the table besides its flights: the plague, the cathedral's light, a banner."""

from __future__ import annotations

from pygame import Surface

from game.decisions.targets import AREA
from game.table.hud import sheets
from game.table.motion.animator import Animator, Showing
from game.table.tabletop import Tabletop
from game.words import say


def draw(surface: Surface, top: Tabletop, animator: Animator) -> None:
    """Draw the effects of the acts being shown, if they have any."""
    for showing in animator.showing:
        if showing.act.effect:
            surface.set_clip(top.camera.viewport.inflate(top.layout.px(40), top.layout.px(40)))
            _draw(surface, top, showing, animator.still)
            surface.set_clip(None)


def _draw(surface: Surface, top: Tabletop, showing: Showing, still: bool) -> None:
    act, progress = showing.act, showing.progress
    swell = 1 - abs(1 - 2 * progress)
    if act.effect == "strike":
        top.painter.strike(surface, top.camera, act.about, progress, still)
    elif act.effect == "glow":
        strength = min(1.0, swell * 2)
        top.painter.shine(surface, top.camera, strength)
        top.painter.glow(surface, top.shown, top.camera, ("cathedral",), strength)
    elif act.effect == "pulse":
        borough, sector = act.about.split(".")
        top.painter.glow(surface, top.shown, top.camera, (AREA, borough, sector), swell)
    elif act.effect == "banner":
        words = say("table-round", label=act.about)
        sheets.draw_banner(surface, top.layout, words, progress)
