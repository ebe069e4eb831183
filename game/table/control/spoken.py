"""What the table tells whoever only hears it: the question, the thing that has the focus, what has happened.

Nothing is told that the table doesn't show. Where several people play with hidden hands, nor is what only one
of them may know, unless that person wears headphones: a voice is heard by all.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import COLOURS
from engine.names import BACK, card_kind
from game.decisions.forecast import MESSAGE_WORDS
from game.decisions.gestures import KEPT, Thing
from game.decisions.prompts import prompt, waiting
from game.decisions.targets import CARD
from game.input.bindings import SELECT
from game.log.option_words import label
from game.match.screen import PRIVATE
from game.speech.reader import Aloud
from game.table.control.context import TableContext
from game.table.hud import seat_words, undo_buttons
from game.table.hud.display import STACKS
from game.table.hud.sheet_words import HARBOUR, message_pays, seat_text
from game.table.pointing import HISTORY, MAP, MENU, ROUND, SUMMARY
from game.words import Family, say
from game.words.cards import KIND_WORDS
from game.words.lists import listed
from game.words.persons import PERSON_WORDS, person_words

_OFFERS = Family("speech-offer", (undo_buttons.UNDO, undo_buttons.HINT, undo_buttons.LESSON))
"""The buttons of the table that show only a picture."""
_NEEDS = ("play", "donate", "hire", "benefit", "take")
"""The decisions that are asked with what the player has."""


class SpokenTable:
    """The words of one table, as they are at the moment."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._names = context.names
        self._announcer = context.announcer

    # What may be told

    @property
    def _hidden(self) -> bool:
        """Whether the present question is one of a hand that others may not hear of."""
        pending = self._context.pending
        return self._announcer.discreet and pending is not None and pending.decision.kind in PRIVATE

    # The screen

    def aloud(self, order: Sequence[Thing], strayed: bool) -> Aloud:
        """Return what is read, asked and focused.

        ``order``: the things that can be chosen, in order. ``strayed``: the player has moved the focus, so
        that it is told while nothing is asked, too.
        """
        context = self._context
        lesson = context.guide.spoken
        if context.sheet is not None:
            secret = context.sheet.secret or (
                context.screen.open_for and context.sheet not in (context.summary, context.overview)
            )
            quiet = secret and self._announcer.discreet
            told = say("speech-quiet") if quiet else context.sheet.read(context.shown)
            return Aloud(f"{context.sheet.title}\n{told}".strip())
        if context.screen.curtain:
            name = context.session.name(context.screen.curtain)
            return Aloud(f"{say('table-curtain', name=name)}\n{say('table-curtain-how')}")
        if context.guide.blocks_game:
            return Aloud(f"{lesson}\n{self._announcer.press(SELECT, say('lesson-go-on'))}".strip())
        if context.busy or context.guide.considers:
            return Aloud()
        idle = context.pending is None and not context.offered.done
        focus, state = self._focused() if strayed or not idle else ("", "")
        place = ""
        thing = context.hovered
        if thing is not None and thing in order and len(order) > 1 and thing[0] != CARD:
            place = say("speech-place", n=order.index(thing) + 1, all=len(order))
        return Aloud("", f"{self._question()}\n{lesson}".strip(), focus, state, place)

    def _question(self) -> str:
        """Return what is asked, with the numbers that matter for it."""
        context, session = self._context, self._context.session
        pending = context.pending
        if pending is None:
            if session.game.over:
                return say("table-over")
            if context.offered.done and context.director.unconfirmed:
                return say("table-done-prompt", name=session.name(context.director.unconfirmed))
            people = tuple(seat for seat in context.shown.to_move if session.seat(seat).human)
            here = bool(context.screen.viewers)
            return waiting(session, people, others=here) if people and not context.screen.asked else ""
        decision = pending.decision
        chosen, place = (None, None) if self._hidden else (pending.chosen, pending.place_name)
        told = [prompt(session, decision, chosen, context.warning, place)]
        if context.warning or chosen is not None or place is not None:
            return told[0]
        told.append(context.happened)
        if decision.kind in PRIVATE and not self._hidden:
            told.append(say("speech-cards", cards=self._cards(context.top.hand.cards)))
        if decision.kind == "hire":
            told.append(seat_words.persons_words(context.shown))
        if decision.kind in _NEEDS:
            coins, rat, *_ = seat_text(decision.colour, self._names, context.shown).words.splitlines()
            told += [coins, rat]
        return "\n".join(filter(None, told))

    def _focused(self) -> tuple[str, str]:
        """Return what has the focus or is pointed at, and how it stands or what it would bring."""
        context, thing = self._context, self._context.hovered
        if thing is None:
            return "", ""
        lit = thing in context.selectable
        if self._hidden and (lit or thing[0] in (CARD, KEPT)):
            return self._quiet(thing), ""
        name, state = self._named(thing)
        foretold = context.foretold if lit else ""
        if foretold:
            state = _without_message(state, foretold)
        told = [_without_name(foretold, name) if foretold != context.just_told else "", state]
        if lit and context.wastes(context.considered):
            told.insert(0, say("phones-wasted"))
        return name, "\n".join(filter(None, told))

    def _quiet(self, thing: Thing) -> str:
        """Return words for a thing that tell nothing of a hand."""
        cards = self._context.top.hand.cards
        if thing[0] == CARD and thing[1] in cards:
            return say("speech-hidden-card", n=cards.index(thing[1]) + 1, all=len(cards))
        return say("speech-hidden-place")

    def _named(self, thing: Thing) -> tuple[str, str]:
        """Return a thing's name, and what there is to know about it."""
        context, names = self._context, self._names
        shown = context.shown
        match thing:
            case ("card", card):
                cards = context.top.hand.cards
                held = card in cards
                place = say("speech-place", n=cards.index(card) + 1, all=len(cards)) if held else "none"
                chosen = say("speech-chosen") if card == context.chosen else ""
                return say("speech-card", card=self._card(card), place=place), chosen
            case ("kept", card):
                return say("speech-kept", card=self._card(card)), ""
            case ("kept" | "city", *_):
                return "", ""
            case ("shown", card):
                return say("speech-shown", card=self._card(card)), ""
            case ("won", colour, kind):
                return MESSAGE_WORDS.say(colour), message_pays(kind, shown.options)
            case ("area", borough, area):
                name = say("sector-harbour") if area == HARBOUR else KIND_WORDS.say(area)
                if context.pending is None or context.pending.colour != borough:
                    name = say("speech-of", thing=name, name=names.get(borough, ""))
                return name, seat_words.area_words(borough, area, shown)
            case ("market", market):
                return seat_words.market_name(market, names), seat_words.market_words(market, names, shown)
            case ("friend", seat):
                sector = shown.players[seat].friend
                name = say("speech-of", thing=KIND_WORDS.say("friend"), name=names.get(seat, ""))
                return name, KIND_WORDS.say(sector) if sector else ""
            case ("carriage", seat):
                stands = shown.players[seat].carriage
                name = say("sheet-carriage", name=names.get(seat, ""))
                return name, seat_words.market_name(stands, names) if stands else ""
            case ("cathedral",):
                return seat_words.cathedral_words(shown), ""
            case ("person", person):
                rats = say("speech-rats", n=dict(zip(shown.persons, shown.rats, strict=False)).get(person, 0))
                return f"{PERSON_WORDS.say(person)}, {rats}", person_words(person, shown.options)
            case ("button", key):
                words = self._button(key)  # none where the button has just been pressed and is gone
                return (say("speech-button", label=words) if words else ""), ""
            case ("plate" | "cache" | "coins", seat):
                return names.get(seat, ""), "\n".join(self._facts(seat).splitlines()[1:])
            case ("menu" | "history" | "summary" | "stacks" | "round" | "map" as sign, *_):
                label = {
                    MENU: say("steering-pause"),
                    HISTORY: say("history-title"),
                    SUMMARY: say("summary-title"),
                    STACKS: say("persons-in-play"),
                    ROUND: say("settings-action-overview"),
                    MAP: say("settings-action-city"),
                }[sign]
                return say("speech-button", label=label), ""
        return "", ""

    def _button(self, key: str) -> str:
        context = self._context
        button = next((one for one in context.buttons if one.key == key), None)
        if button is not None and button.label:
            return button.label
        if key in _OFFERS.members:
            return _OFFERS.say(key)
        pending = context.pending
        target = next((one for one in pending.buttons if one.key == key), None) if pending else None
        return label(target, pending.decision, self._names) if target and pending else ""

    def _cards(self, cards: Sequence[str]) -> str:
        return listed(map(self._card, cards))

    @staticmethod
    def _card(card: str) -> str:
        return say("phones-label-hand") if card.endswith(BACK) else KIND_WORDS.say(card_kind(card))

    # How things stand

    def survey(self, whole: bool) -> str:
        """Return how the person who is asked stands, or everybody, and the round."""
        context = self._context
        if whole:
            told = [seat_words.round_words(context.shown), *map(self._facts, context.shown.seats)]
            return "\n".join(told)
        asked, curtain = context.screen.asked, context.screen.curtain
        seat = asked.colour if asked else curtain or context.screen.hand_of
        if seat is None:
            return seat_words.round_words(context.shown)
        told = [self._facts(seat)]
        if not self._announcer.discreet and context.top.hand.cards and not curtain:
            told.append(say("speech-cards", cards=self._cards(context.top.hand.cards)))
        if not self._announcer.discreet and context.top.hand.kept and not curtain:
            told.append(say("speech-kept", card=self._cards(context.top.hand.kept)))
        return "\n".join(told)

    def borough(self, borough: str | None) -> str:
        """Return how a borough stands that the camera shows; ``None``: the round."""
        shown = self._context.shown
        if borough is None:
            return seat_words.round_words(shown)
        return self._facts(borough) if borough in shown.players else seat_words.neutral_words(borough, shown)

    def _facts(self, seat: str) -> str:
        return seat_words.seat_words(seat, self._names, self._context.shown, secret=self._announcer.discreet)


def _without_name(line: str, name: str) -> str:
    """Return a forecast without the name that it begins with, if that has just been said."""
    thing, colon, gains = line.partition(":")
    return gains.strip() if colon and name.startswith(thing.strip()) else line


def _without_message(state: str, foretold: str) -> str:
    """Return how a market stands without what its message pays, if the forecast tells it."""
    names = tuple(MESSAGE_WORDS.say(colour) for colour in COLOURS)
    told = next((name for name in names if foretold.startswith(name)), "")
    return "\n".join(line for line in state.splitlines() if not (told and line.startswith(told)))
