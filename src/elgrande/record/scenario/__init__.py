"""Scenario files: a position, some choices, and what must then hold. The language is told in ``docs/scenarios.md``.

for scenario in load_scenarios("tests/rulebook/scoring_2015.yaml"):
    outcome = run(scenario)
    print(scenario.name, "passed" if outcome.passed else outcome.failures)
"""

from elgrande.record.scenario.nodes import BadScenario
from elgrande.record.scenario.reader import load_scenarios, read_scenarios
from elgrande.record.scenario.run import Outcome, run
from elgrande.record.scenario.steps import Scenario
from elgrande.record.scenario.writer import position_text

__all__ = ["BadScenario", "Outcome", "Scenario", "load_scenarios", "position_text", "read_scenarios", "run"]
