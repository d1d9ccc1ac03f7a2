import { describe, expect, it } from "vitest";
import { packed, unpacked } from "./carried";

describe("a game in a link", () => {
  it("comes out as it went in, in letters that an address may have", async () => {
    const record = `El Grande\n${"blue: power 9; red: Doña Inés → Aragón\n".repeat(300)}`;
    const letters = await packed(record);
    expect(letters).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(letters.length).toBeLessThan(record.length / 10);
    expect(await unpacked(letters)).toBe(record);
  });

  it("is refused if it is none", async () => {
    await expect(unpacked("nonsense")).rejects.toThrow();
    await expect(unpacked("%%%")).rejects.toThrow();
  });
});
