import type { Issue } from 'contract/newsletter-issues';
import { notFound } from '#platform/errors.ts';
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
  const data: Issue[] = [];
  for (const row of rows.slice(0, size)) data.push(await shownIssue(db, row));
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
  const maker =
    row.userId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['firstName', 'lastName', 'email'])
          .where('id', '=', row.userId)
          .executeTakeFirst();
  return {
    id: row.id,
    subject: row.subject,
    by: maker ? `${maker.firstName} ${maker.lastName}`.trim() || maker.email : null,
    state: row.state,
    ...(row.fault === null ? {} : { fault: row.fault }),
    addressLists: (JSON.parse(row.addressLists) as { title: string }[]).map(({ title }) => title),
    replyTo: row.replyTo,
    created: new Date(row.createdAt).toISOString(),
    sendAt: new Date(row.sendAt).toISOString(),
    ...(row.doneAt === null ? {} : { doneAt: new Date(row.doneAt).toISOString() }),
    ...(await numbersOf(db, row)),
    unsubscribed: row.unsubscribed,
  };
}
