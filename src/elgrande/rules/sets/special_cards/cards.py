"""The ten power cards of the Special cards, of which every player has one each.

The rulebook prints 25 (as the card that lies open beside 75), 75, 135, 145 and 155; the other values follow its order
(ruling S-01). Except for Fiesta, which brings nobody, the supply is that of the scale of King & Intrigant (K-02).
Titles are those of the Dutch (nl) rulebook.
"""

from typing import Final

from elgrande.rules.effects.score import ScoreChosenRegion
from elgrande.rules.ruleset import RECONSTRUCTED, Card
from elgrande.rules.sets.bigbox.closed import KING_TOKEN, CloseRegion
from elgrande.rules.sets.bigbox.conspiracy import JailGrandes
from elgrande.rules.sets.bigbox.espionage import Spy
from elgrande.rules.sets.bigbox.placing import PlaceMore
from elgrande.rules.sets.king_intrigant.cards import SCORING
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.special_cards.card_75 import PutInReserve
from elgrande.rules.sets.special_cards.limits import LimitRegion
from elgrande.rules.sets.special_cards.removal import RemoveLasting
from elgrande.rules.sets.special_cards.score_named import ScoreOneOfThree

_SUPPLY: Final = "the caballeros it brings to court (K-02)"
_VALUE: Final = "its value (S-01) and the caballeros it brings to court (K-02)"


def special_cards() -> list[PowerCard]:
    """The ten power cards of each colour."""
    return [
        PowerCard(
            "sc_fiesta",
            "15",
            0,
            PlaceMore(5),
            names={"nl": "Fiesta", "de": "Fiesta"},
            provenance=RECONSTRUCTED,
            note="its value (S-01)",
        ),
        PowerCard(
            "sc_espionage",
            "25",
            5,
            Spy(),
            names={"nl": "Spionage"},
            provenance=RECONSTRUCTED,
            note="what its owner sees (A-02), that it is the card 25 (S-02), " + _SUPPLY,
        ),
        PowerCard(
            "sc_coup",
            "35",
            4,
            JailGrandes(),
            names={"nl": "Staatsgreep"},
            provenance=RECONSTRUCTED,
            note="which Grandes are thrown in (A-01), " + _VALUE,
        ),
        PowerCard(
            "sc_maximum_6",
            "65",
            3,
            LimitRegion(),
            names={"nl": "Maximaal 6"},
            provenance=RECONSTRUCTED,
            note="who names those that are too many (S-03), " + _VALUE,
        ),
        PowerCard(
            "sc_075",
            "75",
            3,
            PutInReserve(),
            provenance=RECONSTRUCTED,
            note="where its caballero comes from and who decides first (S-04), " + _SUPPLY,
        ),
        PowerCard(
            "sc_royal_protection",
            "95",
            2,
            CloseRegion(KING_TOKEN),
            names={"nl": "Koninklijke bescherming"},
            provenance=RECONSTRUCTED,
            note="which regions may be chosen (S-05), " + _VALUE,
        ),
        PowerCard(
            "sc_removal",
            "115",
            2,
            RemoveLasting(),
            provenance=RECONSTRUCTED,
            note="what becomes of the caballeros (S-06), " + _VALUE,
        ),
        PowerCard(
            "sc_135",
            "135",
            1,
            ScoreChosenRegion(present=True),
            names=SCORING,
            provenance=RECONSTRUCTED,
            note="how many regions are scored (S-07), " + _SUPPLY,
        ),
        PowerCard(
            "sc_145",
            "145",
            1,
            ScoreChosenRegion(),
            names=SCORING,
            provenance=RECONSTRUCTED,
            note="how many regions are scored (S-07), " + _SUPPLY,
        ),
        PowerCard(
            "sc_155",
            "155",
            0,
            ScoreOneOfThree(),
            names=SCORING,
            provenance=RECONSTRUCTED,
            note=_SUPPLY,
        ),
    ]


def power_cards() -> list[Card]:
    """The same as cards of any kind."""
    return [*special_cards()]
