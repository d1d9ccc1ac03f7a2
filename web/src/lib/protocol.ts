// Made by `python -m elgrande.server.schema` from src/elgrande/server/{resources,messages}.py and the facts that the
// rules declare. Do not edit.
/* eslint-disable */

export interface SeenPlace {
  values: number[];
  mobile: string | null;
  /** By colour; None where nobody may look, as in the Castillo. */
  caballeros: Record<string, number> | null;
  grandes: string[];
  king: boolean;
}

export interface SeenVetos {
  /** Those that lapse when this round ends. */
  this_round: number;
  /** Those that were taken in this round and hold for the next one too. */
  next_round: number;
}

export interface SeenSeat {
  seat: number;
  colour: string;
  points: number;
  court: number;
  province: number;
  grande: string | null;
  /** Whether the power card of this round is on the table. */
  played: boolean;
  /** Its value; None for one without, like the Joker, until another card follows it. */
  power: number | null;
  modifier: number | null;
  /** What the power card is worth with its modifier. */
  total: number | null;
  acted: boolean;
  hand_size: number;
  /** Power cards that everybody has seen played; None is the one without a value, here and below. */
  seen: (number | null)[];
  seen_modifiers: number[];
  /** How many of the seen cards are in the hand again. */
  taken_back: number;
  vetos: SeenVetos;
  /** For the own eyes only, like the following. */
  hand: (number | null)[] | null;
  modifiers: number[] | null;
  spent: (number | null)[] | null;
  passed: number | null;
  disc: string | null;
}

/** The dummy of the game for two. */
export interface SeenNeutral {
  colour: string;
  province: number;
  power: number | null;
  acted: boolean;
  seen: number[];
}

export interface SeenCard {
  stack: number;
  card: string;
  caballeros: number;
  provenance: string;
}

export interface SeenWaiting {
  seat: number;
  kind: string;
}

export interface SeenDecision {
  kind: string;
  prompt: string;
  subject: Record<string, any>;
  options: number[];
  texts: string[];
}

/** All that one seat, or a spectator, may know. A game with sets has their facts besides. */
export interface Seen extends Partial<ColoniesFacts>, Partial<GrandissimoFacts>, Partial<AnniversaryFacts>, Partial<IntrigantFacts>, Partial<PlayersEditionFacts>, Partial<SpecialCardsFacts> {
  edition: string;
  players: number;
  sets: string[];
  options: Record<string, string>;
  /** How well the facts of this game are known that are not on a card. */
  provenance: Record<string, any>;
  /** Whose eyes these are; None for a spectator's. */
  seat: number | null;
  round: number;
  rounds: number[];
  start: number;
  king: string | null;
  taboo: string[];
  regions: Record<string, SeenPlace>;
  castillo: SeenPlace;
  /** Where the mobile scoreboards lie. */
  boards: Record<string, string | null>;
  seats: SeenSeat[];
  neutral: SeenNeutral | null;
  offer: SeenCard[];
  /** How many cards are left in them. */
  stacks: Record<string, number>;
  discards: string[] | null;
  active: number | null;
  card: string | null;
  action: string | null;
  waiting: SeenWaiting[];
  decision: SeenDecision | null;
  over: boolean;
  scores: number[];
  ranks: number[];
  winners: number[] | null;
}

/** Who stands on each printed field of Francia, on the ship and in the colonies. */
export interface ColonyOffices {
  ambassador: string | null;
  envoy: string | null;
  third: string | null;
  captain: string | null;
  viceroy: string | null;
}

export interface LimitationTable {
  place: string | null;
  fields: number;
  caballeros: Record<string, number>;
  gold: Record<string, number>;
  goods: Record<string, number>;
}

export interface ColonyTokens {
  gold: number;
  goods: number;
}

/** Who carries what in a place; only what is there. */
export interface LadenHere {
  gold?: Record<string, number>;
  goods?: Record<string, number>;
}

export interface SeenColonies {
  inquisitor: number | null;
  offices: ColonyOffices;
  laden: Record<string, LadenHere>;
  table: LimitationTable;
  /** What was found and nobody has taken yet. */
  unclaimed: ColonyTokens;
  supply: ColonyTokens;
  /** The place whose scoring is put off. */
  delayed: string | null;
  delayed_until: number | null;
  /** Who may close a card. */
  closers: number[];
  closed: number[];
  striker: number | null;
  strike_until: number | null;
  bonus_used: boolean;
}

/** The part of the colonies in a view. */
export interface ColoniesFacts {
  colonies: SeenColonies;
}

/** An action card that somebody has kept for later. */
export interface SavedCard {
  seat: number;
  card: string;
}

/** A region card that lies face down before its owner. */
export interface RegionCard {
  seat: number;
  /** None for whom it is covered. */
  place: string | null;
}

export interface SeenGrandissimo {
  queen: number | null;
  jester: number | null;
  inquisitor: number | null;
  /** Who owns each ship. */
  ships: (number | null)[];
  galleon: Record<string, number>;
  prison: Record<string, number>;
  /** Mercenaries at court, by their hosts. */
  guests: (Record<string, number>)[];
  boycott: RegionCard | null;
  incognito: RegionCard | null;
  alliance: string[];
  spies: number[];
  free_choice: number[];
  saved: SavedCard | null;
  stopper: number | null;
  last_word: number | null;
  last_card: string | null;
  king_in_castillo: boolean;
  stand_in: number | null;
}

/** The part of Grandissimo in a view. */
export interface GrandissimoFacts {
  grandissimo: SeenGrandissimo;
}

/** Where its bearer stands. */
export interface Banner {
  place: string;
  spot: string;
}

/** The part of the banners in a view. */
export interface AnniversaryFacts {
  banners: (Banner | null)[];
}

/** A region that counts twice, and who has doubled it. */
export interface DoubledRegion {
  place: string;
  seat: number;
}

/** The part of King & Intrigant in a view. */
export interface IntrigantFacts {
  doubled: DoubledRegion[];
  /** The card of the row that each seat has or gets in this round; None until all power cards are played. */
  offices: (string | null)[];
}

export interface Bridge {
  seat: number;
  places: string[];
}

/** The disc of the storm. */
export interface Storm {
  seat: number;
  /** None for whom it is covered. */
  place: string | null;
}

export interface SeenPlayersEdition {
  /** Where the Castillo has wandered. */
  castillo: string | null;
  collapse: boolean;
  beside_castillo: Record<string, number>;
  bridge: Bridge | null;
  /** Mobile scoreboards that lie upside down. */
  reversed: string[];
  quarantine: string | null;
  alliance: string[];
  mistress: boolean;
  storm: Storm | null;
}

/** The part of the Players' edition in a view. */
export interface PlayersEditionFacts {
  players_edition: SeenPlayersEdition;
}

/** The part of the Special cards in a view. */
export interface SpecialCardsFacts {
  /** The region with the king token. */
  protected: string | null;
  /** The regions that take six caballeros at most. */
  limited: string[];
  spies: number[];
  /** Who has a caballero on card 75. */
  reserves: number[];
}

/** Why a request was refused. */
export interface Problem {
  status: number;
  /** A word for programs: `not_found`, `table_full`, `bad_setup` ... */
  code: string;
  /** A sentence that says what is wrong and what would be right, in English. */
  text: string;
  /** The text that says the same to players in their language, where the engine has refused something. */
  key: string | null;
  /** Its facts. */
  args: Record<string, any>;
}

