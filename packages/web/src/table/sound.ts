import { currentSettings } from '../shell/settings.ts';

export type Sound = 'place' | 'build' | 'coin' | 'card' | 'bell' | 'score' | 'dice' | 'blow';

/** One tone, or a rustle of noise around a pitch. */
interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Hertz, at the start and at the end. */
  readonly pitch: readonly [number, number];
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  readonly volume: number;
}

const knock = (at: number, pitch: number, volume: number): Note[] => [
  { wave: 'triangle', pitch: [pitch, pitch * 0.5], at, length: 0.09, volume },
  { wave: 'noise', pitch: [pitch * 7, pitch * 5], at, length: 0.03, volume: volume * 0.5 },
];
const tone = (pitch: number, at: number, length: number, volume: number): Note => ({
  wave: 'sine',
  pitch: [pitch, pitch],
  at,
  length,
  volume,
});

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  place: knock(0, 210, 0.3),
  build: [...knock(0, 170, 0.3), ...knock(0.1, 190, 0.3), ...knock(0.22, 150, 0.36)],
  coin: [tone(1976, 0, 0.09, 0.07), tone(2637, 0.06, 0.22, 0.07)],
  card: [{ wave: 'noise', pitch: [1800, 3600], at: 0, length: 0.13, volume: 0.12 }],
  bell: [tone(659, 0, 1.1, 0.13), tone(1318, 0, 0.7, 0.05), tone(1977, 0, 0.4, 0.03)],
  dice: [0, 0.09, 0.2, 0.34, 0.5].flatMap((at, i) => knock(at, 420 - 40 * i, 0.2 - 0.025 * i)),
  blow: [
    { wave: 'sawtooth', pitch: [130, 45], at: 0, length: 0.5, volume: 0.16 },
    { wave: 'noise', pitch: [700, 120], at: 0, length: 0.55, volume: 0.35 },
  ],
  score: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, i * 0.09, 0.35, 0.09)),
};

/** The weightiest first. */
const WEIGHT: readonly Sound[] = ['blow', 'score', 'dice', 'build', 'place', 'card'];

/** What events sound like: the weightiest thing that happened, and money that came in. */
export function soundsIn<E extends { readonly t: string }>(
  events: readonly E[],
  of: { readonly [T in E['t']]?: Sound },
  isMoney: (event: E) => boolean,
): Sound[] {
  const heard = new Set(events.map(({ t }) => of[t as E['t']]));
  const main = WEIGHT.find((sound) => heard.has(sound));
  return [...(main === undefined ? [] : [main]), ...(events.some(isMoney) ? (['coin'] as const) : [])];
}

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Browsers stay silent until the player has touched the page. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Plays a sound now or in a moment, if the player wants sounds at all. */
export function play(sound: Sound, after = 0): void {
  if (!currentSettings().sound || typeof AudioContext === 'undefined' || !touched()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  for (const note of SOUNDS[sound]) sing(context, note, context.currentTime + after);
}

function sing(audio: AudioContext, { wave, pitch, at, length, volume }: Note, now: number): void {
  const [start, end] = [now + at, now + at + length];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (wave === 'noise') {
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    bend(filter.frequency, pitch, start, end);
    const source = audio.createBufferSource();
    source.buffer = rustle ??= noise(audio);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    bend(source.frequency, pitch, start, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

function bend(param: AudioParam, [from, to]: readonly [number, number], start: number, end: number): void {
  param.setValueAtTime(from, start);
  param.exponentialRampToValueAtTime(to, end);
}

/** Half a second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
