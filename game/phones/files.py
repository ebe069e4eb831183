"""The files that phones may load: a fixed dictionary of the page, its pictures and fonts."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from engine.names import CARD_KINDS
from game import paths
from game.phones.labels import labels
from game.phones.own_pictures import offered
from game.phones.rules import rules
from game.words import languages, spoken_in

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".json": "application/json",
    ".jpg": "image/jpeg",
    ".ttf": "font/ttf",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}

_ICONS = (
    *("hand", "notredame", "person", "gear", "question", "candle", "undo", "message", "no_message"),
    *("prestige", "coin", "cube", "supply", "carriage", "sector", "friend", "rat", "rat_kill"),
    *("any_sector", "activate", "empty_sector"),
    *("card", "plague", "bell", "trophy", "book"),
    *("check", "swap", "plus", "eye", "hospital", "park", "hourglass", "play"),  # beside what a teacher says
)
_PICTURES = (
    *(f"cards/{kind}.svg" for kind in CARD_KINDS),
    *("cards/frame.svg", "persons/*.svg", "areas/*.svg", "grounds/*.svg", "symbols/*_light.svg"),
    *(
        "messages/token.svg",
        "messages/rim.svg",
        "messages/lobe.svg",
        "symbols/lily.svg",
        "cathedral/rose.svg",
    ),
    *(f"icons/{icon}.svg" for icon in _ICONS),
    *("pieces/*_cube_?.webp", "pieces/*_coach.svg", "pieces/*_pawn.svg", "pieces/rat.svg"),
    *("pieces/coin.svg", "pieces/coin_top.svg", "pieces/prestige_back.svg", "pieces/bellringer.svg"),
)
"""The pictures that the page shows, as patterns."""
_TEXTURES = ("textures/parchment.jpg", "textures/plank.jpg", "textures/damask.jpg")
_PACKED = (".html", ".css", ".js", ".svg", ".json", ".ttf", ".webmanifest")
_COMMENT = re.compile(rb"^ *(?://[^\n]*|/\*(?:(?!\*/).)*\*/)\n", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own, which no phone needs."""
_ICON = ("/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png")
"""The paths at which browsers look for the picture of a page by themselves."""
LASTING = ("/pictures/", "/fonts/")
"""How the paths of files begin that a phone may keep for days."""


class File(NamedTuple):
    """A file as it is sent."""

    content_type: str
    body: bytes
    packed: bytes | None
    """The body compressed; ``None`` where that saves nothing. It is the same for everybody and no secret."""
    tag: str
    """A digest, by which a phone knows that it has the file already."""


class Files:
    """The files by their paths in an address; each is read when it is first asked for."""

    def __init__(self, words: Callable[[], dict[str, object]] = labels) -> None:
        """``words`` returns those of the page in the language in use."""
        self._labels = words
        sprites = paths.sprites()
        page = resources.files(__package__) / "page"
        self._sources: dict[str, Path] = {}
        with resources.as_file(page) as folder:
            for file in sorted(folder.iterdir()):
                if file.suffix in TYPES:
                    self._sources[f"/{file.name}"] = file
        self._sources["/"] = self._sources["/index.html"]
        self._sources |= dict.fromkeys(_ICON, self._sources["/icon.png"])
        for pattern in _PICTURES:
            for file in sorted(sprites.glob(pattern)):
                self._sources[f"/pictures/{file.parent.name}/{file.name}"] = file
        for texture in _TEXTURES:
            self._sources[f"/pictures/{texture}"] = sprites / texture
        package, usual, bold = paths.SERIF
        for name, font in (("serif", usual), ("serif-bold", bold)):
            self._sources[f"/fonts/{name}.ttf"] = Path(str(resources.files(package) / font))
        self._words = {f"/words/{code}.json": code for code in languages()}
        self._rules = {f"/rules/{code}.json": code for code in languages()}
        self._read: dict[str, File] = {}
        self.version = self._version()
        """A digest of the page; a phone with another one must load it again."""

    def __contains__(self, path: str) -> bool:
        known = path in self._sources or path in self._words or path in self._rules
        return known or offered(path) is not None

    def __iter__(self) -> Iterator[str]:
        return iter((*self._sources, *self._words, *self._rules))

    def __getitem__(self, path: str) -> File:
        """Return the file of a path. Raises ``KeyError`` for any path that isn't in the dictionary."""
        known = self._read.get(path)
        if known is None:
            source = self._sources.get(path) or offered(path)
            suffix = source.suffix if source is not None else ".json"
            body = source.read_bytes() if source is not None else self._worded(path)
            if suffix in (".css", ".js"):
                body = _COMMENT.sub(b"", body)
            packed = gzip.compress(body, 9, mtime=0) if suffix in _PACKED else None
            tag = hashlib.sha256(body).hexdigest()[:20]
            known = self._read[path] = File(TYPES[suffix], body, packed, tag)
        return known

    def _worded(self, path: str) -> bytes:
        """Return the words that a page shows before it has a connection, or the rules."""
        code = self._words.get(path) or self._rules[path]
        with spoken_in(code):
            return json.dumps(self._labels() if path in self._words else rules(), ensure_ascii=False).encode()

    def _version(self) -> str:
        digest = hashlib.sha256()
        for path in sorted(self._sources):
            if not path.startswith(LASTING):  # words are sent anew with every connection
                digest.update(path.encode() + self[path].body)
        return digest.hexdigest()[:12]
