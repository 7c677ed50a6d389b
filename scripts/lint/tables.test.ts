import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { saidOfPlanted } from './planted.ts';
import { owners } from './tables.ts';
import { root } from './walls.ts';

const refused = [
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
] as const;

const allowed = [
  ['lists/lists.ts', "db.insertInto('lists'); db.selectFrom('users'); type Row = Tables['listItems'];"],
  ['alerts/tell/forget.ts', "db.deleteFrom('delivered'); db.selectFrom('matches');"],
  ['alerts/feeds/calendar.ts', "db.selectFrom('savedSearches').innerJoin('calendarMatches', 'a', 'b');"],
  ['alerts/tell/forget.ts', 'sql`delete from delivered`; db.selectFrom((eb) => eb.selectFrom("matches"));'],
] as const;

describe('tables: only its owner', () => {
  let said: string[][];
  beforeAll(async () => {
    const planted = [...refused.map(([, file, code]) => [file, code] as const), ...allowed];
    said = await saidOfPlanted(
      planted.map(([file, code]) => [`server/src/domains/${file}`, code]),
      /tables/,
    );
  });

  test.each(refused.map(([rule], index) => [rule, index] as const))('%s', (_rule, index) => {
    expect(said[index]).toHaveLength(1);
  });

  test.each(allowed.map(([file, code], index) => [file, code, refused.length + index] as const))(
    'and nothing else: %s %s',
    (_file, _code, index) => {
      expect(said[index]).toEqual([]);
    },
  );

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
