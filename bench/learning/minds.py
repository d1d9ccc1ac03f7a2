"""The mind that ``grande`` searches with, and what is asked of benches that watch it: the same for all of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from elgrande.bots.core.learned_search import END_OF_ROUND, LearnedMind
from elgrande.bots.core.search import Tuning
from elgrande.bots.core.weights import Weights
from elgrande.bots.grande import EXPLORATION, MARGIN
from elgrande.bots.weights_file import GRANDE, read_weights
from elgrande.rules import Rules


def mind_of_grande(
    rules: Rules, path: Path = GRANDE, remembers: bool = True, noise: float | None = None
) -> LearnedMind:
    """With the settings of the bot, and the network of a file."""
    file, tuning = read_weights(path), Tuning(exploration=EXPLORATION, margin=MARGIN)
    if noise is not None:
        tuning.noise = noise
    return LearnedMind(
        rules, Weights(), tuning, file.network(), END_OF_ROUND, file.opinions or None, remembers
    )


def add_sample(parser: argparse.ArgumentParser, seconds: float) -> None:
    """Which games a bench watches, and for how long."""
    parser.add_argument("--edition", default="2015")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=seconds)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
