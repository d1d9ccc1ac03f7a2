/**
 * Builds the map of the board: `node map/build.mjs`.
 *
 * Today's provinces of Spain (es-atlas: IGN, CC-BY 4.0) are merged into the regions of the game, the lands around them
 * come from world-atlas (Natural Earth). The result is small, is committed, and is all that the client loads; what
 * borders on what is read off the finished shapes by a test.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoConicConformal, geoStream } from "d3-geo";
import { feature, mergeArcs } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const require = createRequire(import.meta.url);
const load = (name) => JSON.parse(readFileSync(require.resolve(name), "utf8"));

/** The regions of the game by the codes of their provinces. */
const REGIONS = {
  galicia: ["15", "27", "32", "36"],
  // La Rioja and Burgos are here for room.
  pais_vasco: ["33", "39", "48", "20", "01", "31", "26", "09"],
  aragon: ["22", "50", "44"],
  cataluna: ["08", "17", "25", "43"],
  castilla_la_vieja: ["24", "49", "37", "47", "34", "42", "40", "05"],
  castilla_la_nueva: ["28", "45", "19", "16", "13", "02", "10", "06"],
  sevilla: ["41", "21", "11", "14", "54"],
  granada: ["18", "04", "29", "23", "30"],
  valencia: ["12", "46", "03"],
  castillo: ["07"],
};
const ISLANDS = new Set(["castillo"]);

const WIDTH = 760;
const HEIGHT = 600;
/** Drawn around the picture, so that a panel of any proportions is filled. */
const MARGIN = 420;
const SIMPLIFY = 5;
const SMALLEST_ISLAND = 14;

const spain = load("es-atlas/es/provinces.json");
const world = load("world-atlas/countries-50m.json");

// ---------------------------------------------------------------------- the projection

const projection = geoConicConformal().parallels([37, 43]).rotate([3.4, 0]).center([0, 40]);
const frame = {
  type: "MultiPoint",
  // The westernmost cape of Portugal, the far end of Menorca, Estaca de Bares, Tarifa.
  coordinates: [
    [-9.6, 40],
    [4.4, 39.9],
    [-7.7, 43.95],
    [-5.6, 35.75],
  ],
};
projection.fitExtent(
  [
    [2, 2],
    [WIDTH - 2, HEIGHT - 2],
  ],
  frame,
);
projection.clipExtent([
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
]);
const whole = (value) => Math.round(value * 10) / 10;

// ---------------------------------------------------------------------- Spain

/** The topology in the plane of the picture, so that simplification is even. */
function projected(topology) {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return projection([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
  });
  return { type: "Topology", objects: topology.objects, arcs };
}

const plane = simplify(presimplify(projected(spain)), SIMPLIFY);

const regionOf = new Map();
for (const [region, codes] of Object.entries(REGIONS)) for (const code of codes) regionOf.set(code, region);

/** Every single polygon with the region it belongs to. */
const polygons = [];
for (const province of plane.objects.provinces.geometries) {
  const region = regionOf.get(province.id);
  if (!region) continue;
  const list = province.type === "Polygon" ? [province.arcs] : province.arcs;
  for (const arcs of list) polygons.push({ region, arcs });
}

const arcKey = (arc) => (arc < 0 ? ~arc : arc);
const area = (ring) => {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return Math.abs(sum / 2);
};
const ringOf = (arcs) => feature(plane, { type: "Polygon", arcs: [arcs] }).geometry.coordinates[0];

/** Exclaves, such as the Rincón de Ademuz, go to the region around them: the game knows none. */
function absorbExclaves() {
  const users = new Map();
  for (const polygon of polygons) {
    for (const ring of polygon.arcs) {
      for (const arc of ring) {
        const key = arcKey(arc);
        users.set(key, [...(users.get(key) ?? []), polygon]);
      }
    }
  }
  for (const polygon of polygons) {
    const neighbours = polygon.arcs
      .flat()
      .map((arc) => users.get(arcKey(arc)).find((other) => other !== polygon)?.region);
    const inland = neighbours.every((region) => region !== undefined);
    if (!inland || neighbours.includes(polygon.region) || area(ringOf(polygon.arcs[0])) > 400) continue;
    const count = (region) => neighbours.filter((other) => other === region).length;
    polygon.region = [...neighbours].sort((a, b) => count(b) - count(a))[0];
  }
}
absorbExclaves();

function shape(region) {
  const own = polygons.filter((polygon) => polygon.region === region);
  const merged = mergeArcs(plane, [{ type: "MultiPolygon", arcs: own.map((polygon) => polygon.arcs) }]);
  const rings = feature(plane, merged)
    .geometry.coordinates.map((polygon) => polygon[0])
    .map((ring) => ({ ring: ring.slice(0, -1).map(([x, y]) => [whole(x), whole(y)]), size: area(ring) }))
    .filter(({ size }) => size > SMALLEST_ISLAND || ISLANDS.has(region))
    .filter(({ ring }) => ring.length > 2)
    .sort((a, b) => b.size - a.size)
    .map(({ ring }) => ring.flat());
  // Regions of the mainland are one piece: their mainland.
  return ISLANDS.has(region) ? rings.filter((ring) => ring.length > 8) : rings.slice(0, 1);
}

const regions = {};
for (const region of Object.keys(REGIONS)) regions[region] = shape(region);

// ---------------------------------------------------------------------- the lands around

/** Polygons of a country in the picture, without what is too small to see. */
function lands(ids) {
  const rings = [];
  for (const country of world.objects.countries.geometries.filter(({ id }) => ids.includes(id))) {
    const path = [];
    let ring = null;
    const stream = projection.stream({
      point(x, y) {
        ring?.push([x, y]);
      },
      lineStart() {
        ring = [];
      },
      lineEnd() {
        if (ring && ring.length > 2) path.push(ring);
        ring = null;
      },
      polygonStart() {},
      polygonEnd() {},
      sphere() {},
    });
    geoStream(feature(world, country), stream);
    rings.push(...path);
  }
  return rings
    .filter((ring) => area(ring) > 60)
    .sort((a, b) => area(b) - area(a))
    .map((ring) => thinned(ring, 1.6).map(([x, y]) => [Math.round(x), Math.round(y)]))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.flat());
}

/** Leaves out points that lie closer than a distance to the last one kept. */
function thinned(ring, distance) {
  const kept = [ring[0]];
  for (const point of ring.slice(1)) {
    const [x, y] = kept[kept.length - 1];
    if (Math.hypot(point[0] - x, point[1] - y) >= distance) kept.push(point);
  }
  return kept;
}

const around = {
  portugal: lands(["620"]),
  france: lands(["250", "020"]),
  africa: lands(["504", "012", "788"]),
  others: lands(["380", "756"]),
};

// ---------------------------------------------------------------------- written down

const geography = { width: WIDTH, height: HEIGHT, regions, around };
const text = JSON.stringify(geography);
const target = fileURLToPath(new URL("../src/table/map/geography.json", import.meta.url));
writeFileSync(target, text + "\n");
console.log(`${target}: ${Math.round(text.length / 1024)} KB`);
for (const [region, rings] of Object.entries(regions))
  console.log(
    region,
    rings.length,
    rings.map((r) => r.length / 2),
  );
