"""Finding puzzles: strong bots play, and wherever their search sees a gap between the options, it is looked at closely."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from elgrande.bots import Clock, consult, make_bot
from elgrande.bots.protocol import Answer
from elgrande.puzzles.kinds import kinds_of
from elgrande.puzzles.panel import Panel, rating_of
from elgrande.puzzles.puzzle import Head, Puzzle, Step, read_puzzle
from elgrande.puzzles.verify import LONGEST, Verifier
from elgrande.record import RULES_VERSION
from elgrande.record.scenario import position_text
from elgrande.review.judge import VERSION
from elgrande.rules import MODULES, Dice, Setup, Table, new_table
from elgrande.rules.sets.game_set import EDITION_NAMES

PLAYER: Final = "grande:200i"
"""Who plays the games."""
_GAP: Final = 0.04
"""What the search of a player has to see between the best option and the next for a closer look."""
_TOO_EASY: Final = 0.87
"""What more of the weaker bots find than this is no puzzle."""
_FROM_A_ROUND: Final = 1
"""Puzzles out of one round of a game at most, so that they differ."""
_EASY_ONES: Final = 12
"""Where the quick and the greedy bot see it at once, only one position of so many is looked at."""


_BARREN: Final = 3
"""What a game counts that was played for puzzles of its setup, in puzzles."""
_SHARE_OF_A_KIND: Final = 0.2
"""Of all puzzles, at most this part is about one kind of choice."""


class Finder:
    """Finds puzzles until it is told to stop, and counts what it does."""

    def __init__(
        self, wanted: Callable[[list[str]], bool] = lambda kinds: True, player: str = PLAYER
    ) -> None:
        """``wanted`` says whether more puzzles of these kinds are looked for."""
        self.wanted = wanted
        self.player = player
        self.games = 0
        self.decisions = 0
        self.promising = 0
        self.candidates = 0
        self.found = 0
        self.refused: Counter[str] = Counter()
        self.seconds = 0.0

    def game(self, setup: Setup, seed: int) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        begun = time.process_time()
        t = new_table(setup, seed)
        t.telling = False
        bots = [make_bot(self.player) for _ in range(setup.players)]
        verifier = Verifier(t.rules)
        panel = Panel()
        number = 0
        found: Counter[int] = Counter()
        while not t.over:
            seat = t.deciders[0]
            answer = consult(bots[seat], t, seat, Clock(), Dice((seed << 12) + number))
            if (
                found[t.round] < _FROM_A_ROUND
                and _promising(answer)
                and self._asks_for(t, seat, answer, panel)
            ):
                puzzle = self._puzzle(t, seat, verifier, panel, seed, number)
                if puzzle is not None:
                    self.found += 1
                    found[t.round] += 1
                    self.seconds += time.process_time() - begun
                    yield puzzle
                    begun = time.process_time()
            t.choose(answer.code, seat)
            number += 1
        self.games += 1
        self.decisions += number
        self.seconds += time.process_time() - begun

    def _asks_for(self, t: Table, seat: int, answer: Answer, panel: Panel) -> bool:
        """Whether a position is of a kind that is looked for, and not one that everybody sees through."""
        decision = t.decision_of(seat)
        assert decision is not None
        self.promising += 1
        if not self.wanted(kinds_of(t, decision, answer.code)):
            self.refused["enough of the kind"] += 1
            return False
        if panel.sees_at_once(t, seat, answer.code) and self.promising % _EASY_ONES:
            self.refused["too easy"] += 1
            return False
        return True

    def _puzzle(
        self, t: Table, seat: int, verifier: Verifier, panel: Panel, seed: int, number: int
    ) -> Puzzle | None:
        """The puzzle that a position is, if it is one."""
        decision = t.decision_of(seat)
        assert decision is not None
        self.candidates += 1
        steps = _series(t, seat, verifier)
        if not steps:
            self.refused["doubtful"] += 1
            return None
        share = panel.found(t, seat, steps)
        if share > _TOO_EASY:
            self.refused["too easy"] += 1
            return None
        setup = t.rules.setup
        id = f"{_slug(setup)}-{seed}-{number}"
        kinds = kinds_of(t, decision, steps[0].solution)
        head = Head(id, setup.edition, setup.players, list(setup.sets), kinds, rating_of(share))
        made = {
            "seed": seed,
            "decision": number,
            "player": self.player,
            "rules": RULES_VERSION,
            "judgement": VERSION,
        }
        return Puzzle(head, seat, steps, share, made, position_text(t, id))


def _promising(answer: Answer) -> bool:
    """Whether what a search says of the options is worth a closer look."""
    chances = sorted((reason.chance or 0.0 for reason in answer.reasons), reverse=True)
    return len(chances) > 1 and any(a - b >= _GAP for a, b in pairwise(chances[:4]))


def _series(t: Table, seat: int, verifier: Verifier) -> list[Step]:
    """The choices to be found, as long as one after the other is clear."""
    table = t.copy()
    steps: list[Step] = []
    while len(steps) < LONGEST:
        verdict = verifier.look(table, seat)
        if verdict.step is None:
            return steps
        steps.append(verdict.step)
        reveals = table.reveals
        table.choose(verdict.step.solution, seat)
        if verdict.step.also or table.over or table.reveals != reveals or table.deciders != [seat]:
            return steps
        decision = table.decision_of(seat)
        if decision is None or len(decision.options) < 2:
            return steps
    return steps


def _slug(setup: Setup) -> str:
    return "-".join([setup.edition, str(setup.players), *setup.sets])


def all_setups() -> list[Setup]:
    """The games that puzzles are looked for in: every edition and every set, with every number of players in turn."""
    setups = [Setup(edition, players) for players in (4, 3, 5, 2) for edition in EDITION_NAMES]
    players = (4, 3, 5)
    for place, module in enumerate(one for one in MODULES if not one.homemade):
        sets = [module.needs, module.name] if module.needs else [module.name]
        for turn in range(2):
            setups.insert(2 * place + turn, Setup(module.editions[-1], players[(place + turn) % 3], sets))
    return setups


class Search:
    """Fills a folder with puzzles, of all games and all kinds alike; what is there already counts."""

    def __init__(
        self, folder: Path, want: int, setups: list[Setup], kind: str | None = None, player: str = PLAYER
    ) -> None:
        """``kind``: only puzzles about it are looked for, and counted."""
        self.folder = folder
        self.want = want
        self.setups = setups
        self.kind = kind
        self.by_setup: Counter[str] = Counter()
        self.by_kind: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.count = 0
        self.finder = Finder(self._short_of, player)
        for file in sorted(folder.glob("*.yaml")):
            self._count(read_puzzle(file.read_text(encoding="utf-8"), file.name))

    def run(self, seed: int, seconds: float) -> Iterator[Puzzle]:
        """Look for puzzles until there are enough, or for so long; every one is written down when it is found."""
        until = time.monotonic() + seconds
        while self.count < self.want and time.monotonic() < until:
            setup = min(self.setups, key=self._supplied)
            slug = _slug(setup)
            self.played[slug] += 1
            for puzzle in self.finder.game(setup, seed + self.played[slug]):
                file = self.folder / f"{puzzle.id}.yaml"
                if file.exists() or (self.kind is not None and self.kind not in puzzle.head.kinds):
                    continue
                file.write_text(puzzle.text(), encoding="utf-8")
                self._count(puzzle)
                yield puzzle

    def _supplied(self, setup: Setup) -> int:
        """How well a setup has its share, so that the poorest comes next; a game counts even if it has given nothing."""
        slug = _slug(setup)
        return self.by_setup[slug] + _BARREN * self.played[slug]

    def _count(self, puzzle: Puzzle) -> None:
        head = puzzle.head
        if self.kind is not None and self.kind not in head.kinds:
            return
        self.count += 1
        self.by_setup["-".join([head.edition, str(head.players), *head.sets])] += 1
        self.by_kind.update(head.kinds)

    def _short_of(self, kinds: list[str]) -> bool:
        """Whether puzzles of these kinds are looked for, and there are not yet too many of them."""
        if self.kind is not None:
            return self.kind in kinds
        return all(self.by_kind[kind] < max(3, _SHARE_OF_A_KIND * self.want) for kind in kinds)
