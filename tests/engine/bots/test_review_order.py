"""A review step by step: which moves are looked into, when a claim is sure enough, and how far it is."""

import math
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine import Game, Move, Record
from engine.__main__ import main
from engine.bots import make_bot, review
from engine.bots.comparing import Comparison
from engine.bots.evaluation import simple_evaluation
from engine.bots.planning import Deadline, SearchSettings, weigh
from engine.bots.play_outs import Gain, gain, pairs, planned_pairs
from engine.bots.review import (
    Candidate,
    Claim,
    CurveStep,
    ExpectStep,
    Moment,
    ProofStep,
    Review,
    WeighStep,
    expected,
    fresh_gain,
    moments,
)
from engine.bots.review_file import VERSION, restore, to_json
from engine.record import records
from engine.record.records import Seat
from tests.engine.table import given
from tests.played import played


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of two persons."""
    found = Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=4)
    bot = make_bot("quick", 1)
    return played(found, lambda game: bot(game.view(game.to_move[0])))


@pytest.fixture(scope="module")
def decisions(record: Record) -> list[Moment]:
    return list(moments(record))


def other(moment: Moment) -> Move:
    """Another option than the one taken."""
    options = moment.view.decisions[moment.move.colour].options
    return next(option for option in options if option != moment.move)


def claim_of(step: ProofStep) -> Claim:
    """A claim as if play-outs had confirmed it."""
    moment = step.moment
    why = Comparison(moment.move, (), (), 1)
    return Claim(moment.number, moment.view.label, moment.move, step.better, Gain(2.04, 0.26, 1.0, 24), why)


def begun(record: Record, weighed: Sequence[tuple[Moment, float]]) -> Review:
    """A review whose curve is known, and what each weighed move has lost by the plan."""
    found = Review(record)
    told = False
    while isinstance(step := found.next_step(), CurveStep | WeighStep):
        if isinstance(step, CurveStep):
            found.hear({colour: (20.0,) * 9 + (float(end),) for colour, end in step.ends.items()})
        elif not told:
            told = True
            found.hear(tuple(Candidate(moment.number, other(moment), loss) for moment, loss in weighed))
        if len(found._waiting) == 0:
            break
    return found


def turns(decisions: list[Moment], colour: str) -> list[Moment]:
    """The first decision of each of a seat's turns."""
    found: dict[Any, Moment] = {}
    for moment in decisions:
        if moment.move.colour == colour:
            found.setdefault(moment.turn, moment)
    return list(found.values())


def looked_into(found: Review, proved: Sequence[int] = ()) -> Iterator[tuple[int, float]]:
    """Which moves are looked into one after the other, and how far the review is then."""
    while isinstance(step := found.next_step(), ProofStep):
        yield step.moment.number, round(found.progress, 3)
        found.hear(claim_of(step) if step.moment.number in proved else None)


def test_each_seats_dearest_move_comes_first_then_the_next(record: Record, decisions: list[Moment]) -> None:
    blue, red = turns(decisions, "blue"), turns(decisions, "red")
    found = begun(record, [(blue[0], 1.0), (blue[3], 4.0), (blue[5], 2.0), (red[2], 0.7), (red[4], 3.0)])
    assert (found.seats, found.progress, found.complete) == (("blue", "red"), 0.0, False)
    order = list(looked_into(found))
    numbers = [blue[3].number, red[4].number, blue[5].number, red[2].number, blue[0].number]
    assert order == list(zip(numbers, (0.167, 0.333, 0.5, 0.667, 0.833), strict=True))
    assert (found.progress, found.complete, found.claims) == (1.0, True, [])


def test_who_has_fewer_claims_comes_first(record: Record, decisions: list[Moment]) -> None:
    blue, red = turns(decisions, "blue"), turns(decisions, "red")
    found = begun(record, [(blue[0], 9.0), (blue[3], 8.0), (red[2], 3.0), (red[4], 2.0), (red[6], 1.0)])
    order = [number for number, _ in looked_into(found, proved=[blue[0].number])]
    assert order == [moment.number for moment in (blue[0], red[2], red[4], red[6], blue[3])]
    assert [claim.number for claim in found.claims] == [blue[0].number]
    assert found.claims[0].colour == "blue"


