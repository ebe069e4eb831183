"""Where seeds and bots' numbers come from: drawn from the system's chance, or hashed with a secret.

The seed of a game tells every card of it. So what a bot is handed is hashed with a key, the secret of the
record: nobody who reads the number finds the secret or the seed in it.
"""

from __future__ import annotations

import hashlib
import secrets

from engine.rules.rng import MAX_SEED

SECRET_BYTES = 16

_ROUNDS = 4096
"""How often a secret made from a seed is hashed: trying a seed on it takes longer than dealing the game."""


def new_seed() -> int:
    """A seed for a new game, any of the 2⁶³ that there are."""
    return secrets.randbelow(MAX_SEED + 1)


def new_secret() -> str:
    """A secret for a new game, as hexadecimal digits: 128 bits."""
    return secrets.token_hex(SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Whether a text is a secret as :func:`new_secret` makes them."""
    return len(text) == 2 * SECRET_BYTES and set(text) <= set("0123456789abcdef")


def secret_of(seed: int) -> str:
    """The secret of a game whose seed was chosen, not drawn: the same bots' numbers each time.

    For games that are to be played again from their seed alone (typed in, simulated), and for records from
    before they had a secret. It can't be turned back into the seed. Where a seed is small enough to be
    guessed, guessing by this takes longer than guessing by the cards one holds.
    """
    return hashlib.pbkdf2_hmac("sha256", b"bots", seed.to_bytes(8, "big"), _ROUNDS, SECRET_BYTES).hex()


def bot_seed(secret: str, seat: int, move: int = 0) -> int:
    """The seed that the bot of a seat (from 0) is given at a move: 64 bits, hashed with the secret as key.

    Raises ``ValueError`` for a text that is no secret.
    """
    if not is_secret(secret):
        raise ValueError("not a secret of a record")
    place = f"{seat} {move}".encode()
    return int.from_bytes(hashlib.blake2b(place, key=bytes.fromhex(secret), digest_size=8).digest(), "big")
