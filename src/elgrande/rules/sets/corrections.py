"""What a player's correction file changes: numbers, texts and effects of facts that are not established."""

from __future__ import annotations

from elgrande.rules.effects.base import Effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.ruleset import RECONSTRUCTED, Card, Modifier


class CardCorrection:
    """New facts for one card; what is None stays as it is."""

    def __init__(
        self,
        effect: Effect | None = None,
        copies: int | None = None,
        names: dict[str, str] | None = None,
        text: dict[str, str] | None = None,
        note: str = "",
    ) -> None:
        self.effect = effect
        self.copies = copies
        self.names = names
        self.text = text
        self.note = note


class ModifierCorrection:
    """New facts for one power modifier."""

    def __init__(self, value: int, ability: Effect | None, name: str) -> None:
        self.value = value
        self.ability = ability
        self.name = name


class Corrections:
    """All corrections for a game. They apply to reconstructed facts only."""

    def __init__(self) -> None:
        self.cards: dict[str, CardCorrection] = {}
        self.modifiers: dict[int, ModifierCorrection] = {}
        self.small_scoreboards: dict[int, list[int]] = {}
        """Scoreboards of the 2023 board for 2 and 3 players, by place."""
        self.borders: dict[int, list[int]] = {}
        """Regions that border France or Portugal in 2023."""
        self.provenance = "corrected"


CORRECTED = "corrected"
"""Provenance of a fact that a correction file has replaced."""


def corrected_card(card: Card, corrections: Corrections) -> Card:
    """The card with its correction, if there is one."""
    change = corrections.cards.get(card.id)
    if change is None:
        return card
    if card.provenance != RECONSTRUCTED:
        raise BadCorrection(
            f"the card '{card.id}' is {card.provenance}: only reconstructed cards can be corrected"
        )
    return Card(
        card.id,
        card.stack,
        card.effect if change.effect is None else change.effect,
        card.copies if change.copies is None else change.copies,
        card.names if change.names is None else change.names,
        CORRECTED,
        change.note,
        change.text,
    )


def corrected_modifier(modifier: Modifier, corrections: Corrections) -> Modifier:
    """The modifier with its correction, if there is one."""
    change = corrections.modifiers.get(modifier.number)
    if change is None:
        return modifier
    return Modifier(modifier.number, change.value, change.ability, change.name, CORRECTED)
