"""The vocabulary of decisions: every option is one integer with one fixed text, the same in every edition.

>>> print_choice(parse_choice("lift blue galicia"))
'lift blue galicia'
"""

from typing import Final

from elgrande.rules.errors import UnknownChoice
from elgrande.rules.places import COLOUR_IDS, COLOURS, MOBILE_IDS, PLACE_IDS, PLACES, POWER_CARDS

MODIFIERS: Final = 16
"""Number of power modifier cards."""
STACKS: Final = 7
MOST_TAKEN: Final = 6

STOP: Final = 0
ACT: Final = 1
END: Final = 2
VETO: Final = 3
ALLOW: Final = 4
FIRST: Final = 5
SECOND: Final = 6
PLAIN: Final = 7
USE: Final = 8
SKIP: Final = 9
POWER: Final = 10
MODIFIER: Final = POWER + POWER_CARDS
TAKE: Final = MODIFIER + MODIFIERS
CARD: Final = TAKE + MOST_TAKEN + 1
TO: Final = CARD + STACKS
FROM: Final = TO + PLACES
REGION: Final = FROM + PLACES
DISC: Final = REGION + PLACES
KING: Final = DISC + PLACES
GRANDE: Final = KING + PLACES
SWAP: Final = GRANDE + PLACES
BACK: Final = SWAP + COLOURS
REUSE: Final = BACK + POWER_CARDS
BOARD: Final = REUSE + MODIFIERS
LIFT: Final = BOARD + 2 * PLACES
ACTIONS: Final = LIFT + COLOURS * PLACES
"""Size of the action space: codes are 0 to ACTIONS - 1."""

WORDS: Final = {
    "stop": "no more of this",
    "act": "use the special action of the card",
    "end": "end the turn",
    "veto": "object",
    "allow": "let it happen",
    "first": "the first of two alternatives",
    "second": "the second of two alternatives",
    "plain": "play the power card without a modifier",
    "use": "use the ability of the modifier",
    "skip": "do without the ability",
}


def _texts() -> list[str]:
    """All choices in the order of their codes."""
    texts = list(WORDS)
    texts += [f"power {value}" for value in range(1, POWER_CARDS + 1)]
    texts += [f"modifier {number}" for number in range(1, MODIFIERS + 1)]
    texts += [f"take {count}" for count in range(MOST_TAKEN + 1)]
    texts += [f"card {stack}" for stack in range(1, STACKS + 1)]
    for word in ("to", "from", "region", "disc", "king", "grande"):
        texts += [f"{word} {place}" for place in PLACE_IDS[:PLACES]]
    texts += [f"swap {colour}" for colour in COLOUR_IDS]
    texts += [f"back {value}" for value in range(1, POWER_CARDS + 1)]
    texts += [f"reuse {number}" for number in range(1, MODIFIERS + 1)]
    texts += [f"board {board} {place}" for board in MOBILE_IDS for place in PLACE_IDS[:PLACES]]
    texts += [f"lift {colour} {place}" for colour in COLOUR_IDS for place in PLACE_IDS[:PLACES]]
    return texts


CHOICE_TEXTS: Final = _texts()
_CODES: Final = {text: code for code, text in enumerate(CHOICE_TEXTS)}


def print_choice(code: int) -> str:
    """The text of a choice."""
    if not 0 <= code < ACTIONS:
        raise UnknownChoice(f"there is no choice number {code}; codes are 0 to {ACTIONS - 1}")
    return CHOICE_TEXTS[code]


def parse_choice(text: str) -> int:
    """The code of a choice given as text; letter case and spacing do not matter."""
    words = text.lower().split()
    code = _CODES.get(" ".join(words))
    if code is None:
        raise UnknownChoice(_what_is_wrong(text, words))
    return code


def _what_is_wrong(text: str, words: list[str]) -> str:
    if not words:
        return "an empty choice; write for example 'power 9' or 'to granada'"
    known = sorted({choice.split()[0] for choice in CHOICE_TEXTS})
    if words[0] not in known:
        return f"unknown choice '{text.strip()}': no choice begins with '{words[0]}'; known are {', '.join(known)}"
    forms = [choice for choice in CHOICE_TEXTS if choice.split()[0] == words[0]]
    return (
        f"unknown choice '{text.strip()}'; '{words[0]}' is written for example '{forms[0]}' or '{forms[-1]}'"
    )
