"""``python -m bench.ladder.scale``: the bots on the scale of people's ratings, from what the ladder has measured.

Every match of the ladder says how far two bots are apart, in points and with an error. All of that is put together by
least squares, each figure weighted by its error; a bot's error is what is left of all of them. Only tables of four of the
edition of 2015 are taken: the ladder has the most games there, and what it has of other editions agrees within its errors.

The five strengths for people are two matches of the ladder, ``strengths-low`` and ``strengths-high``.

The scale hangs on one peg that nobody can measure: the courtier of the middle strength is as strong as somebody who
plays his first game here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.ladder.figures import read_figures
from elgrande.bots.personalities import DEFAULT_STRENGTH, PERSONALITIES
from elgrande.ratings.ladder import FILE
from elgrande.server.cast import LEVELS

PEG: Final = f"courtier:{DEFAULT_STRENGTH}"
TO_SIGMA: Final = 2 * 1.96
"""A 95 % interval is so many standard errors wide."""
LEAST: Final = 25.0
"""Points that the error of a bot is at least: people are no bots, and the model is a model."""
GUESS: Final = 100.0
"""The error of what is taken over from another personality of the same strength."""


class Gap(NamedTuple):
    """So many points from one bot to another, with the standard error of that."""

    stronger: str
    weaker: str
    points: float
    error: float


def gaps(figures: dict[str, Any]) -> list[Gap]:
    """All distances that were measured."""
    found: list[Gap] = []
    for match in figures.values():
        if match["match"]["edition"] != "2015" or match["match"]["sets"] or len(match["match"]["bots"]) != 4:
            continue
        first, *others = match["standings"]
        for other in others:
            # The ratings of a duel add up to nothing: its gap is twice as uncertain as either of them.
            error = (_error(first) ** 2 + _error(other) ** 2) ** 0.5 if len(others) > 1 else 2 * _error(first)
            points = first["rating"]["value"] - other["rating"]["value"]
            found.append(Gap(_name(first["bot"]), _name(other["bot"]), points, error))
    return found


def _error(standing: dict[str, Any]) -> float:
    return float(standing["rating"]["high"] - standing["rating"]["low"]) / TO_SIGMA


def _name(bot: str) -> str:
    """A personality plays with the middle strength where nothing is said."""
    return f"{bot}:{DEFAULT_STRENGTH}" if bot in PERSONALITIES else bot


def connected(found: list[Gap]) -> list[Gap]:
    """The distances that lead to the peg, over however many others: of the rest nobody knows where they lie."""
    known, size = {PEG}, 0
    while len(known) > size:
        size = len(known)
        known |= {name for gap in found if known & set(gap[:2]) for name in gap[:2]}
    return [gap for gap in found if gap.stronger in known]


def fitted(found: list[Gap]) -> dict[str, tuple[float, float]]:
    """Points above the peg and their standard errors, by weighted least squares."""
    found = connected(found)
    names = sorted({name for gap in found for name in gap[:2]} - {PEG})
    place = {name: index for index, name in enumerate(names)}
    size = len(names)
    matrix = [[0.0] * (2 * size + 1) for _ in names]
    for row in range(size):
        matrix[row][size + row] = 1.0
    for gap in found:
        weight = 1 / gap.error**2
        signs = [(place[name], sign) for name, sign in ((gap.stronger, 1), (gap.weaker, -1)) if name != PEG]
        for one, sign in signs:
            matrix[one][2 * size] += sign * weight * gap.points
            for other, its in signs:
                matrix[one][other] += sign * its * weight
    for row in range(size):
        matrix[row] = [value / matrix[row][row] for value in matrix[row]]
        for other in range(size):
            if other != row:
                times = matrix[other][row]
                matrix[other] = [a - times * b for a, b in zip(matrix[other], matrix[row], strict=True)]
    solved = {name: (matrix[row][2 * size], matrix[row][size + row] ** 0.5) for name, row in place.items()}
    return {**solved, PEG: (0.0, 0.0)}


def bots(figures: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every bot that a table can have."""
    known = fitted(gaps(figures))
    result: dict[str, dict[str, Any]] = {}
    for level in LEVELS.values():
        if level.id in known:
            points, error, measured = *known[level.id], True
        else:
            # As far from its own middle strength as the courtier is from his.
            own, own_error = known[f"{level.name}:{DEFAULT_STRENGTH}"]
            step, step_error = known[f"courtier:{level.strength}"]
            points, error = own + step, (own_error**2 + step_error**2 + GUESS**2) ** 0.5
            measured = False
        result[level.id] = {
            "points": round(points),
            "error": round(max(LEAST, error)),
            "measured": measured,
        }
    return result


def main(file: Path = FILE) -> None:
    figures = read_figures()
    content = {
        "made_by": "python -m bench.ladder.scale",
        "peg": f"{PEG} is as strong as a newcomer: 0 points",
        "points": "400 more are odds of ten to one to come in before the other at a table of four",
        "from": [
            "bench/ladder/figures.json, matches of four with the edition of 2015",
        ],
        "not_measured": "a personality of another strength is as far from its middle one as the courtier is",
        "bots": bots(figures),
    }
    file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    print(f"{len(content['bots'])} bots written to {file}")


if __name__ == "__main__":
    main()
