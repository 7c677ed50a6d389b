import { limits } from 'contract/limits';
import { type DomainId, domainIds } from 'contract/dashboards';
import type { Colleague, TeamNote } from 'contract/team';
import { audit } from '#domains/audit/index.ts';
import { readableDocument } from '#domains/documents/index.ts';
import { allowanceOf, oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { newId } from '#platform/new-id.ts';
import { personName } from '#platform/person-name.ts';
import { requireMentioned, tellMentioned } from './mentions.ts';
import { withNames } from './mentioned-in.ts';
import type { NoteParts } from './parts.ts';
import { noteOf } from './shown-notes.ts';
import { membersOf, type NoteRow, notesAbout, requireNote } from './store.ts';
import {
  aboutDocument,
  aboutDossier,
  mayReadNotes,
  type Named,
  readableSubject,
  type Subject,
} from './subject.ts';

/**
 * Writes a note about a document.
 * @throws EC-03 when that is unknown, withdrawn or confidential; EC-07 outside the subscription; else as any note
 */
export async function writeAboutDocument(
  parts: NoteParts,
  actor: Actor,
  id: string,
  text: string,
): Promise<TeamNote> {
  const document = await readableDocument(parts.documents, actor, id, domainIds);
  if (!mayReadNotes(actor, document)) throw notFound('refusals.documentUnknown');
  return write(parts, actor, { subject: aboutDocument(document.id), about: document, text });
}

/** Writes a note about a dossier of a domain whose module the actor has. @throws as any note */
export function writeAboutDossier(
  parts: NoteParts,
  actor: Actor,
  { domain, number, text }: { domain: DomainId; number: string; text: string },
): Promise<TeamNote> {
  const about = { title: number, domain };
  return write(parts, actor, { subject: aboutDossier(domain, number), about, text });
}

/**
 * Keeps a note and tells whom it mentions; the same within ten seconds is the first one (decision 7.21).
 * @throws EC-05 when there are as many as there may be; EC-06 for a mention of who may not read it
 */
async function write(
  parts: NoteParts,
  actor: Actor,
  { subject, about, text }: { subject: Subject; about: Named; text: string },
): Promise<TeamNote> {
  const { db, clock } = parts;
  const { organisationId, userId } = actor;
  const mentioned = await requireMentioned(parts, actor, subject, text);
  const members = await membersOf(db, organisationId);
  const now = clock.now().getTime();
  const saveHash = hashOf({ userId, ...subject, text });
  const kept = await oneAtATimeIn(db, organisationId, async (transaction) => {
    const there = await notesAbout(transaction, organisationId, subject);
    const repeated = there.find(
      (row) => row.saveHash === saveHash && row.createdAt > now - limits.repeatedSave,
    );
    if (repeated) return repeated;
    const { teamNotes: maximum } = await allowanceOf(transaction, organisationId);
    if (there.length >= maximum) throw limitReached('refusals.maximumTeamNotes', { maximum });
    const note: NoteRow = {
      ...{ id: newId(), organisationId, userId, ...subject, text, saveHash },
      ...{ createdAt: now, changedAt: null },
    };
    await transaction.insertInto('teamNotes').values(note).execute();
    const told = withNames(text, namesOf(members), '');
    await tellMentioned(transaction, parts, { writer: actor, mentioned, note, about, text: told });
    return note;
  });
  return noteOf(actor, { ...kept, writer: personName(actor) }, members);
}

/**
 * Changes a note of the actor's own; who is mentioned in it for the first time is told.
 * @throws EC-03 for one that is not theirs or about what they may not read; else as a new one
 */
export async function changeNote(
  parts: NoteParts,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<TeamNote> {
  const { db, documents, clock } = parts;
  const { organisationId, userId } = actor;
  const before = await requireNote(db, organisationId, id);
  const subject = subjectOf(before);
  const about = before.userId === userId && (await readableSubject(documents, actor, subject));
  if (!about) throw notFound();
  const mentioned = await requireMentioned(parts, actor, subject, text);
  const members = await membersOf(db, organisationId);
  const changed = await oneAtATimeIn(db, organisationId, async (transaction) => {
    // Somebody may have removed it meanwhile.
    const now = await requireNote(transaction, organisationId, id);
    if (now.text === text) return now;
    const note: NoteRow = { ...now, text, changedAt: clock.now().getTime() };
    await transaction.updateTable('teamNotes').set(note).where('id', '=', id).execute();
    const told = withNames(text, namesOf(members), '');
    await tellMentioned(transaction, parts, { writer: actor, mentioned, note, about, text: told });
    return note;
  });
  return noteOf(actor, { ...changed, writer: personName(actor) }, members);
}

/** The subject of a note as it is kept. */
function subjectOf({ documentId, domain, dossier }: NoteRow): Subject {
  return documentId === null ? { documentId, domain: domain!, dossier: dossier! } : aboutDocument(documentId);
}

/**
 * Removes a note of the actor's own for good, and as one who looks after the organisation those of others, of which the log
 * keeps a line.
 * @throws EC-03 for any other
 */
export async function removeNote(
  { db, clock }: Pick<NoteParts, 'db' | 'clock'>,
  { actor, address }: { actor: Actor; address: string },
  id: string,
): Promise<void> {
  const { organisationId, userId } = actor;
  await db.transaction().execute(async (transaction) => {
    const note = await requireNote(transaction, organisationId, id);
    const own = note.userId === userId;
    if (!own && !actor.roles.includes('org-admin')) throw notFound();
    await transaction.deleteFrom('teamNotes').where('id', '=', id).execute();
    if (own) return;
    const target = note.documentId ?? `${note.domain} ${note.dossier}`;
    await audit(
      transaction,
      { actor, address },
      { action: 'teamNote.remove', target, organisationId },
      clock.now().getTime(),
    );
  });
}

const namesOf = (members: readonly Colleague[]): ReadonlyMap<string, string> =>
  new Map(members.map(({ id, name }) => [id, name]));
