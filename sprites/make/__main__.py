"""Draw all pictures of the table and lay out the city's areas, or only the groups on the command line."""

import importlib
import sys

GROUPS = [
    "symbols",
    "pieces",
    "areas",
    "area_layouts",
    "city_plates",
    "found_places",
    "phone_city",
    "phone_colours",
    "phone_icon",
    "grounds",
    "cards",
    "messages",
    "icons",
    "lids",
    "cathedral",
    "plague",
    "candle",
    "textures",
    "frontispiece",
    "readme",
]


def main(names: list[str]) -> None:
    """Draw the groups in `names`, or all groups if it is empty."""
    unknown = [name for name in names if name not in GROUPS]
    if unknown:
        raise SystemExit(f"No such group of pictures: {', '.join(unknown)}. There are: {', '.join(GROUPS)}.")
    for name in names or GROUPS:
        importlib.import_module(f"sprites.make.{name}").draw()


if __name__ == "__main__":
    main(sys.argv[1:])
