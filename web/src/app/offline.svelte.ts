import { BASE } from '../net/place';

/** The new version of the client that waits, if one does. */
let waiting: ServiceWorker | null = $state.raw(null);

/** Does a new version of the client wait for this page to be loaded again? */
export function updateWaits(): boolean {
  return waiting !== null;
}

/** Lets the new version take over. The page is loaded again as soon as it has. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

/** How long the page may be busy with itself before its files are loaded for later, in milliseconds. */
const SETTLED = 3000;

/** Keeps the client on this device, once the page is there and has nothing better to do. */
export function keepOffline(): void {
  // Only pages from safe addresses have service workers; in a local network the client works without one.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, SETTLED));
  later(() => void register(), { timeout: SETTLED });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(`${BASE}sw.js`);
    const look = (): void => {
      // The first version has nobody to ask.
      if (navigator.serviceWorker.controller !== null) waiting = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  } catch (error) {
    console.warn('No service worker:', error);
  }
}
