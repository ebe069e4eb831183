"""The deal of the day: the same for everybody, one first attempt, par, medals, and what is passed on."""

import os
import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine import Record
from engine.record import records
from engine.record.records import Seat as RecordSeat
from game.app.navigator import RealTables
from game.match import par
from game.match.deal_game import deal_game
from game.match.director import Director
from game.match.medals import Par, medal_for
from game.match.next_level import proposal
from game.match.par import Masters, ParTask, award, par_of, rule_of
from game.match.players import Wish
from game.match.session import Session
from game.screens.challenges.deal import DealScene
from game.screens.challenges.share import ShareScene, save_spoiler, share_line
from game.screens.replay.replay import ReplayScene
from game.screens.results.challenge_result import DealResult
from game.screens.results.results import ResultsScene
from game.settings import Settings
from game.storage import challenge_book, deals
from game.storage.challenge import Deal, challenge_of, forked
from game.storage.challenge_book import Attempt, longest_run, run_of_days
from game.storage.deals import VERSIONS, deal_of
from game.storage.hall_of_fame import HallOfFame
from game.storage.pending_writes import FILE_NAME
from game.storage.saves import Saves
from game.table.scene import TableScene
from tests.game.known_par import KnownPar
from tests.game.window import Open, Window

SUNDAY = date(2026, 11, 22)
FRIDAY, THURSDAY = date(2026, 11, 20), date(2026, 11, 19)
SEATS = tuple(RecordSeat(seat.name, seat.colour, seat.player) for seat in deal_game(deal_of(FRIDAY)).seats)


def at(day: date, hour: int = 12) -> float:
    """A time of a day in universal time, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, hour, tzinfo=UTC).timestamp()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallOfFame]:
    with closing(HallOfFame(tmp_path)) as hall:
        yield hall


def over(session: Session) -> Session:
    """The session, played to its end at random."""
    game, dice = session.game, random.Random(session.record.seed)
    while not game.over:
        move = dice.choice(game.legal_moves())
        game.play(move)
        session.record.moves.append(str(move))
    session.keeper.save()
    return session


def begun(folder: Path, day: date = FRIDAY, attempt: str = "a") -> Session:
    return Session.new(deal_game(deal_of(day), "Anna", attempt), Settings(), Saves(folder))


def test_a_deal_never_changes() -> None:
    """Whoever changes what a day deals adds a version, and then its deals here."""
    assert [(version.number, version.first) for version in VERSIONS] == [(1, date.min), (2, date(2027, 1, 4))]
    deal = deal_of(SUNDAY)
    assert (deal.seed, deal.rules) == (189044359035723872, 1)
    assert deal.colours == ("yellow", "purple", "blue", "green", "red")
    assert deal.bots == ("Esmeralda", "Claude Frollo", "Gringoire", "Phœbus")
    seats = tuple(RecordSeat(seat.name, seat.colour, seat.player) for seat in deal_game(deal).seats)
    dealt = Record(seats, deal.seed, deal.kind.edition, rules=deal.rules).replay().view()
    assert dealt.persons == ("minstrel", "doctor", "bishop")


WEEKS = {
    date(2026, 11, 16): """
7772399767508897827 anniversary, normal normal: red Quasimodo Esmeralda
907633866225145949 alea-2007, normal hard normal: green Jehan_Frollo Gudule Louis_XI
6317607791091762255 anniversary new persons, hard normal: purple Claude_Frollo Gringoire
5713178544037592353 riogrande-2007, hard hard: red Gringoire Phœbus
4332332206290059284 anniversary, master: green Gudule
7439405955330008152 anniversary new persons, hard master hard: purple Claude_Frollo Gringoire Phœbus
189044359035723872 bluebear, normal hard master normal: yellow Esmeralda Claude_Frollo Gringoire Phœbus
""",
    date(2027, 1, 4): """
