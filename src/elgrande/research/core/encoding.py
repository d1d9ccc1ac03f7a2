"""Facts as numbers: where each kind of fact stands in an observation of version 1, and how it is written there.

Seats and colours are counted from the seat that looks; what can be one of several things is a row with a single 1; a list
without an order is a row with several; numbers are bytes. Nothing to tell is zeros.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from elgrande.research.core.mix import Mix
from elgrande.rules.choices import STACKS
from elgrande.rules.kinds import Kind
from elgrande.rules.places import COLOUR_IDS, COLOURS, MOBILE_IDS, NEUTRAL, PLACE_IDS

_ONE: Final[u8] = 1
_MOST: Final = 255
SEATS: Final = NEUTRAL

_NUMBERS: Final = [
    "count",
    "caballeros",
    "gold",
    "goods",
    "points",
    "round",
    "power",
    "modifier",
    "allowance",
]
_COLOURS: Final = {name: number for number, name in enumerate(COLOUR_IDS)}
_BOARDS: Final = {name: number for number, name in enumerate(MOBILE_IDS)}


class Encoder:
    """Writes one kind of fact. What it is told has the shape that the kind says."""

    def __init__(self, shape: list[int], high: int) -> None:
        self.shape = shape
        self.high = high
        """The largest number that can stand in it."""
        self.size: i64 = 1
        for side in shape:
            self.size *= side

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        """Write a fact, not None, into a row of zeros that begins at ``at``."""
        raise NotImplementedError


class _Number(Encoder):
    def __init__(self) -> None:
        super().__init__([1], _MOST)

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        number = cast(int, fact)
        out[at] = u8(0 if number < 0 else _MOST if number > _MOST else number)


class _Flag(Encoder):
    def __init__(self) -> None:
        super().__init__([1], 1)

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        if fact:
            out[at] = _ONE


class _Name(Encoder):
    """One of several names, or several of them."""

    def __init__(self, names: dict[str, int], size: int) -> None:
        super().__init__([size], 1)
        self.names = names

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        number = self.names.get(cast(str, fact), -1)
        if number >= 0:
            out[at + number] = _ONE


class _Colour(Encoder):
    """A seat or colour, by its number or its id."""

    def __init__(self) -> None:
        super().__init__([COLOURS], 1)

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        out[at + distance(_colour_number(fact), seat, players)] = _ONE


class _Stack(Encoder):
    def __init__(self) -> None:
        super().__init__([STACKS], 1)

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        out[at + cast(int, fact) - 1] = _ONE


class _Several(Encoder):
    """A list without an order."""

    def __init__(self, of: Encoder) -> None:
        super().__init__(of.shape, of.high)
        self.of = of

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        for item in cast("list[object]", fact):
            if item is not None:
                self.of.write(item, seat, players, out, at)


class _Row(Encoder):
    """A list whose entries have places of their own."""

    def __init__(self, of: Encoder, most: int) -> None:
        super().__init__([most, of.size], of.high)
        self.of = of
        self.most = most

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        for i, item in enumerate(cast("list[object]", fact)):
            if item is not None and i < self.most:
                self.of.write(item, seat, players, out, at + i * self.of.size)


class _PerSeat(Encoder):
    """A list with an entry for each seat."""

    def __init__(self, of: Encoder) -> None:
        super().__init__([SEATS, of.size], of.high)
        self.of = of

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        for i, item in enumerate(cast("list[object]", fact)):
            if item is not None:
                self.of.write(item, seat, players, out, at + distance(i, seat, players) * self.of.size)


class _ByColour(Encoder):
    """A dict by seats or colours."""

    def __init__(self, of: Encoder) -> None:
        super().__init__([COLOURS, of.size], of.high)
        self.of = of

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        for key, item in cast("dict[object, object]", fact).items():
            if item is not None:
                far = distance(_colour_number(key), seat, players)
                self.of.write(item, seat, players, out, at + far * self.of.size)


class _ByName(Encoder):
    """A dict by names."""

    def __init__(self, names: dict[str, int], size: int, of: Encoder) -> None:
        super().__init__([size, of.size], of.high)
        self.names = names
        self.of = of

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        for key, item in cast("dict[str, object]", fact).items():
            number = self.names.get(key, -1)
            if item is not None and number >= 0:
                self.of.write(item, seat, players, out, at + number * self.of.size)


class _Record(Encoder):
    """A dict with facts of different kinds, side by side in the order of their declaration."""

    def __init__(self, parts: dict[str, Encoder]) -> None:
        super().__init__(
            [int(sum([part.size for part in parts.values()]))], max([p.high for p in parts.values()])
        )
        self.parts = parts

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        facts = cast("dict[str, object]", fact)
        for name, part in self.parts.items():
            item = facts.get(name)
            if item is not None:
                part.write(item, seat, players, out, at)
            at += part.size


class _Move(Encoder):
    """A colour, from where, to where."""

    def __init__(self, place: Encoder) -> None:
        super().__init__([COLOURS + 2 * int(place.size)], 1)
        self.place = place

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        colour, source, target = cast("list[object]", fact)
        out[at + distance(_colour_number(colour), seat, players)] = _ONE
        self.place.write(source, seat, players, out, at + COLOURS)
        self.place.write(target, seat, players, out, at + COLOURS + self.place.size)


class _Announcement(Encoder):
    """The text of a choice: its first word, then a place and a colour if it names any."""

    def __init__(self, words: dict[str, int], place: Encoder) -> None:
        super().__init__([len(words) + int(place.size) + COLOURS], 1)
        self.words = words
        self.place = place

    def write(self, fact: object, seat: i64, players: i64, out: vec[u8], at: i64) -> None:
        first = True
        for word in cast(str, fact).split():
            if first:
                number = self.words.get(word, -1)
                if number >= 0:
                    out[at + number] = _ONE
            elif word in _COLOURS:
                far = distance(_COLOURS[word], seat, players)
                out[at + len(self.words) + self.place.size + far] = _ONE
            else:
                self.place.write(word, seat, players, out, at + len(self.words))
            first = False


def distance(colour: i64, seat: i64, players: i64) -> i64:
    """How far to the left of a seat a colour sits; one that nobody plays is where it always is."""
    return colour if colour >= players else (colour - seat + players) % players


def _colour_number(fact: object) -> int:
    if isinstance(fact, int):
        return fact
    name = cast(str, fact)
    return _COLOURS[name] if name in _COLOURS else int(name)


def encoder_of(kind: Kind, mix: Mix, most: int = 0, words: tuple[str, ...] = ()) -> Encoder:
    """Who writes facts of a kind in a mix."""
    name: str = kind.name
    places = {PLACE_IDS[row]: i for i, row in enumerate(mix.rows)}
    if name == "list" or name in ("per_seat", "by_seat", "per_colour", "per_place"):
        assert kind.of is not None
        of = encoder_of(kind.of, mix, 0, words)
        if name == "list":
            return _Row(of, most) if most else _Several(of)
        if name == "per_seat":
            return _PerSeat(of)
        if name == "per_place":
            return _ByName(places, len(places), of)
        return _ByColour(of)
    if name == "record":
        return _Record({fact: encoder_of(of, mix, 0, words) for fact, of in kind.facts.items()})
    if name in _NUMBERS:
        return _Number()
    if name == "flag":
        return _Flag()
    if name in ("seat", "colour"):
        return _Colour()
    if name == "place":
        return _Name(places, len(places))
    if name == "card":
        return _Name({card: i for i, card in enumerate(mix.cards)}, len(mix.cards))
    if name == "stack":
        return _Stack()
    if name == "board":
        return _Name(_BOARDS, len(_BOARDS))
    if name == "move":
        return _Move(_Name(places, len(places)))
    if name == "announcement":
        return _Announcement({word: i for i, word in enumerate(mix.words)}, _Name(places, len(places)))
    if words:
        return _Name({word: i for i, word in enumerate(words)}, len(words))
    raise TypeError(f"an observation cannot tell facts of the kind '{kind.whole}' without their words")
