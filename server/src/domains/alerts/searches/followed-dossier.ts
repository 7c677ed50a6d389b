import { dashboards, type DomainId } from 'contract/dashboards';
import { dossierAddress } from 'contract/dossier-address';
import { parseQuery } from 'contract/query/parse';
import { referenceAt } from 'contract/query/references/references';

/** A dossier that a saved search may follow, as its address has it. */
export interface FollowedDossier {
  domain: DomainId;
  number: string;
}

/**
 * The number that a query is and nothing besides, as `nummer:36914`, `"36 914"` or `36914` are; undefined for every other
 * query. Whether a dossier has that number, its documents tell.
 */
export function dossierAsked(query: string, domain: DomainId): FollowedDossier | undefined {
  const written = numberAlone(query, domain);
  const number = written === undefined ? undefined : dossierAddress(written);
  return number === undefined ? undefined : { domain, number };
}

function numberAlone(query: string, domain: DomainId): string | undefined {
  const { tree } = parseQuery(query, dashboards[domain].languages);
  if (tree?.type === 'field' && tree.field === 'number') {
    const { node } = tree;
    if (node.type !== 'word' && node.type !== 'phrase' && node.type !== 'compound') return undefined;
    return withoutQuotes(query.slice(node.span.start, node.span.end));
  }
  const written = withoutQuotes(query);
  return referenceAt(written, 0, 'certain')?.end === written.length ? written : undefined;
}

const withoutQuotes = (text: string) => text.trim().replaceAll(/^"|"$/g, '').trim();
