"""The messages of phones: what each may leave out, and how long each text, list and number may be."""

import json

import pytest

from engine import Move
from game.match.players import Wish
from game.phones import protocol
from game.phones.protocol import AnswerMessage, BadMessage, Command, Hello, Join, Message, More


def read(kind: str, **fields: object) -> Message:
    return protocol.read(json.dumps({"type": kind, **fields}))


def test_an_older_page_that_says_less_is_understood() -> None:
    assert read("hello", key="k") == Hello("k", "", "", "", "", takes=True, asleep=False)
    assert read("join", colour="") == Join("", "")
    assert read("command", do="start") == Command("start", 0, "", "")


def test_a_page_says_all_that_it_knows() -> None:
    words = {"key": "k", "token": "t", "language": "de-CH,fr", "page": "x", "tab": "second"}
    assert read("hello", **words, takes=False, asleep=True) == Hello(
        "k", "t", "de-CH,fr", "x", "second", takes=False, asleep=True
    )
    assert read("join", name="Anna", colour="red") == Join("Anna", "red")
    assert read("command", do="send_away", guest=3, colour="red", value="code") == Command(
        "send_away", 3, "red", "code"
    )
    assert read("answer", decision=7, moves=["red pass"]) == AnswerMessage(7, (Move.parse("red pass"),))
    assert read("wish", wish="undo") == protocol.WishMessage(Wish.UNDO)
    assert read("yield", yes=True) == protocol.Yield(yes=True)
    assert read("sleep", asleep=True) == protocol.Sleep(asleep=True)
    assert read("sleep", asleep=True, game="ab12", moves=7) == protocol.Sleep(True, "ab12", 7)
    assert read("more", round=-1) == More(-1)
    assert read("resync") == protocol.Resync()


@pytest.mark.parametrize(
    ("kind", "field", "longest", "others"),
    [
        ("hello", "key", 64, {}),
        ("hello", "token", 64, {"key": "k"}),
        ("hello", "language", 80, {"key": "k"}),
        ("hello", "page", 24, {"key": "k"}),
        ("hello", "tab", 24, {"key": "k"}),
        ("join", "name", 80, {"colour": ""}),
        ("join", "colour", 24, {}),
        ("speak", "language", 80, {}),
        ("command", "colour", 24, {"do": "bot"}),
        ("command", "value", 24, {"do": "bot"}),
    ],
)
def test_no_text_is_longer_than_it_need_be(
    kind: str, field: str, longest: int, others: dict[str, str]
) -> None:
    assert getattr(read(kind, **{field: "a" * longest}, **others), field) == "a" * longest
    with pytest.raises(BadMessage, match=f"{field}: no text of up to {longest} letters"):
        read(kind, **{field: "a" * (longest + 1)}, **others)


def test_numbers_and_lists_have_their_ends_too() -> None:
    move = "red pass"
    for number in (0, 2**31):
        assert read("answer", decision=number, moves=[move]) == AnswerMessage(number, (Move.parse(move),))
    assert read("answer", decision=1, moves=[move] * 4) == AnswerMessage(1, (Move.parse(move),) * 4)
    for number, moves in ((-1, [move]), (2**31 + 1, [move]), (1, [move] * 5), (1, [])):
        with pytest.raises(BadMessage):
            read("answer", decision=number, moves=moves)
    with pytest.raises(BadMessage):
        read("command", do="admit", guest=-1)


def test_a_message_has_sixteen_kilobytes_at_most() -> None:
    text = json.dumps({"type": "resync"})
    assert protocol.read(text + " " * (16 * 1024 - len(text))) == protocol.Resync()
    with pytest.raises(BadMessage, match="too long"):
        protocol.read(text + " " * (16 * 1024 - len(text) + 1))
