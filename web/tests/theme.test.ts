import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NEEDS } from "../needs.config";
import { negotiate } from "../src/lib/i18n.svelte";
import { match } from "../src/lib/router";
import { askedBefore } from "../src/lib/transport";
import { ROUTES } from "../src/routes";

const THEME = readFileSync("public/theme.js", "utf8");
const LANGUAGES = ["de", "en", "es", "fr", "nl", "pl"];
const TOLD = {
  pages: [
    ["/", [0], [], []],
    ["/rules", [1, 2], ["rules"], ["rules"]],
    ["/learn/:id", [1], ["learn"], ["lessons"]],
  ],
  alone: [3],
  worker: "assets/engine.worker.js",
  files: ["assets/Home.js", "assets/Rules.js", "assets/Rules.css", "assets/tab.js"],
  languages: LANGUAGES,
};
let asked: string[];

/** Runs theme.js in a page at an address. */
function open(address: string, wanted: readonly string[] = ["en"], engine = ""): void {
  document.head.innerHTML = engine && `<meta name="elgrande-engine" content="${engine}">`;
  history.replaceState(null, "", address);
  vi.stubGlobal("navigator", { languages: wanted });
  const script = document.createElement("script");
  script.setAttribute("src", `${location.origin}/theme.js`);
  script.dataset["needs"] = JSON.stringify(TOLD);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  new Function(THEME)();
}
const links = (): string[] =>
  [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${new URL(link.href).pathname}`);

beforeEach(() => {
  asked = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(address.pathname + address.search);
    return Promise.resolve(new Response(address.href));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("before the client is here", () => {
  it("all that a page needs is asked for", async () => {
    open("/rules?why=x#scoring");
    expect(asked).toEqual(["/api/texts/en", "/api/texts/en?room=rules", "/api/rules"]);
    expect(links()).toEqual(["modulepreload /assets/Rules.js", "preload /assets/Rules.css"]);
    open("/learn/map");
    expect(asked.slice(3)).toEqual(["/api/texts/en", "/api/texts/en?room=learn", "/api/lessons"]);
    // The answer is for the first who wants it; another one asks anew.
    expect(await (await askedBefore("GET", "/api/lessons"))!.text()).toContain("/api/lessons");
    expect(await askedBefore("GET", "/api/lessons")).toBeNull();
    expect(await askedBefore("POST", "/api/texts/en")).toBeNull();
  });

  it("the files of a page without a server are, and its engine looks whether it can start", () => {
    const told: unknown[] = [];
    class PaperWorker {
      constructor(address: URL) {
        told.push(address.pathname);
      }
      postMessage(message: unknown): void {
        told.push(message);
      }
    }
    vi.stubGlobal("Worker", PaperWorker);
    open("/folder/#/rules?why=x", ["pl"], "engine/");
    expect(told).toEqual([
      "/assets/engine.worker.js",
      { type: "look", folder: `${location.origin}/folder/engine/` },
    ]);
    expect(asked).toEqual(["/data/texts/pl.ftl", "/data/texts/pl-rules.ftl", "/data/rules.json"]);
    expect(links().at(-1)).toBe("modulepreload /assets/tab.js");
  });

  it.each([["/"], ["/nowhere/at/all"], ["/review/1"]])("the texts are in any case: %s", (address) => {
    open(address);
    expect(asked).toEqual(["/api/texts/en"]);
  });

  it("without workers the client comes all the same", () => {
    vi.stubGlobal("Worker", undefined);
    open("/#/rules", ["en"], "engine/");
    expect(asked).toContain("/data/rules.json");
  });

  it("what failed is asked for again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("down")));
    open("/rules");
    expect(await askedBefore("GET", "/api/rules")).toBeNull();
  });

  it.each([
    [["de-AT", "en"], "auto", ""],
    [["ja", "PL", "en"], "auto", ""],
    [["ja"], "auto", ""],
    [[], "auto", ""],
    [["en-GB"], "nl", "nl"],
    [["fr"], "xx", ""],
  ])("the language for %s and %s is the one that the client chooses", (wanted, language, set) => {
    localStorage.setItem("elgrande.settings", JSON.stringify({ language, theme: "dark" }));
    open("/", wanted);
    expect(asked).toEqual([`/api/texts/${set || negotiate(wanted, LANGUAGES)}`]);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  it.each(["null", "17", "{", '"text"'])("kept settings that make no sense are none: %s", (kept) => {
    localStorage.setItem("elgrande.settings", kept);
    open("/");
    expect(asked).toEqual(["/api/texts/en"]);
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });
});

it("needs are told of pages that there are", () => {
  for (const pattern of Object.keys(NEEDS)) expect(match(ROUTES, pattern)).not.toBeNull();
});
