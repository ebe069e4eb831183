"""Bridges to libraries of others, each with an extra of its own. Nothing else in the program imports them."""
