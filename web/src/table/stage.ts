/**
 * How the table looks after a single piece of news, while an entry with several of them is played back.
 *
 * Only what moves before the eyes is carried out here, and only for a moment: after the last piece of news the table is
 * drawn as the server has sent it.
 */
import { COLOURS } from "../lib/players";
import type { Award, News, Position, Seen, SeenPlace } from "../lib/protocol";
import { CASTILLO } from "./board/places";

export function after(position: Position, news: News): Position {
  const view = structuredClone(position.view);
  return carriedOut(view, news) ? { ...position, view } : position;
}

function carriedOut(view: Seen, news: News): boolean {
  const seat = Number(news.seat);
  const place = String(news.place);
  const count = Number(news.count ?? 1);
  const own = COLOURS[seat] ?? "grey";
  const colour = typeof news.colour === "string" ? news.colour : (COLOURS[Number(news.colour)] ?? "grey");
  switch (news.event) {
    case "placed":
      return move(view, own, "court", place, 1);
    case "supply":
      return move(view, own, "province", "court", count);
    case "recalled":
      return move(view, own, place, "court", 1);
    case "moved":
      return move(view, colour, String(news.source), place, 1);
    case "returned":
      return move(view, colour, place, "province", count);
    case "to_court":
      return move(view, colour, String(news.source), "court", count);
    case "left_castillo":
      if (news.grande) moveGrande(view, seat, place);
      return move(view, own, CASTILLO, place, count) || news.grande === true;
    case "king":
      for (const [id, each] of Object.entries(view.regions)) each.king = id === place;
      view.castillo.king = place === CASTILLO;
      view.king = place;
      return true;
    case "grande":
      return moveGrande(view, seat, place);
    case "scored":
      for (const award of news.awards as Award[]) {
        const gainer = award.seat === null ? undefined : view.seats[award.seat];
        if (gainer) gainer.points += award.points;
      }
      return true;
    default:
      return false;
  }
}

function at(view: Seen, place: string): SeenPlace | undefined {
  return place === CASTILLO ? view.castillo : view.regions[place];
}

function move(view: Seen, colour: string, from: string, to: string, count: number): boolean {
  for (const [place, change] of [
    [from, -count],
    [to, count],
  ] as const) {
    const seat = view.seats.find((each) => each.colour === colour);
    if (place === "court" && seat) seat.court = Math.max(0, seat.court + change);
    else if (place === "province" && seat) seat.province = Math.max(0, seat.province + change);
    else {
      const counts = at(view, place)?.caballeros;
      if (counts) counts[colour] = Math.max(0, (counts[colour] ?? 0) + change);
    }
  }
  return true;
}

function moveGrande(view: Seen, seat: number, to: string): boolean {
  const mover = view.seats[seat];
  if (!mover) return false;
  for (const place of [...Object.values(view.regions), view.castillo]) {
    place.grandes = place.grandes.filter((colour) => colour !== mover.colour);
  }
  at(view, to)?.grandes.push(mover.colour);
  mover.grande = to;
  return true;
}
