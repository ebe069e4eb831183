"""THIRD_PARTY.md names all that the packed program holds."""

import re
from pathlib import Path

from game.packaging import licences
from game.ui import typesetting

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / licences.FILE).read_text(encoding="utf-8")


def test_every_package_that_the_program_needs_is_named_with_its_licence() -> None:
    needed = [licences.work_of(package) for package in licences.packages()]
    assert {"pygame-ce", "tomli", "babel"} <= {work.name for work in needed}
    for work in needed:
        assert work.licence, work.name
        assert work.home.startswith("http"), work.name
        assert f"| {work.name} |" in TEXT, f"write it anew: python -m game.packaging.licences ({work.name})"


def test_the_texts_of_all_their_licences_are_in_it() -> None:
    headings = ", ".join(re.findall(r"^### (.*)$", TEXT, re.MULTILINE)).split(", ")
    assert set(headings) == {package.metadata["Name"] for package in licences.packages()}
    for text in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "Apache License",
        "MIT License",
    ):
        assert text.lower() in TEXT.lower()


def test_every_font_that_text_is_drawn_with_is_named() -> None:
    fonts = re.sub(r"\s", "", ", ".join(work.name for work in licences.FONTS))
    for path in typesetting.font_files():
        assert Path(path).stem.partition("-")[0] in fonts


def test_a_library_that_nobody_has_named_is_told(tmp_path: Path) -> None:
    for name in (
        "libSDL2-2-50d19f93.0.so.0.3200.10",
        "libpython3.11.so.1.0",
        "libz.so.1",
        "libsurprise.so.3",
    ):
        (tmp_path / name).touch()
    assert licences.unknown_libraries(tmp_path) == ["libsurprise.so.3"]
