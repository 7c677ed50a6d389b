import { isCommitment } from '#domains/commitments/index.ts';
import { isAuthor, papersFound, queryFor } from '#domains/persons/index.ts';
import type { Head } from '#stores/documents/document.ts';
import type { AskedMinistry } from './asked.ts';
import { headsOfMinistry } from './ministers.ts';
import { isNamed, isOffice, keyOf } from './naming.ts';

/** The commitments of the ministry, its letters and the questions to its ministers, in the period. */
export async function papersOf(asked: AskedMinistry): Promise<Awaited<ReturnType<typeof papersFound>>> {
  const { query, words, key, persons } = asked;
  const commitments = await papersFound(asked, {
    kinds: ['commitments'],
    query,
    partIn: (_kind, paper) => (isTheirs(key, paper) ? 'own' : undefined),
  });
  const names = headsOfMinistry(asked, commitments.commitments?.own ?? []).flatMap(({ id, name }) =>
    id === undefined ? [name] : (persons.find(id)?.writings ?? [name]),
  );
  const byPerson = names.length > 0 ? ` ${words.or} ${queryFor(words, 'person', [...new Set(names)])}` : '';
  const others = await papersFound(asked, {
    kinds: ['letters', 'questions'],
    query: `${query}${byPerson}`,
    partIn: (kind, { people, organisations }) => {
      const named = people.some(
        (person) => isOffice(key, person.function) && (kind === 'letters' || !isAuthor(person)),
      );
      return named || organisations.some((one) => isNamed(key, one)) ? 'own' : undefined;
    },
  });
  return { ...commitments, ...others };
}

/** Whether a commitment is the ministry's: by the source's own word for whose it is. */
function isTheirs(key: string, paper: Head): boolean {
  const { ministry } = isCommitment(paper) ? paper.commitment : {};
  return ministry === undefined
    ? paper.organisations.some((one) => isNamed(key, one))
    : keyOf(ministry) === key;
}
