/** Who sits at this browser. */
import { api } from "./api";
import type { Player } from "./protocol";
import { forgetKept } from "./worker";

/** Names for guests who have not said theirs: people can change it, but nobody has to stop for it. */
const NAMES = [
  "Alonso", "Beatriz", "Catalina", "Diego", "Elvira", "Fernán", "Gonzalo", "Inés", "Jimena", "Lope",
  "Mencía", "Nuño", "Rodrigo", "Sancha", "Teresa", "Urraca",
]; // prettier-ignore

const KEY = "elgrande.name";

function remember(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Then the next visit begins with another name.
  }
}

/** The name of the last visit, or one that is kept from now on. */
function firstName(): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Then every visit begins with another name.
  }
  if (kept) return kept;
  const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
  remember(name);
  return name;
}

class Who {
  player = $state.raw<Player | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);
  #suggestion = firstName();

  /** The name that a new guest gets unless another one is given; the same at every visit. */
  get suggestion(): string {
    return this.#suggestion;
  }

  async ask(): Promise<void> {
    this.player = (await api.session()).player;
    this.known = true;
  }

  /** Somebody in any case: a guest if nobody is there yet. */
  async ensure(): Promise<Player> {
    if (!this.known) await this.ask();
    if (!this.player) await this.beGuest(this.suggestion);
    return this.player!;
  }

  async beGuest(name: string): Promise<void> {
    this.player = (await api.guest(name)).player;
    this.known = true;
    this.#suggestion = name;
    remember(name);
  }

  async rename(name: string): Promise<void> {
    this.player = (await api.rename(name)).player;
  }

  /** Sets a new password by a link out of a mail. */
  async recover(token: string, password: string): Promise<void> {
    this.player = (await api.finishRecovery(token, password)).player;
    this.known = true;
  }

  /** Leaves for good. */
  async forget(password: string): Promise<void> {
    await api.deleteAccount(password);
    forgetKept();
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept, then.
    }
    this.#suggestion = firstName();
    this.player = null;
  }

  async register(login: string, password: string, name: string | null): Promise<void> {
    this.player = (await api.register(login, password, name)).player;
  }

  async login(login: string, password: string): Promise<void> {
    this.player = (await api.login(login, password)).player;
  }

  async logout(): Promise<void> {
    await api.logout();
    forgetKept();
    this.player = null;
  }
}

export const who = new Who();
