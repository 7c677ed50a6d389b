import { createHash } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type DayText, dayOf } from 'contract/amsterdam';
import { type Judgement, Summary, type SummaryKind } from 'contract/summaries';
import type { Locale } from 'contract/users';
import type { PeopleStore, Tables } from '#stores/people/tables.ts';

/** One summary: of a document, short or long, in a language of the interface. */
export interface SummaryKey {
  documentId: string;
  kind: SummaryKind;
  locale: Locale;
}

/** What is kept of one summary. */
export interface KeptSummary {
  state: 'waiting' | 'ready' | 'failed';
  notBefore: number;
  madeAt: number | undefined;
  /** The last one that was made, also while a new one waits. */
  summary: Summary | undefined;
  textHash: string | undefined;
}

/** One piece of the queue. */
export interface WaitingSummary extends SummaryKey {
  asked: boolean;
  attempts: number;
}

/** Tells texts apart; a summary of an older text is made anew. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Says which row of `summaries` or `summaryJudgements` is meant. */
function the({ documentId, kind, locale }: SummaryKey) {
  return <T extends 'summaries' | 'summaryJudgements'>(eb: ExpressionBuilder<Tables, T>) =>
    (eb as ExpressionBuilder<Tables, 'summaries'>).and({ documentId, kind, locale });
}

/** What is kept of a summary, or undefined when it was never asked for. */
export async function keptSummary(db: PeopleStore, key: SummaryKey): Promise<KeptSummary | undefined> {
  const row = await db.selectFrom('summaries').selectAll().where(the(key)).executeTakeFirst();
  if (!row) return undefined;
  return {
    state: row.state,
    notBefore: row.notBefore,
    madeAt: row.madeAt ?? undefined,
    // Written by an older version in another shape: as if it had never been made.
    summary: row.summary === null ? undefined : Summary.safeParse(JSON.parse(row.summary)).data,
    textHash: row.textHash ?? undefined,
  };
}

/** Puts a summary in the queue for a reader, before everything nobody asked for. Asking again changes nothing. */
export async function askFor(
  db: PeopleStore,
  key: SummaryKey,
  { published, now }: { published: number; now: number },
): Promise<void> {
  // A reader who asks for what waits by itself takes it to the front; who asks twice does not.
  await queue(db, key, { asked: 1, published, now }, (eb) =>
    eb.or([eb('summaries.state', '!=', 'waiting'), eb('summaries.asked', '=', 0)]),
  );
}

/** Puts a summary in the queue that nobody asked for, if there is none of this text yet. */
export async function queueByItself(
  db: PeopleStore,
  key: SummaryKey,
  { published, now, textHash }: { published: number; now: number; textHash: string },
): Promise<void> {
  await queue(db, key, { asked: 0, published, now }, (eb) =>
    eb.and([eb('summaries.state', '=', 'ready'), eb('summaries.textHash', '!=', textHash)]),
  );
}

/** Puts a summary in the queue; one that is kept already where it is to be made again. */
async function queue(
  db: PeopleStore,
  key: SummaryKey,
  { asked, published, now }: { asked: 0 | 1; published: number; now: number },
  again: (eb: ExpressionBuilder<Tables, 'summaries'>) => Expression<SqlBool>,
): Promise<void> {
  const fresh = { state: 'waiting', asked, askedAt: now, notBefore: now, attempts: 0, fault: null } as const;
  await db
    .insertInto('summaries')
    .values({ ...key, ...fresh, published, textHash: null, summary: null, madeAt: null })
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'kind', 'locale']).doUpdateSet(fresh).where(again),
    )
    .execute();
}

/** What to make next: what readers asked for in the order of asking, then the newest documents. */
export async function nextWaiting(
  db: PeopleStore,
  { now, askedOnly, except }: { now: number; askedOnly: boolean; except: readonly SummaryKey[] },
): Promise<WaitingSummary | undefined> {
  const rows = await db
    .selectFrom('summaries')
    .select(['documentId', 'kind', 'locale', 'asked', 'attempts'])
    .where('state', '=', 'waiting')
    .where('notBefore', '<=', now)
    .$if(askedOnly, (query) => query.where('asked', '=', 1))
    .orderBy('asked', 'desc')
    .orderBy((eb) =>
      eb
        .case()
        .when('asked', '=', 1)
        .then(eb.ref('askedAt'))
        .else(eb.neg(eb.ref('published')))
        .end(),
    )
    .orderBy('documentId')
    // The short one first: it is what people see.
    .orderBy('kind', 'desc')
    .limit(except.length + 1)
    .execute();
  const found = rows.find(
    (row) =>
      !except.some(
        ({ documentId, kind, locale }) =>
          row.documentId === documentId && row.kind === kind && row.locale === locale,
      ),
  );
  return found && { ...found, asked: found.asked === 1 };
}