/** Something to tell people: in English, and by the key and the facts of a text in their language. */
export interface Sentence {
  text: string;
  key: string | null;
  args: Record<string, any>;
}

export interface Player {
  id: string;
  name: string;
  /** Guests are known by their cookie alone; an account has a password and is the same on every device. */
  guest: boolean;
}

export interface Session {
  /** Nobody yet, before the first `POST /api/session/guest`, `register` or `login`. */
  player: Player | null;
}

/** What somebody wants to hear of, by mail, in his browsers, and by a service of his choice. */
export interface NoticeSettings {
  mail?: ("begin" | "invite" | "message" | "over" | "short" | "turn")[];
  push?: ("begin" | "invite" | "message" | "over" | "short" | "turn")[];
  hook?: ("begin" | "invite" | "message" | "over" | "short" | "turn")[];
  /** Where a JSON with the text under `text` and `content` is posted, as chat services take it. */
  hook_url?: string;
}

export interface GuestForm {
  name: string;
}

export interface LoginForm {
  login: string;
  password: string;
}

/** Makes an account; a guest who registers takes the running games along. */
export interface RegisterForm {
  login: string;
  password: string;
  name?: string | null;
}

/** What is played: checked by the engine, whose sentence comes back as the problem. */
export interface SetupChoice {
  edition?: string;
  players?: number;
  sets?: string[];
  /** Only those that differ from their defaults need to be given. */
  options?: Record<string, string>;
}

/** What is played at a table, with every option, defaults included. */
export interface SetupInfo {
  edition: string;
  players: number;
  sets: string[];
  options: Record<string, string>;
}

/** Take all the time you want. */
export interface NoClock {
  kind: "none";
}

/** Minutes for the whole game, and seconds that are added whenever a seat has finished choosing. */
export interface LiveClock {
  kind: "live";
  minutes: number;
  increment?: number;
  /** Seconds at the beginning of every turn for which the clock does not run yet. */
  delay?: number;
}

/** Days for every turn. */
export interface DaysClock {
  kind: "days";
  days: number;
  /** Saturdays and Sundays do not count, where each player lives. */
  weekend?: boolean;
  /** Days that everybody has besides for the whole game; they are used when the time for a turn is up. */
  holidays?: number;
}

/** What happens at a table when somebody does not play on. */
export interface TableRule {
  /** Without a clock: minutes that others who are there wait for somebody who is not; 0 if they decide it by vote. */
  wait?: number;
  /** What happens after that. */
  then?: "bot" | "end" | "remind" | "skip";
  /** Who plays on for somebody who has resigned; `nobody` does as little as the rules allow. */
  resigned?: "bot" | "nobody";
  /** Without a clock: days without any choice after which a game is over, whoever is there. */
  last?: number;
}

/** Who is to sit somewhere: `me` (several times for a hot seat), a bot, or whoever comes. */
export interface SeatForm {
  kind?: "bot" | "me" | "open";
  /** One of the names in the catalogue, such as `builder:hidalgo`. */
  bot?: string | null;
  /** What a player at a hot seat, or a bot, is called here. */
  name?: string | null;
}

/** A new table. Seats that are not named are open; with `start` the game begins at once. */
export interface TableForm {
  setup?: SetupChoice;
  name?: string | null;
  /** Listed for everybody. Otherwise only who has the link finds it. */
  public?: boolean;
  hints?: boolean;
  clock?: NoClock | LiveClock | DaysClock;
  rule?: TableRule;
  seats?: SeatForm[];
  /** Let chance decide who sits where when the game starts. */
  shuffle_seats?: boolean;
  start?: boolean;
  /** Whoever has no seat needs it to enter, even with the link. */
  password?: string | null;
  /** What is spoken at the table, one of the catalogue's languages. */
  language?: string | null;
}

export interface SitForm {
  /** Any open seat if not said. */
  seat?: number | null;
  name?: string | null;
}

export interface BotForm {
  seat: number;
  bot?: string | null;
  name?: string | null;
}

export interface SeatNumber {
  seat: number;
}

export interface EndForm {
  /** To end the game, or to go on after all. */
  on?: boolean;
}

/** What to do about somebody who is waited for; None takes a vote back. */
export interface VoteForm {
  seat: number;
  wish?: "bot" | "end" | "remind" | "skip" | null;
}

export interface SeatInfo {
  seat: number;
  colour: string;
  kind: "bot" | "open" | "person";
  name: string | null;
  /** The bot that sits here. */
  bot: string | null;
  /** The bot that plays for a person who has left or run out of time. */
  substitute: string | null;
  ready: boolean;
  connected: boolean;
  /** Whether the asking session holds this seat. */
  mine: boolean;
}

export interface TableSummary {
  /** Also the invitation: whoever knows it can watch and take an open seat. */
  id: string;
  name: string;
  state: "lobby" | "over" | "playing";
  public: boolean;
  hints: boolean;
  setup: SetupInfo;
  clock: NoClock | LiveClock | DaysClock;
  seats: SeatInfo[];
  /** Whether the asking session may start the game and change the seats of bots. */
  owner: boolean;
  /** Entries of the game so far. */
  number: number;
  round: number | null;
  /** Seats that have to choose. */
  waiting: number[];
  scores: number[] | null;
  winners: number[] | null;
  watchers: number;
  /** Seconds since 1970. */
  created: number;
  changed: number;
  /** The table where this round of people plays again. */
  rematch: string | null;
  /** Nobody plays himself any more: the bots wait until a seat is taken back, or handed over on purpose. */
  held: boolean;
  /** A record that somebody uploaded; there is only a replay of it. */
  uploaded: boolean;
  rule: TableRule;
  /** How the game ended: `played` to its end, `agreed`, `resigned`, `absence`, `abandoned` or `closed`. */
  ended: string | null;
  /** A game against bots that nobody has touched for long: listed apart, until somebody sits down again. */
  archived: boolean;
  /** Seats whose people would like to end the game now. */
  ending: number[];
  /** Seats whose people have given up for good. */
  resigned: number[];
  /** Who is waited for without being there. */
  waits: WaitInfo[];
}

export interface WaitInfo {
  seat: number;
  /** Milliseconds for which others have waited for him so far. */
  waited: number;
  /** Whether they may vote on what to do. */
  open: boolean;
  /** Seats by what they want. */
  votes: Record<string, number[]>;
  /** Votes that decide it. */
  needed: number;
}

export interface TableList {
  tables: TableSummary[];
}

export interface EditionInfo {
  id: string;
  /** Key of its name; the attribute `.about` tells what is special. */
  text: string;
  /** Which of the names of a region is printed on its board. */
  region_names: string;
}

export interface SetInfo {
  id: string;
  text: string;
  editions: string[];
  /** Another set without which it cannot be played. */
  needs: string | null;
  /** What it adds to a view, by the name there. */
  shows: Record<string, FactKind>;
}

/** Two sets that do not go together, or had better not. */
export interface ClashInfo {
  first: string;
  second: string;
  why: Sentence;
  /** It can be played all the same, after a warning. */
  allowed: boolean;
}

export interface OptionInfo {
  id: string;
  /** `text` plus `-` plus a value is the key of that value's name. */
  text: string;
  values: string[];
  default: string;
  editions: string[];
  /** Whether values can be joined with `+`. */
  several: boolean;
  /** The set without which it means nothing. */
  needs: string | null;
}

