"""What observations and actions of version 1 look like in a mix of an edition and sets: every number with its meaning.

    python -m elgrande.research.layout --edition 2015 --set grandissimo

prints the planes with where they begin, the lists that their positions count in, and the actions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from elgrande.research.core.interface import Interface
from elgrande.research.core.observe_v1 import Version1
from elgrande.rules import ElGrandeError, Setup, rules_for
from elgrande.rules.sets.game_set import EDITION_NAMES


def described(known: Version1) -> str:
    """The layout of a mix as text."""
    mix = known.layout.mix
    lines = [
        f"Edition {mix.edition}, sets: {', '.join(mix.sets) or 'none'}",
        f"{known.size} numbers in an observation, {known.actions} actions",
        "",
    ]
    for plane in known.planes:
        shape = " x ".join(str(side) for side in plane.shape)
        lines.append(f"{plane.start:5} {plane.name} ({shape}, at most {plane.high}): {plane.about}")
    for name, entries in known.layout.lists().items():
        lines += ["", f"{name}: " + ", ".join(f"{number} {entry}" for number, entry in enumerate(entries))]
    return "\n".join([*lines, "", f"actions: {', '.join(_actions(known))}"])


def _actions(known: Interface) -> list[str]:
    return [f"{action} {known.name(action)}" for action in range(known.actions)]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m elgrande.research.layout",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--edition", choices=EDITION_NAMES, default="2015")
    parser.add_argument("--set", action="append", default=[])
    asked = parser.parse_args(words)
    try:
        print(described(Version1(rules_for(Setup(asked.edition, 4, asked.set)))))
    except ElGrandeError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
