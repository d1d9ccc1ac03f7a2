import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, DELAYS, RefusedError, type Handlers, type LineState, type Socket } from "./connection";
import type { ClientMessage, Hello, Position, ServerMessage, Update } from "./protocol";

/** The server's end of a line that can be cut. */
class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  sent: ClientMessage[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  cut(): void {
    this.onclose?.(new CloseEvent("close"));
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const hello = (number: number): Partial<Hello> => ({ type: "hello", number });
const update = (number: number): Partial<Update> => ({ type: "update", number, position: {} as Position });

function line(): { line: Connection; heard: string[]; states: LineState[] } {
  const heard: string[] = [];
  const states: LineState[] = [];
  const handlers: Handlers = {
    hello: ({ number }) => heard.push(`hello ${number}`),
    update: ({ number }) => heard.push(`update ${number}`),
    catchup: ({ number }) => heard.push(`catchup ${number}`),
    other: ({ type }) => heard.push(type),
    state: (state) => states.push(state),
  };
  const made = new Connection(
    () => "ws://table",
    handlers,
    () => new FakeSocket(),
    () => 1,
  );
  made.start();
  return { line: made, heard, states };
}

const choose = (id: string): ClientMessage & { id: string } => ({
  type: "choose",
  id,
  number: 3,
  seat: 0,
  choice: "power 9",
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("is open once the server has said hello", () => {
    const { line: it_, heard, states } = line();
    expect(it_.state.kind).toBe("connecting");
    last().say(hello(3));
    expect(it_.state.kind).toBe("open");
    expect(heard).toEqual(["hello 3"]);
    expect(states.map(({ kind }) => kind)).toEqual(["connecting", "open"]);
  });

  it("passes on updates in their order and each only once", () => {
    const { heard } = line();
    last().say(hello(3));
    last().say(update(4));
    last().say(update(4));
    last().say(update(5));
    expect(heard).toEqual(["hello 3", "update 4", "update 5"]);
  });

  it("asks once for what is missing, and goes on after it", () => {
    const { heard } = line();
    last().say(hello(3));
    last().say(update(6));
    last().say(update(7));
    expect(last().sent).toEqual([{ type: "resync", since: 3 }]);
    last().say({ type: "catchup", number: 7 });
    last().say(update(8));
    expect(heard).toEqual(["hello 3", "catchup 7", "update 8"]);
  });

  it("waits longer after every failed try, and at once when asked to", () => {
    const { line: it_ } = line();
    for (const delay of DELAYS) {
      last().cut();
      expect(it_.state).toMatchObject({ kind: "waiting", until: Date.now() + delay });
      vi.advanceTimersByTime(delay - 1);
      expect(it_.state.kind).toBe("waiting");
      vi.advanceTimersByTime(1);
      expect(it_.state.kind).toBe("connecting");
    }
    last().cut();
    it_.retry();
    expect(it_.state.kind).toBe("connecting");
    last().say(hello(0));
    last().cut();
    expect(it_.state).toMatchObject({ kind: "waiting", until: Date.now() + DELAYS[0]! });
  });

  it("resolves a choice when it is acknowledged", async () => {
    const { line: it_ } = line();
    last().say(hello(3));
    const answer = it_.ask(choose("a"));
    expect(last().sent).toEqual([choose("a")]);
    expect(it_.waiting).toBe(1);
    last().say({ type: "ack", id: "a", number: 4 });
    await expect(answer).resolves.toMatchObject({ number: 4 });
    expect(it_.waiting).toBe(0);
  });

  it("sends a choice again, with the same id, after a break", async () => {
    const { line: it_ } = line();
    last().say(hello(3));
    const answer = it_.ask(choose("a"));
    const first = last();
    first.cut();
    vi.advanceTimersByTime(DELAYS[0]!);
    expect(last()).not.toBe(first);
    expect(last().sent).toEqual([]);
    last().say(hello(3));
    expect(last().sent).toEqual([choose("a")]);
    last().say({ type: "ack", id: "a", number: 4 });
    await expect(answer).resolves.toBeTruthy();
  });

  it("keeps a choice that was made while the line was down", () => {
    const { line: it_ } = line();
    last().cut();
    void it_.ask(choose("b"));
    vi.advanceTimersByTime(DELAYS[0]!);
    last().say(hello(3));
    expect(last().sent).toEqual([choose("b")]);
  });

  it("hands on why a choice was refused", async () => {
    const { line: it_ } = line();
    last().say(hello(3));
    const answer = it_.ask(choose("a"));
    last().say({ type: "refused", id: "a", code: "illegal", text: "9 lies there already", number: 3 });
    await expect(answer).rejects.toThrow("9 lies there already");
    await expect(answer).rejects.toBeInstanceOf(RefusedError);
  });

  it("asks for what it has missed when a choice was late", async () => {
    const { line: it_ } = line();
    last().say(hello(3));
    const answer = it_.ask(choose("a"));
    last().say({ type: "refused", id: "a", code: "late", text: "too late", number: 5 });
    await expect(answer).rejects.toThrow("too late");
    expect(last().sent.at(-1)).toEqual({ type: "resync", since: 3 });
  });

  it("sends a choice again by itself when the server was busy", async () => {
    const { line: it_ } = line();
    last().say(hello(3));
    const answer = it_.ask(choose("a"));
    last().say({ type: "refused", id: "a", code: "unavailable", text: "", number: 3 });
    vi.advanceTimersByTime(2_000);
    expect(last().sent).toEqual([choose("a"), choose("a")]);
    last().say({ type: "ack", id: "a", number: 4 });
    await expect(answer).resolves.toBeTruthy();
  });

  it("notices a line that is dead without having been closed", () => {
    const { line: it_ } = line();
    last().say(hello(3));
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(10_000);
    expect(it_.state.kind).toBe("waiting");
  });

  it("stays while the server answers its pings", () => {
    const { line: it_ } = line();
    last().say(hello(3));
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(20_000);
      last().say({ type: "pong", at: 0 });
    }
    expect(it_.state.kind).toBe("open");
    expect(FakeSocket.all.length).toBe(1);
  });

  it("comes back after a restart of the server, but not to a table that is gone", () => {
    const { line: it_ } = line();
    last().say(hello(3));
    last().say({ type: "closed", code: "shutdown", text: "" });
    last().cut();
    expect(it_.state.kind).toBe("waiting");
    vi.advanceTimersByTime(DELAYS[0]!);
    last().say(hello(3));
    last().say({ type: "closed", code: "gone", text: "given up" });
    expect(it_.state).toEqual({ kind: "closed", code: "gone", text: "given up" });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("says nothing more once it was stopped", () => {
    const { line: it_, heard } = line();
    last().say(hello(3));
    const socket = last();
    it_.stop();
    expect(socket.closed).toBe(true);
    socket.say(update(4));
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(["hello 3"]);
    expect(FakeSocket.all.length).toBe(1);
  });
});
