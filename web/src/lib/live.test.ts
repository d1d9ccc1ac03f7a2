import { afterEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "./connection";
import { lineAddress, LiveTable } from "./live.svelte";
import type { ClientMessage, Hello, Position, ServerMessage, TableSummary, Update } from "./protocol";
import type { Step } from "./source";

vi.mock("./api", () => ({
  api: { catalogue: () => Promise.resolve({ places: [] }), cards: () => Promise.resolve({ cards: [] }) },
}));

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  say(message: Partial<ServerMessage>): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const position = (round: number, waiting: number[] = []): Position =>
  ({
    view: { round },
    decision: waiting.length ? { seat: waiting[0], since: 0, options: [] } : null,
    mine_waiting: waiting,
  }) as unknown as Position;

const hello = (number: number, log: string[], shown: Position | null = position(1)): Partial<Hello> => ({
  type: "hello",
  number,
  seat: 0,
  mine: [0],
  table: { state: "playing", name: "Table", setup: {}, seats: [{ substitute: null }] } as TableSummary,
  position: shown,
  log: log.map((event) => ({ event })),
  chat: [],
});

const update = (number: number, from: number, news: string[], undo = false): Partial<Update> => ({
  type: "update",
  number,
  seat: 1,
  undo,
  auto: false,
  log_from: from,
  news: news.map((event) => ({ event })),
  position: position(number),
});

let open: LiveTable | null = null;
function table(): { live: LiveTable; socket: FakeSocket; steps: Step[] } {
  const socket = new FakeSocket();
  const live = new LiveTable("abc", undefined, () => socket);
  open = live;
  const steps: Step[] = [];
  live.onStep((step) => steps.push(step));
  live.start();
  return { live, socket, steps };
}
afterEach(() => open?.stop());

const events = (live: LiveTable): string[] => live.log.map(({ event }) => event);

describe("a live table", () => {
  it("shows what the server greets it with", async () => {
    const { live, socket, steps } = table();
    expect(live.greeted).toBe(false);
    socket.say(hello(3, ["round", "power"], position(1, [0])));
    expect(live.greeted && live.connected && live.myTurn).toBe(true);
    expect(events(live)).toEqual(["round", "power"]);
    expect(steps).toEqual([]);
    await vi.waitFor(() => expect(live.playable).toBe(true));
  });

  it("tells of every entry, with the table before and after it", () => {
    const { live, socket, steps } = table();
    socket.say(hello(3, ["round"]));
    socket.say(update(4, 1, ["power"]));
    expect(events(live)).toEqual(["round", "power"]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ number: 4, seat: 1, undo: false, news: [{ event: "power" }] });
    expect(steps[0]!.before?.view.round).toBe(1);
    expect(steps[0]!.after.view.round).toBe(4);
  });

  it("takes back what an undo takes back", () => {
    const { live, socket, steps } = table();
    socket.say(hello(3, ["round", "power", "turn"]));
    socket.say(update(4, 1, [], true));
    expect(events(live)).toEqual(["round"]);
    expect(steps[0]!.undo).toBe(true);
  });

  it("tells of what was missed in one piece", () => {
    const { socket, steps } = table();
    socket.say(hello(3, ["round"]));
    socket.say(hello(6, ["round", "power", "turn"]));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ number: 6, seat: null, news: [{ event: "power" }, { event: "turn" }] });
  });

  it("keeps nothing secret when the screen is handed over", () => {
    const { live, socket, steps } = table();
    const seen = (court: number, hand: number[] | null, disc: string | null): Position =>
      ({
        view: {
          regions: { aragon: { caballeros: { red: court } } },
          castillo: { caballeros: null },
          seats: [{ court, hand, disc }],
        },
        decision: null,
        mine_waiting: [1],
      }) as unknown as Position;
    socket.say({ ...hello(3, ["round"], seen(5, [9, 13], "granada")), mine: [0, 1] });
    socket.say({ ...hello(4, ["round", "placed"], seen(4, null, null)), mine: [0, 1], seat: null });
    expect(live.seat).toBeNull();
    expect(live.position.view.seats[0]).toEqual({ court: 4, hand: null, disc: null });
    // What happened is still seen happening, with a spectator's eyes.
    expect(steps).toHaveLength(1);
    expect(steps[0]!.news).toEqual([{ event: "placed" }]);
    expect(steps[0]!.before?.view.seats[0]).toEqual({ court: 5, hand: null, disc: null });
    expect(steps[0]!.before?.view.regions.aragon?.caballeros).toEqual({ red: 5 });
  });

  it("is busy until a choice is acknowledged, and says why one was refused", async () => {
    const { live, socket } = table();
    socket.say(hello(3, [], position(1, [0])));
    const good = live.choose("power 9");
    expect(live.busy).toBe(true);
    const sent = socket.sent[0] as Extract<ClientMessage, { type: "choose" }>;
    expect(sent).toMatchObject({ type: "choose", number: 3, seat: 0, choice: "power 9" });
    socket.say({ type: "ack", id: sent.id, number: 4 });
    expect(await good).toBe(true);
    expect(live.busy).toBe(false);
    const bad = live.choose("power 9");
    const again = socket.sent[1] as Extract<ClientMessage, { type: "choose" }>;
    expect(again.id).not.toBe(sent.id);
    socket.say({
      type: "refused",
      id: again.id,
      code: "illegal",
      text: "no",
      number: 3,
      key: "refusal-kings-region",
      args: { place: "aragon" },
    });
    expect(await bad).toBe(false);
    expect(live.refusal).toMatchObject({ code: "illegal", text: "no", key: "refusal-kings-region" });
  });

  it("keeps what is said and done while the line is down, and sends it when it is back", async () => {
    const { live, socket } = table();
    socket.say(hello(3, []));
    vi.useFakeTimers();
    socket.onclose?.(new CloseEvent("close"));
    const said = live.say(" psst ");
    live.handOver(0);
    expect(socket.sent).toEqual([]);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    socket.say(hello(3, []));
    expect(socket.sent.map(({ type }) => type)).toEqual(["chat", "hand_over"]);
    const [chat, handOver] = socket.sent as Extract<ClientMessage, { type: "chat" | "hand_over" }>[];
    expect(chat).toMatchObject({ text: "psst" });
    socket.say({ type: "ack", id: chat!.id!, number: 3 });
    expect(await said).toBeNull();
    expect(live.busy).toBe(true);
    socket.say({ type: "ack", id: handOver!.id!, number: 3 });
    await vi.waitFor(() => expect(live.busy).toBe(false));
  });

  it("gives back what is said in vain, with the reason", async () => {
    const { live, socket } = table();
    socket.say(hello(3, []));
    const said = live.say("psst");
    const { id } = socket.sent[0] as Extract<ClientMessage, { type: "chat" }>;
    socket.say({ type: "refused", id: id!, code: "no_session", text: "who?", number: 3 });
    expect(await said).toMatchObject({ code: "no_session" });
    expect(live.refusal).toBeNull();
  });

  it("keeps advice only as long as the decision", () => {
    const { live, socket } = table();
    socket.say(hello(3, [], position(1, [0])));
    live.hint();
    expect(live.advising).toBe(true);
    const { id } = socket.sent[0] as Extract<ClientMessage, { type: "hint" }>;
    socket.say({ type: "hint", id, number: 3, seat: 0, advice: [] });
    expect(live.advising).toBe(false);
    expect(live.advice).toEqual([]);
    socket.say(update(4, 0, []));
    expect(live.advice).toBeNull();
  });
});

it("finds the line at the page's own address", () => {
  const page = { protocol: "https:", host: "example.org" } as Location;
  expect(lineAddress("a/b", undefined, page)).toBe("wss://example.org/ws/tables/a%2Fb?shared=1");
  expect(lineAddress("ab", 2, page)).toBe("wss://example.org/ws/tables/ab?shared=1&seat=2");
  expect(lineAddress("ab", null, page)).toBe("wss://example.org/ws/tables/ab?shared=1&seat=-1");
});
