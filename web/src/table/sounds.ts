import { settings } from '../app/settings.svelte';
import type { Family, Update } from '../protocol';
import { SILENCE, soundsOf, type Heard, type Melody } from './melody';

/** A tone: when it begins and how long it sounds, in seconds, how high it is in hertz, and how loud. */
interface Tone {
  at: number;
  length: number;
  pitch: number;
  gain: number;
  shape?: OscillatorType;
}

/** The pause between two sounds that follow each other, in seconds. */
const APART = 0.11;

/** The steps of a scale in which nothing sounds wrong, in half tones. */
const SCALE = [0, 2, 4, 7, 9] as const;
/** The highest step; a longer melody stays there. */
const TOP = 14;

/** The pitch of a step of the scale. */
function pitchOf(step: number): number {
  const place = Math.min(step, TOP);
  return 440 * 2 ** (Math.floor(place / SCALE.length) + (SCALE[place % SCALE.length] ?? 0) / 12);
}

/** What a family sounds like: the lowest tone, and the half tones above it. */
const CHORDS: Record<Family, { root: number; above: number[]; shape: OscillatorType }> = {
  fire: { root: 147, above: [0, 7, 10, 15], shape: 'triangle' },
  water: { root: 220, above: [0, 5, 7, 12], shape: 'sine' },
  earth: { root: 131, above: [0, 7, 12, 16], shape: 'triangle' },
  wind: { root: 330, above: [0, 4, 7, 11], shape: 'sine' },
  dragon: { root: 110, above: [0, 6, 12, 18], shape: 'triangle' },
};

const TURN: Tone[] = [
  { at: 0, length: 0.5, pitch: 523, gain: 0.1 },
  { at: 0, length: 0.35, pitch: 1046, gain: 0.04 },
];
const END: Tone[] = [523, 659, 784, 1046, 1318].flatMap((pitch, index) => [
  { at: index * 0.14, length: 1.1, pitch, gain: 0.08, shape: 'triangle' as const },
  { at: index * 0.14, length: 0.7, pitch: pitch / 2, gain: 0.05 },
]);
/** When somebody has gone around the track. */
const AROUND: Tone[] = [220, 330, 440, 554, 660, 880].map((pitch, index) => ({ at: index * 0.09, length: 1.6, pitch, gain: 0.05 }));

let output: { context: AudioContext; master: GainNode } | undefined;

/** Browsers let a page sound only after somebody touched it, and complain if it tries earlier. */
function wake(): void {
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  output = { context, master };
}

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

/** A volume that rises at once and fades away, so that nothing clicks. */
function fading(start: number, length: number, gain: number): GainNode | undefined {
  if (output === undefined) return undefined;
  const volume = output.context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(output.master);
  return volume;
}

function tone({ at, length, pitch, gain, shape = 'sine' }: Tone): void {
  if (output === undefined) return;
  const start = output.context.currentTime + at;
  const volume = fading(start, length, gain);
  if (volume === undefined) return;
  const oscillator = output.context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  oscillator.connect(volume);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Noise through a filter that closes: a card that slides over the table, or one that lands on it. */
function noise(at: number, length: number, from: number, to: number, gain: number): void {
  if (output === undefined) return;
  const { context } = output;
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  const volume = fading(start, length, gain);
  if (volume === undefined) return;
  source.connect(filter).connect(volume);
  source.start(start);
}

/** Lets one sound be heard, so many seconds from now. */
function sound(what: Heard, at: number): void {
  switch (what.sound) {
    case 'card':
      noise(at, 0.16, 2600, 700, 0.12);
      break;
    case 'stone':
      tone({ at, length: 0.09, pitch: 1760 + at * 900, gain: 0.08, shape: 'triangle' });
      tone({ at: at + 0.015, length: 0.12, pitch: 2637, gain: 0.04 });
      break;
    case 'tone':
      tone({ at, length: 0.34, pitch: pitchOf(what.step), gain: 0.09, shape: 'triangle' });
      tone({ at, length: 0.5, pitch: pitchOf(what.step) * 2, gain: 0.03 });
      break;
    case 'loss':
      tone({ at, length: 0.3, pitch: 233, gain: 0.08 });
      tone({ at: at + 0.1, length: 0.4, pitch: 196, gain: 0.08 });
      break;
    case 'chord': {
      // The blow of the landing, and then the voice of the family.
      const { root, above, shape } = CHORDS[what.family];
      noise(at, 0.22, 420, 90, 0.2);
      above.forEach((half, index) =>
        tone({ at: at + 0.03 + index * 0.035, length: 0.9, pitch: root * 2 ** (half / 12), gain: 0.06, shape }),
      );
      break;
    }
    case 'end':
      END.forEach(tone);
      break;
  }
}

/** Is anything to be heard now? Then it is as loud as this person wants it. */
function audible(): boolean {
  if (!settings.sounds || settings.volume === 0 || output === undefined || document.hidden) return false;
  void output.context.resume();
  // Loudness is felt in steps of a factor.
  output.master.gain.value = (settings.volume / 100) ** 2 * 1.6;
  return true;
}

let melody: Melody = SILENCE;

/** Lets one hear what happened. */
export function heard(after: Update): void {
  const events = after.entries.flatMap((entry) => entry.events ?? []);
  const told = soundsOf(events, after.view?.phase, melody);
  ({ melody } = told);
  if (!audible()) return;
  told.sounds.forEach((each, index) => sound(each, index * APART));
  const over = told.sounds[0]?.sound === 'end';
  if (!over && after.turn !== null && after.entries.some((entry) => entry.what === 'played' && entry.seat !== after.you))
    TURN.forEach(tone);
}

/** Somebody has gone around the track. */
export function heardAround(): void {
  if (audible()) AROUND.forEach(tone);
}
