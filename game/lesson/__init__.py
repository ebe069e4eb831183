"""The first game: what the teacher says while somebody plays, and when. Nothing here draws or asks."""
