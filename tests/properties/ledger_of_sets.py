"""The second board of a game with expansions of the Big Box: it too is moved only by what the news say."""

from __future__ import annotations

from typing import Any

from elgrande.rules import Table
from elgrande.rules.places import (
    CASTILLO,
    COLOURS,
    COURT,
    MOBILE_IDS,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
    UNCROWNED,
)
from elgrande.rules.sets.grandissimo.fields import GUESTS, PRISON
from elgrande.rules.sets.grandissimo.places import GALLEON
from elgrande.rules.sets.players_edition.fields import BESIDE, BRIDGE
from elgrande.rules.sets.special_cards.fields import CARD_75
from elgrande.rules.table import GRANDE
from tests.properties.ledger import Ledger

CONQUISTADORES = 3
"""Caballeros that a card of Grandissimo brings straight from the province."""


class SetsLedger(Ledger):
    """Follows a game by its news. What the sets have laid out before the first choice is taken as it is."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pieces = list(table.pieces)
        self.collapse = False
        self.inquisitor = -1
        self.conquered = 0
        self.bridge_owner = -1

    # ------------------------------------------------------------------ caballeros

    def walk(self, colour: int, source: int, target: int, count: int = 1) -> None:
        """Caballeros go from one place to another: nothing enters or leaves the King's region."""
        assert self.king not in (source, target) or self.king == UNCROWNED
        # Black caballeros leave the Castillo with those of the holder of their card.
        assert source != CASTILLO or target == COURT or (colour == NEUTRAL and self.in_general_scoring)
        if target == CASTILLO and self.collapse:
            target = BESIDE
        self.shift(colour, source, target, count)

    def on_started(self, seat: int, place: str, count: int) -> None:
        self.walk(seat, PROVINCE, PLACE_IDS.index(place), count)

    def on_placed(self, seat: int, place: str) -> None:
        source = COURT
        if self.card == "grd_conquistadores" and self.conquered < CONQUISTADORES:
            if self.pieces[PROVINCE * COLOURS + seat]:
                source = PROVINCE
            self.conquered += 1
        self.walk(seat, source, PLACE_IDS.index(place))

    def on_moved(self, seat: int, colour: int, source: str, place: str) -> None:
        origin, target = PLACE_IDS.index(source), PLACE_IDS.index(place)
        if origin != target:
            self.walk(colour, origin, target)

    def on_recalled(self, seat: int, place: str) -> None:
        self.walk(seat, PLACE_IDS.index(place), COURT)

    def on_landed(self, seat: int, place: str) -> None:
        self.walk(seat, GALLEON, PLACE_IDS.index(place))

    def on_jailed(self, colour: int, place: str) -> None:
        assert colour != NEUTRAL
        self.walk(colour, PLACE_IDS.index(place), PRISON)

    def on_pardoned(self, place: str) -> None:
        for colour in range(COLOURS):
            self.walk(colour, PRISON, PLACE_IDS.index(place), self.pieces[PRISON * COLOURS + colour])

    def on_guest(self, seat: int, host: int) -> None:
        assert seat != host
        self.walk(seat, PROVINCE, GUESTS + host)

    def on_guest_placed(self, seat: int, colour: int, place: str) -> None:
        self.walk(colour, GUESTS + seat, PLACE_IDS.index(place))

    def on_in_reserve(self, seat: int) -> None:
        self.walk(seat, COURT, CARD_75)

    def on_reserve_used(self, seat: int, place: str) -> None:
        self.walk(seat, CARD_75, PLACE_IDS.index(place))

    def on_card_removed(self, seat: int, power: int) -> None:
        if power == 75:
            self.walk(seat, CARD_75, COURT)

    def on_bridge(self, seat: int | None, places: list[str]) -> None:
        if seat is None:
            self.walk(self.bridge_owner, BRIDGE, COURT)
            self.bridge_owner = -1
        else:
            self.walk(seat, COURT, BRIDGE)
            self.bridge_owner = seat

    def on_left_castillo(self, seat: int, place: str, count: int, grande: bool) -> None:
        """What lay beside the Castillo leaves with what was inside."""
        for colour in range(COLOURS):
            self.shift(colour, BESIDE, CASTILLO, self.pieces[BESIDE * COLOURS + colour])
        target = PLACE_IDS.index(place)
        assert self.in_general_scoring
        assert self.king != target
        assert count == self.pieces[CASTILLO * COLOURS + seat]
        self.shift(seat, CASTILLO, target, count)
        if grande:
            assert self.grandes[seat] == CASTILLO
            self.grandes[seat] = target

    # ------------------------------------------------------------------ King, Grandes, scoreboards, tokens

    def on_revolution(self, seat: int, stand_in: int | None) -> None:
        """A Grande who stands in for the King makes his region the King's; when it moves, both are told."""
        self.king = UNCROWNED if stand_in is None else self.grandes[stand_in]

    def on_grande(self, seat: int, place: str) -> None:
        self.grandes[seat] = PLACE_IDS.index(place)

    def on_board(self, board: str, place: str) -> None:
        number, target = MOBILE_IDS.index(board), PLACE_IDS.index(place)
        assert target not in self.boards
        assert self.king not in (self.boards[number], target)
        self.boards[number] = target

    def on_token(self, token: str, place: str | None) -> None:
        if token == "collapse":
            self.collapse = place is not None

    def on_inquisitor(self, seat: int | None) -> None:
        self.inquisitor = -1 if seat is None else seat

    def on_character(self, seat: int | None, character: str) -> None:
        if "inquisitor" in character:
            self.inquisitor = -1 if seat is None else seat

    def on_vetoed(self, seat: int, by: int, card: str) -> None:
        assert seat != by
        self.vetos[by] -= 1

    # ------------------------------------------------------------------ the course of the game

    def on_power(self, seat: int, power: int) -> None:
        self.totals[seat] = power

    def take_turn(self, colour: int) -> None:
        self.turns.append(colour)

    def on_turn(self, seat: int) -> None:
        super().on_turn(seat)
        self.conquered = 0

    def on_card(self, seat: int, stack: int, card: str) -> None:
        self.card = card

    def on_turn_over(self, seat: int) -> None:
        self.active = -1
        self.card = ""

    def on_start_marker(self, seat: int) -> None:
        assert set(self.turns) == set(self.totals)
        assert seat == min(range(self.table.rules.players), key=lambda other: self.totals[other])
        self.start = seat

    def close_scoring(self) -> None:
        """A general scoring has scored the Castillo and then regions, each once, in the order of the scoring key."""
        if self.in_general_scoring:
            assert self.scored[0] == "castillo"
            # A delayed scoring that was chosen in the last round comes after everything.
            again = 1 if self.over_soon() and self.scored[-1] in self.scored[:-1] else 0
            assert len(set(self.scored)) == len(self.scored) - again
        self.in_general_scoring = False

    def over_soon(self) -> bool:
        return self.rounds == self.table.rules.rounds

    # ------------------------------------------------------------------ points

    def on_castillo_opened(self, counts: dict[str, int]) -> None:
        """What lies beside a Castillo in danger of collapse is counted with it."""

    def on_delivered(self, seat: int | None, token: str, place: str, points: int) -> None:
        assert points == {"gold": 6, "goods": 4}[token]
        if seat is not None:
            self.points[seat] += points

    def on_bridge_point(self, seat: int) -> None:
        self.points[seat] += 1

    def on_scored(self, place: str, awards: list[dict[str, Any]]) -> None:
        self.scored.append(place)
        for award in awards:
            paid = award["value"] + award["king"] + award["grande"] + award["office"]
            assert award["points"] == paid * award["times"]
            assert not award["king"] or self.king == PLACE_IDS.index(place) or self.in_general_scoring
            if award["seat"] is not None:
                self.points[award["seat"]] += award["points"]

    def compare(self) -> None:
        assert NOWHERE not in [self.table.seats[GRANDE + seat] for seat in range(self.table.rules.players)]
        super().compare()
