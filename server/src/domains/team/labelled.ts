import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { DocumentId } from 'contract/document-parts';
import type { ShownLabel } from 'contract/team-labels';
import { readableDocument } from '#domains/documents/index.ts';
import { oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput, limitReached, notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { NoteParts } from './parts.ts';
import { mayReadNotes } from './subject.ts';

/** The labels of an organisation that are on each of some documents, by name; documents without any are left out. */
export async function labelsOn(
  db: PeopleStore,
  organisationId: string,
  documentIds: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, ShownLabel[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('labelledDocuments')
    .innerJoin('teamLabels', 'teamLabels.id', 'labelledDocuments.labelId')
    .select(['documentId', 'teamLabels.id', 'name', 'colour'])
    .where('organisationId', '=', organisationId)
    .where('documentId', 'in', documentIds)
    .execute();
  const sorted = rows.toSorted((one, other) => one.name.localeCompare(other.name, 'nl'));
  const byDocument = Map.groupBy(sorted, ({ documentId }) => documentId);
  return new Map(
    [...byDocument].map(([id, labels]) => [
      id,
      labels.map((label) => ({ id: label.id, name: label.name, colour: label.colour })),
    ]),
  );
}

/**
 * The documents that have one at least of these labels of the actor's organisation.
 * @throws EC-02 for a label that it does not have (any more): left out, the search would find something else (R5)
 */
export async function labelledWith(
  db: PeopleStore,
  { organisationId }: Pick<Actor, 'organisationId'>,
  labelIds: readonly string[],
): Promise<DocumentId[]> {
  const known = await db
    .selectFrom('teamLabels')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', 'in', labelIds)
    .execute();
  if (known.length < new Set(labelIds).size) throw invalidInput('refusals.unknownLabel', 'body.labels');
  const rows = await db
    .selectFrom('labelledDocuments')
    .select('documentId')
    .where('labelId', 'in', labelIds)
    .distinct()
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/**
 * Puts a label on a document or takes it off; answers all that are on it.
 * @throws EC-03 for a document or a label that is not there; EC-05 for a label on too many documents; EC-07 outside the
 *   subscription
 */
export async function labelDocument(
  { db, documents, clock }: Omit<NoteParts, 'mailWords'>,
  actor: Actor,
  { id, labelId, on }: { id: DocumentId; labelId: string; on: boolean },
): Promise<string[]> {
  const document = await readableDocument(documents, actor, id, domainIds);
  if (!mayReadNotes(actor, document)) throw notFound('refusals.documentUnknown');
  const { organisationId } = actor;
  return oneAtATimeIn(db, organisationId, async (transaction) => {
    const label = await transaction
      .selectFrom('teamLabels')
      .select(['id', 'name'])
      .where('id', '=', labelId)
      .where('organisationId', '=', organisationId)
      .executeTakeFirst();
    if (!label) throw notFound();
    if (on) {
      await requireRoom(transaction, label, document.id);
      await transaction
        .insertInto('labelledDocuments')
        .values({ labelId, documentId: document.id, at: clock.now().getTime() })
        .onConflict((conflict) => conflict.columns(['labelId', 'documentId']).doNothing())
        .execute();
    } else {
      await transaction
        .deleteFrom('labelledDocuments')
        .where('labelId', '=', labelId)
        .where('documentId', '=', document.id)
        .execute();
    }
    const there = await labelsOn(transaction, organisationId, [document.id]);
    return there.get(document.id)?.map((one) => one.id) ?? [];
  });
}

/** A search with labels names their documents, so a label is on no more than a search can name. */
async function requireRoom(
  db: PeopleStore,
  { id, name }: { id: string; name: string },
  documentId: DocumentId,
): Promise<void> {
  const { count } = await db
    .selectFrom('labelledDocuments')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('labelId', '=', id)
    .where('documentId', '<>', documentId)
    .executeTakeFirstOrThrow();
  const maximum = limits.maximumLabelledDocuments;
  if (Number(count) >= maximum) throw limitReached('refusals.labelFull', { name, maximum });
}
