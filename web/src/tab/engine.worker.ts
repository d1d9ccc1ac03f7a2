/** The worker in which the tables of this page are played. */
import { Bots } from "./bots";
import * as memories from "./memory";
import { keepForNext, startPython, type Parts, type Proxy } from "./runtime";
import { Storage, type Store } from "./storage";
import type { FromEngine, StorageState, ToEngine } from "./words";

const CHANNEL = "elgrande";
/** For what is thought of decisions that were made: nobody waits for that. */
const LOOKING_BACK = { patience: 300_000, idle: 60_000 };

/** Bots that must search think beside the table, and give back their memory when nobody asks them any more. */
const SEARCHING = { patience: 15_000, idle: 120_000 };
/** With so few cores another worker for all bots would only be in the way of the engine. */
const FEW = 2;
/** Milliseconds after which the first page is there, so that something else can be done. */
const LATER = 4_000;

const tell = (message: FromEngine): void => postMessage(message);
const storage = new Storage();
const lines = new Map<number, Proxy>();
/** Other tabs of this site, which are told what has changed. */
const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
let engine: Proxy;

let begun: Promise<FromEngine> | null = null;

/** Starts the engine once, and comes back with how that went. */
function begin(folder: string): Promise<FromEngine> {
  begun ??= start(folder).then(
    (): FromEngine => ({ type: "ready" }),
    (failure: unknown): FromEngine => ({ type: "failed", text: String(failure) }),
  );
  return begun;
}

async function start(folder: string): Promise<void> {
  const [{ python, parts }, kept] = await Promise.all([
    startPython(folder, (part) => tell({ type: "progress", part })),
    storage.beginning(),
  ]);
  const worker = (): Worker => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  const many = (navigator.hardwareConcurrency || FEW) > FEW;
  const bots = new Bots(folder, parts, worker, many ? undefined : SEARCHING);
  const reviewers = new Bots(folder, { ...parts, files: null, memory: null }, worker, LOOKING_BACK);
  const browser = {
    keep: async (changes: string): Promise<string> => {
      const answer = await storage.keep(changes);
      const { game } = JSON.parse(changes) as { game: string | null };
      if (answer === "kept" && game !== null) others?.postMessage(game);
      return answer;
    },
    recall: (game: string): Promise<string> => storage.recall(game),
    find: (store: Store, key: string): Promise<string> => storage.find(store, key),
    look_back: (task: string): Promise<string> => reviewers.think(task),
    spare: (): boolean => many && bots.awake,
    think: (task: string): Promise<string> => bots.think(task),
    tell: (event: string): void => {
      const { state } = JSON.parse(event) as { state: StorageState };
      tell({ type: "storage", state });
    },
  };
  engine = python.pyimport("elgrande.tab.engine")["Engine"](browser) as Proxy;
  engine["begin"](kept);
  if (others) others.onmessage = (event: MessageEvent<string>) => void engine["moved"](event.data);
  // What comes later is not in the way of who wants to play now.
  setTimeout(() => void later(folder, parts, many ? bots : null), LATER);
}

/** Keeps the memory that Python began with for the next time; then bots get a worker of their own. */
async function later(folder: string, parts: Parts, bots: Bots | null): Promise<void> {
  const { memory } = parts;
  if (parts.fresh && memory?.byteLength) await keepForNext(folder, parts.version, memory);
  parts.fresh = false;
  if (bots) return void bots.start().catch(() => undefined);
  // Whoever thinks later finds it there.
  memories.release(memory);
  parts.memory = parts.files = null;
}

async function request(message: Extract<ToEngine, { type: "request" }>): Promise<void> {
  const { id, method, address, body } = message;
  const found = (await engine["request"](method, address, body)) as Proxy;
  const [status, kind, text] = found.toJs() as [number, string, string];
  found.destroy();
  tell({ type: "answer", id, status, kind, body: text });
}

addEventListener("message", (event: MessageEvent<ToEngine>) => {
  const message = event.data;
  switch (message.type) {
    case "look":
      // Who was here before has all of it on his device, and is not kept waiting for it.
      void memories.isKept(message.folder).then((kept) => void (kept && begin(message.folder)));
      break;
    case "start":
      void begin(message.folder).then(tell);
      break;
    case "request":
      void request(message);
      break;
    case "open": {
      const { line } = message;
      const visit = engine["connect"](
        message.address,
        (text: string) => tell({ type: "heard", line, text }),
        () => tell({ type: "ended", line }),
      ) as Proxy;
      lines.set(line, visit);
      break;
    }
    case "say":
      lines.get(message.line)?.["hear"](message.text);
      break;
    case "close": {
      const visit = lines.get(message.line);
      lines.delete(message.line);
      visit?.["close"]();
      visit?.destroy();
      break;
    }
  }
});
