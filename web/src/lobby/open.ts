import { go } from '../app/router.svelte';
import { beSomebody } from '../app/session.svelte';
import { api } from '../net/api';
import type { NewTable } from '../protocol';

/** Makes a table and goes there; whoever has no name yet gets one. */
export async function openTable(plan: NewTable): Promise<void> {
  await beSomebody();
  const { table } = await api.makeTable(plan);
  go(`/t/${table}`);
}