export interface BotInfo {
  /** What to send as `bot`. */
  id: string;
  /** `builder`, `greedy` ...; `bot-` plus this is the key of a personality's name, with `.about`. */
  name: string;
  /** `strength-` plus this is the key of its name. */
  strength: string | null;
  /** How long a table waits for it at most. */
  seconds: number;
}

export interface PlaceInfo {
  id: string;
  /** Key of its name, if it is not a region with printed names. */
  text: string | null;
  /** Printed names: `classic` (1995, 2015), `2023`, and by language. */
  names: Record<string, string>;
  region: boolean;
}

export interface CardInfo {
  id: string;
  /** Key of what the card does; `.title` is our short name for it, `.note` says what is not established. */
  text: string;
  stack: number;
  caballeros: number;
  copies: number;
  copies_known: boolean;
  /** Printed titles by language. */
  names: Record<string, string>;
  /** The effect in the notation of the card declarations. */
  effect: string;
  provenance: string;
  note: boolean;
  /** Whether it has two actions, told by `.first` and `.second`. */
  alternatives: boolean;
  /** What players call it, if it is a power card with a special action. */
  face: string | null;
  /** Caballeros that such a power card brings to court. */
  supply: number | null;
}

export interface ModifierInfo {
  number: number;
  value: number;
  /** Key of what its ability does; `.title` in a few words. */
  text: string;
  ability: string | null;
  provenance: string;
}

/** What a fact is: how it is told to somebody does not depend on its name. */
export interface FactKind {
  /** `seat`, `colour`, `place`, `card`, `count`, `flag` ...; `list`, `per_seat`, `per_colour`, `per_place` and `per_word` hold others, a `record` has facts of its own. */
  kind: string;
  /** What it holds. */
  of?: FactKind | null;
  /** The facts of a record. */
  facts?: Record<string, FactKind>;
}

export interface EventInfo {
  /** Their names. */
  facts: string[];
  /** Whether everybody at a table would look up for it: it should never be passed over. */
  eventful: boolean;
}

export interface DecisionKind {
  kind: string;
  prompt: string;
  /** Names of the arguments that can come with it. */
  facts: string[];
  /** How it is answered, as in a `Decision`. */
  manner: "collect" | "decisive" | "step";
}

/** Everything that is the same for every table. */
export interface Catalogue {
  version: string;
  rules: number;
  editions: EditionInfo[];
  sets: SetInfo[];
  clashes: ClashInfo[];
  options: OptionInfo[];
  bots: BotInfo[];
  default_bot: string;
  places: PlaceInfo[];
  colours: string[];
  decisions: DecisionKind[];
  /** Kinds of news. */
  events: Record<string, EventInfo>;
  /** First words of choices with the names of their facts. */
  choices: Record<string, string[]>;
  /** What the facts of news, questions, choices and refusals are, by their names. */
  vocabulary: Record<string, FactKind>;
  /** Keys of the sentences that hints can give. */
  advice: string[];
  languages: string[];
}

/** The cards of one setup. */
export interface CardList {
  setup: SetupInfo;
  cards: CardInfo[];
  modifiers: ModifierInfo[];
  /** Caballeros that a power card brings to court, by its value; index 0 is not used. */
  supply: number[];
}

/** Whether a setup can be played; if not, the engine says why. */
export interface SetupCheck {
  ok: boolean;
  problem: Sentence | null;
  /** What the rulebooks advise against, though it can be played. */
  warnings: Sentence[];
}

/** What a colour gets from the scoring of a place, and why. */
export interface Award {
  /** None for the colour that nobody plays. */
  seat: number | null;
  count: number;
  rank: number;
  tied: boolean;
  value: number;
  king: number;
  grande: number;
  /** For an office held there, as in the colonies. */
  office: number;
  /** How often all of that counts; twice in a region that is doubled. */
  times: number;
  points: number;
}

/** A place that was scored in the course of a game. */
export interface Scoring {
  /** The entry that led to it. */
  number: number;
  round: number;
  /** Part of a general scoring, or of a special action. */
  general: boolean;
  /** The action card that scored it. */
  card: string | null;
  /** Whose action it was. */
  by: number | null;
  /** None for points that came in another way. */
  place: string | null;
  awards: Award[];
  /** The points of all seats after it. */
  totals: number[];
}

/** Where everybody's points came from, for the charts at the end. */
export interface PointsSoFar {
  rounds: number[];
  scoring_rounds: number[];
  scorings: Scoring[];
  totals: number[];
}

/** A game that can be replayed. */
export interface RecordInfo {
  id: string;
  name: string;
  setup: SetupInfo;
  names: (string | null)[];
  entries: number;
  over: boolean;
  scores: number[];
  winners: number[] | null;
  uploaded: boolean;
  created: number;
  /** How it ended, as at a table. */
  ended: string | null;
  /** What happened beside the game. */
  asides: AsideInfo[];
}

export interface AsideInfo {
  /** Entries before it. */
  after: number;
  seat: number;
  /** `left`, `resigned`, `absent`, `late`, `handed_over`, `skipped` or `back`. */
  word: string;
  bot: string | null;
}

export interface RecordList {
  records: RecordInfo[];
}

/** A record to be replayed, as text or JSON in the forms of `docs/records.md`. */
export interface RecordForm {
  record: string;
  name?: string | null;
}

export interface EntryInfo {
  seat: number;
  /** The choice, or `undo`. */
  text: string;
}

export interface Addresses {
  /** Where others in the network find a server that listens for everybody; told to those at its own machine only. */
  elsewhere: string[];
}

export interface Health {
  ok: boolean;
  version: string;
  rules: number;
  compiled: boolean;
  database: string;
  /** Tables in memory. */
  tables: number;
  connections: number;
  /** Whether the browser client is built. */
  client: boolean;
  /** Processes in which bots can think just now; without one, quick bots choose for all. */
  thinkers: number;
  /** How many of them died or hung so far, and were replaced. */
  thinkers_lost: number;
  /** Which of the servers has answered, where there are several at one database. */
  process: string;
  /** How many there are. */
  processes: number;
}

/** Whether people may be sent to this server: not while it ends, or cannot reach its database. */
export interface Readiness {
  ready: boolean;
}

/** From the first day to the last one, both included, as `2030-12-24`. */
export interface HolidaysInfo {
  first: string;
  last: string;
}

/** Where somebody lives and when he is away: his clocks that count days do not run then. */
export interface CalendarInfo {
  /** As `Europe/Madrid`. */
  zone: string;
  away: HolidaysInfo[];
  /** Days of holidays in a year. */
  most: number;
}

export interface CalendarForm {
  zone: string;
  /** None leaves them as they are. Those that are not told are taken back; their days that are over stay. */
  away?: HolidaysInfo[] | null;
}

/** What somebody sees of his own account. */
export interface AccountInfo {
  id: string;
  name: string;
  login: string | null;
  /** An address that was confirmed. */
  email: string | null;
  /** Whether this server can send mail. */
  mail: boolean;
  admin: boolean;
  notices: NoticeSettings;
  /** The key by which browsers know who may send them notices. */
  push_key: string;
  /** How many browsers get notices. */
  browsers: number;
  calendar: CalendarInfo;
}

