"""The results of a match put together: deals, standings, and who did how well where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from elgrande.arena.intervals import Estimate, share, within
from elgrande.arena.match import Match
from elgrande.arena.ratings import Skill, ratings, skills
from elgrande.arena.result import SOURCES, Result, Times

Deal = list[Result]


class Tally:
    """Collects games as they come in.

    Only whole deals count, and only those before which no deal is missing: which games are finished first depends on
    how they went, so counting whatever is there would favour short games.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deals: list[Deal] = []
        """The deals that count, in order."""
        self.games = 0
        """All games so far, including those that do not count yet."""
        self._open: dict[int, dict[int, Result]] = {}

    def add(self, result: Result) -> None:
        """Take in a game; a game that is there already is left as it is."""
        if result.deal < len(self.deals) or result.turn in self._open.get(result.deal, {}):
            return
        self.games += 1
        self._open.setdefault(result.deal, {})[result.turn] = result
        while len(self._open.get(len(self.deals), {})) == len(self.match.seatings):
            games = self._open.pop(len(self.deals))
            self.deals.append([games[turn] for turn in sorted(games)])

    def has(self, deal: int, turn: int) -> bool:
        return deal < len(self.deals) or turn in self._open.get(deal, {})

    @property
    def counted(self) -> int:
        """How many games count."""
        return sum(len(deal) for deal in self.deals)

    def standings(self, rated: bool = True) -> list[Standing]:
        """How every bot did, best first. Ratings take a moment and can be left out."""
        return standings(self.deals, self.match.names, rated)


# ---------------------------------------------------------------------- what one seat made of one game


def won(result: Result, seat: int) -> float:
    """The part of the victory that a seat has: winners share it."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def mean_rank(result: Result, seat: int) -> float:
    """The rank of a seat; seats that tie share the mean of their ranks."""
    return result.ranks[seat] + (result.ranks.count(result.ranks[seat]) - 1) / 2


def points_share(result: Result, seat: int) -> float:
    """The part of all points that a seat has."""
    total = sum(result.scores)
    return result.scores[seat] / total if total else 1 / len(result.scores)


# ---------------------------------------------------------------------- standings


@dataclass(frozen=True)
class Standing:
    """How a bot did. Everything is per seat that it had."""

    bot: str
    copies: int
    """Seats that it had in every game."""
    games: int
    wins: Estimate
    """Share of games won; a shared victory counts in parts."""
    rank: Estimate
    share: Estimate
    """Share of the points of all players."""
    points: float
    sources: dict[str, float]
    """Points by source."""
    times: Times
    rating: Estimate | None
    skill: Skill | None

    def to_json(self) -> dict[str, object]:
        times = self.times.to_json()
        del times["counts"]
        return {
            "bot": self.bot,
            "seats": self.copies,
            "games": self.games,
            "win_rate": self.wins.to_json(),
            "mean_rank": self.rank.to_json(),
            "points_share": self.share.to_json(),
            "points": round(self.points, 3),
            "points_by_source": {source: round(points, 3) for source, points in self.sources.items()},
            "seconds_per_decision": times,
            "rating": self.rating.to_json() if self.rating else None,
            "openskill": (
                {"mu": round(self.skill.mu, 4), "sigma": round(self.skill.sigma, 4)} if self.skill else None
            ),
        }


def standings(deals: Sequence[Deal], names: Sequence[str], rated: bool = True) -> list[Standing]:
    """How the bots did in a number of whole deals, best first."""
    if not deals:
        return []
    rating = ratings(deals, names) if rated and len(names) > 1 else {}
    skill = (skills(deals, names) if rated and len(names) > 1 else None) or {}
    table = [_standing(deals, name, rating.get(name), skill.get(name)) for name in names]
    return sorted(table, key=lambda standing: (-standing.wins.value, standing.rank.value))


def _standing(deals: Sequence[Deal], bot: str, rating: Estimate | None, skill: Skill | None) -> Standing:
    players = len(deals[0][0].bots)
    copies = deals[0][0].bots.count(bot)
    seats = [(result, seat) for deal in deals for result in deal for seat in seats_of(result, bot)]
    everybody = copies == players
    return Standing(
        bot=bot,
        copies=copies,
        games=sum(len(deal) for deal in deals),
        # Together the copies of a bot win one game at most, so it is their common share that lies between 0 and 1.
        wins=exactly(1 / players) if everybody else per_seat(deals, bot, won),
        rank=exactly((players + 1) / 2) if everybody else ranked(deals, bot),
        share=exactly(1 / players) if everybody else per_seat(deals, bot, points_share),
        points=sum(result.scores[seat] for result, seat in seats) / len(seats),
        sources={
            source: sum(result.points[seat][source] for result, seat in seats) / len(seats)
            for source in SOURCES
        },
        times=Times.together(result.times[seat] for result, seat in seats),
        rating=rating,
        skill=skill,
    )


def seats_of(result: Result, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def exactly(value: float) -> Estimate:
    """What holds whatever the games bring, such as the win rate of a bot that plays against itself only."""
    return Estimate(value, value, value)


Measure = Callable[[Result, int], float]


def deal_shares(deals: Iterable[Deal], bot: str, measure: Measure) -> list[float]:
    """For each deal the part of a game that a bot got in all its seats together, in the mean."""
    return [
        sum(measure(result, seat) for result in deal for seat in seats_of(result, bot)) / len(deal)
        for deal in deals
    ]


def per_seat(deals: Sequence[Deal], bot: str, measure: Measure) -> Estimate:
    """The mean of a share per seat of a bot."""
    sizes = [float(len(deal)) for deal in deals]
    shares = deal_shares(deals, bot, measure)
    together = share([part * size for part, size in zip(shares, sizes, strict=True)], sizes)
    return together.scaled(1 / deals[0][0].bots.count(bot))


def ranked(deals: Sequence[Deal], bot: str) -> Estimate:
    """The mean rank of a bot."""
    copies = deals[0][0].bots.count(bot)
    sizes = [float(len(deal)) for deal in deals]
    means = [part / copies for part in deal_shares(deals, bot, mean_rank)]
    best, worst = (copies + 1) / 2, len(deals[0][0].bots) - (copies - 1) / 2
    return within([mean * size for mean, size in zip(means, sizes, strict=True)], sizes, best, worst)


# ---------------------------------------------------------------------- closer looks

Pick = Callable[[Result, int], object]


def split(deals: Sequence[Deal], bot: str, pick: Pick) -> dict[object, tuple[int, Estimate]]:
    """The win rate of a bot by what a seat had in a game: how often that was, and how often it won."""
    totals: dict[object, list[float]] = {}
    counts: dict[object, list[float]] = {}
    for number, deal in enumerate(deals):
        for result in deal:
            for seat in seats_of(result, bot):
                what = pick(result, seat)
                if what not in totals:
                    totals[what] = [0.0] * len(deals)
                    counts[what] = [0.0] * len(deals)
                totals[what][number] += won(result, seat)
                counts[what][number] += 1
    return {what: (round(sum(counts[what])), share(totals[what], counts[what])) for what in totals}


def duel(deals: Sequence[Deal], bot: str, other: str) -> Estimate:
    """How often a bot finishes ahead of another one; ties count half."""
    totals: list[float] = []
    counts: list[float] = []
    for deal in deals:
        pairs = [
            (result.ranks[own], result.ranks[seat])
            for result in deal
            for own in seats_of(result, bot)
            for seat in seats_of(result, other)
        ]
        totals.append(sum(1.0 if own < rank else 0.5 if own == rank else 0.0 for own, rank in pairs))
        counts.append(float(len(pairs)))
    return share(totals, counts)
