"""What strangers send to a server: bytes as they like, without any client of ours."""

from __future__ import annotations

import socket as sockets
import time
from collections.abc import Callable


def raw(port: int, text: bytes, timeout: float = 10.0, until: bytes = b"\r\n\r\n") -> bytes:
    """Whatever the server answers to these bytes, until it hangs up or says nothing more for a while."""
    with sockets.create_connection(("127.0.0.1", port), timeout=timeout) as line:
        line.sendall(text)
        answer = b""
        try:
            while part := line.recv(65_536):
                answer += part
                if until in answer and b"connection: close" not in text.lower():
                    break
        except TimeoutError:
            pass
        return answer


def status_of(port: int, path: str, *headers: str, method: str = "GET", body: bytes = b"") -> int:
    wanted = [f"{method} {path} HTTP/1.1", "Connection: close", f"Content-Length: {len(body)}"]
    if not any(header.lower().startswith("host:") for header in headers):
        wanted.append("Host: localhost")
    answer = raw(port, "\r\n".join([*wanted, *headers, "", ""]).encode() + body)
    return int(answer.split(b" ", 2)[1])


def was_cut(write: Callable[[], None], seconds: float = 30.0) -> bool:
    """Whether the other side hangs up while one goes on writing."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            write()
        except OSError:
            return True
        time.sleep(0.001)
    return False
