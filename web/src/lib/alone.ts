/**
 * The switch between the two ways to play: with a server, or in this tab alone.
 *
 * Both are one build. `elgrande site` writes the address of the engine's folder into the page; without it there is a
 * server.
 */
const named = document.querySelector<HTMLMetaElement>('meta[name="elgrande-engine"]')?.content ?? "";

/** Where the engine of this page lies; empty with a server. */
export const engineFolder: string = named && new URL(named, document.baseURI).href;

/** Whether this page plays without a server. */
export const alone: boolean = engineFolder !== "";
