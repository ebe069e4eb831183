"""TOML: numbers that can't be written again are refused where they are read, and named in few letters."""

import datetime
import json
from pathlib import Path

import pytest

from engine import Record, RecordError, Seat
from engine.errors import TomlError
from engine.quoting import LONGEST, shortened
from engine.record import records
from engine.toml import parse, write

HUGE = "0x" + "f" * 5000
"""More digits than Python prints, and the parser takes it."""

WHOLE = records.to_toml(Record((Seat("Ada", "red"), Seat("Bo", "blue", "quick")), 9, table={"a": 1}))


@pytest.mark.parametrize("number", [-(2**63), -1, 0, 2**63 - 1])
def test_numbers_of_64_bits_are_read(number: int) -> None:
    assert parse(f"a = {{ b = [{number}] }}") == {"a": {"b": [number]}}


@pytest.mark.parametrize("number", [HUGE, str(2**63), str(-(2**63) - 1), hex(2**64), "0o" + "7" * 3000])
@pytest.mark.parametrize(
    ("text", "place"),
    [("a = {}", "a"), ("[a]\nb = 1\nc = [2, {{ d = {} }}]", "a.c[2].d")],
    ids=["top", "deep"],
)
def test_a_larger_one_is_refused_by_its_place(number: str, text: str, place: str) -> None:
    with pytest.raises(TomlError) as refusal:
        parse(text.format(number))
    assert refusal.value.facts["place"] == place
    assert f"'{place}' is " in str(refusal.value)
    assert len(str(refusal.value)) < 140


@pytest.mark.parametrize("text", ["a{} = 1", "[a{}]", 'b = {{ c = "", d{} = 1 }}'])
def test_keys_of_tables_in_tables_without_end_are_refused_before_they_cost_time(text: str) -> None:
    with pytest.raises(TomlError, match="nested too deep"):
        parse("\n".join([text.format(".a" * 60)] * 3))
    with pytest.raises(TomlError, match="nested too deep"):
        parse(f"a = 1\n{text.format('.a' * 60)}\nb = 2")


def test_dots_in_texts_open_no_tables() -> None:
    dotted = 'a.b".' * 60
    text = f"a = [{json.dumps(dotted)}, '{'.' * 60}']  # {'.' * 60}"
    assert parse(text) == {"a": [dotted, "." * 60]}


def test_decimals_open_no_tables_either() -> None:
    assert parse(f"a = [{', '.join(['0.5'] * 200)}]") == {"a": [0.5] * 200}


def test_a_text_without_an_end_is_looked_at_once() -> None:
    with pytest.raises(TomlError):
        parse('x = "' + '\\"' * 100_000 + "." * 60)


@pytest.mark.parametrize(("length", "cut"), [(500, False), (501, True)])
def test_a_sentence_about_a_file_has_500_letters_at_most(length: int, cut: bool) -> None:
    sentence = TomlError(
        "setup", detail="x" * (length - len(TomlError("setup", detail="").sentence))
    ).sentence
    assert (len(sentence), sentence[-2:]) == ((502, " …") if cut else (500, "xx"))


def test_one_that_the_parser_refuses_itself_is_told_too() -> None:
    with pytest.raises(TomlError, match="outside the range of 64-bit numbers"):
        parse("a = " + "9" * 5000)


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = [", 2), ("a = 1\n\nb = = 2\n", 3), ("a = 1\na = 2\n", 2)]
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(TomlError, match="no valid TOML") as refusal:
        parse(text)
    assert refusal.value.facts["line"] == line


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, ".".join("a" * 20_000) + " = 1"], ids=["list", "keys"])
def test_what_is_nested_beyond_all_sense_is_refused(text: str) -> None:
    with pytest.raises(TomlError):
        parse(text)


@pytest.mark.parametrize(
    "value",
    [2**100_000, -(2**100_000), [2**100_000], {"a": 2**100_000}, "x" * 1000, list(range(999)), {"x" * 99}],
    ids=lambda value: type(value).__name__,
)
def test_a_value_is_quoted_in_few_letters(value: object) -> None:
    assert len(shortened(value)) <= LONGEST
    assert "…" in shortened(value)


@pytest.mark.parametrize("value", [2**63, -5, True, 1.5, "a name", ["red"], None])
def test_a_short_value_is_quoted_whole(value: object) -> None:
    assert shortened(value) == repr(value)


@pytest.mark.parametrize("old", ["seed = 9", "format = 1", "rules = 2", "a = 1", 'name = "Ada"'])
def test_a_record_with_such_a_number_is_refused_by_name_and_place(tmp_path: Path, old: str) -> None:
    key = old.partition(" ")[0]
    path = tmp_path / "game.toml"
    path.write_text(WHOLE.replace(old, f"{key} = {HUGE}"))
    for look in (records.read, records.salvage):
        with pytest.raises(RecordError) as refusal:
            look(path)
        told = str(refusal.value)
        assert told.startswith(f"{path}: ")
        assert key in told.removeprefix(str(path))
        assert len(told) < len(str(path)) + 150


def test_what_is_written_is_read_again() -> None:
    entries = {
        "text": 'a "word"\\\n\x7f ノートルダム',
        "flag": True,
        "number": -3,
        "share": 0.5,
        "size": [1280, 720],
        "a key": {"deep": {"list": [[1], []]}},
        "day": datetime.date(2026, 11, 20),
        "rows": [{"name": "Ada"}, {"name": "Bo"}],
        "none": [],
    }
    text = write(entries, rows=("rows", "none"))
    assert parse(text) == entries
    assert text.endswith('rows = [\n  { name = "Ada" },\n  { name = "Bo" },\n]\nnone = [\n]\n')


def test_entries_that_are_none_are_left_out() -> None:
    assert write({"a": 1, "b": None}) == "a = 1\n"
