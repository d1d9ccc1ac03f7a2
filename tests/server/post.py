"""A mail server, and a service that takes pushes and hooks, for tests: both real, on this machine."""

from __future__ import annotations

import base64
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


class Mailbox:
    """Everything that was mailed."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse = 0
        """How many letters are to be refused for now."""
        self.port = 0

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:
        if self.refuse:
            self.refuse -= 1
            return "451 try again later"
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"

    def wait(self, count: int) -> EmailMessage:
        """The so-manieth letter, as soon as it is there."""
        wait_for(lambda: len(self.letters) >= count)
        return self.letters[count - 1]


def text_of(letter: EmailMessage) -> str:
    content: str = letter.get_content()
    return content


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Service:
    """Takes what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes, float]] = []
        self.answers: list[int] = []
        self.port = 0

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def wait(self, count: int) -> tuple[str, dict[str, str], bytes, float]:
        wait_for(lambda: len(self.got) >= count)
        return self.got[count - 1]


@contextmanager
def service() -> Iterator[Service]:
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.got.append((self.path, headers, body, time.time()))
            self.send_response(found.answers.pop(0) if found.answers else 201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """Keys as a browser makes them, to read what is pushed to it, and to check who has sent it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def key(self) -> str:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return _encoded(point)

    def form(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "key": self.key, "auth": _encoded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypted by another implementation than ours."""
        import http_ece

        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def check_signature(header: str, endpoint: str, push_key: str) -> dict[str, Any]:
    """The claims of a sender, whose signature is checked."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == push_key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(_decoded(head))["alg"] == "ES256"
    raw = _decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(push_key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(_decoded(claims))
    assert endpoint.startswith(found["aud"])
    assert time.time() < found["exp"] <= time.time() + 86_400
    return found


def wait_for(true: Callable[[], object], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.02)


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
