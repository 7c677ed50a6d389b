import { z } from 'zod';
import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { listed, rememberedAs } from '../reading/cursors.ts';
import { areToCome, type FetchedAttachments } from '../reading/attachments.ts';
import type { EurlexRaw } from './raw.ts';
import { ask, fetchItems, fetchNotice, fetchText, type Service } from './service.ts';
import {
  changesQuery,
  detailsQuery,
  readChanges,
  type ChangedWork,
  type ListPlace,
  type Row,
} from './sparql.ts';

const pageSize = 100;
/** Works whose details are asked in one query, and stored in one step. */
const stepSize = 5;
/** Days that a first poll goes back. */
const firstDays = 30;
/** The index can tell of a change some hours after its stamp; works read since are remembered by stamp. */
const overlapHours = 6;
/** Tries for a work that the service fails to give, one each poll. */
const maximumTries = 5;
/** So many failures in a row mean that the service is down. */
const outageWorks = 3;

/** The cursor of a back-fill: works dated since an instant, which changed at that day or later. */
export function cursorAt(since: number): Cursor {
  const day = dayOf(since);
  return { dated: day, changed: new Date(startOfDay(day)).toISOString() };
}

/** A work to ask again with the tries made; `kept` when it is stored and lacks attachments alone. */
const Again = z.object({
  celex: z.string(),
  work: z.string(),
  changed: z.string(),
  tries: z.number(),
  kept: z.boolean(),
});
type Again = z.infer<typeof Again>;

/** A line of a cursor of an earlier version. */
function againOf(line: string): Again {
  const [celex = '', work = '', changed = '', tries, kept] = line.split(' ');
  return { celex, work, changed, tries: Number(tries), kept: kept !== undefined };
}

/** The stamp of the newest change that is stored, those of works read within the overlap, and works to ask again. */
const CellarCursor = z.object({
  dated: z.string(),
  changed: z.string(),
  read: rememberedAs('\n', ' '),
  again: z
    .union([z.array(Again), z.string().transform((text) => listed(text, '\n').map(againOf))])
    .default([])
    .transform((works) => new Map(works.map((work) => [work.celex, work]))),
});
type Place = z.infer<typeof CellarCursor>;

/**
 * Works changed since the cursor, oldest change first: their list and details by SPARQL, then the notice and
 * the text of each (SOURCES.md §6). A work that the service fails to give is asked for again by later polls.
 * @throws SourceFault
 */
export async function* pollCellar(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<EurlexRaw>> {
  const place = CellarCursor.parse(since ?? cursorAt(startOfDay(addDays(dayOf(now), -firstDays))));
  const outage = { works: 0 };
  const waiting = [...place.again.values()];
  for (let at = 0; at < waiting.length; at += stepSize) {
    const raw = await fetchWorks(service, waiting.slice(at, at + stepSize), place, outage);
    yield { raw, cursor: cursorOf(place) };
  }
  const first = Date.parse(place.changed) - overlapHours * 3_600_000;
  let list: ListPlace = { changed: new Date(first).toISOString(), celex: '' };
  const seen = new Set<string>();
  for (;;) {
    const rows = await listAfter(service, list, place.dated);
    const fresh = rows.filter(({ celex, changed }) => !seen.has(`${celex} ${changed}`));
    for (const { celex, changed } of fresh) seen.add(`${celex} ${changed}`);
    const unread = fresh.filter(({ celex, changed }) => place.read.get(celex) !== changed);
    for (let at = 0; at < unread.length; at += stepSize) {
      const step = unread.slice(at, at + stepSize);
      const raw = await fetchWorks(service, step, place, outage);
      for (const { celex, changed } of step) {
        place.read.set(celex, changed);
        if (Date.parse(changed) > Date.parse(place.changed)) place.changed = changed;
      }
      forget(place);
      yield { raw, cursor: cursorOf(place), remaining: unread.length - at - step.length };
    }
    // A server that repeats its page ends the poll.
    if (rows.length < pageSize || fresh.length === 0) break;
    const { changed, celex } = rows.at(-1)!;
    list = { changed, celex };
  }
  yield { raw: [], cursor: cursorOf(place), remaining: 0 };
}

async function listAfter(service: Service, list: ListPlace, dated: string): Promise<ChangedWork[]> {
  const rows = await ask(service, changesQuery(list, dated, pageSize));
  return readChanges(rows, service.queryUrl);
}

async function fetchWorks(
  service: Service,
  works: readonly ChangedWork[],
  place: Place,
  outage: { works: number },
): Promise<EurlexRaw[]> {
  const details = await ask(service, detailsQuery(works.map(({ work }) => work)));
  const raws: EurlexRaw[] = [];
  for (const work of works) {
    const rows = details.filter((row) => row['celex']?.value === work.celex);
    const before = place.again.get(work.celex);
    const tries = (before?.tries ?? 0) + 1;
    try {
      const raw = await fetchWork(service, work.celex, rows);
      raws.push(raw);
      place.again.delete(work.celex);
      if (areToCome(raw.attachments) && tries < maximumTries) {
        place.again.set(work.celex, { ...work, tries, kept: true });
      }
      outage.works = 0;
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      if (++outage.works >= outageWorks) throw error;
      // A change since then is not stored, whatever was before it.
      const kept = before?.kept === true && before.changed === work.changed;
      if (tries < maximumTries) {
        place.again.set(work.celex, { ...work, tries, kept });
        continue;
      }
      place.again.delete(work.celex);
      if (kept) continue;
      const notes = [`not had in ${tries} tries: ${error.message}`];
      raws.push({ celex: work.celex, rows, notices: [], texts: [], notes });
    }
  }
  return raws;
}

async function fetchWork(
  service: Service,
  celex: string,
  rows: Row[],
): Promise<EurlexRaw & { attachments: FetchedAttachments }> {
  const notice = await fetchNotice(service, celex);
  const text = await fetchText(service, celex);
  const attachments = await fetchItems(service, notice);
  const notes = [...(notice ? [] : ['no notice']), ...(text ? [] : ['no text in a format that can be read'])];
  return { celex, rows, notices: notice ? [notice] : [], texts: text ? [text] : [], attachments, notes };
}

function cursorOf({ read, again, ...days }: Place): Cursor {
  return { ...days, read: Object.fromEntries(read), again: [...again.values()] };
}

function forget(place: Place): void {
  const oldest = Date.parse(place.changed) - overlapHours * 3_600_000;
  for (const [celex, changed] of place.read) if (Date.parse(changed) < oldest) place.read.delete(celex);
}
