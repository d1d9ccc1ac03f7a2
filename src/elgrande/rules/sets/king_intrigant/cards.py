"""The power cards of King & Intrigant, and the Intrigant, Caballero and King cards that are dealt out by them.

Only the Veto (40) is printed in the rulebook with its number and its supply. The other numbers follow from the order
in which the rulebook explains the cards (ruling K-03); what they bring to court is a scale that fits the Veto (K-02).
Titles are those of the rulebook or of base cards with the same effect; most cards have none.
"""

from typing import Final

from elgrande.rules.effects.base import Effect, EitherOr, NoAction
from elgrande.rules.effects.court import HoldVeto, MoveGrande, MoveScoreboard
from elgrande.rules.effects.discs import ScoreSecretly
from elgrande.rules.effects.king import MoveKing
from elgrande.rules.effects.losses import EachReturns, LoseFromCourt, ReturnOneOfEach
from elgrande.rules.effects.move import ANY_NUMBER, MoveCaballeros
from elgrande.rules.effects.score import ScoreByValue, ScoreCastillo, ScoreChosenRegion
from elgrande.rules.ruleset import PRINTED, RECONSTRUCTED, Card
from elgrande.rules.sets.bigbox.castillo import ThrowOfEach
from elgrande.rules.sets.bigbox.placing import PlaceAnywhere
from elgrande.rules.sets.king_intrigant.doubling import DoubleRegion
from elgrande.rules.sets.king_intrigant.power_card import PowerCard

SCORING: Final = {"nl": "Extra puntentelling"}
CABALLERO: Final = {"nl": "Caballerokaart"}

_SUPPLY: Final = "the caballeros it brings to court (K-02)"
_VALUE: Final = "its value (K-03) and the caballeros it brings to court (K-02)"
_SCORING: Final = "which scoring has which value (K-07), and the caballeros it brings to court (K-02)"
_NUMBER: Final = "the number of caballeros (K-01)"


def intrigant_cards() -> list[PowerCard]:
    """The eighteen power cards of each colour."""
    return [
        PowerCard(
            "ki_010",
            "10",
            6,
            NoAction(),
            names={"nl": "Intrigant"},
            provenance=RECONSTRUCTED,
            note=_SUPPLY,
        ),
        PowerCard("ki_020", "20", 5, PlaceAnywhere(), provenance=RECONSTRUCTED, note=_VALUE),
        PowerCard(
            "ki_030",
            "30",
            5,
            LoseFromCourt(),
            provenance=RECONSTRUCTED,
            note="whether all caballeros or only three leave each court (K-04), " + _VALUE,
        ),
        PowerCard("ki_040", "40", 4, HoldVeto(), names={"nl": "Veto", "de": "Veto"}, provenance=PRINTED),
        PowerCard("ki_050", "50", 4, EachReturns(3), provenance=RECONSTRUCTED, note=_VALUE),
        PowerCard("ki_060", "60", 4, ReturnOneOfEach(), provenance=RECONSTRUCTED, note=_VALUE),
        PowerCard("ki_070", "70", 3, MoveGrande(), provenance=RECONSTRUCTED, note=_VALUE),
        PowerCard(
            "ki_080",
            "80",
            3,
            MoveScoreboard(),
            provenance=RECONSTRUCTED,
            note="that it is the mobile scoreboard (K-06), " + _VALUE,
        ),
        _scoring("ki_090", "90", 3, ScoreChosenRegion()),
        _scoring("ki_100", "100", 2, ScoreByValue(4, 4)),
        _scoring("ki_110", "110", 2, ScoreByValue(5, 5)),
        _scoring("ki_120", "120", 2, ScoreByValue(6, 7)),
        _scoring("ki_130", "130", 1, ScoreCastillo()),
        _scoring("ki_140", "140", 1, ScoreSecretly()),
        PowerCard(
            "ki_150",
            "150",
            1,
            DoubleRegion(),
            provenance=RECONSTRUCTED,
            note="that bonuses are doubled too and the region is shown (K-08), " + _VALUE,
        ),
        PowerCard(
            "ki_160",
            "160",
            0,
            ThrowOfEach(2),
            provenance=RECONSTRUCTED,
            note="how many caballeros of the others are thrown in (A-03), " + _VALUE,
        ),
        PowerCard("ki_170", "170", 0, MoveKing(to="neighbour"), provenance=RECONSTRUCTED, note=_VALUE),
        PowerCard(
            "ki_180",
            "180",
            0,
            NoAction(),
            names={"nl": "Koning", "de": "König"},
            provenance=RECONSTRUCTED,
            note=_SUPPLY,
        ),
    ]


def _scoring(id: str, face: str, supply: int, effect: Effect) -> PowerCard:
    """One of the six special scorings; that they are scorings is known, which is which is not."""
    return PowerCard(
        id, face, supply, effect, names=SCORING, provenance=RECONSTRUCTED, note=_SCORING, established=False
    )


def intrigant_versions() -> list[Card]:
    """The three Intrigant cards: for 2, for 3, and for 4 or 5 players (ruling K-01)."""
    return [
        _intrigant("ki_intrigant_2", 2),
        _intrigant("ki_intrigant_3", 1),
        _intrigant("ki_intrigant_45", 1),
    ]


def king_versions() -> list[Card]:
    """The three King cards: for 2, for 3, and for 4 or 5 players (ruling K-01)."""
    return [_king("ki_king_2", 4), _king("ki_king_3", 5), _king("ki_king_45", 5)]


def caballero_versions() -> list[Card]:
    """The three Caballero cards; the rulebook shows a 2 with four players, the others are ruling K-01."""
    return [
        Card("ki_caballero_2", 0, NoAction(), names=CABALLERO, caballeros=2),
        _caballero("ki_caballero_3", 3),
        _caballero("ki_caballero_4", 4),
    ]


ROWS: Final = {
    2: ["ki_intrigant_2", "ki_king_2"],
    3: ["ki_intrigant_3", "ki_caballero_3", "ki_king_3"],
    4: ["ki_intrigant_45", "ki_caballero_2", "ki_caballero_4", "ki_king_45"],
    5: ["ki_intrigant_45", "ki_caballero_2", "ki_caballero_3", "ki_caballero_4", "ki_king_45"],
}
"""The cards that lie on the table by the number of players, from the Intrigant to the King (ruling K-01)."""


def row_cards() -> list[Card]:
    """All nine Intrigant, Caballero and King cards."""
    return intrigant_versions() + caballero_versions() + king_versions()


def _intrigant(id: str, caballeros: int) -> Card:
    # Ruling K-12: with the second action some caballeros may stay, and the Castillo is a possible target.
    return Card(
        id,
        0,
        EitherOr(MoveCaballeros(any=1), MoveCaballeros(own=ANY_NUMBER, one_region=True)),
        names={"nl": "Intrigantenkaart", "de": "Intrigant"},
        provenance=RECONSTRUCTED,
        note=_NUMBER,
        caballeros=caballeros,
    )


def _king(id: str, caballeros: int) -> Card:
    return Card(
        id,
        0,
        MoveKing(),
        names={"nl": "Koningskaart"},
        provenance=RECONSTRUCTED,
        note=_NUMBER,
        caballeros=caballeros,
    )


def _caballero(id: str, caballeros: int) -> Card:
    return Card(
        id,
        0,
        NoAction(),
        names=CABALLERO,
        provenance=RECONSTRUCTED,
        note=_NUMBER,
        caballeros=caballeros,
    )
