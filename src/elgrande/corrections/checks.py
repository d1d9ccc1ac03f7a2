"""What corrections must leave as it is: stacks that last, values of their own, effects that the game can carry out."""

from elgrande.corrections.known import big_box_cards, cards_beside, set_of
from elgrande.corrections.nodes import Node
from elgrande.rules.effects.base import Effect
from elgrande.rules.effects.notation import all_in, print_effect
from elgrande.rules.known_effects import sets_with
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.corrections import Corrections, corrected_card, stack_sizes
from elgrande.rules.sets.editions import FULL_GAME
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.new_regency.cards import new_regency_cards
from elgrande.rules.sets.veteran_cards.cards import veteran_cards
from elgrande.rules.sets.year2023.cards import cards_2023


def check_effect(node: Node, effect: Effect, card: Card) -> None:
    """An effect that needs what a set brings is only for cards of such a set."""
    for part in all_in(effect):
        sets = sets_with(part.form.name)
        if sets and set_of(card.id) not in sets:
            node.fail(
                f"the card '{card.id}' cannot have the effect '{part.form.name}', which needs what another set brings"
            )


def check_ability(node: Node, effect: Effect) -> None:
    """A modifier works in every game, and at once."""
    for part in all_in(effect):
        if sets_with(part.form.name):
            node.fail(
                f"'{part.form.name}' cannot be the ability of a modifier, because it needs what a set of the Big Box "
                f"brings"
            )
    if effect.announces():
        node.fail(
            f"'{print_effect(effect)}' cannot be the ability of a modifier, because it has to be announced first; "
            f"possible are for example take(1), throw_castillo, place(1) and move(own=1)"
        )


def check_copies(node: Node, card: Card, corrections: Corrections) -> None:
    """The stack of a card of which there are more or fewer copies."""
    if set_of(card.id):
        _check_box_stack(node, card, corrections)
    else:
        _check_stack(node, card, corrections)


def _check_stack(node: Node, card: Card, corrections: Corrections) -> None:
    """A stack must last nine rounds, and veteran cards must not outnumber the cards that make room for them."""
    # The King's card is alone in stack 5, and out of the game where stack 5 is shuffled.
    shuffled = [other for other in cards_2023() if other.stack < 5] + new_regency_cards()
    size = stack_sizes(shuffled, corrections)[card.stack]
    copies = corrected_card(card, corrections).copies
    if size < len(FULL_GAME) and copies < card.copies:
        node.fail(
            f"with {copies} instead of {card.copies} of the card '{card.id}' stack {card.stack} has only "
            f"{size} cards; it needs one for each of the {len(FULL_GAME)} rounds"
        )
    veterans = stack_sizes(veteran_cards(), corrections)[card.stack]
    if veterans > size and copies > card.copies:
        node.fail(f"stack {card.stack} has {size} cards and cannot make room for {veterans} veteran cards")


def _check_box_stack(node: Node, card: Card, corrections: Corrections) -> None:
    """A stack of the Big Box from which cards are turned up must last nine rounds."""
    members = [other for other in cards_beside(card) if other.stack == card.stack]
    size = sum(corrected_card(other, corrections).copies for other in members)
    if len(members) == 1:
        node.fail(f"the card '{card.id}' lies out every round; there is one of it")
    if size < len(FULL_GAME):
        node.fail(
            f"stack {card.stack} would have only {size} cards; it needs one for each of the {len(FULL_GAME)} rounds"
        )


def check_value(node: Node, card: Card, corrections: Corrections) -> None:
    """No two power cards of King & Intrigant and its additions can have the same value."""
    value = corrections.cards[card.id].value
    for other in big_box_cards():
        corrected = corrected_card(other, corrections)
        if isinstance(corrected, PowerCard) and corrected.value == value and corrected.id != card.id:
            node.fail(
                f"'{corrected.id}' has the value {value} already; each power card has a value of its own"
            )
