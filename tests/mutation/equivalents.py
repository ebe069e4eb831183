"""Faults that nobody could notice, each with its reason, in ``equivalents.toml``."""

from pathlib import Path

import tomli

KEPT = Path(__file__).with_name("equivalents.toml")


def read_equivalents(path: Path = KEPT) -> dict[tuple[str, str, str, str, str], str]:
    """Return the reason of each fault in the list, by its key."""
    if not path.exists():
        return {}
    faults = tomli.loads(path.read_text(encoding="utf-8")).get("fault", [])
    return {
        tuple(f[name] for name in ("file", "where", "line", "was", "becomes")): f["reason"] for f in faults
    }