5471581599405419649 anniversary, normal normal: yellow Gringoire Phœbus
1577263866215978941 alea-2007, normal hard normal: purple Fleur-de-Lys Jehan_Frollo Gudule
61887808929356641 anniversary new persons, hard normal: purple Gudule Louis_XI
2787469151522446089 riogrande-2007, hard hard: green Jehan_Frollo Gudule
2055535340451575656 anniversary, master: purple Quasimodo
2069270870806614790 anniversary new persons, hard master hard: blue Fleur-de-Lys Jehan_Frollo Gudule
6716679866934734472 bluebear, normal hard master normal: green Claude_Frollo Gringoire Phœbus Clopin
""",
}


@pytest.mark.parametrize("monday", WEEKS)
def test_the_deals_of_a_week_are_what_they_have_always_been(monday: date) -> None:
    told = []
    for number in range(7):
        deal = deal_of(monday + timedelta(days=number))
        new = " new persons" if deal.kind.new_persons else ""
        names = " ".join(name.replace(" ", "_").removesuffix("_Trouillefou") for name in deal.bots)
        bots = " ".join(deal.kind.bots)
        told.append(f"{deal.seed} {deal.kind.edition}{new}, {bots}: {deal.colours[0]} {names}")
        assert len(deal.colours) == len(deal.bots) + 1 == len(set(deal.colours))
    assert "\n".join(told) == WEEKS[monday].strip()


def test_editions_persons_and_opponents_vary_by_weekday() -> None:
    days = [deal_of(SUNDAY + timedelta(days=number)) for number in range(1, 8)]
    assert [deal.kind for deal in days] == list(VERSIONS[0].week)
    assert len({(kind.edition, kind.new_persons, kind.bots) for kind in VERSIONS[0].week}) == 7
    assert len({deal.seed for deal in days}) == 7
    for deal in days:
        game = deal_game(deal, "Anna")
        assert [seat.human for seat in game.seats] == [True] + [False] * len(deal.kind.bots)
        assert (
            deal_game(deal, f" {deal.bots[0].upper()} ").seats[1:] == game.seats[1:]
        )  # nobody takes a bot's name


def test_bots_think_by_count_so_that_the_deal_is_the_same_everywhere(tmp_path: Path) -> None:
    session = begun(tmp_path)
    rival = session.seats[1].colour
    question = session.question(session.view(rival))
    assert not question.timed
    assert question.think() == question.think()
    usual = Session.new(
        replace(deal_game(deal_of(FRIDAY)), challenge=None), Settings(), Saves(tmp_path / "other")
    )
    assert usual.question(usual.view(rival)).timed


def test_only_the_first_attempt_counts_and_it_counts_once(tmp_path: Path, hall: HallOfFame) -> None:
    first, second = begun(tmp_path), begun(tmp_path, attempt="b")
    kept = hall.attempts()[FRIDAY]
    assert (kept.attempt, kept.file, kept.prestige) == ("a", first.record_path.name, None)
    hall.add(over(second).record_path, second.record)
    assert hall.attempts()[FRIDAY].prestige is None
    resumed = over(Session.load(first.record_path))
    hall.add(resumed.record_path, resumed.record)
    assert resumed.game.result is not None
    kept = hall.attempts()[FRIDAY]
    assert (kept.prestige, kept.fair) == (resumed.game.result.prestige[resumed.humans[0]], True)
    hall.close()
    (tmp_path / FILE_NAME).unlink()  # rebuilt from the files, it still knows
    with closing(HallOfFame(tmp_path, clock=lambda: at(SUNDAY))) as again:
        again.refresh()
        assert again.attempts()[FRIDAY].prestige is not None


FORGERIES: dict[str, dict[str, Any]] = {
    "seed": {"seed": 3},
    "rules": {"rules": 2},
    "secret": {"secret": "0" * 32},
    "edition": {"edition": "bluebear"},
    "New Persons": {"new_persons": True},
    "open prestige": {"open_prestige": True},
    "fewer seats": {"seats": SEATS[:1] + SEATS[2:]},
    "weaker bots": {"seats": (SEATS[0], replace(SEATS[1], player="random"))},
    "another bot": {"seats": (SEATS[0], replace(SEATS[1], name="Ben"))},
    "version": {"table": {"deal": {"day": "2026-11-20", "version": 99, "attempt": "x"}}},
    "seen": {"table": {"deal": {"day": "2026-11-20", "version": 1, "attempt": "seen"}}},
    "tomorrow": {"table": {"deal": {"day": "2026-11-23", "version": 1, "attempt": "x"}}},
}


@pytest.mark.parametrize("forged", [*FORGERIES, "none"])
def test_only_a_game_of_the_deal_itself_is_an_attempt(tmp_path: Path, forged: str) -> None:
    day = SUNDAY + timedelta(days=1) if forged == "tomorrow" else FRIDAY
    record = begun(tmp_path / "elsewhere", day).record
    file = tmp_path / "forged.toml"
    records.write(file, replace(record, **FORGERIES.get(forged, {}), moves=[]))
    years_ahead = at(SUNDAY.replace(year=2036))
    os.utime(file, (years_ahead, years_ahead))
    with closing(HallOfFame(tmp_path, clock=lambda: at(SUNDAY))) as hall:
        hall.refresh()
        assert list(hall.attempts()) == ([FRIDAY] if forged == "none" else [])
        hall.begin_deal(deal_of(SUNDAY).entry("own"), "", at(SUNDAY))
        assert run_of_days(hall.attempts(), SUNDAY) == 1  # a file from the future stops no run


def test_an_imported_deal_is_known_and_no_attempt(tmp_path: Path, hall: HallOfFame) -> None:
    theirs, saves = begun(tmp_path / "theirs"), Saves(tmp_path)
    imported = saves.import_file(theirs.record_path)
    assert imported is not None
    assert challenge_of(records.read(imported).table) == Deal(FRIDAY, 1, spoiler=True)
    hall.refresh()
    hall.add(over(theirs).record_path, theirs.record)  # played where it lies
    assert hall.attempts() == {}
    for elsewhere, day in ((imported, FRIDAY), (begun(tmp_path / "theirs", THURSDAY).record_path, THURSDAY)):
        Session.load(elsewhere).note_spoiler(tmp_path)
        assert hall.attempts()[day].attempt == "seen"
    own = begun(tmp_path, SUNDAY, "own").record_path.replace(tmp_path / "stick.txt")
    brought = saves.import_file(own)
    assert brought is not None
    assert challenge_of(records.read(brought).table) == Deal(SUNDAY, 1, "own")


def test_a_new_version_changes_no_deal_before_its_first_day(
    tmp_path: Path, hall: HallOfFame, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, saturday = deal_of(FRIDAY), FRIDAY + timedelta(days=1)
    hall.begin_deal(deal_of(FRIDAY).entry("friday"), "", at(FRIDAY))
    hall.begin_deal(deal_of(saturday).entry("old"), "", at(saturday))
    monkeypatch.setattr(deals, "VERSIONS", (*VERSIONS, VERSIONS[0]._replace(number=2, first=saturday)))
    assert deal_of(FRIDAY) == before
    assert deal_of(saturday).version == 2
    assert [first.attempt for first in hall.attempts().values()] == ["friday"]  # "old" was of another deal
    assert hall.begin_deal(deal_of(saturday).entry("new"), "", at(saturday))
    assert hall.attempts()[saturday].attempt == "new"


@pytest.mark.parametrize("help_", ["undo", "hint", "seat", "fork"])
def test_help_costs_the_medal(tmp_path: Path, hall: HallOfFame, help_: str) -> None:
    session = begun(tmp_path)
    me = session.humans[0]
    director = Director(session)
    try:
        if help_ == "undo":
            session.play(session.game.decision(me).options[0])  # type: ignore[union-attr]
            assert session.undo(me)
        elif help_ == "hint":
            director.put_question("instant")
            director.grant(me, Wish.HINT)
        elif help_ == "seat":
            director.stand_in(me)
        else:
            session.record.table = forked(session.record.table)
    finally:
        director.close()
    deal = challenge_of(records.read(session.record_path).table) if help_ != "fork" else session.challenge
    assert isinstance(deal, Deal)
    assert deal.helped == (help_,)
    hall.add(over(session).record_path, session.record)
    assert not hall.attempts()[FRIDAY].fair


def test_deals_are_never_rated(tmp_path: Path, hall: HallOfFame) -> None:
    session = over(begun(tmp_path))
    hall.add(session.record_path, session.record)
    (past,) = hall.games()
    assert past.challenge == f"deal {FRIDAY.isoformat()}"
    assert (hall.standings(), hall.encounters(), hall.bests()) == ([], [], [])
    lost = past._replace(seats=tuple(seat._replace(prestige=0, won=False) for seat in past.seats))
    lost = lost._replace(seats=(lost.seats[0], lost.seats[1]._replace(prestige=50)))
    assert proposal(session.seats, [lost] * 4) is None
    assert proposal(session.seats, [lost._replace(challenge="")] * 4) is not None


def test_a_run_of_days_and_a_clock_that_is_set_back(hall: HallOfFame) -> None:
    for back in (3, 2, 0):
        day = SUNDAY - timedelta(days=back)
        assert hall.begin_deal(Deal(day, 1, f"{back}"), "", at(day))
    assert run_of_days(hall.attempts(), SUNDAY) == 1
    missed = SUNDAY - timedelta(days=1)
    hall.begin_deal(Deal(missed, 1, "1"), "", at(missed))  # with the clock set back
    assert run_of_days(hall.attempts(), SUNDAY) == 1
    assert not hall.begin_deal(Deal(SUNDAY, 1, "again"), "", at(SUNDAY, 1))
    assert run_of_days(hall.attempts(), SUNDAY + timedelta(days=1)) == 1
    assert run_of_days(hall.attempts(), SUNDAY + timedelta(days=2)) == 0


def test_medals_compare_with_par() -> None:
    lower = [None, "bronze", "bronze", "silver"]
    assert [medal_for(n, Par(80)) for n in (59, 60, 69, 70, 79, 80)] == [*lower, "silver", "gold"]
    beaten = Par(80, beaten=True)
    assert [medal_for(n, beaten) for n in (59, 60, 69, 70, 80, 81)] == [*lower, "silver", "gold"]


def test_par_is_the_middle_of_three_games_and_later_the_mean_of_eight() -> None:
    assert par_of((70, 61, 90), 1) == Par(70, (70, 61, 90), beaten=True)
    reached = (60, 61, 62, 63, 64, 65, 66, 90)
    assert par_of(reached, 2) == Par(66, reached)
    assert (rule_of(1).games, rule_of(2).games) == (3, 8)


def test_a_medal_that_was_won_is_kept_whatever_par_is_then(hall: HallOfFame) -> None:
    deal = Deal(FRIDAY, 1, "a")
    assert hall.begin_deal(deal, "", at(FRIDAY))
    assert award(deal, Par(30), hall) is None, "it isn't over"
    hall._database.write(lambda database: challenge_book.finish(database, deal, 33))
    assert hall.attempts()[FRIDAY].medal is None
    assert award(deal, Par(30), hall) == "gold"
    assert award(deal, Par(99), hall) == "gold"
    assert hall.attempts()[FRIDAY].medal == "gold"
    sunday = Deal(SUNDAY, 1, "b")
    assert hall.begin_deal(sunday, "", at(SUNDAY))
    hall._database.write(lambda database: challenge_book.finish(database, sunday, 3))
    assert award(sunday, Par(30), hall) is None
    assert award(sunday, Par(1), hall) is None
    assert hall.attempts()[SUNDAY].medal == "none"


def test_what_the_masters_reached_is_kept_with_par(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = date(2027, 1, 8)
    deal, masters, reached = deal_of(day).entry(), Masters(tmp_path), (60, 61, 62, 63, 64, 65, 66, 90)
    assert deal.version == 2
    monkeypatch.setattr(masters._client, "ask", lambda task, patience: None)
    monkeypatch.setattr(masters._client, "answer", lambda seconds: reached)
    masters.par(deal)
    assert masters.par(deal) == Par(66, reached)
    assert Masters(tmp_path).par(deal) == Par(66, reached)


def test_par_is_what_masters_reach_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "MASTER", "easy")
    monday = SUNDAY + timedelta(days=1)
    monkeypatch.setattr("os.nice", lambda by: by)  # it would slow down all later tests of this process
    (reached,) = ParTask(monday, 1).think()
    assert ParTask(monday, 1).think() == (reached,)
    assert reached > 20
    masters, deal = Masters(tmp_path), Deal(FRIDAY, 1)
    asked: list[Any] = []
    client = masters._client
    monkeypatch.setattr(client, "ask", lambda task, patience: asked.append(task))
    monkeypatch.setattr(client, "answer", lambda seconds: None)
    assert masters.par(deal) is None
    assert masters.par(deal) is None
    assert asked == [ParTask(FRIDAY)]
    monkeypatch.setattr(client, "answer", lambda seconds: (77, 60, 90))
    assert masters.par(deal) == Par(77, (77, 60, 90), beaten=True)
    assert Masters(tmp_path).par(deal) == Par(77, (77, 60, 90), beaten=True)  # from the book


# On the screen


def page(open_window: Open, **settings: Any) -> Window:
    window = open_window((1280, 720), tables=RealTables(), pace="instant", **settings)
    window.app.masters = KnownPar(window.app.saves.folder)
    window.app.push(DealScene(FRIDAY, clock=lambda: at(FRIDAY)))
    window.advance(0.1)
    return window


def test_from_the_page_to_the_medal_and_the_file_for_a_friend(open_window: Open, tmp_path: Path) -> None:
    window = page(open_window)
    assert window.showing(DealScene).par == Par(30, beaten=True)
    window.click("start")
    session = over(window.showing(TableScene).session)
    window.app.game_over(session)
    window.advance(1.1)
    results = window.showing(ResultsScene)
    assert isinstance(results.challenge, DealResult)
    assert session.game.result is not None
    reached = session.game.result.prestige[session.humans[0]]
    medal = medal_for(reached, Par(30, beaten=True))
    assert results.challenge._medal == medal
    window.click("share")
    assert f": {reached} ({medal or 'no medal'}) · par 30" in window.showing(ShareScene).line
    window.click("file")
    (file,) = (window.app.saves.folder / "shared").glob("*.toml")
    assert challenge_of(records.read(file).table) == Deal(FRIDAY, 1, "", (), spoiler=True)


def test_a_friend_is_offered_the_deal_before_the_game(open_window: Open, tmp_path: Path) -> None:
    session = over(begun(tmp_path / "theirs"))
    file = save_spoiler(session.record, tmp_path)
    window = page(open_window)
    assert not window.app.go.watch(file)
    window.showing(DealScene)
    with closing(HallOfFame(window.app.saves.folder)) as hall:
        hall.refresh()
        assert hall.attempts() == {}
        window.click("look")
        assert isinstance(window.scene, ResultsScene)
        assert hall.attempts()[FRIDAY].attempt == "seen"  # no first attempt any more
        assert "not the first attempt" in share_line(session.record, hall)


def test_a_friend_s_game_that_goes_on_is_watched(open_window: Open, tmp_path: Path) -> None:
    window = page(open_window)
    file = window.app.saves.import_file(begun(tmp_path / "theirs").record_path)
    assert file is not None
    assert not window.app.go.watch(file)
    window.click("look")
    assert isinstance(window.scene, ReplayScene)


def test_another_program_s_deal_is_no_deal(tmp_path: Path) -> None:
    for entry in (3, {}, {"day": "x", "version": 1}, {"day": "2026-11-20", "version": "x"}):
        assert challenge_of({"deal": entry, "task": entry}) is None


def test_a_friends_repaired_deal_is_no_attempt_of_ones_own(tmp_path: Path, hall: HallOfFame) -> None:
    theirs = over(begun(tmp_path / "theirs")).record_path
    text = theirs.read_text("utf-8")
    damaged = theirs.with_name("damaged.toml")
    damaged.write_text(text.replace(" play ", " plai ", 1), "utf-8")
    saves = Saves(tmp_path)
    imported = saves.import_file(damaged)
    assert imported is not None
    repaired = saves.repair(imported)
    assert repaired is not None
    deal = challenge_of(records.read(repaired).table)
    assert isinstance(deal, Deal)
    assert deal.spoiler
    assert not deal.attempt
    hall.refresh()
    assert hall.attempts() == {}


def test_the_longest_run_of_days_is_the_longest_there_has_ever_been() -> None:
    def begun(day: int, on_day: bool = True) -> tuple[date, Attempt]:
        return date(2026, 11, day), Attempt("", "", on_day, None, False)

    assert longest_run({}) == 0
    assert longest_run(dict([begun(1), begun(3), begun(4), begun(5), begun(8), begun(9)])) == 3
    assert longest_run(dict([begun(1), begun(2, on_day=False), begun(3)])) == 1
