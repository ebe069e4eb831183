"""The lesson of a served table: the teacher of the first game on the learner's page."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import Move, Record
from engine.record.records import Seat
from game.lessons.curriculum import SPOKEN
from game.lessons.lines import ON_PAGE
from game.match.first_game import RULES, SEED
from game.match.lesson_progress import Progress
from game.match.session import Session
from game.phones import protocol
from game.phones.encoding import Texts
from game.phones.protocol import Lesson as Wanted
from game.serve.lesson import lesson_of
from game.serve.serving import LIMITS
from game.serve.table_files import TableKeeper
from game.words import languages, spoken_in
from tests.game.learner import ME, NAMES, Choose, Contrary, Said, learn, obey
from tests.serve.house import House, Open, Opened, Player
from tests.serve.test_frames import Watch


def session_of(record: Record) -> Session:
    path = Path("first.toml")
    return Session(record, path, record.replay(), TableKeeper(path, lambda: True))


def begun(seed: int = SEED) -> Record:
    seats = tuple(Seat(name, colour, "human" if colour == ME else "random") for colour, name in NAMES.items())
    return Record(seats, seed, rules=RULES, table={"lesson": Progress().entry()})


class Page:
    """What a learner's page is shown of a lesson, without a server."""

    def __init__(self, record: Record, again: bool = False) -> None:
        """``again``: whether the server starts again after every line that is read."""
        self.record, self._again = record, again
        self.told: list[tuple[str, str]] = []
        self.seen: dict[str, dict[str, Any]] = {}
        """What was shown beside each line about an event."""
        self._texts = Texts()
        self._load()

    def _load(self) -> None:
        self.session = session_of(self.record)
        lesson = lesson_of(self.session)
        assert lesson is not None
        self.lesson = lesson

    def screen(self) -> dict[str, Any]:
        decision = self.session.game.decision(ME)
        options = [{"move": str(move)} for move in decision.options] if decision else []
        ask = {"answered": False, "options": options} if decision else None
        shown = {"ask": ask, "undo": True, "done": True}
        self.lesson.show(shown, self._texts)
        return shown

    def read(self) -> None:
        """Read whatever the teacher has to say now."""
        self.lesson.update()
        while self.lesson.waits:
            shown = self.screen()
            line = shown["lesson"]["line"]
            assert shown["ask"] is None, "first it is read"
            self.told.append((line["topic"], line["words"]))
            if "game" in shown:
                self.seen[line["topic"]] = json.loads(shown["game"])["view"]
            self.lesson.hear(Wanted("next", line["topic"]))
            if self._again:
                self._load()
            self.lesson.update()

    def play(self, choose: Choose) -> None:
        """Play a whole game as :func:`tests.game.learner.learn` does."""
        chance = random.Random(self.record.seed)
        while not self.session.game.over:
            self.read()
            colour = self.session.game.to_move[0]
            decision = self.session.game.decision(colour)
            assert decision is not None
            if colour != ME:
                self.session.play(chance.choice(decision.options))
                continue
            shown = self.screen()
            advice = shown["lesson"].get("advice")
            wish = next((one["move"] for one in shown["ask"]["options"] if one.get("advised")), None)
            assert (advice is None) == (wish is None), "what is suggested is marked"
            move = choose(decision, _Suggested(wish) if wish else None)  # type: ignore[arg-type]
            if advice is not None:
                self.told.append(("advice", advice["words"]))
            if decision.kind == "play" and advice is not None:
                self.told.append(("place", shown["lesson"]["places"][str(move)]["words"]))
            self.session.play(move)
        self.read()


class _Suggested:
    def __init__(self, move: str) -> None:
        self.move = Move.parse(move)


def heard(said: list[Said]) -> list[tuple[str, str]]:
    """What is heard at the table, with what a page says otherwise left out."""
    kinds = [entry.line.topic.partition("-")[0] for entry in said]
    topics = [
        kind if kind in ("advice", "place") else entry.line.topic
        for kind, entry in zip(kinds, said, strict=True)
    ]
    return [(topic, entry.words) for topic, entry in zip(topics, said, strict=True)]


@pytest.fixture(scope="module")
def games() -> list[tuple[Page, list[tuple[str, str]]]]:
    """Whole games, one by the advice and the rest against it: what a page and what the table says."""
    found = []
    for seed in (SEED, 0, 5, 6):
        page = Page(begun(seed))
        page.play(obey if seed == SEED else Contrary(seed))
        found.append((page, heard(learn(obey if seed == SEED else Contrary(seed), seed=seed))))
    return found


