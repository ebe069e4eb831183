"""Imports run one way: from the top layer down, at the top of the file, without a circle."""

import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.import_rules import breaches, imports_of, modules_of
from tests.programs import python

ROOT = Path(__file__).resolve().parents[1]

LAYERS = (
    # The engine: the standard library and tomli, nothing of the game; adapters alone need more.
    ("engine.names", "engine.damage", "engine.errors", "engine.quoting", "engine.mistakes", "engine.toml"),
    ("engine.rules.rng", "engine.rules.steps", "engine.seeds"),
    ("engine.content",),
    ("engine.streets",),
    ("engine.moves", "engine.events", "engine.decisions", "engine.legal", "engine.refusals"),
    ("engine.rules",),
    ("engine.views", "engine.digest", "engine.status", "engine.json_codec", "engine.notation"),
    ("engine.positions",),
    ("engine.game", "engine.worlds"),
    ("engine.outcomes", "engine.encoding"),
    ("engine.record",),
    ("engine.bots",),
    ("engine.tasks",),
    ("engine.lab",),
    ("engine.__init__", "engine.__main__"),
    ("engine.adapters",),
    # What the rooms of the game share.
    ("game.__init__", "game.paths", "game.files", "game.quoting"),
    ("game.words",),
    ("game.refusals",),
    ("game.editions", "game.file_errors", "game.seats"),
    ("game.settings",),
    # The rooms, without a window.
    ("game.input",),
    ("game.audio",),
    ("game.speech",),
    ("game.storage",),
    ("game.match",),
    ("game.decisions",),
    ("game.log",),
    ("game.lessons",),
    ("game.phones",),
    ("game.serve",),
    # With one.
    ("game.ui",),
    ("game.table.__init__", "game.table.map", "game.table.pieces"),
    ("game.table.places",),
    ("game.table.city",),
    ("game.table.hud",),
    ("game.table.motion",),
    (
        "game.table.tabletop",
        "game.table.views",
        "game.table.pointing",
        "game.table.warming",
        "game.table.effects",
    ),
    ("game.table.control",),
    ("game.table",),
    ("game.tutorial",),
    ("game.screens",),
    ("game.app",),
    ("game.__main__",),
    # What packs the program; no package holds it.
    ("game.packaging",),
)
"""Prefixes of modules, the lowest layer first; the longest that fits counts."""

ADAPTERS = "engine.adapters"
"""Bridges to libraries of others, which only whoever wants them installs."""

NAVIGATOR = "game.app.navigator"
"""Loads a screen when it is needed: that is what it is for."""

WITHOUT_PYGAME = (
    "game.decisions",
    "game.lessons",
    "game.log",
    "game.match",
    "game.phones",
    "game.serve",
    "game.settings",
    "game.speech",
    "game.storage",
)
"""Rooms that a process without a window can use."""


def test_imports_lead_down_stand_at_the_top_and_close_no_circle() -> None:
    assert breaches(ROOT, LAYERS, late=(NAVIGATOR,)) == []


def test_the_engine_imports_the_standard_library_and_tomli_alone_and_only_its_adapters_more() -> None:
    everything = imports_of(ROOT, ("engine", "game"))
    inside = [one for one in everything if one.module.startswith(ADAPTERS)]
    outside = [one for one in everything if not one.module.startswith(ADAPTERS)]
    allowed = {"engine", "tomli", *sys.stdlib_module_names}
    own = [one for one in outside if one.module.startswith("engine.")]
    assert [one for one in own if one.target.partition(".")[0] not in allowed] == []
    assert [one for one in outside if one.target.startswith(ADAPTERS)] == []
    assert {"engine"} < {one.target.partition(".")[0] for one in inside}
    assert [one for one in inside if one.target.startswith("game")] == []


