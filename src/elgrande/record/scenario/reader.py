"""Reading scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from elgrande.record.data import CorrectionReader
from elgrande.record.scenario.expect import read_expectations
from elgrande.record.scenario.further import Further
from elgrande.record.scenario.nodes import BadScenario, Node, compose
from elgrande.record.scenario.position import read_position
from elgrande.record.scenario.steps import ChoiceStep, ExpectStep, Scenario, Step
from elgrande.record.scenario.words import Words, read_names
from elgrande.rules.errors import BadCorrection, BadSetup, Reason
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.setup import DEFAULT_EDITION, Setup, with_needed

SHARED_KEYS: Final = ["source", "edition", "players", "sets", "options", "corrections", "seed"]
"""What the scenarios of a file can have in common."""
OWN_KEYS: Final = ["name", "about", "position", "play", "expect"]
SCENARIO_KEYS: Final = [*OWN_KEYS[:2], *SHARED_KEYS, *OWN_KEYS[2:]]
SCENARIOS: Final = "scenarios"
EXPECT: Final = "expect"
FURTHER: Final = "further"
DEFAULT_PLAYERS: Final = 4
HIGHEST_SEED: Final = (1 << 53) - 1


def load_scenarios(path: str | Path, corrections: CorrectionReader | None = None) -> list[Scenario]:
    """The scenarios of a file. ``corrections`` reads the correction file of those that name one."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadScenario(str(path), None, "this is not a text file; save it as UTF-8") from None
    except OSError as problem:
        raise BadScenario(str(path), None, f"cannot be read: {problem.strerror}") from None
    return read_scenarios(text, str(path), corrections)


def read_scenarios(
    text: str, file: str = "scenario", corrections: CorrectionReader | None = None
) -> list[Scenario]:
    """The scenarios of a text: one alone, a list, or ``scenarios`` with what they have in common.

    ``corrections`` reads the correction file of those that name one; it is looked for beside ``file``.
    """
    root = compose(text, file)
    shared: dict[str, Node] = {}
    if root.is_list:
        items = root.items("scenarios")
    else:
        parts = root.parts([SCENARIOS, *SCENARIO_KEYS], "a scenario")
        items = [root]
        if SCENARIOS in parts:
            shared = root.parts([SCENARIOS, *SHARED_KEYS], "the part that scenarios share")
            items = shared.pop(SCENARIOS).items("scenarios")
    if not items:
        root.fail("there is no scenario in this list", Reason("scenario-empty", {}))
    scenarios: list[Scenario] = []
    for item in items:
        scenario = _read_scenario(item, shared, corrections)
        for other in scenarios:
            if other.name == scenario.name:
                item.fail(
                    f"the scenario in line {other.line} is called '{scenario.name}' too",
                    Reason("scenario-twice", {"found": scenario.name[:60], "first": other.line}),
                )
        scenarios.append(scenario)
    return scenarios


def _read_scenario(node: Node, shared: dict[str, Node], corrections: CorrectionReader | None) -> Scenario:
    parts = {**shared, **node.parts(SCENARIO_KEYS, "a scenario")}
    if "name" not in parts:
        node.fail("a scenario needs a `name`", Reason("scenario-missing", {"found": "name"}))
    if "play" not in parts and EXPECT not in parts:
        node.fail(
            "a scenario needs something to `play` or to `expect`",
            Reason("scenario-missing", {"found": "play, expect"}),
        )
    setup, names = _read_setup(node, parts)
    words = Words(_read_rules(parts.get("corrections"), setup, corrections), names)
    name = " ".join(parts["name"].text("the name of the scenario").split())
    if not name:
        parts["name"].fail("the name of the scenario is empty", Reason("scenario-missing", {"found": "name"}))
    scenario = Scenario(name, node.file, node.line, setup, words)
    if "about" in parts:
        scenario.about = " ".join(parts["about"].text().split())
    if "source" in parts:
        scenario.source = " ".join(parts["source"].text().split())
    if "seed" in parts:
        scenario.seed = parts["seed"].number("a seed", 0, HIGHEST_SEED)
    if "position" in parts:
        scenario.position = read_position(parts["position"], words, scenario.seed)
        for key, value in parts["position"].entries("the position"):
            if key.word("a fact") == FURTHER:
                scenario.further = Further(value, words)
                scenario.table()  # refused here, with its line, if it is no table
    if "play" in parts:
        for item in parts["play"].items("choices and expectations"):
            scenario.steps += _read_step(item, words)
    if EXPECT in parts:
        scenario.steps.append(_read_expect(parts[EXPECT], words))
    return scenario


