"""Seeds: drawn from the system's random source for games, hashed with a secret for bots.

The seed of a game determines every card. So a bot's seed is not derived from it but hashed with a key, the
secret of the record. Neither the secret nor the game's seed can be worked out from a bot's seed.
"""

from __future__ import annotations

import hashlib
import secrets

from engine.rules.rng import MAX_SEED

SECRET_BYTES = 16

_ROUNDS = 4096
"""Hash rounds for a secret made from a seed: testing one seed takes longer than dealing the game."""


def new_seed() -> int:
    """Return a random seed for a new game, 0 to 2⁶³ - 1."""
    return secrets.randbelow(MAX_SEED + 1)


def new_secret() -> str:
    """Return a random secret for a new game: 128 bits as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Return whether a text has the form of a secret of :func:`new_secret`."""
    return len(text) == 2 * SECRET_BYTES and set(text) <= set("0123456789abcdef")


def secret_of(seed: int) -> str:
    """Return the secret of a game whose seed was chosen, not drawn. It is the same each time.

    For games that must be repeatable from the seed alone (typed in, simulated), and for old records
    without a secret. The seed can't be computed from it. A small seed could be guessed, but testing a guess
    against the secret takes longer than testing it against the cards in one's hand.
    """
    return hashlib.pbkdf2_hmac("sha256", b"bots", seed.to_bytes(8, "big"), _ROUNDS, SECRET_BYTES).hex()


def bot_seed(secret: str, seat: int, move: int = 0) -> int:
    """Return the seed of a seat's bot at a move (both from 0): 64 bits, hashed with the secret as key.

    Raises ``ValueError`` for a text that is no secret.
    """
    if not is_secret(secret):
        raise ValueError("not a secret of a record")
    place = f"{seat} {move}".encode()
    return int.from_bytes(hashlib.blake2b(place, key=bytes.fromhex(secret), digest_size=8).digest(), "big")


def deal_seed(secret: int, deal: int) -> int:
    """Return the seed of a deal (from 0) in a series of games: a hash with the series' own seed as key.

    Who knows some of these seeds can work out neither the key nor the other seeds.
    """
    key = secret.to_bytes(8, "big")
    return (
        int.from_bytes(hashlib.blake2b(f"deal {deal}".encode(), key=key, digest_size=8).digest(), "big")
        & MAX_SEED
    )
