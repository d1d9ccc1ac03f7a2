"""A network that learns El Grande: first by watching a bot, then against itself. All in one file.

    python examples/research/ppo.py --minutes 25 --curve docs/images/learning-curve.svg
    python examples/research/ppo.py --watch 0                 from nothing, by playing alone

For the first minutes the network sees games of the quick policy that the bots are built on, and learns to choose as it
does (supervised). Then it plays against itself in the batch simulator and learns from the points (PPO).

One network plays all seats. Observations are the same for every seat (own seat first), so nothing has to be told
apart. A step of the simulator is a decision of one seat in each game; what a decision was worth comes out at the next
decision of the same seat, so advantages are carried backwards seat by seat.

From time to time the network plays one seat against three `random` or three `greedy` bots: in a game of four, a
player who is as good as the others wins a quarter of the games.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from elgrande.bots import Clock, consult, glimpse, make_bot
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.research.core.actions import action_of, code_of, mask
from elgrande.research.core.observe import Observer
from elgrande.research.simulator import BatchSimulator
from elgrande.research.spaces import ACTIONS, PLANES, SIZE, seen
from elgrande.rules import Dice, Setup, Table, new_table, rules_for, winners

PLAYERS = 4
TYPICAL = {"pieces": 4, "points": 60, "left": 4, "allowance": 4, "values": 6, "total": 13, "slots": 5}
"""What the larger numbers of an observation are divided by."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--minutes", type=float, default=25, help="processor time to spend, evaluation included"
    )
    parser.add_argument("--watch", type=float, default=3, help="how many of the minutes are spent watching")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="games played side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game between two updates")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--watching-rate", type=float, default=1e-3)
    parser.add_argument("--learning-rate", type=float, default=3e-4)
    parser.add_argument("--lambda", dest="trace", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--evaluations", type=int, default=10)
    parser.add_argument("--evaluation-games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--curve", type=Path, help="write the learning curve to this .svg, its figures to .json"
    )
    parser.add_argument("--save", type=Path, help="write the weights to this .npz")
    return parser.parse_args()


class Network(nn.Module):
    """Two layers that see everything, a head for the choice and one for the points still to come."""

    scale: torch.Tensor

    def __init__(self, width: int) -> None:
        super().__init__()
        scale = np.concatenate([np.full(p.size, 1 / TYPICAL.get(p.name, 1), np.float32) for p in PLANES])
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        with torch.no_grad():
            self.choice.weight *= 0.01

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observations * self.scale)
        logits = self.choice(hidden).masked_fill(masks == 0, -1e9)
        return logits, self.value(hidden).squeeze(-1)


# ---------------------------------------------------------------------- playing against bots


def win_rate(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """How often the network wins against three bots, and how many points it is ahead of them on average."""
    setup = Setup("2015", PLAYERS)
    observer = Observer(rules_for(setup))
    dice = Dice(seed)
    bots = [make_bot(opponent) for _ in range(PLAYERS)]
    tables = [new_table(setup, seed + game, telling=False) for game in range(games)]
    seats = [game % PLAYERS for game in range(games)]
    while True:
        waiting = []
        for game, table in enumerate(tables):
            while not table.over and table.decider != seats[game]:
                table.play(bot_choice(bots[table.decider], opponent, table, dice))
            if not table.over:
                waiting.append(game)
        if not waiting:
            break
        rows = [(tables[game], seats[game]) for game in waiting]
        observations = np.stack([seen(observer.observe(table, seat), np.uint8) for table, seat in rows])
        masks = np.stack([seen(mask(table, seat), np.uint8) for table, seat in rows])
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(observations).float(), torch.from_numpy(masks))
        for (table, seat), action in zip(rows, logits.argmax(-1).tolist(), strict=True):
            table.play(code_of(action, seat, PLAYERS))
    won = sum(1 / len(winners(t)) for t, seat in zip(tables, seats, strict=True) if seat in winners(t))
    ahead = [ahead_of_others(table, seat) for table, seat in zip(tables, seats, strict=True)]
    return won / games, float(np.mean(ahead))


def bot_choice(bot: object, name: str, table: Table, dice: Dice) -> int:
    if name == "random":
        return int(table.options[dice.below(len(table.options))])
    return consult(bot, table, table.decider, Clock(), dice).code  # type: ignore[arg-type]


# ---------------------------------------------------------------------- watching


