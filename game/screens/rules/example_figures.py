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
        "empty": _empty,
        "cloister": _cloister,
        "hotel": _hotel,
        "friend": _friend,
        "ride": _ride,
        "neighbours": _neighbours,
        "fool": _fool,
        "advocate": _advocate,
        "beggarking": _beggarking,
        "guard": _guard,
        "nine": _nine,
        "carriage": _carriage,
        "park": _park,
        "coachman": _coachman,
        "plague": _plague,
        "doctor": _doctor,
        "cathedral": _cathedral,
    }
    return made[name](worked(options)[name])


def _empty(example: Example) -> tuple[Row, ...]:
    before, after, numbers = example.views["before"], example.views["after"], example.numbers
    gain = _player(CLAIRE)._replace(icons=f"prestige[{numbers['empty_gain']}]")
    first = (
        scenes.area(before, CLAIRE, "hospital", (_sector("hospital"),)),
        scenes.card(f"{CLAIRE}.notredame", before.options),
    )
    then = (scenes.arrow(), scenes.cathedral(after, CLAIRE, (gain,)))
    return (Row(_AREA, (first, then)),)


def _cloister(example: Example) -> tuple[Row, ...]:
    return _played(example, CLAIRE, "cloister", "cloister", "cube", example.numbers["cloister_now"])


def _hotel(example: Example) -> tuple[Row, ...]:
    card = scenes.card(f"{LUKE}.hotel", example.views["one"].options)
    areas = [
        scenes.area(example.views[moment], LUKE, "hotel", (_player(LUKE)._replace(icons=icons),))
        for moment, icons in (
            ("one", _times("coin", example.numbers["hotel_one"])),
            ("two", _times("cube", example.numbers["hotel_two"])),
        )
    ]
    return (Row(_AREA, ((card, areas[0]), (scenes.arrow(), areas[1]))),)


def _friend(example: Example) -> tuple[Row, ...]:
    return _played(example, WILLIAM, "friend", "bank", "coin", example.numbers["friend_coins"])


def _played(example: Example, seat: str, card: str, sector: str, icon: str, count: int) -> tuple[Row, ...]:
    """Return a sector before and after a seat has played a card, and how often it gains an icon's thing."""
    before, after = example.views["before"], example.views["after"]
    first = (
        scenes.area(before, seat, sector, (_sector(sector),)),
        scenes.card(f"{seat}.{card}", before.options),
    )
    gain = _player(seat)._replace(icons=_times(icon, count))
    return (Row(_AREA, (first, (scenes.arrow(), scenes.area(after, seat, sector, (gain,))))),)


def _times(icon: str, count: int) -> str:
    return " ".join([icon] * count)


def _ride(example: Example) -> tuple[Row, ...]:
    return (Row(_CITY, ((_drive(example, "now", LUKE),),)),)


def _neighbours(example: Example) -> tuple[Row, ...]:
    return (Row(_CITY, ((_drive(example, "now", CLAIRE),),)),)


def _drive(example: Example, moment: str, seat: str) -> Cell:
    """Return the city with a seat's carriage and the markets that the example is about."""
    view = example.views[moment]
    lit = [("carriage", seat), *(("market", market) for market in example.open_markets[moment])]
    won = _faces(view.players[seat].messages, view.options)
    return scenes.city(view, seat, lit, (_player(seat)._replace(messages=won),))


def _carriage(example: Example) -> tuple[Row, ...]:
    return (Row(_CITY, tuple((_drive(example, moment, STEPHANIE),) for moment in example.views)),)


def _park(example: Example) -> tuple[Row, ...]:
    before, after, numbers = example.views["before"], example.views["after"], example.numbers
    gain = f"{numbers['park_paid']} + {numbers['park_added']} = prestige[{numbers['park_sum']}]"
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
    view, numbers = example.views["before"], example.numbers
    cubes = ["cube"] * numbers["coachman_cubes"]
    coins = ["coin"] * numbers["coachman_coins"]
    cells = [scenes.person("coachman", (Label(CLAIRE, player_name(CLAIRE)),))]
    for kind, more in (("plain", []), ("cube", cubes), ("coin", coins)):
        won = [one for one in view.players[CLAIRE].messages if one[1] == kind]
        pays = " ".join((f"prestige[{numbers[f'coachman_{kind}']}]", *more))
        cells.append(scenes.messages(_faces(won, view.options), (Label(icons=pays),)))
    return (Row(_MESSAGES, tuple((cell,) for cell in cells)),)


def _fool(example: Example) -> tuple[Row, ...]:
    before, after = example.views["before"], example.views["after"]
    first = (
        scenes.person("fool", (Label(CLAIRE),)),
        scenes.area(before, CLAIRE, "bank", (_sector("bank"),)),
    )
    then = (scenes.arrow(), scenes.area(after, CLAIRE, "carriage", (_sector("carriage"),)))
    return (Row(_AREA, (first, then)), Row(_CITY, ((_drive(example, "after", CLAIRE),),)))


def _advocate(example: Example) -> tuple[Row, ...]:
    view = example.views["before"]
    pays = _player(WILLIAM)._replace(icons=f"prestige[{example.numbers['advocate_paid']}]")
    won = scenes.messages(_faces(view.players[WILLIAM].messages, view.options), (pays,))
    return (Row(_MESSAGES, ((scenes.person("advocate"),), (won,))),)


def _beggarking(example: Example) -> tuple[Row, ...]:
    cells = []
    for moment, view in example.views.items():
        pays = _player(LUKE)._replace(icons=f"prestige[{example.numbers[f'beggarking_{moment}_paid']}]")
        cells.append(scenes.area(view, LUKE, "harbour", (pays,), _TRACK))
    return (Row(_AREA, ((scenes.person("beggarking"),), *((cell,) for cell in cells))),)


def _guard(example: Example) -> tuple[Row, ...]:
    numbers = example.numbers
    pays = _player(LUKE)._replace(icons=f"prestige[{numbers['guard_paid']}]")
    cubes = scenes.pieces(f"{LUKE}_cube", numbers["guard_supply"], (pays,))
    return (Row(_MESSAGES, ((scenes.person("guard"),), (cubes,))),)


def _nine(example: Example) -> tuple[Row, ...]:
    before, after = example.views["before"], example.views["after"]
    return (Row(_CARD, (_persons(before), _moved(before, after, WILLIAM))),)


def _plague(example: Example) -> tuple[Row, ...]:
    views, numbers = example.views, example.numbers
    lost = Label(icons=f"−{numbers['plague_lost']} prestige | −1 cube")
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
    numbers = example.numbers
    gains = tuple(
        _player(seat)._replace(icons=f"prestige[{numbers[f'cathedral_{name}_gains']}]")
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
    """Return a seat's hospital, and beside it the harbour with its rat."""
    was, now = before.players[seat].rat, after.players[seat].rat
    way = _player(seat)._replace(icons=f"{was} > {now}")
    hospital = scenes.area(after, seat, "hospital", shape=_HOSPITAL)
    track = scenes.area(after, seat, "harbour", shape=_TRACK)
    return (scenes.side_by_side(hospital, track, (way, *more)),)


def _player(seat: str) -> Label:
    return Label(seat, player_name(seat))


def _sector(sector: str) -> Label:
    return Label(words=KIND_WORDS.say(sector))


def _faces(won: Sequence[tuple[str, str]], options: Options) -> tuple[tuple[str, str], ...]:
    """Return messages as (colour, face)."""
    return tuple((colour, message_face(kind, options)) for colour, kind in won)
