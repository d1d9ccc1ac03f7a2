"""Texts in the frames of a WebSocket."""

import pytest
from websockets.frames import Frame, Opcode

from elgrande.server.frames import end_of, frame_of, is_part, plain_text, text_of


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_gives_back_its_text(size: int) -> None:
    text = b"x" * size
    assert text_of(frame_of(text)) == text
    assert len(frame_of(text)) - size == (2 if size < 126 else 4 if size < 65_536 else 10)


@pytest.mark.parametrize("size", [0, 1, 7, 125, 126, 16_000, 65_536])
def test_what_a_client_sends_is_read_as_it_was_written(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert end_of(frame, 0) == len(frame)
    assert end_of(b"xx" + frame + b"more", 2) == len(frame) + 2
    assert plain_text(frame) == text
    assert all(end_of(frame[:cut], 0) in (0, len(frame)) for cut in range(min(len(frame), 20)))


def test_what_is_no_whole_text_is_left_to_others() -> None:
    def of(opcode: Opcode, last: bool = True, mask: bool = True) -> bytes:
        return Frame(opcode, b"text", fin=last).serialize(mask=mask)

    kinds = [Opcode.TEXT, Opcode.CONT, Opcode.BINARY, Opcode.PING, Opcode.CLOSE]
    assert [plain_text(of(kind)) for kind in kinds] == [b"text", None, None, None, None]
    assert plain_text(of(Opcode.TEXT, last=False)) is None
    assert plain_text(of(Opcode.TEXT, mask=False)) is None
    assert plain_text(bytes([0xC1]) + of(Opcode.TEXT)[1:]) is None
    assert [is_part(of(kind)) for kind in kinds] == [False, False, False, None, None]
    assert [is_part(of(kind, last=False)) for kind in kinds[:3]] == [True, True, True]
