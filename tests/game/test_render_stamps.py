"""The rendered pictures are those that their scripts make: after a change they are to be rendered again."""

import shutil
from pathlib import Path

import pytest

from sprites.make import render_stamps


@pytest.mark.parametrize("group", render_stamps.GROUPS)
def test_pictures_were_rendered_by_the_scripts_that_are_here(group: str) -> None:
    assert render_stamps.kept().get(group) == render_stamps.present(group), (
        f"Render again: python -m sprites.render {'' if group == 'shadows' else group}"
    )


def test_every_script_belongs_to_a_group() -> None:
    paths = [path.relative_to(render_stamps.FOLDER) for path in render_stamps.FOLDER.rglob("*.py")]
    scripts = {path.with_suffix("").as_posix() for path in paths if not path.stem.startswith("__")}
    assert scripts == {script for group in render_stamps.GROUPS.values() for script in group}


def test_another_script_asks_for_its_pictures_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {group: render_stamps.present(group) for group in render_stamps.GROUPS}
    shutil.copytree(render_stamps.FOLDER, tmp_path / "render")
    monkeypatch.setattr(render_stamps, "FOLDER", tmp_path / "render")
    with (tmp_path / "render" / "cubes.py").open("a", encoding="utf-8") as script:
        script.write("WIDTH = 320\n")
    changed = [group for group in render_stamps.GROUPS if render_stamps.present(group) != before[group]]
    assert changed == ["cubes"]
