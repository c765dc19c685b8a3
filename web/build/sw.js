// Keeps the whole client on the device, so that it opens at once, and all that needs no server works without a connection.
//
// Each version of the client has a cache of its own, which is filled before the version is used and deleted after it. A new
// version waits until somebody says that it may take over. The page itself is asked for anew while there is a connection: a
// client that is older than its server is never shown.

/** All files of this version, beside the page. */
const FILES = /* FILES */ [];
const VERSION = /* VERSION */ '';
/** Is the client on a host of plain files, which knows one page only? */
const PLAIN_HOST = false;

const CACHE = `vale-${VERSION}`;
const ROOT = new URL('./', self.location.href);
const PAGE = ROOT.href;
const KNOWN = new Set(FILES.map((file) => new URL(file, ROOT).href));

async function fill() {
  const cache = await caches.open(CACHE);
  // What another version had already is not loaded again: the name of a file changes with what is in it.
  const before = (await caches.keys()).filter((name) => name.startsWith('vale-') && name !== CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  // A few at a time, so that whoever plays meanwhile does not wait for it.
  for (let from = 0; from < FILES.length; from += 6) {
    await Promise.all(
      FILES.slice(from, from + 6).map(async (file) => {
        const address = new URL(file, ROOT).href;
        if (file.startsWith('assets/')) {
          for (const name of before) {
            const kept = await (await caches.open(name)).match(address);
            if (kept !== undefined) return cache.put(address, kept);
          }
        }
        return cache.add(address);
      }),
    );
  }
}

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith('vale-') && name !== CACHE).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

async function keptPage() {
  const kept = (await (await caches.open(CACHE)).match(PAGE)) ?? Response.error();
  if (!PLAIN_HOST || !kept.ok) return kept;
  // There the page names its files by where it lies itself, and it is shown at any address.
  const text = (await kept.text()).replaceAll('"./', `"${ROOT.pathname}`);
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** The page, from the server if it answers. All addresses of the client have the same page. */
async function page(request) {
  try {
    const response = await fetch(request);
    return PLAIN_HOST && !response.ok ? await keptPage() : response;
  } catch {
    return keptPage();
  }
}

async function file(request) {
  return (await (await caches.open(CACHE)).match(request.url)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, href, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (KNOWN.has(href)) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
