"""Where everybody's points came from, told by the log of a game."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from elgrande.server.course import Course
from elgrande.server.eyes import award_from
from elgrande.server.resources import Award, PointsSoFar, Scoring


def points_of(course: Course) -> PointsSoFar:
    """Every scoring so far, with the standing after each."""
    table = course.game.table
    reader = _Reader(table.rules.players)
    for number, events in groupby(zip(course.told, course.game.log, strict=True), key=lambda told: told[0]):
        for _, event in events:
            # All that is asked for here was open to everybody.
            reader.read(number, event.kind, event.facts)
        reader.close(number, course.scores.get(number, reader.totals))
    reader.close(course.number, table.scores)
    return PointsSoFar(
        rounds=list(table.rules.rounds),
        scoring_rounds=[space for space in table.rules.scoring_spaces if space in table.rules.rounds],
        scorings=reader.scorings,
        totals=table.scores,
    )


class _Reader:
    def __init__(self, players: int) -> None:
        self.totals = [0] * players
        self.scorings: list[Scoring] = []
        self.round = 0
        self.general = False
        self.card: str | None = None
        self.by: int | None = None

    def read(self, number: int, kind: str, facts: dict[str, Any]) -> None:
        if kind == "round":
            self.round, self.general = facts["round"], False
        elif kind == "general_scoring":
            self.general = True
        elif kind == "announced":
            self.card, self.by = facts["card"], facts["seat"]
        elif kind in ("turn", "turn_over"):
            self.card, self.by = None, None
        elif kind == "scored":
            awards = [award_from(award) for award in facts["awards"]]
            for award in awards:
                if award.seat is not None:
                    self.totals[award.seat] += award.points
            card, by = (None, None) if self.general else (self.card, self.by)
            self.scorings.append(
                Scoring(number, self.round, self.general, card, by, facts["place"], awards, list(self.totals))
            )

    def close(self, number: int, scores: list[int]) -> None:
        """After an entry: points that no scoring explains are told as such, so that the totals are always right."""
        awards = [
            Award(seat, 0, 0, False, gained, 0, 0, 0, 1, gained)
            for seat, (score, total) in enumerate(zip(scores, self.totals, strict=True))
            if (gained := score - total)
        ]
        if awards:
            self.totals = list(scores)
            scoring = Scoring(
                number, self.round, self.general, self.card, self.by, None, awards, list(scores)
            )
            self.scorings.append(scoring)
