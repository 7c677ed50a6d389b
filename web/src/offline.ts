// The page that the worker shows where there is no network, and the lists that were opened last (`features/lists/keep-list.ts`).
// It stands alone: nothing of the product can be fetched then.
import { isObjectOf, isText } from '#api/shapes.ts';
import { isKeptList, type KeptList, keptListsLife, listsCache } from '#session/kept-list.ts';
import { recall } from '#session/storage.ts';

type Words = Record<string, string>;

const catalogues = JSON.parse(document.getElementById('words')!.textContent) as Record<string, Words>;
const device = recall('device', isObjectOf({ locale: isText }));
const locale = device?.locale ?? (navigator.language.startsWith('en') ? 'en-gb' : 'nl');
const words = catalogues[locale] ?? catalogues['nl']!;
const tag = locale === 'en-gb' ? 'en-GB' : 'nl-NL';
const say = (key: string, values: Words = {}) =>
  (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
const moment = new Intl.DateTimeFormat(tag, {
  ...{ timeZone: 'Europe/Amsterdam', dateStyle: 'full', timeStyle: 'short' },
});
const day = new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Amsterdam', dateStyle: 'medium' });

function element(name: string, text?: string, ...children: Node[]): HTMLElement {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

/** The lists that were kept in the session of this browser, opened last first. */
async function keptLists(): Promise<KeptList[]> {
  const session = recall('session', isObjectOf({ id: isText }));
  if (session === undefined || !(await caches.has(listsCache))) return [];
  const cache = await caches.open(listsCache);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => (await cache.match(request))?.json() as Promise<unknown>),
  );
  return kept
    .filter(isKeptList)
    .filter((list) => list.session === session.id && Date.parse(list.readAt) > Date.now() - keptListsLife)
    .toSorted((one, other) => other.readAt.localeCompare(one.readAt));
}

function drawn({ title, readAt, items }: KeptList): HTMLElement {
  const all = items.map((item) => {
    if (item.kind === 'subheading') return element('li', undefined, element('h3', item.title));
    const facts = [item.date === '' ? '' : day.format(new Date(item.date)), item.source].filter(Boolean);
    return element(
      'li',
      undefined,
      element('strong', item.title),
      element('small', facts.join(' · ')),
      ...(item.text === '' ? [] : [element('p', item.text)]),
    );
  });
  const about = element('p', say('readAt', { moment: moment.format(new Date(readAt)) }));
  const summary = element('summary', undefined, element('h2', title));
  return element(
    'details',
    undefined,
    summary,
    about,
    items.length > 0 ? element('ul', undefined, ...all) : element('p', say('empty')),
  );
}

async function start(): Promise<void> {
  document.documentElement.lang = tag;
  document.title = say('title');
  const again = element('button', say('again'));
  again.addEventListener('click', () => location.reload());
  const lists = await keptLists();
  document
    .querySelector('main')!
    .replaceChildren(
      element('h1', say('title')),
      element('p', say('text')),
      again,
      ...(lists.length > 0
        ? [element('h2', say('lists')), ...lists.map(drawn)]
        : [element('p', say('noLists'))]),
    );
  // Whoever waits is taken back by themselves.
  addEventListener('online', () => location.reload());
}

void start();
