import {
  type KnownName,
  type Named,
  recognisedKinds,
  seatKinds,
} from '#stores/documents/entities/known-name.ts';
import type { PeopleStore, Tables } from '#stores/people/tables.ts';
import type { DomainId } from 'contract/dashboards';
import { fold } from 'contract/query/analyser';

type Row = Tables['knownNames'];

/** Rows asked for or written in one statement; so few that nobody waits for them. */
const step = 200;
/** The only row of the versions. */
const all = 'all';

/**
 * Keeps the names of a list by the source's own keys, in the transaction it is given. Only what the source took back is
 * deleted: who has left keeps the period. The version changes only when a row did.
 */
export async function rememberNames(
  db: PeopleStore,
  list: { source: string; domain: DomainId },
  names: readonly Named[],
): Promise<void> {
  const last = [...new Map(names.map((name) => [keyOf(name), name])).entries()];
  let changed = await forgetNames(
    db,
    list.source,
    last.flatMap(([key, { withdrawn }]) => (withdrawn ? [key] : [])),
  );
  const rows = last.flatMap(([, name]) => (name.withdrawn ? [] : [rowOf(list, name)]));
  for (let at = 0; at < rows.length; at += step) {
    const some = rows.slice(at, at + step);
    const kept = await db
      .selectFrom('knownNames')
      .selectAll()
      .where('source', '=', list.source)
      .where(
        'key',
        'in',
        some.map(({ key }) => key),
      )
      .execute();
    const before = new Map(kept.map((row) => [row.key, row]));
    const fresh = some.filter((row) => !isSame(row, before.get(row.key)));
    if (fresh.length === 0) continue;
    changed = true;
    await db
      .insertInto('knownNames')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.columns(['source', 'key']).doUpdateSet((eb) => ({
          domain: eb.ref('excluded.domain'),
          kind: eb.ref('excluded.kind'),
          name: eb.ref('excluded.name'),
          surname: eb.ref('excluded.surname'),
          initials: eb.ref('excluded.initials'),
          person: eb.ref('excluded.person'),
          code: eb.ref('excluded.code'),
          party: eb.ref('excluded.party'),
          position: eb.ref('excluded.position'),
          fromDay: eb.ref('excluded.fromDay'),
          untilDay: eb.ref('excluded.untilDay'),
          country: eb.ref('excluded.country'),
        })),
      )
      .execute();
  }
  if (!changed) return;
  await db
    .insertInto('knownNamesVersions')
    .values({ name: all, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ version: eb('knownNamesVersions.version', '+', 1) })),
    )
    .execute();
}

/** @returns whether any of them was known */
async function forgetNames(db: PeopleStore, source: string, keys: readonly string[]): Promise<boolean> {
  let forgotten = false;
  for (let at = 0; at < keys.length; at += step) {
    const { numDeletedRows } = await db
      .deleteFrom('knownNames')
      .where('source', '=', source)
      .where('key', 'in', keys.slice(at, at + step))
      .executeTakeFirst();
    forgotten ||= numDeletedRows > 0n;
  }
  return forgotten;
}

/** How often the names changed so far; another number means they are to be read again. */
export async function versionOfNames(db: PeopleStore): Promise<number> {
  const row = await db.selectFrom('knownNamesVersions').select('version').executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** What texts are searched for, in steps of at most so many, so that nobody waits long for a step. */
export const readNames = (db: PeopleStore, size?: number): AsyncGenerator<KnownName[]> =>
  readRows(db, { kinds: recognisedKinds, size });

/** Who sits in which committee, or will; those who left before a day (`YYYY-MM-DD`) not. */
export const readSeats = (db: PeopleStore, day: string): AsyncGenerator<KnownName[]> =>
  readRows(db, { kinds: seatKinds, endedBefore: day });

async function* readRows(
  db: PeopleStore,
  {
    kinds,
    endedBefore = '',
    size = step,
  }: { kinds: readonly KnownName['kind'][]; endedBefore?: string; size?: number | undefined },
): AsyncGenerator<KnownName[]> {
  let last: Row | undefined;
  for (;;) {
    const { source, key } = last ?? { source: '', key: '' };
    const rows = await db
      .selectFrom('knownNames')
      .selectAll()
      .where('kind', 'in', kinds)
      .where((eb) => eb.or([eb('untilDay', 'is', null), eb('untilDay', '>=', endedBefore)]))
      .where((eb) =>
        eb.or([eb('source', '>', source), eb.and([eb('source', '=', source), eb('key', '>', key)])]),
      )
      .orderBy('source')
      .orderBy('key')
      .limit(size)
      .execute();
    if (rows.length > 0) yield rows.map(nameOf);
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** The source's own key, or what tells one row of its list from the others. */
function keyOf({ id, kind, name, code, person, party, function: position, from }: Named): string {
  if (id !== undefined) return `${kind}:${id}`;
  const held = (seatKinds as readonly string[]).includes(kind) ? [code ?? fold(name)] : [];
  return [kind, person ?? code ?? fold(name), ...held, party ?? '', position ?? '', from ?? ''].join(':');
}

function rowOf({ source, domain }: { source: string; domain: DomainId }, name: Named): Row {
  return {
    source,
    key: keyOf(name),
    domain,
    kind: name.kind,
    name: name.name,
    surname: name.surname ?? null,
    initials: name.initials ?? null,
    person: name.person ?? null,
    code: name.code ?? null,
    party: name.party ?? null,
    position: name.function ?? null,
    fromDay: name.from ?? null,
    untilDay: name.until ?? null,
    country: name.country ?? null,
  };
}

function nameOf(row: Row): KnownName {
  return {
    source: row.source,
    domain: row.domain,
    kind: row.kind,
    name: row.name,
    ...(row.kind === 'party' ? { key: row.key.slice('party:'.length).replace(/:+$/, '') } : {}),
    ...(row.surname === null ? {} : { surname: row.surname }),
    ...(row.initials === null ? {} : { initials: row.initials }),
    ...(row.person === null ? {} : { person: row.person }),
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.party === null ? {} : { party: row.party }),
    ...(row.position === null ? {} : { position: row.position }),
    ...(row.fromDay === null ? {} : { from: row.fromDay }),
    ...(row.untilDay === null ? {} : { until: row.untilDay }),
  };
}

function isSame(row: Row, before: Row | undefined): boolean {
  return (
    before !== undefined && (Object.keys(row) as (keyof Row)[]).every((name) => row[name] === before[name])
  );
}
