"""``python -m bench.reading``: how long it takes to read records, good ones and nonsense, of 10 KB to 1 MB.

What a stranger can upload must take a time that grows with its length and no faster: the last columns are the time per
byte of the longest text, divided by that of the shortest; it is time of the processor, whatever else runs here. ``read`` is
the reader alone, which takes everything; ``upload`` is what a server does with it, which does not begin to read what no game
can be. A game that was really played cannot be made longer than a few KB without taking back; so there is one in which a
seat chooses and takes back over and over.

Beyond some hundred KB, lists and names in JSON take longer per byte for the reader alone: 100,000 objects of Python are more
than the caches hold, and their memory is asked of the system page by page. ``--plain`` shows the same for Python's own
reader of JSON, and for one that builds nothing that the garbage collector has to follow.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from elgrande.record import Game, fresh_dice, read_record, to_text
from elgrande.rules import Dice, Setup
from elgrande.rules.errors import ElGrandeError
from elgrande.rules.places import COLOUR_IDS
from elgrande.server.records import read_upload

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


def _read(text: str) -> None:
    with suppress(ElGrandeError, RecursionError):
        read_record(text, telling=False)


def _upload(text: str) -> None:
    with suppress(ElGrandeError):
        read_upload(text)


def seconds_for(text: str, read: Callable[[str], object]) -> float:
    """The best of several, since the first one also pays for what is made once."""
    found = []
    for _ in range(3):
        begun = time.process_time()
        read(text)
        found.append(time.process_time() - begun)
    return min(found)


def growth(name: str, read: Callable[[str], object]) -> tuple[list[float], float]:
    """Seconds for each size, and how much longer a byte takes in the longest text than in the shortest."""
    texts = [SHAPES[name](size) for size in SIZES]
    seconds = [seconds_for(text, read) for text in texts]
    return seconds, seconds[-1] / len(texts[-1]) * len(texts[0]) / seconds[0]


def _without_collector(text: str) -> None:
    gc.disable()
    try:
        json.loads(text)
    finally:
        gc.enable()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.reading",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--shape", choices=list(SHAPES), nargs="+", default=list(SHAPES))
    parser.add_argument("--plain", action="store_true", help="Python's own reader of JSON instead")
    options = parser.parse_args(arguments)
    ways: dict[str, Callable[[str], object]] = {"read": _read, "upload": _upload}
    names = options.shape
    if options.plain:
        ways = {"json.loads": json.loads, "uncollected": _without_collector}
        names = [name for name in names if name in ("json list", "json names")]
    print(f"{'shape':<20}" + "".join(f"{size // 1000:>12} KB" for size in SIZES), *ways, sep="   ")
    for name in names:
        found = {way: growth(name, read) for way, read in ways.items()}
        seconds, _ = found[next(iter(ways))]
        cells = "".join(f"{each * 1000:>12.2f} ms" for each in seconds)
        print(
            f"{name:<20}{cells}", *(f"{grown:>{len(way)}.1f}" for way, (_, grown) in found.items()), sep="   "
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
