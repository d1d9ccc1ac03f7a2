"""Texts in the frames of a WebSocket."""

import pytest

from elgrande.server.frames import frame_of, text_of


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_gives_back_its_text(size: int) -> None:
    text = b"x" * size
    assert text_of(frame_of(text)) == text
    assert len(frame_of(text)) - size == (2 if size < 126 else 4 if size < 65_536 else 10)
