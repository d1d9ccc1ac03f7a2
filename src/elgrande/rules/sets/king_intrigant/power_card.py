"""A power card that has a special action of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elgrande.rules.effects.base import Effect
from elgrande.rules.ruleset import PRINTED, Card
from elgrande.rules.sets.king_intrigant.words import POWER_FACES

if TYPE_CHECKING:
    from elgrande.rules.sets.corrections import CardCorrection


class PowerCard(Card):
    """A power card with a special action of its own; every player has one of each."""

    def __init__(
        self,
        id: str,
        face: str,
        supply: int,
        effect: Effect,
        names: dict[str, str] | None = None,
        provenance: str = PRINTED,
        note: str = "",
        established: bool = True,
        value: int | None = None,
        text: dict[str, str] | None = None,
    ) -> None:
        super().__init__(id, 0, effect, 1, names, provenance, note, text, True, 0, established)
        self.face = face
        """What players call it: its value as we know it, or joker."""
        self.number: int = POWER_FACES.index(face) + 1
        self.value: int = (0 if face == "joker" else int(face)) if value is None else value
        """What decides the order of turns; 0 for a card without a value."""
        self.supply = supply
        """Caballeros that it brings to court."""

    def corrected(self, change: CardCorrection, names: dict[str, str], provenance: str) -> Card:
        return PowerCard(
            self.id,
            self.face,
            self.supply if change.supply is None else change.supply,
            self.effect if change.effect is None else change.effect,
            names,
            provenance,
            change.note,
            self.established or change.effect is not None,
            self.value if change.value is None else change.value,
            change.text,
        )
