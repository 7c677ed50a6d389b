import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
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

interface Place {
  dated: string;
  /** Stamp of the newest change that is stored. */
  changed: string;
  /** Stamps of works read within the overlap. */
  read: Map<string, string>;
  /** Works to ask again, with the tries made. */
  again: Map<string, Again>;
}

/** A work to ask again; `kept` when it is stored and lacks attachments alone. */
type Again = ChangedWork & { tries: number; kept: boolean };

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
  const place = placeOf(since ?? cursorAt(startOfDay(addDays(dayOf(now), -firstDays))));
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

function placeOf(cursor: Cursor): Place {
  const entries = (name: string) =>
    String(cursor[name] ?? '')
      .split('\n')
      .filter(Boolean);
  return {
    dated: String(cursor['dated']),
    changed: String(cursor['changed']),
    read: new Map(entries('read').map((line) => line.split(' ') as [string, string])),
    again: new Map(
      entries('again').map((line) => {
        const [celex, work, changed, tries, kept] = line.split(' ') as [
          string,
          string,
          string,
          string,
          string?,
        ];
        return [celex, { celex, work, changed, tries: Number(tries), kept: kept !== undefined }];
      }),
    ),
  };
}

function cursorOf(place: Place): Cursor {
  const again = [...place.again.values()].map(
    (one) => `${one.celex} ${one.work} ${one.changed} ${one.tries}${one.kept ? ' kept' : ''}`,
  );
  return {
    dated: place.dated,
    changed: place.changed,
    read: [...place.read].map(([celex, changed]) => `${celex} ${changed}`).join('\n'),
    again: again.join('\n'),
  };
}

function forget(place: Place): void {
  const oldest = Date.parse(place.changed) - overlapHours * 3_600_000;
  for (const [celex, changed] of place.read) if (Date.parse(changed) < oldest) place.read.delete(celex);
}
