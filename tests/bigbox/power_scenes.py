"""Positions of King & Intrigant in one line: the active seat has a power card whose special action it may use.

    s = power_scene("53", "aragon: violet 2")
    s.do("act", "region aragon", "region valencia")

Violet is active. With three to five players it holds a Caballero card, so that its own special action counts; with two
it holds the King card and may choose between the two. Everybody above it has had his turn.
"""

from __future__ import annotations

from elgrande.rules.choices import POWER_FACES
from elgrande.rules.extras import FIELDS, PLACE, SEAT
from elgrande.rules.places import COLOUR_IDS, MOBILE_IDS, PLACE_IDS
from elgrande.rules.position import Position, arrange
from elgrande.rules.table import HAND
from tests.rules.table_setup import Scene, by_colour, game_of, place_of, seat_of

EDITION_SETS = "king-intrigant players-edition"

PLAYED = {
    2: "violet {0} blue 10",
    3: "blue 180 violet {0} green 10",
    4: "blue 180 green 170 violet {0} orange 10",
    5: "blue 180 green 170 orange 160 violet {0} red 10",
}
"""Who has played what, from the highest card down."""


class PowerScene(Scene):
    """A scene with power cards that are called by their faces."""

    def do(self, *choices: str) -> PowerScene:
        super().do(*choices)
        return self

    def copy(self) -> PowerScene:
        return PowerScene(self.table.copy())

    def cards(self, colour: str) -> list[str]:
        """The power cards in a hand."""
        hand = self.table.seats[HAND + seat_of(colour)]
        return [face for number, face in enumerate(POWER_FACES, 1) if hand >> number & 1]

    def token(self, name: str, index: int = 0) -> str | int | None:
        """What lies where on the table: a place or colour by its name, a number as it is."""
        field = FIELDS[name]
        value = self.table.extras[field.at + index]
        if field.kind == PLACE:
            return None if value < 0 else PLACE_IDS[value]
        if field.kind == SEAT:
            return None if value < 0 else COLOUR_IDS[value]
        return value


def number_of(face: str) -> int:
    return POWER_FACES.index(face) + 1


def powers_of(text: str) -> dict[int, int]:
    """``violet 53 blue joker`` as the numbers of the cards by seat."""
    words = text.split()
    return {seat_of(words[i]): number_of(words[i + 1]) for i in range(0, len(words), 2)}


def power_scene(
    face: str = "",
    board: str = "",
    *,
    players: int = 4,
    sets: str = EDITION_SETS,
    options: str = "",
    phase: str = "card",
    king: str = "galicia",
    start: str = "violet",
    round: int = 1,
    courts: str = "",
    grandes: str = "",
    boards: str = "",
    points: str = "",
    played: str = "",
    hands: dict[str, str] | None = None,
    vetos: str = "",
    tokens: str = "",
    seed: int = 1,
) -> PowerScene:
    """A table in the middle of a game. Tokens are written ``castillo_at granada; bridge aragon valencia``."""
    position = Position()
    position.phase = phase
    position.round = round
    position.start = seat_of(start)
    position.king = place_of(king)
    if face or played:
        position.played = powers_of(played or PLAYED[players].format(face))
    for entry in filter(str.strip, board.split(";")):
        place, here = entry.split(":")
        position.caballeros[place_of(place.strip())] = by_colour(here)
    position.courts = by_colour(courts)
    words = grandes.split()
    position.grandes = {seat_of(words[i]): place_of(words[i + 1]) for i in range(0, len(words), 2)}
    words = boards.split()
    position.boards = {MOBILE_IDS.index(words[i]): place_of(words[i + 1]) for i in range(0, len(words), 2)}
    position.points = by_colour(points)
    for colour, faces in (hands or {}).items():
        position.hands[seat_of(colour)] = [number_of(one) for one in faces.split()]
    for colour in vetos.split():
        position.vetos_new[seat_of(colour)] = 1
    for entry in filter(str.strip, tokens.split(";")):
        name, *values = entry.split()
        position.tokens[name] = {i: _token(name, value) for i, value in enumerate(values)}
    table = arrange(game_of("2015", players, sets, options), position, seed)
    return PowerScene(table)


def _token(name: str, value: str) -> int:
    kind = FIELDS[name].kind
    if kind == PLACE:
        return place_of(value)
    return seat_of(value) if kind == SEAT else int(value)
