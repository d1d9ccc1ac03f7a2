"""The memory of the server: SQLite or PostgreSQL, the same queries for both."""

from elgrande.server.store.database import Database, StoreUnavailable

__all__ = ["Database", "StoreUnavailable"]
