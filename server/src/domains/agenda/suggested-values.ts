import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { QueryField } from 'contract/query/fields';
import type { SuggestedValue } from 'contract/suggested-values';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';

/**
 * The most used values of a field among the meetings of every dashboard the actor has: of each dashboard its most used, put
 * together with their exact numbers.
 */
export async function agendaValues(
  documents: Pick<DocumentStore, 'fieldValues'>,
  actor: Actor,
  { field, text }: { field: QueryField; text: string },
): Promise<SuggestedValue[]> {
  const limit = limits.maximumSuggestedValues;
  const scope = scopeOf(actor);
  const valuesIn = (domain: (typeof domainIds)[number], typed: string) =>
    documents.fieldValues({ domain, kind: 'meeting', field, text: typed, scope, limit });
  const domains = domainIds.filter((domain) => mayReadDomain(actor, domain));
  const lists = await Promise.all(
    domains.map(async (domain) => ({ domain, values: await valuesIn(domain, text) })),
  );
  const all = [...new Set(lists.flatMap(({ values }) => values.map(({ value }) => value)))];
  /** A list that is not full has every value of its dashboard that fits. */
  async function countIn({ domain, values }: (typeof lists)[number], value: string): Promise<number> {
    const isOf = (one: SuggestedValue) => one.value === value;
    const known =
      values.find(isOf) ?? (values.length < limit ? undefined : (await valuesIn(domain, value)).find(isOf));
    return known?.count ?? 0;
  }
  const counted = await Promise.all(
    all.map(async (value) => {
      const counts = await Promise.all(lists.map((list) => countIn(list, value)));
      return { value, count: counts.reduce((sum, count) => sum + count, 0) };
    }),
  );
  // A stable order: those that are used as often stay as the dashboards have them.
  return counted.toSorted((one, other) => other.count - one.count).slice(0, limit);
}
