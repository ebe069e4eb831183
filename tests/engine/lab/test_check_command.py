"""``python -m engine check``: every mistake of a person file at once, with its line."""

from pathlib import Path
from random import Random

import pytest

from engine import Game
from engine.__main__ import main
from engine.content.definitions import Deed, EffectStep
from engine.record.person_files import PersonFile, apart, read_person, read_persons

EXAMPLES = Path("engine/examples/persons")

GOOD = """letter = "A"
rats = 4
effect = "strong_sectors"
prestige = 5
influence = 1
worth = { unit = "strong_sectors", each = 5 }
"""

STEPS = """# A person with steps
replaces = "monk"
rats = 2

[names]
en = "Abbot"

[within]
en = "the abbot"

[[effect]]
gain = "prestige"
n = 2
per = "sectors"
at = 3
every = 2

[[effect]]
choose = [{ gain = "coins" }, [{ kill = 2 }, { benefit = 1 }]]

[[effect]]
if = "coins"
above = 3
then = { place = "empty", activate = true }
"""

MANY = "[" + ", ".join(['{ gain = "prestige", per = "influence", at = "bank", every = 3 }'] * 4) + "]"
"""A choice too long for a row of icons."""


def read(tmp_path: Path, text: str, name: str = "juggler.person.toml") -> PersonFile:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return read_person(path)


def test_a_right_file_is_told_and_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "juggler.person.toml").write_text(GOOD, "utf-8")
    (tmp_path / "abbot.person.toml").write_text(STEPS, "utf-8")
    (tmp_path / "notes.txt").write_text("no person", "utf-8")
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{tmp_path}: abbot, juggler: nothing is wrong.\n"
    persons = tuple(file.person for file in read_persons(tmp_path) if file.person)
    game, random = Game.new(("red", "blue"), 3, persons=persons), Random(3)
    while not game.over:
        game.play(random.choice(game.legal_moves()))
    assert game.status() == ()


def test_the_steps_of_a_file_become_plain_data(tmp_path: Path) -> None:
    person = read(tmp_path, STEPS, "abbot.person.toml").person
    assert person is not None
    assert (person.name, person.set, person.replaces, person.rats) == ("abbot", "brown", "monk", 2)
    assert person.steps == (
        EffectStep("do", ((Deed("gain", "prestige", 2, "sectors", 3, 2),),)),
        EffectStep("choose", ((Deed("gain", "coins"),), (Deed("kill", n=2), Deed("benefit")))),
        EffectStep("if", ((Deed("place", "empty", activate=True),),), "coins", above=3),
    )
    assert [(word.language, word.name, word.within) for word in person.words] == [
        ("en", "Abbot", "the abbot")
    ]
    assert person.icons == (
        "prestige[2] : 2 sector 3+",
        "coin",
        "/ kill kill + coin / cube / kill",
        "coin > 3 : cube > empty activate",
    )


def test_a_folder_without_files_of_ones_own_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "expected a file such as juggler.person.toml, found none." in capsys.readouterr().err


