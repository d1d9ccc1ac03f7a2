#!/usr/bin/env python3
"""Several matches at once on all cores, so that no core waits for the last game of each.

    python -m bench.learning.many matches.json --cores 16 --seconds 500 --out results.json

The file lists matches as {"name", "one", "others", "edition", "players", "sets", "deals"}; those that take longest come
first. Every deal is played with ``one`` in every seat. Results can be told by ``bench.learning.told``.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from pathlib import Path
from typing import Any

from bench.learning.match import play
from bench.learning.told import tell


def played(job: tuple[str, Any]) -> tuple[str, Any]:
    return job[0], play(job[1])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("matches", type=Path)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=77_000)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    until = time.time() + asked.seconds
    matches = json.loads(asked.matches.read_text())
    jobs = [
        (
            match["name"],
            (
                match["one"],
                match["others"],
                match.get("edition", "2015"),
                match.get("players", 4),
                match.get("sets", []),
                asked.seed + deal,
                seat,
                until,
            ),
        )
        for match in matches
        for deal in range(match["deals"])
        for seat in range(match.get("players", 4))
    ]
    found: dict[str, list[Any]] = {match["name"]: [] for match in matches}
    with multiprocessing.get_context("fork").Pool(asked.cores) as pool:
        for name, result in pool.imap_unordered(played, jobs):
            if result is not None:
                found[name].append(result[1:])
                asked.out.write_text(json.dumps({"matches": matches, "games": found}))
    tell(matches, found)


if __name__ == "__main__":
    main()