def test_a_seat_without_a_claim_comes_first_however_often_it_was_tried(
    record: Record, decisions: list[Moment]
) -> None:
    blue, red = turns(decisions, "blue"), turns(decisions, "red")
    found = begun(record, [(blue[0], 9.0), (blue[3], 1.0), *((red[at], 8.0 - at) for at in (2, 4, 6))])
    order = [number for number, _ in looked_into(found, proved=[blue[0].number])]
    assert order == [moment.number for moment in (blue[0], red[2], red[4], red[6], blue[3])]
    found = begun(record, [(red[2], 9.0), (blue[3], 8.0), (red[4], 7.0), (blue[5], 6.0), (red[6], 5.0)])
    order = [number for number, _ in looked_into(found, proved=[blue[3].number])]
    assert order == [moment.number for moment in (red[2], blue[3], red[4], red[6], blue[5])]


def test_one_claim_is_made_for_a_turn_and_five_for_a_seat(record: Record, decisions: list[Moment]) -> None:
    blue = turns(decisions, "blue")
    first = blue[0].turn
    same = [moment for moment in decisions if moment.turn == first]
    assert len(same) > 1
    found = begun(record, [(same[0], 5.0), (same[1], 4.0)])
    assert [number for number, _ in looked_into(found, proved=[same[0].number])] == [same[0].number]
    found = begun(record, [(moment, 5.0) for moment in blue[:9]])
    assert len(list(looked_into(found, proved=range(999)))) == 5
    assert len(found.claims) == 5


def test_twelve_moves_of_a_seat_are_looked_into_at_most(record: Record, decisions: list[Moment]) -> None:
    found = begun(record, [(moment, 5.0) for moment in turns(decisions, "blue")[:15]])
    assert len(list(looked_into(found))) == 12


def test_decisions_are_weighed_by_twenty_the_curve_by_cards(record: Record, decisions: list[Moment]) -> None:
    found = Review(record, ("red",))
    curve = found.next_step()
    assert isinstance(curve, CurveStep)
    assert len(curve.moments) == 2 * 9
    assert {(one.move.colour, one.view.label) for one in curve.moments} == {
        (colour, f"{period}{number}")
        for colour in ("blue", "red")
        for period in "ABC"
        for number in (1, 2, 3)
    }
    assert all(one.move.verb in ("play", "discard") for one in curve.moments)
    weighed = []
    while isinstance(step := found.next_step(), WeighStep):
        weighed.append(step.moments)
    assert [len(those) for those in weighed[:-1]] == [20] * (len(weighed) - 1)
    assert [one for those in weighed for one in those] == [
        one for one in decisions if one.move.colour == "red"
    ]
    assert found.moment(decisions[7].number) == decisions[7]


def test_what_a_seat_could_expect_is_worked_out_for_any_of_its_decisions(decisions: list[Moment]) -> None:
    last = decisions[-3:]
    assert ExpectStep(tuple(last)).think() == tuple((one.number, expected(one)) for one in last)


def test_what_a_seat_could_expect_is_its_own_prestige_whoever_leads(decisions: list[Moment]) -> None:
    hire = next(one for one in decisions if one.view.label == "C2" and one.move.verb == "hire")
    rival = next(colour for colour in hire.counted if colour != hire.move.colour)
    assert expected(hire._replace(counted={**hire.counted, rival: 150})) == expected(hire)


@pytest.mark.parametrize(
    ("own", "best", "found"), [(10.0, 10.5, False), (10.0, 10.625, True), (0.0, 0.0, False)]
)
def test_a_move_is_looked_into_if_it_lost_enough(
    decisions: list[Moment], monkeypatch: pytest.MonkeyPatch, own: float, best: float, found: bool
) -> None:
    moment = decisions[-1]
    monkeypatch.setattr(review, "think", lambda *arguments: [(own, moment.move), (best, other(moment))])
    (candidate,) = WeighStep((moment,)).think() or (None,)
    assert (candidate is not None) == found
    if candidate:
        assert (candidate.number, candidate.better) == (moment.number, other(moment))
        assert candidate.loss == 0.625


