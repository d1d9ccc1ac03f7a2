"""From facts to arguments: how the facts of events, decisions and choices are handed to the texts.

A fact is plain data under a name, such as ``place: "granada"``; a text sees it as one or more variables, such as
``$place`` (to choose a wording) and ``$place_name`` (to show). The same fact always becomes the same variables: what
kind of fact a name stands for is said by the rules (``VOCABULARY``), how a kind is told is said here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from elgrande.locale.names import Names
from elgrande.rules.places import CABALLEROS, COLOUR_IDS, NEUTRAL
from elgrande.rules.sets.facts import VOCABULARY

Arguments = dict[str, str | int]

BLACK: Final = "black"
NONE: Final = "none"
"""What a variable holds if there is nothing to say, or if it is not for these eyes."""


class Fact:
    """A fact that is shown as it is: a number, a word, yes or no."""

    def variables(self, name: str) -> list[str]:
        """The variables that texts get."""
        return [name]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        """The variables with their values."""
        if value is None:
            return {name: NONE}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int | str):
            return {name: value}
        raise TypeError(
            f"the fact '{name}' is {value!r}; say in the vocabulary of its set what kind of fact it is"
        )


class Seat(Fact):
    """A seat: its player's name."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        return {name: NONE if value is None else names.seat_name(_number(value))}


class Place(Fact):
    """A place: its id, to choose a wording, and its name."""

    def variables(self, name: str) -> list[str]:
        return [name, name + "_name"]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        if value is None:
            return {name: NONE, name + "_name": NONE}
        return {name: str(value), name + "_name": names.place_name(str(value))}


class Colour(Fact):
    """A colour of caballeros, by number or id: its id, and the name of the player who has it."""

    def variables(self, name: str) -> list[str]:
        return [name, "owner"]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        seat = COLOUR_IDS.index(value) if isinstance(value, str) else _number(value)
        # What is grey as the dummy of 2023 is black in the Big Box.
        word = BLACK if seat == NEUTRAL and names.black else COLOUR_IDS[seat]
        return {name: word, "owner": names.seat_name(seat)}


class Power(Fact):
    """A power card: its value, and how many caballeros it brings to court."""

    def variables(self, name: str) -> list[str]:
        return [name, "brings"]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        if value is None:
            return {name: NONE, "brings": NONE}
        return {name: _number(value), "brings": names.supply.get(_number(value), 0)}


class Face(Fact):
    """A power card with a special action: what it is called, its title, and how many caballeros it brings to court."""

    def variables(self, name: str) -> list[str]:
        return [name, name + "_title", "brings"]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        card = names.power_card(str(value))
        return {name: str(value), name + "_title": names.card_label(card), "brings": card.supply}


class Owner(Fact):
    """Whose card or which place: a colour or a place by its id."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        if value in COLOUR_IDS:
            return {name: names.seat_name(COLOUR_IDS.index(str(value)))}
        return {name: names.place_name(str(value))}


class Modifier(Fact):
    """A power modifier: its value with its sign, and what its ability does, at length and in a few words."""

    def variables(self, name: str) -> list[str]:
        return [name, "ability", "ability_title"]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        if value is None:
            return {name: NONE, "ability": NONE, "ability_title": NONE}
        number = _number(value)
        return {
            name: names.modifier_name(number),
            "ability": names.modifier_text(number),
            "ability_title": names.modifier_title(number),
        }


class Board(Fact):
    """A mobile scoreboard: its first value, as a number."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        return {name: int(str(value))}


class CardName(Fact):
    """An action card: its name."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        return {name: NONE if value is None else names.card_full_name(str(value))}


class SetName(Fact):
    """A module: its name."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        return {name: names.set_name(str(value))}


