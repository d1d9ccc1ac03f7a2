"""Imported once by the process from which servers are forked: whatever takes time the first time is done here."""

import tempfile
from pathlib import Path

import uvicorn

from elgrande.server.app import create_app
from elgrande.server.settings import Settings

with tempfile.TemporaryDirectory() as folder:
    app = create_app(Settings(database=str(Path(folder, "warm.db"))))
    app.state.house.database.close()
    uvicorn.Config(app, log_config=None).load()
