import type { ReaderImport } from 'contract/address-lists';
import { limits } from 'contract/limits';
import { allowanceOf, oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { hashOf } from '#platform/hash.ts';
import { inSteps } from '#platform/in-steps.ts';
import { shortened } from '#platform/mail/html.ts';
import { newId } from '#platform/new-id.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { readersIn, requireAddressList, shownList } from './address-lists.ts';
import { emailHashOf } from './links.ts';
import type { Parts } from './parts.ts';
import { type Pasted, pastedReaders } from './pasted-readers.ts';

/** Characters of a line that an answer repeats. */
const lineLength = 100;

/** Somebody in the text, each address once. */
interface Named extends Pasted {
  email: string;
  emailHash: string;
}

/**
 * Puts the readers of a text on a list, as far as there is room, and keeps who did and why. Who unsubscribed stays away
 * (decision 10.6). The same within ten seconds is the first one (decision 7.21).
 * @throws EC-03 for a list of another organisation
 */
export function importReaders(
  parts: Parts,
  actor: Actor,
  asked: { id: string; text: string; note: string },
): Promise<ReaderImport> {
  const { organisationId } = actor;
  const pasted = pastedReaders(asked.text);
  const people = pasted.flatMap((one): Named[] =>
    one.email === undefined
      ? []
      : [{ ...one, email: one.email, emailHash: emailHashOf(organisationId, one.email) }],
  );
  const named = [...Map.groupBy(people, (one) => one.emailHash).values()].map(([first]) => first!);
  return oneAtATimeIn(parts.db, organisationId, async (db) => {
    const list = await requireAddressList(db, organisationId, asked.id);
    const now = parts.clock.now().getTime();
    const saveHash = hashOf({ text: asked.text, note: asked.note, userId: actor.userId });
    const repeated = await repeatedImport(db, list.id, saveHash, now);
    const known = await knownOf(db, organisationId, list.id, named);
    const unsubscribed = await unsubscribedOf(db, organisationId, named);
    const { newsletterReaders: maximum } = await allowanceOf(db, organisationId);
    let room = maximum - (await readersIn(db, organisationId));
    const added: Named[] = [];
    const tooMany: Named[] = [];
    const out: Named[] = [];
    let addedBefore = 0;
    for (const one of named) {
      const there = known.get(one.emailHash);
      if (unsubscribed.has(one.emailHash)) out.push(one);
      else if (there?.onList) addedBefore += repeated !== undefined && there.importId === repeated ? 1 : 0;
      else if (there) added.push(one);
      else if (room > 0) {
        room -= 1;
        added.push(one);
      } else tooMany.push(one);
    }
    if (added.length > 0) {
      const row = { id: newId(), addressListId: list.id, userId: actor.userId, note: asked.note, saveHash };
      await db
        .insertInto('readerImports')
        .values({ ...row, at: now })
        .execute();
      await addReaders(db, { organisationId, listId: list.id, importId: row.id, at: now }, added, known);
    }
    const addedNow = added.length + addedBefore;
    return {
      added: addedNow,
      there: people.length - addedNow - out.length - tooMany.length,
      unsubscribed: linesOf(out),
      noAddress: linesOf(pasted.filter(({ email }) => email === undefined)),
      tooMany: linesOf(tooMany),
      list: await shownList({ ...parts, db }, list),
    };
  });
}

type Known = Map<string, { id: string; onList: boolean; importId: string | null }>;

/** Puts people on a list who are not on it, those the organisation does not know yet as new readers. */
export async function addReaders(
  db: PeopleStore,
  to: { organisationId: string; listId: string; importId: string | null; at: number },
  people: readonly { email: string; emailHash: string; name: string }[],
  known: ReadonlyMap<string, { id: string }>,
): Promise<void> {
  const { organisationId, listId: addressListId, importId, at } = to;
  const ids = new Map(people.map(({ emailHash }) => [emailHash, known.get(emailHash)?.id ?? newId()]));
  const fresh = people.filter(({ emailHash }) => !known.has(emailHash));
  for (const some of inSteps(fresh)) {
    const rows = some.map(({ email, emailHash, name }): Tables['newsletterReaders'] => ({
      id: ids.get(emailHash)!,
      organisationId,
      email,
      emailHash,
      name: shortened(name, limits.maximumReaderName),
      refusals: 0,
    }));
    await db.insertInto('newsletterReaders').values(rows).execute();
  }
  for (const some of inSteps([...ids.values()])) {
    await db
      .insertInto('addressListReaders')
      .values(some.map((readerId) => ({ addressListId, readerId, importId, at })))
      .execute();
  }
}

/** Of these people those that are readers of the organisation, and how they came on the list. */
export async function knownOf(
  db: PeopleStore,
  organisationId: string,
  listId: string,
  people: readonly { emailHash: string }[],
): Promise<Known> {
  const known: Known = new Map();
  for (const some of inSteps(people)) {
    const rows = await db
      .selectFrom('newsletterReaders')
      .leftJoin('addressListReaders', (join) =>
        join
          .onRef('addressListReaders.readerId', '=', 'newsletterReaders.id')
          .on('addressListReaders.addressListId', '=', listId),
      )
      .select(['newsletterReaders.id', 'newsletterReaders.emailHash'])
      .select(['addressListReaders.addressListId', 'addressListReaders.importId'])
      .where('organisationId', '=', organisationId)
      .where(
        'emailHash',
        'in',
        some.map(({ emailHash }) => emailHash),
      )
      .execute();
    for (const { id, emailHash, addressListId, importId } of rows)
      known.set(emailHash, { id, onList: addressListId !== null, importId });
  }
  return known;
}

async function unsubscribedOf(
  db: PeopleStore,
  organisationId: string,
  people: readonly Named[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const some of inSteps(people)) {
    const rows = await db
      .selectFrom('unsubscribedReaders')
      .select('emailHash')
      .where('organisationId', '=', organisationId)
      .where(
        'emailHash',
        'in',
        some.map(({ emailHash }) => emailHash),
      )
      .execute();
    for (const { emailHash } of rows) found.add(emailHash);
  }
  return found;
}

async function repeatedImport(
  db: PeopleStore,
  addressListId: string,
  saveHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('readerImports')
    .select('id')
    .where('addressListId', '=', addressListId)
    .where('saveHash', '=', saveHash)
    .where('at', '>', now - limits.repeatedSave)
    .executeTakeFirst();
  return row?.id;
}

function linesOf(pasted: readonly Pasted[]): ReaderImport['noAddress'] {
  return {
    count: pasted.length,
    lines: pasted
      .slice(0, limits.shownImportLines)
      .map(({ line, text }) => ({ line, text: shortened(text, lineLength) })),
  };
}
