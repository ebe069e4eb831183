"""What a phone shows of a game: the view of its seat as the engine's notation, and the words for it.

Everything comes from the view of the phone's own seat, or of nobody for a watcher, and from what is public
about the people (who plays which seat, who is away). The words are in the language in use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from engine import Decision, Event, Move, View
from engine.bots.hints import MARKED, Suggestion
from engine.bots.reasons import alike
from engine.names import CARD_KINDS, MARKETS
from engine.outcomes import Outcome
from engine.record.undo import Made
from game.decisions.forecast import Forecast
from game.decisions.hint_words import Name, hint_sentence
from game.decisions.outcomes import changes
from game.decisions.prompts import prompt, unnamed, waiting
from game.decisions.targets import (
    CARD,
    Target,
    pictures_of,
    targets_of,
)
from game.log.event_phrases import Names, card_of
from game.log.lately import steps
from game.log.option_words import confirm, label, market_name, what_it_does
from game.log.option_words import name as option_name
from game.log.plague import tolls
from game.log.result_text import headline, named, ranking, tie_sentence
from game.log.statistics import sources_of, statistics_of
from game.log.turns import turn_sentences
from game.match.session import Session
from game.phones.encoding import Texts
from game.phones.player import PhonePlayer
from game.words import capital, language, say
from game.words.ordinals import place

_MOST_TOLD = 12
"""How many sentences about what happened last are on the page."""
_MOST_WATCHED = 16
"""How many moves these are looked for in, for a phone that only watches."""
_MOST_STEPS = 60
"""How many steps are told of what somebody has missed; the history has all."""


def names_of(session: Session) -> dict[str, str]:
    """Return the players' names by colour."""
    return {seat.colour: seat.name for seat in session.seats}


def question(session: Session, player: PhonePlayer) -> dict[str, Any] | None:
    """Return what a phone is asked: the sentence, and every option with its words and what it brings.

    It is worded once in a language, however often the rest of the screen changes meanwhile.
    """
    decision, view = player.decision, player.view
    if decision is None or view is None:
        return None
    known = player.worded.get(language())
    if known is None:
        known = player.worded[language()] = _question(session, view, decision)
    options = known["options"]
    if player.advice:
        name = _namer(decision, names_of(session))
        options = [{**option, **_counsel(player.advice, option["move"], name)} for option in options]
    return {"number": player.number, **known, "options": options, "answered": player.answered}


def _counsel(suggestions: Sequence[Suggestion], option: str, name: Name) -> dict[str, Any]:
    """Return a move's rank among those that a hint names, and what speaks for it and against it."""
    move = Move.parse(option)
    number = next((at for at, one in enumerate(suggestions) if alike(one.move, move)), None)
    if number is None:
        return {}
    named = number < MARKED and suggestions[number].move == move
    return {"line": hint_sentence(suggestions, number, name), **({"best": number + 1} if named else {})}


def _namer(decision: Decision, names: Names) -> Name:
    """Return the function that names the options of a decision."""
    targets = {target.move: target for target in targets_of(decision)}
    return lambda move: option_name(targets[move], decision, names)


def _question(session: Session, view: View, decision: Decision) -> dict[str, Any]:
    names = names_of(session)
    forecast = Forecast(view, decision)
    outcomes = forecast.outcomes
    return {
        "kind": decision.kind,
        "place": decision.place,
        "source": decision.source,
        "sentence": unnamed(prompt(session, decision, None), session.name(decision.colour)),
        "options": [
            _option(target, decision, forecast, outcomes.get(target.move), names)
            for target in targets_of(decision, outcomes)
        ],
    }


def _option(
    target: Target, decision: Decision, forecast: Forecast, outcome: Outcome | None, names: Names
) -> dict[str, Any]:
    name = label(target, decision, names)
    option: dict[str, Any] = {
        "move": str(target.move),
        "kind": target.kind,
        "key": target.key,
        "label": name,
        "icons": list(pictures_of(target, forecast.view.options)),
        "confirm": confirm(target, decision, names),
        "does": what_it_does(target, decision),
        "line": "" if target.move.verb == "from" else capital(forecast.line((target.move,), named=False)),
    }
    if outcome is not None:
        option["brings"] = [[change.kind, change.by] for change in changes(outcome)]
        option["asks"] = outcome.asks
    if forecast.wastes((target.move,)):
        option["waste"] = say("phones-wasted")
    if target.kind == CARD:
        option["places"] = list(decision.places_of(target.move))
    return option


