"""``python -m bench.tasks``: for how long the table in the browser is ever busy, and with what.

    python -m bench.tasks              on the way to a table, and in a short game there, on a desk
    python -m bench.tasks --phone --json

It needs Playwright and a Chromium, as the browser tests do. A task is what a page does in one go: as long as it lasts,
nobody is answered. Told are its time by the clock and that of the processor, which alone counts where others are at work on
the machine, too; below it what most of it was spent on.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.server.clients import running
from tests.web.browsers import DESKTOP, PHONE, Visitor, a_browser
from tests.web.players import Player, lay_table

CATEGORIES: Final = ["-*", "toplevel", "devtools.timeline", "v8"]
TASKS: Final = ("RunTask", "ThreadControllerImpl::RunTask")
PARTS: Final = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "ParseHTML": "parsing",
    "v8.compile": "compiling",
    "v8.compileModule": "compiling",
    "v8.evaluateModule": "modules",
    "MinorGC": "memory",
    "MajorGC": "memory",
}
"""What is told apart, by the names that the browser has for it. The rest of a task is script."""


class Task(NamedTuple):
    """In milliseconds."""

    clock: float
    processor: float
    parts: dict[str, float]
    times: dict[str, int]
    """How often each part was begun."""


def tasks_in(events: list[dict[str, Any]]) -> list[Task]:
    """What the page did in one go, longest first."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    timed = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) in main]
    found: list[Task] = []
    end = 0.0
    for task in sorted((event for event in timed if event["name"] in TASKS), key=lambda event: event["ts"]):
        if task["ts"] < end:
            continue  # a part of the one before
        end = task["ts"] + task["dur"]
        if task.get("tdur", task["dur"]) < 10_000:
            continue
        parts: dict[str, float] = {}
        times: dict[str, int] = {}
        inside = [event for event in timed if task["ts"] <= event["ts"] < end and event["tid"] == task["tid"]]
        for event in inside:
            part = PARTS.get(event["name"])
            if part is not None:
                parts[part] = parts.get(part, 0.0) + event.get("tdur", event["dur"]) / 1000
                times[part] = times.get(part, 0) + 1
        processor = task.get("tdur", task["dur"]) / 1000
        parts["script"] = max(0.0, processor - sum(parts.values()))
        found.append(Task(task["dur"] / 1000, processor, parts, times))
    return sorted(found, key=lambda task: -task.processor)


def look(browser: Browser, address: str, size: tuple[int, int]) -> dict[str, list[Task]]:
    visitor = Visitor(browser, address, size=size)
    player = Player(visitor.page, touch=size == PHONE)
    page = visitor.go("/new")

    def traced(work: Any) -> list[Task]:
        browser.start_tracing(page=page, categories=CATEGORIES)
        work()
        return tasks_in(json.loads(browser.stop_tracing())["traceEvents"])

    def come() -> None:
        lay_table(page, "2015", rivals=("bot random",) * 3, length="short")
        player.look()

    found = {"coming to the table": traced(come), "playing": traced(player.play)}
    visitor.close()
    return found


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--most", type=int, default=3, help="tasks that are told (default: %(default)s)")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(database=str(Path(folder) / "tasks.db")) as server,
        a_browser() as browser,
    ):
        found = look(browser, server.address, PHONE if asked.phone else DESKTOP)
    if asked.json:
        print(
            json.dumps({what: [task._asdict() for task in tasks] for what, tasks in found.items()}, indent=2)
        )
        return 0
    for what, tasks in found.items():
        print(
            f"{what}: {sum(task.processor > 50 for task in tasks)} tasks of more than 50 ms of the processor"
        )
        for task in tasks[: asked.most]:
            parts = sorted(task.parts.items(), key=lambda part: -part[1])
            told = [
                f"{name} {ms:.0f}" + (f" ({n})" if (n := task.times.get(name)) else "") for name, ms in parts
            ]
            print(f"  {task.processor:4.0f} ms, {task.clock:4.0f} by the clock: {', '.join(told)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
