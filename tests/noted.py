"""What functions of the program are called with while a test watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def noted(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, what: Callable[..., object]
) -> list[Any]:
    """What ``what`` tells of each call of ``owner``'s function from now on, which does what it did."""
    calls: list[Any] = []
    function = getattr(owner, name)

    def watched(*args: Any, **named: Any) -> Any:
        calls.append(what(*args, **named))
        return function(*args, **named)

    monkeypatch.setattr(owner, name, watched)
    return calls
