"""The review of a whole game: every decision, and what comes of putting them together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from elgrande.record import Game
from elgrande.review.classes import CLASSES, EXCELLENT, accuracy_of
from elgrande.review.hindsight import Hindsight, hindsights
from elgrande.review.judge import STRENGTHS, VERSION
from elgrande.review.moments import Moment, moments
from elgrande.review.verdict import Reviewer, Verdict
from elgrande.rules import winners
from elgrande.rules.errors import ElGrandeError

TURNING_POINTS: Final = 3
_APART: Final = 4
"""Decisions between two turning points at least: a single turn of somebody's is one."""
LUCK: Final = "luck"
DECISION: Final = "decision"


class NoReview(ElGrandeError):
    """A game that cannot be reviewed, or a review that cannot be made like this."""


class TurningPoint(msgspec.Struct, kw_only=True):
    """A moment at which chances to win changed most."""

    entry: int
    cause: str
    """decision, or luck: what was revealed right before this entry."""
    seat: int
    """Whose chances changed most."""
    swing: float
    """By how much."""


class Balance(msgspec.Struct, kw_only=True):
    """Where the chances of a seat went over the game. All parts together with the beginning give the end."""

    seat: int
    own: float
    """By its own decisions: what they gave away."""
    rivals: float
    """By the decisions of the others."""
    luck: float
    """By what was revealed: cards that came up, discs that met."""
    doubt: float
    """By nothing that happened: where the judgement itself differed from one decision to the next."""


class Accuracy(msgspec.Struct, kw_only=True):
    """How well a seat decided."""

    seat: int
    decisions: int
    accuracy: float
    """From 0 to 100."""
    phases: list[float | None]
    """The same up to each general scoring; None where there was nothing to decide."""
    names: dict[str, int]
    """How many decisions were called excellent, inaccuracy and so on."""


class ChartPoint(msgspec.Struct, kw_only=True):
    """Everybody's chance to win after an entry of the record."""

    entry: int
    round: int
    chances: list[float]
    scoring: bool
    """Whether a general scoring follows."""


class Review(msgspec.Struct, kw_only=True):
    """All that is said of a game."""

    judgement: int
    """Version of the judgement."""
    strength: str
    seed: int
    edition: str
    players: int
    sets: list[str]
    names: dict[str, str]
    over: bool
    """Whether the game was played to its end."""
    seats: list[int]
    """Whose decisions were looked at."""
    scores: list[int]
    decisions: list[Verdict]
    chart: list[ChartPoint]
    turning_points: list[TurningPoint]
    accuracy: list[Accuracy]
    balance: list[Balance]
    """Only where all seats were looked at."""
    hindsight: list[Hindsight]
    """What was hidden then and is known now; no judgement rests on it."""


def to_review(game: Game, seats: Sequence[int] | None = None) -> list[Moment]:
    """The decisions that a review looks at: where there was something to choose, of these seats or of all."""
    return [
        moment for moment in moments(game) if moment.options > 1 and (seats is None or moment.seat in seats)
    ]


