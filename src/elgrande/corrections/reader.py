"""The sections of a correction file, turned into corrections."""

from pathlib import Path
from typing import Final

from elgrande.corrections.checks import check_ability, check_copies, check_effect, check_value
from elgrande.corrections.known import known_cards, set_of
from elgrande.corrections.nodes import LONGEST_NAME, LONGEST_TEXT, Node
from elgrande.rules.choices import MOST_TAKEN
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.places import CASTILLO, FRANCE, NINE_REGIONS, PLACE_IDS, PORTUGAL, places_of
from elgrande.rules.ruleset import RECONSTRUCTED, Card, Modifier
from elgrande.rules.sets.corrections import CardCorrection, Corrections, ModifierCorrection
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.power_modifiers.cards import power_modifiers

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

REGIONS: Final = places_of(NINE_REGIONS)


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
    root = Node.of_file(text, source)
    corrections = Corrections()
    if root is None or root.is_empty:
        return corrections
    for name, key, section in root.entries("the file", "sections"):
        if name not in SECTIONS:
            key.fail(f"there is no section '{name}'; known are {', '.join(SECTIONS)}")
        if section.is_empty:
            continue
        if name == CARDS:
            _read_cards(section, corrections)
        elif name == MODIFIERS:
            _read_modifiers(section, corrections)
        elif name == SCOREBOARDS:
            _read_scoreboards(section, corrections)
        else:
            _read_borders(section, corrections)
    return corrections


# ---------------------------------------------------------------------- cards


def _read_cards(section: Node, corrections: Corrections) -> None:
    known = known_cards()
    copies: dict[str, Node] = {}
    values: dict[str, Node] = {}
    for id, key, body in section.entries(f"'{CARDS}'", "cards by their ids"):
        if id not in known:
            open_cards = [
                card.id
                for card in known.values()
                if card.provenance == RECONSTRUCTED or not card.copies_known
            ]
            key.fail(f"there is no card '{id}'; those that can be corrected are {', '.join(open_cards)}")
        if known[id].copies_known:
            key.check_open(f"the card '{id}'", known[id].provenance)
        corrections.cards[id] = _read_card(body, known[id], copies, values)
    for id, node in copies.items():
        check_copies(node, known[id], corrections)
    for id, node in values.items():
        check_value(node, known[id], corrections)


def _read_card(body: Node, card: Card, copies: dict[str, Node], values: dict[str, Node]) -> CardCorrection:
    """The correction of one card. Where it gives copies or a value is noted, to be checked with the others."""
    what = f"the card '{card.id}'"
    change = CardCorrection()
    for name, key, value in body.entries(what, "what it says"):
        _check_key(name, key, card)
        if name == "effect":
            change.effect = value.effect(what, body)
            check_effect(value, change.effect, card)
        elif name == "caballeros":
            change.caballeros = value.integer(f"the caballeros of {what}", 0, MOST_PLACED)
        elif name == "value":
            change.value = value.integer(f"the value of {what}", 1, HIGHEST_POWER)
            values[card.id] = value
        elif name == "supply":
            change.supply = value.integer(f"the supply of {what}", 0, MOST_TAKEN)
        elif name == "copies":
            change.copies = value.integer(f"the number of copies of {what}", 0, MOST_COPIES)
            copies[card.id] = value
        elif name == "names":
            change.names = value.by_language(f"the names of {what}", LONGEST_NAME)
        elif name == "text":
            change.text = value.by_language(f"the text of {what}", LONGEST_TEXT)
        else:
            change.note = value.text(f"the note on {what}", LONGEST_TEXT)
    if change.effect is not None:
        change.text = _text_for(change.effect, card.effect, change.text)
    return change


def _check_key(name: str, key: Node, card: Card) -> None:
    """What is said of a card must be something that it has and that no rulebook shows."""
    what = f"the card '{card.id}'"
    if name not in CARD_KEYS:
        key.fail(f"{what} has no '{name}'; known are {', '.join(CARD_KEYS)}")
    if name not in ("copies", "note"):
        # Of a card that the rulebooks show, at most the number of copies is open.
        key.check_open(f"{what} but for its copies", card.provenance)
    if name in POWER_KEYS and not isinstance(card, PowerCard):
        key.fail(f"{what} has no '{name}'; that is only for power cards of King & Intrigant")
    if not card.stack and (name == "copies" or (name == "caballeros" and isinstance(card, PowerCard))):
        key.fail(f"{what} has no '{name}': there is one of it for each player or table")
    if name == "caballeros" and not set_of(card.id):
        key.fail(f"the caballeros of {what} are the number of its stack")


