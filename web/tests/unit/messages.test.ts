import { expect, it } from 'vitest';
import type { Family } from '../../src/protocol';
import { t } from '../../src/words/language.svelte';
import { speaking } from './speaking';

it('says messages with the variables that they need', async () => {
  await speaking('en');
  const family = 'fire' as Family;
  expect(t('table-score', { player: 'Ada', score: 3 })).toBe('Ada 3');
  expect(t(`family-word-${family}`)).toBe('fire');
});

/** Never called: the types are the test. `npm run check` fails if one of these lines has no error. */
export function wrong(family: Family): void {
  // @ts-expect-error There is no such message.
  t('no-such-message');
  // @ts-expect-error There is no such message of a family.
  t(`familiar-${family}`);
  // @ts-expect-error It needs variables.
  t('table-score');
  // @ts-expect-error It needs another variable.
  t('table-score', { player: 'Ada' });
  // @ts-expect-error It has no such variable.
  t('table-score', { player: 'Ada', score: 3, place: 1 });
}
