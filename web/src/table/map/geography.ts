/** The shapes of the map, as `map/build.mjs` has written them down. */
import data from "./geography.json";

/** A closed outline: x and y in turn. */
export type Ring = readonly number[];

interface Geography {
  width: number;
  height: number;
  regions: Record<string, Ring[]>;
  around: Record<string, Ring[]>;
}

export const geography = data as Geography;

/** Lands around Spain that can be places of the game, by the ids that the rules have for them. */
const LANDS: Record<string, string> = {
  france: "france",
  francia: "france",
  portugal: "portugal",
  africa: "africa",
};

/** The outlines of a place on the map; a place that has none is drawn as an inset. */
export function ringsOf(place: string): readonly Ring[] {
  const land = LANDS[place];
  return geography.regions[place] ?? (land ? (geography.around[land] ?? []) : []);
}

/** The outlines as data of an SVG path. */
export function pathOf(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      let path = "";
      for (let i = 0; i < ring.length; i += 2) path += `${i ? "L" : "M"}${ring[i]} ${ring[i + 1]}`;
      return path + "Z";
    })
    .join("");
}

/** Which regions share a border: pairs of ids, in alphabetical order, read off the shapes. */
export function sharedBorders(): [string, string][] {
  const owners = new Map<string, Set<string>>();
  for (const [region, rings] of Object.entries(geography.regions)) {
    for (const ring of rings) {
      const points = corners(ring);
      points.forEach((point, index) => {
        const edge = [point, points[(index + 1) % points.length]!].sort().join(" ");
        owners.set(edge, (owners.get(edge) ?? new Set()).add(region));
      });
    }
  }
  const pairs = new Set<string>();
  for (const regions of owners.values()) {
    if (regions.size === 2) pairs.add([...regions].sort().join(" "));
  }
  return [...pairs].sort().map((pair) => pair.split(" ") as [string, string]);
}

function corners(ring: Ring): string[] {
  const points: string[] = [];
  for (let i = 0; i < ring.length; i += 2) points.push(`${ring[i]},${ring[i + 1]}`);
  return points;
}

/** The intervals of a horizontal line that lie inside an outline. */
export function crossings(ring: Ring, y: number): [number, number][] {
  const hits: number[] = [];
  const last = ring.length - 2;
  for (let i = 0, j = last; i <= last; j = i, i += 2) {
    const y1 = ring[j + 1]!;
    const y2 = ring[i + 1]!;
    if (y1 > y !== y2 > y) hits.push(ring[j]! + ((y - y1) / (y2 - y1)) * (ring[i]! - ring[j]!));
  }
  hits.sort((a, b) => a - b);
  const result: [number, number][] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) result.push([hits[i]!, hits[i + 1]!]);
  return result;
}

export function inside(ring: Ring, x: number, y: number): boolean {
  return crossings(ring, y).some(([left, right]) => left <= x && x <= right);
}
