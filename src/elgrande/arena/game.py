"""Plays one game of a match and notes what happened."""

from __future__ import annotations

import time
from collections.abc import Callable

from elgrande.arena.errors import BotFailed, Miscounted
from elgrande.arena.match import Game
from elgrande.arena.program import program
from elgrande.arena.result import Result, Times, short
from elgrande.bots import Bot, Clock, consult, make_bot
from elgrande.bots.errors import told
from elgrande.rules import Dice, Table, new_table, ranks
from elgrande.rules.news import Event
from elgrande.statistics import points_by_source


class Abandoned(Exception):
    """The game was not played to its end, because nobody waits for it any more."""


def play(game: Game, stop: Callable[[], bool] = lambda: False) -> Result:
    """Play a game. ``stop`` is asked before every decision whether to give up."""
    begun = time.perf_counter()
    table = new_table(game.match.setup, game.shuffle, game.match.corrections())
    start = table.start
    bots = [make_bot(name) for name in game.bots]
    dice = [Dice(game.dice_seed(seat)) for seat in range(len(bots))]
    seconds: list[list[float]] = [[] for _ in bots]
    while not table.over:
        if stop():
            raise Abandoned
        seat = table.deciders[0]
        seconds[seat].append(_decide(game, table, seat, bots[seat], dice[seat]))
    points = points_by_source(table.news, len(bots))
    _check_points(game, points, table.scores)
    return Result(
        match=game.match.to_json(),
        deal=game.deal,
        turn=game.turn,
        shuffle=game.shuffle,
        bots=list(game.bots),
        start=start,
        scores=table.scores,
        ranks=ranks(table),
        first_power=first_power(table.news, len(bots)),
        points=points,
        times=[Times.of(times) for times in seconds],
        seconds=short(time.perf_counter() - begun),
        program=program(game.match.bots),
    )


def _decide(game: Game, table: Table, seat: int, bot: Bot, dice: Dice) -> float:
    """Let a bot decide; returns how long it took, counted as its clock counts."""
    clock = Clock()
    try:
        answer = consult(bot, table, seat, clock, dice)
        taken = time.perf_counter() - clock.started
        table.choose(answer.code, seat=seat)
    except Exception as failure:
        decision = table.decision_of(seat)
        kind = decision.kind if decision else "?"
        raise BotFailed(
            f"{game.bots[seat]} broke down at a '{kind}' decision in round {table.round} of deal {game.deal}, "
            f"seating {game.turn}, seat {seat}: {told(failure)}"
        ) from failure
    return taken


def first_power(news: list[Event], players: int) -> list[int]:
    """The power card that each seat played in the first round."""
    cards: dict[object, int] = {}
    for event in news:
        if event.kind == "power":
            value = event.facts["power"]
            # A card without a value comes to nothing by itself.
            cards.setdefault(event.facts["seat"], value if isinstance(value, int) else 0)
            if len(cards) == players:
                break
    return [cards[seat] for seat in range(players)]


def _check_points(game: Game, points: list[dict[str, int]], scores: list[int]) -> None:
    """A way to points that nobody thought of here must not go unnoticed."""
    sums = [sum(sources.values()) for sources in points]
    if sums != scores:
        raise Miscounted(
            f"the points by source of deal {game.deal}, seating {game.turn} come to {sums}, but the scores are "
            f"{scores}; this is a mistake in elgrande, please report it with the command that you gave"
        )
