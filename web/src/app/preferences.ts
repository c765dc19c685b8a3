import { api } from '../net/api';
import { meet } from './session.svelte';
import { change, readSettings, settings, type Settings } from './settings.svelte';

/** How long changes are gathered before they are sent, in milliseconds. */
const GATHER = 800;

let timer: ReturnType<typeof setTimeout> | undefined;

/** How often something was chosen here. */
let choices = 0;

/** Changes settings on this device, and for the account if there is one. */
export function choose(changes: Partial<Settings>): void {
  choices += 1;
  change(changes);
  clearTimeout(timer);
  timer = setTimeout(() => void keepForAccount(), GATHER);
}

async function keepForAccount(): Promise<void> {
  const me = await meet().catch(() => null);
  if (me?.account) await keepPreferences();
}

/** Was it looked for on this page what the account has chosen elsewhere? */
let looked = false;

/** Asks who plays on this device, and takes over once what their account has chosen. */
export async function recall(): Promise<void> {
  // Without an answer the page works as for somebody new; what is asked next tells of the trouble.
  const me = await meet().catch(() => undefined);
  if (looked || me === undefined) return;
  looked = true;
  if (me?.account) await fetchPreferences();
}

/** Takes over what the account has chosen on another device. */
export async function fetchPreferences(): Promise<void> {
  // Without an answer, what this device knows is good enough.
  const before = choices;
  const kept = await api.preferences().catch(() => undefined);
  // What was chosen here in the meantime is newer.
  if (kept?.settings !== undefined && choices === before) change(readSettings(JSON.stringify(kept.settings), { ...settings }));
}

/** Keeps the settings of this device for the account. */
export async function keepPreferences(): Promise<void> {
  await api.keepPreferences({ settings: { ...settings } }).catch(() => undefined);
}
