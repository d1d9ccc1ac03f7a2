"""Where a server listens, and by which addresses others find it."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
from contextlib import suppress
from typing import Final

from elgrande.rules.errors import Reason
from elgrande.server.settings import BadSettings, Settings

_TRIES: Final = 20


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
            "such as 127.0.0.1, or 0.0.0.0 for everybody",
            Reason("problem-address", {"address": host, "why": reason}),
        )
    raise BadSettings(
        f"{host} port {port} cannot be used: {reason}; choose another one with --port",
        Reason("problem-port", {"address": host, "port": port, "why": reason}),
    )


def address_of(settings: Settings, listener: socket.socket) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "") else settings.host
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}/"


def is_own_machine(name: str) -> bool:
    """Whether a name leads to the machine itself wherever it is used."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


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


def is_among(address: str, networks: str) -> bool:
    """Whether an address is one of those in a list, or in one of its networks."""
    if networks == "*":
        return True
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(
        found in ipaddress.ip_network(part.strip(), strict=False)
        for part in networks.split(",")
        if part.strip()
    )
