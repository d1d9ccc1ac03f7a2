"""An effect says itself how it is written, what it announces and what it goes with; everybody else asks it."""

import importlib
import pkgutil
import random
import re

import pytest

from elgrande.bots.core.shapes import COURT_LOSS, FLAT, MOVES, shape_of
from elgrande.rules import effects as rooms
from elgrande.rules import sets
from elgrande.rules.effects.arguments import Number
from elgrande.rules.effects.base import NOTHING, Effect, Scoring
from elgrande.rules.effects.notation import all_in, print_effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.known_effects import EFFECTS, SHARED_EFFECTS, sets_with
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.grandissimo.pardon import MoveKingAndPardon
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table

SETUPS = [
    Setup("1995", 3),
    Setup("2023", 4, ["new-regency", "veteran-cards", "power-modifiers"]),
    Setup("2015", 4, ["inquisitor-colonies"]),
    Setup("2015", 4, ["grandissimo"], {"symbols": "reconstructed"}),
    Setup("2015", 4, ["king-intrigant", "players-edition", "special-cards"]),
]


def examples(name: str) -> list[str]:
    """The examples that an error message shows."""
    return re.findall(rf"\b{name}\([^()]*(?:\([^()]*\)[^()]*)*\)|\b{name}\b", EFFECTS[name].form.examples)


def test_every_effect_class_has_a_form_of_its_own_and_is_known_by_it() -> None:
    classes: set[type[Effect]] = set()
    folders = [rooms.__name__, *[f"{sets.__name__}.{folder}" for folder in sets.FOLDERS]]
    for package in map(importlib.import_module, folders):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            found = vars(importlib.import_module(module.name)).values()
            classes |= {kind for kind in found if isinstance(kind, type) and issubclass(kind, Effect)}
    # The King's card of Grandissimo is written like the King's card; the rules put it in its place.
    assert classes - {Effect, Scoring, MoveKingAndPardon} == set(EFFECTS.values())
    assert MoveKingAndPardon.form.name == "king"
    for name, kind in EFFECTS.items():
        assert kind.form.name == name


@pytest.mark.parametrize("name", EFFECTS)
def test_the_examples_of_an_effect_can_be_read_and_are_printed_the_same(name: str) -> None:
    assert examples(name)
    for text in examples(name):
        assert print_effect(parse_effect(text)) == text
        assert type(parse_effect(text)) is EFFECTS[name]


# Of 'either' the number of effects is complained about first.
@pytest.mark.parametrize("name", [name for name in EFFECTS if name != "either"])
def test_what_has_no_place_is_refused_with_the_examples(name: str) -> None:
    text = examples(name)[0]
    wrong = f"{text[:-1]}, colour=blue)" if text.endswith(")") else f"{text}(colour=blue)"
    with pytest.raises(BadCorrection) as refused:
        parse_effect(wrong)
    assert f"'colour=blue' has no place in '{name}'; write {EFFECTS[name].form.examples}" in str(
        refused.value
    )


def numbers() -> list[tuple[str, str]]:
    return [
        (name, argument.name)
        for name, kind in EFFECTS.items()
        for argument in kind.form.arguments
        if isinstance(argument, Number) and argument.key
    ]


@pytest.mark.parametrize(("name", "key"), numbers())
def test_numbers_keep_to_their_declared_limits(name: str, key: str) -> None:
    form = EFFECTS[name].form
    argument = next(argument for argument in form.arguments if argument.name == key)
    assert isinstance(argument, Number)
    before = "transport, " if form.inner() else ""
    for number in (argument.low, argument.high):
        text = f"{name}({before}{key}={number})"
        assert print_effect(parse_effect(text)) == text
    for number in (argument.low - 1, argument.high + 1):
        with pytest.raises(BadCorrection, match=f"'{key}' must be {argument.low} to {argument.high}"):
            parse_effect(f"{name}({before}{key}={number})")


def tables() -> list[Table]:
    """Tables in the middle of games of all sets."""
    found: list[Table] = []
    for setup in SETUPS:
        for seed in range(2):
            table = new_table(setup, seed)
            dice = random.Random(seed)
            for step in range(300):
                if table.decision is None:
                    break
                if step % 60 == 59:
                    found.append(table.copy())
                table.choose(dice.choice(table.decision.texts))
    return found


