import { FAMILIES } from '../game/catalogue';
import { landscape } from './scene';

// Everything that paints, in one piece that is loaded when the page can be used.
export { back } from './emblem';
export { scene } from './scene';
export { valley } from './valley';

/** The places of all families. */
export function landscapes(): [string, string][] {
  return FAMILIES.map((family) => [family, landscape(family)]);
}
