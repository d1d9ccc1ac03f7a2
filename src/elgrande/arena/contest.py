"""Plays a match from beginning to end: skips what is there already, stops when the question is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from elgrande.arena.errors import BadMatch, WorkersFailed
from elgrande.arena.intervals import Estimate
from elgrande.arena.ledger import Ledger
from elgrande.arena.match import Game, Match
from elgrande.arena.program import describe, program, same_play
from elgrande.arena.result import Result
from elgrande.arena.runners import Runner
from elgrande.arena.sequential import Question, always_valid
from elgrande.arena.tally import Standing, Tally, deal_shares, duel, won
from elgrande.rules.errors import Reason


@dataclass(frozen=True)
class Verdict:
    """The answer to the question whether the first bot of a match wins more or less often than a mark."""

    bot: str
    mark: float
    answer: str | None
    """``above``, ``below``, or None if it was not decided."""
    wins: Estimate
    """Its win rate with an interval that holds whenever one stops."""
    deals: int

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "mark": self.mark,
            "answer": self.answer,
            "win_rate_always_valid": self.wins.to_json(),
            "deals": self.deals,
        }


class Contest:
    """A match, how much of it is to be played, and what has come out so far."""

    def __init__(
        self,
        match: Match,
        games: int,
        until: float | None = None,
        results: Path | None = None,
        any_program: bool = False,
    ) -> None:
        match.check()
        if games < 1:
            raise BadMatch(f"a match has at least one game, not {games}", Reason("problem-no-games", {}))
        self.match = match
        self.deals = match.deals_for(games)
        self.tally = Tally(match)
        self.results = results
        self.any_program = any_program
        self.resumed = 0
        """Games that were in the results file before."""
        self.until = until
        self._question = self._ask(until)
        self._asked = 0

    def _ask(self, until: float | None) -> Question | None:
        if until is None:
            return None
        copies = self.match.copies(self.match.bots[0])
        if copies == len(self.match.bots):
            raise BadMatch(
                "--until asks how often the first bot wins against others; here it plays against itself"
            )
        if not 0 < until * copies < 1:
            most = "1" if copies == 1 else f"1/{copies}, as {self.match.bots[0]} has {copies} seats"
            raise BadMatch(f"--until takes a win rate between 0 and {most}; {until:g} is not")
        return Question(until * copies)

    @property
    def planned(self) -> int:
        """Games of the whole match, if nothing stops it earlier."""
        return self.deals * len(self.match.seatings)

    def decided(self) -> bool:
        """Whether there was a question and it has been answered."""
        return self._question is not None and self._question.answer is not None

    def run(self, runner: Runner, watch: Callable[[], None] = lambda: None) -> None:
        """Play what is missing; ``watch`` is called at the beginning and after every game."""
        with Ledger(self.results, self.match, self.any_program) if self.results else nullcontext() as ledger:
            for result in ledger.results if ledger else []:
                self._take(result)
            self.resumed = self.tally.games
            watch()
            if self.decided():
                return
            with closing(runner.play(self._missing())) as games:
                for result in games:
                    self._check(result)
                    if ledger:
                        ledger.append(result)
                    self._take(result)
                    watch()
                    if self.decided():
                        return

    def _check(self, result: Result) -> None:
        ours = program(self.match.bots)
        if not same_play(result.program, ours):
            raise WorkersFailed(
                f"a worker plays with another version ({describe(result.program)}) than this one "
                f"({describe(ours)}); install the same version everywhere, and do not edit it while a match is played"
            )

    def _missing(self) -> Iterator[Game]:
        for game in self.match.games(self.deals):
            if not self.tally.has(game.deal, game.turn):
                yield game

    def _take(self, result: Result) -> None:
        self.tally.add(result)
        if self._question is None:
            return
        fresh = self.tally.deals[self._asked :]
        for wins in deal_shares(fresh, self.match.bots[0], won):
            self._question.add(wins)
        self._asked += len(fresh)

    # ------------------------------------------------------------------ what came out

    def verdict(self) -> Verdict | None:
        if self._question is None or self.until is None:
            return None
        bot = self.match.bots[0]
        wins = always_valid(deal_shares(self.tally.deals, bot, won))
        return Verdict(
            bot,
            self.until,
            self._question.answer,
            wins.scaled(1 / self.match.copies(bot)),
            len(self.tally.deals),
        )

    def to_json(self) -> dict[str, object]:
        """Everything that came out, as plain data."""
        deals = self.tally.deals
        verdict = self.verdict()
        return {
            "match": self.match.to_json(),
            "program": program(self.match.bots),
            "games": self.tally.counted,
            "games_not_counted": self.tally.games - self.tally.counted,
            "deals": len(deals),
            "games_per_deal": len(self.match.seatings),
            "parity": round(1 / len(self.match.bots), 6),
            "level": 0.95,
            "standings": [standing.to_json() for standing in self.standings()],
            "duels": {
                bot: {other: duel(deals, bot, other).to_json() for other in self.match.names if other != bot}
                for bot in self.match.names
            }
            if deals
            else {},
            "verdict": verdict.to_json() if verdict else None,
        }

    def standings(self) -> list[Standing]:
        return self.tally.standings()
