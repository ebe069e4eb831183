"""The yardstick of composed sentences: every pattern once, with its count, and the same each time."""

from game import words
from tests.words.said import tell


def test_a_game_is_told_by_patterns_with_their_counts_and_the_same_each_time() -> None:
    catalogue = words._catalogue
    told = tell("en", games=1, hinted=0, reviews=1)
    assert {"History", "Prompts", "Choices", "Sheets", "Review"} <= set(told.chapters)
    history = told.chapters["History"]
    assert sum(one.count for one in history.values()) > 100
    assert history["events-round"].count == 9
    assert all(len(one.examples) <= min(2, one.count) for one in history.values())
    assert list(told.lines()) == list(tell("en", games=1, hinted=0, reviews=1).lines())
    assert words._catalogue is catalogue
