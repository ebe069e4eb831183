"""Tokens: the secrets by which a phone proves that it may come in, and which seat is its own."""

from __future__ import annotations

import secrets

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Digits and letters that can't be mistaken for each other (Crockford's base 32)."""

_KEY_LETTERS = 14
"""70 random bits: too many to guess, few enough to type."""

_ALIKE = str.maketrans("ilo", "110")


def new_key() -> str:
    """Return a new key of a room; it stands in the fragment of the room's address."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_KEY_LETTERS))


def new_token() -> str:
    """Return a new token of a phone, which only that phone and this program know."""
    return secrets.token_urlsafe(24)


def typed(key: str) -> str:
    """Return a key as somebody may have typed it: without separators, and letters that look alike as one."""
    return "".join(key.lower().translate(_ALIKE).replace("-", " ").split())


def printed(key: str) -> str:
    """Return a key in groups that can be read aloud.

    >>> printed("abcd1234efgh56")
    'abcd-1234-efgh-56'
    """
    return "-".join(key[start : start + 4] for start in range(0, len(key), 4))


def same(given: str, wanted: str) -> bool:
    """Compare two tokens in a time that doesn't tell how much of them is the same."""
    return secrets.compare_digest(given.encode(), wanted.encode())
