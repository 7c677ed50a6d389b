import { tellsCountries } from 'contract/vote-cells';
import type { Vote } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import type { SourceStateStore } from './store.ts';

const lacksCountry = ({ country }: Vote['members'][number]) => country === undefined;

/**
 * The documents with the country of every member who voted by name, where a list of the sources tells it: roll calls of the
 * European Parliament name members alone, and its open data where they were elected.
 */
export async function withCountries(
  documents: readonly Document[],
  state: Pick<SourceStateStore, 'countriesOf'>,
): Promise<Document[]> {
  const lacking = documents.find(
    ({ domain, votes }) => tellsCountries(domain) && votes.some(({ members }) => members.some(lacksCountry)),
  );
  if (!lacking) return [...documents];
  const countryOf = await state.countriesOf(lacking.domain);
  const told = (vote: Vote): Vote => ({
    ...vote,
    members: vote.members.map((member) => {
      const country = member.country ?? countryOf(member.name);
      return country === undefined ? member : { ...member, country };
    }),
  });
  return documents.map((document) =>
    document.domain === lacking.domain ? { ...document, votes: document.votes.map(told) } : document,
  );
}
