/**
 * The log as a story: rounds, in them the turns, each told in a line and unfolded into all that happened in it.
 *
 * Nothing is known here but the news themselves: what happens outside of a turn stands for itself.
 */
import { listed, t } from "../lib/i18n.svelte";
import type { Award, News } from "../lib/protocol";
import { told, type Line } from "./log";
import type { Speech } from "./speech";

/** A turn, a scoring, or something that happened between the turns. */
export interface Part {
  /** The first of its news, counted in the whole log. */
  from: number;
  /** Whose turn it was; null for what is nobody's. */
  seat: number | null;
  kind: "turn" | "scoring" | "between";
  /** All of it in a line. */
  summary: string;
  lines: Line[];
  places: string[];
  /** Whether nothing more can happen in it. */
  over: boolean;
}

export interface Chapter {
  round: number;
  title: string;
  parts: Part[];
}

interface Open {
  from: number;
  seat: number | null;
  kind: Part["kind"];
  news: News[];
}

export function chronicle(log: readonly News[], speech: Speech, king: string | null = null): Chapter[] {
  const chapters: Chapter[] = [];
  const powers = new Map<number, number>();
  const at: Context = { powers, king: log.some(({ event }) => event === "king") ? null : king, discs: {} };
  let open: Open | null = null;
  const chapter = (): Chapter => {
    if (chapters.length === 0) chapters.push({ round: 0, title: "", parts: [] });
    return chapters.at(-1)!;
  };
  const close = (): void => {
    if (open) {
      const part = partOf(open, speech, at);
      if (part.summary) chapter().parts.push(part);
    }
    open = null;
  };
  const begin = (from: number, seat: number | null, kind: Part["kind"]): Open => {
    close();
    return (open = { from, seat, kind, news: [] });
  };
  log.forEach((news, index) => {
    const event = String(news.event);
    if (event === "round") {
      close();
      powers.clear();
      chapters.push({ round: Number(news.round), title: speech.event(news), parts: [] });
      return;
    }
    if (event === "power") powers.set(Number(news.seat), Number(news.power));
    if (event === "turn") begin(index, Number(news.seat), "turn");
    else if (event === "general_scoring") begin(index, null, "scoring");
    else if (event === "game_over" || open === null) begin(index, null, "between");
    open!.news.push(news);
    if (event === "turn_over") close();
  });
  close();
  return chapters.filter(({ round, parts }) => round > 0 || parts.length > 0);
}

/** Sentences that have been made once: the log grows, but what is in it stays the same. */
const known = new WeakMap<Speech, WeakMap<News, Line | null>>();

function lineOf(news: News, speech: Speech): Line | null {
  const lines = known.get(speech) ?? new WeakMap<News, Line | null>();
  known.set(speech, lines);
  if (!lines.has(news)) lines.set(news, told([news], speech)[0] ?? null);
  return lines.get(news)!;
}

interface Context {
  powers: ReadonlyMap<number, number>;
  king: string | null;
  discs: Record<string, string>;
}

function partOf({ from, seat, kind, news }: Open, speech: Speech, at: Context): Part {
  const lines: Line[] = [];
  for (const each of news) {
    if (each.event === "king") at.king = String(each.place);
    if (each.event === "discs") at.discs = each.discs as Record<string, string>;
    const line = lineOf(each, speech);
    if (!line) continue;
    const reason = reasonFor(each, speech, at);
    const text = reason ? `${line.text.replace(/\.$/, "")}${reason}` : line.text;
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ ...line, text });
    if (each.event === "scored") lines.push(...awarded(each, speech));
  }
  const summary = summed(seat, kind, news, lines, speech, at);
  const over = kind !== "turn" || news.at(-1)?.event === "turn_over";
  return { from, seat, kind, summary, lines, places: placesOf(news), over };
}

