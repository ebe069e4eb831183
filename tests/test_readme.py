"""What the README promises holds."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


SHOWN = (
    r"Result\(prestige=",
    r"green \d+",
    r"Messages of blue",
    r"^\(\)\nTrue \(EffectStep\(",
    r"round \(1,\).*\n\['keep blue\.",
    r"blue (0\.0|0\.3\d*|0\.5|1\.0) \d+\n",
    r"6 games, 3 players, anniversary, seed \d+\n.*\nquick",
    r"^$",  # the names that are stable: they are there
    r"verb='play'.*\n9\n",
)
"""What each example of the engine's README prints, at least."""


def block(mark: str) -> str:
    """The code block after a mark."""
    found = re.search(rf"<!-- {mark} -->\n```\w+\n(.*?)```", README, re.DOTALL)
    assert found, f"no block {mark}"
    return found[1]


def test_the_engine_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = block("engine")
    assert len(code.strip().splitlines()) <= 9
    exec(compile(code, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "PersonHired(seat=" in printed
    assert printed.splitlines()[-1].startswith("Result(")


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("task", range(len(SHOWN)))
def test_the_engines_examples_do_what_they_show(
    task: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    examples = re.findall(
        r"```python\n(.*?)```", (ROOT / "engine" / "README.md").read_text("utf-8"), re.DOTALL
    )
    assert len(examples) == len(SHOWN)
    code = examples[task]
    assert len(code.strip().splitlines()) <= 27
    if "engine.adapters" in code:
        pytest.importorskip("pettingzoo")
    exec(compile(code, "engine/README.md", "exec"), {})
    assert re.search(SHOWN[task], capsys.readouterr().out)


def test_the_first_two_commands_set_everything_up() -> None:
    for mark in ("play", "test"):
        (line,) = block(mark).strip().splitlines()
        assert line.startswith("python3 -m venv .venv && ")


@pytest.mark.parametrize("path", re.findall(r"\]\(((?!http)[^)]+)\)", README))
def test_every_file_the_readme_shows_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


@pytest.mark.parametrize(
    ("ours", "text"), [("RULES.md", "# Notre Dame: the rules"), ("TRACE.md", "# The trace")]
)
def test_the_projects_own_texts_are_carried(ours: str, text: str) -> None:
    assert (ROOT / "engine" / ours).read_text(encoding="utf-8").startswith(text)
