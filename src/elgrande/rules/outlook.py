"""Where a special action could do something: a question for those who want to see it before they choose a card.

>>> from elgrande.rules import Setup, new_table
>>> reach(new_table(Setup("2015", 4), 1), 0, "c3_score_5")
['pais_vasco', 'aragon', 'valencia']
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.choices import print_choice
from elgrande.rules.dice import Dice
from elgrande.rules.effects.base import start_action
from elgrande.rules.errors import UnknownCard
from elgrande.rules.knowledge import imagine
from elgrande.rules.places import COLOURS, COURT, PLACE_IDS, PROVINCE
from elgrande.rules.table import VETO_NEW, VETO_OLD, Table

_DECISIONS: Final = 80
"""So many decisions are looked at; the longest special action has fewer."""


def reach(t: Table, seat: int, card: str) -> list[str]:
    """The places that the special action of a card could touch if a seat used it now.

    It is tried out on a table that the seat could imagine, with nobody to object: every place counts that can be named
    on the way, and every place in which something happens. Of several places the first one is gone on with.
    """
    index = t.rules.card_index(card)
    if index < 0:
        raise UnknownCard(f"there is no card '{card}' in this game")
    other = imagine(t, seat, Dice(0))
    if other.over or not _begin(other, seat, index):
        return []
    found: set[str] = set()
    floor = other.floor
    waiting = [other]
    looked = 0
    while waiting and looked < _DECISIONS:
        now = waiting.pop()
        asked = _go_on(now, floor)
        _note_news(now, found)
        if not asked:
            continue
        looked += 1
        options: list[int] = []
        for decider in now.deciders:
            decision = now.decision_of(decider)
            if decision is not None:
                named = [code for code in decision.options if _note_option(code, found)]
                if decider == now.decider:
                    # Where no place is named, the ways part; otherwise they differ only in the place.
                    options = named[:1] if named else decision.options
        for code in options:
            further = now.copy()
            further.depth -= 1
            packed = further.agenda[further.depth]
            further.task_of(packed).choose(further, packed, code)
            waiting.append(further)
    off_the_map = (PLACE_IDS[COURT], PLACE_IDS[PROVINCE])
    return [place for place in PLACE_IDS if place in found and place not in off_the_map]


def _begin(t: Table, seat: i64, card: i64) -> bool:
    """Begin the special action, in the middle of whatever is going on. False if it cannot be used."""
    t.telling = True
    t.pending = 0
    t.active = seat
    t.card = card
    for other in range(COLOURS):
        t.seats[VETO_OLD + other] = 0
        t.seats[VETO_NEW + other] = 0
    if not t.rules.effects[card].usable(t, seat):
        return False
    start_action(t, seat, card)
    return True


def _go_on(t: Table, floor: i64) -> bool:
    """Resolve what is automatic. False if the special action is over."""
    while t.depth > floor and not t.over:
        t.depth -= 1
        packed = t.agenda[t.depth]
        if t.task_of(packed).resolve(t, packed):
            if t.rules.company is not None and t.rules.company.interrupts(t):
                continue
            return True
    return False


def _note_option(code: int, found: set[str]) -> bool:
    """Note the places that an option names; False if there are none."""
    places = [word for word in print_choice(code).split()[1:] if word in PLACE_IDS]
    found.update(places)
    return len(places) > 0


def _note_news(t: Table, found: set[str]) -> None:
    """Note where something has happened."""
    for event in t.news:
        for name in ("place", "source"):
            place = event.facts.get(name)
            if isinstance(place, str):
                found.add(place)
    t.news = []
