// The worker of the product in the browser: shows what is told by push, and a page of ours where there is no network. It
// keeps nothing else: pages, files and answers come from the server as if it were not there, so no old build lives on.
import type { PushMessage } from 'contract/push';

declare const self: ServiceWorkerGlobalScope;
/** Of the build, so that each build makes another worker, which takes over at once. */
declare const buildStamp: string;

/** Of this build alone; those of others go when it takes over. */
const cacheName = `policy-monitor:offline ${buildStamp}`;
const offlinePage = '/offline.html';
const files = [offlinePage, '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    const { pathname } = new URL(request.url);
    if (pathname !== '/admin' && !pathname.startsWith('/admin/')) event.respondWith(pageOf(event));
    return;
  }
  // What the page for no network is made of, and only for that page: all else is the browser's own.
  if (files.includes(new URL(request.url).pathname)) event.respondWith(fileOf(request));
});

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const message = event.notification.data as PushMessage;
  event.waitUntil(event.action === 'off' ? switchOff(message) : open(message.link));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  // So that pages are asked for while this worker starts.
  await self.registration.navigationPreload?.enable();
  const others = (await caches.keys()).filter(
    (name) => name.startsWith('policy-monitor:offline ') && name !== cacheName,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    const ahead = (await event.preloadResponse) as Response | undefined;
    return ahead ?? (await fetch(event.request));
  } catch (failure) {
    const kept = await caches.match(offlinePage);
    if (kept) return kept;
    throw failure;
  }
}

async function fileOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw failure;
  }
}

/** A message that comes again takes the place of itself. */
async function show(message: PushMessage): Promise<void> {
  const { id, title, body, locale, off } = message;
  await self.registration.showNotification(title, {
    ...{ body, lang: locale, tag: id, data: message },
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    // Few browsers show buttons: elsewhere it is switched off in the settings.
    ...(off ? { actions: [{ action: 'off', title: off.label }] } : {}),
  });
}

/** Ends messages about the search of this one; where that fails, the page that does it is opened. */
async function switchOff({ id, title, locale, off }: PushMessage): Promise<void> {
  if (!off) return;
  const body = new URLSearchParams({ confirm: 'yes' });
  const answer = await fetch(off.address, { method: 'POST', body }).catch(() => undefined);
  if (!answer?.ok) return open(off.address);
  const link = '/saved-searches';
  await show({ id, title, body: off.done, link, locale, off: null });
}

/** Opens a page of the product in a window of it that is there, the one in use first, or in a new one. */
async function open(link: string): Promise<void> {
  const address = new URL(link, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const there =
    windows.find(({ url }) => url === address) ?? windows.find(({ focused }) => focused) ?? windows[0];
  if (!there) return void (await self.clients.openWindow(address));
  const focused = await there.focus();
  if (focused.url !== address) await focused.navigate(address);
}
