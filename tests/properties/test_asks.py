"""An effect says what it may ask, and random games hold it to that."""

from elgrande.rules import Dice, new_table
from elgrande.rules.known_effects import EFFECTS
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.table import NO_CARD
from tests.properties.mixes import ALL_BOXES, options_of

IN_BETWEEN = {"veto", "which", "arrive", "banner", "claim", "unmask", "reserve"}
"""What the frame of an action and the sets ask while a special action is going on."""
GAMES = 12
COVERED = 0.9
"""The part of what effects declare that comes up in these games."""


def test_a_special_action_asks_only_what_its_effect_declares() -> None:
    asked: set[tuple[str, str]] = set()
    for box in ALL_BOXES:
        setups = options_of(box)
        for seed in range(GAMES):
            table = new_table(setups[seed % len(setups)], seed, telling=False)
            dice = Dice(seed)
            while not table.over:
                if table.action != NO_CARD:
                    effect = table.rules.effects[table.action]
                    kind = table.task.kind
                    if kind not in IN_BETWEEN:
                        assert kind in effect.may_ask(), f"{type(effect).__name__} asks for '{kind}'"
                        asked.add((effect.form.name, kind))
                table.play(table.options[dice.below(len(table.options))])
    declared = {
        (name, kind) for name, effect in EFFECTS.items() for kind in effect.asks if name not in ("either",)
    }
    leaves = {pair for pair in declared if any(pair[1] == kind for _, kind in asked)}
    assert len(leaves) >= COVERED * len(declared)


def test_what_an_effect_may_ask_is_a_kind_of_decision() -> None:
    for name, effect in EFFECTS.items():
        assert set(effect.asks) <= set(DECISIONS), name
