/** What a table has to say about waiting and ending where nobody plays: in lessons and replays. */
import type { ClockState, TableSummary } from "./protocol";

type About = "rule" | "ended" | "archived" | "ending" | "resigned" | "waits";

export const QUIET: Pick<TableSummary, About> = {
  rule: { wait: 0, then: "bot", resigned: "bot", last: 60 },
  ended: null,
  archived: false,
  ending: [],
  resigned: [],
  waits: [],
};

export const NO_CLOCK: ClockState = {
  remaining: [],
  running: [],
  at: 0,
  delay: [],
  holidays: [],
  pauses: [],
  short: 0,
};
