import { limits } from 'contract/limits';
import type { LabelColour, LabelsResponse, TeamLabel } from 'contract/team-labels';
import { allowanceOf, oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { alreadyThere, limitReached, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

type Row = Tables['teamLabels'];

/** The labels of the actor's organisation, by name, and how many of what there may be. */
export async function labelsOf(
  db: PeopleStore,
  { organisationId }: Pick<Actor, 'organisationId'>,
): Promise<LabelsResponse> {
  const rows = await db
    .selectFrom('teamLabels')
    .leftJoin('labelledDocuments', 'labelledDocuments.labelId', 'teamLabels.id')
    .select(({ fn }) => ['teamLabels.id', 'name', 'colour', fn.count('documentId').as('documents')])
    .where('organisationId', '=', organisationId)
    .groupBy(['teamLabels.id', 'name', 'colour'])
    .execute();
  const { teamLabels: maxLabels } = await allowanceOf(db, organisationId);
  return {
    data: rows
      .map(({ documents, ...label }) => ({ ...label, documents: Number(documents) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'nl') || (one.id < other.id ? -1 : 1)),
    maxLabels,
    maxDocuments: limits.maximumLabelledDocuments,
  };
}

/**
 * Makes a label; the same name in the same colour is the one that is there (decision 7.21).
 * @throws EC-05 beyond the number of labels, EC-06 for a name that is taken
 */
export async function createLabel(
  db: PeopleStore,
  actor: Actor,
  { name, colour }: { name: string; colour: LabelColour },
): Promise<TeamLabel> {
  const { organisationId } = actor;
  const id = await oneAtATimeIn(db, organisationId, async (transaction) => {
    const there = await rowsOf(transaction, organisationId);
    const same = there.find((row) => sameName(row.name, name));
    if (same?.colour === colour) return same.id;
    if (same) throw alreadyThere('refusals.labelThere', { name: same.name });
    const { teamLabels: maximum } = await allowanceOf(transaction, organisationId);
    if (there.length >= maximum) throw limitReached('refusals.maximumLabels', { maximum });
    const row: Row = { id: newId(), organisationId, name, colour };
    await transaction.insertInto('teamLabels').values(row).execute();
    return row.id;
  });
  return oneLabel(db, actor, id);
}

/** Changes the name of a label, its colour, or both. @throws EC-03; EC-06 for a name that is taken */
export async function changeLabel(
  db: PeopleStore,
  actor: Actor,
  { id, name, colour }: { id: string; name?: string | undefined; colour?: LabelColour | undefined },
): Promise<TeamLabel> {
  await oneAtATimeIn(db, actor.organisationId, async (transaction) => {
    const there = await rowsOf(transaction, actor.organisationId);
    const row = there.find((one) => one.id === id);
    if (!row) throw notFound();
    const taken = there.find((one) => one.id !== id && name !== undefined && sameName(one.name, name));
    if (taken) throw alreadyThere('refusals.labelThere', { name: taken.name });
    await transaction
      .updateTable('teamLabels')
      .set({ name: name ?? row.name, colour: colour ?? row.colour })
      .where('id', '=', id)
      .execute();
  });
  return oneLabel(db, actor, id);
}

/** Removes a label from the organisation and from all documents it is on. @throws EC-03 */
export async function removeLabel(db: PeopleStore, { organisationId }: Actor, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('teamLabels')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw notFound();
}

async function oneLabel(db: PeopleStore, actor: Actor, id: string): Promise<TeamLabel> {
  const label = (await labelsOf(db, actor)).data.find((one) => one.id === id);
  // Somebody may have removed it meanwhile.
  if (!label) throw notFound();
  return label;
}

function rowsOf(db: PeopleStore, organisationId: string): Promise<Row[]> {
  return db.selectFrom('teamLabels').selectAll().where('organisationId', '=', organisationId).execute();
}

const sameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('nl') === other.toLocaleLowerCase('nl');
