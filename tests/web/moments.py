"""Games that have come to a certain moment, quickly: without the page, until somebody opens it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.clients import Data, Person, Socket
from tests.web.browsers import Visitor
from tests.web.luck import LUCK

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
    first_round: int = 0,
    name: str = "Jimena",
    begun: Callable[[Person, Socket], None] | None = None,
    **setup: Any,
) -> Iterator[tuple[Page, Socket]]:
    """A game that has come to a decision for the visitor, who opens the page, and a second look at the same seat.

    It is the same game every time: the first one of the known shuffles in which it comes to that.
    """
    with closing(Person(int(visitor.address.rpartition(":")[2]), name)) as person:
        for seed in range(1, 26):
            LUCK.seed = seed
            table = person.start_table("me", *rivals, setup=setup)
            socket = person.connect(table["id"])
            if begun:
                begun(person, socket)
            if until(socket, from_round(socket, first_round, wanted), random.Random(seed), fond_of):
                break
            socket.close()
        else:
            raise AssertionError("it never came to that")
        page = as_person(visitor, person, f"/table/{table['id']}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        yield page, socket


def moments(
    visitor: Visitor, kinds: Sequence[str], rivals: tuple[str, ...] = ("random",) * 3, **setup: Any
) -> Iterator[tuple[str, Page, Socket]]:
    """A decision of each of these kinds, in as few games as it takes, as they come."""
    left = set(kinds)
    with closing(Person(int(visitor.address.rpartition(":")[2]), "Jimena")) as person:
        for seed in range(1, 26):
            LUCK.seed = seed
            dice = random.Random(seed)
            table = person.start_table("me", *rivals, setup=setup)
            with person.connect(table["id"]) as socket:
                while left and until(socket, asked_for(*left), dice, ""):
                    assert socket.decision is not None
                    kind = socket.decision["kind"]
                    page = as_person(visitor, person, f"/table/{table['id']}")
                    expect(page.locator(".prompt.mine")).to_be_visible()
                    yield kind, page, socket
                    left.discard(kind)
                    leave(page)
            if not left:
                return
    raise AssertionError(f"nobody was asked for {left}")


def leave(page: Page) -> None:
    """Go where there is nothing to do: a table that is looked at while others play costs time."""
    page.goto("/icon.svg")


def from_round(socket: Socket, first: int, wanted: Wanted) -> Wanted:
    """The decision that is wanted, not before a round."""
    return lambda decision: bool(
        socket.position and socket.position["view"]["round"] >= first and wanted(decision)
    )
