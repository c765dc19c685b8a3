import { settings } from '../app/settings.svelte';
import type { Update } from '../protocol';

/** What can be heard. */
type Sound = 'card' | 'stone' | 'points' | 'turn' | 'end';

/** A tone: when it begins and how long it sounds, in seconds, how high it is in hertz, and how loud. */
interface Tone {
  at: number;
  length: number;
  pitch: number;
  gain: number;
  shape?: OscillatorType;
}

const TONES: Record<Exclude<Sound, 'card'>, Tone[]> = {
  stone: [
    { at: 0, length: 0.12, pitch: 1480, gain: 0.1 },
    { at: 0.05, length: 0.14, pitch: 1975, gain: 0.07 },
  ],
  points: [
    { at: 0, length: 0.16, pitch: 659, gain: 0.08 },
    { at: 0.08, length: 0.24, pitch: 880, gain: 0.08 },
  ],
  turn: [
    { at: 0, length: 0.5, pitch: 523, gain: 0.1 },
    { at: 0, length: 0.35, pitch: 1046, gain: 0.04 },
  ],
  end: [523, 659, 784, 1046].map((pitch, index) => ({ at: index * 0.14, length: 0.8, pitch, gain: 0.08, shape: 'triangle' })),
};

let context: AudioContext | undefined;

/** Browsers let a page sound only after somebody touched it, and complain if it tries earlier. */
function wake(): void {
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  context = new AudioContext();
}

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

/** A volume that rises at once and fades away, so that nothing clicks. */
function fading(to: AudioContext, start: number, length: number, gain: number): GainNode {
  const volume = to.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(to.destination);
  return volume;
}

function tone(to: AudioContext, { at, length, pitch, gain, shape = 'sine' }: Tone): void {
  const start = to.currentTime + at;
  const oscillator = to.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(to, start, length, gain));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A card that slides over the table: noise through a filter that closes. */
function slide(to: AudioContext): void {
  const length = 0.16;
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const noise = to.createBufferSource();
  noise.buffer = buffer;
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(2600, to.currentTime);
  filter.frequency.exponentialRampToValueAtTime(700, to.currentTime + length);
  noise.connect(filter).connect(fading(to, to.currentTime, length, 0.12));
  noise.start();
}

/** Lets something be heard, if this person wants sounds and has touched the page. */
function play(sound: Sound): void {
  if (!settings.sounds || context === undefined || document.hidden) return;
  void context.resume();
  if (sound === 'card') slide(context);
  else for (const each of TONES[sound]) tone(context, each);
}

/** Lets one hear what happened. One sound for each kind, however much happened at once. */
export function heard(after: Update): void {
  const kinds = new Set(after.entries.flatMap((entry) => entry.events ?? []).map(({ event }) => event));
  if (kinds.has('game_ended')) play('end');
  else {
    if (kinds.has('points_earned')) play('points');
    else if (kinds.has('sold') || kinds.has('stones_earned')) play('stone');
    else if (kinds.has('hunted') || kinds.has('tamed') || kinds.has('summoned') || kinds.has('drew')) play('card');
    if (after.turn !== null && after.entries.some((entry) => entry.what === 'played' && entry.seat !== after.you)) play('turn');
  }
}
