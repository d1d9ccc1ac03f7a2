"""What a set is to the setup of a game: its name, what it goes with, its options, and how it joins."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Final

from elgrande.rules.errors import Reason

if TYPE_CHECKING:
    from elgrande.rules.agenda import Task
    from elgrande.rules.effects.base import Effect
    from elgrande.rules.expansion import Expansion
    from elgrande.rules.ruleset import Card, Rules
    from elgrande.rules.sets.corrections import Corrections
    from elgrande.rules.sets.setup import Setup

EDITION_NAMES: Final = ["1995", "2015", "2023"]
IN_BIG_BOX: Final = "big-box"
"""The family of the expansions of 2015, which share pieces and tasks."""
NOT_LISTED: Final = "the Big Box does not list them as a mix"
NO_STACKS: Final = "one needs the action stacks that the other does away with"


class Option:
    """A table option: its allowed values, the first one being the default, and the editions that know it."""

    def __init__(
        self,
        name: str,
        values: list[str],
        about: str,
        editions: list[str],
        needs: str = "",
        listed: bool = False,
        everything: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.about = about
        self.editions = editions
        self.needs = needs
        """The set without which it means nothing."""
        self.listed = listed
        """Whether several values can be chosen, with + between them."""
        self.everything = everything
        """The value that stands for a list of all others."""


class Clash:
    """Two sets that do not go together, or had better not."""

    def __init__(self, first: str, second: str, key: str, why: str, allowed: bool = False) -> None:
        self.first = first
        self.second = second
        self.key = key
        """The text that tells players why."""
        self.why = why
        self.allowed = allowed
        """It can be played all the same, after a warning."""

    def __str__(self) -> str:
        return f"'{self.first}' with '{self.second}': {self.why}"

    @property
    def reason(self) -> Reason:
        return Reason(self.key, {"set": self.first, "other_set": self.second})


def _no_cards() -> list[Card]:
    return []


class GameSet:
    """One set, as its folder declares it. Everything but its name can be left out.

    A set of cards alone needs no more than ``cards``: they are shuffled into their stacks.
    """

    def __init__(
        self,
        name: str,
        editions: list[str],
        about: str = "",
        needs: str = "",
        family: str = "",
        cards: Callable[[], list[Card]] = _no_cards,
        deck: Callable[[Setup, list[Card]], list[Card]] | None = None,
        join: Callable[[Rules, Corrections], Expansion | None] | None = None,
        close: Callable[[Rules], None] | None = None,
        applies: Callable[[Setup], bool] | None = None,
        check: Callable[[Setup], None] | None = None,
        options: list[Option] | None = None,
        clashes: list[Clash] | None = None,
        rooms: list[ModuleType] | None = None,
        verbs: list[type[Effect]] | None = None,
        texts: dict[str, str] | None = None,
        no_stacks: bool = False,
    ) -> None:
        self.name = name
        """What ``--set`` calls it; empty for what comes into a game by itself."""
        self.editions = editions
        self.about = about
        self.needs = needs
        """Another set without which it cannot be played."""
        self.family = family
        self.cards = cards
        """Everything with a text of its own that it brings as a card."""
        self._deck = deck
        self._join = join
        self._close = close
        self._applies = applies
        self._check = check
        self.options: list[Option] = [] if options is None else options
        self.clashes: list[Clash] = [] if clashes is None else clashes
        """Sets that it does not go with, or had better not."""
        self.rooms: list[ModuleType] = [] if rooms is None else rooms
        """The modules with effects and tasks that only it has: their ``EFFECTS`` and ``TASKS``."""
        self.verbs: list[type[Effect]] = [] if verbs is None else verbs
        """Shared effects that only a game with this set, or with one like it, can carry out."""
        self.texts: dict[str, str] = {} if texts is None else texts
        """Texts by language, for a set without a folder of them."""
        self.no_stacks = no_stacks
        """It does away with the action stacks, so that cards alone do not go with it."""

    @property
    def homemade(self) -> bool:
        """Whether it is somebody's own, without files of texts: no box, no translator and no page waits for it."""
        return bool(self.texts)

    @property
    def cards_alone(self) -> bool:
        """Whether it is nothing but cards for the stacks."""
        return self._deck is None and self._join is None and bool(self.cards())

    @property
    def effects(self) -> list[type[Effect]]:
        """The effects that need what it brings."""
        own = [effect for room in self.rooms for effect in getattr(room, "EFFECTS", [])]
        return [*own, *self.verbs]

    @property
    def tasks(self) -> list[Task]:
        """Its tasks, in the order in which they get their numbers."""
        return [task for room in self.rooms for task in getattr(room, "TASKS", [])]

    def applies(self, setup: Setup) -> bool:
        """Whether it is in a game."""
        return self.name in setup.sets if self._applies is None else self._applies(setup)

    def check(self, setup: Setup) -> None:
        """Refuse a setup that its options or cards do not allow."""
        if self._check is not None:
            self._check(setup)

    def deck(self, setup: Setup, cards: list[Card]) -> list[Card]:
        """The action cards of a game that has the set, given those without it."""
        if self._deck is not None:
            return self._deck(setup, cards)
        return cards + self.cards() if self._join is None else cards

    def join(self, rules: Rules, corrections: Corrections) -> Expansion | None:
        """Put the set into the rules of a game; its answers to their questions, if it has any."""
        return None if self._join is None else self._join(rules, corrections)

    def close(self, rules: Rules) -> None:
        """Finish what can only be done when all sets have joined."""
        if self._close is not None:
            self._close(rules)
