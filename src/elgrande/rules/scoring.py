"""Majorities, ties and bonuses: one function for every scoring there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules.expansion import counted
from elgrande.rules.places import CASTILLO, CASTILLO_BIT, COLOURS, COURT, NEUTRAL, PLACE_IDS, PLACES, PROVINCE
from elgrande.rules.table import GRANDE, HAND, POINTS

if TYPE_CHECKING:
    from elgrande.rules.table import Table

KING_BONUS: Final = 2
GRANDE_BONUS: Final = 2


class Award:
    """What one colour gets from the scoring of one place, and why."""

    def __init__(self, colour: int, count: int, rank: int, tied: bool) -> None:
        self.colour = colour
        self.count = count
        """Caballeros that counted."""
        self.rank = rank
        """The place that is paid: a tie is paid as one place lower."""
        self.tied = tied
        self.value: i64 = 0
        """Points of the scoreboard."""
        self.king: i64 = 0
        """King's bonus."""
        self.grande: i64 = 0
        """Grande bonus."""
        self.office: i64 = 0
        """For an office held there: captain, viceroy, ambassador, envoy."""
        self.times: i64 = 1
        """How often all of it is paid: twice in a doubled region."""

    @property
    def points(self) -> int:
        return (self.value + self.king + self.grande + self.office) * self.times

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.colour if self.colour != NEUTRAL else None,
            "count": self.count,
            "rank": self.rank,
            "tied": self.tied,
            "value": self.value,
            "king": self.king,
            "grande": self.grande,
            "office": self.office,
            "times": self.times,
            "points": self.points,
        }


def awards(t: Table, place: i64, first_only: bool = False) -> list[Award]:
    """Who gets what if a place is scored now, best first. Colours without a caballero there take no part.

    Players with equal numbers are all paid for the place below the one they tie for, however many they are, and the
    next player comes after that place. The neutral colour takes a place and causes ties but is paid nothing.
    With ``first_only`` nothing but a sole first place is paid.
    """
    result: list[Award] = []
    row = t.pieces
    first = place * COLOURS
    finer: i64 = 0
    company = t.rules.company
    if company is not None:
        # Strengths are finer than numbers of caballeros: their last bit decides ties.
        row = counted(t, company, place)
        first = 0
        finer = 1
    taken = ranking(row, first)
    for rank in range(1, COLOURS + 1):
        for colour in range(COLOURS):
            mark = taken >> (_MARK_BITS * colour)
            if mark & _RANK == rank:
                award = Award(colour, row[first + colour] >> finer, rank, mark & _TIED != 0)
                if rank <= paid_places(t, first_only) and colour != NEUTRAL:
                    award.value = t.value(place, rank)
                    award.king = kings_bonus(t, place, rank)
                    award.grande = grande_bonus(t, place, colour, rank)
                result.append(award)
    if company is not None:
        company.adjust(t, place, result, first_only)
    return result


# The place that a colour takes is marked with a few bits.
_MARK_BITS: Final = 4
_RANK: Final = 7
_TIED: Final = 8


def ranking(row: vec[i64], first: i64) -> i64:
    """The places that the colours take whose numbers stand in a row from ``first`` on: a mark for each, 0 for none."""
    marks: i64 = 0
    position: i64 = 1
    below: i64 = 1 << 40
    while True:
        # The next group: the largest number below the last one, and who has it.
        count: i64 = 0
        members: i64 = 0
        for colour in range(COLOURS):
            here = row[first + colour]
            if here < below:
                if here > count:
                    count = here
                    members = 1 << colour
                elif here == count:
                    members |= 1 << colour
        if count == 0:
            return marks
        mark = position
        if members & (members - 1):
            position += 1
            mark = position | _TIED
        for colour in range(COLOURS):
            if members >> colour & 1:
                marks |= mark << (_MARK_BITS * colour)
        position += 1
        below = count


def paid_places(t: Table, first_only: bool) -> i64:
    """For how many places points are paid."""
    return 1 if first_only else t.rules.paid_places


def kings_bonus(t: Table, place: i64, rank: i64) -> i64:
    """What a place brings in addition in the King's region."""
    if rank > 1 or t.king != place:
        return 0
    company = t.rules.company
    return KING_BONUS if company is None or company.kings_bonus(t, place) else 0


def grande_bonus(t: Table, place: i64, colour: i64, rank: i64) -> i64:
    """What a place brings a colour in addition in the region of its Grande."""
    return GRANDE_BONUS if rank == 1 and t.seats[GRANDE + colour] == place else 0


def score(t: Table, place: i64, first_only: bool = False) -> None:
    """Score a place: everybody gets his points."""
    if t.rules.company is None and not t.telling:
        # Nobody wants to know for what.
        taken = ranking(t.pieces, place * COLOURS)
        for seat in range(t.rules.players):
            rank = taken >> (_MARK_BITS * seat) & _RANK
            if 0 < rank <= paid_places(t, first_only):
                points = t.value(place, rank) + kings_bonus(t, place, rank)
                t.seats[POINTS + seat] += points + grande_bonus(t, place, seat, rank)
        return
    result = awards(t, place, first_only)
    for award in result:
        if award.colour != NEUTRAL:
            points = award.value + award.king + award.grande + award.office
            t.seats[POINTS + award.colour] += points * award.times
    if t.telling:
        t.tell("scored", {"place": PLACE_IDS[place], "awards": [award.to_json() for award in result]})