def test_a_card_of_the_same_kind_is_no_better_card(
    decisions: list[Moment], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping = next(one for one in decisions if one.move.verb == "keep")
    kind = keeping.move.what.partition(".")[2]
    same = Move(
        keeping.move.colour, "keep", f"red.{kind}" if keeping.move.what[:3] != "red" else f"blue.{kind}"
    )
    monkeypatch.setattr(review, "think", lambda *arguments: [(1.0, keeping.move), (9.0, same)])
    assert WeighStep((keeping,)).think() == ()


@pytest.mark.parametrize(
    ("step", "answer"), [("curve", ()), ("curve", None), ("weigh", {}), ("weigh", [Candidate])]
)
def test_an_answer_of_another_kind_is_not_taken(record: Record, step: str, answer: object) -> None:
    found = Review(record)
    found.next_step()
    if step == "weigh":
        found.hear({})
        found.next_step()
    found.hear(answer)
    assert not found.curve
    assert found._candidates == []


class PlayOuts:
    """Made-up differences between two moves, by policy; notes how many were asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *rows: tuple[float, float]) -> None:
        self.rows, self.drawn, self.seed = rows, 0, ""
        self.fresh: list[float] = [1.5, 2.5]
        self.fresh_drawn, self.fresh_seed = 0, ""
        monkeypatch.setattr(review, "pairs", self.pairs)
        monkeypatch.setattr(review, "planned_pairs", self.planned_pairs)

    def pairs(self, view: object, better: Move, worse: Move, seed: str, counted: object) -> Iterator[Any]:
        self.seed = seed
        while True:
            self.drawn += 1
            yield self.rows[self.drawn % len(self.rows)]

    def planned_pairs(
        self, view: object, better: Move, worse: Move, seed: str, counted: object
    ) -> Iterator[Any]:
        self.fresh_seed = seed
        while True:
            self.fresh_drawn += 1
            yield self.fresh[self.fresh_drawn % len(self.fresh)]


@pytest.mark.parametrize(
    ("rows", "proved", "drawn"),
    [
        ([(3.0, 3.0), (5.0, 5.0)], True, 12),  # sure at once
        ([(1.0, 1.0), (1.0, 1.0)], True, 12),  # just enough
        ([(0.9, 0.9), (0.9, 0.9)], False, 60),  # sure, but too little
        ([(4.0, -0.5), (5.0, -0.5)], False, 60),  # one policy thinks otherwise
        ([(9.0, 0.0), (9.0, 0.0)], True, 12),
        ([(0.0, 0.0), (0.0, 0.0)], False, 12),  # hopeless
        ([(-1.0, -1.0), (1.0, 1.0)], False, 12),
        # Ever less often given up: the mean of half the spread, by 12, 24 and 36 play-outs.
        *(
            ([(10 * share - 10,) * 2, (10 * share + 10,) * 2], proved, drawn)
            for share, proved, drawn in (
                (0.12, False, 12),
                (0.13, False, 24),
                (0.172, False, 24),
                (0.18, False, 36),
                (0.212, False, 36),
                (0.22, False, 60),
                (0.31, True, 60),
                (0.34, True, 48),
            )
        ),
    ],
)
def test_a_claim_is_proved_by_as_many_play_outs_as_it_takes(
    decisions: list[Moment],
    monkeypatch: pytest.MonkeyPatch,
    rows: list[tuple[float, float]],
    proved: bool,
    drawn: int,
) -> None:
    moment = decisions[-1]
    made_up = PlayOuts(monkeypatch, *rows)
    found = ProofStep(moment, other(moment)).think()
    assert ((found is not None), made_up.drawn) == (proved, drawn)
    assert made_up.seed == f"proof {moment.number}"
    assert made_up.fresh_drawn == (20 if proved else 0)
    if found:
        assert (found.gain.mean, found.gain.pairs) == (2.0, 20), "the cost is that of fresh games"
        assert made_up.fresh_seed == f"fresh {moment.number}"
        assert (found.number, found.label, found.played) == (moment.number, "C3", moment.move)


@pytest.mark.parametrize(("fresh", "kept"), [((3.0, -2.9), True), ((3.0, -3.0), False), ((-1.0,), False)])
def test_a_claim_that_fresh_games_of_planning_seats_deny_is_dropped(
    decisions: list[Moment], monkeypatch: pytest.MonkeyPatch, fresh: tuple[float, ...], kept: bool
) -> None:
    moment = decisions[-1]
    PlayOuts(monkeypatch, (5.0, 5.0), (4.0, 4.0)).fresh = list(fresh)
    assert (ProofStep(moment, other(moment)).think() is not None) == kept


def test_a_claim_is_measured_by_other_games(decisions: list[Moment], monkeypatch: pytest.MonkeyPatch) -> None:
    moment = decisions[-1]
    made_up = PlayOuts(monkeypatch, (1.0, 3.0))
    made_up.fresh = [1.0, 3.0]
    again = fresh_gain(moment, other(moment), 8, "a")
    assert (again.mean, again.lowest, again.pairs) == (2.0, 2.0, 8)
    assert (made_up.fresh_seed, made_up.fresh_drawn) == (f"a {moment.number}", 8)


def test_what_could_not_be_proved_is_a_close_decision_of_a_seat_without_a_claim(
    record: Record, decisions: list[Moment]
) -> None:
    blue, red = turns(decisions, "blue"), turns(decisions, "red")
    found = begun(record, [*((blue[at], 9.0 - at) for at in range(5)), (red[2], 3.0), (red[4], 2.0)])
    list(looked_into(found, proved=[red[4].number]))
    assert [one.number for one in found.close] == [moment.number for moment in blue[:3]]
    assert [(one.played, one.other) for one in found.close[:1]] == [(blue[0].move, other(blue[0]))]
    again = Review(record)
    restore(again, to_json(found))
    assert again.close == found.close


def test_a_gain_is_the_mean_of_all_policies_with_its_error() -> None:
    found = gain([(1.0, 3.0, 2.0), (4.0, 4.0, 4.0)])
    assert (found.mean, found.lowest, found.pairs) == (3.0, 2.0, 6)
    assert found.error == pytest.approx(math.sqrt(1 / 3) / 2)
    assert found.sureness == pytest.approx(3.0 / found.error)
    assert Gain(0.0, 0.0, 0.0, 4).sureness == 0.0
    assert Gain(-1.0, 0.0, -1.0, 4).sureness == -math.inf


def test_play_outs_are_the_same_everywhere() -> None:
    """Whoever changes how they go changes what reviews claim: ``review_file.VERSION`` is raised then."""
    game, bot = Game.new(("red", "blue", "green"), 7), make_bot("quick", 1)
    while not (game.view().label == "C1" and game.view().phase == "actions"):
        game.play(bot(game.view(game.to_move[0])))
    view = game.view("red")
    one, other, last = view.decisions["red"].options
    found = list(islice(pairs(view, one, other, "seed", game.counted()), 3))
    assert (VERSION, found) == (2, [(-1.0, 0.0), (-11.0, 0.0), (-13.0, 0.0)])
    planned = list(islice(planned_pairs(view, one, last, "seed", game.counted()), 4))
    assert planned == [-1.0, 1.0, 1.0, 0.0]


def test_whose_move_it_is_not_has_nothing_to_weigh() -> None:
    state = given("red", "blue").to_play("red", "bank")._state
    with pytest.raises(ValueError, match="blue is not asked"):
        weigh(state, "blue", simple_evaluation, SearchSettings(1, 1, 1, 0.0), Deadline())


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch, decisions: list[Moment]) -> tuple[Moment, Moment]:
    """Two moves are mistakes; nothing is really thought over."""
    blue, red = turns(decisions, "blue")[2], turns(decisions, "red")[9]

    def weigh(step: WeighStep) -> tuple[Candidate, ...]:
        return tuple(Candidate(one.number, other(one), 2.0) for one in step.moments if one in (blue, red))

    def curve(step: CurveStep) -> dict[str, tuple[float, ...]]:
        return {colour: (10.25, *range(11, 19), float(end)) for colour, end in step.ends.items()}

    monkeypatch.setattr(WeighStep, "think", weigh)
    monkeypatch.setattr(CurveStep, "think", curve)
    monkeypatch.setattr(ProofStep, "think", claim_of)
    return blue, red


def test_the_command_tells_the_curve_once_and_every_mistake(
    record: Record, quickly: tuple[Moment, Moment], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.toml"
    records.write(path, record)
    result = record.replay().result
    assert result is not None
    blue, red = quickly
    assert main(["review", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    points = "   10.2   11.0   12.0   13.0   14.0   15.0   16.0   17.0   18.0"
    assert told == [
        "             A1     A2     A3     B1     B2     B3     C1     C2     C3    end",
        *(f"{colour:8}{points}{result.prestige[colour]:7.1f}" for colour in ("blue", "red")),
        *(
            f"{one.view.label} move {one.number + 1}: {one.move}; better: {other(one).choice} "
            "(+2.0 prestige, ±0.3)"
            for one in (blue, red)
        ),
    ]
    assert main(["review", str(path), "--seats", " red "]) == 0
    assert [line[:2] for line in capsys.readouterr().out.splitlines()[3:]] == [red.view.label]


def test_the_command_says_if_there_is_no_mistake_and_reviews_bots_if_nobody_else_plays(
    record: Record, quickly: tuple[Moment, Moment], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.toml"
    bots = Record(tuple(Seat("Bot", colour, "quick") for colour in ("blue", "red")), record.seed)
    bots.moves = record.moves
    records.write(path, bots)
    assert main(["review", str(path), "--json"]) == 0
    whole = Review(bots, ("blue", "red"))
    while (step := whole.next_step()) is not None:
        whole.hear(step.think())
    assert len(whole.claims) == 2
    assert capsys.readouterr().out == to_json(whole)
    assert to_json(whole).splitlines()[1] == ' "version": 2,'
    nobody = Record((bots.seats[0], Seat("Ben", "red")), record.seed, moves=record.moves)
    records.write(path, nobody)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WeighStep, "think", lambda step: ())
        assert main(["review", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "No mistake could be proved."
