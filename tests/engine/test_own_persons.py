"""Persons of a game's own: they belong to the game, not to the process."""

import json
from pathlib import Path
from random import Random

import pytest

from engine import (
    COLOURS,
    Game,
    NotationError,
    Person,
    Record,
    RecordError,
    Seat,
    SetupError,
    Worth,
    draw_world,
    encode,
    person_rats,
)
from engine.bots import make_bot
from engine.bots.review import WeighStep, moments
from engine.content import BROWN_PERSONS
from engine.events import Event, PersonHired, PrestigeGained, RatMoved
from engine.notation import to_data, view_from
from engine.record import records
from engine.record.trace import trace
from tests.engine.contract import choose
from tests.engine.own_examples import OWN

JUGGLER = Person(
    name="juggler",
    set="grey",
    letter="A",
    rats=4,
    source="chosen",
    effect="strong_sectors",
    icons=("prestige[5] : sector 1+",),
    worth=Worth(unit="strong_sectors", each=5.0),
    prestige=5,
    influence=1,
)
POORER = JUGGLER._replace(prestige=1, rats=0, worth=Worth(unit="strong_sectors", each=1.0))
ABBOT = Person(
    "abbot", "brown", None, 2, "chosen", "monk", ("cube",), Worth(base=9.0), 7, cubes=3, replaces="monk"
)


def with_own(*persons: Person, seed: int = 5, seats: int = 3, new_persons: bool = False) -> Game:
    return Game.new(COLOURS[:seats], seed, persons=persons, new_persons=new_persons)


def played_on(game: Game, seed: int) -> list[Event]:
    """All events of a random game, which hires own persons where it may."""
    random, events = Random(seed), list(game.happened)
    own = {person.name for person in game.setup.persons}
    while not game.over:
        moves = list(game.legal_moves())
        wanted = [move for move in moves if move.verb == "hire" and move.what in own]
        events += game.play(random.choice(wanted or moves))
        assert game.status() == ()
    return events


def test_an_own_grey_person_joins_its_letter_and_a_brown_one_replaces_a_printed_one() -> None:
    met = set()
    for seed in range(40):
        view = with_own(JUGGLER, ABBOT, seed=seed).view("blue")
        assert {*view.persons[:2], *view.brown_ahead} == {*BROWN_PERSONS, "abbot"} - {"monk"}
        assert view.own_persons == (JUGGLER, ABBOT)
        in_play = view.grey_in_play
        assert len(in_play) == 9
        assert set(in_play[:3]) <= {"cityguard", "nightwatchman", "bishop", "juggler"}
        met.add("juggler" in in_play)
        expected = [{"juggler": 4, "abbot": 2}.get(name) for name in view.persons]
        assert list(view.rats) == [
            rats if rats is not None else person_rats(name)
            for name, rats in zip(view.persons, expected, strict=True)
        ]
    assert met == {True, False}, "three of four are drawn"


def test_an_own_person_does_what_its_effect_and_its_numbers_say() -> None:
    gains = {}
    for person in (JUGGLER, POORER):
        for seed in range(30):
            game = with_own(person, seed=seed)
            random = Random(seed)
            while not game.over:
                hire = [move for move in game.legal_moves() if move.what == "juggler"]
                if hire:
                    own = game.view(hire[0].colour).players[hire[0].colour]
                    sectors = sum(own.influence(sector) > 0 for sector in own.sectors)
                    events = game.play(hire[0])
                    assert any(isinstance(e, PersonHired) and e.person == "juggler" for e in events)
                    gained = sum(
                        e.n - e.park
                        for e in events
                        if isinstance(e, PrestigeGained) and e.reason == "juggler"
                    )
                    assert gained == person.prestige * sectors
                    gains[person.prestige, seed] = gained
                else:
                    game.play(choose(game, random))
    assert len({prestige for prestige, _ in gains}) == 2


