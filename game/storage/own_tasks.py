"""Tasks of one's own: a file each in a folder of the saved games."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from engine.errors import ContentError
from engine.record.record_files import write_text
from engine.tasks import Task, tasks
from engine.tasks.own import read_own_task, to_toml

FOLDER = "tasks"
_MOST = 100
"""The most files that are read."""

_log = logging.getLogger(__name__)


class OwnTasks:
    """The tasks of one's own beside the saved games in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        self._paths: dict[str, Path] = {}

    def all(self) -> tuple[Task, ...]:
        """Return them by title. A file that can't be read is left out, and the log says why."""
        found: dict[str, Task] = {}
        with contextlib.suppress(OSError):
            for path in sorted(self._folder.glob("*.toml"))[:_MOST]:
                try:
                    task = read_own_task(path)
                except ContentError as error:
                    _log.warning("no task: %s", error)
                    continue
                found[task.name] = task
                self._paths[task.name] = path
        return tuple(sorted(found.values(), key=lambda task: (task.title.casefold(), task.name)))

    def keep(self, task: Task) -> None:
        """Write a task to a file; the same one under another title gives way. Raises ``OSError``."""
        write_text(self._folder / f"{task.name}.toml", to_toml(task))

    def remove(self, task: Task) -> None:
        """Delete a task that :meth:`all` has returned. Its stars stay. Raises ``OSError``."""
        self._paths[task.name].unlink(missing_ok=True)


def task_named(name: str, folder: Path) -> Task | None:
    """Return the task of that name: one of the program, or one's own beside the saved games in ``folder``."""
    return next((task for task in (*tasks(), *OwnTasks(folder).all()) if task.name == name), None)
