"""A game as it is played and remembered: its setup, what chance decided, and every choice in its order.

    game = Game.new(Setup("2015", 4), seed=7)
    game.choose("power 9")
    game.undo(seat)

The table is derived from the entries. Undo is an entry like a choice, so that the record tells all that was done.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from elgrande.record.asides import Aside
from elgrande.record.errors import CannotUndo
from elgrande.rules.choices import parse_choice, print_choice
from elgrande.rules.dice import Dice
from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.ruleset import Chance, throw_chance
from elgrande.rules.sets.build import rules_for, table_for
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table

RULES_VERSION: Final = 2
"""Raised with every change of the rules or of the shuffling that lets an old record play differently."""

UNDO: Final = "undo"


class Entry(NamedTuple):
    """What a seat did: a choice, or taking back its last one."""

    seat: int
    text: str
    """The choice as text, or UNDO."""

    def __str__(self) -> str:
        return f"{COLOUR_IDS[self.seat]} {self.text}"


class CorrectionFile:
    """A player's correction file: what it says, and the text it was read from, so that a record can carry it."""

    def __init__(self, source: str, text: str, corrections: Corrections) -> None:
        self.source = one_line(source, "the name of a correction file")
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.corrections = corrections


class Game:
    """A game in progress or over. Read ``table``, but change it only through ``choose`` and ``undo``.

    ``table.news`` holds the events of the latest entry, ``log`` those of all choices that stand.
    """

    def __init__(
        self,
        table: Table,
        seed: int | None = None,
        correction_file: CorrectionFile | None = None,
        names: Mapping[int, str] | None = None,
        position: str | None = None,
    ) -> None:
        self.table = table
        self.seed = seed
        """The seed that chance came from; None if it was arranged."""
        self.correction_file = correction_file
        self.position = position
        """The scenario with which the game begins; None if it begins at the beginning."""
        self._first = None if position is None else table.copy()
        self.names = {seat: one_line(name, "a name") for seat, name in sorted((names or {}).items())}
        """Names of the players, by seat; anybody may be without."""
        for seat in self.names:
            if not 0 <= seat < self.setup.players:
                raise BadSetup(f"there is no seat {seat} to name; seats are 0 to {self.setup.players - 1}")
        self.entries: list[Entry] = []
        """All that was done, undone choices included."""
        self.standing: list[Entry] = []
        """The choices that stand."""
        self.asides: list[Aside] = []
        """What happened beside the game, in its order."""
        self.ended: str | None = None
        """How it ended, if it was not played to its end."""
        self.log: list[Event] = list(table.news)
        # The choices that can still be taken back: always the last ones of `standing`.
        self._moments: list[_Moment] = []
        self._barred: dict[int, tuple[str, Reason]] = {}

    @classmethod
    def new(
        cls,
        setup: Setup,
        seed: int = 0,
        correction_file: CorrectionFile | None = None,
        names: Mapping[int, str] | None = None,
        telling: bool = True,
        dice: Dice | None = None,
    ) -> Game:
        """A new game, shuffled from a seed; or with other dice, and then without a seed that would tell all."""
        rules = rules_for(setup, None if correction_file is None else correction_file.corrections)
        chance = throw_chance(rules, Dice(seed) if dice is None else dice)
        return cls(table_for(rules, chance, telling), None if dice else seed, correction_file, names)

    @property
    def setup(self) -> Setup:
        return self.table.rules.setup

    @property
    def chance(self) -> Chance:
        return self.table.chance

    @property
    def over(self) -> bool:
        return self.table.over

    # ------------------------------------------------------------------ choosing

    def choose(self, option: int | str, seat: int | None = None) -> None:
        """Choose for a seat, as ``Table.choose`` does, and write it down."""
        code = option if isinstance(option, int) else parse_choice(option)
        table = self.table
        before = table.copy()
        told = len(table.news)
        table.choose(code, seat)
        who: int = before.decider if seat is None else seat
        table.news = table.news[told:]
        self._remember(Entry(who, print_choice(code)), before)
        self.entries.append(self.standing[-1])

    def enter(self, entry: Entry) -> None:
        """Do what an entry says: choose or undo."""
        if entry.text.strip().lower() == UNDO:
            self.undo(entry.seat)
        else:
            self.choose(entry.text, entry.seat)

    def _remember(self, entry: Entry, before: Table) -> None:
        """Note the choice just made, and who can take back what from now on."""
        self.standing.append(entry)
        told = len(self.log)
        self.log += self.table.news
        moments = [*self._moments, _Moment(entry.seat, before, told)]
        if self.table.reveals != before.reveals:
            self._bar(
                moments, "something hidden has been revealed since", Reason("refusal-undo-revealed", {})
            )
            self._moments = []
            return
        # Those who choose at the same time do not act after each other.
        stale = [m for m in moments if m.seat != entry.seat and not (m.at_once and before.pending)]
        acted = Reason("refusal-undo-acted", {"seat": entry.seat})
        self._bar(stale, f"{COLOUR_IDS[entry.seat]} has acted since", acted)
        self._moments = moments[len(stale) :]

    def _bar(self, moments: list[_Moment], sentence: str, reason: Reason) -> None:
        for moment in moments:
            self._barred[moment.seat] = sentence, reason

    # ------------------------------------------------------------------ taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last choice.

        It may if since then nothing hidden was revealed and no other seat has acted, even if that was undone. While
        several seats choose at the same time, each may take back its own choice until all have chosen.
        """
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many of its last choices the seat may take back."""
        return sum(moment.seat == seat for moment in self._moments)

    def told_before_last(self, seat: int) -> int:
        """How long the log was before the last choice that the seat may take back; all of it if there is none."""
        last = [moment.told for moment in self._moments if moment.seat == seat]
        return last[-1] if last else len(self.log)

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, as an entry of its own."""
        if not 0 <= seat < self.setup.players:
            raise CannotUndo(f"there is no seat {seat}; seats are 0 to {self.setup.players - 1}")
        if not self.can_undo(seat):
            nothing = "it has not chosen anything yet", Reason("refusal-undo-nothing", {})
            sentence, reason = self._barred.get(seat, nothing)
            raise CannotUndo(f"{COLOUR_IDS[seat]} has nothing to take back: {sentence}", reason)
        at = max(index for index, moment in enumerate(self._moments) if moment.seat == seat)
        moment = self._moments[at]
        later = self.standing[len(self.standing) - len(self._moments) + at :][1:]
        self.table = moment.before
        del self.log[moment.told :]
        del self.standing[len(self.standing) - len(later) - 1 :]
        del self._moments[at:]
        # What others have chosen at the same time stays chosen.
        for entry in later:
            before = self.table.copy()
            self.table.news = []
            self.table.choose(entry.text, entry.seat)
            self._remember(entry, before)
        self.table.news = []
        self.entries.append(Entry(seat, UNDO))

    # ------------------------------------------------------------------ playing again

    def restarted(self) -> Game:
        """The same game before its first choice."""
        if self._first is not None:
            return Game(self._first.copy(), None, None, self.names, self.position)
        table = table_for(self.table.rules, self.chance)
        return Game(table, self.seed, self.correction_file, self.names)

    def replayed(self) -> Iterator[tuple[Entry, Game]]:
        """The game once more, entry by entry: each one with the game right after it."""
        game = self.restarted()
        for entry in self.entries:
            game.enter(entry)
            yield entry, game


class _Moment:
    """A choice that can be taken back: whose it is, the table before it, and how long the log was."""

    def __init__(self, seat: int, before: Table, told: int) -> None:
        self.seat = seat
        self.before = before
        self.told = told

    @property
    def at_once(self) -> bool:
        """Whether several seats were choosing at the same time."""
        return self.before.pending != 0


JOINERS: Final = "\u200c\u200d"
"""Letters without a width that some scripts need inside of words, and pictures that are made of several."""


def is_readable(text: str) -> bool:
    """Whether it is a line of letters that can be seen, joined in whatever way."""
    letters = "".join(letter for letter in text if letter not in JOINERS)
    return bool(letters.strip()) and letters.isprintable()


def one_line(text: str, what: str) -> str:
    """The text, if it can stand on one line of a record before a comment."""
    if not is_readable(text) or text != text.strip() or ";" in text:
        raise BadSetup(
            f"{text!r} cannot be {what}: write one line of printable letters without ';' and outer blanks",
            Reason("refusal-name", {"name": text}),
        )
    return text
