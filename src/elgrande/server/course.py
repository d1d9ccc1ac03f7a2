"""The course of a game as a server needs it: numbered entries, which of them were automatic, and since when who is asked.

Everything here follows from the entries; a snapshot only saves the time of playing them again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from elgrande.build import built_hash, source_hash
from elgrande.record import UNDO, CannotUndo, Entry, Game
from elgrande.rules import Dice, imagine
from elgrande.rules.errors import Reason
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS

_SAMPLES: Final = 6
"""Tables that are imagined to see whether an automatic answer could tell something."""


class Step(NamedTuple):
    """One entry, and where in the log its news begin."""

    number: int
    seat: int
    text: str
    auto: bool
    log_from: int

    @property
    def undo(self) -> bool:
        return self.text == UNDO


class Course:
    """A game with what is remembered about its entries. Change it through ``choose`` and ``take_back`` only."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.automatic: list[bool] = []
        """Which of the standing choices the table made itself."""
        self.numbers: list[int] = []
        """The numbers of the entries that the standing choices are."""
        self.since: list[int] = [0] * game.setup.players
        """At which number of entries each seat was first asked what it is asked now."""
        self.told: list[int] = [0] * len(game.log)
        """The entry that each event of the log belongs to."""
        self.scores: dict[int, list[int]] = {0: game.table.scores}
        """The points of all seats after the entries that changed them."""
        self._first = 0
        self._cuts: list[int] = []

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(self.game.entries)

    # ------------------------------------------------------------------ going on

    def choose(self, option: int | str, seat: int, auto: bool = False) -> Step:
        """Choose for a seat; the game is unchanged if that is refused."""
        asked = self.game.table.deciders
        log_from = len(self.game.log)
        self.game.choose(option, seat)
        self.automatic.append(auto)
        self.numbers.append(self.number)
        return self._noted(seat, asked, log_from, auto)

    def enter(self, seat: int, text: str, auto: bool) -> Step:
        """Do once more what an entry says."""
        return self._undo(seat) if text == UNDO else self.choose(text, seat, auto)

    def can_take_back(self, seat: int) -> bool:
        """Whether there is a choice that the seat made itself and may take back."""
        left = self.game.undoable(seat)
        standing = self.game.standing
        for index in range(len(standing) - 1, -1, -1):
            if not left:
                break
            if standing[index].seat == seat:
                if not self.automatic[index]:
                    return True
                left -= 1
        return False

    def take_back(self, seat: int) -> list[Step]:
        """Take back the last choice of a seat, and what was automatic after it."""
        if not self.can_take_back(seat):
            if self.game.can_undo(seat):
                raise CannotUndo(
                    f"{COLOUR_IDS[seat]} has nothing to take back: it had no choice",
                    Reason("refusal-undo-nothing", {}),
                )
            self.game.undo(seat)  # refuses, and says why
        steps: list[Step] = []
        auto = True
        while auto:
            auto = self.automatic[self._undoable(seat)[-1]]
            steps.append(self._undo(seat))
        return steps

    def reset(self, seat: int) -> list[Step]:
        """Take back all of its turn that a seat can take back; out of turn, all that it can take back at all."""
        steps = self.take_back(seat)
        begun = self._turn_begun(seat)
        while self.can_take_back(seat) and self.numbers[self._undoable(seat)[-1]] > begun:
            steps += self.take_back(seat)
        return steps

    def _turn_begun(self, seat: int) -> int:
        """The entry with which the running turn of a seat began; 0 if it is not its turn."""
        if self.game.table.active == seat:
            for number, event in zip(reversed(self.told), reversed(self.game.log), strict=True):
                if event.kind == "turn":
                    return number
        return 0

    def _undoable(self, seat: int) -> list[int]:
        """Which of the standing choices the seat may take back, oldest first."""
        left = self.game.undoable(seat)
        own: list[int] = []
        for index in range(len(self.game.standing) - 1, -1, -1):
            if not left:
                break
            if self.game.standing[index].seat == seat:
                own.append(index)
                left -= 1
        return own[::-1]

    def _undo(self, seat: int) -> Step:
        asked = self.game.table.deciders
        index = next(
            (i for i in range(len(self.game.standing) - 1, -1, -1) if self.game.standing[i].seat == seat), -1
        )
        log_from = self.game.told_before_last(seat)
        self.game.undo(seat)
        del self.automatic[index]
        del self.numbers[index]
        return self._noted(seat, asked, log_from, auto=False)

    def _noted(self, seat: int, asked: list[int], log_from: int, auto: bool) -> Step:
        number = self.number
        del self.told[log_from:]
        self.told += [number] * (len(self.game.log) - log_from)
        self._cuts.append(log_from)
        if self.game.table.scores != self.scores[max(self.scores)]:
            self.scores[number] = self.game.table.scores
        for other in self.game.table.deciders:
            # Who chooses at the same time as others is asked the same as before.
            if other == seat or other not in asked:
                self.since[other] = number
        return Step(number, seat, self.game.entries[-1].text, auto, log_from)

    def came_together(self, steps: Sequence[Step]) -> None:
        """Several entries are shown at once: whoever has seen the first one knows what is asked after the last."""
        first = steps[0].number
        for seat in self.game.table.deciders:
            self.since[seat] = min(self.since[seat], first)

    def log_from(self, since: int) -> int:
        """Up to where the log is still as it was after so many entries."""
        if since < self._first:
            return 0
        return min([len(self.game.log), *self._cuts[since - self._first :]])

    # ------------------------------------------------------------------ automatic answers

    def only_answer(self, seat: int, dice: Callable[[], Dice]) -> int | None:
        """The one option of a seat, if nobody could learn anything from its being answered at once.

        That is so if the seat would have this option alone at every table that a spectator can imagine.
        """
        decision = self.game.table.decision_of(seat)
        if decision is None or len(decision.options) != 1:
            return None
        thrown = dice()
        for _ in range(_SAMPLES):
            other = imagine(self.game.table, None, thrown).decision_of(seat)
            if other is None or other.options != decision.options:
                return None
        return decision.options[0]

    # ------------------------------------------------------------------ snapshots

    def can_snapshot(self) -> bool:
        """Only where nothing can be taken back: a snapshot does not hold the tables before a choice."""
        return not any(self.game.undoable(seat) for seat in range(self.game.setup.players))

    def snapshot(self) -> dict[str, Any]:
        """All that is needed to go on from here without playing the entries again."""
        return {
            "engine": engine_hash(),
            "number": self.number,
            "state": self.game.table.state(),
            "standing": [
                [entry.seat, entry.text, auto, number]
                for entry, auto, number in zip(self.game.standing, self.automatic, self.numbers, strict=True)
            ],
            "log": [[event.kind, event.facts, event.secret, event.known_to] for event in self.game.log],
            "told": self.told,
            "scores": list(self.scores.items()),
            "since": self.since,
        }

    @classmethod
    def resumed(cls, game: Game, entries: list[Entry], snapshot: dict[str, Any]) -> Course | None:
        """The course as a snapshot has it; None if it was made by another engine.

        ``game`` must be before its first choice, ``entries`` those up to the snapshot.
        """
        if snapshot["engine"] != engine_hash() or snapshot["number"] != len(entries):
            return None
        game.table.load_state(snapshot["state"])
        game.entries = entries
        game.standing = [Entry(seat, text) for seat, text, _, _ in snapshot["standing"]]
        game.log = [Event(*event) for event in snapshot["log"]]
        game.table.news = []
        course = cls(game)
        course.automatic = [auto for _, _, auto, _ in snapshot["standing"]]
        course.numbers = [number for _, _, _, number in snapshot["standing"]]
        course.told = list(snapshot["told"])
        course.scores = dict(snapshot["scores"])
        course.since = list(snapshot["since"])
        course._first = len(entries)
        return course


@cache
def engine_hash() -> str:
    """Identifies the engine: its states can be read by no other."""
    return built_hash() or source_hash()
