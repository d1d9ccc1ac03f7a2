"""How far the reviews of a page agree with those of a server: ``python -m bench.review.tab tests/golden/2015-4.txt``.

Both judge the same decisions of a record, every seventh of it unless told otherwise. Told is how often they use the same
word, and by how much they differ in what a choice gave away.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from elgrande.record import read_record
from elgrande.review.judge import QUICK
from elgrande.review.review import to_review
from elgrande.review.verdict import Reviewer
from elgrande.tab.reviews import EFFORTS


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("record", type=Path)
    parser.add_argument("--every", type=int, default=7, help="of the decisions, one in so many")
    asked = parser.parse_args()
    game = read_record(asked.record.read_text(encoding="utf-8").partition("; check:")[0])
    moments = to_review(game)[3 :: asked.every]
    server = Reviewer(game.table.rules, QUICK, 0)
    there = [server.verdict(moment) for moment in moments]
    for strength, effort in EFFORTS.items():
        page = Reviewer(game.table.rules, effort, 0)
        here = [page.verdict(moment) for moment in moments]
        pairs = list(zip(here, there, strict=True))
        same = sum(mine.name == theirs.name for mine, theirs in pairs)
        sure = [mine.name == theirs.name for mine, theirs in pairs if not mine.close]
        apart = sum(abs(mine.chosen.lost - theirs.chosen.lost) for mine, theirs in pairs) / len(pairs)
        print(
            f"{strength}: the same word for {same} of {len(pairs)} decisions, for {sum(sure)} of {len(sure)} that were "
            f"no close calls; {100 * apart:.1f} % of a win apart on average"
        )


if __name__ == "__main__":
    main()
