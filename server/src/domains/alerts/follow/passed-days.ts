import { addDays, type DayText, dayOf, numberOfDay, startOfDay } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { isCommitment, isPassed, passedSince } from '#domains/commitments/index.ts';
import type { Clock } from '#platform/clock.ts';
import { inSteps } from '#platform/in-steps.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { openTemporaryStore } from '#stores/documents/temporary-store.ts';
import { withoutTexts } from '#stores/documents/searchable.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { type ActiveSavedSearch, activeSavedSearches, type Compiled } from '../searches/active-searches.ts';
import { markOf } from './marks.ts';
import type { MailQueue } from './mail-queue.ts';
import { keepNewMatches, type MatchRow } from './match-store.ts';
import { linesOf, namesFor } from './run-searches.ts';
import type { PassedDay } from './told-steps.ts';

/** Days after which a day that passed is told to nobody, however long nobody looked. */
const caughtUpDays = 3;
/** Commitments looked at together, with their texts. */
const atOnce = 100;

interface Parts {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'heads' | 'getMany'>;
  clock: Clock;
  queue: MailQueue;
}

/**
 * Tells of commitments whose day passed in Amsterdam while their source noted no fulfilment, to the searches that find them and
 * were there before it passed. Each day of a commitment is one match of a search, so looking again tells nothing twice; it has
 * no version, and is known by the number of its day below zero.
 * @throws LeaseLostError; what the document store throws when it does not answer
 */
export async function tellPassedDays(parts: Parts, compiled: Compiled, lease: Lease): Promise<void> {
  const { people, documents, clock } = parts;
  const today = dayOf(clock.now().getTime());
  const since = addDays(today, -caughtUpDays);
  const upTo = await markOf(people, 'saved-searches');
  if (upTo === undefined) return;
  const passed = await passedSince(documents, { since, today });
  if (passed.length === 0) return;
  const { active } = await activeSavedSearches(people, clock.now(), compiled);
  for (const some of inSteps(passed, atOnce)) {
    lease.signal.throwIfAborted();
    const ids = some.map(({ id }) => id);
    const whole = (await documents.getMany(ids)).filter(
      (one) => isCommitment(one) && isPassed(one, since, today),
    );
    const found = await foundBy(parts, active, whole, upTo);
    for (const rows of inSteps(found)) {
      await lease.write(async (db) => parts.queue.enqueueThese(db, await keepNewMatches(db, rows)));
    }
  }
}

/** What the searches find of some commitments, as matches of the days that passed. */
async function foundBy(
  { people, clock }: Parts,
  active: readonly ActiveSavedSearch[],
  commitments: readonly Document[],
  seq: number,
): Promise<MatchRow[]> {
  if (commitments.length === 0) return [];
  const kept = commitments.map((document, at) => ({ document, withdrawn: false, seq: at + 1, version: 1 }));
  const store = await openTemporaryStore(kept, { names: await namesFor(active, people) });
  try {
    const searches = [...Map.groupBy(active, ({ search }) => search)];
    const answers = await store.documents.findIds(searches.map(([search]) => ({ search })));
    const finders = new Map<DocumentId, number[]>();
    for (const [place, ids] of answers.entries()) {
      // One that became too broad is paused when something comes in.
      for (const id of ids === 'tooBroad' ? [] : ids) finders.set(id, [...(finders.get(id) ?? []), place]);
    }
    const foundAt = clock.now().getTime();
    const rows: MatchRow[] = [];
    for (const document of commitments) {
      const { due, dueInText = false } = document.commitment ?? {};
      const places = finders.get(document.id);
      if (due === undefined || !places) continue;
      const [marked = []] = await store.documents.mark(
        places.map((place) => searches[place]![0]),
        [{ id: document.id, searches: places.map((_, nth) => nth) }],
      );
      const lineOf = linesOf(withoutTexts(document));
      const steps = JSON.stringify({ passed: due, inText: dueInText } satisfies PassedDay);
      for (const [nth, place] of places.entries()) {
        const line = JSON.stringify(lineOf(marked[nth]!));
        for (const { row } of searches[place]![1].filter(({ row: one }) => wasThere(one.createdAt, due))) {
          rows.push({
            ...{ savedSearchId: row.id, userId: row.userId, documentId: document.id },
            ...{ version: -numberOfDay(due), seq, updated: 0, foundAt, line, steps, aside: 1 },
          });
        }
      }
    }
    return rows;
  } finally {
    await store.close();
  }
}

/** A search that was made after the day tells of what is late as it shows it, and not as news. */
const wasThere = (createdAt: number, due: DayText) => createdAt < startOfDay(addDays(due, 1));
