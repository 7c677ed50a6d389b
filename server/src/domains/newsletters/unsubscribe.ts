import { holdOrganisation } from '#domains/organisations/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/**
 * Takes a reader off every list of an organisation, at once and for ever: what has not left yet does not, and of the
 * address only its hash is kept, which no import passes (decision 10.6). Doing it again changes nothing.
 */
export function unsubscribe(
  db: PeopleStore,
  { organisation, reader, issue }: { organisation: string; reader: string; issue: string },
  now: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await holdOrganisation(transaction, organisation);
    const noted = await transaction
      .insertInto('unsubscribedReaders')
      .values({ organisationId: organisation, emailHash: reader, at: now })
      .onConflict((conflict) => conflict.columns(['organisationId', 'emailHash']).doNothing())
      .returning('emailHash')
      .executeTakeFirst();
    if (!noted) return;
    await transaction
      .updateTable('newsletterIssues')
      .set((row) => ({ unsubscribed: row('unsubscribed', '+', 1) }))
      .where('id', '=', issue)
      .where('organisationId', '=', organisation)
      .execute();
    await transaction
      .deleteFrom('newsletterReaders')
      .where('organisationId', '=', organisation)
      .where('emailHash', '=', reader)
      .execute();
    await transaction
      .updateTable('newsletterCopies')
      .set({ state: 'skipped', email: '' })
      .where('state', '=', 'waiting')
      .where('emailHash', '=', reader)
      .where('issueId', 'in', (eb) =>
        eb
          .selectFrom('newsletterIssues')
          .select('id')
          .where('organisationId', '=', organisation)
          .where('state', '=', 'sending'),
      )
      .execute();
  });
}
