import { at, BASE, pageOf } from '../net/place';

/** The address that is shown: a single page, many addresses. */
let path = $state(pageOf(location.pathname));
let hash = $state(location.hash);
/** How often somebody went somewhere, even if it was here. */
let visits = $state(0);

addEventListener('popstate', () => {
  path = pageOf(location.pathname);
  hash = location.hash;
});

/** The parts of the address, without empty ones: `/t/abc` is `['t', 'abc']`. */
export function route(): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** What stands after `#`, without it. */
export function fragment(): string {
  void visits;
  return hash.slice(1);
}

/** Goes to another address of this page. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', at(to));
  else history.pushState(null, '', at(to));
  path = pageOf(location.pathname);
  hash = location.hash;
  visits += 1;
  if (!options.replace) scrollTo(0, 0);
}

/**
 * Links are written as if the client lay at the root. Where it does not, they are put right before anybody can use them. For
 * `<svelte:document onpointerover onfocusin>`.
 */
export function mend({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const to = link?.getAttribute('href') ?? '';
  if (link !== null && to.startsWith('/') && !to.startsWith(BASE)) link.setAttribute('href', at(to));
}

/** Lets a click on a link to an address of this page stay on the page. For `<svelte:document onclick>`. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(pageOf(link.pathname) + link.search + link.hash);
}
