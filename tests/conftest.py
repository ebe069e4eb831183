"""What all tests share: nothing fails because the machine is busy."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "however long it takes", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("however long it takes")
