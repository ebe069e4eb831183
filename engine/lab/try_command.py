"""The command ``try``: what a person or an edition of one's own does to the scores, by games of bots."""

from __future__ import annotations

import argparse

from engine.bots import BOTS
from engine.content import DEFAULT_EDITION
from engine.content.definitions import OwnEdition
from engine.lab.check_command import add_file, checked
from engine.lab.edition_trial import EditionTrial, try_edition
from engine.lab.trial import Trial, estimate, try_person


def add_try(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser(
        "try", help="play games with a person or an edition of one's own, and without"
    )
    add_file(parser)
    parser.add_argument("--games", type=_count, default=200, help="how many deals (200)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=3, help="how many bots play (3)")
    parser.add_argument("--bot", choices=BOTS, default="quick", help="which bots play (quick)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.set_defaults(run=_try)


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError("expected a whole number from 1 to 1000000")
    return int(text)


def _try(parsed: argparse.Namespace) -> None:
    seeds = range(parsed.seed, parsed.seed + parsed.games)
    for own in checked(parsed.file):
        if isinstance(own, OwnEdition):
            edition_trial = EditionTrial()
            for seed in seeds:
                try_edition(own, seed, parsed.bot, parsed.players, edition_trial)
            _print_edition(own.name, edition_trial, parsed)
            continue
        trial = Trial()
        for seed in seeds:
            try_person(own, seed, parsed.bot, parsed.players, trial)
        _print(own.name, trial, parsed)


def _print(name: str, trial: Trial, parsed: argparse.Namespace) -> None:
    rate = trial.rate
    print(f"{name}: {trial.games} games of {parsed.players} {parsed.bot} bots, met in {trial.met}")
    print(f"  hired where it can be          {rate.mean:.0%} ± {rate.error:.0%} of {rate.times} times")
    print(f"  prestige of a hire by itself   {estimate(trial.gained).told}")
    print(f"  those who hire it, over others {estimate(trial.hirers).told} prestige")
    print(f"  mean score, over none of it    {estimate(trial.against_without).told} prestige")


def _print_edition(name: str, trial: EditionTrial, parsed: argparse.Namespace) -> None:
    print(f"{name}: {parsed.games} games of {parsed.players} {parsed.bot} bots, and by {DEFAULT_EDITION}")
    print(f"  mean score                     {estimate(trial.scores).plain} prestige")
    print(f"  mean score, over {DEFAULT_EDITION:<13} {estimate(trial.over_usual).told} prestige")
    print(f"  first ahead of last, likewise  {estimate(trial.spread).told} prestige")