/** A browser in which one is signed in. */
export interface SessionInfo {
  handle: string;
  agent: string | null;
  created: number;
  seen: number | null;
  /** Whether it is the one that asks. */
  here: boolean;
}

export interface SessionList {
  sessions: SessionInfo[];
}

export interface NameForm {
  name: string;
}

export interface PasswordForm {
  old: string;
  new: string;
}

/** An address to be confirmed; an empty one takes the address away. */
export interface EmailForm {
  email: string;
  password: string;
}

export interface TokenForm {
  token: string;
}

export interface RecoverForm {
  email: string;
}

export interface NewPasswordForm {
  token: string;
  password: string;
}

/** For accounts, the password; guests need none. */
export interface DeleteForm {
  password?: string;
}

/** It was done, or it will be, if there is anything to be done: more is not told. */
export interface Done {
  ok: boolean;
}

/** What a browser says when it agrees to be told. */
export interface SubscriptionForm {
  endpoint: string;
  key: string;
  auth: string;
}

export interface EndpointForm {
  endpoint: string;
}

/** Whom to block: who sits at a seat of a table; or somebody who is blocked already, by his id. */
export interface BlockForm {
  table?: string | null;
  seat?: number | null;
  player?: string | null;
  on?: boolean;
}

export interface BlockedPlayer {
  id: string;
  name: string;
}

export interface BlockList {
  players: BlockedPlayer[];
}

export interface MuteForm {
  on?: boolean;
}

export interface ReportForm {
  table: string;
  seat: number;
  reason: "absence" | "chat" | "cheating" | "name" | "other";
  text?: string;
}

export interface ReportInfo {
  id: number;
  at: number;
  reporter: string | null;
  /** Their accounts. */
  reported: string | null;
  name: string;
  table: string | null;
  reason: string;
  text: string;
  closed: number | null;
}

export interface KnownAccount {
  id: string;
  name: string;
  login: string | null;
  admin: boolean;
  banned: number | null;
}

export interface BanInfo {
  network: string;
  until: number | null;
  why: string;
}

export interface Announcement {
  id: number;
  text: string;
  at: number;
  until: number | null;
}

export interface DeedInfo {
  at: number;
  who: string;
  what: string;
  facts: Record<string, any>;
}

export interface Storage {
  accounts: number;
  guests: number;
  /** By their states; uploads apart. */
  games: Record<string, number>;
  entries: number;
  chat: number;
  /** Of the database, where it can be told. */
  bytes: number | null;
  guest_days: number;
  archive_days: number;
  /** Notices that are not sent yet. */
  waiting: number;
}

/** All that the page for administrators shows. */
export interface AdminView {
  reports: ReportInfo[];
  bans: BanInfo[];
  announcements: Announcement[];
  deeds: DeedInfo[];
  storage: Storage;
}

export interface AccountList {
  accounts: KnownAccount[];
}

export interface AnnouncementList {
  announcements: Announcement[];
}

/** Where somebody can set a new password, for a day and once. */
export interface ResetLink {
  link: string;
}

/** Make an account an administrator, or not any more. */
export interface Appoint {
  account: string;
  dismiss?: boolean;
}

/** Keep an account or an address range out, for so many days or for good. */
export interface Ban {
  account?: string | null;
  network?: string | null;
  days?: number | null;
  why?: string;
}

/** Let an account or an address range in again. */
export interface Unban {
  account?: string | null;
  network?: string | null;
}

/** Give somebody another name. */
export interface Rename {
  account: string;
  name: string;
}

/** Make a link with which somebody can set a new password, for a day and once. */
export interface ResetPassword {
  account: string;
}

/** End the game at a table, or clear it away if none has begun. */
export interface CloseTable {
  table: string;
}

/** A report is dealt with. */
export interface CloseReport {
  id: number;
}

/** Tell everybody something at the head of every page. */
export interface Announce {
  text: string;
  days?: number | null;
}

/** Take an announcement back. */
export interface Withdraw {
  id: number;
}

/** What an option points at, so that a client can light it up; only what applies is there. */
export interface Target {
  kind: "board" | "card" | "count" | "grande" | "modifier" | "other" | "piece" | "place" | "power" | "word";
  place?: string | null;
  colour?: string | null;
  stack?: number | null;
  card?: string | null;
  power?: number | null;
  modifier?: number | null;
  count?: number | null;
  board?: string | null;
}

export interface Option {
  code: number;
  /** What to send back. */
  text: string;
  /** Key of its label. */
  key: string;
  /** Facts for the label; they become variables in the same way as those of news. */
  args: Record<string, any>;
  target: Target;
}

/** What a seat has to choose. */
export interface Decision {
  seat: number;
  kind: string;
  /** Key of the question. */
  prompt: string;
  /** Facts for the question. */
  args: Record<string, any>;
  options: Option[];
  /** The number of entries at which it was first asked. A choice with an older number is late. */
  since: number;
  /** What `suggest` can be asked for where many choices in a row make up one thing, such as a hand of cards. */
  suggestions: string[];
  /** `decisive`: made in one step, after which the next player may go on. `collect`: choices in a row make up one thing, to be seen as a whole before it is confirmed. Otherwise a `step`. */
  manner: "collect" | "decisive" | "step";
}

