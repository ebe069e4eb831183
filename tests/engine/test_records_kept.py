"""Records of every rules' number ever released load for ever, and end as they ended then."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

import engine
from engine import RULES, Record, RecordError, Seat
from engine.record import records
from engine.record.person_files import read_person

KEPT = Path(__file__).parent / "records"
EXAMPLES = Path(engine.__file__).parent / "examples"
READER = Path(__file__).parent / "released" / "records-1.0.0.txt"
"""What read a saved game in version 1.0.0, word for word."""

ENDINGS = {
    "rules-1-two-players": {"blue": 10, "red": 32},
    "rules-1-five-bluebear": {"purple": 41, "yellow": 52, "green": 17, "red": 23, "blue": 16},
    "rules-1-new-persons": {"red": 22, "blue": 34, "green": 27, "yellow": 36},
    "rules-1-custom": {"green": 18, "yellow": 32, "purple": 32},
    "rules-2-two-players": {"blue": 11, "red": 2},
    "rules-2-five-bluebear": {"purple": 7, "yellow": 12, "green": 15, "red": 18, "blue": 1},
    "rules-2-new-persons": {"red": 13, "blue": 15, "green": 32, "yellow": 27},
    "rules-2-custom": {"green": 10, "yellow": 2, "purple": 4},
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_of_a_released_version_ends_as_it_did(name: str) -> None:
    record = records.read(KEPT / f"{name}.toml")
    assert record.rules == record.setup().rules == int(name.split("-")[1])
    assert record.finished
    result = record.replay().result
    assert result is not None
    assert result.prestige == ENDINGS[name]


def test_every_kept_record_is_replayed_and_every_rules_number_has_one_of_each_kind() -> None:
    assert {path.stem for path in KEPT.iterdir()} == set(ENDINGS)
    kinds = {name.partition("-1-")[2] for name in ENDINGS if name.startswith("rules-1-")}
    assert {f"rules-{rules}-{kind}" for rules in range(1, RULES + 1) for kind in kinds} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_is_of_its_own_rules_alone(name: str) -> None:
    """The same moves don't lead through the deal of the other number."""
    record = records.read(KEPT / f"{name}.toml")
    record.rules = RULES + 1 - record.rules
    with pytest.raises(RecordError, match="move"):
        record.replay()


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What read saved games in version 1.0.0."""
    module = ModuleType("records_of_version_1_0_0")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(READER.read_text(encoding="utf-8"), READER, "exec"), module.__dict__)
    return module


@pytest.mark.parametrize("name", ENDINGS)
def test_version_1_0_0_refuses_what_is_newer_with_a_sentence(reader: ModuleType, name: str) -> None:
    path = KEPT / f"{name}.toml"
    if "rules-1" in name:
        assert reader.from_toml(path.read_text(encoding="utf-8")).moves == records.read(path).moves
        return
    for read in (reader.read, reader.salvage):
        with pytest.raises(RecordError) as refusal:
            read(path)
        says = "is from a newer version of the program (rules 2, known up to 1)."
        assert str(refusal.value).startswith(f"{path}: {says}")


def test_version_1_0_0_refuses_own_persons_with_a_sentence(reader: ModuleType, tmp_path: Path) -> None:
    baker = read_person(EXAMPLES / "persons" / "baker.person.toml").person
    assert baker is not None
    path = tmp_path / "baker.toml"
    records.write(path, Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=3, persons=(baker,)))
    for read in (reader.read, reader.salvage):
        with pytest.raises(RecordError) as refusal:
            read(path)
        says = "is from a newer version of the program (format 2, known up to 1)."
        assert str(refusal.value).startswith(f"{path}: {says}")
