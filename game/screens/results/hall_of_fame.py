"""The hall of fame: wins per player, results against bots, records, and the games themselves."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game import editions
from game.log.challenge_words import title
from game.screens.results.past_graphs import PastGraphs, small_graph, trend_graph
from game.seats import HUMAN, is_bot, player_words
from game.storage.hall_entries import OWN_EDITION, OWN_PERSONS
from game.storage.hall_of_fame import HallOfFame, PastGame
from game.storage.rivalries import Trend
from game.ui import surfaces, typesetting
from game.ui.labels import Caption, fitted, paragraph
from game.ui.medal import medal
from game.ui.palette import PARCHMENT_EDGE
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL
from game.ui.widgets import Entry, Plaque
from game.words import say
from game.words.dates import written
from game.words.persons import PERSON_WORDS

_LATEST, _BESTS, _HIRES = 30, 8, 8

_Row = tuple[str, Sequence[str]]
"""A row of a table: its label, and its values."""


class HallOfFameScene(SheetScene):
    """The hall of fame, opened from the title; it is refreshed while "Reading" is shown."""

    first = "back"

    def __init__(self) -> None:
        super().__init__()
        self._hall_of_fame: HallOfFame | None = None
        self._reading: threading.Thread | None = None
        self.games: list[PastGame] = []
        self._graphs: PastGraphs | None = None
        self._plots: dict[str, Caption] = {}
        """The places of the graphs that are still to come, by the names of the games' files."""
        self._complete = False
        """Whether all games on the page have been read."""
        self._drawn = 0
        """The number of games whose graphs are drawn, if they could be read."""

    # The scene

    def enter(self, host: Host) -> None:
        """Start refreshing the hall of fame in a thread, since many games take a while."""
        self._hall_of_fame = HallOfFame(host.saves.folder)
        self._reading = threading.Thread(target=self._hall_of_fame.refresh, daemon=True)
        self._reading.start()
        super().enter(host)

    def step(self, dt: float) -> None:
        """Show the hall of fame as soon as it is refreshed."""
        super().step(dt)
        if self.host.devices.pressed:
            return  # a new layout would take the pressed control away
        if self._reading is not None and not self._reading.is_alive():
            self._reading = None
            self.rebuild()
            folder = self.host.saves.folder
            self._graphs = PastGraphs([folder / game.file for game in self.games])
        if self._graphs is not None and self._graphs.done and not self._complete:
            self._complete = True
            self.rebuild()
        if self._graphs is not None and self._graphs.count > self._drawn:
            self._draw_graphs()

    def wait(self) -> None:
        """Wait until everything is read, and show it."""
        if self._reading is not None:
            self._reading.join()
            self.step(0.0)
        if self._graphs is not None:
            self._graphs.wait()
            self.step(0.0)

    def leave(self) -> None:
        """Close the hall of fame."""
        super().leave()
        if self._graphs is not None:
            self._graphs.close()
        if self._hall_of_fame is not None:
            self._hall_of_fame.stop()
            if self._reading is not None:
                self._reading.join()
            self._hall_of_fame.close()

    def build(self) -> None:
        """Lay out the scrolling pages and the way back."""
        body = self.lay_page(say("hall-title"), [Entry("back", say("menu-back"), self.back)], self._further())
        self.viewport(body)
        if self._reading is not None or self._hall_of_fame is None:
            below = self._words(say("saves-reading"), 0, body.width)
        else:
            below = self._pages(self._hall_of_fame, body.width - self.style.px(24))
        self.fill_viewport(below)

    def _further(self) -> list[Entry]:
        """Return the entry of the ways of playing, once somebody has finished a game."""
        hall = self._hall_of_fame if self._reading is None else None
        people = hall is not None and any(one.player == HUMAN for one in hall.standings())
        return [Entry("habits", say("habits-title"), self.host.go.habits)] if people else []

    # The pages

    def _pages(self, hall: HallOfFame, room: int) -> int:
        """Lay out everything, one part below the other; return the y coordinate of the lower end."""
        self.games = hall.games(_LATEST)
        if not self.games:
            return self._words(say("hall-empty"), 0, room)
        self._plots.clear()
        self._drawn = below = 0
        for heading, heads, rows in _tables(hall):
            if rows:
                below = self._table(heading, heads, rows, below, room)
        below = self._trends(hall.trends(), below, room)
        below = self._heading(say("hall-latest"), below)
        for number, game in enumerate(self.games, 1):
            below = self._game(number, game, below, room)
        return self._hires(below, room) + self.style.px(12)

    def _words(self, text: str, top: int, room: int) -> int:
        self.readable.append(text)
        words = paragraph(text, self.style.text(30), room, self.ink, align="center")
        self.picture(words, ((room - words.get_width()) // 2, top + self.style.px(40)))
        return top + self.style.px(80) + words.get_height()

    def _heading(self, text: str, top: int) -> int:
        line = typesetting.line(text, self.style.text(32), self.ink, bold=True)
        self.picture(line, (0, top + self.style.px(10)))
        return top + line.get_height() + self.style.px(14)

    def _table(self, title: str, heads: Sequence[str], rows: Sequence[_Row], top: int, room: int) -> int:
        """Lay out a table with its title heading the first column; return the y coordinate of its end."""
        style = self.style
        step = round(style.text(BODY) * 1.42)
        first = round(room * 0.40)
        wide = (room - first) // len(heads)
        face = pygame.Surface((room, step * (len(rows) + 1) + style.px(12)), pygame.SRCALPHA)

        def write(name: str, size: int, figures: Sequence[str], small: int, middle: int) -> None:
            words = fitted(name, size, first - style.px(12), self.ink, bold=True)
            face.blit(words, words.get_rect(midleft=(0, middle)))
            for place, figure in enumerate(figures, 1):
                words = fitted(figure, small, wide - style.px(12), self.ink)
                face.blit(words, words.get_rect(midright=(first + wide * place, middle)))

        write(title, style.text(32), heads, style.text(SMALL), step // 2)
        pygame.draw.line(face, self.ink, (0, step), (room, step), max(2, style.px(2)))
        for number, (name, figures) in enumerate(rows, 1):
            middle = number * step + step // 2 + style.px(4)
            write(name, style.text(BODY), figures, style.text(BODY), middle)
            line = middle + step // 2
            pygame.draw.line(face, (*PARCHMENT_EDGE, 150), (0, line), (room, line), max(1, style.px(1)))
        self.picture(face, (0, top + style.px(10)))
        return top + face.get_height() + style.px(30)

    def _trends(self, trends: Sequence[Trend], top: int, room: int) -> int:
        """Lay out people's prestige from game to game; return the y coordinate of the lower end."""
        if not trends:
            return top
        style = self.style
        top, high = self._heading(say("hall-courses"), top), round(style.text(BODY) * 2.2)
        first, figures = round(room * 0.4), round(style.text(BODY) * 2.6)
        for trend in trends:
            shown = trend.prestige[-_LATEST:]
            told = f"{trend.name} · {_level(trend.level)}" if trend.level else trend.name
            name = fitted(told, style.text(BODY), first - style.px(12), self.ink, bold=True)
            self.picture(name, name.get_rect(midleft=(0, top + high // 2)).topleft)
            graph = trend_graph(style, room - first - figures, high, shown)
            self.picture(graph, (first, top))
            for value, place in ((max(shown), 0), (min(shown), high)):
                words = typesetting.line(str(value), style.text(SMALL), self.ink)
                at = (
                    words.get_rect(topright=(room, top))
                    if not place
                    else words.get_rect(bottomright=(room, top + high))
                )
                self.picture(words, at.topleft)
            top += high + style.px(10)
        return top + style.px(14)

    def _hires(self, top: int, room: int) -> int:
        """Lay out whom people have hired in these games, once all are read; return the y of the lower end.

        It is the last part, so that nothing moves when it comes.
        """
        hires = self._graphs.hires(_HIRES) if self._graphs is not None and self._complete else []
        if not hires:
            return top
        heads = [say("hall-times"), say("hall-each")]
        rows = [
            (PERSON_WORDS.say(one.person), [str(one.times), say("hall-points", n=one.prestige / one.times)])
            for one in hires
        ]
        return self._table(say("hall-hired"), heads, rows, top, room)

    def _game(self, number: int, game: PastGame, top: int, room: int) -> int:
        """Add a past game, with a button to watch it if its file still exists."""
        style = self.style
        high = round(max(style.row, style.text(BODY) * 1.3 + style.text(SMALL) * 1.3 + style.px(8)))
        path = self.host.saves.folder / game.file
        watch = self.width_for(say("replay-watch"), 180)
        graph = pygame.Rect(0, top, style.px(220), high)
        graph.right = room - watch - style.px(24)
        self._plots[game.file] = self.picture(surfaces.clear(graph.size), graph.topleft)
        face = pygame.Surface((graph.left - style.px(16), high), pygame.SRCALPHA)
        step, left = round(style.text(BODY) * 1.3), 0
        for seat in game.seats:
            told = f"{seat.prestige} · {seat.name}"
            share = face.get_width() // len(game.seats)
            disc = medal(seat.colour, round(step * 0.86))
            face.blit(disc, disc.get_rect(midleft=(left, step // 2)))
            words = fitted(told, style.text(BODY), share - step - style.px(14), self.ink, bold=seat.won)
            at = face.blit(words, words.get_rect(midleft=(left + step, step // 2)))
            left = at.right + style.px(24) if at.width + step + style.px(24) < share else left + share
        note = " · ".join(filter(None, (_challenge(game), written(game.ended), _edition(game))))
        words = fitted(note, style.text(SMALL), face.get_width(), self.ink)
        face.blit(words, (0, step))
        self.picture(face, (0, top))
        if path.exists():
            place = pygame.Rect(room - watch, top, watch, min(high, style.row))
            press = partial(self._watch, game)
            entry = Entry(f"watch-{number}", say("replay-watch"), press)
            self.add(Plaque(entry, place, self.view_frame))
        return top + high + style.px(18)

    def _draw_graphs(self) -> None:
        """Show the graphs of the games that have been read meanwhile."""
        assert self._graphs is not None
        self._drawn = self._graphs.count
        for file, plot in list(self._plots.items()):
            lines = self._graphs.lines(self.host.saves.folder / file)
            if lines is not None:
                width, height = plot.rect.size
                plot.set_image(small_graph(self.style, width, height, lines))
                del self._plots[file]

    def _watch(self, game: PastGame) -> None:
        self.host.go.watch(self.host.saves.folder / game.file)


def _tables(hall: HallOfFame) -> Iterator[tuple[str, list[str], list[_Row]]]:
    """Yield the tables: title, column headings and rows."""
    games, wins = say("hall-games"), say("hall-wins")
    people: list[_Row] = []
    bots: list[_Row] = []
    for one in hall.standings():
        figures = [str(one.games), str(one.wins), say("hall-points", n=one.average), str(one.best)]
        if one.player == HUMAN:
            people.append((one.name, figures))
        else:
            bots.append((_level(one.player), figures))
    heads = [games, wins, say("hall-average"), say("hall-best")]
    yield say("hall-people"), heads, people
    yield say("hall-bots"), heads, bots
    met: list[_Row] = [
        (_level(level), [str(n), str(won), say("hall-percent", n=round(won * 100 / n))])
        for level, n, won in hall.encounters()
    ]
    yield say("hall-against"), [games, wins, say("hall-share")], met
    met_often: list[_Row] = [
        (f"{one.name} – {one.rival}", [str(one.games), str(one.ahead), str(one.behind)])
        for one in hall.rivalries()
    ]
    yield say("hall-rivals"), [games, say("hall-ahead"), say("hall-behind")], met_often
    heads = [say("results-prestige"), say("new-game-players"), say("hall-day")]
    bests: list[_Row] = [
        (best.name, [str(best.prestige), str(best.players), written(best.ended)])
        for best in hall.bests(_BESTS)
    ]
    yield say("hall-bests"), heads, bests


def _level(player: str) -> str:
    """Return the name of a bot level; an unknown level keeps its own name."""
    return player_words(player) if is_bot(player) else player


def _challenge(game: PastGame) -> str:
    """Say that a game was a deal of the day, a task, or had own content: it is not rated; else nothing."""
    kind, _, what = game.challenge.partition(" ")
    if kind == "task":
        return f"{say('challenges-tasks')}: {title(what)}"
    if kind == OWN_PERSONS:
        return say("own-persons-title")
    if kind == OWN_EDITION:
        return say("own-editions-title")
    return say("challenges-deal") if kind else ""


def _edition(game: PastGame) -> str:
    name = editions.name(game.edition)
    return f"{name} · {say('new-game-new-persons')}" if game.new_persons else name
