"""The analysis board, positions put together by hand, and analyses that people keep."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elgrande.record import Game, read_record
from elgrande.record.scenario import read_scenarios
from elgrande.rules import Setup
from elgrande.rules.places import COLOUR_IDS
from elgrande.server import analysis
from elgrande.server.analysis_messages import AnalysisLine, AnalysisQuestion
from elgrande.server.live.facts import head_of
from elgrande.server.problems import Refusal
from elgrande.server.rows import EntryRow, Stored
from tests.server.clients import Person
from tests.server.test_reviews import beginning, uploaded

POSITION = """
name: the last round
players: 3
position:
  round: 9
  king: granada
  caballeros:
    aragon: {violet: 3, blue: 2}
  scores: {violet: 90, blue: 88, green: 70}
expect:
  round: 9
"""


def stored(game: Game, state: str = "over") -> Stored:
    row = {"id": "game", "record": head_of(game), "state": state, "setup": {"players": game.setup.players}}
    entries = [
        EntryRow(number, one.seat, one.text, False, None) for number, one in enumerate(game.entries, 1)
    ]
    return Stored(row, [], entries, None, [])


def first(state: Any) -> tuple[str, str]:
    """Who is asked, and his first option, as they stand in a line."""
    asked = state.position.decision
    return COLOUR_IDS[asked.seat], asked.options[0].text


# ---------------------------------------------------------------------- the board


def test_whatever_anybody_could_choose_can_be_tried_and_taken_back() -> None:
    game = beginning()
    kept = stored(game)
    line: list[str] = []
    for number in range(12):
        found = analysis.states(AnalysisLine(record="game", entry=5, line=line, since=number), kept)
        assert [state.number for state in found.states] == [number]
        line.append(" ".join(first(found.states[-1])))
    whole = analysis.states(AnalysisLine(record="game", entry=5, line=line), kept)
    assert [state.number for state in whole.states] == list(range(13))
    assert [
        f"{COLOUR_IDS[state.entry.seat]} {state.entry.text}" for state in whole.states[1:] if state.entry
    ] == line
    # A shorter line is the same as if the rest had been taken back.
    short = analysis.states(AnalysisLine(record="game", entry=5, line=line[:4], since=4), kept)
    assert short.states == whole.states[4:5]
    # The log goes on without a gap.
    told = 0
    for state in whole.states:
        assert state.log_from == told
        told += len(state.news)


def test_everything_is_open_or_as_a_seat_imagines_it() -> None:
    game = beginning(3)
    kept = stored(game)
    truth = game.table.seats
    shown = analysis.states(AnalysisLine(record="game", entry=3), kept).states[0].position.view
    assert all(seat["hand"] is not None for seat in shown["seats"])
    decks = {
        seed: analysis.table_after(
            AnalysisLine(record="game", entry=3, eyes="1", seed=seed), kept
        ).chance.decks
        for seed in (1, 2, 3)
    }
    again = analysis.table_after(AnalysisLine(record="game", entry=3, eyes="1", seed=2), kept).chance.decks
    assert again == decks[2]
    assert decks[1] != decks[2]
    assert any(deck != game.chance.decks for deck in decks.values())
    assert game.table.seats == truth


@pytest.mark.parametrize("eyes", ["open", "2"])
def test_a_line_is_taken_along_as_scenario_and_record(eyes: str) -> None:
    kept = stored(beginning())
    form = AnalysisLine(record="game", entry=5, eyes=eyes, seed=3)
    for _ in range(5):
        state = analysis.states(form, kept).states[-1]
        form.line.append(" ".join(first(state)))
    found = analysis.written(form, kept)
    table = analysis.table_after(form, kept)
    assert read_scenarios(found.scenario)[0].table().state() == table.state()
    again = read_record(found.record)
    assert again.table.state() == table.state()
    if eyes == "open":
        assert again.entries[:5] == beginning().entries[:5]


def test_a_running_game_is_no_place_to_begin() -> None:
    with pytest.raises(Refusal, match="when the game is over"):
        analysis.states(AnalysisLine(record="game"), stored(beginning(3), "playing"))


@pytest.mark.parametrize(
    ("form", "code"),
    [
        (AnalysisLine(record="game", entry=99), "no_such_entry"),
        (AnalysisLine(record="game", eyes="7"), "no_such_seat"),
        (AnalysisLine(record="game", eyes="watch"), "no_such_seat"),
        (AnalysisLine(record="game", line=["pink power 3"]), "no_such_seat"),
        (AnalysisLine(record="game", line=["violet fly to the moon"]), "illegal"),
        (AnalysisLine(record="game", line=[""]), "no_such_seat"),
        (AnalysisLine(record="game", since=3), "bad_request"),
    ],
)
def test_what_cannot_be_tried_is_refused(form: AnalysisLine, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        analysis.states(form, stored(beginning(3)))
    assert caught.value.code == code


def test_too_long_lines_and_both_beginnings_are_refused() -> None:
    for form in (
        AnalysisLine(record="game", line=["violet power 1"] * 601),
        AnalysisLine(record="game", line=["violet " + "x" * 100]),
        AnalysisLine(record="game", position=POSITION),
        AnalysisLine(position="x" * 30_000),
        AnalysisLine(record="game", seed=-1),
    ):
        with pytest.raises(Refusal):
            analysis.check_line(form)
    with pytest.raises(Refusal):
        analysis.states(AnalysisLine(), None)


def test_the_board_over_http_with_advice(ana: Person) -> None:
    id = uploaded(ana, beginning())
    found = ana.post("/api/analysis", {"record": id, "entry": 4, "eyes": "0", "seed": 5})
    (state,) = found["states"]
    asked = state["position"]["decision"]
    assert state["position"]["can_undo"] is False
    choice = f"{COLOUR_IDS[asked['seat']]} {asked['options'][0]['text']}"
    form = {"record": id, "entry": 4, "eyes": "0", "seed": 5, "line": [choice], "since": 1}
    after = ana.post("/api/analysis", form)
    assert after["begins"] == 1
    assert after["states"][0]["position"]["can_undo"] is True
    told = ana.post("/api/analysis/advice", {"position": POSITION})["advice"]
    here = ana.post("/api/analysis", {"position": POSITION})["states"][0]["position"]["decision"]
    assert {one["text"] for one in told} <= {option["text"] for option in here["options"]}
    assert told
    running_game = ana.start_table("me", "quick", "quick")["id"]
    assert ana.refused("/api/analysis", {"record": running_game})["code"] == "not_over"
    assert ana.refused("/api/analysis/advice", {"record": running_game})["code"] == "not_over"
    assert ana.refused("/api/analysis", {"record": "nosuchrecord"})["status"] == 404


# ---------------------------------------------------------------------- what is kept


def test_analyses_are_kept_named_shared_and_removed(ana: Person, ben: Person) -> None:
    id = uploaded(ana, beginning())
    form = {
        "record": id,
        "entry": 4,
        "name": "What if",
        "variations": [{"name": "A King in Sevilla", "line": ["violet power 3"]}],
    }
    kept = ana.post("/api/analysis/kept", form)
    assert kept["mine"] is True
    shared = ben.get(f"/api/analysis/kept/{kept['id']}")
    assert shared["mine"] is False
    assert shared["analysis"]["variations"][0]["name"] == "A King in Sevilla"
    (listed,) = [one for one in ana.get("/api/analysis/kept")["analyses"] if one["id"] == kept["id"]]
    assert (listed["name"], listed["record"], listed["entry"], listed["variations"]) == ("What if", id, 4, 1)
    assert all(one["id"] != kept["id"] for one in ben.get("/api/analysis/kept")["analyses"])
    address = f"/api/analysis/kept/{kept['id']}"
    assert ben.refused(address, {**form, "name": "Mine now"}, method="PUT")["code"] == "not_yours"
    assert ben.refused(address, None, method="DELETE")["code"] == "not_yours"
    changed = ana.ask("PUT", address, {**form, "name": "Better"})
    assert changed.json()["analysis"]["name"] == "Better"
    assert [one["name"] for one in ana.get("/api/account/data")["analyses"]] == ["Better"]
    assert ana.ask("DELETE", address).status_code == 204
    assert ana.refused(address, None, method="GET")["status"] == 404


def test_what_is_too_large_to_be_kept_is_refused(ana: Person) -> None:
    base: dict[str, Any] = {"position": POSITION, "name": "x"}
    many = [{"name": str(number), "line": []} for number in range(50)]
    assert ana.refused("/api/analysis/kept", {**base, "variations": many})["code"] == "too_large"
    assert ana.refused("/api/analysis/kept", {**base, "name": "x" * 100})["code"] == "bad_name"
    assert ana.refused("/api/analysis/kept", {"name": "nothing"})["code"] == "bad_request"
    assert ana.refused("/api/analysis/kept", {**base, "colour": 3})["status"] == 400


def test_the_board_suggests_hands_and_tells_where_a_card_reaches(ana: Person) -> None:
    text = json.dumps(
        {
            "name": "hands",
            "edition": "2015",
            "players": 3,
            "sets": ["king-intrigant"],
            "position": {"king": "granada"},
            "expect": {"round": 1},
        }
    )
    asked = {"position": text, "card": "no_such_card"}
    assert "no card 'no_such_card'" in ana.refused("/api/analysis/answer", asked)["text"]
    refused = ana.refused("/api/analysis/answer", {"position": text, "suggest": "recommended"})
    assert refused["code"] == "illegal"
    game = Game.new(Setup("2015", 3, ["king-intrigant"]), 5)
    while (asks := game.table.decision) is not None and asks.kind != "hand":
        game.choose(asks.options[0], asks.seat)
    question = AnalysisQuestion(record="game", entry=len(game.entries), suggest="recommended")
    assert len(analysis.answered(question, stored(game)).choices) == 13
    turn = POSITION.replace("  king: granada", "  phase: card\n  active: blue\n  king: granada")
    places = ana.post("/api/analysis/answer", {"position": turn, "card": "c5_king"})["places"]
    assert "aragon" in places


# ---------------------------------------------------------------------- positions


def test_a_position_that_can_be_is_shown_and_others_are_refused_with_the_reason(ana: Person) -> None:
    told = ana.post("/api/positions", {"text": POSITION})
    assert told["setup"]["players"] == 3
    assert told["state"]["position"]["view"]["scores"] == [90, 88, 70]
    assert told["scenario"]["position"]["king"] == "granada"
    # What is told can be sent again, as text and as plain data.
    assert ana.post("/api/positions", {"text": told["text"]})["text"] == told["text"]
    assert ana.post("/api/positions", {"text": json.dumps(told["scenario"])})["text"] == told["text"]
    for change, why in (
        (("granada", "atlantis"), "atlantis"),
        (("violet: 3,", "violet: 31,"), "31"),
        (("round: 9\n  king", "round: 19\n  king"), "19"),
    ):
        refusal = ana.refused("/api/positions", {"text": POSITION.replace(*change, 1)})
        assert refusal["code"] == "bad_position"
        assert why in refusal["text"]
        assert refusal["args"]["row"] >= 5
        assert refusal["args"]["field"][0] == "position"
        assert refusal["key"].startswith("impossible-")
    for broken in ("", "[", "- 3", "name: x", "&a [*a]", "x" * 30_000):
        assert ana.refused("/api/positions", {"text": broken})["code"] in ("bad_position", "too_large")


def test_a_position_is_told_with_what_can_be_said_of_it(ana: Person) -> None:
    """Each game has fields of its own, as its sets declare them."""

    def fields(edition: str, *sets: str) -> dict[str, Any]:
        scenario = {"name": "x", "edition": edition, "players": 4, "sets": list(sets), "expect": {"round": 1}}
        text = json.dumps({**scenario, "position": {"king": "granada"}})
        found: dict[str, Any] = ana.post("/api/positions", {"text": text})["fields"]
        return found

    plain = fields("2015")
    assert (plain["vetos"], plain["modifiers"], plain["tokens"], plain["grey"]) == (2, [], [], False)
    assert "castillo" in plain["boards"]
    assert "castillo" not in plain["king"]
    assert fields("2023", "power-modifiers")["modifiers"]
    colonies = fields("2015", "inquisitor-colonies")
    names = {field["name"]: field for field in colonies["tokens"]}
    assert names["table_at"] == {"name": "table_at", "kind": "place", "size": 1, "by_colour": False}
    assert names["on_table"]["by_colour"]
    assert not names["slots"]["by_colour"]
    assert "queen" not in names, "that is in another set"
    assert "stock" not in names, "that follows from the rest"
    assert colonies["grey"]
    assert "america" in colonies["places"]


def test_a_position_is_played_against_bots(ana: Person) -> None:
    table = ana.post("/api/positions/play", {"text": POSITION, "seat": 1, "bot": "quick"})
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
    with ana.connect(table["id"], 1) as socket:
        view = socket.hello["position"]["view"]
        assert view["round"] == 9
        assert view["regions"]["aragon"]["caballeros"] == {"violet": 3, "blue": 2}
    assert ana.refused("/api/positions/play", {"text": POSITION, "seat": 9})["code"] == "no_such_seat"
    assert ana.refused("/api/positions/play", {"text": "name: x"})["code"] == "bad_position"


def test_friends_go_on_from_a_moment(ana: Person, ben: Person) -> None:
    """The other seats stay open; when they are taken, the game goes on where it was, and counts nowhere."""
    game = beginning()
    id = uploaded(ana, game)
    table = ana.post(f"/api/records/{id}/play-on", {"entry": 5, "seat": 1, "friends": True})
    assert table["state"] == "lobby"
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "open"]
    for seat in (0, 2):
        ben.post(f"/api/tables/{table['id']}/sit", {"seat": seat})
    ana.post(f"/api/tables/{table['id']}/start")
    then = analysis.states(AnalysisLine(record="game", entry=5), stored(game)).states[0].position.view
    with ana.connect(table["id"], 1) as socket:
        view = socket.hello["position"]["view"]
    assert view["regions"] == then["regions"]
    assert view["scores"] == then["scores"]
