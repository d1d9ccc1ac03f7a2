"""Running a server: the socket, the signals, the browser."""

from __future__ import annotations

import errno
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

from elgrande.server.app import create_app
from elgrande.server.logs import set_up_logs
from elgrande.server.pages import client_is_built
from elgrande.server.settings import BadSettings, Settings

_LARGEST_MESSAGE: Final = 16_384
_GOODBYE: Final = 10
"""Seconds that open connections have to end when the server ends."""
_TRIES: Final = 20

log = logging.getLogger("elgrande.server")


class Server(uvicorn.Server):
    """Says when it is ready, and ends in good order when it is told to end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """uvicorn would raise the signal once more at the end, and so end everything else in the middle."""
        with super().capture_signals():
            try:
                yield
            finally:
                self._captured_signals.clear()


def serve(settings: Settings, ready: Callable[[str], None] | None = None, any_port: bool = False) -> None:
    """Run until told to end. ``ready`` is called with the address when people can come."""
    set_up_logs(settings.log, settings.log_level)
    listener = listen(settings.host, settings.port, any_port)
    address = address_of(settings, listener)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        ws_max_size=_LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=_GOODBYE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        h11_max_incomplete_event_size=32_768,
    )

    def announce() -> None:
        log.info(
            "ready", extra={"address": address, "database": app.state.house.database.url.get_backend_name()}
        )
        if not client_is_built():
            log.warning("the browser client is not built; only programs can play here")
        app.state.house.thinkers.warm_up()
        if ready is not None:
            ready(address)

    Server(config, announce).run([listener])


def listen(host: str, port: int, any_port: bool) -> socket.socket:
    """Take the port; with ``any_port`` one of the next free ones if it is taken."""
    candidates = range(port, port + _TRIES) if any_port and port else [port]
    problem: OSError | None = None
    for candidate in candidates:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(2048)
            listener.set_inheritable(False)
            return listener
        except OSError as failure:
            listener.close()
            problem = failure
    assert problem is not None
    reason = problem.strerror or str(problem)
    if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
        raise BadSettings(
            f"this machine has no address '{host}': {reason}; choose another one with --host, "
            "such as 127.0.0.1, or 0.0.0.0 for everybody"
        )
    raise BadSettings(f"{host} port {port} cannot be used: {reason}; choose another one with --port")


def address_of(settings: Settings, listener: socket.socket) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "") else settings.host
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}/"


def addresses_in_network(host: str, port: int) -> list[str]:
    """Where others in the network find a server that listens everywhere; nothing is sent to find out."""
    if host != "0.0.0.0":
        return []
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("10.255.255.255", 1))
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [f"http://{name}:{port}/" for name in dict.fromkeys(found) if not name.startswith("127.")]


def open_browser(address: str) -> None:
    """In a thread: some browsers keep whoever calls them waiting."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
