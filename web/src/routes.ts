/** The pages of the client, each of which is fetched when it is opened. */
import type { Component } from "svelte";
import { alone } from "./lib/alone";
import { match, type Route } from "./lib/router";

interface Loaded {
  default: Component<any>;
  /** Ends when it has what it shows first, if it knows; then it is drawn but once. */
  ready?: Promise<unknown>;
}

export interface Page {
  /** A component that gets `parameters`, the named parts of the path, if it wants them. */
  load: () => Promise<Loaded>;
  /** Takes the whole window, without the head of the other pages. */
  whole?: boolean;
}

/** Where there is nobody else: how to play with others. */
const friends = () => import("./tab/FriendsPage.svelte");

export const ROUTES: Route<Page>[] = [
  { pattern: "/", page: { load: () => import("./pages/Home.svelte") } },
  { pattern: "/new", page: { load: () => import("./pages/NewTable.svelte") } },
  { pattern: "/table/:id", page: { load: () => import("./pages/TablePage.svelte"), whole: true } },
  { pattern: "/lobby", page: { load: () => (alone ? friends() : import("./pages/meet/Find.svelte")) } },
  {
    pattern: "/ranking",
    page: { load: () => (alone ? friends() : import("./pages/meet/Ranking.svelte")) },
  },
  {
    pattern: "/friends",
    page: { load: () => (alone ? friends() : import("./pages/meet/Friends.svelte")) },
  },
  {
    pattern: "/player/:id",
    page: { load: () => (alone ? friends() : import("./pages/meet/ProfilePage.svelte")) },
  },
  {
    pattern: "/account",
    page: { load: () => (alone ? import("./tab/NamePage.svelte") : import("./pages/Account.svelte")) },
  },
  { pattern: "/recover", page: { load: () => import("./pages/Letter.svelte") } },
  { pattern: "/recover/:token", page: { load: () => import("./pages/Letter.svelte") } },
  { pattern: "/confirm/:token", page: { load: () => import("./pages/Letter.svelte") } },
  { pattern: "/off/:token", page: { load: () => import("./pages/Letter.svelte") } },
  { pattern: "/admin", page: { load: () => import("./pages/Admin.svelte") } },
  { pattern: "/replays", page: { load: () => import("./pages/Replays.svelte") } },
  { pattern: "/replay/:id", page: { load: () => import("./pages/ReplayPage.svelte"), whole: true } },
  { pattern: "/carried", page: { load: () => import("./pages/CarriedPage.svelte") } },
  { pattern: "/review/:id", page: { load: () => import("./pages/ReviewPage.svelte") } },
  { pattern: "/review/:id/:entry", page: { load: () => import("./pages/TryPage.svelte"), whole: true } },
  { pattern: "/analysis", page: { load: () => import("./pages/AnalysisPage.svelte"), whole: true } },
  { pattern: "/analysis/:id", page: { load: () => import("./pages/AnalysisPage.svelte"), whole: true } },
  { pattern: "/analyses", page: { load: () => import("./pages/Analyses.svelte") } },
  { pattern: "/editor", page: { load: () => import("./pages/EditorPage.svelte") } },
  { pattern: "/learn", page: { load: () => import("./pages/Learn.svelte") } },
  { pattern: "/learn/:id", page: { load: () => import("./pages/LessonPage.svelte"), whole: true } },
  { pattern: "/puzzles", page: { load: () => import("./pages/Puzzles.svelte") } },
  { pattern: "/puzzles/:id", page: { load: () => import("./pages/PuzzlePage.svelte"), whole: true } },
  { pattern: "/rules", page: { load: () => import("./pages/Rules.svelte") } },
  { pattern: "/cards", page: { load: () => import("./pages/Cards.svelte") } },
  { pattern: "/about", page: { load: () => import("./pages/About.svelte") } },
];

export interface Opened {
  Shown: Component<any>;
  /** The address that it is for: while another page is on its way, it must not be asked for anything else. */
  at: string;
  parameters: Record<string, string>;
}

let begun: { at: string; page: Promise<Opened> | null } | null = null;

/** The page at an address; nothing if there is none. */
export function open(at: string): Promise<Opened> | null {
  const known = begun;
  begun = null;
  if (known?.at === at) return known.page;
  const found = match(ROUTES, at);
  if (!found) return null;
  return found.page.load().then(async ({ default: Shown, ready }) => {
    await ready;
    return { Shown, at, parameters: found.parameters };
  });
}

/** Fetches the first page before there is anything to show it in. */
export async function begin(at: string): Promise<void> {
  const page = open(at);
  begun = { at, page };
  // What goes wrong is told where it would be.
  await page?.catch(() => undefined);
}