def review(
    game: Game,
    strength: str = "quick",
    seed: int = 0,
    seats: Sequence[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
    known: Iterable[Verdict] = (),
) -> Review:
    """The review of a game. What is ``known`` already is not thought about again."""
    if strength not in STRENGTHS:
        raise NoReview(f"there is no review called '{strength}'; there are {', '.join(STRENGTHS)}")
    wanted = to_review(game, seats)
    if not wanted:
        raise NoReview("there is nothing to review: nobody has chosen anything in this game yet")
    reviewer = Reviewer(game.table.rules, STRENGTHS[strength], seed)
    kept = {verdict.entry: verdict for verdict in known}
    verdicts: list[Verdict] = []
    for done, moment in enumerate(wanted):
        if progress is not None:
            progress(done, len(wanted))
        verdicts.append(kept.get(moment.entry) or reviewer.verdict(moment))
    return assembled(game, strength, seed, verdicts, seats)


def assembled(
    game: Game, strength: str, seed: int, verdicts: list[Verdict], seats: Sequence[int] | None = None
) -> Review:
    """A review of what was said of its decisions."""
    setup = game.setup
    whose = list(range(setup.players)) if seats is None else sorted(seats)
    whole = len(whose) == setup.players
    chart = _chart(game, verdicts)
    return Review(
        judgement=VERSION,
        strength=strength,
        seed=seed,
        edition=setup.edition,
        players=setup.players,
        sets=list(setup.sets),
        names={str(seat): name for seat, name in game.names.items()},
        over=game.over,
        seats=whose,
        scores=game.table.scores,
        decisions=verdicts,
        chart=chart,
        turning_points=_turning_points(verdicts, whole),
        accuracy=[_accuracy(game, seat, verdicts) for seat in whose],
        balance=[_balance(seat, verdicts, chart) for seat in whose] if whole else [],
        hindsight=hindsights(game, {verdict.entry for verdict in verdicts}),
    )


def _chart(game: Game, verdicts: list[Verdict]) -> list[ChartPoint]:
    scorings = game.table.rules.scoring_spaces
    points: list[ChartPoint] = []
    for place, verdict in enumerate(verdicts):
        later = (
            verdicts[place + 1].round if place + 1 < len(verdicts) else 99 if game.over else game.table.round
        )
        scoring = any(verdict.round <= space < later for space in scorings)
        points.append(
            ChartPoint(entry=verdict.entry, round=verdict.round, chances=verdict.after, scoring=scoring)
        )
    if game.over:
        best = winners(game.table)
        chances = [1.0 / len(best) if seat in best else 0.0 for seat in range(game.setup.players)]
        last = points[-1]
        points.append(ChartPoint(entry=len(game.entries), round=last.round, chances=chances, scoring=False))
    return points


def _lucky(before: Verdict, after: Verdict) -> bool:
    """Whether something was revealed between two decisions."""
    return before.reveals != after.reveals


def _turning_points(verdicts: list[Verdict], whole: bool) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    for place, verdict in enumerate(verdicts):
        if verdict.name != EXCELLENT:
            found.append(
                TurningPoint(
                    entry=verdict.entry, cause=DECISION, seat=verdict.seat, swing=-verdict.chosen.lost
                )
            )
        earlier = verdicts[place - 1] if place and whole else None
        if earlier is not None and _lucky(earlier, verdict):
            changes = [now - then for now, then in zip(verdict.before, earlier.after, strict=True)]
            seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
            found.append(
                TurningPoint(entry=verdict.entry, cause=LUCK, seat=seat, swing=round(changes[seat], 4))
            )
    found.sort(key=lambda point: (-abs(point.swing), point.entry))
    order = {verdict.entry: place for place, verdict in enumerate(verdicts)}
    chosen: list[TurningPoint] = []
    for point in found:
        near = any(abs(order[point.entry] - order[other.entry]) < _APART for other in chosen)
        if not near and len(chosen) < TURNING_POINTS:
            chosen.append(point)
    return sorted(chosen, key=lambda point: point.entry)


def _accuracy(game: Game, seat: int, verdicts: list[Verdict]) -> Accuracy:
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    phases: list[float | None] = []
    begin = 0
    for space in game.table.rules.scoring_spaces:
        phases.append(_mean([verdict for verdict in own if begin <= verdict.round <= space]))
        begin = int(space) + 1
    return Accuracy(
        seat=seat,
        decisions=len(own),
        accuracy=_mean(own) or 0.0,
        phases=phases,
        names={name: sum(verdict.name == name for verdict in own) for name in CLASSES},
    )


def _mean(verdicts: list[Verdict]) -> float | None:
    if not verdicts:
        return None
    return round(100 * sum(accuracy_of(verdict.chosen.lost) for verdict in verdicts) / len(verdicts), 1)


def _balance(seat: int, verdicts: list[Verdict], chart: list[ChartPoint]) -> Balance:
    own = rivals = luck = doubt = 0.0
    for place, verdict in enumerate(verdicts):
        change = verdict.after[seat] - verdict.before[seat]
        if verdict.chosen.lost <= verdict.chosen.error:
            # Nobody can tell whether anything was given away at all.
            doubt += change
        elif verdict.seat == seat:
            own += change
        else:
            rivals += change
        if place:
            earlier = verdicts[place - 1]
            between = verdict.before[seat] - earlier.after[seat]
            if _lucky(earlier, verdict):
                luck += between
            else:
                doubt += between
    if len(chart) > len(verdicts):
        # After the last decision nothing but what is revealed can still change anything.
        luck += chart[-1].chances[seat] - verdicts[-1].after[seat]
    return Balance(
        seat=seat, own=round(own, 4), rivals=round(rivals, 4), luck=round(luck, 4), doubt=round(doubt, 4)
    )
