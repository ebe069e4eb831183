"""What the program keeps, it keeps in one of the ways that CONTRIBUTING.md names, each with its limit."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game"
VALUES = ("cache", "lru_cache")
PICTURES = ("Surface", "Blit", "Sprite")


class Kept:
    """A function whose results are kept, and how."""

    def __init__(self, place: str, made: ast.FunctionDef, how: str, given: ast.Call | None) -> None:
        self.place, self.how = place, how
        self.limits = {one.arg for one in given.keywords if one.arg} if given else set[str]()
        self.arguments = len(made.args.args)
        self.returns = ast.unparse(made.returns) if made.returns else ""


@cache
def found() -> list[Kept]:
    kept = []
    for file in sorted(GAME.rglob("*.py")):
        text = file.read_text("utf-8")
        if not re.search(r"^\s*@[\w.]*cache", text, re.MULTILINE):
            continue
        for made in ast.walk(ast.parse(text)):
            for one in made.decorator_list if isinstance(made, ast.FunctionDef) else ():
                given = one if isinstance(one, ast.Call) else None
                how = ast.unparse(given.func if given else one).rpartition(".")[2]
                if how in (*VALUES, "cached"):
                    assert isinstance(made, ast.FunctionDef)
                    kept.append(Kept(f"{file.relative_to(GAME)}: {made.name}", made, how, given))
    return kept


def test_there_is_something_to_look_at() -> None:
    assert {one.how for one in found()} == {"cached", *VALUES}


def test_pictures_that_are_kept_have_a_limit() -> None:
    for one in found():
        assert one.how != "cached" or one.limits & {"megabytes", "most"}, one.place


def test_values_that_are_kept_have_a_limit_and_are_no_pictures() -> None:
    """Pictures are counted in bytes, and dropped with the language: ``cached`` does that."""
    for one in found():
        if one.how not in VALUES:
            continue
        assert not any(picture in one.returns for picture in PICTURES), one.place
        if one.how == "cache":
            assert one.arguments <= 1, f"{one.place} may grow without end: let lru_cache keep the latest"
        else:
            assert "maxsize" in one.limits, one.place


def test_the_page_on_pictures_names_files_that_there_are() -> None:
    """Its files stand in ``game/`` or, as most do, in ``game/table/``."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    page = text.partition("## How a picture comes to the screen\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([\w/]+\.py)`", page))
    assert len(named) > 10
    missing = [one for one in named if not any((at / one).is_file() for at in (ROOT, GAME, GAME / "table"))]
    assert not missing
