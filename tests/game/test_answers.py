"""A press is answered on the screen within two frames, wherever it is made."""

from pathlib import Path

import pytest

from tests.game.answers import LATEST, SCENARIOS, answers, open_window


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_press_is_answered_within_two_frames(tmp_path: Path, name: str) -> None:
    window = open_window(tmp_path, (960, 540))
    found = answers(window, tmp_path, SCENARIOS[name])
    window.close()
    late = {press: frames for press, frames in found.items() if frames is None or frames > LATEST}
    assert not late
    assert len(found) > 7
