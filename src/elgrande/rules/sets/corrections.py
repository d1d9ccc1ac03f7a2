"""What a player's correction file changes: numbers, texts and effects of facts that are not established."""

from __future__ import annotations

from typing import Final

from elgrande.rules.effects.base import Effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.ruleset import RECONSTRUCTED, Card, Modifier

CORRECTED: Final = "corrected"
"""Provenance of a fact that a correction file has replaced or confirmed."""


class CardCorrection:
    """New facts for one card; what is None stays as it is."""

    def __init__(
        self,
        effect: Effect | None = None,
        copies: int | None = None,
        names: dict[str, str] | None = None,
        text: dict[str, str] | None = None,
        note: str = "",
        caballeros: int | None = None,
        value: int | None = None,
        supply: int | None = None,
    ) -> None:
        self.effect = effect
        self.copies = copies
        self.names = names
        """Titles by language, added to those the card has."""
        self.text = text
        """What the card says, by language; it wins over the translations."""
        self.note = note
        self.caballeros = caballeros
        """Caballeros that an action card lets its player place."""
        self.value = value
        """Value of a power card."""
        self.supply = supply
        """Caballeros that a power card brings to court."""


class ModifierCorrection:
    """New facts for one power modifier, all of them."""

    def __init__(
        self, value: int, ability: Effect | None, name: str, text: dict[str, str] | None = None
    ) -> None:
        self.value = value
        self.ability = ability
        self.name = name
        self.text = text


class Corrections:
    """All corrections for a game. They apply to reconstructed facts only."""

    def __init__(self) -> None:
        self.cards: dict[str, CardCorrection] = {}
        self.modifiers: dict[int, ModifierCorrection] = {}
        self.small_scoreboards: dict[int, list[int]] = {}
        """Scoreboards of the 2023 board for 2 and 3 players, by place."""
        self.borders: dict[int, list[int]] = {}
        """Regions that border France or Portugal in 2023."""


def corrected_card(card: Card, corrections: Corrections) -> Card:
    """The card with its correction, if there is one."""
    change = corrections.cards.get(card.id)
    if change is None:
        return card
    only_copies = change.effect is None and change.names is None and change.text is None
    if card.copies_known or not only_copies:
        check_open(f"the card '{card.id}'", card.provenance)
    names = dict(card.names)
    if change.names is not None:
        names.update(change.names)
    return card.corrected(change, names, CORRECTED if card.provenance == RECONSTRUCTED else card.provenance)


def corrected_modifier(modifier: Modifier, corrections: Corrections) -> Modifier:
    """The modifier with its correction, if there is one."""
    change = corrections.modifiers.get(modifier.number)
    if change is None:
        return modifier
    check_open(f"the modifier {modifier.number}", modifier.provenance)
    return Modifier(modifier.number, change.value, change.ability, change.name, CORRECTED, change.text)


def stack_sizes(cards: list[Card], corrections: Corrections) -> list[int]:
    """How many of some cards lie in each stack (index 1 to 5) once the corrections are made."""
    sizes = [0] * 6
    for card in cards:
        sizes[card.stack] += corrected_card(card, corrections).copies
    return sizes


def check_open(what: str, provenance: str) -> None:
    """Refuse to correct a fact that is established."""
    if provenance != RECONSTRUCTED:
        raise BadCorrection(
            f"{what} cannot be corrected: what it does is {provenance}, and only what is reconstructed is open"
        )
