import { api, ApiError } from '../net/api';
import type { Me } from '../protocol';
import { t } from '../words/language.svelte';
import { fetchPreferences } from './preferences';

/** Who plays on this device: nobody is `null`, and `undefined` is not asked yet. */
let me: Me | null | undefined = $state.raw();
let asked: Promise<Me | null> | undefined;

/** Who plays on this device, as far as it is known. */
export function whoAmI(): Me | null | undefined {
  return me;
}

/** Asks the server once who plays on this device. */
export function meet(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => {
      remember(found);
      if (found?.account) void fetchPreferences();
      return found;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** From now on it is this person, or nobody. */
export function remember(now: Me | null): void {
  me = now;
  asked = Promise.resolve(now);
}

/** Who plays on this device; whoever is nobody yet becomes a guest, with a name of our choice if none is given. */
export async function beSomebody(name?: string): Promise<Me> {
  const known = await meet();
  if (known !== null && name === undefined) return known;
  const guest = name === undefined ? await guestWithSomeName() : await api.becomeGuest({ name });
  remember(guest);
  return guest;
}

/** A friendly name for somebody who has not said theirs. */
export function someName(chance: () => number = Math.random): string {
  const names = t('session-names').split(', ');
  return names[Math.floor(chance() * names.length)] ?? t('session-somebody');
}

async function guestWithSomeName(): Promise<Me> {
  const name = someName();
  try {
    return await api.becomeGuest({ name });
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.code === 'name_taken')) throw error;
    // Only accounts own their names, so a number is enough to get out of the way.
    return api.becomeGuest({ name: `${name} ${Math.floor(10 + Math.random() * 990)}` });
  }
}
