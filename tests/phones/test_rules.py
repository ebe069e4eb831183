"""The rules on phones: which chapters are told, in which order, and what is left out of them."""

from typing import Any, cast

import pytest

from game.phones.rules import rules
from game.words import languages, say, set_language

CHAPTERS = ("round", "cards", "hiring", "end", "advice")


@pytest.mark.parametrize("language", languages())
def test_the_goal_comes_first_and_then_how_a_round_goes(language: str) -> None:
    set_language(language)
    told = cast(list[dict[str, Any]], rules())
    assert len(told) == 6
    assert [chapter["title"] for chapter in told[1:]] == [say(f"rules-chapter-{name}") for name in CHAPTERS]
    assert told[0]["title"]
    for chapter in told:
        for _, lines in chapter["sections"]:
            for picture, text in lines:
                assert text.strip()
                assert not text.startswith(("=", "@"))
                assert not picture.startswith("example/"), "worked examples are pictures of the table"
    pictures = {picture for chapter in told for _, lines in chapter["sections"] for picture, _ in lines}
    assert len(pictures) > 3
