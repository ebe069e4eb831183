"""Taking back on the table's session: nobody knows more afterwards than before, and nothing is drawn anew."""

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import Record, View
from engine.record import autosave
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.settings import Settings
from game.storage.saves import Saves

TABLES = ("Anna, bot:random, bot:random", "Anna, bot:quick", "Anna, Ben, bot:random", "Anna, Ben")
FEW = settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def facts(view: View, seat: str) -> frozenset[tuple[object, ...]]:
    """What ``seat`` sees that had been hidden or still to be drawn until it was shown, with its round."""
    found: set[tuple[object, ...]] = {("persons", view.round, view.persons), ("grey", view.grey_ahead)}
    own = view.players[seat]
    held = (*own.hand, *own.draft, *own.kept, *own.played, *filter(None, [own.third]))
    found |= {("held", view.round, card) for card in held}
    for other in set(view.seats) - {seat}:
        player = view.players[other]
        found |= {("played", other, view.round, card) for card in player.played}
        cards = (*player.hand, *player.draft, *player.kept, *filter(None, [player.third]))
        found |= {("held by", other, view.round, card) for card in cards if not card.endswith("?")}
    if view.phase == "over":
        found |= {("prestige", other, str(player.prestige)) for other, player in view.players.items()}
    return frozenset(fact for fact in found if not str(fact[-1]).endswith("?"))


class Evening:
    """A game at which people choose at random and take back at random; what they see is noted."""

    def __init__(self, folder: Path, players: str, seed: int) -> None:
        game = NewGame(parse_players(players), seed=seed, new_persons=True)
        self.session = Session.new(game, Settings(), Saves(folder))
        self.dice = random.Random(seed)
        self.learnt: dict[str, set[tuple[object, ...]]] = {seat: set() for seat in self.session.humans}
        self.taken_back = 0

    def look(self) -> None:
        """Everybody looks at the table."""
        for seat, learnt in self.learnt.items():
            learnt |= facts(self.session.view(seat), seat)

    def move(self) -> None:
        session = self.session
        colour = self.dice.choice(session.game.to_move)
        if session.seat(colour).human:
            session.play(self.dice.choice(session.game.decision(colour).options))  # type: ignore[union-attr]
        else:
            session.play(session.question(session.view(colour)).think())

    def take_back(self, whole_turn: bool) -> None:
        """Take back where that can be, and compare what the one who does it knows with what was known."""
        session = self.session
        seat = session.humans[0] if whole_turn else next(iter(session.undoable()), None)
        before = list(session.record.moves)
        if seat is None or not (session.start_of_turn(seat) if whole_turn else session.undo(seat)):
            return
        self.taken_back += 1
        assert seat in session.humans
        gone = len(before) - len(session.record.moves)
        assert gone > 0
        if not whole_turn:
            assert gone == 1
        assert self.learnt[seat] == self._known_on_the_way(session.record, seat)
        for other in self.learnt:
            # What somebody has shown and taken back, others may remember: it was shown of free will.
            self.learnt[other] = self._known_on_the_way(session.record, other)
        in_order = iter(before)
        assert all(text in in_order for text in session.record.moves)

    @staticmethod
    def _known_on_the_way(record: Record, seat: str) -> set[tuple[object, ...]]:
        """What a seat has learnt in a game that has gone this way and no other."""
        known: set[tuple[object, ...]] = set()
        for game, _ in record.games():
            known |= facts(game.view(seat), seat)
        return known


@pytest.fixture(autouse=True)
def _no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written: that is tested elsewhere, and takes most of the time."""
    monkeypatch.setattr(autosave, "write_text", lambda path, text: None)


@pytest.mark.thorough(usual=0)
@FEW
@given(st.sampled_from(TABLES), st.integers(0, 100_000))
def test_who_takes_back_knows_what_was_known_before(tmp_path: Path, players: str, seed: int) -> None:
    evening = Evening(tmp_path / str(seed), players, seed)
    evening.look()
    for _ in range(100):
        if evening.session.game.over:
            break
        if evening.dice.random() < 0.3:
            evening.take_back(whole_turn=len(evening.session.humans) == 1 and evening.dice.random() < 0.5)
        evening.move()
        evening.look()


@pytest.mark.thorough(usual=0)
def test_that_test_takes_back_often_enough(tmp_path: Path) -> None:
    for number, players in enumerate(TABLES):
        evening = Evening(tmp_path / str(number), players, 5)
        for _ in range(120):
            evening.look()
            evening.take_back(whole_turn=False)
            evening.move()
        assert evening.taken_back > 5


@FEW
@given(st.sampled_from(TABLES), st.integers(0, 100_000), st.integers(5, 150))
def test_what_was_hidden_stays_after_taking_back(tmp_path: Path, players: str, seed: int, moves: int) -> None:
    """Whoever goes back and does the same again meets the same; nothing is shuffled or thought anew."""
    evening = Evening(tmp_path / str(seed), players, seed)
    session = evening.session
    for _ in range(moves):
        if session.game.over:
            return
        evening.move()
    everything = session.view(*session.game.seats)
    if session.game.over or not session.undoable():
        return
    before, colour = list(session.record.moves), next(iter(session.undoable()))
    assert session.undo(colour)
    after = session.record.moves
    at = next((at for at, text in enumerate(after) if text != before[at]), len(after))
    assert before[at].partition(" ")[0] == colour
    session.play(next(move for move in session.game.legal_moves() if str(move) == before[at]))
    assert session.view(*session.game.seats) == everything


@pytest.mark.parametrize("players", TABLES)
def test_a_bot_answers_the_same_to_the_same(tmp_path: Path, players: str) -> None:
    """Taking back and choosing the same again brings no other answer of a bot."""
    for seed in range(2):
        straight, hesitant = (Evening(tmp_path / f"{seed} {name}", players, seed) for name in "ab")
        for _ in range(60):
            straight.move()
            move = straight.session.record.moves[-1]
            assert answer(hesitant.session, move) == move


def answer(session: Session, move: str) -> str:
    """A bot's own choice; a person makes ``move``, takes it back where that can be, and makes it again."""
    colour = move.partition(" ")[0]
    if not session.seat(colour).human:
        own = session.question(session.view(colour)).think()
        session.play(own)
        return str(own)
    for _ in range(2):
        session.play(next(option for option in session.game.legal_moves() if str(option) == move))
        if next(iter(session.undoable()), None) != colour or not session.undo(colour):
            return move
    session.play(next(option for option in session.game.legal_moves() if str(option) == move))
    return move
