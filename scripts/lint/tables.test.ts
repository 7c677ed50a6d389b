import { ESLint } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { owners } from './tables.ts';
import { root } from './walls.ts';

/** The project's own rules without those that read types, which take long and say nothing of tables. */
const eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked });

/** What the rule of tables says of a line in a file that is there. */
async function saidOf(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, 'server/src/domains', file) });
  return result!.messages
    .filter(({ ruleId, fatal }) => fatal || ruleId === 'house/tables')
    .map(({ message }) => message);
}

describe('tables: only its owner', () => {
  test.each([
    ['reads one of another domain', 'today/searches.ts', "db.selectFrom('savedSearches')"],
    ['reads one by another name', 'today/searches.ts', "db.selectFrom('matches as found')"],
    ['joins one', 'lists/lists.ts', "db.selectFrom('lists').innerJoin('deliveries', 'a', 'b')"],
    ['reads one of several', 'lists/lists.ts', "db.selectFrom(['lists', 'deliveries'])"],
    ['writes the accounts', 'lists/lists.ts', "db.updateTable('users')"],
    ['inserts into one', 'names/store.ts', "db.insertInto('lists')"],
    ['deletes from one', 'sources/begin-anew.ts', "db.deleteFrom('matches')"],
    ['takes a row for its own', 'lists/lists.ts', "type Row = Tables['matches']"],
    ['writes plain words', 'lists/lists.ts', 'sql`select 1 from saved_searches where id = ${id}`'],
    ['names a table elsewhere', 'lists/lists.ts', 'db.selectFrom(table)'],
    ['writes those of a room it may look into', 'alerts/tell/forget.ts', "db.deleteFrom('matches')"],
    ['reads those of a room above', 'alerts/follow/match.ts', "db.selectFrom('delivered')"],
  ])('%s', async (_rule, file, code) => {
    expect(await saidOf(file, code)).toHaveLength(1);
  });

  test.each([
    ['lists/lists.ts', "db.insertInto('lists'); db.selectFrom('users'); type Row = Tables['listItems'];"],
    ['alerts/tell/forget.ts', "db.deleteFrom('delivered'); db.selectFrom('matches');"],
    ['alerts/feeds/calendar.ts', "db.selectFrom('savedSearches').innerJoin('calendarMatches', 'a', 'b');"],
    ['alerts/tell/forget.ts', 'sql`delete from delivered`; db.selectFrom((eb) => eb.selectFrom("matches"));'],
  ])('and nothing else: %s', async (file, code) => {
    expect(await saidOf(file, code)).toEqual([]);
  });

  test('and every table has one that is there', () => {
    const folder = join(root, 'server/src/stores/people/tables');
    const named = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(([, table]) => table!),
    );
    expect(Object.keys(owners).sort()).toEqual(named.sort());
    const missing = Object.values(owners).filter(({ owner }) => !existsSync(join(root, 'server/src', owner)));
    expect(missing).toEqual([]);
  });
});
