"""Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables."""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.rules.errors import Reason
from elgrande.rules.expansion import Expansion
from elgrande.rules.places import NOWHERE, PLACE_IDS, places_of
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.bigbox.closed import close_regions
from elgrande.rules.sets.bigbox.espionage import spies_on
from elgrande.rules.sets.bigbox.fields import PROTECTED, SPIES
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.special_cards.card_75 import (
    BEFORE_REGION,
    BEFORE_SPECIAL,
)
from elgrande.rules.sets.special_cards.facts import SpecialCardsFacts
from elgrande.rules.sets.special_cards.fields import CARD_75
from elgrande.rules.sets.special_cards.limits import (
    full,
    limited,
    turn_away,
)
from elgrande.rules.table import Table


class SpecialCards(Expansion):
    """The answers of the set."""

    def entering(self, t: Table, colour: i64, places: i64) -> i64:
        return places & ~full(t)

    def barred(self, t: Table, place: i64) -> Reason | None:
        if full(t) >> place & 1:
            return Reason("refusal-region-full", {"place": PLACE_IDS[place]})
        return None

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        if count > 0 and limited(t) >> target & 1:
            turn_away(t, colour, target, count)

    def arranged(self, t: Table) -> None:
        close_regions(t)

    def sees_disc(self, t: Table, viewer: i64, seat: i64) -> bool:
        return spies_on(t, viewer, seat)

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        """Everything that the set leaves on the table lies open."""
        players = t.rules.players
        shown: SpecialCardsFacts = {
            "protected": None if t.extras[PROTECTED] == NOWHERE else PLACE_IDS[t.extras[PROTECTED]],
            "limited": [PLACE_IDS[place] for place in places_of(limited(t))],
            "spies": [other for other in range(players) if t.extras[SPIES] >> other & 1],
            "reserves": [other for other in range(players) if t.at(CARD_75, other) > 0],
        }
        seen.update(shown)


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game; its power cards are dealt with those of King & Intrigant."""
    rules.tokens_removable = rules.setup.option("removal") == "tokens"
    rules.before_effect = [*rules.before_effect, BEFORE_SPECIAL]
    rules.before_region = [*rules.before_region, BEFORE_REGION]
    return SpecialCards()
