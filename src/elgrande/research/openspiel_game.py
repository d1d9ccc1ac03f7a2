"""El Grande for OpenSpiel: the games ``elgrande`` and, with every expansion, ``elgrande_v1``.

    import pyspiel, elgrande.research.openspiel_game
    game = pyspiel.load_game("elgrande(edition=2023,players=3,sets=new-regency+veteran-cards)")

Chance is explicit: every card is drawn when it is turned up. Where several players choose at the same time (discs,
modifiers to pass on), the node is a simultaneous one. ``resample_from_infostate`` draws what a player cannot know anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from elgrande.research.core.rewards import DENSE, final_reward
from elgrande.research.errors import BadAction, BadKeyword
from elgrande.research.render import as_text
from elgrande.research.shuffles import Shuffles
from elgrande.research.spaces import Interface, interface_for, reward_number, seen, setup_of
from elgrande.rules import Dice, Rules, Setup, Table, imagine, print_choice, rules_for
from elgrande.rules.imagining import spied_by
from elgrande.rules.sets.build import table_for
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.table import HAND, PASSED, POINTS

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

EVERYBODY: Final = -1
UNKNOWN: Final = -1
"""A choice in the log that was imagined away."""
MOST_CHOICES: Final = 4000
"""No game is longer."""
HISTORY: Final = 1024
"""Entries of the history in an information state tensor; of a longer one the last."""
MOST_DRAWN: Final = 128
"""Outcomes of chance are smaller numbers, and there are never more of them in a game."""

DEFAULTS: Final[dict[str, Any]] = {"edition": 2015, "players": 4, "sets": "", "options": "", "reward": "rank"}

_SUMS: Final = {"rank": (-1.0, 1.0, 0.0), "win": (0.0, 1.0, 1.0), "share": (0.0, 1.0, 1.0)}
"""Least and highest utility, and the sum of all, of the rewards whose sum is fixed."""

_INFO: Final = {
    "dynamics": pyspiel.GameType.Dynamics.SIMULTANEOUS,
    "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    "max_num_players": 5,
    "min_num_players": 2,
    "provides_information_state_string": True,
    "provides_information_state_tensor": True,
    "provides_observation_string": True,
    "provides_observation_tensor": True,
    "parameter_specification": DEFAULTS,
}


def _game_type(reward: str, version: int) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    model = pyspiel.GameType.RewardModel
    kinds = {"rank": utility.ZERO_SUM, "win": utility.CONSTANT_SUM, "share": utility.CONSTANT_SUM}
    return pyspiel.GameType(
        short_name="elgrande_v1" if version else "elgrande",
        long_name="El Grande with every expansion" if version else "El Grande",
        utility=kinds.get(reward, utility.GENERAL_SUM),
        reward_model=model.REWARDS if reward == "points" else model.TERMINAL,
        **_INFO,
    )


class ElGrandeGame(pyspiel.Game):  # type: ignore[misc]
    """The game. Parameters: edition, players, sets (``a+b``), options (``name:value+name:value``), reward."""

    version: ClassVar[int] = 0
    """Of observations and actions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        agreed = {**DEFAULTS, **(params or {})}
        reward = str(agreed["reward"])
        self.reward = reward_number(reward)
        self.setup = _setup(agreed, self.version)
        self.rules: Rules = rules_for(self.setup)
        self.interface: Interface = interface_for(self.rules, self.version)
        least, highest, total = _SUMS.get(reward, (-500.0, 500.0, None))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.interface.actions,
            max_chance_outcomes=MOST_DRAWN,
            num_players=self.setup.players,
            min_utility=least,
            max_utility=highest,
            utility_sum=total,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(_game_type(reward, self.version), info, params or {})

    def new_initial_state(self) -> ElGrandeState:
        return ElGrandeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWN

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ElGrandeObserver:
        if params:
            raise BadKeyword(f"observers of El Grande take no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return ElGrandeObserver(self, recall)


class ElGrandeGame1(ElGrandeGame):
    """The same with version 1 of observations and actions."""

    version: ClassVar[int] = 1


def _setup(agreed: dict[str, Any], version: int) -> Setup:
    sets = [name for name in str(agreed["sets"]).split("+") if name]
    options: dict[str, str] = {}
    for part in str(agreed["options"]).split("+"):
        if part:
            name, colon, value = part.partition(":")
            if not colon:
                raise BadKeyword(f"options are written name:value+name:value, not '{agreed['options']}'")
            options[name] = value
    return setup_of(str(agreed["edition"]), int(agreed["players"]), sets, options, version)


# ---------------------------------------------------------------------- what a state is made of


class Position:
    """A table, or the choices that lead to one as soon as chance has turned up its cards."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.shuffles = Shuffles(rules)
        self.table: Table | None = None
        """The last table at which somebody could choose; None before the first one."""
        self.choices: list[tuple[int, int]] = []
        """What was chosen there, while chance is still drawing."""
        self.log: list[tuple[int, int, int]] = []
        """All that has happened: who, what (option code or outcome), and which seats have seen it."""
        self.player = CHANCE
        self.former: Table | None = None
        """The table before the last choice."""

    def __deepcopy__(self, memo: object) -> Position:
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.shuffles = self.shuffles.copy()
        # A table is replaced, never changed, so that copies may share it.
        other.choices = list(self.choices)
        other.log = list(self.log)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.rules.setup
        agreed = (setup.edition, setup.players, setup.sets, setup.options)
        shuffles = {name: value for name, value in self.shuffles.__dict__.items() if name != "rules"}
        rest = (self.table, self.choices, self.log, self.player, self.former)
        return _position, (agreed, shuffles, rest)

    # ------------------------------------------------------------------ going on

    def draw(self, outcome: int) -> None:
        self.log.append((CHANCE, outcome, self.shuffles.known_to()))
        self.shuffles.draw(outcome)
        if not self.shuffles.questions:
            self._go_on(self.shuffles.rounds > 0 or self.table is None)

    def choose(self, choices: list[tuple[int, int]]) -> None:
        """Seats choose option codes, all at the same time if there are several."""
        assert self.table is not None
        first = len(self.log)
        for seat, code in choices:
            self.log.append((seat, code, _seen_by(seat, self.table)))
        self.choices = choices
        self._go_on(False)
        if self.player != CHANCE and self.table.pending:
            # Discs of which others are still to be set stay covered, except for spies.
            for i, (seat, code, known) in enumerate(self.log[first:]):
                spies = [who for who in range(self.rules.players) if spied_by(self.table, who, seat)]
                covered = 1 << seat | sum(1 << who for who in spies)
                self.log[first + i] = (seat, code, known & covered)

    def _go_on(self, drawn: bool) -> None:
        """Play the choices; if that begins a round whose cards are not drawn yet, chance is next."""
        old = self.table
        if old is None:
            new = table_for(self.rules, self.shuffles.chance(), False)
        else:
            new = old.copy()
            if drawn:
                new.chance = self.shuffles.chance()
            for seat, code in self.choices:
                new.play_for(seat, code)
        begun = old is None or new.round != old.round
        if begun and new.round and self.rules.round_index(new.round) >= self.shuffles.rounds:
            self.shuffles.turn_up()
            if self.shuffles.questions:
                self.player = CHANCE
                return
        self.former = old
        self.table = new
        self.choices = []
        if new.over:
            self.player = TERMINAL
        else:
            self.player = SIMULTANEOUS if new.pending & (new.pending - 1) else new.decider


def _position(
    agreed: tuple[str, int, list[str], dict[str, str]], shuffles: dict[str, Any], rest: tuple[Any, ...]
) -> Position:
    position = Position(rules_for(Setup(*agreed)))
    position.shuffles.__dict__.update(shuffles)
    position.table, position.choices, position.log, position.player, position.former = rest
    return position


def _seen_by(seat: int, table: Table) -> int:
    """Who learns what a seat has chosen: a bit mask."""
    kind = table.task.kind
    if kind not in DECISIONS or not DECISIONS[kind].secret:
        return EVERYBODY
    if table.task.secret == PASSED:
        return 1 << seat | 1 << (seat + 1) % table.rules.players
    return 1 << seat


class ElGrandeState(pyspiel.State):  # type: ignore[misc]
    """A position of the game, as OpenSpiel wants to see it."""

    def __init__(self, game: ElGrandeGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules)

    @property
    def table(self) -> Table | None:
        """The table, None before it is laid out. Do not change it."""
        return self.position.table

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        table = self.position.table
        return [] if table is None else self._interface.legal_actions(table, player)

    @property
    def _interface(self) -> Interface:
        return self.get_game().interface  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.shuffles.outcomes()

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.player == CHANCE:
            if action not in [outcome for outcome, _ in position.shuffles.outcomes()]:
                raise BadAction(f"{action} is not an outcome of chance now; see chance_outcomes()")
            position.draw(action)
            return
        position.choose([(position.player, self._code(position.player, action))])

    def _apply_actions(self, actions: list[int]) -> None:
        table = self.position.table
        assert table is not None
        self.position.choose([(seat, self._code(seat, actions[seat])) for seat in table.deciders])

    def _code(self, player: int, action: int) -> int:
        table = self.position.table
        if table is None or not self._interface.is_legal(table, player, action):
            legal = [] if table is None else self._interface.legal_actions(table, player)
            raise BadAction(
                f"action {action} is not legal for player {player} now; legal are {legal or 'none'}"
            )
        return self._interface.code_of(action, player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.position.shuffles.text(action)
        return self._interface.text(action, player)

    def returns(self) -> list[float]:
        position, players = self.position, self.num_players()
        reward = self.get_game().reward
        if position.table is None:
            return [0.0] * players
        if reward == DENSE:
            return [float(position.table.seats[POINTS + seat]) for seat in range(players)]
        if position.player != TERMINAL:
            return [0.0] * players
        return [final_reward(position.table, reward, seat) for seat in range(players)]

    def rewards(self) -> list[float]:
        if self.get_game().reward != DENSE:
            return self.returns()
        old, new = self.position.former, self.position.table
        if self.position.player == CHANCE or old is None or new is None:
            return [0.0] * self.num_players()
        return [float(after - before) for before, after in zip(old.scores, new.scores, strict=True)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ElGrandeState:
        """A state that looks to the player exactly like this one, with everything drawn anew that he cannot know.

        What others chose in secret is no longer in their log; their hands tell the outcome.
        """
        if self.position.player == CHANCE or self.position.table is None:
            raise BadAction("a state can be resampled where a player has to choose, not at a chance node")
        other = self.clone()
        position = other.position
        position.table = imagine(self.position.table, player, Dice(int(sampler() * (1 << 31))))
        position.log = [
            (who, code if known & 1 << player else UNKNOWN, known) for who, code, known in position.log
        ]
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        position = self.position
        log = " ".join(f"{who}:{code}" for who, code, _ in position.log)
        if position.table is None:
            return f"before the game\nlog: {log}"
        return f"{as_text(position.table)}\nlog: {log}"


class ElGrandeObserver:
    """What a player sees: the observation, and with perfect recall everything he has ever seen."""

    def __init__(self, game: ElGrandeGame, recall: bool) -> None:
        self.recall = recall
        self.interface = game.interface
        self.size: int = self.interface.size
        self.tensor = np.zeros(self.size + (2 * HISTORY if recall else 0), np.float32)
        self.dict = {
            plane.name: self.tensor[plane.start : plane.start + plane.size].reshape(plane.shape)
            for plane in self.interface.planes
        }
        if recall:
            self.dict["history"] = self.tensor[self.size :].reshape(HISTORY, 2)

    def set_from(self, state: ElGrandeState, player: int) -> None:
        """Fill ``tensor`` with what the player sees."""
        position = state.position
        if position.table is None:
            self.tensor[: self.size] = 0
        else:
            self.tensor[: self.size] = seen(self.interface.observe(position.table, player), np.uint8)
        if self.recall:
            self.tensor[self.size :] = 0
            for row, (who, code, known) in enumerate(position.log[-HISTORY:]):
                visible = known & 1 << player and code != UNKNOWN
                self.dict["history"][row] = (who + 2, self._number(who, code) + 1 if visible else 0)

    def _number(self, who: int, code: int) -> int:
        """What stands in the history: outcomes of chance, options, and in version 1 actions as whoever chose sees them."""
        return code if who == CHANCE or self.interface.version == 0 else self.interface.action_of(code, who)

    def string_from(self, state: ElGrandeState, player: int) -> str:
        """What the player sees, as text."""
        position = state.position
        table = position.table
        if not self.recall:
            if table is None:
                return "before the game"
            return f"{as_text(table)}\nhand: {_hand(table, player)}"
        items = []
        for who, code, known in position.log:
            if not known & 1 << player or code == UNKNOWN:
                items.append(f"{who}:?")
            else:
                items.append(f"{who}:{code if who == CHANCE else print_choice(code)}")
        hand = "" if table is None else f" hand {_hand(table, player)}"
        return f"player {player}{hand} log {', '.join(items)}"


def _hand(table: Table, player: int) -> str:
    """Power cards, then modifiers, as a bit mask in hexadecimal digits."""
    return f"{table.seats[HAND + player]:x}"


pyspiel.register_game(_game_type("rank", 0), ElGrandeGame)
pyspiel.register_game(_game_type("rank", 1), ElGrandeGame1)
