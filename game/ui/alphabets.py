"""The letters of the on-screen keyboard, in pages of ten columns, and the variants of kana."""

from __future__ import annotations

from typing import NamedTuple

NONE = "　"
"""Stands for an empty cell of a page."""

VARY = "゛"
"""Stands for the key that changes the last kana to its next variant: か が, は ば ぱ, つ っ づ."""


class Page(NamedTuple):
    """Rows of up to ten letters; ``name`` is the label of the key that opens the page."""

    name: str
    rows: tuple[str, ...]


DIGITS = Page("123", ("1234567890",))
_LATIN = Page("ABC", ("1234567890", "abcdefghij", "klmnopqrst", "uvwxyz'-.&"))
_ACCENTS = Page("ÀÉÑ", ("àáâãäåæçèé", "êëìíîïðñòó", "ôõöøœùúûüý", "ÿšžčłńśźżß"))
_SIGNS = Page("#?!", ("1234567890", ".,:;/\\_~()", '!?&+*#@%"=', "'-°€$£[]{}"))
_HIRAGANA = Page(
    "あ",
    (
        "あかさたなはまやらわ",
        f"いきしちにひみ{NONE}りを",
        "うくすつぬふむゆるん",
        f"えけせてねへめ{NONE}れー",
        f"おこそとのほもよろ{VARY}",
    ),
)

_KATAKANA_AFTER = 0x60  # the offset from the code point of a hiragana to that of its katakana
_VARIANTS = (
    *("あぁ", "いぃ", "うぅゔ", "えぇ", "おぉ", "つっづ", "やゃ", "ゆゅ", "よょ", "わゎ"),
    *("かが", "きぎ", "くぐ", "けげ", "こご", "さざ", "しじ", "すず", "せぜ", "そぞ"),
    *("ただ", "ちぢ", "てで", "とど", "はばぱ", "ひびぴ", "ふぶぷ", "へべぺ", "ほぼぽ"),
)


def _katakana(text: str) -> str:
    return "".join(
        chr(ord(letter) + _KATAKANA_AFTER) if "ぁ" <= letter <= "ゖ" else letter for letter in text
    )


_KATAKANA = Page("ア", tuple(map(_katakana, _HIRAGANA.rows)))
_NEXT = {
    before: after
    for family in (*_VARIANTS, *map(_katakana, _VARIANTS))
    for before, after in zip(family, family[1:] + family[0], strict=True)
}


def pages(language: str, letters: str = "") -> tuple[Page, ...]:
    """Return the pages for a language, the default one first.

    ``letters``: the allowed letters; empty for all.
    """
    if letters and set(letters) <= set(DIGITS.rows[0]):
        return (DIGITS,)
    if language == "ja":
        return (_HIRAGANA, _KATAKANA, _LATIN, _SIGNS, _ACCENTS)
    return (_LATIN, _ACCENTS, _SIGNS, _HIRAGANA, _KATAKANA)


def varied(text: str) -> str:
    """Return ``text`` with its last kana replaced by the next variant, if there is one."""
    return text[:-1] + _NEXT.get(text[-1], text[-1]) if text else text


def begins_word(text: str) -> bool:
    """Return whether the next letter after ``text`` is usually a capital."""
    return not text or text[-1] in " -.'&"
