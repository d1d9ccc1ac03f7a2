"""People who play through the page: they look for what glows and click it, and know nothing of the rules."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

Control = dict[str, Any]

PATIENCE: Final = 30_000
"""Milliseconds until rivals, who answer at once, must have let one play again."""
GLOWING: Final = {
    "place": ".place.lit, .place.holding",
    "piece": ".token.choosable",
    "card": ".card.choosable",
    "hand": ".hand .choosable",
    "keep": ".chooser .choosable",
    "count": ".counts button",
    "disc": ".dial .field",
    "button": ".prompt > .buttons .button",
    "board": ".several .board:not(.chosen)",
    "dialog": "dialog[open] .take",
    "finish": ".actions .confirm:not([disabled])",
}
"""Everything that can be chosen at a table, by the kind of thing that it is."""

LOOK: Final = """
({ glowing, seen, patience }) => new Promise((resolve) => {
  const begun = performance.now();
  const state = (window.elgrandeSeen ??= (() => {
    const counter = { changes: 0, last: 0 };
    new MutationObserver(() => { counter.changes += 1; counter.last = performance.now(); }).observe(
      document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return counter;
  })());
  const look = () => {
    if (document.querySelector(".end")) return resolve({ over: true });
    const controls = [];
    const dialog = document.querySelector("dialog[open]");
    for (const [kind, selector] of Object.entries(glowing)) {
      document.querySelectorAll(selector).forEach((element, index) => {
        if (!dialog || dialog.contains(element))
          controls.push({ kind, index, text: element.ariaLabel ?? element.textContent.trim() });
      });
    }
    const calm = performance.now() - state.last > 25 && !document.querySelector(".sending");
    const moved = state.changes !== seen || performance.now() - begun > 1500;
    if (controls.length > 0 && calm && moved && document.querySelector(".prompt.mine"))
      return resolve({
        over: false,
        changes: state.changes,
        controls,
        prompt: document.querySelector("[data-testid=prompt]")?.textContent ?? "",
        labels: [...document.querySelectorAll(".prompt .button, .prompt .hidden-text, .hand .choosable")].map(
          (element) => element.textContent.trim()),
        everything: document.body.textContent,
        staged: document.querySelector(".prompt .staged, [aria-pressed=true]") !== null,
        refused: document.querySelector(".prompt [role=alert]")?.textContent.trim() ?? "",
      });
    if (performance.now() - begun > patience)
      return resolve({ over: false, waits: document.querySelector(".prompt")?.innerText ?? "" });
    setTimeout(look, 16);
  };
  look();
})
"""
"""Waits until there is something to choose and the page has come to rest; tells what there is."""

AIM: Final = """
([selector, index]) => {
  const element = document.querySelectorAll(selector)[index];
  if (!element) return { gone: true };
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  const place = element.matches(".place") ? element.dataset.place : null;
  const hits = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found && (element.contains(found) || (place && found.closest(`[data-place=${place}]`) &&
      !found.closest(".choosable")));
  };
  for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.4, 0.6, 0.22, 0.78])
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.4, 0.6]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (hits(x, y)) return { x, y };
    }
  return null;
}
"""
"""A point where a click really meets a control; nothing if something else lies over all of it."""


RAW_KEY: Final = re.compile(
    r"(?<![\w.-])(?:advice|award|bot|card|choice|colour|edition|event|label|modifier|option|place|prompt|provenance"
    r"|set|strength|table|web)-[a-z][a-z0-9-]*"
)
"""The key of a text, where the text itself should stand."""


class Player:
    """Somebody who chooses at random from what the page offers, and confirms what is to be confirmed."""

    def __init__(
        self,
        page: Page,
        seed: int = 0,
        touch: bool = False,
        fond_of: Callable[[list[Control]], list[Control]] | None = None,
    ) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.touch = touch
        self.fond_of = fond_of
        """Which of the controls this player would rather click, if any."""
        self.chosen: dict[str, int] = {}
        """How often each kind of control was clicked."""
        self.prompts: set[str] = set()
        self.options: list[str] = []
        """What can be chosen now, as the server calls it."""
        self._changes = -1
        self._idle = 0
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        decision = (json.loads(frame).get("position") or {}).get("decision")
        self.options = [option["text"] for option in decision["options"]] if decision else []

    def look(self, patience: int = PATIENCE) -> dict[str, Any]:
        """What there is to choose, as soon as there is something."""
        wanted = {"glowing": GLOWING, "seen": self._changes, "patience": patience}
        seen: dict[str, Any] = self.page.evaluate(LOOK, wanted)
        if seen["over"]:
            return seen
        if "waits" in seen:
            assert patience < PATIENCE, f"nothing to choose: {seen['waits']}"
            return seen
        self.prompts.add(seen["prompt"])
        assert not seen["refused"], seen["refused"]
        # A choice or a word without a text stands in for itself.
        assert not set(seen["labels"]) & set(self.options), seen["labels"]
        assert RAW_KEY.findall(seen["everything"]) == []
        self._idle = self._idle + 1 if seen["changes"] == self._changes else 0
        assert self._idle < 4, f"clicking changes nothing: {seen['prompt']} {seen['controls']}"
        self._changes = seen["changes"]
        return seen

    def decide(self, seen: dict[str, Any]) -> Control:
        controls: list[Control] = seen["controls"]
        finish = [control for control in controls if control["kind"] == "finish"]
        if finish and (seen["staged"] or len(controls) == 1):
            return finish[0]
        wanted = self.fond_of(controls) if self.fond_of else []
        if wanted:
            return self.dice.choice(wanted)
        # Somebody who stopped whenever he could would see little of the game.
        if finish and self.dice.random() < 0.15:
            return finish[0]
        rest = [control for control in controls if control["kind"] != "finish"] or finish
        kind = self.dice.choice(sorted({control["kind"] for control in rest}))
        return self.dice.choice([control for control in rest if control["kind"] == kind])

    def click(self, control: Control) -> None:
        point = self.page.evaluate(AIM, [GLOWING[control["kind"]], control["index"]])
        assert point, f"something lies over {control}"
        if "gone" in point:
            return  # a rival was quicker
        if self.touch:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        self.chosen[control["kind"]] = self.chosen.get(control["kind"], 0) + 1

    def choose(self, patience: int = PATIENCE) -> bool:
        """Choose once, if there is something to choose before one's patience ends; False if the game is over."""
        seen = self.look(patience)
        if "controls" in seen:
            self.click(self.decide(seen))
        return not seen["over"]

    def play(self, most: int = 2000) -> None:
        """Play to the end."""
        for _ in range(most):
            if not self.choose():
                return
        raise AssertionError(f"no end after {most} clicks")


