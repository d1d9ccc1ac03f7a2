#!/usr/bin/env python3
"""Teach opinions on the options of decisions from what searches chose (see ``bench.learning.choices``).

    python -m bench.learning.opinions FOLDER --network old.network --out grande.network

Writes the network with the new opinions. What came out is told for each kind of decision: the log loss of what the searches
tried most in games kept apart, and how often the first opinion is the search's choice, beside the policy's opinions by
hand with their temperature fitted. Needs NumPy and torch; no GPU, minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from bench.learning.records import MIXES, games
from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.opinions import (
    ACTION_CARD,
    COLUMNS,
    COMMON,
    KIND_NAMES,
    KINDS,
    MOST_FACTS,
    MOST_OPTIONS,
    NOTHING,
    POWER_CARD,
    Opinions,
    size_of,
)
from elgrande.bots.core.policy import Policy
from elgrande.bots.core.weights import Weights
from elgrande.bots.weights_file import GRANDE, read_weights, write_weights
from elgrande.rules import Setup, new_table, rules_for

APART = 8
"""One game of so many is kept apart."""
NEVER = -1e9
TEMPERATURES = (0.3, 0.5, 0.8, 1.2, 2.0, 3.0, 5.0, 8.0)
Row = tuple[int, Any, Any, Any]
"""Game, facts of each option, part of the simulations that tried it, the policy's opinion of it."""


def read(folder: Path) -> tuple[int, list[list[Row]]]:
    """The decisions of all games by their kinds, as the networks are told of them."""
    rows: list[list[Row]] = [[] for _ in range(KINDS)]
    minds: dict[int, tuple[Opinions, Any]] = {}
    count = 0
    for number, game in enumerate(games(folder)):
        count += 1
        if game["mix"] not in minds:
            edition, sets, players = MIXES[game["mix"]]
            setup = Setup(edition, players, sets)
            rules = rules_for(setup)
            silent = Opinions(rules, Evaluation(rules, Weights()), [0.0] * size_of(4))
            minds[game["mix"]] = silent, new_table(setup, seed=1, telling=False)
        mind, table = minds[game["mix"]]
        for state, _, visits in game["choices"]:
            table.load_state(state)
            if mind.kind(table) == NOTHING or sum(visits) < 10:
                continue
            Policy.judge(mind, table)
            kind = int(mind.tell(table))
            tried = np.array(visits, np.float32)
            by_hand = np.array([mind.scores[i] for i in range(len(visits))], np.float32)
            rows[kind].append((number, facts(mind, len(visits)), tried / tried.sum(), by_hand))
    return count, rows


def facts(mind: Opinions, options: int) -> Any:
    found = np.zeros((options, COLUMNS), np.float32)
    first = MOST_OPTIONS * MOST_FACTS
    for at in range(first, first + mind.table_facts):
        found[:, mind.column[at]] += mind.amount[at]
    for i in range(options):
        for at in range(i * MOST_FACTS, i * MOST_FACTS + mind.option_facts[i]):
            found[i, mind.column[at]] += mind.amount[at]
    return found


class Batch:
    """Decisions side by side, those with fewer options filled up."""

    def __init__(self, rows: list[Row], most: int) -> None:
        self.facts = torch.zeros(len(rows), most, COLUMNS)
        self.there = torch.full((len(rows), most), NEVER)
        self.tried = torch.zeros(len(rows), most)
        self.by_hand = torch.zeros(len(rows), most)
        for i, (_, told, tried, by_hand) in enumerate(rows):
            count = len(tried)
            self.facts[i, :count] = torch.from_numpy(told)
            self.there[i, :count] = 0.0
            self.tried[i, :count] = torch.from_numpy(tried)
            self.by_hand[i, :count] = torch.from_numpy(by_hand)

    def loss(self, odds: Any, chosen: Any = slice(None)) -> Any:
        logs = torch.log_softmax(odds + self.there[chosen], 1).clamp(min=-30.0)
        return -(self.tried[chosen] * logs).sum(1).mean()

    def agreement(self, odds: Any) -> float:
        same = (odds + self.there).argmax(1) == self.tried.argmax(1)
        return float(same.float().mean())


def learn(rows: list[Row], asked: argparse.Namespace, kind: int) -> tuple[list[float], dict[str, float]]:
    """The numbers of one kind of decision, and what came out."""
    name = KIND_NAMES[kind]
    most = max(len(tried) for _, _, tried, _ in rows)
    train = Batch([row for row in rows if row[0] % APART], most)
    test = Batch([row for row in rows if row[0] % APART == 0], most)
    net: Any = nn.Sequential(
        nn.Linear(COLUMNS, asked.width), nn.ReLU(), nn.Linear(asked.width, 1, bias=False)
    )
    optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=1e-3)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, asked.epochs)
    count = len(train.tried)
    for _ in range(asked.epochs):
        order = torch.randperm(count)
        for first in range(0, count, asked.batch):
            chosen = order[first : first + asked.batch]
            loss = train.loss(net(train.facts[chosen]).squeeze(-1), chosen)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        slower.step()
    with torch.no_grad():
        odds = net(test.facts).squeeze(-1)
        loss_by_hand, heat = min((float(test.loss(test.by_hand / heat)), heat) for heat in TEMPERATURES)
        found = {
            "decisions": len(rows),
            "by_hand": loss_by_hand,
            "learned": float(test.loss(odds)),
            "agrees_by_hand": test.agreement(test.by_hand),
            "agrees_learned": test.agreement(odds),
        }
    print(
        f"{name}: {len(rows)} decisions, by hand {found['by_hand']:.3f} ({found['agrees_by_hand']:.0%}), "
        f"learned {found['learned']:.3f} ({found['agrees_learned']:.0%})",
        flush=True,
    )
    if found["learned"] >= found["by_hand"]:
        print("    nothing was learned: it stays with the policy", flush=True)
        return by_hand(kind, heat, asked.width), found
    parts = [net[0].weight.t(), net[0].bias, net[2].weight]
    return [float(x) for part in parts for x in part.detach().reshape(-1)], found


def by_hand(kind: int, heat: float, width: int) -> list[float]:
    """The numbers of a network that says what the policy says: one unit, always above nothing, that passes it on."""
    numbers = [0.0] * ((COLUMNS + 2) * width)
    numbers[COMMON * width] = 1.0
    numbers[COLUMNS * width] = 64.0
    numbers[(COLUMNS + 1) * width] = (6.0 if kind in (POWER_CARD, ACTION_CARD) else 3.0) / heat
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--network", type=Path, default=GRANDE)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--width", type=int, default=8)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--rate", type=float, default=0.005)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--note", default="")
    asked = parser.parse_args()
    torch.manual_seed(1)
    count, rows = read(asked.folder)
    if count < APART or not all(rows):
        raise SystemExit(f"{asked.folder}: {count} games are too few to learn from")
    numbers: list[float] = []
    results: dict[str, dict[str, float]] = {}
    for kind, name in enumerate(KIND_NAMES):
        more, results[name] = learn(rows[kind], asked, kind)
        numbers += more
    weights = read_weights(asked.network)
    weights.opinions = numbers
    weights.provenance["opinions"] = {
        "games": count,
        "epochs": asked.epochs,
        "rate": asked.rate,
        "width": asked.width,
        "note": asked.note,
        "log_loss": {
            name: {key: round(value, 4) for key, value in found.items()} for name, found in results.items()
        },
    }
    write_weights(asked.out, weights)
    print(f"{asked.out}: {len(numbers)} numbers from {count} games", flush=True)


if __name__ == "__main__":
    main()
