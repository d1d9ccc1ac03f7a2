"""Two people in two browsers, and a server that is killed in the middle of their game."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.properties.mixes import THOROUGH
from tests.web.browsers import PHONE, Visitor
from tests.web.players import Player, end_screen, lay_table


class House:
    """A server in a process of its own, always at the same address."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "elgrande", "serve", "--port", str(self.port)]
        self.command += ["--database", str(database), "--log-level", "error"]
        self.process = self.open()

    def open(self) -> subprocess.Popen[bytes]:
        environ = {**os.environ, "ELGRANDE_LIMITS": "false", "ELGRANDE_THINKERS": "1"}
        self.process = subprocess.Popen(self.command, env=environ)
        for _ in range(300):
            assert self.process.poll() is None, "the server did not start"
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=2).close()
                break
            except OSError:
                time.sleep(0.1)
        return self.process

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "elgrande.db")
    yield house
    house.close()


def log(page: Page) -> list[str]:
    """What has happened at the table."""
    return page.locator(".fold .log .line").all_inner_texts()


def choose_in_turn(players: list[Player], rounds: int) -> bool:
    """Whoever is asked chooses; False when the game is over."""
    return all(player.choose(patience=60) for _ in range(rounds) for player in players)


def play_until(players: list[Player], true: Callable[[], bool]) -> None:
    while not true():
        assert choose_in_turn(players, 1), "the game is over"


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_friends_play_on_after_the_server_was_killed(browser: Browser, house: House) -> None:
    ana = Visitor(browser, house.address)
    ben = Visitor(browser, house.address, language="de", theme="dark", size=PHONE)
    players = [Player(ana.page, seed=1), Player(ben.page, seed=2, touch=True)]
    page = ana.go("/new")
    lay_table(page, "2015", rivals=("open",), length="short")
    other = ben.go(page.url)
    other.get_by_label("Dein Name").fill("Benito")
    other.get_by_role("button", name="Hier sitzen").click()
    page.get_by_role("button", name="Start the game").click()

    play_until(players, lambda: len(log(page)) > 5)
    seen = log(page)
    house.kill()
    expect(page.locator(".banner")).to_contain_text("The connection is lost.")
    expect(other.locator(".banner")).to_be_visible()
    # What is said now is kept in the box until it can be sent.
    page.get_by_role("tab", name="Chat").click()
    box = page.get_by_label("Say something")
    box.fill("Are you still there?")
    box.press("Enter")
    expect(page.get_by_text("It is sent as soon as the connection is back.")).to_be_visible()
    expect(box).to_have_value("Are you still there?")
    house.open()
    expect(page.locator(".banner")).to_be_hidden(timeout=30_000)
    expect(other.locator(".banner")).to_be_hidden(timeout=30_000)
    expect(page.locator(".fold .lines p")).to_have_text(re.compile("Are you still there?"))
    expect(box).to_have_value("")
    page.get_by_role("tab", name="Log").click()
    assert log(page)[: len(seen) - 1] == seen[:-1]  # the last line may count on: "twice"

    other.reload()
    if THOROUGH:
        assert not choose_in_turn(players, 2000)
        totals = [end_screen(visitor.page, 2).locator(".total").all_inner_texts() for visitor in (ana, ben)]
        assert totals[0] == totals[1]
    else:
        play_until(players, lambda: len(log(page)) > len(seen) + 2)
    complaints = [line for line in ana.complaints + ben.complaints if "ERR_CONNECTION_REFUSED" not in line]
    assert complaints == []
    ana.close()
    ben.close()
