/** The worker in which the tables of this page are played. */
import { Bots } from "./bots";
import { startPython, type Proxy } from "./runtime";
import { Storage } from "./storage";
import type { FromEngine, StorageState, ToEngine } from "./words";

const CHANNEL = "elgrande";

const tell = (message: FromEngine): void => postMessage(message);
const storage = new Storage();
const lines = new Map<number, Proxy>();
/** Other tabs of this site, which are told what has changed. */
const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
let engine: Proxy;

async function start(folder: string): Promise<void> {
  const [{ python, parts }, kept] = await Promise.all([
    startPython(folder, (part) => tell({ type: "progress", part })),
    storage.beginning(),
  ]);
  const bots = new Bots(
    folder,
    parts,
    () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }),
  );
  const browser = {
    keep: async (changes: string): Promise<string> => {
      const answer = await storage.keep(changes);
      const { game } = JSON.parse(changes) as { game: string | null };
      if (answer === "kept" && game !== null) others?.postMessage(game);
      return answer;
    },
    recall: (game: string): Promise<string> => storage.recall(game),
    think: (task: string): Promise<string> => bots.think(task),
    tell: (event: string): void => {
      const { state } = JSON.parse(event) as { state: StorageState };
      tell({ type: "storage", state });
    },
  };
  engine = python.pyimport("elgrande.tab.engine")["Engine"](browser) as Proxy;
  engine["begin"](kept);
  if (others) others.onmessage = (event: MessageEvent<string>) => void engine["moved"](event.data);
  tell({ type: "ready" });
  // Bots are wanted soon, but not before the person.
  setTimeout(() => void bots.start().catch(() => undefined), 200);
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
    case "start":
      start(message.folder).catch((failure: unknown) => tell({ type: "failed", text: String(failure) }));
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
