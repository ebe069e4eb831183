"""What the prompt says while the game runs on by itself, and nobody is to move."""

from pathlib import Path

import pytest

from engine import events as e
from game.decisions.prompts import AUTOMATIC, automatic, prompt, waiting
from game.words import languages, say
from tests.game.readable_tables import open_table, real_tables
from tests.game.test_bots_at_table import asked, play_until, sit_down
from tests.game.window import Open
from tests.noted import noted


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (e.HandDrawn("red", ()), "draw"),
        (e.CardKept("red", "red.bank"), "keep"),
        (e.CardsPassed("red", "blue", ()), "pass"),
        (e.RatMoved("red", 3, 5, "plague"), "plague"),
        (e.PlagueStruck("red"), "plague"),
        (e.BellringerPassed("red", "blue"), "over"),
        (e.NotreDamePaid(8, 3, 2), "notredame"),
        (e.RoundBegan(2, "A2", "blue"), "round"),
        (e.CardPlayed("red", "red.bank"), ""),
        (e.PersonHired("red", "monk"), ""),
    ],
)
def test_what_is_automatic_begins_with_its_event_and_ends_with_a_deed(event: e.Event, said: str) -> None:
    assert automatic(event, "draw") == said


def test_a_rat_killed_in_a_players_turn_is_no_plague() -> None:
    assert automatic(e.RatMoved("red", 3, 2, "kill"), "") == ""


def test_what_is_won_and_lost_belongs_to_what_goes_on() -> None:
    assert automatic(e.PrestigeGained("red", 2, 0, "notredame_share"), "notredame") == "notredame"
    assert automatic(e.PrestigeLost("red", 2, "plague"), "plague") == "plague"


def test_the_prompt_names_what_is_automatic_and_not_a_player_whose_turn_it_is_not(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick, bot:quick")
    play_until(window, table, lambda: asked(table, "hire"))
    window.app.settings_file.override(pace="fast")
    said = noted(
        monkeypatch,
        table.context.top,
        "draw_prompt",
        lambda surface, colour, sentence, *rest: (sentence, table.context.caption),
    )
    play_until(window, table, lambda: asked(table, "draft"))
    sentences = [sentence for sentence, _ in said]
    for name in ("plague", "over", "round", "draw"):
        assert AUTOMATIC.say(name, seats=3) in sentences
    turn = waiting(table.session, ("blue",))
    first = sentences.index(AUTOMATIC.say("plague", seats=3))
    assert turn not in sentences[first:]


def test_what_was_told_in_the_last_round_is_gone_in_the_next(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick, bot:quick")
    play_until(window, table, lambda: asked(table, "hire"))
    assert table.context.caption
    play_until(window, table, lambda: asked(table, "draft"))
    assert table.context.caption == ""


def test_what_is_said_of_one_decision_is_gone_at_the_next(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick")
    play_until(window, table, lambda: asked(table, "draft"))
    window.press("u")
    assert table.context.caption == say("table-nothing-to-undo")
    first = table.context.screen.asked
    window.press("return")
    play_until(window, table, lambda: asked(table) and table.context.screen.asked is not first)
    assert table.context.caption == ""
    window.press("h")
    assert table.context.caption
    window.press("return")
    play_until(window, table, lambda: asked(table, "play"))
    assert table.context.caption == ""


@pytest.mark.usefixtures("undrawn")
def test_what_was_said_in_one_language_is_not_left_over_in_another(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick")
    play_until(window, table, lambda: asked(table, "draft"))
    window.press("u")
    assert table.context.caption
    window.app.change_settings(text_scale=1.5)
    window.advance(0.1)
    assert table.context.caption
    window.app.change_settings(language="de")
    window.advance(0.1)
    assert table.context.caption == ""


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
@pytest.mark.usefixtures("undrawn")
def test_with_two_players_the_draft_names_the_other(open_window: Open, tmp_path: Path, language: str) -> None:
    window = open_window(title=False, tables=real_tables(), pace="instant", language=language)
    said = {}
    for players in (2, 3):
        table = open_table(window, tmp_path, "draft", players)
        decision = table.context.screen.asked
        assert decision is not None
        for cards in (3, 2):
            options = decision._replace(options=decision.options[:1] * cards)
            said[players, cards] = prompt(table.session, options, None)
    assert "Quasimodo" in said[2, 3]
    assert "Quasimodo" in said[2, 2]
    assert len(set(said.values())) == 4
    assert not any("Quasimodo" in said[3, cards] for cards in (3, 2))
    passing = {AUTOMATIC.say("pass", seats=seats) for seats in (2, 3)}
    assert len(passing) == 2
