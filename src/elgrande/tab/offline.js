/**
 * Keeps all files of this site, so that it can be played without a network. A newer version is fetched beside the old one
 * and takes over when nobody uses that any more, or when somebody asks for it: never in the middle of a game.
 */
const VERSION = "__VERSION__";
const FILES = __FILES__;
const CACHE = `elgrande ${registration.scope} ${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // Asked for once more, in case an older one of the same name is remembered.
      cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))),
    ),
  );
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(`elgrande ${registration.scope} `) && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("message", (event) => {
  if (event.data === "now") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((found) => found ?? fetch(request)),
  );
});