class Typist(Player):
    """Never touches the mouse: F goes to what can be chosen, Tab goes on, Enter chooses, C confirms."""

    def click(self, control: Control) -> None:
        keyboard = self.page.keyboard
        self.chosen[control["kind"]] = self.chosen.get(control["kind"], 0) + 1
        if control["kind"] == "finish":
            keyboard.press("c")
            return
        if control["kind"] == "piece":
            # What can be lifted is chosen by the place where it stands.
            place = self.page.locator(".place.holding").first
            control = {"kind": "place", "index": self._index(place.element_handle())}
        keyboard.press("f")
        if control["kind"] == "disc":
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
            return
        target = self.page.locator(GLOWING[control["kind"]]).nth(control["index"]).element_handle()
        for _ in range(60):
            if self.page.evaluate("element => document.activeElement === element", target):
                break
            keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {control}")
        assert self.page.evaluate("document.activeElement.matches(':focus-visible')")
        keyboard.press("Enter")

    def _index(self, place: Any) -> int:
        script = "([place, selector]) => [...document.querySelectorAll(selector)].indexOf(place)"
        index: int = self.page.evaluate(script, [place, GLOWING["place"]])
        return index


def lay_table(
    page: Page,
    edition: str,
    sets: tuple[str, ...] = (),
    rivals: tuple[str, ...] = ("bot random",),
    **options: str,
) -> None:
    """Lay a table on the page for it and sit down first."""
    players = len(rivals) + 1
    wanted = [f"[name=edition][value='{edition}']", f"[name=players][value='{players}']"]
    for box in [*wanted, *(f"[type=checkbox][value={name}]" for name in sets)]:
        page.locator("label", has=page.locator(f"input{box}")).click()
        expect(page.locator(f"input{box}")).to_be_checked()
    for number, rival in enumerate(("me", *rivals)):
        page.locator(".seats select").nth(number).select_option(rival)
    if options:
        page.locator("details.panel summary").first.click()
        for name, value in options.items():
            page.locator(f"#option-{name}").select_option(value)
    page.locator(".finish button").click()
    page.wait_for_url("**/table/*")


def end_screen(page: Page, players: int) -> Locator:
    """The end: everybody's rank, and charts that add up."""
    end = page.locator(".end")
    expect(end.locator(".charts svg").nth(1)).to_be_visible()
    expect(end.locator(".ranks li")).to_have_count(players)
    totals = sorted(int(text) for text in end.locator(".ranks .total").all_inner_texts())
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in end.locator("tbody tr").all()
    ]
    assert sorted(row[-1] for row in rows) == totals
    assert [sum(row[:-1]) for row in rows] == [row[-1] for row in rows]
    return end
