/** Games inside of links: whoever opens such a link has the whole record, wherever it was played. */
import { alone } from "./alone";
import { api } from "./api";
import { linkOf } from "./router";

/** Letters that a link may have: beyond, programs that pass it on cut it off. */
export const LONGEST = 30_000;

/** Bytes that may come out of a link: the longest game has a tenth of that. */
const LARGEST = 2_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, control) {
      size += part.length;
      // A few letters can hold a text that fills all memory.
      if (size > LARGEST) control.error(new Error("too large"));
      else control.enqueue(part);
    },
  });
  const passed = new Response(bytes).body!.pipeThrough(stream as TransformStream<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(passed.pipeThrough(limit)).arrayBuffer());
}

/** A text as letters that can stand in an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text in an address; fails if there is none. */
export async function unpacked(letters: string): Promise<string> {
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const whole = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(whole, new DecompressionStream("deflate-raw")));
}

/** A link to a moment of a game that carries the whole record, or nothing if that is too long for a link. */
export async function carrying(record: string, moment = 0): Promise<string | null> {
  const letters = await packed(record);
  return letters.length > LONGEST ? null : linkOf(`/carried${moment > 0 ? `?at=${moment}` : ""}#${letters}`);
}

/**
 * A link under which others find a game that is over. What lies in this browser alone nobody else can look up, so there
 * the link has the game inside; nothing if the game is too long for that.
 */
export async function linkToGame(id: string, moment = 0): Promise<string | null> {
  if (alone) return carrying(await api.recordText(id), moment);
  return linkOf(`/replay/${id}${moment > 0 ? `#${moment}` : ""}`);
}
