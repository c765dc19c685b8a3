import type { Family } from '../protocol';
import { cloudsAndIsles } from './wind';
import { crags } from './dragon';
import { forest } from './earth';
import { sea } from './water';
import { volcano } from './fire';
import type { Dice } from './dice';
import type { Land, Painted } from './land';

/** The place of each family. */
export const LANDS: Record<Family, (land: Land, dice: Dice) => Painted> = {
  fire: volcano,
  water: sea,
  earth: forest,
  wind: cloudsAndIsles,
  dragon: crags,
};
