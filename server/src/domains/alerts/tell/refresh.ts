import { dayOf } from 'contract/amsterdam';
import type { DeliveryFault } from 'contract/deliveries';
import { keptConfig } from '#domains/settings/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { compose, type Found, versionOf } from './compose-digest.ts';
import { eraseLedger, forgetMatches, newsOf, suppress, notifiedIn, writeLedger } from './ledger.ts';
import type { Planning } from './planning.ts';
import { mails } from '../searches/mail-switches.ts';
import { type SavedRow, savedSearchesOf } from '../searches/saved-search-store.ts';
import { digestMail } from '../mails/digest.ts';
import { readerOfDocuments } from './plan-digest.ts';
import { alertMailOf } from './wording.ts';
import { agendaMailNow, type MailNow } from './refresh-agenda-mail.ts';
import { searchesOfMail } from './mailed-searches.ts';
import { digestSlots } from './slots.ts';

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
  const isDigest = row.kind === 'direct' || digestSlots.some((kind) => kind === row.kind);
  const now = await (isDigest ? digestNow : agendaMailNow)(planning, row);
  if (now === 'as it was') return row;
  const { note } = now;
  if ('dropped' in now) {
    if (note) await lease.write(note);
    return { dropped: now.dropped };
  }
  const words = { ...now.mail, headers: JSON.stringify(now.mail.headers) };
  await lease.write(async (db) => {
    await note?.(db);
    await db.updateTable('deliveries').set(words).where('id', '=', row.id).execute();
  });
  return { ...row, ...words };
}

async function digestNow(planning: Planning, row: Row): Promise<MailNow> {
  const { people, clock } = planning;
  const named = await searchesOfMail(people, row.id);
  if (named.length === 0) {
    const config = await keptConfig(people, row.userId);
    return config?.emailConfig.sendWhenEmpty ? 'as it was' : { dropped: 'switchedOff' };
  }
  const on = (await savedSearchesOf(people, row.userId)).filter(mails);
  const isOn = new Set(on.map(({ id }) => id));
  const waited = row.tries > 0 || clock.now().getTime() > row.plannedAt + fresh;
  return !waited && named.every((id) => isOn.has(id)) ? 'as it was' : madeAgain(planning, row, on);
}

async function madeAgain(planning: Planning, row: Row, on: readonly SavedRow[]): Promise<MailNow> {
  const { people, clock, wording } = planning;
  const { id, userId } = row;
  const kind = row.kind as 'direct' | 'daily' | 'weekly';
  const rows = await notifiedIn(people, id);
  const documentIds = [...new Set(rows.map(({ documentId }) => documentId))];
  const reader = await readerOfDocuments(planning, userId, documentIds);
  // The account was ended, which whoever sends it finds out.
  if (!reader) return 'as it was';
  const isOn = new Set(on.map((search) => search.id));
  const meant = new Map(
    rows.map((one) => [versionOf(one), one.savedSearchIds.filter((each) => isOn.has(each))]),
  );
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
  const { searches, notified } = compose(on, news, found, reader.statuses);
  const isNotified = new Set(notified.map(versionOf));
  const left = rows
    .filter((one) => !isNotified.has(versionOf(one)))
    .flatMap(({ documentId, version, savedSearchIds }) =>
      savedSearchIds.map((savedSearchId) => ({ savedSearchId, documentId, version })),
    );
  const why = Map.groupBy(left, (one) =>
    meant.get(versionOf(one))?.length === 0 ? 'off' : status(one) === 'withdrawn' ? 'withdrawn' : 'changed',
  );
  const at = clock.now().getTime();
  const note = async (db: PeopleStore) => {
    await eraseLedger(db, id);
    await writeLedger(db, { id, userId, kind, at: row.plannedAt }, notified);
    for (const [reason, some] of why) {
      await suppress(db, userId, reason, some, at);
      if (reason !== 'off') await forgetMatches(db, [...isOn], some);
    }
  };
  if (searches.length === 0)
    return { dropped: why.size === 1 && why.has('off') ? 'switchedOff' : 'outdated', note };
  const slotDay = kind === 'direct' ? dayOf(row.plannedAt) : row.slot;
  const alreadyDirect = row.alreadyDirect ?? 0;
  const mail = digestMail({ ...alertMailOf(wording, reader, id), kind, slotDay, searches, alreadyDirect });
  return { mail, note };
}

const isSame = (one: Found, other: Found): boolean => versionOf(one) === versionOf(other);
