"""Events as sentences: complete, in every language, and without secrets."""

import random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import COLOURS, Game
from engine import events as e
from engine.content import PERSONS
from engine.events import Event, redact
from game.log.sentences import headline, sentence
from game.log.turns import turn_sentences
from game.words import languages, set_language

NAMES = {"blue": "Anna", "red": "Ben", "green": "Yves"}

EXAMPLES: list[tuple[Event, str]] = [
    (e.RoundBegan(6, "B3", "red"), "Round B3 begins; Ben has the bellringer"),
    (e.PeriodBegan("C"), "Period C begins"),
    (
        e.PersonsRevealed(("monk", "fool", "lady")),
        "This round’s persons are the monk, the fool and the lady of the court",
    ),
    (
        e.HandDrawn("blue", ("blue.bank", "blue.park", "blue.friend")),
        "Anna draws the bank, the park and the trusted friend",
    ),
    (e.HandDrawn("red", ("red.?",) * 3), "Ben draws 3 cards"),
    (e.HandTaken("blue", ("blue.bank", "red.park", "red.friend")), ""),
    (e.CardKept("blue", "red.bank"), "Anna keeps Ben’s bank"),
    (e.CardKept("red", "blue.?"), "Ben keeps a card"),
    (e.CardsPassed("blue", "red", ("blue.bank", "blue.park")), "Anna passes the bank and the park to Ben"),
    (e.CardsPassed("red", "blue", ("red.?", "red.?")), "Ben passes 2 cards to Anna"),
    (e.CardsPassed("red", "blue", ("red.?",)), "Ben passes a card to Anna"),
    (e.CardPlayed("blue", "red.bank"), "Anna plays Ben’s bank"),
    (e.CardPlayed("blue", "blue.bank"), "Anna plays the bank"),
    (e.CardDiscarded("blue", "blue.park"), "Anna plays the park without effect"),
    (e.ThirdLaid("blue", "blue.park"), "Anna leaves the park unplayed"),
    (e.ThirdLaid("red", "green.?"), "Ben discards the third card, face down"),
    (e.ThirdShown("red", "green.hotel"), "Ben plays Yves’s hotel as a third card"),
    (e.CubePlaced("blue", "bank", "cache"), "Anna places a cube in the bank"),
    (e.CubePlaced("blue", "hospital", "supply"), "Anna places a cube from the supply in the hospital"),
    (e.CubePlaced("blue", "notredame", "park"), "Anna moves a cube from the park to Notre Dame"),
    (e.CubeRemoved("blue", "carriage", "plague"), "Anna loses a cube from the carriage house"),
    (e.CubeRemoved("blue", "notredame", "gypsies"), "Anna returns a cube from Notre Dame to the supply"),
    (e.CubeRemoved("blue", "notredame", "notredame"), ""),
    (e.FriendMoved("blue", None, "park"), "Anna puts the trusted friend in the park"),
    (e.FriendMoved("blue", "bank", "park"), "Anna moves the trusted friend from the bank to the park"),
    (
        e.PiecesMoved("blue", "bank", "park", 2, True),
        "Anna moves 2 cubes and the trusted friend from the bank to the park",
    ),
    (e.PiecesMoved("blue", "bank", "park", 1, False), "Anna moves a cube from the bank to the park"),
    (
        e.PiecesMoved("blue", "bank", "park", 0, True),
        "Anna moves the trusted friend from the bank to the park",
    ),
    (e.SectorActivated("blue", "bank", 3), ""),
    (e.CubesGained("blue", 1), "Anna takes a cube"),
    (e.CoinsGained("blue", 3, ()), "Anna takes 3 coins"),
    (e.CoinsGained("blue", 3, (("red", 2), ("green", 1))), "Anna takes 3 coins (2 from Ben and 1 from Yves)"),
    (e.CoinsPaid("blue", 2, "donation"), "Anna donates 2 coins"),
    (e.CoinsPaid("blue", 1, "patron"), "Anna returns a coin to the supply"),
    (e.CoinsPaid("blue", 1, "hire"), ""),
    (e.PrestigeGained("blue", 4, 1, "residence"), "Anna gains 4 prestige (1 from the park)"),
    (e.PrestigeGained("blue", 4, 0, "message"), "Anna gains 4 prestige"),
    (e.PrestigeGained("blue", 4, 0, "notredame_share"), "Anna gains 4 prestige from Notre Dame"),
    (e.PrestigeLost("blue", 2, "plague"), "Anna loses 2 prestige"),
    (e.RatMoved("red", 4, 7, "plague"), "Ben’s rat marker moves up to 7"),
    (e.RatMoved("red", 4, 2, "plague"), "Ben’s rat marker moves down to 2"),
    (e.RatMoved("red", 4, 2, "kill"), "Ben kills 2 rats"),
    (e.PlagueStruck("red"), "The plague strikes Ben"),
    (
        e.CarriageDriven("blue", "red.inner", "red.centre", ()),
        "Anna drives to the centre market of Ben’s borough",
    ),
    (e.CarriageDriven("blue", "red.inner", "blue.outer", ()), "Anna drives to the outer market at home"),
    (
        e.CarriageDriven("blue", "red.inner", "purple.left", ()),
        "Anna drives to the left-hand market of the purple borough",
    ),
    (e.CarriageDriven("blue", "red.inner", "red.inner", ()), "Anna leaves the carriage where it is"),
    (e.MessageCollected("blue", "red.inner", "red", "coin"), "Anna collects the red message (coin)"),
    (e.MessageCollected("blue", "red.inner", "red", "plain"), "Anna collects the red message"),
    (e.ActionForgone("blue", "bank"), "Anna forgoes the action of the bank"),
    (e.ActionForgone("blue", "notredame"), "Anna donates nothing"),
    (e.ActionForgone("blue", "bishop"), "Anna gets nothing from the bishop"),
    (e.PersonHired("blue", "hostess"), "Anna hires the hostess"),
    (e.HiringPassed("blue", False), "Anna hires no one"),
    (e.HiringPassed("blue", True), "Anna has no coins to hire anyone with"),
    (
        e.GreyShown("blue", ("lady", "mayor")),
        "Anna sees the grey persons still to come (the lady of the court and the mayor)",
    ),
    (e.GreyShown("red", ("?", "?")), "Ben looks at the grey persons still to come"),
    (e.DoctorHired("blue"), "Anna takes no rats from the person cards this round"),
    (e.BellringerPassed("blue", "red"), "The bellringer goes to Ben"),
    (e.PersonsLeft(("monk", "fool", "lady")), ""),
    (e.NotreDamePaid(8, 3, 2), "Notre Dame shares 8 prestige among 3 cubes, 2 each"),
    (e.CardsReturned(), "All action cards return to their owners and are shuffled"),
    (e.GameEnded(("red",)), "Ben wins the game"),
    (e.GameEnded(("blue", "red")), "Anna and Ben share the win"),
]


