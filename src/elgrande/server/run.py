"""Running a server: the start, the signals, the browser."""

from __future__ import annotations

import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

import uvicorn

from elgrande.server.app import create_app
from elgrande.server.lines import protocols_for
from elgrande.server.logs import set_up_logs
from elgrande.server.network import address_of, listen
from elgrande.server.pages import client_is_built
from elgrande.server.settings import Settings
from elgrande.server.tracing import set_up_tracing

_GOODBYE: Final = 10
"""Seconds that open connections have to end when the server ends."""

_UNCOLLECTED: Final = 10_000
"""Objects until the collector looks at the new ones; Python's own figure is made for small programs."""

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


def serve(
    settings: Settings,
    ready: Callable[[str], None] | None = None,
    any_port: bool = False,
    listener: socket.socket | None = None,
) -> None:
    """Run until told to end. ``ready`` is called with the address when people can come."""
    set_up_logs(settings.log, settings.log_level)
    if settings.tracing:
        set_up_tracing()
    if listener is None:
        listener = listen(settings.host, settings.port, any_port)
    address = address_of(settings, listener)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        **protocols_for(settings),
        timeout_graceful_shutdown=_GOODBYE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
    )

    def announce() -> None:
        log.info(
            "ready", extra={"address": address, "database": app.state.house.database.url.get_backend_name()}
        )
        if not client_is_built():
            log.warning("the browser client is not built; only programs can play here")
        app.state.house.thinkers.warm_up()
        collect_less()
        if ready is not None:
            ready(address)

    Server(config, announce).run([listener])


def collect_less() -> None:
    """What is there at the start stays, and almost all that a choice makes is gone with it: both need no looking for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_UNCOLLECTED, 10, 10)


def open_browser(address: str) -> None:
    """In a thread: some browsers keep whoever calls them waiting."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