def test_what_announces_puts_a_question_on_the_agenda_and_nothing_else_does() -> None:
    asked: dict[bool, set[str]] = {True: set(), False: set()}
    for table in tables():
        for card, effect in enumerate(table.rules.effects):
            copy = table.copy()
            copy.action = card
            depth = copy.depth
            effect.announce(copy, copy.decider)
            # A wrapped effect that cannot be used is not announced, only what comes with it.
            if effect.usable(table, table.decider) or not effect.inside():
                assert (copy.depth > depth) == effect.announces(), print_effect(effect)
                asked[effect.announces()].add(effect.form.name)
    assert {"civil_war", "bridge", "move_castillo", "turn_scoreboard", "either", "king"} <= asked[True]
    assert {"conspiracy", "place", "lay", "symbols"} <= asked[False]


def test_only_what_announces_remembers_something() -> None:
    for name in EFFECTS:
        effect = parse_effect(examples(name)[0])
        assert effect.remembers() == NOTHING or effect.announces(), name


@pytest.mark.parametrize(
    "text",
    [
        *(
            name
            for name in EFFECTS
            if parse_effect(examples(name)[0]).remembers() != NOTHING and name != "either"
        ),
        "symbols(boycott, ship=yes)",
        "symbols(alliance, prison=yes)",
        "storm",
    ],
)
def test_what_remembers_something_or_stands_alone_is_no_alternative(text: str) -> None:
    with pytest.raises(BadCorrection, match="cannot be one of two alternatives; write either"):
        parse_effect(f"either(veto, {text})")


@pytest.mark.parametrize("text", ["bridge", "storm", "either(veto, grande)", "lay(transport, gold=1)"])
def test_what_stands_alone_is_not_inside_another_effect(text: str) -> None:
    with pytest.raises(BadCorrection, match="cannot follow the symbols"):
        parse_effect(f"symbols({text}, ship=yes)")
    with pytest.raises(BadCorrection, match="cannot follow the laying of tokens"):
        parse_effect(f"lay({text}, gold=1)")


def test_a_wrapped_effect_answers_for_what_is_inside() -> None:
    wrapped = parse_effect("lay(alliance, gold=1)")
    assert wrapped.announces()
    assert wrapped.remembers() == parse_effect("alliance").remembers() != NOTHING
    assert [part.form.name for part in all_in(parse_effect("either(lay(transport), place(2))"))] == [
        "either",
        "lay",
        "transport",
        "place",
    ]


def test_effects_that_need_a_set_name_it() -> None:
    assert sets_with("move") == []
    assert sets_with("lay") == ["inquisitor-colonies"]
    assert sets_with("conspiracy") == ["inquisitor-colonies", "grandissimo", "special-cards"]
    for name in EFFECTS:
        assert bool(sets_with(name)) == (name not in SHARED_EFFECTS), name


def test_vetos_and_cards_that_empty_courts_say_so() -> None:
    vetos = [name for name in EFFECTS if parse_effect(examples(name)[0]).is_veto()]
    emptying = [name for name in EFFECTS if parse_effect(examples(name)[0]).empties_courts()]
    assert (vetos, emptying) == (["veto"], ["lose_court"])


def test_bots_read_what_an_effect_says_at_a_glance() -> None:
    moves = shape_of(parse_effect("move(own=all, foreign=2)").glance(), foreign=0.5)
    assert moves.kind == MOVES
    assert moves.worth == pytest.approx(0.7 * 4 + 0.5 * 2)
    either = shape_of(parse_effect("either(lose_court(3), none)").glance(), foreign=0.5)
    assert (either.kind, either.low) == (COURT_LOSS, 3)
    assert either.other is not None
    assert (either.other.kind, either.other.worth) == (FLAT, 0.0)
    silent = shape_of(parse_effect("bridge").glance(), foreign=0.5)
    assert (silent.kind, silent.worth) == (FLAT, 1.5)
