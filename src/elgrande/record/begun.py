"""Games that begin in the middle: with a position that somebody has put together, or with a moment of another game."""

from __future__ import annotations

from collections.abc import Mapping

from elgrande.record.game import Game
from elgrande.record.scenario import BadScenario, Scenario, position_text, read_scenarios


def game_at(text: str, names: Mapping[int, str] | None = None, seed: int = 0) -> Game:
    """The game that begins with a scenario. What it leaves to chance is drawn from the seed, if it has none itself."""
    scenario = one_scenario(text)
    if not scenario.seed:
        scenario.seed = seed
    table = scenario.table()
    # Written out with everything, so that the record does not depend on a seed.
    return Game(table, None, None, names, position_text(table, scenario.name))


def one_scenario(text: str) -> Scenario:
    """The only scenario of a text."""
    found = read_scenarios(text, "position")
    if len(found) > 1:
        raise BadScenario(
            "position", found[1].line, "there are several scenarios here; a game begins with one"
        )
    return found[0]
