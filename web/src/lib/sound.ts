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
  chat: [{ pitch: 659.3, at: 0, length: 0.2 }],
  /** A small fanfare. */
  end: [
    { pitch: 392, at: 0, length: 0.4 },
    { pitch: 493.9, at: 0.15, length: 0.4 },
    { pitch: 587.3, at: 0.3, length: 0.4 },
    { pitch: 784, at: 0.45, length: 0.9 },
  ],
} satisfies Record<string, Tone[]>;

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers keep it silent until the person has touched the page.
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
