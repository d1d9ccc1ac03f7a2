"""How fast the game in a page is, and how large: ``python -m bench.site``, in a checkout with the page built.

Prints the size of the site by its parts, the time to the first decision on a first and on a later visit, how long the
turn of a rival takes, and the memory of the browser; beside them the same of a server on this machine. Where others are
at work, too, the time of the processor says more than that of the clock. ``--games`` also plays all golden games in the
engine of the page.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from elgrande.devtools import find_chromium
from elgrande.tab.publish import COMPILE, POLICY, publish

ROOT: Final = Path(__file__).resolve().parents[1]
VISITS: Final = 3
RIVALS: Final = ("greedy", "builder:hidalgo")
Figures = dict[str, list[float]]
FIRST_DECISION: Final = ".prompt.mine"
SEEN, COLD, COLD_WORK = "seen, s", "first visit, s", "first visit, processor s"
WARM, WARM_WORK, MEMORY = "later visit, s", "later visit, processor s", "page at the start, MB"
ITSELF = "server and its bots, MB"

TURNS: Final = """
async ([worker, folder, bot]) => {
  const seats = [{ kind: "me" }, ...[1, 2, 3].map(() => ({ kind: "bot", bot }))];
  let ask, open;
  if (worker) {
    const engine = new Worker(worker, { type: "module" });
    const waiting = new Map();
    let hear, ready;
    engine.onmessage = ({ data }) => {
      if (data.type === "ready") ready();
      if (data.type === "answer") waiting.get(data.id)(JSON.parse(data.body || "null"));
      if (data.type === "heard") hear(JSON.parse(data.text));
    };
    const started = new Promise((resolve) => (ready = resolve));
    engine.postMessage({ type: "start", folder });
    await started;
    ask = (address, body) => new Promise((resolve) => {
      waiting.set(waiting.size + 1, resolve);
      engine.postMessage({ type: "request", id: waiting.size, method: "POST", address, body: JSON.stringify(body) });
    });
    open = (id, told) => {
      hear = told;
      engine.postMessage({ type: "open", line: 1, address: `ws://page/ws/tables/${id}?shared=1` });
      return [(text) => engine.postMessage({ type: "say", line: 1, text }), () => engine.terminate()];
    };
    await new Promise((go) => setTimeout(go, 6000));
  } else {
    const session = () => fetch("/api/session");
    await session();
    ask = async (address, body) => (await fetch(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-CSRF-Token": /elgrande_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "",
      },
      body: JSON.stringify(body),
    })).json();
    open = (id, told) => {
      const line = new WebSocket(`ws://${location.host}/ws/tables/${id}?shared=1`);
      line.onmessage = ({ data }) => told(JSON.parse(data));
      return [(text) => line.send(text), () => line.close()];
    };
  }
  await ask("/api/session/guest", { name: "Ana" });
  const { id } = await ask("/api/tables", { seats, start: true });
  const turns = [];
  let last = performance.now(), span = 0, before = null, number = 0;
  return new Promise((resolve) => {
    const [say, close] = open(id, (message) => {
      const position = message.position;
      if (message.number !== undefined) number = Math.max(number, message.number);
      if (message.type === "update") {
        const now = performance.now();
        if (message.seat !== before && before !== null && before !== 0 && span > 0) turns.push(span);
        if (message.seat !== before) span = 0;
        span += now - last;
        last = now;
        before = message.seat;
      }
      if (position?.view.over || turns.length >= 40) { close(); return resolve(turns); }
      if (position?.decision) {
        const { seat, options } = position.decision;
        last = performance.now();
        say(JSON.stringify({ type: "choose", id: crypto.randomUUID(), number, seat, choice: options[0].text }));
      }
    });
  });
}
"""
"""Plays at a table against bots, in an engine of its own or on the page's server, and tells how long each of their turns
took, in milliseconds."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments: object) -> None: ...

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


def sizes(site: Path) -> dict[str, int]:
    """Compressed bytes by part."""
    parts: dict[str, int] = {}
    for path in sorted(site.rglob("*")):
        if not path.is_file():
            continue
        name = path.relative_to(site).as_posix()
        if name.startswith("assets/"):
            name = f"assets/*{path.suffix}"
        elif name.startswith("data/texts/"):
            name = "data/texts/*"
        content = path.read_bytes()
        parts[name] = parts.get(name, 0) + min(len(content), len(gzip.compress(content, 9)))
    return parts


def first_decision(page: Page, address: str) -> tuple[float, float]:
    """Seconds until there is something to see, and until one can choose after a click on Play now."""
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector("h1")
    seen = time.perf_counter() - begun
    page.locator(".start .button.gold, .start button.large").last.click()
    page.wait_for_selector(FIRST_DECISION, timeout=120_000)
    return seen, time.perf_counter() - begun


def renderers(browser: Browser) -> list[int]:
    """The processes that show pages."""
    session = browser.new_browser_cdp_session()
    found: dict[str, Any] = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return [process["id"] for process in found["processInfo"] if process["type"] == "renderer"]


def memory(browser: Browser) -> int:
    """Bytes of the largest process that shows a page, without what all of them have in common."""

    return max(private(process) for process in renderers(browser))


