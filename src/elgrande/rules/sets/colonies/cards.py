"""The 12 action cards of Grand Inquisitor & Colonies.

The rulebook explains what the cards do and prints none of them. Caballeros, gold and goods on the cards of stack 7 are
working values unless a note says otherwise; gold and goods add up to what lies in the supply after the setup.
"""

from typing import Final

from elgrande.rules.ruleset import RECONSTRUCTED, Card
from elgrande.rules.sets.bigbox.conspiracy import JailGrandes
from elgrande.rules.sets.bigbox.free_choice import KeepFreeChoice
from elgrande.rules.sets.colonies.inquisition import (
    DelayScoring,
    HolyInquisition,
    ScoreBlackRegions,
    ScoreNewRegions,
)
from elgrande.rules.sets.colonies.kept import KeepClosing, KeepStrike
from elgrande.rules.sets.colonies.limitation import MoveTable
from elgrande.rules.sets.colonies.voyage import LayTokens, Transport

NUMBERS: Final = "caballeros (ruling G-04), gold and goods (ruling G-05) are working values"
TOKENS_ONLY: Final = "gold and goods (ruling G-05) are working values"
CLOSING: Final = "what closing does follows from the title (ruling G-07); " + NUMBERS
STRIKING: Final = "how long it can be kept is a ruling (G-08); " + NUMBERS
TRANSPORT: Final = "how many caballeros, and which ways, is made up (ruling G-10); " + NUMBERS
CONSPIRACY: Final = "which Grandes are thrown in is a ruling (A-01); " + NUMBERS
BLACK: Final = "that it hands over the inquisitor follows from the rulebook (ruling G-09); " + TOKENS_ONLY


def colonies_cards() -> list[Card]:
    """All cards, each once with its number of copies."""
    return [
        Card("gic_holy_inquisition", 6, HolyInquisition(2), names={"nl": "Heilige inquisitie"}, caballeros=3),
        _card("gic_close_action_card", LayTokens(KeepClosing(), goods=1), "Actiekaart sluiten", CLOSING),
        _card("gic_double_strike", LayTokens(KeepStrike(), gold=1), "Dubbelslag", STRIKING),
        _card("gic_free_choice", LayTokens(KeepFreeChoice(), goods=1), "Vrije keuze", NUMBERS),
        _card("gic_score_new_regions", LayTokens(ScoreNewRegions(), 1, 1), "Extra puntentelling", NUMBERS),
        _card(
            "gic_score_black_regions", LayTokens(ScoreBlackRegions(), goods=1), "Extra puntentelling", BLACK
        ),
        Card(
            "gic_transport",
            7,
            LayTokens(Transport(), gold=1, goods=1),
            names={"nl": "Transport"},
            provenance=RECONSTRUCTED,
            note=TRANSPORT,
            caballeros=2,
            established=False,
        ),
        _card(
            "gic_move_limitation_table",
            LayTokens(MoveTable(), goods=1),
            "Begrenzingstableau",
            NUMBERS,
            copies=3,
        ),
        _card("gic_delayed_scoring", LayTokens(DelayScoring(), gold=1), "Extra puntentelling", NUMBERS),
        _card("gic_conspiracy", LayTokens(JailGrandes(), goods=1), "Complot", CONSPIRACY),
    ]


def _card(id: str, effect: LayTokens, title: str, note: str, copies: int = 1) -> Card:
    return Card(id, 7, effect, copies, names={"nl": title}, provenance=RECONSTRUCTED, note=note, caballeros=2)