/** What everybody would get if all places that one may look into were scored now. */
export interface Preview {
  places: Record<string, Award[]>;
  /** By seat, without what they have already. */
  points: number[];
  /** Whether the Castillo is among them; at most tables nobody may look into it. */
  castillo: boolean;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Somebody who looks on. */
export interface Watcher {
  name: string;
  guest: boolean;
}

export interface Presence {
  /** By seat. */
  connected: boolean[];
  watchers: number;
  /** Those of them who have a name here, up to fifty. */
  names: Watcher[];
}

/** Times in milliseconds. Clocks of the seats in `running` go on from `at`. */
export interface ClockState {
  /** By seat; None without a clock. */
  remaining: (number | null)[];
  running: number[];
  /** When this was so, in seconds since 1970 by the server's clock. */
  at: number;
  /** By seat: what is left of the time at the beginning of a turn that does not count. */
  delay: number[];
  /** By seat: what is used when `remaining` is up. */
  holidays: number[];
  /** By seat: from when to when a clock that runs stands still, since it is the weekend there or somebody is away. */
  pauses: any[][];
  /** With less than this, time is short. */
  short: number;
}

export interface Advice {
  code: number;
  text: string;
  /** To win the game, 0 to 1. */
  chance: number | null;
  /** Expected after the next general scoring. */
  points: number | null;
  /** Key of the sentence that says why. */
  key: string | null;
  args: Record<string, any>;
}

export interface FromClient {
  type: "FromClient";
}

/** Choose an option. The same `id` may be sent again after a lost connection; it counts once. */
export interface Choose {
  type: "choose";
  id: string;
  /** The number of entries that the client has seen. */
  number: number;
  seat: number;
  choice: string;
}

/** Take back the last choice of a seat, with what was answered automatically after it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Take back all of its turn that a seat can take back. */
export interface Reset {
  type: "reset";
  id: string;
  seat: number;
}

/** See the table from another seat that the session holds, or as a spectator; answered by `hello`. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Something is missing: send everything after so many entries. */
export interface Resync {
  type: "resync";
  since: number;
}

/** Say something. With an `id` it is acknowledged, and counts once however often it is sent. */
export interface Say {
  type: "chat";
  text: string;
  id?: string | null;
}

export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Ask which choices would make up a whole, such as a hand of cards. Nothing is chosen by that. */
export interface Suggest {
  type: "suggest";
  id: string;
  seat: number;
  kind: "random" | "recommended";
}

/** Ask where the special action of a card could do something if an own seat used it now. */
export interface AskReach {
  type: "reach";
  id: string;
  seat: number;
  card: string;
}

/** In the lobby; with an `id` it is acknowledged, like the following. */
export interface Ready {
  type: "ready";
  seat: number;
  ready?: boolean;
  id?: string | null;
}

/** Let a bot play for a seat of one's own. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string | null;
  id?: string | null;
}

export interface TakeBack {
  type: "take_back";
  seat: number;
  id?: string | null;
}

/** Let the running special action pass: the Veto windows of this seat are answered `allow` until it ends. */
export interface PassVeto {
  type: "pass_veto";
  seat: number;
  on?: boolean;
  id?: string | null;
}

/** Is the line alive? Answered by `pong`. */
export interface Ping {
  type: "ping";
}

export interface FromServer {
  type: "FromServer";
}

/** Everything that one seat sees of the game at one moment. */
export interface Position {
  /** Exactly what the engine lets this seat know. */
  view: Seen;
  /** What the seat that is looked from has to choose. */
  decision: Decision | null;
  preview: Preview;
  /** Whether the seat that is looked from may take back its last choice. */
  can_undo: boolean;
  /** Whether this seat lets the running special action pass. */
  passing: boolean;
  /** Seats of this session that have to choose: more than the own one at a hot seat. */
  mine_waiting: number[];
  /** The points that one more caballero of the seat that is looked from would bring in a region, where that is so. */
  more: Record<string, number>;
}

/** The whole state: the first message, and the answer to `look` and to a `resync` that goes too far back. */
export interface Hello {
  type: "hello";
  player: Player | null;
  /** The seat that is looked from; None for a spectator. */
  seat: number | null;
  /** Seats of this session. */
  mine: number[];
  table: TableSummary;
  number: number;
  /** None in the lobby. */
  position: Position | null;
  /** Everything that happened, as this seat saw it. */
  log: News[];
  chat: ChatLine[];
  presence: Presence;
  clock: ClockState;
  /** Whether one does not want to read the chat of this table. */
  muted: boolean;
}

/** One entry of the game: somebody chose, or took back. */
export interface Update {
  type: "update";
  /** Entries after it. If it is not one more than the last one seen, ask for `resync`. */
  number: number;
  /** Who did it. */
  seat: number;
  undo: boolean;
  /** Answered by the table itself, since there was nothing to choose. */
  auto: boolean;
  /** Where in the log the news begin; what stood there and after it is taken back. */
  log_from: number;
  news: News[];
  /** After the last of several entries that came together, such as a choice and the automatic answers to it. */
  position: Position;
  clock: ClockState;
}

/** The answer to `resync`: all that happened since, in one piece. */
export interface Catchup {
  type: "catchup";
  number: number;
  log_from: number;
  news: News[];
  position: Position | null;
  clock: ClockState;
}

/** It is done. A choice, undo or reset is committed, as entry `number`; also one that was sent twice. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** Nothing was done. `code` is a word for programs, `text` a sentence that says why and what would be right. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: "bad_message" | "cannot_undo" | "illegal" | "late" | "no_hints" | "no_session" | "no_such_bot" | "not_started" | "not_your_seat" | "not_your_turn" | "over" | "started" | "too_fast" | "too_long" | "unavailable";
  text: string;
  /** Where the game stands. */
  number: number;
  /** The text that names the rule in the language of the player, where the engine has refused it. */
  key: string | null;
  /** Its facts; for `too_fast` the `seconds` to wait. */
  args: Record<string, any>;
}

/** Seats, names, state or the clock setting are different now. */
export interface TableChanged {
  type: "table";
  table: TableSummary;
  mine: number[];
}

export interface ChatSaid {
  type: "chat";
  line: ChatLine;
}

export interface PresenceChanged {
  type: "presence";
  presence: Presence;
}

export interface ClockChanged {
  type: "clock";
  clock: ClockState;
}

export interface Hint {
  type: "hint";
  id: string;
  number: number;
  seat: number;
  /** Best option first. */
  advice: Advice[];
}

export interface Suggestion {
  type: "suggestion";
  id: string;
  number: number;
  seat: number;
  /** Texts of options, to be chosen one after the other. */
  choices: string[];
}

export interface Reach {
  type: "reach";
  id: string;
  number: number;
  seat: number;
  card: string;
  places: string[];
}

/** Something about the table that is no move: `left`, `time_out`, `taken_back`, `handed_over`, `bot_stuck`, `resigned`, `absent`, `skipped`, `reminded`; `ended` with how it ended as its name. */
export interface Notice {
  type: "notice";
  code: string;
  seat: number | null;
  name: string | null;
}

export interface Pong {
  type: "pong";
  at: number;
}

/** The server ends this connection: `shutdown`, `gone`, `too_slow`, `signed_in` or `signed_out`. */
export interface Closed {
  type: "closed";
  code: string;
  text: string;
}

/** How a recorded game stood after so many entries. */
export interface ReplayState {
  number: number;
  /** The entry that led here; None before the first one. */
  entry: EntryInfo | null;
  log_from: number;
  news: News[];
  position: Position;
}

export interface Replay {
  id: string;
  /** From whose eyes; None for a spectator or, with `open`, for one who may look at everything. */
  seat: number | null;
  open: boolean;
  entries: number;
  states: ReplayState[];
}

export interface LessonInfo {
  id: string;
  chapter: "editions" | "expansions" | "first" | "modules";
  /** The key of its title; `.about` is what it teaches. */
  text: string;
  steps: number;
  setup: SetupInfo;
}

export interface LessonList {
  lessons: LessonInfo[];
}

/** What the learner is told, and what he is to do about it. */
export interface LessonNote {
  /** The key of the note; `.title` is its heading, `.wrong` what is said to a wrong try. */
  text: string;
  /** The figures in it, found by the engine at this table. */
  args: Record<string, any>;
  /** What it speaks of: places, parts of the table, `power 13`, `stack 3`. */
  light: string[];
  kind: "ask" | "choose" | "free" | "read";
  /** Attributes of the text that are the answers to its question. */
  answers: string[];
}

/** Why the last move was not made; the others were. */
export interface LessonRefusal {
  /** Whether the rules forbid it, and not only the lesson. */
  rules: boolean;
  text: string;
  key: string | null;
  args: Record<string, any>;
}

export interface LessonState {
  id: string;
  seat: number;
  step: number;
  steps: number;
  /** Nothing when the lesson is over. */
  note: LessonNote | null;
  refusal: LessonRefusal | null;
  /** How many of the moves were made. */
  moves: number;
  /** Free choices in this step, which can be taken back. */
  taken: number;
  /** How the table stood, from the entry that was asked for. */
  states: ReplayState[];
}

/** A position, drawn; the client has the drawing by its name. */
export interface RulePicture {
  name: string;
  /** The key of what it shows. */
  text: string;
  /** The figures in it, found by the engine. */
  args: Record<string, any>;
}

/** How a doubtful case is settled. */
export interface RulingInfo {
  id: string;
  text: string;
  /** The effects of the cards on which it is told. */
  effects: string[];
}

