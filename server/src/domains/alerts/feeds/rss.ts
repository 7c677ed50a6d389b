import { addDays, dayOf, startOfDay, timeZone } from 'contract/amsterdam';
import type { DocumentId, Marked } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { ToldSteps } from '../follow/told-steps.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { markOf } from '../follow/marks.ts';
import { documentAddress } from '../mails/document-address.ts';
import { type StepsFacts, stepsFacts } from '../mails/step-words.ts';
import { documentsNow } from '../tell/document-status.ts';
import { keepHighlights } from '../tell/long-queries.ts';
import type { SavedRow } from '../searches/saved-search-store.ts';
import { readCriteria } from '../searches/saved-search-criteria.ts';
import { type Actor, type Scope, scopeOf } from '#platform/access.ts';
import { escapeHtml } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { allows, type FeedParts } from './feed-parts.ts';
import { searchAddress } from '../searches/search-address.ts';
import { type ChannelItem, writeRss } from './write-rss.ts';

interface Asked {
  row: SavedRow;
  actor: Actor;
  locale: Locale;
  /** Where this feed is read. */
  self: string;
  now: Date;
}

interface Found {
  documentId: DocumentId;
  version: number;
  updated: boolean;
  foundAt: number;
  line: MatchLine;
  /** The steps of a followed dossier that this version is told for. */
  steps: ToldSteps | undefined;
  /** Shown with its title and date only, from when it was closed (decision 3.33). */
  closed: boolean;
}

/** What a saved search found in the last 30 days, the 50 that came in last, as RSS 2.0 (decision 3.18). */
export async function rssOf(parts: FeedParts, { row, actor, locale, self, now }: Asked): Promise<string> {
  const { db, documents, productName, address } = parts;
  const { criteria } = readCriteria(row.criteria);
  const { query } = criteria;
  await keepHighlights(db, [query], now.getTime());
  const found = await newest(db, row.id, scopeOf(actor), now);
  const items = await asTheyAreNow(documents, found);
  return writeRss({
    title: `${row.title} – ${productName}`,
    description: row.description || say(locale, 'feeds.rss.description', { query, productName }),
    link: searchAddress(address, row.id, criteria),
    self,
    language: locale,
    generator: productName,
    keep: limits.feedCache / 60,
    items: items.map((one) => itemOf(one, { searchId: row.id, query, address, locale })),
  });
}

/** Differs as soon as the search found something more, or what it found may be told otherwise. */
export async function rssVersion(
  db: PeopleStore,
  searchId: string,
): Promise<[number, number | null, number | undefined]> {
  const { count, last } = await db
    .selectFrom('matches')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('foundAt').as('last')])
    .where('savedSearchId', '=', searchId)
    .executeTakeFirstOrThrow();
  return [count, last, await markOf(db, 'saved-searches')];
}

/** One row a document, of its newest version that was found, within what the modules allow today. */
async function newest(db: PeopleStore, searchId: string, scope: Scope, now: Date): Promise<Found[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['documentId', 'version', 'updated', 'foundAt', 'line', 'steps'])
    .where('savedSearchId', '=', searchId)
    .where('gone', 'is', null)
    .where('foundAt', '>=', startOfDay(addDays(dayOf(now.getTime()), -limits.rssDays)))
    .orderBy('foundAt', 'desc')
    .orderBy('seq', 'desc')
    // Some are versions of one document, some outside the modules.
    .limit(limits.rssItems * 4)
    .execute();
  const found = new Map<DocumentId, Found>();
  for (const { documentId, version, updated, foundAt, line: text, steps: written } of rows) {
    const line = JSON.parse(text) as MatchLine;
    if (found.has(documentId) || !allows(scope, line)) continue;
    const closed = line.confidentiality === 'Besloten';
    const steps = written === null ? undefined : ToldSteps.parse(JSON.parse(written));
    found.set(documentId, { documentId, version, updated: updated === 1, foundAt, line, steps, closed });
    if (found.size === limits.rssItems) break;
  }
  return [...found.values()];
}

/** Without what was withdrawn since; what was closed since tells no more than its title. */
async function asTheyAreNow(documents: FeedParts['documents'], found: readonly Found[]): Promise<Found[]> {
  const closed = new Map<DocumentId, boolean>();
  const ids = found.map(({ documentId }) => documentId);
  for await (const [id, document] of documentsNow(documents, ids))
    if ('confidentiality' in document) closed.set(id, document.confidentiality === 'Besloten');
  return found
    .filter(({ documentId }) => closed.has(documentId))
    .map((one) => ({ ...one, closed: one.closed || closed.get(one.documentId) === true }));
}

function itemOf(
  { documentId, version, updated, foundAt, line, steps, closed }: Found,
  { searchId, query, address, locale }: { searchId: string; query: string; address: string; locale: Locale },
): ChannelItem {
  const { title, institution, sourceType } = line;
  const demo = line.demo ? say(locale, 'feeds.demo') : '';
  // What is closed tells its title and time alone (decision 3.33).
  const about = closed ? [] : [institution, sourceType];
  // The day in full, because a feed is read later than it is written (decision 3.18).
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(line.date));
  const facts = [...about, day, demo].filter(Boolean).join(' · ');
  const told = steps && !closed ? stepsFacts(locale, address, steps) : undefined;
  const html = [
    `<p>${escapeHtml(facts)}</p>`,
    ...(told ? [stepsHtml(told)] : []),
    ...(updated ? [`<p><em>${escapeHtml(say(locale, 'feeds.rss.updated'))}</em></p>`] : []),
    ...(closed
      ? [`<p>${escapeHtml(say(locale, 'feeds.closed'))}</p>`]
      : line.passages.map((passage) => `<p>${marked(passage)}</p>`)),
  ];
  return {
    title: title.text,
    link: documentAddress(address, { ...line, id: documentId, turn: closed ? undefined : line.turn }, query),
    // A step is news of its own, and readers show what has the same id once.
    guid: [searchId, documentId, ...(told ? [version] : [])].join(':'),
    date: foundAt,
    categories: about.filter(Boolean),
    html: html.join(''),
  };
}

function stepsHtml({ words, page }: StepsFacts): string {
  const link = page ? [`<a href="${escapeHtml(page.address)}">${escapeHtml(page.name)}</a>`] : [];
  return `<p>${[...words.map((one) => `<strong>${escapeHtml(one)}</strong>`), ...link].join(' · ')}</p>`;
}

function marked({ text, marks }: Marked): string {
  let at = 0;
  let html = '';
  for (const [from, to] of marks) {
    html += `${escapeHtml(text.slice(at, from))}<strong>${escapeHtml(text.slice(from, to))}</strong>`;
    at = to;
  }
  return html + escapeHtml(text.slice(at));
}
