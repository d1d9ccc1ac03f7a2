"""All cards of a game, to read: what they do, how many there are, and how well that is known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.ruleset import RECONSTRUCTED, Card, Modifier, Rules
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.terminal.look import GOLD, LAND, Look, provenance_style


def choose_cards(
    rules: Rules, speech: Speech, words: Sequence[str], stack: int | None, provenance: str | None
) -> list[Card]:
    """The cards of a game that match all filters. Words are looked for in ids, titles and texts."""
    return [
        card
        for card in sorted(rules.cards, key=lambda card: card.stack)
        if (stack is None or card.stack == stack)
        and (provenance is None or card.provenance == provenance)
        and _has_words(
            words, [card.id, speech.card_full_name(card), speech.card_text(card), *card.names.values()]
        )
    ]


def choose_modifiers(
    rules: Rules, speech: Speech, words: Sequence[str], stack: int | None, provenance: str | None
) -> list[Modifier]:
    """The power modifiers of a game that match all filters; they belong to no stack."""
    return [
        modifier
        for modifier in rules.modifiers
        if stack is None
        and (provenance is None or modifier.provenance == provenance)
        and _has_words(words, [f"modifier {modifier.number}", speech.modifier_text(modifier.number)])
    ]


def choose_characters(
    rules: Rules, speech: Speech, words: Sequence[str], stack: int | None, provenance: str | None
) -> list[str]:
    """The character cards of a game that match all filters; they belong to no stack and have no provenance."""
    return [
        id
        for id in rules.characters
        if stack is None
        and provenance is None
        and _has_words(words, list(character_to_json(id, speech).values()))
    ]


def character_to_json(id: str, speech: Speech) -> dict[str, str]:
    """A character card as plain data."""
    key = "character-" + id.replace("_", "-")
    return {"id": id, "title": speech.text(f"{key}.title"), "text": speech.text(key)}


def _has_words(words: Iterable[str], texts: Sequence[str]) -> bool:
    everything = " ".join(texts).lower()
    return all(word.lower() in everything for word in words)


def card_to_json(card: Card, speech: Speech) -> dict[str, object]:
    """A card as plain data."""
    return {
        "id": card.id,
        "stack": card.stack,
        "caballeros": card.caballeros,
        # A Joker has no value of its own.
        "value": card.value or None if isinstance(card, PowerCard) else None,
        "supply": card.supply if isinstance(card, PowerCard) else None,
        "copies": card.copies,
        "copies_known": card.copies_known,
        "title": speech.card_name(card),
        "label": speech.card_label(card),
        "names": card.names,
        "text": speech.card_text(card),
        "effect": print_effect(card.effect),
        "provenance": card.provenance,
        "note": speech.card_note(card),
    }


def modifier_to_json(modifier: Modifier, speech: Speech) -> dict[str, object]:
    """A power modifier as plain data."""
    return {
        "number": modifier.number,
        "value": modifier.value,
        "text": speech.modifier_text(modifier.number),
        "ability": None if modifier.ability is None else print_effect(modifier.ability),
        "provenance": modifier.provenance,
    }


class Catalogue:
    """Prints cards one below the other, by stacks."""

    def __init__(self, speech: Speech, look: Look) -> None:
        self.speech = speech
        self.look = look

    def show(
        self, cards: Sequence[Card], modifiers: Sequence[Modifier], characters: Sequence[str] = ()
    ) -> RenderableType:
        """All of them, and what their marks mean."""
        parts: list[RenderableType] = []
        for stack, group in groupby(cards, key=lambda card: card.stack):
            members = list(group)
            count = sum(card.copies for card in members)
            if stack:
                # In the base game the number of a stack is that of the caballeros on its cards.
                horses = (
                    self.look.horse * stack + " " if all(card.caballeros == stack for card in members) else ""
                )
                heading = Text(horses, LAND)
                heading.append(self.speech.text("cli-stack", stack=stack, count=count), f"bold {GOLD}")
            else:
                heading = Text(self.speech.text("cli-no-stack", count=count), f"bold {GOLD}")
            parts += [heading, Text(), *(self._card(card) for card in members)]
        if characters:
            parts += [Text(self.speech.text("cli-characters"), f"bold {GOLD}"), Text()]
            parts += [self._character(id) for id in characters]
        if modifiers:
            parts.append(Text(self.speech.set_name("power-modifiers"), f"bold {GOLD}"))
            parts += [Text(), *(self._modifier(modifier) for modifier in modifiers), Text()]
        provenances = {card.provenance for card in cards} | {modifier.provenance for modifier in modifiers}
        parts.append(self._legend(provenances))
        return Group(*parts)

    def _card(self, card: Card) -> RenderableType:
        title = Text()
        title.append(f"{card.copies}x ", "dim" if card.copies_known else provenance_style(RECONSTRUCTED))
        title.append(self.speech.card_full_name(card), "bold")
        title.append_text(self._mark(card.provenance))
        if isinstance(card, PowerCard):
            title.append(f"   {card.value or ''} {self.look.horse}{card.supply}", LAND)
        elif card.caballeros != card.stack:
            title.append(f"   {self.look.horse * card.caballeros}", LAND)
        title.append(f"   {card.id}", "dim")
        lines: list[Text] = [Text(self.speech.card_text(card)), Text(print_effect(card.effect), "cyan")]
        others = [
            f"{language} {name}" for language, name in card.names.items() if language != self.speech.language
        ]
        if others:
            lines.append(Text(" / ".join(others), "dim italic"))
        note = self.speech.card_note(card)
        if note:
            name = self.speech.text("cli-colon", label=self.speech.provenance_name(card.provenance))
            lines.append(Text(f"{name} {note}", provenance_style(card.provenance)))
        return Group(Padding(title, (0, 0, 0, 2)), Padding(Group(*lines), (0, 2, 1, 5)))

    def _character(self, id: str) -> RenderableType:
        card = character_to_json(id, self.speech)
        title = Text(card["title"], "bold")
        title.append(f"   {id}", "dim")
        return Group(Padding(title, (0, 0, 0, 2)), Padding(Text(card["text"]), (0, 2, 1, 5)))

    def _modifier(self, modifier: Modifier) -> RenderableType:
        line = Text(f"  {modifier.number:>2}  ", "dim")
        line.append(f"{self.speech.modifier_name(modifier.number):>2}", "bold")
        line.append_text(self._mark(modifier.provenance))
        line.append(f"  {self.speech.modifier_text(modifier.number)}")
        return line

    def _mark(self, provenance: str) -> Text:
        mark = self.look.marks[provenance]
        return Text(f" {mark}" if mark else "", provenance_style(provenance))

    def _legend(self, provenances: Iterable[str]) -> RenderableType:
        lines: list[Text] = []
        for provenance in sorted(provenances):
            line = Text(self.look.marks[provenance] or " ", provenance_style(provenance))
            name = self.speech.text("cli-colon", label=self.speech.provenance_name(provenance))
            line.append(f" {name} ", "bold")
            line.append(self.speech.provenance_about(provenance), "dim")
            lines.append(line)
        return Group(*lines)
