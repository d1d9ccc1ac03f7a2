"""What a server remembers of the order that is kept: who may not come in, and what everybody is told."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Sequence
from typing import Final

from elgrande.server.account_resources import Announcement
from elgrande.server.problems import Refusal
from elgrande.server.store import Database, order

_REMEMBERED: Final = 30.0
"""Seconds after which the database is asked again: another process, or somebody at the command line, may have changed it."""


class Watch:
    """Keeps people out who are banned by their addresses, and knows the announcements."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._announced: Sequence[Announcement] = []
        self._until = 0.0

    async def learn(self) -> None:
        networks = await self.database.read(order.banned_networks)
        self._networks = [ipaddress.ip_network(one) for one in networks]

    def check(self, host: str) -> None:
        """Refuse somebody who is banned; to look on is allowed."""
        if not self._networks:
            return
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return
        if any(address.version == one.version and address in one for one in self._networks):
            raise Refusal("banned", "nobody at this address may play here any more", 403)

    async def announced(self) -> list[Announcement]:
        if time.monotonic() >= self._until:
            self._announced = await self.database.read(order.announced)
            self._until = time.monotonic() + _REMEMBERED
        return list(self._announced)

    def forget(self) -> None:
        self._until = 0.0
