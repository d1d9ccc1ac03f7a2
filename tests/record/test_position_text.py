"""Any table can be written out as a scenario, and what is read back is equal to it."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.corrections import load_corrections
from elgrande.record import read_record
from elgrande.record.scenario import BadScenario, position_text, read_scenarios, run
from elgrande.rules import BadPosition, Dice, Setup, Table, new_table
from elgrande.rules.position import Position, arrange
from elgrande.rules.sets.build import rules_for

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
CORRECTIONS = Path(__file__).parents[2] / "docs" / "corrections-example.yaml"


def read_back(text: str) -> Table:
    return read_scenarios(text, str(CORRECTIONS.with_name("position.yaml")), load_corrections)[0].table()


def assert_equal(one: Table, other: Table) -> None:
    assert one.state() == other.state()
    assert one.chance.lists() == other.chance.lists()
    assert one.rules.setup == other.rules.setup


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_tables_of_a_whole_game(file: Path) -> None:
    game = read_record(file.read_text(encoding="utf-8"), load_corrections)
    corrections = "" if game.correction_file is None else CORRECTIONS.name
    written = 0
    for number, (_, then) in enumerate(game.replayed()):
        # Every 29th entry meets all kinds of decisions in one game or another.
        if number % 29 == 7 or then.over:
            assert_equal(read_back(position_text(then.table, corrections=corrections)), then.table)
            written += 1
    assert written > 3


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(
        [
            Setup("1995", 3),
            Setup("2023", 2),
            Setup("2023", 4, ["power-modifiers", "new-regency", "veteran-cards"]),
            Setup("2015", 3, ["inquisitor-colonies"]),
            Setup("2015", 2, ["grandissimo"], {"stack-6": "small"}),
            Setup("2015", 4, ["king-intrigant", "players-edition"]),
            Setup("2015", 5, [], {"mulligan": "yes", "length": "short"}),
        ]
    ),
    st.integers(0, 10**6),
    st.integers(0, 250),
)
def test_any_table(setup: Setup, seed: int, choices: int) -> None:
    table = new_table(setup, seed)
    dice = Dice(seed + 1)
    for _ in range(choices):
        seats = table.deciders
        if not seats:
            break
        seat = seats[dice.below(len(seats))]
        decision = table.decision_of(seat)
        assert decision is not None
        table.choose(decision.options[dice.below(len(decision.options))], seat)
    again = read_back(position_text(table))
    assert_equal(again, table)
    # It is a table to play on, not only to look at.
    while decision := table.decision:
        option = decision.options[dice.below(len(decision.options))]
        table.choose(option)
        again.choose(option)
    assert again.scores == table.scores


def test_a_table_that_was_arranged() -> None:
    position = Position()
    position.king = 3
    position.phase = "turn"
    position.card = "c2_score_choice"
    position.caballeros = {2: {0: 3, 1: 2}}
    table = arrange(rules_for(Setup("2015", 4)), position, seed=99)
    assert_equal(read_back(position_text(table)), table)


def test_at_the_beginning_of_a_turn_words_say_nearly_all() -> None:
    table = new_table(Setup("2015", 4), seed=7)
    data = yaml.safe_load(position_text(table, "round one"))
    assert data["name"] == "round one"
    assert data["position"]["king"] == "sevilla"
    assert data["position"]["caballeros"]["aragon"] == {"violet": 2}
    assert not {"agenda", "options", "pieces", "king"} & set(data["position"]["further"])


def test_what_is_written_holds_when_it_is_run_as_a_scenario() -> None:
    table = new_table(Setup("2023", 3), seed=3)
    for _ in range(40):
        assert table.decision is not None
        table.choose(table.decision.options[-1])
    outcome = run(read_scenarios(position_text(table))[0])
    assert outcome.passed, outcome.failures
    assert outcome.checked == 2


def test_corrected_cards_need_their_file() -> None:
    text = CORRECTIONS.read_text(encoding="utf-8")
    table = new_table(Setup("2023", 4), 1, load_corrections(text))
    with pytest.raises(BadPosition, match="say in which file they are"):
        position_text(table)
    assert_equal(read_back(position_text(table, corrections=CORRECTIONS.name)), table)


@pytest.mark.parametrize(
    ("further", "problem"),
    [
        ("{kinng: granada}", "did you mean 'king'"),
        ("{king: atlantis}", "there is no place 'atlantis'"),
        ("{reveals: many}", "expected a whole number, not 'many'"),
        ("{agenda: 7}", "expected steps in a list"),
        ("{agenda: [99999999999999999999]}", "this is no table of this game"),
        ("{agenda: []}", "this is no table of this game"),
        ("{seen: {pink: 3}}", "there is no colour 'pink'"),
        ("{pieces: {9999: 1}}", "this is no table of this game"),
        ("{options: [fly to granada]}", "fly"),
        ("{chance: {weather: fine}}", "'weather' does not belong to what chance decided"),
        ("{chance: {decks: [1, 2]}}", "expected a list in a list"),
    ],
)
def test_nonsense_is_refused_with_its_line(further: str, problem: str) -> None:
    text = f"name: x\nposition:\n  king: granada\n  further: {further}\nexpect: {{round: 1}}\n"
    with pytest.raises(BadScenario, match=problem) as refused:
        read_scenarios(text)
    assert refused.value.line == 4
