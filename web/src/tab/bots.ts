/** Asks the worker of the bots, and starts another one if it hangs. */
import type { Parts } from "./runtime";
import type { FromBots, ToBots } from "./words";

interface Times {
  /** Milliseconds for an answer, beyond which nobody waits; the slowest bot on offer takes a second. */
  patience: number;
  /** Milliseconds after which a worker that is not asked any more gives back its memory. */
  idle: number;
}
const TIMES: Times = { patience: 15_000, idle: Infinity };

interface Waiting {
  resolve(answer: string): void;
  reject(failure: Error): void;
}

/** What need not be copied. The archive of the rules is read where it is, and what is not kept yet is needed for that. */
function handedOn(parts: Parts | null): ArrayBuffer[] {
  if (parts?.fresh) return [];
  const library = [...(parts?.files ?? [])].filter(([name]) => name.endsWith("python_stdlib.zip"));
  const whole = [parts?.memory, ...library.map(([, bytes]) => bytes)];
  return whole.flatMap((bytes) => (bytes ? [bytes.buffer] : []));
}

export class Bots {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #awake = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly folder: string,
    /** What the first worker is started from, which gets it for good: another one fetches all but the module again. */
    public parts: Parts | null,
    readonly make: () => Worker,
    readonly times: Times = TIMES,
  ) {}

  /** Whether there is a worker that thinks at once. */
  get awake(): boolean {
    return this.#awake;
  }

  start(): Promise<void> {
    this.#ready ??= new Promise((resolve, reject) => {
      const worker = (this.#worker = this.make());
      worker.onmessage = (event: MessageEvent<FromBots>) => {
        const message = event.data;
        if (message.type === "ready") {
          this.#awake = true;
          resolve();
        } else if (message.type === "failed") reject(new Error(message.text));
        else this.#answered(message);
      };
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.#replace(event.message);
      };
      const { folder, parts } = this;
      worker.postMessage({ type: "start", folder, parts } satisfies ToBots, handedOn(parts));
      this.parts = parts && { ...parts, files: null, memory: null };
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
    this.#awake = false;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  async think(task: string): Promise<string> {
    await this.start();
    const id = ++this.#asked;
    const worker = this.#worker!;
    const timer = setTimeout(() => {
      if (this.#worker === worker) this.#replace("a bot took too long");
    }, this.times.patience);
    clearTimeout(this.#rest);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ type: "think", id, task } satisfies ToBots);
      });
    } finally {
      clearTimeout(timer);
      if (this.#waiting.size === 0 && Number.isFinite(this.times.idle))
        this.#rest = setTimeout(() => this.#replace("nobody asks"), this.times.idle);
    }
  }
}
