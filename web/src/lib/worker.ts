/** The part of the page that works on when no window is open: notices, and what can be read without a connection. */
import { alone } from "./alone";

/** Lets the browser keep what was opened, and hear of notices. */
export function startWorker(): void {
  // A page without a server has a worker of its own.
  if (alone || !("serviceWorker" in navigator) || !isSecureContext || import.meta.env.DEV) return;
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/** Forgets what was kept of somebody who has left this browser. */
export function forgetKept(): void {
  if ("caches" in window) void caches.delete("elgrande-own");
}

const LOOK = 15 * 60_000;

/** Calls back once when the server has another version of the page than the one that is open; returns how to stop. */
export function onNewVersion(told: () => void): () => void {
  if (alone) return () => undefined;
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  let looked = Date.now();
  async function look(): Promise<void> {
    if (!own || document.visibilityState !== "visible" || Date.now() - looked < LOOK) return;
    looked = Date.now();
    try {
      const page = await (await fetch("/", { cache: "no-cache" })).text();
      if (isOther(page, own)) told();
    } catch {
      // Then there is nothing newer to be had.
    }
  }
  const listener = (): void => void look();
  document.addEventListener("visibilitychange", listener);
  const timer = setInterval(listener, LOOK);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    clearInterval(timer);
  };
}

/** Whether a page is one of ours, and loads another program. */
export function isOther(page: string, own: string): boolean {
  return page.includes('id="app"') && !page.includes(own);
}
