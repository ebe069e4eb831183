"""What the teacher of the first game says, and when; without a window."""

import re

import pytest

from engine import SECTORS, Game
from engine import events as e
from game.lessons.advice import ADVICE, GOOD, PLACE, ROUNDS
from game.lessons.curriculum import SPOKEN
from game.lessons.lines import AfterGame, BeforeDecision, BeforeEvent
from game.match.first_game import SEED, first_game
from game.match.lesson_progress import Progress
from game.words import languages, set_language
from game.words.cards import THE_CARD_WORDS
from tests.game.learner import ME, Contrary, Said, learn, obey

MOST_WORDS = 34
"""About thirty, but numbers and short words count too."""


@pytest.fixture(scope="module")
def games() -> list[list[Said]]:
    """Whole games: one that follows the advice, the rest against it."""
    set_language("en")
    return [learn(obey), *(learn(Contrary(seed), seed=seed) for seed in (0, 5, 6))]


def topics(said: list[Said]) -> list[str]:
    return [entry.line.topic for entry in said]


def test_every_line_is_said_in_some_game(games: list[list[Said]]) -> None:
    heard = {topic for said in games for topic in topics(said)}
    assert set(SPOKEN.members) - heard == set()


def test_every_advice_is_given_in_some_game(games: list[list[Said]]) -> None:
    heard = {entry.line.topic for said in games for entry in said}
    assert {f"advice-{key}" for key in ADVICE.members} - heard == set()
    assert {f"place-{kind}" for kind in PLACE.members} - heard == set()
    praised = {entry.words for said in games for entry in said if entry.line.move is not None}
    assert all(any(GOOD.say(kind) in words for words in praised) for kind in GOOD.members)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I would play the hotel: it lets"),
        ("de", "Ich würde den Park spielen; er vertreibt"),
        ("fr", "Je jouerais le parc\u00a0: il chasse"),
        ("it", "Io giocherei il parco: scaccia"),
        ("ja", "私なら公園カードをプレイします。ネズミ"),
    ],
)
def test_advice_names_the_card_as_one_says_it(language: str, said: str) -> None:
    set_language(language)
    kind = "hotel" if language == "en" else "park"
    assert ADVICE.say("play", card=THE_CARD_WORDS.say(kind), why=GOOD.say(kind)).startswith(said)


def test_advice_to_hire_says_whom(games: list[list[Said]]) -> None:
    lines = [entry.line for said in games for entry in said if entry.line.topic == "advice-hire"]
    assert lines
    assert all(re.match(r"I would hire the [a-z ]+: ", line.words()) for line in lines)


def test_a_topic_is_spoken_of_once(games: list[list[Said]]) -> None:
    for said in games:
        heard = [topic for topic in topics(said) if topic in SPOKEN.members]
        assert len(heard) == len(set(heard))


def test_the_first_choice_is_led_up_to_step_by_step(games: list[list[Said]]) -> None:
    assert topics(games[0])[:8] == [
        "welcome",
        "prestige",
        "borough",
        "plate",
        "persons",
        "draft",
        "advice-draft-first",
        "passed",
    ]


def test_the_first_words_say_who_the_learner_is(games: list[list[Said]]) -> None:
    welcome = games[0][0]
    name = welcome.moment.names[welcome.moment.me]
    for language, colour in {"en": "blue", "de": "Blau", "fr": "bleu", "it": "blu", "ja": "青"}.items():
        set_language(language)
        assert name in welcome.line.words()
        assert colour in welcome.line.words()
    assert welcome.line.about == (("plate", welcome.moment.me),)


def test_all_that_the_borough_is_said_to_hold_is_lit(games: list[list[Said]]) -> None:
    line = next(said.line for said in games[0] if said.line.topic == "borough")
    assert "harbour" in line.words()
    assert set(line.about) == {("area", ME, name) for name in (*SECTORS, "harbour")}


def test_the_plague_is_told_in_the_numbers_of_this_game(games: list[list[Said]]) -> None:
    told = 0
    for said in games:
        for entry in said:
            if entry.line.topic != "plague":
                continue
            moment = entry.moment
            assert isinstance(moment, BeforeEvent)
            moved = [ev for ev in moment.later if isinstance(ev, e.RatMoved) and ev.reason == "plague"]
            mine = [ev for ev in moved if ev.seat == ME]
            numbers = set(map(int, re.findall(r"\d+", entry.words)))
            if mine:
                assert {mine[0].from_, mine[0].to} <= numbers
                assert f"from {mine[0].from_} to {mine[0].to}" in entry.words
            else:
                assert "stays on" in entry.words
            told += 1
    assert told == len(games)


