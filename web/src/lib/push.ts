/** Notices in this browser though no page of ours is open. */
import { api } from "./api";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told. */
export async function isTold(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Asks the person, then tells the server where this browser can be reached. */
export async function tellBrowser(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = found.toJSON();
  await api.addBrowser(endpoint ?? "", keys?.p256dh ?? "", keys?.auth ?? "");
}

export async function tellNoMore(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await found.unsubscribe();
  await api.removeBrowser(found.endpoint);
}

/** The bytes of a key in the letters of addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** While a page is open in the background: says something, if the person has allowed it. */
export function notify(text: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.showNotification(text, { tag, data: { path: location.pathname } }));
}
