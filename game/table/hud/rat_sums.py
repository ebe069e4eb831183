"""What the plague does to each borough, as a sum: the rats that come, less those that the hospital stops."""

from __future__ import annotations

from pygame import Surface

from game.table.hud.layout import Layout
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import CANDLE, CREAM, DANGER, LEAD, PARCHMENT_LIT, SHADE, mix

_FIGURE, _ICON, _HIGH = 36, 36, 48  # units at text size 100 %


def rat_sum(layout: Layout, colour: str, rats: int, stopped: int, strikes: bool) -> Surface:
    """Return the sum for the borough of ``colour`` on a plate with its sign. Don't draw on it.

    It is red-rimmed if the plague strikes there.
    """
    return _plate(layout.u * min(layout.text_scale, 1.4), colour, rats, stopped, strikes)


@cached(TABLE, megabytes=2)
def _plate(u: float, colour: str, rats: int, stopped: int, strikes: bool) -> Surface:
    icon, gap, high = round(_ICON * u), round(6 * u), round(_HIGH * u)

    def figure(text: str, bright: bool = False) -> Surface:
        return typesetting.line(text, round(_FIGURE * u), CANDLE if bright else CREAM, bold=True)

    parts = [surfaces.picture("icons/rat", icon, icon), figure(str(rats)), figure("−")]
    parts += [surfaces.picture("areas/hospital", round(icon * 1.25), icon), figure(str(stopped)), figure("=")]
    parts.append(figure(str(rats - stopped).replace("-", "−"), bright=True))
    width = high + sum(part.get_width() for part in parts) + gap * (len(parts) + 2)
    radius, line = high // 2, max(2, round(3 * u))
    plate = surfaces.rounded((width, high), radius, (*mix(SHADE, LEAD, 0.4), 255)).copy()
    plate.blit(
        surfaces.rim((width, high), radius, line, DANGER if strikes else mix(LEAD, CREAM, 0.5)), (0, 0)
    )
    draw_medal(plate, colour, (high // 2, high // 2), high, PARCHMENT_LIT, line)
    x = high + gap
    for part in parts:
        plate.blit(part, part.get_rect(midleft=(x, high // 2)))
        x += part.get_width() + gap
    return plate