@pytest.mark.parametrize(
    ("event", "said"), EXAMPLES, ids=lambda x: type(x).__name__ if x and not isinstance(x, str) else ""
)
def test_every_event_is_said(event: Event, said: str) -> None:
    assert sentence(event, NAMES) == said


def test_no_kind_of_event_is_forgotten() -> None:
    assert {type(event) for event, _ in EXAMPLES} == set(get_args(Event))


def test_french_elides_before_a_vowel_and_speaks_the_french_terms() -> None:
    set_language("fr")
    assert sentence(e.CardPlayed("blue", "red.bank"), NAMES) == "Anna joue la banque de Ben"
    assert sentence(e.CardPlayed("red", "blue.park"), NAMES) == "Ben joue le parc d’Anna"
    rat = sentence(e.RatMoved("green", 1, 3, "plague"), NAMES)
    assert rat == "Le cube Rat d’Yves avance jusqu’à la case 3"
    assert sentence(e.PersonHired("blue", "hostess"), NAMES) == "Anna corrompt la serveuse"
    assert sentence(e.CubePlaced("blue", "hotel", "cache"), NAMES) == "Anna place un cube sur l’auberge"
    assert sentence(e.MessageCollected("blue", "red.left", "green", "rat"), NAMES) == (
        "Anna prend la lettre de change verte (rat)"
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (e.CardPlayed("blue", "red.bank"), "Anna plays Ben’s bank"),
        (e.PersonHired("blue", "monk"), "Anna hires the monk"),
        (e.HiringPassed("blue", False), "Anna hires no one"),
        (e.CarriageDriven("blue", "blue.centre", "red.inner", ()), "Anna drives to the inner market"),
        (e.CarriageDriven("blue", "blue.centre", "red.left", ()), "Anna drives to the side market"),
        (e.CarriageDriven("blue", "blue.centre", "blue.centre", ()), ""),
        (e.MessageCollected("blue", "red.inner", "red", "coin"), "Anna collects the red message"),
        (e.PlagueStruck("blue"), "The plague strikes Anna"),
        (e.NotreDamePaid(8, 3, 2), "Notre Dame pays 2 prestige per cube"),
        (e.GameEnded(("red",)), "The game is over"),
        (e.PrestigeGained("blue", 4, 1, "lady"), "Anna: +4 prestige"),
        (e.CubesGained("blue", 2), ""),
        (e.CardKept("blue", "blue.bank"), ""),
    ],
)
def test_captions_tell_the_main_events_in_short(event: Event, said: str) -> None:
    assert headline(event, NAMES) == said


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (
            [
                e.CardPlayed("blue", "blue.bank"),
                e.CubePlaced("blue", "bank", "cache"),
                e.SectorActivated("blue", "bank", 3),
                e.CoinsGained("blue", 3, ()),
            ],
            ["Anna plays the bank: 3 coins"],
        ),
        (
            [
                e.CardPlayed("blue", "red.park"),
                e.ThirdLaid("blue", "blue.hotel"),
                e.CubePlaced("blue", "park", "cache"),
                e.SectorActivated("blue", "park", 1),
                e.RatMoved("blue", 3, 2, "kill"),
            ],
            ["Anna plays Ben’s park: 1 rat killed", "Anna leaves the hotel unplayed"],
        ),
        (
            [
                e.CardPlayed("red", "red.friend"),
                e.ThirdLaid("red", "blue.?"),
                e.FriendMoved("red", None, "bank"),
                e.SectorActivated("red", "bank", 1),
                e.CoinsGained("red", 1, ()),
            ],
            ["Ben puts the trusted friend in the bank: 1 coin"],
        ),
        (
            [
                e.CoinsPaid("blue", 1, "hire"),
                e.PersonHired("blue", "bishop"),
                e.ActionForgone("blue", "bishop"),
                e.RatMoved("blue", 2, 5, "plague"),
                e.RatMoved("red", 6, 9, "plague"),
                e.PlagueStruck("red"),
                e.PrestigeLost("red", 2, "plague"),
                e.CubeRemoved("red", "bank", "plague"),
                e.RatMoved("green", 3, 2, "plague"),
                e.BellringerPassed("blue", "red"),
                e.PersonsLeft(("monk", "fool", "bishop")),
                e.RoundBegan(2, "A2", "red"),
            ],
            [
                "Anna hires the bishop without effect",
                "Rat markers: Anna up to 5, Ben up to 9, Yves down to 2",
                "The plague strikes Ben, who loses 2 prestige and a cube from the bank",
                "Round A2 begins; Ben has the bellringer",
            ],
        ),
        (
            [
                e.CardPlayed("blue", "red.residence"),
                e.CubePlaced("blue", "residence", "hospital"),
                e.PrestigeGained("blue", 3, 1, "residence"),
            ],
            ["Anna plays Ben’s residence with a cube from the hospital: 3 prestige (1 from the park)"],
        ),
        (
            [
                e.CardPlayed("blue", "red.friend"),
                e.FriendMoved("blue", "bank", "hotel"),
                e.CoinsGained("blue", 1, ()),
            ],
            ["Anna moves the trusted friend from the bank to the hotel (Ben’s card): 1 coin"],
        ),
        (
            [e.CardPlayed("blue", "blue.bank"), e.ActionForgone("blue", "bank")],
            ["Anna plays the bank but, with no cube in the cache, forgoes the action"],
        ),
        (
            [e.CardPlayed("blue", "red.notredame"), e.ActionForgone("blue", "notredame")],
            ["Anna plays Ben’s Notre Dame and donates nothing"],
        ),
        (
            [
                e.CardPlayed("blue", "red.notredame"),
                e.CoinsPaid("blue", 2, "donation"),
                e.CubePlaced("blue", "notredame", "park"),
                e.PrestigeGained("blue", 3, 0, "notredame"),
            ],
            ["Anna plays Ben’s Notre Dame with a cube from the park and donates 2 coins: 3 prestige"],
        ),
        (
            [
                e.CardPlayed("blue", "blue.carriage"),
                e.CubePlaced("blue", "carriage", "cache"),
                e.CarriageDriven("blue", "blue.centre", "blue.left", ()),
                e.MessageCollected("blue", "blue.left", "red", "rat"),
                e.PrestigeGained("blue", 3, 0, "message"),
                e.RatMoved("blue", 3, 2, "kill"),
            ],
            [
                "Anna plays the carriage house, drives to the left-hand market at home and collects the red "
                "message: 3 prestige and 1 rat killed"
            ],
        ),
        (
            [
                e.PersonHired("blue", "scholar"),
                e.ThirdShown("blue", "red.bank"),
                e.CubePlaced("blue", "bank", "cache"),
                e.CoinsGained("blue", 2, (("red", 1),)),
            ],
            ["Anna hires the scholar and plays Ben’s bank as a third card: 2 coins (1 from Ben)"],
        ),
        (
            [
                e.PersonHired("blue", "councillor"),
                e.PersonHired("blue", "monk"),
                e.CubesGained("blue", 2),
                e.PrestigeGained("blue", 1, 0, "monk"),
                e.PersonHired("blue", "patron"),
                e.ActionForgone("blue", "patron"),
            ],
            [
                "Anna hires the councillor",
                "Anna hires the monk: 2 cubes and 1 prestige",
                "Anna hires the patron without effect",
            ],
        ),
        (
            [
                e.PersonHired("blue", "gypsies"),
                e.CubeRemoved("blue", "bank", "gypsies"),
                e.CubeRemoved("blue", "bank", "gypsies"),
                e.CubeRemoved("blue", "park", "gypsies"),
                e.PrestigeGained("blue", 6, 0, "gypsies"),
            ],
            [
                "Anna hires the travellers and returns 3 cubes from the bank and the park to the "
                "supply: 6 prestige"
            ],
        ),
        (
            [e.NotreDamePaid(8, 1, 8), e.PrestigeGained("blue", 8, 0, "notredame_share")],
            ["Notre Dame’s 8 prestige go to Anna, who has the only cube there"],
        ),
        (
            [e.NotreDamePaid(8, 1, 8), e.PrestigeGained("blue", 9, 1, "notredame_share")],
            ["Notre Dame’s 8 prestige go to Anna, who has the only cube there: 9 prestige (1 from the park)"],
        ),
        ([e.NotreDamePaid(6, 7, 0)], ["Notre Dame’s 6 prestige are too few for 7 cubes"]),
        (
            [e.RatMoved(seat, 1, 4, "plague") for seat in ("blue", "red", "green")],
            ["All rat markers are now on 4"],
        ),
        (
            [
                e.CardPlayed("blue", "blue.hotel"),
                e.CubePlaced("blue", "hotel", "cache"),
                e.ActionForgone("blue", "hotel"),
            ],
            ["Anna plays the hotel and gets nothing for it"],
        ),
        ([e.CubesGained("blue", 1), e.CubesGained("blue", 1)], ["Anna takes 2 cubes"]),
        (
            [
                e.PersonHired("blue", "butcher"),
                e.CubePlaced("blue", "bank", "supply"),
                e.CubePlaced("blue", "park", "supply"),
                e.CubePlaced("blue", "hotel", "supply"),
            ],
            ["Anna hires the butcher and places cubes from the supply in the bank, the park and the hotel"],
        ),
        (
            [
                e.NotreDamePaid(8, 3, 2),
                e.PrestigeGained("blue", 5, 1, "notredame_share"),
                e.PrestigeGained("red", 2, 0, "notredame_share"),
                *[e.CubeRemoved("blue", "notredame", "notredame")] * 2,
            ],
            ["Notre Dame shares 8 prestige among 3 cubes, 2 each: Anna 5 (1 from the park), Ben 2"],
        ),
        (
            [
                e.CardKept("green", "green.?"),
                e.CardsPassed("green", "blue", ("green.bank", "green.park")),
                e.CardsPassed("blue", "red", ("blue.hotel", "blue.park")),
                e.CardsPassed("red", "green", ("red.?", "red.?")),
                e.CardKept("red", "blue.?"),
            ],
            [
                "Yves keeps a card",
                "Yves passes the bank and the park to Anna",
                "Anna passes the hotel and the park to Ben",
            ],
        ),
        (
            [e.HandDrawn("blue", ("blue.?",) * 3), e.HandDrawn("red", ("red.?",) * 3)],
            ["Everyone draws 3 cards"],
        ),
    ],
)
def test_a_move_is_told_in_few_flowing_sentences(events: list[Event], said: list[str]) -> None:
    assert turn_sentences(events, NAMES) == said


