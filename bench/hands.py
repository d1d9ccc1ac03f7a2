#!/usr/bin/env python3
"""King & Intrigant: what is each power card worth in a hand?

    python -m bench.hands --games 400                              random hands for everybody: the worth of every card
    python -m bench.hands --games 300 --force 180 --force joker    a hand with these cards against three usual ones
    python -m bench.hands --games 100 --bot greedy --variety       how many different hands a bot chooses

With random hands the points by which a seat is ahead of the others' average are explained by the cards that it holds (least
squares): a card's worth is what it adds compared with the average card, with a standard error. With ``--force`` one
seat, each in turn, has the cards in place of the last ones that its bot would choose; wins beyond 25 % of four players
say that they are worth it. Other sets: ``--set players-edition --set special-cards``.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np

from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.rules import Dice, Setup, Table, new_table, winners
from elgrande.rules.sets.king_intrigant.hands import random_hand
from elgrande.rules.sets.king_intrigant.words import KEEP, POWER_FACES
from elgrande.rules.sets.names import KING_INTRIGANT
from elgrande.rules.table import HAND


def begin(setup: Setup, seed: int, bots: list[Bot], dice: Dice) -> Table:
    """A table where everybody is about to choose his hand."""
    table = new_table(setup, seed, telling=False)
    while table.task.kind != "hand":
        table.play(consult(bots[table.decider], table, table.decider, Clock(), dice).code)
    return table


def play_on(table: Table, bots: list[Bot], dice: Dice) -> None:
    while not table.over:
        table.play(consult(bots[table.decider], table, table.decider, Clock(), dice).code)


def usual_hand(table: Table, seat: int, bot: Bot, dice: Dice) -> list[int]:
    """The numbers of the cards that a bot would choose, the first one first."""
    copied, chosen = table.copy(), []
    while copied.pending >> seat & 1:
        code = consult(bot, copied, seat, Clock(), dice).code
        copied.play_for(seat, code)
        chosen.append(code - KEEP + 1)
    return chosen


def keep(table: Table, seat: int, numbers: list[int]) -> None:
    for number in numbers:
        table.play_for(seat, KEEP + number - 1)


def ahead(table: Table, seat: int) -> float:
    scores = table.scores
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def cards_of(table: Table) -> list[int]:
    return [n for n in range(1, table.rules.power_cards + 1) if table.rules.powers >> n & 1]


def worths(setup: Setup, bot: str, games: int, seed: int) -> list[tuple[str, float, float]]:
    """The worth of every card in points, and its standard error."""
    rows, margins, known = [], [], []
    for game in range(games):
        bots, dice = [make_bot(bot) for _ in range(setup.players)], Dice(seed + game)
        table = begin(setup, seed + game, bots, dice)
        known = cards_of(table)
        for seat in range(setup.players):
            for code in random_hand(table, seat, dice):
                table.play_for(seat, code)
        hands = [int(table.seats[HAND + seat]) for seat in range(setup.players)]
        play_on(table, bots, dice)
        for seat, hand in enumerate(hands):
            rows.append([float(hand >> number & 1) for number in known])
            margins.append(ahead(table, seat))
    held = np.array(rows)
    # Every hand has the same number of cards, so only differences from the average card can be told.
    held -= held.mean(axis=1, keepdims=True)
    inverse = np.linalg.pinv(held.T @ held, rcond=1e-9, hermitian=True)
    worth = inverse @ held.T @ np.array(margins)
    left = np.array(margins) - held @ worth
    errors = np.sqrt(left.var() * np.diag(inverse))
    return [
        (POWER_FACES[number - 1], float(value), float(error))
        for number, value, error in zip(known, worth, errors, strict=True)
    ]


def forced(
    setup: Setup, bot: str, faces: list[str], games: int, seed: int
) -> tuple[float, float, list[float]]:
    """Wins and points ahead of a seat that has to hold some cards, and the single margins."""
    won, margins = 0.0, []
    for game in range(games):
        seat = game % setup.players
        # The same deal for every seat in turn.
        deal = seed + game // setup.players
        bots, dice = [make_bot(bot) for _ in range(setup.players)], Dice(deal)
        table = begin(setup, deal, bots, dice)
        must = [POWER_FACES.index(face) + 1 for face in faces]
        usual = [number for number in usual_hand(table, seat, bots[seat], dice) if number not in must]
        keep(table, seat, must + usual[: table.rules.hand_size - len(must)])
        play_on(table, bots, dice)
        best = winners(table)
        won += 1 / len(best) if seat in best else 0.0
        margins.append(ahead(table, seat))
    return won / games, float(np.mean(margins)), margins


def variety(setup: Setup, bot: str, games: int, seed: int) -> tuple[int, Counter[str]]:
    """How many different hands a bot chooses in so many games, and how often each card."""
    hands: set[tuple[int, ...]] = set()
    count: Counter[str] = Counter()
    for game in range(games):
        bots, dice = [make_bot(bot) for _ in range(setup.players)], Dice(seed + game)
        table = begin(setup, seed + game, bots, dice)
        hand = usual_hand(table, 0, bots[0], dice)
        hands.add(tuple(sorted(hand)))
        count.update(POWER_FACES[number - 1] for number in hand)
    return len(hands), count


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--set", action="append", default=[], help="beside king-intrigant")
    parser.add_argument("--force", action="append", default=[], metavar="CARD", choices=POWER_FACES)
    parser.add_argument(
        "--variety", action="store_true", help="how many hands the bot chooses, and which cards"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup = Setup("2015", asked.players, [KING_INTRIGANT, *asked.set])
    if asked.variety:
        different, count = variety(setup, asked.bot, asked.games, asked.seed)
        print(f"{asked.bot}: {different} different hands in {asked.games} games")
        print(", ".join(f"{face} {100 * times / asked.games:.0f} %" for face, times in count.most_common()))
    elif asked.force:
        share, points, margins = forced(setup, asked.bot, asked.force, asked.games, asked.seed)
        error = 1.96 * (share * (1 - share) / asked.games) ** 0.5
        print(
            f"{asked.bot} with {', '.join(asked.force)} against {asked.players - 1} usual hands: "
            f"{100 * share:.1f} % (± {100 * error:.1f}) of {asked.games} games won, "
            f"{points:+.1f} points (± {1.96 * float(np.std(margins)) / asked.games**0.5:.1f})"
        )
    else:
        for face, value, error in sorted(
            worths(setup, asked.bot, asked.games, asked.seed), key=lambda w: -w[1]
        ):
            print(f"{face:>6} {value:+6.1f} ± {error:.1f}")


if __name__ == "__main__":
    main()
