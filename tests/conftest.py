"""What all tests share: nothing fails because the machine is busy."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("however long it takes", deadline=None)
settings.load_profile("however long it takes")
