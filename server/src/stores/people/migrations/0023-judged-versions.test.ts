import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachPeopleStore } from '../test/people.ts';
import { summaries } from './0008-summaries.ts';
import { judgedVersions } from './0023-judged-versions.ts';

eachPeopleStore('what readers said of summaries', (given) => {
  test('migrations: is said of the version there is now, and of the extract where none was made', async () => {
    const { db } = given.people;
    for (const table of [
      'summaries',
      'summary_notes',
      'summary_judgements',
      'summary_costs',
      'summary_marks',
    ]) {
      await db.schema.dropTable(table).execute();
    }
    await summaries.up(db);
    await sql`insert into organisations (id, name, limits, created_at) values ('o', 'O', '{}', 1)`.execute(
      db,
    );
    await sql`
      insert into users (id, organisation_id, email, first_name, last_name, roles, active, created_at)
      values ('u', 'o', 'u@example.org', 'U', 'V', '[]', 1, 1)
    `.execute(db);
    const key = { kind: 'short', locale: 'nl' } as const;
    await db
      .insertInto('summaries')
      .values({
        ...key,
        documentId: 'made',
        state: 'ready',
        asked: 1,
        askedAt: 1,
        published: 1,
        notBefore: 1,
        attempts: 0,
        fault: null,
        textHash: 'x',
        summary: '{}',
        madeAt: 1_800_000_000_000,
      })
      .execute();
    await sql`
      insert into summary_judgements (user_id, document_id, kind, locale, judgement, judged_at)
      values ('u', 'made', 'short', 'nl', 'useful', 2), ('u', 'extract', 'short', 'nl', 'notUseful', 3)
    `.execute(db);
    await judgedVersions.up(db);
    const kept = db.selectFrom('summaryJudgements').selectAll().orderBy('judgedAt');
    expect(await kept.execute()).toEqual([
      {
        userId: 'u',
        ...key,
        documentId: 'made',
        madeAt: 1_800_000_000_000,
        judgement: 'useful',
        judgedAt: 2,
      },
      { userId: 'u', ...key, documentId: 'extract', madeAt: 0, judgement: 'notUseful', judgedAt: 3 },
    ]);
    await db.deleteFrom('users').where('id', '=', 'u').execute();
    expect(await kept.execute()).toEqual([]);
  });
});
