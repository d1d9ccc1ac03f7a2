/** Invitations: links to a table, pasted whole or in part. */

const ID = /^[A-Za-z0-9_-]{4,64}$/;

/** The id of the table that a pasted link, or the last part of one, leads to; null if it is none. */
export function tableIdOf(text: string): string | null {
  const trimmed = text.trim();
  const path = /\/table\/([^/?#\s]+)/.exec(trimmed);
  const id = path ? path[1]! : trimmed;
  return ID.test(id) ? id : null;
}

/** Whether the links of this page lead nowhere on other machines. */
export function onlyHere({ hostname }: Pick<Location, "hostname"> = location): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}

/** The link that brings others to a table, by the address of this page or by one that others know the server by. */
export function linkTo(id: string, address: string = location.origin): string {
  return `${address.replace(/\/$/, "")}/table/${id}`;
}
