import { limits } from 'contract/limits';
import type { ReplyAddress } from 'contract/reply-address';
import type { Locale } from 'contract/users';
import { plainEmail } from '#domains/auth/index.ts';
import { oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { confirmMailFailed, invalidInput } from '#platform/errors.ts';
import { canBeMailed } from '#platform/mail/mailer.ts';
import { confirmMail } from '#platform/mail/confirm-mail.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { namesOf } from './archive.ts';
import { paths, readReplyQuestion, replyToken } from './links.ts';
import type { ConfirmParts, Parts } from './parts.ts';

type Row = Tables['replyAddresses'];

/** Where answers to the newsletters of the actor's organisation go, and what was asked for. */
export async function replyAddressOf({ db, clock }: Parts, { organisationId }: Actor): Promise<ReplyAddress> {
  const row = await rowOf(db, organisationId);
  const asked =
    row?.askedEmail != null && row.askedAt !== null && stillAsked(row.askedAt, clock.now().getTime());
  const asker = asked && row.askedBy !== null ? row.askedBy : undefined;
  const names = await namesOf(db, asker === undefined ? [] : [asker]);
  return {
    confirmed:
      row?.email != null && row.confirmedAt !== null
        ? { email: row.email, at: new Date(row.confirmedAt).toISOString() }
        : null,
    asked: asked
      ? {
          email: row.askedEmail!,
          by: (asker !== undefined && names.get(asker)) || null,
          at: new Date(row.askedAt!).toISOString(),
          until: new Date(row.askedAt! + limits.confirmLinkLife).toISOString(),
        }
      : null,
  };
}

/** The address that answers go to; undefined while none is confirmed. */
export async function confirmedReplyAddress(
  db: PeopleStore,
  organisationId: string,
): Promise<string | undefined> {
  return (await rowOf(db, organisationId))?.email ?? undefined;
}

/**
 * Mails a link to an address with which whoever reads mail there confirms it; the one before holds until then. The
 * confirmed one is no question, and the same again within ten seconds is one mail (decision 7.21).
 * @throws EC-02 for what is no address; 503 when the mail could not be sent: it can be asked for again at once
 */
export async function askReplyAddress(
  parts: ConfirmParts,
  actor: Actor,
  asked: { email: string; locale: Locale },
): Promise<ReplyAddress> {
  const { db, clock, signer, mailer } = parts;
  const { organisationId, organisation } = actor;
  const email = plainEmail(asked.email);
  if (!canBeMailed(email)) throw invalidInput('refusals.invalidInput', 'body.email');
  const askedAt = await oneAtATimeIn(db, organisationId, async (transaction) => {
    const now = clock.now().getTime();
    const row = await rowOf(transaction, organisationId);
    if (row?.email === email) {
      // A link to another one that was asked for is dead.
      if (row.askedEmail === null) return undefined;
      await transaction
        .updateTable('replyAddresses')
        .set({ askedEmail: null, askedBy: null, askedAt: row.askedAt! + 1 })
        .where('organisationId', '=', organisationId)
        .execute();
      return undefined;
    }
    if (row?.askedEmail === email && now - row.askedAt! < limits.repeatedSave) return undefined;
    // Names the link, so that no two have the same.
    const question = {
      askedEmail: email,
      askedBy: actor.userId,
      askedAt: Math.max(now, (row?.askedAt ?? 0) + 1),
    };
    await transaction
      .insertInto('replyAddresses')
      .values({ organisationId, email: null, confirmedAt: null, ...question })
      .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(question))
      .execute();
    return question.askedAt;
  });
  if (askedAt !== undefined) {
    const token = replyToken(signer, { organisation: organisationId, askedAt });
    const link = `${parts.address}${paths.replyAddress}${organisationId}?token=${token}`;
    try {
      await mailer.send(
        confirmMail('replyAddress', { ...parts, locale: asked.locale, to: email, organisation, link }),
      );
    } catch (error) {
      await db
        .updateTable('replyAddresses')
        .set({ askedEmail: null, askedBy: null })
        .where('organisationId', '=', organisationId)
        .where('askedAt', '=', askedAt)
        .execute();
      throw confirmMailFailed(error);
    }
  }
  return replyAddressOf(parts, actor);
}

/** An address, and whether it was confirmed already. */
interface Question {
  email: string;
  done: boolean;
}

/** What a mailed link asks: undefined for a link that is dead. */
export async function replyQuestion(
  { db, clock, signer }: Pick<ConfirmParts, 'db' | 'clock' | 'signer'>,
  organisationId: string,
  token: string,
): Promise<Question | undefined> {
  const question = readReplyQuestion(signer, token);
  if (question?.organisation !== organisationId) return undefined;
  const { askedAt } = question;
  const row = await rowOf(db, organisationId);
  if (row?.askedAt !== askedAt) return undefined;
  if (row.askedEmail === null) return row.email === null ? undefined : { email: row.email, done: true };
  if (!stillAsked(askedAt, clock.now().getTime())) return undefined;
  return { email: row.askedEmail, done: false };
}

/** Confirms the address behind a mailed link; undefined for one that is dead. */
export async function confirmReplyAddress(
  parts: Pick<ConfirmParts, 'db' | 'clock' | 'signer'>,
  organisation: string,
  token: string,
): Promise<Question | undefined> {
  return oneAtATimeIn(parts.db, organisation, async (db) => {
    const question = await replyQuestion({ ...parts, db }, organisation, token);
    if (!question || question.done) return question;
    await db
      .updateTable('replyAddresses')
      .set({
        email: question.email,
        confirmedAt: parts.clock.now().getTime(),
        askedEmail: null,
        askedBy: null,
      })
      .where('organisationId', '=', organisation)
      .execute();
    return question;
  });
}

const stillAsked = (askedAt: number, now: number): boolean => now < askedAt + limits.confirmLinkLife;

function rowOf(db: PeopleStore, organisationId: string): Promise<Row | undefined> {
  return db
    .selectFrom('replyAddresses')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
}