def test_the_rooms_below_the_window_do_without_pygame() -> None:
    modules = [
        name.removesuffix(".__init__")
        for name in modules_of(ROOT, ("game",))
        if name.startswith(tuple(f"{room}." for room in WITHOUT_PYGAME)) or name in WITHOUT_PYGAME
    ]
    assert len(modules) > 20
    program = (
        "import sys\n"
        "sys.modules['pygame'] = sys.modules['pygame_gui'] = None\n"  # so that importing them raises
        "from importlib import import_module\n"
        f"for name in {modules!r}:\n    import_module(name)\n"
    )
    python("-c", program)


# The checker itself, on trees with one fault each

SMALL = (("low",), ("high",))


def tree(root: Path, **files: str) -> Path:
    """Packages ``low`` and ``high`` with files in them, such as ``high_top="import low.base"``."""
    for package in ("low", "high"):
        (root / package).mkdir()
        (root / package / "__init__.py").touch()
    for name, text in {"low_base": "", "high_top": "from low import base\n", **files}.items():
        package, _, module = name.partition("_")
        (root / package / f"{module}.py").write_text(dedent(text), encoding="utf-8")
    return root


def test_what_is_right_is_passed(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        high_late="def run():\n    from low import base  # start-up\n",
        high_types="from typing import TYPE_CHECKING\nif TYPE_CHECKING:  # start-up\n    import low.base\n",
        high_platform="import sys\nif sys.platform == 'win32':\n    import low.base\n",
    )
    assert breaches(root, SMALL) == []


@pytest.mark.parametrize(
    ("files", "told"),
    [
        (
            {"low_base": "import json\nimport high.other\n", "high_other": ""},
            "low/base.py:2: low.base imports high.other, which lies above it",
        ),
        (
            {"low_base": "from high import VALUE\n"},
            "low/base.py:1: low.base imports high.__init__, which lies above it",
        ),
        (
            {"low_base": "from ..high import other\n", "high_other": ""},
            "low/base.py:1: low.base imports high.other, which lies above it",
        ),
        (
            {"high_a": "from high.b import x\n", "high_b": "import high.a\n"},
            "a circle of files: high.a <- high.b <- high.a",
        ),
        (
            {"high_a": "def f():\n    import high.b  # start-up\n", "high_b": "import high.a\n"},
            "a circle of files: high.a <- high.b <- high.a",
        ),
        (
            {"high_top": "class A:\n    def f(self):\n        from low.base import x\n"},
            "high/top.py:3: low.base is imported in a function, with no reason on the line",
        ),
        (
            {"high_top": "def f():\n    import low.base  # noqa: E402\n"},
            "high/top.py:2: low.base is imported in a function, with no reason on the line",
        ),
        (
            {"high_top": "from importlib import import_module\nf = lambda: import_module('low.base')\n"},
            "high/top.py:2: low.base is imported in a function, with no reason on the line",
        ),
        (
            {"high_top": "import typing\nif typing.TYPE_CHECKING:\n    from low import base\n"},
            "high/top.py:3: low.base is imported for types alone, with no reason on the line",
        ),
    ],
)
def test_each_breach_is_told(tmp_path: Path, files: dict[str, str], told: str) -> None:
    found = breaches(tree(tmp_path, **files), SMALL)
    assert found == [told] or sorted(map(_turned, found)) == [_turned(told)]


def _turned(line: str) -> str:
    """A circle can be told from each of its files."""
    head, colon, files = line.partition("circle of files: ")
    return head + colon + " ".join(sorted(set(files.split(" <- ")))) if colon else line


def test_a_module_that_no_layer_names_is_told(tmp_path: Path) -> None:
    assert breaches(tree(tmp_path), (("low",), ("high.__init__",))) == [
        "high.top: no row of the layers names it"
    ]


def test_a_module_that_loads_late_needs_no_reason(tmp_path: Path) -> None:
    root = tree(tmp_path, high_top="def f():\n    from low import base\n")
    assert breaches(root, SMALL, late=("high.top",)) == []
