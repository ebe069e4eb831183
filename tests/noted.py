"""What functions of the program are called with while a test watches."""

from collections.abc import Callable
from typing import Any

import pytest


def noted(
    patch: pytest.MonkeyPatch,
    owner: object,
    name: str,
    what: Callable[..., object],
    calls: list[Any] | None = None,
) -> list[Any]:
    """What ``what`` tells of each call of ``owner``'s function from now on, which does what it did.

    With ``calls`` of another function the two are noted in their order.
    """
    calls = [] if calls is None else calls
    function = getattr(owner, name)

    def watched(*args: Any, **named: Any) -> Any:
        calls.append(what(*args, **named))
        return function(*args, **named)

    patch.setattr(owner, name, watched)
    return calls
