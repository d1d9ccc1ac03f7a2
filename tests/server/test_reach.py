"""Where a card could do something is told to whoever may use it, and only to him."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.clients import Data, Person, Socket, ids

People = Callable[[str | None], Person]


def asked(socket: Socket, card: str, seat: int = 0) -> Data:
    socket.send(type="reach", id=f"r{next(ids)}", seat=seat, card=card)
    return socket.until("reach", "refused")


def test_a_player_sees_where_a_card_could_do_something(ana: Person) -> None:
    socket = ana.connect(ana.start_table("me", "me", setup={"edition": "2015"})["id"])
    assert socket.position is not None
    answer = asked(socket, "c3_score_castillo")
    assert answer["places"] == ["castillo"]
    assert answer["card"] == "c3_score_castillo"
    assert answer["number"] == socket.number == 0  # nothing was done
    king = asked(socket, "c5_king", seat=1)["places"]
    assert socket.position["view"]["king"] not in king
    assert len(king) > 5


def test_it_is_not_told_to_others_or_of_cards_that_are_not_there(ana: Person, people: People) -> None:
    socket = ana.connect(ana.start_table("me", "random")["id"])
    assert asked(people("Bea").connect(socket.table["id"]), "c5_king")["code"] == "not_your_seat"
    assert asked(socket, "c9_moon")["code"] == "illegal"
