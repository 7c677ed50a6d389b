import { dashboards, type DomainId } from 'contract/dashboards';
import { bareMinistry } from 'contract/ministry-names';
import { parseQuery } from 'contract/query/parse';
import { type Actor, scopeOf } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { isNamed, keyOf } from './naming.ts';

/** Names of organisations that are looked at in a domain, and papers for whether they call one a ministry. */
const namesLookedAt = 6;
const papersLookedAt = 20;

/**
 * Names of ministries of a domain that fit what is typed, most papers first: each as papers write it, without the word for what
 * it is, and with a page, which wants a paper that calls it a ministry and that is not behind closed doors.
 */
export async function ministriesCalled(
  documents: Pick<DocumentStore, 'fieldValues' | 'heads'>,
  actor: Actor,
  domain: DomainId,
  typed: string,
): Promise<string[]> {
  const scope = scopeOf(actor);
  const bare = bareMinistry(typed);
  // Some papers write the word before the name, and others beside it.
  const written = await Promise.all(
    [`Ministerie van ${bare}`, bare].map((text) =>
      documents.fieldValues({
        ...{ domain, kind: 'document', field: 'organisation', text, scope },
        limit: namesLookedAt,
      }),
    ),
  );
  const names = new Map<string, string>();
  for (const { value } of written.flat()) {
    const key = keyOf(value);
    if (key !== '' && !names.has(key)) names.set(key, bareMinistry(value));
  }
  const called = await Promise.all(
    [...names].map(async ([key, name]) => {
      const parsed = parseQuery(`organisation:"${name.replaceAll('"', ' ')}"`, dashboards[domain].languages);
      if (parsed.error) return [];
      const { documents: papers } = await documents.heads(
        {
          query: parsed.tree,
          scope,
          filters: { ...unfiltered, domain, kind: 'document' },
          metadataField: 'metadata',
        },
        { size: papersLookedAt },
      );
      const isOne = papers.some(
        ({ confidentiality, organisations }) =>
          confidentiality !== 'Besloten' && organisations.some((organisation) => isNamed(key, organisation)),
      );
      return isOne ? [name] : [];
    }),
  );
  return called.flat();
}
