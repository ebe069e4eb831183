"""What is read aloud when: what has changed, what has happened, and what is left out."""

from engine import events as e
from engine.names import Colour
from game.speech.reader import Aloud, News, Reader
from game.table.control.turn_news import TurnNews
from tests.game.written_voice import WrittenVoice


class Screen:
    """Stands in for a screen."""


def test_of_news_that_pile_up_the_oldest_are_left_out_and_counted() -> None:
    """The newest and what concerns the person are kept."""
    voice = WrittenVoice("en")
    voice.letters = 10.0
    reader = Reader(voice)
    reader.tell([News(f"{number} {'x' * 40}", number, number == 2) for number in range(9)], "{} left".format)
    for _ in range(100):
        reader.step(1.0)
    assert [text[:6] for text in voice.said] == ["2 xxxx", "6 left", "7 xxxx", "8 xxxx"]


def test_news_that_pile_up_are_said_turn_by_turn_in_short() -> None:
    voice = WrittenVoice("en")
    voice.letters = 15.0
    reader = Reader(voice)
    turns = TurnNews({"red": "Ben", "green": "Carla"})
    seats: tuple[Colour, ...] = ("red", "green")
    for seat in seats:
        moves: list[list[e.Event]] = [
            [e.PersonHired(seat, "minstrel"), e.CoinsPaid(seat, 1, "hire")],
            [e.PiecesMoved(seat, "bank", "hotel", 2, False)],
            [e.CardPlayed(seat, f"{seat}.park"), e.CubePlaced(seat, "park", "cache")],
            [e.PrestigeGained(seat, 3, 1, "park"), e.RatMoved(seat, 4, 3, "kill")],
        ]
        for events in moves:
            reader.tell(turns.news(events), "{} left".format)
    for _ in range(100):
        reader.step(1.0)
    assert voice.said == [
        "Ben: Minstrel.",
        "Ben: Park, +3 prestige, 1 rat killed.",
        "Carla: Minstrel.",
        "Carla: Park, +3 prestige, 1 rat killed.",
    ]


def test_any_press_hushes_and_the_rest_is_not_said() -> None:
    voice = WrittenVoice("en")
    voice.letters = 10.0
    reader = Reader(voice)
    screen = Screen()
    for _ in range(2):
        reader.see(screen, Aloud("Title", focus="Begin, button"))
    reader.say(["more"])
    reader.step(0.1)
    reader.hush()
    reader.step(100.0)
    assert voice.said == ["Title. Begin, button."]
    assert voice.stops == 1
    reader.repeat()
    reader.step(0.1)
    assert voice.said[-1] == "Title. Begin, button."


def test_of_a_page_come_back_to_only_the_title_is_said() -> None:
    voice = WrittenVoice("en")
    reader = Reader(voice)
    first, second = Screen(), Screen()
    result = Aloud("Anna wins\nAnna: 40\nBen: 30", focus="Review, button")
    for screen, told in ((first, result), (second, Aloud("Review")), (first, result)):
        for _ in range(2):
            reader.see(screen, told)
        reader.step(0.1)
    assert voice.said == [
        "Anna wins. Anna: 40. Ben: 30. Review, button.",
        "Review.",
        "Anna wins. Review, button.",
    ]
