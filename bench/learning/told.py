#!/usr/bin/env python3
"""What matches came to, with the intervals of the arena.

python -m bench.learning.told results.json
"""

from __future__ import annotations

import json
import math
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any


def interval(games: list[tuple[float, float, float, int]], players: int) -> tuple[float, float, float]:
    """Part of the games won, and its 95 % interval over whole deals."""
    deals: dict[int, list[float]] = defaultdict(list)
    for win, _, _, deal in games:
        deals[deal].append(win)
    whole = [wins for wins in deals.values() if len(wins) == players]
    counted = whole if len(whole) > 4 else list(deals.values())
    rates = [sum(wins) / len(wins) for wins in counted]
    mean = sum(rates) / len(rates)
    spread = math.sqrt(sum((rate - mean) ** 2 for rate in rates) / max(1, len(rates) - 1) / len(rates))
    # Never narrower than independent games would have it.
    alone = math.sqrt(max(mean * (1 - mean), 0.01) / sum(len(wins) for wins in counted))
    half = 1.96 * max(spread, alone)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def tell(matches: list[dict[str, Any]], found: dict[str, list[Any]]) -> None:
    for match in matches:
        games = found[match["name"]]
        if not games:
            print(f"{match['name']}: no games")
            continue
        players = match.get("players", 4)
        mean, low, high = interval(games, players)
        rank = sum(game[1] for game in games) / len(games)
        took = sum(game[2] for game in games) / len(games)
        print(
            f"{match['name']}: {len(games)} games, wins {100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
            f"parity {100 / players:.0f} %, mean rank {rank:.2f}, {took:.1f} s a game"
        )


def main() -> None:
    for path in sys.argv[1:]:
        facts = json.loads(Path(path).read_text())
        tell(facts["matches"], facts["games"])


if __name__ == "__main__":
    main()
