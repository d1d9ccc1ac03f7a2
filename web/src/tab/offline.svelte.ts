/** Keeps the page for when there is no network, and says when there is a newer one. */

class Offline {
  /** A newer version waits to be loaded. */
  update = $state(false);
  #waiting: ServiceWorker | null = null;
  #started = false;

  async start(): Promise<void> {
    if (this.#started || !("serviceWorker" in navigator)) return;
    this.#started = true;
    try {
      const registration = await navigator.serviceWorker.register(new URL("offline.js", document.baseURI));
      this.#look(registration);
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", () => this.#look(registration));
      });
    } catch {
      // Some browsers and windows do not allow it; then the page needs its host each time.
    }
  }

  #look({ waiting }: ServiceWorkerRegistration): void {
    // The first one of all is no update.
    if (!waiting || !navigator.serviceWorker.controller) return;
    this.#waiting = waiting;
    this.update = true;
  }

  /** Goes over to the newer version. All that was played is kept. */
  load(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("now");
  }
}

export const offline = new Offline();
