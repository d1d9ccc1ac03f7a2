"""The eleven power cards of the Players' edition, of which every player has one each.

Titles are those of the Dutch (nl) rulebook and of the German (de) leaflet of 1998, as far as they are known. The values
13 and 23 are attested, the others follow the order of the rulebook (ruling E-01). What the cards bring to court is
nowhere printed but on them (ruling K-02). The notes of the texts name what is not established about each card.
"""

from elgrande.rules.effects.base import NoAction
from elgrande.rules.ruleset import RECONSTRUCTED, Card
from elgrande.rules.sets.bigbox.alliance import Ally
from elgrande.rules.sets.bigbox.closed import QUARANTINE_TOKEN, CloseRegion
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.players_edition.bridge import BuildBridge
from elgrande.rules.sets.players_edition.civil_war import WageCivilWar
from elgrande.rules.sets.players_edition.revolt import TurnScoreboard
from elgrande.rules.sets.players_edition.storm import LoveKing, RaiseStorm
from elgrande.rules.sets.players_edition.travel import OthersMoveGrandes
from elgrande.rules.sets.players_edition.wandering_castillo import EndangerCastillo, MoveCastillo


def players_edition_cards() -> list[PowerCard]:
    """All cards of the set."""
    return [
        PowerCard("pe_joker", "joker", 0, NoAction(), names={"nl": "Joker", "de": "Joker", "en": "Joker"}),
        PowerCard(
            "pe_travel_day",
            "13",
            6,
            OthersMoveGrandes(),
            names={"nl": "Reisdag", "de": "Wandertag"},
            provenance=RECONSTRUCTED,
            note="supply (ruling K-02)",
        ),
        PowerCard(
            "pe_shift",
            "23",
            5,
            MoveCastillo(),
            names={"nl": "Samenzwering", "de": "Schiebung"},
            provenance=RECONSTRUCTED,
            note="supply (ruling K-02)",
        ),
        PowerCard(
            "pe_civil_war",
            "33",
            5,
            WageCivilWar(),
            names={"nl": "Burgeroorlog"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02), effect (ruling E-04)",
            established=False,
        ),
        PowerCard(
            "pe_alliance",
            "43",
            4,
            Ally(),
            names={"nl": "Alliantie"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02)",
        ),
        PowerCard(
            "pe_bridge",
            "53",
            4,
            BuildBridge(),
            names={"nl": "Bruggenbouw"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (rulings K-02 and E-05)",
        ),
        PowerCard(
            "pe_revolt",
            "63",
            4,
            TurnScoreboard(),
            names={"nl": "Opstand"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02)",
        ),
        PowerCard(
            "pe_collapse",
            "73",
            3,
            EndangerCastillo(),
            names={"nl": "Instortingsgevaar"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02), how it begins and ends (ruling E-08)",
        ),
        PowerCard(
            "pe_quarantine",
            "83",
            3,
            CloseRegion(QUARANTINE_TOKEN),
            names={"nl": "Quarantaine"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02)",
        ),
        PowerCard(
            "pe_tormenta",
            "93",
            3,
            RaiseStorm(),
            names={"nl": "Tormenta"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02), effect (ruling E-10)",
            established=False,
        ),
        PowerCard(
            "pe_mistress",
            "103",
            2,
            LoveKing(),
            names={"nl": "Minnares"},
            provenance=RECONSTRUCTED,
            note="value (ruling E-01), supply (ruling K-02), where caballeros may be placed (ruling E-11)",
            established=False,
        ),
    ]


def power_cards() -> list[Card]:
    """The same as cards of any kind."""
    return [*players_edition_cards()]