def test_a_page_says_all_that_the_table_says_at_the_same_moments(
    games: list[tuple[Page, list[tuple[str, str]]]],
) -> None:
    others = set()
    for page, at_table in games:
        assert [topic for topic, _ in page.told] == [topic for topic, _ in at_table]
        pairs = zip(page.told, at_table, strict=True)
        others |= {words for (_, words), (_, there) in pairs if words != there}
    assert {topic for page, _ in games for topic, _ in page.told} >= set(SPOKEN.members)
    assert len(others) >= len(ON_PAGE.members)
    assert not any("table" in words or "candle" in words or "closer" in words for words in others)


def test_beside_a_line_about_an_event_the_learner_sees_the_moment_before_it(
    games: list[tuple[Page, list[tuple[str, str]]]],
) -> None:
    page, _ = games[0]
    told = dict(page.told)
    plague, stay, paid = (page.seen[topic] for topic in ("plague", "stay", "paid"))
    rat = plague["players"][ME]["rat"]
    assert plague["label"] == "A1"
    assert f"{sum(plague['rats'])} rats come" in told["plague"]
    assert f"from {rat} to " in told["plague"]
    assert f"stays on {stay['players'][ME]['rat']}," in told["stay"]
    assert stay["players"][ME]["rat"] > rat
    assert f"earns {paid['cube_pays_now']}" in told["paid"]
    others = [card for seen in page.seen.values() for card in seen["players"]["red"]["hand"]]
    assert all(card.endswith("?") for card in others), "the hands of others stay hidden"


def test_a_lesson_goes_on_where_it_was_after_every_restart() -> None:
    once, often = Page(begun()), Page(begun(), again=True)
    once.play(obey)
    often.play(obey)
    assert often.told == once.told


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
def test_a_page_speaks_its_reader_s_language(language: str) -> None:
    page, english = Page(begun()), Page(begun())
    english.play(obey)
    with spoken_in(language):
        page.play(obey)
    assert not any("{" in words or "  " in words for _, words in page.told)
    pairs = zip(page.told, english.told, strict=True)
    assert all((words == other) == (language == "en") for (_, words), (_, other) in pairs)


def test_back_and_again_show_what_was_read() -> None:
    page = Page(begun())
    page.lesson.update()
    first = page.screen()["lesson"]["line"]
    assert not first["back"]
    page.lesson.hear(Wanted("next", first["topic"]))
    page.lesson.hear(Wanted("next", first["topic"]))  # tapped twice: the next one isn't skipped
    assert page.screen()["lesson"]["line"]["topic"] != first["topic"]
    page.lesson.hear(Wanted("back", ""))
    assert page.screen()["lesson"]["line"] == first
    page.read()
    assert page.told[-1][0] == "draft"
    shown = page.screen()
    assert shown["lesson"]["again"]
    assert shown["ask"] is not None
    page.lesson.hear(Wanted("again", ""))
    assert page.screen()["lesson"]["line"]["topic"] == "draft"
    assert page.screen()["ask"] is None


def test_after_an_undone_choice_nothing_is_said_twice_and_advice_is_given_again() -> None:
    page = Page(begun())
    page.read()
    advice = page.screen()["lesson"]["advice"]
    move = page.session.game.decision(ME).options[0]  # type: ignore[union-attr]
    page.session.play(move)
    page.lesson.update()
    assert page.session.undo(ME)
    said = len(page.told)
    page.read()
    assert len(page.told) == said
    assert page.screen()["lesson"]["advice"] == advice


def test_without_lessons_the_game_goes_on_and_later_the_teacher_speaks_of_what_is_new() -> None:
    page = Page(begun())
    page.lesson.update()
    sentence = page.lesson.hear(Wanted("stop", ""))
    assert sentence is not None
    assert "More" in sentence()
    page.play(obey)
    assert page.told == []
    later = Page(replace(begun(), moves=page.record.moves[:40]))
    later.lesson.update()
    later.lesson.hear(Wanted("stop", ""))
    later.lesson.update()
    later.lesson.hear(Wanted("resume", ""))
    later.read()
    assert "bell" not in [topic for topic, _ in later.told], "what is long past isn't told"


@pytest.mark.parametrize("do", ["", "jump", 3])
def test_a_page_can_want_nothing_else_of_the_teacher(do: object) -> None:
    with pytest.raises(protocol.BadMessage):
        protocol.read(protocol.json.dumps({"type": "lesson", "do": do}))  # type: ignore[attr-defined]


# Through a server


def learner(house: House, language: str = "en") -> tuple[Opened, Player]:
    """Somebody who has pressed *Learn to play* in the lobby."""
    lobby = house.player(key=house.key, language=language)
    lobby.send(type="open", name="Anna", edition="anniversary", lesson=True)
    opened = Opened(**lobby.first("opened"))
    lobby.leave()
    player = house.player(opened.table, opened.key, opened.token, language=language)
    player.until(lambda: "line" in player.screen.get("lesson", {}), "a line")
    return opened, player


