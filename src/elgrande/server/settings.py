"""How a server is set up: by flags, by environment variables, by a file, in this order."""

from __future__ import annotations

import ipaddress
import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec

from elgrande.rules.errors import ElGrandeError, Reason

PREFIX = "ELGRANDE_"


class BadSettings(ElGrandeError):
    """A setting that does not exist or cannot be used."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. ``docs/server.md`` says more about each."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A path for SQLite or a postgresql:// address; by default a file in the user's data folder."""
    origins: list[str] = []
    """Further addresses whose pages may talk to this server, such as https://elgrande.example."""
    hosts: list[str] = []
    """Names by which the server may be asked; any if empty. On one's own machine this keeps strangers' pages out."""
    https: bool = False
    """Browsers reach the server by https: cookies are for https only."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded headers are believed, with commas between; * for any."""
    thinkers: int = 0
    """Processes in which bots think; 0 for one less than there are cores, but at least one."""
    think_ahead: bool = True
    """While people decide, bots think about what comes next, as long as nobody else on the server thinks."""
    think_elsewhere: bool = False
    """Bots think in `elgrande think`, on this machine or others, and not in processes of this server."""
    session_days: float = 180.0
    guest_days: float = 365.0
    """How long what only guests have left behind is kept: games that are over, uploads, names; 0 for ever."""
    smtp: str = ""
    """Where mail is handed over: smtp://user:password@host:587 (with STARTTLS if it is offered) or smtps://host."""
    mail_from: str = ""
    """The address that mail comes from."""
    address: str = ""
    """Where people find this server, for links in mails; by default the first of the origins."""
    hooks: Literal["public", "any", "none"] = "public"
    """Whether people may name services that are told: at public addresses, at any, or not at all."""
    archive_days: float = 14.0
    """After how long a game against bots that nobody goes on with is listed in the archive; 0 for never."""
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    most_tables: int = 2000
    """Live tables that are kept in memory."""
    bot_pause: float = 2.0
    """Seconds that a bot takes at least for a choice where bots play for everybody."""
    idle_minutes: float = 10.0
    """How long a table without visitors stays in memory."""
    metrics: str = "127.0.0.1,::1"
    """Addresses or networks that may read /api/metrics, with commas between; * for any."""
    tracing: bool = False
    """Whether OpenTelemetry is told where the time goes; takes ``elgrande[tracing]``."""
    limits: bool = True
    """Whether clients are slowed down that ask too much; only load tests do without."""

    @property
    def database_url(self) -> str:
        return self.database or str(data_folder() / "elgrande.db")

    @property
    def public_address(self) -> str:
        """Where links in mails lead."""
        return (self.address or next(iter(self.origins), f"http://{self.host}:{self.port}")).rstrip("/")

    @property
    def thinker_count(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "elgrande"


ALLOWED: Final = {
    "host": "an address of this machine, such as 127.0.0.1, or 0.0.0.0 for everybody",
    "port": "a whole number from 0 to 65535, 0 for any free one",
    "database": "a path for SQLite, or postgresql://user:password@host/name",
    "origins": "addresses such as https://elgrande.example, without a path",
    "hosts": "names such as elgrande.example",
    "https": "true or false",
    "proxies": "addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between, or * for any",
    "thinkers": "a whole number from 0 to 256, 0 for one less than there are cores",
    "think_ahead": "true or false",
    "think_elsewhere": "true or false; true needs PostgreSQL",
    "session_days": "a number of days, more than 0 and at most 3650",
    "guest_days": "a number of days from 0 to 3650, 0 for ever",
    "smtp": "smtp://user:password@host:587 or smtps://host, or nothing for no mail",
    "mail_from": "an address such as elgrande@elgrande.example",
    "address": "an address such as https://elgrande.example, without a path",
    "hooks": "public, any or none",
    "archive_days": "a number of days from 0 to 3650, 0 for never",
    "log": "text or json",
    "log_level": "debug, info, warning or error",
    "most_tables": "a whole number from 1 to 1000000",
    "bot_pause": "a number of seconds from 0 to 3600",
    "idle_minutes": "a number of minutes from 0 to 10080",
    "metrics": "addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between, or * for any",
    "tracing": "true or false",
    "limits": "true or false",
}
"""What each setting can be, in words."""
_RANGES: Final = {
    "port": (0, 65535),
    "thinkers": (0, 256),
    "session_days": (0.001, 3650),
    "guest_days": (0, 3650),
    "archive_days": (0, 3650),
    "most_tables": (1, 1_000_000),
    "bot_pause": (0, 3600),
    "idle_minutes": (0, 10_080),
}


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Put the settings together; flags that are None are not given."""
    given: dict[str, tuple[Any, str]] = {}
    if file is not None:
        given.update({name: (value, f"'{name}' in {file}") for name, value in _from_file(file).items()})
    for name in ALLOWED:
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            value = _split(text) if name in ("origins", "hosts") else text
            given[name] = value, PREFIX + name.upper()
    for name, value in flags.items():
        if value is not None:
            given[name] = value, "--" + ("origin" if name == "origins" else name.replace("_", "-"))
    return Settings(**{name: _checked(name, value, where) for name, (value, where) in given.items()})


def _checked(name: str, value: Any, where: str) -> Any:
    """A value as the setting wants it; else a sentence that says where it came from and what would be right."""
    if name not in ALLOWED:
        raise BadSettings(
            f"there is no setting {where}; there are {', '.join(ALLOWED)}",
            Reason("problem-setting-unknown", {"where": where, "known": ", ".join(ALLOWED)}),
        )
    try:
        found = msgspec.convert(value, _TYPES[name], strict=False)
        right = _fits(name, found)
    except (msgspec.ValidationError, ValueError):
        right = False
    if not right:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        raise BadSettings(
            f"{where} cannot be '{shown}': write {ALLOWED[name]}",
            Reason("problem-setting", {"where": where, "text": str(shown)}),
        )
    return found


_TYPES: Final = get_type_hints(Settings)


def _fits(name: str, value: Any) -> bool:
    if name in _RANGES:
        low, high = _RANGES[name]
        return bool(low <= value <= high)
    if name == "origins":
        return all(_is_origin(origin) for origin in value)
    if name == "hosts":
        return all(host and not set(host) & set("/ ,") for host in value)
    if name == "smtp":
        return not value or (urlsplit(value).scheme in ("smtp", "smtps") and bool(urlsplit(value).hostname))
    if name == "mail_from":
        return not value or "@" in value
    if name == "address":
        return not value or _is_origin(value)
    if name in ("proxies", "metrics") and value not in ("", "*"):
        for address in _split(value):
            ipaddress.ip_network(address, strict=False)
    return True


def _is_origin(text: str) -> bool:
    parts = urlsplit(text)
    rest = parts.path.strip("/") or parts.query or parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not rest


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSettings(
            f"the settings in {path} cannot be read: {problem.strerror}",
            Reason("problem-unreadable", {"file": str(path), "why": problem.strerror or ""}),
        ) from None
    except ValueError as problem:
        raise BadSettings(
            f"{path} is no TOML file: {problem}",
            Reason("problem-toml", {"file": str(path), "why": str(problem)}),
        ) from None
