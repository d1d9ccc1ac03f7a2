"""How a server is set up: by flags, by environment variables, by a file, in this order."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from elgrande.rules.errors import ElGrandeError

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
    session_days: float = 180.0
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    most_tables: int = 2000
    """Live tables that are kept in memory."""
    bot_pause: float = 2.0
    """Seconds that a bot takes at least for a choice where bots play for everybody."""
    idle_minutes: float = 10.0
    """How long a table without visitors stays in memory."""
    limits: bool = True
    """Whether clients are slowed down that ask too much; only load tests do without."""

    @property
    def database_url(self) -> str:
        return self.database or str(data_folder() / "elgrande.db")

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


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Put the settings together; flags that are None are not given."""
    values: dict[str, Any] = {}
    if file is not None:
        values.update(_from_file(file))
    for name in Settings.__struct_fields__:
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _split(text) if name in ("origins", "hosts") else text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as problem:
        raise BadSettings(f"a setting cannot be used: {problem}") from None
    if not 0 <= settings.port < 65536:
        raise BadSettings(
            f"there is no port {settings.port}; choose one from 1 to 65535, or 0 for any free one"
        )
    return settings


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadSettings(f"the settings in {path} cannot be read: {problem.strerror}") from None
    except ValueError as problem:
        raise BadSettings(f"{path} is no TOML file: {problem}") from None