def test_games_with_different_persons_run_side_by_side() -> None:
    """Move by move in turn, each is the game that it is alone; also where two persons share a key."""
    casts: list[tuple[Person, ...]] = [(), (JUGGLER,), (POORER, ABBOT), (ABBOT,)]
    for seed in range(3):
        alone = [played_on(Game.new(COLOURS[:3], seed, persons=cast), seed) for cast in casts]
        games = [Game.new(COLOURS[:3], seed, persons=cast) for cast in casts]
        randoms, together = [Random(seed) for _ in casts], [list(game.happened) for game in games]
        while not all(game.over for game in games):
            for game, random, events, cast in zip(games, randoms, together, casts, strict=True):
                if game.over:
                    continue
                moves = list(game.legal_moves())
                own = {person.name for person in cast}
                wanted = [move for move in moves if move.verb == "hire" and move.what in own]
                events += game.play(random.choice(wanted or moves))
                for colour in game.to_move[:1]:
                    view = game.view(colour)
                    assert draw_world(view, random.__class__(1)).view(colour) == view
        assert together == alone
        assert any(isinstance(event, RatMoved) for event in together[1])


def test_bots_play_with_own_persons_and_hire_a_good_one_more_often() -> None:
    hired = {5: 0, 1: 0}
    offered = {5: 0, 1: 0}
    for person in (JUGGLER, POORER):
        for seed in range(3):
            game = with_own(person, seed=seed, seats=2)
            bots = {colour: make_bot("normal", seed) for colour in game.seats}
            while not game.over:
                colour = game.to_move[0]
                view = game.view(colour)
                move = bots[colour](view)
                if any(option.what == "juggler" for option in view.decisions[colour].options):
                    offered[person.prestige] += 1
                    hired[person.prestige] += move.what == "juggler"
                game.play(move)
    assert all(offered.values())
    assert hired[5] / offered[5] > hired[1] / offered[1]


def test_one_process_weighs_two_persons_of_one_key_by_their_content() -> None:
    answers = []
    for first, then in ((JUGGLER, POORER), (POORER, JUGGLER)):
        told = {}
        for person in (first, then):
            for seed in range(4):
                game = with_own(person, seed=seed, seats=2)
                bot = make_bot("normal", 1)
                moves: list[str] = []
                while not game.over and len(moves) < 40:
                    moves.append(str(bot(game.view(game.to_move[0]))))
                    game.play(moves[-1])
                told[person.prestige, seed] = moves
        answers.append(told)
    assert answers[0] == answers[1]


def test_views_carry_own_persons_through_the_notation() -> None:
    view = with_own(JUGGLER, ABBOT).view("red")
    written = json.loads(json.dumps(to_data(view)))
    assert view_from(written) == view
    assert written["view"]["own_persons"][0]["name"] == "juggler"
    assert to_data(Game.new(COLOURS[:3], 5).view("red"))["view"]["own_persons"] == []
    written["view"]["own_persons"][0]["effect"] = "os.system"
    with pytest.raises(NotationError, match=r"view.own_persons: 'juggler'.effect: there is no effect"):
        view_from(written)


def test_a_plain_game_is_dealt_as_ever_and_its_digest_stays() -> None:
    for seed in range(5):
        assert Game.new(COLOURS[:4], seed).digest() == with_own(seed=seed, seats=4).digest()
    assert with_own(ABBOT).digest() != with_own().digest()
    assert with_own(JUGGLER).digest() != with_own(POORER).digest()


def test_a_record_writes_own_persons_whole(tmp_path: Path) -> None:
    for seed, persons in enumerate(((JUGGLER,), (POORER, ABBOT), (ABBOT._replace(worth=Worth(last=False)),))):
        game = with_own(*persons, seed=seed)
        played_on(game, seed)
        record = Record.of(game)
        path = tmp_path / "own.toml"
        records.write(path, record)
        assert path.read_text("utf-8").startswith("format = 2\n")
        assert records.from_toml(path.read_text("utf-8")).persons == persons
        again = records.read(path)
        assert again == record
        assert again.replay() == game
        header = json.loads(next(trace(again)))
        assert [person["key"] for person in header["persons"]] == [person.name for person in persons]
        assert records.salvage(path) == (record, None)


