"""Bots that think in the process of a test or bench, so that its steps alone decide what happens."""

from collections.abc import Callable

from game.match.bot_process import BotProcess, Question, Thought


class ReadyProcess(BotProcess):
    """Answers at once and in this process."""

    def wake(self) -> None:
        """Begin no process."""

    def ask(self, question: Question) -> None:
        """Remember the question."""
        self._question = question

    def answer(self, elapsed: float = 0.0) -> Thought | None:
        """Think now."""
        question, self._question = self._question, None
        return Thought(question.colour, question.think(), False) if question else None


def all_answer_at_once(replace: Callable[[type, str, object], None] = setattr) -> None:
    """Let every bot's process be such a one."""
    for name in ("wake", "ask", "answer"):
        replace(BotProcess, name, getattr(ReadyProcess, name))
