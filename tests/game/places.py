"""Where things can be pressed, by names that only the tests use."""

from pygame import Rect

from game.screens.replay.history import HistoryScene
from game.screens.saves.saved_list import SavedList
from game.ui.scene import Scene


def place_of(scene: Scene, name: str) -> Rect | None:
    """Where the thing called ``name`` can be pressed on a scene; ``None`` where it can't be seen.

    In the history that is a sentence, a filter (a colour or ``all``) or ``close``; in a list of saved games
    also ``game-3``, the third of all games.
    """
    if isinstance(scene, HistoryScene):
        return _in_history(scene, name)
    if isinstance(scene, SavedList) and name.startswith("game-"):
        slot = int(name.removeprefix("game-")) - 1 - scene._offset
        return scene._rows[slot].place if 0 <= slot < len(scene._rows) else None
    return scene.place_of(name)


def _in_history(scene: HistoryScene, name: str) -> Rect | None:
    if name == "close":
        return scene.close
    if name in ("all", *scene.filters):
        return scene.filters[None if name == "all" else name]
    for number, item in enumerate(scene.items):
        place = scene.place(number).clip(scene.list)
        if " ".join(item.rows) == name and place.height:
            return place
    return None
