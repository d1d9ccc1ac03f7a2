"""``python -m bench.reading``: how long it takes to read records, good ones and nonsense, of 10 KB to 1 MB.

What a stranger can upload must take a time that grows with its length and no faster: the last column is the time per
byte of the longest text, divided by that of the shortest; it is time of the processor, whatever else runs here. A game that was really played cannot be made longer than a
few KB without taking back; so there is one in which a seat chooses and takes back over and over.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from elgrande.record import Game, fresh_dice, read_record, to_text
from elgrande.rules import Dice, Setup
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.places import COLOUR_IDS

SIZES: Final = (10_000, 100_000, 1_000_000)


def game_text(choices: int = 20) -> str:
    """A record of the first choices of a game."""
    game = Game.new(Setup("2015", 4), dice=fresh_dice())
    dice = Dice(1)
    for _ in range(choices):
        decision = game.table.decision
        assert decision is not None
        game.choose(decision.options[dice.below(len(decision.options))])
    return to_text(game)


def back_and_forth(size: int) -> str:
    """A game in which somebody chooses and takes back until the text is long enough."""
    game = Game.new(Setup("2015", 4), dice=fresh_dice())
    decision = game.table.decision
    assert decision is not None
    seat, text = COLOUR_IDS[decision.seat], decision.texts[0]
    pair = f"{seat} {text}\n{seat} undo\n"
    return to_text(game).rstrip() + "\nround 1\n" + pair * (size // len(pair))


def with_line(start: str, more: str, joint: str = " ") -> Callable[[int], str]:
    """A record whose head has one key with a very long value."""

    def text(size: int) -> str:
        head = game_text().split("\n")
        long = start + joint + joint.join([more] * (size // (len(more) + len(joint))))
        return "\n".join([head[0], long, *head[1:]])

    return text


SHAPES: Final[dict[str, Callable[[int], str]]] = {
    "back and forth": back_and_forth,
    "commas": lambda size: "elgrande record 1\nsets: a,\n" + "a,\n" * (size // 3),
    "commas on one line": lambda size: "elgrande record 1\nsets: " + "a," * (size // 2),
    "lines": lambda size: game_text() + "x y\n" * (size // 4),
    "blank lines": lambda size: game_text() + "\n" * size,
    "rounds": lambda size: game_text(0) + "round 1\n" * (size // 8),
    "quotes": lambda size: "elgrande record 1\ncorrections: a\n" + "| a: b\n" * (size // 7),
    "sets": with_line("sets:", "grand-inquisitor,"),
    "stack": with_line("stack 1:", "a,"),
    "one word": lambda size: "elgrande record 1\n" + "x" * size + ": 1",
    "number": lambda size: "elgrande record 1\nplayers: " + "9" * size,
    "brackets": lambda size: '{"format": 1, "rules": ' + "[" * size,
    "json list": lambda size: (
        '{"format":1,"rules":1,"entries":[' + '["a","b"],' * (size // 10) + '["a","b"]]}'
    ),
    "json names": lambda size: "{" + ",".join(f'"k{n}":1' for n in range(size // 10)) + "}",
}


def seconds_for(text: str) -> float:
    begun = time.process_time()
    with suppress(ElGrandeError, RecursionError):
        read_record(text, telling=False)
    return time.process_time() - begun


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.reading",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--shape", choices=list(SHAPES), nargs="+", default=list(SHAPES))
    options = parser.parse_args(arguments)
    print(f"{'shape':<20}" + "".join(f"{size // 1000:>12} KB" for size in SIZES) + "   growth")
    for name in options.shape:
        each: list[float] = []
        cells = ""
        for size in SIZES:
            text = SHAPES[name](size)
            seconds = min(seconds_for(text) for _ in range(2))
            each.append(seconds / len(text))
            cells += f"{seconds * 1000:>12.2f} ms"
        print(f"{name:<20}{cells}   {each[-1] / each[0]:>6.1f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
