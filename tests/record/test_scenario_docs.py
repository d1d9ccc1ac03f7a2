"""The page about scenarios: its examples run, and it leaves nothing out."""

import re
from pathlib import Path

import pytest

from elgrande.corrections import load_corrections
from elgrande.record.scenario import BadScenario, Scenario, read_scenarios, run
from elgrande.record.scenario.expect import EXPECTATIONS
from elgrande.record.scenario.position import POSITION_FACTS
from elgrande.record.scenario.reader import SCENARIO_KEYS, SHARED_KEYS
from elgrande.record.scenario.steps import ChoiceStep
from elgrande.rules.choices import parse_choice
from elgrande.rules.dice import Dice
from elgrande.rules.facts import DECISIONS
from elgrande.rules.fields import FIELDS
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.position import PHASES
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.facts import DECISIONS as ALL_DECISIONS
from elgrande.rules.sets.facts import EVENTS
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.known import MODULES
from elgrande.rules.sets.setup import OPTIONS, Setup, mixes

FILE = Path(__file__).parents[2] / "docs" / "scenarios.md"
PAGE = FILE.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


EXAMPLES = [
    scenario for block in blocks("yaml") for scenario in read_scenarios(block, str(FILE), load_corrections)
]


def section(heading: str) -> str:
    """The text below a heading, up to the next heading."""
    _, _, rest = PAGE.partition(f"# {heading}\n")
    assert rest, f"no heading '{heading}'"
    return re.split(r"^#+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> dict[str, list[str]]:
    """Tables by the names in the first column; a cell may name several."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| `"):
            for name in re.findall(r"`([^`]+)`", cells[0]):
                found[name] = cells[1:]
    return found


@pytest.mark.parametrize("scenario", EXAMPLES, ids=lambda scenario: scenario.name)
def test_example(scenario: Scenario) -> None:
    outcome = run(scenario)
    assert outcome.passed, str(outcome)


def test_every_key_of_a_scenario_is_told() -> None:
    assert list(rows(section("Keys of a scenario"))) == [*SCENARIO_KEYS, *(option.name for option in OPTIONS)]
    for key in SHARED_KEYS:
        assert f"`{key}`" in section("Files")


def test_editions_sets_and_options_are_told() -> None:
    told = rows(section("Keys of a scenario"))
    for edition in EDITION_NAMES:
        assert f"`{edition}`" in told["edition"][0]
    for module in MODULES:
        assert f"`{module.name}`" in told["sets"][0]
    for option in OPTIONS:
        values = [value for value in option.values if value not in COLOUR_IDS]
        assert re.findall(r"`([^`]+)`", told[option.name][0]) == values


def test_colours_and_places_are_told() -> None:
    text = section("Names")
    for place in PLACE_IDS:
        assert f"`{place}`" in text
    for colour in COLOUR_IDS:
        assert colour in text


def test_every_fact_of_a_position_is_told_with_its_default() -> None:
    told = rows(section("The position"))
    assert set(told) == set(POSITION_FACTS) | set(PHASES)
    for fact in POSITION_FACTS:
        if fact not in PHASES:
            assert len(told[fact]) == 2
            assert told[fact][1]


def test_every_expectation_is_told_and_shown() -> None:
    assert set(rows(section("Expectations"))) == set(EXPECTATIONS)
    shown = "\n".join(blocks("yaml"))
    for name in EXPECTATIONS:
        assert re.search(rf"\b{name}:", shown), f"no example with `{name}`"


VALUES = [
    "none",
    "yes",
    "no",
    "8",
    "4",
    "double",
    "table",
    "castillo",
    "collapse",
    "quarantine",
    "king_token",
    "queen",
    "jester",
]
"""What stands in quotes beside the facts of events."""


def test_every_event_is_told_with_its_facts() -> None:
    told = rows(section("Events"))
    assert set(told) == set(EVENTS)
    for event, kind in EVENTS.items():
        named = re.findall(r"`([^`]+)`", told[event][0])
        assert [fact for fact in named if fact not in VALUES] == list(kind.facts)


def test_every_kind_of_decision_is_told_with_its_choices() -> None:
    told = rows(section("What is asked, and how it is answered"))
    assert list(told) == list(DECISIONS)
    written = {
        kind: {choice.split()[0] for choice in re.findall(r"`([^`]+)`", cells[1])}
        for kind, cells in told.items()
    }
    assert written == choices_in_play()


def test_every_kind_of_decision_of_the_big_box_is_told_with_its_choices() -> None:
    told = rows(section("What is asked with the Big Box"))
    assert set(told) == set(ALL_DECISIONS) - set(DECISIONS)
    for kind, cells in told.items():
        for choice in re.findall(r"`([^`]+)`", cells[1]):
            parse_choice(choice)
        assert cells[0], kind


def test_every_token_is_told() -> None:
    told = rows(section("Tokens of the Big Box"))
    assert set(told) == set(FIELDS)


RARE = """\
- name: an empty province, as late in a game
  position: {king: galicia, active: violet, played: {violet: 1, blue: 2, green: 3, orange: 4},
    caballeros: {granada: {violet: 20}, court: {violet: 10}}}
  expect: {decision: {kind: recall}}
- name: a Veto while several regions are scored
  position: {king: galicia, card: c3_score_5, vetos: {blue: 1}}
  play: [act, allow]
  expect: {decision: {kind: scoring_order}}
- name: caballeros go along with the King
  edition: 2023
  sets: [new-regency]
  position: {king: galicia, card: r5_entourage, caballeros: {galicia: {violet: 2, blue: 2}}}
  play: [act, king granada]
  expect: {decision: {kind: entourage}}
"""


def choices_in_play() -> dict[str, set[str]]:
    """The first words of all choices that come up in random games, by kind of decision."""
    everything = mixes("2023")[-1]
    setups = [Setup("1995", 3), Setup("2015", 5), Setup("2023", 4, everything), Setup("2023", 2, everything)]
    tables = [new_table(setups[seed % len(setups)], seed, telling=False) for seed in range(24)]
    for scenario in read_scenarios(RARE):
        assert run(scenario).passed
        t = scenario.table()
        for step in scenario.steps:
            if isinstance(step, ChoiceStep):
                t.choose(step.code)
        tables.append(t)
    seen: dict[str, set[str]] = {}
    dice = Dice(1)
    for t in tables:
        while (decision := t.decision) is not None:
            seen.setdefault(decision.kind, set()).update(text.split()[0] for text in decision.texts)
            t.play(decision.options[dice.below(len(decision.options))])
    return seen


FAILS = """\
name: a wrong guess
players: 2
position:
  king: sevilla
  phase: scoring
  round: 3
  caballeros: {aragon: {violet: 0}}
expect:
  king: granada
  gained: {blue: 6}
"""


def test_the_failure_that_is_shown_is_what_a_failure_looks_like() -> None:
    (scenario,) = read_scenarios(FAILS, "guess.yaml")
    assert f"{run(scenario)}\n" in blocks("text")


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (4, "name: a\nposition:\n  king: granada\n  caballeros: {aragon: {violet: 30}, sevilla: {violet: 1}}\nexpect: {round: 1}"),
        (7, "name: a\nposition:\n  king: granada\n\n  caballeros:\n    aragon: {violet: 1}\n    grenada: {violet: 1}\nexpect: {round: 1}"),
    ],
)  # fmt: skip
def test_the_complaints_that_are_shown_are_what_complaints_look_like(line: int, text: str) -> None:
    with pytest.raises(BadScenario) as error:
        read_scenarios(text, "guess.yaml")
    assert error.value.line == line
    assert str(error.value) in PAGE
