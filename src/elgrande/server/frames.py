"""A text as a WebSocket carries it, there and back."""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0x81
"""The first byte of a frame that holds a whole text."""
_MASKED: Final = 0x80
_CONTROL: Final = 0x08
_LAST: Final = 0x80


def frame_of(text: bytes) -> bytes:
    """A text as one frame of a WebSocket; the same frame can go to many clients."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 65_536:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return head + text


def text_of(frame: bytes) -> bytes:
    """The text in such a frame, for a line that needs no frames."""
    size = frame[1]
    return frame[4 if size == 126 else 10 if size == 127 else 2 :]


def end_of(data: bytes, start: int) -> int:
    """Where a frame ends that begins there, as far as its head tells; 0 if that is not there yet."""
    if len(data) < start + 2:
        return 0
    head = 2 + (4 if data[start + 1] & _MASKED else 0)
    size = data[start + 1] & 0x7F
    if size >= 126:
        more = 2 if size == 126 else 8
        if len(data) < start + 2 + more:
            return 0
        size = int.from_bytes(data[start + 2 : start + 2 + more], "big")
        head += more
    return start + head + size


def plain_text(frame: bytes) -> bytes | None:
    """The text of a frame from a client; None if it is anything but one whole text."""
    if frame[0] != PLAIN or not frame[1] & _MASKED:
        return None
    size = frame[1] & 0x7F
    at = 2 if size < 126 else 4 if size == 126 else 10
    text = frame[at + 4 :]
    size = len(text)
    mask = (frame[at : at + 4] * (size // 4 + 1))[:size]
    # As two long numbers: the quickest way that needs nothing but Python.
    return (int.from_bytes(text, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def is_part(frame: bytes) -> bool | None:
    """Whether the message goes on after this frame; None for one that is no part of a message."""
    return None if frame[0] & _CONTROL else not frame[0] & _LAST
