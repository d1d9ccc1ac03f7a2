"""What is written down to learn from: positions as records of one length, and games with what searches made of them."""

from __future__ import annotations

import gzip
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from elgrande.bots.core.features import SEAT_INPUTS, SEATS, table_inputs
from elgrande.rules import Setup, rules_for
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import mixes

HEAD: Final = struct.Struct("<BBBBI5H5H5h5h5B5BBB")
"""Mix, players, round, who played; game; today's chances to win; those of a search; points now and at the end; victories in
sixtieths; ranks; whether there was a search; whether a turn or round had just begun."""
QUICK: Final = 0
GREEDY: Final = 1
SEARCH: Final = 2
GRANDE: Final = 3
TAUGHT: Final = 4
"""Quick, with the learned opinions of a network."""
BRANCH: Final = 5
"""Beside the path of a game of grande: only what a search makes of it is known."""
KINDS: Final = ["quick", "greedy", "search", "grande", "taught", "branch"]

MIXES: Final = [
    (edition, sets, players)
    for edition in EDITION_NAMES
    for sets in mixes(edition)
    for players in (2, 3, 4, 5)
]
"""Every kind of game there is; its number stands in the records."""


def known_cards() -> list[str]:
    """The ids of all action cards there are."""
    return sorted(
        {card.id for edition, sets, _ in MIXES for card in rules_for(Setup(edition, 4, sets)).cards}
    )


def record_length(cards: int) -> int:
    return HEAD.size + table_inputs(cards) + SEATS * SEAT_INPUTS


def five(numbers: list[int]) -> list[int]:
    """A number for each seat, nothing for those where nobody sits."""
    return [*numbers, *[0] * (SEATS - len(numbers))]


def games(folder: Path) -> Iterator[dict[str, Any]]:
    """All games of a folder that ``bench.learning.choices`` wrote; of a file that was cut short, those before."""
    for path in sorted(folder.glob("*.choices")):
        with gzip.open(path, "rt", encoding="ascii") as file:
            try:
                for line in file:
                    yield json.loads(line)
            except (EOFError, ValueError):
                print(f"{path}: ends in the middle of a game", flush=True)
