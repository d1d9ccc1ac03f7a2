/** Reads archives in which nothing is packed, without a copy: what is in them lies in one piece of memory. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;

/** The files in a zip archive, by name. Their bytes are parts of the archive. */
export function filesIn(archive: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error("this is no archive");
  const names = new TextDecoder();
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error("the archive is damaged");
    if (view.getUint16(at + 10, true) !== STORED) throw new Error("the archive is packed");
    const size = view.getUint32(at + 24, true);
    const name = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    // The head before the bytes themselves has a name and notes of its own.
    const bytes = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    found.set(names.decode(archive.subarray(at + 46, at + 46 + name)), archive.subarray(bytes, bytes + size));
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}
