/** Asks the worker of the bots, and starts another one if it hangs. */
import type { Parts } from "./runtime";
import type { FromBots, ToBots } from "./words";

/** Milliseconds for an answer, beyond which nobody waits; the slowest bot on offer takes a second. */
const PATIENCE = 15_000;

interface Waiting {
  resolve(answer: string): void;
  reject(failure: Error): void;
}

/** What need not be copied. The archive of the rules is read where it is. */
function handedOn(parts: Parts | null): ArrayBuffer[] {
  const library = [...(parts?.files ?? [])].filter(([name]) => name.endsWith("python_stdlib.zip"));
  const whole = [parts?.memory, ...library.map(([, bytes]) => bytes)];
  return whole.flatMap((bytes) => (bytes ? [bytes.buffer] : []));
}

export class Bots {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(
    readonly folder: string,
    /** What the first worker is started from, which gets it for good: another one fetches it again. */
    public parts: Parts | null,
    readonly make: () => Worker,
  ) {}

  start(): Promise<void> {
    this.#ready ??= new Promise((resolve, reject) => {
      const worker = (this.#worker = this.make());
      worker.onmessage = (event: MessageEvent<FromBots>) => {
        const message = event.data;
        if (message.type === "ready") resolve();
        else if (message.type === "failed") reject(new Error(message.text));
        else this.#answered(message);
      };
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.#replace(event.message);
      };
      const { folder, parts } = this;
      worker.postMessage({ type: "start", folder, parts } satisfies ToBots, handedOn(parts));
      this.parts = null;
    });
    return this.#ready;
  }

  #answered(message: Extract<FromBots, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "thought") waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.text));
  }

  /** Lets go of a worker that is of no use any more. */
  #replace(why: string): void {
    this.#worker?.terminate();
    this.#worker = this.#ready = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  async think(task: string): Promise<string> {
    await this.start();
    const id = ++this.#asked;
    const worker = this.#worker!;
    const timer = setTimeout(() => {
      if (this.#worker === worker) this.#replace("a bot took too long");
    }, PATIENCE);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ type: "think", id, task } satisfies ToBots);
      });
    } finally {
      clearTimeout(timer);
    }
  }
}
