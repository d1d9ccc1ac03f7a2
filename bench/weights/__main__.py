"""``python -m bench.weights``: tune the weights of the evaluation by play.

    python -m bench.weights --start bench/weights/by-hand.json --out first.json
    python -m bench.weights --start first.json --seed 2 --steps 120 --out second.json

In the end the tuned weights play those of the start on deals of their own; only if that shows them to be better should
they be adopted. The same command gives the same weights. They are kept before that check is played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.weights.files import read_weights, write_report
from bench.weights.tuning import (
    MOST_GAMES,
    MOST_STEPS,
    Comparison,
    Tuner,
    Values,
    chosen,
    compare,
    default_values,
    workers,
)
from elgrande.arena.files import check_path
from elgrande.bots import make_bot
from elgrande.rules import Setup
from elgrande.rules.errors import ElGrandeError


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        _tune(options)
    except ElGrandeError as problem:
        print(f"bench.weights: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("bench.weights: interrupted", file=sys.stderr)
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.weights",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--bot", default="greedy", help="the bot that plays, such as greedy or search:100i")
    parser.add_argument("--weights", default="all", help="names with commas between, or all")
    parser.add_argument("--steps", type=_whole(1, MOST_STEPS), default=60, help="directions to try")
    parser.add_argument(
        "--games",
        type=_whole(2, MOST_GAMES),
        default=24,
        help="games for each direction, two of each deal",
    )
    parser.add_argument(
        "--check", type=_whole(4, MOST_GAMES), default=200, help="games of the result against the start"
    )
    parser.add_argument("--seed", type=_whole(0), default=1)
    parser.add_argument("--edition", default="2015")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=_whole(1), default=1, help="games at the same time")
    parser.add_argument(
        "--start", type=Path, metavar="FILE", help="weights to begin with; today's without it"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to keep the result")
    return parser


def _whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number that is neither too low nor too high."""

    def read(text: str) -> int:
        number = int(text)
        if number < least or (most is not None and number > most):
            limits = f"at least {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"must be {limits}, not {number}")
        return number

    read.__name__ = "whole number"
    return read


def _tune(options: argparse.Namespace) -> None:
    setup = Setup(options.edition, options.players)
    start = default_values() if options.start is None else read_weights(options.start)
    tuner = Tuner(options.bot, setup, chosen(options.weights), start, options.seed)
    make_bot(options.bot, weights=start)
    if options.out is not None:
        check_path(options.out)
    with workers(options.jobs) as pool:
        for number in range(options.steps):
            result = tuner.step(pool, number, options.steps, options.games)
            print(f"step {number + 1}/{options.steps}: lead {result.lead:+.2f}", flush=True)
        tuned = tuner.result()
        for weight in tuner.weights:
            print(f"{weight.name:16} {start[weight.name]:8.3f} -> {tuned[weight.name]:8.3f}", flush=True)
        # A check may take as long as many steps: what they found is not lost if it is broken off.
        _keep(options, tuned, start, None)
        deals = tuner.deals(tuned, start, options.check, 0)
        check = compare(pool, deals)
    _keep(options, tuned, start, check)
    wins = check.wins
    print(
        f"tuned against before, {len(deals)} games: wins {wins.value:.3f} (95 %: {wins.low:.3f} to {wins.high:.3f}; "
        f"0.5 is parity), {check.lead:+.2f} points: {'adopt them' if wins.low > 0.5 else 'not shown to be better'}"
    )


def _keep(options: argparse.Namespace, tuned: Values, start: Values, check: Comparison | None) -> None:
    """Write down the weights, and how they did as soon as that is known."""
    if options.out is None:
        return
    command = {
        name: str(value) if isinstance(value, Path) else value for name, value in vars(options).items()
    }
    report: dict[str, object] = {"weights": tuned, "before": start, "command": command}
    if check is not None:
        report |= {"wins": check.wins.to_json(), "lead": round(check.lead, 6)}
    write_report(options.out, report)


if __name__ == "__main__":
    sys.exit(main())
