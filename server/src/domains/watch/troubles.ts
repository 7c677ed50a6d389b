import { marksOf, mailsStuckSince } from '#domains/alerts/index.ts';
import { allOrders, freshnessOf, oldestAbove, quarantines } from '#domains/sources/index.ts';
import type { Log } from '#platform/log.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What is looked at. */
export interface Watched {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'check'>;
  /** Sources that this installation reads. */
  names: readonly string[];
  log: Log;
}

/** Something that is wrong. */
export interface Trouble {
  /** `source:` or `quarantine:` and the name of a source, or what else is meant. */
  subject: `source:${string}` | `quarantine:${string}` | 'outbox' | 'follower' | 'documents';
  /** Epoch milliseconds. */
  since: number;
}

const minute = 60_000;
/** Milliseconds after which each is an alarm: a mail that does not leave, and documents nobody has looked at. */
const patience = { outbox: 60 * minute, follower: 30 * minute };

/** Everything that is wrong at an instant. */
export async function troublesNow(
  { people, documents, names, log }: Watched,
  now: number,
): Promise<Trouble[]> {
  const orders = await allOrders(people);
  // What is read no longer, or was left alone by staff themselves, is no alarm.
  const isMinded = (source: string) =>
    names.includes(source) && (orders.get(source)?.pausedAt ?? null) === null;
  const troubles: Trouble[] = await lateSources(people, isMinded, now);
  for (const [source, since] of await quarantines(people))
    if (isMinded(source)) troubles.push({ subject: `quarantine:${source}`, since });
  const stuck = await mailsStuckSince(people, now);
  if (stuck !== undefined && stuck <= now - patience.outbox)
    troubles.push({ subject: 'outbox', since: stuck });
  const mark = (await marksOf(people)).get('saved-searches');
  const behind = mark === undefined ? undefined : await oldestAbove(people, mark);
  if (behind !== undefined && behind <= now - patience.follower)
    troubles.push({ subject: 'follower', since: behind });
  if (!(await answers(documents, log))) troubles.push({ subject: 'documents', since: now });
  return troubles;
}

/** Sources that are silent (decision 9.9). */
async function lateSources(
  people: PeopleStore,
  isMinded: (source: string) => boolean,
  now: number,
): Promise<Trouble[]> {
  const known = await freshnessOf(people, now, false);
  return known
    .filter(({ source, state }) => state === 'late' && isMinded(source))
    .map(({ source, lastNews, lastSuccess }) => ({
      subject: `source:${source}` as const,
      since: lastNews ?? lastSuccess ?? now,
    }));
}

/** False for a store that is away or full, or that fails in a way of its own, which the log tells. */
async function answers(documents: Watched['documents'], log: Log): Promise<boolean> {
  try {
    await documents.check();
    return true;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, 'the document store fails');
    return false;
  }
}
