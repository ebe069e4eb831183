"""Persons of one's own: dropped on the window, chosen for a game, seen and heard at the table."""

import io
import shutil
import struct
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from engine import EDITIONS, Game, Record, Seat
from engine.content.effect_steps import read_steps
from engine.events import PersonsRevealed
from engine.record import records
from game.app.program import RealTables
from game.decisions.prompts import prompt
from game.decisions.targets import targets_of
from game.log.event_phrases import person as the_person
from game.match.board import DisplayedBoard
from game.match.options import NewGame, parse_players
from game.match.session import Session
from game.phones.files import Files
from game.phones.labels import book
from game.screens.new_game.new_game import NewGameScene
from game.screens.new_game.own_persons import OwnPersonsScene
from game.screens.rules.rulebook import chapters
from game.storage.hall_of_fame import HallOfFame
from game.storage.own_persons import OwnPersons
from game.storage.saves import Saves
from game.table.hud import cards
from game.ui.inputs import Toggle
from game.ui.own_content import persons_of
from game.ui.own_pictures import LARGEST, SIDE, own_picture, rewritten
from game.words import languages, set_language
from game.words.persons import PERSON_WORDS, own_effect, person_words, show_persons
from tests.engine.own_examples import FOLDER, OWN
from tests.engine.test_effects import EVERYTHING
from tests.engine.test_effects import person as with_steps
from tests.game.window import Open, Window

ANNIVERSARY = EDITIONS["anniversary"]
EXAMPLES = tuple(OWN.values())


def png(size: tuple[int, int], noise: bool = False) -> bytes:
    picture = pygame.Surface(size)
    picture.fill("orange")
    if noise:
        for at in range(size[0] * size[1]):
            picture.set_at((at % size[0], at // size[0]), (at * 7 % 256, at * 13 % 251, at * 31 % 241))
    file = io.BytesIO()
    pygame.image.save(picture, file, "p.png")
    return file.getvalue()


def dropped(window: Window, tmp_path: Path, *names: str) -> Path:
    """Drop a folder with some of the examples."""
    folder = tmp_path / "from a friend"
    folder.mkdir(exist_ok=True)
    for name in names:
        shutil.copy(FOLDER / f"{name}.person.toml", folder)
    window.post(pygame.DROPFILE, file=str(folder))
    window.advance(0.2)
    return folder


def test_what_is_dropped_is_chosen_and_plays_in_the_next_new_game(window: Window, tmp_path: Path) -> None:
    dropped(window, tmp_path, "baker", "treasurer")
    window.press("escape")
    window.app.go.new_game()
    page = window.showing(NewGameScene)
    assert page.control("own") is not None
    assert page.launch().persons == (OWN["baker"], OWN["treasurer"])
    assert sorted(path.name for path in (window.app.saves.folder / "persons").glob("*.toml")) == [
        "baker.person.toml",
        "treasurer.person.toml",
    ]
    window.app.go.own_persons()
    toggle = window.showing(OwnPersonsScene).control("person-baker")
    assert isinstance(toggle, Toggle)
    toggle.use()
    assert page.launch().persons == (OWN["treasurer"],)
    session = Session.new(page.launch(), window.app.settings, window.app.saves)
    assert session.record.persons == (OWN["treasurer"],)
    assert records.read(session.record_path).persons == (OWN["treasurer"],)
    assert session.again().persons == (OWN["treasurer"],), "the same group plays again by the same rules"


def test_without_persons_of_ones_own_the_page_is_as_ever(window: Window) -> None:
    window.app.go.new_game()
    assert "own" not in [control.name for control in window.scene.controls]  # type: ignore[attr-defined]


def test_of_two_in_the_place_of_one_printed_person_the_last_chosen_stays(tmp_path: Path) -> None:
    persons = OwnPersons(tmp_path, rewritten)
    text = (FOLDER / "treasurer.person.toml").read_text("utf-8")
    persons.folder.mkdir()
    for name in ("treasurer", "purser"):
        (persons.folder / f"{name}.person.toml").write_text(text, "utf-8")
    shutil.copy(FOLDER / "baker.person.toml", persons.folder)
    persons.refresh()
    for name in ("baker", "treasurer", "purser"):
        persons.choose(name, wanted=True)
    assert [person.name for person in persons.cast] == ["baker", "purser"]
    Game.new(("red", "blue"), 3, persons=persons.cast)
    (persons.folder / "purser.person.toml").unlink()
    persons.refresh()
    assert [person.name for person in persons.cast] == ["baker"], "one whose file is gone isn't chosen"


def test_what_is_wrong_with_a_dropped_file_is_told_with_its_line(window: Window, tmp_path: Path) -> None:
    told: list[str] = []
    window.app.notice = told.append  # type: ignore[method-assign,assignment]
    wrong = tmp_path / "wrong.person.toml"
    wrong.write_text("letter = 'A'\nrats = 12\n[[effect]]\nkill = 0\n", "utf-8")
    window.post(pygame.DROPFILE, file=str(wrong))
    window.advance(0.1)
    assert told == [
        "What is wrong with the files:\n"
        f"{wrong}:2: rats: expected a whole number from 0 to 9, found 12.\n"
        f"{wrong}:4: effect 1: kill: expected a whole number from 1 to 9, found 0."
    ]
    assert persons_of(window.app).persons == ()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"rats = 12\n", "{file}:1: rats: erwartet wird eine ganze Zahl von 0 bis 9, da steht 12."),
        (b"rats = 1\n# \xe9\n", "{file}:2: erwartet wird Text in UTF-8, da steht b'\\xe9'."),
        (b"[names]\nen =\n", "{file}: Zeile 2 der Datei ergibt keinen Sinn."),
        (None, "{file}: Die Datei ist größer"),
    ],
)
def test_mistakes_are_told_in_the_language_of_the_window(
    tmp_path: Path, content: bytes | None, told: str
) -> None:
    window = Window(tmp_path, language="de")
    said: list[str] = []
    window.app.notice = said.append  # type: ignore[method-assign,assignment]
    wrong = tmp_path / "wrong.person.toml"
    wrong.write_bytes(b" " * 2_000_000 if content is None else content)
    window.post(pygame.DROPFILE, file=str(wrong))
    assert told.format(file=wrong) in "".join(said)
    window.close()