/** A word or a thing that is explained where it stands. */
export interface RuleTerm {
  name: string;
  /** The key of its explanation; for a word, `.words` are its forms, for a thing `.title` is what it is called. */
  text: string;
  paragraph: string;
}

export interface RuleParagraph {
  /** Its anchor on the page of rules. */
  id: string;
  /** The key of its text; `.title` is its heading. */
  text: string;
  /** Where it holds; empty for everywhere. */
  editions: string[];
  sets: string[];
  /** The lesson that teaches it. */
  lesson: string | null;
  /** Keys of prompts and refusals that it explains. */
  answers: string[];
  /** The effects of cards that it explains. */
  effects: string[];
  /** Other paragraphs. */
  see: string[];
  rulings: string[];
  picture: RulePicture | null;
}

export interface RuleSection {
  id: string;
  text: string;
  paragraphs: RuleParagraph[];
}

export interface RuleBook {
  sections: RuleSection[];
  rulings: RulingInfo[];
  terms: RuleTerm[];
  things: RuleTerm[];
}

/** A public table, with what one looks for in a list. */
export interface LobbyTable {
  table: TableSummary;
  /** Open seats. */
  free: number;
  /** What is spoken there, if it was said. */
  language: string | null;
  /** Whether it takes a password to enter. */
  locked: boolean;
  family: string;
  speed: "days" | "live";
  /** The mean rating of the people there in what is played; None if nobody has one. */
  rating: number | null;
}

export interface LobbyList {
  tables: LobbyTable[];
}

/** A table to which one is invited. */
export interface Invitation {
  /** The name of who did it. */
  by: string | null;
  table: TableSummary;
}

export interface InvitationList {
  invitations: Invitation[];
}

export interface InviteForm {
  /** The id of who is invited: somebody who calls one a friend, or with whom one has played. */
  player: string;
}

export interface PasswordForm {
  password: string;
}

/** What somebody wants to play, with whoever wants the same. The clock is live or days. */
export interface WishForm {
  clock: NoClock | LiveClock | DaysClock;
  setup?: SetupChoice;
}

export interface Wish {
  setup: SetupInfo;
  clock: NoClock | LiveClock | DaysClock;
  since: number;
  /** How many wait for this, the asker included. */
  people: number;
  /** The table that was found. */
  game: string | null;
}

/** What others wait for. */
export interface Demand {
  setup: SetupInfo;
  clock: NoClock | LiveClock | DaysClock;
  people: number;
}

export interface Pairing {
  wish: Wish | null;
  demand: Demand[];
}

export interface RatingInfo {
  family: string;
  speed: string;
  rating: number;
  /** It rests on too few games to be compared. */
  provisional: boolean;
  games: number;
}

/** Somebody the player has met. */
export interface CompanyInfo {
  /** The id of a player; None for a bot. */
  id: string | null;
  bot: string | null;
  /** None for somebody who has left. */
  name: string | null;
  games: number;
  /** How often the player came in before that one, */
  ahead: number;
  /** ... and after. */
  behind: number;
}

/** A game in the history of a player. */
export interface PlayedGame {
  /** Of the record: there is a replay. */
  id: string;
  name: string;
  ended: number;
  setup: SetupInfo;
  rank: number;
  points: number;
  /** Names of the others; None for somebody who has left. */
  others: (string | null)[];
  /** The rating after it, if it was rated, */
  rating: number | null;
  /** ... and what it changed. */
  change: number | null;
}

/** A player. Who is not public shows nothing but his name to others. */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  public: boolean;
  languages: string[];
  mine: boolean;
  friend: boolean;
  ratings: RatingInfo[];
  statistics: Statistics | null;
  company: CompanyInfo[];
  history: PlayedGame[];
}

export interface ProfileForm {
  public: boolean;
  languages: string[];
}

export interface BoardRow {
  /** None for a bot, which stands there to compare oneself with. */
  place: number | null;
  id: string | null;
  name: string | null;
  bot: string | null;
  rating: number;
  games: number | null;
}

export interface Leaderboard {
  family: string;
  speed: string;
  rows: BoardRow[];
  /** The asker's own rating, also if it is provisional or not public. */
  mine: RatingInfo | null;
}

/** A person at a table. */
export interface AtTable {
  seat: number;
  id: string;
  name: string;
  /** Guests have no profile to look at. */
  guest: boolean;
  rating: number | null;
  provisional: boolean;
  friend: boolean;
  mine: boolean;
}

export interface PeopleAtTable {
  people: AtTable[];
  family: string;
  speed: "days" | "live";
  locked: boolean;
  language: string | null;
}

export interface Friend {
  id: string;
  name: string;
  /** Whether that one calls the asker a friend, too. */
  mutual: boolean;
  /** Public tables where that one sits. */
  tables: TableSummary[];
}

export interface FriendList {
  friends: Friend[];
}

/** Somebody who was looked for by name. */
export interface FoundPlayer {
  id: string;
  name: string;
  friend: boolean;
}

export interface FoundPlayers {
  players: FoundPlayer[];
}

export interface FriendForm {
  /** The id of a player. */
  player: string;
}

/** One game of the player, as it is kept. */
export interface Played {
  edition: string;
  family: string;
  players: number;
  rank: number;
  /** How many share that rank, the player included. */
  shared: number;
  points: number;
  sources: Record<string, number>;
  powers: Record<string, number>;
  /** Those who were there, as whoever asks knows them, with their ranks. */
  others: any[];
}

/** What games of one kind came to. */
export interface Share {
  edition: string;
  players: number;
  games: number;
  /** A shared first rank is a share of a win. */
  wins: number;
  mean_rank: number;
  mean_points: number;
}

/** A power card by its value, and in how many of so many games it was played. */
export interface Favourite {
  power: string;
  times: number;
  games: number;
}

/** Somebody one has played with. */
export interface Company {
  id: string;
  games: number;
  /** How often the player came in before that one, */
  ahead: number;
  /** ... and after. */
  behind: number;
}

export interface Statistics {
  games: number;
  wins: number;
  mean_rank: number;
  /** By edition and number of players, the most frequent first. */
  shares: Share[];
  /** Points of a game on average, by where they came from. */
  sources: Record<string, number>;
  /** Favourite power cards, by the family of games: not all have the same cards. */
  powers: Record<string, Favourite[]>;
  company: Company[];
}

/** What one option came to. */
export interface JudgedOption {
  option: string;
  /** What it names: a place, a colour, a card ... */
  facts: Record<string, any>;
  /** Chance to win of whoever decided. */
  chance: number;
  points: number;
  /** Chance to win that it gives away against the best one. */
  lost: number;
  /** Half the interval of confidence around that. */
  error: number;
  /** Key of the sentence that says what it does, as in advice. */
  key: string;
  arguments: Record<string, any>;
}

/** What is said of a decision. */
export interface Verdict {
  /** Which entry of the record it is, counted from 0. */
  entry: number;
  round: number;
  seat: number;
  kind: string;
  options: number;
  card: string | null;
  offer: Record<string, string>;
  chosen: JudgedOption;
  best: JudgedOption;
  /** Further options that were looked at, best first. */
  others: JudgedOption[];
  /** excellent, inaccuracy, mistake or blunder. */
  name: string;
  /** Whether it may as well deserve another name. */
  close: boolean;
  /** Everybody's chance to win if the best option is chosen, by seat. */
  before: number[];
  /** The same after what was chosen. */
  after: number[];
  /** How much has been revealed by then: where it differs from the decision before, luck has come in between. */
  reveals: number;
}

