import type { DomainId } from 'contract/dashboards';
import { domainIds } from 'contract/dashboards';
import type { Colleague, DossierNotes, TeamNote, TeamOfDocument } from 'contract/team';
import { readableDocument } from '#domains/documents/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { followersOf } from './followers.ts';
import { labelsOn } from './labelled.ts';
import { mentionedIn } from './mentioned-in.ts';
import type { NoteParts } from './parts.ts';
import { membersOf, notesAbout, type WrittenNote } from './store.ts';
import { aboutDocument, aboutDossier, dossierOf, mayReadNotes, type Subject } from './subject.ts';

/**
 * What the organisation of the actor has about a document; nothing about one that is confidential.
 * @throws EC-03 when unknown or withdrawn, EC-07 outside the subscription
 */
export async function teamOfDocument(
  { db, documents }: Pick<NoteParts, 'db' | 'documents'>,
  actor: Actor,
  id: string,
): Promise<TeamOfDocument> {
  const document = await readableDocument(documents, actor, id, domainIds);
  const { organisationId } = actor;
  const { teamNotes: maxNotes } = await allowanceOf(db, organisationId);
  if (!mayReadNotes(actor, document)) return { notes: [], maxNotes, labelIds: [], followers: [] };
  const number = dossierOf(document);
  const notes = await shown(db, actor, aboutDocument(document.id));
  return {
    notes,
    maxNotes,
    ...(number
      ? {
          dossier: {
            kind: number.kind,
            number: number.value,
            notes: await shown(db, actor, aboutDossier(document.domain, number.value)),
            maxNotes,
          },
        }
      : {}),
    labelIds:
      (await labelsOn(db, organisationId, [document.id])).get(document.id)?.map((label) => label.id) ?? [],
    followers: await followersOf(db, actor, document, number),
  };
}

/** Notes of the organisation about a dossier of a domain whose module the actor has. */
export async function dossierNotes(
  { db }: Pick<NoteParts, 'db'>,
  actor: Actor,
  domain: DomainId,
  number: string,
): Promise<DossierNotes> {
  const { teamNotes: maxNotes } = await allowanceOf(db, actor.organisationId);
  return { number, notes: await shown(db, actor, aboutDossier(domain, number)), maxNotes };
}

/** Colleagues whom an actor can mention, by name. */
export async function colleaguesOf({ db }: Pick<NoteParts, 'db'>, actor: Actor): Promise<Colleague[]> {
  const members = await membersOf(db, actor.organisationId);
  return members
    .filter(({ id, active }) => active && id !== actor.userId)
    .map(({ id, name }) => ({ id, name }));
}

/** A note as an actor of its organisation sees it. */
export function noteOf(actor: Actor, row: WrittenNote, members: readonly Colleague[]): TeamNote {
  const { id, userId, text, writer, createdAt, changedAt } = row;
  const own = userId === actor.userId;
  const mentioned = mentionedIn(text);
  return {
    ...{ id, text, writer, own },
    mentioned: members
      .filter((member) => mentioned.includes(member.id))
      .map((member) => ({ id: member.id, name: member.name })),
    canRemove: own || actor.roles.includes('org-admin'),
    createdAt: new Date(createdAt).toISOString(),
    ...(changedAt === null ? {} : { changedAt: new Date(changedAt).toISOString() }),
  };
}

async function shown(db: PeopleStore, actor: Actor, subject: Subject): Promise<TeamNote[]> {
  const rows = await notesAbout(db, actor.organisationId, subject);
  if (rows.length === 0) return [];
  const members = await membersOf(db, actor.organisationId);
  return rows.map((row) => noteOf(actor, row, members));
}
