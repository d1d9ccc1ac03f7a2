"""Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.bigbox import alliance, castillo, conspiracy, espionage, free_choice
from elgrande.rules.sets.editions import FULL_GAME, SHORT_GAME
from elgrande.rules.sets.game_set import IN_BIG_BOX, GameSet, Option
from elgrande.rules.sets.grandissimo import (
    answers,
    characters,
    league,
    mercenaries,
    pardon,
    region_cards,
    revolution,
    score_more,
    symbols,
    turns,
)
from elgrande.rules.sets.grandissimo.agreement import FIRST_GAME, STACK, left_out
from elgrande.rules.sets.grandissimo.cards import Symbols, grandissimo_cards
from elgrande.rules.sets.names import GRANDISSIMO

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup


def _cards() -> list[Card]:
    return grandissimo_cards(Symbols())


def _check(setup: Setup) -> None:
    rounds = len(SHORT_GAME if setup.option("length") == "short" else FULL_GAME)
    left = len(STACK) - len(left_out(setup))
    if left < rounds and setup.option("stack-6") == "full":
        raise BadSetup(
            f"only {left} cards would be left in stack 6; it needs one for each of the {rounds} rounds",
            Reason("refusal-stack-short", {"stack": 6, "count": left, "rounds": rounds}),
        )
    if setup.option("ships") == "two" and setup.players > 2:
        raise BadSetup(
            f"the option 'ships' is for 2 players; with {setup.players} there are always two ships",
            Reason("refusal-ships", {"count": setup.players}),
        )


SET: Final = GameSet(
    GRANDISSIMO,
    ["2015"],
    "Portugal, Queen, Court Jester, prison, ships and nineteen further cards",
    family=IN_BIG_BOX,
    cards=_cards,
    join=answers.join,
    check=_check,
    options=[
        Option(
            "left-out",
            ["none", FIRST_GAME, *STACK],
            "which cards of stack 6 stay in the box: a list with + between, or the advice for a first game",
            ["2015"],
            needs=GRANDISSIMO,
            listed=True,
        ),
        Option(
            "symbols",
            ["printed", "reconstructed", "none"],
            "which ships and prisons the cards of Grandissimo show: those that are known, made-up ones too, or none",
            ["2015"],
            needs=GRANDISSIMO,
        ),
        Option(
            "stack-6",
            ["full", "small"],
            "whether so many cards of stack 6 may be left out that those of the first rounds come up again",
            ["2015"],
            needs=GRANDISSIMO,
        ),
        Option(
            "ships",
            ["one", "two"],
            "how many ships two players have in Grandissimo; with more players there are always two",
            ["2015"],
            needs=GRANDISSIMO,
        ),
    ],
    rooms=[
        answers,
        characters,
        league,
        mercenaries,
        pardon,
        region_cards,
        revolution,
        score_more,
        symbols,
        turns,
    ],
    verbs=[
        *alliance.EFFECTS,
        *castillo.EFFECTS,
        *conspiracy.EFFECTS,
        *espionage.EFFECTS,
        *free_choice.EFFECTS,
    ],
)
