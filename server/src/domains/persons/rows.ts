import type { DocumentId } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { PersonId } from 'contract/persons';
import type { Document } from '#stores/documents/document.ts';
import type { ListedPersons } from './listed.ts';
import { personMeant } from './who.ts';

type Naming = Pick<Document, 'id' | 'domain' | 'date' | 'people'>;

/**
 * Whom the people of some documents stand for, each at their place; of documents with so few that a row names every one of them. The
 * names of a document are judged alone, so this costs no look at any other.
 */
export async function personsOfRows(
  lists: () => Promise<ListedPersons>,
  documents: readonly Naming[],
): Promise<ReadonlyMap<DocumentId, readonly (PersonId | undefined)[]>> {
  const persons = await lists();
  return new Map(
    documents
      .filter(({ people }) => people.length > 0 && people.length <= limits.peopleOfRow)
      .map((document) => [
        document.id,
        document.people.map((naming) => personMeant(persons, naming, document)?.id),
      ]),
  );
}
