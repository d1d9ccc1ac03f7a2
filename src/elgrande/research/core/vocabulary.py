"""Version 0 of the actions knows the places and choices of the base game; this is their numbering, for good.

The rules number all choices there are, those of the expansions too; here each one of version 0 has its own number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules.choices import ACTIONS as CODES
from elgrande.rules.choices import MODIFIERS, MOST_TAKEN, WORDS, parse_choice
from elgrande.rules.places import COLOUR_IDS, COLOURS, MOBILE_IDS, PLACE_IDS, POWER_CARDS

PLACES: Final = 14
"""Places that version 0 knows: the first ones of the rules."""
STACKS: Final = 5


def _texts() -> list[str]:
    """All actions in the order of their numbers, as choices at the table."""
    places = PLACE_IDS[:PLACES]
    texts = list(WORDS)[:10]
    texts += [f"power {value}" for value in range(1, POWER_CARDS + 1)]
    texts += [f"modifier {number}" for number in range(1, MODIFIERS + 1)]
    texts += [f"take {count}" for count in range(MOST_TAKEN + 1)]
    texts += [f"card {stack}" for stack in range(1, STACKS + 1)]
    for word in ("to", "from", "region", "disc", "king", "grande"):
        texts += [f"{word} {place}" for place in places]
    texts += [f"swap {colour}" for colour in COLOUR_IDS]
    texts += [f"back {value}" for value in range(1, POWER_CARDS + 1)]
    texts += [f"reuse {number}" for number in range(1, MODIFIERS + 1)]
    texts += [f"board {board} {place}" for board in MOBILE_IDS for place in places]
    texts += [f"lift {colour} {place}" for colour in COLOUR_IDS for place in places]
    return texts


TEXTS: Final = _texts()
ACTIONS: Final = 282
"""Number of actions of version 0."""
SWAP: Final = TEXTS.index("swap violet")
LIFT: Final = ACTIONS - COLOURS * PLACES

CODE: Final = vec[i64]([parse_choice(text) for text in TEXTS])
"""The choice of the rules that each action stands for."""


def _numbers() -> list[int]:
    numbers = [-1] * CODES
    for action, text in enumerate(TEXTS):
        numbers[parse_choice(text)] = action
    return numbers


NUMBER: Final = vec[i64](_numbers())
"""The action that stands for each choice of the rules; -1 for those that version 0 does not know."""