/** Why something went where it went, where the news alone do not say. */
function reasonFor(news: News, speech: Speech, { king, discs }: Context): string {
  const disc = discs[String(news.seat)];
  if (news.event !== "left_castillo" || news.place !== "court" || !disc || disc !== king) return "";
  return t("table-log-king-there", { place: speech.placeName(disc) });
}

/** Who gets what from a scoring, and for what. */
function awarded(news: News, speech: Speech): Line[] {
  return (news.awards as Award[])
    .filter(({ seat, points }) => seat !== null && points !== 0)
    .map((award) => ({
      kind: "reason",
      times: 1,
      text: t("table-log-award", {
        seat: speech.seatName(award.seat!),
        points: award.points,
        reason: speech.reason(award),
      }),
    }));
}

/** Points by seat in all scorings among these news. */
function gains(news: readonly News[]): Map<number, number> {
  const points = new Map<number, number>();
  for (const each of news) {
    for (const { seat, points: more } of each.event === "scored" ? (each.awards as Award[]) : []) {
      if (seat !== null && more !== 0) points.set(seat, (points.get(seat) ?? 0) + more);
    }
  }
  return points;
}

function summed(
  seat: number | null,
  kind: Part["kind"],
  news: readonly News[],
  lines: readonly Line[],
  speech: Speech,
  { powers }: Context,
): string {
  if (kind === "scoring") {
    const points = [...gains(news)].sort((a, b) => b[1] - a[1]);
    const list = points.map(([each, more]) => `${speech.seatName(each)} +${more}`);
    return `${speech.event(news[0]!)} ${list.length > 0 ? listed(list) : ""}`.trim();
  }
  if (seat === null) {
    const plays = news.filter(({ event }) => event === "power");
    if (plays.length > 1) {
      const list = plays.map((each) => `${speech.seatName(Number(each.seat))} ${speech.face(Number(each.power))}`);
      return t("table-log-powers", { list: listed(list) });
    }
    return lines.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(" ");
  }
  const parts: string[] = [];
  const power = powers.get(seat);
  if (power !== undefined) parts.push(speech.face(power));
  const placed = new Map<string, number>();
  let moved = 0;
  for (const each of news) {
    const place = each.place === undefined ? "" : speech.placeName(String(each.place));
    if (each.event === "card") parts.push(t("table-log-takes", { card: speech.cardLabel(String(each.card)) }));
    else if (each.event === "placed") placed.set(place, (placed.get(place) ?? 0) + 1);
    else if (each.event === "moved") moved += 1;
    else if (each.event === "king") parts.push(t("table-log-king", { place }));
    else if (each.event === "grande" && Number(each.seat) === seat) parts.push(t("table-log-grande", { place }));
    else if (each.event === "grande") {
      parts.push(t("table-log-grande-of", { seat: speech.seatName(Number(each.seat)), place }));
    }
    else if (each.event === "board") parts.push(t("table-log-board", { place }));
    else if (each.event === "vetoed") parts.push(t("table-log-vetoed", { seat: speech.seatName(Number(each.by)) }));
  }
  for (const [place, count] of placed) parts.push(t("table-log-places", { count, place }));
  if (moved > 0) parts.push(t("table-log-moves", { count: moved }));
  const points = gains(news);
  if (points.has(seat)) parts.push(t("table-log-scores", { points: points.get(seat)! }));
  points.delete(seat);
  for (const [other, more] of points) parts.push(`${speech.seatName(other)} +${more}`);
  return parts.length > 0 ? parts.join(", ") : t("table-log-nothing");
}

/** Where on the map it happened. */
function placesOf(news: readonly News[]): string[] {
  const places = news.flatMap(({ event, place, source }) => (event === "discs" ? [] : [place, source]));
  return [...new Set(places.filter((place): place is string => typeof place === "string"))];
}

/** The whole of it as plain text. */
export function written(chapters: readonly Chapter[], speech: Speech): string {
  return chapters
    .map(({ title, parts }) =>
      [title, ...parts.map(({ seat, summary }) => (seat === null ? summary : `${speech.seatName(seat)}: ${summary}`))]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n\n");
}
