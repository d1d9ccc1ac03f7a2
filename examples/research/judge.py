"""A network that learns to judge tables, and plays with that: parity with three `greedy` in half an hour on two cores.

    python examples/research/judge.py --minutes 30 --cores 2 --curve docs/images/judging-curve.svg

Again and again: (1) games are played, a few thousand at first by the quick policy that the bots are built on, and then by
the network itself; of every turn the observation is kept, and what came of it in the end. (2) The network learns to tell
from an observation who wins, and by how many points. (3) It plays one seat against three `greedy` bots; who is as good as
they are wins a quarter of the games.

How it plays: each of its options is tried on a few tables imagined from what its seat knows, the quick policy plays the
rest of the round, and the network judges what comes out. So all it has to know is what tables are worth, and that it learns
from nothing but games; with ``--by-hand`` it learns what to add to the evaluation that the bots have, made by hand.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from elgrande.bots import Clock, consult, glimpse, make_bot
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.research.core.observe import Observer
from elgrande.research.spaces import PLANES, SIZE, seen
from elgrande.rules import Dice, Setup, Table, imagine, new_table, rules_for, winners

PLAYERS = 4
SETUP = Setup("2015", PLAYERS)
TYPICAL = {"pieces": 4, "points": 60, "left": 4, "allowance": 4, "values": 6, "total": 13, "slots": 5}
"""What the larger numbers of an observation are divided by."""
MARGIN = 20.0
"""Points that count as much as a whole victory."""
SAMPLES = 3
"""Imagined tables for a decision."""
LONGEST = 120
"""Decisions played on at most before a table is judged."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30, help="on the wall, evaluation included")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--quick-games", type=int, default=20000, help="games of the first generation")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--evaluation-games", type=int, default=200)
    parser.add_argument(
        "--skip-first", action="store_true", help="do not play before it has learned anything"
    )
    parser.add_argument(
        "--by-hand", action="store_true", help="learn what to add to the evaluation of the bots, made by hand"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the curve to this .svg, its figures to .json")
    parser.add_argument("--save", type=Path, help="write the weights to this .npz")
    return parser.parse_args()


class Network(nn.Module):
    """What a table is worth to a seat: the odds to win, and the points ahead of the others at the end.

    If it is to add to what the evaluation of the bots says, which was made by hand, it begins with that alone.
    """

    scale: torch.Tensor

    def __init__(self, width: int, by_hand: bool = False) -> None:
        super().__init__()
        scale = np.concatenate([np.full(p.size, 1 / TYPICAL.get(p.name, 1), np.float32) for p in PLANES])
        self.register_buffer("scale", torch.from_numpy(scale))
        last = nn.Linear(64, 2)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        self.layers = nn.Sequential(nn.Linear(SIZE, width), nn.ReLU(), nn.Linear(width, 64), nn.ReLU(), last)
        self.by_hand = nn.Parameter(torch.ones(2) if by_hand else torch.zeros(2), by_hand)

    def forward(self, observations: torch.Tensor, ahead: torch.Tensor) -> torch.Tensor:
        """From observations and from how far the seat is ahead by hand."""
        told = self.layers(observations.float() * self.scale)
        return told + ahead.unsqueeze(-1) * self.by_hand  # type: ignore[no-any-return]


class Judge:
    """Chooses by what the network thinks of the tables that the options lead to."""

    def __init__(self, network: Network, seed: int) -> None:
        rules = rules_for(SETUP)
        self.network = network
        self.observer = Observer(rules)
        self.policy = Policy(rules, Evaluation(rules, Weights()))
        self.evaluation = Evaluation(rules, Weights())
        self.dice = Dice(seed)

    def look(self, table: Table, seat: int) -> tuple[np.ndarray, float]:
        """What a seat sees, and how far it is ahead of the others by hand."""
        self.evaluation.judge(table)
        return seen(self.observer.observe(table, seat), np.uint8), self.evaluation.relative(seat) / MARGIN

    def outcomes(self, table: Table, seat: int) -> list[tuple[np.ndarray, float]]:
        """What the seat would see at the end of the round after each of its options, a few times over."""
        known = glimpse(table, seat).known
        rows = []
        for _ in range(SAMPLES):
            world = imagine(known, seat, self.dice)
            world.telling = False
            luck = self.dice.next()
            for code in table.options:
                # The same luck for every option, so that what differs is the option.
                dice, after = Dice(luck), world.copy()
                after.play_for(seat, code)
                self.play_on(after, seat, dice)
                rows.append(self.look(after, seat))
        return rows

    def play_on(self, table: Table, seat: int, dice: Dice) -> None:
        """Let the quick policy play the rest of the round."""
        now = table.round
        for _ in range(LONGEST):
            if table.over or table.round != now:
                return
            table.play(self.policy.pick(table, dice, 0.01 if table.decider == seat else 1.0))

    def worths(self, rows: list[tuple[np.ndarray, float]]) -> np.ndarray:
        with torch.no_grad():
            by_hand = torch.tensor([ahead for _, ahead in rows])
            told = self.network(torch.from_numpy(np.stack([row for row, _ in rows])), by_hand)
        return (torch.sigmoid(told[:, 0]) + 0.3 * told[:, 1]).numpy()  # type: ignore[no-any-return]

    def choose_all(self, asked: list[tuple[Table, int]]) -> list[int]:
        """The choices at many tables, with one look at the network."""
        rows: list[tuple[np.ndarray, float]] = []
        ends = []
        for table, seat in asked:
            if len(table.options) > 1:
                rows += self.outcomes(table, seat)
            ends.append(len(rows))
        worths = self.worths(rows) if rows else np.zeros(0)
        chosen, start = [], 0
        for (table, _), end in zip(asked, ends, strict=True):
            options = list(table.options)
            best = 0
            if end > start:
                best = int(worths[start:end].reshape(-1, len(options)).mean(0).argmax())
            chosen.append(options[best])
            start = end
        return chosen


# ---------------------------------------------------------------------- games to learn from


def played_games(job: tuple[int, int, dict[str, np.ndarray] | None, int]) -> tuple[np.ndarray, np.ndarray]:
    """Observations at the ends of turns and rounds, and what came of them: part of the victory, points ahead.

    Without weights the quick policy plays, more or less carelessly; with them the network does, and one choice in
    twenty is the quick policy's.
    """
    seed, games, weights, width = job
    torch.set_num_threads(1)
    network = Network(width)
    if weights is not None:
        network.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    judge = Judge(network, seed)
    dice = Dice(seed + 7)
    tables = [new_table(SETUP, dice.next(), telling=False) for _ in range(games)]
    noise = [(0.3, 1.0, 2.0)[game % 3] for game in range(games)]
    rows: list[np.ndarray] = []
    by_hand: list[float] = []
    where: list[tuple[int, int]] = []
    last = [(0, -1)] * games
    while True:
        open_games = [game for game in range(games) if not tables[game].over]
        if not open_games:
            break
        for game in open_games:
            table = tables[game]
            now = (int(table.round), int(table.active))
            if now != last[game] and table.round:
                seats = {last[game][1], int(dice.below(PLAYERS))} - {-1}
                for seat in seats:
                    row, ahead = judge.look(table, seat)
                    rows.append(row)
                    by_hand.append(ahead)
                    where.append((game, seat))
            last[game] = now
        thinking = [] if weights is None else [game for game in open_games if dice.below(20)]
        asked = [(tables[game], int(tables[game].decider)) for game in thinking]
        codes = dict(zip(thinking, judge.choose_all(asked), strict=True)) if asked else {}
        for game in open_games:
            if game in codes:
                tables[game].play(codes[game])
            else:
                tables[game].play(judge.policy.pick(tables[game], dice, noise[game]))
    ends = [result(table) for table in tables]
    aims = [(*ends[game][seat], ahead) for (game, seat), ahead in zip(where, by_hand, strict=True)]
    return np.stack(rows), np.array(aims, np.float32)


def result(table: Table) -> list[tuple[float, float]]:
    """For each seat its part of the victory, and how far it is ahead of the others' average."""
    best, scores = winners(table), table.scores
    return [
        (
            1 / len(best) if seat in best else 0.0,
            (scores[seat] - (sum(scores) - scores[seat]) / (PLAYERS - 1)) / MARGIN,
        )
        for seat in range(PLAYERS)
    ]


def learn(
    network: Network, data: list[tuple[np.ndarray, np.ndarray]], epochs: int, rate: float, until: float
) -> float:
    """Learn from all games so far; the loss at the end."""
    rows, aims = np.concatenate([one for one, _ in data]), np.concatenate([two for _, two in data])
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.01)
    random, batch = np.random.default_rng(0), 1024
    steps = epochs * (len(rows) // batch)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1)
    mean = 0.0
    for _ in range(epochs):
        order = random.permutation(len(rows))
        for start in range(0, len(order) - batch + 1, batch):
            chosen = np.sort(order[start : start + batch])
            aim = torch.from_numpy(aims[chosen])
            told = network(torch.from_numpy(rows[chosen]), aim[:, 2])
            loss = nn.functional.binary_cross_entropy_with_logits(told[:, 0], aim[:, 0])
            loss = loss + 0.5 * (told[:, 1] - aim[:, 1]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            plan.step()
            mean = 0.99 * mean + 0.01 * loss.item()
        if time.monotonic() > until:
            break
    return mean


# ---------------------------------------------------------------------- against bots


def against(job: tuple[int, int, dict[str, np.ndarray], int, str]) -> list[tuple[float, float]]:
    """Games of the network against three bots, in every seat in turn."""
    seed, games, weights, width, opponent = job
    torch.set_num_threads(1)
    network = Network(width)
    network.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    judge, dice = Judge(network, seed), Dice(seed)
    bots = [make_bot(opponent) for _ in range(PLAYERS)]
    tables = [new_table(SETUP, seed + game // PLAYERS, telling=False) for game in range(games)]
    while True:
        asked = []
        for game, table in enumerate(tables):
            while not table.over and table.decider != game % PLAYERS:
                table.play(consult(bots[table.decider], table, table.decider, Clock(), dice).code)
            if not table.over:
                asked.append((table, game % PLAYERS))
        if not asked:
            return [result(table)[game % PLAYERS] for game, table in enumerate(tables)]
        for (table, _), code in zip(asked, judge.choose_all(asked), strict=True):
            table.play(code)


def spread(pool: Any, function: Any, games: int, cores: int, seed: int, *rest: Any) -> list[Any]:
    """So many games in pieces, on all cores."""
    pieces = cores * max(1, games // (cores * 100))
    size = games // pieces // PLAYERS * PLAYERS
    return list(pool.imap_unordered(function, [(seed + 10_000 * n, size, *rest) for n in range(pieces)]))


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.cores)
    network = Network(args.width, args.by_hand)
    began = time.monotonic()
    until = began + 60 * args.minutes
    data: list[tuple[np.ndarray, np.ndarray]] = []
    curve: list[dict[str, float]] = []
    with multiprocessing.get_context("spawn").Pool(args.cores) as pool:
        for generation in range(args.generations + 1):
            seed = 1_000_000 * (args.seed + generation)
            weights = {name: tensor.numpy().copy() for name, tensor in network.state_dict().items()}
            if generation == 0:
                # What it is worth before it has learned anything.
                if args.skip_first:
                    continue
            elif generation == 1:
                data += spread(pool, played_games, args.quick_games, args.cores, seed, None, args.width)
            else:
                # As many games as fit into an even share of the time that is left.
                share = (until - time.monotonic()) / (args.generations + 1 - generation)
                first = time.monotonic()
                while time.monotonic() - first < 0.5 * share:
                    data += spread(
                        pool, played_games, 100 * args.cores, args.cores, seed, weights, args.width
                    )
                    seed += 100_000
            loss = learn(network, data, args.epochs, args.rate, until) if data else 0.0
            weights = {name: tensor.numpy().copy() for name, tensor in network.state_dict().items()}
            ends = spread(
                pool, against, args.evaluation_games, args.cores, 77_000_000, weights, args.width, "greedy"
            )
            found = np.array([end for part in ends for end in part])
            point = {
                "generation": generation,
                "minutes": (time.monotonic() - began) / 60,
                "positions": float(sum(len(aims) for _, aims in data)),
                "loss": loss,
                "games": len(found),
                "greedy": float(found[:, 0].mean()),
                "greedy_error": float(1.96 * found[:, 0].std() / len(found) ** 0.5),
                "greedy_ahead": float(found[:, 1].mean() * MARGIN),
            }
            curve.append(point)
            print(json.dumps({key: round(value, 3) for key, value in point.items()}), flush=True)
            if args.curve:
                args.curve.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
                args.curve.write_text(drawn(curve))
            if args.save:
                np.savez(args.save, allow_pickle=False, **weights)
            if time.monotonic() > until:
                break
        pool.close()
        pool.join()
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    spent = sum(one.ru_utime + one.ru_stime for one in used) / 60
    print(f"{spent:.1f} minutes of processor time")


def drawn(curve: list[dict[str, float]]) -> str:
    """Wins against three greedy bots by minutes, as SVG."""
    left, top, width, height = 60, 40, 560, 280
    most = max(point["minutes"] for point in curve)
    highest = 0.5

    def at(point: dict[str, float], share: float) -> tuple[float, float]:
        return left + width * point["minutes"] / most, top + height * (1 - min(share, highest) / highest)

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 380" font-family="sans-serif" font-size="13">',
        '<rect width="660" height="380" fill="#fff"/>',
        f'<text x="{left}" y="22" font-size="15">Wins against three greedy bots in a game of four</text>',
    ]
    for share in (0, 0.125, 0.25, 0.375, 0.5):
        y = top + height * (1 - share / highest)
        dash = ' stroke-dasharray="5 4"' if share == 0.25 else ""
        parts.append(f'<path d="M{left} {y}h{width}" stroke="#ccc"{dash}/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.1%}</text>')
    for point in curve:
        x, y = at(point, point["greedy"])
        low, high = (at(point, point["greedy"] + sign * point["greedy_error"])[1] for sign in (-1, 1))
        parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#b3392f"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#b3392f"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{top + height + 20}" text-anchor="middle">{point["minutes"]:.0f}</text>'
        )
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 42}" text-anchor="middle">minutes</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    main()
