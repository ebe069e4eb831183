"""A voice that writes down what it is to say, as fast as it is told."""

from math import inf


class WrittenVoice:
    """Stands in for the system's voice; ``said`` are the utterances since it was last asked."""

    letters = inf

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: list[str] = []
        self.stops = 0
        self.trouble: str | None = None
        self.closed = False

    def say(self, text: str) -> None:
        self.said.append(text)

    def stop(self) -> None:
        self.stops += 1

    def use_language(self, language: str) -> None:
        self.language = language

    def close(self) -> None:
        self.closed = True

    def take(self) -> str:
        """All that was said since the last call, as one text."""
        said, self.said = " | ".join(self.said), []
        return said


class Voices:
    """Makes voices, and keeps the last one."""

    def __init__(self) -> None:
        self.made: list[WrittenVoice] = []

    def __call__(self, language: str) -> WrittenVoice:
        self.made.append(WrittenVoice(language))
        return self.made[-1]

    def take(self) -> str:
        """All that the last voice has said since the last call."""
        return self.made[-1].take()
