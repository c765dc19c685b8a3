import rulings from 'virtual:rulings';
import type { Source } from '../protocol';

/** The ids of the rulings that touch a card or tile. */
export function rulingsOf(source: Source): string[] {
  return rulings[source] ?? [];
}
