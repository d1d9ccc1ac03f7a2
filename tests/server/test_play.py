"""Playing at a table over WebSockets."""

from __future__ import annotations

import random

import pytest
from websockets import ConnectionClosed, Origin
from websockets.sync.client import connect

from tests.server.clients import Person, Running, Socket, play_on


def test_a_whole_game_against_bots(ana: Person) -> None:
    table = ana.start_table("me", "quick", "random", "quick")
    assert table["state"] == "playing"
    with ana.connect(table["id"]) as socket:
        assert socket.hello["seat"] == 0
        assert socket.hello["mine"] == [0]
        play_on(socket, random.Random(1))
        socket.until("table")
        assert socket.table["state"] == "over"
        assert socket.position is not None
        scores = socket.position["view"]["scores"]
        assert socket.table["scores"] == scores
        # What was told in pieces is what is told at once.
        told = socket.log
        socket.send(type="look", seat=0)
        assert socket.until("hello")["log"] == told
        points = ana.get(f"/api/tables/{table['id']}/points")
        assert points["totals"] == scores
        assert points["scorings"][-1]["totals"] == scores


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "1995", "players": 5},
        {"edition": "2023", "players": 2},
        {"edition": "2023", "players": 3, "sets": ["new-regency", "veteran-cards", "power-modifiers"]},
        {"edition": "2015", "players": 4, "options": {"castillo": "open", "length": "short"}},
        {"edition": "2015", "players": 4, "sets": ["inquisitor-colonies", "anniversary"]},
        {"edition": "2015", "players": 4, "sets": ["grandissimo"]},
        {"edition": "2015", "players": 4, "sets": ["king-intrigant", "players-edition", "special-cards"]},
    ],
    ids=["1995", "dummy", "all-sets", "short", "colonies", "grandissimo", "intrigant"],
)
def test_every_edition_can_be_played(ana: Person, setup: dict[str, object]) -> None:
    seats = ["me"] + ["random"] * (int(str(setup["players"])) - 1)
    table = ana.start_table(*seats, setup=setup)
    with ana.connect(table["id"]) as socket:
        play_on(socket, random.Random(2))
        assert socket.over


def test_two_people_see_the_same_game_each_in_his_own_way(ana: Person, ben: Person) -> None:
    table = ana.open_table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    ana.post(f"/api/tables/{table}/start")
    dice = random.Random(3)
    with ana.connect(table) as first, ben.connect(table) as second:
        people = {0: first, 1: second}
        for _ in range(40):
            assert first.position is not None
            seat = first.position["view"]["waiting"][0]["seat"]
            mover, other = people[seat], people[1 - seat]
            answer = mover.choose(dice.choice(mover.options()))
            assert answer["type"] == "ack"
            for socket in (mover, other):
                socket.reach(answer["number"])
                assert socket.position is not None
                assert socket.position["view"]["seat"] == socket.hello["seat"]
                assert socket.position["view"]["seats"][1 - socket.hello["seat"]]["hand"] is None
            assert first.number == second.number


def test_an_option_says_what_it_points_at(ana: Person) -> None:
    table = ana.start_table("me", "quick", "quick", "quick")["id"]
    with ana.connect(table) as socket:
        kinds: set[str] = set()
        while not {"power", "card", "place"} <= kinds:
            socket.when(socket.my_turn)
            assert socket.decision is not None, f"the game ended after {kinds}"
            for option in socket.decision["options"]:
                words = option["text"].split()
                target = option["target"]
                kinds.add(target["kind"])
                if target["kind"] == "place":
                    assert target["place"] == words[1]
                if target["kind"] == "card":
                    cards = {card["stack"]: card["card"] for card in socket.position["view"]["offer"]}  # type: ignore[index]
                    assert cards[target["stack"]] == target["card"]
                if target["kind"] == "power":
                    assert target["power"] == int(words[1])
            answer = socket.choose(socket.options()[-1])
            socket.reach(answer["number"])


# ---------------------------------------------------------------------- what is refused


