"""The 45 action cards of 1995 and 2015.

Titles are those printed in the English (en), German (de), French (fr) and Dutch (nl) rulebooks; many cards have none.
The rulebooks explain every one of these cards; copies are those of 2015, which the total of 1995 confirms.
"""

from typing import Final

from elgrande.rules.effects.base import EitherOr
from elgrande.rules.effects.court import HoldVeto, MoveGrande, MoveScoreboard, TakePowerCardBack
from elgrande.rules.effects.discs import Evict, LoseFromSecretRegion, ScoreSecretly
from elgrande.rules.effects.king import MoveKing
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
from elgrande.rules.ruleset import Card

INTRIGUE: Final = {"en": "Intrigue", "nl": "Intrigant"}
DECAY: Final = {"en": "Decay of Authority", "nl": "Autoriteitsverlies"}
SCORING: Final = {
    "en": "Special Scoring",
    "de": "Sonderwertung",
    "fr": "Valorisation spéciale",
    "nl": "Extra puntentelling",
}


def classic_cards() -> list[Card]:
    """All cards of the deck, each once with its number of copies."""
    return [
        # Stack 1: intrigues.
        Card("c1_move3_any", 1, MoveCaballeros(any=3), names=INTRIGUE),
        Card("c1_move4_any", 1, MoveCaballeros(any=4), names=INTRIGUE),
        Card("c1_move4_own", 1, MoveCaballeros(own=4), names=INTRIGUE),
        Card("c1_move3_foreign", 1, MoveCaballeros(foreign=3), names=INTRIGUE),
        Card("c1_move2own_2foreign", 1, MoveCaballeros(own=2, foreign=2), copies=2, names=INTRIGUE),
        Card("c1_region5_any", 1, MoveCaballeros(any=5, one_region=True), copies=2, names=INTRIGUE),
        Card("c1_region_all_own", 1, MoveCaballeros(own=ANY_NUMBER, one_region=True), names=INTRIGUE),
        Card("c1_place2_extra", 1, PlaceExtra(2, castillo=True), names=INTRIGUE),
        Card(
            "c1_all_own_or_place2",
            1,
            EitherOr(MoveCaballeros(own=ANY_NUMBER, one_region=True), PlaceExtra(2, castillo=True)),
            names=INTRIGUE,
        ),
        # Stack 2: objections, losses and a scoring of choice.
        Card(
            "c2_veto",
            2,
            HoldVeto(),
            copies=2,
            names={"en": "Veto", "de": "Veto", "fr": "Veto", "nl": "Veto"},
        ),
        Card("c2_court_all", 2, LoseFromCourt(), names=DECAY),
        Card("c2_court_3", 2, LoseFromCourt(3), names=DECAY),
        Card("c2_remove1_each", 2, ReturnOneOfEach()),
        Card(
            "c2_angry_king",
            2,
            EachReturns(3),
            names={"en": "Angry King!", "de": "König erzürnt!", "nl": "De Koning is boos!"},
        ),
        Card("c2_secret_all_of_region", 2, LoseFromSecretRegion()),
        Card("c2_secret_2_of_region", 2, LoseFromSecretRegion(2)),
        Card("c2_score_choice", 2, ScoreChosenRegion(), copies=3, names=SCORING),
        # Stack 3: special scorings.
        Card("c3_score_4", 3, ScoreByValue(4, 4), copies=2, names=SCORING),
        Card("c3_score_5", 3, ScoreByValue(5, 5), copies=2, names=SCORING),
        Card("c3_score_6_7", 3, ScoreByValue(6, 7), names=SCORING),
        Card("c3_score_castillo", 3, ScoreCastillo(), copies=2, names=SCORING),
        Card("c3_score_first_only", 3, ScoreFirstPlaces(), names=SCORING),
        Card("c3_score_most", 3, ScoreMost(), names=SCORING),
        Card("c3_score_least", 3, ScoreFewest(), names=SCORING),
        Card("c3_score_choice", 3, ScoreChosenRegion(), names=SCORING),
        # Stack 4: the court.
        Card(
            "c4_scoreboard",
            4,
            MoveScoreboard(),
            copies=3,
            names={"en": "Mobile Scoreboard", "de": "Wertungstafel", "nl": "Scoretegel"},
        ),
        Card(
            "c4_power_back",
            4,
            TakePowerCardBack(),
            copies=2,
            names={"en": "Power of the Cards", "de": "Machtkarten", "nl": "Machtkaarten"},
        ),
        Card(
            "c4_court2",
            4,
            TakeFromProvince(2),
            names={"en": "The Court", "de": "Der Hof", "fr": "La Cour", "nl": "Het hof"},
        ),
        Card(
            "c4_grande",
            4,
            MoveGrande(),
            copies=2,
            names={"en": "Grande", "de": "Grande", "fr": "Grande", "nl": "Grande"},
        ),
        Card("c4_secret_scoring", 4, ScoreSecretly(), names=SCORING),
        Card(
            "c4_eviction",
            4,
            Evict(),
            names={"en": "Eviction", "de": "Rauswurf", "fr": "Expulsion", "nl": "Leegloop"},
        ),
        Card(
            "c4_royal_advisor",
            4,
            MoveKing(to="neighbour"),
            names={"en": "Royal Advisor", "de": "Königlicher Ratgeber", "nl": "Koninklijke adviseur"},
        ),
        # Stack 5: the King.
        Card(
            "c5_king",
            5,
            MoveKing(),
            names={"en": "King's Card", "de": "Königskarte", "fr": "Carte Roi", "nl": "Koningskaart"},
        ),
    ]
