/* The service worker. The build puts `const BUILD = { version, files }` before this; see vite.offline.ts. */
/* global BUILD */

const PREFIX = 'guildhall-';
const CACHE = PREFIX + BUILD.version;
const PAGE = '/index.html';
const KEPT = new Set(BUILD.files);

/** What the server answers itself, also when opened like a page. */
const isServers = (path) =>
  ['/healthz', '/metrics', '/stop-mail', '/confirm-mail'].includes(path) || path.startsWith('/api/');

async function keepEverything() {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILD.files.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOldVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function kept(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepEverything()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));

// A new version waits until the player asks for it.
self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServers(pathname)) event.respondWith(kept(PAGE, request));
  } else if (KEPT.has(pathname)) {
    event.respondWith(kept(pathname, request));
  }
});

/** What the server pushes: `{ title, body, url, tag }`, in the language of the person. */
async function showNotice(notice) {
  const { title, body, url, tag } = notice;
  await self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { url } });
}

/** A window that shows the table comes to the front; else a new one opens. */
async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === url);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(url);
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(showNotice(event.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});
