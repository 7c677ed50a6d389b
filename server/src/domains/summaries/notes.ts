import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { promptVersion } from './prompts.ts';

/** Milliseconds notes are kept: long enough for the other kind of summary and for the other language. */
const kept = 7 * 24 * 3_600_000;

interface Needs {
  db: PeopleStore;
  lease: Lease;
  /** Epoch milliseconds. */
  now: () => number;
  documentId: string;
  textHash: string;
  model: string;
}

/**
 * Keeps what a service noted of each part of a text, so that a process that goes on after another was
 * killed, and the second summary of the same document, ask for no part twice.
 */
export function notesKept({ db, lease, now, documentId, textHash, model }: Needs) {
  return async function noted(part: string, ask: () => Promise<unknown>): Promise<unknown> {
    const key = [textHash, promptVersion, model, part].join(' ');
    const row = await db.selectFrom('summaryNotes').select('notes').where('key', '=', key).executeTakeFirst();
    if (row) return JSON.parse(row.notes) as unknown;
    const answer = await ask();
    const notes = JSON.stringify(answer);
    await lease.write(async (people) => {
      await people
        .deleteFrom('summaryNotes')
        .where('madeAt', '<', now() - kept)
        .execute();
      await people
        .insertInto('summaryNotes')
        .values({ key, documentId, notes, madeAt: now() })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ notes, madeAt: now() }))
        .execute();
    });
    return answer;
  };
}
