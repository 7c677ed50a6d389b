import type { Filters, Search } from './document-store.ts';

/** Filters that let everything pass. */
export const unfiltered = {
  groupPaths: [],
  committees: [],
  stakeholders: [],
  withoutStakeholders: [],
  topics: [],
  withoutTopics: [],
} as const satisfies Partial<Filters>;

/** Whether the context percentage can hide anything; 0 is no filter (decision 3.7). */
export function hidesByContexts({ contexts }: Filters): boolean {
  return contexts !== undefined && contexts.minimum > 0 && contexts.codes.length > 0;
}

/** A path and the paths above it, `tk/motie` before `tk`. */
export function withParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/** The same search for those of its hits alone that have votes. */
export const withVotes = (search: Search): Search => ({
  ...search,
  filters: { ...search.filters, having: 'votes' },
});
