"""A question about the rules, asked as a scenario: does somebody alone in the King's region score for him, too?

python examples/scenario.py
"""

from elgrande import read_scenarios
from elgrande.record.scenario import run

QUESTION = """
name: alone in the King's region
position:
  king: granada
  grandes: {violet: granada}
  caballeros: {granada: {violet: 3, blue: 1}}
  card: c2_score_choice
play:
- act
- region granada
expect:
  gained: {violet: 10, blue: 3}
"""


def main() -> None:
    for scenario in read_scenarios(QUESTION):
        outcome = run(scenario)
        print("\n".join(outcome.transcript))
        print(f"{scenario.name}: {'holds' if outcome.passed else outcome.failures}")


if __name__ == "__main__":
    main()
