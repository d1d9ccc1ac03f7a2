/** How the client reaches what plays: a server over the network, or the engine in a worker of this page. */
import { alone } from "./alone";
import type { Tab } from "../tab/transport";
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

declare global {
  interface Window {
    /** Answers to what theme.js has asked for, before the client was here. */
    elgrandeAsked?: Record<string, Promise<Response>>;
  }
}

/** The answer to what was asked for beforehand, for the first who wants it; nothing if that failed. */
export async function askedBefore(method: string, path: string): Promise<Response | null> {
  const answer = method === "GET" ? window.elgrandeAsked?.[path] : undefined;
  if (!answer) return null;
  delete window.elgrandeAsked![path];
  return answer.catch(() => null);
}

const server: Transport = {
  request: async (method, path, headers, body) =>
    (await askedBefore(method, path)) ?? fetch(path, { method, headers, credentials: "same-origin", body }),
  open: (address) => new WebSocket(address),
};

let engine: Promise<Tab> | null = null;

function inThisTab(): Promise<Tab> {
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
      request: async (...asked) => {
        const tab = inThisTab();
        const answer = await askedBefore(asked[0], asked[1]);
        if (!answer) return (await tab).request(...asked);
        tab.then((found) => found.wake()).catch(() => undefined);
        return answer;
      },
      open: (address) => new LaterSocket(inThisTab(), address),
    }
  : server;
