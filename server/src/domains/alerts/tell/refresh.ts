import { dayOf } from 'contract/amsterdam';
import type { DeliveryFault } from 'contract/deliveries';
import { keptConfig } from '#domains/settings/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Tables } from '#stores/people/index.ts';
import { compose, type Found } from './compose-digest.ts';
import { eraseLedger, forgetMatches, newsOf, suppress, notifiedIn, writeLedger } from './ledger.ts';
import type { Planning } from './planning.ts';
import { savedSearchesOf } from '../searches/saved-search-store.ts';
import { digestMail } from '../mails/digest.ts';
import { readerOfDocuments } from './plan-digest.ts';
import { alertMailOf } from './wording.ts';
import { agendaMailNow } from './refresh-agenda-mail.ts';
import { slotKinds } from './slots.ts';

type Row = Tables['deliveries'];

/** Milliseconds after which a mail that waits is looked at again, though it was never tried. */
const fresh = 5 * 60_000;

/**
 * A mail as it may leave now: as it was made; made again without what was switched off, withdrawn or changed so that it
 * matches no longer, with the titles of today; or not at all, and the log says why.
 * @throws what the document store throws when it does not answer; LeaseLostError
 */
export async function asOfNow(
  planning: Planning,
  lease: Lease,
  row: Row,
): Promise<Row | { dropped: DeliveryFault }> {
  const { people, clock } = planning;
  if (row.kind !== 'direct' && !slotKinds.some((kind) => kind === row.kind))
    return agendaAsOfNow(planning, lease, row);
  const named = await people
    .selectFrom('deliverySearches')
    .select('savedSearchId')
    .where('deliveryId', '=', row.id)
    .execute();
  if (named.length === 0) {
    const config = await keptConfig(people, row.userId);
    return config?.emailConfig.sendWhenEmpty ? row : { dropped: 'switchedOff' };
  }
  const on = (await savedSearchesOf(people, row.userId)).filter(
    ({ daily, weekly, realTime }) => daily + weekly + realTime > 0,
  );
  const isOn = new Set(on.map(({ id }) => id));
  const waited = row.tries > 0 || clock.now().getTime() > row.plannedAt + fresh;
  if (!waited && named.every(({ savedSearchId }) => isOn.has(savedSearchId))) return row;
  return madeAgain(planning, lease, row, on);
}

/** A mail about meetings as it may leave now, kept as it leaves. */
async function agendaAsOfNow(
  planning: Planning,
  lease: Lease,
  row: Row,
): Promise<Row | { dropped: DeliveryFault }> {
  const now = await agendaMailNow(planning, row);
  if (now === 'as it was') return row;
  if (now === 'off') return { dropped: 'switchedOff' };
  const words = { ...now.mail, headers: JSON.stringify(now.mail.headers) };
  await lease.write(async (db) => {
    await now.note(db);
    await db.updateTable('deliveries').set(words).where('id', '=', row.id).execute();
  });
  return { ...row, ...words };
}

async function madeAgain(
  planning: Planning,
  lease: Lease,
  row: Row,
  on: Awaited<ReturnType<typeof savedSearchesOf>>,
): Promise<Row | { dropped: DeliveryFault }> {
  const { people, clock, wording } = planning;
  const { id, userId } = row;
  const kind = row.kind as 'direct' | 'daily' | 'weekly';
  const rows = (await notifiedIn(people, id)).map(({ savedSearchIds, ...one }) => ({
    ...one,
    searches: JSON.parse(savedSearchIds) as string[],
  }));
  const documentIds = [...new Set(rows.map(({ documentId }) => documentId))];
  const reader = await readerOfDocuments(planning, userId, documentIds);
  // The account was ended, which whoever sends it finds out.
  if (!reader) return row;
  const isOn = new Set(on.map((search) => search.id));
  const meant = new Map(rows.map((one) => [versionOf(one), one.searches.filter((each) => isOn.has(each))]));
  const status = ({ documentId }: Found) => reader.statuses.get(documentId) ?? 'locked';
  const found = (await newsOf(people, [...isOn], documentIds)).filter(
    (one) =>
      meant.get(versionOf(one))?.includes(one.savedSearchId) &&
      status(one) !== 'withdrawn' &&
      status(one) !== 'locked',
  );
  // Each version goes under the first of its searches that is left, as it did before.
  const carrier = (one: Found) =>
    meant
      .get(versionOf(one))
      ?.find((each) => found.some((other) => other.savedSearchId === each && isSame(other, one)));
  const news = found.filter((one) => carrier(one) === one.savedSearchId);
  const { searches, told } = compose(on, news, found, reader.statuses);
  const isTold = new Set(told.map(versionOf));
  const left = rows
    .filter((one) => !isTold.has(versionOf(one)))
    .flatMap(({ documentId, version, searches: ids }) =>
      ids.map((savedSearchId) => ({ savedSearchId, documentId, version })),
    );
  const why = Map.groupBy(left, (one) =>
    meant.get(versionOf(one))?.length === 0 ? 'off' : status(one) === 'withdrawn' ? 'withdrawn' : 'changed',
  );
  const at = clock.now().getTime();
  const mail =
    searches.length === 0
      ? undefined
      : digestMail({
          ...alertMailOf(wording, reader, id),
          kind,
          slotDay: kind === 'direct' ? dayOf(row.plannedAt) : row.slot,
          searches,
          alreadyDirect: row.alreadyDirect ?? 0,
        });
  const words = mail && { ...mail, headers: JSON.stringify(mail.headers) };
  await lease.write(async (db) => {
    await eraseLedger(db, id);
    if (words) await writeLedger(db, { id, userId, kind, at: row.plannedAt }, told);
    for (const [reason, some] of why) {
      await suppress(db, userId, reason, some, at);
      if (reason !== 'off') await forgetMatches(db, [...isOn], some);
    }
    if (words) await db.updateTable('deliveries').set(words).where('id', '=', id).execute();
  });
  if (words) return { ...row, ...words };
  return { dropped: why.size === 1 && why.has('off') ? 'switchedOff' : 'outdated' };
}

const versionOf = ({ documentId, version }: Pick<Found, 'documentId' | 'version'>): string =>
  `${documentId} ${version}`;
const isSame = (one: Found, other: Found): boolean => versionOf(one) === versionOf(other);
