import { hasServer } from '../net/place';
import { sendGames } from '../net/sending';
import { meet } from './session.svelte';

/** How long to wait after something went wrong, in milliseconds. */
const PAUSE = 60_000;

/** How long the page may be busy with itself before games are sent, in milliseconds. */
const SETTLED = 3000;

/** How many games of this device the server has taken since the page was loaded. */
let taken = $state(0);
let sending = false;
let notBefore = 0;

export function gamesTaken(): number {
  return taken;
}

/** Sends the finished games of this device, if there is a server that knows who plays here. Tells whether it took any. */
export async function sendFinishedGames(): Promise<boolean> {
  if (sending || !hasServer() || Date.now() < notBefore) return false;
  sending = true;
  try {
    const count = await sendGames(async () => (await meet()) !== null);
    taken += count;
    return count > 0;
  } catch {
    // Nobody waits for it: the next time is soon enough.
    notBefore = Date.now() + PAUSE;
    return false;
  } finally {
    sending = false;
  }
}

/** Sends games once the page has nothing better to do, and whenever the network is back. */
export function keepSending(): void {
  setTimeout(() => void sendFinishedGames(), SETTLED);
  addEventListener('online', () => {
    notBefore = 0;
    void sendFinishedGames();
  });
}