def happened(player: PhonePlayer, names: Names) -> list[str]:
    """Return what has happened lately, in sentences, the oldest first."""
    people, spoken = tuple(names.items()), language()
    latest: list[str] = []
    last: str | None = None
    one_before: str | None = None
    for turn in reversed(player.happened):
        worded = turn.worded.get(spoken)
        if worded is None:
            worded = turn.worded[spoken] = _sentences(turn.events, people, spoken)
        for sentence in reversed(worded):
            if sentence not in (last, one_before):
                latest.append(sentence)
                last, one_before = sentence, last
        if len(latest) >= _MOST_TOLD:
            break
    return latest[_MOST_TOLD - 1 :: -1]


def watched(moves: Sequence[Made], names: Names) -> list[str]:
    """Return what has happened lately as everybody may know it, the oldest first."""
    latest = steps(moves, max(0, len(moves) - _MOST_WATCHED), names, ())
    return [sentence for step in latest for sentence in step.sentences][-_MOST_TOLD:]


def missed(
    moves: Sequence[Made],
    since: int,
    names: Names,
    viewers: Sequence[str],
    plague: Callable[[int], list[Any]],
) -> list[Any]:
    """Return what has happened after the first ``since`` moves, as these seats may know it.

    Each step is a colour or ``""``, its sentences, the places that they are about, and the sums of a plague,
    which ``plague`` returns by the number of moves after it.
    """
    latest = list(steps(moves, since, names, viewers))[-_MOST_STEPS:]
    return [
        [step.seat or "", step.sentences, step.places, [] if step.seat is not None else plague(step.made)]
        for step in latest
    ]


def plague_sums(
    dealt: Sequence[Event], moves: Sequence[Made], after: View, names: Names, seats: Sequence[str]
) -> list[Any]:
    """Return what the plague that these moves ended in did to each borough, in the order of ``seats``.

    Each is a colour, the sum in words, the rats that came, how many the hospital stopped, where the marker
    was and is, and whether the plague struck.
    """
    found = {one.seat: one for one in tolls(dealt, [move.happened for move in moves], after)}
    return [
        [seat, one.sentence(names), one.rats, one.stopped, one.before, one.after, one.strikes]
        for seat, one in ((seat, found[seat]) for seat in seats)
    ]


@lru_cache(maxsize=256)
def _sentences(events: tuple[Event, ...], names: tuple[tuple[str, str], ...], spoken: str) -> tuple[str, ...]:
    """Return a move in sentences; most phones are told the same."""
    return tuple(turn_sentences(events, dict(names)))


def advice(session: Session, player: PhonePlayer) -> list[str]:
    """Return the hint as sentences, the best move first; nothing if none was found."""
    suggestions, decision = player.advice or (), player.decision
    if decision is None:
        return []
    name = _namer(decision, names_of(session))
    return [hint_sentence(suggestions, number, name) for number in range(len(suggestions[:MARKED]))]


def public(session: Session, view: View, texts: Texts) -> dict[str, Any]:
    """Return what a game shows to whoever has this view; ``texts`` writes the view."""
    names = names_of(session)
    shown: dict[str, Any] = {
        "kind": "table",
        "game": texts.view(view),
        "names": names,
        "round": say("shell-round", label=view.label),
        "waiting": waiting(session, view.to_move),
        "moves": len(session.record.moves),
        "lower": next(iter(session.humans), view.ring[0]),  # the borough at the lower side of the table
    }
    if view.over:
        shown["result"] = _result(session)
    return shown


def names_of_things(session: Session, reader: str | None) -> dict[str, Any]:
    """Return the names of all cards and markets of a game, as the page calls them for a seat."""
    names = names_of(session)
    markets = [f"{colour}.{market}" for colour in session.view().ring for market in MARKETS]
    return {
        "deck": {
            f"{colour}.{kind}": card_of(f"{colour}.{kind}", reader or "", names)
            for colour in session.game.seats
            for kind in CARD_KINDS
        },
        "markets": {market: market_name(market, reader, names) for market in markets},
    }


def _result(session: Session) -> dict[str, Any]:
    result = session.game.result
    assert result is not None, "asked for the result of a game that goes on"
    return {
        "headline": headline(session),
        "winners": list(result.winners),
        "tie": tie_sentence(session),
        "held": say("results-held"),
        "rows": [
            [place(rank), colour, named(session, colour), result.prestige[colour], result.tie_break[colour]]
            for rank, colour in ranking((seat.colour for seat in session.seats), result)
        ],
        "sources": [
            [source.kind, source.name, source.amounts] for source in sources_of(statistics_of(session.record))
        ],
    }
