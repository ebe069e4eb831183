"""The figures of the worked examples: what the engine has played, as the table shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Options, View
from game.decisions.message_faces import message_face
from game.screens.rules import scenes
from game.screens.rules.examples import worked
from game.screens.rules.figures import Cell, Label, Row
from game.screens.rules.worked_example import CLAIRE, LUKE, STEPHANIE, WILLIAM, Example, player_name
from game.words.cards import KIND_WORDS

_HOSPITAL, _TRACK = 1.1, 1.6  # the shapes of pictures: their widths divided by their heights
_CITY, _CATHEDRAL, _AREA, _CARD, _MESSAGES = 480, 300, 240, 240, 180  # the highest pictures, in units


def example_rows(name: str, options: Options) -> tuple[Row, ...]:
    """Return the figure of an example under ``options``. Raises ``KeyError`` for a name that is none."""
    made: dict[str, Callable[[Example], tuple[Row, ...]]] = {
        "carriage": _carriage,
        "park": _park,
        "coachman": _coachman,
        "plague": _plague,
        "doctor": _doctor,
        "cathedral": _cathedral,
    }
    return made[name](worked(options)[name])


def _carriage(example: Example) -> tuple[Row, ...]:
    cells = []
    for moment, view in example.views.items():
        lit = [("carriage", STEPHANIE), *(("market", market) for market in example.open_markets[moment])]
        won = _faces(view.players[STEPHANIE].messages, view.options)
        cells.append(scenes.city(view, STEPHANIE, lit, (_player(STEPHANIE)._replace(messages=won),)))
    return (Row(_CITY, tuple((cell,) for cell in cells)),)


def _park(example: Example) -> tuple[Row, ...]:
    before, after, told = example.views["before"], example.views["after"], example.numbers
    gain = f"{told['park_paid']} + {told['park_added']} = prestige[{told['park_sum']}]"
    first = (
        scenes.area(before, STEPHANIE, "park", (_sector("park"),)),
        scenes.area(before, STEPHANIE, "residence", (_sector("residence"),)),
        scenes.card(f"{STEPHANIE}.residence", before.options),
    )
    then = (
        scenes.arrow(),
        scenes.area(after, STEPHANIE, "residence", (_player(STEPHANIE), Label(icons=gain))),
    )
    return (Row(_AREA, (first, then)),)


def _coachman(example: Example) -> tuple[Row, ...]:
    view, told = example.views["before"], example.numbers
    cubes = ["cube"] * told["coachman_cubes"]
    coins = ["coin"] * told["coachman_coins"]
    cells = [scenes.person("coachman", (Label(CLAIRE, player_name(CLAIRE)),))]
    for kind, more in (("plain", []), ("cube", cubes), ("coin", coins)):
        won = [one for one in view.players[CLAIRE].messages if one[1] == kind]
        pays = " ".join((f"prestige[{told[f'coachman_{kind}']}]", *more))
        cells.append(scenes.messages(_faces(won, view.options), (Label(icons=pays),)))
    return (Row(_MESSAGES, tuple((cell,) for cell in cells)),)


def _plague(example: Example) -> tuple[Row, ...]:
    views, told = example.views, example.numbers
    lost = Label(icons=f"−{told['plague_lost']} prestige | −1 cube")
    moved = [_moved(views["first"], views["after"], seat) for seat in (LUKE, STEPHANIE, CLAIRE)]
    again = _moved(views["second"], views["struck"], STEPHANIE, lost)
    return (
        Row(_CARD, (_persons(views["first"]), (_sum(views["first"]),))),
        Row(_AREA, tuple(moved)),
        Row(_CARD, (_persons(views["second"]), again)),
    )


def _doctor(example: Example) -> tuple[Row, ...]:
    before, after = example.views["before"], example.views["after"]
    hired = tuple(
        scenes.person(name, (Label(WILLIAM),) if name == "doctor" else ()) for name in before.persons
    )
    return (Row(_CARD, (hired, _moved(before, after, WILLIAM))),)


def _cathedral(example: Example) -> tuple[Row, ...]:
    told = example.numbers
    gains = tuple(
        _player(seat)._replace(icons=f"prestige[{told[f'cathedral_{name}_gains']}]")
        for seat, name in ((CLAIRE, "claire"), (LUKE, "luke"))
    )
    before = scenes.cathedral(example.views["before"], CLAIRE)
    after = scenes.cathedral(example.views["after"], CLAIRE, gains)
    return (Row(_CATHEDRAL, ((before,), (scenes.arrow(), after))),)


def _persons(view: View) -> tuple[Cell, ...]:
    return tuple(scenes.person(person) for person in view.persons)


def _sum(view: View) -> Cell:
    """Return the rats of the persons added up."""
    return scenes.icons(f"{' + '.join(map(str, view.rats))} = {view.rat_sum} rat", 1.4)


def _moved(before: View, after: View, seat: str, *more: Label) -> tuple[Cell, ...]:
    """Return a seat's hospital, and beside it the way that its rat has gone."""
    was, now = before.players[seat].rat, after.players[seat].rat
    way = _player(seat)._replace(icons=f"{was} > {now}")
    hospital = scenes.area(after, seat, "hospital", shape=_HOSPITAL)
    track = scenes.rat_track(after, seat, was, shape=_TRACK)
    return (scenes.side_by_side(hospital, track, (way, *more)),)


def _player(seat: str) -> Label:
    return Label(seat, player_name(seat))


def _sector(sector: str) -> Label:
    return Label(words=KIND_WORDS.say(sector))


def _faces(won: Sequence[tuple[str, str]], options: Options) -> tuple[tuple[str, str], ...]:
    """Return messages as (colour, face)."""
    return tuple((colour, message_face(kind, options)) for colour, kind in won)
