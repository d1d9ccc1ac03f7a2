/** The server's HTTP interface. Every failure is a `ApiError` with a code that has a sentence in the texts. */
import { alone } from "./alone";
import { transport } from "./transport";
import type {
  AccountInfo,
  AccountList,
  Acts,
  AdminView,
  Analyses,
  AnalysisAdvice,
  AnalysisAnswer,
  AnalysisForm,
  AnalysisKept,
  AnalysisLine,
  AnalysisQuestion,
  AnalysisState,
  AnalysisWritten,
  AnnouncementList,
  BlockForm,
  BlockList,
  CalendarInfo,
  Done,
  HolidaysInfo,
  NoticeSettings,
  ReportForm,
  SessionList,
  Addresses,
  CardList,
  Catalogue,
  LessonList,
  FoundPlayers,
  FriendList,
  InvitationList,
  Leaderboard,
  LessonState,
  LobbyList,
  Pairing,
  PeopleAtTable,
  PointsSoFar,
  PositionPlay,
  PositionTold,
  Problem,
  Progress,
  PuzzleList,
  PuzzleState,
  Profile,
  RecordInfo,
  RecordList,
  Replay,
  ReviewState,
  RuleBook,
  Session,
  SetupCheck,
  SetupChoice,
  TableForm,
  TableList,
  TableSummary,
  VoteForm,
  WishForm,
} from "./protocol";

export type ReviewStrength = ReviewState["strength"];
export type ProgressKind = "lesson" | "puzzle";
export type Wish = NonNullable<VoteForm["wish"]>;

export class ApiError extends Error {
  constructor(
    /** 0 if the server could not be reached. */
    readonly status: number,
    readonly code: string,
    text: string,
    /** The text for it and its facts, where the engine has refused something. */
    readonly key: string | null = null,
    readonly args: Record<string, unknown> = {},
  ) {
    super(text);
  }

  get said(): { text: string; key: string | null; args: Record<string, unknown> } {
    return { text: this.message, key: this.key, args: this.args };
  }
}

function cookie(name: string): string | null {
  for (const part of document.cookie.split("; ")) {
    const [key, value] = part.split("=", 2);
    if (key === name) return decodeURIComponent(value ?? "");
  }
  return null;
}

async function request(method: string, path: string, body?: unknown, again = true): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  // For what the server writes to people.
  if (method !== "GET") headers["X-Language"] = document.documentElement.lang;
  if (method !== "GET" && !alone) {
    // The cookie comes with the first answer of the server.
    if (cookie("elgrande_csrf") === null) await request("GET", "/api/session");
    headers["X-CSRF-Token"] = cookie("elgrande_csrf") ?? "";
  }
  let response: Response;
  try {
    response = await transport.request(
      method,
      path,
      headers,
      body === undefined ? null : JSON.stringify(body),
    );
  } catch {
    throw alone
      ? new ApiError(0, "engine", "The game could not be started in this browser.")
      : new ApiError(0, "unreachable", "The server cannot be reached.");
  }
  if (response.ok) return response;
  const problem = await readProblem(response);
  if (problem.code === "csrf" && again) {
    await request("GET", "/api/session");
    return request(method, path, body, false);
  }
  throw problem;
}

