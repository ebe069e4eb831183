"""What a sentence can't have in a language, whatever was put into it."""

import re

_SPACES = " \u00a0\u202f"
_EVERYWHERE = {
    "two spaces": rf"[{_SPACES}]{{2}}",
    "a space at an end": rf"^[\s{_SPACES}]|[\s{_SPACES}]$",
    "a space before a comma or full stop": rf"[{_SPACES}][,.](?!\d)",
    "two marks in a row": r"[,;:][,;:.]|(?<!\.)\.\.(?!\.)|\.,",
    "a straight quote": r"['\"]",
    "three full stops for an ellipsis": r"\.\.\.",
    "a placeable that was not filled": r"[{}]",
    "a doubled word": r"\b([^\W\d]{2,}) (?!vous|nous)\1\b",
    "empty brackets": r"\([\s]*\)|（）",
}
_NO_SPACE_BEFORE_MARKS = {"a space before a mark": rf"[{_SPACES}][;:!?](?!\S)"}

_FLAWS = {
    "en": {
        **_NO_SPACE_BEFORE_MARKS,
        "a plural after 1": r"\b1 (coins|cubes|rats|steps|cards|times|persons|messages|points|boroughs)\b",
        "a before a vowel": r"\ba [aeio]\w",
        "an opening quote without its end": r"“[^”]*$|^[^“]*”",
    },
    "de": {
        **_NO_SPACE_BEFORE_MARKS,
        "a plural after 1": r"\b1 (Münzen|Steine|Ratten|Karten|Schritte|Prestigepunkten?|Botschaften)\b",
        "an opening quote without its end": r"„[^“]*$|^[^„]*“",
    },
    "fr": {
        "no narrow space before a mark": r"[^\u202f?!][;!?»]",
        "no narrow space after an opening quote": r"«(?!\u202f)",
        "no space that stays before a colon": r"(?<![\u00a0\d]):",
        "a plural after 1": r"\b1 (pièces|cubes|rats|points|cartes|marchés|personnages|lettres)\b",
        "no contraction": r"\b([Dd]e|à) (le|les) (?!voir|faire|laisser)",
        "no elision": r"(?<!-)\b([Dd]e|[Ll]e|[Ll]a|[Nn]e|[Qq]ue|[Ss]e|[Jj]e|[Mm]e) (?i:[aeiouéèêàâîôû])",
    },
    "it": {
        **_NO_SPACE_BEFORE_MARKS,
        "a plural after 1": r"\b1 (monete|cubi|topi|carte|passi|piazze|personaggi|messaggi|volte)\b",
        "no contraction": r"\b([Dd]i|[Aa]|[Dd]a|[Ss]u|[Ii]n) (il|lo|la|i|gli|le|l’)\b",
        "no elision": r"\b(lo|la|dello|della|nello|nella|allo|alla|dallo|dalla|sullo|sulla) (?i:[aeiouèé])",
        "an article that a number can't have": r"\b(il|del|al|dal|nel|sul) (0|8|11)\b",
        "a space inside quotes": rf"«[{_SPACES}]|[{_SPACES}]»",
    },
    "ja": {
        "a space between Japanese words": r"[ぁ-んァ-ヶ一-龠] [ぁ-んァ-ヶ一-龠]",
        "a Latin mark after Japanese": r"[ぁ-んァ-ヶー一-龠][!?;,.:]",
        "a wide digit": r"[０-９]",
        "a doubled particle": r"はは|をを|にに|のの(?!ち)|へへ",
        "two marks in a row": r"[、。：][、。：]",
        "an opening quote without its end": r"「[^」]*$|^[^「]*」",
    },
}
_COMPILED = {
    language: {flaw: re.compile(pattern) for flaw, pattern in {**_EVERYWHERE, **own}.items()}
    for language, own in _FLAWS.items()
}


def flaws(text: str, language: str) -> list[str]:
    """Return what is wrong with a line of text in a language, each as ``flaw: the place``."""
    found = ((flaw, pattern.search(text)) for flaw, pattern in _COMPILED[language].items())
    return [f"{flaw}: {place[0]!r} in {text!r}" for flaw, place in found if place]
