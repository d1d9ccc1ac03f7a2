"""New Regency: ten cards for the King. The rulebooks explain seven of them; the others are stand-ins."""

from elgrande.rules.effects.king import (
    MoveKing,
    MoveKingAndJailGrandes,
    MoveKingWithEntourage,
    Smuggle,
    SwapKingWithGrande,
)
from elgrande.rules.ruleset import RECONSTRUCTED, Card


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
