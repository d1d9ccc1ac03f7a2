/** The engine in a worker, spoken to as if it were a server. */
import { engineFolder } from "../lib/alone";
import type { Socket } from "../lib/connection";
import type { Transport } from "../lib/transport";
import { isKept } from "./memory";
import { engineState } from "./state.svelte";
import type { FromEngine, ToEngine } from "./words";

/** What is the same for everybody lies ready as files, so that it is there before the engine. */
export function fileFor(method: string, path: string): string | null {
  if (method !== "GET") return null;
  const url = new URL(path, "http://page");
  const text = /^\/api\/texts\/([a-z-]+)$/.exec(url.pathname);
  if (text) {
    const room = url.searchParams.get("room");
    return `data/texts/${text[1]}${room ? `-${room}` : ""}.ftl`;
  }
  const plain = /^\/api\/(catalogue|rules|lessons)$/.exec(url.pathname);
  return plain ? `data/${plain[1]}.json` : null;
}

/** A request as the prepared answers are filed under. */
export function plain(path: string): string {
  const url = new URL(path, "http://page");
  return `${decodeURIComponent(url.pathname)}?${[...url.searchParams].map(([name, value]) => `${name}=${value}`).join("&")}`;
}

let prepared: Promise<Record<string, unknown>> | null = null;

/** What lies ready of the first lesson, for who does not want to wait for the engine. */
async function preparedFor(method: string, path: string): Promise<Response | null> {
  if (method !== "GET" || !/^\/api\/(lessons\/|catalogue\/cards)/.test(path)) return null;
  prepared ??= fetch(new URL("data/prepared.json", document.baseURI)).then((found) => found.json());
  try {
    const answer = (await prepared)[plain(path)];
    return answer === undefined ? null : Response.json(answer);
  } catch {
    prepared = null;
    return null;
  }
}

class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;

  constructor(
    readonly number: number,
    readonly engine: Engine,
  ) {}

  send(text: string): void {
    this.engine.tell({ type: "say", line: this.number, text });
  }

  close(): void {
    this.engine.hangUp(this.number);
  }
}

export class Engine implements Transport {
  #worker: Worker;
  #asked = 0;
  #waiting = new Map<number, { resolve(response: Response): void; reject(failure: Error): void }>();
  #lines = new Map<number, Line>();
  #ready: Promise<void>;

  constructor(worker: Worker, folder: string) {
    this.#worker = worker;
    this.#ready = new Promise((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<FromEngine>) => this.#heard(event.data, resolve, reject);
      worker.onerror = (event) => {
        engineState.failure = event.message || "worker";
        reject(new Error(event.message));
      };
    });
    this.#ready.catch(() => undefined);
    this.tell({ type: "start", folder });
  }

  tell(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  #heard(message: FromEngine, ready: () => void, failed: (failure: Error) => void): void {
    switch (message.type) {
      case "progress":
        engineState.loaded = message.part;
        break;
      case "ready":
        engineState.ready = true;
        ready();
        break;
      case "failed":
        engineState.failure = message.text;
        failed(new Error(message.text));
        break;
      case "storage":
        engineState.storage = message.state;
        break;
      case "answer": {
        const body = message.status === 204 ? null : message.body;
        this.#waiting
          .get(message.id)
          ?.resolve(
            new Response(body, { status: message.status, headers: { "Content-Type": message.kind } }),
          );
        this.#waiting.delete(message.id);
        break;
      }
      case "heard":
        this.#lines.get(message.line)?.onmessage?.(new MessageEvent("message", { data: message.text }));
        break;
      case "ended": {
        const line = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        line?.onclose?.(new CloseEvent("close"));
        break;
      }
    }
  }

  async request(
    method: string,
    path: string,
    _headers: Record<string, string>,
    body: string | null,
  ): Promise<Response> {
    await this.#ready;
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.tell({ type: "request", id, method, address: path, body: body ?? "" });
    });
  }

  open(address: string): Socket {
    const line = new Line(++this.#asked, this);
    this.#lines.set(line.number, line);
    this.#ready.then(
      () => {
        if (!this.#lines.has(line.number)) return;
        this.tell({ type: "open", line: line.number, address });
        line.onopen?.(new Event("open"));
      },
      () => line.onclose?.(new CloseEvent("close")),
    );
    return line;
  }

  hangUp(line: number): void {
    if (this.#lines.delete(line)) this.tell({ type: "close", line });
  }
}

declare global {
  interface Window {
    /** The worker of the engine, which theme.js has started. */
    elgrandeEngine?: Worker;
  }
}

/** Milliseconds after which the first page has been drawn. */
const SOON = 200;

/** Hands out what lies ready; the engine is fetched when there is something to read. */
export class Tab implements Transport {
  #engine: Engine | null = null;

  engine(): Engine {
    this.#engine ??= this.#begin();
    return this.#engine;
  }

  #begin(): Engine {
    // Whoever plays has the table at once: the page has nothing better to do while the engine starts.
    setTimeout(
      () =>
        void Promise.all([import("../pages/TablePage.svelte"), import("../table/Table.svelte")]).catch(
          () => undefined,
        ),
      SOON,
    );
    const worker =
      window.elgrandeEngine ?? new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    return new Engine(worker, engineFolder);
  }

  async request(...asked: Parameters<Transport["request"]>): Promise<Response> {
    const [method, path, headers] = asked;
    const file = fileFor(method, path);
    if (!file) {
      const engine = this.engine();
      return (!engineState.ready && (await preparedFor(method, path))) || engine.request(...asked);
    }
    const response = await fetch(new URL(file, document.baseURI), { headers });
    this.wake();
    return response;
  }

  /** Fetches the engine, now that there is something to read. */
  wake(): void {
    setTimeout(() => this.engine(), 50);
  }

  open(address: string): Socket {
    return this.engine().open(address);
  }
}

export function start(): Tab {
  const tab = new Tab();
  // Who was here before has all of it on his device, and is not kept waiting for it.
  void isKept(engineFolder).then((kept) => kept && tab.engine());
  return tab;
}
