"""A second board beside the table, moved only by what the news say, and a second opinion on every scoring.

If the ledger and the table agree at every decision, then the news tell all that happens on the board, in the order
in which it happens; and as the ledger refuses every move the rules forbid, the taboo holds within a choice too.
"""

from __future__ import annotations

from typing import Any

from elgrande.rules import Table
from elgrande.rules.news import Event
from elgrande.rules.places import (
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    COURT,
    MOBILE_BOARDS,
    MOBILE_IDS,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
    SCOREBOARDS,
)
from elgrande.rules.sets.facts import EVENTS
from elgrande.rules.table import GRANDE, POINTS, VETO_NEW, VETO_OLD

REGIONS = range(9)
KING_BONUS = 2
GRANDE_BONUS = 2


class Ledger:
    """Follows a game by its news, from the setup on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read = 0
        rules, chance = table.rules, table.chance
        self.pieces = [0] * (rules.rows * COLOURS)
        for seat, home in enumerate(chance.homes):
            self.pieces[home * COLOURS + seat] = 2
            self.pieces[COURT * COLOURS + seat] = 7
            self.pieces[PROVINCE * COLOURS + seat] = 21
        self.pieces[PROVINCE * COLOURS + NEUTRAL] = 30 if rules.dummy else 0
        self.king = chance.king
        self.grandes = list(chance.homes)
        self.boards = [NOWHERE, NOWHERE]
        self.points = [0] * rules.players
        self.vetos = [0] * rules.players
        self.start = chance.start
        self.active = -1
        self.card = ""
        self.smuggler = -1
        self.totals: dict[int, int] = {}
        self.turns: list[int] = []
        self.rounds: list[int] = []
        self.general_scorings = 0
        self.in_general_scoring = False
        self.scored: list[str] = []
        self.over = False

    # ------------------------------------------------------------------ reading

    def follow(self) -> list[Event]:
        """Read the news since the last time and compare the two boards; returns what was read."""
        fresh = self.table.news[self.read :]
        self.read = len(self.table.news)
        for event in fresh:
            secret = event.secret or {}
            assert sorted([*event.facts, *secret]) == sorted(EVENTS[event.kind].facts), event
            handler = getattr(self, "on_" + event.kind, None)
            if handler is not None:
                handler(**event.facts, **secret)
        self.compare()
        return fresh

    def compare(self) -> None:
        t = self.table
        players = range(t.rules.players)
        assert self.pieces == list(t.pieces)
        assert self.king == t.king
        assert self.grandes == [t.seats[GRANDE + seat] for seat in players]
        assert self.boards == [t.board_8, t.board_4]
        assert self.points == [t.seats[POINTS + seat] for seat in players] == t.scores
        assert self.vetos == [t.seats[VETO_OLD + seat] + t.seats[VETO_NEW + seat] for seat in players]
        assert self.over == t.over
        assert self.start == t.start

    # ------------------------------------------------------------------ caballeros

    def shift(self, colour: int, source: int, target: int, count: int) -> None:
        assert self.pieces[source * COLOURS + colour] >= count >= 0
        self.pieces[source * COLOURS + colour] -= count
        self.pieces[target * COLOURS + colour] += count

    def walk(self, colour: int, source: int, target: int, count: int = 1) -> None:
        """Caballeros go from one place to another under the usual rules."""
        assert source not in (self.king, CASTILLO)
        assert target != self.king
        assert source != target
        self.shift(colour, source, target, count)

    def on_supply(self, seat: int, count: int) -> None:
        assert count > 0
        self.walk(seat, PROVINCE, COURT, count)

    def on_recalled(self, seat: int, place: str) -> None:
        assert self.pieces[PROVINCE * COLOURS + seat] == 0
        self.walk(seat, PLACE_IDS.index(place), COURT)

    def on_placed(self, seat: int, place: str) -> None:
        target = PLACE_IDS.index(place)
        assert target in REGIONS or target == CASTILLO
        if target == self.king:
            assert seat == self.smuggler == self.active
            self.shift(seat, COURT, target, 1)
        else:
            self.walk(seat, COURT, target)

    def on_moved(self, seat: int, colour: int, source: str, place: str) -> None:
        origin, target = PLACE_IDS.index(source), PLACE_IDS.index(place)
        assert origin in REGIONS
        assert target in REGIONS or target == CASTILLO
        if self.card == "r5_entourage":
            assert target == self.king
            self.shift(colour, origin, target, 1)
        else:
            self.walk(colour, origin, target)

    def on_returned(self, colour: int, place: str, count: int) -> None:
        assert count > 0
        self.walk(colour, PLACE_IDS.index(place), PROVINCE, count)

    def on_to_court(self, colour: int, source: str, count: int) -> None:
        assert count > 0
        self.walk(colour, PLACE_IDS.index(source), COURT, count)

    def on_left_castillo(self, seat: int, place: str, count: int, grande: bool) -> None:
        target = PLACE_IDS.index(place)
        assert self.in_general_scoring
        assert self.king not in (CASTILLO, target)
        assert target in REGIONS or target == COURT
        assert count == self.pieces[CASTILLO * COLOURS + seat]
        self.shift(seat, CASTILLO, target, count)
        if grande:
            assert self.grandes[seat] == CASTILLO
            assert target in REGIONS
            self.grandes[seat] = target

    def on_dummy_arrives(self, place: str, count: int) -> None:
        target = PLACE_IDS.index(place)
        stock = self.pieces[PROVINCE * COLOURS + NEUTRAL]
        assert count == (0 if target == self.king else min(2, stock))
        self.shift(NEUTRAL, PROVINCE, target, count)

    # ------------------------------------------------------------------ King, Grandes, scoreboards, Vetos

    def on_king(self, place: str) -> None:
        self.king = PLACE_IDS.index(place)

    def on_grande(self, seat: int, place: str) -> None:
        home, target = self.grandes[seat], PLACE_IDS.index(place)
        assert home != target
        if self.card == "r5_competition":
            # The King has come to them, and they leave.
            assert (home, target) == (self.king, CASTILLO)
        elif self.card == "r5_substitute":
            # The King is about to go where the Grande was.
            assert target == self.king
            assert home in REGIONS
        else:
            assert seat == self.active
            assert self.king not in (home, target)
            assert home in REGIONS
            assert target in REGIONS
        self.grandes[seat] = target

    def on_board(self, board: str, place: str) -> None:
        number, target = MOBILE_IDS.index(board), PLACE_IDS.index(place)
        assert target not in self.boards
        assert self.king not in (self.boards[number], target)
        self.boards[number] = target

    def on_smuggling(self, seat: int) -> None:
        assert seat == self.active
        assert self.card == "r5_smuggling"
        self.smuggler = seat

    def on_veto_taken(self, seat: int) -> None:
        self.vetos[seat] += 1

    def on_vetoed(self, seat: int, by: int, card: str) -> None:
        assert seat == self.active != by
        assert card == self.card
        self.vetos[by] -= 1

    def on_veto_lapsed(self, seat: int, count: int) -> None:
        assert count > 0
        self.vetos[seat] -= count

    # ------------------------------------------------------------------ the course of the game

    def on_round(self, round: int) -> None:
        self.close_scoring()
        self.rounds.append(round)
        self.totals = {}
        self.turns = []

    def on_dummy_power(self, power: int) -> None:
        self.totals[NEUTRAL] = power

    def on_power(self, seat: int, power: int) -> None:
        players = self.table.rules.players
        before = [colour for colour in self.totals if colour != NEUTRAL]
        assert seat == (self.start + len(before)) % players
        self.totals[seat] = power

    def on_modifier(self, seat: int, modifier: int, total: int) -> None:
        assert total == self.totals[seat] + self.table.rules.modifier_values[modifier]
        self.totals[seat] = total

    def take_turn(self, colour: int) -> None:
        assert len(set(self.totals.values())) == len(self.totals)
        waiting = [other for other in self.totals if other not in self.turns]
        assert colour == max(waiting, key=lambda other: self.totals[other])
        self.turns.append(colour)

    def on_turn(self, seat: int) -> None:
        self.take_turn(seat)
        self.active = seat
        self.card = ""

    def on_dummy_takes(self, stack: int, card: str) -> None:
        self.take_turn(NEUTRAL)

    def on_card(self, seat: int, stack: int, card: str) -> None:
        assert seat == self.active
        self.card = card

    def on_turn_over(self, seat: int) -> None:
        assert seat == self.active
        self.active = self.smuggler = -1
        self.card = ""

    def on_start_marker(self, seat: int) -> None:
        assert sorted(self.turns) == sorted(self.totals)
        assert len(self.turns) == self.table.rules.players + (1 if self.table.rules.dummy else 0)
        lowest = min(range(self.table.rules.players), key=lambda other: self.totals[other])
        assert seat == lowest
        self.start = seat

    def on_general_scoring(self, round: int) -> None:
        assert round == self.rounds[-1]
        assert round in (3, 6, 9)
        self.general_scorings += 1
        self.in_general_scoring = True
        self.scored = []

    def close_scoring(self) -> None:
        """A general scoring has scored the Castillo and then every region, each once."""
        if self.in_general_scoring:
            assert self.scored == ["castillo", *[PLACE_IDS[place] for place in REGIONS]]
        self.in_general_scoring = False

    def on_game_over(self, scores: list[int], winners: list[int]) -> None:
        self.close_scoring()
        assert scores == self.points
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)
        assert self.rounds == self.table.rules.rounds
        assert self.general_scorings == 3
        self.over = True

    # ------------------------------------------------------------------ scoring

    def values(self, place: int) -> list[int]:
        if place in self.boards:
            return MOBILE_BOARDS[self.boards.index(place)]
        return SCOREBOARDS[place]

    def on_castillo_opened(self, counts: dict[str, int]) -> None:
        inside = self.pieces[CASTILLO * COLOURS : (CASTILLO + 1) * COLOURS]
        assert counts == {COLOUR_IDS[colour]: n for colour, n in enumerate(inside) if n}

    def on_scored(self, place: str, awards: list[dict[str, Any]]) -> None:
        self.scored.append(place)
        where = PLACE_IDS.index(place)
        first_only = self.card.endswith("score_first_only")
        paid_places = 1 if first_only else self.table.rules.paid_places
        inside = self.pieces[where * COLOURS : (where + 1) * COLOURS]
        points = expected_points(
            inside,
            self.values(where)[:paid_places],
            self.king == where,
            [home == where for home in self.grandes],
        )
        paid = {NEUTRAL if award["seat"] is None else award["seat"]: award for award in awards}
        assert {colour: award["count"] for colour, award in paid.items()} == {
            colour: count for colour, count in enumerate(inside) if count
        }
        for colour, award in paid.items():
            assert award["points"] == award["value"] + award["king"] + award["grande"]
            assert award["points"] == points[colour]
            if colour != NEUTRAL:
                self.points[colour] += award["points"]


def expected_points(counts: list[int], values: list[int], king: bool, grandes: list[bool]) -> dict[int, int]:
    """What a place pays to each colour in it: ``values`` are those of the paid places.

    Worked out from the largest group down: a group of several is paid for the next place, whatever its size.
    """
    points: dict[int, int] = {}
    place = 1
    for count in sorted(set(counts) - {0}, reverse=True):
        group = [colour for colour in range(COLOURS) if counts[colour] == count]
        if len(group) > 1:
            place += 1
        for colour in group:
            points[colour] = 0
            if colour != NEUTRAL and place <= len(values):
                points[colour] += values[place - 1]
                if place == 1:
                    points[colour] += KING_BONUS if king else 0
                    points[colour] += GRANDE_BONUS if grandes[colour] else 0
        place += 1
    return points
