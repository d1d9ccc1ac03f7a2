"""Games that have come to a certain moment, quickly: without the page, until somebody opens it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.clients import Data, Person, Socket
from tests.web.browsers import Visitor

Wanted = Callable[[Data], bool]


def asked_for(*kinds: str) -> Wanted:
    return lambda decision: decision["kind"] in kinds


def choice(socket: Socket, dice: random.Random, fond_of: str) -> str:
    """Any option, but one about the card or the place that somebody is fond of, if there is one."""
    assert socket.decision is not None
    options = socket.decision["options"]
    loved = [
        option["text"]
        for option in options
        if fond_of and (fond_of in str(option["args"].get("card")) or option["text"] == f"to {fond_of}")
    ]
    chosen: str = dice.choice(loved or [option["text"] for option in options])
    return chosen


def until(socket: Socket, wanted: Wanted, dice: random.Random, fond_of: str) -> bool:
    """Choose anything until it comes to the decision that is wanted; False if it never does."""
    while not socket.over:
        socket.when(socket.my_turn)
        if socket.decision and wanted(socket.decision):
            return True
        if socket.decision:
            socket.reach(socket.choose(choice(socket, dice, fond_of))["number"])
    return False


def let_a_bot_play(person: Person, socket: Socket, first_round: int) -> None:
    """Give the seat away until a round."""
    table = f"/api/tables/{socket.table['id']}"
    person.post(f"{table}/hand_over", {"seat": 0, "bot": "greedy"})
    socket.when(lambda: socket.position is not None and socket.position["view"]["round"] >= first_round)
    person.post(f"{table}/take_back", {"seat": 0})


def as_person(visitor: Visitor, person: Person, path: str) -> Page:
    """Open a page with the session of somebody who has done something without it before."""
    cookies: list[Any] = [
        {"name": name, "value": value, "url": visitor.address} for name, value in person.http.cookies.items()
    ]
    visitor.context.add_cookies(cookies)
    return visitor.go(path)


@contextmanager
def moment(
    visitor: Visitor,
    wanted: Wanted,
    rivals: tuple[str, ...] = ("random", "random"),
    fond_of: str = "",
    first_round: int = 1,
    name: str = "Jimena",
    **setup: Any,
) -> Iterator[tuple[Page, Socket]]:
    """A game that has come to a decision for the visitor, who opens the page, and a second look at the same seat.

    Until the first round that counts, a bot plays for him.
    """
    dice = random.Random(5)
    with closing(Person(int(visitor.address.rpartition(":")[2]), name)) as person:
        for _ in range(25):
            table = person.start_table("me", *rivals, setup=setup)
            socket = person.connect(table["id"])
            if first_round > 1:
                let_a_bot_play(person, socket, first_round)
            if until(socket, wanted, dice, fond_of):
                break
        else:
            raise AssertionError("it never came to that")
        page = as_person(visitor, person, f"/table/{table['id']}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        yield page, socket
