"""The trace: a recorded game as JSON lines, for other programs (TRACE.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine.game import Game
from engine.names import NOTREDAME, SECTORS
from engine.record.person_tables import table_of
from engine.record.records import Record
from engine.rules.state import Player, State


def trace(record: Record) -> Iterator[str]:
    """Yield the lines of a record's trace: a header, one line per move, at last the final position.

    Raises :class:`~engine.errors.RecordError` at an illegal move.
    """
    setup = record.setup()
    yield _line(
        {
            "edition": setup.edition,
            "new_persons": setup.new_persons,
            "options": setup.options._asdict(),
            "rules": setup.rules,
            "seats": list(setup.seats),
            **({"persons": list(map(table_of, setup.persons))} if setup.persons else {}),
        }
    )
    for ply, (game, move) in enumerate(record.games()):
        entry: dict[str, Any] = {
            "ply": ply,
            "to_move": {colour: _options(game, colour) for colour in game.to_move},
            "move": move,
            "state": _state(game._state),
        }
        result = game.result
        if result:
            entry["result"] = {
                "prestige": result.prestige,
                "tie_break": result.tie_break,
                "winners": list(result.winners),
            }
        yield _line(entry)


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False)


def _options(game: Game, colour: str) -> list[str]:
    decision = game.decision(colour)
    return [move.choice for move in decision.options] if decision else []


def _state(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "first": state.first,
        "phase": state.phase,
        "persons": list(state.persons),
        "brown": list(state.brown),
        "grey": list(state.grey),
        "ring": list(state.ring),
        "messages": {market: list(message) for market, message in state.messages.items()},
        "bank": state.bank,
        "players": {colour: _player(player) for colour, player in state.players.items()},
    }


def _player(player: Player) -> dict[str, Any]:
    return {
        "coins": player.coins,
        "cache": player.cache,
        "supply": player.supply,
        "sectors": {sector: player.cubes[sector] for sector in SECTORS},
        "friend": player.friend,
        "cathedral": player.cubes[NOTREDAME],
        "rat": player.rat,
        "prestige": player.prestige,
        "carriage": player.carriage,
        "messages": sorted([colour, kind] for colour, kind in player.messages),
        "doctor": player.doctor,
        "deck": list(player.deck),
        "draft": sorted(player.draft),
        "kept": sorted(player.kept),
        "hand": sorted(player.hand),
        "third": player.third,
    }
