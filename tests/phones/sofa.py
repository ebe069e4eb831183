"""A window in front of a sofa, and phones whose frames go through it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.app.fixed_steps import STEP
from game.app.program import RealTables
from game.match.options import Launch, PhonesWanted
from game.phones.service import Phones
from game.screens.phones.gathering import GatheringScene
from game.seats import Seat
from game.settings import Group
from game.table.scene import TableScene
from tests.game.window import Window
from tests.phones.stand_ins import Phone, Wire

GROUP = Group(seats=(Seat("Anna", "blue"), Seat("Quasimodo", "red", "random")))


class NoServer:
    """A server whose sockets are a wire in memory."""

    has_reports = True
    """The wire tells the room itself."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    def reports(self) -> list[Any]:
        return []

    def deliver(self, frames: Sequence[tuple[int, str]], cut: Sequence[int] = ()) -> None:
        for link, text in frames:
            if link in self.wire.phones:
                self.wire.phones[link].receive(text)
        for link in cut:
            phone = self.wire.phones.pop(link, None)
            if phone is not None and phone.link == link:
                phone.link = None

    def change_key(self, key: str) -> None:
        pass

    def let_in(self, url: str | None) -> None:
        self.public = url

    def close(self) -> None:
        pass

    def join(self, seconds: float) -> bool:
        return True


class Sofa:
    """A window, and phones whose frames go through it."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        self.window = Window(
            folder, size, tables=RealTables(), **{"pace": "instant", "group": GROUP, **settings}
        )
        self.app = self.window.app
        self.wire: Wire

    @property
    def phones(self) -> Phones:
        assert self.app.phones is not None
        return self.app.phones

    def plug_in(self) -> None:
        """Let phones come by a wire in memory instead of a network."""
        phones = self.phones

        class Through(Wire):
            def step(self, seconds: float = STEP) -> None:
                window.advance(STEP)

        window = self.window
        self.wire = Through(phones.room)
        phones.room.page = "x"
        phones._closed = True  # the server that is being loaded shall not start
        phones._open = lambda: None  # type: ignore[method-assign]
        phones._server = NoServer(self.wire)  # type: ignore[assignment]

    def phone(self, language: str = "en") -> Phone:
        return Phone(self.wire, language).arrive(self.phones.room.key)

    def table(self) -> TableScene:
        scene = self.window.scene
        assert isinstance(scene, TableScene), scene
        return scene


def gather(sofa: Sofa) -> GatheringScene:
    sofa.window.click("New game", "Play with phones")
    sofa.plug_in()
    assert isinstance(sofa.window.scene, GatheringScene)
    return sofa.window.scene


def at_table(sofa: Sofa, port: int | None = None, language: str = "en", bot: str = "") -> tuple[Phone, Phone]:
    """Two phones at a game, the second in a language, perhaps with a bot, and nobody at the screen.

    ``port``: the server's, if it matters.
    """
    sofa.app.open_with(Launch(phones=PhonesWanted(open=True)))
    sofa.plug_in()
    if port is not None:
        sofa.phones._port = port
    anna, ben = sofa.phone(), sofa.phone(language)
    anna.sit("Anna", "yellow")
    ben.sit("Ben", "green")
    if bot:
        anna.command("bot", value=bot)
    anna.command("start")
    sofa.window.advance(0.5)
    return anna, ben


def pass_time(sofa: Sofa, seconds: float) -> None:
    """Let time pass for phones without drawing a frame for each moment of it."""
    sofa.phones.room.step(seconds)
    sofa.window.advance(0.7)  # a sheet that has come hears no press at once