@pytest.mark.parametrize("kind", ["persons", "editions"])
def test_a_file_that_cant_be_kept_is_told_in_the_language_of_the_window(
    open_window: Open, tmp_path: Path, kind: str
) -> None:
    window = open_window(language="de")
    said: list[str] = []
    window.app.notice = said.append  # type: ignore[method-assign,assignment]
    (window.app.saves.folder / kind).write_text("a file where the folder belongs")
    (file,) = list((FOLDER.parent / kind).glob("[bf]a*.toml"))
    window.post(pygame.DROPFILE, file=str(file))
    window.advance(0.1)
    assert said == [f"Was an den Dateien nicht stimmt:\n{file}: keine solche Datei, kein solcher Ordner"]


def test_a_file_that_is_changed_is_read_anew_and_games_keep_what_they_began_with(tmp_path: Path) -> None:
    persons = OwnPersons(tmp_path, rewritten)
    persons.take_in(FOLDER / "baker.person.toml")
    record = Record((Seat("Anna", "red"), Seat("Ben", "blue")), 3, persons=persons.persons)
    records.write(tmp_path / "game.toml", record)
    file = persons.folder / "baker.person.toml"
    file.write_text(file.read_text("utf-8").replace("rats = 1", "rats = 3"), "utf-8")
    persons.refresh()
    assert persons.persons[0].rats == 3
    assert records.read(tmp_path / "game.toml").persons[0].rats == 1
    file.unlink()
    persons.refresh()
    assert persons.persons == ()
    assert records.read(tmp_path / "game.toml").replay().setup.persons == record.persons


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", [(900, 700), (40, 60), (512, 2048)])
def test_a_picture_is_written_anew_and_small(size: tuple[int, int]) -> None:
    made = rewritten(png(size, noise=True), svg=False)
    assert made is not None
    assert len(made) <= LARGEST
    shown = pygame.image.load(io.BytesIO(made)).get_size()
    assert max(shown) <= SIDE
    assert shown[0] / shown[1] == pytest.approx(size[0] / size[1], rel=0.05)


