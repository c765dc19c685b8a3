/**
 * Does the server know this browser? The cookie that says who we are is hidden from scripts, and asking the server
 * would be a failed request for everybody new. So a second cookie, which says nothing else, comes and goes with the first.
 */
const NAME = 'vale-known';
const YEAR = 365 * 24 * 60 * 60;

export function isKnown(): boolean {
  return document.cookie.split('; ').includes(`${NAME}=1`);
}

export function setKnown(known: boolean): void {
  document.cookie = `${NAME}=${known ? 1 : 0}; Path=/; SameSite=Lax; Max-Age=${known ? YEAR : 0}`;
}
