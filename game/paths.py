"""Paths: the program's pictures and sounds, and the user's saved games and settings."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_cache_path, user_config_path, user_data_path

APP = "notre-dame"

SERIF = "font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf", "files/SourceSerifPro-Bold.ttf"
"""The font of all text on parchment: its package, and its files for normal and bold weight."""
DISPLAY = "font_source_serif_pro", "files/SourceSerifPro-Black.ttf", "files/SourceSerifPro-Black.ttf"
"""Its cut for titles and large figures, of one weight."""

_PACKAGE = Path(__file__).resolve().parent
_ROOT = _PACKAGE.parent


def in_checkout() -> bool:
    """Return whether the program runs from a checkout of its repository, not from an installed package."""
    return (_ROOT / "pyproject.toml").is_file() and (_ROOT / "sprites").is_dir()


def sprites() -> Path:
    """Return the folder of pictures."""
    return _ROOT / "sprites" if in_checkout() else _PACKAGE / "assets" / "sprites"


def sounds() -> Path:
    """Return the folder of sounds."""
    return _ROOT / "sounds" if in_checkout() else _PACKAGE / "assets" / "sounds"


def saves() -> Path:
    """Return the folder of saved games: ``saves/`` in a checkout, else in the user's data folder."""
    return _ROOT / "saves" if in_checkout() else user_data_path(APP, appauthor=False) / "saves"


def phones_file() -> Path:
    """Return the private file of an evening with phones, in the user's data folder."""
    return user_data_path(APP, appauthor=False) / "phones.json"


def tables() -> Path:
    """Return the folder of a server's tables, in the user's data folder."""
    return user_data_path(APP, appauthor=False) / "tables"


def settings_file() -> Path:
    """Return the settings file in the user's configuration folder."""
    return user_config_path(APP, appauthor=False) / "settings.toml"


def pictures() -> Path:
    """Return the folder in the user's cache for pictures that took long to make."""
    return user_cache_path(APP, appauthor=False) / "pictures"
