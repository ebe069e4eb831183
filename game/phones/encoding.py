"""JSON of what is sent again and again: what equals something written lately is not written anew.

Most of a game is the same for all seats and stays the same for many moves. The text follows from the value
alone: what one seat knows and another doesn't are two values, and so two texts.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, get_type_hints

from engine.json_codec import codec_of
from engine.notation import VERSION
from engine.rules.steps import Step
from engine.views import Flow, PendingView, PlayerView, View

encode: Callable[[object], str] = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, separators=(",", ":")
).encode
"""Returns data as text; the same data always give the same text."""

_MOST = 8
"""How many values of one kind are remembered."""

_FIELDS = [
    (name, f"view {name}", codec_of(kind).write)
    for name, kind in get_type_hints(View).items()
    if name not in {"players", "flow"}  # they are written part by part
]
_values = attrgetter(*(name for name, *_ in _FIELDS))
"""Returns the values of these fields; one call for all is quicker."""
_write_player = codec_of(PlayerView).write
_write_pending = codec_of(PendingView | None).write
_write_step = codec_of(Step).write


@lru_cache(maxsize=512)
def _step(step: Step) -> str:
    return encode(_write_step(step))


@lru_cache(maxsize=1024)
def _sentence(sentence: str) -> str:
    return encode(sentence)


class Encoded(str):
    """JSON that is an entry of something else."""

    __slots__ = ()


class Texts:
    """Writes JSON, and remembers what it has written last."""

    def __init__(self) -> None:
        self._known: dict[str, deque[tuple[Any, str]]] = {}
        self._views: dict[tuple[str, ...], tuple[View, Encoded, list[str]]] = {}
        """The last view of each seat, and the entries of its plain fields."""

    def view(self, view: View) -> Encoded:
        """Return a view as :func:`engine.notation.to_data` writes it."""
        before = self._views.get(view.viewers)
        if before is not None and before[0] is view:
            return before[1]
        entries = self._plain(view, before)
        players, flow = self._players(view), self._flow(view.flow)
        text = Encoded(
            f'{{"notation":{VERSION},"view":{{{",".join(entries)},"players":{players},"flow":{flow}}}}}'
        )
        self._views[view.viewers] = view, text, entries
        return text

    def _plain(self, view: View, before: tuple[View, Encoded, list[str]] | None) -> list[str]:
        """Return the entries of a view but those that are written part by part; most are those of before."""
        values: tuple[Any, ...] = _values(view)
        if before is None:
            return [
                f'"{name}":{self._text(kind, value, write)}'
                for value, (name, kind, write) in zip(values, _FIELDS, strict=True)
            ]
        last, _, entries = before
        return [
            entry if value is old else f'"{field[0]}":{self._text(field[1], value, field[2])}'
            for entry, value, old, field in zip(entries, values, _values(last), _FIELDS, strict=True)
        ]

    def _players(self, view: View) -> Encoded:
        players = {
            colour: Encoded(self._text(f"player {colour}", player, _write_player))
            for colour, player in view.players.items()
        }
        return Encoded(self.entries(players))

    def _flow(self, flow: Flow) -> Encoded:
        """Return the point in the round; most of its steps are those of the move before."""
        agenda = f"[{','.join(map(_step, flow.agenda))}]"
        pending = Encoded(self._text("pending", flow.pending, _write_pending))
        return Encoded(self.entries({"agenda": Encoded(agenda), "pending": pending, "picking": flow.picking}))

    @staticmethod
    def sentences(sentences: Iterable[str]) -> Encoded:
        """Return a list of sentences; most have been told before."""
        return Encoded(f"[{','.join(map(_sentence, sentences))}]")

    def entries(self, entries: Mapping[str, object]) -> str:
        """Return an object whose entries are data, or :class:`Encoded`."""
        written = [
            f'"{name}":{entry if isinstance(entry, Encoded) else self._text(name, entry)}'
            for name, entry in entries.items()
        ]
        return f"{{{','.join(written)}}}"

    def _text(self, kind: str, value: Any, write: Callable[[Any], object] | None = None) -> str:
        known = self._known.get(kind)
        if known is None:
            known = self._known[kind] = deque(maxlen=_MOST)
        for before, text in known:
            if before is value:
                return text
        for before, text in known:
            if before == value:
                return text
        text = encode(value if write is None else write(value))
        known.appendleft((value, text))
        return text
