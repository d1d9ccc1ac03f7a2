"""Many games stepped together. A finished game is replaced by a new one at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from elgrande.research.core.interface import Interface
from elgrande.research.core.rewards import DENSE, final_reward
from elgrande.rules.dice import Dice
from elgrande.rules.ruleset import draw_chance
from elgrande.rules.sets.build import table_for
from elgrande.rules.table import POINTS, Table

_ONE: Final[u8] = 1


class Batch:
    """So many games of the same rules, each waiting for the decision of one seat.

    After ``step`` the results lie in vectors, row by row for each game. They are new ones every time, so that views
    of the old ones stay what they are.
    """

    def __init__(self, interface: Interface, games: int, reward: int, seed: int) -> None:
        rules = interface.rules
        self.rules = rules
        self.interface = interface
        self.size: i64 = interface.size
        self.actions: i64 = interface.actions
        self.games: i64 = games
        self.reward: i64 = reward
        self.dice = Dice(seed)
        self.tables: list[Table] = []
        rows: list[int] = list(interface.blank) * games
        self.blank: vec[u8] = vec[u8](rows)
        self.nothing: vec[u8] = vec[u8]([0] * (games * int(interface.actions)))
        self.no_rewards: vec[float] = vec[float]([0.0] * (games * rules.players))
        self.no_ends: vec[u8] = vec[u8]([0] * games)
        self.observations: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        self.rewards: vec[float] = vec[float]()
        self.dones: vec[u8] = vec[u8]()
        self.seats: vec[i64] = vec[i64]([0] * games)
        """The seat that decides in each game."""
        self.scores: vec[i64] = vec[i64]([0] * (games * rules.players))
        """The final points of the last game that ended in each row."""
        self.played: i64 = 0
        """Games that have ended so far."""
        self.restart()

    def restart(self) -> None:
        """All games begin anew."""
        self.tables = [self._new_table() for _ in range(self.games)]
        self._clear()
        for i in range(self.games):
            self._look(i)

    def seed(self, seed: int) -> None:
        self.dice = Dice(seed)

    def first_illegal(self, actions: list[int]) -> int:
        """The first game whose action is not legal, -1 if all are."""
        masks = self.masks
        most = self.actions
        for i in range(self.games):
            action: i64 = actions[i]
            if action < 0 or action >= most or masks[i * most + action] != _ONE:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """The deciding seat of every game takes its action, which must be legal."""
        self._clear()
        players = self.rules.players
        for i in range(self.games):
            table = self.tables[i]
            action: i64 = actions[i]
            code = self.interface.code_of(action, table.decider)
            if self.reward == DENSE:
                for seat in range(players):
                    self.rewards[i * players + seat] -= float(table.seats[POINTS + seat])
            table.play(code)
            if self.reward == DENSE:
                for seat in range(players):
                    self.rewards[i * players + seat] += float(table.seats[POINTS + seat])
            if table.over:
                self._end(i, table)
            # At once, while the table is still in the processor's cache.
            self._look(i)

    def sample(self) -> vec[i64]:
        """A random legal action for every game."""
        actions = self.seats[:]
        for i in range(self.games):
            table = self.tables[i]
            options = table.options
            actions[i] = self.interface.action_of(options[self.dice.below(len(options))], table.decider)
        return actions

    def _new_table(self) -> Table:
        seed: int = self.dice.next()
        return table_for(self.rules, draw_chance(self.rules, seed), False)

    def _end(self, i: i64, table: Table) -> None:
        players = self.rules.players
        for seat in range(players):
            self.rewards[i * players + seat] += final_reward(table, self.reward, seat)
            self.scores[i * players + seat] = table.seats[POINTS + seat]
        self.dones[i] = _ONE
        self.played += 1
        self.tables[i] = self._new_table()

    def _clear(self) -> None:
        """New vectors for the next results."""
        self.observations = self.blank[:]
        self.masks = self.nothing[:]
        self.rewards = self.no_rewards[:]
        self.dones = self.no_ends[:]

    def _look(self, i: i64) -> None:
        """Write down what the deciding seat of a game sees and may do."""
        table = self.tables[i]
        seat = table.decider
        self.seats[i] = seat
        self.interface.write(table, seat, self.observations, i * self.size)
        self.interface.write_mask(table, seat, self.masks, i * self.actions)
