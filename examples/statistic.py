"""A statistic over many games: what is it worth to begin? Random players, 10,000 games, and a plot as SVG.

python examples/statistic.py [GAMES [FILE]]
"""

import sys
from collections import Counter
from pathlib import Path

from elgrande import Dice, Setup, new_table
from elgrande.rules import winners
from elgrande.rules.playout import play_randomly

PLAYERS = 4


def play(games: int) -> Counter[int]:
    """How often each place at the table has won, counted clockwise from the start player; a shared win as a part."""
    wins: Counter[int] = Counter()
    for seed in range(games):
        table = new_table(Setup("2015", PLAYERS), seed, telling=False)
        start = table.start
        play_randomly(table, Dice(seed + 1))
        won = winners(table)
        for seat in won:
            wins[(seat - start) % PLAYERS] += 60 // len(won)
    return wins


def plot(shares: list[float]) -> str:
    """Bars with their numbers."""
    bars = "".join(
        f'<rect x="{20 + 70 * place}" y="{170 - 400 * share:.1f}" width="50" height="{400 * share:.1f}" fill="#8d5a2b"/>'
        f'<text x="{45 + 70 * place}" y="185">{place + 1}.</text>'
        f'<text x="{45 + 70 * place}" y="{165 - 400 * share:.1f}">{100 * share:.1f} %</text>'
        for place, share in enumerate(shares)
    )
    style = 'font-family="sans-serif" font-size="12" text-anchor="middle"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 310 200" {style}>{bars}</svg>\n'


def main(games: str = "10000", file: str = "who-begins.svg") -> None:
    wins = play(int(games))
    shares = [wins[place] / sum(wins.values()) for place in range(PLAYERS)]
    for place, share in enumerate(shares):
        print(f"{place + 1}. from the start player: {100 * share:5.1f} % of the games")
    Path(file).write_text(plot(shares), encoding="utf-8")
    print(f"plot: {file}")


if __name__ == "__main__":
    main(*sys.argv[1:])
