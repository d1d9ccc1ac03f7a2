/** Where analyses are kept: with the account on a server, or in this browser where there is none. */
import { alone } from "../lib/alone";
import { api } from "../lib/api";
import type { AnalysisBrief, AnalysisKept } from "../lib/protocol";
import { who } from "../lib/session.svelte";
import { EMPTY, type Study } from "./study";

const KEY = "elgrande.analyses";

export interface Keeping {
  list(): Promise<readonly AnalysisBrief[]>;
  find(id: string): Promise<AnalysisKept>;
  /** Keeps a study, in place of the one with this id if it is an own one. */
  keep(study: Study, id: string | null): Promise<AnalysisKept>;
  remove(id: string): Promise<void>;
}

const onServer: Keeping = {
  list: async () => (who.player ? (await api.analyses()).analyses : []),
  find: (id) => api.keptAnalysis(id),
  keep: async (study, id) => {
    await who.ensure();
    return id === null ? api.keepAnalysis(study) : api.changeAnalysis(id, study);
  },
  remove: (id) => api.removeAnalysis(id),
};

function read(): Record<string, AnalysisKept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return typeof found === "object" && found !== null ? (found as Record<string, AnalysisKept>) : {};
  } catch {
    return {};
  }
}

const inBrowser: Keeping = {
  list: () => {
    const all = Object.values(read()).sort((a, b) => b.changed - a.changed);
    const brief = ({ id, changed, analysis }: AnalysisKept): AnalysisBrief => {
      const { name, record, entry, variations } = { ...EMPTY, ...analysis };
      return { id, changed, name, record, entry, variations: variations.length };
    };
    return Promise.resolve(all.map(brief));
  },
  find: (id) => {
    const found = read()[id];
    return found ? Promise.resolve(found) : Promise.reject(new Error("gone"));
  },
  keep: (study, id) => {
    const kept = {
      id: id ?? crypto.randomUUID().slice(0, 13),
      mine: true,
      changed: Date.now() / 1000,
      analysis: study,
    };
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [kept.id]: kept }));
    return Promise.resolve(kept);
  },
  remove: (id) => {
    const all = read();
    delete all[id];
    localStorage.setItem(KEY, JSON.stringify(all));
    return Promise.resolve();
  },
};

export const keeping: Keeping = alone ? inBrowser : onServer;
