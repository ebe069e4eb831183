"""Pictures of the pieces and of the figures on them."""
