"""A tournament: bots against each other, every shuffle once from every seat, with honest intervals.

python examples/tournament.py [GAMES]
"""

import sys

from elgrande.arena.contest import Contest
from elgrande.arena.match import Match
from elgrande.arena.runners import choose_runner


def main(games: int = 120) -> None:
    match = Match(bots=("greedy", "quick", "random"), edition="2015", seed=7)
    contest = Contest(match, games)
    contest.run(choose_runner(jobs=1))
    for standing in contest.tally.standings():
        wins = standing.wins
        print(
            f"{standing.bot:<8}{100 * wins.value:5.1f} % of the games won ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
