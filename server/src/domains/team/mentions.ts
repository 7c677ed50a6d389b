import { limits } from 'contract/limits';
import type { Notices } from 'contract/notices';
import { keepDelivery } from '#domains/alerts/index.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readEmailConfig, readPreferences } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import { alreadyThere, limitReached, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { choicesOf } from './choices.ts';
import { mentionMail } from './mention-mail.ts';
import { mentionedIn } from './mentioned-in.ts';
import type { NoteParts } from './parts.ts';
import type { NoteRow } from './store.ts';
import { type Named, readableSubject, type Subject } from './subject.ts';

/**
 * The colleagues whom a text mentions, all of whom may read what it is about.
 * @throws EC-05 for too many; EC-06 for who is no colleague, and by name for who may not read it
 */
export async function requireMentioned(
  { db, documents, clock }: NoteParts,
  actor: Actor,
  subject: Subject,
  text: string,
): Promise<Actor[]> {
  const ids = mentionedIn(text);
  const maximum = limits.maximumMentions;
  if (ids.length > maximum) throw limitReached('refusals.maximumMentions', { maximum });
  const mentioned: Actor[] = [];
  for (const id of ids) {
    const colleague = await actorOf(db, id, clock.now());
    if (colleague?.organisationId !== actor.organisationId) throw alreadyThere('refusals.noColleague');
    if (!(await readableSubject(documents, colleague, subject))) {
      throw alreadyThere('refusals.mentionedCannotRead', { name: personName(colleague) });
    }
    mentioned.push(colleague);
  }
  return mentioned;
}

/**
 * Tells colleagues that a note mentions them, each once for a note however often it changes: in the product always, by mail
 * unless they are away or switched that off. In the transaction that keeps the note.
 */
export async function tellMentioned(
  transaction: PeopleStore,
  parts: Pick<NoteParts, 'clock' | 'mailWords'>,
  told: { writer: Actor; mentioned: readonly Actor[]; note: NoteRow; about: Named; text: string },
): Promise<void> {
  const { clock, mailWords } = parts;
  const { writer, mentioned, note, about, text } = told;
  const at = clock.now().getTime();
  await transaction
    .deleteFrom('teamMentions')
    .where('at', '<=', at - limits.mentionDays * 24 * 60 * 60_000)
    .where('seenAt', 'is not', null)
    .execute();
  for (const colleague of mentioned) {
    const { userId } = colleague;
    if (userId === writer.userId) continue;
    const isNew = await transaction
      .insertInto('teamMentions')
      .values({ id: newId(), noteId: note.id, userId, at, seenAt: null })
      .onConflict((conflict) => conflict.columns(['noteId', 'userId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) continue;
    const { mentionMails } = await choicesOf(transaction, userId);
    const { emailConfig } = await readEmailConfig(transaction, userId, clock.now());
    if (!mentionMails || emailConfig.vacation.active) continue;
    const { effective } = await readPreferences(transaction, colleague);
    await keepDelivery(transaction, {
      userId,
      kind: 'notice',
      slot: `note ${note.id}`,
      mail: mentionMail({
        ...mailWords,
        locale: effective.locale,
        firstName: colleague.firstName,
        writer: personName(writer),
        about: { ...about, documentId: note.documentId },
        text,
      }),
      now: at,
    });
  }
}

/** Notes that mention a user and are still there, newest first, until the user has seen it. */
export async function mentionsOf(
  db: PeopleStore,
  userId: string,
  now: number,
): Promise<NonNullable<Notices['mentioned']>> {
  const rows = await db
    .selectFrom('teamMentions')
    .innerJoin('teamNotes', 'teamNotes.id', 'teamMentions.noteId')
    .leftJoin('users', 'users.id', 'teamNotes.userId')
    .select([
      'teamMentions.id',
      'teamMentions.at',
      'teamNotes.documentId',
      'teamNotes.domain',
      'teamNotes.dossier',
    ])
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('teamMentions.userId', '=', userId)
    .where('seenAt', 'is', null)
    .where('at', '>', now - limits.mentionDays * 24 * 60 * 60_000)
    .orderBy('at', 'desc')
    .orderBy('teamMentions.id')
    .limit(limits.noticesOfOneKind)
    .execute();
  return rows.map(({ id, at, documentId, domain, dossier, firstName, lastName, email }) => ({
    id,
    at: new Date(at).toISOString(),
    from: personName({ firstName, lastName, email }),
    ...(documentId === null ? {} : { documentId }),
    ...(domain === null || dossier === null ? {} : { dossier: { domain, number: dossier } }),
  }));
}

/** The user has seen the notice. @throws EC-03 when there is none */
export async function seeMention(db: PeopleStore, userId: string, id: string, now: number): Promise<void> {
  const seen = await db
    .updateTable('teamMentions')
    .set({ seenAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!seen) throw notFound();
}