def _text_for(effect: Effect, old: Effect | None, text: dict[str, str] | None) -> dict[str, str] | None:
    """The texts for a corrected effect. Where its words are not given, the notation stands in for them.

    The translations describe the old effect, so they must not be shown for another one.
    """
    if old is not None and print_effect(effect) == print_effect(old):
        return text
    return {"en": print_effect(effect), **(text or {})}


# ---------------------------------------------------------------------- modifiers


def _read_modifiers(section: Node, corrections: Corrections) -> None:
    known = {str(modifier.number): modifier for modifier in power_modifiers()}
    names = {print_effect(m.ability): m.name for m in known.values() if m.ability is not None}
    for number, key, body in section.entries(f"'{MODIFIERS}'", "modifiers by their numbers"):
        if number not in known:
            key.fail(f"there is no modifier '{number}'; they are numbered 1 to {len(known)}")
        key.check_open(f"the modifier {number}", known[number].provenance)
        change = _read_modifier(body, known[number])
        if change.ability is not None:
            notation = print_effect(change.ability)
            change.name = names.get(notation, notation)
        corrections.modifiers[int(number)] = change


def _read_modifier(body: Node, modifier: Modifier) -> ModifierCorrection:
    what = f"the modifier {modifier.number}"
    change = ModifierCorrection(modifier.value, modifier.ability, "")
    for name, key, value in body.entries(what, "what it says"):
        if name == "value":
            change.value = value.integer(f"the value of {what}", -WIDEST_MODIFIER, WIDEST_MODIFIER)
        elif name == "ability":
            change.ability = None
            if value.written != NO_ABILITY:
                change.ability = value.effect(what, body)
                check_ability(value, change.ability)
        elif name == "text":
            change.text = value.by_language(f"the text of {what}", LONGEST_TEXT)
        else:
            key.fail(f"{what} has no '{name}'; known are {', '.join(MODIFIER_KEYS)}")
    if change.ability is not None:
        change.text = _text_for(change.ability, modifier.ability, change.text)
    elif change.text is not None:
        body.fail(f"{what} has no ability for a text to describe; leave out one or give the other")
    return change


# ---------------------------------------------------------------------- the board


def _read_scoreboards(section: Node, corrections: Corrections) -> None:
    places = {PLACE_IDS[place]: place for place in [*REGIONS, CASTILLO]}
    for name, key, body in section.entries(f"'{SCOREBOARDS}'", "regions"):
        if name not in places:
            key.fail(f"'{name}' has no scoreboard; known are {', '.join(places)}")
        what = f"the scoreboard of '{name}'"
        items = body.items(what, "three values")
        if len(items) != 3:
            body.fail(f"{what} needs three values, not {len(items)}; write for example [5, 3, 1]")
        values = [item.integer(what, 0, HIGHEST_VALUE) for item in items]
        if values != sorted(values, reverse=True):
            body.fail(f"{what} must fall from first to third place, not {values}")
        corrections.small_scoreboards[places[name]] = values


def _read_borders(section: Node, corrections: Corrections) -> None:
    lands = {PLACE_IDS[place]: place for place in (FRANCE, PORTUGAL)}
    regions = {PLACE_IDS[place]: place for place in REGIONS}
    for name, key, body in section.entries(f"'{BORDERS}'", "lands"):
        if name not in lands:
            printed = "; the borders between regions are printed on every board" if name in regions else ""
            key.fail(f"the borders of '{name}' cannot be corrected{printed}; open are {', '.join(lands)}")
        what = f"the borders of '{name}'"
        found: list[int] = []
        for item in body.items(what, "a list of regions"):
            region = item.text(f"each region in {what}", LONGEST_NAME)
            if region not in regions:
                item.fail(f"there is no region '{region}'; known are {', '.join(regions)}")
            if regions[region] in found:
                item.fail(f"{what} name '{region}' twice; once is enough")
            found.append(regions[region])
        if not found:
            body.fail(f"{what} are empty; name at least one region")
        corrections.borders[lands[name]] = sorted(found)
