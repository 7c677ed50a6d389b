import { addDays, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { ContextCode } from 'contract/contexts';
import { dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { parseQuery } from 'contract/query/parse';
import { groupings, sourceNode } from 'contract/sources';
import type { SearchParameters } from 'contract/timeline';
import { type Actor, scopeOf } from '#platform/access.ts';
import { invalidInput, invalidQuery } from '#platform/errors.ts';
import type { Filters, Search } from '#stores/documents/document-store.ts';

/** Dashboards that the path `document/timeline` serves; EU has its own address (decision 7.9). */
const domainsHere: readonly DomainId[] = ['nl', 'nl-lr', 'be-fed', 'be-flm'];

/**
 * Turns the parameters of a dashboard into a search of the document store, within what the actor's
 * modules allow.
 * @throws EC-02 naming the field, for anything that would otherwise be silently ignored (decision R5)
 */
export function searchOf(parameters: SearchParameters, actor: Actor, now: Date): Search {
  const domain = parameters.groupingDetails.name;
  if (!domainsHere.includes(domain)) {
    throw invalidInput('errors.wrongGrouping', 'body.groupingDetails.name', { name: domain });
  }
  const dashboard = dashboards[domain];
  const parsed = parseQuery(parameters.query, dashboard.languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  const contexts = contextsOf(parameters, dashboard.contextRequired);
  return {
    query: parsed.tree,
    scope: scopeOf(actor),
    filters: {
      domain,
      ...periodOf(parameters, now),
      groupPaths: groupPathsOf(parameters),
      committees: [],
      stakeholders: [],
      kind: 'document',
      ...(contexts ? { contexts } : {}),
    },
    metadataField: parameters.metadataField,
  };
}

/** First and last instant: whole Amsterdam days, the last 360 days by default (decisions 3.13, 5.14, 9.1). */
function periodOf(parameters: SearchParameters, now: Date): Pick<Filters, 'from' | 'until'> {
  const today = dayOf(now.getTime());
  const endDate = parameters.endDate ?? today;
  const startDate = parameters.startDate ?? addDays(today, -limits.defaultPeriodDays);
  if (endDate > addDays(today, limits.maximumDaysAhead)) {
    throw invalidInput('errors.endTooFar', 'body.endDate', { days: limits.maximumDaysAhead });
  }
  if (!parameters.lookBack && startDate > endDate)
    throw invalidInput('errors.datesReversed', 'body.startDate');
  const until = endOfDay(endDate) + 1;
  return parameters.lookBack ? { until } : { from: startOfDay(startDate), until };
}

function groupPathsOf({ groupingDetails, groupPaths }: SearchParameters): readonly string[] {
  const grouping = groupings[groupingDetails.name];
  if (groupingDetails.version !== undefined && groupingDetails.version > grouping.version) {
    throw invalidInput('errors.unknownGroupingVersion', 'body.groupingDetails.version');
  }
  for (const path of groupPaths) {
    if (!sourceNode(grouping, path))
      throw invalidInput('errors.unknownGroup', 'body.groupPaths', { name: path });
  }
  return groupPaths;
}

/** Policy contexts exist on NL, where at least one must be chosen; `all` means no filter (decision 3.8). */
function contextsOf(parameters: SearchParameters, required: boolean): Filters['contexts'] {
  const { context, minimalMatchPercentage } = parameters;
  if (!required) {
    if (context.length > 0) throw invalidInput('errors.contextNotHere', 'body.context');
    return undefined;
  }
  if (context.length === 0) throw invalidInput('timeline.query.noContext', 'body.context');
  if (context.includes('all')) {
    if (context.length > 1) throw invalidInput('errors.contextAllAlone', 'body.context');
    return undefined;
  }
  // A minimum of 0 percent filters nothing (decision 3.7).
  if (minimalMatchPercentage === 0) return undefined;
  return { codes: context as ContextCode[], minimum: minimalMatchPercentage };
}
