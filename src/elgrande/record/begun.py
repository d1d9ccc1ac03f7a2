"""Games that begin in the middle: with a position that somebody has put together, or with a moment of another game."""

from __future__ import annotations

from collections.abc import Mapping

from elgrande.record.game import Game
from elgrande.record.scenario import BadScenario, Scenario, position_text, read_scenarios
from elgrande.rules.errors import Reason


def game_at(text: str, names: Mapping[int, str] | None = None) -> Game:
    """The game that begins with a scenario."""
    return Game(one_scenario(text).table(), None, None, names, text)


def written_out(text: str, seed: int) -> str:
    """The same scenario with everything in it: what it leaves to chance is drawn, from its own seed if it has one."""
    scenario = one_scenario(text)
    if not scenario.seed:
        scenario.seed = seed
    return position_text(scenario.table(), scenario.name)


def one_scenario(text: str) -> Scenario:
    """The only scenario of a text."""
    found = read_scenarios(text, "position")
    if len(found) > 1:
        several = BadScenario(
            "position", found[1].line, "there are several scenarios here; a game begins with one"
        )
        several.reason = Reason("scenario-several", {})
        raise several
    return found[0]
