// Keeps the files of the client on the device, so that it opens at once and even without a connection. The page itself
// is always asked for anew while there is a connection: a client that is older than its server is never shown.

const PAGES = 'vale-page';
const FILES = 'vale-files';
const PAGE = '/';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const known = [PAGES, FILES];
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** The page, from the server if it answers. All addresses of the client have the same page. */
async function page(request) {
  const pages = await caches.open(PAGES);
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get('Content-Type')?.startsWith('text/html')) await keepPage(pages, response.clone());
    return response;
  } catch {
    return (await pages.match(PAGE)) ?? Response.error();
  }
}

/** A page that changed belongs to another version of the client, whose files have other names. */
async function keepPage(pages, response) {
  const before = await pages.match(PAGE);
  const now = await response.clone().text();
  if (before !== undefined && (await before.text()) !== now) await caches.delete(FILES);
  await pages.put(PAGE, response);
}

/** A file whose name has a hash of its contents never changes. */
async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
