"""What becomes of a press on the table or of a drop: a move, a choice, a look, or a word why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table import sheets, turn_end
from game.table.hinting import KEY as HINT
from game.table.intents import CACHE, COINS, Meaning, Reading, Thing
from game.table.persons import STACKS
from game.table.tabletop import HISTORY, MAP, MENU, PLATE
from game.table.targets import BUTTON
from game.table.teacher_hands import KEY as LESSON

if TYPE_CHECKING:
    from game.table.scene import TableScene


class Answering:
    """Does at a table what a player's gesture means."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def press(self, thing: Thing | None) -> None:
        """A thing was pressed and let go."""
        scene = self.scene
        if thing is None:
            return
        if thing == (MENU,):
            scene.pause()
        elif thing == (HISTORY,):
            scene.history()
        elif thing == (BUTTON, HINT):
            scene.hint()
        elif thing == (BUTTON, LESSON):
            scene.teacher.recall()
        elif thing[0] == BUTTON and thing[1] in turn_end.KEYS:
            turn_end.press(scene, thing[1])
        elif thing[0] == PLATE or self._lies_on_a_plate(thing):
            scene.gaze.at(None if scene.top.focus == thing[1] else thing[1])
        elif thing[0] == MAP:
            scene.gaze.at(thing[1] or None)
        elif thing[0] == STACKS:
            scene.sheet = sheets.grey_in_play()
            scene.stale = True
        elif scene.reading:
            self.do(scene.reading.press(thing))

    def _lies_on_a_plate(self, thing: Thing) -> bool:
        """Whether a thing is coins or cubes of somebody who isn't asked: they are part of the plate then."""
        reading = self.scene.reading
        return thing[0] in (CACHE, COINS) and (reading is None or reading.colour != thing[1])

    def do(self, meaning: Meaning, at: tuple[float, float] | None = None) -> bool:
        """Carry out what a gesture means, ``at`` where something was dropped; ``False`` when refused."""
        scene = self.scene
        scene.pointer.settle()
        if meaning.lay is not None and scene.reading:
            scene.offering.lay(scene.reading.colour, meaning.lay, at)
            scene.reading = Reading(scene.reading.decision, laid=meaning.lay)
            scene.lay_buttons()
            return True
        if meaning.moves:
            return self._play(meaning.moves)
        if meaning.choose is not None and scene.reading:
            self._choose(scene.reading, meaning.choose or None)
            return True
        if meaning.why:
            scene.refuse(meaning.why)
        return False

    def _play(self, moves: tuple[str, ...]) -> bool:
        scene = self.scene
        scene.host.sound.play("button_press")
        scene.chosen = None
        verb, _, what = moves[0].partition(" ")
        scene.offering.give(int(what) if verb == "donate" else 0)
        shot = scene.director.choose(*moves)
        if shot is None:
            return False
        scene.show(shot)
        return True

    def _choose(self, reading: Reading, card: str | None) -> None:
        scene = self.scene
        scene.chosen = card
        scene.reading = Reading(reading.decision, card)
        scene.host.sound.play("card_slide")
        if card:
            scene.gaze.at(reading.colour, hand_up=True)
        scene.stale = True