/** What the others chose in secret at the same time. */
export interface Hindsight {
  entry: number;
  seat: number;
  /** By seat. */
  choices: Record<string, string>;
}

/** A moment at which chances to win changed most. */
export interface TurningPoint {
  entry: number;
  /** decision, or luck: what was revealed right before this entry. */
  cause: string;
  /** Whose chances changed most. */
  seat: number;
  /** By how much. */
  swing: number;
}

/** Where the chances of a seat went over the game. All parts together with the beginning give the end. */
export interface Balance {
  seat: number;
  /** By its own decisions: what they gave away. */
  own: number;
  /** By the decisions of the others. */
  rivals: number;
  /** By what was revealed: cards that came up, discs that met. */
  luck: number;
  /** By nothing that happened: where the judgement itself differed from one decision to the next. */
  doubt: number;
}

/** How well a seat decided. */
export interface Accuracy {
  seat: number;
  decisions: number;
  /** From 0 to 100. */
  accuracy: number;
  /** The same up to each general scoring; None where there was nothing to decide. */
  phases: (number | null)[];
  /** How many decisions were called excellent, inaccuracy and so on. */
  names: Record<string, number>;
}

/** Everybody's chance to win after an entry of the record. */
export interface ChartPoint {
  entry: number;
  round: number;
  chances: number[];
  /** Whether a general scoring follows. */
  scoring: boolean;
}

/** All that is said of a game. */
export interface Review {
  /** Version of the judgement. */
  judgement: number;
  strength: string;
  seed: number;
  edition: string;
  players: number;
  sets: string[];
  names: Record<string, string>;
  /** Whether the game was played to its end. */
  over: boolean;
  /** Whose decisions were looked at. */
  seats: number[];
  scores: number[];
  decisions: Verdict[];
  chart: ChartPoint[];
  turning_points: TurningPoint[];
  accuracy: Accuracy[];
  /** Only where all seats were looked at. */
  balance: Balance[];
  /** What was hidden then and is known now; no judgement rests on it. */
  hindsight: Hindsight[];
}

/** Asks for a review. */
export interface ReviewForm {
  strength?: "deep" | "quick";
}

/** How far a review is. */
export interface ReviewState {
  /** Nobody has asked for it, it is being made or waits for its turn, or it is there. */
  state: "done" | "none" | "waiting";
  strength: "deep" | "quick";
  done: number;
  /** Decisions that were looked at so far, and how many there are; 0 while that is not known. */
  total: number;
  review: Review | null;
}

export interface PuzzleInfo {
  id: string;
  setup: SetupInfo;
  /** What it is about. */
  kinds: string[];
  /** How hard it is. */
  rating: number;
}

export interface PuzzleList {
  puzzles: PuzzleInfo[];
  /** The puzzle of the day. */
  today: string;
}

/** What is said to the last choice. */
export interface PuzzleTried {
  option: string;
  right: boolean;
  /** Whether it is not the solution itself, but as good. */
  alike: boolean;
  /** What it gives away; nothing is known of what nobody looked at closely. */
  lost: number | null;
}

export interface PuzzleWorse {
  option: string;
  facts: Record<string, any>;
  lost: number;
}

/** The solution of one step, and why. */
export interface PuzzleAnswer {
  kind: string;
  card: string | null;
  option: string;
  /** What it names. */
  facts: Record<string, any>;
  chance: number;
  /** Key of the sentence that says what it does. */
  key: string;
  arguments: Record<string, any>;
  worse: PuzzleWorse[];
}

/** Where somebody is in a puzzle. */
export interface PuzzleState {
  info: PuzzleInfo;
  seat: number;
  step: number;
  steps: number;
  done: boolean;
  /** None before the first choice. */
  tried: PuzzleTried | null;
  /** How often weaker bots find it. */
  found: number;
  /** The solution, when it is found or asked for. */
  answers: PuzzleAnswer[];
  state: ReplayState;
}

/** How far somebody has come. */
export interface Progress {
  /** A word for each lesson or puzzle, by its name. */
  entries: Record<string, string>;
}

/** What is to be kept. Names that are not mentioned stay as they are; an empty word takes one away. */
export interface ProgressForm {
  entries: Record<string, string>;
}

/** Where an analysis begins: a moment of a game that is over, or a position. */
export interface Begin {
  record?: string | null;
  /** After so many entries of the record. */
  entry?: number;
  /** The text of a scenario, instead of a record. */
  position?: string | null;
  /** A seat that imagines what it cannot know, or `open` for everything as it was. */
  eyes?: string;
  /** Another one lets the seat imagine something else. */
  seed?: number;
}

/** Asks what the table looks like after some choices. */
export interface AnalysisLine {
  record?: string | null;
  entry?: number;
  position?: string | null;
  eyes?: string;
  seed?: number;
  /** Choices as in a record: `blue to granada`. */
  line?: string[];
  /** From which choice on it is told, so that what is known is not told again. */
  since?: number;
}

/** The table after some choices. */
export interface AnalysisState {
  setup: SetupInfo;
  names: (string | null)[];
  /** Of these states, the first is after so many choices. */
  begins: number;
  states: ReplayState[];
}

export interface AnalysisAdvice {
  advice: Advice[];
}

/** Asks what a table tells whoever is asked to choose after some choices. */
export interface AnalysisQuestion {
  record?: string | null;
  entry?: number;
  position?: string | null;
  eyes?: string;
  seed?: number;
  line?: string[];
  since?: number;
  /** For which whole series of choices, such as a recommended hand. */
  suggest?: "random" | "recommended" | null;
  /** Where this card could do something. */
  card?: string | null;
}

export interface AnalysisAnswer {
  /** What is suggested. */
  choices: string[];
  /** Where the card could do something. */
  places: string[];
}

/** The table after some choices, to be taken along. */
export interface AnalysisWritten {
  /** As it stands. */
  scenario: string;
  /** With all that led there, as far as it is known. */
  record: string;
}

/** A line of choices with a name. */
export interface Variation {
  name: string;
  line: string[];
}

/** An analysis to be kept. */
export interface AnalysisForm {
  record?: string | null;
  entry?: number;
  position?: string | null;
  eyes?: string;
  seed?: number;
  name?: string;
  variations?: Variation[];
}

/** An analysis that is kept. Whoever has its link can look at it. */
export interface AnalysisKept {
  id: string;
  mine: boolean;
  changed: number;
  analysis: AnalysisForm;
}

/** What a list says of one. */
export interface AnalysisBrief {
  id: string;
  name: string;
  record: string | null;
  entry: number;
  variations: number;
  changed: number;
}

export interface Analyses {
  analyses: AnalysisBrief[];
}

/** A position that somebody has put together. */
export interface PositionForm {
  /** A scenario, in YAML or JSON. */
  text: string;
}

/** Something that an expansion has on the table. */
export interface TokenField {
  name: string;
  kind: "card" | "number" | "place" | "places" | "seat" | "seats";
  /** More than 1: a list. */
  size: number;
  /** Whether each colour has its own number in that list. */
  by_colour: boolean;
}

