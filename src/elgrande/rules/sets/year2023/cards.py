"""The 55 action cards of 2023: base deck, New Regency and veteran cards, and the power modifiers.

The rulebooks show only part of them. What they do not show follows the assumption that the deck of 1995 was kept and
redistributed; it is marked as reconstructed and can be replaced by a correction file.
"""

from elgrande.rules.effects.base import EitherOr
from elgrande.rules.effects.court import HoldVeto, MoveGrande, MoveScoreboard, TakePowerCardBack
from elgrande.rules.effects.discs import Evict, LoseFromSecretRegion, ScoreSecretly
from elgrande.rules.effects.king import (
    MoveKing,
    MoveKingAndJailGrandes,
    MoveKingWithEntourage,
    Smuggle,
    SwapKingWithGrande,
)
from elgrande.rules.effects.losses import EachReturns, LoseFromCourt, ReturnOneOfEach
from elgrande.rules.effects.move import ANY_NUMBER, MoveCaballeros, PlaceExtra, ThrowIntoCastillo
from elgrande.rules.effects.score import (
    ScoreByValue,
    ScoreCastillo,
    ScoreChosenRegion,
    ScoreFewest,
    ScoreFirstPlaces,
    ScoreMost,
)
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.ruleset import PRINTED, RECONSTRUCTED, Card, Modifier

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


def new_regency_cards() -> list[Card]:
    """The ten cards that replace the King's card as stack 5. The rulebooks explain seven of them."""
    return [
        Card("r5_exile", 5, MoveKing(to="abroad"), names={"en": "Exile", "de": "Exil"}),
        Card(
            "r5_entourage",
            5,
            MoveKingWithEntourage(2),
            names={"de": "Gefolge"},
            provenance=RECONSTRUCTED,
            note="explained in the rulebooks, but the text of the card is not shown: target, colours and who "
            "chooses are assumed",
        ),
        Card("r5_competition", 5, MoveKingAndJailGrandes(), names={"de": "Konkurrenz", "pl": "Zawody"}),
        Card("r5_country_seat", 5, MoveKing(to="fewest"), names={"de": "Landsitz", "pl": "Ustronie"}),
        Card("r5_revolt", 5, MoveKing(to="castillo"), names={"de": "Revolte", "pl": "Rebelia"}),
        Card("r5_smuggling", 5, Smuggle(), names={"de": "Schmuggel", "pl": "Infiltracja"}),
        Card("r5_substitute", 5, SwapKingWithGrande(), names={"de": "Vertretung"}),
        Card(
            "r5_unknown_8",
            5,
            MoveKing(to="neighbour"),
            provenance=RECONSTRUCTED,
            note="nothing is known of this card; a stand-in",
        ),
        Card(
            "r5_unknown_9",
            5,
            MoveKing(),
            provenance=RECONSTRUCTED,
            note="nothing is known of this card; a stand-in",
        ),
        Card(
            "r5_unknown_10",
            5,
            MoveKing(to="most"),
            provenance=RECONSTRUCTED,
            note="nothing is known of this card; a stand-in",
        ),
    ]


def veteran_cards() -> list[Card]:
    """The four cards for players who know the game: one of stack 1, two of stack 2, one of stack 4."""
    return [
        Card(
            "v2_veto",
            2,
            HoldVeto(),
            copies=2,
            names={"de": "Veto", "pl": "Veto"},
            note="shown in the rulebooks; its stack and the number of copies are not",
            copies_known=False,
        ),
        Card(
            "v1_all_own_or_place2",
            1,
            EitherOr(MoveCaballeros(own=ANY_NUMBER, one_region=True), PlaceExtra(2, castillo=False)),
            provenance=RECONSTRUCTED,
            note=_KEPT,
        ),
        Card("v4_secret_scoring", 4, ScoreSecretly(), provenance=RECONSTRUCTED, note=_KEPT),
    ]


def power_modifiers() -> list[Modifier]:
    """Sixteen modifiers. Only a +1 is known to exist; the list is made up so that the module can be played."""
    plain = [-3, -2, -1, -1, 1, 1, 2, 3]
    modifiers = [Modifier(1 + i, value, None, "", RECONSTRUCTED) for i, value in enumerate(plain)]
    modifiers[4].provenance = PRINTED
    return [
        *modifiers,
        Modifier(9, -2, TakeFromProvince(1), "supply", RECONSTRUCTED),
        Modifier(10, -2, ThrowIntoCastillo(), "castillo", RECONSTRUCTED),
        Modifier(11, -1, TakeFromProvince(1), "supply", RECONSTRUCTED),
        Modifier(12, -1, MoveCaballeros(own=1, castillo=False), "move", RECONSTRUCTED),
        Modifier(13, 1, TakeFromProvince(1), "supply", RECONSTRUCTED),
        Modifier(14, 1, ThrowIntoCastillo(), "castillo", RECONSTRUCTED),
        Modifier(15, 2, MoveCaballeros(own=1, castillo=False), "move", RECONSTRUCTED),
        Modifier(16, 2, TakeFromProvince(1), "supply", RECONSTRUCTED),
    ]
