"""The vocabulary of decisions: every option is one integer with one fixed text, the same in every edition.

>>> print_choice(parse_choice("lift blue galicia"))
'lift blue galicia'
"""

from typing import Final

from mypy_extensions import i64

from elgrande.rules.errors import Reason, UnknownChoice
from elgrande.rules.places import COLOUR_IDS, COLOURS, MOBILE_IDS, PLACE_IDS, PLACES, POWER_CARDS
from elgrande.rules.sets import FOLDERS, load_from

MODIFIERS: Final = 16
"""Number of power modifier cards."""
STACKS: Final[i64] = 7
MOST_TAKEN: Final = 6

CHOICE_TEXTS: Final[list[str]] = []
"""All choices in the order of their codes: those of every game, then those of the sets in the order of the sets."""


def choices(texts: list[str]) -> int:
    """Declare the next choices: the code of the first of them."""
    first = len(CHOICE_TEXTS)
    for text in texts:
        if text in CHOICE_TEXTS:
            raise ValueError(f"there is a choice '{text}' already")
        CHOICE_TEXTS.append(text)
    return first


def over_places(word: str) -> int:
    """Declare a choice for each place that can be named."""
    return choices([f"{word} {place}" for place in PLACE_IDS[:PLACES]])


def over_colours(word: str) -> int:
    """Declare a choice for each colour."""
    return choices([f"{word} {colour}" for colour in COLOUR_IDS])


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
"""The choices of one word that every game has; they are the first ones."""
choices(list(WORDS))

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
POWER: Final[i64] = choices([f"power {value}" for value in range(1, POWER_CARDS + 1)])
MODIFIER: Final[i64] = choices([f"modifier {number}" for number in range(1, MODIFIERS + 1)])
TAKE: Final[i64] = choices([f"take {count}" for count in range(MOST_TAKEN + 1)])
CARD: Final[i64] = choices([f"card {stack}" for stack in range(1, STACKS + 1)])
TO: Final[i64] = over_places("to")
FROM: Final[i64] = over_places("from")
REGION: Final[i64] = over_places("region")
DISC: Final[i64] = over_places("disc")
KING: Final[i64] = over_places("king")
GRANDE: Final[i64] = over_places("grande")
SWAP: Final[i64] = over_colours("swap")
BACK: Final[i64] = choices([f"back {value}" for value in range(1, POWER_CARDS + 1)])
REUSE: Final[i64] = choices([f"reuse {number}" for number in range(1, MODIFIERS + 1)])
BOARD: Final[i64] = choices(
    [f"board {board} {place}" for board in MOBILE_IDS for place in PLACE_IDS[:PLACES]]
)
LIFT: Final[i64] = choices(
    [f"lift {colour} {place}" for colour in COLOUR_IDS for place in PLACE_IDS[:PLACES]]
)
BASE_ACTIONS: Final[i64] = LIFT + COLOURS * PLACES
"""Choices from here on belong to the sets."""

FOLDERS_OF_CHOICES: Final[dict[str, tuple[int, int]]] = {}
"""The choices that only the set of a folder has: the code of the first of them, and the one after the last."""
for _folder in FOLDERS:
    _first = len(CHOICE_TEXTS)
    load_from(_folder, "words")
    FOLDERS_OF_CHOICES[_folder] = (_first, len(CHOICE_TEXTS))

ACTIONS: Final[i64] = len(CHOICE_TEXTS)
"""Size of the action space: codes are 0 to ACTIONS - 1."""
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
        raise UnknownChoice(_what_is_wrong(text, words), Reason("refusal-unknown-choice", {"name": text}))
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
