"""Editions of one's own, by file: read, checked, kept whole in records, tried."""

from pathlib import Path
from random import Random

import pytest

from engine import EDITIONS, Game, Options, Record, RecordError, Seat
from engine.__main__ import main
from engine.content.definitions import EditionWords, OwnEdition
from engine.errors import ContentError
from engine.record import records
from engine.record.edition_files import EditionFile, read_edition, read_own_editions
from engine.tasks.goals import Goal
from engine.tasks.own import make_task, read_own_task
from tests.engine.contract import choose
from tests.played import play_on

FOLDER = Path(__file__).resolve().parents[2] / "engine" / "examples" / "editions"
FAMILY = read_edition(FOLDER / "family.edition.toml").edition
SEATS = (Seat("Anna", "red"), Seat("Ben", "blue", "quick"))

SHORT = """hotel_double_at = 5
may_decline = true

[names]
en = "Short"
de = "Kurz"

[texts]
en = "For one evening."
"""


def read(tmp_path: Path, text: str, name: str = "short.edition.toml") -> EditionFile:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return read_edition(path)


def played(edition: OwnEdition, moves: int = 30) -> Record:
    record = Record(SEATS, 3, "custom", edition.options, own_edition=edition)
    random = Random(3)
    play_on(record, lambda game: choose(game, random), moves)
    return record


def test_options_that_a_file_leaves_out_are_as_in_the_default_edition(tmp_path: Path) -> None:
    file = read(tmp_path, SHORT)
    assert file.problems == ()
    options = EDITIONS["anniversary"]._replace(hotel_double_at=5, may_decline=True)
    words = (EditionWords("en", "Short", "For one evening."), EditionWords("de", "Kurz"))  # type: ignore[arg-type]
    assert file.edition == OwnEdition("short", options, words)
    keyed = read(tmp_path, f'key = "brief"\n{SHORT}').edition
    assert keyed == OwnEdition("brief", options, words)


def test_the_example_is_right_names_every_option_and_plays() -> None:
    assert FAMILY is not None
    text = (FOLDER / "family.edition.toml").read_text("utf-8")
    assert all(f"\n{option} = " in text for option in Options._fields)
    assert {word.language for word in FAMILY.words} == {"en", "de", "fr", "it", "ja"}
    game, random = Game.new(("red", "blue", "green"), 7, options=FAMILY.options), Random(7)
    while not game.over:
        game.play(choose(game, random))
    assert game.status() == ()


def test_all_mistakes_are_said_with_their_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.edition.toml"
    wrong = SHORT.replace("hotel_double_at = 5", 'hotel_double_at = 12\nspell = 1\nkey = "alea-2007"')
    wrong = wrong.replace("may_decline = true", 'may_decline = "yes"').replace('"Short"', '""')
    path.write_text(wrong, "utf-8")
    assert main(["check", str(path)]) == 2
    told = capsys.readouterr()
    known = "key, hotel_double_at, coins_limited, fool_from_notredame, message_cube_prestige, may_decline"
    assert [line.removeprefix(str(path)) for line in told.out.splitlines()] == [
        ":1: hotel_double_at: expected a whole number from 2 to 9, found 12.",
        f":2: 'spell': expected one of the keys {known}, names, texts, found 'spell'.",
        ":3: key: expected 1 to 31 small letters a to z and digits, the first a letter, found 'alea-2007'.",
        ":4: may_decline: expected true or false, found 'yes'.",
        ":7: names.en: expected a name, as there are other words for en, found nothing.",
        ":7: names.en: expected a text of one line with up to 40 letters, found ''.",
    ]
    assert told.err.strip().endswith(f"{path}: 6 to put right.")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", ":1: names: expected a table [names] with a name in one language or more, found nothing."),
        ("names = 3", ":1: names: expected a table [names], found 3."),
        ('key = "bluebear"\nnames = { en = "B" }', ":1: key: expected one that no printed edition has"),
        ('key = "custom"\nnames = { en = "B" }', ":1: key: expected one that no printed edition has"),
        ("message_cube_prestige = true\nnames = { en = 'B' }", ":1: message_cube_prestige: expected a whole"),
        ("coins_limited = 1\nnames = { en = 'B' }", ":1: coins_limited: expected true or false, found 1."),
        (
            f"names = {{ en = '{'B' * 41}' }}",
            ":1: names.en: expected a text of one line with up to 40 letters",
        ),
        ("names = [", " is damaged: no valid TOML (Invalid value (at end of document))."),
        (
            "\nhotel_double_at = two",
            " is damaged: no valid TOML (Invalid value (at line 2, column 19)).",
        ),
        ("[hotel_double_at]\nx = 1\n[names]\nen = 'B'", ":1: hotel_double_at: expected a whole number"),
    ],
)
def test_each_mistake_has_its_sentence(tmp_path: Path, text: str, says: str) -> None:
    file = read(tmp_path, text)
    assert file.edition is None
    assert [says in sentence for sentence in file.problems] == [True], file.problems


def test_of_two_with_one_key_the_second_is_refused(tmp_path: Path) -> None:
    read(tmp_path, SHORT, "a.edition.toml")
    read(tmp_path, f'key = "a"\n{SHORT}', "b.edition.toml")
    first, second = read_own_editions(tmp_path)
    assert first.edition is not None
    assert second.edition is None
    assert "b.edition.toml: key: expected another one than in " in second.problems[0]


def test_a_folder_of_both_kinds_is_checked_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    read(tmp_path, SHORT)
    (tmp_path / "guest.person.toml").write_text('letter = "A"\nrats = 1\n[[effect]]\nkill = 1\n', "utf-8")
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{tmp_path}: short, guest: nothing is wrong.\n"


