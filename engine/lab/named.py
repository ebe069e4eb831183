"""Things by name: ``module:thing``, loaded when it is asked for."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from engine.errors import EngineError

_NAME = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", re.ASCII)


def is_name(text: str) -> bool:
    """Return whether a text has the form ``module:thing``."""
    return _NAME.fullmatch(text) is not None


def load(name: str) -> Any:
    """Return the thing of that name; its module is run for it.

    Raises :class:`~engine.errors.EngineError` where there is no such module or thing.
    """
    module, _, thing = name.partition(":")
    try:
        return getattr(import_module(module), thing)
    except ImportError as error:
        raise EngineError(f"{name} can't be loaded ({error}).") from error
    except AttributeError as error:
        raise EngineError(f"{name} can't be loaded (its module has no {thing}).") from error
