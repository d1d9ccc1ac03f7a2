"""A text as a WebSocket carries it."""

from __future__ import annotations


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
