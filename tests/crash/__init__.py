"""Games that are killed at random moments lose at most the move in the making."""