async function readProblem(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return new ApiError(
      response.status,
      problem.code ?? `http_${response.status}`,
      problem.text ?? response.statusText,
      problem.key,
      problem.args,
    );
  } catch {
    return new ApiError(response.status, `http_${response.status}`, response.statusText);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

const get = <T>(path: string): Promise<T> => json<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => json<T>("POST", path, body);
const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const record = (id: string): string => `/api/records/${encodeURIComponent(id)}`;
const kept = (id: string): string => `/api/analysis/kept/${encodeURIComponent(id)}`;

/** A setup as the parameters of an address. */
export function setupQuery(setup: Partial<SetupChoice>): string {
  const query = new URLSearchParams();
  if (setup.edition) query.set("edition", setup.edition);
  if (setup.players) query.set("players", String(setup.players));
  for (const name of setup.sets ?? []) query.append("set", name);
  for (const [name, value] of Object.entries(setup.options ?? {})) query.append("option", `${name}:${value}`);
  return query.toString();
}

export const api = {
  session: () => get<Session>("/api/session"),
  addresses: () => get<Addresses>("/api/addresses"),
  guest: (name: string) => post<Session>("/api/session/guest", { name }),
  register: (login: string, password: string, name: string | null) =>
    post<Session>("/api/session/register", { login, password, name }),
  login: (login: string, password: string) => post<Session>("/api/session/login", { login, password }),
  logout: () => post<Session>("/api/session/logout"),

  account: () => get<AccountInfo>("/api/account"),
  rename: (name: string) => post<Session>("/api/account/name", { name }),
  changePassword: (old: string, fresh: string) => post<Done>("/api/account/password", { old, new: fresh }),
  changeEmail: (email: string, password: string) => post<Done>("/api/account/email", { email, password }),
  confirmEmail: (token: string) => post<Done>("/api/account/email/confirm", { token }),
  recover: (email: string) => post<Done>("/api/account/recover", { email }),
  finishRecovery: (token: string, password: string) =>
    post<Session>("/api/account/recover/finish", { token, password }),
  deleteAccount: (password: string) => post<Session>("/api/account/delete", { password }),
  sessions: () => get<SessionList>("/api/account/sessions"),
  endSession: (handle: string) => json<void>("DELETE", `/api/account/sessions/${encodeURIComponent(handle)}`),
  changeCalendar: (form: { zone: string; away?: HolidaysInfo[] }) =>
    post<CalendarInfo>("/api/account/calendar", form),
  changeNotices: (notices: NoticeSettings) => post<NoticeSettings>("/api/account/notices", notices),
  addBrowser: (endpoint: string, key: string, auth: string) =>
    post<Done>("/api/account/browsers", { endpoint, key, auth }),
  removeBrowser: (endpoint: string) => post<Done>("/api/account/browsers/remove", { endpoint }),
  off: (token: string) => post<Done>(`/api/account/off/${encodeURIComponent(token)}`),
  blocks: () => get<BlockList>("/api/account/blocks"),
  block: (form: Partial<BlockForm>) => post<BlockList>("/api/account/blocks", form),
  mute: (table: string, on: boolean) => post<Done>(`/api/account/mute/${encodeURIComponent(table)}`, { on }),
  report: (form: ReportForm) => post<Done>("/api/account/reports", form),
  announcements: () => get<AnnouncementList>("/api/announcements"),
  admin: () => get<AdminView>("/api/admin"),
  findAccounts: (text: string) => get<AccountList>(`/api/admin/accounts?text=${encodeURIComponent(text)}`),
  adminDo: <A extends keyof Acts>(what: A, form: Acts[A]["form"]) =>
    post<Acts[A]["answer"]>(`/api/admin/${what}`, form),

  catalogue: () => get<Catalogue>("/api/catalogue"),
  cards: (setup: Partial<SetupChoice>) => get<CardList>(`/api/catalogue/cards?${setupQuery(setup)}`),
  check: (setup: Partial<SetupChoice>) => get<SetupCheck>(`/api/catalogue/check?${setupQuery(setup)}`),
  texts: async (language: string, room = ""): Promise<string> => {
    const address = `/api/texts/${encodeURIComponent(language)}`;
    return (await request("GET", room ? `${address}?room=${room}` : address)).text();
  },
  rules: () => get<RuleBook>("/api/rules"),
  lessons: () => get<LessonList>("/api/lessons"),
  lesson: (id: string, moves: readonly string[], since: number) => {
    const query = new URLSearchParams([...moves.map((move) => ["move", move]), ["since", String(since)]]);
    return get<LessonState>(`/api/lessons/${encodeURIComponent(id)}?${query}`);
  },

  progress: (kind: ProgressKind) => get<Progress>(`/api/me/progress/${kind}`),
  keepProgress: (kind: ProgressKind, entries: Readonly<Record<string, string>>) =>
    json<Progress>("PUT", `/api/me/progress/${kind}`, { entries }),

  puzzles: () => get<PuzzleList>("/api/puzzles"),
  puzzle: (id: string, moves: readonly string[], show = false) => {
    const query = new URLSearchParams(moves.map((move) => ["move", move]));
    if (show) query.set("show", "true");
    return get<PuzzleState>(`/api/puzzles/${encodeURIComponent(id)}?${query}`);
  },

  tables: (state?: string) => get<TableList>(`/api/tables${state ? `?state=${state}` : ""}`),
  myTables: (archived = false) => get<TableList>(`/api/tables/mine${archived ? "?archived=true" : ""}`),
  newTable: (form: Partial<TableForm>) => post<TableSummary>("/api/tables", form),
  table: (id: string) => get<TableSummary>(at(id)),
  sit: (id: string, seat: number | null, name: string | null = null) =>
    post<TableSummary>(`${at(id)}/sit`, { seat, name }),
  leave: (id: string, seat: number) => post<TableSummary>(`${at(id)}/leave`, { seat }),
  putBot: (id: string, seat: number, bot: string | null) =>
    post<TableSummary>(`${at(id)}/bot`, { seat, bot }),
  openSeat: (id: string, seat: number) => post<TableSummary>(`${at(id)}/open`, { seat }),
  start: (id: string) => post<TableSummary>(`${at(id)}/start`),
  rematch: (id: string) => post<TableSummary>(`${at(id)}/rematch`),
  resign: (id: string, seat: number) => post<TableSummary>(`${at(id)}/resign`, { seat }),
  end: (id: string, on: boolean) => post<TableSummary>(`${at(id)}/end`, { on }),
  vote: (id: string, seat: number, wish: Wish | null) => post<TableSummary>(`${at(id)}/vote`, { seat, wish }),
  giveUp: (id: string) => json<void>("DELETE", at(id)),
  tablePoints: (id: string) => get<PointsSoFar>(`${at(id)}/points`),

  enter: (id: string, password: string) => post<TableSummary>(`${at(id)}/enter`, { password }),
  invite: (id: string, player: string) => post<void>(`${at(id)}/invite`, { player }),
  people: (id: string) => get<PeopleAtTable>(`${at(id)}/people`),

  lobby: (query: string) => get<LobbyList>(`/api/lobby?${query}`),
  pairing: () => get<Pairing>("/api/pairing"),
  wish: (wish: WishForm) => post<Pairing>("/api/pairing", wish),
  stopWaiting: () => json<void>("DELETE", "/api/pairing"),
  invitations: () => get<InvitationList>("/api/invitations"),
  decline: (id: string) => json<void>("DELETE", `/api/invitations/${encodeURIComponent(id)}`),
  player: (id: string) => get<Profile>(`/api/players/${encodeURIComponent(id)}`),
  changeProfile: (id: string, isPublic: boolean, languages: readonly string[]) =>
    json<Profile>("PUT", `/api/players/${encodeURIComponent(id)}`, { public: isPublic, languages }),
  leaderboard: (family: string, speed: string) =>
    get<Leaderboard>(`/api/leaderboard?family=${family}&speed=${speed}`),
  friends: () => get<FriendList>("/api/friends"),
  searchPlayers: (name: string) => get<FoundPlayers>(`/api/players?${new URLSearchParams({ name })}`),
  befriend: (player: string) => post<void>("/api/friends", { player }),
  unfriend: (player: string) => json<void>("DELETE", `/api/friends/${encodeURIComponent(player)}`),

  records: () => get<RecordList>("/api/records"),
  record: (id: string) => get<RecordInfo>(record(id)),
  upload: (text: string, name: string | null) => post<RecordInfo>("/api/records", { record: text, name }),
  replay: (id: string, seat: number | "watch" | "open", first: number, last: number) =>
    get<Replay>(`${record(id)}/replay?seat=${seat}&first=${first}&last=${last}`),
  recordPoints: (id: string) => get<PointsSoFar>(`${record(id)}/points`),
  recordText: async (id: string): Promise<string> => (await request("GET", `${record(id)}/text`)).text(),
  /** The table as a scenario: what the seat knows of a running one, all of one that is over. */
  position: async (
    id: string,
    mode: "live" | "replay",
    seat: number | null,
    number: number,
  ): Promise<string> => {
    const query = seat === null ? "" : `?seat=${seat}`;
    const path = mode === "live" ? `${at(id)}/position${query}` : `${record(id)}/position?at=${number}`;
    return (await request("GET", path)).text();
  },
  review: (id: string, strength: ReviewStrength) =>
    get<ReviewState>(`${record(id)}/review?strength=${strength}`),
  askReview: (id: string, strength: ReviewStrength) =>
    post<ReviewState>(`${record(id)}/review`, { strength }),
  playOn: (id: string, entry: number, seat: number, friends = false) =>
    post<TableSummary>(`${record(id)}/play-on`, { entry, seat, friends }),

  analysis: (line: AnalysisLine) => post<AnalysisState>("/api/analysis", line),
  analysisAdvice: (line: AnalysisLine) => post<AnalysisAdvice>("/api/analysis/advice", line),
  analysisAnswer: (question: AnalysisQuestion) => post<AnalysisAnswer>("/api/analysis/answer", question),
  analysisText: (line: AnalysisLine) => post<AnalysisWritten>("/api/analysis/text", line),
  analyses: () => get<Analyses>("/api/analysis/kept"),
  keptAnalysis: (id: string) => get<AnalysisKept>(kept(id)),
  keepAnalysis: (study: AnalysisForm) => post<AnalysisKept>("/api/analysis/kept", study),
  changeAnalysis: (id: string, study: AnalysisForm) => json<AnalysisKept>("PUT", kept(id), study),
  removeAnalysis: (id: string) => json<void>("DELETE", kept(id)),
  positionTold: (text: string) => post<PositionTold>("/api/positions", { text }),
  playPosition: (form: Partial<PositionPlay>) => post<TableSummary>("/api/positions/play", form),
  recordAddress: (id: string, form: "text" | "json") => `${record(id)}/${form}`,
};
