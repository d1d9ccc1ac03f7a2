import { afterEach, describe, expect, it, vi } from "vitest";
import { followLinks, match, navigate, onNavigate, type Route } from "./router";

const ROUTES: Route<string>[] = [
  { pattern: "/", page: "home" },
  { pattern: "/new", page: "new" },
  { pattern: "/table/:id", page: "table" },
];

describe("routes", () => {
  it("fit whole paths only", () => {
    expect(match(ROUTES, "/")?.page).toBe("home");
    expect(match(ROUTES, "/new")?.page).toBe("new");
    expect(match(ROUTES, "/new/")?.page).toBe("new");
    expect(match(ROUTES, "/new/old")).toBeNull();
    expect(match(ROUTES, "/nowhere")).toBeNull();
  });

  it("hand on the named parts of a path", () => {
    expect(match(ROUTES, "/table/a%20b")).toEqual({ page: "table", parameters: { id: "a b" } });
    expect(match(ROUTES, "/table")).toBeNull();
  });

  it("do not stumble over broken addresses", () => {
    expect(match(ROUTES, "/table/%E0%A4%A")).toBeNull();
  });
});

describe("going to another page", () => {
  afterEach(() => {
    document.body.innerHTML = "";
    history.replaceState(null, "", "/");
  });

  function click(link: string, options: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = link;
    vi.stubGlobal("scrollTo", () => undefined);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    document.addEventListener("click", followLinks);
    // What the browser itself would do is not of interest here.
    document.addEventListener("click", (late) => (late.defaultPrevented ? null : (late as Event)), {
      once: true,
    });
    document.querySelector("a")!.firstChild!.dispatchEvent(event);
    document.removeEventListener("click", followLinks);
    vi.unstubAllGlobals();
    return event;
  }

  it("tells everybody who listens, until they stop", () => {
    const heard = vi.fn();
    const stop = onNavigate(heard);
    navigate("/new");
    expect(location.pathname).toBe("/new");
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    navigate("/");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("follows our own links without loading the client again", () => {
    const event = click(`<a href="/new"><b>New table</b></a>`);
    expect(event.defaultPrevented).toBe(true);
    expect(location.pathname).toBe("/new");
  });

  it("leaves other links to the browser", () => {
    for (const link of [
      `<a href="https://example.org/new">x</a>`,
      `<a href="/api/records/1/text">x</a>`,
      `<a href="/new" download>x</a>`,
      `<a href="/new" target="_blank">x</a>`,
      `<a href="#main">x</a>`,
    ]) {
      document.body.innerHTML = link;
      const event = new MouseEvent("click", { cancelable: true });
      Object.defineProperty(event, "target", {
        value: document.querySelector("a")!.firstChild!.parentElement,
      });
      followLinks(event);
      expect(event.defaultPrevented, link).toBe(false);
    }
  });

  it("leaves a click with a modifier key to the browser", () => {
    document.body.innerHTML = `<a href="/new">x</a>`;
    const event = new MouseEvent("click", { cancelable: true, ctrlKey: true });
    Object.defineProperty(event, "target", { value: document.querySelector("a") });
    followLinks(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
