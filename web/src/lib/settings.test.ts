import { describe, expect, it } from "vitest";
import { DEFAULTS, read, set, settings } from "./settings.svelte";
import { isDark } from "./theme";

describe("settings", () => {
  it("are the defaults where nothing was kept or where it makes no sense", () => {
    expect(read(null)).toEqual(DEFAULTS);
    expect(read("not json")).toEqual(DEFAULTS);
    expect(read("[]")).toEqual(DEFAULTS);
    expect(read(`{"theme": "pink", "speed": 3, "confirm": "no", "volume": 7}`)).toEqual({
      ...DEFAULTS,
      volume: 1,
    });
  });

  it("are kept for the next visit", () => {
    set({ theme: "dark", speed: "fast" });
    expect(settings.theme).toBe("dark");
    expect(read(localStorage.getItem("elgrande.settings"))).toMatchObject({ theme: "dark", speed: "fast" });
  });

  it("let the system decide between light and dark unless told otherwise", () => {
    expect(isDark("auto", true)).toBe(true);
    expect(isDark("auto", false)).toBe(false);
    expect(isDark("light", true)).toBe(false);
    expect(isDark("dark", false)).toBe(true);
  });
});