def test_the_payment_of_notre_dame_is_told_in_the_numbers_of_this_game(games: list[list[Said]]) -> None:
    for said in games:
        for entry in said:
            if entry.line.topic == "paid":
                assert isinstance(entry.moment, BeforeEvent)
                event = entry.moment.event
                assert isinstance(event, e.NotreDamePaid)
                assert f"{event.pot} prestige" in entry.words
                assert f"earns {event.each}" in entry.words


def test_the_end_tells_who_won_and_where_ones_own_prestige_came_from(games: list[list[Said]]) -> None:
    for said in games:
        (ranking,) = [entry for entry in said if entry.line.topic == "ranking"]
        moment = ranking.moment
        assert isinstance(moment, AfterGame)
        assert str(moment.statistics.prestige[ME]) in ranking.words
        if ME in moment.winners:
            assert "you win" in ranking.words
        else:
            assert moment.names[moment.winners[0]] in ranking.words
        assert topics(said)[-1] == "next"


def test_after_the_first_period_there_is_no_advice_and_only_what_is_new(games: list[list[Said]]) -> None:
    for said in games:
        late = [
            entry
            for entry in said
            if isinstance(entry.moment, BeforeDecision) and entry.moment.view.round > ROUNDS
        ]
        assert all(entry.line.move is None for entry in late)
        assert not any(entry.line.topic.startswith("place-") for entry in late)
        rounds = [entry.moment.view.round for entry in late if entry.moment.view.round in (5, 6, 8)]
        assert len(rounds) <= 6


def test_advice_is_always_a_legal_move_and_the_same_each_time(games: list[list[Said]]) -> None:
    for said in games:
        for entry in said:
            if entry.line.move is not None:
                assert isinstance(entry.moment, BeforeDecision)
                assert entry.line.move in entry.moment.decision.options
    assert [entry.words for entry in learn(obey)] == [entry.words for entry in games[0]]


def test_who_does_otherwise_is_told_once_that_this_is_fine(games: list[list[Said]]) -> None:
    assert "contrary" not in topics(games[0])
    assert all("contrary" in topics(said) for said in games[1:])


def test_nothing_that_was_said_is_said_again_when_the_game_goes_on() -> None:
    progress = Progress()
    learn(obey, progress=progress)
    kept = Progress.of({"lesson": progress.entry()})
    assert kept is not None
    again = learn(obey, progress=kept)
    assert not [topic for topic in topics(again) if topic in SPOKEN.members and topic in progress.said]


def test_a_teacher_who_was_sent_away_is_silent() -> None:
    assert learn(obey, progress=Progress(on=False)) == []


@pytest.mark.parametrize(
    "table", [{}, {"open_hands": True}, {"lesson": True}, {"lesson": 3}, {"lesson": ["welcome"]}]
)
def test_a_game_without_lessons_has_no_teacher(table: dict[str, object]) -> None:
    assert Progress.of(table) is None


def test_nonsense_in_a_file_counts_as_a_beginning() -> None:
    progress = Progress.of({"lesson": {"on": "maybe", "said": [1, "welcome", None]}})
    assert progress is not None
    assert progress.on
    assert progress.said == ["welcome"]
    assert Progress.of({"lesson": {"said": "welcome"}}).said == []  # type: ignore[union-attr]


def test_the_first_game_seats_one_person_who_begins_and_two_gentle_bots() -> None:
    game = first_game("Esmeralda")
    assert [seat.player for seat in game.seats] == ["human", "easy", "easy"]
    assert len({seat.name for seat in game.seats}) == 3
    assert game.lesson
    seats = tuple(seat.colour for seat in game.seats)
    view = Game.new(seats=seats, seed=SEED, rules=game.rules or 1).view()
    assert view.first == game.seats[0].colour


@pytest.mark.parametrize("language", [name for name in languages() if name != "ja"])
def test_a_bubble_has_about_thirty_words_at_the_most(language: str, games: list[list[Said]]) -> None:
    set_language(language)
    lines = {entry.line.topic: entry.line for said in games for entry in said}
    long = {topic: len(line.words().split()) for topic, line in lines.items()}
    assert {topic: n for topic, n in long.items() if n > MOST_WORDS} == {}


@pytest.mark.parametrize("language", languages())
def test_every_line_can_be_said_in_every_language(language: str, games: list[list[Said]]) -> None:
    english = [entry.words for said in games for entry in said]
    set_language(language)
    spoken = [entry.line.words() for said in games for entry in said]
    assert all(words.strip() for words in spoken)
    assert not any("{" in words or "  " in words or " ," in words for words in spoken)
    assert (spoken == english) == (language == "en")
