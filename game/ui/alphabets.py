"""The letters that can be written without a keyboard, in pages of ten columns, and how kana change."""

from __future__ import annotations

from typing import NamedTuple

NONE = "　"
"""Stands for a cell of a page that is empty."""

VARY = "゛"
"""Stands for the key that changes the last kana: か が, は ば ぱ, つ っ づ."""


class Page(NamedTuple):
    """Rows of ten letters; ``name`` is what stands on the key that leads there."""

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

_KATAKANA_AFTER = 0x60  # code points from a hiragana to its katakana
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
    """The pages for a language, the usual one first.

    ``letters`` are those that may be written (empty: all).
    """
    if letters and set(letters) <= set(DIGITS.rows[0]):
        return (DIGITS,)
    if language == "ja":
        return (_HIRAGANA, _KATAKANA, _LATIN, _SIGNS, _ACCENTS)
    return (_LATIN, _ACCENTS, _SIGNS, _HIRAGANA, _KATAKANA)


def varied(text: str) -> str:
    """``text`` with the next form of its last kana, where that has others."""
    return text[:-1] + _NEXT.get(text[-1], text[-1]) if text else text


def begins_word(text: str) -> bool:
    """Whether a capital letter is usual after ``text``."""
    return not text or text[-1] in " -.'&"
