"""Reading a player's correction file: what the rulebooks do not show, replaced by somebody who has the box.

    corrections = read_corrections("my-box.yaml")
    table = new_table(Setup("2023", 4, sets=["new-regency"]), seed=7, corrections=corrections)

The whole file is checked before any of it is used. Whatever is wrong with it, the answer is a ``BadCorrection`` that
names the file, the line and the column. The format is described in ``docs/corrections.md``.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from elgrande.rules.cards.classic import classic_cards
from elgrande.rules.cards.colonies import colonies_cards
from elgrande.rules.cards.grandissimo import Symbols, grandissimo_cards
from elgrande.rules.cards.intrigant import intrigant_cards, row_cards
from elgrande.rules.cards.players_edition import players_edition_cards
from elgrande.rules.cards.special_cards import special_cards
from elgrande.rules.cards.year2023 import cards_2023, new_regency_cards, power_modifiers, veteran_cards
from elgrande.rules.choices import MOST_TAKEN
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.notation import SET_FORMS, needs_announcement, parse_effect, print_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.places import CASTILLO, FRANCE, NINE_REGIONS, PLACE_IDS, PORTUGAL, places_of
from elgrande.rules.ruleset import RECONSTRUCTED, Card, Modifier, PowerCard
from elgrande.rules.sets.corrections import (
    CardCorrection,
    Corrections,
    ModifierCorrection,
    check_open,
    corrected_card,
    stack_sizes,
)
from elgrande.rules.sets.editions import FULL_GAME
from elgrande.rules.sets.setup import (
    COLONIES,
    GRANDISSIMO,
    KING_INTRIGANT,
    PLAYERS_EDITION,
    SPECIAL_CARDS,
)

__all__ = ["load_corrections", "read_corrections"]

CARDS: Final = "cards"
MODIFIERS: Final = "modifiers"
SCOREBOARDS: Final = "scoreboards_2023_small"
BORDERS: Final = "borders"
SECTIONS: Final = (CARDS, MODIFIERS, SCOREBOARDS, BORDERS)

CARD_KEYS: Final = ("effect", "copies", "names", "text", "note", "caballeros", "value", "supply")
POWER_KEYS: Final = ("value", "supply")
"""What only the power cards of King & Intrigant have."""
MODIFIER_KEYS: Final = ("value", "ability", "text")
NO_ABILITY: Final = "none"

MOST_COPIES: Final = 10
"""The stacks of 2023 have ten cards."""
HIGHEST_VALUE: Final = 20
HIGHEST_POWER: Final = 999
MOST_PLACED: Final = 9
WIDEST_MODIFIER: Final = 12
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 600
LARGEST_FILE: Final = 200_000

REGIONS: Final = places_of(NINE_REGIONS)
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")
WHOLE_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,6}")


def read_corrections(path: str | Path) -> Corrections:
    """The corrections of a file."""
    try:
        content = Path(path).read_bytes()
    except OSError as problem:
        raise BadCorrection(
            f"cannot read the correction file {path}: {problem.strerror}; name a YAML file"
        ) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise BadCorrection(f"{path}, line {line}: this is not text; save the file as UTF-8") from None
    return load_corrections(text, str(path))


def load_corrections(text: str, source: str = "corrections") -> Corrections:
    """The corrections of a text in YAML. ``source`` is what errors call it, usually the name of the file."""
    document = _Document(source)
    root = document.compose(text)
    corrections = Corrections()
    if root is None or document.is_empty(root):
        return corrections
    for key, key_node, value in document.entries(root, "the file", "sections"):
        if key not in SECTIONS:
            raise document.error(key_node, f"there is no section '{key}'; known are {', '.join(SECTIONS)}")
        if document.is_empty(value):
            continue
        if key == CARDS:
            _read_cards(document, value, corrections)
        elif key == MODIFIERS:
            _read_modifiers(document, value, corrections)
        elif key == SCOREBOARDS:
            _read_scoreboards(document, value, corrections)
        else:
            _read_borders(document, value, corrections)
    return corrections


# ---------------------------------------------------------------------- sections


def _read_cards(document: "_Document", section: Node, corrections: Corrections) -> None:
    known = {card.id: card for card in [*classic_cards(), *_cards_2023(), *_big_box_cards()]}
    copies: dict[str, Node] = {}
    values: dict[str, Node] = {}
    for id, id_node, body in document.entries(section, f"'{CARDS}'", "cards by their ids"):
        if id not in known:
            open_cards = [
                card.id
                for card in known.values()
                if card.provenance == RECONSTRUCTED or not card.copies_known
            ]
            raise document.error(
                id_node, f"there is no card '{id}'; those that can be corrected are {', '.join(open_cards)}"
            )
        if known[id].copies_known:
            document.check_open(id_node, f"the card '{id}'", known[id].provenance)
        corrections.cards[id] = _read_card(document, body, known[id], copies, values)
    for id, node in copies.items():
        if set_of(id):
            _check_box_stack(document, node, known[id], corrections)
        else:
            _check_stack(document, node, known[id], corrections)
    _check_values(document, values, corrections)


def _read_card(
    document: "_Document", body: Node, card: Card, copies: dict[str, Node], values: dict[str, Node]
) -> CardCorrection:
    """The correction of one card. Where it gives copies or a value is noted, to be checked with the others."""
    what = f"the card '{card.id}'"
    change = CardCorrection()
    for key, key_node, value in document.entries(body, what, "what it says"):
        if key in CARD_KEYS and key not in ("copies", "note"):
            # Of a card that the rulebooks show, at most the number of copies is open.
            document.check_open(key_node, f"{what} but for its copies", card.provenance)
        if key in POWER_KEYS and not isinstance(card, PowerCard):
            raise document.error(
                key_node, f"{what} has no '{key}'; that is only for power cards of King & Intrigant"
            )
        if (
            key in ("copies", "caballeros")
            and not card.stack
            and (key == "copies" or isinstance(card, PowerCard))
        ):
            raise document.error(
                key_node, f"{what} has no '{key}': there is one of it for each player or table"
            )
        if key == "caballeros" and not set_of(card.id):
            raise document.error(key_node, f"the caballeros of {what} are the number of its stack")
        if key == "effect":
            change.effect = document.effect(value, what, body)
            _check_belongs(document, value, change.effect, card)
        elif key == "caballeros":
            change.caballeros = document.integer(value, f"the caballeros of {what}", 0, MOST_PLACED)
        elif key == "value":
            change.value = document.integer(value, f"the value of {what}", 1, HIGHEST_POWER)
            values[card.id] = value
        elif key == "supply":
            change.supply = document.integer(value, f"the supply of {what}", 0, MOST_TAKEN)
        elif key == "copies":
            change.copies = document.integer(value, f"the number of copies of {what}", 0, MOST_COPIES)
            copies[card.id] = value
        elif key == "names":
            change.names = document.by_language(value, f"the names of {what}", LONGEST_NAME)
        elif key == "text":
            change.text = document.by_language(value, f"the text of {what}", LONGEST_TEXT)
        elif key == "note":
            change.note = document.text(value, f"the note on {what}", LONGEST_TEXT)
        else:
            raise document.error(key_node, f"{what} has no '{key}'; known are {', '.join(CARD_KEYS)}")
    if change.effect is not None:
        change.text = _text_for(change.effect, card.effect, change.text)
    return change


def _check_belongs(document: "_Document", node: Node, effect: Effect, card: Card) -> None:
    """An effect that needs what a set brings is only for cards of a set whose cards have it too."""
    allowed = {
        name
        for other in _big_box_cards()
        if set_of(other.id) == set_of(card.id)
        for name in _names_in(other.effect)
    }
    for name in _names_in(effect):
        if name in SET_FORMS and name not in allowed:
            raise document.error(
                node,
                f"the card '{card.id}' cannot have the effect '{name}', which needs what another set brings",
            )


def _names_in(effect: Effect) -> list[str]:
    """The names of an effect and of those inside it."""
    return re.findall("[a-z_]+", print_effect(effect))


def _check_box_stack(document: "_Document", node: Node, card: Card, corrections: Corrections) -> None:
    """A stack of the Big Box from which cards are turned up must last nine rounds."""
    members = [
        other
        for other in _big_box_cards()
        if set_of(other.id) == set_of(card.id) and other.stack == card.stack
    ]
    size = sum(corrected_card(other, corrections).copies for other in members)
    if len(members) == 1:
        raise document.error(node, f"the card '{card.id}' lies out every round; there is one of it")
    if size < len(FULL_GAME):
        raise document.error(
            node,
            f"stack {card.stack} would have only {size} cards; it needs one for each of the {len(FULL_GAME)} rounds",
        )


def _check_values(document: "_Document", values: dict[str, Node], corrections: Corrections) -> None:
    """No two power cards of King & Intrigant and its additions can have the same value."""
    cards = [corrected_card(card, corrections) for card in _big_box_cards() if isinstance(card, PowerCard)]
    for id, node in values.items():
        value = corrections.cards[id].value
        twins = [
            card.id for card in cards if isinstance(card, PowerCard) and card.value == value and card.id != id
        ]
        if twins:
            raise document.error(
                node, f"'{twins[0]}' has the value {value} already; each power card has a value of its own"
            )


def _check_stack(document: "_Document", node: Node, card: Card, corrections: Corrections) -> None:
    """A stack must last nine rounds, and veteran cards must not outnumber the cards that make room for them."""
    # The King's card is alone in stack 5, and out of the game where stack 5 is shuffled.
    shuffled = [other for other in cards_2023() if other.stack < 5] + new_regency_cards()
    size = stack_sizes(shuffled, corrections)[card.stack]
    copies = corrected_card(card, corrections).copies
    if size < len(FULL_GAME) and copies < card.copies:
        raise document.error(
            node,
            f"with {copies} instead of {card.copies} of the card '{card.id}' stack {card.stack} has only "
            f"{size} cards; it needs one for each of the {len(FULL_GAME)} rounds",
        )
    veterans = stack_sizes(veteran_cards(), corrections)[card.stack]
    if veterans > size and copies > card.copies:
        raise document.error(
            node, f"stack {card.stack} has {size} cards and cannot make room for {veterans} veteran cards"
        )


def _read_modifiers(document: "_Document", section: Node, corrections: Corrections) -> None:
    known = {str(modifier.number): modifier for modifier in power_modifiers()}
    names = {print_effect(m.ability): m.name for m in known.values() if m.ability is not None}
    for number, number_node, body in document.entries(
        section, f"'{MODIFIERS}'", "modifiers by their numbers"
    ):
        if number not in known:
            raise document.error(
                number_node, f"there is no modifier '{number}'; they are numbered 1 to {len(known)}"
            )
        document.check_open(number_node, f"the modifier {number}", known[number].provenance)
        change = _read_modifier(document, body, known[number])
        if change.ability is not None:
            notation = print_effect(change.ability)
            change.name = names.get(notation, notation)
        corrections.modifiers[int(number)] = change


def _read_modifier(document: "_Document", body: Node, modifier: Modifier) -> ModifierCorrection:
    what = f"the modifier {modifier.number}"
    change = ModifierCorrection(modifier.value, modifier.ability, "")
    for key, key_node, value in document.entries(body, what, "what it says"):
        if key == "value":
            change.value = document.integer(value, f"the value of {what}", -WIDEST_MODIFIER, WIDEST_MODIFIER)
        elif key == "ability":
            change.ability = _read_ability(document, value, what, body)
        elif key == "text":
            change.text = document.by_language(value, f"the text of {what}", LONGEST_TEXT)
        else:
            raise document.error(key_node, f"{what} has no '{key}'; known are {', '.join(MODIFIER_KEYS)}")
    if change.ability is not None:
        change.text = _text_for(change.ability, modifier.ability, change.text)
    elif change.text is not None:
        raise document.error(
            body, f"{what} has no ability for a text to describe; leave out one or give the other"
        )
    return change


def _read_ability(document: "_Document", node: Node, what: str, body: Node) -> Effect | None:
    if isinstance(node, ScalarNode) and node.value == NO_ABILITY:
        return None
    effect = document.effect(node, what, body)
    for name in _names_in(effect):
        if name in SET_FORMS:
            raise document.error(
                node,
                f"'{name}' cannot be the ability of a modifier, because it needs what a set of the Big Box brings",
            )
    if needs_announcement(effect):
        raise document.error(
            node,
            f"'{print_effect(effect)}' cannot be the ability of a modifier, because it has to be announced first; "
            f"possible are for example take(1), throw_castillo, place(1) and move(own=1)",
        )
    return effect


def _read_scoreboards(document: "_Document", section: Node, corrections: Corrections) -> None:
    places = {PLACE_IDS[place]: place for place in [*REGIONS, CASTILLO]}
    for name, name_node, body in document.entries(section, f"'{SCOREBOARDS}'", "regions"):
        if name not in places:
            raise document.error(name_node, f"'{name}' has no scoreboard; known are {', '.join(places)}")
        what = f"the scoreboard of '{name}'"
        items = document.items(body, what, "three values")
        if len(items) != 3:
            raise document.error(
                body, f"{what} needs three values, not {len(items)}; write for example [5, 3, 1]"
            )
        values = [document.integer(item, what, 0, HIGHEST_VALUE) for item in items]
        if values != sorted(values, reverse=True):
            raise document.error(body, f"{what} must fall from first to third place, not {values}")
        corrections.small_scoreboards[places[name]] = values


def _read_borders(document: "_Document", section: Node, corrections: Corrections) -> None:
    lands = {PLACE_IDS[place]: place for place in (FRANCE, PORTUGAL)}
    regions = {PLACE_IDS[place]: place for place in REGIONS}
    for name, name_node, body in document.entries(section, f"'{BORDERS}'", "lands"):
        if name not in lands:
            printed = "; the borders between regions are printed on every board" if name in regions else ""
            raise document.error(
                name_node,
                f"the borders of '{name}' cannot be corrected{printed}; open are {', '.join(lands)}",
            )
        what = f"the borders of '{name}'"
        found: list[int] = []
        for item in document.items(body, what, "a list of regions"):
            region = document.text(item, f"each region in {what}", LONGEST_NAME)
            if region not in regions:
                raise document.error(item, f"there is no region '{region}'; known are {', '.join(regions)}")
            if regions[region] in found:
                raise document.error(item, f"{what} name '{region}' twice; once is enough")
            found.append(regions[region])
        if not found:
            raise document.error(body, f"{what} are empty; name at least one region")
        corrections.borders[lands[name]] = sorted(found)


# ---------------------------------------------------------------------- the document


class _Document:
    """A YAML text as nodes that know their lines. Every complaint comes from here."""

    def __init__(self, source: str) -> None:
        self.source = source

    def error(self, node: Node, sentence: str) -> BadCorrection:
        mark = node.start_mark
        return BadCorrection(f"{self.source}, line {mark.line + 1}, column {mark.column + 1}: {sentence}")

    def check_open(self, node: Node, what: str, provenance: str) -> None:
        try:
            check_open(what, provenance)
        except BadCorrection as problem:
            raise self.error(node, str(problem)) from None

    def compose(self, text: str) -> Node | None:
        if len(text) > LARGEST_FILE:
            raise BadCorrection(
                f"{self.source}: {len(text)} characters are too many for a correction file; "
                f"it may have {LARGEST_FILE}"
            )
        try:
            root: Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as problem:
            mark = problem.problem_mark or problem.context_mark
            where = f", line {mark.line + 1}, column {mark.column + 1}" if mark else ""
            reason = problem.problem or problem.context
            raise BadCorrection(f"{self.source}{where}: this is not YAML: {reason}") from None
        except yaml.reader.ReaderError as problem:
            line = text.count("\n", 0, problem.position) + 1
            raise BadCorrection(
                f"{self.source}, line {line}: a character that no text file has; save the file as UTF-8"
            ) from None
        except RecursionError:
            raise BadCorrection(
                f"{self.source}: the brackets are nested too deep to be a correction file"
            ) from None
        except (yaml.YAMLError, ValueError, OverflowError) as problem:
            raise BadCorrection(f"{self.source}: this is not YAML: {problem}") from None
        return root

    def is_empty(self, node: Node) -> bool:
        return isinstance(node, ScalarNode) and node.tag == "tag:yaml.org,2002:null"

    def entries(self, node: Node, what: str, content: str) -> Iterator[tuple[str, Node, Node]]:
        """The keys and values of a mapping, each key once."""
        if not isinstance(node, MappingNode) or not node.value:
            raise self.error(
                node, f"{what} should hold {content}, each with a colon behind it, not {_kind(node)}"
            )
        first_lines: dict[str, int] = {}
        for key_node, value in node.value:
            if not isinstance(key_node, ScalarNode):
                raise self.error(key_node, f"a name should stand before the colon, not {_kind(key_node)}")
            key = key_node.value
            if key in first_lines:
                raise self.error(
                    key_node, f"{what} has '{key}' already in line {first_lines[key]}; give it once"
                )
            first_lines[key] = key_node.start_mark.line + 1
            yield key, key_node, value

    def items(self, node: Node, what: str, content: str) -> list[Node]:
        if not isinstance(node, SequenceNode):
            raise self.error(node, f"{what} should be {content} in square brackets, not {_kind(node)}")
        return list(node.value)

    def integer(self, node: Node, what: str, low: int, high: int) -> int:
        if not isinstance(node, ScalarNode) or node.style or not WHOLE_NUMBER.fullmatch(node.value):
            raise self.error(node, f"{what} should be a whole number, not {_kind(node)}")
        number = int(node.value)
        if not low <= number <= high:
            raise self.error(node, f"{what} should be {low} to {high}, not {number}")
        return number

    def text(self, node: Node, what: str, longest: int) -> str:
        if not isinstance(node, ScalarNode) or self.is_empty(node) or not node.value.strip():
            raise self.error(node, f"{what} should be text, not {_kind(node)}")
        text: str = node.value.strip()
        if len(text) > longest:
            raise self.error(node, f"{what} has {len(text)} characters; {longest} are allowed")
        for character in text:
            if not character.isprintable() and character != "\n":
                raise self.error(node, f"{what} holds a character that cannot be printed: {character!a}")
        return text

    def by_language(self, node: Node, what: str, longest: int) -> dict[str, str]:
        texts: dict[str, str] = {}
        for language, language_node, value in self.entries(node, what, "languages"):
            if not LANGUAGE.fullmatch(language):
                raise self.error(
                    language_node, f"'{language}' is no language code; write for example en, de or fr"
                )
            texts[language] = self.text(value, f"{what} in '{language}'", longest)
        return texts

    def effect(self, node: Node, what: str, body: Node) -> Effect:
        text = self.text(node, f"the effect of {what}", LONGEST_TEXT)
        try:
            effect = parse_effect(text)
        except BadCorrection as problem:
            in_braces = isinstance(body, MappingNode) and body.flow_style
            cut_off = in_braces and text.count("(") > text.count(")")
            hint = "; inside { } put an effect with commas in quotes" if cut_off else ""
            raise self.error(node, f"{problem}{hint}") from None
        # What the others can know of a hand is kept for two cards taken back unseen, and the printed deck has two
        # cards that do it.
        if "power_back" in print_effect(effect):
            raise self.error(
                node, f"{what} cannot bring back power cards; the two printed cards that do are all"
            )
        return effect


def _cards_2023() -> list[Card]:
    return [*cards_2023(), *new_regency_cards(), *veteran_cards()]


@cache
def _big_box_cards() -> list[Card]:
    return [
        *colonies_cards(),
        *grandissimo_cards(Symbols()),
        *row_cards(),
        *intrigant_cards(),
        *players_edition_cards(),
        *special_cards(),
    ]


SETS_BY_PREFIX: Final = {
    "gic": COLONIES,
    "grd": GRANDISSIMO,
    "ki": KING_INTRIGANT,
    "pe": PLAYERS_EDITION,
    "sc": SPECIAL_CARDS,
}


def set_of(id: str) -> str:
    """The set of the Big Box that a card belongs to, empty for a card of the base games."""
    return SETS_BY_PREFIX.get(id.split("_")[0], "")


def _text_for(effect: Effect, old: Effect | None, text: dict[str, str] | None) -> dict[str, str] | None:
    """The texts for a corrected effect. Where its words are not given, the notation stands in for them.

    The translations describe the old effect, so they must not be shown for another one.
    """
    if old is not None and print_effect(effect) == print_effect(old):
        return text
    return {"en": print_effect(effect), **(text or {})}


def _kind(node: Node) -> str:
    """What a node is, for a complaint."""
    if isinstance(node, MappingNode):
        return "entries with colons" if node.value else "empty braces"
    if isinstance(node, SequenceNode):
        return "a list"
    assert isinstance(node, ScalarNode)
    if not node.value.strip():
        return "nothing"
    shown = node.value if len(node.value) <= 30 else node.value[:30] + "..."
    return f"the text {shown!a}" if node.style else ascii(shown)
