"""The cathedral's pictures: the rose window with its list of panes, and its front, tall and in the city."""

import json

from sprites.make.minster import SIDE, minster
from sprites.make.notredame import Light, front
from sprites.make.rose import panes, tracery
from sprites.make.sheet import HERE, Sheet


def draw() -> None:
    """Write the cathedral's pictures and ``panes.json``."""
    rose = Sheet(400, 400, "rose")
    tracery(rose)
    rose.save("cathedral/rose.svg")
    west = Sheet(400, 480, "west front")
    front(west, Light())
    west.save("cathedral/front.svg")
    city = Sheet(SIDE, SIDE, "minster")
    minster(city)
    city.save("cathedral/minster.svg")
    _list_panes()


def _list_panes() -> None:
    """Write the panes of rose.svg, in units of its viewBox (400 by 400, middle at 200, 200).

    Rings: centre (1), inner (12), outer (12), eye (12 small ones between the outer petals). ``centre`` is
    where a lamp behind the pane would hang.
    """
    lines = [
        json.dumps(
            {
                "ring": pane.ring,
                "index": pane.index,
                "radii": _rounded(pane.inner, pane.outer),
                "centre": _rounded(*pane.centre),
                "polygon": [_rounded(*point) for point in pane.outline],
            }
        )
        for pane in panes()
    ]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    (HERE / "cathedral" / "panes.json").write_text(text, encoding="utf-8")


def _rounded(*numbers: float) -> list[float]:
    return [round(number, 1) for number in numbers]
