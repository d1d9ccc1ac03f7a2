"""Lessons over HTTP: nothing is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.lessons import course
from elgrande.server import lessons
from elgrande.server.catalogue import texts_of
from elgrande.server.problems import Refusal
from tests.server.clients import running


def test_the_course_is_listed_and_played_over_http(tmp_path: Path) -> None:
    import httpx

    with running(database=str(tmp_path / "x.db")) as server, httpx.Client(base_url=server.address) as web:
        listed = web.get("/api/lessons").json()["lessons"]
        assert [lesson["id"] for lesson in listed] == [lesson.name for lesson in course()]
        state = web.get("/api/lessons/map", params={"move": ["next", "to granada"], "since": 0}).json()
        assert (state["step"], state["refusal"]) == (2, None)
        assert [one["entry"]["text"] for one in state["states"]] == ["to granada"]
        assert web.get("/api/lessons/nowhere").status_code == 404
        assert web.get("/api/lessons/map", params={"since": -2}).status_code == 400


def test_a_choice_against_the_rules_says_which_rule() -> None:
    state = lessons.play("king", ["next", "to sevilla"], -1)
    assert state.refusal is not None
    assert state.refusal.rules
    assert state.refusal.key == "refusal-not-neighbouring"
    assert (state.moves, state.step) == (1, 1)


def test_a_choice_that_only_the_lesson_forbids_is_told_apart() -> None:
    state = lessons.play("map", ["next", "to aragon"], -1)
    assert state.refusal is not None
    assert not state.refusal.rules


def test_the_learner_sees_only_what_the_seat_may_know() -> None:
    state = lessons.play("castillo", [], -1)
    assert state.states[-1].position.view["castillo"]["caballeros"] is None
    assert state.states[-1].position.view["seats"][1]["hand"] is None


def test_texts_of_lessons_are_sent_to_those_who_want_them() -> None:
    assert "lesson-map" not in texts_of("en")
    assert "lesson-map" in texts_of("en", "learn")
    assert "web-play-now" not in texts_of("en", "learn")
    with pytest.raises(Refusal):
        texts_of("en", "nowhere")
