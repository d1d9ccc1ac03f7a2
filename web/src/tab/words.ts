/** What the page and the workers of its engine say to each other. */
import type { Parts } from "./runtime";

export type ToEngine =
  /** Start if there is something kept to start from; otherwise nobody has asked for anything yet. */
  | { type: "look"; folder: string }
  | { type: "start"; folder: string }
  | { type: "request"; id: number; method: string; address: string; body: string }
  | { type: "open"; line: number; address: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number };

export type FromEngine =
  /** How far the engine is, 0 to 1. */
  | { type: "progress"; part: number }
  | { type: "ready" }
  | { type: "failed"; text: string }
  | { type: "answer"; id: number; status: number; kind: string; body: string }
  | { type: "heard"; line: number; text: string }
  | { type: "ended"; line: number }
  /** Whether the browser keeps what is played. */
  | { type: "storage"; state: StorageState };

export type StorageState = "kept" | "full" | "forbidden";

/** To a worker in which bots think, and back. */
export type ToBots =
  { type: "start"; folder: string; parts: Parts | null } | { type: "think"; id: number; task: string };
export type FromBots =
  | { type: "ready" }
  | { type: "failed"; text: string }
  | { type: "thought"; id: number; answer: string }
  | { type: "stuck"; id: number; text: string };
