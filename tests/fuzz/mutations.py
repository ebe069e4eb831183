"""Damaging valid inputs: their bytes, their structure, their values, their sizes."""

import copy
import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

NUMBERS: tuple[int | float, ...] = (
    *(0, -1, 1, 2, 9, 10, 99, 255, -(2**31), 2**31, 2**32, 2**53 + 1),
    *(2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**64, 10**40),
    *(0.5, -0.0, 1e-320, 1e308, float("inf"), float("-inf"), float("nan")),
)
"""Numbers at the edge of what something can hold."""

WRITTEN = (
    *("9" * 5000, "0x" + "f" * 5000, "1e400", "-0", "+1", "1_000", "0o7", "nan", "-inf", "true", "null"),
    *("1979-05-27T07:32:00Z", "07:32:00", "{}", "[]", "[[]]", '""', "''", "9" * 19, "1.5", "-1"),
)
"""Values as they may be written in place of another."""

TEXTS = (
    *("", " ", "\0", "\x1b[31m", "\u202e\u200b", "\ufeff", "\ud800", "e\u0301" * 30, "\r\n", "\\"),
    *("\U0001f468\u200d\U0001f469", "\u05e9\u05dc\u05d5\u05dd", "李", "ß", "İ", "ﬁ", "W" * 5000),
    *("../../x", "%s {0} {a!r} { $name }", "<b>", "-", "blue", "human", "0", "None"),
)
"""Texts that are written, drawn or compared in an unusual way."""

TOKENS = (
    *(b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\r", b"\n", b"#", b",", b".", b"="),
    *(b'"', b"'", b'"""', b"\\u", b"\\ud800", b"[", b"]", b"{", b"}", b"[[", b"]]"),
    *(b"[" * 3000, b"{a=" * 3000, b'{"a":' * 3000),
)
"""Bytes that mean something to a parser, or to nobody."""

LARGEST = 300_000
"""The most bytes of an input; what is larger is cut off."""

Structure = Any


class Mutator:
    """Damages inputs with random numbers of its own."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def message(self, valid: dict[str, Any]) -> bytes:
        """Return a message as JSON: as it is, with another structure, or with other bytes."""
        sample = json.dumps(valid).encode()
        match self.chance.randrange(5):
            case 0 | 1:
                return sample
            case 2 | 3:
                return json.dumps(self.data(json.loads(sample))).encode()
            case _:
                return self.text(sample, [sample])

    # Bytes

    def text(self, valid: bytes, others: Sequence[bytes]) -> bytes:
        """Return ``valid`` with one to four changes; ``others``: valid inputs to take parts of."""
        found = bytearray(valid)
        for _ in range(self.chance.choice((1, 1, 2, 4))):
            self.chance.choice(_BYTE_DEEDS)(self, found, others)
        return bytes(found[:LARGEST])

    def _span(self, found: bytearray, most: int = 40) -> slice:
        begin = self.chance.randrange(len(found) + 1)
        return slice(begin, min(len(found), begin + self.chance.randrange(most)))

    def _flip(self, found: bytearray, others: Sequence[bytes]) -> None:
        if found:
            found[self.chance.randrange(len(found))] = self.chance.randrange(256)

    def _put_in(self, found: bytearray, others: Sequence[bytes]) -> None:
        at = self.chance.randrange(len(found) + 1)
        found[at:at] = self.chance.choice(TOKENS)

    def _leave_out(self, found: bytearray, others: Sequence[bytes]) -> None:
        del found[self._span(found)]

    def _repeat(self, found: bytearray, others: Sequence[bytes]) -> None:
        span = self._span(found)
        found[span] = bytes(found[span]) * self.chance.choice((2, 3, 2, 3, 2, 1000))

    def _cut(self, found: bytearray, others: Sequence[bytes]) -> None:
        del found[self.chance.randrange(len(found) + 1) :]

    def _splice(self, found: bytearray, others: Sequence[bytes]) -> None:
        other = bytearray(self.chance.choice(others))
        found[self._span(found)] = other[self._span(other, 200)]

    def _swap_lines(self, found: bytearray, others: Sequence[bytes]) -> None:
        lines = bytes(found).split(b"\n")
        one, two = self.chance.randrange(len(lines)), self.chance.randrange(len(lines))
        lines[one], lines[two] = lines[two], lines[one]
        found[:] = b"\n".join(lines)

    def _write_over(self, found: bytearray, others: Sequence[bytes]) -> None:
        """Write another value in place of a number or a text."""
        places = list(re.finditer(rb'-?\d+(?:\.\d+)?|"[^"\n]*"|true|false', bytes(found)))
        if places:
            place = self.chance.choice(places)
            found[place.start() : place.end()] = self.chance.choice(WRITTEN).encode()

    # Structure

    def data(self, valid: Structure) -> Structure:
        """Return a copy of plain data with one to three changes."""
        found = copy.deepcopy(valid)
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            places = list(_places(found))
            if not places:
                return found
            holder, key = self.chance.choice(places)
            self._change(holder, key, found)
        return found

    def _change(self, holder: Any, key: Any, whole: Structure) -> None:
        match self.chance.randrange(6):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[self.chance.choice((*TEXTS, "table", "x"))] = holder.pop(key)
            case 1 | 2 if isinstance(holder, list):
                holder[key:key] = [copy.deepcopy(holder[key])] * self.chance.choice((1, 2, 300))
            case 3:
                other, where = self.chance.choice(list(_places(whole)))
                holder[key] = copy.deepcopy(other[where])
            case _:
                holder[key] = self._value(holder[key])

    def _value(self, before: Any) -> Any:
        """Return something in place of a value: near it, at the edge, of another type, or nested deep."""
        chance = self.chance
        match chance.randrange(5):
            case 0 if isinstance(before, int | float):
                return before + chance.choice((-1, 1))
            case 0 if isinstance(before, str):
                return chance.choice((before + " ", before.upper(), before[:-1], before[::-1], before * 3))
            case 1:
                return chance.choice(NUMBERS)
            case 2:
                return chance.choice(TEXTS)
            case 3:
                return chance.choice((True, False, None, [], {}, [before], {"a": before}, [before] * 50))
            case _:
                nested: Any = before
                for _ in range(chance.choice((3, 12, 60))):
                    nested = [nested] if chance.random() < 0.5 else {"a": nested}
                return nested


def _places(data: Structure) -> Iterator[tuple[Any, Any]]:
    """Yield where the values of plain data are: what holds each, and its key there."""
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        if isinstance(holder, dict | list):
            entries = holder.items() if isinstance(holder, dict) else enumerate(holder)
            for key, value in entries:
                yield holder, key
                waiting.append(value)


_BYTE_DEEDS: tuple[Callable[[Mutator, bytearray, Sequence[bytes]], None], ...] = (
    Mutator._flip,
    Mutator._put_in,
    Mutator._leave_out,
    Mutator._repeat,
    Mutator._cut,
    Mutator._splice,
    Mutator._swap_lines,
    Mutator._write_over,
    Mutator._write_over,
)
