"""The examples that the client is tested with are what the server sends today."""

import json
from typing import Any

import msgspec
import pytest

from tests.server.table_examples import MOMENTS, examples

ADVICE = "the examples of the client are out of date; renew them: python -m tests.server.table_examples"


def without_sentences(data: dict[str, Any]) -> dict[str, Any]:
    """All but the sentences: they were made of the texts that lie beside them, and may be older than ours."""
    for game in data["games"]:
        for moment in game["moments"]:
            del moment["said"]
    return data


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    return without_sentences(json.loads(MOMENTS.read_text("utf-8")))


@pytest.fixture(scope="module")
def today() -> dict[str, Any]:
    return without_sentences(json.loads(msgspec.json.encode(examples())))


def test_the_catalogue_is_that_of_the_server(kept: dict[str, Any], today: dict[str, Any]) -> None:
    assert kept["catalogue"] == today["catalogue"], ADVICE


def test_the_games_are_told_as_the_server_tells_them(kept: dict[str, Any], today: dict[str, Any]) -> None:
    assert len(kept["games"]) == len(today["games"])
    for old, new in zip(kept["games"], today["games"], strict=True):
        assert old == new, ADVICE
