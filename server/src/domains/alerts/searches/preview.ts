import { addDays, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { QueryDetails, SavedSearchPreview } from 'contract/saved-searches';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { asQueryError } from '#domains/timeline/index.ts';
import { savedSearchOf } from './saved-search-criteria.ts';

/**
 * What criteria would have brought in the last 30 Amsterdam days, by the date of the documents (decision 4.13).
 * @throws EC-02 where the criteria cannot be searched
 */
export async function previewOf(
  documents: DocumentStore,
  actor: Actor,
  criteria: QueryDetails,
  now: Date,
): Promise<SavedSearchPreview> {
  const search = savedSearchOf(criteria, actor, now);
  const days = limits.previewDays;
  const today = dayOf(now.getTime());
  const filters = {
    ...search.filters,
    from: startOfDay(addDays(today, -(days - 1))),
    until: endOfDay(today) + 1,
  };
  const period = { ...search, filters };
  const hits = await asQueryError(criteria.query, () => documents.count(period));
  const perDay = hits / days;
  const volume =
    perDay > limits.previewRefusal
      ? 'tooMuchForDirect'
      : perDay > limits.previewWarning
        ? 'much'
        : 'ordinary';
  return { hits, days, perDay: Math.round(perDay * 10) / 10, volume };
}
