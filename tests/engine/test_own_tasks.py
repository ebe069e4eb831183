"""Tasks of one's own: made from a moment of a game, written, read again, refused where they are damaged."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine import COLOURS, Game, Record, Seat
from engine.bots import make_bot
from engine.errors import ContentError
from engine.tasks import Goal, Task, outcome_of, tasks
from engine.tasks.own import LONGEST_TITLE, OWN, is_title, make_task, read_own_task, to_toml
from tests.engine.test_own_persons import JUGGLER

GOAL = Goal("prestige", (30, 40, 50))


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game of two people and a bot."""
    game, bot = Game.new(COLOURS[:3], 5), make_bot("quick", 1)
    while not game.over:
        game.play(bot(game.view(game.to_move[0])))
    seats = (Seat("Anna", "blue"), Seat("Ben", "green"), Seat("Cleo", "red", "easy"))
    return replace(Record.of(game, seats), table={"open_hands": True}, secret="0" * 32)


def made(record: Record, at: int = 90, goal: Goal = GOAL, title: str = "A „new“ try \\ 'yes'") -> Task:
    return make_task(record, at, "green", goal, title)


def test_a_moment_becomes_a_task_for_one_seat(record: Record) -> None:
    task = made(record)
    assert (task.colour, task.begins, task.title) == ("green", 90, "A „new“ try \\ 'yes'")
    assert [(seat.name, seat.player) for seat in task.record.seats] == [
        ("Anna", "normal"),
        ("Ben", "human"),
        ("Cleo", "easy"),
    ]
    assert task.record.moves == record.moves[:90]
    assert task.record.table == {}
    assert record.table == {"open_hands": True}
    # The game itself, played on as it was, is one of the task; what was counted is what it came to.
    assert task.is_begun_by(replace(task.record, moves=record.moves))
    result = record.replay().result
    assert result is not None
    plain = Goal("prestige", (1,))
    assert outcome_of(plain, "green", record.games(), 90).reached == result.prestige["green"]


def test_it_is_read_as_it_was_written(record: Record, tmp_path: Path) -> None:
    for goal in (GOAL, Goal("coins", (5,)), Goal("lead", (-10, 0, 10))):
        path = tmp_path / "task.toml"
        path.write_text(to_toml(made(record, goal=goal)), encoding="utf-8")
        task = read_own_task(path)
        assert replace(task, record=made(record).record) == made(record, goal=goal)
        assert task.record.setup() == record.setup()
        assert (task.record.moves, task.record.key()) == (record.moves[:90], record.key())
    path.write_text("\ufeff" + path.read_text("utf-8"), encoding="utf-8")  # as some editors do
    assert read_own_task(path).name == made(record, goal=Goal("lead", (-10, 0, 10))).name


def test_another_game_or_goal_is_another_task_but_not_another_title(record: Record) -> None:
    task = made(record)
    others = [
        made(record, at=91),
        made(record, goal=replace(GOAL, stars=(30, 40, 51))),
        made(replace(record, secret="1" * 32)),
        make_task(record, 90, "blue", GOAL, "again"),
    ]
    assert len({task.name, *(other.name for other in others)}) == 5
    renamed = replace(record, seats=tuple(replace(seat, name=seat.name * 2) for seat in record.seats))
    assert made(renamed, title="again").name == task.name
    assert task.name.startswith(OWN)
    assert not any(other.name.startswith(OWN) for other in tasks())


def test_what_no_task_can_be_made_of(record: Record) -> None:
    with pytest.raises(ValueError, match="printed persons"):
        made(replace(record, persons=(JUGGLER,)))
    for title in ("", " ", "a  b", "two\nlines", "\x1b[2J", "x" * (LONGEST_TITLE + 1)):
        assert not is_title(title)
        with pytest.raises(ValueError, match="a title has"):
            made(record, title=title)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "A', 'tittle = "A', "title: expected 1 to 40 characters in quotation marks, found nothing"),
        ('title = "A', 'title = "\\u0007A', "title: expected"),
        ("[goal]", "[gaol]", "goal: expected a table, found nothing"),
        ('"prestige"', '"wealth"', "goal.counts: expected one of"),
        ("[30, 40, 50]", "[50, 40]", "goal.stars: expected one to 3 rising whole numbers"),
        ("stars =", "win = 1\nstars =", "goal.win: expected true or false"),
        ("stars =", "win = true\nstars =", "goal.win: expected only counts, stars, found True"),
        ('player = "easy"', 'player = "human"', "seats: expected one human and bots"),
        ('player = "easy"', 'player = "oracle"', "seats: expected one human and bots"),
        ("seed = 5", "seed = 6", "move"),
        ("moves = [", "moves = ", ""),
    ],
)
def test_a_damaged_file_is_refused(record: Record, tmp_path: Path, old: str, new: str, said: str) -> None:
    path, text = tmp_path / "task.toml", to_toml(made(record))
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_own_task(path)
    assert str(path) in str(refused.value)
    assert said in str(refused.value)


def test_what_is_no_text_or_no_file_is_refused(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "task.toml"
    for make in (
        lambda: path.write_bytes(b"\xff\xfe"),
        lambda: path.write_bytes(b"a" * 1_000_001),
        path.unlink,
    ):
        make()
        with pytest.raises(ContentError, match=r"task\.toml"):
            read_own_task(path)
    finished = to_toml(replace(made(record), record=replace(made(record).record, moves=record.moves)))
    path.write_text(finished, encoding="utf-8")
    with pytest.raises(ContentError, match="expected a game that goes on"):
        read_own_task(path)