class OptionName(Fact):
    """A table option: its name."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        return {name: names.option_name(str(value))}


class Allowance(Fact):
    """How many caballeros may still be moved: a number, or "any" for as many as there are."""

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        number = _number(value)
        return {name: "any" if number > CABALLEROS else number}


class Move(Fact):
    """A single move: colour, source and target."""

    def variables(self, name: str) -> list[str]:
        return variables_of(["colour", "source", "place"])

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        colour, source, place = _sequence(value)
        return arguments_of(names, {"colour": colour, "source": source, "place": place})


class Announcement(Fact):
    """What a player announced with a special action.

    Nothing, one of two actions, a place, whose Grande, a scoreboard and a place, a scoreboard to turn, or a bridge.
    """

    def variables(self, name: str) -> list[str]:
        return [name, "action", *variables_of(["what", "target", "place", "colour", "board", "places"])]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        if value is None:
            return {name: NONE}
        words = str(value).split()
        if words[0] in ("first", "second"):
            # What the action is, the speech knows by its card.
            return {name: words[0], "action": NONE}
        if words[0] == "remove":
            # A number, because that is what a variant like [75] is in a Fluent file.
            what = int(words[1]) if words[1].isdecimal() else words[1]
            return {name: "remove", **arguments_of(names, {"what": what, "target": words[2]})}
        if words[0] == "turn":
            return {name: "turn", **arguments_of(names, {"board": words[1]})}
        if words[0] in ("bridge", "alliance"):
            return {name: words[0], **arguments_of(names, {"places": words[1:]})}
        if words[0] == "three":
            return {name: "three", **arguments_of(names, {"places": words[1:4], "colour": words[4]})}
        if words[0] == "pardon":
            return {name: "pardon", **arguments_of(names, {"place": words[1]})}
        if words[0] == "name":
            return {name: "name", **arguments_of(names, {"colour": words[1]})}
        if len(words) == 2:
            return {name: "board", **arguments_of(names, {"board": words[0], "place": words[1]})}
        what = "colour" if words[0] in COLOUR_IDS else "place"
        return {name: what, **arguments_of(names, {what: words[0]})}


class Listing(Fact):
    """Several things: one phrase, and how many they are."""

    def variables(self, name: str) -> list[str]:
        return [name, name + "_number"]

    def arguments(self, names: Names, name: str, value: object) -> Arguments:
        if value is None:
            return {name: NONE, name + "_number": 0}
        items = [item for item in self.items(names, value) if item]
        return {name: names.listed(items), name + "_number": len(items)}

    def items(self, names: Names, value: object) -> Iterable[str]:
        """The phrase for each of the things; an empty one is left out."""
        raise NotImplementedError


class Seats(Listing):
    def items(self, names: Names, value: object) -> Iterable[str]:
        return [names.seat_name(_number(seat)) for seat in _sequence(value)]


class Places(Listing):
    def items(self, names: Names, value: object) -> Iterable[str]:
        return [names.place_name(str(place)) for place in _sequence(value)]


class Cards(Listing):
    """The cards on offer by their stacks."""

    def items(self, names: Names, value: object) -> Iterable[str]:
        return [item(names, "offer", stack=int(stack), card=card) for stack, card in _pairs(value)]


class Discs(Listing):
    """The places that the seats have set."""

    def items(self, names: Names, value: object) -> Iterable[str]:
        return [item(names, "disc", seat=int(seat), place=place) for seat, place in _pairs(value)]


class Counts(Listing):
    """Caballeros by colours, told by those who play them."""

    def items(self, names: Names, value: object) -> Iterable[str]:
        return [
            item(names, "caballeros", seat=COLOUR_IDS.index(colour), count=count)
            for colour, count in _pairs(value)
        ]


class Losses(Listing):
    """Caballeros of one colour by places."""

    def items(self, names: Names, value: object) -> Iterable[str]:
        return [item(names, "loss", place=place, count=count) for place, count in _pairs(value)]


class Scores(Listing):
    """The points of all seats."""

    def items(self, names: Names, value: object) -> Iterable[str]:
        return [
            item(names, "points", seat=seat, points=points) for seat, points in enumerate(_sequence(value))
        ]


class Awards(Listing):
    """Who gets points from a scoring, and how many."""

    def items(self, names: Names, value: object) -> Iterable[str]:
        awards = [dict(_pairs(award)) for award in _sequence(value)]
        return [
            item(names, "points", seat=award["seat"], points=award["points"]) if award["points"] else ""
            for award in awards
        ]


TELLERS: Final[dict[str, Fact]] = {
    "allowance": Allowance(),
    "announcement": Announcement(),
    "board": Board(),
    "by_seat place": Discs(),
    "by_stack card": Cards(),
    "card": CardName(),
    "colour": Colour(),
    "face": Face(),
    "list award": Awards(),
    "list place": Places(),
    "list seat": Seats(),
    "modifier": Modifier(),
    "move": Move(),
    "option": OptionName(),
    "owner": Owner(),
    "per_colour caballeros": Counts(),
    "per_place caballeros": Losses(),
    "per_seat points": Scores(),
    "place": Place(),
    "power": Power(),
    "seat": Seat(),
    "set": SetName(),
}
"""How each kind of fact is told; one that is not here is shown as it is. The rules say of which kind a fact is."""

UNNAMED: Final = ("seat", "place", "list place", "card", "per_colour caballeros", "spot")
"""Kinds of facts that say by themselves what they are, where several facts belong together."""

ITEMS: Final = {
    "offer": ["stack", "card"],
    "disc": ["seat", "place"],
    "caballeros": ["seat", "count"],
    "loss": ["place", "count"],
    "points": ["seat", "points"],
}
"""The phrases inside lists with their facts: ``item-`` plus the name is the key."""

CHOICE_EXTRAS: Final = ["kind"]
"""Every text of a choice also gets the kind of the decision."""

PROMPT_EXTRAS: Final = {"modifier": ["plain"], "turn": ["act", "placing", "office"], "veto": ["announced"]}
"""Further variables of prompts: which kinds of options there are, and what was announced to the holders of a Veto."""


def teller_of(name: str) -> Fact:
    """How the fact of this name is told."""
    kind = VOCABULARY.get(name)
    return _PLAIN if kind is None else TELLERS.get(kind.whole, _PLAIN)


def variables_of(facts: Iterable[str]) -> list[str]:
    """The variables that a text with these facts gets."""
    return [variable for name in facts for variable in teller_of(name).variables(name)]


def arguments_of(names: Names, facts: Mapping[str, object]) -> Arguments:
    """The arguments of a text with these facts."""
    arguments: Arguments = {}
    for name, value in facts.items():
        arguments.update(teller_of(name).arguments(names, name, value))
    return arguments


def item(names: Names, kind: str, **facts: object) -> str:
    """A phrase inside a list."""
    return names.text(f"item-{kind}", **arguments_of(names, facts))


_PLAIN: Final = Fact()


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number was expected, not {value!r}")
    return value


def _sequence(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"a list was expected, not {value!r}")
    return value


def _pairs(value: object) -> list[tuple[str, object]]:
    if not isinstance(value, dict):
        raise TypeError(f"a mapping was expected, not {value!r}")
    return list(value.items())
