import { expect, it } from 'vitest';
import { factsOf, isTile } from '../../src/game/catalogue';
import { nameOf } from '../../src/words/cards';
import { chosen, EVERYTHING, SOURCES } from '../../src/cards/filter';
import { speaking } from './speaking';

const plain = (text: string): string => text;

it('opens with all families mixed, by cost, and not with a wall of one colour', async () => {
  await speaking('en');
  const shown = chosen(EVERYTHING, plain);
  expect(shown.toSorted()).toEqual([...SOURCES].toSorted());
  const costs = shown.flatMap((source) => (isTile(source) ? [] : [factsOf(source).cost]));
  expect(costs).toEqual(costs.toSorted((one, two) => one - two));
  const families = shown.slice(0, 12).map((source) => (isTile(source) ? 'tile' : factsOf(source).family));
  expect(families.filter((family, index) => family === families[index - 1]).length).toBeLessThan(3);
  expect(shown.findIndex(isTile)).toBe(costs.length);
});

it('can be sorted by family and by name', async () => {
  await speaking('fr');
  expect(chosen({ ...EVERYTHING, order: 'family' }, plain)).toEqual([...SOURCES]);
  const names = chosen({ ...EVERYTHING, order: 'name' }, plain).map(nameOf);
  expect(names).toEqual(names.toSorted((one, two) => one.localeCompare(two, 'fr')));
});