GAMES = st.tuples(
    st.lists(st.sampled_from(COLOURS), min_size=2, max_size=5, unique=True),
    st.integers(0, 10_000),
    st.booleans(),
    st.sampled_from(["anniversary", "bluebear"]),
)


@settings(max_examples=12, deadline=None)
@given(
    game=GAMES, language=st.sampled_from(languages()), viewers=st.sets(st.sampled_from(COLOURS), max_size=2)
)
def test_whole_games_are_told_without_keys_gaps_or_secrets(
    game: tuple[list[str], int, bool, str], language: str, viewers: set[str]
) -> None:
    seats, seed, new_persons, edition = game
    set_language(language)
    names = dict(zip(seats, ["Anna", "Ben", "Chloé", "Dan", "Ève"], strict=False))
    table, dice = Game.new(seats, seed, edition, new_persons=new_persons), random.Random(seed)
    silent = {type(event) for event, said in EXAMPLES if not said}
    while not table.over:
        events = list(table.play(dice.choice(table.legal_moves())))
        seen = [redact(event, viewers) for event in events]
        for event in seen:
            said = sentence(event, names)
            assert said or type(event) in silent, event
            assert _sound(said), said
            assert _sound(headline(event, names))
        told = turn_sentences(seen, names)
        assert all(text and _sound(text) for text in told)
        assert all(text[0] == text[0].upper() for text in told)


def _sound(text: str) -> bool:
    return not any(leak in text for leak in ("?", "{", "}", "events-", "person-", "  ", "None"))


def test_every_person_is_said_in_every_language() -> None:
    for language in languages():
        set_language(language)
        said = {sentence(e.PersonHired("blue", name), NAMES) for name in PERSONS}
        assert len(said) == len(PERSONS)
