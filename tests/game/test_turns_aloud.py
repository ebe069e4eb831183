"""What is read aloud of a move: turn by turn, with the sum of each, and whose ears it concerns."""

from __future__ import annotations

import pytest

from engine import events as e
from game.decisions.targets import AREA, CARD
from game.settings import HEADPHONES, ON
from game.table.control.spoken import SpokenTable
from game.table.control.turn_news import TurnNews
from game.table.hud.sheet_words import seat_text
from game.table.scene import TableScene
from tests.game.asked import Open, table_asked
from tests.game.written_voice import Voices

NAMES = {"blue": "Anna", "red": "Ben", "green": "Zoé"}


def test_moves_of_one_turn_have_one_number_and_the_sum_so_far() -> None:
    news = TurnNews(NAMES)
    first = news.told([e.CardPlayed("red", "red.bank"), e.CoinsGained("red", 2, ())])
    assert {(one.turn, one.own, one.short) for one in first} == {(1, False, "Ben: Bank, +2 coins")}
    second = news.told([e.PrestigeGained("red", 3, 1, "x"), e.RatMoved("red", 4, 2, "kill")], own=True)
    assert {(one.turn, one.own) for one in second} == {(1, True)}
    assert second[0].short == "Ben: Bank, +3 prestige, +2 coins, 2 rats killed"
    other = news.told([e.PersonHired("blue", "advocate"), e.RatMoved("blue", 3, 4, "plague")])
    assert {(one.turn, one.short) for one in other} == {(2, "Anna: Advocate")}
    # What happens to another, or to all, belongs to no turn.
    theirs = news.told([e.PrestigeGained("blue", 1, 0, "x"), e.CoinsGained("red", 1, ())])
    assert {(one.turn, one.short) for one in theirs} == {(3, "")}
    again = news.told([e.PrestigeGained("blue", 1, 0, "x")])
    assert {(one.turn, one.short) for one in again} == {(4, "")}
    assert news.told([]) == []


def test_the_sum_tells_of_the_seat_alone_whose_turn_it_is() -> None:
    news = TurnNews(NAMES)
    (told, *_) = news.told(
        [
            e.CoinsGained("blue", 7, ()),
            e.CardPlayed("red", "red.carriage"),
            e.MessageCollected("red", "red.inner", "green", "coin"),
            e.CoinsGained("blue", 5, ()),
            e.CubesGained("red", 1),
            e.RatMoved("blue", 5, 3, "kill"),
        ]
    )
    assert told.short == "Ben: Carriage house, Green message, +1 cube"


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table is drawn: whoever listens doesn't see it."""
    monkeypatch.setattr(TableScene, "draw", lambda self, surface, alpha: False)


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
    assert coins == "Coins: 3. Cubes in the cache: 4, in the supply: 10."
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
    assert spoken.discreet is discreet
    context = table.context
    cards = context.top.hand.cards
    context.hover((CARD, cards[0]))
    told = spoken.aloud(context.selectable, True)
    assert told.focus.startswith("Card 1 of 3") is discreet
    assert bool(told.state) is not discreet
    assert ("Your cards:" in told.question) is not discreet
    context.hover(("menu",))
    assert "Pause" in spoken.aloud(context.selectable, True).focus
    assert ("Your cards:" in spoken.survey(False)) is not discreet
    assert "Round" in spoken.survey(True)
    hidden = spoken.news([e.CardKept("blue", "blue.bank")])
    assert bool(hidden) is not discreet, "a pick of which nothing is known is no news"


@pytest.mark.usefixtures("undrawn")
def test_news_that_concern_somebody_here_are_told_apart(open_window: Open) -> None:
    _, spoken = seated(open_window, "Anna, bot:random, bot:random", "play")
    played = e.CardPlayed("red", "red.bank")

    def own(*events: e.Event) -> bool:
        return any(news.own for news in spoken.news(events))

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
