"""Habits as they are kept, for tests of what is shown of them: nobody has thought about them."""

from contextlib import closing
from pathlib import Path

from engine.bots.habit_search import Example, Game, Habit
from engine.bots.habits import Often, otherwise, played
from engine.bots.review_file import name_of
from game.match.own_games import own_games
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_habits import HabitFiles, SavedHabits, Told, renewed
from tests.game import saved
from tests.game.reviewed import keep_review


def past_games(folder: Path, name: str = "Anna", count: int = 4) -> list[Game]:
    """So many games of a person in the folder, the latest first, and in its hall of fame."""
    for number in range(count):
        record = saved.played((name, "Quasimodo", "Gringoire"), seed=100 + number, bots=2)
        saved.put(folder, f"2026-11-{10 + number} {name} {number}", record, day=number)
    with closing(HallOfFame(folder / "saves")) as hall:
        hall.refresh()
        return own_games(folder / "saves", hall.games(), name)


def habit_of(games: list[Game]) -> Habit:
    """A made-up habit: moments at which nobody was hired though somebody could have been."""
    examples: list[Example] = []
    for number, game in enumerate(games):
        seen = played(game.record, game.colour)
        for moment in seen.moments:
            better = otherwise("hires", moment)
            if better and len(examples) < 3:
                label = moment.view.label
                examples.append(
                    Example(number, moment.number, label, moment.move, better[0], 4.5 - len(examples), 1.25)
                )
    return Habit(Often("hires", 14, 36, 0.6, 0.0), tuple(examples))


def keep_habits(folder: Path, name: str = "Anna") -> SavedHabits:
    """Put games of a person, a habit, one that has gone, and reviews into the folder of saved games."""
    games = past_games(folder, name)
    habit = habit_of(games)
    saved = renewed(None, tuple(name_of(game.record) for game in games), (habit.often,), (habit,))
    gone = Told("hospital", ("another game",), gone=True)
    saved = SavedHabits(saved.version, saved.games, saved.seen, saved.habits, (*saved.told, gone))
    HabitFiles(folder / "saves").write(name, saved)
    keep_review(folder / "saves", games[0].record)
    return saved
