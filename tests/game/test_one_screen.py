"""What people at one screen share: whose hand is open, whom the curtain waits for, what a spy has seen."""

from pathlib import Path

from engine import Move
from engine.events import GreyShown
from game.decisions.prompts import prompt, unnamed
from game.match.director import Director
from game.match.players import Answer, PersonHere, Wish
from game.match.screen import Screen
from game.phones.player import PhonePlayer
from game.words import say
from tests.game.test_director import begin, go_on, play_first

SEEN = GreyShown("blue", ("mayor", "doctor"))


def state(screen: Screen) -> dict[str, object]:
    """What of the screen is set."""
    names = ("asked", "curtain", "secret", "open_for")
    return {name: found for name in names if (found := getattr(screen, name)) is not None}


def open_hand(director: Director, colour: str) -> None:
    """Let a person who is waited for lift the curtain."""
    go_on(director)
    assert director.screen.curtain == colour
    assert director.screen.open_curtain() is None
    director.put_question("instant")
    assert director.screen.open_for == colour


def test_a_hand_lies_open_until_its_owner_has_chosen(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, bot:random")
    screen = director.screen
    go_on(director)
    assert (screen.curtain, screen.viewers, screen.hand_of) == ("blue", (), None)
    open_hand(director, "blue")
    assert (screen.curtain, screen.viewers, screen.hand_of) == (None, ("blue",), "blue")
    screen.moved("red", [])  # what another does changes nothing
    assert (screen.open_for, screen.asked is None) == ("blue", False)
    play_first(director)
    assert (screen.open_for, screen.asked, screen.hand_of) == (None, None, None)
    open_hand(director, "green")


def test_what_a_spy_has_seen_is_shown_to_its_owner_alone_and_once(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben")
    screen = director.screen
    open_hand(director, "blue")
    play_first(director)
    screen.moved("blue", [GreyShown("red", ("mayor", "doctor"))])  # a bot's or a phone's
    assert state(screen) == {}
    screen.moved("blue", [SEEN])
    screen.moved("blue", [])
    assert state(screen) == {"secret": SEEN}
    screen.guard_secret()
    assert state(screen) == {"secret": SEEN, "curtain": "blue"}
    assert screen.open_curtain() == SEEN
    assert state(screen) == {}
    screen.guard_secret()
    assert state(screen) == {}


def test_where_hands_lie_open_or_one_plays_nothing_is_hidden(tmp_path: Path) -> None:
    for number, director in enumerate(
        (begin(tmp_path, "Anna, Ben", open_hands=True), begin(tmp_path, "Anna, bot:random"))
    ):
        director.screen.moved("blue", [SEEN])
        assert state(director.screen) == {}
        go_on(director)
        assert director.screen.asked is not None
        assert director.screen.viewers == (("blue", "green"), ("blue",))[number]


def test_a_choice_that_hands_are_laid_or_seats_change_keeps_what_the_spy_saw(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, bot:random")
    open_hand(director, "blue")
    play_first(director)
    director.screen.moved("blue", [SEEN])
    director.seat_players({"red": "quick"})
    assert state(director.screen) == {"secret": SEEN}
    director.seat_players({"blue": "quick"})  # now nobody here may look at it
    assert state(director.screen) == {}


def test_what_the_spy_saw_is_no_secret_any_more_once_hands_lie_open(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben")
    director.screen.moved("blue", [SEEN])
    assert state(director.screen) == {"secret": SEEN}
    director.lay_hands(True)
    assert state(director.screen) == {}


def test_between_the_picks_of_a_draft_the_hand_of_the_only_person_here_stays_open(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, Clara")
    phones = {colour: PhonePlayer(colour, lambda urgent: None) for colour in ("green", "red")}
    for colour, phone in phones.items():
        director.place(colour, phone)
    assert director.screen.elsewhere == {"green", "red"}
    open_hand(director, "blue")
    for phase in ("draft", "actions"):
        assert director.screen.open_for == "blue"
        assert director.screen.asked is not None
        for phone in phones.values():
            assert phone.decision is not None
            phone.answer(phone.number, (phone.decision.options[0],))
            director.update(0.0, "instant", True)
        play_first(director)
        director.update(0.0, "instant", True)
        assert director.session.game.view().phase == phase
    assert director.screen.open_for is None


def test_only_the_seat_that_is_taken_from_the_screen_is_not_asked_any_more(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, bot:random")
    screen = director.screen
    open_hand(director, "blue")
    screen.withdraw("green")
    assert state(screen) == {"asked": screen.asked, "open_for": "blue"}
    screen.withdraw("blue")
    assert state(screen) == {}
    screen.curtain = "green"
    screen.withdraw("blue")
    assert state(screen) == {"curtain": "green"}
    screen.withdraw("green")
    assert state(screen) == {}


def test_a_view_is_that_in_which_the_question_was_put(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    go_on(director)
    screen, asked = director.screen, director.screen.asked
    assert asked is not None
    view = screen.view_of(asked)
    assert view is not None
    assert view.viewers == ("blue",)
    assert screen.view_of(None) is None
    play_first(director)
    assert screen.view_of(asked) is None
    assert isinstance(screen.persons["blue"], PersonHere)
    assert Screen(director.session).view_of(asked) is None, "nobody sits here yet"


def test_one_person_sees_the_hand_of_whoever_is_to_move_and_else_the_own(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, Ben, bot:random", open_hands=True)
    go_on(director)
    screen = director.screen
    hands = [screen.hand_of]
    play_first(director)
    hands.append(screen.hand_of)
    assert hands == ["blue", "green"]
    alone = begin(tmp_path, "Anna, bot:random")
    go_on(alone)
    play_first(alone)
    assert alone.screen.hand_of == "blue"


def test_what_follows_a_choice_is_not_played_once_the_choice_was_taken_back(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    for _ in range(400):
        go_on(director)
        asked = director.screen.asked
        assert asked is not None
        friend = next((o for o in asked.options if o.choice.endswith(".friend") and o.verb == "play"), None)
        if friend is None:
            play_first(director)
            continue
        moves = list(director.session.record.moves)
        assert director.choose(friend, Move("blue", "friend", "park"))
        update = director.wish_here(Wish.UNDO)
        assert update is not None
        assert (update.taken_back, update.mover, update.left) == (friend, None, None)
        assert director.session.record.moves == moves
        director.update(0.0, "normal", True)
        assert director.session.record.moves == moves
        assert director.screen.asked == asked
        return
    raise AssertionError("no friend was dealt")


def test_an_answer_that_was_not_heard_goes_with_its_question(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    go_on(director)
    asked = director.screen.asked
    assert asked is not None
    person = PersonHere()
    person.ask(director.session.view("blue"), asked)
    person.say(Answer(asked, (asked.options[0],)))
    assert (person.decision, person.view) == (None, None)
    person.withdraw()
    assert person.hear(0.0) is None
    person.say(Wish.UNDO)
    person.say(Wish.DONE)
    assert [person.hear(0.0), person.hear(0.0), person.hear(0.0)] == [Wish.UNDO, Wish.DONE, None]


def test_who_is_to_play_is_asked_for_the_card_or_for_the_place_that_is_missing(tmp_path: Path) -> None:
    director = begin(tmp_path, "Anna, bot:random")
    session = director.session
    go_on(director)
    draft = director.screen.asked
    assert draft is not None
    assert prompt(session, draft, None, place="bank") == prompt(session, draft, None)
    while director.screen.asked is None or director.screen.asked.kind != "play":
        go_on(director)
        if director.screen.asked and director.screen.asked.kind != "play":
            play_first(director)
    asked = director.screen.asked
    bank, name = say("card-bank"), "Anna"
    assert prompt(session, asked, None, place="bank") == say("table-which-card", name=name, place=bank)
    assert prompt(session, asked, "blue.bank") == say("table-place", name=name, card=bank)
    friend = say("table-place-friend", name=name, card=say("card-friend"))
    assert prompt(session, asked, "red.friend") == friend
    assert prompt(session, asked, "blue.bank", place="park") == say("table-place", name=name, card=bank)
    assert prompt(session, asked, "blue.bank", warned=True) == say("table-warn", name=name)
    usual = prompt(session, asked, None)
    assert usual.startswith(name)
    assert not unnamed(usual, name).startswith(name)
    assert unnamed(usual, name)[:1].isupper()
    assert unnamed("Ben: wait", name) == "Ben: wait"
