"""Choosing a hand of power cards: many choices that make up one thing, for which there are suggestions."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.clients import Data, Person, Socket, ids

People = Callable[[str | None], Person]


def at_the_hands(ana: Person, players: int = 2) -> dict[int, Socket]:
    """A hot seat at which everybody chooses the cards to play with."""
    setup = {"edition": "2015", "sets": ["king-intrigant"]}
    table = ana.start_table(*["me"] * players, setup=setup)["id"]
    sockets = {seat: ana.connect(table, seat) for seat in range(players)}
    for seat, socket in sockets.items():
        answer = socket.choose_first()
        for other in sockets.values():
            other.reach(answer["number"])
        assert seat == answer["number"] - 1
    return sockets


def suggestion(socket: Socket, kind: str, seat: int = 0, **changes: object) -> Data:
    socket.send(**{"type": "suggest", "id": f"s{next(ids)}", "seat": seat, "kind": kind, **changes})
    return socket.until("suggestion", "refused")


def hand(socket: Socket, seat: int = 0) -> list[int]:
    assert socket.position is not None
    found: list[int] = socket.position["view"]["seats"][seat]["hand"]
    return found


def test_a_suggested_hand_is_chosen_card_by_card(ana: Person) -> None:
    socket = at_the_hands(ana)[0]
    assert socket.decision is not None
    assert socket.decision["kind"] == "hand"
    assert socket.decision["suggestions"] == ["recommended", "random"]
    answer = suggestion(socket, "recommended")
    assert answer["number"] == socket.number
    assert len(answer["choices"]) == socket.decision["args"]["count"] == 13
    assert set(answer["choices"]) < set(socket.options())
    for choice in answer["choices"]:
        said = socket.choose(choice)
        assert said["type"] == "ack"
        socket.reach(said["number"])
    assert {10, 180} < set(hand(socket))
    assert len(hand(socket)) == 13
    assert socket.decision is None


def test_asking_for_a_suggestion_chooses_nothing_and_keeps_what_was_chosen(ana: Person) -> None:
    sockets = at_the_hands(ana)
    socket = sockets[0]
    socket.reach(socket.choose("keep 110")["number"])
    number = socket.number
    for kind in ("recommended", "random"):
        choices = suggestion(socket, kind)["choices"]
        assert len(set(choices)) == 12
        assert "keep 110" not in choices
    assert socket.number == number
    assert hand(socket) == [110]
    socket.reach(socket.undo(0)["number"])
    assert hand(socket) == []


def test_hands_at_random_differ(ana: Person) -> None:
    socket = at_the_hands(ana)[0]
    hands = {frozenset(suggestion(socket, "random")["choices"]) for _ in range(5)}
    assert len(hands) > 1


def test_there_are_suggestions_only_for_an_own_seat_that_has_a_hand_to_choose(
    ana: Person, people: People
) -> None:
    socket = at_the_hands(ana)[0]
    stranger = people("Bea").connect(socket.table["id"])
    assert suggestion(stranger, "recommended")["code"] == "not_your_seat"
    assert suggestion(socket, "lucky")["code"] == "bad_message"
    for choice in suggestion(socket, "random")["choices"]:
        socket.reach(socket.choose(choice)["number"])
    refused = suggestion(socket, "random")
    assert refused["code"] == "not_your_turn"
    plain = ana.connect(ana.start_table("me", "me", setup={"options": {"start": "violet"}})["id"])
    assert plain.decision is not None
    assert plain.decision["suggestions"] == []
    assert suggestion(plain, "random")["code"] == "illegal"
