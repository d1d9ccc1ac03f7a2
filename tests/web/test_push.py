"""Notices that reach a browser: a game over days from the invitation to its end, as its pages are closed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
import sqlalchemy as sa
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from elgrande.server.store.meeting import add_friend
from tests.server.clients import Person, Running, running
from tests.server.post import Browser, Mailbox, Service, mailbox, service, text_of, wait_for
from tests.web.browsers import Visitor
from tests.web.test_people import post

Visit = Callable[..., Visitor]

CLICK = """
async (tag) => {
  let notices = [];
  for (let tries = 0; !notices.length && tries < 60; tries += 1) {
    notices = await self.registration.getNotifications({ tag });
    if (!notices.length) await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const [notice] = notices;
  if (!notice) return null;
  // Whether it is put away: what the browser still lists for a while is its own affair.
  let closed = 0;
  const close = notice.close.bind(notice);
  notice.close = () => {
    closed += 1;
    close();
  };
  const opened = [];
  // Only a real click may open a window; everything up to there is as it is.
  self.clients.openWindow = async (path) => void opened.push(path);
  await new Promise((resolve) => {
    const clicked = new NotificationEvent("notificationclick", { notification: notice });
    clicked.waitUntil = (work) => work.then(resolve);
    self.dispatchEvent(clicked);
  });
  return [opened, notices.length, closed];
}
"""


@pytest.fixture(scope="module")
def pushes() -> Iterator[Service]:
    """Stands for the push service of a browser's maker."""
    with service() as found:
        yield found


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def site(
    browser: Chromium, box: Mailbox, pushes: Service, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    settings: dict[str, Any] = {
        "database": str(tmp_path_factory.mktemp("push") / "elgrande.db"),
        "smtp": f"smtp://127.0.0.1:{box.port}",
        "mail_from": "post@elgrande.example",
        "address": "https://elgrande.example",
        "hooks": "any",
    }
    with running(**settings) as found:
        yield found


class Phone:
    """A browser that is told though no page of ours is open."""

    def __init__(self, visitor: Visitor, pushes: Service) -> None:
        self.page, self.pushes, self.keys = visitor.page, pushes, Browser()
        visitor.context.grant_permissions(["notifications"], origin=visitor.address)
        self.origin = visitor.address
        self.page.goto("/")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.line = visitor.context.new_cdp_session(self.page)
        found: list[Any] = []
        self.line.on("ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"]))
        self.line.send("ServiceWorker.enable")
        while not found:
            self.page.wait_for_timeout(20)
        self.registration: str = found[0]["registrationId"]
        self.delivered: set[int] = set()
        self.last: tuple[dict[str, str], str] = ({}, "")
        """The last message, and what it says."""

    def deliver(self, kind: str) -> str:
        """What the server has pushed of a kind comes to the browser; returns what it shows."""

        def waiting() -> list[tuple[int, dict[str, Any]]]:
            told = [self.keys.read(body) for path, _, body, _ in self.pushes.got if path == "/push/ana"]
            return [(n, one) for n, one in enumerate(told) if n not in self.delivered and one["kind"] == kind]

        wait_for(waiting)
        number, notice = waiting()[0]
        self.delivered.add(number)
        message = {"origin": self.origin, "registrationId": self.registration, "data": json.dumps(notice)}
        self.last = (message, str(notice["text"]))
        self._show()
        return self.last[1]

    def _show(self) -> None:
        """The last message comes, and is there to be seen."""
        message, text = self.last
        self.line.send("ServiceWorker.deliverPushMessage", message)
        body = "async () => (await (await navigator.serviceWorker.ready).getNotifications())[0]?.body"
        self.page.wait_for_function(f"async (text) => (await ({body})()) === text", arg=text, polling=30)

    def click(self, tag: str) -> list[str]:
        """A click on the only notice of a tag: what it opens. The notice is put away by it."""
        worker = self.page.context.service_workers[0]
        found = worker.evaluate(CLICK, tag)
        for _ in range(3):
            if found is None:
                # A busy browser forgets notices that it has not drawn yet when it is asked which of them are there.
                self._show()
                found = worker.evaluate(CLICK, tag)
        opened, notices, closed = found
        assert (notices, closed) == (1, 1)
        clicked: list[str] = opened
        return clicked


def test_a_game_over_days_from_invitation_to_result(
    visit: Visit, site: Running, box: Mailbox, pushes: Service
) -> None:
    visitor = visit(service_workers="allow")
    page = visitor.page
    form = {"login": "ana", "password": "tres torres", "name": "Ana"}
    post(page, "/api/session/register", {**form})
    ana: str = page.request.get("/api/session").json()["player"]["id"]
    phone = Phone(visitor, pushes)
    post(page, "/api/account/browsers", dict(phone.keys.form(pushes.address("/push/ana"))))
    mail = sa.text("UPDATE accounts SET email = 'ana@example.org' WHERE id = :id")
    site.app.state.house.database.write_now(lambda sql: sql.execute(mail, {"id": ana}))
    with closing(Person(site.port)) as ben:
        ben.post("/api/session/register", {"login": "ben", "password": "dos torres", "name": "Ben"})
        friend: str = ben.get("/api/session")["player"]["id"]
        site.app.state.house.database.write_now(lambda sql: add_friend(sql, ana, friend))
        clock = {"kind": "days", "days": 1}
        table: str = ben.open_table("me", "open", name="Slowly", clock=clock)["id"]
        assert ben.ask("POST", f"/api/tables/{table}/invite", {"player": ana}).status_code == 204

        assert phone.deliver("invite") == "Ben invites you to “Slowly”."
        assert phone.click(table) == [f"/table/{table}"]
        letter = box.wait(1)
        assert letter["Subject"] == "Ben invites you to “Slowly”."
        assert f"https://elgrande.example/table/{table}" in text_of(letter)
        visitor.go(f"/table/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_role("button", name="Sit here")).to_have_count(0)

        page.goto("/icon.svg")
        house = site.app.state.house
        wait_for(lambda: not house.tables[table].presence().connected[1])
        ben.post(f"/api/tables/{table}/start")
        assert phone.deliver("begin") == "The game at “Slowly” begins."
        with ben.connect(table) as socket:
            if socket.decision is not None:
                socket.choose_first()
        assert phone.deliver("turn") == "It is your turn at “Slowly”."
        # Of two notices about one table only the last one is left to be seen.
        assert phone.click(table) == [f"/table/{table}"]
        visitor.go(f"/table/{table}")
        expect(page.locator(".prompt.mine")).to_be_visible()
        page.goto("/icon.svg")
        wait_for(lambda: not house.tables[table].presence().connected[1])
        ben.post(f"/api/tables/{table}/resign", {"seat": 0})
        assert phone.deliver("over") == "The game at “Slowly” is over."
