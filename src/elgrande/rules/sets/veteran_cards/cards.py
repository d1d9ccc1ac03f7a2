"""The veteran cards. The rulebooks show the Veto; the others are kept from the deck of 1995."""

from elgrande.rules.effects.base import EitherOr
from elgrande.rules.effects.court import HoldVeto
from elgrande.rules.effects.discs import ScoreSecretly
from elgrande.rules.effects.move import ANY_NUMBER, MoveCaballeros, PlaceExtra
from elgrande.rules.ruleset import RECONSTRUCTED, Card

_KEPT = "not shown in the rulebooks; kept from the deck of 1995"


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
