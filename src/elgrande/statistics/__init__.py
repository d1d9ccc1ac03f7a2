"""Figures of games and of those who played them, from records alone."""

from elgrande.statistics.figures import GameFigures, SeatFigures, figures_of
from elgrande.statistics.player import Company, Played, Share, Statistics, statistics_of
from elgrande.statistics.sources import SOURCES, points_by_source

__all__ = [
    "SOURCES",
    "points_by_source",
    "GameFigures",
    "SeatFigures",
    "figures_of",
    "Played",
    "Share",
    "Company",
    "Statistics",
    "statistics_of",
]