def test_a_plain_record_has_no_persons() -> None:
    text = records.to_toml(Record.of(with_own()))
    assert text.startswith("format = 1\n")
    assert "\npersons" not in text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("rats = 4", "rats = 40", "persons[1]: rats: expected a whole number from 0 to 9, found 40"),
        ("rats = 4, ", "", "persons[1]: rats: expected a whole number from 0 to 9, found nothing."),
        ("rats = 4", "rats = 4, spell = 1", "persons[1]: 'spell': expected one of the keys "),
        ("each = 5.0", "each = true", "persons[1]: worth.each: expected a number from 0 to 99, found True."),
        ('"strong_sectors", prestige', '"fly", prestige', "effect: expected tables [[effect]], or one of"),
        ('key = "juggler"', 'key = "lady"', "key: expected one that no printed person has, found 'lady'."),
    ],
)
def test_a_damaged_person_of_a_record_is_told(old: str, new: str, says: str) -> None:
    text = records.to_toml(Record.of(with_own(JUGGLER)))
    assert old in text
    with pytest.raises(RecordError) as refused:
        records.from_toml(text.replace(old, new, 1))
    assert says in str(refused.value)


def test_only_printed_persons_are_encoded() -> None:
    with pytest.raises(ValueError, match="not abbot"):
        encode(with_own(ABBOT).view("blue"))


@pytest.mark.parametrize(
    ("person", "says"),
    [
        (JUGGLER._replace(name="rat_catcher"), "small letters a to z and digits"),
        (JUGGLER._replace(name="lady"), "There is a person 'lady' already"),
        (JUGGLER._replace(letter="D"), "'juggler'.letter: expected one of A, B, C, found 'D'"),
        (JUGGLER._replace(set="new"), "'juggler'.set: expected brown or grey, found 'new'"),
        (JUGGLER._replace(rats=10), "'juggler'.rats: expected a whole number from 0 to 9, found 10"),
        (JUGGLER._replace(rats=True), "'juggler'.rats: expected a whole number from 0 to 9, found True"),
        (JUGGLER._replace(effect="fly"), "there is no effect 'fly'; expected one of "),
        (JUGGLER._replace(coins=2), "'juggler'.coins: expected no such key, as the effect strong_sectors"),
        (JUGGLER._replace(influence=0), "'juggler'.influence: expected a whole number from 1 to 9"),
        (JUGGLER._replace(replaces="monk"), "'juggler'.replaces: expected nothing for a grey person"),
        (ABBOT._replace(replaces="lady"), "'abbot'.replaces: expected one of hostess, monk"),
        (ABBOT._replace(letter="A"), "'abbot'.letter: expected nothing for a brown person"),
        (JUGGLER._replace(worth=Worth(base=float("nan"))), "a worth in numbers with a point, as chosen"),
        (JUGGLER._replace(icons=("x" * 101,)), "icons as rows of text"),
    ],
)
def test_a_wrong_person_is_refused_by_a_sentence(person: Person, says: str) -> None:
    with pytest.raises(SetupError) as refused:
        with_own(person)
    assert says in str(refused.value)


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(SetupError) as refused:
        with_own(
            JUGGLER._replace(rats=-1, letter=None),
            JUGGLER._replace(effect="fly"),
            ABBOT,
            ABBOT._replace(name="prior"),
        )
    for part in (
        "rats: expected",
        "letter: expected",
        "no effect 'fly'",
        "called 'juggler'",
        "replace 'monk'",
    ):
        assert part in str(refused.value)
    for nonsense in (None, [JUGGLER], ("juggler",), (JUGGLER._replace(name=f"j{n}") for n in range(3))):
        with pytest.raises(SetupError, match="must be a tuple of Person"):
            Game.new(COLOURS[:2], 1, persons=nonsense)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="at most 60"):
        with_own(*(JUGGLER._replace(name=f"j{n}") for n in range(61)))


def test_a_review_weighs_moves_for_own_persons() -> None:
    examples = tuple(OWN.values())
    record = Record((Seat("Anna", "red"), Seat("Ben", "blue")), 1, persons=examples)
    game, random = record.replay(), Random(1)
    while not game.over:
        moves = list(game.legal_moves())
        wanted = [move for move in moves if move.what in OWN]
        record.moves.append(str(random.choice(wanted or moves)))
        game.play(record.moves[-1])
    met = [moment for moment in moments(record) if moment.move.what in OWN]
    assert {moment.move.what for moment in met} & {"pilgrim", "baker", "mason", "treasurer"}
    for moment in met:
        for candidate in WeighStep((moment,)).think():
            assert candidate.number == moment.number
            assert candidate.loss > 0
