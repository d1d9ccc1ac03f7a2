import { beforeAll, describe, expect, it } from "vitest";
import { tableName } from "./describe";
import { texts } from "./i18n.svelte";
import type { SeatInfo } from "./protocol";

const seat = (kind: SeatInfo["kind"], name: string): SeatInfo => ({ kind, name }) as SeatInfo;

describe("a table without a name", () => {
  beforeAll(async () => {
    await texts.use("en", () =>
      Promise.resolve("web-table-quick = A quick game\nweb-new-name-placeholder = { $name }’s table"),
    );
  });

  it("is called after its host in the language of whoever reads it", () => {
    expect(tableName({ name: "Ana", seats: [seat("person", "Ana"), seat("open", "")] })).toBe("Ana’s table");
  });
  it("is a quick game where nobody else plays", () => {
    expect(tableName({ name: "Ana", seats: [seat("person", "Ana"), seat("bot", "Don Gaspar")] })).toBe(
      "A quick game",
    );
  });
  it("keeps the name that it was given", () => {
    expect(tableName({ name: "Friday", seats: [seat("person", "Ana"), seat("open", "")] })).toBe("Friday");
  });
});
