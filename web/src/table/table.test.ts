import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { set } from "../lib/settings.svelte";
import { example, games, moments, type Moment, type RecordedGame } from "./fixtures/example";
import { speak } from "./fixtures/texts";
import Table from "./Table.svelte";

// The settings have tests of their own; their languages come from files outside of the client.
vi.mock("../lib/boot", () => ({ languages: ["en", "de"], languageName: (language: string) => language }));

let table: Record<string, unknown> | null = null;

async function sit(game: RecordedGame, moment: Moment): Promise<string[]> {
  const said: string[] = [];
  table = mount(Table, { target: document.body, props: { source: example(game, moment, said) } });
  // The table is drawn bit by bit.
  await vi.waitFor(() => expect(document.querySelector(".prompt")).not.toBeNull(), { interval: 1 });
  flushSync();
  await Promise.resolve();
  return said;
}

const click = (selector: string): void => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing like ${selector} on the page`);
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

beforeAll(() => {
  // jsdom measures nothing and has no windows over the page.
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 1280 });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
});

afterEach(async () => {
  if (table) await unmount(table);
  table = null;
  document.body.replaceChildren();
});

describe.each([
  ["en", games],
  // These two have every kind of decision between them.
  ["de", [games[0]!, games[3]!]],
] as const)("the table in the language %s", (language, played) => {
  beforeAll(() => speak(language));

  it.each(played.flatMap((game) => game.moments.map((moment) => [moment.name, game, moment] as const)))(
    "is drawn at %s without a missing text",
    async (_, game, moment) => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      await sit(game, moment);
      expect(document.querySelectorAll(".place").length).toBeGreaterThanOrEqual(10);
      expect(document.body.textContent).not.toMatch(/\b(table|prompt|choice|event|label|card)-[a-z-]+/);
      const missing = warned.mock.calls.flat().filter((text) => String(text).startsWith("missing text"));
      expect(missing).toEqual([]);
      warned.mockRestore();
    },
  );
});

describe("choosing", () => {
  beforeAll(async () => {
    await speak("en");
    set({ confirm: true, speed: "off" });
  });

  it("places a caballero with a click on a lit region", async () => {
    const { game, moment } = moments("place").find(
      ({ moment: { position } }) => Number(position.decision!.args.left) > 1,
    )!;
    const said = await sit(game, moment);
    const to = moment.position.decision!.options[0]!;
    click(`#place-${to.target.place}`);
    expect(said).toEqual([to.text]);
  });

  it("holds a power card until it is confirmed", async () => {
    const { game, moment } = moments("power")[0]!;
    const said = await sit(game, moment);
    click(".hand button.choosable");
    expect(said).toEqual([]);
    click(".actions .confirm");
    expect(said).toEqual([moment.position.decision!.options[0]!.text]);
  });

  it("lets go of what was not confirmed", async () => {
    const { game, moment } = moments("power")[0]!;
    const said = await sit(game, moment);
    click(".hand button.choosable");
    click(".actions .button");
    expect(document.querySelector(".staged")).toBeNull();
    expect(said).toEqual([]);
  });

  it("sends at once when nothing is to be confirmed", async () => {
    set({ confirm: false });
    const { game, moment } = moments("power")[0]!;
    const said = await sit(game, moment);
    click(".hand button.choosable");
    expect(said.length).toBe(1);
    set({ confirm: true });
  });

  it("turns the dial and sets it", async () => {
    const { game, moment } = moments("castillo_disc")[0]!;
    const said = await sit(game, moment);
    click(".dial .field");
    click("#place-granada");
    expect(said).toEqual([]);
    click(".actions .confirm");
    expect(said).toEqual(["disc granada"]);
  });

  it("objects with a Veto, or lets the whole action pass", async () => {
    const { game, moment } = moments("veto")[0]!;
    const said = await sit(game, moment);
    click(".pass input");
    click(".prompt .button.veto");
    expect(said).toEqual(["pass veto", "veto"]);
  });

  it("takes a card by a click on it", async () => {
    const { game, moment } = moments("card")[0]!;
    const said = await sit(game, moment);
    click(".card.choosable");
    expect(said).toEqual([moment.position.decision!.options[0]!.text]);
  });

  it("asks which piece, where a region holds several", async () => {
    const { game, moment } = moments("lift")[0]!;
    const said = await sit(game, moment);
    const place = moment.position.decision!.options[0]!.target.place;
    click(`#place-${place}`);
    expect(said).toEqual([]);
    click(".buttons[role=group] .button");
    expect(said).toEqual([moment.position.decision!.options[0]!.text]);
  });
});
