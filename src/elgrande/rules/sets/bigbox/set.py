"""The expansions of the Big Box in one game: who joins, and the order of a general scoring with all of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.effects.alliance import score_allies
from elgrande.rules.effects.espionage import SPIED_DISCS
from elgrande.rules.effects.free_choice import FREE_MOVES
from elgrande.rules.expansion import Company, Expansion
from elgrande.rules.fields import WIDE_ROWS, empty_extras
from elgrande.rules.general_scoring import CLOSE_SCORING, GENERAL_CASTILLO, LEAVE_CASTILLO
from elgrande.rules.places import NOWHERE
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import score
from elgrande.rules.sets.anniversary import set as anniversary
from elgrande.rules.sets.bigbox.fields import ALLIANCE, GENERAL, SPIES
from elgrande.rules.sets.bigbox.marked_moves import Marks
from elgrande.rules.sets.colonies import set as colonies
from elgrande.rules.sets.colonies.limitation import GENERAL_FILL
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.grandissimo import set as grandissimo
from elgrande.rules.sets.grandissimo.region_cards import BOYCOTT_SHOWN, LAST_UNMASKING
from elgrande.rules.sets.king_intrigant import set as intrigant
from elgrande.rules.sets.king_intrigant.doubling import RETURN_DOUBLES
from elgrande.rules.sets.players_edition import set as players_edition
from elgrande.rules.sets.players_edition.bridge import BRIDGE_POINT
from elgrande.rules.sets.players_edition.wandering_castillo import CASTILLO_RETURNS, GATHER
from elgrande.rules.sets.setup import (
    ANNIVERSARY,
    COLONIES,
    GRANDISSIMO,
    KING_INTRIGANT,
    PLAYERS_EDITION,
    SPECIAL_CARDS,
)
from elgrande.rules.sets.special_cards import set as special_cards
from elgrande.rules.table import Table

AGENDA_SIZE = 96


def join_sets(rules: Rules, corrections: Corrections) -> None:
    """Put the expansions of a setup into the rules. The order is that in which they are asked."""
    sets = rules.setup.sets
    rules.rows = WIDE_ROWS
    rules.grandes_in_castillo = True
    rules.extras = empty_extras()
    rules.agenda_size = AGENDA_SIZE
    members: list[Expansion] = []
    if COLONIES in sets:
        members.append(colonies.join(rules, corrections))
    if GRANDISSIMO in sets:
        members.append(grandissimo.join(rules, corrections))
    if KING_INTRIGANT in sets:
        members.append(intrigant.join(rules, corrections))
    if PLAYERS_EDITION in sets:
        members.append(players_edition.join(rules, corrections))
    if SPECIAL_CARDS in sets:
        members.append(special_cards.join(rules, corrections))
    if COLONIES in sets or ANNIVERSARY in sets:
        members.append(Marks())
    if ANNIVERSARY in sets:
        # Last, as a banner decides between what all others have counted.
        members.append(anniversary.join(rules, corrections))
    rules.company = Company(members)
    rules.general_scoring = general_scoring(sets)


def general_scoring(sets: list[str]) -> list[Task]:
    """The steps of a general scoring in the order of the rulebook, with those of the sets that are in the game."""
    steps: list[tuple[str, Task]] = [
        ("", GENERAL_BEGINS),
        (GRANDISSIMO, LAST_UNMASKING),
        ("", SPIED_DISCS),
        ("", GENERAL_CASTILLO),
        (PLAYERS_EDITION, GATHER),
        ("", LEAVE_CASTILLO),
        (PLAYERS_EDITION, CASTILLO_RETURNS),
        ("", FREE_MOVES),
        (COLONIES, GENERAL_FILL),
        (GRANDISSIMO, BOYCOTT_SHOWN),
        ("", SCORE_REGIONS),
        (PLAYERS_EDITION, BRIDGE_POINT),
        (KING_INTRIGANT, RETURN_DOUBLES),
        ("", GENERAL_ENDS),
        (GRANDISSIMO, grandissimo.SCORING_PAST),
        ("", CLOSE_SCORING),
    ]
    return [task for name, task in steps if not name or name in sets]


class GeneralBegins(Task):
    """A general scoring begins."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[GENERAL] = 1
        return False


GENERAL_BEGINS: Final = GeneralBegins("general_begins")


class ScoreRegions(Task):
    """All regions are scored one by one in the order of the scoring key. Argument b: those that are left, 0 at first."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.left = self.argument("left", agenda.PLACES)

    def resolve(self, t: Table, s: i64) -> bool:
        left = self.left.of(s) or t.rules.regions
        place: i64 = 0
        while not left >> place & 1:
            place += 1
        left &= ~(1 << place)
        if left:
            t.then(SCORE_REGIONS, left)
        t.then(SCORE_REGION, place)
        t.moment(t.rules.before_region, place)
        return False


SCORE_REGIONS: Final = ScoreRegions("score_regions")


class ScoreRegion(Task):
    """One region of a general scoring."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        company = t.rules.company
        if company is not None and company.general(t, self.place.of(s)):
            return False
        if not score_allies(t, self.place.of(s)):
            score(t, self.place.of(s))
        return False


SCORE_REGION: Final = ScoreRegion("score_region")


class GeneralEnds(Task):
    """The general scoring is over: what was to last until then is taken off the table."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[GENERAL] = 0
        t.extras[ALLIANCE] = NOWHERE
        t.extras[ALLIANCE + 1] = NOWHERE
        t.extras[SPIES] = 0
        return False


GENERAL_ENDS: Final = GeneralEnds("general_ends")


TASKS: Final[list[Task]] = [GENERAL_BEGINS, SCORE_REGIONS, SCORE_REGION, GENERAL_ENDS]
"""The tasks of this room, in the order in which they get their numbers."""
