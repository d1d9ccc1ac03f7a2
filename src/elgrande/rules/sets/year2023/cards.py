"""The 41 action cards of 2023.

The rulebooks show only part of them. What they do not show follows the assumption that the deck of 1995 was kept and
redistributed; it is marked as reconstructed and can be replaced by a correction file.
"""

from elgrande.rules.effects.court import MoveGrande, MoveScoreboard, TakePowerCardBack
from elgrande.rules.effects.discs import Evict, LoseFromSecretRegion
from elgrande.rules.effects.king import (
    MoveKing,
)
from elgrande.rules.effects.losses import EachReturns, LoseFromCourt, ReturnOneOfEach
from elgrande.rules.effects.move import ANY_NUMBER, MoveCaballeros, PlaceExtra
from elgrande.rules.effects.score import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosenRegion,
    ScoreFewest,
    ScoreFirstPlaces,
    ScoreMost,
)
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.ruleset import RECONSTRUCTED, Card

_KEPT = "not shown in the rulebooks; kept from the deck of 1995"
_COPIES = "shown in the rulebooks; the number of copies is not"
_STACK = "shown in the rulebooks; its stack is not"
_ASSASSIN = "explained in the rulebooks, not shown; whether one of every opponent must go (R-6) and its stack are not known"
_COUP = "told as an example in the rulebooks; its own wording and its stack are not shown"


def cards_2023() -> list[Card]:
    """The base deck: ten cards in each of stacks 1 to 4, and the King's card."""
    return [
        Card(
            "n1_move2own_2foreign",
            1,
            MoveCaballeros(own=2, foreign=2),
            copies=2,
            names={"en": "Intrigue", "de": "Intrige", "pl": "Intryga"},
            note=_COPIES,
            copies_known=False,
        ),
        Card("n1_move4_own", 1, MoveCaballeros(own=4), note=_STACK),
        Card("n1_militia", 1, PlaceExtra(2, castillo=False)),
        Card("n1_move3_any", 1, MoveCaballeros(any=3), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n1_move4_any", 1, MoveCaballeros(any=4), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n1_move3_foreign", 1, MoveCaballeros(foreign=3), provenance=RECONSTRUCTED, note=_KEPT),
        Card(
            "n1_region5_any",
            1,
            MoveCaballeros(any=5, one_region=True),
            copies=2,
            provenance=RECONSTRUCTED,
            note=_KEPT,
        ),
        Card(
            "n1_region_all_own",
            1,
            MoveCaballeros(own=ANY_NUMBER, one_region=True),
            provenance=RECONSTRUCTED,
            note=_KEPT,
        ),
        Card(
            "n2_withdrawal",
            2,
            EachReturns(3),
            names={"en": "Withdrawal", "de": "Rückzug", "pl": "Wycofanie"},
            note=_STACK,
        ),
        Card("n2_civil_war", 2, LoseFromSecretRegion(), names={"de": "Bürgerkrieg", "pl": "Wojna domowa"}),
        Card("n2_assassin", 2, ReturnOneOfEach(), names={"pl": "Skrytobójca"}, note=_ASSASSIN),
        Card("n2_court_all", 2, LoseFromCourt(), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n2_court_3", 2, LoseFromCourt(3), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n2_secret_2_of_region", 2, LoseFromSecretRegion(2), provenance=RECONSTRUCTED, note=_KEPT),
        Card(
            "n2_score_choice",
            2,
            ScoreChosenRegion(),
            copies=4,
            provenance=RECONSTRUCTED,
            note="shown in the rulebooks; its stack and the number of copies are not",
        ),
        Card(
            "n3_score_4",
            3,
            ScoreByValue(4, 4),
            copies=2,
            names={"de": "Außenposten", "pl": "Posterunek"},
            note=_COPIES,
            copies_known=False,
        ),
        Card(
            "n3_score_5",
            3,
            ScoreByValue(5, 5),
            copies=2,
            names={"de": "Fiesta", "pl": "Fiesta"},
            note=_COPIES,
            copies_known=False,
        ),
        Card("n3_score_6_7", 3, ScoreByValue(6, 7), provenance=RECONSTRUCTED, note=_KEPT),
        Card(
            "n3_revelation",
            3,
            ScoreCastillo(),
            copies=2,
            names={"de": "Offenbarung", "pl": "Objawienie"},
            note=_COPIES,
            copies_known=False,
        ),
        Card("n3_score_first_only", 3, ScoreFirstPlaces(), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n3_score_most", 3, ScoreMost(), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n3_score_least", 3, ScoreFewest(), provenance=RECONSTRUCTED, note=_KEPT),
        Card(
            "n4_decree",
            4,
            MoveScoreboard(),
            copies=3,
            names={"de": "Gesetzeserlass", "pl": "Zarządzenie"},
            note=_COPIES,
            copies_known=False,
        ),
        Card(
            "n4_empowerment",
            4,
            TakePowerCardBack(),
            copies=2,
            names={"de": "Ermächtigung", "pl": "Pełnomocnictwo"},
            note=_COPIES,
            copies_known=False,
        ),
        Card("n4_court2", 4, TakeFromProvince(2), provenance=RECONSTRUCTED, note=_KEPT),
        Card(
            "n4_new_home",
            4,
            MoveGrande(),
            copies=2,
            names={"de": "Wahlheimat", "pl": "Nowy dom"},
            note=_COPIES,
            copies_known=False,
        ),
        Card("n4_coup", 4, Evict(), names={"de": "Umsturz", "pl": "Pucz"}, note=_COUP),
        Card("n4_royal_advisor", 4, MoveKing(to="neighbour"), provenance=RECONSTRUCTED, note=_KEPT),
        Card("n5_majesty", 5, MoveKing(), names={"de": "Ihre Majestät", "pl": "Wasza Wysokość"}),
    ]
