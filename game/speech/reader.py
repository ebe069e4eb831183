"""What is read aloud, and when: what has changed on the screen, what has happened, and both again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from game.speech.voice import Voice
from game.words import language, say

_JAPANESE = 0.4
"""The speed of Japanese in letters, as a share of that of other languages."""
_BREATH = 5  # the length of the pause between two utterances, in letters
_REPEATED = 8
"""The most utterances that are repeated."""
_MOST_NEWS = 9.0
"""Seconds of news that may wait; of what is more, the oldest is left out."""
_LATEST = 2
"""The latest turns are never left out."""
_ENDS = (".", "!", "?", "…", ":", "。", "？", "！")
"""What ends a sentence: a voice pauses there."""


class Aloud(NamedTuple):
    """What a screen tells whoever only hears it. A part that changes is said, with those after it."""

    page: str = ""
    """The title of the page, and what is to be read on it."""
    question: str = ""
    """What is asked."""
    focus: str = ""
    """What has the focus, and what it is."""
    state: str = ""
    """Its value or state: when only this changes, only this is said."""
    hint: str = ""
    """What more there is to know about it, and its place among the others."""


class News(NamedTuple):
    """A sentence on what has happened."""

    text: str
    turn: int
    """The number of its turn."""
    own: bool = False
    """Whether it concerns a person here."""
    short: str = ""
    """The turn so far in a few words; empty if there is nothing shorter."""


class _Line(NamedTuple):
    text: str
    seconds: float
    news: News | None = None


class Reader:
    """Hands a voice what is to be said, one utterance after the other."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._screen: object = None
        self._seen = self._told = Aloud()
        self._pages: WeakKeyDictionary[object, str] = WeakKeyDictionary()
        """What was said of each screen's page."""
        self._returned = False
        """Whether the screen has just been opened, or come back to."""
        self._waiting: list[_Line] = []
        self._left = 0.0
        """Seconds until the voice has said what it was handed last."""
        self._missed = 0
        """How many turns were left out since this was last said."""
        self._missing: _Line | None = None
        """The line that waits to say so."""
        self._last: deque[str] = deque(maxlen=_REPEATED)
        self._hushed = True
        self._stoppable = False
        """Whether the voice was handed something since it was stopped."""

    # What is to be said

    def see(self, screen: object, aloud: Aloud) -> None:
        """Say what has changed on the screen, as soon as it is the same twice.

        Of a page to which somebody has come back, only the title is said.
        """
        if screen is not self._screen:
            self._screen, self._told = screen, Aloud()
            self._returned = True
        unchanged, self._seen = aloud == self._seen, aloud
        if not unchanged or aloud == self._told:
            return
        changed = [at for at, part in enumerate(aloud) if part != self._told[at]]
        told = [aloud[at] for at in changed]
        if changed[0] < Aloud._fields.index("state"):
            told = list(aloud[changed[0] :])
        if self._returned and aloud.page and self._pages.get(screen) == aloud.page:
            told[0] = aloud.page.splitlines()[0]
        self._pages[screen], self._returned = aloud.page, False
        self._told = aloud
        self.say(told)

    def say(self, parts: Sequence[str]) -> None:
        """Say the parts of one utterance after what waits."""
        self._add(_joined(parts))

    def tell(self, news: Iterable[News], missed: Callable[[int], str]) -> None:
        """Say what has happened.

        If more waits than can be followed, turns are said in short, the oldest first. If it is still too
        much, the oldest are left out, and ``missed`` gives the sentence that says how many. What concerns
        the person is always said in full.
        """
        for one in news:
            self._add(_joined([one.text]), one)
        for turn in self._turns():
            if not self._too_much():
                break
            self._shorten(turn)
        for turn in self._turns()[:-_LATEST]:
            if not self._too_much():
                break
            self._leave_out(turn, missed)

    def _turns(self) -> list[int]:
        """Return the turns of which news wait, the oldest first, without what concerns the person."""
        waiting = [line.news for line in self._waiting if line.news is not None]
        own = {one.turn for one in waiting if one.own}
        return [turn for turn in dict.fromkeys(one.turn for one in waiting) if turn not in own]

    def _too_much(self) -> bool:
        return sum(line.seconds for line in self._waiting if line.news is not None) > _MOST_NEWS

    def _lines_of(self, turn: int) -> list[_Line]:
        return [line for line in self._waiting if line.news is not None and line.news.turn == turn]

    def _shorten(self, turn: int) -> None:
        """Put the sum of a turn in the place of its sentences."""
        lines = self._lines_of(turn)
        news = lines[-1].news
        if news is not None and news.short:
            self._replace(lines, self._line(_joined([news.short]), news))

    def _leave_out(self, turn: int, missed: Callable[[int], str]) -> None:
        """Leave out a turn, and say so in its place."""
        self._missed += 1
        lines = [line for line in self._waiting if line is self._missing] + self._lines_of(turn)
        self._missing = self._line(_joined([missed(self._missed)]))
        self._replace(lines, self._missing)

    def _replace(self, lines: list[_Line], other: _Line) -> None:
        """Say ``other`` in the place of the last of some lines that wait."""
        self._waiting = [
            other if line is lines[-1] else line
            for line in self._waiting
            if not any(line is one for one in lines[:-1])
        ]

    def hush(self) -> None:
        """Stop speaking: somebody has pressed something."""
        if self._stoppable:
            self.voice.stop()
        self._stoppable = False
        self._last.extend(line.text for line in self._waiting)
        self._waiting.clear()
        self._missed, self._missing = 0, None
        self._left = 0.0
        self._hushed = True

    def repeat(self) -> None:
        """Say again what was said last."""
        self.hush()
        again = list(self._last)
        for text in again:
            self._add(text)

    # Time

    @property
    def speaking(self) -> bool:
        """Whether something is being said, as far as can be known."""
        return self._left > 0 or bool(self._waiting)

    def step(self, seconds: float) -> None:
        """Let time pass; hand over what is due."""
        self._left = max(0.0, self._left - seconds)
        while self._waiting and self._left <= 0:
            line = self._waiting.pop(0)
            self._last.append(line.text)
            if line is self._missing:
                self._missed, self._missing = 0, None
            self.voice.say(line.text)
            self._stoppable = True
            self._left += line.seconds

    def _add(self, text: str, news: News | None = None) -> None:
        line = self._line(text, news)
        if not line.text:
            return
        if self._hushed or not self.speaking:
            self._hushed = False
            self._last.clear()
        self._waiting.append(line)

    def _line(self, text: str, news: News | None = None) -> _Line:
        words = speakable(text)
        each = self.voice.letters * (_JAPANESE if language() == "ja" else 1.0)
        return _Line(words, (_BREATH + len(words)) / each, news)


def _joined(parts: Sequence[str]) -> str:
    """Return the lines of all parts as sentences."""
    told = [line.strip() for part in parts for line in part.splitlines() if line.strip()]
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in told)


def speakable(text: str) -> str:
    """Return ``text`` without the signs that voices read badly or not at all.

    >>> speakable("Rats 3 → 7: −2 prestige")
    'Rats 3 to 7: minus 2 prestige'
    """
    for sign, words in (("→", f" {say('speech-arrow')} "), ("−", f"{say('speech-minus')} ")):
        text = text.replace(sign, words)
    text = text.replace(" ·", ",")
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())
