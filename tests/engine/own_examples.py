"""The worked examples of persons of one's own, for tests of what else knows persons."""

from pathlib import Path

from engine import Person
from engine.record.person_files import read_persons

FOLDER = Path(__file__).resolve().parents[2] / "engine" / "examples" / "persons"

OWN: dict[str, Person] = {
    file.person.name: file.person for file in read_persons(FOLDER) if file.person is not None
}
"""The examples by key."""