def watched_games(games: int, seed: int) -> tuple[np.ndarray, ...]:
    """Observations, masks, choices and points still to come of every seat in games of the bots' quick policy.

    One choice in ten is made at random, so that it also shows how to go on from bad positions; what is written down is
    always what the policy would have done, by what the seat knows.
    """
    setup = Setup("2015", PLAYERS)
    observer = Observer(rules_for(setup))
    dice = Dice(seed)
    teacher = Policy(observer.rules, Evaluation(observer.rules, Weights()))
    rows, masks, choices, to_come = [], [], [], []
    for _ in range(games):
        table = new_table(setup, dice.next(), telling=False)
        before = []
        while not table.over:
            seat = table.decider
            code = int(teacher.pick(glimpse(table, seat).known.copy(), dice, 0.01))
            rows.append(seen(observer.observe(table, seat), np.uint8))
            masks.append(seen(mask(table, seat), np.uint8))
            choices.append(action_of(code, seat, PLAYERS))
            before.append((seat, ahead_of_others(table, seat)))
            table.play(table.options[dice.below(len(table.options))] if dice.below(10) == 0 else code)
        to_come += [(ahead_of_others(table, seat) - then) / 10 for seat, then in before]
    return np.stack(rows), np.stack(masks), np.array(choices), np.array(to_come, np.float32)


def ahead_of_others(table: Table, seat: int) -> float:
    """Own points less the average of the others."""
    scores = table.scores
    return scores[seat] - (sum(scores) - scores[seat]) / (PLAYERS - 1)


def watch(network: Network, optimiser: torch.optim.Optimizer, seed: int) -> int:
    """Learn from a few games of the policy; returns how many decisions that were."""
    observations, masks, choices, to_come = watched_games(60, seed)
    order = np.random.default_rng(seed).permutation(len(choices))
    for start in range(0, len(order), 512):
        chosen = order[start : start + 512]
        logits, value = network(
            torch.from_numpy(observations[chosen]).float(), torch.from_numpy(masks[chosen])
        )
        loss = nn.functional.cross_entropy(logits, torch.from_numpy(choices[chosen]))
        loss = loss + 0.25 * (value - torch.from_numpy(to_come[chosen])).square().mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
    return len(choices)


# ---------------------------------------------------------------------- learning


def advantages(
    rewards: np.ndarray, dones: np.ndarray, seats: np.ndarray, values: np.ndarray, trace: float
) -> tuple[np.ndarray, np.ndarray]:
    """Generalised advantages, seat by seat, and which of them are known before the last steps run out."""
    steps, games = values.shape
    every = np.arange(games)
    later_value = np.zeros((games, PLAYERS))
    later_advantage = np.zeros((games, PLAYERS))
    earned = np.zeros((games, PLAYERS))
    known = np.zeros((games, PLAYERS), bool)
    result, valid = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        ended = dones[step]
        later_value[ended] = later_advantage[ended] = earned[ended] = 0
        known[ended] = True
        earned += rewards[step]
        seat = seats[step]
        surprise = earned[every, seat] + later_value[every, seat] - values[step]
        later_advantage[every, seat] = surprise + trace * later_advantage[every, seat]
        result[step], valid[step] = later_advantage[every, seat], known[every, seat]
        later_value[every, seat] = values[step]
        earned[every, seat] = 0
        known[every, seat] = True
    return result, valid