def test_all_mistakes_are_said_with_their_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.person.toml"
    text = STEPS.replace('replaces = "monk"', 'replaces = "lady"').replace(
        "rats = 2", 'rats = "two"\nspell = 1'
    )
    text = text.replace("every = 2", "every = 0").replace("kill = 2", "fly = 2").replace("above = 3\n", "")
    path.write_text(text.replace('en = "the abbot"', 'en = ""').replace("at = 3", "at = 12"), "utf-8")
    assert main(["check", str(path)]) == 2
    told = capsys.readouterr()
    assert [line.removeprefix(str(path)) for line in told.out.splitlines()] == [
        ":2: replaces: expected one of hostess, monk, moneylender, minstrel, fool, doctor, found 'lady'.",
        ":3: rats: expected a whole number from 0 to 9, found 'two'.",
        ":4: 'spell': expected one of the keys key, letter, replaces, rats, effect, prestige, coins, "
        "cubes, pieces, influence, messages, persons, icons, source, worth, picture, names, within, texts, "
        "found 'spell'.",
        ":10: within.en: expected a text of one line with up to 60 letters, found ''.",
        ":16: effect 1: at: expected a whole number from 1 to 9, found 12.",
        ":17: effect 1: every: expected a whole number from 1 to 9, found 0.",
        ":20: effect 2: choose 2: expected one of gain, kill, benefit, place, activate, pay, move, "
        "found 'fly'.",
        ":22: effect 3: above: expected a whole number from 0 to 99, or below, found nothing.",
    ]
    assert told.err.strip().endswith(f"{path}: 8 to put right.")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('letter = "A"\n', "", "letter: expected A, B or C for a grey person, or replaces for a brown one"),
        ('letter = "A"', 'letter = "A"\nreplaces = "monk"', "replaces: expected either this or letter"),
        ("rats = 4", "rats = true", "rats: expected a whole number from 0 to 9, found True"),
        ('effect = "strong_sectors"\n', "", "effect: expected 1 to 4 steps, each a table [[effect]]"),
        ('"strong_sectors"\n', '"fly"\n', "effect: expected tables [[effect]], or one of hostess, "),
        ("influence = 1", "cubes = 1", "influence: expected a whole number from 1 to 9, found nothing"),
        ("influence = 1", "cubes = 1", "cubes: expected no such key, as strong_sectors asks for prestige"),
        ("each = 5", 'each = "much"', "worth.each: expected a number from 0 to 99, found 'much'"),
        ('strong_sectors", each', f'{"c" * 101}", each', "worth.unit: expected a measure, found 'ccc"),
        ("rats = 4", 'rats = 4\nkey = "lady"', "key: expected one that no printed person has, found 'lady'"),
        ("rats = 4", 'rats = 4\nkey = "Jug"', "key: expected 1 to 31 small letters a to z and digits"),
        ("rats = 4", 'rats = 4\npicture = "../me.png"', "picture: expected the name of a PNG or SVG file"),
        ("rats = 4", 'rats = 4\nnames = { de = "Gaukler\\u001b" }', "names.de: expected a text of one line"),
        ("rats = 4", 'rats = 4\ntexts = { de = "Hm." }', "names.de: expected a name, as there are other"),
        ("rats = 4", 'rats = 4\nnames = { Deutsch = "G" }', "names.Deutsch: expected the code of a language"),
        ("rats = 4", "rats = 4\nicons = [4]", "icons: expected a list of up to 9 rows of icons, found [4]"),
    ],
)
def test_each_mistake_has_its_sentence(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GOOD
    file = read(tmp_path, GOOD.replace(old, new))
    assert file.person is None
    assert sum(f"{says}" in sentence for sentence in file.problems) == 1, file.problems


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ('gain = "luck"', "gain: expected one of prestige, coins, cubes, found 'luck'"),
        ('gain = "coins"\nper = "sectors"', "at: expected a whole number from 1 to 9, found nothing"),
        ('gain = "coins"\nat = "bank"', "at: expected no such key without per, found 'bank'"),
        ('gain = "coins"\nper = "coins"\nat = "bank"', "at: expected no such key for coins, found 'bank'"),
        ('gain = "coins"\nper = "influence"\nat = "notredame"', "at: expected one of cloister, bank"),
        (
            'gain = "coins"\nkill = 1',
            "expected one of gain, kill, benefit, place, activate, pay, move, choose",
        ),
        ("benefit = 4", "benefit: expected a whole number from 1 to 3, found 4"),
        ('place = "castle"', "place: expected one of cathedral, cloister, bank"),
        ('place = "each empty"\nactivate = true', "activate: expected no such key with 'each empty'"),
        ('pay = "coins"', "each: expected one of kill, found nothing"),
        ("move = 12", "move: expected a whole number from 1 to 9, found 12"),
        ('move = "many"', "move: expected one, all, or the most pieces from 1 to 9, found 'many'"),
        ('move = "all"\ncathedral = true', "cathedral: expected no such key unless one piece is moved"),
        ("choose = [{ kill = 1 }]", "choose: expected a list of 2 to 4 options"),
        ('choose = [{ kill = 1 }, { choose = "x" }]', "choose 2: expected one of gain, kill"),
        ('if = "coins"\nabove = -1\nthen = { kill = 1 }', "above: expected a whole number from 0 to 99"),
        (
            f"choose = [{', '.join([MANY] * 2)}]",
            "icons: expected a list of up to 9 rows of icons, found nothing",
        ),
        ('if = "coins"\nabove = 1', "then: expected a table, or a list of up to 4, found nothing"),
    ],
)
def test_each_mistake_in_a_step_has_its_sentence(tmp_path: Path, step: str, says: str) -> None:
    file = read(tmp_path, f'letter = "A"\nrats = 1\n[[effect]]\n{step}\n')
    assert file.person is None
    assert sum(says in sentence for sentence in file.problems) == 1, file.problems


def test_five_steps_are_too_many(tmp_path: Path) -> None:
    file = read(tmp_path, 'letter = "A"\nrats = 1\n' + "[[effect]]\nkill = 1\n" * 5)
    assert "effect: expected 1 to 4 steps, each a table [[effect]], found '5 of them'" in file.problems[0]


def test_of_two_with_one_key_the_second_is_refused(tmp_path: Path) -> None:
    one = read(tmp_path, GOOD, "a.person.toml")
    first, second = apart([one, read(tmp_path, f'key = "a"\n{GOOD}', "b.person.toml")])
    assert first.person is not None
    assert second.person is None
    assert "b.person.toml: key: expected another one than in " in second.problems[0]
    assert second.problems[0].endswith("a.person.toml, found 'a'.")


@pytest.mark.parametrize(
    "content", [b"\xff", b"a = = 1", b"a = " + b"[" * 9000, b"", b"a = 1", b"[a.b]\nc = 1", b" " * 70_000]
)
def test_what_is_no_person_file_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange.person.toml"
    path.write_bytes(content)
    assert main(["check", str(path)]) == 2
    assert main(["check", str(tmp_path / "missing.toml")]) == 2
    (tmp_path / "empty").mkdir()
    assert main(["check", str(tmp_path / "empty")]) == 2


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_the_examples_are_right_and_play(path: Path) -> None:
    file = read_person(path)
    assert file.problems == ()
    assert file.person is not None
    assert {word.language for word in file.person.words} == {"en", "de", "fr", "it", "ja"}
    hired = 0
    for seed in range(6):
        game, random = Game.new(("red", "blue", "green"), seed, persons=(file.person,)), Random(seed)
        while not game.over:
            moves = list(game.legal_moves())
            own = [move for move in moves if move.what == file.person.name]
            hired += bool(own)
            game.play(random.choice(own or moves))
            assert game.status() == ()
    assert hired