def regions_by_first_value(t: Table, low: i64, high: i64) -> i64:
    """The regions whose visible first value lies between two numbers: a bit mask. Never the Castillo."""
    mask: i64 = 0
    for place in range(t.rules.span):
        if t.rules.regions >> place & 1 and low <= t.first_value(place) <= high:
            mask |= 1 << place
    return mask


def populace(t: Table, place: i64) -> i64:
    """How many caballeros a region has when the fullest and the emptiest are looked for."""
    if t.rules.company is not None:
        return t.rules.company.populace(t, place, t.total_at(place))
    return t.total_at(place)


def most_populous(t: Table) -> i64:
    """The regions with the most caballeros of all colours together: a bit mask."""
    best: i64 = 1
    mask: i64 = 0
    for place in range(t.rules.span):
        if t.rules.regions >> place & 1:
            total = populace(t, place)
            if total > best:
                best = total
                mask = 1 << place
            elif total == best:
                mask |= 1 << place
    return mask


def least_populous(t: Table) -> i64:
    """The regions with the fewest caballeros of all colours together, empty regions left out: a bit mask."""
    best: i64 = 1 << 40
    mask: i64 = 0
    for place in range(t.rules.span):
        if t.rules.regions >> place & 1:
            total = populace(t, place)
            if 0 < total < best:
                best = total
                mask = 1 << place
            elif total == best:
                mask |= 1 << place
    return mask


def preview(t: Table, mask: int, first_only: bool = False) -> dict[str, list[Award]]:
    """What scoring the places of a mask now would bring, by place."""
    return {PLACE_IDS[place]: awards(t, place, first_only) for place in range(PLACES) if mask >> place & 1}


def one_more(t: Table, seat: int, now: dict[str, list[Award]]) -> dict[str, int]:
    """What one more caballero of a seat would bring in each region that may be entered, if that were scored then.

    ``now`` is what scoring the regions would bring as they are. Where one more brings nothing, nothing is said.
    """
    found: dict[str, int] = {}
    tried = t.copy()
    free = t.open_regions()
    for place in range(CASTILLO):
        if free >> place & 1:
            where = place * COLOURS + seat
            tried.pieces[where] += 1
            more = _points_of(awards(tried, place), seat) - _points_of(now[PLACE_IDS[place]], seat)
            tried.pieces[where] -= 1
            if more > 0:
                found[PLACE_IDS[place]] = more
    return found


def _points_of(result: list[Award], colour: int) -> int:
    for award in result:
        if award.colour == colour:
            return award.points
    return 0


def everything(t: Table) -> int:
    """All places that a general scoring scores: the regions and the Castillo, as a bit mask."""
    return t.rules.regions | CASTILLO_BIT


def preview_points(t: Table, mask: int) -> list[int]:
    """The points each seat would get if the places of a mask were scored now."""
    points = [0] * t.rules.players
    for result in preview(t, mask).values():
        for award in result:
            if award.colour < t.rules.players:
                points[award.colour] += award.points
    return points


# ---------------------------------------------------------------------- the end of the game


def _strength(t: Table, seat: int) -> list[int]:
    """What decides the rank of a seat, most important first."""
    strength: list[int] = [t.seats[POINTS + seat]]
    if t.rules.tie_break:
        strength.append(t.at(COURT, seat))
        strength.append(t.at(PROVINCE, seat))
        hand = t.seats[HAND + seat]
        strength.append(highest_power(t, hand))
    return strength


def highest_power(t: Table, hand: int) -> int:
    """The highest value among the power cards of a hand, 0 if there is none."""
    best = 0
    for number in range(1, t.rules.power_cards + 1):
        value: int = t.rules.power_values[number]
        if hand >> number & 1 and value > best:
            best = value
    return best


def standing(t: Table) -> list[int]:
    """The rank of each seat by its points alone, 1 for the best: all that may be told before the end."""
    scores = t.scores
    return [1 + sum(1 for other in scores if other > own) for own in scores]


def ranks(t: Table) -> list[int]:
    """The rank of each seat if the game ended now, 1 for the best; equal seats share a rank."""
    strengths = [_strength(t, seat) for seat in range(t.rules.players)]
    return [1 + sum(1 for other in strengths if other > own) for own in strengths]


def winners(t: Table) -> list[int]:
    """The seats that share the first rank."""
    return [seat for seat, rank in enumerate(ranks(t)) if rank == 1]


def in_castillo(t: Table, colour: i64) -> bool:
    """Whether a colour has a caballero or its Grande in the Castillo; those beside it in danger are counted in."""
    if t.rules.company is not None and t.rules.company.beside_castillo(t, colour):
        return True
    return t.at(CASTILLO, colour) > 0 or t.seats[GRANDE + colour] == CASTILLO