# ---------------------------------------------------------------------- the game


def read_game(node: Node, parts: dict[str, Node]) -> tuple[Setup, Words]:
    """Which game is played, and the words for it."""
    setup, names = _read_setup(node, parts)
    return setup, Words(rules_for(setup), names)


def _read_setup(node: Node, parts: dict[str, Node]) -> tuple[Setup, list[str]]:
    edition = parts["edition"].text("an edition") if "edition" in parts else DEFAULT_EDITION
    count = DEFAULT_PLAYERS
    names: list[str] = []
    if "players" in parts:
        if parts["players"].is_list:
            names = read_names(parts["players"])
            count = len(names)
        else:
            count = parts["players"].number("a number of players", 0, 99)
    # One thing after the other, so that a complaint comes with the right line.
    _setup(parts.get("edition", node), edition, DEFAULT_PLAYERS, [], {})
    setup = _setup(parts.get("players", node), edition, count, [], {})
    sets: list[str] = []
    if "sets" in parts:
        for item in parts["sets"].items("sets"):
            sets.append(item.word("the name of a set"))
            _setup(item, edition, count, with_needed(sets), {})
        setup = _setup(parts["sets"], edition, count, sets, {})
    options: dict[str, str] = {}
    if "options" in parts:
        for key, value in parts["options"].entries("options"):
            options[key.word("the name of an option")] = value.word("the value of an option")
            setup = _setup(key, edition, count, sets, options)
    return setup, names or COLOUR_IDS[:count]


def _setup(node: Node, edition: str, players: int, sets: list[str], options: dict[str, str]) -> Setup:
    try:
        return Setup(edition, players, sets, options)
    except BadSetup as problem:
        node.fail(str(problem), problem.reason)


def _read_rules(node: Node | None, setup: Setup, corrections: CorrectionReader | None) -> Rules:
    """The rules of the game, with the corrections of the file that is named."""
    if node is None or node.is_none:
        return rules_for(setup)
    path = Path(node.file).parent / node.text("the name of a correction file")
    if corrections is None:
        node.fail(
            f"the correction file {path} cannot be read here; give `corrections` to whatever reads scenarios",
            Reason("scenario-corrections", {"found": str(path)}),
        )
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        node.fail(
            f"the correction file {path} is not text; save it as UTF-8",
            Reason("scenario-corrections", {"found": str(path)}),
        )
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else problem
        node.fail(
            f"the correction file {path} cannot be read: {reason}",
            Reason("scenario-corrections", {"found": str(path)}),
        )
    try:
        return rules_for(setup, corrections(text, str(path)))
    except (BadCorrection, BadSetup) as problem:
        node.fail(str(problem), problem.reason)


# ---------------------------------------------------------------------- choices and expectations


def _read_expect(node: Node, words: Words) -> ExpectStep:
    return ExpectStep(node, read_expectations(node, words))


def _read_step(node: Node, words: Words) -> list[Step]:
    """An expectation, or choices of one player."""
    if node.is_list:
        node.fail(
            "expected a choice, `PLAYER: choice` or `expect:`, not a list in the list",
            Reason("scenario-text", {}),
        )
    if not node.has_entries:
        return _choices(node, words, None)
    entries = node.entries("`PLAYER: choice` or `expect:`")
    if len(entries) != 1:
        node.fail(
            "one step at a time: write each `PLAYER: choice` and each `expect:` as an item of its own",
            Reason("scenario-step", {}),
        )
    key, value = entries[0]
    if key.word("a player or `expect`") == EXPECT:
        return [_read_expect(value, words)]
    return _choices(value, words, words.player(key))


def _choices(node: Node, words: Words, seat: int | None) -> list[Step]:
    return [ChoiceStep(node, seat, code) for code in words.choices(node)]
