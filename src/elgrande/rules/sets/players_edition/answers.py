"""Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.dice import Dice
from elgrande.rules.expansion import Expansion
from elgrande.rules.flow import play_power, total_taken
from elgrande.rules.places import CASTILLO, COLOUR_IDS, COLOURS, MOBILE_IDS, NOWHERE, PLACE_IDS, SPAIN
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import Award
from elgrande.rules.sets.bigbox.alliance import allied_regions, ally_of, score_allies
from elgrande.rules.sets.bigbox.closed import close_regions
from elgrande.rules.sets.bigbox.fields import QUARANTINE
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.king_intrigant.words import POWER_FACES
from elgrande.rules.sets.players_edition import bridge, wandering_castillo
from elgrande.rules.sets.players_edition.bridge import (
    CROSS_BRIDGE,
)
from elgrande.rules.sets.players_edition.facts import Bridge, SeenPlayersEdition, Storm
from elgrande.rules.sets.players_edition.fields import (
    BESIDE,
    BRIDGE_ENDS,
    BRIDGE_OWNER,
    CASTILLO_AT,
    COLLAPSE,
    MISTRESS,
    REVERSED,
    STORM_PLACE,
    STORM_SEAT,
    STORM_SHOWN,
)
from elgrande.rules.sets.players_edition.revolt import (
    mirrored_value,
    pay_sole_player,
    turned_board,
)
from elgrande.rules.sets.players_edition.storm import (
    ROUND_PASSED,
    STORM_DISC,
    STORM_REVEALED,
    RaiseStorm,
    note_arrival,
)
from elgrande.rules.sets.players_edition.wandering_castillo import (
    stay_beside,
)
from elgrande.rules.table import HAND, NOBODY, PLAYED, Table

JOKER: Final = POWER_FACES.index("joker") + 1


class PlayersEdition(Expansion):
    """The answers of the set."""

    def placing(self, t: Table, targets: i64) -> i64:
        if t.extras[MISTRESS]:
            return targets | t.open_regions()
        return targets

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        if target == CASTILLO and t.extras[COLLAPSE]:
            stay_beside(t, colour, count)
        if source < SPAIN:
            note_arrival(t, colour, source, -count)
        if target < SPAIN:
            note_arrival(t, colour, target, count)

    def beside_castillo(self, t: Table, colour: i64) -> bool:
        return t.at(BESIDE, colour) > 0

    def allied(self, t: Table, place: i64) -> i64:
        return ally_of(t, place)

    def strengths(self, t: Table, place: i64, row: vec[i64]) -> None:
        if place == CASTILLO:
            for colour in range(COLOURS):
                row[colour] += 2 * t.at(BESIDE, colour)

    def value(self, t: Table, place: i64, rank: i64, value: i64) -> i64:
        if place == CASTILLO and t.extras[CASTILLO_AT] != NOWHERE:
            # Ruling E-03: in every scoring, and by the scoreboard that is visible there.
            return t.value(t.extras[CASTILLO_AT], rank)
        board = turned_board(t, place)
        return value if board < 0 else mirrored_value(t, board, rank)

    def kings_bonus(self, t: Table, place: i64) -> bool:
        return t.extras[MISTRESS] == 0

    def adjust(self, t: Table, place: i64, result: list[Award], first_only: bool) -> None:
        board = turned_board(t, place)
        if board >= 0:
            pay_sole_player(t, board, result)

    def general(self, t: Table, place: i64) -> bool:
        return score_allies(t, place)

    # ------------------------------------------------------------------ looking

    def arranged(self, t: Table) -> None:
        close_regions(t)

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        owner = t.extras[BRIDGE_OWNER]
        beside: dict[str, int] = {}
        for colour in range(COLOURS):
            if t.at(BESIDE, colour):
                beside[COLOUR_IDS[colour]] = t.at(BESIDE, colour)
        bridge: Bridge | None = None
        if owner != NOBODY:
            bridge = {
                "seat": owner,
                "places": [PLACE_IDS[t.extras[BRIDGE_ENDS]], PLACE_IDS[t.extras[BRIDGE_ENDS + 1]]],
            }
        storm: Storm | None = None
        if t.extras[STORM_SEAT] != NOBODY:
            known = t.extras[STORM_SHOWN] or seat == t.extras[STORM_SEAT]
            storm = {
                "seat": t.extras[STORM_SEAT],
                "place": PLACE_IDS[t.extras[STORM_PLACE]] if known else None,
            }
        shown: SeenPlayersEdition = {
            "castillo": _place_id(t.extras[CASTILLO_AT]),
            "collapse": t.extras[COLLAPSE] == 1,
            "beside_castillo": beside,
            "bridge": bridge,
            "reversed": [MOBILE_IDS[board] for board in range(2) if t.extras[REVERSED] >> board & 1],
            "quarantine": _place_id(t.extras[QUARANTINE]),
            "alliance": allied_regions(t),
            "mistress": t.extras[MISTRESS] == 1,
            "storm": storm,
        }
        seen["players_edition"] = shown

    def imagine(self, t: Table, other: Table, viewer: i64, dice: Dice) -> None:
        seat = t.extras[STORM_SEAT]
        if seat != NOBODY and seat != viewer and not t.extras[STORM_SHOWN]:
            other.extras[STORM_PLACE] = dice.below(SPAIN)


def _place_id(place: i64) -> str | None:
    return None if place == NOWHERE else PLACE_IDS[place]


# ---------------------------------------------------------------------- power cards


class SecondCard(Task):
    """When all have played, each Joker is followed by another card, in the order in which they were played.

    Ruling E-02: that is also the order of several Jokers. The value must be one that nobody has played; order, supply
    and action of the turn are those of the second card.
    """

    def resolve(self, t: Table, s: i64) -> bool:
        for distance in range(t.rules.players):
            seat = (t.start + distance) % t.rules.players
            if t.seats[PLAYED + seat] == JOKER:
                return t.ask(s, seat, second_cards(t, seat))
        return False

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = t.decider
        t.push(s)
        play_power(t, seat, code - t.rules.power_code)
        t.moment(t.rules.after_power, seat)


SECOND_CARD: Final = SecondCard("second_card")


def second_cards(t: Table, seat: i64) -> vec[i64]:
    """What may follow a Joker."""
    hand = t.seats[HAND + seat]
    options = vec[i64]()
    for number in range(1, t.rules.power_cards + 1):
        if hand >> number & 1:
            value = t.rules.power_values[number]
            if value and not total_taken(t, value):
                options = append(options, t.rules.power_code + number)
    return options


class StormPlayed(Task):
    """If the power card just played is the Tormenta, its disc is set."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if isinstance(t.rules.effects[t.rules.power_actions[t.seats[PLAYED + seat]]], RaiseStorm):
            t.then(STORM_DISC, seat)
        return False


STORM_PLAYED: Final = StormPlayed("storm_played")


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    rules.after_power = [*rules.after_power, STORM_PLAYED]
    rules.after_powers = [SECOND_CARD, *rules.after_powers]
    rules.before_turn = [STORM_REVEALED, CROSS_BRIDGE, *rules.before_turn]
    rules.before_leaving = [*rules.before_leaving, wandering_castillo.GATHER]
    rules.after_leaving = [*rules.after_leaving, wandering_castillo.CASTILLO_RETURNS]
    rules.after_regions = [bridge.BRIDGE_POINT, *rules.after_regions]
    rules.after_scoring = [*rules.after_scoring, ROUND_PASSED]
    # Who comes before the first round has not come in it.
    rules.at_round_start = [*rules.at_round_start, ROUND_PASSED]
    return PlayersEdition()


TASKS: Final[list[Task]] = [SECOND_CARD, STORM_PLAYED]
"""The tasks of this room, in the order in which they get their numbers."""
