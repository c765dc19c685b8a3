import { expect, it } from 'vitest';
import type { Event } from '../../src/protocol';
import { SILENCE, soundsOf } from '../../src/table/melody';

const points = (seat: 1 | 2): Event => ({ event: 'points_earned', seat, points: 2, by: 'troll' });

it('makes a melody of what follows each other in the Resolution Phase: each effect is a tone higher', () => {
  const first = soundsOf([points(1), { event: 'stones_earned', seat: 1, stones: 'R', by: 'salamander' }], 'resolution', SILENCE);
  expect(first.sounds).toEqual([
    { sound: 'tone', step: 0 },
    { sound: 'tone', step: 1 },
  ]);
  const second = soundsOf([points(1)], 'resolution', first.melody);
  expect(second.sounds).toEqual([{ sound: 'tone', step: 2 }]);
  expect(soundsOf([points(2)], 'resolution', second.melody).sounds).toEqual([{ sound: 'tone', step: 0 }]);
});

it('begins anew in another phase, and sings only in the Resolution Phase', () => {
  const { melody } = soundsOf([points(1), points(1)], 'resolution', SILENCE);
  expect(soundsOf([{ event: 'phase_began', phase: 'action' }, points(1)], 'action', melody).sounds).toEqual([{ sound: 'tone', step: 0 }]);
  expect(soundsOf([points(1), points(1)], 'action', SILENCE).sounds).toEqual([
    { sound: 'tone', step: 0 },
    { sound: 'tone', step: 0 },
  ]);
});

it('lets a creature land with the chord of its family, stones click one by one, and the end drown everything', () => {
  expect(soundsOf([{ event: 'summoned', seat: 1, card: 'hydra', paid: 'BR' }], 'action', SILENCE).sounds).toEqual([
    { sound: 'chord', family: 'water' },
  ]);
  expect(soundsOf([{ event: 'sold', seat: 1, card: 'imp', stones: 'RRR' }], 'action', SILENCE).sounds).toHaveLength(3);
  expect(soundsOf([points(1), { event: 'game_ended' }], 'over', SILENCE).sounds).toEqual([{ sound: 'end' }]);
  const many = Array.from({ length: 40 }, () => points(1));
  expect(soundsOf(many, 'resolution', SILENCE).sounds.length).toBeLessThanOrEqual(10);
});
