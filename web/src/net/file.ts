import type { TableId } from '../protocol';
import { local } from './local';

/** Lets the browser keep this as a file, as a download. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Lets the browser keep the game of a table of this device as a file. */
export async function saveRecord(table: TableId): Promise<void> {
  const record = await local.record(table);
  if (record !== undefined) download(new Blob([record], { type: 'text/plain' }), `${table}.vale`);
}
