import { letters } from '../game/stones';
import { factsOf, isTile } from '../game/catalogue';
import type { Event, Family, Phase, Seat, Source } from '../protocol';

/** What is to be heard of what happened, in its order. */
export type Heard =
  | { sound: 'card' }
  | { sound: 'stone' }
  | { sound: 'chord'; family: Family }
  /** A tone of a melody; each next one is higher. */
  | { sound: 'tone'; step: number }
  | { sound: 'loss' }
  | { sound: 'end' };

/** A melody that goes on from one update to the next while the effects of one player follow each other. */
export interface Melody {
  seat: Seat | null;
  step: number;
}

export const SILENCE: Melody = { seat: null, step: 0 };

/** No more sounds than this follow each other at once. */
const MOST = 10;

function familyOf(source: Source): Family | undefined {
  return isTile(source) ? undefined : factsOf(source).family;
}

/** The sounds of some events, and the melody as it is after them. In the Resolution Phase every effect is a tone higher. */
export function soundsOf(events: readonly Event[], phase: Phase | undefined, before: Melody): { sounds: Heard[]; melody: Melody } {
  const sounds: Heard[] = [];
  let melody = before;
  let now = phase;
  const stones = (count: number): void => {
    for (let index = 0; index < count; index += 1) sounds.push({ sound: 'stone' });
  };
  const tone = (seat: Seat): void => {
    const step = now === 'resolution' && melody.seat === seat ? melody.step + 1 : 0;
    melody = { seat, step };
    sounds.push({ sound: 'tone', step });
  };
  for (const event of events) {
    switch (event.event) {
      case 'game_ended':
        return { sounds: [{ sound: 'end' }], melody: SILENCE };
      case 'phase_began':
        now = event.phase;
        melody = SILENCE;
        break;
      case 'round_began':
        melody = SILENCE;
        break;
      case 'summoned':
      case 'summoned_free': {
        const family = familyOf(event.card);
        if (family !== undefined) sounds.push({ sound: 'chord', family });
        break;
      }
      case 'points_earned':
        tone(event.seat);
        break;
      case 'points_lost':
        sounds.push({ sound: 'loss' });
        break;
      case 'stones_earned':
        if (now === 'resolution') tone(event.seat);
        else stones(letters(event.stones).length);
        break;
      case 'sold':
        stones(letters(event.stones).length);
        break;
      case 'hunted':
      case 'tamed':
      case 'drew':
      case 'revealed':
        if (sounds.at(-1)?.sound !== 'card') sounds.push({ sound: 'card' });
        break;
      default:
    }
  }
  return { sounds: sounds.slice(0, MOST), melody };
}
