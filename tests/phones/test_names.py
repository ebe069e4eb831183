"""Names: letters of all scripts on the screen, and no two that look the same."""

from __future__ import annotations

import os
import shutil
import subprocess

import pygame
import pytest

from game.seats import LaunchError, Seat, check_seats, name_key
from game.ui import system_fonts, typesetting
from tests.phones.stand_ins import Evening

ARABIC, FOX = "ليلى", "\U0001f98a"


def _fonts_for(letter: str) -> bool:
    if os.name != "posix" or shutil.which("fc-list") is None:
        return False
    told = subprocess.run(["fc-list", f":charset={ord(letter):x}"], capture_output=True, check=False)
    return bool(told.stdout.strip())


def known(text: str) -> str:
    """The letters that can't be drawn, once fonts have been looked for."""
    for _ in range(3000):
        found = typesetting.undrawable(text)
        if found is not None:
            return found
        pygame.time.wait(10)
    raise AssertionError("the search never ends")


needs_arabic = pytest.mark.skipif(not _fonts_for("ل"), reason="the system has no Arabic font")
needs_emoji = pytest.mark.skipif(not _fonts_for(FOX), reason="the system has no font of emoji")


# Letters


def test_our_own_letters_need_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_fonts, "path_for", lambda letter: pytest.fail("looked for"))
    assert typesetting.undrawable("Zoé Łukasz 山田 서연 Ωμ") == ""
    assert typesetting.line("Zoé Łukasz 山田", 30, (0, 0, 0)).get_width() > 0


@needs_arabic
def test_letters_of_the_system_are_drawn_joined_and_from_the_right() -> None:
    assert known(ARABIC) == ""
    joined = typesetting.width(ARABIC, 60)
    apart = sum(typesetting.width(letter, 60) for letter in ARABIC)
    assert joined < 0.9 * apart  # letters in the middle of a word are narrower
    # The first letter, which is high, stands at the right.
    assert known("لـــ") == ""
    drawn = pygame.mask.from_surface(typesetting.line("لـــ", 60, (0, 0, 0)))
    wide, high = drawn.get_size()
    tops = [next((y for y in range(high) if drawn.get_at((x, y))), high) for x in range(wide)]
    assert min(tops[len(tops) // 2 :]) < min(tops[: len(tops) // 2])


@needs_emoji
@pytest.mark.parametrize("size", [14, 40, 120])
def test_emoji_that_are_pictures_of_one_size_are_drawn_in_colour_at_any(size: int) -> None:
    assert known(f"Anna {FOX}") == ""
    if system_fonts.is_scalable(system_fonts.path_for(FOX) or ""):
        pytest.skip("the system's emoji have outlines")
    drawn = typesetting.line(FOX, size, (0, 0, 0))
    assert size * 0.7 < drawn.get_width() < size * 1.5
    assert drawn.get_height() == size
    assert typesetting.width(FOX, size) == drawn.get_width()
    wide = typesetting.width(f"Anna {FOX}", size)
    assert typesetting.line(f"Anna {FOX}", size, (0, 0, 0)).get_width() == wide
    red, green, blue, _ = pygame.transform.average_color(drawn, consider_alpha=True)
    assert red > green > blue


@needs_arabic
def test_a_name_amid_other_words_keeps_its_order_and_font() -> None:
    assert known(f"{ARABIC} محمد") == ""
    pieces = typesetting._by_font(f"{ARABIC} محمد plays", "serif")
    assert [(piece, script) for piece, _, script in pieces] == [
        (f"{ARABIC} محمد", "Arab"),
        (" ", ""),
        ("plays", ""),
    ]
    assert [face for _, face, _ in pieces[1:]] == ["serif", "serif"]


def test_fonts_are_looked_for_off_the_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    queue = type("Queue", (), {"put": lambda self, one: asked.append(one)})()
    monkeypatch.setattr(system_fonts, "_asked", queue)
    monkeypatch.setattr(system_fonts, "_search", lambda: None)
    monkeypatch.setattr(system_fonts, "_found", {})
    monkeypatch.setattr(system_fonts, "_waiting", set())
    assert typesetting.undrawable("\U00013000") is None  # an Egyptian hieroglyph
    assert typesetting.line("\U00013000", 30, (0, 0, 0)).get_width() > 0
    assert asked == ["\U00013000"]


def test_a_search_ends_where_no_font_has_the_letter() -> None:
    assert known("\U0010fffe") in ("", "\U0010fffe")  # it is no letter at all
    assert known("A\U000e0fff") in ("", "\U000e0fff")


def test_a_phone_waits_for_the_search_and_is_told_which_letters_are_missing(evening: Evening) -> None:
    answers: dict[str, str | None] = {"Zoé": "", "Zo\U00013000": None}
    evening.room.undrawable = lambda name: answers[name]
    phone = evening.phone()
    phone.sit("Zo\U00013000", "red")
    assert phone.screen["you"]["colour"] is None
    assert not phone.told
    answers["Zo\U00013000"] = "\U00013000"
    evening.wire.step()
    assert phone.told[-1] == "The screen has no letters for \U00013000. Please write your name without them."
    assert phone.screen["you"]["colour"] is None
    phone.sit("Zoé", "red")
    assert phone.screen["you"]["colour"] == "red"


def test_a_phone_sits_down_once_the_fonts_are_found(evening: Evening) -> None:
    found: list[str | None] = [None]
    evening.room.undrawable = lambda name: found[0]
    phone = evening.phone()
    phone.sit(ARABIC, "red")
    assert phone.screen["you"]["colour"] is None
    found[0] = ""
    evening.wire.step()
    evening.wire.step()
    assert phone.screen["you"] == {"guest": 1, "name": ARABIC, "colour": "red", "host": True}


# Names that look the same

SAME = [
    ("Zoé", "Zoe\u0301"),
    ("ANNA", "anna"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "An\u200bna"),
    ("Groß", "GROSS"),
    ("ﬁona", "Fiona"),
    ("Anna", " Anna  "),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_the_same_are_the_same(evening: Evening, one: str, other: str) -> None:
    assert name_key(one) == name_key(other)
    with pytest.raises(LaunchError):
        check_seats([Seat(one, "red"), Seat(other, "blue")])
    anna, ben = evening.phone(), evening.phone()
    anna.sit(one, "red")
    ben.sit(other, "blue")
    assert ben.screen["you"]["colour"] is None
    assert ben.told


def test_nobody_takes_a_seat_under_the_name_of_another(evening: Evening) -> None:
    anna, ben = evening.phones("red", "blue")
    evening.begin()
    carl = evening.phone()
    carl.sit("p1 BLUE", "red")
    assert evening.room.guests[3].claims is None
    assert carl.told
    carl.sit("Carl", "red")
    assert evening.room.guests[3].claims == "red"
    assert anna.link is not None
    assert ben.link is not None
