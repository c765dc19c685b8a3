import { api, ApiError } from '../net/api';
import { isLocal, LOCAL_PLAYER } from '../net/local';
import type { Me, PlayerId, TableId } from '../protocol';
import { t } from '../words/language.svelte';

/** Who plays on this device: nobody is `null`, and `undefined` is not asked yet. */
let me: Me | null | undefined = $state.raw();
let asked: Promise<Me | null> | undefined;

/** Who plays on this device, as far as it is known. */
export function whoAmI(): Me | null | undefined {
  return me;
}

/** Who this device is at a table: tables without a server have a player of their own. */
export function playerAt(table: TableId): PlayerId | null {
  return isLocal(table) ? LOCAL_PLAYER : (me?.player ?? null);
}

const NAME_HERE = 'vale-local-name';

/** The name at tables without a server: that of the player, or a friendly one that stays. */
export function nameHere(): string {
  if (me != null) return me.name;
  try {
    const name = localStorage.getItem(NAME_HERE) ?? someName();
    localStorage.setItem(NAME_HERE, name);
    return name;
  } catch {
    // A browser may forbid it; then every game has another name.
    return someName();
  }
}

/** Asks the server once who plays on this device. */
export function meet(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => {
      remember(found);
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

const NAMED = 'vale-named';

function named(): string | null {
  try {
    return localStorage.getItem(NAMED);
  } catch {
    return null;
  }
}

/** Did whoever plays here choose their name themselves, or was one made up for them? */
let chose: string | null = $state(named());

export function choseName(): boolean {
  return me != null && (me.account || chose === me.player);
}

/** Notes that this person chose their name. */
export function nameChosen({ player }: Me): void {
  chose = player;
  try {
    localStorage.setItem(NAMED, player);
  } catch {
    // A browser may forbid it; then they are asked again.
  }
}

/** Who plays on this device; whoever is nobody yet becomes a guest, with a name of our choice if none is given. */
export async function beSomebody(name?: string): Promise<Me> {
  const known = await meet();
  if (known !== null && name === undefined) return known;
  if (name === undefined) return becomes(await guestWithSomeName());
  const somebody = known === null ? await api.becomeGuest({ name }) : name === known.name ? known : await api.rename({ name });
  nameChosen(somebody);
  return becomes(somebody);
}

function becomes(somebody: Me): Me {
  remember(somebody);
  return somebody;
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
