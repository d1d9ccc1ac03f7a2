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
FIRST_DECISION: Final = ".prompt.mine"

TURNS: Final = """
([worker, folder, bot]) => new Promise((resolve) => {
  const engine = new Worker(worker, { type: "module" });
  const tell = (message) => engine.postMessage(message);
  const ask = (method, address, body) => tell({ type: "request", id: 1, method, address, body: JSON.stringify(body) });
  const turns = [];
  let stage = 0, id = "", last = performance.now(), span = 0, before = null, number = 0;
  const bots = [1, 2, 3].map(() => ({ kind: "bot", bot }));
  engine.onmessage = ({ data }) => {
    if (data.type === "ready") setTimeout(() => ask("POST", "/api/session/guest", { name: "Ana" }), 6000);
    if (data.type === "answer") {
      stage += 1;
      if (stage === 1) ask("POST", "/api/tables", { seats: [{ kind: "me" }, ...bots], start: true });
      if (stage === 2) {
        id = JSON.parse(data.body).id;
        tell({ type: "open", line: 1, address: `ws://page/ws/tables/${id}?shared=1` });
      }
    }
    if (data.type !== "heard") return;
    const message = JSON.parse(data.text);
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
    if (position?.view.over || turns.length >= 40) { engine.terminate(); return resolve(turns); }
    if (position?.decision) {
      const { seat, options } = position.decision;
      last = performance.now();
      tell({ type: "say", line: 1, text: JSON.stringify({ type: "choose", id: crypto.randomUUID(), number, seat, choice: options[0].text }) });
    }
  };
  tell({ type: "start", folder });
})
"""
"""Plays at a table against bots, and tells how long each of their turns took, in milliseconds."""


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

    def private(process: int) -> int:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))

    return max(private(process) for process in renderers(browser))


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
      if (name.startsWith("elgrande-memory") && (await (await caches.open(name)).keys()).length) return;
    await new Promise((go) => setTimeout(go, 100));
  }
}"""
"""Waits until a page has kept what makes the next visit short."""


def visits(browser: Browser, address: str, times: int) -> dict[str, list[float]]:
    figures: dict[str, list[float]] = {
        name: [] for name in ("seen", "cold", "cold processor", "warm", "warm processor", "MB")
    }
    for _ in range(times):
        context: BrowserContext = browser.new_context(reduced_motion="reduce")
        first = context.new_page()
        before = processor(browser)
        seen, cold = first_decision(first, address)
        figures["seen"].append(seen)
        figures["cold"].append(cold)
        figures["cold processor"].append(processor(browser) - before)
        if "elgrande-engine" in first.content():
            first.evaluate(KEPT)
        first.close()
        second = context.new_page()
        before = processor(browser)
        figures["warm"].append(first_decision(second, address)[1])
        figures["warm processor"].append(processor(browser) - before)
        figures["MB"].append(memory(browser) / 1e6)
        context.close()
    return figures


def tell(what: str, figures: dict[str, list[float]]) -> None:
    for name, values in figures.items():
        print(f"{what} {name}: {statistics.median(values):.2f} ({', '.join(f'{v:.2f}' for v in values)})")


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
            tell("page, s", visits(browser, address, asked.visits))
            worker = next((site / "assets").glob("engine.worker-*.js")).name
            page = browser.new_page()
            page.goto(address)
            for bot in () if asked.no_turns else ("greedy", "builder:hidalgo"):
                turns = page.evaluate(TURNS, [f"{address}assets/{worker}", f"{address}engine/", bot])
                ninety = sorted(turns)[int(len(turns) * 0.9)]
                print(
                    f"turn of {bot}, ms: median {statistics.median(turns):.0f}, 90 % {ninety:.0f}, "
                    f"{len(turns)} turns; memory {memory(browser) / 1e6:.0f} MB"
                )
            page.close()
            if not asked.no_server:
                beside_a_server(browser, folder, asked.visits)
            browser.close()


def beside_a_server(browser: Browser, folder: str, times: int) -> None:
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
        tell("server, s", visits(browser, f"http://127.0.0.1:{port}/", times))
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
