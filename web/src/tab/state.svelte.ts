/** How the engine of this page is, for all who show it. */
import type { StorageState } from "./words";

class EngineState {
  /** How much of it is here, 0 to 1. */
  loaded = $state(0);
  ready = $state(false);
  /** Why it could not be started. */
  failure = $state("");
  storage = $state<StorageState>("kept");
}

export const engineState = new EngineState();
