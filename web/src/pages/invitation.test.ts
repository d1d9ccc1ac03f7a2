import { expect, it } from "vitest";
import { linkTo, onlyHere, tableIdOf } from "./invitation";

it("finds the table in a link, pasted whole or in part", () => {
  expect(tableIdOf(" http://localhost:8000/table/aB3-x_9q ")).toBe("aB3-x_9q");
  expect(tableIdOf("https://example.org/table/aB3x9q?seat=1#chat")).toBe("aB3x9q");
  expect(tableIdOf("aB3x9q")).toBe("aB3x9q");
});

it("says no to what is no invitation", () => {
  for (const text of ["", "hello there", "https://example.org/", "/table/", "<script>"]) {
    expect(tableIdOf(text), text).toBeNull();
  }
});

it("makes links that it finds again", () => {
  expect(tableIdOf(linkTo("aB3x9q"))).toBe("aB3x9q");
  expect(linkTo("aB3x9q", "http://192.0.2.7:8000/")).toBe("http://192.0.2.7:8000/table/aB3x9q");
});

it("leads nowhere elsewhere if it names this machine only", () => {
  expect(onlyHere({ hostname: "127.0.0.1" })).toBe(true);
  expect(onlyHere({ hostname: "localhost" })).toBe(true);
  expect(onlyHere({ hostname: "elgrande.example" })).toBe(false);
  expect(onlyHere({ hostname: "192.168.0.7" })).toBe(false);
});
