/** How the client reaches what plays: a server over the network, or the engine in a worker of this page. */
import { alone } from "./alone";
import type { Socket } from "./connection";

export interface Transport {
  /** Fails like `fetch` if nobody can be reached. */
  request(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<Response>;
  /** A line to a table. */
  open(address: string): Socket;
}

const server: Transport = {
  request: (method, path, headers, body) =>
    fetch(path, { method, headers, credentials: "same-origin", body }),
  open: (address) => new WebSocket(address),
};

let engine: Promise<Transport> | null = null;

function inThisTab(): Promise<Transport> {
  engine ??= import("../tab/transport").then(({ start }) => start());
  return engine;
}

/** A line that is opened as soon as the engine is there. */
class LaterSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  #socket: Socket | null = null;
  #closed = false;

  constructor(transport: Promise<Transport>, address: string) {
    transport.then(
      (found) => {
        if (this.#closed) return;
        const socket = (this.#socket = found.open(address));
        socket.onopen = (event) => this.onopen?.(event);
        socket.onmessage = (event) => this.onmessage?.(event);
        socket.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.(new CloseEvent("close")),
    );
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

export const transport: Transport = alone
  ? {
      request: async (...asked) => (await inThisTab()).request(...asked),
      open: (address) => new LaterSocket(inThisTab(), address),
    }
  : server;
