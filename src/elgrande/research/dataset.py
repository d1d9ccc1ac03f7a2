"""Games of bots as arrays to learn from: what was seen, what could be chosen, what was chosen, and what came of it.

    python -m elgrande.research.dataset FOLDER --bot greedy --games 1000
    python -m elgrande.research.dataset FOLDER --bot grande:100i --bot search:100i --edition 2023 --players 2

The folder gets files of a hundred games each. The same command again goes on where it stopped: a file that is there is complete,
and with the same bots, setup and seed it would come out the same again (unless the bots think by the clock).

Each file holds, by decision: ``observations`` (version 0 or 1, see docs/research.md), ``masks`` (the legal actions, eight to a byte
as ``numpy.unpackbits`` reads them), ``actions``, ``seats`` and ``games``; and by game: ``scores``, ``ranks`` and ``seeds``.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.research.errors import BadKeyword
from elgrande.research.spaces import VERSIONS, interface_for, seen, setup_of
from elgrande.rules import Dice, ElGrandeError, Setup, new_table, ranks, rules_for

PIECE: Final = 100
"""Games in a file."""

Arrays = dict[str, np.ndarray]


def games_of(setup: Setup, bots: Sequence[str], seeds: Sequence[int], version: int = 0) -> Arrays:
    """Games as arrays. The bots sit clockwise, beginning one seat further in every game; one bot plays all seats."""
    interface = interface_for(rules_for(setup), version)
    rows: list[tuple[np.ndarray, np.ndarray, int, int, int]] = []
    ends: list[tuple[list[int], list[int]]] = []
    for game, seed in enumerate(seeds):
        table = new_table(setup, seed, telling=False)
        players: list[Bot] = [make_bot(bots[(seat + game) % len(bots)]) for seat in range(setup.players)]
        dice = Dice(seed)
        while not table.over:
            seat = int(table.decider)
            answer = consult(players[seat], table, seat, Clock(), dice)
            if len(table.options) > 1:
                rows.append(
                    (
                        seen(interface.observe(table, seat), np.uint8).copy(),
                        np.packbits(seen(interface.mask(table, seat), np.uint8)),
                        int(interface.action_of(answer.code, seat)),
                        seat,
                        game,
                    )
                )
            table.play(answer.code)
        ends.append((table.scores, ranks(table)))
    return {
        "observations": np.array([row[0] for row in rows], np.uint8).reshape(-1, interface.size),
        "masks": np.array([row[1] for row in rows], np.uint8).reshape(-1, (interface.actions + 7) // 8),
        "actions": np.array([row[2] for row in rows], np.int16),
        "seats": np.array([row[3] for row in rows], np.int8),
        "games": np.array([row[4] for row in rows], np.int32),
        "scores": np.array([end[0] for end in ends], np.int16),
        "ranks": np.array([end[1] for end in ends], np.int8),
        "seeds": np.array(seeds, np.int64),
    }


def write_games(
    folder: Path,
    bots: Sequence[str],
    games: int,
    *,
    edition: str = "2015",
    players: int = 4,
    sets: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    piece: int = PIECE,
    version: int = 0,
) -> list[Path]:
    """Write games into a folder, a file of so many at a time; files that are there are left as they are."""
    if games < 1 or piece < 1:
        raise BadKeyword(f"a data set needs at least one game in a file, not {min(games, piece)}")
    if not bots or len(bots) > players:
        raise BadKeyword(f"{players} seats take 1 to {players} bots, not {len(bots)}")
    setup = setup_of(edition, players, sets, options, version)
    for name in bots:
        make_bot(name)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for first in range(0, games, piece):
        path = folder / f"games-{'v1-' if version else ''}{first:07d}.npz"
        written.append(path)
        if path.exists():
            continue
        seeds = [seed + number for number in range(first, min(first + piece, games))]
        arrays = games_of(setup, bots, seeds, version)
        part = path.with_suffix(".part")
        try:
            with part.open("wb") as file:
                np.savez_compressed(
                    file,
                    observations=arrays["observations"],
                    masks=arrays["masks"],
                    actions=arrays["actions"],
                    seats=arrays["seats"],
                    games=arrays["games"],
                    scores=arrays["scores"],
                    ranks=arrays["ranks"],
                    seeds=arrays["seeds"],
                )
                file.flush()
                os.fsync(file.fileno())
        except OSError as failure:
            part.unlink(missing_ok=True)
            raise BadKeyword(
                f"{path} could not be written ({failure.strerror}); the files before it are complete"
            ) from None
        part.replace(path)
    return written


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m elgrande.research.dataset",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", action="append", help="again for each seat, clockwise; greedy if not given")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--edition", default="2015")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--observations",
        type=int,
        choices=VERSIONS,
        default=0,
        help="the version of observations and actions; 1 knows the expansions",
    )
    asked = parser.parse_args(words)
    try:
        written = write_games(
            asked.folder,
            asked.bot or ["greedy"],
            asked.games,
            edition=asked.edition,
            players=asked.players,
            sets=asked.set,
            seed=asked.seed,
            version=asked.observations,
        )
    except ElGrandeError as problem:
        print(problem, file=sys.stderr)
        return 2
    except OSError as problem:
        print(f"{asked.folder} cannot be written to: {problem.strerror}", file=sys.stderr)
        return 2
    print(f"{len(written)} files in {asked.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
