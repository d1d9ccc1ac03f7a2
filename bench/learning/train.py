#!/usr/bin/env python3
"""Teach a network from positions of games (see ``bench.learning.games``).

    python -m bench.learning.train FOLDER --out grande.network --minutes 3
    python -m bench.learning.train FOLDER --from grande.network --out next.network --kinds grande,search --minutes 2

Goes on from ``OUT.state`` if it was interrupted. Needs NumPy and torch; a GPU helps. What came out is told as log loss of
the winner in games kept apart, by round, beside the hand-made evaluation with its temperature fitted to each round.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from bench.learning.records import BRANCH, HEAD, KINDS, MIXES, QUICK, TAUGHT, known_cards, record_length
from elgrande.bots.core.features import SEAT_INPUTS, SEATS, STEPS, table_inputs
from elgrande.bots.core.network import POINT, RESULTS
from elgrande.bots.weights_file import Weights, read_weights, write_weights

HEAD_TYPE = np.dtype(
    [
        ("mix", "u1"),
        ("players", "u1"),
        ("round", "u1"),
        ("kind", "u1"),
        ("game", "<u4"),
        ("today", "<u2", 5),
        ("root", "<u2", 5),
        ("points", "<i2", 5),
        ("final", "<i2", 5),
        ("wins", "u1", 5),
        ("ranks", "u1", 5),
        ("searched", "u1"),
        ("fresh", "u1"),
    ]
)
assert HEAD_TYPE.itemsize == HEAD.size
FAR = -1e4
"""What a seat that nobody sits on is worth."""


class Net(nn.Module):  # type: ignore[misc]  # torch brings no types along
    """As ``elgrande.bots.core.network`` adds it up."""

    def __init__(self, cards: int, width: int, second: int) -> None:
        super().__init__()
        self.width, self.second = width, second
        self.relu = width - RESULTS
        self.table = nn.Linear(table_inputs(cards), width)
        self.seat = nn.Linear(SEAT_INPUTS, width, bias=False)
        self.own = nn.Linear(self.relu, second)
        self.average = nn.Linear(self.relu, second, bias=False)
        self.results = nn.Linear(second, RESULTS)
        with torch.no_grad():
            for layer in (self.table, self.seat):
                layer.weight *= 0.5
                layer.weight[self.relu :] *= 0.1
            self.table.bias[self.relu :] = 0.0
            nn.init.zeros_(self.results.bias)
            self.results.weight *= 0.3

    def forward(self, table: Any, seats: Any, there: Any) -> Any:
        first = self.table(table)[:, None] + self.seat(seats)
        hidden = torch.relu(first[..., : self.relu]) * there[..., None]
        average = hidden.sum(1, keepdim=True) / there.sum(1, keepdim=True)[..., None]
        inner = torch.relu(self.own(hidden) + self.average(average))
        return self.results(inner) + first[..., self.relu :]

    def numbers(self) -> list[float]:
        parts = [
            self.table.weight.t(),
            self.seat.weight.t(),
            self.table.bias,
            self.own.weight.t(),
            self.average.weight.t(),
            self.own.bias,
            self.results.weight.t(),
            self.results.bias,
        ]
        return [float(x) for part in parts for x in part.detach().float().cpu().reshape(-1)]

    def take(self, weights: Weights) -> None:
        """Go on from the numbers of a file."""
        numbers = torch.tensor(weights.numbers)
        at = 0
        with torch.no_grad():
            for part, turned in (
                (self.table.weight, True),
                (self.seat.weight, True),
                (self.table.bias, False),
                (self.own.weight, True),
                (self.average.weight, True),
                (self.own.bias, False),
                (self.results.weight, True),
                (self.results.bias, False),
            ):
                piece = numbers[at : at + part.numel()]
                at += part.numel()
                part.copy_(piece.reshape(part.shape[1], part.shape[0]).t() if turned else piece)


class Data:
    """Positions on the device that trains."""

    def __init__(self, rows: Any, cards: int, device: str, sober: float = 1.0) -> None:
        heads = rows[:, : HEAD.size].copy().view(HEAD_TYPE)[:, 0]
        self.heads = heads
        self.body = torch.from_numpy(rows[:, HEAD.size :].copy()).to(device)
        self.cards, self.device = cards, device

        def on(values: Any) -> Any:
            return torch.from_numpy(np.ascontiguousarray(values)).to(device)

        self.players = on(heads["players"].astype(np.int64))
        self.wins = on(heads["wins"].astype(np.float32)) / 60
        self.root = on(heads["root"].astype(np.float32)) / 65535
        self.searched = on(heads["searched"].astype(np.float32))
        self.branch = on((heads["kind"] == BRANCH).astype(np.float32))
        """Beside the path of a game: nobody has won it."""
        told = self.root[self.branch > 0] ** sober * (self.root[self.branch > 0] > 0)
        self.root[self.branch > 0] = told / told.sum(1, keepdim=True).clamp(min=1e-3)
        self.to_come = on((heads["final"] - heads["points"]).astype(np.float32)) / POINT
        self.ranks = on(heads["ranks"].astype(np.float32))
        self.today = torch.log(on(heads["today"].astype(np.float32)) / 65535 + 1e-6)

    def __len__(self) -> int:
        return len(self.heads)

    def batch(self, rows: Any) -> tuple[Any, Any, Any]:
        body = (self.body[rows].float() - 128) / STEPS
        size = table_inputs(self.cards)
        there = (torch.arange(SEATS, device=self.device)[None] < self.players[rows][:, None]).float()
        return body[:, :size], body[:, size:].reshape(-1, SEATS, SEAT_INPUTS), there

    def loss(self, out: Any, rows: Any, there: Any, trust: float) -> Any:
        """Winners by log loss, order of the ranks by that of Plackett and Luce, and points."""
        masked = torch.where(there > 0, out[..., 0], FAR)
        target = self.wins[rows]
        branch = self.branch[rows]
        mixed = torch.maximum(self.searched[rows] * trust, branch)[:, None]
        root = self.root[rows]
        root = root / root.sum(1, keepdim=True).clamp(min=1e-3)
        target = target * (1 - mixed) + root * mixed
        win = -(target * torch.log_softmax(masked, 1) * there).sum(1).mean()
        strength = torch.where(there > 0, out[..., 2], FAR)
        ranks = self.ranks[rows]
        # A seat of rank r is chosen among all seats that are not before it.
        later = (ranks[:, None, :] >= ranks[:, :, None]) & (there[:, None, :] > 0)
        norm = torch.logsumexp(torch.where(later, strength[:, None, :].expand(-1, SEATS, -1), FAR), 2)
        rank = (((norm - strength) * there).sum(1) * (1 - branch)).mean()
        points = (
            nn.functional.smooth_l1_loss(out[..., 1], self.to_come[rows], reduction="none") * there
        ).sum(1)
        return win + 0.1 * rank + 0.2 * points.mean()


def read(folder: Path, kinds: list[str], cards: int, most: int) -> Any:
    length = record_length(cards)
    parts = []
    for path in sorted(folder.glob("*.positions")):
        if path.name.split("-")[0] in kinds and path.stat().st_size >= length:
            parts.append(np.memmap(path, np.uint8, "r").reshape(-1, length))
    total = sum(len(part) for part in parts)
    if total > most:
        parts = [part[: max(1, len(part) * most // total)] for part in parts]
    return np.concatenate(parts)


def log_loss(logits: Any, target: Any) -> Any:
    return -(target * torch.log_softmax(logits, 1)).sum(1)


def report(net: Net, test: Data, mixes: list[int] | None, kind: int) -> list[dict[str, float]]:
    """Log loss of the winner by round, beside today's evaluation with its temperature fitted."""
    rounds, fresh = test.heads["round"], test.heads["fresh"]
    found = []
    for now in range(1, 10):
        wanted = (rounds == now) & (fresh == 1) & (test.heads["kind"] == kind)
        if mixes is not None:
            wanted &= np.isin(test.heads["mix"], mixes)
        rows = torch.from_numpy(np.nonzero(wanted)[0]).to(test.device)
        if len(rows) < 50:
            continue
        with torch.no_grad():
            losses = []
            for part in rows.split(65536):
                table, seats, there = test.batch(part)
                out = net(table, seats, there)
                losses.append(log_loss(torch.where(there > 0, out[..., 0], FAR), test.wins[part]))
            _, _, there = test.batch(rows)
            today = torch.where(there > 0, test.today[rows], FAR)
            fitted = min(
                float(log_loss(torch.where(there > 0, today * heat, FAR), test.wins[rows]).mean())
                for heat in np.linspace(0.1, 2.0, 39)
            )
        found.append(
            {
                "round": now,
                "positions": len(rows),
                "today": fitted,
                "network": float(torch.cat(losses).mean()),
            }
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="start", type=Path)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--epochs", type=float, default=20, help="at most")
    parser.add_argument(
        "--repeat", type=int, default=3, help="how often positions of the better players count"
    )
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument(
        "--trust", type=float, default=0.5, help="in what a search found out, against the result"
    )
    parser.add_argument(
        "--sober",
        type=float,
        default=1.0,
        help="the power that chances said beside the path are raised to: below 1 what searches are too sure of is levelled",
    )
    parser.add_argument("--most", type=int, default=30_000_000)
    parser.add_argument(
        "--test", type=Path, help="a folder of games to tell the log loss of, and not to learn from"
    )
    parser.add_argument("--note", default="")
    asked = parser.parse_args()
    cards = known_cards()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    rows = read(asked.folder, asked.kinds.split(","), len(cards), asked.most)
    games = rows[:, 4].astype(np.int64) + 256 * rows[:, 5].astype(np.int64)
    apart = games % 25 == 7
    test, train = (Data(rows[part], len(cards), device, asked.sober) for part in (apart, ~apart))
    print(f"{len(train)} positions to learn from, {len(test)} kept apart, on {device}", flush=True)
    net = Net(len(cards), asked.width, asked.second).to(device)
    if asked.start is not None:
        net.take(read_weights(asked.start))
    state = asked.out.with_suffix(".state")
    optimizer = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=1e-3)
    begin, spent, step, curve = time.monotonic(), 0.0, 0, []
    if state.exists():
        saved = torch.load(state, map_location=device)
        net.load_state_dict(saved["net"])
        optimizer.load_state_dict(saved["optimizer"])
        spent, step, curve = saved["spent"], saved["step"], saved["curve"]
    better = torch.from_numpy(np.nonzero(~np.isin(train.heads["kind"], [QUICK, TAUGHT]))[0])
    pool = torch.cat([torch.arange(len(train)), better.repeat(asked.repeat - 1)]).to(device)
    batches = max(1, len(pool) // asked.batch)
    total, saved_at, running = asked.minutes * 60, time.monotonic(), 0.0
    steps = max(1, int(asked.epochs * batches))

    def save() -> None:
        part = state.with_suffix(".part")
        torch.save(
            {
                "net": net.state_dict(),
                "optimizer": optimizer.state_dict(),
                "spent": spent + time.monotonic() - begin,
                "step": step,
                "curve": curve,
            },
            part,
        )
        part.replace(state)

    while True:
        done = max(step / steps, (spent + time.monotonic() - begin) / total)
        if done >= 1:
            break
        rate = asked.rate * min(1.0, done / 0.05 + 0.01) * 0.5 * (1 + np.cos(np.pi * done))
        for group in optimizer.param_groups:
            group["lr"] = rate + 1e-6
        chosen = pool[torch.randint(0, len(pool), (asked.batch,), device=device)]
        table, seats, there = train.batch(chosen)
        value = train.loss(net(table, seats, there), chosen, there, asked.trust)
        optimizer.zero_grad(set_to_none=True)
        value.backward()
        optimizer.step()
        step += 1
        if step % 100 == 0:
            running = 0.8 * running + 0.2 * float(value.detach()) if running else float(value.detach())
            curve.append([step, round(step * asked.batch / len(pool), 2), round(running, 4)])
            if time.monotonic() - saved_at > 60:
                save()
                saved_at = time.monotonic()
    tests = [test]
    if asked.test is not None:
        tests.append(Data(read(asked.test, KINDS, len(cards), 2_000_000), len(cards), device))
    main_mix = [MIXES.index(("2015", [], 4))]
    tables: dict[str, Any] = {}
    with torch.no_grad():
        for kind, name in enumerate(KINDS[:BRANCH]):
            for label, mixes in (("2015-4", main_mix), ("all", None)):
                for apart_from in tests:
                    found = report(net, apart_from, mixes, kind)
                    if found:
                        tables[f"{name} {label}"] = found
                        print(name, label, flush=True)
                        for line in found:
                            print(
                                f"  round {line['round']}: {line['positions']:7d} positions, "
                                f"today {line['today']:.4f}, network {line['network']:.4f}"
                            )
    kinds, counts = np.unique(rows[:, 3], return_counts=True)
    played = {KINDS[kind]: int(count) for kind, count in zip(kinds, counts, strict=True)}
    provenance = {
        "positions": played,
        "epochs": round(step * asked.batch / len(pool), 2),
        "batch": asked.batch,
        "rate": asked.rate,
        "trust": asked.trust,
        "sober": asked.sober,
        "note": asked.note,
        "curve": curve[:: max(1, len(curve) // 20)],
        "log_loss": {name: tables[name] for name in tables if name.endswith("2015-4")},
    }
    if asked.start is not None:
        provenance["from"] = read_weights(asked.start).provenance
        provenance["opinions"] = provenance["from"].pop("opinions", None)
    chosen_mixes = [MIXES[mix] for mix in np.unique(rows[:, 0])]
    editions = {edition for edition, _, _ in chosen_mixes}
    sets = {name for _, sets, _ in chosen_mixes for name in sets}
    players = {players for _, _, players in chosen_mixes}
    opinions: list[float] = []
    if asked.start is not None:
        # What was learned before is not forgotten.
        start = read_weights(asked.start)
        editions, sets = editions | set(start.editions), sets | set(start.sets)
        players, opinions = players | set(start.players), start.opinions
    weights = Weights(
        cards,
        asked.width,
        asked.second,
        net.numbers(),
        sorted(editions),
        sorted(sets),
        sorted(players),
        provenance,
        opinions,
    )
    write_weights(asked.out, weights)
    (asked.out.with_suffix(".json")).write_text(json.dumps({"curve": curve, "log_loss": tables}))
    state.unlink(missing_ok=True)
    print(f"{asked.out}: {len(weights.numbers)} numbers, {step} steps", flush=True)


if __name__ == "__main__":
    main()
