"""What cannot be done is told on the page, in the language that was chosen, by the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.clients import Data
from tests.web.browsers import Visitor
from tests.web.moments import asked_for, moment

Visit = Callable[..., Visitor]


def placing(decision: Data) -> bool:
    return asked_for("place", "turn")(decision) and any(
        option["text"].startswith("to ") for option in decision["options"]
    )


def test_a_new_table_warns_and_refuses_in_german(visit: Visit) -> None:
    page = visit(language="de").go("/new")
    message = page.locator(".finish .message")
    page.get_by_label("Großinquisitor & Kolonien").check(force=True)
    page.get_by_label("König & Intrigant", exact=False).first.check(force=True)
    expect(message).to_contain_text(
        "„Großinquisitor & Kolonien“ mit „König & Intrigant“: Die Anleitung rät davon ab."
    )
    page.get_by_label("Grandissimo").check(force=True)
    expect(message).to_contain_text("„Großinquisitor & Kolonien“ und „Grandissimo“ passen nicht zusammen")
    expect(page.locator(".finish button")).to_be_disabled()


def test_a_click_on_the_kings_region_or_too_far_from_it_is_answered_with_the_rule(visit: Visit) -> None:
    with moment(visit(language="de"), placing, edition="2015") as (page, socket):
        assert socket.position is not None
        number, view = socket.number, socket.position["view"]
        legal = {option["target"].get("place") for option in socket.decision["options"]}  # type: ignore[index]
        # Not by a point: the middle of the box around a region may lie in another one.
        page.locator(f"#place-{view['king']}").dispatch_event("click")
        told = page.locator(".prompt [role=alert]")
        expect(told).to_contain_text("ist die Königsregion: Nichts darf hinein oder hinaus.")
        far = next(region for region in view["regions"] if region not in legal and region != view["king"])
        page.locator(f"#place-{far}").press("Enter")
        expect(told).to_contain_text("kommen ins Castillo oder in Regionen neben dem König")
        assert socket.number == number


def test_a_broken_record_is_refused_with_its_line_in_german(visit: Visit) -> None:
    page = visit(language="de").go("/replays")
    record = b"elgrande record 1\nrules: 1\nedition: 2015\nplayers: nine\n"
    page.locator("input[type=file]").set_input_files(
        {"name": "broken.txt", "mimeType": "text/plain", "buffer": record}
    )
    expect(page.locator(".message.bad")).to_contain_text("Zeile 4: „nine“ kann hier nicht stehen.")
