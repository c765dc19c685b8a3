import { api } from '../net/api';
import { change, readSettings, settings, type Settings } from './settings.svelte';

/** How long changes are gathered before they are sent, in milliseconds. */
const GATHER = 800;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Changes settings on this device, and for the account if there is one. */
export function choose(changes: Partial<Settings>, account: boolean): void {
  change(changes);
  if (!account) return;
  clearTimeout(timer);
  timer = setTimeout(() => void keepPreferences(), GATHER);
}

/** Takes over what the account has chosen on another device. */
export async function fetchPreferences(): Promise<void> {
  // Without an answer, what this device knows is good enough.
  const kept = await api.preferences().catch(() => undefined);
  if (kept?.settings !== undefined) change(readSettings(JSON.stringify(kept.settings), { ...settings }));
}

/** Keeps the settings of this device for the account. */
export async function keepPreferences(): Promise<void> {
  await api.keepPreferences({ settings: { ...settings } }).catch(() => undefined);
}
