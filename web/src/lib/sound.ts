/** Small sounds, made when they are needed; nothing is loaded and nothing plays unless it is switched on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the first tone. */
  at: number;
  length: number;
}

const SOUNDS = {
  /** A plucked third: it is your turn. */
  turn: [
    { pitch: 392, at: 0, length: 0.5 },
    { pitch: 493.9, at: 0.12, length: 0.7 },
  ],
  /** A card is taken up. */
  take: [
    { pitch: 523.3, at: 0, length: 0.12 },
    { pitch: 587.3, at: 0.06, length: 0.16 },
  ],
  /** Wood on wood. */
  place: [{ pitch: 220, at: 0, length: 0.09 }],
  score: [
    { pitch: 659.3, at: 0, length: 0.18 },
    { pitch: 880, at: 0.08, length: 0.3 },
  ],
  king: [
    { pitch: 261.6, at: 0, length: 0.35 },
    { pitch: 392, at: 0.1, length: 0.35 },
    { pitch: 523.3, at: 0.2, length: 0.5 },
  ],
  /** No further. */
  veto: [
    { pitch: 233.1, at: 0, length: 0.3 },
    { pitch: 155.6, at: 0.14, length: 0.55 },
  ],
  chat: [{ pitch: 659.3, at: 0, length: 0.2 }],
  /** A knock, twice: time is short. */
  short: [
    { pitch: 784, at: 0, length: 0.15 },
    { pitch: 784, at: 0.22, length: 0.25 },
  ],
  /** A small fanfare. */
  end: [
    { pitch: 392, at: 0, length: 0.4 },
    { pitch: 493.9, at: 0.15, length: 0.4 },
    { pitch: 587.3, at: 0.3, length: 0.4 },
    { pitch: 784, at: 0.45, length: 0.9 },
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

const HEARD: Record<string, Sound> = {
  card: "take",
  placed: "place",
  moved: "place",
  scored: "score",
  king: "king",
  vetoed: "veto",
};

/** What is to be heard of some news: each sound once. */
export function soundsOf(news: readonly { event?: unknown }[]): Sound[] {
  return [...new Set(news.flatMap(({ event }) => HEARD[String(event)] ?? []))];
}

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return;
  // Browsers keep a page silent until the person has touched it, and complain about those who try.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) pluck(context, tone);
}

function pluck(audio: AudioContext, { pitch, at, length }: Tone): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.25 * settings.volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  for (const [multiple, kind] of [
    [1, "triangle"],
    [2, "sine"],
  ] as const) {
    const string = audio.createOscillator();
    string.type = kind;
    string.frequency.value = pitch * multiple;
    string.connect(gain);
    string.start(start);
    string.stop(start + length);
  }
}
