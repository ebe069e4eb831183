"""Records of every rules version ever released load for ever, and end as they ended then."""

from pathlib import Path

import pytest

from engine.record import records

KEPT = Path(__file__).parent / "records"

ENDINGS = {
    "rules-1-two-players": {"blue": 10, "red": 32},
    "rules-1-five-bluebear": {"purple": 41, "yellow": 52, "green": 17, "red": 23, "blue": 16},
    "rules-1-new-persons": {"red": 22, "blue": 34, "green": 27, "yellow": 36},
    "rules-1-custom": {"green": 18, "yellow": 32, "purple": 32},
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_of_a_released_version_ends_as_it_did(name: str) -> None:
    record = records.read(KEPT / f"{name}.toml")
    assert record.rules == int(name.split("-")[1])
    assert record.finished
    result = record.replay().result
    assert result is not None
    assert result.prestige == ENDINGS[name]


def test_every_kept_record_is_replayed_and_every_rules_version_has_one() -> None:
    assert {path.stem for path in KEPT.iterdir()} == set(ENDINGS)
    assert {int(name.split("-")[1]) for name in ENDINGS} == set(range(1, records.RULES + 1))
