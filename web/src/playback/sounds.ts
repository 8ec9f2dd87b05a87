/** Sounds of our own, made by oscillators: nothing is loaded. They are off until the user switches them on. */
import { settings } from "../lib/settings.svelte";

export type Cue = "turn" | "notice" | "scoring" | "end";

/** A tone: its pitch in hertz, and when it begins and how long it rings, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

const [C, E, G, A, HIGH] = [523.25, 659.25, 783.99, 440, 1046.5];
const CUES: Readonly<Record<Cue, { shape: OscillatorType; loud: number; tones: readonly Tone[] }>> = {
  turn: { shape: "triangle", loud: 0.16, tones: [[G, 0, 0.18], [HIGH, 0.12, 0.4]] },
  notice: { shape: "sawtooth", loud: 0.07, tones: [[A, 0, 0.16], [A * 0.75, 0.15, 0.45]] },
  scoring: { shape: "triangle", loud: 0.13, tones: [[C, 0, 0.14], [E, 0.09, 0.14], [G, 0.18, 0.3]] },
  end: { shape: "triangle", loud: 0.16, tones: [[C, 0, 0.3], [E, 0.16, 0.3], [G, 0.32, 0.3], [HIGH, 0.5, 1.1]] },
};

let audio: AudioContext | null = null;

/** Plays a sound, if the user wants sounds. */
export function sound(cue: Cue): void {
  if (settings.sound === "off" || globalThis.AudioContext === undefined) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { shape, loud, tones } = CUES[cue];
  for (const [pitch, at, length] of tones) ring(audio, shape, loud, pitch, audio.currentTime + at, length);
}

function ring(context: AudioContext, shape: OscillatorType, loud: number, pitch: number, at: number, length: number): void {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length + 0.05);
}
