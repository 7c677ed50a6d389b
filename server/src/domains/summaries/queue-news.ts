import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#stores/people/leases.ts';
import { summaryKinds } from 'contract/summaries';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { refusalFor, type SummarySettings } from './state.ts';
import { hashOfText, queueByItself } from './store.ts';

const markName = 'news';
/** Documents of one step; the mark moves after each. */
const stepSize = 50;
const day = 24 * 3_600_000;
/** What nobody asked for is made in the default language; the other on demand. */
const locale = 'nl';

interface Needs {
  choice: { SUMMARY_DAYS: number };
  documents: Pick<DocumentStore, 'dump' | 'settled'>;
  people: PeopleStore;
  clock: Clock;
}

/**
 * Puts what was stored since the last look in the queue, by ingest number, as far as it is summarised and
 * at most so many days old: a back-fill of old years queues nothing. The first look only sets the mark.
 * Demo documents are not made by themselves. @throws LeaseLostError
 */
export async function queueNews(
  { choice, documents, people, clock }: Needs,
  settings: SummarySettings,
  lease: Lease,
): Promise<void> {
  if (choice.SUMMARY_DAYS === 0) return;
  const settled = await documents.settled();
  const mark = await people
    .selectFrom('summaryMarks')
    .select('after')
    .where('name', '=', markName)
    .executeTakeFirst();
  if (mark === undefined) return lease.write((db) => moveMark(db, settled));
  for (let { after } = mark; after < settled;) {
    lease.signal.throwIfAborted();
    const step = await documents.dump(after, stepSize);
    const last = step.at(-1);
    if (last === undefined) return;
    const now = clock.now().getTime();
    const recent = step.flatMap(({ document, withdrawn }) =>
      !withdrawn && !document.demo && document.date > now - choice.SUMMARY_DAYS * day ? [document] : [],
    );
    await lease.write(async (db) => {
      for (const document of recent) {
        const textHash = hashOfText(document.text);
        for (const kind of summaryKinds) {
          if (refusalFor(document, kind, settings)) continue;
          const key = { documentId: document.id, kind, locale } as const;
          await queueByItself(db, key, { published: document.date, now, textHash });
        }
      }
      await moveMark(db, last.seq);
    });
    after = last.seq;
  }
}

async function moveMark(db: PeopleStore, after: number): Promise<void> {
  await db
    .insertInto('summaryMarks')
    .values({ name: markName, after })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ after }))
    .execute();
}