/** What can be said of a position of this game. */
export interface PositionFields {
  /** Where caballeros can be. */
  places: string[];
  /** Where the King can be. */
  king: string[];
  grandes: string[];
  /** Where Grandes and scoreboards can be. */
  boards: string[];
  /** Whether there are caballeros that nobody plays. */
  grey: boolean;
  /** How many there are. */
  vetos: number;
  modifiers: number[];
  tokens: TokenField[];
}

/** A position that can be. */
export interface PositionTold {
  /** As a scenario, with everything in it. */
  text: string;
  /** The same as plain data. */
  scenario: Record<string, any>;
  setup: SetupInfo;
  state: ReplayState;
  fields: PositionFields;
}

/** Asks for a new table that begins with a position. */
export interface PositionPlay {
  text: string;
  /** Where you sit. */
  seat?: number;
  /** Which bot plays at the other seats; without one, personalities that differ from seat to seat. */
  bot?: string | null;
  /** Whether the other seats stay open for people; the game begins when they have come. */
  friends?: boolean;
  /** Of the table. */
  name?: string | null;
}

/** Asks for a new table that goes on from a moment of a game that is over. */
export interface PlayOnForm {
  /** After so many entries of the record. */
  entry: number;
  /** Where you sit; bots sit on the other seats. */
  seat: number;
  /** Which bot plays there; without one, personalities that differ from seat to seat. */
  bot?: string | null;
  /** Whether the other seats stay open for people instead; the game goes on when they have come. */
  friends?: boolean;
}

/** The kinds of events that the engine tells of today; sets can bring more. */
export type KnownNews =
  | { event: "round"; round: number }
  | { event: "offer"; cards: Record<string, string> }
  | { event: "power"; seat: number; power: number | null }
  | { event: "turn"; seat: number }
  | { event: "supply"; seat: number; count: number }
  | { event: "recalled"; seat: number; place: string }
  | { event: "card"; seat: number; stack: number; card: string | null }
  | { event: "announced"; seat: number; card: string | null; choice: string | null }
  | { event: "vetoed"; seat: number; by: number; card: string | null }
  | { event: "veto_taken"; seat: number }
  | { event: "veto_lapsed"; seat: number; count: number }
  | { event: "placed"; seat: number; place: string }
  | { event: "moved"; seat: number; colour: number; source: string; place: string }
  | { event: "returned"; colour: number; place: string; count: number }
  | { event: "to_court"; colour: number; source: string; count: number }
  | { event: "discs"; discs: Record<string, string> }
  | { event: "castillo_opened"; counts: Record<string, number> }
  | { event: "left_castillo"; seat: number; place: string; count: number; grande: boolean }
  | { event: "scored"; place: string; awards: Award[] }
  | { event: "king"; place: string }
  | { event: "grande"; seat: number; place: string }
  | { event: "board"; board: string; place: string }
  | { event: "power_back"; seat: number; power: number | null; modifier: number | null; joker: boolean | null }
  | { event: "smuggling"; seat: number }
  | { event: "turn_over"; seat: number }
  | { event: "start_marker"; seat: number }
  | { event: "general_scoring"; round: number }
  | { event: "game_over"; scores: number[]; winners: number[] }
  | { event: "modifier"; seat: number; modifier: number | null; total: number | null }
  | { event: "modifier_passed"; seat: number; to: number; modifier: number | null }
  | { event: "dummy_power"; power: number | null }
  | { event: "dummy_arrives"; place: string; count: number }
  | { event: "dummy_takes"; stack: number; card: string | null }
  | { event: "spy"; seat: number }
  | { event: "spied"; seat: number; discs: Record<string, string> }
  | { event: "alliance"; seat: number; places: string[] }
  | { event: "token"; token: string; place: string }
  | { event: "started"; seat: number; place: string; count: number }
  | { event: "placing_anywhere"; seat: number }
  | { event: "inquisitor"; seat: number }
  | { event: "kept"; seat: number; card: string | null }
  | { event: "tokens"; seat: number; gold: number; goods: number }
  | { event: "claimed"; seat: number; colour: number; token: string }
  | { event: "delivered"; seat: number; token: string; place: string; points: number }
  | { event: "token_lost"; colour: number; token: string }
  | { event: "stands"; colour: number; place: string; spot: string }
  | { event: "closed"; seat: number; stack: number; card: string | null }
  | { event: "struck"; seat: number; card: string | null }
  | { event: "delayed"; place: string }
  | { event: "table"; place: string }
  | { event: "on_table"; colour: number; place: string }
  | { event: "ship"; seat: number; loser: number | null }
  | { event: "landed"; seat: number; place: string }
  | { event: "jailed"; colour: number; place: string }
  | { event: "pardoned"; place: string }
  | { event: "character"; seat: number; character: string }
  | { event: "guest"; seat: number; host: number }
  | { event: "guest_placed"; seat: number; colour: number; place: string }
  | { event: "refused"; seat: number }
  | { event: "boycott"; seat: number }
  | { event: "boycotted"; seat: number; place: string }
  | { event: "incognito"; seat: number }
  | { event: "unmasked"; seat: number }
  | { event: "incognito_lapsed"; seat: number }
  | { event: "kept_used"; seat: number; card: string | null }
  | { event: "stopped"; seat: number }
  | { event: "last_word"; seat: number }
  | { event: "revolution"; seat: number; stand_in: number | null }
  | { event: "banner"; seat: number; place: string }
  | { event: "hand_chosen"; seat: number }
  | { event: "office"; seat: number; card: string | null }
  | { event: "bridge"; seat: number; places: string[] }
  | { event: "bridge_point"; seat: number }
  | { event: "board_turned"; board: string; reversed: boolean }
  | { event: "storm_set"; seat: number; place: string }
  | { event: "storm"; seat: number; place: string }
  | { event: "mistress"; seat: number }
  | { event: "in_reserve"; seat: number }
  | { event: "reserve_used"; seat: number; place: string }
  | { event: "card_removed"; seat: number; power: number | null }
  | { event: "table_removed"; place: string }
  | { event: "region_chosen"; seat: number; place: string };

/** An event as one seat saw it. Switch on `event` and take it as KnownNews; null is what stays hidden. */
export type News = { event: string; [fact: string]: any };

export type ClockSetting =
  | NoClock
  | LiveClock
  | DaysClock

export type ClientMessage =
  | Choose
  | Undo
  | Reset
  | Look
  | Resync
  | Say
  | AskHint
  | Suggest
  | AskReach
  | Ready
  | HandOver
  | TakeBack
  | PassVeto
  | Ping

export type ServerMessage =
  | Hello
  | Update
  | Catchup
  | Ack
  | Refused
  | TableChanged
  | ChatSaid
  | PresenceChanged
  | ClockChanged
  | Hint
  | Suggestion
  | Reach
  | Notice
  | Pong
  | Closed

/** What an administrator says and is told, by the address below `/api/admin`. */
export interface Acts {
  "ban": { form: Ban; answer: Done };
  "unban": { form: Unban; answer: Done };
  "rename": { form: Rename; answer: KnownAccount };
  "reset": { form: ResetPassword; answer: ResetLink };
  "close": { form: CloseTable; answer: Done };
  "reports/close": { form: CloseReport; answer: Done };
  "announce": { form: Announce; answer: Done };
  "withdraw": { form: Withdraw; answer: Done };
}