def test_a_record_keeps_the_edition_whole_and_a_game_without_one_says_nothing_of_it(tmp_path: Path) -> None:
    assert FAMILY is not None
    record = played(FAMILY)
    path = tmp_path / "game.toml"
    records.write(path, record)
    again = records.read(path)
    assert again.own_edition == FAMILY
    assert again.replay().view().options == FAMILY.options
    assert (again.edition, again.own) == ("custom", True)
    assert "own_edition" not in records.to_toml(Record(SEATS, 3))
    assert not Record(SEATS, 3).own


def test_the_record_of_a_game_takes_the_edition_of_which_the_game_knows_the_options_alone() -> None:
    assert FAMILY is not None
    printed = OwnEdition("printed", EDITIONS["anniversary"], (EditionWords("en", "As printed"),))
    for edition in (FAMILY, printed):
        game, random = Game.new(("red", "blue"), 3, options=edition.options), Random(3)
        for _ in range(20):
            game.play(choose(game, random))
        again = records.from_toml(records.to_toml(Record.of(game, SEATS, edition)))
        assert (again.own_edition, again.own, again.edition) == (edition, True, "custom")
        assert again.replay().view().options == edition.options
        assert again.moves == [str(move) for move in game.moves or ()]
    with pytest.raises(ValueError, match="not played by the options of 'printed'"):
        Record.of(Game.new(("red", "blue"), 3, options=FAMILY.options), own_edition=printed)


def test_bots_simulate_games_by_an_edition_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate = ["simulate", "--seats", "random", "--players", "2", "--games", "1"]
    file = str(FOLDER / "family.edition.toml")
    assert main([*simulate, "--edition", file, "--save", str(tmp_path)]) == 0
    record = records.read(tmp_path / "game-1.toml")
    assert record.finished
    assert record.own_edition == FAMILY
    assert main([*simulate, "--edition", "bluebear", "--save", str(tmp_path)]) == 0
    record = records.read(tmp_path / "game-1.toml")
    assert (record.edition, record.own_edition) == ("bluebear", None)
    wrong = read(tmp_path, SHORT.replace("true", "3")).path
    for named, says in (
        (str(wrong), f"{wrong}:2: may_decline: expected true or false, found 3."),
        (str(tmp_path / "gone.edition.toml"), "gone.edition.toml"),
    ):
        capsys.readouterr()
        assert main([*simulate, "--edition", named]) == 2
        assert says in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*simulate, "--edition", "junior"])
    assert "there is no edition 'junior'; there are anniversary" in capsys.readouterr().err


def test_a_version_that_knows_no_own_editions_reads_a_custom_one() -> None:
    """Such records have the first format and all options; the name is an entry that it skips."""
    assert FAMILY is not None
    text = records.to_toml(played(FAMILY))
    assert text.startswith("format = 1\n")
    without = "".join(line for line in text.splitlines(True) if not line.startswith("own_edition = "))
    plain = records.from_toml(without)
    assert plain.own_edition is None
    assert plain.replay() == records.from_toml(text).replay()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('key = "family"', 'key = "Family"', "own_edition: key: expected 1 to 31 small letters"),
        ('key = "family"', 'key = "family", rats = 3', "own_edition: 'rats': expected one of the keys"),
        (
            "names = {",
            "names = 3, titles = {",
            "own_edition: 'titles': expected one of the keys key, names, texts",
        ),
    ],
)
def test_a_damaged_edition_of_a_record_is_told(old: str, new: str, says: str) -> None:
    assert FAMILY is not None
    text = records.to_toml(played(FAMILY, 0))
    assert old in text
    with pytest.raises(RecordError) as refused:
        records.from_toml(text.replace(old, new, 1))
    assert says in str(refused.value)


def test_a_name_without_options_is_refused() -> None:
    assert FAMILY is not None
    text = records.to_toml(played(FAMILY, 0)).replace('edition = "custom"', 'edition = "bluebear"', 1)
    without = "".join(line for line in text.splitlines(True) if not line.startswith("options = "))
    with pytest.raises(RecordError, match="expected the options of a custom edition"):
        records.from_toml(without)


def test_no_task_has_an_own_edition(tmp_path: Path) -> None:
    assert FAMILY is not None
    with pytest.raises(ValueError, match="an edition without a name of its own"):
        make_task(played(FAMILY), 9, "red", Goal("prestige", (40, 48, 55)), "Mine")
    plain = Record(SEATS, 3)
    (tmp_path / "task.toml").write_text(
        f'title = "Mine"\n{records.to_toml(played(FAMILY))}\n[goal]\ncounts = "prestige"\nstars = [40]\n',
        "utf-8",
    )
    with pytest.raises(ContentError, match="own_edition: expected none"):
        read_own_task(tmp_path / "task.toml")
    assert make_task(plain, 0, "red", Goal("prestige", (40, 48, 55)), "Mine").title == "Mine"


def test_trying_an_edition_plays_each_deal_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rich = read(
        tmp_path,
        'message_cube_prestige = 4\nhotel_double_at = 2\nnames = { en = "Rich" }',
        "rich.edition.toml",
    )
    assert main(["try", str(rich.path), "--games", "10", "--players", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "rich: 10 games of 2 quick bots, and by anniversary"
    assert told[2].startswith("  mean score, over anniversary   +")
    usual = read(tmp_path, 'names = { en = "Usual" }', "usual.edition.toml")
    assert main(["try", str(usual.path), "--games", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2].endswith(" +0.00 ± 0.00 prestige"), "the same options give the same games"
