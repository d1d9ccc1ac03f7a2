"""Many games stepped together, NumPy arrays in and out: the basis for learning.

    simulator = BatchSimulator(1024, edition="2015", players=4)
    now = simulator.reset(seed=7)
    while learning:
        now = simulator.step(policy(now.observations, now.masks))

In every game one seat has to decide; seats that set their discs at the same time do so one after the other, none of
them seeing what the others have set. Games that end begin anew at once.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elgrande.research.core.batch import Batch
from elgrande.research.errors import BadAction, BadKeyword, BadShape, NotReady
from elgrande.research.spaces import Bytes, Interface, Mask, interface_for, reward_number, seen, setup_of
from elgrande.rules import Setup, rules_for

Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


class Step(NamedTuple):
    """What the games look like now, one row for each."""

    observations: Bytes
    """Games by ``simulator.interface.size``: what the seat sees that has to decide."""
    masks: Mask
    """Games by ``simulator.interface.actions``: 1 for what it may do."""
    seats: Numbers
    """Which seat that is."""
    rewards: Floats
    """Games by players: what the last step brought each seat."""
    dones: npt.NDArray[np.bool_]
    """Whether the last step ended a game, so that this is a new one."""


class BatchSimulator:
    """So many games of one setup, in this process or spread over several.

    With more than one worker, other processes are started: a script that does so needs the usual
    ``if __name__ == "__main__":``. Use it as a context manager, or ``close`` it.
    """

    def __init__(
        self,
        games: int,
        *,
        edition: str = "2015",
        players: int = 4,
        sets: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        seed: int = 0,
        workers: int = 1,
        version: int = 0,
    ) -> None:
        if games < 1:
            raise BadKeyword(f"a simulator needs at least one game, not {games}")
        if not 1 <= workers <= games:
            raise BadKeyword(f"{games} games can be spread over 1 to {games} workers, not {workers}")
        self.setup: Setup = setup_of(edition, players, sets, options, version)
        self.interface: Interface = interface_for(rules_for(self.setup), version)
        self.games = games
        self.players = players
        number = reward_number(reward)
        self._closed = False
        self._rows: _Rows = (
            _Here(self.interface, games, number, seed)
            if workers == 1
            else _Elsewhere(self.interface, games, number, seed, workers)
        )

    def reset(self, seed: int | None = None) -> Step:
        """All games begin anew; with a seed, the same games every time."""
        self._check_open()
        return self._rows.reset(seed)

    def step(self, actions: npt.ArrayLike) -> Step:
        """One action for every game. If one is illegal, no game has changed."""
        self._check_open()
        array = np.asarray(actions)
        if array.shape != (self.games,):
            raise BadShape(
                f"step takes one action for each of {self.games} games, not an array {array.shape}"
            )
        if array.dtype.kind not in "iu":
            raise BadShape(f"actions are whole numbers, not {array.dtype}")
        return self._rows.step(array)

    def sample(self) -> Numbers:
        """A random legal action for every game."""
        self._check_open()
        return self._rows.sample()

    @property
    def scores(self) -> Numbers:
        """Games by players: the final points of the last game that ended in each row."""
        return self._rows.scores()

    @property
    def played(self) -> int:
        """How many games have ended."""
        return self._rows.played()

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._rows.close()

    def _check_open(self) -> None:
        if self._closed:
            raise NotReady("this simulator is closed; make a new one")

    def __enter__(self) -> BatchSimulator:
        return self

    def __exit__(self, *unused: object) -> None:
        self.close()


class _Rows:
    """Where the games are."""

    def reset(self, seed: int | None) -> Step:
        raise NotImplementedError

    def step(self, actions: npt.NDArray[np.integer]) -> Step:
        raise NotImplementedError

    def sample(self) -> Numbers:
        raise NotImplementedError

    def scores(self) -> Numbers:
        raise NotImplementedError

    def played(self) -> int:
        raise NotImplementedError

    def close(self) -> None:
        """Nothing to clean up."""


def _refuse(interface: Interface, game: int, action: int, seat: int) -> BadAction:
    name = f" ('{interface.name(action)}')" if 0 <= action < interface.actions else ""
    return BadAction(
        f"action {action}{name} is not legal for seat {seat} in game {game}; take one whose mask is 1"
    )


class _Here(_Rows):
    """All games in this process."""

    def __init__(self, interface: Interface, games: int, reward: int, seed: int) -> None:
        self.interface = interface
        self.batch = Batch(interface, games, reward, seed)
        self.games = games
        self.players: int = interface.rules.players
        self.last: Step | None = None

    def reset(self, seed: int | None) -> Step:
        if seed is not None:
            self.batch.seed(seed)
        self.batch.restart()
        return self._now()

    def step(self, actions: npt.NDArray[np.integer]) -> Step:
        chosen: list[int] = actions.tolist()
        wrong = self.batch.first_illegal(chosen)
        if wrong >= 0:
            raise _refuse(self.interface, wrong, chosen[wrong], self.batch.tables[wrong].decider)
        self.batch.step(chosen)
        return self._now()

    def sample(self) -> Numbers:
        return seen(self.batch.sample(), np.int64).copy()

    def scores(self) -> Numbers:
        return seen(self.batch.scores, np.int64).reshape(self.games, self.players).copy()

    def played(self) -> int:
        return self.batch.played

    def _now(self) -> Step:
        # The vectors of the batch are read-only to NumPy; what a user gets is his own. The last one is kept until the
        # next is there: large arrays that come and go one at a time are returned to the system each time.
        batch = self.batch
        self.last = Step(
            seen(batch.observations, np.uint8).reshape(self.games, self.interface.size).copy(),
            seen(batch.masks, np.int8).reshape(self.games, self.interface.actions).copy(),
            seen(batch.seats, np.int64).copy(),
            seen(batch.rewards, np.float64).reshape(self.games, self.players).copy(),
            seen(batch.dones, np.bool_).copy(),
        )
        return self.last


# ---------------------------------------------------------------------- several processes


class _Shared:
    """The arrays that all processes see, in one piece of shared memory."""

    def __init__(self, interface: Interface, games: int, name: str | None = None) -> None:
        players = interface.rules.players
        parts: list[tuple[tuple[int, ...], type[np.generic]]] = [
            ((games, players), np.float64),
            ((games, players), np.int64),
            ((games,), np.int64),
            ((games,), np.int64),
            ((games, interface.size), np.uint8),
            ((games, interface.actions), np.int8),
            ((games,), np.bool_),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in parts]
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        views = []
        start = 0
        for (shape, kind), size in zip(parts, sizes, strict=True):
            views.append(np.ndarray(shape, kind, self.memory.buf, start))
            start += size
        self.rewards, self.scores, self.seats, self.actions, self.observations, self.masks, self.dones = views

    def close(self, last: bool) -> None:
        del self.rewards, self.scores, self.seats, self.actions, self.observations, self.masks, self.dones
        self.memory.close()
        if last:
            self.memory.unlink()


class _Elsewhere(_Rows):
    """The games spread over other processes, each with a run of rows of the shared arrays."""

    def __init__(self, interface: Interface, games: int, reward: int, seed: int, workers: int) -> None:
        self.interface = interface
        self.games = games
        self.last: Step | None = None
        self.shared = _Shared(interface, games)
        self.pipes: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        setup = interface.rules.setup
        agreed = (setup.edition, setup.players, setup.sets, setup.options, interface.version)
        self.processes = []
        edges = [games * i // workers for i in range(workers + 1)]
        for i in range(workers):
            here, there = context.Pipe()
            rows = (games, edges[i], edges[i + 1], reward, seed * workers + i)
            process = context.Process(
                target=_work, args=(there, self.shared.memory.name, agreed, rows), daemon=True
            )
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.edges = edges

    def _ask(self, order: str, argument: int | None = None) -> list[int]:
        """Tell all workers to do something; they answer how many games they have finished."""
        for i, pipe in enumerate(self.pipes):
            pipe.send((order, None if argument is None else argument * len(self.pipes) + i))
        return [pipe.recv() for pipe in self.pipes]

    def reset(self, seed: int | None) -> Step:
        self._ask("reset", seed)
        return self._now()

    def step(self, actions: npt.NDArray[np.integer]) -> Step:
        shared = self.shared
        inside = (actions >= 0) & (actions < self.interface.actions)
        legal = inside & (shared.masks[np.arange(self.games), np.where(inside, actions, 0)] == 1)
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise _refuse(self.interface, wrong, int(actions[wrong]), int(shared.seats[wrong]))
        shared.actions[:] = actions
        self._ask("step")
        return self._now()

    def sample(self) -> Numbers:
        self._ask("sample")
        return self.shared.actions.copy()

    def scores(self) -> Numbers:
        return self.shared.scores.copy()

    def played(self) -> int:
        return sum(self._ask("count"))

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(("end", None))
            pipe.close()
        for process in self.processes:
            process.join()
        self.shared.close(last=True)

    def _now(self) -> Step:
        shared = self.shared
        self.last = Step(
            shared.observations.copy(),
            shared.masks.copy(),
            shared.seats.copy(),
            shared.rewards.copy(),
            shared.dones.copy(),
        )
        return self.last


def _work(
    pipe: Connection,
    memory: str,
    agreed: tuple[str, int, list[str], dict[str, str], int],
    rows: tuple[int, int, int, int, int],
) -> None:
    """What a worker does: step its rows whenever it is told to."""
    games, first, end, reward, seed = rows
    edition, players, sets, options, version = agreed
    interface = interface_for(rules_for(Setup(edition, players, sets, options)), version)
    shared = _Shared(interface, games, memory)
    mine = slice(first, end)
    batch = Batch(interface, end - first, reward, seed)
    while True:
        try:
            order, argument = pipe.recv()
        except EOFError:
            break
        if order == "end":
            break
        if order == "sample":
            shared.actions[mine] = seen(batch.sample(), np.int64)
        elif order == "step":
            batch.step(shared.actions[mine].tolist())
            _show(batch, shared, mine)
        elif order == "reset":
            if argument is not None:
                batch.seed(argument)
            batch.restart()
            _show(batch, shared, mine)
        pipe.send(int(batch.played))
    shared.close(last=False)


def _show(batch: Batch, shared: _Shared, mine: slice) -> None:
    players = shared.rewards.shape[1]
    interface = batch.interface
    shared.observations[mine] = seen(batch.observations, np.uint8).reshape(-1, interface.size)
    shared.masks[mine] = seen(batch.masks, np.int8).reshape(-1, interface.actions)
    shared.seats[mine] = seen(batch.seats, np.int64)
    shared.rewards[mine] = seen(batch.rewards, np.float64).reshape(-1, players)
    shared.dones[mine] = seen(batch.dones, np.bool_)
    shared.scores[mine] = seen(batch.scores, np.int64).reshape(-1, players)
