/**
 * The line to a table: one WebSocket that is opened again whenever it breaks.
 *
 * Every request carries an id and is sent again after a break until it is acknowledged or refused, so nothing is lost
 * and nothing counts twice. Updates are numbered; when one is missing, everything since the last one is asked for.
 */
import type {
  Ack,
  Catchup,
  ClientMessage,
  Closed,
  Hello,
  Hint,
  Reach,
  Refused,
  ServerMessage,
  Suggestion,
  Update,
} from "./protocol";
import type { Refusal } from "./source";
import { transport } from "./transport";

export type LineState =
  | { kind: "connecting" }
  | { kind: "open" }
  /** Broken; the next try is at `until` (milliseconds as of `Date.now`). */
  | { kind: "waiting"; until: number; tries: number }
  /** Ended by the server for good; the code says why. */
  | { kind: "closed"; code: string; text: string };

export type Answer = Ack | Hint | Suggestion | Reach;

/** A request that the server refused. */
export class RefusedError extends Error {
  constructor(readonly refused: Refusal) {
    super(refused.text);
  }
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface Handlers {
  /** The whole state. */
  hello(message: Hello): void;
  /** An entry that follows the last one. */
  update(message: Update): void;
  /** Several entries in one piece. */
  catchup(message: Catchup): void;
  /** Everything else that is no answer to a request. */
  other(message: Exclude<ServerMessage, Hello | Update | Catchup | Ack | Suggestion | Reach | Closed>): void;
  state(state: LineState): void;
}

interface Pending {
  message: ClientMessage & { id: string };
  resolve(answer: Answer): void;
  reject(error: RefusedError): void;
}

/** How long to wait before a try, in milliseconds; the last one holds for all further tries. */
export const DELAYS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const UNAVAILABLE_AGAIN = 1_500;

export class Connection {
  /** Entries that have been seen. */
  number = 0;
  state: LineState = { kind: "connecting" };
  #socket: Socket | null = null;
  #greeted = false;
  #resyncing = false;
  #tries = 0;
  #pending = new Map<string, Pending>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly address: () => string,
    readonly handlers: Handlers,
    readonly open: (address: string) => Socket = (address) => transport.open(address),
    readonly jitter: () => number = () => 0.75 + Math.random() / 2,
  ) {}

  /** Requests that the server has not answered yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  start(): void {
    this.#ended = false;
    this.#connect();
  }

  /** Ends it for good, from this side. */
  stop(): void {
    this.#ended = true;
    this.#drop();
    clearTimeout(this.#timer);
  }

  /** Tries at once instead of waiting any longer. */
  retry(): void {
    if (this.#ended || this.state.kind !== "waiting") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Sends something that the next greeting makes up for; lost if the line is down. */
  tell(message: ClientMessage): boolean {
    if (!this.#greeted) return false;
    this.#send(message);
    return true;
  }

  /** Sends something that is answered, over and over until it is. */
  ask(message: ClientMessage & { id: string }): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      if (this.#greeted) this.#send(message);
    });
  }

  // ------------------------------------------------------------------ the socket

  #connect(): void {
    this.#drop();
    this.#set({ kind: "connecting" });
    let socket: Socket;
    try {
      socket = this.open(this.address());
    } catch {
      this.#broken();
      return;
    }
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(socket, event);
    socket.onclose = () => {
      if (this.#socket === socket) this.#broken();
    };
    socket.onerror = null;
  }

  /** Lets go of the socket without being told of its end. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#resyncing = false;
    clearInterval(this.#heart);
    clearTimeout(this.#pong);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // It was never open.
    }
  }

  #broken(): void {
    this.#drop();
    if (this.#ended || this.state.kind === "closed") return;
    const delay = DELAYS[Math.min(this.#tries, DELAYS.length - 1)]! * this.jitter();
    this.#tries += 1;
    this.#set({ kind: "waiting", until: Date.now() + delay, tries: this.#tries });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  #set(state: LineState): void {
    this.state = state;
    this.handlers.state(state);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Asks whether the line is alive; a dead one often looks open for minutes. */
  check(): void {
    if (!this.#greeted) return;
    this.#send({ type: "ping" });
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#broken(), PONG_WITHIN);
  }

  // ------------------------------------------------------------------ what the server says

  #heard(socket: Socket, event: MessageEvent): void {
    if (this.#socket !== socket) return;
    clearTimeout(this.#pong);
    let message: ServerMessage;
    try {
      message = JSON.parse(String(event.data)) as ServerMessage;
    } catch {
      return;
    }
    switch (message.type) {
      case "hello":
        return this.#hello(message);
      case "update":
        return this.#update(message);
      case "catchup":
        return this.#catchup(message);
      case "ack":
      case "suggestion":
      case "reach":
        return this.#answered(message);
      case "hint":
        this.#answered(message);
        return this.handlers.other(message);
      case "refused":
        return this.#refused(message);
      case "closed":
        return this.#closed(message);
      case "pong":
        return;
      default:
        return this.handlers.other(message);
    }
  }

  #hello(message: Hello): void {
    this.#tries = 0;
    this.#resyncing = false;
    this.number = message.number;
    const first = !this.#greeted;
    this.#greeted = true;
    this.handlers.hello(message);
    if (!first) return;
    this.#set({ kind: "open" });
    for (const { message: waiting } of this.#pending.values()) this.#send(waiting);
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.check(), PING_EVERY);
  }

  #update(message: Update): void {
    if (message.number <= this.number) return;
    if (message.number > this.number + 1) {
      this.#resync();
      return;
    }
    this.number = message.number;
    this.handlers.update(message);
  }

  #resync(): void {
    // One question is enough: its answer holds everything that came in the meantime, or a gap shows again.
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#send({ type: "resync", since: this.number });
  }

  #catchup(message: Catchup): void {
    this.#resyncing = false;
    if (message.number < this.number) return;
    this.number = message.number;
    this.handlers.catchup(message);
  }

  #answered(message: Answer): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    pending.resolve(message);
  }

  #refused(message: Refused): void {
    if (message.number > this.number) this.#resync();
    const pending = message.id === null ? undefined : this.#pending.get(message.id);
    if (!pending) {
      this.handlers.other(message);
      return;
    }
    if (message.code === "unavailable" || message.code === "too_fast") {
      // Nothing is wrong with the request itself: the same one, with the same id, once more.
      setTimeout(() => {
        if (this.#pending.has(pending.message.id) && this.#greeted) this.#send(pending.message);
      }, UNAVAILABLE_AGAIN);
      return;
    }
    this.#pending.delete(pending.message.id);
    pending.reject(new RefusedError(message));
  }

  #closed(message: Closed): void {
    // A server that restarts comes back; one that does not know the table any more will not.
    if (["shutdown", "too_slow", "signed_in"].includes(message.code)) return;
    this.#ended = true;
    this.#drop();
    for (const pending of this.#pending.values()) pending.reject(new RefusedError(message));
    this.#pending.clear();
    this.#set({ kind: "closed", code: message.code, text: message.text });
  }
}

/** An id for a request, different from all others. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