def line(player: Player) -> str | None:
    told = player.screen.get("lesson", {}).get("line")
    return told["topic"] if told else None


def go_on(player: Player) -> None:
    before = line(player)
    player.send(type="lesson", do="next", topic=before)
    player.until(lambda: line(player) != before, f"something after {before}")


def read_all(player: Player) -> list[str]:
    read: list[str] = []
    while True:
        player.until(lambda: line(player) is not None or player.ask is not None)
        topic = line(player)
        if topic is None:
            return read
        read.append(topic)
        go_on(player)


def follow(player: Player) -> None:
    """Do what the teacher suggests."""
    ask = player.ask
    assert ask is not None
    move = next(one["move"] for one in ask["options"] if one.get("advised"))
    player.send(type="answer", decision=ask["number"], moves=[move])
    ask["answered"] = True
    number = ask["number"]
    player.until(
        lambda: line(player) is not None or (player.ask is not None and player.ask["number"] != number)
    )


def test_who_learns_sits_at_a_table_with_two_gentle_bots(house: House) -> None:
    opened, anna = learner(house)
    assert anna.screen["you"]["colour"] == ME
    assert [who["who"] for who in anna.screen["people"]] == ["phone", "bot", "bot"]
    session = house.table(opened.table).session
    assert session is not None
    assert [seat.player for seat in session.seats] == ["human", "easy", "easy"]
    assert session.record.seed == SEED
    assert "file" not in anna.screen["served"], "nobody has brought a file"
    assert read_all(anna) == ["welcome", "prestige", "borough", "plate", "persons", "draft"]
    assert len([one for one in anna.screen["ask"]["options"] if one.get("advised")]) == 1
    assert anna.screen["lesson"]["advice"]["words"].startswith("I would keep the bank")


def test_bots_wait_until_a_line_is_read(open_house: Open) -> None:
    house = open_house(limits=replace(LIMITS, messages=100_000, burst=100_000))
    opened, anna = learner(house, "de")
    anna.command("pace", value="instant")
    table = house.table(opened.table)
    read_all(anna)
    while line(anna) != "others":
        follow(anna)
        if line(anna) != "others":
            read_all(anna)
    assert table.session is not None
    moves = len(table.session.record.moves)
    assert "Esmeralda" in anna.screen["lesson"]["line"]["words"]
    for _ in range(30):
        house.call(table.wake)
    assert len(table.session.record.moves) == moves
    assert table.people.told["turn"] == [ME], "the list of tables says that it waits for the reader"
    go_on(anna)
    anna.until(lambda: line(anna) is not None or anna.ask is not None)
    assert len(table.session.record.moves) > moves


def test_a_server_that_starts_again_goes_on_with_the_line_that_was_open(open_house: Open) -> None:
    house = open_house()
    opened, anna = learner(house)
    for _ in range(3):
        go_on(anna)
    assert line(anna) == "plate"
    house.close()
    back = open_house().player(opened.table, opened.key, opened.token, language="fr")
    back.until(lambda: line(back) is not None)
    assert line(back) == "plate"
    assert "pièces" in back.screen["lesson"]["line"]["words"]
    assert read_all(back) == ["plate", "persons", "draft"]


def test_whoever_looks_on_or_sits_down_is_told_nothing_by_the_teacher(house: House) -> None:
    opened, anna = learner(house)
    watcher = house.player(opened.table, opened.key)
    watcher.until(lambda: watcher.screen.get("kind") == "table")
    assert "lesson" not in watcher.screen
    watcher.send(type="join", name="Ben", colour="green")
    anna.until(lambda: bool(anna.screen["host"]["claims"]))
    anna.command("admit", guest=anna.screen["host"]["claims"][0][0])
    anna.until(lambda: "lesson" not in anna.screen, "no lesson with two people")
    watcher.until(lambda: watcher.screen["you"]["colour"] == "green")
    assert "lesson" not in watcher.screen
    anna.until(lambda: anna.ask is not None, "the game goes on")


def test_no_frame_of_a_lesson_tells_what_others_hold(open_house: Open) -> None:
    house = open_house(limits=replace(LIMITS, messages=100_000, burst=100_000))
    opened, anna = learner(house, "it")
    anna.command("pace", value="instant")
    watcher = house.player(opened.table, opened.key)
    watch = Watch(house)
    said: list[str] = []
    while "round-2" not in said:
        said += read_all(anna)
        if "round-2" not in said:
            follow(anna)
        while watcher.hear(0.002):
            pass
    assert {"others", "plague", "bell"} <= set(said)
    assert watch.faults == []