def main() -> None:
    args = arguments()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    network = Network(args.width)
    optimiser = torch.optim.Adam(network.parameters(), lr=args.learning_rate, eps=1e-5)
    simulator = BatchSimulator(args.games, players=PLAYERS, reward="points", seed=args.seed)
    now = simulator.reset()
    shape = (args.steps, args.games)
    observations, masks = np.zeros((*shape, SIZE), np.uint8), np.zeros((*shape, ACTIONS), np.uint8)
    actions, seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    chances, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    rewards, dones = np.zeros((*shape, PLAYERS)), np.zeros(shape, bool)
    curve: list[dict[str, float]] = []
    decisions = 0
    started, limit = time.process_time(), 60 * args.minutes
    while True:
        spent = time.process_time() - started
        if spent >= limit * len(curve) / args.evaluations:
            point = {"minutes": spent / 60, "decisions": decisions, "games": simulator.played}
            for opponent in ("random", "greedy"):
                point[opponent], point[f"{opponent}_ahead"] = win_rate(
                    network, opponent, args.evaluation_games, 1000 * len(curve)
                )
            curve.append(point)
            print(json.dumps({key: round(value, 3) for key, value in point.items()}), flush=True)
            if args.curve:
                args.curve.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
                args.curve.write_text(drawn(curve, args.watch))
            if len(curve) > args.evaluations:
                break
        if spent < 60 * args.watch:
            optimiser.param_groups[0]["lr"] = args.watching_rate
            decisions += watch(network, optimiser, args.seed + decisions)
            continue
        optimiser.param_groups[0]["lr"] = args.learning_rate * max(0.1, 1 - spent / limit)

        for step in range(args.steps):
            observations[step], masks[step], seats[step] = now.observations, now.masks, now.seats
            with torch.no_grad():
                logits, value = network(
                    torch.from_numpy(now.observations).float(), torch.from_numpy(now.masks)
                )
                choice = Categorical(logits=logits)
                action = choice.sample()
                chances[step], values[step] = choice.log_prob(action).numpy(), value.numpy()
            actions[step] = action.numpy()
            now = simulator.step(actions[step])
            # What counts is to be ahead: own points less the average of the others.
            made = now.rewards
            rewards[step] = (made - (made.sum(1, keepdims=True) - made) / (PLAYERS - 1)) / 10
            dones[step] = now.dones
        decisions += args.steps * args.games

        advantage, valid = advantages(rewards, dones, seats, values, args.trace)
        returns = advantage + values
        rows = np.flatnonzero(valid.reshape(-1))
        flat = [array.reshape(-1, *array.shape[2:]) for array in (observations, masks, actions, chances)]
        flat_advantage, flat_returns = advantage.reshape(-1), returns.reshape(-1)
        for _ in range(args.epochs):
            np.random.default_rng(decisions).shuffle(rows)
            for start in range(0, len(rows) - args.minibatch + 1, args.minibatch):
                chosen = rows[start : start + args.minibatch]
                seen_now, allowed, taken, before = (torch.from_numpy(array[chosen]) for array in flat)
                gain = torch.from_numpy(flat_advantage[chosen])
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                logits, value = network(seen_now.float(), allowed)
                choice = Categorical(logits=logits)
                ratio = (choice.log_prob(taken) - before).exp()
                clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
                policy_loss = -torch.min(gain * ratio, gain * clipped).mean()
                value_loss = 0.5 * (value - torch.from_numpy(flat_returns[chosen])).square().mean()
                loss = policy_loss + 0.5 * value_loss - args.entropy * choice.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimiser.step()
    if args.save:
        np.savez(args.save, **{name: tensor.numpy() for name, tensor in network.state_dict().items()})


# ---------------------------------------------------------------------- drawing


def drawn(curve: list[dict[str, float]], watched: float) -> str:
    """The learning curve as SVG."""
    left, top, width, height = 60, 40, 560, 280
    most = max(point["minutes"] for point in curve) or 1
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 380" font-family="sans-serif" font-size="13">',
        '<rect width="660" height="380" fill="#fff"/>',
        f'<text x="{left}" y="22" font-size="15">Wins against three bots in a game of four</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = top + height * (1 - share)
        dash = ' stroke-dasharray="5 4"' if share == 0.25 else ""
        parts.append(f'<path d="M{left} {y}h{width}" stroke="#ccc"{dash}/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    parts.append(
        f'<text x="{left + width - 4}" y="{top + height * 0.75 - 5}" text-anchor="end" fill="#888">equal</text>'
    )
    for minute in range(0, int(most) + 1, 1 + int(most) // 10):
        x = left + width * minute / most
        parts.append(f'<text x="{x:.1f}" y="{top + height + 20}" text-anchor="middle">{minute}</text>')
    if 0 < watched < most:
        x = left + width * watched / most
        parts.append(
            f'<rect x="{left}" y="{top}" width="{x - left:.1f}" height="{height}" fill="#eadfc4" opacity=".5"/>'
        )
        parts.append(f'<text x="{left + 6}" y="{top + height / 2 - 6}" fill="#888">watching</text>')
        parts.append(
            f'<text x="{x + 6:.1f}" y="{top + height / 2 - 6}" fill="#888">PPO against itself</text>'
        )
    label = f"minutes of one processor core ({curve[-1]['decisions'] / 1e6:.1f} million decisions in all)"
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 42}" text-anchor="middle">{label}</text>')
    for opponent, colour in (("random", "#2a7f9e"), ("greedy", "#b3392f")):
        dots = [(left + width * p["minutes"] / most, top + height * (1 - p[opponent])) for p in curve]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in dots]
        x, y = dots[-1]
        parts.append(
            f'<text x="{x - 6:.1f}" y="{y - 9:.1f}" text-anchor="end" fill="{colour}">{opponent}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    main()
