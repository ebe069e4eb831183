"""What a composed sentence must not do, though each message in it is sound."""

import re
import unicodedata
from collections.abc import Iterator

from engine import CARD_KINDS
from game.words import say

_VERBS = {
    "en": "plays|places|puts|moves|hires|takes|gains|drives|collects|returns|donates|keeps|passes|loses",
    "de": "spielt|setzt|stellt|versetzt|besticht|nimmt|erhält|fährt|legt|spendet|behält|gibt|verliert",
    "fr": "joue|place|déplace|corrompt|prend|reçoit|gagne|mène|remet|offre|garde|passe|perd|chasse",
    "it": "gioca|mette|sposta|assolda|prende|guadagna|porta|rimette|dona|tiene|passa|perde|scaccia",
    "ja": "プレイ|買収|寄付|動か|移[すし]|置[くき]|残[すし]|渡[すし]|引[くき]",
}
"""The verbs of the history: none stands twice in a sentence."""

_CHOICES = {
    "en": r"\bchoice \d",
    "de": r"\bWahl \d",
    "fr": r"\bchoix \d",
    "it": r"\bscelta \d",
    "ja": r"(候補|選択肢?)\d",
}
_TWO_WORDS = r"\b(?!Notre Dame)(\w{4,} \w{4,})\b.*\b\1\b"
"""Two long words that stand twice in a sentence; of two cards of Notre Dame both may be named."""

_ARTICLES = r"(?:die|der|dem|den|das|ins|im|zum|zur|beim|vom)\s$"
"""A German noun's name has one of these before it."""


def slips(text: str, language: str, player: str = "") -> Iterator[str]:
    """Yield what is wrong with a sentence of a language, told of ``player``; the checks are named.

    The current language must be that one: the names of cards are those of its catalogue.
    """
    if re.search(_CHOICES[language], text):
        yield "a choice by its number"
    if any(len(re.findall(r"[:：](?!\s*\d)", part)) > 1 for part in re.split(r"[.。] ?", text)):
        yield "a label before a clause with its own colon"
    if _label_before_verb(text, language):
        yield "a label that says its verb again"
    if not player:
        return
    if any(card in text for card in _bare_cards(text, language)):
        yield "a card's name bare in a sentence"
    verbs = re.findall(rf"\b(?:{_VERBS[language]})\b" if language != "ja" else _VERBS["ja"], text)
    if len(set(verbs)) < len(verbs):
        yield "the same verb twice"
    if re.search(_TWO_WORDS, text):
        yield "a stem said twice"
    if language == "en" and text.startswith(player) and re.search(r"\b(their|they|them)\b", text):
        yield "a singular with a plural pronoun"


def _label_before_verb(text: str, language: str) -> bool:
    """Return whether the word after a label has the stem of the label (Played: Play bank)."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    label, colon, rest = plain.partition("：" if language == "ja" else ":")
    words, first = label.split(), (rest.split() or [""])[0]
    if not colon or not words:
        return False
    last, first = words[-1].lower().rstrip("，,"), first.lower().rstrip("：:.")
    return len(first) > 3 and len(last) > 3 and last[:4] == first[:4]


def _bare_cards(text: str, language: str) -> Iterator[str]:
    """Yield the names of cards that stand in a text as labels, without an article of their own."""
    for kind in CARD_KINDS:
        name = say(f"card-{kind}")
        if kind == "notredame" and language != "ja":
            continue  # a name has no article
        for found in re.finditer(re.escape(name), text):
            before, after = text[: found.start()], text[found.end() :]
            if language == "ja":
                bare = after.startswith(("を", "、を", "をプ"))
            elif language == "de":
                bare = bool(before.strip()) and not re.search(_ARTICLES, before)
            else:
                bare = bool(before.strip()) and name[0].isupper()
            if bare:
                yield name
