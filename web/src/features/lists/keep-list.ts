import { useEffect } from 'react';
import type { ListItem } from 'contract/list-items';
import type { List } from 'contract/lists';
import { type KeptList, listsCache } from '#session/kept-list.ts';
import { startWorker } from '#session/push.ts';
import { session } from '#session/user.ts';

/** Lists that are kept, those opened last. */
const mostLists = 10;

/**
 * Keeps a list that is looked at for when there is no network, as it is now. It goes with its session (`session/push.ts`), and
 * those of earlier sessions go as well.
 */
export function useKeptList(list: List, items: readonly ListItem[] | undefined): void {
  useEffect(startWorker, []);
  useEffect(() => {
    // Keeping is a convenience, and a full disk no failure.
    if (items) void keep(list, items).catch(() => undefined);
  }, [list, items]);
}

async function keep(list: List, items: readonly ListItem[]): Promise<void> {
  const current = session.now();
  if (!current || !('caches' in globalThis)) return;
  const kept: KeptList = {
    session: current.id,
    title: list.title,
    readAt: new Date().toISOString(),
    items: items.map(readable),
  };
  const cache = await caches.open(listsCache);
  const ofSession = `/kept-lists/${current.id}/`;
  const address = ofSession + list.id;
  // Put anew it is the last: the browser tells them in the order in which they came.
  await cache.delete(address);
  await cache.put(address, Response.json(kept));
  const all = await cache.keys();
  const others = all.filter(({ url }) => !new URL(url).pathname.startsWith(ofSession));
  const old = all.filter((one) => !others.includes(one)).slice(0, -mostLists);
  await Promise.all([...others, ...old].map((one) => cache.delete(one)));
  // Whoever signed out meanwhile left nothing.
  if (session.now()?.id !== current.id) await caches.delete(listsCache);
}

function readable(item: ListItem): KeptList['items'][number] {
  const { kind, title } = item;
  if (item.kind === 'document')
    return { kind, title, source: item.sourceName, date: item.date, text: item.note };
  if (item.kind === 'update')
    return { kind, title, source: item.sourceName, date: item.date, text: plain(item.description) };
  return { kind, title, source: '', date: '', text: '' };
}

const plain = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(p|li)>|<br>/g, '$& '), 'text/html')
    .body.textContent.trim();
