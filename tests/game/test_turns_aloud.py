"""What is read aloud of a move: turn by turn, with the sum of each, and whose ears it concerns."""

import pytest

from engine import events as e
from game.decisions.forecast import MESSAGE_WORDS
from game.decisions.targets import AREA, CARD
from game.settings import HEADPHONES, ON
from game.speech.reader import Aloud
from game.table.control.spoken import SpokenTable
from game.table.control.turn_news import TurnNews
from game.table.hud.seat_words import area_words, cathedral_words, market_name, market_words, persons_words
from game.table.hud.sheet_words import message_pays, seat_text
from game.table.scene import TableScene
from game.words import say
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS, person_words
from tests.game.asked import table_asked
from tests.game.window import Open
from tests.game.written_voice import Voices

NAMES = {"blue": "Anna", "red": "Ben", "green": "Zoé"}


def test_moves_of_one_turn_have_one_number_and_the_sum_so_far() -> None:
    news = TurnNews(NAMES)
    first = news.news([e.CardPlayed("red", "red.bank"), e.CoinsGained("red", 2, ())])
    assert {(one.turn, one.own, one.short) for one in first} == {(1, False, "Ben: Bank, +2 coins")}
    second = news.news([e.PrestigeGained("red", 3, 1, "x"), e.RatMoved("red", 4, 2, "kill")], own=True)
    assert {(one.turn, one.own) for one in second} == {(1, True)}
    assert second[0].short == "Ben: Bank, +3 prestige, +2 coins, 2 rats killed"
    other = news.news([e.PersonHired("blue", "advocate"), e.RatMoved("blue", 3, 4, "plague")])
    assert {(one.turn, one.short) for one in other} == {(2, "Anna: Advocate")}
    # What happens to another, or to all, belongs to no turn.
    theirs = news.news([e.PrestigeGained("blue", 1, 0, "x"), e.CoinsGained("red", 1, ())])
    assert {(one.turn, one.short) for one in theirs} == {(3, "")}
    again = news.news([e.PrestigeGained("blue", 1, 0, "x")])
    assert {(one.turn, one.short) for one in again} == {(4, "")}
    assert news.news([]) == []


def test_the_sum_tells_of_the_seat_alone_whose_turn_it_is() -> None:
    news = TurnNews(NAMES)
    (told, *_) = news.news(
        [
            e.CoinsGained("blue", 7, ()),
            e.CardPlayed("red", "red.carriage"),
            e.MessageCollected("red", "red.inner", "green", "coin"),
            e.CoinsGained("blue", 5, ()),
            e.CubesGained("red", 1),
            e.RatMoved("blue", 5, 3, "kill"),
        ]
    )
    assert told.short == "Ben: Carriage house, green message, +1 cube"


def seated(open_window: Open, players: str, kind: str, **settings: object) -> tuple[TableScene, SpokenTable]:
    """A table whose first person is asked something of a kind."""
    usual = {"size": (640, 360), "read_aloud": ON, "voice": Voices()}
    table = table_asked(open_window, kind, players, **{**usual, **settings})
    return table, SpokenTable(table.context)


@pytest.mark.usefixtures("undrawn")
def test_a_question_is_asked_with_the_numbers_that_matter_for_it(open_window: Open) -> None:
    table, spoken = seated(open_window, "Anna, bot:random", "play")
    context = table.context
    asked, cards, coins, rat = spoken.aloud((), False).question.splitlines()
    assert asked == "Anna: play one of your cards"
    assert cards.startswith("Your cards: ")
    assert coins == "Coins: 3. Cubes: 4 in the cache, 10 in the supply."
    assert rat == seat_text("blue", NAMES, context.shown).words.splitlines()[1]
    card = context.top.hand.cards[0]
    table.controls.dispatch.press((CARD, card))
    assert len(spoken.aloud((), False).question.splitlines()) == 1, "the place is asked for, and nothing else"
    order = [thing for thing in context.selectable if thing[0] == AREA]
    context.hover(order[-1])
    told = spoken.aloud([*order, (CARD, card)], False)
    assert told.focus
    assert told.hint == f"{len(order)} of {len(order) + 1}"
    assert spoken.aloud(order[-1:], False).hint == "", "one alone has no place"
    context.hover((CARD, card))
    assert spoken.aloud([*order, (CARD, card)], False).hint == "", "a card tells its own"


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("aloud", [ON, HEADPHONES])
def test_others_hear_only_what_lies_on_the_table(open_window: Open, aloud: str) -> None:
    table, spoken = seated(open_window, "Anna, Ben", "play", read_aloud=aloud)
    discreet = aloud == ON
    context = table.context
    assert context.announcer.discreet is discreet
    context.hover((CARD, context.top.hand.cards[0]))
    told = spoken.aloud(context.selectable, True)
    assert told.focus.startswith("Card 1 of 3") is discreet
    assert bool(told.state) is not discreet
    assert ("Your cards:" in told.question) is not discreet
    context.hover(("menu",))
    assert "Pause" in spoken.aloud(context.selectable, True).focus
    assert ("Your cards:" in spoken.survey(False)) is not discreet
    assert "Round" in spoken.survey(True)
    hidden = context.announcer.news([e.CardKept("blue", "blue.bank")])
    assert bool(hidden) is not discreet, "a pick of which nothing is known is no news"


