import { expect, it } from 'vitest';
import { readMove, type Option } from '../../src/game/offers';
import { choosable, choosesSeveral, moveFor, pressed } from '../../src/table/toggles';

const brings = { points: 0, stones: '', spends: '', reveals: false, asks: false, price: 0, wastes: 0 };
const option = (move: string): Option => ({ move, act: readMove(move), brings });
const two = ['choose a b', 'choose a c', 'choose b c', 'choose a d', 'choose b d', 'choose c d'].map(option);

it('offers a switch for each thing where two are chosen, and buttons where one is', () => {
  expect(choosesSeveral(two)).toBe(true);
  expect(choosable(two)).toEqual(['a', 'b', 'c', 'd']);
  expect(choosesSeveral(['choose a', 'choose b', 'done'].map(option))).toBe(false);
  expect(choosesSeveral(['keep RR', 'keep RB'].map(option))).toBe(false);
});

it('finds the move for what is chosen, in any order, and none for too little', () => {
  expect(moveFor(['d', 'b'], two)?.move).toBe('choose b d');
  expect(moveFor(['d'], two)).toBeUndefined();
  expect(moveFor([], two)).toBeUndefined();
  expect(moveFor(['a'], ['choose a', 'choose a b'].map(option))?.move).toBe('choose a');
});

it('lets a third choice take the place of the first, and a second press take back', () => {
  expect(pressed(['a'], 'b', two)).toEqual(['a', 'b']);
  expect(pressed(['a', 'b'], 'c', two)).toEqual(['b', 'c']);
  expect(pressed(['a', 'b'], 'a', two)).toEqual(['b']);
  // What cannot go together is not chosen together.
  expect(pressed(['a'], 'c', ['choose a b', 'choose b c'].map(option))).toEqual(['c']);
});