def private(process: int) -> int:
    """Bytes that a process has for itself."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def with_children(process: int) -> list[int]:
    """A process and all that it has started."""
    found = [process]
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            found += with_children(int(child))
    return found


def processor(browser: Browser) -> float:
    """Seconds of processor time that pages have taken so far, with their workers."""
    ticks = 0
    for process in renderers(browser):
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  for (let left = 300; left > 0; left -= 1) {
    for (const name of await caches.keys())
      if (name.startsWith("elgrande-memory"))
        // Last of all comes the memory itself.
        if ((await (await caches.open(name)).keys()).some(({ url }) => url.includes("/memory-"))) return;
    await new Promise((go) => setTimeout(go, 100));
  }
}"""
"""Waits until a page has kept what makes the next visit short."""


def visits(browser: Browser, address: str, times: int, alone: bool) -> Figures:
    figures: Figures = {name: [] for name in (SEEN, COLD, COLD_WORK, WARM, WARM_WORK, MEMORY)}
    for _ in range(times):
        context: BrowserContext = browser.new_context(reduced_motion="reduce")
        first = context.new_page()
        before = processor(browser)
        seen, cold = first_decision(first, address)
        figures[SEEN].append(seen)
        figures[COLD].append(cold)
        figures[COLD_WORK].append(processor(browser) - before)
        if alone:
            first.evaluate(KEPT)
        first.close()
        second = context.new_page()
        before = processor(browser)
        figures[WARM].append(first_decision(second, address)[1])
        figures[WARM_WORK].append(processor(browser) - before)
        figures[MEMORY].append(memory(browser) / 1e6)
        context.close()
    return figures


def rivals(browser: Browser, address: str, worker: str = "", folder: str = "") -> Figures:
    """How long turns of rivals take, in milliseconds, and what the page needs meanwhile."""
    page = browser.new_context().new_page()
    page.goto(address)
    found: Figures = {}
    for bot in RIVALS:
        turns: list[float] = page.evaluate(TURNS, [worker, folder, bot])
        found[f"turn of {bot}, ms"] = turns
        found["page in play, MB"] = [memory(browser) / 1e6]
    page.context.close()
    return found


def tell(figures: dict[str, Figures]) -> None:
    """All medians, the page beside the server; in brackets what there is of the slowest."""

    def told(values: list[float]) -> str:
        if not values:
            return ""
        middle, ninety = statistics.median(values), sorted(values)[int(len(values) * 0.9)]
        return f"{middle:.2f} ({ninety:.2f})" if middle < 100 else f"{middle:.0f} ({ninety:.0f})"

    print(f"{'median (90 %)':28}" + "".join(f"{where:>22}" for where in figures))
    for name in dict.fromkeys(name for found in figures.values() for name in found):
        print(f"{name:28}" + "".join(f"{told(found.get(name, [])):>22}" for found in figures.values()))


def golden(site: Path) -> None:
    games = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "tests/golden").glob("*.txt")}
    program = f"""
import json, time
from elgrande.record import read_record, to_text
games = json.loads({json.dumps(json.dumps(games))})
wrong, begun = [], time.perf_counter()
for name, text in games.items():
    record = text[: text.rindex("; check:")]
    if to_text(read_record(record)) != record:
        wrong.append(name)
answer = f"golden games in the engine: {{len(games)}}, {{len(wrong)}} differ {{wrong}}, {{time.perf_counter() - begun:.1f}} s"
"""
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
        file.write(program)
        file.flush()
        subprocess.run(["node", str(COMPILE.with_name("run.mjs")), str(site), file.name], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", action="store_true", help="play all golden games in the engine, too")
    parser.add_argument("--no-server", action="store_true", help="leave out the server")
    parser.add_argument("--visits", type=int, default=VISITS, help="how often a page is opened")
    parser.add_argument("--no-turns", action="store_true", help="leave out the turns of rivals")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="elgrande-site-") as folder:
        site = Path(folder, "site")
        publish(site)
        parts = sizes(site)
        for name, size in sorted(parts.items(), key=lambda part: -part[1]):
            print(f"{size / 1000:9.1f} kB  {name}")
        print(f"{sum(parts.values()) / 1000:9.1f} kB  in all, compressed")
        if asked.games:
            golden(site)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=find_chromium(os.environ),
                args=["--no-sandbox", "--disable-background-networking"],
            )
            figures = {"page": visits(browser, address, asked.visits, alone=True)}
            if not asked.no_turns:
                worker = next((site / "assets").glob("engine.worker-*.js")).name
                figures["page"] |= rivals(browser, address, f"{address}assets/{worker}", f"{address}engine/")
            if not asked.no_server:
                figures["server"] = on_a_server(browser, folder, asked.visits, turns=not asked.no_turns)
            browser.close()
        tell(figures)


def on_a_server(browser: Browser, folder: str, times: int, turns: bool) -> Figures:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "elgrande", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", str(Path(folder, "elgrande.db"))],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(200):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        address = f"http://127.0.0.1:{port}/"
        found = visits(browser, address, times, alone=False) | (rivals(browser, address) if turns else {})
        return found | {ITSELF: [sum(private(each) for each in with_children(process.pid)) / 1e6]}
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
