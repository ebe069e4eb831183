"""Pause, pace and another game: what the host commands, and what guests ask for."""

import random

from tests.phones.stand_ins import Evening, beside, play_on


def test_the_host_pauses_and_sets_the_pace(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    session = evening.started(seed=5)
    anna.command("pause")
    assert ben.screen["paused"] == "P0 red has paused the game."
    assert evening.television.told == ["P0 red has paused the game."]
    ben.choose(random.Random(1))
    evening.step()
    assert session.record.moves == []
    anna.command("resume")
    evening.step()
    assert len(session.record.moves) == 1
    anna.command("pace", value="slow")
    anna.command("pace", value="warp")
    assert evening.television.pace == "slow"


def test_a_guest_asks_for_a_pause(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    watcher = evening.phone()
    evening.started(seed=5)
    ben.command("pause")
    assert evening.television.told == anna.told == ben.told == ["P1 blue asks for a pause."]
    assert "paused" not in anna.screen
    watcher.command("pause")
    assert watcher.told == ["Only the host can do that."]
    # Once the game is paused, the screen goes on saying by whom.
    anna.command("pause")
    ben.command("pause")
    assert evening.television.told[1:] == ["P0 red has paused the game."]


@beside
def test_a_game_is_played_again_by_everybody(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    phones[0].command("again")
    assert evening.television.again == 0
    play_on(evening, phones, random.Random(5))
    phones[0].command("again")
    assert evening.television.again == 1
    evening.director.close()
    evening.started(seed=6)
    assert all(phone.ask for phone in phones)
