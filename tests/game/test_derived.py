"""Derived values are worked out again when what they read has changed, and only then."""

import pytest

from game.table.control.derived import derived


class Sign:
    """A sign whose words are counted."""

    class Place:
        """Where it stands."""

        name = "Paris"

    def __init__(self, word: str) -> None:
        self.word, self.place, self.made = word, self.Place(), 0

    @derived("word", "place.name")
    def text(self) -> str:
        """What stands on it."""
        self.made += 1
        return f"{self.word}, {self.place.name}"

    @derived("text")
    def length(self) -> int:
        """How long that is."""
        self.made += 100
        return len(self.text)


def test_a_value_is_worked_out_once_for_what_it_reads() -> None:
    sign = Sign("Bank")
    assert [sign.text, sign.text] == ["Bank, Paris"] * 2
    assert sign.made == 1


def test_what_has_changed_is_seen_at_once_however_far_it_lies() -> None:
    sign = Sign("Bank")
    assert sign.length == 11
    sign.word = "Hotel"
    assert (sign.text, sign.length) == ("Hotel, Paris", 12)
    sign.place.name = "Lyon"
    assert (sign.text, sign.length) == ("Hotel, Lyon", 11)
    assert sign.made == 303


def test_what_is_the_same_again_is_not_worked_out_anew() -> None:
    sign = Sign("Bank")
    assert sign.length == 11
    sign.word = "Park"
    assert sign.length == 10 + 1
    sign.word = "".join(["Pa", "rk"])
    assert sign.length == 11
    assert sign.made == 202


def test_two_owners_know_nothing_of_each_other() -> None:
    one, other = Sign("Bank"), Sign("Park")
    assert [one.text, other.text, one.text] == ["Bank, Paris", "Park, Paris", "Bank, Paris"]
    assert (one.made, other.made) == (1, 1)


def test_a_derived_value_is_never_set() -> None:
    sign = Sign("Bank")
    with pytest.raises(AttributeError):
        sign.text = "Hotel"
    assert Sign.text.__doc__ == "What stands on it."
