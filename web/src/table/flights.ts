/**
 * Things that fly over the table: caballeros from court to region, points to the score. They are drawn on a layer of
 * their own between two anchors (`data-anchor`), wherever these are on the page.
 */
import { COLOURS, SHAPES, type Colour } from "../lib/players";
import type { News, Position } from "../lib/protocol";
import { zoomOf } from "./spots";
import { CORONET, KING_BODY, KING_CROWN, KING_HEAD } from "../art/shapes";

export interface Flight {
  from: string;
  to: string;
  /** What is drawn. */
  body: Element;
  /** How long after the others it starts, in parts of the whole. */
  late?: number;
}

/** The flights that a piece of news asks for. */
export function flightsOf(news: News, before: Position): Flight[] {
  const { event } = news;
  const seat = Number(news.seat);
  const colour = (value: unknown): Colour =>
    typeof value === "string" ? (value as Colour) : (COLOURS[Number(value)] ?? "grey");
  const at = (place: unknown, owner: Colour): string => {
    const index = COLOURS.indexOf(owner);
    if (place === "court" || place === "province") return `${String(place)}:${index}`;
    return `place:${String(place)}`;
  };
  const several = (count: unknown, make: (late: number) => Flight): Flight[] =>
    Array.from({ length: Math.min(5, Number(count) || 0) }, (_, index) => make(index * 0.12));
  switch (event) {
    case "placed":
      return [{ from: `court:${seat}`, to: `place:${news.place}`, body: piece(colour(seat)) }];
    case "supply":
      return several(news.count, (late) => ({
        from: `province:${seat}`,
        to: `court:${seat}`,
        body: piece(colour(seat)),
        late,
      }));
    case "recalled":
      return [{ from: `place:${news.place}`, to: `court:${seat}`, body: piece(colour(seat)) }];
    case "moved":
      return [
        {
          from: at(news.source, colour(news.colour)),
          to: at(news.place, colour(news.colour)),
          body: piece(colour(news.colour)),
        },
      ];
    case "returned":
      return several(news.count, (late) => ({
        from: at(news.place, colour(news.colour)),
        to: `province:${COLOURS.indexOf(colour(news.colour))}`,
        body: piece(colour(news.colour)),
        late,
      }));
    case "to_court":
      return several(news.count, (late) => ({
        from: at(news.source, colour(news.colour)),
        to: `court:${COLOURS.indexOf(colour(news.colour))}`,
        body: piece(colour(news.colour)),
        late,
      }));
    case "left_castillo":
      return several(Number(news.count) || (news.grande ? 1 : 0), (late) => ({
        from: "place:castillo",
        to: at(news.place, colour(seat)),
        body: piece(colour(seat), news.grande === true && late === 0),
        late,
      }));
    case "dummy_arrives":
      return several(news.count, (late) => ({
        from: "province:5",
        to: `place:${news.place}`,
        body: piece("grey"),
        late,
      }));
    case "king":
      return [{ from: "king", to: `place:${news.place}`, body: king() }];
    case "grande": {
      const home = before.view.seats[seat]?.grande;
      return home
        ? [{ from: `place:${home}`, to: `place:${news.place}`, body: piece(colour(seat), true) }]
        : [];
    }
    case "scored":
      return (news.awards as { seat: number | null; points: number }[])
        .filter((award) => award.seat !== null && award.points > 0)
        .map((award, index) => ({
          from: `pill:${news.place}`,
          to: `score:${award.seat}`,
          body: points(award.points, COLOURS[award.seat!]!),
          late: index * 0.1,
        }));
    default:
      return [];
  }
}

/** An SVG made of outlines, each with the colour that it is filled with and the one around it. */
function drawing(
  box: string,
  width: number,
  height: number,
  paths: [string, string, string, string?][],
): SVGElement {
  const make = (name: string, attributes: Record<string, string>): SVGElement => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make("svg", { viewBox: box, width: String(width), height: String(height) });
  for (const [d, fill, stroke, transform] of paths) {
    svg.append(make("path", { d, fill, stroke, "stroke-width": "1.6", ...(transform ? { transform } : {}) }));
  }
  return svg;
}

const GOLD = "#f0bd48";

function piece(colour: Colour, grande = false): Element {
  return drawing("-2 -8 28 36", 28, 36, [
    [SHAPES[colour] ?? SHAPES.grey, `var(--${colour})`, "var(--paper-raised)"],
    ...(grande
      ? [[CORONET, GOLD, "#57380a", "translate(2.2 -7) scale(.82)"] as [string, string, string, string]]
      : []),
  ]);
}

function king(): Element {
  return drawing("-3 -3 30 42", 30, 42, [
    [KING_BODY + KING_HEAD, "#3a1f10", "#f1dfb4"],
    [KING_CROWN, GOLD, "#6a450c"],
  ]);
}

function points(number: number, colour: Colour): Element {
  const element = document.createElement("b");
  element.textContent = `+${number}`;
  element.style.background = `var(--${colour})`;
  element.style.color = `var(--on-${colour})`;
  return element;
}

function middle(anchor: string, page: ParentNode): [number, number] | null {
  const shown = [...page.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find((box) => box.width > 0 || box.height > 0);
  return shown ? [shown.left + shown.width / 2, shown.top + shown.height / 2] : null;
}

/** The same in a layer that is drawn larger than usual. */
const within = (point: [number, number] | null, zoom: number): [number, number] | null =>
  point && [point[0] / zoom, point[1] / zoom];

/** Lets things fly; resolves when the last one has arrived. */
export async function fly(
  flights: readonly Flight[],
  layer: HTMLElement,
  milliseconds: number,
): Promise<void> {
  const done = flights.map((flight) => {
    const zoom = zoomOf(layer);
    const from = within(middle(flight.from, document), zoom);
    const to = within(middle(flight.to, document), zoom);
    if (!from || !to || typeof layer.animate !== "function") return null;
    const element = document.createElement("span");
    element.className = "flyer";
    element.append(flight.body);
    layer.append(element);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const lift = Math.min(60, Math.hypot(dx, dy) / 5);
    const where = (x: number, y: number, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const animation = element.animate(
      [
        { transform: where(from[0], from[1], 0.7), opacity: 0.4 },
        {
          transform: where(from[0] + dx * 0.15, from[1] + dy * 0.15 - lift * 0.6, 1.15),
          opacity: 1,
          offset: 0.15,
        },
        { transform: where(from[0] + dx * 0.6, from[1] + dy * 0.6 - lift, 1.25), opacity: 1, offset: 0.6 },
        { transform: where(to[0], to[1], 0.85), opacity: 0.9 },
      ],
      {
        duration: milliseconds * 0.85,
        delay: milliseconds * (flight.late ?? 0),
        easing: "ease-in-out",
        fill: "both",
      },
    );
    return animation.finished.catch(() => undefined).finally(() => element.remove());
  });
  await Promise.all(done);
}
