"""What a player types for an option: its key on the screen, its notation, or enough of it to know what is meant.

Every option has one short key: power cards, stacks and numbers of caballeros are typed as they are, a place by its
number on the map, a caballero on the board by its colour and place (``b8``), anything else by its first letter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from elgrande.rules.errors import ElGrandeError
from elgrande.rules.places import PLACE_IDS

PLACE_KEYS: Final = {
    **{place: str(number) for number, place in enumerate(PLACE_IDS[:9], 1)},
    "castillo": "0",
    "court": "c",
    "france": "f",
    "portugal": "p",
    "ship": "sh",
    "america": "am",
    "africa": "af",
    "galleon": "gl",
}
"""What is typed for a place: the number of each region on the map is the same throughout the game."""

COLOUR_KEYS: Final = {"violet": "v", "blue": "b", "green": "g", "orange": "o", "red": "r", "grey": "x"}

_KEYS: Final = {**PLACE_KEYS, **COLOUR_KEYS}

NUMBERED: Final = ("power", "back", "modifier", "take", "card", "keep", "play")
_PLAIN_WORDS: Final = ("to", "from", "region", "disc", "king", "grande", "swap", "lift")
"""Choices that are told by their places and colours alone; others have their first letter before them."""
WORD_KEYS: Final = {"first": "1", "second": "2"}

PlaceNamer = Callable[[str], str]


class NotUnderstood(ElGrandeError):
    """An answer that fits none of the options, or more than one."""

    def __init__(self, answer: str, meant: Sequence[str] = ()) -> None:
        fit = f"could mean {', '.join(meant)}" if meant else "is none of the options"
        super().__init__(f"'{answer}' {fit}")
        self.answer = answer
        self.meant = list(meant)
        """The options that it fits."""


def key_of(choice: str) -> str:
    """The key of an option, given by its text."""
    word, *details = choice.split()
    if not details:
        return WORD_KEYS.get(word, word[0])
    if word in NUMBERED:
        return details[0]
    if word == "reuse":
        return f"m{details[0]}"
    if word == "board":
        return f"{details[0]}.{PLACE_KEYS[details[1]]}"
    key = "".join(_KEYS.get(detail, detail) for detail in details)
    return key if word in _PLAIN_WORDS else word[0] + key


def place_of(choice: str) -> str | None:
    """The place that an option is about, if it is about one."""
    last = choice.split()[-1]
    return last if last in PLACE_IDS else None


def find_option(answer: str, choices: Sequence[str], place_name: PlaceNamer) -> str:
    """The option that an answer means. ``place_name`` tells what a place is called on the board."""
    plain = _plain(answer)
    if not plain:
        raise NotUnderstood("")
    key = "".join(sign for sign in plain if sign.isalnum())
    for choice in choices:
        if key == "".join(sign for sign in key_of(choice) if sign.isalnum()) or plain == choice:
            return choice
    words = _joined(plain, place_name).split()
    fitting = [choice for choice in choices if _fits(words, choice, place_name, exactly=True)]
    if not fitting:
        fitting = [choice for choice in choices if _fits(words, choice, place_name, exactly=False)]
    if len(fitting) != 1:
        raise NotUnderstood(answer.strip(), fitting)
    return fitting[0]


def _fits(words: list[str], choice: str, place_name: PlaceNamer, exactly: bool) -> bool:
    """Whether every typed word is a word of the option, or the beginning of one, in the same order."""
    wanted = [_names(word, place_name) for word in choice.split()]
    for typed in words:
        while wanted and not any(typed == name if exactly else name.startswith(typed) for name in wanted[0]):
            wanted.pop(0)
        if not wanted:
            return False
        wanted.pop(0)
    return True


def _names(word: str, place_name: PlaceNamer) -> list[str]:
    """All that may be typed for one word of an option."""
    if word not in PLACE_IDS:
        return [word]
    printed = _plain(place_name(word))
    return [word, *printed.split(), PLACE_KEYS.get(word, word)]


def _joined(plain: str, place_name: PlaceNamer) -> str:
    """The answer with names of several words, such as Castilla la Nueva, as one."""
    for place in PLACE_IDS:
        for name in (_plain(place_name(place)), place.replace("_", " ")):
            if " " in name:
                plain = plain.replace(name, place)
    return plain


def _plain(text: str) -> str:
    """Small letters without accents and needless blanks."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())
