"""Settings and key bindings, with a preview."""
