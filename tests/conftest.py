"""What all tests share: nothing fails because the machine is busy."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

settings.register_profile(
    "however long it takes", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("however long it takes")


def pytest_collection_finish() -> None:
    """Spare what is loaded by now from garbage collections: each would walk through all of it."""
    gc.collect()
    gc.freeze()
