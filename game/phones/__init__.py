"""Phones: a hand on its owner's phone. Room, protocol, server and page. No pygame.

A phone is a *player* like a bot. Nothing of this is imported before somebody opens seats to phones.
"""
