#!/usr/bin/env python3
"""What ten times the simulations are worth: one ``grande`` with so many against three with a tenth, from few of them to many.

    python -m bench.learning.times 1 3 10 30 100 --cores 2      # keeps figures in bench/learning/times.json

Every number is that of the three. Bots that count simulations play the same games everywhere, and a number that is asked for again
replaces its figures. ``bench.learning.curves`` draws them; the match of a second against a tenth, on the ladder, lies beyond
the end of the curve.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from pathlib import Path
from typing import Any, Final

from bench.learning.match import play
from bench.learning.told import interval

FIGURES: Final = Path(__file__).resolve().parent / "times.json"
TIMES: Final = 10
EDITION: Final = "2015"
PLAYERS: Final = 4
FIRST_DEAL: Final = 7000


def read_times(path: Path = FIGURES) -> list[dict[str, Any]]:
    """The figures so far, by how many simulations the three had."""
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def measured(few: int, deals: int, cores: int) -> dict[str, Any]:
    """The figures of one number of simulations."""
    jobs: list[Any] = [
        (
            f"grande:{TIMES * few}i",
            f"grande:{few}i",
            EDITION,
            PLAYERS,
            [],
            FIRST_DEAL + deal,
            seat,
            float("inf"),
        )
        for deal in range(deals)
        for seat in range(PLAYERS)
    ]
    with multiprocessing.get_context("fork").Pool(cores) as pool:
        played = [game[1:] for game in pool.imap_unordered(play, jobs) if game is not None]
    wins, low, high = interval(played, PLAYERS)
    rank = sum(game[1] for game in played) / len(played)
    return {
        "simulations": few,
        "games": len(played),
        "wins": round(wins, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "rank": round(rank, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("simulations", nargs="+", type=int, help="of each of the three")
    parser.add_argument("--deals", type=int, default=100, help="each is played with the one in every seat")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FIGURES)
    asked = parser.parse_args()
    if min(asked.simulations) < 1 or asked.deals < 1:
        parser.error("simulations and deals are numbers from 1")
    for few in asked.simulations:
        found = measured(few, asked.deals, asked.cores)
        others = [figure for figure in read_times(asked.out) if figure["simulations"] != few]
        figures = sorted([*others, found], key=lambda figure: int(figure["simulations"]))
        asked.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        print(
            f"{TIMES * few} against {few}: {found['games']} games, wins {100 * found['wins']:.1f} % "
            f"({100 * found['low']:.1f} to {100 * found['high']:.1f}), mean rank {found['rank']:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
