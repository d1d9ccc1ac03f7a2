"""Weights in files: JSON with ``{"weights": {name: number}}``, and beside it whatever is worth knowing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from bench.weights.tuning import Values, default_values
from elgrande.arena.files import replace_file
from elgrande.bots import BotError
from elgrande.bots.settings import chosen_weights

FOLDER: Final = Path(__file__).parent
BY_HAND: Final = FOLDER / "by-hand.json"


class BadFile(BotError):
    """A file that cannot be read, or does not hold weights."""


def read_weights(path: Path) -> Values:
    """The weights of a file; those that it does not name are as our bots have them."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadFile(f"cannot read {path}: {problem.strerror}") from None
    except ValueError as problem:
        raise BadFile(f"{path} holds no weights: it is not JSON ({problem})") from None
    weights = found.get("weights") if isinstance(found, dict) else None
    if not isinstance(weights, dict):
        raise BadFile(
            f'{path} holds no weights; {{"weights": {{name: number}}}} is needed, as in {BY_HAND.name} and in every '
            "result of this command"
        )
    try:
        chosen_weights(weights)
    except BotError as problem:
        raise BadFile(f"{path} holds a wrong weight: {problem}") from None
    return {**default_values(), **weights}


def write_report(path: Path, report: dict[str, object]) -> None:
    """Write down what was found."""
    replace_file(path, json.dumps(report, indent=2) + "\n")
