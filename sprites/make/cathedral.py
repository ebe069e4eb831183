"""The cathedral's pictures: the rose window with its list of panes, and its front, tall and in the city."""

from sprites.make.minster import SIDE, minster
from sprites.make.notredame import Light, front
from sprites.make.rose import panes, tracery
from sprites.make.sheet import HERE, Sheet


def draw() -> None:
    """Write the cathedral's pictures and ``panes.toml``."""
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
    lines = [
        "# The panes of rose.svg, in units of its viewBox (400 by 400, middle at 200, 200).",
        "# Angles in degrees, clockwise from twelve o'clock.",
        "# `centre` is where a lamp behind the pane would hang.",
        "# Rings: centre (1), inner (12), outer (12), eye (12 small ones between the outer petals).",
        "",
    ]
    for pane in panes():
        x, y = pane.centre
        points = ", ".join(f"[{px:.1f}, {py:.1f}]" for px, py in pane.outline)
        lines += [
            "[[pane]]",
            f'ring = "{pane.ring}"',
            f"index = {pane.index}",
            f"angles = [{pane.start:.1f}, {pane.end:.1f}]",
            f"radii = [{pane.inner:.1f}, {pane.outer:.1f}]",
            f"centre = [{x:.1f}, {y:.1f}]",
            f"polygon = [{points}]",
            "",
        ]
    (HERE / "cathedral" / "panes.toml").write_text("\n".join(lines), encoding="utf-8")
