"""Places such as the first one, as the language in use writes them; Babel knows no ordinals."""

from __future__ import annotations

from game.words import language

_ENGLISH = {1: "st", 2: "nd", 3: "rd"}


def place(rank: int) -> str:
    """Return a place in a ranking of a few: ``1st``; in French ``1ᵉʳ``, in Japanese ``1位``."""
    match language():
        case "en":
            return f"{rank}{_ENGLISH.get(rank, 'th')}"
        case "fr":
            return f"{rank}{'ᵉʳ' if rank == 1 else 'ᵉ'}"
        case "it":
            return f"{rank}º"
        case "ja":
            return f"{rank}位"
        case _:
            return f"{rank}."
