"""Positions of games as learning wants them: records of one length, in files that can be read as one array."""

from __future__ import annotations

import struct
from typing import Final

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
KINDS: Final = ["quick", "greedy", "search", "grande", "taught"]

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
