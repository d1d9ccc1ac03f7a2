#!/usr/bin/env python3
"""Decisions a second with random legal actions, observations and masks included, beside comparable environments.

    python bench/research/run.py                  everything that is installed here, one run
    python bench/research/run.py --seconds 5 --json
    python bench/research/run.py --only batch     only the loops whose name begins with this

Figures of one process are for processor time, so that other work on the machine does not count; those of two
processes are for time on the wall. What matters are the ratios: absolute figures are those of one machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[2] / "src"
sys.path.insert(0, os.environ.get("ELGRANDE_SOURCES", str(SOURCES)))

PLAYERS = 4

Loop = Callable[[], Iterator[int]]
"""Plays on and on; gives the number of decisions made since the last time, every now and then."""


# ---------------------------------------------------------------------- El Grande


def bare_engine() -> Iterator[int]:
    """The rules alone: no observations, no masks."""
    from elgrande.rules import Dice, Setup, new_table
    from elgrande.rules.playout import play_randomly

    dice = Dice(1)
    setup = Setup("2015", PLAYERS)
    while True:
        yield play_randomly(new_table(setup, dice.next(), telling=False), dice)


def batch(games: int, workers: int = 1) -> Loop:
    def loop() -> Iterator[int]:
        from elgrande.research.simulator import BatchSimulator

        with BatchSimulator(games, players=PLAYERS, workers=workers) as simulator:
            simulator.reset(seed=1)
            while True:
                simulator.step(simulator.sample())
                yield games

    return loop


def pettingzoo() -> Iterator[int]:
    from elgrande.research import elgrande_v0

    yield from aec(elgrande_v0.env(players=PLAYERS))


def gymnasium() -> Iterator[int]:
    """Decisions of one seat; three random bots decide in between, which is not counted."""
    from elgrande.research.gymnasium_env import ElGrandeSolo

    env = ElGrandeSolo(players=PLAYERS)
    pick = random.Random(1).choice
    observation, _ = env.reset(seed=1)
    while True:
        observation, _, over, _, _ = env.step(pick(observation["action_mask"].nonzero()[0]))
        if over:
            observation, _ = env.reset()
        yield 1


def openspiel() -> Iterator[int]:
    import elgrande.research.openspiel_game  # noqa: F401 (makes the game known)

    yield from spiel(f"elgrande(players={PLAYERS})")


# ---------------------------------------------------------------------- others


def aec(env: Any) -> Iterator[int]:
    """Any PettingZoo environment with masks."""
    pick = random.Random(1).choice
    env.reset(seed=1)
    while True:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset()
            continue
        env.step(pick(observation["action_mask"].nonzero()[0]))
        yield 1


def spiel(name: str) -> Iterator[int]:
    """Any OpenSpiel game. Draws of chance are made, but not counted."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    plain = game.get_type().provides_observation_tensor
    look = make_observation(game, pyspiel.IIGObservationType(perfect_recall=not plain))
    generator = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if player == pyspiel.PlayerId.CHANCE:
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, chances)[0])
                continue
            if player == pyspiel.PlayerId.SIMULTANEOUS:
                actions = []
                for seat in range(game.num_players()):
                    legal = state.legal_actions(seat)
                    if legal:
                        look.set_from(state, seat)
                    actions.append(generator.choice(legal) if legal else 0)
                state.apply_actions(actions)
            else:
                look.set_from(state, player)
                state.apply_action(generator.choice(state.legal_actions()))
            yield 1


def zoo(name: str) -> Loop:
    def loop() -> Iterator[int]:
        from importlib import import_module

        yield from aec(import_module(f"pettingzoo.classic.{name}").env())

    return loop


def rlcard(name: str) -> Loop:
    def loop() -> Iterator[int]:
        import rlcard

        env = rlcard.make(name, config={"seed": 1})
        pick = random.Random(1).choice
        while True:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"])))
                yield 1

    return loop


def catanatron() -> Iterator[int]:
    """Four random players; no observations, as its own are made for two."""
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield 1


LOOPS: dict[str, tuple[Loop, bool]] = {
    "engine, no observations": (bare_engine, True),
    "batch, 1 game": (batch(1), True),
    "batch, 64 games": (batch(64), True),
    "batch, 1024 games": (batch(1024), True),
    "batch, 1024 games, 2 processes": (batch(1024, workers=2), False),
    "PettingZoo": (pettingzoo, True),
    "Gymnasium": (gymnasium, True),
    "OpenSpiel": (openspiel, True),
    "other: OpenSpiel hearts (C++)": (lambda: spiel("hearts"), True),
    "other: OpenSpiel goofspiel (C++)": (lambda: spiel("goofspiel(players=4,imp_info=True)"), True),
    "other: PettingZoo connect_four_v3": (zoo("connect_four_v3"), True),
    "other: PettingZoo texas_holdem_v4": (zoo("texas_holdem_v4"), True),
    "other: RLCard doudizhu": (rlcard("doudizhu"), True),
    "other: RLCard uno": (rlcard("uno"), True),
    "other: catanatron, no observations": (catanatron, True),
}
"""The loops, and whether processor time of this process is what counts."""


def measure(loop: Loop, seconds: float, processor: bool) -> float:
    """Decisions a second; a tenth of the time is for warming up."""
    clock = time.process_time if processor else time.perf_counter
    steps = loop()
    next(steps)
    warm = clock() + seconds / 10
    while clock() < warm:
        next(steps)
    decisions = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        for _ in range(16):
            decisions += next(steps)
    steps.close()  # type: ignore[attr-defined]
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3, help="for each loop (default: %(default)s)")
    parser.add_argument("--only", default="", help="only loops whose name begins with this")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    from elgrande.build import compiled

    report: dict[str, Any] = {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "compiled": compiled(),
        "decisions_per_second": {},
    }
    figures: dict[str, float] = report["decisions_per_second"]
    if not args.json:
        print(
            f"{report['machine']}, rules {'compiled' if report['compiled'] else 'not compiled'}, {PLAYERS} players"
        )
    for name, (loop, processor) in LOOPS.items():
        if not name.startswith(args.only):
            continue
        try:
            figures[name] = measure(loop, args.seconds, processor)
        except ImportError as missing:
            print(f"{name:38} left out: {missing}", file=sys.stderr)
            continue
        if not args.json:
            base = figures.get("PettingZoo") or next(iter(figures.values()))
            ratio = f"{figures[name] / base:8.2f} x PettingZoo" if "PettingZoo" in figures else ""
            print(f"{name:38}{figures[name]:12,.0f} a second{ratio}", flush=True)
    if args.json:
        print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
