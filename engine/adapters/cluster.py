"""Games on the machines of a Dask cluster (extra ``cluster``).

``python -m engine arena --executor dask --scheduler tcp://HOST:8786``, or in code::

    with connect("tcp://HOST:8786") as executor:
        for game in play_all(contest, range(1_000_000), executor=executor):
            ...

The scheduler hands the games of a worker that dies to another one. Dask runs whatever code is sent to its
ports: keep them within a network that you trust (SECURITY.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from distributed import Client, KilledWorker

from engine.errors import EngineError

_SECONDS = 30
"""How long a scheduler is looked for."""


@contextmanager
def connect(address: str) -> Iterator[Executor]:
    """Yield what executes calls on the workers of the scheduler at ``address``.

    Raises :class:`~engine.errors.EngineError` where no scheduler answers, and where a call has killed as many
    workers as Dask allows (``distributed.scheduler.allowed-failures``).
    """
    try:
        client = Client(address, timeout=_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise EngineError(f"No Dask scheduler answers at {address} ({error}).") from error
    with client:
        executor = client.get_executor(pure=False)
        try:
            yield executor
        except KilledWorker as error:
            raise EngineError(f"A game was given up: {error}") from error
        finally:
            executor.shutdown(wait=False)
