"""What things are called: places, colours, seats, cards, modifiers, options."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from elgrande.locale.texts import FALLBACK, FOLDER, Texts
from elgrande.rules.places import COLOUR_IDS, FRANCE, NEUTRAL, PLACE_IDS, PLACE_NAMES, SUPPLY
from elgrande.rules.ruleset import Card, Modifier, Rules
from elgrande.rules.sets.corrections import CORRECTED
from elgrande.rules.sets.editions import EDITIONS, all_decks
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.known import MODULES, cards_of_sets
from elgrande.rules.sets.power_modifiers.cards import power_modifiers
from elgrande.rules.sets.setup import DEFAULT_EDITION, OPTIONS

PLAIN_MODIFIER: Final = "modifier-plain"

_MARK: Final = re.compile(r"(?<=\d)[.,](?=\d)")
_POINTS: Final = {".": ",", ",": "."}
_SPACES: Final = {".": ",", ",": "\u00a0"}
_MARKS: Final = {"de": _POINTS, "es": _POINTS, "fr": _SPACES, "nl": _POINTS, "pl": _SPACES}
"""What stands for the two marks of a number in English; nothing where it is the same."""
_PERCENT: Final = re.compile(r"(?<=\d)[ \u00a0]?%")
_APART: Final = frozenset({"de", "es", "fr"})
"""Languages with a space before the sign of per cent."""


def all_cards() -> list[Card]:
    """Every action card there is, in all editions and sets."""
    return [*all_decks(), *cards_of_sets()]


class Names(Texts):
    """The names of everything on the table in one language.

    ``edition`` decides which names are printed on the board and what some cards say. With ``rules`` the options,
    modules and corrections of a game count too, and its edition. ``seats`` are the names of the players; without
    them they are called by their colours. With ``translate_places`` regions are called as in the language's rulebook.
    """

    def __init__(
        self,
        language: str = FALLBACK,
        edition: str = DEFAULT_EDITION,
        rules: Rules | None = None,
        seats: Sequence[str] | None = None,
        translate_places: bool = False,
        strict: bool = False,
        folder: Path = FOLDER,
    ) -> None:
        super().__init__(language, strict, folder)
        self.edition = edition if rules is None else rules.setup.edition
        self.seats = list(seats or [])
        self.translate_places = translate_places
        self.cards: dict[str, Card] = {card.id: card for card in all_cards()}
        self.modifiers: dict[int, Modifier] = {modifier.number: modifier for modifier in power_modifiers()}
        self.supply: dict[int, int] = dict(enumerate(SUPPLY))
        """Caballeros that a power card brings to court, by its value."""
        self.black = rules is not None and rules.black > 0
        """Whether the colour that nobody plays is that of the black caballeros."""
        self.francia = rules is not None and rules.regions >> FRANCE & 1 == 1
        """Whether the region beyond the Pyrenees is called as on the board of the colonies."""
        if rules is not None:
            self.cards.update({card.id: card for card in rules.cards})
            self.modifiers.update({modifier.number: modifier for modifier in rules.modifiers})
            self.supply = {
                rules.power_values[number]: rules.supply[number] for number in range(len(rules.power_values))
            }
        self._game = _game_arguments(self.edition, rules)

    # ------------------------------------------------------------------ places, colours, seats

    def place_name(self, place: str) -> str:
        """The name of a place by its id; for a region the one that is printed on the board."""
        if place == PLACE_IDS[FRANCE] and self.francia:
            return self.text("place-francia")
        if place not in PLACE_NAMES:
            return self.text("place-" + place.replace("_", "-"))
        printed = PLACE_NAMES[place]
        if self.translate_places and self.language in printed:
            return printed[self.language]
        return printed[EDITIONS[self.edition].region_names]

    def colour_name(self, colour: int | str) -> str:
        """The name of a colour by its number or id."""
        return self.text(f"colour-{COLOUR_IDS[colour] if isinstance(colour, int) else colour}")

    def seat_name(self, seat: int) -> str:
        """The name of a player; the colour that nobody plays is the dummy, or that of the black caballeros."""
        if seat == NEUTRAL:
            return self.text("seat-black") if self.black else self.text("seat-dummy")
        return self.seats[seat] if seat < len(self.seats) else self.colour_name(seat)

    # ------------------------------------------------------------------ cards

    def card(self, card: Card | str) -> Card:
        """A card by its id."""
        return self.cards[card] if isinstance(card, str) else card

    def card_name(self, card: Card | str) -> str:
        """The title printed in this language, or our own label for a card that has none."""
        card = self.card(card)
        if card.provenance == CORRECTED:
            return _in_language(card.names, self.language) or self.card_label(card)
        return card.names.get(self.language) or self.card_label(card)

    def card_label(self, card: Card | str) -> str:
        """Our own few words for a card, which tell apart even cards with the same printed title."""
        return self._card_text(self.card(card), ".title")

    def card_full_name(self, card: Card | str) -> str:
        """Printed title and own label, if they differ; our label may not fit a card that was corrected."""
        name, label = self.card_name(card), self.card_label(card)
        if name == label or self.card(card).provenance == CORRECTED:
            return name
        return self.text("card-full-name", name=name, label=label)

    def card_text(self, card: Card | str) -> str:
        """What the special action of a card does. The text of a correction goes before ours."""
        card = self.card(card)
        return _in_language(card.text, self.language) or self._card_text(card, "")

    def card_note(self, card: Card | str) -> str:
        """What is not established about a card; empty if nothing is open."""
        card = self.card(card)
        if not card.note or card.provenance == CORRECTED:
            return card.note
        return self._card_text(card, ".note")

    def _card_text(self, card: Card, attribute: str) -> str:
        return self.text(card.key + attribute, **self._game)

    def power_card(self, face: str) -> PowerCard:
        """A power card with a special action, by what players call it."""
        for card in self.cards.values():
            if isinstance(card, PowerCard) and card.face == face:
                return card
        raise KeyError(f"there is no power card '{face}' with a special action")

    # ------------------------------------------------------------------ modifiers

    def modifier_name(self, number: int) -> str:
        """The value of a power modifier with its sign."""
        value: int = self.modifiers[number].value
        return self.text("modifier-name", sign="minus" if value < 0 else "plus", size=abs(value))

    def modifier_text(self, number: int) -> str:
        """What the ability of a power modifier does. The text of a correction goes before ours."""
        return _in_language(self.modifiers[number].text, self.language) or self._modifier_text(number, "")

    def modifier_title(self, number: int) -> str:
        """The ability of a power modifier in a few words."""
        return self._modifier_text(number, ".title")

    def _modifier_text(self, number: int, attribute: str) -> str:
        name = self.modifiers[number].name
        key = (f"modifier-{name}" if name else PLAIN_MODIFIER) + attribute
        # A correction may bring an ability of its own; its name is then all we can say.
        return self.text(key, **self._game) if self.has(key) else name

    # ------------------------------------------------------------------ setup

    def edition_name(self, edition: str) -> str:
        return self.text(f"edition-{edition}")

    def edition_about(self, edition: str) -> str:
        """A sentence on what an edition does in its own way."""
        return self.text(f"edition-{edition}.about")

    def set_name(self, name: str) -> str:
        return self.text(f"set-{name}")

    def set_about(self, name: str) -> str:
        """A sentence on what a module adds."""
        return self.text(f"set-{name}.about")

    def option_name(self, name: str) -> str:
        return self.text(f"option-{name}")

    def option_about(self, name: str) -> str:
        """A sentence on what an option decides."""
        return self.text(f"option-{name}.about")

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option means; several values are written with + between."""
        parts = value.replace("_", "-").split("+")
        return self.listed([self.text(f"option-{name}-{part}") for part in parts])

    def provenance_name(self, provenance: str) -> str:
        return self.text(f"provenance-{provenance}")

    def provenance_about(self, provenance: str) -> str:
        """A sentence on how well a fact of that provenance is known."""
        return self.text(f"provenance-{provenance}.about")

    def label(self, word: str) -> str:
        """A heading or short word of the table, by its key without ``label-``."""
        return self.text(f"label-{word}")

    # ------------------------------------------------------------------ figures and lists

    def figures(self, text: str) -> str:
        """Numbers as this language writes them: 1,360.5 is 1.360,5 in German, and 5% has a space there."""
        marks = _MARKS.get(self.language)
        text = text if marks is None else _MARK.sub(lambda found: marks[found.group()], text)
        return _PERCENT.sub("\u00a0%" if self.language in _APART else "%", text)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one sentence: "one, two and three"."""
        if not items:
            return self.text("list-nothing")
        result = items[0]
        for item in items[1:-1]:
            result = self.text("list-comma", first=result, next=item)
        return self.text("list-and", first=result, last=items[-1]) if len(items) > 1 else result


def game_variables() -> list[str]:
    """What the texts of cards and modifiers can ask about the game."""
    return list(_game_arguments(DEFAULT_EDITION, None))


def _game_arguments(edition: str, rules: Rules | None) -> dict[str, str | int]:
    """Edition, options and modules as arguments. Without a game: default options, and every module in the box."""
    # A number, because that is what a variant like [1995] is in a Fluent file.
    result: dict[str, str | int] = {"edition": int(edition)}
    for option in OPTIONS:
        value = option.values[0] if rules is None else rules.setup.option(option.name)
        result["option_" + option.name.replace("-", "_")] = value
    for module in MODULES:
        used = edition in module.editions if rules is None else module.name in rules.setup.sets
        result["set_" + module.name.replace("-", "_")] = "yes" if used else "no"
    return result


def _in_language(texts: Mapping[str, str] | None, language: str) -> str:
    """The text in a language, else in English, else in whatever there is."""
    if not texts:
        return ""
    return texts.get(language) or texts.get(FALLBACK) or next(iter(texts.values()))
