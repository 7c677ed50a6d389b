import type { Issue } from 'contract/newsletter-issues';
import { z } from 'zod';
import { notFound } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** An issue without its bodies. */
export type IssueRow = Omit<Tables['newsletterIssues'], 'html' | 'text'>;

export const issueColumns = [
  'id',
  'organisationId',
  'userId',
  'addressLists',
  'subject',
  'senderName',
  'replyTo',
  'saveHash',
  'state',
  'fault',
  'createdAt',
  'sendAt',
  'doneAt',
  'readers',
  'accepted',
  'refused',
  'unsubscribed',
] as const satisfies (keyof IssueRow)[];

/** An issue of an organisation; undefined when there is none. */
export function findIssue(
  db: PeopleStore,
  organisationId: string,
  id: string,
): Promise<IssueRow | undefined> {
  return db
    .selectFrom('newsletterIssues')
    .select(issueColumns)
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
}

/** @throws EC-03, also for an issue of another organisation */
export async function requireIssue(db: PeopleStore, organisationId: string, id: string): Promise<IssueRow> {
  const row = await findIssue(db, organisationId, id);
  if (!row) throw notFound('refusals.unknownIssue');
  return row;
}

/** Issues of an organisation before one of them, newest first by when they were sent off. */
export async function archivedIssues(
  db: PeopleStore,
  organisationId: string,
  before: IssueRow | undefined,
  size: number,
): Promise<{ data: Issue[]; more: boolean }> {
  const rows = await db
    .selectFrom('newsletterIssues')
    .select(issueColumns)
    .where('organisationId', '=', organisationId)
    .$if(before !== undefined, (older) =>
      older.where((eb) =>
        eb.or([
          eb('createdAt', '<', before!.createdAt),
          eb.and([eb('createdAt', '=', before!.createdAt), eb('id', '<', before!.id)]),
        ]),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const data = await shownIssues(db, rows.slice(0, size));
  return { data, more: rows.length > size };
}

/** The page that went to the readers of an issue, with `place` where the link of each was. @throws EC-03 */
export async function issuePage(
  db: PeopleStore,
  organisationId: string,
  id: string,
  { linkPlace, place }: { linkPlace: string; place: string },
): Promise<string> {
  const row = await db
    .selectFrom('newsletterIssues')
    .select('html')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  if (!row) throw notFound('refusals.unknownIssue');
  return row.html.replaceAll(linkPlace, place);
}

/** What became of an issue: while it is being sent as its copies are now. */
export async function numbersOf(
  db: PeopleStore,
  { id, state, readers, accepted, refused }: IssueRow,
): Promise<Pick<Issue, 'readers' | 'accepted' | 'refused'>> {
  if (state !== 'sending') return { readers, accepted, refused };
  const rows = await db
    .selectFrom('newsletterCopies')
    .select(({ fn }) => ['state' as const, fn.countAll<number>().as('count')])
    .where('issueId', '=', id)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map((row) => [row.state, Number(row.count)]));
  const [waiting = 0, ...done] = (['waiting', 'accepted', 'refused'] as const).map(
    (one) => counts.get(one) ?? 0,
  );
  return { readers: waiting + done[0]! + done[1]!, accepted: done[0]!, refused: done[1]! };
}

/** An issue as people see it. */
export async function shownIssue(db: PeopleStore, row: IssueRow): Promise<Issue> {
  return (await shownIssues(db, [row]))[0]!;
}

async function shownIssues(db: PeopleStore, rows: readonly IssueRow[]): Promise<Issue[]> {
  const makers = await namesOf(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const issues: Issue[] = [];
  for (const row of rows) {
    issues.push({
      id: row.id,
      subject: row.subject,
      by: (row.userId !== null && makers.get(row.userId)) || null,
      state: row.state,
      ...(row.fault === null ? {} : { fault: row.fault }),
      addressLists: listsIn(row).map(({ title }) => title),
      replyTo: row.replyTo,
      created: new Date(row.createdAt).toISOString(),
      sendAt: new Date(row.sendAt).toISOString(),
      ...(row.doneAt === null ? {} : { doneAt: new Date(row.doneAt).toISOString() }),
      ...(await numbersOf(db, row)),
      unsubscribed: row.unsubscribed,
    });
  }
  return issues;
}

const Lists = z.array(z.object({ id: z.string(), title: z.string() }));

/** The address lists of an issue, by the titles they had when it was sent off. */
export const listsIn = ({ addressLists }: IssueRow): z.infer<typeof Lists> =>
  Lists.parse(JSON.parse(addressLists));

/** What users are called, by id. */
export async function namesOf(db: PeopleStore, userIds: readonly string[]): Promise<Map<string, string>> {
  // PostgreSQL has no empty list.
  if (userIds.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(users.map((user) => [user.id, personName(user)]));
}
