"""What is kept in the browser: tables, their entries and who plays.

Tables themselves are small and all in memory; what happened at them is read when somebody goes there. What the browser
cannot keep stays in memory and is tried again with the next change, so that a game goes on as long as the page is open.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from elgrande.review.judge import STRENGTHS
from elgrande.server.problems import no_such_table
from elgrande.server.rows import Account, ChatRow, EntryRow, Move, SeatRow, Stale, Stored
from elgrande.tab.browser import Browser

GAMES: Final = "games"
ENTRIES: Final = "entries"
SNAPSHOTS: Final = "snapshots"
PEOPLE: Final = "people"
ME: Final = "me"

_FIRST: Final[dict[str, Any]] = {
    "revision": 0,
    "keeper": None,
    "record": None,
    "clocks": None,
    "around": None,
    "wake": None,
}
"""What a table has besides its facts, before anything has happened."""


class Row(dict[str, Any]):
    """What is known of a table. An older page may have kept it, which knew less: that is nothing, and no mistake."""

    def __missing__(self, name: str) -> Any:
        return None


class Kept(msgspec.Struct):
    """A table without what happened at it."""

    row: dict[str, Any]
    seats: list[SeatRow]
    chat: list[ChatRow] = []


class Change(msgspec.Struct):
    """Something that is put in one of the stores, or removed from it."""

    store: str
    key: str
    value: str | None


class Changes(msgspec.Struct):
    changes: list[Change]
    game: str | None = None
    revision: int = 0
    """The revision that a table must have; otherwise another tab was faster."""


class Recalled(msgspec.Struct):
    entries: list[EntryRow]
    snapshot: str | None
    game: str | None = None


class Beginning(msgspec.Struct):
    """What the browser has kept from other days."""

    games: dict[str, str] = {}
    me: str | None = None
    kept: str = "kept"
    """Whether it can keep anything: ``kept``, ``full`` or ``forbidden``."""


def entry_key(game: str, number: int) -> str:
    """Keys of the entries of a game, in their order."""
    return f"{game}/{number:06}"


def review_key(game: str, strength: str) -> str:
    """Reviews lie beside the snapshots of their games."""
    return f"{game}/review/{strength}"


class Memory:
    """Keeps tables in the browser. ``move`` is what a table calls."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.games: dict[str, Kept] = {}
        self.me: Account | None = None
        self.trouble = "kept"
        """Why the browser keeps nothing, if it does not."""
        self._unsaved: dict[tuple[str, str], Change] = {}

    def begin(self, told: str) -> None:
        beginning = msgspec.json.decode(told, type=Beginning)
        for game, text in beginning.games.items():
            self.games[game] = msgspec.json.decode(text, type=Kept)
        if beginning.me is not None:
            self.me = Account(*msgspec.json.decode(beginning.me))
        self._went(beginning.kept)

    # ------------------------------------------------------------------ reading

    async def load(self, game: str) -> Stored:
        """A table with everything that happened at it."""
        if game not in self.games:
            raise no_such_table()
        told = msgspec.json.decode(await self.browser.recall(game), type=Recalled)
        if game not in self.games:
            # It was removed meanwhile.
            raise no_such_table()
        if told.game is not None and (ENTRIES, entry_key(game, 1)) not in self._unsaved:
            # Another tab may have gone on with it.
            self.games[game] = msgspec.json.decode(told.game, type=Kept)
        kept = self.games[game]
        rows = {row.number: row for row in told.entries}
        for change in self._unsaved.values():
            if change.store == ENTRIES and change.key.startswith(f"{game}/") and change.value is not None:
                row = msgspec.json.decode(change.value, type=EntryRow)
                rows[row.number] = row
        entries = [rows[number] for number in sorted(rows) if number <= kept.row["number"]]
        snapshot = None if told.snapshot is None else msgspec.json.decode(told.snapshot)
        return Stored(Row(kept.row), kept.seats, entries, snapshot, kept.chat)

    # ------------------------------------------------------------------ keeping

    async def move(self, move: Move) -> None:
        """Change a table; nobody hears of it before it is kept."""
        kept = self.games.get(move.game)
        if kept is None:
            raise no_such_table()
        if kept.row["revision"] != move.revision:
            raise Stale("the table was changed meanwhile")
        seats = {row.seat: row for row in [*kept.seats, *move.seats]}
        row = {**kept.row, **move.values, "revision": move.revision + 1}
        changed = Kept(_plain(row), [seats[seat] for seat in sorted(seats)], kept.chat)
        changes = [_put(GAMES, move.game, changed)]
        changes += [_put(ENTRIES, entry_key(move.game, entry.number), entry) for entry in move.entries]
        if move.snapshot is not None:
            changes.append(Change(SNAPSHOTS, move.game, move.snapshot[1]))
        await self._keep(changes, move.game, move.revision)
        self.games[move.game] = changed

    async def add(self, values: dict[str, Any], seats: list[SeatRow], entries: list[EntryRow] = []) -> None:  # noqa: B006
        """A new table, or a record that somebody brings."""
        game = str(values["id"])
        kept = Kept(_plain({**_FIRST, **values}), list(seats))
        changes = [_put(GAMES, game, kept)]
        changes += [_put(ENTRIES, entry_key(game, entry.number), entry) for entry in entries]
        await self._keep(changes)
        self.games[game] = kept

    async def remove(self, game: str, entries: int) -> None:
        changes = [Change(GAMES, game, None), Change(SNAPSHOTS, game, None)]
        changes += [Change(SNAPSHOTS, review_key(game, strength), None) for strength in STRENGTHS]
        changes += [Change(ENTRIES, entry_key(game, number), None) for number in range(1, entries + 1)]
        # From now on nobody may keep anything of it: that would come after its removal, and stay.
        kept = self.games.pop(game, None)
        try:
            await self._keep(changes)
        except BaseException:
            if kept is not None:
                self.games[game] = kept
            raise

    async def review(self, game: str, strength: str) -> str | None:
        """What is kept of the review of a game."""
        key = review_key(game, strength)
        unsaved = self._unsaved.get((SNAPSHOTS, key))
        return unsaved.value if unsaved else await self.browser.find(SNAPSHOTS, key) or None

    async def keep_review(self, game: str, strength: str, text: str | None) -> None:
        if game in self.games:
            await self._keep([Change(SNAPSHOTS, review_key(game, strength), text)])

    async def say(self, game: str, row: ChatRow) -> ChatRow:
        kept = self.games[game]
        line = row._replace(id=1 + max((said.id for said in kept.chat), default=0))
        changed = Kept(kept.row, kept.seats, [*kept.chat, line])
        await self._keep([_put(GAMES, game, changed)], game, kept.row["revision"])
        self.games[game] = changed
        return line

    async def be(self, account: Account) -> None:
        await self._keep([_put(PEOPLE, ME, account)])
        self.me = account

    async def _keep(self, changes: list[Change], game: str | None = None, revision: int = 0) -> None:
        waiting = {**self._unsaved, **{(change.store, change.key): change for change in changes}}
        if self._unsaved:
            # What was not kept so far may be the very table: nobody else can have changed it.
            game = None
        told = msgspec.json.encode(Changes(list(waiting.values()), game, revision)).decode()
        answer = await self.browser.keep(told)
        if answer == "stale":
            raise Stale("another tab has changed the table meanwhile")
        self._unsaved = {} if answer == "kept" else waiting
        self._went(answer)

    def _went(self, answer: str) -> None:
        if answer != self.trouble:
            self.trouble = answer
            self.browser.tell(msgspec.json.encode({"type": "storage", "state": answer}).decode())


def _put(store: str, key: str, value: object) -> Change:
    return Change(store, key, msgspec.json.encode(value).decode())


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """As it comes back when it is read again."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(row))
    return plain
