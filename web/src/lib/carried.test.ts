import { describe, expect, it } from "vitest";
import { carrying, LONGEST, packed, unpacked } from "./carried";

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
    const letters = await packed("El Grande ".repeat(50));
    await expect(unpacked(letters.slice(0, -4))).rejects.toThrow();
  });

  it("is refused if far too much comes out of it", async () => {
    const bomb = await packed(" ".repeat(1_900_000));
    expect(bomb.length).toBeLessThan(3_000);
    expect(await unpacked(bomb)).toHaveLength(1_900_000);
    const { deflateRawSync } = await import("node:zlib");
    await expect(unpacked(deflateRawSync(" ".repeat(2_100_000)).toString("base64url"))).rejects.toThrow();
  });

  it("may say which moment is meant", async () => {
    expect(await carrying("El Grande", 12)).toMatch(/\/carried\?at=12#[A-Za-z0-9_-]+$/);
    const link = (await carrying("El Grande"))!;
    expect(link).toMatch(/\/carried#/);
    expect(await unpacked(link.split("#").at(-1)!)).toBe("El Grande");
  });

  it("is none if it would be cut off on its way", async () => {
    const { randomBytes } = await import("node:crypto");
    const text = randomBytes(LONGEST).toString("hex");
    expect((await packed(text)).length).toBeGreaterThan(LONGEST);
    expect(await carrying(text)).toBeNull();
  });
});
