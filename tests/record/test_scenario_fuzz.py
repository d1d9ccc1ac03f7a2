"""Whatever a scenario file holds: it is read and run, or refused with a BadScenario, and nothing else happens."""

from contextlib import suppress
from pathlib import Path

import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from elgrande.record.scenario import BadScenario, Scenario, read_scenarios, run
from elgrande.record.scenario.expect import EXPECTATIONS
from elgrande.record.scenario.position import POSITION_FACTS
from elgrande.record.scenario.reader import SCENARIO_KEYS
from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.facts import DECISIONS
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.position import PHASES
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.facts import EVENTS
from elgrande.rules.sets.setup import Setup

FOLDER = Path(__file__).parents[1] / "rulebook"
GOOD = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.yaml"))]
CARDS = [card.id for edition in ("2015", "2023") for card in rules_for(Setup(edition, 4)).cards]
WORDS = [
    *SCENARIO_KEYS,
    *POSITION_FACTS,
    *EXPECTATIONS,
    *EVENTS,
    *PHASES,
    *DECISIONS,
    *PLACE_IDS,
    *COLOUR_IDS,
    *CARDS,
    *(
        "this_round",
        "next_round",
        "regions",
        "power",
        "player",
        "players",
        "kind",
        "event",
        "times",
        "everything",
    ),
    *(
        "scenarios",
        "none",
        "hidden",
        "new-regency",
        "power-modifiers",
        "veteran-cards",
        "castillo",
        "2023",
        "1995",
    ),
]


def read_and_run(text: str) -> None:
    scenarios: list[Scenario] = []
    with suppress(BadScenario):
        scenarios = read_scenarios(text, "fuzz")
    for scenario in scenarios:
        outcome = run(scenario)
        assert outcome.passed == (not outcome.failures)


@settings(deadline=None, max_examples=100)
@given(st.text())
@example("\ud800")
@example("&a [*a]")
@example("&a {name: a, expect: *a}")
@example("name: !!binary x\nexpect: {round: !!float 1}")
@example("? {a: b}\n: c")
@example("--- a\n--- b")
@example("name: a\nseed: 99999999999999999999999999\nexpect: {round: 1}")
@example("%YAML 9.9\n---\na")
def test_any_text(text: str) -> None:
    read_and_run(text)


words = st.sampled_from(WORDS)
values = st.one_of(words, st.sampled_from(CHOICE_TEXTS), st.integers(-2, 15), st.booleans(), st.none())
trees = st.recursive(
    values,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=5)),
    max_leaves=20,
)


@settings(deadline=None, max_examples=150)
@given(
    st.fixed_dictionaries(
        {
            "name": st.just("fuzz"),
            "position": st.dictionaries(st.sampled_from(list(POSITION_FACTS)), trees, max_size=4),
        },
        optional={
            "edition": words,
            "players": trees,
            "sets": trees,
            "play": trees,
            "expect": st.dictionaries(words, trees),
        },
    ),
    st.sampled_from(["galicia", "granada", "castillo"]),
)
def test_any_words_in_any_order(data: dict[str, object], king: str) -> None:
    position = data["position"]
    assert isinstance(position, dict)
    position.setdefault("king", king)
    data.setdefault("expect", {"round": 1})
    read_and_run(yaml.safe_dump(data))


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_edited_files(data: st.DataObject) -> None:
    """Lines lost, doubled or exchanged, words replaced by others, letters changed."""
    lines = data.draw(st.sampled_from(GOOD)).splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        number = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.integers(0, 4))
        if kind == 0 and len(lines) > 1:
            del lines[number]
        elif kind == 1:
            lines.insert(number, data.draw(st.sampled_from(lines)))
        elif kind == 2 and lines[number].split():
            old = data.draw(st.sampled_from(lines[number].split()))
            lines[number] = lines[number].replace(old, str(data.draw(values)))
        elif kind == 3:
            at = data.draw(st.integers(0, len(lines[number])))
            lines[number] = lines[number][:at] + data.draw(st.text(max_size=2)) + lines[number][at + 1 :]
        else:
            lines = lines[: number + 1]
    read_and_run("\n".join(lines))