def test_a_drawing_becomes_a_small_picture_too() -> None:
    drawing = (
        b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="18"><rect width="9" height="9"/></svg>'
    )
    made = rewritten(drawing, svg=True)
    assert made is not None
    assert len(made) <= LARGEST


def test_what_is_no_picture_or_too_large_a_one_is_left_out() -> None:
    good = png((30, 30))
    huge = good[:16] + struct.pack(">II", 60_000, 60_000) + good[24:]
    for content in (b"", b"\x89PNG\r\n\x1a\n", b"GIF89a" + bytes(40), good[:60], huge):
        assert rewritten(content, svg=False) is None
    assert rewritten(good, svg=True) is None
    assert rewritten(b"<svg", svg=True) is None
    assert rewritten(b"<svg>" + b" " * 500_000, svg=True) is None


def test_a_picture_is_shown_and_sent_to_phones_but_never_saved(window: Window, tmp_path: Path) -> None:
    folder = tmp_path / "drawn"
    folder.mkdir()
    text = (FOLDER / "baker.person.toml").read_text("utf-8")
    (folder / "baker.person.toml").write_text(f'picture = "portrait.png"\n{text}', "utf-8")
    (folder / "portrait.png").write_bytes(png((800, 800)))
    window.post(pygame.DROPFILE, file=str(folder))
    window.advance(0.1)
    (baker,) = persons_of(window.app).persons
    assert "baker" not in book(ANNIVERSARY, 6)["persons"], "phones may have read of a printed game before"
    show_persons((baker,))
    assert own_picture("baker") is not None
    with_picture = pygame.image.tobytes(cards.person_face("baker", (190, 266)), "RGB")
    address = book(ANNIVERSARY, 6)["persons"]["baker"]["picture"]
    sent = Files()[f"/pictures/{address}"]
    assert sent.content_type == "image/png"
    assert len(sent.body) <= LARGEST
    assert "/pictures/own/other.png" not in Files()
    record = Record((Seat("Anna", "red"), Seat("Ben", "blue")), 3, persons=(baker,))
    assert "picture" not in records.to_toml(record)
    show_persons((baker._replace(rats=9),))
    assert own_picture("baker") is None, "another person with the same key"
    assert pygame.image.tobytes(cards.person_face("baker", (190, 266)), "RGB") != with_picture


@pytest.mark.parametrize("language", languages())
def test_every_step_is_told_in_every_language(language: str) -> None:
    set_language(language)
    told = set()
    for table in EVERYTHING:
        words = own_effect(with_steps(table), ANNIVERSARY)
        assert words
        assert "{" not in words
        told.add(words)
    assert len(told) == len(EVERYTHING)
    for measure in ("influence", "messages", "sectors"):
        for at in ({"influence": "hotel", "messages": "rat", "sectors": 2}[measure],):
            for every in (1, 2):
                steps, faults = read_steps([{"gain": "coins", "per": measure, "at": at, "every": every}])
                assert not faults
                assert own_effect(with_steps({"kill": 1})._replace(steps=steps), ANNIVERSARY)


