"""What an environment needs to know about a version of observations and actions, for one ruleset."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from elgrande.research.core.actions import action_of, code_of, options_of
from elgrande.research.core.layout import PLANES, SIZE, Plane
from elgrande.research.core.observe import Observer
from elgrande.research.core.vocabulary import ACTIONS, LIFT, PLACES, SWAP, TEXTS
from elgrande.rules.choices import CHOICE_TEXTS
from elgrande.rules.places import COLOURS, PLACE_IDS
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import Table

_ONE: Final[u8] = 1
DISTANCES: Final = ["own", "left1", "left2", "left3", "left4", "neutral"]


class Interface:
    """Observations and actions of one version. What the versions differ in is for each of them to say."""

    def __init__(
        self, version: int, rules: Rules, planes: list[Plane], size: int, actions: int, blank: vec[u8]
    ) -> None:
        self.version = version
        self.rules = rules
        self.planes = planes
        self.size: i64 = size
        """Length of an observation."""
        self.actions: i64 = actions
        """Number of actions."""
        self.blank: vec[u8] = blank
        """An observation in which nothing is filled in but what was settled before the game."""
        self.no_actions: vec[u8] = vec[u8]([0] * actions)

    def write(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        """Fill a row that begins at ``row`` and is as empty as ``blank``."""
        raise NotImplementedError

    def action_of(self, code: i64, seat: i64) -> i64:
        """The action with which a seat chooses an option; -1 if there is none."""
        raise NotImplementedError

    def code_of(self, action: i64, seat: i64) -> i64:
        """The option that a seat chooses with an action."""
        raise NotImplementedError

    def name(self, action: int) -> str:
        """What an action means to whoever takes it, colours counted from the own seat."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the same for all

    def observe(self, t: Table, seat: i64) -> vec[u8]:
        """What a seat sees, as a new row."""
        row = self.blank[:]
        self.write(t, seat, row, 0)
        return row

    def write_mask(self, t: Table, seat: i64, out: vec[u8], at: i64) -> None:
        """Mark the legal actions of a seat in a row of zeros that begins at ``at``."""
        for code in options_of(t, seat):
            out[at + self._known(code, seat)] = _ONE

    def mask(self, t: Table, seat: i64) -> vec[u8]:
        """The legal actions of a seat as ones among zeros."""
        row = self.no_actions[:]
        self.write_mask(t, seat, row, 0)
        return row

    def legal_actions(self, t: Table, seat: i64) -> list[int]:
        """The legal actions of a seat in ascending order; none if it has nothing to choose."""
        actions: list[int] = [self._known(code, seat) for code in options_of(t, seat)]
        actions.sort()
        return actions

    def _known(self, code: i64, seat: i64) -> i64:
        action = self.action_of(code, seat)
        if action < 0:
            raise ValueError(f"version {self.version} has no action for '{CHOICE_TEXTS[code]}' in this mix")
        return action

    def is_legal(self, t: Table, seat: i64, action: i64) -> bool:
        if action < 0 or action >= self.actions:
            return False
        code = self.code_of(action, seat)
        return any(option == code for option in options_of(t, seat))

    def text(self, action: i64, seat: i64) -> str:
        """The choice at the table that a seat makes with an action."""
        return CHOICE_TEXTS[self.code_of(action, seat)]


class Version0(Interface):
    """The base games: one layout for all of them."""

    def __init__(self, rules: Rules) -> None:
        self.observer = Observer(rules)
        super().__init__(0, rules, PLANES, SIZE, ACTIONS, self.observer.blank)

    def write(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        self.observer.write(t, seat, out, row)

    def action_of(self, code: i64, seat: i64) -> i64:
        return action_of(code, seat, self.rules.players)

    def code_of(self, action: i64, seat: i64) -> i64:
        return code_of(action, seat, self.rules.players)

    def name(self, action: int) -> str:
        return name_of(action)


def name_of(action: int) -> str:
    """What an action of version 0 means to whoever takes it."""
    if action >= LIFT:
        distance, place = divmod(action - LIFT, PLACES)
        return f"lift {DISTANCES[distance]} {PLACE_IDS[place]}"
    if SWAP <= action < SWAP + COLOURS:
        return f"swap {DISTANCES[action - SWAP]}"
    return TEXTS[action]
