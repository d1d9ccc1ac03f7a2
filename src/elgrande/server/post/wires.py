"""Requests to servers that people have named: only to public addresses, whatever their names stand for by then."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final
from urllib.parse import urlsplit

_SECONDS: Final = 15.0


class NotAllowed(Exception):
    """An address that nothing is sent to."""


def post(url: str, body: bytes, headers: Mapping[str, str], anywhere: bool = False) -> int:
    """Send something, to be called in a thread; returns the status of the answer. Nothing of it is read."""
    where = urlsplit(url)
    if where.scheme not in ("http", "https") or not where.hostname:
        raise NotAllowed("this is no address of the web")
    secure = where.scheme == "https"
    port = where.port or (443 if secure else 80)
    line: socket.socket = socket.create_connection((_place(where.hostname, port, anywhere), port), _SECONDS)
    if secure:
        line = _trust().wrap_socket(line, server_hostname=where.hostname)
    connection = http.client.HTTPConnection(where.hostname, port, timeout=_SECONDS)
    connection.sock = line
    try:
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        connection.request("POST", path, body, {"Host": where.netloc.rpartition("@")[2], **headers})
        return connection.getresponse().status
    finally:
        connection.close()


@cache
def _trust() -> ssl.SSLContext:
    """Whom to believe that he is who he says. Read once: that takes longer than everything else about a notice."""
    return ssl.create_default_context()


def _place(host: str, port: int, anywhere: bool) -> str:
    """Where a name leads; asked once, so that it cannot lead elsewhere a moment later."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for place in found:
        if anywhere or ipaddress.ip_address(place.partition("%")[0]).is_global:
            return place
    raise NotAllowed("this address is not a public one")