def test_the_words_of_the_example_persons() -> None:
    show_persons(EXAMPLES)
    assert PERSON_WORDS.say("pilgrim") == "Pilgrim"
    assert the_person("pilgrim") == "the pilgrim"
    assert person_words("pilgrim", ANNIVERSARY) == (
        "Choose one: place a cube from your supply in Notre Dame; or gain 2 prestige for each of your cubes "
        "in Notre Dame; or take a coin and move a cube from your supply to your cache."
    )
    assert person_words("ratcatcher", ANNIVERSARY) == (
        "Kill up to 2 rats. If the number of rats on this round’s three persons is more than 5, kill a rat; "
        "otherwise gain 2 prestige."
    )
    set_language("de")
    assert person_words("confessor", ANNIVERSARY) == (
        "Du erhältst 2 Prestigepunkte für jeden Einfluss im Gebäude deines Vertrauten. Vertreibe eine Ratte."
    )
    show_persons([OWN["baker"]._replace(words=())])
    assert (PERSON_WORDS.say("baker"), the_person("baker")) == ("Baker", "„Baker“")


def choosing() -> Record:
    """A game in which red has just hired the pilgrim and may choose."""
    for seed in range(200):
        record = Record((Seat("Anna", "red"), Seat("Ben", "blue", "quick")), seed, persons=EXAMPLES)
        game = record.replay()
        while not game.over:
            decision = game.decision("red")
            if decision is not None and decision.kind == "choose":
                return record
            moves = list(game.legal_moves())
            move = next((move for move in moves if move.choice == "hire pilgrim"), moves[0])
            game.play(move)
            record.moves.append(str(move))
    raise AssertionError("nobody could choose")


def test_a_choice_is_asked_and_told_by_what_it_does(tmp_path: Path) -> None:
    record = choosing()
    session = Session(record, tmp_path / "choosing.toml", record.replay())
    decision = session.game.decision("red")
    assert decision is not None
    assert prompt(session, decision, None) == "Anna: choose one of these (Pilgrim)"
    targets = {target.move.what: target for target in targets_of(decision)}
    assert targets["1"].label == "Place a cube from your supply in Notre Dame"
    assert targets["1"].icons == ("pieces/red_cube", "icons/notredame")
    assert targets["3"].label == "Take a coin and move a cube from your supply to your cache"


def test_a_save_with_own_persons_opens_at_the_table(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    path = window.app.saves.folder / "choosing.toml"
    records.write(path, choosing())
    assert window.app.open(path)
    session = window.scene.session  # type: ignore[attr-defined]
    assert session.record.persons == EXAMPLES
    blocks = [block for chapter in chapters(ANNIVERSARY, 2) for block in chapter.blocks]
    assert "Choose one: place a cube" in " ".join(block.text for block in blocks)


def test_a_game_with_own_persons_is_never_rated_and_no_deal_or_task(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for number, persons in enumerate(((), (OWN["baker"],))):
        record = Record(
            tuple(Seat(seat.name, seat.colour, seat.player) for seat in parse_players("Anna, bot:quick")),
            number,
            persons=persons,
            table={"task": {"name": "alms", "begins": 0}} if persons else {},
        )
        game = record.replay()
        while not game.over:
            record.moves.append(str(game.legal_moves()[0]))
            game.play(record.moves[-1])
        records.write(saves.folder / f"game-{number}.toml", record)
    with closing(HallOfFame(saves.folder)) as hall:
        hall.refresh()
        told = {game.file: game.challenge for game in hall.games()}
        assert told == {"game-0.toml": "", "game-1.toml": "own"}
        assert {standing.games for standing in hall.standings()} == {1}
    assert "task" not in Session.load(saves.folder / "game-1.toml", saves).record.table


def test_a_new_game_takes_persons() -> None:
    assert NewGame(parse_players("Anna, Ben"), persons=EXAMPLES).persons == EXAMPLES


def test_the_table_knows_the_rats_of_own_persons_that_are_revealed() -> None:
    game, seen = Game.new(("red", "blue"), 3, persons=EXAMPLES), set()
    board = DisplayedBoard(game.view("red"))
    while not game.over:
        for event in game.play(game.legal_moves()[0]):
            if isinstance(event, PersonsRevealed):
                board.arrive(event)
                rats = {
                    name: rats for name, rats in zip(board.persons, board.rats, strict=True) if name in OWN
                }
                assert rats == {name: OWN[name].rats for name in rats}
                seen |= set(rats)
    assert seen
