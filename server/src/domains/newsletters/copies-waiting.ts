import type { PeopleStore } from '#stores/people/index.ts';

/** Copies of issues that left and are not accepted yet, and when the first of these issues left. */
export async function copiesWaiting(
  db: PeopleStore,
): Promise<{ waiting: number; oldest: number | undefined }> {
  const { waiting, oldest } = await db
    .selectFrom('newsletterCopies')
    .innerJoin('newsletterIssues', 'newsletterIssues.id', 'newsletterCopies.issueId')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<number | null>('sendAt').as('oldest')])
    .where('newsletterCopies.state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { waiting, oldest: oldest ?? undefined };
}
