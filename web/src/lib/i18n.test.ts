import { describe, expect, it } from "vitest";
import { bundle, format, listed, negotiate, t, texts } from "./i18n.svelte";

const ENGLISH = `
greeting = Hello, { $name }!
    .short = Hi
only-english = In English
list-nothing = nothing
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
long =
    Over
    two lines
moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
`;
const GERMAN = `
greeting = Hallo, { $name }!
list-and = { $first } und { $last }
list-comma = { $first }, { $next }
broken = { $missing }
`;

describe("texts", () => {
  const both = [bundle("de", GERMAN), bundle("en", ENGLISH)];

  it("come from the first language that has them", () => {
    expect(format(both, "greeting", { name: "Inés" })).toBe("Hallo, Inés!");
    expect(format(both, "only-english")).toBe("In English");
    expect(format(both, "nowhere")).toBeNull();
  });

  it("have attributes, numbers and several lines", () => {
    expect(format(both, "greeting.short")).toBe("Hi");
    expect(format(both, "long")).toBe("Over two lines");
    expect(format(both, "moves", { count: 1 })).toBe("one move");
    expect(format(both, "moves", { count: 3 })).toBe("3 moves");
  });

  it("that cannot be formatted are not shown", () => {
    expect(format(both, "broken")).toBeNull();
  });

  it("change their language at run time, and keep the old one until the new one is there", async () => {
    const sources: Record<string, string> = { en: ENGLISH, de: GERMAN };
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const load = async (language: string): Promise<string> => {
      if (language === "de") await gate;
      return sources[language]!;
    };
    await texts.use("en", load);
    expect(t("greeting", { name: "Ana" })).toBe("Hello, Ana!");
    expect(document.documentElement.lang).toBe("en");
    const change = texts.use("de", load);
    expect(t("greeting", { name: "Ana" })).toBe("Hello, Ana!");
    release();
    await change;
    expect(t("greeting", { name: "Ana" })).toBe("Hallo, Ana!");
    expect(t("only-english")).toBe("In English");
    expect(listed(["a", "b", "c"])).toBe("a, b und c");
    expect(document.documentElement.lang).toBe("de");
  });

  it("stand in for themselves where no language has them", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });

  it("can be asked for again after a failure", async () => {
    let tries = 0;
    const load = (): Promise<string> => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("down")) : Promise.resolve("hola = ¡Hola!");
    };
    await expect(texts.use("es", load)).rejects.toThrow("down");
    await texts.use("es", load);
    expect(t("hola")).toBe("¡Hola!");
  });
});

describe("the language", () => {
  it("is the first one of the browser that there is, else English", () => {
    expect(negotiate(["de-AT", "en"], ["de", "en"])).toBe("de");
    expect(negotiate(["fr", "DE"], ["de", "en"])).toBe("de");
    expect(negotiate(["pt-BR"], ["pt-BR", "pt", "en"])).toBe("pt-BR");
    expect(negotiate(["ja"], ["de", "en"])).toBe("en");
  });
});