@pytest.mark.usefixtures("undrawn")
def test_news_that_concern_somebody_here_are_told_apart(open_window: Open) -> None:
    table, _ = seated(open_window, "Anna, bot:random, bot:random", "play")
    played = e.CardPlayed("red", "red.bank")

    def own(*events: e.Event) -> bool:
        return any(news.own for news in table.context.announcer.news(events))

    assert not own(played, e.CoinsGained("red", 1, ()))
    assert own(played, e.CoinsGained("red", 1, (("blue", 1),)))
    assert own(e.CoinsGained("blue", 1, ()))
    assert own(played, e.RoundBegan(2, "A2", "red"))


@pytest.mark.usefixtures("undrawn")
def test_while_nothing_is_asked_the_focus_is_told_only_if_somebody_has_moved_it(open_window: Open) -> None:
    table, spoken = seated(open_window, "Anna, bot:random", "play")
    context = table.context
    context.hover(("menu",))
    context.put(None)
    assert spoken.aloud((), False).focus == ""
    assert "Pause" in spoken.aloud((), True).focus
    context.repeating = True
    assert spoken.aloud((), True) == Aloud(), "while something is shown, that is told"


@pytest.mark.usefixtures("undrawn")
def test_everything_that_can_have_the_focus_has_a_name_and_is_told_how_it_stands(open_window: Open) -> None:
    table, spoken = seated(open_window, "Anna, bot:random", "hire")
    context = table.context
    shown, session = context.shown, context.session
    other = next(seat for seat in shown.seats if seat != "blue")
    anna, bot = session.name("blue"), session.name(other)
    assert persons_words(shown) in spoken.aloud((), False).question

    def heard(*thing: str) -> tuple[str, str]:
        context.hovered = thing
        told = spoken.aloud((), True)
        return told.focus, told.state

    card = "blue.bank"
    bank, park = KIND_WORDS.say("bank"), KIND_WORDS.say("park")
    context.top.hand.kept = (card,)
    assert heard("kept", card) == (say("speech-kept", card=bank), "")
    assert heard("kept") == heard("city") == heard("nothing") == ("", "")
    assert heard("shown", card) == (say("speech-shown", card=bank), "")
    assert heard("card", "red.?") == (say("speech-card", card=say("phones-label-hand"), place="none"), "")
    assert heard("won", "red", "coin") == (MESSAGE_WORDS.say("red"), message_pays("coin", shown.options))
    assert heard("area", "blue", "park") == (park, area_words("blue", "park", shown))
    assert heard("area", other, "park") == (
        say("speech-of", thing=park, name=bot),
        area_words(other, "park", shown),
    )
    assert heard("area", "blue", "harbour")[0] == say("sector-harbour")
    market = next(iter(shown.messages))
    names = {seat.colour: seat.name for seat in session.seats}
    assert heard("market", market) == (market_name(market, names), market_words(market, names, shown))
    shown.players[other].friend = "park"
    friend = KIND_WORDS.say("friend")
    assert heard("friend", other) == (say("speech-of", thing=friend, name=bot), park)
    shown.players[other].friend = None
    assert heard("friend", other)[1] == ""
    stands = shown.players[other].carriage
    assert stands is not None
    assert heard("carriage", other) == (say("sheet-carriage", name=bot), market_name(stands, names))
    assert heard("cathedral") == (cathedral_words(shown), "")
    person, rats = shown.persons[1], shown.rats[1]
    name, state = heard("person", person)
    assert name == f"{PERSON_WORDS.say(person)}, {say('speech-rats', n=rats)}"
    assert person_words(person, shown.options) in state
    for key, words in (
        ("menu", "steering-pause"),
        ("history", "history-title"),
        ("summary", "summary-title"),
        ("stacks", "persons-in-play"),
    ):
        assert heard(key) == (say("speech-button", label=say(words)), "")
    assert heard("map", "") == (say("speech-button", label=say("settings-action-city")), "")
    for kind in ("plate", "cache", "coins"):
        name, state = heard(kind, other)
        assert name == bot
        assert state
        assert not state.startswith(bot)
        assert heard(kind, "blue")[0] == anna
    assert heard("button", "hint")[0] == say("speech-button", label=say("speech-offer-hint"))
    assert heard("button", "gone") == ("", "")
    passes = next(button for button in context.buttons if button.label)
    assert heard("button", passes.key)[0] == say("speech-button", label=passes.label)


@pytest.mark.usefixtures("undrawn")
def test_what_was_not_read_is_told_with_the_key_that_shows_it(open_window: Open) -> None:
    table, spoken = seated(open_window, "Anna, bot:random", "play")
    letter = table.context.host.devices.bindings.first("history", pad=False)
    assert letter is not None
    assert table.context.announcer._missed(3) == say("speech-missed", n=3, letter=letter.upper())
    table.context.top.hand.kept = ("blue.bank",)
    assert say("speech-kept", card=KIND_WORDS.say("bank")) in spoken.survey(False)
    whole = spoken.survey(True)
    assert all(f"{seat.name}:" in whole for seat in table.session.seats)
    assert say("speech-kept", card=KIND_WORDS.say("bank")) not in whole
    table.context.screen.asked = None
    assert table.session.name("blue") in spoken.survey(False)
