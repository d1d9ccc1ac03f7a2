"""Who asks for too much work without a session has to wait, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.server import limits
from tests.server.clients import Person, running


@pytest.mark.parametrize(
    ("path", "rate"),
    [
        ("/api/catalogue/check?edition=2023", limits.CATALOGUE),
        ("/api/catalogue/cards?players=3", limits.CATALOGUE),
        ("/api/records/nothing/points", limits.REPLAYS),
        ("/api/records/nothing/text", limits.REPLAYS),
    ],
)
def test_what_costs_work_is_limited_for_strangers(tmp_path: Path, path: str, rate: limits.Rate) -> None:
    with running(database=str(tmp_path / "limits.db"), limits=True) as server:
        person = Person(server.port)
        codes: list[int] = []
        while 429 not in codes and len(codes) < 20 * rate.burst:
            codes.append(person.ask("GET", path).status_code)
        assert len(codes) > rate.burst, "nobody who plays is stopped"
        assert codes[-1] == 429
        person.close()
