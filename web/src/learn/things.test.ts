import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { thingAt, thingOf, THINGS, thingsOn } from "./things";

/** Boxes as [left, top, width, height], since nothing is laid out here. */
function box(element: Element, [left, top, width, height]: [number, number, number, number]): void {
  element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
}

describe("things on the table", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div class="table">
        <ul><li><span data-anchor="court:0"></span><b data-anchor="score:0"></b></li></ul>
        <svg><g class="place" id="place-granada"><path class="shape" /></g>
          <g class="pill"></g></svg>
        <div class="prompt"><button>Go</button></div>
      </div>`;
    box(document.querySelector("li")!, [0, 0, 200, 60]);
    box(document.querySelector("[data-anchor='court:0']")!, [10, 30, 40, 20]);
    box(document.querySelector(".place")!, [300, 0, 100, 100]);
    box(document.querySelector(".pill")!, [320, 20, 40, 10]);
  });

  it("are the smallest one at a point", () => {
    const at = (x: number, y: number, hit: Element[] = []) => thingAt(document, x, y, hit)?.thing ?? null;
    expect(at(20, 40)).toBe("court");
    expect(at(100, 10)).toBe("player");
    expect(at(330, 25)).toBe("pill");
    expect(at(390, 90)).toBeNull();
    expect(at(390, 90, [document.querySelector(".shape")!])).toBe("region");
  });

  it("are those that can be seen", () => {
    expect(thingsOn(document).map(({ thing }) => thing)).toEqual(["court", "player", "pill", "region"]);
  });

  it("are found from what has the focus", () => {
    expect(thingOf(document.querySelector("button"))?.thing).toBe("prompt");
    expect(thingOf(document.body)).toBeNull();
  });

  it("are all in the list that has their paragraphs", () => {
    const file = readFileSync(resolve(process.cwd(), "../src/elgrande/lessons/terms.yaml"), "utf8");
    const named = [...file.slice(file.indexOf("things:")).matchAll(/name: (\w+)/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(THINGS).sort());
  });
});
