/** A small router: patterns with named parts, the browser's own history, links that stay links. */

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
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  tell();
}

/** Lets plain links of our own pages be followed without loading the client again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
  scrollTo(0, 0);
}
