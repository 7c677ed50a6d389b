import { mostFirst, type Use } from '#domains/organisations/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/**
 * Saved searches of the active users of an organisation: those of the dashboard of which they have most, those of the
 * agenda, and those that tell directly; most first.
 */
export async function searchUse(
  db: PeopleStore,
  organisationId: string,
): Promise<{ savedSearches: Use[]; agendaSearches: Use[]; directSearches: Use[] }> {
  const saved = await db
    .selectFrom('savedSearches')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .select(({ fn }) => ['userId', 'dashboard', fn.countAll().as('number')])
    .select((eb) =>
      eb.fn
        .sum(
          eb
            .case()
            .when(eb.or([eb('realTime', '=', 1), eb('push', 'is not', null)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('direct'),
    )
    .where('users.organisationId', '=', organisationId)
    .where('users.active', '=', 1)
    .groupBy(['userId', 'dashboard'])
    .execute();
  const agenda = await db
    .selectFrom('agendaSearches')
    .innerJoin('users', 'users.id', 'agendaSearches.userId')
    .select(({ fn }) => ['userId', fn.countAll().as('number')])
    .where('users.organisationId', '=', organisationId)
    .where('users.active', '=', 1)
    .where('removedAt', 'is', null)
    .groupBy('userId')
    .execute();
  const users = [...Map.groupBy(saved, ({ userId }) => userId)];
  return {
    savedSearches: mostFirst(
      users.map(([userId, rows]) => ({
        userId,
        number: Math.max(...rows.map(({ number }) => Number(number))),
      })),
    ),
    agendaSearches: mostFirst(agenda.map(({ userId, number }) => ({ userId, number: Number(number) }))),
    directSearches: mostFirst(
      users.map(([userId, rows]) => ({
        userId,
        number: rows.reduce((sum, { direct }) => sum + Number(direct), 0),
      })),
    ).filter(({ number }) => number > 0),
  };
}
