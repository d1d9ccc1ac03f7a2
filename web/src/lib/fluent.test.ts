import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Bundle } from "./fluent";

const LOCALE = "../src/elgrande/locale";
const languages = readdirSync(LOCALE, { withFileTypes: true })
  .filter((each) => /^[a-z]{2}$/.test(each.name))
  .map(({ name }) => name);

function written(language: string): string {
  const files = readdirSync(`${LOCALE}/${language}`).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(`${LOCALE}/${language}/${name}`, "utf8")).join("\n");
}

describe("texts that are read one by one", () => {
  it.each(languages)("are the same as those of all of %s at once", (language) => {
    const source = written(language);
    const bundle = new Bundle(language);
    bundle.add(source);
    const { body } = new FluentResource(source);
    expect(body.length).toBeGreaterThan(1000);
    const read = body.map(({ id }) => (id.startsWith("-") ? bundle._terms : bundle._messages).get(id));
    expect(JSON.stringify(read)).toBe(JSON.stringify(body));
  });

  it("come from the first file that has them, and refer to each other", () => {
    const bundle = new Bundle("en");
    bundle.add("-house = El Grande\n# A note\nwelcome = Welcome to { -house }, { name.short }!\n");
    bundle.add("name = Alonso\n    .short = Al\nwelcome = Later\n-house = Another\n");
    expect(bundle.hasMessage("welcome")).toBe(true);
    expect(bundle.hasMessage("house")).toBe(false);
    expect(bundle.getMessage("nothing")).toBeUndefined();
    expect(bundle.formatPattern(bundle.getMessage("welcome")!.value!)).toContain("El Grande");
    expect(bundle.formatPattern(bundle.getMessage("welcome")!.value!)).toContain("Al");
    expect(bundle.formatPattern(bundle.getMessage("welcome")!.value!)).not.toContain("Another");
  });
});
