import { describe, expect, it, vi } from "vitest";
import { Bots } from "./bots";
import { trouble } from "./storage";
import { Engine, fileFor, plain } from "./transport";
import type { FromEngine, ToBots, ToEngine } from "./words";

describe("what lies ready as files", () => {
  it("is the same for everybody", () => {
    expect(fileFor("GET", "/api/catalogue")).toBe("data/catalogue.json");
    expect(fileFor("GET", "/api/texts/pl")).toBe("data/texts/pl.ftl");
    expect(fileFor("GET", "/api/texts/pl?room=rules")).toBe("data/texts/pl-rules.ftl");
  });

  it("is nothing that depends on who asks", () => {
    for (const path of ["/api/catalogue/cards?players=3", "/api/lessons/map", "/api/tables/mine"])
      expect(fileFor("GET", path)).toBeNull();
    expect(fileFor("POST", "/api/catalogue")).toBeNull();
  });
});

it("an answer is looked up however its request is written", () => {
  const query = new URLSearchParams([
    ["move", "to castilla_la_vieja"],
    ["option", "castillo:hidden"],
    ["since", "-1"],
  ]);
  expect(plain(`/api/lessons/map?${query}`)).toBe(
    "/api/lessons/map?move=to castilla_la_vieja&option=castillo:hidden&since=-1",
  );
});

class PaperWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  sent: (ToEngine | ToBots)[] = [];
  ended = false;
  given: Transferable[] = [];
  postMessage(message: ToEngine | ToBots, given: Transferable[] = []): void {
    this.sent.push(message);
    this.given.push(...given);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
}

const paper = (): [PaperWorker, Worker] => {
  const worker = new PaperWorker();
  return [worker, worker as unknown as Worker];
};

describe("the engine", () => {
  it("answers requests when it is ready, and hands on what a table says", async () => {
    const [worker, taken] = paper();
    const engine = new Engine(taken, "http://page/engine/");
    const asked = engine.request("POST", "/api/session/guest", {}, '{"name":"Ana"}');
    const line = engine.open("ws://page/ws/tables/one");
    const heard: string[] = [];
    line.onmessage = (event) => heard.push(String(event.data));
    expect(worker.sent).toEqual([{ type: "start", folder: "http://page/engine/" }]);
    worker.say({ type: "ready" } satisfies FromEngine);
    await vi.waitFor(() => expect(worker.sent).toHaveLength(3));
    const request = worker.sent.find(({ type }) => type === "request") as Extract<
      ToEngine,
      { type: "request" }
    >;
    worker.say({
      type: "answer",
      id: request.id,
      status: 409,
      kind: "application/json",
      body: '{"code":"x"}',
    });
    const response = await asked;
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ code: "x" });
    const open = worker.sent.find(({ type }) => type === "open") as Extract<ToEngine, { type: "open" }>;
    worker.say({ type: "heard", line: open.line, text: "hello" });
    line.close();
    worker.say({ type: "heard", line: open.line, text: "too late" });
    expect(heard).toEqual(["hello"]);
    expect(worker.sent.at(-1)).toEqual({ type: "close", line: open.line });
  });

  it("lets requests fail if it cannot start", async () => {
    const [worker, taken] = paper();
    const engine = new Engine(taken, "http://page/engine/");
    const asked = engine.request("GET", "/api/session", {}, null);
    worker.say({ type: "failed", text: "no WebAssembly" } satisfies FromEngine);
    await expect(asked).rejects.toThrow("no WebAssembly");
  });
});

describe("bots", () => {
  it("that hang are replaced, and who waited hears of it", async () => {
    vi.useFakeTimers();
    const made: PaperWorker[] = [];
    const bots = new Bots("http://page/engine/", null, () => {
      const [worker, taken] = paper();
      made.push(worker);
      return taken;
    });
    const stuck = bots.think("task");
    const refused = expect(stuck).rejects.toThrow("too long");
    made[0]!.say({ type: "ready" });
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    expect(made[0]!.ended).toBe(true);
    const next = bots.think("task");
    made[1]!.say({ type: "ready" });
    await vi.advanceTimersByTimeAsync(1);
    made[1]!.say({ type: "thought", id: 2, answer: "17" });
    expect(await next).toBe("17");
    vi.useRealTimers();
  });

  it.each([
    ["is copied as long as it is not kept", true, 0],
    ["is given away when it is kept", false, 1],
  ])("begin with a memory that %s", async (_, fresh, given) => {
    const [worker, taken] = paper();
    const module = {} as WebAssembly.Module;
    const parts = { version: "1", module, files: new Map(), memory: new Uint8Array(8), fresh };
    const bots = new Bots("http://page/engine/", parts, () => taken);
    const started = bots.start();
    expect(bots.awake).toBe(false);
    worker.say({ type: "ready" });
    await started;
    expect(bots.awake).toBe(true);
    expect(worker.given).toHaveLength(given);
    // Whoever comes after that worker need not compile again what this one has.
    expect(bots.parts).toMatchObject({ module, files: null, memory: null });
  });
});

it("a browser without room is told from one that forbids", () => {
  expect(trouble(new DOMException("", "QuotaExceededError"))).toBe("full");
  expect(trouble(new DOMException("", "SecurityError"))).toBe("forbidden");
});
