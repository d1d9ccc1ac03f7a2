/** News as the lines of a log. */
import type { News } from "../lib/protocol";
import type { Speech } from "./speech";

export interface Line {
  text: string;
  kind: "heading" | "scored" | "reason" | "plain";
  /** How often the same happened in a row. */
  times: number;
}

/** Told by what is on the screen anyway, or by the next sentence. */
const UNSAID = ["turn", "turn_over", "offer"];
const HEADINGS = ["round", "general_scoring", "game_over"];

export function told(log: readonly News[], speech: Speech): Line[] {
  const lines: Line[] = [];
  for (const news of log) {
    const event = String(news.event);
    if (UNSAID.includes(event)) continue;
    const text = speech.event(news);
    if (!text) continue;
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else
      lines.push({
        text,
        kind: HEADINGS.includes(event) ? "heading" : event === "scored" ? "scored" : "plain",
        times: 1,
      });
  }
  return lines;
}