/** Keeps a summary that was made. */
export async function keepSummary(
  db: PeopleStore,
  key: SummaryKey,
  { summary, textHash, now }: { summary: Summary; textHash: string; now: number },
): Promise<void> {
  await db
    .updateTable('summaries')
    .set({ state: 'ready', summary: JSON.stringify(summary), textHash, madeAt: now, fault: null })
    .where(the(key))
    .execute();
}

/** Keeps that a try failed: for good, or until an instant. */
export async function keepFailure(
  db: PeopleStore,
  key: SummaryKey,
  { fault, attempts, again }: { fault: string; attempts: number; again: number | undefined },
): Promise<void> {
  await db
    .updateTable('summaries')
    .set({ fault, attempts, ...(again === undefined ? { state: 'failed' } : { notBefore: again }) })
    .where(the(key))
    .execute();
}

/** Lets a summary wait until an instant without counting it as a try. */
export async function putOff(db: PeopleStore, key: SummaryKey, until: number): Promise<void> {
  await db.updateTable('summaries').set({ notBefore: until }).where(the(key)).execute();
}

/** Takes a summary out of the queue that cannot be made any more. */
export async function forget(db: PeopleStore, key: SummaryKey): Promise<void> {
  await db.deleteFrom('summaries').where(the(key)).execute();
}

/** Which version of a summary a reader judges: one that was made, or 0 for the extract. */
export interface JudgedSummary extends SummaryKey {
  madeAt: number;
}

/** What a reader said of this version of a summary. */
export async function judgementOf(
  db: PeopleStore,
  userId: string,
  version: JudgedSummary,
): Promise<Judgement | undefined> {
  const row = await db
    .selectFrom('summaryJudgements')
    .select('judgement')
    .where(the(version))
    .where('madeAt', '=', version.madeAt)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.judgement;
}

/** Keeps what a reader says of this version of a summary; null takes it back. */
export async function judge(
  db: PeopleStore,
  userId: string,
  version: JudgedSummary,
  { judgement, now }: { judgement: Judgement | null; now: number },
): Promise<void> {
  if (judgement === null) {
    await db
      .deleteFrom('summaryJudgements')
      .where(the(version))
      .where('madeAt', '=', version.madeAt)
      .where('userId', '=', userId)
      .execute();
    return;
  }
  await db
    .insertInto('summaryJudgements')
    .values({ userId, ...version, judgement, judgedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'documentId', 'kind', 'locale', 'madeAt'])
        .doUpdateSet({ judgement, judgedAt: now }),
    )
    .execute();
}

/** Tokens spent on the Amsterdam day of an instant. */
export async function spentOn(db: PeopleStore, now: number): Promise<number> {
  const row = await db
    .selectFrom('summaryCosts')
    .select('tokens')
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return row?.tokens ?? 0;
}

/** Adds tokens to a day's account; fewer when negative. */
export async function spend(db: PeopleStore, day: DayText, tokens: number): Promise<void> {
  await db
    .insertInto('summaryCosts')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ tokens: eb('summaryCosts.tokens', '+', tokens) })),
    )
    .execute();
}

/** Which of these documents have a short summary ready in this language. */
export async function withSummary(
  db: PeopleStore,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('summaries')
    .select('documentId')
    .where('documentId', 'in', ids)
    .where('kind', '=', 'short')
    .where('locale', '=', locale)
    .where('state', '=', 'ready')
    .execute();
  return new Set(rows.map(({ documentId }) => documentId));
}

/** Summaries that wait to be made, and when the first of them was asked for. */
export async function summariesWaiting(
  db: PeopleStore,
): Promise<{ waiting: number; oldest: number | undefined }> {
  const { waiting, oldest } = await db
    .selectFrom('summaries')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<number | null>('askedAt').as('oldest')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { waiting, oldest: oldest ?? undefined };
}
