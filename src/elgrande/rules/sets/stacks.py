"""Putting action cards on their stacks."""

from __future__ import annotations

from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.ruleset import Card, Rules


def add_card(rules: Rules, card: Card, stacks: list[list[int]]) -> None:
    """Put a card on one of some stacks, as often as there are copies of it."""
    if card.effect.is_veto() and rules.setup.option("veto") == "no":
        return
    stacks[card.stack] += [len(rules.cards)] * card.copies
    rules.add_card(card)


def stand(rules: Rules, stack: int) -> None:
    """The only card of a stack is on offer every round."""
    rules.standing[stack] = rules.stacks[stack][0]
    rules.stacks[stack] = []


def check_stacks(rules: Rules) -> None:
    """Each stack from which cards are turned up needs one for each round."""
    for stack in range(1, len(rules.stacks)):
        size = len(rules.stacks[stack])
        if 0 < size < len(rules.rounds):
            raise BadSetup(
                f"stack {stack} has only {size} cards left; it needs one for each of the "
                f"{len(rules.rounds)} rounds",
                Reason("refusal-stack-short", {"stack": stack, "count": size, "rounds": len(rules.rounds)}),
            )
