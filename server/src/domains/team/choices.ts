import type { TeamChoices } from 'contract/team';
import type { PeopleStore } from '#stores/people/index.ts';

/** What holds for who never chose: a mention is mailed, and nobody sees what somebody follows. */
const standard: TeamChoices = { mentionMails: true, followingShown: false };

/** What a user lets colleagues and the product do. */
export async function choicesOf(db: PeopleStore, userId: string): Promise<TeamChoices> {
  const row = await db.selectFrom('teamChoices').selectAll().where('userId', '=', userId).executeTakeFirst();
  return row ? { mentionMails: row.mentionMails === 1, followingShown: row.followingShown === 1 } : standard;
}

/** Changes what a user lets them do. */
export async function changeChoices(
  db: PeopleStore,
  userId: string,
  { mentionMails, followingShown }: TeamChoices,
): Promise<TeamChoices> {
  const kept = { mentionMails: Number(mentionMails), followingShown: Number(followingShown) };
  await db
    .insertInto('teamChoices')
    .values({ userId, ...kept })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(kept))
    .execute();
  return { mentionMails, followingShown };
}

/** The active colleagues of a user who let it be seen what they follow, with their names' parts. */
export function shownFollowers(
  db: PeopleStore,
  { organisationId, userId }: { organisationId: string; userId: string },
): Promise<{ id: string; firstName: string; lastName: string; email: string }[]> {
  return db
    .selectFrom('teamChoices')
    .innerJoin('users', 'users.id', 'teamChoices.userId')
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.email'])
    .where('users.organisationId', '=', organisationId)
    .where('users.active', '=', 1)
    .where('users.id', '<>', userId)
    .where('followingShown', '=', 1)
    .orderBy('users.lastName')
    .orderBy('users.email')
    .execute();
}
