/** Who sits at this browser. */
import { api } from "./api";
import type { Player } from "./protocol";

/** Names for guests who have not said theirs: people can change it, but nobody has to stop for it. */
const NAMES = [
  "Alonso", "Beatriz", "Catalina", "Diego", "Elvira", "Fernán", "Gonzalo", "Inés", "Jimena", "Lope",
  "Mencía", "Nuño", "Rodrigo", "Sancha", "Teresa", "Urraca",
]; // prettier-ignore

const KEY = "elgrande.name";

class Who {
  player = $state.raw<Player | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);
  #suggestion = NAMES[Math.floor(Math.random() * NAMES.length)]!;

  /** The name that a new guest gets unless another one is given. */
  get suggestion(): string {
    try {
      return localStorage.getItem(KEY) ?? this.#suggestion;
    } catch {
      return this.#suggestion;
    }
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
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // Then the next visit begins with another name.
    }
  }

  async register(login: string, password: string, name: string | null): Promise<void> {
    this.player = (await api.register(login, password, name)).player;
  }

  async login(login: string, password: string): Promise<void> {
    this.player = (await api.login(login, password)).player;
  }

  async logout(): Promise<void> {
    await api.logout();
    this.player = null;
  }
}

export const who = new Who();
