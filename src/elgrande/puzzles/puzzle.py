"""A puzzle, and the file that it is kept in: what is asked, then the position as a scenario."""

from __future__ import annotations

from typing import Any, Final

import yaml

from elgrande.record.scenario import BadScenario, read_scenarios
from elgrande.rules import Table, parse_choice, print_choice
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.places import COLOUR_IDS

KINDS: Final = [
    "power",
    "card",
    "placing",
    "moving",
    "king",
    "castillo",
    "scoring",
    "action",
    "veto",
    "last-round",
]
"""What puzzles are about; one may be about several of these."""
_BETWEEN: Final = "\n---\n"
"""Between what is asked and the position."""


class BadPuzzle(ElGrandeError):
    """A file that is no puzzle, or a puzzle that there is not."""


class Head:
    """What is known of a puzzle without opening it."""

    def __init__(
        self, id: str, edition: str, players: int, sets: list[str], kinds: list[str], rating: int
    ) -> None:
        self.id = id
        self.edition = edition
        self.players = players
        self.sets = sets
        self.kinds = kinds
        self.rating = rating
        """How hard it is, on the scale of ratings: 1500 is found by every second of the weaker bots."""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "edition": self.edition,
            "players": self.players,
            "sets": self.sets,
            "kinds": self.kinds,
            "rating": self.rating,
        }


class Step:
    """One choice of a puzzle."""

    def __init__(self, solution: int, also: list[int], worse: dict[int, float], chance: float) -> None:
        self.solution = solution
        self.also = also
        """Answers that are as good, or nearly."""
        self.worse = worse
        """What other options give away of a chance to win, as far as they were looked at."""
        self.chance = chance
        """The chance to win after the solution."""

    @property
    def accepted(self) -> list[int]:
        return [self.solution, *self.also]


class Puzzle:
    """A position, who is asked, and what is right."""

    def __init__(
        self, head: Head, seat: int, steps: list[Step], found: float, made: dict[str, Any], scenario: str
    ) -> None:
        self.head = head
        self.seat = seat
        self.steps = steps
        """What is to be found, one choice after the other."""
        self.found = found
        """How often weaker bots find it."""
        self.made = made
        """Where it comes from."""
        self.scenario = scenario
        """The position as the text of a scenario."""

    @property
    def id(self) -> str:
        return self.head.id

    def table(self) -> Table:
        """The position."""
        try:
            return read_scenarios(self.scenario, self.id)[0].table()
        except BadScenario as problem:
            raise BadPuzzle(f"the position of the puzzle {self.id} cannot be: {problem}") from None

    def text(self) -> str:
        """The file."""
        head = {
            **self.head.to_json(),
            "seat": COLOUR_IDS[self.seat],
            "found": round(self.found, 2),
            "steps": [_told(step) for step in self.steps],
            "made": self.made,
        }
        asked = yaml.safe_dump(head, sort_keys=False, default_flow_style=None, allow_unicode=True, width=110)
        return asked.rstrip("\n") + _BETWEEN + self.scenario


def read_puzzle(text: str, name: str = "puzzle") -> Puzzle:
    """The puzzle of a file."""
    asked, found, scenario = text.partition(_BETWEEN)
    if not found:
        raise BadPuzzle(f"{name} is no puzzle: a line '---' has to part what is asked from the position")
    try:
        data = yaml.load(asked, Loader=_LOADER)
        head = Head(
            str(data["id"]),
            str(data["edition"]),
            int(data["players"]),
            [str(one) for one in data["sets"]],
            [str(one) for one in data["kinds"]],
            int(data["rating"]),
        )
        steps = [_step(one) for one in data["steps"]]
        seat = COLOUR_IDS.index(data["seat"])
        return Puzzle(head, seat, steps, float(data["found"]), dict(data["made"]), scenario)
    except (yaml.YAMLError, KeyError, TypeError, ValueError, ElGrandeError) as problem:
        raise BadPuzzle(f"{name} is no puzzle: {type(problem).__name__}: {problem}") from None


_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _told(step: Step) -> dict[str, Any]:
    return {
        "solution": print_choice(step.solution),
        "chance": round(step.chance, 3),
        "also": [print_choice(code) for code in step.also],
        "worse": {print_choice(code): round(lost, 3) for code, lost in step.worse.items()},
    }


def _step(data: Any) -> Step:
    return Step(
        parse_choice(data["solution"]),
        [parse_choice(text) for text in data["also"]],
        {parse_choice(text): float(lost) for text, lost in data["worse"].items()},
        float(data["chance"]),
    )
