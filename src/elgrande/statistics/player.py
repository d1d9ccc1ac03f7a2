"""The figures of one player, from those of his games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec

_FAVOURITES: Final = 5
_COMPANY: Final = 12


class Played(msgspec.Struct, frozen=True):
    """One game of the player, as it is kept."""

    edition: str
    family: str
    players: int
    rank: int
    shared: int
    """How many share that rank, the player included."""
    points: int
    sources: dict[str, int]
    powers: dict[str, int]
    others: list[tuple[str, int]]
    """Those who were there, as whoever asks knows them, with their ranks."""


class Share(msgspec.Struct):
    """What games of one kind came to."""

    edition: str
    players: int
    games: int
    wins: float
    """A shared first rank is a share of a win."""
    mean_rank: float
    mean_points: float


class Favourite(msgspec.Struct):
    """A power card by its value, and in how many of so many games it was played."""

    power: str
    times: int
    games: int


class Company(msgspec.Struct):
    """Somebody one has played with."""

    id: str
    games: int
    ahead: int
    """How often the player came in before that one,"""
    behind: int
    """... and after."""


class Statistics(msgspec.Struct):
    games: int
    wins: float
    mean_rank: float
    shares: list[Share]
    """By edition and number of players, the most frequent first."""
    sources: dict[str, float]
    """Points of a game on average, by where they came from."""
    powers: dict[str, list[Favourite]]
    """Favourite power cards, by the family of games: not all have the same cards."""
    company: list[Company]


def statistics_of(games: Iterable[Played]) -> Statistics:
    """All figures of a player. With no game at all, everything is nothing."""
    all_games = list(games)
    groups: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for game in all_games:
        groups[game.edition, game.players].append(game)
    shares = [_share(edition, players, some) for (edition, players), some in groups.items()]
    return Statistics(
        games=len(all_games),
        wins=_wins(all_games),
        mean_rank=_mean([game.rank for game in all_games]),
        shares=sorted(shares, key=lambda share: (-share.games, share.edition, share.players)),
        sources=_sources(all_games),
        powers=_powers(all_games),
        company=_company(all_games),
    )


def _share(edition: str, players: int, games: list[Played]) -> Share:
    return Share(
        edition,
        players,
        len(games),
        _wins(games),
        _mean([game.rank for game in games]),
        _mean([game.points for game in games]),
    )


def _wins(games: list[Played]) -> float:
    return sum(1 / game.shared for game in games if game.rank == 1)


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0


def _sources(games: list[Played]) -> dict[str, float]:
    sums: Counter[str] = Counter()
    for game in games:
        sums.update(game.sources)
    return {name: round(points / len(games), 2) for name, points in sums.most_common()}


def _powers(games: list[Played]) -> dict[str, list[Favourite]]:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    count: Counter[str] = Counter(game.family for game in games)
    for game in games:
        found[game.family].update(game.powers)
    return {
        family: [
            Favourite(power, times, count[family])
            for power, times in sorted(powers.items(), key=lambda one: (-one[1], -int(one[0])))[:_FAVOURITES]
        ]
        for family, powers in sorted(found.items())
    }


def _company(games: list[Played]) -> list[Company]:
    met: dict[str, Company] = {}
    for game in games:
        for id, rank in game.others:
            one = met.setdefault(id, Company(id, 0, 0, 0))
            one.games += 1
            one.ahead += game.rank < rank
            one.behind += game.rank > rank
    return sorted(met.values(), key=lambda one: (-one.games, one.id))[:_COMPANY]
