"""Positions of Grand Inquisitor & Colonies and of Anniversary in one line each.

    s = colony("c1_move4_own", "america: violet 2", tokens="gold_in_america 1; table_at granada")
    s.do("act", "lift violet america", "which plain gold", "to sevilla")

Tokens are written by the names of ``extras.FIELDS`` with one value or several, colours and places by their names.
"""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.rules.choices import CARRIED_IDS, SPOT_IDS
from elgrande.rules.extras import BEARER, CARD, FIELDS, INQUISITOR, PLACE, SEAT, SLOTS
from elgrande.rules.marks import AMBASSADOR, SPOTS, count_kind
from elgrande.rules.places import COLOUR_IDS, MOBILE_IDS, NOWHERE, PLACE_IDS
from elgrande.rules.position import Position, arrange
from tests.rules.table_setup import Scene, by_colour, game_of, place_of, seat_of

COLONIES = "inquisitor-colonies"
BANNERS = "anniversary"
BOTH = "inquisitor-colonies anniversary"


class ColonyScene(Scene):
    """A scene with words for fields, loads, tokens and banners."""

    def do(self, *choices: str) -> ColonyScene:
        super().do(*choices)
        return self

    def idle(self) -> ColonyScene:
        options = self.options
        word = next(
            (word for word in ("end", "take 0", "stop", "skip", "allow") if word in options), options[0]
        )
        return self.do(word)

    def idle_until(self, asked: str) -> ColonyScene:
        """Everybody does as little as possible until somebody is asked for something."""
        while self.asked != asked:
            self.idle()
        return self

    def copy(self) -> ColonyScene:
        return ColonyScene(self.table.copy())

    def token(self, name: str, index: int = 0) -> str | int | None:
        """What lies where: a place or colour by its name, a number as it is."""
        field = FIELDS[name]
        value = self.table.extras[field.at + index]
        if field.kind == PLACE:
            return None if value < 0 else PLACE_IDS[value]
        if field.kind == SEAT:
            return None if value < 0 else COLOUR_IDS[value]
        if field.kind == CARD:
            return None if value < 0 else self.table.rules.cards[value].id
        return value

    def on(self, spot: str) -> str:
        """Who stands on a printed field."""
        colour = self.table.extras[SLOTS + SPOT_IDS.index(spot) - AMBASSADOR]
        return "" if colour < 0 else COLOUR_IDS[colour]

    def kinds(self, place: str, colour: str) -> str:
        """The caballeros of a colour in a place: where they stand and what they carry."""
        t = self.table
        here = t.at(place_of(place), seat_of(colour))
        found = []
        for kind in range(4 * SPOTS):
            count = count_kind(t, place_of(place), seat_of(colour), kind, here)
            if count:
                found.append(f"{SPOT_IDS[kind >> 2]} {CARRIED_IDS[kind & 3]} {count}")
        return ", ".join(found)

    @property
    def inquisitor(self) -> str:
        seat = self.table.extras[INQUISITOR]
        return "" if seat < 0 else COLOUR_IDS[seat]

    def banner(self, colour: str) -> str:
        """Where a banner flies."""
        place = self.table.extras[BEARER + seat_of(colour)]
        return "" if place == NOWHERE else PLACE_IDS[place]


def colony(
    card: str = "",
    board: str = "",
    *,
    players: int = 4,
    sets: str = COLONIES,
    options: str = "",
    phase: str = "",
    king: str = "galicia",
    active: str = "violet",
    start: str = "violet",
    round: int = 1,
    courts: str = "",
    provinces: str = "",
    grandes: str = "",
    boards: str = "",
    points: str = "",
    played: str = "",
    acted: str = "",
    vetos: str = "",
    tokens: str = "",
    offer: dict[int, str | None] | None = None,
    next_cards: dict[int, list[str]] | None = None,
    seed: int = 1,
) -> ColonyScene:
    """A table in the middle of a game. With a card: the active seat has just taken it."""
    position = Position()
    position.phase = phase or ("turn" if card else "supply")
    position.card = card
    position.round = round
    position.start = seat_of(start)
    position.active = seat_of(active)
    position.king = place_of(king)
    for entry in filter(str.strip, board.split(";")):
        place, here = entry.split(":")
        position.caballeros[place_of(place.strip())] = by_colour(here)
    position.courts = by_colour(courts)
    position.provinces = by_colour(provinces)
    position.grandes = {seat_of(colour): place_of(place) for colour, place in _pairs(grandes)}
    position.boards = {MOBILE_IDS.index(number): place_of(place) for number, place in _pairs(boards)}
    position.points = by_colour(points)
    position.played = by_colour(played)
    position.acted = [seat_of(colour) for colour in acted.split()]
    for colour in vetos.split():
        position.vetos_new[seat_of(colour)] = position.vetos_new.get(seat_of(colour), 0) + 1
    position.offer = dict(offer or {})
    position.next_cards = dict(next_cards or {})
    for entry in filter(str.strip, tokens.split(";")):
        name, *values = entry.split()
        position.tokens[name] = {i: _token(name, value) for i, value in enumerate(values)}
    return ColonyScene(arrange(game_of("2015", players, sets, options), position, seed))


def _token(name: str, value: str) -> int:
    kind = FIELDS[name].kind
    if value == "-":
        return FIELDS[name].start
    if kind == PLACE:
        return place_of(value)
    return seat_of(value) if kind == SEAT else int(value)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    words = text.split()
    yield from zip(words[::2], words[1::2], strict=True)
