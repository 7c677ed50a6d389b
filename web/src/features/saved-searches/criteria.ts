import { dashboards, type DomainId, type FormLanguage } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { QueryDetails } from 'contract/saved-searches';
import type { z } from 'zod';
import { defaultSearch, parametersOf, type SearchState } from '#features/search/search-state.ts';

/**
 * The part of a search that is saved: which documents are meant, without days, and without labels, which are put on documents
 * after they came in.
 */
export function criteriaOf(domain: DomainId, state: SearchState): z.input<typeof QueryDetails> {
  const {
    startDate: _from,
    endDate: _to,
    lookBack: _back,
    labels: _labels,
    ...criteria
  } = parametersOf(domain, state);
  return criteria;
}

/** The search that applies saved criteria, over the usual period. */
export function stateOf(details: z.input<typeof QueryDetails>): SearchState {
  const { query, context = [], groupPaths = [], euEpCommittees = [], committees = [] } = details;
  const { metadataField = 'metadata', stakeholders = [], topics = [] } = details;
  const { withoutStakeholders = [], withoutTopics = [] } = details;
  const contexts = context.filter((code) => code !== 'all');
  return {
    ...defaultSearch,
    query,
    contexts: contexts.length === context.length && contexts.length > 0 ? contexts : 'all',
    types: groupPaths.length === 0 ? 'all' : groupPaths,
    minimalMatch: details.minimalMatchPercentage ?? limits.defaultMinimalMatch,
    committees: [...euEpCommittees, ...committees],
    language: metadataField === 'metadata' ? undefined : languageIn(metadataField),
    stakeholders,
    withoutStakeholders,
    topics,
    withoutTopics,
  };
}
const languageIn = (field: `metadata_${FormLanguage}`) => field.slice('metadata_'.length) as FormLanguage;

/** Whether two searches of a dashboard find the same documents, days, labels and order of choices aside. */
export function sameCriteria(domain: DomainId, one: SearchState, other: SearchState): boolean {
  return writtenOf(domain, one) === writtenOf(domain, other);
}

function writtenOf(domain: DomainId, state: SearchState): string {
  const { contexts, minimalMatch, query, types, committees, language, stakeholders, topics } = state;
  const { contextRequired } = dashboards[domain];
  const sorted = (chosen: 'all' | readonly string[]) => (chosen === 'all' ? chosen : [...chosen].toSorted());
  return JSON.stringify([
    query.trim().replaceAll(/\s+/g, ' '),
    contextRequired ? [sorted(contexts), contexts === 'all' ? null : minimalMatch] : null,
    sorted(types),
    sorted(committees),
    language,
    sorted(stakeholders),
    sorted(state.withoutStakeholders),
    sorted(topics),
    sorted(state.withoutTopics),
  ]);
}
