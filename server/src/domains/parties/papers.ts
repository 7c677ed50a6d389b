import { isAuthor, type PaperKind, papersFound } from '#domains/persons/index.ts';
import type { Head } from '#stores/documents/document.ts';
import { type AskedParty, isParty, partyQuery } from './asked.ts';

const kinds: readonly PaperKind[] = ['questions', 'motions', 'amendments', 'commitments'];

/** The papers of the chamber that the party has a part in, in the period. */
export function papersOf(asked: AskedParty): ReturnType<typeof papersFound> {
  const { words } = asked;
  const written = partyQuery(asked, 'party');
  return papersFound(asked, {
    kinds,
    // Whom a commitment is made to can be the party itself, which is then an organisation of it.
    query: `${written} ${words.or} ${written.replace(words.party, words.organisation)}`,
    chamber: asked.party.row.chamber,
    partIn: (kind, paper) => (hasPart(asked, kind, paper) ? 'own' : undefined),
  });
}

function hasPart(asked: AskedParty, kind: PaperKind, paper: Head): boolean {
  const { commitment, people } = paper;
  if (kind !== 'commitments') {
    return people.some((person) => isAuthor(person) && isParty(asked, person.party, paper));
  }
  const to = [...(commitment?.toParties ?? []), ...(commitment?.to ?? []).map(({ party }) => party)];
  return to.some((party) => isParty(asked, party, paper));
}
