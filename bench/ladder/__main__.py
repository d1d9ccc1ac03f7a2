"""``python -m bench.ladder``: play the published ladder again.

    python -m bench.ladder --quick            one deal of every match, to see that all of it works; publishes nothing
    python -m bench.ladder                    everything, for hours; renews figures.json and the table of the README
    python -m bench.ladder --only field       one match of it

Games are kept in bench/ladder/results, so that an interrupted run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bench.ladder.figures import FOLDER, figures_of, read_figures, write_figures
from bench.ladder.matches import RUNGS, Rung, rung
from elgrande.arena import Contest
from elgrande.arena.runners import choose_runner
from elgrande.arena.screen import Watch, show_contest
from elgrande.locale import Speech
from elgrande.rules.errors import ElGrandeError


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="one deal of every match with hardly any search")
    parser.add_argument(
        "--only", action="append", metavar="MATCH", help="this match only; again for each further one"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="games at the same time; all cores without it")
    parser.add_argument("--ray", metavar="ADDRESS|local", help="play on a Ray cluster")
    parser.add_argument("--fresh", action="store_true", help="throw away the games that were kept")
    options = parser.parse_args(arguments)
    try:
        rungs = [rung(id) for id in options.only] if options.only else RUNGS
    except ValueError as problem:
        parser.error(str(problem))
    try:
        for each in rungs:
            _play(each.quick() if options.quick else each, options, folder)
    except ElGrandeError as problem:
        print(f"bench.ladder: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("bench.ladder: interrupted; the same command goes on where it stopped", file=sys.stderr)
        return 130
    return 0


def _play(each: Rung, options: argparse.Namespace, folder: Path) -> None:
    results = None if options.quick else folder / "results" / f"{each.id}.jsonl"
    if results and options.fresh:
        results.unlink(missing_ok=True)
    print(f"\n{each.id}: {each.about}\n{each.command}", flush=True)
    contest = Contest(each.match, each.games, results=results)
    speech = Speech(edition=each.match.edition)
    with Watch(contest, Console(stderr=True), speech) as watch:
        contest.run(choose_runner(options.jobs, options.ray), watch)
    Console(highlight=False).print(show_contest(contest, speech))
    if not options.quick:
        write_figures({**read_figures(folder), each.id: figures_of(each, contest)}, folder)


if __name__ == "__main__":
    sys.exit(main())
