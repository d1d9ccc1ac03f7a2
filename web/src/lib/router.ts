/**
 * A small router: patterns with named parts, the browser's own history, links that stay links.
 *
 * Where there is no server that would know our addresses, they stand behind a `#`: any host of files serves them.
 */
import { alone } from "./alone";

export interface Route<Page> {
  /** Parts of a path; a part that begins with a colon is a parameter. */
  pattern: string;
  page: Page;
}

export interface Match<Page> {
  page: Page;
  parameters: Record<string, string>;
}

/** The first route that fits a path, or nothing. */
export function match<Page>(routes: readonly Route<Page>[], path: string): Match<Page> | null {
  const parts = split(path);
  for (const route of routes) {
    const parameters = fits(split(route.pattern), parts);
    if (parameters) return { page: route.page, parameters };
  }
  return null;
}

function split(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function fits(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index]!;
    if (name.startsWith(":")) {
      try {
        parameters[name.slice(1)] = decodeURIComponent(part);
      } catch {
        return null;
      }
    } else if (name !== part) return null;
  }
  return parameters;
}

export interface Place {
  path: string;
  search: string;
  /** What follows a `#`, with it. */
  hash: string;
}

/** Where the browser is among our pages. */
export function here(page: Pick<Location, "pathname" | "search" | "hash"> = location): Place {
  if (!alone) return { path: page.pathname, search: page.search, hash: page.hash };
  const inside = page.hash.slice(1);
  if (!inside.startsWith("/")) return { path: "/", search: "", hash: "" };
  const { pathname, search, hash } = new URL(inside, "http://page");
  return { path: pathname, search, hash };
}

/** What stands in the browser's address for one of our addresses. */
export function addressOf(address: string): string {
  return alone ? `#${address}` : address;
}

/** The whole address of one of our pages, for others. */
export function linkOf(address: string): string {
  return alone ? `${location.href.split("#")[0]!}#${address}` : `${location.origin}${address}`;
}

/** The address of a file that lies beside the page. */
export function besides(file: string): string {
  return alone ? new URL(file, document.baseURI).href : `/${file}`;
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back whenever the address changes; returns how to stop that. */
export function onNavigate(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener("popstate", tell);
    addEventListener("hashchange", tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener("popstate", tell);
      removeEventListener("hashchange", tell);
    }
  };
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Goes to another page without loading the client again. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", addressOf(address));
  else history.pushState(null, "", addressOf(address));
  tell();
}

/** Lets plain links of our own pages be followed without loading the client again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return;
  if (alone) return followAlone(event, link);
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
  scrollTo(0, 0);
}

/** The same in a page without a server: nothing outside of it answers to our addresses. */
function followAlone(event: MouseEvent, link: HTMLAnchorElement): void {
  const address = ownAddress(link);
  if (address === null || (link.target && !address.startsWith("/api/"))) return;
  event.preventDefault();
  if (address.startsWith("#")) {
    document.getElementById(address.slice(1))?.scrollIntoView();
    document.getElementById(address.slice(1))?.focus({ preventScroll: true });
  } else if (address.startsWith("/api/")) {
    void save(address, link.download);
  } else {
    navigate(address);
    scrollTo(0, 0);
  }
}

/** Which of our addresses a link leads to; null if it leads elsewhere. */
function ownAddress(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute("href") ?? "";
  if (written.startsWith("#/")) return written.slice(1);
  return /^(\/(?!\/)|#)/.test(written) ? written : null;
}

/** Saves what a request is answered with as a file. */
async function save(address: string, name: string): Promise<void> {
  const { transport } = await import("./transport");
  const response = await transport.request("GET", address, {}, null);
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name || `elgrande-${address.split("/").at(-2) ?? "record"}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

/** Makes links right for what the browser itself does with them, such as opening another tab. */
export function mendLinks(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!alone || !(link instanceof HTMLAnchorElement)) return;
  const address = ownAddress(link);
  if (address?.startsWith("/") && !address.startsWith("/api/")) link.setAttribute("href", addressOf(address));
}
