"""The system's clipboard."""

from __future__ import annotations

import pygame


def copied(line: str) -> bool:
    """Copy a line to the clipboard; return whether there is one."""
    try:
        pygame.scrap.put_text(line)
    except pygame.error:
        return False
    return True
