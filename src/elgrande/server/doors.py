"""Who may enter a table: whoever has its link, unless it has a password."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from elgrande.locale.texts import languages
from elgrande.server import passwords
from elgrande.server.problems import Refusal
from elgrande.server.store import Database, meeting
from elgrande.server.store.meeting import Door

if TYPE_CHECKING:
    from elgrande.server.live.table import LiveTable
    from elgrande.server.store.accounts import Account

_LONGEST: Final = 60
_REMEMBERED: Final = 5000
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


class Doors:
    """Remembers the doors of tables: they are made with the table and stay as they are."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[str, Door] = {}

    async def of(self, game: str) -> Door:
        known = self._known.get(game)
        if known is None:
            known = await self.database.read(lambda sql: meeting.door_of(sql, game))
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[game] = known
        return known

    async def check(self, table: LiveTable, account: Account | None) -> None:
        """Refuse who has to give the password first; who has a seat, or has given it once, comes in."""
        door = await self.of(table.id)
        if door.password is None or table.facts.state == "over":
            return
        if account is not None:
            id = account.id
            if table.facts.owner == id or any(row.account == id for row in table.rows):
                return
            if await self.database.read(lambda sql: meeting.is_let_in(sql, table.id, id)):
                return
        raise Refusal("locked", "this table has a password; give it to enter", 403)

    async def enter(self, table: LiveTable, account: Account, password: str) -> None:
        """Somebody gives the password."""
        door = await self.of(table.id)
        if door.password is None:
            return
        if not await passwords.fits(password, door.password):
            raise Refusal("wrong_table_password", "that is not the password of this table", 403)
        await self.database.write(lambda sql: meeting.let_in(sql, table.id, account.id))


async def new_door(password: str | None, language: str | None) -> Door:
    """The door of a new table. Its password is told to friends, so it may be short."""
    if language is not None and (not _LANGUAGE.fullmatch(language) or language not in languages()):
        raise Refusal("no_such_language", f"there is no language '{language[:12]}' here", 400)
    if password is None:
        return Door(None, language)
    if not 1 <= len(password) <= _LONGEST:
        raise Refusal("bad_table_password", f"the password of a table has 1 to {_LONGEST} letters", 400)
    return Door(await passwords.hash_short(password), language)
