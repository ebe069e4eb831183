"""Views, decisions and events as JSON and back, and what is said of data that are none."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import jsonschema
import pytest

import engine
from engine import (
    COLOURS,
    EDITIONS,
    Event,
    Game,
    Move,
    NotationError,
    View,
    draw_world,
    notation,
    redact,
)
from engine.content import PERSONS
from engine.events import RatMoved
from engine.json_codec import HIGHEST, codec_of
from tests.engine.contract import CARD, choose

SCHEMA = Path(engine.__file__).with_name("notation.schema.json")

VALIDATOR = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def travelled(data: dict[str, Any]) -> Any:
    """Data after a journey as JSON text, its keys in another order."""
    return json.loads(json.dumps(data, sort_keys=True, allow_nan=False))


@cache
def games() -> list[tuple[Game, list[Event]]]:
    """Games of every number of players, every edition, with and without New Persons, at every move."""
    found: list[tuple[Game, list[Event]]] = []
    for players in range(2, 6):
        for edition in EDITIONS:
            for new_persons in (False, True):
                random = Random(f"{players} {edition} {new_persons}")
                seats = tuple(random.sample(COLOURS, players))
                game = Game.new(
                    seats,
                    random.randrange(2**63),
                    edition,
                    new_persons=new_persons,
                    open_prestige=players == 3,
                )
                found.append((game.copy(), list(game.happened)))
                while not game.over:
                    events = list(game.play(choose(game, random)))
                    found.append((game.copy(), events))
    return found


def viewers_of(game: Game) -> list[tuple[str, ...]]:
    return [(), *((seat,) for seat in game.seats), game.seats[:2], game.seats]


def some_views() -> Iterator[View]:
    """550 views, of each kind of game and of all viewers."""
    random = Random(5)
    for at, (game, _) in enumerate(random.sample(games(), 550)):
        viewers = viewers_of(game)
        yield game.view(*viewers[at % len(viewers)])


def test_the_file_of_the_schema_is_what_the_classes_say() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == notation.schema_text(), (
        "python -m engine schema > engine/notation.schema.json"
    )
    jsonschema.Draft202012Validator.check_schema(notation.schema())


def test_views_come_back_as_they_went() -> None:
    seen: set[tuple[int, str, bool, int]] = set()
    for view in some_views():
        data, kind = (
            notation.to_data(view),
            (len(view.seats), view.edition, view.new_persons, len(view.viewers)),
        )
        if kind not in seen:
            VALIDATOR.validate(data)
        seen.add(kind)
        again = notation.view_from(travelled(data))
        assert again == view
        assert f"{again!r} {again.flow!r}" == f"{view!r} {view.flow!r}", "dictionaries are in order too"
    assert len({kind[:3] for kind in seen}) == 4 * len(EDITIONS) * 2
    assert {kind[3] for kind in seen} == {0, 1, 2, 3, 4, 5}


def test_decisions_come_back_as_they_went() -> None:
    kinds = set()
    for game, _ in games():
        for colour in game.to_move:
            decision = game.decision(colour)
            assert decision is not None
            data = notation.to_data(decision)
            if decision.kind not in kinds:
                VALIDATOR.validate(data)
            kinds.add(decision.kind)
            assert notation.decision_from(travelled(data)) == decision
    assert len(kinds) > 18, kinds


def test_places_are_those_of_all_options_or_of_none() -> None:
    decision = next(d for game, _ in games() for d in map(game.decision, game.to_move) if d and d.places)
    data = notation.to_data(decision)
    data["decision"]["places"].pop()
    with pytest.raises(NotationError, match=r"decision\.places has \d+ entries for \d+ options\."):
        notation.decision_from(data)


def test_events_come_back_as_they_went_whole_and_redacted() -> None:
    types = set()
    for _, events in games():
        for event in events:
            for told in {event, redact(event, ())}:
                data = notation.to_data(told)
                if (type(event), told == event) not in types:
                    VALIDATOR.validate(data)
                types.add((type(event), told == event))
                again = notation.event_from(travelled(data))
                assert again == told
                assert type(again) is type(told)
    assert {kind for kind, _ in types} == set(get_args(Event)), "every type came up"


def test_a_world_drawn_from_a_view_that_came_back_is_the_same() -> None:
    for game, _ in games()[::41]:
        if game.over:
            continue
        view = game.view(game.to_move[0])
        again = notation.view_from(travelled(notation.to_data(view)))
        one, other = draw_world(view, Random(1)), draw_world(again, Random(1))
        random = Random(2)
        while not one.over:
            assert one.legal_moves() == other.legal_moves()
            move = random.choice(one.legal_moves())
            assert one.play(move)[:] == other.play(move)[:]


def leaves(thing: Any) -> Iterator[str]:
    """Every plain value in something, as text."""
    if is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from leaves(getattr(thing, field.name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from (*leaves(key), *leaves(value))
    elif type(thing).__name__ == "Move":
        yield str(thing)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from leaves(value)
    else:
        yield repr(thing) if not isinstance(thing, str) else thing


def test_nothing_is_told_but_what_the_view_tells() -> None:
    keys = {name for definition in notation.schema()["$defs"].values() for name in definition["properties"]}
    random = Random(7)
    for game, _ in random.sample(games(), 120):
        for viewers in viewers_of(game):
            view = game.view(*viewers)
            written = notation.to_data(view)
            assert set(leaves(written)) <= {*leaves(view), *keys, "view", "notation", "4"}
            text = json.dumps(written)
            assert str(game.setup.seed) not in text, game.setup.seed
            if not viewers:
                face_up = {card for seen in view.players.values() for card in (*seen.played, *seen.gone)}
                assert set(CARD.findall(text)) <= face_up


# What is wrong with data.

VIEW = notation.to_data(Game.new(("red", "blue", "green"), 3).view("red"))
EVENT = notation.to_data(RatMoved("red", 3, 5, "plague"))


def changed(data: dict[str, Any], path: str, value: Any) -> Any:
    """Data with another value at a path; ``...`` takes the entry away."""
    data = json.loads(json.dumps(data))
    *way, last = [int(key) if key.isdecimal() else key for key in path.split("/")]
    at: Any = data
    for key in way:
        at = at[key]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("notation", 1, "version of the notation is 1; known is 4"),
        ("notation", 0, "version of the notation is 0"),
        ("notation", True, "version of the notation is True"),
        ("notation", 4.0, "version of the notation is 4.0"),
        ("notation", "4", "version of the notation is '4'"),
        ("notation", ..., "The notation lacks 'notation'"),
        ("view", ..., "The notation lacks 'view'"),
        ("event", {}, "The notation has an entry 'event' that is unknown"),
        ("view", [], "view is [], not an object"),
        ("view/seed", 3, "view has an entry 'seed' that is unknown"),
        ("view/round", ..., "view lacks 'round'"),
        ("view/round", "3", "view.round is '3', not a whole number from 0"),
        ("view/round", 3.0, "view.round is 3.0, not a whole number"),
        ("view/round", True, "view.round is True, not a whole number"),
        ("view/round", -1, "view.round is -1, not a whole number from 0"),
        ("view/round", 2**53, "view.round is 9007199254740992, not a whole number"),
        ("view/round", 2**64, "view.round is 0x10000000000000000, not a whole number"),
        ("view/label", 3, "view.label is 3, not a text"),
        ("view/label", "B" * 101, "view.label is 'BBB"),
        ("view/new_persons", 0, "view.new_persons is 0, not true or false"),
        ("view/bank", "none", "view.bank is 'none', not a whole number or null"),
        ("view/options/may_decline", None, "view.options.may_decline is None, not true or false"),
        ("view/options/hotel", 4, "view.options has an entry 'hotel' that is unknown"),
        ("view/viewers", "red", "view.viewers is 'red', not an array"),
        ("view/viewers/0", "purple", "view.viewers has 'purple'; there is only red, blue, green"),
        ("view/seats/1", None, "view.seats[1] is None, not one of blue"),
        ("view/players/red", ..., "view.players lacks 'red'"),
        ("view/players/red/coins", "many", "view.players.red.coins is 'many', not a whole number"),
        ("view/players/red/colour", "blue", "view.players.red.colour is 'blue', not 'red'"),
        ("view/players/red/sectors/bank", ..., "view.players.red.sectors lacks 'bank'"),
        ("view/players/red/sectors/tower", 1, "view.players.red.sectors has 'tower'"),
        ("view/players/red/messages", [["red"]], "view.players.red.messages[0] has 1 entries, not 2"),
        ("view/players/blue/sectors", 4, "view.players.blue.sectors is 4, not an object"),
        ("view/messages/red.tower", ["red", "coin"], "view.messages has 'red.tower'"),
        (
            "view/decisions/red/options/0",
            "red eat red.bank",
            "view.decisions.red.options[0]: 'red eat red.bank'",
        ),
        ("view/decisions/red/options/0", 5, "view.decisions.red.options[0] is 5, not a text"),
        (
            "view/decisions/red/options/0",
            "blue keep red.bank",
            "view.decisions.red.options[0] is a move of blue",
        ),
        ("view/decisions/red/options", [], "view.decisions.red.options has fewer than 2 moves"),
        ("view/decisions/red/colour", "blue", "view.decisions.red"),
        (
            "view/flow/agenda/0/name",
            "os.system",
            "view.flow.agenda[0].name is 'os.system', not the name of a",
        ),
        ("view/flow/agenda/0/given", [[]], "view.flow.agenda[0].given[0] is [], not a text or"),
        ("view/flow/pending", 3, "view.flow.pending is 3, not an object"),
    ],
)
def test_what_is_wrong_with_a_view_is_named_with_its_place(path: str, value: Any, says: str) -> None:
    with pytest.raises(NotationError) as error:
        notation.view_from(changed(VIEW, path, value))
    assert str(error.value).startswith(says) or says in str(error.value)
    assert str(error.value).endswith(".")
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("notation", 1, "version of the notation is 1; known is 4"),
        ("event/type", "Cheated", "event.type is 'Cheated', not the name of an event"),
        ("event/type", ..., "event lacks 'type'"),
        ("event/type", ["RatMoved"], "event.type is ['RatMoved'], not the name"),
        ("event/from", ..., "event lacks 'from'"),
        ("event/from_", 3, "event has an entry 'from_' that is unknown"),
        ("event/to", None, "event.to is None, not a whole number"),
        ("event/seat", 1, "event.seat is 1, not one of blue"),
    ],
)
def test_what_is_wrong_with_an_event_is_named_with_its_place(path: str, value: Any, says: str) -> None:
    data = changed(EVENT, path, value)
    with pytest.raises(NotationError) as error:
        notation.event_from(data)
    assert says in str(error.value)
    assert not VALIDATOR.is_valid(data)


def test_a_number_of_thousands_of_digits_is_refused_in_a_sentence() -> None:
    with pytest.raises(NotationError, match=r"view\.round is 0x1000"):
        notation.view_from(VIEW | {"view": VIEW["view"] | {"round": 16**5000}})


@pytest.mark.parametrize("data", [None, 3, "view", [], [VIEW], {}, {"notation": 4}])
@pytest.mark.parametrize("read", [notation.view_from, notation.decision_from, notation.event_from])
def test_what_is_no_notation_at_all_is_refused(data: Any, read: Callable[[Any], Any]) -> None:
    with pytest.raises(NotationError):
        read(data)
    assert not VALIDATOR.is_valid(data)


def test_one_is_not_read_as_another() -> None:
    for data, read in (
        (VIEW, notation.event_from),
        (EVENT, notation.view_from),
        (VIEW, notation.decision_from),
    ):
        with pytest.raises(NotationError, match="The notation lacks"):
            read(data)


def test_only_views_decisions_and_events_are_written() -> None:
    game = Game.new(("red", "blue"), 3)
    for thing in (game, game.setup, game.legal_moves()[0], PERSONS, None, ()):
        with pytest.raises(TypeError):
            notation.to_data(thing)  # type: ignore[arg-type]


def broken(data: Any, random: Random) -> Any:
    """The data with one thing in it replaced or taken away, somewhere."""
    if isinstance(data, dict | list) and data and random.random() < 0.85:
        key = random.choice(list(data) if isinstance(data, dict) else range(len(data)))
        new: Any = dict(data) if isinstance(data, dict) else list(data)
        if random.random() < 0.1:
            del new[key]
        else:
            new[key] = broken(data[key], random)
        return new
    return random.choice([None, True, -1, 0, 3, 1e300, "", "?", "red", [], {}, [1], {"a": {}}, "x" * 5000])


@pytest.mark.parametrize("seed", range(3))
def test_damaged_data_are_read_or_refused_but_never_break_anything(seed: int) -> None:
    random = Random(seed)
    refused, sentences = 0, [""]
    for number in range(700):
        data = broken(VIEW, random)
        try:
            view = notation.view_from(data)
        except NotationError as error:
            refused += 1
            sentences.append(str(error))
        else:
            assert isinstance(view, View)
            # What is read is in the schema, so that the other end would read it too.
            assert VALIDATOR.is_valid(data), f"seed {seed}, number {number}"
            assert notation.view_from(notation.to_data(view)) == view
    assert refused > 300
    assert max(map(len, sentences)) < 400


def test_moves_travel_as_text_in_rows_and_as_keys_too() -> None:
    move = Move("red", "hire", "monk")
    for kind, value, data in (
        (tuple[str, Move], ("a", move), ["a", "red hire monk"]),
        (tuple[int, int], (1, 2), [1, 2]),
        (dict[Move, int], {move: 3}, {"red hire monk": 3}),
        (dict[str, Move], {"a": move}, {"a": "red hire monk"}),
        (tuple[Move, ...], (move, move), ["red hire monk"] * 2),
    ):
        codec = codec_of(kind)
        assert codec.write(value) == data
        assert codec.read(data, "it") == value
    with pytest.raises(NotationError, match=r"^it has 1 entries, not 2\.$"):
        codec_of(tuple[str, Move]).read(["a"], "it")
    with pytest.raises(TypeError, match="nothing that the notation has a codec for"):
        codec_of(Random)


def test_a_decision_lies_under_the_seat_that_it_is_of() -> None:
    game, _ = games()[0]
    data = travelled(notation.to_data(game.view(*game.seats)))
    one, other = game.seats[:2]
    decisions = data["view"]["decisions"]
    decisions[one]["colour"] = other
    decisions[one]["options"] = decisions[other]["options"]
    with pytest.raises(NotationError, match=rf"^view\.decisions\.{one}\.colour is '{other}', not '{one}'\.$"):
        notation.view_from(data)


def test_a_number_of_any_size_is_read_that_every_program_can_hold() -> None:
    codec = codec_of(int)
    for number in (0, HIGHEST):
        assert codec.read(number, "it") == number
    for wrong in (-1, HIGHEST + 1, 1.0, True, "1"):
        with pytest.raises(NotationError, match=r"^it is "):
            codec.read(wrong, "it")