class TestRefusals:
    @pytest.fixture
    def socket(self, ana: Person) -> Socket:
        return ana.connect(ana.start_table("me", "me", "me", "me")["id"])

    def waiting(self, socket: Socket) -> int:
        assert socket.position is not None
        return int(socket.position["view"]["waiting"][0]["seat"])

    def test_an_illegal_choice_is_refused_with_the_rule(self, socket: Socket) -> None:
        answer = socket.choose("to granada", self.waiting(socket))
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert "legal are: power 1" in answer["text"]
        assert (answer["key"], answer["args"]) == ("refusal-not-offered", {})
        assert answer["number"] == 0

    def test_words_that_are_no_choice(self, socket: Socket) -> None:
        answer = socket.choose("fly to mars", self.waiting(socket))
        assert "no choice begins with 'fly'" in answer["text"]

    def test_who_is_not_asked_waits(self, socket: Socket) -> None:
        answer = socket.choose("power 9", (self.waiting(socket) + 1) % 4)
        assert answer["code"] == "not_your_turn"

    def test_a_choice_for_another_state_is_late(self, socket: Socket) -> None:
        seat = self.waiting(socket)
        assert socket.choose("power 9", seat)["type"] == "ack"
        socket.reach(1)
        answer = socket.choose("power 8", self.waiting(socket), number=0)
        assert answer["code"] == "late"
        # Chosen elsewhere meanwhile: the one that comes second is told so, and not that it is somebody else's turn.
        assert socket.choose("power 8", seat, number=0)["code"] == "late"
        assert socket.choose("power 8", seat)["code"] == "not_your_turn"
        answer = socket.choose("power 8", self.waiting(socket), number=99)
        assert answer["code"] == "late"

    def test_a_seat_that_does_not_exist(self, socket: Socket) -> None:
        for seat in (-1, 4, 2**40):
            assert socket.choose("power 9", seat)["code"] == "not_your_seat"

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "hello",
            "[]",
            "{}",
            '{"type":"choose"}',
            '{"type":"dance"}',
            '{"type":"choose","id":1,"number":0,"seat":0,"choice":"power 9"}',
            '{"type":"ping","more":1}',
            '{"type":"chat","text":"\\ud800"}',
            "[" * 5000,
            '{"type":"undo","id":"","seat":0}',
        ],
    )
    def test_nonsense_is_answered_and_changes_nothing(self, socket: Socket, text: str) -> None:
        socket.socket.send(text)
        assert socket.until("refused")["code"] in ("bad_message", "not_your_seat")
        socket.send(type="ping")
        assert socket.until("pong")

    def test_who_talks_nonsense_only_is_sent_away(self, socket: Socket) -> None:
        for _ in range(20):
            socket.socket.send("?")
        assert socket.until("closed")["code"] == "bad_message"

    def test_a_message_that_is_too_long_ends_the_connection(self, socket: Socket, ana: Person) -> None:
        table = socket.hello["table"]["id"]
        socket.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.until("never")
        with ana.connect(table) as again:
            assert again.number == 0

    def test_somebody_elses_seat(self, socket: Socket, ben: Person) -> None:
        table = socket.hello["table"]["id"]
        with ben.connect(table, seat=0) as other:
            assert other.hello["seat"] is None
            for seat in range(4):
                assert other.choose("power 9", seat)["code"] == "not_your_seat"
                assert other.undo(seat)["code"] == "not_your_seat"
            for message in (
                {"type": "look", "seat": 0},
                {"type": "hand_over", "seat": 0},
                {"type": "take_back", "seat": 0},
                {"type": "pass_veto", "seat": 0},
                {"type": "hint", "id": "h", "seat": 0},
                {"type": "ready", "seat": 0},
            ):
                other.send(**message)
                assert other.until("refused")["code"] == "not_your_seat"

    def test_a_lobby_has_nothing_to_choose(self, ana: Person) -> None:
        table = ana.open_table("me", "open")["id"]
        with ana.connect(table) as socket:
            assert socket.position is None
            assert socket.choose("power 9", 0)["code"] == "not_started"
            assert socket.undo(0)["code"] == "not_started"

    def test_a_dead_link_says_so(self, ana: Person) -> None:
        with ana.connect("nowhere") as socket:
            closed = socket.seen[-1]
            assert (closed["type"], closed["code"]) == ("closed", "not_found")
            assert "there is no such table" in closed["text"]

    def test_a_page_of_another_site_is_sent_away(self, server: Running, ana: Person) -> None:
        table = ana.open_table("me", "open")["id"]
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        with connect(address, origin=Origin("https://evil.example")) as socket:
            assert "wrong_origin" in str(socket.recv(5))
        with connect(address, origin=Origin(server.address)) as socket:
            assert '"type":"hello"' in str(socket.recv(5))


# ---------------------------------------------------------------------- once and only once


def test_a_choice_that_is_sent_again_counts_once(ana: Person) -> None:
    table = ana.start_table("me", "me")["id"]
    with ana.connect(table) as socket:
        assert socket.position is not None
        seat = socket.position["view"]["waiting"][0]["seat"]
        message = {"type": "choose", "id": "same", "number": 0, "seat": seat, "choice": "power 9"}
        socket.send(**message)
        assert socket.until("ack") == {"type": "ack", "id": "same", "number": 1}
        socket.send(**message)
        assert socket.until("ack") == {"type": "ack", "id": "same", "number": 1}
    with ana.connect(table) as socket:
        socket.send(**message)
        assert socket.until("ack")["number"] == 1
        assert socket.number == 1


def test_a_lost_connection_catches_up(ana: Person) -> None:
    table = ana.start_table("me", "me")["id"]
    dice = random.Random(5)
    with ana.connect(table, 0) as first, ana.connect(table, 1) as second:
        people = {0: first, 1: second}
        for turn in range(30):
            assert first.position is not None
            seat = first.position["view"]["waiting"][0]["seat"]
            answer = people[seat].choose(dice.choice(people[seat].options()))
            for socket in people.values():
                socket.reach(answer["number"])
            if turn == 10:
                kept = (second.number, list(second.log))
        second.send(type="resync", since=kept[0])
        caught = second.until("catchup")
        assert kept[1][: caught["log_from"]] + caught["news"] == second.log
        assert caught["position"] == second.position
        second.send(type="resync", since=12345)
        assert second.until("hello")["number"] == second.number
