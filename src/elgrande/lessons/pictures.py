"""The pictures of the rules: positions of the engine, what of them is drawn, and the figures that their texts tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from elgrande.lessons.facts import Fact, Scene, read_fact
from elgrande.lessons.reader import BadLesson, LessonNode
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.position import read_position
from elgrande.record.scenario.reader import read_game
from elgrande.record.scenario.steps import Scenario
from elgrande.rules import ElGrandeError, Table
from elgrande.rules.places import PLACE_IDS

FILE: Final = Path(__file__).parent / "pictures.yaml"
KEYS: Final = [
    "picture",
    "edition",
    "players",
    "sets",
    "options",
    "position",
    "moves",
    "show",
    "points",
    "lit",
    "facts",
]
GAME: Final = ["edition", "players", "sets", "options"]
PARTS: Final = ["stock", "powers", "order"]
"""What can be drawn besides places."""


@dataclass
class Picture:
    name: str
    line: int
    scenario: Scenario
    show: list[str]
    moves: list[str] = field(default_factory=list)
    """What the first player has chosen before it is drawn."""
    points: bool = False
    lit: bool = False
    facts: dict[str, Fact] = field(default_factory=dict)

    def table(self) -> Table:
        table = self.scenario.table()
        for move in self.moves:
            try:
                table.choose(move, 0)
            except ElGrandeError as problem:
                raise BadLesson(self.scenario.file, self.line, str(problem)) from None
        return table

    def figures(self) -> dict[str, int]:
        """The figures in its text, from the engine."""
        scene = Scene(self.table(), 0, self.scenario.scores_before())
        return {name: fact.find(scene) for name, fact in self.facts.items()}


@cache
def pictures() -> dict[str, Picture]:
    return read_pictures(FILE.read_text(encoding="utf-8"), str(FILE))


def read_pictures(text: str, file: str) -> dict[str, Picture]:
    root = LessonNode.of_file(text, file)
    if root is None:
        raise BadLesson(file, None, "the file is empty; write at least one picture")
    found = [_read(node, file) for node in root.items("pictures")]
    return {picture.name: picture for picture in found}


def _read(node: LessonNode, file: str) -> Picture:
    parts = node.parts(KEYS, "a picture")
    for key in ("picture", "position", "show"):
        if key not in parts:
            node.fail(f"a picture needs `{key}`")
    name = parts["picture"].word("the name of a picture")
    game: dict[str, Node] = {key: node for key, node in parts.items() if key in GAME}
    setup, words = read_game(node, game)
    scenario = Scenario(name, file, node.line, setup, words)
    scenario.position = read_position(parts["position"], words, scenario.seed)
    known = [*PLACE_IDS, *PARTS]
    picture = Picture(name, node.line, scenario, [])
    picture.show = [known[item.one_of(known, "thing to draw")] for item in parts["show"].items("places")]
    if "moves" in parts:
        picture.moves = [item.text() for item in parts["moves"].items("choices")]
    picture.points = "points" in parts and parts["points"].word("true or false") == "true"
    picture.lit = "lit" in parts and parts["lit"].word("true or false") == "true"
    if "facts" in parts:
        for fact, value in parts["facts"].entries("names of facts"):
            picture.facts[fact.word("the name of a fact")] = read_fact(value, words)
    return picture
