import { expect, it } from 'vitest';
import { choosable, choosesSeveral, moveFor, pressed } from '../../src/table/toggles';
import { offer } from './moves';

const choose = (...what: number[]) => offer({ verb: 'choose', what });
const two = [choose(0, 1), choose(0, 2), choose(1, 2), choose(0, 3), choose(1, 3), choose(2, 3)];

it('offers a switch for each thing where two are chosen, and buttons where one is', () => {
  expect(choosesSeveral(two)).toBe(true);
  expect(choosable(two)).toEqual([0, 1, 2, 3]);
  expect(choosesSeveral([choose(0), choose(1), offer({ verb: 'done' })])).toBe(false);
  expect(choosesSeveral([offer({ verb: 'keep', what: 'RR' }), offer({ verb: 'keep', what: 'RB' })])).toBe(false);
});

it('finds the move for what is chosen, in any order, and none for too little', () => {
  expect(moveFor([3, 1], two)).toEqual(choose(1, 3));
  expect(moveFor([3], two)).toBeUndefined();
  expect(moveFor([], two)).toBeUndefined();
  expect(moveFor([0], [choose(0), choose(0, 1)])).toEqual(choose(0));
});

it('lets a third choice take the place of the first, and a second press take back', () => {
  expect(pressed([0], 1, two)).toEqual([0, 1]);
  expect(pressed([0, 1], 2, two)).toEqual([1, 2]);
  expect(pressed([0, 1], 0, two)).toEqual([1]);
  // What cannot go together is not chosen together.
  expect(pressed([0], 2, [choose(0, 1), choose(1, 2)])).toEqual([2]);
});
