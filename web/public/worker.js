// Works on when no window is open: shows notices, and what was opened before where there is no connection.
const SHELL = "elgrande-shell";
const OWN = "elgrande-own";
const LONGEST_ASSETS = 120;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", "/icon.svg", "/theme.js", "/manifest.webmanifest"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What can be read again without a connection: texts, the catalogue, one's lists, and games that were opened. */
const KEPT =
  /^\/api\/(texts|catalogue|session$|rules|announcements|tables$|tables\/mine$|records$|records\/[^/]+(\/(replay|points))?$)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshOr(SHELL, request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptOr(SHELL, request));
  else if (/^\/(icon|theme|manifest)/.test(url.pathname)) event.respondWith(freshOr(SHELL, request));
  else if (KEPT.test(url.pathname)) event.respondWith(freshOr(OWN, request));
});

/** The newest, if it can be had; else what was kept. */
async function freshOr(store, request, under = request) {
  const cache = await caches.open(store);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(under, found.clone());
    return found;
  } catch (failure) {
    const kept = await cache.match(under);
    if (kept) return kept;
    throw failure;
  }
}

/** What never changes under its name. */
async function keptOr(store, request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) {
    await cache.put(request, found.clone());
    const names = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
    for (const old of names.slice(0, Math.max(0, names.length - LONGEST_ASSETS))) await cache.delete(old);
  }
  return found;
}

// ------------------------------------------------------------------ notices

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(show(notice));
});

async function show({ text, path, tag }) {
  const windows = await self.clients.matchAll({ type: "window" });
  const seen = windows.some(
    ({ url, visibilityState }) => visibilityState === "visible" && new URL(url).pathname === path,
  );
  if (seen) return;
  await self.registration.showNotification("El Grande", {
    body: text,
    tag,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = windows.find(({ url }) => new URL(url).pathname === path);
  if (same) await same.focus();
  else await self.clients.openWindow(path);
}
