/** Short phrases about tables: what is played, who sits there, whose turn it is. */
import { listed, t, texts } from "./i18n.svelte";
import type { BotInfo, ClockSetting, SetupInfo, TableSummary } from "./protocol";

/** "Edition of 2023 · New Regency · 4 players" */
export function setupPhrase(setup: SetupInfo): string {
  return [
    t(`edition-${setup.edition}`),
    ...setup.sets.map((name) => t(`set-${name}`)),
    t("web-players", { count: setup.players }),
  ].join(" · ");
}

/** What a table is called. One that was given no name has that of its host, and is called after him in any language. */
export function tableName({ name, seats }: Pick<TableSummary, "name" | "seats">): string {
  const host = seats.find((seat) => seat.kind === "person" && seat.name === name);
  if (!host) return name;
  const alone = seats.every((seat) => seat === host || seat.kind === "bot");
  return alone ? t("web-table-quick") : t("web-new-name-placeholder", { name });
}

/** A bot by its name and strength. */
export function botPhrase(bot: BotInfo): string {
  const name = botName(bot);
  return bot.strength === null ? name : t("bot-title", { name, rank: t(`strength-${bot.strength}`) });
}

function botName({ name, id }: BotInfo): string {
  const known = texts.find(`bot-${name}`) ?? texts.find(`web-bot-${name}`);
  // A bot that takes its time says how long: "search:0.25".
  const seconds = Number(id.split(":")[1]);
  if (known && Number.isFinite(seconds)) return t("web-bot-timed", { name: known, seconds });
  return known ?? id;
}

/** How a bot plays; empty if nothing is told about it. */
export function botAbout({ name }: BotInfo): string {
  return texts.find(`bot-${name}.about`) ?? texts.find(`web-bot-${name}.about`) ?? "";
}

export function clockPhrase(clock: ClockSetting): string {
  switch (clock.kind) {
    case "live":
      return [
        t("web-clock-live-short", { minutes: clock.minutes, increment: clock.increment ?? 15 }),
        ...(clock.delay ? [t("people-clock-delay-short", { seconds: clock.delay })] : []),
      ].join(" · ");
    case "days":
      return [
        t("web-clock-days-short", { days: clock.days }),
        ...(clock.weekend ? [t("people-clock-weekend")] : []),
        ...(clock.holidays ? [t("people-clock-holidays-short", { days: clock.holidays })] : []),
      ].join(" · ");
    default:
      return t("web-clock-none");
  }
}

/** What is going on at a table, in a sentence. */
export function statePhrase(table: TableSummary): string {
  const name = (seat: number): string =>
    table.seats[seat]?.name ?? t(`colour-${table.seats[seat]?.colour ?? "grey"}`);
  if (table.state === "lobby") {
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    return open ? t("web-state-open", { count: open }) : t("web-state-full");
  }
  if (table.state === "over") {
    const winners = table.winners ?? [];
    if (table.ended && table.ended !== "played") return t(`people-ended-${table.ended}`);
    if (winners.length === 0) return t("web-state-over");
    return t("web-state-won", { winners: listed(winners.map(name)), count: winners.length });
  }
  if (table.held) {
    return t(table.seats.some(({ mine }) => mine) ? "web-state-held-mine" : "web-state-held");
  }
  if (myTurn(table)) return t("label-your-turn");
  return table.waiting.length ? t("web-state-waiting", { players: listed(table.waiting.map(name)) }) : "";
}

/** Whether somebody plays here against bots alone. */
export function solo(table: TableSummary): boolean {
  const people = table.seats.filter(({ kind }) => kind !== "bot");
  return people.length > 0 && people.every(({ mine }) => mine);
}

/** What happens at a table when somebody does not play on. */
export function rulePhrase({ rule, clock }: TableSummary): string {
  const resigned = t(`people-rule-resigned-${rule.resigned ?? "bot"}`);
  if (clock.kind !== "none") return resigned;
  const then = t(`people-rule-then-${rule.then ?? "bot"}`);
  const wait = rule.wait ? t("people-rule-after", { minutes: rule.wait, then }) : t("people-rule-vote.about");
  return `${wait} ${t("people-rule-last", { days: rule.last ?? 60 })} ${resigned}`;
}

/** Whether a table waits for the person at this browser. */
export function myTurn(table: TableSummary): boolean {
  if (table.state !== "playing") return false;
  if (table.held) return table.seats.some(({ mine }) => mine);
  return table.waiting.some((seat) => table.seats[seat]?.mine && !table.seats[seat].substitute);
}

/** A moment in words, as near or far as it is. */
export function when(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" });
  const ago = seconds - now;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) {
    if (Math.abs(ago) >= length) return format.format(Math.round(ago / length), unit);
  }
  return t("web-just-now");
}
