import { domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { PersonLink } from 'contract/persons';
import { readableDocument } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Parts } from './asked.ts';
import { personMeant } from './who.ts';

/**
 * Which names in a document stand for one person of the lists: those with a part in it, who spoke and who voted by name.
 * @throws EC-03 when unknown or withdrawn, EC-07 outside the subscription
 */
export async function personsOfDocument(
  { documents, persons: lists }: Parts,
  actor: Actor,
  id: DocumentId,
): Promise<PersonLink[]> {
  const document = await readableDocument(documents, actor, id, domainIds);
  // Of one behind closed doors nobody is told who was there (decision 3.33).
  if (document.confidentiality === 'Besloten') return [];
  const persons = await lists();
  const namings = [
    ...document.people,
    ...(document.turns ?? []).map(({ speaker, speakerId }) => ({ ...speaker, key: speakerId })),
    ...document.votes.flatMap(({ members }) => members),
  ];
  const found = new Map<string, PersonLink | undefined>();
  for (const naming of namings) {
    const { name, party } = naming;
    const written = `${name}\n${party ?? ''}`;
    const who = personMeant(persons, naming, document);
    const own = who && { name, ...(party === undefined ? {} : { party }), id: who.id };
    // Where two of one name are told apart by their keys alone, the name leads to neither.
    const clashes = found.has(written) && found.get(written)?.id !== own?.id;
    found.set(written, clashes ? undefined : own);
  }
  return [...found.values()].flatMap((link) => link ?? []);
}
