"""One open WebSocket: whose it is, and what it looks at."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from elgrande.server.frames import frame_of
from elgrande.server.messages import Closed, ServerMessage
from elgrande.server.rows import Account

log = logging.getLogger("elgrande.table")

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """A message as a frame that can go to many."""
    return frame_of(_ENCODER.encode(message))


class Wire(Protocol):
    """What a connection needs of its line."""

    def write(self, frame: bytes) -> bool: ...

    def write_all(self, frames: Sequence[bytes]) -> bool:
        """The same for several, at once."""

    def finish(self, code: int = 1000) -> None: ...


class Connection:
    """A client at a table. Sending never waits: a client that is too slow is cut off."""

    __slots__ = (
        "account",
        "blocked",
        "closed",
        "hinting",
        "line",
        "mine",
        "muted",
        "seat",
        "session",
        "shared",
    )

    def __init__(
        self,
        account: Account | None,
        seat: int | None,
        shared: bool = False,
        session: str | None = None,
        line: Wire | None = None,
    ) -> None:
        self.account = account
        self.seat = seat
        """The seat that is looked from; None for a spectator."""
        self.mine: list[int] = []
        self.shared = shared
        """Whether the people of several own seats sit before the same screen."""
        self.hinting = False
        self.session = session
        """A hash of the session it came with; it ends when that is closed."""
        self.line = line
        self.closed = False
        self.blocked: set[str] = set()
        """Accounts that are not to be heard here."""
        self.muted = False
        """Whether the chat of this table is not to be heard at all."""

    def hears(self, account: str | None) -> bool:
        """Whether what somebody says is for this client."""
        return not self.muted and account not in self.blocked

    @property
    def account_id(self) -> str | None:
        return None if self.account is None else self.account.id

    def may_look_from(self, mine: list[int]) -> int | None:
        """The seat to look from if none was named: the own one. Who of several sits there must say so first."""
        return mine[0] if mine and not (self.shared and len(mine) > 1) else None

    def send(self, message: ServerMessage) -> None:
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Something that is encoded already."""
        self.send_frames((frame,))

    def send_frames(self, frames: Sequence[bytes]) -> None:
        """Several such things at once: each time that a line is written to costs more than what is written."""
        if not self.closed and self.line is not None and not self.line.write_all(frames):
            self.closed = True
            log.info("a client that did not read was cut off", extra={"account": self.account_id})

    def close(self, code: str, text: str) -> None:
        """Say why, then hang up."""
        if not self.closed:
            self.send_frame(encode(Closed(code, text)))
            self.closed = True
            if self.line is not None:
                self.line.finish()
