"""Every game that can be set up: editions, numbers of players, modules and table options in all their mixtures."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import combinations, product
from typing import TypeVar

from elgrande.build import compiled
from elgrande.rules.sets.known import BIG_BOX
from elgrande.rules.sets.names import GRANDISSIMO
from elgrande.rules.sets.setup import Setup, mixes

T = TypeVar("T")

PLAYERS = [2, 3, 4, 5]
VETERANS = ["veto", "intrigue", "scoring"]

COMMON_OPTIONS = {
    "length": ["full", "short"],
    "veto": ["yes", "no"],
    "castillo": ["hidden", "open"],
    "mulligan": ["no", "yes"],
}
EDITION_OPTIONS = {
    "1995": {"angry-king": ["opponents", "everybody"], "supply": ["up-to", "exact"]},
    "2015": {},
    "2023": {},
}


THOROUGH = compiled() and os.environ.get("ELGRANDE_TESTS") == "thorough"
"""Whether there is time for everything: an hour or two, instead of a few minutes."""


def scaled(number: int) -> int:
    """So many repetitions if there is time, an eighth otherwise, a fifteenth with the plain rules; always one."""
    return number if THOROUGH else max(1, number // (8 if compiled() else 15))


def in_time(ways: Sequence[T]) -> list[T]:
    """All of several ways to try the same if there is time, the last of them otherwise."""
    return list(ways if THOROUGH else ways[-1:])


def subsets(names: list[str]) -> list[list[str]]:
    return [list(chosen) for size in range(len(names) + 1) for chosen in combinations(names, size)]


def big_boxes() -> list[Setup]:
    """One setup for each number of players and mix of expansions of the Big Box."""
    return [Setup("2015", players, sets) for sets in mixes("2015") if sets for players in PLAYERS]


def boxes() -> list[Setup]:
    """One setup for each edition, number of players, set of modules and way to stack the cards."""
    found = [Setup(edition, players) for edition in ("1995", "2015") for players in PLAYERS]
    for players, sets in product(PLAYERS, mixes("2023")):
        found.append(Setup("2023", players, sets))
        if players == 3:
            found.append(Setup("2023", players, sets, {"stacks": "merged"}))
    return found


def options_of(box: Setup) -> list[Setup]:
    """The same game with every mixture of the table options that change how it is played."""
    choices = {**COMMON_OPTIONS, **EDITION_OPTIONS[box.edition]}
    if any(name in BIG_BOX for name in box.sets):
        choices["cards"] = ["all", "established"]
        del choices["mulligan"]
    if "grandissimo" in box.sets:
        choices["symbols"] = ["printed", "reconstructed"]
        choices["left-out"] = ["none", "first-game"]
    if GRANDISSIMO in box.sets:
        choices["symbols"] = ["printed", "reconstructed"]
        if box.players == 2:
            choices["ships"] = ["one", "two"]
    if "special-cards" in box.sets:
        choices["removal"] = ["cards", "tokens"]
    if "veteran-cards" in box.sets:
        choices["veterans"] = ["+".join(groups) for groups in subsets(VETERANS) if groups]
    mixtures = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    return [Setup(box.edition, box.players, box.sets, {**box.chosen_options(), **mix}) for mix in mixtures]


def name_of(setup: Setup) -> str:
    """A short name for lists of tests: ``2023-3-new-regency-stacks=merged``."""
    options = [f"{name}={value}" for name, value in setup.chosen_options().items()]
    return "-".join([setup.edition, str(setup.players), *setup.sets, *options])


def without_hurry(boxes: list[Setup]) -> list[Setup]:
    """All boxes with the compiled rules; with the plain ones each mix with one number of players."""
    return boxes if compiled() else [boxes[i] for i in range(len(boxes)) if i % 4 == i // 4 % 4]


BOXES = boxes()
BIG_BOXES = big_boxes()
ALL_BOXES = [*BOXES, *without_hurry(BIG_BOXES)]
"""What is tried without compiled rules, too."""
