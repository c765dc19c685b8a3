import type { TableId } from '../protocol';
import { HINTS, type HintId } from './hints';

const KEY = 'vale-lessons';

/** What was explained at a table before: whoever comes back is not told again. Only the last table is remembered. */
export function givenHints(table: TableId): HintId[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { table?: unknown; given?: unknown };
    const { given } = kept;
    if (kept.table !== table || !Array.isArray(given)) return [];
    return given.filter((id): id is HintId => HINTS.some((hint) => hint.id === id));
  } catch {
    return [];
  }
}

export function keepHints(table: TableId, given: readonly HintId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, given }));
  } catch {
    // A browser may forbid it; then things are explained again after a reload.
  }
}
