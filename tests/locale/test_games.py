"""Whole games are told without a gap: every question, every option and every event, to every seat."""

import random

import pytest

from elgrande.locale import Speech, languages
from elgrande.locale.names import all_cards
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.sets.setup import Setup
from tests.properties.mixes import THOROUGH

MODULES_2023 = ["new-regency", "power-modifiers", "veteran-cards"]
GAMES = [
    Setup("1995", 2),
    Setup("1995", 5, options={"angry-king": "everybody", "supply": "exact"}),
    Setup("2015", 3, options={"length": "short"}),
    Setup("2015", 4),
    Setup("2023", 2, MODULES_2023),
    Setup("2023", 3, options={"stacks": "merged"}),
    Setup("2023", 5, MODULES_2023),
    Setup("2015", 3, ["inquisitor-colonies", "anniversary"]),
    Setup("2015", 5, ["inquisitor-colonies", "king-intrigant"]),
    Setup("2015", 4, ["grandissimo", "anniversary"], options={"symbols": "reconstructed"}),
    Setup("2015", 2, ["king-intrigant", "special-cards"]),
    Setup("2015", 5, ["king-intrigant", "players-edition", "special-cards", "anniversary"]),
]


def name_of(setup: Setup) -> str:
    """What a game is called in the list of tests."""
    return "-".join([setup.edition, str(setup.players), *setup.sets])


@pytest.mark.parametrize("setup", GAMES, ids=name_of)
@pytest.mark.parametrize("seed", range(3 if THOROUGH else 1))
@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_from_beginning_to_end(language: str, setup: Setup, seed: int) -> None:
    table = new_table(setup, seed)
    speech = Speech(language, rules=table.rules, strict=True)
    dice = random.Random(seed)
    told = 0
    while (decision := table.decision) is not None:
        assert set(decision.subject) <= set(DECISIONS[decision.kind].facts)
        lines = [speech.prompt(decision)]
        lines += [speech.choice_text(code, decision.kind) for code in decision.options]
        for event in table.news[told:]:
            lines += [speech.event_text(event.seen_by(seat)) for seat in [None, *range(setup.players)]]
        told = len(table.news)
        for line in lines:
            assert line
            assert "{" not in line
            assert "???" not in line
        table.choose(dice.choice(decision.options), decision.seat)
    assert table.news[-1].kind == "game_over"
    if language == "en":
        assert speech.event_text(table.news[-1].seen_by(None)).startswith("The game is over")


def test_every_card_of_every_game_is_known() -> None:
    known = {card.id for card in all_cards()}
    for setup in GAMES:
        assert {card.id for card in new_table(setup).rules.cards} <= known
